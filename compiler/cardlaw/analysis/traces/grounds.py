"""What traces come from: where other choices leave all of it as it is, the traces are the same."""

from __future__ import annotations

from typing import Any, Literal

from cardlaw.analysis.execution.slices import Slices
from cardlaw.analysis.unknowns.editions import Ref, TracedEdition
from cardlaw.analysis.unknowns.stages import moved_by
from cardlaw.language import model as m
from cardlaw.language.core.instructions import Loop
from cardlaw.language.core.rulebook import Held

Phase = Literal["set-up", "turns", "after"]
"""The part of a round to which something belongs."""


def ground(edition: TracedEdition, phase: Phase) -> Any:
    """What any path in a part of a round can come to hang on: nobody wins while the table is set up."""
    clauses: list[Held[Any]] = [*edition.book.all(m.Axiom)]
    if phase != "set-up":
        over: list[Held[m.Wins] | Held[m.Ends]] = [*edition.wins, *edition.ends]
        clauses += [held for held in over if phase == "after" or held.clause.what == "round"]
    return edition.deck, edition.passing, edition.book.told(clauses), edition.offers


def looked_up(edition: TracedEdition, slices: Slices, ref: Ref) -> Any:
    """What an edition says of something that was consulted on a path."""
    book = edition.book
    match ref:
        case ("norms", str(name)):
            return book.told(book.norms(name))
        case ("effects", str(name)):
            return book.told(book.effects(name))
        case ("predicates", str(name)):
            return book.told(book.predicates(name))
        case ("quantities", str(name)):
            return book.told(book.quantities(name))
        case ("axis", str(name)):
            return edition.model.choice(name)
        case ("faces", str(name)):
            return edition.words.faces(name)
        case ("table", str(name)):
            return edition.words.table(name)
        case ("moved", str(name)):
            return moved_by(edition.model, name)
        case ("written", str(name)):
            return slices.written_by(name)
        case ("loop", Loop() as loop, tuple(names)):
            return slices.of_loop(loop, names), slices.written(loop)
        case _:
            raise AssertionError(ref)
