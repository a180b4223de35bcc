import { expect, it } from 'vitest';
import { asking, changed, framesOf, hold, isDue, whither, type Change, type Moment } from './film';
import examples from './film.json';
import type { Heard, Scene } from './scene';

it.each(examples)('makes $new of $old', ({ old, new: made, change }) => {
  expect(changed(old, change as Change)).toEqual(made);
});

const piece = (id: string) => ({ id, face: { id: 'card', args: {} } });
/** Three cards: in the hand or in the trick, and then with whoever has won it. */
const table = (trick: string[], won: string[] = [], over: Partial<Scene> = {}): Scene =>
  ({
    viewer: 0,
    zones: [
      { id: 'trick', kind: 'trick', pieces: trick.map(piece) },
      { id: 'tricks-1', kind: 'pile', pieces: won.map(piece) },
    ],
    options: [],
    question: null,
    ...over,
  }) as unknown as Scene;
const heard = (...what: string[]): Heard[] => what.map((word) => ({ what: word }) as Heard);
const inTrick = (scene: Scene | undefined): string[] | undefined => scene?.zones[0]?.pieces.map(({ id }) => id);

const swept = table([], ['a', 'b', 'c']);
const zones = (trick: string[], won: string[]): Change => ({
  zones: { 0: { pieces: [trick.map(piece)] }, 1: { pieces: [won.map(piece)] } },
});
const moments: Moment[] = [
  { told: 1, changes: {} },
  { told: 2, changes: zones(['a', 'b', 'c'], []) },
];

it('unfolds a step from its end: every moment with what is told in it', () => {
  const frames = framesOf({ scene: swept, moments }, heard('play', 'win-trick', 'lead'));
  expect(frames.map(({ scene }) => inTrick(scene))).toEqual([['a', 'b', 'c'], ['a', 'b', 'c'], []]);
  expect(frames.map((frame) => frame.heard.map((event) => event.what))).toEqual([['play'], ['win-trick'], ['lead']]);
});

it('shows a step without moments, or without a scene, as one', () => {
  expect(framesOf({ scene: swept }, heard('play', 'lead'))).toEqual([{ scene: swept, heard: heard('play', 'lead') }]);
  expect(framesOf({}, [])).toEqual([{ scene: undefined, heard: [] }]);
});

it('holds a sight as the pace says, longer before it is swept, shorter if many wait', () => {
  const full = { scene: table(['a', 'b', 'c']), heard: heard('play') };
  const same = { scene: table(['a', 'b', 'c']), heard: heard('pass') };
  const next = { scene: swept, heard: heard('lead') };
  const [slow, normal, fast] = (['slow', 'normal', 'fast'] as const).map((pace) => hold(full, same, 1, pace)) as [number, number, number];
  expect(slow).toBeGreaterThan(normal);
  expect(normal).toBeGreaterThan(fast);
  expect(fast).toBeGreaterThan(0);
  expect(hold(full, next, 1, 'fast')).toBeGreaterThan(fast);
  expect(hold(full, same, 60, 'normal')).toBeLessThan(normal / 5);
  expect(hold({ ...full, heard: [] }, next, 1, 'slow')).toBe(0);
});

it('follows a piece, and knows where the cards of a trick have gone that nobody can follow', () => {
  expect(whither('a', table(['a']), table([], ['a']))?.id).toBe('tricks-1');
  expect(whither('a', table(['a', 'b']), table([], ['w0', 'w1']))?.id).toBe('tricks-1');
  expect(whither('a', table(['a', 'b'], ['w0']), table(['b'], ['w0']))).toBe(undefined);
});

const asked = (form: string, id = 'ask'): Partial<Scene> =>
  ({ options: [{ choice: 1 }], question: { text: { id, args: {} }, form } }) as unknown as Partial<Scene>;

it('an answer is due when time runs, in a window, and when it can be given already', () => {
  expect(isDue(swept, null, true)).toBe(false);
  expect(isDue(table([], [], asked('one')), null, false)).toBe(false);
  expect(isDue(table([], [], asked('one')), null, true)).toBe(true);
  expect(isDue(table([], [], asked('any')), null, false)).toBe(true);
  expect(isDue(table([], [], asked('all')), table([], [], asked('all')), false)).toBe(true);
  expect(isDue(table([], [], asked('one', 'other')), table([], [], asked('one')), false)).toBe(false);
});

it('lays what is asked now over an earlier sight', () => {
  const now = table([], ['a'], asked('any'));
  const shown = asking(table(['a']), now);
  expect(inTrick(shown)).toEqual(['a']);
  expect(shown.question).toBe(now.question);
  expect(shown.options).toBe(now.options);
});
