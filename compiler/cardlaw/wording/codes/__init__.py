"""What the codes of the compiler mean, in other languages than English; that is in the catalogue of codes itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

LANGUAGES = ("fi", "nb", "it", "sv")


@cache
def meanings(language: str) -> Mapping[str, tuple[str, str]]:
    """The title and the explanation of each code."""
    text = files("cardlaw.wording").joinpath("codes", f"{language}.ftl").read_text("utf-8")
    found: dict[str, tuple[str, str]] = {}
    for each in FluentParser().parse(text).body:
        if isinstance(each, ast.Junk):
            raise ValueError(f"codes/{language}.ftl: {each.annotations[0].message}: {each.content!r}")
        if isinstance(each, ast.Message):
            (explanation,) = each.attributes
            found[each.id.name] = _plain(each.value), _plain(explanation.value)
    return found


def _plain(pattern: ast.Pattern | None) -> str:
    assert pattern is not None
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
