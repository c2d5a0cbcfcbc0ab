"""Findings on the screen: what the analysis has to say of each model that was checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardlaw.cli.failures import cannot_write
from cardlaw.cli.progress import Progress, progress
from cardlaw.cli.screen import Screen, painted
from cardlaw.cli.variants import as_compiled, file_name
from cardlaw.language import model as m
from cardlaw.language.loading import Library
from cardlaw.wording.commands import say
from cardlaw.wording.messages import message

if TYPE_CHECKING:
    from cardlaw.analysis.results.finding import FindingEvent, Report


def looked_into(models: Sequence[m.Model], jobs: int | None, screen: Screen) -> Iterator[m.Model]:
    """Each model in turn once its findings are ready, made by so many processes where they are not known yet."""
    from cardlaw.analysis.storing import each_checked, kept
    from cardlaw.analysis.working import processors

    missing = sum(kept(model) is None for model in models)
    thing = "rulebook" if missing == len(models) else "unchecked-rulebook"
    with progress(screen, "checking", thing, missing) as watched:
        heard = partial(_heard, watched)
        for report in each_checked(models, jobs or processors(), heard):
            with watched.aside():
                yield report.model
                screen.out.flush()


def _heard(watched: Progress, name: str, number: int, _: int) -> None:
    watched.done(number, name)


def finding_ids(model: m.Model) -> frozenset[str]:
    """The ids of all findings about a model."""
    from cardlaw.analysis.storing import checked

    return frozenset(finding.id for finding in checked(model).findings)


def look_at_events(models: Sequence[m.Model], jobs: int | None) -> None:
    """Have what happens by the findings of all models ready, too."""
    from cardlaw.analysis.storing import all_checked, all_events
    from cardlaw.analysis.working import processors

    all_events(all_checked(models), jobs or processors())


def findings_json(model: m.Model) -> list[dict[str, Any]]:
    from cardlaw.analysis.report.report import to_json
    from cardlaw.analysis.storing import all_events, checked

    report = checked(model)
    return to_json(report, all_events([report])[0])


def write_spec(model: m.Model, folder: Path) -> tuple[Path, list[tuple[str, str]]]:
    """The findings of a model as a file of scenarios; and those that show no table, with the reason."""
    from cardlaw.analysis.report.scenario import spec
    from cardlaw.analysis.storing import all_events, checked

    path = folder / f"{file_name(model.name)}-findings.spec"
    report = checked(model)
    text, bare = spec(report, all_events([report])[0])
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise cannot_write(path, problem) from None
    return path, bare


def others_of(shelf: Library, model: m.Model) -> list[m.Model]:
    """The other editions of the game, as far as they compile."""
    own = as_compiled(model).name
    found = [shelf.compile(entry.name).model for entry in shelf.of_sort("edition") if entry.name != own]
    return [other for other in found if other is not None and other.vocabulary == model.vocabulary]


def say_findings(
    model: m.Model,
    screen: Screen,
    everything: bool,
    brief: bool,
    others: Sequence[m.Model] = (),
    base: m.Model | None = None,
    language: str = "en",
) -> int:
    """Tell what was found in a model, of a house rule first what it adds; how many findings are open."""
    from cardlaw.analysis.report.report import faults as told_faults
    from cardlaw.analysis.storing import checked, remarks
    from cardlaw.cli.views.findings.check_text import added, counted, summary
    from cardlaw.cli.views.findings.finding_text import FindingText

    report = checked(model)
    if screen.format == "plain":
        screen.say(*(f"{model.name} {f.code} {f.status} {f.id}: {f.message}" for f in report.findings))
    elif brief:
        text = FindingText(model, screen, language)
        screen.say("", *counted(report, text.say, screen), *text.brief(report))
    else:
        below = checked(base) if base is not None else None
        found = report.findings if everything or below is None else added(report, below)
        silences = [each for each in report.open if each.owned]
        faults = [each for each in (*told_faults(report), *silences) if each in found]
        shown = [each for each in found if not each.owned] if everything else faults
        events = _events(report if everything else replace(report, findings=tuple(shown)), screen)
        text = FindingText(model, screen, language, events, remarks(model, shown, events, others))
        if everything:
            screen.say(*counted(report, text.say, screen), "", *text.everything(report.findings))
        else:
            screen.say(*summary(report, below, text.quoting, screen), *text.faults(shown))
            if report.findings:
                more = text.say(message("check-more"))
                screen.say("", *(screen.paint("quiet", line) for line in screen.wrap(more)))
    for line in _accepted_for_nothing(model, base, screen):
        screen.remark("\n".join(screen.wrap(f"cardlaw: {screen.words(line)}", "", "  ")))
    for fault in report.faults:
        screen.remark(f"cardlaw: {screen.words(say('check-fault', id=fault.id))}")
    return len(report.open) + len(report.faults)


def _events(report: Report, screen: Screen) -> Mapping[str, FindingEvent]:
    """What happens by the findings of a report."""
    from cardlaw.analysis.storing import all_events, kept_events

    if (known := kept_events(report)) is not None:
        return known
    with progress(screen, "checking", "rulebook", 1):
        return all_events([report])[0]


def _accepted_for_nothing(model: m.Model, base: m.Model | None, screen: Screen) -> Iterator[str]:
    """What is accepted and is not there, with what was perhaps meant."""
    from cardlaw.analysis.storing import checked

    if not model.acceptances:
        return
    from cardlaw.analysis.findings.acceptance import accepted_for_nothing

    def otherwise(other: m.Model) -> Report:
        (looked_at,) = looked_into([other], 1, screen)
        return checked(looked_at)

    for acceptance, near in accepted_for_nothing(checked(model), otherwise, base):
        unit, finding = acceptance.unit, acceptance.finding
        if near:
            yield say("check-accepts-nothing-guess", unit=unit, finding=finding, guess=near)
        else:
            yield say("check-accepts-nothing", unit=unit, finding=finding)


def painter(screen: Screen) -> Any:
    """Styles of the screen, and tints written as `#rrggbb`."""

    def paint(style: str, text: str) -> str:
        if style.startswith("#") and len(style) == 7:
            if not screen.colour:
                return text
            red, green, blue = (int(style[place : place + 2], 16) for place in (1, 3, 5))
            return f"\x1b[1;38;2;{red};{green};{blue}m{text}\x1b[0m"
        return painted(style, text, screen.colour)

    return paint
