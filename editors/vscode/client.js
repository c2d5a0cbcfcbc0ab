// A small client of the language server protocol: messages over the standard streams of `cardlaw lsp`.
"use strict";
const { spawn } = require("child_process");

class Client {
  constructor(command, args, onNotification, onEnd) {
    this.next = 1;
    this.stopping = false;
    this.waiting = new Map();
    this.buffer = Buffer.alloc(0);
    this.onNotification = onNotification;
    this.process = spawn(command, args, { stdio: ["pipe", "pipe", "pipe"] });
    this.process.stdout.on("data", (data) => this.read(data));
    this.process.stderr.on("data", () => {});
    this.process.stdin.on("error", () => {});
    this.process.on("error", (error) => this.ended(onEnd, error.message));
    this.process.on("exit", (code) => this.ended(onEnd, `it ended with ${code}`));
  }

  ended(onEnd, reason) {
    if (this.process === null) return;
    this.process = null;
    for (const [, { reject }] of this.waiting) reject(new Error(reason));
    this.waiting.clear();
    if (!this.stopping) onEnd(reason);
  }

  send(message) {
    if (this.process === null) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }), "utf8");
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  request(method, params) {
    if (this.process === null) return Promise.reject(new Error("the language server is not running"));
    const id = this.next++;
    this.send({ id, method, params });
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  read(data) {
    this.buffer = Buffer.concat([this.buffer, data]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = /Content-Length: *(\d+)/i.exec(this.buffer.toString("ascii", 0, end));
      const start = end + 4;
      const size = length ? Number(length[1]) : 0;
      if (this.buffer.length < start + size) return;
      const message = JSON.parse(this.buffer.toString("utf8", start, start + size));
      this.buffer = this.buffer.subarray(start + size);
      this.handle(message);
    }
  }

  handle(message) {
    if (message.method !== undefined) {
      if (message.id !== undefined) this.send({ id: message.id, result: null });
      else this.onNotification(message.method, message.params);
      return;
    }
    const waiting = this.waiting.get(message.id);
    if (waiting === undefined) return;
    this.waiting.delete(message.id);
    if (message.error) waiting.reject(new Error(message.error.message));
    else waiting.resolve(message.result);
  }

  stop() {
    if (this.process === null) return;
    const ending = this.process;
    this.stopping = true;
    this.request("shutdown", null).then(() => this.notify("exit", null), () => ending.kill());
  }
}

module.exports = { Client };
