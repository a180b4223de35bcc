import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import icons from './backstab-heroes.icons.json';
import { alike, cardNumber, familyOf, sample, shape, substitute } from './cards';
import { candidates } from '../../lib/select';
import { piecesById, text, type Scene } from '../../lib/scene';

/** What the client has to know of the game by itself must stay what the game says. */
const source = (name: string): string =>
  readFileSync(new URL(`../../../../src/heldenrunde/games/backstab_heroes/${name}`, import.meta.url), 'utf8');

const KIND = /^ {4}Kind\("([\w-]+)", (\d+)(?:, (-?\d+))?\)/gm;
const MONSTER = /^ {4}Monster\("([\w-]+)", (\w+), /gm;
const kinds = [...source('cards.py').matchAll(KIND)];
const monsters = [...source('monsters.py').matchAll(MONSTER)];
const entry = (id: string) => sample({ id, name: '', kind: '', copies: 1, text: '', source: '' });

it('knows the number of every card', () => {
  const ids = kinds.flatMap(([, id = '', copies]) => Array.from({ length: Number(copies) }, () => id));
  ids.push(...monsters.map(([, id = '']) => id));
  expect(ids.length).toBe(107);
  expect(ids.map(cardNumber)).toEqual(ids.map((id) => ids.indexOf(id)));
});

it('knows the points of treasures and the tiers of monsters', () => {
  for (const [, id = '', , points] of kinds)
    if (familyOf(entry(id)) === 'treasure') expect([id, entry(id).mark]).toEqual([id, (points ?? '0').replace('-', '−')]);
  for (const [, id = '', tier = ''] of monsters) expect([id, familyOf(entry(id))]).toEqual([id, tier.toLowerCase()]);
});

it('has an icon for every card', () => {
  const ids = [...kinds, ...monsters].map(([, id = '']) => id);
  expect(ids.filter((id) => !(id in icons))).toEqual([]);
});

it('takes any of equal cards', () => {
  const swings = ['c0', 'c1'].map((id) => ({ ...entry('sword-swing'), id }));
  const lay = { choice: ['lay', 0], label: text('do-lay'), pieces: ['c0', 'c1'], group: 'lay' };
  const hand = { id: 'hand-0', kind: 'hand', label: text('zone-hand'), pieces: swings, owner: 0, note: null };
  const scene: Scene = { game: '', viewer: 0, seats: [], zones: [hand], counters: [], headline: [], question: null, options: [lay] };
  const [found] = candidates(shape(scene).options, ['c1'], piecesById(scene), alike);
  expect(found && substitute(found.option.choice, found.swap)).toEqual(['lay', 1]);
});
