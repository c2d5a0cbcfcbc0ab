"""Scenarios beside the rules being written: each is played under them, and is green or says what came instead."""

from __future__ import annotations

from typing import Any

from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Diagnostic
from cardlaw.language.parsing.items import parse
from cardlaw.language.reading.source import Source
from cardlaw.scenarios.files import read_under
from cardlaw.scenarios.running import run
from cardlaw.studio.answering import Refused, Request
from cardlaw.studio.rules import LONGEST_TEXT, compiled

MOST = 100
"""Scenarios that are played at once."""


def scenarios(request: Request) -> dict[str, Any]:
    """Play every scenario of `text` under the rules of the request, whichever rules it names itself."""
    text = request.get("text")
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        raise Refused("the scenarios cannot be read")
    rules = compiled(request)
    file, wrong = parse(Source("scenarios.spec", text))
    found: list[dict[str, Any]] = []
    problems = list(wrong)
    if file is not None and not isinstance(file.head, s.Spec):
        raise Refused("this is not a file of scenarios", "begin it with `spec NAME of VOCABULARY`")
    items = [item for item in file.items if isinstance(item, s.Scenario)] if file is not None else []
    for item in items[:MOST]:
        case = read_under(item, rules, rules.model.name if rules.model is not None else "")
        problems += case.diagnostics
        failures = []
        if case.read is not None and rules.model is not None:
            failures = [
                {
                    "line": failure.line.position.line,
                    "written": failure.line.written,
                    "message": failure.message,
                }
                for failure in run(case.read, rules.model).failures
            ]
        found.append(
            {
                "name": item.name.text,
                "title": item.text.value,
                "line": item.name.span.line,
                "passed": case.read is not None and not failures,
                "failures": failures,
            }
        )
    return {"scenarios": found, "problems": [_problem(each) for each in problems]}


def _problem(each: Diagnostic) -> dict[str, Any]:
    return {
        "line": each.span.line if each.span is not None else 1,
        "message": each.message,
        "help": each.help,
        "severity": each.severity,
    }
