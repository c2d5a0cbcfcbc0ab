"""Rules, choices and cards of a model as the words of a sheet: only what is in force, in the reader's language."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import groupby

from cardlaw.documents.pages.pieces.decks import card_total, copies, pack_rows, spoken_clauses
from cardlaw.documents.pages.pieces.depending import (
    hold,
    in_force,
    in_own_words,
    mentioned_in,
    under,
    yieldings,
)
from cardlaw.documents.pages.pieces.naming import game_title, mixture_title, spelled
from cardlaw.documents.pages.pieces.numbering import NumberedChapter, chapters
from cardlaw.documents.pages.pieces.switches import changes
from cardlaw.documents.pictures import Picture, card_picture
from cardlaw.documents.pictures.looks import looks_of
from cardlaw.documents.printing.handout import RuleLine, RuleList, SheetDrawing, Strip
from cardlaw.documents.printing.idle import idle
from cardlaw.documents.prose import Prose, to_plain
from cardlaw.documents.prose.planning.scene import PhraseScene, book_of
from cardlaw.documents.prose.planning.things import face
from cardlaw.language import model as m
from cardlaw.language.holes import holes
from cardlaw.language.reading.translations import Catalogue
from cardlaw.language.walking import nodes
from cardlaw.wording.sheets import said

MOST_TOGETHER = 8
"""So many rules of a chapter are taken in at a glance; more are set topic by topic."""
CARD_WIDTH = 13
"""Millimetres of a card in a strip: what it shows can still be read at arm's length."""


class Worded:
    """A model in a language, with the numbers that its rules have on the sheet; `house` leaves out the edition."""

    def __init__(
        self, model: m.Model, language: str, catalogue: Catalogue | None = None, house: bool = False
    ) -> None:
        self.model, self.language, self._house = model, language, house
        self.units = {unit.name: unit for unit in model.units}
        self.chapters = tuple(self._counted())
        self.numbers = {
            rule.id: f"{chapter.number}.{at}"
            for chapter in self.chapters
            for at, rule in enumerate(chapter.rules, 1)
        }
        self.catalogue = catalogue
        self.prose = Prose(model, language, self.numbers, catalogue=catalogue)

    def _counted(self) -> Iterator[NumberedChapter]:
        """The chapters with the rules that are in force, as they are written, counted without holes."""
        order = {unit.name: at for at, unit in enumerate(self.model.units)}
        spare = idle(self.model).rules
        number = 0
        for chapter in sorted(chapters(self.model), key=lambda chapter: order[chapter.unit]):
            sort = self.units[chapter.unit].sort
            if sort == "vocabulary" or (self._house and sort == "edition"):
                continue
            kept = [r for r in chapter.rules if in_force(self.model, r) and r.id not in spare]
            if kept and not _only_assumed(chapter.rules, kept):
                number += 1
                kept.sort(key=lambda rule: rule.position.line)
                kept.sort(key=lambda rule: rule.assumed is not None)
                if len(kept) > MOST_TOGETHER:
                    topics = list(dict.fromkeys(rule.topic for rule in kept))
                    kept.sort(key=lambda rule: topics.index(rule.topic))
                yield replace(chapter, number=number, rules=tuple(kept))

    def label(self, id: str, **arguments: str | int) -> str:
        return said(self.language, id, **arguments)

    # -------------------------------------------------------------- names
    @property
    def game(self) -> str:
        return game_title(self.prose)

    @cached_property
    def title(self) -> str:
        return mixture_title(self.prose)

    @property
    def parts(self) -> tuple[str, ...]:
        """What a variant is made of, the edition first; nothing for an edition as it is."""
        found = [u for u in self.model.units if u.sort in ("edition", "pack")]
        return tuple(self.called(unit.name) for unit in found) if len(found) > 1 else ()

    @property
    def lead(self) -> str:
        """What the rulebook says of itself, where it says so in the reader's language."""
        base = next(u for u in reversed(self.model.units) if u.sort in ("variant", "edition"))
        return to_plain(self.prose.words(base.gloss)) if self.prose.speaks(base.gloss) else ""

    def called(self, name: str) -> str:
        unit = self.units.get(name)
        if unit is None or unit.title is None:
            return spelled(name)
        return to_plain(self.prose.words(unit.title))

    def heading(self, chapter: NumberedChapter) -> str:
        """A chapter by its title, with the pack it is from where that says something else."""
        unit = self.called(chapter.unit)
        if chapter.title is None:
            return unit if self.units[chapter.unit].sort != "variant" else self.label("own-rules")
        return to_plain(self.prose.words(chapter.title))

    # -------------------------------------------------------------- rules
    def said(self, rule: m.Rule) -> str:
        """The sentence that a person wrote; where choices change the words, the one made from the rule itself."""
        written = in_own_words(self.model, rule) and self.prose.speaks(rule.gloss)
        if rule.clauses and not written:
            return self._made(placed.clause for placed in spoken_clauses(rule))
        told = to_plain(self.prose.words(rule.gloss))
        return " ".join((told, *(f"({question} {value})" for question, value in self._left_open(rule))))

    def alone(self, rule: m.Rule, shown: Collection[str] = ()) -> str:
        """The same where no number can say which rule comes first: without the part that is forbidden.

        That it gives way is said where a rule it gives way to is among those that are `shown`.
        """
        told = self.said(rule)
        if any(idle(self.model).sees(rule)):
            told = self._made(idle(self.model).possible(placed.clause) for placed in rule.clauses)
        if any(to in shown for to in self._gives_way_to(rule)):
            told = f"{told} ({self.label('set-aside-here')})"
        return told

    def _gives_way_to(self, rule: m.Rule) -> Iterator[str]:
        for each in yieldings(self.model):
            if each.rule == rule.id and hold(each.under, self.model):
                yield each.to

    def _made(self, clauses: Iterable[m.Clause]) -> str:
        return " ".join(self.prose.clause(clause).plain() for clause in clauses)

    def _left_open(self, rule: m.Rule) -> Iterator[tuple[str, str]]:
        """The choices that no rule names in its own words, at the first rule that leaves them open.

        On a sheet of house rules they are told below the rules.
        """
        named = frozenset().union(*(holes(each.gloss.text) for each in self.model.rules))
        for axis in self.model.axes if not self._house else ():
            if axis.name in named:
                continue
            if axis.name in mentioned_in(self.model)[rule.id].axes and axis.unit == rule.unit:
                mine = (r for r in self.model.rules if axis.name in mentioned_in(self.model)[r.id].axes)
                if next(mine) is rule:
                    yield self._chosen(axis)

    def line(self, rule: m.Rule) -> RuleLine:
        lines = ", ".join(str(a) if a == b else f"{a}–{b}" for a, b in rule.lines)
        stronger = dict.fromkeys((*self._gives_way_to(rule), *idle(self.model).sees(rule)))
        see = tuple(self.numbers[id] for id in stronger if id in self.numbers)
        return RuleLine(rule.id, self.numbers[rule.id], self.said(rule), lines, rule.assumed is not None, see)

    def lines(self, rules: Iterable[m.Rule]) -> tuple[RuleLine, ...]:
        return tuple(self.line(rule) for rule in rules)

    def by_topic(self, chapter: NumberedChapter) -> tuple[RuleList, ...]:
        """The rules of a chapter, under what they are about if they are many and about several things."""
        several = len(chapter.rules) > MOST_TOGETHER and len({rule.topic for rule in chapter.rules}) > 1
        if not several:
            return (RuleList(self.lines(chapter.rules)),)
        return tuple(
            RuleList(self.lines(rules), self._topic(topic))
            for topic, rules in groupby(chapter.rules, lambda rule: rule.topic)
        )

    def _topic(self, name: str) -> str:
        topic = next((each for each in self.model.topics if each.name == name), None)
        return to_plain(self.prose.words(topic.text)) if topic is not None else spelled(name)

    # -------------------------------------------------------------- choices and figures
    def choices(self, sorts: Iterable[str] = ("edition", "pack", "variant")) -> tuple[tuple[str, str], ...]:
        """The options as they are set, and readings that are taken otherwise than the sheet's own."""
        return tuple(
            self._chosen(axis)
            for axis in self._axes
            if (axis.sort == "option" or self._changed(axis)) and self.units[axis.unit].sort in sorts
        )

    def choices_of(self, unit: str) -> tuple[tuple[str, str], ...]:
        """The choices that a pack or variant offers."""
        return tuple(self._chosen(axis) for axis in self._axes if axis.unit == unit)

    def changes(self) -> tuple[tuple[str, str], ...]:
        """What of the edition itself is chosen otherwise than it would be."""
        edition = (axis for axis in self._axes if self.units[axis.unit].sort == "edition")
        return tuple(self._chosen(axis) for axis in edition if self._changed(axis))

    @cached_property
    def _axes(self) -> list[m.Axis]:
        return [axis for axis in self.model.axes if self._matters(axis)]

    def _matters(self, axis: m.Axis) -> bool:
        """Whether a value other than the chosen one would change anything that is said on the sheet."""
        spare = idle(self.model).rules
        for arm in axis.arms:
            change = changes(self.model)[axis.name, arm.value]
            other = idle(under(self.model, ((axis.name, arm.value),))).rules
            moved = {*change.drops, *change.rewords, *(id for pair in change.holds for id in pair)} - spare
            if (
                change.deck
                or moved
                or {*change.brings, *(id for pair in change.yields for id in pair)} - other
            ):
                return True
        return False

    def _changed(self, axis: m.Axis) -> bool:
        return self.model.choice(axis.name) != axis.chosen

    def _chosen(self, axis: m.Axis) -> tuple[str, str]:
        return to_plain(self.prose.words(axis.text)), self._value(axis)

    def _value(self, axis: m.Axis) -> str:
        chosen = self.model.choice(axis.name)
        arm = next((arm for arm in axis.arms if arm.value == chosen), None)
        return str(chosen) if arm is None else to_plain(self.prose.value(arm))

    @property
    def facts(self) -> tuple[tuple[str, str], ...]:
        """How many play, how many cards there are, and how many each is dealt; ° marks what the sheet does not give."""
        model = self.model
        found: list[tuple[str, str]] = []
        clauses = [(rule, placed.clause) for rule in model.rules for placed in rule.clauses]
        clauses = [(rule, clause) for rule, clause in clauses if in_force(model, rule)]
        for rule, clause in clauses:
            if isinstance(clause, m.Seats):
                least, most = clause.least, clause.most
                found.append(("players", _marked(f"{least}–{most}" if least != most else str(least), [rule])))
        if total := card_total(model):
            counts = [rule for rule, c in clauses if isinstance(c, m.DeckHas) and not c.kinds]
            said = any(rule.assumed is None for rule in counts)
            cards = [] if said else [rule for rule, clause in clauses if isinstance(clause, m.Deck)]
            found.append(("deck", _marked(str(total), cards)))
        dealt = {
            step.amount.quantity
            for rule in model.rules
            for step in nodes(rule.clauses)
            if isinstance(step, m.Deal) and isinstance(step.amount, m.QuantityOf)
        }
        for name in [name for name in book_of(model).numbers if name in dealt][:1]:
            gives = [r for r, c in clauses if isinstance(c, m.DefineQuantity) and c.quantity == name]
            found.append(("dealt", _marked(str(book_of(model).numbers[name].value), gives)))
        return tuple((self.label(name), value) for name, value in found)

    # -------------------------------------------------------------- cards
    def picture(self, one: m.Face) -> Picture:
        name = to_plain(self.prose.sentence(face(PhraseScene(self.model), one.kind, one.values)))
        return card_picture(looks_of(self.model), one.kind, one.values, name)

    @cached_property
    def shown(self) -> dict[str, tuple[m.Face, ...]]:
        """The faces in the deck by kind, each once."""
        found: dict[str, dict[m.Face, None]] = {}
        for count, faces in pack_rows(self.model):
            for one in faces if count else ():
                found.setdefault(one.kind, {})[one] = None
        return {kind: tuple(faces) for kind, faces in found.items()}

    @cached_property
    def faces(self) -> dict[str, m.Face]:
        """One face of each kind in the deck."""
        return {kind: faces[0] for kind, faces in self.shown.items()}

    def face_of(self, sort: str | int) -> m.Face:
        """A face of a kind, or one that shows a value."""
        if isinstance(sort, str) and sort in self.faces:
            return self.faces[sort]
        return next(one for faces in self.shown.values() for one in faces if sort in one.values)

    def sort_name(self, sort: str | int) -> str:
        name = self.prose.name(sort)
        return name[:1].upper() + name[1:]

    def strip(self) -> Strip:
        """Every kind of card with how many there are; of a deck of one kind, a face for each of its first values."""
        if len(self.shown) > 1:
            return Strip(
                tuple(
                    SheetDrawing(
                        self.picture(one),
                        CARD_WIDTH,
                        f"{copies(self.model, kind)} × {self.sort_name(kind)}",
                    )
                    for kind, one in self.faces.items()
                )
            )
        firsts = {one.values[:1]: one for faces in self.shown.values() for one in reversed(faces)}
        return Strip(tuple(SheetDrawing(self.picture(one), CARD_WIDTH) for one in reversed(firsts.values())))


ASSUMED = "°"
"""What marks a rule or number that is not printed anywhere."""


def _marked(value: str, rules: Sequence[m.Rule]) -> str:
    """A number with the mark of an assumption, if any of the rules that give it is one."""
    return value + ASSUMED * any(rule.assumed is not None for rule in rules)


def _only_assumed(rules: Sequence[m.Rule], kept: Sequence[m.Rule]) -> bool:
    """Whether a chapter states rules, and only what was assumed about them is in force: it is then about nothing."""
    return all(rule.assumed is not None for rule in kept) and any(rule.assumed is None for rule in rules)
