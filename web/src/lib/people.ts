import type { SeatPart } from './api';
import { t } from './words.svelte';

/** What a seat is called: by its person, its bot, or its number. */
export function seatName(seat: SeatPart | undefined, number: number): string {
  if (seat?.name) return seat.name;
  return seat?.bot ? t('bot-name', { seat: number }) : t('player', { seat: number });
}
