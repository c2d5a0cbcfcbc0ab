"""A comparison on the screen: what differs in a sentence each, who agrees with whom, or every difference in full."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from cardlaw.cli.screen import Screen, columns
from cardlaw.cli.units import in_lines
from cardlaw.language import model as m
from cardlaw.language.saying import Saying
from cardlaw.wording.arguments import (
    Amount,
    Argument,
    Message,
    SpokenListing,
    SpokenName,
    SpokenText,
    Verbatim,
)
from cardlaw.wording.messages import message
from cardlaw.wording.reasons import say

if TYPE_CHECKING:
    from cardlaw.analysis.comparison.digest import Point, TopicSection
    from cardlaw.analysis.comparison.matrix import TopicRow
    from cardlaw.analysis.results.difference import Choice, Comparison, Difference
    from cardlaw.analysis.results.verdict_words import Verdict
    from cardlaw.documents.prose import Prose

MOST_CITED = 2
MOST_FOLLOWING = 3


class ComparisonTelling:
    """What was found between some editions, in the reader's language."""

    def __init__(
        self, models: Sequence[m.Model], found: Comparison, screen: Screen, language: str = "en"
    ) -> None:
        from cardlaw.analysis.facts.common_ground import told_in
        from cardlaw.documents.prose import Prose
        from cardlaw.documents.sentences import Speaker
        from cardlaw.engine.state.layout import layout_of

        self.models = {model.name: model for model in models}
        self.found = found
        self.screen = screen
        self.whole = told_in(models, language)
        self.layout = layout_of(self.whole)
        self.say = Speaker(Prose(self.whole, language))

    # ---------------------------------------------------------------- words
    def said(self, id: str, /, **arguments: Argument) -> str:
        """A message at the start of a line, without its stop."""
        return self.say.start(message(id, **arguments))

    def inside(self, id: str, /, **arguments: Argument) -> str:
        """A message inside a line."""
        return self.say.part(message(id, **arguments))

    def title(self, id: str, /, **arguments: Argument) -> str:
        return self.screen.paint("strong", self.said(id, **arguments))

    def topic(self, topic: m.Topic | None) -> str:
        from cardlaw.documents.prose import to_plain

        return self.said("topic-none") if topic is None else to_plain(self.say.prose.words(topic.text))

    @property
    def topics(self) -> dict[str, m.Topic]:
        return {topic.name: topic for model in self.models.values() for topic in model.topics}

    # ---------------------------------------------------------------- the answer
    def first(self) -> Iterator[str]:
        """How many points there are, and how many more are told that take an option which is not chosen."""
        editions, n = verbatim(self.found.editions), sum(len(section.points) for section in self.sections)
        more = sum(len(points) for section in self.sections for _, points in self._shared(section))
        if more:
            said = self.inside("compare-differ-more", editions=editions, n=Amount(n), n_2=Amount(more))
        else:
            said = self.inside("compare-differ", editions=editions, n=Amount(n))
        if not n:
            said = self.said("compare-same", editions=editions, n=Amount(len(self.found.same)))
        yield from self.screen.wrap(f"{said}.")
        yield ""

    @cached_property
    def sections(self) -> list[TopicSection]:
        from cardlaw.analysis.comparison.digest import digest

        return digest(self.found, list(self.models.values()))

    def sentences(self) -> Iterator[str]:
        """Each point in a sentence, topic by topic."""
        more: dict[str, None] = {}
        summed_up = 0
        for section in self.sections:
            shared = self._shared(section)
            more |= {
                edition: None for each in section.elsewhere if each not in shared for edition, _, _ in each[0]
            }
            if section.points or shared:
                yield self.screen.paint("strong", self.topic(self.topics.get(section.topic)))
                in_short = self._in_short(section.topic) if section.points else ""
                if in_short:
                    yield from self.screen.wrap(in_short, "  ", "      ")
                for point in section.points:
                    if in_short and not any(self.table(point.lead, moving=False)):
                        summed_up += 1
                    else:
                        yield from self.sentence(whole_move(point.lead, self.models), ())
                for under, points in shared:
                    for point in points:
                        yield from self.sentence(point.lead, under)
                yield ""
        if more:
            named = verbatim(name for name in self.found.editions if name in more)
            yield from self.screen.wrap(self.said("compare-more-choices-all", editions=named) + ".")
        if summed_up:
            yield from self.screen.wrap(self.said("compare-summed-up", n=Amount(summed_up)) + ".")

    def _in_short(self, topic: str) -> str:
        """What each edition comes to in the few words of its own file; nothing where those do not tell them apart."""
        from cardlaw.documents.pages.comparison.standing import marked
        from cardlaw.documents.prose import to_plain
        from cardlaw.documents.sentences import stopped
        from cardlaw.documents.short import answering, in_short

        marks = next((row.marks for row in self.rows if row.topic.name == topic), None)
        if marks is None:
            return ""
        said = [in_short(prose, topic) for prose in self.proses]
        short = answering(marked(list(self.models.values()), topic, marks), said) or []
        groups: dict[str, list[str]] = {}
        for name, each in zip(self.models, short, strict=False):
            if each is not None:
                groups.setdefault(to_plain(each), []).append(name)
        told = "; ".join(f"{', '.join(names)}: {each}" for each, names in groups.items())
        return stopped(told) if len(groups) > 1 else ""

    @cached_property
    def rows(self) -> list[TopicRow]:
        from cardlaw.analysis.comparison.matrix import matrix

        return matrix(self.found, list(self.models.values()))

    @cached_property
    def proses(self) -> list[Prose]:
        """Each edition's own words."""
        from cardlaw.documents.prose import Prose

        return [Prose(model, self.say.prose.language) for model in self.models.values()]

    def _shared(self, section: TopicSection) -> list[tuple[tuple[Choice, ...], tuple[Point, ...]]]:
        """What takes an option that the editions share."""
        from cardlaw.analysis.comparison.matrix import optional

        models = list(self.models.values())
        return [(under, points) for under, points in section.elsewhere if optional(points[0].lead, models)]

    def sentence(self, each: Difference, under: tuple[Choice, ...]) -> Iterator[str]:
        """A difference in a sentence: what it is about, and what each edition makes of it; then where it shows."""
        from cardlaw.analysis.results.verdict_words import quoting, spoken
        from cardlaw.documents.sentences import stopped

        about = self.about(each)
        clauses = dict(each.clauses)
        groups = "; ".join(
            f"{', '.join(so_called(name, each.under) for name in names)}: "
            f"{self.say.part(quoting(spoken(verdict), self.models[names[0]], clauses.get(names[0], ())))}"
            for verdict, names in grouped(each)
        )
        where = f" ({self.inside('only-under', choices=self.choices(under))})" if under else ""
        parted = " " if about.endswith("?") and not where else " – "
        yield from self.screen.wrap(stopped(f"{about}{where}{parted}{groups}"), "  ", "      ")
        if each.witness is not None:
            yield from self.table(each, moving=False, first="      ")

    def choices(self, under: tuple[Choice, ...]) -> SpokenListing:
        """Choices in the words of the rulebooks: what editions share once, the others with the edition."""
        from cardlaw.analysis.results.choices import shared

        alike, found = shared(under), dict[tuple[str, str], Message]()
        told = {each: self._chosen(*each) for each in under}
        said = {
            (name, value): {told[each] for each in under if each[1:] == (name, value)}
            for _, name, value in under
        }
        for edition, name, value in under:
            chosen = told[edition, name, value]
            if (name, value) in alike and len(said[name, value]) == 1:
                found["", name] = chosen
            else:
                found[edition, name] = message("chosen-in", edition=Verbatim(edition), chosen=chosen)
        return SpokenListing(tuple(found.values()), "each" if any(edition for edition, _ in found) else "and")

    def _chosen(self, edition: str, name: str, value: int | str) -> Message:
        """A choice of an edition in its words."""
        from cardlaw.documents.prose import to_plain

        axis = next(each for each in self.models[edition].axes if each.name == name)
        arm = next(each for each in axis.arms if each.value == value)
        worded = Verbatim(to_plain(self.say.prose.value(arm)))
        return message("chosen-value", choice=SpokenText(axis.text), value=worded)

    def about(self, each: Difference) -> str:
        """What a difference is about: whether a move is allowed or wrong, what comes of it, or what is written."""
        from cardlaw.analysis.results.difference import MOVES
        from cardlaw.analysis.witness.tell import tried

        move = None if each.witness is None else tried(self.whole, self.layout, each.witness)
        if move is None:
            return self.say.start(each.about)
        asked = "wrong" if each.sort == "guilt" else "may" if each.sort in MOVES else "when"
        return self.say.start(message(f"compare-{asked}", **dict(move.arguments)))

    def unknown_in_short(self) -> Iterator[str]:
        things = {(each.about, each.how) for each in self.found.unknown}
        if things:
            yield from self.screen.wrap(self.said("compare-unknown", n=Amount(len(things))) + ".")

    # ---------------------------------------------------------------- who agrees with whom
    def matrix(self, moves: bool = False) -> Iterator[str]:
        """A mark for every edition and topic, and what the marks mean; `moves` if nothing else was looked at."""
        from cardlaw.analysis.comparison.matrix import legend
        from cardlaw.analysis.results.words import NARROWEST, wrapped

        apart = [row for row in self.rows if not row.agreed]
        if apart:
            heads = self.found.editions
            if self._room(heads) < NARROWEST:
                heads = tuple(f"({place})" for place, _ in enumerate(heads, 1))
                yield from (f"{head} {name}" for head, name in zip(heads, self.found.editions, strict=True))
                yield ""
            room = self._room(heads)
            shown = []
            for row in apart:
                title, *rest = wrapped(self.topic(row.topic), room, "")
                shown.append((*row.marks, "*" if row.more else "", title))
                shown += [(*("" for _ in row.marks), "", line) for line in rest]
            yield from columns(((*heads, "", ""), *shown), frozenset())
            yield ""
        for mark, meaning in legend(apart):
            yield from self.screen.wrap(self.inside(meaning), f"{mark:<3} ", "    ")
        same = [self.topic(row.topic) for row in self.rows if row.agreed]
        if same:
            what = self.said("same-moves" if moves else "same-in-all")
            yield from self.screen.wrap(f"{what}: {'; '.join(same)}", "", "    ")

    def _room(self, heads: Iterable[str]) -> int:
        """What columns with these heads leave for the topics."""
        return self.screen.width - sum(len(head) + 2 for head in heads) - 3

    # ---------------------------------------------------------------- the points, with what decides
    def digest(self) -> Iterator[str]:
        """Topic by topic every point once, with the smallest table that shows it and what else follows."""
        for section in self.sections:
            yield self.screen.paint("strong", self.topic(self.topics.get(section.topic)))
            yield from self._stand(section.topic)
            for point in section.points:
                yield from self._point(point, ())
            yield from self._elsewhere(section)
            yield ""

    def _stand(self, topic: str) -> Iterator[str]:
        """Who is stricter in a topic, where it is about what may be done or is wrong."""
        from cardlaw.analysis.comparison.strictness import standing, told

        said = "; ".join(map(self.say.part, told(standing(self.found, topic), self.found.editions)))
        if said:
            yield from self.screen.wrap(said, "  ", "    ")

    def _elsewhere(self, section: TopicSection) -> Iterator[str]:
        """What takes other choices: told if editions share an option, else only which choices they are."""
        shared = self._shared(section)
        axes: dict[str, dict[str, None]] = {}
        for under, points in section.elsewhere:
            if (under, points) in shared:
                for point in points:
                    yield from self._point(point, under)
            else:
                for edition, axis, _ in under:
                    axes.setdefault(edition, {})[axis] = None
        if axes:
            told = [f"{edition} ({', '.join(names)})" for edition, names in axes.items()]
            said = self.inside("compare-more-choices", editions=verbatim(told))
            yield from self.screen.wrap(said, "  ", "    ")

    def _point(self, point: Point, under: tuple[Choice, ...]) -> Iterator[str]:
        yield from self._headed(whole_move(point.lead, self.models), under)
        if heads := point.beside:
            shown = "; ".join(map(self.say.part, heads[:MOST_FOLLOWING]))
            more = len(heads) - MOST_FOLLOWING
            rest = f"; {self.inside('some-more', n=Amount(more))}" if more > 0 else ""
            yield from self.screen.wrap(f"{self.inside('with-it')}: {shown}{rest}", "      ", "        ")

    def _headed(self, each: Difference, under: tuple[Choice, ...]) -> Iterator[str]:
        """A difference with its table, and what each edition makes of it by which rules."""
        from cardlaw.analysis.comparison.digest import headline

        where = f"  {self.inside('only-under', choices=self.choices(under))}" if under else ""
        yield f"  {self.screen.paint('name', self.say.start(headline(each)))}{self.screen.paint('quiet', where)}"
        yield from self.table(each)
        yield from self._groups(each)

    def table(self, each: Difference, moving: bool = True, first: str = "      ") -> Iterator[str]:
        """The situation as one sentence, with the move that is tried if that is not told already.

        A table's own choice is no situation by itself: where nothing else is given, there is none to show.
        """
        from cardlaw.analysis.witness.tell import on_the_way, situated, to_what, tried, two_alone

        if each.witness is None:
            return
        rows = [*two_alone(self.whole, each), *situated(self.whole, self.layout, each.witness)]
        move = tried(self.whole, self.layout, each.witness) if moving else None
        told = [*rows, *self._own_states(each), *([move] if move else ())]
        on = on_the_way(each)
        if told or not all(answer.id.startswith("table-picks") for answer in on):
            when = self.inside("for-example")
            on = tuple(to_what(answer, each, self.models.values()) for answer in on)
            turned_up = {str(answer["card"]) for answer in on if answer.id == "comes-up-in"}
            given = each.witness.zones or each.witness.ends
            chance = (message("chance-in-each"),) if len(turned_up) > 1 and not given else ()
            said = "; ".join(map(self.say.part, (*told, *on, *chance)))
            unseen = f" ({self.inside('not-seen-in-play')})" if each.seen is False else ""
            yield from self.screen.wrap(f"{when}: {said}{unseen}", first, f"{first}  ")

    def _own_states(self, each: Difference) -> Iterator[Message]:
        """Who has a state that is not as it starts, if nothing in the others can make it so."""
        from cardlaw.analysis.facts.starts import starting

        starts = {state.name: state.starts for model in self.models.values() for state in model.states}
        told = each.witness.states if each.witness is not None else ()
        for state in dict.fromkeys(name for name, _, value in told if value != starts[name]):
            models = self.models.items()
            knows = [
                name
                for name, model in models
                if any(own.name == state for own in model.states)
                and (state not in starting(model).states or state in starting(model).ever_set)
            ]
            if len(knows) < len(self.models):
                yield message("state-only-in", name=SpokenName(state), editions=verbatim(knows))

    def _groups(self, each: Difference) -> Iterator[str]:
        """Each outcome with the editions that have it and the clauses that decide there; all of those that clash."""
        from cardlaw.analysis.comparison.unsaid import unsaid_by_all
        from cardlaw.analysis.results.verdict_words import quoting, spoken

        clauses = dict(each.clauses)
        for verdict, names in grouped(each):
            most = None if verdict == "contradictory" else MOST_CITED
            cited = self.cited(names, clauses, most, each.under)
            told = self.say.part(quoting(spoken(verdict), self.models[names[0]], clauses.get(names[0], ())))
            yield from self.screen.wrap(f"{told}: {cited}", "    ", "        ")
        if each.kind == "which":
            yield from self.screen.wrap(self.inside("chance-alone"), "      ")
        if unsaid_by_all(each, list(self.models.values())):
            yield from self.screen.wrap(self._assumed(each), "      ")
        if each.rests_on:
            chosen = verbatim(only_under((choice,)) for choice in each.rests_on)
            said = self.inside("otherwise-under", choices=chosen)
            yield from self.screen.wrap(said, "      ", "        ")

    def _assumed(self, each: Difference) -> str:
        """That both sides are assumed; of cards, which sheets do give their number."""
        from cardlaw.analysis.comparison.unsaid import numbers_of_cards

        names = each.pairs[0]
        given = [(name, numbers_of_cards(each, self.models[name])) for name in names]
        told = [Verbatim(f"{name}{self.rules(name, ids)}") for name, ids in given if ids]
        if told:
            return self.inside("assumed-cards-of-number", editions=SpokenListing(tuple(told)))
        return self.inside("assumed-on-both-sides")

    def cited(
        self,
        names: Sequence[str],
        clauses: dict[str, tuple[str, ...]],
        most: int | None = MOST_CITED,
        under: tuple[Choice, ...] = (),
    ) -> str:
        """Editions with the rules that decide there and the lines of their sheets."""
        groups: dict[str, list[str]] = {}
        for name in names:
            told = so_called(name, under)
            groups.setdefault(self.rules(name, clauses.get(name, ()), most), []).append(told)
        return ", ".join(f"{', '.join(some)}{rules}" for rules, some in groups.items())

    def rules(self, name: str, clauses: Iterable[str], most: int | None = MOST_CITED) -> str:
        rules = {rule.id: rule for rule in self.models[name].rules}
        ids = [id for id in dict.fromkeys(map(m.rule_of, clauses)) if id in rules]
        told = [f"{id} {in_lines(rules[id].lines) or self._uncited(rules[id])}" for id in ids[:most]]
        return f" ({', '.join(told)})" if told else ""

    def _uncited(self, rule: m.Rule) -> str:
        """What a rule without lines is called: one that we assume, or one that its pack or variant states."""
        return self.inside("by-assumption" if rule.layer == "assumption" else "by-statement")

    # ---------------------------------------------------------------- everything
    def full(self, differences: Sequence[Difference]) -> Iterator[str]:
        """Every class of difference, topic by topic."""
        topics = self.topics
        order = list(topics)
        by_topic: dict[str, list[Difference]] = {}
        for each in differences:
            by_topic.setdefault(each.topic, []).append(each)
        for topic in sorted(by_topic, key=lambda name: order.index(name) if name in topics else len(order)):
            yield self.screen.paint("strong", self.topic(topics.get(topic)))
            yield from self._stand(topic)
            for each in by_topic[topic]:
                yield from self._headed(each, each.under)
            yield ""


def grouped(each: Difference) -> list[tuple[Verdict, list[str]]]:
    """Each outcome with the editions that have it."""
    groups: dict[Verdict, list[str]] = {}
    for name, verdict in each.verdicts:
        groups.setdefault(verdict, []).append(name)
    return list(groups.items())


def verbatim(names: Iterable[str]) -> SpokenListing:
    return SpokenListing(tuple(map(Verbatim, names)))


def so_called(name: str, under: tuple[Choice, ...]) -> str:
    """An edition; if its choices are part of its name, with those that are made for a difference."""
    from cardlaw.analysis.results.choices import called

    own = [(axis, value) for edition, axis, value in under if edition == name]
    return called(name, own) if own and "[" in name else name


def whole_move(each: Difference, models: Mapping[str, m.Model]) -> Difference:
    """The same, about the move with any card if an edition that lacks it does not have that move at all."""
    from cardlaw.analysis.results import items

    if each.kind != "lacks" or items.kind(each.about) is None:
        return each
    lack = [name for name, word in each.verdicts if word == message("seen-lacks")]
    known = {act.name for name in lack for act in models[name].acts}
    (act,) = items.names(each.about)
    return each if act in known else replace(each, about=items.move(act))


def only_under(under: tuple[Choice, ...]) -> str:
    """Choices: those of one edition by its name, one that editions share without; several together with a plus."""
    from cardlaw.analysis.results.choices import called, shared

    alike = shared(under)
    found = dict.fromkeys(f"{axis}={value}" for _, axis, value in under if (axis, value) in alike)
    own: dict[str, list[tuple[str, int | str]]] = {}
    for edition, axis, value in under:
        if (axis, value) not in alike:
            own.setdefault(edition, []).append((axis, value))
    return " + ".join([*found, *(called(edition, choices) for edition, choices in own.items())])


def besides_shown(why: Saying) -> Saying:
    """Why it is not known whether two differ, told where one difference is shown: it is about more of them."""
    match why.id:
        case "may-differ":
            return say("may-differ-more")
        case "only-not-as-it-starts":
            return say("only-not-as-it-starts-more", **dict(why.arguments))
        case _:
            inner = {
                name: besides_shown(each) if isinstance(each, Saying) else each
                for name, each in why.arguments
            }
            return why.book.say(why.id, **inner)
