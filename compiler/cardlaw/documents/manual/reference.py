"""The reference pages that are made from the compiler itself: every code, every production of the language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path

from lark import Token, Tree

from cardlaw.documents.manual.api import api_page
from cardlaw.documents.manual.grammar import Production, productions
from cardlaw.documents.manual.tour import TOUR
from cardlaw.documents.prose.languages import LANGUAGES
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.codes import CODES
from cardlaw.language.diagnostics.diagnostic import Code, Diagnostic
from cardlaw.language.diagnostics.examples import (
    BASE,
    SMALL_EDITION,
    SMALL_VOCABULARY,
    compile_example,
    example_files,
    example_library,
)
from cardlaw.language.diagnostics.render import render_text
from cardlaw.language.kernel_words import KERNEL_WORDS
from cardlaw.language.parsing.build import build
from cardlaw.language.parsing.items import parser
from cardlaw.language.reading.limits import ITEM_START
from cardlaw.language.reading.source import Source, decode_source
from cardlaw.scenarios.files import cases
from cardlaw.wording.glossary import LANGUAGES as GLOSSARY_LANGUAGES
from cardlaw.wording.glossary import entries

WIDTH = 100
LONGEST_EXAMPLE = 160
MOST_LINES = 6
GROUPS = {
    "E00": "Files",
    "E01": "Reading",
    "E02": "Names",
    "E03": "What goes together",
    "E04": "Files together",
    "E05": "A whole game",
    "W06": "Warnings",
    "N07": "Notes",
    "E08": "Examples and scenarios",
}

SEVERITIES = """\
A code says what is wrong; the message that comes with it says it of your file. Codes that begin with `E` are errors:
the file does not compile. `W` is a warning, `N` a note; the file compiles. The examples are compiled whenever this page
is made, and those that need a game around them build on [the small game](#the-small-game). `cardlaw explain CODE` says
the same.
"""


# ---------------------------------------------------------------- codes
def codes_page() -> str:
    """Every code with what it means, leading to its page; and the small game that the examples build on."""
    parts = ["# Diagnostic codes\n", SEVERITIES]
    for group, codes in groupby(CODES.values(), key=lambda code: code.id[:3]):
        parts += [f"## {GROUPS[group]}\n", "| code | what it says |", "|---|---|"]
        parts += [f"| [{code.id}](codes/{code.id}.md) | {code.title} |" for code in codes]
        parts.append("")
    parts += ["## The small game\n", fenced("rules", SMALL_VOCABULARY), fenced("rules", SMALL_EDITION)]
    return "\n".join(parts)


def code_pages() -> Iterator[tuple[str, str]]:
    """A page for each code."""
    every = list(CODES.values())
    for before, code, after in zip([None, *every], every, [*every[1:], None], strict=False):
        near = [f"[{each.id}]({each.id}.md)" for each in (before, after) if each is not None]
        yield f"codes/{code.id}.md", f"{_code(code)}\n{' · '.join(['[All codes](../codes.md)', *near])}\n"


def _code(code: Code) -> str:
    language = "console" if code.example == "command" else "rules"
    parts = [f"# {code.id}: {code.title}\n", f"{code.explanation}\n", fenced(language, code.wrong)]
    if code.example == "rules":
        said = [diagnostic for diagnostic in complaints(code.wrong) if diagnostic.code == code.id]
        parts.append(fenced("text", render_text(said[:1], False, WIDTH)))
    return "\n".join([*parts, "Right:\n", fenced(language, code.right)])


def complaints(text: str) -> tuple[Diagnostic, ...]:
    """What is said about an example of the catalogue, wherever in the compiler it is said."""
    files = example_files(text)
    if files[-1].name.endswith(".spec"):
        found, wrong = cases(example_library(files), Path(files[-1].name))
        return (*wrong, *(diagnostic for case in found for diagnostic in case.diagnostics))
    unreadable = [d for file in files for d in decode_source(file.name, file.text.encode())[1]]
    return tuple(unreadable) or compile_example(text).diagnostics


def fenced(language: str, text: str) -> str:
    return f"```{language}\n{text.rstrip()}\n```\n"


# ---------------------------------------------------------------- the language
HOW_TO_READ = """\
A rule file is a sequence of items. An item begins in the first column; what belongs to it is indented below it by two
spaces. A `#` begins a remark that lasts to the end of the line. Names are in small letters, digits and hyphens; texts
stand between straight quote marks on one line.

In the shapes below, words in small letters are written as they stand. Words in capitals stand for something of the
author's: `NAME` and `NUMBER` for themselves, `THING` for anything with a value, `THINGS` for something to go through,
`CONDITION` for a statement that is true or not. What is in square brackets may be left out, `|` separates
alternatives, and `…` means that more of the same may follow. Every example is taken from files that are compiled when
this page is made; they stand [at the end](#the-files-of-the-examples).
"""

SECTIONS = {
    "files": "The first line of a file says in which version of the language it is written, the next what it is.",
    "declarations": "A vocabulary declares the words of a game. Editions, packs and variants may declare more.",
    "choices, silence, what is not a rule": "What a sheet leaves open, and those of its lines that rule nothing.",
    "rules": "A rule has a name, a gloss in the transcriber's words, marks, and clauses. The verb of a clause is its "
    "form.",
    "steps": "What a move or event does, and what follows from one, line by line.",
    "expressions": "Conditions, numbers, cards, players. A quantifier takes in everything to its right, so it stands "
    "last or in parentheses.",
    "situations and scenarios": "A situation at the table, what is done there, and what then holds: printed examples "
    "in editions, and scenarios in files of their own.",
    "small pieces": "What the other productions are made of.",
}

TITLES = {
    "need": "needs",
    "extension": "more values",
    "feature": "an attribute of a kind",
    "also": "more kinds",
    "one": "a parameter",
    "several": "several cards",
    "shown": "show",
    "form": "a form of a term",
    "offered": "turns also offer",
    "called": "also called",
    "number_option": "option over numbers",
    "silence": "silent about",
    "setting": "set an option",
    "removal": "remove",
    "custom": "custom rule",
    "adopted": "by custom",
    "preference": "prefer",
    "condition": "a choice",
    "cited": "lines",
    "clause_target": "a rule",
    "topic_target": "all rules about a topic",
    "wrongly_norm": "wrongly",
    "waive": "does not apply",
    "waive_of": "does not apply, of a file",
    "define": "is",
    "define_of": "of … is",
    "effect": "when",
    "replacement": "would",
    "ranking": "with most, with least",
    "row": "a row of the deck",
    "pattern": "a move and what it takes",
    "do": "somebody does",
    "raise_": "do",
    "assign": "set",
    "shift": "move",
    "shift_each": "move every",
    "fetch": "move a number",
    "odd": "one of the odds",
    "offering": "to whom it is offered",
    "quantifier": "some, no, every",
    "face": "a card",
    "members": "things to go through",
    "best": "the one with most or least",
    "content": "cards given",
    "edition_ref": "an edition or variant",
    "choice": "a choice in brackets",
}
"""Headings where the grammar's own name would not help."""

FORMS = {
    "translation": "The gloss above in another human language.",
    "may": "The move is allowed when the condition holds. Where no clause allows a move it is not offered.",
    "may_only": "The move is allowed when the condition holds, and forbidden when it does not.",
    "may_even": "A concession: the move is allowed when the condition holds, even against rules of its own topic and "
    "rules that it overrides. Against others it is a plain permission.",
    "must": "When the condition holds the move is due, and every other move of the window is ruled out.",
    "must_not": "The move is forbidden when the condition holds.",
    "wrongly_norm": "Guilt: the move counts as wrongly made if the condition held when it was made. A challenge asks "
    "for it with `was wrong`.",
    "waive_of": "The same, of a rule whose name several files use.",
    "is_": "The two sides are the same; or the card is of that kind, group or spelling; or the predicate holds of the "
    "thing; or the zone is `empty`. What is absent equals nothing, itself included.",
    "is_not": "The opposite of `is`.",
    "has": "The card shows that attribute, or the state is set for that player.",
    "has_no": "The opposite of `has`.",
    "else_if": "Another condition, tried where those before it fail.",
    "then_verdict": "What the rules say of a move in that situation, and which rules decide.",
    "then_unsettled": "That the rules are silent or contradict each other on a move, or that nothing offers it.",
}
"""What productions mean that share their node with others."""


WORDS_OF_EVERY_GAME = """\
No rule file declares these words, and none may declare them anew. `cardlaw explain WORD` says the same.
"""


def language_page() -> str:
    """The language, production by production: its shape, what it means, and an example that compiles."""
    parts = ["# The rule language\n", HOW_TO_READ]
    for section, found in groupby(productions(), key=lambda production: production.section):
        parts += [f"## {section[:1].upper()}{section[1:]}\n", f"{SECTIONS[section]}\n"]
        parts += [_production(production) for production in found]
    parts += ["## Words that every game has\n", WORDS_OF_EVERY_GAME, _kernel_words()]
    parts.append("## The files of the examples\n")
    for source in tour():
        parts += [f"`{source.name}`\n", fenced("rules", source.text)]
    return "\n".join(parts)


def _kernel_words() -> str:
    rows = [f"| `{word.name}` | `{word.form}` | {word.meaning} |" for word in KERNEL_WORDS.values()]
    return "\n".join(["| word | written | means |", "|---|---|---|", *rows, ""])


def _production(production: Production) -> str:
    title = TITLES.get(production.name) or production.name.strip("_").replace("_", " ")
    shape, example = fenced("text", production.shape), fenced("rules", examples()[production.name][0])
    return "\n".join([f"### {title}\n", shape, f"{meaning(production.name)}\n", example])


def meaning(name: str) -> str:
    """What a production means: what its node says of itself, or the node of the model that it becomes."""
    if name in FORMS:
        return FORMS[name]
    sort = examples()[name][1]
    found = _said(getattr(s, sort, None)) or _said(getattr(m, sort, None))
    if not found:
        raise ValueError(f"{name} ({sort}) does not say what it means")
    return found


def _said(sort: object) -> str:
    """The first paragraph of a class's docstring, unless it is the one that dataclasses make up."""
    if not isinstance(sort, type) or (sort.__doc__ or "").startswith(f"{sort.__name__}("):
        return ""
    return re.sub(r"\s+", " ", (sort.__doc__ or "").strip().split("\n\n")[0])


@cache
def tour() -> tuple[Source, ...]:
    return (*BASE, *(Source(name, text) for name, text in TOUR))


@cache
def examples() -> dict[str, tuple[str, str]]:
    """For every production a text of the tour that is one, and the node it becomes."""
    found: dict[str, tuple[str, str]] = {}
    for source in tour():
        starts = [match.start() for match in ITEM_START.finditer(source.text)]
        for start, end in zip(starts, [*starts[1:], len(source.text)], strict=True):
            text = source.text[start:end].rstrip() + "\n"
            for part in _parts(parser().parse(text, start="item")):
                name, example = str(part.data), _text(text, part)
                if example and (name not in found or _telling(example) > _telling(found[name][0])):
                    found[name] = (example, type(build(source, start, part)).__name__)
    return found


def _parts(tree: Tree[Token] | Token) -> Iterator[Tree[Token]]:
    if isinstance(tree, Tree):
        yield tree
        for child in tree.children:
            if child is not None:
                yield from _parts(child)


def _text(text: str, part: Tree[Token]) -> str:
    """What the part covers, moved to the left margin."""
    start, end = getattr(part.meta, "start_pos", None), getattr(part.meta, "end_pos", None)
    if start is None or end is None:
        return ""
    margin = start - text.rfind("\n", 0, start) - 1
    first, *rest = text[start:end].rstrip().split("\n")
    return "\n".join([first, *(line[margin:] for line in rest)])


def _telling(example: str) -> tuple[bool, int]:
    """How good an example a text makes: as much as can be taken in at a glance."""
    short = len(example) <= LONGEST_EXAMPLE and example.count("\n") < MOST_LINES
    return short, len(example) if short else -len(example)


def words_page() -> str:
    """What cardlaw's own words mean, in English and then in each other language."""
    parts = [
        "# Our own words",
        "",
        "`cardlaw explain WORD` says the same, and `--language fi` says it in Finnish.",
        "",
    ]
    for language in GLOSSARY_LANGUAGES:
        if language != "en":
            parts += [f"## {LANGUAGES[language].name}", ""]
        for entry in entries(language).values():
            parts += [f"**{entry.term}**: {entry.meaning}", ""]
    return "\n".join(parts)


def cheat_sheet() -> str:
    """The language on one page: the shape of every production, without a word more."""
    parts = [
        "# The language on one page\n",
        "What each line means, with examples: [the language](language.md).\n",
    ]
    for section, found in groupby(productions(), key=lambda production: production.section):
        shapes = "\n".join(
            dict.fromkeys(line for production in found for line in production.shape.splitlines())
        )
        parts += [f"## {section[:1].upper()}{section[1:]}\n", fenced("rules", shapes)]
    return "\n".join(parts)


@cache
def pages() -> tuple[tuple[str, str], ...]:
    """The generated pages by file name."""
    return (
        ("codes.md", codes_page()),
        *code_pages(),
        ("language.md", language_page()),
        ("cheat-sheet.md", cheat_sheet()),
        ("api.md", api_page()),
        ("words.md", words_page()),
    )
