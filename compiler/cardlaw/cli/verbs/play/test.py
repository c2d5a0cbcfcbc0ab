"""`cardlaw test`: runs scenarios and reports failed expectations."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from cardlaw.cli.failures import WrongUse
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.screen import Screen, rejected
from cardlaw.cli.views.findings.findings import finding_ids
from cardlaw.language.diagnostics.diagnostic import Diagnostic, has_errors
from cardlaw.language.loading import Library
from cardlaw.language.records import dataclass
from cardlaw.scenarios.files import ScenarioCase, cases, spec_files
from cardlaw.scenarios.running import Failure, Outcome
from cardlaw.scenarios.running import run as play
from cardlaw.wording.commands import say

__test__ = False


@dataclass(frozen=True, slots=True)
class PlayedScenario:
    """A scenario under one variant, and how it went; None where it does not compile."""

    path: Path
    case: ScenarioCase
    outcome: Outcome | None
    folders: tuple[Path, ...]
    """Where its rules and its translations are looked for."""

    @property
    def passed(self) -> bool:
        return self.outcome is not None and not self.outcome.failures


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "PATH [PATH ...] [OPTION ...]"
    parser.examples = ("cardlaw test house.spec", "cardlaw test spec-tests --unshown")
    parser.add_argument("paths", metavar="PATH", nargs="+")
    parser.add_argument("--unshown", action="store_true")


def run(options: argparse.Namespace, screen: Screen) -> int:
    paths = [Path(path) for path in options.paths]
    files = list(spec_files(paths))
    if not files:
        raise WrongUse(say("test-no-files", paths=", ".join(map(str, paths))), say("test-spec-files"))
    wrong: list[Diagnostic] = []
    played: list[PlayedScenario] = []
    libraries: dict[Path, Library] = {}
    for path in files:
        folders = (*(Path(folder) for folder in options.rules), path.parent)
        library = libraries.setdefault(path.parent, Library(folders))
        found, problems = cases(library, path)
        wrong += problems
        for case in found:
            model = case.compiled.model
            if case.read is None or model is None:
                wrong += case.diagnostics
                played.append(PlayedScenario(path, case, None, folders))
            else:
                played.append(PlayedScenario(path, case, play(case.read, model, finding_ids), folders))
    unshown = _unshown(played) if options.unshown else {}
    _report(screen, played, unshown, wrong)
    screen.diagnose(wrong)
    if has_errors(wrong):
        return 2
    return 0 if all(each.passed for each in played) and not any(unshown.values()) else 1


def _unshown(played: list[PlayedScenario]) -> dict[str, list[str]]:
    """Per edition, the rules that no scenario names in its `shows` line."""
    shown: dict[str, set[str]] = {}
    every: dict[str, list[str]] = {}
    for each in played:
        model = each.case.compiled.model
        if model is None or each.case.read is None:
            continue
        for rule in model.rules:
            unit = every.setdefault(rule.unit, [])
            if rule.name not in unit and rule.clauses:
                unit.append(rule.name)
        names = {rule.id: (rule.unit, rule.name) for rule in model.rules}
        for id in each.case.read.shows:
            unit_name, name = names[id]
            shown.setdefault(unit_name, set()).add(name)
    return {
        unit: [r for r in rules if r not in shown.get(unit, set())]
        for unit, rules in every.items()
        if unit in shown
    }


def _report(
    screen: Screen, played: list[PlayedScenario], unshown: dict[str, list[str]], wrong: list[Diagnostic]
) -> None:
    failed = [each for each in played if not each.passed]
    checks = sum(each.outcome.checks for each in played if each.outcome is not None)
    if screen.format == "json":
        screen.data(
            {
                "scenarios": [_json(screen, each) for each in played],
                "passed": len(played) - len(failed),
                "failed": len(failed),
                "unshown": unshown,
                **({"error": rejected(wrong)} if has_errors(wrong) else {}),
            }
        )
        return
    for each in failed:
        for failure in each.outcome.failures if each.outcome is not None else ():
            screen.say(*_told(screen, each, failure))
    for unit, rules in unshown.items():
        if rules:
            screen.say(say("test-unshown", unit=unit, rules=", ".join(rules)))
    if not played and has_errors(wrong):
        return
    summary = say("test-summary", n=len(played), lines=checks, failed=len(failed))
    screen.say(screen.paint("bad" if failed else "good", summary))


def _told(screen: Screen, each: PlayedScenario, failure: Failure) -> list[str]:
    where = f"{each.path}:{failure.line.position.line}"
    under = each.case.variant + "".join(f", {axis} = {value}" for axis, value in failure.choices)
    title = _title(screen, each)
    if screen.format == "plain":
        return [
            f"{where}: {each.case.name} ({under}): {title}: {failure.line.written}: {_message(screen, each, failure)}"
        ]
    return [
        screen.paint("bad", say("test-under", scenario=each.case.name, under=under)),
        *screen.wrap(title, "  "),
        f"  {where}",
        f"    {failure.line.written}",
        *screen.wrap(_message(screen, each, failure), "  "),
        "",
    ]


def _title(screen: Screen, each: PlayedScenario) -> str:
    """What a scenario is called, in the reader's language if somebody translated it."""
    from cardlaw.language.elaboration.scope import words
    from cardlaw.language.reading.translations import catalogue_of

    title = words(each.case.syntax.text)
    return catalogue_of(each.folders).text(title, screen.language) or title.text


def _message(screen: Screen, each: PlayedScenario, failure: Failure) -> str:
    """What was found instead; in other languages the reason too, in the words of the game."""
    said, model, read = failure.message, each.case.compiled.model, each.case.read
    if failure.why is None or screen.language == "en" or model is None or read is None:
        return screen.words(said)
    from cardlaw.documents.prose import Prose
    from cardlaw.documents.sentences import Speaker

    why = Speaker(Prose(model, screen.language), read.players).part(failure.why)
    return screen.words(said.book.say(said.id, **{**dict(said.arguments), "why": why}))


def _json(screen: Screen, each: PlayedScenario) -> dict[str, Any]:
    failures = each.outcome.failures if each.outcome is not None else ()
    return {
        "file": str(each.path),
        "scenario": each.case.name,
        "title": _title(screen, each),
        "variant": each.case.variant,
        "passed": each.passed,
        "failures": [
            {
                "line": failure.line.position.line,
                "written": failure.line.written,
                "message": failure.message,
                "choices": dict(failure.choices),
            }
            for failure in failures
        ],
    }
