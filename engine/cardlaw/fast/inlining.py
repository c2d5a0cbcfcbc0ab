"""Functions written out where they are called, since engines of WebAssembly leave calls as they are.

Short functions are written out everywhere, and functions that are called from one place there. What a call gives as a
number is put in for the parameter, and branches that hang on it are settled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cardlaw.fast.wasm import Function, Tree

SHORT = 120
"""Instructions of a function that is written out wherever it is called."""
LONG = 2_000
"""Instructions of a function that is written out where it is called from one place only."""
FULL = 6_000
"""Instructions of a function into which nothing long is written any more."""


def inlined(functions: list[Function]) -> list[Function]:
    """The functions with calls of short ones, and of those called once, replaced by what they do."""
    writing = _Inlining(functions)
    for function in functions:
        writing.finish(function)
    called = {name for f in functions for tree in f.body for name in _calls(tree)}
    return [f for f in functions if f.exported or f.name in called]


def _size(trees: Iterable[Tree]) -> int:
    return sum(1 + _size(part for part in tree[1:] if isinstance(part, tuple)) for tree in trees)


def _calls(tree: Tree) -> Iterable[str]:
    if tree[0] == "call":
        yield tree[1]
    for part in tree[1:]:
        if isinstance(part, tuple):
            yield from _calls(part)


class _Inlining:
    """Functions are finished from the bottom up: those that one calls before itself."""

    def __init__(self, functions: list[Function]) -> None:
        self.functions = {f.name: f for f in functions}
        self.sites = Counter(name for f in functions for tree in f.body for name in _calls(tree))
        self.sizes: dict[str, int] = {}
        self.changed: dict[str, set[str]] = {}
        self.begun: set[str] = set()
        self.labels = 0

    def finish(self, function: Function) -> None:
        if function.name in self.begun:
            return
        self.begun.add(function.name)
        for name in dict.fromkeys(name for tree in function.body for name in _calls(tree)):
            self.finish(self.functions[name])
        caller = _Caller(self, function)
        function.body = caller.trees(function.body)
        self.sizes[function.name] = caller.size
        self.changed[function.name] = {
            tree[1] for body in function.body for tree in _all(body) if tree[0] in ("local.set", "local.tee")
        }


class _Caller:
    """One function into which others are written."""

    def __init__(self, inlining: _Inlining, function: Function) -> None:
        self.inlining, self.function = inlining, function
        self.size = _size(function.body)

    def trees(self, trees: Iterable[Tree]) -> list[Tree]:
        return [self.tree(tree) for tree in trees]

    def tree(self, tree: Tree) -> Tree:
        new: Tree = tuple(self.tree(part) if isinstance(part, tuple) else part for part in tree)
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

    def written_out(self, called: Function, args: tuple[Tree, ...]) -> Tree:
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
        body = [_settled(_renamed(tree, names, end)) for tree in called.body]
        self.size += self.inlining.sizes[called.name] + len(code)
        if not code and len(body) == 1 and not any(part[0] == "br" for part in _all(body[0])):
            return body[0]
        result = () if called.result is None else (("result", called.result),)
        return ("block", end, *result, *code, *body)

    def _fresh(self, type_: str) -> str:
        name = f"$in{len(self.function.locals)}"
        self.function.locals[name] = type_
        return name


def _all(tree: Tree) -> Iterable[Tree]:
    yield tree
    for part in tree[1:]:
        if isinstance(part, tuple):
            yield from _all(part)


def _renamed(tree: Tree, names: dict[str, Tree], end: str) -> Tree:
    """A tree of a function with other names for its locals, and an end to go to instead of returning."""
    match tree:
        case ("local.get", name):
            return names[name]
        case ("local.set" | "local.tee" as how, name, value):
            return (how, names[name][1], _renamed(value, names, end))
        case ("return", *values):
            return ("br", end, *(_renamed(value, names, end) for value in values))
        case _:
            return tuple(_renamed(part, names, end) if isinstance(part, tuple) else part for part in tree)


def _settled(tree: Tree) -> Tree:
    """A tree without the branches that a number settles beforehand."""
    parts = tuple(_settled(part) if isinstance(part, tuple) else part for part in tree)
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
