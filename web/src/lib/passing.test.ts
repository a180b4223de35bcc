import { expect, it } from 'vitest';
import { passesHere } from './passing';
import { text, type Scene } from './scene';

function asked(form: string, stake: string, choices: unknown[] = ['pass', 7]): Scene {
  const options = choices.map((choice) => ({ choice, label: text(''), pieces: [], group: '' }));
  const question = { text: text(''), rule: '', seats: [0], form, stake };
  return { game: '', viewer: 0, seats: [], zones: [], counters: [], headline: [], question, options };
}

it('passes only in windows', () => {
  const passing = { on: true, wake: [] };
  expect(['any', 'offer', 'one', 'all'].map((form) => passesHere(asked(form, ''), passing))).toEqual([true, true, false, false]);
});

it('passes only where one may', () => {
  expect(passesHere(asked('any', '', [7]), { on: true, wake: [] })).toBe(false);
});

it('is woken by what is at stake, if that was wished', () => {
  expect(passesHere(asked('any', 'me'), { on: true, wake: ['me', 'win'] })).toBe(false);
  expect(passesHere(asked('any', 'me'), { on: true, wake: ['win'] })).toBe(true);
  expect(passesHere(asked('any', ''), { on: true, wake: ['me', 'win'] })).toBe(true);
});

it('asks whoever wants to be asked', () => {
  expect(passesHere(asked('any', ''), { on: false, wake: [] })).toBe(false);
});
