// The worker that holds Python: requests go in one at a time; what takes long can be cancelled, and Python starts anew.
export class Cancelled extends Error {}

const SHOW_AFTER = 500;
const CANCEL_AFTER = 2000;

export class Client {
  constructor(tell) {
    this.tell = tell;
    this.waiting = new Map();
    this.number = 0;
    this.ready = false;
    this.start();
  }

  start() {
    this.ready = false;
    this.worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }) => this.hear(data);
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.fail(event.message || "the worker stopped");
    };
  }

  hear(data) {
    if (data.stage === "ready") this.ready = true;
    if (data.stage === "failed") return this.fail(data.message);
    const held = this.waiting.get(data.id);
    if (held && data.answer !== undefined) {
      this.waiting.delete(data.id);
      held.done(data.answer);
    }
    this.show();
  }

  fail(message) {
    for (const held of this.waiting.values()) held.done({ error: { kind: "fault", message, help: null, diagnostics: [] } });
    this.waiting.clear();
    this.show();
  }

  ask(request) {
    const id = ++this.number;
    return new Promise((done, cancel) => {
      this.waiting.set(id, { done, cancel, since: performance.now() });
      this.worker.postMessage({ id, request });
      setTimeout(() => this.show(), SHOW_AFTER);
      setTimeout(() => this.show(), CANCEL_AFTER);
    });
  }

  // Stop whatever is being worked out: the worker ends, and another one starts.
  cancel() {
    this.worker.terminate();
    const held = [...this.waiting.values()];
    this.waiting.clear();
    this.start();
    for (const each of held) each.cancel(new Cancelled());
    this.show();
  }

  show() {
    const oldest = Math.min(...[...this.waiting.values()].map((each) => each.since));
    const time = performance.now() - oldest;
    this.tell({ busy: time >= SHOW_AFTER - 5, cancel: time >= CANCEL_AFTER - 5, ready: this.ready });
  }
}
