"""Simple plots of results: bars and lines, with the numbers written beside them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardlaw.documents.pictures.drawing import Picture, element, group, text

WIDTH = 460
LEFT = 130
DASHES = ("none", "6 4", "2 3", "9 3 2 3", "1 4")


def bars(values: Sequence[tuple[str, float]], title: str, unit: str = "") -> Picture:
    """A bar for each value, from nought, with its label before and its number after it."""
    most = max((value for _, value in values), default=0.0) or 1.0
    room = WIDTH - LEFT - 60 - 7 * len(unit)
    parts: list[str] = []
    digits = max((len(_shown(value).partition(".")[2]) for _, value in values), default=0)
    for at, (label, value) in enumerate(values):
        y = 6 + at * 26
        width = max(room * value / most, 0.0)
        parts.append(text(LEFT - 8, y + 14, label[:20], 13, text_anchor="end"))
        parts.append(element("rect", x=LEFT, y=y, width=width, height=18, rx=3, cls="accent"))
        parts.append(text(LEFT + width + 6, y + 14, f"{value:.{digits}f}{unit}", 13, "faint"))
    described = "; ".join(f"{label}: {value:.{digits}f}{unit}" for label, value in values)
    return Picture(WIDTH, 12 + 26 * len(values), title, described, "".join(parts))


def lines(series: Sequence[tuple[str, Sequence[tuple[float, float]]]], title: str) -> Picture:
    """A line for each series, told apart by dashes as well as by its label at the end."""
    points = [point for _, run in series for point in run]
    wide = max((x for x, _ in points), default=1.0) or 1.0
    low = min((x for x, _ in points), default=0.0)
    high = max((y for _, y in points), default=1.0) or 1.0
    room, height = WIDTH - 150, 200

    def at(x: float, y: float) -> tuple[float, float]:
        return 44 + room * (x - low) / ((wide - low) or 1.0), height - (height - 20) * y / high

    parts = [element("path", d=f"M44 10V{height}H{44 + room}", stroke_width=1, cls="line")]
    parts.append(text(38, 20, _shown(high), 11, "faint", text_anchor="end"))
    parts.append(text(38, height, "0", 11, "faint", text_anchor="end"))
    parts.append(text(44, height + 16, _shown(low), 11, "faint", text_anchor="middle"))
    parts.append(text(44 + room, height + 16, _shown(wide), 11, "faint", text_anchor="middle"))
    ends: list[tuple[float, float, str]] = []
    for number, (label, run) in enumerate(series):
        placed = [at(x, y) for x, y in run]
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in placed)
        dash = DASHES[number % len(DASHES)]
        parts.append(element("path", d=path, stroke_width=2.2, stroke_dasharray=dash, cls="tried"))
        if placed:
            ends.append((*placed[-1], label[:14]))
    parts += _apart(ends)
    described = "; ".join(
        f"{label}: " + ", ".join(f"{_shown(x)} → {_shown(y)}" for x, y in run) for label, run in series
    )
    return Picture(WIDTH, height + 26, title, described, group(*parts))


def _apart(ends: list[tuple[float, float, str]]) -> Iterator[str]:
    """Labels at the ends of lines, from the lowest up, none of them over another."""
    lowest = float("inf")
    for x, y, label in sorted(ends, key=lambda end: -end[1]):
        lowest = min(y + 4, lowest - 14)
        yield text(x + 6, lowest, label, 12)


def _shown(value: float) -> str:
    return f"{value:.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.3g}"
