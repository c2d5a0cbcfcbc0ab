"""Terms: values not yet known, as pieces of Python text over a state `s` and the locals `env` of a body.

What is known beforehand is folded away as terms are put together; what is left is compiled once, when it is first
run. Tables and functions that a text needs are held in a space under names of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import count
from types import CodeType
from typing import Any, Final

from cardlaw.engine.state.state import TableState

Run = Callable[[TableState, list[Any]], Any]
Gather = Callable[[TableState, list[Any]], Sequence[Any]]

DEEPEST = 24
LONGEST = 2_000
"""Past this a text becomes a function of its own, so that no text is too deep to compile."""

MOST_RECENT = 20_000

_numbers = count(1)


class _Varying:
    def __repr__(self) -> str:
        return "VARYING"


VARYING: Final = _Varying()


class Space:
    """The names that texts refer to."""

    __slots__ = ("names", "sort")

    def __init__(self, sort: str = "h") -> None:
        self.sort = sort
        self.names: dict[str, Any] = {}

    def hold(self, thing: Any) -> str:
        """A name for a table or function."""
        name = f"{self.sort}{len(self.names)}"
        self.names[name] = thing
        return name

    def compile(self, text: str) -> Any:
        """The function of a state and locals that a text is."""
        return eval(_code(text), self.names)

    def function(self, given: str, lines: Sequence[str]) -> Any:
        """The function of these names that the lines are."""
        exec(_lines("\n".join([f"def made({given}):", *lines, ""])), self.names)
        return self.names.pop("made")


@lru_cache(maxsize=20_000)
def _code(text: str) -> CodeType:
    """The code of a text, the same in every space: programs of one game have most of their texts in common."""
    return compile(f"lambda s, env: {text}", "<term>", "eval")


@lru_cache(maxsize=20_000)
def _lines(text: str) -> CodeType:
    return compile(text, "<core>", "exec")


PLAIN: Final = Space()


class PythonTerm:
    """A value: `value` if it is known beforehand, else what its text gives; `sure` if it is never absent."""

    __slots__ = ("_run", "depth", "space", "sure", "text", "value")

    def __init__(
        self, text: str, value: Any = VARYING, space: Space = PLAIN, depth: int = 1, sure: bool = False
    ) -> None:
        self.text = text
        self.value = value
        self.space = space
        self.depth = depth
        self.sure = sure
        self._run: Run | None = None

    @property
    def known(self) -> bool:
        return self.value is not VARYING

    @property
    def looks(self) -> bool:
        """Whether it only looks at the table: nothing is called that could count how often it is read."""
        return "(s, " not in self.text

    @property
    def run(self) -> Run:
        if self._run is None:
            self._run = self.space.compile(self.text)
        return self._run


class PythonMembers:
    """A domain: a term whose value is the sequence of its members."""

    __slots__ = ("term",)

    def __init__(self, term: PythonTerm) -> None:
        self.term = term

    @property
    def run(self) -> Gather:
        return self.term.run


class Lazy(dict[Any, Any]):
    """A table whose entries are made when first asked for."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[Any], Any]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: Any) -> Any:
        made = self[key] = self.make(key)
        return made


class Recent(Lazy):
    """The same, begun anew when it holds too many."""

    __slots__ = ()

    def __missing__(self, key: Any) -> Any:
        if len(self) >= MOST_RECENT:
            self.clear()
        return super().__missing__(key)


def known(value: Any) -> PythonTerm:
    """A value that is known beforehand."""
    return PythonTerm(
        f"({value!r})" if isinstance(value, int) else repr(value), value, sure=value is not None
    )


def local(slot: int, sure: bool = False) -> PythonTerm:
    """A local of the body under way."""
    return PythonTerm(f"env[{slot}]", sure=sure)


def term(text: str, *parts: PythonTerm, space: Space = PLAIN, sure: bool = False) -> PythonTerm:
    """A term whose text is made of the texts of others."""
    for part in parts:
        if part.space is not PLAIN:
            space = part.space
    depth = 1 + max((part.depth for part in parts), default=0)
    if depth > DEEPEST or len(text) > LONGEST:
        if space is PLAIN:
            space = Space("deep")
        return PythonTerm(f"{space.hold(space.compile(text))}(s, env)", space=space, sure=sure)
    return PythonTerm(text, space=space, depth=depth, sure=sure)


def fresh() -> str:
    """A name for a value that a text uses twice."""
    return f"v{next(_numbers)}"


YES: Final = known(True)
NO: Final = known(False)


def negation(inner: PythonTerm) -> PythonTerm:
    if inner.known:
        return NO if inner.value else YES
    return term(f"(not {inner.text})", inner, sure=True)


def conjunction(parts: tuple[PythonTerm, ...]) -> PythonTerm:
    if any(part.known and not part.value for part in parts):
        return NO
    return _joined("and", [part for part in parts if not part.known], YES)


def disjunction(parts: tuple[PythonTerm, ...]) -> PythonTerm:
    if any(part.known and part.value for part in parts):
        return YES
    return _joined("or", [part for part in parts if not part.known], NO)


def _joined(word: str, parts: list[PythonTerm], empty: PythonTerm) -> PythonTerm:
    if not parts:
        return empty
    if len(parts) == 1:
        return parts[0]
    return term(f"({f' {word} '.join(part.text for part in parts)})", *parts)


def same(left: PythonTerm, right: PythonTerm) -> PythonTerm:
    """Equality; an absent value equals nothing."""
    if left.known and right.known:
        return known(left.value is not None and left.value == right.value)
    if left.known:
        left, right = right, left
    if right.known:
        return NO if right.value is None else term(f"({left.text} == {right.text})", left, sure=True)
    if left.sure or right.sure:
        return term(f"({left.text} == {right.text})", left, right, sure=True)
    name = fresh()
    return term(f"(({name} := {left.text}) is not None and {name} == {right.text})", left, right, sure=True)


def compared(operator: str, left: PythonTerm, right: PythonTerm) -> PythonTerm:
    """A comparison of numbers; false where one of them is absent."""
    return _numbers_only(operator, left, right, "{test} and {result}", NO)


def reckoned(operator: str, left: PythonTerm, right: PythonTerm) -> PythonTerm:
    """An operation on numbers; absent where one of them is."""
    return _numbers_only(operator, left, right, "({result} if {test} else None)", known(None))


def _numbers_only(
    operator: str, left: PythonTerm, right: PythonTerm, shape: str, absent: PythonTerm
) -> PythonTerm:
    if any(side.known and side.value is None for side in (left, right)):
        return absent
    if left.known and right.known:
        return known(PLAIN.compile(f"({left.text} {operator} {right.text})")(None, None))
    tests, texts = [], []
    for side in (left, right):
        if side.sure:
            texts.append(side.text)
        else:
            name = fresh()
            tests.append(f"({name} := {side.text}) is not None")
            texts.append(name)
    result = f"{texts[0]} {operator} {texts[1]}"
    if not tests:
        return term(f"({result})", left, right, sure=True)
    text = shape.format(test=" and ".join(tests), result=result)
    return term(f"({text})", left, right, sure=absent is NO)
