"""A model lowered: every body and the whole procedure as routines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from cardlaw.language import model as m
from cardlaw.language.core.acts import Acts, act_id, body_id, effect_id
from cardlaw.language.core.instructions import Routine
from cardlaw.language.core.rounds import Rounds
from cardlaw.language.core.rulebook import Rulebook, rulebook_of
from cardlaw.language.core.verdicts import Verdicts
from cardlaw.language.records import dataclass


class Routines(Mapping[str, Routine]):
    """Routines by their id, each lowered when it is first asked for."""

    def __init__(self, makers: Mapping[str, Callable[[], Routine]]) -> None:
        self._makers = makers
        self._made: dict[str, Routine] = {}

    def __getitem__(self, id: str) -> Routine:
        if id not in self._made:
            self._made[id] = self._makers[id]()
        return self._made[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


@dataclass(frozen=True, slots=True)
class Core:
    """What a machine carries out. It starts with the routine `game`."""

    model: m.Model
    routines: Mapping[str, Routine]
    plain: frozenset[str]
    """The acts that happen at once: verbs of the kernel that nothing is said of."""
    awaited: frozenset[str]
    """The acts until which some window stands."""
    verdicts: Verdicts
    """What the norms say of the moves that windows offer."""

    def act(self, name: str) -> Routine:
        return self.routines[act_id(name)]


def lower(book: Rulebook) -> Core:
    """The core of the rules in force."""
    acts, model = Acts(book), book.model
    plain = frozenset(act.name for act in model.acts if acts.plain(act))
    makers: dict[str, Callable[[], Routine]] = dict(Rounds(book, "turn-ends" not in plain).makers())
    for act in model.acts:
        makers[act_id(act.name)] = lambda act=act: acts.routine(act)  # type: ignore[misc]
        if acts.replaced(act):
            makers[body_id(act.name)] = lambda act=act: acts.body(act)  # type: ignore[misc]
    for held in acts.effects:
        makers[effect_id(held.id)] = lambda held=held: acts.effect(held)  # type: ignore[misc]
    bodies = [act.body for act in model.acts] + [held.clause.body for held in acts.effects]
    bodies += [stage.turns for stage in model.stages if stage.turns is not None]
    awaited = frozenset(until for body in bodies for until in _awaited(body))
    return Core(model, Routines(makers), plain, awaited, Verdicts(book, acts))


def _awaited(steps: tuple[m.Step, ...]) -> Iterator[str]:
    for step in steps:
        match step:
            case m.Offer(until=str(until)):
                yield until
            case m.If(then=then, otherwise=otherwise):
                yield from _awaited((*then, *otherwise))
            case m.ForEach(body=body) | m.Repeat(body=body):
                yield from _awaited(body)
            case m.ByChance(odds=odds):
                yield from (until for _, block in odds for until in _awaited(block))
            case _:
                pass


core_of = m.Fact(lambda model: lower(rulebook_of(model)))
"""The core of a model, lowered once."""
