"""`cardlaw check`: acceptances that are none, and scenarios that show no table."""

from __future__ import annotations

from pathlib import Path

from cli.conftest import Run


def test_an_acceptance_of_what_is_not_found_is_told_with_what_was_meant(run: Run, desk: Path) -> None:
    path = desk / "house" / "short.rules"
    path.write_text(
        f'{path.read_text(encoding="utf-8")}\naccepted silent-lay-rungs "we know"\n', encoding="utf-8"
    )
    told = " ".join(run("check", "short", "--rules", "house").err.split())
    assert "`short` accepts `silent-lay-rungs`, and nothing so called is found" in told
    assert "did you mean `silent-lay-rung`?" in told


def test_an_acceptance_needs_a_reason(run: Run, desk: Path) -> None:
    path = desk / "house" / "short.rules"
    path.write_text(f'{path.read_text(encoding="utf-8")}\naccepted silent-lay-rung ""\n', encoding="utf-8")
    ran = run("check", "short", "--rules", "house")
    assert ran.code == 2
    assert "`silent-lay-rung` is accepted without a reason" in ran.err


def test_findings_without_a_table_are_named_on_several_lines(run: Run) -> None:
    ran = run("check", "short", "--rules", "house", "--emit-spec", "found")
    assert ran.code == 1
    told = " ".join(ran.err.split())
    assert "no table, since it is about the text, not about a table: silent-empty-stack, silent-seats" in told
