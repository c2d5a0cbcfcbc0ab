"""A place in a file → the words that could stand there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from lark import Token
from lark.exceptions import UnexpectedInput
from lark.indenter import DedentError

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.elaboration.choices import arms
from cardlaw.language.elaboration.names.things import TRAITS
from cardlaw.language.elaboration.scope import Scope
from cardlaw.language.kernel import BASIC_TYPES, CARD_SELECTORS, SEAT_SELECTORS
from cardlaw.language.parsing.items import parser
from cardlaw.language.reading.limits import ITEM_START
from cardlaw.language.reading.source import Source
from cardlaw.language.syntax_errors import Draft
from cardlaw.language.syntax_errors.places import context_at
from cardlaw.language.syntax_errors.shapes import BEFORE, SHAPES, accepts, spelled
from cardlaw.service.answers import Proposal, TextStretch
from cardlaw.service.questions.meaning import readings
from cardlaw.service.questions.shaping import item_start
from cardlaw.service.workspace import EditorWorkspace
from cardlaw.wording.service import say

WRITING = re.compile(r"[a-z0-9-]*\Z")
PIECES = re.compile(r'"[^"\n]*"?|[a-z][a-z0-9]*(?:-[a-z0-9]+)*|[0-9]+|\S')
BOUND = re.compile(
    r"\b(?:some|no|every|each|let|as|count|chance)\s+([a-z][a-z0-9-]*)|^\s+([a-z][a-z0-9-]*) (?:may|must|wins)",
    re.M,
)
GOVERNORS: dict[str, str] = {
    **dict.fromkeys(("overrides", "replaces", "remove", "see", "because", "shows", "resolved"), "rule"),
    **dict.fromkeys(("before", "after", "over"), "rule"),
    **dict.fromkeys(("about", "topic"), "topic"),
    **dict.fromkeys(("may", "must", "offer", "owes", "answering"), "move"),
    **dict.fromkeys(("at", "until", "do", "refilled", "stage"), "happening"),
    "would": "act",
    "wrongly": "verb",
    "custom": "custom",
}
"""What a name stands for after a word of the language, up to the next one; what is not here may be any value."""


def completion(
    workspace: EditorWorkspace, name: str, offset: int, base: str | None = None
) -> tuple[Proposal, ...]:
    """Names first that fit the place, then words of the language; where a line begins, its forms first."""
    text = workspace.text(name)
    offset = min(max(offset, 0), len(text))
    line_start = text.rfind("\n", 0, offset) + 1
    written = WRITING.search(text, line_start, offset)
    start = written.start() if written is not None else offset
    if _inside_text(text[line_start:start]):
        return ()
    begin = line_start if start == line_start else item_start(text, line_start)
    if begin is None:
        return ()
    item = text[begin:start]
    place = TextStretch(name, start, offset)
    accepted = _accepted(item)
    line = text[line_start:start]
    context = _context(item, line)
    found: dict[str, Proposal] = {}
    if accepted & {"NAME", "PART"}:
        scope, units = _scope(workspace, name, base)
        after = text[begin : _end_of_item(text, line_start)]
        told = _names(scope, units, line, context, after) if "NAME" in accepted else _parts(scope, line)
        for sort, word, detail in told:
            found.setdefault(word, Proposal(word, sort, detail, word, place))
    for word in sorted(filter(None, (spelled(parser(), terminal) for terminal in accepted))):
        if word[0].isalpha():
            shape = SHAPES.get(context, {}).get(word, "").split("` or `")[0] if not line.strip() else ""
            found.setdefault(word, Proposal(word, "word", shape, word, place))
    if not line.strip():
        # A line begins with one of its forms: those that are known come first.
        return tuple(sorted(found.values(), key=lambda each: not each.detail or each.sort != "word"))
    return tuple(found.values())


def _inside_text(line: str) -> bool:
    """Whether a line stops in the middle of a text in quotes, or in a remark."""
    return any(
        piece[0] in '"#' and not (piece[0] == '"' and len(piece) > 1 and piece.endswith('"'))
        for piece in re.findall(r'"[^"]*"?|#.*|[^"#]+', line)
    )


def _end_of_item(text: str, at: int) -> int:
    following = ITEM_START.search(text, at + 1)
    return following.start() if following is not None else len(text)


def _accepted(item: str) -> frozenset[str]:
    """The terminals that may follow; where the item does not read so far, those that may follow its last line."""
    state = parser().parse_interactive(item, start="item")
    try:
        for token in state.iter_parse():
            if token.type == "_DEDENT" and not str(token):
                break  # the lexer closes all blocks where the text ends, and it does not end here
        return frozenset(accepts(state))
    except (UnexpectedInput, DedentError):
        pass
    line = item.rsplit("\n", 1)[-1]
    context = _context(item, line)
    terminals = BEFORE.get(context)
    if terminals is None:
        return frozenset()
    state = parser().parse_interactive("", start="item")
    for terminal in terminals:
        state.feed_token(Token(terminal, ""))
    try:
        for token in parser().lex(line.strip(), dont_ignore=False) if line.strip() else ():
            known = accepts(state)
            kind = token.type if token.type in known else "NAME" if "NAME" in known else token.type
            state.feed_token(Token(kind, str(token)))
        return frozenset(accepts(state))
    except (UnexpectedInput, DedentError):
        return frozenset()


def _context(item: str, line: str) -> str:
    begin = len(item) - len(line)
    draft = Draft(Source("", item), 0, item + "\n")
    return context_at(draft, begin, line + "x" if not line.strip() else line)


def _scope(
    workspace: EditorWorkspace, name: str, base: str | None
) -> tuple[Scope | None, list[tuple[str, str]]]:
    """The names that a file sees; a pack sees those of an edition too."""
    last: Scope | None = None
    for reading in readings(workspace, name, base):
        scopes = [reading.compiled.scope, *(case.compiled.scope for case in reading.cases)]
        last = next((scope for scope in scopes if scope is not None), last)
        if reading.compiled.model is not None:
            break
    return last, list(workspace.library(name).entries)


Named = tuple[str, str, str]
"""A sort, a name, and a remark."""


def _names(
    scope: Scope | None, units: list[tuple[str, str]], line: str, context: str, item: str
) -> Iterator[Named]:
    pieces = [piece for piece in PIECES.findall(line) if not piece.startswith('"')]
    if context == "item" and pieces[:1] and (told := _heads(pieces, units)) is not None:
        yield from told
        return
    if scope is None:
        return
    for place in range(len(pieces) - 1, -1, -1):
        word = pieces[place]
        if word in ("under", "set") and context in ("item", "clause", "then", "line"):
            yield from _choices(scope, pieces[place + 1 :], units if context == "line" else [])
            return
        if word == "when" and context in ("clause", "line") and len(pieces) - place == 2:
            yield from _of(scope, "verb")
            return
        if word in GOVERNORS:
            nearest = GOVERNORS[word]
            if nearest in ("move", "act", "verb") and len(pieces) - place > (2 if pieces[-1] == "not" else 1):
                break
            yield from _of(scope, nearest)
            return
        if word in ("when", "where", "is", "of", "in", "to", "if", "and", "or", "("):
            break
    yield from _declared(scope, pieces, context)
    yield from _values(scope, pieces[-1] if pieces else "", item, context)


def _heads(pieces: list[str], units: list[tuple[str, str]]) -> Iterable[Named] | None:
    """The units that a first line names, and what items declare with."""
    sort = {("edition", "of"): "vocabulary", ("spec", "of"): "vocabulary", ("pack", "for"): "vocabulary"}.get(
        (pieces[0], pieces[-1])
    )
    if pieces[0] == "variant" and pieces[-1] == "extends":
        return [(kind, name, "") for kind, name in units if kind in ("edition", "variant")]
    if pieces[0] == "variant" and "with" in pieces:
        return [(kind, name, "") for kind, name in units if kind == "pack"]
    if pieces[0] == "prefer" and pieces[-1] in ("prefer", "over"):
        return [(kind, name, "") for kind, name in units if kind == "pack"]
    return None if sort is None else [(kind, name, "") for kind, name in units if kind == sort]


def _choices(scope: Scope, after: list[str], units: list[tuple[str, str]]) -> Iterator[Named]:
    """After `under` or `set`: options and readings, then their values; in a scenario the editions."""
    if units:
        yield from ((sort, name, "") for sort, name in units if sort in ("edition", "variant"))
    elif after and after[0] in scope.axes:
        told = say("value-of-choice", choice=after[0])
        yield from (("value", str(value), told) for value in arms(scope.axes[after[0]][0]))
    else:
        for name, (axis, _) in scope.axes.items():
            yield "choice", name, axis.text.value


def _of(scope: Scope, sort: str) -> Iterator[Named]:
    match sort:
        case "rule":
            for each, name in scope.places:
                if each.startswith("rule of "):
                    yield "rule", name, each.removeprefix("rule ")
        case "topic":
            yield from (("topic", topic.name, topic.text.text) for topic in scope.topics.values())
        case "move" | "act":
            for name, act in scope.acts.items():
                if act.sort == "move" or (sort == "act" and act.has_subject):
                    yield "move", name, _takes(scope, name)
        case "verb":
            yield from (("move", verb, _takes(scope, name)) for verb, name in scope.verbs.items())
        case "happening":
            yield from (("stage", name, "") for name in scope.happenings())
        case "custom":
            yield from (("rule", name, "custom") for each, name in scope.places if each == "custom")
        case _:
            return


def _takes(scope: Scope, act: str) -> str:
    return ", ".join(parameter.name for parameter in scope.acts[act].parameters)


def _declared(scope: Scope, pieces: list[str], context: str) -> Iterator[Named]:
    """What a declaration is made of: the values, attributes or types that its word asks for."""
    first = pieces[0] if pieces else ""
    if context == "row":
        yield from (("kind", name, "") for name in scope.kinds)
    if context != "item":
        return
    match first:
        case "kind":
            yield from (("attribute", name, "") for name in scope.attributes)
        case "group":
            yield from (("kind", name, "") for name in (*scope.kinds, *scope.groups))
        case "zone":
            yield from (("word", trait, "") for trait in TRAITS)
        case "state" | "quantity" | "predicate":
            yield from (("type", name, "") for name in (*BASIC_TYPES, *scope.attributes))
        case "move" | "event":
            yield from (("type", name, "") for name in (*BASIC_TYPES, *scope.attributes))
            yield from (("zone", name, "") for name in scope.zones)
        case "show" | "term":
            yield from _cards(scope)
        case _:
            return


def _parts(scope: Scope | None, line: str) -> Iterator[Named]:
    """What else may spell a card, after a word that does."""
    last = PIECES.findall(line)[-1:]
    if scope is not None and last and any(word == last[0] for _, word, _ in _cards(scope)):
        yield from _cards(scope)


def _cards(scope: Scope) -> Iterator[Named]:
    yield from (("kind", name, "") for name in scope.kinds)
    yield from (("group", name, "") for name in scope.groups)
    for attribute in scope.attributes.values():
        for value in attribute.values:
            if isinstance(value, str):
                yield "value", value, attribute.name


def _values(scope: Scope, last: str, item: str, context: str) -> Iterator[Named]:
    """What an expression may name: what the clause binds, then what the game declares."""
    if context not in ("clause", "step", "line", "then", "mark"):
        return
    bound = dict.fromkeys(word for pair in BOUND.findall(item) for word in pair if word)
    said = set(PIECES.findall(item))
    for verb, name in (*scope.verbs.items(), *((name, name) for name in scope.acts)):
        if verb in said and name in scope.acts:
            bound |= dict.fromkeys(parameter.name for parameter in scope.acts[name].parameters)
    yield from (("role", word, say("in-this-rule")) for word in ("player", *bound))
    if last in ("is", "not", ",") or context in ("line", "then"):
        yield from _cards(scope)
        yield from (
            ("predicate", name, say("of-what", what=each.of)) for name, each in scope.predicates.items()
        )
    yield from (("zone", name, _each(zone.each)) for name, zone in scope.zones.items())
    yield from (("state", name, _type(state)) for name, state in scope.states.items())
    yield from (("quantity", name, _each(each.of)) for name, each in scope.quantities.items())
    yield from (("short", name, say("short-name")) for name in scope.shorts)
    yield from (("attribute", name, say("of-a-card")) for name in scope.attributes)
    yield from (("kernel", name, "") for name in (*SEAT_SELECTORS, *CARD_SELECTORS, "size", "players"))
    yield from (
        ("choice", name, say("a-number"))
        for name, (axis, _) in scope.axes.items()
        if isinstance(axis, s.NumberOption)
    )
    if context == "step":
        yield from _of(scope, "verb")


def _each(owner: str | None) -> str:
    return say("of-each", owner=owner) if owner else ""


def _type(state: m.State) -> str:
    return say("type-of-each", type=state.type, owner=state.each) if state.each else state.type
