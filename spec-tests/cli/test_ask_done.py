"""`cardlaw ask` understands that somebody has already done what had to be done, and says how to tell it."""

from __future__ import annotations

import pytest

from cli.conftest import Run

LEFT = ("--given", "a played red 2", "--given", "hand of a is red 5", "--move", "catch a")
SAID = {
    "en": "a has already called UNO",
    "fi": "a on jo huutanut UNO",
    "nb": "a har allerede ropt UNO",
    "it": "a ha già gridato UNO",
    "sv": "a har redan ropat UNO",
}


@pytest.mark.parametrize("language", SAID)
def test_the_line_that_decides_is_offered_in_the_language_spoken_and_understood(
    run: Run, language: str
) -> None:
    asked = run("ask", "nb-108", *LEFT, "--language", language)
    assert asked.out.rstrip().endswith(f'--given "{SAID[language]}"')
    told = run("ask", "nb-108", "--given", SAID[language], *LEFT, "--format", "plain")
    assert (told.code, told.out.split()[:2]) == (1, ["nb-108", "must-not"])


def test_a_shorter_line_says_the_same(run: Run) -> None:
    told = run("ask", "it-56", "--given", "a has called", *LEFT, "--format", "plain")
    assert (told.code, told.out.split()[:2]) == (1, ["it-56", "must-not"])
    due = run("ask", "it-56", "--given", "a owes call-uno", *LEFT, "--format", "plain")
    assert (due.code, due.out.split()[:2]) == (0, ["it-56", "may"])


def test_a_move_cannot_be_due_and_done(run: Run) -> None:
    both = run("ask", "nb-108", "--given", "a has called", "--given", "a owes call uno", *LEFT)
    assert both.code == 2
    assert "cannot still have to make the move `call-uno` and have made it already" in " ".join(
        both.err.split()
    )


def test_nobody_asks_about_what_was_told_as_done(run: Run) -> None:
    given = ("--given", "a played red 2", "--given", "hand is red 5", "--given", "a has called uno")
    asked = run("ask", "nb-108", *given, "--move", "call uno")
    assert asked.code == 2
    assert "this has been done already (`a has already called UNO`)" in " ".join(asked.err.split())
