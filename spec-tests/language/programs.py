"""Random syntax trees: a strategy for each class of the syntax, shaped as the grammar can produce it."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import strategies as st
from lark.lexer import PatternStr

from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Span
from cardlaw.language.parsing.items import parser
from cardlaw.language.reading.source import Source

NOWHERE = Span(Source("generated", ""), 0, 0)
KEYWORDS = {t.pattern.value for t in parser().terminals if isinstance(t.pattern, PatternStr)}
DEPTH = 2

Any_ = st.SearchStrategy[Any]


def node(kind: Any, *parts: Any_) -> Any_:
    return st.builds(kind, st.just(NOWHERE), *parts)


def some(part: Any_, least: int = 1, most: int = 3) -> Any_:
    return st.lists(part, min_size=least, max_size=most).map(tuple)


def maybe(part: Any_) -> Any_:
    return st.none() | part


# Small pieces.
LETTERS = "abcdefghijklmnopqrstuvwxyz"
name = st.one_of(
    st.sampled_from(["red", "lay", "pile", "player", "card", "hand", "seven-up", "a", "n0", "two-3"]),
    st.from_regex(r"[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,4}){0,2}", fullmatch=True),
).filter(lambda text: text not in KEYWORDS)
word = node(s.Word, name)
integer = st.integers(0, 999_999_999)
number = node(s.Number, integer)
prose = st.text(st.characters(exclude_characters='"', exclude_categories=("C", "Zl", "Zp")), max_size=12)
string = node(s.String, prose)
translations = some(st.tuples(word, string), 0, 2)
text = node(s.Text, prose, translations)
value = word | number
span = node(s.Range, integer, integer)
lines = node(s.Lines, integer, integer)
cite = node(s.Cite, some(lines))
gloss = node(s.Gloss, text)
clause_target = node(s.ClauseTarget, word, maybe(word))
target = clause_target | node(s.TopicTarget, word, st.booleans())
targets = some(target)
condition = node(s.Condition, word, some(value))


# Expressions, from the tightest to the loosest.
@cache
def atom(depth: int = DEPTH) -> Any_:
    leaf = node(s.Name, word) | number
    if depth == 0:
        return leaf
    inner = depth - 1
    return st.one_of(
        leaf,
        node(s.Parens, expr(inner)),
        node(s.Count, word, domain(inner), maybe(expr(inner))),
        node(s.Total, total(inner), word, domain(inner), maybe(expr(inner))),
        node(s.Best, word, domain(inner), extreme, total(inner), maybe(expr(inner))),
    )


@cache
def of(depth: int = DEPTH) -> Any_:
    return atom(depth) if depth == 0 else atom(depth) | node(s.Of, word, of(depth - 1))


@cache
def product(depth: int = DEPTH) -> Any_:
    if depth == 0:
        return of(0)
    return of(depth) | node(s.Arithmetic, product(depth - 1), st.just("*"), of(depth - 1))


@cache
def total(depth: int = DEPTH) -> Any_:
    if depth == 0:
        return product(0)
    return product(depth) | node(
        s.Arithmetic, total(depth - 1), st.sampled_from(["+", "-"]), product(depth - 1)
    )


@cache
def operand(depth: int = DEPTH) -> Any_:
    face = node(s.Face, st.tuples(word, some(value)).map(lambda parts: (parts[0], *parts[1])))
    return total(depth) | face


@cache
def domain(depth: int = DEPTH) -> Any_:
    return node(s.Members, of(depth), some(of(depth), 0, 2)) | span


@cache
def comparison(depth: int = DEPTH) -> Any_:
    if depth == 0:
        return total(0)
    left = total(depth - 1)
    return st.one_of(
        total(depth),
        node(s.Is, left, operand(depth - 1), st.booleans()),
        node(s.Has, left, word, st.booleans()),
        node(s.Owes, left, word),
        node(s.WasWrong, left),
        node(s.Compare, left, st.sampled_from(["<", "<=", ">", ">="]), left),
    )


@cache
def negation(depth: int = DEPTH) -> Any_:
    return comparison(depth) if depth == 0 else comparison(depth) | node(s.Not, negation(depth - 1))


@cache
def conjunction(depth: int = DEPTH) -> Any_:
    if depth == 0:
        return negation(0)
    return negation(depth) | node(s.And, conjunction(depth - 1), negation(depth - 1))


@cache
def disjunction(depth: int = DEPTH) -> Any_:
    if depth == 0:
        return conjunction(0)
    return conjunction(depth) | node(s.Or, disjunction(depth - 1), conjunction(depth - 1))


@cache
def expr(depth: int = DEPTH) -> Any_:
    if depth == 0:
        return disjunction(0)
    inner = depth - 1
    quantifier = node(
        s.Quantifier, st.sampled_from(["some", "no", "every"]), word, domain(inner), maybe(expr(inner))
    )
    last = node(s.And, conjunction(inner), quantifier)
    return st.one_of(
        disjunction(depth),
        quantifier,
        last,
        node(s.Or, disjunction(inner), quantifier),
        node(s.Or, disjunction(inner), last),
    )


extreme = st.sampled_from(["most", "least"])
round_or_game = st.sampled_from(["round", "game"])
place = st.sampled_from(["underneath", "at-random"])
args = some(operand(), 0, 2)
pattern = node(s.Pattern, word, args)

# Steps.
offering = node(s.Offering, some(word), maybe(st.sampled_from(["any-of", "each-of"])), domain())
PLAIN_STEPS: dict[type[s.Node], Any_] = {
    s.Do: node(s.Do, of(), word, args),
    s.Raise: node(s.Raise, word, args),
    s.Assign: node(s.Assign, of(), operand()),
    s.Clear: node(s.Clear, of()),
    s.Add: node(s.Add, total(), of()),
    s.Subtract: node(s.Subtract, total(), of()),
    s.Shift: node(s.Shift, domain(), of(), maybe(place)),
    s.ShiftEach: node(s.ShiftEach, word, domain(), maybe(expr()), of(), maybe(place)),
    s.Fetch: node(s.Fetch, total(), of(), of(), maybe(place)),
    s.Shuffle: node(s.Shuffle, of()),
    s.Deal: node(s.Deal, maybe(total()), of(), word, of()),
    s.Choose: node(s.Choose, maybe(of()), word, word, maybe(domain()), maybe(expr())),
    s.ChooseSecretly: node(s.ChooseSecretly, domain(), word, word, maybe(domain())),
    s.Offer: node(s.Offer, some(offering, 1, 2), maybe(word)),
    s.Let: node(s.Let, word, operand()),
    s.Chance: node(s.Chance, word, span),
    s.Swap: node(s.Swap, of(), of()),
    s.Rotate: node(s.Rotate, word),
    s.Reveal: node(s.Reveal, of(), domain()),
    s.Ask: node(s.Ask, text, word),
    s.Announce: node(s.Announce, text),
    s.Proceed: node(s.Proceed, maybe(some(operand(), 1, 2))),
    s.End: node(s.End, round_or_game),
}


def steps_with_blocks(depth: int) -> dict[type[s.Node], Any_]:
    inside = block(depth - 1)
    last = node(s.If, expr(1), inside, maybe(inside))
    return {
        s.If: last | node(s.If, expr(1), inside, last),
        s.ForEach: node(s.ForEach, word, domain(1), maybe(expr(1)), maybe(of(1)), inside),
        s.Repeat: node(s.Repeat, expr(1), inside),
        s.ByChance: node(s.ByChance, some(node(s.Odd, number, inside), 1, 2)),
    }


@cache
def block(depth: int = DEPTH) -> Any_:
    steps = [*PLAIN_STEPS.values(), *(steps_with_blocks(depth).values() if depth else ())]
    return some(st.one_of(steps), 1, 2)


STEPS = PLAIN_STEPS | steps_with_blocks(DEPTH)
body = st.just(()) | block()

# Rules.
MARKS: dict[type[s.Node], Any_] = {
    s.Cited: node(s.Cited, cite),
    s.About: node(s.About, word),
    s.Assumed: node(s.Assumed, text),
    s.Overrides: node(s.Overrides, targets, maybe(condition)),
    s.Replaces: node(s.Replaces, targets),
    s.Under: node(s.Under, condition),
    s.Breakable: node(s.Breakable, maybe(targets)),
    s.EvenIfWon: node(s.EvenIfWon),
    s.ByExample: node(s.ByExample),
    s.Before: node(s.Before, targets),
    s.After: node(s.After, targets),
}
face_spec = node(s.FaceSpec, some(value), maybe(some(node(s.Free, word, maybe(span)))))
CLAUSES: dict[type[s.Node], Any_] = {
    s.Norm: st.one_of(
        node(s.Norm, st.sampled_from(["may", "must", "must-not"]), word, pattern, maybe(expr())),
        node(s.Norm, st.sampled_from(["may-only", "may-even", "wrongly"]), word, pattern, expr()),
    ),
    s.Wins: node(
        s.Wins, word, round_or_game, maybe(some(word)), expr(), maybe(node(s.Ranking, extreme, total()))
    ),
    s.Ends: node(s.Ends, round_or_game, expr()),
    s.Waive: node(s.Waive, clause_target, maybe(expr())),
    s.Define: node(s.Define, word, operand(), maybe(expr())),
    s.DefineOf: node(s.DefineOf, word, word, operand(), maybe(expr())),
    s.Effect: node(s.Effect, word, pattern, maybe(expr()), block()),
    s.Replacement: node(s.Replacement, word, pattern, maybe(expr()), block()),
    s.At: node(s.At, word, maybe(expr()), block()),
    s.Always: node(s.Always, expr()),
    s.Deck: node(s.Deck, some(node(s.Row, value, face_spec, maybe(face_spec)))),
    s.DeckHas: node(s.DeckHas, number, word, maybe(word)),
    s.Seats: node(s.Seats, number, maybe(number), maybe(number)),
}

# Scenarios.
content = node(s.Content, maybe(number), operand())
contents = some(content)
edition = node(s.EditionRef, word, maybe(some(word)), maybe(some(node(s.Choice, word, value))))
THENS: dict[type[s.Node], Any_] = {
    s.ThenVerdict: node(
        s.ThenVerdict,
        of(),
        st.sampled_from(["may", "must", "must-not", "silent", "contradictory", "unoffered"]),
        pattern,
        maybe(targets),
    ),
    s.ThenFinding: node(s.ThenFinding, word),
    s.ThenTurn: node(s.ThenTurn, of()),
    s.ThenOver: node(s.ThenOver, round_or_game),
    s.ThenWon: node(s.ThenWon, round_or_game, of()),
    s.ThenHolds: node(s.ThenHolds, of(), contents),
    s.ThenThat: node(s.ThenThat, expr()),
}
LINES: dict[type[s.Node], Any_] = THENS | {
    s.UnderEdition: node(s.UnderEdition, edition),
    s.GivenPlayers: node(s.GivenPlayers, some(word)),
    s.GivenTurn: node(s.GivenTurn, of()),
    s.GivenIs: node(s.GivenIs, of(), contents),
    s.GivenCount: node(s.GivenCount, of(), number),
    s.GivenOwes: node(s.GivenOwes, of(), word),
    s.GivenFaces: node(s.GivenFaces, of(), some(word), of(), st.booleans(), word, args),
    s.WhenDoes: node(s.WhenDoes, of(), word, args),
    s.WhenChooses: node(s.WhenChooses, of(), operand()),
    s.WhenTable: node(s.WhenTable, operand()),
    s.WhenStage: node(s.WhenStage, word),
    s.WhenChance: node(s.WhenChance, number),
    s.ThenUnder: node(s.ThenUnder, some(condition, 1, 2), some(st.one_of(list(THENS.values())), 1, 2)),
}
scenario_lines = some(st.one_of(list(LINES.values())))

# Items.
arms = some(node(s.Arm, st.booleans(), word, maybe(text), maybe(text)))
one = node(s.One, word, maybe(word), maybe(domain()))
several = node(s.Several, number, number, word, domain())
params = some(one | several, 0, 2)
spoken = maybe(word)
rule = node(
    s.Rule,
    word,
    gloss,
    some(st.one_of(list(MARKS.values())), 0, 3),
    some(st.one_of(list(CLAUSES.values())), 0, 2),
)
ITEMS: dict[type[s.Node], Any_] = {
    s.Attribute: node(s.Attribute, word, some(word) | span),
    s.Extension: node(s.Extension, word, some(word)),
    s.Sides: node(s.Sides, some(word)),
    s.Kind: node(s.Kind, word, some(node(s.Feature, word, maybe(value)))),
    s.Group: node(s.Group, word, some(word)),
    s.Also: node(s.Also, word, some(word)),
    s.Offered: node(s.Offered, some(word)),
    s.Zone: node(s.Zone, word, maybe(word), some(word), maybe(word)),
    s.State: node(
        s.State, word, maybe(word), word, maybe(value), maybe(st.sampled_from(["kept", "this-turn"]))
    ),
    s.Quantity: node(s.Quantity, word, maybe(word), maybe(word)),
    s.Predicate: node(s.Predicate, word, word),
    s.MoveItem: node(s.MoveItem, word, params, maybe(node(s.Answering, word, word)), spoken, body),
    s.Event: node(s.Event, word, params, spoken, body),
    s.RoundItem: node(s.RoundItem, some(node(s.Stage, word) | node(s.Turns, block()))),
    s.Topic: node(s.Topic, word, text),
    s.Short: node(s.Short, word, of()),
    s.Called: node(s.Called, word, maybe(word), some(string)),
    s.Shown: node(s.Shown, word, string, maybe(string), maybe(string)),
    s.Term: node(
        s.Term,
        word,
        word,
        string,
        some(node(s.Form, word.map(lambda w: w.text), string.map(lambda text: text.value)), 0, 2),
    ),
    s.Option: node(s.Option, word, text, maybe(cite), arms),
    s.NumberOption: node(s.NumberOption, word, text, maybe(cite), number, number, number),
    s.Reading: node(s.Reading, word, text, maybe(cite), arms),
    s.Silence: node(s.Silence, word, text, maybe(cite), maybe(word), maybe(targets)),
    s.Says: node(s.Says, word, text, maybe(condition)),
    s.Chapter: node(s.Chapter, text, maybe(word)),
    s.Note: node(s.Note, text, maybe(cite), maybe(targets)),
    s.Oddity: node(s.Oddity, text, maybe(cite), maybe(targets)),
    s.Doubt: node(s.Doubt, text, maybe(cite), text),
    s.Flavour: node(s.Flavour, text, cite),
    s.Heading: node(s.Heading, text, cite),
    s.Noise: node(s.Noise, cite),
    s.Pending: node(s.Pending, text, cite),
    s.Accepted: node(s.Accepted, word, text),
    s.Setting: node(s.Setting, word, value),
    s.Removal: node(s.Removal, targets),
    s.Preference: node(s.Preference, word, word, target),
    s.Rule: rule,
    s.Custom: node(s.Custom, rule),
    s.Adopted: node(s.Adopted, some(word)),
    s.Example: node(s.Example, word, text, maybe(cite), maybe(word), scenario_lines),
    s.Scenario: node(s.Scenario, word, text, maybe(targets), scenario_lines),
}
head = some(
    st.one_of(
        gloss,
        node(s.SourceNote, string, maybe(number)),
        node(s.Title, text),
        node(s.Language, word),
        node(s.Need, st.sampled_from(["kind", "move", "event", "topic", "pack", "rule"]), some(word)),
    ),
    0,
    3,
)
UNITS: dict[type[s.Node], Any_] = {
    s.Vocabulary: node(s.Vocabulary, word, head),
    s.Edition: node(s.Edition, word, word, head),
    s.Pack: node(s.Pack, word, word, head),
    s.Variant: node(s.Variant, word, word, maybe(some(word)), head),
    s.Spec: node(s.Spec, word, word, head),
}
files = node(
    s.File,
    st.one_of(list(UNITS.values())),
    some(st.one_of(list(ITEMS.values())), 0, 4),
    st.just(()),
)
EXPRESSIONS = expr(3)
