/**
 * What has come, made of those parts of what was there before that are still the same: whoever holds one of them need
 * not look again. In lists things are told apart by their id, if they have one.
 */
export function renewed<T>(before: unknown, after: T): T {
  const parts = Array.isArray(after)
    ? Array.isArray(before) && renewedList(before, after)
    : isRecord(after) && isRecord(before) && renewedRecord(before, after);
  if (!parts) return after;
  return (isSame(before as object, parts) ? before : parts) as T;
}

function renewedList(before: unknown[], after: unknown[]): unknown[] {
  const known = new Map(before.map((part, i) => [idOf(part) ?? i, part]));
  return after.map((part, i) => renewed(known.get(idOf(part) ?? i), part));
}

function renewedRecord(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(after).map(([key, part]) => [key, renewed(before[key], part)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(before: object, after: object): boolean {
  const old = new Map(Object.entries(before));
  const fresh = Object.entries(after);
  return old.size === fresh.length && fresh.every(([key, part]) => old.has(key) && old.get(key) === part);
}

function idOf(part: unknown): string | undefined {
  return isRecord(part) && typeof part['id'] === 'string' ? part['id'] : undefined;
}
