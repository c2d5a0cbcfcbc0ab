"""The web sources: every language has every message, nothing is put in as markup, nothing names another place."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cardlaw.studio import building
from cardlaw.studio.rules import LANGUAGES

SOURCES = sorted(building.WEB.glob("*.js"))
MESSAGE = re.compile(r"""\b(?:t|known)\(\s*["`]([^"`]+)["`]""")
FAMILY = re.compile(r"\$\{[^}]*\}")


def messages(language: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((building.WEB / "languages" / f"{language}.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message_with_its_parts(language: str) -> None:
    ours, english = messages(language), messages("en")
    assert list(ours) == list(english)
    for key, said in english.items():
        assert ours[key].strip()
        assert sorted(re.findall(r"\{\w+\}", ours[key])) == sorted(re.findall(r"\{\w+\}", said)), key


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_language_does_not_repeat_the_english(language: str) -> None:
    ours, english = messages(language), messages("en")
    same = [key for key, said in english.items() if ours[key] == said and " " in said]
    assert same == []


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SOURCES)
    used = set(MESSAGE.findall(code))
    families = {FAMILY.split(key)[0] for key in used if FAMILY.search(key)}
    plain = {key for key in used if not FAMILY.search(key)}
    known = set(messages("en"))
    assert plain <= known
    quoted = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', code))
    unused = {key for key in known - plain - quoted if not key.startswith(tuple(families))}
    assert unused == set()


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_text_goes_in_as_text(path: Path) -> None:
    code = path.read_text("utf-8")
    assert not re.search(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", code
    )
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", code)


def test_no_lock_names_a_host() -> None:
    for name in ("package-lock.json", "package.json", ".npmrc", "wheels.txt"):
        assert not re.search(r"https?://", (building.WEB / name).read_text("utf-8")), name


def test_the_same_files_pack_to_the_same_archive() -> None:
    files = {"b": b"two", "a": b"one"}
    assert building.packed(files) == building.packed(dict(reversed(files.items())))


def test_the_archive_holds_no_page_and_no_cache() -> None:
    names = building._own_files().keys()
    assert {
        "cardlaw/engine/play/table.py",
        "cardlaw/studio/answering.py",
        "cardlaw/language/parsing/grammar.lark",
    } <= names
    assert "cardlaw/rules/uno/uno.rules" in names
    assert not [name for name in names if re.search(r"__pycache__|studio/(web|site)/", name)]
