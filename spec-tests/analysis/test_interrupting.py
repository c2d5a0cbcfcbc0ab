"""Ctrl-C while the solver works: it ends the question, and nothing is taken for an answer."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from itertools import combinations

import pytest

from cardlaw.analysis.solver.encoding import Solver
from cardlaw.analysis.solver.formulas import Formulas

HOLES = 12
"""More birds than that in so many holes: told two by two, not as a count, it takes the solver for ever."""


def handler() -> bytes:
    """Where the system goes on Ctrl-C."""
    found = ctypes.create_string_buffer(512)
    assert ctypes.CDLL(None).sigaction(int(signal.SIGINT), None, found) == 0
    return found.raw[: ctypes.sizeof(ctypes.c_void_p)]


@pytest.mark.skipif(sys.platform != "linux", reason="looks at a table of the system")
def test_an_interruption_of_the_solver_is_one_of_the_command():
    of = Formulas()
    inside = [[of.var(("in", bird, hole)) for hole in range(HOLES)] for bird in range(HOLES + 1)]
    facts = [of.any(holes) for holes in inside]
    facts += [~(one[hole] & other[hole]) for one, other in combinations(inside, 2) for hole in range(HOLES)]
    heeded = signal.signal(signal.SIGINT, signal.default_int_handler)
    before, stop = handler(), threading.Event()

    def press() -> None:
        while not stop.is_set():
            if handler() != before:  # the solver listens for itself while it works
                os.kill(os.getpid(), signal.SIGINT)
                return

    pressing = threading.Thread(target=press)
    try:
        solver = Solver(of, facts, units=2**31)
        pressing.start()
        with pytest.raises(KeyboardInterrupt):
            solver.satisfiable([of.var(("also",))])
    finally:
        stop.set()
        pressing.join()
        signal.signal(signal.SIGINT, heeded)
