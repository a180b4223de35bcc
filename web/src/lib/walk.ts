const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys, Home and End lead from piece to piece of a group; gives back the piece that is reached. */
export function walk(event: KeyboardEvent): string | undefined {
  const focused = (event.target as Element).closest<HTMLElement>('[data-piece]');
  const group = event.currentTarget as HTMLElement;
  const all = [...group.querySelectorAll<HTMLElement>('[data-piece]')];
  const step = STEPS[event.key];
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : undefined;
  if (!focused || (step === undefined && to === undefined)) return undefined;
  event.preventDefault();
  const next = all[to ?? (all.indexOf(focused) + (step ?? 0) + all.length) % all.length];
  next?.focus();
  return next?.dataset['piece'];
}
