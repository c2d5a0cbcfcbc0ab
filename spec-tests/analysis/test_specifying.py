"""Findings as scenarios: each is written, what it asserts is so, and guilt is asserted, too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardlaw.analysis.report.scenario import spec
from cardlaw.analysis.results.finding import FindingEvent, Report
from cardlaw.language.loading import Library
from cardlaw.scenarios.files import cases
from cardlaw.scenarios.running import run
from shipped import events_of, report_of

EDITIONS = ("it-56", "fi-108")


def checked(edition: str) -> tuple[Report, dict[str, FindingEvent]]:
    return report_of(edition), events_of(edition)


def scenario(edition: str, finding: str) -> str:
    text, _ = spec(*checked(edition))
    return re.split(r"\n\n", text.partition(f"scenario {finding} ")[2])[0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_finding_is_a_scenario_that_holds(edition, tmp_path: Path):
    report, happening = checked(edition)
    path = tmp_path / "found.spec"
    path.write_text(spec(report, happening)[0], encoding="utf-8")
    found, diagnostics = cases(Library(), path)
    assert not diagnostics
    assert {case.syntax.name.text for case in found} == {finding.id for finding in report.findings}
    ids = frozenset(finding.id for finding in report.findings)
    for case in found:
        assert case.read is not None and case.compiled.model is not None
        assert not run(case.read, case.compiled.model, lambda _: ids).failures, case.name


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_has_no_table_is_said_with_the_reason(edition):
    report, happening = checked(edition)
    bare = dict(spec(report, happening)[1])
    for finding in report.findings:
        told = finding.id in happening or (finding.replayed and finding.witness and finding.witness.move)
        assert (finding.id in bare) == (not told), finding.id
    assert bare["silent-player-count"] == "it is about the text, not about a table"


def test_guilt_is_asserted():
    written = scenario("it-56", "lawful-yet-guilty-guilt-wild")
    assert "then a may play wild-draw" in written
    assert "when a plays wild-draw\n  when a chooses red\n  then a was wrong" in written
    assert "then under wilds-block wilds-too:\n    then a must not play wild-draw" in written


def test_guilt_that_hangs_on_a_reading_is_asserted_under_its_arm():
    written = scenario("fi-108", "lawful-yet-guilty-guilt")
    assert "under fi-108[guilt=as-worded]" in written
    assert "then a was wrong\n  then under guilt breach:\n    then not a was wrong" in written


def test_an_event_is_played_under_each_arm():
    written = scenario("it-56", "contradiction-draw-amount-name-draw-amount-text")
    assert "when a plays red draw-card" in written
    chosen, other = written.split("then under printed-amount by-name:")
    sizes = [int(re.findall(r"size of hand of b is (\d+)", part)[0]) for part in (chosen, other)]
    assert sizes[0] - sizes[1] == 1
