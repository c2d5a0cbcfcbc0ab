"""One rule with all that bears on it, as text or as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from cardlaw.cli.screen import Screen
from cardlaw.cli.units import in_lines
from cardlaw.language import model as m
from cardlaw.language.bearing import Bearing, Link, Waiver, WordUse, bearing
from cardlaw.language.display import visible

Elsewhere = dict[str, list[tuple[str, str, str]]]
"""By edition, the rules on a topic: name, gloss, lines."""

LAYERS = {"text": "printed", "reading": "under a reading", "assumption": "assumed"}


def explained(model: m.Model, rule: m.Rule, elsewhere: Elsewhere, screen: Screen) -> Iterator[str]:
    """The rule, then section by section what bears on it; a section without content is left out."""
    found = bearing(model, rule)
    yield f"{screen.paint('name', rule.name)} of {rule.unit}"
    yield from screen.wrap(rule.gloss.text, "  ")
    yield ""
    for name, fact in _facts(model, found):
        yield from screen.wrap(fact, f"  {name:<9} ")
    if rule.clauses:
        yield from _section("clauses", _clauses(rule, screen), screen)
    yield from _section("overrides", _links(found.overrides, screen), screen)
    yield from _section("overridden by", _links(found.overridden_by, screen), screen)
    yield from _section("sets aside", _waivers(found.waives, screen), screen)
    yield from _section("set aside by", _waivers(found.waived_by, screen), screen)
    yield from _section("leans on", _words(found.leans_on, "defined by", screen), screen)
    yield from _section("gives meaning to", _words(found.used_by, "used by", screen), screen)
    yield from _section("readings, options, silences", _touches(model, found, screen), screen)
    notes = (f'"{note.text.text}"{_at(note.lines)}' for note in found.notes if note.text)
    yield from _section("notes", _lines(notes, screen), screen)
    same = [", ".join(found.same_topic)] if found.same_topic else []
    yield from _section(f"also about {rule.topic}", _lines(same, screen), screen)
    yield from _section(f"about {rule.topic} elsewhere", _elsewhere(rule, elsewhere, screen), screen)


def _section(title: str, lines: Iterator[str], screen: Screen) -> Iterator[str]:
    first = next(lines, None)
    if first is not None:
        yield ""
        yield f"  {screen.paint('strong', title)}"
        yield first
        yield from lines


def _facts(model: m.Model, found: Bearing) -> Iterator[tuple[str, str]]:
    rule = found.rule
    topic = next((topic for topic in model.topics if topic.name == rule.topic), None)
    unit = next((unit for unit in model.units if unit.name == rule.unit), None)
    yield "about", rule.topic + (f": {topic.text.text}" if topic else "")
    if rule.lines:
        yield (
            "printed",
            f"lines {in_lines(rule.lines)}" + (f" of {unit.source}" if unit and unit.source else ""),
        )
    if rule.assumed is not None:
        yield "assumed", rule.assumed.text
    if not rule.lines and rule.assumed is None:
        yield "stated", f"by {unit.sort if unit else 'unit'} {rule.unit}"
    if rule.under:
        holds = "as chosen" if found.in_force else "not as chosen, so it is not in force"
        yield "under", f"{_under(rule.under)} ({holds})"
    marks = [
        mark
        for mark, there in (
            ("breakable", rule.breakable),
            ("even if won", rule.even_if_won),
            ("by example", rule.by_example),
        )
        if there
    ]
    marks += [f"before {', '.join(rule.before)}"] if rule.before else []
    marks += [f"after {', '.join(rule.after)}"] if rule.after else []
    if marks:
        yield "marks", "; ".join(marks)
    yield "file", f"{visible(rule.position.file)}:{rule.position.line}"


def _clauses(rule: m.Rule, screen: Screen) -> Iterator[str]:
    """The clauses as they are written, long lines broken and indented further."""
    for placed in rule.clauses:
        for line in placed.written.split("\n"):
            indent = "    " + " " * (len(line) - len(line.lstrip()))
            yield from screen.wrap(line.strip(), indent, indent + "    ")


def _links(links: tuple[Link, ...], screen: Screen) -> Iterator[str]:
    for link in links:
        through = f" through {', '.join(link.through)}" if link.through else ""
        under = f" under {_under(link.under)}" if link.under else ""
        off = "" if link.holds else " (not as chosen)"
        yield from screen.wrap(f"{link.rule}{through}{under}{off}", "    ", "      ")


def _waivers(waivers: tuple[Waiver, ...], screen: Screen) -> Iterator[str]:
    for waiver in waivers:
        off = "" if waiver.holds else " (not as chosen)"
        yield from screen.wrap(f"{waiver.rule}{off}: {' '.join(waiver.written.split())}", "    ", "      ")


def _words(words: tuple[WordUse, ...], verb: str, screen: Screen) -> Iterator[str]:
    for word in words:
        rules = ", ".join(word.rules) if word.rules else "no other rule"
        yield from screen.wrap(f"{word.word}, {verb} {rules}", "    ", "      ")


def _touches(model: m.Model, found: Bearing, screen: Screen) -> Iterator[str]:
    axes = {axis.name: axis for axis in model.axes}
    texts = {silence.name: silence.text.text for silence in model.silences}
    for touch in found.touches:
        if touch.sort == "silence":
            said = f"silent about {touch.name}: {texts[touch.name]} ({touch.how})"
        else:
            axis = axes[touch.name]
            said = f"{touch.sort} {touch.name}: {axis.text.text} {_arms(model, axis)} ({touch.how})"
        yield from screen.wrap(said, "    ", "      ")


def _arms(model: m.Model, axis: m.Axis) -> str:
    now = model.choice(axis.name)
    if len(axis.arms) > 12:
        return f"{axis.arms[0].value} to {axis.arms[-1].value}, {now}*"
    return " / ".join(f"{arm.value}*" if arm.value == now else str(arm.value) for arm in axis.arms)


def _elsewhere(rule: m.Rule, elsewhere: Elsewhere, screen: Screen) -> Iterator[str]:
    """For each other edition its rules on the topic, with the words of the one that has the same name."""
    width = max((len(edition) for edition in elsewhere), default=0)
    for edition, rules in elsewhere.items() if any(elsewhere.values()) else ():
        lead = f"    {edition:<{width}}  "
        if not rules:
            yield f"{lead}nothing"
            continue
        names = [f'{name} ("{gloss}")' if name == rule.name else name for name, gloss, _ in rules]
        yield from screen.wrap(", ".join(names), lead)


def _lines(texts: Iterable[str], screen: Screen) -> Iterator[str]:
    for text in texts:
        yield from screen.wrap(text, "    ")


def _at(lines: tuple[tuple[int, int], ...]) -> str:
    return f" (lines {in_lines(lines)})" if lines else ""


def _under(under: tuple[m.Condition, ...]) -> str:
    return " and ".join(f"{c.axis} {' or '.join(str(v) for v in c.values)}" for c in under)


def explained_json(model: m.Model, rule: m.Rule, elsewhere: Elsewhere) -> dict[str, Any]:
    """The same as data, with nothing left out."""
    found = bearing(model, rule)
    unit = next((unit for unit in model.units if unit.name == rule.unit), None)
    return {
        "rule": rule.name,
        "unit": rule.unit,
        "in": model.name,
        "gloss": rule.gloss.text,
        "topic": rule.topic,
        "layer": LAYERS[rule.layer],
        "source": unit.source if unit else None,
        "lines": [list(lines) for lines in rule.lines],
        "assumed": rule.assumed.text if rule.assumed else None,
        "under": _conditions(rule.under),
        "in_force": found.in_force,
        "breakable": rule.breakable,
        "even_if_won": rule.even_if_won,
        "by_example": rule.by_example,
        "before": list(rule.before),
        "after": list(rule.after),
        "place": {"file": rule.position.file, "line": rule.position.line},
        "clauses": [{"id": clause.id, "written": clause.written} for clause in rule.clauses],
        "overrides": [_link_json(link) for link in found.overrides],
        "overridden_by": [_link_json(link) for link in found.overridden_by],
        "waives": [_waiver_json(waiver) for waiver in found.waives],
        "waived_by": [_waiver_json(waiver) for waiver in found.waived_by],
        "touched_by": [{"sort": t.sort, "name": t.name, "how": t.how} for t in found.touches],
        "leans_on": {word.word: list(word.rules) for word in found.leans_on},
        "used_by": {word.word: list(word.rules) for word in found.used_by},
        "notes": [note.text.text for note in found.notes if note.text],
        "same_topic": list(found.same_topic),
        "elsewhere": {
            edition: [{"rule": name, "gloss": gloss, "lines": lines} for name, gloss, lines in rules]
            for edition, rules in elsewhere.items()
        },
    }


def _conditions(under: tuple[m.Condition, ...]) -> dict[str, list[int | str]]:
    return {condition.axis: list(condition.values) for condition in under}


def _link_json(link: Link) -> dict[str, Any]:
    return {
        "rule": link.rule,
        "through": list(link.through),
        "under": _conditions(link.under),
        "holds": link.holds,
    }


def _waiver_json(waiver: Waiver) -> dict[str, Any]:
    return {
        "rule": waiver.rule,
        "target": waiver.target,
        "written": waiver.written,
        "holds": waiver.holds,
    }
