"""grammar.lark → the words of the language, for whoever colours rule files: read as text, no parser is made."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

WORD = re.compile(r'"([a-z]+(?:-[a-z]+)*)"')
PRODUCTION = re.compile(r"^[?!]*([a-z_]+):((?:.*\n)(?:[ ]+.*\n)*)", re.MULTILINE)
REMARK = re.compile(r"^\s*//.*$", re.MULTILINE)
UNITS = ("vocabulary", "edition", "pack", "variant", "spec")


@cache
def productions() -> dict[str, str]:
    """The right side of each production by its name."""
    text = files("cardlaw.language.parsing").joinpath("grammar.lark").read_text(encoding="utf-8")
    return {found[1]: found[2] for found in PRODUCTION.finditer(REMARK.sub("", text))}


@cache
def all_words() -> frozenset[str]:
    """Every word of the language."""
    return frozenset(word for body in productions().values() for word in WORD.findall(body))


@cache
def item_words() -> frozenset[str]:
    """The words that an item begins with."""
    named = re.findall(r"[a-z_]+", productions()["item"])
    firsts = (WORD.search(productions()[name]) for name in named)
    return frozenset(found[1] for found in firsts if found is not None)
