"""Variants that cannot be: each is told what is wrong, where, and what would be right; nothing else happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run

STORM = """cardlaw 1
pack storm for uno
  "Shuffle cards are clouds."
  source "Ours."
  needs kind wild-shuffle
  needs rule stormy

rule clouds
  "Nobody plays them."
  about matching
  player must not play wild-shuffle
"""


def variant(head: str, *lines: str) -> str:
    return "\n".join(("cardlaw 1", f"variant friday extends {head}", *lines, ""))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            variant("fi-108 with storm"),
            (
                "error[E0402]: `storm` needs the kind `wild-shuffle`, and the deck of `fi-108` has none",
                " --> storm.rules:5:14",
                "  = help: `fi-112` and `sv-112` have it",
                "error[E0402]: `storm` needs the rule `stormy`, and `fi-108` has no such rule",
                " --> storm.rules:6:14",
                "  = help: no edition here has it",
            ),
        ),
        (
            variant("sv-112 with force-play, voluntary-pass"),
            (
                "error[E0401]: `force-play` and `voluntary-pass` both change",
                "rules/uno/packs/voluntary-pass.rules:",
                "`force-play` does so here",
                "= help: let a variant say which wins: `prefer force-play over voluntary-pass for",
            ),
        ),
        (
            variant("sv-112 with stacking", "", "set stack-on to crosswise"),
            (
                "error[E0208]: `stack-on` cannot be `crosswise`",
                " --> friday.rules:4:17",
                "  = help: it can be `same-kind`, `cross` or `equal-or-higher`",
            ),
        ),
        (
            variant("sv-112", "", "set stack-on to cross"),
            (
                "error[E0207]: there is no option or reading `stack-on`",
                " --> friday.rules:4:5",
                "  = help: it belongs to the pack `stacking`: take that in with `with stacking`",
            ),
        ),
        (
            variant("sv-112", "", "remove topic round-end"),
            (
                "error[E0517]: a round of `friday` never ends: no rule says when it is won or over",
                "--> friday.rules:2:9",
                "rules/uno/sv-112.rules:",
                "this ended it, and is not in force",
                "= help: add a rule such as `player wins round when hand of player is empty`, or keep `round-end`",
            ),
        ),
        (
            variant("sv-112 with staking"),
            (
                "error[E0215]: there is no pack `staking`",
                "friday.rules:2:36",
                "help: did you mean `stacking`?",
            ),
        ),
    ],
    ids=["needs", "two-replace-one", "no-such-value", "no-such-option", "endless", "no-such-pack"],
)
@pytest.mark.parametrize("verb", ["check", "plan", "share"])
def test_what_and_where_and_what_would_be_right(
    run: Run, desk: Path, verb: str, text: str, said: tuple[str, ...]
) -> None:
    (desk / "storm.rules").write_text(STORM)
    (desk / "friday.rules").write_text(text)
    ran = run(verb, "friday.rules")
    assert ran.code == 2
    unwrapped = " ".join(ran.err.split())
    for part in said:
        assert " ".join(part.split()) in unwrapped, ran.err


def test_a_string_cut_short_or_altered_is_not_read(run: Run, desk: Path) -> None:
    (desk / "friday.rules").write_text(variant("sv-112 with stacking", "", "set stack-on to cross"))
    string = run("share", "friday.rules").out.strip()
    short = run("open", string[:-5])
    assert (short.code, short.out) == (2, "")
    assert "it is cut short: " in short.err and "copy the whole string once more" in short.err
    place = len(string) - 9
    altered = string[:place] + ("A" if string[place] != "A" else "B") + string[place + 1 :]
    changed = run("open", altered)
    assert (changed.code, changed.out) == (2, "")
    assert "it was altered on its way: its checksum does not fit" in changed.err
    assert "help: copy the whole string once more, by machine" in changed.err
