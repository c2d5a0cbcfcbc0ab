"""Model → all that bears on one rule: what it overrides, what overrides or waives it, the words it leans on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes

Ranges = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Link:
    """A rule that overrides the one asked about, or is overridden by it.

    `through` are the rules in between, `under` all choices that the chain hangs on, and `holds` whether the model's
    own choices satisfy them.
    """

    rule: str
    through: tuple[str, ...]
    under: tuple[m.Condition, ...]
    holds: bool


@dataclass(frozen=True, slots=True)
class Waiver:
    """A clause that sets a rule aside, with the rule it stands in and its text as written."""

    rule: str
    target: str
    written: str
    holds: bool


@dataclass(frozen=True, slots=True)
class Touch:
    """An option, reading or silence, and how it touches the rule."""

    sort: str
    name: str
    how: str


@dataclass(frozen=True, slots=True)
class WordUse:
    """A defined word, and the rules that define it or use it."""

    word: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Bearing:
    rule: m.Rule
    in_force: bool
    overrides: tuple[Link, ...]
    overridden_by: tuple[Link, ...]
    waives: tuple[Waiver, ...]
    waived_by: tuple[Waiver, ...]
    touches: tuple[Touch, ...]
    leans_on: tuple[WordUse, ...]
    used_by: tuple[WordUse, ...]
    notes: tuple[m.Remark, ...]
    same_topic: tuple[str, ...]


def bearing(model: m.Model, rule: m.Rule) -> Bearing:
    """Everything in a model that bears on one of its rules."""
    rules = {other.id: other for other in model.rules}
    down = {other.id: list(_overrides(other, rules)) for other in model.rules}
    up: dict[str, list[tuple[str, tuple[m.Condition, ...]]]] = {}
    for source, links in down.items():
        for target, under in links:
            up.setdefault(target, []).append((source, under))
    waivers = list(_waivers(model))
    return Bearing(
        rule=rule,
        in_force=holds(model, rule.under),
        overrides=tuple(_chains(model, rules, rule, down)),
        overridden_by=tuple(_chains(model, rules, rule, up)),
        waives=tuple(waiver for waiver in waivers if waiver.rule == rule.id),
        waived_by=tuple(waiver for waiver in waivers if waiver.target == rule.id),
        touches=(*_axes(model, rule), *_silences(model, rule)),
        leans_on=tuple(_leans_on(model, rule)),
        used_by=tuple(_used_by(model, rule)),
        notes=tuple(remark for remark in model.remarks if rule.id in remark.see),
        same_topic=tuple(
            other.id for other in model.rules if other.topic == rule.topic and other.id != rule.id
        ),
    )


def holds(model: m.Model, under: tuple[m.Condition, ...]) -> bool:
    return all(model.choice(condition.axis) in condition.values for condition in under)


def sets_aside(rule: m.Rule, other: m.Rule) -> bool:
    """Whether a rule says outright that another does not apply: then it does not give way to that one."""
    waivers = (placed.clause for placed in rule.clauses if isinstance(placed.clause, m.Waive))
    return any(waiver.target == other.id and waiver.condition == m.YES for waiver in waivers)


def _overrides(rule: m.Rule, rules: Mapping[str, m.Rule]) -> Iterator[tuple[str, tuple[m.Condition, ...]]]:
    for override in rule.overrides:
        for target in (id for id in override.rules if not sets_aside(rules[id], rule)):
            yield target, (override.under,) if override.under is not None else ()


def _chains(
    model: m.Model,
    rules: Mapping[str, m.Rule],
    start: m.Rule,
    links: Mapping[str, list[tuple[str, tuple[m.Condition, ...]]]],
) -> Iterator[Link]:
    """The rules that links lead to, near ones first; one that is reached directly is not told again."""
    done: set[tuple[str, tuple[m.Condition, ...]]] = set()
    reached = {start.id}
    ring: list[tuple[str, tuple[str, ...], tuple[m.Condition, ...]]] = [(start.id, (), start.under)]
    while ring:
        following: list[tuple[str, tuple[str, ...], tuple[m.Condition, ...]]] = []
        for here, through, under in ring:
            for other, condition in links.get(here, ()):
                whole = _joined((*under, *condition, *rules[other].under))
                if other in reached or whole is None or (other, whole) in done:
                    continue
                done.add((other, whole))
                told = tuple(c for c in whole if c not in start.under)
                yield Link(other, through, told, holds(model, whole))
                following.append((other, (*through, other), whole))
        reached |= {other for other, _, _ in following}
        ring = following


def _joined(under: tuple[m.Condition, ...]) -> tuple[m.Condition, ...] | None:
    """The conditions as one per axis; None if no choice satisfies them all."""
    left: dict[str, tuple[int | str, ...]] = {}
    for condition in under:
        known = left.get(condition.axis, condition.values)
        left[condition.axis] = tuple(value for value in known if value in condition.values)
    if not all(left.values()):
        return None
    return tuple(m.Condition(axis, values) for axis, values in left.items())


def _waivers(model: m.Model) -> Iterator[Waiver]:
    for rule in model.rules:
        for placed in rule.clauses:
            if isinstance(placed.clause, m.Waive):
                yield Waiver(rule.id, placed.clause.target, placed.written, holds(model, rule.under))


def _axes(model: m.Model, rule: m.Rule) -> Iterator[Touch]:
    own = {condition.axis for condition in rule.under}
    links = {override.under.axis for override in rule.overrides if override.under is not None}
    above = {
        override.under.axis
        for other in model.rules
        for override in other.overrides
        if override.under is not None and rule.id in override.rules
    }
    counted = {node.axis for node in nodes(rule.clauses) if isinstance(node, m.AxisValue)}
    rows = (node for node in nodes(rule.clauses) if isinstance(node, m.DeckRow))
    counted |= {row.count for row in rows if isinstance(row.count, str)}
    for axis in model.axes:
        if axis.name in own:
            yield Touch(axis.sort, axis.name, "holds-under")
        elif axis.name in links:
            yield Touch(axis.sort, axis.name, "overrides-under")
        elif axis.name in above:
            yield Touch(axis.sort, axis.name, "overridden-under")
        elif axis.name in counted:
            yield Touch(axis.sort, axis.name, "counts-with")
        elif axis.unit == rule.unit and _overlap(axis.lines, rule.lines):
            yield Touch(axis.sort, axis.name, "same-lines")


def _silences(model: m.Model, rule: m.Rule) -> Iterator[Touch]:
    for silence in model.silences:
        if rule.id in silence.resolved_by:
            yield Touch("silence", silence.name, "resolves")
        elif silence.unit == rule.unit and _overlap(silence.lines, rule.lines):
            yield Touch("silence", silence.name, "same-lines")
        elif silence.topic == rule.topic:
            yield Touch("silence", silence.name, "same-topic")


def _overlap(one: Ranges, other: Ranges) -> bool:
    return any(low <= top and bottom <= high for low, high in one for bottom, top in other)


def _defines(rule: m.Rule) -> set[str]:
    return {
        c.clause.predicate if isinstance(c.clause, m.DefinePredicate) else c.clause.quantity
        for c in rule.clauses
        if isinstance(c.clause, m.DefinePredicate | m.DefineQuantity)
    }


def _uses(rule: m.Rule) -> dict[str, None]:
    """The defined words in a rule's clauses, as they come."""
    words: dict[str, None] = {}
    for node in nodes(rule.clauses):
        if isinstance(node, m.PredicateOf):
            words[node.predicate] = None
        elif isinstance(node, m.QuantityOf):
            words[node.quantity] = None
    return words


def _leans_on(model: m.Model, rule: m.Rule) -> Iterator[WordUse]:
    for word in _uses(rule):
        yield WordUse(word, tuple(r.id for r in model.rules if word in _defines(r) and r.id != rule.id))


def _used_by(model: m.Model, rule: m.Rule) -> Iterator[WordUse]:
    for word in sorted(_defines(rule)):
        yield WordUse(word, tuple(r.id for r in model.rules if word in _uses(r) and r.id != rule.id))
