"""What there is to play: every shipped edition, each of its options and readings in turn, and packs at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from cardlaw.language import model as m
from cardlaw.language.core.rulebook import Rulebook
from cardlaw.language.loading import Library

MOST_PACKS = 4
MOST_SEATS = 5


@dataclass(frozen=True, slots=True)
class Variant:
    """Something to play, by the reference that names it."""

    name: str
    model: m.Model


class Variety:
    """The shipped rules, compiled once."""

    def __init__(self) -> None:
        self.library = Library()
        self.editions: list[Variant] = []
        for entry in self.library.of_sort("edition", "variant"):
            model = self.library.compile(entry.name).model
            if model is not None:
                self.editions.append(Variant(entry.name, model))
        self.packs: dict[str, list[str]] = {}
        for entry in self.library.of_sort("pack"):
            file, _ = self.library.parsed(entry.path, entry.shown)
            if file is not None:
                self.packs.setdefault(file.head.vocabulary.text, []).append(entry.name)  # type: ignore[union-attr]
        self.refused: list[str] = []
        """What does not compile: packs that clash, arms that are no more than findings."""

    def single(self) -> Iterator[Variant]:
        """Every edition as it stands, and with every other value of each option and reading."""
        for edition in self.editions:
            yield edition
            for axis in edition.model.axes:
                values = [arm.value for arm in axis.arms]
                if len(values) > 6 and all(isinstance(value, int) for value in values):
                    values = [values[0], values[len(values) // 2], values[-1]]
                for value in values:
                    if value != edition.model.choice(axis.name):
                        yield from self._found(f"{edition.name}[{axis.name}={value}]")

    def with_each_pack(self) -> Iterator[Variant]:
        for edition in self.editions:
            for pack in self.packs.get(edition.model.vocabulary, ()):
                yield from self._found(f"{edition.name} with {pack}")

    def mixed(self, chance: Random) -> Iterator[Variant]:
        """An edition with some packs and some other choices, if they go together."""
        edition = chance.choice(self.editions)
        packs = self.packs.get(edition.model.vocabulary, [])
        some = sorted(chance.sample(packs, min(len(packs), chance.randint(0, MOST_PACKS))))
        name = edition.name + (f" with {', '.join(some)}" if some else "")
        for base in self._found(name):
            others = {
                axis.name: chance.choice(axis.arms).value for axis in base.model.axes if chance.random() < 0.2
            }
            shown = ", ".join(f"{axis}={value}" for axis, value in others.items())
            yield from self._found(f"{name}[{shown}]" if shown else name)

    def _found(self, name: str) -> Iterator[Variant]:
        model = self.library.compile(name).model
        if model is None:
            self.refused.append(name)
        else:
            yield Variant(name, model)


def seats(model: m.Model) -> tuple[int, ...]:
    """The numbers of players that are tried, of those that a variant allows."""
    said = Rulebook(model).standing(m.Seats)
    least, most = (said[-1].clause.least, said[-1].clause.most) if said else (2, 10)
    return tuple(number for number in range(least, most + 1) if number <= MOST_SEATS or number == most)
