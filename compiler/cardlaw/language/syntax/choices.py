"""Options, readings and silences, and the lines of a sheet that are no rule."""

from __future__ import annotations

from cardlaw.language.nodes import node
from cardlaw.language.syntax.pieces import Cite, Condition, Node, Number, Target, Text, Value, Word


@node
class Arm(Node):
    """One of the ways an option or reading can go; the `chosen` one holds unless something else is asked for."""

    chosen: bool
    name: Word
    title: Text | None
    because: Text | None


@node
class Option(Node):
    """A choice that the sheet, or the pack, leaves to the table."""

    name: Word
    text: Text
    cite: Cite | None
    arms: tuple[Arm, ...]


@node
class NumberOption(Node):
    """A number that the sheet leaves to the table; rules use it by its name."""

    name: Word
    text: Text
    cite: Cite | None
    low: Number
    high: Number
    chosen: Number


@node
class Reading(Node):
    """Words of the sheet that can be taken in several ways, with the reasons for each; one is chosen, none is lost."""

    name: Word
    text: Text
    cite: Cite | None
    arms: tuple[Arm, ...]


@node
class Silence(Node):
    """Something that the sheet does not say, and the rules of ours that settle it."""

    name: Word
    text: Text
    cite: Cite | None
    topic: Word | None
    resolved: tuple[Target, ...] | None


@node
class Says(Node):
    """What a sheet has on a topic, in a few words for those who compare; `{name}` stands for a number of the rules."""

    topic: Word
    text: Text
    under: Condition | None


@node
class Chapter(Node):
    """A heading for the rules that follow, and what they are about unless they say otherwise."""

    text: Text
    topic: Word | None


@node
class Note(Node):
    """A remark of the sheet from which nothing follows."""

    text: Text
    cite: Cite | None
    see: tuple[Target, ...] | None


@node
class Oddity(Node):
    """Something strange in how the sheet is made: a name, a number, an order, a misprint. Nothing follows from it."""

    text: Text
    cite: Cite | None
    see: tuple[Target, ...] | None


@node
class Doubt(Node):
    """An objection that a reader may raise against how the sheet is read here, and why nothing comes of it."""

    text: Text
    cite: Cite | None
    because: Text


@node
class Flavour(Node):
    """Lines that praise, greet or advertise."""

    text: Text
    cite: Cite


@node
class Heading(Node):
    """Lines that only head what follows."""

    text: Text
    cite: Cite


@node
class Noise(Node):
    """Lines that the scan garbled or that belong to no sentence."""

    cite: Cite


@node
class Pending(Node):
    """Lines that are still to be transcribed."""

    text: Text
    cite: Cite


@node
class Accepted(Node):
    """A finding that is known and left as it is, with the reason."""

    finding: Word
    reason: Text


@node
class Setting(Node):
    """What an option or reading is in this variant."""

    axis: Word
    value: Value


@node
class Removal(Node):
    """Rules that do not hold in this variant, or with this pack."""

    targets: tuple[Target, ...]


@node
class Preference(Node):
    """Which of two packs wins where both change one rule."""

    winner: Word
    loser: Word
    target: Target
