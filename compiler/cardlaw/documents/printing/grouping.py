"""Which rule belongs where on a short sheet: found from what its clauses are about, whatever the game."""

from __future__ import annotations

from collections import Counter
from dataclasses import field
from typing import Literal

from cardlaw.documents.printing.wording import Worded
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes

Place = Literal["set-up", "turn", "end", "points"]
PLACES: tuple[Place, ...] = ("set-up", "turn", "end", "points")


Sort = str | int
"""A sort of card that a rule can be about: a kind, or a value that cards show."""


@dataclass
class Grouped:
    """Rules by their place, those about single sorts of cards by sort, and what each sort counts."""

    by_place: dict[Place, list[m.Rule]] = field(default_factory=dict)
    by_sort: dict[Sort, list[m.Rule]] = field(default_factory=dict)
    counted: dict[Sort, str] = field(default_factory=dict)
    left_out: int = 0

    @property
    def shown(self) -> frozenset[str]:
        """The rules that are in one place or another."""
        told = (*self.by_place.values(), *self.by_sort.values())
        return frozenset(rule.id for rules in told for rule in rules)


def grouped(worded: Worded) -> Grouped:
    """The printed rules in force, each in one place; assumed ones are counted and left out."""
    model = worded.model
    rules = [rule for chapter in worded.chapters for rule in chapter.rules]
    places = _Places(model, rules)
    found = Grouped()
    known = list(dict.fromkeys((*worded.faces, *_values(worded))))
    on_a_sheet = any(rule.layer == "text" for rule in rules)
    for kind in worded.faces:
        if (value := _worth(worded, kind, places.worth)) is not None:
            found.counted[kind] = value
    by_sort: dict[Sort, list[m.Rule]] = {}
    with_sorts = [_sorts(rule, places.moves) for rule in rules]
    answers = _answers(rules, with_sorts)
    named = {
        rule.id: [sort for sort in known if sort in (sorts or _of_answers(rule, answers))]
        for rule, sorts in zip(rules, with_sorts, strict=True)
    }
    alone = _alone(rules, named)
    for rule in rules:
        if rule.layer == "assumption" and on_a_sheet:
            found.left_out += not any(isinstance(c.clause, m.Seats | m.Deck) for c in rule.clauses)
            continue
        sorts = named[rule.id] or alone.get(rule.topic, [])
        if sorts and (len(sorts) == 1 or len(sorts) * 2 <= len(known)):
            for sort in sorts:
                by_sort.setdefault(sort, []).append(rule)
        elif not _only_counts(rule, places.worth):
            found.by_place.setdefault(places.of(rule), []).append(rule)
    found.by_sort = {s: by_sort.get(s, []) for s in known if s in by_sort or s in found.counted}
    return found


def _alone(rules: list[m.Rule], named: dict[str, list[Sort]]) -> dict[str, list[Sort]]:
    """The topics that are about one sort of card, with that sort: their other rules are read beside it."""
    found: dict[str, set[Sort]] = {}
    for rule in rules:
        found.setdefault(rule.topic, set()).update(named[rule.id])
    return {topic: list(sorts) for topic, sorts in found.items() if len(sorts) == 1}


def _values(worded: Worded) -> list[Sort]:
    """The values that cards of the deck show, in the order in which they are declared."""
    shown = {value for faces in worded.shown.values() for one in faces for value in one.values}
    return [v for attribute in worded.model.attributes for v in attribute.values if v in shown]


class _Places:
    """Where rules belong: by the stages their effects are in, else as most rules of their topic."""

    def __init__(self, model: m.Model, rules: list[m.Rule]) -> None:
        turns = next((at for at, stage in enumerate(model.stages) if stage.turns is not None), 0)
        self.before = {stage.name for stage in model.stages[:turns]}
        self.after = {stage.name for stage in model.stages[turns + 1 :]}
        self.moves = {act.name for act in model.acts if act.sort == "move"}
        of_cards = {quantity.name for quantity in model.quantities if quantity.of == "card"}
        self.worth = {
            node.quantity
            for rule in rules
            for placed in rule.clauses
            if isinstance(placed.clause, m.Effect) and placed.clause.act in self.after
            for node in nodes(placed.clause)
            if isinstance(node, m.QuantityOf) and node.quantity in of_cards
        }
        self._uses: list[tuple[Place, set[str]]] = []
        votes: dict[str, Counter[Place]] = {}
        for rule in rules:
            if (place := self._decided(rule)) is not None:
                votes.setdefault(rule.topic, Counter())[place] += 1
                self._uses.append((place, _uses(rule)))
        self._topics = {topic: count.most_common(1)[0][0] for topic, count in votes.items()}

    def of(self, rule: m.Rule) -> Place:
        return self._decided(rule) or self._used_in(rule) or self._topics.get(rule.topic, "turn")

    def _used_in(self, rule: m.Rule) -> Place | None:
        """Of a rule that says what a word or number is: where it is first made use of."""
        defined = {
            c.clause.quantity if isinstance(c.clause, m.DefineQuantity) else c.clause.predicate
            for c in rule.clauses
            if isinstance(c.clause, m.DefineQuantity | m.DefinePredicate)
        }
        return next((place for place, names in self._uses if names & defined), None)

    def _decided(self, rule: m.Rule) -> Place | None:
        for placed in rule.clauses:
            match placed.clause:
                case m.Deck() | m.DeckHas() | m.Seats():
                    return "set-up"
                case m.Effect(act) if act in self.before:
                    return "set-up"
                case m.Effect(act) if act in self.after:
                    return "points"
                case m.DefineQuantity(quantity) if quantity in self.worth:
                    return "points"
                case m.Wins() | m.Ends():
                    return "end"
                case m.Norm() | m.Effect():
                    return "turn"
                case _:
                    pass
        return None


def _uses(rule: m.Rule) -> set[str]:
    found: set[str] = set()
    for node in nodes(rule.clauses):
        match node:
            case m.QuantityOf(name) | m.PredicateOf(name):
                found.add(name)
            case _:
                pass
    return found


def _sorts(rule: m.Rule, moves: set[str]) -> set[Sort]:
    """The sorts of cards that a rule is about: those that its moves are made with; none if a move is made with any."""
    found: set[Sort] = set()
    for placed in rule.clauses:
        match placed.clause:
            case m.Effect(act, _, match, where) if act in moves:
                named = _named(match) | _named(where)
            case m.Norm(_, act, _, match) if act in moves:
                named = _named(match)
            case _:
                return set()
        if not named:
            return set()
        found |= named
    return found


def _answers(rules: list[m.Rule], sorts: list[set[Sort]]) -> dict[str, set[Sort]]:
    """The moves that only a card of one sort lets others make, with that sort."""
    found: dict[str, set[Sort]] = {}
    for rule, named in zip(rules, sorts, strict=True):
        for node in nodes(rule.clauses):
            if isinstance(node, m.Offering):
                for act in node.acts:
                    found.setdefault(act, set()).update(named or {""})
    return {act: named for act, named in found.items() if len(named) == 1 and named != {""}}


def _of_answers(rule: m.Rule, answers: dict[str, set[Sort]]) -> set[Sort]:
    """The sorts of cards that a rule is about because all its clauses are about answers to them."""
    acts = {c.clause.act if isinstance(c.clause, m.Effect | m.Norm) else "" for c in rule.clauses}
    return set().union(*(answers[act] for act in acts)) if acts and acts <= {*answers} else set()


def _named(condition: m.Expr) -> set[Sort]:
    """The kinds and values that the card of a move is said to have."""
    found: set[Sort] = set()
    denied = {inner for node in nodes(condition) if isinstance(node, m.Not) for inner in nodes(node.inner)}
    for node in (each for each in nodes(condition) if each not in denied):
        match node:
            case m.KindIs(m.Local(), kinds):
                found |= set(kinds)
            case m.Same(m.AttributeOf(_, m.Local()), m.Const(_, (int() | str()) as value)):
                found.add(value)
            case _:
                pass
    return found


def _only_counts(rule: m.Rule, worth: set[str]) -> bool:
    """Whether a rule says nothing but what kinds of cards count, which the table shows."""
    return bool(rule.clauses) and all(
        isinstance(placed.clause, m.DefineQuantity)
        and placed.clause.quantity in worth
        and _kinds(placed.clause.condition)
        for placed in rule.clauses
    )


def _kinds(condition: m.Expr) -> set[str]:
    return {kind for node in nodes(condition) if isinstance(node, m.KindIs) for kind in node.kinds}


def _worth(worded: Worded, kind: str, worth: set[str]) -> str | None:
    """What a card of a kind counts: a number, or what is to be looked at on it."""
    for chapter in worded.chapters:
        for rule in chapter.rules:
            for placed in rule.clauses:
                match placed.clause:
                    case m.DefineQuantity(quantity, _, value, condition) if quantity in worth:
                        if kind in _kinds(condition):
                            return _amount(worded, value)
                    case _:
                        pass
    return None


def _amount(worded: Worded, value: m.Expr) -> str | None:
    match value:
        case m.Const(_, int() as number) if not isinstance(number, bool):
            return str(number)
        case m.AttributeOf(attribute):
            return worded.label("counts-own", name=worded.prose.name(attribute))
        case m.AxisValue(axis):
            return str(worded.model.choice(axis))
        case _:
            return None
