"""Own rules as they are written: what the language service says of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardlaw.service.answers import to_json
from cardlaw.service.service import Service
from cardlaw.studio.answering import Refused, Request
from cardlaw.studio.rules import language_of, own_texts

ASKED = (
    *("diagnostics", "completion", "hover", "formatting", "tokens", "actions", "definition"),
    *("references", "renamable", "rename", "hints"),
)
"""The questions that a page asks of the language service."""
WITH_BASE = ("diagnostics", "completion", "hover", "definition", "actions")
"""The questions whose answer depends on what a house rule is put on."""
PLACES = ("offset", "start", "end")
LINES_SHOWN = 8

_service = Service()


def service(request: Request) -> Any:
    """The answer of the language service to a question about one of the texts that came along."""
    question, name = request.get("question"), str(request.get("name"))
    texts = own_texts(request)
    if question not in ASKED:
        raise Refused(f"there is no question `{question}`")
    _open(name, texts)
    about: dict[str, Any] = {"name": f"{name}.rules"}
    for key in PLACES:
        if isinstance(place := request.get(key), int):
            about[key] = max(0, min(place, len(texts[name])))
    if question in WITH_BASE and isinstance(base := request.get("base"), str):
        about["base"] = base
    if question == "hover":
        about["language"] = language_of(request)
    if question == "rename":
        about["new"] = str(request.get("new"))[:60]
    found = _service.ask(question, **about)
    if question == "definition":
        found = [{**place, **_shown(place)} for place in found]
    return {"answer": found}


def problems(request: Request) -> list[dict[str, Any]]:
    """What the analysis finds in one of the texts that came along, each with its place and fixes."""
    name, base = str(request.get("name")), request.get("base")
    _open(name, own_texts(request))
    found = _service.findings(f"{name}.rules", base if isinstance(base, str) else None, language_of(request))
    return list(to_json(found))


def _open(name: str, texts: dict[str, str]) -> None:
    """Let the service know the texts that came along, and no others."""
    if name not in texts:
        raise Refused("the text that is asked about did not come along")
    for each in [known for known in _service.workspace.texts if known.removesuffix(".rules") not in texts]:
        _service.close(each)
    for each, text in texts.items():
        _service.open(f"{each}.rules", text)


def _shown(place: dict[str, Any]) -> dict[str, Any]:
    """A place in any file, with its line and a few lines of the text there."""
    text = _service.workspace.text(place["file"])
    line = text.count("\n", 0, place["start"]) + 1
    return {
        "line": line,
        "title": Path(place["file"]).name,
        "text": "\n".join(text.splitlines()[line - 1 :][:LINES_SHOWN]),
    }
