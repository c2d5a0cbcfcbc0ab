"""One situation, one move: what the rules say, what is missing, what was left open, and what would follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cardlaw.analysis.encoding import Unknown
from cardlaw.analysis.formulas import Lit
from cardlaw.analysis.inquiry import Inquiry
from cardlaw.analysis.legality import Frame, Judged
from cardlaw.analysis.saying import conditions, said
from cardlaw.analysis.values import Choice, Linear, Place
from cardlaw.analysis.witnesses import Witness
from cardlaw.engine import Table
from cardlaw.engine.decisions import Verdict
from cardlaw.engine.situation import Situation
from cardlaw.language import model as m


@dataclass(frozen=True, slots=True)
class Lacking:
    """A clause that would have allowed a move, with what it asks for and is not so."""

    clause: str
    rule: m.Rule
    conditions: tuple[str, ...]
    overridden_by: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Something that was not said and on which the answer hangs: a table where it would be another."""

    witness: Witness
    verdict: str


# ------------------------------------------------------------------ why not
def lacking(table: Table, seat: int, act: str, args: Sequence[Any], verdict: Verdict) -> list[Lacking]:
    """The clauses that would have allowed a move, the nearest first: those that lack the least."""
    model = table.model
    declared = model.act(act)
    overriding = {say.rule for say in verdict.clauses if say.live}
    found: list[tuple[int, int, Lacking]] = []
    for number, rule in enumerate(model.rules_in("assumption")):
        for placed in rule.clauses:
            norm = placed.clause
            if not isinstance(norm, m.Norm) or norm.act != act:
                continue
            if norm.form not in ("may", "may-only", "may-even", "must"):
                continue
            names = {p.name: table.raw(a, p.type) for p, a in zip(declared.parameters, args, strict=True)}
            names[norm.subject] = seat
            if declared.answering is not None:
                continue
            if not table.evaluate(norm.match, names):
                continue
            missing = [c for c in conditions(norm.condition) if not table.evaluate(c, names)]
            by = tuple(r for r in overriding if rule.id in table.program.book.overridden.get(r, ()))
            if not missing and not by:
                continue
            texts = tuple(text for c in missing for text in _explained(table, c, names))
            found.append((len(missing), number, Lacking(placed.id, rule, texts, by)))
    return [each for _, _, each in sorted(found, key=lambda entry: entry[:2])]


def _explained(table: Table, condition: m.Expr, names: dict[str, Any]) -> Iterator[str]:
    """A condition that does not hold; a defined word is followed to what would make it so."""
    yield said(condition)
    if isinstance(condition, m.PredicateOf):
        for rule in table.model.rules_in("assumption"):
            for placed in rule.clauses:
                clause = placed.clause
                if isinstance(clause, m.DefinePredicate) and clause.predicate == condition.predicate:
                    yield f"  `{placed.id}`: {said(clause.condition)}"


# ------------------------------------------------------------------ what was left out
def left_out(
    inquiry: Inquiry,
    situation: Situation,
    seat: int,
    players: int,
    move: tuple[str, tuple[Any, ...]],
    word: str,
) -> LeftOut | Unknown | None:
    """A situation that fits all that was said and has another verdict; None proves that there is none."""
    frame, judged = _found(inquiry, situation, move)
    if frame is None or judged is None or word not in judged.words:
        return Unknown("the move is not one that the analysis looks at here")
    given = [*inquiry.layer("assumption"), *_options(inquiry), *_told(inquiry, situation, seat, players)]
    other = inquiry.formulas.all((judged.there, judged.words[word] ^ 1))
    asked = inquiry.asked(frame, [(judged, other)])
    answer = inquiry.can([asked.lit, *given])
    if answer is not True:
        return None if answer is False else answer
    witness = inquiry.smallest(given, asked)
    if witness is None or isinstance(witness, Unknown):
        return witness
    said_there = next(w for w, lit in judged.words.items() if inquiry.formulas.holds(lit, witness.values))
    return LeftOut(witness, said_there)


def _found(
    inquiry: Inquiry, situation: Situation, move: tuple[str, tuple[Any, ...]]
) -> tuple[Frame | None, Judged | None]:
    """The window that a situation stands in, and the move in it."""
    for frame in inquiry.frames:
        window = frame.window
        if situation.window is None:
            fits = window.cause is None and window.blocking
        else:
            cause = window.cause.name if window.cause else None
            fits = set(window.acts) >= set(situation.window.acts) and cause == situation.window.after
        judged = next((m_ for m_ in frame.moves if m_.key == move), None)
        if fits and judged is not None:
            return frame, judged
    return None, None


def _options(inquiry: Inquiry) -> list[Lit]:
    return [
        inquiry.situations.axis(axis.name).options[inquiry.model.choice(axis.name)]
        for axis in inquiry.model.axes
        if axis.sort == "option"
    ]


def _told(inquiry: Inquiry, situation: Situation, seat: int, players: int) -> Iterator[Lit]:
    """All that was said of a table, seats seen from the mover."""
    here, of = inquiry.situations, inquiry.formulas

    def place(spot: Any) -> Place:
        name, key = spot if isinstance(spot, tuple) else (spot, None)
        if isinstance(key, int) and here.zones[name].each == "player":
            key = (key - seat) % players
        return name, key

    if players in here.players.options:
        yield here.players.options[players]
    for spot, cards in situation.zones.items():
        where, held = place(spot), [c for c in cards if isinstance(c, int)]
        if here.zones[where[0]].pile:
            yield from _top(inquiry, where, held[-1] if held else None)
            held = held[:-1]
        for card, lits in here.copies.get(where, {}).items():
            for number, lit in enumerate(lits, 1):
                yield lit if held.count(card) >= number else lit ^ 1
    for spot, cards in situation.tops.items():
        top = [c for c in cards if isinstance(c, int)]
        yield from _top(inquiry, place(spot), top[-1] if top else None)
    for spot, value in situation.states.items():
        name, key = spot if isinstance(spot, tuple) else (spot, None)
        if isinstance(key, int) and here.states[name].each == "player":
            key = (key - seat) % players
        if here.states[name].type == "player" and isinstance(value, int):
            value = (value - seat) % players
        known = here.values.get((name, key))
        if isinstance(known, Choice):
            for option, lit in known.options.items():
                yield lit if option == value else lit ^ 1
        elif isinstance(known, Linear) and isinstance(value, int):
            for weight, lit in known.terms:
                yield lit if value & weight else lit ^ 1
    for owing, act in situation.owes:
        yield of.var(("owes", (owing - seat) % players, act))


def _top(inquiry: Inquiry, place: Place, card: int | None) -> Iterator[Lit]:
    choice = inquiry.situations.ends.get((place, "top"))
    if choice is not None:
        for option, lit in choice.options.items():
            yield lit if option == card else lit ^ 1


# ------------------------------------------------------------------ what follows
@dataclass(frozen=True, slots=True)
class Course:
    """What a move leads to: what changes, and what may be answered, each answer with its own course."""

    changes: tuple[str, ...]
    answers: tuple[tuple[str, Course], ...]


def follows(table: Table, move: str, names: Sequence[str], depth: int = 2) -> Course | None:
    """The course of play after a move, as far as the next decision that is somebody else's; None if not offered."""
    before, after = table, table.copy()
    if after.decision is None or after.decision.find(move) is None:
        return None
    after.choose(move)
    named: list[str] = []
    for _ in range(4):
        decision = after.decision
        if decision is None or decision.sort != "choice" or not decision.moves:
            break
        named.append(
            f"{_who(decision.player, names)} chooses, say, {decision.moves[0].text.partition(' ')[2]}"
        )
        after.choose(0)
    changes = (*named, *changed(before, after, names))
    decision = after.decision
    if decision is None or decision.sort != "moves" or depth <= 1 or decision.answering is None:
        return Course(changes, ())
    answers = []
    for option in decision.moves[:4]:
        course = follows(after, option.text, names, depth - 1)
        if course is not None:
            answers.append((f"{_who(decision.player, names)} may {option.text}", course))
    return Course(changes, tuple(answers))


def changed(before: Table, after: Table, names: Sequence[str]) -> Iterator[str]:
    """What is different between two moments of a table, in words."""
    layout = before.program.layout
    for place in layout.places:
        was, now = (t.state.zones[place.index] for t in (before, after))
        if was == now:
            continue
        text = place.zone.name
        if place.zone.each == "player" and isinstance(place.key, int):
            text = f"{text} of {names[place.key]}"
        if place.zone.pile and place.zone.seen == "all" and now:
            yield f"top of {text} is {layout.cards[now[-1]].text}"
        elif len(was) != len(now):
            yield f"{text}: {len(was)} → {len(now)} cards"
    for slot in layout.slots:
        if slot.state.lasts == "turn" or slot.state.type == "card":
            continue
        one, other = (t.state.vars[slot.index] for t in (before, after))
        if one != other:
            whose = (
                f" of {names[slot.key]}" if slot.state.each == "player" and isinstance(slot.key, int) else ""
            )
            value = names[other] if slot.state.type == "player" and isinstance(other, int) else other
            yield f"{slot.state.name}{whose} is {layout.text(value, None)}"
    if before.turn != after.turn and after.turn is not None:
        yield f"next turn: {names[after.turn]}"
    if after.over and not before.over:
        yield "the game is over"


def _who(player: int | None, names: Sequence[str]) -> str:
    return "the table" if player is None else names[player]
