// The shell of the client: pages open without a network, tables of course need the server.
const CACHE = 'heldenrunde-__VERSION__';
const FILES = ['__FILES__'];
const SHELL = '/';
const TEXTS = ['/api/games', '/api/texts/de', '/api/texts/en'];
const BOOKS = /^\/api\/(games|texts|rules|cards)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([SHELL, '/manifest.webmanifest', '/icon.svg', ...TEXTS, ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(fresh(event.request, SHELL));
  else if (BOOKS.test(url.pathname)) event.respondWith(fresh(event.request, event.request));
  else if (!url.pathname.startsWith('/api/')) event.respondWith(kept(event.request));
});

/** From the server; without it what was there last. */
async function fresh(request, key) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const known = await cache.match(key, { ignoreVary: true });
    if (known) return known;
    throw error;
  }
}

/** Files have their content in their name: what is there is right. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetch(request);
}
