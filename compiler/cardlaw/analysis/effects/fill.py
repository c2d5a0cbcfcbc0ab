"""Ways to fulfil what is left of conditions: hands that hold what they must and no more, with few cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice, product
from typing import TYPE_CHECKING, Any

from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import ABSENT, SymbolicTerm
from cardlaw.language.records import dataclass

if TYPE_CHECKING:
    from cardlaw.analysis.effects.joint import CommonTable
    from cardlaw.analysis.effects.search import Search, Solution


@dataclass(frozen=True, slots=True)
class HandHas:
    """Some card of a hand, less some cards that are in it, is one of these faces."""

    spot: Spot
    faces: int
    less: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AtLeast:
    atom: SymbolicTerm
    bound: int


Atom = HandHas | AtLeast

Residue = bool | tuple[Any, ...] | HandHas | AtLeast
"""What is left of a condition: settled, `("and" | "or", parts)`, `("not", part)`, or an atom."""

Atoms = dict[Atom, bool]


def negated(residue: Residue) -> Residue:
    if isinstance(residue, bool):
        return not residue
    if isinstance(residue, tuple) and residue[0] == "not":
        inner: Residue = residue[1]
        return inner
    return ("not", residue)


def ways(todo: list[Residue], atoms: Atoms, tried: Callable[[], None]) -> Iterator[Atoms]:
    """The ways of deciding atoms so that all residues hold; each one begun is counted by `tried`."""
    tried()
    while todo:
        residue, holds = _bare(todo.pop())
        if isinstance(residue, bool):
            if residue != holds:
                return
        elif isinstance(residue, tuple):
            parts = [part if holds else negated(part) for part in residue[1]]
            if (residue[0] == "and") == holds:
                todo += parts
                continue
            for part in parts:
                yield from ways([*todo, part], dict(atoms), tried)
            return
        elif not _decide(atoms, residue, holds):
            return
    yield atoms


def clash(residues: Iterable[Residue], atoms: Atoms) -> bool:
    """Whether residues cannot all hold beside atoms, so far as can be told without trying one way after the other.

    The atoms that they decide are added to the others.
    """
    todo = list(residues)
    while todo:
        residue, holds = _bare(todo.pop())
        if isinstance(residue, bool):
            if residue != holds:
                return True
        elif isinstance(residue, tuple):
            if (residue[0] == "and") == holds:
                todo += [part if holds else negated(part) for part in residue[1]]
        elif not _decide(atoms, residue, holds):
            return True
    return False


def _bare(residue: Residue) -> tuple[Residue, bool]:
    """The residue without its negations, and whether it is to hold."""
    holds = True
    while isinstance(residue, tuple) and residue[0] == "not":
        residue, holds = residue[1], not holds
    return residue, holds


def _decide(atoms: Atoms, atom: Atom, holds: bool) -> bool:
    """Add an atom to those decided; False if they leave no room for it."""
    if atom in atoms:
        return atoms[atom] == holds
    if isinstance(atom, AtLeast):
        fits = not any(_bounded(atom, holds, other, held) for other, held in atoms.items())
    else:
        fits = _room(atoms, atom, holds)
    atoms[atom] = holds
    return fits


def _bounded(atom: AtLeast, holds: bool, other: Atom, held: bool) -> bool:
    """Whether another bound of the same number excludes this one."""
    return (
        isinstance(other, AtLeast)
        and other.atom is atom.atom
        and held != holds
        and (other.bound <= atom.bound if holds else other.bound >= atom.bound)
    )


def _room(atoms: Atoms, atom: HandHas, holds: bool) -> bool:
    """Whether a hand can still have all that it must: some face that no more of the hand is barred from."""
    hand = [(a, h) for a, h in atoms.items() if isinstance(a, HandHas) and a.spot == atom.spot]
    hand.append((atom, holds))
    for wanted in (a for a, h in hand if h):
        left = wanted.faces
        for barred in (a for a, h in hand if not h):
            if not barred.less or not Counter(barred.less) - Counter(wanted.less):
                left &= ~barred.faces
        if not left:
            return False
    return True


MOST_OPTIONS = 6
MOST_HITS = 500
"""Out of how many cards each thing that a hand needs is picked, and how many ways to pick them are tried.

Most hands need one card or two. If nothing fits among these, it is not known here whether anything does.
"""


def filled(search: Search, values: Mapping[SymbolicTerm, Any], atoms: Atoms) -> Solution | None:
    """The situation that decides atoms so; None if there is none with these values. Unfit if that cannot be told."""
    from cardlaw.analysis.effects.search import Solution, Unfit, size_of

    common = search.common
    low: dict[SymbolicTerm, int] = {}
    high: dict[SymbolicTerm, int] = {}
    hands: dict[Spot, list[tuple[HandHas, bool]]] = {}
    for atom, holds in atoms.items():
        if isinstance(atom, AtLeast):
            if holds:
                low[atom.atom] = max(low.get(atom.atom, _least(common, atom.atom)), atom.bound)
            else:
                high[atom.atom] = min(high.get(atom.atom, atom.bound - 1), atom.bound - 1)
        else:
            hands.setdefault(atom.spot, []).append((atom, holds))
    for number in dict.fromkeys((*low, *high)):
        most = common.bounds(number)[1]
        if most is not None:
            high[number] = min(high.get(number, most), most)
    if any(low.get(number, _least(common, number)) > most for number, most in high.items()):
        return None
    left = Counter(common.copies)
    if not _in_stock(values, left):
        return None
    base: dict[Spot, list[int]] = {}
    for unknown, value in values.items():
        if value is ABSENT:
            continue
        spot = common.place(unknown)
        if unknown.op == "nth" and unknown.args[0].op == "init":
            place = (unknown.args[0].args[0], unknown.args[0].args[1])
            if common.pile(place[0]):
                left[value] -= 1
                size = size_of(place)
                low[size] = max(low.get(size, 0), unknown.args[1] + 1)
                if size in high and low[size] > high[size]:
                    return None
            else:
                spot = place
        if spot is not None and (unknown.op == "member" or value not in base.get(spot, [])):
            base.setdefault(spot, []).append(value)
    for spot in dict.fromkeys((*hands, *base)):
        for atom, _ in hands.get(spot, ()):
            mine = base.setdefault(spot, [])
            mine += (Counter(atom.less) - Counter(mine)).elements()
        left.subtract(base.get(spot, []))
    for number in dict.fromkeys((*low, *high)):
        if number.op == "size" and number.args[0].op == "init" and not common.pile(number.args[0].args[0]):
            base.setdefault((number.args[0].args[0], number.args[0].args[1]), [])
    if any(count < 0 for count in left.values()):
        return None
    found = Solution(values={u: _plain(v) for u, v in values.items()})
    untouched = Counter(left)
    for spot, mine in base.items():
        size = size_of(spot)
        needs = (mine, hands.get(spot, []), low.get(size, 0), high.get(size))
        extra = _hand(search, *needs, left)
        if extra is None:
            if left != untouched and _hand(search, *needs, untouched) is not None:
                raise Unfit("hands-that-want-the-same-cards")
            return None
        left.subtract(extra)
        found.held[spot] = (*extra, *mine)
    for number in dict.fromkeys((*low, *high)):
        if number.op == "size" and number.args[0].op == "init":
            spot = (number.args[0].args[0], number.args[0].args[1])
            if spot not in found.held:
                found.sizes[spot] = low.get(number, 0)
        else:
            least = low.get(number, _least(common, number))
            found.values[number] = max(least, min(0, high.get(number, 0)))
    return found


def _in_stock(values: Mapping[SymbolicTerm, Any], copies: Mapping[int, int]) -> bool:
    """Whether there are as many copies of each card as lie in different places of one pile."""
    found: Counter[tuple[SymbolicTerm, int]] = Counter()
    for unknown, value in values.items():
        if unknown.op == "nth" and isinstance(unknown.args[1], int) and value is not ABSENT:
            found[unknown.args[0], value] += 1
    return all(count <= copies[card] for (_, card), count in found.items())


def _least(common: CommonTable, atom: SymbolicTerm) -> int:
    return 0 if atom.op in ("size", "count") else common.bounds(atom)[0]


def _plain(value: Any) -> Any:
    return None if value is ABSENT else value


def _hand(
    search: Search,
    base: Sequence[int],
    wants: Sequence[tuple[Any, bool]],
    least: int,
    most: int | None,
    left: Counter[int],
) -> list[int] | None:
    """The cards that a hand needs besides those it must hold anyway; None if no cards are what it needs."""
    from cardlaw.analysis.effects.search import Unfit

    allowed = search.full
    needed: list[int] = []
    for atom, holds in wants:
        rest = Counter(base)
        rest.subtract(atom.less)
        has = any(count > 0 and search.bit.get(face, 0) & atom.faces for face, count in rest.items())
        if holds and not has:
            needed.append(atom.faces)
        elif not holds:
            if has:
                return None
            allowed &= ~atom.faces
    free = [face for face in search.order if left[face] > 0 and search.bit[face] & allowed]
    every = [[face for face in free if search.bit[face] & mask & allowed] for mask in needed]
    for extra in _hits(every):
        wanted = least - len(base) - len(extra)
        stock = Counter({face: left[face] for face in free})
        stock.subtract(extra)
        for face in free:
            while wanted > 0 and stock[face] > 0:
                extra.append(face)
                stock[face] -= 1
                wanted -= 1
        if wanted <= 0 and (most is None or len(base) + len(extra) <= most):
            return extra
    if any(len(options) > MOST_OPTIONS for options in every) or MOST_OPTIONS ** len(every) > MOST_HITS:
        raise Unfit("more-cards-to-pick-from-than-were-tried")
    return None


def _hits(every: Sequence[Sequence[int]]) -> Iterator[list[int]]:
    """Few cards of which each choice has one, fewest first; not all such cards if there is much to choose from."""
    if not every:
        yield []
        return
    shared = [face for face in every[0] if all(face in other for other in every)]
    if shared:
        yield [shared[0]]
    ways = product(*(options[:MOST_OPTIONS] for options in every))
    yield from (list(dict.fromkeys(picked)) for picked in islice(ways, MOST_HITS))
