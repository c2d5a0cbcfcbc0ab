"""Situations: a table set up from what somebody says of it, with the rest filled in the same way every time.

What is not said is completed: hands that are not told get a few cards of the rest of the pack, an open pile whose
top card matters gets one, the zone that holds the deck all that is left; a state takes its start value, or the first
value under which the axioms hold. What cannot be is refused with a message.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import field
from itertools import product
from typing import Any

from cardlaw.engine.errors import BadSituation, TableError
from cardlaw.engine.play import speaking
from cardlaw.engine.program.program import Program
from cardlaw.engine.state import randomness
from cardlaw.engine.state.layout import Card, Layout, Place
from cardlaw.engine.state.state import Frame, Happening, TableState, Window
from cardlaw.language import model as m
from cardlaw.language.core.instructions import OfferWindow
from cardlaw.language.core.rulebook import nodes
from cardlaw.language.records import dataclass
from cardlaw.language.saying import ListedWords, Saying
from cardlaw.wording.arguments import Amount
from cardlaw.wording.messages import message
from cardlaw.wording.tables import say

Spot = str | tuple[str, int | str | None]
"""A zone or state by name, with whose it is: `"pile"` or `("hand", 2)`."""
Cards = Sequence[Card | str | int]

HAND = 5
"""How many cards a hand gets of which nothing is said."""
MOST_COMPLETIONS = 20_000


@dataclass(frozen=True, slots=True)
class OpenWindow:
    """`player` faces these acts after another player's act, which may have been wrong."""

    player: int
    acts: tuple[str, ...]
    after: str | None = None
    by: int | None = None
    args: tuple[Any, ...] = ()
    wrongly: bool = False


@dataclass(frozen=True, slots=True)
class Situation:
    """What is said of a table. Cards are listed bottom first, so the last one is on top.

    `zones` says all that a zone holds, `tops` only what lies on top of it, `counts` only how much it holds.
    `stage` sets the table just before that stage instead of into somebody's turn.
    """

    zones: Mapping[Spot, Cards] = field(default_factory=dict)
    tops: Mapping[Spot, Cards] = field(default_factory=dict)
    counts: Mapping[Spot, int] = field(default_factory=dict)
    states: Mapping[Spot, Any] = field(default_factory=dict)
    turn: int | None = None
    window: OpenWindow | None = None
    owes: Sequence[tuple[int, str]] = ()
    met: Sequence[tuple[int, str]] = ()
    """Moves that seats had to make and have made; who is silent about a move has not said whether it is still due."""
    out: Sequence[int] = ()
    losses: Mapping[int, int] = field(default_factory=dict)
    stage: str | None = None
    hand: int = HAND
    under: int = 0
    """How many cards lie under the top card of an open pile of which no more was told; at most what is left."""


def set_up(program: Program, situation: Situation, seed: int, policy: str, record: bool = True) -> TableState:
    """The state that a situation describes, ready to go on from there."""
    s = program.start(seed, policy, record)
    layout = program.layout
    for seat in (
        situation.turn,
        *situation.out,
        *situation.losses,
        *(seat for seat, _ in (*situation.owes, *situation.met)),
    ):
        _seat(layout, seat)
    s.seats = tuple(seat for seat in s.seats if seat not in situation.out)
    for seat, losses in situation.losses.items():
        s.losses[seat] = losses
    s.turn = situation.turn if situation.turn is not None else s.seats[0]
    s.rng = randomness.stream_of(seed, 0)
    _fill_zones(program, s, situation)
    s.rng = randomness.stream_of(seed, 1)
    _fill_states(program, s, situation)
    if situation.stage is not None:
        _before_stage(program, s, situation.stage)
    elif situation.window is not None:
        _into_window(program, s, situation.window)
    else:
        _into_turn(program, s)
    for seat, name in situation.owes:
        act = _act(program, name)
        window = next((w.id for w in s.windows if any(act in acts for acts, _, _ in w.offered)), 0)
        if (seat, act, window) not in s.duties:
            s.duties.append((seat, act, window))
    met = {(seat, _act(program, name)) for seat, name in situation.met}
    s.duties = [duty for duty in s.duties if duty[:2] not in met]
    return s


# -------------------------------------------------------------------- naming things
def _seat(layout: Layout, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < layout.players:
        raise BadSituation(say("no-player-of", seat=seat, most=layout.players - 1))


def _lacking(id: str, name: str, key: int | str | None) -> Saying:
    return say(id, name=name) if key is None else say(f"{id}-of", name=name, of=str(key))


def _act(program: Program, name: str) -> int:
    number = program.algebra.acts.get(name)
    if number is None:
        raise BadSituation(say("no-act", name=name))
    return number


def _place(layout: Layout, spot: Spot) -> Place:
    name, key = spot if isinstance(spot, tuple) else (spot, None)
    found = layout.place_of.get((name, key))
    if found is None:
        raise BadSituation(_lacking("no-zone", name, key))
    return found


def _cards(layout: Layout, cards: Cards) -> list[int]:
    found = []
    for card in cards:
        if isinstance(card, Card):
            found.append(card.index)
        elif isinstance(card, str):
            try:
                found.append(layout.card(card))
            except TableError as wrong:
                raise BadSituation(wrong.said) from None
        elif 0 <= card < len(layout.cards):
            found.append(card)
        else:
            raise BadSituation(say("no-card-number", n=card))
    return found


# -------------------------------------------------------------------- cards
def _fill_zones(program: Program, s: TableState, situation: Situation) -> None:
    layout = program.layout
    rest = Counter(layout.deck)
    for zone in s.zones:
        zone.clear()
    said: set[int] = set()

    def lay(place: Place, cards: list[int]) -> None:
        for card in cards:
            if rest[card] == 0:
                copies = layout.counts[card]
                raise BadSituation(
                    say("not-in-pack", card=layout.cards[card].text)
                    if copies == 0
                    else say("too-often", card=layout.cards[card].text, n=copies)
                )
            rest[card] -= 1
        s.zones[place.index].extend(cards)
        said.add(place.index)

    on_top: list[tuple[Place, list[int]]] = []
    for spot, cards in situation.zones.items():
        lay(_place(layout, spot), _cards(layout, cards))
    for spot, cards in situation.tops.items():
        place = _place(layout, spot)
        if place.index in said:
            raise BadSituation(message("told-twice", zone=speaking.place(place)))
        lay(place, _cards(layout, cards))
        on_top.append((place, s.zones[place.index][:]))
    pool = [card for card in sorted(rest) for _ in range(rest[card])]
    if layout.home not in said or on_top or situation.counts or len(said) < len(layout.places):
        randomness.shuffle(s, pool)
    for spot, count in situation.counts.items():
        place = _place(layout, spot)
        wanted = count - len(s.zones[place.index])
        if wanted < 0:
            raise BadSituation(message("holds-more", zone=speaking.place(place), n=Amount(count)))
        if wanted > len(pool):
            raise BadSituation(message("pack-too-small", zone=speaking.place(place), n=Amount(count)))
        s.zones[place.index][:0] = [pool.pop() for _ in range(wanted)]
        said.add(place.index)
    known = {_place(layout, spot).index for spot in (*situation.zones, *situation.counts)}
    setting_up = situation.stage is not None and not _after_turns(program, situation.stage)
    wanting = [p for p in layout.places if p.index not in said and p.index != layout.home and not setting_up]
    hands = [p for p in wanting if p.zone.each == "player" and not p.zone.pile and p.key in s.seats]
    others = [p for p in wanting if p.zone.each != "player" or p.zone.pile]
    read = [p for p in others if p.zone.seen == "all" and p.zone.name in program.book.piles_read]
    # a pack that is nearly used up is shared out: no hand goes empty while another has several cards
    share = min(situation.hand, max(1, (len(pool) - len(read)) // max(1, len(hands))))
    for place in wanting:
        wanted = share if place in hands else 1 if place in read else 0
        s.zones[place.index].extend(pool.pop() for _ in range(min(wanted, len(pool))))
    for place in layout.places:
        if place.zone.pile and place.zone.seen == "all" and place.index not in known and s.zones[place.index]:
            s.zones[place.index][:0] = [pool.pop() for _ in range(min(situation.under, len(pool)))]
    home = s.zones[layout.home]
    if layout.home not in said or any(place.index == layout.home for place, _ in on_top):
        home[:0] = pool
    elif pool:
        pool.clear()


# -------------------------------------------------------------------- states
def _fill_states(program: Program, s: TableState, situation: Situation) -> None:
    layout = program.layout
    for slot in layout.slots:
        s.vars[slot.index] = slot.state.starts
    s.vars[program.turns.round_number] = 1
    s.vars[program.turns.direction] = "clockwise"
    told: set[int] = set()
    for spot, value in situation.states.items():
        name, key = spot if isinstance(spot, tuple) else (spot, None)
        found = layout.slot_of.get((name, key))
        if found is None:
            raise BadSituation(_lacking("no-state", name, key))
        s.vars[found.index] = _state_value(layout, found.state, value)
        told.add(found.index)
    _complete(program, s, told, situation)


def _state_value(layout: Layout, state: m.State, value: Any) -> Any:
    if value is None:
        return None
    if state.type == "card":
        return _cards(layout, [value])[0]
    if state.type == "cards":
        return tuple(_cards(layout, value))
    if state.type == "number":
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadSituation(say("state-is-number", name=state.name, value=str(value)))
        return value
    if value not in tuple(layout.members(state.type)):
        raise BadSituation(say("state-cannot-be", name=state.name, value=str(value)))
    return value


def _complete(program: Program, s: TableState, told: set[int], situation: Situation) -> None:
    """Give states of which nothing is said the first values under which the axioms hold."""
    axioms = program.events.axioms
    if all(holds(s, [None]) for _, holds in axioms):
        return
    layout = program.layout
    named = {
        node.state
        for held in program.book.all(m.Axiom)
        for node in nodes(held.clause.condition)
        if isinstance(node, m.StateOf)
    }
    free = [x for x in layout.slots if x.state.name in named and x.index not in told]
    free = [x for x in free if x.state.type not in ("number", "card", "cards", "zone")]
    choices = [(s.vars[x.index], *layout.members(x.state.type)) for x in free]
    for number, values in enumerate(product(*choices)):
        for slot, value in zip(free, values, strict=True):
            s.vars[slot.index] = value
        if all(holds(s, [None]) for _, holds in axioms):
            return
        if number >= MOST_COMPLETIONS:
            break
    if situation.stage is not None:
        return
    broken = tuple(id for id, holds in axioms if not holds(s, [None]))
    raise BadSituation(say("breaks-always", rules=ListedWords(broken)))


# -------------------------------------------------------------------- where play stands
def _after_turns(program: Program, stage: str) -> bool:
    places = program.turns.stages
    if stage not in places:
        raise BadSituation(say("no-stage-among", name=stage, stages=ListedWords(tuple(places))))
    return places[stage] > program.turns.after_turns


def _before_stage(program: Program, s: TableState, stage: str) -> None:
    after = _after_turns(program, stage)
    s.phase = "after" if after else "set-up"
    s.won = after
    if not after:
        s.turn = None
    s.frames[:] = [Frame(program.turns.halted, [None, None])]


def _into_turn(program: Program, s: TableState) -> None:
    s.phase = "turns"
    s.frames[0].pc = program.turns.take_turn


def _into_window(program: Program, s: TableState, window: OpenWindow) -> None:
    """Play stands inside the act that opened the window, just where the window is asked."""
    _seat(program.layout, window.player)
    _seat(program.layout, window.by)
    s.phase = "turns"
    acts = tuple(_act(program, name) for name in window.acts)
    causes: tuple[Happening, ...] = ()
    frame = None
    if window.after is not None:
        number = _act(program, window.after)
        act = program.acts[number]
        if len(window.args) != len(act.act.parameters):
            raise BadSituation(say("takes-things", name=str(window.after), n=len(act.act.parameters)))
        args = tuple(
            _cards(program.layout, [arg])[0] if p.type == "card" else arg
            for arg, p in zip(window.args, act.act.parameters, strict=True)
        )
        s.serial += 1
        wrong = ("as told",) if window.wrongly else ()
        happening: Happening = (number, window.by, args, wrong, s.serial)
        causes = (happening,)
        frame = Frame(act.code, [None, window.by, *args, *[None] * act.code.extra], happening)
        frame.pc = act.code.after + 1
    found = _offer(program, window, acts)
    until = first = None
    if found is not None:
        step, offering, code, place = found
        first = offering.first
        until = None if step.until is None else _act(program, step.until)
        if until is None and frame is not None:
            s.frames[0].pc = program.turns.end_turn
            s.frames.append(frame)
            s.depth = 1
            if code.id.startswith("effect"):
                body = Frame(code, [*frame.locals[: 2 + len(frame.event[2] if frame.event else ())]])
                body.locals += [None] * code.extra
                body.pc = place + 1
                s.frames.append(body)
    s.windows_made += 1
    opened = Window(s.windows_made, until, causes, ((acts, (window.player,), bool(first)),), s.serial)
    s.windows.append(opened)
    norms = program.norms
    if norms.dutiful.intersection(acts):
        s.duties += [(window.player, act, opened.id) for act in norms.owed(s, acts, window.player, causes)]
    if until is not None:
        s.frames[0].pc = program.turns.poll_turn
    else:
        if len(s.frames) == 1:
            s.frames[0].pc = program.turns.end_turn
        s.frames.append(Frame(program.windows.blocking, [None, None, opened.id]))


def _offer(program: Program, window: OpenWindow, acts: tuple[int, ...]) -> Any:
    """The step of the rules that opens such a window after such an act."""
    codes = []
    for number, held in enumerate(program.events.effects):
        if window.after is None or held.clause.act == window.after:
            codes.append(program.events.codes[number])
    if window.after is not None:
        codes.append(program.acts[_act(program, window.after)].code)
    codes.append(program.turns.block)
    names = set(window.acts)
    for code in codes:
        for place, note in code.notes.items():
            if isinstance(note, OfferWindow):
                for offering in note.parts:
                    if names <= set(offering.acts):
                        return note, offering, code, place
    return None
