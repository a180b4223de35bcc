import type { Badge, Piece, Scene } from '../../lib/scene';


export const numberOf = (id: string): number => Number(id.slice(1));

/** Every card is one of its kind: which of two equal ones goes where may matter. */
export const alike = (piece: Piece): string => piece.id;
export const substitute = (choice: unknown): unknown => choice;

export const badge = (piece: Piece, id: string): Badge | undefined =>
  piece.badges.find((found) => found.name.id === `badge-${id}`);
export const goldOf = (piece: Piece): number => Number(badge(piece, 'gold')?.name.args['n'] ?? 0);

/** Where an item is worn: a slot, or nowhere in particular. */
export function slotOf(piece: Piece): 'head' | 'armour' | 'feet' | 'hand' | 'hands' | '' {
  if (badge(piece, 'bound')) return '';
  return (['head', 'armour', 'feet', 'hand', 'hands'] as const).find((slot) => badge(piece, slot)) ?? '';
}

/** What somebody means who drags a card somewhere: out of the pack, into it, or onto the table. */
export function attempt(scene: Scene, picked: string[]): unknown {
  const [id = ''] = picked;
  const home = scene.zones.find((zone) => zone.owner === scene.viewer && zone.pieces.some((piece) => piece.id === id));
  const word = home?.id.startsWith('worn') ? 'pack' : home?.id.startsWith('pack') ? 'use' : 'lay';
  return word === 'lay' ? [word, numberOf(id), -1] : [word, numberOf(id)];
}
