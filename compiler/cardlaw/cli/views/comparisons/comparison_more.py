"""A comparison on the screen, the rest: move by move, what sheets leave open, what was proved, what is not known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from cardlaw.cli.units import in_lines
from cardlaw.cli.views.comparisons.comparison import ComparisonTelling, besides_shown, only_under, verbatim
from cardlaw.documents.prose import to_plain
from cardlaw.language.saying import Saying
from cardlaw.wording.arguments import (
    Amount,
    Message,
    SpokenListing,
    SpokenRule,
    SpokenSaid,
    SpokenText,
    Verbatim,
)
from cardlaw.wording.messages import message
from cardlaw.wording.reasons import without_place

if TYPE_CHECKING:
    from cardlaw.analysis.comparison.strictness import Stands
    from cardlaw.analysis.comparison.unsaid import Unsaid
    from cardlaw.analysis.results.difference import Compared

PROVED = {
    "structural": "proved-by-structure",
    "by structure": "proved-by-structure",
    "table": "proved-by-entry",
    "traces": "proved-by-step",
    "proved": "proved-by-solver",
    "by the solver": "proved-by-solver",
}
"""What a kind of proof is called, the same whatever it is about."""


def relations(told: ComparisonTelling) -> Iterator[str]:
    """Move by move, with the kinds of card it holds for, how two editions stand to each other."""
    from cardlaw.analysis.comparison.strictness import between
    from cardlaw.analysis.results import items
    from cardlaw.analysis.results.difference import MOVES

    groups: dict[tuple[Message, Message], list[str]] = {}
    for each in told.found.compared:
        if each.relation == "same" or each.sort == "effect" or each.under:
            continue
        if each.sort in MOVES:
            stands = between(_stands(told, each), told.found.editions)
        elif each.only:
            stands = message("only-offers", edition=Verbatim(each.only))
        else:
            stands = message("stands-unknown")
        kind = items.kind(each.about)
        groups.setdefault((_move(each), stands), []).extend([told.say.prose.name(kind)] if kind else [])
    for lacking in (each for each in told.found.differences if each.kind == "lacks"):
        for name, word in lacking.verdicts:
            if word == message("seen-lacks"):
                groups[lacking.about, message("has-no-such", edition=Verbatim(name))] = []
    if not groups:
        return
    yield told.title("head-moves")
    for (move, stands), kinds in groups.items():
        of = f" ({', '.join(kinds)})" if kinds else ""
        yield from told.screen.wrap(f"{told.say.start(move)}{of}: {told.say.part(stands)}", "  ", "    ")
    same = sum(each.sort in MOVES for each in told.found.same)
    if same:
        yield from told.screen.wrap(told.inside("moves-same", n=Amount(same)), "  ")
    yield ""


def _stands(told: ComparisonTelling, each: Compared) -> Stands:
    """How two editions stand in a move, and which of them says nothing of it where the other does."""
    from cardlaw.analysis.comparison.strictness import Stands, silent

    words = [
        (verdicts[each.one], verdicts[each.other])
        for verdicts in (
            dict(apart.verdicts)
            for apart in told.found.differences
            if (apart.about, apart.sort) == (each.about, each.sort) and not apart.under
        )
        if {each.one, each.other} <= verdicts.keys()
    ]
    return Stands(each.one, each.other, each.sort, each.relation, silent(each.one, each.other, words))


def _move(each: Compared) -> Message:
    """What was compared without the kind of card."""
    from cardlaw.analysis.results import items

    names = items.names(each.about)
    move = items.move(names[0], None, items.moment(each.about)) if names else each.about
    return message("guilt-of", item=move) if each.sort == "guilt" else move


def unsaid(told: ComparisonTelling, topic: str | None = None) -> Iterator[str]:
    """What sheets leave open, who prints something of it, and by which rules it is played all the same."""
    from cardlaw.analysis.comparison.unsaid import unsaid

    every = [each for each in unsaid(list(told.models.values())) if topic in (None, each.topic)]
    found = [each for each in every if not _nobody_says(told, each)]
    if not every:
        return
    yield told.title("head-unsaid")
    last = ""
    for each in found:
        if each.topic != last and topic is None:
            last = each.topic
            yield f"  {told.screen.paint('name', told.topic(told.topics.get(last)))}"
        groups: dict[tuple[str, str], list[str]] = {}
        for name, silence in each.silent:
            played = told.rules(name, silence.resolved_by)
            at = f" ({in_lines(silence.lines)})" if silence.lines else ""
            text = to_plain(told.say.prose.words(silence.text))
            groups.setdefault((text, played), []).append(f"{name}{at}")
        for (text, played), names in groups.items():
            yield from told.screen.wrap(f"{', '.join(names)}: {text}{played}", "    ", "        ")
        if each.printed:
            others = told.cited([name for name, _ in each.printed], dict(each.printed))
            yield from told.screen.wrap(f"{told.inside('printed-elsewhere')}: {others}", "      ", "        ")
    alike = len(every) - len(found)
    if alike:
        id = "none-says-more" if found else "none-says"
        yield from told.screen.wrap(told.said(id, n=Amount(alike)), "  ", "    ")
    yield ""


def _nobody_says(told: ComparisonTelling, each: Unsaid) -> bool:
    """Whether all the sheets leave a matter open, and the same rules are played there."""
    rules = {silence.resolved_by for _, silence in each.silent}
    return len(each.silent) == len(told.models) and len(rules) == 1


def only_printed(told: ComparisonTelling, topic: str | None = None) -> Iterator[str]:
    """Rules that only some of the sheets print, where no difference in play tells of them."""
    from cardlaw.analysis.comparison.printed import only_printed
    from cardlaw.documents.sentences import stopped

    every = only_printed(list(told.models.values()), told.found.differences)
    found = [each for each in every if topic in (None, each.topic)]
    if not found:
        return
    yield told.title("head-printed")
    for each in found:
        by = ", ".join(f"{name} ({in_lines(rule.lines)})" for name, rule in each.by)
        text = told.inside(
            "printed-not-in", text=SpokenText(each.by[0][1].gloss), editions=verbatim(each.lacking)
        )
        yield from told.screen.wrap(stopped(f"{by}: {text}"), "  ", "    ")
    yield ""


def proofs(told: ComparisonTelling) -> Iterator[str]:
    """What was proved to be the same, once for all the pairs it holds for; and what only under other choices."""
    yield told.title("head-proved")
    yield from _proved(told, told.found.same)
    chosen = {each.thing for each in told.found.same}
    only = [each for each in told.found.same_under if each.thing not in chosen]
    if only:
        yield told.title("head-proved-under")
        yield from _proved(told, only)
    yield ""


def _proved(told: ComparisonTelling, same: Iterable[Compared]) -> Iterator[str]:
    elsewhere = told.found.apart_under
    proved: dict[tuple[str, str], list[str]] = {}
    for each in same:
        where = (
            f"; {told.inside('only-under', choices=verbatim([only_under(each.under)]))}" if each.under else ""
        )
        apart = () if each.under else elsewhere.get(each.thing, ())
        but = f"; {told.inside('not-under', choices=verbatim(map(only_under, apart)))}" if apart else ""
        how = told.inside(PROVED[each.how])
        pairs = proved.setdefault((f"{told.say.start(_thing(each))} ({how})", f"{where}{but}"), [])
        pair = f"{each.one} / {each.other}"
        if pair not in pairs:
            pairs.append(pair)
    every = len(told.found.editions) * (len(told.found.editions) - 1) // 2
    for (about, where), pairs in proved.items():
        who = "" if len(pairs) == every else f": {'; '.join(pairs)}"
        yield from told.screen.wrap(f"{about}{where}{who}", "  ", "    ")


def _thing(each: Compared) -> Message:
    """What was compared: whether one may, whether it is wrong, what comes of it, or what is written down."""
    if each.sort == "guilt":
        return message("guilt-of", item=each.about)
    if each.sort != "effect" or each.how == "table":
        return each.about
    return message("comes-of-both" if each.about.id == "item-move" else "comes-of", item=each.about)


def unknown(told: ComparisonTelling) -> Iterator[str]:
    """What could not be decided, each once with the choices, between which editions and by which rules."""
    cases: dict[tuple[Message, Saying], list[Compared]] = {}
    shown = {(each.about, pair) for each in told.found.differences for pair in each.pairs if not each.under}
    for each in told.found.unknown:
        why = without_place(each.why)
        if (each.about, (each.one, each.other)) in shown and not each.under:
            why = besides_shown(why)
        cases.setdefault((each.about, why), []).append(each)
    for (about, why), found in cases.items():
        who = ", ".join(dict.fromkeys(f"{each.one} / {each.other}" for each in found))
        others = [choice for choice in dict.fromkeys(only_under(each.under) for each in found) if choice]
        where = f"; {told.inside('only-under', choices=verbatim(others))}" if others else ""
        rules = tuple(SpokenRule(id) for id in dict.fromkeys(rule for each in found for rule in each.rules))
        by = f"; {told.inside('by-rules', rules=SpokenListing(rules))}" if rules else ""
        said = told.said("unknown-thing", item=about, why=SpokenSaid(why))
        yield from told.screen.wrap(f"{said} ({who}{where}{by})", "", "  ")


def summary(told: ComparisonTelling, kept: int) -> str:
    """How many differences there are in all, and how much was proved the same."""
    editions = verbatim(told.found.editions)
    n, same = Amount(kept), Amount(len(told.found.same))
    said = told.said("compare-sum", editions=editions, n=n, n_2=same)
    given = () if kept else tuple(dict.fromkeys(told.found.given(told.models.values())))
    if not given:
        return said
    return f"{said}; {told.inside('taken-for-granted', rules=SpokenListing(tuple(map(SpokenRule, given))))}"


def untried(told: ComparisonTelling, short: bool = False) -> Iterator[str]:
    """How many pairs of choices were not tried together, and how many threes; in `short` only one of these."""
    left_out = [(told.found.untried, "compare-untried"), (told.found.threes, "compare-threes")]
    missing = [(sum(each.values()), said) for each, said in left_out if each]
    for number, said in missing[:1] if short else missing:
        if number:
            yield from told.screen.wrap(told.said(said, n=Amount(number)) + ".")
