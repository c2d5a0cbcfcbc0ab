"""What is said of many rounds is there in every language, with the arguments that its message has."""

from __future__ import annotations

import pytest

from cardlaw.wording.play import LANGUAGES, message_text
from cardlaw.wording.simulating import MESSAGES, Sayings
from wording.fluent_files import unlike, used_in


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_in_every_language_with_its_arguments(language: str) -> None:
    file = f"simulate/{language}.ftl"
    wrong = unlike(file, used_in(message_text(language, "simulate"), file), MESSAGES)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    say = Sayings(language)
    for id, names in MESSAGES.items():
        for n in (1, 3):
            said = say(id, **{name: n if name in ("n", "all") else "x" for name in names})
            assert said and said == said.strip() and "{" not in said


def test_numbers_are_written_as_the_language_does() -> None:
    assert [Sayings(language).number(1234.56) for language in ("en", "fi")] == ["1234.6", "1234,6"]
    say = Sayings("en")
    assert (say.number(-0.04, sign=True), say.number(0.04, sign=True), say.number(-2.5)) == (
        "+0.0",
        "+0.0",
        "−2.5",
    )
    assert (say.percent(0.256), say.p(0.0004), say.p(0.25)) == ("25.6 %", "p < 0.001", "p = 0.250")
