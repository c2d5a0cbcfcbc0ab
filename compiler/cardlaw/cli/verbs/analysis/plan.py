"""`cardlaw plan`: what a variant would change against what it is built on."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cardlaw.cli.arguments import VerbParser, library
from cardlaw.cli.failures import DoesNotCompile, WrongUse
from cardlaw.cli.progress import progress
from cardlaw.cli.screen import Screen
from cardlaw.cli.variants import model_of
from cardlaw.cli.views.plan_text import PlanText
from cardlaw.language import model as m
from cardlaw.wording.commands import say

if TYPE_CHECKING:
    from cardlaw.analysis.packs.plan import ComparedPlay, FindingsChanged, Written
    from cardlaw.analysis.results.difference import Difference
    from cardlaw.analysis.witness.tell import Teller


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "FILE|ID [OPTION ...]"
    parser.examples = (
        "cardlaw plan friday.rules",
        "cardlaw plan 'NAME with PACK'",
        "cardlaw plan 'NAME[CHOICE=VALUE]' --quick",
        "cardlaw plan friday.rules --against NAME",
    )
    parser.add_argument("variant", metavar="FILE|ID")
    parser.add_argument("--against", metavar="ID")
    parser.add_argument("--quick", action="store_true")


def run(options: argparse.Namespace, screen: Screen) -> int:
    from cardlaw.analysis.packs import plan as planning

    base, variant = _models(options)
    written = planning.written(base, variant)
    text = PlanText(base, variant, screen) if screen.format == "text" else None
    with progress(screen, "comparing", "look", planning.LOOKS) as watched:
        played = planning.played(base, variant, lambda number, _: watched.done(number))
    if text is not None:
        screen.say(*text.answer(played), *text.written(written), *text.changes(played))
        screen.out.flush()
    found = None if options.quick else _looked_for(base, variant, screen)
    if text is not None and found is not None:
        screen.say(*text.found(found))
    elif screen.format == "json":
        screen.data(_json(base, variant, written, played, found))
    elif text is None:
        screen.say(*_plain(variant, written, played, found))
    for fault in (*played.faults, *(found.faults if found else ())):
        screen.remark(f"cardlaw: {screen.words(say('check-fault', id=fault))}")
    quiet = not (played.differs or played.unknown or played.faults)
    return 0 if quiet and (found is None or not (found.open or found.faults)) else 1


def _looked_for(base: m.Model, variant: m.Model, screen: Screen) -> FindingsChanged:
    from cardlaw.analysis.packs import plan as planning

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
                say("plan-no-variant", name=options.variant), say("plan-what", name=options.variant)
            )
        if found.model is None:
            raise DoesNotCompile(found.diagnostics)
        base = found.model
    if base.vocabulary != variant.vocabulary:
        raise WrongUse(say("different-games"), say("one-game-only"))
    if base.name == variant.name:
        variant = variant.called(" ".join(options.variant.split()))
    if base.name == variant.name:
        raise WrongUse(say("plan-same-twice"), say("plan-against"))
    return base, variant


# ------------------------------------------------------------------ for machines
def _plain(
    variant: m.Model, written: Written, played: ComparedPlay, found: FindingsChanged | None
) -> Iterator[str]:
    from cardlaw.analysis.results.verdict_words import in_words

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


def _teller(base: m.Model, variant: m.Model) -> Teller:
    """Whoever tells of tables that have what either of the two knows of."""
    from cardlaw.analysis.facts.common_ground import aligned
    from cardlaw.analysis.witness.tell import Teller

    return Teller.of(aligned((variant, base))[0])


def _json(
    base: m.Model, variant: m.Model, written: Written, played: ComparedPlay, found: FindingsChanged | None
) -> dict[str, Any]:
    from cardlaw.analysis.comparison.digest import headline
    from cardlaw.analysis.report.report import to_json
    from cardlaw.analysis.results.finding import Report
    from cardlaw.analysis.results.verdict_words import in_words, spoken
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
    from cardlaw.analysis.comparison.digest import headline
    from cardlaw.analysis.results.verdict_words import in_words, spoken
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
