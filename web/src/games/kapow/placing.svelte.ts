import { getContext, setContext } from 'svelte';
import { candidates, pairUp } from '../../lib/select';
import type { Choice, Piece } from '../../lib/scene';
import type { TableView } from '../table-view.svelte';
import { alike } from './cards';
import { aboutOf, piecesOf, wordOf } from './table';

/** Placing dice: first take some in hand, then tap the box; or the box at once, and the server asks what pays for it. */
export class Placing {
  private taken = $state.raw<string[]>([]);

  constructor(private readonly view: TableView) {}

  /** The boxes that can be filled now, each with its option; that of the first of equal sections stands for all. */
  readonly open = $derived.by(() => {
    const { scene, pieces } = this.view;
    const options = scene.options.filter((option) => wordOf(option) === 'choose');
    const named = new Map(options.map((option) => [option.pieces[0] ?? '', option]));
    const equal = new Map([...named].flatMap(([id, option]) => (pieces.has(id) ? [[alike(pieces.get(id) as Piece), option]] : [])));
    const empty = piecesOf(scene, 'board', String(scene.viewer)).filter((box) => !box.lit);
    const found = empty.flatMap((box): [string, Choice][] => {
      const option = named.get(box.id) ?? equal.get(alike(box));
      return option ? [[box.id, option]] : [];
    });
    return new Map(found);
  });
  /** The dice in hand, as long as there is something to be placed. */
  readonly held = $derived.by(() => (this.open.size ? this.taken.filter((id) => this.view.pieces.has(id)) : []));

  take(die: Piece): void {
    this.taken = this.held.includes(die.id) ? this.held.filter((id) => id !== die.id) : [...this.held, die.id];
    this.view.notice = null;
  }

  /** A die for what has been begun: to be rolled again, or to pay; when it is settled what pays, it is done. */
  pick(die: Piece): void {
    const { view } = this;
    const [paying] = view.scene.options.filter((option) => wordOf(option) === 'pay');
    if (!paying) return void view.put([die.id]);
    view.tap(die);
    const all = [...paying.pieces.slice(0, 1), ...view.picked];
    const [found] = candidates(view.scene.options, all, view.pieces, view.game.alike);
    if (found) void view.choose(view.choiceOf(found));
  }

  drop(): void {
    this.taken = [];
  }

  /** May the dice in hand go into this box? */
  invites(box: string): boolean {
    const option = this.open.get(box);
    return option !== undefined && (!this.held.length || this.ways(option, this.held).length > 0);
  }

  /** The sets that fill a box and have these dice, or equal ones, in them. */
  private ways(option: Choice, dice: string[]): string[][] {
    const sets = this.view.scene.takes?.[option.pieces[0] ?? ''] ?? [];
    return sets.filter((pieces) => pairUp({ ...option, pieces }, dice, this.view.pieces, alike) !== null);
  }

  /** Put the dice in hand there; if they are not enough, the server completes them or asks; if they do not fit, it says so. */
  async put(box: string, dice: string[] = this.held): Promise<void> {
    const [option, piece] = [this.open.get(box), this.view.pieces.get(box)];
    if (!option) return piece && this.view.explain(piece);
    const ways = this.ways(option, dice);
    const some = !dice.length || ways.some((set) => set.length > dice.length);
    this.drop();
    await this.view.choose(some ? option.choice : ['choose', aboutOf(option)[0], dice.map(numberOf).sort((a, b) => a - b)]);
  }
}

const KEY = Symbol('placing');
export const providePlacing = (view: () => TableView): Placing => setContext(KEY, new Placing(view()));
export const placing = (): Placing => getContext(KEY);

export const numberOf = (id: string): number => Number(id.split('.')[1]);
