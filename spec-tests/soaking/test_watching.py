"""The watch notices what it is there to notice: planted faults are found, sound rounds are not complained of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardlaw.engine import Table
from cardlaw.engine.play import table, views
from cardlaw.engine.state import randomness
from cardlaw.engine.state.state import TableState
from engine.small import small
from engine.variants import BUSY
from soaking import watching
from soaking.variety import Variety, seats
from soaking.watching import Plan, watch

MODEL = small(BUSY)


def watched(seed: int = 3, habits: str = "usual") -> watching.Watched:
    return watch(MODEL, Plan(3, seed, habits), Random(seed))


@pytest.mark.parametrize("habits", ["lawful", "usual", "wild", "strategic"])
def test_sound_rounds_pass(habits: str) -> None:
    found = [watched(seed, habits) for seed in range(4)]
    assert [round.violation for round in found] == [None] * 4
    assert all(round.decisions > 0 for round in found)


def test_the_same_plan_is_the_same_round() -> None:
    assert watched(5) == watched(5)


def test_a_lost_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.choose

    def careless(self: Table, move: Any) -> None:
        honest(self, move)
        full = next((zone for zone in self.state.zones if len(zone) > 9), None)
        if self.state.turns == 5 and full:
            full.pop()

    monkeypatch.setattr(Table, "choose", careless)
    violation = watched().violation
    assert violation is not None and "missing" in violation


def test_a_card_that_is_seen_through_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[[Table, int], views.View] = views.view_of

    def leaky(at: Table, seat: int) -> views.View:
        seen = honest(at, seat)
        zones = tuple(
            replace(zone, cards=at.zone(zone.place.zone.name, zone.place.key)) for zone in seen.zones
        )
        return replace(seen, zones=zones)

    monkeypatch.setattr(table, "view_of", leaky)
    violation = watched().violation
    assert violation is not None and "sees stock" in violation


def test_chance_from_elsewhere_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    loose = Random(1)
    monkeypatch.setattr(randomness, "shuffle", lambda stream, cards: loose.shuffle(cards))
    violation = watched().violation
    assert violation is not None


def test_a_copy_that_shares_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = TableState.copy

    def shallow(self: TableState) -> TableState:
        new = honest(self)
        new.vars = self.vars
        return new

    monkeypatch.setattr(TableState, "copy", shallow)
    monkeypatch.setattr(watching, "SHADOW_EVERY", 2)
    assert any(watched(seed).violation for seed in range(6))


def test_a_fault_in_the_engine_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("by a test")

    monkeypatch.setattr(table.Table, "view", broken)
    violation = watched().violation
    assert violation is not None and violation.startswith("at decision 0: ZeroDivisionError: by a test")


def test_there_is_something_of_everything() -> None:
    variety = Variety()
    names = {variant.name for variant in variety.editions}
    assert {"fi-108", "fi-112", "it-56", "nb-108", "sv-112", "pub"} <= names
    pub = next(variant for variant in variety.editions if variant.name == "pub")
    assert seats(pub.model)[0] == 2
