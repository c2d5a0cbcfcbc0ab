"""Rules that break what a rulebook says is always so.

The solver looks only at tables of which every `always` holds, and so does whoever follows an act. A rule that leads to
other tables makes all that is said of those worth nothing; so it is a finding of its own.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from cardlaw.analysis.effects.always import Broken, Lasting, Unsure
from cardlaw.analysis.results.finding import Finding, finding_id
from cardlaw.analysis.results.items import of_root
from cardlaw.analysis.results.words import not_followed
from cardlaw.analysis.traces.describe import played_at
from cardlaw.engine import Table
from cardlaw.engine.errors import TableError
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import Held
from cardlaw.wording.arguments import Amount, SpokenRule
from cardlaw.wording.messages import message

DEALS = 8
"""How many deals are looked at, for the fewest players."""
MOST_ANSWERS = 200
"""Answers before the turns begin: some for each seat. A deal that asks for more is not looked at."""


def broken(model: m.Model) -> Iterator[Finding]:
    """For every statement the acts that break it, and those of which that is not known, as the rules are played."""
    if not any(isinstance(placed.clause, m.Axiom) for rule in model.rules for placed in rule.clauses):
        return
    lasting = Lasting(model)
    for statement in lasting.statements:
        unsure: list[Unsure] = []
        for each in lasting.broken(statement):
            if isinstance(each, Unsure):
                unsure.append(each)
            else:
                yield _finding(model, statement, each)
        if unsure:
            yield _unknown(statement, unsure)
    yield from _dealt(model, lasting)


def _finding(model: m.Model, statement: Held[m.Axiom], each: Broken) -> Finding:
    names = each.rules or (each.root.text,)
    return Finding(
        finding_id("broken-always", statement.id, *names),
        "broken-always",
        "open",
        (statement.id, *each.rules),
        message("found-broken", rule=SpokenRule(statement.id), what=of_root(each.root)),
        "assumption",
        witness=played_at(model, each.root, each.world, each.matters),
        why=(message("why-allowed"),),
        replayed=True,
    )


def _unknown(statement: Held[m.Axiom], unsure: list[Unsure]) -> Finding:
    return Finding(
        finding_id("unknown", "broken-always", statement.id),
        "unknown",
        "open",
        (statement.id,),
        not_followed("broken-always", [(of_root(each.root), each.reason) for each in unsure], statement.id),
        "assumption",
    )


def _dealt(model: m.Model, lasting: Lasting) -> Iterator[Finding]:
    """The statements that do not hold as the turns begin, in one of a few deals."""
    told: set[str] = set()
    players = lasting.tracer.players()[0]
    for seed in range(DEALS):
        table = _begun(model, players, seed)
        if table is None:
            continue
        for id, holds in table.program.events.axioms:
            if id not in told and not holds(table.state, [None]):
                told.add(id)
                yield Finding(
                    finding_id("broken-always", id, "deal"),
                    "broken-always",
                    "open",
                    (id,),
                    message("found-broken-deal", rule=SpokenRule(id)),
                    "assumption",
                    why=(message("why-dealt", n=Amount(seed + 1), n_2=Amount(players)),),
                    replayed=True,
                )


def _begun(model: m.Model, players: int, seed: int) -> Table | None:
    """A table as the turns begin; what is asked before that is answered at random, the same for the same seed."""
    chance = random.Random(seed)
    try:
        table = Table(model, players, seed, record=False)
        for _ in range(MOST_ANSWERS):
            if table.state.phase == "turns":
                return table
            if table.state.pending is None:
                return None
            table.choose(chance.randrange(table.width))
    except TableError:
        return None
    return None
