"""Grammatical forms that follow from others by rule, so that authors write only what cannot be known.

A form written in a rule file always wins over a derived one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

BASE_FORMS = frozenset({"", "base", "nominative", "infinitive", "singular"})
"""Names for the form in which a term is written."""

ALIASES = {"plural-definite": "definite-plural", "definite-plural": "plural-definite"}

VOWELS = "aeiouyàèéìòùåäöæøAEIOUY"


def derive(language: str, sort: str, text: str, forms: Mapping[str, str], form: str) -> str | None:
    """The form of a term that follows from its text and the forms given; None if it has to be written."""
    if form in BASE_FORMS:
        return text
    if form in forms:
        return forms[form]
    if ALIASES.get(form) in forms:
        return forms[ALIASES[form]]
    match language:
        case "en":
            return _english(sort, text, forms, form)
        case "fi":
            return _finnish_object(text, forms, form) if form in OBJECTS else _finnish(text, forms, form)
        case "nb" | "sv":
            return _scandinavian(language, text, forms, form)
        case "it":
            return _italian(text, forms, form)
        case _:
            return None


# ------------------------------------------------------------------ names of people
SEAT_FORMS = {
    "en": {"genitive"},
    "nb": set(),
    "sv": {"genitive"},
    "it": {"of", "to", "from"},
    "fi": {"genitive", "partitive", "inessive", "elative", "illative", "adessive", "ablative", "allative"},
}


def seat(language: str, name: str, form: str) -> str:
    """The name of somebody at the table, in a form: endings and prepositions that suit almost any name."""
    if form in BASE_FORMS or form == "object":
        return name
    if len(name) == 1 and language in ("fi", "nb", "sv"):
        return _letter(language, name, form)
    match language:
        case "en":
            return f"{name}’s"
        case "nb" | "sv":
            return name if name.endswith("s") else f"{name}s"
        case "it":
            to = "ad" if name[0] in "aA" else "a"
            return f"{ {'of': 'di', 'to': to, 'from': 'da'}.get(form, '') } {name}".strip()
        case "fi":
            return _finnish_seat(name, form)
        case _:
            return name


def _letter(language: str, name: str, form: str) -> str:
    """A player called by a letter: its endings follow a colon."""
    if language == "fi":
        vowel = (
            "a" if name in "AHKO" else "ä"
        )  # as the letter is called: aa, hoo, koo, oo; all others have ä or e
        ending = _finnish_seat(f"{name}{vowel}", form).removeprefix(f"{name}{vowel}")
        return f"{name}:{ending.removeprefix(vowel) if form == 'illative' else ending}"
    return f"{name}:s"


def _finnish_seat(name: str, form: str) -> str:
    stem = name if name[-1].lower() in "aeiouyäö" else f"{name}i"
    endings = {
        "genitive": "n",
        "partitive": "A",
        "inessive": "ssA",
        "elative": "stA",
        "illative": f"{stem[-1]}n",
        "adessive": "llA",
        "ablative": "ltA",
        "allative": "lle",
    }
    return stem + _harmonic(endings.get(form, ""), stem)


# ------------------------------------------------------------------ English
def _english(sort: str, text: str, forms: Mapping[str, str], form: str) -> str | None:
    if sort == "act":
        return english_third(text) if form == "third" else None
    if sort not in ("noun", "value"):
        return None
    match form:
        case "plural":
            return english_plural(text)
        case "indefinite":
            return f"{english_article(text)} {text}"
        case "definite":
            return f"the {text}"
        case "definite-plural" | "plural-definite":
            return f"the {forms.get('plural') or english_plural(text)}"
        case "genitive":
            return f"the {text}’s"
        case _:
            return None


def english_article(text: str) -> str:
    return "an" if text[:1].lower() in "aeiou8" else "a"


def english_plural(text: str) -> str:
    if re.search(r"(s|x|z|ch|sh)$", text):
        return text + "es"
    if re.search(r"[^aeiou]y$", text):
        return text[:-1] + "ies"
    return text + "s"


def english_third(text: str) -> str:
    first, blank, rest = text.partition(" ")
    return english_plural(first) + blank + rest


# ------------------------------------------------------------------ Finnish
WEAK_CASES = {"inessive": "ssA", "elative": "stA", "adessive": "llA", "ablative": "ltA", "allative": "lle"}


def _finnish(text: str, forms: Mapping[str, str], form: str) -> str | None:
    """Cases built on the stem of the genitive; words that the genitive leaves alone stay as they are."""
    if form == "own-inessive":
        inessive = derive("fi", "noun", text, forms, "inessive")
        return f"{inessive}{inessive[-1]}n" if inessive is not None else None
    ending = "t" if form == "plural" else WEAK_CASES.get(form)
    genitive = forms.get("genitive")
    if ending is None or genitive is None:
        return None
    words, stems = text.split(" "), genitive.split(" ")
    if len(words) != len(stems):
        return None
    made = [
        word if word == stem or not stem.endswith("n") else stem[:-1] + _harmonic(ending, stem)
        for word, stem in zip(words, stems, strict=True)
    ]
    return " ".join(made) if made != words else None


OBJECTS = {"object-partitive": "negative", "object-nominative": "necessive"}
"""Infinitives with the object that belongs to the verb in a case, and the written form that shows it there."""


def _finnish_object(text: str, forms: Mapping[str, str], form: str) -> str | None:
    """`nostaa kortin` as it is after a denial, *nostaa korttia*, or after *pitäisi*, *nostaa kortti*."""
    shown = forms.get(OBJECTS[form])
    if shown is None or "{" in text or " ja " in text:
        return None
    return f"{text.partition(' ')[0]} {shown.partition(' ')[2]}".strip()


PLURAL_RELATIVES = (
    (", joka ei ole ", ", jotka eivät ole "),
    (", joka on ", ", jotka ovat "),
    (", jonka ", ", joiden "),
    (", jolla ", ", joilla "),
)


def plural_relative(text: str) -> str:
    """A Finnish relative clause about several, from the one about a single one."""
    for one, many in PLURAL_RELATIVES:
        if text.startswith(one):
            return many + text.removeprefix(one).replace(" ja jonka ", " ja joiden ")
    return text


def _harmonic(ending: str, stem: str) -> str:
    telling = [letter for letter in stem.lower() if letter in "aouäöy"]
    return ending.replace("A", "a" if telling and telling[-1] in "aou" else "ä")


# ------------------------------------------------------------------ Norwegian, Swedish
def _scandinavian(language: str, text: str, forms: Mapping[str, str], form: str) -> str | None:
    articles = {
        "nb": {"neuter": "et", "feminine": "ei", "masculine": "en"},
        "sv": {"neuter": "ett", "common": "en"},
    }[language]
    match form:
        case "indefinite":
            gender = forms.get("gender")
            return f"{articles[gender]} {text}" if gender in articles else None
        case "genitive":
            definite = forms.get("definite")
            if definite is None:
                return None
            return definite + ("’" if language == "nb" else "") if definite.endswith("s") else definite + "s"
        case _:
            return None


# ------------------------------------------------------------------ Italian
JOINED = {
    "of": {
        "il": "del",
        "lo": "dello",
        "la": "della",
        "l’": "dell’",
        "i": "dei",
        "gli": "degli",
        "le": "delle",
    },
    "to": {"il": "al", "lo": "allo", "la": "alla", "l’": "all’", "i": "ai", "gli": "agli", "le": "alle"},
    "from": {
        "il": "dal",
        "lo": "dallo",
        "la": "dalla",
        "l’": "dall’",
        "i": "dai",
        "gli": "dagli",
        "le": "dalle",
    },
    "in": {
        "il": "nel",
        "lo": "nello",
        "la": "nella",
        "l’": "nell’",
        "i": "nei",
        "gli": "negli",
        "le": "nelle",
    },
    "on": {
        "il": "sul",
        "lo": "sullo",
        "la": "sulla",
        "l’": "sull’",
        "i": "sui",
        "gli": "sugli",
        "le": "sulle",
    },
}


def _italian(text: str, forms: Mapping[str, str], form: str) -> str | None:
    if form == "indefinite":
        return _italian_indefinite(text, forms.get("gender"))
    plural = form.startswith("plural-")
    given = forms.get("plural-definite" if plural else "definite")
    joined = JOINED.get(form.removeprefix("plural-"))
    if given is None or joined is None:
        return None
    return italian_joined(given, joined)


def italian_joined(definite: str, joined: Mapping[str, str]) -> str | None:
    """`la carta` with `di` → `della carta`."""
    elided = re.match(r"([lL])['’](.*)", definite, re.DOTALL)
    if elided:
        return joined["l’"] + elided[2]
    article, blank, rest = definite.partition(" ")
    return f"{joined[article]}{blank}{rest}" if article in joined else None


def _italian_indefinite(text: str, gender: str | None) -> str | None:
    vowel = text[:1].lower() in "aeiouàèéìòù"
    if gender == "feminine":
        return f"un’{text}" if vowel else f"una {text}"
    if gender == "masculine":
        heavy = re.match(r"(?i)(s[^aeiou]|z|gn|ps|pn|x|y)", text)
        return f"un{'o' if heavy else ''} {text}"
    return None
