import type { Badge, Piece, Scene } from '../../lib/scene';

export const isUpgrade = (piece: Piece): boolean => piece.id.startsWith('u');

/** The entry of the catalogue that a badge stands for. */
export const cardOf = (badge: Badge): string => badge.name.id.replace('card-', '');

export function badgeOf(piece: Piece, tone: string): Badge | undefined {
  return piece.badges.find((badge) => badge.tone === tone);
}

/** In sets the value and the ability count; for upgrades and bets the whole sleeve. */
export function alike(piece: Piece, group: string): string {
  if (isUpgrade(piece)) return piece.card;
  return group === 'play' ? `${piece.mark}:${piece.kind ?? ''}` : [piece.card, ...piece.badges.map(cardOf)].join();
}

const numberOf = (id: string): number => Number(id.slice(1));

export function substitute(choice: unknown, swap: Map<string, string>): unknown {
  const numbers = new Map([...swap].map(([from, to]) => [numberOf(from), numberOf(to)]));
  const exchange = (part: unknown): unknown =>
    Array.isArray(part) ? part.map(exchange) : typeof part === 'number' ? (numbers.get(part) ?? part) : part;
  return exchange(choice);
}

export function attempt(scene: Scene, picked: string[]): unknown {
  const upgrade = picked.find((id) => id.startsWith('u'));
  const cards = picked.filter((id) => id !== upgrade).map(numberOf);
  if (upgrade) return ['slide', numberOf(upgrade), cards[0] ?? -1];
  return scene.options.some(({ group }) => group === 'bet') ? ['bet', cards] : ['play', cards, []];
}
