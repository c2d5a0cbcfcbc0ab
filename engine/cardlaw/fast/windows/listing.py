"""The moves of a window listed and judged one by one, as code."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardlaw.engine.clauses.combining import MOST_STEPS
from cardlaw.fast.code import memory as mem
from cardlaw.fast.code.page import FunctionPage
from cardlaw.fast.code.trees import (
    ABSENT,
    CodeTerm,
    add,
    call,
    get,
    load,
    number,
    put,
    repeat,
    tee,
    when,
    wide,
)
from cardlaw.fast.code.wasm import Tree
from cardlaw.language import model as m
from cardlaw.language.core.algebra import fold, fold_domain
from cardlaw.language.core.verdicts import YES_FORMS
from cardlaw.wording.reasons import say

if TYPE_CHECKING:
    from cardlaw.fast.writer import Writer

MAY, MUST, MUST_NOT, CONTRADICTORY = 1, 2, 3, 4
MOST_NORMS = 64


class MoveListing:
    """What the moves of a window are worth."""

    w: Writer
    answered: dict[str, int]
    owing: dict[str, str]
    parts: dict[tuple[tuple[str, ...], bool, bool], str]

    def candidates(
        self,
        page: FunctionPage,
        act: m.Act,
        names: dict[str, CodeTerm],
        take: Callable[[list[Tree], dict[str, CodeTerm]], list[Tree]],
    ) -> list[Tree]:
        """Go through every choice of arguments that the parameters' domains allow, in order."""
        w = self.w
        w.values.naming(act.name)
        arguments = w.core.verdicts.arguments(act)

        def choose(place: int, chosen: list[Tree], known_: dict[str, CodeTerm]) -> list[Tree]:
            if place == len(arguments):
                return take(chosen, known_)
            argument = arguments[place]
            members = fold_domain(argument.domain, w.values, known_)
            if argument.type in ("card", "cards"):
                several = argument.type == "cards"
                at, count, i, it = (page.fresh() for _ in range(4))
                room = page.reserve(4 * w.most_members(argument.domain) + 4)
                spot: Tree = ("i32.add", get(at), ("i32.shl", get(count), number(2)))
                gather = members.each(
                    page,
                    lambda card: [("i32.store", 0, spot, card.tree), put(count, add(get(count), number(1)))],
                )
                code = [put(at, room), put(count, number(0)), *gather]
                order: Tree = put(count, call("$sorted", get(at), get(count)))
                if several:
                    if sum(1 for each in arguments if each.type == "cards") > 1:
                        raise w.values.outside(say("fast-two-sets"))
                    assert argument.least is not None and argument.most is not None
                    hopes = place + 1 == len(arguments) and w.hopes(act)
                    bounds = (*map(number, (argument.least, argument.most, MOST_STEPS if hopes else 0)),)
                    order = put(count, call("$sets", get(at), get(count), *bounds))
                if argument.unseen is not None:
                    zone = page.fresh()
                    unseen = fold(argument.unseen, w.values, known_)
                    seen = call("$sees", get("$seat"), get(zone))
                    hidden: Tree = (
                        "if",
                        ("result", "i32"),
                        ("i32.ne", tee(zone, unseen.tree), number(ABSENT)),
                        ("then", ("i32.eqz", seen)),
                        ("else", number(0)),
                    )
                    fanned: Tree = ("unreachable",) if several else call("$fan", get(at), get(count))
                    order = when(hidden, [fanned], [order])
                label = page.label()
                fixed = place == 0 and not several
                name = {argument.name: CodeTerm(get(it), sure=True, cheap=True, fixed=fixed)}
                member: Tree = ("i32.load", 0, ("i32.add", get(at), ("i32.shl", get(i), number(2))))
                if several:
                    member = ("i32.mul", get(i), number(w.memory.set_size))
                    member = add(member, number(w.memory.sets))
                loop = repeat(
                    label,
                    ("br_if", label, ("i32.ge_s", get(i), get(count))),
                    put(it, member),
                    put(i, add(get(i), number(1))),
                    *choose(place + 1, [*chosen, get(it)], {**known_, **name}),
                )
                return [*code, order, put(i, number(0)), loop]

            def one(it: CodeTerm) -> list[Tree]:
                local = page.fresh()
                named = {argument.name: CodeTerm(get(local), sure=True, cheap=True)}
                return [
                    put(local, it.tree),
                    *choose(place + 1, [*chosen, get(local)], {**known_, **named}),
                ]

            return members.each(page, one)

        return choose(0, [], names)

    def names(self, act: m.Act) -> dict[str, CodeTerm]:
        """The names of norms about a move that `$seat` may make, answering `$cause`."""
        names = {"player": CodeTerm(get("$seat"), sure=True, cheap=True)}
        if act.answering is not None:
            names[act.answering[1]] = CodeTerm(call("$doer_of", get("$cause")))
        return names

    def weighed(self, act: m.Act, names: dict[str, CodeTerm], places: dict[int, int]) -> list[Tree]:
        """Which norms are in scope, and what the live ones say, in the locals scope, yes and no."""
        w, verdicts = self.w, self.w.core.verdicts
        scope = yes = no = killed = 0
        code: list[Tree] = []

        def marks(*pairs: tuple[str, int]) -> list[Tree]:
            return [put(name, ("i64.or", get(name), wide(mask))) for name, mask in pairs if mask]

        for norm in verdicts.norms(act.name):
            bit = 1 << places[norm.place]
            kills = sum(1 << place for i, place in places.items() if verdicts.kills[norm.place] >> i & 1)
            within = fold(norm.scope, w.values.naming(norm.id), names)
            if within.known and within.value != 1:
                continue
            if within.known and norm.form != "may-only":
                scope, killed = scope | bit, killed | kills
                yes |= bit if norm.form in YES_FORMS else 0
                no |= bit if norm.form == "must-not" else 0
                continue
            inner = marks(("$scope", bit), ("$killed", kills))
            if norm.form == "may-only":
                asks = w.values.truth(fold(norm.asks, w.values.naming(norm.id), names))
                inner.append(when(asks, marks(("$yes", bit)), marks(("$no", bit))))
            elif norm.form != "wrongly":
                inner += marks(("$no" if norm.form == "must-not" else "$yes", bit))
            code += inner if within.known else [when(w.values.truth(within), inner)]
        start = [
            put("$scope", wide(scope)),
            put("$yes", wide(yes)),
            put("$no", wide(no)),
            put("$killed", wide(killed)),
        ]
        alive: Tree = ("i64.xor", get("$killed"), wide(-1))
        end: list[Tree] = [
            put("$yes", ("i64.and", get("$yes"), alive)),
            put("$no", ("i64.and", get("$no"), alive)),
        ]
        return [*start, *code, *end]

    def _places(self, acts: tuple[str, ...]) -> dict[int, int]:
        """The bit of each norm about some acts."""
        every = sorted({norm.place for act in acts for norm in self.w.core.verdicts.norms(act)})
        if len(every) > MOST_NORMS:
            raise self.w.values.outside(say("fast-many-norms", n=MOST_NORMS))
        return {place: i for i, place in enumerate(every)}

    def _page(self, name: str, parameters: dict[str, str]) -> FunctionPage:
        page = FunctionPage(name, parameters, "i32", get("$cause"))
        for local in ("$scope", "$yes", "$no", "$killed", "$musts", "$broken"):
            page.local(local, "i64")
        return page

    def _owed(self, name: str) -> str:
        """The function that says whether a breakable must makes an act a duty of a seat."""
        if name not in self.owing:
            w, verdicts = self.w, self.w.core.verdicts
            id = self.owing[name] = f"$owed:{w.values.acts[name]}"
            page = self._page(id, {"$cause": "i32", "$seat": "i32"})
            act, places = w.core.model.act(name), self._places((name,))
            duty = _mask(verdicts.must & verdicts.breakable, places)
            found: Tree = ("i64.ne", ("i64.and", get("$yes"), wide(duty)), wide(0))
            owed: list[Tree] = [put("$owed", number(1)), ("br", "$out")]
            w.values.pages.append(page)
            body = self.candidates(
                page,
                act,
                self.names(act),
                lambda _, names: [*self.weighed(act, names, places), when(found, owed)],
            )
            w.values.pages.pop()
            page.local("$owed")
            w.functions.append(page.close([("block", "$out", *body)], get("$owed")))
        return self.owing[name]

    def _options(self, acts: tuple[str, ...], standing: bool) -> str:
        """The function that lists what a seat can answer: lawful moves, moves that break only breakable rules, and
        declining if it can."""
        w, memory, option = self.w, self.w.memory, self.w.memory.option
        name = f"$options:{len(self.parts)}"
        page = self._page(name, {"$at": "i32", "$seat": "i32"})
        page.local("$cause")
        places = self._places(acts)
        verdicts = w.core.verdicts
        must = _mask(verdicts.must, places)
        count, at = page.local("$count"), page.local("$option")
        code: list[Tree] = [put("$musts", wide(0)), put(count, number(0))]
        w.values.pages.append(page)
        for each in acts:
            act = w.core.model.act(each)

            def take(chosen: list[Tree], names: dict[str, CodeTerm], act: m.Act = act) -> list[Tree]:
                spot = add(("i32.mul", get(count), number(option.size)), number(memory.options))
                kept = [
                    when(("i32.ge_s", get(count), number(mem.MOST_OPTIONS - 1)), [("unreachable",)]),
                    put(at, spot),
                    ("i32.store", 0, get(at), number(w.values.acts[act.name])),
                    *(("i32.store", 4 + 4 * i, get(at), value) for i, value in enumerate(chosen)),
                    ("i64.store", option.scope, get(at), get("$scope")),
                    ("i64.store", option.yes, get(at), get("$yes")),
                    ("i64.store", option.no, get(at), get("$no")),
                    put("$musts", ("i64.or", get("$musts"), ("i64.and", get("$yes"), wide(must)))),
                    put(count, add(get(count), number(1))),
                ]
                if any(parameter.type == "cards" for parameter in act.parameters):
                    kept = [when(self._hopeful(places), kept)]
                return [*self.weighed(act, names, places), *kept]

            moves = self.candidates(page, act, self.names(act), take)
            code.append(put("$cause", self.cause(each, get("$at"))))
            code += [when(get("$cause"), moves)] if act.answering is not None else moves
        w.values.pages.pop()
        code += self._judged(page, places, standing)
        w.functions.append(page.close(code, get("$kept")))
        return name

    def _hopeful(self, places: dict[int, int]) -> Tree:
        """Whether a move can be offered at all, whatever other moves there are."""
        verdicts = self.w.core.verdicts
        firm, only = _mask(verdicts.breakable, places) ^ -1, _mask(verdicts.only, places)
        no = get("$no")
        tried: Tree = ("i32.and", ("i64.ne", ("i64.and", no, wide(only)), wide(0)), _none(no, firm))
        return ("i32.or", ("i64.ne", get("$yes"), wide(0)), tried)

    def _judged(self, page: FunctionPage, places: dict[int, int], standing: bool) -> list[Tree]:
        """The verdicts on moves weighed together; those that can in no way be made are left out."""
        w, memory, option = self.w, self.w.memory, self.w.memory.option
        verdicts = w.core.verdicts
        must, strong = _mask(verdicts.must, places), _mask(verdicts.strong, places)
        breakable, only = _mask(verdicts.breakable, places), _mask(verdicts.only, places)
        i, kept, free, verdict = (page.local(x) for x in ("$i", "$kept", "$free", "$verdict"))
        at, to = "$option", page.local("$to")

        def has(name: str, mask: int) -> Tree:
            return ("i64.ne", ("i64.and", get(name), wide(mask)), wide(0))

        ruled: list[Tree] = []
        clashes: list[Tree] = []
        for old, place in places.items():
            if must >> place & 1:
                killers = _mask(verdicts.killers[old], places)
                test = has("$musts", 1 << place)
                if killers:
                    test = ("i32.and", test, ("i32.eqz", has("$scope", killers)))
                ruled.append(when(test, [put("$no", ("i64.or", get("$no"), wide(1 << place)))]))
            if strong >> place & 1:
                against = _mask(verdicts.against[old], places)
                if against:
                    test = ("i32.and", has("$yes", 1 << place), has("$no", against))
                    clashes.append(when(test, [put(verdict, number(CONTRADICTORY))]))
        judged: list[Tree] = []
        if ruled:
            outside: Tree = ("i32.and", ("i64.ne", get("$musts"), wide(0)), ("i32.eqz", has("$yes", must)))
            judged.append(when(outside, ruled))
        spoken: Tree = ("i64.ne", ("i64.or", get("$yes"), ("i64.and", get("$no"), wide(only))), wide(0))
        tried: Tree = ("i32.and", ("i32.eqz", has("$no", breakable ^ -1)), spoken)
        said_yes: list[Tree] = [put(verdict, number(MAY)), put(free, number(1))]
        if must:
            said_yes = [when(has("$yes", must), [put(verdict, number(MUST))], said_yes)]
        against_: list[Tree] = [when(tried, [put(verdict, number(MUST_NOT))])]
        if clashes:
            lenient = load(memory.own["lenient"])
            clash = [
                w.values.tally("contradictory move"),
                put(verdict, number(0)),
                when(("i32.or", lenient, tried), [put(verdict, number(MUST_NOT))]),
            ]
            contradictory: Tree = ("i32.eq", get(verdict), number(CONTRADICTORY))
            against_ = [*clashes, when(contradictory, clash, against_)]
        judged += [
            put(verdict, number(0)),
            when(
                ("i64.ne", get("$no"), wide(0)),
                against_,
                [when(("i64.ne", get("$yes"), wide(0)), said_yes)],
            ),
        ]
        keep: list[Tree] = [
            put(to, add(("i32.mul", get(kept), number(option.size)), number(memory.options))),
            when(("i32.ne", get(to), get(at)), [("memory.copy", get(to), get(at), number(option.size))]),
            ("i64.store", option.no, get(to), get("$no")),
            put(kept, add(get(kept), number(1))),
        ]
        if must and standing:
            duty: Tree = ("i64.or", get("$broken"), ("i64.and", get("$yes"), wide(must)))
            keep.append(when(("i32.eq", get(verdict), number(MUST)), [put("$broken", duty)]))
        loop = repeat(
            "$judged",
            ("br_if", "$judged", ("i32.ge_s", get(i), get("$count"))),
            put(at, add(("i32.mul", get(i), number(option.size)), number(memory.options))),
            put("$scope", ("i64.load", option.scope, get(at))),
            put("$yes", ("i64.load", option.yes, get(at))),
            put("$no", ("i64.load", option.no, get(at))),
            *judged,
            when(get(verdict), keep),
            put(i, add(get(i), number(1))),
        )
        code: list[Tree] = [put(i, number(0)), put(kept, number(0)), loop]
        if standing:
            decline: list[Tree] = [
                put(to, add(("i32.mul", get(kept), number(option.size)), number(memory.options))),
                ("i32.store", 0, get(to), number(-1)),
                ("i64.store", option.no, get(to), ("select", wide(0), get("$broken"), get(free))),
                put(kept, add(get(kept), number(1))),
            ]
            code.append(when(get(kept), decline))
        return code

    def cause(self, act: str, window: Tree) -> Tree:
        """What a move in a window answers."""
        answering = self.w.core.model.act(act).answering
        at = mem.CAUSED if answering is None else self._answered(answering[0])
        return ("i32.load", at, window)

    def _answered(self, act: str) -> int:
        return self.w.memory.answered + 4 * self.answered[act]


def _none(mask: Tree, of: int) -> Tree:
    return ("i64.eqz", ("i64.and", mask, wide(of)))


def _mask(mask: int, places: dict[int, int]) -> int:
    """A mask of all norms as one of those about some acts."""
    return sum(1 << place for old, place in places.items() if mask >> old & 1)
