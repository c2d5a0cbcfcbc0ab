"""Choices that two editions could be read or played by instead, alone or together; what both have is set alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from cardlaw.analysis.results.difference import Choice
from cardlaw.language import model as m

Choices = tuple[Choice, ...]


def other_choices(one: m.Model, other: m.Model, readings: bool = True) -> Iterator[Choices]:
    """Every way to choose otherwise; without `readings` only the options that both have."""
    mine = {axis.name: axis for axis in one.axes}
    theirs = {axis.name: axis for axis in other.axes}
    shared = [name for name in mine if name in theirs and in_common(mine[name], theirs[name])]
    for name in shared:
        if mine[name].sort == "reading" and not readings:
            continue
        values = {arm.value for arm in theirs[name].arms}
        for arm in mine[name].arms:
            if arm.value in values and (arm.value != one.choice(name) or arm.value != other.choice(name)):
                yield (one.name, name, arm.value), (other.name, name, arm.value)
    if readings:
        for model, axes in ((one, mine), (other, theirs)):
            for name, axis in axes.items():
                for arm in axis.arms:
                    if arm.value != model.choice(name) and name not in shared:
                        yield ((model.name, name, arm.value),)


def shared(choices: Iterable[Choice]) -> frozenset[tuple[str, int | str]]:
    """The options and readings that several editions are set to alike."""
    counts = Counter((axis, value) for _, axis, value in choices)
    return frozenset(choice for choice, editions in counts.items() if editions > 1)


def marks(choices: Iterable[Choice]) -> list[str]:
    """Choices as parts of a name, one that editions share once."""
    return list(dict.fromkeys(f"{axis} {value}" for _, axis, value in choices))


def in_common(one: m.Axis, other: m.Axis) -> bool:
    """Whether two editions have the same to choose: options of one name, or one reading of the same words.

    It does not matter in which sheet a reading stands, so that a sheet and its copy have the same to choose.
    """
    asked = [(axis.text.text, {arm.value for arm in axis.arms}) for axis in (one, other)]
    return one.sort == other.sort and (one.sort == "option" or asked[0] == asked[1])


def made(model: m.Model, choices: Iterable[Choice]) -> m.Model:
    """The model with the choices made that are its own, always the same one for the same choices."""
    own = {axis: value for edition, axis, value in choices if edition == model.name}
    found = tuple((axis, own.get(axis, value)) for axis, value in model.choices)
    if found == model.choices:
        return model
    made = _chosen(model)
    if found not in made:
        made[found] = model.choosing(found)
    return made[found]


_chosen: m.Fact[dict[tuple[tuple[str, int | str], ...], m.Model]] = m.Fact(lambda model: {})


def alike(models: Sequence[m.Model], choices: Choices) -> Choices:
    """What several editions have in common is set alike in all of them."""
    named = {model.name: {axis.name: axis for axis in model.axes} for model in models}
    several = shared(choices)
    found: dict[Choice, None] = {}
    for edition, axis, value in choices:
        if (axis, value) not in several:
            found[edition, axis, value] = None
            continue
        for name, axes in named.items():
            if (
                axis in axes
                and in_common(named[edition][axis], axes[axis])
                and any(arm.value == value for arm in axes[axis].arms)
            ):
                found[name, axis, value] = None
    return tuple(found)


def called(edition: str, choices: Iterable[tuple[str, int | str]]) -> str:
    """The name of an edition with choices made, in the place of those that its name already tells."""
    bare, _, told = edition.removesuffix("]").partition("[")
    before = (part.partition("=")[::2] for part in told.split(", ") if part)
    chosen = {**dict(before), **dict(choices)}
    return f"{bare}[{', '.join(f'{axis}={value}' for axis, value in chosen.items())}]" if chosen else bare
