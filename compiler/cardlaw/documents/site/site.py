"""Rule files → all pages of a site: what is compiled, which pages there are, and what each depends on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from hashlib import sha256
from pathlib import Path

from cardlaw.documents.evidence.scenarios import scenarios_of
from cardlaw.documents.pages.cases.disputes import Settled, dispute_page, disputes_page
from cardlaw.documents.pages.cases.findings import below, findings_page, found_page
from cardlaw.documents.pages.cases.situations import situations_page
from cardlaw.documents.pages.comparison.comparing import compared_pairs, comparison_page
from cardlaw.documents.pages.comparison.packs import packs_page
from cardlaw.documents.pages.comparison.pairing import pair_page
from cardlaw.documents.pages.pieces.addresses import Key
from cardlaw.documents.pages.pieces.bars import is_paired
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.html import FinishedPage
from cardlaw.documents.pages.pieces.naming import is_edition, pair_name
from cardlaw.documents.pages.pieces.numbering import part_of
from cardlaw.documents.pages.pieces.rules import has_apparatus
from cardlaw.documents.pages.rulebooks.apparatus import apparatus_page
from cardlaw.documents.pages.rulebooks.edition import edition_page
from cardlaw.documents.pages.rulebooks.files import file_page
from cardlaw.documents.pages.rulebooks.gallery import gallery_page
from cardlaw.documents.pages.rulebooks.glossary import glossary_page
from cardlaw.documents.pages.rulebooks.overview import house_page, overview_page
from cardlaw.documents.site.remembering import made_by
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.loading import Compiled, FolderEntry, Known, Library
from cardlaw.language.reading.folders import nameless
from cardlaw.language.reading.source import read_source
from cardlaw.language.records import dataclass
from cardlaw.language.serialising import model_hash

Make = Callable[[], FinishedPage]
OWN = ("edition", "situations", "apparatus", "file")
"""Pages that a rulebook has to itself, whatever others say and whatever was found in it."""
LACKING = "lacking "
"""How the mark of a page begins that shows nothing of what was to be found."""
EVERYTHING = "all"
"""In place of ids: every rulebook there is, also the shipped ones beside one's own."""


@dataclass(frozen=True)
class Wish:
    """What a site is to show; without `editions`, what stands in the folders, or everything if there are none."""

    folders: tuple[Path, ...] = ()
    editions: tuple[str, ...] = ()
    packs: bool = True
    scenarios: tuple[Path, ...] = ()


@dataclass(frozen=True)
class Planned:
    """A page to be made: what it is about, a mark that changes whenever its content could, and how to make it.

    It is `lacking` if it would show what was found, and that was not computed; `late` if it is about a changed rulebook
    whose own pages come first.
    """

    key: Key
    mark: str
    make: Make
    lacking: bool = False
    late: bool = False


class Site:
    """The rulebooks of a site, compiled once, and the pages they give."""

    def __init__(self, wish: Wish, context: SiteContext, before: Site | None = None) -> None:
        """What an earlier site compiled is taken over, as far as it was made from the texts that are there now.

        If a text has changed since, that rulebook comes first: what is built on it stays as it was for this once.
        """
        self.wish = wish
        self.library: Library = Library(
            wish.folders, known=Known() if before is None else before.library.known
        )
        self.texts = {key: self.library.text_of(key) for key in self.library.entries}
        self.changed = _changed(before.texts, self.texts) if before is not None else frozenset()
        """The units that come first, their texts having changed since the earlier site."""
        self._earlier = before.references if before is not None and self.changed else {}
        self.compiled = self._compiled()
        compared = frozenset(game for game, models in self.games.items() if len(models) > 1)
        self.context = replace(
            context,
            scenarios=scenarios_of(
                self.library,
                self.wish.scenarios,
                self.compiled,
                dict(zip(self.pack_models, self.packed, strict=True)),
            ),
            compared=compared,
            shown=frozenset((*(model.name for model in self.models), *self.pack_models)),
            used={pack: tuple(self._using(pack)) for pack in self.pack_models},
            models={model.name: model for model in self.models},
            files=self._files(),
        )
        self._digests: dict[str, str] = {}
        self.settled: dict[str, tuple[Settled, ...]] = {}
        """The questions of each game with their answers."""

    @property
    def references(self) -> dict[str, Compiled]:
        """All that was compiled, by what it is referred to as."""
        return {compiled.reference: compiled for compiled in (*self.compiled, *self.packed)}

    def _compile(self, reference: str) -> Compiled:
        """What a rulebook compiles to; or what it did before something changed on which it is built."""
        earlier = self._earlier.get(reference)
        if earlier is None or earlier.model is None:
            return self.library.compile(reference)
        own = {earlier.model.vocabulary, earlier.model.units[-1].name}
        return self.library.compile(reference) if own & self.changed else earlier

    def take_over(self, before: Site) -> None:
        """What was found of rulebooks that are as they were; the changed ones are looked at next."""
        there, here = before.references, before.context
        same = {c.model.name for c in self.compiled if c.model and c is there.get(c.reference)}
        self.settled = before.settled
        self.context = replace(
            self.context,
            findings=lambda name: here.findings(name) if name in same else None,
            comparison=lambda names: here.comparison(names) if same.issuperset(names) else None,
            pairs=here.pairs,
            often=here.often,
            disputed=here.disputed,
        )

    def _comes_first(self, key: Key) -> bool:
        return key.sort in OWN and key.name in self.changed

    def unseen(self, key: Key) -> bool:
        """Whether there would be a page if what it shows had been computed."""
        match key.sort:
            case "findings":
                return key.name in self.context.models and self.context.findings(key.name) is None
            case "found":
                models = self.games.get(key.name, ())
                return any(self.context.findings(model.name) is None for model in models)
            case "disputes" | "dispute":
                return key.name in self.games and not self.settled.get(key.name)
            case _:
                return False

    def _compiled(self) -> list[Compiled]:
        """The rulebooks that are wished for; those of the reader's own folders with the editions they build on."""
        if self.wish.editions and self.wish.editions != (EVERYTHING,):
            return [self._compile(name) for name in self.wish.editions]
        entries = self.library.of_sort("edition", "variant")
        found = [self._compile(e.name) for e in entries if not self.own_only or self._is_own(e)]
        if not self.own_only:
            return found
        named = {compiled.reference for compiled in found}
        below = {u.name for c in found if c.model is not None for u in c.model.units if u.sort == "edition"}
        games = {compiled.model.vocabulary for compiled in found if compiled.model is not None}
        for entry in self.library.of_sort("pack"):
            if self._is_own(entry) and (game := self._game_of(entry)) not in games:
                games.add(game)
                below |= set(self._bearing(entry, game)[:1])
        return [self._compile(name) for name in sorted(below - named)] + found

    @property
    def own_only(self) -> bool:
        """Whether only what stands in the reader's own folders is shown, with what it is built on."""
        return bool(self.wish.folders) and not self.wish.editions

    def _is_own(self, entry: FolderEntry) -> bool:
        return any(entry.path.resolve().is_relative_to(folder) for folder in self.wish.folders)

    def _game_of(self, pack: FolderEntry) -> str:
        file, _ = self.library.parsed(pack.path, pack.shown)
        return file.head.vocabulary.text if file is not None and isinstance(file.head, s.Pack) else ""

    def _bearing(self, pack: FolderEntry, game: str) -> list[str]:
        """The editions of a game that a pack can be put on."""
        return [
            entry.name
            for entry in self.library.of_sort("edition")
            if (made := self.library.compile(f"{entry.name} with {pack.name}").model) is not None
            and made.vocabulary == game
        ]

    def _packs(self) -> list[FolderEntry]:
        """The packs that are shown: all, or the reader's own and those that the rulebooks shown are made of."""
        packs = self.library.of_sort("pack")
        if not self.own_only:
            return packs
        used = {u.name for model in self.models for u in model.units if u.sort == "pack"}
        return [entry for entry in packs if entry.name in used or self._is_own(entry)]

    def _using(self, pack: str) -> Iterator[str]:
        for model in self.models:
            if any(unit.sort == "pack" and unit.name == pack for unit in model.units):
                yield model.name

    @property
    def broken(self) -> list[Compiled]:
        """What does not compile."""
        return [*(compiled for compiled in self.compiled if compiled.model is None), *self.headless]

    @cached_property
    def headless(self) -> list[Compiled]:
        """Rule files of the reader's own that do not say what they are, each with what is wrong with it."""
        return [
            replace(self.library.compile(str(path)), reference=f"file-{_plain(path.stem)}", model=None)
            for folder in self.wish.folders
            for path in nameless(folder)
        ]

    @cached_property
    def models(self) -> list[m.Model]:
        return [compiled.model for compiled in self.compiled if compiled.model is not None]

    @cached_property
    def hashes(self) -> dict[str, str]:
        return {c.model.name: c.hash or "" for c in (*self.compiled, *self.packed) if c.model is not None}

    @cached_property
    def games(self) -> dict[str, list[m.Model]]:
        """The models of each game, its editions before variants; the game with most of them comes first."""
        found: dict[str, list[m.Model]] = {}
        for model in sorted(self.models, key=lambda model: not is_edition(model)):
            found.setdefault(model.vocabulary, []).append(model)
        return dict(sorted(found.items(), key=lambda item: -len(item[1])))

    @cached_property
    def packed(self) -> list[Compiled]:
        """Each pack on the first edition of its game that bears it; one that none bears is compiled on the last."""
        if not self.wish.packs:
            return []
        found: list[Compiled] = []
        for entry in self._packs():
            for model in self.games.get(self._game_of(entry), ()):
                if not any(unit.sort == "edition" and unit.name == model.name for unit in model.units):
                    continue
                compiled = self._compile(f"{model.name} with {entry.name}")
                if compiled.model is not None:
                    found.append(compiled)
                    break
        return found

    def _files(self) -> dict[str, str]:
        """The text of every rule file that a page is made from, by its unit."""
        units = {u.name for model in (*self.models, *self.pack_models.values()) for u in model.units}
        found: dict[str, str] = {}
        for entry in self.library.of_sort("vocabulary", "edition", "pack", "variant"):
            source, _ = read_source(entry.path, entry.shown) if entry.name in units else (None, ())
            if source is not None:
                found[entry.name] = source.text
        return found

    # -------------------------------------------------------------- pages
    def pages(self) -> Iterator[Planned]:
        for language in self.context.languages:
            yield from self._pages(language)
        yield from self._written()

    def _written(self) -> Iterator[Planned]:
        """A page for each rule file, in no language but its own."""
        for unit, text in self.context.files.items():
            bearing = [model for model in self.models if any(each.name == unit for each in model.units)]
            model = next(iter(bearing), None) or self.pack_models.get(unit)
            if model is not None:
                key = Key("file", unit, self.context.addresses.language)
                mark = _hashed([key, self._shared, self.context.addresses, text])
                yield Planned(key, mark, partial(file_page, self.context, model, unit))

    def _pages(self, language: str) -> Iterator[Planned]:
        context = self.context
        packs = {
            game: [c.model for c in self.packed if c.model is not None and c.model.vocabulary == game]
            for game in self.games
        }
        if self.games:
            yield self._plan(
                Key("overview", "", language),
                self.models,
                lambda: overview_page(context, self.games, self.housed, language),
            )
        for model in self.models:
            yield from self._variant(model, language)
        for models in packs.values():
            for model in models:
                yield self._pack(model, language)
        for game, models in self.games.items():
            yield from self._game(game, models, language)

    @cached_property
    def housed(self) -> frozenset[str]:
        """The games that have a page of house rules."""
        with_packs = {model.vocabulary for model in self.pack_models.values()}
        with_variants = {
            game for game, models in self.games.items() if 0 < sum(map(is_edition, models)) < len(models)
        }
        return frozenset((with_packs | with_variants) & self.games.keys())

    def _variant(self, model: m.Model, language: str) -> Iterator[Planned]:
        context = self.context
        yield self._plan(
            Key("edition", model.name, language), [model], lambda: edition_page(context, model, language)
        )
        every = range(len(context.scenarios.get(model.name, ())))
        for part in dict.fromkeys(map(part_of, every)):
            yield self._plan(
                Key("situations", model.name, language, part),
                [model],
                partial(situations_page, context, model, language, part),
            )
        if has_apparatus(model):
            yield self._plan(
                Key("apparatus", model.name, language),
                [model],
                lambda: apparatus_page(context, model, language),
            )
        if context.findings(model.name):
            yield self._plan(
                Key("findings", model.name, language),
                [model, *filter(None, [context.models.get(below(model) or "")])],
                lambda: findings_page(context, model, language),
            )

    def _pack(self, model: m.Model, language: str) -> Planned:
        name = next(unit.name for unit in model.units if unit.sort == "pack")
        return self._plan(
            Key("edition", name, language),
            [model],
            lambda: edition_page(self.context, model, language, only=name),
        )

    def _game(self, game: str, models: Sequence[m.Model], language: str) -> Iterator[Planned]:
        context = self.context
        packs = [model for model in self.pack_models.values() if model.vocabulary == game]
        yield self._plan(
            Key("glossary", game, language),
            [*models, *packs],
            lambda: glossary_page(context, models, packs, game, language),
        )
        yield self._plan(
            Key("gallery", game, language), models, lambda: gallery_page(context, models, game, language)
        )
        yield from self._paired(models, language)
        yield from self._disputed(game, models, language)
        own = [model for model in models if is_edition(model)] or list(models)
        if any(context.findings(model.name) for model in own):
            yield self._plan(
                Key("found", game, language), own, lambda: found_page(context, own, game, language)
            )
        if game in self.housed:
            yield self._plan(
                Key("house", game, language),
                [*models, *packs],
                lambda: house_page(context, models, packs, game, language),
            )
        if len(models) < 2:
            return
        editions = [model for model in models if is_edition(model)]
        if len(editions) < 2:
            editions = list(models)
        pairs = [pair for pair in compared_pairs(models) if is_paired(context, pair[0].name, pair[1].name)]
        yield self._plan(
            Key("comparison", game, language),
            models,
            lambda: comparison_page(context, editions, pairs, game, language),
            editions,
        )
        for one, other in pairs:
            yield self._pair(game, one, other, language)

    def _disputed(self, game: str, models: Sequence[m.Model], language: str) -> Iterator[Planned]:
        """The page of questions of a game, and a page for each."""
        context, settled = self.context, self.settled.get(game, ())
        if not settled:
            return
        yield self._plan(
            Key("disputes", game, language), models, lambda: disputes_page(context, game, settled, language)
        )
        for each in settled:
            yield self._plan(
                Key("dispute", game, language, each.dispute.id),
                [ruled.model for ruled in each.ruled],
                partial(dispute_page, context, game, each, language),
            )

    def _paired(self, models: Sequence[m.Model], language: str) -> Iterator[Planned]:
        """The pages that say which packs go together on an edition."""
        context = self.context
        packs = self.pack_models
        for pairs in context.pairs:
            for model in models:
                if model.name == pairs.edition:
                    yield self._plan(
                        Key("packs", model.vocabulary, language, model.name),
                        [model, *packs.values()],
                        partial(packs_page, context, model, packs, pairs, language),
                    )

    @cached_property
    def pack_models(self) -> dict[str, m.Model]:
        """Each pack by name, on an edition that bears it."""
        return {
            next(unit.name for unit in c.model.units if unit.sort == "pack"): c.model
            for c in self.packed
            if c.model is not None
        }

    def _pair(self, game: str, one: m.Model, other: m.Model, language: str) -> Planned:
        key = Key("pair", game, language, pair_name(one, other))
        both = (one, other)
        return self._plan(key, both, lambda: pair_page(self.context, both, game, language), both)

    def _plan(
        self, key: Key, models: Sequence[m.Model], make: Make, compared: Sequence[m.Model] = ()
    ) -> Planned:
        """A page with its mark, which changes whenever a model, its results or the addresses of the site do."""
        here = self.context
        parts: list[object] = [key, self._shared, here.addresses, here.languages]
        parts += [self._digest(model) for model in models]
        parts.append((sorted(self.hashes), sorted(here.disputed)) if key.sort == "overview" else "")
        parts.append(here.pairs if key.sort == "packs" else "")
        parts.append(here.catalogue.mark(key.language))
        if key.sort in ("disputes", "dispute"):
            about = [each for each in self.settled.get(key.name, ()) if key.other in ("", each.dispute.id)]
            parts += [(each.dispute, [ruled.ruling for ruled in each.ruled]) for each in about]
        lacking = False
        if compared:
            found = here.comparison(tuple(model.name for model in compared))
            parts.append(found)
            lacking = found is None
        if key.sort == "found":
            lacking = any(here.findings(model.name) is None for model in models)
        late = not self._comes_first(key) and any(
            unit.name in self.changed for model in models for unit in model.units
        )
        return Planned(key, f"{LACKING if lacking else ''}{_hashed(parts)}", make, lacking, late)

    @cached_property
    def _shared(self) -> str:
        """Changes whenever something does that any page may show: our code and words, or which others there are."""
        here = self.context
        units = {u.name: u for model in (*self.models, *self.pack_models.values()) for u in model.units}
        parts: list[object] = [made_by(), sorted(here.shown), sorted(here.used.items()), here.studio]
        parts += [sorted(here.compared), sorted(self.housed)]
        parts += [(name, unit.title, here.source_lines(unit)) for name, unit in sorted(units.items())]
        return _hashed(parts)

    def _digest(self, model: m.Model) -> str:
        """Changes whenever the model, where it is written, its scenarios or its findings do."""
        if model.name not in self._digests:
            parts: list[object] = [model.name, self.hashes.get(model.name) or model_hash(model), model.units]
            parts.append(model.said)
            units = [unit.name for unit in model.units if unit.sort == "pack"]
            parts += [self.context.scenarios.get(name) for name in (model.name, *units)]
            parts += [self.context.findings(model.name)]
            parts.append(sorted(each for each in self.context.often.items() if each[0][0] == model.name))
            parts.append([rule.position for rule in model.rules])
            self._digests[model.name] = _hashed(parts)
        return self._digests[model.name]


Texts = Mapping[tuple[str, str], str | None]
"""The text of each unit, by its sort and name."""


def _changed(before: Texts, now: Texts) -> frozenset[str]:
    """The units whose text is another one now."""
    return frozenset(key[1] for key in {*before, *now} if before.get(key) != now.get(key))


def _plain(name: str) -> str:
    """The name of a file as part of an address."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "unnamed"


def _hashed(parts: list[object]) -> str:
    return sha256(repr(parts).encode()).hexdigest()
