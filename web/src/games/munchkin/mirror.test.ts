import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { groupOf, isDoor, NAMES } from './cards';
import icons from './munchkin.icons.json';
import { RULES } from './rules';

/** What the client has to know of the game by itself must stay what the game says. */
const source = (name: string): string =>
  readFileSync(new URL(`../../../../src/heldenrunde/games/munchkin/${name}`, import.meta.url), 'utf8');
const found = (file: string, pattern: RegExp): string[] => [...source(file).matchAll(pattern)].map(([, id = '']) => id);

it('knows why a card lies idle', () => {
  const reasons = found('idle.py', /"(no-[\w-]+)"/g);
  expect(reasons.length).toBeGreaterThan(10);
  for (const reason of reasons) expect([reason, RULES[reason]]).toEqual([reason, expect.stringMatching(/^MU-\d/)]);
});

it('knows the 168 cards by their numbers', () => {
  expect(NAMES.length).toBe(168);
  expect(NAMES.filter(isDoor).length).toBe(95);
  const once = [...new Set(NAMES)];
  const group = (name: string): string[] => once.filter((card) => groupOf(card) === name);
  expect(group('monster')).toEqual(found('monsters.py', /Monster\("([\w-]+)"/g));
  expect(group('curse')).toEqual(found('cards.py', /\("(curse-[\w-]+)", \d\)/g));
  expect([...group('item'), ...group('once')]).toEqual(found('things.py', /^ {4}Item\("([\w-]+)"/gm));
  expect(group('level').slice(0, 9)).toEqual(found('things.py', /^ {4}"(gual-[\w-]+)"/gm));
  for (const [, id = '', copies] of source('cards.py').matchAll(/\("(curse-[\w-]+)", (\d)\)/g))
    expect(NAMES.filter((name) => name === id).length).toBe(Number(copies));
});

it('has an icon for every card', () => {
  expect(NAMES.filter((name) => !(name in icons))).toEqual([]);
});
