"""`cardlaw explain`: one rule with everything that bears on it, a word of the game, or a diagnostic code."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping

from cardlaw.cli.arguments import library
from cardlaw.cli.failures import DoesNotCompile, WrongUse
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.screen import Screen
from cardlaw.cli.units import RULE, SORTS, cited, lines_said
from cardlaw.cli.variants import by_id
from cardlaw.cli.views.explanation import Elsewhere, explained, explained_json
from cardlaw.cli.words import (
    DeclaredWord,
    editions_of,
    sample_of,
    text_of,
    word_explained,
    word_json,
    words_of,
)
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import did_you_mean, has_errors
from cardlaw.language.elaboration.scope import words as words_in
from cardlaw.language.holes import filled, holes
from cardlaw.language.kernel_words import KERNEL_WORDS, KernelWord, kernel_word
from cardlaw.language.loading import Compiled, Library
from cardlaw.language.loading import FolderEntry as Found
from cardlaw.language.records import dataclass
from cardlaw.language.spoken import Spoken
from cardlaw.players.words import PlayerWords
from cardlaw.wording.commands import say
from cardlaw.wording.glossary import GlossaryEntry, find
from cardlaw.wording.glossary import entries as glossary

DECLARED = re.compile(
    r"^(?:attribute|kind|group|zone|state|quantity|predicate|move|event|topic|short|option|reading|silent about)"
    r" +([a-z][a-z0-9-]*)",
    re.MULTILINE,
)
"""The words that the text of a rule file declares."""

CODE = re.compile(r"[EWN][0-9]{4}", re.IGNORECASE)
KIND = re.compile(r"F[0-9]{4}", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class WantedRule:
    """The rule asked for: its name, and the unit if one was given with `of`."""

    name: str
    unit: str | None


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "RULE|WORD|CODE [--in ID] [OPTION ...]"
    parser.examples = (
        "cardlaw explain RULE --in NAME",
        "cardlaw explain RULE of NAME",
        "cardlaw explain RULE --in 'NAME with PACK'",
        "cardlaw explain WORD --in NAME",
        "cardlaw explain E0001",
    )
    parser.add_argument("clause", metavar="RULE|WORD|CODE", nargs="+")
    parser.add_argument("--in", dest="within", metavar="ID")


def run(options: argparse.Namespace, screen: Screen) -> int:
    words = " ".join(options.clause).split()
    if len(words) == 1 and CODE.fullmatch(words[0]):
        return _explain_code(words[0].upper(), screen)
    ours = find(" ".join(words), screen.language)
    shelf = library(options)
    if len(words) == 1 and KIND.fullmatch(words[0]):
        return _explain_kind(shelf, words[0].upper(), screen)
    if ours is not None and options.within is None and not _is_declared(shelf, ours.id):
        return _explain_ours(ours, screen)
    if options.within is not None:
        compiled = _compiled(shelf, options.within)
        assert compiled.model is not None
        wanted = _wanted(words, compiled.model)
        rules = _rules_named(compiled.model, wanted)
        if not rules:
            return _show_words(shelf, compiled, wanted, screen, ours)
        return _show(shelf, [(compiled.model, rule) for rule in rules], wanted, screen, asked=True)
    wanted = _wanted(words)
    names = {entry: RULE.findall(text_of(entry)) for entry in shelf.of_sort(*SORTS)}
    homes = [
        entry for entry, rules in names.items() if wanted.name in rules and wanted.unit in (None, entry.name)
    ]
    if not homes:
        return _show_declared(shelf, wanted, {name for rules in names.values() for name in rules}, screen)
    if len(homes) > 1 and screen.format != "json":
        return _brief(shelf, wanted, homes, screen)
    found = [_at_home(shelf, entry, wanted.name) for entry in homes]
    return _show(shelf, found, wanted, screen, asked=False)


def _is_declared(shelf: Library, name: str) -> bool:
    """Whether a rule file has a rule called so: the word then means that."""
    return any(name in RULE.findall(text_of(entry)) for entry in shelf.of_sort(*SORTS))


def _explain_ours(entry: GlossaryEntry, screen: Screen) -> int:
    """A word of cardlaw's own."""
    if screen.format == "json":
        screen.data({"word": entry.id, "called": entry.term, "meaning": entry.meaning})
    else:
        screen.say(screen.paint("name", entry.term), *screen.wrap(entry.meaning, "  "))
    return 0


def _explain_kind(shelf: Library, code: str, screen: Screen) -> int:
    """A kind of finding, by its code."""
    from cardlaw.analysis.results.finding import CODES
    from cardlaw.documents.prose import Prose

    kind = next((kind for kind, known in CODES.items() if known == code), None)
    host = next((entry for entry in shelf.of_sort("edition") if shelf.compile(entry.name).model), None)
    model = None if host is None else shelf.compile(host.name).model
    if kind is None or model is None:
        raise WrongUse(say("explain-no-code", id=code), say("explain-code-in-brackets"))
    prose = Prose(model, screen.language)
    title, meaning = prose.kind(kind), prose.label(f"means-{kind}")
    if screen.format == "json":
        screen.data({"code": code, "kind": kind, "title": title, "explanation": meaning})
    else:
        screen.say(f"{screen.paint('name', code)}: {title}", *screen.wrap(meaning, "  "))
    return 0


def _explain_shared(word: KernelWord, screen: Screen) -> int:
    """A word that every game has."""
    if screen.format == "json":
        screen.data({"word": word.name, "form": word.form, "meaning": word.meaning})
    else:
        screen.say(screen.paint("name", word.name), *screen.wrap(word.meaning, "  "))
        screen.say("", f"  {screen.words(say('explain-written'))}  {word.form}")
    return 0


def _wanted(words: list[str], model: m.Model | None = None) -> WantedRule:
    """What is asked about: a rule or word by its name, or as players of a model call it."""
    if len(words) == 3 and words[1] == "of":
        return WantedRule(m.rule_of(words[0]), words[2])
    if len(words) != 1:
        called = None if model is None else Spoken(model).meaning(" ".join(words))
        if called is not None and len(called.split()) == 1:
            return WantedRule(called, None)
        if model is None:
            return WantedRule(" ".join(words), None)
        raise WrongUse(say("explain-not-a-rule", words=" ".join(words)), say("explain-write-rule"))
    return WantedRule(m.rule_of(words[0]), None)


def _compiled(shelf: Library, reference: str) -> Compiled:
    compiled = shelf.compile(by_id(shelf, reference))
    if compiled.model is not None:
        return compiled
    if compiled.files and not compiled.diagnostics:
        raise WrongUse(say("explain-not-by-itself", name=reference), say("explain-name-edition"))
    raise DoesNotCompile(compiled.diagnostics)


def _rules_named(model: m.Model, wanted: WantedRule) -> list[m.Rule]:
    return [r for r in model.rules if r.name == wanted.name and wanted.unit in (None, r.unit)]


def _show_words(
    shelf: Library, compiled: Compiled, wanted: WantedRule, screen: Screen, ours: GlossaryEntry | None = None
) -> int:
    """What is called so in a model and is no rule; a word of our own, if nothing is."""
    model = compiled.model
    assert model is not None
    words = words_of(compiled.files)
    found = _named(words, wanted) or _called(words, wanted, model)
    if not found and (shared := kernel_word(wanted.name)) is not None and wanted.unit is None:
        return _explain_shared(shared, screen)
    if not found and ours is not None:
        return _explain_ours(ours, screen)
    if not found:
        known = [*(rule.name for rule in model.rules), *(word.name for word in words), *KERNEL_WORDS]
        packs = [e.name for e in shelf.of_sort("pack") if wanted.name in RULE.findall(text_of(e))]
        guess = did_you_mean(wanted.name, known)
        if packs:
            whole = f"--in '{model.name} with {packs[0]}'"
            help = say("explain-rule-of-pack", pack=packs[0], option=whole)
        elif ("pack", wanted.name) in shelf.entries:
            whole = f"--in '{model.name} with {wanted.name}'"
            help = say("explain-is-a-pack", command=f"cardlaw list {wanted.name}", option=whole)
        elif wanted.name == model.vocabulary:
            help = say("explain-is-a", sort="vocabulary", command=f"cardlaw list {model.vocabulary}")
        elif guess:
            help = say("did-you-mean", guess=guess)
        else:
            help = say("explain-lists-words", command=f"cardlaw list {model.vocabulary} --words")
        raise WrongUse(say("explain-nothing-in", name=wanted.name, where=model.name), help)
    return _say_words(shelf, found, model, wanted, screen)


def _show_declared(shelf: Library, wanted: WantedRule, rules: set[str], screen: Screen) -> int:
    """What is called so in any unit, where no rule is."""
    entries = shelf.of_sort(*SORTS)
    parsed = (shelf.parsed(entry.path, entry.shown)[0] for entry in entries if wanted.name in text_of(entry))
    files = [file for file in parsed if file is not None]
    found = _named(words_of(files), wanted)
    if not found and (named := _by_term(files, wanted.name)) is not None:
        wanted = WantedRule(named, wanted.unit)
        found = _named(words_of(files), wanted)
    if not found and (shared := kernel_word(wanted.name)) is not None and wanted.unit is None:
        return _explain_shared(shared, screen)
    if not found:
        unit = next((entry for entry in entries if entry.name == wanted.name), None)
        declared = {name for entry in entries for name in DECLARED.findall(text_of(entry))}
        ours = (name for word in glossary("en").values() for name in (word.id, word.term))
        known = {*rules, *declared, *ours, *KERNEL_WORDS, *(entry.name for entry in entries)}
        written = wanted.name.replace(" ", "-")
        begun = [name for name in declared if name.startswith(f"{written}-")]
        likely = [written] if written in known else begun
        guess = likely[0] if len(likely) == 1 else did_you_mean(written, known)
        help = say("did-you-mean", guess=guess) if guess else say("list-shows")
        if unit is not None:
            help = say("explain-is-a", sort=unit.sort, command=f"cardlaw list {unit.name}")
        if " " in wanted.name:
            help = help if guess else say("explain-write-rule")
            raise WrongUse(say("explain-not-a-rule", words=wanted.name), help)
        if wanted.unit:
            raise WrongUse(say("explain-nothing-in", name=wanted.name, where=wanted.unit), help)
        raise WrongUse(say("explain-nothing", name=wanted.name), help)
    return _say_words(shelf, found, None, wanted, screen, sample_of(shelf, found))


def _by_term(files: list[s.File], called: str) -> str | None:
    """What players call so, by its name in the rule files."""
    for item in (item for file in files for item in file.items):
        match item:
            case s.Term(name=name, text=text) if text.value == called:
                return name.text
            case s.Called(name=s.Word(text=name), names=names) if called in {each.value for each in names}:
                return name
            case _:
                pass
    return None


def _named(words: list[DeclaredWord], wanted: WantedRule) -> list[DeclaredWord]:
    return [
        word for word in words if wanted.name in (word.name, word.spoken) and wanted.unit in (None, word.unit)
    ]


def _called(words: list[DeclaredWord], wanted: WantedRule, model: m.Model) -> list[DeclaredWord]:
    """The words that players of a model call so."""
    called = Spoken(model).meaning(wanted.name) if wanted.unit is None else None
    return [] if called is None else _named(words, WantedRule(called, None))


def _say_words(
    shelf: Library,
    found: list[DeclaredWord],
    model: m.Model | None,
    wanted: WantedRule,
    screen: Screen,
    sample: m.Model | None = None,
) -> int:
    if screen.format == "json":
        words = [word_json(word, model) for word in found]
        screen.data({"clause": wanted.name, "rules": [], "words": words})
        return 0
    for place, word in enumerate(found):
        if place:
            screen.say()
        known = sample is not None and any(unit.name == word.unit for unit in sample.units)
        shown = model or (sample if known else None)
        screen.say(*word_explained(word, shown, screen, sample=model is None))
    if model is None and screen.format == "text":
        screen.say(
            "", *screen.wrap(say("explain-who-uses", command=f"cardlaw explain {wanted.name} --in ID"))
        )
        if ("pack", wanted.name) in shelf.entries:
            command = f"cardlaw list {wanted.name}"
            screen.say(*screen.wrap(say("explain-is-a", sort="pack", command=command)))
    return 0


def _at_home(shelf: Library, entry: Found, name: str) -> tuple[m.Model, m.Rule]:
    """The rule in the model of its own unit; one of a pack or vocabulary is shown in an edition that takes it."""
    if entry.sort in ("edition", "variant"):
        compiled = _compiled(shelf, entry.name)
        assert compiled.model is not None
        return compiled.model, next(r for r in compiled.model.rules if (r.name, r.unit) == (name, entry.name))
    tried = shelf.compile(entry.name)
    heads = (file.head for file in tried.files)
    vocabulary = next((head.name.text for head in heads if isinstance(head, s.Vocabulary)), "")
    for host in editions_of(shelf, vocabulary):
        tried = shelf.compile(f"{host.name} with {entry.name}" if entry.sort == "pack" else host.name)
        for rule in tried.model.rules if tried.model else ():
            if tried.model and (rule.name, rule.unit) == (name, entry.name):
                return tried.model, rule
    if has_errors(tried.diagnostics):
        raise DoesNotCompile(tried.diagnostics)
    raise WrongUse(say("explain-no-edition", sort=entry.sort, name=entry.name))


def _show(
    shelf: Library, found: list[tuple[m.Model, m.Rule]], wanted: WantedRule, screen: Screen, asked: bool
) -> int:
    """Each rule in its model; where the model was not `asked` for, it is named if it is not the rule's own."""
    if screen.format == "json":
        rules = [explained_json(model, rule, _elsewhere(shelf, model, rule)) for model, rule in found]
        screen.data({"clause": wanted.name, "rules": rules})
        return 0
    for place, (model, rule) in enumerate(found):
        if place:
            screen.say()
        others = _elsewhere(shelf, model, rule)
        models = _models_of(shelf, others)
        screen.say(*explained(model, rule, others, screen, models, _not_in_force(models)))
        if not asked and rule.unit != model.name:
            screen.say("", screen.paint("quiet", say("explain-as-in", name=model.name)))
    return 0


def _brief(shelf: Library, wanted: WantedRule, homes: list[Found], screen: Screen) -> int:
    """Where several units have a rule of that name: each in a few lines, and how to ask for one."""
    for entry in homes:
        file, wrong = shelf.parsed(entry.path, entry.shown)
        rule = next((r for r, _ in _rules_of(file) if r.name.text == wanted.name), None) if file else None
        if rule is None:
            raise DoesNotCompile(wrong)
        cite = _lines_of(rule)
        where = lines_said(cite) if cite else say("sort", sort=entry.sort)
        if not cite and entry.sort == "edition":
            where = say("layer", layer="assumed")
        head = say("explain-head", name=screen.paint("name", wanted.name), unit=entry.name)
        screen.say(f"{screen.words(head)} ({screen.words(where)})")
        screen.say(*screen.wrap(_told(shelf, entry, rule, screen), "  "))
    if screen.format == "text":
        more = say("explain-all-of-one", command=f"cardlaw explain {wanted.name} --in {homes[0].name}")
        screen.say("", *screen.wrap(more))
    return 0


def _told(shelf: Library, entry: Found, rule: s.Rule, screen: Screen) -> str:
    """A rule in its words; a choice named in them is told by its value, or by its name if the unit has no model."""
    words = words_in(rule.gloss.text)
    text = screen.text(words)
    if not holes(text):
        return text
    try:
        model, _ = _at_home(shelf, entry, rule.name.text)
    except (WrongUse, DoesNotCompile):
        return filled(text, lambda name: name.replace("-", " "))
    return PlayerWords(model, screen.language).text(words)


def _elsewhere(shelf: Library, model: m.Model, rule: m.Rule) -> Elsewhere:
    """The rules on the same topic in the other editions of the game."""
    own = {unit.name for unit in model.units}
    found: Elsewhere = {}
    for entry in editions_of(shelf, model.vocabulary):
        file, _ = shelf.parsed(entry.path, entry.shown) if entry.name not in own else (None, ())
        if file is not None:
            found[entry.name] = [
                (other.name.text, words_in(other.gloss.text), _lines_of(other))
                for other, topic in _rules_of(file)
                if topic == rule.topic
            ]
    return found


def _models_of(shelf: Library, elsewhere: Elsewhere) -> dict[str, m.Model]:
    """The models of the other editions that have a rule on the topic."""
    models = {edition: shelf.compile(edition).model for edition, rules in elsewhere.items() if rules}
    return {edition: model for edition, model in models.items() if model is not None}


def _not_in_force(models: Mapping[str, m.Model]) -> frozenset[tuple[str, str]]:
    """The rules of other editions of which nothing is left as things are chosen there: edition and name."""
    from cardlaw.documents.pages.pieces.depending import in_force

    return frozenset(
        (edition, rule.name)
        for edition, model in models.items()
        for rule in model.rules
        if rule.unit == edition and not in_force(model, rule)
    )


def _rules_of(file: s.File) -> Iterator[tuple[s.Rule, str]]:
    """The rules of a file, each with its topic: its own, or its chapter's."""
    chapter = ""
    for item in file.items:
        if isinstance(item, s.Chapter):
            chapter = item.topic.text if item.topic else ""
        elif isinstance(item, s.Rule):
            own = next((mark.topic.text for mark in item.marks if isinstance(mark, s.About)), chapter)
            yield item, own


def _lines_of(rule: s.Rule) -> str:
    return ", ".join(cited(mark.cite) for mark in rule.marks if isinstance(mark, s.Cited))


def _explain_code(id: str, screen: Screen) -> int:
    from cardlaw.language.diagnostics.codes import CODES
    from cardlaw.wording.codes import LANGUAGES, meanings

    code = CODES.get(id)
    if code is None:
        guess = did_you_mean(id, CODES)
        help = say("did-you-mean", guess=guess) if guess else say("explain-code-in-brackets")
        raise WrongUse(say("explain-no-code", id=id), help)
    if screen.format == "json":
        screen.data(
            {
                "code": code.id,
                "severity": code.severity,
                "title": code.title,
                "explanation": code.explanation,
                "wrong": code.wrong,
                "right": code.right,
                "example": code.example,
            }
        )
        return 0
    title, explanation = code.title, code.explanation
    if screen.language in LANGUAGES:
        title, explanation = meanings(screen.language)[code.id]
    screen.say(f"{screen.paint('name', code.id)}: {title}", *screen.wrap(explanation, "  "))
    for head, text in (("explain-wrong", code.wrong), ("explain-right", code.right)):
        screen.say(
            "", f"  {screen.paint('strong', say(head))}", *(f"    {line}" for line in text.splitlines())
        )
    return 0
