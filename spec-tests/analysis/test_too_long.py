"""Rules that go on for too long: unknown by name, and never a long wait."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardlaw.analysis import budget
from cardlaw.analysis.comparison.pair import Look, Told, between
from cardlaw.analysis.effects import always as lasting
from cardlaw.analysis.effects import resolve as resolving
from cardlaw.analysis.effects import scenes as showing
from cardlaw.analysis.effects import side_by_side as play
from cardlaw.analysis.findings.broken_always import broken
from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.packs import plan as planning
from cardlaw.analysis.results.difference import Compared, Difference
from cardlaw.analysis.storing import compared
from cardlaw.analysis.symbolic import expressions as symbolic
from cardlaw.analysis.traces.replay import Seen, replay
from cardlaw.analysis.unknowns import paths
from cardlaw.analysis.working import Crew
from cardlaw.language.model import Model
from engine.small import OPEN, OUT, small
from engine.test_limits import endless


@pytest.mark.parametrize("name", ("total", "some"))
def test_what_goes_through_too_many_members_is_unsupported_by_name(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(symbolic, "MOST_MEMBERS", 2_000)
    report = check_model(small(endless(name)))
    found = [finding for finding in report.findings if finding.kind == "unsupported"]
    assert [finding.clauses for finding in found] == [("endless",)]
    assert "more than 2000 things" in found[0].message + " ".join(found[0].derivation)


def two(name: str) -> tuple[Model, Model]:
    return small(OPEN + OUT), replace(small(endless(name)), name=f"endless {name}")


@pytest.mark.parametrize("name", ("total", "some", "for each", "repeat"))
def test_a_comparison_with_what_has_no_end_is_unknown_by_name(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each act is followed for so many steps, and played at so many tables, whatever its rules say."""
    monkeypatch.setenv("CARDLAW_CACHE", "off")
    monkeypatch.setattr(symbolic, "MOST_MEMBERS", 2_000)
    efforts: list[paths.Effort] = []
    make, tables, games = paths.Effort.__init__, [0], [0]

    def begun(effort: paths.Effort) -> None:
        make(effort)
        efforts.append(effort)

    class Two(play._Two):
        def __init__(self, *args: object) -> None:
            games[0] += 1
            super().__init__(*args)  # type: ignore[arg-type]

    def tried(*args: object) -> object:
        tables[0] += 1
        return resolving_tried(*args)  # type: ignore[arg-type]

    resolving_tried = showing.tried
    monkeypatch.setattr(paths.Effort, "__init__", begun)
    monkeypatch.setattr(play, "_Two", Two)
    monkeypatch.setattr(resolving, "tried", tried)
    found = compared(two(name), chosen=True)
    assert not found.differences and not found.faults
    assert any("`endless`" in each.how for each in found.unknown)
    assert efforts and max(effort.spent for effort in efforts) <= paths.MOST_STEPS + 999
    assert tables[0] <= resolving.MOST_ENDLESS and games[0] < 10 * play.MOST_ENDLESS


def test_a_plan_tells_what_has_no_end_as_unknown() -> None:
    played = planning.played(*two("repeat"))
    assert not played.differs and not played.faults
    said = {str(each.about): each.why for each in played.unknown}
    assert said["rest"] == "more than 40 repetitions one after another (in `endless`)"
    rule = next(why for about, why in said.items() if about.startswith("the rule `endless`"))
    assert rule.endswith(
        "play was stopped: `endless` cannot be worked out: too many passes through loops between two answers"
    )


def test_an_always_is_held_against_few_tables_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once, each of two dozen tables was played until the engine gave up."""
    played = []

    def counted(*args: Any) -> Seen:
        played.append(1)
        return replay(*args)

    monkeypatch.setattr(lasting, "replay", counted)
    little = "\nrule little\n  always pot < 999999\n"
    (unclear,) = broken(small(endless("for each") + little))
    assert unclear.kind == "unknown" and 0 < len(played) <= resolving.MOST_ENDLESS


# ------------------------------------------------------------------ many classes
CHANGED = """
option stars "How many?":
  chosen many because "so"
  few

rule laid
  when player lays card:
    player gets 1

rule rested
  when player rests:
    player gets 1

rule no-star
  player must not lay star when pot > 0

rule few-stars
  about laying
  assumed "for tests"
  under stars few
  player must not lay star when size of hand of player > 3
"""
PAYS = "rule pays\n  when player picks:\n    player pays 1\n"


def changed() -> tuple[Model, Model]:
    one, other = (small(OPEN + rules + OUT) for rules in (PAYS, PAYS + CHANGED))
    return replace(one, name="one"), replace(other, name="other")


def all_told() -> list[Told]:
    looks: tuple[Look, ...] = ("moves", "effects")
    return [each for look in looks for each in between(*changed(), look)]


@pytest.mark.parametrize("most", (0, 40, 130))
def test_what_is_left_when_the_work_is_used_up_is_unknown_by_name(
    most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = all_told()
    differing = {str(each.about) for each in whole if isinstance(each, Difference)}
    same = {each for each in whole if isinstance(each, Compared) and each.relation == "same"}
    assert differing and not [
        each for each in whole if isinstance(each, Compared) and each.relation == "unknown"
    ]
    monkeypatch.setattr(budget, "MOST", most)
    cut = all_told()
    unknown = {
        str(each.about): each.how for each in cut if isinstance(each, Compared) and each.relation == "unknown"
    }
    assert {*unknown.values()} == {budget.USED_UP}
    assert {each for each in cut if isinstance(each, Compared) and each.relation == "same"} <= same
    told = {str(each.about) for each in cut if isinstance(each, Difference)}
    assert all(
        about in told or any(name.startswith(about.partition(" ")[0]) for name in unknown)
        for about in differing
    )


def test_work_is_counted_for_each_look_anew() -> None:
    first, again = (between(*changed(), "effects") for _ in range(2))
    assert first == again and not budget.counting()


def test_whoever_waits_hears_that_work_goes_on() -> None:
    heard: list[int] = []
    with budget.hearing(lambda: heard.append(1)):
        between(*changed(), "chosen effects")
        alone = len(heard)
        with Crew(changed(), 2) as crew:
            assert dict(crew.each(_place, [0, 1], lambda _: 1)) == {0: 0, 1: 1}
    both = len(heard)
    budget.tick()
    assert 0 < alone < both == len(heard)


def _place(_: object, place: int) -> int:
    return place
