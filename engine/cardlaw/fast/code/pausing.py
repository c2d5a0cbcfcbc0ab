"""Functions that can be left in the middle and gone back into, so that a table waits for an answer from outside.

A function that may come to wait keeps, for each call that may, the locals that are still needed. When somebody has to
be asked, every function under way writes them to a stack of frames and returns (`LEAVING`); when the answer is there,
the outermost is called again (`RETURNING`), takes its frame off the stack and goes straight to the call it was at.
`$pc` is the number of that call, or -1 in the usual course of things; calls are numbered in the order of the code, so
those inside a branch are a range.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardlaw.fast.code.trees import add, get, number, put, when
from cardlaw.fast.code.wasm import Tree, WasmFunction

PLAYING, LEAVING, RETURNING = 0, 1, 2
WAIT = "$wait"
PAUSE, AT = "$pause", "$pc"
PLAYS: Tree = ("i32.lt_s", get(AT), number(0))


def pausing(functions: list[WasmFunction], outermost: str, last: int) -> None:
    """Make what the outermost function may come to wait in something that can be gone back into; frames end at an
    address."""
    calls = {f.name: set(_calls(f.body)) for f in functions}
    types = {f.name: list(f.parameters.values()) for f in functions}
    waiting = {WAIT}
    while more := {name for name, called in calls.items() if called & waiting} - waiting:
        waiting |= more
    inside = {outermost}
    while more := {called for name in inside for called in calls[name]} - inside:
        inside |= more
    for function in functions:
        if function.name in waiting & inside and function.name != WAIT:
            _Pausing(function, waiting, types, last).write()


def _calls(trees: Iterable[Tree]) -> Iterable[str]:
    for tree in trees:
        if tree[0] == "call":
            yield tree[1]
        yield from _calls(part for part in tree[1:] if isinstance(part, tuple))


def _reads(tree: Tree) -> set[str]:
    if tree[0] == "local.get":
        return {tree[1]}
    found: set[str] = set()
    for part in tree[1:]:
        if isinstance(part, tuple):
            found |= _reads(part)
    return found


class _Pausing:
    """One function that may come to wait."""

    def __init__(
        self, function: WasmFunction, waiting: set[str], types: dict[str, list[str]], last: int
    ) -> None:
        self.function, self.waiting, self.types, self.last = function, waiting, types, last
        self.kept: set[str] = set()
        self.calls = 0

    def waits(self, tree: Tree) -> bool:
        """Whether something may come to wait."""
        if tree[0] == "call" and tree[1] in self.waiting:
            return True
        return any(self.waits(part) for part in tree[1:] if isinstance(part, tuple))

    def fresh(self, type_: str = "i32") -> str:
        name = f"$p{len(self.function.locals)}"
        self.function.locals[name] = type_
        return name

    def write(self) -> None:
        made = self.function
        made.locals[AT] = "i32"
        *body, value = made.body
        if made.result is None:
            body, value = made.body, ("nop",)
        elif self.waits(value):
            body, value = [*body, ("return", value)], ("unreachable",)
        flat = self.flat(body)
        self.live(flat, _reads(value), {})
        code = self.resumable(flat)
        types = {**made.parameters, **made.locals}
        kept = sorted(self.kept)
        places, size = {}, 4
        for name in kept:
            places[name] = size
            size += 8 if types[name] == "i64" else 4
        top: Tree = ("global.get", "$frames")
        taken: list[Tree] = [("global.set", "$frames", ("i32.sub", top, number(size)))]
        taken += [put(name, (f"{types[name]}.load", places[name], top)) for name in kept]
        taken.append(put(AT, ("i32.load", 0, top)))
        full: Tree = ("i32.gt_u", add(top, number(size)), number(self.last))
        saved: list[Tree] = [when(full, [("unreachable",)])]
        saved += [(f"{types[name]}.store", places[name], top, get(name)) for name in kept]
        saved += [("i32.store", 0, top, get(AT)), ("global.set", "$frames", add(top, number(size)))]
        back: Tree = ("i32.eq", ("global.get", "$mode"), number(RETURNING))
        ended: Tree = ("return", value) if made.result is not None else ("return",)
        made.body = [
            when(back, taken, [put(AT, number(-1))]),
            ("block", PAUSE, *code, ended),
            *saved,
        ]
        if made.result is not None:
            made.body.append((f"{made.result}.const", 0))

    # ---------------------------------------------------------------- calls that wait, each by itself
    def flat(self, trees: Sequence[Tree]) -> list[Tree]:
        """Code in which every call that may wait is a statement, or the value of one local."""
        return [each for tree in trees for each in self.statement(tree)]

    def statement(self, tree: Tree) -> list[Tree]:
        if not self.waits(tree):
            return [tree]
        match tree:
            case ("block" | "loop" as how, str() as label, *body):
                assert not body or body[0][0] != "result", tree
                return [(how, label, *self.flat(body))]
            case ("if", ("result", _), *_):
                raise AssertionError(tree)
            case ("if", test, ("then", *then), *rest):
                otherwise = rest[0][1:] if rest else ()
                code, test = self.value(test)
                arms: tuple[Tree, ...] = (("then", *self.flat(then)),)
                if otherwise:
                    arms += (("else", *self.flat(otherwise)),)
                return [*code, ("if", test, *arms)]
            case ("local.set", name, ("call", called, *args)) if called in self.waiting:
                code, given = self.values(args)
                return [*code, ("local.set", name, ("call", called, *given))]
            case ("drop", ("call", called, *args)) if called in self.waiting:
                code, given = self.values(args)
                return [*code, ("local.set", self.fresh(), ("call", called, *given))]
            case ("call", called, *args) if called in self.waiting:
                code, given = self.values(args)
                return [*code, ("call", called, *given)]
            case ("br" | "br_if" as how, label, *values):
                code, given = self.values(values)
                return [*code, (how, label, *given)]
            case _:
                parts = [part for part in tree[1:] if isinstance(part, tuple)]
                code, given = self.values(parts)
                plain = [part for part in tree[1:] if not isinstance(part, tuple)]
                return [*code, (tree[0], *plain, *given)]

    def values(self, trees: Sequence[Tree]) -> tuple[list[Tree], list[Tree]]:
        """Values one after the other; what comes before one that waits is set aside."""
        code: list[Tree] = []
        found: list[Tree] = []
        for place, tree in enumerate(trees):
            more, value = self.value(tree)
            code += more
            later = any(self.waits(other) for other in trees[place + 1 :])
            if later and value[0] not in ("i32.const", "i64.const"):
                name = self.fresh()
                code.append(put(name, value))
                value = get(name)
            found.append(value)
        return code, found

    def value(self, tree: Tree) -> tuple[list[Tree], Tree]:
        if not self.waits(tree):
            return [], tree
        match tree:
            case ("call", called, *args) if called in self.waiting:
                code, given = self.values(args)
                name = self.fresh()
                return [*code, put(name, ("call", called, *given))], get(name)
            case ("if", ("result", type_), test, ("then", *then), ("else", *otherwise)):
                code, test = self.value(test)
                name = self.fresh(type_)
                arms = []
                for word, (*before, last) in (("then", then), ("else", otherwise)):
                    more, value = self.value(last)
                    arms.append((word, *self.flat(before), *more, put(name, value)))
                return [*code, ("if", test, *arms)], get(name)
            case ("local.tee", name, inner):
                code, value = self.value(inner)
                return [*code, put(name, value)], get(name)
            case ("block" | "loop", *_):
                raise AssertionError(tree)
            case _:
                parts = [part for part in tree[1:] if isinstance(part, tuple)]
                code, given = self.values(parts)
                plain = [part for part in tree[1:] if not isinstance(part, tuple)]
                return code, (tree[0], *plain, *given)

    # ---------------------------------------------------------------- which locals are needed later
    def live(self, trees: Sequence[Tree], after: set[str], labels: dict[str, set[str]]) -> set[str]:
        """The locals that may be read from the beginning of some code on; those needed after a wait are kept."""
        needed = after
        for tree in reversed(trees):
            needed = self._live(tree, needed, labels)
        return needed

    def _live(self, tree: Tree, after: set[str], labels: dict[str, set[str]]) -> set[str]:
        match tree:
            case ("block", str() as label, *body) if not body or body[0][0] != "result":
                return self.live(body, after, {**labels, label: after})
            case ("loop", label, *body):
                start: set[str] = set()
                while True:
                    found = self.live(body, after, {**labels, label: start})
                    if found <= start:
                        return start
                    start = start | found
            case ("if", test, ("then", *then), *rest) if test[0] != "result":
                otherwise = rest[0][1:] if rest else ()
                mine = {**labels, "": after}
                return self.live(then, after, mine) | self.live(otherwise, after, mine) | _reads(test)
            case ("br", label, *values):
                return set().union(labels[label], *(_reads(value) for value in values))
            case ("br_if", label, test):
                return after | labels[label] | _reads(test)
            case ("return", *values):
                return set().union(*(_reads(value) for value in values))
            case ("unreachable",):
                return set()
            case ("local.set", name, value):
                less = after - {name}
                if value[0] == "call" and value[1] in self.waiting:
                    self.kept |= less
                return less | _reads(value)
            case ("call", called, *_) if called in self.waiting:
                self.kept |= after
                return after | _reads(tree)
            case _:
                return after | _reads(tree)

    # ---------------------------------------------------------------- going back to a call
    def resumable(self, trees: Sequence[Tree]) -> list[Tree]:
        """Code that, gone back into, does nothing until the call it was at."""
        code: list[Tree] = []
        plain: list[Tree] = []

        def done() -> None:
            if plain:
                code.append(when(PLAYS, list(plain)))
                plain.clear()

        for tree in trees:
            if not self.waits(tree):
                plain.append(tree)
                continue
            match tree:
                case ("block" | "loop" as how, label, *body):
                    done()
                    code.append((how, label, *self.resumable(body)))
                case ("if", test, ("then", *then), *rest):
                    name = self.fresh()
                    plain.append(put(name, test))
                    done()
                    first = self.calls
                    inside = self.resumable(then)
                    within: Tree = (
                        "i32.lt_u",
                        ("i32.sub", get(AT), number(first)),
                        number(self.calls - first),
                    )
                    otherwise = self.resumable(rest[0][1:]) if rest else []
                    code.append(when(("select", get(name), within, PLAYS), inside, otherwise))
                case _:
                    self._call(tree, plain, done, code)
        done()
        return code

    def _call(self, tree: Tree, plain: list[Tree], done: object, code: list[Tree]) -> None:
        assert callable(done)
        match tree:
            case ("local.set", name, ("call", called, *args)):
                pass
            case ("call", called, *args):
                name = None
            case _:
                raise AssertionError(tree)
        given: list[Tree] = []
        for arg, type_ in zip(args, self.types[called], strict=True):
            if arg[0] in ("i32.const", "i64.const", "local.get"):
                given.append(arg)
                continue
            fresh = self.fresh(type_)
            plain.append(put(fresh, arg))
            given.append(get(fresh))
        done()
        place, self.calls = self.calls, self.calls + 1
        call: Tree = ("call", called, *given)
        here: Tree = ("i32.or", PLAYS, ("i32.eq", get(AT), number(place)))
        leaves: Tree = ("i32.eq", ("global.get", "$mode"), number(LEAVING))
        body: list[Tree] = [
            call if name is None else put(name, call),
            when(leaves, [put(AT, number(place)), ("br", PAUSE)]),
            put(AT, number(-1)),
        ]
        code.append(when(here, body))
