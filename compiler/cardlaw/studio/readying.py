"""Dataclasses that need no waiting: what Python writes for each of them is compiled while the studio is built.

Python writes the methods of a dataclass as text and compiles it at every start, which was a third of what a visitor
waited for. In the page the compiled code is found by a mark of that text; text without one is compiled as ever.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from types import CodeType
from typing import Any

MODULES = ("ready_play", "ready_more")
"""The modules that hold the code, one in each archive (`warming.py`)."""
_code: dict[bytes, CodeType] = {}


def mark(text: str) -> bytes:
    """A mark of a text: no two texts have the same."""
    return blake2b(text.encode(), digest_size=16).digest()


def use() -> None:
    """Take the code of dataclasses from the modules that are there by now."""
    for name in MODULES:
        if find_spec(name) is not None:
            keep(import_module(name).CODE)
    setattr(dataclasses, "exec", _run)  # noqa: B010 (no such name is there, which would be the builtin)


def keep(found: Iterable[tuple[bytes, CodeType]]) -> None:
    """Have this code ready."""
    _code.update(found)


def _run(text: str, names: dict[str, Any], made: dict[str, Any]) -> None:
    exec(_code.get(mark(text), text), names, made)
