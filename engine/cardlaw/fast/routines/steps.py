"""Instructions that write states, move cards and tell, as code."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from cardlaw.fast.code.trees import (
    ABSENT,
    call,
    either,
    get,
    load,
    number,
    put,
    store,
    tee,
    when,
)
from cardlaw.fast.code.wasm import Tree
from cardlaw.fast.expressions.lookups import SETS
from cardlaw.fast.expressions.members import CodeListed
from cardlaw.fast.routines.bodies import BodyWriter
from cardlaw.language import model as m
from cardlaw.language.core import instructions as c
from cardlaw.language.core import registers as r
from cardlaw.language.core.algebra import type_of
from cardlaw.wording.reasons import say

if TYPE_CHECKING:
    pass

PLACES = {"on-top": 0, "underneath": 1}
"""How cards are put into a zone; any other way is at random."""


class Steps(BodyWriter):
    """What instructions that hold no others become."""

    def bind(self, name: str, type_: m.Type, value: m.Expr | None) -> list[Tree]:
        if type_ == "cards" and value is None:
            room = self.page.reserve(4 * (2 * len(self.values.layout.deck) + 1))
            at = self.slot(name)
            return [put(at, room), ("i32.store", 0, get(at), number(0))]
        tree = self.value(value)
        if isinstance(value, m.Arithmetic) and not name.startswith("."):
            tree = call("$fits", tree)
        return [put(self.slot(name), tree)]

    def write(self, step: c.Write) -> list[Tree]:
        name, target = step.target.state, step.target
        if name.startswith("."):
            return self.write_register(step)
        if target.type == "cards":
            raise self.values.outside(say("fast-several-cards"))
        key = None if target.key is None else self.term(target.key)
        slot = self.values.slot(name, key)
        if slot.absent:
            return []
        at, new = self.page.fresh(), self.page.fresh()
        spot: Tree = ("i32.shl", get(at), number(2))
        value = self.value(step.value)
        if step.add:
            nought = self.page.fresh()
            old: Tree = ("i32.load", self.memory.vars, spot)
            was = either(("i32.eq", tee(nought, old), number(ABSENT)), number(0), get(nought))
            more = value
            if step.value is not None and not self.term(step.value).sure:
                more = either(("i32.eq", tee(new, value), number(ABSENT)), number(0), get(new))
            value = ("i32.add", was, more)
        if step.shown and target.type == "number" and not isinstance(step.value, m.Const | None):
            value = call("$fits", value)
        if slot.known and not step.add and not step.shown:
            assert slot.value is not None
            return [store(self.memory.vars + 4 * slot.value, value)]
        code: list[Tree] = [
            put(new, value),
            ("i32.store", self.memory.vars, spot, get(new)),
        ]
        if step.shown:
            code += self.w.told("set", get(at), get(new))
        if slot.sure:
            return [put(at, slot.tree), *code]
        return [when(("i32.ne", tee(at, slot.tree), number(ABSENT)), code)]

    def write_register(self, step: c.Write) -> list[Tree]:
        name, key = step.target.state, step.target.key
        registers = self.memory.registers
        if name == r.UNDER_WAY.state and step.value == m.Const("number", 1):
            return []  # an act is under way as soon as its function begins
        if name.startswith(".owes "):
            assert key is not None
            act = number(self.values.acts[name.removeprefix(".owes ")])
            owed = call("$unowe", self.value(key), act, number(-1))
            return [when(load(self.memory.own["owed"]), [owed])]
        if name == ".chance":
            return [call("$stream_of", self.value(step.value))]
        if name == ".losses":
            at = self.memory.losses
            if key is None:
                return [store(at + 4 * seat, number(0)) for seat in range(self.values.layout.players)]
            place, spot = self.page.fresh(), self.page.fresh()
            value = self.value(step.value)
            if step.add:
                value = ("i32.add", ("i32.load", at, get(spot)), value)
            return [
                put(place, self.value(key)),
                put(spot, ("i32.shl", get(place), number(2))),
                ("i32.store", at, get(spot), value),
            ]
        if key is not None:
            assert name in SETS and step.value == m.Const("yes-no", False)
            mask: Tree = ("i32.and", load(registers[name]), call("$all_but", self.value(key)))
            return [store(registers[name], mask)]
        value = self.value(step.value)
        if step.add:
            value = ("i32.add", load(registers[name]), value)
        code = [store(registers[name], value)]
        if name == r.TURN_BEGAN.state:
            code.append(self.most_events())
        return code

    def most_events(self) -> Tree:
        """How far acts may go: so many in the turn that begins, so many in the round."""
        limits = self.memory.limits
        most: Tree = ("i32.add", load(self.memory.registers[r.TURN_BEGAN.state]), number(limits.acts))
        fewer: Tree = ("i32.lt_s", most, number(limits.events))
        return store(self.memory.own["most events"], ("select", most, number(limits.events), fewer))

    def transfer(self, step: c.Transfer) -> list[Tree]:
        how = number(PLACES.get(step.place, 2))
        match step.cards:
            case c.WholeDeck():
                assert not isinstance(step.to, str)
                return [call("$deck", self.value(step.to))]
            case c.NamedCards(domain=m.OneCard(card=card), near=near) if step.place == "on-top":
                assert not isinstance(step.to, str)
                parts = (self.value(card), self.value(step.to), self.value(near))
                return [call("$move_one", *parts, get("$doer"))]
            case c.NamedCards(domain=domain, name=name, where=where, near=near):
                assert not isinstance(step.to, str)
                whole = isinstance(domain, m.CardsIn) and type_of(domain.zone) == "zone"
                code, at, count = self.gathered(domain, name, where)
                moved = call(
                    "$move_all" if whole else "$move_some",
                    get(at),
                    get(count),
                    self.value(step.to),
                    self.value(near),
                    get("$doer"),
                    how,
                )
                return [*code, moved]
            case c.Tops(amount=amount, zone=zone, taken=taken):
                assert not isinstance(step.to, str)
                off = (get(self.slot(taken)), self.value(amount), self.value(zone), self.value(step.to))
                return [call("$tops", *off, how)]
            case c.Dealt(amount=amount, zone=zone, start=start):
                assert isinstance(step.to, str)
                base = number(self.values.layout.zone_base[step.to])
                each = number(-1)
                if amount is not None:
                    it = self.page.fresh()
                    each = either(("i32.gt_s", tee(it, self.value(amount)), number(0)), get(it), number(0))
                return [call("$deal", each, self.value(zone), base, self.value(start))]
            case _:
                assert_never(step.cards)

    def permute(self, step: c.Permute) -> list[Tree]:
        match step.how, step.zones:
            case "shuffle", (zone,):
                assert not isinstance(zone, str)
                it = self.page.fresh()
                told = self.w.told("shuffled", get(it))
                there: Tree = ("i32.ne", tee(it, self.value(zone)), number(ABSENT))
                return [when(there, [call("$shuffle", get(it)), *told])]
            case "swap", (one, other):
                assert not isinstance(one, str) and not isinstance(other, str)
                return [call("$swap", self.value(one), self.value(other))]
            case _, (name,):
                base = self.values.layout.zone_base[str(name)]
                return [call("$rotate", number(base)), *self.w.told("rotated", number(base))]
            case _:
                raise AssertionError(step)

    def note(self, step: c.Notice) -> list[Tree]:
        told, text = self.w.told, self.w.text
        depth = load(self.memory.registers[".under-way"])
        match step.what:
            case "act" if self.routine.act in self.w.core.plain:
                act = number(self.values.acts[self.routine.act or ""])
                serial = load(self.memory.own["serial"])
                counted = self.w.counted(f"act {self.routine.act}")
                return [*counted, *told("act", act, get("$doer"), serial, depth, number(0), number(0))]
            case "act":
                return self.w.told_act(self)
            case "body over":
                return []
            case "done":
                return told("done", depth)
            case "revealed":
                return self.revealed(step)
            case "short":
                origin, missing = step.values
                assert isinstance(origin, m.Expr) and isinstance(missing, m.Expr)
                words = (self.value(origin), self.value(missing))
                return [self.values.tally("draw stopped short"), *told("short", *words)]
            case "broken":
                return [self.values.tally(f"axiom {step.words[0]}"), *told("broken", text(step.words[0]))]
            case "nobody begins":
                return [self.values.tally("nobody was said to begin")]
            case "moved":
                return self.moved(step)
            case "round over":
                winner = load(self.memory.vars + 4 * self.values.layout.slot_base["winner"])
                won = load(self.memory.registers[".won"])
                return told("round over", either(won, winner, number(ABSENT)))
            case "won":
                (found,) = step.values
                assert isinstance(found, m.Expr)
                return told("won", text(step.words[0]), self.value(found), text(step.words[1]))
            case what:
                values = [self.value(v) for v in step.values if isinstance(v, m.Expr)]
                return told(what, *values, *(text(word) for word in step.words))

    def revealed(self, step: c.Notice) -> list[Tree]:
        if not self.w.record:
            return []
        zone, to = step.values
        assert isinstance(zone, m.Expr) and isinstance(to, m.Domain)
        place, mask = self.page.fresh(), self.page.fresh()
        code = self.mask(to, None, None, mask)
        told = [*self.w.told("revealed", get(place), get(mask)), call("$log_zone", get(place))]
        return [put(place, self.value(zone)), *code, when(("i32.ne", get(place), number(ABSENT)), told)]

    def moved(self, step: c.Notice) -> list[Tree]:
        if not self.w.record:
            return []
        taken, origin, target = step.values
        assert isinstance(taken, m.Expr) and isinstance(origin, m.Expr) and isinstance(target, m.Expr)
        cards = CodeListed(self.values, self.term(taken), ())
        return [
            *self.w.told("moved", self.value(origin), self.value(target), cards.size(self.page)),
            *cards.each(self.page, lambda card: [call("$log", card.tree)]),
        ]
