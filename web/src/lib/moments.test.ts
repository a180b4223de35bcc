import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EFFECTS as backstab } from '../games/backstab-heroes/moments';
import { EFFECTS as custom } from '../games/custom-heroes/moments';
import { EFFECTS as story } from '../games/hero-story/moments';
import { EFFECTS as kapow } from '../games/kapow/moments';
import { EFFECTS as munchkin } from '../games/munchkin/moments';
import { cardOf, highlightsOf, placeOf, pointsByRound, soundsOf, type Effects } from './moments';
import { text, type Heard } from './scene';
import { lengthOf, RECIPES, varied } from './sounds';

const GAMES: Record<string, Effects> = { backstab_heroes: backstab, custom_heroes: custom, hero_story: story, kapow, munchkin };
const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../../../src/heldenrunde/${path}`, import.meta.url)), 'utf8');

function heard(what: string, more: Partial<Heard> = {}): Heard {
  return { what, seat: 0, cards: [], n: 0, name: '', rule: '', to: [], on: [], m: 0, line: text(`log-${what}`), ...more };
}

describe.each(Object.entries(GAMES))('the effects of %s', (game, effects) => {
  const texts = read(`rulebooks/${game}/texts/en.ftl`);
  it('are about events that the game tells', () => {
    expect(Object.keys(effects).filter((what) => !new RegExp(`^log-${what}(-unseen)? =`, 'm').test(texts))).toEqual([]);
  });
});

describe('an effect', () => {
  it('is drawn at whoever or whatever it is about', () => {
    const event = heard('attack', { seat: 1, to: [2], cards: [14] });
    expect(placeOf({}, event)).toBe('[data-seat="1"]');
    expect(placeOf({ at: 'to' }, event)).toBe('[data-seat="2"]');
    expect(placeOf({ at: 'card' }, event)).toBe('[data-piece="c14"]');
  });
  it('names a card without quotation marks', () => {
    const name = text('card-zap');
    expect(cardOf(heard('attack', { line: text('log-attack', { cards: [text('quoted', { name })] }) }))).toEqual(name);
    expect(cardOf(heard('hit', { line: text('log-hit', { cards: [] }) }))).toBeUndefined();
  });
  it('sounds once in a moment, and with few others', () => {
    expect(soundsOf(kapow, [heard('hit'), heard('hit'), heard('blocked')])).toEqual(['hit', 'block']);
    expect(soundsOf(kapow, [heard('ready'), heard('win')])).toEqual(['win']);
  });
});

describe('after the match', () => {
  it('points are counted by rounds', () => {
    const events = [heard('round'), heard('reward', { seat: 1, n: 3 }), heard('round'), heard('reward', { n: 2 }), heard('last-loses', { seat: 1, n: 1 })];
    expect(pointsByRound({ points: { 'reward': 1, 'last-loses': -1 } }, events, 2)).toEqual([[0, 3], [2, -1]]);
    expect(pointsByRound({ points: {} }, events, 2)).toEqual([]);
  });
  it('the highest figure is told, the first of equal ones', () => {
    const log = [2, 5, 5, 1].map((n, decision) => ({ decision, event: heard('hit', { n }) }));
    expect(highlightsOf({ best: ['hit'] }, log).map(({ decision }) => decision)).toEqual([1]);
    expect(highlightsOf({ best: ['hit'] }, [])).toEqual([]);
  });
});

describe.each(Object.entries(RECIPES))('the sound %s', (name, layers) => {
  it('is short', () => {
    expect(lengthOf(layers)).toBeLessThanOrEqual(name === 'win' ? 1.5 : 1);
  });
  it('is never louder than it may be, and varies a little', () => {
    for (const layer of layers) {
      expect(layer.level).toBeLessThanOrEqual(1);
      const [low, high] = [varied(layer, () => 0), varied(layer, () => 1)];
      expect(low.pitch).toBeLessThan(layer.pitch);
      expect(high.pitch).toBeLessThan(layer.pitch * 1.1);
      expect(high.level).toBeGreaterThan(low.level);
    }
  });
});

it('your turn is a rising third', () => {
  const [first, , second] = RECIPES.turn;
  expect(second.pitch / first.pitch).toBeCloseTo(5 / 4, 1);
});
