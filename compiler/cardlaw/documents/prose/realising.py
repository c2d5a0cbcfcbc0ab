"""Phrases → text: Fluent formats the messages and asks back for forms and traits of what fills them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from functools import cache
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentType

from cardlaw.documents.prose.derived import (
    BASE_FORMS,
    SEAT_FORMS,
    derive,
    english_article,
    plural_relative,
    seat,
)
from cardlaw.documents.prose.languages import LANGUAGES, Mentioned, Messages
from cardlaw.documents.prose.marking import clean, mark, tidied, to_plain
from cardlaw.documents.prose.phrases import (
    ListedPhrases,
    NamedPhrase,
    NumberPhrase,
    Phrase,
    Quoted,
    RuleName,
    SaidPhrase,
    is_numeral,
    noun,
    say,
)
from cardlaw.documents.prose.terms import MissingTerm, Terms
from cardlaw.language import model as m
from cardlaw.language.holes import filled
from cardlaw.language.reading.translations import Catalogue, Context, shipped_catalogue, spelled_out

SLOT = re.compile(r"\{\s*([a-z][a-z0-9-]*)(?:\s+of\s+([a-z][a-z0-9-]*))?(?:\s+([a-z][a-z0-9-]*))?\s*\}")
"""A place for an argument in the text of a term: `{card}`, `{other genitive}`, `{amount of card}`.

A name that is no argument of the term is said with its own term: `{draw-pile definite}`."""

MAIN = "main"
"""The form of a clause that stands for itself, for languages that order its words otherwise; a form may follow it."""

UNSAID = say("unsaid-number")
"""A number of which nothing is said: what is counted is then said without it."""

OPTIONAL = frozenset({"object", "subject"})
"""Forms that only pronouns have; anything else is said as it is."""


class Bound(FluentType):
    """A phrase on its way through Fluent."""

    def __init__(self, phrase: Phrase, realiser: Realiser) -> None:
        self.phrase = phrase
        self.realiser = realiser

    def format(self, locale: Locale) -> str:
        return self.realiser.text(self.phrase)


_speaking: ContextVar[Realiser] = ContextVar("speaking")
"""Whose patterns are being formatted: the messages of a language are read once and serve all models."""


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(LANGUAGES[language].locale)


@cache
def _messages(language: str) -> Messages:
    """The messages of a language with the functions that patterns may call."""

    def words(value: Any) -> str:
        return _speaking.get().string(value)

    functions: dict[str, Callable[..., Any]] = {
        "FORM": lambda *args, **named: _speaking.get().form(*args, **named),
        "WORD": lambda *args, **named: _speaking.get().word(*args, **named),
        "NOUN": lambda *args, **named: _speaking.get().noun(*args, **named),
        "TRAIT": lambda thing, name: _speaking.get().trait_of(thing, name),
        "HAS": lambda thing, form: _speaking.get().has_form(thing, form),
        "ARTICLE": lambda text: english_article(to_plain(words(text))),
        "MANY": lambda text: plural_relative(words(text)),
        "FIRST": lambda text: words(text).partition(" ")[0],
        "REST": lambda text: words(text).partition(" ")[2],
    }
    return Messages(language, functions)


NOTHING_CHOSEN: Mapping[str, m.Arm] = {}


class Realiser:
    """Phrases of one model in one language.

    `missing` gathers the terms and forms that were asked of the rule files in vain, `faults` those that a message
    file lacks: a fault is a bug of the documents, and the sentence is said as well as it can be.
    """

    def __init__(
        self, language: str, terms: Terms, called: Mapping[str, str], catalogue: Catalogue | None = None
    ) -> None:
        self.language = language
        self.catalogue = catalogue or shipped_catalogue()
        self.terms = terms
        self.called = called
        self.missing: set[MissingTerm] = set()
        self.faults: set[str] = set()
        self._passing: dict[str, bool] = {}
        self._said: dict[tuple[Phrase, str, str | None], str] = {}
        self._locale = _locale(language)
        self._messages = _messages(language)

    # -------------------------------------------------------------- text of a phrase
    def text(self, phrase: Phrase, form: str = "", object_form: str | None = None) -> str:
        """The phrase in words; what has been said once is remembered."""
        if isinstance(phrase, str):
            return phrase
        asked = (phrase, form, object_form)
        said = self._said.get(asked)
        if said is None:
            said = self._said[asked] = self._text(phrase, form, object_form)
        return said

    def _text(self, phrase: Phrase, form: str, object_form: str | None) -> str:
        match phrase:
            case SaidPhrase():
                both = f"{form}-{phrase.form}" if form and phrase.form else ""
                joint = (
                    both and phrase.message in self._messages and self._has_attribute(phrase.message, both)
                )
                return self._message(phrase, both if joint else form or phrase.form)
            case NamedPhrase():
                return self._named(phrase, form or phrase.form, object_form)
            case ListedPhrases():
                items = [self.text(item, form or phrase.form) for item in phrase.items]
                if phrase.joint == "each":
                    return "; ".join(items)
                return format_list(items, "standard" if phrase.joint == "and" else "or", self._locale)
            case NumberPhrase(value, rule, quantity):
                return mark("value", f"{rule} {quantity or ''}", str(value)) if rule else str(value)
            case Quoted():
                return self._quoted(phrase)
            case RuleName(id, shown):
                return mark("rule", id, clean(shown or self.called.get(id, id)))
            case str():
                return phrase

    def sentence(self, phrase: Phrase, form: str = "") -> str:
        text = tidied(self.text(phrase, form))
        for apart, together in LANGUAGES[self.language].contractions:
            text = text.replace(apart, together)
        return text

    def _message(self, phrase: SaidPhrase, form: str) -> str:
        if phrase.message not in self._messages:
            return self._fault(phrase.message, "no such message")
        message = self._messages[phrase.message]
        if form.startswith(MAIN) and form not in message.attributes:
            form = form.removeprefix(MAIN).removeprefix("-")
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            if form not in OPTIONAL | BASE_FORMS and not self._passes_form_on(phrase.message):
                self._fault(phrase.message, f"no form `{form}`")
            pattern = message.value
        if pattern is None:
            return self._fault(phrase.message, "no text")
        args: dict[str, Any] = {
            name: value if isinstance(value, str) else Bound(value, self) for name, value in phrase.args
        }
        args["form"] = form
        before = _speaking.set(self)
        try:
            text, errors = self._messages.bundle.format_pattern(pattern, args)
        finally:
            _speaking.reset(before)
        for error in errors:
            self._fault(phrase.message, f"{f'form `{form}`: ' if form else ''}{error}")
        return str(text)

    def _fault(self, message: str, what: str) -> str:
        self.faults.add(f"messages/{self.language}.ftl: `{message}`: {what}")
        return mark("missing", message, message.replace("-", " "))

    def _passes_form_on(self, name: str) -> bool:
        if name not in self._passing:
            used = Mentioned(self._messages.parsed(name).value)
            self._passing[name] = "form" in used.given or any(map(self._passes_form_on, used.messages))
        return self._passing[name]

    # -------------------------------------------------------------- names of the rule files
    def _named(self, phrase: NamedPhrase, form: str, object_form: str | None) -> str:
        if phrase.sort == "seat":
            return clean(seat(self.language, phrase.name.capitalize(), form))
        if phrase.name not in self.terms:
            return self._without_term(phrase, form, object_form)
        if form in OPTIONAL:
            form = ""
        text = self.terms.form(phrase.name, phrase.sort, form)
        if text is None:
            self.missing.add(MissingTerm(self.language, phrase.name, form))
            text = self.terms.form(phrase.name, phrase.sort, "") or phrase.name
        if phrase.sort == "act" and form in BASE_FORMS and object_form:
            text = self.terms.form(phrase.name, phrase.sort, f"object-{object_form}") or text
        if phrase.sort in ("act", "clause") or phrase.slots:
            return self._filled(text, phrase, form, object_form)
        return mark("term", phrase.name, text)

    def _without_term(self, phrase: NamedPhrase, form: str, object_form: str | None) -> str:
        word = f"word-{phrase.name}"
        if word in self._messages:
            found = self._message(SaidPhrase(word), form if self._has_attribute(word, form) else "")
            return self._filled(found, phrase, form, object_form) if phrase.slots else found
        self.missing.add(MissingTerm(self.language, phrase.name, ""))
        text = phrase.name.replace("-", " ")
        if self.language == "en":
            text = derive("en", phrase.sort, text, {}, form) or text
        text = mark("missing", phrase.name, text)
        return self._filled(text, phrase, form, object_form) if phrase.slots else text

    def _has_attribute(self, message: str, form: str) -> bool:
        return form in self._messages[message].attributes

    def _filled(self, text: str, phrase: NamedPhrase, form: str, object_form: str | None) -> str:
        """The verb with its arguments: in their slots, or after it."""
        slots = dict(phrase.slots)
        if object_form is None:
            object_form = self._object_form(form) if phrase.sort == "act" else ""
        used: set[str] = set()

        def fill(found: re.Match[str]) -> str:
            name, counted, wanted = found[1], found[2], found[3]
            if name not in slots:
                return self.text(noun(name), wanted or "") if name in self.terms else ""
            used.add(name)
            if counted and slots[name] == UNSAID:
                return self.text(say("uncounted", noun=noun(counted)), wanted or object_form)
            if counted:
                message = "counted" if is_numeral(slots[name]) else "counted-as"
                return self.text(say(message, n=slots[name], noun=noun(counted)), wanted or object_form)
            return self.text(slots[name], wanted or object_form)

        text = SLOT.sub(fill, text)
        rest = [slots[name] for name in slots if name not in used]
        if not rest or phrase.sort != "act":
            return text
        after = " ".join(self.text(thing, object_form) for thing in rest)
        return f"{text} {after}"

    def _object_form(self, form: str) -> str:
        message = "object-form"
        return self._message(SaidPhrase(message), form if self._has_attribute(message, form) else "").strip()

    def _quoted(self, phrase: Quoted) -> str:
        said = self.catalogue.text(m.Words(phrase.text, phrase.translations), self.language)
        if said is None:
            return mark("foreign", "en", self._with_kinds(clean(phrase.text), dict(phrase.chosen)))
        return self._with_kinds(clean(said), dict(phrase.chosen))

    def named(self, context: Context, name: str) -> str:
        """A name of the rule files, marked as foreign where nobody translated it."""
        said = self.catalogue.name(context, name, self.language)
        if said is None:
            return mark("foreign", "en", clean(spelled_out(name)))
        return self._with_kinds(clean(said))

    def _with_kinds(self, text: str, chosen: Mapping[str, m.Arm] = NOTHING_CHOSEN) -> str:
        """A text with the sheet's own words for cards, and with what is chosen.

        `{NAME definite}` is said with the term of a kind, `{NAME}` as the value of a choice.
        """

        def said(hole: str) -> str | None:
            if hole in chosen:
                return to_plain(self.value(chosen[hole]))
            slot = SLOT.fullmatch("{" + hole + "}")
            if slot is None or slot[1] not in self.terms.kinds or slot[2] is not None:
                return None
            return clean(to_plain(self.text(noun(slot[1]), slot[3] or "")))

        return filled(text, said)

    def value(self, arm: m.Arm) -> str:
        """What a value of a choice is called."""
        if arm.title is not None:
            return self.text(Quoted(arm.title.text, arm.title.translations))
        return str(arm.value) if isinstance(arm.value, int) else self.named("value", arm.value)

    # -------------------------------------------------------------- what patterns may ask
    def string(self, value: Any) -> str:
        return self.text(value.phrase) if isinstance(value, Bound) else str(value)

    def form(self, thing: Any, form: str = "", default: str = "", object: str | None = None) -> str:
        if isinstance(thing, Bound):
            return self.text(thing.phrase, form or default, object)
        return str(thing)

    def word(self, name: str, form: str = "", default: str = "") -> str:
        """A word of the language file itself."""
        return self._message(SaidPhrase(f"word-{name}"), form or default)

    def noun(self, name: str, form: str = "", default: str = "") -> str:
        """A word that every table shares, unless the rule files have a term of their own for it."""
        return self.text(noun(name), form or default)

    def has_form(self, thing: Any, form: str) -> str:
        return "yes" if isinstance(thing, Bound) and self.has(thing.phrase, form) else "no"

    def has(self, phrase: Phrase, form: str) -> bool:
        match phrase:
            case SaidPhrase():
                return self._has_attribute(phrase.message, form) or self._passes_form_on(phrase.message)
            case NamedPhrase():
                if phrase.sort == "seat":
                    return form in SEAT_FORMS[self.language]
                if phrase.name in self.terms:
                    return self.terms.has(phrase.name, phrase.sort, form)
                word = f"word-{phrase.name}"
                return word in self._messages and self._has_attribute(word, form)
            case ListedPhrases():
                return all(self.has(item, form) for item in phrase.items)
            case NumberPhrase() | Quoted() | RuleName() | str():
                return False

    def trait_of(self, thing: Any, name: str) -> Any:
        return self.trait(thing.phrase, name) if isinstance(thing, Bound) else "none"

    def trait(self, phrase: Phrase, name: str) -> Any:
        """A property that patterns choose by: gender, person, whether it is the one spoken of, how many."""
        match phrase:
            case NumberPhrase(value):
                return value if name == "count" else "none"
            case NamedPhrase():
                term = self.terms.get(phrase.name)
                if term is not None:
                    return term.forms.get(name, "none")
                word = f"word-{phrase.name}"
                if word in self._messages and self._has_attribute(word, name):
                    return self._message(SaidPhrase(word), name).strip()
                return "none"
            case SaidPhrase():
                if self._has_attribute(phrase.message, name):
                    return self._message(phrase, name).strip()
                inner = phrase.arg("noun") or phrase.arg("n")
                return self.trait(inner, name) if inner is not None else "none"
            case ListedPhrases():
                if name == "several":
                    return "yes"
                return "plural" if name == "person" and phrase.joint == "and" else "none"
            case Quoted() | RuleName() | str():
                return "none"
