"""What is unknown about a table: the situations that a question ranges over, and the facts that hold in all.

Zones are counts per card, complete over the pack; the ends of a zone are cards; states, seats, duties, options and
readings are choices. Facts keep impossible tables out: a card is in one place, the pack has so many copies, the top
card of a pile is one of its cards. Nothing is set up before something asks for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import cached_property
from itertools import pairwise, zip_longest
from typing import Literal

from cardlaw.analysis.facts.ranges import ANY, NumberRange
from cardlaw.analysis.facts.seats import looked_at, some_leave
from cardlaw.analysis.solver.formulas import TRUE, Formulas, Lit, Name
from cardlaw.analysis.solver.values import GuardedValues, Linear, Place, Plain, Unsupported, Value, number
from cardlaw.engine.state.layout import layout_of
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import rulebook_of
from cardlaw.language.kernel import DIRECTIONS
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.language.walking import nodes
from cardlaw.wording.reasons import say

OPEN = "(open)"
"""The value of a reading that is not decided, as on the text layer."""

SEVERAL = "(several)"
"""In the place of a zone: cards that are taken together."""

LEAST_DIGITS = 3
"""Binary digits of a number of which the rules name none greater: enough for a few steps past what they name."""


@dataclass(slots=True)
class Common:
    """What several models are looked at over: the same pack and seats, and the same unknowns."""

    pack: dict[int, int]
    """How many copies there are of each card."""
    seats: Sequence[int]
    copies: dict[Place, dict[int, tuple[Lit, ...]]] = field(default_factory=dict)
    ends: dict[tuple[Place, str], GuardedValues] = field(default_factory=dict)
    values: dict[tuple[str, Plain | None], Value] = field(default_factory=dict)
    several: dict[Place, dict[int, tuple[Lit, ...]]] = field(default_factory=dict)
    groups: dict[Name, tuple[tuple[Lit, ...], bool]] = field(default_factory=dict)
    """One-of-many unknowns by name: at most one literal holds; if flagged, exactly one."""
    unsettled: frozenset[tuple[str, str]] = frozenset()
    """States that are certain to be as they start inside an act in some of the models only: there they are open."""
    leaving: bool = False
    """Whether players may have dropped out of the round in any of the models."""
    ranges: Mapping[str, NumberRange] = field(default_factory=dict)
    """Between which numbers states lie in whichever of the models; those without a bound are left out."""


class Situations:
    """The unknowns of one model, made as they are asked for."""

    def __init__(self, model: m.Model, formulas: Formulas, common: Common | None = None) -> None:
        self.model = model
        self.formulas = formulas
        self.common = common
        self.layout = layout_of(model)
        """Numbers cards and values as the engine does."""
        self.zones = {zone.name: zone for zone in model.zones}
        self.states = {state.name: state for state in model.states}
        shared = common or Common({}, range(0))
        self.unsettled = shared.unsettled
        self.ranges = shared.ranges
        self.leaving = shared.leaving or some_leave(model)
        self.copies = shared.copies
        self.ends = shared.ends
        self.values = shared.values
        self.several = shared.several
        self.groups = shared.groups
        self.axes: dict[str, GuardedValues] = {}
        self.opaque: dict[Lit, Saying] = {}
        """Unknowns that stand for what formulas cannot express, with the reason."""
        self.assumed = formulas.var(("assumed",))
        """That the assumptions of the transcription count."""
        seats = looked_at(rulebook_of(self.model)) if common is None else common.seats
        self.players = self.unknown(("players",), list(seats), always=True)
        self.seat_count = max(seats)

    # ---------------------------------------------------------------- making unknowns
    def unknown(self, name: Name, values: Iterable[Plain], always: bool) -> GuardedValues:
        """A fresh unknown with one of these values; absent is possible unless `always`."""
        options = {value: self.formulas.var((name, value)) for value in values}
        if len(options) == 1 and always:
            return GuardedValues(dict.fromkeys(options, TRUE))
        self.groups.setdefault(name, (tuple(options.values()), always))
        return GuardedValues(options)

    def excluded(self, known: Mapping[Name, bool]) -> dict[Name, bool]:
        """Where one value of an unknown is known to hold, the others do not."""
        found: dict[Name, bool] = {}
        families = dict.fromkeys(name[0] for name, holds in known.items() if holds and name[0] in self.groups)
        for family in families:
            names = self.formulas.names(self.groups[family][0])
            found |= {name: False for name in names if not known.get(name)}
        return found

    def beyond(self, reason: Saying) -> Lit:
        """A condition that formulas cannot express."""
        lit = self.formulas.var(("opaque", reason))
        self.opaque[lit] = reason
        return lit

    # ---------------------------------------------------------------- seats, choices
    def seated(self, seat: int) -> Lit:
        """There is a player on that seat."""
        return self.formulas.any(lit for n, lit in self.players.options.items() if number(n) > seat)

    def in_round(self, seat: int) -> Lit:
        """Whoever sits on that seat has not dropped out of the round."""
        return self.formulas.var(("in-round", seat)) if self.leaving else TRUE

    def playing(self, seat: int) -> Lit:
        """There is a player on that seat, in the round."""
        return self.formulas.both(self.seated(seat), self.in_round(seat))

    @property
    def seats(self) -> range:
        return range(self.seat_count)

    def axis(self, name: str) -> GuardedValues:
        if name not in self.axes:
            axis = next(a for a in self.model.axes if a.name == name)
            values: list[Plain] = [arm.value for arm in axis.arms]
            if axis.sort == "reading":
                values.append(OPEN)
            family = self.axis_named(name)
            if self.common is None:
                self.axes[name] = self.unknown(family, values, always=True)
            else:
                # among several models all axes are decided before anything is asked
                self.axes[name] = GuardedValues({v: self.formulas.var((family, v)) for v in values})
        return self.axes[name]

    def axis_named(self, name: str) -> Name:
        """What the unknowns of an axis are called; among several models each has axes of its own."""
        return ("axis", name) if self.common is None else ("axis", name, self.model.name)

    def chosen(self, condition: m.Condition) -> Lit:
        options = self.axis(condition.axis).options
        return self.formulas.any(options[value] for value in condition.values if value in options)

    # ---------------------------------------------------------------- cards
    @cached_property
    def capacity(self) -> dict[int, tuple[tuple[int, Lit], ...]]:
        """How many copies of each card the pack has, weighed by the choices that put them in."""
        if self.common is not None:
            return {card: ((number, TRUE),) for card, number in sorted(self.common.pack.items()) if number}
        found: dict[int, list[tuple[int, Lit]]] = {}
        for rule in self.model.rules:
            for placed in rule.clauses:
                if isinstance(placed.clause, m.Deck):
                    there = self.in_pack(rule)
                    for row in placed.clause.rows:
                        for card in self._in_row(row):
                            found.setdefault(card, []).extend(self._row(row, there))
        return {card: tuple(found[card]) for card in sorted(found)}

    def _in_row(self, row: m.DeckRow) -> Iterator[int]:
        """The numbers of the cards of a row; a card with two sides has one only if the chosen pack has it."""
        numbers = {(card.face, card.back): card.index for card in self.layout.cards}
        backs = row.backs * len(row.faces) if len(row.backs) == 1 else row.backs
        for face, back in zip_longest(row.faces, backs):
            if (face, back) not in numbers:
                raise Unsupported(say("cut-turned-card"))
            yield numbers[face, back]

    def _row(self, row: m.DeckRow, there: Lit) -> Iterator[tuple[int, Lit]]:
        if isinstance(row.count, int):
            yield row.count, there
        else:
            for value, lit in self.axis(row.count).options.items():
                if value != OPEN and number(value):
                    yield number(value), self.formulas.both(there, lit)

    def in_pack(self, rule: m.Rule) -> Lit:
        """Domain facts hold on every layer; where a reading is open, as its chosen arm has it."""
        parts = []
        for condition in rule.under:
            options = self.axis(condition.axis).options
            values: list[Plain] = list(condition.values)
            if OPEN in options and self.model.choice(condition.axis) in values:
                values.append(OPEN)
            parts.append(self.formulas.any(options[value] for value in values))
        return self.formulas.all(parts)

    @cached_property
    def most(self) -> dict[int, int]:
        """A number of copies that no choice exceeds."""
        return {card: sum(weight for weight, _ in rows) for card, rows in self.capacity.items()}

    @property
    def cards(self) -> Iterable[int]:
        """The numbers of the cards that can be in the pack."""
        return self.capacity

    def taken(self, where: str, parameter: m.Parameter) -> Place:
        """Cards that are taken together, as if they lay in a place of their own."""
        place = SEVERAL, f"{where} {parameter.name}"
        if place not in self.several:
            self.several[place] = {
                c: tuple(self.formulas.var(("taken", place, c, k)) for k in range(1, most + 1))
                for c, most in self.most.items()
            }
        return place

    def as_many(self, place: Place, parameter: m.Parameter) -> Lit:
        """Together they are as many as a move takes."""
        assert parameter.least is not None and parameter.most is not None
        taken = [(1, lit) for lits in self.several[place].values() for lit in lits]
        enough, too_many = (self.formulas.reaches(taken, n) for n in (parameter.least, parameter.most + 1))
        return self.formulas.both(enough, ~too_many)

    def held(self, place: Place, card: int) -> tuple[Lit, ...]:
        """That the place holds at least one copy of a card, at least two, and so on.

        A pile is its top card and the rest; of other places all cards are counted alike.
        """
        if place in self.several:
            return self.several[place].get(card, ())
        if place not in self.copies:
            self.copies[place] = {
                c: tuple(self.formulas.var(("cards", place, c, k)) for k in range(1, most + 1))
                for c, most in self.most.items()
            }
        rest = self.copies[place].get(card, ())
        if not self.zones[place[0]].pile or not rest:
            return rest
        top = self.end(place, "top").options[card]
        fewer = (TRUE, *rest)
        return tuple(
            self.formulas.any((lit, self.formulas.both(top, less)))
            for lit, less in zip(rest, fewer, strict=False)
        )

    def end(self, place: Place, end: Literal["top", "bottom", "newest"]) -> GuardedValues:
        """The card at an end of a zone; absent if the zone is empty."""
        key = (place, "bottom" if end == "bottom" else "top")
        if key not in self.ends:
            self.ends[key] = self.unknown(("end", *key), list(self.cards), always=False)
            if key[1] == "bottom" or not self.zones[place[0]].pile:
                self.held(place, -1)
                self.end(place, "top")
        return self.ends[key]

    # ---------------------------------------------------------------- states and history
    def state(self, name: str, key: Plain | None) -> Value:
        if (name, key) not in self.values:
            state = self.states[name]
            if state.type == "number":
                self.values[name, key] = self._number(name, key, state)
            else:
                always = state.starts is not None
                values = self.members(state.type)
                self.values[name, key] = self.unknown(("state", name, key), values, always)
        return self.values[name, key]

    def _number(self, name: str, key: Plain | None, state: m.State) -> Linear:
        found = self.ranges.get(name, ANY)
        if found.low is not None and found.low == found.high:
            return Linear(found.low, ())
        digits = [
            (1 << place, self.formulas.var(("digit", name, key, place))) for place in range(self._digits)
        ]
        present = TRUE if state.starts is not None else self.formulas.var(("has", name, key))
        return Linear(0, tuple(digits), present)

    @cached_property
    def _digits(self) -> int:
        """Enough binary digits for twice the greatest number that the rules write."""
        greatest = max(
            (
                n.value
                for n in nodes((self.model.rules, self.model.acts))
                if isinstance(n, m.Const) and isinstance(n.value, int) and not isinstance(n.value, bool)
            ),
            default=0,
        )
        return max(LEAST_DIGITS, greatest.bit_length() + 1)

    def members(self, type_: m.Type) -> list[Plain]:
        """The values of a type, in order."""
        if type_ == "card":
            return list(self.cards)
        if type_ == "player":
            return list(self.seats)
        if type_ == "direction":
            return list(DIRECTIONS)
        if type_ == "yes-no":
            return [False, True]
        if type_ in self.layout.attributes:
            return list(self.layout.attributes[type_])
        if type_ == "team":
            return list(range(self.layout.teams))
        raise Unsupported(say("cut-type", type=type_))

    def owes(self, seat: int, act: str) -> Lit:
        return self.formulas.var(("owes", seat, act))

    # ---------------------------------------------------------------- facts
    def facts(self) -> list[Lit]:
        """What holds at every table, about the unknowns made so far."""
        return [*self.shapes(), *self.ties()]

    def shapes(self) -> list[Lit]:
        """What each unknown is by itself: one of its values, a number of copies counted up from one."""
        of = self.formulas
        found: list[Lit] = []
        for lits, always in self.groups.values():
            found.append(of.one_at_most(lits))
            if always:
                found.append(of.any(lits))
        for copies in (*self.copies.values(), *self.several.values()):
            for lits in copies.values():
                found += [of.implies(more, less) for less, more in pairwise(lits)]
        return [fact for fact in found if fact != TRUE]

    def ties(self) -> list[Lit]:
        """What unknowns have to do with each other."""
        found: list[Lit] = []
        for name, group in list(self.groups.items()):
            found += [self._seat_taken(name, each) for each in self.formulas.names(group[0])]
        for (place, end), card_at in self.ends.items():
            if place in self.copies:
                found += self._linked(place, end, card_at)
        found += self._fits_the_pack()
        found += self._in_range()
        return [fact for fact in found if fact != TRUE]

    def names_seat(self, name: object) -> bool:
        """Whether an unknown is a seat."""
        return isinstance(name, tuple) and (
            (name[0] == "state" and self.states[name[1]].type == "player") or name[0] == "seat"
        )

    def _seat_taken(self, family: Name, name: Name) -> Lit:
        """An unknown that names a seat names one where somebody sits."""
        if not self.names_seat(family):
            return TRUE
        return self.formulas.implies(self.formulas.var(name), self.seated(name[1]))

    def _linked(self, place: Place, end: str, card_at: GuardedValues) -> Iterator[Lit]:
        """What lies at an end of a place is one of its cards, and there is such a card unless it is empty."""
        of, rest = self.formulas, self.copies[place]
        some = of.any(lits[0] for lits in rest.values() if lits)
        yield of.implies(some, of.any(card_at.options.values()))
        if self.zones[place[0]].pile and end == "top":
            return
        top = self.ends[place, "top"]
        for card, lit in card_at.options.items():
            there = rest[number(card)][0]
            if self.zones[place[0]].pile:
                there = of.any((there, of.both(~some, top.options[card])))
            yield of.implies(lit, there)
        if self.zones[place[0]].pile:
            yield of.implies(of.any(top.options.values()), of.any(card_at.options.values()))

    def _fits_the_pack(self) -> Iterator[Lit]:
        """No card lies in more places than there are copies; if every place is looked at, all are somewhere."""
        whole = all(place in self.copies for place in self._every_place())
        tops = [c for (place, end), c in self.ends.items() if self.zones[place[0]].pile and end == "top"]
        for card, rows in self.capacity.items():
            used = [(-1, lit) for copies in self.copies.values() for lit in copies[card]]
            used += [(-1, choice.options[card]) for choice in tops]
            if used:
                yield self.formulas.reaches([*rows, *used], 0)
                if whole:
                    turned = [(-weight, lit) for weight, lit in (*rows, *used)]
                    yield self.formulas.reaches(turned, 0)

    def _in_range(self) -> Iterator[Lit]:
        """A number that is kept lies where play can bring it."""
        for (name, _), value in self.values.items():
            if name in self.ranges and isinstance(value, Linear) and value.terms:
                low, high = self.ranges[name].low, self.ranges[name].high
                if low is not None and low > 0:
                    yield self.formulas.reaches(value.terms, low)
                if high is not None and high >= 0:
                    yield ~self.formulas.reaches(value.terms, high + 1)

    def _every_place(self) -> Iterator[Place]:
        for zone in self.model.zones:
            if zone.each is None:
                yield zone.name, None
            else:
                yield from ((zone.name, key) for key in self.members(zone.each) if not isinstance(key, tuple))
