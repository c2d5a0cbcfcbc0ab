"""House rules two by two, as an earlier run has looked at them → what pages show."""

from __future__ import annotations

from collections.abc import Iterable

from cardlaw.analysis.pairing import Pairing, kept_file, read
from cardlaw.documents.pages.naming import is_edition
from cardlaw.documents.results import Pair, Pairs
from cardlaw.language import model as m
from cardlaw.language.loading import Library


def kept_pairs(library: Library, models: Iterable[m.Model]) -> tuple[Pairs, ...]:
    """The matrices that are kept of these editions; a pair whose files have changed since is not known."""
    found = []
    for model in filter(is_edition, models):
        before = read(kept_file(model.name))
        if before is None or before.edition != model.name:
            continue
        matrix = Pairing(library, model.name, model).matrix(before)
        cells = tuple(
            Pair(
                cell.packs,
                cell.verdict,
                tuple((told.message, told.clauses) for told in cell.told) if cell.looked_at else (),
            )
            for cell in matrix.cells
        )
        found.append(Pairs(model.name, matrix.packs, cells))
    return tuple(found)
