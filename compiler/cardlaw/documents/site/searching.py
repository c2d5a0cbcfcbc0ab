"""What readers search in: an index for each language, with the beginning of every passage and no more."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from cardlaw.documents.pages.pieces.html import NOTHING, FinishedPage, Html, sentences, tag, words

INDEX = "search/search_index.json"
LARGEST = 300_000
"""Bytes of an index, which is fetched with the first page."""
LENGTHS, LONGEST_OF_PAGE, LONGEST_OF_REFERENCE = (80, 64, 48, 32, 0), 240, 40
"""Characters that are searched of a passage, as many as the index has room for; of what heads a page; of reference."""
TAG = re.compile(r"<[^>]*>")
BASE = re.compile(r'(<script id="__config"[^>]*>[^<]*?"base": ")([^"]*)(")')
"""Where the theme mkdocs-material says from where its index is fetched."""
OUTLINED = frozenset(
    (
        "pair",
        "comparison",
        "packs",
        "situations",
        "findings",
        "apparatus",
        "glossary",
        "gallery",
        "dispute",
        "found",
    )
)
"""Pages that repeat what stands on others: they are found by their headings."""


def found_by(page: FinishedPage, sort: str) -> Html:
    """What of a page is searched."""
    if sort not in OUTLINED:
        return sentences(page.html)
    first, *rest = page.headings or (None,)
    title = words(first.text if first is not None else page.title)
    heading = tag("h1", title, id=first.id) if first is not None else tag("h1", title)
    told = [page.description, *(each.text for each in rest if each is not None and each.level == 2)]
    return heading + tag("p", words(" · ".join(filter(None, told)))) if told else NOTHING


def split(folder: Path, languages: Mapping[str, str], default: str) -> None:
    """The index of a built site as one for each language; `languages` has that of each address."""
    path = folder / INDEX
    whole = json.loads(path.read_text("utf-8"))
    by_language: dict[str, list[dict[str, Any]]] = {default: []}
    for each in whole["docs"]:
        language = languages.get(each["location"].partition("#")[0], default)
        by_language.setdefault(language, []).append(each)
    for language, docs in by_language.items():
        own = default == language
        config = {**whole["config"], "lang": [_lunr(language)]}
        there = path if own else folder / language / INDEX
        there.parent.mkdir(parents=True, exist_ok=True)
        for longest in LENGTHS:
            kept = {"config": config, "docs": list(_short(docs, own, longest))}
            written = json.dumps(kept, ensure_ascii=False, separators=(",", ":")).encode()
            if len(written) < LARGEST:
                break
        there.write_bytes(written)


def _lunr(language: str) -> str:
    """A language as the search calls it."""
    return "no" if language == "nb" else language


def _short(docs: Iterable[dict[str, Any]], own: bool, longest: int) -> Iterable[dict[str, Any]]:
    """The passages with the beginning of their text; those of another language are seen from its folder."""
    for each in docs:
        text = " ".join(TAG.sub(" ", each["text"]).split())
        heads = "#" not in each["location"]
        if not text and not heads:
            continue  # a heading over passages that have their own
        most = LONGEST_OF_PAGE if heads else longest
        if each.get("boost", 1) < 1:
            most = LONGEST_OF_REFERENCE
        if len(text) > most:
            text = f"{text[:most].rpartition(' ')[0]} …"
        place = each["location"] if own else f"../{each['location']}"
        yield {**each, "location": place, "text": text}


def led_to_own_index(output: str, language: str) -> str:
    """A page of mkdocs-material that fetches the index of its language."""
    return BASE.sub(lambda found: f"{found[1]}{found[2].rstrip('/')}/{language}/{found[3]}", output, count=1)


KEPT = re.compile(r"(<(pre|script|style|textarea)\b.*?</\2>)", re.DOTALL)
BETWEEN = re.compile(r"\s*\n\s*")


def tight(output: str) -> str:
    """A page without the blank lines and the indentation that a theme leaves in it."""
    parts = KEPT.split(output)
    return "".join(
        BETWEEN.sub("\n", part) if at % 3 == 0 else part for at, part in enumerate(parts) if at % 3 != 2
    )
