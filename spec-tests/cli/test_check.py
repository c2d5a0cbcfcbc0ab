"""`cardlaw check`: acceptances that are none, and scenarios that show no table."""

from __future__ import annotations

import json
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


NAMELESS = {
    "typo.rules": b"cardlaw 1\nvarient pub-night extends short\n",
    "empty.rules": b"",
    "blank.rules": b"\n\n# nothing yet\n",
    "noise.rules": b"\xff\xfe\x00\x01",
}


def test_a_file_that_does_not_say_what_it_is_is_not_passed_over(run: Run, desk: Path) -> None:
    for name, content in NAMELESS.items():
        (desk / "house" / name).write_bytes(content)
    ran = run("check", "--rules", "house", "--compile-only", "--format", "json")
    assert ran.code == 2
    failed = [each["variant"] for each in json.loads(ran.out)["variants"] if not each["compiles"]]
    assert failed == [f"house/{name}" for name in sorted(NAMELESS)]
    ran = run("list", "ladder", "--rules", "house")
    assert ran.code == 0
    assert all(f"`house/{name}` is left out" in " ".join(ran.err.split()) for name in NAMELESS)
