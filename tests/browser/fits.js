/**
 * What does not fit on a table: things that lie over each other, things that are cut off, and what is asked for and is
 * outside the screen. Returns a sentence for each.
 *
 * A thing is whatever can be clicked, a piece, or a line of text beside these; what is drawn on a piece belongs to it.
 * Pieces of one hand, pile or trick may cover each other, as long as a strip of each stays free; backs tell nothing.
 */
() => {
    const STRIP = 24; // pixels of a covered piece that stay free
    const TOUCH = 3; // so many pixels of two things may meet
    const SHOWN = 0.9; // so much of a thing has to be in sight
    const THINGS = 'button, a, input, select, summary, [data-piece], [role=img]';
    const root = document.scrollingElement;
    const scrolls = root.scrollHeight > innerHeight + 1; // on small screens the page scrolls as a whole
    window.scrollTo(0, 0);

    const shown = (element) => element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
    /** Said to screen readers only, or no part of the table. */
    function hidden(element) {
        if (element.closest('.skip, header, dialog:not([open])')) return true;
        for (let box = element; box; box = box.parentElement) if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
        return false;
    }
    const rectOf = ({ left, top, right, bottom }) => ({ left, top: top + scrollY, right, bottom: bottom + scrollY });
    const meet = (a, b) => ({
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
    });
    const width = (rect) => Math.max(0, rect.right - rect.left);
    const height = (rect) => Math.max(0, rect.bottom - rect.top);
    const area = (rect) => width(rect) * height(rect);
    const screen = { left: 0, top: 0, right: innerWidth, bottom: scrolls ? root.scrollHeight : innerHeight };

    /** What is left of a rectangle by the boxes it lies in; lists that are meant to scroll show what they show. */
    function seen(rect, element) {
        let found = meet(rect, screen);
        let [freeX, freeY] = [false, false];
        for (let box = element; box && box !== document.body; box = box.parentElement) {
            const { overflowX, overflowY, position } = getComputedStyle(box);
            if (box !== element && (overflowX !== 'visible' || overflowY !== 'visible')) {
                const edge = rectOf(box.getBoundingClientRect());
                if (overflowX === 'visible') [edge.left, edge.right] = [-Infinity, Infinity];
                if (overflowY === 'visible') [edge.top, edge.bottom] = [-Infinity, Infinity];
                found = meet(found, edge);
            }
            if (box.hasAttribute('data-scrolls')) {
                freeX ||= overflowX === 'auto';
                freeY ||= overflowY === 'auto';
            }
            if (position === 'fixed') break;
        }
        return { found, freeX, freeY };
    }

    const things = [];
    function add(element, rect, kind, text) {
        if (width(rect) < 2 || height(rect) < 2) return;
        things.push({ element, rect, ...seen(rect, element), kind, text: text.trim().replace(/\s+/g, ' ').slice(0, 50) });
    }
    const nameOf = (element) =>
        element.getAttribute('aria-label') ?? (element.innerText || element.title || element.className || element.tagName);
    for (const element of document.querySelectorAll(THINGS)) {
        if (!shown(element) || hidden(element) || element.parentElement.closest(THINGS)) continue;
        if (element.matches('button[aria-hidden=true]')) continue; // makes a whole figure clickable
        const kind = element.matches('[data-piece]') ? 'piece' : 'button';
        const inline = getComputedStyle(element).display === 'inline';
        const rects = inline ? element.getClientRects() : [element.getBoundingClientRect()];
        for (const rect of rects) add(element, rectOf(rect), kind, nameOf(element));
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        if (!node.data.trim() || element.closest(THINGS) || !shown(element) || hidden(element)) continue;
        if (getComputedStyle(element).textOverflow === 'ellipsis') {
            add(element, rectOf(element.getBoundingClientRect()), 'text', node.data);
            continue;
        }
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) add(element, rectOf(line), 'text', node.data);
    }

    const told = new Set();
    const call = ({ kind, text, element }) =>
        `${kind} «${text || element.className}» in ${element.closest('[class]')?.className.replace(/ ?s(velte)?-\S+/g, '')}`;

    const bar = document.querySelector('[data-question]').parentElement;
    const barTop = bar.getBoundingClientRect();
    if (barTop.bottom > innerHeight + 1 || barTop.top < 0) told.add(`the question is outside the screen`);
    if (root.scrollWidth > innerWidth + 1) told.add(`the page is too wide: ${root.scrollWidth}`);

    const inSight = ({ found }) => width(found) > TOUCH && height(found) > TOUCH;
    const visible = things.filter((thing) => !(thing.freeX || thing.freeY) || inSight(thing));
    for (const thing of visible) {
        const part = Math.min(
            thing.freeX ? 1 : width(thing.found) / width(thing.rect),
            thing.freeY ? 1 : height(thing.found) / height(thing.rect),
        );
        if (part < SHOWN) told.add(`cut off (${Math.round(100 * part)} % in sight): ${call(thing)}`);
    }
    for (const card of document.querySelectorAll('.hand [data-piece][aria-disabled=false]')) {
        const { top, bottom } = card.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight + TOUCH) told.add(`asked for and outside the screen: ${nameOf(card)}`);
    }
    const faceDown = (element) => element.querySelector('.back') !== null;
    const fan = (element) => element.closest('[role=toolbar], [data-fan], ul, figure');
    /** A box with what lies in it is one thing. */
    const box = (element) => element.closest('[data-drop^="piece:"]');
    /** What stays at the lower edge of the screen while the page scrolls below it. */
    function sticky(element) {
        if (!scrolls) return false;
        for (let box = element; box; box = box.parentElement) if (getComputedStyle(box).position === 'sticky') return true;
        return false;
    }
    for (const [i, one] of visible.entries()) {
        for (const other of visible.slice(i + 1)) {
            const over = meet(one.found, other.found);
            if (width(over) <= TOUCH || height(over) <= TOUCH) continue;
            if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue;
            if (sticky(one.element) !== sticky(other.element)) continue;
            if (box(one.element) && box(one.element) === box(other.element)) continue;
            const together = one.kind === 'piece' && other.kind === 'piece' && fan(one.element) === fan(other.element);
            const free = Math.max(width(one.found) - width(over), height(one.found) - height(over));
            if (together && (free >= STRIP || faceDown(one.element))) continue;
            told.add(`overlap (${Math.round(width(over))} × ${Math.round(height(over))}): ${call(one)} and ${call(other)}`);
        }
    }
    return [...told];
}
