"""What has become of a point of a rulebook: one closed type, which check, the pages and JSON share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

from cardlaw.language import model as m

Status = Literal["open", "read", "assumed", "settled", "accepted"]
"""`open`: nothing decides it, and somebody has to: the table where play comes to it, whoever writes the rules where a
clause can never apply or a question was too hard. `read`: the words have several senses, and we chose one.
`assumed`: the sheet says nothing, and we decided. `settled`: the text itself says which clause comes first.
`accepted`: the rule file says that it may stay as it is."""

STATUSES: tuple[Status, ...] = get_args(Status)
"""In the order in which a club would argue about them."""

STATUS: dict[Status, str] = {
    "open": "open",
    "read": "settled by a reading",
    "assumed": "settled by an assumption",
    "settled": "settled by the text",
    "accepted": "accepted",
}
"""Each in words."""

OF_LAYER: dict[m.Layer, Status] = {"text": "settled", "reading": "read", "assumption": "assumed"}
"""What becomes of a point that a rule of this layer decides."""


def decided_by(rules: Iterable[m.Rule]) -> Status:
    """The status of a point that some rules decide together: what we added counts before what is printed."""
    found = {OF_LAYER[rule.layer] for rule in rules}
    return next((status for status in ("assumed", "read", "settled") if status in found), "open")


def of_silence(model: m.Model, silence: m.Silence) -> Status:
    """What has become of something that a sheet does not say."""
    if any(acceptance.finding == f"silent-{silence.name}" for acceptance in model.acceptances):
        return "accepted"
    return decided_by(rule for rule in model.rules if rule.id in silence.resolved_by)


def turns_on(model: m.Model, silence: m.Silence) -> tuple[m.Condition, ...]:
    """The choices that bring a silence about: those under which alone the rules count that answer it."""
    found = {works_under(model, rule) for rule in model.rules if rule.id in silence.resolved_by}
    return found.pop() if len(found) == 1 else ()


def arises(model: m.Model, silence: m.Silence) -> bool:
    """Whether a silence comes up under the choices that are made."""
    return _made(model, turns_on(model, silence))


def works(model: m.Model, rule: m.Rule) -> bool:
    """Whether a rule counts under the choices that are made, and has something to do."""
    return _made(model, works_under(model, rule))


def works_under(model: m.Model, rule: m.Rule) -> tuple[m.Condition, ...]:
    """The choices under which a rule counts; one that only sets another aside has nothing to do without that."""
    targets = {placed.clause.target for placed in rule.clauses if isinstance(placed.clause, m.Waive)}
    if len(targets) != 1 or not all(isinstance(placed.clause, m.Waive) for placed in rule.clauses):
        return rule.under
    waived = next((other.under for other in model.rules if other.id in targets), ())
    return tuple(dict.fromkeys((*rule.under, *waived)))


def _made(model: m.Model, under: Iterable[m.Condition]) -> bool:
    return all(model.choice(each.axis) in each.values for each in under)


def silence_of(model: m.Model, finding: str) -> m.Silence | None:
    """The silence that a finding of this id tells of, if it tells of one that the sheet owns up to."""
    return next((silence for silence in model.silences if finding == f"silent-{silence.name}"), None)
