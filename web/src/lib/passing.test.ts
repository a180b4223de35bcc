import { describe, expect, it } from 'vitest';
import { live, passesHere, skippable, type Passing } from './passing';
import { text, type Again, type Scene } from './scene';

function asked(form: string, stake: string, choices: unknown[] = ['pass', 7], again: Again | null = null): Scene {
  const options = choices.map((choice) => ({ choice, label: text(''), pieces: [], group: '' }));
  const question = { text: text(''), rule: '', seats: [0], form, stake, again };
  return { game: '', viewer: 0, seats: [], zones: [], counters: [], headline: [], question, options };
}

it('passes only in windows', () => {
  const passing = { on: true, wake: [], promises: [] };
  expect(['any', 'offer', 'one', 'all'].map((form) => passesHere(asked(form, ''), passing))).toEqual([true, true, false, false]);
});

it('passes only where one may', () => {
  expect(passesHere(asked('any', '', [7]), { on: true, wake: [], promises: [] })).toBe(false);
});

it('is woken by what is at stake, if that was wished', () => {
  expect(passesHere(asked('any', 'me'), { on: true, wake: ['me', 'win'], promises: [] })).toBe(false);
  expect(passesHere(asked('any', 'me'), { on: true, wake: ['win'], promises: [] })).toBe(true);
  expect(passesHere(asked('any', ''), { on: true, wake: ['me', 'win'], promises: [] })).toBe(true);
});

it('asks whoever wants to be asked', () => {
  expect(passesHere(asked('any', ''), { on: false, wake: [], promises: [] })).toBe(false);
});

describe('being left alone', () => {
  function puppeteer(trick: string, about = ['card-puppeteer'], stake = ''): Scene {
    const again = { about, nothing: 'pass', spans: ['trick', 'round'] };
    return { ...asked('one', stake, ['pass', 7], again), spans: [['trick', trick], ['round', '2']] };
  }
  const promises = [{ about: 'card-puppeteer', span: 'trick', value: '2.5' }];
  const passing: Passing = { on: false, wake: ['me', 'win'], promises };

  it('holds as long as its span', () => {
    expect(passesHere(puppeteer('2.5'), passing)).toBe(true);
    expect(passesHere(puppeteer('2.6'), passing)).toBe(false);
    expect(live(puppeteer('2.6'), passing)).toEqual([]);
  });

  it('holds for what was meant and nothing more', () => {
    expect(passesHere(puppeteer('2.5', ['card-puppeteer', 'card-time-travel']), passing)).toBe(false);
    expect(passesHere(asked('one', ''), passing)).toBe(false);
  });

  it('does not hold where one wants to be woken, and cannot be wished for there', () => {
    expect(passesHere(puppeteer('2.5', ['card-puppeteer'], 'me'), passing)).toBe(false);
    expect(skippable(puppeteer('2.5', ['card-puppeteer'], 'me'), passing)).toBe(null);
    expect(skippable(puppeteer('2.5'), passing)?.spans).toEqual(['trick', 'round']);
  });
});
