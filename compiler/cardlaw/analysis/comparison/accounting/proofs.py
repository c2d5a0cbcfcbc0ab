"""Which places the comparisons of moves and of what happens really cover, and why they do not cover the others.

A comparison covers a place if it looked at every act that the place bears on, and if the pieces that differ are made
only of what it is known to follow. That is a list of what is known; whatever is not on it is not covered.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from typing import Any

from cardlaw.analysis.comparison.accounting.normal import binds, clauses
from cardlaw.analysis.comparison.accounting.places import DifferingPlace, PlaceReader, matched
from cardlaw.analysis.comparison.accounting.sums import Sums, does_nothing, needed_kinds
from cardlaw.analysis.facts.seats import beyond, seats_of, some_leave
from cardlaw.analysis.results import items
from cardlaw.analysis.results.difference import MOVES, Compared, Difference
from cardlaw.language import model as m
from cardlaw.language.core.dependencies import in_force
from cardlaw.language.records import dataclass
from cardlaw.language.saying import ListedWords, Saying
from cardlaw.language.walking import nodes
from cardlaw.wording.reasons import say

Told = Difference | Compared

EXPRESSIONS = (
    m.Const, m.Local, m.StateOf, m.ZoneOf, m.AttributeOf, m.KindIs, m.CardLiteral, m.PredicateOf, m.QuantityOf,
    m.Neighbour, m.CardAt, m.Size, m.Opposite, m.Present, m.Same, m.Compare, m.Arithmetic, m.Not, m.AllOf, m.AnyOf,
    m.Some, m.Count, m.Total, m.Best, m.Owes, m.WasWrong, m.CardsIn, m.Players, m.OnePlayer, m.OneCard, m.Numbers,
    m.Values, m.ZonesOf,
)  # fmt: skip
STEPS = (
    m.Do, m.Assign, m.Add, m.MoveCards, m.Fetch, m.If, m.ForEach, m.Let, m.Swap, m.Rotate, m.End,
)  # fmt: skip
CLAUSES = (m.Norm, m.Wins, m.Ends, m.Waive, m.DefinePredicate, m.DefineQuantity, m.Effect)
FOLLOWED = frozenset((*EXPRESSIONS, *STEPS, *CLAUSES, m.Words))
"""What the comparisons follow to the end; the rest is shown or unknown."""

WHY: dict[type, str] = {
    m.Offer: "no-proof-windows",
    m.Offering: "no-proof-windows",
    m.Choose: "no-proof-choices",
    m.ChooseSecretly: "no-proof-choices",
    m.Ask: "no-proof-asked",
    m.Chance: "no-proof-chance",
    m.ByChance: "no-proof-chance",
    m.Shuffle: "no-proof-chance",
    m.Repeat: "no-proof-repetition",
    m.Deal: "no-proof-deal",
    m.Reveal: "no-proof-shown",
    m.Proceed: "no-proof-replaced",
    m.TeamOf: "no-proof-teams",
}
"""What no proof follows, and what is said of it."""
SOUND_VERBS = frozenset({"lose-turn", "begin", "take-over", "go-again"})
"""Kernel verbs that the comparison of what happens observes, if both use the same ones."""


@dataclass(frozen=True, slots=True)
class Bears:
    """What a place bears on: acts whose legality it can change, and acts (or stages) that can go otherwise."""

    judged: frozenset[str]
    happens: frozenset[str]
    words: frozenset[str]


class Proofs:
    """The comparisons of two models, as accounts of places."""

    def __init__(
        self, a: PlaceReader, b: PlaceReader, told: Iterable[Told], effects: bool, seats: Iterable[int]
    ) -> None:
        self.a, self.b, self.effects = a, b, effects
        self.seats = tuple(seats)
        """The numbers of players at the tables that were looked at."""
        self.told = [each for each in told if not each.under]
        self.named = {
            (side, m.rule_of(clause))
            for each in self.told
            if isinstance(each, Difference)
            for side, ids in each.clauses
            for clause in ids
        }

    # ---------------------------------------------------------------- shown
    def shown(self, place: DifferingPlace) -> bool:
        """Whether some difference that was shown is put down to the rules of a place."""
        names = (self.a.model.name, place.rules_a), (self.b.model.name, place.rules_b)
        if any((side, id) in self.named for side, ids in names for id in ids) or self._covered(place):
            return True
        acts = [act for act in place.acts if not place.rules]
        return any(isinstance(each, Difference) and items.touched(each.about) & {*acts} for each in self.told)

    def _covered(self, place: DifferingPlace) -> bool:
        """Whether wherever the effects of a place apply another one does by which a difference was shown."""
        sides = [(self.a, place.rules_a), (self.b, place.rules_b)]
        held = [
            (reader, form)
            for reader, ids in sides
            for id in ids
            for form in reader.ruled[id].forms
            if not does_nothing(reader, form)
        ]
        return bool(held) and all(
            isinstance(form, m.Effect) and self._beside(reader, form) for reader, form in held
        )

    def _beside(self, reader: PlaceReader, form: m.Effect) -> bool:
        """Whether a difference in what comes of an act is put down to an effect that applies where this one does."""
        for each in self.told:
            if (
                isinstance(each, Difference)
                and each.sort == "effect"
                and form.act in items.touched(each.about)
            ):
                for clause in dict(each.clauses).get(reader.model.name, ()):
                    ruled = reader.ruled.get(m.rule_of(clause))
                    for other in ruled.forms if ruled is not None else ():
                        scope = (other.act, other.match, other.where) if isinstance(other, m.Effect) else ()
                        if scope == (form.act, form.match, form.where):
                            return True
        return False

    def touched(self, place: DifferingPlace) -> Callable[[Told], bool]:
        """Whether something that was compared rests on a place."""
        bears, kinds = self.bears(place), self._kinds(place)
        happens = bears.happens.union(*(self.leading(act) for act in bears.happens))

        def touches(each: Told) -> bool:
            acts = bears.judged if each.sort in MOVES else happens
            kind = items.kind(each.about)
            if kinds and kind is not None and acts & {*items.names(each.about)}:
                return kind in kinds
            return "*" in acts or bool(acts & items.touched(each.about))

        return touches

    # ---------------------------------------------------------------- proved
    def missing(self, place: DifferingPlace) -> Saying | None:
        """Why no comparison covers a place; None if one does."""
        if place.sort == "declared":
            return say("declared-otherwise")
        place = self._without_idle(place)
        if self._about_other_cards(place) or self._same_in_sum(place):
            return None
        meant = [*self._spread(place.parts)]
        wide = [*nodes(tuple(meant))]
        loops = self._same_loops(place)
        for node in wide:
            if type(node) not in FOLLOWED and node not in loops:
                return _unproved(type(node))
        return self._bounds(place, meant, wide) or self._looked_at(place)

    def _bounds(self, place: DifferingPlace, meant: list[Any], wide: list[Any]) -> Saying | None:
        """What is outside the bounds of the comparisons."""
        verbs = [node.act for node in wide if isinstance(node, m.Do) and self._kernel(node.act)]
        beside = [
            node.act for node in nodes(place.clauses) if isinstance(node, m.Do) and self._kernel(node.act)
        ]
        if verbs and {*verbs, *beside} - SOUND_VERBS:
            return say("no-proof-turns")
        if self._waived_twice(place):
            return say("no-proof-exceptions")
        if any(_rebinds(form) for form in place.clauses):
            return say("bound-twice")
        leaves = some_leave(self.a.model) or some_leave(self.b.model)
        if leaves and self.bears(place).happens and any(isinstance(node, m.Players) for node in wide):
            return say("dropped-out")
        many = beyond((*meant, *place.clauses), self.seats, seats_of(self.a.book, self.b.book)[1])
        if many is not None:
            return many
        subtracted = self._subtracted
        for node in wide:
            match node:
                case m.Arithmetic(operator="*", left=left, right=right):
                    if not isinstance(left, m.Const) and not isinstance(right, m.Const):
                        return say("product-not-looked-at")
                case m.StateOf(state=state) if state in subtracted:
                    return say("subtracted", state=state)
                case m.MoveCards(place="at-random") | m.Fetch(place="at-random"):
                    return _unproved(m.Chance)
                case m.Size(domain=m.CardsIn(zone=m.ZoneOf(zone=zone))) if zone in self._home:
                    if any(isinstance(form, m.Effect) for form in place.clauses):
                        return say("no-proof-pack-out")
        if {*self.bears(place).happens} & self._refills:
            return say("no-proof-refill")
        sides = ((self.a, place.rules_a), (self.b, place.rules_b))
        alone = not (place.rules_a and place.rules_b)
        if alone and any(self._breakable(side, ids) for side, ids in sides):
            return say("no-proof-broken")
        return None

    def _looked_at(self, place: DifferingPlace) -> Saying | None:
        """Which act that a place bears on was compared nowhere."""
        bears = self.bears(place)
        kinds = self._kinds(place)
        for act in sorted(bears.judged):
            if not self._has(act, kinds, (*MOVES, "offer")):
                return _not_compared("move-not-compared", act, kinds)
        for act in sorted(bears.happens if self.effects else ()):
            if not self._has(act, kinds, ("effect",)):
                return _not_compared("outcome-not-compared", act, kinds)
        return None

    def _has(self, act: str, kinds: frozenset[str], sorts: tuple[str, ...]) -> bool:
        """Whether an act was looked at, by itself or where it follows, and with each of these kinds of card."""
        found = [each.about for each in self.told if each.sort in sorts]
        if act == "*":
            return bool(found)
        own = [about for about in found if act in items.touched(about)]
        by_kind = {kind for about in own if (kind := items.kind(about)) is not None}
        if own and by_kind:
            return kinds <= by_kind
        if own:
            return True
        if "effect" not in sorts:
            return not self._offered(act)
        return any(items.touched(about) & self.leading(act) for about in found)

    def _offered(self, act: str) -> bool:
        offered = (node for r in (self.a, self.b) for node in nodes((r.model.acts, r.model.stages, r.rules)))
        return any(act in node.acts for node in offered if isinstance(node, m.Offering))

    def leading(self, act: str) -> frozenset[str]:
        """The acts and stages that lead to an act in either model."""
        return frozenset(first for leads in self._leads for first, later in leads.items() if act in later)

    @cached_property
    def _leads(self) -> list[dict[str, Container[str]]]:
        """For each model the acts and stages, each with all that it leads to."""
        found = []
        for reader in (self.a, self.b):
            reach = in_force(reader.model)
            leads: dict[str, Container[str]] = {a.name: reach.reached([a.name]) for a in reader.model.acts}
            for stage in reader.model.stages:
                if stage.turns is not None:
                    leads[stage.name] = {stage.name, *reach.reached(reach.steps(stage.turns).leads)}
            found.append(leads)
        return found

    # ---------------------------------------------------------------- what bears on what
    def bears(self, place: DifferingPlace) -> Bears:
        judged: set[str] = set()
        happens: set[str] = {*place.acts}
        words: set[str] = set()
        for form in place.clauses:
            self._add(form, judged, happens, words)
        return Bears(frozenset(judged), frozenset(happens), frozenset(words))

    def _add(self, form: Any, judged: set[str], happens: set[str], words: set[str]) -> None:
        match form:
            case m.Norm(act=act):
                judged.add(act)
            case m.Effect(act=act):
                happens.add(act)
            case m.Wins(by=by):
                happens.update(by or ("*",))
            case m.Ends():
                happens.add("*")
            case m.Waive(target=target):
                for reader in (self.a, self.b):
                    for other in reader.ruled[target].forms if target in reader.ruled else ():
                        if not isinstance(other, m.Waive):
                            self._add(other, judged, happens, words)
            case m.DefinePredicate(predicate=word) | m.DefineQuantity(quantity=word):
                if word not in words:
                    words.add(word)
                    happens.update(name for name, named in self._doing if word in named)
                    judged.update(name for name, named in self._taking if word in named)
                    for clause, named in self._saying:
                        if word in named:
                            self._add(clause, judged, happens, words)

    @cached_property
    def _saying(self) -> list[tuple[Any, frozenset[str]]]:
        """The clauses of both models, each with the words it uses."""
        rules = (rule for reader in (self.a, self.b) for rule in reader.rules)
        return [(clause, _words(clause)) for rule in rules for clause in clauses(rule)]

    @cached_property
    def _doing(self) -> list[tuple[str, frozenset[str]]]:
        """The acts and stages of both, each with the words that its steps use."""
        models = self.a.model, self.b.model
        acts = [(act.name, _words(act.body)) for model in models for act in model.acts]
        return [*acts, *((stage.name, _words(stage.turns)) for model in models for stage in model.stages)]

    @cached_property
    def _taking(self) -> list[tuple[str, frozenset[str]]]:
        """The acts of both, each with the words that what it takes uses."""
        return [
            (act.name, _words(act.parameters)) for reader in (self.a, self.b) for act in reader.model.acts
        ]

    def _kinds(self, place: DifferingPlace) -> frozenset[str]:
        """The kinds of card that a place is about by name, so far as they are on a card at all."""
        named = (kind for form in place.clauses for kind in _matched_kinds(form))
        return frozenset(named) & self._on_cards

    def _about_other_cards(self, place: DifferingPlace) -> bool:
        """Whether a place is only about kinds of card that one of the two lacks, which is told with the cards."""
        return bool(place.clauses) and all(map(self._never_here, place.clauses))

    def _never_here(self, form: Any) -> bool:
        """Whether a clause applies only with kinds of card that one of the two lacks, or after such a clause."""
        kinds = needed_kinds(form)
        if kinds is not None:
            return not kinds & self._on_cards
        return isinstance(form, m.Effect) and form.act in self._of_other_cards

    @cached_property
    def _of_other_cards(self) -> frozenset[str]:
        """The events that only clauses about kinds of card set off which one of the two lacks."""
        events: set[str] = set()
        begun: set[str | None] = set()
        for reader in (self.a, self.b):
            events |= {act.name for act in reader.model.acts if act.sort == "event"}
            begun |= {zone.refilled_by for zone in reader.model.zones}
            plain = [
                form
                for ruled in reader.ruled.values()
                for form in ruled.forms
                if (kinds := needed_kinds(form)) is None or kinds & self._on_cards
            ]
            for node in nodes((tuple(plain), reader.model.acts, reader.model.stages)):
                match node:
                    case m.Do(act=act):
                        begun.add(act)
                    case m.Offer(until=until):
                        begun.add(until)
                    case m.Offering(acts=acts):
                        begun.update(acts)
        return frozenset(events - begun)

    def _same_loops(self, place: DifferingPlace) -> list[m.Repeat]:
        """The repetitions that both have, step by step alike: begun in the same way they come to the same end."""
        here = [
            [n for n in nodes(tuple(reader.ruled[id].forms for id in ids)) if isinstance(n, m.Repeat)]
            for reader, ids in ((self.a, place.rules_a), (self.b, place.rules_b))
        ]
        return [node for node in here[0] if node in here[1]]

    def _without_idle(self, place: DifferingPlace) -> DifferingPlace:
        """A place without effects that do nothing."""
        idle = [
            form
            for reader, ids in ((self.a, place.rules_a), (self.b, place.rules_b))
            for id in ids
            for form in reader.ruled[id].forms
            if does_nothing(reader, form)
        ]
        if not idle:
            return place
        parts = tuple(part for part in place.parts if part not in idle)
        return replace(place, parts=parts, clauses=tuple(form for form in place.clauses if form not in idle))

    def _same_in_sum(self, place: DifferingPlace) -> bool:
        """Whether a place is only about effects, and the same follows their acts in both models."""
        effects = bool(place.clauses) and all(isinstance(form, m.Effect) for form in place.clauses)
        return (
            effects
            and place.sort == "clause"
            and all(self._sums.same(form.act, place.rules_a, place.rules_b) for form in place.clauses)
        )

    @cached_property
    def _sums(self) -> Sums:
        return Sums(self.a, self.b, matched(self.a, self.b), self._on_cards)

    @cached_property
    def _on_cards(self) -> frozenset[str]:
        """The kinds of card that both have: one that the other lacks is told with the cards."""
        return _kinds_in(self.a) & _kinds_in(self.b)

    def _spread(self, parts: Iterable[Any]) -> Iterator[Any]:
        """Some pieces, and all that the words and acts in them stand for, in either model."""
        done: set[str] = set()
        todo = [*parts]
        while todo:
            part = todo.pop()
            yield part
            for node in nodes(part):
                match node:
                    case m.PredicateOf(predicate=name) | m.QuantityOf(quantity=name) | m.Do(act=name):
                        if name not in done:
                            done.add(name)
                            todo += [form for r in (self.a, self.b) for form in _meaning(r, name)]

    # ---------------------------------------------------------------- bounds
    def _kernel(self, act: str) -> bool:
        return any(known.name == act and known.sort == "kernel" for known in self.a.model.acts)

    def _waived_twice(self, place: DifferingPlace) -> bool:
        """Whether an exception to an exception takes part."""
        waives = [
            (rule.id, clause.target)
            for reader in (self.a, self.b)
            for rule in reader.rules
            for clause in clauses(rule)
            if isinstance(clause, m.Waive)
        ]
        holders, targets = {holder for holder, _ in waives}, {target for _, target in waives}
        twice = holders & targets
        touched = {*place.rules} | {f.target for f in place.clauses if isinstance(f, m.Waive)}
        touched |= {target for holder, target in waives if holder in touched}
        return bool(touched & (twice | {target for holder, target in waives if holder in twice}))

    @cached_property
    def _subtracted(self) -> frozenset[str]:
        """The numbers that steps subtract from, so that they may fall below nought."""
        found = set()
        for reader in (self.a, self.b):
            for node in nodes((reader.model.acts, reader.model.stages, reader.rules)):
                if isinstance(node, m.Assign | m.Add) and node.value is not None:
                    less = (x for x in nodes(node.value) if isinstance(x, m.Arithmetic) and x.operator == "-")
                    if any(not isinstance(x.left, m.Const) or not isinstance(x.right, m.Const) for x in less):
                        found.add(node.target.state)
        return frozenset(found)

    @cached_property
    def _home(self) -> frozenset[str]:
        return frozenset(z.name for r in (self.a, self.b) for z in r.model.zones if z.holds_deck)

    @cached_property
    def _refills(self) -> frozenset[str]:
        return frozenset(z.refilled_by for r in (self.a, self.b) for z in r.model.zones if z.refilled_by)

    @staticmethod
    def _breakable(reader: PlaceReader, ids: Iterable[str]) -> bool:
        return any(reader.ruled[id].rule.breakable for id in ids if id in reader.ruled)


def _kinds_in(reader: PlaceReader) -> frozenset[str]:
    rows = (row for held in reader.book.standing(m.Deck) for row in held.clause.rows)
    return frozenset(face.kind for row in rows for face in (*row.faces, *row.backs))


def _unproved(sort: type) -> Saying:
    return say(WHY[sort]) if sort in WHY else say("no-proof-construct", name=sort.__name__)


def _not_compared(what: str, act: str, kinds: frozenset[str]) -> Saying:
    return (
        say(f"{what}-with", act=act, kinds=ListedWords(tuple(sorted(kinds)))) if kinds else say(what, act=act)
    )


def _words(thing: Any) -> frozenset[str]:
    """The words declared in the vocabulary that something uses."""
    used = {getattr(node, field, None) for node in nodes(thing) for field in ("predicate", "quantity")}
    return frozenset(word for word in used if isinstance(word, str))


def _matched_kinds(form: Any) -> Iterator[str]:
    for node in nodes(getattr(form, "match", None)):
        if isinstance(node, m.KindIs) and isinstance(node.card, m.Local):
            yield from node.kinds


def _meaning(reader: PlaceReader, name: str) -> Iterator[Any]:
    """What defines a word, or what an act does."""
    yield from (held.clause.condition for held in reader.book.predicates(name))
    for held in reader.book.quantities(name):
        yield from (held.clause.condition, held.clause.value)
    for act in reader.model.acts:
        if act.name == name:
            yield act.body
            yield from (effect.clause.body for effect in reader.book.effects(name))


def _rebinds(form: Any) -> bool:
    """Whether a step binds a name that is bound already."""
    bound = [node.name for node in nodes(form) if binds(node)]
    given = {"#doer", "#answered", *(f"#{n}" for n in range(9))}
    return len({*bound}) < len(bound) or bool({*bound} & given)
