import { candidates, leadsOn, tapped, type Candidate } from '../lib/select';
import { piecesById, text, type Choice, type Piece, type Scene, type Text, type Why } from '../lib/scene';
import type { Words } from '../lib/words.svelte';
import type { GameModule } from './game';

export interface Notice {
  text: string;
  rule: string;
}

export interface Person {
  name: string;
  bot: boolean;
  away: boolean;
  present: boolean;
}

interface Source {
  scene: () => Scene;
  words: () => Words;
  person: (seat: number) => Person;
  deadline: (seat: number) => number | undefined;
  said: (seat: number) => string;
  /** Gives back why it was refused, or null. */
  answer: (choice: unknown) => Promise<Notice | null>;
  /** What a bot would choose here, or why there is no saying; without it there are no hints. */
  hint?: () => Promise<{ choice: unknown } | Notice>;
}

/** What a layout shows and what can be done with it: the scene, the pieces picked so far, and what they make up. */
export class TableView {
  picked = $state.raw<string[]>([]);
  /** The piece that is looked at closely. */
  inspected = $state.raw<{ piece: Piece; at: Element } | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** The option that a bot would take, once it was asked for. */
  hinted = $state.raw<Choice | null>(null);

  /** One answer at a time, however often it is tapped. */
  private sending = false;

  constructor(
    private readonly source: Source,
    readonly game: GameModule,
  ) {}

  readonly scene = $derived.by((): Scene => {
    const scene = this.source.scene();
    return this.game.shape?.(scene) ?? scene;
  });
  readonly pieces = $derived(piecesById(this.scene));
  readonly asked = $derived(this.scene.viewer !== null && this.scene.options.length > 0);
  /** Is the match waiting for us? Who is ready may take that back, but nobody waits for it. */
  readonly awaited = $derived(this.asked && (this.scene.question?.seats.includes(this.scene.viewer ?? -1) ?? false));
  readonly candidates = $derived(this.distinct(this.find(this.picked)));
  /** The pieces that some option begins with, or that go with what is picked. */
  readonly inviting = $derived(new Set([...this.pieces.keys()].filter((id) => this.leadsOn(id))));

  get words(): Words {
    return this.source.words();
  }

  say(text: Text): string {
    return this.words.say(text);
  }

  person(seat: number): Person {
    return this.source.person(seat);
  }

  deadline(seat: number): number | undefined {
    return this.source.deadline(seat);
  }

  said(seat: number): string {
    return this.source.said(seat);
  }

  private leadsOn(id: string): boolean {
    const picked = this.picked.includes(id) ? this.picked : [...this.picked, id];
    return leadsOn(this.scene.options, picked, this.pieces, this.game.alike);
  }

  private find(picked: string[]): Candidate[] {
    return candidates(this.scene.options, picked, this.pieces, this.game.alike);
  }

  /** Equal pieces make equal options: show each once. Of two that are called the same, the one with these very pieces. */
  private distinct(found: Candidate[]): Candidate[] {
    const exact = ({ swap }: Candidate): boolean => [...swap].every(([named, picked]) => named === picked);
    const called = ({ option }: Candidate): string => JSON.stringify(option.label);
    const names = new Set(found.filter(exact).map(called));
    const meant = found.filter((one) => exact(one) || !names.has(called(one)));
    return [...new Map(meant.map((one) => [JSON.stringify(this.choiceOf(one)), one])).values()];
  }

  choiceOf(candidate: Candidate): unknown {
    return this.game.substitute(candidate.option.choice, candidate.swap);
  }

  get givesHints(): boolean {
    return this.asked && this.source.hint !== undefined;
  }

  /** Let a bot say what it would do in our place. */
  async hint(): Promise<void> {
    const found = await this.source.hint?.();
    if (!found) return;
    if ('text' in found) {
      this.notice = found;
      return;
    }
    this.hinted = this.optionOf(found.choice) ?? null;
    const text = this.hinted ? this.words.t('hint-says', { move: this.hinted.label }) : this.words.t('hint-late');
    this.notice = { text, rule: '' };
  }

  /** The same without a word: what it would do is marked. */
  async pointOut(): Promise<void> {
    const { scene } = this;
    const found = await this.source.hint?.();
    if (this.scene === scene && found && 'choice' in found) this.hinted = this.optionOf(found.choice) ?? null;
  }

  private optionOf(choice: unknown): Choice | undefined {
    const wanted = JSON.stringify(choice);
    return this.scene.options.find((option) => JSON.stringify(option.choice) === wanted);
  }

  isHinted(piece: string): boolean {
    return this.hinted?.pieces.includes(piece) ?? false;
  }

  isPicked(id: string): boolean {
    return this.picked.includes(id);
  }

  tap(piece: Piece): void {
    if (!this.asked) return;
    const { options } = this.scene;
    if (!leadsOn(options, [piece.id], this.pieces, this.game.alike)) return this.explain(piece);
    this.picked = tapped(options, this.picked, piece.id, this.pieces, this.game.alike);
    this.notice = null;
  }

  /** Meant at once: what the picked pieces with this one make up is done, if that can be only one thing. */
  tapAgain(piece: Piece): void {
    if (!this.isPicked(piece.id)) this.tap(piece);
    const [only, ...others] = this.isPicked(piece.id) ? this.candidates : [];
    if (only && !others.length) void this.choose(this.choiceOf(only));
    else this.tap(piece);
  }

  /** Why a piece cannot be used now. */
  explain(piece: Piece): void {
    if (piece.why_not) this.notice = this.reason(piece.why_not);
  }

  reason(why: Why): Notice {
    return { text: this.say(why), rule: why.rule ?? '' };
  }

  clear(): void {
    this.picked = [];
    this.notice = null;
  }

  /** The position is another one: what no longer fits is not picked any more. */
  refresh(): void {
    const { options } = this.scene;
    if (this.picked.length && !leadsOn(options, this.picked, this.pieces, this.game.alike)) this.picked = [];
    if (!this.asked) this.notice = null;
    if (this.hinted && !this.scene.options.includes(this.hinted)) {
      this.hinted = null;
      this.notice = null;
    }
  }

  async choose(choice: unknown): Promise<void> {
    if (this.sending) return;
    this.notice = null;
    this.sending = true;
    const refused = await this.source.answer(choice).finally(() => (this.sending = false));
    if (refused) this.notice = refused;
    else this.picked = [];
  }

  /** Put these pieces there: what they make up is done; if that is unclear it is asked, if it cannot be, why. */
  async put(picked: string[]): Promise<void> {
    const able = this.distinct(this.find(picked));
    const inOrder = able.filter(({ option }) => option.pieces.every((id, i) => id === picked[i]));
    const found = inOrder.length ? inOrder : able;
    const [only] = found;
    if (found.length === 1 && only) return this.choose(this.choiceOf(only));
    if (found.length > 1) {
      this.picked = picked;
      return;
    }
    if (this.game.attempt) await this.choose(this.game.attempt(this.scene, picked));
    else this.notice = this.reason(text('not-an-option'));
    this.picked = [];
  }

  /** What a drag of this piece takes along. */
  grasp(piece: Piece): string[] {
    if (!this.asked) return [];
    this.inspected = null;
    if (!this.picked.includes(piece.id)) {
      const grown = [...this.picked, piece.id];
      this.picked = leadsOn(this.scene.options, grown, this.pieces, this.game.alike) ? grown : [piece.id];
    }
    return this.picked;
  }
}
