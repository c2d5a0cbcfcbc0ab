"""Sentences that readers stumbled over are gone for good: from messages, pages, rule files and help.

How long sentences may be is held in documents/test_plain_english.py.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from cardlaw.documents.prose import Prose, to_plain
from cardlaw.documents.sentences import Speaker
from cardlaw.language.loading import load
from cardlaw.wording.arguments import Amount, Message, SpokenAct, SpokenSeat, SpokenZone
from cardlaw.wording.messages import message

ROOT = Path(__file__).parent.parent
READ = sorted(
    path
    for folder, pattern in (
        ("compiler/cardlaw", "en.ftl"),
        ("rules", "*.rules"),
        ("docs", "*.md"),
        ("compiler/cardlaw/studio/web/languages", "en.json"),
    )
    for path in (ROOT / folder).rglob(pattern)
    if "readings" not in path.parts and "decisions" not in path.parts
)
PAGES = [*READ, ROOT / "README.md", ROOT / "CONTRIBUTING.md"]

GONE = """
hangs on what was left out
of which nothing was told
that nothing left out matters
no such card as it asks for
in its place would do
yet wrong if
only by how
breaks no rule is wrong by
no rule is named that settles it
apart in theory
if read or chosen otherwise
is the arm in force
against players of ours
or does the only thing there is
did not come true
has no use for
broken off as endless
card that convicts
never counts its cards
The variant of such a string
nor is what they hide
that need no attention
its name is all anybody needs
50, 95 of a hundred
the players are chance's
nothing is amiss
how to mend them
How likely it is, no finding says
says nothing to three
below it stands what
what shall hold for
less to do together than alone
with its place and a way out
What the steps before a window make certain
beside what is the same stand the choices
that a house rule makes dear
every other reading or option counts by itself
of them to take three
moves lead to moves
is not offered that
the table may not be as
whom a swap leaves
or not as such a thing
on which nothing hangs
in the draw for the deal
is not told by itself
luck no longer hangs on
would seem to differ from another
whatever comes out differently is only named
are asked for what decides
neither writes what the other reads or writes
In the order of effects of two packs
Which words there are
makes only the pages anew
What is wrong is said
told with other words
lets it be, or
is told twice
hangs on
befalls
lawful yet guilty
nought
let a reading waive it
this rests on a reading
read as:
is not as at the start
they shed what costs most
what it rests on, what was assumed
neither gives way
or narrow
takes a card from the draw pile by its place
can only be judged once it has been judged
when about to
of which open
only one of the two offers
differ only when
about the same lines
in canonical layout
whoever is asked about it was wrong
judge themselves
owns up to
may be played there
The permission means a
only the example says so
moves that are `
garbled text
to go on in
the cards to be ignored
write these courses of play
saves the next time
in other words and sometimes
has fewer of
expressly allows what
Above your hand stands
"""
"""What the reviews quoted, and what stands for its kind: words of ours that players do not use."""

GENERATED = (
    "must not play a card that is not the card you just drew",
    "by playing a card when you have no cards in hand",
    "its sting is at least",
    "that is the top card of the discard pile",
    "The table answers",
    "You win the game when you are the winner",
)
"""What was said of rules that the grammar of the rule language took too literally."""


SAID = (
    (message("at-after", who=SpokenSeat(1), move=SpokenAct("play", None)), "before that, B played a card"),
    (
        message("at-after-wrong", who=SpokenSeat(1), move=SpokenAct("play", None)),
        "before that, B wrongly played a card",
    ),
    (message("moment-after", event=SpokenAct("play", None)), "after somebody plays a card"),
    (message("moment-after-own", event=SpokenAct("draw", None)), "after you draw a card"),
    (message("moment-before-own", event=SpokenAct("draw", None)), "when you are about to draw a card"),
    (message("given-does", who=SpokenSeat(1), move=SpokenAct("accept", ())), "if B accepts the play"),
    (message("compare-when", who=SpokenSeat(0), move=SpokenAct("challenge", ())), "when A challenges"),
    (
        message("change-size", zone=SpokenZone("hand", SpokenSeat(0)), before=Amount(2), now=Amount(1)),
        "A’s hand: 1 card (before: 2)",
    ),
)
"""Messages about moves, and how somebody would say them."""


@pytest.mark.parametrize(("said", "expected"), SAID, ids=[said.id for said, _ in SAID])
def test_what_somebody_does_is_said_with_a_verb(said: Message, expected: str) -> None:
    assert Speaker(Prose(load("sv-112"), "en")).part(said) == expected


@pytest.mark.parametrize("phrase", GONE.strip().splitlines())
def test_what_readers_stumbled_over_is_gone(phrase: str) -> None:
    known = re.compile(rf"(?<![\w-]){re.escape(phrase)}(?![\w-])", re.IGNORECASE)
    found = [path.relative_to(ROOT) for path in PAGES if known.search(said_in(path))]
    assert found == []


@cache
def said_in(path: Path) -> str:
    """What a file says to people: without its remarks, and messages without their ids."""
    text = path.read_text("utf-8")
    text = re.sub(
        r"^[ ]*#+ .*$" if path.suffix in (".ftl", ".rules") else r"^$", "", text, flags=re.MULTILINE
    )
    return " ".join(re.sub(r"^[a-z0-9-]+ = ", "", text, flags=re.MULTILINE).split())


@pytest.mark.parametrize("path", sorted((ROOT / "rules").rglob("*.rules")), ids=lambda path: path.stem)
def test_a_rule_that_is_quoted_alone_says_what_it_is_about(path: Path) -> None:
    """Answers and reasons quote one rule, without those around it."""
    glosses = re.findall(r'^rule [a-z0-9-]+\n  "([^"]+)"', path.read_text("utf-8"), re.MULTILINE)
    assert [gloss for gloss in glosses if re.match("(But|Its player|It|They) ", gloss)] == []


@pytest.mark.parametrize("edition", ["fi-108", "fi-112", "nb-108", "it-56", "sv-112"])
def test_no_generated_sentence_is_as_readers_found_it(edition: str) -> None:
    model = load(edition)
    prose = Prose(model, "en")
    clauses = (placed.clause for rule in model.rules for placed in rule.clauses)
    said = " ".join(to_plain(line) for clause in clauses for line in prose.clause(clause).lines())
    assert len(said) > 1000
    assert [phrase for phrase in GENERATED if phrase in said] == []
