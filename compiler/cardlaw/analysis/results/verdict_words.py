"""Verdicts: the words of the law, and what is seen, as messages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardlaw.language import model as m
from cardlaw.language.walking import nodes
from cardlaw.wording.arguments import Message, SpokenChoice, SpokenListing, SpokenRule, SpokenText
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
    """What may be done, and whether it counts as wrong; one against the other where they do not go together."""
    against = wrong if word in ("may", "must") else word == "must-not" and not wrong
    guilt = f"ruling-{'but' if against else 'and'}-{'wrong' if wrong else 'not-wrong'}"
    return message("ruling-both", verdict=spoken(word), guilt=message(guilt))


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
    word, guilt = verdict["verdict"], verdict["guilt"]
    assert isinstance(word, Message) and isinstance(guilt, Message)
    return word.id.removeprefix("ruling-"), not guilt.id.endswith("not-wrong")


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


def followed(ids: Iterable[str]) -> Message:
    """The clauses that follow from an act."""
    listed = tuple(map(SpokenRule, ids))
    return message("found-follows", rules=SpokenListing(listed)) if listed else message("nothing-follows")


def told_apart(
    model: m.Model, verdicts: Sequence[tuple[Whose, Verdict]]
) -> tuple[tuple[Whose, Verdict], ...]:
    """What follows by each value of a reading, without the rules that follow by all of them.

    Where nothing else follows by one, the rules that hold only under that value tell what it is.
    """
    following = [_following(verdict) for _, verdict in verdicts]
    found = [{*map(m.rule_of, ids)} for ids in following if ids is not None]
    if len(found) < max(2, len(verdicts)):
        return tuple(verdicts)
    shared = set[str].intersection(*found)
    told: list[tuple[Whose, Verdict]] = []
    for (label, _), ids in zip(verdicts, following, strict=True):
        own = [id for id in ids or () if m.rule_of(id) not in shared]
        if ids and not own and isinstance(label, SpokenChoice):
            own = [rule.id for rule in model.rules if _of_value(model, rule, label)]
        told.append((label, followed(own)))
    return tuple(told)


def _following(verdict: Verdict) -> tuple[str, ...] | None:
    """The clauses that a verdict says to follow; None if it is about something else."""
    if isinstance(verdict, str):
        return None
    if verdict.id == "nothing-follows":
        return ()
    rules = verdict["rules"] if verdict.id == "found-follows" else None
    if not isinstance(rules, SpokenListing):
        return None
    return tuple(each.id for each in rules.items if isinstance(each, SpokenRule))


def _of_value(model: m.Model, rule: m.Rule, chosen: SpokenChoice) -> bool:
    """Whether a rule holds under one value of a reading and, for the rest, as the rulebook chooses."""
    return any(condition.axis == chosen.axis for condition in rule.under) and all(
        (chosen.value if condition.axis == chosen.axis else model.choice(condition.axis)) in condition.values
        for condition in rule.under
    )
