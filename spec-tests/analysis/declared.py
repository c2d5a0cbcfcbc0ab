"""Rulebooks with one declaration, mark, window or order changed: the classes that outsiders found unaccounted for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from analysis.mutant import Mutant, everywhere
from cardlaw.language import model as m

LASTS: dict[str, Any] = {"round": "kept", "kept": "round", "turn": "round"}
SEEN: dict[str, Any] = {"all": "none", "none": "all", "owner": "none"}
VERBS = {
    "lose-turn": "regain-turn",
    "regain-turn": "lose-turn",
    "drop-out": "leave-game",
    "leave-game": "drop-out",
    "go-again": "take-over",
}
PLAYER = m.Local("player", "player")


def declared(model: m.Model) -> Iterator[Mutant]:
    """Every model that differs from this one in one thing that is declared, marked, offered or put in order."""
    for part, changes in (("states", _states), ("zones", _zones), ("acts", _acts), ("stages", _stages)):
        whole = getattr(model, part)
        for place, each in enumerate(whole):
            for other, what in changes(each):
                parts: Any = {part: (*whole[:place], other, *whole[place + 1 :])}
                yield Mutant(f"{each.name}: {what}", replace(model, name=f"{model.name}*", **parts), True)
    played = {rule.id for rule in model.rules_in("assumption")}
    for place, rule in enumerate(model.rules):
        for changed, what in _rules(rule) if rule.id in played else ():
            rules = (*model.rules[:place], changed, *model.rules[place + 1 :])
            yield Mutant(f"{rule.id}: {what}", replace(model, name=f"{model.name}*", rules=rules), True)
    yield from _orders(model, played)


def _states(state: m.State) -> Iterator[tuple[m.State, str]]:
    if state.name in ("direction", "winner", "round-number"):
        return  # the kernel's
    yield replace(state, lasts=LASTS[state.lasts]), f"lasts {LASTS[state.lasts]}"
    if state.type == "number":
        yield replace(state, starts=int(state.starts or 0) + 1), "starts one higher"
    elif state.type == "yes-no":
        yield replace(state, starts=not state.starts), "starts the other way"


def _zones(zone: m.Zone) -> Iterator[tuple[m.Zone, str]]:
    yield replace(zone, seen=SEEN[zone.seen]), f"seen by {SEEN[zone.seen]}"


def _acts(act: m.Act) -> Iterator[tuple[m.Act, str]]:
    for place, parameter in enumerate(act.parameters):
        for domain, what in _domains(parameter.domain):
            changed = replace(parameter, domain=domain)
            parameters = (*act.parameters[:place], changed, *act.parameters[place + 1 :])
            yield replace(act, parameters=parameters), what
    for body, what in _bodies(act.body):
        yield replace(act, body=body), what


def _domains(domain: Any) -> Iterator[tuple[Any, str]]:
    match domain:
        case m.CardsIn(zone=m.ZoneOf(key=m.Local(name="player")) as zone):
            yield replace(domain, zone=replace(zone, key=m.Neighbour("next", PLAYER))), "of the next player"
        case m.Players(excepted=excepted) if excepted:
            yield replace(domain, excepted=()), "oneself, too"


def _stages(stage: m.Stage) -> Iterator[tuple[m.Stage, str]]:
    for turns, what in _bodies(stage.turns or ()):
        yield replace(stage, turns=turns), what


def _rules(rule: m.Rule) -> Iterator[tuple[m.Rule, str]]:
    norms = any(isinstance(placed.clause, m.Norm) for placed in rule.clauses)
    if norms:
        yield replace(rule, breakable=not rule.breakable), "not breakable" if rule.breakable else "breakable"
    if any(isinstance(placed.clause, m.Effect) for placed in rule.clauses):
        yield replace(rule, even_if_won=not rule.even_if_won), "if won, the other way"
    for place, placed in enumerate(rule.clauses):
        before, after = rule.clauses[:place], rule.clauses[place + 1 :]
        match placed.clause:
            case m.Effect(body=body):
                for other, what in _bodies(body):
                    changed = replace(placed, clause=replace(placed.clause, body=other))
                    yield replace(rule, clauses=(*before, changed, *after)), what
            case m.Seats(teams=None, least=least) if least % 2 == 0:
                changed = replace(placed, clause=replace(placed.clause, teams=2))
                yield replace(rule, clauses=(*before, changed, *after)), "in two teams"


def _bodies(body: tuple[Any, ...]) -> Iterator[tuple[Any, str]]:
    """Steps with a window, a verb or the order changed, wherever in them."""
    if _turns_round(body):
        yield body[::-1], "steps the other way round"
    yield from everywhere(body, _changed)


def _turns_round(steps: tuple[Any, ...]) -> bool:
    """Whether steps can come in another order: there are several, and none binds a name for those after it."""
    return len(steps) > 1 and not any(isinstance(s, m.Let | m.Choose | m.Chance | m.Ask) for s in steps)


def _changed(step: Any) -> Iterator[tuple[Any, str]]:
    match step:
        case m.Offer(offerings=offerings, until=until):
            yield replace(step, offerings=(*offerings, *offerings)), "offered twice"
            if len(offerings) > 1:
                yield replace(step, offerings=offerings[::-1]), "offered the other way round"
            if until is not None:
                yield replace(step, until=None), "offered now"
        case m.Offering(first=first, takers=m.Players()):
            yield replace(step, first=not first), "taken by one or all"
        case m.Do(act=act) if act in VERBS:
            yield replace(step, act=VERBS[act]), f"{VERBS[act]} for {act}"
        case m.If(then=then) if _turns_round(then):
            yield replace(step, then=then[::-1]), "steps the other way round"
        case m.ForEach(body=body) if _turns_round(body):
            yield replace(step, body=body[::-1]), "steps the other way round"


def _orders(model: m.Model, played: set[str]) -> Iterator[Mutant]:
    """Two rules about one act, of which the later comes first."""
    last: dict[str, int] = {}
    for place, rule in enumerate(model.rules):
        for act in {
            p.clause.act for p in rule.clauses if isinstance(p.clause, m.Effect) and rule.id in played
        }:
            if act in last:
                rules = [*model.rules]
                rules.insert(last[act], rules.pop(place))
                other = replace(model, name=f"{model.name}*", rules=tuple(rules))
                yield Mutant(f"{rule.id}: before {model.rules[last[act]].id}", other, True)
            last[act] = place
