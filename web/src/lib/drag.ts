import type { Attachment } from 'svelte/attachments';

interface Drag {
  /** What comes along; nothing if this cannot be dragged now. */
  begin: () => string[];
  /** The `data-drop` of the element it was let go over. */
  drop: (target: string) => void;
  end: () => void;
}

const THRESHOLD = 8;

/** Drag with mouse, pen or finger; a short press stays a click. */
export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    const press = (event: PointerEvent) => {
      if (event.button === 0 && event.isPrimary) follow(element, event, drag);
    };
    element.addEventListener('pointerdown', press);
    return () => element.removeEventListener('pointerdown', press);
  };
}

function follow(element: HTMLElement, start: PointerEvent, drag: Drag): void {
  const ghost = document.createElement('div');
  let active = false;
  const stop = new AbortController();
  const listen = { signal: stop.signal };

  const lift = (): void => {
    const ids = drag.begin();
    if (!ids.length) return stop.abort();
    active = true;
    ghost.className = 'ghost';
    for (const id of ids) {
      const found = document.querySelector(`[data-piece="${CSS.escape(id)}"]`) ?? element;
      const copy = found.cloneNode(true) as HTMLElement;
      copy.removeAttribute('data-piece');
      ghost.append(copy);
    }
    ghost.style.setProperty('--w', `${element.offsetWidth}px`);
    document.body.append(ghost);
    document.documentElement.classList.add('dragging');
  };
  const over = (event: PointerEvent): HTMLElement | null =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]') ?? null;
  const end = (): void => {
    stop.abort();
    ghost.remove();
    document.documentElement.classList.remove('dragging');
    document.querySelector('[data-over]')?.removeAttribute('data-over');
    if (active) drag.end();
  };

  document.addEventListener(
    'pointermove',
    (event) => {
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
      if (!active && far > THRESHOLD) lift();
      if (!active) return;
      event.preventDefault();
      ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
      document.querySelector('[data-over]')?.removeAttribute('data-over');
      over(event)?.setAttribute('data-over', '');
    },
    listen,
  );
  document.addEventListener(
    'pointerup',
    (event) => {
      const target = active ? over(event)?.dataset['drop'] : undefined;
      if (active) swallowClick();
      end();
      if (target !== undefined) drag.drop(target);
    },
    listen,
  );
  document.addEventListener('pointercancel', end, listen);
}

/** What was a drag is not a click as well. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
}
