"""A comparison for people: topic by topic what sets editions apart, and under each point what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field, replace

from cardlaw.analysis.results import items
from cardlaw.analysis.results.difference import (
    MOVES,
    OBSERVED,
    PLACES,
    RANKS,
    Choice,
    Comparison,
    Difference,
    sides,
)
from cardlaw.analysis.results.verdict_words import spoken
from cardlaw.language import model as m
from cardlaw.language.core.rulebook import Rulebook, rulebook_of
from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import Message, SpokenListing, SpokenName, SpokenZone
from cardlaw.wording.messages import message


@dataclass(slots=True)
class Point:
    """A difference worth telling, and those that only follow from it."""

    lead: Difference
    following: list[Difference] = field(default_factory=list)

    @property
    def beside(self) -> list[Message]:
        """What else the differences that follow are about."""
        return [each for each in dict.fromkeys(map(headline, self.following)) if each != headline(self.lead)]


@dataclass(frozen=True, slots=True)
class TopicSection:
    """A topic: what differs as the editions are chosen to be read, and what only under other choices."""

    topic: str
    title: str
    points: tuple[Point, ...]
    elsewhere: tuple[tuple[tuple[Choice, ...], tuple[Point, ...]], ...]


SORTS = {"legality": "differ-may", "guilt": "differ-wrong"}
KINDS = {
    "lacks": "differ-have",
    "offer": "differ-offered",
    "declared": "differ-declared",
    "played": "differ-played",
    "guilt": "differ-if-wrong",
}


def headline(each: Difference) -> Message:
    """What a difference is about: the thing, and in what respect."""
    about = each.about
    if each.sort in SORTS:
        return message(SORTS[each.sort], item=about)
    if each.kind == "table":
        return message("differ-written" if about.id in items.WRITTEN else "differ-number", item=about)
    if each.kind in KINDS:
        return message(KINDS[each.kind], item=about)
    match each.facet:
        case ("state", name):
            return message("differ-state", item=about, name=SpokenName(name))
        case ("zone", name):
            return message("differ-zone", item=about, zone=_place(each, name))
        case _:
            return message(f"differ-{each.facet[0]}", item=about)


def _place(each: Difference, zone: str) -> SpokenZone:
    """A place for cards, with whose it is where all that is seen is about that of one player."""
    owners = {
        place.owner
        for _, word in each.verdicts
        if isinstance(word, Message)
        for place in dict(word.arguments).values()
        if isinstance(place, SpokenZone) and place.name == zone
    }
    return SpokenZone(zone, owners.pop()) if len(owners) == 1 else SpokenZone(zone)


UNSEEN = ("seen-no-such-number", "declared-even-if-won", "declared-not-if-won")
"""What an edition is said to do where it only writes its rules otherwise; what comes of it is a difference itself."""


WHEN_ASKED, NEXT = ("seen-when-asked", "seen-when-table-asked"), ("seen-next", "seen-next-open")


def to_see(comparison: Comparison, some: Iterable[Difference]) -> list[Difference]:
    """Those of some differences that people at a table can see; where a comparison has no such ones, all."""
    if all(map(_unseen, comparison.differences)):
        return [*some]
    return [each for each in some if not _unseen(each)]


def _unseen(each: Difference) -> bool:
    """Whether a difference is in the writing, or in whose turn counts as next while somebody still answers."""
    verdicts = {spoken(verdict) for _, verdict in each.verdicts}
    seen = {verdict for verdict in verdicts if verdict.id not in UNSEEN}
    if seen != verdicts and len(seen) < 2:
        return True
    asked = [verdict["what"] for verdict in verdicts if verdict.id in WHEN_ASKED]
    return len(asked) == len(verdicts) and all(
        isinstance(what, Message) and what.id in NEXT for what in asked
    )


def digest(comparison: Comparison, models: Sequence[m.Model]) -> list[TopicSection]:
    """The differences by topic, in the order in which the vocabulary declares topics."""
    by_topic: dict[str, list[Difference]] = {}
    for each in to_see(comparison, comparison.differences):
        by_topic.setdefault(each.topic, []).append(_as_it_happens(each, models))
    titles = {topic.name: topic.text.text for model in models for topic in model.topics}
    order = {name: place for place, name in enumerate(titles)}
    sections = (
        _section(name, titles.get(name, "The whole round"), by_topic[name])
        for name in sorted(by_topic, key=lambda name: order.get(name, len(order)))
    )
    return [section for section in sections if section.points or section.elsewhere]


def _as_it_happens(each: Difference, models: Sequence[m.Model]) -> Difference:
    """The same, its stages in their order where nothing in them is left out: a sheet may name one that it is not
    played in.
    """
    names = items.names(each.about) if each.about.id == "item-stages" else ()
    for model in models if len(names) > 1 else ():
        book, course = rulebook_of(model), [stage.name for stage in model.stages]
        rules = [held.rule.id for name in names for held in book.effects(name)]
        if {*names} <= {*course} and not any(_left_out(book, rule) for rule in rules):
            stages = tuple(map(SpokenName, sorted(names, key=course.index)))
            return replace(each, about=message("item-stages", stages=SpokenListing(stages)))
    return each


def _left_out(book: Rulebook, rule: str) -> bool:
    """Whether a rule never applies."""
    return any(waiver.clause.condition == m.YES for waiver in book.waivers.get(rule, ()))


def _of_guilt(each: Difference) -> bool:
    return each.sort == "effect" and each.kind == "guilt"


def _section(topic: str, title: str, differences: Iterable[Difference]) -> TopicSection:
    under: dict[tuple[Choice, ...], list[Difference]] = {}
    for each in differences:
        under.setdefault(each.under, []).append(each)
    points = _points(under.pop((), []))
    elsewhere = ((choice, _points(found)) for choice, found in under.items())
    return TopicSection(topic, title, points, tuple((choice, found) for choice, found in elsewhere if found))


# ------------------------------------------------------------------ what follows from what
def _points(differences: Iterable[Difference]) -> tuple[Point, ...]:
    """What is worth telling by itself; which cards chance brings is not."""
    points: list[Point] = []
    for each in sorted(differences, key=_rank):
        causes = [point for point in points if _follows(each, point)]
        alike = (point for point in causes if each.kind in PLACES and point.lead.facet == each.facet)
        cause = next(alike, causes[0] if causes else None)
        if cause is not None:
            cause.following.append(each)
        elif each.kind != "which":
            points.append(Point(each))
    return tuple(points)


def _rank(each: Difference) -> tuple[int, int, float, int, int]:
    """What more editions tell comes first; then cards, numbers, what may be done, what happens, what lies where.

    Being asked comes before what becomes of the answer, a card that is played before another move, and what takes
    little at the table before what takes more.
    """
    size = each.witness.size if each.witness is not None else 0
    if each.sort == "effect" and each.witness is not None:
        size += sum(bool(value) for *_, value in each.witness.states)
    seen = each.facet[0] if each.facet else OBSERVED[0]
    rank = RANKS["state"] - 0.5 if seen == "decisions" else RANKS[seen]
    return _weight(each), -len(each.verdicts), rank, _indirect(each), size


def _indirect(each: Difference) -> int:
    """Cards that are played come first, then other moves, then what comes about by itself."""
    return 0 if items.kind(each.about) else 2 if each.about.id == "item-stages" else 1


def _weight(each: Difference) -> int:
    match each.sort, each.kind:
        case "effect", "table" | "lacks" | "declared":
            plain = each.about.id in items.WRITTEN or each.kind == "lacks"
            return 0 if plain or all(spoken(word).id == "seen-number" for _, word in each.verdicts) else 4
        case "effect", "guilt":
            return 5
        case "effect", "card" | "which" | "where":
            return 6
        case "effect", _:
            return 3
        case sort, _:
            return 1 if sort == "legality" else 2


def _follows(each: Difference, point: Point) -> bool:
    """Whether a difference sets no other editions apart than one already told, and by the same rules."""
    lead = point.lead
    if _of_guilt(each) and (lead.sort == "guilt" or _of_guilt(lead)):
        return True
    told = {name for name, _ in each.verdicts}
    if not told <= {name for name, _ in lead.verdicts}:
        return False
    if each.kind in PLACES:
        return True
    if each.kind == "card" and each.about == lead.about and sides(each) == sides(lead):
        return True
    apart = {group & told for group in sides(lead)} - {frozenset()}
    if sides(each) != apart or (each.sort in MOVES and each.verdicts != lead.verdicts):
        return False
    mine, theirs = _rules(each), _rules(lead)
    happens = lead.sort == each.sort == "effect" and not {"table", "lacks"} & {each.kind, lead.kind}
    if happens:
        return any(mine[name][:1] == theirs[name][:1] != () for name in mine if name in theirs)
    return any({*mine[name]} & {*theirs[name]} for name in mine if name in theirs)


def _rules(each: Difference) -> dict[str, tuple[str, ...]]:
    return {name: tuple(m.rule_of(clause) for clause in clauses) for name, clauses in each.clauses}
