"""Amounts that add up from move to move, and piles that need not hold so many cards.

Nothing is asked of the solver: where a number goes is followed through states, names, quantities and what acts are
given. A number that grows and is then taken in cards can be greater than what is left; the rules should say what then.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardlaw.analysis.results.finding import Finding, finding_id
from cardlaw.analysis.results.status import OF_LAYER
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes
from cardlaw.wording.arguments import SpokenName, SpokenRule, SpokenZone
from cardlaw.wording.messages import message


@dataclass(frozen=True, slots=True)
class _Body:
    """Steps with the act that they belong to, and the clause, if it is one of a rule."""

    act: m.Act
    steps: tuple[m.Step, ...]
    clause: str | None

    @property
    def text(self) -> str:
        return self.clause or self.act.name


def short(model: m.Model) -> Iterator[Finding]:
    """For every number that grows and every pile it is taken from: whether a clause says what happens at its end."""
    bodies = _bodies(model)
    zones = {zone.name: zone for zone in model.zones}
    for state in model.states:
        growers = [body for body in bodies if _grows(state.name, body)] if state.type == "number" else []
        flow = _Flow(model, bodies, state.name) if growers else None
        for name, taker in (flow.taken() if flow else {}).items():
            said = _said(model, zones[name])
            yield Finding(
                finding_id("silent", "short", state.name, name),
                "silent",
                OF_LAYER[said.layer] if said else "open",
                tuple(body.clause for body in growers if body.clause),
                message("found-short", name=SpokenName(state.name), zone=SpokenZone(name)),
                "text",
                settled=(said.id,) if said else (),
                why=(
                    *(
                        message("why-adds", rule=SpokenRule(body.text), name=SpokenName(state.name))
                        for body in growers
                    ),
                    message("why-takes-so-many", rule=SpokenRule(taker.text), zone=SpokenZone(name)),
                    message("why-held", zone=SpokenZone(name)),
                    message("why-settled", rule=SpokenRule(said.id)) if said else message("why-unsettled"),
                ),
            )


def _bodies(model: m.Model) -> list[_Body]:
    """All that is carried out as the rules are chosen to be read."""
    acts = {act.name: act for act in model.acts}
    found = [_Body(act, act.body, None) for act in model.acts if act.body]
    for rule in model.rules_in("assumption"):
        for placed in rule.clauses:
            if isinstance(placed.clause, m.Effect):
                found.append(_Body(acts[placed.clause.act], placed.clause.body, placed.id))
    return found


def _grows(state: str, body: _Body) -> bool:
    """Whether something is added to a state, or it is set to something that is made of it."""
    for step in nodes(body.steps):
        match step:
            case m.Add(target=m.StateOf(state=name)) if name == state:
                return True
            case m.Assign(target=m.StateOf(state=name), value=value) if name == state:
                if any(isinstance(node, m.StateOf) and node.state == state for node in nodes(value)):
                    return True
    return False


class _Flow:
    """Where the number that a state holds can get to."""

    def __init__(self, model: m.Model, bodies: list[_Body], state: str) -> None:
        self.model, self.bodies = model, bodies
        self.states = {state}
        self.quantities: set[str] = set()
        self.given: set[tuple[str, str]] = set()
        """Acts and the names under which they are given it."""
        self.names: set[tuple[str, str]] = set()
        """Bodies and the names they have for it."""
        size = -1
        while size != (size := self._size()):
            self._spread()

    def taken(self) -> dict[str, _Body]:
        """The piles from which as many cards are taken, each with the body that first does so."""
        found: dict[str, _Body] = {}
        for body in self.bodies:
            for step in nodes(body.steps):
                match step:
                    case m.Fetch(amount=amount, origin=m.ZoneOf(zone=zone)) if self._holds(amount, body):
                        found.setdefault(zone, body)
        return found

    def _size(self) -> int:
        return len(self.states) + len(self.quantities) + len(self.given) + len(self.names)

    def _holds(self, expr: object, body: _Body | None) -> bool:
        """Whether an expression reads the number."""
        for node in nodes(expr):
            match node:
                case m.StateOf(state=name) if name in self.states:
                    return True
                case m.QuantityOf(quantity=name) if name in self.quantities:
                    return True
                case m.Local(name=name) if body is not None:
                    if (body.act.name, name) in self.given or (body.text, name) in self.names:
                        return True
        return False

    def _spread(self) -> None:
        for rule in self.model.rules_in("assumption"):
            for placed in rule.clauses:
                clause = placed.clause
                if isinstance(clause, m.DefineQuantity) and self._holds(clause.value, None):
                    self.quantities.add(clause.quantity)
        acts = {act.name: act for act in self.model.acts}
        for body in self.bodies:
            for step in nodes(body.steps):
                match step:
                    case m.Let(name=name, value=value) if self._holds(value, body):
                        self.names.add((body.text, name))
                    case m.Assign(target=target, value=value) if value and self._holds(value, body):
                        self.states.add(target.state)
                    case m.Add(target=target, value=value) if self._holds(value, body):
                        self.states.add(target.state)
                    case m.Do(act=act, args=args):
                        self._hand_on(acts[act], args, body)
                    case m.Proceed(args=args) if args is not None:
                        self._hand_on(body.act, args, body)

    def _hand_on(self, act: m.Act, args: tuple[m.Expr, ...], body: _Body) -> None:
        for parameter, arg in zip(act.parameters, args, strict=False):
            if parameter.type == "number" and self._holds(arg, body):
                self.given.add((act.name, parameter.name))


def _said(model: m.Model, zone: m.Zone) -> m.Rule | None:
    """The rule that speaks of a pile that gives no more: at its refilling, under a condition, and bringing no card."""
    for rule in sorted(model.rules_in("assumption"), key=lambda rule: tuple(OF_LAYER).index(rule.layer)):
        if any(_speaks(placed.clause, zone) for placed in rule.clauses):
            return rule
    return None


def _speaks(clause: m.Clause, zone: m.Zone) -> bool:
    return (
        isinstance(clause, m.Effect)
        and clause.act == zone.refilled_by
        and clause.where != m.YES
        and not any(isinstance(step, m.MoveCards | m.Fetch) for step in nodes(clause.body))
    )
