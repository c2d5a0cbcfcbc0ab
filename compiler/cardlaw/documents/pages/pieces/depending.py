"""What on a page depends on which options and readings: sentences, the deck, who gives way to whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, product

from cardlaw.language import model as m
from cardlaw.language.holes import holes
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes

Choices = tuple[tuple[str, int | str], ...]
Conditions = tuple[m.Condition, ...]
"""All of them have to hold."""

MOST_COMBINATIONS = 200
"""So many wordings of one part are written into a page; beyond, a part says that it is shown as the rulebook stands."""


def hold(conditions: Iterable[m.Condition], model: m.Model) -> bool:
    chosen = dict(model.choices)
    return all(chosen[condition.axis] in condition.values for condition in conditions)


@dataclass(frozen=True, slots=True)
class Yielding:
    """One rule gives way to another under some choices; `wholly` if nothing is left of it then.

    It is `said` if the rules say so themselves; otherwise it only follows, through a rule between the two.
    """

    rule: str
    to: str
    under: Conditions
    wholly: bool
    said: bool = True


# ------------------------------------------------------------------ what comes about
def _arising(model: m.Model) -> frozenset[str]:
    acts = {act.name: act for act in model.acts}
    found = {name for name, act in acts.items() if act.sort in ("stage", "kernel")}
    found |= {zone.refilled_by for zone in model.zones if zone.refilled_by is not None}
    clauses = [placed.clause for rule in model.rules for placed in rule.clauses]
    effects = [clause for clause in clauses if isinstance(clause, m.Effect)]
    found |= _raised((model.stages, [clause for clause in clauses if not isinstance(clause, m.Effect)]))
    while (
        more := _raised(
            [acts[name].body for name in found if name in acts] + [e.body for e in effects if e.act in found]
        )
        - found
    ):
        found |= more
    return frozenset(found)


def _raised(where: object) -> set[str]:
    """The acts that steps make happen or offer."""
    every = list(nodes(where))
    offered = {act for node in every if isinstance(node, m.Offering) for act in node.acts}
    return offered | {node.act for node in every if isinstance(node, m.Do)}


arising = m.ChoiceFree(_arising)
"""The moves and events that something in a rulebook can make happen or offer, whatever is chosen."""


# ------------------------------------------------------------------ giving way
def _yieldings(model: m.Model) -> tuple[Yielding, ...]:
    rules = {rule.id: rule for rule in model.rules}
    forbidden = bans(model)
    together = _offered_together(model)
    found: list[Yielding] = []
    for rule in model.rules:
        for target, conditions, said in _overridden(rules, rule, rule.under, frozenset({rule.id})):
            if _meet(rule, target, together):
                found.append(Yielding(target.id, rule.id, conditions, _covers(rule, target), said))
        for placed in rule.clauses:
            match placed.clause:
                case m.Waive(name, condition) if name in rules:
                    both = (*rule.under, *rules[name].under)
                    found.append(Yielding(name, rule.id, both, condition == m.YES))
                case _:
                    pass
        found += (
            Yielding(other.id, rule.id, (*rule.under, *other.under), True)
            for ban in forbidden.get(rule.id, ())
            for other in model.rules
            if _only_allows(other, ban)
        )
    return tuple(found)


yieldings = m.ChoiceFree(_yieldings)
"""Who gives way to whom in a model, under which choices: what is overridden, and through that what it overrides."""


def _offered_together(model: m.Model) -> frozenset[tuple[str, str]]:
    """The moves among which one player is asked to choose."""
    offering = (rule.clauses for rule in model.rules), (act.body for act in model.acts)
    return frozenset(
        (one, other)
        for node in nodes((*chain(*offering), *(stage.turns for stage in model.stages)))
        if isinstance(node, m.Offering)
        for one in node.acts
        for other in node.acts
    )


def _overridden(
    rules: dict[str, m.Rule], rule: m.Rule, given: Conditions, seen: frozenset[str]
) -> Iterator[tuple[m.Rule, Conditions, bool]]:
    """What a rule overrides, under which conditions, and whether it says so itself."""
    for override in rule.overrides:
        under = (*given, *((override.under,) if override.under is not None else ()))
        for name in override.rules:
            if name in rules and name not in seen:
                both = tuple(dict.fromkeys((*under, *rules[name].under)))
                yield rules[name], both, len(seen) == 1
                yield from _overridden(rules, rules[name], both, seen | {name})


def _bans(model: m.Model) -> dict[str, tuple[m.Norm, ...]]:
    """What is forbidden without a condition by rules that nothing can set aside, by rule."""
    aside = {name for rule in model.rules for override in rule.overrides for name in override.rules}
    aside |= {p.clause.target for rule in model.rules for p in rule.clauses if isinstance(p.clause, m.Waive)}
    found: dict[str, tuple[m.Norm, ...]] = {}
    for rule in model.rules:
        norms = (placed.clause for placed in rule.clauses if isinstance(placed.clause, m.Norm))
        ban = tuple(norm for norm in norms if norm.form == "must-not" and norm.condition == m.YES)
        if ban and rule.id not in aside and not rule.breakable:
            found[rule.id] = ban
    return found


bans = m.ChoiceFree(_bans)
"""What is forbidden without a condition, whatever else the rules say, by the rule that forbids it."""


def _only_allows(rule: m.Rule, ban: m.Norm) -> bool:
    """Whether all that a rule says is that moves may be made which are forbidden."""
    return bool(rule.clauses) and all(
        isinstance(placed.clause, m.Norm)
        and placed.clause.form in ("may", "may-only")
        and placed.clause.act == ban.act
        and _matches(ban.match, placed.clause.match)
        for placed in rule.clauses
    )


def _meet(by: m.Rule, target: m.Rule, together: frozenset[tuple[str, str]]) -> bool:
    """Whether an overriding rule can silence anything of another: they have clauses on the same question."""
    return any(
        _meet_clauses(one.clause, other.clause, together) for one in by.clauses for other in target.clauses
    )


def _meet_clauses(one: m.Clause, other: m.Clause, together: frozenset[tuple[str, str]]) -> bool:
    match one, other:
        case m.Norm(), m.Norm():
            if one.act == other.act and not _apart(one.match, other.match):
                return True
            # a must also speaks of every move beside it that it does not name
            return other.form == "must" and (one.act, other.act) in together
        case m.DefinePredicate(), m.DefinePredicate():
            return one.predicate == other.predicate
        case m.DefineQuantity(), m.DefineQuantity():
            return one.quantity == other.quantity and not _apart(one.condition, other.condition)
        case m.Effect(), m.Effect():
            return one.act == other.act and not _apart(one.match, other.match)
        case (m.Wins(), m.Wins()) | (m.Ends(), m.Ends()) | (m.Deck(), m.Deck()) | (m.Seats(), m.Seats()):
            return True
        case _:
            return False


def _apart(one: m.Expr, other: m.Expr) -> bool:
    """Whether two patterns ask the one card for kinds of which none is the same."""
    match one, other:
        case m.KindIs(m.Local(), kinds), m.KindIs(m.Local(), others):
            return set(kinds).isdisjoint(others)
        case _:
            return False


def _covers(by: m.Rule, target: m.Rule) -> bool:
    """Whether an overriding rule is in scope wherever the other could say anything."""
    return bool(target.clauses) and all(
        any(_covers_clause(one.clause, other.clause) for one in by.clauses) for other in target.clauses
    )


def _covers_clause(one: m.Clause, other: m.Clause) -> bool:
    match one, other:
        case m.Norm(), m.Norm():
            reach = one.form == "may-only" or one.condition in (m.YES, other.condition)
            return one.act == other.act and _matches(one.match, other.match) and reach
        case m.DefinePredicate(), m.DefinePredicate():
            return one.predicate == other.predicate
        case m.DefineQuantity(), m.DefineQuantity():
            return one.quantity == other.quantity and one.condition in (m.YES, other.condition)
        case m.Effect(), m.Effect():
            reach = one.where in (m.YES, other.where)
            return one.act == other.act and _matches(one.match, other.match) and reach
        case (m.Wins(), m.Wins()) | (m.Ends(), m.Ends()) | (m.Deck(), m.Deck()) | (m.Seats(), m.Seats()):
            return True
        case _:
            return False


def _matches(one: m.Expr, other: m.Expr) -> bool:
    match one, other:
        case m.KindIs(card, kinds), m.KindIs(same, fewer):
            return card == same and set(fewer) <= set(kinds)
        case _:
            return one in (m.YES, other)


def _beaten(model: m.Model) -> dict[str, tuple[Conditions, ...]]:
    found: dict[str, list[Conditions]] = {}
    for each in yieldings(model):
        if each.wholly:
            found.setdefault(each.rule, []).append(each.under)
    return {rule: tuple(dict.fromkeys(several)) for rule, several in found.items()}


_beaten_of = m.ChoiceFree(_beaten)


def beaten(model: m.Model, rule: m.Rule) -> tuple[Conditions, ...]:
    """Under which choices nothing is left of a rule: lists of conditions, one of which is enough."""
    return _beaten_of(model).get(rule.id, ())


def counts(model: m.Model, rule: m.Rule) -> bool:
    return hold(rule.under, model)


def in_force(model: m.Model, rule: m.Rule) -> bool:
    """Whether a rule counts and something of it is left."""
    return counts(model, rule) and not any(hold(conditions, model) for conditions in beaten(model, rule))


# ------------------------------------------------------------------ what only others use
def _mattering(model: m.Model) -> dict[str, Conditions]:
    """The rules that only say how much or what something is, with what all rules that use it take to count."""
    used_by: dict[str, list[m.Rule]] = {}
    for rule in model.rules:
        for placed in rule.clauses:
            for name in _used(placed.clause) - {_defined(placed.clause)}:
                used_by.setdefault(name, []).append(rule)
    always = _used((*(act.body for act in model.acts), *(stage.turns for stage in model.stages)))
    found: dict[str, Conditions] = {}
    for rule in model.rules:
        names = {_defined(placed.clause) for placed in rule.clauses}
        users = [user.under for name in names for user in used_by.get(name or "", ())]
        if users and None not in names and always.isdisjoint(names):
            shared = tuple(each for each in users[0] if all(each in under for under in users))
            found[rule.id] = tuple(each for each in shared if each not in rule.under)
    return found


def _defined(clause: m.Clause) -> str | None:
    match clause:
        case m.DefineQuantity(name) | m.DefinePredicate(name):
            return name
        case _:
            return None


def _used(node: object) -> set[str]:
    """The quantities and predicates that are asked for."""
    return {
        each.quantity if isinstance(each, m.QuantityOf) else each.predicate
        for each in nodes(node)
        if isinstance(each, m.QuantityOf | m.PredicateOf)
    }


_mattering_of = m.ChoiceFree(_mattering)


def matters_with(model: m.Model, rule: m.Rule) -> Conditions:
    """The choices without which a rule that counts changes nothing, since no rule uses what it says."""
    return _mattering_of(model).get(rule.id, ())


# ------------------------------------------------------------------ wording
def _quantity_axes(model: m.Model) -> dict[str, frozenset[str]]:
    """By which choices the number that a plain quantity is said with may change."""
    found: dict[str, set[str]] = {}
    for rule in model.rules:
        for placed in rule.clauses:
            if isinstance(placed.clause, m.DefineQuantity) and placed.clause.subject is None:
                axes = found.setdefault(placed.clause.quantity, set())
                axes |= {condition.axis for condition in rule.under}
                axes |= {node.axis for node in nodes(placed.clause.value) if isinstance(node, m.AxisValue)}
                for each in yieldings(model):
                    if each.rule == rule.id:
                        axes |= {condition.axis for condition in each.under}
    return {name: frozenset(axes) for name, axes in found.items()}


_axes_of_quantities = m.ChoiceFree(_quantity_axes)


@dataclass(frozen=True, slots=True)
class MentionedChoices:
    """What the words for something are made from that choices can change: axes, and plain quantities."""

    axes: frozenset[str]
    quantities: frozenset[str]


def mentioned(node: object) -> MentionedChoices:
    axes: set[str] = set()
    quantities: set[str] = set()
    for each in nodes(node):
        match each:
            case m.AxisValue(axis):
                axes.add(axis)
            case m.DeckRow(str() as count):
                axes.add(count)
            case m.QuantityOf(quantity, None, _):
                quantities.add(quantity)
            case _:
                pass
    return MentionedChoices(frozenset(axes), frozenset(quantities))


def _mentioned(rule: m.Rule) -> MentionedChoices:
    found = mentioned(rule.clauses)
    named = holes(rule.gloss.text)
    return replace(found, axes=found.axes | named) if named else found


mentioned_in = m.ChoiceFree(lambda model: {rule.id: _mentioned(rule) for rule in model.rules})
"""What each rule of a model mentions, in its clauses and in its own words."""


def in_own_words(model: m.Model, rule: m.Rule) -> bool:
    """Whether the sentence that its author wrote tells a rule as it is now, or the choices made change its words."""
    axes = unnamed_axes(model, rule)
    own = all(axis.unit == rule.unit for axis in model.axes if axis.name in axes)
    return not axes or (own and _does(rule))


def unnamed_axes(model: m.Model, rule: m.Rule) -> tuple[str, ...]:
    """The axes by which the words for a rule may change, less those whose values its author's sentence names and those
    of which the rule holds under one value only.
    """
    known = holes(rule.gloss.text) | {each.axis for each in rule.under if len(each.values) == 1}
    return tuple(axis for axis in wording_axes(model, mentioned_in(model)[rule.id]) if axis not in known)


def _does(rule: m.Rule) -> bool:
    """Whether a rule says what players do or what happens, rather than how much something is."""
    return any(isinstance(placed.clause, m.Norm | m.Effect | m.Wins | m.Ends) for placed in rule.clauses)


def wording_axes(model: m.Model, found: MentionedChoices) -> tuple[str, ...]:
    """The axes by which the words for something may change, in the order of the model."""
    by_quantity = _axes_of_quantities(model)
    axes = found.axes.union(*(by_quantity.get(quantity, frozenset()) for quantity in found.quantities))
    return tuple(axis.name for axis in model.axes if axis.name in axes) if axes else ()


def rule_axes(model: m.Model, rules: Iterable[m.Rule]) -> tuple[str, ...]:
    """The axes that decide which of some rules count, and what these say."""
    axes: set[str] = set()
    for rule in rules:
        axes |= {condition.axis for condition in rule.under}
        axes |= set(wording_axes(model, mentioned_in(model)[rule.id]))
        axes |= {c.axis for each in yieldings(model) if each.rule == rule.id for c in each.under}
    return tuple(axis.name for axis in model.axes if axis.name in axes)


# ------------------------------------------------------------------ other choices
class _Others:
    """The model under other choices, each made once."""

    def __init__(self, model: m.Model) -> None:
        self.model = model
        self._made: dict[Choices, m.Model] = {}

    def under(self, choices: Choices) -> m.Model:
        changed = dict(choices)
        made = tuple((name, changed.get(name, value)) for name, value in self.model.choices)
        if made == self.model.choices:
            return self.model
        if made not in self._made:
            self._made[made] = self.model.choosing(made)
        return self._made[made]


_others = m.Fact(_Others)


def under(model: m.Model, choices: Choices) -> m.Model:
    """The model with some choices made otherwise."""
    return _others(model).under(choices)


def combinations(model: m.Model, axes: tuple[str, ...]) -> list[Choices] | None:
    """Every way to choose along some axes; None if there are too many to show."""
    values = [[(axis.name, arm.value) for arm in axis.arms] for axis in model.axes if axis.name in axes]
    count = 1
    for arms in values:
        count *= len(arms)
    return [tuple(made) for made in product(*values)] if count <= MOST_COMBINATIONS else None
