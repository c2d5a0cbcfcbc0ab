"""What traces come from: where other choices leave all of it as it is, the traces are the same."""

from __future__ import annotations

from typing import Any

from cardlaw.analysis.traces.editions import Edition, Ref
from cardlaw.analysis.traces.roots import moved_by
from cardlaw.analysis.traces.slices import Slices
from cardlaw.engine.rulebook import Held
from cardlaw.language import model as m


def ground(edition: Edition) -> Any:
    """What any path can come to hang on."""
    clauses: list[Held[Any]] = [*edition.wins, *edition.ends, *edition.book.all(m.Axiom)]
    return edition.deck, edition.passing, edition.book.told(clauses), edition.offers


def looked_up(edition: Edition, slices: Slices, ref: Ref) -> Any:
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
            return moved_by(edition, name)
        case ("written", str(name)):
            return slices.written_by(name)
        case ("step", step, tuple(names)):
            return slices.of_step(step, names), slices.written(step)  # type: ignore[arg-type]
        case _:
            raise AssertionError(ref)
