"""Why not: the clauses that would have allowed a move, what each asks for and is not so, and what would do instead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cardlaw.analysis.questions.told import Move
from cardlaw.analysis.symbolic.windows import substituted
from cardlaw.engine import Table
from cardlaw.engine.clauses.norms import Weighed, takes_card
from cardlaw.engine.expressions.terms import known
from cardlaw.engine.play import speaking
from cardlaw.engine.play.decisions import Verdict
from cardlaw.language import model as m
from cardlaw.language.core.algebra import fold_domain
from cardlaw.language.core.expression_text import conditions, said
from cardlaw.language.core.rulebook import unwaived
from cardlaw.language.core.verdicts import YES_FORMS
from cardlaw.language.records import dataclass
from cardlaw.language.walking import nodes
from cardlaw.wording.arguments import Amount, SpokenCard, SpokenName, SpokenSeat, SpokenZone, Value
from cardlaw.wording.messages import Message, message

DEPTH = 4
"""How far defined words are followed to what they mean; further down, a word is told as the rules have it."""
MOST_NAMED = 6
"""So many cards that would do are told by name; of more it is told how many there are."""
LAWFUL = ("may", "must")


@dataclass(frozen=True, slots=True)
class InTheWay:
    """Cards that lie somewhere and for which a condition fails, with the word that it has for them."""

    zone: SpokenZone
    cards: tuple[SpokenCard, ...]
    word: str
    """What a clause says of a card that is in the way."""
    rules: tuple[str, ...] = ()
    """The rules that define that word."""


@dataclass(frozen=True, slots=True)
class Lacking:
    """A clause that would have allowed a move, with what it asks for and is not so.

    One that is `overridden_by` rules asks for nothing more: it allows the move, and gives way.
    """

    clause: str
    rule: m.Rule
    conditions: tuple[str, ...]
    asks: tuple[Message, ...] = ()
    """What each condition comes to for people."""
    overridden_by: tuple[str, ...] = ()
    in_the_way: tuple[InTheWay, ...] = ()
    defined_by: tuple[str, ...] = ()
    """The rules that say what the words of the conditions mean."""


def lacking(
    tables: Sequence[Table], seat: int, move: Move, verdict: Verdict, names: Sequence[str]
) -> list[Lacking]:
    """The clauses that would have allowed a move: those that lack something first, the least of all before the rest.

    One that lacks something would allow the move only if it were lawful with its own condition met and all else as it
    is; or, where only its card is not of the sort, if it is lawful with one that is. Only what is so at every one of
    the tables is told.
    """
    first, *others = (_lacking(table, seat, move, verdict, names) for table in tables)
    return [each for each in first if all(each in found for found in others)]


def _lacking(table: Table, seat: int, move: Move, verdict: Verdict, names: Sequence[str]) -> list[Lacking]:
    act, args = move
    declared = table.model.act(act)
    if declared.answering is not None:
        return []
    overriding = {say.rule for say in verdict.clauses if say.live}
    found: list[tuple[tuple[bool, bool, int, int], Lacking]] = []
    for number, rule in enumerate(table.model.rules_in("assumption")):
        for placed in rule.clauses:
            norm = placed.clause
            if not isinstance(norm, m.Norm) or norm.act != act:
                continue
            if norm.form not in YES_FORMS:
                continue
            bound = {p.name: table.raw(a, p.type) for p, a in zip(declared.parameters, args, strict=True)}
            bound[norm.subject] = seat
            if not table.evaluate(norm.match, bound):
                continue
            by = tuple(r for r in overriding if rule.id in table.program.book.overridden.get(r, ()))
            missing = [c for c in conditions(norm.condition) if not table.evaluate(c, bound)]
            if bool(missing) == bool(by):
                continue
            if (
                by
                or _would_allow(table, seat, move, placed.id, rule, bound)
                or _allows_others(table, seat, move, placed.id, missing)
            ):
                types = {p.name: p.type for p in declared.parameters} | {norm.subject: "player"}
                why = _Why(table, names)
                each = why.lacking(placed.id, rule, missing, bound, types, by)
                found.append(((bool(by), norm.form == "must", len(missing), number), each))
    ordered = sorted(found, key=lambda entry: entry[0])
    free = [each for (_, forced, *_), each in ordered if not forced]
    return free or [each for _, each in ordered]


def _would_allow(
    table: Table, seat: int, move: Move, clause: str, rule: m.Rule, bound: Mapping[str, Any]
) -> bool:
    """Whether a move would be lawful if a clause that speaks of it had its condition met, all else being as it is."""
    program, state = table.program, table.state.copy()
    norms, act = program.norms, program.algebra.acts[move[0]]
    env = {name: known(value) for name, value in bound.items()}
    openings = program.windows.openings(state, seat, act)
    if not openings or not unwaived(program.book, program.algebra, rule, env).run(state, [None]):
        return False
    window, acts = openings[0]
    raw = tuple(bound[p.name] for p in norms.acts[act].parameters)
    place = next(i for i, held in enumerate(norms.held) if held.id == clause)
    met = 1 << place
    scope, yes, no, killed = met, met, 0, norms.kills[place]
    for form, bit, kills, within, asked in norms.entries[act][
        raw[0] if takes_card(norms.acts[act]) else None
    ]:
        here = [norms.cause(act, window.causes), seat, *raw]
        if bit == met or not within.run(state, here):
            continue
        scope, killed = scope | bit, killed | kills
        if form == "must-not" or (form == "may-only" and not asked.run(state, here)):
            no |= bit
        elif form in YES_FORMS:
            yes |= bit
    weighed, _ = norms.weighed(state, acts, seat, window.causes)
    others = [each for each in weighed if (each.act, each.args) != (act, raw)]
    moves = [*others, Weighed(norms, act, raw, (scope, yes & ~killed, no & ~killed, no))]
    musts = 0
    for each in moves:
        musts |= each.musts
    return norms.judged(moves, musts)[-1].verdict in LAWFUL


def _allows_others(table: Table, seat: int, move: Move, clause: str, missing: Sequence[m.Expr]) -> bool:
    """Whether what a clause lacks is about the card alone, and it allows the move with another card in its place."""
    if any(isinstance(node, m.CardsIn) for node in nodes(tuple(missing))):
        return False
    held = table.program.norms.held
    place = next(i for i, each in enumerate(held) if each.id == clause)
    return any(yes >> place & 1 for yes in _lawful(table, seat, *move).values())


class _Why:
    """Puts into words why conditions do not hold at a table."""

    def __init__(self, table: Table, names: Sequence[str]) -> None:
        self.table = table
        self.names = names

    def lacking(
        self,
        clause: str,
        rule: m.Rule,
        missing: Sequence[m.Expr],
        bound: Mapping[str, Any],
        types: Mapping[str, m.Type],
        by: tuple[str, ...],
    ) -> Lacking:
        ways: list[InTheWay] = []
        texts: list[str] = []
        asks: list[Message] = []
        words: list[str] = []
        for condition in missing:
            here = list(self._in_the_way(condition, dict(bound), DEPTH))
            ways += here
            if not here:
                texts.append(self._asks(condition, bound, types))
                asks.append(self._plainly(condition, bound, types) or message("but-unmet"))
                words += _predicates(condition)
        rules = tuple(dict.fromkeys(rule for word in words for rule, _ in self._defining(word)))
        return Lacking(clause, rule, tuple(texts), tuple(asks), by, tuple(dict.fromkeys(ways)), rules)

    def _asks(self, condition: m.Expr, bound: Mapping[str, Any], types: Mapping[str, m.Type]) -> str:
        """What a condition asks for."""
        here = self._said(bound, types)
        match condition:
            case m.Some(name=name, domain=m.CardsIn(zone=m.ZoneOf() as zone, excepted=excepted), where=where):
                aside = "".join(f", {said(substituted(card, here))} aside" for card in excepted)
                wanted = substituted(where, {**here, name: m.Const("card", "it")})
                return f"for a card in {self._place(zone, bound)}{aside} of which {said(wanted)}"
            case _:
                return f"that {said(substituted(condition, here))}"

    def _plainly(
        self, condition: m.Expr, bound: Mapping[str, Any], types: Mapping[str, m.Type]
    ) -> Message | None:
        """That a card is not of a defined sort, or none in a place is; what sort that is, its rules say."""
        layout = self.table.program.layout
        match condition:
            case m.PredicateOf(subject=m.Local(name=name)) if types.get(name) == "card":
                return message("but-unfit", card=speaking.card(layout, bound[name]))
            case m.Some(
                name=name,
                domain=m.CardsIn(zone=m.ZoneOf() as zone, excepted=excepted),
                where=m.PredicateOf(subject=m.Local(name=about)),
            ) if name == about:
                place = self._zone(zone, bound)
                match excepted:
                    case (m.Local(name=aside),) if types.get(aside) == "card":
                        card = speaking.card(layout, bound[aside])
                        return message("but-no-other", zone=place, card=card)
                    case _:
                        return message("but-none-such", zone=place)
            case _:
                return None

    def _said(self, bound: Mapping[str, Any], types: Mapping[str, m.Type]) -> dict[str, m.Expr]:
        """The names of a clause as what they stand for here."""
        found: dict[str, m.Expr] = {}
        for name, value in bound.items():
            if types[name] == "player":
                found[name] = m.Const("player", self.names[value])
            elif types[name] != "cards":
                found[name] = m.Const(types[name], self.table.program.layout.text(value, types[name]))
        return found

    def _in_the_way(self, condition: m.Expr, bound: dict[str, Any], depth: int) -> Iterator[InTheWay]:
        """Cards by which a condition fails that asks for none of a sort, through the words that it uses."""
        match condition:
            case m.Not(
                inner=m.Some(name=name, domain=m.CardsIn(zone=m.ZoneOf() as zone) as domain, where=where)
            ):
                env = {local: known(value) for local, value in bound.items()}
                program, state = self.table.program, self.table.state.copy()
                cards = fold_domain(domain, program.algebra, env).run(state, [None])
                hit = [c for c in dict.fromkeys(cards) if self.table.evaluate(where, {**bound, name: c})]
                if hit:
                    held = tuple(speaking.card(program.layout, card) for card in sorted(hit))
                    word, rules = _word(where, name), tuple(self._words(where))
                    yield InTheWay(self._zone(zone, bound), held, word, rules)
            case m.PredicateOf(predicate=predicate, subject=subject) if depth:
                value = self.table.evaluate(subject, bound)
                for _, clause in self._defining(predicate):
                    inner = {clause.subject: value}
                    for part in conditions(clause.condition):
                        if not self.table.evaluate(part, inner):
                            yield from self._in_the_way(part, inner, depth - 1)

    def _defining(self, predicate: str) -> Iterator[tuple[str, m.DefinePredicate]]:
        book = self.table.program.book
        for held in book.all(m.DefinePredicate):
            if held.clause.predicate == predicate:
                yield held.rule.id, held.clause

    def _words(self, where: m.Expr) -> Iterator[str]:
        if isinstance(where, m.PredicateOf):
            yield from dict.fromkeys(rule for rule, _ in self._defining(where.predicate))

    def _zone(self, zone: m.ZoneOf, bound: Mapping[str, Any]) -> SpokenZone:
        if zone.key is None:
            return SpokenZone(zone.zone)
        owner = self.table.evaluate(zone.key, dict(bound))
        return SpokenZone(zone.zone, SpokenSeat(owner) if isinstance(owner, int) else str(owner))

    def _place(self, zone: m.ZoneOf, bound: Mapping[str, Any]) -> str:
        """A zone as a rule file would call it."""
        found = self._zone(zone, bound)
        if found.owner is None:
            return found.name
        owner = self.names[found.owner.number] if isinstance(found.owner, SpokenSeat) else found.owner
        return f"{found.name} of {owner}"


def _predicates(condition: m.Expr) -> list[str]:
    """The defined words that a condition uses itself."""
    parts = condition.where if isinstance(condition, m.Some) else condition
    return [part.predicate for part in conditions(parts) if isinstance(part, m.PredicateOf)]


def _word(where: m.Expr, name: str) -> str:
    """What a condition says of the card that it names: `it is …`."""
    return said(substituted(where, {name: m.Const("card", "it")}))


# ------------------------------------------------------------------ what would do
def would_do(tables: Sequence[Table], seat: int, move: Move) -> list[Message]:
    """The cards with which the move would be lawful if one of them were held in place of its card, in few words.

    Nothing is told unless it is the same at all of the tables.
    """
    found = set(_lawful(tables[0], seat, *move))
    if any(set(_lawful(table, seat, *move)) != found for table in tables[1:]):
        return []
    return _grouped(tables[0], found)


def _lawful(table: Table, seat: int, act: str, args: Sequence[Any]) -> dict[int, int]:
    """The cards with which the move would be lawful in place of its own, each with the norms that then say yes."""
    program = table.program
    declared = table.model.act(act)
    own = [
        (place, p.domain.zone.zone)
        for place, p in enumerate(declared.parameters)
        if p.type == "card"
        and isinstance(p.domain, m.CardsIn)
        and isinstance(p.domain.zone, m.ZoneOf)
        and p.domain.zone.key == m.Local("player", "player")
    ]
    openings = program.windows.openings(table.state, seat, program.algebra.acts[act])
    if len(own) != 1 or not openings or table.model.sides:
        return {}
    parameter, zone = own[0]
    window, acts = openings[0]
    spot = table.place(zone, seat).index
    card = table.raw(args[parameter], "card")
    found: dict[int, int] = {}
    for other in sorted(set(program.layout.deck)):
        state = table.state.copy()
        cards = state.zones[spot]
        if card not in cards:
            return {}
        cards[cards.index(card)] = other
        wanted = (*args[:parameter], other, *args[parameter + 1 :])
        options = program.norms.judge(state, acts, seat, window.causes)
        for option in options:
            if option.verdict in LAWFUL and option.args == wanted and program.names[option.act] == act:
                found[other] = option.yes
    return found


def _grouped(table: Table, cards: set[int]) -> list[Message]:
    """Cards in the words of attributes and kinds that cover them, each word all of whose cards are among them."""
    layout = table.program.layout
    kinds = {kind.name: kind for kind in table.model.kinds}
    groups: dict[Message, set[int]] = {}
    for card in sorted(set(layout.deck)):
        face = layout.cards[card].face
        features = kinds[face.kind].features
        for value, (attribute, fixed) in zip(face.values, features, strict=True):
            if fixed is None:
                id = "any-number" if isinstance(value, int) else "any-value"
                word = message(id, value=Value(attribute, value))
                groups.setdefault(word, set()).add(card)
        groups.setdefault(message("any-kind", kind=SpokenName(face.kind)), set()).add(card)
    whole = {word: held for word, held in groups.items() if held <= cards}
    left, said_of = set(cards), []
    while left and whole:
        word = max(whole, key=lambda each: len(whole[each] & left))
        if not whole[word] & left:
            break
        alone = len(whole[word]) == 1
        said_of.append(_one(table, next(iter(whole[word]))) if alone else word)
        left -= whole.pop(word)
    said_of += [_one(table, card) for card in sorted(left)]
    if len(said_of) > MOST_NAMED:
        rest = Amount(len(said_of) - MOST_NAMED + 1)
        return [*said_of[: MOST_NAMED - 1], message("some-more", n=rest)]
    return said_of


def _one(table: Table, card: int) -> Message:
    return message("one-card", card=speaking.card(table.program.layout, card))
