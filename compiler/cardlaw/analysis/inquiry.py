"""All questions about one model: its formulas, windows and solver, built once and asked many times."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import cached_property

from cardlaw.analysis.encoding import Fewest, Lexical, Preference, Solver, Unknown
from cardlaw.analysis.formulas import Formulas, Lit
from cardlaw.analysis.lawbook import Lawbook
from cardlaw.analysis.legality import Frame, Judged
from cardlaw.analysis.situations import OPEN, Situations
from cardlaw.analysis.symbolic import Symbolic
from cardlaw.analysis.values import Choice, Linear, Plain
from cardlaw.analysis.windows import Windows
from cardlaw.analysis.witnesses import Witness, read
from cardlaw.language import model as m

LAYERS: tuple[m.Layer, ...] = ("text", "reading", "assumption")


class Inquiry:
    """One model, ready to be asked about."""

    def __init__(self, model: m.Model) -> None:
        self.model = model
        self.formulas = Formulas()
        self.situations = Situations(model, self.formulas)
        self.book = Lawbook(self.situations)
        self.algebra = Symbolic(self.situations, self.book)
        self.frames = [Frame(self.algebra, window) for window in Windows(model).all]
        self.algebra.answered = None
        self.axioms = [
            self.formulas.implies(
                self.situations.in_pack(held.rule), self.algebra.condition(held.clause.condition, {})
            )
            for held in self.book.all(m.Axiom)
        ]
        for axis in model.axes:
            self.situations.axis(axis.name)

    @cached_property
    def solver(self) -> Solver:
        """The solver, told all facts; whatever is asked must have been built before."""
        return Solver(self.formulas, [*self.situations.facts(), *self.axioms, *self.no_circles()])

    def no_circles(self) -> list[Lit]:
        """No reading is looked at in which a word is defined by itself; such an arm does not play."""
        return [
            self.formulas.all(self.book.rule_in_force(self.book.rules[rule]) for rule in circle) ^ 1
            for circle in sorted(self.algebra.circles, key=sorted)
        ]

    # ---------------------------------------------------------------- layers
    def layer(self, layer: m.Layer, freed: Iterable[str] = ()) -> list[Lit]:
        """The conditions of a layer; some readings may be set free of their chosen arms."""
        if layer == "text":
            return self.book.text()
        return self.book.readings(layer == "assumption", frozenset(freed))

    # ---------------------------------------------------------------- asking
    def can(self, lits: Sequence[Lit]) -> bool | Unknown:
        """Whether the formulas can hold together, no clause being taken out."""
        return self.solver.satisfiable([*lits, *self.book.without_trials()])

    def asked(self, frame: Frame, wanted: Iterable[tuple[Judged, Lit]]) -> tuple[Lit, dict[Lit, Judged]]:
        """That some move of a window fulfils a condition, with an unknown that says which."""
        of = self.formulas
        picked: dict[Lit, Judged] = {}
        parts: list[Lit] = []
        for move, lit in wanted:
            whole = of.both(move.there, lit)
            if whole != 1:
                pick = of.var(("asked", frame.window.id, move.key))
                picked[pick] = move
                parts.append(of.both(pick, whole))
        return of.all((frame.facts, of.any(parts))), picked

    def smallest(
        self,
        lits: Sequence[Lit],
        frame: Frame | None = None,
        picked: dict[Lit, Judged] | None = None,
        subject: tuple[m.Type, Plain] | None = None,
    ) -> Witness | Unknown | None:
        """The first situation in which the formulas hold: fewest deviations, players, cards; then by value."""
        picks = tuple(picked or ())
        once = [self.formulas.one_at_most(picks)] if len(picks) > 1 else []
        asked = [*lits, *once, *self.book.without_trials()]
        names = self._shown(lits)
        found = self.solver.smallest(asked, self._order(names, picks), [])
        if found is None or isinstance(found, Unknown):
            return found
        opaque = [
            reason for lit, reason in self.situations.opaque.items() if self.formulas.name(lit) in found
        ]
        if opaque:
            return Unknown(f"it hangs on {opaque[0]}")
        move = next((m_ for pick, m_ in (picked or {}).items() if found[self.formulas.name(pick)]), None)
        window = frame.window if frame else None
        return read(self.situations, found, window, move.key if move else None, subject)

    def _shown(self, lits: Sequence[Lit]) -> set[Hashable]:
        """The unknowns a question depends on, and those that axioms tie to them."""
        names = set(self.formulas.unknowns(lits))
        tied = [set(self.formulas.unknowns([axiom])) for axiom in self.axioms]
        while more := [group for group in tied if group & names and not group <= names]:
            names.update(*more)
        return names

    def _order(self, names: set[Hashable], picks: tuple[Lit, ...]) -> list[Preference]:
        """What makes a situation small and plain, in this order."""
        var, here = self.formulas.var, self.situations
        families = {name[0] for name in names if isinstance(name, tuple)}
        order: list[Preference] = []
        moved = [
            (1, lit)
            for axis in self.model.axes
            for value, lit in here.axis(axis.name).options.items()
            if value not in (OPEN, self.model.choice(axis.name))
        ]
        order.append(Fewest(tuple(moved)))
        order.append(Lexical(tuple(here.players.options.values()) if len(here.players.options) > 1 else ()))
        places = [place for place in here.copies if any(_of(name, "cards", place) for name in names)]
        cards = [lit for place in places for lits in here.copies[place].values() for lit in lits]
        order.append(Fewest(tuple((1, lit) for lit in cards)))
        special: list[tuple[int, Lit]] = []
        usual: list[Lit] = []
        for (place, end), choice in here.ends.items():
            if ("end", place, end) in families:
                usual += choice.options.values()
        for (state, key), value in here.values.items():
            kept = here.states[state]
            if isinstance(value, Linear):
                digits = [lit for _, lit in reversed(value.terms) if self.formulas.name(lit) in names]
                usual += [lit ^ 1 for lit in digits]
                special += [(1, lit) for lit in digits]
            elif isinstance(value, Choice) and ("state", state, key) in families:
                usual += value.options.values()
                if kept.lasts == "turn" or kept.starts is not None:
                    special += [(1, lit) for v, lit in value.options.items() if v != kept.starts]
        for name in sorted((n for n in names if _family(n) in ("owes", "wrong")), key=repr):
            special.append((1, var(name)))
        order.append(Fewest(tuple(special)))
        for name, (lits, _) in here.groups.items():
            if name in families and isinstance(name, tuple) and name[0] in ("given", "seat"):
                usual += lits
        for name, (lits, _) in here.groups.items():
            if isinstance(name, tuple) and name[0] == "axis":
                usual += lits
        order.append(Lexical((*usual, *picks, *cards)))
        order.append(Lexical(tuple(lit ^ 1 for _, lit in special)))
        return order


def _family(name: Hashable) -> object:
    return name[0] if isinstance(name, tuple) else None


def _of(name: Hashable, family: str, place: object) -> bool:
    return isinstance(name, tuple) and name[0] == family and name[1] == place
