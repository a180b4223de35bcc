import type { Badge, Piece, Scene, Text } from '../../lib/scene';


export const badgeOf = (piece: Piece, id: string): Badge | undefined => piece.badges.find((badge) => badge.name.id === id);

/** When an ability works, and what it costs. */
export const momentOf = (piece: Piece): Badge | undefined => piece.badges.find(({ name }) => name.id.startsWith('kind-'));

/** What a card of the trick counts as, where that is not what is printed. */
export function countsAs(piece: Piece): { suit: string; value: string } | null {
  const args = badgeOf(piece, 'badge-counts')?.name.args;
  if (!args) return null;
  const suit = args['suit'] as Text;
  return { suit: suit.id.replace('suit-', ''), value: String(args['value']).replace('-', '−') };
}

/** The charges of an ability: how much stamina each takes, and whether it lies there. */
export function chargesOf(piece: Piece): { price: number; full: boolean }[] {
  const printed = momentOf(piece)?.mark ?? '';
  const left = Number(badgeOf(piece, 'badge-charges')?.mark.split('/')[0] ?? 0);
  const prices = printed.replace('◎', '').split('+').map(Number);
  return prices.filter((price) => price > 0).map((price, i) => ({ price, full: i < left }));
}

/** Every card is there once. */
export const alike = (piece: Piece): string => piece.id;
export const substitute = (choice: unknown): unknown => choice;

const numberOf = (id: string): number => Number(id.slice(1));

export function attempt(scene: Scene, picked: string[]): unknown {
  const cards = picked.map(numberOf);
  const asked = scene.question?.text.id;
  if (asked === 'ask-plans') return cards;
  if (asked === 'ask-marked-charges' || asked === 'ask-effect-charges') return ['charge', cards[0] ?? -1, -1];
  return cards.length === 1 ? cards[0] : cards;
}
