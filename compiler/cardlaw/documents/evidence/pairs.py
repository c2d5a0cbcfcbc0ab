"""House rules two by two, as an earlier run has looked at them → what pages show."""

from __future__ import annotations

from collections.abc import Iterable

from cardlaw.analysis.packs.compatibility import Matrix, Pairing, kept_file, read
from cardlaw.documents.pages.pieces.naming import is_edition
from cardlaw.documents.results import ShownPair, ShownPairs
from cardlaw.language import model as m
from cardlaw.language.loading import Library


def kept_pairs(library: Library, models: Iterable[m.Model]) -> tuple[ShownPairs, ...]:
    """The matrices that are kept of these editions; a pair whose files have changed since is not known."""
    found = []
    for model in filter(is_edition, models):
        before = read(kept_file(model.name))
        if before is None or before.edition != model.name:
            continue
        found.append(pairs_of(Pairing(library, model.name, model).matrix(before)))
    return tuple(found)


def pairs_of(matrix: Matrix) -> ShownPairs:
    """A matrix as pages show it."""
    cells = tuple(
        ShownPair(
            cell.packs,
            cell.verdict,
            tuple((told.said, told.clauses) for told in cell.told) if cell.looked_at else (),
        )
        for cell in matrix.cells
    )
    return ShownPairs(matrix.edition, matrix.packs, cells)
