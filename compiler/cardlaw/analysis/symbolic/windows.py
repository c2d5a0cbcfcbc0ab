"""Where a model offers moves, and what is certain there: the steps that lead to a window, read as facts.

A step that sets a state makes a fact; a step that may change what a fact reads ends it. So the card just drawn is
known to be in the hand where the rules offer to play it, and is known to be absent at the start of a turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache, cached_property
from itertools import takewhile
from typing import Any, NamedTuple, assert_never

from cardlaw.analysis.facts.starts import starting
from cardlaw.analysis.symbolic.winning import Test, tested
from cardlaw.language import model as m
from cardlaw.language.core.dependencies import Touched, anyhow
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes
from cardlaw.wording.arguments import Message, SpokenAct
from cardlaw.wording.messages import message

Reads = frozenset[tuple[str, str]]
"""States and zones by sort and name; the zone `*` is any zone."""

ANY_ZONE = ("zone", "*")
MOST_PATHS = 16
"""So many ways to a window are told apart; if there are more, nothing is taken to be certain there."""
PLAYER = m.Local("player", "player")


@dataclass(frozen=True, slots=True)
class SymbolicWindow:
    """Moves offered together to a seat. `facts` are alternatives, each a list of conditions that all hold.

    `cause` is the act inside which it opens, `doer` the local that names who did it, `holder` the rule that opens it.
    """

    id: str
    acts: tuple[str, ...]
    takers: m.Domain
    cause: m.Act | None
    doer: str
    holder: m.Rule | None
    position: m.Position | None
    given: tuple[m.Expr, ...]
    facts: tuple[tuple[m.Expr, ...], ...]
    until: str | None
    among: m.Domain | None = None
    """Where each of some players is offered it in turn, those players."""
    tests: tuple[Test, ...] = ()
    """The clauses about winning the round that were looked at before it opened; their facts are among the facts."""
    instead: bool = False
    """Whether it opens before the act, which may then not be done at all."""

    @property
    def blocking(self) -> bool:
        return self.until is None

    @property
    def moment(self) -> str:
        """When it opens, in words that do not depend on which rule opens it."""
        turn = "in turn" if self.own else "in another's turn"
        after = f"{'before' if self.instead else 'after'} {self.cause.name}" if self.cause else turn
        return f"{after} until {self.until}" if self.until else after

    @property
    def when(self) -> Message:
        """The same as a message."""
        return _when(self.own, self.cause.name if self.cause else None, self.instead, self.until)

    @property
    def own(self) -> bool:
        """Whether it is offered to whoever's turn it is, or whoever did the act."""
        return self.takers == m.OnePlayer(m.Local(self.doer, "player"))


@dataclass(frozen=True, slots=True)
class _Path:
    facts: tuple[m.Expr, ...]

    def and_(self, *facts: m.Expr) -> _Path:
        return _Path((*self.facts, *(f for f in facts if f not in self.facts)))


_Paths = tuple[_Path, ...]


class _Following(NamedTuple):
    """What a rule has happen when an act does, and the states and zones that it may change."""

    rule: m.Rule
    placed: m.PlacedClause
    effect: m.Effect
    written: Reads


class SymbolicWindows:
    """The windows of a model, in the order of its stages, acts and rules."""

    def __init__(self, model: m.Model) -> None:
        self.model = model
        self.acts = {act.name: act for act in model.acts}
        self._found: list[SymbolicWindow] = []
        self._loops: dict[str, m.Domain] = {}
        self._tests: tuple[Test, ...] = ()
        self._instead = False
        self._where: tuple[str, m.Act | None, str, m.Rule | None, m.Position | None, tuple[m.Expr, ...]]

    @cached_property
    def all(self) -> tuple[SymbolicWindow, ...]:
        for stage in self.model.stages:
            if stage.turns is not None:
                self._where = (stage.name, None, "player", None, None, ())
                self._walk(stage.turns, (self._begun(stage.name),), frozenset({"player"}))
        for act in self.model.acts:
            if any(isinstance(step, m.Offer) for step in nodes(act.body)):
                self._where = (act.name, act, "player", None, None, ())
                self._walk(act.body, (self._begun(act.name),), self._names(act, "player"))
        for rule in self.model.rules:
            for placed in rule.clauses:
                clause = placed.clause
                if isinstance(clause, m.Effect) and any(isinstance(n, m.Offer) for n in nodes(clause.body)):
                    self._effect(rule, placed, clause)
        return tuple(self._found)

    def _effect(self, rule: m.Rule, placed: m.PlacedClause, clause: m.Effect) -> None:
        act = self.acts[clause.act]
        doer = clause.subject or "player"
        paths: _Paths = (_Path(()),)
        if not clause.instead:
            paths = self._walk(act.body, (self._begun(act.name),), self._names(act, "player"), silent=True)
            paths = _ended(paths, self._others(rule, act), self.model)
            renamed = {"player": m.Local(doer, "player")}
            paths = tuple(_Path(tuple(substituted(f, renamed) for f in path.facts)) for path in paths)
        given = (clause.match, clause.where)
        if not clause.instead and not rule.even_if_won:
            self._tests = tuple(self._tested(act, doer, placed))
            paths = tuple(path.and_(*(test.fact for test in self._tests)) for path in paths)
        self._loops = {}
        self._instead = clause.instead
        self._where = (placed.id, act, doer, rule, placed.position, given)
        self._walk(clause.body, paths, self._names(act, doer))
        self._tests = ()
        self._instead = False

    def _tested(self, act: m.Act, doer: str, until: m.PlacedClause) -> Iterator[Test]:
        """What is tested after an act, with the effects before a clause that may change what is read there."""
        effects = self._effects_of[act.name]
        before = list(takewhile(lambda each: each.placed.id != until.id, effects))
        for held, fact in tested(self.model, act, doer):
            path = (_Path((fact,)),)
            changed = {
                written: _ended(path, written, self.model) != path for written in {e.written for e in before}
            }
            changing = ((e.rule, e.effect) for e in before if not e.effect.instead and changed[e.written])
            yield Test(held, fact, tuple(changing))

    @cached_property
    def _effects_of(self) -> dict[str, list[_Following]]:
        """The effects of each act, in the order of the rules."""
        found: dict[str, list[_Following]] = {}
        for rule in self.model.rules:
            for placed in rule.clauses:
                if isinstance(effect := placed.clause, m.Effect):
                    each = _Following(rule, placed, effect, self._written(effect.body))
                    found.setdefault(effect.act, []).append(each)
        return found

    def _names(self, act: m.Act, doer: str) -> frozenset[str]:
        role = {act.answering[1]} if act.answering else set()
        return frozenset({doer, *(p.name for p in act.parameters), *role})

    def _begun(self, act: str) -> _Path:
        """What lasts a turn and cannot have been set yet is as it starts, for whoever does the act."""
        left = starting(self.model).left_over(act)
        facts: list[m.Expr] = []
        for state in self.model.states:
            if state.lasts == "turn" and state.each in (None, "player") and state.name not in left:
                value = m.StateOf(state.name, PLAYER if state.each else None, state.type)
                if state.starts is None:
                    facts.append(m.Not(m.Present(value)))
                else:
                    facts.append(m.Same(value, m.Const(state.type, state.starts)))
        return _Path(tuple(facts))

    def _others(self, rule: m.Rule, act: m.Act) -> Reads:
        """What the other effects of an act may change before this one's turn comes."""
        others = (each.written for each in self._effects_of[act.name] if each.rule.id != rule.id)
        return frozenset[tuple[str, str]]().union(*others)

    # ---------------------------------------------------------------- what steps change
    def writes(self, act: str) -> Reads:
        """The states and zones that an act may change, with all that follows from it."""
        return _changed(anyhow(self.model).by_acts([act]))

    def _written(self, steps: object) -> Reads:
        """The same for steps."""
        return _changed(anyhow(self.model).by_steps(steps))

    # ---------------------------------------------------------------- walking
    def _walk(
        self, steps: Iterable[m.Step], paths: _Paths, names: frozenset[str], silent: bool = False
    ) -> _Paths:
        """The paths after the steps; windows met on the way are noted unless `silent`."""
        for step in steps:
            match step:
                case m.Offer():
                    if not silent:
                        self._note(step, paths)
                    if step.until is None:
                        paths = _ended(paths, self._written(step), self.model)
                case m.If(condition=condition, then=then, otherwise=otherwise):
                    able = known_names(condition) <= names
                    yes = tuple(p.and_(condition) for p in paths) if able else paths
                    no = tuple(p.and_(m.Not(condition)) for p in paths) if able else paths
                    paths = (
                        *self._walk(then, yes, names, silent),
                        *self._walk(otherwise, no, names, silent),
                    )
                case m.Assign(target=target, value=value):
                    paths = _ended(paths, frozenset({("state", target.state)}), self.model)
                    paths = tuple(p.and_(*_set(target, value, names, self.model)) for p in paths)
                case m.MoveCards(cards=cards, target=zone, place=place):
                    paths = _ended(paths, frozenset({ANY_ZONE}), self.model)
                    if isinstance(cards, m.OneCard) and place == "on-top" and step.where is None:
                        laid = m.Same(m.CardAt("top", zone), cards.card)
                        if known_names(laid) <= names and isinstance(cards.card, m.Local):
                            paths = tuple(p.and_(laid) for p in paths)
                case m.ForEach(body=body) | m.Repeat(body=body):
                    written = self._written(body)
                    paths = _ended(paths, written, self.model)
                    if isinstance(step, m.ForEach) and not reads(step.domain, self.model) & written:
                        self._loops[step.name] = step.domain
                    if not silent:
                        self._walk(body, paths, names, silent)
                case m.ByChance(odds=odds):
                    every = [self._walk(block, paths, names, silent) for _, block in odds]
                    paths = tuple(path for each in every for path in each)
                case (
                    m.Add() | m.Fetch() | m.Shuffle() | m.Deal() | m.Swap() | m.Rotate() | m.Do()
                    | m.ChooseSecretly() | m.Proceed() | m.Choose() | m.Let() | m.Chance() | m.Reveal()
                    | m.Ask() | m.Announce() | m.End()
                ):  # fmt: skip
                    written = frozenset(self._written(step))
                    paths = () if isinstance(step, m.End) else _ended(paths, written, self.model)
                    if isinstance(step, m.Proceed):
                        paths = (_Path(()),)
                case _:
                    assert_never(step)
            paths = tuple(dict.fromkeys(paths))
            if len(paths) > MOST_PATHS:
                paths = (_Path(()),)
        return paths

    def _note(self, offer: m.Offer, paths: _Paths) -> None:
        name, cause, doer, holder, position, given = self._where
        for part in offer.offerings:
            same = sum(1 for w in self._found if w.id.partition("/")[0] == name)
            facts = tuple(path.facts for path in paths) if offer.until is None else ((),)
            self._found.append(
                SymbolicWindow(
                    f"{name}/{same + 1}" if same else name,
                    part.acts,
                    part.takers,
                    cause,
                    doer,
                    holder,
                    position,
                    given if offer.until is None else (),
                    facts,
                    offer.until,
                    self._among(part.takers),
                    self._tests if offer.until is None else (),
                    self._instead,
                )
            )

    def _among(self, takers: m.Domain) -> m.Domain | None:
        match takers:
            case m.OnePlayer(player=m.Local(name=name)):
                return self._loops.get(name)
            case _:
                return None


def _set(target: m.StateOf, value: m.Expr | None, names: frozenset[str], model: m.Model) -> Iterator[m.Expr]:
    """The fact that an assignment makes, if nothing in it is out of sight."""
    if not known_names(target) <= names:
        return
    if value is None:
        yield m.Not(m.Present(target))
    elif not known_names(value) <= names:
        yield m.Present(target)
    elif ("state", target.state) not in reads(value, model):
        absent = m.AllOf((m.Not(m.Present(target)), m.Not(m.Present(value))))
        yield m.AnyOf((m.Same(target, value), absent))


def _ended(paths: _Paths, written: Reads, model: m.Model) -> _Paths:
    """The paths less the facts that read what was written."""
    zones = ANY_ZONE in written

    def kept(fact: m.Expr) -> bool:
        read = reads(fact, model)
        return not (read & written or (zones and any(sort == "zone" for sort, _ in read)))

    return tuple(_Path(tuple(f for f in path.facts if kept(f))) for path in paths) if written else paths


def reads(thing: object, model: m.Model) -> Reads:
    """The states and zones that an expression reads, through the words it uses."""
    found = anyhow(model).read_by(thing)
    states = (("state", name) for name in found.reads if not name.startswith("."))
    return frozenset((*states, *(("zone", name) for name in found.looks)))


def _changed(found: Touched) -> Reads:
    states = frozenset(("state", name) for name in found.states)
    return states | {ANY_ZONE} if found.moves else states


def known_names(thing: object) -> frozenset[str]:
    """The locals that an expression leaves to its surroundings."""
    from cardlaw.language.core.rulebook import locals_of

    return locals_of(thing)


def substituted(thing: Any, names: Mapping[str, m.Expr]) -> Any:
    """The expression with some locals replaced; a name bound inside keeps its meaning."""
    if isinstance(thing, m.Local):
        return names.get(thing.name, thing)
    if isinstance(thing, tuple):
        return tuple(substituted(part, names) for part in thing)
    if not is_dataclass(thing) or isinstance(thing, type):
        return thing
    if isinstance(thing, m.Some | m.Count | m.Total | m.Best):
        names = {name: value for name, value in names.items() if name != thing.name}
    changed = {f.name: substituted(getattr(thing, f.name), names) for f in fields(thing)}
    return replace(thing, **changed)


windows_of = m.ChoiceFree(lambda model: SymbolicWindows(model).all)
"""The windows of a model, found once for all that can be chosen."""


def in_play(model: m.Model) -> tuple[SymbolicWindow, ...]:
    """The windows of the rules in force as the model is played."""
    counted = {rule.id for rule in model.rules_in("assumption")}
    return tuple(w for w in windows_of(model) if w.holder is None or w.holder.id in counted)


def offering(windows: Iterable[SymbolicWindow], moment: Message, act: str) -> SymbolicWindow | None:
    """The first window that offers an act at a moment."""
    return next((w for w in windows if w.when == moment and act in w.acts), None)


def around(cause: str, instead: bool, own: bool = False) -> Message:
    """The moment after an act, or before one in whose place something else may be done; `own` if the doer may."""
    return message(
        f"moment-{'before' if instead else 'after'}{'-own' if own else ''}", event=SpokenAct(cause, None)
    )


@cache
def _when(own: bool, cause: str | None, instead: bool, until: str | None) -> Message:
    opens = message("moment-turn" if own else "moment-other-turn")
    if cause is not None:
        opens = around(cause, instead, own)
    return opens if until is None else message("moment-until", moment=opens, until=SpokenAct(until, None))
