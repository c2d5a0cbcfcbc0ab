"""One situation, one move: what is missing where the rules say no, and what was left open."""

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
    """Something that was not said and on which the answer hangs: a table where it would be another.

    `wrong` says whether the move, lawful or not, is a wrong one there.
    """

    witness: Witness
    verdict: str
    wrong: bool = False


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
    wrong: bool = False,
) -> LeftOut | Unknown | None:
    """A situation that fits all that was said and has another verdict, or where the move is wrong and here is not;
    None proves that there is none."""
    of = inquiry.formulas
    frame, judged = found_in(inquiry, situation, move)
    if frame is None or judged is None or word not in judged.words:
        return Unknown("the move is not one that the analysis looks at here")
    given = told(inquiry, situation, seat, players)
    if situation.window is not None and situation.window.after is not None:
        given.append(of.var(("wrong", frame.window.moment)) ^ (0 if situation.window.wrongly else 1))
    guilt = of.any(judged.wrong.values())
    other = of.both(judged.there, of.any((judged.words[word] ^ 1, guilt ^ (1 if wrong else 0))))
    asked = inquiry.asked(frame, [(judged, other)])
    answer = inquiry.can([asked.lit, *given])
    if answer is not True:
        return None if answer is False else answer
    witness = inquiry.smallest(given, asked)
    if witness is None or isinstance(witness, Unknown):
        return witness
    said_there = next(w for w, lit in judged.words.items() if of.holds(lit, witness.values))
    return LeftOut(witness, said_there, of.holds(guilt, witness.values))


def found_in(
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


def told(inquiry: Inquiry, situation: Situation, seat: int, players: int) -> list[Lit]:
    """All that was said of a table, seats seen from the mover, and the rules as they are played."""
    said_of = _told(inquiry, situation, seat, players)
    return [*inquiry.layer("assumption"), *_options(inquiry), *said_of]


def _told(inquiry: Inquiry, situation: Situation, seat: int, players: int) -> Iterator[Lit]:
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
