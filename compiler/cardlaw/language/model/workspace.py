"""What is worked out from a model, each fact once: it is kept by the model itself and goes when the model goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from cardlaw.language.model.whole import Model

T = TypeVar("T")

__all__ = ["ChoiceFree", "Fact", "Joint", "Workspace"]


class Workspace:
    """All that was worked out from one model so far.

    `facts` are about the model as it is chosen to be played, and about it beside others. `choice_free` are about all
    that it says; models that differ only in what is chosen have them in common.
    """

    __slots__ = ("__weakref__", "choice_free", "facts")

    def __init__(self, choice_free: dict[object, Any] | None = None) -> None:
        self.facts: dict[object, Any] = {}
        self.choice_free: dict[object, Any] = {} if choice_free is None else choice_free


class Fact(Generic[T]):
    """A function of a model, worked out once for each."""

    def __init__(self, make: Callable[[Model], T]) -> None:
        self._make = make

    def __call__(self, model: Model) -> T:
        facts = self.kept_in(model.workspace)
        if self not in facts:
            facts[self] = self._make(model)
        found: T = facts[self]
        return found

    def kept_in(self, workspace: Workspace) -> dict[object, Any]:
        return workspace.facts

    def keep(self, model: Model, found: T) -> None:
        """Take what is known from elsewhere."""
        self.kept_in(model.workspace)[self] = found


class ChoiceFree(Fact[T]):
    """A function of all that a model says, whatever is chosen in it."""

    def kept_in(self, workspace: Workspace) -> dict[object, Any]:
        return workspace.choice_free


class Joint(Generic[T]):
    """A function of several models in their order, kept by the first of them."""

    def __init__(self, make: Callable[[Sequence[Model]], T]) -> None:
        self._make = make

    def __call__(self, models: Sequence[Model]) -> T:
        known: list[tuple[Sequence[Model], T]] = models[0].workspace.facts.setdefault(self, [])
        for beside, found in known:
            if len(beside) == len(models) and all(map(_is, beside, models)):
                return found
        known.append((tuple(models), self._make(models)))
        return known[-1][1]


def _is(one: object, other: object) -> bool:
    return one is other
