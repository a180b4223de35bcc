import { expect, it } from 'vitest';
import { renewed } from './renew';

const hand = (...cards: string[]) => cards.map((id) => ({ id, badges: [{ kind: 'plus', n: 1 }] }));

it('is equal to what has come, whatever was there before', () => {
  const values = [null, 1, 'a', [], {}, [1, 2], { a: 1 }, { b: 1 }, { a: undefined }, { b: undefined }, { a: { b: [1] } }, hand('x', 'y'), hand('y'), { 0: 'a' }];
  for (const before of values) for (const after of values) expect(renewed(before, structuredClone(after))).toEqual(after);
});

it('is the same object where nothing has changed', () => {
  const before = { zones: hand('x', 'y'), over: false };
  expect(renewed(before, structuredClone(before))).toBe(before);
});

it('keeps a card that has moved up because another has left the hand', () => {
  const before = hand('x', 'y', 'z');
  const after = renewed(before, hand('x', 'z'));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[2]);
});

it('has new objects on the way to what has changed, and the old ones beside it', () => {
  const scene = (trick: string) => ({ zones: [{ id: 'hand', pieces: hand('x') }, { id: 'trick', pieces: hand(trick) }] });
  const before = scene('y');
  const after = renewed(before, scene('z'));
  expect(after.zones).not.toBe(before.zones);
  expect(after.zones[0]).toBe(before.zones[0]);
  expect(after.zones[1]).not.toBe(before.zones[1]);
});
