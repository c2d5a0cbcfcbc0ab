"""Reports and comparisons, each made once: what an earlier run found is read back as long as nothing has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import count, takewhile
from typing import TYPE_CHECKING, Any

from cardlaw.analysis.comparison.pair import Told, between
from cardlaw.analysis.keeping import name_of, read, write
from cardlaw.analysis.results import difference as differences
from cardlaw.analysis.results import finding as findings
from cardlaw.analysis.results.difference import Compared, Comparison, Difference, arranged, by_name
from cardlaw.analysis.results.finding import Finding, FindingEvent, Report
from cardlaw.analysis.working import Crew, address
from cardlaw.language import model as m
from cardlaw.language.serialising import model_hash
from cardlaw.language.storage.rows import RowReader, sorts_in
from cardlaw.wording import arguments
from cardlaw.wording.arguments import Message
from cardlaw.wording.books import BOOKS

if TYPE_CHECKING:
    from cardlaw.analysis.comparison.many.editions import Wanted


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
    return list(each_checked(models, jobs, done))


def each_checked(
    models: Sequence[m.Model], jobs: int = 1, done: Callable[[str, int, int], None] | None = None
) -> Iterator[Report]:
    """The report on each model in turn, as soon as it and those before it are there."""
    found = {place: report for place, model in enumerate(models) if (report := kept(model)) is not None}
    missing = [place for place in range(len(models)) if place not in found]
    yield from (ready := _ready(found, 0))
    told = len(ready)
    if missing:
        with Crew(models, min(jobs, len(missing)), address(None)) as crew:
            each = crew.each(_checked, missing, lambda place: _checking_takes(models[place]))
            for at, (which, report) in enumerate(each, 1):
                found[missing[which]] = report
                if not report.faults:
                    write(_report_name(report.model), (report.findings, report.questions))
                if done is not None:
                    done(report.model.name, at, len(missing))
                yield from (ready := _ready(found, told))
                told += len(ready)


def _ready(found: Mapping[int, Report], told: int) -> list[Report]:
    """The reports that come next after so many, up to the first that is not there yet."""
    return [found[place] for place in takewhile(found.__contains__, count(told))]


def _checking_takes(model: m.Model) -> int:
    """How long a check may take, beside others: each rule is looked at under every choice."""
    return len(model.rules) * sum(len(axis.arms) for axis in model.axes)


def _checked(models: Sequence[m.Model], place: int) -> Report:
    from cardlaw.analysis.findings.check import check_model

    return check_model(models[place])


def kept(model: m.Model) -> Report | None:
    """The report of an earlier run, if there was one and nothing has changed."""
    found = read(_report_name(model), _reader("report"))
    return None if found is None else Report(model, found[0], (), found[1])


def _report_name(model: m.Model) -> str:
    return name_of("check", [_mark(model)])


# ------------------------------------------------------------------ events
def all_events(reports: Sequence[Report], jobs: int = 1) -> list[dict[str, FindingEvent]]:
    """The events of each report by their findings; those that are not kept are made by so many processes."""
    found = {
        place: known for place, report in enumerate(reports) if (known := kept_events(report)) is not None
    }
    missing = [place for place in range(len(reports)) if place not in found]
    if missing:
        with Crew(reports, min(jobs, len(missing)), address(None)) as crew:
            for which, events in crew.each(_happening, missing, lambda place: len(reports[place].findings)):
                found[missing[which]] = events
                write(_events_name(reports[missing[which]]), tuple(events.values()))
    return [found[place] for place in range(len(reports))]


def _happening(reports: Sequence[Report], place: int) -> dict[str, FindingEvent]:
    from cardlaw.analysis.report.events import events

    report = reports[place]
    return {event.finding: event for event in events(report.model, report.findings)}


def kept_events(report: Report) -> dict[str, FindingEvent] | None:
    """The events of an earlier run for the same findings, if there was one and nothing has changed."""
    found = read(_events_name(report), _reader("events"))
    return None if found is None else {event.finding: event for event in found}


def _events_name(report: Report) -> str:
    return name_of("events", [_mark(report.model), *(finding.id for finding in report.findings)])


# ------------------------------------------------------------------ remarks
def remarks(
    model: m.Model,
    shown: Sequence[Finding],
    events: Mapping[str, FindingEvent],
    others: Sequence[m.Model] = (),
) -> dict[str, tuple[Message, ...]]:
    """By finding, what settles it, and what other editions say or do at its table."""
    name = name_of("remarks", [*map(_mark, (model, *others)), *(finding.id for finding in shown)])
    found = read(name, _reader("remarks"))
    if found is None:
        from cardlaw.analysis.report.elsewhere import as_read, told_elsewhere
        from cardlaw.analysis.report.remedies import settlement

        found = tuple(
            (
                each.id,
                (
                    *(as_read(model, each) if event is None else ()),
                    *settlement(model, each, event),
                    *told_elsewhere(model, each, others, event),
                ),
            )
            for each in shown
            for event in (events.get(each.id),)
        )
        write(name, found)
    return dict(found)


# ------------------------------------------------------------------ comparisons
Look = Callable[[Sequence[m.Model], Sequence[Difference]], tuple[Difference, ...]]
"""A look into games for the tables of differences."""


def shown_in_play(models: Sequence[m.Model], comparison: Comparison, look: Look | None) -> Comparison:
    """A comparison with what is told first at tables that play comes to: what needs no choice, or one that all share.

    Without a `look` into games only what an earlier one found is taken.
    """
    from cardlaw.analysis.comparison.matrix import optional

    first = [not each.under or bool(optional(each, models)) for each in comparison.differences]
    told_first = [each for each, told in zip(comparison.differences, first, strict=True) if told]
    shown = iter(seen_in_play(models, told_first, look))
    differences = (next(shown) if told else d for d, told in zip(comparison.differences, first, strict=True))
    return replace(comparison, differences=tuple(differences))


def seen_in_play(
    models: Sequence[m.Model], differences: Sequence[Difference], look: Look | None
) -> tuple[Difference, ...]:
    """Differences at tables that play comes to, as a look into games finds them or once found them."""
    name = name_of("in-play", [*map(_mark, models), *map(repr, differences)])
    found: tuple[Difference, ...] | None = read(name, _reader("in-play"))
    if found is not None:
        return found
    if look is None:
        return tuple(differences)
    found = look(models, differences)
    write(name, found)
    return found


def compared(
    models: Sequence[m.Model],
    effects: bool = True,
    jobs: int = 1,
    done: Callable[[int, int], None] | None = None,
    chosen: bool = False,
    joint: bool = False,
) -> Comparison:
    """The comparison of models; pairs that are not kept are looked at by so many processes.

    `done` hears how many looks have been made, and of how many. Only as models are `chosen` to be played, what they
    do under other choices is left out; if it is to be `joint`, every two other choices are tried together.
    """
    before = kept_comparison(models, effects, chosen, joint)
    if before is not None:
        return before
    from cardlaw.analysis.comparison.many.editions import all_accounted, looks, together

    ordered = by_name(models)
    wanted = list(looks(ordered, effects, chosen, joint))
    found = {
        place: told for place, each in enumerate(wanted) if (told := _kept_look(ordered, each)) is not None
    }
    missing = [place for place in range(len(wanted)) if place not in found]
    with Crew(ordered, jobs, address(None)) as crew:
        batches = _batches(ordered, [wanted[place] for place in missing])
        for which, several in crew.each(_looked, batches, _last(batches, partial(_arms, ordered))):
            for each, told in zip(batches[which], several, strict=True):
                found[wanted.index(each)] = told
                write(_look_name(ordered, each), told)
            if done is not None:
                done(len(found), len(wanted))
        every = all_accounted(crew, wanted, [found[place] for place in range(len(wanted))], effects)
        comparison = together(crew, every, effects)
    if not comparison.faults:
        write(_comparison_name(models, effects, chosen, joint), (comparison.differences, comparison.compared))
    return arranged(comparison, [model.name for model in models])


def kept_comparison(
    models: Sequence[m.Model], effects: bool = True, chosen: bool = False, joint: bool = False
) -> Comparison | None:
    """The comparison of an earlier run, if there was one and nothing has changed."""
    found = read(_comparison_name(models, effects, chosen, joint), _reader("comparison"))
    names = tuple(model.name for model in models)
    return None if found is None else arranged(Comparison(names, *found), names)


def _looked(models: Sequence[m.Model], batch: Sequence[Wanted]) -> list[tuple[Told, ...]]:
    return [between(models[one], models[other], look) for one, other, look in batch]


def _kept_look(models: Sequence[m.Model], wanted: Wanted) -> tuple[Told, ...] | None:
    found: tuple[Told, ...] | None = read(_look_name(models, wanted), _reader("look"))
    return found


def _comparison_name(models: Sequence[m.Model], effects: bool, chosen: bool, joint: bool) -> str:
    looks = f"{effects}{' chosen' * chosen}{' joint' * joint}"
    return name_of("compare", [looks, *map(_mark, by_name(models))])


def _look_name(models: Sequence[m.Model], wanted: Wanted) -> str:
    one, other, look = wanted
    return name_of(look.replace(" ", "-"), [_mark(models[one]), _mark(models[other])])


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
        found.setdefault(most if look.endswith("effects") else (one, other), []).append((one, other, look))
    return list(found.values())


def _last(
    batches: Sequence[Sequence[Wanted]], arms: Callable[[Sequence[Wanted]], int]
) -> Callable[[Sequence[Wanted]], int]:
    """The batch with most choices first; others come last, for whoever did that one knows most of their paths."""
    most = max(map(arms, batches), default=0)
    return lambda batch: n if (n := arms(batch)) in (0, most) else n - most


def _arms(models: Sequence[m.Model], batch: Iterable[Wanted]) -> int:
    """How long a batch may take, beside others."""
    return sum(
        len(axis.arms)
        for one, other, look in batch
        if look in ("effects", "joint effects")
        for axis in (*models[one].axes, *models[other].axes)
    )


# ------------------------------------------------------------------ what can be read back
KEPT: Mapping[str, Any] = {
    "report": tuple[tuple[Finding, ...], int],
    "events": tuple[FindingEvent, ...],
    "remarks": tuple[tuple[str, tuple[Message, ...]], ...],
    "comparison": tuple[tuple[Difference, ...], tuple[Compared, ...]],
    "look": tuple[Difference | Compared, ...],
    "in-play": tuple[Difference, ...],
}
"""What is kept of each sort of result."""


@cache
def _reader(sort: str) -> RowReader:
    return RowReader(KEPT[sort], sorts_in((findings, differences, arguments, m)), books=BOOKS)
