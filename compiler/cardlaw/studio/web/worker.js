// Python in a worker: loads it, takes requests as JSON one by one, and gives the answers back.
import { added, started } from "./start.js";

const here = new URL("./", self.location.href);
const PLAYING = new Set(["games", "kit", "choices", "play", "recipe", "sheet"]);
const SOLVING = new Set(["ask", "check", "compare", "differences", "findings", "packs", "plan", "together"]);
let python = null;
let answer = null;

// Not every host compresses, so the largest files come compressed and are opened here. What is kept for visits without
// a network is open already; and what Python itself was compiled to, the browser keeps with it.
const load = self.fetch.bind(self);
const PACKED = { "pyodide.asm.wasm": "application/wasm", "python_stdlib.zip": "application/zip" };

async function opened(name) {
  const address = new URL(name, here);
  const kept = await self.caches?.match(address);
  // Asked for by its address, as only then the browser keeps the compiled code.
  if (kept) return load(address).then((reply) => (reply.ok ? reply : kept), () => kept);
  const reply = await load(`${address}.gz`);
  if (!reply.ok) throw new Error(`${name} cannot be loaded (${reply.status})`);
  const type = PACKED[name.split("/").at(-1)] ?? "application/x-tar";
  return new Response(reply.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": type } });
}

const archive = async (name) => new Uint8Array(await (await opened(name)).arrayBuffer());

self.fetch = (asked, ...rest) => {
  const name = String(asked.url ?? asked).split("/").at(-1);
  return name in PACKED ? opened(`pyodide/${name}`) : load(asked, ...rest);
};

async function start() {
  const play = archive("play.tar");
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", here).href);
  python = await started(loadPyodide, { indexURL: new URL("pyodide/", here).href }, play);
  answer = python.globals.get("answer");
  python.globals.get("listen")((done, total) => self.postMessage({ progress: [done, total] }));
  self.postMessage({ stage: "ready" });
}

// Parts that not every visitor needs: fetched once, when they are first asked for.
const parts = new Map();
async function part(name, folder) {
  if (parts.has(name)) return parts.get(name);
  self.postMessage({ stage: "fetching" });
  parts.set(name, added(python, archive(name), folder));
  try {
    await parts.get(name);
  } catch (wrong) {
    parts.delete(name);
    throw new Missing(String(wrong.message ?? wrong));
  } finally {
    self.postMessage({ stage: "ready" });
  }
}
class Missing extends Error {}

async function answered(request) {
  const solving = SOLVING.has(request.do === "command" ? request.argv?.[0] : request.do);
  if (!PLAYING.has(request.do)) await part("more.tar");
  if (solving) await part("z3.tar", "/studio/lib");
  const text = JSON.stringify(request);
  const found = JSON.parse(answer(text));
  if (found?.error?.kind !== "fault" || !/(ModuleNotFound|FileNotFound)Error/.test(found.error.message)) return found;
  // Something that players seldom do needs one of the other files.
  await part("more.tar");
  return JSON.parse(answer(text));
}

const up = start().catch((wrong) => {
  self.postMessage({ stage: "lost", message: String(wrong.message ?? wrong) });
  return new Promise(() => {});
});

// What any table needs is loaded while nobody asks for anything: a request that names no rules does only that.
up.then(() => setTimeout(() => answer && answer('{"do": "play"}')));

self.onmessage = async ({ data }) => {
  await up;
  try {
    self.postMessage({ id: data.id, answer: await answered(data.request), memory: python._module.HEAP8.length });
  } catch (wrong) {
    const message = String(wrong.message ?? wrong).trim().split("\n").at(-1);
    // Python gives its faults as answers: whatever else comes out means that it is broken.
    if (wrong instanceof Missing) self.postMessage({ id: data.id, answer: { error: { kind: "fault", message, help: null, diagnostics: [] } } });
    else self.postMessage({ stage: "lost", message });
  }
};
