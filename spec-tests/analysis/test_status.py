"""What has become of a point means one thing: in every edition, on every layer, and in the order of findings."""

from __future__ import annotations

from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.findings.gaps import declared
from cardlaw.analysis.results.status import STATUS, STATUSES, of_silence
from engine.cited import CITED, CLASH, LAYING, RESTING
from engine.small import OUT, small
from shipped import model_of, report_of

EDITIONS = ("fi-108", "fi-112", "nb-108", "it-56", "sv-112")

SILENCES = """
reading rest "May one rest?" lines 3:
  chosen yes
  no

silent about by-print "Said elsewhere" topic laying resolved by may-lay
silent about by-reading "Read" topic laying resolved by may-lay, rest-read
silent about by-custom "Assumed" topic laying resolved by may-lay, rest-read, rest-assumed
silent about by-nobody "Open" topic laying
silent about let-be "Let be" topic laying
accepted silent-let-be "nobody minds"

rule rest-read
  "One may rest."
  about resting
  lines 3
  under rest yes
  player may rest

rule rest-assumed
  "One may rest, too."
  about resting
  assumed "customary"
  player may rest
"""


def test_a_silence_has_the_status_of_what_decides_it():
    model = small(LAYING + SILENCES + OUT, "", CITED)
    found = {silence.name: of_silence(model, silence) for silence in model.silences}
    assert found == {
        "by-print": "settled",
        "by-reading": "read",
        "by-custom": "assumed",
        "by-nobody": "open",
        "let-be": "accepted",
    }
    assert {f.id.removeprefix("silent-"): f.status for f in declared(model)} == found
    assert set(STATUS) == set(STATUSES)


def test_what_a_club_would_argue_about_comes_first():
    settled = CLASH.replace("lines 5\n", "lines 5\n  overrides not-stars\n")
    report = check_model(small(LAYING + RESTING + settled + SILENCES + OUT, "", CITED))
    order = [STATUSES.index(finding.status) for finding in report.findings]
    assert order == sorted(order)
    assert {"open", "read", "assumed", "settled", "accepted"} == {f.status for f in report.findings}


def test_the_same_silence_has_the_same_status_in_every_edition():
    found: dict[str, set[str]] = {}
    for edition in EDITIONS:
        model = model_of(edition)
        for silence in model.silences:
            found.setdefault(silence.name, set()).add(of_silence(model, silence))
    assert len(found) > 20
    assert {name: sorted(several) for name, several in found.items() if len(several) > 1} == {}


def test_the_same_point_has_the_same_status_in_every_edition():
    """A point is a finding of one name: a clash of the same rules, a reading, a breach, an order, a silence."""
    found: dict[str, dict[str, str]] = {}
    for edition in EDITIONS:
        for finding in report_of(edition).findings:
            found.setdefault(finding.id, {})[edition] = finding.status
    shared = {id: told for id, told in found.items() if len(told) > 1}
    assert len(shared) > 60
    assert {id: told for id, told in shared.items() if len({*told.values()}) > 1} == {}


def test_the_same_question_is_of_one_sort_in_every_edition():
    """What is a reading in one sheet is no silence or doubt in the same words in another."""
    sorts: dict[str, set[str]] = {}
    for edition in EDITIONS:
        model = model_of(edition)
        for axis in model.axes:
            sorts.setdefault(axis.text.text, set()).add(axis.sort)
        for silence in model.silences:
            sorts.setdefault(silence.text.text, set()).add("silent")
        for remark in model.remarks:
            if remark.sort == "doubt" and remark.text is not None:
                sorts.setdefault(remark.text.text, set()).add("doubt")
    assert {text: several for text, several in sorts.items() if len(several) > 1} == {}


def test_a_name_of_a_reading_is_no_name_of_a_silence_elsewhere():
    readings = {axis.name for edition in EDITIONS for axis in model_of(edition).axes}
    silences = {silence.name for edition in EDITIONS for silence in model_of(edition).silences}
    assert readings & silences == set()
