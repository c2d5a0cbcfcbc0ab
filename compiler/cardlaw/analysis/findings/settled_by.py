"""On which layers a condition can hold, and what settles it: the text, a reading, an assumption, or nothing."""

from __future__ import annotations

from collections.abc import Sequence

from cardlaw.analysis.results.status import Status
from cardlaw.analysis.solver.formulas import Lit
from cardlaw.analysis.symbolic.inquiry import LAYERS, Inquiry
from cardlaw.analysis.symbolic.situations import OPEN
from cardlaw.language import model as m
from cardlaw.language.records import dataclass

Depends = tuple[tuple[str, tuple[int | str, ...]], ...]


@dataclass(frozen=True, slots=True)
class StandsInPlay:
    """Where a condition was judged (`home`: the conditions of that layer) and how it stands in play."""

    status: Status
    layer: m.Layer
    home: tuple[Lit, ...]
    settled: tuple[str, ...]
    depends: Depends


class Judge:
    """Asks of a condition which layers it can hold on."""

    def __init__(self, inquiry: Inquiry) -> None:
        self.inquiry = inquiry
        self.book = inquiry.book
        self.readings = tuple(axis.name for axis in inquiry.model.axes if axis.sort == "reading")
        house = {unit.name for unit in inquiry.model.units if unit.sort in ("pack", "variant")}
        spoken = {rule.layer for rule in inquiry.model.rules if rule.unit not in house}
        self.speaks = {"text": "text" in spoken, "reading": bool(spoken & {"text", "reading"})}
        """Whether what is played has a rule on a layer or before it, house rules aside; else nothing is asked of it."""

    def standing(self, lit: Lit) -> StandsInPlay | None:
        """None if the condition cannot hold on any layer under any choice."""
        ask = self.inquiry.can
        if not self.speaks["reading"]:
            return self._in_play(lit)
        if not ask([lit, self.book.anywhere()]):
            return None
        text, read, play = (
            ask([lit, *self.inquiry.layer(layer)]) if self.speaks.get(layer, True) else False
            for layer in LAYERS
        )
        if text:
            return self._from_text(lit, read, play)
        if read or play:
            layer: m.Layer = "reading" if read else "assumption"
            home = self.inquiry.layer(layer)
            depends = self._options(lit, home)
            if play:
                return StandsInPlay("open", layer, tuple(home), (), (*depends, *self._narrower(lit)))
            return StandsInPlay("assumed", layer, tuple(home), self._assumptions(lit), depends)
        for assumed in (False, True):
            home = self.book.readings(assumed, freed=self.readings)
            if ask([lit, *home]):
                return StandsInPlay("read", "reading", tuple(home), (), self._options(lit, home))
        return None

    def _in_play(self, lit: Lit) -> StandsInPlay | None:
        """How it stands as the rules are played, or else under other readings, where none is printed."""
        for freed in dict.fromkeys(((), self.readings)):
            home = self.book.readings(True, freed=freed)
            if self.inquiry.can([lit, *home]):
                status: Status = "read" if freed else "open"
                depends = self._options(lit, home)
                if not freed:
                    depends = (*depends, *self._narrower(lit))
                return StandsInPlay(status, "assumption", tuple(home), (), depends)
        return None

    def _from_text(self, lit: Lit, read: bool, play: bool) -> StandsInPlay:
        home = self.inquiry.layer("text")
        depends = self._options(lit, home)
        if play:
            return StandsInPlay("open", "text", tuple(home), (), (*depends, *self._narrower(lit)))
        if read:
            return StandsInPlay("assumed", "text", tuple(home), self._assumptions(lit), depends)
        axes = self._axes(lit)
        return StandsInPlay("read", "text", tuple(home), axes, (*depends, *self._arms(lit, axes)))

    def _axes(self, lit: Lit) -> tuple[str, ...]:
        """The readings whose chosen arms settle it: with these open it holds, with fewer it does not."""
        opened = [name for name in self.readings if self._bears(lit, name)]
        for name in list(opened):
            fewer = [other for other in opened if other != name]
            if self.inquiry.certainly([lit, *self.book.readings(False, opened=fewer)]):
                opened = fewer
        return tuple(opened)

    def _bears(self, lit: Lit, axis: str) -> bool:
        """Whether the condition mentions the option or reading at all."""
        of, options = self.inquiry.formulas, self.inquiry.situations.axis(axis).options
        return bool(of.about([lit]) & of.about(options.values()))

    def _arms(self, lit: Lit, axes: Sequence[str]) -> Depends:
        """Of the readings that settle it, the arms under which it would stand."""
        found = []
        for name in axes:
            options = self.inquiry.situations.axis(name).options
            home = self.book.readings(True, freed=[name])
            arms = tuple(
                value
                for value, arm in options.items()
                if value != OPEN
                and isinstance(value, int | str)
                and self.inquiry.certainly([lit, arm, *home])
            )
            if arms:
                found.append((name, arms))
        return tuple(found)

    def _narrower(self, lit: Lit) -> Depends:
        """The readings of which some arm settles what the chosen one leaves open, with the arms that do not."""
        found = []
        for axis in self.inquiry.model.axes:
            if axis.sort == "reading" and self._bears(lit, axis.name):
                options = self.inquiry.situations.axis(axis.name).options
                home = self.book.readings(True, freed=[axis.name])
                values = tuple(
                    arm.value
                    for arm in axis.arms
                    if arm.value == self.inquiry.model.choice(axis.name)
                    or self.inquiry.perhaps([lit, options[arm.value], *home])
                )
                if len(values) < len(axis.arms):
                    found.append((axis.name, values))
        return tuple(found)

    def _options(self, lit: Lit, home: Sequence[Lit]) -> Depends:
        """The options under some values of which only it holds, with those values."""
        found = []
        for axis in self.inquiry.model.axes:
            if axis.sort == "option" and self._bears(lit, axis.name):
                options = self.inquiry.situations.axis(axis.name).options
                values = tuple(
                    arm.value for arm in axis.arms if self.inquiry.certainly([lit, options[arm.value], *home])
                )
                if len(values) < len(axis.arms):
                    found.append((axis.name, values))
        return tuple(found)

    def _assumptions(self, lit: Lit) -> tuple[str, ...]:
        """The assumed rules that settle it: without these it holds, with more of them it does not."""
        names = set(self.inquiry.formulas.unknowns([lit]))
        assumed = [r for r in self.inquiry.model.rules if r.layer == "assumption"]
        gone = [r for r in assumed if any(("kept", c.id) in names for c in r.clauses)]
        home = self.inquiry.layer("assumption")

        def holds(without: Sequence[m.Rule]) -> bool:
            out = {c.id for rule in without for c in rule.clauses}
            kept = [keep for id, keep in self.book.kept.items() if id not in out]
            return self.inquiry.solver.satisfiable([lit, *home, *kept]) is True

        for rule in list(gone):
            fewer = [other for other in gone if other is not rule]
            if holds(fewer):
                gone = fewer
        return tuple(rule.id for rule in gone)
