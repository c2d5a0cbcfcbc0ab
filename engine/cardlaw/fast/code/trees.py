"""Pieces of code: values that are known beforehand or computed, and short ways to write trees."""

from __future__ import annotations

from functools import reduce

from cardlaw.fast.code.wasm import Code, Tree

ABSENT = -(2**31)
"""What stands for a value that is absent."""
WORDS = 1 << 28
"""Where the numbers that stand for words begin; the numbers of a game stay below."""
LARGEST = 1 << 27
"""The largest number that a state may come to; past it the module gives up, and the interpreter plays the round."""


class CodeTerm:
    """A value: its number if it is known beforehand, else the tree that computes it.

    `sure`: it is never absent. `fixed`: it hangs on nothing but the card or member that a guard is about, which the
    interpreter knows when it makes the guard. `cheap`: computing it twice or needlessly costs next to nothing.
    `always` and `never`: tests that are fixed; where one holds, a yes or no is known to be yes, or to be no.
    """

    __slots__ = ("always", "cheap", "fixed", "never", "sure", "tree", "value")

    def __init__(
        self,
        tree: Tree,
        value: int | None = None,
        *,
        sure: bool = False,
        fixed: bool = False,
        cheap: bool = False,
        always: Tree | None = None,
        never: Tree | None = None,
    ) -> None:
        self.tree = tree
        self.always, self.never = always, never
        self.value = value
        self.sure = sure
        self.fixed = fixed or value is not None
        self.cheap = cheap or value is not None

    @property
    def known(self) -> bool:
        return self.value is not None

    @property
    def absent(self) -> bool:
        """Whether it is known to be absent."""
        return self.value == ABSENT


def number(value: int) -> Tree:
    return ("i32.const", value)


def wide(value: int) -> Tree:
    return ("i64.const", value)


def known(value: int) -> CodeTerm:
    return CodeTerm(number(value), value, sure=value != ABSENT)


YES = known(1)
NO = known(0)
NOTHING = known(ABSENT)


def get(name: str) -> Tree:
    return ("local.get", name)


def put(name: str, value: Tree) -> Tree:
    return ("local.set", name, value)


def tee(name: str, value: Tree) -> Tree:
    return ("local.tee", name, value)


def add(left: Tree, right: Tree) -> Tree:
    if left[0] == "i32.const" and right[0] == "i32.const":
        return number(left[1] + right[1])
    if right == ("i32.const", 0):
        return left
    return ("i32.add", left, right)


def load(at: int) -> Tree:
    """The number kept at an address."""
    return ("i32.load", at, number(0))


def store(at: int, value: Tree) -> Tree:
    return ("i32.store", at, number(0), value)


def when(test: Tree, then: Code, otherwise: Code = ()) -> Tree:
    """A branch."""
    if not otherwise:
        return ("if", test, ("then", *then))
    return ("if", test, ("then", *then), ("else", *otherwise))


def either(test: Tree, then: Tree, otherwise: Tree, type_: str = "i32") -> Tree:
    """One of two values, only that one computed."""
    return ("if", ("result", type_), test, ("then", then), ("else", otherwise))


def call(name: str, *args: Tree) -> Tree:
    return ("call", name, *args)


def repeat(label: str, *body: Tree) -> Tree:
    """A loop that is left by a branch to `label` and goes on by itself."""
    return ("block", label, ("loop", f"{label}.again", *body, ("br", f"{label}.again")))


def bump(at: int, by: int = 1) -> Tree:
    """One more at an address."""
    return store(at, ("i32.add", load(at), number(by)))


def negated(test: Tree) -> Tree:
    return ("i32.eqz", test)


def any_of(tests: list[Tree]) -> Tree | None:
    """A test whether one of these holds, all of them computed; None where there are none."""
    return reduce(lambda one, other: ("i32.or", one, other), tests) if tests else None


def every_of(tests: list[Tree]) -> Tree | None:
    return reduce(lambda one, other: ("i32.and", one, other), tests) if tests else None


def halves(mask: Tree) -> tuple[Tree, Tree]:
    """A mask as two numbers."""
    return ("i32.wrap_i64", mask), ("i32.wrap_i64", ("i64.shr_u", mask, wide(32)))
