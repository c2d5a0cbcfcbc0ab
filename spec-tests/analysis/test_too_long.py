"""Rules that go on for too long: unknown by name, and never a long wait."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardlaw.analysis import planning, symbolic
from cardlaw.analysis.accounting import play
from cardlaw.analysis.checking import check_model
from cardlaw.analysis.storing import compared
from cardlaw.analysis.traces import paths, resolving, showing
from cardlaw.language.model import Model
from engine.small import OPEN, OUT, small
from engine.test_limits import endless


@pytest.mark.parametrize("name", ("total", "some"))
def test_what_goes_through_too_many_members_is_unsupported_by_name(name: str) -> None:
    report = check_model(small(endless(name)))
    found = [finding for finding in report.findings if finding.kind == "unsupported"]
    assert [finding.clauses for finding in found] == [("endless",)]
    assert "more than 50,000 members" in found[0].message + " ".join(found[0].derivation)


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
    said = {each.about: each.why for each in played.unknown}
    assert said["rest"] == "more than 40 loops one after another, at `endless`"
    rule = next(why for about, why in said.items() if about.startswith("rule `endless`"))
    assert rule.endswith(
        "played, `endless` cannot be worked out: too many passes through loops between two answers"
    )
