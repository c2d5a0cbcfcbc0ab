// Runs once, in Node, while the studio is built: compiles the Python files and the shipped rulebooks with the very
// interpreter that the page uses, and packs what came of it, so that no visitor has to wait for it.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const site = process.argv[2];
const require = createRequire(join(process.cwd(), "package.json"));
const { loadPyodide } = await import(pathToFileURL(require.resolve("pyodide/pyodide.mjs")).href);
const python = await loadPyodide();
const archive = join(site, "python.tar.gz");
python.FS.mkdirTree("/studio/lib");
python.unpackArchive(new Uint8Array(readFileSync(archive)), "gztar", { extractDir: "/studio/lib" });
python.runPython(`
import gzip, io, os, py_compile, sys, tarfile
from pathlib import Path

# Compiled files stand in for their sources; the language keeps its own, as kept models are marked with them.
lib = Path("/studio/lib")
unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
for path in sorted(lib.rglob("*.py")):
    if path.is_relative_to(lib / "cardlaw" / "language"):
        py_compile.compile(str(path), invalidation_mode=unchecked, doraise=True)
    else:
        py_compile.compile(str(path), str(path.with_suffix(".pyc")), invalidation_mode=unchecked, doraise=True)
        path.unlink()
sys.path.insert(0, str(lib))
os.environ["CARDLAW_CACHE"] = "/studio/cache"
from cardlaw.language.loading import Library
shelf = Library(())
for entry in shelf.of_sort("edition", "variant"):
    shelf.compile(entry.name)

# The modules of Python itself that are used come compiled, too.
import importlib._bootstrap_external as loading, importlib.util, pkgutil, zipfile
import cardlaw.cli, cardlaw.service, cardlaw.studio
for package in (cardlaw.cli, cardlaw.service, cardlaw.studio):
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        if module.name not in ("cardlaw.cli.pytest_plugin", "cardlaw.cli.lsp"):
            try:
                importlib.import_module(module.name)
            except ImportError:
                pass
STDLIB = "/lib/python314.zip"
used = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}
shipped = io.BytesIO()
with zipfile.ZipFile(STDLIB) as before, zipfile.ZipFile(shipped, "w", zipfile.ZIP_DEFLATED) as after:
    for entry in before.infolist():
        content, name = before.read(entry), entry.filename
        if f"{STDLIB}/{name}" in used:
            code = compile(content, f"{STDLIB}/{name}", "exec", dont_inherit=True)
            content, name = loading._code_to_hash_pyc(code, importlib.util.source_hash(content), False), f"{name}c"
        after.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), bytes(content), zipfile.ZIP_DEFLATED)
stdlib = shipped.getvalue()

def plain(entry):
    entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = ${315532800}, 0, 0, "", ""
    return entry

out = io.BytesIO()
with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as archive:
    for top in ("lib", "cache"):
        archive.add(f"/studio/{top}", top, filter=plain)
packed = gzip.compress(out.getvalue(), 6, mtime=0)
`);
writeFileSync(archive, python.globals.get("packed").toJs());
writeFileSync(join(site, "pyodide", "python_stdlib.zip"), python.globals.get("stdlib").toJs());
