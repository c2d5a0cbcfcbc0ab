"""How one act can end a round: several players have won by it, or something still happens after it is over."""

from __future__ import annotations

from collections.abc import Iterator

from cardlaw.analysis.findings import Finding, finding_id
from cardlaw.analysis.status import OF_LAYER
from cardlaw.analysis.traces.describing import played_at
from cardlaw.analysis.traces.ending import Ending, Endings, Untold
from cardlaw.analysis.wording import after
from cardlaw.language import model as m
from cardlaw.wording.arguments import Rule, Said
from cardlaw.wording.messages import message


def endings(model: m.Model) -> Iterator[Finding]:
    """Clauses that apply although the round is over, and acts by which several win it, as the rules are played."""
    untold: list[Untold] = []
    for each in Endings(model).told():
        if isinstance(each, Untold):
            untold.append(each)
            continue
        if len(each.winners) > 1:
            yield _several(model, each)
        for clause in each.late:
            yield _late(model, each, clause)
    if untold:
        yield _unknown(untold)


def _late(model: m.Model, each: Ending, clause: str) -> Finding:
    rule = model.rule(m.rule_of(clause))
    return Finding(
        finding_id("after-the-end", clause, each.by),
        "after-the-end",
        OF_LAYER[rule.layer],
        (clause, each.by),
        message("found-late", rule=Rule(clause), rule_2=Rule(each.by)),
        "assumption",
        witness=played_at(model, each.root, each.world, each.matters),
        settled=(rule.id,),
        replayed=True,
    )


def _several(model: m.Model, each: Ending) -> Finding:
    return Finding(
        finding_id("several-winners", each.by, each.root.text),
        "several-winners",
        "open",
        (each.by,),
        message("found-several", rule=Rule(each.by)),
        "assumption",
        witness=played_at(model, each.root, each.world, each.matters),
        why=(message("why-allowed"),),
        replayed=True,
    )


def _unknown(untold: list[Untold]) -> Finding:
    why = after([(each.root.text, each.reason) for each in untold])
    return Finding(
        finding_id("unknown", "several-winners"),
        "unknown",
        "open",
        (),
        message("found-unknown", kind=message("kind-several-winners"), why=Said(why)),
        "assumption",
    )
