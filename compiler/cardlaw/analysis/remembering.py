"""What is worked out once for a model: by identity, since a model never changes and is long to compare."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from cardlaw.language import model as m

T = TypeVar("T")
MOST_KEPT = 64


class ByModel(Generic[T]):
    """A function of a model that remembers its answers; the oldest go when there are too many."""

    def __init__(self, make: Callable[[m.Model], T]) -> None:
        self._make = make
        self._kept: dict[int, tuple[m.Model, T]] = {}

    def __call__(self, model: m.Model) -> T:
        found = self._kept.get(id(model))
        if found is None or found[0] is not model:
            while len(self._kept) >= MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            found = self._kept[id(model)] = (model, self._make(model))
        return found[1]
