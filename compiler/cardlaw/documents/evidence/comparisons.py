"""Comparisons by the analysis → what pages show."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from cardlaw.analysis.comparison.digest import digest, headline
from cardlaw.analysis.comparison.matrix import matrix
from cardlaw.analysis.facts.common_ground import aligned
from cardlaw.analysis.reach.lived import lived
from cardlaw.analysis.results import items
from cardlaw.analysis.results.difference import Comparison as Report
from cardlaw.analysis.results.difference import Difference
from cardlaw.analysis.storing import compared, kept_comparison, shown_in_play
from cardlaw.analysis.witness.tell import on_the_way, to_what
from cardlaw.analysis.working import processors
from cardlaw.documents import results
from cardlaw.documents.evidence.asking import How, command, table_of_witness, written_at
from cardlaw.documents.pages.pieces.naming import is_edition
from cardlaw.engine.state.layout import layout_of
from cardlaw.language import model as m

log = logging.getLogger("mkdocs.plugins.cardlaw")


class Comparisons:
    """Comparisons of the models that are known, asked for once; two editions share what all of them gave.

    With `all`, editions are compared whatever it takes, and so are variants of the reader's own folder (`rules`);
    of other variants only what is kept is shown.
    """

    def __init__(self, how: How, models: Sequence[m.Model], rules: str | None = None) -> None:
        self.how, self.rules = how, rules
        self._models = {model.name: model for model in models}
        self._found: dict[tuple[str, ...], results.ShownComparison | None] = {}

    def __call__(self, names: tuple[str, ...]) -> results.ShownComparison | None:
        if names not in self._found:
            wider = next(
                (found for all_, found in self._found.items() if found and set(names) < set(all_)), None
            )
            if wider is not None and len(names) == 2:
                self._found[names] = wider.between(*names)
            else:
                self._found[names] = self._compared(names)
        return self._found[names]

    def _compared(self, names: tuple[str, ...]) -> results.ShownComparison | None:
        models = [self._models[name] for name in names if name in self._models]
        whole = self.how == "all" and (self.rules is not None or all(map(is_edition, models)))
        report = kept_comparison(models)
        if report is None and whole:
            said = ", ".join(f"`{name}`" for name in names)
            log.info("cardlaw: comparing %s; the result is kept for later", said)
            report = compared(models, jobs=processors(), done=_looked_at)
        if report is None:
            if all(map(is_edition, models)):
                log.warning(
                    "cardlaw: %s: no comparison of %s is kept; `%s` computes and keeps it, "
                    "or set `findings: all`, or `findings: none`",
                    written_at(models[0]),
                    ", ".join(f"`{name}`" for name in names),
                    command("compare", names, self.rules),
                )
            return None
        look = partial(lived, jobs=processors()) if whole else None
        return shown(models, shown_in_play(models, report, look))


def _looked_at(made: int, of: int) -> None:
    log.info("cardlaw: compared in %d of %d respects", made, of)


def shown(models: Sequence[m.Model], report: Report) -> results.ShownComparison:
    """The report as pages show it: topic by topic, what follows from a difference after it."""
    tell = partial(_difference, models, aligned(models)[0])
    told: list[results.ShownDifference] = []
    for section in digest(report, models):
        every = [section.points, *(points for _, points in section.elsewhere)]
        for point in (point for points in every for point in points):
            told.append(tell(section.topic, point.lead))
            told += [tell(section.topic, each, True) for each in point.following]
    told = _told_apart(told)
    rows = matrix(report, models)
    marks = tuple((row.topic.name, row.marks) for row in rows)
    unknown = tuple((each.about, each.how) for each in report.unknown)
    more = tuple(row.topic.name for row in rows if row.more)
    return results.ShownComparison(report.editions, tuple(told), marks, unknown, more)


def _told_apart(told: Sequence[results.ShownDifference]) -> list[results.ShownDifference]:
    """The differences with ids that are all different: those that show under choices of several editions share one."""
    seen: Counter[str] = Counter()
    out = []
    for each in told:
        seen[each.id] += 1
        out.append(replace(each, id=f"{each.id}-{seen[each.id]}") if seen[each.id] > 1 else each)
    return out


def _between_turns(model: m.Model, each: Difference) -> bool:
    """Whether a difference is about what happens before play begins or after it ends."""
    turns = {stage.name for stage in model.stages if stage.turns is not None}
    return each.about.id == "item-stages" and turns.isdisjoint(items.names(each.about))


def _difference(
    models: Sequence[m.Model], model: m.Model, topic: str, each: Difference, follows: bool = False
) -> results.ShownDifference:
    return results.ShownDifference(
        id=each.id,
        topic=topic,
        kind=each.kind,
        verdicts=each.verdicts,
        rules=each.clauses,
        head=headline(each),
        named=tuple(sorted({*items.names(each.about), *each.facet[1:]})),
        table=None
        if each.witness is None
        else table_of_witness(model, layout_of(model), each.witness, not _between_turns(model, each)),
        then=tuple(to_what(answer, each, models) for answer in on_the_way(each)),
        replayed=each.replayed,
        under=each.under,
        follows=follows,
        pairs=each.pairs,
    )
