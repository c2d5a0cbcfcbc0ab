"""Where the words that rules define are used, and of which kinds of card they can be asked there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from cardlaw.language import model as m

Known = Mapping[m.Expr, frozenset[str]]
"""The kinds that some cards are known to be of."""


@dataclass(frozen=True, slots=True)
class Use:
    """A place that asks a word: in a clause of a rule, or in the body of an act or stage (None).

    `kinds` are those that the card it is asked of can be of; None where nothing is known of them.
    """

    rule: m.Rule | None
    clause: str | None
    kinds: frozenset[str] | None

    def of(self, kind: str) -> bool:
        return self.kinds is None or kind in self.kinds


def uses(model: m.Model) -> dict[str, list[Use]]:
    """The uses of each word."""
    found: dict[str, list[Use]] = {}
    places: list[tuple[m.Rule | None, str | None, object]] = [(None, None, (model.acts, model.stages))]
    places += [(rule, placed.id, placed.clause) for rule in model.rules for placed in rule.clauses]
    for rule, clause, thing in places:
        for word, kinds in _asked(thing, {}):
            use = Use(rule, clause, kinds)
            if use not in found.setdefault(word, []):
                found[word].append(use)
    return found


def _asked(thing: Any, known: Known) -> Iterator[tuple[str, frozenset[str] | None]]:
    """The words asked in a node, each with the kinds of card that it can be asked of."""
    match thing:
        case m.QuantityOf(quantity=word, subject=subject) | m.PredicateOf(predicate=word, subject=subject):
            yield word, None if subject is None else known.get(subject)
            yield from _asked(subject, known)
        case m.AllOf(parts=parts):
            yield from _in_turn(parts, known)
        case m.If(condition=condition, then=then, otherwise=otherwise):
            yield from _in_turn((condition, then), known)
            yield from _asked(otherwise, known)
        case m.Norm(match=match, condition=condition):
            yield from _in_turn((match, condition), known)
        case m.Effect(match=match, where=where, body=body):
            yield from _in_turn((match, where, body), known)
        case m.DefineQuantity(condition=condition, value=value):
            yield from _in_turn((condition, value), known)
        case m.Some(name=name, domain=domain, where=where) | m.Count(name=name, domain=domain, where=where):
            yield from _asked(domain, known)
            yield from _asked(where, _less(known, name))
        case m.Total(name=name, domain=domain) | m.Best(name=name, domain=domain):
            yield from _asked(domain, known)
            yield from _in_turn((thing.where, thing.value), _less(known, name))
        case m.ForEach(name=name, domain=domain, where=where, start=start, body=body):
            yield from _asked((domain, start), known)
            yield from _in_turn((where, body), _less(known, name))
        case tuple():
            for part in thing:
                yield from _asked(part, known)
        case _ if is_dataclass(thing):
            for each in fields(thing):
                yield from _asked(getattr(thing, each.name), known)


def _in_turn(parts: tuple[Any, ...], known: Known) -> Iterator[tuple[str, frozenset[str] | None]]:
    """Parts of which each is looked at only where those before it hold."""
    for part in parts:
        yield from _asked(part, known)
        known = {**known, **_told(part, known)}


def _told(condition: Any, known: Known) -> dict[m.Expr, frozenset[str]]:
    """The kinds that cards are of where a condition holds."""
    match condition:
        case m.KindIs(card=card, kinds=kinds):
            return {card: frozenset(kinds) & known.get(card, frozenset(kinds))}
        case m.AllOf(parts=parts):
            found: dict[m.Expr, frozenset[str]] = {}
            for part in parts:
                found |= _told(part, {**known, **found})
            return found
    return {}


def _less(known: Known, name: str) -> Known:
    """What is known of other cards than the one that goes by a name now."""
    return {card: kinds for card, kinds in known.items() if card != m.Local(name, "card")}
