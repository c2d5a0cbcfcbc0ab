"""`make studio`: the web sources, Python for the browser, cardlaw and its packages → one static folder.

What comes from elsewhere (npm packages, wheels) is fetched once, by the versions in `web/`, into `build/studio/`. The
folder that is made holds everything, so that the page asks no other place for anything.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from cardlaw.documents.pictures.drawing import DARK, LIGHT, SHAPES
from cardlaw.studio.warming import EPOCH

HERE = Path(__file__).resolve().parent
WEB = HERE / "web"
SITE = HERE / "site"
ROOTS = (HERE.parents[1], HERE.parents[2] / "engine")
RULES = HERE.parents[2] / "rules"
LOCALES = ("root", "en", "en_001", "en_GB", "fi", "it", "nb", "no", "sv")
"""The locales of babel that are kept: those of the five languages, and what they build on."""
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs")
PACKAGES = ("attr", "attrs", "babel", "fluent", "lark", "markupsafe", "pytz", "typing_extensions.py")
LEFT_OUT = re.compile(
    r"(^|/)(__pycache__|studio/(web|site)|tests?|zoneinfo|include|lezer)(/|$)|\.dist-info/|\.egg-info/|\.pyi$"
)
"""What no page needs: caches, the page itself, tests, time zones, headers."""
BUILT = re.compile(r"\.(so|pyd|dylib|c)$")
"""What a wheel has for the machine it was built for; such a package does without it."""
MADE_FROM = "made-from"
"""The file with the mark of the sources."""
ARCHIVES = ("play", "more")
"""What is needed before the first game, and what comes when it is first asked for (`warming.py`)."""


class CannotBuild(Exception):
    """Why the studio cannot be made here; the message says what to do."""


def build(folder: Path, site: Path = SITE) -> None:
    """Make the studio in `site`, keeping what is fetched in `folder`."""
    npm, wheels = fetch_npm(folder / "npm"), fetch_wheels(folder / "wheels")
    shutil.rmtree(site, ignore_errors=True)
    (site / "pyodide").mkdir(parents=True)
    pyodide = npm / "node_modules" / "pyodide"
    for name in PYODIDE:
        shutil.copyfile(pyodide / name, site / "pyodide" / name)
    _write(site / "pyodide" / "pyodide.asm.wasm.gz", _smaller((pyodide / "pyodide.asm.wasm").read_bytes()))
    _write(site / "z3.tar.gz", _smaller(packed(_solver(wheels))))
    with tempfile.TemporaryDirectory() as made:
        _write(Path(made) / "all.tar", packed({**_own_files(), **_packages(wheels)}))
        _run(
            ["node", str(WEB / "warm.mjs"), str(Path(made) / "all.tar"), made],
            npm,
            "Python could not be started in Node",
        )
        for name in ARCHIVES:
            _write(site / f"{name}.tar.gz", _smaller((Path(made) / name).read_bytes()))
        _write(site / "pyodide" / "python_stdlib.zip.gz", _smaller((Path(made) / "stdlib").read_bytes()))
    _bundle(npm, site)
    _prepare_pages(site)
    _service_worker(site)
    (site / MADE_FROM).write_text(sources_mark())


def sources_mark() -> str:
    """A mark of everything of ours that the studio is made of; the built folder keeps the one it was made from."""
    mark = hashlib.sha256()
    web = {f"web/{path.name}": path for path in sorted(WEB.rglob("*")) if path.is_file()}
    for name, content in {**_own_files(), **{name: path.read_bytes() for name, path in web.items()}}.items():
        mark.update(f"{name} {len(content)}\n".encode() + content)
    return mark.hexdigest()


def is_current(site: Path = SITE) -> bool:
    """Whether the studio is built, and from the sources as they are now."""
    return (site / MADE_FROM).is_file() and (site / MADE_FROM).read_text() == sources_mark()


# ------------------------------------------------------------------ what comes from elsewhere
def fetch_npm(folder: Path) -> Path:
    """The npm packages, by the lock file."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        raise CannotBuild("the studio is built with Node: install `nodejs` and `npm`, and try again")
    mark = _mark(WEB / "package.json", WEB / "package-lock.json")
    if not _is_marked(folder, mark):
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copyfile(WEB / name, folder / name)
        line = ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        _run(line, folder, "the npm packages could not be fetched")
        (folder / ".mark").write_text(mark)
    return folder


def fetch_wheels(folder: Path) -> Path:
    """The wheels, by the versions in `wheels.txt`."""
    mark = _mark(WEB / "wheels.txt")
    if _is_marked(folder, mark):
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    lines = [line.split() for line in (WEB / "wheels.txt").read_text("utf-8").splitlines()]
    wanted = [line for line in lines if line and line[0] != "#"]
    common = [*_pip(), "download", "--quiet", "--no-deps", "--only-binary=:all:", "--dest", str(folder)]
    _run([*common, *(line[0] for line in wanted if len(line) == 1)], folder, "wheels could not be fetched")
    for name, platform in (line for line in wanted if len(line) == 2):
        target = ["--platform", platform, "--python-version", "314", "--implementation", "cp"]
        _run([*common, *target, name], folder, f"{name} could not be fetched")
    (folder / ".mark").write_text(mark)
    return folder


def _pip() -> list[str]:
    if importlib.util.find_spec("pip") is not None:
        return [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    if (pip := shutil.which("pip")) is not None:
        return [pip, "--disable-pip-version-check"]
    raise CannotBuild("the studio's wheels are fetched with pip, and there is none here")


def _mark(*files: Path) -> str:
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def _is_marked(folder: Path, mark: str) -> bool:
    return (folder / ".mark").is_file() and (folder / ".mark").read_text() == mark


# ------------------------------------------------------------------ the Python side
def _own_files() -> dict[str, bytes]:
    """cardlaw as it is installed: both source roots in one package, the rules inside it."""
    found: dict[str, bytes] = {}
    for root in ROOTS:
        found |= {
            str(path.relative_to(root)): path.read_bytes()
            for path in sorted((root / "cardlaw").rglob("*"))
            if path.is_file() and not LEFT_OUT.search(str(path.relative_to(root)))
        }
    for path in sorted(RULES.rglob("*")):
        if path.is_file() and path.suffix in (".rules", ".po", ".toml"):
            found[f"cardlaw/rules/{path.relative_to(RULES)}"] = path.read_bytes()
    return found


def _packages(wheels: Path) -> dict[str, bytes]:
    """The Python packages without what is built for other machines; babel with the locales that are needed."""
    found: dict[str, bytes] = {}
    for wheel in sorted(wheels.glob("*.whl")):
        for name, content in _in_wheel(wheel):
            top = name.split("/")[0]
            locale = re.fullmatch(r"babel/locale-data/(.*)\.dat", name)
            if top not in PACKAGES or LEFT_OUT.search(name) or BUILT.search(name):
                continue
            if not locale or locale[1] in LOCALES:
                found[name] = content
    return found


def _solver(wheels: Path) -> dict[str, bytes]:
    """z3, with one copy of its library instead of two."""
    wheel = next(wheels.glob("z3_solver-*.whl"))
    wanted = {
        name: content
        for name, content in _in_wheel(wheel)
        if name.startswith("z3/") and not LEFT_OUT.search(name)
    }
    return {name: content for name, content in wanted.items() if not re.search(r"\.so\.\d", name)}


def _in_wheel(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as archive:
        for name in sorted(archive.namelist()):
            if not name.endswith("/"):
                yield name, archive.read(name)


def packed(files: dict[str, bytes]) -> bytes:
    """An archive that is the same whenever it is made of the same files."""
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in sorted(files.items()):
            entry = tarfile.TarInfo(name)
            entry.size, entry.mtime, entry.mode = len(content), EPOCH, 0o644
            archive.addfile(entry, io.BytesIO(content))
    return plain.getvalue()


def _smaller(content: bytes) -> bytes:
    """Compressed here, as not every host does it; the page's worker undoes it."""
    return gzip.compress(content, 9, mtime=0)


# ------------------------------------------------------------------ the web side
def _bundle(npm: Path, site: Path) -> None:
    """The page, its worker and its styles, each one file."""
    tool = npm / "node_modules" / ".bin" / "esbuild"
    sources = [str(WEB / "page.js"), str(WEB / "worker.js"), str(WEB / "editor.js")]
    line = [str(tool), *sources, "--bundle", "--format=esm", "--target=es2022", "--minify"]
    line += ["--external:*/pyodide.mjs", "--splitting", f"--outdir={site}", "--log-level=warning"]
    _run(line, npm, "the page could not be bundled", {"NODE_PATH": str(npm / "node_modules")})
    for name in ("index.html", "studio.css", "icon.svg", "manifest.webmanifest"):
        shutil.copyfile(WEB / name, site / name)
    shutil.copytree(WEB / "languages", site / "languages")
    dark = f"@media screen and (prefers-color-scheme:dark){{:root{{{DARK}}}}}"
    _write(site / "pictures.css", f":root{{{LIGHT}}}{dark}{SHAPES}".encode())


def _prepare_pages(site: Path) -> None:
    """What the first screen shows, made beforehand: it is there before Python is."""
    from cardlaw.studio.answering import answer
    from cardlaw.studio.rules import LANGUAGES

    (site / "ready").mkdir()
    for language in LANGUAGES:
        shelf = answer(json.dumps({"do": "games", "language": language}))
        _write(site / "ready" / f"games.{language}.json", shelf.encode())
        for game in json.loads(shelf):
            for recipe in game["recipe"]:
                request = {"do": "recipe", "recipe": recipe["id"], "language": language}
                _write(
                    site / "ready" / f"recipe-{recipe['id']}.{language}.json",
                    answer(json.dumps(request)).encode(),
                )
            for edition in game["edition"]:
                request = {"do": "kit", "variant": edition["id"], "language": language}
                _write(
                    site / "ready" / f"{edition['id']}.{language}.json", answer(json.dumps(request)).encode()
                )


def _service_worker(site: Path) -> None:
    """The list of all files with a mark of their content: what is kept for a visit without a network."""
    files = sorted(str(path.relative_to(site)) for path in site.rglob("*") if path.is_file())
    mark = hashlib.sha256()
    for name in files:
        mark.update(name.encode() + (site / name).read_bytes())
    listed = json.dumps({"mark": mark.hexdigest()[:16], "files": ["./", *files]})
    code = (WEB / "offline.js").read_text("utf-8").replace('"@LISTED@"', listed)
    _write(site / "offline.js", code.encode())


def _write(path: Path, content: bytes) -> None:
    path.write_bytes(content)


def _run(line: Sequence[str], folder: Path, otherwise: str, more: dict[str, str] | None = None) -> None:
    import os

    done = subprocess.run(
        line, cwd=folder, env={**os.environ, **(more or {})}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise CannotBuild(f"{otherwise}:\n{(done.stderr or done.stdout).strip()[-2000:]}")


def main() -> int:
    """Build into the package, where `cardlaw studio` and the wheel find it."""
    try:
        build(HERE.parents[2] / "build" / "studio")
    except CannotBuild as wrong:
        print(f"make studio: {wrong}", file=sys.stderr)
        return 2
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    print(f"built {SITE.relative_to(HERE.parents[2])}, {size / 1e6:.1f} MB; `cardlaw studio` opens it")
    return 0


if __name__ == "__main__":
    sys.exit(main())
