"""What happens, compared: two editions event by event, and what one edition does twice or in no order.

`compare_effects` says of two models what is the same and how that is known,
what differs and where that was shown at the table, and what stays unknown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from math import prod
from typing import Any

from cardlaw.analysis.budget import LITTLE, USED_UP, at_most, metered, used_up
from cardlaw.analysis.comparison.declared import TableApart, TableSame, compared_tables
from cardlaw.analysis.effects.classes import ClassKey, family
from cardlaw.analysis.effects.compare import Again, Missing, Result, Sameness, Traced
from cardlaw.analysis.effects.resolve import Apart, Unclear
from cardlaw.analysis.effects.scenes import Shown, scene_of, seen_alike, to_plain
from cardlaw.analysis.results import items
from cardlaw.analysis.results.choices import Choices, marks, other_choices
from cardlaw.analysis.results.difference import RANKS, Choice, Compared, Comparison, Difference, Relation
from cardlaw.analysis.results.finding import finding_id
from cardlaw.analysis.traces.describe import Telling, outcomes, witness_of
from cardlaw.analysis.traces.replay import Seen
from cardlaw.analysis.traces.roots import Root
from cardlaw.analysis.traces.traces import Tracer
from cardlaw.language import model as m
from cardlaw.language.saying import Saying
from cardlaw.wording.arguments import Message, Name
from cardlaw.wording.messages import message
from cardlaw.wording.reasons import say

WORDLESS = say("no-words-yet")

Said = tuple[m.Model, Message, tuple[str, ...]]
"""An edition, what it says or does, and by which rules."""


tracer_of = m.Fact(Tracer)
"""The tracer of a model, made once."""


# -------------------------------------------------------------------- comparing
def compare_effects(
    a: m.Model, b: m.Model, readings: bool = True, options: bool = True, together: bool = False
) -> Comparison:
    """What is the same, what differs and what is unknown between two models of one vocabulary.

    Without `readings` nothing is said of how they could be read otherwise, without `options` of what else could be
    chosen. Two other choices `together` are tried if there are few to try, or if that is wanted.
    """
    return _Comparing(a, b, readings).all(options, together)


def lacking(a: m.Model, b: m.Model) -> list[Difference]:
    """What only one of two models has: moves, kinds of card to make them with, cards."""
    comparing = _Comparing(a, b, readings=False)
    if comparing.one.edition.dealt != comparing.other.edition.dealt:
        tables = compared_tables(comparing.one, comparing.other)
        comparing._table(next(each for each in tables if each.about.id == items.PACK))
    comparing._take(comparing.base, comparing.base.lacking(), ())
    return comparing.differences


def first_difference(model: m.Model, a: m.Model, b: m.Model) -> Difference | None:
    """What is soonest seen at a table of all that two ways to settle a model do differently.

    Once something is shown, what is seen sooner is looked for with little more work.
    """
    tracer = tracer_of(model)
    settled = {way.name: tracer.beside(way) for way in (a, b) if way.rules == model.rules}
    comparing = _Comparing(a, b, False, *(settled.get(way.name) for way in (a, b)))
    with metered():
        for root in sorted(comparing.base.roots, key=lambda r: (r.kind is not None, r.sort == "stage")):
            comparing._take(comparing.base, comparing.base.compare(root), ())
            found = [each for each in comparing.differences if each.scene is not None and each.replayed]
            if any(_soon(each) <= RANKS["next"] for each in found):
                break
            if found:
                at_most(LITTLE)
            if used_up():
                break
    return min(found, key=_soon, default=None)


def _soon(each: Difference) -> int:
    return RANKS.get(each.facet[0], len(RANKS)) if each.facet else len(RANKS)


class _Comparing:
    def __init__(
        self,
        a: m.Model,
        b: m.Model,
        readings: bool,
        one: Tracer | None = None,
        other: Tracer | None = None,
    ) -> None:
        self.a, self.b = a, b
        self.readings = readings
        self.one, self.other = one or tracer_of(a), other or tracer_of(b)
        self.base = Traced(self.one, self.other)
        self.differences: list[Difference] = []
        self.compared: list[Compared] = []
        self.alone: dict[Choices, Traced] = {}
        """The two editions under each other choice."""

    def all(self, options: bool = True, together: bool = False) -> Comparison:
        for told in compared_tables(self.one, self.other):
            self._table(told)
        self._take(self.base, list(self.base.all()), ())
        for under in other_choices(self.a, self.b, self.readings) if options else ():
            self._under(under)
        if options and self.readings:
            self._together(together)
        compared = sorted(self.compared, key=lambda each: ("untried", "same", "unknown").index(each.relation))
        return Comparison((self.a.name, self.b.name), tuple(self.differences), tuple(compared))

    def _same(self, about: Message, how: str, under: Choices = ()) -> None:
        self._stands(about, "same", how, under=under)

    def _unknown(
        self, about: Message, why: Saying, rules: Iterable[str] = (), under: tuple[Choice, ...] = ()
    ) -> None:
        self._stands(about, "unknown", why, tuple(dict.fromkeys(rules)), under)

    def _stands(
        self,
        about: Message,
        relation: Relation,
        how: str | Saying,
        rules: tuple[str, ...] = (),
        under: tuple[Choice, ...] = (),
    ) -> None:
        self.compared.append(Compared(self.a.name, self.b.name, "effect", about, relation, how, rules, under))

    # ---------------------------------------------------------------- options and readings
    def _traced(self, under: Choices) -> Traced:
        """Both editions, each under the choices that are its own."""
        return Traced(*(_chosen(tracer, under) for tracer in (self.one, self.other)))

    def _under(self, under: Choices) -> None:
        """What another choice brings: only roots on which it bears, and of them only what was not told before."""
        if used_up():
            self._unknown(items.under(under), USED_UP, under=under)
            return
        comparison = self.alone[under] = self._traced(under)
        comparison.resolver.told = set(self.base.told)
        touched = [root for root in comparison.roots if _is_new(root, comparison, (self.base,))]
        found = (result for root in touched for result in self._compared(comparison, root))
        self._take(comparison, found, under)

    @property
    def pairs(self) -> list[tuple[Choices, Choices]]:
        """Every two choices that can be made together."""
        return [(p, q) for p, q in combinations(self.alone, 2) if not _axes(p) & _axes(q)]

    def _together(self, wanted: bool) -> None:
        """What takes two choices; and how many pairs, and how many threes, were left out: there are many to try."""
        pairs = self.pairs
        tried = pairs if wanted or len(pairs) <= FEW else list(self._linked(pairs))
        told = set(self.base.told).union(*(each.told for each in self.alone.values()))
        for p, q in tried:
            if not used_up():
                self._both(p, q, told)
        if tried and used_up():
            self._unknown(items.TOGETHER, USED_UP)
        arms = Counter(frozenset(_axes(choices)) for choices in self.alone)
        threes = sum(prod(three) for three in combinations(arms.values(), 3))
        for about, number in ((items.TOGETHER, len(pairs) - len(tried)), (items.THREES, threes)):
            if number:
                self._stands(about, "untried", str(number))

    def _linked(self, pairs: Iterable[tuple[Choices, Choices]]) -> Iterator[tuple[Choices, Choices]]:
        """The pairs of choices of which some rule hangs on both."""
        linked = {link for model in (self.a, self.b) for link in _hanging_together(model)}
        for p, q in pairs:
            if any({x, y} in linked for x in _axes(p) for y in _axes(q)):
                yield p, q

    def _both(self, p: Choices, q: Choices, told: set[ClassKey]) -> None:
        """What two choices bring that neither of them brings alone."""
        before = (self.base, self.alone[p], self.alone[q])
        both = self._traced((*p, *q))
        both.resolver.told = told
        results = [
            result
            for root in both.roots
            if _is_new(root, both, before)
            for result in both.compare(root, *before)
            if isinstance(result, Apart) or (isinstance(result, Unclear) and not _unclear(result, before))
        ]
        self._take(both, results, (*p, *q))

    def _compared(self, comparison: Traced, root: Root) -> list[Result]:
        """What comes of a root; where the choice changes nothing on its paths, it is as it was."""
        if self.base.settled(root) and not comparison.same_slice(root) and comparison.as_base(root):
            same = [result for result in self.base.results[root] if isinstance(result, Sameness)]
            return [replace(each, how="traces" if each.how == "structural" else each.how) for each in same]
        results = comparison.compare(root, self.base)
        if results == [Again(root)]:
            return [] if self._still_apart(comparison, root) else self._afresh(comparison, root)
        return results

    def _still_apart(self, comparison: Traced, root: Root) -> bool:
        """Whether what was told of a root as both are chosen is seen under other choices, too."""
        one, other = comparison.one.model, comparison.other.model
        return any(
            isinstance(apart, Apart)
            and seen_alike(scene_of(root, apart.key, apart.shown), one, other) is False
            for apart in self.base.results[root]
        )

    def _afresh(self, comparison: Traced, root: Root) -> list[Result]:
        """What comes of a root if nothing is left out; of differences one, if none was told of it before."""
        results = Traced(comparison.one, comparison.other).compare(root)
        apart = [result for result in results if isinstance(result, Apart)]
        if apart:
            return [*apart[:1]] if self.base.same(root) else []
        return results

    def _hangs(self, root: Root, tracer: Tracer, base: Tracer) -> bool:
        """Whether what bears on a root is written otherwise under other choices."""
        return tracer is not base and root.sort != "turn" and tracer.slice(root) != base.slice(root)

    def _rests_on(self, apart: Apart) -> Iterator[Choice]:
        """Readings and options under another arm of which an edition would do at the same table what the other does."""
        base, scene = self.base, scene_of(apart.root, apart.key, apart.shown)
        sides = (
            (0, self.one, self.b, base.one, apart.root, apart.shown.b),
            (1, self.other, self.a, base.other, base.counterpart[apart.root], apart.shown.a),
        )
        for side, tracer, beside, chosen, root, wanted in sides:
            for axis, value in _other_arms(tracer.model, beside):
                arm = tracer.under(axis, value)
                narrowed = arm.narrowed(chosen.edition.dealt)
                if self._hangs(root, narrowed, chosen) and not narrowed.as_base(root, scene.world.seating):
                    seen = scene.seen(arm.model, side)
                    if seen is not None and _likewise(apart, seen, wanted):
                        yield tracer.model.name, axis, value

    # ---------------------------------------------------------------- telling
    def _take(self, comparison: Traced, results: Iterable[Result], under: tuple[Choice, ...]) -> None:
        found: list[tuple[Apart, Difference]] = []
        for result in results:
            about = items.of_root(result.root)
            match result:
                case Sameness(how=how):
                    self._same(about, how, under)
                case Unclear(reason=reason, rules_a=rules_a, rules_b=rules_b):
                    self._unknown(about, reason, (*rules_a, *rules_b), under)
                case Missing(root=root, side=side):
                    if not under:
                        self.differences.append(self._missing(root, side))
                case Apart():
                    told = self._told(comparison, result, under)
                    if len({word for _, word in told.verdicts}) == 1:
                        self._unknown(about, WORDLESS, (*result.rules_a, *result.rules_b), under)
                        continue
                    place = next((i for i, (x, _) in enumerate(found) if _one_cause(x, result)), None)
                    if place is None:
                        found.append((result, told))
                    elif self._for_all_to_see(told) > self._for_all_to_see(found[place][1]):
                        found[place] = (found[place][0], told)
        self.differences += [told for _, told in found]

    def _for_all_to_see(self, told: Difference) -> bool:
        """Whether a difference is not about cards that lie where nobody sees them."""
        hidden = {zone.name for zone in self.a.zones if zone.pile and zone.seen != "all"}
        return not (told.facet[0] == "zone" and told.facet[1] in hidden)

    def _told(self, comparison: Traced, apart: Apart, under: tuple[Choice, ...]) -> Difference:
        one, other = comparison.one.model, comparison.other.model
        world = apart.shown.world
        seen = apart.shown.a.facets.get(apart.key), apart.shown.b.facets.get(apart.key)
        a = Telling(one, world).facet(apart.key, seen[0], apart.words_a)
        b = Telling(other, world).facet(apart.key, seen[1], apart.words_b)
        if a == b:
            words = outcomes((one, other), world, apart.key, {one.name: seen[0], other.name: seen[1]})
            a, b = words[one.name], words[other.name]
        rules_a, rules_b = apart.rules_a, apart.rules_b
        hidden = frozenset(zone.name for zone in one.zones if zone.holds_deck)
        return self._difference(
            ("differs", apart.root.text, apart.kind, *rules_a[:1], *rules_b[:1], *_marks(apart, under)),
            apart.kind,
            items.of_root(apart.root),
            (one, a, rules_a),
            (other, b, rules_b),
            witness=witness_of(one, apart.root, world, hidden),
            replayed=True,
            rests_on=tuple(self._rests_on(apart)) if self.readings and not under else (),
            under=under,
            answers=_answers(one, apart.shown),
            facet=family(apart.key),
            scene=to_plain(one, scene_of(apart.root, apart.key, apart.shown)),
        )

    def _difference(
        self, named: Sequence[str], kind: str, about: Message, one: Said, other: Said, **more: Any
    ) -> Difference:
        topic = _topic_of(*((model, rules) for model, _, rules in (one, other) if rules))
        sides = ((self.a.name, *one[1:]), (self.b.name, *other[1:]))
        return Difference(
            finding_id(*named, self.a.name, self.b.name),
            "effect",
            kind,
            (topic,) if topic else (),
            about,
            tuple((name, word) for name, word, _ in sides),
            tuple((name, rules) for name, _, rules in sides),
            **more,
        )

    def _missing(self, root: Root, side: str) -> Difference:
        model, other = (self.a, self.b) if side == "a" else (self.b, self.a)
        has = model, message("seen-has"), _rules_of(model, root, other)
        lacks = other, message("seen-lacks"), ()
        both = (has, lacks) if side == "a" else (lacks, has)
        return self._difference(("lacks", other.name, root.text), "lacks", items.of_root(root), *both)

    def _table(self, told: TableApart | TableSame) -> None:
        match told:
            case TableSame(about=about):
                self._same(about, "table")
            case TableApart(about=about, a=a, b=b, rules_a=rules_a, rules_b=rules_b):
                sides = (self.a, a, rules_a), (self.b, b, rules_b)
                self.differences.append(self._difference(("differs", _called(about)), "table", about, *sides))


def _likewise(apart: Apart, seen: Seen, wanted: Seen) -> bool:
    """Whether the same came of it, and not because chance brought cards that it brought to neither."""
    known = (apart.shown.a.shuffles, apart.shown.b.shuffles)
    same = seen.cut == wanted.cut and seen.facets.get(apart.key) == wanted.facets.get(apart.key)
    return same and seen.shuffles in known


def _other_arms(model: m.Model, beside: m.Model) -> Iterator[tuple[str, int | str]]:
    """The ways to choose otherwise, one at a time; not options that the edition beside it has to be set to, too."""
    shared = {(axis.name, arm.value) for axis in beside.axes if axis.sort == "option" for arm in axis.arms}
    for axis in model.axes:
        for arm in axis.arms:
            alike = axis.sort == "option" and (axis.name, arm.value) in shared
            if arm.value != model.choice(axis.name) and not alike:
                yield axis.name, arm.value


def _one_cause(one: Apart, other: Apart) -> bool:
    """Whether two differences come from the same rules of the same event."""
    same = (one.root, one.rules_a, one.rules_b) == (other.root, other.rules_a, other.rules_b)
    return same and bool(one.rules_a or one.rules_b) and one.class_key[0] != other.class_key[0]


def _topic_of(*sides: tuple[m.Model, tuple[str, ...]]) -> str:
    """The topic of the first rule on either side; of two the later one, since what is special is declared last."""
    order = {topic.name: place for model, _ in sides for place, topic in enumerate(model.topics)}
    first = [
        next((rule.topic for id in rules for rule in model.rules if rule.id == m.rule_of(id)), None)
        for model, rules in sides
    ]
    return max((topic for topic in first if topic), key=lambda topic: order.get(topic, -1), default="")


def _rules_of(model: m.Model, root: Root, lacking: m.Model) -> tuple[str, ...]:
    """The rules about just this move with this kind of card, what says what it does first.

    Without any, those that bring the card if the other edition knows the move, or else those about the move.
    """
    found: dict[str, bool] = {}
    about: dict[str, bool] = {}
    packed: dict[str, bool] = {}
    for rule in model.rules_in("assumption"):
        for placed in rule.clauses:
            clause = placed.clause
            if isinstance(clause, m.Norm | m.Effect) and clause.act == root.acts[0]:
                kinds = clause.match.kinds if isinstance(clause.match, m.KindIs) else None
                does = isinstance(clause, m.Effect)
                if root.kind is None or kinds == (root.kind,):
                    found[rule.id] = found.get(rule.id, False) or does
                if kinds is None or root.kind in kinds:
                    about[rule.id] = about.get(rule.id, False) or does
            elif isinstance(clause, m.Deck) and any(
                f.kind == root.kind for r in clause.rows for f in r.faces
            ):
                packed[rule.id] = False
    known = any(act.name == root.acts[0] for act in lacking.acts)
    told = found or (packed if known else about)
    return tuple(sorted(told, key=lambda id: not told[id]))


def _marks(apart: Apart, under: tuple[Choice, ...]) -> tuple[str, ...]:
    values = tuple(str(value) for value in apart.class_key[4])
    return (str(apart.class_key[0][-1]), *values, *marks(under))


def _answers(model: m.Model, shown: Shown) -> tuple[Message, ...]:
    """What was answered on the way."""
    words = Telling(model, shown.world)
    return tuple(
        words.answer(unknown.args[0], value)
        if unknown.op == "reply"
        else words.choice(unknown.args[0], value, unknown.args[1])
        for unknown, value in {**shown.b.answers, **shown.a.answers}.items()
    )


def _called(about: Message) -> str:
    """What is written down, as ids call it."""
    names = [each.name for _, each in about.arguments if isinstance(each, Name)]
    return " of ".join(names) or about.id.removeprefix("item-")


# -------------------------------------------------------------------- choices
FEW = 30
"""So many pairs of choices on which no rule hangs together are tried unasked: two small games have fewer."""


def _chosen(tracer: Tracer, under: Choices) -> Tracer:
    """An edition under the choices that are its own."""
    for edition, axis, value in under:
        if edition == tracer.model.name:
            tracer = tracer.under(axis, value)
    return tracer


def _is_new(root: Root, now: Traced, before: Sequence[Traced]) -> bool:
    """Whether what bears on a root is written as it never was with fewer choices."""
    if root.sort == "turn":
        return False
    return _slices(now, root) not in [_slices(each, root) for each in before if root in each.counterpart]


def _hanging_together(model: m.Model) -> Iterator[frozenset[tuple[str, str]]]:
    """The options and readings on which one rule hangs, or a rule and one that it sets aside."""
    hangs = {
        rule.id: {
            *(c.axis for c in rule.under),
            *(o.under.axis for o in rule.overrides if o.under is not None),
        }
        for rule in model.rules
    }
    for rule in model.rules:
        aside = {id for override in rule.overrides for id in override.rules}
        aside |= {p.clause.target for p in rule.clauses if isinstance(p.clause, m.Waive)}
        for other in (rule.id, *sorted(aside & hangs.keys())):
            for two in combinations(sorted(hangs[rule.id] | hangs[other]), 2):
                yield frozenset((model.name, axis) for axis in two)


def _slices(comparison: Traced, root: Root) -> tuple[object, object]:
    return comparison.one.slice(root), comparison.other.slice(comparison.counterpart[root])


def _axes(choices: Choices) -> set[tuple[str, str]]:
    return {(edition, axis) for edition, axis, _ in choices}


def _unclear(result: Unclear, before: tuple[Traced, ...]) -> bool:
    """Whether the same was unclear with fewer choices."""
    every = (each for comparison in before for each in comparison.results.get(result.root, ()))
    return any(isinstance(each, Unclear) and each.reason == result.reason for each in every)
