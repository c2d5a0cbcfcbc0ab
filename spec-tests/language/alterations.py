"""Plain data with something altered in it: what a file may hold that was damaged, or made to harm."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

STRANGE: tuple[Any, ...] = (None, True, -1, 10**9, 0.5, "", "__class__", [], {}, {"@": 0}, {"@": -1}, [[]])


def alterations(data: Any, numbers: bool = True) -> Iterator[Any]:
    """The data with each part in turn replaced by something of another type, or a number by another one."""
    for number, path in enumerate(_paths(data)):
        strange = STRANGE[number % len(STRANGE)]
        before = _at(data, path)
        if type(strange) is not type(before) or (numbers and type(strange) is int):
            changed = deepcopy(data)
            if not path:
                yield strange
                continue
            _at(changed, path[:-1])[path[-1]] = strange
            yield changed


def _paths(data: Any) -> Iterator[tuple[Any, ...]]:
    yield ()
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in parts:
        yield from ((key, *rest) for rest in _paths(part))


def _at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data
