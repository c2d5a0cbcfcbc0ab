"""Two models → every place in which they are written differently, as they are chosen to be played.

Left out is what cannot be told at the table: words for people, citations, layers, names, what is declared and not used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from difflib import SequenceMatcher
from typing import Any, Literal

from cardlaw.analysis.comparison.accounting.normal import Forms, PlainWords, clauses, logical
from cardlaw.analysis.facts.chosen import settled
from cardlaw.language import model as m
from cardlaw.language.core.expression_text import members
from cardlaw.language.core.rulebook import Held, rulebook_of
from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import (
    Amount,
    Message,
    SpokenAct,
    SpokenListing,
    SpokenName,
    SpokenRule,
    Verbatim,
)
from cardlaw.wording.messages import message

Sort = Literal["declared", "clause", "links", "order"]

IN_TURN = (m.Effect, m.DefineQuantity, m.Wins, m.Ends)
"""Clauses whose order can matter."""


@dataclass(frozen=True, slots=True)
class DifferingPlace:
    """One place in which two models differ: what it is, what each writes there if that is told, and by which rules.

    `parts` are the smallest pieces that differ, `clauses` all that they stand in; `acts` are bodies of these acts.
    """

    sort: Sort
    what: Message
    a: Message | None = None
    b: Message | None = None
    rules_a: tuple[str, ...] = ()
    rules_b: tuple[str, ...] = ()
    parts: tuple[Any, ...] = ()
    clauses: tuple[Any, ...] = ()
    acts: tuple[str, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*self.rules_a, *self.rules_b)))


@dataclass(frozen=True, slots=True)
class NormalRule:
    """A rule of one model with its clauses in normal form, definitions of one word together."""

    rule: m.Rule
    forms: tuple[Any, ...]
    whole: tuple[Any, ...]
    """The same with plain definitions written in place."""


class PlaceReader:
    """One model as places are found in it: the rules that its choices leave in force."""

    def __init__(self, model: m.Model) -> None:
        self.model = settled(model)
        self.book = rulebook_of(self.model)
        self.rules = self.book.rules
        self.forms = Forms(self.model)
        words = PlainWords(self.rules)
        self.ruled = {rule.id: self._ruled(rule, words) for rule in self.rules}
        linked = {id for rule in self.rules for o in rule.overrides for id in o.rules}
        linked |= {rule.id for rule in self.rules if rule.overrides or rule.even_if_won or rule.breakable}
        waives = [(rule.id, c.target) for rule in self.rules for c in clauses(rule) if isinstance(c, m.Waive)]
        self.linked = linked | {id for pair in waives for id in pair}
        """The rules that bear on other rules or that others bear on, or that are marked."""

    def _ruled(self, rule: m.Rule, words: PlainWords) -> NormalRule:
        said = [c for c in clauses(rule) if not isinstance(c, m.Axiom | m.DeckHas | m.Deck | m.Seats)]
        return NormalRule(
            rule,
            tuple(_joined(map(self.forms.clause, said))),
            tuple(_joined(self.forms.clause(words.in_place(c)) for c in said)),
        )


def _joined(forms: Iterable[Any]) -> list[Any]:
    """Clauses of one rule, those that define the same predicate as one."""
    found: list[Any] = []
    at: dict[str, int] = {}
    for form in forms:
        if isinstance(form, m.DefinePredicate) and form.predicate in at:
            place = at[form.predicate]
            both = logical(m.AnyOf((found[place].condition, form.condition)))
            found[place] = replace(form, condition=both)
            continue
        if isinstance(form, m.DefinePredicate):
            at[form.predicate] = len(found)
        found.append(form)
    return found


def places(a: PlaceReader, b: PlaceReader) -> list[DifferingPlace]:
    """Every place, what is declared first."""
    return [*_declared(a, b), *_ruled(a, b)]


# ------------------------------------------------------------------ what is declared
LASTS = {"round": "declared-for-round", "turn": "declared-for-turn", "kept": "declared-for-game"}


def _said(*parts: Message) -> Message:
    return message("declared", parts=SpokenListing(parts))


def _declared(a: PlaceReader, b: PlaceReader) -> Iterator[DifferingPlace]:
    for sort, tell in (("state", _state), ("zone", _zone), ("kind", _kind), ("attribute", _attribute)):
        mine, theirs = ({each.name: each for each in getattr(r.model, f"{sort}s")} for r in (a, b))
        for name in (name for name in mine if name in theirs and mine[name] != theirs[name]):
            both = mine[name], theirs[name]
            what = message(f"item-{sort}", name=SpokenName(name))
            yield DifferingPlace("declared", what, tell(both[0]), tell(both[1]), parts=both)
    yield from _acts(a, b)
    yield from _table(a, b)


def _state(state: m.State) -> Message:
    type_ = message("declared-type", type=SpokenName(state.type))
    if state.each:
        type_ = message("declared-each", type=SpokenName(state.type), each=SpokenName(state.each))
    starts = message("declared-starts-empty")
    if isinstance(state.starts, bool):
        starts = message("declared-starts", value=Verbatim("yes" if state.starts else "no"))
    elif state.starts is not None:
        starts = message("declared-starts", value=Verbatim(str(state.starts)))
    return _said(type_, starts, message(LASTS[state.lasts]))


def _zone(zone: m.Zone) -> Message:
    said = [message("declared-pile" if zone.pile else "declared-hand")]
    if zone.each:
        said.append(message("declared-of-each", each=SpokenName(zone.each)))
    said.append(message(f"declared-seen-{zone.seen}"))
    if zone.backs_seen:
        said.append(message("declared-backs"))
    if zone.holds_deck:
        said.append(message("declared-deck"))
    if zone.refilled_by:
        said.append(message("declared-refilled", event=SpokenAct(zone.refilled_by, None)))
    return _said(*said)


def _kind(kind: m.Kind) -> Message:
    return _values(name if fixed is None else f"{name} {fixed}" for name, fixed in kind.features)


def _attribute(attribute: m.Attribute) -> Message:
    return _values(map(str, attribute.values))


def _values(values: Iterable[str]) -> Message:
    listed = tuple(map(Verbatim, values))
    return message("declared-values", values=SpokenListing(listed)) if listed else message("seen-no-value")


def _acts(a: PlaceReader, b: PlaceReader) -> Iterator[DifferingPlace]:
    theirs = {act.name: act for act in b.model.acts}
    for act in a.model.acts:
        other = theirs.get(act.name)
        if other is None:
            continue
        heads = [(r.forms.parameters(x), _head(x)) for r, x in ((a, act), (b, other))]
        if heads[0] != heads[1]:
            x, y = _act(act), _act(other)
            if x == y:
                y = _said(y, message("declared-other-names"))
            what = message("item-act", act=SpokenAct(act.name, None))
            yield DifferingPlace("declared", what, x, y, parts=(act, other), acts=(act.name,))
        bodies = a.forms.body(act), b.forms.body(other)
        if bodies[0] != bodies[1]:
            yield DifferingPlace(
                "clause",
                message("item-act", act=SpokenAct(act.name, None)),
                parts=tuple(_apart(*bodies)),
                clauses=bodies,
                acts=(act.name,),
            )


def _head(act: m.Act) -> tuple[Any, ...]:
    return act.sort, act.has_subject, None if act.answering is None else act.answering[0]


def _act(act: m.Act) -> Message:
    taken = []
    for parameter in act.parameters:
        of = "" if parameter.domain is None else f" in {members(parameter.domain)}"
        many = "" if parameter.least is None else f" ({parameter.least} to {parameter.most or 'any number'})"
        taken.append(f"{parameter.type} `{parameter.name}`{of}{many}")
    takes = message("declared-takes-nothing")
    if taken:
        takes = message("declared-takes", what=SpokenListing(tuple(map(Verbatim, taken))))
    if act.answering is None:
        return _said(takes)
    return _said(takes, message("declared-answers", move=SpokenAct(act.answering[0], None)))


def _table(a: PlaceReader, b: PlaceReader) -> Iterator[DifferingPlace]:
    """Seats, teams, cards with their backs, and what a turn is made of."""
    teams = [[held.clause.teams for held in r.book.standing(m.Seats)] for r in (a, b)]
    if teams[0] != teams[1]:
        x, y = map(_teams, teams)
        yield DifferingPlace(
            "declared", message("item-teams"), x, y, _standing(a, m.Seats), _standing(b, m.Seats)
        )
    if a.model.sides != b.model.sides:
        x, y = (_values(r.model.sides) if r.model.sides else message("declared-one-side") for r in (a, b))
        yield DifferingPlace("declared", message("item-sides"), x, y)
    backs = [_backs(r) for r in (a, b)]
    if backs[0] != backs[1] and (backs[0] or backs[1]):
        x, y = (
            message("declared-lacked", n=Amount(each.total()))
            for each in (backs[0] - backs[1], backs[1] - backs[0])
        )
        yield DifferingPlace(
            "declared", message("item-backs"), x, y, _standing(a, m.Deck), _standing(b, m.Deck)
        )
    turns = {stage.name: stage for stage in b.model.stages if stage.turns is not None}
    for stage in a.model.stages:
        if stage.turns is not None and stage.name in turns:
            bodies = [
                r.forms.of(s.turns, {"player": "#doer"}) for r, s in ((a, stage), (b, turns[stage.name]))
            ]
            if bodies[0] != bodies[1]:
                parts = tuple(_apart(*bodies))
                what = message("item-a-turn")
                yield DifferingPlace("clause", what, parts=parts, clauses=tuple(bodies), acts=(stage.name,))


def _standing(reader: PlaceReader, sort: type[Any]) -> tuple[str, ...]:
    return tuple(held.rule.id for held in reader.book.standing(sort))


def _teams(teams: list[int | None]) -> Message:
    none = message("declared-no-teams")
    return _said(*(none if n is None else message("declared-teams", n=Amount(n)) for n in teams or [None]))


def _backs(reader: PlaceReader) -> Counter[Any]:
    """The two-sided cards: front and back, and how many of each."""
    found: Counter[Any] = Counter()
    for held in reader.book.standing(m.Deck):
        for row in held.clause.rows:
            count = row.count if isinstance(row.count, int) else int(reader.model.choice(row.count))
            backs = row.backs * len(row.faces) if len(row.backs) == 1 else row.backs
            for front, back in zip(row.faces, backs, strict=False):
                found[front, back] += count
    return found


# ------------------------------------------------------------------ rules
def _ruled(a: PlaceReader, b: PlaceReader) -> Iterator[DifferingPlace]:
    match = matched(a, b)
    left: list[tuple[NormalRule, tuple[Any, ...], tuple[Any, ...]]] = []
    right: list[tuple[NormalRule, tuple[Any, ...], tuple[Any, ...]]] = []
    changed: list[tuple[NormalRule, NormalRule]] = []
    for id, ruled in a.ruled.items():
        if id not in match:
            left.append((ruled, ruled.forms, ruled.whole))
        elif not _alike(ruled, b.ruled[match[id]]):
            changed.append((ruled, b.ruled[match[id]]))
    taken = {*match.values()}
    right += [(ruled, ruled.forms, ruled.whole) for id, ruled in b.ruled.items() if id not in taken]
    yield from _marks(a, b, match)
    yield from _links(a, b, match)
    for mine, theirs in changed:
        yield from _changed(mine, theirs)
    spare_a, spare_b = _spare(left, a), _spare(right, b)
    both = spare_a & spare_b
    for rows, side in ((left, 0), (right, 1)):
        rest, reader = both.copy(), (a, b)[side]
        for ruled, forms, whole in rows:
            own = []
            for form, full in zip(forms, whole, strict=True):
                if ruled.rule.id not in reader.linked and rest[full] > 0:
                    rest[full] -= 1
                else:
                    own.append(form)
            if not ruled.rule.clauses:
                own = [f for o in ruled.rule.overrides for id in o.rules for f in reader.ruled[id].forms]
            if own:
                own_id = (ruled.rule.id,)
                x, y = (own_id, ()) if side == 0 else ((), own_id)
                what = message("item-rule", rule=SpokenRule(ruled.rule.id))
                yield DifferingPlace("clause", what, None, None, x, y, tuple(own), tuple(own))
    yield from _orders(a, b, match)


def _spare(
    rows: list[tuple[NormalRule, tuple[Any, ...], tuple[Any, ...]]], reader: PlaceReader
) -> Counter[Any]:
    """Clauses that stand for themselves, so that it does not matter in which rule they are written."""
    free = (whole for ruled, _, whole in rows if ruled.rule.id not in reader.linked)
    return Counter(full for whole in free for full in whole if not isinstance(full, IN_TURN))


def matched(a: PlaceReader, b: PlaceReader) -> dict[str, str]:
    """Rules of the one with their counterparts: of the same name, or else written alike under another."""
    match = {id: id for id in a.ruled if id in b.ruled}
    by_form: dict[Any, list[str]] = {}
    for id, ruled in b.ruled.items():
        if id not in match:
            by_form.setdefault(_marked(ruled), []).append(id)
    for id, ruled in a.ruled.items():
        if id not in match and by_form.get(_marked(ruled)):
            match[id] = by_form[_marked(ruled)].pop(0)
    return match


def _marked(ruled: NormalRule) -> Any:
    waived = tuple(replace(f, target="") if isinstance(f, m.Waive) else f for f in ruled.whole)
    return waived, ruled.rule.breakable, ruled.rule.even_if_won


def _alike(mine: NormalRule, theirs: NormalRule) -> bool:
    """Whether clauses say the same, whatever the rules that they waive are called."""
    return _without(mine.forms) == _without(theirs.forms) or _without(mine.whole) == _without(theirs.whole)


def _without(forms: tuple[Any, ...]) -> tuple[Counter[Any], list[Any]]:
    """Clauses without the names of rules: those that come in any order, and those that come in turn."""
    plain = [replace(form, target="") if isinstance(form, m.Waive) else form for form in forms]
    return Counter(plain), [form for form in plain if isinstance(form, IN_TURN)]


MARKS = (
    ("breakable", "declared-breakable", "declared-unbreakable"),
    ("even_if_won", "declared-even-if-won", "declared-not-if-won"),
)


def _marks(a: PlaceReader, b: PlaceReader, match: dict[str, str]) -> Iterator[DifferingPlace]:
    for id, other in match.items():
        mine, theirs = a.ruled[id].rule, b.ruled[other].rule
        for mark, yes, no in MARKS:
            has = getattr(mine, mark), getattr(theirs, mark)
            if has[0] != has[1] and (a.ruled[id].forms or b.ruled[other].forms):
                x, y = (message(yes if each else no) for each in has)
                said_by = (*a.ruled[id].forms, *b.ruled[other].forms)
                what = message("item-rule", rule=SpokenRule(id))
                yield DifferingPlace("declared", what, x, y, (id,), (other,), clauses=said_by)


def _links(a: PlaceReader, b: PlaceReader, match: dict[str, str]) -> Iterator[DifferingPlace]:
    """Rules that override or waive others in one model and not in the other."""
    mine, theirs = _pairs(a), _pairs(b)
    named = {(sort, match.get(x, f"#{x}"), match.get(y, f"#{y}")): (sort, x, y) for sort, x, y in mine}
    back = {theirs_id: id for id, theirs_id in match.items()}
    for link in sorted(named.keys() ^ theirs):
        side = 0 if link in named else 1
        _, holder, target = named.get(link, link)
        both_known = holder in match and target in match if side == 0 else {holder, target} <= back.keys()
        if not both_known:
            continue  # a rule that the other lacks is a place of its own
        reader = (a, b)[side]
        said_by = (*reader.ruled[holder].forms, *reader.ruled[target].forms)
        if not reader.ruled[target].forms:
            continue  # cards and seats are told as they come out
        names = [(holder, target), tuple((match if side == 0 else back)[id] for id in (holder, target))]
        first, second = names if side == 0 else names[::-1]
        what = message("item-rule", rule=SpokenRule(holder))
        yield DifferingPlace("links", what, None, None, first, second, said_by, said_by)


def _pairs(reader: PlaceReader) -> set[tuple[str, str, str]]:
    found = {
        ("overrides", rule.id, target) for rule in reader.rules for target in reader.book.overridden[rule.id]
    }
    for rule in reader.rules:
        found |= {("waives", rule.id, c.target) for c in clauses(rule) if isinstance(c, m.Waive)}
    return {link for link in found if link[1] in reader.ruled and link[2] in reader.ruled}


def _changed(mine: NormalRule, theirs: NormalRule) -> Iterator[DifferingPlace]:
    """A rule that both have: its clauses, each beside the one of its sort that it is most like."""
    one, other = [*mine.forms], [*theirs.forms]
    for form in mine.forms:
        if form in other:
            one.remove(form)
            other.remove(form)
    parts: list[Any] = []
    for form in one[:]:
        beside = next((each for each in other if _about(each) == _about(form)), None)
        if beside is not None:
            one.remove(form)
            other.remove(beside)
            parts += _apart(form, beside)
    parts += [*one, *other]
    said_by = (*mine.forms, *theirs.forms)
    if not parts:  # the same clauses in another order
        parts = [*said_by]
    id = mine.rule.id
    what = message("item-rule", rule=SpokenRule(id))
    yield DifferingPlace("clause", what, None, None, (id,), (theirs.rule.id,), tuple(parts), said_by)


def _about(form: Any) -> tuple[Any, ...]:
    names = ("act", "predicate", "quantity", "target", "what")
    return (type(form), *(getattr(form, name, None) for name in names))


def _orders(a: PlaceReader, b: PlaceReader, match: dict[str, str]) -> Iterator[DifferingPlace]:
    """Effects of one act that both have and that come in another order; and values of a quantity, wins and ends."""
    mine, theirs = _sequences(a), _sequences(b)
    for about in sorted(mine.keys() & theirs.keys()):
        ordered = [match[held.rule.id] for held in mine[about] if held.rule.id in match]
        others = [held.rule.id for held in theirs[about]]
        ordered, others = _common(ordered, others), _common(others, ordered)
        if ordered != others:
            apart = [place for place, id in enumerate(ordered) if id != others[place]]
            moved = ordered[apart[0] : apart[-1] + 1]
            said_by = tuple(form for id in moved for form in b.ruled[id].forms)
            back = {theirs_id: id for id, theirs_id in match.items()}
            yield DifferingPlace(
                "order",
                message("item-first-after", name=SpokenName(about[1])),
                rules_a=tuple(back[id] for id in moved),
                rules_b=tuple(moved),
                parts=said_by,
                clauses=said_by,
            )


def _common(ids: list[str], others: list[str]) -> list[str]:
    return [id for id in dict.fromkeys(ids) if id in {*others}]


def _sequences(reader: PlaceReader) -> dict[tuple[str, str], list[Held[Any]]]:
    found: dict[tuple[str, str], list[Held[Any]]] = {}
    for sort, name in ((m.Effect, "act"), (m.DefineQuantity, "quantity"), (m.Wins, "what"), (m.Ends, "what")):
        for held in reader.book.all(sort):
            found.setdefault((sort.__name__, getattr(held.clause, name)), []).append(held)
    return found


# ------------------------------------------------------------------ the smallest pieces
WHOLE = (m.Norm, m.Wins, m.Ends, m.Waive, m.DefinePredicate, m.DefineQuantity, m.Effect, m.If, m.ForEach)
"""What is gone into: clauses, and steps that hold steps and bring nothing else about."""


def _apart(one: Any, other: Any) -> Iterator[Any]:
    """The smallest pieces in which two things differ, of either: a whole condition, a whole step."""
    if one == other:
        return
    if isinstance(one, tuple) and isinstance(other, tuple):
        tags = [
            op for op in SequenceMatcher(None, *_hashed(one, other), False).get_opcodes() if op[0] != "equal"
        ]
        gone = {x for _, i, j, _, _ in tags for x in one[i:j]}
        if any(x in gone for _, _, _, k, n in tags for x in other[k:n]):
            yield from (*one, *other)  # what comes first is not the same
            return
        for _, i, j, k, n in tags:
            if j - i == n - k:
                for x, y in zip(one[i:j], other[k:n], strict=True):
                    yield from _apart(x, y)
            else:
                yield from one[i:j]
                yield from other[k:n]
    elif type(one) is type(other) and isinstance(one, WHOLE):
        own = [each.name for each in fields(one)]
        plain = [
            n for n in own if not is_dataclass(getattr(one, n)) and not isinstance(getattr(one, n), tuple)
        ]
        if any(getattr(one, name) != getattr(other, name) for name in plain):
            yield from (one, other)
            return
        for name in own:
            yield from _apart(getattr(one, name), getattr(other, name))
    else:
        yield from (one, other)


def _hashed(one: tuple[Any, ...], other: tuple[Any, ...]) -> tuple[list[int], list[int]]:
    numbers: dict[Any, int] = {}
    return tuple([numbers.setdefault(x, len(numbers)) for x in side] for side in (one, other))  # type: ignore[return-value]
