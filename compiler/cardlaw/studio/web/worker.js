// Python in a worker: loads it, takes requests as JSON one by one, and gives the answers back.
import { unpack } from "./unpack.js";

const here = new URL("./", self.location.href);
const SOLVING = new Set(["ask", "check", "compare", "plan", "packs"]);
let python = null;
let answer = null;
let solver = null;

async function archive(name) {
  const reply = await fetch(new URL(name, here));
  if (!reply.ok) throw new Error(`${name} cannot be loaded (${reply.status})`);
  return reply.body;
}

async function start() {
  const files = archive("python.tar.gz");
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", here).href);
  python = await loadPyodide({ indexURL: new URL("pyodide/", here).href });
  self.postMessage({ stage: "python" });
  await unpack(await files, python.FS, "/studio");
  python.runPython(`
import os, sys
os.chmod("/studio/cache", 0o700)
os.environ["CARDLAW_CACHE"] = "/studio/cache"
sys.path.insert(0, "/studio/lib")
from cardlaw.studio.answering import answer
`);
  answer = python.globals.get("answer");
  self.postMessage({ stage: "ready" });
}

function loadSolver() {
  solver ??= archive("z3.tar.gz").then(async (content) => {
    await unpack(content, python.FS, "/studio/lib");
    python.runPython("import importlib; importlib.invalidate_caches()");
  });
  return solver;
}

const started = start().catch((wrong) => self.postMessage({ stage: "failed", message: String(wrong) }));

self.onmessage = async ({ data }) => {
  await started;
  try {
    const request = data.request;
    const solving = request.do === "differences" || (request.do === "service" && request.question === "findings") || (request.do === "command" && SOLVING.has(request.argv?.[0]));
    if (solving) {
      self.postMessage({ id: data.id, stage: "solver" });
      await loadSolver();
    }
    self.postMessage({ id: data.id, answer: JSON.parse(answer(JSON.stringify(request))) });
  } catch (wrong) {
    const message = String(wrong.message ?? wrong).trim().split("\n").at(-1);
    self.postMessage({ id: data.id, answer: { error: { kind: "fault", message, help: null, diagnostics: [] } } });
  }
};
