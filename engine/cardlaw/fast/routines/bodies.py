"""A body being written: what its names stand for, what values and members are, and how it is left."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardlaw.fast.code.page import LEFT, FunctionPage
from cardlaw.fast.code.trees import (
    ABSENT,
    CodeTerm,
    add,
    call,
    get,
    number,
    put,
    store,
    when,
)
from cardlaw.fast.code.wasm import Tree
from cardlaw.fast.expressions.members import CodeMembers, CodeSeats
from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core.algebra import fold, fold_domain, type_of
from cardlaw.language.core.rounds import TURN

if TYPE_CHECKING:
    from cardlaw.fast.writer import Writer


class BodyWriter:
    """One routine being written."""

    def __init__(self, writer: Writer, routine: c.Routine, name: str, parameters: dict[str, str]) -> None:
        self.w = writer
        self.values, self.memory = writer.values, writer.memory
        self.routine = routine
        self.page = FunctionPage(name, parameters, "i32", get("$cause"))
        own = routine.act is not None or routine.id == TURN
        self.about = (
            routine.id.removeprefix("effect ").removeprefix("act ").removeprefix("body of ") if own else ""
        )
        sure = writer.sure(routine)
        self.names: dict[str, CodeTerm] = {routine.doer: CodeTerm(get("$doer"), sure=sure, cheap=True)}
        for place, parameter in enumerate(routine.parameters):
            self.names[parameter] = CodeTerm(get(f"$arg{place}"), cheap=True)
        if routine.role is not None:
            self.names[routine.role] = CodeTerm(call("$doer_of", get("$cause")))
        self.left = LEFT
        self.window: str | None = None
        self.effects: dict[str, int] = {}
        """The place of each effect of the act among all of them."""

    def term(self, expr: m.Expr) -> CodeTerm:
        return fold(expr, self.values.naming(self.about), self.names)

    def value(self, expr: m.Expr | None) -> Tree:
        """A value that is kept or handed on; a yes or no is one."""
        if expr is None:
            return number(ABSENT)
        term = self.term(expr)
        return self.values.truth(term) if type_of(expr) == "yes-no" and not term.known else term.tree

    def test(self, expr: m.Expr) -> Tree:
        return self.values.truth(self.term(expr))

    def domain(self, domain: m.Domain) -> CodeMembers:
        found: CodeMembers = fold_domain(domain, self.values.naming(self.about), self.names)
        return found

    def slot(self, name: str) -> str:
        """The local of a name, the same wherever the routine binds it."""
        if name not in self.names:
            self.names[name] = CodeTerm(get(self.page.fresh()), cheap=True)
        return str(self.names[name].tree[1])

    def such(
        self, domain: m.Domain, name: str | None, where: m.Expr | None, take: Callable[[CodeTerm], list[Tree]]
    ) -> list[Tree]:
        """Go through the members of a domain that pass a test."""
        members = self.domain(domain)
        if name is None or where is None or where == m.YES:
            return members.each(self.page, take)

        def body(it: CodeTerm) -> list[Tree]:
            assert name is not None and where is not None
            test = fold(where, self.values.naming(self.about), {**self.names, name: it})
            if test.known:
                return take(it) if test.value == 1 else []
            return [when(self.values.truth(test), take(it))]

        return members.each(self.page, body)

    def gathered(
        self, domain: m.Domain, name: str | None, where: m.Expr | None
    ) -> tuple[list[Tree], str, str]:
        """The members that pass, set aside: the code, where they are, and how many."""
        at, count = self.page.fresh(), self.page.fresh()
        room = self.page.reserve(4 * self.w.most_members(domain) + 4)

        def take(it: CodeTerm) -> list[Tree]:
            spot: Tree = ("i32.add", get(at), ("i32.shl", get(count), number(2)))
            code: list[Tree] = [("i32.store", 0, spot, it.tree), put(count, add(get(count), number(1)))]
            if isinstance(domain, m.Numbers):
                full: Tree = ("i32.ge_s", get(count), number(self.w.most_members(domain)))
                code.append(when(full, [("unreachable",)]))
            return code

        code = [put(at, room), put(count, number(0)), *self.such(domain, name, where, take)]
        return code, at, count

    def mask(self, domain: m.Domain, name: str | None, where: m.Expr | None, into: str) -> list[Tree]:
        """The players of a domain that pass a test, as a mask in a local."""
        if name is None or where is None or where == m.YES:
            members = self.domain(domain)
            if isinstance(members, CodeSeats):
                return [put(into, members.mask)]

        def take(it: CodeTerm) -> list[Tree]:
            return [put(into, ("i32.or", get(into), ("i32.shl", number(1), it.tree)))]

        return [put(into, number(0)), *self.such(domain, name, where, take)]

    def goes(self, called: Tree) -> Tree:
        """A call after which everything may have been left."""
        return ("br_if", self.left, called)

    def limit(self, what: str, where: str) -> list[Tree]:
        """Play has gone on too long: the game is over without a winner."""
        told = f"limit: {what}" + (f", at `{where}`" if where else "")
        code = [
            store(self.memory.registers[".outcome"], number(self.memory.number_of("limit"))),
            self.values.tally(told),
            *self.w.told("limit", self.w.text(what), self.w.text(where)),
            call("$stop"),
            ("br", self.left),
        ]
        return code
