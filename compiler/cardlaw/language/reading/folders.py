"""Rule folders → entries: which file says that it is which unit, without reading more than its beginning."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterable
from dataclasses import field
from functools import cache
from importlib.resources import files as package_files
from pathlib import Path

from cardlaw.language.records import dataclass

HEAD = re.compile(r"^(vocabulary|edition|pack|variant|spec)\s+([a-z][a-z0-9-]*)", re.MULTILINE)
BYTES_OF_HEAD = 65_536
MOST_FILES = 2_000
MOST_LOOKED_AT = 20_000
DEEPEST_FOLDER = 4
Key = tuple[str, str]
"""The sort and the id of a unit."""


@dataclass(frozen=True, slots=True)
class FolderEntry:
    """A rule file that can be named by its id; `given` is how its path was written, if somebody wrote it."""

    sort: str
    name: str
    path: Path
    given: str | None = None

    @property
    def shown(self) -> str:
        return shown(self.path) if self.given is None else self.given


@dataclass
class Shelf:
    """All units of some folders by sort and id: what stands in an earlier folder shadows what stands later.

    `rivals` are other files of the same folder that claim the same id.
    """

    entries: dict[Key, FolderEntry] = field(default_factory=dict)
    shadowed: set[Key] = field(default_factory=set)
    rivals: dict[Key, list[FolderEntry]] = field(default_factory=dict)


def shipped_rules() -> Path:
    """The rules of the checkout if there is one, else the copy that was installed."""
    checkout = Path(__file__).resolve().parents[4] / "rules"
    if checkout.is_dir() and (checkout.parent / "pyproject.toml").is_file():
        return checkout
    return Path(str(package_files("cardlaw.language"))).parent / "rules"


def shipped_scenarios() -> Path | None:
    """The scenarios that the shipped rules are tested with: beside them in a checkout, not in what was installed."""
    folder = shipped_rules().parent / "spec-tests"
    return folder if folder.is_dir() else None


def shelve(given: Iterable[FolderEntry], folders: Iterable[Path], shipped: Path | None) -> Shelf:
    shelf = Shelf()
    for text in given:
        shelf.entries.setdefault((text.sort, text.name), text)
    for folder in (*folders, *((shipped,) if shipped is not None else ())):
        here: dict[Key, FolderEntry] = {}
        for path in rule_files(folder):
            key = head_of(path)
            if key is None:
                continue
            entry = FolderEntry(*key, path)
            if key in here and not same_rules(here[key].path, path):
                shelf.rivals.setdefault(key, []).append(entry)
            here.setdefault(key, entry)
        for key, entry in here.items():
            first = shelf.entries.setdefault(key, entry)
            if first is not entry:
                shelf.rivals.pop(key, None)
                if folder == shipped and not same_file(first.path, entry.path):
                    shelf.shadowed.add(key)
    return shelf


def rule_files(folder: Path) -> list[Path]:
    """The rule files below a folder."""
    return files_below(folder, ".rules")


def scenario_files(folder: Path) -> list[Path]:
    """The files of scenarios below a folder."""
    return files_below(folder, ".spec")


def files_below(folder: Path, *endings: str) -> list[Path]:
    """Files below a folder in one order on every machine; links are not followed, nor endless trees."""
    found: list[Path] = []
    looked_at = 0
    for here, folders, names in os.walk(folder):
        keep = here.count(os.sep, len(str(folder))) < DEEPEST_FOLDER
        folders[:] = sorted(
            f for f in folders if keep and not f.startswith((".", "_")) and f != "node_modules"
        )
        found += [Path(here) / name for name in sorted(names) if name.endswith(endings)]
        looked_at += len(names) + len(folders)
        if len(found) >= MOST_FILES or looked_at >= MOST_LOOKED_AT:
            break
    return [path for path in found[:MOST_FILES] if not path.is_symlink()]


def nameless(folder: Path) -> list[Path]:
    """The rule files below a folder of which nobody can tell what they are: empty, unreadable, a mistake above."""
    return [path for path in rule_files(folder) if head_of(path) is None]


def head_of(path: Path) -> Key | None:
    """What an ordinary file says it is; nothing else is opened, so that no pipe can block."""
    try:
        status = os.lstat(path)
    except OSError:
        return None
    return _head_at(path, status.st_size, status.st_mtime_ns) if stat.S_ISREG(status.st_mode) else None


@cache
def _head_at(path: Path, size: int, changed: int) -> Key | None:
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with open(descriptor, "rb") as file:
            start = file.read(BYTES_OF_HEAD).decode("utf-8-sig", errors="replace")
    except OSError:
        return None
    return head_in(start.replace("\r\n", "\n").replace("\r", "\n"))


def head_in(text: str) -> Key | None:
    found = HEAD.search(text)
    return (found[1], found[2]) if found else None


def shown(path: Path) -> str:
    """The path as a reader here would write it."""
    try:
        return str(path.resolve().relative_to(Path.cwd()))
    except (ValueError, OSError):
        try:
            return str(Path("rules") / path.relative_to(shipped_rules()))
        except ValueError:
            return str(path)


def same_rules(one: Path, other: Path) -> bool:
    """Whether two files hold the same rules, remarks aside, as one that was shared and opened again."""
    from cardlaw.language.reading.source import read_source
    from cardlaw.language.storage.share import bare

    texts = [source.text for path in (one, other) if (source := read_source(path, "")[0]) is not None]
    return len(texts) == 2 and bare(texts[0]) == bare(texts[1])


def same_file(one: Path, other: Path) -> bool:
    try:
        return os.path.samefile(one, other)
    except OSError:
        return False
