"""What settles a finding, or would settle it, in each direction, and what comes of its table then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cardlaw.analysis.consequences import (
    Arm,
    Preference,
    acquitted,
    arms,
    forbidden,
    parties,
    preferences,
)
from cardlaw.analysis.findings import Event, Finding
from cardlaw.analysis.wording import joined, place_of
from cardlaw.language import model as m

SORTS = ("vocabulary", "edition", "pack", "variant")
"""Files in the order in which they build on each other; packs do not know of one another."""


def settlement(model: m.Model, finding: Finding, event: Event | None = None) -> Iterator[str]:
    """Which layer settles a finding and what comes of the table then; for an open one what would."""
    yield from _outcomes(model, finding, event)
    if finding.reason is not None:
        yield f"accepted: {finding.reason.text}"
    if finding.open:
        yield from remedies(model, finding)


# ------------------------------------------------------------------ what settles it
def _outcomes(model: m.Model, finding: Finding, event: Event | None) -> Iterator[str]:
    axes = {axis.name: axis for axis in model.axes}
    under = dict(finding.depends)
    told = arms(model, finding)
    apart = len({arm.outcome.word for arm in told}) > 1
    for name in dict.fromkeys((*finding.settled, *under)):
        if name not in axes:
            yield f"`{name}` settles it"
            continue
        yield _chosen(axes[name], model.choice(name), under.get(name, ()))
        words = [arm for arm in told if [axis for axis, _ in arm.choices] == [name]]
        if len({arm.outcome.word for arm in words}) > 1:
            yield f"so it is: {'; '.join(f'{arm.outcome.word} if {_named(arm)}' for arm in words)}"
        elif not words and name in under and axes[name].sort == "reading":
            yield f"it is there if {_any(under[name])}"
    if told and (not apart or any(len(arm.choices) > 1 for arm in told)):
        yield from _alike(model, told)
    if event is not None:
        yield f"so it is: {'; '.join(f'{word} if {way}' for way, word in event.outcomes)}"
    elif not finding.open and not told:
        for each in preferences(model, finding):
            yield f"if `{each.one}` overrides `{each.other}`: {each.then}"


def _chosen(axis: m.Axis, chosen: int | str, values: Sequence[int | str]) -> str:
    """A reading or option that a finding hangs on, as it is chosen."""
    if axis.sort == "option" and values:
        return f"it is there only if the option `{axis.name}` is {_any(values)}"
    because = next((arm.because for arm in axis.arms if arm.value == chosen), None)
    why = f", because {because.text}" if because else ""
    return f"read `{axis.name}` = `{chosen}`{why}"


def _alike(model: m.Model, told: Sequence[Arm]) -> Iterator[str]:
    """Arms that each alone change nothing at the table: what several do together, or what stands in the way."""
    first = told[0].outcome
    joint = [arm for arm in told if len(arm.choices) > 1]
    if joint:
        yield f"so it is: {first.word}; {'; '.join(f'{arm.outcome.word} if {_named(arm)}' for arm in joint)}"
        return
    yield f"so it is: {first.word}, whichever way it is read"
    rules = {rule.id: rule for rule in model.rules}
    for arm in told:
        if not arm.chosen and arm.outcome.forbidding:
            by = joined([f"`{id}` ({place_of(rules[id])})" for id in arm.outcome.forbidding])
            yield f"if {_named(arm)}, it is forbidden by {by}"


def _named(arm: Arm) -> str:
    return " and ".join(f"`{value}`" for _, value in arm.choices)


def _any(values: Iterable[int | str]) -> str:
    return " or ".join(f"`{value}`" for value in values)


# ------------------------------------------------------------------ what would
def remedies(model: m.Model, finding: Finding) -> Iterator[str]:
    """What could be written to settle an open finding, in each direction."""
    rules = [rule.id for rule in parties(model, finding)]
    match finding.kind:
        case "contradiction":
            for each in preferences(model, finding):
                yield _preferring(model, each)
        case "lawful-yet-guilty" if len(rules) > 1:
            yield from _guilt(model, finding, rules)
        case "unlawful-yet-innocent":
            yield f"widen a `wrongly` clause, or narrow {_any(rules)}"
        case "broken-always" if rules:
            broken, *at_work = rules
            yield f"correct {_any(at_work) if at_work else 'what happens there'}, or narrow `{broken}`"
            yield "if play never leads to such a table, say with another `always` what keeps it out"
        case "several-winners":
            yield "add a rule that says who of them wins, or rank them: `wins round when … with most …`"
        case "silent" | "stuck":
            yield "add a rule that decides it: with its lines if the sheet does, else `assumed`"
        case "dead":
            yield f"take {_any(rules)} out, or correct its condition"
    yield f'or accept it: `accepted {finding.id} "the reason"`'


def _preferring(model: m.Model, each: Preference) -> str:
    """What to write so that one rule comes before another, with what else stands in its way."""
    rules = {rule.id: rule for rule in model.rules}
    in_the_way = joined([f"`{id}` ({place_of(rules[id])})" for id in each.too]) if each.too else ""
    if not each.helps:
        why = f": for {in_the_way}" if in_the_way else ""
        return f"`{each.one}` cannot stand by overriding `{each.other}`; it would be {each.then} all the same{why}"
    also = f" (against it, too: {in_the_way})" if each.too else ""
    return f"to let `{each.one}` stand, {_written(model, each)}{also}; then: {each.then}"


def _written(model: m.Model, each: Preference) -> str:
    """Only the later of two files can name the earlier."""
    rules = {rule.id: rule for rule in model.rules}
    units = {unit.name: unit for unit in model.units}
    mine = units[rules[each.one].unit]
    nameable: list[str] = []
    parts: list[str] = []
    for other in (each.other, *each.too):
        theirs = units[rules[other].unit]
        if mine == theirs or SORTS.index(mine.sort) > SORTS.index(theirs.sort):
            nameable.append(other)
        elif theirs.sort == "pack":
            parts.append(f"leave the pack `{theirs.name}` out, or narrow `{other}` there")
        else:
            parts.append(f"take `{other}` out of {theirs.sort} `{theirs.name}`, or narrow it")
    if nameable:
        same = all(units[rules[other].unit] == mine for other in nameable)
        reading = ", under a reading if the words allow both" if same else ""
        parts.insert(0, f"write `overrides {', '.join(nameable)}` in it{reading}")
    return "; and ".join(parts)


def _guilt(model: m.Model, finding: Finding, rules: Sequence[str]) -> Iterator[str]:
    """A lawful move that is called wrong: acquitted, or forbidden."""
    guilt, *lawful = rules
    freed = acquitted(model, finding, guilt)
    told = f"; then: {freed.word}" if freed else ""
    yield f"to call it innocent, narrow `{guilt}`, or let a reading waive it{told}"
    barred = forbidden(model, finding, finding.clauses[0], lawful)
    if barred is None:
        yield f"to forbid it, narrow {_any(lawful)}"
    else:
        written, outcome = barred
        allow = joined([f"`{rule}`" for rule in lawful])
        yield f"to forbid it, write `{written}` in a rule that overrides {allow}; then: {outcome.word}"
