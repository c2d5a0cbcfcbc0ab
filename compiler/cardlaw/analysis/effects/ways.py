"""What is left of conditions once single unknowns are known, and the ways of fulfilling it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import Term
from cardlaw.language.records import dataclass


@dataclass(frozen=True, slots=True)
class HandHas:
    """Some card of a hand, less some cards that are in it, is one of these faces."""

    spot: Spot
    faces: int
    less: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AtLeast:
    atom: Term
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


def ways(todo: list[Residue], atoms: Atoms) -> Iterator[Atoms]:
    """The ways of deciding atoms so that all residues hold."""
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
                yield from ways([*todo, part], dict(atoms))
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
