import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';
import { text } from './scene';

vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
vi.stubGlobal('localStorage', { getItem: () => null });
const { bundleOf, Words } = await import('./words.svelte');

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string): string => readFileSync(folder(path), 'utf8');
const TEXTS = '../../../src/heldenrunde';
const own = (lang: string): string => read(`${TEXTS}/texts/web/${lang}.ftl`);
const all = (lang: string): string[] => [read(`${TEXTS}/texts/${lang}.ftl`), own(lang), ...games(lang)];
/** The texts of every game. */
const games = (lang: string): string[] =>
  readdirSync(folder(`${TEXTS}/rulebooks`), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => read(`${TEXTS}/rulebooks/${name}/texts/${lang}.ftl`));
const ids = (source: string): string[] =>
  new FluentResource(source).body.flatMap((entry) => [
    entry.id,
    ...('attributes' in entry ? Object.keys(entry.attributes).map((name) => `${entry.id}.${name}`) : []),
  ]);

describe('our own messages', () => {
  it('are the same in both languages', () => {
    expect(ids(own('de')).sort()).toEqual(ids(own('en')).sort());
  });

  it('contain all that the pages use', () => {
    const files = readdirSync(folder('..'), { recursive: true, encoding: 'utf8' });
    const sources = files.filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'));
    const used = sources.flatMap((name) => [...read(`../${name}`).matchAll(/\bt\('([\w.-]+)'/g)].map((hit) => hit[1] ?? ''));
    const known = new Set([...all('en'), ...games('en')].flatMap(ids));
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe.each(['de', 'en'])('words in %s', (lang) => {
  const words = new Words(bundleOf(lang, all(lang)), (seat) => ['Ada', 'Bo'][seat]);

  it('name players and join lists', () => {
    const cards = [5, 5, 6].map((number) => text(`card-character-${number}`));
    const told = words.say(text('log-bet', { player: text('player', { seat: 1 }), cards, n: 2 }));
    expect(told).toContain('Bo');
    expect(told).toMatch(/Iwao, Iwao (und|and) Misao/);
  });

  it('take a sentence apart into players, cards and the rest', () => {
    const line = text('log-bet', { player: text('player', { seat: 1 }), cards: [text('card-character-5'), text('card-character-6')], n: 2 });
    const parts = words.parts(line);
    expect(parts.map(({ spoken }) => spoken).join('')).toBe(words.say(line));
    expect(parts.filter(({ seat }) => seat !== undefined)).toEqual([{ spoken: 'Bo', seat: 1 }]);
    expect(parts.flatMap(({ card }) => card ?? [])).toEqual(['character-5', 'character-6']);
  });

  it('have a true minus before a number, and hyphens elsewhere', () => {
    const minus = new Words(bundleOf('de', ['points = { $n } Punkte (BH-3.5, 3-6)']));
    expect(minus.t('points', { n: -2 })).toBe('−2 Punkte (BH-3.5, 3-6)');
    expect(minus.t('points', { n: 2 })).toBe('2 Punkte (BH-3.5, 3-6)');
  });

  it('give back the id of what is missing', () => {
    expect(words.t('no-such-message')).toBe('no-such-message');
  });
});
