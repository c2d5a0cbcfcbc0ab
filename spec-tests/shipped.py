"""The shipped rulebooks, one model for each name: what is worked out for a model is then worked out once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.report.events import events
from cardlaw.analysis.report.report import faults
from cardlaw.analysis.results.finding import FindingEvent, Report
from cardlaw.analysis.storing import remarks
from cardlaw.cli.screen import Screen
from cardlaw.cli.views.findings.check_text import summary
from cardlaw.cli.views.findings.finding_text import FindingText
from cardlaw.language.loading import Library
from cardlaw.language.model import Model


@cache
def model_of(name: str) -> Model:
    """What a reference compiles to."""
    model = Library().compile(name).model
    assert model is not None, name
    return model


@cache
def report_of(name: str) -> Report:
    """What `check` finds in it."""
    return check_model(model_of(name))


@cache
def events_of(name: str) -> dict[str, FindingEvent]:
    """What happens where it says so, by finding."""
    report = report_of(name)
    return {event.finding: event for event in events(report.model, report.findings)}


def told(
    report: Report,
    everything: bool = False,
    brief: bool = False,
    others: Sequence[Model] = (),
    language: str = "en",
) -> str:
    """What `check` tells of a report, on a screen 80 wide."""
    screen = Screen()
    screen.width, screen.colour, screen.language = 80, False, language
    shown = [each for each in report.findings if not each.owned] if everything else faults(report)
    text = FindingText(report.model, screen, language, {}, remarks(report.model, shown, {}, others))
    if brief:
        return "\n".join(text.brief(report))
    every = text.everything(report.findings) if everything else text.faults(shown)
    return "\n".join((*summary(report, None, text.say, screen), *every, ""))
