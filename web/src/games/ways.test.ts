import { expect, it } from 'vitest';
import type { GameInfo, Option, Setup } from '../lib/api';
import { matters, sidesOf, teamOf } from './ways';

const option = (name: string, more: Partial<Option>): Option => ({ name, type: 'str', default: '', allowed: '', players: [], sides: [], only: {}, texts: {}, ...more });
const mode = option('mode', { allowed: 'duel, coop', sides: [[['hero'], ['hero']], [['hero', 'hero'], ['automaton', 'automaton']]] });
const game = { options: [mode, option('level', {})] } as GameInfo;
const setup = (way: string, seats = 2): Setup => ({ seats, options: { mode: way, level: 'easy' } }) as unknown as Setup;

it('an option matters only with what it is for', () => {
  expect(matters(setup('duel'), option('level', { only: { mode: ['coop'] } }))).toBe(false);
  expect(matters(setup('coop'), option('level', { only: { mode: ['coop'] } }))).toBe(true);
  expect(matters(setup('duel', 1), option('level', { only: { seats: [1] } }))).toBe(true);
  expect(matters(setup('duel'), option('level', {}))).toBe(true);
});

it('teams are sides of more than one', () => {
  expect(sidesOf(mode, 'coop')).toEqual([['hero', 'hero'], ['automaton', 'automaton']]);
  expect([0, 1, 2].map((seat) => teamOf(game, setup('coop'), seat))).toEqual([0, 0, 1]);
  expect(teamOf(game, setup('duel'), 1)).toBeUndefined();
});
