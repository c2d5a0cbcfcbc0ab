"""Examples in help and manual that can be pasted: names of shipped rules in the place of NAME, PACK and the like."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from cardlaw.cli.units import RULE, outline_of
from cardlaw.language.loading import FolderEntry, Library
from cardlaw.language.reading.files import CannotRead, content_of
from cardlaw.language.reading.source import LARGEST_FILE

PLACEHOLDER = re.compile(r"CHOICE=VALUE|OTHER-PACK|[A-Z]+(?![A-Z-])")
TOPIC, KIND = (re.compile(rf"^{word} ([a-z][a-z0-9-]*)", re.MULTILINE) for word in ("topic", "kind"))


def pasteable(examples: Iterable[str]) -> list[str]:
    """The examples with names of editions, packs, rules and choices that are there."""
    return [_filled(example, _names()) for example in examples]


def _filled(example: str, names: dict[str, str]) -> str:
    return PLACEHOLDER.sub(lambda found: names.get(found[0], found[0]), example)


@cache
def _names() -> dict[str, str]:
    """What stands for what."""
    return dict(_found())


def _found() -> Iterator[tuple[str, str]]:
    shelf = Library(())
    games: dict[str | None, list[FolderEntry]] = {}
    for entry in shelf.of_sort("edition"):
        games.setdefault(outline_of(entry).base, []).append(entry)
    game, editions = max(games.items(), key=lambda each: len(each[1]), default=(None, []))
    packs = [entry for entry in shelf.of_sort("pack") if outline_of(entry).base == game]
    if len(editions) < 2 or len(packs) < 2:
        return
    unit = outline_of(editions[0])
    choices = [f"{each.name}={arm}" for each in unit.choices for arm in each.arms if each.chosen in each.arms]
    one, other, *_ = sorted((pack.name for pack in packs), key=len)
    yield "CHOICE=VALUE", min(choices, key=len, default="CHOICE=VALUE")
    yield "OTHER-PACK", other
    yield "PACK", one
    yield "NAME", editions[0].name
    yield "OTHER", editions[1].name
    yield "THIRD", editions[min(2, len(editions) - 1)].name
    yield from _first("RULE", RULE, editions[0])
    words = shelf.entries.get(("vocabulary", game or ""))
    if words is not None:
        yield from _first("TOPIC", TOPIC, words)
        yield from _first("WORD", KIND, words)


def _first(placeholder: str, pattern: re.Pattern[str], entry: FolderEntry) -> Iterator[tuple[str, str]]:
    """The first name of its sort in a file."""
    try:
        text = content_of(entry.path, LARGEST_FILE).decode("utf-8", errors="replace")
    except CannotRead:
        return
    if found := pattern.search(text):
        yield placeholder, found[1]
