import { games } from './games.svelte';
import { mine } from './mine.svelte';
import { parts } from './router.svelte';

const shown = $state({ game: '' });

/** A table of this game is on the page. */
export function showing(game: string): void {
  shown.game = game;
}

/** The game that somebody is busy with: that of the page, of the last table, or the first one. */
export function currentGame(): string {
  const candidates = [parts()[1] ?? '', shown.game, ...mine.tables.map((table) => table.game), ...games()];
  return candidates.find((game) => game && (game === shown.game || games().includes(game))) ?? '';
}
