"""Own rules as they are written: what the language service says of them, and texts to start from."""

from __future__ import annotations

from typing import Any

from cardlaw.service.service import Service
from cardlaw.studio.answering import Refused, Request
from cardlaw.studio.rules import NAME, language_of, library, own_texts

ASKED = ("diagnostics", "completion", "hover", "formatting", "tokens", "actions", "findings", "definition")
"""The questions that a page asks of the language service."""
WITH_BASE = ("diagnostics", "completion", "hover", "definition", "actions", "findings")
"""The questions whose answer depends on what a house rule is put on."""
PLACES = ("offset", "start", "end")

_service = Service()


def service(request: Request) -> Any:
    """The answer of the language service to a question about one of the texts that came along."""
    question, name = request.get("question"), request.get("name")
    texts = own_texts(request)
    if question not in ASKED:
        raise Refused(f"there is no question `{question}`")
    if name not in texts:
        raise Refused("the text that is asked about did not come along")
    for each in [known for known in _service.workspace.texts if known.removesuffix(".rules") not in texts]:
        _service.close(each)
    for each, text in texts.items():
        _service.open(f"{each}.rules", text)
    about: dict[str, Any] = {"name": f"{name}.rules"}
    for key in PLACES:
        if isinstance(place := request.get(key), int):
            about[key] = max(0, min(place, len(texts[name])))
    if question in WITH_BASE and isinstance(base := request.get("base"), str):
        about["base"] = base
    if question == "hover":
        about["language"] = language_of(request)
    return {"answer": _service.ask(question, **about)}


def recipe(request: Request) -> dict[str, str]:
    """The text of a shipped house rule under a name of one's own, to be changed."""
    name, pack = request.get("name"), request.get("pack")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise Refused("a name is small letters, digits and hyphens")
    entry = library().entries.get(("pack", str(pack)))
    file = library().parsed(entry.path, entry.shown)[0] if entry is not None else None
    if file is None:
        raise Refused(f"there is no house rule `{pack}`")
    text, called = file.span.source.text, file.head.name.span
    return {"text": text[: called.start] + name + text[called.end :]}
