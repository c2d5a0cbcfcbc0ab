"""Fixes: what a help tells to write, as edits; made, they mend what was complained of and break nothing."""

from __future__ import annotations

import pytest

from cardlaw.documents.manual.reference import complaints
from cardlaw.language.diagnostics.codes import CODES
from cardlaw.language.diagnostics.diagnostic import Diagnostic, Fix
from cardlaw.language.diagnostics.examples import SEPARATOR
from cardlaw.language.reading.source import decode_source

PACK = "cardlaw 1\npack extra for small\n"

CASES = {
    "a misspelt move, wherever it stands": (
        'rule r\n  "G."\n  about laying\n  player may lai card when card is fitting\n'
        "  player must not lai card when card is star\n",
        "player may lay card when card is fitting\n  player must not lay card when card is star",
        False,
    ),
    "the third person after may": (
        'rule r\n  "G."\n  about laying\n  player may lays card\n',
        "player may lay card",
        True,
    ),
    "the bare verb after when": (
        'rule r\n  "G."\n  about laying\n  when player lay card:\n    clear leading\n',
        "when player lays card:",
        True,
    ),
    "a colon left out": (
        'rule r\n  "G."\n  about laying\n  when player lays card\n    clear leading\n',
        "when player lays card:",
        True,
    ),
    "a misspelt item": ('rul r\n  "G."\n  about laying\n  player may take\n', "rule r", False),
    "a misspelt mark": ('rule r\n  "G."\n  abuot laying\n  player may take\n', "about laying", False),
    "a name in capitals": (
        'rule NewRule\n  "G."\n  about laying\n  player may take\n',
        "rule new-rule",
        False,
    ),
    "an underscore": (
        'rule r\n  "G."\n  about laying\n  player may take when size of hand of player > hand_size\n',
        "> hand-size",
        False,
    ),
    "typographic quote marks": ("rule r\n  “G.”\n  about laying\n  player may take\n", '"G."', True),
    "a full stop": ('rule r\n  "G."\n  about laying\n  player may take.\n', "player may take\n", True),
    "a comma too many": (
        'rule r\n  "G."\n  about laying\n  overrides fits,, out\n  player may take\n',
        "overrides fits, out",
        True,
    ),
    "a sign for and": (
        'rule r\n  "G."\n  about laying\n  player may take when round-number > 3& round-number < 5\n',
        "round-number > 3 and round-number < 5",
        True,
    ),
    "a range that goes down": (
        'rule r\n  "G."\n  about laying\n  when player lays card:\n    chance n in 6..1\n',
        "chance n in 1..6",
        True,
    ),
    "whose hand": (
        'rule r\n  "G."\n  about laying\n  player may take when hand is empty\n',
        "when hand of player is empty",
        False,
    ),
    "a comparison shared by or": (
        'rule r\n  "G."\n  about laying\n  player may lay card when card is star or comet\n',
        "when card is star or card is comet",
        False,
    ),
    **{
        f"a number after a move that has none, said as `{said}`": (
            f'rule r\n  "G."\n  about laying\n  when player lays card:\n    player {said}\n',
            "    player gets 2\n",
            False,
        )
        for said in ("takes 2", "take 2", "take two", "takes two", "gets two")
    },
    "an article before a card": (
        'rule r\n  "G."\n  about laying\n  player may lay a star\n',
        "player may lay star\n",
        False,
    ),
    "an article before who does it": (
        'rule r\n  "G."\n  about laying\n  when a player lays star:\n    clear leading\n',
        "  when player lays star:\n",
        False,
    ),
    "a number for a card, in a line with when": (
        'rule r\n  "G."\n  about laying\n  when player lays 3:\n    clear leading\n',
        "  when player lays card where rank of card is 3:\n",
        False,
    ),
    "a number for a card, with a condition already": (
        'rule r\n  "G."\n  about laying\n  player must not lay 3 when round-number is 1\n',
        "  player must not lay card when rank of card is 3 and round-number is 1\n",
        False,
    ),
    "a number for a card, without a condition": (
        'rule r\n  "G."\n  about laying\n  player must not lay 3\n',
        "  player must not lay card when rank of card is 3\n",
        False,
    ),
    **{
        f"several who do something, said as `{said}`": (
            f'rule r\n  "G."\n  about laying\n  when player lays star:\n    {said} gets 2\n',
            f"    for each p in {whom}:\n      p gets 2\n",
            False,
        )
        for said, whom in (
            ("everyone", "players"),
            ("others", "players except player"),
            ("everyone else", "players except player"),
            ("every player", "players"),
        )
    },
    "an arrow for at least": (
        'rule r\n  "G."\n  about laying\n  player may take when size of hand of player => 3\n',
        "size of hand of player >= 3",
        True,
    ),
    "an open parenthesis": (
        'rule r\n  "G."\n  about laying\n  player may take when (hand of player is empty\n',
        "(hand of player is empty)",
        False,
    ),
}


def made(text: str, fix: Fix) -> str:
    for edit in sorted(fix.edits, key=lambda edit: -edit.span.start):
        text = text[: edit.span.start] + edit.text + text[edit.span.end :]
    return text


def said(found: tuple[Diagnostic, ...]) -> list[tuple[str, str]]:
    return [(each.code, each.message) for each in found if each.severity == "error"]


@pytest.mark.parametrize("case", CASES)
def test_fix_is_what_the_help_says(case: str) -> None:
    item, mended, certain = CASES[case]
    text = PACK + item
    (wrong, *_) = [each for each in complaints(text) if each.fix is not None]
    after = made(text, wrong.fix)
    assert mended in after
    assert wrong.fix.certain is certain
    assert said(complaints(after)) == []


@pytest.mark.parametrize(
    "id", [id for id, code in CODES.items() if code.example == "rules" and "-" not in id]
)
def test_fixes_of_the_catalogue_mend_what_they_are_for(id: str) -> None:
    """Each fix of an example of the catalogue takes its own complaint away, and a certain one brings no new code."""
    text = CODES[id].wrong
    if SEPARATOR.search(text):
        return
    before = complaints(text)
    for wrong in before:
        if wrong.fix is None:
            continue
        after = complaints(made(text, wrong.fix))
        assert (wrong.code, wrong.message) not in said(after)
        if wrong.fix.certain and not wrong.code.startswith("E00"):  # what could not be read may hold more
            assert {code for code, _ in said(after)} <= {code for code, _ in said(before)}


def test_tabs_and_control_characters_are_mended_where_they_stand() -> None:
    text = 'cardlaw 1\npack extra for small\n\t"G."\n\ttitle "T\u202e"\n'
    wrong = decode_source("x.rules", text.encode())[1]
    assert [each.code for each in wrong] == ["E0007", "E0009"]
    for each in sorted(wrong, key=lambda each: -each.span.start):
        assert each.fix is not None and each.fix.certain
        text = made(text, each.fix)
    assert text == 'cardlaw 1\npack extra for small\n  "G."\n  title "T"\n'
    assert decode_source("x.rules", text.encode())[1] == ()


def test_a_word_misspelt_in_many_places_is_mended_in_all() -> None:
    lines = "".join(f"  player may lai card when round-number > {n}\n" for n in range(9))
    text = f'{PACK}rule r\n  "G."\n  about laying\n{lines}'
    (wrong,) = complaints(text)
    assert len(wrong.fix.edits) == 9
    assert complaints(made(text, wrong.fix)) == ()
