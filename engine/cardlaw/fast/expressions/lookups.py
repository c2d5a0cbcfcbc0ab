"""What expressions look up, as code: places in memory, states, what is printed on a card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal, Self

from cardlaw.engine.expressions.closures import OPPOSITES, SAME_WAY
from cardlaw.engine.expressions.metering import heavy
from cardlaw.engine.state.layout import Layout
from cardlaw.fast.code.memory import TableMemory
from cardlaw.fast.code.page import FunctionPage
from cardlaw.fast.code.trees import (
    ABSENT,
    NOTHING,
    CodeTerm,
    add,
    call,
    either,
    get,
    known,
    load,
    number,
    tee,
    when,
)
from cardlaw.fast.code.wasm import Tree, WasmFunction
from cardlaw.fast.expressions import members as ms
from cardlaw.fast.expressions.members import CodeMembers
from cardlaw.language import model as m
from cardlaw.language.core.core import Core
from cardlaw.language.core.rulebook import Rulebook
from cardlaw.language.saying import Saying
from cardlaw.wording.reasons import say

if TYPE_CHECKING:
    from cardlaw.fast.expressions.masks import Masks

SETS = (".in-round", ".in-game")
NEVER_ABSENT = (".won", ".ended", ".phase", ".turns", ".under-way", ".events", ".turn-began", *SETS)


class Outside(Exception):
    """Something that the fast engine does not write; `where` is the rule, act or word that needs it."""

    def __init__(self, what: Saying, where: str) -> None:
        self.said = say("at-rule", what=what, where=where) if where else what
        super().__init__(self.said)
        self.what, self.where = what, where


class Lookups:
    """Values that are looked up: in memory, in tables of what is printed, among the choices made."""

    def __init__(self, layout: Layout, book: Rulebook, core: Core, memory: TableMemory) -> None:
        if heavy(layout.model, layout):
            raise Outside(say("fast-many-members"), "")
        self.layout, self.book, self.core, self.memory = layout, book, core, memory
        self.acts = {act.name: i for i, act in enumerate(layout.model.acts)}
        self.functions: list[WasmFunction] = []
        self.tallies: dict[str, int] = {}
        self.about = ""
        self.pages: list[FunctionPage] = []
        self._made: dict[tuple[str, int | None], str] = {}
        self.cards: Masks | None = None
        """What is known of all cards at once, where that is worked out for a whole window."""
        self._keys: dict[str, str] = {}
        self._counting: set[str] = set()
        """The functions in which something may be counted."""
        self.counts = False
        """Whether something may be counted in what was written last; then how often it is read matters."""
        self.side = layout.slot_base["side"] if layout.model.sides else None

    @property
    def page(self) -> FunctionPage:
        return self.pages[-1]

    @contextmanager
    def one_by_one(self) -> Iterator[None]:
        """What is written meanwhile stands in a loop, so nothing of it can be worked out before."""
        cards, self.cards = self.cards, None
        try:
            yield
        finally:
            self.cards = cards

    def outside(self, what: Saying) -> Outside:
        return Outside(what, self.about)

    def naming(self, about: str) -> Self:
        self.about = about
        return self

    def tally(self, what: str) -> Tree:
        """One more of something worth reporting."""
        at = self.tallies.setdefault(what, len(self.tallies))
        return call("$tally", number(at))

    # ---------------------------------------------------------------- places
    def zone_address(self, place: Tree) -> Tree:
        memory = self.memory
        if place[0] == "i32.const":
            return number(memory.zones + place[1] * memory.room)
        shift = memory.room.bit_length() - 1
        return add(("i32.shl", place, number(shift)), number(memory.zones))

    def faces(self, zone: CodeTerm, word: int) -> Tree:
        """The cards of a zone as a set, 64 at a time."""
        if zone.absent:
            return ("i64.const", 0)
        if zone.sure:
            return call(f"$faces{word}", zone.tree)
        it = self.page.fresh()
        there: Tree = ("i32.eq", tee(it, zone.tree), number(ABSENT))
        return either(there, ("i64.const", 0), call(f"$faces{word}", get(it)), "i64")

    def zone_size(self, place: Tree) -> Tree:
        if place[0] == "i32.const":
            return load(self.memory.sizes + 4 * place[1])
        return ("i32.load", self.memory.sizes, ("i32.shl", place, number(2)))

    def slot(self, name: str, key: CodeTerm | None) -> CodeTerm:
        """The number of a state variable."""
        base = self.layout.slot_base[name]
        if key is None:
            return known(base)
        return self._keyed(base, next(s.each for s in self.layout.model.states if s.name == name), key)

    def zone(self, name: str, key: CodeTerm | None) -> CodeTerm:
        base = self.layout.zone_base[name]
        if key is None:
            return known(base)
        return self._keyed(base, next(z.each for z in self.layout.model.zones if z.name == name), key)

    def _keyed(self, base: int, each: m.Type | None, key: CodeTerm) -> CodeTerm:
        keys = [self.memory.number_of(k) for k in self.layout.keys(each)]
        if key.known:
            return known(base + keys.index(key.value)) if key.value in keys else NOTHING
        if each in ("player", "team"):
            if key.sure:
                return CodeTerm(add(key.tree, number(base)), sure=True, cheap=key.cheap)
            it = self.page.fresh()
            there: Tree = ("i32.eq", tee(it, key.tree), number(ABSENT))
            return CodeTerm(either(there, number(ABSENT), add(get(it), number(base))))
        return CodeTerm(call(self._key_function(str(each), keys), key.tree, number(base)))

    def _key_function(self, each: str, keys: list[int]) -> str:
        """The function that finds the place of a value among those of its type."""
        if each not in self._keys:
            made = WasmFunction(f"$key:{len(self._keys)}", {"$value": "i32", "$base": "i32"}, "i32")
            for place, key in enumerate(keys):
                test = ("i32.eq", get("$value"), number(key))
                made.body.append(when(test, [("return", add(get("$base"), number(place)))]))
            made.body.append(number(ABSENT))
            self.functions.append(made)
            self._keys[each] = made.name
        return self._keys[each]

    # ---------------------------------------------------------------- values
    def constant(self, type: m.Type, value: int | bool | str) -> CodeTerm:
        return known(self.memory.number_of(value))

    def axis(self, name: str) -> CodeTerm:
        return known(self.memory.number_of(self.layout.model.choice(name)))

    def free(self, name: str, type: m.Type) -> CodeTerm:
        if name == "player":
            return self.state(".turn", None, "player")
        raise self.outside(say("cut-name", name=name))

    def state(self, name: str, key: CodeTerm | None, type: m.Type) -> CodeTerm:
        if name.startswith("."):
            return self._register(name, key)
        slot = self.slot(name, key)
        if slot.absent:
            return NOTHING
        if slot.known:
            assert slot.value is not None
            return CodeTerm(load(self.memory.vars + 4 * slot.value), cheap=True)
        if slot.sure:
            return CodeTerm(
                ("i32.load", self.memory.vars, ("i32.shl", slot.tree, number(2))), cheap=slot.cheap
            )
        it = self.page.fresh()
        value: Tree = ("i32.load", self.memory.vars, ("i32.shl", get(it), number(2)))
        return CodeTerm(either(("i32.eq", tee(it, slot.tree), number(ABSENT)), number(ABSENT), value))

    def _register(self, name: str, key: CodeTerm | None) -> CodeTerm:
        if name.startswith(".most "):
            return known(getattr(self.memory.limits, name.removeprefix(".most ")))
        if key is None:
            sure = name in NEVER_ABSENT
            return CodeTerm(load(self.memory.registers[name]), sure=sure, cheap=True)
        if name in SETS:
            it = self.page.fresh()
            inside: Tree = ("i32.shr_u", load(self.memory.registers[name]), get(it))
            inside = ("i32.and", inside, number(1))
            test: Tree = ("i32.ne", tee(it, key.tree), number(ABSENT))
            return CodeTerm(either(test, inside, number(0)), sure=True)
        assert name == ".losses"
        return CodeTerm(("i32.load", self.memory.losses, ("i32.shl", key.tree, number(2))), sure=True)

    def attribute(self, name: str, card: CodeTerm) -> CodeTerm:
        tables = [[self.memory.number_of(v) for v in row] for row in self.layout.feature(name)]
        return self._of_card(tables, card, ABSENT)

    def kind_is(self, card: CodeTerm, kinds: tuple[str, ...]) -> CodeTerm:
        tables = [[int(kind in kinds) for kind in row] for row in self.layout.kinds()]
        return self._of_card(tables, card, 0)

    def _of_card(self, tables: Sequence[Sequence[int]], card: CodeTerm, absent: int) -> CodeTerm:
        """What a table says of a card, on the side that is up."""
        if card.known:
            if card.absent:
                return known(absent)
            assert card.value is not None
            said = [table[card.value] for table in tables]
            if len(set(said)) == 1:
                return known(said[0])
        table = self.memory.table([value for row in tables for value in row])
        offset: Tree = ("i32.shl", card.tree, number(2))
        if self.side is not None and len(tables) > 1:
            front = self.memory.number_of(self.layout.model.sides[0])
            side = load(self.memory.vars + 4 * self.side)
            back: Tree = (
                "i32.mul",
                ("i32.ne", side, number(front)),
                number(4 * len(self.layout.cards)),
            )
            there = ("i32.load", table, ("i32.add", offset, back))
            fixed = False
        else:
            there = ("i32.load", table, offset)
            fixed = card.fixed
        never = absent == 0 or all(value != ABSENT for row in tables for value in row)
        if card.sure:
            return CodeTerm(there, sure=never, fixed=fixed, cheap=card.cheap)
        it = self.page.fresh()
        there = _replaced(there, card.tree, get(it))
        test = ("i32.eq", tee(it, card.tree), number(ABSENT))
        return CodeTerm(either(test, number(absent), there), sure=absent == 0, fixed=fixed)

    def card(self, kind: str, values: tuple[int | str, ...]) -> CodeTerm:
        return known(self.layout.faces.index(m.Face(kind, values)))

    def step(self) -> Tree:
        """1 if play goes clockwise, else -1."""
        direction = load(self.memory.vars + 4 * self.layout.slot_base["direction"])
        clockwise = ("i32.eq", direction, number(self.memory.number_of(SAME_WAY)))
        return ("i32.sub", ("i32.shl", clockwise, number(1)), number(1))

    def neighbour(self, way: Literal["next", "previous", "left", "right"], player: CodeTerm) -> CodeTerm:
        if player.absent:
            return NOTHING
        step = number(1) if way == "left" else number(-1) if way == "right" else self.step()
        if way == "previous":
            step = ("i32.sub", number(0), step)
        return CodeTerm(call("$seat_after", player.tree, step), sure=player.sure)

    def team(self, player: CodeTerm) -> CodeTerm:
        it = self.page.fresh()
        test: Tree = ("i32.eq", tee(it, player.tree), number(ABSENT))
        whose: Tree = ("i32.rem_s", get(it), number(self.layout.teams))
        return CodeTerm(either(test, number(ABSENT), whose), sure=player.sure)

    def card_at(self, end: Literal["top", "bottom", "newest"], zone: CodeTerm) -> CodeTerm:
        if zone.absent:
            return NOTHING
        top = number(int(end != "bottom"))
        if zone.known and end != "bottom":
            memory = self.memory
            assert zone.value is not None
            size = self.page.fresh()
            at = memory.zones + zone.value * memory.room
            card: Tree = ("i32.load8_u", at - 1, get(size))
            if memory.width == 2:
                card = ("i32.load16_u", at - 2, ("i32.shl", get(size), number(1)))
            return CodeTerm(either(tee(size, self.zone_size(zone.tree)), card, number(ABSENT)))
        return CodeTerm(call("$card_at", zone.tree, top))

    def size(self, domain: CodeMembers) -> CodeTerm:
        cheap = isinstance(domain, ms.CodeSeats) or (
            isinstance(domain, ms.InZone) and not domain.excepted and domain.zone.sure and domain.zone.cheap
        )
        return CodeTerm(domain.size(self.page), sure=True, cheap=cheap)

    def opposite(self, direction: CodeTerm) -> CodeTerm:
        it = self.page.fresh()
        one, other = (self.memory.number_of(way) for way in OPPOSITES)
        second: Tree = either(("i32.eq", get(it), number(other)), number(one), number(ABSENT))
        return CodeTerm(either(("i32.eq", tee(it, direction.tree), number(one)), number(other), second))


def _replaced(tree: Tree, old: Tree, new: Tree) -> Tree:
    """A tree with a part of it in another form."""
    if tree == old:
        return new
    return tuple(_replaced(part, old, new) if isinstance(part, tuple) else part for part in tree)
