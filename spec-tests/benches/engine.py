"""How many decisions a second the interpreter and the fast engine play, beside a hand-written peer in the same run.

The peer is RLCard's game of the same family with four random agents, once through its environment as advertised and
once through its bare game object. It is installed into a folder of its own, only here.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from bench import Figure
from cardlaw.engine import Table
from cardlaw.engine.limits import Limits
from cardlaw.language.loading import load
from cardlaw.players.base import Dice
from cardlaw.players.random_player import RandomPlayer
from cardlaw.simulation.quick import Quick
from cardlaw.simulation.running import Settings

TITLE = "The engine"
EDITIONS = ("nb-108", "it-56", "sv-112", "pub")
FOLDER = Path(__file__).parents[2] / ".venv" / "peer"
SECONDS = 4.0
COPIES = 20_000
MOST_MS = 300

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
    for name in EDITIONS:
        quick = Quick(load(name), Settings(players=4))
        rate = max(_by_modules(quick) for _ in range(3))
        yield Figure(f"`{name}`, the same by the fast engine, one core", f"{rate:,.0f} decisions/s")
    written = min(_written("nb-108") for _ in range(3))
    yield Figure(
        "`nb-108`, model to running module",
        f"{1000 * written:.0f} ms",
        f"≤ {MOST_MS} ms",
        1000 * written <= MOST_MS,
    )
    if peer:
        yield Figure("RLCard 1.2, `env.run`, four random agents", f"{peer[0]:,.0f} decisions/s")
        yield Figure("RLCard 1.2, bare game object", f"{peer[1]:,.0f} decisions/s")
    else:
        yield Figure("RLCard", "could not be installed")
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


def _by_modules(quick: Quick) -> float:
    done, seed, start = 0, 0, time.process_time()
    while time.process_time() - start < SECONDS / 4:
        rounds, _ = quick.play(range(seed, seed + 200))
        done, seed = done + sum(rounds.decisions), seed + 200
    return done / (time.process_time() - start)


def _written(name: str) -> float:
    model = load(name)
    start = time.process_time()
    Quick(model, Settings(players=4))
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
    if not FOLDER.exists():
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(FOLDER), "rlcard"]
        if subprocess.run(install, capture_output=True, check=False).returncode != 0:
            return None
    code = f"import sys; sys.path.insert(0, {str(FOLDER)!r})\n" + PEER.replace("SECONDS", str(SECONDS))
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    if run.returncode != 0:
        print(run.stderr[-500:], file=sys.stderr)
        return None
    advertised, bare = json.loads(run.stdout.splitlines()[-1])
    return advertised, bare
