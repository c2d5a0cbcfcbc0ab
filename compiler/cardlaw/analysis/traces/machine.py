"""Acts carried out on a symbolic table: guilt, what stands in for a body, the body, wins, and what follows.

The order of things is the engine's (`events.py`); where the engine reads a state, this reads terms and, if it has to
know, takes one path of several.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from cardlaw.analysis.traces.editions import Edition, Seating
from cardlaw.analysis.traces.paths import Beyond, Path
from cardlaw.analysis.traces.reading import Happening, Reading
from cardlaw.analysis.traces.resuming import part
from cardlaw.analysis.traces.slices import Slices
from cardlaw.analysis.traces.store import Spot, Store
from cardlaw.analysis.traces.terms import (
    Term,
    Value,
    conjunction,
    disjunction,
    foremost,
    negation,
    term,
    total,
)
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import Held, unwaived
from cardlaw.wording.reasons import say

DEEPEST = 12
"""Acts inside acts, past which a path is not followed."""

Key = tuple[Any, ...]
"""What an observation is of: `("draws", seat)`, `("state", name, key)` and so on."""


@dataclass(slots=True)
class Frame:
    """A body under way: its names, where named cards lie, and in whose words numbers were given."""

    names: dict[str, Value]
    origins: dict[str, Spot]
    words: dict[str, tuple[str, frozenset[str]]]
    cause: Happening | None
    event: Event | None
    todo: tuple[Held[m.Effect], ...] = ()

    def inner(self) -> Frame:
        """A block inside: names bound there are not known outside."""
        return Frame(
            dict(self.names), dict(self.origins), dict(self.words), self.cause, self.event, self.todo
        )


@dataclass(slots=True)
class Event:
    """An act under way, with what it needs if a replacement lets it proceed."""

    act: m.Act
    doer: int | None
    args: tuple[Value, ...]
    words: tuple[tuple[str, frozenset[str]], ...]
    happening: Happening
    cause: Happening | None
    won: bool
    killed: set[str] = field(default_factory=set)
    frames: dict[str | None, Frame] = field(default_factory=dict)
    """The frames in which clauses about it are read, by what they call its doer."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Somebody is asked: who (None: the table), in what way, and out of what."""

    player: int | None
    sort: str
    options: Any
    picture: Any
    """The table at that moment, so that what comes before and after can be told apart."""


class Machine:
    """One path through an act, on one table."""

    def __init__(self, edition: Edition, slices: Slices, seating: Seating, path: Path, phase: str) -> None:
        self.edition = edition
        self.path = path
        self.phase = phase
        self.store = Store(edition, seating)
        self.reading = Reading(path, self.store)
        self.rules: dict[str, None] = {}
        """The rules that did something, in order."""
        self.stack: list[str] = []
        self.events: list[Event] = []
        self.decisions: list[Decision] = []
        self.reveals: list[tuple[Spot, Any, tuple[int, ...]]] = []
        self.windows: list[tuple[Any, ...]] = []
        self.cuts: list[tuple[Any, ...]] = []
        self.draws: dict[Spot, Value] = {}
        self.dealt: dict[Spot, Value] = {}
        self.words: dict[Key, tuple[str, ...]] = {}
        self.touched: dict[Key, tuple[str, ...]] = {}
        self.defined: dict[Key, tuple[str, ...]] = {}
        self.guilt: dict[tuple[str, int], Value] = {}
        """Of each move that can be wrong, the condition that it was."""
        self.lawful: list[Value] = []
        self.located: dict[Term, Spot] = {}
        self.shuffles: list[Term] = []
        self.serial = 0
        self.turn: int | None = seating.actor
        """Whose turn it was at first."""
        self.champion: Value | tuple[int, ...] = None
        self.level: tuple[int, ...] = ()
        """Those who have won the round together, if nothing says who of them."""
        self.slices = slices
        self.passed: list[tuple[Term, str]] = []
        """What was passed over as a whole."""
        self.shallow = False
        """Whether a move offered is only noted, and not carried out."""

    # ---------------------------------------------------------------- keeping account
    def touch(self, key: Key, more: frozenset[str] = frozenset()) -> None:
        """The clause at work bears on what is observed under this key; the rules `more` say what its numbers are."""
        found = self.touched.setdefault(key, ())
        if self.stack and self.stack[-1] not in found:
            self.touched[key] = (*found, self.stack[-1])
        if more:
            known = self.defined.get(key, ())
            self.defined[key] = (*known, *(rule for rule in sorted(more) if rule not in known))

    def _by(self, key: Key, held: Held[Any]) -> None:
        """A clause that is no effect bears on what is observed under this key."""
        self.touched[key] = tuple(dict.fromkeys((*self.touched.get(key, ()), held.id)))

    def decided(self, player: int | None, sort: str, options: Any) -> None:
        """Somebody is asked."""
        self.decisions.append(Decision(player, sort, options, self.store.picture()))
        self.touch(("decisions", player))

    def before_passing(self, step: m.Step) -> None:
        """A step is about to be passed over as a whole."""

    def after_passing(self, step: m.Step) -> None:
        """A step was passed over as a whole."""

    def fold(self, expr: m.Expr, frame: Frame) -> Value:
        self.reading.cause = frame.cause
        return self.reading.of(expr, frame.names)

    def condition(self, expr: m.Expr, frame: Frame) -> Value:
        return self.reading.truth(self.fold(expr, frame))

    def holds(self, expr: m.Expr, frame: Frame) -> bool:
        return self.path.branch(self.condition(expr, frame))

    # ---------------------------------------------------------------- acts
    def start(
        self,
        name: str,
        doer: int | None,
        args: tuple[Value, ...],
        cause: Happening | None,
        words: tuple[tuple[str, frozenset[str]], ...] = (),
    ) -> None:
        """An act happens, with all that belongs to it."""
        act = self.edition.acts[name]
        if any(until == name for _, _, until, _ in self.windows):
            raise Beyond(say("window-until", act=name))
        if len(self.events) >= DEEPEST:
            raise Beyond(say("acts-inside-acts"))
        self.serial += 1
        wrong = self._wrong(act, doer, args, cause)
        if any(held.clause.form == "wrongly" for held in self.edition.book.norms(name)):
            self.guilt[name, self.path.number(("wrong", name))] = wrong
        happening = Happening(name, doer, args, wrong, self.serial)
        event = Event(act, doer, args, words, happening, cause, self.store.won)
        self.events.append(event)
        chain = part(self, partial(self._live, event, self._effects(name, True)), looks=True)
        chain = [held for held in chain if held.clause.instead]
        if chain:
            for held in chain:
                event.killed |= self.edition.book.overridden[held.rule.id]
            self._effect(event, chain[0], tuple(chain[1:]))
        else:
            self.body(event)
        self._after(event)
        self.events.pop()
        if not self.events:
            self._settle()

    def _effects(self, name: str, instead: bool) -> list[Held[m.Effect]]:
        book = self.edition.book
        every = book.effects(name)
        wanted = [h for h in every if h.clause.instead == instead]
        if instead and wanted:
            wanted = [
                h
                for h in every
                if h.clause.instead or any(book.overrides(h.rule, other.rule) for other in wanted)
            ]
        return wanted

    def names_of(self, event: Event, subject: str | None) -> Frame:
        """The frame in which clauses about an act are read; whoever binds names in it takes an inner one."""
        if subject not in event.frames:
            event.frames[subject] = self._names_of(event, subject)
        return event.frames[subject]

    def _names_of(self, event: Event, subject: str | None) -> Frame:
        act = event.act
        names: dict[str, Value] = {}
        words: dict[str, tuple[str, frozenset[str]]] = {}
        if act.answering is not None:
            names[act.answering[1]] = None if event.cause is None else event.cause.doer
        for number, parameter in enumerate(act.parameters):
            names[parameter.name] = event.args[number]
            if number < len(event.words):
                words[parameter.name] = event.words[number]
        if subject is not None:
            names[subject] = event.doer
        elif act.sort == "kernel":
            names["player"] = event.doer
        origins: dict[str, Spot] = {}
        for parameter in act.parameters:
            if isinstance(parameter.domain, m.CardsIn):
                self.reading.cause = event.cause
                spot = self.reading.of(parameter.domain.zone, {**names, "player": event.doer})
                if spot is not None:
                    origins[parameter.name] = spot
        return Frame(names, origins, words, event.cause, event)

    def body(self, event: Event) -> None:
        from cardlaw.analysis.traces.steps import run

        self._verb(event.act.name, event.doer)
        if event.act.body:
            run(self, event.act.body, self.names_of(event, "player").inner())

    def _verb(self, name: str, doer: int | None) -> None:
        """What the kernel's own verbs do."""
        store = self.store
        if doer is None or self.edition.acts[name].sort != "kernel":
            return
        store.version += 1
        match name:
            case "lose-turn":
                store.losses[doer] = total(((1, store.losses.get(doer, 0)),), 1)
                self.touch(("losses", doer))
            case "begin" | "go-again":
                store.next_turn = doer
                self.touch(("next",))
            case "take-over":
                store.next_turn, store.turn = None, doer
                self.touch(("next",))
                self.touch(("turn",))
                for state in self.edition.model.states:
                    if state.lasts == "turn":
                        for key in store.keys(state.each):
                            store.set((state.name, key), state.starts)
            case "drop-out" | "leave-game":
                store.seats = tuple(seat for seat in store.seats if seat != doer)
                self.touch(("seats",))
                if name == "leave-game":
                    store.in_game = tuple(seat for seat in store.in_game if seat != doer)

    # ---------------------------------------------------------------- guilt
    def _wrong(self, act: m.Act, doer: int | None, args: tuple[Value, ...], cause: Happening | None) -> Value:
        """The condition that a move about to be made is wrong."""
        norms = self.edition.book.norms(act.name)
        guilt = [h for h in norms if h.clause.form == "wrongly"]
        if not guilt:
            return False
        book = self.edition.book
        names = self.norm_names(act, args, cause)
        found: list[Value] = []
        for held in guilt:
            scope = self.scope(held, {**names, held.clause.subject: doer}, cause)
            killed = [
                self.scope(other, {**names, other.clause.subject: doer}, cause)
                for other in norms
                if book.overrides(other.rule, held.rule)
            ]
            found.append(conjunction((scope, negation(disjunction(killed)))))
        return self.path.known.simplified(disjunction(found))

    def norm_names(self, act: m.Act, args: tuple[Value, ...], cause: Happening | None) -> dict[str, Value]:
        names: dict[str, Value] = {}
        if act.answering is not None:
            names[act.answering[1]] = None if cause is None else cause.doer
        for parameter, arg in zip(act.parameters, args, strict=True):
            names[parameter.name] = arg
        return names

    def scope(self, held: Held[m.Norm], names: Mapping[str, Value], cause: Happening | None) -> Value:
        """The condition that a norm speaks of a move."""
        reading = self.reading
        reading.cause = cause
        self.path.effort.at = held.rule.id
        match = reading.truth(reading.of(held.clause.match, names))
        if self.path.known.decided(match) is False:
            return False
        parts = [match, reading.truth(unwaived(self.edition.book, reading, held.rule, names))]
        if held.clause.form != "may-only":
            parts.append(reading.truth(reading.of(held.clause.condition, names)))
        return self.path.known.simplified(conjunction(parts))

    # ---------------------------------------------------------------- effects
    def _live(self, event: Event, effects: list[Held[m.Effect]]) -> list[Held[m.Effect]]:
        """The effects of an act that are in scope and not overridden; all are looked at before any runs."""
        book, inside = self.edition.book, []
        killed = set(event.killed)
        for held in effects:
            frame = self.names_of(event, held.clause.subject)
            self.reading.cause = event.cause
            self.path.effort.at = held.rule.id
            match = self.path.known.simplified(self.condition(held.clause.match, frame))
            if match is False:
                continue
            waived = self.reading.truth(unwaived(book, self.reading, held.rule, frame.names))
            where = self.condition(held.clause.where, frame)
            if self.path.branch(conjunction((match, waived, where))):
                inside.append(held)
                killed |= book.overridden[held.rule.id]
        return [held for held in inside if held.rule.id not in killed]

    def _effect(self, event: Event, held: Held[m.Effect], todo: tuple[Held[m.Effect], ...] = ()) -> None:
        from cardlaw.analysis.traces.steps import run

        self.rules[held.rule.id] = None
        self.stack.append(held.id)
        frame = self.names_of(event, held.clause.subject).inner()
        frame.todo = todo
        effort, before = self.path.effort, self.path.effort.at
        effort.at = held.rule.id
        part(self, partial(run, self, held.clause.body, frame))
        effort.at = before
        self.stack.pop()

    def proceed(self, frame: Frame, args: tuple[Value, ...] | None) -> None:
        """What was replaced happens after all: the next replacement inside, or the body."""
        event = self.events[-1]
        if args is not None:
            event.args = args
            event.frames.clear()
            event.happening = Happening(
                event.act.name, event.doer, args, event.happening.wrong, event.happening.serial
            )
        if frame.todo:
            self._effect(event, frame.todo[0], frame.todo[1:])
        else:
            self.body(event)

    def _after(self, event: Event) -> None:
        """After a body: wins are tested, the effects that follow are collected and run."""
        name = event.act.name
        part(self, partial(self._test_wins, name, event.doer), looks=True)
        for held in part(self, partial(self._live, event, self._effects(name, False)), looks=True):
            if not self.store.won or event.won or held.rule.even_if_won:
                self._effect(event, held)

    # ---------------------------------------------------------------- winning and ending
    def _test_wins(self, act: str | None, doer: int | None) -> None:
        """Whether somebody has won the round; after a named act only its doer can."""
        if self.phase != "turns" or self.store.won:
            return
        for held in self.edition.wins:
            clause = held.clause
            if clause.what != "round" or (clause.by and act not in clause.by):
                continue
            seats = [seat for seat in self._from_turn() if not clause.by or seat == doer]
            winners = [seat for seat in seats if self.path.branch(self.win(held, seat))]
            if winners:
                if len(winners) > 1:
                    self.reading.handed = True
                    if clause.ranking is not None:
                        raise Beyond(say("ranked-winners"))
                    self.level = tuple(sorted(winners))
                self.store.won = True
                self.store.set(("winner", None), winners[0])
                self._by(("won",), held)
                self.rules[held.rule.id] = None
                return

    def nobody_has_won(self) -> None:
        """Take for granted that no clause makes anybody the winner as things stand."""
        for held in self.edition.wins:
            if held.clause.what == "round" and not held.clause.by:
                for seat in self.store.seats:
                    self.path.assume(negation(self.win(held, seat)))

    def _from_turn(self) -> tuple[int, ...]:
        n, start = self.store.seating.players, self.store.turn or 0
        return tuple(sorted(self.store.seats, key=lambda seat: (seat - start) % n))

    def win(self, held: Held[m.Wins], seat: int) -> Value:
        """The condition under which a clause makes a seat the winner."""
        reading = self.reading
        reading.cause = None
        names = {held.clause.subject: seat}
        stands = reading.truth(unwaived(self.edition.book, reading, held.rule, names))
        return conjunction((stands, reading.truth(reading.of(held.clause.condition, names))))

    def ends(self, what: str) -> bool:
        """Whether a clause ends the round or the game."""
        reading = self.reading
        reading.cause = None
        for held in self.edition.ends:
            if held.clause.what == what:
                stands = reading.truth(unwaived(self.edition.book, reading, held.rule, {}))
                if self.path.branch(
                    conjunction((stands, reading.truth(reading.of(held.clause.condition, {}))))
                ):
                    self._by(("ended",), held)
                    return True
        return False

    def _settle(self) -> None:
        """The outermost act is over: is the round?"""
        if self.phase != "turns":
            return
        self._test_wins(None, None)
        if not self.store.won and not self.store.ended and self.ends("round"):
            self.store.ended = True

    def game_over(self) -> None:
        """The round is over: has somebody won the game, or is it over without a winner?"""
        clauses = [held for held in self.edition.wins if held.clause.what == "game"]
        for held in clauses:
            winners = [seat for seat in self._from_turn() if self.path.branch(self.win(held, seat))]
            if not winners:
                continue
            self._by(("champion",), held)
            self.rules[held.rule.id] = None
            self.champion = self._ranked(held, winners)
            return
        ending = any(held.clause.what == "game" for held in self.edition.ends)
        if self.ends("game") or (not clauses and not ending):
            self.champion = "nobody"
            self.touch(("champion",))

    def _ranked(self, held: Held[m.Wins], winners: list[int]) -> Value | tuple[int, ...]:
        """The winner of several, or those whom nothing ranks."""
        if len(winners) == 1:
            return winners[0]
        if held.clause.ranking is None:
            return tuple(sorted(winners))
        sign = 1 if held.clause.ranking[0] == "most" else -1
        ranks = []
        for seat in winners:
            amount = self.reading.of(held.clause.ranking[1], {held.clause.subject: seat})
            ranks.append((seat, total(((sign, amount or 0),))))
        if all(not isinstance(rank, Term) for _, rank in ranks):
            return foremost(ranks)
        return term("foremost", tuple(ranks))
