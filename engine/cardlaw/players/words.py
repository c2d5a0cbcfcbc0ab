"""What things are called at the table: the terms of the model in a human language, or their plain names."""

from __future__ import annotations

import re
from collections.abc import Mapping

from cardlaw.language import model as m
from cardlaw.language.holes import filled
from cardlaw.language.reading.translations import shipped_catalogue, spelled_out
from cardlaw.wording.play import Voice

SLOT = re.compile(r"\{([^{}]*)\}")
COUNTED = {"en": "plural", "fi": "partitive", "nb": "plural", "it": "plural", "sv": "plural"}
"""The form of a noun after a number other than one."""
ONE = {"fi": "genitive"}
"""The form of a noun after one, where what somebody takes has a form of its own."""


class PlayerWords:
    """Names in one language; the edition's own terms come before the vocabulary's."""

    def __init__(self, model: m.Model, language: str) -> None:
        self.terms = {term.name: term for term in model.terms if term.language == language}
        self.model = model
        self.kinds = frozenset(kind.name for kind in model.kinds)
        self.language = language
        self.voice = Voice(language)

    def __call__(self, name: str) -> str:
        term = self.terms.get(name)
        if term is not None:
            return term.text
        return self.voice.word(name) or name.replace("-", " ")

    def text(self, words: m.Words) -> str:
        """Free text in this language if it was given, else as it was written; with the sheet's own words for cards,
        and with what is chosen."""
        return filled(shipped_catalogue().text(words, self.language) or words.text, self._in_hole)

    def _in_hole(self, hole: str) -> str | None:
        name, _, form = hole.partition(" ")
        if name in self.kinds:
            return self.form(name, form) if form else self(name)
        axis = next((axis for axis in self.model.axes if axis.name == hole), None)
        return None if axis is None else self.value(self.model.arm(axis))

    def value(self, arm: m.Arm) -> str:
        """What a value of a choice is called."""
        if arm.title is not None:
            return self.text(arm.title)
        if isinstance(arm.value, int):
            return str(arm.value)
        return shipped_catalogue().name("value", arm.value, self.language) or spelled_out(arm.value)

    def form(self, name: str, form: str) -> str:
        """A term in a grammatical form; its plain text where the form is not told."""
        term = self.terms.get(name)
        return dict(term.forms).get(form, term.text) if term is not None else self(name)

    def counted(self, number: str, noun: str) -> str:
        """`2 cards`: a number and the noun in the form that goes with it, as what somebody takes."""
        return f"{number} {self.form(noun, (ONE if number == '1' else COUNTED).get(self.language, ''))}"

    def act(self, act: m.Act, args: Mapping[str, str], form: str = "third") -> str | None:
        """What somebody does, in the third person, or in another form if the terms tell it; `args` by parameter."""
        term = self.terms.get(act.name)
        if form == "third":
            said = act.verb.replace("-", " ") if term is None else dict(term.forms).get("third", term.text)
        elif self.language == "en":
            return self.infinitive(act, args)
        elif term is None or form not in dict(term.forms):
            return None
        else:
            said = dict(term.forms)[form]
        return self._filled(said, args)

    def infinitive(self, act: m.Act, args: Mapping[str, str]) -> str:
        """What can be done."""
        return self._filled(self(act.name), args)

    def _filled(self, said: str, args: Mapping[str, str]) -> str:
        """A term with its slots filled; what has no slot follows after it."""
        used: set[str] = set()

        def fill(found: re.Match[str]) -> str:
            name, _, rest = found[1].partition(" ")
            if name not in args:
                return self.form(name, rest)
            used.add(name)
            if rest.startswith("of "):
                return self.counted(args[name], rest.split(" ")[1])
            return genitive(args[name], self.language) if rest == "genitive" else args[name]

        said = SLOT.sub(fill, said)
        left = ", ".join(value for name, value in args.items() if name not in used)
        return f"{said} {left}".strip()


def genitive(name: str, language: str) -> str:
    """Whose something is."""
    match language:
        case "en":
            return "your" if name == "you" else f"{name}’s"
        case "fi":
            return {"sinä": "sinun"}.get(name, f"{name}n")
        case "nb" | "sv":
            return {"du": "din"}.get(name, name if name.endswith("s") else f"{name}s")
        case "it":
            return {"tu": "di te"}.get(name, f"di {name}")
        case _:
            return name
