"""What sets editions apart, as values: a difference with its witness, and what was proved the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field, replace
from typing import Literal

from cardlaw.analysis.results import items
from cardlaw.analysis.results.verdict_words import Verdict
from cardlaw.analysis.symbolic.witness import Witness
from cardlaw.language import model as m
from cardlaw.language.records import dataclass
from cardlaw.language.saying import Saying
from cardlaw.wording.arguments import Message

Choice = tuple[str, str, int | str]
"""An edition, one of its options or readings, and the value it is set to."""

Sort = Literal["legality", "guilt", "offer", "effect"]
MOVES = ("legality", "guilt")
"""Sorts of difference about a move: whether it may be made, and whether it was wrong."""

Relation = Literal["same", "stricter", "looser", "incomparable", "silent", "differs", "unknown", "untried"]


OBSERVED = (
    "draws",
    "dealt",
    "losses",
    "next",
    "state",
    "won",
    "ended",
    "champion",
    "turn",
    "seats",
    "windows",
    "decisions",
    "reveals",
    "zone",
    "order",
)
RANKS = {sort: rank for rank, sort in enumerate(OBSERVED)}
"""Which of several things that differ together is told."""

PLACES = ("which", "where")
"""Kinds of difference that get no letter: which cards chance brings, and where in a pile as many cards lie."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One class of difference: what each edition says or does, by which clauses, and where it shows.

    `kind` says in what way they differ, and of an effect `facet` in what. `under` are choices it takes to show;
    `rests_on` readings of an edition under another arm of which it would say there what another says. `answers` is
    how the table played on; `scene` all of it, to be played again. An edition that cannot be asked has no verdict.
    `pairs` are the editions, two by two, whose own comparison told it; the other verdicts only show how they play.
    """

    id: str
    sort: Sort
    kind: str
    topics: tuple[str, ...]
    about: Message
    verdicts: tuple[tuple[str, Verdict], ...]
    clauses: tuple[tuple[str, tuple[str, ...]], ...]
    witness: Witness | None = None
    replayed: bool | None = None
    rests_on: tuple[Choice, ...] = ()
    under: tuple[Choice, ...] = ()
    answers: tuple[Message, ...] = ()
    facet: tuple[str, ...] = ()
    pairs: tuple[tuple[str, str], ...] = ()
    scene: str | None = field(default=None, repr=False)
    seen: bool | None = None
    """Whether a game was seen to come to its table; None if none was looked for."""

    @property
    def topic(self) -> str:
        return self.topics[0] if self.topics else ""


@dataclass(frozen=True, slots=True)
class Compared:
    """How two editions stand to each other in one thing: a move with a kind of card, an event, a table."""

    one: str
    other: str
    sort: Sort
    about: Message
    relation: Relation
    """Of the one to the other: the one is stricter, looser …"""
    how: str | Saying = ""
    """How sameness was proved, or why nothing is known."""
    rules: tuple[str, ...] = ()
    """Where nothing is known: the rules of either edition that are concerned."""
    under: tuple[Choice, ...] = ()
    """The choices that this is true of; with none, as both editions are chosen to be read."""
    only: str = ""
    """Of a move that only one of them offers, which one does."""

    @property
    def why(self) -> Saying:
        """Why nothing is known."""
        assert isinstance(self.how, Saying)
        return self.how

    @property
    def thing(self) -> object:
        """What was compared, and of which two."""
        return _thing(self.sort, self.about, (self.one, self.other))


def _thing(sort: str, about: Message, pair: tuple[str, str]) -> object:
    return sort, items.parts(about), frozenset(pair)


@dataclass(frozen=True, slots=True)
class Comparison:
    """Everything about a set of editions. `faults` are differences that the engine did not show: bugs of ours."""

    editions: tuple[str, ...]
    differences: tuple[Difference, ...]
    compared: tuple[Compared, ...]
    faults: tuple[Difference, ...] = ()

    @property
    def same(self) -> tuple[Compared, ...]:
        """What was proved the same as the editions are chosen to be read."""
        return tuple(each for each in self.compared if each.relation == "same" and not each.under)

    @property
    def same_under(self) -> tuple[Compared, ...]:
        """What was proved the same under other choices; of what is the same without them, that it stays so."""
        return tuple(each for each in self.compared if each.relation == "same" and each.under)

    @property
    def apart_under(self) -> dict[object, dict[tuple[Choice, ...], None]]:
        """The choices not made under which two editions were seen to differ in a thing, by what that is."""
        found: dict[object, dict[tuple[Choice, ...], None]] = {}
        for each in self.differences:
            for pair in each.pairs if each.sort == "effect" and each.under else ():
                own = tuple(choice for choice in each.under if choice[0] in pair)
                found.setdefault(_thing(each.sort, each.about, pair), {})[own] = None
        for stands in self.compared:
            if stands.sort in MOVES and stands.under and stands.relation != "same":
                found.setdefault(stands.thing, {})[stands.under] = None
        return found

    @property
    def unknown(self) -> tuple[Compared, ...]:
        return tuple(each for each in self.compared if each.relation == "unknown")

    @property
    def untried(self) -> dict[tuple[str, str], int]:
        """For two editions how many pairs of other choices were not tried together in what happens."""
        return self._left_out("item-together")

    @property
    def threes(self) -> dict[tuple[str, str], int]:
        """For two editions how many ways to make three other choices together were not tried in what happens."""
        return self._left_out("item-threes")

    def _left_out(self, what: str) -> dict[tuple[str, str], int]:
        return {
            (e.one, e.other): int(e.how)
            for e in self.compared
            if e.relation == "untried" and e.about.id == what
        }

    def given(self, models: Iterable[m.Model]) -> tuple[str, ...]:
        """The rules that say what is always so and that some proof takes for granted."""
        if all(each.how in STRUCTURAL for each in self.same):
            return ()
        return tuple(dict.fromkeys(rule for model in models for rule in statements(model)))


STRUCTURAL = ("structural", "by structure", "table")
"""Ways of proving that take nothing for granted."""


def statements(model: m.Model) -> tuple[str, ...]:
    """The rules of a model that say what is always so."""
    placed = ((rule.id, each.clause) for rule in model.rules_in("assumption") for each in rule.clauses)
    return tuple(dict.fromkeys(id for id, clause in placed if isinstance(clause, m.Axiom)))


def sides(each: Difference) -> frozenset[frozenset[str]]:
    """The editions that agree with each other in a difference."""
    return divided(each.verdicts)


def divided(words: Iterable[tuple[str, Verdict]]) -> frozenset[frozenset[str]]:
    """The editions that have the same word."""
    groups: dict[Verdict, set[str]] = {}
    for name, word in words:
        groups.setdefault(word, set()).add(name)
    return frozenset(frozenset(group) for group in groups.values())


# ------------------------------------------------------------------ in another order
TURNED = {"stricter": "looser", "looser": "stricter"}
"""What a relation is called from the other side."""


def by_name(models: Sequence[m.Model]) -> list[m.Model]:
    """The order in which models are compared."""
    return sorted(models, key=lambda model: model.name)


def arranged(found: Comparison, names: Sequence[str]) -> Comparison:
    """A comparison with the editions in another order, each pair's relation told from the first of the two."""
    return Comparison(
        tuple(names),
        tuple(_in_order(each, names) for each in found.differences),
        tuple(_turned(each, names) for each in found.compared),
        tuple(_in_order(each, names) for each in found.faults),
    )


def _turned(each: Compared, names: Sequence[str]) -> Compared:
    if names.index(each.one) <= names.index(each.other):
        return each
    relation = TURNED.get(each.relation, each.relation)
    return replace(each, one=each.other, other=each.one, relation=relation)  # type: ignore[arg-type]


def _in_order(each: Difference, names: Sequence[str]) -> Difference:
    verdicts, clauses = dict(each.verdicts), dict(each.clauses)
    one, other = each.pairs[0]
    turned = each.sort in MOVES and names.index(one) > names.index(other)
    return replace(
        each,
        kind=TURNED.get(each.kind, each.kind) if turned else each.kind,
        verdicts=tuple((name, verdicts[name]) for name in names if name in verdicts),
        clauses=tuple((name, clauses[name]) for name in names if name in clauses),
        rests_on=tuple(sorted(each.rests_on, key=lambda choice: names.index(choice[0]))),
        pairs=tuple((a, b) if names.index(a) < names.index(b) else (b, a) for a, b in each.pairs),
    )
