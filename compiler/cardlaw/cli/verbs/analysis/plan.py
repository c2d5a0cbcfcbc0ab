"""`cardlaw plan`: what a variant would change against what it is built on."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cardlaw.cli.arguments import VerbParser, library
from cardlaw.cli.failures import DoesNotCompile, WrongUse
from cardlaw.cli.progress import progress
from cardlaw.cli.screen import Screen
from cardlaw.cli.units import counted
from cardlaw.cli.variants import model_of
from cardlaw.cli.views.findings import painter
from cardlaw.language import model as m

if TYPE_CHECKING:
    from cardlaw.analysis.differences import Difference
    from cardlaw.analysis.planning import Found, Judged, Played, Written
    from cardlaw.analysis.telling import Teller

MOST_CLAUSES = 3


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "FILE|ID [OPTION ...]"
    parser.examples = (
        "cardlaw plan friday.rules",
        "cardlaw plan 'NAME with PACK'",
        "cardlaw plan 'NAME[OPTION=VALUE]' --quick",
        "cardlaw plan friday.rules --against NAME",
    )
    parser.add_argument(
        "variant", metavar="FILE|ID", help="a variant, or an edition with packs or choices added"
    )
    parser.add_argument("--against", metavar="ID", help="compare with this, not with what it extends")
    parser.add_argument(
        "--quick", action="store_true", help="only what changes at the table; look for no findings"
    )


def run(options: argparse.Namespace, screen: Screen) -> int:
    from cardlaw.analysis import planning

    base, variant = _models(options)
    written = planning.written(base, variant)
    text = screen.format == "text"
    if text:
        screen.say(*_written(base, variant, written, screen))
        screen.out.flush()
    with progress(screen, "comparing", "look", planning.LOOKS) as watched:
        played = planning.played(base, variant, lambda number, _: watched.done(number))
    if text and (lines := list(_played(base, variant, played, screen))):
        screen.say(*lines)
        screen.out.flush()
    found = None if options.quick else _looked_for(base, variant, screen)
    if text:
        screen.say(*_found(base, variant, found, screen), *_sum(base, variant, played, found, screen))
    elif screen.format == "json":
        screen.data(_json(base, variant, written, played, found))
    else:
        screen.say(*_plain(variant, written, played, found))
    for fault in (*played.faults, *(found.faults if found else ())):
        screen.remark(f"cardlaw: a fault of ours: the engine does not show `{fault}`; please report it")
    quiet = not (played.differs or played.unknown or played.faults)
    return 0 if quiet and (found is None or not (found.open or found.faults)) else 1


def _looked_for(base: m.Model, variant: m.Model, screen: Screen) -> Found:
    from cardlaw.analysis import planning

    with progress(screen, "checking", "rulebook", 2) as watched:
        return planning.found(base, variant, lambda name, number, _: watched.done(number, name))


def _models(options: argparse.Namespace) -> tuple[m.Model, m.Model]:
    """The base and the variant, under names that tell them apart."""
    shelf = library(options)
    variant = model_of(shelf, options.variant)
    if options.against:
        base = model_of(shelf, options.against)
    else:
        found = shelf.compile_base(options.variant)
        if found is None:
            raise WrongUse(
                f"`{options.variant}` is no variant: there is nothing it changes",
                f"plan `{options.variant} with PACK`, a file that `cardlaw new` made, or name what it is to be "
                "compared with: `--against ID`",
            )
        if found.model is None:
            raise DoesNotCompile(found.diagnostics)
        base = found.model
    if base.vocabulary != variant.vocabulary:
        raise WrongUse("these are editions of different games", "only editions of one game can be compared")
    if base.name == variant.name:
        variant = replace(variant, name=" ".join(options.variant.split()))
    if base.name == variant.name:
        raise WrongUse("there is nothing to compare: both are the same", "`--against` names another one")
    return base, variant


# ------------------------------------------------------------------ what is written
def _written(base: m.Model, variant: m.Model, written: Written, screen: Screen) -> Iterator[str]:
    yield screen.paint("strong", f"{variant.name} against {base.name}")
    for word, ids in (("new", written.added), ("gone", written.gone), ("changed", written.changed)):
        if ids:
            yield from screen.wrap(f"{counted(len(ids), 'rule')}: {', '.join(ids)}", f"  {word:<8}")
    for axis, before, now in written.choices:
        yield f"  {'chosen':<8}{axis}: {now} (was {before})"
    if not (written.added or written.gone or written.changed or written.choices):
        yield "  nothing is written differently"
    yield ""


# ------------------------------------------------------------------ what changes at the table
def _played(base: m.Model, variant: m.Model, played: Played, screen: Screen) -> Iterator[str]:
    teller = _teller(base, variant)
    by_turn: dict[str, list[Judged]] = {}
    for judged in played.judged:
        by_turn.setdefault(judged.turn, []).append(judged)
    for turn, group in by_turn.items():
        yield screen.paint("strong", turn.capitalize())
        for judged in group:
            yield from _judged(base, variant, teller, judged, screen)
        yield ""
    if played.offered:
        yield screen.paint("strong", "Offered by one of the two")
        for offer in played.offered:
            yield from screen.wrap(f"{offer.about}: only {offer.only} offers it", "  ", "    ")
        yield ""
    if played.effects:
        yield screen.paint("strong", "Goes otherwise")
        for effect in played.effects:
            yield from _effect(base, variant, teller, effect, screen)
        yield ""


def _judged(base: m.Model, variant: m.Model, teller: Teller, judged: Judged, screen: Screen) -> Iterator[str]:
    from cardlaw.analysis.spoken import spoken

    each = judged.difference
    about = f"guilt of {each.about}" if each.sort == "guilt" else str(each.about)
    yield f"  {screen.paint('name', about)}"
    if each.witness is not None:
        yield from _rows(teller, each.witness, screen)
    words, clauses = dict(each.verdicts), dict(each.clauses)
    for label, name in (("was", base.name), ("now", variant.name)):
        cited = ", ".join(clauses.get(name, ())[:MOST_CLAUSES])
        word = spoken(words[name]) if name in words else "nothing"
        yield from screen.wrap(f"{word}{f'  ({cited})' if cited else ''}", f"      {label:<5}", " " * 13)


def _effect(
    base: m.Model, variant: m.Model, teller: Teller, effect: Difference, screen: Screen
) -> Iterator[str]:
    yield f"  {screen.paint('name', str(effect.about))}"
    if effect.witness is not None:
        yield from _rows(teller, effect.witness, screen)
    for answer in effect.answers:
        yield f"      {answer}"
    words, clauses = dict(effect.verdicts), dict(effect.clauses)
    for label, name in (("was", base.name), ("now", variant.name)):
        cited = ", ".join(clauses[name][:MOST_CLAUSES])
        told = f"{words[name]}{f'  ({cited})' if cited else ''}"
        yield from screen.wrap(told, f"      {label:<5}", " " * 13)


def _teller(base: m.Model, variant: m.Model) -> Teller:
    """Whoever tells of tables that have what either of the two knows of."""
    from cardlaw.analysis.aligning import aligned
    from cardlaw.analysis.telling import Teller

    return Teller.of(aligned((variant, base))[0])


def _rows(teller: Teller, witness: Any, screen: Screen) -> Iterator[str]:
    rows = list(teller.rows(witness, painter(screen)))
    room = max((len(name) for name, _ in rows), default=0)
    for name, value in rows:
        yield f"      {name:<{room}}  {value}"


# ------------------------------------------------------------------ what is found
def _found(base: m.Model, variant: m.Model, found: Found | None, screen: Screen) -> Iterator[str]:
    from cardlaw.analysis.findings import Report
    from cardlaw.analysis.planning import IDLE
    from cardlaw.analysis.report import tell
    from cardlaw.analysis.status import STATUS

    if found is None:
        return
    shown = tuple(f for f in found.new if f.open and f.kind not in IDLE)
    rest = tuple(f for f in found.new if f not in shown)
    if shown:
        yield screen.paint("strong", "New findings")
        lines = list(tell(Report(variant, shown, (), 0), painter(screen), screen.width, everything=True))
        yield from lines[: len(lines) - lines[::-1].index("")]
    if rest:
        yield screen.paint("strong", "Also new" if shown else "New findings")
        for finding in rest:
            told = f"{finding.message}  ({finding.kind}, {STATUS[finding.status]})"
            yield from screen.wrap(told, "  ", "    ")
        yield ""
    if found.gone:
        yield screen.paint("strong", f"Found in {base.name}, and no longer")
        for finding in found.gone:
            yield from screen.wrap(f"{finding.message}  ({finding.kind})", "  ", "    ")
        yield ""


def _sum(
    base: m.Model, variant: m.Model, played: Played, found: Found | None, screen: Screen
) -> Iterator[str]:
    for each in played.unknown:
        yield from screen.wrap(f"not known: {each.about}: {each.why}", "", "  ")
    if played.differs:
        parts = [
            f"{counted(len(played.judged) + len(played.offered), 'difference')} in what may be done",
            f"{counted(len(played.effects), 'difference')} in what happens",
        ]
    elif played.unknown:
        parts = [f"no difference was found, and of {counted(len(played.unknown), 'thing')} it is not known"]
    else:
        parts = [f"no observable effect: {counted(played.same, 'thing')} looked at, all proved the same"]
    if found is not None:
        open_ = f" ({len(found.open)} open)" if found.new else ""
        parts.append(f"{counted(len(found.new), 'new finding')}{open_}")
    yield from screen.wrap(f"{variant.name}: {', '.join(parts)}", "", "  ")


# ------------------------------------------------------------------ for machines
def _plain(variant: m.Model, written: Written, played: Played, found: Found | None) -> Iterator[str]:
    from cardlaw.analysis.spoken import in_words

    for word, ids in (("added", written.added), ("gone", written.gone), ("changed", written.changed)):
        yield from (f"rule {word} {id}" for id in ids)
    for axis, before, now in written.choices:
        yield f"choice {axis} {before} {now}"
    for judged in played.judged:
        words = "; ".join(f"{name}: {in_words(word)}" for name, word in judged.difference.verdicts)
        yield f"{judged.turn.replace(' ', '-')} {judged.difference.about}: {words}"
    for offer in played.offered:
        yield f"offered {offer.about}: only {offer.only} offers it"
    for effect in played.effects:
        yield f"otherwise {_message(effect)}"
    for each in played.unknown:
        yield f"unknown {each.about}: {each.why}"
    for finding in found.new if found else ():
        yield f"{variant.name} {finding.code} {finding.status} {finding.id}: {finding.message}"
    for finding in found.gone if found else ():
        yield f"gone {finding.code} {finding.id}"


def _json(
    base: m.Model, variant: m.Model, written: Written, played: Played, found: Found | None
) -> dict[str, Any]:
    from cardlaw.analysis.digest import headline
    from cardlaw.analysis.findings import Report
    from cardlaw.analysis.report import to_json
    from cardlaw.analysis.spoken import in_words, spoken
    from cardlaw.wording.messages import as_data

    teller = _teller(base, variant)
    effect = "changes" if played.differs else "unknown" if played.unknown else "none"
    return {
        "variant": variant.name,
        "base": base.name,
        "effect": effect,
        "rules": {"new": written.added, "gone": written.gone, "changed": written.changed},
        "choices": [{"axis": a, "before": before, "now": now} for a, before, now in written.choices],
        "judged": [
            {
                "change": each.turn,
                "about": str(each.difference.about),
                "sort": each.difference.sort,
                "said": as_data(headline(each.difference)),
                "verdicts": {name: in_words(verdict) for name, verdict in each.difference.verdicts},
                "outcomes": {name: as_data(spoken(v)) for name, v in each.difference.verdicts},
                "clauses": {name: list(ids) for name, ids in each.difference.clauses},
                "witness": teller.plain(each.difference.witness) if each.difference.witness else None,
                "replayed": each.difference.replayed,
            }
            for each in played.judged
        ],
        "offered": [
            {
                "about": str(each.about),
                "thing": as_data(each.about),
                "how": f"only {each.only} offers it",
                "only": each.only,
            }
            for each in played.offered
        ],
        "effects": [_effect_json(base, variant, teller, each) for each in played.effects],
        "same": played.same,
        "unknown": [
            {"about": str(each.about), "thing": as_data(each.about), "why": each.why}
            for each in played.unknown
        ],
        "findings": None
        if found is None
        else {
            "new": to_json(Report(variant, found.new, (), 0)),
            "gone": to_json(Report(base, found.gone, (), 0)),
        },
    }


def _message(effect: Difference) -> str:
    return f"{effect.about}: {', '.join(f'{word} in {name}' for name, word in effect.verdicts)}"


def _effect_json(base: m.Model, variant: m.Model, teller: Teller, effect: Difference) -> dict[str, Any]:
    from cardlaw.analysis.digest import headline
    from cardlaw.analysis.spoken import in_words, spoken
    from cardlaw.wording.messages import as_data

    words, clauses = dict(effect.verdicts), dict(effect.clauses)
    sides = (("a", base.name), ("b", variant.name))
    return {
        "id": effect.id,
        "root": str(effect.about),
        "said": as_data(headline(effect)),
        "topic": effect.topic,
        "kind": effect.kind,
        "clauses": {side: list(clauses[name]) for side, name in sides},
        "message": _message(effect),
        "outcomes": {side: in_words(words[name]) for side, name in sides},
        "seen": {side: as_data(spoken(words[name])) for side, name in sides},
        "witness": None if effect.witness is None else teller.plain(effect.witness),
        "answers": list(map(str, effect.answers)),
        "on_the_way": [as_data(answer) for answer in effect.answers],
        "replayed": effect.replayed,
    }
