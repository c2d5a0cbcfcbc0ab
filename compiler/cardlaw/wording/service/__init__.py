"""What the language service says beside the rules that are being written."""

from __future__ import annotations

from cardlaw.language.saying import Book, Declared, Listed

DECLARED: Declared = {
    "local": {"name": str},
    "value-of": {"of": str, "unit": str},
    "declared-in": {"unit": str},
    "called": {"term": str},
    "printed": {"lines": str},
    "printed-of": {"lines": str, "sheet": str},
    "one-line": {"lines": str},
    "several-lines": {"lines": str},
    "has-lines": {"what": str, "n": int},
    "assumed": {"why": str},
    "overridden": {"rules": str},
    "overridden-otherwise": {"rules": str},
    "set-aside": {"rules": str},
    "not-in-force": {},
    "holds-under": {"choices": Listed},
    "choice-is": {"axis": str, "values": Listed},
    "rule-of": {"unit": str},
    "cited-by": {"rules": str},
    "and-more": {"rules": str, "n": int},
    "scenarios": {"n": int},
    "findings": {"n": int, "first": str},
    "otherwise-in": {"editions": str},
    "this-rule-too": {},
    "builds-on": {"unit": str, "n": int, "first": str},
    "let-override": {"rule": str, "then": str},
    "accept": {"id": str},
    "in-this-rule": {},
    "of-each": {"owner": str},
    "of-a-card": {},
    "of-what": {"what": str},
    "short-name": {},
    "a-number": {},
    "value-of-choice": {"choice": str},
    "no-name": {"name": str},
    "word-of-tables": {"name": str},
    "in-shipped": {"name": str},
    "then-wrong": {"why": str},
    "nothing-declared": {},
    "type-of-each": {"type": str, "owner": str},
    "both": {"one": str, "other": str},
}

BOOK = Book(__name__, DECLARED)
say = BOOK.say
