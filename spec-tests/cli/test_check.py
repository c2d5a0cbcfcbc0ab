"""`cardlaw check`: acceptances that are none, and scenarios that show no table."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from cardlaw.analysis.results.finding import Finding, FindingEvent
from cardlaw.language import model as m
from cli.conftest import Run


def test_an_acceptance_of_what_is_not_found_is_told_with_what_was_meant(run: Run, desk: Path) -> None:
    path = desk / "house" / "short.rules"
    path.write_text(
        f'{path.read_text(encoding="utf-8")}\naccepted silent-lay-rungs "we know"\n', encoding="utf-8"
    )
    told = " ".join(run("check", "short", "--rules", "house").err.split())
    assert "`short` accepts `silent-lay-rungs`, but there is no such finding" in told
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
    _, text, bare = told.partition("no situation for ")
    assert text and bare.startswith("silent-empty-stack, ") and "silent-seats" in bare
    assert ": it is about the text, not about a table" in bare


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


# ------------------------------------------------------------------ the summary
def test_the_summary_comes_first_and_in_the_readers_language(run: Run) -> None:
    ran = run("check", "short", "--rules", "house")
    said = " ".join(ran.out.partition("\n\n")[0].split())
    assert re.fullmatch(
        r"short has \d points to note: \d open, 1 settled by a reading and 1 settled by an assumption\.", said
    )
    assert "compiles" not in ran.out and " ok" not in ran.out
    alone = run("check", "short", "--rules", "house", "--compile-only").out
    assert alone.startswith("short: compiles\n  12 rules (10 printed, 1 as read, 1 assumed), 1 option, ")
    assert "Read: this is how we take the words of the sheet\n  Is the next height" in ran.out
    finnish = " ".join(run("check", "short", "--rules", "house", "--language", "fi").out.split())
    assert ", tulkinnalla ratkaistuja 1 ja oletuksella ratkaistuja 1." in finnish


def test_of_a_house_rule_only_what_it_adds_is_told(run: Run) -> None:
    told = " ".join(run("check", "evening", "--rules", "house").out.split())
    assert "evening adds nothing to what is found in short. 4 more points come from short" in told
    assert "silent-lay-rung" not in told


def test_what_happens_is_looked_for_only_where_it_is_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, it was looked for by every finding of the edition, and took longer than finding them."""
    asked: list[str] = []

    def events(model: m.Model, findings: Sequence[Finding]) -> Iterator[FindingEvent]:
        asked.extend(finding.id for finding in findings)
        yield from ()

    monkeypatch.setattr("cardlaw.analysis.report.events.events", events)
    monkeypatch.setenv("CARDLAW_CACHE", str(tmp_path / "kept"))
    run("check", "evening", "--rules", "house")
    assert not asked
    run("check", "evening", "--rules", "house", "--all")
    assert "silent-lay-rung" in asked


def test_what_was_found_is_data_with_typed_arguments(run: Run) -> None:
    (variant,) = json.loads(run("check", "short", "--rules", "house", "--format", "json").out)["variants"]
    found = {each["id"]: each for each in variant["findings"]}["silent-lay-rung"]
    assert found["said"] == {
        "id": "found-unsaid",
        "arguments": {
            "act": {
                "act": "lay",
                "arguments": [{"message": {"id": "a-kind", "arguments": {"kind": {"name": "rung"}}}}],
            }
        },
    }
    assert found["message"] == "the rules do not say whether a player may lay rung here"
