// The worker that holds Python: requests go in one at a time. What takes long can be cancelled: the worker ends, and a
// spare one, kept warm, takes its place. No state is in a worker, so nothing on the page is lost with it.
export class Cancelled extends Error {}

const SHOW_AFTER = 500;
const CANCEL_AFTER = 2000;
const SPARE_AFTER = 4000;
const ROOMY = 4;

export class Client {
  constructor(tell) {
    this.tell = tell;
    this.waiting = new Map();
    this.number = 0;
    this.spare = null;
    this.practice = { do: "play" };
    this.failed = 0;
    this.use(this.made());
  }

  made() {
    const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    worker.stage = "starting";
    worker.onmessage = ({ data }) => this.hear(worker, data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.lost(worker, event.message || "the worker stopped");
    };
    return worker;
  }

  use(worker) {
    this.worker = worker;
    this.doing = null;
    clearTimeout(this.warming);
    // Machines with little memory get their spare worker only when something takes long.
    if ((navigator.deviceMemory ?? ROOMY) >= ROOMY) this.warming = setTimeout(() => this.rest(), SPARE_AFTER);
  }

  // The spare is made once the studio is kept for later visits: it then loads from there, and the next visit is quick.
  async rest() {
    await navigator.serviceWorker?.ready;
    if (this.worker.stage === "ready" && !this.waiting.size) this.spare ??= this.made();
    else this.warming = setTimeout(() => this.rest(), SPARE_AFTER);
  }

  hear(worker, data) {
    if (data.stage === "lost") return this.lost(worker, data.message);
    if (data.stage) worker.stage = data.stage;
    if (data.stage === "ready" && worker === this.spare) worker.postMessage({ id: 0, request: this.practice });
    if (worker !== this.worker) return;
    if (data.progress) this.doing = data.progress;
    const held = this.waiting.get(data.id);
    if (held && data.answer !== undefined) {
      this.waiting.delete(data.id);
      this.failed = 0;
      this.doing = null;
      held.done(data.answer);
    }
    this.show();
  }

  // A worker broke down: what it was asked last gets the fault as its answer, everything else is asked again.
  lost(worker, message) {
    worker.terminate();
    if (worker === this.spare) this.spare = null;
    if (worker !== this.worker) return;
    const [first, ...others] = [...this.waiting.entries()];
    if (first) {
      this.waiting.delete(first[0]);
      first[1].done({ error: { kind: "fault", message, help: null, diagnostics: [] } });
    }
    if (++this.failed > 2 && worker.stage === "starting") {
      for (const [, held] of others) held.done({ error: { kind: "fault", message, help: null, diagnostics: [] } });
      this.waiting.clear();
    }
    this.replace();
    for (const [id, held] of this.waiting) this.worker.postMessage({ id, request: held.request });
    this.show();
  }

  replace() {
    this.use(this.spare ?? this.made());
    this.spare = null;
  }

  ask(request) {
    const id = ++this.number;
    return new Promise((done, cancel) => {
      this.waiting.set(id, { done, cancel, request, since: performance.now() });
      this.worker.postMessage({ id, request });
      setTimeout(() => this.show(), SHOW_AFTER);
      setTimeout(() => this.waiting.has(id) && this.offer(), CANCEL_AFTER);
    });
  }

  offer() {
    if (this.worker.stage === "ready") this.spare ??= this.made();
    this.show();
  }

  // Stop whatever is being worked out.
  cancel() {
    this.worker.terminate();
    const held = [...this.waiting.values()];
    this.waiting.clear();
    this.replace();
    for (const each of held) each.cancel(new Cancelled());
    this.show();
  }

  show() {
    const oldest = Math.min(...[...this.waiting.values()].map((each) => each.since));
    const time = performance.now() - oldest;
    this.tell({ busy: time >= SHOW_AFTER - 5, cancel: time >= CANCEL_AFTER - 5, stage: this.worker.stage, progress: this.doing });
  }
}
