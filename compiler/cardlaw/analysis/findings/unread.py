"""States that rules set and that nothing ever asks for.

Nothing is asked of the solver: a state is read where it stands in any clause, move, event or stage, but for what it is
set to itself. Which option is chosen does not matter, so one that is read under another value is no finding.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardlaw.analysis.results.finding import Finding, finding_id
from cardlaw.analysis.results.status import Status
from cardlaw.analysis.symbolic.inquiry import LAYERS
from cardlaw.language import model as m
from cardlaw.language.core.dependencies import asked_for_in, set_in
from cardlaw.language.kernel import KERNEL_STATES
from cardlaw.wording.arguments import SpokenName, SpokenRule
from cardlaw.wording.messages import message


def unread(model: m.Model) -> Iterator[Finding]:
    """Each state with the clauses that set it, on the first layer on which nothing reads it."""
    own = {state.name for state in KERNEL_STATES}
    everywhere = asked_for_in((model.acts, model.stages))
    rules = {layer: model.rules_in(layer, any_option=True) for layer in LAYERS}
    reads = {layer: everywhere | asked_for_in(rules[layer]) for layer in LAYERS}
    sets = {layer: _setting(rules[layer]) for layer in LAYERS}
    for state in model.states:
        name = state.name
        unread_on = [layer for layer in LAYERS if name in sets[layer] and name not in reads[layer]]
        if name in own or not unread_on:
            continue
        layer = unread_on[0]
        settling = next((later for later in LAYERS if later not in unread_on and name in reads[later]), None)
        status: Status = "open"
        settled: tuple[str, ...] = ()
        if settling is not None:
            status = "read" if settling == "reading" else "assumed"
            readers = [rule for rule in rules[settling] if name in asked_for_in(rule)]
            settled = tuple(dict.fromkeys(_settling(model, settling, readers)))
        setters = sets[layer][name]
        yield Finding(
            finding_id("unread", name),
            "unread",
            status,
            tuple(setters),
            message("found-unread" if settling is None else "found-unread-printed", name=SpokenName(name)),
            layer,
            settled=settled,
            why=tuple(
                message("why-sets", rule=SpokenRule(clause), name=SpokenName(name)) for clause in setters
            ),
        )


def _setting(rules: Iterable[m.Rule]) -> dict[str, list[str]]:
    """The states that rules set, each with the clauses that do."""
    found: dict[str, list[str]] = {}
    for rule in rules:
        for placed in rule.clauses:
            for name in dict.fromkeys(set_in(placed.clause)):
                found.setdefault(name, []).append(placed.id)
    return found


def _settling(model: m.Model, layer: m.Layer, readers: list[m.Rule]) -> Iterator[str]:
    """What makes rules of a layer count: the readings under which they stand, or the assumed rules themselves."""
    readings = {axis.name for axis in model.axes if axis.sort == "reading"}
    for rule in readers:
        if rule.layer == layer:
            yield from [c.axis for c in rule.under if c.axis in readings] if layer == "reading" else [rule.id]
