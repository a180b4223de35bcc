import { api, type GameInfo, type LessonPlan, type Setup } from './api';
import { newNonce } from './fairness';
import { remember } from './mine.svelte';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

/** How well bots can play. */
export const BOTS = ['random', 'easy', 'normal'] as const;
export type Level = (typeof BOTS)[number];
const LIKED_SEATS = 4;

export function playerName(): string {
  return settings.name.trim() || t('guest');
}

/** A table against bots as most people would like it; the bots play as well as was chosen the last time. */
export function usualSetup(game: GameInfo): Setup {
  const level = settings.strength || 'normal';
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const fitting = seatsFor(game, options);
  const seats = fitting.find((count) => count >= LIKED_SEATS) ?? Math.max(...fitting);
  return {
    game: game.id,
    seats,
    options,
    bots: Array.from({ length: seats }, (_, seat) => (seat ? level : null)),
    clock: { kind: 'none', seconds: 0 },
    public: false,
    grace: 60,
    react: 5,
  };
}

/** For how many players these settings are: one number, or all that the game has. */
export function seatsFor(game: GameInfo, options: Setup['options']): number[] {
  for (const { name, allowed, players } of game.options) {
    const found = players[allowed.split(', ').indexOf(String(options[name]))];
    if (found !== undefined) return [found];
  }
  const [least, most] = game.seats;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** The same table for so many; on seats that are added sits nobody yet. */
export function withSeats(setup: Setup, seats: number): Setup {
  return { ...setup, seats, bots: Array.from({ length: seats }, (_, seat) => setup.bots[seat] ?? null) };
}

/** The same table with another setting; some are for a certain number of players. */
export function withOption(game: GameInfo, setup: Setup, name: string, value: boolean | number | string): Setup {
  const options = { ...setup.options, [name]: value };
  const fitting = seatsFor(game, options);
  const count = fitting.includes(setup.seats) ? setup.seats : (fitting[0] ?? setup.seats);
  return withSeats({ ...setup, options }, count);
}

/** The first match after a lesson: short, and against easy bots. */
export function firstSetup(game: GameInfo, { seats, options }: LessonPlan): Setup {
  const usual = usualSetup(game);
  const bots = Array.from({ length: seats }, (_, seat) => (seat ? 'easy' : null));
  return { ...usual, seats, bots, options: { ...usual.options, ...options } };
}

export async function openTable(setup: Setup, start: boolean, guide = false): Promise<void> {
  const { id } = await api.open(setup, playerName());
  remember({ id, game: setup.game, nonce: newNonce(), commitment: '', at: Date.now(), start, guide });
  go(`/t/${id}`);
}
