// Runs in Node, for `make alike`: the built studio's Python answers the requests on standard input.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { unpack } from "./unpack.js";

const site = process.argv[2];
const require = createRequire(join(process.cwd(), "package.json"));
const { loadPyodide } = await import(pathToFileURL(require.resolve("pyodide/pyodide.mjs")).href);
const python = await loadPyodide({ stdLibURL: join(site, "pyodide", "python_stdlib.zip") });
for (const [name, folder] of [["python.tar.gz", "/studio"], ["z3.tar.gz", "/studio/lib"]]) {
  await unpack(new Blob([readFileSync(join(site, name))]).stream(), python.FS, folder);
}
python.runPython(`
import os, sys
os.chmod("/studio/cache", 0o700)
os.environ["CARDLAW_CACHE"] = "/studio/cache"
sys.path.insert(0, "/studio/lib")
from cardlaw.studio.answering import answer
`);
const answer = python.globals.get("answer");
const asked = JSON.parse(readFileSync(0, "utf-8"));
process.stdout.write(JSON.stringify(asked.map((request) => JSON.parse(answer(JSON.stringify(request))))));
