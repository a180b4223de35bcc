import type { Seen } from './api';
import type { Heard, Piece, Scene, Zone } from './scene';

/** `[value]` in place of what was there, or what changes inside by key or place: see core/changes.py. */
export type Change = [unknown] | { [part: string]: Change };

export interface Moment {
  /** How many events belong to it and to those before. */
  told: number;
  /** What makes its scene of the scene of the moment after it. */
  changes: Change;
}

/** A sight of the match, and what is told as it comes. */
export interface Frame {
  scene: Scene | undefined;
  heard: Heard[];
}

export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

/** Seconds: a pause that is over that soon is for bots, and nobody need see it. */
export const BLINK = 1;
/** Milliseconds until the next sight. */
const HOLD: Record<Pace, number> = { slow: 1400, normal: 700, fast: 300, off: 0 };
/** So much longer is seen what will be swept off the table. */
const SWEPT = 2.5;
/** If more sights than this wait the film runs faster. */
const FEW = 6;
const SWEPT_FROM = ['trick', 'row'];
const WINDOW = 'any';

export function changed(old: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  if (Array.isArray(old)) return old.map((value, i) => inside(value, change[i]));
  if (typeof old !== 'object' || old === null) return old;
  return Object.fromEntries(Object.entries(old).map(([key, value]) => [key, inside(value, change[key])]));
}

function inside(value: unknown, change: Change | undefined): unknown {
  return change ? changed(value, change) : value;
}

/** What a step has to show, one after the other. The moments are told from the last one on. */
export function framesOf({ scene, moments = [] }: Pick<Seen, 'scene' | 'moments'>, log: Heard[]): Frame[] {
  const scenes = [scene];
  for (const { changes } of moments.toReversed()) scenes.unshift(changed(scenes[0], changes) as Scene);
  const told = [0, ...moments.map((moment) => moment.told), log.length];
  return scenes.map((found, i) => ({ scene: found, heard: log.slice(told[i], told[i + 1]) }));
}

/** How long this sight stays before that one; the more wait, the shorter. */
export function hold(shown: Frame, next: Frame, waiting: number, pace: Pace): number {
  if (!shown.heard.length) return 0;
  return HOLD[pace] * (sweeps(shown.scene, next.scene) ? SWEPT : 1) * Math.min(1, FEW / waiting);
}

/** Does something that lies open leave the table: a trick, what was played in a fight? */
function sweeps(shown: Scene | undefined, next: Scene | undefined): boolean {
  const left = new Set(lying(next).map((piece) => piece.id));
  return lying(shown).some((piece) => !left.has(piece.id));
}

function lying(scene: Scene | undefined): Piece[] {
  const zones = scene?.zones.filter((zone) => SWEPT_FROM.includes(zone.kind)) ?? [];
  return zones.flatMap((zone) => zone.pieces.filter((piece) => piece.face));
}

/** Where a piece has gone; one that cannot be followed onto the pile that has grown, such as that of a trick's winner. */
export function whither(piece: string, before: Scene, after: Scene): Zone | undefined {
  const had = new Map(before.zones.map(({ id, pieces }) => [id, pieces.length]));
  const grown = ({ id, kind, pieces }: Zone): boolean => kind === 'pile' && pieces.length > (had.get(id) ?? 0);
  return after.zones.find(({ pieces }) => pieces.some(({ id }) => id === piece)) ?? after.zones.find(grown);
}

const asks = (scene: Scene): boolean => scene.viewer !== null && scene.options.length > 0;

/** Must an answer be possible at once: because time runs, the window is open to others, or it is possible already? */
export function isDue(scene: Scene, shown: Scene | null, timed: boolean): boolean {
  return asks(scene) && (timed || scene.question?.form === WINDOW || asksTheSame(scene, shown));
}

function asksTheSame(scene: Scene, shown: Scene | null): boolean {
  return shown !== null && asks(shown) && JSON.stringify(scene.question?.text) === JSON.stringify(shown.question?.text);
}

/** An earlier sight of the table, with what is asked now. */
export function asking({ seats, zones, counters, headline }: Scene, now: Scene): Scene {
  return { ...now, seats, zones, counters, headline };
}
