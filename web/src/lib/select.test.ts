import { describe, expect, it } from 'vitest';
import { alike, attempt, substitute } from '../games/custom-heroes/cards';
import { text, type Choice, type Piece, type Scene } from './scene';
import { candidates, leadsOn, tapped } from './select';

function hero(id: number, mark: number, friend = ''): Piece {
  const badges = friend ? [{ name: text(`card-${friend}`), tone: 'yellow', mark: '' }] : [];
  const card = `character-${(id % 10) + 1}`;
  return { id: `c${id}`, face: text(card), mark: String(mark), card, badges, lit: false, owner: null, group: 0, why_not: null, kind: friend };
}

const play = (cards: number[], active: number[] = []): Choice => ({
  choice: ['play', cards, active],
  label: text('do-play'),
  pieces: cards.map((card) => `c${card}`),
  group: 'play',
});

const HAND = [hero(4, 5), hero(14, 5), hero(24, 5), hero(6, 7, 'quill'), hero(8, 9, 'brando'), hero(18, 9, 'brando')];
const PIECES = new Map(HAND.map((piece) => [piece.id, piece]));
const OPTIONS = [play([4]), play([4, 14]), play([4, 14, 24]), play([4, 14, 6], [6]), play([8]), play([8], [8])];

const choices = (picked: string[]): unknown[] =>
  candidates(OPTIONS, picked, PIECES, alike).map(({ option, swap }) => substitute(option.choice, swap));

describe('picking pieces', () => {
  it('finds the option that equal cards stand for', () => {
    expect(choices(['c24', 'c14'])).toEqual([['play', [24, 14], []]]);
    expect(choices(['c24'])).toEqual([['play', [24], []]]);
  });

  it('offers every way to activate the same cards', () => {
    expect(choices(['c18'])).toEqual([
      ['play', [18], []],
      ['play', [18], [18]],
    ]);
  });

  it('finds jokers among others', () => {
    expect(choices(['c6', 'c24', 'c4'])).toEqual([['play', [4, 24, 6], [6]]]);
  });

  it('knows what goes together', () => {
    expect(leadsOn(OPTIONS, ['c6'], PIECES, alike)).toBe(true);
    expect(leadsOn(OPTIONS, ['c6', 'c8'], PIECES, alike)).toBe(false);
  });

  it('begins anew with a card that does not go with the others', () => {
    expect(tapped(OPTIONS, ['c4'], 'c14', PIECES, alike)).toEqual(['c4', 'c14']);
    expect(tapped(OPTIONS, ['c4', 'c14'], 'c14', PIECES, alike)).toEqual(['c4']);
    expect(tapped(OPTIONS, ['c4'], 'c8', PIECES, alike)).toEqual(['c8']);
  });
});

describe('what is meant by a drop', () => {
  const scene = (group: string) => ({ options: [{ ...play([4]), group }] }) as unknown as Scene;
  it('is a set, a bet, or an upgrade for a card', () => {
    expect(attempt(scene('play'), ['c4', 'c14'])).toEqual(['play', [4, 14], []]);
    expect(attempt(scene('bet'), ['c4'])).toEqual(['bet', [4]]);
    expect(attempt(scene('play'), ['c4', 'u119'])).toEqual(['slide', 119, 4]);
  });
});
