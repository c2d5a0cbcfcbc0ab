"""The grammar is LALR(1) without a single tolerated conflict, and every terminal is told apart by the lexer."""

from importlib.resources import files

from lark import Lark

from cardlaw.language.parsing.items import parser


def test_the_grammar_has_no_conflicts() -> None:
    grammar = files("cardlaw.language.parsing").joinpath("grammar.lark").read_text(encoding="utf-8")
    options = parser().options
    strict = Lark(
        grammar,
        start=options.start,
        parser="lalr",
        lexer="contextual",
        postlex=options.postlex,
        maybe_placeholders=True,
        strict=True,
    )
    assert strict.parse("cardlaw 1\n", start="item").data == "version"
