"""Between which numbers every number that is kept lies, wherever rules can read it: a bound on what play can come to.

Every step that sets a number is gone through, on all layers and under all choices at once, with what the conditions
around it say of the number at that moment, until nothing new comes about. A bound that keeps growing is none. Numbers
are looked at where one body of steps hands over to another; what it is in between, nobody else can read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from functools import reduce
from itertools import count
from typing import TypeVar

from cardlaw.analysis.facts.starts import Starting, starting
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import locals_of
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes

FIRST_ROUNDS = 8
"""So often a growing bound goes on to the next number that the rules write; then it has no bound."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class NumberRange:
    """The numbers from `low` to `high`; None is no bound on that side."""

    low: int | None = None
    high: int | None = None

    def __contains__(self, value: int) -> bool:
        return (self.low is None or self.low <= value) and (self.high is None or value <= self.high)

    def __or__(self, other: NumberRange) -> NumberRange:
        return NumberRange(_least(self.low, other.low), _most(self.high, other.high))

    def __and__(self, other: NumberRange) -> NumberRange | None:
        """What lies in both; None if nothing does."""
        low = max((b for b in (self.low, other.low) if b is not None), default=None)
        high = min((b for b in (self.high, other.high) if b is not None), default=None)
        return None if low is not None and high is not None and low > high else NumberRange(low, high)

    def __add__(self, other: NumberRange) -> NumberRange:
        return NumberRange(_sum(self.low, other.low), _sum(self.high, other.high))

    def __neg__(self) -> NumberRange:
        return NumberRange(_less(self.high), _less(self.low))

    def __mul__(self, other: NumberRange) -> NumberRange:
        ends = (self.low, self.high, other.low, other.high)
        if any(end is None for end in ends):
            at_least_0 = all(end is not None and end >= 0 for end in (self.low, other.low))
            return NumberRange(0, None) if at_least_0 else ANY
        corners = [x * y for x in (self.low, self.high) for y in (other.low, other.high)]  # type: ignore[operator]
        return NumberRange(min(corners), max(corners))


ANY = NumberRange()


def _least(one: int | None, other: int | None) -> int | None:
    return None if one is None or other is None else min(one, other)


def _most(one: int | None, other: int | None) -> int | None:
    return None if one is None or other is None else max(one, other)


def _sum(one: int | None, other: int | None) -> int | None:
    return None if one is None or other is None else one + other


def _less(end: int | None) -> int | None:
    return None if end is None else -end


@dataclass(slots=True)
class _Known:
    """What is known at one place of a body: numbers of states that it speaks of, and of names."""

    states: dict[m.StateOf, NumberRange] = field(default_factory=dict)
    names: dict[str, NumberRange] = field(default_factory=dict)
    own: dict[m.StateOf, NumberRange] = field(default_factory=dict)
    """What this body has set and no other body has seen yet."""

    def copy(self) -> _Known:
        return _Known(dict(self.states), dict(self.names), dict(self.own))

    def forget(self, states: Iterable[str]) -> None:
        gone = frozenset(states)
        self.states = {of: found for of, found in self.states.items() if of.state not in gone}

    def bind(self, name: str, found: NumberRange | None = None) -> None:
        """A name is given to something else from here on."""
        self.states = {of: known for of, known in self.states.items() if name not in locals_of(of)}
        self.names = {other: known for other, known in self.names.items() if other != name}
        for of in [of for of in self.own if name in locals_of(of)]:
            self.add(replace(of, key=None), self.own.pop(of))
        if found is not None:
            self.names[name] = found

    def add(self, of: m.StateOf, found: NumberRange) -> None:
        self.own[of] = self.own[of] | found if of in self.own else found

    def set_by_now(self, state: str) -> NumberRange | None:
        """What this body may have set a state to, whosever it is."""
        return _joined(found for of, found in self.own.items() if of.state == state)


class Ranges:
    """The numbers that each state of a model can be, by its name; states not named here can be any number."""

    def __init__(self, model: m.Model) -> None:
        self.model = model
        self.start: Starting = starting(model)
        self.found: dict[str, NumberRange] = {
            name: NumberRange(state.starts, state.starts)
            for name, state in self.start.states.items()
            if state.type == "number" and isinstance(state.starts, int)
        }
        self._leave_out_absent()
        self._brief = [name for name in self.found if self.start.states[name].lasts == "turn"]
        self._axes = {axis.name: [arm.value for arm in axis.arms] for axis in model.axes}
        self._attributes = {a.name: a.values for a in model.attributes}
        self._words: dict[str, list[m.DefineQuantity]] = {}
        for rule in model.rules:
            for placed in rule.clauses:
                if isinstance(placed.clause, m.DefineQuantity):
                    self._words.setdefault(placed.clause.quantity, []).append(placed.clause)
        self._asked: list[str] = []
        self._given: dict[tuple[str, str], NumberRange] = {}
        """The numbers that acts happen with, by act and name."""
        for act in model.acts:
            for parameter in act.parameters:
                if parameter.type == "number" and (act.sort == "move" or act.name in self.start.refills):
                    domain = parameter.domain
                    chosen = None if domain is None else self._members(domain, _Known())
                    self._given[act.name, parameter.name] = chosen or ANY
        if self.found:
            self._settle()
        self.found = {name: found for name, found in self.found.items() if found != ANY}

    def of(self, state: str) -> NumberRange:
        """The numbers that a state can be."""
        return self.found.get(state, ANY)

    def _leave_out_absent(self) -> None:
        """States that may be set to nothing are not followed: of what is absent a comparison says nothing."""
        setting = [
            node
            for node in nodes((self.model.rules, self.model.acts, self.model.stages))
            if isinstance(node, m.Assign | m.ChooseSecretly)
        ]
        before = -1
        while len(self.found) != before:
            before = len(self.found)
            for step in setting:
                if isinstance(step, m.ChooseSecretly):
                    self.found.pop(step.state, None)
                elif step.value is None or not self._always_there(step.value):
                    self.found.pop(step.target.state, None)

    # ---------------------------------------------------------------- until nothing is new
    def _settle(self) -> None:
        written = sorted(
            {
                number + more
                for node in nodes((self.model.rules, self.model.acts, self.model.stages))
                if isinstance(node, m.Const) and isinstance(number := node.value, int)
                for more in (-1, 0, 1)
            }
        )
        for passes in count(1):
            states, given = dict(self.found), dict(self._given)
            self._once()
            if (states, given) == (self.found, self._given):
                return
            nearby = written if passes < FIRST_ROUNDS else []
            self.found = {name: _widened(states[name], now, nearby) for name, now in self.found.items()}
            self._given = {
                name: _widened(given[name], now, nearby) if name in given else now
                for name, now in self._given.items()
            }

    def _once(self) -> None:
        """Every body of steps once, from what is known so far."""
        for stage in self.model.stages:
            self._body(stage.turns or (), _Known())
        for act in self.model.acts:
            self._act = act
            numbers = [(act.name, p.name) for p in act.parameters if p.type == "number"]
            if not all(each in self._given for each in numbers):
                continue  # nothing leads to it so far
            names = {name: self._given[act.name, name] for _, name in numbers}
            self._body(act.body, _Known(names=names))
            effects = self.start.effects.get(act.name, [])
            for clause in effects:
                others = [other.body for other in effects if other is not clause]
                known = _Known(names=dict(names))
                if self._suppose(m.AllOf((clause.match, clause.where)), True, known):
                    known.forget(self.start.may_set(others))  # conditions are read before the first effect
                    self._body(clause.body, known)

    def _give(self, act: m.Act, args: Iterable[m.Expr], known: _Known) -> None:
        """An act happens with these arguments."""
        for parameter, arg in zip(act.parameters, args, strict=False):
            if parameter.type == "number":
                key, value = (act.name, parameter.name), self.value(arg, known)
                self._given[key] = self._given[key] | value if key in self._given else value

    def _body(self, steps: tuple[m.Step, ...], known: _Known) -> None:
        self._go(steps, known)
        self._hand_over(known)

    def _hand_over(self, known: _Known) -> None:
        """What this body has set can be read by others from here on."""
        for of, value in known.own.items():
            self.found[of.state] |= value
        known.own = {}

    # ---------------------------------------------------------------- steps
    def _go(self, steps: Iterable[m.Step], known: _Known) -> None:
        for step in steps:
            match step:
                case m.Assign(target=target, value=value):
                    self._set(target, ANY if value is None else self.value(value, known), known)
                case m.Add(target=target, value=value):
                    self._set(target, self.value(target, known) + self.value(value, known), known)
                case m.If(condition=condition, then=then, otherwise=otherwise):
                    self._either(((condition, True, then), (condition, False, otherwise)), known)
                case m.ByChance(odds=odds):
                    self._either(tuple((m.YES, True, block) for _, block in odds), known)
                case m.ForEach(body=body, name=name, domain=domain):
                    self._loop(body, known, m.YES, name, self._members(domain, known))
                case m.Repeat(body=body, until=until):
                    self._loop(body, known, m.Not(until))
                case m.Let(name=name, value=value):
                    known.bind(name, self.value(value, known))
                case m.Chance(name=name, low=low, high=high):
                    known.bind(name, NumberRange(low, high))
                case m.Choose(name=name, domain=domain):
                    known.bind(name, self._members(domain, known))
                case m.Ask(name=name):
                    known.bind(name)
                case _:
                    match step:
                        case m.Do(act=act, args=args):
                            self._give(self.start.acts[act], args, known)
                        case m.Proceed(args=args) if args is not None:
                            self._give(self._act, args, known)
                    self._hand_over(known)
                    known.forget(self._brief)  # whoever takes over the turn begins it anew
                    known.forget(self.found if isinstance(step, m.Proceed) else self.start.may_set((step,)))

    def _set(self, target: m.StateOf, value: NumberRange, known: _Known) -> None:
        if target.state in self.found:
            known.forget([target.state])
            if _steady(target):
                known.states[target] = known.own[target] = value
            else:
                known.add(replace(target, key=None), value)

    def _either(self, arms: tuple[tuple[m.Expr, bool, tuple[m.Step, ...]], ...], known: _Known) -> None:
        """One of several blocks; what holds after all of them holds after it."""
        ends: list[_Known] = []
        for condition, holds, block in arms:
            arm = known.copy()
            if self._suppose(condition, holds, arm):
                self._go(block, arm)
                for name in _bound(block):
                    arm.bind(name)
                ends.append(arm)
        if not ends:
            return
        own: dict[m.StateOf, NumberRange] = {}
        for of in dict.fromkeys(of for end in ends for of in end.own):
            found = _joined(end.own[of] for end in ends if of in end.own)
            assert found is not None
            own[of] = found
        known.states, known.names = _common([e.states for e in ends]), _common([e.names for e in ends])
        known.own = own

    def _loop(
        self,
        body: tuple[m.Step, ...],
        known: _Known,
        while_: m.Expr,
        name: str | None = None,
        member: NumberRange | None = None,
    ) -> None:
        self._hand_over(known)
        known.forget(self.start.may_set(body))
        for inner in _bound(body):
            known.bind(inner)
        once = known.copy()
        if name is not None:
            once.bind(name, member)
        if self._suppose(while_, True, once):
            self._go(body, once)
            self._hand_over(once)

    # ---------------------------------------------------------------- numbers
    def value(self, of: m.Expr, known: _Known) -> NumberRange:
        """Between which numbers a value lies."""
        match of:
            case m.Const(value=value) if isinstance(value, int) and not isinstance(value, bool):
                return NumberRange(value, value)
            case m.AxisValue(axis=axis):
                return _hull(self._axes.get(axis, ()))
            case m.StateOf():
                if of in known.states:
                    return known.states[of]
                own = known.set_by_now(of.state)
                return self.of(of.state) if own is None else self.of(of.state) | own
            case m.Local(name=name):
                return known.names.get(name, ANY)
            case m.Arithmetic(operator=operator, left=left, right=right):
                one, other = self.value(left, known), self.value(right, known)
                return one + other if operator == "+" else one + -other if operator == "-" else one * other
            case m.Size() | m.Count():
                return NumberRange(0, None)
            case m.Total(value=value, name=name):
                inner = known.copy()
                inner.bind(name)
                low = self.value(value, inner).low
                return NumberRange(0, None) if low is not None and low >= 0 else ANY
            case m.AttributeOf(attribute=attribute):
                return _hull(self._attributes.get(attribute, ())) | NumberRange(0, 0)
            case m.QuantityOf(quantity=word):
                return self._worth(word, known)
            case _:
                return ANY

    def _worth(self, word: str, known: _Known) -> NumberRange:
        """What a quantity can be: what one of its clauses says, or nought."""
        if word in self._asked:
            return ANY
        self._asked.append(word)
        found = NumberRange(0, 0)
        elsewhere = _Known(own=known.own)  # its clauses have names of their own
        for clause in self._words.get(word, ()):
            found |= self.value(clause.value, elsewhere)
        self._asked.pop()
        return found

    def _members(self, domain: m.Domain, known: _Known) -> NumberRange | None:
        match domain:
            case m.Numbers(low=low, high=high):
                return NumberRange(self.value(low, known).low, self.value(high, known).high)
            case m.Values(type=type_):
                return _hull(self._attributes.get(type_, ()))
            case _:
                return None

    # ---------------------------------------------------------------- conditions
    def _suppose(self, condition: m.Expr, holds: bool, known: _Known) -> bool:
        """Take a condition as holding, or not; False if it cannot be so."""
        match condition:
            case m.Not(inner=inner):
                return self._suppose(inner, not holds, known)
            case m.AllOf(parts=parts) if holds:
                return all([self._suppose(part, True, known) for part in parts])
            case m.AllOf(parts=()):
                return holds
            case m.AnyOf(parts=parts) if not holds:
                return all([self._suppose(part, False, known) for part in parts])
            case m.AnyOf(parts=()):
                return not holds
            case m.Compare(operator=operator, left=left, right=right):
                return self._compared(operator, left, right, holds, known) and self._compared(
                    TURNED[operator], right, left, holds, known
                )
            case m.Same(left=left, right=right):
                return self._same(left, right, holds, known) and self._same(right, left, holds, known)
            case _:
                return True

    def _compared(self, operator: str, left: m.Expr, right: m.Expr, holds: bool, known: _Known) -> bool:
        if not isinstance(left, m.StateOf) or left.state not in self.found:
            return True
        if not holds:
            if not self._always_there(right):
                return True
            operator = DENIED[operator]
        bound = self.value(right, known)
        low = {">": _sum(bound.low, 1), ">=": bound.low}.get(operator)
        high = {"<": _sum(bound.high, -1), "<=": bound.high}.get(operator)
        return self._narrow(left, NumberRange(low, high), known)

    def _same(self, left: m.Expr, right: m.Expr, holds: bool, known: _Known) -> bool:
        if not isinstance(left, m.StateOf) or left.state not in self.found:
            return True
        value = self.value(right, known)
        if holds:
            return self._narrow(left, value, known)
        if value.low is None or value.low != value.high or not self._always_there(right):
            return True
        now = self.value(left, known)
        if now == value:
            return False
        low = value.low + 1 if now.low == value.low else now.low
        high = value.low - 1 if now.high == value.low else now.high
        return self._narrow(left, NumberRange(low, high), known)

    def _narrow(self, state: m.StateOf, to: NumberRange, known: _Known) -> bool:
        found = self.value(state, known) & to
        if found is not None and _steady(state):
            known.states[state] = found
            if state in known.own:
                known.own[state] = found
        return found is not None

    def _always_there(self, of: m.Expr) -> bool:
        """Whether a value is never absent: what is absent is neither less nor more, nor the same."""
        match of:
            case m.Const() | m.AxisValue() | m.Size() | m.Count() | m.Total():
                return True
            case m.StateOf(state=state):
                return state in self.found
            case m.Arithmetic(left=left, right=right):
                return self._always_there(left) and self._always_there(right)
            case _:
                return False


TURNED = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}
DENIED = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}


def _steady(state: m.StateOf) -> bool:
    """Whether it stays clear whose number is meant: nobody's, or that of a name."""
    return state.key is None or isinstance(state.key, m.Local | m.Const)


def _bound(steps: object) -> set[str]:
    """The names that steps give."""
    binding = (m.Let, m.Chance, m.Choose, m.Ask, m.ForEach)
    return {node.name for node in nodes(steps) if isinstance(node, binding)}


def _hull(values: Iterable[object]) -> NumberRange:
    numbers = [value for value in values if isinstance(value, int) and not isinstance(value, bool)]
    return NumberRange(min(numbers), max(numbers)) if numbers else ANY


def _joined(several: Iterable[NumberRange]) -> NumberRange | None:
    every = list(several)
    return reduce(NumberRange.__or__, every) if every else None


def _common(known: list[dict[T, NumberRange]]) -> dict[T, NumberRange]:
    """What is known at all of several ends."""
    first, *rest = known
    found = dict(first)
    for each in rest:
        found = {key: value | each[key] for key, value in found.items() if key in each}
    return found


def _widened(before: NumberRange, now: NumberRange, written: Sequence[int]) -> NumberRange:
    """A bound that has grown goes on to the next number that the rules write."""
    low, high = now.low, now.high
    if low is not None and low != before.low:
        low = max((n for n in written if n <= low), default=None)
    if high is not None and high != before.high:
        high = min((n for n in written if n >= high), default=None)
    return replace(now, low=low, high=high)


ranges = m.ChoiceFree(Ranges)
"""Between which numbers the states of a model lie, worked out once for all that can be chosen."""


def _shared_ranges(models: Iterable[m.Model]) -> Mapping[str, NumberRange]:
    found: dict[str, NumberRange] = {}
    for model in models:
        own = ranges(model)
        for state in model.states:
            mine = own.of(state.name) if state.type == "number" else ANY
            found[state.name] = found[state.name] | mine if state.name in found else mine
    return {name: each for name, each in found.items() if each != ANY}


shared_ranges = m.Joint(_shared_ranges)
"""The numbers that each state can be in some of several models that know of it; those without a bound left out."""
