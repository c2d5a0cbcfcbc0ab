"""Findings that no verdict shows: what happens at a table under each way to settle them.

Two ways are compared as two editions are, and the first thing that comes out differently is the event.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from cardlaw.analysis.comparison.happenings import first_difference
from cardlaw.analysis.comparison.many.plainest import at_its_plainest
from cardlaw.analysis.effects.scenes import Scene, ShownWorld, from_plain
from cardlaw.analysis.execution.account import Key
from cardlaw.analysis.report.consequences import PAIR, overriding, parties
from cardlaw.analysis.results.choices import called, made
from cardlaw.analysis.results.difference import RANKS
from cardlaw.analysis.results.finding import Finding, FindingEvent
from cardlaw.analysis.traces.describe import PathTelling
from cardlaw.analysis.traces.replay import Seen
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import (
    Message,
    SpokenCard,
    SpokenChoice,
    SpokenListing,
    SpokenRule,
    SpokenZone,
    Verbatim,
)
from cardlaw.wording.messages import message


@dataclass(frozen=True, slots=True)
class Way:
    """One way to settle a finding, by a choice or by putting one rule first, and the model with that done."""

    told: Message
    choice: tuple[str, int | str] | None
    model: m.Model


def events(model: m.Model, findings: Sequence[Finding]) -> Iterator[FindingEvent]:
    """The event of each finding that has no move of its own and can be settled in more than one way."""
    known: dict[object, FindingEvent | None] = {}
    for finding in findings:
        if finding.kind in ("ambiguous", "contradiction", "order") and (
            finding.witness is None or finding.witness.move is None
        ):
            found = ways(model, finding)
            same = tuple((way.told, way.model.choices) for way in found)
            if same not in known:
                known[same] = _event(model, finding.id, found)
            event = known[same]
            if event is not None:
                yield replace(event, finding=finding.id)


def ways(model: m.Model, finding: Finding) -> list[Way]:
    """Each arm of the reading that settles a finding, the chosen one first; or each party put before the other."""
    axes = {axis.name: axis for axis in model.axes}
    moved = [(model.name, name, values[0]) for name, values in finding.depends if name not in finding.settled]
    base = made(model, moved)
    for name in finding.settled:
        if name in axes:
            values = sorted((arm.value for arm in axes[name].arms), key=lambda v: v != model.choice(name))
            return [
                Way(
                    message("way-chosen", value=SpokenChoice(name, value)),
                    (name, value),
                    made(base, [(model.name, name, value)]),
                )
                for value in values
            ]
    rules = parties(model, finding)
    if finding.kind != "contradiction" or finding.status == "settled" or len(rules) != PAIR:
        return []
    return [
        Way(
            message("way-first", rule=SpokenRule(one.id), rule_2=SpokenRule(other.id)),
            None,
            overriding(base, one.id, [other.id]),
        )
        for one, other in (rules, rules[::-1])
    ]


def _event(model: m.Model, finding: str, found: Sequence[Way]) -> FindingEvent | None:
    for other in found[1:]:
        first, second = (_named(model, way) for way in (found[0], other))
        apart = first_difference(model, first, second)
        if apart is None or apart.scene is None:
            continue
        told = replace(apart, topics=(), clauses=(), pairs=((first.name, second.name),))
        plain = at_its_plainest((first, second), told)
        if plain.witness is None or plain.scene is None:
            continue
        scene = from_plain(model, plain.scene)
        seen = [(way, scene.seen(way.model, int(way is not found[0]))) for way in found]
        shown = [(way, each) for way, each in seen if each is not None]
        more = _telling_apart(scene, shown)
        words = tuple((way.told, said(way.model, scene, each, more)) for way, each in shown)
        if len({word for _, word in words}) > 1:
            named = {first.name: found[0].told, second.name: other.told}
            answers = tuple(_by_way(answer, named) for answer in plain.answers)
            return FindingEvent(finding, apart.about, plain.witness, answers, words, plain.scene, more)
    return None


def _by_way(answer: Message, named: dict[str, Message]) -> Message:
    """What was answered or came up, by the way instead of the model that goes it."""
    match dict(answer.arguments):
        case {
            "card": SpokenCard() as card,
            "zone": SpokenZone() as zone,
            "editions": SpokenListing(editions),
        }:
            ways = SpokenListing(
                tuple(named[each.text] for each in editions if isinstance(each, Verbatim)), "or"
            )
            return message("comes-up-if", card=card, zone=zone, ways=ways)
        case _:
            return answer


def _telling_apart(scene: Scene, shown: Sequence[tuple[Way, Seen]]) -> tuple[Key, ...]:
    """What else to look at in a scene so that ways which do the same in what it is about are told apart."""
    more: tuple[Key, ...] = ()
    for one, other in combinations(shown, 2):
        if any(one[1].facets.get(key) != other[1].facets.get(key) for key in (scene.key, *more)):
            continue
        found = ShownWorld(
            scene.world, one[1], other[1], scene.shuffles, scene.seed, scene.script
        ).differing()
        if found:
            more = (*more, min(found, key=lambda key: RANKS[key[0]]))
    return more


def _named(model: m.Model, way: Way) -> m.Model:
    """The model of a way by a name of its own."""
    name = called(model.name, [way.choice]) if way.choice else f"{model.name} where {way.told}"
    return way.model.called(name)


def said(model: m.Model, scene: Scene, seen: Seen, more: Sequence[Key] = ()) -> Message:
    """What a model was seen to do in a scene."""
    words = PathTelling(model, scene.world)
    first, *rest = (words.facet(key, seen.facets.get(key)) for key in (scene.key, *more))
    return message("seen-several", each=SpokenListing((first, *rest))) if rest else first
