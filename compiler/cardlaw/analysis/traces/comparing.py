"""Two editions compared root by root: the same, proved; or in which ways not, each shown at the table; or unknown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from cardlaw.analysis.encoding import Unknown
from cardlaw.analysis.traces.asking import Asking
from cardlaw.analysis.traces.differing import Class, ClassKey, Kind, class_key, family, primary
from cardlaw.analysis.traces.editions import Seating
from cardlaw.analysis.traces.joint import Common, Item, Together, canonical, items, pairs
from cardlaw.analysis.traces.machine import Key
from cardlaw.analysis.traces.relative import relative
from cardlaw.analysis.traces.roots import Root, links, roots
from cardlaw.analysis.traces.searching import Found, Search, Unfit
from cardlaw.analysis.traces.settings import Settings
from cardlaw.analysis.traces.showing import Shown, both, follows, shuffled_tops, smaller
from cardlaw.analysis.traces.terms import Term, Value, conjunction, disjunction, one_of, term
from cardlaw.analysis.traces.tracing import Tracer
from cardlaw.language import model as m

How = Literal["structural", "traces", "proved"]

TRIES = 8
"""How many pairs of paths of one class are put to the solver."""
SAMPLES = 24
MOST_SAMPLED = 12
"""How many tables drawn at random are played where the solver's did not show a difference."""


@dataclass(frozen=True, slots=True)
class Sameness:
    root: Root
    how: How


@dataclass(frozen=True, slots=True)
class Apart:
    """A class of difference with the table that shows it."""

    root: Root
    kind: Kind
    key: Key
    a: Any
    b: Any
    rules_a: tuple[str, ...]
    rules_b: tuple[str, ...]
    words_a: tuple[str, ...]
    words_b: tuple[str, ...]
    shown: Shown
    class_key: ClassKey


@dataclass(frozen=True, slots=True)
class Unclear:
    root: Root
    reason: str
    rules_a: tuple[str, ...] = ()
    rules_b: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Missing:
    """A root that only one of the editions has."""

    root: Root
    side: Literal["a", "b"]


Result = Sameness | Apart | Unclear | Missing


class Comparison:
    """Two editions, compared on demand."""

    def __init__(self, one: Tracer, other: Tracer) -> None:
        self.one, self.other = one, other
        linked = [*links(one.edition), *links(other.edition)]
        mine, theirs = list(roots(one.edition, linked)), list(roots(other.edition, linked))
        theirs_by = {_name(root): root for root in theirs}
        mine_by = {_name(root): root for root in mine}
        self.roots = [root for root in mine if _name(root) in theirs_by]
        self.counterpart = {root: theirs_by[_name(root)] for root in self.roots}
        self.missing = [Missing(root, "a") for root in mine if _name(root) not in theirs_by]
        self.missing += [Missing(root, "b") for root in theirs if _name(root) not in mine_by]
        both_seat = set(one.players()) & set(other.players())
        self.players = sorted(both_seat)
        self.told: set[ClassKey] = set()
        self._refuted: set[frozenset[tuple[Value, bool]]] = set()
        """Conditions that cannot hold together, as seen from whoever acts."""
        self._permissions: dict[tuple[bool, Root, Seating], Value] = {}
        self._sampled_before: dict[tuple[Root, Seating], list[Shown]] = {}

    def all(self) -> Iterator[Result]:
        """Every root in turn; acts of their own come before plays that lead to them."""
        yield from self.missing
        for root in sorted(self.roots, key=lambda r: (r.kind is not None, r.sort == "stage")):
            yield from self.compare(root)

    def same_slice(self, root: Root) -> bool:
        """Whether nothing that bears on a root is written differently."""
        if root.sort == "turn":
            return False
        mine = [self.one.slices(root).of_act(act, root.kind) for act in self._acts(self.one, root)]
        other = self.counterpart[root]
        theirs = [self.other.slices(other).of_act(act, other.kind) for act in self._acts(self.other, other)]
        return mine == theirs

    def _acts(self, tracer: Tracer, root: Root) -> list[str]:
        if root.sort != "stage":
            return list(root.acts)
        return [stage.name for stage in tracer.model.stages if stage.name in root.acts]

    def compare(self, root: Root) -> list[Result]:
        """One root: the same, or every class of difference and whatever stays unclear."""
        if self.same_slice(root):
            return [Sameness(root, "structural")]
        classes: dict[ClassKey, Class] = {}
        unclear: dict[str, Unclear] = {}
        alike = True
        for seating in self._seatings(root):
            common = self.common(root, seating)
            ones = [t for t in self.one.traces(root, seating) if canonical(t, common) is not None]
            others = [
                t
                for t in self.other.traces(self.counterpart[root], seating)
                if canonical(t, common) is not None
            ]
            same = {canonical(t, common) for t in ones} == {canonical(t, common) for t in others}
            if same and not any(t.beyond for t in ones):
                continue
            alike = False
            for a, b, known in pairs(ones, others, common):
                if a.beyond or b.beyond:
                    why = a.beyond or b.beyond or ""
                    unclear.setdefault(why, Unclear(root, why, a.rules, b.rules))
                    continue
                differing = items(a, b, known, common)
                if differing:
                    together = Together(a, b, known, differing)
                    self._sort_in(classes, root, common, together)
        if alike:
            return [Sameness(root, "traces")]
        results = self._resolved(root, list(classes.values()))
        results += unclear.values()
        return results or [Sameness(root, "proved")]

    def _seatings(self, root: Root) -> list[Seating]:
        found: dict[Seating, None] = {}
        for players in self.players:
            found |= dict.fromkeys(self.one.seatings(root, players))
            found |= dict.fromkeys(self.other.seatings(self.counterpart[root], players))
        return list(found)

    def common(self, root: Root, seating: Seating) -> Common:
        common = Common(self.one, self.other, seating)
        if root.kind is not None:
            parameter = self.one.edition.acts[root.acts[0]].parameters[0]
            match parameter.domain:
                case m.CardsIn(zone=m.ZoneOf(zone=zone, key=m.Local(name="player"))):
                    common.places[term("played", root.kind)] = (zone, seating.actor)
                case m.CardsIn(zone=m.ZoneOf(zone=zone, key=None)):
                    common.places[term("played", root.kind)] = (zone, None)
                case _:
                    pass
        return common

    def _sort_in(
        self, classes: dict[ClassKey, Class], root: Root, common: Common, together: Together
    ) -> None:
        for kind, item, rules_a, rules_b in primary(together):
            key = class_key(root.text, kind, item, rules_a, rules_b)
            found = classes.setdefault(key, Class(key, kind, rules_a, rules_b))
            found.shown_by.append((common, together, item))

    # ---------------------------------------------------------------- one class
    def _resolved(self, root: Root, classes: list[Class]) -> list[Result]:
        """Each class shown at the table or unclear; what cannot be, was told before or only follows is left out."""
        shown: set[Any] = set()
        found: list[Result] = []
        waiting: list[tuple[Class, str]] = []
        for each in sorted(classes, key=lambda c: len(c.rules_a) + len(c.rules_b)):
            if self._told_before(each):
                shown.add(each.key[0])
                continue
            each.shown_by.sort(key=lambda x: (bool(x[1].a.passed or x[1].b.passed), *_ease(x[0], x[1])))
            if each.shown_by[0][1].a.passed or each.shown_by[0][1].b.passed:
                waiting.append((each, "a repetition past its bound"))
                continue
            result = self._by_solver(root, each)
            if isinstance(result, Apart):
                shown.add(each.key[0])
                found.append(result)
            elif result is not None:
                waiting.append((each, result))
        for each, reason in waiting:
            if self._told_before(each) or _follows(each, shown):
                continue
            result = self._by_solver(root, each)
            if result is None:
                continue
            by_chance = result if isinstance(result, Apart) else self._by_chance(root, each)
            if by_chance is not None:
                shown.add(each.key[0])
                found.append(by_chance)
            elif not _follows(each, shown):
                found.append(Unclear(root, reason, each.rules_a, each.rules_b))
        return found

    def _told_before(self, each: Class) -> bool:
        """Whether a difference by the same rules, or fewer of them, was told already."""
        family, kind, ones, others, values, where = each.key
        return any(
            (family, kind, values, where) == (known[0], known[1], known[4], known[5])
            and bool(known[2]) == bool(ones)
            and bool(known[3]) == bool(others)
            and {*known[2]} <= {*ones}
            and {*known[3]} <= {*others}
            for known in self.told
        )

    def _by_solver(self, root: Root, found: Class) -> Apart | str | None:
        """A class shown in the smallest situation; why not, if it can be; None if it cannot come about."""
        open_, reason = 0, "apart in theory, and no table that was tried shows it"
        for common, together, item in found.shown_by:
            answer = self._smallest(root, common, together, item)
            if answer is None:
                continue
            open_ += 1
            if together.a.passed or together.b.passed:
                reason = "a repetition past its bound"
            if isinstance(answer, Unknown):
                reason = answer.reason
            else:
                world = Settings(common, root).of(answer, together.known)
                tops = tuple(shuffled_tops(trace, answer.values) for trace in (together.a, together.b))
                shown = None if world is None else both(common, root, world, 0, (tops[0], tops[1]))
                if shown is not None and self._shows(shown, together, item):
                    return self._apart(root, found, together, item, shown)
            if open_ >= TRIES:
                break
        return reason if open_ else None

    def _shows(self, shown: Shown, together: Together, item: Item) -> bool:
        """Whether this facet came out differently, on these two paths."""
        return (
            shown.apart(item.key)
            and follows(together.a, shown.world, shown.a)
            and follows(together.b, shown.world, shown.b)
        )

    def _smallest(self, root: Root, common: Common, together: Together, item: Item) -> Found | Unknown | None:
        """The smallest situation for an item, by trying; by the solver if that does not do."""
        wanted = self._wanted(root, common, together, item)
        sight = frozenset((relative(c, common.seating), holds) for c, holds in wanted)
        if sight in self._refuted:
            return None
        found = self._asked(common, wanted)
        if found is None:
            self._refuted.add(sight)
        return found

    def _asked(self, common: Common, wanted: list[tuple[Value, bool]]) -> Found | Unknown | None:
        try:
            return Search(common, wanted).smallest()
        except Unfit:
            asking = Asking(common)
            return asking.smallest([asking.condition(c) ^ (0 if holds else 1) for c, holds in wanted])

    def _wanted(self, root: Root, common: Common, together: Together, item: Item) -> list[tuple[Value, bool]]:
        """Everything that a situation has to fulfil for a pair of paths to be taken and an item to differ."""
        wanted: list[tuple[Value, bool]] = []
        for trace in (together.a, together.b):
            for unknown, values in trace.sets.items():
                if unknown.op == "reply":
                    before = common.replies.get(unknown, ())
                    common.replies[unknown] = tuple(dict.fromkeys((*before, *sorted(values))))
        for unknown, values in together.known.sets.items():
            if unknown.op == "reply" or values != common.domain(unknown):
                wanted.append((term("in", unknown, values), True))
        for atom, (low, high) in together.known.bounds.items():
            if low > -(10**8):
                wanted.append((term("ge", atom, low), True))
            if high is not None:
                wanted.append((term("ge", atom, high + 1), False))
        wanted += together.known.facts.items()
        for trace, tracer in ((together.a, self.one), (together.b, self.other)):
            wanted += [(part, True) for part in (*trace.given, *trace.lawful)]
            wanted.append((self._allowed(tracer, root, common.seating), True))
        if isinstance(item.apart, Term):
            wanted.append((item.apart, True))
        return wanted

    def _allowed(self, tracer: Tracer, root: Root, seating: Seating) -> Value:
        """The condition under which an edition lets the move of a root be made."""
        key = (tracer is self.one, root, seating)
        if key not in self._permissions:
            every = []
            for sets, condition in tracer.allowed(root, seating):
                every.append(conjunction((*(one_of(u, values) for u, values in sets.items()), condition)))
            self._permissions[key] = disjunction(every)
        return self._permissions[key]

    def _by_chance(self, root: Root, found: Class) -> Apart | None:
        """Tables drawn at random, played in both editions until one shows the class; then made smaller."""
        for common, together, item in found.shown_by[:MOST_SAMPLED]:
            for shown in self._samples(root, common):
                if self._shows(shown, together, item):
                    shown = self._shrunk(common, root, together, item, shown)
                    return self._apart(root, found, together, item, shown)
        return None

    def _samples(self, root: Root, common: Common) -> list[Shown]:
        key = (root, common.seating)
        if key not in self._sampled_before:
            settings = Settings(common, root)
            worlds = [(number, settings.sample(number)) for number in range(1, SAMPLES + 1)]
            played = [both(common, root, world, n) for n, world in worlds if world is not None]
            self._sampled_before[key] = [shown for shown in played if shown is not None]
        return self._sampled_before[key]

    def _shrunk(self, common: Common, root: Root, together: Together, item: Item, shown: Shown) -> Shown:
        """The table with as few cards as still show the difference."""
        again = True
        while again:
            again = False
            for world in smaller(shown.world, frozenset(), 1):
                less = both(common, root, world, shown.seed)
                if less is not None and self._shows(less, together, item):
                    shown, again = less, True
                    break
        return shown

    def _apart(self, root: Root, found: Class, together: Together, item: Item, shown: Shown) -> Apart:
        self.told.add(found.key)
        return Apart(
            root,
            found.kind,
            item.key,
            item.a,
            item.b,
            found.rules_a,
            found.rules_b,
            together.a.words.get(item.key, ()),
            together.b.words.get(item.key, ()),
            shown,
            found.key,
        )


def _name(root: Root) -> tuple[str, frozenset[str], str | None]:
    return root.sort, frozenset(root.acts), root.kind


def _ease(common: Common, together: Together) -> tuple[Any, ...]:
    """Small tables first, and among them those of which little is asked."""
    return common.seating.players, common.seating.direction, common.seating.actor, together.weight


def _follows(each: Class, shown: set[Any]) -> bool:
    """Whether on all its paths something else differs that has been shown: then this only follows from that."""
    return bool(shown) and all(
        any(family(other.key) in shown for other in together.items if other.key != item.key)
        for _, together, item in each.shown_by
    )
