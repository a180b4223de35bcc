import { expect, test } from 'vitest';
import { text, type Piece, type Scene, type Zone } from '../../lib/scene';
import { alike, lookOf, namedIn, placed, zonesOf } from './zones';

const piece = (id: string, open = true): Piece => ({
  ...{ id, face: open ? text(id) : null, mark: '', card: '', badges: [], lit: false, owner: null, group: 0, why_not: null },
});
const zone = (kind: string, pieces: Piece[], owner: number | null = null): Zone => ({
  ...{ id: kind, kind, label: text('zone'), pieces, owner, note: null },
});
const open = [piece('a'), piece('b')];
const closed = [piece('x', false), piece('y', false)];
const none = new Set<string>();

test('cards lie large before their owner, small before others, and closed ones as backs', () => {
  expect(lookOf(zone('hand', open), none, false)).toBe('cards');
  expect(lookOf(zone('hand', open), none, true)).toBe('tokens');
  expect(lookOf(zone('hand', closed), none, true)).toBe('backs');
  expect(lookOf(zone('dice', open), none, false)).toBe('tokens');
  expect(lookOf(zone('pile', open), none, false)).toBe('pile');
});

test('what an option or a form names can be clicked', () => {
  const field = { pieces: ['b'] };
  const scene = { options: [{ pieces: ['x'] }], forms: [{ fields: [field] }] } as unknown as Scene;
  expect(namedIn(scene)).toEqual(new Set(['x', 'b']));
  expect(lookOf(zone('hand', closed), namedIn(scene), true)).toBe('tokens');
  expect(lookOf(zone('pile', open), namedIn(scene), false)).toBe('cards');
});

test('what looks the same in the same zone is as good, but not what lies elsewhere or face down', () => {
  const same = (id: string): Piece => ({ ...piece(id), face: text('ant') });
  const zones = [zone('hand', [same('a'), same('b'), ...closed]), zone('row', [same('c')])];
  const [a, b, x, y, c] = placed({ zones } as unknown as Scene).zones.flatMap(({ pieces }) => pieces).map(alike);
  expect(a).toBe(b);
  expect(c).not.toBe(a);
  expect(x).not.toBe(y);
});

test('hands come first, piles last, and only a trick is shown empty', () => {
  const zones = [zone('pile', closed), zone('row', []), zone('trick', []), zone('hand', open), zone('tableau', open, 1)];
  const kinds = (owner: number | null): string[] => zonesOf({ zones } as unknown as Scene, owner).map(({ kind }) => kind);
  expect(kinds(null)).toEqual(['hand', 'trick', 'pile']);
  expect(kinds(1)).toEqual(['tableau']);
});
