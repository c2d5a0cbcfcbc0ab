"""Domains as code: what goes through their members one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from cardlaw.fast.code.page import FunctionPage
from cardlaw.fast.code.trees import ABSENT, CodeTerm, add, call, get, known, number, put, repeat, tee, when
from cardlaw.fast.code.wasm import Tree
from cardlaw.language.records import dataclass
from cardlaw.wording.reasons import say

if TYPE_CHECKING:
    from cardlaw.fast.expressions.values import CodeValues

Body = Callable[[CodeTerm], list[Tree]]


class CodeMembers(Protocol):
    """A domain."""

    def each(self, page: FunctionPage, body: Body) -> list[Tree]:
        """Go through the members in order."""
        ...

    def size(self, page: FunctionPage) -> Tree:
        """How many there are."""
        ...


def _counted(members: CodeMembers, page: FunctionPage) -> Tree:
    count = page.fresh()
    passes = members.each(page, lambda _: [put(count, add(get(count), number(1)))])
    return ("block", ("result", "i32"), put(count, number(0)), *passes, get(count))


@dataclass(frozen=True, slots=True)
class InZone:
    """The cards of a zone from bottom to top, less one copy of each excepted card."""

    values: CodeValues
    zone: CodeTerm
    excepted: tuple[CodeTerm, ...]

    def each(self, page: FunctionPage, body: Body) -> list[Tree]:
        if self.zone.absent:
            return []
        v, memory = self.values, self.values.memory
        place, at, i, card = page.fresh(), page.fresh(), page.fresh(), page.fresh()
        size, label = page.fresh(), page.label()
        skips = [page.fresh() for _ in self.excepted]
        load = "i32.load8_u" if memory.width == 1 else "i32.load16_u"
        offset = get(i) if memory.width == 1 else ("i32.shl", get(i), number(1))
        code = [
            put(at, v.zone_address(get(place))),
            put(size, v.zone_size(get(place))),
            put(i, number(-1)),
        ]
        for number_, (skip, less) in enumerate(zip(skips, self.excepted, strict=True)):
            taken = skips[:number_] + [""] * (2 - number_)
            if number_ > 2:
                raise v.outside(say("fast-left-out"))
            before = [get(name) if name else number(-1) for name in taken]
            code.append(put(skip, call("$find_beside", get(place), less.tree, *before)))
        tests = [("br_if", f"{label}.again", ("i32.eq", get(i), get(skip))) for skip in skips]
        code.append(
            repeat(
                label,
                (
                    "br_if",
                    label,
                    ("i32.ge_s", tee(i, add(get(i), number(1))), get(size)),
                ),
                *tests,
                put(card, (load, 0, ("i32.add", get(at), offset))),
                *body(CodeTerm(get(card), sure=True, fixed=True, cheap=True)),
            )
        )
        if self.zone.sure:
            return [put(place, self.zone.tree), *code]
        return [when(("i32.ne", tee(place, self.zone.tree), number(ABSENT)), code)]

    def size(self, page: FunctionPage) -> Tree:
        if self.zone.absent:
            return number(0)
        v = self.values
        if not self.excepted:
            if self.zone.sure:
                return v.zone_size(self.zone.tree)
            place = page.fresh()
            test: Tree = ("i32.eq", tee(place, self.zone.tree), number(ABSENT))
            return (
                "if",
                ("result", "i32"),
                test,
                ("then", number(0)),
                ("else", v.zone_size(get(place))),
            )
        return _counted(self, page)


@dataclass(frozen=True, slots=True)
class CodeListed:
    """Cards set aside: their number, then each."""

    values: CodeValues
    cards: CodeTerm
    excepted: tuple[CodeTerm, ...]

    def each(self, page: FunctionPage, body: Body) -> list[Tree]:
        if self.excepted:
            raise self.values.outside(say("fast-set-aside"))
        at, i, size, card, label = page.fresh(), page.fresh(), page.fresh(), page.fresh(), page.label()
        loop = repeat(
            label,
            ("br_if", label, ("i32.ge_s", get(i), get(size))),
            put(card, ("i32.load", 4, ("i32.add", get(at), ("i32.shl", get(i), number(2))))),
            put(i, add(get(i), number(1))),
            *body(CodeTerm(get(card), sure=True, fixed=True, cheap=True)),
        )
        code = [put(size, ("i32.load", 0, get(at))), put(i, number(0)), loop]
        return [when(("i32.ne", tee(at, self.cards.tree), number(ABSENT)), code)]

    def size(self, page: FunctionPage) -> Tree:
        if self.excepted:
            raise self.values.outside(say("fast-set-aside"))
        at = page.fresh()
        test: Tree = ("i32.eq", tee(at, self.cards.tree), number(ABSENT))
        return ("if", ("result", "i32"), test, ("then", number(0)), ("else", ("i32.load", 0, get(at))))


@dataclass(frozen=True, slots=True)
class CodeSeats:
    """Players by seat, as a mask; `base` is added to each, for the zones of players."""

    mask: Tree
    base: int = 0

    def each(self, page: FunctionPage, body: Body) -> list[Tree]:
        left, seat, label = page.fresh(), page.fresh(), page.label()
        return [
            put(left, self.mask),
            repeat(
                label,
                ("br_if", label, ("i32.eqz", get(left))),
                put(seat, add(("i32.ctz", get(left)), number(self.base))),
                put(left, ("i32.and", get(left), ("i32.sub", get(left), number(1)))),
                *body(CodeTerm(get(seat), sure=True, fixed=True, cheap=True)),
            ),
        ]

    def size(self, page: FunctionPage) -> Tree:
        return ("i32.popcnt", self.mask)


@dataclass(frozen=True, slots=True)
class CodeOne:
    """One thing, or none if it is absent."""

    member: CodeTerm

    def each(self, page: FunctionPage, body: Body) -> list[Tree]:
        if self.member.absent:
            return []
        it = page.fresh()
        code = body(CodeTerm(get(it), sure=True, fixed=True, cheap=True))
        if self.member.sure:
            return [put(it, self.member.tree), *code]
        return [when(("i32.ne", tee(it, self.member.tree), number(ABSENT)), code)]

    def size(self, page: FunctionPage) -> Tree:
        return number(1) if self.member.sure else ("i32.ne", self.member.tree, number(ABSENT))


@dataclass(frozen=True, slots=True)
class CodeBetween:
    """Numbers from low to high."""

    low: CodeTerm
    high: CodeTerm

    def each(self, page: FunctionPage, body: Body) -> list[Tree]:
        i, high, it, label = page.fresh(), page.fresh(), page.fresh(), page.label()
        loop = repeat(
            label,
            ("br_if", label, ("i32.gt_s", get(i), get(high))),
            put(it, get(i)),
            put(i, add(get(i), number(1))),
            *body(CodeTerm(get(it), sure=True, fixed=True, cheap=True)),
        )
        there = ("i32.and", *(("i32.ne", get(x), number(ABSENT)) for x in (i, high)))
        return [put(i, self.low.tree), put(high, self.high.tree), when(there, [loop])]

    def size(self, page: FunctionPage) -> Tree:
        return _counted(self, page)


@dataclass(frozen=True, slots=True)
class Given:
    """Values that are known beforehand, less some."""

    values: CodeValues
    members: tuple[int, ...]
    excepted: tuple[CodeTerm, ...]

    def each(self, page: FunctionPage, body: Body) -> list[Tree]:
        if not self.members:
            return []
        i, it, label = page.fresh(), page.fresh(), page.label()
        out = [page.fresh() for _ in self.excepted]
        table = self.values.memory.table(list(self.members))
        return [
            *(put(name, less.tree) for name, less in zip(out, self.excepted, strict=True)),
            put(i, number(-1)),
            repeat(
                label,
                ("br_if", label, ("i32.ge_s", tee(i, add(get(i), number(1))), number(len(self.members)))),
                put(it, ("i32.load", table, ("i32.shl", get(i), number(2)))),
                *(("br_if", f"{label}.again", ("i32.eq", get(it), get(name))) for name in out),
                *body(CodeTerm(get(it), sure=True, fixed=True, cheap=True)),
            ),
        ]

    def size(self, page: FunctionPage) -> Tree:
        return _counted(self, page) if self.excepted else known(len(self.members)).tree
