"""What is worked out once for a model: by identity, since a model never changes and is long to compare."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
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


class ByRules(Generic[T]):
    """The same for a function of all that a model says, whatever is chosen in it."""

    def __init__(self, make: Callable[[m.Model], T]) -> None:
        self._make = make
        self._kept: dict[tuple[int, ...], tuple[tuple[object, ...], T]] = {}

    def __call__(self, model: m.Model) -> T:
        parts = tuple(getattr(model, f.name) for f in fields(model) if f.name != "choices")
        key = tuple(map(id, parts))
        if key not in self._kept:
            while len(self._kept) >= MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = (parts, self._make(model))
        return self._kept[key][1]


class ByModels(Generic[T]):
    """The same for a function of several models, in their order."""

    def __init__(self, make: Callable[[Sequence[m.Model]], T]) -> None:
        self._make = make
        self._kept: dict[tuple[int, ...], tuple[tuple[m.Model, ...], T]] = {}

    def __call__(self, models: Sequence[m.Model]) -> T:
        key = tuple(map(id, models))
        if key not in self._kept:
            while len(self._kept) >= MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = (tuple(models), self._make(models))
        return self._kept[key][1]
