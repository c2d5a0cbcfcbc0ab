"""What the pages of one site share: where they stand, which languages, sources, scenarios and results there are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from functools import lru_cache
from pathlib import Path

from cardlaw.documents.pages.pieces.addresses import Addresses, Key
from cardlaw.documents.pages.pieces.numbering import chapters, numbers
from cardlaw.documents.prose import Prose
from cardlaw.documents.results import (
    ComparisonOf,
    CountedRounds,
    FindingsOf,
    ShownPairs,
    nothing_compared,
    nothing_found,
)
from cardlaw.language import model as m
from cardlaw.language.reading.files import content_of
from cardlaw.language.reading.translations import Catalogue, shipped_catalogue
from cardlaw.language.records import dataclass

MOST_SOURCE_BYTES = 2_000_000


@dataclass(frozen=True, slots=True)
class ToldScenario:
    """A scenario and the variant it is told of, with the choices it makes."""

    scenario: m.Scenario
    under: str


@dataclass(frozen=True)
class SiteContext:
    addresses: Addresses
    languages: tuple[str, ...]
    scenarios: Mapping[str, tuple[ToldScenario, ...]] = field(default_factory=dict)
    sources: Path | None = None
    findings: FindingsOf = nothing_found
    comparison: ComparisonOf = nothing_compared
    pairs: tuple[ShownPairs, ...] = ()
    catalogue: Catalogue = field(default_factory=shipped_catalogue)
    compared: frozenset[str] = frozenset()
    """The games that have a page of comparison."""
    shown: frozenset[str] = frozenset()
    """The rulebooks and packs that have a page."""
    used: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The variants that each pack is part of."""
    models: Mapping[str, m.Model] = field(default_factory=dict, compare=False, repr=False)
    """The editions and variants that have a page."""
    disputed: frozenset[str] = frozenset()
    """The games that have questions with answers."""
    files: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    """The rule files that have a page, by the unit in them, as written."""
    often: Mapping[tuple[str, str], CountedRounds] = field(default_factory=dict)
    """In how many of the rounds played each finding of a rulebook came up, where that was tried."""
    earlier: frozenset[Key] = frozenset()
    """Pages of findings that an earlier build has left, and that stay until there are others."""
    studio: str | None = None
    """The address of the studio from the root of the site, if it is there."""
    _proses: dict[tuple[m.Model, str, str | None], Prose] = field(
        default_factory=dict, compare=False, repr=False
    )

    def prose(self, model: m.Model, language: str, only: str | None = None) -> Prose:
        """The one door to prose about a model in a language, shared by all pages; `only` is a unit with a page."""
        key = (model, language, only)
        if key not in self._proses:
            called = numbers(chapters(model), only)
            self._proses[key] = Prose(model, language, called, catalogue=self.catalogue)
        return self._proses[key]

    def source_lines(self, unit: m.Unit) -> tuple[str, ...]:
        """The lines of a unit's source if the file stands in the folder of sources."""
        if self.sources is None or unit.source is None:
            return ()
        return _lines(self.sources / Path(unit.source).name)


@lru_cache(maxsize=64)
def _lines(path: Path) -> tuple[str, ...]:
    try:
        if path.is_symlink():
            return ()
        return tuple(content_of(path, MOST_SOURCE_BYTES).decode("utf-8", errors="replace").splitlines())
    except OSError:
        return ()
