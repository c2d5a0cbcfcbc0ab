"""What `check` found, for machines that show it beside the lines: SARIF, and annotations of GitHub."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from cardlaw.language import model as m
from cardlaw.language.diagnostics.codes import CODES
from cardlaw.language.diagnostics.diagnostic import Diagnostic, Fix, Span
from cardlaw.language.diagnostics.render import place_to_json

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
LEVELS = {"error": "error", "warning": "warning", "note": "note"}
Found = tuple[m.Model, Any]
"""A model, and a finding about it."""


# -------------------------------------------------------------------- SARIF
def sarif(diagnostics: Iterable[Diagnostic], findings: Iterable[Found], version: str) -> dict[str, Any]:
    """A log of one run: each result with its place, what else it involves, and its fix."""
    results = [*(_diagnostic(each) for each in diagnostics), *(_finding(*each) for each in findings)]
    used = sorted({result["ruleId"] for result in results})
    driver = {"name": "cardlaw", "version": version, "rules": [_rule(id) for id in used]}
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(id: str) -> dict[str, Any]:
    code = CODES.get(id)
    if code is None:
        return {"id": id}
    return {
        "id": id,
        "shortDescription": {"text": code.title},
        "fullDescription": {"text": code.explanation},
        "defaultConfiguration": {"level": LEVELS[code.severity]},
    }


def _diagnostic(each: Diagnostic) -> dict[str, Any]:
    text = each.message + (f"\nhelp: {each.help}" if each.help else "")
    result: dict[str, Any] = {"ruleId": each.code, "level": LEVELS[each.severity], "message": {"text": text}}
    if each.span is not None:
        result["locations"] = [{"physicalLocation": _physical(each.span)}]
    if each.labels:
        result["relatedLocations"] = [
            {"physicalLocation": _physical(label.span), "message": {"text": label.text}}
            for label in each.labels
        ]
    if each.fix is not None:
        result["fixes"] = [_fix(each.fix, each.help or "")]
    return result


def _fix(fix: Fix, help: str) -> dict[str, Any]:
    files: dict[str, list[dict[str, Any]]] = {}
    for edit in fix.edits:
        replacement = {"deletedRegion": _region(edit.span), "insertedContent": {"text": edit.text}}
        files.setdefault(edit.span.source.name, []).append(replacement)
    changes = [
        {"artifactLocation": {"uri": _uri(file)}, "replacements": made} for file, made in files.items()
    ]
    return {"description": {"text": help}, "artifactChanges": changes}


def _physical(span: Span) -> dict[str, Any]:
    return {"artifactLocation": {"uri": _uri(span.source.name)}, "region": _region(span)}


def _region(span: Span) -> dict[str, int]:
    place = place_to_json(span)
    return {
        "startLine": place["start"]["line"],
        "startColumn": place["start"]["column"],
        "endLine": place["end"]["line"],
        "endColumn": place["end"]["column"],
    }


def _uri(file: str) -> str:
    from urllib.parse import quote

    return quote(file.replace("\\", "/"))


def _finding(model: m.Model, finding: Any) -> dict[str, Any]:
    places = [
        {"physicalLocation": {"artifactLocation": {"uri": _uri(at.file)}, "region": {"startLine": at.line}}}
        for at in _places(model, finding)
    ]
    return {
        "ruleId": finding.code,
        "level": "warning" if finding.open else "note",
        "message": {"text": f"{model.name}: {finding.message}"},
        "partialFingerprints": {"finding/v1": f"{model.name} {finding.id}"},
        **({"locations": places[:1], "relatedLocations": places[1:]} if places else {}),
    }


def _places(model: m.Model, finding: Any) -> list[m.Position]:
    """Where the rules stand that a finding is about; one that is about none stands at the top of the last file."""
    rules = {rule.id: rule.position for rule in model.rules}
    named = dict.fromkeys(m.rule_of(clause) for clause in finding.clauses)
    found = [rules[rule] for rule in named if rule in rules]
    return found or [m.Position(unit.file, 1, 1, 1) for unit in model.units[-1:]]


# -------------------------------------------------------------------- GitHub
def github(diagnostics: Iterable[Diagnostic], findings: Iterable[Found]) -> Iterator[str]:
    """A line for each, which a workflow on GitHub shows beside the line of the file."""
    for each in diagnostics:
        command = {"error": "error", "warning": "warning", "note": "notice"}[each.severity]
        text = each.message + (f"\nhelp: {each.help}" if each.help else "")
        where: dict[str, str | int] = {}
        if each.span is not None:
            region = _region(each.span)
            where = {"file": each.span.source.name, "line": region["startLine"], "endLine": region["endLine"]}
            if region["startLine"] == region["endLine"]:
                where |= {"col": region["startColumn"], "endColumn": region["endColumn"]}
        yield _command(command, {**where, "title": each.code}, text)
    for model, finding in findings:
        spots = _places(model, finding)
        place: dict[str, str | int] = {"file": spots[0].file, "line": spots[0].line} if spots else {}
        command = "warning" if finding.open else "notice"
        yield _command(command, {**place, "title": finding.code}, f"{model.name}: {finding.message}")


def _command(name: str, properties: dict[str, str | int], text: str) -> str:
    listed = ",".join(f"{key}={_escaped(str(value), ':,')}" for key, value in properties.items())
    return f"::{name} {listed}::{_escaped(text)}"


def _escaped(text: str, more: str = "") -> str:
    """As a workflow reads it: line ends, per cent signs and, in a property, its own signs by their number."""
    return "".join(f"%{ord(letter):02X}" if letter in f"%\r\n{more}" else letter for letter in text)
