"""Lists of cards: those alike are told once, with how many there are."""

from __future__ import annotations

import pytest

from cardlaw.documents.prose import Prose
from cardlaw.documents.sentences import Speaker
from cardlaw.engine.play import speaking
from cardlaw.engine.state.layout import Layout
from cardlaw.language.core.rulebook import Rulebook
from cardlaw.language.loading import load
from cardlaw.wording.arguments import SpokenListing, SpokenSeat, SpokenZone
from cardlaw.wording.messages import message

TOLD = {
    "en": ("A’s hand: two red 1s and 4 plain wilds", "A’s hand: three red skips"),
    "fi": (
        "A:n kädessä on punainen 1 (2 kpl) ja 4 jokeria",
        "A:n kädessä on punainen ohituskortti (3 kpl)",
    ),
    "nb": (
        "to røde 1-ere og 4 vanlige jokerkort er på hånden til A",
        "tre røde hoppekort er på hånden til A",
    ),
    "it": (
        "in mano ad A ci sono due 1 rossi e 4 jolly semplici",
        "in mano ad A ci sono tre carte salta turno rosse",
    ),
    "sv": (
        "två röda 1:or och 4 vanliga jokerkort finns på A:s hand",
        "tre röda hoppa-över-kort finns på A:s hand",
    ),
}


@pytest.mark.parametrize("language", TOLD)
def test_cards_alike_are_counted_and_not_said_to_be_there_twice(language: str) -> None:
    model = load("fi-112")
    layout = Layout(Rulebook(model), None)
    say = Speaker(Prose(model, language))

    def hand(*names: str) -> str:
        cards = SpokenListing(tuple(speaking.card(layout, layout.card(name)) for name in names))
        return say.part(message("told-cards", zone=SpokenZone("hand", SpokenSeat(0)), cards=cards))

    assert (hand("red 1", "red 1", *["wild"] * 4), hand(*["red skip"] * 3)) == TOLD[language]
