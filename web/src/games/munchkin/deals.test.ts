import { expect, it } from 'vitest';
import type { Scene } from '../../lib/scene';
import { beginning, choiceOf, deals, type Draft } from './deals';
import { lesson } from './lesson';

const step = (name: string): Scene => {
  const found = lesson.steps.find(({ id }) => id === `lesson-mu-${name}`);
  if (!found) throw new Error(name);
  return found.scene;
};
const asked = (id: string): Scene => ({ ...step('help'), question: { text: { id, args: {} }, rule: 'MU-2.7', seats: [0], form: 'one' } });
const draft: Draft = { partner: 2, share: 2, first: 'fighter', mine: ['c98', 'c95'], theirs: ['c107'] };

it('builds every choice that the rules of bargaining know', () => {
  expect(choiceOf('help', draft)).toEqual(['ask', 2, 2, 'fighter', [95, 98]]);
  expect(choiceOf('counter-help', draft)).toEqual(['counter', 2, 'fighter', [95, 98]]);
  expect(choiceOf('trade', draft)).toEqual(['trade', 2, [95, 98], [107]]);
  expect(choiceOf('counter-trade', { ...draft, mine: [] })).toEqual(['counter', [], [107]]);
  expect(choiceOf('sell', draft)).toEqual(['sell', [95, 98]]);
  expect(choiceOf('pack', { ...draft, mine: ['c95'] })).toEqual(['pack', 95]);
  expect(choiceOf('pay', draft)).toEqual([95, 98]);
  expect(choiceOf('show', draft)).toEqual(['show', 2]);
});

it('offers what fits the moment', () => {
  expect(deals(step('equip'))).toEqual(['trade', 'sell', 'show']);
  expect(deals(step('door'))).toEqual(['trade', 'sell', 'pack', 'show']);
  expect(deals(step('help'))).toEqual(['help', 'show']);
  expect(deals(asked('ask-golem-options'))).toEqual(['help']);
  expect(deals(step('frogs'))).toEqual(['show']);
  expect(deals(step('tie'))).toEqual(['trade', 'show']);
  expect(deals({ ...step('help'), viewer: null })).toEqual([]);
  expect(deals({ ...step('help'), options: [] })).toEqual([]);
});

it('begins with the strongest helper and one treasure', () => {
  expect(beginning(step('help'), 'help')).toMatchObject({ partner: 1, share: 1, first: 'helper', mine: [] });
});

it('begins a counter-offer with the offer that lies there', () => {
  const seat = (n: number) => ({ id: 'player', args: { seat: n } });
  const base = step('help');
  const args = { player: seat(0), helper: seat(1), n: 2, first: 'fighter', items: [] };
  const question = { text: { id: 'ask-help-answers', args }, rule: 'MU-3.12', seats: [1], form: 'one' };
  const zones = base.zones.map((zone) =>
    zone.id !== 'worn-0'
      ? zone
      : { ...zone, pieces: zone.pieces.map((piece, i) => (i ? piece : { ...piece, badges: [{ name: { id: 'badge-offered', args: {} }, tone: '', mark: '' }] })) },
  );
  const scene = { ...base, viewer: 1, question, zones };
  expect(deals(scene)).toEqual(['counter-help']);
  expect(choiceOf('counter-help', beginning(scene, 'counter-help'))).toEqual(['counter', 2, 'fighter', [95]]);
});
