"""`cardlaw compare`: what sets editions apart, each difference with the smallest table that shows it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from cardlaw.cli.arguments import (
    VerbParser,
    language,
    library,
    on_cluster,
    takes_cluster,
    takes_courses,
    takes_jobs,
)
from cardlaw.cli.failures import WrongUse
from cardlaw.cli.progress import progress
from cardlaw.cli.screen import Screen
from cardlaw.cli.variants import told_apart
from cardlaw.cli.views.course import (
    courses_between,
    courses_json,
    numbered,
    say_courses,
    wanted,
    write_courses,
)
from cardlaw.cli.views.in_play import differences_in_play, in_play_json, say_in_play, takes_in_play
from cardlaw.language import model as m
from cardlaw.language.saying import ListedWords
from cardlaw.wording.commands import say

if TYPE_CHECKING:
    from cardlaw.analysis.comparison.printed import Printed
    from cardlaw.analysis.comparison.unsaid import Unsaid
    from cardlaw.analysis.results.difference import Compared, Comparison, Difference

FEWEST = 2


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "ID ID [ID ...] [OPTION ...]"
    parser.examples = (
        "cardlaw compare NAME OTHER",
        "cardlaw compare NAME OTHER THIRD --matrix",
        "cardlaw compare NAME OTHER --topic TOPIC",
    )
    parser.add_argument("ids", metavar="ID", nargs="+")
    parser.add_argument("--topic", metavar="TOPIC")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--why", action="store_true")
    parser.add_argument("--proofs", action="store_true")
    parser.add_argument("--matrix", action="store_true")
    parser.add_argument("--moves", action="store_true")
    parser.add_argument("--together", action="store_true")
    takes_courses(parser, "difference")
    takes_in_play(parser)
    takes_jobs(parser)
    takes_cluster(parser)


def run(options: argparse.Namespace, screen: Screen) -> int:
    with on_cluster(options):
        return _run(options, screen)


def _run(options: argparse.Namespace, screen: Screen) -> int:
    from cardlaw.analysis.reach.lived import lived
    from cardlaw.analysis.storing import compared, shown_in_play
    from cardlaw.analysis.working import processors

    if len(options.ids) >= FEWEST > len({*options.ids}):
        raise WrongUse(say("named-twice", name=options.ids[0]), say("name-another"))
    if len({*options.ids}) < FEWEST:
        raise WrongUse(say("needs-two"), say("list-has-all"))
    models = told_apart(library(options), options.ids)
    if len({model.vocabulary for model in models}) > 1:
        raise WrongUse(say("different-games"), say("one-game-only"))
    _check_topic(models, options.topic)
    with progress(screen, "comparing", "look", len(models) * (len(models) - 1)) as watched:
        jobs = options.jobs or processors()
        found = compared(
            models,
            not options.moves,
            jobs,
            lambda number, _: watched.done(number),
            joint=options.together and not options.moves,
        )
    if screen.format == "text":
        found = shown_in_play(models, found, partial(lived, jobs=jobs))
    kept = [d for d in found.differences if options.topic in (None, *d.topics)]
    courses = courses_between(models, kept) if wanted(options) else None
    in_play = differences_in_play(models, found, kept, options, screen) if options.in_play else None
    title = ", ".join(found.editions)
    if screen.format == "json":
        extra = {} if courses is None else {"courses": courses_json(courses)}
        extra |= {} if in_play is None else {"in_play": in_play_json(in_play)}
        screen.data({**_json(models, found, kept), **extra})
    elif screen.format == "plain":
        screen.say(*map(_line, kept, numbered(each.id for each in kept)))
    else:
        screen.say(*_told(models, found, kept, options, screen))
    if in_play is not None and screen.format != "json":
        say_in_play(title, in_play, screen)
    if courses is not None:
        if screen.format != "json":
            say_courses(title, courses, screen)
        write_courses(title, courses, options, screen)
    for fault in found.faults:
        screen.remark(f"cardlaw: {screen.words(say('check-fault', id=fault.id))}")
    return 1 if kept or found.unknown or found.faults else 0


def _check_topic(models: list[m.Model], topic: str | None) -> None:
    known = [each.name for each in models[0].topics]
    if topic is not None and topic not in known:
        raise WrongUse(say("no-topic", name=topic), say("can-be", values=ListedWords(tuple(known), "or")))


# ------------------------------------------------------------------ for people
def _told(
    models: list[m.Model],
    found: Comparison,
    kept: list[Difference],
    options: argparse.Namespace,
    screen: Screen,
) -> Iterator[str]:
    from cardlaw.analysis.comparison.digest import to_see
    from cardlaw.cli.views.comparisons.comparison import ComparisonTelling
    from cardlaw.cli.views.comparisons.comparison_more import (
        only_printed,
        proofs,
        relations,
        summary,
        unknown,
        unsaid,
        untried,
    )

    told = ComparisonTelling(models, found, screen, language(options, screen))
    if options.matrix:
        yield from told.matrix(options.moves)
        yield from unknown(told)
        return
    whole = options.topic is not None or options.all
    if not whole:
        yield from told.first()
        if not options.why:
            yield from told.sentences()
        if len(models) > FEWEST:
            yield from (*told.matrix(options.moves), "")
    if not (whole or options.why):
        if options.proofs:
            yield from proofs(told)
        yield from told.unknown_in_short()
        yield from untried(told, short=True)
        yield from screen.wrap(f"{summary(told, len(to_see(found, kept)))}.")
        yield from screen.wrap(told.said("compare-more"))
        return
    if whole:
        yield from told.full(kept)
    else:
        kept = to_see(found, kept)
        if len(models) == FEWEST:
            yield from relations(told)
        yield from told.digest()
    if not options.moves:
        yield from only_printed(told, options.topic)
    yield from unsaid(told, options.topic)
    if options.proofs:
        yield from proofs(told)
    yield from unknown(told)
    yield from untried(told)
    yield from screen.wrap(f"{summary(told, len(kept))}.")
    if found.differences:
        yield from screen.wrap(told.said("compare-lines"))


# ------------------------------------------------------------------ for machines
def _line(each: Difference, id: str) -> str:
    from cardlaw.analysis.results.verdict_words import in_words
    from cardlaw.cli.views.comparisons.comparison import only_under

    words = "; ".join(f"{name}: {in_words(verdict)}" for name, verdict in each.verdicts)
    where = f"; only under {only_under(each.under)}" if each.under else ""
    return f"{each.topic or '-'} {each.sort} {each.kind} {id} {each.about}: {words}{where}"


def _json(models: list[m.Model], found: Comparison, kept: list[Difference]) -> dict[str, Any]:
    from cardlaw.analysis.comparison.digest import headline
    from cardlaw.analysis.comparison.matrix import agreement, matrix
    from cardlaw.analysis.comparison.printed import only_printed
    from cardlaw.analysis.comparison.strictness import standing
    from cardlaw.analysis.comparison.unsaid import unsaid, unsaid_by_all
    from cardlaw.analysis.facts.common_ground import aligned
    from cardlaw.analysis.results.verdict_words import in_words, spoken
    from cardlaw.analysis.witness.tell import Teller
    from cardlaw.wording.messages import as_data

    teller, apart = Teller.of(aligned(models)[0]), found.apart_under
    return {
        "editions": list(found.editions),
        "differences": [
            {
                "id": each.id,
                "topic": each.topic,
                "kind": each.kind,
                "sort": each.sort,
                "about": str(each.about),
                "headline": str(headline(each)),
                "said": as_data(headline(each)),
                "verdicts": {name: in_words(verdict) for name, verdict in each.verdicts},
                "outcomes": {name: as_data(spoken(verdict)) for name, verdict in each.verdicts},
                "clauses": {name: list(ids) for name, ids in each.clauses},
                "witness": teller.plain(each.witness) if each.witness else None,
                "answers": list(map(str, each.answers)),
                "on_the_way": [as_data(answer) for answer in each.answers],
                "replayed": each.replayed,
                "only_under": [list(choice) for choice in each.under],
                "not_under": [list(choice) for choice in each.rests_on],
                "unsaid_by_all": unsaid_by_all(each, models),
                "told_by": [list(pair) for pair in each.pairs],
            }
            for each in kept
        ],
        "same": [
            {**_compared(each), "not_under": [list(map(list, under)) for under in apart.get(each.thing, ())]}
            for each in found.same
        ],
        "given": list(found.given(models)),
        "same_under": [_compared(each) for each in found.same_under],
        "unknown": [_compared(each) for each in found.unknown],
        "untried": [
            {
                "editions": list(pair),
                "pairs_of_choices": found.untried.get(pair, 0),
                "threes_of_choices": found.threes.get(pair, 0),
            }
            for pair in dict.fromkeys((*found.untried, *found.threes))
        ],
        "relations": [
            _compared(each)
            for each in found.compared
            if each.relation not in ("same", "unknown", "untried")
            and (each.sort == "effect" or not each.under)
        ],
        "standing": [
            {"topic": topic.name} | {key: each for key, each in stands._asdict().items() if key != "silent"}
            for topic in models[0].topics
            for stands in standing(found, topic.name)
        ],
        "unsaid": [_unsaid(each) for each in unsaid(models)],
        "only_printed": [_printed(each) for each in only_printed(models, found.differences)],
        "agreement": {topic: [list(group) for group in groups] for topic, groups in agreement(found).items()},
        "matrix": {
            row.topic.name: dict(zip(found.editions, row.marks, strict=True)) for row in matrix(found, models)
        },
    }


def _compared(each: Compared) -> dict[str, Any]:
    from cardlaw.wording.messages import as_data

    return {
        "editions": [each.one, each.other],
        "sort": each.sort,
        "about": str(each.about),
        "thing": as_data(each.about),
        "relation": each.relation,
        "how": each.how if each.sort != "offer" or not each.only else f"only {each.only} offers it",
        "rules": list(each.rules),
        "under": [list(choice) for choice in each.under],
    }


def _printed(each: Printed) -> dict[str, Any]:
    return {
        "name": each.name,
        "topic": each.topic,
        "printed": {
            name: {"rule": rule.id, "says": rule.gloss.text, "lines": [list(span) for span in rule.lines]}
            for name, rule in each.by
        },
        "lacking": list(each.lacking),
    }


def _unsaid(each: Unsaid) -> dict[str, Any]:
    return {
        "name": each.name,
        "topic": each.topic,
        "silent": {
            name: {
                "says": silence.text.text,
                "lines": [list(span) for span in silence.lines],
                "played_by": list(silence.resolved_by),
            }
            for name, silence in each.silent
        },
        "printed": {name: list(rules) for name, rules in each.printed},
    }
