import type { Moment } from './film';
import { lang } from './settings.svelte';
import type { Heard, Piece, Scene, Text } from './scene';

export interface Option {
  name: string;
  type: 'bool' | 'int' | 'str';
  default: boolean | number | string;
  allowed: string;
  /** For how many players each of the allowed values is; empty: for any number. */
  players: number[];
  /** Who plays against whom with each of the allowed values, by words for who they are. */
  sides: [string[], string[]][];
  /** It changes something only if these other options, or the seats, have one of these values. */
  only: Record<string, (boolean | number | string)[]>;
  texts: Record<string, string>;
}

export interface GameInfo {
  id: string;
  names: Record<string, string>;
  seats: [number, number];
  options: Option[];
  /** With few and with many players. */
  minutes: [number, number];
  /** The events that are counted for the result. */
  counted: string[];
  /** The events that are shown beside a player until one of the others happens: who has passed. */
  said: string[];
  until: string[];
  /** The high points among the events. */
  high: string[];
  /** The events that say who got what in a round. */
  round_end: string[];
  /** The events that bring points (1) or cost them (−1), if rounds are worth comparing. */
  points: Record<string, number>;
  /** Of each of these events the one with the highest figure is worth telling after the match. */
  best: string[];
  lesson: boolean;
  /** Does the table stand still now and then, because somebody might react? */
  offers: boolean;
}

export interface Setup {
  game: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  bots: (string | null)[];
  clock: { kind: string; seconds: number };
  public: boolean;
  grace: number;
  /** Seconds that the table stands still. */
  react: number;
}

export interface SeatPart {
  name: string;
  taken: boolean;
  host: boolean;
  bot: string | null;
  ready: boolean;
  away: boolean;
  present: boolean;
  committed: string;
  revealed: boolean;
}

export interface TablePart {
  id: string;
  phase: 'lobby' | 'starting' | 'playing' | 'over';
  setup: Setup;
  commitment: string;
  seats: SeatPart[];
  undo: { seat: number; to: number } | null;
  agreed: number[];
  rematch: string;
  decisions: number | null;
}

export interface Result {
  winners: number[];
  scores: number[];
  /** The first one may be a rival's. */
  places: number[];
  /** Automata: the id of the name, score, place. */
  rivals: [string, number, number][];
}

export interface ChatLine {
  version: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Reason {
  id: string;
  rule: string;
  text: string;
}

export interface Seen {
  scene?: Scene;
  /** What was to be seen on the way there. */
  moments?: Moment[];
  over?: boolean;
  result?: Result | null;
  /** Is there a decision of one's own that can be taken back, or asked to be? */
  undoable?: boolean;
}

export interface Told {
  decision: number;
  events: Heard[];
}

export interface Listed {
  id: string;
  game: string;
  host: string;
  seats: number;
  taken: number;
  phase: string;
}

export interface Seated {
  id: string;
  seat: number;
}

export interface RuleBook {
  game: string;
  name: string;
  about: string;
  chapters: { number: string; title: string; rules: { number: string; text: string }[] }[];
  examples: { title: string; text: string }[];
}

export interface CardEntry {
  id: string;
  name: string;
  kind: string;
  copies: number;
  text: string;
  source: string;
  /** As it lies on the table. */
  piece: Piece;
}

export interface MatchRecord {
  game: string;
  version: number;
  key: string;
  proof: {
    table: string;
    commitment: string;
    /** Of the rules when the table was opened. */
    version?: number;
    secret: string;
    seats: { name: string; bot: string | null; digest: string; nonce: string }[];
  };
}

/** Where the shuffles are those of another match there is no proof. */
type Recorded = Omit<MatchRecord, 'proof'> & Partial<Pick<MatchRecord, 'proof'>>;

/** A lesson: what it opens with, the titles of its steps, and the first match after them. */
export interface LessonPlan {
  goal: Text;
  turn: Text;
  steps: Text[];
  seats: number;
  options: Setup['options'];
}

/** What whoever learns heard, and saw then. */
export interface LessonSight {
  events: Heard[];
  scene: Scene;
}

export interface LessonStep {
  title: Text;
  text: Text;
  done: Text;
  rule: string;
  learner: number;
  /** The choice that is to be found. */
  hint: unknown;
  position: LessonSight;
}

export class Refused extends Error {
  constructor(
    readonly reason: Reason,
    readonly status: number,
  ) {
    super(reason.text);
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': lang() };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init: RequestInit =
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`/api${path}`, init);
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as { reason?: Reason } | null;
  throw new Refused(told?.reason ?? { id: '', rule: '', text: answer.statusText }, answer.status);
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

const at = (table: string, rest = ''): string => `/tables/${encodeURIComponent(table)}${rest}`;
const seen = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`);

export const api = {
  games: () => get<GameInfo[]>('/games'),
  tables: () => get<Listed[]>('/tables'),
  rules: (game: string) => get<RuleBook>(`/rules/${game}?lang=${lang()}`),
  cards: (game: string) => get<CardEntry[]>(`/cards/${game}?lang=${lang()}`),
  texts: async (language: string, game = '') =>
    (await ask(`/texts/${language}${game ? `/${game}` : ''}`)).text(),
  lesson: (game: string) => get<LessonPlan>(`/lessons/${game}`),
  lessonStep: (game: string, step: number) => get<LessonStep>(`/lessons/${game}/${step}`),
  lessonChoice: (game: string, step: number, choice: unknown) =>
    post<{ refused: Reason | null; moments: LessonSight[] }>(`/lessons/${game}/${step}`, { choice }),
  open: (setup: Setup, name: string) => post<Seated>('/tables', { setup, name }),
  join: (table: string, name: string, key: string) => post<Seated>(at(table, '/join'), { name, key }),
  hint: (table: string) => get<{ choice: unknown }>(at(table, '/hint')),
  rematch: (table: string) => post<Seated>(at(table, '/rematch'), {}),
  playOn: (table: string, decision: number, seat: number, name: string) =>
    post<Seated>(at(table, '/play-on'), { decision, seat, name }),
  table: (table: string) => get<{ you: number | null; table: TablePart } & Seen>(at(table)),
  log: (table: string, seat: number | null = null) => get<Told[]>(at(table, `/log${seen(seat)}`)),
  moment: (table: string, decision: number, seat: number | null) =>
    get<{ decision: number; you: number | null } & Seen>(at(table, `/at/${decision}${seen(seat)}`)),
  record: (table: string) => get<Recorded>(at(table, '/record')),
};
