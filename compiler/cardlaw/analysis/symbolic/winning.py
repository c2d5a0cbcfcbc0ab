"""What an act has not done if a window stands open after it: won the round.

Wins are tested after the body of an act. Once the round is won, the effects of that act run only if their rule says so
(`even if won`); an act that began when the round was won already is not affected. So in a window that another effect
opens no clause about winning holds that was tested after the act, unless the act can begin late, or an effect that
came before has changed what the clause reads.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cardlaw.analysis.solver.formulas import FALSE, TRUE, Formulas, Lit
from cardlaw.analysis.symbolic.rules import Lawbook
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import Held
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes

SOMEBODY = "whoever would have won"
"""A name that no rule can bind."""


@dataclass(frozen=True, slots=True)
class Test:
    """A clause about winning the round that is tested after an act: `fact` says that it does not hold.

    `changing` are the effects of the act that come before the window and may change what the clause reads.
    """

    held: Held[m.Wins]
    fact: m.Expr
    changing: tuple[tuple[m.Rule, m.Effect], ...]


def tested(model: m.Model, act: m.Act, doer: str) -> Iterator[tuple[Held[m.Wins], m.Expr]]:
    """The clauses about winning the round that are tested after an act, each with the fact that it does not hold."""
    from cardlaw.analysis.symbolic.windows import substituted

    somebody = m.Local(SOMEBODY, "player")
    waived = {n.target for rule in model.rules for c in rule.clauses if isinstance(n := c.clause, m.Waive)}
    for rule in model.rules:
        for placed in rule.clauses:
            clause = placed.clause
            if not isinstance(clause, m.Wins) or clause.what != "round" or rule.id in waived:
                continue
            if clause.by and act.name not in clause.by:
                continue
            holds = substituted(clause.condition, {clause.subject: somebody})
            if clause.by:
                holds = m.AllOf((m.Same(somebody, m.Local(doer, "player")), holds))
            yield (
                Held(placed.id, rule, clause),
                m.Not(m.Some(SOMEBODY, "player", m.Players(()), holds)),
            )


class _Site(NamedTuple):
    """Where an act begins: in the body of an act or, by a rule, of its effect; `after` other acts in that body."""

    act: str
    inside: str
    rule: m.Rule | None
    after: bool


class Beginnings:
    """Where the acts of a model begin, so far as the round can have been won there already."""

    def __init__(self, model: m.Model) -> None:
        self.refills = {zone.refilled_by for zone in model.zones if zone.refilled_by is not None}
        self.sites: list[_Site] = []
        stages = {stage.name for stage in model.stages if stage.turns is None}
        self.anyhow = {"turn-begins", "turn-ends", *stages, *self.refills}
        """The acts of which nothing is said: they come in the midst of others, or where wins are not tested."""
        for node in nodes((model.rules, model.acts, model.stages)):
            if isinstance(node, m.Offer) and node.until is not None:
                self.anyhow |= {node.until, *(act for part in node.offerings for act in part.acts)}
        for act in model.acts:
            self._walk(act.body, False, act.name, None)
        for rule in model.rules:
            for placed in rule.clauses:
                if isinstance(placed.clause, m.Effect):
                    self._walk(placed.clause.body, False, placed.clause.act, rule)

    def _walk(self, steps: Iterable[m.Step], after: bool, inside: str, rule: m.Rule | None) -> bool:
        """Note the acts that steps begin; whether some act has happened after them."""
        for step in steps:
            match step:
                case m.Do(act=act):
                    self.sites.append(_Site(act, inside, rule, after))
                    after = True
                case m.Offer(offerings=offerings, until=None):
                    one = offerings[0]
                    once = len(offerings) == 1 and (one.first or isinstance(one.takers, m.OnePlayer))
                    for part in offerings:
                        self.sites += [_Site(act, inside, rule, after or not once) for act in part.acts]
                    after = True
                case m.If(then=then, otherwise=otherwise):
                    ways = [self._walk(way, after, inside, rule) for way in (then, otherwise)]
                    after = any(ways)
                case m.ByChance(odds=odds):
                    ways = [self._walk(way, after, inside, rule) for _, way in odds]
                    after = after or any(ways)
                case m.ForEach(body=body) | m.Repeat(body=body):
                    again = any(isinstance(n, m.Do | m.Offer | m.Fetch | m.Proceed) for n in nodes(body))
                    after = after or again
                    self._walk(body, after, inside, rule)
                case m.Fetch() | m.Proceed():
                    after = after or bool(self.refills) or isinstance(step, m.Proceed)
                case _:
                    pass
        return after


beginnings = m.Fact(Beginnings)
"""Where the acts of a model begin, found once."""


def late(book: Lawbook, act: str) -> Lit:
    """That an act can begin when the round has been won already, or where nobody looks whether it is."""
    if book.late is None:
        book.late = _late(book)
    return book.late.get(act, TRUE)


def _late(book: Lawbook) -> dict[str, Lit]:
    of, model = book.formulas, book.model
    found = beginnings(model)
    lits = {each.name: TRUE if each.name in found.anyhow else FALSE for each in model.acts}
    for _ in lits:
        before = dict(lits)
        for site in found.sites:
            even = site.after or (site.rule is not None and site.rule.even_if_won)
            way = TRUE if even else before.get(site.inside, TRUE)
            if site.rule is not None:
                way = of.both(way, book.rule_in_force(site.rule))
            lits[site.act] = of.any((lits.get(site.act, FALSE), way))
        if lits == before:
            break
    return lits


def replaced(book: Lawbook, held: Held[m.Wins]) -> Lit:
    """That another clause about winning the round stands in place of this one."""
    return book.formulas.any(
        book.formulas.both(book.in_force(other), book.overrides(other.rule, held.rule))
        for other in book.all(m.Wins)
        if other.clause.what == "round"
    )


def weakened(of: Formulas, lit: Lit, unless: Lit) -> Lit:
    """Each part of a fact, or what excuses from it."""
    return of.all(of.any((part, unless)) for part in of.conjuncts(lit))
