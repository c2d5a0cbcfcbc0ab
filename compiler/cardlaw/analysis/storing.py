"""Reports kept between runs, by what they were made from; a damaged or missing copy only costs time."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

from cardlaw.analysis.checking import Report, check_model
from cardlaw.analysis.findings import Finding
from cardlaw.analysis.witnesses import Witness
from cardlaw.language import model as m
from cardlaw.language.serialising import model_hash

ROOTS = ("analysis", "engine", "language")
"""The packages whose code decides what a report says."""


def checked(model: m.Model) -> Report:
    """The report on a model, from the last time if nothing has changed."""
    before = kept(model)
    if before is not None:
        return before
    report = check_model(model)
    if not report.faults:
        _write(_file(model), report)
    return report


def kept(model: m.Model) -> Report | None:
    """The report of the last time, if there was one and nothing has changed."""
    return _read(model, _file(model))


def _file(model: m.Model) -> Path:
    return folder() / f"check-{_key(model)}.json"


def folder() -> Path:
    """Where results are kept: `CARDLAW_CACHE`, or the user's cache folder."""
    named = os.environ.get("CARDLAW_CACHE")
    if named:
        return Path(named)
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "cardlaw"


def _key(model: m.Model) -> str:
    places = repr([(c.id, c.position) for rule in model.rules for c in rule.clauses])
    return hashlib.sha256(f"{model_hash(model)} {code_hash()} {places}".encode()).hexdigest()[:32]


@cache
def code_hash() -> str:
    """A hash of the code that makes reports, so that no old answer outlives a change of ours."""
    found = hashlib.sha256()
    here = Path(__file__).resolve()
    for root in (here.parents[1], *(Path(path) for path in _engine_paths())):
        for path in sorted(root.rglob("*.py")):
            if path.relative_to(root).parts[0] in ROOTS or root.name in ROOTS:
                found.update(path.name.encode())
                found.update(path.read_bytes())
    return found.hexdigest()


def _engine_paths() -> list[str]:
    import cardlaw.engine

    return list(cardlaw.engine.__path__)


# ------------------------------------------------------------------ to and from files
def _read(model: m.Model, file: Path) -> Report | None:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        findings = tuple(_finding(plain) for plain in data["findings"])
        return Report(model, findings, (), int(data["questions"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _write(file: Path, report: Report) -> None:
    """A whole file or none: written beside its place and then put there."""
    data = {"findings": [_plain(finding) for finding in report.findings], "questions": report.questions}
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=file.parent, suffix=".part", delete=False
        ) as part:
            json.dump(data, part)
        os.replace(part.name, file)
    except OSError:
        return


def _plain(finding: Finding) -> dict[str, Any]:
    data = {field.name: getattr(finding, field.name) for field in fields(finding)}
    if finding.witness is not None:
        data["witness"] = {
            field.name: getattr(finding.witness, field.name)
            for field in fields(finding.witness)
            if field.name != "values"
        }
    if finding.reason is not None:
        data["reason"] = [finding.reason.text, finding.reason.translations]
    return data


def _finding(data: dict[str, Any]) -> Finding:
    plain = {name: _frozen(value) for name, value in data.items()}
    if data["witness"] is not None:
        plain["witness"] = Witness(**{name: _frozen(value) for name, value in data["witness"].items()})
    if data["reason"] is not None:
        plain["reason"] = m.Words(data["reason"][0], _frozen(data["reason"][1]))
    return Finding(**plain)


def _frozen(value: Any) -> Any:
    """Lists, as JSON has them, back to tuples."""
    return tuple(_frozen(part) for part in value) if isinstance(value, list) else value
