const NAMED = ['data-piece', 'data-option'];

/** Where an element can be found again when it was drawn anew. */
function nameOf(element: Element): string {
  const name = NAMED.find((found) => element.hasAttribute(found));
  return name ? `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]` : '[data-question]';
}

/**
 * Whenever the value changes, what has the focus keeps it: others may act while somebody walks about by keys. An element
 * that moves loses the focus and gets it back; one that is drawn anew is found by its name; if it is gone, so is the
 * choice, and the question is where to go on.
 */
export function keepFocus(root: () => Element | undefined, value: () => unknown): void {
  let held: HTMLElement | null = null;
  $effect.pre(() => {
    value();
    const active = document.activeElement;
    held = active instanceof HTMLElement && root()?.contains(active) ? active : null;
  });
  $effect(() => {
    value();
    if (!held || document.activeElement !== document.body) return;
    const again = held.isConnected ? held : root()?.querySelector<HTMLElement>(nameOf(held));
    (again ?? root()?.querySelector<HTMLElement>('[data-question]'))?.focus();
  });
}
