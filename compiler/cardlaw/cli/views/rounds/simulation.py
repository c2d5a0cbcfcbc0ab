"""Figures of simulated rounds, shown: side by side for people, as lines, as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from types import MappingProxyType
from typing import Any

from cardlaw.cli.screen import Screen, columns
from cardlaw.engine.clauses.norms import TOO_MANY
from cardlaw.language.diagnostics.display import display_width
from cardlaw.language.records import dataclass
from cardlaw.simulation.columns import Columns
from cardlaw.simulation.histograms import Bar, histogram
from cardlaw.simulation.intervals import FEW, LEVEL, Interval, size
from cardlaw.simulation.pairing import MEASURED, Paired
from cardlaw.simulation.running import Settings
from cardlaw.simulation.statistics import Spread, Summary
from cardlaw.wording.simulating import Sayings

MOST_MOVES_SHOWN = 8
SHOWN_PERCENTILES = (5, 50, 95)
GAP = 2
EXPECTED = ("stuck", "limit: rounds", "limit: turns in a round")
"""What is counted and told already, or belongs to playing a number of rounds."""

AXIOM = "axiom "
LIMIT = "limit: "
NOTED = {
    "draw stopped short": "row-short",
    "deal stopped short": "row-deal-short",
    "nobody was said to begin": "row-no-starter",
    "several winners": "row-several-winners",
    "contradictory move": "row-contradictory-move",
    "contradictory quantity": "row-contradictory-number",
    "silent quantity": "row-silent-number",
    "nobody to do it": "row-nobody",
    "card not found": "row-card-missing",
    "nothing to choose": "row-nothing-to-choose",
    TOO_MANY: "row-too-many",
}
"""What the engine notes in a round, and how it is called in a table of figures."""
LONGEST_HEAD = 24
"""A longer name of a variant gives way to a letter above its column."""
OF_OURS = ("strategic", "random")


@dataclass(frozen=True, slots=True)
class PlayedRounds:
    """A variant, how many sat at its table, and the rounds played there; `called` is what players call each move."""

    variant: str
    players: int
    rounds: Columns
    summary: Summary
    engine: str
    called: Mapping[str, str] = field(default_factory=dict)


# -------------------------------------------------------------------- for people
def as_head(
    screen: Screen, played: Sequence[PlayedRounds], settings: Settings, say: Sayings
) -> Iterator[str]:
    """How many rounds, and who played them; what ± means."""
    last = settings.seed + settings.rounds - 1
    who = [
        say(f"player-{name}") if name in OF_OURS else say("player-own", name=name)
        for name in dict.fromkeys(settings.strategies)
    ]
    how_many = "rounds-each" if len(played) > 1 else "rounds-played"
    rounds = say(how_many, n=settings.rounds, first=str(settings.seed), last=str(last))
    yield from screen.wrap(f"{rounds} {say('players-are', who=', '.join(who))}")
    yield from screen.wrap(say("intervals"))
    fewest = min(len(each.rounds) for each in played)
    if fewest < FEW:
        yield from screen.wrap(say("few-rounds", n=fewest))


def played_by(engines: Sequence[tuple[str, str]], say: Sayings) -> str:
    """Which engine played which variants. The rounds are the same, so it is no part of the result."""
    fast = [variant for variant, engine in engines if engine == "fast"]
    slow = [variant for variant, engine in engines if engine != "fast"]
    if fast and slow:
        return say("by-both", fast=", ".join(fast), reference=", ".join(slow))
    return say("by-reference") if slow else say("by-fast")


def as_table(
    screen: Screen, played: Sequence[PlayedRounds], settings: Settings, say: Sayings
) -> Iterator[str]:
    """A column per variant; as many columns side by side as fit."""
    yield from as_head(screen, played, settings, say)
    names = _names([each.summary for each in played])
    heads = [each.variant for each in played]
    if max(map(len, heads)) > LONGEST_HEAD:
        heads = [letter(place) for place in range(len(played))]
        for head, each in zip(heads, played, strict=True):
            yield from screen.wrap(each.variant, f"{head:<2} ")
    every = [
        [head, *(_cell(each.summary, name, say) for name in names)]
        for head, each in zip(heads, played, strict=True)
    ]
    called = {move: words for each in reversed(played) for move, words in each.called.items()}
    first = ["", *(_label(name, say, called) for name in names)]
    for block in _blocks(first, every, screen.width):
        yield ""
        rows = list(zip(first, *block, strict=True))
        yield from columns(rows, frozenset(range(1, len(block) + 1)))


def letter(place: int) -> str:
    """What stands for a variant with a long name."""
    return chr(ord("A") + place % 26) + (str(place // 26) if place >= 26 else "")


def _blocks(first: list[str], every: list[list[str]], width: int) -> Iterator[list[list[str]]]:
    """The columns in portions that fit beside the names; one that never fits stands alone."""
    names = max(map(display_width, first))
    block: list[list[str]] = []
    room = width - names
    for column in every:
        size = max(map(display_width, column)) + GAP
        if block and size > room:
            yield block
            block, room = [], width - names
        block.append(column)
        room -= size
    yield block


Figure = tuple[str, str | int | None]
"""What a line of figures is about, and of which seat or move."""


def _names(summaries: Sequence[Summary]) -> list[Figure]:
    found: list[Figure] = [("players", None), ("decisions", None), ("deviation", None), ("percentiles", None)]
    found.append(("turns", None))
    if any(summary.points for summary in summaries):
        found.append(("points", None))
    found += [("seat", seat) for seat in range(max(summary.players for summary in summaries))]
    found += [("seats-equal", None), ("undecided", None), ("limit", None), ("stuck", None)]
    noted = dict.fromkeys(what for summary in summaries for what, _ in summary.tallies)
    found += [("noted", what) for what in noted if what not in EXPECTED]
    acts = dict.fromkeys(act for summary in summaries for act, _ in summary.shares[:MOST_MOVES_SHOWN])
    return found + [("move", act) for act in acts]


def _label(figure: Figure, say: Sayings, called: Mapping[str, str] = MappingProxyType({})) -> str:
    match figure:
        case ("seat", int(seat)):
            return say("row-seat", seat=str(seat + 1))
        case ("noted", str(what)):
            if what.startswith(AXIOM):
                return say("row-broken", what=what.removeprefix(AXIOM))
            if what.startswith(LIMIT):
                return say("row-limit-at", what=what.removeprefix(LIMIT))
            return say(NOTED[what]) if what in NOTED else what
        case ("move", str(move)):
            return say("row-move", move=called.get(move, f"`{move}`"))
        case ("deviation" | "percentiles" as what, _):
            return f"  {say(f'row-{what}')}"
        case (what, _):
            return say(f"row-{what}")


def _cell(summary: Summary, figure: Figure, say: Sayings) -> str:
    match figure:
        case ("players", _):
            return str(summary.players)
        case ("decisions", _):
            return _within(summary.decisions.interval, say)
        case ("deviation", _):
            return say.number(summary.decisions.deviation)
        case ("percentiles", _):
            known = dict(summary.decisions.percentiles)
            return " ".join(str(known[p]) for p in SHOWN_PERCENTILES)
        case ("turns", _):
            return _within(summary.turns.interval, say)
        case ("points", _):
            return _within(summary.points.interval, say) if summary.points is not None else "-"
        case ("seat", int(seat)) if seat < summary.players:
            more = _within(summary.advantage(seat), say, 100, sign=True)
            return f"{say.percent(summary.seat(seat).value)} ({more})"
        case ("seat", _):
            return "-"
        case ("seats-equal", _):
            return say.p(summary.seats_by_chance)
        case ("noted", what):
            return str(dict(summary.tallies).get(str(what), 0))
        case ("move", what):
            return say.percent(dict(summary.shares).get(str(what), 0.0))
        case (what, _):
            return str({"undecided": summary.undecided, "limit": summary.endless}.get(what, summary.stuck))


def _within(found: Interval, say: Sayings, times: int = 1, sign: bool = False) -> str:
    """A value with half its interval, which is about the same either way."""
    value, half = times * found.value, times * (found.high - found.low) / 2
    return f"{say.number(value, sign=sign)} ± {say.number(half)}"


def as_comparison(screen: Screen, found: Paired, say: Sayings) -> Iterator[str]:
    """What changes from one variant to the other: by how much, how large that is, and how likely by chance."""
    yield ""
    yield from screen.wrap(say("compared", other=found.other, base=found.base, n=found.rounds))
    rows = [("", say("head-change"), say("head-effect"), say("head-chance"))]
    for each in found.changes:
        effect = f"{say.number(each.effect, 2, sign=True)} ({say(f'effect-{size(each.effect)}')})"
        change = _within(each.mean, say, sign=True)
        rows.append((say(f"row-{each.what}"), change, effect, say.p(each.chance)))
    for seat in found.seats:
        change = _within(seat.share, say, 100, sign=True)
        rows.append((say("row-seat", seat=str(seat.seat + 1)), change, "", say.p(seat.chance)))
    yield from columns(rows, frozenset((1, 2, 3)))
    if found.another_winner is not None:
        share, low, high = (say.percent(part) for part in found.another_winner)
        yield from screen.wrap(say("another-winner", share=share, low=low, high=high))
    else:
        yield from screen.wrap(say("not-as-many-players"))


def as_histograms(screen: Screen, played: Sequence[PlayedRounds], say: Sayings) -> Iterator[str]:
    """How many rounds lie in which range, in bars, for turns and points."""
    for each in played:
        for what, column in MEASURED:
            numbers = column(each.rounds)
            if what != "decisions" and numbers:
                bars = histogram(numbers)
                yield ""
                yield from screen.wrap(say("rounds-by", variant=each.variant, what=say(f"row-{what}")))
                yield from _bars(bars, screen.width, say)


def _bars(bars: Sequence[Bar], width: int, say: Sayings) -> Iterator[str]:
    names = [range_of(bar, say) for bar in bars]
    wide = max(map(display_width, names))
    counts = max(len(str(bar.count)) for bar in bars)
    room, most = width - wide - counts - 6, max(bar.count for bar in bars)
    for name, bar in zip(names, bars, strict=True):
        length = round(room * bar.count / most)
        yield f"  {' ' * (wide - display_width(name))}{name}  {'█' * length} {bar.count}"


def range_of(bar: Bar, say: Sayings) -> str:
    """The numbers of a bar, in words."""
    if bar.high is None:
        return say("and-more", low=str(bar.low))
    return str(bar.low) if bar.low == bar.high else f"{bar.low}–{bar.high}"


def as_lines(played: Sequence[PlayedRounds]) -> Iterator[str]:
    """A line per figure: variant, figure, value, with tabs; in English, for machines."""
    say = Sayings("en")
    for each in played:
        for name in _names([each.summary]):
            yield f"{each.variant}\t{_label(name, say).strip()}\t{_cell(each.summary, name, say)}"


# -------------------------------------------------------------------- for machines
def as_data(
    played: Sequence[PlayedRounds], settings: Settings, comparisons: Sequence[Paired], cut: bool
) -> dict[str, Any]:
    return {
        "interrupted": cut,
        "level": LEVEL,
        "variants": [_data(each.summary, settings, each.engine) for each in played],
        "comparisons": [_comparison(each) for each in comparisons],
    }


def _data(summary: Summary, settings: Settings, engine: str) -> dict[str, Any]:
    points = summary.points
    return {
        "variant": summary.variant,
        "rounds": summary.rounds,
        "seed": settings.seed,
        "players": summary.players,
        "strategy": ",".join(settings.strategies),
        "policy": settings.policy,
        "engine": engine,
        "habits": {
            "unlawful": settings.habits.unlawful,
            "forgets": settings.habits.forgets,
            "windows": settings.habits.windows,
        },
        "decisions": _spread(summary.decisions),
        "mean_decisions": summary.decisions.mean,
        "turns": _spread(summary.turns),
        "points": _spread(points) if points is not None else None,
        "mean_score": points.mean if points is not None else None,
        "seat_wins": list(summary.seat_wins),
        "seats": [
            {"share": summary.seat(seat)._asdict(), "advantage": summary.advantage(seat)._asdict()}
            for seat in range(summary.players)
        ],
        "seats_test": {"name": "chi-squared", "p": summary.seats_by_chance},
        "undecided": summary.undecided,
        "endless": summary.endless,
        "stuck": summary.stuck,
        "moves": dict(summary.shares),
        "tallies": dict(summary.tallies),
    }


def _spread(spread: Spread) -> dict[str, Any]:
    return {
        "mean": spread.mean,
        "deviation": spread.deviation,
        "error": spread.error,
        "low": spread.interval.low,
        "high": spread.interval.high,
        "least": spread.least,
        "most": spread.most,
        "percentiles": {str(p): value for p, value in spread.percentiles},
    }


def _comparison(found: Paired) -> dict[str, Any]:
    return {
        "variant": found.other,
        "against": found.base,
        "rounds": found.rounds,
        "changes": {
            each.what: {
                "mean": each.mean.value,
                "low": each.mean.low,
                "high": each.mean.high,
                "effect": each.effect,
                "p": each.chance,
            }
            for each in found.changes
        },
        "another_winner": found.another_winner and found.another_winner._asdict(),
        "seats": [
            {**each.share._asdict(), "gained": each.gained, "lost": each.lost, "p": each.chance}
            for each in found.seats
        ],
        "tests": {"changes": "paired z-test", "seats": "McNemar", "effect": "Cohen's d for pairs"},
    }
