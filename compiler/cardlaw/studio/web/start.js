// Python, started with the studio's files.
import { unpack } from "./unpack.js";

// A list of packages that could be fetched: none, everything is here.
const NONE = { info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" }, packages: {} };

export async function started(loadPyodide, options, play) {
  const python = await loadPyodide({ lockFileContents: NONE, packageBaseUrl: "", ...options });
  unpack(await play, python.FS, "/studio");
  python.runPython(`
import os, sys
os.chmod("/studio/cache", 0o700)
os.environ["CARDLAW_CACHE"] = "/studio/cache"
sys.path[:0] = ["/studio/std", "/studio/lib"]
for name, module in list(sys.modules.items()):
    if isinstance(paths := getattr(module, "__path__", None), list):
        paths.append(f"/studio/std/{name.replace('.', '/')}")
from cardlaw.studio import readying
readying.use()
from cardlaw.studio.answering import answer, listen
`);
  return python;
}

export async function added(python, archive, folder = "/studio") {
  unpack(await archive, python.FS, folder);
  python.runPython("import importlib; importlib.invalidate_caches(); readying.use()");
}
