"""What things are called at the table: the terms of the model in a human language, or their plain names."""

from __future__ import annotations

from cardlaw.language import model as m


class Words:
    """Names in one language; the edition's own terms come before the vocabulary's."""

    def __init__(self, model: m.Model, language: str) -> None:
        self.terms = {term.name: term.text for term in model.terms if term.language == language}
        self.language = language

    def __call__(self, name: str) -> str:
        return self.terms.get(name) or name.replace("-", " ")

    def text(self, words: m.Words) -> str:
        """Free text in this language if it was given, else as it was written."""
        return dict(words.translations).get(self.language, words.text)
