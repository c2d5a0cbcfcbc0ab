"""Rule files in colours, for pages and whatever else uses Pygments."""

from __future__ import annotations

from typing import ClassVar

from pygments.lexer import RegexLexer, bygroups, words
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Text

from cardlaw.language.kernel import RESERVED
from cardlaw.language.parsing.grammar_words import all_words, item_words

NAME = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
END = r"(?![a-z0-9-])"


class RulesLexer(RegexLexer):
    """Rule files and scenarios; the words are those of the grammar and of every table."""

    name = "Cardlaw rules"
    aliases: ClassVar[list[str]] = ["cardlaw", "rules"]
    filenames: ClassVar[list[str]] = ["*.rules", "*.spec"]
    tokens: ClassVar = {
        "root": [
            (r"#[^\n]*", Comment.Single),
            (r'"[^"\n]*"', String),
            (
                rf"^({'|'.join(sorted(item_words(), key=len, reverse=True))})( +)({NAME})",
                bygroups(Keyword.Declaration, Text, Name.Class),
            ),
            (words(sorted(item_words()), prefix="^", suffix=END), Keyword.Declaration),
            (words(sorted(all_words()), prefix=r"(?<![a-z0-9-])", suffix=END), Keyword),
            (words(sorted(RESERVED), prefix=r"(?<![a-z0-9-])", suffix=END), Name.Builtin),
            (NAME, Name),
            (r"[0-9]+", Number.Integer),
            (r"\.\.|<=|>=|[-<>+*=]", Operator),
            (r"[:,()\[\]]", Punctuation),
            (r"\s+", Text),
        ]
    }
