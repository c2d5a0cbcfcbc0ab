"""The words of a game: what sort each is of, how it is declared, and the rules that give it a meaning or use it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from cardlaw.cli.screen import Screen
from cardlaw.documents.pages.pieces.depending import beaten, in_force
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.display import visible
from cardlaw.language.kernel import third_person
from cardlaw.language.kernel_words import KERNEL_WORDS
from cardlaw.language.loading import FolderEntry, Library
from cardlaw.language.printing import print_item
from cardlaw.language.reading.files import content_of
from cardlaw.language.reading.source import LARGEST_FILE
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.players.words import PlayerWords
from cardlaw.wording.commands import say

EDITION = re.compile(r"^edition[ ]+[a-z0-9-]+[ ]+of[ ]+([a-z0-9-]+)", re.MULTILINE)
"""The vocabulary in the head of an edition."""

Declared = (
    s.MoveItem
    | s.Event
    | s.Attribute
    | s.Kind
    | s.Group
    | s.Zone
    | s.Short
    | s.State
    | s.Predicate
    | s.Quantity
    | s.Option
    | s.NumberOption
    | s.Reading
    | s.Silence
    | s.Topic
)
SORTS: dict[type[s.Node], tuple[str, str]] = {
    s.MoveItem: ("move", "words-moves"),
    s.Event: ("event", "words-events"),
    s.Attribute: ("attribute", "words-attributes"),
    s.Kind: ("kind", "words-kinds"),
    s.Group: ("group", "words-groups"),
    s.Zone: ("zone", "words-zones"),
    s.Short: ("short name", "words-shorts"),
    s.State: ("state", "words-states"),
    s.Predicate: ("predicate", "words-predicates"),
    s.Quantity: ("quantity", "words-quantities"),
    s.Option: ("option", "words-options"),
    s.NumberOption: ("option", "words-number-options"),
    s.Reading: ("reading", "words-readings"),
    s.Silence: ("silence", "words-silences"),
    s.Topic: ("topic", "words-topics"),
}
"""What each declares, and the title under which its words are listed."""

Teller = Callable[[s.Text], str]
"""Tells what an author wrote."""


@dataclass(frozen=True, slots=True)
class DeclaredWord:
    """A word that a unit declares."""

    item: Declared
    unit: str
    place: str

    @property
    def name(self) -> str:
        return self.item.name.text

    @property
    def sort(self) -> str:
        return SORTS[type(self.item)][0]

    @property
    def declared(self) -> list[str]:
        """Its declaration as it stands in a rule file; of a text only the first language is told."""
        if isinstance(self.item, s.Topic | s.Silence):
            return [self.item.text.value]
        return [f"{'  ' * line.depth}{line.text}" for line in print_item(self.item)]

    @property
    def spoken(self) -> str | None:
        """What somebody does who does it."""
        if not isinstance(self.item, s.MoveItem | s.Event):
            return None
        return self.item.spoken.text if self.item.spoken else third_person(self.name)


MOST_QUOTED = 10
"""So many rules that have to do with a word are told in their own words; the rest by name."""


def words_of(files: Iterable[s.File]) -> list[DeclaredWord]:
    """Every word that the files declare, by sort and as written."""
    found = [
        DeclaredWord(item, file.head.name.text, f"{file.span.source.name}:{item.span.line}")
        for file in files
        for item in file.items
        if isinstance(item, Declared)
    ]
    order = list(SORTS)
    return sorted(found, key=lambda word: order.index(type(word.item)))


# -------------------------------------------------------------------- one word
def word_explained(
    word: DeclaredWord, model: m.Model | None, screen: Screen, *, sample: bool = False
) -> Iterator[str]:
    """The word, and in a model the rules that define it and those that use it; those in force come first.

    The model is a `sample` if nobody asked for it by name.
    """
    yield screen.words(headed(word.name, word.unit, screen))
    yield f"  {screen.words(say('words-declared', sort=word.sort.replace(' ', '-'), place=visible(word.place)))}"
    yield ""
    item = word.item
    tell = teller(model, screen)
    told = [tell(item.text)] if isinstance(item, s.Topic | s.Silence) else word.declared
    for line in told:
        indent = " " * (4 + len(line) - len(line.lstrip()))
        yield from screen.wrap(line.strip(), indent, f"{indent}    ")
    if word.spoken is not None:
        yield ""
        yield f"  {screen.words(say('words-said'))}  player {word.spoken}"
    if model is not None:
        known = {rule.id: rule for rule in model.rules}
        in_words = PlayerWords(model, screen.language)
        where = screen.words(say("words-for-example" if sample else "words-in", name=model.name))
        for title, rules in rules_with(word, model).items():
            rules.sort(key=lambda id: not in_force(model, known[id]))
            if rules:
                yield ""
                yield f"  {screen.paint('strong', f'{screen.words(say(title))} ({where})')}"
                for id in rules[:MOST_QUOTED]:
                    mark = without_force(model, known[id], screen)
                    yield from screen.wrap(f"{in_words.text(known[id].gloss)} ({id}){mark}", "    ", "      ")
                if rest := rules[MOST_QUOTED:]:
                    yield from screen.wrap(
                        say("words-more", n=len(rest), rules=", ".join(rest)), "    ", "      "
                    )


def headed(name: str, unit: str, screen: Screen) -> Saying:
    """A rule or word with what it is from, unless that is called the same."""
    shown = screen.paint("name", name)
    return say("explain-head", name=shown, unit=unit) if name != unit else say("explain-alone", name=shown)


def without_force(model: m.Model, rule: m.Rule, screen: Screen) -> str:
    """The mark of a rule that is not in force as things are chosen, or of which other rules leave nothing."""
    if in_force(model, rule):
        return ""
    chosen = rule.under or any(beaten(model, rule))
    return f" {screen.words(say('explain-not-as-chosen' if chosen else 'explain-left-nothing'))}"


def rules_with(word: DeclaredWord, model: m.Model) -> dict[str, list[str]]:
    """The rules of a model that have to do with a word."""
    if isinstance(word.item, s.Topic):
        return {"words-rules-about": [rule.id for rule in model.rules if rule.topic == word.name]}
    if isinstance(word.item, s.Option | s.Reading | s.Silence):
        under = [rule.id for rule in model.rules if any(c.axis == word.name for c in rule.under)]
        return {"words-rules-under": under}
    spellings = "|".join(re.escape(name) for name in (word.name, word.spoken) if name)
    used = re.compile(rf"(?<![\w-])(?:{spellings})(?![\w-])")
    defining = [rule.id for rule in model.rules if any(_defines(c.clause, word.name) for c in rule.clauses)]
    using = [rule.id for rule in model.rules if any(used.search(c.written) for c in rule.clauses)]
    return {"words-defined-by": defining, "words-used-by": [id for id in using if id not in defining]}


def _defines(clause: m.Clause, name: str) -> bool:
    match clause:
        case m.DefinePredicate(predicate=word) | m.DefineQuantity(quantity=word):
            return word == name
        case _:
            return False


def word_json(word: DeclaredWord, model: m.Model | None = None) -> dict[str, Any]:
    """A word for machines."""
    rules = rules_with(word, model) if model is not None else {}
    return {
        "word": word.name,
        "sort": word.sort,
        "unit": word.unit,
        "place": word.place,
        "declared": "\n".join(word.declared),
        "spoken": word.spoken,
        "rules": sorted({id for ids in rules.values() for id in ids}),
    }


# -------------------------------------------------------------------- all of them
def words_listed(name: str, words: list[DeclaredWord], screen: Screen, tell: Teller) -> Iterator[str]:
    """The words of a game under a title for each sort."""
    yield screen.paint("name", name)
    title = ""
    for word in words:
        _, sort = SORTS[type(word.item)]
        if sort != title:
            title = sort
            yield ""
            yield f"  {screen.paint('strong', say(title))}"
        yield from screen.wrap(_brief(word, tell), "    ", "      ")
    yield ""
    yield f"  {screen.paint('strong', say('words-every-game'))}"
    yield from screen.wrap(", ".join(word.spoken or word.name for word in KERNEL_WORDS.values()), "    ")


def _brief(word: DeclaredWord, tell: Teller) -> str:
    """The word in a line, without what its title says already."""
    if isinstance(word.item, s.Topic | s.Silence | s.Option | s.Reading | s.NumberOption):
        return f"{word.name}: {tell(word.item.text)}"
    first = word.declared[0].rstrip(":").split(" ", 1)[1]
    return first if word.spoken in (None, third_person(word.name)) else f"{first} ({word.spoken})"


def teller(model: m.Model | None, screen: Screen) -> Teller:
    """How what an author wrote is told in the reader's language; a model knows the words that are named in it."""
    from cardlaw.documents.prose import Prose, to_plain

    prose = Prose(model, screen.language) if model is not None else None

    def tell(text: s.Text) -> str:
        words = m.Words(text.value, tuple((code.text, said.value) for code, said in text.translations))
        return screen.text(words) if prose is None else to_plain(prose.words(words))

    return tell


def words_in_lines(words: list[DeclaredWord], tell: Teller) -> Iterator[str]:
    """A line for each word, for `grep` and `cut`."""
    for word in words:
        yield "\t".join((word.sort, word.name, word.unit, _brief(word, tell)))
    for shared in KERNEL_WORDS.values():
        yield "\t".join(("every game", shared.name, "", shared.form))


# ------------------------------------------------------------------ where words are used
def sample_of(shelf: Library, words: list[DeclaredWord]) -> m.Model | None:
    """An edition whose rules show what words mean: the first of their game that has them."""
    games = {word.unit for word in words if ("vocabulary", word.unit) in shelf.entries}
    editions = (host for game in sorted(games) for host in editions_of(shelf, game))
    return next((found for host in editions if (found := shelf.compile(host.name).model) is not None), None)


def editions_of(shelf: Library, vocabulary: str) -> Iterator[FolderEntry]:
    """The editions written in a vocabulary, told by their heads alone."""
    for entry in shelf.of_sort("edition"):
        if vocabulary in EDITION.findall(text_of(entry)):
            yield entry


def text_of(entry: FolderEntry) -> str:
    try:
        return content_of(entry.path, LARGEST_FILE).decode("utf-8", errors="replace")
    except OSError:
        return ""
