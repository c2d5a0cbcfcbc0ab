"""Messages in plain English, in the words of the rule files: for logs, for machines, and where there is no model."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.wording.arguments import Argument, Joint, Message, SpokenCard, SpokenSeat, Value
from cardlaw.wording.folding import Owner, fold
from cardlaw.wording.messages import message_text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LETTERS = "abcdefghij"


Quoted = Callable[[str], str]
"""What a clause is called inside a sentence, by its id."""


def plain(said: Message, players: Sequence[str] = LETTERS, clause: Quoted = "`{}`".format) -> str:
    """The message with things called as in rule files, and players by name."""
    return text(said, players, clause)


def text(value: Argument | None, players: Sequence[str] = LETTERS, clause: Quoted = "`{}`".format) -> str:
    """A thing as rule files call it."""
    return "nothing" if value is None else str(fold(value, _Plain(players, clause)))


class _Several(str):
    """Several things in words, and one by one as a move takes them."""

    taken = ""


@dataclass(frozen=True, slots=True)
class _Plain:
    """Things in the words of the rule files: numbers as they are, the rest in words."""

    players: Sequence[str]
    clause: Quoted

    def seat(self, number: int) -> str | int:
        return self.players[number] if number < len(self.players) else f"player {number + 1}"

    def amount(self, number: int) -> str | int:
        return number

    def card(self, text: str, face: m.Face) -> str | int:
        return text

    def zone(self, name: str, owner: Owner) -> str | int:
        return f"{name}{self._of(owner)}"

    def value(self, type: m.Type, value: int | bool | str) -> str | int:
        return ("yes" if value else "no") if isinstance(value, bool) else str(value)

    def state(self, name: str, owner: Owner, held: SpokenSeat | SpokenCard | Value | None) -> str | int:
        return f"{name}{self._of(owner)} is {'nothing' if held is None else fold(held, self)}"

    def name(self, name: str) -> str | int:
        return name

    def act(self, name: str, args: tuple[str | int, ...] | None) -> str | int:
        taken = (each.taken if isinstance(each, _Several) else str(each) for each in args or ())
        return " ".join([name, ", ".join(taken)]).strip()

    def rule(self, id: str) -> str | int:
        return self.clause(id)

    def choice(self, axis: str, value: int | str | None) -> str | int:
        return axis if value is None else f"{axis} = {value}"

    def text(self, words: m.Words) -> str | int:
        return words.text

    def verbatim(self, text: str) -> str | int:
        return text

    def said(self, saying: Saying) -> str | int:
        return str(saying)

    def listing(self, items: tuple[str | int, ...], joint: Joint) -> str | int:
        if joint == "each":
            return "; ".join(map(str, items))
        *first, last = map(str, items)
        if not first:
            return last
        said = f"{', '.join(first)} {joint} {last}"
        if joint != "and":
            return said
        several = _Several(said)
        several.taken = ", ".join((*first, last))
        return several

    def message(self, id: str, arguments: tuple[tuple[str, str | int], ...]) -> str | int:
        bundle = _bundle()
        pattern = bundle.get_message(id).value
        assert pattern is not None
        said, wrong = bundle.format_pattern(pattern, {**dict(arguments), "form": ""})
        if wrong:
            raise ValueError(f"message `{id}` in plain English: {wrong[0]}")
        return " ".join(str(said).split())

    def _of(self, owner: Owner) -> str:
        return (
            ""
            if owner is None
            else f" of {self.seat(owner.number) if isinstance(owner, SpokenSeat) else owner}"
        )


def _form(thing: Any, form: str = "", *_: Any, **__: Any) -> Any:
    """A thing as it is; what is somebody's says so."""
    return f"{thing}’s" if form == "genitive" else thing


def _trait(thing: Any, name: str) -> Any:
    """How many things there are, or whether they are several."""
    if name == "count":
        return thing
    if isinstance(thing, _Several):
        return {"person": "plural", "several": "yes"}.get(name, "none")
    return "none"


@cache
def _bundle() -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    functions: dict[str, Callable[..., Any]] = {
        "FORM": _form,
        "TRAIT": _trait,
        "HAS": lambda *_: "no",
        "NOUN": lambda name, form="", *_, **__: f"{name}s" if form == "plural" else name,
        "ARTICLE": lambda _: "",
    }
    bundle = FluentBundle(["en-GB"], functions=functions, use_isolating=False)
    bundle.add_resource(FluentResource(message_text("en")))
    return bundle
