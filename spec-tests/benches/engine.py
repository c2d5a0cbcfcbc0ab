"""How many decisions a second the interpreter and the fast engine play, beside hand-written peers in the same run.

The peers are RLCard's game of the same family with four random agents (through its environment as advertised, and its
bare game object), OpenSpiel's crazy eights with random bots in C++, and a simple round hand-coded in C. They are
installed into folders of their own, only here.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bench import Figure
from cardlaw.engine import Table
from cardlaw.engine.limits import Limits
from cardlaw.fast import keeping
from cardlaw.fast.host import Hall, Room
from cardlaw.fast.many import Tables
from cardlaw.fast.writer import Writer
from cardlaw.language.loading import load
from cardlaw.players.base import Dice
from cardlaw.players.random_player import RandomPlayer
from cardlaw.players.strategic import thinking
from fast.hosts import CHROMIUM, in_chromium, in_node, room_for
from fast.same import ONE_ROUND, SHARES

TITLE = "The engine"
EDITIONS = ("nb-108", "it-56", "sv-112", "pub")
FOLDER = Path(__file__).parents[2] / ".venv" / "peers"
SECONDS = 4.0
COPIES = 20_000
MOST_MS = 300
MOST_FAST, MOST_STEPS, TWICE = 17_000_000, 3_000_000, 1.9
TABLES = 1_024
SHORT, TRIALS = 150, 400

PEER = """
import json, random, time
import rlcard
from rlcard.agents import RandomAgent
env = rlcard.make('uno', config={'seed': 1, 'game_num_players': 4})
env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(4)])
def advertised(seconds):
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        trajectories, _ = env.run(is_training=False)
        done += sum(len(t) // 2 for t in trajectories)
    return done / (time.process_time() - start)
def bare(seconds):
    game, done, start = env.game, 0, time.process_time()
    while time.process_time() - start < seconds:
        game.init_game()
        while not game.is_over():
            game.step(random.choice(game.get_legal_actions()))
            done += 1
    return done / (time.process_time() - start)
print(json.dumps([max(advertised(SECONDS) for _ in range(3)), max(bare(SECONDS) for _ in range(3))]))
"""

SPIEL = """
import time
import pyspiel
game = pyspiel.load_game('crazy_eights', {'players': 4})
bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]
best, seed = 0.0, 0
for _ in range(4):
    done, spent = 0, 0.0
    while spent < 1:
        start = time.process_time()
        state = game.new_initial_state()
        seed += 1
        pyspiel.evaluate_bots(state, bots, seed)
        spent += time.process_time() - start
        done += sum(1 for move in state.full_history() if move.player >= 0)
    best = max(best, done / spent)
print(best)
"""


def figures() -> Iterator[Figure]:
    peer = _peer()
    advertised = peer[0] if peer else None
    for name in EDITIONS:
        rate = max(_decisions(name) for _ in range(3))
        promised = name == "nb-108" and advertised is not None
        yield Figure(
            f"`{name}`, four random players, all windows",
            f"{rate:,.0f} decisions/s",
            "≥ the peer as advertised" if promised else "",
            rate >= advertised if promised and advertised is not None else None,
        )
    yield from _fast()
    if peer:
        yield Figure("RLCard 1.2, `env.run`, four random agents", f"{peer[0]:,.0f} decisions/s")
        yield Figure("RLCard 1.2, bare game object", f"{peer[1]:,.0f} decisions/s")
    else:
        yield Figure("RLCard", "could not be installed")
    spiel = _spiel()
    told = "could not be installed" if spiel is None else f"{spiel:,.0f} decisions/s"
    yield Figure("OpenSpiel crazy eights, four random bots in C++", told)
    by_hand = _by_hand()
    told = "no C compiler here" if by_hand is None else f"{by_hand:,.0f} decisions/s"
    yield Figure("a simple round hand-coded in C, `gcc -O3`", told)
    rate = max(_copies() for _ in range(3))
    yield Figure(
        "copies of a table in the middle of a round", f"{rate:,.0f} /s", "≥ 20,000 /s", rate >= COPIES
    )


def _decisions(name: str) -> float:
    model = load(name)
    limits = Limits(rounds=1)
    done, seed, start = 0, 0, time.process_time()
    while time.process_time() - start < SECONDS:
        table = Table(model, 4, seed, limits=limits, record=False)
        players = [RandomPlayer(Dice(seed, seat)) for seat in range(-1, 4)]
        while (glance := table.glance()) is not None:
            seat = -1 if glance.player is None else glance.player
            table.choose(players[seat + 1].answer(table, seat))
            done += 1
        seed += 1
    return done / (time.process_time() - start)


def _fast() -> Iterator[Figure]:
    """The fast engine: rounds in one module, tables answered from outside, and the same bytes in other hosts."""
    alone = 0.0
    for name in EDITIONS:
        room = room_for(load(name))
        rate = max(_by_modules(room) for _ in range(5))
        promised = name == "nb-108"
        alone = rate if promised else alone
        yield Figure(
            f"`{name}`, the same by the fast engine, one core",
            f"{rate:,.0f} decisions/s",
            f"≥ {MOST_FAST:,}" if promised else "",
            rate >= MOST_FAST if promised else None,
        )
    clock, spent = _together()
    busy = _busy()
    yield Figure(
        "`nb-108`, two threads against one, by the clock",
        f"{clock:.2f} ×{busy}",
        f"≥ {TWICE} ×",
        True if clock >= TWICE else None if busy else False,
    )
    yield Figure("the same by what each thread takes of a processor", f"{spent:.2f} ×")
    model = load("nb-108")
    hall = Hall(Writer(model, 4, ONE_ROUND, step=True))
    room = hall.room(SHARES, False, ("strategic",), thinking(model))
    rate = max(_by_modules(room) for _ in range(3))
    yield Figure("`nb-108`, four strategic players by the fast engine", f"{rate:,.0f} decisions/s")
    rate = max(_by_steps(hall) for _ in range(3))
    yield Figure(
        f"`nb-108`, step form, {TABLES:,} tables with observations",
        f"{rate:,.0f} decisions/s",
        f"≥ {MOST_STEPS:,}",
        rate >= MOST_STEPS,
    )
    assert hall.writer.parts is not None
    size = hall.writer.parts.size / 1024
    yield Figure("`nb-108`, memory of a table", f"{size:.0f} KB", "≤ 64 KB", size <= 64)
    others = [("Node", in_node)] if shutil.which("node") else []
    others += [("Chromium", in_chromium)] if CHROMIUM else []
    room = room_for(model)
    for where, play in others:
        rate = max(play(room, 500, 0, 20)[1] for _ in range(2))
        least, busy = where == "Chromium", _busy()
        yield Figure(
            f"`nb-108`, the same bytes in {where}, by the clock",
            f"{rate:,.0f} decisions/s{busy}",
            "≥ 0.6 × wasmtime" if least else "",
            None if not least else True if rate >= 0.6 * alone else None if busy else False,
        )
    written = min(_written("nb-108", make) for make in (keeping.written,) * 3)
    yield Figure(
        "`nb-108`, model to running module",
        f"{1000 * written:.0f} ms",
        f"≤ {MOST_MS} ms",
        1000 * written <= MOST_MS,
    )
    found = min(_written("nb-108", make) for make in (keeping.kept,) * 4)
    yield Figure("the same where the module was kept", f"{1000 * found:.0f} ms")


def _busy() -> str:
    """What other programs do to times by the clock, if they do much: then a figure can keep a promise, not break it."""
    load_, cores = os.getloadavg()[0], os.cpu_count() or 1
    return f" (load {load_:.0f} on {cores} cores)" if load_ > 0.7 * cores else ""


def _by_modules(room: Room) -> float:
    done, seed, start = 0, 0, time.thread_time()
    while time.thread_time() - start < SECONDS / 4:
        done += sum(room.play(seed, 500)[:: room.hall.words])
        seed += 500
    return done / (time.thread_time() - start)


def _together() -> tuple[float, float]:
    """How much more two threads play than one: by the clock, and by their time on processors.

    Both are the best of many short runs, so that other programs disturb few of them.
    """
    room = room_for(load("nb-108"))
    rooms = [room, room.hall.room(SHARES)]
    best = dict.fromkeys(("one", "one spent", "two", "two spent"), float("inf"))

    def spent(each: Room) -> float:
        start = time.thread_time()
        each.play(0, SHORT)
        return time.thread_time() - start

    with ThreadPoolExecutor(2) as pool:
        for _ in range(TRIALS):
            start = time.perf_counter()
            alone = spent(room)
            middle = time.perf_counter()
            both = list(pool.map(spent, rooms))
            told = (middle - start, alone, time.perf_counter() - middle, max(both))
            best = {name: min(least, now) for (name, least), now in zip(best.items(), told, strict=True)}
    return 2 * best["one"] / best["two"], 2 * best["one spent"] / best["two spent"]


def _by_steps(hall: Hall) -> float:
    """Only the steps are timed, not who answers."""
    tables = Tables(load("nb-108"), TABLES, 4, limits=ONE_ROUND, hall=hall)
    done, spent = 0, 0.0
    for step in range(120):
        answers = tables.decide()
        answered = TABLES - list(answers).count(-1)
        start = time.process_time()
        tables.advance(answers)
        if step >= 20:
            spent += time.process_time() - start
            done += answered
    return done / spent


def _spiel() -> float | None:
    told = _in_a_folder_of_its_own("open_spiel", SPIEL)
    return None if told is None else float(told)


def _by_hand() -> float | None:
    """A round hand-coded in C, compiled and run here."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        made = f"{folder}/round"
        source = str(Path(__file__).with_name("round.c"))
        subprocess.run([compiler, "-O3", "-o", made, source], check=True)
        return float(subprocess.run([made], capture_output=True, text=True, check=True).stdout)


def _written(name: str, make: Callable[[Writer], tuple[bytes, keeping.ModulePlan]]) -> float:
    model = load(name)
    start = time.process_time()
    Hall(Writer(model, 4, ONE_ROUND), make).room(SHARES)
    return time.process_time() - start


def _copies() -> float:
    table = Table(load("nb-108"), 4, 1, record=False)
    for _ in range(60):
        table.choose(table.width - 1)
    start = time.process_time()
    for _ in range(COPIES):
        table.copy()
    return COPIES / (time.process_time() - start)


def _peer() -> tuple[float, float] | None:
    told = _in_a_folder_of_its_own("rlcard", PEER.replace("SECONDS", str(SECONDS)))
    if told is None:
        return None
    advertised, bare = json.loads(told)
    return advertised, bare


def _in_a_folder_of_its_own(package: str, code: str) -> str | None:
    """What a script prints last that uses a package installed only here."""
    folder = FOLDER / package
    if not folder.exists():
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(folder), package]
        if subprocess.run(install, capture_output=True, check=False).returncode != 0:
            shutil.rmtree(folder, ignore_errors=True)
            return None
    whole = f"import sys; sys.path.insert(0, {str(folder)!r})\n" + code
    run = subprocess.run([sys.executable, "-c", whole], capture_output=True, text=True, check=False)
    if run.returncode != 0:
        print(run.stderr[-500:], file=sys.stderr)
        return None
    return run.stdout.splitlines()[-1]
