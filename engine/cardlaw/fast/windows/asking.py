"""Windows as code: how they open, who is asked, and what an answer does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardlaw.fast.code import memory as mem
from cardlaw.fast.code.page import FunctionPage
from cardlaw.fast.code.pausing import WAIT
from cardlaw.fast.code.trees import (
    ABSENT,
    add,
    call,
    either,
    get,
    halves,
    load,
    number,
    put,
    repeat,
    tee,
    when,
    wide,
)
from cardlaw.fast.code.wasm import Tree, WasmFunction
from cardlaw.fast.windows.listing import MoveListing, _mask
from cardlaw.fast.windows.quick import QuickPart, is_quick
from cardlaw.fast.windows.stepping import STOP
from cardlaw.language import model as m
from cardlaw.language.core import instructions as c

if TYPE_CHECKING:
    from cardlaw.fast.routines.routines import RoutineFunction
    from cardlaw.fast.writer import Writer

Parts = tuple[tuple[tuple[str, ...], bool], ...]
NOBODY, LEFT, ANSWERED = 0, 1, 2
"""What asking a window comes to."""


class WindowWriter(MoveListing):
    """The windows of a module. Windows with the same acts, wherever they are offered, are one site."""

    def __init__(self, writer: Writer) -> None:
        self.w = writer
        self.sites: dict[tuple[Parts, str | None], int] = {}
        self.parts: dict[tuple[tuple[str, ...], bool, bool], str] = {}
        self.owing: dict[str, str] = {}
        self.singles: dict[tuple[str, ...], str | None] = {}
        model = writer.core.model
        answered = dict.fromkeys(act.answering[0] for act in model.acts if act.answering is not None)
        self.answered = {act: place for place, act in enumerate(answered)}
        self.opened: dict[tuple[str, str], int] = {}
        """The site of each window, by the local that holds it and the function."""

    def offer(self, routine: RoutineFunction, step: c.OfferWindow, window: str) -> list[Tree]:
        w, page = self.w, routine.page
        parts: Parts = tuple((part.acts, part.first) for part in step.parts)
        site = self.sites.setdefault((parts, step.until), len(self.sites))
        self.opened[window, page.function.name] = site
        code: list[Tree] = []
        masks = [page.fresh() for _ in step.parts]
        for part, mask in zip(step.parts, masks, strict=True):
            code += routine.mask(part.takers, None, None, mask)
        until = number(-1 if step.until is None else w.values.acts[step.until])
        code.append(put(window, call("$open", until, number(site))))
        for place, mask in enumerate(masks):
            code.append(("i32.store", mem.TAKERS + 4 * place, get(window), get(mask)))
        acts = [w.core.model.act(name) for part in step.parts for name in part.acts]
        for act in dict.fromkeys(a.answering[0] for a in acts if a.answering is not None):
            cause = call("$cause_of", number(w.values.acts[act]), number(0))
            code.append(("i32.store", self._answered(act), get(window), cause))
        for part, mask in zip(step.parts, masks, strict=True):
            dutiful = [name for name in part.acts if name in w.core.verdicts.dutiful]
            if dutiful:
                code += self._duties(page, dutiful, mask, window)
        return code

    def _duties(self, page: FunctionPage, acts: list[str], mask: str, window: str) -> list[Tree]:
        left, seat, label = page.fresh(), page.fresh(), page.label()
        owed: list[Tree] = []
        for name in acts:
            test = call(self._owed(name), self.cause(name, get(window)), get(seat))
            act = number(self.w.values.acts[name])
            owed.append(when(test, [call("$owe", get(seat), act, ("i32.load", mem.ID, get(window)))]))
        loop = repeat(
            label,
            ("br_if", label, ("i32.eqz", get(left))),
            put(seat, ("i32.ctz", get(left))),
            put(left, ("i32.and", get(left), ("i32.sub", get(left), number(1)))),
            *owed,
        )
        return [put(left, get(mask)), loop]

    def ask_blocking(self, routine: RoutineFunction, window: str) -> list[Tree]:
        site = self.opened[window, routine.page.function.name]
        label, found = routine.page.label(), routine.page.fresh()
        return [
            repeat(
                label,
                put(found, call(f"$ask:{site}", get(window))),
                ("br_if", routine.left, ("i32.eq", get(found), number(LEFT))),
                ("br_if", label, ("i32.eqz", get(found))),
            ),
            call("$close", get(window)),
        ]

    def ask_standing(self, until: str) -> Tree:
        """Ask the windows that stand until an act; 1 if everything was left."""
        some: Tree = ("i32.gt_u", load(self.w.memory.own["highest"]), number(self.w.memory.windows))
        return either(some, call("$ask_standing", number(self.w.values.acts[until])), number(0))

    def close_all(self, keep: tuple[str, ...]) -> Tree:
        """All windows close unasked, except those that stand until one of these acts."""
        name = f"$close_all:{'.'.join(str(self.w.values.acts[act]) for act in keep)}"
        if name not in self.w.extra:
            made = WasmFunction(name, {}, None, {"$at": "i32"})
            self.w.extra[name] = made
            high = self.w.memory.own["highest"]
            until: Tree = ("i32.load", mem.UNTIL, get("$at"))
            stays: Tree = number(0)
            for act in keep:
                stays = ("i32.or", stays, ("i32.eq", until, number(self.w.values.acts[act])))
            gone: Tree = (
                "i32.and",
                ("i32.ne", ("i32.load", mem.ID, get("$at")), number(0)),
                ("i32.eqz", stays),
            )
            # from the last to the first, since closing the last lowers the highest in use
            made.body = [
                put("$at", load(high)),
                repeat(
                    "$out",
                    ("br_if", "$out", ("i32.le_u", get("$at"), number(self.w.memory.windows))),
                    put("$at", ("i32.sub", get("$at"), number(self.w.memory.window_size))),
                    when(gone, [call("$close", get("$at"))]),
                ),
            ]
        return call(name)

    def functions(self) -> list[WasmFunction]:
        """What asks a window, for every site met so far; writing one may meet others."""
        made: list[WasmFunction] = []
        done = 0
        asks: list[WasmFunction] = []
        while done < len(self.sites):
            key = list(self.sites)[done]
            asks.append(self._site(done, *key))
            done += 1
            self.w.finish()
        ask = WasmFunction("$ask", {"$at": "i32"}, "i32")
        for place in range(len(self.sites)):
            test: Tree = ("i32.eq", ("i32.load", mem.SITE, get("$at")), number(place))
            ask.body.append(when(test, [("return", call(f"$ask:{place}", get("$at")))]))
        ask.body.append(("unreachable",))
        standing = WasmFunction("$ask_standing", {"$act": "i32"}, "i32", {"$at": "i32", "$found": "i32"})
        standing.body = [
            (
                "loop",
                "$again",
                put("$at", call("$newest", get("$act"))),
                when(("i32.eqz", get("$at")), [("return", number(0))]),
                put("$found", call("$ask", get("$at"))),
                when(("i32.eq", get("$found"), number(LEFT)), [("return", number(1))]),
                when(("i32.eqz", get("$found")), [call("$close", get("$at"))]),
                ("br", "$again"),
            ),
            ("unreachable",),
        ]
        return [*made, *asks, ask, standing]

    def _site(self, place: int, parts: Parts, until: str | None) -> WasmFunction:
        made = WasmFunction(f"$ask:{place}", {"$at": "i32"}, "i32", {"$found": "i32"})
        part: Tree = ("i32.load", mem.PART, get("$at"))
        queue: Tree = ("i32.load", mem.QUEUE, get("$at"))
        for number_, (acts, first) in enumerate(parts):
            takers: Tree = ("i32.load", mem.TAKERS + 4 * number_, get("$at"))
            asked = [
                when(("i32.eq", queue, number(-1)), [call("$in_order", get("$at"), takers)]),
                put("$found", call(self._part(acts, first, until is not None), get("$at"))),
                when(get("$found"), [("return", get("$found"))]),
                ("i32.store", mem.PART, get("$at"), number(number_ + 1)),
                ("i32.store", mem.QUEUE, get("$at"), number(-1)),
            ]
            made.body.append(when(("i32.eq", part, number(number_)), asked))
        made.body.append(number(NOBODY))
        return made

    def _part(self, acts: tuple[str, ...], first: bool, standing: bool) -> str:
        """The function that finds the next seat with something to answer, and lets it answer."""
        key = (acts, first, standing)
        if key in self.parts:
            return self.parts[key]
        w, memory = self.w, self.w.memory
        name = self.parts[key] = f"$part:{len(self.parts)}"
        page = FunctionPage(name, {"$at": "i32"}, "i32", get("$cause"))
        page.local("$cause")
        seat = page.local("$seat")
        queue: Tree = ("i32.load", mem.QUEUE, get("$at"))
        fewer: Tree = ("i32.and", queue, ("i32.xor", ("i32.shl", number(1), get(seat)), number(-1)))
        next_: Tree = ("i32.store", mem.QUEUE, get("$at"), fewer)
        after: Tree = ("i32.store", mem.QUEUE, get("$at"), number(0)) if first else next_
        w.values.pages.append(page)
        tries = None
        if is_quick(self, acts):
            caused: Tree = ("i32.ge_s", ("i32.load", mem.CAUSER, get("$at")), number(0))
            tries = self._quickly(
                page, acts, standing, next_, after, lambda act: self.cause(act, get("$at")), caused
            )
        w.values.pages.pop()
        if tries is None:
            tries = self._listed(page, acts, standing, next_, after)
        if not standing:
            tries += [w.values.tally("stuck"), *w.told("stuck", get(seat), w.acts_key(acts))]
        in_round: Tree = ("i32.shr_u", load(memory.registers[".in-round"]), get(seat))
        loop = repeat(
            "$out",
            when(("i32.eqz", queue), _ends(NOBODY)),
            put(seat, call("$next_asked", get("$at"))),
            when(("i32.and", in_round, number(1)), tries),
            next_,
        )
        left = ("block", "$gone", loop, ("unreachable",))
        body: list[Tree] = [("block", "$exit", left, *_ends(LEFT))]
        w.functions.append(page.close(body, get(page.local("$answer"))))
        return name

    def single(self, acts: tuple[str, ...]) -> str | None:
        """The function that asks one seat at once, without a window that anybody else could see; None where moves
        have to be listed. Its arguments are the seat, the nearest cause and those that the moves answer."""
        if acts in self.singles:
            return self.singles[acts]
        w = self.w
        name = f"$single:{len(self.singles)}"
        answered = self.answers(acts)
        given = {"$seat": "i32", "$caused": "i32", **{f"$by{i}": "i32" for i in range(len(answered))}}
        page = FunctionPage(name, given, "i32", get("$cause"))
        page.local("$cause")

        def cause(act: str) -> Tree:
            answering = w.core.model.act(act).answering
            return get("$caused" if answering is None else f"$by{answered.index(answering[0])}")

        self.singles[acts] = None
        w.values.pages.append(page)
        tries = None
        if is_quick(self, acts) and not any(act in w.core.verdicts.dutiful for act in acts):
            caused: Tree = ("i32.ne", load(w.memory.registers[".under-way"]), number(0))
            tries = self._quickly(page, acts, False, ("nop",), ("nop",), cause, caused)
        w.values.pages.pop()
        if tries is not None:
            self.singles[acts] = name
            stuck = [w.values.tally("stuck"), *w.told("stuck", get("$seat"), w.acts_key(acts))]
            inner: Tree = ("block", "$gone", *tries, *stuck, *_ends(NOBODY))
            body: list[Tree] = [("block", "$exit", inner, *_ends(LEFT))]
            asked: Tree = ("i32.eq", get(page.local("$answer")), number(LEFT))
            w.functions.append(page.close(body, asked))
        return self.singles[acts]

    def answers(self, acts: tuple[str, ...]) -> list[str]:
        """The acts that some moves answer."""
        every = (self.w.core.model.act(name).answering for name in acts)
        return list(dict.fromkeys(answering[0] for answering in every if answering is not None))

    def offer_single(self, routine: RoutineFunction, step: c.OfferWindow) -> list[Tree] | None:
        """A window that blocks and is offered to one player: it is asked at once."""
        match step:
            case c.OfferWindow(parts=(c.Part(acts=acts, takers=m.OnePlayer(player=player)),), until=None):
                name = self.single(acts)
            case _:
                return None
        if name is None:
            return None
        w, seat = self.w, routine.page.fresh()
        causes = [call("$cause_of", number(w.values.acts[act]), number(0)) for act in self.answers(acts)]
        in_round: Tree = ("i32.shr_u", load(w.memory.registers[".in-round"]), get(seat))
        asked = routine.goes(call(name, get(seat), call("$now_caused"), *causes))
        there: Tree = ("i32.ne", tee(seat, routine.value(player)), number(ABSENT))
        sits: Tree = ("i32.and", in_round, number(1))
        both: Tree = ("if", ("result", "i32"), there, ("then", sits), ("else", number(0)))
        return [when(both, [asked])]

    def _declined(self, next_: Tree) -> list[Tree]:
        return [call("$counted", number(len(self.w.values.acts))), next_, *_ends(ANSWERED)]

    def _quickly(
        self,
        page: FunctionPage,
        acts: tuple[str, ...],
        standing: bool,
        next_: Tree,
        after: Tree,
        cause: Callable[[str], Tree],
        caused: Tree,
    ) -> list[Tree] | None:
        """All moves are judged at once; None where that cannot be done. `caused`: whether they answer something."""
        w, part = self.w, QuickPart(self, page, acts, standing, cause)
        judged = part.code()
        if judged is None:
            return None
        k = page.local("$k")

        def broke(act: int) -> list[Tree]:
            no: Tree = get(page.local("$no", "i64"))
            told = w.told("broke", get("$seat"), number(act), w.acts_key(acts), *halves(no))
            counted = [] if w.counting is None else w.counting.broken(no, acts)
            return [*counted, when(("i64.ne", no, wide(0)), told)] if told else counted

        def happens(act: m.Act, args: list[Tree]) -> list[Tree]:
            number_ = w.values.acts[act.name]
            return [
                *broke(number_),
                call("$counted", number(number_)),
                after,
                *w.happens(act.name, cause(act.name), get("$seat"), args, "$gone"),
                *_ends(ANSWERED),
            ]

        player, last = ("$answer_standing", part.duty) if standing else ("$answer", get("$breaking"))
        answers: list[Tree] = [] if w.counting is None else w.counting.met(page)
        asked = call(player, get("$seat"), get("$lawful"), last)
        if w.stepping is not None:
            answers += w.stepping.quick(part, standing, caused)
            asked = call(WAIT)
        answers += [put(k, asked), when(("i32.eq", get(k), number(STOP)), _ends(LEFT))]
        if standing:
            told = [*part.told_duty(), *broke(-1)] if w.record or w.counting else []
            no: Tree = ("i32.lt_s", get(k), number(0))
            if w.stepping is not None:
                no = ("i32.eq", get(k), number(w.stepping.actions.decline))
            answers.append(when(no, [*told, *self._declined(next_)]))
        if w.stepping is None:
            answers += part.moves(k, happens)
        else:
            answers += part.moves_by_action(k, w.stepping.actions.moves, happens)
        answers.append(("unreachable",))
        return [*judged, when(("i32.add", get("$lawful"), get("$breaking")), answers)]

    def _listed(
        self, page: FunctionPage, acts: tuple[str, ...], standing: bool, next_: Tree, after: Tree
    ) -> list[Tree]:
        """Moves are listed and judged one by one."""
        w, memory, option = self.w, self.w.memory, self.w.memory.option
        count, k, at = (page.local(x) for x in ("$count", "$k", "$option"))
        act: Tree = ("i32.load", 0, get(at))
        no: Tree = ("i64.load", option.no, get(at))
        told = w.told("broke", get("$seat"), act, w.acts_key(acts), *halves(no))
        counting, stepping = w.counting, w.stepping
        options = self._options(acts, standing)
        answers: list[Tree] = [] if counting is None else counting.met(page)
        if stepping is None:
            answers += [
                put(k, call("$play", get("$seat"), number(int(standing)), get(count))),
                when(("i32.lt_s", get(k), number(0)), _ends(LEFT)),
                put(at, add(("i32.mul", get(k), number(option.size)), number(memory.options))),
            ]
        else:
            must = _mask(w.core.verdicts.must, self._places(acts))
            caused: Tree = ("i32.ge_s", ("i32.load", mem.CAUSER, get("$at")), number(0))
            answers += [
                *stepping.listed(acts, options, must, standing, get(count), caused),
                put(k, call(WAIT)),
                when(("i32.eq", get(k), number(STOP)), _ends(LEFT)),
                put(at, number(stepping.chosen)),
            ]
        if told:
            answers.append(when(("i64.ne", no, wide(0)), told))
        if counting is not None:
            answers += counting.broken(no, acts)
        if standing:
            answers.append(when(("i32.lt_s", act, number(0)), self._declined(next_)))
        answers.append(call("$counted", act))
        for each in acts:
            parameters = w.core.model.act(each).parameters
            args = [page.fresh() for _ in parameters]
            given = [get(arg) for arg in args]
            happens = [
                *(put(arg, ("i32.load", 4 + 4 * i, get(at))) for i, arg in enumerate(args)),
                *self._kept_sets(page, parameters, args),
                after,
                *w.happens(each, self.cause(each, get("$at")), get("$seat"), given, "$gone"),
                *_ends(ANSWERED),
            ]
            answers.append(when(("i32.eq", act, number(w.values.acts[each])), happens))
        listed = call(options, get("$at"), get("$seat"))
        return [put(count, listed), when(get(count), [*answers, ("unreachable",)])]

    def _kept_sets(
        self, page: FunctionPage, parameters: tuple[m.Parameter, ...], args: list[str]
    ) -> list[Tree]:
        """Sets of cards are listed anew with every decision, so the one that was chosen is set aside."""
        code: list[Tree] = []
        for parameter, arg in zip(parameters, args, strict=True):
            if parameter.type == "cards":
                room = page.reserve(self.w.memory.set_size)
                code.append(("memory.copy", room, get(arg), number(self.w.memory.set_size)))
                code.append(put(arg, room))
        return code


def _ends(answer: int) -> list[Tree]:
    """Asking a part comes to an end."""
    return [put("$answer", number(answer)), ("br", "$exit")]
