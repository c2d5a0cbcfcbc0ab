"""Windows: who is asked what, in which order, and what an answer or a refusal does.

A blocking window is asked at once and has to be answered. A standing window waits until a given act is about to
happen; then the window of the newest happening is asked first, and of one happening's windows the first opened.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from cardlaw.engine.clauses.norms import WeighedOption, bits
from cardlaw.engine.expressions.closures import SAME_WAY
from cardlaw.engine.state.layout import Blind
from cardlaw.engine.state.state import Frame, Happening, Offered, RoutineCode, TableState, Window

if TYPE_CHECKING:
    from cardlaw.engine.program.program import Program

DECLINE = WeighedOption(-1, (), "may")
"""The answer that a standing window is not used."""


class Windows:
    """How windows open, are asked and close in a program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.blocking = RoutineCode("window", lambda code: code.steps.append(self._ask_blocking))
        self.polling = RoutineCode("poll", lambda code: code.steps.append(self._ask_standing))

    # ---------------------------------------------------------------- opening
    def open(self, s: TableState, offered: tuple[Offered, ...], until: int | None, dutiful: bool) -> None:
        """A window opens inside whatever is happening; what it makes somebody's duty is owed from now on."""
        causes: tuple[Happening, ...] = ()
        if s.depth:
            causes = tuple([frame.event for frame in reversed(s.frames) if frame.event is not None])
        s.windows_made += 1
        window = Window(s.windows_made, until, causes, offered, causes[0][4] if causes else s.serial)
        s.windows.append(window)
        if dutiful:
            owed = self.program.norms.owed
            for acts, takers, _ in offered:
                for seat in takers:
                    s.duties += [(seat, act, window.id) for act in owed(s, acts, seat, causes)]
        if until is None:
            s.frames.append(Frame(self.blocking, [None, None, window.id]))

    def poll(self, s: TableState, act: int, then: tuple[Any, ...] | None = None) -> None:
        """Ask the windows that stand until this act; `then` it happens, with this doer, arguments and cause."""
        s.frames.append(Frame(self.polling, [None, None, act, then]))

    def close(self, s: TableState, window: Window) -> None:
        """A window is over, and with it what was owed in it."""
        s.windows.remove(window)
        if s.duties:
            s.duties = [duty for duty in s.duties if duty[2] != window.id]

    def close_all(self, s: TableState, but: Collection[int]) -> None:
        """All windows close unasked, except those that stand until one of these acts."""
        s.windows = [window for window in s.windows if window.until in but]
        open_still = {window.id for window in s.windows}
        s.duties = [duty for duty in s.duties if duty[2] in open_still]

    def find(self, s: TableState, id: int) -> Window:
        window = s.windows[-1]
        if window.id == id:
            return window
        for window in s.windows:
            if window.id == id:
                return window
        raise AssertionError(f"window {id} is not open")

    # ---------------------------------------------------------------- asking
    def _ask_blocking(self, s: TableState, f: Frame) -> bool:
        f.pc = 0
        window = self.find(s, f.locals[2])
        if self._ask(s, window):
            return True
        self.close(s, window)
        s.frames.pop()
        return False

    def _ask_standing(self, s: TableState, f: Frame) -> bool:
        f.pc = 0
        act = f.locals[2]
        while True:
            newest: Window | None = None
            for window in s.windows:
                if window.until == act and (newest is None or window.opener > newest.opener):
                    newest = window
            if newest is None:
                s.frames.pop()
                then = f.locals[3]
                if then is not None:
                    self.program.events.happen(s, act, *then)
                return False
            if self._ask(s, newest):
                return True
            self.close(s, newest)

    def _ask(self, s: TableState, window: Window) -> bool:
        """Find the next seat that has something to answer; False if the window has nobody left to ask."""
        while window.part < len(window.offered):
            acts, takers, _ = window.offered[window.part]
            if window.queue is None:
                window.queue = self.in_order(s, window, takers)
            while window.queue:
                seat = window.queue[0]
                if seat in s.seats:
                    options = self.options(s, window, acts, seat)
                    if options:
                        s.pending = ("moves", window.id)
                        s.options = options
                        return True
                    if window.until is None:
                        s.tally("stuck")
                        if s.log is not None:
                            s.log.append(("stuck", seat, acts))
                window.queue = window.queue[1:]
            window.part += 1
            window.queue = None
        return False

    def in_order(self, s: TableState, window: Window, takers: tuple[int, ...]) -> tuple[int, ...]:
        """The seats as they are asked: from the opener's next in the direction of play."""
        if len(takers) < 2:
            return takers
        opener = window.causes[0][1] if window.causes else None
        if opener is None:
            opener = s.turn if s.turn is not None else takers[-1]
        layout = self.program.layout
        step = 1 if s.vars[layout.slot_base["direction"]] == SAME_WAY else -1
        n = layout.players
        return tuple(sorted(takers, key=lambda seat: ((seat - opener) * step - 1) % n))

    def options(
        self,
        s: TableState,
        window: Window,
        acts: tuple[int, ...],
        seat: int,
        named: tuple[int, tuple[Any, ...]] | None = None,
    ) -> list[WeighedOption]:
        """What a seat can answer: lawful moves, moves that break only breakable rules, and declining if it can.

        A `named` move is among them if it can be answered, however many others there are.
        """
        norms = self.program.norms
        found: list[WeighedOption] = []
        weighed, musts = norms.weighed(s, acts, seat, window.causes, named)
        judged = norms.offered(weighed, musts)
        if window.until is None:
            for option in judged:
                if option.verdict == "contradictory":
                    break
            else:
                return judged
        for option in judged:
            verdict = option.verdict
            if verdict != "contradictory":
                found.append(option)
            else:
                s.tally("contradictory move")
                if s.policy == "ask":
                    if (option.act, option.args) not in window.refused:
                        found.append(option)
                elif s.policy == "lenient":
                    found.append(option._replace(verdict="may"))
                elif norms.can_be_tried(option.yes, option.no):
                    found.append(option._replace(verdict="must-not"))
        if found and window.until is not None:
            broken = 0
            for option in found:
                if option.verdict == "must":
                    broken |= option.yes & norms.must
            found.append(DECLINE._replace(no=broken, verdict="must-not") if broken else DECLINE)
        return found

    # ---------------------------------------------------------------- answering
    def answer(self, s: TableState, option: WeighedOption) -> None:
        """The seat that was asked answers."""
        assert s.pending is not None
        window = self.find(s, s.pending[1])
        if option.verdict == "contradictory":
            s.pending = ("allow", window.id, option)
            s.options = None
            return
        s.pending = s.options = None
        self.perform(s, window, option)

    def perform(self, s: TableState, window: Window, option: WeighedOption) -> None:
        """The answer takes effect."""
        assert window.queue
        seat = window.queue[0]
        norms = self.program.norms
        if s.log is not None and option.no:
            s.log.append(("broke", seat, option.act, tuple(norms.held[i].id for i in bits(option.no))))
        if option.act < 0:
            window.queue = window.queue[1:]
            return
        first = window.offered[window.part][2]
        window.queue = () if first else window.queue[1:]
        cause = norms.cause(option.act, window.causes) if window.causes else None
        args = seen(option.args) if norms.hidden[option.act] else option.args
        last = not window.queue and window.part + 1 == len(window.offered)
        if last and window.until is None and not s.duties:
            # nothing is left to ask or owed, so the window need not be looked at again
            s.windows.remove(window)
            s.frames.pop()
        self.program.events.start(s, option.act, seat, args, cause)

    def ruled(self, s: TableState, allowed: bool) -> None:
        """The table says whether a move on which the rules clash may stand."""
        assert s.pending is not None
        _, id, option = s.pending
        option = WeighedOption(*option)
        window = self.find(s, id)
        s.pending = s.options = None
        if allowed:
            self.perform(s, window, option._replace(no=0))
        else:
            window.refused = (*window.refused, (option.act, option.args))

    def openings(self, s: TableState, seat: int, act: int) -> list[tuple[Window, tuple[int, ...]]]:
        """The open windows that offer an act to a seat: the one being asked, and those that still stand."""
        found: list[tuple[Window, tuple[int, ...]]] = []
        asked = s.pending[1] if s.pending is not None and s.pending[0] in ("moves", "allow") else None
        for window in sorted(s.windows, key=lambda w: (w.id != asked, -w.opener, w.id)):
            if window.until is None and window.id != asked:
                continue
            for part in range(window.part, len(window.offered)):
                acts, takers, _ = window.offered[part]
                left = window.queue if part == window.part and window.queue is not None else takers
                if window.until is None and part == window.part and window.queue is not None:
                    left = window.queue[:1]
                if act in acts and seat in left and seat in s.seats:
                    found.append((window, acts))
        return found


def seen(args: tuple[Any, ...]) -> tuple[Any, ...]:
    """Arguments with cards picked unseen as the cards they are."""
    plain = []
    for arg in args:
        if isinstance(arg, Blind):
            arg = int(arg)
        elif isinstance(arg, tuple) and arg and isinstance(arg[0], Blind):
            arg = tuple(sorted(int(card) for card in arg))
        plain.append(arg)
    return tuple(plain)
