"""Classes of difference put to the test: the smallest situation that shows one, or a proof that none does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from typing import Any

from cardlaw.analysis.budget import SEARCH, TRIED, USED_UP, spend, used_up
from cardlaw.analysis.effects.abreast import Abreast, abreast, arisen
from cardlaw.analysis.effects.ask import PairConditions
from cardlaw.analysis.effects.classes import Class, ClassKey, Kind, family, kind_of
from cardlaw.analysis.effects.joint import CommonTable, Item, Together
from cardlaw.analysis.effects.scenes import ShownWorld, both, follows, shuffled_tops, smaller, tried
from cardlaw.analysis.effects.search import Search, Solution, Unfit
from cardlaw.analysis.effects.settings import RootSettings
from cardlaw.analysis.execution.account import Key
from cardlaw.analysis.results.difference import RANKS
from cardlaw.analysis.solver.encoding import Unknown
from cardlaw.analysis.traces.relative import Relative
from cardlaw.analysis.traces.roots import Root
from cardlaw.analysis.traces.traces import Tracer
from cardlaw.analysis.traces.worlds import World
from cardlaw.analysis.unknowns.editions import Seating
from cardlaw.analysis.unknowns.store import Spot
from cardlaw.analysis.unknowns.terms import SymbolicTerm, Value, term
from cardlaw.engine.errors import TableError
from cardlaw.engine.expressions.metering import TooLong
from cardlaw.language.records import dataclass
from cardlaw.language.saying import ListedWords, Saying
from cardlaw.wording.reasons import say

TRIES = 4
"""How many pairs of paths of one class are put to the table; only one if steps were passed over on it."""
LUCK = 6
"""With how many different shuffles such a table is played."""
SAMPLES = 24
"""How many tables drawn at random are played where the smallest did not show a difference."""
MOST_ENDLESS = 2
"""After so many tables at which an act did not come to an end no more are played."""

PASSED = say("past-bound")
OTHER_CHANCES = say("other-chances")
UNSHOWN = say("may-differ")


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
    shown: ShownWorld
    class_key: ClassKey


@dataclass(frozen=True, slots=True)
class Unclear:
    """What could not be told of a root, and why."""

    root: Root
    reason: Saying
    rules_a: tuple[str, ...] = ()
    rules_b: tuple[str, ...] = ()


class Resolver:
    """The referee of two editions: what was told, what was refuted, which tables were played."""

    def __init__(self, one: Tracer, other: Tracer) -> None:
        self.one, self.other = one, other
        self.told: set[ClassKey] = set()
        self.shown: dict[Root, set[Any]] = {}
        """What was seen to differ in each root."""
        self._refuted: list[frozenset[tuple[Value, bool]]] = []
        """Conditions that cannot hold together, as seen from whoever acts."""
        self._relative: dict[Seating, Relative] = {}
        self._samples: dict[tuple[Root, Seating], list[ShownWorld]] = {}
        self._endless: Counter[Root] = Counter()

    @cached_property
    def beside(self) -> Abreast:
        """Which values of states of their own were seen side by side."""
        return abreast((self.one.model, self.other.model))

    def resolved(
        self, root: Root, classes: list[Class], before: Iterable[Any] = ()
    ) -> tuple[list[Apart | Unclear], list[Class]]:
        """Each class shown at the table or unclear, and those left out: told before, or only following from others.

        What cannot come about is neither. `before` is what was seen to differ in the root under other choices.
        """
        shown = self.shown[root] = {*before}
        found: list[Apart | Unclear] = []
        again: list[Class] = []
        waiting: list[tuple[Class, Saying | None]] = []
        unclear: list[tuple[Class, Saying]] = []
        for each in sorted(classes, key=lambda c: len(c.rules_a) + len(c.rules_b)):
            each.shown_by.sort(key=lambda x: _ease(*x))
            if self._told_before(each):
                shown.add(each.key[0])
                again.append(each)
                continue
            first = each.shown_by[0][1]
            if first.a.passed or first.b.passed:
                waiting.append((each, None))
                continue
            result = self._by_search(root, each)
            if isinstance(result, Apart):
                shown.add(each.key[0])
                found.append(result)
            elif result is not None:
                waiting.append((each, result))
        for each, reason in waiting:
            if self._told_before(each) or _only_follows(each, shown):
                again.append(each)
                continue
            answer = self._by_search(root, each) if reason is None else reason
            if answer is None:
                continue
            result = answer if isinstance(answer, Apart) else self._by_chance(root, each)
            if isinstance(result, Apart):
                shown.add(each.key[0])
                found.append(result)
            elif isinstance(answer, Saying):
                unclear.append((each, answer))
        for each, why in unclear:
            if _only_follows(each, shown):
                again.append(each)
            else:
                found.append(Unclear(root, why, each.rules_a, each.rules_b))
        return found, again

    def again(self, root: Root, classes: Iterable[Class]) -> list[Apart | Unclear]:
        """The first of some classes that can come about, though it was told of another root."""
        unclear: list[Apart | Unclear] = []
        for each in classes:
            result = self._by_search(root, each)
            if isinstance(result, Apart):
                return [result]
            if result is not None:
                unclear.append(Unclear(root, result, each.rules_a, each.rules_b))
        return unclear[:1]

    def _told_before(self, each: Class) -> bool:
        """Whether a difference by the same rules, or fewer of them, was told already."""
        what, kind, ones, others, values, where = each.key
        return any(
            known[0] == what
            and (kind, values, where) == (known[1], known[4], known[5])
            and bool(known[2]) == bool(ones)
            and bool(known[3]) == bool(others)
            and {*known[2]} <= {*ones}
            and {*known[3]} <= {*others}
            for known in self.told
        )

    # ---------------------------------------------------------------- by search
    def _by_search(self, root: Root, found: Class) -> Apart | Saying | None:
        """A class shown in the smallest situation; why not, if it can be; None if it cannot come about."""
        open_, reason = 0, UNSHOWN
        for common, together, item in found.shown_by:
            if used_up():
                return USED_UP
            try:
                answer = self._smallest(root, common, together, item)
            except Unknown as unknown:
                open_, reason = open_ + 1, unknown.reason
                continue
            if answer is None:
                continue
            open_ += 1
            if together.a.passed or together.b.passed:
                reason = PASSED
            if together.other_chances:
                reason = OTHER_CHANCES
            played = (
                self._played(common, root, together, answer, open_) if isinstance(answer, Solution) else ()
            )
            for shown in (answer,) if isinstance(answer, ShownWorld) else played:
                if shown is not None and self._shows(shown, together, item):
                    arising, unseen = self._arising(common, root, together, item, shown)
                    if arising is not None:
                        return self._apart(root, found, together, item, arising)
                    reason = say("only-not-as-it-starts", states=ListedWords(unseen))
            if open_ >= TRIES or reason == PASSED:
                break
        return reason if open_ else None

    def _played(
        self, common: CommonTable, root: Root, together: Together, answer: Solution, number: int
    ) -> Iterator[ShownWorld | None]:
        """The table that was found, played; with other luck too if steps were passed over, for they hang on it."""
        world = RootSettings(common, root).of(answer, together.known)
        if world is None:
            return
        home = next(z.name for z in self.one.model.zones if z.holds_deck)
        pile = world.zones[home, None]
        one, other = (shuffled_tops(trace, answer.values, pile) for trace in (together.a, together.b))
        for luck in range(LUCK if together.a.passed or together.b.passed else 1):
            yield both(common, root, world, number + luck, (one, other), plainly=True)

    def _shows(self, shown: ShownWorld, together: Together, item: Item) -> bool:
        """Whether this facet came out differently, on these two paths."""
        return (
            not together.other_chances
            and shown.apart(item.key)
            and follows(together.a, shown.world, shown.a)
            and follows(together.b, shown.world, shown.b)
        )

    def _smallest(
        self, root: Root, common: CommonTable, together: Together, item: Item
    ) -> Solution | ShownWorld | None:
        """The smallest situation for an item, by trying; else a table drawn at random; else by the solver."""
        wanted = self.wanted(root, common, together, item)
        sight = self._sight(common.seating, wanted)
        if any(some <= sight for some in self._refuted):
            return None
        found: Solution | ShownWorld | None
        spend(SEARCH)
        search = Search(common, wanted)
        blamed: list[tuple[Value, bool]] = []
        try:
            found = search.smallest()
            blamed = search.blamed()
        except Unfit:
            found = next((s for s in self.samples(root, common) if self._shows(s, together, item)), None)
            if found is None:
                found = PairConditions.which(common, wanted)
        finally:
            spend(search.tried // TRIED)
        if found is None:
            self._refuted.append(self._sight(common.seating, blamed or wanted))
        return found

    def _sight(
        self, seating: Seating, conditions: Iterable[tuple[Value, bool]]
    ) -> frozenset[tuple[Value, bool]]:
        """Conditions as seen from whoever acts."""
        relative = self._relative.setdefault(seating, Relative(seating))
        return frozenset((relative.of(condition), holds) for condition, holds in conditions)

    def wanted(
        self, root: Root, common: CommonTable, together: Together, item: Item
    ) -> list[tuple[Value, bool]]:
        """Everything that a situation has to fulfil for a pair of paths to be taken and an item to differ."""
        wanted: list[tuple[Value, bool]] = []
        known = together.known
        for trace in (together.a, together.b):
            for unknown, values in trace.sets.items():
                if unknown.op == "reply":
                    before = common.replies.get(unknown, ())
                    common.replies[unknown] = tuple(dict.fromkeys((*before, *sorted(values))))
        for unknown, values in known.sets.items():
            if unknown.op == "reply" or values != common.domain(unknown):
                wanted.append((term("in", unknown, values), True))
        for atom, (low, high) in known.bounds.items():
            if low > -(10**8):
                wanted.append((term("ge", atom, low), True))
            if high is not None:
                wanted.append((term("ge", atom, high + 1), False))
        wanted += known.facts.items()
        for trace, tracer in ((together.a, self.one), (together.b, self.other)):
            wanted += [(part, True) for part in (*trace.given, *trace.lawful)]
            wanted.append((tracer.allowed(root, common.seating), True))
        if isinstance(item.apart, SymbolicTerm):
            wanted.append((item.apart, True))
        return wanted

    # ---------------------------------------------------------------- what can arise
    def _arising(
        self, common: CommonTable, root: Root, together: Together, item: Item, shown: ShownWorld
    ) -> tuple[ShownWorld | None, tuple[str, ...]]:
        """The table with what only one edition keeps as it starts, unless it was seen otherwise in play.

        A number is one that play was seen to give, if that shows the same. None if the table then shows nothing, with
        the states that it hangs on.
        """
        world, unseen = self._started(root, shown.world)
        if not unseen:
            for likelier in self._as_seen(root, world):
                again = both(common, root, likelier, shown.seed, shown.shuffles, plainly=not shown.script)
                if again is not None and again.apart(item.key):
                    return again, ()
            return shown, ()
        again = both(common, root, world, shown.seed, shown.shuffles, plainly=not shown.script)
        if again is not None and again.apart(item.key):
            return again, ()
        return None, tuple(unseen)

    def _started(self, root: Root, world: World) -> tuple[World, list[str]]:
        """A world with the states set back that only one edition keeps and that never were so in play; and those."""
        back: dict[Spot, Any] = {}
        for mine, other in ((self.one, self.other), (self.other, self.one)):
            own = [s for s in mine.model.states if s.name not in other.edition.states]
            moved = {
                spot: state.starts
                for state in own
                for spot, value in world.states.items()
                if spot[0] == state.name and value != state.starts
            }
            if moved:
                back |= {
                    spot: start for spot, start in moved.items() if not self._arisen(mine, root, spot[0])
                }
        states = {**world.states, **back}
        starts = {s.name: s.starts for tracer in (self.one, self.other) for s in tracer.model.states}
        back |= {spot: starts[spot[0]] for spot in self.beside.odd(states)}
        names = list(dict.fromkeys(name for name, _ in back))
        return (replace(world, states={**world.states, **back}) if back else world), names

    def _arisen(self, mine: Tracer, root: Root, state: str) -> frozenset[Any]:
        """What a state was seen to be where a root comes about, where it was not as it starts."""
        return arisen(mine.model).values(state, root.acts[0] if root.sort == "move" else None)

    def _as_seen(self, root: Root, world: World) -> Iterator[World]:
        """A world in which a number of one edition alone is one that play was seen to give, near ones first."""
        for mine, other in ((self.one, self.other), (self.other, self.one)):
            own = {s.name: s.starts for s in mine.model.states if s.name not in other.edition.states}
            for spot, value in world.states.items():
                if spot[0] in own and isinstance(value, int) and value != own[spot[0]]:
                    seen = self._arisen(mine, root, spot[0])
                    if value not in seen:
                        numbers = sorted(v for v in seen if isinstance(v, int))
                        for number in sorted(numbers, key=lambda v: abs(v - value)):
                            yield replace(world, states={**world.states, spot: number})

    # ---------------------------------------------------------------- by chance
    def samples(self, root: Root, common: CommonTable) -> list[ShownWorld]:
        """Tables drawn at random and played in both editions; a whole turn is not played."""
        if root.sort == "turn":
            return []
        key = (root, common.seating)
        if key not in self._samples:
            settings = RootSettings(common, root)
            drawn = [(number, settings.sample(number)) for number in range(1, SAMPLES + 1)]
            worlds = [(n, self._likely(root, world)) for n, world in drawn if world is not None]
            self._samples[key] = list(self._drawn(root, common, worlds))
        return self._samples[key]

    def _likely(self, root: Root, world: World) -> World:
        """A world drawn at random as play may come to it, so far as play was seen."""
        started = self._started(root, world)[0]
        return next(self._as_seen(root, started), started)

    def _drawn(
        self, root: Root, common: CommonTable, worlds: Iterable[tuple[int, World]]
    ) -> Iterator[ShownWorld]:
        """Tables played in both editions, as long as the act comes to an end there."""
        for number, world in worlds:
            if self._endless[root] >= MOST_ENDLESS:
                return
            try:
                shown = tried(common, root, world, number)
            except TooLong:
                self._endless[root] += 1
            except TableError:
                continue
            else:
                if shown is not None:
                    yield shown

    def _by_chance(self, root: Root, found: Class) -> Apart | None:
        """A table drawn at random that shows the class, made smaller."""
        for common, together, item in found.shown_by:
            for shown in () if used_up() else self.samples(root, common):
                if self._shows(shown, together, item):
                    shown = self._shrunk(common, root, together, item, shown)
                    return self._apart(root, found, together, item, shown)
        return None

    def _shrunk(
        self, common: CommonTable, root: Root, together: Together, item: Item, shown: ShownWorld
    ) -> ShownWorld:
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

    def strays(self, root: Root, commons: Iterable[CommonTable], known: set[Any]) -> list[Apart]:
        """Where paths could not be followed: whatever tables drawn at random show and nothing else has told."""
        found: dict[Any, Apart] = {}
        for common in commons:
            for shown in self.samples(root, common):
                for key in sorted(shown.differing(), key=lambda key: RANKS[key[0]]):
                    what = family(key)
                    told_of = key[0] != "state" or key[1] not in common.spent
                    if told_of and what not in known and what not in found:
                        a, b = shown.a.facets.get(key), shown.b.facets.get(key)
                        kind = kind_of(Item(key, a, b, True))
                        class_key = (what, kind, (), (), (), (root.text,))
                        found[what] = Apart(root, kind, key, a, b, *shown.by(), (), (), shown, class_key)
        return sorted(found.values(), key=lambda each: RANKS[each.key[0]])

    def _apart(self, root: Root, found: Class, together: Together, item: Item, shown: ShownWorld) -> Apart:
        self.told.add(found.key)
        return Apart(
            root,
            found.kind,
            item.key,
            item.a,
            item.b,
            (*found.rules_a, *together.a.defined.get(item.key, ())),
            (*found.rules_b, *together.b.defined.get(item.key, ())),
            together.a.words.get(item.key, ()),
            together.b.words.get(item.key, ()),
            shown,
            found.key,
        )


def _ease(common: CommonTable, together: Together, item: Item) -> tuple[Any, ...]:
    """What was followed to its end first, small tables first; there what both play out, and of which little is asked.

    Several who are level come after all that is more ordinary.
    """
    passed = bool(together.a.passed or together.b.passed)
    level = item.key[0] in ("won", "champion") and any(isinstance(v, tuple) for v in (item.a, item.b))
    seating = common.seating
    table = seating.players, seating.direction, seating.actor
    return passed, level, *table, together.parts, together.weight


def _only_follows(each: Class, shown: set[Any]) -> bool:
    """Whether on all its paths something else differs that has been shown: then this only follows from that.

    What differs whatever the situation does not follow from what differs only in some, nor what is dealt from where
    cards lie.
    """
    return bool(shown) and all(
        any(
            family(other.key) in shown and (other.apart is True or item.apart is not True)
            for other in together.items
            if other.key != item.key and (other.key[0], item.key[0]) != ("zone", "dealt")
        )
        for _, together, item in each.shown_by
    )
