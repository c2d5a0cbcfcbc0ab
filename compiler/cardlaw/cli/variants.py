"""The variants that a command names, compiled, or why one of them is not there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from cardlaw.cli.failures import DoesNotCompile, WrongUse
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.composition.gather import sort_of
from cardlaw.language.diagnostics.diagnostic import did_you_mean, has_errors
from cardlaw.language.loading import Compiled, Library, axes_chosen
from cardlaw.language.parsing.items import parse
from cardlaw.language.reading.source import Source, read_source
from cardlaw.language.saying import ListedWords
from cardlaw.language.storage.share import Unreadable
from cardlaw.wording.commands import say
from cardlaw.wording.glossary import LANGUAGES

if TYPE_CHECKING:
    from cardlaw.engine import Saved


def compiled(shelf: Library, reference: str) -> Compiled:
    """What a reference compiles to; raises with its diagnostics if it does not."""
    found = shelf.compile(by_id(shelf, reference))
    if found.model is None:
        if has_errors(found.diagnostics) or not found.files:
            raise DoesNotCompile(found.diagnostics)
        what, name = sort_of(found.files[0].head), found.files[0].head.name.text
        help = say("edition-with-pack", pack=name)
        if what == "vocabulary":
            editions = tuple(head.name.text for head in _editions(shelf) if head.vocabulary.text == name)
            help = say("its-editions", names=ListedWords(editions))
        raise WrongUse(say("needs-edition", reference=reference, sort=what), help)
    return found


def _editions(shelf: Library) -> Iterator[s.Edition]:
    """The heads of all editions that can be read."""
    for entry in shelf.of_sort("edition"):
        file, _ = shelf.parsed(entry.path, entry.shown)
        if file is not None and isinstance(file.head, s.Edition):
            yield file.head


def by_id(shelf: Library, reference: str) -> str:
    """A reference with its edition called by id, where it is called by the language of its sheet: `swedish`."""
    called = re.match(r"[^\W\d_]+(?= with |\[|$)", reference)
    if called is None or any(name == called[0] for _, name in shelf.entries):
        return reference
    named = {head.name.text: _names_of_language(head) for head in _editions(shelf)}
    said = called[0].casefold()
    editions = [id for id, names in named.items() if said in names]
    if len(editions) > 1:
        several = ListedWords(tuple(editions), "or")
        raise WrongUse(say("could-be", name=called[0], names=several), say("name-one"))
    like_an_id = did_you_mean(said, (name for _, name in shelf.entries))
    guess = did_you_mean(said, {name for names in named.values() for name in names})
    if not editions and guess and not like_an_id:
        raise WrongUse(say("no-such-edition", name=called[0]), say("did-you-mean", guess=guess))
    return editions[0] + reference[called.end() :] if editions else reference


def _names_of_language(head: s.Edition) -> set[str]:
    """What the language of a sheet is called in the languages that cardlaw speaks."""
    from babel import Locale, UnknownLocaleError

    code = next((line.code.text for line in head.head if isinstance(line, s.Language)), "")
    try:
        own = Locale.parse(code).get_display_name(code)
        names = {own, *(Locale.parse(each).languages.get(code) for each in LANGUAGES)}
    except (UnknownLocaleError, ValueError):
        return set()
    return {word.casefold() for name in names if name for word in (name, *name.split())}


def model_of(shelf: Library, reference: str) -> m.Model:
    found = compiled(shelf, reference).model
    assert found is not None
    return found


def told_apart(shelf: Library, references: Iterable[str]) -> list[m.Model]:
    """The models of references, each under a name of its own: that of its rules, with the choices asked for."""
    found: dict[str, tuple[str, m.Model]] = {}
    for reference in dict.fromkeys(references):
        model = with_choices_told(model_of(shelf, reference), reference)
        before, _ = found.setdefault(model.name, (reference, model))
        if before != reference:
            raise WrongUse(
                say("both-called", one=before, other=reference, name=model.name), say("told-apart-by")
            )
    return [model for _, model in found.values()]


def with_choices_told(model: m.Model, reference: str) -> m.Model:
    """The model by the name of its rules with the choices that a reference makes."""
    from cardlaw.analysis.results.choices import called

    asked = axes_chosen(reference)
    chosen = [(axis, value) for axis, value in model.choices if axis in asked]
    return model.called(called(model.name, chosen)) if chosen else model


def as_compiled(model: m.Model) -> m.Model:
    """The model under the name of its rules alone, as what is saved has it."""
    return model.called(model.name.partition("[")[0])


def own_files(found: Compiled) -> list[s.File]:
    """The files that take part and are not, word for word, shipped with cardlaw."""
    shipped = Library(()).entries
    own = []
    for file in found.files:
        entry = shipped.get((sort_of(file.head), file.head.name.text))
        source = read_source(entry.path, entry.shown)[0] if entry is not None else None
        if source is None or source.text != file.span.source.text:
            own.append(file)
    return own


def named_sources(texts: Iterable[str]) -> list[Source]:
    """Rule files that came along in a string or a save file, by the names they give themselves."""
    found: list[Source] = []
    for text in texts:
        file, wrong = parse(Source("the string", text))
        if file is None:
            raise Unreadable(say("open-not-rules"), wrong[0].message if wrong else None)
        name = f"{file.head.name.text}.rules"
        if any(source.name == name for source in found):
            raise Unreadable(say("open-two-files", name=file.head.name.text))
        found.append(Source(name, text))
    return found


def model_of_save(shelf: Library, saved: Saved, path: str, folders_named: bool) -> m.Model:
    """The rules that a saved game was played by.

    They are looked for in the rule folders that were named, then in the save file itself, then among those that are
    shipped with cardlaw.
    """
    found = shelf.compile(saved.variant) if folders_named or not saved.texts else None
    if saved.texts and (found is None or found.model is None):
        try:
            found = Library(shelf.folders, given=named_sources(saved.texts)).compile(saved.variant)
        except Unreadable as wrong:
            raise WrongUse(say("save-rules-unreadable", file=path, why=wrong.message), wrong.help) from None
    assert found is not None
    if found.model is None:
        if has_errors(d for d in found.diagnostics if d.code != "E0215"):
            raise DoesNotCompile(found.diagnostics)
        raise WrongUse(say("save-no-rules", file=path, variant=saved.variant), say("name-rule-folder"))
    return with_choices(found.model, saved.head["choices"])


def file_name(variant: str) -> str:
    """The name of a variant as one of a file: without what it is written with and files had better not be."""
    return re.sub(r"[^\w.]+", "-", variant).strip("-")


def with_choices(model: m.Model, choices: Mapping[str, int | str]) -> m.Model:
    """The model with these options and readings chosen, as far as it has them."""
    return replace(model, choices=tuple((axis, choices.get(axis, value)) for axis, value in model.choices))
