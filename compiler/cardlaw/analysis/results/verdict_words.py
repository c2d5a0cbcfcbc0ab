"""Verdicts: the words of the law, and what is seen, as messages."""

from __future__ import annotations

from collections.abc import Iterable

from cardlaw.language import model as m
from cardlaw.language.walking import nodes
from cardlaw.wording.arguments import Message, SpokenChoice, SpokenListing, SpokenText
from cardlaw.wording.messages import message

Verdict = str | Message
"""A word for what may be done (`may`, `must-not`, `wrong`, `yes`, …), or what an edition or arm is seen to do."""

Whose = str | SpokenChoice
"""By whose word a verdict is: that of a layer, or that of one value of a reading."""

ToldWhose = Whose | tuple[SpokenChoice, ...]
"""By whose word a verdict is told to be; a verdict can take several choices together."""


def spoken(verdict: Verdict) -> Message:
    """A verdict as a message."""
    return message(f"ruling-{verdict.replace(' ', '-')}") if isinstance(verdict, str) else verdict


def with_guilt(word: str, wrong: bool) -> Message:
    """What may be done, and whether it counts as wrong."""
    guilt = message("ruling-wrong" if wrong else "ruling-not-wrong")
    return message("ruling-both", verdict=spoken(word), guilt=guilt)


def quoting(verdict: Message, model: m.Model, clauses: Iterable[str]) -> Message:
    """What an edition makes of something; a value that takes a condition in the words of the rules that give it.

    A question of yes or no is told with the rule that asks it.
    """
    if verdict.id.endswith("chooses-yes-no"):
        named = {*map(m.rule_of, clauses)}
        asked = [rule.gloss for rule in model.rules if rule.id in named and asking(rule)]
        return message("by-reading", what=verdict, text=SpokenText(asked[0])) if len(asked) == 1 else verdict
    values = verdict["values"] if verdict.id == "seen-values" else SpokenListing((verdict,))
    assert isinstance(values, SpokenListing)
    if not any(isinstance(each, Message) and each.id == "seen-value-when" for each in values.items):
        return verdict
    rules = {rule.id: rule for rule in model.rules}
    glosses = [rules[id].gloss for id in dict.fromkeys(map(m.rule_of, clauses)) if id in rules]
    told = tuple(message("quote", text=SpokenText(gloss)) for gloss in glosses)
    return message("seen-values", values=SpokenListing(told)) if told else verdict


def asking(rule: m.Rule) -> bool:
    """Whether a rule lets somebody choose between yes and no."""
    return any(isinstance(node, m.Choose) and node.type == "yes-no" for node in nodes(rule))


def parted(verdict: Verdict) -> tuple[Verdict, bool | None]:
    """What may be done and whether it counts as wrong; None if nothing is said of that."""
    if isinstance(verdict, str) or verdict.id != "ruling-both":
        return verdict, None
    word = verdict["verdict"]
    assert isinstance(word, Message)
    return word.id.removeprefix("ruling-"), verdict["guilt"] == message("ruling-wrong")


def in_words(verdict: Verdict) -> str:
    """A verdict in plain English, the words of the law as they are."""
    word, wrong = parted(verdict)
    guilt = "" if wrong is None else ", wrong" if wrong else ", not wrong"
    return f"{word}{guilt}"


def by(label: Whose) -> Message:
    """By whose word a verdict is, as a message."""
    return message(f"by-layer-{label}") if isinstance(label, str) else message("way-chosen", value=label)


def whose(label: Whose) -> str:
    """By whose word a verdict is, in plain words."""
    return label if isinstance(label, str) else f"{label.axis} = {label.value}"
