"""What a module counts beyond moves: acts that happened, effects that ran, rules that were broken, situations met."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cardlaw.fast.code.page import FunctionPage
from cardlaw.fast.code.trees import CodeTerm, bump, get, when, wide
from cardlaw.fast.code.wasm import Tree
from cardlaw.language import model as m
from cardlaw.language.core.algebra import fold

if TYPE_CHECKING:
    from cardlaw.fast.writer import Writer


class Counting:
    """A counter for each thing, one after the other in memory; a row of a round holds them all.

    `act NAME` counts how often an act happened, as a move or otherwise (an act of the kernel that no rule speaks of is
    not counted). `rule ID` counts how often the effect or replacement of a clause ran. `broken ID` counts the moves,
    and windows left unused, that broke a norm. `situation NAME` counts the decisions about moves at which a test held,
    in which `player` is who is asked.
    """

    def __init__(self, writer: Writer, situations: Mapping[str, m.Expr]) -> None:
        self.w, self.situations = writer, situations
        model = writer.core.model
        self.names = [f"act {act.name}" for act in model.acts]
        self.names += [f"rule {held.id}" for act in model.acts for held in writer.book.effects(act.name)]
        self.names += [f"broken {held.id}" for held in writer.core.verdicts.held]
        self.names += [f"situation {name}" for name in situations]
        self.at = writer.memory.take(4 * len(self.names))
        self._places = {name: place for place, name in enumerate(self.names)}

    def one(self, name: str) -> list[Tree]:
        """One more of something."""
        return [bump(self.at + 4 * self._places[name])]

    def broken(self, no: Tree, acts: tuple[str, ...]) -> list[Tree]:
        """One more of each norm about some acts whose bit is set."""
        held = self.w.core.verdicts.held
        code: list[Tree] = []
        for old, place in self.w.asking._places(acts).items():
            bit: Tree = ("i64.ne", ("i64.and", no, wide(1 << place)), wide(0))
            code.append(when(bit, self.one(f"broken {held[old].id}")))
        return [when(("i64.ne", no, wide(0)), code)] if code else []

    def met(self, page: FunctionPage) -> list[Tree]:
        """The situations that `$seat` is in, as it is asked."""
        code: list[Tree] = []
        self.w.values.pages.append(page)
        for name, test in self.situations.items():
            names = {"player": CodeTerm(get("$seat"), sure=True, cheap=True)}
            term = fold(test, self.w.values.naming(name), names)
            code.append(when(self.w.values.truth(term), self.one(f"situation {name}")))
        self.w.values.pages.pop()
        return code
