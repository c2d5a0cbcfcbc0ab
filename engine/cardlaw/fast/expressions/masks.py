"""Expressions about every card (or seat) at once: a test becomes the set of those of which it holds, as bits.

Most of what decides about a card hangs on its face and on a few values of the table: the cards of a colour are a mask,
and the mask of the colour in force is one load. What does not fit is asked card by card, only of the cards at hand.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any, Literal

from cardlaw.fast.code.page import FunctionPage
from cardlaw.fast.code.trees import ABSENT, CodeTerm, add, call, get, known, number, put, repeat, when, wide
from cardlaw.fast.code.wasm import Tree
from cardlaw.fast.expressions.members import CodeMembers, InZone
from cardlaw.fast.expressions.values import CodeValues
from cardlaw.language import model as m
from cardlaw.language.core.algebra import SaidOfMember, fold
from cardlaw.language.core.rulebook import locals_of, predicate_value
from cardlaw.language.records import dataclass

WORD = 64
Bits = tuple[Tree, ...]
"""A set of members, a word for every 64."""
WIDEST_TABLE = 4_096
"""Values over which a table of masks may reach."""


class Vec:
    """A value for each member: the same for all, known of each, a set of bits, or only to be asked one by one.

    `bits` finds a yes or no for the members within a set; `fast` says that it asks nobody one by one.
    """

    __slots__ = ("at", "bits", "fast", "found", "table", "term")

    def __init__(
        self,
        at: Callable[[CodeTerm], CodeTerm],
        term: CodeTerm | None = None,
        table: tuple[int, ...] | None = None,
        bits: Callable[[Bits], Bits] | None = None,
        fast: bool = False,
    ) -> None:
        self.at, self.term, self.table, self.bits = at, term, table, bits
        self.fast = fast or term is not None or table is not None
        self.found: Bits | None = None


@dataclass(frozen=True, slots=True)
class MaskedDomain:
    """A domain, as it is for a member; `alike` if it is the same for all."""

    at: Callable[[CodeTerm], CodeMembers]
    alike: bool
    beside: Vec | None = None
    """Of all cards of a zone but the member itself: the zone."""


class Masks:
    """Implements `Algebra[Vec, MaskedDomain]`. `code` works out what the masks need."""

    def __init__(
        self, plain: CodeValues, page: FunctionPage, members: int, code: list[Tree] | None = None
    ) -> None:
        self.plain, self.page, self.members = plain, page, members
        self.words = (members + WORD - 1) // WORD
        self.code: list[Tree] = [] if code is None else code
        self.here: Bits = ()
        """The members that are asked about, where one has to ask one by one."""
        self.slow = False
        """Whether something is asked one by one."""
        self._memo: dict[Hashable, Vec] = {}
        self._faces: dict[Hashable, Tree] = {}

    def variable(self) -> Vec:
        """The member itself."""
        if "variable" not in self._memo:
            self._memo["variable"] = Vec(lambda it: it, table=tuple(range(self.members)))
        return self._memo["variable"]

    def faces(self, zone: CodeTerm) -> Tree:
        """The cards of a zone as a set."""
        key = ("faces", zone.tree)
        if key not in self._faces:
            self._faces[key] = self.held(self.plain.faces(zone, 0), "i64")
        return self._faces[key]

    # ---------------------------------------------------------------- putting together
    def held(self, tree: Tree, type_: str = "i32") -> Tree:
        """A value that is worked out once."""
        if tree[0] in ("local.get", f"{type_}.const"):
            return tree
        name = self.page.fresh(type_)
        self.code.append(put(name, tree))
        return get(name)

    def same_for_all(self, term: CodeTerm) -> Vec:
        """A value that is at hand already."""
        return Vec(lambda _: term, term=term)

    def scalar(self, term: CodeTerm) -> Vec:
        """A value that is the same for all."""
        if not term.known:
            tree = self.held(term.tree)
            term = CodeTerm(tree, sure=term.sure, cheap=True)
        return Vec(lambda _: term, term=term)

    def _made(
        self,
        key: Hashable,
        parts: tuple[Vec, ...],
        make: Callable[..., CodeTerm],
        bits: Callable[[Bits], Bits] | None = None,
        fast: bool = False,
    ) -> Vec:
        """What an operation makes of its parts."""
        full = (key, *parts)
        found = self._memo.get(full)
        if found is None:
            found = self._memo[full] = self._make(parts, make, bits, fast)
        return found

    def _make(
        self,
        parts: tuple[Vec, ...],
        make: Callable[..., CodeTerm],
        bits: Callable[[Bits], Bits] | None,
        fast: bool,
    ) -> Vec:
        if all(part.term is not None for part in parts):
            return self.scalar(make(*(part.term for part in parts)))

        def at(it: CodeTerm) -> CodeTerm:
            return make(*(part.at(it) for part in parts))

        if all(part.table is not None or (part.term is not None and part.term.known) for part in parts):
            rows = []
            for place in range(self.members):
                given = [known(part.table[place]) if part.table is not None else part.term for part in parts]
                rows.append(make(*given))
            if all(row.known for row in rows):
                return Vec(at, table=tuple(int(row.value or 0) for row in rows))
        return Vec(at, bits=bits, fast=fast)

    def of(self, vec: Vec, within: Bits | None = None) -> Bits:
        """The members for which a yes or no is yes; of a slow one only those within a set are asked."""
        if vec.found is not None:
            return vec.found
        within = self.here if within is None else within
        if vec.term is not None and vec.term.known:
            yes = vec.term.value == 1
            vec.found = self.constant_bits(lambda _: yes)
        elif vec.term is not None:
            every = ("i64.sub", wide(0), ("i64.extend_i32_u", self.plain.truth(vec.term)))
            vec.found = (self.held(every, "i64"),) * self.words
        elif vec.table is not None:
            table = vec.table
            vec.found = self.constant_bits(lambda place: table[place] == 1)
        elif vec.bits is not None:
            found = vec.bits(within)
            if vec.fast:
                vec.found = found
            return found
        else:
            return self._asked(vec, within)
        return vec.found

    def constant_bits(self, test: Callable[[int], bool]) -> Bits:
        """A set that is known beforehand; all bits are set where all members are in it."""
        found = []
        for word in range(self.words):
            places = range(WORD * word, min(WORD * (word + 1), self.members))
            mask = sum(1 << place - WORD * word for place in places if test(place))
            found.append(wide(-1 if mask == (1 << len(places)) - 1 else _signed(mask)))
        return tuple(found)

    def _asked(self, vec: Vec, within: Bits) -> Bits:
        """Members asked one by one."""
        self.slow = True
        found = []
        for word, here in enumerate(within):
            left, result = self.page.fresh("i64"), self.page.fresh("i64")
            it, label = self.page.fresh(), self.page.label()
            with self.plain.one_by_one():
                term = vec.at(CodeTerm(get(it), sure=True, fixed=True, cheap=True))
            bit: Tree = ("i64.and", get(left), ("i64.sub", wide(0), get(left)))
            self.code += [
                put(left, here),
                put(result, wide(0)),
                repeat(
                    label,
                    ("br_if", label, ("i64.eqz", get(left))),
                    put(it, add(("i32.wrap_i64", ("i64.ctz", get(left))), number(WORD * word))),
                    when(self.plain.truth(term), [put(result, ("i64.or", get(result), bit))]),
                    put(left, ("i64.and", get(left), ("i64.sub", get(left), wide(1)))),
                ),
            ]
            found.append(get(result))
        return tuple(found)

    def both(self, *parts: Bits) -> Bits:
        return self._joined("i64.and", -1, 0, parts)

    def any(self, *parts: Bits) -> Bits:
        return self._joined("i64.or", 0, -1, parts)

    def _joined(self, operation: str, idle: int, full: int, parts: tuple[Bits, ...]) -> Bits:
        found = []
        for word in range(self.words):
            trees = dict.fromkeys(part[word] for part in parts if part[word] != wide(idle))
            if wide(full) in trees:
                found.append(wide(full))
                continue
            tree: Tree | None = None
            for each in trees:
                tree = each if tree is None else (operation, tree, each)
            found.append(wide(idle) if tree is None else self.held(tree, "i64"))
        return tuple(found)

    def inverse(self, bits: Bits) -> Bits:
        return tuple(
            wide(~word[1]) if word[0] == "i64.const" else self.held(("i64.xor", word, wide(-1)), "i64")
            for word in bits
        )

    # ---------------------------------------------------------------- values
    def constant(self, type: m.Type, value: int | bool | str) -> Vec:
        return self._once(("constant", type, value), lambda: self.plain.constant(type, value))

    def _once(self, key: Hashable, make: Callable[[], CodeTerm]) -> Vec:
        if key not in self._memo:
            self._memo[key] = self.scalar(make())
        return self._memo[key]

    def axis(self, name: str) -> Vec:
        return self._once(("axis", name), lambda: self.plain.axis(name))

    def free(self, name: str, type: m.Type) -> Vec:
        return self._once(("free", name), lambda: self.plain.free(name, type))

    def state(self, name: str, key: Vec | None, type: m.Type) -> Vec:
        if key is None:
            return self._once(("state", name), lambda: self.plain.state(name, None, type))
        return self._made(("state", name), (key,), lambda k: self.plain.state(name, k, type))

    def zone(self, name: str, key: Vec | None) -> Vec:
        if key is None:
            return self._once(("zone", name), lambda: self.plain.zone(name, None))
        return self._made(("zone", name), (key,), lambda k: self.plain.zone(name, k))

    def attribute(self, name: str, card: Vec) -> Vec:
        return self._made(("attribute", name), (card,), lambda c: self.plain.attribute(name, c))

    def kind_is(self, card: Vec, kinds: tuple[str, ...]) -> Vec:
        return self._made(("kind", kinds), (card,), lambda c: self.plain.kind_is(c, kinds))

    def card(self, kind: str, values: tuple[int | str, ...]) -> Vec:
        return self._once(("card", kind, values), lambda: self.plain.card(kind, values))

    def neighbour(self, way: Literal["next", "previous", "left", "right"], player: Vec) -> Vec:
        return self._made(("neighbour", way), (player,), lambda p: self.plain.neighbour(way, p))

    def team(self, player: Vec) -> Vec:
        return self._made("team", (player,), self.plain.team)

    def card_at(self, end: Literal["top", "bottom", "newest"], zone: Vec) -> Vec:
        return self._made(("card at", end), (zone,), lambda z: self.plain.card_at(end, z))

    def opposite(self, direction: Vec) -> Vec:
        return self._made("opposite", (direction,), self.plain.opposite)

    # ---------------------------------------------------------------- tests
    def present(self, value: Vec) -> Vec:
        return self._made("present", (value,), self.plain.present)

    def same(self, left: Vec, right: Vec, type: m.Type) -> Vec:
        bits: Callable[[Bits], Bits] | None = None
        if type != "card" or self.plain.side is None:
            for one, other in ((left, right), (right, left)):
                if one.table is not None and other.term is not None and _narrow(one.table):
                    bits = self._looking_up(one.table, other.term)
        return self._made(
            ("same", type),
            (left, right),
            lambda a, b: self.plain.same(a, b, type),
            bits,
            bits is not None,
        )

    def _looking_up(self, table: tuple[int, ...], value: CodeTerm) -> Callable[[Bits], Bits]:
        return lambda _: self._where_same(table, value)

    def _where_same(self, table: tuple[int, ...], value: CodeTerm) -> Bits:
        """The members whose value is that of the table, by one load."""
        there = sorted({each for each in table if each != ABSENT})
        if not there:
            return self.constant_bits(lambda _: False)
        low, high = there[0], there[-1]
        rows: list[int] = []
        for each in range(low, high + 1):
            mask = sum(1 << place for place, mine in enumerate(table) if mine == each)
            rows += [mask >> WORD * word & (1 << WORD) - 1 for word in range(self.words)]
        at = self.plain.memory.wide_table(rows)
        place = self.held(("i32.sub", value.tree, number(low)))
        inside: Tree = ("i32.lt_u", place, number(high - low + 1))
        found = []
        for word in range(self.words):
            spot: Tree = ("i32.mul", place, number(8 * self.words))
            load: Tree = ("i64.load", at + 8 * word, spot)
            both: Tree = ("if", ("result", "i64"), inside, ("then", load), ("else", wide(0)))
            found.append(self.held(both, "i64"))
        return tuple(found)

    def compare(self, operator: Literal["<", "<=", ">", ">="], left: Vec, right: Vec) -> Vec:
        return self._made(
            ("compare", operator), (left, right), lambda a, b: self.plain.compare(operator, a, b)
        )

    def arithmetic(self, operator: Literal["+", "-", "*"], left: Vec, right: Vec) -> Vec:
        return self._made(
            ("arithmetic", operator), (left, right), lambda a, b: self.plain.arithmetic(operator, a, b)
        )

    def negation(self, inner: Vec) -> Vec:
        def bits(within: Bits) -> Bits:
            return self.inverse(self.of(inner, within))

        return self._made("not", (inner,), self.plain.negation, bits, inner.fast)

    def conjunction(self, parts: tuple[Vec, ...]) -> Vec:
        if not parts:
            return self.scalar(known(1))

        def bits(within: Bits) -> Bits:
            fast = self.both(*(self.of(part) for part in parts if part.fast))
            for part in parts:
                if not part.fast:
                    fast = self.both(fast, self.of(part, self.both(within, fast)))
            return fast

        every = all(part.fast for part in parts)
        return self._made("and", parts, lambda *terms: self.plain.conjunction(terms), bits, every)

    def disjunction(self, parts: tuple[Vec, ...]) -> Vec:
        if not parts:
            return self.scalar(known(0))

        def bits(within: Bits) -> Bits:
            found = self.any(*(self.of(part) for part in parts if part.fast))
            for part in parts:
                if not part.fast:
                    left = self.both(within, self.inverse(found))
                    found = self.any(found, self.of(part, left))
            return found

        every = all(part.fast for part in parts)
        return self._made("or", parts, lambda *terms: self.plain.disjunction(terms), bits, every)

    def owes(self, player: Vec, act: str) -> Vec:
        return self._made(("owes", act), (player,), lambda p: self.plain.owes(p, act))

    def was_wrong(self, player: Vec) -> Vec:
        return self._made("was wrong", (player,), self.plain.was_wrong)

    def predicate(self, name: str, subject: Vec) -> Vec:
        if subject.term is not None:
            return self._made(("predicate", name), (subject,), lambda s: self.plain.predicate(name, s))
        key = ("predicate", name, subject)
        if key not in self._memo:
            self._memo[key] = predicate_value(self.plain.book, self, name, subject)
        return self._memo[key]

    def quantity(self, name: str, subject: Vec | None, type: m.Type) -> Vec:
        if subject is None:
            return self._once(("quantity", name), lambda: self.plain.quantity(name, None, type))
        return self._made(("quantity", name), (subject,), lambda s: self.plain.quantity(name, s, type))

    # ---------------------------------------------------------------- quantifiers
    def _alike(self, domain: MaskedDomain, *said: SaidOfMember) -> bool:
        if not domain.alike:
            return False
        return all(
            where.names[name].term is not None
            for where in said
            for name in locals_of(where.inner) - {where.name}
            if name in where.names
        )

    def _said(self, where: Any, it: CodeTerm) -> SaidOfMember:
        names = {name: vec.at(it) for name, vec in where.names.items()}
        return SaidOfMember(where.name, where.inner, self.plain, names)

    def _over(self, domain: MaskedDomain, said: tuple[Any, ...], make: Callable[..., CodeTerm]) -> Vec:
        def at(it: CodeTerm) -> CodeTerm:
            return make(domain.at(it), *(self._said(where, it) for where in said))

        if self._alike(domain, *said):
            return self.scalar(at(known(0)))
        return Vec(at)

    def size(self, domain: MaskedDomain) -> Vec:
        return self._over(domain, (), self.plain.size)

    def some(self, type: m.Type, domain: MaskedDomain, where: Callable[[Vec], Vec]) -> Vec:
        zone = domain.beside
        if zone is not None and zone.term is not None and isinstance(where, SaidOfMember):
            found = self._some_beside(zone.term, where)
            if found is not None:
                found.at = lambda it: self.plain.some(type, domain.at(it), self._said(where, it))
                return found
        return self._over(domain, (where,), lambda d, w: self.plain.some(type, d, w))

    def _some_beside(self, zone: CodeTerm, where: SaidOfMember) -> Vec | None:
        """For which cards some other card of a zone is such: for all, unless only one card is."""
        if not self._alike(MaskedDomain(self.plain.one, True), where) or len(self.plain.layout.cards) > WORD:
            return None
        such = fold(where.inner, self, {**where.names, where.name: self.variable()})
        if not such.fast:
            return None

        def bits(_: Bits) -> Bits:
            cards: Tree = ("i64.and", self.faces(zone), self.of(such)[0])
            return (self.held(call("$beside", zone.tree, cards), "i64"),)

        return Vec(lambda it: it, bits=bits, fast=True)

    def count(self, type: m.Type, domain: MaskedDomain, where: Callable[[Vec], Vec]) -> Vec:
        return self._over(domain, (where,), lambda d, w: self.plain.count(type, d, w))

    def total(
        self, type: m.Type, domain: MaskedDomain, where: Callable[[Vec], Vec], value: Callable[[Vec], Vec]
    ) -> Vec:
        return self._over(domain, (where, value), lambda d, w, v: self.plain.total(type, d, w, v))

    def best(
        self,
        type: m.Type,
        domain: MaskedDomain,
        where: Callable[[Vec], Vec],
        extreme: Literal["most", "least"],
        value: Callable[[Vec], Vec],
    ) -> Vec:
        return self._over(domain, (where, value), lambda d, w, v: self.plain.best(type, d, w, extreme, v))

    # ---------------------------------------------------------------- domains
    def _range(self, parts: tuple[Vec, ...], make: Callable[..., CodeMembers]) -> MaskedDomain:
        alike = all(part.term is not None for part in parts)
        return MaskedDomain(lambda it: make(*(part.at(it) for part in parts)), alike)

    def cards_in(self, zone: Vec, excepted: tuple[Vec, ...]) -> MaskedDomain:
        found = self._range((zone, *excepted), lambda z, *less: self.plain.cards_in(z, less))
        if zone.term is not None and len(excepted) == 1 and excepted[0] is self._memo.get("variable"):
            return replace(found, beside=zone)
        return found

    def cards_of(self, cards: Vec, excepted: tuple[Vec, ...]) -> MaskedDomain:
        return self._range((cards, *excepted), lambda c, *less: self.plain.cards_of(c, less))

    def players(self, excepted: tuple[Vec, ...], partners_of: Vec | None) -> MaskedDomain:
        if partners_of is None:
            return self._range(excepted, lambda *less: self.plain.players(less, None))
        return self._range((partners_of, *excepted), lambda p, *less: self.plain.players(less, p))

    def one(self, member: Vec) -> MaskedDomain:
        return self._range((member,), self.plain.one)

    def numbers(self, low: Vec, high: Vec) -> MaskedDomain:
        return self._range((low, high), self.plain.numbers)

    def values(self, type: m.Type, excepted: tuple[Vec, ...]) -> MaskedDomain:
        return self._range(excepted, lambda *less: self.plain.values(type, less))

    def zones(self, name: str) -> MaskedDomain:
        return MaskedDomain(lambda _: self.plain.zones(name), True)


def _signed(mask: int) -> int:
    """The lowest word of a mask, as the number that stands for it."""
    mask &= (1 << WORD) - 1
    return mask - (1 << WORD) if mask >> (WORD - 1) else mask


def _narrow(table: tuple[int, ...]) -> bool:
    """Whether the values of a table lie close together."""
    there = [each for each in table if each != ABSENT]
    return not there or max(there) - min(there) < WIDEST_TABLE


def some_of_zone(plain: CodeValues, domain: InZone, where: Any) -> CodeTerm | None:
    """Whether some card of a zone is such, by masks; None where cards have to be asked one by one."""
    if len(domain.excepted) > 1 or not isinstance(where, SaidOfMember) or len(plain.layout.cards) > WORD:
        return None
    counts, plain.counts = plain.counts, False
    shared = plain.cards if plain.cards is not None and plain.cards.page is plain.page else None
    masks = shared or Masks(plain, plain.page, len(plain.layout.cards))
    names = {name: masks.same_for_all(term) for name, term in where.names.items()}
    such = fold(where.inner, masks, {**names, where.name: masks.variable()})
    bits = masks.of(such)[0] if such.fast else None
    sound = bits is not None and not plain.counts
    plain.counts = plain.counts or counts
    if not sound:
        return None
    place = masks.held(domain.zone.tree) if domain.excepted else domain.zone.tree
    zone = CodeTerm(place, domain.zone.value, sure=domain.zone.sure, cheap=True)
    cards: Tree = ("i64.and", masks.faces(zone), bits)
    test: Tree = ("i64.ne", cards, wide(0))
    if domain.excepted:
        test = call("$some_beside", place, domain.excepted[0].tree, cards)
    if shared is not None:
        return CodeTerm(test, sure=True)
    return CodeTerm(("block", ("result", "i32"), *masks.code, test), sure=True)
