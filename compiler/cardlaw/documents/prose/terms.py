"""Terms of a model in one language: what a name is called there, and which forms are missing."""

from __future__ import annotations

from collections.abc import Mapping

from cardlaw.documents.prose.derived import BASE_FORMS, derive
from cardlaw.documents.prose.marking import clean
from cardlaw.language.model import Model
from cardlaw.language.records import dataclass

PLACING = frozenset({"attributive", "after", "negative", "happens", "verb"})
"""Forms that say where a word stands rather than how it bends."""


@dataclass(frozen=True, slots=True, order=True)
class MissingTerm:
    """What a rule file would have to add for a sentence to come out right; no form means the whole term."""

    language: str
    name: str
    form: str

    def __str__(self) -> str:
        if not self.form:
            return (
                f'`{self.name}` has no term in {self.language}: add `term {self.name} in {self.language} "…"`'
            )
        return (
            f"the term `{self.name}` in {self.language} lacks its form `{self.form}`: "
            f'add `, {self.form} "…"` to its line'
        )


@dataclass(frozen=True, slots=True)
class ProseTerm:
    text: str
    forms: Mapping[str, str]


class Terms:
    """The terms of a model in a language; what an edition says stands before what its vocabulary says."""

    def __init__(self, model: Model, language: str) -> None:
        self.language = language
        self.kinds = frozenset(kind.name for kind in model.kinds)
        self._terms = {
            term.name: ProseTerm(clean(term.text), {name: clean(text) for name, text in term.forms})
            for term in model.terms
            if term.language == language
        }

    def __contains__(self, name: str) -> bool:
        return name in self._terms

    def get(self, name: str) -> ProseTerm | None:
        return self._terms.get(name)

    def form(self, name: str, sort: str, form: str) -> str | None:
        """The form as written or derived. A predicate or clause without any forms is the same in all."""
        term = self._terms[name]
        if sort in ("predicate", "clause") and term.forms.keys() <= PLACING and form not in PLACING:
            return term.text
        return derive(self.language, sort, term.text, term.forms, form)

    def has(self, name: str, sort: str, form: str) -> bool:
        term = self._terms.get(name)
        if term is None:
            return False
        return form in BASE_FORMS or derive(self.language, sort, term.text, term.forms, form) is not None
