"""From a condition to a finding: where it stands, its smallest witness, and what each clause says there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from cardlaw.analysis.encoding import Unknown
from cardlaw.analysis.findings import Finding, Kind, Says, finding_id
from cardlaw.analysis.formulas import FALSE, Lit
from cardlaw.analysis.inquiry import Asked, Inquiry
from cardlaw.analysis.legality import WORDS, Frame, Judged
from cardlaw.analysis.standing import Judge, Standing
from cardlaw.analysis.values import Plain
from cardlaw.analysis.witnesses import Witness
from cardlaw.language import model as m


@dataclass(frozen=True, slots=True)
class Case:
    """A condition on some move of a window."""

    frame: Frame
    moves: tuple[tuple[Judged, Lit], ...]


class Probe:
    """Asks conditions of one model and words the answers as findings; of idle clauses those of `units` alone."""

    def __init__(self, inquiry: Inquiry, units: Collection[str] | None = None) -> None:
        self.inquiry = inquiry
        self.units = units
        self.judge = Judge(inquiry)
        self.formulas = inquiry.formulas

    def tries(self, rule: m.Rule) -> bool:
        """Whether it is asked if the clauses of a rule do anything at all."""
        return self.units is None or rule.unit in self.units

    def on_moves(
        self, kind: Kind, names: Sequence[str], clauses: Sequence[str], message: str, cases: Iterable[Case]
    ) -> Finding | None:
        """A finding about moves: of several windows the first that shows it on the nearest layer counts."""
        best: tuple[int, Standing, Asked] | None = None
        unknown: Unknown | None = None
        for case in cases:
            asked = self.inquiry.asked(case.frame, case.moves)
            if asked.lit == FALSE:
                continue
            standing = self.judge.standing(asked.lit)
            if isinstance(standing, Unknown):
                unknown = standing
            elif standing is not None:
                rank = RANKS.index((standing.layer, standing.status == "open"))
                if best is None or rank < best[0]:
                    best = (rank, standing, asked)
                if rank == 0:
                    break
        if best is None:
            return None if unknown is None else self.unknown(kind, names, clauses, unknown)
        _, standing, asked = best
        witness = self.inquiry.smallest(standing.home, asked)
        if witness is None or isinstance(witness, Unknown):
            return self.unknown(kind, names, clauses, witness or Unknown("no witness"))
        move = next(judged for judged, _ in asked.moves if judged.key == witness.move)
        return self.finding(
            kind,
            names,
            clauses,
            message,
            standing,
            witness,
            self.verdict(move, witness),
            self.says(move, witness),
        )

    def plain(
        self,
        kind: Kind,
        names: Sequence[str],
        clauses: Sequence[str],
        message: str,
        lit: Lit,
        frame: Frame | None = None,
        subject: tuple[m.Type, Plain] | None = None,
        says: Sequence[tuple[str, Says]] = (),
        also: Sequence[Lit] = (),
    ) -> Finding | None:
        """A finding about a situation as a whole, or about what a word means there."""
        if lit == FALSE:
            return None
        standing = self.judge.standing(lit)
        if standing is None:
            return None
        if isinstance(standing, Unknown):
            return self.unknown(kind, names, clauses, standing)
        witness = self.inquiry.smallest([lit, *standing.home], None, frame, subject, also)
        if witness is None or isinstance(witness, Unknown):
            return self.unknown(kind, names, clauses, witness or Unknown("no witness"))
        return self.finding(kind, names, clauses, message, standing, witness, None, tuple(says))

    def finding(
        self,
        kind: Kind,
        names: Sequence[str],
        clauses: Sequence[str],
        message: str,
        standing: Standing,
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
            message,
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
            f"whether there is a finding of the kind `{kind}` here is not known: {why.reason}",
            "text",
        )

    # ---------------------------------------------------------------- what holds in a witness
    def holds(self, lit: Lit, witness: Witness) -> bool:
        return self.formulas.holds(lit, witness.values)

    def verdict(self, move: Judged, witness: Witness) -> str:
        return next(word for word in WORDS if self.holds(move.words[word], witness))

    def says(self, move: Judged, witness: Witness) -> tuple[tuple[str, Says], ...]:
        """What the clauses that speak of a move say in a witness, the overridden ones last."""
        live: list[tuple[str, Says]] = []
        dead: list[tuple[str, Says]] = []
        for say in move.says:
            form = say.held.clause.form
            if form == "wrongly":
                if self.holds(move.wrong[say.held.id], witness):
                    live.append((say.held.id, "wrong"))
            elif self.holds(say.no, witness):
                live.append((say.held.id, "no"))
            elif self.holds(say.yes, witness):
                live.append((say.held.id, "strong yes" if form in ("must", "may-even") else "yes"))
            elif self.holds(say.scope, witness):
                dead.append((say.held.id, "overridden"))
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
