// Runs once, in Node, while the studio is built: `warming.py` in the very interpreter that the page uses.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

process.on("uncaughtException", (wrong) => {
  console.error(wrong.message);
  process.exit(1);
});
const [archive, out] = process.argv.slice(2);
const require = createRequire(join(process.cwd(), "package.json"));
const { loadPyodide } = await import(pathToFileURL(require.resolve("pyodide/pyodide.mjs")).href);
const python = await loadPyodide();
python.runPython("import sys; started = [f for m in list(sys.modules.values()) if (f := getattr(m, '__file__', None))]");
python.FS.mkdirTree("/studio/lib");
python.unpackArchive(new Uint8Array(readFileSync(archive)), "tar", { extractDir: "/studio/lib" });
python.runPython(`
import runpy
from pathlib import Path
warming = runpy.run_path("/studio/lib/cardlaw/studio/warming.py")
made = warming["warmed"](Path("/studio"), Path("/lib/python314.zip"), started)
`);
for (const [name, bytes] of Object.entries(python.globals.get("made").toJs())) writeFileSync(join(out, name), bytes);
