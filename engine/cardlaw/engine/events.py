"""Acts happening: guilt, replacements, body, wins, effects, and what is asserted once the outermost is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from cardlaw.engine.closures import Unsettled
from cardlaw.engine.norms import act_names, takes_card
from cardlaw.engine.state import Code, Frame, Happening, State
from cardlaw.engine.terms import Lazy, Run, Term, conjunction, known, local
from cardlaw.language import model as m
from cardlaw.language.core.algebra import fold
from cardlaw.language.core.rulebook import Held, unwaived

if TYPE_CHECKING:
    from cardlaw.engine.program import Program

NOBODY: list[Any] = [None, None]
"""The locals of a clause about no act."""
Guard = tuple[int, int, Run | None, int]
"""An effect about one act (and card): bit, what it kills, scope if not certain, its number."""


class WinTest(NamedTuple):
    """A clause about winning: after which acts it is tested, and for each seat whether it holds."""

    held: Held[m.Wins]
    by: frozenset[int]
    holds: Lazy
    rank: Run | None


class ActCode:
    """An act, compiled: `code` is the whole happening, `inside` only the body, for a replacement that proceeds."""

    __slots__ = (
        "act",
        "card",
        "code",
        "effects",
        "index",
        "inside",
        "native",
        "plain",
        "replacements",
        "straight",
        "wrong",
    )

    def __init__(self, index: int, act: m.Act) -> None:
        self.index = index
        self.act = act
        self.card = takes_card(act)
        self.code = Code(f"act {act.name}")
        self.inside = Code(f"body of {act.name}")
        self.native: Any = None
        self.plain = False
        self.straight = False
        """Nothing is judged or replaced before the body."""
        self.wrong = False
        self.effects = Lazy(lambda card: ())
        self.replacements = Lazy(lambda card: ())


class Events:
    """How acts happen in a program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        book, algebra = program.book, program.algebra
        self.effects: tuple[Held[m.Effect], ...] = tuple(book.all(m.Effect))
        self.codes: list[Code] = [Code(f"effect {held.id}") for held in self.effects]
        self.kills = [0] * len(self.effects)
        for i, one in enumerate(self.effects):
            for j, other in enumerate(self.effects):
                if one.clause.act == other.clause.act and book.overrides(one.rule, other.rule):
                    self.kills[i] |= 1 << j
        self.round_wins, self.game_wins = self._wins("round"), self._wins("game")
        self.round_ends, self.game_ends = self._ends("round"), self._ends("game")
        self.free_wins = [test for test in self.round_wins if not test.by]
        self.axioms: list[tuple[str, Run]] = []
        for held in book.all(m.Axiom):
            algebra.naming(held.id)
            names: dict[str, Term] = {}
            stands = unwaived(book, algebra, held.rule, names)
            holds = algebra.disjunction(
                (algebra.negation(stands), fold(held.clause.condition, algebra, names))
            )
            if not holds.known or not holds.value:
                self.axioms.append((held.id, holds.run))
        self.winner = program.layout.slot_base["winner"]

    def _wins(self, what: m.Span) -> list[WinTest]:
        found = []
        for held in self.program.book.all(m.Wins):
            clause = held.clause
            if clause.what == what:
                names = {clause.subject: local(1, sure=True)}
                algebra = self.program.algebra.naming(held.id)
                rank = fold(clause.ranking[1], algebra, names).run if clause.ranking else None
                acts = frozenset(algebra.acts[name] for name in clause.by)
                found.append(WinTest(held, acts, self._holds(held), rank))
        return [
            one
            for one in found
            if not any(self.program.book.overrides(other.held.rule, one.held.rule) for other in found)
        ]

    def _holds(self, held: Held[m.Wins]) -> Lazy:
        """Whether a seat has won, as a function for each seat."""
        book, algebra = self.program.book, self.program.algebra

        def make(seat: int) -> Run:
            algebra.naming(held.id)
            names = {held.clause.subject: known(seat)}
            stands = unwaived(book, algebra, held.rule, names)
            return conjunction((stands, fold(held.clause.condition, algebra, names))).run

        return Lazy(make)

    def _ends(self, what: m.Span) -> list[tuple[str, Run]]:
        book, algebra = self.program.book, self.program.algebra
        found = []
        for held in book.standing(m.Ends):
            if held.clause.what == what:
                stands = unwaived(book, algebra.naming(held.id), held.rule, {})
                found.append((held.id, conjunction((stands, fold(held.clause.condition, algebra, {}))).run))
        return found

    # ---------------------------------------------------------------- compiling
    def guards(self, act: ActCode, instead: bool) -> Lazy:
        """The effects of an act by the card it is about, in order, with what can override a replacement."""
        mine = [(i, h) for i, h in enumerate(self.effects) if h.clause.act == act.act.name]
        wanted = {i for i, h in mine if h.clause.instead == instead}
        if instead:
            replaced = sum(1 << i for i in wanted)
            wanted |= {i for i, _ in mine if self.kills[i] & replaced} if wanted else set()

        def make(card: int | None) -> tuple[Guard, ...]:
            found = []
            for i, held in mine:
                if i in wanted:
                    scope = self._scope(act, held, card)
                    if not scope.known or scope.value:
                        found.append((1 << i, self.kills[i], None if scope.known else scope.run, i))
            return tuple(found)

        return Lazy(make)

    def _scope(self, act: ActCode, held: Held[m.Effect], card: int | None) -> Term:
        algebra = self.program.algebra.naming(held.id)
        names = act_names(act.act, held.clause.subject, None if card is None else known(card))
        return conjunction(
            (
                fold(held.clause.match, algebra, names),
                unwaived(self.program.book, algebra, held.rule, names),
                fold(held.clause.where, algebra, names),
            )
        )

    # ---------------------------------------------------------------- happening
    def start(
        self, s: State, number: int, subject: int | None, args: tuple[Any, ...], cause: Happening | None
    ) -> None:
        """An act is about to happen: windows that stand until it are asked first."""
        s.events += 1
        if s.windows:
            for window in s.windows:
                if window.until == number:
                    self.program.windows.poll(s, number, (subject, args, cause))
                    return
        self.happen(s, number, subject, args, cause)

    def happen(
        self, s: State, number: int, subject: int | None, args: tuple[Any, ...], cause: Happening | None
    ) -> None:
        """An act happens: at once if it is a plain verb of the kernel, else in a frame of its own."""
        act = self.program.acts[number]
        s.serial += 1
        if act.plain:
            if act.native is not None:
                act.native(s, subject)
                if s.log is not None:
                    s.log.append(("act", number, subject, args, (), s.serial, s.depth))
            return
        self._push(s, act, subject, args, cause)

    def _push(
        self, s: State, act: ActCode, subject: int | None, args: tuple[Any, ...], cause: Happening | None
    ) -> None:
        frames = s.frames
        limits = self.program.limits
        if len(frames) > limits.depth or s.events > limits.events or s.events - s.turn_began > limits.acts:
            if len(frames) > limits.depth:
                self.limit(s, "acts inside acts", act.act.name)
            else:
                self.limit(
                    s, "acts in a round" if s.events > limits.events else "acts in a turn", act.act.name
                )
            return
        locals = [cause, subject, *args]
        if act.code.extra:
            locals += [None] * act.code.extra
        frame = Frame(act.code, locals, (act.index, subject, args, (), s.serial))
        frame.won = s.won
        if act.straight and s.log is None:
            frame.pc = 1
        frames.append(frame)
        s.depth += 1

    def begin(self, act: ActCode) -> Any:
        """The instruction that opens a happening: guilt is judged, and what stands in for the body is found."""
        norms, code = self.program.norms, act.code

        def run(s: State, f: Frame) -> None:
            event = f.event
            assert event is not None
            if act.wrong:
                wrong = norms.wrong(s, act.index, f.locals)
                if wrong:
                    event = f.event = (event[0], event[1], event[2], wrong, event[4])
            if s.log is not None:
                s.log.append(("act", act.index, event[1], event[2], event[3], event[4], s.depth - 1))
            guards = act.replacements[f.locals[2] if act.card else None]
            if guards:
                found = self._live(s, f.locals, guards, 0)
                chain = tuple(i for i in found if self.effects[i].clause.instead)
                if chain:
                    f.killed = 0
                    for i in chain:
                        f.killed |= self.kills[i]
                    f.pc = code.after
                    if s.log is not None:
                        s.log.append(("replaced", tuple(self.effects[i].id for i in chain), s.depth - 1))
                    self.push_effect(s, f, chain[0], chain[1:])

        return run

    def _live(self, s: State, env: list[Any], guards: tuple[Guard, ...], killed: int) -> tuple[int, ...]:
        scope = 0
        for bit, kills, within, _ in guards:
            if within is None or within(s, env):
                scope |= bit
                killed |= kills
        live = scope & ~killed
        return tuple(number for bit, _, _, number in guards if bit & live) if live else ()

    def push_effect(self, s: State, event: Frame, number: int, todo: tuple[int, ...] = ()) -> None:
        """The body of an effect or replacement begins, with the names of the act it is about."""
        code = self.codes[number]
        given = 2 + len(event.event[2]) if event.event is not None else 2
        locals = event.locals[:given]
        if code.extra:
            locals += [None] * code.extra
        frame = Frame(code, locals)
        frame.todo = todo
        s.frames.append(frame)

    def proceed(self, s: State, f: Frame, args: tuple[Any, ...] | None) -> None:
        """What was replaced happens after all: the next replacement inside, or the body."""
        event = next(frame for frame in reversed(s.frames) if frame.event is not None)
        happening = event.event
        assert happening is not None
        if args is not None:
            event.event = (happening[0], happening[1], args, happening[3], happening[4])
            event.locals[2 : 2 + len(args)] = args
        if f.todo:
            self.push_effect(s, event, f.todo[0], f.todo[1:])
            return
        code = self.program.acts[happening[0]].inside
        if s.log is not None:
            done = args if args is not None else happening[2]
            s.log.append(("carried out", happening[0], happening[1], done, s.depth - 1))
        given = 2 + len(happening[2])
        s.frames.append(Frame(code, event.locals[:given] + [None] * code.extra))

    def after(self, act: ActCode) -> Any:
        """The instruction after a body: wins are tested and the effects that follow are collected."""
        program = self.program
        mine = [test for test in self.round_wins if not test.by or act.index in test.by]
        index, card, effects = act.index, act.card, act.effects
        dutiful = act.index in program.norms.dutiful
        follow = self.follow

        def run(s: State, f: Frame) -> None:
            env = f.locals
            if mine and not s.won and s.phase == "turns":
                self.test_wins(s, mine, env[1])
            guards = effects[env[2] if card else None]
            if guards:
                f.todo = self._live(s, env, guards, f.killed)
                if f.todo and s.log is not None:
                    s.log.append(("follows", s.depth - 1))
            if dutiful and s.duties:
                s.duties = [d for d in s.duties if d[0] != env[1] or d[1] != index]
            if not f.todo and not s.won:
                self.close(s, tested=True)
            else:
                follow(s, f)

        return run

    def follow(self, s: State, f: Frame) -> None:
        """The instruction that runs the collected effects one by one, then closes the happening."""
        while f.todo:
            number, f.todo = f.todo[0], f.todo[1:]
            if not s.won or f.won or self.effects[number].rule.even_if_won:
                f.pc = f.code.after + 1
                self.push_effect(s, f, number)
                return
        self.close(s, tested=False)

    def close(self, s: State, tested: bool) -> None:
        """A happening is over; `tested` says that nothing has changed since wins were looked at."""
        s.frames.pop()
        s.depth -= 1
        if s.log is not None:
            s.log.append(("done", s.depth))
        if s.depth == 0:
            self.settle(s, tested)

    # ---------------------------------------------------------------- winning and ending
    def test_wins(self, s: State, tests: list[WinTest], doer: int | None) -> None:
        """See whether somebody has won the round; after a named act only its doer can."""
        for test in tests:
            if test.by:
                if doer is not None and doer in s.seats and test.holds[doer](s, NOBODY):
                    self._won(s, test, [doer])
                    return
                continue
            holds = test.holds
            winners = [seat for seat in s.seats if holds[seat](s, NOBODY)]
            if winners:
                self._won(s, test, winners)
                return

    def _won(self, s: State, test: WinTest, winners: list[int]) -> None:
        s.won = True
        seat = s.vars[self.winner] = self.first_of(s, test, winners)
        if s.log is not None:
            s.log.append(("won", test.held.id, seat, "round"))

    def first_of(self, s: State, test: WinTest, winners: list[int]) -> int:
        """The winner of several: by the clause's ranking, else (a silence) the first from the turn onwards."""
        if test.rank is not None and len(winners) > 1:
            clause = test.held.clause
            assert clause.ranking is not None
            sign = 1 if clause.ranking[0] == "most" else -1
            ranks = {seat: (test.rank(s, [None, seat]) or 0) * sign for seat in winners}
            best = max(ranks.values())
            winners = [seat for seat in winners if ranks[seat] == best]
        if len(winners) > 1:
            if s.policy == "ask":
                ruling = ("winner", None, tuple(winners))
                if ruling not in s.rulings:
                    raise Unsettled(("winner", None), "player", tuple(winners))
                return int(s.rulings.pop(ruling))
            s.tally("several winners")
            if s.log is not None:
                s.log.append(("level", tuple(sorted(winners))))
            start = s.turn or 0
            winners = sorted(winners, key=lambda seat: (seat - start) % self.program.layout.players)
        return winners[0]

    def settle(self, s: State, tested: bool = False) -> None:
        """The outermost act is over: is the round, and do the axioms hold?"""
        if s.phase != "turns":
            return
        if not s.won:
            if self.free_wins and not tested:
                self.test_wins(s, self.free_wins, None)
            if not s.won and not s.ended:
                for id, holds in self.round_ends:
                    if holds(s, [None]):
                        s.ended = True
                        if s.log is not None:
                            s.log.append(("ended", id, "round"))
                        break
        for id, holds in self.axioms:
            if not holds(s, [None]):
                s.tally(f"axiom {id}")
                if s.log is not None:
                    s.log.append(("broken", id))
        if s.won or s.ended or not s.seats or s.outcome is not None:
            self.program.turns.leave(s)

    def limit(self, s: State, what: str, where: str = "") -> None:
        """Play has gone on too long: the game is over without a winner. `where` is the rule or act that did it."""
        s.outcome = "limit"
        s.tally(f"limit: {what}" + (f", at `{where}`" if where else ""))
        if s.log is not None:
            s.log.append(("limit", what, where))
        self.program.turns.stop(s)
