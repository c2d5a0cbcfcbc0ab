"""Options and readings as switches: radio buttons that work as plain text where no script runs."""

from __future__ import annotations

from cardlaw.documents.pages.pieces.html import (
    BLANK,
    NOTHING,
    Html,
    between,
    details,
    script_data,
    tag,
    together,
    words,
)
from cardlaw.documents.pages.pieces.rules import Sheet, cited
from cardlaw.documents.pages.pieces.switches import ArmChange, changes, idle_axes, switch_data
from cardlaw.documents.prose import to_html, to_plain
from cardlaw.documents.prose.phrases import NamedPhrase, NumberPhrase, say
from cardlaw.language import model as m

MOST_SHOWN_ARMS = 24


def axes_section(sheet: Sheet, only: str | None) -> Html:
    """All axes of a variant, each with its arms and what they change."""
    idle = idle_axes(sheet.model)
    axes = shown_axes(sheet, only)
    fields = [axis_field(sheet, axis) for axis in axes if axis.sort == "option"]
    readings = [axis_field(sheet, axis) for axis in axes if axis.sort == "reading"]
    if readings:
        head = together(sheet.label("readings"), " (", len(readings), ")")
        fields.append(details(head, *readings, class_="cl-readings cl-fold", open=not fields))
    without = [axis for axis in sheet.model.axes if axis.name in idle and only in (None, axis.unit)]
    if without:
        named = between(", ", (tag("code", words(axis.name)) for axis in without))
        fields.append(tag("p", sheet.label("idle-choices"), BLANK, named, class_="cl-small"))
    data = tag(
        "script", script_data(switch_data(sheet.model)), type="application/json", class_="cl-switch-data"
    )
    name = tag("code", words(sheet.model.name), class_="cl-variant", aria_live="polite")
    about = "options-intro" if only is None else "options-intro-house"
    intro = tag("p", sheet.label(about), BLANK, name, class_="cl-note")
    return tag("form", intro, *fields, data, class_="cl-axes", autocomplete="off")


def shown_axes(sheet: Sheet, only: str | None) -> list[m.Axis]:
    """The axes that something on the page depends on."""
    idle = idle_axes(sheet.model)
    return [axis for axis in sheet.model.axes if axis.name not in idle and only in (None, axis.unit)]


def axis_field(sheet: Sheet, axis: m.Axis) -> Html:
    chosen = sheet.model.choice(axis.name)
    legend = tag(
        "legend",
        tag("span", sheet.label(axis.sort), class_=f"cl-badge cl-badge-{axis.sort}"),
        BLANK,
        sheet.words(axis.text),
        *([BLANK, cited(sheet, axis.lines)] if axis.lines else []),
    )
    if len(axis.arms) > MOST_SHOWN_ARMS:
        arms: list[Html] = [_select(sheet, axis, chosen), _effect(sheet, _together(sheet.model, axis))]
    elif _only_counts(sheet.model, axis):
        numbers = tag("div", *(_number(sheet, axis, arm, chosen) for arm in axis.arms), class_="cl-numbers")
        arms = [numbers, _effect(sheet, _together(sheet.model, axis))]
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


def _together(model: m.Model, axis: m.Axis) -> ArmChange:
    """What changes by any number that is chosen, told once for all of them."""
    each = [changes(model)[axis.name, arm.value] for arm in axis.arms if arm.value != model.choice(axis.name)]
    return ArmChange(
        rewords=tuple(dict.fromkeys(id for change in each for id in change.rewords)),
        deck=any(change.deck for change in each),
        waits=tuple(dict.fromkeys(c for change in each for c in change.waits)),
    )


def _chosen_here(sheet: Sheet) -> Html:
    return " " + tag("span", sheet.label("chosen-here"), class_="cl-small cl-chosen")


def _box(axis: m.Axis, arm: m.Arm, chosen: int | str) -> Html:
    return tag("input", type="radio", name=axis.name, value=str(arm.value), checked=arm.value == chosen)


def _number(sheet: Sheet, axis: m.Axis, arm: m.Arm, chosen: int | str) -> Html:
    box = _box(axis, arm, chosen)
    here = _chosen_here(sheet) if arm.value == chosen else NOTHING
    return tag("label", box, tag("span", tag("span", words(arm.value), class_="cl-arm"), here))


def _arm(sheet: Sheet, axis: m.Axis, arm: m.Arm, chosen: int | str) -> Html:
    mine = arm.value == chosen
    box = _box(axis, arm, chosen)
    label = tag("span", to_html(sheet.prose.value(arm)), class_="cl-arm")
    here = _chosen_here(sheet) if mine else NOTHING
    reason = " " + sheet.words(arm.because) if arm.because is not None else NOTHING
    effect = NOTHING if mine else _effect(sheet, changes(sheet.model)[axis.name, arm.value])
    return tag("label", box, tag("span", label, here, reason, effect))


def _effect(sheet: Sheet, changed: ArmChange) -> Html:
    """What the arm does, by the numbers of rules; where it does nothing by itself, what it takes."""
    parts: list[Html] = []
    if changed.brings:
        parts.append(
            together(
                sheet.label("it-brings"), " ", between(", ", (sheet.rule_link(i) for i in changed.brings))
            )
        )
    if changed.drops:
        parts.append(
            together(sheet.label("it-drops"), " ", between(", ", (sheet.rule_link(i) for i in changed.drops)))
        )
    for name, number in changed.numbers:
        value = NumberPhrase(number)
        quantity = NamedPhrase(name, "noun", (("value", value),))
        parts.append(to_html(sheet.prose.phrase(say("quantity-is", quantity=quantity, value=value))))
    if changed.rewords:
        parts.append(
            together(sheet.label("it-rewords"), " ", between(", ", map(sheet.rule_link, changed.rewords)))
        )
    for rule, to in changed.yields:
        parts.append(
            together(sheet.rule_link(rule), " ", sheet.label("overridden-by"), " ", sheet.rule_link(to))
        )
    for rule, to in changed.holds:
        parts.append(
            together(sheet.rule_link(rule), " ", sheet.label("holds-against"), " ", sheet.rule_link(to))
        )
    if changed.deck:
        there = tag("a", sheet.label("the-cards"), href="#cards") if sheet.only is None else NOTHING
        parts += [together(sheet.label("it-rewords"), " ", there)] if there else []
    if not parts and changed.waits:
        taken = between(", ", (_condition(sheet, each) for each in changed.waits))
        parts.append(together(sheet.label("matters-only-with"), " ", taken))
    text = between("; ", parts) if parts else sheet.label("changes-nothing-else")
    return tag("span", text, class_="cl-effect")


def _condition(sheet: Sheet, condition: m.Condition) -> Html:
    """A choice by its question and the values it takes, leading to its switch."""
    axis = next(axis for axis in sheet.model.axes if axis.name == condition.axis)
    said = between(" / ", (to_html(sheet.prose.value(a)) for a in axis.arms if a.value in condition.values))
    return tag("a", sheet.words(axis.text), BLANK, said, href=f"#axis-{axis.name}")


def _select(sheet: Sheet, axis: m.Axis, chosen: int | str) -> Html:
    here = to_plain(sheet.prose.label("chosen-here"))
    options = [
        tag(
            "option",
            words(f"{arm.value} ({here})" if arm.value == chosen else arm.value),
            value=str(arm.value),
            selected=arm.value == chosen,
        )
        for arm in axis.arms
    ]
    return tag("select", *options, name=axis.name, aria_label=axis.name)
