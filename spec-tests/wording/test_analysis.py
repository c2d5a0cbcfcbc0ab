"""What the analysis says is there in every language, by construction: ids and arguments come from one catalogue."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from jsonschema_rs import Draft202012Validator, meta

from cardlaw.documents.prose import Prose
from cardlaw.documents.prose.languages import analysis_file, message_file
from cardlaw.documents.sentences import Speaker
from cardlaw.language import model as m
from cardlaw.language.loading import load
from cardlaw.wording.arguments import (
    Amount,
    Argument,
    Message,
    SpokenAct,
    SpokenCard,
    SpokenChoice,
    SpokenListing,
    SpokenName,
    SpokenRule,
    SpokenSaid,
    SpokenSeat,
    SpokenState,
    SpokenText,
    SpokenZone,
    Value,
    Verbatim,
)
from cardlaw.wording.catalogue import CATALOGUE
from cardlaw.wording.messages import LANGUAGES, as_data, message, message_text
from cardlaw.wording.plain import plain
from cardlaw.wording.reasons import say
from cardlaw.wording.schema import schema
from wording.fluent_files import unlike, used_in

MODEL = load("pub")
FACE = next(p.clause for r in MODEL.rules for p in r.clauses if isinstance(p.clause, m.Deck)).rows[0].faces[0]
ACT = next(act for act in MODEL.acts if act.sort == "move" and not act.parameters)
AXIS = load("it-56").axes[0]
SAMPLES: dict[type, Argument] = {
    SpokenSeat: SpokenSeat(0),
    Amount: Amount(3),
    SpokenCard: SpokenCard("spades seven", FACE),
    SpokenZone: SpokenZone(MODEL.zones[0].name, SpokenSeat(1) if MODEL.zones[0].each == "player" else None),
    Value: Value("suit", "spades"),
    SpokenState: SpokenState("direction", None, Value("direction", "clockwise")),
    SpokenName: SpokenName("card"),
    SpokenAct: SpokenAct(ACT.name, ()),
    SpokenRule: SpokenRule(MODEL.rules[0].id),
    SpokenText: SpokenText(m.Words("Something.")),
    Verbatim: Verbatim("x"),
    SpokenSaid: SpokenSaid(say("used-up")),
    SpokenListing: SpokenListing((SpokenAct(ACT.name, ()), SpokenAct(ACT.name, ())), "or"),
    Message: message("ruling-may"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_in_every_language_with_its_arguments(language: str) -> None:
    file = f"analysis/{language}.ftl"
    wrong = unlike(file, used_in(message_text(language), file, without=("form",)), CATALOGUE)
    assert not wrong, "\n".join(wrong)


def test_messages_of_prose_and_of_the_analysis_have_ids_of_their_own() -> None:
    ids = [
        {each.id.name for each in file("en").body if isinstance(each, ast.Message)}
        for file in (message_file, analysis_file)
    ]
    assert ids[0] & ids[1] == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    prose = Prose(MODEL, language)
    say = Speaker(prose, ("ada", "ben"))
    for id, arguments in CATALOGUE.items():
        if SpokenChoice in arguments.values():
            continue
        said = message(id, **{name: SAMPLES[sort] for name, sort in arguments.items()})
        text = say(said)
        assert text[0] == text[0].upper() and "{" not in text and "  " not in text, (id, text)
        assert plain(said, ("ada", "ben")) and as_data(said)["id"] == id
    assert prose.faults == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_are_called_by_their_question_and_their_values_by_title(language: str) -> None:
    say = Speaker(Prose(load("it-56"), language))
    values = SpokenListing(tuple(SpokenChoice(AXIS.name, arm.value) for arm in AXIS.arms), "or")
    given: dict[type, Argument] = {
        **SAMPLES,
        SpokenChoice: SpokenChoice(AXIS.name, AXIS.arms[0].value),
        SpokenListing: values,
    }
    for id, arguments in CATALOGUE.items():
        if SpokenChoice in arguments.values():
            said = message(id, **{name: given[sort] for name, sort in arguments.items()})
            assert AXIS.name not in say(said) and "{" not in say(said), say(said)


def test_a_message_that_nobody_declared_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="there is no message `nonsense`"):
        message("nonsense")
    with pytest.raises(ValueError, match=r"takes who: SpokenSeat, move: SpokenAct, not who: SpokenSeat$"):
        message("ask-may", who=SpokenSeat(0))
    with pytest.raises(ValueError, match="move: SpokenAct, not who: SpokenSeat, move: SpokenRule"):
        message("ask-may", who=SpokenSeat(0), move=SpokenRule("x"))


def test_a_message_is_data_too() -> None:
    said = message("card-not-held", who=SpokenSeat(1), card=SpokenCard("spades seven", FACE))
    assert as_data(said) == {
        "id": "card-not-held",
        "arguments": {
            "who": {"seat": 1},
            "card": {"card": "spades seven", "kind": FACE.kind, "values": list(FACE.values)},
        },
    }
    assert str(said) == "b does not hold spades seven"
    assert plain(said, ("ada", "ben")) == "ben does not hold spades seven"


def test_plain_english_says_whose_turn_it_is() -> None:
    done = SpokenAct(ACT.name, ())
    ada, ben = SpokenSeat(0), SpokenSeat(1)
    stays = message("turn-stays", by=ada, done=done)
    other = message("turn-not", who=ada, by=ada, done=done, other=ben)
    assert plain(stays, ("ada", "ben")) == f"it is still ada’s turn after this: {ACT.name}"
    assert plain(other, ("ada", "ben")) == f"it is not ada’s turn, but ben’s, after this: {ACT.name}"


def test_plain_english_writes_a_move_of_several_cards_as_it_is_typed() -> None:
    cards = SpokenListing((SpokenCard("spades seven", FACE), SpokenCard("hearts seven", FACE)))
    said = message("move", move=SpokenAct("lay", (cards,)))
    assert plain(said, ("ada", "ben")) == "lay spades seven, hearts seven"


# ------------------------------------------------------------------ the schema
def _messages(data: Any) -> Iterator[Any]:
    """Every message in some data."""
    if isinstance(data, dict):
        if isinstance(data.get("id"), str) and isinstance(data.get("arguments"), dict):
            yield data
        data = list(data.values())
    if isinstance(data, list):
        for each in data:
            yield from _messages(each)


def test_the_published_schema_is_that_of_the_catalogue(update: bool) -> None:
    path = Path(__file__).parents[2] / "docs" / "data" / "message.schema.json"
    if update:
        path.write_text(json.dumps(schema(), indent=1) + "\n", encoding="utf-8")
    assert json.loads(path.read_text(encoding="utf-8")) == schema()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "“Draw cards” takes as many cards from the draw pile."),
        ("nb", "«Trekke kort» tar like mange kort fra trekkbunken."),
    ],
)
def test_what_an_act_does_of_itself_is_said_by_its_words(language: str, said: str) -> None:
    say = Speaker(Prose(load("fi-108"), language))
    assert say(message("why-takes-so-many", rule=SpokenRule("take"), zone=SpokenZone("draw-pile"))) == said


def test_the_schema_is_one_and_takes_what_the_commands_say() -> None:
    meta.validate(schema())
    known = Draft202012Validator(schema())
    oracle = Path(__file__).parents[1] / "golden" / "oracle.json"
    found = list(_messages(json.loads(oracle.read_text(encoding="utf-8"))))
    assert len({each["id"] for each in found}) > 20
    for each in found:
        known.validate(each)


def test_the_schema_takes_every_message_and_nothing_else() -> None:
    known = Draft202012Validator(schema())
    samples: dict[type, Argument] = {**SAMPLES, SpokenChoice: SpokenChoice("x", 1)}
    for id, arguments in CATALOGUE.items():
        data = as_data(message(id, **{name: samples[sort] for name, sort in arguments.items()}))
        assert known.is_valid(data), id
        assert not known.is_valid({**data, "arguments": {**data["arguments"], "more": {"rule": "x"}}}), id
    assert not known.is_valid({"id": "nonsense", "arguments": {}})
    assert not known.is_valid({"id": "game-over", "arguments": {}, "said": 1})
