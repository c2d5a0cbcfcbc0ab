// Keeps the whole studio for a visit without a network; a new build replaces it as one.
const { mark, files } = "@LISTED@";
const kept = `cardlaw-studio-${mark}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(kept).then((cache) => cache.addAll(files.map((name) => new Request(name, { cache: "no-cache" })))).then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("cardlaw-studio-") && name !== kept).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== self.location.origin) return;
  event.respondWith(caches.open(kept).then((cache) => cache.match(event.request, { ignoreSearch: true })).then((found) => found ?? fetch(event.request)));
});
