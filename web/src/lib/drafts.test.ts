import { expect, test } from 'vitest';
import { beginning, choiceOf, isComplete, placesFor, pruned, toggled, type Draft } from './drafts';
import { text, type Field, type Form, type Piece, type Scene, type Zone } from './scene';

const field = (kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  ...{ kind, label: text('field'), values: [], names: [], pieces: [], least: 0, most: 0, of: -1, ordered: false, begin: null },
  ...more,
});
const form = (word: string, ...fields: Field[]): Form => ({ label: text('form'), word, fields });
const piece = (id: string): Piece => ({
  ...{ id, face: text(id), mark: '', card: '', badges: [], lit: false, owner: null, group: 0, why_not: null },
});
const zone = (owner: number, ...ids: string[]): Zone => ({
  ...{ id: `z${owner}`, kind: 'row', label: text('zone'), pieces: ids.map(piece), owner, note: null },
});
const scene = { zones: [zone(1, 'a', 'b'), zone(2, 'c')] } as unknown as Scene;

test('a number and one of several values make up a choice with its word', () => {
  const asked = form('help', field('number', { least: 1, most: 3 }), field('one', { values: ['first', 'last'], begin: 'last' }));
  const draft = beginning(asked, scene);
  expect(isComplete(asked, draft)).toBe(true);
  expect(choiceOf(asked, draft)).toEqual(['help', 1, 'last']);
  expect(choiceOf(asked, [[3], [0]])).toEqual(['help', 3, 'first']);
});

test('a form without a word is its only field', () => {
  const asked = form('', field('some', { values: [4, 5, 6], least: 1, most: 2 }));
  expect(isComplete(asked, beginning(asked, scene))).toBe(false);
  expect(choiceOf(asked, [[2, 0]])).toEqual([4, 6]);
  expect(isComplete(asked, [[0, 1, 2]])).toBe(false);
});

test('where the order counts they stand as they were picked', () => {
  const some = field('some', { values: [4, 5, 6], most: 3, ordered: true });
  expect(choiceOf(form('', some), [toggled(some, toggled(some, [], 2), 0)])).toEqual([6, 4]);
  expect(toggled(some, [2, 0], 2)).toEqual([0]);
  expect(toggled(field('one', { values: [1, 2] }), [0], 1)).toEqual([1]);
});

test('only pieces of the seat that is named, and what was picked of another goes', () => {
  const theirs = field('some', { values: [10, 11, 12], pieces: ['a', 'b', 'c'], most: 3, of: 0 });
  const trade = form('trade', field('seat', { values: [1, 2] }), theirs);
  expect(placesFor(trade, scene, [[0], []], 1)).toEqual([0, 1]);
  expect(pruned(trade, scene, [[1], [0, 2]])).toEqual([[1], [2]]);
});

test('only values that are picked before', () => {
  const play = form('play', field('some', { values: [7, 8], most: 2 }), field('some', { values: [8], most: 1, of: 0 }));
  const draft: Draft = [[0], [0]];
  expect(pruned(play, scene, draft)).toEqual([[0], []]);
  expect(choiceOf(play, pruned(play, scene, [[0, 1], [0]]))).toEqual(['play', [7, 8], [8]]);
});

test('an only way is gone at once', () => {
  const show = form('show', field('seat', { values: [2] }));
  expect(choiceOf(show, beginning(show, scene))).toEqual(['show', 2]);
});
