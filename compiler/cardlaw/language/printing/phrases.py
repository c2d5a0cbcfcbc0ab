"""What stands within a line: words, texts, citations, targets and expressions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from cardlaw.language import syntax as s


def print_words(words: Iterable[s.Word]) -> str:
    return ", ".join(word.text for word in words)


def print_value(value: s.Value) -> str:
    match value:
        case s.Word(_, text):
            return text
        case s.Number(_, number):
            return str(number)
        case _:
            assert_never(value)


def print_string(text: s.String) -> str:
    return f'"{text.value}"'


def print_text(text: s.Text) -> str:
    translated = (f' in {language.text} "{other.value}"' for language, other in text.translations)
    return f'"{text.value}"' + "".join(translated)


def print_cite(cite: s.Cite) -> str:
    spans = (str(span.low) if span.low == span.high else f"{span.low}-{span.high}" for span in cite.spans)
    return "lines " + ", ".join(spans)


def print_range(span: s.Range) -> str:
    return f"{span.low}..{span.high}"


def print_target(target: s.Target) -> str:
    match target:
        case s.ClauseTarget(_, name, unit):
            return f"{name.text} of {unit.text}" if unit else name.text
        case s.TopicTarget(_, topic, optional):
            return f"topic {topic.text}" + (" if any" if optional else "")
        case _:
            assert_never(target)


def print_targets(targets: Iterable[s.Target]) -> str:
    return ", ".join(print_target(target) for target in targets)


def print_condition(condition: s.Condition) -> str:
    return f"{condition.axis.text} {' or '.join(print_value(value) for value in condition.values)}"


def print_domain(domain: s.Domain) -> str:
    match domain:
        case s.Range():
            return print_range(domain)
        case s.Members(_, base, excepted):
            return " except ".join(print_expression(part) for part in (base, *excepted))
        case _:
            assert_never(domain)


def print_args(args: Iterable[s.Expr]) -> str:
    """What follows a verb: its arguments with the space before them, or nothing."""
    written = ", ".join(print_expression(arg) for arg in args)
    return f" {written}" if written else ""


def print_pattern(pattern: s.Pattern) -> str:
    return pattern.verb.text + print_args(pattern.args)


def print_expression(expression: s.Expr) -> str:
    match expression:
        case s.Name(_, word):
            return word.text
        case s.Number(_, value):
            return str(value)
        case s.Of(_, selector, base):
            return f"{selector.text} of {print_expression(base)}"
        case s.Parens(_, inner):
            return f"({print_expression(inner)})"
        case s.Face(_, parts):
            return " ".join(print_value(part) for part in parts)
        case s.Count(_, name, domain, where):
            return f"(count {name.text} in {print_domain(domain)}{where_clause(where)})"
        case s.Total(_, total, name, domain, where):
            counted = f"{print_expression(total)} for {name.text} in {print_domain(domain)}"
            return f"(total {counted}{where_clause(where)})"
        case s.Best(_, name, domain, extreme, ranked, where):
            ranking = f"with {extreme} {print_expression(ranked)}"
            return f"({name.text} in {print_domain(domain)} {ranking}{where_clause(where)})"
        case s.Arithmetic(_, left, operator, right) | s.Compare(_, left, operator, right):
            return f"{print_expression(left)} {operator} {print_expression(right)}"
        case s.Is(_, left, right, negated):
            return f"{print_expression(left)} is {'not ' if negated else ''}{print_expression(right)}"
        case s.Has(_, base, name, negated):
            return f"{print_expression(base)} has {'no ' if negated else ''}{name.text}"
        case s.Owes(_, player, act):
            return f"{print_expression(player)} owes {act.text}"
        case s.WasWrong(_, player):
            return f"{print_expression(player)} was wrong"
        case s.Quantifier(_, sort, name, domain, where):
            return f"{sort} {name.text} in {print_domain(domain)}{where_clause(where)}"
        case s.Not(_, inner):
            return f"not {print_expression(inner)}"
        case s.And(_, left, right):
            return f"{print_expression(left)} and {print_expression(right)}"
        case s.Or(_, left, right):
            return f"{print_expression(left)} or {print_expression(right)}"
        case _:
            assert_never(expression)


def where_clause(condition: s.Expr | None) -> str:
    return "" if condition is None else f" where {print_expression(condition)}"


def when_clause(condition: s.Expr | None) -> str:
    return "" if condition is None else f" when {print_expression(condition)}"
