"""What stands on printed sheets is there in every language, with the arguments that its message has."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cardlaw.wording.sheets import LANGUAGES, MESSAGES, message_text, said


class Variables(Visitor):
    """The arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_in_every_language_with_its_arguments(language: str) -> None:
    used: dict[str, set[str]] = {}
    for each in FluentParser().parse(message_text(language)).body:
        assert not isinstance(each, ast.Junk), each.content
        if isinstance(each, ast.Message):
            assert each.id.name not in used, each.id.name
            variables = Variables()
            variables.visit(each)
            used[each.id.name] = variables.names
    assert {id: set(names) for id, names in MESSAGES.items()} == used


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
