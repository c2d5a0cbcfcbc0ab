"""A file → its outline: what it declares, item by item, and what can be folded."""

from __future__ import annotations

from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Span
from cardlaw.service.answers import Fold, Symbol
from cardlaw.service.workspace import EditorWorkspace

MOST_LINES = 50_000
"""How many lines a file may have to be folded: more than the compiler reads of one."""

MOST_FOUND = 500
"""How many things of all files are shown at once."""


def symbols(workspace: EditorWorkspace, name: str) -> tuple[Symbol, ...]:
    """What a file declares; rules stand inside their chapter, values inside their choice."""
    file, _ = workspace.parsed(name)
    if file is None:
        return ()
    head = _symbol(workspace, file.head)
    found: list[Symbol] = [head] if head is not None else []
    chapter: tuple[s.Chapter, list[Symbol], Span] | None = None
    for item in file.items:
        if isinstance(item, s.Chapter):
            found += _closed(workspace, chapter)
            chapter = (item, [], item.span)
        elif (made := _symbol(workspace, item)) is not None:
            if chapter is None:
                found.append(made)
            else:
                chapter = (chapter[0], [*chapter[1], made], chapter[2].to(item.span))
    return (*found, *_closed(workspace, chapter))


def _closed(workspace: EditorWorkspace, chapter: tuple[s.Chapter, list[Symbol], Span] | None) -> list[Symbol]:
    if chapter is None:
        return []
    item, inside, whole = chapter
    about = item.topic.text if item.topic is not None else ""
    at = workspace.place(item.text.span)
    return [Symbol(item.text.value or "chapter", "chapter", about, at, workspace.place(whole), tuple(inside))]


def named(item: s.Item) -> tuple[str, s.Word] | None:
    """The sort of thing that an item declares, and the word that names it."""
    match item:
        case s.Vocabulary(name=name) | s.Edition(name=name) | s.Pack(name=name) | s.Variant(name=name):
            return type(item).__name__.lower(), name
        case s.Spec(name=name) | s.Attribute(name=name) | s.Kind(name=name) | s.Group(name=name):
            return type(item).__name__.lower(), name
        case s.Zone(name=name) | s.State(name=name) | s.Quantity(name=name) | s.Predicate(name=name):
            return type(item).__name__.lower(), name
        case s.MoveItem(name=name):
            return "move", name
        case s.Event(name=name) | s.Topic(name=name) | s.Reading(name=name):
            return type(item).__name__.lower(), name
        case s.Rule(name=name) | s.Example(name=name) | s.Scenario(name=name) | s.Silence(name=name):
            return type(item).__name__.lower(), name
        case s.Option(name=name) | s.NumberOption(name=name):
            return "option", name
        case s.Short(name=name):
            return "short name", name
        case s.Custom(rule=rule):
            return "custom", rule.name
        case _:
            return None


def detail(item: s.Item) -> str:
    """What an item says in a few words."""
    match item:
        case s.Rule(gloss=gloss) | s.Custom(rule=s.Rule(gloss=gloss)):
            return gloss.text.value
        case (
            s.Option() | s.NumberOption() | s.Reading() | s.Silence() | s.Topic() | s.Scenario() | s.Example()
        ):
            return item.text.value
        case s.Edition() | s.Pack() | s.Variant() | s.Vocabulary() | s.Spec():
            return next((line.text.value for line in item.head if isinstance(line, s.Title)), "")
        case _:
            return " ".join(item.span.text.split("\n", 1)[0].split())


def _symbol(workspace: EditorWorkspace, item: s.Item) -> Symbol | None:
    what = named(item)
    if what is None:
        return None
    sort, word = what
    inside: tuple[Symbol, ...] = ()
    if isinstance(item, s.Option | s.Reading):
        inside = tuple(
            Symbol(
                arm.name.text,
                "value",
                arm.title.value if arm.title else "",
                workspace.place(arm.name.span),
                workspace.place(arm.span),
            )
            for arm in item.arms
        )
    place, whole = workspace.place(word.span), workspace.place(item.span)
    return Symbol(word.text, sort, detail(item), place, whole, inside)


def workspace_symbols(workspace: EditorWorkspace, query: str) -> tuple[Symbol, ...]:
    """Everything in all files whose name holds the letters of a query in their order."""
    found: list[Symbol] = []
    for name in workspace.files():
        file, _ = workspace.parsed(name)
        for item in (file.head, *file.items) if file is not None else ():
            what = named(item)
            if what is None or not _fits(query.casefold(), what[1].text):
                continue
            if (made := _symbol(workspace, item)) is not None:
                found.append(made)
            if len(found) >= MOST_FOUND:
                return tuple(found)
    return tuple(found)


def _fits(query: str, name: str) -> bool:
    letters = iter(name)
    return all(letter in letters for letter in query if not letter.isspace())


def folding(workspace: EditorWorkspace, name: str) -> tuple[Fold, ...]:
    """Items and blocks by their indentation, chapters up to the next one, and remarks that stand together."""
    text = workspace.text(name)
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        return ()
    depths = [len(line) - len(line.lstrip(" ")) if line.strip() else -1 for line in lines]
    found: list[Fold] = []
    open_: list[tuple[int, int]] = []
    last = 0
    for number, depth in enumerate([*depths, 0]):
        if depth < 0:
            continue
        while open_ and open_[-1][1] >= depth:
            first, _ = open_.pop()
            if last > first:
                found.append(Fold(first + 1, last + 1, "block"))
        open_.append((number, depth))
        last = number
    return tuple(
        sorted((*found, *_chapters(lines), *_remarks(lines)), key=lambda fold: (fold.first, -fold.last))
    )


def _chapters(lines: list[str]) -> list[Fold]:
    starts = [number for number, line in enumerate(lines) if line.startswith("chapter ")]
    ends = [*starts[1:], len(lines)]
    found: list[Fold] = []
    for start, end in zip(starts, ends, strict=False):
        while end > start + 1 and not lines[end - 1].strip():
            end -= 1
        if end - 1 > start:
            found.append(Fold(start + 1, end, "block"))
    return found


def _remarks(lines: list[str]) -> list[Fold]:
    found: list[Fold] = []
    start = -1
    for number, line in enumerate([*lines, ""]):
        if line.lstrip().startswith("#"):
            start = number if start < 0 else start
        else:
            if start >= 0 and number - start > 1:
                found.append(Fold(start + 1, number, "remarks"))
            start = -1
    return found
