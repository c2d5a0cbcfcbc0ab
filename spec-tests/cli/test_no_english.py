"""Whoever asks in another language reads no sentence of the English catalogues, whatever the command or mistake."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cardlaw.cli.main import VERBS
from cli.conftest import Run

HERE = Path(__file__).parent
COMPILER = HERE.parents[1] / "compiler" / "cardlaw"
CATALOGUES = sorted(path.parent for path in COMPILER.rglob("en.ftl"))
LANGUAGES = ("fi", "nb", "it", "sv")
FEWEST = 3
"""So many words in a row of an English message are no coincidence."""

CLAUSE = "  player can lay card"
WRONG = f'cardlaw 1\nvariant our extends short\n  "Ours."\n\nrule ours\n  "Ours."\n  about laying\n{CLAUSE}\n'
OWN = 'cardlaw 1\nvariant mine extends short\n  "Mine."\n\nset next-height to either\n'
QUARREL = """\
cardlaw 1
spec quarrel of ladder

scenario lost "A lost quarrel" shows lay-fitting:
  under short
  players a, b, c
  given top of laid is sun 1
  given hand of a is sun 2, moon 3
  when a lays sun 2
  then hand of a has 2 cards
"""
CASES = """
list
list short
list ladder
list short --words
list nothing
check short --all
check our.rules
check mine.rules
check nowhere.rules
check shrt
check short[colour=red]
check short[next-height=red]
check "short with nothing"
check "short with a and b"
check short --jobs many
check short --format xml
check short --al
check short --reach
compare short long
compare short long --why
compare short long --proofs
compare short long --matrix
compare short
compare short short
compare short long --topic nothing
ask short long --given "top of laid is sun 1" --given "hand is sun 2, moon 3" --move "lay sun 2" --why
ask short long --given "hand is sun 2, moon 3" --move "lay moon 3"
ask short --given "hand is sun 2" --move "lay moon 3" --quick
ask short --given "top of laid is star 1" --move "lay sun 2"
ask short --given "sun 1 on top" --move "lay sun 2"
ask short --given "hand is sun 2, sun 2, sun 2, sun 2, sun 2, sun 2" --move "lay sun 2"
ask short --move "lay"
ask short --move "lay sun"
ask short --move "sing"
ask short
explain reading
explain readng
explain player
explain lay-fitting --in short
explain lay --in short
explain E0203
explain E9999
explain nothing
play short --players 1
play short --resume nothing.table
play short with long
simulate short --rounds 2
simulate short --against long --rounds 2
simulate short --rounds many
simulate short --strategy greedy
simulate short --players 19
simulate short --rounds 2 --output rounds.txt
compile short --output short.txt
replay quarrel.spec
replay mine.rules
replay nothing.table
test quarrel.spec
test nothing.spec
test house
coverage short
coverage short --source nothing.txt
translate short
new Our-Rules --extends short
new ours --extends ladder --output -
new ours --extends short --output -
packs
packs ladder
packs nothing
packs --matrix short
print shrt
print short --kind poem
print short --kind one-page --output -
print short long --kind poster --output -
print short --output short.doc
plan mine.rules
plan short
share mine.rules
share short
open nonsense
open cardlaw_1_x
site
fmt --check our.rules mine.rules
fmt --diff mine.rules
fmt nothing.rules
studio --port many
completion ksh
doctor
sing
"""
TYPED = "?\nhint\nlog\nrules\nwhy 1\nundo\nsing\n99\nsave\n1\n1\n1\nquit\n"


class Texts(Visitor):
    """The pieces of text in a file of messages."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def pieces(text: str) -> Iterator[str]:
    texts = Texts()
    texts.visit(FluentParser().parse(text))
    for each in texts.found:
        for part in re.sub(r"`[^`]*`?|\"[^\"]*\"?|\([^)]*[=|][^)]*\)", "\n", each).split("\n"):
            said = " ".join(part.split()).strip(" .,:;()")
            if len(re.findall(r"[A-Za-z]{2,}", said)) >= FEWEST:
                yield said


@cache
def english(language: str) -> re.Pattern[str]:
    """What only the English catalogues say, not those of the language, and no author of the small game."""
    theirs = " ".join(
        " ".join((folder / f"{language}.ftl").read_text("utf-8").split()) for folder in CATALOGUES
    )
    theirs += " ".join(path.read_text("utf-8") for path in (HERE / "house").rglob("*.rules"))
    ours = {piece for folder in CATALOGUES for piece in pieces((folder / "en.ftl").read_text("utf-8"))}
    kept = sorted(piece for piece in ours if piece.lower() not in theirs.lower())
    assert len(kept) > 1000
    return re.compile("|".join(rf"(?<![\w-]){re.escape(piece)}(?![\w-])" for piece in kept), re.IGNORECASE)


def test_an_english_sentence_is_noticed() -> None:
    assert english("fi").search("cardlaw: there is no command `x`")
    assert not english("fi").search("cardlaw: komentoa `x` ei ole")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_speaks_english(run: Run, desk: Path, language: str) -> None:
    """Each command in one of the languages: what is in one of them is in all, and that is tested by construction."""
    for name, text in (("our.rules", WRONG), ("mine.rules", OWN), ("quarrel.spec", QUARREL)):
        (desk / name).write_text(text, encoding="utf-8")
    found = []
    lines = [*CASES.split("\n")[1:-1], *(f"{verb.name} --help" for verb in VERBS)]
    mine = lines[LANGUAGES.index(language) :: len(LANGUAGES)]
    for line in (*mine, "play short --seed 3"):
        ran = run(*shlex.split(line), "--rules", "house", "--language", language, stdin=TYPED)
        assert ran.code in (0, 1, 2), (line, ran.err)
        said = re.sub(r"`[^`]*`", "", " ".join((ran.out + " " + ran.err).split()))
        found += [f"{line}: {piece}" for piece in english(language).findall(said)]
    assert found == [], "\n".join(found)
