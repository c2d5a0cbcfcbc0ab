"""Small situations, all of them: every table with few cards, looked at side by side as the bits of large numbers.

The solver proves that nothing can be; where something can, the smallest situation nearly always has two or three
cards, and going through all of those at once is quicker and settles the order of witnesses by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod

from cardlaw.analysis.encoding import Fewest, Found, Preference
from cardlaw.analysis.formulas import Lit, Name
from cardlaw.analysis.situations import Situations
from cardlaw.analysis.values import Place

MOST_ROWS = 3_000_000
"""Spaces larger than this are left to the solver."""

SELECTIVE = 4
"""Unknowns are joined if facts leave at most one in so many of their combinations."""

MOST_KEPT = 12
"""Spaces kept for further questions."""

MOST_JOINED = 400_000
"""Rows that joining two unknowns may look at."""

SHORT = 16
"""A dimension of fewer values than this is run through together with the one before it."""

Row = tuple[Name, ...]
"""The unknowns that hold in a partial situation; the others of its dimensions do not."""


class TooMany(Exception):
    """The space is too large to go through."""


@dataclass(frozen=True, slots=True)
class Space:
    """Situations side by side: for each unknown the bits of those where it holds; `full` marks the possible ones."""

    columns: dict[Name, int]
    full: int
    size: int
    memo: dict[int, int] = field(default_factory=dict)
    """What formulas came to here."""


@dataclass(frozen=True, slots=True, eq=False)
class Dimension:
    """Unknowns that hang together, with their possible values, each as the names that then hold."""

    names: frozenset[Name]
    rows: list[Row]


class Enumeration:
    """The small situations of one model."""

    def __init__(self, situations: Situations, facts: Sequence[Lit]) -> None:
        self.situations = situations
        self.formulas = situations.formulas
        self.facts = [(fact, frozenset(self.formulas.unknowns([fact]))) for fact in facts]
        self._groups = {
            self.formulas.name(lit): (name, [self.formulas.name(other) for other in lits], always)
            for name, (lits, always) in situations.groups.items()
            for lit in lits
        }
        self._single: dict[object, Dimension] = {}
        self._joined: dict[object, Dimension | None] = {}
        self._spaces: dict[object, Space] = {}
        self._too_many: dict[object, int] = {}
        """How many situations there would be where there were too many."""
        self._written: dict[Name, str] = {}

    def space(self, names: frozenset[Name], parts: Iterable[Lit], cards: int, most: int = MOST_ROWS) -> Space:
        """All situations over these unknowns with at most so many cards in a place, possible by the facts.

        A fact that also reads something else is left out, so what is found here has to be possible by the solver's
        word too. `parts` are conditions used to leave out situations early. There may be `most` situations.
        """
        local = tuple(parts)
        dimensions = self._dimensions(names, cards)
        key = (tuple(dimensions), local)
        if self._too_many.get(key, 0) > most:
            raise TooMany
        space = self._spaces.get(key)
        if space is None:
            joined, facts = self._joined_by(dimensions, local)
            total = prod(len(each.rows) for each in joined)
            if total > most:
                self._too_many[key] = total
                raise TooMany
            space = self._spread(_compact(joined), facts) if total else Space({}, 0, 0)
            if len(self._spaces) > MOST_KEPT:
                self._spaces.clear()
            self._spaces[key] = space
        if space.size > most:
            raise TooMany
        return space

    def under(self, space: Space, known: Mapping[Name, bool]) -> Space:
        """The same situations once more unknowns are known, less those that then break a fact."""
        columns = {**space.columns, **{name: space.full for name, holds in known.items() if holds}}
        there = frozenset(space.columns)
        seen = there.union(known)
        facts = [lit for lit, about in self.facts if about & known.keys() and about & there and about <= seen]
        full = space.full
        for value in self.formulas.values(facts, columns, space.full):
            full &= value
        return Space(columns, full, space.size)

    # ---------------------------------------------------------------- dimensions
    def _dimensions(self, names: frozenset[Name], cards: int) -> list[Dimension]:
        """Independent unknowns."""
        found: list[Dimension] = []
        done: set[Name] = set()
        written = self._written
        for name in names - written.keys():
            written[name] = repr(name)
        for name in sorted(names, key=written.__getitem__):
            if name not in done:
                found.append(self._dimension(name, cards))
                done |= found[-1].names
        return found

    def _dimension(self, name: Name, cards: int) -> Dimension:
        """The unknowns that one belongs to."""
        if name in self._groups:
            key: object = self._groups[name][0]
        elif name[0] == "cards":
            key = (name[1], cards)
        elif name[0] in ("digit", "has"):
            raise TooMany
        else:
            key = name
        if key not in self._single:
            self._single[key] = self._alone(name, cards)
        return self._single[key]

    def _alone(self, name: Name, cards: int) -> Dimension:
        if name in self._groups:
            _, members, always = self._groups[name]
            rows: list[Row] = [(member,) for member in members]
            return Dimension(frozenset(members), rows if always else [*rows, ()])
        if name[0] == "cards":
            copies = self.situations.copies[name[1]].values()
            every = frozenset(self.formulas.name(lit) for lits in copies for lit in lits)
            return Dimension(every, self._hand(name[1], cards))
        return Dimension(frozenset({name}), [(), (name,)])

    def _hand(self, place: Place, cards: int) -> list[Row]:
        """Every set of at most so many cards, smaller sets first."""
        copies = [
            [self.formulas.name(lit) for lit in lits] for lits in self.situations.copies[place].values()
        ]
        rows: list[Row] = [()]
        layer: list[tuple[int, int, Row]] = [(0, 0, ())]
        for _ in range(cards):
            grown: list[tuple[int, int, Row]] = []
            for card, taken, row in layer:
                if row and taken < len(copies[card]):
                    grown.append((card, taken + 1, (*row, copies[card][taken])))
                start = card + 1 if row else 0
                grown += [(c, 1, (*row, copies[c][0])) for c in range(start, len(copies)) if copies[c]]
                if len(grown) > MOST_JOINED:
                    raise TooMany
            rows += [row for _, _, row in grown]
            layer = grown
        return rows

    # ---------------------------------------------------------------- joining
    def _joined_by(
        self, dimensions: list[Dimension], local: Iterable[Lit]
    ) -> tuple[list[Dimension], list[Lit]]:
        """The dimensions, those joined that facts tie closely to each other; and the facts about them."""
        known = frozenset().union(*(each.names for each in dimensions))
        parts = [(part, frozenset(self.formulas.unknowns([part]))) for part in local]
        binding = [
            (lit, about & known)
            for lit, about in (*self.facts, *parts)
            if about & known and (about <= known or self._is_capacity(about))
        ]
        joining = [(lit, about) for lit, about in binding if about and not self._is_capacity(about)]
        tried: set[frozenset[Name]] = set()
        for about in sorted(dict.fromkeys(about for _, about in joining), key=len):
            touched = tuple(each for each in dimensions if each.names & about)
            whole = frozenset().union(*(each.names for each in touched))
            if len(touched) < 2 or whole in tried:
                continue
            tried.add(whole)
            if prod(len(each.rows) for each in touched) > MOST_JOINED:
                continue
            key = (touched, tuple(lit for lit, of in joining if of <= whole))
            if key not in self._joined:
                possible = self._possible([each.rows for each in touched], key[1])
                self._joined[key] = None if possible is None else Dimension(whole, possible)
            if (one := self._joined[key]) is not None:
                place = dimensions.index(touched[0])
                dimensions = [each for each in dimensions if each not in touched]
                dimensions.insert(place, one)
        return dimensions, [lit for lit, _ in binding]

    def _is_capacity(self, about: frozenset[Name]) -> bool:
        """Whether a fact only counts copies of a card over places."""
        return all(isinstance(n, tuple) and (n[0] == "cards" or n[0][0] == "end") for n in about) and (
            len({n[1] if n[0] == "cards" else n[0][1] for n in about if isinstance(n, tuple)}) > 1
        )

    def _possible(self, factors: list[list[Row]], facts: Sequence[Lit]) -> list[Row] | None:
        """The joint rows of several dimensions that facts about them alone allow, in order.

        None if the facts leave most of them: then the dimensions are better kept apart.
        """
        space = self._spread(factors, facts)
        if space.full.bit_count() * SELECTIVE > space.size:
            return None
        inner = 8 * -(-len(factors[-1]) // 8)
        found: list[Row] = []
        for place in _bits(space.full, space.size):
            place, last = divmod(place, inner)
            picked = [factors[-1][last]]
            for rows in reversed(factors[:-1]):
                place, here = divmod(place, len(rows))
                picked.append(rows[here])
            found.append(tuple(name for row in reversed(picked) for name in row))
        return found

    def _spread(self, factors: list[list[Row]], facts: Sequence[Lit]) -> Space:
        """The product of dimensions, the last one running fastest, each run padded to whole bytes."""
        columns: dict[Name, int] = {}
        sizes = [len(rows) for rows in factors]
        if 0 in sizes:
            return Space({}, 0, 0)
        inner = 8 * -(-sizes[-1] // 8) if sizes else 8
        last = (1 << sizes[-1]) - 1 if sizes else 1
        total = inner
        for size in sizes[:-1]:
            total *= size
        repeats = total // inner
        full = int.from_bytes(last.to_bytes(inner // 8, "little") * repeats, "little")
        if sizes:
            for name, places in _places(factors[-1]).items():
                mask = _mask(places, inner)
                columns[name] = int.from_bytes(mask.to_bytes(inner // 8, "little") * repeats, "little")
        run = inner // 8
        for rows in reversed(factors[:-1]):
            on = b"\xff" * run
            for name, places in _places(rows).items():
                block = bytearray(run * len(rows))
                for place in places:
                    block[place * run : (place + 1) * run] = on
                columns[name] = int.from_bytes(bytes(block) * (total // 8 // len(block)), "little") & full
            run *= len(rows)
        for value in self.formulas.values(facts, columns, full):
            full &= value
        return Space(columns, full, total)

    # ---------------------------------------------------------------- the smallest
    def smallest(
        self,
        space: Space,
        lits: Sequence[Lit],
        picks: Sequence[tuple[Lit, Lit]],
        order: Sequence[Preference],
    ) -> Found | None:
        """The first situation of the space in the order; `picks` pair an unknown with the condition it stands for.

        Where there are picks, one of their conditions has to hold.
        """

        def held(lits: Sequence[Lit]) -> list[int]:
            return self.formulas.revalued(lits, space.columns, space.full, space.memo)

        values = held([*lits, *(lit for _, lit in picks)])
        mask = space.full
        for value in values[: len(lits)]:
            mask &= value
        picked = {pick: value & mask for (pick, _), value in zip(picks, values[len(lits) :], strict=True)}
        if picks:
            either = 0
            for value in picked.values():
                either |= value
            mask &= either
        if not mask:
            return None

        def column(lit: Lit) -> int:
            if lit in picked:
                return picked[lit] & mask
            if not self.formulas.is_unknown(lit):
                return mask & held([lit])[0]
            there = space.columns.get(self.formulas.name(lit & ~1), 0)
            return mask & ~there if lit & 1 else mask & there

        chosen: Lit | None = None
        for preference in order:
            if isinstance(preference, Fewest):
                mask = _fewest(mask, [(w, column(lit)) for w, lit in preference.terms])
                continue
            for lit in preference.lits:
                if lit in picked and chosen is not None:
                    continue
                if left := column(lit):
                    mask = left
                    chosen = lit if lit in picked else chosen
        place = (mask & -mask).bit_length() - 1
        found = {name: bool(held >> place & 1) for name, held in space.columns.items()}
        for pick in picked:
            found[self.formulas.name(pick)] = pick == chosen
        return found


def _compact(dimensions: Iterable[Dimension]) -> list[list[Row]]:
    """The rows of dimensions; the last, which are padded to whole bytes, in one if they are short. The order stays."""
    factors = [each.rows for each in dimensions]
    while len(factors) > 1 and len(factors[-1]) < SHORT:
        factors[-2:] = [[(*row, *last) for row in factors[-2] for last in factors[-1]]]
    return factors


def _places(rows: Sequence[Row]) -> dict[Name, list[int]]:
    """For each name the rows where it holds."""
    found: dict[Name, list[int]] = {}
    for place, row in enumerate(rows):
        for name in row:
            found.setdefault(name, []).append(place)
    return found


def _bits(mask: int, width: int) -> Iterator[int]:
    """The places of the bits that are set, lowest first."""
    for start, byte in enumerate(mask.to_bytes(width // 8 + 1, "little")):
        if byte:
            for place in range(8):
                if byte >> place & 1:
                    yield 8 * start + place


def _mask(places: Iterable[int], width: int) -> int:
    """A number with these bits."""
    bits = bytearray(width // 8 + 1)
    for place in places:
        bits[place >> 3] |= 1 << (place & 7)
    return int.from_bytes(bits, "little")


def _fewest(mask: int, terms: Iterable[tuple[int, int]]) -> int:
    """The situations of the mask where the weighted count is least."""
    planes: list[int] = []
    for weight, held in terms:
        if weight <= 0:
            raise TooMany
        digit = 0
        while weight:
            if weight & 1:
                carry, place = held & mask, digit
                while carry:
                    while len(planes) <= place:
                        planes.append(0)
                    planes[place], carry = planes[place] ^ carry, planes[place] & carry
                    place += 1
            weight >>= 1
            digit += 1
    for plane in reversed(planes):
        if left := mask & ~plane:
            mask = left
    return mask
