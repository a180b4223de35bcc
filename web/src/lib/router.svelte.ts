import { tick } from 'svelte';

export const route = $state({ path: location.pathname, query: location.search, hash: location.hash });

function read(): void {
  Object.assign(route, { path: location.pathname, query: location.search, hash: location.hash });
}

export function go(url: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', url);
  const samePage = route.path === location.pathname;
  read();
  if (!replace && !samePage) {
    window.scrollTo(0, 0);
    void tick().then(() => document.getElementById('main')?.focus({ preventScroll: true }));
  }
}

/** Links inside the client change the page without loading it anew. */
export function followLinks(): void {
  window.addEventListener('popstate', read);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

export const parts = (): string[] => route.path.split('/').filter(Boolean).map(decodeURIComponent);
export const rulePage = (game: string, rule: string): string => `/rules/${game}#${rule}`;
