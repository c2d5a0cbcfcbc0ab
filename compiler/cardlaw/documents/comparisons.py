"""Comparisons by the analysis → what pages show, kept between runs like the analysis keeps its reports."""

from __future__ import annotations

import hashlib
import json
import logging
import os
import tempfile
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from cardlaw.analysis.differences import Compared, Difference
from cardlaw.analysis.differences import Comparison as Report
from cardlaw.analysis.matrix import agreement
from cardlaw.analysis.storing import code_hash, folder
from cardlaw.analysis.versus import compare_models
from cardlaw.analysis.witnesses import Witness
from cardlaw.documents import results
from cardlaw.documents.asking import How, table_of_witness
from cardlaw.engine.layout import Layout
from cardlaw.engine.rulebook import Rulebook
from cardlaw.language import model as m
from cardlaw.language.serialising import model_hash

log = logging.getLogger("mkdocs.plugins.cardlaw")


class Comparisons:
    """Comparisons of the models that are known, asked for once; two editions share what all of them gave."""

    def __init__(self, how: How, models: Sequence[m.Model]) -> None:
        self.how = how
        self._models = {model.name: model for model in models}
        self._found: dict[tuple[str, ...], results.Comparison | None] = {}

    def __call__(self, names: tuple[str, ...]) -> results.Comparison | None:
        if names not in self._found:
            wider = next(
                (found for all_, found in self._found.items() if found and set(names) < set(all_)), None
            )
            if wider is not None and len(names) == 2:
                self._found[names] = wider.between(*names)
            else:
                self._found[names] = self._compared(names)
        return self._found[names]

    def _compared(self, names: tuple[str, ...]) -> results.Comparison | None:
        models = [self._models[name] for name in names if name in self._models]
        file = folder() / f"compare-{_key(models)}.json"
        report = _read(file)
        if report is None and self.how == "all":
            report = compare_models(models)
            _write(file, report)
        if report is None:
            log.info("cardlaw: no comparison of %s is kept; set `findings: all` once", ", ".join(names))
            return None
        return shown(models, report)


def shown(models: Sequence[m.Model], report: Report) -> results.Comparison:
    """The report as pages show it, by topic in the order in which the vocabulary declares them."""
    layout = Layout(Rulebook(models[0]), None)
    order = {topic.name: at for at, topic in enumerate(models[0].topics)}
    differences = sorted(
        (_difference(models[0], layout, each) for each in report.differences),
        key=lambda each: (order.get(each.topic, len(order)), each.id),
    )
    groups = tuple((topic, tuple(found)) for topic, found in agreement(report).items())
    unknown = tuple((each.about, each.how) for each in report.unknown)
    return results.Comparison(report.editions, tuple(differences), groups, len(report.same), unknown)


def _difference(model: m.Model, layout: Layout, each: Difference) -> results.Difference:
    return results.Difference(
        id=each.id,
        topic=each.topic,
        kind=each.kind,
        verdicts=each.verdicts,
        rules=each.clauses,
        message=each.about,
        table=table_of_witness(model, layout, each.witness) if each.witness is not None else None,
        replayed=each.replayed,
    )


# ------------------------------------------------------------------ to and from files
def _key(models: Sequence[m.Model]) -> str:
    parts = [code_hash(), *(model_hash(model) for model in models)]
    return hashlib.sha256(" ".join(parts).encode()).hexdigest()[:32]


def _read(file: Path) -> Report | None:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        return Report(
            tuple(data["editions"]),
            tuple(_thawed(plain) for plain in data["differences"]),
            tuple(Compared(**_frozen(plain)) for plain in data["compared"]),
        )
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _thawed(plain: dict[str, Any]) -> Difference:
    witness = plain.pop("witness")
    found = Witness(**_frozen(witness)) if witness is not None else None
    return Difference(**_frozen(plain), witness=found)


def _frozen(value: Any) -> Any:
    """Lists, as JSON has them, back to tuples, one level of names kept."""
    if isinstance(value, dict):
        return {name: _frozen(part) for name, part in value.items()}
    return tuple(_frozen(part) for part in value) if isinstance(value, list) else value


def _plain(thing: Any) -> dict[str, Any]:
    return {field.name: getattr(thing, field.name) for field in fields(thing) if field.name != "values"}


def _write(file: Path, report: Report) -> None:
    """A whole file or none."""
    differences = []
    for each in report.differences:
        plain = _plain(each)
        plain["witness"] = _plain(each.witness) if each.witness is not None else None
        differences.append(plain)
    data = {
        "editions": report.editions,
        "differences": differences,
        "compared": [_plain(each) for each in report.compared],
    }
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=file.parent, suffix=".part", delete=False
        ) as part:
            json.dump(data, part)
        os.replace(part.name, file)
    except OSError:
        return
