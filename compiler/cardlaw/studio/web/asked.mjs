// Runs in Node, for `make alike`: the built studio's Python answers the requests on standard input.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { added, started } from "./start.js";

process.on("uncaughtException", (wrong) => {
  console.error(wrong.message);
  process.exit(1);
});
const site = process.argv[2];
const require = createRequire(join(process.cwd(), "package.json"));
const { loadPyodide } = await import(pathToFileURL(require.resolve("pyodide/pyodide.mjs")).href);
const archive = (name) => gunzipSync(readFileSync(join(site, `${name}.gz`)));
const stdlib = join(mkdtempSync(join(tmpdir(), "cardlaw-")), "python_stdlib.zip");
writeFileSync(stdlib, archive("pyodide/python_stdlib.zip"));
const python = await started(loadPyodide, { stdLibURL: stdlib }, archive("play.tar"));
rmSync(dirname(stdlib), { recursive: true });
await added(python, archive("more.tar"));
await added(python, archive("z3.tar"), "/studio/lib");
const answer = python.globals.get("answer");
const asked = JSON.parse(readFileSync(0, "utf-8"));
process.stdout.write(JSON.stringify(asked.map((request) => JSON.parse(answer(JSON.stringify(request))))));
