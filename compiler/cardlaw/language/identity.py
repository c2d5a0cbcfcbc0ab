"""Things by which one they are, not by what they say: two nodes that are written alike in two places are two."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class ByIdentity(Generic[T]):
    """What is known of single things, each kept as long as something is known of it."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[int, tuple[object, T]] = {}

    def __contains__(self, thing: object) -> bool:
        return id(thing) in self._known

    def __getitem__(self, thing: object) -> T:
        return self._known[id(thing)][1]

    def __setitem__(self, thing: object, value: T) -> None:
        self._known[id(thing)] = (thing, value)
