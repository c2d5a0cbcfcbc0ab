"""What commands leave out so that an answer fits a screen, and where the rest is."""

from __future__ import annotations

from pathlib import Path

from cardlaw.language.diagnostics.diagnostic import did_you_mean
from cli.conftest import Run


def test_many_assumptions_are_counted_and_told_on_request(run: Run) -> None:
    short = run("check", "it-56").out
    assert '`cardlaw check --all "it-56"` shows what we play in each' in short
    assert "How many can play" not in short and "(`player-count`)" not in short
    assert "(`player-count`)" in run("check", "--all", "it-56").out


def test_a_new_variant_says_what_each_value_means(run: Run) -> None:
    assert run("new", "mine", "--extends", "sv-112", "--output", "mine.rules").code == 0
    text = Path("mine.rules").read_text("utf-8")
    assert "#   everyone-keeps: each player's own cards count against them" in text
    assert "(chosen now)\n#   everyone-keeps" in text


def test_a_name_is_guessed_by_its_beginning_if_only_one_begins_so() -> None:
    assert did_you_mean("call", ["call-uno", "play"]) == "call-uno"
    assert did_you_mean("call", ["call-uno", "call-out"]) is None
