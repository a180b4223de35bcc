import type { TableView } from '../games/table-view.svelte';
import type { Piece } from './scene';
import { t } from './words.svelte';

/** A piece in words: its name, what stands on it, what is in it, and why it cannot be used. */
export function nameOf(view: TableView, piece: Piece): string {
  if (!piece.face) return t('face-down');
  const badges = piece.badges.map((badge) => [view.say(badge.name), badge.mark].join(' ').trim());
  const state = [piece.lit ? t('active') : '', view.isHinted(piece.id) ? t('hinted') : ''];
  const why = view.asked && piece.why_not ? [view.say(piece.why_not)] : [];
  return [view.say(piece.face), piece.mark, ...badges, ...state, ...why].filter(Boolean).join(', ');
}

/** The letters of its longest word: long words need smaller letters. */
export function longestWord(name: string): number {
  return Math.max(1, ...name.split(/[ -]/).map((word) => word.length));
}
