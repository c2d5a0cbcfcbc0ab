"""Texts that several sheets share, with each sheet's own word for a card."""

from __future__ import annotations

import pytest

from cardlaw.documents.prose import Prose, to_plain
from cardlaw.documents.prose.phrases import NamedPhrase
from cardlaw.documents.prose.planning import scenarios
from cardlaw.documents.prose.planning.scene import PhraseScene
from cardlaw.language import model as m
from cardlaw.language.saying import LANGUAGES
from cardlaw.players.words import PlayerWords
from shipped import model_of

EDITIONS = ("fi-108", "fi-112", "it-56", "nb-108", "sv-112")


@pytest.mark.parametrize(
    ("edition", "language", "own", "shared"),
    [
        ("nb-108", "nb", "Hva trekk 4 joker-kortet gjør", "jokertrekkort"),
        ("sv-112", "sv", "Vad dra-fyra-kortet gör", "jokerdragkort"),
        ("fi-112", "fi", "Mitä nosta 4 -jokeri tekee", "villi nostokortti"),
        ("it-56", "it", "Che cosa fa la carta Jolly Pesca Due", "il jolly pesca"),
        ("it-56", "nb", "Hva jokertrekkortet gjør", "trekk 4"),
    ],
)
def test_a_topic_calls_a_card_as_its_sheet_does(edition: str, language: str, own: str, shared: str) -> None:
    model = model_of(edition)
    prose, words = Prose(model, language), PlayerWords(model, language)
    for said in (lambda text: to_plain(prose.words(text)), words.text):
        topics = [said(topic.text) for topic in model.topics]
        assert own in topics
        assert not any(shared in topic for topic in topics)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_place_for_a_card_is_left_open(edition: str, language: str) -> None:
    model = model_of(edition)
    prose, words = Prose(model, language), PlayerWords(model, language)
    told = [to_plain(prose.words(topic.text)) for topic in model.topics]
    told += [words.text(topic.text) for topic in model.topics]
    told += [to_plain(prose.heading(rule)) for rule in model.rules]
    assert not [text for text in told if "{" in text]


def test_headings_of_rules_take_the_word_of_the_sheet_too() -> None:
    prose = Prose(model_of("nb-108"), "nb")
    headings = [to_plain(prose.heading(rule)) for rule in model_of("nb-108").rules]
    assert "betingelse for trekk 4 joker-kort" in headings
    assert not any("jokertrekkort" in heading for heading in headings)
    swedish = Prose(model_of("sv-112"), "sv")
    headings = [to_plain(swedish.heading(rule)) for rule in model_of("sv-112").rules]
    assert "dra-fyra-kortets villkor" in headings
    assert not any("jokerdragkort" in heading for heading in headings)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Challenging is allowed."),
        ("fi", "Haastaa saa."),
        ("nb", "Det er lov å utfordre."),
        ("it", "Sfidare è permesso."),
        ("sv", "Det är tillåtet att utmana."),
    ],
)
def test_whoever_is_called_after_a_move_is_not_said_to_be_allowed_it(language: str, said: str) -> None:
    model = model_of("fi-108")
    (rule,) = (rule for rule in model.rules if rule.id == "may-challenge")
    assert [Prose(model, language).clause(each.clause).plain() for each in rule.clauses] == [said]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "B may challenge."),
        ("fi", "B saa haastaa."),
        ("nb", "B kan utfordre."),
        ("it", "B può sfidare."),
        ("sv", "B får utmana."),
    ],
)
def test_of_a_player_at_the_table_it_is_said_who_may_challenge(language: str, said: str) -> None:
    model = model_of("fi-108")
    scene = PhraseScene(model).bind(b=NamedPhrase("b", "seat"))
    line = m.ThenVerdict(m.Local("b", "player"), "may", "challenge", (), ())
    assert Prose(model, language)._statement(scenarios.line(scene, line)).plain() == said


def test_in_finnish_others_remark_on_the_call_that_a_player_forgot() -> None:
    model = model_of("fi-108")
    (rule,) = (rule for rule in model.rules if rule.id == "call-window")
    said = " ".join(Prose(model, "fi").clause(each.clause).plain() for each in rule.clauses)
    assert said.endswith("ja kuka tahansa muu pelaaja voi huomauttaa tämän pelaajan unohtuneesta huudosta.")
