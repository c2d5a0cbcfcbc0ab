"""What stands on a printed sheet besides its rules, and what the command that writes it says, in each language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fi", "nb", "it", "sv")
MESSAGES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "set-up": (),
        "turn": (),
        "cards": (),
        "end": (),
        "points": (),
        "choices": (),
        "made-of": (),
        "card": (),
        "does": (),
        "counts-own": ("name",),
        "players": (),
        "deck": (),
        "dealt": (),
        "house-rules": ("title",),
        "differences": ("n",),
        "differences-otherwise": ("n",),
        "only-if": ("given",),
        "answer-chosen": ("question", "answer"),
        "answer-chosen-in": ("edition", "chosen"),
        "own-rules": (),
        "assumed": (),
        "comes-first": ("rules",),
        "set-aside-here": (),
        "page": ("n", "total"),
        "more-at": (),
        "left-out": ("n",),
        "not-shown": ("n",),
        "kind-full": (),
        "kind-one-page": (),
        "kind-house-rules": (),
        "kind-poster": (),
        "kind-cheat-cards": (),
        "written": ("file", "pages"),
        "needs-typst": (),
        "install-typst": (),
        "no-house-rules": ("name",),
        "try-variant": (),
        "too-few": (),
        "name-two": (),
        "only-one": ("kind",),
        "other-games": (),
        "no-difference": ("names",),
        "cannot-write": ("file", "why"),
        "no-address": ("link",),
        "no-ending": ("file",),
        "give-ending": (),
        "too-long": ("n",),
        "print-full": (),
        "comparing": (),
        "site-making": (),
        "site-done": ("folder", "n"),
        "site-untranslated": ("language", "n"),
        "site-no-scenarios": ("name",),
        "site-foreign": ("name",),
        "site-new-folder": (),
    }
)
"""Every message, with the arguments it may use."""


def message_text(language: str) -> str:
    """The message file of a language."""
    return files("cardlaw.wording").joinpath("sheets", f"{language}.ftl").read_text("utf-8")


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["en-GB" if language == "en" else language], use_isolating=False)
    bundle.add_resource(FluentResource(message_text(language)))
    return bundle


def said(language: str, id: str, /, **arguments: str | int) -> str:
    """A message in a language; English where the language is not spoken."""
    if set(arguments) != set(MESSAGES[id]):
        raise ValueError(f"message `{id}` takes {', '.join(MESSAGES[id]) or 'nothing'}")
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    bundle = _bundle(spoken)
    pattern = bundle.get_message(id).value
    assert pattern is not None
    text, wrong = bundle.format_pattern(pattern, dict(arguments))
    if wrong:
        raise ValueError(f"message `{id}` in `{spoken}`: {wrong[0]}")
    return str(text)
