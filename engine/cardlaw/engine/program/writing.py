"""A routine being written as text: its functions so far, the place of every name, and what values are in text."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cardlaw.engine.expressions.terms import PythonTerm, local
from cardlaw.engine.state.state import Frame, Instruction, RoutineCode, TableState
from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core.algebra import fold, fold_domain, type_of
from cardlaw.language.core.rounds import TURN

if TYPE_CHECKING:
    from cardlaw.engine.program.program import Program

LABEL = re.compile("\0([0-9]+)\0")
"""A place that is not known yet; no text of a rule can hold one, since it is written with escapes."""


class RoutinePage:
    """The functions of a routine, written one after the other."""

    def __init__(
        self, program: Program, code: RoutineCode, routine: c.Routine, sure: bool, apart: bool = False
    ) -> None:
        self.program = program
        self.code = code
        self.routine = routine
        self.apart = apart
        """Whether each instruction begins a function of its own."""
        own = routine.act is not None or routine.id == TURN
        self.about = (
            code.id.removeprefix("effect ").removeprefix("act ").removeprefix("body of ") if own else ""
        )
        """The rule or act whose body this is."""
        self.given = 2 + len(routine.parameters)
        self.slots = self.given
        self.names: dict[str, PythonTerm] = {routine.doer: local(1, sure=sure)}
        for number, name in enumerate(routine.parameters):
            self.names[name] = local(number + 2)
        if routine.role is not None:
            self.names[routine.role] = PythonTerm("(None if env[0] is None else env[0][1])")
        self.parts: list[list[str]] = [[]]
        self.depth = 1
        self.loops = 0
        self.left = "return"
        self.follow = 0
        self.last = False
        """Whether nothing comes after the next window, so that the frame is not needed any more."""
        self.ended: int | None = None
        """Where play goes on after a turn."""
        self.labels: list[int | None] = []
        self.aside: list[tuple[int, c.Block, int]] = []
        """Blocks written at the end: where each begins, and where play goes on after it."""
        self.marks: dict[str, int] = {}
        """Where the instructions of a routine whose instructions stand apart begin."""

    def line(self, text: str) -> None:
        self.parts[-1].append(" " * self.depth + text)

    def split(self) -> None:
        """What follows begins a function of its own."""
        assert self.depth == 1
        if self.parts[-1]:
            self.parts.append([])

    @property
    def here(self) -> int:
        return len(self.parts) - 1

    def label(self) -> int:
        self.labels.append(None)
        return len(self.labels) - 1

    def put(self, label: int) -> None:
        """A label stands here."""
        self.split()
        self.labels[label] = self.here

    def jump(self, label: int) -> None:
        self.line(f"f.pc = \0{label}\0")

    def inside(self, write: Callable[[], None]) -> None:
        self.depth += 1
        before = len(self.parts[-1])
        write()
        if len(self.parts[-1]) == before:
            self.line("pass")
        self.depth -= 1

    def _step(self, number: int, lines: list[str]) -> Instruction:
        made: list[Instruction] = []
        steps = self.code.steps

        def first(s: TableState, f: Frame) -> object:
            if not made:
                made.append(self._made(lines))
                if steps[number] is first:
                    steps[number] = made[0]
            return made[0](s, f)

        return first

    def _made(self, lines: list[str]) -> Any:
        body = LABEL.sub(lambda found: str(self.labels[int(found[1])]), "\n".join(lines))
        start = [" env = f.locals"] if "env" in body else []
        start += [" log = s.log"] if "log" in body else []
        return self.program.algebra.space.function("s, f", [*start, body or " pass"])

    def function(self) -> Any:
        """The routine as one function of a state and the doer, which is true if everything was left."""
        assert len(self.parts) == 1
        extra = ", None" * (self.slots - 2)
        start = [f" env = [None, doer{extra}]", " log = s.log"]
        return self.program.algebra.space.function("s, doer=None", [*start, *self.parts[0]])

    def term(self, expr: m.Expr) -> PythonTerm:
        return fold(expr, self.program.algebra.naming(self.about), self.names)

    def text(self, term: PythonTerm) -> str:
        """A term as text that can stand in a function of this program."""
        return self.program.algebra.inline(term)

    def value(self, expr: m.Expr | None) -> str:
        """The text of a value that is kept or handed on; a yes or no is one."""
        if expr is None:
            return "None"
        term = self.term(expr)
        text = self.text(term)
        return f"bool({text})" if type_of(expr) == "yes-no" and not term.known else text

    def test(self, expr: m.Expr) -> str:
        return self.text(self.term(expr))

    def members(self, domain: m.Domain) -> str:
        return self.text(fold_domain(domain, self.program.algebra.naming(self.about), self.names).term)

    def such(self, domain: m.Domain, name: str | None, where: m.Expr | None) -> str:
        """The members of a domain that pass a test."""
        members = self.members(domain)
        if name is None or where is None or where == m.YES:
            return members
        algebra, names, about = self.program.algebra, dict(self.names), self.about
        table = self.program.per_member(
            lambda member: fold(where, algebra.naming(about), {**names, name: member})
        )
        tests = self.program.algebra.space.hold(table)
        return f"kept(s, env, {members}, {tests})"

    def slot(self, name: str) -> int:
        """The place of a name, the same wherever the routine binds it."""
        if name not in self.names:
            self.names[name] = local(self.slots)
            self.slots += 1
        return int(self.names[name].text.removeprefix("env[").removesuffix("]"))

    def hold(self, thing: Any) -> str:
        return self.program.algebra.space.hold(thing)
