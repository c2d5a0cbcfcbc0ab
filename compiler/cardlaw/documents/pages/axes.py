"""Options and readings as switches: radio buttons that work as plain text where no script runs."""

from __future__ import annotations

from cardlaw.documents.pages.html import Html, details, tag, words
from cardlaw.documents.pages.rules import Sheet, cited
from cardlaw.documents.pages.switches import Change, changes, switch_data
from cardlaw.language import model as m

MOST_SHOWN_ARMS = 24


def axes_section(sheet: Sheet, only: str | None) -> Html:
    """All axes of a variant, each with its arms and what they change."""
    axes = [axis for axis in sheet.model.axes if only is None or axis.unit == only]
    fields = [axis_field(sheet, axis) for axis in axes if axis.sort == "option"]
    readings = [axis_field(sheet, axis) for axis in axes if axis.sort == "reading"]
    if readings:
        head = f"{sheet.label('readings')} ({len(readings)})"
        fields.append(details(head, *readings, class_="cl-readings cl-fold", open=not fields))
    data = tag("script", switch_data(sheet.model), type="application/json", class_="cl-switch-data")
    name = tag("code", words(sheet.model.name), class_="cl-variant", aria_live="polite")
    intro = tag("p", sheet.label("options-intro"), " ", name, class_="cl-note")
    return tag("form", intro, *fields, data, class_="cl-axes", autocomplete="off")


def axis_field(sheet: Sheet, axis: m.Axis) -> Html:
    chosen = sheet.model.choice(axis.name)
    legend = tag(
        "legend",
        tag("span", sheet.label(axis.sort), class_=f"cl-badge cl-badge-{axis.sort}"),
        " ",
        sheet.words(axis.text),
        *([" ", cited(sheet, axis.lines)] if axis.lines else []),
    )
    if len(axis.arms) > MOST_SHOWN_ARMS:
        arms: list[Html] = [_select(axis, chosen)]
    elif _only_counts(sheet.model, axis):
        arms = [tag("div", *(_number(axis, arm, chosen) for arm in axis.arms), class_="cl-numbers")]
    else:
        arms = [_arm(sheet, axis, arm, chosen) for arm in axis.arms]
    return tag("fieldset", legend, *arms, id=f"axis-{axis.name}", data_axis=axis.name)


def _only_counts(model: m.Model, axis: m.Axis) -> bool:
    """Whether the arms are numbers that bring and drop no rule and need no word."""
    return all(
        isinstance(arm.value, int)
        and arm.because is None
        and not changes(model)[axis.name, arm.value].brings
        and not changes(model)[axis.name, arm.value].drops
        for arm in axis.arms
    )


def _number(axis: m.Axis, arm: m.Arm, chosen: int | str) -> Html:
    name = f"arm-{axis.name}-{arm.value}"
    box = tag(
        "input", type="radio", name=axis.name, value=str(arm.value), checked=arm.value == chosen, id=name
    )
    return tag("label", box, tag("span", words(arm.value), class_="cl-arm"), for_=name)


def _arm(sheet: Sheet, axis: m.Axis, arm: m.Arm, chosen: int | str) -> Html:
    mine = arm.value == chosen
    value = str(arm.value)
    box = tag(
        "input",
        type="radio",
        name=axis.name,
        value=value,
        checked=mine,
        id=f"arm-{axis.name}-{value}",
    )
    label = tag("span", words(value.replace("-", " ")), class_="cl-arm")
    here = " " + tag("span", sheet.label("chosen-here"), class_="cl-small cl-chosen") if mine else ""
    reason = " " + sheet.words(arm.because) if arm.because is not None else ""
    effect = "" if mine else _effect(sheet, changes(sheet.model)[axis.name, arm.value])
    return tag("label", box, tag("span", label, here, reason, effect), for_=f"arm-{axis.name}-{value}")


def _effect(sheet: Sheet, changed: Change) -> Html:
    """What the arm does, in numbers of rules."""
    parts: list[Html] = []
    if changed.brings:
        parts.append(f"{sheet.label('it-brings')} {', '.join(sheet.rule_link(i) for i in changed.brings)}")
    if changed.drops:
        parts.append(f"{sheet.label('it-drops')} {', '.join(sheet.rule_link(i) for i in changed.drops)}")
    for name, number in changed.numbers:
        said = words(sheet.prose.name(name))
        parts.append(f"{sheet.label('it-makes')} {said} = {number}")
    text = "; ".join(parts) if parts else sheet.label("changes-nothing-else")
    return tag("span", text, class_="cl-effect")


def _select(axis: m.Axis, chosen: int | str) -> Html:
    options = [
        tag("option", words(arm.value), value=str(arm.value), selected=arm.value == chosen)
        for arm in axis.arms
    ]
    return tag("select", *options, name=axis.name, aria_label=axis.name)
