"""Findings about what follows from an act or what a word means, looked for where play comes to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from cardlaw.analysis.reach.games import Point, Sighting, WatchedTable, happens
from cardlaw.analysis.reach.seeing import SeenGame
from cardlaw.analysis.results.finding import Finding
from cardlaw.analysis.results.verdict_words import Verdict, followed, whose
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.analysis.witness.replay import Replay
from cardlaw.engine.clauses.collecting import Guard
from cardlaw.engine.expressions.terms import known
from cardlaw.engine.program.program import Program, program_of
from cardlaw.engine.state.state import Frame, TableState
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import predicate_value, quantity_values
from cardlaw.language.walking import nodes
from cardlaw.wording.arguments import Message, SpokenAct, SpokenChoice, SpokenListing, SpokenName, SpokenRule


def arms_of(finding: Finding) -> Iterator[tuple[str, int | str, Verdict]]:
    """Of an ambiguous finding the reading, each arm, and what it is said to come to under that."""
    for label, said in finding.verdicts:
        if isinstance(label, SpokenChoice) and label.value is not None:
            yield label.axis, label.value, said


def about(model: m.Model, finding: Finding) -> tuple[str, str]:
    """What an ambiguous finding is about: `act` or `word`, and its name."""
    about = dict(finding.said.arguments)["about"]
    match dict(about.arguments) if isinstance(about, Message) else {}:
        case {"act": SpokenAct(name)}:
            return "act", name
        case {"word": SpokenName(name)}:
            return "word", name
        case _:
            return "word", ""


class _Under:
    """The programs of the arms of a reading, with what is said of each."""

    def __init__(self, finding: Finding, witness: Witness, replay: Replay) -> None:
        self.arms: list[tuple[Program, Verdict]] = []
        for axis, value, said in arms_of(finding):
            chosen = tuple({**dict(witness.choices), axis: value}.items())
            rules = replay.on_layer("assumption", replace(witness, choices=chosen, assumed=True))
            self.arms.append((program_of(rules, witness.players), said))


class FollowsOtherwise:
    """A reading under whose arms other effects follow from an act."""

    def __init__(self, finding: Finding, witness: Witness, act: str, replay: Replay) -> None:
        self.witness, self.act, self.replay = witness, act, replay
        self.points: tuple[Point, ...] = (("done", act),)
        self.finding = finding
        self._under: _Under | None = None

    def look(self, game: WatchedTable, point: Point, frame: Frame) -> Sighting | None:
        if self._under is None:
            self._under = _Under(self.finding, self.witness, self.replay)
        found = [following(program, game.state, frame) for program, _ in self._under.arms]
        said = [_following(word) for _, word in self._under.arms]
        steps = _effects(game.model)
        if apart(*found) != apart(*(rules & steps for rules in said)):
            return None
        doer = frame.locals[1]
        seat = doer if isinstance(doer, int) else game.state.turn or 0
        witness = SeenGame(game, seat).like(self.witness)
        labels = (whose(label) for label, _ in self.finding.verdicts)
        outcomes = tuple(
            (label, followed(sorted(ids | (rules - steps))))
            for label, ids, rules in zip(labels, found, said, strict=True)
        )
        return Sighting(seat, witness, happens(self.act), outcomes)


@m.Fact
def _effects(model: m.Model) -> frozenset[str]:
    """The clauses of a model that have steps; whatever else is said to follow holds by its words."""
    return frozenset(
        placed.id for rule in model.rules for placed in rule.clauses if isinstance(placed.clause, m.Effect)
    )


def apart(one: set[str], other: set[str]) -> tuple[set[str], set[str]]:
    """What is only in the one, and what is only in the other."""
    return one - other, other - one


def _following(said: Verdict) -> set[str]:
    """The clauses that are said to follow."""
    match dict(said.arguments) if isinstance(said, Message) else {}:
        case {"rules": SpokenListing(rules)}:
            return {rule.id for rule in rules if isinstance(rule, SpokenRule)}
        case _:
            return set()


def following(program: Program, s: TableState, frame: Frame) -> set[str]:
    """The effects of an act that apply once its body is over, those in its stead among them."""
    assert frame.event is not None
    act = program.acts[frame.event[0]]
    card = frame.locals[2] if act.card else None
    effects = program.events.effects
    found: set[str] = set()
    for collector in act.collectors:
        counting = tuple(guard for guard in collector.guards(card) if guard[4])
        found |= {effects[number].id for number in _live(s, frame, counting)}
    return found


def _live(s: TableState, frame: Frame, guards: tuple[Guard, ...]) -> list[int]:
    scope = killed = 0
    for bit, kills, within, _, _ in guards:
        if within is None or within(s, frame.locals):
            scope |= bit
            killed |= kills
    return [number for bit, _, _, number, _ in guards if bit & scope & ~killed]


class Means:
    """A reading under whose arms a word means something else, where play comes to use it."""

    def __init__(self, finding: Finding, witness: Witness, word: str, replay: Replay) -> None:
        self.finding, self.witness, self.word, self.replay = finding, witness, word, replay
        self.points: tuple[Point, ...] = where_used(replay.model, word)
        self._under: _Under | None = None

    def look(self, game: WatchedTable, point: Point, frame: Frame) -> Sighting | None:
        if self._under is None:
            self._under = _Under(self.finding, self.witness, self.replay)
        meant = []
        for program, said in self._under.arms:
            value = meaning(program, game.state.copy(), self.word, self.witness.subject)
            if said in ("yes", "no") and (said == "yes") != (value is True):
                return None
            meant.append(value)
        if meant[0] == meant[1]:
            return None
        seat = looking(game)
        return Sighting(seat, SeenGame(game, seat).like(self.witness), used_at(game.model, point))


def looking(game: WatchedTable) -> int:
    """Whoever is to decide, or else whose turn it is."""
    glance = game.glance()
    return glance.player if glance is not None and glance.player is not None else game.state.turn or 0


def used_at(model: m.Model, point: Point) -> Message | None:
    """What happens where a word is used; nothing where somebody is to decide."""
    if point[0] == "decision":
        return None
    rules = {each.id: each for rule in model.rules for each in rule.clauses}
    effect = rules[point[1]].clause if point[0] == "effect" else None
    return happens(effect.act if isinstance(effect, m.Effect) else point[1])


def where_used(model: m.Model, word: str) -> tuple[Point, ...]:
    """Where play comes to use a word: in the steps that use it, and wherever somebody decides if other clauses do."""
    steps = tuple(users(model, word))
    others = (
        placed.clause
        for rule in model.rules
        for placed in rule.clauses
        if not isinstance(placed.clause, m.Effect) and not _defines(placed.clause, word)
    )
    return (
        steps if steps and not any(_uses(clause, word) for clause in others) else (("decision", ""), *steps)
    )


def _defines(clause: m.Clause, word: str) -> bool:
    match clause:
        case m.DefinePredicate(predicate=name) | m.DefineQuantity(quantity=name):
            return name == word
        case _:
            return False


def meaning(program: Program, s: TableState, word: str, subject: tuple[m.Type, Any] | None) -> Any:
    """The truth of a predicate, or the values that live clauses give a quantity."""
    about = None if subject is None else known(subject[1])
    if about is not None and any(each.name == word for each in program.model.predicates):
        return bool(predicate_value(program.book, program.algebra, word, about).run(s, [None]))
    return [
        each.value.run(s, [None])
        for each in quantity_values(program.book, program.algebra, word, about)
        if each.live.run(s, [None])
    ]


class SaysNothing:
    """A word that is used and that no clause of its layer gives a meaning, where play comes to use it."""

    def __init__(self, finding: Finding, witness: Witness, word: str, replay: Replay) -> None:
        self.finding, self.witness, self.word, self.replay = finding, witness, word, replay
        self.points: tuple[Point, ...] = tuple(users(replay.model, word)) or (("decision", ""),)

    def look(self, game: WatchedTable, point: Point, frame: Frame) -> Sighting | None:
        program = program_of(self.replay.on_layer(self.finding.layer, self.witness), self.witness.players)
        if any(each.name == self.word for each in program.model.predicates):
            if program.book.predicates(self.word):
                return None
        elif meaning(program, game.state.copy(), self.word, self.witness.subject):
            return None
        seat = game.state.turn or 0
        return Sighting(seat, SeenGame(game, seat).like(self.witness), used_at(game.model, point))


def users(model: m.Model, word: str) -> Iterator[Point]:
    """Where the steps of acts and effects use a word."""
    for act in model.acts:
        if _uses(act.body, word):
            yield "act", act.name
    for rule in model.rules:
        for placed in rule.clauses:
            if isinstance(placed.clause, m.Effect) and _uses(placed.clause, word):
                yield "effect", placed.id


def _uses(thing: object, word: str) -> bool:
    return any(
        (isinstance(node, m.QuantityOf) and node.quantity == word)
        or (isinstance(node, m.PredicateOf) and node.predicate == word)
        for node in nodes(thing)
    )
