"""`cardlaw compare`: what sets editions apart, each difference with the smallest table that shows it."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from cardlaw.cli.arguments import VerbParser, library
from cardlaw.cli.failures import WrongUse
from cardlaw.cli.findings import painter
from cardlaw.cli.screen import Screen, columns
from cardlaw.cli.units import counted, in_lines
from cardlaw.cli.variants import model_of
from cardlaw.language import model as m

if TYPE_CHECKING:
    from cardlaw.analysis.differences import Compared, Comparison, Difference
    from cardlaw.analysis.telling import Teller

FEWEST = 2
LETTERS = "ABCDEFGHIJ"


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "ID ID [ID ...] [OPTION ...]"
    parser.examples = (
        "cardlaw compare NAME OTHER",
        "cardlaw compare NAME OTHER THIRD --matrix",
        "cardlaw compare NAME OTHER --topic TOPIC --proofs",
    )
    parser.add_argument("ids", metavar="ID", nargs="+", help="two or more editions or variants of one game")
    parser.add_argument("--topic", metavar="TOPIC", help="only what differs in this topic")
    parser.add_argument("--proofs", action="store_true", help="list what was proved to be the same, too")
    parser.add_argument("--matrix", action="store_true", help="only who agrees with whom, topic by topic")
    parser.add_argument("--moves", action="store_true", help="only what is allowed, not what follows from it")


def run(options: argparse.Namespace, screen: Screen) -> int:
    from cardlaw.analysis.versus import compare_models

    ids = list(dict.fromkeys(options.ids))
    if len(ids) < FEWEST:
        raise WrongUse(
            "a comparison needs two editions or more", "name another one: `cardlaw list` has them all"
        )
    shelf = library(options)
    models = [model_of(shelf, name) for name in ids]
    if len({model.vocabulary for model in models}) > 1:
        raise WrongUse("these are editions of different games", "only editions of one game can be compared")
    _check_topic(models, options.topic)
    found = compare_models(models, effects=not options.moves)
    kept = [d for d in found.differences if options.topic in (None, *d.topics)]
    if screen.format == "json":
        screen.data(_json(models, found, kept))
    elif screen.format == "plain":
        screen.say(*(_line(each) for each in kept))
    else:
        screen.say(*_told(models, found, kept, options, screen))
    for fault in found.faults:
        screen.remark(f"cardlaw: a fault of ours: the engine does not show `{fault.id}`; please report it")
    return 1 if kept or found.unknown or found.faults else 0


def _check_topic(models: list[m.Model], topic: str | None) -> None:
    known = [each.name for each in models[0].topics]
    if topic is not None and topic not in known:
        raise WrongUse(f"there is no topic `{topic}`", f"there is {', '.join(known)}")


# ------------------------------------------------------------------ for people
def _told(
    models: list[m.Model],
    found: Comparison,
    kept: list[Difference],
    options: argparse.Namespace,
    screen: Screen,
) -> Iterator[str]:
    from cardlaw.analysis.telling import Teller

    topics = {topic.name: topic.text.text for topic in models[0].topics}
    if len(models) > FEWEST or options.matrix:
        yield from _matrix(models, found, options, screen)
        if options.matrix:
            return
        yield ""
    if len(models) == FEWEST and options.topic is None:
        yield from _relations(found, screen)
    teller = Teller.of(models[0])
    by_topic: dict[str, list[Difference]] = {}
    for each in kept:
        by_topic.setdefault(each.topic, []).append(each)
    order = {topic.name: place for place, topic in enumerate(models[0].topics)}
    for topic in sorted(by_topic, key=lambda name: order.get(name, len(order))):
        yield screen.paint("strong", topics.get(topic, "Other things"))
        for each in by_topic[topic]:
            yield from _difference(models, teller, each, screen)
        yield ""
    if options.proofs:
        yield from _proofs(found.same, screen)
    for unknown in found.unknown:
        yield from screen.wrap(f"not known: {unknown.about}: {unknown.how}", "", "  ")
    names = ", ".join(found.editions)
    yield f"{names}: {counted(len(kept), 'difference')}, {counted(len(found.same), 'thing')} proved the same"


def _difference(models: list[m.Model], teller: Teller, each: Difference, screen: Screen) -> Iterator[str]:
    head = each.about if each.sort != "guilt" else f"guilt of {each.about}"
    yield f"  {screen.paint('name', head)}  {screen.paint('quiet', each.kind)}"
    rows = list(teller.rows(each.witness, painter(screen))) if each.witness else []
    room = max((len(name) for name, _ in rows), default=0)
    for name, value in rows:
        yield f"      {name:<{room}}  {value}"
    for answer in each.answers:
        yield f"      {answer}"
    wide = max((len(name) for name, _ in each.verdicts), default=0)
    clauses = dict(each.clauses)
    for name, verdict in each.verdicts:
        model = next(x for x in models if x.name == name)
        word = verdict.replace("-", " ") if each.sort == "legality" else verdict
        cited = ", ".join(_cited(model, clause) for clause in clauses.get(name, ())[:3])
        lines = screen.wrap(
            f"{word}{f'  ({cited})' if cited else ''}", f"    {name:<{wide}}  ", " " * (wide + 8)
        )
        yield from lines
    for word, choices in (("only", each.under), ("not", each.rests_on)):
        for edition, axis, arm in choices:
            yield from screen.wrap(f"{word} under {edition}[{axis}={arm}]", "      ")


def _cited(model: m.Model, clause: str) -> str:
    rule = next((r for r in model.rules if r.id == clause.partition("#")[0]), None)
    if rule is None or not rule.lines:
        return clause
    return f"{clause}, lines {in_lines(rule.lines)}"


def _relations(found: Comparison, screen: Screen) -> Iterator[str]:
    """Move by move and kind by kind, how the first stands to the second."""
    one = found.editions[0]
    words = {
        "stricter": f"{one} is stricter",
        "looser": f"{one} is looser",
        "incomparable": "each allows what the other forbids",
        "silent": "one is silent",
        "differs": "they differ",
        "unknown": "not known",
    }
    rows = [
        (each.about if each.sort == "legality" else f"guilt of {each.about}", words[each.relation], each.how)
        for each in found.compared
        if each.relation != "same" and each.sort in ("legality", "guilt", "offer")
    ]
    if rows:
        yield from columns((("what is done", "", ""), *rows), frozenset())
        yield ""


def _matrix(
    models: list[m.Model], found: Comparison, options: argparse.Namespace, screen: Screen
) -> Iterator[str]:
    """Who agrees with whom: in each row, editions with one letter say the same."""
    from cardlaw.analysis.versus import agreement

    groups = agreement(found)
    rows = []
    for topic in models[0].topics:
        if topic.name in groups:
            letter = {name: LETTERS[i] for i, group in enumerate(groups[topic.name]) for name in group}
            rows.append((*(letter[name] for name in found.editions), topic.text.text))
    same = [topic.name for topic in models[0].topics if topic.name not in groups]
    yield from columns(((*found.editions, ""), *rows), frozenset())
    if same:
        what = "no difference in what is allowed" if options.moves else "no difference"
        yield from screen.wrap(f"{what} was found in {', '.join(same)}", "")


def _proofs(same: Iterable[Compared], screen: Screen) -> Iterator[str]:
    yield screen.paint("strong", "The same")
    for each in same:
        about = f"guilt of {each.about}" if each.sort == "guilt" else each.about
        yield from screen.wrap(f"{each.one} and {each.other}: {about} ({each.how})", "  ", "    ")
    yield ""


# ------------------------------------------------------------------ for machines
def _line(each: Difference) -> str:
    words = "; ".join(f"{name}: {verdict}" for name, verdict in each.verdicts)
    return f"{each.topic or '-'} {each.sort} {each.kind} {each.about}: {words}"


def _json(models: list[m.Model], found: Comparison, kept: list[Difference]) -> dict[str, Any]:
    from cardlaw.analysis.telling import Teller
    from cardlaw.analysis.versus import agreement

    teller = Teller.of(models[0])
    return {
        "editions": list(found.editions),
        "differences": [
            {
                "id": each.id,
                "topic": each.topic,
                "kind": each.kind,
                "sort": each.sort,
                "about": each.about,
                "verdicts": dict(each.verdicts),
                "clauses": {name: list(ids) for name, ids in each.clauses},
                "witness": teller.plain(each.witness) if each.witness else None,
                "answers": list(each.answers),
                "replayed": each.replayed,
                "only_under": [list(choice) for choice in each.under],
                "not_under": [list(choice) for choice in each.rests_on],
            }
            for each in kept
        ],
        "same": [_compared(each) for each in found.same],
        "unknown": [_compared(each) for each in found.unknown],
        "relations": [_compared(each) for each in found.compared if each.relation not in ("same", "unknown")],
        "agreement": {topic: [list(group) for group in groups] for topic, groups in agreement(found).items()},
    }


def _compared(each: Compared) -> dict[str, Any]:
    return {
        "editions": [each.one, each.other],
        "sort": each.sort,
        "about": each.about,
        "relation": each.relation,
        "how": each.how,
    }
