"""Options and readings: their arms, what is chosen, and what is put under them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Label, Span, write
from cardlaw.language.elaboration.places import cited, position
from cardlaw.language.elaboration.scope import Axis, Scope, choices_fix, choices_help, plain, words
from cardlaw.language.sayings import say

WIDEST_OPTION = 100
Choices = Mapping[str, int | str]


def arms(axis: Axis) -> tuple[int | str, ...]:
    if isinstance(axis, s.NumberOption):
        return tuple(range(axis.low.value, min(axis.high.value, axis.low.value + WIDEST_OPTION) + 1))
    return tuple(arm.name.text for arm in axis.arms)


def choice_condition(scope: Scope, cond: s.Condition) -> m.Condition | None:
    if cond.axis.text not in scope.axes:
        if scope.whole:
            scope.unknown("E0207", cond.axis, "option or reading", scope.axes)
        return None
    scope.use(cond.axis, "axis", cond.axis.text)
    if not all(is_arm(scope, cond.axis.text, given) for given in cond.values):
        return None
    return m.Condition(cond.axis.text, tuple(plain(value) for value in cond.values))


def is_arm(scope: Scope, axis: str, given: s.Value) -> bool:
    """Whether an axis can be set so; if not, it is told."""
    known = arms(scope.axes[axis][0])
    if plain(given) in known:
        scope.use(given, f"value of {axis}", str(plain(given)))
        return True
    help = choices_help(str(plain(given)), known)
    fix = choices_fix(given.span, plain(given), known)
    scope.complain(
        "E0208", given.span, say("cannot", axis=axis, wanted=str(plain(given))), help=help, fix=fix
    )
    return False


def axis_of(scope: Scope, axis: Axis, unit: str, file: s.File) -> m.Axis:
    lines = cited(scope, axis.cite, file)
    name, place = axis.name.text, position(axis.span)
    if isinstance(axis, s.NumberOption):
        _check_numbers(scope, axis)
        values = tuple(m.Arm(value, None, None) for value in arms(axis))
        return m.Axis("option", name, unit, words(axis.text), lines, values, axis.chosen.value, place)
    _check_arms(scope, axis)
    made = tuple(
        m.Arm(
            arm.name.text,
            words(arm.title) if arm.title else None,
            words(arm.because) if arm.because else None,
        )
        for arm in axis.arms
    )
    chosen = next((arm for arm in axis.arms if arm.chosen), axis.arms[0])
    if isinstance(axis, s.Reading):
        return m.Axis("reading", name, unit, words(axis.text), lines, made, chosen.name.text, place)
    return m.Axis("option", name, unit, words(axis.text), lines, made, chosen.name.text, place)


def _check_numbers(scope: Scope, axis: s.NumberOption) -> None:
    low, high, chosen = axis.low.value, axis.high.value, axis.chosen.value
    if not 0 < high - low <= WIDEST_OPTION:
        scope.complain(
            "E0507",
            axis.low.span.to(axis.high.span),
            say("option-goes-from-smaller", widestoption=WIDEST_OPTION),
        )
    elif not low <= chosen <= high:
        scope.complain(
            "E0507",
            axis.chosen.span,
            say("goes-from-chosen", axis=axis.name.text, low=low, high=high, chosen=chosen),
            help=say("choose-number-inside-range"),
        )


def _check_arms(scope: Scope, axis: s.Option | s.Reading) -> None:
    name = axis.name.text
    seen: dict[str, Span] = {}
    for arm in axis.arms:
        if arm.name.text in seen:
            scope.complain(
                "E0201",
                arm.name.span,
                say("lists-twice", what=name, arm=arm.name.text),
                labels=(Label(seen[arm.name.text], say("first-listed")),),
            )
        seen.setdefault(arm.name.text, arm.name.span)
    chosen = [arm for arm in axis.arms if arm.chosen]
    if len(axis.arms) < 2:
        scope.complain(
            "E0507",
            axis.name.span,
            say("leaves-no-choice-arm", what=name),
            help=say("add-another-leave-out"),
        )
    elif not chosen:
        scope.complain(
            "E0507",
            axis.name.span,
            say("does-say-which-arms", what=name),
            help=say("chosen", arms=axis.arms[0].name.text),
            fix=write(axis.arms[0].name.span, f"chosen {axis.arms[0].name.text}"),
        )
    elif len(chosen) > 1:
        scope.complain(
            "E0507",
            chosen[1].name.span,
            say("chosen-arms-needs", what=name, n=len(chosen)),
            labels=(Label(chosen[0].name.span, say("chosen-first")),),
            help=say("take-chosen-out"),
        )


def chosen_values(
    scope: Scope, files: Iterable[s.File], axes: tuple[m.Axis, ...], given: Choices
) -> tuple[tuple[str, int | str], ...]:
    """One value per axis: what is asked for, else what the variant sets, else what is chosen."""
    values = {axis.name: axis.chosen for axis in axes}
    for file in files:
        set_here: dict[str, Span] = {}
        for item in file.items:
            if not isinstance(item, s.Setting):
                continue
            name = item.axis.text
            scope.use(item.axis, "axis", name)
            if name not in scope.axes:
                scope.unknown("E0207", item.axis, "option or reading", scope.axes)
            elif name in set_here:
                scope.complain(
                    "E0201",
                    item.axis.span,
                    say("set-twice", what=name),
                    labels=(Label(set_here[name], say("first-set")),),
                )
            elif is_arm(scope, name, item.value):
                values[name] = plain(item.value)
            set_here.setdefault(name, item.axis.span)
    for name, new in given.items():
        if name in values and new in arms(scope.axes[name][0]):
            values[name] = new
    return tuple(values.items())
