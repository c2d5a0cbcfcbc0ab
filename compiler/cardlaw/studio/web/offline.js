// Keeps the whole studio for a visit without a network; a new build replaces it as one.
const { mark, files } = "@LISTED@";
const kept = `cardlaw-studio-${mark}`;

const TYPES = { wasm: "application/wasm", zip: "application/zip", tar: "application/x-tar" };

// A compressed file is kept opened, under its name without `.gz`: the next visit has only to read it.
async function keep(cache, name) {
  const reply = await fetch(name, { cache: "no-cache" });
  if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
  if (!name.endsWith(".gz")) return cache.put(name, reply);
  const plain = name.slice(0, -".gz".length);
  const type = TYPES[plain.split(".").at(-1)] ?? "application/octet-stream";
  return cache.put(plain, new Response(reply.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": type } }));
}

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(kept).then((cache) => Promise.all(files.map((name) => keep(cache, name)))).then(() => self.skipWaiting()));
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
