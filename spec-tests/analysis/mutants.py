"""Rulebooks with one thing changed: what random situations or play tell from the original, `compare` has to find.

Changed are norms, definitions, waivers and overrides, which say what is allowed; effects, wins and endings, which say
what happens; and what is declared: lifetimes, starts, who sees a zone, what moves take, marks, windows, the order of
effects, teams (`declared.py`). `make mutants` goes through all of them; the tests take a sample.
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any
from unittest.mock import patch

from analysis.agreement import EDITIONS, Agreement
from analysis.declared import declared
from analysis.mutant import Mutant, everywhere
from cardlaw.analysis.comparison.declared import TableApart, compared_tables
from cardlaw.analysis.comparison.happenings import tracer_of
from cardlaw.analysis.comparison.many.editions import compare_models
from cardlaw.analysis.comparison.moves import Pair, sides_of
from cardlaw.analysis.comparison.pair import common_ground
from cardlaw.analysis.effects.compare import MissingRoot, Traced
from cardlaw.analysis.effects.resolve import Apart
from cardlaw.analysis.facts.seats import seats_of
from cardlaw.analysis.results.difference import Difference
from cardlaw.analysis.working import Crew, address
from cardlaw.engine import Table
from cardlaw.engine.program.program import program_of
from cardlaw.engine.state import randomness
from cardlaw.language import model as m
from cardlaw.language.core.dependencies import asked_for_in
from cardlaw.language.core.rulebook import Rulebook
from cardlaw.workers.crew import in_order
from shipped import model_of

JUDGED = (m.Norm, m.DefinePredicate, m.DefineQuantity, m.Waive)
HAPPENING = (m.Effect, m.Wins, m.Ends)
OTHER_WAY: dict[str, Any] = {"next": "previous", "previous": "next", "left": "right", "right": "left"}
OTHER_PLACE: dict[str, Any] = {"on-top": "underneath", "underneath": "on-top", "at-random": "on-top"}
OTHER_END: dict[str, Any] = {"most": "least", "least": "most"}
FORMS: dict[str, m.NormForm] = {
    "may-only": "may",
    "may-even": "may",
    "must": "may",
    "must-not": "may",
    "may": "must-not",
}
MOST_SEATS = 6
"""Games of more players are not played."""
OFF_BY_ONE: dict[str, Any] = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}


def mutants(model: m.Model) -> Iterator[Mutant]:
    """Every model that differs from this one in one place of a clause that it is played by."""
    played = {rule.id for rule in model.rules_in("assumption")}
    for number, rule in enumerate(model.rules):
        for changed, what, happening in _rules(rule) if rule.id in played else ():
            rules = (*model.rules[:number], changed, *model.rules[number + 1 :])
            other = replace(model, name=f"{model.name}*", rules=rules)
            yield Mutant(f"{rule.id}: {what}", other, happening)


def _rules(rule: m.Rule) -> Iterator[tuple[m.Rule, str, bool]]:
    happens = any(isinstance(placed.clause, HAPPENING) for placed in rule.clauses)
    for place, override in enumerate(rule.overrides):
        rest = (*rule.overrides[:place], *rule.overrides[place + 1 :])
        yield replace(rule, overrides=rest), f"does not override {', '.join(override.rules)}", happens
    for place, placed in enumerate(rule.clauses):
        if isinstance(placed.clause, JUDGED + HAPPENING):
            happens = isinstance(placed.clause, (*HAPPENING, m.DefineQuantity))
            others = (*rule.clauses[:place], *rule.clauses[place + 1 :])
            yield replace(rule, clauses=others), f"without {placed.id}", happens
            for clause, what in _clauses(placed.clause):
                clauses = (*rule.clauses[:place], replace(placed, clause=clause), *rule.clauses[place + 1 :])
                yield replace(rule, clauses=clauses), f"{placed.id} {what}", happens


def _clauses(clause: Any) -> Iterator[tuple[Any, str]]:
    match clause:
        case m.Norm(form=form) if form in FORMS:
            yield replace(clause, form=FORMS[form]), f"as {FORMS[form]}"
        case m.DefineQuantity(value=value):
            yield from ((replace(clause, value=other), what) for other, what in _expressions(value))
        case m.Effect(where=where, body=body):
            if where != m.YES:
                yield replace(clause, where=m.Not(where)), "with its condition denied"
                yield from ((replace(clause, where=other), what) for other, what in _expressions(where))
            yield from ((replace(clause, body=other), what) for other, what in _bodies(body))
            return
        case m.Wins(ranking=(extreme, value)):
            yield replace(clause, ranking=(OTHER_END[extreme], value)), f"by the {OTHER_END[extreme]}"
    if clause.condition != m.YES:
        yield replace(clause, condition=m.Not(clause.condition)), "with its condition denied"
        for changed, what in _expressions(clause.condition):
            yield replace(clause, condition=changed), what


def _bodies(steps: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], str]]:
    """The steps with one left out, or one thing in one of them changed."""
    for place, step in enumerate(steps):
        before, after = steps[:place], steps[place + 1 :]
        if not isinstance(step, m.Let | m.Choose | m.Chance | m.Ask):
            yield (*before, *after), f"less step {place + 1}"
        match step:
            case m.If(condition=condition, then=then, otherwise=otherwise):
                yield (*before, replace(step, condition=m.Not(condition)), *after), "with an if denied"
                for other, what in _bodies(then):
                    yield (*before, replace(step, then=other), *after), what
                for other, what in _bodies(otherwise):
                    yield (*before, replace(step, otherwise=other), *after), what
                for other, what in _expressions(condition):
                    yield (*before, replace(step, condition=other), *after), what
            case m.ForEach(body=body) | m.Repeat(body=body):
                for other, what in _bodies(body):
                    yield (*before, replace(step, body=other), *after), what
            case m.ByChance() | m.Announce() | m.Ask():
                continue
            case m.MoveCards(place=where) | m.Fetch(place=where):
                yield (*before, replace(step, place=OTHER_PLACE[where]), *after), f"{OTHER_PLACE[where]}"
        if not isinstance(step, m.If | m.ForEach | m.Repeat):
            for other, what in _expressions(step):
                yield (*before, other, *after), what


def _expressions(expr: Any) -> Iterator[tuple[Any, str]]:
    """The expression with one number, operator, selector or part changed."""
    return everywhere(expr, _changed)


def _changed(expr: Any) -> Iterator[tuple[Any, str]]:
    match expr:
        case m.Const(type="number", value=int(value)):
            yield replace(expr, value=value + 1), f"with {value + 1} for {value}"
        case m.AllOf(parts=parts) | m.AnyOf(parts=parts) if len(parts) > 1:
            for place in range(len(parts)):
                yield replace(expr, parts=(*parts[:place], *parts[place + 1 :])), f"less part {place + 1}"
            other = m.AnyOf(parts) if isinstance(expr, m.AllOf) else m.AllOf(parts)
            yield other, "with and for or"
        case m.Compare(operator=operator):
            yield replace(expr, operator=OFF_BY_ONE[operator]), "off by one"
        case m.KindIs(kinds=kinds) if len(kinds) > 1:
            yield replace(expr, kinds=kinds[1:]), f"less {kinds[0]}"
        case m.Neighbour(way=way):
            yield replace(expr, way=OTHER_WAY[way]), f"{OTHER_WAY[way]} for {way}"
        case m.Best(extreme=extreme):
            yield replace(expr, extreme=OTHER_END[extreme]), f"{OTHER_END[extreme]} for {extreme}"
        case m.CardsIn(excepted=excepted) if excepted:
            yield replace(expr, excepted=()), "excepting nothing"


class Trial:
    """One edition against its mutants."""

    def __init__(self, model: m.Model) -> None:
        self.model = model
        self.dealer = Agreement(model, block=1)

    def told_apart(self, mutant: Mutant, count: int, seed: int) -> bool:
        """Whether the engine judges some move of random situations, or its guilt, differently."""
        chance = random.Random(seed)
        for _ in range(count):
            frame = (
                self.dealer.inquiry.frames[0]
                if chance.random() < 0.7
                else chance.choice(self.dealer.inquiry.frames)
            )
            holder = frame.window.holder
            if holder is not None and holder.id not in {
                rule.id for rule in self.model.rules_in("assumption")
            }:
                continue
            players = chance.choice(self.dealer.seats)
            programs = [program_of(each, players) for each in (self.model, mutant.model)]
            state = self.dealer._dealt(chance, programs[0], frame)
            columns = self.dealer._names(
                programs[0], state, frame, "assumption", dict(self.model.choices), players
            )
            known = dict.fromkeys(columns, True)
            lits = [frame.certain, *self.dealer.inquiry.axioms]
            if not all(self.dealer.inquiry.formulas.holds(lit, known) for lit in lits):
                continue
            if self._word(programs[0], state, frame) != self._word(programs[1], state, frame):
                return True
        return False

    def played_apart(self, mutant: Mutant, games: int, most: int, seed: int) -> bool:
        """Whether some course of random play, with the same luck and the same picks, goes otherwise."""
        least, most = seats_of(Rulebook(self.model), Rulebook(mutant.model))
        for game in range(games):
            number = seed * games + game
            players = least + number % (min(most, MOST_SEATS) - least + 1)
            with patch.object(randomness, "shuffle", _shuffled):
                if self._parts(mutant, players, number, most):
                    return True
        return False

    def _parts(self, mutant: Mutant, players: int, number: int, most: int) -> bool:
        """Whether one course of random play goes otherwise."""
        one, other = (Table(each, players, number, record=False) for each in (self.model, mutant.model))
        idle = _never_read(self.model) & _never_read(mutant.model)
        picks = random.Random(number)
        for _ in range(most):
            if one.over or other.over or _seen(one, idle) != _seen(other, idle):
                break
            pick = picks.randrange(one.width)
            one.choose(pick)
            other.choose(pick)
        return one.over != other.over or _seen(one, idle) != _seen(other, idle)

    def _word(self, program: Any, state: Any, frame: Any) -> Any:
        causes = self.dealer._causes(state)
        acts = [program.algebra.acts[name] for name in frame.window.acts]
        norms = program.norms
        found = []
        for option in norms.judge(state, acts, 0, causes):
            wrong = norms.wrong(state, option.act, [norms.cause(option.act, causes), 0, *option.args])
            found.append((option.act, option.args, option.verdict, bool(wrong)))
        return found

    def found(self, mutant: Mutant) -> tuple[bool, bool]:
        """Whether `compare` finds a difference, and whether it leaves something unknown."""
        ground = common_ground(self.model, mutant.model)
        assert ground is not None
        pair = Pair(*sides_of(self.model, mutant.model, *ground))
        results = list(pair.moves())
        if any(isinstance(result, Difference) for result in results):
            return True, False
        unknown = any(not isinstance(r, Difference) and r.relation == "unknown" for r in results)
        if not mutant.happening:
            found = self.compared(mutant)
            return found[0], found[1] or unknown
        if self._otherwise(mutant):
            return True, False
        return self.compared(mutant)

    def compared(self, mutant: Mutant) -> tuple[bool, bool]:
        """The same, by all that `compare` says of the two as they are chosen to be played."""
        found = compare_models((self.model, mutant.model), chosen=True)
        return any(not each.under for each in found.differences), bool(found.unknown)

    def _otherwise(self, mutant: Mutant) -> bool:
        """Whether something happens otherwise as both are chosen: the first difference is enough."""
        one, other = tracer_of(self.model), tracer_of(mutant.model)
        if any(isinstance(told, TableApart) for told in compared_tables(one, other)):
            return True
        return any(isinstance(result, Apart | MissingRoot) for result in Traced(one, other).all())


def _shuffled(stream: Any, cards: list[int], shuffle: Any = randomness.shuffle) -> None:
    """The same luck brings a shuffled pile into the same order, however it lay before."""
    cards.sort()
    shuffle(stream, cards)


@m.Fact
def _never_read(model: m.Model) -> frozenset[str]:
    """The states of a turn that no rule in force asks for: whatever they are, play goes on alike."""
    said = (tuple(rule.clauses for rule in model.rules_in("assumption")), model.acts, model.stages)
    return frozenset(s.name for s in model.states if s.lasts == "turn") - asked_for_in(said)


def _seen(table: Table, idle: frozenset[str]) -> tuple[Any, ...]:
    """What the people at a table could tell: all but how the engine numbers things, mere words, and idle notes."""
    s = table.state
    windows = [(window.offered[window.part][0], window.queue) for window in s.windows]
    layout = table.program.layout
    seen = [layout.sees(seat, place) for seat in range(table.players) for place in range(len(layout.places))]
    glance = table.glance()
    return (
        seen,
        layout.teams,
        None if glance is None else glance.breaking,
        [(who, act) for who, act, _ in s.duties],
        s.zones,
        [s.vars[slot.index] for slot in layout.slots if slot.state.name not in idle],
        s.turn,
        s.next_turn,
        s.seats,
        s.losses,
        s.phase,
        s.won,
        s.ended,
        windows,
        table.width,
    )


SORTS = ("what is allowed", "what happens", "what is declared")

Tried = tuple[str, bool, bool, bool]
"""What was changed, whether play tells it apart, whether compare finds it, whether it says that it does not know."""


@cache
def _ground(edition: str) -> tuple[Trial, dict[str, list[Mutant]]]:
    model = model_of(edition)
    every = list(mutants(model))
    by_sort = (
        [x for x in every if not x.happening],
        [x for x in every if x.happening],
        list(declared(model)),
    )
    return Trial(model), dict(zip(SORTS, by_sort, strict=True))


def tried(edition: str, item: tuple[str, int]) -> Tried:
    """One mutant of an edition."""
    trial, every = _ground(edition)
    sort, number = item
    mutant = every[sort][number]
    differs = (sort != "what is declared" and trial.told_apart(mutant, 400, number)) or (
        sort != "what is allowed" and trial.played_apart(mutant, 30, 200, number)
    )
    found, unknown = (trial.compared if sort == "what is declared" else trial.found)(mutant)
    return mutant.what, differs, found, unknown


def main() -> int:
    """`make mutants`: every mutant of every edition, or of those named, by `JOBS` processes or `CARDLAW_CLUSTER`.

    `EVERY=n` takes each n-th; `PART=i/n` takes the i-th of n parts that together are all of them.
    """
    survivors = 0
    step = int(os.environ.get("EVERY", "1"))
    part, _, parts = os.environ.get("PART", "1/1").partition("/")
    chosen = slice((int(part) - 1) * step, None, int(parts) * step)
    jobs = int(os.environ.get("JOBS", "1"))
    for edition in sys.argv[1:] or EDITIONS:
        start = time.perf_counter()
        for sort, of in _ground(edition)[1].items():
            total = apart = caught = alone = open_ = 0
            items = [(sort, number) for number in range(len(of))][chosen]
            with Crew(edition, jobs, address(None)) as crew:
                for what, differs, found, unknown in in_order(crew.each(tried, items)):
                    total += 1
                    apart += differs
                    caught += differs and found
                    alone += found and not differs
                    if differs and not found:
                        open_ += unknown
                        survivors += not unknown
                        print(f"  {'unknown' if unknown else 'SURVIVES'}: {what}", flush=True)
            print(
                f"{edition}, {sort}: {total} mutants; random situations and play tell {apart} apart; of these "
                f"compare finds {caught}, says of {open_} that it does not know; it finds {alone} more; "
                f"{time.perf_counter() - start:.0f} s",
                flush=True,
            )
    return 1 if survivors else 0


if __name__ == "__main__":
    from analysis import mutants as itself  # work is sent by the name of its module, which is not `__main__`

    sys.exit(itself.main())
