"""What is said at the table is there in every language, with the arguments that its message has."""

from __future__ import annotations

import pytest

from cardlaw.wording.play import HELP, LANGUAGES, MESSAGES, Voice, message_text
from wording.fluent_files import unlike, used_in


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_in_every_language_with_its_arguments(language: str) -> None:
    file = f"play/{language}.ftl"
    used = used_in(message_text(language), file)
    wrong = unlike(file, used, MESSAGES, may_leave_out=True)
    assert not wrong, "\n".join(wrong)
    told = {id: set(MESSAGES[id]) - each.names for id, each in used.items()}
    assert not any(told[id] - {"you", "form", "who"} for id in told), (
        "nothing is left out but how one is addressed"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    voice = Voice(language)
    for id, arguments in MESSAGES.items():
        numbers: dict[str, str | int] = {name: 3 if name == "n" else "no" for name in arguments}
        said = voice(id, **numbers)
        assert said.strip() == said and said, id
        assert "{" not in said
    assert len(voice.help) == len(HELP)


def test_people_are_spoken_to_in_one_way() -> None:
    said = {language: Voice(language)("lose-turn", who="-", you="yes") for language in ("en", "fi", "it")}
    assert said == {"en": "you lose the turn", "fi": "menetät vuorosi", "it": "salti il turno"}
    assert Voice("it")("gets", who="ada", you="no", n=1) == "ada riceve una carta"
    assert Voice("fi")("gets", who="-", you="yes", n=4) == "saat 4 korttia"
    assert "Lei" not in message_text("it") and "Sie" not in message_text("sv")


def test_a_wrong_argument_is_noticed_and_an_unknown_language_is_english() -> None:
    with pytest.raises(ValueError, match="has no argument"):
        Voice("en")("round", number=3)
    with pytest.raises(KeyError):
        Voice("en")("no-such-message")
    assert Voice("xx").word("yes") == "yes" and Voice("en").word("no-such-word") is None


def test_where_the_terms_have_no_second_person_the_name_stands_before() -> None:
    assert Voice("fi")("you-do", who="sinä", what="nostaa kortin", form="third") == "sinä: nostaa kortin"
    assert Voice("fi")("you-do", who="sinä", what="nostat kortin", form="second") == "nostat kortin"
