"""Parts of a window whose moves are made with nothing, one card or one player: all of them judged at once, by masks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardlaw.fast.code.page import FunctionPage
from cardlaw.fast.code.trees import add, call, get, load, number, put, tee, when, wide
from cardlaw.fast.code.wasm import Tree
from cardlaw.fast.expressions.masks import WORD, Bits, Masks
from cardlaw.fast.expressions.members import CodeMembers, CodeSeats, InZone
from cardlaw.language import model as m
from cardlaw.language.core.algebra import fold, fold_domain
from cardlaw.language.core.verdicts import YES_FORMS, Verdicts
from cardlaw.language.records import dataclass

if TYPE_CHECKING:
    from cardlaw.fast.windows.asking import WindowWriter

BREAKING = 1 << 16
"""What marks the place of an answer as one among those that break a rule."""


@dataclass(slots=True)
class QuickWeighed:
    """The moves of one act: which there are, and for each norm those in its scope and those of which it says so."""

    act: m.Act
    masks: Masks
    here: Bits
    scope: dict[int, Bits]
    yes: dict[int, Bits]
    no: dict[int, Bits]
    lawful: Bits = ()
    breaking: Bits = ()
    forced: Tree = ("i64.const", 0)
    """The lawful moves that a rule demands."""


def is_quick(asking: WindowWriter, acts: tuple[str, ...]) -> bool:
    """Whether all moves of some acts can be judged at once."""
    verdicts, layout = asking.w.core.verdicts, asking.w.layout
    for name in acts:
        arguments = verdicts.arguments(asking.w.core.model.act(name))
        if not arguments:
            continue
        if len(arguments) > 1 or arguments[0].unseen is not None:
            return False
        match arguments[0].type, arguments[0].domain:
            case "card", m.CardsIn(excepted=()):
                if len(layout.cards) > WORD:
                    return False
            case "player", m.Players():
                pass
            case _:
                return False
    return True


class QuickPart:
    """The code that judges the moves of a seat and lets it answer, in a function that is being written."""

    def __init__(
        self,
        asking: WindowWriter,
        page: FunctionPage,
        acts: tuple[str, ...],
        standing: bool,
        cause: Callable[[str], Tree],
    ) -> None:
        self.asking, self.page, self.standing = asking, page, standing
        self.cause = cause
        """What a move of an act answers."""
        self.w, self.values = asking.w, asking.w.values
        self.verdicts: Verdicts = asking.w.core.verdicts
        self.acts = [asking.w.core.model.act(name) for name in acts]
        self.ruled: dict[tuple[int, int], Bits] = {}
        """The moves of an act to which a must says no, by the place of the act and the must."""
        self.musts: dict[int, Tree] = {}
        self.duty: Tree = number(0)
        self.out: list[Tree] = []

    # ---------------------------------------------------------------- weighing
    def code(self) -> list[Tree] | None:
        """The code up to the answer; None where how often something is read matters."""
        counts, self.values.counts = self.values.counts, False
        self.page.local("$cause")
        self.weighed: list[QuickWeighed] = []
        kept, self.values.cards = self.values.cards, None
        for act in self.acts:
            self.out.append(put("$cause", self.cause(act.name)))
            if len(self.w.layout.cards) <= WORD and (self.values.cards is None or act.answering is not None):
                self.values.cards = Masks(self.values, self.page, len(self.w.layout.cards), self.out)
            self.weighed.append(self._weigh(act))
            if act.answering is not None:
                self.values.cards = None
        self.values.cards = kept
        self._judged()
        sound = not self.values.counts
        self.values.counts = counts
        return self.out if sound else None

    def _weigh(self, act: m.Act) -> QuickWeighed:
        names = self.asking.names(act)
        arguments = self.verdicts.arguments(act)
        self.values.naming(act.name)
        members: CodeMembers | None = None
        size = 1
        if arguments:
            members = fold_domain(arguments[0].domain, self.values, names)
            size = len(self.w.layout.cards) if isinstance(members, InZone) else self.w.layout.players
        masks = Masks(self.values, self.page, size, self.out)
        here: Tree = wide(1)
        if isinstance(members, InZone):
            assert self.values.cards is not None
            masks = self.values.cards
            here = masks.faces(members.zone)
        elif isinstance(members, CodeSeats):
            here = ("i64.extend_i32_u", members.mask)
        if act.answering is not None:
            here = ("if", ("result", "i64"), get("$cause"), ("then", here), ("else", wide(0)))
        masks.here = (masks.held(here, "i64"),)
        known = {name: masks.scalar(term) for name, term in names.items()}
        if arguments:
            known[arguments[0].name] = masks.variable()
        found = QuickWeighed(act, masks, masks.here, {}, {}, {})
        asks: dict[int, Bits] = {}
        for norm in self.verdicts.norms(act.name):
            scope = masks.of(fold(norm.scope, _named(masks, norm.id), known))
            if any(word != wide(0) for word in scope):
                found.scope[norm.place] = scope
                if norm.form == "may-only":
                    within = masks.both(masks.here, scope)
                    asks[norm.place] = masks.of(fold(norm.asks, masks, known), within)
        for norm in self.verdicts.norms(act.name):
            if norm.place not in found.scope or norm.form == "wrongly":
                continue
            killers = [
                bits for other, bits in found.scope.items() if self.verdicts.kills[other] >> norm.place & 1
            ]
            live = found.scope[norm.place]
            if killers:
                live = masks.both(live, masks.inverse(masks.any(*killers)))
            if norm.form == "may-only":
                found.yes[norm.place] = masks.both(live, asks[norm.place])
                found.no[norm.place] = masks.both(live, masks.inverse(asks[norm.place]))
            elif norm.form in YES_FORMS:
                found.yes[norm.place] = live
            else:
                found.no[norm.place] = live
        return found

    # ---------------------------------------------------------------- judging
    def _has(self, mask: int, place: int) -> bool:
        return bool(mask >> place & 1)

    def _judged(self) -> None:
        verdicts = self.verdicts
        for each in self.weighed:
            for place, bits in each.yes.items():
                if self._has(verdicts.must, place):
                    (live,) = each.masks.both(bits, each.here)
                    self.musts[place] = each.masks.held(("i64.ne", live, wide(0)))
        free: Tree = wide(0)
        owed: Tree = wide(0)
        lawful_count: Tree = number(0)
        breaking_count: Tree = number(0)
        for number_, each in enumerate(self.weighed):
            must = self._verdicts(number_, each)
            (lawful,), (breaking,) = each.lawful, each.breaking
            lawful_count = _sum(lawful_count, _count(lawful))
            breaking_count = _sum(breaking_count, _count(breaking))
            if self.standing and self.musts:
                free = ("i64.or", free, ("i64.and", lawful, ("i64.xor", must, wide(-1))))
                owed = ("i64.or", owed, ("i64.and", lawful, must))
        if self.standing and self.musts:
            none: Tree = ("i64.eqz", free)
            self.duty = ("i32.and", none, ("i64.ne", owed, wide(0)))
        self.out.append(put(self.page.local("$lawful"), lawful_count))
        self.out.append(put(self.page.local("$breaking"), breaking_count))

    def _verdicts(self, number_: int, each: QuickWeighed) -> Tree:
        """Which moves of an act are lawful, and which only break what can be broken; the moves that must be made."""
        verdicts, masks = self.verdicts, each.masks
        nothing: Bits = (wide(0),)
        must = masks.any(nothing, *(b for p, b in each.yes.items() if self._has(verdicts.must, p)))
        free = masks.inverse(must)
        for place, flag in self.musts.items():
            killers = [b for p, b in each.scope.items() if self._has(verdicts.killers[place], p)]
            out = masks.both(free, masks.inverse(masks.any(nothing, *killers)))
            live: Bits = (masks.held(("i64.sub", wide(0), ("i64.extend_i32_u", flag)), "i64"),)
            self.ruled[number_, place] = masks.both(out, live)
        noes = {**each.no}
        for (act, place), bits in self.ruled.items():
            if act == number_:
                noes[place] = masks.any(bits, noes[place]) if place in noes else bits
        no = masks.any(nothing, *noes.values())
        yes = masks.any(nothing, *each.yes.values())
        only = masks.any(nothing, *(b for p, b in noes.items() if self._has(verdicts.only, p)))
        firm = masks.any(nothing, *(b for p, b in noes.items() if not self._has(verdicts.breakable, p)))
        tried = masks.both(no, masks.inverse(firm), masks.any(yes, only))
        each.no = noes
        each.lawful = masks.both(each.here, yes, masks.inverse(no))
        clashes = []
        for place, bits in each.yes.items():
            if self._has(verdicts.strong, place):
                against = [b for p, b in noes.items() if self._has(verdicts.against[place], p)]
                if against:
                    clashes.append(masks.both(bits, masks.any(*against)))
        clash = masks.both(each.here, masks.any(nothing, *clashes))
        if clash != nothing:
            count = _count(clash[0])
            at = self.values.tallies.setdefault("contradictory move", len(self.values.tallies))
            tally: Tree = call("$tally_by", number(at), count)
            masks.code.append(when(("i64.ne", clash[0], wide(0)), [tally]))
            lenient: Tree = ("i64.extend_i32_u", load(self.w.memory.own["lenient"]))
            every: Bits = (masks.held(("i64.sub", wide(0), lenient), "i64"),)
            tried = masks.any(tried, masks.both(clash, every))
        each.breaking = masks.both(each.here, tried)
        if self.w.stepping is not None:
            (each.forced,) = masks.both(each.lawful, must)
        return must[0]

    # ---------------------------------------------------------------- answering
    def moves(self, answer: str, happens: Callable[[m.Act, list[Tree]], list[Tree]]) -> list[Tree]:
        """The code that finds the move that was answered, and lets it happen."""
        k = self.page.local("$place")
        broken: Tree = ("i32.ge_s", get(answer), number(BREAKING))
        code: list[Tree] = [put(k, ("i32.and", get(answer), number(BREAKING - 1)))]
        some_break = any(each.breaking != (wide(0),) for each in self.weighed)
        for each in self.weighed:
            (lawful,), (breaking,) = each.lawful, each.breaking
            bits, count, it = self.page.fresh("i64"), self.page.fresh(), self.page.fresh()
            chosen: list[Tree] = []
            if each.act.parameters:
                chosen.append(put(it, call("$nth_bit", get(bits), get(k))))
            if self.w.record or self.w.counting:
                chosen += self._told(each, get(it))
            chosen += happens(each.act, [get(it)] if each.act.parameters else [])
            mine = ("select", breaking, lawful, broken) if some_break else lawful
            code += [
                put(bits, mine),
                put(count, ("i32.wrap_i64", ("i64.popcnt", get(bits)))),
                when(("i32.lt_s", get(k), get(count)), chosen),
                put(k, ("i32.sub", get(k), get(count))),
            ]
        return code

    def moves_by_action(
        self, answer: str, first: dict[str, int], happens: Callable[[m.Act, list[Tree]], list[Tree]]
    ) -> list[Tree]:
        """The code that lets the move happen that was answered by its action."""
        code: list[Tree] = []
        for each in self.weighed:
            it = self.page.fresh()
            size = each.masks.members
            chosen = self._told(each, get(it)) if self.w.record or self.w.counting else []
            chosen += happens(each.act, [get(it)] if each.act.parameters else [])
            mine: Tree = ("i32.sub", get(answer), number(first[each.act.name]))
            code.append(when(("i32.lt_u", tee(it, mine), number(size)), chosen))
        return code

    def _told(self, each: QuickWeighed, it: Tree) -> list[Tree]:
        """What a chosen move breaks, as the places of the norms."""
        no = self.page.local("$no", "i64")
        places = self.asking._places(tuple(act.name for act in self.acts))
        member: Tree = ("i64.extend_i32_u", it)
        code: list[Tree] = [put(no, wide(0))]
        for place, (bits,) in each.no.items():
            bit: Tree = ("i64.and", ("i64.shr_u", bits, member), wide(1))
            code.append(put(no, ("i64.or", get(no), ("i64.shl", bit, wide(places[place])))))
        return code

    def told_duty(self) -> list[Tree]:
        """What is broken by leaving a window unused."""
        no = self.page.local("$no", "i64")
        places = self.asking._places(tuple(act.name for act in self.acts))
        code: list[Tree] = [put(no, wide(0))]
        for each in self.weighed:
            for place, (bits,) in each.yes.items():
                if self._has(self.verdicts.must, place):
                    some: Tree = ("i64.ne", ("i64.and", bits, each.lawful[0]), wide(0))
                    both: Tree = ("i64.extend_i32_u", ("i32.and", some, self.duty))
                    code.append(put(no, ("i64.or", get(no), ("i64.shl", both, wide(places[place])))))
        return code


def _named(masks: Masks, about: str) -> Masks:
    masks.plain.naming(about)
    return masks


def _count(bits: Tree) -> Tree:
    return number(0) if bits == wide(0) else ("i32.wrap_i64", ("i64.popcnt", bits))


def _sum(left: Tree, right: Tree) -> Tree:
    return right if left == number(0) else add(left, right)
