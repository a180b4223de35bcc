import type { Component, Snippet } from 'svelte';
import type { CardEntry } from '../lib/api';
import type { Piece, Scene } from '../lib/scene';
import type { Alike } from '../lib/select';
import type { Lesson } from './lesson';
import type { TableView } from './table-view.svelte';

/** What a game brings to the client besides its texts. */
export interface GameModule {
  /** The table as it is laid. */
  Layout: Component<{ view: TableView; bar: Snippet }>;
  /** A card of the catalogue or a piece, drawn. */
  Face: Component<{ piece: Piece }>;
  /** An entry of the catalogue as a piece to be drawn. */
  sample: (card: CardEntry) => Piece;
  alike: Alike;
  /** The scene as the page needs it, where that is not what the server says. */
  shape?: (scene: Scene) => Scene;
  /** The choice with other pieces in it, of which the option has equal ones. */
  substitute: (choice: unknown, swap: Map<string, string>) => unknown;
  /** What somebody means who puts these pieces there; the server says why it cannot be. */
  attempt: (scene: Scene, picked: string[]) => unknown;
  /** By which rules things cannot be. */
  rules: Record<string, string>;
  /** What is shown beside a player until one of the second kind happens: who has passed. */
  said: { shown: string[]; until: string[] };
  /** The events that are counted for the result. */
  counted: string[];
  /** The groups of options that the layout puts together itself: they need no button of their own. */
  built?: string[];
  lesson: Lesson;
}

interface Entry {
  /** Minutes with a full table. */
  minutes: string;
  load: () => Promise<GameModule>;
}

const GAMES: Record<string, Entry> = {
  'custom-heroes': { minutes: '30–60', load: async () => (await import('./custom-heroes')).default },
  'hero-story': { minutes: '45', load: async () => (await import('./hero-story')).default },
  'munchkin': { minutes: '60–90', load: async () => (await import('./munchkin')).default },
  'kapow': { minutes: '20–40', load: async () => (await import('./kapow')).default },
  'backstab-heroes': { minutes: '20–40', load: async () => (await import('./backstab-heroes')).default },
};

/** The games that there are layouts for. */
export const games = (): string[] => Object.keys(GAMES);

export function known(game: string): boolean {
  return game in GAMES;
}

export function minutes(game: string): string {
  return GAMES[game]?.minutes ?? '';
}

export async function load(game: string): Promise<GameModule> {
  const entry = GAMES[game];
  if (!entry) throw new Error(`no layout for ${game}`);
  return entry.load();
}
