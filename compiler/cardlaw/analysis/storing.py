"""Reports and comparisons, each made once: what an earlier run found is read back as long as nothing has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from functools import partial
from typing import TYPE_CHECKING, Any

from cardlaw.analysis.arranging import arranged, by_name
from cardlaw.analysis.between import Told, between
from cardlaw.analysis.differences import Compared, Comparison, Difference
from cardlaw.analysis.findings import Event, Finding, Report
from cardlaw.analysis.keeping import frozen, name_of, read, write
from cardlaw.analysis.witnesses import Witness
from cardlaw.analysis.working import Crew
from cardlaw.language import model as m
from cardlaw.language.serialising import model_hash

if TYPE_CHECKING:
    from cardlaw.analysis.versus import Wanted


# ------------------------------------------------------------------ reports
def checked(model: m.Model) -> Report:
    """The report on a model."""
    return all_checked([model])[0]


def all_checked(
    models: Sequence[m.Model], jobs: int = 1, done: Callable[[str, int, int], None] | None = None
) -> list[Report]:
    """The report on each model; those that are not kept are made by so many processes.

    `done` hears of each that was made: its name, which it is and of how many.
    """
    found = {place: report for place, model in enumerate(models) if (report := kept(model)) is not None}
    missing = [place for place in range(len(models)) if place not in found]
    if missing:
        with Crew(models, min(jobs, len(missing))) as crew:
            each = crew.each(_checked, missing, lambda place: len(models[place].rules))
            for at, (which, report) in enumerate(each, 1):
                found[missing[which]] = report
                if done is not None:
                    done(report.model.name, at, len(missing))
                if not report.faults:
                    findings = [_plain(finding) for finding in report.findings]
                    write(_report_name(report.model), {"findings": findings, "questions": report.questions})
    return [found[place] for place in range(len(models))]


def _checked(models: Sequence[m.Model], place: int) -> Report:
    from cardlaw.analysis.checking import check_model

    return check_model(models[place])


def kept(model: m.Model) -> Report | None:
    """The report of an earlier run, if there was one and nothing has changed."""
    try:
        data = read(_report_name(model))
        return Report(model, tuple(map(_finding, data["findings"])), (), int(data["questions"]))
    except (KeyError, TypeError, ValueError):
        return None


def _report_name(model: m.Model) -> str:
    return name_of("check", [_mark(model)])


# ------------------------------------------------------------------ events
def all_events(reports: Sequence[Report], jobs: int = 1) -> list[dict[str, Event]]:
    """The events of each report by their findings; those that are not kept are made by so many processes."""
    found = {
        place: known for place, report in enumerate(reports) if (known := _kept_events(report)) is not None
    }
    missing = [place for place in range(len(reports)) if place not in found]
    if missing:
        with Crew(reports, min(jobs, len(missing))) as crew:
            for which, events in crew.each(_happening, missing, lambda place: len(reports[place].findings)):
                found[missing[which]] = events
                name = _events_name(reports[missing[which]])
                write(name, [_plain(event) for event in events.values()])
    return [found[place] for place in range(len(reports))]


def _happening(reports: Sequence[Report], place: int) -> dict[str, Event]:
    from cardlaw.analysis.events import events

    report = reports[place]
    return {event.finding: event for event in events(report.model, report.findings)}


def _kept_events(report: Report) -> dict[str, Event] | None:
    try:
        data = read(_events_name(report))
        found = [Event(**{**frozen(each), "witness": _witness(each["witness"])}) for each in data]
        return {event.finding: event for event in found}
    except (KeyError, TypeError, ValueError):
        return None


def _events_name(report: Report) -> str:
    return name_of("events", [_mark(report.model)])


# ------------------------------------------------------------------ comparisons
def compared(
    models: Sequence[m.Model],
    effects: bool = True,
    jobs: int = 1,
    done: Callable[[int, int], None] | None = None,
) -> Comparison:
    """The comparison of models; pairs that are not kept are looked at by so many processes.

    `done` hears how many looks have been made, and of how many.
    """
    before = kept_comparison(models, effects)
    if before is not None:
        return before
    from cardlaw.analysis.versus import looks, together

    ordered = by_name(models)
    wanted = list(looks(ordered, effects))
    found = {
        place: told for place, each in enumerate(wanted) if (told := _kept_look(ordered, each)) is not None
    }
    missing = [place for place in range(len(wanted)) if place not in found]
    with Crew(ordered, jobs) as crew:
        batches = _batches(ordered, [wanted[place] for place in missing])
        for which, several in crew.each(_looked, batches, partial(_arms, ordered)):
            for each, told in zip(batches[which], several, strict=True):
                found[wanted.index(each)] = told
                write(_look_name(ordered, each), _plains(told))
            if done is not None:
                done(len(found), len(wanted))
        comparison = together(crew, [each for place in range(len(wanted)) for each in found[place]])
    if not comparison.faults:
        data = {"differences": _plains(comparison.differences), "compared": _plains(comparison.compared)}
        write(_comparison_name(models, effects), data)
    return arranged(comparison, [model.name for model in models])


def kept_comparison(models: Sequence[m.Model], effects: bool = True) -> Comparison | None:
    """The comparison of an earlier run, if there was one and nothing has changed."""
    try:
        data = read(_comparison_name(models, effects))
        differences = tuple(map(_difference, data["differences"]))
        names = tuple(model.name for model in models)
        return arranged(Comparison(names, differences, tuple(map(_compared, data["compared"]))), names)
    except (KeyError, TypeError, ValueError):
        return None


def _looked(models: Sequence[m.Model], batch: Sequence[Wanted]) -> list[tuple[Told, ...]]:
    return [between(models[one], models[other], look) for one, other, look in batch]


def _kept_look(models: Sequence[m.Model], wanted: Wanted) -> tuple[Told, ...] | None:
    try:
        data = read(_look_name(models, wanted))
        return tuple(_compared(x) if "relation" in x else _difference(x) for x in data)
    except (KeyError, TypeError, ValueError):
        return None


def _comparison_name(models: Sequence[m.Model], effects: bool) -> str:
    return name_of("compare", [str(effects), *map(_mark, by_name(models))])


def _look_name(models: Sequence[m.Model], wanted: Wanted) -> str:
    one, other, look = wanted
    return name_of(look, [_mark(models[one]), _mark(models[other])])


# ------------------------------------------------------------------ what a result hangs on, and how long it takes
def _mark(model: m.Model) -> str:
    """What a result about a model can hang on: all that it says, and its name."""
    return f"{model_hash(model)} {model.name}"


def _batches(models: Sequence[m.Model], wanted: Iterable[Wanted]) -> list[list[Wanted]]:
    """Looks that one process had better take together: at what happens, pairs by the edition with most choices."""
    choices = [sum(len(axis.arms) for axis in model.axes) for model in models]
    found: dict[Any, list[Wanted]] = {}
    for one, other, look in wanted:
        most = max(one, other, key=lambda place: (choices[place], place))
        found.setdefault(most if look == "effects" else (one, other), []).append((one, other, look))
    return list(found.values())


def _arms(models: Sequence[m.Model], batch: Iterable[Wanted]) -> int:
    """How long a batch may take, beside others."""
    return sum(
        len(axis.arms)
        for one, other, look in batch
        if look == "effects"
        for axis in (*models[one].axes, *models[other].axes)
    )


# ------------------------------------------------------------------ to and from plain data
def _plains(things: Iterable[Any]) -> list[dict[str, Any]]:
    return [_plain(thing) for thing in things]


def _plain(thing: Any) -> dict[str, Any]:
    """A node by the names of its fields; the unknowns that a witness was read from are left out."""
    return {
        field.name: _plain(value) if isinstance(value, Witness | m.Words) else value
        for field in fields(thing)
        if field.name != "values"
        for value in (getattr(thing, field.name),)
    }


def _finding(data: dict[str, Any]) -> Finding:
    reason = data["reason"]
    return Finding(
        **{
            **frozen(data),
            "witness": _witness(data["witness"]),
            "reason": None if reason is None else m.Words(**frozen(reason)),
        }
    )


def _difference(data: dict[str, Any]) -> Difference:
    return Difference(**{**frozen(data), "witness": _witness(data["witness"])})


def _compared(data: dict[str, Any]) -> Compared:
    return Compared(**frozen(data))


def _witness(data: dict[str, Any] | None) -> Witness | None:
    return None if data is None else Witness(**frozen(data))
