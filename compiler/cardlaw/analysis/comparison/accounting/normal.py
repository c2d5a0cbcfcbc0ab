"""Clauses in normal form: two that are written alike but for names, order and logic come out as one value.

Names bound inside a clause are numbered, denials go inside, parts of a condition stand in one order, numbers are worked
out, text for people is left out. Nothing is ever made equal that the engine could tell apart: where a step binds a
name that is bound already, the names stay as they are written.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes

QUANTIFIERS = (m.Some, m.Count, m.Total, m.Best)
BINDING = (m.Choose, m.ChooseSecretly, m.ForEach, m.Let, m.Chance, m.Ask)
"""Steps that bind a name; `move … where` does, too, if it has one."""
DENIED: dict[str, Any] = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}
TURNED: dict[str, Any] = {">": "<", ">=": "<="}
NO_WORDS = m.Words("")
NONE = m.Const("number", 0)
"""How many there are where there is none."""

Names = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Forms:
    """Makes the normal forms of one model, as it is chosen to be played."""

    model: m.Model

    def clause(self, clause: Any) -> Any:
        """A clause, whatever its subject and the things that its act takes are called."""
        names: dict[str, str] = {}
        if isinstance(clause, m.Norm | m.Effect):
            act = self.model.act(clause.act)
            names = _given(act)
        subject = getattr(clause, "subject", None)
        if subject is not None:
            names[subject] = "#doer"
            clause = replace(clause, subject="#doer")
        return self.of(clause, names)

    def body(self, act: m.Act) -> Any:
        return self.of(act.body, {"player": "#doer", **_given(act)})

    def parameters(self, act: m.Act) -> tuple[Any, ...]:
        """What an act takes, and from where."""
        names = {"player": "#doer", **_given(act)}
        return tuple(replace(self.of(p, names), name=names[p.name]) for p in act.parameters)

    def of(self, thing: Any, names: Names | None = None) -> Any:
        known = dict(names or {})
        bound = [node.name for node in nodes(thing) if binds(node)]
        if len({*bound, *known}) == len(bound) + len(known):
            known |= {name: f"#step-{number}" for number, name in enumerate(bound)}
        return self._form(thing, known, 0)

    def _form(self, thing: Any, names: Names, depth: int) -> Any:
        match thing:
            case tuple():
                said = (part for part in thing if not isinstance(part, m.Announce))
                return tuple(self._form(part, names, depth) for part in said)
            case m.Words():
                return NO_WORDS
            case m.Local(name=name):
                return replace(thing, name=names.get(name, name))
            case m.AxisValue(axis=axis):
                return m.Const("number", self.model.choice(axis))
            case m.Some() | m.Count() | m.Total() | m.Best():
                own = f"#each-{depth}"
                domain = self._form(thing.domain, names, depth)
                inner = {**names, thing.name: own}
                rest = {
                    f.name: self._form(getattr(thing, f.name), inner, depth + 1)
                    for f in fields(thing)
                    if f.name not in ("name", "domain")
                }
                return replace(thing, name=own, domain=domain, **rest)
        if not is_dataclass(thing) or isinstance(thing, type):
            return thing
        parts = {f.name: self._form(getattr(thing, f.name), names, depth) for f in fields(thing)}
        if binds(thing):
            parts["name"] = names.get(parts["name"], parts["name"])
        return logical(replace(thing, **parts))


def binds(node: Any) -> bool:
    """Whether a step binds a name for the steps inside it or after it."""
    return isinstance(node, BINDING) or (isinstance(node, m.MoveCards) and node.name is not None)


def _given(act: m.Act) -> dict[str, str]:
    """What the things that an act takes are called, by their place."""
    names = {parameter.name: f"#{number}" for number, parameter in enumerate(act.parameters)}
    if act.answering is not None:
        names[act.answering[1]] = "#answered"
    return names


# ------------------------------------------------------------------ logic
def logical(thing: Any) -> Any:
    """A node, whose parts are in normal form, as what it comes to."""
    match thing:
        case m.Not(inner=m.Not(inner=inner)) if _sure(inner):
            return inner
        case m.Not(inner=m.AllOf(parts=parts)):
            return logical(m.AnyOf(tuple(logical(m.Not(part)) for part in parts)))
        case m.Not(inner=m.AnyOf(parts=parts)):
            return logical(m.AllOf(tuple(logical(m.Not(part)) for part in parts)))
        case m.Not(inner=m.Compare(operator=operator, left=left, right=right)) if _there(left, right):
            return logical(m.Compare(DENIED[operator], left, right))
        case m.AllOf(parts=parts) | m.AnyOf(parts=parts):
            return _parts(type(thing), parts)
        case m.KindIs(kinds=kinds):
            return replace(thing, kinds=tuple(sorted({*kinds})))
        case m.Compare(operator=">" | ">=" as operator, left=left, right=right):
            return logical(m.Compare(TURNED[operator], right, left))
        case m.Compare(operator="<=", left=m.Size() | m.Count() as count, right=m.Const(value=0)):
            return m.Same(count, NONE)
        case m.Compare(operator="<", left=m.Size() | m.Count() as count, right=m.Const(value=1)):
            return m.Same(count, NONE)
        case m.Compare(operator="<", left=m.Const(value=0), right=m.Size() | m.Count() as count):
            return m.Not(m.Same(count, NONE))
        case m.Compare(operator="<=", left=m.Const(value=1), right=m.Size() | m.Count() as count):
            return m.Not(m.Same(count, NONE))
        case m.Arithmetic(operator=operator, left=m.Const(value=int(a)), right=m.Const(value=int(b))):
            return m.Const("number", a + b if operator == "+" else a - b if operator == "-" else a * b)
        case m.If(condition=m.Not(inner=inner), then=then, otherwise=otherwise):
            return m.If(inner, otherwise, then)
        case _:
            return thing


def _parts(sort: Any, parts: tuple[Any, ...]) -> Any:
    """Parts of a condition: flat, each once, in one order; kinds of one card together."""
    flat = [p for part in parts for p in (part.parts if isinstance(part, sort) else (part,))]
    if sort is m.AnyOf:
        kinds: dict[Any, set[str]] = {}
        for part in flat:
            if isinstance(part, m.KindIs):
                kinds.setdefault(part.card, set()).update(part.kinds)
        flat = [part for part in flat if not isinstance(part, m.KindIs)]
        flat += [m.KindIs(card, tuple(sorted(several))) for card, several in kinds.items()]
    found = tuple(sorted(dict.fromkeys(flat), key=repr))
    return found[0] if len(found) == 1 and _sure(found[0]) else sort(found)


def _sure(expr: Any) -> bool:
    """Whether an expression says yes or no; a state or name may say nothing, which denied twice is a no."""
    return not isinstance(expr, m.StateOf | m.Local | m.QuantityOf)


def _there(*numbers: Any) -> bool:
    """Whether numbers are never absent: of what is absent neither a comparison nor its contrary holds."""
    return all(
        isinstance(n, m.Const | m.Size | m.Count | m.Total)
        or (isinstance(n, m.Arithmetic) and _there(n.left, n.right))
        for n in numbers
    )


# ------------------------------------------------------------------ words in place
class PlainWords:
    """The predicates of a model that one clause defines and nothing else bears on: each can stand for its words."""

    def __init__(self, rules: tuple[m.Rule, ...]) -> None:
        linked = {id for rule in rules for override in rule.overrides for id in override.rules}
        linked |= {c.target for rule in rules for c in clauses(rule) if isinstance(c, m.Waive)}
        found: dict[str, list[m.DefinePredicate | None]] = {}
        for rule in rules:
            for clause in clauses(rule):
                if isinstance(clause, m.DefinePredicate):
                    free = rule.id not in linked and not rule.overrides
                    found.setdefault(clause.predicate, []).append(clause if free else None)
        self._said = {word: said[0] for word, said in found.items() if len(said) == 1 and said[0] is not None}

    def in_place(self, thing: Any, within: frozenset[str] = frozenset()) -> Any:
        """The same with such predicates written out."""
        if isinstance(thing, tuple):
            return tuple(self.in_place(part, within) for part in thing)
        if isinstance(thing, m.PredicateOf) and thing.predicate in self._said.keys() - within:
            from cardlaw.analysis.symbolic.windows import substituted
            from cardlaw.language.core.rulebook import locals_of

            said = self._said[thing.predicate]
            subject = self.in_place(thing.subject, within)
            bound = {node.name for node in nodes(said.condition) if isinstance(node, QUANTIFIERS)}
            if not bound & locals_of(subject):
                condition = self.in_place(said.condition, within | {thing.predicate})
                return substituted(condition, {said.subject: subject})
        if not is_dataclass(thing) or isinstance(thing, type):
            return thing
        return replace(
            thing, **{f.name: self.in_place(getattr(thing, f.name), within) for f in fields(thing)}
        )


def clauses(rule: m.Rule) -> list[m.Clause]:
    return [placed.clause for placed in rule.clauses]
