import { api, type GameInfo, type Setup } from './api';
import { newNonce } from './fairness';
import { remember } from './mine.svelte';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

export const BOTS = ['random', 'easy', 'normal'] as const;
const LIKED_SEATS = 4;

export function playerName(): string {
  return settings.name.trim() || t('guest');
}

/** A table against bots as most people would like it. */
export function usualSetup(game: GameInfo): Setup {
  const seats = Math.min(Math.max(LIKED_SEATS, game.seats[0]), game.seats[1]);
  return {
    game: game.id,
    seats,
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    bots: Array.from({ length: seats }, (_, seat) => (seat ? 'normal' : null)),
    clock: { kind: 'none', seconds: 0 },
    public: false,
    grace: 60,
  };
}

export async function openTable(setup: Setup, start: boolean): Promise<void> {
  const { id } = await api.open(setup, playerName());
  remember({ id, game: setup.game, nonce: newNonce(), commitment: '', at: Date.now(), start });
  go(`/t/${id}`);
}
