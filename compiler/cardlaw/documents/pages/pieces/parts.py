"""Parts of a page that read otherwise under other choices: each wording stands ready beside the one shown."""

from __future__ import annotations

import json
from collections.abc import Callable

from cardlaw.documents.pages.pieces.depending import Conditions, combinations, under
from cardlaw.documents.pages.pieces.html import NOTHING, Html, tag
from cardlaw.documents.prose import Prose, to_html
from cardlaw.language import model as m


def part(
    prose: Prose, axes: tuple[str, ...], render: Callable[[Prose], Html], name: str, class_: str
) -> Html:
    """An element as it reads now, followed by how it reads under every other choice along these axes."""
    shown = render(prose)
    made = combinations(prose.model, axes) if axes else []
    if made is None:
        note = tag("p", to_html(prose.label("as-chosen-here")), class_="cl-small")
        return tag(name, shown, class_=class_) + note
    others: dict[Html, list[str]] = {}
    for choices in made:
        model = under(prose.model, choices)
        if model is not prose.model and (other := render(prose.under(model))) != shown:
            others.setdefault(other, []).append("|".join(str(value) for _, value in choices))
    if not others:
        return tag(name, shown, class_=class_)
    ordered = [axis.name for axis in prose.model.axes if axis.name in axes]
    ready = [tag("template", other, data_keys=compact(keys)) for other, keys in others.items()]
    return tag(name, shown, class_=class_, data_axes=compact(ordered)) + NOTHING.join(ready)


def compact(data: object) -> str:
    """Data for the script, without blanks."""
    return json.dumps(data, separators=(",", ":"))


def under_data(conditions: Conditions) -> str | None:
    """When something counts, for the script: `[[axis, values], …]`, or None for always."""
    return compact(_plain(conditions)) if conditions else None


def any_data(several: tuple[Conditions, ...]) -> str | None:
    """The same where it is enough that one of several lists of conditions holds; an empty one always does."""
    return compact([_plain(conditions) for conditions in several]) if several else None


def _plain(conditions: tuple[m.Condition, ...]) -> list[list[object]]:
    return [[c.axis, [str(value) for value in c.values]] for c in conditions]
