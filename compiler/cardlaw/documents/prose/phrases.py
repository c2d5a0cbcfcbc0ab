"""Phrases: what is to be said, before any language has a say in how."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from cardlaw.language import model as m
from cardlaw.language.holes import holes
from cardlaw.language.records import dataclass

Sort = Literal["noun", "value", "predicate", "act", "clause", "seat"]


Joint = Literal["and", "or", "each"]


@dataclass(frozen=True, slots=True)
class SaidPhrase:
    """A message with its arguments; `form` is the form it takes unless a pattern asks for another."""

    message: str
    args: tuple[tuple[str, Phrase], ...] = ()
    form: str = ""

    def arg(self, name: str) -> Phrase | None:
        return dict(self.args).get(name)


@dataclass(frozen=True, slots=True)
class NamedPhrase:
    """A name of the rule files, said with its term; an act carries what fills its slots."""

    name: str
    sort: Sort
    slots: tuple[tuple[str, Phrase], ...] = ()
    form: str = ""


@dataclass(frozen=True, slots=True)
class ListedPhrases:
    """Several phrases joined by `and` or `or`, or set side by side; a form asked of the list is asked of each."""

    items: tuple[Phrase, ...]
    joint: Joint
    form: str = ""


@dataclass(frozen=True, slots=True)
class NumberPhrase:
    """A number; `rule` is the rule that sets it for a quantity, if one does."""

    value: int
    rule: str | None = None
    quantity: str | None = None


@dataclass(frozen=True, slots=True)
class Quoted:
    """Free text of a rule file: shown in the reader's language if given, else in its own, tagged.

    `chosen` has the values of the choices that the text names.
    """

    text: str
    translations: tuple[tuple[str, str], ...] = ()
    chosen: tuple[tuple[str, m.Arm], ...] = ()


def quoted(words: m.Words, model: m.Model) -> Quoted:
    """Free text as it reads under the choices of a model."""
    named = holes(words.text)
    chosen = tuple((axis.name, model.arm(axis)) for axis in model.axes if axis.name in named) if named else ()
    return Quoted(words.text, words.translations, chosen)


@dataclass(frozen=True, slots=True)
class RuleName:
    """A rule, named by its id, or as it is called on the page."""

    id: str
    shown: str = ""


Phrase = SaidPhrase | NamedPhrase | ListedPhrases | NumberPhrase | Quoted | RuleName | str


def say(message: str, form: str = "", /, **args: Phrase) -> SaidPhrase:
    """A phrase; underscores in argument names stand for hyphens."""
    return SaidPhrase(message, tuple((name.replace("_", "-"), value) for name, value in args.items()), form)


def formed(phrase: Phrase, form: str) -> Phrase:
    """The phrase in a form of its own choosing."""
    match phrase:
        case SaidPhrase() | NamedPhrase() | ListedPhrases():
            return replace(phrase, form=form)
        case NumberPhrase() | Quoted() | RuleName() | str():
            return phrase


def main(phrase: Phrase) -> Phrase:
    """A clause that stands for itself: some languages order its words otherwise than after `if` or `when`."""
    match phrase:
        case SaidPhrase():
            return replace(phrase, form=f"main-{phrase.form}".rstrip("-"))
        case ListedPhrases():
            return replace(phrase, items=tuple(map(main, phrase.items)))
        case _:
            return phrase


def noun(name: str) -> NamedPhrase:
    return NamedPhrase(name, "noun")


def joined(items: tuple[Phrase, ...], joint: Joint) -> Phrase:
    return items[0] if len(items) == 1 else ListedPhrases(items, joint)


def is_numeral(phrase: Phrase) -> bool:
    """Whether the phrase can stand before what is counted."""
    match phrase:
        case NumberPhrase():
            return True
        case SaidPhrase("so-many" | "that-number"):
            return True
        case SaidPhrase("sum" | "difference" | "product", args):
            return all(is_numeral(part) for _, part in args)
        case _:
            return False
