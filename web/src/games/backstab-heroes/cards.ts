import type { Piece, Scene } from '../../lib/scene';


/** Equal cards do the same. */
export const alike = (piece: Piece): string => piece.card || piece.id;

const numberOf = (id: string): number => Number(id.slice(1));

export function substitute(choice: unknown, swap: Map<string, string>): unknown {
  const numbers = new Map([...swap].map(([from, to]) => [numberOf(from), numberOf(to)]));
  const exchange = (part: unknown): unknown => (typeof part === 'number' ? (numbers.get(part) ?? part) : part);
  return Array.isArray(choice) ? choice.map(exchange) : exchange(choice);
}

/** An option that names all equal cards means one of them. */
export function shape(scene: Scene): Scene {
  const one = scene.options.map((option) => (option.group === 'swap' ? option : { ...option, pieces: option.pieces.slice(0, 1) }));
  return { ...scene, options: one };
}

const WORDS: Record<string, string> = { 'ask-layable': 'lay', 'ask-discards': 'discard', 'ask-on-offer': 'take', 'ask-swaps': 'swap' };

export function attempt(scene: Scene, picked: string[]): unknown {
  const cards = picked.map(numberOf);
  const word = WORDS[scene.question?.text.id ?? ''];
  return word ? [word, ...cards] : cards[0];
}
