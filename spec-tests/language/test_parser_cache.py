"""The kept parser: the same as a built one, and never worse than none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from lark import Lark
from lark.indenter import PythonIndenter

from cardlaw.language.parsing import cache as parser_cache
from cardlaw.language.parsing.cache import cache_folder, kept_parser, trusted
from cardlaw.language.storage.rows import sealed, unsealed
from language.alterations import alterations

GRAMMAR = """
start: "a" NUMBER* "b"
NUMBER: /[0-9]+/
%ignore " "
"""
OPTIONS = {"parser": "lalr", "start": ["start"], "propagate_positions": True}


class NoLayout(PythonIndenter):
    """Something to run after the lexer."""

    NL_type = "_NEVER"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARDLAW_CACHE", str(tmp_path / "kept"))
    return tmp_path / "kept"


def make() -> Lark:
    return kept_parser(GRAMMAR, NoLayout(), OPTIONS)


def built(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts the times a parser is built from its grammar."""
    times: list[int] = []
    before = Lark.__init__

    def counting(self: Lark, *args: object, **options: object) -> None:
        times.append(1)
        before(self, *args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(Lark, "__init__", counting)
    return times


def test_it_is_built_once_and_parses_the_same(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    times = built(monkeypatch)
    first, second = make(), make()
    assert len(times) == 1
    one, two = first.parse("a 1 22 b"), second.parse("a 1 22 b")
    assert one == two
    assert (one.meta.start_pos, one.meta.end_pos) == (two.meta.start_pos, two.meta.end_pos)
    assert second.options.postlex is not None
    assert folder.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("damage", ["", "cut", "flipped", "foreign"])
def test_a_damaged_file_is_replaced(folder: Path, monkeypatch: pytest.MonkeyPatch, damage: str) -> None:
    make()
    (kept,) = folder.iterdir()
    whole = kept.read_bytes()
    kept.write_bytes(
        {
            "": b"",
            "cut": whole[:-40],
            "flipped": whole[:-1] + b"x",
            "foreign": sealed(parser_cache.FORM, {"a": 1}),
        }[damage]
    )
    times = built(monkeypatch)
    assert make().parse("a b")
    assert make().parse("a b")
    assert len(times) == 1


def test_tables_that_are_none_are_not_used(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Altered anywhere, with a digest that fits again, they parse the same or are made anew."""
    expected = make().parse("a 1 22 b")
    (kept,) = folder.iterdir()
    tables = unsealed(parser_cache.FORM, kept.read_bytes())
    times = built(monkeypatch)
    for altered in alterations(tables, numbers=False):
        kept.write_bytes(sealed(parser_cache.FORM, altered))
        assert make().parse("a 1 22 b") == expected
    assert len(times) > 20


def test_a_name_that_python_gives_a_meaning_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make()
    (kept,) = folder.iterdir()
    text = kept.read_bytes().partition(b"\n")[2].replace(b'"start"', b'"__class__"')
    kept.write_bytes(sealed(parser_cache.FORM, json.loads(text)))
    times = built(monkeypatch)
    assert make().parse("a b")
    assert len(times) == 1


def test_a_folder_open_to_others_is_not_used(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make()
    folder.chmod(0o755)
    assert not trusted(folder)
    times = built(monkeypatch)
    make()
    make()
    assert len(times) == 2


def test_a_folder_that_cannot_be_made_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("CARDLAW_CACHE", str(tmp_path / "file" / "below"))
    assert make().parse("a b")


def test_it_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDLAW_CACHE", "off")
    assert cache_folder() is None
    assert make().parse("a b")


def test_only_a_few_are_kept(folder: Path) -> None:
    for number in range(8):
        kept_parser(GRAMMAR.replace("[0-9]", f"[0-{number}]"), NoLayout(), OPTIONS)
    assert len(list(folder.iterdir())) == parser_cache.MOST_KEPT
