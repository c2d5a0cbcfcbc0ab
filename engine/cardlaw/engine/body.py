"""A body being compiled: its code, the names known at this point, and where a named card was found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardlaw.engine.state import Code, Frame, Instruction, State
from cardlaw.engine.terms import Members, Run, Term, local
from cardlaw.language import model as m
from cardlaw.language.core.algebra import fold, fold_domain, type_of

if TYPE_CHECKING:
    from cardlaw.engine.program import Program


class Body:
    """A body being compiled: its code, the names known at this point, and where a named card was found."""

    def __init__(
        self,
        program: Program,
        code: Code,
        names: dict[str, Term],
        given: int,
        origins: dict[str, Term] | None = None,
    ) -> None:
        self.program = program
        self.code = code
        self.names = dict(names)
        self.origins = dict(origins or {})
        self.given = given
        self.slots = given

    @property
    def about(self) -> str:
        """The rule or act whose body this is."""
        return self.code.id.removeprefix("effect ").removeprefix("act ").removeprefix("body of ")

    def emit(self, instruction: Instruction, note: Any = None) -> int:
        place = len(self.code.steps)
        self.code.steps.append(instruction)
        if note is not None:
            self.code.notes[place] = note
        return place

    def slot(self) -> int:
        self.slots += 1
        self.code.extra = max(self.code.extra, self.slots - self.given)
        return self.slots - 1

    def bind(self, name: str, origin: Term | None = None) -> int:
        slot = self.slot()
        self.names[name] = local(slot)
        self.origins.pop(name, None)
        if origin is not None:
            self.origins[name] = origin
        return slot

    def term(self, expr: m.Expr) -> Term:
        return fold(expr, self.program.algebra.naming(self.about), self.names)

    def run(self, expr: m.Expr) -> Run:
        run = self.term(expr).run
        return (lambda s, env: bool(run(s, env))) if type_of(expr) == "yes-no" else run

    def members(self, domain: m.Domain) -> Members:
        return fold_domain(domain, self.program.algebra.naming(self.about), self.names)

    def origin(self, domain: m.Domain | None) -> Term | None:
        """The zone in which the members of a domain of cards lie, if the words say so."""
        match domain:
            case m.CardsIn(zone=m.Local(name=name, type="cards")):
                return self.origins.get(name)
            case m.CardsIn(zone=zone):
                return self.term(zone)
            case m.OneCard(card=m.CardAt(zone=zone)):
                return self.term(zone)
            case m.OneCard(card=m.Local(name=name)):
                return self.origins.get(name)
            case _:
                return None

    def where(self, name: str, where: m.Expr) -> Any:
        """The test that a member of a domain has to pass, as a table by member; None if there is none."""
        if where == m.YES:
            return None
        algebra, names = self.program.algebra, self.names
        return self.program.per_member(lambda member: fold(where, algebra, {**names, name: member}))

    def hole(self) -> int:
        """A place for a jump whose target is not known yet."""
        return self.emit(_unfilled)

    def fill(self, place: int, target: int) -> None:
        """Make the jump at a place lead to a target."""

        def jump(s: State, f: Frame) -> None:
            f.pc = target

        self.code.steps[place] = jump


def _unfilled(s: State, f: Frame) -> None:
    raise AssertionError("a jump was left without its target")
