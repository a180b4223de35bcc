import type { Piece, Scene, Text, Zone } from '../../lib/scene';
import type { Words } from '../../lib/words.svelte';

/** More pieces than this are shown as names, not as cards; and so are dice, boards and supplies. */
export const FEW = 12;
const CARDS = ['hand', 'row', 'trick', 'tableau', 'pile'];

export type Look = 'pile' | 'backs' | 'cards' | 'tokens';

/** How a zone is drawn. Whatever an option names lies open to be clicked. */
export function lookOf(zone: Zone, named: Set<string>, small: boolean): Look {
  const chosen = zone.pieces.some(({ id }) => named.has(id));
  if (!chosen && zone.pieces.length && !zone.pieces.some(({ face }) => face)) return 'backs';
  if (!chosen && (zone.kind === 'pile' || (small && zone.pieces.length > FEW))) return 'pile';
  return small || zone.pieces.length > FEW || !CARDS.includes(zone.kind) ? 'tokens' : 'cards';
}

/** The pieces that options and forms name. */
export function namedIn(scene: Scene): Set<string> {
  const fields = (scene.forms ?? []).flatMap((form) => form.fields);
  return new Set([...scene.options, ...fields].flatMap(({ pieces }) => pieces));
}

interface Placed extends Piece {
  /** The zone that it lies in. */
  at?: string;
}

export function placed(scene: Scene): Scene {
  const within = (zone: Zone): Placed[] => zone.pieces.map((piece) => ({ ...piece, at: zone.id }));
  return { ...scene, zones: scene.zones.map((zone) => ({ ...zone, pieces: within(zone) })) };
}

/** Options name one of equal pieces: what looks the same in the same zone is as good. */
export function alike(piece: Placed): string {
  const { at, face, mark, card, badges, lit, owner, why_not } = piece;
  return face ? JSON.stringify([at, face, mark, card, badges, lit, owner, why_not]) : piece.id;
}

/** The zones of a seat, or those that belong to nobody: hands first, piles last, and nothing where nothing lies yet. */
export function zonesOf(scene: Scene, owner: number | null): Zone[] {
  const rank = ({ kind }: Zone): number => (kind === 'hand' ? 0 : kind === 'pile' ? 2 : 1);
  const there = scene.zones.filter((zone) => zone.owner === owner && (zone.kind === 'trick' || zone.pieces.length));
  return there.sort((a, b) => rank(a) - rank(b));
}

/** A label without the name of its owner, if there is one: it stands beside that name. */
export function shortLabel(words: Words, label: Text): string {
  return words.has(`${label.id}.short`) ? words.t(`${label.id}.short`, label.args) : words.say(label);
}
