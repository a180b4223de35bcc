import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sample } from './cards';

/** What the client has to know of the game by itself must stay what the game says. */
const source = (name: string): string =>
  readFileSync(new URL(`../../../../src/heldenrunde/games/custom_heroes/${name}`, import.meta.url), 'utf8');

it('knows the colour of every upgrade', () => {
  const kinds = [...source('cards.py').matchAll(/^ {4}Upgrade\("([\w-]+)", \d+, ([A-Z]+)/gm)];
  expect(kinds.length).toBe(35);
  for (const [, id = '', colour = ''] of kinds)
    expect([id, sample({ id, name: '', kind: '', copies: 1, text: '', source: '' }).badges[0]?.tone]).toEqual([id, colour.toLowerCase()]);
});
