"""`--in-play`: how often differences and findings matter in play, measured and shown."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from cardlaw.cli.arguments import whole_number
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.progress import progress
from cardlaw.cli.screen import Screen
from cardlaw.cli.views.course import numbered
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.simulation.intervals import LEVEL, Interval
from cardlaw.wording.simulating import Sayings

if TYPE_CHECKING:
    from cardlaw.analysis.reach.frequency import Matters
    from cardlaw.analysis.reach.mattering import Ground, Mattering
    from cardlaw.analysis.results.difference import Comparison, Difference


@dataclass(frozen=True, slots=True)
class InPlay:
    """What was measured, by name and in words; `left_out` differences take other choices and were not looked for."""

    names: Sequence[str]
    heads: Sequence[str]
    measured: Mattering
    rounds: int
    left_out: int = 0


def takes_in_play(parser: VerbParser) -> None:
    """`--in-play`, for a verb that finds things which come up in play."""
    parser.add_argument("--in-play", metavar="ROUNDS", type=whole_number(1, 100_000))


def differences_in_play(
    models: Sequence[m.Model],
    compared: Comparison,
    differences: Sequence[Difference],
    options: argparse.Namespace,
    screen: Screen,
) -> InPlay:
    """Differences as the editions are chosen to be read; with `--all` those under other choices, too."""
    from cardlaw.analysis.reach.mattering import Differences
    from cardlaw.cli.views.comparisons.comparison import ComparisonTelling

    names = list(numbered(each.id for each in differences))
    kept = [place for place, each in enumerate(differences) if options.all or not each.under]
    ground = Differences(models, [differences[place] for place in kept])
    found = _measured(ground, options, screen)
    telling = ComparisonTelling(models, compared, screen, screen.language)
    heads = [telling.about(differences[place]) for place in kept]
    heads = [
        head if heads.count(head) == 1 else f"{head} (`{names[place]}`)"
        for head, place in zip(heads, kept, strict=True)
    ]
    left = len(differences) - len(kept)
    return InPlay([names[place] for place in kept], heads, found, options.in_play, left)


def findings_in_play(model: m.Model, options: argparse.Namespace, screen: Screen) -> InPlay:
    from cardlaw.analysis.reach.mattering import WatchedFindings
    from cardlaw.analysis.storing import checked
    from cardlaw.cli.views.findings.finding_text import FindingText

    findings = checked(model).findings
    found = _measured(WatchedFindings(model, findings), options, screen)
    say = FindingText(model, screen, screen.language).say
    return InPlay(
        [each.id for each in findings], [say(each.said) for each in findings], found, options.in_play
    )


def _measured(ground: Ground, options: argparse.Namespace, screen: Screen) -> Mattering:
    from cardlaw.analysis.reach.mattering import mattering
    from cardlaw.analysis.working import Crew, address, processors

    workers = Crew(ground, options.jobs or processors(), address(getattr(options, "cluster", None)))
    with progress(screen, "playing", "round", 0) as watched, workers:

        def done(number: int, total: int) -> None:
            watched.total = total
            watched.done(number)

        return mattering(ground, options.in_play, workers, done)


# ------------------------------------------------------------------ on the screen
def say_in_play(title: str, found: InPlay, screen: Screen) -> None:
    """A line for each; for machines with tabs."""
    if screen.format == "plain":
        for name, each in zip(found.names, found.measured.found, strict=True):
            if each is not None:
                changed = "-" if each.changed is None else str(each.changed)
                head = title.replace(", ", ",")
                screen.say(
                    f"{head} {name} rounds={each.rounds} came-up={each.came_up} changed-winner={changed}"
                )
        return
    screen.say("", *_told(found, screen, Sayings(screen.language)))


def _told(found: InPlay, screen: Screen, say: Sayings) -> Iterator[str]:
    from cardlaw.analysis.reach.frequency import LONGEST

    measured = found.measured
    yield screen.paint("strong", say("in-play"))
    yield from screen.wrap(say("in-play-how", n=found.rounds))
    both = list(zip(found.heads, measured.found, strict=True))
    told = [(name, each) for name, each in both if each is not None]
    for name, each in sorted(told, key=lambda pair: -pair[1].came_up):
        yield from screen.wrap(screen.paint("name", name), "  ", "    ")
        for line in _line(each, say):
            yield from screen.wrap(line, "    ", "      ")
    if bare := len(both) - len(told):
        yield from screen.wrap(say("in-play-no-table", n=bare))
    if found.left_out:
        yield from screen.wrap(say("in-play-under", n=found.left_out))
    if measured.cut:
        yield from screen.wrap(say("in-play-cut", n=measured.cut, most=LONGEST))
    if measured.unexplained:
        yield from screen.wrap(say("in-play-unexplained", n=measured.unexplained, all=measured.parted))


def _line(each: Matters, say: Sayings) -> Iterator[str]:
    if not each.came_up:
        yield say("in-play-never", players=each.players, high=say.percent(each.comes_up.high))
        return
    yield say("in-play-up", players=each.players, home=each.home, **_parts(each.comes_up, say))
    if each.changes is not None:
        yield say("in-play-changes", **_parts(each.changes, say))
    else:
        yield say(f"in-play-{each.why}")


def _parts(found: Interval, say: Sayings) -> dict[str, str]:
    return {name: say.percent(value) for name, value in zip(("share", "low", "high"), found, strict=True)}


# ------------------------------------------------------------------ for machines
def in_play_json(found: InPlay) -> dict[str, Any]:
    return {
        "rounds": found.rounds,
        "level": LEVEL,
        "players": "strategic",
        "engine": "reference",
        "parted": found.measured.parted,
        "unexplained": found.measured.unexplained,
        "not_measured": found.left_out,
        "cut_short": found.measured.cut,
        "found": {
            name: None
            if each is None
            else {
                "by_the_rules_of": each.home,
                "players": each.players,
                "rounds": each.rounds,
                "came_up": {"count": each.came_up, **each.comes_up._asdict()},
                "changed_winner": None
                if each.changes is None
                else {"count": each.changed, **each.changes._asdict()},
                "why_not": each.why or None,
            }
            for name, each in zip(found.names, found.measured.found, strict=True)
        },
    }
