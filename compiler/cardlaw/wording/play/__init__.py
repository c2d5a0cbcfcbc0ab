"""What is said at a table: the messages of play with their arguments, in each language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fi", "nb", "it", "sv")
LOCALES = {"en": "en-GB"}
"""Where plurals go by another code than that of the language."""
HELP = (
    "help-move",
    "help-enter",
    "help-hint",
    "help-undo",
    "help-why",
    "help-rules",
    "help-log",
    "help-table",
    "help-save",
    "help-quit",
    "help-help",
)
"""The lines of the help, in order."""
MESSAGES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "word-you": (),
        "word-table": (),
        "word-nobody": (),
        "word-yes": (),
        "word-no": (),
        "word-clockwise": (),
        "word-counterclockwise": (),
        "word-direction": (),
        "word-round-number": (),
        "word-winner": (),
        "word-player": (),
        "word-team": (),
        "word-number": (),
        "word-card": (),
        "word-yes-no": (),
        "word-out": (),
        "word-decline": (),
        "lose-turn": ("who", "you"),
        "take-over": ("who", "you"),
        "go-again": ("who", "you"),
        "drop-out": ("who", "you"),
        "leave-game": ("who", "you"),
        "chooses": ("what", "who", "you"),
        "table-chooses": ("what",),
        "chooses-to": ("what", "who", "you"),
        "gets": ("n", "who", "you"),
        "win-round": ("who", "you"),
        "win-game": ("who", "you"),
        "does": ("what", "who"),
        "you-do": ("form", "what", "who"),
        "with-cards": ("cards", "said"),
        "round-over-points": ("points",),
        "quoted": ("text",),
        "shown": ("cards", "zone"),
        "shuffled": ("zone",),
        "turned": ("cards",),
        "empty": ("zone",),
        "swapped": ("one", "other"),
        "rotated": ("zone",),
        "settled": ("about", "what"),
        "round": ("n",),
        "round-over": (),
        "game-over": (),
        "won-by": ("who",),
        "too-long": (),
        "may": (),
        "answers": (),
        "against": (),
        "ask-choice": ("what",),
        "ask-table": ("what",),
        "ask-ruling": ("about",),
        "only-move": ("move",),
        "legend": (),
        "has-turn": (),
        "n-cards": ("n",),
        "hint": ("move",),
        "hint-only": (),
        "hint-must": (),
        "hint-more-cards": ("n",),
        "hint-dearest": ("n",),
        "hint-least-alike": (),
        "hint-sheds": (),
        "hint-costs": (),
        "hint-guess": (),
        "hint-least-use": (),
        "hint-fewest": ("n",),
        "hint-most-held": ("n",),
        "topics": (),
        "nothing-to-undo": (),
        "undone": (),
        "saved": ("file",),
        "saved-name": ("name",),
        "save-where": (),
        "hand-over": ("who",),
        "is-may": ("move",),
        "is-must": ("move",),
        "is-must-not": ("move",),
        "is-silent": ("move",),
        "is-contradictory": ("move",),
        "is-not-offered": ("move",),
        "not-held": ("card",),
        "no-card": ("card",),
        "needs": ("move", "what"),
        "first": (),
        "no-such-move": ("text",),
        "did-you-mean": ("guess",),
        "why-what": (),
        "more-moves": (),
        "no-such-number": ("n", "text"),
        "have-to": (),
        "lines": ("many", "n"),
        "assumed": (),
        "hello": ("n", "seed"),
        "left": ("command",),
        "left-unsaved": (),
        "help-move": (),
        "help-enter": (),
        "help-hint": (),
        "help-undo": (),
        "help-why": (),
        "help-rules": (),
        "help-log": (),
        "help-table": (),
        "help-save": (),
        "help-quit": (),
        "help-help": (),
    }
)
"""Every message, with the arguments it may use."""


def message_text(language: str, folder: str = "play") -> str:
    """The message file of a language."""
    return files("cardlaw.wording").joinpath(folder, f"{language}.ftl").read_text("utf-8")


def decimal(value: float, language: str, digits: int = 1) -> str:
    """A number with so many digits after the point or comma."""
    from babel.numbers import format_decimal

    locale = LOCALES.get(language, language).replace("-", "_")
    written: str = format_decimal(value, format=f"0.{'0' * digits}", locale=locale)
    return written


@cache
def _bundle(language: str, folder: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
    bundle.add_resource(FluentResource(message_text(language, folder)))
    return bundle


class Voice:
    """Says messages in one language; a language without its own file is spoken to in English.

    The messages are those of a folder, with the arguments that each of them may use.
    """

    folder = "play"
    messages = MESSAGES

    def __init__(self, language: str) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self._bundle = _bundle(self.language, self.folder)

    def __call__(self, id: str, /, **arguments: str | int) -> str:
        if unknown := set(arguments) - set(self.messages[id]):
            raise ValueError(f"message `{id}` has no argument {sorted(unknown)}")
        pattern = self._bundle.get_message(id).value
        assert pattern is not None
        said, wrong = self._bundle.format_pattern(pattern, dict(arguments))
        if wrong:
            raise ValueError(f"message `{id}` in `{self.language}`: {wrong[0]}")
        return str(said)

    def word(self, name: str) -> str | None:
        """A word that every table shares; None for one of the game's."""
        id = f"word-{name}"
        return self(id) if id in MESSAGES else None

    @property
    def help(self) -> tuple[str, ...]:
        return tuple(map(self, HELP))
