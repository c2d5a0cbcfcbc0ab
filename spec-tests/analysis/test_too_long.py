"""Conditions that go through too many members: unknown by name, and never a long wait."""

from __future__ import annotations

import pytest

from cardlaw.analysis.checking import check_model
from engine.small import small
from engine.test_limits import endless


@pytest.mark.parametrize("name", ("total", "some"))
def test_what_goes_through_too_many_members_is_unsupported_by_name(name: str) -> None:
    report = check_model(small(endless(name)))
    found = [finding for finding in report.findings if finding.kind == "unsupported"]
    assert [finding.clauses for finding in found] == [("endless",)]
    assert "more than 50,000 members" in found[0].message + " ".join(found[0].derivation)
