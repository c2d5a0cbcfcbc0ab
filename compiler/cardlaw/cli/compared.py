"""A comparison on the screen: who agrees with whom, the points of each topic, or every difference in full."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from cardlaw.cli.findings import painter
from cardlaw.cli.screen import Screen, columns
from cardlaw.cli.units import counted, in_lines
from cardlaw.language import model as m

if TYPE_CHECKING:
    from cardlaw.analysis.differences import Choice, Compared, Comparison, Difference
    from cardlaw.analysis.digest import Point, Section
    from cardlaw.analysis.spoken import Verdict
    from cardlaw.analysis.telling import Teller
    from cardlaw.analysis.unsaid import Unsaid
    from cardlaw.wording.arguments import Message

MOST_CITED = 2
MOST_FOLLOWING = 3
PROVED = {
    "structural": "by structure",
    "table": "entry by entry",
    "traces": "step by step",
    "proved": "by the solver",
}
"""What a kind of proof is called, the same whatever it is about."""


class Telling:
    """What was found between some editions, in words."""

    def __init__(self, models: Sequence[m.Model], found: Comparison, screen: Screen) -> None:
        from cardlaw.analysis.aligning import aligned
        from cardlaw.analysis.telling import Teller

        self.models = {model.name: model for model in models}
        self.found = found
        self.screen = screen
        self.teller: Teller = Teller.of(aligned(models)[0])

    # ---------------------------------------------------------------- who agrees with whom
    def matrix(self, moves: bool = False) -> Iterator[str]:
        """A mark for every edition and topic, and what the marks mean; `moves` if nothing else was looked at."""
        from cardlaw.analysis.matrix import legend, matrix
        from cardlaw.analysis.wording import NARROWEST, wrapped

        rows = matrix(self.found, list(self.models.values()))
        apart = [row for row in rows if not row.agreed]
        if apart:
            heads = self.found.editions
            if self._room(heads) < NARROWEST:
                heads = tuple(f"({place})" for place, _ in enumerate(heads, 1))
                yield from (f"{head} {name}" for head, name in zip(heads, self.found.editions, strict=True))
                yield ""
            room = self._room(heads)
            shown = []
            for row in apart:
                title, *rest = wrapped(row.topic.text.text, room, "")
                shown.append((*row.marks, "*" if row.more else "", title))
                shown += [(*("" for _ in row.marks), "", line) for line in rest]
            yield from columns(((*heads, "", ""), *shown), frozenset())
            yield ""
        for mark, meaning in legend(apart):
            yield f"{mark:<3} {meaning}"
        same = [row.topic.text.text for row in rows if row.agreed]
        if same:
            what = "no difference in what is allowed" if moves else "the same in all"
            yield from self.screen.wrap(f"{what}: {'; '.join(same)}", "", "    ")

    def _room(self, heads: Iterable[str]) -> int:
        """What columns with these heads leave for the topics."""
        return self.screen.width - sum(len(head) + 2 for head in heads) - 3

    # ---------------------------------------------------------------- the points
    def digest(self) -> Iterator[str]:
        """Topic by topic every point once, with the smallest table that shows it and what else follows."""
        from cardlaw.analysis.digest import digest

        for section in digest(self.found, list(self.models.values())):
            yield self.screen.paint("strong", section.title)
            yield from self._stand(section.topic)
            for point in section.points:
                yield from self._point(point, ())
            yield from self._elsewhere(section)
            yield ""

    def _stand(self, topic: str) -> Iterator[str]:
        """Who is stricter in a topic, where it is about what may be done or is wrong."""
        from cardlaw.analysis.relating import standing, told

        said = "; ".join(told(standing(self.found, topic), self.found.editions))
        if said:
            yield from self.screen.wrap(said, "  ", "    ")

    def _elsewhere(self, section: Section) -> Iterator[str]:
        """What takes other choices: told if editions share an option, else only which choices they are."""
        from cardlaw.analysis.matrix import optional

        axes: dict[str, dict[str, None]] = {}
        for under, points in section.elsewhere:
            if optional(points[0].lead, list(self.models.values())):
                for point in points:
                    yield from self._point(point, under)
            else:
                for edition, axis, _ in under:
                    axes.setdefault(edition, {})[axis] = None
        if axes:
            told = "; ".join(f"{edition} ({', '.join(names)})" for edition, names in axes.items())
            yield from self.screen.wrap(
                f"more differences under other readings or options: {told}", "  ", "    "
            )

    def _point(self, point: Point, under: tuple[Choice, ...]) -> Iterator[str]:
        from cardlaw.analysis.digest import headline

        lead = point.lead
        where = f"  where {only_under(under)}" if under else ""
        yield f"  {self.screen.paint('name', str(headline(lead)))}{self.screen.paint('quiet', where)}"
        yield from self._table(lead)
        yield from self._groups(lead)
        if heads := point.beside:
            shown = "; ".join(map(str, heads[:MOST_FOLLOWING]))
            more = f" and {len(heads) - MOST_FOLLOWING} more" if len(heads) > MOST_FOLLOWING else ""
            yield from self.screen.wrap(f"with it: {shown}{more}", "      ", "        ")

    def _table(self, each: Difference) -> Iterator[str]:
        """The situation as one sentence."""
        from cardlaw.analysis.wording import wrapped

        if each.witness is None:
            return
        sentence = self.teller.sentence(each.witness, painter(self.screen))
        told = "; ".join(
            part for part in (sentence, *map(str, each.answers), *self._own_states(each)) if part
        )
        if told:
            yield from wrapped(f"when {told}", self.screen.width, "      ", "        ")

    def _own_states(self, each: Difference) -> Iterator[str]:
        """Who knows of a state that is not as it starts, if not all do."""
        starts = {state.name: state.starts for model in self.models.values() for state in model.states}
        told = each.witness.states if each.witness is not None else ()
        for state in dict.fromkeys(name for name, _, value in told if value != starts[name]):
            models = self.models.items()
            knows = [name for name, model in models if any(own.name == state for own in model.states)]
            if len(knows) < len(self.models):
                yield f"{state} is there only in {', '.join(knows)}"

    def _groups(self, each: Difference) -> Iterator[str]:
        """Each outcome with the editions that have it and the clauses that decide there; all of those that clash."""
        from cardlaw.analysis.spoken import spoken
        from cardlaw.analysis.unsaid import unsaid_by_all

        groups: dict[Verdict, list[str]] = {}
        for name, verdict in each.verdicts:
            groups.setdefault(verdict, []).append(name)
        clauses = dict(each.clauses)
        for verdict, names in groups.items():
            word = str(spoken(verdict))
            most = None if verdict == "contradictory" else MOST_CITED
            yield from self.screen.wrap(
                f"{word}: {self._cited(names, clauses, most, each.under)}", "    ", "        "
            )
        if each.kind == "which":
            yield from self.screen.wrap("by chance alone: with other cards either does the same", "      ")
        if unsaid_by_all(each, list(self.models.values())):
            yield from self.screen.wrap("assumed on both sides; the sheets do not say", "      ")
        if each.rests_on:
            told = "; ".join(only_under((choice,)) for choice in each.rests_on)
            yield from self.screen.wrap(f"otherwise under {told}", "      ", "        ")

    def _cited(
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
            groups.setdefault(self._rules(name, clauses.get(name, ()), most), []).append(told)
        return ", ".join(f"{', '.join(some)}{rules}" for rules, some in groups.items())

    def _rules(self, name: str, clauses: Iterable[str], most: int | None = MOST_CITED) -> str:
        from cardlaw.analysis.wording import uncited

        rules = {rule.id: rule for rule in self.models[name].rules}
        ids = [id for id in dict.fromkeys(clause.partition("#")[0] for clause in clauses) if id in rules]
        told = [f"{id} {in_lines(rules[id].lines) or uncited(rules[id])}" for id in ids[:most]]
        return f" ({', '.join(told)})" if told else ""

    # ---------------------------------------------------------------- everything
    def full(self, differences: Sequence[Difference]) -> Iterator[str]:
        """Every class of difference, topic by topic."""
        from cardlaw.analysis.digest import headline

        titles = {topic.name: topic.text.text for model in self.models.values() for topic in model.topics}
        order = list(titles)
        by_topic: dict[str, list[Difference]] = {}
        for each in differences:
            by_topic.setdefault(each.topic, []).append(each)
        for topic in sorted(by_topic, key=lambda name: order.index(name) if name in titles else len(order)):
            yield self.screen.paint("strong", titles.get(topic, "The whole round"))
            yield from self._stand(topic)
            for each in by_topic[topic]:
                where = f"  only under {only_under(each.under)}" if each.under else ""
                yield f"  {self.screen.paint('name', str(headline(each)))}{self.screen.paint('quiet', where)}"
                yield from self._table(each)
                yield from self._groups(each)
            yield ""

    def relations(self) -> Iterator[str]:
        """Move by move, with the kinds of card it holds for, how two editions stand to each other."""
        from cardlaw.analysis.differences import MOVES
        from cardlaw.analysis.relating import Stands, between
        from cardlaw.wording.messages import message

        groups: dict[tuple[str, str], list[str]] = {}
        for each in self.found.compared:
            if each.relation == "same" or each.sort == "effect" or each.under:
                continue
            if each.sort in MOVES:
                stands = between(Stands(each.one, each.other, each.sort, each.relation), self.found.editions)
            else:
                stands = f"only {each.only} offers it"
            move, kind = self._move(each)
            groups.setdefault((move, stands), []).extend([kind] if kind else [])
        for lacking in (each for each in self.found.differences if each.kind == "lacks"):
            for name, word in lacking.verdicts:
                if word == message("seen-lacks"):
                    groups[str(lacking.about), f"{name} has no such card or move"] = []
        if not groups:
            return
        yield self.screen.paint("strong", "What may be done, move by move")
        for (move, stands), kinds in groups.items():
            of = f" ({', '.join(kinds)})" if kinds else ""
            yield from self.screen.wrap(f"{move}{of}: {stands}", "  ", "    ")
        same = sum(each.sort in MOVES for each in self.found.same)
        if same:
            yield from self.screen.wrap(f"{same} more: the same (proved)", "  ")
        yield ""

    def _move(self, each: Compared) -> tuple[str, str]:
        """What was compared without the kind of card, and the kind."""
        from cardlaw.analysis import items

        (act,) = items.names(each.about)
        move = str(items.move(act, None, items.moment(each.about)))
        return (f"guilt of {move}" if each.sort == "guilt" else move), items.kind(each.about) or ""

    def unsaid(self, topic: str | None = None) -> Iterator[str]:
        """What sheets leave open, who prints something of it, and by which rules it is played all the same."""
        from cardlaw.analysis.unsaid import unsaid

        titles = {each.name: each.text.text for model in self.models.values() for each in model.topics}
        every = [each for each in unsaid(list(self.models.values())) if topic in (None, each.topic)]
        found = [each for each in every if not self._nobody_says(each)]
        if not every:
            return
        yield self.screen.paint("strong", "What a sheet does not say, and what is played there")
        last = ""
        for each in found:
            if each.topic != last and topic is None:
                last = each.topic
                yield f"  {self.screen.paint('name', titles.get(last, last))}"
            groups: dict[tuple[str, str], list[str]] = {}
            for name, silence in each.silent:
                played = self._rules(name, silence.resolved_by)
                at = f" ({in_lines(silence.lines)})" if silence.lines else ""
                groups.setdefault((silence.text.text, played), []).append(f"{name}{at}")
            for (text, played), names in groups.items():
                yield from self.screen.wrap(f"{', '.join(names)}: {text}{played}", "    ", "        ")
            if each.printed:
                others = self._cited([name for name, _ in each.printed], dict(each.printed))
                yield from self.screen.wrap(f"printed elsewhere: {others}", "      ", "        ")
        alike = len(every) - len(found)
        if alike:
            more = f"{counted(alike, 'matter')}{' more' if found else ''}"
            none = f"on {more} none of the sheets says anything, and all go by the same rules"
            yield from self.screen.wrap(none, "  ", "    ")
        yield ""

    def only_printed(self, topic: str | None = None) -> Iterator[str]:
        """Rules that only some of the sheets print, where no difference in play tells of them."""
        from cardlaw.analysis.printed import only_printed
        from cardlaw.analysis.wording import joined

        every = only_printed(list(self.models.values()), self.found.differences)
        found = [each for each in every if topic in (None, each.topic)]
        if not found:
            return
        yield self.screen.paint("strong", "Only printed in some of the sheets")
        for each in found:
            by = ", ".join(f"{name} ({in_lines(rule.lines)})" for name, rule in each.by)
            text = f"{by}: “{each.by[0][1].gloss.text}” Not in {joined(each.lacking)}."
            yield from self.screen.wrap(text, "  ", "    ")
        yield ""

    def _nobody_says(self, each: Unsaid) -> bool:
        """Whether all the sheets leave a matter open, and the same rules are played there."""
        rules = {silence.resolved_by for _, silence in each.silent}
        return len(each.silent) == len(self.models) and len(rules) == 1

    def _thing(self, each: Compared) -> str:
        """What was compared: whether one may, whether it is wrong, what comes of it, or what is written down."""
        if each.sort == "guilt":
            return f"guilt of {each.about}"
        if each.sort != "effect" or each.how == "table":
            return str(each.about)
        move = each.about.id == "item-move"
        return f"what comes of {each.about}{', where both allow it' if move else ''}"

    def proofs(self) -> Iterator[str]:
        """What was proved to be the same, once for all the pairs it holds for; and what only under other choices."""
        yield self.screen.paint("strong", "Proved the same")
        yield from self._proved(self.found.same)
        chosen = {each.thing for each in self.found.same}
        only = [each for each in self.found.same_under if each.thing not in chosen]
        if only:
            yield self.screen.paint("strong", "Proved the same, but only under other readings or options")
            yield from self._proved(only)
        yield ""

    def _proved(self, same: Iterable[Compared]) -> Iterator[str]:
        elsewhere = self.found.apart_under
        proved: dict[tuple[str, str], list[str]] = {}
        for each in same:
            where = f" where {only_under(each.under)}" if each.under else ""
            apart = () if each.under else elsewhere.get(each.thing, ())
            but = f"; not where {', '.join(map(only_under, apart))}" if apart else ""
            pairs = proved.setdefault(
                (f"{self._thing(each)} ({PROVED.get(each.how, each.how)})", f"{where}{but}"), []
            )
            pair = f"{each.one} and {each.other}"
            if pair not in pairs:
                pairs.append(pair)
        every = len(self.found.editions) * (len(self.found.editions) - 1) // 2
        for (about, where), pairs in proved.items():
            who = "" if len(pairs) == every else f": {'; '.join(pairs)}"
            yield from self.screen.wrap(f"{about}{where}{who}", "  ", "    ")

    def unknown(self) -> Iterator[str]:
        """What could not be decided, each once with the choices, between which editions and by which rules."""
        cases: dict[tuple[Message, str], list[Compared]] = {}
        for each in self.found.unknown:
            cases.setdefault((each.about, each.how), []).append(each)
        for (about, how), found in cases.items():
            who = ", ".join(dict.fromkeys(f"{each.one} and {each.other}" for each in found))
            choices = list(dict.fromkeys(only_under(each.under) for each in found))
            others = ", ".join(choice for choice in choices if choice)
            as_chosen = ", as chosen and" if others and not all(choices) else ""
            where = f"{as_chosen} where {others}" if others else ""
            rules = list(dict.fromkeys(f"`{rule}`" for each in found for rule in each.rules))
            by = f"; rules {', '.join(rules)}" if rules else ""
            yield from self.screen.wrap(f"not known: {about}{where}: {how}: {who}{by}", "", "  ")

    def first(self, kept: Sequence[Difference], language: str) -> Iterator[str]:
        """How many differences there are and what they are about, in the reader's language."""
        from cardlaw.documents.prose import Prose
        from cardlaw.documents.sentences import Speaker
        from cardlaw.wording.arguments import Amount, Listing, Text, Verbatim
        from cardlaw.wording.messages import message

        model = next(iter(self.models.values()))
        say = Speaker(Prose(model, language))
        editions = Listing(tuple(map(Verbatim, self.found.editions)))
        about = {name for each in kept for name in each.topics}
        topics = tuple(Text(topic.text) for topic in model.topics if topic.name in about)
        said = message("compare-same", editions=editions, n=Amount(len(self.found.same)))
        n = Amount(len(kept))
        if topics:
            said = message("compare-differ", editions=editions, n=n, topics=Listing(topics))
        elif kept:
            said = message("compare-differ-only", editions=editions, n=n)
        yield from self.screen.wrap(say.part(said) + ".")
        if self.found.unknown:
            unknown = message("compare-unknown", n=Amount(len(self.found.unknown)))
            yield from self.screen.wrap(say(unknown))

    def untried(self, language: str) -> Iterator[str]:
        """How many pairs of choices were not tried together."""
        from cardlaw.documents.prose import Prose
        from cardlaw.documents.sentences import Speaker
        from cardlaw.wording.arguments import Amount
        from cardlaw.wording.messages import message

        number = sum(self.found.untried.values())
        if number:
            say = Speaker(Prose(next(iter(self.models.values())), language))
            yield from self.screen.wrap(say(message("compare-untried", n=Amount(number))))

    def summary(self, told: int) -> str:
        names = ", ".join(self.found.editions)
        same = counted(len(self.found.same), "thing")
        return f"{names}: {counted(told, 'difference')}, {same} proved the same{self._given(told)}"

    def _given(self, told: int) -> str:
        """What the proofs take for granted, where nothing differs."""
        given = {} if told else dict.fromkeys(f"`{rule}`" for rule in self.found.given(self.models.values()))
        return f", taking for granted what {', '.join(given)} says is always so" if given else ""


def so_called(name: str, under: tuple[Choice, ...]) -> str:
    """An edition; if its choices are part of its name, with those that are made for a difference."""
    from cardlaw.analysis.choosing import called

    own = [(axis, value) for edition, axis, value in under if edition == name]
    return called(name, own) if own and "[" in name else name


def only_under(under: tuple[Choice, ...]) -> str:
    """Choices: those of one edition by its name, one that editions share without; several together with a plus."""
    from cardlaw.analysis.choosing import called, shared

    alike = shared(under)
    found = dict.fromkeys(f"{axis}={value}" for _, axis, value in under if (axis, value) in alike)
    own: dict[str, list[tuple[str, int | str]]] = {}
    for edition, axis, value in under:
        if (axis, value) not in alike:
            own.setdefault(edition, []).append((axis, value))
    return " + ".join([*found, *(called(edition, choices) for edition, choices in own.items())])
