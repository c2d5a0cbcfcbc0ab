"""Every saying is in every language, with its arguments: what is wrong is named with its file and line."""

from __future__ import annotations

import ast as python
import pickle
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cardlaw.cli.arguments import parser_of
from cardlaw.cli.main import VERBS
from cardlaw.language.saying import LANGUAGES, Argument, ListedWords, Saying, as_data, spoken
from cardlaw.wording import commands, help
from cardlaw.wording.books import BOOKS
from wording.fluent_files import faults, unlike, used_in

ROOT = Path(__file__).parents[2]
FILES = [*ROOT.glob("compiler/cardlaw/**/*.py"), *ROOT.glob("engine/cardlaw/**/*.py")]
SAMPLES: dict[type, Argument] = {str: "x", int: 3, ListedWords: ListedWords(("x", "y"), "or")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOOKS)
def test_every_saying_is_in_every_language_with_its_arguments(name: str, language: str) -> None:
    book, file = BOOKS[name], f"{name}/{language}.ftl"
    used = used_in(book.text(language), file)
    wrong = unlike(file, used, book.declared, may_leave_out=language != "en")
    assert not wrong, "\n".join(wrong)
    for id in used:
        said = Saying(book, id, tuple((each, SAMPLES[type_]) for each, type_ in book.declared[id].items()))
        assert said.in_(language).strip() and "{" not in said.in_(language), id


@cache
def said_in(path: Path) -> list[tuple[str, python.Call]]:
    """The calls of `say` in a module, with the package whose book they speak from."""
    return list(_said_in(python.parse(path.read_text("utf-8"))))


def _said_in(tree: python.Module) -> Iterator[tuple[str, python.Call]]:
    home = {
        alias.asname or alias.name: node.module or ""
        for node in python.walk(tree)
        if isinstance(node, python.ImportFrom)
        for alias in node.names
    }
    for node in python.walk(tree):
        called = node.func if isinstance(node, python.Call) else None
        if (
            isinstance(called, python.Name)
            and called.id == "say"
            and home.get("say", "").startswith("cardlaw.")
        ):
            assert isinstance(node, python.Call)
            yield home["say"], node


@pytest.mark.parametrize("name", BOOKS)
def test_code_says_what_is_declared_and_nothing_is_declared_for_nobody(name: str) -> None:
    book, made, wrong = BOOKS[name], set[str](), []
    texts = ""
    declaring = [path for path in FILES if ".".join(path.parts[-4:-1]) == book.package]
    assert [path.stem for path in declaring].count("__init__") == 1
    for path in FILES:
        texts += "" if path in declaring else path.read_text("utf-8")
        for package, call in said_in(path):
            if package != book.package:
                continue
            given = {keyword.arg for keyword in call.keywords}
            for id in literals(call.args[0]):
                made.add(id)
                if id not in book.declared or (None not in given and given != set(book.declared[id])):
                    wrong.append(f"{path.relative_to(ROOT)}:{call.lineno}: say({id!r}) with {given}")
    assert not wrong
    unmade = [id for id in set(book.declared) - made if f'"{id}"' not in texts]
    pieces = set(re.findall(r'say\(\s*f"([^"]*)"', texts))
    patterns = [re.sub(r"\\\{.*?\\\}", "[a-z0-9-]+", re.escape(piece)) for piece in pieces]
    assert not [id for id in unmade if not any(re.fullmatch(pattern, id) for pattern in patterns)]


def literals(node: python.expr) -> Iterator[str]:
    match node:
        case python.Constant(value=str(id)):
            yield id
        case python.IfExp(body=one, orelse=other):
            yield from literals(one)
            yield from literals(other)


def test_a_saying_that_is_wrong_is_noticed_where_it_is_made() -> None:
    with pytest.raises(ValueError, match="no saying `nothing-like-it`"):
        commands.say("nothing-like-it")
    with pytest.raises(ValueError, match=r"takes \{'file': 'str'\}, not \{'file': 'ListedWords'\}"):
        commands.say("wrote", file=ListedWords(()))
    with pytest.raises(ValueError, match=r"not \{'name': 'str'\}"):
        commands.say("wrote", name="x")


def test_a_fluent_file_that_does_not_read_is_named_with_its_line() -> None:
    (fault,) = faults("one = 1\n\ntwo = { $n ->\n", "fi.ftl")
    assert fault.startswith("fi.ftl:3: ")


def test_a_saying_is_its_english_and_keeps_what_it_is_made_of() -> None:
    said = commands.say("could-be", name="x", names=ListedWords(("a", "b"), "or"))
    assert said == "`x` could be `a` or `b`"
    assert said.in_("fi") == "`x` voi olla `a` tai `b`" == spoken(said, "fi")
    again = pickle.loads(pickle.dumps(said))
    assert (again, again.in_("sv")) == (said, said.in_("sv"))
    assert as_data(said) == {
        "book": "commands",
        "id": "could-be",
        "arguments": {"name": {"verbatim": "x"}, "names": {"or": [{"verbatim": "a"}, {"verbatim": "b"}]}},
    }
    assert as_data("plain") is None and spoken("plain", "fi") == "plain"
    assert Saying(commands.BOOK, "wrote", (("file", said),)).in_("it") == "scritto `x` può essere `a` o `b`"


# ------------------------------------------------------------------ help
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_every_language_for_every_argument(language: str) -> None:
    found = used_in(help.BOOK.text(language), f"help/{language}.ftl")
    assert not any(each.names for each in found.values()) and set(found) == set(help.BOOK.entries("en"))
    used = {"main-title", "main-version", "main-every-verb", "main-exit-codes"}
    used |= {f"word-{word}" for word in ("usage", "arguments", "options", "every-verb", "examples")}
    for verb in VERBS:
        parser = parser_of(verb.name, verb.module)
        assert all(len(line) <= 80 for line in parser.format_help(language, ()).splitlines())
        used |= {verb.name}
        shown = [each for each in parser.parameters if not each.hidden]
        texts = [(each.written, parser.help_of(each)) for each in shown]
        assert [name for name, text in texts if not isinstance(text, Saying)] == [], "help in English only"
        used |= {text.id for _, text in texts if isinstance(text, Saying) and text.book is help.BOOK}
    assert set(found) - used == set(), "a text that no help shows"
