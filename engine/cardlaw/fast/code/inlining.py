"""Functions written out where they are called, since engines of WebAssembly leave calls as they are.

Short functions are written out everywhere, and functions that are called from one place there. What a call gives as a
number is put in for the parameter, and branches that hang on it are settled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cardlaw.fast.code.wasm import Tree, WasmFunction

SHORT = 120
"""Instructions of a function that is written out wherever it is called."""
LONG = 2_000
"""Instructions of a function that is written out where it is called from one place only."""
FULL = 6_000
"""Instructions of a function into which nothing long is written any more."""


def inlined(functions: list[WasmFunction]) -> list[WasmFunction]:
    """The functions with calls of short ones, and of those called once, replaced by what they do."""
    writing = _Inlining(functions)
    for function in functions:
        writing.finish(function)
    called = {name for f in functions for name in _calls(f.body)}
    return [f for f in functions if f.exported or f.name in called]


def _all(trees: Iterable[Tree]) -> list[Tree]:
    """The trees and all their parts, nearest first."""
    found = list(trees)
    for tree in found:  # which grows
        for part in tree:
            if part.__class__ is tuple:
                found.append(part)
    return found


def _calls(trees: Iterable[Tree]) -> list[str]:
    return [tree[1] for tree in _all(trees) if tree[0] == "call"]


class _Inlining:
    """Functions are finished from the bottom up: those that one calls before itself."""

    def __init__(self, functions: list[WasmFunction]) -> None:
        self.functions = {f.name: f for f in functions}
        self.sites = Counter(name for f in functions for name in _calls(f.body))
        self.sizes: dict[str, int] = {}
        self.changed: dict[str, set[str]] = {}
        self.begun: set[str] = set()
        self.labels = 0

    def finish(self, function: WasmFunction) -> None:
        if function.name in self.begun:
            return
        self.begun.add(function.name)
        for name in dict.fromkeys(_calls(function.body)):
            self.finish(self.functions[name])
        written = _all(function.body)
        self.changed[function.name] = {tree[1] for tree in written if tree[0] in ("local.set", "local.tee")}
        caller = _Caller(self, function, len(written))
        function.body = caller.trees(function.body)
        self.sizes[function.name] = caller.size


class _Caller:
    """One function into which others are written."""

    def __init__(self, inlining: _Inlining, function: WasmFunction, size: int) -> None:
        self.inlining, self.function, self.size = inlining, function, size

    def trees(self, trees: Iterable[Tree]) -> list[Tree]:
        return [self.tree(tree) for tree in trees]

    def tree(self, tree: Tree) -> Tree:
        parts = []
        for part in tree:
            parts.append(self.tree(part) if part.__class__ is tuple else part)
        new: Tree = tuple(parts)
        if new[0] == "call" and self._is_written_out(new[1]):
            return self.written_out(self.inlining.functions[new[1]], new[2:])
        return new

    def _is_written_out(self, name: str) -> bool:
        size = self.inlining.sizes.get(name)
        if size is None or self.inlining.functions[name].exported:
            return False
        if size <= SHORT:
            return True
        return self.inlining.sites[name] == 1 and size <= LONG and self.size + size <= FULL

    def written_out(self, called: WasmFunction, args: tuple[Tree, ...]) -> Tree:
        changed = self.inlining.changed[called.name]
        names: dict[str, Tree] = {}
        code: list[Tree] = []
        for arg, (parameter, type_) in zip(args, called.parameters.items(), strict=True):
            if arg[0] in ("i32.const", "i64.const") and parameter not in changed:
                names[parameter] = arg
            else:
                fresh = self._fresh(type_)
                code.append(("local.set", fresh, arg))
                names[parameter] = ("local.get", fresh)
        for local, type_ in called.locals.items():
            fresh = self._fresh(type_)
            code.append(("local.set", fresh, (f"{type_}.const", 0)))
            names[local] = ("local.get", fresh)
        self.inlining.labels += 1
        end = f"$end{self.inlining.labels}"
        body = [_put_in(tree, names, end) for tree in called.body]
        self.size += self.inlining.sizes[called.name] + len(code)
        if not code and len(body) == 1 and not any(part[0] == "br" for part in _all(body)):
            return body[0]
        result = () if called.result is None else (("result", called.result),)
        return ("block", end, *result, *code, *body)

    def _fresh(self, type_: str) -> str:
        name = f"$in{len(self.function.locals)}"
        self.function.locals[name] = type_
        return name


def _put_in(tree: Tree, names: dict[str, Tree], end: str) -> Tree:
    """A tree of a function with other names for its locals, an end to go to instead of returning, and without the
    branches that a number settles beforehand."""
    how = tree[0]
    if how == "local.get":
        return names[tree[1]]
    parts = []
    for part in tree:
        parts.append(_put_in(part, names, end) if part.__class__ is tuple else part)
    if how == "local.set" or how == "local.tee":
        parts[1] = names[tree[1]][1]
    elif how == "return":
        parts[:1] = "br", end
    elif how in SETTLED:
        return _settled(tuple(parts))
    return tuple(parts)


SETTLED = {"if", "i32.eqz", "i32.eq", "i32.ne", "i32.shl", "i32.add"}


def _settled(parts: Tree) -> Tree:
    """A tree, or what is left of it if a number settles it."""
    match parts:
        case ("i32.eqz", ("i32.const", value)):
            return ("i32.const", int(value == 0))
        case ("i32.eq" | "i32.ne" as how, ("i32.const", one), ("i32.const", other)):
            return ("i32.const", int((one == other) is (how == "i32.eq")))
        case ("i32.shl", ("i32.const", value), ("i32.const", by)):
            return ("i32.const", value << by & 0xFFFF_FFFF)
        case ("i32.add", ("i32.const", value), ("i32.const", by)):
            return ("i32.const", value + by)
        case ("if", ("result", _) as result, ("i32.const", value), ("then", *then), ("else", *otherwise)):
            chosen = then if value else otherwise
            return chosen[0] if len(chosen) == 1 else ("block", "", result, *chosen)
        case ("if", ("i32.const", value), ("then", *then)):
            return ("block", "", *then) if value else ("nop",)
        case ("if", ("i32.const", value), ("then", *then), ("else", *otherwise)):
            return ("block", "", *(then if value else otherwise))
        case _:
            return parts
