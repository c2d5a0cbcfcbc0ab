"""Expressions as code: the algebra of the machine that writes WebAssembly."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from typing import Literal, TypeVar

from cardlaw.fast.code.page import FunctionPage
from cardlaw.fast.code.trees import (
    ABSENT,
    NO,
    NOTHING,
    YES,
    CodeTerm,
    add,
    any_of,
    call,
    either,
    every_of,
    get,
    known,
    load,
    number,
    put,
    tee,
    when,
)
from cardlaw.fast.code.wasm import Tree
from cardlaw.fast.expressions import members as ms
from cardlaw.fast.expressions.lookups import Lookups
from cardlaw.fast.expressions.members import CodeMembers
from cardlaw.language import model as m
from cardlaw.language.core.algebra import SaidOfMember
from cardlaw.language.core.rulebook import predicate_value, quantity_values
from cardlaw.wording.reasons import say

T = TypeVar("T")
COMPARED = {"<": "i32.lt_s", "<=": "i32.le_s", ">": "i32.gt_s", ">=": "i32.ge_s"}
FOLDED: dict[str, Callable[[int, int], int]] = {
    "i32.lt_s": operator.lt,
    "i32.le_s": operator.le,
    "i32.gt_s": operator.gt,
    "i32.ge_s": operator.ge,
    "i32.add": operator.add,
    "i32.sub": operator.sub,
}
"""What can be worked out beforehand."""
ODD = re.compile(r"[^A-Za-z0-9.:'_-]")


class CodeValues(Lookups):
    """Implements `Algebra[CodeTerm, CodeMembers]`. Trees are made for the page that is being written."""

    # ---------------------------------------------------------------- tests
    def truth(self, term: CodeTerm) -> Tree:
        """A yes or no as a test; what is absent is no yes."""
        if term.sure or term.known:
            return number(0) if term.absent else term.tree
        return ("i32.eq", term.tree, number(1))

    def present(self, value: CodeTerm) -> CodeTerm:
        if value.known:
            return NO if value.absent else YES
        if value.sure:
            return YES
        return CodeTerm(
            ("i32.ne", value.tree, number(ABSENT)), sure=True, fixed=value.fixed, cheap=value.cheap
        )

    def same(self, left: CodeTerm, right: CodeTerm, type: m.Type) -> CodeTerm:
        if type == "cards":
            raise self.outside(say("fast-compared-sets"))
        if type == "card" and self.side is not None:
            tables = self.layout.faces_up()
            left, right = self._of_card(tables, left, ABSENT), self._of_card(tables, right, ABSENT)
        if left.known and right.known:
            return YES if not left.absent and left.value == right.value else NO
        late = self._told_late(left, right)
        if left.known or late:
            left, right = right, left
        fixed, cheap = left.fixed and right.fixed, left.cheap and right.cheap
        never = None if fixed else self._absence(left, right)
        if (right.known or left.sure or right.sure) and not late:
            if right.absent:
                return NO
            return CodeTerm(
                ("i32.eq", left.tree, right.tree), sure=True, fixed=fixed, cheap=cheap, never=never
            )
        it = self.page.fresh()
        test: Tree = ("i32.ne", tee(it, left.tree), number(ABSENT))
        if right.cheap:
            both: Tree = ("i32.and", test, ("i32.eq", get(it), right.tree))
            return CodeTerm(both, sure=True, fixed=fixed, cheap=cheap, never=never)
        tree = either(test, ("i32.eq", get(it), right.tree), number(0))
        return CodeTerm(tree, sure=True, fixed=fixed, never=never)

    def _told_late(self, first: CodeTerm, then: CodeTerm) -> bool:
        """Whether the second is settled before the first is looked at, and that may be counted: by the card alone."""
        return then.fixed and not then.sure and not first.fixed and self._counted(first.tree)

    def _counted(self, tree: Tree) -> bool:
        """Whether something may be counted when this is computed."""
        if tree[:1] == ("call",) and (tree[1] == "$tally" or tree[1] in self._counting):
            return True
        return any(self._counted(part) for part in tree if isinstance(part, tuple))

    def _absence(self, *sides: CodeTerm) -> Tree | None:
        """The test, by the card alone, that one of these is absent."""
        open_ = [side for side in sides if side.fixed and not side.known and not side.sure]
        return any_of([("i32.eq", side.tree, number(ABSENT)) for side in open_])

    def compare(self, operator: Literal["<", "<=", ">", ">="], left: CodeTerm, right: CodeTerm) -> CodeTerm:
        return self._reckoned(COMPARED[operator], left, right, NO)

    def arithmetic(self, operator: Literal["+", "-", "*"], left: CodeTerm, right: CodeTerm) -> CodeTerm:
        if operator == "*":
            return self._reckoned("$times", left, right, NOTHING)
        return self._reckoned("i32.add" if operator == "+" else "i32.sub", left, right, NOTHING)

    def _reckoned(self, operation: str, left: CodeTerm, right: CodeTerm, absent: CodeTerm) -> CodeTerm:
        if left.absent or right.absent:
            return absent
        if left.known and right.known and operation in FOLDED:
            assert left.value is not None and right.value is not None
            return known(int(FOLDED[operation](left.value, right.value)))
        fixed, cheap = left.fixed and right.fixed, left.cheap and right.cheap
        never = self._absence(left, right) if absent is NO and not fixed else None

        def done(one: Tree, other: Tree) -> Tree:
            return call(operation, one, other) if operation[0] == "$" else (operation, one, other)

        if left.sure and right.sure:
            return CodeTerm(done(left.tree, right.tree), sure=True, fixed=fixed, cheap=cheap)
        names, trees = [], []
        tests: list[Tree] = []
        for side in (left, right):
            if side.sure:
                trees.append(side.tree)
            else:
                name = self.page.fresh()
                names.append(name)
                tests.append(("i32.ne", tee(name, side.tree), number(ABSENT)))
                trees.append(get(name))
        if len(tests) == 2 and self._told_late(left, right):
            tests.reverse()
        test = tests[0] if len(tests) == 1 else either(tests[0], tests[1], number(0))
        return CodeTerm(either(test, done(*trees), absent.tree), sure=absent is NO, fixed=fixed, never=never)

    def negation(self, inner: CodeTerm) -> CodeTerm:
        if inner.known:
            return NO if inner.value == 1 else YES
        other: Tree = ("i32.eqz", self.truth(inner))
        return CodeTerm(
            other, sure=True, fixed=inner.fixed, cheap=inner.cheap, always=inner.never, never=inner.always
        )

    def conjunction(self, parts: tuple[CodeTerm, ...]) -> CodeTerm:
        if any(part.known and part.value != 1 for part in parts):
            return NO
        return self._joined(parts, YES)

    def disjunction(self, parts: tuple[CodeTerm, ...]) -> CodeTerm:
        if any(part.value == 1 for part in parts):
            return YES
        return self._joined(parts, NO)

    def _joined(self, parts: tuple[CodeTerm, ...], empty: CodeTerm) -> CodeTerm:
        """Left to right, no further than needed; what hangs on the card alone comes first, as it is settled first."""
        open_ = [part for part in parts if not part.known]
        ordered = [part for part in open_ if part.fixed] + [part for part in open_ if not part.fixed]
        if not ordered:
            return empty
        fixed, cheap = all(p.fixed for p in ordered), all(p.cheap for p in ordered)
        always, never = (
            ([self._always(p) for p in ordered], [self._never(p) for p in ordered]) if not fixed else ([], [])
        )
        each, some = (always, never) if empty is YES else (never, always)
        decided = any_of([test for test in some if test is not None])
        agreed = None if any(test is None for test in each) else every_of([t for t in each if t is not None])
        tree = self.truth(ordered[-1])
        late = ordered[-1].cheap
        for part in reversed(ordered[:-1]):
            test = self.truth(part)
            if late and part.cheap:
                tree = ("i32.and" if empty is YES else "i32.or", test, tree)
            elif empty is YES:
                tree, late = either(test, tree, number(0)), False
            else:
                tree, late = either(test, number(1), tree), False
        if decided is not None and self._counted(tree):
            tree = either(decided, number(0 if empty is YES else 1), tree)
        always_, never_ = (agreed, decided) if empty is YES else (decided, agreed)
        return CodeTerm(tree, sure=True, fixed=fixed, cheap=cheap, always=always_, never=never_)

    def _always(self, part: CodeTerm) -> Tree | None:
        return self.truth(part) if part.fixed else part.always

    def _never(self, part: CodeTerm) -> Tree | None:
        return ("i32.eqz", self.truth(part)) if part.fixed else part.never

    def owes(self, player: CodeTerm, act: str) -> CodeTerm:
        return CodeTerm(call("$owes", player.tree, number(self.acts[act])), sure=True)

    def was_wrong(self, player: CodeTerm) -> CodeTerm:
        return CodeTerm(call("$was_wrong", self.page.cause, player.tree), sure=True)

    # ---------------------------------------------------------------- quantifiers
    def some(self, type: m.Type, domain: CodeMembers, where: Callable[[CodeTerm], CodeTerm]) -> CodeTerm:
        if isinstance(where, SaidOfMember) and where.always:
            return CodeTerm(("i32.gt_s", domain.size(self.page), number(0)), sure=True)
        if isinstance(domain, ms.InZone):
            from cardlaw.fast.expressions.masks import some_of_zone

            found = some_of_zone(self, domain, where)
            if found is not None:
                return found
        label = self.page.label()
        with self.one_by_one():
            code = domain.each(
                self.page, lambda it: [when(self.truth(where(it)), [("br", label, number(1))])]
            )
        return CodeTerm(("block", label, ("result", "i32"), *code, number(0)), sure=True)

    def count(self, type: m.Type, domain: CodeMembers, where: Callable[[CodeTerm], CodeTerm]) -> CodeTerm:
        if isinstance(where, SaidOfMember) and where.always:
            return self.size(domain)
        count = self.page.fresh()
        with self.one_by_one():
            code = domain.each(self.page, lambda it: [put(count, add(get(count), self.truth(where(it))))])
        return CodeTerm(("block", ("result", "i32"), put(count, number(0)), *code, get(count)), sure=True)

    def total(
        self,
        type: m.Type,
        domain: CodeMembers,
        where: Callable[[CodeTerm], CodeTerm],
        value: Callable[[CodeTerm], CodeTerm],
    ) -> CodeTerm:
        total, worth = self.page.fresh(), self.page.fresh()

        def body(it: CodeTerm) -> list[Tree]:
            test, amount = where(it), value(it)
            more = [put(total, call("$plus", get(total), amount.tree))]
            if not amount.sure:
                there: Tree = ("i32.ne", tee(worth, amount.tree), number(ABSENT))
                more = [when(there, [put(total, call("$plus", get(total), get(worth)))])]
            return more if test is YES else [when(self.truth(test), more)]

        with self.one_by_one():
            code = domain.each(self.page, body)
        return CodeTerm(("block", ("result", "i32"), put(total, number(0)), *code, get(total)), sure=True)

    def best(
        self,
        type: m.Type,
        domain: CodeMembers,
        where: Callable[[CodeTerm], CodeTerm],
        extreme: Literal["most", "least"],
        value: Callable[[CodeTerm], CodeTerm],
    ) -> CodeTerm:
        best, worth, chosen = self.page.fresh(), self.page.fresh(), self.page.fresh()
        better = "i32.gt_s" if extreme == "most" else "i32.lt_s"

        def body(it: CodeTerm) -> list[Tree]:
            amount = value(it)
            test: Tree = (
                "i32.or",
                ("i32.eq", get(chosen), number(ABSENT)),
                (better, get(worth), get(best)),
            )
            there: Tree = ("i32.and", ("i32.ne", tee(worth, amount.tree), number(ABSENT)), test)
            more = [when(there, [put(best, get(worth)), put(chosen, it.tree)])]
            said = where(it)
            return more if said is YES else [when(self.truth(said), more)]

        with self.one_by_one():
            code = domain.each(self.page, body)
        return CodeTerm(("block", ("result", "i32"), put(chosen, number(ABSENT)), *code, get(chosen)))

    # ---------------------------------------------------------------- defined words
    def predicate(self, name: str, subject: CodeTerm) -> CodeTerm:
        if subject.known:
            return (
                NO
                if subject.absent
                else self._about(name, lambda: predicate_value(self.book, self, name, subject))
            )
        made = self._function("is", name, None, True, lambda it: predicate_value(self.book, self, name, it))
        return CodeTerm(self._called(made, subject.tree), sure=True)

    def _called(self, made: str, *given: Tree) -> Tree:
        self.counts = self.counts or made in self._counting
        return call(made, self.page.cause, *given)

    def quantity(self, name: str, subject: CodeTerm | None, type: m.Type) -> CodeTerm:
        type_ = next(q.type for q in self.layout.model.quantities if q.name == name)
        if subject is not None and not subject.known:
            made = self._function("of", name, None, True, lambda it: self._settled(name, it, type_))
            return CodeTerm(self._called(made, subject.tree))
        if subject is not None and subject.absent:
            return NOTHING
        found = self._about(name, lambda: quantity_values(self.book, self, name, subject))
        live = [c for c in found if not (c.live.known and c.live.value != 1)]
        if len(live) == 1 and live[0].live.known:
            return live[0].value
        value = None if subject is None else subject.value
        made = self._function("of", name, value, False, lambda _: self._settled(name, subject, type_))
        return CodeTerm(self._called(made))

    def _about(self, name: str, make: Callable[[], T]) -> T:
        about, self.about = self.about, name
        try:
            return make()
        finally:
            self.about = about

    def _function(
        self, sort: str, name: str, value: int | None, given: bool, make: Callable[[CodeTerm], CodeTerm]
    ) -> str:
        """The function of a defined word, written when it is first needed."""
        key = (f"{sort} {name}{' given' if given else ''}", value)
        if key not in self._made:
            id = self._made[key] = f"${sort}:{ODD.sub('_', name)}:{len(self._made)}"
            parameters = {"$cause": "i32", "$it": "i32"} if given else {"$cause": "i32"}
            page = FunctionPage(id, parameters, "i32", get("$cause"))
            self.pages.append(page)
            outer, self.counts = self.counts, False
            term = self._about(name, lambda: make(CodeTerm(get("$it"), sure=True, fixed=True, cheap=True)))
            if self.counts:
                self._counting.add(id)
            self.counts = outer
            self.pages.pop()
            tree = self.truth(term) if sort == "is" else term.tree
            if given:
                nothing = number(0 if sort == "is" else ABSENT)
                tree = either(("i32.eq", get("$it"), number(ABSENT)), nothing, tree)
            self.functions.append(page.close([], tree))
        return self._made[key]

    def _settled(self, name: str, subject: CodeTerm | None, type_: m.Type) -> CodeTerm:
        """The one value that live clauses give; else the last of them, or nought."""
        page = self.page
        found = quantity_values(self.book, self, name, subject)
        live = [c for c in found if not (c.live.known and c.live.value != 1)]
        if len(live) == 1 and live[0].live.known:
            return live[0].value
        self.counts = True
        values, there = [page.fresh() for _ in live], [page.fresh() for _ in live]
        result, different = page.fresh(), page.fresh()
        code: list[Tree] = []
        for place, each in enumerate(live):
            new: Tree = number(1)
            for before in range(place):
                told: Tree = (
                    "i32.and",
                    get(there[before]),
                    ("i32.eq", get(values[before]), get(values[place])),
                )
                new = ("i32.and", new, ("i32.eqz", told))
            counted = [put(result, get(values[place])), put(different, add(get(different), number(1)))]
            inner = [put(there[place], number(1)), put(values[place], each.value.tree), when(new, counted)]
            code.append(when(self.truth(each.live), inner))
        nothing = number(0 if type_ == "number" else ABSENT)
        code.append(when(("i32.eqz", get(different)), [self.tally("silent quantity"), put(result, nothing)]))
        code.append(when(("i32.gt_s", get(different), number(1)), [self.tally("contradictory quantity")]))
        return CodeTerm(("block", ("result", "i32"), *code, get(result)))

    # ---------------------------------------------------------------- domains
    def cards_in(self, zone: CodeTerm, excepted: tuple[CodeTerm, ...]) -> CodeMembers:
        return ms.InZone(self, zone, excepted)

    def cards_of(self, cards: CodeTerm, excepted: tuple[CodeTerm, ...]) -> CodeMembers:
        return ms.CodeListed(self, cards, excepted)

    def players(self, excepted: tuple[CodeTerm, ...], partners_of: CodeTerm | None) -> CodeMembers:
        mask = load(self.memory.registers[".in-round"])
        if partners_of is not None:
            mask = ("i32.and", mask, call("$partners", partners_of.tree))
        for less in excepted:
            mask = ("i32.and", mask, call("$all_but", less.tree))
        return ms.CodeSeats(mask)

    def one(self, member: CodeTerm) -> CodeMembers:
        return ms.CodeOne(member)

    def numbers(self, low: CodeTerm, high: CodeTerm) -> CodeMembers:
        return ms.CodeBetween(low, high)

    def values(self, type: m.Type, excepted: tuple[CodeTerm, ...]) -> CodeMembers:
        every = tuple(self.memory.number_of(value) for value in self.layout.members(type))
        return ms.Given(self, every, excepted)

    def zones(self, name: str) -> CodeMembers:
        base = self.layout.zone_base[name]
        each = next(z.each for z in self.layout.model.zones if z.name == name)
        if each == "player":
            return ms.CodeSeats(load(self.memory.registers[".in-round"]), base)
        return ms.Given(self, tuple(range(base, base + len(self.layout.keys(each)))), ())
