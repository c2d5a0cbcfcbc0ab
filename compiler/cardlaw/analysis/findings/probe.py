"""From a condition to a finding: where it stands, its smallest witness, and what each clause says there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations, product

from cardlaw.analysis.findings.settled_by import Judge, StandsInPlay
from cardlaw.analysis.results.finding import Finding, Says, finding_id
from cardlaw.analysis.solver.encoding import Unknown
from cardlaw.analysis.solver.formulas import FALSE, Lit
from cardlaw.analysis.solver.values import Plain
from cardlaw.analysis.symbolic.inquiry import Inquiry, MoveCondition
from cardlaw.analysis.symbolic.observations import Observables
from cardlaw.analysis.symbolic.verdicts import WORDS, Judged, WindowFrame
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import Message, SpokenSaid
from cardlaw.wording.catalogue import Kind
from cardlaw.wording.messages import message
from cardlaw.wording.reasons import say


@dataclass(frozen=True, slots=True)
class MoveCase:
    """A condition on some move of a window."""

    frame: WindowFrame
    moves: tuple[tuple[Judged, Lit], ...]


class Probe:
    """Asks conditions of one model and words the answers as findings; of idle clauses those of `units` alone."""

    def __init__(self, inquiry: Inquiry, units: Collection[str] | None = None) -> None:
        self.inquiry = inquiry
        self.units = units
        self.judge = Judge(inquiry)
        self.formulas = inquiry.formulas
        self.look = Observables(inquiry)

    def tries(self, rule: m.Rule) -> bool:
        """Whether it is asked if the clauses of a rule do anything at all."""
        return self.units is None or rule.unit in self.units

    def on_moves(
        self,
        kind: Kind,
        names: Sequence[str],
        clauses: Sequence[str],
        said: Message,
        cases: Iterable[MoveCase],
    ) -> Finding | None:
        """A finding about moves: of several windows the first that shows it on the nearest layer counts."""
        best: tuple[int, StandsInPlay, MoveCondition] | None = None
        unknown: Unknown | None = None
        tried: set[Lit] = {FALSE}
        for case in cases:
            asked = self.inquiry.asked(case.frame, case.moves)
            if asked.lit in tried:
                continue
            tried.add(asked.lit)
            try:
                standing = self.judge.standing(asked.lit)
            except Unknown as why:
                unknown = why
                continue
            if standing is not None:
                rank = RANKS.index((standing.layer, standing.status == "open"))
                if best is None or rank < best[0]:
                    best = (rank, standing, asked)
                if rank == 0:
                    break
        if best is None:
            return None if unknown is None else self.unknown(kind, names, clauses, unknown)
        _, standing, asked = best
        try:
            witness = _there(self.inquiry.smallest(standing.home, asked))
        except Unknown as why:
            return self.unknown(kind, names, clauses, why)
        witness = self._telling(kind, standing, asked, witness)
        move = next(judged for judged, _ in asked.moves if judged.stands_for(witness.move))
        return self.finding(
            kind,
            names,
            clauses,
            said,
            standing,
            witness,
            self.verdict(move, witness),
            self.says(move, witness),
        )

    def _telling(self, kind: Kind, standing: StandsInPlay, asked: MoveCondition, witness: Witness) -> Witness:
        """Of witnesses as small as this one, one at which the readings that settle it make a difference.

        Readings are read otherwise one by one; only where none alone can make a difference, several together.
        """
        axes = {axis.name: axis for axis in self.inquiry.model.axes}
        taken_now = {name: self.inquiry.model.choice(name) for name in standing.settled if name in axes}
        names = list(taken_now)
        home = self.inquiry.book.readings(True)
        chosen = self.look.choosing(taken_now, home)
        for number in range(1, len(names) + 1):
            others = [
                self.look.choosing({**taken_now, **dict(taken)}, home)
                for some in combinations(names, number)
                for taken in product(
                    *([(n, arm.value) for arm in axes[n].arms if arm.value != taken_now[n]] for n in some)
                )
            ]
            found = []
            for move, lit in asked.moves:
                seen = self.look.of_move(asked.frame, move, kind != "contradiction")
                apart = self.formulas.any(self.look.apart(seen, chosen, other) for other in others)
                if move.stands_for(witness.move) and self._shows(apart, witness):
                    return witness
                found.append((move, self.formulas.both(lit, apart)))
            better = self.inquiry.smallest(standing.home, self.inquiry.asked(asked.frame, found))
            if isinstance(better, Witness) and (better.players, better.size) == (
                witness.players,
                witness.size,
            ):
                return better
        return witness

    def plain(
        self,
        kind: Kind,
        names: Sequence[str],
        clauses: Sequence[str],
        said: Message,
        lit: Lit,
        frame: WindowFrame | None = None,
        subject: tuple[m.Type, Plain] | None = None,
        says: Sequence[tuple[str, Says]] = (),
        also: Sequence[Lit] = (),
    ) -> Finding | None:
        """A finding about a situation as a whole, or about what a word means there."""
        if lit == FALSE:
            return None
        try:
            standing = self.judge.standing(lit)
            if standing is None:
                return None
            witness = _there(self.inquiry.smallest([lit, *standing.home], None, frame, subject, also))
        except Unknown as why:
            return self.unknown(kind, names, clauses, why)
        return self.finding(kind, names, clauses, said, standing, witness, None, tuple(says))

    def finding(
        self,
        kind: Kind,
        names: Sequence[str],
        clauses: Sequence[str],
        said: Message,
        standing: StandsInPlay,
        witness: Witness,
        verdict: str | None,
        says: tuple[tuple[str, Says], ...],
    ) -> Finding:
        depends = standing.depends
        if standing.layer != "text":
            chosen = dict(self.inquiry.model.choices)
            moved = tuple((axis, (value,)) for axis, value in witness.choices if chosen[axis] != value)
            depends = (*depends, *(m for m in moved if m[0] not in dict(depends)))
        return Finding(
            finding_id(kind, *names),
            kind,
            standing.status,
            tuple(clauses),
            said,
            standing.layer,
            says,
            ((standing.layer, verdict),) if verdict else (),
            witness,
            standing.settled,
            depends,
        )

    def unknown(self, kind: Kind, names: Sequence[str], clauses: Sequence[str], why: Unknown) -> Finding:
        """The solver gave up: said so, with the clauses concerned."""
        return Finding(
            finding_id("unknown", kind, *names),
            "unknown",
            "open",
            tuple(clauses),
            message("found-unknown", kind=message(f"kind-{kind}"), why=SpokenSaid(why.reason)),
            "text",
        )

    # ---------------------------------------------------------------- what holds in a witness
    def holds(self, lit: Lit, witness: Witness) -> bool:
        return self.formulas.holds(lit, witness.values)

    def _shows(self, lit: Lit, witness: Witness) -> bool:
        """Whether a condition holds in a witness, whatever it leaves open."""
        told = all(name in witness.values for name in self.formulas.unknowns([lit]))
        return told and self.holds(lit, witness)

    def verdict(self, move: Judged, witness: Witness) -> str:
        return next(word for word in WORDS if self.holds(move.words[word], witness))

    def says(self, move: Judged, witness: Witness) -> tuple[tuple[str, Says], ...]:
        """What the clauses that speak of a move say in a witness, the overridden ones last."""
        live: list[tuple[str, Says]] = []
        dead: list[tuple[str, Says]] = []
        for norm in move.says:
            form = norm.held.clause.form
            if form == "wrongly":
                if self.holds(move.wrong[norm.held.id], witness):
                    live.append((norm.held.id, "wrong"))
            elif self.holds(norm.no, witness):
                live.append((norm.held.id, "no"))
            elif self.holds(norm.yes, witness):
                live.append((norm.held.id, "strong yes" if form in ("must", "may-even") else "yes"))
            elif self.holds(norm.scope, witness):
                dead.append((norm.held.id, "overridden"))
        return (*live, *dead)


RANKS = [
    ("text", True),
    ("text", False),
    ("reading", True),
    ("assumption", True),
    ("reading", False),
    ("assumption", False),
]
"""Which of several occurrences is told: the nearest to the text, open before settled."""


def _there(witness: Witness | None) -> Witness:
    """The witness of what can be; that there is none then is not to be taken for no."""
    if witness is None:
        raise Unknown(say("no-situation"))
    return witness
