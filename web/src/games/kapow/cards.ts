import type { Badge, Piece, Scene, Text } from '../../lib/scene';


const ONLY: Record<string, string> = { 'need-only-joker': 'face-joker' };

/** The face that a place of a die shows or a place of a box asks for; none where others do as well. */
export function faceOf({ name }: Badge): string {
  const asked = name.id === 'need-no-joker' ? (name.args['face'] as Text).id : (ONLY[name.id] ?? name.id);
  return asked.startsWith('face-') ? asked.slice('face-'.length) : '';
}

/** What the places of a box ask for, and whether they have to match. */
export interface Needs {
  places: Badge[];
  pair: boolean;
}

/** The boxes of a piece; a stroke parts them. */
export function needsOf({ badges }: Piece): Needs[] {
  const found: Needs[] = badges.length ? [{ places: [], pair: false }] : [];
  for (const badge of badges) {
    const last = found.at(-1);
    if (badge.mark === '/') found.push({ places: [], pair: false });
    else if (badge.mark === '=' && last) last.pair = true;
    else last?.places.push(badge);
  }
  return found;
}

/** Dice that look the same are the same, and so are boxes. */
export function alike(piece: Piece): string {
  return [piece.card, piece.mark, ...piece.badges.map(({ mark }) => mark)].join();
}

/** Options name the first of equal pieces, and any of them does. */
export const substitute = (choice: unknown): unknown => choice;

export function attempt(scene: Scene, picked: string[]): unknown {
  return [scene.question?.rule ?? '', picked];
}
