"""Options, readings and silences, and the lines of a sheet that are no rule."""

from __future__ import annotations

from dataclasses import dataclass

from cardlaw.language.syntax.pieces import Cite, Node, Number, Target, Text, Value, Word


@dataclass(frozen=True, slots=True)
class Arm(Node):
    chosen: bool
    name: Word
    because: Text | None


@dataclass(frozen=True, slots=True)
class Option(Node):
    name: Word
    text: Text
    cite: Cite | None
    arms: tuple[Arm, ...]


@dataclass(frozen=True, slots=True)
class NumberOption(Node):
    name: Word
    text: Text
    cite: Cite | None
    low: Number
    high: Number
    chosen: Number


@dataclass(frozen=True, slots=True)
class Reading(Node):
    name: Word
    text: Text
    cite: Cite | None
    arms: tuple[Arm, ...]


@dataclass(frozen=True, slots=True)
class Silence(Node):
    name: Word
    text: Text
    cite: Cite | None
    topic: Word | None
    resolved: tuple[Target, ...] | None


@dataclass(frozen=True, slots=True)
class Chapter(Node):
    text: Text
    topic: Word | None


@dataclass(frozen=True, slots=True)
class Note(Node):
    text: Text
    cite: Cite | None
    see: tuple[Target, ...] | None


@dataclass(frozen=True, slots=True)
class Flavour(Node):
    text: Text
    cite: Cite


@dataclass(frozen=True, slots=True)
class Heading(Node):
    text: Text
    cite: Cite


@dataclass(frozen=True, slots=True)
class Noise(Node):
    cite: Cite


@dataclass(frozen=True, slots=True)
class Pending(Node):
    text: Text
    cite: Cite


@dataclass(frozen=True, slots=True)
class Accepted(Node):
    finding: Word
    reason: Text


@dataclass(frozen=True, slots=True)
class Setting(Node):
    axis: Word
    value: Value


@dataclass(frozen=True, slots=True)
class Removal(Node):
    targets: tuple[Target, ...]


@dataclass(frozen=True, slots=True)
class Preference(Node):
    winner: Word
    loser: Word
    target: Target
