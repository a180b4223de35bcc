import { api } from './api';
import type { Piece } from './scene';

const known = new Map<string, Map<string, Piece>>();

/** Ask for the cards of a game, for layouts that show some that do not lie on the table. */
export async function learnCards(game: string): Promise<void> {
  if (!known.has(game)) known.set(game, new Map((await api.cards(game)).map(({ id, piece }) => [id, piece])));
}

/** A card as it is printed. */
export const printed = (game: string, card: string): Piece | undefined => known.get(game)?.get(card);
