"""What two editions do, written down: each difference with its words and rules, what is the same, what is unknown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cardlaw.analysis.comparison.declared import TableApart, TableSame
from cardlaw.analysis.effects.classes import family
from cardlaw.analysis.effects.compare import MissingRoot, Result, Sameness, Traced
from cardlaw.analysis.effects.resolve import Apart, Unclear
from cardlaw.analysis.effects.scenes import scene_of, to_plain
from cardlaw.analysis.results import items
from cardlaw.analysis.results.choices import Choices, marks
from cardlaw.analysis.results.difference import Choice, Compared, Comparison, Difference, Relation
from cardlaw.analysis.results.finding import finding_id
from cardlaw.analysis.traces.describe import PathTelling, outcomes, witness_of
from cardlaw.analysis.traces.replay import Seen
from cardlaw.analysis.traces.roots import Root
from cardlaw.analysis.traces.worlds import World
from cardlaw.analysis.unknowns.terms import SymbolicTerm
from cardlaw.language import model as m
from cardlaw.language.saying import Saying
from cardlaw.wording.arguments import Message, SpokenName
from cardlaw.wording.messages import message
from cardlaw.wording.reasons import say

WORDLESS = say("no-words-yet")

Said = tuple[m.Model, Message, tuple[str, ...]]
"""An edition, what it says or does, and by which rules."""


class Ledger:
    """What is told of two editions, as values."""

    def __init__(self, a: m.Model, b: m.Model) -> None:
        self.a, self.b = a, b
        self.differences: list[Difference] = []
        self.compared: list[Compared] = []

    def rests_on(self, apart: Apart) -> Iterable[Choice]:
        """Other choices by which an edition would do at a table what the other does."""
        return ()

    @property
    def comparison(self) -> Comparison:
        compared = sorted(self.compared, key=lambda each: ("untried", "same", "unknown").index(each.relation))
        return Comparison((self.a.name, self.b.name), tuple(self.differences), tuple(compared))

    def same(self, about: Message, how: str, under: Choices = ()) -> None:
        self.stands(about, "same", how, under=under)

    def unknown(
        self, about: Message, why: Saying, rules: Iterable[str] = (), under: tuple[Choice, ...] = ()
    ) -> None:
        self.stands(about, "unknown", why, tuple(dict.fromkeys(rules)), under)

    def stands(
        self,
        about: Message,
        relation: Relation,
        how: str | Saying,
        rules: tuple[str, ...] = (),
        under: tuple[Choice, ...] = (),
    ) -> None:
        self.compared.append(Compared(self.a.name, self.b.name, "effect", about, relation, how, rules, under))

    # ---------------------------------------------------------------- telling
    def take(self, comparison: Traced, results: Iterable[Result], under: tuple[Choice, ...]) -> None:
        found: list[tuple[Apart, Difference]] = []
        for result in results:
            about = items.of_root(result.root)
            match result:
                case Sameness(how=how):
                    self.same(about, how, under)
                case Unclear(reason=reason, rules_a=rules_a, rules_b=rules_b):
                    self.unknown(about, reason, (*rules_a, *rules_b), under)
                case MissingRoot(root=root, side=side):
                    if not under:
                        self.differences.append(self.missing(root, side))
                case Apart():
                    told = self._told(comparison, result, under)
                    if len({word for _, word in told.verdicts}) == 1:
                        self.unknown(about, WORDLESS, (*result.rules_a, *result.rules_b), under)
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
        a = PathTelling(one, world).facet(apart.key, seen[0], apart.words_a)
        b = PathTelling(other, world).facet(apart.key, seen[1], apart.words_b)
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
            rests_on=() if under else tuple(self.rests_on(apart)),
            under=under,
            answers=_answers((one, apart.shown.a), (other, apart.shown.b), world),
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

    def missing(self, root: Root, side: str) -> Difference:
        model, other = (self.a, self.b) if side == "a" else (self.b, self.a)
        has = model, message("seen-has"), _rules_of(model, root, other)
        lacks = other, message("seen-lacks"), ()
        both = (has, lacks) if side == "a" else (lacks, has)
        return self._difference(("lacks", other.name, root.text), "lacks", items.of_root(root), *both)

    def table(self, told: TableApart | TableSame) -> None:
        match told:
            case TableSame(about=about):
                self.same(about, "table")
            case TableApart(about=about, a=a, b=b, rules_a=rules_a, rules_b=rules_b):
                sides = (self.a, a, rules_a), (self.b, b, rules_b)
                self.differences.append(self._difference(("differs", _called(about)), "table", about, *sides))


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


def _answers(one: tuple[m.Model, Seen], other: tuple[m.Model, Seen], world: World) -> tuple[Message, ...]:
    """What was answered on the way, each in the words of an edition that asked for it."""
    told: dict[SymbolicTerm, Message] = {}
    for model, seen in (other, one):
        words = PathTelling(model, world)
        for unknown, value in seen.answers.items():
            asked = unknown.args
            reply = unknown.op == "reply"
            told[unknown] = (
                words.answer(asked[0], value) if reply else words.choice(asked[0], value, asked[1])
            )
    return tuple(told.values())


def _called(about: Message) -> str:
    """What is written down, as ids call it."""
    names = [each.name for _, each in about.arguments if isinstance(each, SpokenName)]
    return " of ".join(names) or about.id.removeprefix("item-")
