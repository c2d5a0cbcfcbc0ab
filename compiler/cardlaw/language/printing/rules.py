"""Rules: the gloss, then the marks, then the clauses, in the order written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from cardlaw.language import syntax as s
from cardlaw.language.printing.phrases import (
    print_cite,
    print_condition,
    print_expression,
    print_pattern,
    print_range,
    print_target,
    print_targets,
    print_text,
    print_value,
    print_words,
    when_clause,
    where_clause,
)
from cardlaw.language.printing.steps import Line, print_block

NORMS = {
    "may": "may {}{}",
    "may-only": "may {} only{}",
    "may-even": "may {} even{}",
    "must": "must {}{}",
    "must-not": "must not {}{}",
    "wrongly": "wrongly {}{}",
}


def print_rule(rule: s.Rule) -> Iterator[Line]:
    yield Line(0, f"rule {rule.name.text}")
    yield from print_gloss(rule.gloss)
    for mark in rule.marks:
        yield Line(1, _print_mark(mark))
    for clause in rule.clauses:
        yield from _print_clause(clause)


def print_gloss(gloss: s.Gloss) -> Iterator[Line]:
    yield Line(1, f'"{gloss.text.value}"')
    for language, text in gloss.text.translations:
        yield Line(1, f'in {language.text} "{text.value}"')


def _print_mark(mark: s.Mark) -> str:
    match mark:
        case s.Cited(_, cite):
            return print_cite(cite)
        case s.About(_, topic):
            return f"about {topic.text}"
        case s.Assumed(_, reason):
            return f"assumed {print_text(reason)}"
        case s.Overrides(_, targets, under):
            only = "" if under is None else f" under {print_condition(under)}"
            return f"overrides {print_targets(targets)}{only}"
        case s.Replaces(_, targets):
            return f"replaces {print_targets(targets)}"
        case s.Under(_, condition):
            return f"under {print_condition(condition)}"
        case s.Breakable(_, resolved):
            return "breakable" if resolved is None else f"breakable resolved by {print_targets(resolved)}"
        case s.EvenIfWon():
            return "even if won"
        case s.ByExample():
            return "by example"
        case s.Before(_, targets):
            return f"before {print_targets(targets)}"
        case s.After(_, targets):
            return f"after {print_targets(targets)}"
        case _:
            assert_never(mark)


def _print_clause(clause: s.Clause) -> Iterator[Line]:
    match clause:
        case s.Effect(_, subject, pattern, where, body):
            yield Line(1, f"when {subject.text} {print_pattern(pattern)}{where_clause(where)}:")
            yield from print_block(body, 2)
        case s.Replacement(_, subject, pattern, where, body):
            yield Line(1, f"when {subject.text} would {print_pattern(pattern)}{where_clause(where)}:")
            yield from print_block(body, 2)
        case s.At(_, event, where, body):
            yield Line(1, f"at {event.text}{where_clause(where)}:")
            yield from print_block(body, 2)
        case s.Deck(_, rows):
            yield Line(1, "deck:")
            for row in rows:
                back = "" if row.back is None else f" backed by {_print_face_spec(row.back)}"
                yield Line(2, f"{print_value(row.count)} {_print_face_spec(row.face)}{back}")
        case _:
            yield Line(1, _print_plain_clause(clause))


PlainClause = s.Norm | s.Wins | s.Ends | s.Waive | s.Define | s.DefineOf | s.Always | s.DeckHas | s.Seats


def _print_plain_clause(clause: PlainClause) -> str:
    match clause:
        case s.Norm(_, form, subject, pattern, condition):
            norm = NORMS[form].format(print_pattern(pattern), when_clause(condition))
            return f"{subject.text} {norm}"
        case s.Wins(_, subject, what, by, reached, ranking):
            split = "" if by is None else f" by {print_words(by)}"
            best = "" if ranking is None else f" with {ranking.extreme} {print_expression(ranking.value)}"
            return f"{subject.text} wins {what}{split}{when_clause(reached)}{best}"
        case s.Ends(_, what, reached):
            return f"{what} ends{when_clause(reached)}"
        case s.Waive(_, target, condition):
            return f"{print_target(target)} does not apply{when_clause(condition)}"
        case s.Define(_, subject, value, condition):
            return f"{subject.text} is {print_expression(value)}{when_clause(condition)}"
        case s.DefineOf(_, quantity, subject, value, condition):
            return f"{quantity.text} of {subject.text} is {print_expression(value)}{when_clause(condition)}"
        case s.Always(_, invariant):
            return f"always {print_expression(invariant)}"
        case s.DeckHas(_, count, thing, each):
            return f"deck has {count.value} {thing.text}" + ("" if each is None else f" for each {each.text}")
        case s.Seats(_, low, high, teams):
            most = "" if high is None else f" to {high.value}"
            return f"seats are {low.value}{most}" + ("" if teams is None else f" in {teams.value} teams")
        case _:
            assert_never(clause)


def _print_face_spec(face: s.FaceSpec) -> str:
    parts = " ".join(print_value(part) for part in face.parts)
    if face.frees is None:
        return parts
    frees = (
        free.attribute.text + ("" if free.range is None else f" in {print_range(free.range)}")
        for free in face.frees
    )
    return f"{parts} for each {', '.join(frees)}"
