import { expect, it } from 'vitest';
import { fit } from './paying';
import boxes from './paying.json';

const EVERY = 'METAXWBmetaxwb';

/** All sets of so many dice, in the order of EVERY. */
function sets(size: number, from = 0): string[] {
  if (!size) return [''];
  return [...EVERY.slice(from)].flatMap((die, i) => sets(size - 1, from + i).map((rest) => die + rest));
}

it.each(Object.entries(boxes))('knows which dice may lie in %s', (box, listed) => {
  const all = [...box.replace('=', '')].flatMap((_, i) => sets(i + 1));
  expect(new Set(all.filter((dice) => fit([...dice], box)))).toEqual(new Set(listed.split(' ')));
});

it('takes no more dice than there are places', () => {
  expect(fit(['M', 'E', 'W'], 'ME')).toBe(false);
});
