import { expect, it } from 'vitest';
import { bot, person } from './avatar';
import { fit } from './fit';
import { draw, emblem, mix, type Art } from './maker';

const games = import.meta.glob<{ ART: Art }>('../games/*/figures.ts', { eager: true });
const recipes = Object.values(games).flatMap(({ ART }) => Object.entries(ART.figures));

it('draws every figure, and no two alike', () => {
  const drawn = recipes.map(([, recipe]) => draw(recipe));
  expect(drawn.length).toBeGreaterThan(100);
  expect(drawn.filter((svg) => /undefined|NaN/.test(svg))).toEqual([]);
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('inks figures in the way of the game', () => {
  for (const { ART } of Object.values(games)) {
    for (const recipe of Object.values(ART.figures)) expect(draw(recipe, ART.style)).toContain(ART.style.ink);
  }
});

it('gives somebody the same avatar every time, and others others', () => {
  expect(person('Anna')).toEqual(person('Anna'));
  const faces = Array.from({ length: 200 }, (_, i) => draw(person(`player ${i}`)));
  expect(new Set(faces).size).toBeGreaterThan(195);
  expect(draw(bot('Anna'))).not.toBe(draw(person('Anna')));
});

it('mixes colours', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
});

it('draws a sign in its colour', () => {
  expect(emblem('M0 0H512V512Z', '#abcdef')).toContain('#abcdef');
});

it('sets long texts smaller', () => {
  const size = (n: number): number => parseFloat(fit('x'.repeat(n), 8, 4));
  expect(size(40)).toBeGreaterThan(size(150));
});
