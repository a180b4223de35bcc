/** Shows what moved from where to where: First, Last, Invert, Play. Pieces are found by `data-piece`. */

const TIME = 320;
const EASE = 'cubic-bezier(.2,.8,.2,1)';

interface Place {
  element: HTMLElement;
  rect: DOMRect;
}
export type Places = Map<string, Place>;
/** Where something goes that is drawn no more, as selectors: the first that is found. */
export type Whither = (piece: string) => string[];

function marked(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-piece]')];
}

export function places(root: Element): Places {
  return new Map(marked(root).map((element) => [element.dataset['piece'] ?? '', { element, rect: element.getBoundingClientRect() }]));
}

/**
 * Let every piece come from where it was; what was not there before comes from whoever laid it, what is gone goes to whoever
 * has it now.
 */
export function glide(root: Element, before: Places, whither: Whither): void {
  if (!before.size) return;
  // All are measured before the first one moves: a change between two looks would lay out the page anew.
  const now = places(root);
  const ways = [...now].map(([id, { element, rect }]) => ({ element, then: before.get(id)?.rect ?? home(root, element), rect }));
  const leaving = [...before].flatMap(([id, { element, rect }]) => {
    const to = now.has(id) ? undefined : rectOf(root, whither(id));
    return to ? [{ element, rect, to }] : [];
  });
  // Others look at the page as well after a change: nothing moves before they have.
  queueMicrotask(() => {
    for (const { element, then, rect } of ways) if (then && rect.width) move(element, then, rect);
    for (const { element, rect, to } of leaving) leave(root, element, rect, to);
  });
}

function home(root: Element, element: HTMLElement): DOMRect | undefined {
  const from = element.dataset['from'];
  return from ? rectOf(root, [`[data-seat="${from}"]`]) : undefined;
}

function rectOf(root: Element, selectors: string[]): DOMRect | undefined {
  return selectors.map((selector) => root.querySelector(selector)).find((found) => found)?.getBoundingClientRect();
}

function move(element: HTMLElement, then: DOMRect, now: DOMRect): void {
  const [x, y] = way(now, then);
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const size = Math.min(1, Math.max(0.4, then.width / now.width));
  // What is on its way lies on top; as part of the animation that would keep it from running beside the page.
  element.style.zIndex = '5';
  const run = element.animate([{ translate: `${x}px ${y}px`, scale: `${size}` }, { translate: '0 0', scale: '1' }], { duration: TIME, easing: EASE });
  run.onfinish = run.oncancel = () => (element.style.zIndex = '');
}

/** The page has let go of the element: it is shown for as long as it takes it to get there. */
function leave(root: Element, element: HTMLElement, rect: DOMRect, to: DOMRect): void {
  const [x, y] = way(rect, to);
  element.removeAttribute('data-piece');
  element.ariaHidden = 'true';
  element.inert = true;
  Object.assign(element.style, { position: 'fixed', left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px`, zIndex: '6' });
  element.style.setProperty('--w', `${rect.width}px`);
  root.append(element);
  const run = element.animate([{ opacity: 1 }, { translate: `${x}px ${y}px`, scale: '0.4', opacity: 0.3 }], { duration: TIME, easing: EASE });
  run.onfinish = run.oncancel = () => element.remove();
}

function way(from: DOMRect, to: DOMRect): [number, number] {
  return [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
}
