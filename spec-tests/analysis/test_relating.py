"""How editions stand to each other, taken together and told."""

from __future__ import annotations

import pytest

from cardlaw.analysis.comparison.strictness import Stands, between, relation, together, told


@pytest.mark.parametrize(
    ("word", "other", "stands"),
    [
        ("must-not", "may", "stricter"),
        ("may", "must-not", "looser"),
        ("must", "may", "stricter"),
        ("silent", "may", "silent"),
        ("must-not", "silent", "silent"),
        ("contradictory", "must-not", "differs"),
        ("wrong", "not wrong", "stricter"),
    ],
)
def test_two_words(word: str, other: str, stands: str) -> None:
    assert relation(word, other) == stands


@pytest.mark.parametrize(
    ("found", "stands"),
    [
        ((), "same"),
        (("stricter", "stricter"), "stricter"),
        (("stricter", "looser", "silent"), "incomparable"),
        (("stricter", "silent"), "silent"),
        (("stricter", "differs"), "differs"),
        (("stricter", "unknown"), "unknown"),
    ],
)
def test_several_relations(found: tuple[str, ...], stands: str) -> None:
    """Each allows what the other forbids only where both were seen."""
    assert together(found) == stands


def test_the_fewer_are_told_first() -> None:
    stands = [Stands("a", other, "legality", "looser") for other in ("b", "c", "d")]
    assert list(map(str, told(stands, "abcd"))) == ["a is looser than b, c and d"]
    assert list(map(str, told(stands[:1], "ab"))) == ["b is stricter"]
    guilty = [Stands("a", "c", "guilt", "stricter"), Stands("b", "c", "guilt", "stricter")]
    assert list(map(str, told(guilty, "abc"))) == ["c counts fewer moves as wrong than a and b"]


def test_what_is_neither_stricter_nor_looser() -> None:
    each = between(Stands("a", "b", "legality", "incomparable"), "ab")
    assert str(each) == "each allows what the other forbids"
    silent = between(Stands("a", "b", "legality", "silent"), "abc")
    assert str(silent) == "a and b: one of them says nothing of it"
    silent = between(Stands("a", "b", "legality", "silent", ("b",)), "ab")
    assert str(silent) == "b does not always cover it"
    assert (
        str(between(Stands("a", "b", "legality", "silent", ("a", "b")), "ab"))
        == "one of them says nothing of it"
    )
