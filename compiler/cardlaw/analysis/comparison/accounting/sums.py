"""What follows an act in sum: the effects of all rules, one after the other, whichever rule each is written in.

Two effects with the same steps, of which exactly one applies, are one without a condition; two that always apply one
after the other are one. So two models can be seen to do the same after an act though their rules are cut otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, replace
from difflib import SequenceMatcher
from functools import cached_property
from typing import Any

from cardlaw.analysis.comparison.accounting.normal import Forms, PlainWords, binds, logical
from cardlaw.analysis.comparison.accounting.places import PlaceReader
from cardlaw.language import model as m
from cardlaw.language.core.dependencies import ANY_ZONE, Reach, in_force
from cardlaw.language.core.rulebook import Held
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes

ALWAYS = m.AllOf(())
"""A condition that asks for nothing, in normal form."""


@dataclass(frozen=True, slots=True)
class Follows:
    """An effect in normal form. `link` names the rule, by its name in the second model, if others bear on it."""

    match: Any
    where: Any
    body: tuple[Any, ...]
    instead: bool
    even_if_won: bool
    link: str | None
    rules: tuple[str, ...] = field(compare=False)


class Sums:
    """What follows the acts of two models. `match` has the rules of the first with their counterparts."""

    def __init__(
        self, a: PlaceReader, b: PlaceReader, match: Mapping[str, str], kinds: frozenset[str]
    ) -> None:
        self.kinds = kinds
        """The kinds of card that both have."""
        self._sides = (_Side(a, match), _Side(b, {id: id for id in b.ruled}))
        self._apart: dict[str, frozenset[tuple[int, str]]] = {}

    def same(self, act: str, rules_a: Iterable[str], rules_b: Iterable[str]) -> bool:
        """Whether what these rules do after an act is done in both at its place, with every kind that both have."""
        if act not in self._apart:
            self._apart[act] = frozenset(self._unlike(act))
        rules = (*((0, id) for id in rules_a), *((1, id) for id in rules_b))
        return not any(rule in self._apart[act] for rule in rules)

    def _unlike(self, act: str) -> Iterator[tuple[int, str]]:
        """The rules, each with its side, that do something after an act to which nothing corresponds."""
        taking = any(side.takes_card(act) for side in self._sides)
        wanted: Iterable[str | None] = sorted(self.kinds) if taking else (None,)
        for kind in wanted:
            both = [side.follows(act, kind, self.kinds) for side in self._sides]
            matcher = SequenceMatcher(None, both[0], both[1], False)
            for _, low, high, start, end in (op for op in matcher.get_opcodes() if op[0] != "equal"):
                yield from ((0, id) for each in both[0][low:high] for id in each.rules)
                yield from ((1, id) for each in both[1][start:end] for id in each.rules)


def needed_kinds(form: Any) -> frozenset[str] | None:
    """The kinds one of which some card has to be for a clause to apply; None if it asks for none."""
    parts = [getattr(form, "match", ALWAYS)]
    if isinstance(form, m.Effect):
        parts.append(form.where)
    elif not isinstance(form, m.Norm) or form.form != "may-only":
        parts.append(getattr(form, "condition", ALWAYS))
    asked = (each for part in parts for each in conjuncts(part) if isinstance(each, m.KindIs))
    return next((frozenset(each.kinds) for each in asked), None)


def conjuncts(condition: Any) -> tuple[Any, ...]:
    return condition.parts if isinstance(condition, m.AllOf) else (condition,)


# ------------------------------------------------------------------ where nothing is there yet
def does_nothing(reader: PlaceReader, form: Any) -> bool:
    """Whether an effect at a stage asks for cards of piles that nothing has been put on yet, and does nothing else."""
    stages = [stage.name for stage in reader.model.stages if stage.turns is None]
    if not isinstance(form, m.Effect) or form.act not in stages or form.instead:
        return False
    names = [stage.name for stage in reader.model.stages]
    before = names[: names.index(form.act) + 1]
    if any(name not in stages for name in before):
        return False
    empty = {zone.name for zone in reader.model.zones if not zone.holds_deck} - _touched(reader, before, form)
    return all(_idle(step, empty) for step in form.body)


def _touched(reader: PlaceReader, stages: Iterable[str], but: Any) -> set[str]:
    """The zones that stages, and all that follows from them, can put cards on, one effect aside."""
    model = reader.model
    forms = Forms(model)

    def left(act: str) -> Iterable[m.Effect]:
        for held in reader.book.effects(act):
            waived = any(w.clause.condition == m.YES for w in reader.book.waivers.get(held.rule.id, ()))
            if not waived and forms.clause(held.clause) != but:
                yield held.clause

    zones = {*Reach(model, left, lambda word: ()).by_acts(stages).moves}
    return {zone.name for zone in model.zones} if ANY_ZONE in zones else zones


def _idle(step: Any, empty: set[str]) -> bool:
    """Whether a step does nothing while some zones are empty."""
    match step:
        case m.Repeat(until=until):
            return _truth(until, empty) is True
        case m.If(condition=condition, then=then, otherwise=otherwise):
            holds = _truth(condition, empty)
            return holds is not None and not (then if holds else otherwise)
        case _:
            return False


def _truth(condition: Any, empty: set[str]) -> bool | None:
    """What a condition comes to while some zones are empty; None if it hangs on something else."""
    match condition:
        case m.KindIs(card=card) if _absent(card, empty):
            return False
        case m.Present(value=value) if _absent(value, empty):
            return False
        case m.Not(inner=inner):
            holds = _truth(inner, empty)
            return None if holds is None else not holds
        case m.AllOf(parts=parts) | m.AnyOf(parts=parts):
            either = isinstance(condition, m.AnyOf)
            found = [_truth(part, empty) for part in parts]
            return either if either in found else (None if None in found else not either)
        case _:
            return None


def _absent(value: Any, empty: set[str]) -> bool:
    match value:
        case m.CardAt(zone=m.ZoneOf(zone=zone)):
            return zone in empty
        case m.AttributeOf(card=card):
            return _absent(card, empty)
        case _:
            return False


# ------------------------------------------------------------------ one model
class _Side:
    """The effects of one model."""

    def __init__(self, reader: PlaceReader, names: Mapping[str, str]) -> None:
        self.reader, self.names = reader, names
        self.forms = Forms(reader.model)
        self.words = PlainWords(reader.rules)

    def takes_card(self, act: str) -> bool:
        found = next((each for each in self.reader.model.acts if each.name == act), None)
        return found is not None and bool(found.parameters) and found.parameters[0].type == "card"

    def follows(self, act: str, kind: str | None, common: frozenset[str]) -> list[Follows]:
        """What follows an act (with a kind of card), in order, as few effects as it can be written in."""
        found: list[Follows] = []
        for each in self._effects(act, kind, common):
            found.append(each)
            while len(found) > 1 and (joined := self._joined(found[-2], found[-1])) is not None:
                found[-2:] = [joined]
        return found

    def _effects(self, act: str, kind: str | None, common: frozenset[str]) -> Iterator[Follows]:
        for held in self.reader.book.effects(act):
            form = self.forms.clause(self.words.in_place(held.clause))
            kinds = needed_kinds(form)
            if (kinds is not None and not kinds & common) or does_nothing(self.reader, form):
                continue
            match = self._of_kind(form.match, kind)
            if match is not None:
                yield Follows(
                    match,
                    form.where,
                    form.body,
                    form.instead,
                    held.rule.even_if_won,
                    self._link(held),
                    (held.rule.id,),
                )

    def _of_kind(self, match: Any, kind: str | None) -> Any:
        """The pattern of an effect for a card of a kind; None if it does not fit."""
        if kind is None:
            return match
        parts = []
        for part in conjuncts(match):
            if isinstance(part, m.KindIs) and part.card == m.Local("#0", "card"):
                if kind not in part.kinds:
                    return None
            else:
                parts.append(part)
        return m.AllOf(tuple(parts)) if len(parts) != 1 else parts[0]

    def _link(self, held: Held[m.Effect]) -> str | None:
        id = held.rule.id
        linked = id in self.reader.linked and (held.rule.overrides or id in self._yielding)
        return self.names.get(id, f"# {id} of {self.reader.model.name}") if linked else None

    @cached_property
    def _yielding(self) -> frozenset[str]:
        """The rules that others override or waive, and those that waive."""
        rules = self.reader.rules
        waives = [(r.id, c.clause.target) for r in rules for c in r.clauses if isinstance(c.clause, m.Waive)]
        overridden = {id for rule in rules for override in rule.overrides for id in override.rules}
        return frozenset(overridden | {id for pair in waives for id in pair})

    # ---------------------------------------------------------------- two as one
    def _joined(self, one: Follows, other: Follows) -> Follows | None:
        """Two effects that come one after the other as one, if they can be."""
        plain = not (one.instead or other.instead) and one.link is None and other.link is None
        if not plain or (one.match, one.even_if_won) != (other.match, other.even_if_won):
            return None
        if one.body == other.body and other.where == logical(m.Not(one.where)):
            return replace(one, where=ALWAYS, rules=(*one.rules, *other.rules))
        bound = any(binds(node) for node in nodes((one.body, other.body)))
        if one.where == other.where == ALWAYS and not bound and not self._can_win(one.body):
            return replace(one, body=(*one.body, *other.body), rules=(*one.rules, *other.rules))
        return None

    def _can_win(self, steps: tuple[Any, ...]) -> bool:
        """Whether steps can change what it hangs on who has won: then what comes after them may not happen."""
        model = self.reader.model
        reach = in_force(model)
        found, acts = reach.by_steps(steps), reach.reached(reach.steps(steps).leads)
        kernel = {each.name for each in model.acts if each.sort == "kernel"} & {*acts}
        return bool(kernel) or ANY_ZONE in found.moves or bool((found.moves | found.states) & self._won_by)

    @cached_property
    def _won_by(self) -> frozenset[str]:
        """The zones and states that clauses about winning a round read, through all words that they use."""
        ways = [held for held in self.reader.book.all(m.Wins) if held.clause.what == "round"]
        waivers = (each.clause for held in ways for each in self.reader.book.waivers.get(held.rule.id, ()))
        found = in_force(self.reader.model).read_by((*(held.clause for held in ways), *waivers))
        return found.reads | found.looks
