"""What the analysis says reads in every language; what it says in other words stays as it is."""

from __future__ import annotations

import re

import pytest

from cardlaw.analysis.digest import SEEN
from cardlaw.documents.comparisons import RESPECTS, WRITTEN
from cardlaw.documents.pages.html import to_text
from cardlaw.documents.pages.numbering import chapters, numbers
from cardlaw.documents.pages.telling import PATTERNS, Teller
from cardlaw.documents.prose import LANGUAGES, Prose
from cardlaw.language.loading import load

MODEL = load("fi-112")
NUMBERS = numbers(chapters(MODEL))
SAID = {
    "found-clash": "`fits` allows what `deal` forbids, and neither gives way",
    "found-clash-first": "`fits` allows what `deal` forbids; `fits` comes first",
    "found-duty-yields": "`fits` allows another move than `deal` demands; `fits` comes first",
    "found-values": "`fits` and `deal` give “draw-amount” different values",
    "found-dead": "`fits` never applies",
    "found-lawful": "a legal move counts as wrong by `guilt`",
    "found-order": "`turn-up` takes a card from draw-pile by its place, and `deal` shuffles it later",
    "found-redundant": "nothing would change without `fits#2`",
    "found-self": "the condition in `fits` can only be judged once it has been judged",
    "found-shadowed": "`fits` is overridden wherever it applies",
    "found-undefined": "`sought-colour` is used, and no clause says what it is",
    "found-unsaid": "whether a player may draw here is not said",
    "found-stuck": "a player who has to choose among `play`, `draw` may do none of it",
    "found-broken": "after `play skip` the table need not be as `fits` says it always is",
    "found-broken-deal": "as the turns begin the table need not be as `fits` says it always is",
    "found-late": "`fits` still applies after the round is over by `deal`",
    "found-example": "only a worked example says what `fits` says",
    "found-breakable": "a player can break `fits`, and the move stands unless somebody objects",
    "found-undone": "a player can leave undone what `fits` demands, and that stands unless somebody objects",
    "found-several": "after `draw` several players can have won by `fits`, and no clause says who of them",
    "found-unknown": "whether there is a finding of the kind `dead` here is not known: timeout",
    "found-unsupported": "`fits` cannot be looked at: it needs `set`, which only the course of play gives",
    "found-short": "`score` adds up, and there need not be so many cards to take from the draw-pile",
    "found-both-change": "`force-play` and `voluntary-pass` both change the rules `fits` and `deal`",
    "found-follows": "`fits`, `deal`, `guilt#2` follows",
    "nothing-follows": "nothing follows",
    "seen-draws-none": "a draws no cards",
    "seen-draws": "b draws 4 cards",
    "seen-dealt-none": "a is dealt no cards",
    "seen-dealt": "b is dealt 7 cards",
    "seen-loses-none": "a loses no turn",
    "seen-loses": "b loses 1 turn",
    "seen-next": "b has the next turn",
    "seen-next-open": "turns go on in order",
    "seen-won": "a has won the round",
    "seen-won-nobody": "nobody has won the round",
    "seen-wins-game": "a wins the game",
    "seen-game-goes-on": "the game goes on",
    "seen-has": "has it",
    "seen-lacks": "lacks it",
    "seen-shown": "hand of a is shown to b",
    "seen-nothing-shown": "nothing is shown",
    "seen-not-asked": "b is not asked",
    "seen-table-not-asked": "the table is not asked",
    "seen-table-asked": "the table is asked a question",
    "seen-no-window": "no window stands open",
    "seen-another-value": "another value",
    "seen-pack": "12 cards (8 number-card, 4 wild)",
    "seen-holds-all": "hand of b holds 2 cards (red 1, wild)",
    "seen-holds-among": "draw-pile holds 10 cards, among them 1 more, red 5, blue skip, in order 2",
    "seen-holds": "draw-pile holds 9 cards, in order 1",
}
OTHERS = [
    "active-colour is red",
    "active-colour is nothing",
    "direction is counterclockwise",
    "dealer is b",
    "score of a is 500",
    "a chooses a colour, then has to answer play or keep",
    "the table chooses a player",
    "b chooses yes or no",
    "turning-up, dealing, opening, turns, scoring",
]


def teller(language: str) -> Teller:
    return Teller(
        Prose(MODEL, language), lambda kind, name: f"#{name}" if kind == "rule" else None, NUMBERS.get
    )


def test_every_pattern_has_its_sample() -> None:
    assert [message for message, _ in PATTERNS] and {message for message, _ in PATTERNS} == SAID.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_found_reads_in_every_language(language: str) -> None:
    here = teller(language)
    english = teller("en")
    for text in (*SAID.values(), *OTHERS):
        told = here.told(text)
        assert told is not None, text
        plain = to_text(told)
        assert not re.search(r"[{}`#]|  |cl-missing", plain), (text, plain)
        if language != "en":
            assert plain != to_text(english.told(text) or ""), text
    assert not here.prose.faults
    assert not here.prose.missing


def test_each_sample_is_told_by_its_own_pattern() -> None:
    for message, text in SAID.items():
        assert next(name for name, pattern in PATTERNS if pattern.fullmatch(text)) == message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_respect_in_which_editions_differ_has_words(language: str) -> None:
    here = teller(language)
    for what in (*SEEN, *RESPECTS.values(), *WRITTEN.values()):
        assert to_text(here.about(("dealing", "play wild-draw"), what, "")).count(":") == 1
    assert here.about(("dealing",), "state", "dealer") != here.about(("dealing",), "state", "active-colour")
    assert here.about(("dealing",), "zone", "hand") != here.about(("dealing",), "zone", "draw-pile")
    assert ":" not in to_text(here.about(("hand-size",), "how-many", ""))
    assert not here.prose.faults
    assert not here.prose.missing


def test_rules_are_called_by_their_number_and_lead_to_it() -> None:
    told = teller("en").told("`fits` never applies")
    assert told == f'<a class="cl-ref" href="#fits">{NUMBERS["fits"]}</a> never applies'


def test_other_words_and_names_that_are_not_there_are_left_alone() -> None:
    here = teller("fi")
    assert here.told("something else altogether") is None
    assert here.told("whether a player may `fly` here is not said") is None
    assert here.told("hand of a holds 1 card (purple 3)") is None
