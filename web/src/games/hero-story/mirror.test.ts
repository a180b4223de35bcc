import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cardNumber, chargesOf, sample } from './cards';
import icons from './hero-story.icons.json';

/** What the client has to know of the game by itself must stay what the game says. */
const folder = new URL('../../../../src/heldenrunde/games/hero_story/', import.meta.url);
const source = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

const ROW = /^ {4}\(([A-Z_]+), "([\w-]+)", ([A-Z_]+), \(([\d, ]*)\), (True|False), /gm;
const printed = readdirSync(folder)
  .filter((name) => name.endsWith('.py'))
  .flatMap((name) => [...source(name).matchAll(ROW)]);

it('knows the abilities with their moments and prices', () => {
  expect(printed.length).toBe(79);
  for (const [, , id = '', kind = '', prices = '', marked] of printed) {
    const piece = sample({ id, name: '', kind: '', copies: 1, text: '', source: '' });
    expect([id, piece.badges[0]?.name.id]).toEqual([id, `kind-${kind.toLowerCase().replaceAll('_', '-')}`]);
    expect(chargesOf(piece).map(({ price }) => price)).toEqual(prices.split(',').flatMap((n) => (n.trim() ? [Number(n)] : [])));
    expect(piece.badges[0]?.mark.includes('◎')).toBe(marked === 'True');
  }
});

it('knows the number of every card', () => {
  const cards = source('cards.py');
  const names = [...cards.matchAll(/^([A-Z_, 0-9]+) = range\((\d+), (\d+)\)/gm)].flatMap(([, found = '']) => found.split(', '));
  const ids = new Map(printed.map(([, name = '', id = '']) => [name, id]));
  const abilities = names.slice(0, 79).map((name) => ids.get(name.trim()));
  expect(abilities.map((id) => cardNumber(id ?? ''))).toEqual(Array.from({ length: 79 }, (_, i) => 56 + i));
  const events = /^EVENTS: Final = \((.*?)^\)/ms.exec(cards)?.[1] ?? '';
  const shown = [...events.matchAll(/"([\w-]+)"/g)].map(([, id = '']) => id);
  expect(shown.map(cardNumber)).toEqual(Array.from({ length: 18 }, (_, i) => 135 + i));
  expect(['brains-1', 'strength-13', 'extra-love-4'].map(cardNumber)).toEqual([0, 51, 52]);
  expect(cardNumber('vancardian-10')).toBe(162);
});

it('has an icon for every ability and event', () => {
  const events = /^EVENTS: Final = \((.*?)^\)/ms.exec(source('cards.py'))?.[1] ?? '';
  const ids = [...printed.map(([, , id = '']) => id), ...[...events.matchAll(/"([\w-]+)"/g)].map(([, id = '']) => id)];
  expect(ids.length).toBe(97);
  expect(ids.filter((id) => !(id in icons))).toEqual([]);
});
