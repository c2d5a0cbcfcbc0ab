"""One of several editions that are compared: every move of every window with its word, its clause and the condition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from cardlaw.analysis.solver.formulas import FALSE, Knowing, Lit, Name
from cardlaw.analysis.symbolic.inquiry import Inquiry
from cardlaw.analysis.symbolic.verdicts import WORDS, Judged, WindowFrame
from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import Message

Offered = tuple[Message, str]
"""An act, and the moment at which it is offered."""


@dataclass(frozen=True, slots=True)
class WordOnMove:
    """A word on a move and the first clause it rests on, with the condition for both."""

    word: str
    clause: str | None
    lit: Lit


@dataclass(frozen=True, slots=True)
class SideWeighed:
    """A move as one edition judges it in play."""

    frame: WindowFrame
    move: Judged
    there: Lit
    cells: tuple[WordOnMove, ...]
    guilt: tuple[WordOnMove, ...]


class Side:
    """One edition among others: its formulas with its choices folded in.

    With `others` in their place, what does not hang on those is taken over from the `base`.
    """

    def __init__(
        self, inquiry: Inquiry, others: Mapping[str, int | str] | None = None, base: Side | None = None
    ) -> None:
        self.inquiry = inquiry
        self.model = inquiry.model
        self.others, self.base = others or {}, base
        self.choices = {**dict(self.model.choices), **self.others}
        self.formulas = inquiry.formulas
        self.known = self._known()
        own = {n: holds for n, holds in self.known.items() if base is None or base.known[n] != holds}
        self._knowing: Knowing = Knowing(self.formulas, own, None if base is None else base._knowing)
        self._judged: dict[Judged, tuple[list[Lit], SideWeighed]] = {}
        """By the identity of a move what was folded of it, and what came of that."""

    def _known(self) -> dict[Name, bool]:
        of, book = self.formulas, self.inquiry.book
        known: dict[Name, bool] = {of.name(lit): True for lit in book.without_trials()}
        known["assumed",] = True
        return {**known, **dict(self._decided())}

    def _decided(self) -> Iterator[tuple[Name, bool]]:
        """Which arm each option and reading has."""
        here = self.inquiry.situations
        for axis in self.model.axes:
            for value in here.axis(axis.name).options:
                yield (here.axis_named(axis.name), value), value == self.choices[axis.name]

    @cached_property
    def bearing(self) -> dict[Judged, frozenset[str]]:
        """The options and readings that each move hangs on."""
        of, found = self.formulas, dict[Judged, frozenset[str]]()
        axes = {
            axis.name: of.about(self.inquiry.situations.axis(axis.name).options.values())
            for axis in self.model.axes
        }
        for frame in self.inquiry.frames:
            for move in frame.moves:
                about = of.about((frame.facts, move.there, *move.words.values(), *move.wrong.values()))
                found[move] = frozenset(name for name, options in axes.items() if options & about)
        return found

    def under(self, others: Mapping[str, int | str]) -> Side:
        """The side under other choices; itself if they do not bear on what may be done, or cannot be played."""
        if not any(axes & others.keys() for axes in self.bearing.values()):
            return self
        side = Side(self.inquiry, others, self)
        return self if FALSE in side.folded(self.inquiry.no_circles()) else side

    @cached_property
    def tables(self) -> list[Lit]:
        """What holds at every table under the choices."""
        return self.folded(self.inquiry.axioms)

    def weighs(self, weighed: SideWeighed) -> bool:
        """Whether this side judges a move just so."""
        own = self.every.get(weighed.move)
        if own is weighed:
            return True
        return own is not None and (own.there, own.cells, own.guilt) == (
            weighed.there,
            weighed.cells,
            weighed.guilt,
        )

    @cached_property
    def every(self) -> dict[Judged, SideWeighed]:
        """How this side judges each move that it offers."""
        return {weighed.move: weighed for moves in self.offered.values() for weighed in moves}

    def folded(self, lits: Sequence[Lit]) -> list[Lit]:
        return self._knowing.folded(lits)

    @cached_property
    def offered(self) -> dict[Offered, list[SideWeighed]]:
        """The moves of each act, by the moment it is offered at; the first window in force counts."""
        found: dict[Offered, list[SideWeighed]] = {}
        for frame in self.inquiry.frames:
            (facts,) = self.folded([frame.facts])
            if facts == FALSE:
                continue
            taken = {key for key in found if key[0] == frame.window.when}
            for move in frame.moves:
                key = (frame.window.when, move.act.name)
                if key not in taken:
                    found.setdefault(key, []).append(self._weighed(frame, facts, move))
        return found

    def _weighed(self, frame: WindowFrame, facts: Lit, move: Judged) -> SideWeighed:
        if self.base is not None and not self.base.bearing[move] & self.others.keys():
            kept = self.base.every.get(move)
            if kept is not None:
                return kept
        says = [lit for say in move.says for lit in (say.yes, say.no)]
        folded = [
            facts,
            *self.folded([move.there, *(move.words[word] for word in WORDS), *says, *move.wrong.values()]),
        ]
        if self.base is not None:
            before, kept = self.base._judged.get(move, (None, None))
            if before == folded and kept is not None:
                return kept
        self._judged[move] = folded, self._made(frame, move, folded)
        return self._judged[move][1]

    def _made(self, frame: WindowFrame, move: Judged, folded: Sequence[Lit]) -> SideWeighed:
        of = self.formulas
        rest = iter(folded)
        facts, there = next(rest), next(rest)
        words = {word: next(rest) for word in WORDS}
        says = [(say, next(rest), next(rest)) for say in move.says]
        wrong = list(rest)
        cells: list[WordOnMove] = []
        for word, holds in words.items():
            before: list[Lit] = []
            for say, yes, no in says if word != "silent" else ():
                if word == "must" and say.held.clause.form != "must":
                    continue
                live = no if word == "must-not" else yes
                if live != FALSE and holds != FALSE:
                    cells.append(WordOnMove(word, say.held.id, of.all((holds, live, *(~b for b in before)))))
                    before.append(live)
            if word == "silent" and holds != FALSE:
                cells.append(WordOnMove(word, None, holds))
        guilt: list[WordOnMove] = []
        for place, (clause, lit) in enumerate(zip(move.wrong, wrong, strict=True)):
            if lit != FALSE:
                guilt.append(WordOnMove("wrong", clause, of.all((lit, *(~w for w in wrong[:place])))))
        guilt.append(WordOnMove("not wrong", None, ~of.any(wrong)))
        return SideWeighed(
            frame, move, of.both(facts, there), tuple(c for c in cells if c.lit != FALSE), tuple(guilt)
        )
