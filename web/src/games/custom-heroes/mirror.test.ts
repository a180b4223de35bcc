import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cardText } from './cards';
import { RULES } from './rules';

/** What the client has to know of the game by itself must stay what the game says. */
const source = (name: string): string =>
  readFileSync(new URL(`../../../../src/heldenrunde/games/custom_heroes/${name}`, import.meta.url), 'utf8');

it('knows by which rule things happen', () => {
  const table = /^LOG: Final = \{(.*?)^\}/ms.exec(source('scene.py'))?.[1] ?? '';
  const log = [...table.matchAll(/"([\w-]+)": "([\w.-]+)"/g)];
  expect(log.length).toBeGreaterThan(20);
  for (const [, what = '', rule] of log) expect([what, RULES[what]]).toEqual([what, rule]);
});

it('knows the names of all cards', () => {
  const kinds = [...source('cards.py').matchAll(/^ {4}Upgrade\("([\w-]+)", (\d+), /gm)];
  const ids = kinds.flatMap(([, id, copies]) => Array.from({ length: Number(copies) }, () => `card-${id}`));
  expect(ids.length).toBe(84);
  expect(ids.map((_, i) => cardText(60 + i).id)).toEqual(ids);
  expect(cardText(13).id).toBe('card-character-4');
});
