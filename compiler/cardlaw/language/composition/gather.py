"""A unit → all that it builds on: its vocabulary, its edition, its packs, the variants in between."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import field

from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Diagnostic, Label, Span, did_you_mean, meant, problem
from cardlaw.language.elaboration.scope import listed, there_are
from cardlaw.language.reading.folders import FolderEntry, Shelf
from cardlaw.language.reading.limits import word_count
from cardlaw.language.records import dataclass
from cardlaw.language.sayings import say

MOST_PACKS = 50
MOST_WORDS_TOGETHER = 60_000
Parsed = tuple[s.File | None, tuple[Diagnostic, ...]]


def sort_of(head: s.UnitHead) -> str:
    return type(head).__name__.lower()


@dataclass
class Gathering:
    """The units found so far, by name, and everything that is wrong with finding the rest."""

    shelf: Shelf
    parsed: Callable[[FolderEntry], Parsed]
    units: dict[str, s.File] = field(default_factory=dict)
    wrong: list[Diagnostic] = field(default_factory=list)
    words: int = 0

    def gather(self, file: s.File, packs: Iterable[s.Word]) -> None:
        """The unit itself, then what it extends, then the vocabulary, then the packs."""
        wanted = list(packs)
        self._add(file, file.head.name)
        head = file.head
        while isinstance(head, s.Variant):
            _no_repeats(head.packs or (), self.wrong)
            wanted += head.packs or ()
            base = self._base(head)
            if base is None:
                break
            head = base.head
        vocabulary = None
        if isinstance(head, s.Edition | s.Pack | s.Spec):
            vocabulary = self._find(head.vocabulary, ("vocabulary",))
        elif isinstance(head, s.Vocabulary):
            vocabulary = file
        self._packs(list({word.text: word for word in reversed(wanted)}.values())[::-1], head, vocabulary)

    def _base(self, head: s.Variant) -> s.File | None:
        extended = self.units.get(head.base.text)
        if extended is not None and isinstance(extended.head, s.Variant):
            chain = [name for name, unit in self.units.items() if isinstance(unit.head, s.Variant)]
            circle = chain[chain.index(head.base.text) :]
            message = say("extends-itself", base=head.base.text)
            if len(circle) > 1:
                message = say("extend-each-other", names=listed(circle))
            self.wrong.append(
                problem(
                    "E0403",
                    head.base.span,
                    message,
                    labels=[
                        Label(unit.head.base.span, say("and-this"))
                        for name in circle
                        if isinstance((unit := self.units[name]).head, s.Variant) and unit.head is not head
                    ],
                    help=say("variant-extends-edition-variant"),
                )
            )
            return None
        return self._find(head.base, ("edition", "variant"))

    def _packs(self, wanted: list[s.Word], head: s.UnitHead, vocabulary: s.File | None) -> None:
        if wanted and isinstance(head, s.Vocabulary | s.Pack | s.Spec):
            message = say("packs-are-added", name=head.name.text, unit=say("a-unit", sort=sort_of(head)))
            self.wrong.append(
                problem("E0216", wanted[0].span, message, help=say("name-edition-edition-pack"))
            )
            return
        if len(wanted) > MOST_PACKS:
            message = say("variant-may-have-packs", mostpacks=MOST_PACKS, n=len(wanted))
            self.wrong.append(problem("E0405", wanted[MOST_PACKS].span, message))
            return
        for word in wanted:
            if word.text in self.units and isinstance(self.units[word.text].head, s.Pack):
                continue
            pack = self._find(word, ("pack",))
            if pack is None or not isinstance(pack.head, s.Pack) or vocabulary is None:
                continue
            name = vocabulary.head.name.text
            if pack.head.vocabulary.text != name:
                self.wrong.append(
                    problem(
                        "E0407",
                        word.span,
                        say("pack", word=word.text, vocabulary=pack.head.vocabulary.text, what=name),
                        labels=(Label(pack.head.vocabulary.span, say("pack-says-so")),),
                        help=say("choose-pack", what=name),
                    )
                )
                del self.units[word.text]

    def _find(self, word: s.Word, sorts: tuple[str, ...]) -> s.File | None:
        """The unit that a word names; it is added to the others, or told why not."""
        if self.words > MOST_WORDS_TOGETHER:
            return None
        key = next(((sort, word.text) for sort in sorts if (sort, word.text) in self.shelf.entries), None)
        if key is None:
            self.wrong.append(unknown_unit(self.shelf, word, sorts, self.units))
            return None
        entry = self.shelf.entries[key]
        self.wrong += rivals(self.shelf, entry, word.span)
        file, problems = self.parsed(entry)
        self.wrong += problems
        if file is None or not self._add(file, word):
            return None
        if key in self.shelf.shadowed:
            self.wrong.append(shadows(file))
        return file

    def _add(self, file: s.File, word: s.Word) -> bool:
        name = file.head.name.text
        self.words += word_count(file.span.source.text)
        if name in self.units:
            other = self.units[name].head
            self.wrong.append(
                problem(
                    "E0404",
                    word.span,
                    say(
                        "both-are-called",
                        one=say("a-unit", sort=sort_of(other)),
                        other=say("a-unit", sort=sort_of(file.head)),
                        name=name,
                    ),
                    labels=(Label(other.name.span, say("the-one")), Label(file.head.name.span, say("other"))),
                    help=say("give-them-another-name"),
                )
            )
            return False
        if self.words > MOST_WORDS_TOGETHER:
            self.wrong.append(
                problem(
                    "E0411",
                    word.span,
                    say(
                        "files-played-together-may",
                        mostwordstogether=MOST_WORDS_TOGETHER,
                        what=name,
                        words=self.words,
                    ),
                    help=say("leave-packs-out"),
                )
            )
            return False
        self.units[name] = file
        return True


def _no_repeats(packs: Iterable[s.Word], wrong: list[Diagnostic]) -> None:
    seen: dict[str, s.Word] = {}
    for word in packs:
        if word.text in seen:
            label = Label(seen[word.text].span, say("first-listed"))
            wrong.append(problem("E0201", word.span, say("listed-twice", word=word.text), labels=(label,)))
        seen.setdefault(word.text, word)


def unknown_unit(
    shelf: Shelf, word: s.Word, sorts: tuple[str, ...], gathered: Iterable[str] = ()
) -> Diagnostic:
    names = [name for sort, name in shelf.entries if sort in sorts and name not in gathered]
    other = next((sort for sort, name in shelf.entries if name == word.text), None)
    what = "-or-".join(sorts)
    if other is not None:
        message = say(
            "is-and-needs", word=word.text, other=say("a-unit", sort=other), what=say("a-unit", sort=what)
        )
        return problem("E0216", word.span, message, help=there_are(names))
    guess = did_you_mean(word.text, names)
    return problem(
        "E0215",
        word.span,
        say("no-unit-in-folders", sort=what, word=word.text),
        help=say("did-you-mean", guess=guess) if guess else there_are(names),
        fix=meant(word.span, guess),
    )


def rivals(shelf: Shelf, entry: FolderEntry, span: Span) -> tuple[Diagnostic, ...]:
    """Several files of one folder that claim one id."""
    others = shelf.rivals.get((entry.sort, entry.name), ())
    if not others or shelf.entries[entry.sort, entry.name] is not entry:
        return ()
    where = listed([entry.shown, *(other.shown for other in others)])
    message = say("files-say-they-are", n=len(others) + 1, sort=entry.sort, name=entry.name, where=where)
    return (problem("E0221", span, message, help=say("give-each-own-name")),)


def shadows(file: s.File) -> Diagnostic:
    return problem(
        "N0701",
        file.head.name.span,
        say("stands-in-for-shipped", sort=sort_of(file.head), name=file.head.name.text),
        help=say("give-another-name-if"),
    )
