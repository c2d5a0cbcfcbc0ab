"""Runs once, in the page's own Python, while the studio is built: what no visitor should have to wait for.

Compiles the Python files and the shipped rulebooks, plays a little of each, and so learns which files a visitor needs
before the first game (`play`). All others come when they are first needed (`more`).
"""

from __future__ import annotations

import ast
import contextlib
import importlib.util
import io
import json
import os
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from marshal import dumps
from pathlib import Path
from types import CodeType
from typing import Any

EPOCH = 315532800
"""The time that every packed file has, so that the same sources make the same folder."""
DOCUMENTED = ("cardlaw/language/", "_pyodide/")
"""Where what is written above classes is shown or read; everywhere else it is left out."""
UNCHECKED = (1).to_bytes(4, "little")
"""The flag of a compiled file that is never compared with its source."""
USELESS = ("_pyrepl/", "idlelib/", "pydoc_data/", "unittest/", "doctest.py", "pdb.py", "xmlrpc/", "wsgiref/")
"""Parts of Python that nothing here can ask for."""


def warmed(root: Path, stdlib: Path, started: list[str]) -> dict[str, bytes]:
    """Compile what is below `root`, and pack it: archives by name, and `stdlib`, with which Python starts.

    `started` are the files of Python itself that it had read when it was up.
    """
    lib, std = root / "lib", root / "std"
    compile_all(lib)
    parts = _unpacked(stdlib, std, {file.removeprefix(f"{stdlib}/") for file in started})
    opened = _watched()
    sys.path[:0] = [str(std), str(lib)]
    _join_packages(std)
    os.environ["CARDLAW_CACHE"] = str(root / "cache")
    (root / "cache").mkdir(mode=0o700, exist_ok=True)
    code = _written()
    _keep_models()
    opened -= {file for file in opened if file.endswith(".rules")}  # the rest is read once, and kept
    _play_a_little()
    used = {os.path.relpath(file, root) for file in opened if file.startswith(f"{root}/")}
    used |= {os.path.relpath(file, root) for file in _imported(root)}
    # What this very module took from Python's own archive lies below `std` in the page.
    used |= {f"std/{os.path.relpath(file, stdlib)}c" for file in _imported(stdlib)}
    used.add(_keep_code(lib / "ready_play.pyc", code).relative_to(root).as_posix())
    before = set(code)
    _import_all(lib)
    _keep_code(lib / "ready_more.pyc", {each: code[each] for each in code if each not in before})
    files = {str(path.relative_to(root)): path for path in sorted(root.rglob("*")) if path.is_file()}
    return {
        "play": _tar({name: path for name, path in files.items() if name in used}),
        "more": _tar({name: path for name, path in files.items() if name not in used}),
        "stdlib": parts,
    }


def compile_all(folder: Path) -> None:
    """Compiled files in the place of their sources."""
    for path in sorted(folder.rglob("*.py")):
        name = str(path.relative_to(folder))
        path.with_suffix(".pyc").write_bytes(_compiled(path.read_bytes(), name))
        path.unlink()


def _compiled(source: bytes, name: str) -> bytes:
    tree = ast.parse(source)
    if not name.startswith(DOCUMENTED):
        _undocumented(tree)
    code = _unlined(compile(tree, name, "exec", dont_inherit=True))
    head = importlib.util.MAGIC_NUMBER + UNCHECKED + importlib.util.source_hash(source)
    return head + dumps(code)


def _unlined(code: CodeType) -> CodeType:
    """Code without the places in its source, a sixth of it: the page shows none of them."""
    inner = tuple(_unlined(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=b"")


def _undocumented(tree: ast.Module) -> None:
    """Leave out what modules, classes and functions say of themselves."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        said = [
            each
            for each in node.body
            if isinstance(each, ast.Expr)
            and isinstance(each.value, ast.Constant)
            and isinstance(each.value.value, str)
        ]
        if said:
            left = [each for each in node.body if each not in said]
            node.body = left or [ast.copy_location(ast.Pass(), said[0])]


def _unpacked(stdlib: Path, std: Path, started: set[str]) -> bytes:
    """Python's own modules: those it starts with as an archive for it, the others compiled below `std`."""
    shipped = io.BytesIO()
    with (
        zipfile.ZipFile(stdlib) as before,
        zipfile.ZipFile(shipped, "w") as after,
    ):
        for entry in before.infolist():
            name = entry.filename
            if name.endswith("/") or name.startswith(USELESS):
                continue
            content = before.read(entry)
            is_early = name in started or name.startswith(("pyodide/", "_pyodide/"))
            if name.endswith(".py"):
                content = _compiled(content, name)
            if is_early:
                after.writestr(
                    zipfile.ZipInfo(name.replace(".py", ".pyc"), (1980, 1, 1, 0, 0, 0)),
                    content,
                )
            else:
                target = std / (f"{name}c" if name.endswith(".py") else name)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content)
    return shipped.getvalue()


def _join_packages(std: Path) -> None:
    """Let packages that Python has started with find their other modules below `std`, as they do in the page."""
    for name, module in list(sys.modules.items()):
        if isinstance(paths := getattr(module, "__path__", None), list):
            paths.insert(0, f"{std}/{name.replace('.', '/')}")


def _watched() -> set[str]:
    opened: set[str] = set()

    def heard(event: str, about: tuple[Any, ...]) -> None:
        if event == "open" and isinstance(about[0], str):
            opened.add(about[0])

    sys.addaudithook(heard)
    return opened


def _imported(root: Path) -> Iterator[str]:
    for module in list(sys.modules.values()):
        file = getattr(module, "__file__", None) or ""
        if file.startswith(f"{root}/"):
            yield file


def _written() -> dict[bytes, CodeType]:
    """The code that Python writes for dataclasses from now on, by a mark of its text (`readying.py`)."""
    import dataclasses

    from cardlaw.studio.readying import mark

    found: dict[bytes, CodeType] = {}

    def run(text: str, names: dict[str, Any], made: dict[str, Any]) -> None:
        exec(found.setdefault(mark(text), compile(text, "<string>", "exec")), names, made)

    setattr(dataclasses, "exec", run)  # noqa: B010
    return found


def _keep_code(path: Path, code: dict[bytes, CodeType]) -> Path:
    """A compiled module with nothing but this code."""
    made = compile("CODE = (0, 0)", path.stem, "exec", dont_inherit=True)
    kept = tuple((mark, _unlined(each)) for mark, each in code.items())
    module = made.replace(co_consts=tuple(kept if each == (0, 0) else each for each in made.co_consts))
    path.write_bytes(importlib.util.MAGIC_NUMBER + UNCHECKED + bytes(8) + dumps(module))
    return path


def _import_all(lib: Path) -> None:
    """Import what else a visitor may come to need; what cannot be had in a page is left."""
    for path in sorted((lib / "cardlaw").rglob("*.pyc")):
        name = path.relative_to(lib).with_suffix("").as_posix().replace("/", ".")
        with contextlib.suppress(ImportError, AttributeError, OSError):
            importlib.import_module(name.removesuffix(".__init__"))


def _keep_models() -> None:
    """Compile every shipped rulebook, so that the page finds it done."""
    from cardlaw.language.loading import Library

    shelf = Library(())
    for entry in shelf.of_sort("edition", "variant"):
        shelf.compile(entry.name)


def _play_a_little() -> None:
    """What a visitor does who comes to play: each rulebook in one language, one rulebook in each."""
    from cardlaw.studio.answering import answer
    from cardlaw.studio.rules import LANGUAGES

    def ask(**request: Any) -> Any:
        found = json.loads(answer(json.dumps(request)))
        if isinstance(found, dict) and "error" in found:
            raise AssertionError(f"{request}: {found['error']['message']}")
        return found

    answer("{}")  # a mistake has an answer, too
    shelf = ask(do="games", language="en")
    books = [book["id"] for game in shelf for book in (*game["edition"], *game["variant"])]
    for book in books:
        _round(ask, book, "en")
    for language in LANGUAGES[1:]:
        ask(do="games", language=language)
        _round(ask, books[0], language)


def _round(ask: Callable[..., Any], book: str, language: str) -> None:
    found = {what: ask(do=what, variant=book, language=language) for what in ("kit", "choices", "sheet")}
    seats = ["person", "strategic", "random", "random"][: found["kit"]["players"]["most"]]
    game = {"do": "play", "variant": book, "seed": 1, "seats": seats, "names": seats, "language": language}
    table = ask(**game, moves=[])
    for _ in range(12):
        moves = (table.get("decision") or {}).get("moves")
        if not moves:
            break
        ask(**game, moves=table["moves"], tell={"why": moves[0]["text"]})
        ask(**game, moves=table["moves"], tell={"hint": True})
        table = ask(**game, moves=table["moves"], then={"choose": moves[0]["text"]})


def _tar(files: dict[str, Path]) -> bytes:
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, path in sorted(files.items(), key=lambda each: (Path(each[0]).suffix, each[0])):
            content = path.read_bytes()
            entry = tarfile.TarInfo(name)
            entry.size, entry.mtime, entry.mode = len(content), EPOCH, 0o644
            archive.addfile(entry, io.BytesIO(content))
    return made.getvalue()
