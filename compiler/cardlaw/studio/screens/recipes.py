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
    found = []
    for path in _files(game):
        made = _read(path)
        title = _put_in(made[language]["title"], _words(made, language, _chosen(made, {})))
        found.append({"id": path.stem, "title": title})
    return found


def recipe(request: Request) -> dict[str, Any]:
    """The text of a recipe in the reader's language, or of a shipped house rule under a name of one's own.

    A recipe has blanks that the reader fills in; each starts with the first of its values.
    """
    wanted = request.get("recipe")
    if isinstance(wanted, str):
        for path in _files("*"):
            if path.stem == wanted:
                return _filled(path, language_of(request), request.get("blanks"))
        raise Refused(f"there is no recipe `{wanted}`")
    return _pack(request)


def _files(game: str) -> Iterator[Path]:
    yield from sorted(shipped_rules().glob(f"{game}/{FOLDER}/*.toml"))


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


def _filled(path: Path, language: str, given: object) -> dict[str, Any]:
    made = _read(path)
    chosen = _chosen(made, given if isinstance(given, dict) else {})
    words = _words(made, language, chosen)
    return {
        "text": _put_in(made["rules"], words),
        "scenarios": _put_in(made["scenarios"], words),
        "base": made["base"],
        "blanks": [
            {"name": name, "title": made[language][name], "values": values, "chosen": chosen[name]}
            for name, values in made.get("blanks", {}).items()
        ],
    }


def _chosen(made: dict[str, Any], given: dict[str, Any]) -> dict[str, str]:
    """What stands in each blank: what was given, if it is one of its values."""
    return {
        name: given[name] if given.get(name) in values else values[0]
        for name, values in made.get("blanks", {}).items()
    }


def _words(made: dict[str, Any], language: str, chosen: dict[str, str]) -> dict[str, str]:
    """What is put in for each word in braces; a blank with words of its own (`NAME-said`) has those, too."""
    said = {
        f"{name}-said": made[language].get(f"{name}-said", {}).get(value) for name, value in chosen.items()
    }
    blanks = {**chosen, **{name: value for name, value in said.items() if value is not None}}
    texts = {
        name: _put_in(text, blanks)
        for name, text in made[language].items()
        if isinstance(text, str) and name not in chosen
    }
    return {**texts, **blanks}


def _put_in(text: str, words: dict[str, str]) -> str:
    for name, said in words.items():
        text = text.replace("{" + name + "}", said)
    return text


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
