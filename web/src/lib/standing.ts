/** How one's own tables stand: whose turn it is, or who has won. */
import { api, Refused, type Result, type TablePart } from './api';
import { update, type Mine } from './mine.svelte';
import { seatName } from './people';
import type { Scene } from './scene';
import { words } from './words.svelte';

export interface Standing {
  phase: TablePart['phase'] | 'gone';
  /** Who is asked, by name; whether we are. */
  turn: string[];
  yours: boolean;
  taken: number;
  seats: number;
}

/** Who has won, by name; nobody after a draw. */
export interface Ended {
  winners: string[];
  gone?: boolean;
}

const NOBODY: Standing = { phase: 'gone', turn: [], yours: false, taken: 0, seats: 0 };

/** Ask the server about a table. What is over stays so: it is kept, and not asked for again. */
export async function standingOf({ id, game }: Mine): Promise<Standing> {
  try {
    const { you, table, scene, result } = await api.table(id);
    if (table.phase === 'over') update(id, { ended: { winners: winnersOf(game, table, result) } });
    const asked = askedAt(scene);
    return {
      phase: table.phase,
      turn: asked.map((seat) => seatName(table.seats[seat], seat)),
      yours: you !== null && asked.includes(you),
      taken: table.seats.filter((seat) => seat.taken || seat.bot).length,
      seats: table.seats.length,
    };
  } catch (error) {
    if (!(error instanceof Refused) || error.reason.id !== 'table-unknown') throw error;
    update(id, { ended: { winners: [], gone: true } });
    return NOBODY;
  }
}

const askedAt = (scene: Scene | undefined): number[] =>
  (scene?.seats ?? []).flatMap((seat, number) => (seat.to_act ? [number] : []));

function winnersOf(game: string, table: TablePart, result: Result | null | undefined): string[] {
  if (!result) return [];
  const people = result.winners.map((seat) => seatName(table.seats[seat], seat));
  const rivals = result.rivals.filter(([, , place]) => place === 1).map(([name]) => words(game).t(name));
  return [...people, ...rivals];
}
