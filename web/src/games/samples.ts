import { text, type Badge, type Piece } from '../lib/scene';

/** A piece as it lies on a table, for the page of styles. */
export function sample(kind: string, card: string, mark = '', badges: Badge[] = []): Piece {
  return { id: `${kind}-${card}-${mark}`, face: text(`${kind}-${card}`), mark, card, badges, lit: false, owner: null, group: 0, why_not: null, kind };
}

/** A card face down; what it is called says from which pile it is. */
export const back = (id: string): Piece => ({ ...sample('back', ''), id, face: null });
