"""Findings about the text itself: steps in an order that undoes them, and counts that do not add up.

Nothing is asked of the solver here; each finding carries its derivation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardlaw.analysis.results.finding import Finding, finding_id
from cardlaw.analysis.results.status import Status
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import Amount, Argument, Message, SpokenName, SpokenRule, SpokenZone
from cardlaw.wording.messages import message

Sort = str
"""`takes` (by position), `shuffles` or `makes` (moves a whole zone there)."""


@dataclass(frozen=True, slots=True)
class PileTouch:
    """A step of the set-up that touches a pile."""

    stage: str
    rule: str
    clause: str
    sort: Sort
    pile: str


def order(model: m.Model) -> Iterator[Finding]:
    """Cards taken by position from a pile that is shuffled only later in the same round."""
    layers: tuple[m.Layer, ...] = ("text", "reading", "assumption")
    found = {layer: dict(_disordered(model, layer)) for layer in layers}
    for layer in layers:
        earlier = [found[before] for before in layers[: layers.index(layer)]]
        for key, (takes, later) in found[layer].items():
            if any(key in before for before in earlier):
                continue
            status: Status = "open"
            settled: tuple[str, ...] = ()
            if key not in found["reading"] and layer == "text":
                status, settled = "read", _readings(model, takes)
            elif key not in found["assumption"]:
                status = "assumed"
                settled = tuple(
                    t.rule for t in _touches(model, "assumption") if t not in _touches(model, layer)
                )
            yield Finding(
                finding_id("order", takes.rule, later.rule),
                "order",
                status,
                (takes.clause, later.clause),
                message(
                    "found-order",
                    rule=SpokenRule(takes.rule),
                    zone=SpokenZone(takes.pile),
                    rule_2=SpokenRule(later.rule),
                ),
                layer,
                settled=tuple(dict.fromkeys(settled)),
                why=(
                    message("why-takes", **_step(takes)),
                    message("why-shuffles", **_step(later)),
                    message(
                        "why-not-shuffled" if layer == "assumption" else "why-not-shuffled-printed",
                        zone=SpokenZone(takes.pile),
                    ),
                ),
            )


def _step(touch: PileTouch) -> dict[str, Argument]:
    return {"name": SpokenName(touch.stage), "rule": SpokenRule(touch.clause), "zone": SpokenZone(touch.pile)}


def _disordered(
    model: m.Model, layer: m.Layer
) -> Iterator[tuple[tuple[str, str], tuple[PileTouch, PileTouch]]]:
    touches = _touches(model, layer)
    told: set[tuple[str, str]] = set()
    for place, touch in enumerate(touches):
        if touch.sort != "takes" or (touch.stage, touch.pile) in told:
            continue
        if any(t.pile == touch.pile and t.sort == "shuffles" for t in touches[:place]):
            continue
        later = [t for t in touches[place + 1 :] if t.pile == touch.pile and t.sort == "shuffles"]
        if later:
            told.add((touch.stage, touch.pile))
            yield (touch.rule, later[0].rule), (touch, later[0])


def taken_early(model: m.Model, finding: Finding) -> PileTouch | None:
    """The step that a finding is about, or that a reading sets aside, which takes from a pile shuffled only later."""
    if finding.kind == "order":
        key = tuple(m.rule_of(clause) for clause in finding.clauses)
        return next((touch for pair, (touch, _) in _disordered(model, finding.layer) if pair == key), None)
    early = (touch for _, (touch, _) in _disordered(model, "text"))
    return next((touch for touch in early if {*finding.settled} & {*_readings(model, touch)}), None)


def shuffled_first(taken: PileTouch, other: m.Model) -> Message | None:
    """Whether another edition shuffles the pile first that is taken from too early here; None if it takes nothing.

    That its sheet is as silent, and only an assumption of ours shuffles there, is said.
    """
    played = _shuffles_first(taken, other, "assumption")
    if played is None:
        return None
    id = "seen-before-shuffle"
    if played:
        id = (
            "seen-after-shuffle" if _shuffles_first(taken, other, "reading") else "seen-after-assumed-shuffle"
        )
    return message(id, name=SpokenName(taken.stage))


def _shuffles_first(taken: PileTouch, model: m.Model, layer: m.Layer) -> bool | None:
    """Whether the pile is shuffled before it is taken from, by the rules up to a layer; None if nothing is taken."""
    touches = _touches(model, layer)
    for place, touch in enumerate(touches):
        if (touch.stage, touch.pile, touch.sort) == (taken.stage, taken.pile, "takes"):
            return any(t.pile == touch.pile and t.sort == "shuffles" for t in touches[:place])
    return None


def _touches(model: m.Model, layer: m.Layer) -> list[PileTouch]:
    """What the stages before the turns do with piles, in the order of the round and of the rules."""
    rules = model.rules_in(layer)
    waived = {
        placed.clause.target
        for rule in rules
        for placed in rule.clauses
        if isinstance(placed.clause, m.Waive) and placed.clause.condition == m.YES
    }
    acts = {act.name: act for act in model.acts}
    found: list[PileTouch] = []
    for stage in model.stages:
        if stage.turns is not None:
            break
        for rule in rules:
            if rule.id in waived:
                continue
            for placed in rule.clauses:
                clause = placed.clause
                if isinstance(clause, m.Effect) and clause.act == stage.name and clause.where == m.YES:
                    for sort, pile in _steps(clause.body, acts, 0):
                        found.append(PileTouch(stage.name, rule.id, placed.id, sort, pile))
    return found


def _steps(steps: Iterable[m.Step], acts: dict[str, m.Act], depth: int) -> Iterator[tuple[Sort, str]]:
    """What steps certainly do with piles; those that depend on a condition are left out."""
    for step in steps:
        match step:
            case m.MoveCards(cards=m.OneCard(card=m.CardAt(zone=m.ZoneOf(zone=pile)))):
                yield "takes", pile
            case m.MoveCards(cards=m.CardsIn(), target=m.ZoneOf(zone=pile)):
                yield "makes", pile
            case m.Fetch(origin=m.ZoneOf(zone=pile)) | m.Deal(origin=m.ZoneOf(zone=pile)):
                yield "takes", pile
            case m.Shuffle(zone=m.ZoneOf(zone=pile)):
                yield "shuffles", pile
            case m.ForEach(body=body):
                yield from _steps(body, acts, depth)
            case m.Do(act=act) if depth < 4 and act in acts:
                yield from _steps(acts[act].body, acts, depth + 1)


def _readings(model: m.Model, takes: PileTouch) -> tuple[str, ...]:
    """The readings in an arm of which the step is set aside."""
    return tuple(
        condition.axis
        for rule in model.rules
        for condition in rule.under
        if rule.layer == "reading"
        and (
            any(isinstance(c.clause, m.Waive) and c.clause.target == takes.rule for c in rule.clauses)
            or any(takes.rule in override.rules for override in rule.overrides)
        )
    )


def examples(model: m.Model) -> Iterator[Finding]:
    """Rules whose lines only show what they say, in a worked example: that it holds elsewhere is how we read it."""
    for rule in model.rules_in("assumption"):
        if rule.by_example:
            yield Finding(
                finding_id("by-example", rule.id),
                "by-example",
                "read",
                (rule.id,),
                message("found-example", rule=SpokenRule(rule.id)),
                "text",
                why=(message("why-example"),),
            )


def counts(model: m.Model) -> Iterator[Finding]:
    """A printed total against the printed parts, where the parts cover every kind in the pack."""
    for unit in model.units:
        said = [
            (placed.id, placed.clause)
            for rule in model.rules
            if rule.unit == unit.name and rule.layer == "text"
            for placed in rule.clauses
            if isinstance(placed.clause, m.DeckHas)
        ]
        wholes = [(id, has) for id, has in said if not has.kinds]
        parts = [(id, has) for id, has in said if has.kinds]
        kinds = [kind for _, has in parts for kind in has.kinds]
        packed = {face.kind for rule in model.rules for row in _rows(rule) for face in row.faces}
        if not wholes or len(kinds) != len(set(kinds)) or not packed <= set(kinds):
            continue
        values = {a.name: len(a.values) for a in model.attributes}
        total = sum(has.count * (values[has.each] if has.each else 1) for _, has in parts)
        for id, whole in wholes:
            if whole.count != total:
                names = tuple(other for other, _ in parts)
                yield Finding(
                    finding_id("count", id),
                    "count",
                    "open",
                    (id, *names),
                    message("found-count", rule=SpokenRule(id), n=Amount(whole.count), n_2=Amount(total)),
                    "text",
                    why=tuple(
                        message("why-count", rule=SpokenRule(other), n=Amount(has.count))
                        for other, has in parts
                    ),
                )


def _rows(rule: m.Rule) -> Iterator[m.DeckRow]:
    for placed in rule.clauses:
        if isinstance(placed.clause, m.Deck):
            yield from placed.clause.rows
