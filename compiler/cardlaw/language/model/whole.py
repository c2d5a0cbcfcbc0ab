"""The whole model of a variant, and the parts that are neither declarations nor rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field, replace
from typing import Literal

from cardlaw.language.model.clauses import Condition, Layer, Position, Rule
from cardlaw.language.model.content import digest
from cardlaw.language.model.declarations import (
    Act,
    Alias,
    Attribute,
    Group,
    Kind,
    Look,
    Predicate,
    Quantity,
    Short,
    Stage,
    State,
    Term,
    Topic,
    Zone,
)
from cardlaw.language.model.scenarios import Scenario
from cardlaw.language.model.steps import Words
from cardlaw.language.model.workspace import Fact, Workspace
from cardlaw.language.records import dataclass


@dataclass(frozen=True, slots=True)
class Unit:
    """A file that took part: vocabulary, edition, pack or variant."""

    sort: Literal["vocabulary", "edition", "pack", "variant"]
    name: str
    title: Words | None
    gloss: Words | None
    language: str | None
    source: str | None
    source_lines: int | None
    file: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Arm:
    """A value that an option or reading can have, what it is called, and why it is taken."""

    value: int | str
    title: Words | None
    because: Words | None


@dataclass(frozen=True, slots=True)
class Axis:
    """An option (the sheet or pack offers a choice) or a reading (the words allow several senses)."""

    sort: Literal["option", "reading"]
    name: str
    unit: str
    text: Words
    lines: tuple[tuple[int, int], ...]
    arms: tuple[Arm, ...]
    chosen: int | str
    position: Position = field(compare=False)


@dataclass(frozen=True, slots=True)
class Silence:
    name: str
    unit: str
    text: Words
    lines: tuple[tuple[int, int], ...]
    topic: str | None
    resolved_by: tuple[str, ...]
    position: Position = field(compare=False)


@dataclass(frozen=True, slots=True)
class Said:
    """What a unit has on a topic, in a few words; where they are about one choice, `under` names it."""

    topic: str
    unit: str
    text: Words
    under: Condition | None


@dataclass(frozen=True, slots=True)
class Remark:
    """A part of the sheet that is not a rule, accounted for all the same; of a doubt, why nothing comes of it."""

    sort: Literal["note", "oddity", "doubt", "flavour", "heading", "noise", "pending"]
    unit: str
    text: Words | None
    lines: tuple[tuple[int, int], ...]
    see: tuple[str, ...]
    because: Words | None = None


@dataclass(frozen=True, slots=True)
class Acceptance:
    finding: str
    unit: str
    reason: Words


class _Worked:
    """What a model has beside its content: what was worked out from it."""

    __slots__ = ("_workspace",)
    _workspace: Workspace


@dataclass(frozen=True, slots=True, eq=False)
class Model(_Worked):
    """A variant, ready for its readers. `choices` holds one value per axis: the chosen arms unless set.

    Models are equal if their content hashes are.
    """

    version: int
    name: str
    vocabulary: str
    units: tuple[Unit, ...]
    sides: tuple[str, ...]
    attributes: tuple[Attribute, ...]
    kinds: tuple[Kind, ...]
    groups: tuple[Group, ...]
    zones: tuple[Zone, ...]
    states: tuple[State, ...]
    quantities: tuple[Quantity, ...]
    predicates: tuple[Predicate, ...]
    acts: tuple[Act, ...]
    stages: tuple[Stage, ...]
    topics: tuple[Topic, ...]
    axes: tuple[Axis, ...]
    choices: tuple[tuple[str, int | str], ...]
    silences: tuple[Silence, ...]
    rules: tuple[Rule, ...]
    remarks: tuple[Remark, ...]
    acceptances: tuple[Acceptance, ...]
    looks: tuple[Look, ...]
    terms: tuple[Term, ...]
    shorts: tuple[Short, ...]
    aliases: tuple[Alias, ...] = ()
    examples: tuple[Scenario, ...] = ()
    said: tuple[Said, ...] = field(default=(), compare=False)
    """What the sheet comes to, topic by topic: a help for readers, and no part of what is ruled."""

    @property
    def hash(self) -> str:
        """The same for the same rules on every machine, whatever the files are called or how they are laid out."""
        return content_hash(self)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Model) and self.hash == other.hash)

    def __hash__(self) -> int:
        return hash((self.name, self.choices, len(self.rules)))

    @property
    def workspace(self) -> Workspace:
        """All that was worked out from the model so far."""
        try:
            found: Workspace = self._workspace
        except AttributeError:
            found = Workspace()
            object.__setattr__(self, "_workspace", found)
        return found

    def choosing(self, choices: Iterable[tuple[str, int | str]]) -> Model:
        """The same rules with these choices made; what does not hang on choices is not worked out again."""
        return self._beside(replace(self, choices=tuple(choices)))

    def called(self, name: str) -> Model:
        """The same by another name."""
        return self._beside(replace(self, name=name))

    def _beside(self, made: Model) -> Model:
        """A model that says the same; what does not hang on choices is known of it, too."""
        object.__setattr__(made, "_workspace", Workspace(self.workspace.choice_free))
        return made

    def choice(self, axis: str) -> int | str:
        return dict(self.choices)[axis]

    def arm(self, axis: Axis) -> Arm:
        """The value that a choice has."""
        value = self.choice(axis.name)
        return next((arm for arm in axis.arms if arm.value == value), Arm(value, None, None))

    def act(self, name: str) -> Act:
        return next(act for act in self.acts if act.name == name)

    def rule(self, id: str) -> Rule:
        return next(rule for rule in self.rules if rule.id == id)

    def rules_in(self, layer: Layer, any_option: bool = False) -> tuple[Rule, ...]:
        """The rules that count on a layer: the printed ones, plus the chosen readings, plus the assumptions.

        With `any_option`, those of options that are not chosen are among them.
        """
        layers = {
            "text": {"text"},
            "reading": {"text", "reading"},
            "assumption": {"text", "reading", "assumption"},
        }
        chosen = dict(self.choices)
        free = {axis.name for axis in self.axes if any_option and axis.sort == "option"}
        return tuple(
            rule
            for rule in self.rules
            if rule.layer in layers[layer]
            and all(each.axis in free or chosen[each.axis] in each.values for each in rule.under)
        )


content_hash: Fact[str] = Fact(digest)
"""The content hash of a model, worked out once."""

TOLD = (Words, Remark, Acceptance, Look, Term, Alias, Scenario)
"""What only tells of a game: without it, the same would be played."""


def played_hash(model: Model) -> str:
    """The same for models that are played alike rule by rule, in whatever words they are told."""
    return digest(model, TOLD)
