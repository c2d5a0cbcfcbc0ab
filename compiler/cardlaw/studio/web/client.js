// The workers that hold Python. One answers what is asked at every key and tap, another does what takes long, so that
// neither waits for the other. What takes long can be cancelled: its worker ends, and another one takes its place.
// No state is in a worker, so nothing on the page is lost with it.
export class Cancelled extends Error {}

const SHOW_AFTER = 500;
const CANCEL_AFTER = 2000;
const SECOND_AFTER = 4000;
const ROOMY = 4;
const MOST_MEMORY = 500_000_000;
const LONG = new Set(["ask", "differences", "findings", "replay", "rounds", "together"]);
const LONG_COMMANDS = new Set(["check", "compare", "packs", "plan", "simulate"]);

// One worker, asked one thing at a time.
class Lane {
  constructor(tell) {
    this.tell = tell;
    this.waiting = new Map();
    this.number = 0;
    this.failed = 0;
    this.use();
  }

  use() {
    const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    worker.stage = "starting";
    worker.onmessage = ({ data }) => worker === this.worker && this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.worker) this.lost(event.message || "the worker stopped");
    };
    this.worker = worker;
    this.doing = null;
    this.memory = 0;
  }

  hear(data) {
    if (data.stage === "lost") return this.lost(data.message);
    if (data.stage) this.worker.stage = data.stage;
    if (data.progress) this.doing = data.progress;
    const held = this.waiting.get(data.id);
    if (held && data.answer !== undefined) {
      this.waiting.delete(data.id);
      this.failed = 0;
      this.doing = null;
      held.done(data.answer);
    }
    if (data.memory) this.memory = data.memory;
    // What Python has taken it never gives back: a worker that has taken much is replaced when it has nothing to do.
    if (this.memory > MOST_MEMORY && !this.waiting.size) {
      this.worker.terminate();
      this.use();
    }
    this.tell();
  }

  // The worker broke down: what it was asked last gets the fault as its answer, everything else is asked again.
  lost(message) {
    const stage = this.worker.stage;
    this.worker.terminate();
    const fault = { error: { kind: "fault", message, help: null, diagnostics: [] } };
    const [first, ...others] = [...this.waiting.entries()];
    if (first) {
      this.waiting.delete(first[0]);
      first[1].done(fault);
    }
    if (++this.failed > 2 && stage === "starting") {
      for (const [, held] of others) held.done(fault);
      this.waiting.clear();
    }
    this.use();
    for (const [id, held] of this.waiting) this.worker.postMessage({ id, request: held.request });
    this.tell();
  }

  ask(request) {
    const id = ++this.number;
    return new Promise((done, cancel) => {
      this.waiting.set(id, { done, cancel, request, since: performance.now() });
      this.worker.postMessage({ id, request });
      setTimeout(this.tell, SHOW_AFTER);
      setTimeout(this.tell, CANCEL_AFTER);
    });
  }

  cancel() {
    this.end();
    this.use();
    this.tell();
  }

  end() {
    this.worker.terminate();
    const held = [...this.waiting.values()];
    this.waiting.clear();
    for (const each of held) each.cancel(new Cancelled());
  }

  // How long the oldest request has been waiting.
  get time() {
    return Math.max(0, ...[...this.waiting.values()].map((each) => performance.now() - each.since));
  }
}

export class Client {
  constructor(show) {
    this.show = show;
    this.practice = { do: "play" };
    this.quick = new Lane(() => this.tell());
    // Machines with little memory have one worker for everything.
    this.long = (navigator.deviceMemory ?? ROOMY) >= ROOMY ? null : this.quick;
    if (!this.long) setTimeout(() => this.rest(), SECOND_AFTER);
  }

  // The second worker is made once the studio is kept for later visits: it loads from there and plays a little, so that
  // the browser keeps what Python was compiled to, and the next visit is quick.
  async rest() {
    await navigator.serviceWorker?.ready;
    if (this.long) return;
    if (this.quick.worker.stage !== "ready" || this.quick.waiting.size) return void setTimeout(() => this.rest(), SECOND_AFTER);
    this.second().worker.postMessage({ id: 0, request: this.practice });
  }

  second() {
    return (this.long ??= new Lane(() => this.tell()));
  }

  ask(request) {
    const long = LONG.has(request.do) || (request.do === "command" && LONG_COMMANDS.has(request.argv?.[0]));
    return (long ? this.second() : this.quick).ask(request);
  }

  // Whether there is a worker for what takes long beside the one that answers keys and taps.
  get spare() {
    return this.long !== this.quick;
  }

  get lanes() {
    return [...new Set([this.quick, this.long])].filter(Boolean);
  }

  // Stop whatever has taken long; with `long`, what is done beside the page only.
  cancel(long = false) {
    for (const lane of this.lanes) if (lane.waiting.size && (long ? lane === this.long : lane.time >= CANCEL_AFTER - 5)) lane.cancel();
  }

  // The screen that asked is gone: what takes long is given up, and its worker is made again when there is time.
  leave() {
    if (!this.spare || !this.long?.waiting.size) return;
    this.long.end();
    this.long = null;
    setTimeout(() => this.rest(), SECOND_AFTER);
    this.tell();
  }

  tell() {
    const lane = this.lanes.reduce((one, other) => (other.time > one.time ? other : one));
    this.show({ busy: lane.time >= SHOW_AFTER - 5, cancel: lane.time >= CANCEL_AFTER - 5, stage: lane.worker.stage, progress: lane.doing });
  }
}
