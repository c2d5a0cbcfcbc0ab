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
