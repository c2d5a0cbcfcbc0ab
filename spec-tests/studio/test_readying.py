"""The studio's dataclasses: code that was compiled beforehand makes the same classes as Python makes by itself."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from types import CodeType
from typing import Any

import pytest

from cardlaw.studio import readying


def made() -> Any:
    @dataclasses.dataclass(frozen=True, slots=True, order=True)
    class Seat:
        name: str
        cards: tuple[int, ...] = ()

    return Seat


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[bytes, CodeType]]:
    """What Python writes for a class, compiled as the build does."""
    found: dict[bytes, CodeType] = {}

    def run(text: str, *names: Any) -> None:
        found[readying.mark(text)] = compile(text, "<string>", "exec")
        exec(text, *names)

    monkeypatch.setattr(dataclasses, "exec", run, raising=False)
    made()
    yield found
    readying._code.clear()


def test_a_class_from_code_that_is_ready_is_the_same(
    written: dict[bytes, CodeType], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert written
    readying.keep(written.items())
    run: list[object] = []

    def watched(code: Any, *names: Any) -> None:
        run.append(code)
        exec(code, *names)

    monkeypatch.setattr(readying, "exec", watched, raising=False)
    readying.use()
    seat = made()
    assert run and all(isinstance(each, CodeType) for each in run)  # nothing was left to compile
    assert seat("ada", (1, 2)) == seat("ada", (1, 2)) != seat("ben")
    assert seat("ada") < seat("ben") and hash(seat("ada")) == hash(seat("ada"))
    assert repr(seat("ada")).endswith("Seat(name='ada', cards=())")
    with pytest.raises(dataclasses.FrozenInstanceError):
        seat("ada").name = "ben"


def test_a_class_without_code_is_made_as_ever(written: dict[bytes, CodeType]) -> None:
    readying.use()
    assert made()("ada").cards == ()
