"""`cardlaw check`: compiles rule files and says what is wrong with them, and what was found in them."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardlaw.cli.arguments import library, on_cluster, takes_cluster, takes_courses, takes_jobs
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.screen import Screen, columns, rejected
from cardlaw.cli.variants import by_id, with_choices_told
from cardlaw.cli.views.course import Courses, courses_json, courses_of, say_courses, wanted, write_courses
from cardlaw.cli.views.findings.findings import (
    findings_json,
    look_at_events,
    looked_into,
    others_of,
    say_findings,
    write_spec,
)
from cardlaw.cli.views.in_play import InPlay, findings_in_play, in_play_json, say_in_play, takes_in_play
from cardlaw.cli.watch import changes
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Diagnostic, has_errors, in_reading_order
from cardlaw.language.diagnostics.display import visible
from cardlaw.language.loading import Compiled, Library
from cardlaw.language.reading.folders import nameless, rule_files, shown
from cardlaw.language.records import dataclass
from cardlaw.language.saying import ListedWords
from cardlaw.wording.commands import say

if TYPE_CHECKING:
    from cardlaw.cli.verbs.authoring.fix import Mended

SORTS = ("edition", "variant", "pack")
COUNTED = ("rules", "stated", "read", "assumed", "options", "readings", "silent")
"""What is counted of each, as the heads of the columns."""
LONGEST_NAME = 16


@dataclass(frozen=True, slots=True)
class CheckedReference:
    """What compiling one reference gave; `counts` are of the whole model, or of a pack's own file.

    The model goes by the choices that the reference makes.
    """

    reference: str
    sort: str
    compiled: Compiled
    model: m.Model | None
    counts: dict[str, int] | None

    @property
    def fails(self) -> bool:
        return has_errors(self.compiled.diagnostics)


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "[ID|FILE ...] [OPTION ...]"
    parser.examples = (
        "cardlaw check",
        "cardlaw check house.rules",
        "cardlaw check 'NAME[CHOICE=VALUE]' 'NAME with PACK'",
    )
    parser.add_argument("ids", metavar="ID|FILE", nargs="*")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--compile-only", action="store_true")
    parser.add_argument("--emit-spec", metavar="DIR")
    parser.add_argument("--fix", action="store_true")
    parser.add_argument("--watch", action="store_true")
    takes_courses(parser, "finding")
    takes_in_play(parser)
    takes_jobs(parser)
    takes_cluster(parser)
    parser.also_formats("sarif", "github")


def run(options: argparse.Namespace, screen: Screen) -> int:
    if not options.watch:
        with on_cluster(options):
            return _run(options, screen)
    code = 0
    for _ in changes(lambda: _watched(options)):
        with on_cluster(options):
            code = _run(options, screen)
        if screen.format == "text":
            screen.remark(f"\n{screen.words(say('check-waiting'))}")
    return code


def _watched(options: argparse.Namespace) -> Iterator[Path]:
    """The rule files that could matter, and those that were named."""
    shelf = library(options)
    yield from (Path(name) for name in options.ids if name.endswith((".rules", ".spec")))
    for folder in (*shelf.folders, *([shelf.shipped] if shelf.shipped is not None else [])):
        yield from rule_files(folder)


def _run(options: argparse.Namespace, screen: Screen) -> int:
    shelf = library(options)
    references = options.ids or [
        *(entry.name for entry in shelf.of_sort(*SORTS)),
        *(shown(path) for folder in shelf.folders for path in nameless(folder)),
    ]
    mended = _mended(shelf, references, screen) if options.fix else None
    shelf = library(options) if mended else shelf
    spoken = screen.language
    reports = [_report(shelf, reference) for reference in dict.fromkeys(references)]
    found = 0
    models = {r.reference: r.model for r in reports if r.model is not None and not r.fails}
    analysed = {} if options.compile_only else models
    brief = len(reports) > 1 and not options.all
    looked_at: Iterable[m.Model] = looked_into(list(analysed.values()), options.jobs, screen)
    if options.format in ("sarif", "github"):
        return _annotated(options, reports, list(looked_at), screen)
    if screen.format != "json":
        _outline(reports, options.compile_only, screen)
    if options.emit_spec or screen.format == "json" or (screen.format == "text" and not brief):
        looked_at = list(looked_at)
    if options.emit_spec or screen.format == "json" or (screen.format == "text" and options.all):
        look_at_events(list(looked_at), options.jobs)
    reached: dict[str, Courses] = {}
    if screen.format == "json":
        reached |= {reference: courses_of(model) for reference, model in analysed.items() if wanted(options)}
        in_play = {
            r: findings_in_play(model, options, screen) for r, model in analysed.items() if options.in_play
        }
        data = [_json(report, options.compile_only, reached, in_play) for report in reports]
        found = sum(f["status"] == "open" for variant in data for f in variant["findings"])
        wrong = {d: None for report in reports if report.fails for d in report.compiled.diagnostics}
        fixed = {} if mended is None else {"fixed": [asdict(each) for each in mended]}
        screen.data({"variants": data, **fixed, **({"error": rejected(wrong)} if wrong else {})})
    else:
        for reference, model in zip(analysed, looked_at, strict=True):
            others = others_of(shelf, model) if len(analysed) == 1 and screen.format == "text" else []
            told_by_base = not brief and screen.format == "text"
            base = shelf.compile_base(reference) if told_by_base or model.acceptances else None
            below = base.model if base is not None else None
            found += say_findings(model, screen, options.all, brief, others, below, spoken)
            if wanted(options):
                reached[reference] = courses_of(model)
                say_courses(model.name, reached[reference], screen)
            if options.in_play:
                say_in_play(model.name, findings_in_play(model, options, screen), screen)
        if brief and found and screen.format == "text":
            screen.say("", say("check-one-shows-more"))
    for model in analysed.values() if options.emit_spec else ():
        path, bare = write_spec(model, Path(options.emit_spec))
        screen.remark(say("written", file=str(path)))
        for reason in dict.fromkeys(reason for _, reason in bare):
            ids = ", ".join(id for id, why in bare if why == reason)
            none = say("check-no-situation", reason=reason, ids=ids)
            screen.remark("\n".join(screen.wrap(none, "  ", "    ")))
    for reference, courses in reached.items():
        write_courses(analysed[reference].name, courses, options, screen)
    return 2 if any(report.fails for report in reports) else 1 if found else 0


def _mended(shelf: Library, references: list[str], screen: Screen) -> list[Mended]:
    """Make the certain fixes, and say which."""
    from cardlaw.cli.verbs.authoring.fix import fix_files

    made = fix_files(shelf, references)
    if screen.format != "json":
        for each in made:
            where = f"{visible(each.file)}:{each.line}"
            screen.remark(say("check-fixed", where=where, what=visible(screen.words(each.what))))
        if not made and screen.format == "text":
            screen.remark(say("check-nothing-to-fix"))
    return made


def _annotated(
    options: argparse.Namespace, reports: list[CheckedReference], looked_at: list[m.Model], screen: Screen
) -> int:
    """All of it for a machine that shows it beside the lines."""
    from cardlaw.analysis.storing import checked
    from cardlaw.cli.main import version
    from cardlaw.cli.views.findings.annotations import github, sarif

    wrong = in_reading_order(each for report in reports for each in report.compiled.diagnostics)
    found = [
        (model, finding)
        for model in looked_at
        for finding in checked(model).findings
        if finding.open or options.all
    ]
    if options.format == "sarif":
        screen.data(sarif(wrong, found, version()))
    else:
        for line in github(wrong, found):
            screen.say(line)
    return 2 if has_errors(wrong) else 1 if any(finding.open for _, finding in found) else 0


def _outline(reports: list[CheckedReference], compile_only: bool, screen: Screen) -> None:
    """What compiles, before anything is looked for in it; of one alone only what its summary does not say."""
    if screen.format == "plain":
        screen.say(*(_plain(report) for report in reports))
    elif len(reports) == 1:
        if compile_only or reports[0].model is None or _of(reports[0], "warning"):
            screen.say(*_alone(reports[0], screen))
    elif reports:
        _table(reports, screen)
    _tell(reports, screen)
    screen.out.flush()


def _alone(report: CheckedReference, screen: Screen) -> Iterator[str]:
    """Whether it compiles, and how many rules and choices it has."""
    yield f"{visible(report.reference)}: {_verdict(report, screen)}"
    if report.counts is not None and not report.fails:
        yield from screen.wrap(say("check-counts", **report.counts), "  ")
    if report.model is not None:
        yield ""


def _report(shelf: Library, reference: str) -> CheckedReference:
    compiled = shelf.compile(by_id(shelf, reference))
    model = compiled.model
    counts = _model_counts(model) if model is not None else _file_counts(_own_file(compiled))
    told = None if model is None else with_choices_told(model, reference)
    return CheckedReference(reference, compiled.sort, compiled, told, counts)


def _own_file(compiled: Compiled) -> s.File | None:
    """The file that was asked for stands first among those that took part."""
    return compiled.files[0] if compiled.files else None


def _model_counts(model: m.Model) -> dict[str, int]:
    layers = Counter(rule.layer for rule in model.rules)
    sorts = Counter(axis.sort for axis in model.axes)
    return {
        "rules": len(model.rules),
        "printed": layers["text"],
        "reading": layers["reading"],
        "assumed": layers["assumption"],
        "options": sorts["option"],
        "readings": sorts["reading"],
        "silences": len(model.silences),
    }


def _file_counts(file: s.File | None) -> dict[str, int] | None:
    """The same of a file on its own, where a pack or vocabulary is checked without an edition."""
    if file is None:
        return None
    readings = {item.name.text for item in file.items if isinstance(item, s.Reading)}
    layers: Counter[str] = Counter()
    for item in file.items:
        if isinstance(item, s.Rule):
            under = {mark.condition.axis.text for mark in item.marks if isinstance(mark, s.Under)}
            assumed = any(isinstance(mark, s.Assumed) for mark in item.marks)
            layers["assumed" if assumed else "reading" if under & readings else "printed"] += 1
    return {
        "rules": layers.total(),
        "printed": layers["printed"],
        "reading": layers["reading"],
        "assumed": layers["assumed"],
        "options": sum(isinstance(item, s.Option | s.NumberOption) for item in file.items),
        "readings": len(readings),
        "silences": sum(isinstance(item, s.Silence) for item in file.items),
    }


def _table(reports: list[CheckedReference], screen: Screen) -> None:
    """A line for each report; a name too long for its column stands on a line above."""
    names = [visible(report.reference) for report in reports]
    heads = [screen.words(say(f"column-{name}")) for name in COUNTED]
    rows: list[tuple[str, ...]] = [("", *heads, "")]
    for name, report in zip(names, reports, strict=True):
        counts = list((report.counts or {}).values()) or [0] * len(COUNTED)
        numbers = (str(number or "-") for number in counts)
        short = name if len(name) <= LONGEST_NAME else ""
        rows.append((short, *numbers, f" {_verdict(report, screen)}"))
    head, *lines = columns(rows, frozenset(range(1, len(COUNTED) + 1)), gap=" ")
    screen.say(head)
    for name, line in zip(names, lines, strict=True):
        screen.say(*([name] if len(name) > LONGEST_NAME else []), line)


def _verdict(report: CheckedReference, screen: Screen) -> str:
    if report.fails:
        return screen.paint("bad", say("count-errors", n=_of(report, "error")))
    if warnings := _of(report, "warning"):
        return screen.paint("doubt", say("count-warnings", n=warnings))
    return screen.paint("good", say("compiles"))


def _of(report: CheckedReference, severity: str) -> int:
    return sum(d.severity == severity for d in dict.fromkeys(report.compiled.diagnostics))


def _tell(reports: list[CheckedReference], screen: Screen) -> None:
    """Every diagnostic once, though several units may share the file it is about; then the sum."""
    told: dict[Diagnostic, None] = {}
    for report in reports:
        told.update(dict.fromkeys(report.compiled.diagnostics))
    if told and screen.format == "text":
        screen.remark("")
    screen.diagnose(told)
    failed = [report.reference for report in reports if report.fails]
    if screen.format == "text" and len(reports) > 1:
        n, total = len(reports) - len(failed), len(reports)
        sum_of = say("check-compile", n=n, total=total)
        if failed:
            names = ListedWords(tuple(map(visible, failed)), quoted=False)
            sum_of = say("check-compile-but", n=n, total=total, names=names)
        screen.say("", *screen.wrap(sum_of))


def _plain(report: CheckedReference) -> str:
    counts = " ".join(f"{name}={number}" for name, number in (report.counts or {}).items())
    result = "fails" if report.fails else "compiles"
    warnings = f"warnings={_of(report, 'warning')}"
    return " ".join(filter(None, (visible(report.reference), result, counts, warnings)))


def _json(
    report: CheckedReference, compile_only: bool, reached: dict[str, Courses], in_play: dict[str, InPlay]
) -> dict[str, Any]:
    from cardlaw.language.diagnostics.render import to_json

    model = report.model
    courses = reached.get(report.reference)
    return {
        "variant": report.reference,
        "sort": report.sort,
        "compiles": not report.fails,
        "hash": report.compiled.hash,
        "counts": report.counts,
        "diagnostics": [to_json(d) for d in in_reading_order(report.compiled.diagnostics)],
        "findings": [] if model is None or compile_only or report.fails else findings_json(model),
        **({} if courses is None else {"courses": courses_json(courses)}),
        **({"in_play": in_play_json(in_play[report.reference])} if report.reference in in_play else {}),
    }
