"""What a sheet does not say, beside what the others say of it: told even where assumptions make all play alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import Any, assert_never

from cardlaw.analysis.results.difference import Difference
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes


@dataclass(frozen=True, slots=True)
class Unsaid:
    """A matter that some sheets are silent about: what each leaves open, and what others print of it.

    `printed` are rules of the same name as what is assumed where nothing is said, or else about the same event, word,
    move or table; which of them settles the matter in just this case is for the reader to see.
    """

    name: str
    topic: str
    silent: tuple[tuple[str, m.Silence], ...]
    printed: tuple[tuple[str, tuple[str, ...]], ...]


def unsaid_by_all(each: Difference, models: Sequence[m.Model]) -> bool:
    """Whether no sheet of two that differ says what is done: the rules are assumed, or own up to leaving it open.

    What a rule leaves open beside what it says can only be where cards come to lie.
    """
    clauses = dict(each.clauses)
    cited: list[tuple[m.Model, list[m.Rule]]] = []
    for model in models:
        if model.name in each.pairs[0]:
            ids = {m.rule_of(clause) for clause in clauses.get(model.name, ())}
            cited.append((model, [rule for rule in model.rules if rule.id in ids]))
            if not ids or len(cited[-1][1]) < len(ids):
                return False
    if all(rule.layer == "assumption" for _, rules in cited for rule in rules):
        return True
    open_ = [
        {
            silence.name
            for silence in model.silences
            if any({*silence.lines} & {*rule.lines} for rule in rules if silence.lines)
        }
        for model, rules in cited
    ]
    return each.kind == "where" and bool(set.intersection(*open_))


def numbers_of_cards(each: Difference, model: m.Model) -> list[str]:
    """The printed rules of a sheet that give the number of all cards, where a difference is about which they are."""
    decided = {m.rule_of(clause) for clause in dict(each.clauses).get(model.name, ())}
    if not any(_deals_in(rule, m.Deck) for rule in model.rules if rule.id in decided):
        return []
    return [
        rule.id for rule in model.rules if rule.lines and rule.layer == "text" and _deals_in(rule, m.DeckHas)
    ]


def _deals_in(rule: m.Rule, sort: type[m.Deck | m.DeckHas]) -> bool:
    """Whether a rule says which cards there are, or how many in all."""
    clauses = (placed.clause for placed in rule.clauses)
    return any(isinstance(c, sort) and not (isinstance(c, m.DeckHas) and c.kinds) for c in clauses)


def unsaid(models: Sequence[m.Model]) -> list[Unsaid]:
    """Every matter that some of the sheets own up to leaving open, topic by topic in the vocabulary's order."""
    found: dict[str, list[tuple[m.Model, m.Silence]]] = {}
    for model in models:
        for silence in model.silences:
            found.setdefault(silence.name, []).append((model, silence))
    order = {topic.name: place for place, topic in enumerate(models[0].topics)}
    told = [_unsaid(name, silent, models) for name, silent in found.items()]
    return sorted(told, key=lambda each: order.get(each.topic, len(order)))


def _unsaid(name: str, silent: Sequence[tuple[m.Model, m.Silence]], models: Sequence[m.Model]) -> Unsaid:
    topic = next((silence.topic for _, silence in silent if silence.topic is not None), "")
    quiet = {model.name for model, _ in silent}
    standing_in = [rule for model, silence in silent for rule in assumed(model, silence)]
    names = {rule.name for rule in standing_in}
    wide = {act.name for model in models for act in model.acts if act.sort in ("move", "stage")}
    matters = {matter for rule in standing_in for matter in _matters(rule)}
    matters -= {("effect", act) for act in wide}  # too much follows from these to be about one thing
    printed = (
        (model.name, _said(model, topic, names, matters)) for model in models if model.name not in quiet
    )
    return Unsaid(
        name,
        topic,
        tuple((model.name, silence) for model, silence in silent),
        tuple((edition, rules) for edition, rules in printed if rules),
    )


def assumed(model: m.Model, silence: m.Silence) -> list[m.Rule]:
    """The rules that are played where a sheet says nothing, because we assume them."""
    return [rule for rule in model.rules if rule.id in silence.resolved_by and rule.layer == "assumption"]


def _said(model: m.Model, topic: str, names: Set[str], matters: Set[Any]) -> tuple[str, ...]:
    """The printed rules of a topic that are called as the assumptions of others; if none is, those about the same.

    What is only one way to read a sheet, it does not say.
    """
    readings = {axis.name for axis in model.axes if axis.sort == "reading"}
    printed = [
        rule
        for rule in model.rules
        if rule.topic == topic
        and rule.lines
        and rule.layer != "assumption"
        and not any(condition.axis in readings for condition in rule.under)
    ]
    called = tuple(rule.id for rule in printed if rule.name in names)
    return called or tuple(rule.id for rule in printed if not matters.isdisjoint(_matters(rule)))


def _matters(rule: m.Rule) -> Iterator[tuple[str, Any]]:
    """What a rule speaks of, and what it sets to what, whenever that is done."""
    for placed in rule.clauses:
        yield _matter(placed.clause)
        if isinstance(placed.clause, m.Effect):
            for node in nodes(placed.clause.body):
                if isinstance(node, m.Assign):
                    yield "set", (node.target.state, node.value)


def _matter(clause: m.Clause) -> tuple[str, Any]:
    """What a clause speaks of: an act, a word, the cards, the seats, the end."""
    match clause:
        case m.Norm(form=form, act=act):
            return "guilt" if form == "wrongly" else "norm", act
        case m.Effect(act=act):
            return "effect", act
        case m.DefinePredicate(predicate=word) | m.DefineQuantity(quantity=word):
            return "word", word
        case m.Deck():
            return "deck", None
        case m.DeckHas(kinds=kinds):
            return "total", kinds
        case m.Seats():
            return "seats", None
        case m.Wins(what=what):
            return "wins", what
        case m.Ends(what=what):
            return "ends", what
        case m.Waive(target=target):
            return "waive", target
        case m.Axiom(condition=condition):
            return "always", condition
        case _:
            assert_never(clause)
