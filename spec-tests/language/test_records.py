"""Data classes whose methods are written late mean what those of the standard library mean."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
from typing import Any

import pytest

from cardlaw.language import records


@records.dataclass(frozen=True, slots=True)
class Place:
    """Outside of any test, so that it can be sent."""

    row: int
    names: tuple[str, ...] = ()


def both(**given: bool) -> list[Any]:
    """The same class made by the standard library and here."""
    made = []
    for dataclass in (dataclasses.dataclass, records.record):

        @dataclass(**given)
        class Thing:
            one: int
            two: str = "two"
            many: list[int] = dataclasses.field(default_factory=list, compare=False)
            quiet: int = dataclasses.field(default=3, repr=False)
            own: int = dataclasses.field(init=False, default=4)

            def __post_init__(self) -> None:
                if self.one == 13:
                    raise ValueError("unlucky")

        made.append(Thing)
    return made


KINDS = [
    {},
    {"frozen": True},
    {"slots": True},
    {"frozen": True, "slots": True},
    {"frozen": True, "slots": True, "order": True},
    {"slots": True, "unsafe_hash": True},
    {"eq": False},
    {"frozen": True, "eq": False},
]


def tried(work: Any) -> Any:
    try:
        return work()
    except (TypeError, ValueError, AttributeError) as wrong:
        return type(wrong)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: " ".join(kind) or "plain")
def test_like_the_standard_library(kind: dict[str, bool]) -> None:
    theirs, ours = both(**kind)

    def seen(make: Any) -> list[Any]:
        first, second, third = make(1), make(1, "two", [5]), make(2, two="b", quiet=9)
        return [
            repr(first),
            repr(third),
            first == second,
            first == third,
            first != third,
            first == "another thing",
            tried(lambda: hash(first) == hash(second)) if kind.get("eq", True) else None,
            tried(lambda: first < third),
            tried(lambda: sorted([third, first])[0].one),
            tried(lambda: make(13)),
            tried(make),
            tried(lambda: make(1, 2, [], 4, 5)),
            tried(lambda: setattr(first, "one", 8)),
            first.one,
            first.own,
            first.many is not third.many,
            repr(dataclasses.replace(first, one=7)),
            repr(copy.copy(first)),
            [part.name for part in dataclasses.fields(make)],
            make.__match_args__,
            hasattr(first, "__dict__"),
        ]

    assert seen(ours) == seen(theirs)


def test_a_frozen_thing_can_be_sent() -> None:
    place = Place(3, ("a",))
    assert pickle.loads(pickle.dumps(place)) == place
    with pytest.raises(dataclasses.FrozenInstanceError):
        del place.row  # type: ignore[misc]


def test_what_was_not_used_can_be_looked_at() -> None:
    _, ours = both()
    records.complete(ours)
    assert list(inspect.signature(ours).parameters) == ["one", "two", "many", "quiet"]
