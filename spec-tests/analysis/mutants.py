"""Rulebooks with one thing changed: whatever random situations can tell from the original, `compare` has to find.

`make mutants` goes through all of them; the tests take a sample.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from analysis.agreement import EDITIONS, Agreement, edition_model
from cardlaw.analysis.comparing import Ground, Pair, common_ground
from cardlaw.analysis.differences import Difference
from cardlaw.engine.program import program_of
from cardlaw.language import model as m

JUDGED = (m.Norm, m.DefinePredicate, m.DefineQuantity, m.Waive)
FORMS: dict[str, m.NormForm] = {
    "may-only": "may",
    "may-even": "may",
    "must": "may",
    "must-not": "may",
    "may": "must-not",
}
OFF_BY_ONE: dict[str, Any] = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}


@dataclass(frozen=True)
class Mutant:
    """What was changed, and the model then."""

    what: str
    model: m.Model


def mutants(model: m.Model) -> Iterator[Mutant]:
    """Every model that differs from this one in one place of a norm, a definition, a waiver or an override."""
    for number, rule in enumerate(model.rules):
        for changed, what in _rules(rule):
            rules = (*model.rules[:number], changed, *model.rules[number + 1 :])
            yield Mutant(f"{rule.id}: {what}", replace(model, name=f"{model.name}*", rules=rules))


def _rules(rule: m.Rule) -> Iterator[tuple[m.Rule, str]]:
    for place, override in enumerate(rule.overrides):
        rest = (*rule.overrides[:place], *rule.overrides[place + 1 :])
        yield replace(rule, overrides=rest), f"does not override {', '.join(override.rules)}"
    for place, placed in enumerate(rule.clauses):
        if isinstance(placed.clause, JUDGED):
            others = (*rule.clauses[:place], *rule.clauses[place + 1 :])
            yield replace(rule, clauses=others), f"without {placed.id}"
            for clause, what in _clauses(placed.clause):
                clauses = (*rule.clauses[:place], replace(placed, clause=clause), *rule.clauses[place + 1 :])
                yield replace(rule, clauses=clauses), f"{placed.id} {what}"


def _clauses(clause: Any) -> Iterator[tuple[Any, str]]:
    if isinstance(clause, m.Norm) and clause.form in FORMS:
        yield replace(clause, form=FORMS[clause.form]), f"as {FORMS[clause.form]}"
    if clause.condition != m.YES:
        yield replace(clause, condition=m.Not(clause.condition)), "with its condition denied"
        for changed, what in _expressions(clause.condition):
            yield replace(clause, condition=changed), what


def _expressions(expr: Any) -> Iterator[tuple[Any, str]]:
    """The expression with one number, operator, selector or part changed."""
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
        case m.CardsIn(excepted=excepted) if excepted:
            yield replace(expr, excepted=()), "excepting nothing"
    if is_dataclass(expr) and not isinstance(expr, type):
        whole: Any = expr
        for each in fields(whole):
            part_of: Any = getattr(whole, each.name)
            if isinstance(part_of, tuple):
                for place, part in enumerate(part_of):
                    for changed, what in _expressions(part):
                        yield (
                            replace(expr, **{each.name: (*part_of[:place], changed, *part_of[place + 1 :])}),
                            what,
                        )
            else:
                for changed, what in _expressions(part_of):
                    yield replace(whole, **{each.name: changed}), what


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
        both = Ground(*ground)
        pair = Pair(both.side(self.model), both.side(mutant.model))
        results = list(pair.moves())
        unknown = any(not isinstance(r, Difference) and r.relation == "unknown" for r in results)
        return any(isinstance(r, Difference) for r in results), unknown


def main() -> int:
    """`make mutants`: every mutant of every edition, or of those named."""
    survivors = 0
    for edition in sys.argv[1:] or EDITIONS:
        model = edition_model(edition)
        trial, start = Trial(model), time.perf_counter()
        total = apart = caught = alone = 0
        for number, mutant in enumerate(mutants(model)):
            total += 1
            differs = trial.told_apart(mutant, 400, number)
            found, unknown = trial.found(mutant)
            apart += differs
            caught += differs and (found or unknown)
            alone += found and not differs
            if differs and not found:
                survivors += not unknown
                print(f"  {'unknown' if unknown else 'SURVIVES'}: {mutant.what}", flush=True)
        print(
            f"{edition}: {total} mutants; random situations tell {apart} apart, compare finds {caught} of them "
            f"and {alone} more; {time.perf_counter() - start:.0f} s",
            flush=True,
        )
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
