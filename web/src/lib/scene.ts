/** The table as the server describes it: see core/scene.py. */

export type Arg = string | number | boolean | null | Text | Arg[];

export interface Text {
  id: string;
  args: Record<string, Arg>;
}

/** Why something cannot be, and the rule that says so. */
export interface Why extends Text {
  rule?: string;
}

export interface Badge {
  name: Text;
  tone: string;
  mark: string;
}

export interface Piece {
  id: string;
  face: Text | null;
  mark: string;
  card: string;
  badges: Badge[];
  lit: boolean;
  owner: number | null;
  group: number;
  why_not: Why | null;
  /** What sort of piece it is, by a word of the game. */
  kind?: string;
}

export interface Zone {
  id: string;
  kind: string;
  label: Text;
  pieces: Piece[];
  owner: number | null;
  note: Text | null;
}

export interface Counter {
  id: string;
  label: Text;
  value: number | null;
  owner: number | null;
}

export interface Seat {
  seat: number;
  states: Text[];
  to_act: boolean;
}

export interface Choice {
  choice: unknown;
  label: Text;
  pieces: string[];
  group: string;
  /** The way to it through a long list. */
  steps?: Text[];
}

/** A question that comes again and again. */
export interface Again {
  about: string[];
  nothing: unknown;
  spans: string[];
}

export interface Question {
  text: Text;
  rule: string;
  seats: number[];
  form: string;
  /** What the viewer has to lose in a window: see core/scene.py. */
  stake?: string;
  again?: Again | null;
}

/** A part of a choice that is put together. */
export interface Field {
  kind: 'number' | 'seat' | 'one' | 'some';
  label: Text;
  values: unknown[];
  names: Text[];
  pieces: string[];
  least: number;
  most: number;
  /** An earlier field that narrows this one; −1: none. */
  of: number;
  ordered: boolean;
  begin: unknown;
}

/** How choices outside the list are put together. */
export interface Form {
  label: Text;
  word: string;
  fields: Field[];
}

export interface Scene {
  game: string;
  viewer: number | null;
  seats: Seat[];
  zones: Zone[];
  counters: Counter[];
  headline: Text[];
  question: Question | null;
  options: Choice[];
  forms?: Form[];
  /** Pieces that others can be put on at once: for each the sets that fill it, of equal pieces the first. */
  takes?: Record<string, string[][]>;
  /** The parts of the match that are going on now: name and value. */
  spans?: [string, string][];
}

export interface Heard {
  what: string;
  seat: number;
  cards: (number | null)[];
  n: number;
  name: string;
  /** By which it happened. */
  rule: string;
  to: number[];
  on: (number | null)[];
  m: number;
  /** Its sentence. */
  line: Text;
}

export function text(id: string, args: Record<string, Arg> = {}): Text {
  return { id, args };
}

export function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'id' in value && 'args' in value;
}

export function zone(scene: Scene, id: string): Zone | undefined {
  return scene.zones.find((found) => found.id === id);
}

export function counter(scene: Scene, id: string): Counter | undefined {
  return scene.counters.find((found) => found.id === id);
}

export function piecesById(scene: Scene): Map<string, Piece> {
  return new Map(scene.zones.flatMap((found) => found.pieces.map((piece) => [piece.id, piece] as const)));
}

/** The other seats, clockwise from the viewer; for a spectator all of them. */
export function othersOf(scene: Scene): number[] {
  const seats = scene.seats.map((seat) => seat.seat);
  const viewer = scene.viewer;
  if (viewer === null) return seats;
  return seats.slice(1).map((offset) => (viewer + offset) % seats.length);
}
