/** Shows what moved from where to where: First, Last, Invert, Play. Pieces are found by `data-piece`. */

const TIME = 320;
const EASE = 'cubic-bezier(.2,.8,.2,1)';

export type Places = Map<string, DOMRect>;

function marked(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-piece]')];
}

export function places(root: Element): Places {
  return new Map(marked(root).map((element) => [element.dataset['piece'] ?? '', element.getBoundingClientRect()]));
}

/** Let every piece come from where it was; what was not there before comes from whoever laid it. */
export function glide(root: Element, before: Places): void {
  if (!before.size) return;
  // All are measured before the first one moves: a change between two looks would lay out the page anew.
  const ways = marked(root).map((element) => {
    const then = before.get(element.dataset['piece'] ?? '') ?? home(root, element);
    return { element, then, now: element.getBoundingClientRect() };
  });
  // Others look at the page as well after a change: nothing moves before they have.
  queueMicrotask(() => {
    for (const { element, then, now } of ways) if (then && now.width) move(element, then, now);
  });
}

function home(root: Element, element: HTMLElement): DOMRect | undefined {
  const from = element.dataset['from'];
  return from ? root.querySelector(`[data-seat="${from}"]`)?.getBoundingClientRect() : undefined;
}

function move(element: HTMLElement, then: DOMRect, now: DOMRect): void {
  const x = then.left + then.width / 2 - now.left - now.width / 2;
  const y = then.top + then.height / 2 - now.top - now.height / 2;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const size = Math.min(1, Math.max(0.4, then.width / now.width));
  // What is on its way lies on top; as part of the animation that would keep it from running beside the page.
  element.style.zIndex = '5';
  const way = element.animate([{ translate: `${x}px ${y}px`, scale: `${size}` }, { translate: '0 0', scale: '1' }], { duration: TIME, easing: EASE });
  way.onfinish = way.oncancel = () => (element.style.zIndex = '');
}
