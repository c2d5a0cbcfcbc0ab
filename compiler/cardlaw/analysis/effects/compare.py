"""Two editions compared root by root: the same, proved; or in which ways not, each shown at the table; or unknown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

from cardlaw.analysis.budget import FOLLOWED, PATHS, USED_UP, spend, used_up
from cardlaw.analysis.effects.classes import Class, ClassKey, class_key, family, primary
from cardlaw.analysis.effects.joint import CommonTable, Item, ObservedPaths, Together, canonical, pairs, whole
from cardlaw.analysis.effects.resolve import Apart, Resolver, Unclear
from cardlaw.analysis.effects.search import Search, Unfit
from cardlaw.analysis.execution.slices import Slice
from cardlaw.analysis.facts.seats import looked_at
from cardlaw.analysis.facts.spent import spent
from cardlaw.analysis.facts.starts import starting
from cardlaw.analysis.traces.roots import Root, roots
from cardlaw.analysis.traces.traces import Trace, Tracer
from cardlaw.analysis.unknowns.editions import Seating
from cardlaw.analysis.unknowns.paths import MORE_WAYS
from cardlaw.analysis.unknowns.terms import SymbolicTerm, term
from cardlaw.language import model as m
from cardlaw.language.identity import ByIdentity
from cardlaw.language.kernel import DIRECTIONS
from cardlaw.language.records import dataclass
from cardlaw.wording.reasons import say

NO_TABLE = say("no-common-table")
FAR = 5
"""So many acts from one to another are as far as any: what lies further off is looked at in no better order."""

How = Literal["structural", "traces", "proved"]


@dataclass(frozen=True, slots=True)
class Sameness:
    root: Root
    how: How


@dataclass(frozen=True, slots=True)
class MissingRoot:
    """A root that only one of the editions has."""

    root: Root
    side: Literal["a", "b"]


@dataclass(frozen=True, slots=True)
class Again:
    """A root in which nothing was found that was not told under other choices; whether that is there, was not asked."""

    root: Root


Result = Sameness | Apart | Unclear | MissingRoot | Again


class Traced:
    """Two editions, compared on demand."""

    def __init__(self, one: Tracer, other: Tracer) -> None:
        linked = [*one.edition.links, *other.edition.links]
        mine = {_name(root): root for root in roots(one.edition, linked)}
        theirs = {_name(root): root for root in roots(other.edition, linked)}
        self.roots = [root for name, root in mine.items() if name in theirs]
        self.counterpart = {root: theirs[_name(root)] for root in self.roots}
        self._lacking = [MissingRoot(root, "a") for name, root in mine.items() if name not in theirs]
        self._lacking += [MissingRoot(root, "b") for name, root in theirs.items() if name not in mine]
        self._whole = {"a": one, "b": other}
        shared = one.edition.dealt & other.edition.dealt
        self.one, self.other = one.narrowed(shared), other.narrowed(shared)
        self.players = looked_at(one.edition.book, other.edition.book)
        self.resolver = Resolver(self.one, self.other)
        self._met: dict[tuple[Seating, tuple[SymbolicTerm, ...]], bool] = {}
        self.results: dict[Root, list[Result]] = {}
        """What came of each root that was compared."""

    @property
    def told(self) -> set[ClassKey]:
        """The classes told so far, none of which is told again."""
        return self.resolver.told

    def all(self) -> Iterator[Result]:
        """Every root in turn; acts of their own come before plays that lead to them."""
        yield from self.lacking()
        for root in sorted(self.roots, key=lambda r: (r.kind is not None, r.sort == "stage")):
            yield from self.compare(root)

    def lacking(self) -> Iterator[MissingRoot]:
        """What only one of the editions has, so far as it can come about there."""
        return (each for each in self._lacking if _possible(self._whole[each.side], each.root))

    def same_slice(self, root: Root) -> bool:
        """Whether nothing that bears on a root is written differently."""
        if root.sort == "turn":
            return False
        return self.one.slice(root) == self.other.slice(self.counterpart[root])

    def far(self, root: Root) -> int:
        """How many acts it takes from those of a root to one that is itself written differently."""
        if root.sort == "turn":
            return FAR
        now, met = [(act, root.kind) for act in root.acts], {*root.acts}
        for steps in range(FAR):
            ahead: set[str] = set()
            for act, kind in now:
                one, other = (self._itself(tracer, root, act, kind) for tracer in (self.one, self.other))
                if one[0] != other[0]:
                    return steps
                ahead |= one[1] | other[1]
            now, met = [(act, None) for act in sorted(ahead - met)], met | ahead
        return FAR

    def _itself(self, tracer: Tracer, root: Root, act: str, kind: str | None) -> tuple[Slice, frozenset[str]]:
        return (
            tracer.slices(root).of_act_itself(act, kind) if act in tracer.edition.acts else ("", frozenset())
        )

    def compare(self, root: Root, *before: Traced) -> list[Result]:
        """One root: the same, or every class of difference and whatever stays unclear.

        If the root was compared `before`, under other choices, what was told then or only follows from it is left out;
        and if all of it was settled, only what is new is looked at.
        """
        self.results[root] = self._compared(root, before)
        return self.results[root]

    def settled(self, root: Root) -> bool:
        """Whether a root was compared and nothing of it is unclear."""
        results = self.results.get(root, [])
        return bool(results) and all(isinstance(result, Apart | Sameness | Again) for result in results)

    def same(self, root: Root) -> bool:
        """Whether a root was compared and found to be the same."""
        return any(isinstance(result, Sameness) for result in self.results.get(root, ()))

    def _compared(self, root: Root, before: Sequence[Traced]) -> list[Result]:
        if self.same_slice(root):
            return [Sameness(root, "structural")]
        if used_up():
            return [Unclear(root, USED_UP)]
        classes: dict[ClassKey, Class] = {}
        unclear: dict[str, Unclear] = {}
        commons: list[CommonTable] = []
        crowded: set[int] = set()
        """For how many players there are more ways than are followed."""
        alike, left_out = True, False
        for seating in self._seatings(root):
            common = self.common(root, seating)
            if seating.players in crowded:
                commons.append(common)
                continue  # however else so many sit
            ones, mine = _fitting(self.one.traces(root, seating), common)
            others, theirs = _fitting(self.other.traces(self.counterpart[root], seating), common)
            spend(FOLLOWED * (len(ones) + len(others)))
            same = mine == theirs
            if same and not any(t.beyond for t in ones):
                continue
            alike = False
            if any(t.beyond for t in (*ones, *others)):
                commons.append(common)
            if any(t.beyond == MORE_WAYS for t in (*ones, *others)):
                unclear.setdefault(MORE_WAYS, Unclear(root, MORE_WAYS, _at_work(ones), _at_work(others)))
                crowded.add(seating.players)
                continue  # left to tables drawn at random
            old = [self._as_before(each, root, common, ones, others) for each in before]
            left_out = left_out or any(
                paths and not each.same(root) for each, paths in zip(before, old, strict=True)
            )
            observed = ObservedPaths((*ones, *others), common)
            for a, b, known in pairs(ones, others, common, old):
                spend(PATHS)
                if used_up():
                    unclear.setdefault(USED_UP, Unclear(root, USED_UP, a.rules, b.rules))
                    break
                why = a.beyond or b.beyond
                if why:
                    unclear.setdefault(why, Unclear(root, why, a.rules, b.rules))
                    continue
                differing = _own(root, observed.items(a, b, known))
                if differing:
                    together = Together(a, b, known, differing)
                    self._sort_in(classes, root, common, together)
        if alike:
            return [Sameness(root, "traces")]
        shown = {what for each in before for what in each.resolver.shown.get(root, ())}
        told, again = self.resolver.resolved(root, list(classes.values()), shown)
        if not before and not _shows(told):
            seen = self.resolver.again(root, again)
            told = [*seen, *told] if _shows(seen) else told or seen
        results: list[Result] = [*told]
        if commons and not used_up():
            told_before = [result for each in before for result in each.results.get(root, ())]
            families = {family(each.key) for each in (*results, *told_before) if isinstance(each, Apart)}
            results += self.resolver.strays(root, commons, families)
        results += unclear.values()
        if not results and before and (again or left_out):
            return [Again(root)]
        if not results and not any(self._meet(root, seating) for seating in self._seatings(root)):
            wins = [tuple(dict.fromkeys(h.rule.id for h in t.edition.wins)) for t in (self.one, self.other)]
            return [Unclear(root, NO_TABLE, *wins)]
        return results or [Sameness(root, "proved")]

    def _meet(self, root: Root, seating: Seating) -> bool:
        """Whether some table is one at which both editions can come to a root."""
        both = ((self.one, root), (self.other, self.counterpart[root]))
        granted = tuple(dict.fromkeys(c for tracer, mine in both for c in tracer.granted(mine, seating)))
        if (seating, granted) not in self._met:
            try:
                found = Search(self.common(root, seating), [(c, True) for c in granted]).smallest()
                self._met[seating, granted] = found is not None
            except Unfit:
                self._met[seating, granted] = True
        return self._met[seating, granted]

    def _as_before(
        self, before: Traced, root: Root, common: CommonTable, ones: list[Trace], others: list[Trace]
    ) -> ByIdentity[bool]:
        """The paths that were there before, by identity: what comes of two of them together was told then."""
        seating = common.seating
        if not before.settled(root) or before.same_slice(root):
            return ByIdentity()
        if self.counterpart[root] != before.counterpart[root] or seating not in before._seatings(root):
            return ByIdentity()
        found: ByIdentity[bool] = ByIdentity()
        for now, then, mine, traces in (
            (self.one, before.one, root, ones),
            (self.other, before.other, self.counterpart[root], others),
        ):
            if now is not then and now.edition.deck != then.edition.deck:
                return ByIdentity()
            if now is not then and now.allowed(mine, seating) != then.allowed(mine, seating):
                return ByIdentity()
            known = {whole(trace, common) for trace in then.traces(mine, seating)} if now is not then else ()
            for trace in traces:
                if now is then or whole(trace, common) in known:
                    found[trace] = True
        return found

    def as_base(self, root: Root) -> bool:
        """Whether both sides make of a root, followed to the end of every path, just what their bases make of it."""
        return all(
            tracer.as_base(mine, seating) and not any(t.beyond for t in tracer.traces(mine, seating))
            for seating in self._seatings(root)
            for tracer, mine in ((self.one, root), (self.other, self.counterpart[root]))
        )

    def _seatings(self, root: Root) -> list[Seating]:
        found: dict[Seating, None] = {}
        for players in self.players:
            found |= dict.fromkeys(self.one.seatings(root, players))
            found |= dict.fromkeys(self.other.seatings(self.counterpart[root], players))
        return list(found)

    def common(self, root: Root, seating: Seating) -> CommonTable:
        common = CommonTable(self.one, self.other, seating, self._started(root), self._spent(root))
        return _placed(common, root)

    def _started(self, root: Root) -> frozenset[str]:
        """The states that are as they start in whichever of the editions a root comes about."""
        if root.sort == "stage":
            return frozenset()
        sides = ((self.one, root), (self.other, self.counterpart[root]))
        open_ = [starting(tracer.model).left_over(mine.acts[0]) for tracer, mine in sides]
        names = (name for tracer, _ in sides for name in starting(tracer.model).states)
        return frozenset(names).difference(*open_)

    def _spent(self, root: Root) -> frozenset[str]:
        """The states that nothing in either edition asks for once a root is over."""
        if root.sort != "move":
            return frozenset()
        one, other = (spent(tracer.model) for tracer in (self.one, self.other))
        act, counterpart = root.acts[0], self.counterpart[root].acts[0]
        return one.get(act, frozenset()) & other.get(counterpart, frozenset())

    def _sort_in(
        self, classes: dict[ClassKey, Class], root: Root, common: CommonTable, together: Together
    ) -> None:
        for kind, item, rules_a, rules_b in primary(together):
            key = class_key(root.text, kind, item, rules_a, rules_b)
            found = classes.setdefault(key, Class(key, kind, rules_a, rules_b))
            found.shown_by.append((common, together, item))


def _placed(common: CommonTable, root: Root) -> CommonTable:
    """The card that a root is about lies where its move takes it from."""
    if root.kind is not None:
        parameter = common.one.edition.acts[root.acts[0]].parameters[0]
        match parameter.domain:
            case m.CardsIn(zone=m.ZoneOf(zone=zone, key=m.Local(name="player"))):
                common.places[term("played", root.kind)] = (zone, common.seating.actor)
            case m.CardsIn(zone=m.ZoneOf(zone=zone, key=None)):
                common.places[term("played", root.kind)] = (zone, None)
            case _:
                pass
    return common


def _possible(tracer: Tracer, root: Root) -> bool:
    """Whether an edition lets a move be made with some card of its kind, so far as that can be told."""
    for players in tracer.players() if root.kind is not None else ():
        seating = Seating(players, DIRECTIONS[0], 0)
        wanted = tracer.allowed(root, seating)
        try:
            common = _placed(CommonTable(tracer, tracer, seating, frozenset()), root)
            if wanted is True or (wanted and Search(common, [(wanted, True)]).smallest() is not None):
                return True
        except Unfit:
            return True
    return root.kind is None


def _fitting(traces: Iterable[Trace], common: CommonTable) -> tuple[list[Trace], set[Any]]:
    """The traces that need no card but those of both packs, and the values that they are."""
    found = [(trace, value) for trace in traces if (value := canonical(trace, common)) is not None]
    return [trace for trace, _ in found], {value for _, value in found}


def _own(root: Root, differing: tuple[Item, ...]) -> tuple[Item, ...]:
    """What differs by a root itself: what a turn leaves to the moves made in it is compared with those moves."""
    if root.sort != "turn":
        return differing
    return tuple(item for item in differing if not (_left_open(item.a) or _left_open(item.b)))


def _shows(results: Iterable[Result]) -> bool:
    return any(isinstance(each, Apart) for each in results)


def _at_work(traces: Iterable[Trace]) -> tuple[str, ...]:
    """The rules at work on some path, if there are more paths than are followed."""
    every = list(traces)
    if not any(trace.beyond == MORE_WAYS for trace in every):
        return ()
    return tuple(dict.fromkeys(rule for trace in every for rule in trace.rules))


def _left_open(value: object) -> bool:
    return isinstance(value, SymbolicTerm) and value.op.startswith("after-")


def _name(root: Root) -> tuple[str, frozenset[str], str | None]:
    return root.sort, frozenset(root.acts), root.kind
