import type { Choice, Piece } from './scene';

/** What makes pieces interchangeable in options of a group. */
export type Alike = (piece: Piece, group: string) => string;

export interface Candidate {
  option: Choice;
  /** The pieces of the option, and those picked in their place. */
  swap: Map<string, string>;
}

/** Of equal pieces an option names only some: pair the picked ones with its pieces; null if that cannot be. */
export function pairUp(
  option: Choice,
  picked: string[],
  pieces: Map<string, Piece>,
  alike: Alike,
): Map<string, string> | null {
  const swap = new Map<string, string>();
  const rest = new Set(option.pieces);
  for (const id of picked.filter((own) => rest.has(own))) {
    swap.set(id, id);
    rest.delete(id);
  }
  for (const id of picked.filter((own) => !swap.has(own))) {
    const key = keyOf(id, option.group, pieces, alike);
    const found = [...rest].find((other) => keyOf(other, option.group, pieces, alike) === key);
    if (found === undefined) return null;
    swap.set(found, id);
    rest.delete(found);
  }
  return swap;
}

function keyOf(id: string, group: string, pieces: Map<string, Piece>, alike: Alike): string {
  const piece = pieces.get(id);
  return piece ? alike(piece, group) : id;
}

/** The options that these pieces make up exactly. */
export function candidates(
  options: Choice[],
  picked: string[],
  pieces: Map<string, Piece>,
  alike: Alike,
): Candidate[] {
  if (!picked.length) return [];
  return options.flatMap((option) => {
    if (option.pieces.length !== picked.length) return [];
    const swap = pairUp(option, picked, pieces, alike);
    return swap ? [{ option, swap }] : [];
  });
}

/** Is there an option that has all these pieces, and perhaps more? */
export function leadsOn(options: Choice[], picked: string[], pieces: Map<string, Piece>, alike: Alike): boolean {
  return options.some(
    (option) => option.pieces.length >= picked.length && pairUp(option, picked, pieces, alike) !== null,
  );
}

/** What is picked after a tap: add or take away; a piece that does not go with the others begins anew. */
export function tapped(
  options: Choice[],
  picked: string[],
  id: string,
  pieces: Map<string, Piece>,
  alike: Alike,
): string[] {
  if (picked.includes(id)) return picked.filter((other) => other !== id);
  const grown = [...picked, id];
  return leadsOn(options, grown, pieces, alike) ? grown : [id];
}
