"""The small game of the compiler's examples, open in a language service that sees nothing else."""

from __future__ import annotations

from pathlib import Path

from cardlaw.language.diagnostics.examples import SMALL_EDITION, SMALL_VOCABULARY
from cardlaw.service.answers import TextStretch
from cardlaw.service.service import Service

HOUSE = """\
cardlaw 1
pack house for small
  "Stars are wild."

rule stars-are-wild
  "A star may be laid on anything."
  about laying
  overrides lay-fitting
  player may lay star when hand of player is not empty
"""

SPEC = """\
cardlaw 1
spec first-steps of small

scenario lay-a-sun "A sun on a sun" shows lay-fitting:
  under plain
  given players ann, ben
  given turn of ann
  given top is sun 3
  given hand of ann is sun 5, moon 2
  then ann may lay sun 5
"""

FILES = {
    "small.rules": SMALL_VOCABULARY,
    "plain.rules": SMALL_EDITION,
    "house.rules": HOUSE,
    "first.spec": SPEC,
}


def small(folder: Path, **changed: str) -> Service:
    """The small game, a pack and a spec; `plain="…"` stands in for a file."""
    service = Service(shipped=folder)
    for name, text in FILES.items():
        service.open(name, changed.get(name.partition(".")[0], text))
    return service


def at(service: Service, name: str, before: str, word: str = "") -> int:
    """Where a word begins that follows a phrase, which stands once in a file."""
    text = service.workspace.text(name)
    assert text.count(before + word) == 1, f"{before + word!r} stands {text.count(before + word)} times"
    return text.index(before + word) + len(before)


def shown(service: Service, places: tuple[TextStretch, ...]) -> list[str]:
    """Each place as its file, its line and the letters there."""
    found = []
    for place in places:
        text = service.workspace.text(place.file)
        line = text.count("\n", 0, place.start) + 1
        found.append(f"{place.file}:{line} {text[place.start : place.end]}")
    return found
