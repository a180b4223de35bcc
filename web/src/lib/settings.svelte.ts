import type { Pace } from './film';

export const LANGUAGES = ['de', 'en'] as const;
export type Lang = (typeof LANGUAGES)[number];

/** What a table is made of. */
export const TABLES = ['felt', 'wood', 'night'] as const;

export interface Settings {
  lang: Lang | 'auto';
  theme: 'system' | 'light' | 'dark';
  table: (typeof TABLES)[number];
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  animation: boolean;
  pace: Pace;
  large: boolean;
  /** A double click or a second tap on a piece plays nothing. */
  confirm: boolean;
  /** Every game on the general table. */
  plain: boolean;
  /** On wide screens the log lies beside the table. */
  log: boolean;
  name: string;
  /** The seed of one's own avatar; without one it follows from the name. */
  avatar: string;
  /** How well bots play in a match that begins at once; empty until it was asked. */
  strength: '' | 'random' | 'easy' | 'normal';
}

const KEY = 'settings';
const still = window.matchMedia('(prefers-reduced-motion: reduce)');
const DEFAULTS: Settings = {
  lang: 'auto',
  theme: 'system',
  table: 'felt',
  sound: true,
  volume: 0.7,
  animation: true,
  pace: still.matches ? 'fast' : 'normal',
  large: false,
  confirm: false,
  plain: false,
  log: true,
  name: '',
  avatar: '',
  strength: '',
};

export const settings: Settings = $state({ ...DEFAULTS, ...read() });

function read(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

/** The language in use: the chosen one, or the first of the browser's that we speak. */
export function lang(): Lang {
  if (settings.lang !== 'auto') return settings.lang;
  const wanted = navigator.languages.map((name) => name.slice(0, 2));
  return LANGUAGES.find((known) => known === wanted.find((name) => name === 'de' || name === 'en')) ?? 'en';
}

export function moves(): boolean {
  return settings.animation && !still.matches;
}

/** Keep the settings, and let the page look accordingly. */
export function followSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
  $effect(() => {
    const root = document.documentElement;
    root.lang = lang();
    root.dataset['theme'] = settings.theme;
    root.dataset['table'] = settings.table;
    root.classList.toggle('large', settings.large);
    root.classList.toggle('still', !settings.animation);
  });
}
