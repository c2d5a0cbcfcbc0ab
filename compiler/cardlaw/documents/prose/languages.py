"""The languages that prose is written in, and their message files."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cardlaw.language.records import dataclass
from cardlaw.language.saying import messages_in
from cardlaw.wording.messages import message_text

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message


@dataclass(frozen=True, slots=True)
class ProseLanguage:
    """A human language: its code in rule files, its locale for plurals and lists, its own name.

    `contractions` are neighbours that the language writes as one word."""

    code: str
    locale: str
    name: str
    contractions: tuple[tuple[str, str], ...] = ()


LANGUAGES = {
    language.code: language
    for language in (
        ProseLanguage("en", "en_GB", "English"),
        ProseLanguage("fi", "fi", "Suomi", ((" ja ei ", " eikä "),)),
        ProseLanguage("nb", "nb", "Norsk bokmål"),
        ProseLanguage("it", "it", "Italiano", ((" e è ", " ed è "),)),
        ProseLanguage("sv", "sv", "Svenska"),
    )
}


def message_file(language: str) -> ast.Resource:
    """All messages of prose in a language."""
    return _parsed(f"messages/{language}.ftl", prose_text(language))


def analysis_file(language: str) -> ast.Resource:
    """All messages of the analysis in a language."""
    return _parsed(f"analysis/{language}.ftl", message_text(language))


def prose_text(language: str) -> str:
    return files("cardlaw.documents.prose").joinpath("messages", f"{language}.ftl").read_text("utf-8")


class Messages:
    """The messages of prose and of the analysis in a language, each parsed when it is first said."""

    def __init__(self, language: str, functions: dict[str, Callable[..., Any]]) -> None:
        locale = LANGUAGES[language].locale
        self.bundle = FluentBundle([locale], functions=functions, use_isolating=False)
        self._language = language
        self._texts = messages_in(prose_text(language)) | messages_in(message_text(language))
        self._parsed: dict[str, ast.Message] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._texts

    def __getitem__(self, name: str) -> Message:
        self.parsed(name)
        return self.bundle.get_message(name)

    def parsed(self, name: str) -> ast.Message:
        """A message as it is written; it and those that it refers to can be said from then on."""
        if name not in self._parsed:
            resource = FluentParser().parse(self._texts[name])
            if any(isinstance(each, ast.Junk) for each in resource.body):
                for whole in (message_file, analysis_file):
                    whole(self._language)
            (entry,) = (each for each in resource.body if isinstance(each, ast.Message))
            self._parsed[name] = entry
            self.bundle.add_resource(resource)
            for other in Mentioned(entry).messages:
                if other in self:
                    self.parsed(other)
        return self._parsed[name]


class Mentioned(Visitor):
    """What a pattern speaks of by name: messages, and what it is given."""

    def __init__(self, pattern: ast.BaseNode | None) -> None:
        self.messages: list[str] = []
        self.given: set[str] = set()
        if pattern is not None:
            self.visit(pattern)

    def visit_MessageReference(self, node: Any) -> None:
        self.messages.append(node.id.name)

    def visit_VariableReference(self, node: Any) -> None:
        self.given.add(node.id.name)


def _parsed(name: str, text: str) -> ast.Resource:
    """A message file; one that does not parse is a bug, named with its line."""
    resource = FluentParser(with_spans=True).parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0] if entry.annotations else None
            start = entry.span.start if entry.span else 0
            line = text.count("\n", 0, start) + 1
            why = note.message if note else "does not parse"
            raise ValueError(f"{name}:{line}: {why}")
    return resource
