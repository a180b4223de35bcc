import type { Component, Snippet } from 'svelte';
import type { Art } from '../figures/maker';
import { api, type GameInfo } from '../lib/api';
import { learnCards } from '../lib/catalogue';
import type { Effects } from '../lib/moments';
import type { Piece, Scene } from '../lib/scene';
import type { Alike } from '../lib/select';
import { settings } from '../lib/settings.svelte';
import type { TableView } from './table-view.svelte';

/** What a game brings to the client besides its texts. */
export interface GameModule {
  /** The table as it is laid. */
  Layout: Component<{ view: TableView; bar: Snippet }>;
  /** A card of the catalogue or a piece, drawn. */
  Face: Component<{ piece: Piece }>;
  alike: Alike;
  /** The scene as the page needs it, where that is not what the server says. */
  shape?: (scene: Scene) => Scene;
  /** The choice with other pieces in it, of which the option has equal ones. */
  substitute: (choice: unknown, swap: Map<string, string>) => unknown;
  /** What somebody means who puts these pieces there; the server says why it cannot be. */
  attempt?: (scene: Scene, picked: string[]) => unknown;
  /** The groups of options that the layout puts together itself: they need no button of their own. */
  built?: string[];
  /** Pieces that are no cards, for the page of styles. */
  samples?: Piece[];
  /** What its cards are drawn with. */
  art?: Art;
  /** What its events look and sound like. */
  effects?: Effects;
}

/** A game with what the server says about it. */
export interface LoadedGame extends GameModule {
  info: GameInfo;
}

const GAMES: Record<string, () => Promise<GameModule>> = {
  'custom-heroes': async () => (await import('./custom-heroes')).default,
  'hero-story': async () => (await import('./hero-story')).default,
  'munchkin': async () => (await import('./munchkin')).default,
  'kapow': async () => (await Promise.all([import('./kapow'), learnCards('kapow')]))[0].default,
  'backstab-heroes': async () => (await import('./backstab-heroes')).default,
};

/** The games that bring code of their own. */
export const drawn = (): string[] => Object.keys(GAMES);

/** What is there for a game: its own code, or the general table, which is also what whoever wants it plain gets. */
export async function load(game: string): Promise<LoadedGame> {
  const [own, games] = await Promise.all([settings.plain ? undefined : GAMES[game]?.(), api.games()]);
  const info = games.find(({ id }) => id === game);
  if (!info) throw new Error(`no such game: ${game}`);
  return { ...(own ?? (await import('./general')).default), info };
}
