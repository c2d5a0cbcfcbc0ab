"""Texts to start from: small house rules with a scenario, every shipped house rule, or a blank one."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cardlaw.language.reading.folders import shipped_rules
from cardlaw.studio.answering import Refused, Request
from cardlaw.studio.rules import NAME, language_of, library

FOLDER = "recipes"


def listed(game: str, language: str) -> list[dict[str, str]]:
    """The small recipes of a game: what each is called."""
    return [{"id": path.stem, "title": _read(path)[language]["title"]} for path in _files(game)]


def recipe(request: Request) -> dict[str, str]:
    """The text of a recipe in the reader's language, or of a shipped house rule under a name of one's own."""
    wanted = request.get("recipe")
    if isinstance(wanted, str):
        for path in _files("*"):
            if path.stem == wanted:
                return _filled(path, language_of(request))
        raise Refused(f"there is no recipe `{wanted}`")
    return _pack(request)


def _files(game: str) -> Iterator[Path]:
    yield from sorted(shipped_rules().glob(f"{game}/{FOLDER}/*.toml"))


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


def _filled(path: Path, language: str) -> dict[str, str]:
    found = _read(path)
    words = {"{" + key + "}": said for key, said in found[language].items()}
    texts = {}
    for part in ("rules", "scenarios"):
        text = found[part]
        for place, said in words.items():
            text = text.replace(place, said)
        texts[part] = text
    return {"text": texts["rules"], "scenarios": texts["scenarios"], "base": found["base"]}


def _pack(request: Request) -> dict[str, str]:
    name, pack = request.get("name"), request.get("pack")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise Refused("a name is small letters, digits and hyphens")
    entry = library().entries.get(("pack", str(pack)))
    file = library().parsed(entry.path, entry.shown)[0] if entry is not None else None
    if file is None:
        raise Refused(f"there is no house rule `{pack}`")
    text, called = file.span.source.text, file.head.name.span
    return {"text": text[: called.start] + name + text[called.end :]}
