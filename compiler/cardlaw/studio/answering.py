"""A request as JSON → its answer as JSON: the one door between the page and everything cardlaw can do.

The page's worker calls `answer` in the browser, tests call it natively. The same request always has the same answer:
whatever is remembered between requests only saves time.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cardlaw.language.diagnostics.diagnostic import Diagnostic

Request = Mapping[str, Any]
LARGEST_REQUEST = 2_000_000
"""Characters of a request: twice the largest rule file that a link may bring, so that none is cut."""


class Refused(Exception):
    """A request that cannot be answered; the message says why, `help` what to do."""

    def __init__(self, message: str, help: str | None = None) -> None:
        super().__init__(message)
        self.message, self.help = message, help


_listeners: list[Callable[[int, int], object]] = []


def listen(listener: Callable[[int, int], object]) -> None:
    """Tell from now on how far long work is: so many things of so many."""
    _listeners[:] = [listener]


def progress(done: int, total: int) -> None:
    """Say how far the work under way is."""
    for listener in _listeners:
        listener(done, total)


def answer(text: str) -> str:
    """The answer to a request; an error is an answer too."""
    request: Request = {}
    try:
        request = _request(text)
        found = _answered(request)
    except Exception as wrong:  # whatever it is, the page has to be told
        found = {"error": _told(wrong)}
    return json.dumps(_spoken(found, request.get("language")), ensure_ascii=False)


def _spoken(found: Any, language: object) -> Any:
    """An answer with every sentence in the reader's language; English, as it is, if none is named."""
    from cardlaw.language.saying import LANGUAGES, Saying

    if language not in LANGUAGES or language == "en":
        return found
    match found:
        case Saying():
            return found.in_(str(language))
        case dict():
            return {key: _spoken(each, language) for key, each in found.items()}
        case list() | tuple():
            return [_spoken(each, language) for each in found]
        case _:
            return found


def _request(text: str) -> Request:
    if len(text) > LARGEST_REQUEST:
        raise Refused(f"the request has more than {LARGEST_REQUEST:,} characters", "shorten the rules")
    try:
        request = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("the request is not JSON") from None
    if not isinstance(request, dict):
        raise Refused("the request is not a JSON object")
    return request


def _answered(request: Request) -> Any:
    does = _doers().get(str(request.get("do")))
    if does is None:
        raise Refused(f"the studio cannot do `{request.get('do')}`")
    return does(request)


def _doers() -> dict[str, Callable[[Request], Any]]:
    """What can be asked for; each module is loaded when it is first needed."""

    def of(module: str, name: str) -> Callable[[Request], Any]:
        def does(request: Request) -> Any:
            from importlib import import_module

            return getattr(import_module(f"cardlaw.studio.screens.{module}"), name)(request)

        return does

    return {
        "command": of("commands", "command"),
        "ask": of("asking", "ask"),
        "games": of("catalogue", "games"),
        "kit": of("kits", "kit"),
        "choices": of("catalogue", "choices"),
        "play": of("playing", "play"),
        "replay": of("replaying", "replay"),
        "sheet": of("sheets", "sheet"),
        "differences": of("comparing", "differences"),
        "service": of("editing", "service"),
        "findings": of("judging", "findings"),
        "together": of("judging", "together"),
        "recipe": of("recipes", "recipe"),
        "scenarios": of("trying", "scenarios"),
        "rounds": of("rounds", "rounds"),
    }


def _told(wrong: Exception) -> dict[str, Any]:
    """What went wrong, in the form in which the commands tell errors."""
    from cardlaw.cli.failures import DoesNotCompile, WrongUse
    from cardlaw.cli.screen import error
    from cardlaw.engine import TableError
    from cardlaw.engine.expressions.metering import TooLong
    from cardlaw.wording.commands import say

    match wrong:
        case Refused() | WrongUse():
            return _with_sayings(error("usage", wrong.message, wrong.help), wrong.message, wrong.help)
        case DoesNotCompile():
            return _rejected(tuple(wrong.diagnostics))
        case TooLong():
            return _with_sayings(error("rules", wrong.text, None), wrong.text, say("do-less"))
        case TableError():
            return _with_sayings(error("usage", wrong.text, None), wrong.text, None)
        case _:
            said = " ".join(str(wrong).split())[:200]
            return error("fault", f"this is a fault in cardlaw itself ({type(wrong).__name__}: {said})", None)


def _with_sayings(found: dict[str, Any], message: str, help: str | None) -> dict[str, Any]:
    """What went wrong with its sentences as they are, so that they can be said in the reader's language."""
    return {**found, "message": message, "help": help}


def _rejected(diagnostics: tuple[Diagnostic, ...]) -> dict[str, Any]:
    from cardlaw.cli.screen import rejected
    from cardlaw.language.diagnostics.diagnostic import in_reading_order

    ordered = in_reading_order(diagnostics)
    found = rejected(ordered)
    first = next((each for each in ordered if each.severity == "error"), None)
    shown = [
        _with_sayings(data, each.message, each.help)
        for data, each in zip(found["diagnostics"], ordered, strict=True)
    ]
    found["diagnostics"] = shown
    return found if first is None else _with_sayings(found, first.message, first.help)
