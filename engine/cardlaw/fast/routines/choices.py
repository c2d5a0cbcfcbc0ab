"""Choices as code: by a player, by the table, by chance; and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from cardlaw.fast.code.trees import (
    ABSENT,
    CodeTerm,
    add,
    call,
    either,
    get,
    known,
    load,
    number,
    put,
    repeat,
    tee,
    when,
)
from cardlaw.fast.code.wasm import Tree
from cardlaw.fast.routines.steps import Steps
from cardlaw.language.core import instructions as c
from cardlaw.language.core.algebra import fold

if TYPE_CHECKING:
    pass


class Choices(Steps):
    """What becomes of choices."""

    def choose(self, step: c.ChooseValue) -> list[Tree]:
        name = self.slot(step.name)
        rng = number(self.memory.rng)
        match step.among:
            case c.NumberBetween(low=low, high=high):
                drawn = call("$below", rng, number(high - low + 1))
                told = self.w.told("chance", get(name), number(low), number(high))
                return [put(name, add(drawn, number(low))), *told]
            case c.Weighted(weights=weights):
                drawn_, code = self.page.fresh(), []
                code.append(put(drawn_, call("$below", rng, number(sum(weights)))))
                told = self.w.told("chance", get(name), number(1), number(len(weights)))
                return [*code, put(name, self._weighed(get(drawn_), weights)), *told]
            case c.Winner() as among:
                return self.winner(among, name)
            case c.YesNoAnswer():
                k = self.page.fresh()
                told = self.w.told("chose", number(ABSENT), self.w.text("yes-no"), get(name), number(0))
                return [
                    put(k, self.w.pick(number(ABSENT), number(2), number(0), "yes-no")),
                    ("br_if", self.left, ("i32.lt_s", get(k), number(0))),
                    put(name, ("i32.eqz", get(k))),
                    *told,
                ]
            case c.Member() as among:
                return self.choose_member(step, among, name)
            case _:
                assert_never(step.among)

    def _weighed(self, drawn: Tree, weights: tuple[int, ...]) -> Tree:
        tree: Tree = number(len(weights))
        for place in range(len(weights) - 1, 0, -1):
            tree = either(("i32.lt_s", drawn, number(sum(weights[:place]))), number(place), tree)
        return tree

    def choose_member(self, step: c.ChooseValue, among: c.Member, name: str) -> list[Tree]:
        who, zone, blind, k = (self.page.fresh() for _ in range(4))
        by = step.by
        code = [put(who, number(ABSENT) if isinstance(by, str) else self.value(by))]
        gather, at, count = self.gathered(among.domain, among.member, among.where)
        code += gather
        if among.zone is not None:
            seen = call("$sees", get(who), get(zone))
            unseen = ("i32.eqz", seen)
            test: Tree = ("i32.ne", tee(zone, self.value(among.zone)), number(ABSENT))
            code.append(put(blind, either(test, unseen, number(0))))
            code.append(when(get(blind), [call("$fan", get(at), get(count))]))
        if among.type == "card":
            plain = [put(count, call("$sorted", get(at), get(count)))]
            code.append(when(("i32.eqz", get(blind)), plain) if among.zone is not None else plain[0])
        nothing: Tree = ("i32.eqz", get(count))
        if step.by != "table":
            nothing = ("i32.or", nothing, ("i32.eq", get(who), number(ABSENT)))
        chosen = [
            put(k, self.w.pick(get(who), get(count), get(at), among.type, get(blind))),
            ("br_if", self.left, ("i32.lt_s", get(k), number(0))),
            put(name, ("i32.load", 0, ("i32.add", get(at), ("i32.shl", get(k), number(2))))),
            *self.w.told("chose", get(who), self.w.text(among.type), get(name), get(blind)),
        ]
        none = [self.values.tally("nothing to choose"), put(name, number(ABSENT))]
        return [*code, when(nothing, none, chosen)]

    def choose_together(self, step: c.ChooseTogether) -> list[Tree]:
        left, made, seat, k = (self.page.fresh() for _ in range(4))
        label, other = self.page.label(), self.page.label()
        n = self.values.layout.players
        picks = self.page.reserve(4 * n)
        code = self.mask(step.choosers, None, None, left)
        kept = self.names.get(step.name)
        self.names[step.name] = CodeTerm(get(seat), sure=True, fixed=True, cheap=True)
        gather, at, count = self.gathered(step.domain, None, None)
        if kept is None:
            del self.names[step.name]
        else:
            self.names[step.name] = kept
        if step.type == "card":
            gather.append(put(count, call("$sorted", get(at), get(count))))
        pick: Tree = ("i32.add", picks, ("i32.shl", get(seat), number(2)))
        chosen: Tree = ("i32.load", 0, ("i32.add", get(at), ("i32.shl", get(k), number(2))))
        bit: Tree = ("i32.shl", number(1), get(seat))
        asked = [
            put(k, self.w.pick(get(seat), get(count), get(at), step.type)),
            ("br_if", self.left, ("i32.lt_s", get(k), number(0))),
            ("i32.store", 0, pick, chosen),
            put(made, ("i32.or", get(made), bit)),
            *self.w.told("chose secretly", get(seat), self.w.text(step.type), ("i32.load", 0, pick)),
        ]
        next_: list[Tree] = [
            put(seat, ("i32.ctz", get(left))),
            put(left, ("i32.and", get(left), ("i32.sub", get(left), number(1)))),
        ]
        base = self.values.layout.slot_base[step.state]
        slot = add(get(seat), number(base))
        kept_: list[Tree] = [
            ("i32.store", self.memory.vars, ("i32.shl", slot, number(2)), ("i32.load", 0, pick)),
            *self.w.told("set", slot, ("i32.load", 0, pick)),
        ]
        return [
            *code,
            put(made, number(0)),
            repeat(
                label,
                ("br_if", label, ("i32.eqz", get(left))),
                *next_,
                *gather,
                when(get(count), asked),
            ),
            put(left, get(made)),
            repeat(other, ("br_if", other, ("i32.eqz", get(left))), *next_, *kept_),
        ]

    def winner(self, among: c.Winner, name: str) -> list[Tree]:
        """Who has won by a clause: asked seat by seat, so that each test is about a seat known beforehand."""
        cause, self.page.cause = self.page.cause, number(0)
        try:
            return self._winner(among, name)
        finally:
            self.page.cause = cause

    def _winner(self, among: c.Winner, name: str) -> list[Tree]:
        algebra = self.values.naming(among.clause)
        in_round = load(self.memory.registers[".in-round"])
        if among.only is not None:
            who = self.page.fresh()
            it = CodeTerm(get(who), sure=True, fixed=True, cheap=True)
            test = self.values.truth(fold(among.test, algebra, {among.name: it}))
            sits: Tree = ("i32.and", ("i32.shr_u", in_round, get(who)), number(1))
            there = either(("i32.ne", get(who), number(ABSENT)), sits, number(0))
            won = either(there, test, number(0))
            return [put(who, self.value(among.only)), put(name, either(won, get(who), number(ABSENT)))]
        won_ = self.page.fresh()
        code: list[Tree] = [put(won_, number(0))]
        for seat in range(self.values.layout.players):
            term = fold(among.test, algebra, {among.name: known(seat)})
            bit = [put(won_, ("i32.or", get(won_), number(1 << seat)))]
            sits = ("i32.and", in_round, number(1 << seat))
            if term.cheap:
                inside: Tree = ("i32.and", ("i32.shr_u", in_round, number(seat)), self.values.truth(term))
                bit = [put(won_, ("i32.or", get(won_), ("i32.shl", inside, number(seat))))]
                code += bit
                continue
            code.append(when(either(sits, self.values.truth(term), number(0)), bit))
        first: list[Tree] = []
        several: Tree = ("i32.and", get(won_), ("i32.sub", get(won_), number(1)))
        if among.rank is not None:
            best, mine, left, seat_ = (self.page.fresh() for _ in range(4))
            label = self.page.label()
            it = CodeTerm(get(seat_), sure=True, cheap=True)
            rank = fold(among.rank[1], algebra, {among.name: it})
            amount = rank.tree
            if not rank.sure:
                raw = self.page.fresh()
                amount = either(("i32.eq", tee(raw, amount), number(ABSENT)), number(0), get(raw))
            if among.rank[0] == "least":
                amount = ("i32.sub", number(0), amount)
            bit_: Tree = ("i32.shl", number(1), get(seat_))
            loop = repeat(
                label,
                ("br_if", label, ("i32.eqz", get(left))),
                put(seat_, ("i32.ctz", get(left))),
                put(left, ("i32.and", get(left), ("i32.sub", get(left), number(1)))),
                put(mine, amount),
                when(
                    ("i32.gt_s", get(mine), get(best)),
                    [put(best, get(mine)), put(won_, bit_)],
                    [when(("i32.eq", get(mine), get(best)), [put(won_, ("i32.or", get(won_), bit_))])],
                ),
            )
            start = [put(left, get(won_)), put(best, number(ABSENT)), put(won_, number(0)), loop]
            first.append(when(several, start))
        level = [
            self.values.tally("several winners"),
            *self.w.told("level", get(won_)),
            put(name, call("$first_from_turn", get(won_))),
        ]
        first.append(put(name, ("i32.ctz", get(won_))))
        first.append(when(several, level))
        return [*code, put(name, number(ABSENT)), when(get(won_), first)]
