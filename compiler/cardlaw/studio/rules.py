"""The rules that a request names: shipped ones by id, own ones by the texts that came along."""

from __future__ import annotations

import re
from functools import lru_cache

from cardlaw.language import model as m
from cardlaw.language.loading import Compiled, Library
from cardlaw.language.reading.source import Source
from cardlaw.language.saying import LANGUAGES as LANGUAGES
from cardlaw.studio.answering import Refused, Request
from cardlaw.wording.commands import say

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MOST_TEXTS = 20
LONGEST_TEXT = 400_000
"""Characters of one rule file: five times the longest that is shipped."""


def own_texts(request: Request) -> dict[str, str]:
    """The rule files that came along, by name; no name of theirs ever becomes a path elsewhere."""
    given = request.get("files") or {}
    if not isinstance(given, dict) or len(given) > MOST_TEXTS:
        raise Refused("the rules that came along cannot be read")
    for name, text in given.items():
        if not NAME.fullmatch(name) or len(name) > 60:
            raise Refused(
                f"`{name[:60]}` is no name for rules", "a name is small letters, digits and hyphens"
            )
        if not isinstance(text, str) or len(text) > LONGEST_TEXT:
            raise Refused(say("studio-too-long", most=f"{LONGEST_TEXT:,}"), say("studio-shorter"))
    return dict(given)


def compiled(request: Request, key: str = "variant") -> Compiled:
    """What the request names, compiled; raises with what is wrong if it does not compile."""
    from cardlaw.cli.failures import DoesNotCompile

    name = request.get(key)
    if not isinstance(name, str) or len(name) > 2_000 or "/" in name:
        raise Refused("no rules are named")
    found = _compiled(name, tuple(own_texts(request).items()))
    if found.model is None:
        raise DoesNotCompile(found.diagnostics)
    return found


def model_of(request: Request, key: str = "variant") -> m.Model:
    found = compiled(request, key).model
    assert found is not None
    return found


@lru_cache(maxsize=16)
def _compiled(name: str, texts: tuple[tuple[str, str], ...]) -> Compiled:
    return library(texts).compile(name)


@lru_cache(maxsize=2)
def library(texts: tuple[tuple[str, str], ...] = ()) -> Library:
    """The shipped rules with the texts that came along."""
    return Library((), given=tuple(Source(f"{name}.rules", text) for name, text in texts))


def language_of(request: Request) -> str:
    """The reader's language; English where it is none of ours."""
    wanted = request.get("language")
    return wanted if wanted in LANGUAGES else "en"
