"""The flow of a round: its stages, the loop of turns, and the windows that acts open."""

from __future__ import annotations

from collections.abc import Sequence

from cardlaw.documents.pictures.drawing import Picture, element, group, text, wrapped
from cardlaw.language.records import dataclass

WIDTH = 480
BOX = 176
RIGHT = BOX + 8


@dataclass(frozen=True, slots=True)
class FlowStep:
    """A stage, in words; `windows` are what stands open in it, each with a heading and its choices."""

    name: str
    loop: bool = False
    windows: tuple[tuple[str, tuple[str, ...]], ...] = ()


def flow_picture(steps: Sequence[FlowStep], title: str) -> Picture:
    parts: list[str] = []
    y = 4
    for at, step in enumerate(steps):
        drawn, height = _step(step)
        parts.append(group(drawn, x=4, y=y))
        y += height
        if at + 1 < len(steps):
            parts.append(_arrow(4 + BOX / 2, y, 20))
            y += 22
    described = "; ".join(
        f"{step.name}" + "".join(f" [{heading}: {', '.join(choices)}]" for heading, choices in step.windows)
        for step in steps
    )
    return Picture(WIDTH, y + 4, title, described, "".join(parts))


def _step(step: FlowStep) -> tuple[str, int]:
    lines = wrapped(step.name, 24)
    own = 18 * len(lines) + 18
    turning = 36 if step.loop else 0
    windows, taken = _windows(step.windows)
    height = max(own + turning, taken)
    width = WIDTH - 9 if windows else BOX
    parts = [
        element("rect", x=0.5, y=0.5, width=width, height=height, rx=8, stroke_width=1.2, cls="box"),
        *(
            text(BOX / 2, 24 + 18 * at, line, 14, "ink", text_anchor="middle", font_weight=700)
            for at, line in enumerate(lines)
        ),
    ]
    if step.loop:
        middle, low = BOX / 2 + 7, own + 24
        parts.append(element("path", d=f"M{middle} {low}a9 9 0 1 1 -6 -12", stroke_width=2, cls="line"))
        parts.append(element("path", d=f"M{middle - 11} {low - 19}l9 5l-9 6z", cls="tip"))
    if windows:
        parts.append(group(*windows, x=RIGHT))
    return "".join(parts), height


def _windows(windows: tuple[tuple[str, tuple[str, ...]], ...]) -> tuple[list[str], int]:
    parts: list[str] = []
    y = 10
    for heading, choices in windows:
        for line in wrapped(heading, 31):
            parts.append(text(0, y + 12, line, 13, "ink", font_weight=700))
            y += 17
        for choice in choices:
            for at, line in enumerate(wrapped(choice, 35)):
                parts.append(text(0, y + 12, ("• " if not at else "  ") + line, 12.5, "faint"))
                y += 16
        y += 8
    return parts, y


def _arrow(x: float, y: float, length: int) -> str:
    return element("path", d=f"M{x} {y}v{length - 6}", stroke_width=1.5, cls="line") + element(
        "path", d=f"M{x - 5} {y + length - 7}h10l-5 8z", cls="tip"
    )
