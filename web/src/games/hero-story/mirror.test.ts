import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cardNumber, cardText, chargesOf, sample } from './cards';
import icons from './hero-story.icons.json';
import { RULES } from './rules';

/** What the client has to know of the game by itself must stay what the game says. */
const folder = new URL('../../../../src/heldenrunde/games/hero_story/', import.meta.url);
const source = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

it('knows by which rule things happen', () => {
  const table = /^LOG: Final = \{(.*?)^\}/ms.exec(source('scene.py'))?.[1] ?? '';
  const log = [...table.matchAll(/"([\w-]+)": "([\w.-]+)"/g)];
  expect(log.length).toBeGreaterThan(40);
  for (const [, what = '', rule] of log) expect([what, RULES[what]]).toEqual([what, rule]);
});

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
  expect(abilities).toEqual(Array.from({ length: 79 }, (_, i) => cardText(56 + i).id.replace('card-', '')));
  const events = /^EVENTS: Final = \((.*?)^\)/ms.exec(cards)?.[1] ?? '';
  const shown = [...events.matchAll(/"([\w-]+)"/g)].map(([, id]) => `card-${id}`);
  expect(shown).toEqual(Array.from({ length: 18 }, (_, i) => cardText(135 + i).id));
  expect([cardText(0).id, cardText(51).id, cardText(52).id]).toEqual(['card-brains-1', 'card-strength-13', 'card-extra-love-4']);
  expect(cardNumber('vancardian-10')).toBe(162);
});

it('has an icon for every ability and event', () => {
  const ids = Array.from({ length: 97 }, (_, i) => cardText(56 + i).id.replace('card-', ''));
  expect(ids.filter((id) => !(id in icons))).toEqual([]);
});
