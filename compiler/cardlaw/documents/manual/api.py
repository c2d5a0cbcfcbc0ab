"""What programs may use → a page of the manual: signatures and what the docstrings say of them."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from importlib import import_module

from cardlaw.language.records import complete

PUBLIC = (
    ("Rule files to models", "cardlaw.language.loading", ("load", "Library", "Compiled", "NotCompiled")),
    ("The model as data", "cardlaw.language.serialising", ("to_json", "model_hash")),
    ("Play", "cardlaw.engine", ()),
    ("Players", "cardlaw.players.base", ("Player", "Dice")),
    ("Many rounds", "cardlaw.simulation.running", ("Settings", "Round", "play_round", "simulate")),
    ("What they came to", "cardlaw.simulation.statistics", ("Summary", "Spread", "summarise")),
    ("Findings and comparisons", "cardlaw.analysis.storing", ("checked", "all_checked", "compared")),
    ("What is found", "cardlaw.analysis.results.finding", ("Report", "Finding")),
    ("What sets editions apart", "cardlaw.analysis.results.difference", ("Comparison", "Difference")),
    ("Sentences", "cardlaw.documents.prose", ("Prose",)),
)
"""By heading: the module to import from, and the names in it that stay; none means all that it exports."""

ROOM, LONGEST_DEFAULT = 84, 24


def api_page() -> str:
    """The reference of the Python interface."""
    parts = [
        "# Python interface\n",
        "Everything here may be relied on; what is not here may change. All of it is typed.\n",
        "`from cardlaw.version import __version__` gives the installed version.\n",
    ]
    for heading, name, names in PUBLIC:
        module = import_module(name)
        parts.append(f"## {heading}\n\n`from {name} import …`\n")
        for each in names or sorted(module.__all__):
            parts += _entry(each, getattr(module, each))
    return "\n".join(parts)


def _entry(name: str, thing: object) -> Iterator[str]:
    yield f"### {name}\n"
    if isinstance(thing, type):
        yield from _class(name, thing)
    elif callable(thing):
        yield f"```python\n{name}{_signature(thing, ROOM)}\n```\n"
        yield f"{_said(thing)}\n"
    else:
        yield f"```python\n{_type(str(thing))}\n```\n"


def _class(name: str, sort: type) -> Iterator[str]:
    if issubclass(sort, Exception):
        yield "An exception.\n"
    elif not issubclass(sort, Enum):
        yield f"```python\n{name}{_signature(sort, ROOM)}\n```\n"
    if not (sort.__doc__ or "").startswith(f"{name}("):
        yield f"{_said(sort)}\n"
    members = [row for row in _members(sort) if row[1]]
    if members:
        yield "| member | what it is or does |\n|---|---|"
        yield from (f"| `{written}` | {said} |" for written, said in members)
        yield ""


def _members(sort: type) -> Iterator[tuple[str, str]]:
    """Public methods and properties with what they say of themselves."""
    own = {field.name for field in fields(sort)} if is_dataclass(sort) else set()
    for name, member in vars(sort).items():
        if name.startswith("_") or name in own:
            continue
        if isinstance(member, classmethod | staticmethod):
            member = member.__func__
        if inspect.isfunction(member):
            yield f"{name}{_signature(member)}", _cell(_said(member))
        elif isinstance(member, property) or hasattr(member, "attrname"):
            yield name, _cell(_said(member))


def _signature(thing: object, room: int = 10**6) -> str:
    """How it is called, without `self`; a parameter to the line where there is too little room."""
    try:
        if isinstance(thing, type):
            complete(thing)
        found = inspect.signature(thing)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return "(…)"
    parts: list[str] = []
    for parameter in found.parameters.values():
        if parameter.kind is parameter.KEYWORD_ONLY and "*" not in "".join(parts):
            parts.append("*")
        if parameter.name not in ("self", "cls") and not parameter.name.startswith("_"):
            parts.append(_parameter(parameter))
    returns = found.return_annotation
    end = f" -> {_type(returns)}" if inspect.isfunction(thing) and returns is not found.empty else ""
    line = f"({', '.join(parts)}){end}"
    return line if len(line) <= room else "(\n" + "".join(f"    {part},\n" for part in parts) + f"){end}"


def _parameter(parameter: inspect.Parameter) -> str:
    """A parameter with its type, and its default unless that is too long to be told."""
    text = str(parameter.replace(annotation=parameter.empty, default=parameter.empty))
    if parameter.annotation is not parameter.empty:
        text += f": {_type(parameter.annotation)}"
    if parameter.default is not parameter.empty:
        default = repr(parameter.default)
        text += f" = {default if len(default) < LONGEST_DEFAULT and '<' not in default else '…'}"
    return text


def _type(annotation: object) -> str:
    """A type as one would write it, names as they are imported."""
    text = annotation if isinstance(annotation, str) else getattr(annotation, "__name__", str(annotation))
    return re.sub(r"\b(?:[a-z_]+\.)+(?=[A-Z])", "", text)


def _said(thing: object) -> str:
    found = inspect.getdoc(thing) or ""
    return re.sub(r"[ \n]+", " ", found.split("\n\n")[0])


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
