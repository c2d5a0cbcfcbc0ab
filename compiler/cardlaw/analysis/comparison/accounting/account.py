"""Every place in which two models differ, accounted for: shown, told as it is declared, proved, or unknown by name.

It does not matter how the answers were found. What the comparisons of moves and of what happens do not cover is looked
for by playing both models side by side; what that does not show stays unknown, and nothing that rests on it is called
the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from cardlaw.analysis.comparison.accounting.normal import Forms, clauses
from cardlaw.analysis.comparison.accounting.places import DifferingPlace, PlaceReader, places
from cardlaw.analysis.comparison.accounting.proofs import Proofs
from cardlaw.analysis.effects.side_by_side import STEPS, Endless, Parting, Unplayable, parting
from cardlaw.analysis.facts.seats import looked_at, named, seats_of
from cardlaw.analysis.findings.broken_always import broken
from cardlaw.analysis.results import items
from cardlaw.analysis.results.difference import STRUCTURAL, Compared, Difference
from cardlaw.analysis.results.finding import finding_id
from cardlaw.language import model as m
from cardlaw.language.saying import Saying
from cardlaw.language.walking import nodes
from cardlaw.wording.arguments import Amount, Message, SpokenRule, SpokenText, Verbatim
from cardlaw.wording.messages import message
from cardlaw.wording.reasons import say

Told = Difference | Compared

DECLARED, PLAYED = "declared", "played"
"""Kinds of difference that accounting tells: what is declared otherwise, and what play shows."""

FEW = 4
"""So many places are told one by one; more of them topic by topic."""

LUCK = (m.Chance, m.ByChance, m.Shuffle)
"""Steps that use up luck: two models that differ in them do not have the same luck any more."""

reader_of = m.Fact(PlaceReader)


def accounted(
    one: m.Model, other: m.Model, told: Sequence[Told], effects: bool, chosen: bool = False
) -> tuple[Told, ...]:
    """What two models told of each other, with every place in which they differ accounted for.

    That is done as they are `chosen` to be played; of rules that other choices bring into force it is said that it is
    not, unless nothing was asked of other choices.
    """
    a, b = reader_of(one), reader_of(other)
    found = places(a, b)
    if found:
        all_told = list(_not_broken(one, other, list(_Account(a, b, found, told, effects).all())))
    else:
        all_told = list(map(_by_structure, told))
    return (*all_told, *(() if chosen else _unchosen(one, other, all_told)))


def _unchosen(one: m.Model, other: m.Model, told: Iterable[Told]) -> Iterator[Compared]:
    """Rules under choices that are written differently, where nothing at all was seen to differ."""
    if any(isinstance(each, Difference) for each in told):
        return
    sides = [
        {rule.id: _under_choices(model, rule) for rule in model.rules if _chosen_for(rule)}
        for model in (one, other)
    ]
    ids = [id for mine, theirs in (sides, sides[::-1]) for id in mine if mine[id] not in theirs.values()]
    if ids:
        why = say("only-as-chosen")
        rules = tuple(dict.fromkeys(ids))
        yield Compared(one.name, other.name, "effect", message("item-other-choices"), "unknown", why, rules)


def _chosen_for(rule: m.Rule) -> bool:
    return bool(rule.under) or any(override.under is not None for override in rule.overrides)


def _under_choices(model: m.Model, rule: m.Rule) -> object:
    """A rule as it is written, whatever it is called."""
    said = tuple(map(Forms(model).clause, clauses(rule)))
    unnamed = tuple(replace(form, target="") if isinstance(form, m.Waive) else form for form in said)
    overrides = tuple((len(override.rules), override.under) for override in rule.overrides)
    return rule.under, overrides, rule.breakable, rule.even_if_won, unnamed


broken_in = m.Fact(
    lambda model: tuple(
        dict.fromkeys(m.rule_of(each.clauses[0]) for each in broken(model) if each.kind == "broken-always")
    )
)
"""The statements that a model breaks itself."""


def _not_broken(one: m.Model, other: m.Model, told: list[Told]) -> Iterator[Told]:
    """What was told, less what is proved only for tables at which a statement holds that the rules break."""
    rests = [each for each in told if isinstance(each, Compared) and _takes_for_granted(each)]
    false = tuple(dict.fromkeys(id for model in (one, other) for id in broken_in(model))) if rests else ()
    yield from (each for each in told if not false or each not in rests)
    for id in false:
        why = say("always-broken")
        about = message("item-rests-on", rule=SpokenRule(id))
        yield Compared(one.name, other.name, "effect", about, "unknown", why, (id,))


def _takes_for_granted(each: Compared) -> bool:
    return each.relation == "same" and not each.under and each.how not in STRUCTURAL


def _by_structure(each: Told) -> Told:
    """Where nothing is written differently nothing is unknown, as both are chosen to be played."""
    if isinstance(each, Compared) and each.relation == "unknown" and not each.under:
        return replace(each, relation="same", how="structural", rules=())
    return each


class _Account:
    def __init__(
        self, a: PlaceReader, b: PlaceReader, found: list[DifferingPlace], told: Sequence[Told], effects: bool
    ) -> None:
        self.a, self.b, self.told, self.effects = a, b, told, effects
        self.names = a.model.name, b.model.name
        self.seats = looked_at(a.book, b.book)
        self.proofs = Proofs(a, b, told, effects, self.seats)
        self.places = [place for place in found if effects or self._about_moves(place)]
        self.declared = [place for place in self.places if place.sort == DECLARED]
        self.open: dict[DifferingPlace, Saying] = {}
        for place in self.places:
            if place.sort != DECLARED and not self.proofs.shown(place):
                why = self.proofs.missing(place)
                if why is not None:
                    self.open[place] = why

    def all(self) -> Iterator[Told]:
        shown = self._played()
        yield from self._still_so([*self.open, *self.declared, *(self.places if shown is not None else ())])
        for place in self.declared:
            yield self._as_declared(place)
        if shown is not None:
            yield self._as_played(shown)
        if shown is None or len(self.open) > 1:
            yield from self._unknown()

    def _about_moves(self, place: DifferingPlace) -> bool:
        """Whether a place can bear on what may be done."""
        move = place.what.id == "item-act" and self.a.model.act(place.acts[0]).sort == "move"
        return bool(self.proofs.bears(place).judged) or move or place.what.id == "item-state"

    # ---------------------------------------------------------------- playing
    def _played(self) -> Parting | None:
        """What play shows, unless something was shown before, or luck is not the same at both tables."""
        apart = any(isinstance(each, Difference) and not each.under for each in self.told)
        if not self.effects or apart or not self.places:
            return None
        if any(isinstance(node, LUCK) for place in self.places for node in nodes(place.clauses)):
            return None
        least, most = seats_of(self.a.book, self.b.book)
        asked = named(place.clauses for place in self.places)
        seats = [n for n in dict.fromkeys((*asked, *range(least, most + 1))) if least <= n <= most]
        try:
            only_declared = len(self.declared) == len(self.places)
            return parting(
                self.a.model,
                self.b.model,
                seats,
                frozenset(place.parts[0].name for place in self.declared if place.what.id == "item-state"),
                STEPS // 4 if only_declared else STEPS,
            )
        except Endless as problem:
            self.open = {
                place: say("stopped-in-play", why=why, problem=problem.why)
                for place, why in self.open.items()
            }
            return None
        except Unplayable:
            return None

    # ---------------------------------------------------------------- what is told
    def _still_so(self, places: Iterable[DifferingPlace]) -> Iterator[Told]:
        """What was told, less whatever is called the same and rests on a place that no proof covers."""
        touching = [self.proofs.touched(place) for place in places]
        for each in self.told:
            same = isinstance(each, Compared) and each.relation == "same" and not each.under
            if not (same and any(touches(each) for touches in touching)):
                yield each

    def _as_declared(self, place: DifferingPlace) -> Difference:
        assert place.a is not None and place.b is not None
        return Difference(
            finding_id(DECLARED, *self.names, items.slug(place.what), items.slug(place.a)),
            "effect",
            DECLARED,
            self._topics(place),
            place.what,
            ((self.names[0], place.a), (self.names[1], place.b)),
            ((self.names[0], place.rules_a), (self.names[1], place.rules_b)),
        )

    def _as_played(self, shown: Parting) -> Difference:
        rules = [*self.open] or self.places
        mine = tuple(dict.fromkeys(id for place in rules for id in place.rules_a))
        theirs = tuple(dict.fromkeys(id for place in rules for id in place.rules_b))
        course = message("course", n=Amount(shown.seed), n_2=Amount(shown.players), n_3=Amount(shown.answers))
        return Difference(
            finding_id(PLAYED, *self.names, items.slug(shown.what)),
            "effect",
            PLAYED,
            self._topics(rules[0]),
            shown.what,
            ((self.names[0], shown.a), (self.names[1], shown.b)),
            ((self.names[0], mine), (self.names[1], theirs)),
            shown.witness,
            True,
            answers=(shown.answered, course),
        )

    def _unknown(self) -> Iterator[Compared]:
        if len(self.open) <= FEW:
            for place, why in self.open.items():
                yield self._unsettled(_by_whom(place, self.names), why, place.rules)
            return
        topics: dict[str, list[DifferingPlace]] = {}
        for place in self.open:
            topics.setdefault(next(iter(self._topics(place)), ""), []).append(place)
        titles = {topic.name: topic.text for r in (self.a, self.b) for topic in r.model.topics}
        for topic, several in topics.items():
            rules = tuple(dict.fromkeys(id for place in several for id in place.rules))
            about = (
                message("item-topic", topic=SpokenText(titles[topic])) if topic else message("item-bodies")
            )
            yield self._unsettled(about, say("neither-shown-nor-proved"), rules)

    def _unsettled(self, about: Message, why: Saying, rules: tuple[str, ...]) -> Compared:
        return Compared(*self.names, "effect", about, "unknown", why, rules)

    def _topics(self, place: DifferingPlace) -> tuple[str, ...]:
        for reader, ids in ((self.a, place.rules_a), (self.b, place.rules_b)):
            for id in ids:
                return (reader.ruled[id].rule.topic,)
        return ()


def _by_whom(place: DifferingPlace, names: tuple[str, str]) -> Message:
    """A place, and who of the two has it."""
    for own, others, name in (
        (place.rules_a, place.rules_b, names[0]),
        (place.rules_b, place.rules_a, names[1]),
    ):
        if own and not others and place.sort == "clause":
            return message("item-only-in", item=place.what, edition=Verbatim(name))
    return message("item-differently", item=place.what)
