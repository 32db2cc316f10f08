// The service worker: static files from the cache, pages from the network, and a page that says so when there is none.
const CACHE = "shoal-{{ version }}";
const OFFLINE = "/offline";
const FIRST = [OFFLINE, "{{ asset('tokens.css') }}", "{{ asset('dark.css') }}", "{{ asset('art.css') }}", "{{ asset('app.css') }}", "{{ asset('boot.js') }}", "/static/app.js", "/static/fair.js", "/static/sha256.js"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FIRST)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  })());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/static/") && url.searchParams.has("v")) {
    event.respondWith((async () => {
      const stored = await caches.match(event.request);
      if (stored) return stored;
      const fresh = await fetch(event.request);
      if (fresh.ok) (await caches.open(CACHE)).put(event.request, fresh.clone());
      return fresh;
    })());
  } else if (url.pathname.startsWith("/static/")) {
    event.respondWith(fetch(event.request).catch(() => caches.match(event.request)));
  } else if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
  }
});
