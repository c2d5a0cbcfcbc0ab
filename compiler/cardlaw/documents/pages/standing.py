"""How editions stand on a topic: who agrees with whom, who says nothing, who has not the cards for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from cardlaw.documents.pages.decks import copies
from cardlaw.documents.results import Comparison
from cardlaw.language import model as m
from cardlaw.language.walking import nodes

State = Literal["same", "no-difference", "differs", "silent", "lacks"]


@dataclass(frozen=True, slots=True)
class Standing:
    """One edition on one topic. `group` is the same for those that agree, None where all do or there is no rule."""

    state: State
    group: int | None = None


def topic_rules(model: m.Model, topic: str) -> list[m.Rule]:
    """The rules of a topic that count, without what the game takes for granted."""
    found = model.rules_in("assumption")
    return [rule for rule in found if rule.topic == topic and rule.unit != model.vocabulary]


def standings(models: Sequence[m.Model], topic: str, found: Comparison | None) -> list[Standing]:
    """Every edition's standing, by the solver's word where there is one, else by what the rules say."""
    said = [
        frozenset(c.clause for rule in topic_rules(model, topic) for c in rule.clauses) for model in models
    ]
    speaking = [at for at, clauses in enumerate(said) if clauses]
    kinds = {kind for clauses in said for clause in clauses for kind in _kinds(clause)}
    groups = _groups(models, topic, said, speaking, found)
    alike = len(set(groups.values())) < 2
    identical = len({said[at] for at in speaking}) < 2
    out: list[Standing] = []
    for at, model in enumerate(models):
        if at not in groups:
            lacking = bool(kinds) and not any(copies(model, kind) for kind in kinds)
            out.append(Standing("lacks" if lacking else "silent"))
        elif alike and len(speaking) > 1:
            out.append(Standing("same" if identical else "no-difference"))
        else:
            mates = sum(1 for group in groups.values() if group == groups[at])
            out.append(Standing("same" if mates > 1 else "differs", groups[at]))
    return out


def _groups(
    models: Sequence[m.Model],
    topic: str,
    said: Sequence[frozenset[m.Clause]],
    speaking: Sequence[int],
    found: Comparison | None,
) -> dict[int, int]:
    """The number of the group of each edition that has a rule, in the order in which they come."""
    solved: dict[str, object] = {}
    counted = any(isinstance(clause, m.Deck | m.DeckHas | m.Seats) for clauses in said for clause in clauses)
    if found is not None and not counted:
        parts = dict(found.groups).get(topic, (found.editions,))
        solved = {name: at for at, part in enumerate(parts) for name in part}
    order: dict[object, int] = {}
    return {
        at: order.setdefault(solved.get(models[at].name, said[at]) if solved else said[at], len(order))
        for at in speaking
    }


def _kinds(clause: m.Clause) -> set[str]:
    """The kinds of card whose moves a clause is about."""
    match clause:
        case m.Norm(match=about) | m.Effect(match=about):
            return {kind for node in nodes(about) if isinstance(node, m.KindIs) for kind in node.kinds}
        case _:
            return set()
