"""Terms: values over what is unknown about a situation, each kept once, so that equal terms are one object.

What is known is a plain value: a number, a seat, a word, yes or no, None for what is absent. A card is always a
term, a known one too. Building folds away what is certain.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b
from itertools import combinations
from typing import Any

from cardlaw.language import model as m


class SymbolicTerm:
    """An operation and its arguments."""

    __slots__ = ("_order", "_weight", "args", "op")

    def __init__(self, op: str, args: tuple[Any, ...]) -> None:
        self.op = op
        self.args = args
        self._order: Order | None = None
        self._weight: int | None = None

    @property
    def order(self) -> Order:
        """By which terms are sorted: by what they say alone, so whatever was looked at before; shallow ones first."""
        if self._order is None:
            parts = tuple(map(_order, self.args))
            self._order = (1 + max((part[0] for part in parts), default=0), self.op, *parts)
        return self._order

    @property
    def weight(self) -> int:
        """The letters of the term as it would be written, added up; equal on every machine.

        It is not written for that: a term whose parts share theirs can be too long to write.
        """
        if self._weight is None:
            self._weight = _letters(self.op) + (_letters("()") + _listed(self.args) if self.args else 0)
        return self._weight

    def __repr__(self) -> str:
        return f"{self.op}({', '.join(map(repr, self.args))})" if self.args else self.op


Order = tuple[Any, ...]
"""What stands for a value where values are sorted: how deep it is, of which sort, and its parts."""


def order(of: SymbolicTerm) -> Order:
    return of.order


def _order(value: Any) -> Order:
    match value:
        case SymbolicTerm():
            return value.order
        case tuple():
            parts = tuple(map(_order, value))
            return (max((part[0] for part in parts), default=0), "(", *parts)
        case frozenset():
            return _order_of_set(value)
        case FaceTable():
            return value.order
        case bool() | int():
            return (0, "0", int(value))
        case str():
            return (0, "a", value)
        case None:
            return (0, "")
        case _:
            return (0, "~", repr(value))


@cache
def _order_of_set(values: frozenset[Any]) -> Order:
    parts = sorted(map(_order, values))
    return (max((part[0] for part in parts), default=0), "{", len(parts), *parts)


def weight(value: Any) -> int:
    """The letters of a value as it would be written, added up."""
    if isinstance(value, SymbolicTerm):
        return value.weight
    if isinstance(value, tuple):
        return _letters("(,)" if len(value) == 1 else "()") + _listed(value)
    return _letters(repr(value))


def _listed(values: tuple[Any, ...]) -> int:
    return sum(map(weight, values)) + _letters(", ") * max(len(values) - 1, 0)


def _letters(text: str) -> int:
    return sum(map(ord, text))


Value = Any
"""A term, or a plain value: int, str, bool, None, or a place `(zone, key)`."""

_terms: dict[tuple[Any, ...], SymbolicTerm] = {}


def term(op: str, *args: Any) -> SymbolicTerm:
    """The term of this operation and these arguments."""
    key = (op, *args)
    found = _terms.get(key)
    if found is None:
        found = _terms[key] = SymbolicTerm(op, args)
    return found


WON = term("won")
"""Whether somebody has won as an act begins, where it comes in the midst of another."""


# -------------------------------------------------------------------- faces of cards
_faces: dict[int, m.Face] = {}


class Absence:
    """Stands for no card, no seat or no value among the possible values of an unknown; there is one."""

    __slots__ = ()

    def __hash__(self) -> int:
        return 1  # the same in every run, so that sets with it have one order

    def __repr__(self) -> str:
        return "absent"

    def __reduce__(self) -> str:
        return "ABSENT"


ABSENT = Absence()


@cache
def face_number(face: m.Face) -> int:
    """The number of a face, the same in every model and every process."""
    written = repr((face.kind, face.values)).encode()
    number = int.from_bytes(blake2b(written, digest_size=6).digest(), "big")
    assert _faces.setdefault(number, face) == face
    return number


def face_of(number: int) -> m.Face:
    return _faces[number]


def card(number: int) -> SymbolicTerm:
    """A known card."""
    return term("face", number)


class FaceTable:
    """What faces show or are worth: a value for each face that has one. Equal tables are one object."""

    __slots__ = ("_with", "faces", "order", "rows")

    def __init__(self, rows: dict[int, Any]) -> None:
        self.rows = rows
        self.order = (0, "<", _order(tuple(rows.items())))
        self.faces = frozenset(rows)
        self._with: dict[Any, frozenset[int]] = {}

    def get(self, face: int, absent: Any = None) -> Any:
        return self.rows.get(face, absent)

    def having(self, value: Any) -> frozenset[int]:
        """The faces with this value."""
        if value not in self._with:
            self._with[value] = frozenset(face for face, shown in self.rows.items() if shown == value)
        return self._with[value]

    def __repr__(self) -> str:
        return f"<{len(self.rows)} faces>"


_tables: dict[tuple[tuple[int, Any], ...], FaceTable] = {}


def table(rows: Iterable[tuple[int, Any]]) -> FaceTable:
    """The table with these rows."""
    key = tuple(rows)
    found = _tables.get(key)
    if found is None:
        found = _tables[key] = FaceTable(dict(key))
    return found


# -------------------------------------------------------------------- conditions
def negation(inner: Value) -> Value:
    if isinstance(inner, bool) or inner is None:
        return not inner
    return inner.args[0] if inner.op == "not" else term("not", inner)


def _joined(op: str, parts: Iterable[Value]) -> Value:
    """`and` or `or` of parts: flattened, and tests of one unknown merged into one."""
    neutral = op == "and"
    flat: dict[SymbolicTerm, None] = {}
    for part in parts:
        if part is True or part is False or part is None:
            if bool(part) != neutral:
                return not neutral
        elif part.op == op:
            flat.update(dict.fromkeys(part.args))
        else:
            flat[part] = None
    if len(flat) < 2:
        for part in flat:
            return part if part.op != "in" or part.args[1] else False
        return neutral
    merged: dict[SymbolicTerm, frozenset[Any]] = {}
    kept: list[SymbolicTerm] = []
    for part in flat:
        if part.op == "not":
            if part.args[0] in flat:
                return not neutral
            kept.append(part)
        elif part.op == "in":
            subject, values = part.args
            if subject in merged:
                values = merged[subject] & values if neutral else merged[subject] | values
            merged[subject] = values
        else:
            kept.append(part)
    for subject, values in merged.items():
        if not values:
            if neutral:
                return False
            continue
        kept.append(term("in", subject, values))
    if not kept:
        return neutral
    if len(kept) == 1:
        return kept[0]
    return term(op, *sorted(kept, key=order))


_both: dict[tuple[Value, ...], Value] = {}
_either: dict[tuple[Value, ...], Value] = {}


def conjunction(parts: Iterable[Value]) -> Value:
    every = tuple(parts)
    if every not in _both:
        _both[every] = _joined("and", every)
    return _both[every]


def disjunction(parts: Iterable[Value]) -> Value:
    every = tuple(parts)
    if every not in _either:
        _either[every] = _joined("or", every)
    return _either[every]


def one_of(subject: Value, values: frozenset[Any]) -> Value:
    """The subject is there and has one of these values."""
    if subject is None:
        return False
    if not isinstance(subject, SymbolicTerm):
        return subject in values
    if subject.op == "face":
        return subject.args[0] in values
    return term("in", subject, values) if values else False


# -------------------------------------------------------------------- numbers
def total(parts: Iterable[tuple[int, Value]], constant: int = 0) -> Value:
    """A weighted sum, with like parts put together; None if a part is absent."""
    weights: dict[SymbolicTerm, int] = {}
    for weight, part in parts:
        if part is None:
            return None
        if not isinstance(part, SymbolicTerm):
            constant += weight * int(part)
        elif part.op == "sum":
            constant += weight * part.args[0]
            for inner, atom in part.args[1]:
                weights[atom] = weights.get(atom, 0) + weight * inner
        else:
            weights[part] = weights.get(part, 0) + weight
    made = tuple(sorted(((w, t) for t, w in weights.items() if w), key=lambda x: x[1].order))
    if not made:
        return constant
    if constant == 0 and len(made) == 1 and made[0][0] == 1:
        return made[0][1]
    return term("sum", constant, made)


def weighted(value: Value) -> tuple[int, tuple[tuple[int, SymbolicTerm], ...]]:
    """A number as constant and weighted unknowns."""
    if not isinstance(value, SymbolicTerm):
        return int(value or 0), ()
    if value.op == "sum":
        return value.args[0], value.args[1]
    return 0, ((1, value),)


@cache
def reaches(value: Value, bound: int) -> Value:
    """The number is at least the bound."""
    if value is None:
        return False
    constant, parts = weighted(value)
    bound -= constant
    if not parts:
        return bound <= 0
    if parts[0][0] < 0:
        return negation(reaches(total((-w, t) for w, t in parts), 1 - bound))
    if len(parts) == 1:
        weight, atom = parts[0]
        bound = -(-bound // weight)
        return _dealt(atom, bound) if atom.op == "size" else term("ge", atom, bound)
    return term("ge", total(parts), bound)


def _dealt(atom: SymbolicTerm, bound: int) -> Value:
    """That a place holds so many cards; of every so manieth card of a pile, that the pile goes so far."""
    from cardlaw.analysis.unknowns.contents import base_size

    piece = atom.args[0]
    if piece.op != "stride" or bound <= 0:
        return term("ge", atom, bound)
    base, start, step, _ = piece.args
    return reaches(total(((1, base_size(base)), (-1, start))), (bound - 1) * step + 1)


def compared(operator: str, left: Value, right: Value) -> Value:
    gap = total(((1, left), (-1, right)))
    if gap is None:
        return False
    match operator:
        case ">=":
            return reaches(gap, 0)
        case ">":
            return reaches(gap, 1)
        case "<":
            return negation(reaches(gap, 0))
        case _:
            return negation(reaches(gap, 1))


@cache
def equal_numbers(left: Value, right: Value) -> Value:
    gap = total(((1, left), (-1, right)))
    if gap is None:
        return False
    return conjunction((reaches(gap, 0), negation(reaches(gap, 1))))


# -------------------------------------------------------------------- who comes first
def foremost(ranks: Sequence[tuple[int, Any]]) -> int | tuple[int, ...]:
    """The seat that ranks highest; if several do, all of those."""
    best = max(rank for _, rank in ranks)
    seats = tuple(sorted(seat for seat, rank in ranks if rank == best))
    return seats[0] if len(seats) == 1 else seats


def several(seats: Iterable[int]) -> frozenset[Any]:
    """All that can come of ranking seats: each of them, and those who may be level."""
    every = sorted(seats)
    level = (some for size in range(2, len(every) + 1) for some in combinations(every, size))
    return frozenset((*every, *level))


# -------------------------------------------------------------------- looking at terms
def below(value: Value) -> Iterable[SymbolicTerm]:
    """The term itself and every term it is made of."""
    seen: set[SymbolicTerm] = set()
    todo = [value]
    while todo:
        now = todo.pop()
        if isinstance(now, SymbolicTerm):
            if now not in seen:
                seen.add(now)
                yield now
                todo += now.args
        elif isinstance(now, tuple):
            todo += now
