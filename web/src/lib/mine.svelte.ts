/** The tables of this browser. The token of a seat is a cookie that no script can read; here is only what to show. */

import type { Ended } from './standing';

export interface Mine {
  id: string;
  game: string;
  nonce: string;
  commitment: string;
  at: number;
  /** Begin as soon as we are there: "play now". */
  start?: boolean;
  /** Point out the next sensible move: a first match. */
  guide?: boolean;
  /** Its match is over. */
  ended?: Ended;
}

const KEY = 'tables';
const KEPT = 30;

export const mine: { tables: Mine[] } = $state({ tables: read() });

function read(): Mine[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Mine[];
  } catch {
    return [];
  }
}

function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(mine.tables));
}

export function mineAt(id: string): Mine | undefined {
  return mine.tables.find((table) => table.id === id);
}

export function remember(table: Mine): void {
  mine.tables = [table, ...mine.tables.filter((other) => other.id !== table.id)].slice(0, KEPT);
  keep();
}

export function update(id: string, change: Partial<Mine>): void {
  mine.tables = mine.tables.map((table) => (table.id === id ? { ...table, ...change } : table));
  keep();
}

export function forget(id: string): void {
  mine.tables = mine.tables.filter((table) => table.id !== id);
  keep();
}
