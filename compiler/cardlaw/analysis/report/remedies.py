"""What settles a finding, or would settle it, in each direction, and what comes of its table then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cardlaw.analysis.report.consequences import (
    TakenArm,
    TriedPreference,
    acquitted,
    arms,
    forbidden,
    parties,
    preferences,
)
from cardlaw.analysis.results.finding import Finding, FindingEvent
from cardlaw.analysis.results.words import place_of
from cardlaw.language import model as m
from cardlaw.wording.arguments import Message, SpokenChoice, SpokenListing, SpokenRule, SpokenText, Verbatim
from cardlaw.wording.messages import message

SORTS = ("vocabulary", "edition", "pack", "variant")
"""Files in the order in which they build on each other; packs do not know of one another."""


def settlement(model: m.Model, finding: Finding, event: FindingEvent | None = None) -> Iterator[Message]:
    """Which layer settles a finding and what comes of the table then; for an open one what would."""
    yield from _outcomes(model, finding, event)
    if finding.reason is not None:
        yield message("settled-accepted", text=SpokenText(finding.reason))
    if finding.open:
        yield from remedies(model, finding)


# ------------------------------------------------------------------ what settles it
def _outcomes(model: m.Model, finding: Finding, event: FindingEvent | None) -> Iterator[Message]:
    axes = {axis.name: axis for axis in model.axes}
    under = dict(finding.depends)
    told = arms(model, finding)
    apart = len({arm.outcome.word for arm in told}) > 1
    for name in dict.fromkeys((*finding.settled, *under)):
        if name not in axes:
            yield message("settled-by", rules=_rules([name]))
            continue
        yield from _chosen(axes[name], model.choice(name), under.get(name, ()))
        words = [arm for arm in told if [axis for axis, _ in arm.choices] == [name]]
        if len({arm.outcome.word for arm in words}) > 1:
            yield message("settled-cases", cases=_cases(words))
        elif not words and name in under and axes[name].sort == "reading":
            values = (message("quoted-value", value=SpokenChoice(name, arm)) for arm in under[name])
            yield message("settled-only", values=SpokenListing(tuple(values), "or"))
    if told and (not apart or any(len(arm.choices) > 1 for arm in told)):
        yield from _alike(model, told)
    if event is not None:
        cases = (
            message("settled-case", what=word, ways=SpokenListing((way,))) for way, word in event.outcomes
        )
        yield message("settled-cases", cases=SpokenListing(tuple(cases), "each"))
    elif not finding.open and not told:
        for each in preferences(model, finding):
            yield message(
                "settled-preferred", rule=SpokenRule(each.one), rule_2=SpokenRule(each.other), then=each.then
            )


def _chosen(axis: m.Axis, chosen: int | str, values: Sequence[int | str]) -> Iterator[Message]:
    """A reading or option that a finding hangs on, as it is chosen."""
    name, question = Verbatim(f"`{axis.name}`"), SpokenText(axis.text)
    if axis.sort == "option" and values:
        yield message("settled-option", name=name, question=question, values=_values(axis.name, values))
        return
    yield message("settled-read", name=name, question=question, value=SpokenChoice(axis.name, chosen))
    because = next((arm.because for arm in axis.arms if arm.value == chosen), None)
    if because is not None:
        yield message("rests-because", text=SpokenText(because))


def _alike(model: m.Model, told: Sequence[TakenArm]) -> Iterator[Message]:
    """Arms that each alone change nothing at the table: what several do together, or what stands in the way."""
    first = told[0].outcome.said
    joint = [arm for arm in told if len(arm.choices) > 1]
    if joint:
        yield message("settled-cases", cases=SpokenListing((first, *_cases(joint).items), "each"))
        return
    yield message("settled-alike", what=first)
    for arm in told:
        if not arm.chosen and arm.outcome.forbidding:
            by = _placed(model, arm.outcome.forbidding)
            yield message("settled-forbids", ways=_ways(arm), rules=by)


def _cases(told: Iterable[TakenArm]) -> SpokenListing:
    cases = tuple(message("settled-case", what=arm.outcome.said, ways=_ways(arm)) for arm in told)
    return SpokenListing(cases, "each")


def _ways(arm: TakenArm) -> SpokenListing:
    return SpokenListing(tuple(SpokenChoice(axis, value) for axis, value in arm.choices))


def _values(axis: str, values: Iterable[int | str]) -> SpokenListing:
    return SpokenListing(tuple(SpokenChoice(axis, value) for value in values), "or")


def _rules(ids: Iterable[str]) -> SpokenListing:
    return SpokenListing(tuple(map(SpokenRule, ids)))


def _placed(model: m.Model, ids: Iterable[str]) -> SpokenListing:
    """Rules, each with where it stands."""
    rules = {rule.id: rule for rule in model.rules}
    return SpokenListing(
        tuple(message("party", rule=SpokenRule(id), place=place_of(rules[id])) for id in ids)
    )


# ------------------------------------------------------------------ what would
def remedies(model: m.Model, finding: Finding) -> Iterator[Message]:
    """What could be written to settle an open finding, in each direction."""
    rules = [rule.id for rule in parties(model, finding)]
    match finding.kind:
        case "contradiction":
            for each in preferences(model, finding):
                yield _preferring(model, each)
        case "lawful-yet-guilty" if len(rules) > 1:
            yield from _guilt(model, finding, rules)
        case "unlawful-yet-innocent":
            yield message("remedy-widen", rules=_rules(rules))
        case "broken-always" if rules:
            broken, *at_work = rules
            if at_work:
                yield message("remedy-correct", rules=_rules(at_work), rule=SpokenRule(broken))
            else:
                yield message("remedy-correct-there", rule=SpokenRule(broken))
            yield message("remedy-keep-out")
        case "several-winners":
            yield message("remedy-rank")
        case "silent" | "stuck":
            yield message("remedy-decide")
        case "dead":
            yield message("remedy-remove", rules=_rules(rules))
        case "unread":
            yield message("remedy-ask", rules=_rules(rules))
    yield message("remedy-accept", text=Verbatim(f'`accepted {finding.id} "…"`'))


def _preferring(model: m.Model, each: TriedPreference) -> Message:
    """What to write so that one rule comes before another, with what else stands in its way."""
    one, other = SpokenRule(each.one), SpokenRule(each.other)
    too = _placed(model, each.too)
    if not each.helps and each.too:
        return message("remedy-vain-for", rule=one, rule_2=other, then=each.then, rules=too)
    if not each.helps:
        return message("remedy-vain", rule=one, rule_2=other, then=each.then)
    how = SpokenListing(tuple(_written(model, each)))
    if each.too:
        return message("remedy-stand-against", rule=one, how=how, rules=too, then=each.then)
    return message("remedy-stand", rule=one, how=how, then=each.then)


def _written(model: m.Model, each: TriedPreference) -> Iterator[Message]:
    """Only the later of two files can name the earlier."""
    rules = {rule.id: rule for rule in model.rules}
    units = {unit.name: unit for unit in model.units}
    mine = units[rules[each.one].unit]
    every = [(other, units[rules[other].unit]) for other in (each.other, *each.too)]
    nameable = [
        other
        for other, theirs in every
        if mine == theirs or SORTS.index(mine.sort) > SORTS.index(theirs.sort)
    ]
    if nameable:
        same = all(units[rules[other].unit] == mine for other in nameable)
        text = Verbatim(f"`overrides {', '.join(nameable)}`")
        yield message("how-override-read" if same else "how-override", text=text)
    for other, theirs in every:
        if other in nameable:
            continue
        unit = Verbatim(f"`{theirs.name}`")
        if theirs.sort == "pack":
            yield message("how-leave-pack", pack=unit, rule=SpokenRule(other))
        else:
            yield message("how-take-out", rule=SpokenRule(other), unit=unit)


def _guilt(model: m.Model, finding: Finding, rules: Sequence[str]) -> Iterator[Message]:
    """A lawful move that is called wrong: acquitted, or forbidden."""
    guilt, *lawful = rules
    freed = acquitted(model, finding, guilt)
    if freed is None:
        yield message("remedy-innocent", rule=SpokenRule(guilt))
    else:
        yield message("remedy-innocent-then", rule=SpokenRule(guilt), then=freed.said)
    barred = forbidden(model, finding, finding.clauses[0], lawful)
    if barred is None:
        yield message("remedy-forbid", rules=_rules(lawful))
    else:
        written, outcome = barred
        text = Verbatim(f"`{written}`")
        yield message("remedy-forbid-by", text=text, rules=_rules(lawful), then=outcome.said)
