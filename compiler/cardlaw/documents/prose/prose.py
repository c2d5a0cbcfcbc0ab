"""Sentences about a model, in one language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from cardlaw.documents.prose.marking import capitalised, clean, mark, to_plain
from cardlaw.documents.prose.phrases import Phrase, noun, quoted, say
from cardlaw.documents.prose.planning import clauses, scenarios
from cardlaw.documents.prose.planning.scene import PhraseScene
from cardlaw.documents.prose.planning.steps import SentencePlan
from cardlaw.documents.prose.realising import Realiser
from cardlaw.documents.prose.terms import MissingTerm, Terms
from cardlaw.language import model as m
from cardlaw.language.identity import ByIdentity
from cardlaw.language.reading.translations import Catalogue
from cardlaw.language.records import dataclass


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence (marked text), and those that stand below it as a list."""

    text: str
    items: tuple[Statement, ...] = ()

    def plain(self) -> str:
        """All of it as running text without marks."""
        text = to_plain(self.text)
        if not self.items:
            return text
        return " ".join([text, *(item.plain() for item in self.items)])

    def lines(self, depth: int = 0) -> Iterator[str]:
        """One line per sentence, indented, for terminals."""
        yield f"{'  ' * depth}{'- ' if depth else ''}{to_plain(self.text)}"
        for item in self.items:
            yield from item.lines(depth + 1)


class Prose:
    """The one door to prose: clauses, acts, names and free text of a model in a language.

    `called` says what rules are called where it is read; one that is not in it goes by its id.
    """

    def __init__(
        self,
        model: m.Model,
        language: str,
        called: Mapping[str, str] | None = None,
        realiser: Realiser | None = None,
        catalogue: Catalogue | None = None,
    ) -> None:
        self.model = model
        self.language = language
        self._realiser = realiser or Realiser(language, Terms(model, language), called or {}, catalogue)
        self._scene = PhraseScene(model)
        self._clauses: ByIdentity[Statement] = ByIdentity()
        self._others: dict[tuple[tuple[str, int | str], ...], Prose] = {}

    def under(self, model: m.Model) -> Prose:
        """The same door to the same rules under other choices."""
        if model.choices not in self._others:
            self._others[model.choices] = Prose(model, self.language, None, self._realiser)
        return self._others[model.choices]

    @property
    def missing(self) -> tuple[MissingTerm, ...]:
        """Terms and forms that were asked for so far and that no rule file gives."""
        return tuple(sorted(self._realiser.missing))

    @property
    def faults(self) -> tuple[str, ...]:
        """Messages and forms that the language file lacks."""
        return tuple(sorted(self._realiser.faults))

    def clause(self, clause: m.Clause) -> Statement:
        """What a clause says; asked again for the same one, the same sentence."""
        if clause not in self._clauses:
            self._clauses[clause] = self._statement(clauses.clause(self._scene, clause))
        return self._clauses[clause]

    def body(self, act: m.Act) -> Statement | None:
        plan = clauses.body(self._scene, act)
        return self._statement(plan) if plan is not None else None

    def scenario(self, scenario: m.Scenario) -> tuple[Statement, ...]:
        """The lines of a scenario, in order."""
        scene = scenarios.seated(self._scene, scenario)
        return tuple(self._statement(scenarios.line(scene, placed.line)) for placed in scenario.lines)

    def line(self, scenario: m.Scenario, placed: m.PlacedLine) -> Statement:
        return self._statement(scenarios.line(scenarios.seated(self._scene, scenario), placed.line))

    def words(self, words: m.Words | None) -> str:
        """Free text, marked as foreign where no translation is given."""
        if words is None:
            return ""
        return self._realiser.text(quoted(words, self.model))

    def value(self, arm: m.Arm) -> str:
        """What a value of a choice is called."""
        return self._realiser.value(arm)

    def heading(self, rule: m.Rule) -> str:
        """What a rule is called."""
        return self._realiser.named("rule", rule.name)

    def names(self, rule: m.Rule) -> bool:
        """Whether what a rule is called is in the reader's language."""
        return self.language == "en" or not self.heading(rule).startswith(mark("foreign", "en", "")[:-2])

    def speaks(self, words: m.Words | None) -> bool:
        """Whether a text is given in the reader's language."""
        return words is not None and not self.words(words).startswith(mark("foreign", "en", "")[:-2])

    def name(self, name: str | int, form: str = "", sort: str = "noun") -> str:
        """What a name of the rule files is called, without marks."""
        if isinstance(name, int):
            return str(name)
        return to_plain(self._realiser.text(noun(name), form))

    def label(self, name: str) -> str:
        """A word of the page itself: a heading, a button, a status."""
        return self._realiser.text(say(f"page-{name}"))

    def kind(self, finding: str) -> str:
        """What a kind of finding is called."""
        return self._realiser.text(say(f"kind-{finding}"))

    def sentence(self, phrase: Phrase, form: str = "") -> str:
        """A phrase as the start of something: its first letter raised, without a stop."""
        return capitalised(self._realiser.sentence(phrase, form))

    def phrase(self, phrase: Phrase, form: str = "") -> str:
        return self._realiser.sentence(phrase, form)

    def _statement(self, plan: SentencePlan) -> Statement:
        text = capitalised(self._realiser.sentence(plan.text)).rstrip(",")
        items = tuple(self._statement(item) for item in plan.items)
        stop = ":" if items else "."
        if re.search(r"[.:!?][”»]?$", to_plain(text)):
            stop = ""
        return Statement(text + stop, items)


def untagged(text: str) -> str:
    return clean(to_plain(text))


def tagged(language: str, text: str) -> str:
    return mark("foreign", language, clean(text))
