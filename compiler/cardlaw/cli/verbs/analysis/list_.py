"""`cardlaw list`: the games there are, with their editions, packs and variants."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from typing import Any

from cardlaw.cli.arguments import library
from cardlaw.cli.failures import DoesNotCompile, WrongUse
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.screen import Screen
from cardlaw.cli.units import (
    DescribedUnit,
    UnitChoice,
    arms_shown,
    find_entries,
    game_of,
    lines_said,
    needed,
    outline_of,
    unit_json,
    unit_of,
)
from cardlaw.cli.variants import by_id
from cardlaw.cli.words import (
    DeclaredWord,
    sample_of,
    teller,
    word_json,
    words_in_lines,
    words_listed,
    words_of,
)
from cardlaw.language import model as m
from cardlaw.language.diagnostics.diagnostic import has_errors
from cardlaw.language.diagnostics.display import visible
from cardlaw.language.kernel_words import KERNEL_WORDS
from cardlaw.language.loading import FolderEntry, Library
from cardlaw.language.records import dataclass
from cardlaw.wording.commands import say

SHELVES = (("edition", "editions"), ("variant", "variants"), ("pack", "packs"))


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A vocabulary and all that is written in it; `vocabulary` is None where it cannot be found."""

    name: str
    vocabulary: DescribedUnit | None
    units: tuple[DescribedUnit, ...]

    def of_sort(self, sort: str) -> list[DescribedUnit]:
        return [unit for unit in self.units if unit.sort == sort]


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "[ID|FILE ...] [OPTION ...]"
    parser.examples = ("cardlaw list", "cardlaw list NAME", "cardlaw list NAME --words")
    parser.add_argument("--words", action="store_true")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("ids", metavar="ID|FILE", nargs="*")


def run(options: argparse.Namespace, screen: Screen) -> int:
    shelf = library(options)
    if options.words and not options.ids:
        raise WrongUse(say("list-words-of-what"), say("such-as", what="cardlaw list NAME --words"))
    if not options.ids:
        games = _games(shelf, shelf.of_sort("vocabulary", "edition", "variant", "pack"))
        if screen.format == "text":
            return _show_titles(games, screen)
        return _show_games(games, screen)
    ids = [by_id(shelf, reference) for reference in options.ids]
    entries = [entry for id in ids for entry in find_entries(shelf, id)]
    if options.words:
        return _show_words(shelf, ids, screen)
    whole = {entry.name for entry in entries if entry.sort == "vocabulary"}
    named = [entry for entry in entries if entry.sort != "vocabulary"]
    everything = _games(shelf, shelf.of_sort("vocabulary", "edition", "variant", "pack")) if whole else []
    games = [game for game in everything if game.name in whole]
    if screen.format == "json":
        return _show_games([*games, *_games(shelf, named)], screen)
    if games:
        _show_games(games, screen)
    for place, entry in enumerate(dict.fromkeys(named)):
        unit = unit_of(shelf, entry)
        if has_errors(unit.diagnostics):
            raise DoesNotCompile(unit.diagnostics)
        if games or place:
            screen.say()
        if screen.format == "plain":
            screen.say(*_plain(unit, screen))
        else:
            screen.say(*_in_full(unit, screen, options.all, _model_of(shelf, entry)))
    return 0


def _show_words(shelf: Library, references: list[str], screen: Screen) -> int:
    """The words of each unit and of all that it builds on."""
    found: dict[str, list[DeclaredWord]] = {}
    models: dict[str, m.Model | None] = {}
    for reference in references:
        compiled = shelf.compile(reference)
        if has_errors(compiled.diagnostics):
            raise DoesNotCompile(compiled.diagnostics)
        found[reference], models[reference] = words_of(compiled.files), compiled.model
    if screen.format == "json":
        every = dict.fromkeys(word for words in found.values() for word in words)
        shared = [{"word": w.name, "form": w.form, "meaning": w.meaning} for w in KERNEL_WORDS.values()]
        screen.data({"words": [word_json(word) for word in every], "in every game": shared})
        return 0
    for place, (reference, words) in enumerate(found.items()):
        tell = teller(models[reference] or sample_of(shelf, words), screen)
        if screen.format == "plain":
            screen.say(*words_in_lines(words, tell))
            continue
        if place:
            screen.say()
        screen.say(*words_listed(reference, words, screen, tell))
        screen.say("", *screen.wrap(say("list-explain-word")))
    return 0


def _games(shelf: Library, entries: Iterable[FolderEntry]) -> list[ListedGame]:
    """The entries by the vocabulary they are written in, games and units by name."""
    units: dict[str, list[DescribedUnit]] = {}
    for entry in dict.fromkeys(entries):
        unit = outline_of(entry)
        game = game_of(shelf, unit)
        units.setdefault(game, [])
        if unit.sort != "vocabulary":
            units[game].append(unit)
    games = []
    for name in sorted(units):
        found = shelf.entries.get(("vocabulary", name))
        games.append(ListedGame(name, outline_of(found) if found else None, tuple(units[name])))
    return games


def _show_games(games: list[ListedGame], screen: Screen) -> int:
    if screen.format == "json":
        screen.data({"games": [_game_json(game) for game in games]})
    elif screen.format == "plain":
        for game in games:
            for unit in (game.vocabulary, *game.units):
                if unit is not None:
                    screen.say(*_plain(unit, screen))
    else:
        for place, game in enumerate(games):
            if place:
                screen.say()
            screen.say(*_overview(game, screen))
        if any(unit.choices for game in games for unit in game.units):
            screen.say("", *screen.wrap(say("list-current-value")))
    return 0


def _show_titles(games: list[ListedGame], screen: Screen) -> int:
    """Everything there is on one screen: ids and titles of editions and variants, ids of packs."""
    width = max((len(u.name) for game in games for u in game.units if u.sort != "pack"), default=0)
    for place, game in enumerate(games):
        if place:
            screen.say()
        title = _said(game.vocabulary, game.vocabulary.title, screen) if game.vocabulary is not None else None
        screen.say(screen.paint("name", f"{title} ({game.name})" if title else game.name))
        for sort, shelf in SHELVES:
            units = game.of_sort(sort)
            if sort == "pack" and units:
                title = screen.words(say("list-house-rules"))
                screen.say(*screen.wrap(", ".join(unit.name for unit in units), f"  {title:<{width}}  "))
                continue
            for unit in units:
                broken = ""
                if has_errors(unit.diagnostics):
                    broken = "  " + screen.paint("bad", say("does-not-compile"))
                said = _said(unit, unit.title or unit.gloss, screen) or shelf
                first, *rest = screen.wrap(said, f"  {unit.name:<{width}}  ")
                screen.say(first.replace(unit.name, screen.paint("strong", unit.name), 1) + broken, *rest)
    screen.say("", *screen.wrap(say("list-one")))
    return 0


def _overview(game: ListedGame, screen: Screen) -> Iterator[str]:
    yield screen.paint("name", game.name)
    if game.vocabulary is None:
        yield screen.paint("doubt", f"  {screen.words(say('list-no-vocabulary', name=game.name))}")
    elif game.vocabulary.gloss:
        yield from screen.wrap(_said(game.vocabulary, game.vocabulary.gloss, screen), "  ")
    for sort, _ in SHELVES:
        units = game.of_sort(sort)
        if units:
            yield ""
            yield f"  {screen.words(say('list-shelf', sort=sort))}"
        width = max((len(unit.name) for unit in units), default=0)
        for unit in units:
            first, *rest = screen.wrap(_facts(unit, screen), f"    {unit.name:<{width}}  ")
            yield first.replace(unit.name, screen.paint("strong", unit.name), 1)
            yield from rest
            if has_errors(unit.diagnostics):
                broken = screen.words(say("list-broken", command=f"cardlaw check {unit.name}"))
                yield screen.paint("bad", f"      {broken}")
            if unit.gloss:
                yield from screen.wrap(_said(unit, unit.gloss, screen), "      ")
            yield from _choice_lines(unit, screen)


def _facts(unit: DescribedUnit, screen: Screen) -> str:
    facts = [unit.language] if unit.language else []
    if unit.sort == "variant":
        facts.append(f"{unit.base}{' with ' + ', '.join(unit.packs) if unit.packs else ''}")
    if unit.rules:
        facts.append(say("count-rules", n=unit.rules))
    if unit.silences:
        facts.append(say("count-silences", n=len(unit.silences)))
    return " · ".join(screen.words(fact) for fact in facts)


def _said(unit: DescribedUnit, text: str | None, screen: Screen) -> str:
    """A text of a unit in the reader's language."""
    return screen.text(unit.words(text)) if text else ""


def _choice_lines(unit: DescribedUnit, screen: Screen) -> Iterator[str]:
    """A line for each option and reading, the chosen arm marked with a star."""
    width = max((len(choice.name) for choice in unit.choices), default=0)
    sorts = {sort: screen.words(say("sort", sort=sort)) for sort in ("option", "reading")}
    chosen = screen.words(say("list-set"))
    widest = max(map(len, (*sorts.values(), chosen)))
    for choice in unit.choices:
        lead = f"      {sorts[choice.sort]:<{widest}}  {choice.name:<{width}}  "
        yield from screen.wrap("  ".join(arms_shown(choice)), lead)
    for axis, value in unit.settings:
        yield f"      {chosen:<{widest}}  {axis} {value}"


def _model_of(shelf: Library, entry: FolderEntry) -> m.Model | None:
    """An edition or variant with all it builds on; None if it does not compile."""
    return shelf.compile(str(entry.path)).model if entry.sort in ("edition", "variant") else None


def _in_full(unit: DescribedUnit, screen: Screen, everything: bool, model: m.Model | None) -> Iterator[str]:
    """One unit with its questions and their values; with `everything` the reasons and silences, too."""
    packs = f" with {', '.join(unit.packs)}" if unit.packs else ""
    if unit.title:
        yield screen.paint("strong", _said(unit, unit.title, screen))
    name = screen.paint("name", unit.name)
    head = screen.words(say("list-head", sort=unit.sort, name=name, base=f"{unit.base}{packs}"))
    yield from screen.wrap(head, "", "  ")
    if unit.gloss:
        yield from screen.wrap(_said(unit, unit.gloss, screen), "  ")
    source = screen.text(m.Words(unit.source)) if unit.source else None
    if source and unit.source_lines:
        source = screen.words(say("list-source", source=source, n=unit.source_lines))
    rules = str(unit.rules or "")
    if model is not None and len(model.rules) != unit.rules:
        rules = screen.words(say("list-rules", n=unit.rules, all=len(model.rules)))
    facts = [("file", visible(unit.file)), ("source", source), ("language", unit.language)]
    facts += [
        ("needs", needed(unit).in_(screen.language) if unit.needs else None),
        ("rules", rules),
    ]
    facts += [("sets", _setting(axis, value, model, screen)) for axis, value in unit.settings]
    yield ""
    titles = {name: screen.words(say("list-fact", what=name)) for name, _ in facts}
    width = max(map(len, titles.values()))
    for what, fact in facts:
        if fact:
            yield from screen.wrap(fact, f"  {titles[what]:<{width}}  ")
    for sort in ("option", "reading"):
        for choice in unit.choices:
            if choice.sort == sort:
                yield ""
                yield from _choice_in_full(unit, choice, screen, everything)
    if (example := next(_other_choices(unit), None)) is not None:
        yield ""
        yield from screen.wrap(say("list-star", reference=example), "  ")
    if unit.silences:
        yield ""
        if not everything:
            yield from screen.wrap(say("list-silences", n=len(unit.silences), name=unit.name), "  ")
            return
        yield f"  {screen.words(say('list-silent-about'))}"
        for name, text in unit.silences:
            yield from screen.wrap(f"{name}: {_said(unit, text, screen)}", "    ", "      ")


def _setting(axis: str, value: str, model: m.Model | None, screen: Screen) -> str:
    """What a variant chooses, in the words of whoever offers the choice."""
    arms = [arm for each in model.axes if each.name == axis for arm in each.arms] if model is not None else []
    title = next((arm.title for arm in arms if str(arm.value) == value and arm.title is not None), None)
    return f"{axis} = {value}{f': {screen.text(title)}' if title is not None else ''}"


def _other_choices(unit: DescribedUnit) -> Iterator[str]:
    """The unit with something else chosen, as it is written on the command line."""
    for choice in unit.choices:
        for arm in choice.arms:
            if arm != choice.chosen and choice.chosen in choice.arms:
                whole = f"ID with {unit.name}" if unit.sort == "pack" else unit.name
                yield f"{whole}[{choice.name}={arm}]"


def _choice_in_full(unit: DescribedUnit, choice: UnitChoice, screen: Screen, reasons: bool) -> Iterator[str]:
    lines = f" ({screen.words(lines_said(choice.lines))})" if choice.lines else ""
    sort = screen.words(say("sort", sort=choice.sort))
    yield f"  {sort} {screen.paint('strong', choice.name)}{screen.paint('quiet', lines)}"
    yield from screen.wrap(_said(unit, choice.question, screen), "    ")
    if choice.chosen not in choice.arms:
        low, _, high = choice.arms[0].partition("..")
        yield f"    {screen.words(say('list-range', low=low, high=high, chosen=choice.chosen))}"
        return
    if not any(choice.titles) and not reasons:
        yield from screen.wrap("  ".join(arms_shown(choice)), "    ")
        return
    for place, arm in enumerate(choice.arms):
        mark = "*" if arm == choice.chosen else " "
        title = choice.titles[place] if choice.titles else None
        reason = choice.reasons[place] if reasons else None
        texts = [_said(unit, text, screen) for text in (title, reason) if text]
        yield from screen.wrap(f"{arm}: {'; '.join(texts)}" if texts else arm, f"    {mark} ", "        ")


def _plain(unit: DescribedUnit, screen: Screen) -> Iterator[str]:
    """A line for the unit and one for each of its choices, for `grep` and `cut`."""
    yield "\t".join((unit.sort, unit.name, unit.base or "", _facts(unit, screen), unit.gloss or ""))
    for choice in unit.choices:
        yield "\t".join((choice.sort, unit.name, choice.name, " ".join(arms_shown(choice)), choice.question))


def _game_json(game: ListedGame) -> dict[str, Any]:
    vocabulary = game.vocabulary
    return {
        "game": game.name,
        "gloss": vocabulary.gloss if vocabulary else None,
        "file": vocabulary.file if vocabulary else None,
        **{title: [unit_json(unit) for unit in game.of_sort(sort)] for sort, title in SHELVES},
    }
