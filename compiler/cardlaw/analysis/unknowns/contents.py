"""What a zone holds, when the cards it began with are unknown: pieces of known and unknown cards, bottom first.

A piece is one card, or a run of cards out of a base: the rest of it below what was taken off, a span taken off its
top, or every so-many-th of those. A base is what a zone began with, a shuffled set of pieces, or a mixture whose
order is unknown. The i-th card from the top of a base is a term, the same for whoever takes it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cardlaw.analysis.unknowns.terms import SymbolicTerm, Value, order, term, total

Content = tuple[SymbolicTerm, ...]
"""Pieces, bottom first: `one`, `rest`, `span`, `stride` or `chosen`."""

MOST_WRITTEN_OUT = 40
"""So many cards of a pile are gone through one by one: five hands of seven and some. More are looked at as a whole."""


@cache
def initial(zone: str, key: int | str | None) -> Content:
    """What a zone holds as the analysis begins."""
    return (rest(term("init", zone, key)),)


def one(card: SymbolicTerm) -> SymbolicTerm:
    return term("one", card)


def rest(base: SymbolicTerm, skip: Value = 0, less: tuple[SymbolicTerm, ...] = ()) -> SymbolicTerm:
    """The base without so many cards from its top, and without one copy of each of some others."""
    return term("rest", base, skip, less)


def chosen(piece: SymbolicTerm, body: Value, yes: bool) -> SymbolicTerm:
    """Those cards of a piece that meet a condition, or those that do not."""
    return term("chosen", piece, body, yes)


def mixture(pieces: Iterable[SymbolicTerm], why: str) -> SymbolicTerm:
    """A base: these pieces in an order that nobody knows."""
    return term("mixed", why, tuple(pieces))


# -------------------------------------------------------------------- counting
@cache
def size(content: Content) -> Value:
    return total((1, _size(piece)) for piece in content)


def _size(piece: SymbolicTerm) -> Value:
    match piece.op:
        case "one":
            return 1
        case "rest":
            base, skip, less = piece.args
            return total(((1, base_size(base)), (-1, skip)), -len(less))
        case "span":
            return piece.args[2]
        case "stride" if piece.args[3] is not None:
            return piece.args[3]
        case _:
            return term("size", piece)


def base_size(base: SymbolicTerm) -> Value:
    match base.op:
        case "shuffled":
            return size(base.args[0])
        case "mixed":
            return size(base.args[1])
        case _:
            return term("size", base)


# -------------------------------------------------------------------- single cards
def nth(base: SymbolicTerm, index: Value) -> SymbolicTerm:
    """The card so far below the top of a base."""
    return term("nth", base, index)


def top(content: Content) -> SymbolicTerm | None:
    """The topmost card; None if the zone is certainly empty."""
    found, _ = pop(content)
    return found


def pop(content: Content) -> tuple[SymbolicTerm | None, Content]:
    """The topmost card, and what is left without it."""
    if not content:
        return None, ()
    under, piece = content[:-1], content[-1]
    match piece.op:
        case "one":
            return piece.args[0], under
        case "rest" if not piece.args[2]:
            base, skip, _ = piece.args
            return nth(base, skip), (*under, rest(base, total(((1, skip),), 1)))
        case "span" if isinstance(piece.args[2], int):
            base, start, count = piece.args
            left = (span(base, start, count - 1),) if count > 1 else ()
            return nth(base, total(((1, start),), count - 1)), (*under, *left)
        case "stride" if isinstance(piece.args[3], int):
            base, start, step, count = piece.args
            left = (stride(base, start, step, count - 1),) if count > 1 else ()
            return nth(base, total(((1, start),), step * (count - 1))), (*under, *left)
        case _:
            base = mixture(content, "pile")
            return nth(base, 0), (rest(base, 1),)


def bottom(content: Content) -> SymbolicTerm | None:
    """The card at the other end."""
    if not content:
        return None
    piece = content[0]
    match piece.op:
        case "one":
            found: SymbolicTerm = piece.args[0]
            return found
        case "span":
            return nth(piece.args[0], piece.args[1])
        case _:
            return term("lowest", piece)


def span(base: SymbolicTerm, start: Value, count: Value) -> SymbolicTerm:
    if count == 1:
        return one(nth(base, start))
    return term("span", base, start, count)


def stride(base: SymbolicTerm, start: Value, step: int, count: int | None) -> SymbolicTerm:
    if count == 1:
        return one(nth(base, start))
    if step == 1 and count is not None:
        return span(base, start, count)
    return term("stride", base, start, step, count)


# -------------------------------------------------------------------- taking and putting
def as_pile(content: Content) -> tuple[Content, SymbolicTerm, Value]:
    """The content as a pile with one base on top: what lies under it, the base, and how much of it is gone."""
    if content and content[-1].op == "rest" and not content[-1].args[2]:
        base, skip, _ = content[-1].args
        return content[:-1], base, skip
    return (), mixture(content, "pile"), 0


def take(content: Content, count: Value) -> tuple[Content, Content]:
    """So many cards off the top, in the order they come, and what is left. The zone is taken to hold enough."""
    if not isinstance(count, SymbolicTerm):
        taken: list[SymbolicTerm] = []
        while len(taken) < count and content and content[-1].op != "rest":
            card, content = pop(content)
            assert card is not None
            taken.append(one(card))
        count -= len(taken)
        if count <= 0 or not content:
            return tuple(taken), content
        under, base, skip = as_pile(content)
        left = (*under, rest(base, total(((1, skip),), count)))
        return joined((*taken, span(base, skip, count))), left
    under, base, skip = as_pile(content)
    return (span(base, skip, count),), (*under, rest(base, total(((1, skip), (1, count)))))


def without(content: Content, card: SymbolicTerm) -> Content | None:
    """The content less one copy of a card that is known to be in it; None if nothing says where it would be."""
    for place in reversed(range(len(content))):
        left = _piece_without(content[place], card)
        if left is not None:
            return (*content[:place], *left, *content[place + 1 :])
    return None


def _piece_without(piece: SymbolicTerm, card: SymbolicTerm) -> Content | None:
    """The piece less a card that it shows, as pieces; None if it does not show it."""
    if piece.op == "one":
        return () if piece.args[0] is card else None
    if card.op != "nth" or piece.op == "chosen" or piece.args[0] is not card.args[0]:
        return None
    base, index = card.args
    if not isinstance(index, int) or not isinstance(piece.args[1], int):
        return None
    if piece.op == "rest":
        skip, less = piece.args[1], piece.args[2]
        if index == skip and not less:
            return (rest(base, skip + 1),)
        return (rest(base, skip, (*less, card)),) if index >= skip and card not in less else None
    every = indices(piece)
    if every is None or index not in every:
        return None
    return tuple(one(nth(base, i)) for i in every if i != index)


def indices(piece: SymbolicTerm) -> tuple[int, ...] | None:
    """The places in its base that a piece takes, if they can be written out."""
    if piece.op == "one" and piece.args[0].op == "nth" and isinstance(piece.args[0].args[1], int):
        return (piece.args[0].args[1],)
    if piece.op == "span" and isinstance(piece.args[1], int) and isinstance(piece.args[2], int):
        return tuple(range(piece.args[1], piece.args[1] + piece.args[2]))
    if piece.op == "stride" and isinstance(piece.args[1], int) and isinstance(piece.args[3], int):
        _, start, step, count = piece.args
        return tuple(range(start, start + step * count, step))
    return None


def joined(content: Content) -> Content:
    """The same cards in the same order, neighbouring pieces of one base put together."""
    made: list[SymbolicTerm] = []
    for piece in content:
        here = indices(piece)
        before = indices(made[-1]) if made else None
        if here and before and _base(piece) is _base(made[-1]):
            together = (*before, *here)
            if together == tuple(range(together[0], together[0] + len(together))):
                made[-1] = span(_base(piece), together[0], len(together))
                continue
        made.append(piece)
    return tuple(made)


def _base(piece: SymbolicTerm) -> SymbolicTerm:
    base: SymbolicTerm = piece.args[0].args[0] if piece.op == "one" else piece.args[0]
    return base


# -------------------------------------------------------------------- as a set
@cache
def gathered(content: Content) -> Content:
    """The same cards in one order that does not depend on how they came together."""
    taken: dict[SymbolicTerm, list[int]] = {}
    rests: dict[SymbolicTerm, tuple[Value, tuple[SymbolicTerm, ...]]] = {}
    others: list[SymbolicTerm] = []
    for piece in content:
        here = indices(piece)
        if here is not None:
            taken.setdefault(_base(piece), []).extend(here)
        elif piece.op == "rest" and piece.args[0] not in rests:
            rests[piece.args[0]] = (piece.args[1], piece.args[2])
        else:
            others.append(piece)
    again = False
    for base in list(rests):
        skip, less = rests[base]
        returned = [p for p in others if p.op == "one" and p.args[0] in less]
        for piece in returned:
            others.remove(piece)
            less = tuple(c for i, c in enumerate(less) if i != less.index(piece.args[0]))
        back = [c for c in less if c.op == "nth" and c.args[0] is base and c.args[1] in taken.get(base, ())]
        for card in back:
            taken[base].remove(card.args[1])
            less = tuple(c for c in less if c is not card)
        if isinstance(skip, int):
            while skip and skip - 1 in taken.get(base, ()):
                taken[base].remove(skip - 1)
                skip -= 1
        if skip == 0 and not less and base.op in ("shuffled", "mixed"):
            others += base.args[0] if base.op == "shuffled" else base.args[1]
            again = True
        else:
            others.append(rest(base, skip, tuple(sorted(less, key=order))))
    for base, every in taken.items():
        others += [one(nth(base, i)) for i in every]
    return gathered(tuple(others)) if again else tuple(sorted(others, key=order))


def shuffled(content: Content, number: int) -> Content:
    """The content after shuffling: the same cards in an order of which nothing is known."""
    if not content or (len(content) == 1 and content[0].op == "one"):
        return content
    return (rest(term("shuffled", gathered(content), number)),)
