import { expect, it } from 'vitest';
import { text, type Field, type Form, type Piece, type Scene } from '../../lib/scene';
import { beginning, choiceOf, offerOf, pieces } from './deals';

const field = (kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  ...{ kind, label: text('deal-whom'), values: [], names: [], pieces: [], least: 0, most: 0, of: -1, ordered: false, begin: null },
  ...more,
});
const items = (numbers: number[], more: Partial<Field> = {}): Field =>
  field('some', { values: numbers, pieces: numbers.map((n) => `c${n}`), ...more });
const form = (word: string, ...fields: Field[]): Form => ({ label: text('deal-trade'), word, fields });
const whom = field('seat', { values: [1, 2] });
const share = field('number', { most: 3 });
const picks = field('one', { values: ['helper', 'fighter'] });

const piece = (id: string): Piece => ({ id, face: text(id), mark: '', card: '', badges: [], lit: false, owner: null, group: 0, why_not: null });
const worn = (owner: number, ...ids: string[]) => ({ id: `worn-${owner}`, kind: 'row', label: text(''), pieces: ids.map(piece), owner, note: null });
const scene: Scene = {
  ...{ game: 'munchkin', viewer: 0, seats: [], headline: [], question: null, options: [] },
  zones: [worn(0, 'c95', 'c98'), worn(1, 'c107'), worn(2, 'c110')],
  counters: [3, 5, 8].map((value, owner) => ({ id: `strength-${owner}`, label: text(''), value, owner })),
};

it('builds what the form says', () => {
  expect(choiceOf(form('ask', whom, share, picks, items([95, 98])), [2, 2, 'fighter', ['c98', 'c95']])).toEqual(['ask', 2, 2, 'fighter', [95, 98]]);
  expect(choiceOf(form('trade', whom, items([95]), items([107])), [1, [], ['c107']])).toEqual(['trade', 1, [], [107]]);
  expect(choiceOf(form('', items([95, 98])), [['c98']])).toEqual([98]);
  expect(choiceOf(form('pack', field('one', { values: [95], pieces: ['c95'] })), [['c95']])).toEqual(['pack', 95]);
});

it('begins with the strongest helper and one treasure', () => {
  expect(beginning(scene, form('ask', whom, share, picks, items([95, 98])))).toEqual([2, 1, 'helper', []]);
});

it('begins with what is on offer', () => {
  const counter = form('counter', { ...share, begin: 2 }, { ...picks, begin: 'fighter' }, items([95, 98], { begin: [95] }));
  expect(beginning(scene, counter)).toEqual([2, 'fighter', ['c95']]);
});

it('shows the pieces of the one who is named', () => {
  const theirs = items([107, 110], { of: 0 });
  expect(pieces(scene, theirs, [1]).map(({ id }) => id)).toEqual(['c107']);
  expect(pieces(scene, items([95, 107]), []).map(({ id }) => id)).toEqual(['c95', 'c107']);
});

it('reads the offer that is to be answered', () => {
  const seat = (n: number) => text('player', { seat: n });
  const asked = text('ask-help-answers', { player: seat(0), helper: seat(1), n: 2, first: 'fighter', items: [] });
  const question = { text: asked, rule: 'MU-3.12', seats: [1], form: 'one' };
  expect(offerOf({ ...scene, question })).toEqual({ helper: 1, share: 2, picks: 'fighter', partner: 0 });
  expect(offerOf(scene)).toBeNull();
});
