"""Short functions written out where they are called, since engines of WebAssembly leave calls as they are."""

from __future__ import annotations

from collections.abc import Iterable

from cardlaw.fast.wasm import Function, Tree

LARGEST = 40
"""Instructions of a function that is still written out."""
ROUNDS = 4
"""How deep written-out functions may call others that are."""
KEPT = ("return", "loop", "block", "call", "unreachable")
"""What keeps a function from being written out; calls are gone by the time their functions are looked at."""


def inlined(functions: list[Function]) -> list[Function]:
    """The functions with calls of short ones replaced by what they do."""
    for _ in range(ROUNDS):
        short = {f.name: f for f in functions if not f.exported and _is_short(f)}
        for function in functions:
            caller = _Caller(function, short)
            function.body = [caller.tree(tree) for tree in function.body]
    called = {name for f in functions for tree in f.body for name in _calls(tree)}
    return [f for f in functions if f.exported or f.name in called]


def _is_short(function: Function) -> bool:
    size = 0
    for tree in function.body:
        for name in _names(tree):
            size += 1
            if name in KEPT or size > LARGEST:
                return False
    return True


def _names(tree: Tree) -> Iterable[str]:
    yield tree[0]
    for part in tree[1:]:
        if isinstance(part, tuple):
            yield from _names(part)


def _calls(tree: Tree) -> Iterable[str]:
    if tree[0] == "call":
        yield tree[1]
    for part in tree[1:]:
        if isinstance(part, tuple):
            yield from _calls(part)


class _Caller:
    """One function into which others are written."""

    def __init__(self, function: Function, short: dict[str, Function]) -> None:
        self.function, self.short = function, short

    def tree(self, tree: Tree) -> Tree:
        new = tuple(self.tree(part) if isinstance(part, tuple) else part for part in tree)
        if new[0] == "call" and new[1] in self.short and new[1] != self.function.name:
            return self.written_out(self.short[new[1]], new[2:])
        return new

    def written_out(self, called: Function, args: tuple[Tree, ...]) -> Tree:
        names: dict[str, Tree] = {}
        code: list[Tree] = []
        changed = {
            tree[1] for body in called.body for tree in _all(body) if tree[0] in ("local.set", "local.tee")
        }
        for name, (parameter, type_) in enumerate(called.parameters.items()):
            arg = args[name]
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
        body = [_renamed(tree, names) for tree in called.body]
        if not code and len(body) == 1:
            return body[0]
        result = () if called.result is None else (("result", called.result),)
        return ("block", *result, *code, *body)

    def _fresh(self, type_: str) -> str:
        name = f"$in{len(self.function.locals)}"
        self.function.locals[name] = type_
        return name


def _all(tree: Tree) -> Iterable[Tree]:
    yield tree
    for part in tree[1:]:
        if isinstance(part, tuple):
            yield from _all(part)


def _renamed(tree: Tree, names: dict[str, Tree]) -> Tree:
    match tree:
        case ("local.get", name):
            return names[name]
        case ("local.set" | "local.tee" as how, name, value):
            return (how, names[name][1], _renamed(value, names))
        case _:
            return tuple(_renamed(part, names) if isinstance(part, tuple) else part for part in tree)
