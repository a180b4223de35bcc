import type { GameInfo } from './api';
import type { Entry } from './session.svelte';
import { isText, type Heard, type Text } from './scene';
import type { Sound } from './sounds';

/** What is drawn over the table for a moment; components/BigMoments.svelte knows how. */
export const DRAWINGS = ['burst', 'shield', 'minus', 'plus', 'lift', 'turn', 'door', 'fall', 'lunge', 'claws', 'sweep', 'gong'] as const;
export type Drawing = (typeof DRAWINGS)[number];

/** What an event looks and sounds like. */
export interface Effect {
  show?: Drawing;
  /** Whom or what it is about: who did or suffered it, the first whom it is aimed at, its first card, or nobody in particular. */
  at?: 'seat' | 'to' | 'card' | 'middle';
  /** What stands in it: the name of its first card or of what that is played on, or the figure of the event. */
  word?: 'cards' | 'on' | 'n';
  sound?: Sound;
}

/** By the kinds of events. */
export type Effects = Record<string, Effect>;

/** What is so in every game, if it does not say otherwise. */
const PLAIN: Effects = { play: { sound: 'card' }, draw: { sound: 'card' }, win: { sound: 'win' } };

export const effectOf = (effects: Effects | undefined, what: string): Effect | undefined => effects?.[what] ?? PLAIN[what];

/** The sounds of what has just been told: each once, and not more than anybody can tell apart. */
const SOUNDS = 3;
export function soundsOf(effects: Effects | undefined, heard: Heard[]): Sound[] {
  const found = heard.flatMap(({ what }) => effectOf(effects, what)?.sound ?? []);
  return [...new Set(found)].slice(-SOUNDS);
}

/** Where it is to be drawn, as a selector within the felt. */
export function placeOf({ at = 'seat' }: Effect, { seat, to, cards }: Heard): string {
  if (at === 'card') return `[data-piece="c${cards[0]}"]`;
  if (at === 'middle') return '.tabletop';
  return `[data-seat="${at === 'to' ? to[0] : seat}"]`;
}

/** The name of the first card that it is about or that is played on, without quotation marks. */
export function cardOf({ line }: Heard, part: 'cards' | 'on' = 'cards'): Text | undefined {
  const [first] = [line.args[part]].flat(1);
  if (!isText(first)) return undefined;
  const inner = first.args['name'];
  return first.id === 'quoted' && isText(inner) ? inner : first;
}

/** Points of each seat in each round; a round begins with the event of that name. */
export function pointsByRound({ points }: Pick<GameInfo, 'points'>, events: Heard[], seats: number): number[][] {
  const rounds: number[][] = [];
  for (const { what, seat, n } of events) {
    if (what === 'round') rounds.push(Array<number>(seats).fill(0));
    const round = rounds.at(-1);
    if (round && seat in round) round[seat] = (round[seat] ?? 0) + (points[what] ?? 0) * n;
  }
  return Object.keys(points).length ? rounds : [];
}

/** The first of the highest ones of each kind. */
export function highlightsOf({ best }: Pick<GameInfo, 'best'>, log: Entry[]): Entry[] {
  return best.flatMap((what) => {
    const all = log.filter(({ event }) => event.what === what && event.n > 0);
    const most = Math.max(...all.map(({ event }) => event.n));
    return all.find(({ event }) => event.n === most) ?? [];
  });
}
