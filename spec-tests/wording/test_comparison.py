"""What a comparison tells is a value, and reads in every language."""

from __future__ import annotations

import re

import pytest

from analysis.test_comparing import house
from cardlaw.analysis.comparison.digest import headline
from cardlaw.analysis.facts.common_ground import aligned
from cardlaw.analysis.results.items import kind, moment, move, names, parts, slug
from cardlaw.analysis.results.verdict_words import spoken
from cardlaw.documents.prose import Prose
from cardlaw.documents.sentences import Speaker
from cardlaw.wording.arguments import Message
from cardlaw.wording.messages import LANGUAGES, as_data, message
from cardlaw.wording.reading import from_data


def told() -> list[Message]:
    """Every message of a comparison of three small editions."""
    found = house()[1]
    said = [headline(each) for each in found.differences]
    said += [spoken(verdict) for each in found.differences for _, verdict in each.verdicts]
    said += [answer for each in found.differences for answer in each.answers]
    return list(dict.fromkeys([*said, *(each.about for each in found.compared)]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_differs_reads_in_every_language(language: str) -> None:
    model = aligned(house()[0])[0]
    prose, english = Prose(model, language), Speaker(Prose(model, "en"))
    say = Speaker(prose)
    for each in told():
        text = say(each)
        assert not re.search(r"[{}]|  ", text), (each, text)
        if language != "en" and re.search("[a-z]", re.sub(r"`[^`]*`", "", text)):
            same = each.id in ("seen-value", "seen-value-when", "seen-number", "item-number", "item-stages")
            assert same or text != english(each) or each.id.startswith("item-"), each
    assert prose.faults == ()


def test_what_differs_is_written_for_machines_and_read_back() -> None:
    for each in told():
        assert from_data(as_data(each)) == each


@pytest.mark.parametrize(
    "data",
    (
        {},
        {"id": "nonsense", "arguments": {}},
        {"id": "seen-won", "arguments": {}},
        {"id": "seen-won", "arguments": {"who": {"seat": True}}},
        {"id": "seen-won", "arguments": {"who": {"seat": 0, "more": 1}}},
        {"id": "seen-won", "arguments": {"who": {"rule": "x"}}},
        {"id": "seen-several", "arguments": {"each": {"and": []}}},
        {"id": "game-over", "arguments": {}, "said": "x"},
        "game-over",
    ),
)
def test_what_is_no_message_is_refused(data: object) -> None:
    with pytest.raises(ValueError):
        from_data(data)


def test_messages_far_inside_each_other_are_refused() -> None:
    data: object = {"id": "seen-won-nobody", "arguments": {}}
    for _ in range(30):
        data = {"id": "seen-when-table-asked", "arguments": {"what": {"message": data}}}
    with pytest.raises(ValueError):
        from_data(data)


def test_what_a_difference_is_about_has_its_parts() -> None:
    turn = message("moment-turn")
    about = move("lay", "star", turn)
    assert (names(about), kind(about), moment(about)) == (("lay",), "star", turn)
    assert (str(about), slug(about)) == ("lay star on your turn", "at move lay star moment-turn")
    assert parts(about) == {about} and moment(move("lay")) is None and kind(move("lay")) is None
