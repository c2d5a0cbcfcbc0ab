"""Who played: the names beside a save file, which itself knows seats alone."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

from cardlaw.language.reading.files import CannotRead, content_of
from cardlaw.language.saying import Saying
from cardlaw.wording.commands import say

NAME = re.compile(r"[^\W\d_][\w’'-]{0,19}")
LARGEST = 4_000
"""Bytes that a file of names may have: twenty names of twenty letters, however they are written."""


def wrong_with(names: Sequence[str]) -> Saying | None:
    """Why players cannot be called so."""
    if not all(NAME.fullmatch(name) for name in names):
        return say("play-bad-names", text=", ".join(names))
    if len({name.casefold() for name in names}) < len(names):
        return say("play-same-name")
    return None


def beside(path: Path) -> Path:
    """The file of names that belongs to a save file."""
    return path.with_name(f"{path.name}.names")


def keep(path: Path, names: Sequence[str]) -> bool:
    """Write down who plays a game that is saved there, and say whether that could be done; no other file is lost."""
    file = beside(path)
    try:
        if file.exists() and _read(file) is None:
            return False
        file.write_text(json.dumps(list(names), ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError:
        return False
    return True


def kept(path: Path, players: int) -> tuple[str, ...] | None:
    """Who played a saved game of so many; None where no list of just so many names is beside it."""
    try:
        names = _read(beside(path))
    except OSError:
        return None
    return names if names is not None and len(names) == players else None


def unusable(path: Path, players: int) -> bool:
    """Whether there is something where the names should be that is none."""
    return beside(path).exists() and kept(path, players) is None


def _read(file: Path) -> tuple[str, ...] | None:
    """The names in a file; None if it holds anything else."""
    try:
        found = json.loads(content_of(file, LARGEST, "a list of names"))
    except CannotRead as wrong:
        if wrong.reason == "missing":
            raise FileNotFoundError from None
        return None
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, list) or not all(isinstance(name, str) for name in found):
        return None
    return tuple(found) if wrong_with(found) is None else None
