import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Frame } from './film';
import type { Heard } from './scene';

vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
vi.stubGlobal('localStorage', { getItem: () => null });
const page = { hidden: false };
vi.stubGlobal('document', page);
const { Projector } = await import('./projector');
const { settings } = await import('./settings.svelte');

const frame = (what: string): Frame => ({ scene: undefined, heard: [{ what } as Heard] });
let shown: string[][];
let film: InstanceType<typeof Projector<Frame>>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  film = new Projector((frames) => shown.push(frames.flatMap(({ heard }) => heard.map((event) => event.what))));
});
afterEach(() => {
  film.stop();
  vi.useRealTimers();
  settings.pace = 'normal';
  page.hidden = false;
});

it.each(['slow', 'normal', 'fast'] as const)('shows one sight after the other: %s', (pace) => {
  settings.pace = pace;
  film.add([frame('a'), frame('b')]);
  expect(shown).toEqual([['a']]);
  film.add([frame('c')]);
  vi.runAllTimers();
  expect(shown).toEqual([['a'], ['b'], ['c']]);
  expect(film.playing).toBe(false);
});

it('shows all that waits at once when it is skipped, and what comes then without delay', () => {
  film.add([frame('a'), frame('b'), frame('c')]);
  film.skip();
  film.add([frame('d')]);
  expect(shown).toEqual([['a'], ['b', 'c'], ['d']]);
});

it('lets nothing wait where nobody looks or wants to', () => {
  settings.pace = 'off';
  film.add([frame('a'), frame('b')]);
  settings.pace = 'slow';
  page.hidden = true;
  film.add([frame('c'), frame('d')]);
  expect(shown).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

it('keeps up with what happens', () => {
  const all = Array.from({ length: 60 }, (_, i) => frame(`${i}`));
  const began = performance.now();
  film.add(all);
  vi.runAllTimers();
  expect(shown.flat()).toEqual(all.map((_, i) => `${i}`));
  expect(performance.now() - began).toBeLessThan(60 * 700 * 0.4);
});
