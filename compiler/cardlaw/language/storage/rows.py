"""Nodes ↔ rows of plain data: how models and results are kept between runs.

Each node is a row: which sort it is, then its fields. A row points only at rows above it, so what is read back has an
end. Reading makes only the sorts of nodes that it was given, and checks every field against its declared type.
"""

from __future__ import annotations

import gc
import hashlib
import json
import sys
import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import Field, fields, is_dataclass
from functools import cache
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

from cardlaw.language.identity import ByIdentity
from cardlaw.language.saying import Book, Saying, as_data, from_data

MOST_NODES = 5_000_000
"""The most nodes in a value, each counted as often as it is pointed at. Our largest models have some 10,000; far more
can only be meant to exhaust whoever walks through them."""

LARGEST = 50_000_000
"""The most bytes of a kept file. The largest that we write have about 1,000,000."""

ATOMS = (str, int, float, bool, type(None))
PLAINEST = frozenset(ATOMS)
UNIONS = (Union, types.UnionType)
WRONG = (TypeError, ValueError, LookupError, AttributeError, RecursionError, OverflowError, MemoryError)


class UnfitData(ValueError):
    """The data is not what was written, or not of the wanted type."""


# ------------------------------------------------------------------ content of files
def sealed(form: str, data: Any) -> bytes:
    """Plain data as the content of a file: its form and digest on the first line, then the data."""
    text = json.dumps(data, ensure_ascii=True, separators=(",", ":")).encode()
    return _seal(form, text) + text


def unsealed(form: str, content: bytes) -> Any:
    """The plain data in such a content."""
    head, line_feed, text = content.partition(b"\n")
    if head + line_feed != _seal(form, text):
        raise UnfitData("this is not what was written")
    try:
        return json.loads(text)
    except WRONG as error:
        raise UnfitData("this is not JSON") from error


def _seal(form: str, text: bytes) -> bytes:
    return f"{form} {hashlib.sha256(text).hexdigest()}\n".encode()


# ------------------------------------------------------------------ writing
def flattened(thing: Any) -> dict[str, Any]:
    """A value as plain data; a node that is met twice is written once."""
    sorts: dict[str, int] = {}
    rows: list[list[Any]] = []
    known: ByIdentity[int] = ByIdentity()

    def plain(value: Any) -> Any:
        if type(value) in PLAINEST:
            return value
        if isinstance(value, Saying):
            return {"said": as_data(value)}
        if isinstance(value, ATOMS):
            return value
        if isinstance(value, tuple | list):
            return [plain(part) for part in value]
        if isinstance(value, dict):
            return {"pairs": [[plain(key), plain(part)] for key, part in value.items()]}
        if isinstance(value, set | frozenset):
            return {"set": sorted(value)}
        if value not in known:
            sort: Any = type(value)
            row = [plain(getattr(value, name)) for name in _kept_names(sort)]
            rows.append([sorts.setdefault(_name(sort), len(sorts)), *row])
            known[value] = len(rows) - 1
        return {"@": known[value]}

    root = plain(thing)
    return {"sorts": list(sorts), "rows": rows, "root": root}


@cache
def _kept(sort: type) -> tuple[Field[Any], ...]:
    """The fields that say what a node is; what is worked out from them, or marked as not kept, is left out."""
    return tuple(each for each in fields(sort) if each.init and each.metadata.get("kept", True))


@cache
def _kept_names(sort: type) -> tuple[str, ...]:
    return tuple(each.name for each in _kept(sort))


def _name(sort: type) -> str:
    return f"{sort.__module__}.{sort.__qualname__}"


def sorts_in(spaces: Iterable[object]) -> dict[str, type]:
    """The sorts of nodes that modules name, as `RowReader` takes them."""
    found = (thing for space in spaces for thing in vars(space).values())
    return {_name(thing): thing for thing in found if isinstance(thing, type) and is_dataclass(thing)}


# ------------------------------------------------------------------ reading
class Made:
    """The nodes of the rows above with how many nodes each has in it, and how many were pointed at in this row."""

    __slots__ = ("nodes", "seen", "sizes")

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.sizes: list[int] = []
        self.seen = 0

    def at(self, place: Any) -> Any:
        if type(place) is not int or place < 0:
            raise UnfitData("a field points at nothing")
        self.seen += self.sizes[place]
        return self.nodes[place]

    def add(self, node: Any) -> None:
        self.nodes.append(node)
        self.sizes.append(self.seen + 1)
        if self.seen >= MOST_NODES:
            raise UnfitData("there are too many nodes")
        self.seen = 0


Read = Callable[[Any, Made], Any]
"""Makes a value from plain data, or raises an error."""


class Shape(NamedTuple):
    """What can stand somewhere: atoms of these types, one of these words, or what is read."""

    atoms: frozenset[type]
    words: frozenset[str]
    read: Read

    def plain(self, values: Iterable[Any]) -> bool:
        """Whether all of many values are such atoms or words; to look at them together is fast."""
        sorts = {*map(type, values)}
        if sorts <= self.atoms:
            return True
        return (
            str in sorts
            and sorts <= self.atoms | {str}
            and self.words.issuperset([value for value in values if type(value) is str])
        )


class RowReader:
    """Reads values of one type.

    `sorts` are the nodes and `books` the sayings that it may make, `names` what type hints leave unexplained.
    """

    def __init__(
        self,
        wanted: Any,
        sorts: Mapping[str, type],
        names: Mapping[str, type] | None = None,
        books: Mapping[str, Book] | None = None,
    ) -> None:
        self.sorts = sorts
        self.books = books or {}
        self.names = dict(names or {})
        self._hints: dict[tuple[str, str], Shape] = {}
        self._rows: dict[str, tuple[Callable[..., Any], tuple[Shape, ...]]] = {}
        self._root = self._shape(wanted)

    def checked(self, data: Any) -> Any:
        """A value without nodes, that plain data stands for as it is."""
        return self.rebuilt({"sorts": [], "rows": [], "root": data})

    def rebuilt(self, data: Any) -> Any:
        """The value that plain data stands for; the data is used up by it."""
        collecting = gc.isenabled()
        gc.disable()  # all that is made here stays
        try:
            return self._rebuilt(data["sorts"], data["rows"], data["root"])
        except UnfitData:
            raise
        except WRONG as error:
            raise UnfitData("this is not of the wanted type") from error
        finally:
            if collecting:
                gc.enable()

    def _rebuilt(self, sorts: Any, rows: Any, root: Any) -> Any:
        by_sort: list[list[list[Any]]] = [[] for _ in sorts]
        for row in rows:
            by_sort[row[0]].append(row)
        makers = []
        for sort, alike in zip(sorts, by_sort, strict=True):
            make, shapes = self._row(sort)
            columns = [*zip(*alike, strict=True)][1:]
            pairs = enumerate(zip(shapes, columns, strict=True), 1)
            makers.append(
                (make, [(n, shape.read) for n, (shape, column) in pairs if not shape.plain(column)])
            )
        made = Made()
        for row in rows:
            make, reads = makers[row[0]]
            for place, read in reads:
                row[place] = read(row[place], made)
            made.add(make(*row[1:]))
        return self._root.read(root, made)

    def _row(self, name: str) -> tuple[Callable[..., Any], tuple[Shape, ...]]:
        """What makes a node of a sort, and the shapes of what it is made from."""
        if name not in self._rows:
            sort = self.sorts[name]
            kept = _kept(sort)
            shapes = tuple(self._hinted(sort.__module__, each.type) for each in kept)
            self._rows[name] = (sort if kept == fields(sort)[: len(kept)] else _by_name(sort, kept), shapes)
        return self._rows[name]

    def _hinted(self, module: str, hint: Any) -> Shape:
        """The shape of a field, by its type hint: the same few stand at most fields of a module."""
        if not isinstance(hint, str):
            return self._shape(hint)
        if (module, hint) not in self._hints:
            self._hints[module, hint] = self._shape(eval(hint, vars(sys.modules[module]), self.names))
        return self._hints[module, hint]

    def _shape(self, hint: Any) -> Shape:
        parts = get_args(hint) if get_origin(hint) in UNIONS else (hint,)
        atoms, words, nodes = set[type](), set[str](), set[type]()
        others: list[Read] = []
        for part in parts:
            if part in ATOMS:
                atoms.add(part)
                if part is str and self.books:
                    others.append(self._said)
            elif part is Saying:
                others.append(self._said)
            elif isinstance(part, type) and is_dataclass(part):
                nodes.add(part)
            elif get_origin(part) is Literal:
                words.update(get_args(part))
            else:
                others.append(self._container(part))
        return Shape(frozenset(atoms), frozenset(words), _any_of(atoms, words, nodes, others))

    def _said(self, value: Any, made: Made) -> Saying:
        return from_data(value["said"], self.books)

    def _container(self, hint: Any) -> Read:
        """How a value is read that holds others."""
        origin, args = get_origin(hint), get_args(hint)
        if hint is Any:
            return lambda value, made: _frozen(value)
        shapes = tuple(self._shape(arg) for arg in args if arg is not ...)
        if origin is tuple and ... not in args:
            return _tuple(shapes)
        if origin is tuple and get_origin(args[0]) is tuple and ... not in get_args(args[0]):
            return _tuples_of(tuple(map(self._shape, get_args(args[0]))))
        if origin is tuple:
            return _tuple_of(shapes[0])
        several = _tuples_of(shapes) if origin is dict else _tuple_of(shapes[0])
        if origin is dict:
            return lambda value, made: dict(several(value["pairs"], made))
        if origin is set:
            return lambda value, made: {*several(value["set"], made)}
        assert origin is list, f"{hint} cannot be kept"
        return lambda value, made: list(several(value, made))


def _by_name(sort: type, kept: tuple[Field[Any], ...]) -> Callable[..., Any]:
    names = [each.name for each in kept]
    return lambda *values: sort(**dict(zip(names, values, strict=True)))


def _any_of(atoms: set[type], words: set[str], nodes: set[type], others: list[Read]) -> Read:
    """An atom, a word, a node of one of these sorts, or what one of the others reads."""
    if len(others) == 1 and not (atoms or words or nodes):
        return others[0]

    def read(value: Any, made: Made) -> Any:
        sort = type(value)
        if sort in atoms or (sort is str and value in words):
            return value
        if sort is dict and nodes and "@" in value:
            node = made.at(value["@"])
            if type(node) in nodes:
                return node
        for other in others:
            try:
                return other(value, made)
            except WRONG:
                continue
        raise UnfitData("a field is not of its type")

    return read


def _tuple_of(shape: Shape) -> Read:
    """Any number of the same shape."""
    part = shape.read

    def read(value: Any, made: Made) -> Any:
        if type(value) is not list:
            raise UnfitData("this is not a list")
        return tuple(value) if shape.plain(value) else tuple([part(each, made) for each in value])

    return read


def _tuple(shapes: tuple[Shape, ...]) -> Read:
    """One of each shape."""

    def read(value: Any, made: Made) -> Any:
        if type(value) is not list:
            raise UnfitData("this is not a list")
        return tuple([shape.read(each, made) for shape, each in zip(shapes, value, strict=True)])

    return read


def _tuples_of(shapes: tuple[Shape, ...]) -> Read:
    """Any number of tuples with one of each shape: as `_tuple_of` such a `_tuple`, and faster."""
    one = _tuple(shapes)

    def read(value: Any, made: Made) -> Any:
        if type(value) is not list or not {*map(type, value)} <= {list}:
            raise UnfitData("this is not a list of lists")
        columns = [*zip(*value, strict=True)]
        if len(columns) == len(shapes) and all(map(Shape.plain, shapes, columns)):
            return tuple(map(tuple, value))
        return tuple([one(each, made) for each in value])

    return read


def _frozen(value: Any) -> Any:
    """Plain data of no special type, with tuples for lists."""
    if type(value) is list:
        return tuple(map(_frozen, value))
    if type(value) not in ATOMS:
        raise UnfitData("this is not plain data")
    return value
