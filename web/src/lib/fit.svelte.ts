/** The sizes a table can have; smaller ones could not be read. */
const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.65, 0.6];
/** On smaller screens the page scrolls as a whole. */
const ROOMY = window.matchMedia('(min-width: 981px)');

/**
 * However much lies on it, the whole table is seen: it gets as much smaller as it must. Where the page scrolls, the question
 * stays above the hand, which is `--held` high.
 */
export function fitOn(root: () => HTMLElement | undefined, scene: () => unknown): void {
  let step = 0;
  $effect(() => {
    const table = root();
    if (!table) return;
    const sizes = new ResizeObserver(() => {
      step = 0;
      fit();
    });
    sizes.observe(table.parentElement ?? table);
    return () => sizes.disconnect();
  });
  $effect(() => {
    scene();
    fit();
  });

  function fits(table: HTMLElement, tried: number): boolean {
    step = tried;
    table.style.zoom = String(STEPS[step] ?? 1);
    return table.scrollHeight <= table.clientHeight + 1 && table.scrollWidth <= table.clientWidth + 1;
  }

  /** It grows again only when there is room to spare, so that it does not change back and forth with every card. */
  function fit(): void {
    const table = root();
    if (!table) return;
    if (!ROOMY.matches) {
      fits(table, 0);
      const hand = table.querySelector<HTMLElement>('.cards:has(.hand)');
      table.style.setProperty('--held', `${hand?.offsetHeight ?? 0}px`);
      return;
    }
    const last = step;
    if (fits(table, last)) {
      let larger = last;
      while (larger > 0 && fits(table, larger - 1)) larger -= 1;
      fits(table, larger < last - 1 || larger === 0 ? larger : last);
      return;
    }
    while (step < STEPS.length - 1 && !fits(table, step + 1));
  }
}
