"""`cardlaw packs`: the house rules there are, what each needs and offers, and which of them go together."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardlaw.cli.arguments import VerbParser, library, on_cluster, takes_cluster, takes_jobs
from cardlaw.cli.failures import WrongUse, cannot_write
from cardlaw.cli.progress import progress
from cardlaw.cli.screen import Screen
from cardlaw.cli.units import (
    SORTS,
    DescribedUnit,
    arms_shown,
    game_of,
    needed,
    no_such_unit,
    outline_of,
    unit_json,
)
from cardlaw.cli.variants import by_id, model_of
from cardlaw.language import model as m
from cardlaw.language.diagnostics.diagnostic import did_you_mean
from cardlaw.language.loading import Library
from cardlaw.language.reading.files import content_of
from cardlaw.language.saying import ListedWords
from cardlaw.wording.arguments import Message, SpokenAct, SpokenListing, SpokenName, SpokenRule, SpokenText
from cardlaw.wording.commands import say
from cardlaw.wording.messages import message

if TYPE_CHECKING:
    from cardlaw.analysis.packs.compatibility import Cell, Matrix, Pairing
    from cardlaw.documents.sentences import Speaker

MARKS = {"independent": "·", "fine": "+", "idle": "~", "clash": "x", "unknown": "?"}
MOST_SHARED = 3


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "[GAME|PACK ...] | --matrix ID [PACK [PACK]] [OPTION ...]"
    parser.examples = (
        "cardlaw packs",
        "cardlaw packs --matrix NAME",
        "cardlaw packs --matrix NAME PACK OTHER-PACK",
        "cardlaw packs --matrix NAME --look --kept packs.json",
    )
    parser.add_argument("names", metavar="GAME|PACK", nargs="*")
    parser.add_argument("--matrix", metavar="ID")
    parser.add_argument(
        "--look",
        action="store_true",
    )
    parser.add_argument("--kept", metavar="FILE")
    takes_jobs(parser)
    takes_cluster(parser)
    parser.add_argument(
        "--exit-zero",
        action="store_true",
    )


def run(options: argparse.Namespace, screen: Screen) -> int:
    shelf = library(options)
    if options.matrix:
        with on_cluster(options):
            code = _matrix(shelf, options, screen)
        return 0 if options.exit_zero else code
    if options.look or options.kept:
        raise WrongUse(say("packs-with-matrix"), say("write-it", what="cardlaw packs --matrix ID --look"))
    units = _named(shelf, options.names)
    if screen.format == "json":
        screen.data({"packs": [unit_json(unit) for unit in units]})
    elif screen.format == "plain":
        screen.say(*(f"{unit.base}\t{unit.name}\t{', '.join(unit.needs)}\t{unit.gloss}" for unit in units))
    else:
        screen.say(*_listed(units, screen, _words(shelf, units, screen.language) if options.names else None))
    return 0


def _words(shelf: Library, units: list[DescribedUnit], language: str) -> dict[str, dict[str, str]]:
    """By game, what players call the cards, moves, events and topics that house rules need: by sort and name."""
    from cardlaw.documents.prose import Prose
    from cardlaw.documents.sentences import Speaker
    from cardlaw.wording.arguments import SpokenAct, SpokenText

    found: dict[str, dict[str, str]] = {}
    for entry in shelf.of_sort("edition"):
        game = game_of(shelf, outline_of(entry))
        if game in found or all(unit.base != game for unit in units):
            continue
        if (model := shelf.compile(entry.name).model) is not None:
            say = Speaker(Prose(model, language))
            found[game] = {
                **{f"kind {kind.name}": say.prose.name(kind.name) for kind in model.kinds},
                **{
                    f"{act.sort} {act.name}": say.part(SpokenAct(act.name, None))
                    for act in model.acts
                    if act.has_subject
                },
                **{f"topic {topic.name}": say.part(SpokenText(topic.text)) for topic in model.topics},
            }
    return found


# ------------------------------------------------------------------ what there is
def _named(shelf: Library, names: list[str]) -> list[DescribedUnit]:
    """The packs of the games or editions that are named, and those named themselves; all if nothing is."""
    every = [outline_of(entry) for entry in shelf.of_sort("pack")]
    wanted: set[str] = set()
    for name in (by_id(shelf, each) for each in names):
        found = [shelf.entries[sort, name] for sort in SORTS if (sort, name) in shelf.entries]
        if not found:
            raise no_such_unit(shelf, name)
        wanted |= {name if each.sort == "pack" else game_of(shelf, outline_of(each)) for each in found}
    return [unit for unit in every if not names or unit.name in wanted or unit.base in wanted]


def _listed(
    units: list[DescribedUnit], screen: Screen, words: dict[str, dict[str, str]] | None
) -> Iterator[str]:
    """Each house rule with its questions; if somebody asked for it by name, what it needs of an edition in `words`."""
    games: dict[str, list[DescribedUnit]] = {}
    for unit in units:
        games.setdefault(unit.base or "", []).append(unit)
    if not games:
        yield screen.words(say("packs-none"))
    for game, packs in sorted(games.items()):
        yield f"{screen.paint('name', game)}  {screen.words(say('packs-count', n=len(packs)))}"
        for unit in packs:
            yield ""
            title = f"  {screen.text(unit.words(unit.title))}" if unit.title else ""
            yield f"  {screen.paint('strong', unit.name)}{title}"
            if unit.gloss:
                yield from screen.wrap(screen.text(unit.words(unit.gloss)), "    ")
            if words is not None and unit.needs:
                what = needed(unit, words.get(unit.base or "", {}))
                yield from screen.wrap(say("packs-needs", what=what), "    ", "      ")
            for choice in unit.choices:
                yield from screen.wrap(screen.text(unit.words(choice.question)), "    ")
                yield from screen.wrap(
                    f"{choice.name}: {', '.join(arms_shown(choice))}", "      ", "        "
                )
    if any(unit.choices for unit in units):
        yield ""
        yield from screen.wrap(say("list-current-value"))


# ------------------------------------------------------------------ which go together
def _matrix(shelf: Library, options: argparse.Namespace, screen: Screen) -> int:
    from cardlaw.analysis.packs.compatibility import LARGEST, Pairing, kept_file, read
    from cardlaw.analysis.working import processors
    from cardlaw.cli.views.findings.finding_text import called
    from cardlaw.documents.prose import Prose
    from cardlaw.documents.sentences import Speaker

    if not {*options.matrix}.isdisjoint("[ ./"):
        raise WrongUse(say("not-an-id", reference=options.matrix), say("packs-bare-id"))
    pairing = Pairing(shelf, options.matrix, model_of(shelf, options.matrix))
    if not pairing.packs:
        raise WrongUse(say("packs-none-for", name=options.matrix), say("packs-lists"))
    names = _two_at_most(pairing, options.names)
    prose = Prose(pairing.base, screen.language)
    speak = Speaker(prose, number=partial(called, prose))
    path = Path(options.kept) if options.kept else kept_file(options.matrix)
    if options.kept and path.exists():
        content_of(path, LARGEST, "a kept matrix")
    before = read(path)
    if before is None and path.exists():
        screen.remark(say("packs-unreadable", file=str(path)))
    if before is not None and before.edition != options.matrix:
        raise WrongUse(
            say("packs-other-edition", file=str(path), name=before.edition), say("packs-this-edition")
        )
    if len(names) == 2:
        kept = before.cell(*names) if before is not None and pairing.fresh(before, names) else None
        cell = kept if kept is not None and kept.looked_at else pairing.cell(*names)
        return _show([cell], screen, lambda: _opened(cell, speak, screen))
    jobs = options.jobs or processors()
    found = _worked_out(pairing, before, path, jobs, screen) if options.look else pairing.matrix(before)
    if names:
        cells = [cell for cell in found.cells if names[0] in cell.packs]
        return _show(cells, screen, lambda: _row(names[0], cells, speak, screen))
    left = sum(not cell.looked_at for cell in found.cells)
    code = _show(list(found.cells), screen, lambda: _drawn(found, speak, screen), found)
    if left:
        screen.remark(say("packs-left", n=left, total=len(found.cells), name=options.matrix))
    return code


def _two_at_most(pairing: Pairing, names: list[str]) -> list[str]:
    for name in names:
        if name not in pairing.packs:
            guess = did_you_mean(name, pairing.packs)
            help = say("did-you-mean", guess=guess) if guess else say("packs-lists")
            raise WrongUse(say("packs-no-pack", name=name, game=pairing.base.vocabulary), help)
    if len(names) > 2 or len({*names}) < len(names):
        raise WrongUse(say("packs-two"), say("write-it", what="cardlaw packs --matrix ID PACK PACK"))
    return names


def _worked_out(pairing: Pairing, before: Matrix | None, path: Path, jobs: int, screen: Screen) -> Matrix:
    """All pairs looked at and kept; what was looked at before an interruption is kept, too."""
    from cardlaw.analysis.packs.compatibility import write

    found = known = pairing.matrix(before)
    due = sum(not cell.looked_at for cell in found.cells)
    try:
        with progress(screen, "looking at", "pair", due) as watched:
            for found in pairing.worked_out(known, watched.done, jobs):
                write(found, path)
    except OSError as problem:
        raise cannot_write(path, problem) from None
    looked_at = sum(cell.looked_at for cell in found.cells)
    screen.remark(say("packs-looked", n=looked_at, total=len(found.cells)))
    return found


def _show(cells: list[Cell], screen: Screen, told: Any, whole: Matrix | None = None) -> int:
    from cardlaw.analysis.packs.compatibility import cell_json, to_json

    if screen.format == "json":
        screen.data(to_json(whole) if whole is not None else {"cells": [cell_json(cell) for cell in cells]})
    elif screen.format == "plain":
        for cell in cells:
            said = "; ".join(f"{each.code} {each.said}".strip() for each in cell.told)
            screen.say(f"{cell.packs[0]} {cell.packs[1]} {cell.verdict}{f': {said}' if said else ''}")
    else:
        screen.say(*told())
    return 1 if any(cell.verdict in ("clash", "unknown") for cell in cells) else 0


def _drawn(found: Matrix, speak: Speaker, screen: Screen) -> Iterator[str]:
    """The lower half of the matrix, packs numbered; then the pairs that need a word."""
    counts: Counter[str] = Counter(cell.verdict for cell in found.cells)
    yield screen.paint("strong", say("packs-title", name=found.edition, n=len(found.packs)))
    yield from grid(found)
    yield ""
    for verdict, mark in MARKS.items():
        if counts[verdict]:
            yield from screen.wrap(say("pair-means", verdict=verdict), f"{counts[verdict]:>5}  {mark}  ")
    for verdict in ("clash", "idle", "unknown"):
        pairs = [cell for cell in found.cells if cell.verdict == verdict and cell.looked_at]
        if pairs:
            yield ""
            yield screen.paint("strong", say("pair-word", verdict=verdict))
            for cell in pairs:
                yield from screen.wrap(f"{_both(cell, screen)}: {_first(cell, speak, screen)}", "  ", "    ")
    yield ""
    yield from screen.wrap(say("packs-opens", name=found.edition))


def grid(found: Matrix) -> Iterator[str]:
    """A line for each pack with its mark beside every pack before it, and the numbers below."""
    verdicts = {frozenset(cell.packs): cell.verdict for cell in found.cells}
    room = max((len(pack) for pack in found.packs), default=0)
    for number, pack in enumerate(found.packs):
        marks = "".join(
            ("" if place % 5 or not place else " ") + MARKS[verdicts[frozenset((pack, other))]]
            for place, other in enumerate(found.packs[:number])
        )
        yield f"{number + 1:>3} {pack:<{room}}  {marks}".rstrip()
    yield (
        f"{'':>3} {'':<{room}}  "
        + " ".join(f"{first:<5}" for first in range(1, len(found.packs), 5)).rstrip()
    )


def _first(cell: Cell, speak: Speaker, screen: Screen) -> str:
    first = speak.part(_in_short(cell.told[0].said, speak.model))
    more = len(cell.told) - 1
    return screen.words(say("and-some-more", what=first, n=more)) if more else first


def _in_short(said: Message, model: m.Model) -> Message:
    """What stands beside the names of two packs: of rules that both change, what these are about."""
    if said.id != "found-both-change":
        return said
    assert isinstance(said["rules"], SpokenListing)
    ids = {each.id for each in said["rules"].items if isinstance(each, SpokenRule)}
    about = {rule.topic for rule in model.rules if rule.id in ids}
    topics = tuple(
        message("quote", text=SpokenText(topic.text)) for topic in model.topics if topic.name in about
    )
    return message("pair-both-change", topics=SpokenListing(topics)) if topics else said


def _both(cell: Cell, screen: Screen) -> str:
    return screen.words(say("both-of", one=cell.packs[0], other=cell.packs[1]))


def _row(pack: str, cells: list[Cell], speak: Speaker, screen: Screen) -> Iterator[str]:
    room = max((len(name) for cell in cells for name in cell.packs), default=0)
    for cell in cells:
        other = next(name for name in cell.packs if name != pack)
        said = f"  {_first(cell, speak, screen)}" if cell.told else ""
        word = screen.words(say("pair-word", verdict=cell.verdict))
        yield f"{MARKS[cell.verdict]} {other:<{room}}  {word}{said}"


def _named_as_played(shared: str, speak: Speaker) -> str:
    """What both packs have to do with, in the words of the game; by its name, if the edition has no words for it."""
    sort, _, name = shared.partition(" ")
    model = speak.model
    if sort in ("act", "move") and any(act.name == name and act.sort != "stage" for act in model.acts):
        return speak.part(SpokenAct(name, None))
    named: tuple[m.Zone | m.Kind | m.State | m.Quantity, ...] = (
        *model.zones,
        *model.kinds,
        *model.states,
        *model.quantities,
    )
    return speak.part(SpokenName(name)) if any(each.name == name for each in named) else f"`{name or shared}`"


def _opened(cell: Cell, speak: Speaker, screen: Screen) -> Iterator[str]:
    clash = "clash-written" if any(each.kind == "error" for each in cell.told) else "clash-open"
    means = screen.words(say("pair-means", verdict=clash if cell.verdict == "clash" else cell.verdict))
    yield from screen.wrap(f"{screen.paint('strong', _both(cell, screen))} – {means}")
    if cell.shared:
        names = list(dict.fromkeys(_named_as_played(each, speak) for each in cell.shared))
        shown, more = ListedWords(tuple(names[:MOST_SHARED]), quoted=False), len(names) - MOST_SHARED
        said = say("packs-touches-more", what=shown, n=more) if more > 0 else say("packs-touches", what=shown)
        yield from screen.wrap(said, "  ", "    ")
    for told in cell.told:
        code = f" ({told.code})" if told.code else ""
        yield from screen.wrap(f"{speak.part(told.said)}{code}", "  ", "    ")
