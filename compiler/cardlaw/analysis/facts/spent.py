"""Which states of a turn nothing asks for any more once a move is over: they are set anew before anything reads them.

Whatever may come after the move is gathered, along every way to it: the rest of each body that it is made in, what
follows that, the windows that stand, the end of the turn and of the round. What the rules read there is not spent, nor
what the norms of a move read that may be offered there. A state that lasts longer than a turn is never spent.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cardlaw.language import model as m
from cardlaw.language.core.dependencies import NOTHING, Reach, Touched, in_force, joined
from cardlaw.language.core.rulebook import Held, rulebook_of

States = frozenset[str]


class _Afterwards:
    """By act, what may be touched after it in the turn in which it is done; nothing is said of those left out."""

    def __init__(self, model: m.Model) -> None:
        self.model, self.book = model, rulebook_of(model)
        self.reach: Reach = in_force(model)
        self.refills = tuple(dict.fromkeys(z.refilled_by for z in model.zones if z.refilled_by is not None))
        self._own: dict[str, Touched] = {}
        self._within: dict[str, set[str]] = {}
        self.standing: set[str] = set()
        """Moves that a window offers until something happens: they may be made at any moment of a turn."""
        for stage in model.stages:
            if stage.turns is None:
                self._note((stage.name,), NOTHING, None)
            self._go(stage.turns or (), NOTHING, None)
        self._note(("turn-ends",), NOTHING, None)
        for act in model.acts:
            effects = [held.clause for held in self.book.effects(act.name)]
            bodies = [act.body, *(effect.body for effect in effects)]
            instead = any(effect.instead for effect in effects)
            for place, body in enumerate(bodies):
                later = bodies if instead else bodies[place + 1 :]
                self._go(body, self.reach.by_steps(tuple(later)), act.name)

    def of(self, act: str) -> tuple[Touched, set[str]] | None:
        """What may be touched after an act in its turn, and the acts that it may be part of.

        None if not every way to it is known.
        """
        found, todo, seen = [], [act], {act}
        while todo:
            each = todo.pop()
            if each not in self._own or each in self.standing:
                return None
            found.append(self._own[each])
            todo += self._within[each] - seen
            seen |= self._within[each]
        return joined(found), seen - {act}

    def _go(self, steps: tuple[m.Step, ...], after: Touched, within: str | None) -> None:
        """The steps of a body, after which something else may follow."""
        for place, step in enumerate(steps):
            rest = after | self.reach.by_steps(steps[place + 1 :])
            match step:
                case m.If(then=then, otherwise=otherwise):
                    self._go(then, rest, within)
                    self._go(otherwise, rest, within)
                case m.ByChance(odds=odds):
                    for _, block in odds:
                        self._go(block, rest, within)
                case m.ForEach(body=body) | m.Repeat(body=body):
                    self._go(body, rest | self.reach.by_steps((step,)), within)
                case m.Offer(offerings=offerings, until=until):
                    acts = [act for part in offerings for act in part.acts]
                    if until is not None:
                        self.standing.update(acts)
                    once = len(offerings) == 1 and isinstance(offerings[0].takers, m.OnePlayer)
                    self._note(acts, rest if once else rest | self.reach.by_steps((step,)), within)
                case m.Do(act=act):
                    self._note((act,), rest, within)
                case m.Fetch():
                    self._note(self.refills, rest | self.reach.by_steps((step,)), within)
                case _:
                    pass

    def _note(self, acts: Iterable[str], after: Touched, within: str | None) -> None:
        for act in acts:
            self._own[act] = self._own.get(act, NOTHING) | after
            self._within.setdefault(act, set()).update(() if within is None else (within,))


def _spent(model: m.Model) -> Mapping[str, States]:
    brief = frozenset(state.name for state in model.states if state.lasts == "turn")
    moves = [act.name for act in model.acts if act.sort == "move"]
    if not brief:
        return {}
    afterwards = _Afterwards(model)
    reach, book = afterwards.reach, afterwards.book
    acts = {act.name: act for act in model.acts}
    certain = {
        "turn-ends",
        *afterwards.standing,
        *afterwards.refills,
        *(stage.name for stage in model.stages if stage.turns is None),
    }
    said = (held.clause for sort in (m.Wins, m.Ends, m.Axiom) for held in book.all(sort))
    always = reach.by_acts(certain) | reach.read_by(tuple(said))

    def waiving(several: Iterable[Held[Any]]) -> tuple[m.Expr, ...]:
        return tuple(w.clause.condition for held in several for w in book.waivers.get(held.rule.id, ()))

    def allowed(act: str) -> Touched:
        """What it hangs on whether an act may be done, and whether it is wrong."""
        norms, parameters = book.norms(act), acts[act].parameters if act in acts else ()
        return reach.read_by((*(held.clause for held in norms), *parameters, *waiving(norms)))

    def followed(act: str) -> Touched:
        """What it hangs on which effects an act has."""
        effects = book.effects(act)
        conditions = ((held.clause.match, held.clause.where) for held in effects)
        return reach.read_by((*conditions, *waiving(effects)))

    found: dict[str, States] = {}
    for move in moves:
        told = afterwards.of(move)
        if told is None:
            continue
        after, around = told[0] | always, told[1]
        owed = {name.split(" ", 1)[1] for name in after.reads if name.startswith(".owes ")}
        coming = after.leads | certain
        read = (
            after
            | joined(map(allowed, sorted(coming | owed)))
            | joined(map(followed, sorted(coming | around)))
            | joined(map(reach.word, sorted(after.words)))
        )
        found[move] = brief - read.reads
    return found


spent = m.Fact(_spent)
"""By move, the states of a turn that nothing asks for once it is over; of a move that stands open nothing is said."""
