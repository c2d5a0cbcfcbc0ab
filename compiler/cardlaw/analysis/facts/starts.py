"""Which states are certain to be as they start when an act begins, whatever was done before it.

Every way to an act is followed from the beginning of a round, on all layers and under all choices at once, and what
the steps on it may have set is gathered. A step that sets a state back to its start value clears it; whatever may or
may not be carried out (an effect, a loop, one branch of two) clears nothing. So a state that is left over can be as
it starts or not; one that is not left over is as it starts.
"""

from __future__ import annotations

from collections.abc import Iterable

from cardlaw.language import model as m
from cardlaw.language.core.dependencies import anyhow
from cardlaw.language.kernel import KERNEL_STATES
from cardlaw.language.walking import nodes

States = frozenset[str]
NONE: States = frozenset()


class Starting:
    """The states of a model that may be other than they start, by the act that begins."""

    def __init__(self, model: m.Model) -> None:
        self.model = model
        self.acts = {act.name: act for act in model.acts}
        kernel = {state.name for state in KERNEL_STATES}
        self.states = {state.name: state for state in model.states if state.name not in kernel}
        self.effects: dict[str, list[m.Effect]] = {}
        for rule in model.rules:
            for placed in rule.clauses:
                if isinstance(placed.clause, m.Effect):
                    self.effects.setdefault(placed.clause.act, []).append(placed.clause)
        self.refills = tuple(dict.fromkeys(z.refilled_by for z in model.zones if z.refilled_by is not None))
        self.polled: dict[str, set[str]] = {}
        for node in nodes((model.rules, model.acts, model.stages)):
            if isinstance(node, m.Offer) and node.until is not None:
                acts = {act for part in node.offerings for act in part.acts}
                self.polled.setdefault(node.until, set()).update(acts)
        self._reach = anyhow(model)
        self._written = {act: self._reach.by_acts([act]).states & self.states.keys() for act in self.acts}
        self._anything: States = NONE.union(*self._written.values(), self.may_set(self._turns))
        self._left: dict[str, States] = {}
        self._round()

    def left_over(self, act: str) -> States:
        """The states that may be other than they start as an act begins; for the stage of turns, as its steps do.

        Of an act that nothing leads to nothing is said.
        """
        return self._left.get(act, self._anything)

    @property
    def ever_set(self) -> States:
        """The states that something sets; the others are always as they start."""
        return self._anything

    @property
    def begun(self) -> Iterable[str]:
        """The acts that something leads to."""
        return self._left

    @property
    def _turns(self) -> tuple[m.Step, ...]:
        return tuple(step for stage in self.model.stages for step in stage.turns or ())

    # ---------------------------------------------------------------- what acts may set
    def _bodies(self, act: str) -> tuple[object, ...]:
        return (self.acts[act].body, *(clause.body for clause in self.effects.get(act, ())))

    def may_set(self, steps: object) -> States:
        """All that steps may set, with whatever they lead to."""
        return self._reach.by_steps(steps).states & self.states.keys()

    # ---------------------------------------------------------------- ways to an act
    def _round(self) -> None:
        kept = frozenset(n for n in self._anything if self.states[n].lasts == "kept")
        brief = frozenset(n for n in self._anything if self.states[n].lasts == "turn")
        left, begun = kept, False
        for stage in self.model.stages:
            if stage.turns is None:
                self._enter(stage.name, self._anything if begun else left)
                left |= self._written[stage.name]
                continue
            begun = True
            before = (
                left | self.may_set(stage.turns) | self._written["turn-begins"] | self._written["turn-ends"]
            )
            self._enter("turn-begins", before - brief)
            left = (before - brief) | self.may_set(self._bodies("turn-begins"))
            self._left[stage.name] = left
            self._follow(stage.turns, left)
            self._enter("turn-ends", before)
        for acts in self.polled.values():
            for act in sorted(acts):
                self._enter(act, self._anything)

    def _enter(self, act: str, left: States) -> None:
        """An act may begin with these states left over; what follows from it is followed anew if that is new."""
        if act not in self.acts:
            return
        if act != "turn-begins":  # what is asked before a turn begins comes before what lasts a turn is reset
            left = left.union(*(self._written.get(other, NONE) for other in self.polled.get(act, ())))
        if act in self._left and left <= self._left[act]:
            return
        left = self._left[act] = left | self._left.get(act, NONE)
        effects = self.effects.get(act, [])
        instead = self.may_set([clause.body for clause in effects if clause.instead])
        self._follow(self.acts[act].body, left | instead)
        later = left | instead | self.may_set(self.acts[act].body)
        for clause in effects:
            if clause.instead:
                self._follow(clause.body, left | instead | self.may_set(self.acts[act].body))
            else:
                self._follow(clause.body, later)
                later |= self.may_set(clause.body)

    def _follow(self, steps: Iterable[m.Step], left: States) -> States:
        """What may be left over after steps, given what was before them; acts on the way are entered."""
        for step in steps:
            match step:
                case m.Assign(target=target, value=value):
                    left -= {target.state}
                    if target.state in self.states and not self._clears(target, value):
                        left |= {target.state}
                case m.If(condition=condition, then=then, otherwise=otherwise):
                    yes = left - self._as_started(condition)
                    left = self._follow(then, yes) | self._follow(otherwise, left)
                case m.ByChance(odds=odds):
                    left = NONE.union(*(self._follow(block, left) for _, block in odds))
                case m.ForEach(body=body) | m.Repeat(body=body):
                    left |= self.may_set(body)
                    self._follow(body, left)
                case m.Offer(offerings=offerings, until=None):
                    once = len(offerings) == 1 and (
                        offerings[0].first or isinstance(offerings[0].takers, m.OnePlayer)
                    )
                    before = left if once else left | self.may_set(step)
                    for part in offerings:
                        for act in part.acts:
                            self._enter(act, before)
                    left |= self.may_set(step)
                case m.Do(act=act):
                    self._enter(act, left)
                    left |= self.may_set(step)
                case m.Fetch():
                    for act in self.refills:
                        self._enter(act, left)
                    left |= self.may_set(step)
                case m.Offer():
                    pass  # it stands: what is done in it is done later, and entered with whatever may be left over
                case _:
                    left |= self.may_set(step)
        return left

    def _clears(self, target: m.StateOf, value: m.Expr | None) -> bool:
        """Whether an assignment sets all of a state to what it starts as."""
        starts = self.states[target.state].starts
        if target.key is not None:
            return False
        return value is None if starts is None else isinstance(value, m.Const) and value.value == starts

    def _as_started(self, condition: m.Expr) -> States:
        """The states of which a condition says that they are as they start."""
        match condition:
            case m.AllOf(parts=parts):
                return NONE.union(*map(self._as_started, parts))
            case m.Same(left=m.StateOf(key=None) as state, right=value) if state.state in self.states:
                return frozenset({state.state}) if self._clears(state, value) else NONE
            case m.Not(inner=m.Present(value=m.StateOf(key=None) as state)) if state.state in self.states:
                return frozenset({state.state}) if self._clears(state, None) else NONE
            case _:
                return NONE


starting = m.ChoiceFree(Starting)
"""What is as it starts where acts of a model begin, worked out once for all that can be chosen."""


def unsettled(one: m.Model, other: m.Model) -> frozenset[tuple[str, str]]:
    """The acts, each with a state that is as it starts there in one of two models only."""
    sides = starting(one), starting(other)
    acts = {*sides[0].begun, *sides[1].begun}
    return frozenset(
        (act, state) for act in acts for state in sides[0].left_over(act) ^ sides[1].left_over(act)
    )
