import { getContext, setContext } from 'svelte';
import { candidates } from '../../lib/select';
import type { Piece } from '../../lib/scene';
import type { TableView } from '../table-view.svelte';
import { boxOf, needsOf } from './cards';
import { fit } from './paying';
import { aboutOf, wordOf } from './table';

/** Placing dice: first take some in hand, then tap the box; or the box at once, and the server asks what pays for it. */
export class Placing {
  private taken = $state.raw<string[]>([]);

  constructor(private readonly view: TableView) {}

  /** The boxes that can be filled now, by name; of equal sections the first stands for all. */
  readonly open = $derived.by(() => {
    const options = this.view.scene.options.filter((option) => wordOf(option) === 'choose');
    return new Set(options.map((option) => String(aboutOf(option)[0])));
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
    const { name, word } = boxOf(box);
    const letters = this.held.map((id) => letterOf(this.view.pieces.get(id)));
    return this.open.has(name) && fit(letters, word);
  }

  /** Put the dice in hand there; if they are not enough, the server completes them or asks. */
  async put(box: string, dice: string[] = this.held): Promise<void> {
    const { name, word } = boxOf(box);
    const all = dice.length === needsOf(word).places.length;
    const listed = this.view.scene.options.find((option) => wordOf(option) === 'choose' && aboutOf(option)[0] === name);
    this.drop();
    await this.view.choose(all ? ['choose', name, dice.map(numberOf).sort((a, b) => a - b)] : (listed?.choice ?? ['choose', name]));
  }
}

const KEY = Symbol('placing');
export const providePlacing = (view: () => TableView): Placing => setContext(KEY, new Placing(view()));
export const placing = (): Placing => getContext(KEY);

export const numberOf = (id: string): number => Number(id.split('.')[1]);

/** As paying.py sees a die: the letter on top, small on an action die. */
const letterOf = (die: Piece | undefined): string =>
  die?.card === 'action' ? die.mark.toLowerCase() : (die?.mark ?? '');
