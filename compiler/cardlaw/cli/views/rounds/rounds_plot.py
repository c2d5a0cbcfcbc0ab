"""Simulated rounds as a picture in a file: how long rounds take, what they bring, who wins them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from cardlaw.cli.failures import WrongUse
from cardlaw.cli.views.rounds.rounds_file import write_whole
from cardlaw.cli.views.rounds.simulation import PlayedRounds, letter
from cardlaw.documents.pictures.drawing import Picture, group, text
from cardlaw.documents.pictures.plots import bars, lines
from cardlaw.simulation.histograms import histogram, width
from cardlaw.simulation.pairing import MEASURED
from cardlaw.wording.simulating import Sayings

ENDINGS = (".svg", ".png")
TITLE = 26
"""Room above a plot for what it shows."""
FINE = 40
"""Points of a line at most."""
LONGEST = 14
"""A longer name of a variant gives way to a letter beside its line."""
FONTS = "svg text{font-family:'DejaVu Sans',Arial,'Segoe UI',Helvetica,sans-serif}"
TWICE = 2
"""Dots of a PNG for one unit of the drawing, so that letters stay sharp."""


def picture(played: Sequence[PlayedRounds], say: Sayings) -> Picture:
    """The plots one below the other."""
    parts: list[str] = []
    wide, high = 0, 0
    told: list[str] = []
    names = _names(played)
    for each, name in zip(played, names, strict=True):
        if name != each.variant:
            parts.append(text(8, high + 18, f"{name}  {each.variant}", 13))
            high += 20
    for plot in _plots(played, names, say):
        parts.append(text(8, high + 18, plot.title, 14))
        parts.append(group(plot.body, y=high + TITLE))
        wide, high = max(wide, plot.width), high + TITLE + plot.height + 12
        told.append(f"{plot.title}: {plot.description}")
    return Picture(wide, high, say("plot-title"), ". ".join(told), "".join(parts))


def _names(played: Sequence[PlayedRounds]) -> list[str]:
    """What the lines are called: the variants, or letters where a name is long."""
    if max(len(each.variant) for each in played) <= LONGEST:
        return [each.variant for each in played]
    return [letter(place) for place in range(len(played))]


def _plots(played: Sequence[PlayedRounds], names: Sequence[str], say: Sayings) -> Iterator[Picture]:
    for what, column in MEASURED:
        numbers = [(name, Counter(column(each.rounds))) for name, each in zip(names, played, strict=True)]
        if what == "decisions" or not any(counts for _, counts in numbers):
            continue
        size = max(width(counts, FINE) for _, counts in numbers if counts)
        series = [
            (
                name,
                [
                    (bar.low + (size - 1) / 2, 100 * bar.count / counts.total())
                    for bar in histogram(counts, size)
                    if bar.high is not None
                ],
            )
            for name, counts in numbers
            if counts
        ]
        yield lines(series, say("share-by", what=say(f"row-{what}")))
    for each in played:
        values = [
            (say("row-seat", seat=str(seat + 1)), 100 * each.summary.seat(seat).value)
            for seat in range(each.players)
        ]
        yield bars(values, say("won-by-seat", variant=each.variant), " %")


def write_plot(path: Path, played: Sequence[PlayedRounds], say: Sayings) -> None:
    drawn = picture(played, say)
    if path.suffix == ".svg":
        write_whole(path, lambda part: _put(part, drawn.standalone().encode()), say)
        return
    data = _png(drawn.printed())
    if _png(_word("x")) == _png(_word("")):
        raise WrongUse(say("no-fonts", file=str(path)))
    write_whole(path, lambda part: _put(part, data), say)


def _word(word: str) -> str:
    return Picture(20, 20, "", "", text(2, 16, word, 12)).printed()


def _put(part: Path, data: bytes) -> None:
    part.write_bytes(data)


def _png(svg: str) -> bytes:
    """The dots of a drawing, on white, with letters of whatever fonts there are."""
    dots = import_module("resvg_py").svg_to_bytes(
        svg_string=svg, background="#ffffff", zoom=TWICE, style_sheet=FONTS
    )
    return bytes(dots)
