"""How many players sit at the tables that are looked at: a few, and as many as a rule can tell apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from cardlaw.language import model as m
from cardlaw.language.core.rulebook import Rulebook
from cardlaw.language.identity import ByIdentity
from cardlaw.language.saying import Saying
from cardlaw.language.walking import nodes
from cardlaw.wording.reasons import say

MOST_SEATS = 4
"""Tables of so many players are always looked at; four is the fewest at which no neighbour is everybody's neighbour."""

MOST_NAMED = 12
"""Tables of more players are not looked at, whatever a rule names: each seat more makes every question longer."""

ANY_NUMBER = range(MOST_SEATS + 1, MOST_NAMED + 2)
"""What is counted in another way than against a number asks for; the last is never looked at, and so it is told."""

DEEPEST = 2
"""So many seats away a rule may look: at two to four seats that shows every way in which players can be the same."""


def seats_of(*books: Rulebook) -> tuple[int, int]:
    """The fewest and the most players that all of some rulebooks allow; the fewest are more if none suits all."""
    found = [[held.clause for held in book.standing(m.Seats)] for book in books]
    spans = [(seats[-1].least, seats[-1].most) if seats else (2, 10) for seats in found]
    return max(least for least, _ in spans), min(most for _, most in spans)


def looked_at(*books: Rulebook) -> tuple[int, ...]:
    """The numbers of players at the tables that are looked at."""
    least, most = seats_of(*books)
    few = range(least, max(least, min(most, MOST_SEATS)) + 1)
    wanted = {n for book in books for n in _named(book.model)}
    return tuple(sorted({*few, *(n for n in wanted if least <= n <= min(most, MOST_NAMED))}))


def named(things: Iterable[Any]) -> Iterator[int]:
    """Numbers of players that tell things apart: those they name and those on either side; as many as far neighbours
    ask for; and where players are counted in another way, any number."""
    compared: ByIdentity[bool] = ByIdentity()
    for node in nodes(tuple(things)):
        match node:
            case m.Compare(left=left, right=right) | m.Same(left=left, right=right):
                for x, y in ((left, right), (right, left)):
                    if of_players(x) and isinstance(y, m.Const):
                        compared[x] = True
                        yield from (int(y.value) - 1, int(y.value), int(y.value) + 1)
            case m.Neighbour() if (far := depth(node)) > DEEPEST:
                yield from range(MOST_SEATS + 1, 2 * far + 2)
            case m.Total(domain=m.Players()):
                yield from ANY_NUMBER
            case m.Size() | m.Count() if of_players(node) and node not in compared:
                yield from ANY_NUMBER


_named = m.ChoiceFree(lambda model: frozenset(named((model.acts, model.stages, model.rules))))
"""Those that a model names, whatever is chosen in it."""


def beyond(things: Iterable[Any], looked: tuple[int, ...], most: int) -> Saying | None:
    """Why other numbers of players than were looked at may make a difference in what things say; None if none can."""
    if all(n in looked or not looked[0] <= n <= most for n in named(things)):
        return None
    return say("only-seats", least=looked[0], most=looked[-1])


def _leaving(model: m.Model) -> bool:
    every = nodes((model.acts, model.stages, model.rules))
    return any(isinstance(node, m.Do) and node.act in ("drop-out", "leave-game") for node in every)


some_leave = m.ChoiceFree(_leaving)
"""Whether players may drop out of a round, whatever is chosen."""


def of_players(expr: Any) -> bool:
    """Whether an expression is a number of players."""
    return isinstance(expr, m.Size | m.Count) and isinstance(expr.domain, m.Players)


def depth(expr: Any) -> int:
    """How many seats away a player is, as it is written."""
    return 1 + depth(expr.player) if isinstance(expr, m.Neighbour) else 0
