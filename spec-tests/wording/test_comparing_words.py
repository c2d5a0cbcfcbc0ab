"""What a comparison says: the sheets' own short words first, to what somebody says yes or no, why nothing is known."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from cardlaw.analysis.comparison.digest import digest
from cardlaw.analysis.comparison.many.editions import compare_models
from cardlaw.analysis.packs.plan import written
from cardlaw.analysis.results.difference import Difference
from cardlaw.analysis.results.verdict_words import quoting
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.analysis.traces.describe import PathTelling as Observed
from cardlaw.analysis.traces.describe import declined
from cardlaw.analysis.traces.worlds import World
from cardlaw.analysis.unknowns.editions import Seating
from cardlaw.analysis.witness.tell import to_what
from cardlaw.cli.screen import Screen
from cardlaw.cli.views.comparisons.comparison import ComparisonTelling
from cardlaw.cli.views.plan_text import PlanText
from cardlaw.documents.prose import Prose
from cardlaw.documents.sentences import Speaker
from cardlaw.language import model as m
from cardlaw.language.saying import LANGUAGES
from cardlaw.wording.arguments import (
    SpokenAct,
    SpokenCard,
    SpokenListing,
    SpokenName,
    SpokenSaid,
    SpokenSeat,
    SpokenZone,
    Value,
    Verbatim,
)
from cardlaw.wording.messages import message
from cardlaw.wording.reasons import say, without_place
from shipped import model_of


@cache
def told(one: str, other: str, language: str) -> str:
    models = [model_of(one), model_of(other)]
    telling = ComparisonTelling(models, compare_models(models, effects=True), Screen(), language)
    return " ".join(" ".join(telling.sentences()).split())


def test_how_the_dealer_is_found_is_told_in_the_words_of_the_sheets() -> None:
    said = told("fi-108", "it-56", "en")
    assert "Who deals fi-108: whoever draws the highest number; it-56: somebody the players choose." in said
    assert "fi-108: 7 cards each; it-56: 5 cards each." in said
    assert "Choosing the dealer" not in said and "not used" not in said
    assert "points are only summed up here; --why tells each" in said


@pytest.mark.parametrize("editions", [("fi-112", "it-56"), ("it-56", "fi-112"), ("fi-112", "sv-112")])
def test_stages_are_named_as_they_are_played_not_as_a_sheet_lists_them(editions: tuple[str, str]) -> None:
    """The Finnish sheet of 112 turns a card up first of all, and is played with the card turned up after the deal."""
    models = [model_of(name) for name in editions]
    stages = SpokenListing(tuple(map(SpokenName, ("turning-up", "dealing", "opening"))))
    verdicts = tuple((name, message("seen-won-nobody")) for name in editions)
    apart = Difference("", "effect", "apart", (), message("item-stages", stages=stages), verdicts, ())
    found: Any = SimpleNamespace(differences=(apart,), editions=editions)
    (section,) = digest(found, models)
    about = Speaker(Prose(models[0], "en")).start(section.points[0].lead.about)
    assert about == "Dealing, turning up the first card and starting play"


@pytest.mark.parametrize(
    ("language", "asks"),
    [
        (
            "en",
            "B may do so (yes) or not (no): “The next player crows like a rooster, or backs out and draws four.”",
        ),
        (
            "sv",
            "B får göra detta (ja) eller låta bli (nej): "
            "”Nästa spelare gal som en tupp, eller backar ur och drar fyra.”",
        ),
    ],
)
def test_a_choice_of_yes_or_no_is_told_with_the_rule_that_asks(language: str, asks: str) -> None:
    model = model_of("sv-112[custom-idea=i10]")
    verdict = message("seen-chooses-yes-no", who=SpokenSeat(1))
    say = Speaker(Prose(model, language))
    assert say(quoting(verdict, model, ["must-match", "idea-10"])) == asks
    assert quoting(verdict, model, ["must-match"]) == verdict


def test_a_yes_on_the_way_is_told_with_the_rule_that_asked() -> None:
    models = [model_of("fi-112"), model_of("sv-112")]
    say = Speaker(Prose(models[1], "en"))
    yes = message("picks", who=SpokenSeat(1), what=Value("yes-no", True))
    apart: Any = SimpleNamespace(under=tuple((model.name, "custom-idea", "i10") for model in models))
    crows = "B chooses yes: “The next player crows like a rooster, or backs out and draws four.”"
    assert say(to_what(yes, apart, models)) == crows
    assert to_what(yes, SimpleNamespace(under=()), models) == yes  # type: ignore[arg-type]
    red = message("picks", who=SpokenSeat(1), what=Value("colour", "red"))
    assert to_what(red, apart, models) == red
    picked = message("table-picks-player", other=SpokenSeat(0))
    assert say(to_what(picked, apart, models)) == "Where the table chooses a player, it chooses A."


@pytest.mark.parametrize(
    ("language", "answers"),
    [
        ("en", "A passes instead of playing a card."),
        ("fi", "A passaa eikä pelaa korttia."),
        ("nb", "A passer i stedet for å spille et kort."),
        ("it", "A passa invece di giocare una carta."),
        ("sv", "A passar i stället för att lägga ett kort."),
    ],
)
def test_an_answer_without_a_card_is_told_with_what_could_have_been_played(
    language: str, answers: str
) -> None:
    model = model_of("sv-112")
    assert declined(model, "keep") == "play"
    assert declined(model, "accept") is None and declined(model, "play") is None
    kept = message("answered", who=SpokenSeat(0), move=SpokenAct("keep", None))
    told = message("answered-instead", what=kept, other=SpokenAct("play", None))
    assert Speaker(Prose(model, language))(told) == answers


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "A’s hand and B’s hand are shown to C."),
        ("fi", "A:n käsi ja B:n käsi näytetään C:lle."),
        ("sv", "A:s hand och B:s hand visas för C."),
    ],
)
def test_what_is_shown_to_the_same_players_is_told_at_once(language: str, says: str) -> None:
    model = model_of("sv-112")
    shown = tuple((("hand", seat), (), (2,)) for seat in (0, 1))
    words = Observed(model, World(Seating(3, "clockwise", 0), {}, {}, {}))
    assert Speaker(Prose(model, language))(words.facet(("reveals",), shown)) == says


def test_a_hand_is_not_said_to_be_shown_to_whoever_holds_it() -> None:
    model = model_of("sv-112")
    shown = tuple((("hand", seat), (), (0, 1)) for seat in (0, 1))
    words = Observed(model, World(Seating(2, "clockwise", 0), {}, {}, {}))
    said = Speaker(Prose(model, "en"))(words.facet(("reveals",), shown))
    assert said == "A’s hand is shown to B and B’s hand is shown to A."


def test_a_changed_rule_says_how_it_has_changed() -> None:
    base, variant = model_of("it-56"), model_of("it-56 with force-play")
    told = " ".join(" ".join(PlanText(base, variant, Screen()).written(written(base, variant))).split())
    wilds = "“Any wild may be played at any time.” (`wilds-any-time`)"
    assert f"{wilds}: now comes before `no-holding-back`" in told
    base, variant = model_of("sv-112"), model_of("sv-112 with brutal-wilds")
    told = " ".join(" ".join(PlanText(base, variant, Screen()).written(written(base, variant))).split())
    assert "(`jokers-instead`): now also for a wild reverse draw-four, a wild draw-six and" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_search_that_was_given_up_says_so_and_names_no_rule(language: str) -> None:
    why = say("in-rule", why=say("more-steps", n=30000), rule="may-endure")
    both = say("both-reasons", one=why, other=say("more-ways"))
    assert "may-endure" in both and "may-endure" not in without_place(both)
    said = Speaker(Prose(model_of("sv-112"), language)).part(SpokenSaid(both))
    assert "may-endure" not in said and "30000" not in said
    if language == "en":
        assert said.startswith("we stopped looking after 30,000 steps; ")


@pytest.mark.parametrize(("cards", "by_chance"), [(("red 0", "red 2"), True), (("red 0", "red 0"), False)])
def test_where_other_cards_come_up_it_is_said_to_be_chance(cards: tuple[str, str], by_chance: bool) -> None:
    """A red skip was told of one edition and a red draw-two of the other, and nothing said where they came from."""
    models = [model_of("fi-112"), model_of("it-56")]
    pile = SpokenZone("discard-pile")
    answers = tuple(
        message(
            "comes-up-in",
            card=SpokenCard(card, m.Face("number-card", ("red", int(card[-1])))),
            zone=pile,
            editions=SpokenListing((Verbatim(model.name),)),
        )
        for card, model in zip(cards, models, strict=True)
    )
    states = (("dealer", None, 0),)
    witness = Witness(3, None, None, None, (), (), states, (), (), assumed=True)
    apart = Difference("", "effect", "draws", (), message("item-a-turn"), (), (), witness, answers=answers)
    found: Any = SimpleNamespace(differences=(apart,), editions=("fi-112", "it-56"))
    told = " ".join(" ".join(ComparisonTelling(models, found, Screen()).table(apart)).split())
    assert told.count("ends up on top") == 2
    assert ("which cards come up is chance in each of them" in told) == by_chance
