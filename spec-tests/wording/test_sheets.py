"""What stands on printed sheets is there in every language, with the arguments that its message has."""

from __future__ import annotations

import pytest

from cardlaw.wording.sheets import LANGUAGES, MESSAGES, message_text, said
from wording.fluent_files import unlike, used_in


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_in_every_language_with_its_arguments(language: str) -> None:
    file = f"sheets/{language}.ftl"
    wrong = unlike(file, used_in(message_text(language), file), MESSAGES)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for id, arguments in MESSAGES.items():
        for number in (0, 1, 3):
            given: dict[str, str | int] = dict.fromkeys(arguments, "x")
            given.update({name: number for name in ("n", "pages") if name in arguments and id != "page"})
            text = said(language, id, **given)
            assert text.strip() == text and text and "{" not in text, id


def test_a_wrong_argument_is_noticed_and_an_unknown_language_is_english() -> None:
    with pytest.raises(ValueError, match="takes title"):
        said("en", "house-rules", name="x")
    assert said("de", "turn") == said("en", "turn")
