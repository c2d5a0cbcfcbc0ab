"""Grammar → parser, kept between runs: building the tables is slow, reading them back is not.

What is kept is plain data with a digest, looked at before lark sees it, and only from a folder that nobody else can
write to. Whatever goes wrong with it, the parser is built anew and nothing is said.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import lark
from lark import Lark
from lark.lark import PostLex

from cardlaw.language.parsing.tables import parser_of, tables_of
from cardlaw.language.reading.files import content_of
from cardlaw.language.storage.rows import sealed, unsealed

FORM = "cardlaw parser 2"
LARGEST = 20_000_000
MOST_KEPT = 4
SWITCHED_OFF = ("off", "no", "0")


def kept_parser(grammar: str, postlex: PostLex, options: Mapping[str, Any]) -> Lark:
    """The parser of a grammar, from the user's cache folder if it is there, else built and left there."""
    folder = cache_folder()
    if folder is None:
        return Lark(grammar, postlex=postlex, **options)
    path = folder / f"parser-{_key(grammar, options)}"
    parser = _read(path, postlex, options) if trusted(folder) else None
    if parser is None:
        parser = Lark(grammar, postlex=postlex, **options)
        put(path, sealed(FORM, tables_of(parser)), MOST_KEPT)
    return parser


def cache_folder() -> Path | None:
    """Where things are kept between runs: `CARDLAW_CACHE`, or the platform's place; None if switched off."""
    given = os.environ.get("CARDLAW_CACHE", "").strip()
    if given.lower() in SWITCHED_OFF:
        return None
    if given:
        return Path(given)
    try:
        home = Path.home()
    except RuntimeError:
        return None
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return (Path(local) if local else home / "AppData" / "Local") / "cardlaw" / "Cache"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "cardlaw"
    xdg = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(xdg) if xdg.startswith("/") else home / ".cache") / "cardlaw"


def trusted(folder: Path) -> bool:
    """Whether the folder is there, is the user's own, and is closed to everyone else."""
    try:
        status = os.stat(folder)
    except (OSError, ValueError):
        return False
    if not stat.S_ISDIR(status.st_mode):
        return False
    if not hasattr(os, "geteuid"):
        return True
    return status.st_uid == os.geteuid() and not status.st_mode & 0o077


def _key(grammar: str, options: Mapping[str, Any]) -> str:
    """A name for the grammar, its options and everything that decides how the tables look."""
    made_with = (lark.__version__, sys.implementation.cache_tag, sys.version_info[:3])
    text = repr((FORM, grammar, sorted(options.items()), made_with))
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:32]


def _read(path: Path, postlex: PostLex, options: Mapping[str, Any]) -> Lark | None:
    try:
        return parser_of(unsealed(FORM, content_of(path, LARGEST)), postlex, options)
    except Exception:  # whatever lark makes of it
        return None


def put(path: Path, content: bytes, most: int) -> bool:
    """Keep a file: written beside its place and then put there, so that a reader sees the whole of it or nothing.

    Of files of its sort, which is what its name begins with, only the newest so many stay. False if it cannot be kept.
    """
    unfinished: str | None = None
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not trusted(path.parent):
            return False
        handle, unfinished = tempfile.mkstemp(prefix="unfinished-", dir=path.parent)
        with open(handle, "wb") as file:
            file.write(content)
        os.replace(unfinished, path)
        unfinished = None
        _forget_old(path, most)
    except Exception:
        return False
    finally:
        if unfinished is not None:
            with contextlib.suppress(OSError):
                os.unlink(unfinished)
    return True


def _forget_old(path: Path, most: int) -> None:
    kept = list(path.parent.glob(f"{path.name.partition('-')[0]}-*"))
    if len(kept) > most:
        kept.sort(key=lambda p: p.stat().st_mtime, reverse=True)
        for old in kept[most:]:
            old.unlink(missing_ok=True)
