import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALLIANCES, boxOf, CHARACTERS, PLAYER_BOARD } from './cards';

/** What the client has to know of the game by itself must stay what the game says. */
const source = (name: string): string =>
  readFileSync(new URL(`../../../../src/heldenrunde/games/kapow/${name}`, import.meta.url), 'utf8');

it('knows what is printed on the boards', () => {
  const printed = [...source('cards.py').matchAll(/Ability\("([\w-]+)", \(([^)]*)\), \(([^)]*)\)/g)].map(([, id, boxes = '', moments = '']) => ({
    id,
    boxes: [...boxes.matchAll(/"([^"]+)"/g)].map(([, box]) => box),
    moments: [...moments.matchAll(/[A-Z_]+/g)].map(([word]) => word),
  }));
  const names = Object.fromEntries([...source('cards.py').matchAll(/^([A-Z_]+): Final = "([\w-]+)"$/gm)].map(([, name, id]) => [name, id]));
  const known = [...PLAYER_BOARD, ...CHARACTERS.flatMap((one) => one.abilities), ...ALLIANCES.flat()];
  expect(known).toEqual(printed.map((one) => ({ ...one, moments: one.moments.map((word) => names[word]) })));
  const villains = [...source('cards.py').matchAll(/Character\(\s*"([\w-]+)",\s*(True|False)/g)].map(([, id, villain]) => [id, villain === 'True']);
  expect(CHARACTERS.map(({ id, villain }) => [id, villain])).toEqual(villains);
});

it('calls boxes what choices call them', () => {
  expect(boxOf('b0.pow.0')).toEqual({ name: 'pow', word: 'ME' });
  expect(boxOf('b1.press-on.1')).toEqual({ name: 'press-on-2', word: 'e' });
  expect(boxOf('b1.alley-oop.1')).toEqual({ name: 'alley-oop-right', word: 'ME' });
});
