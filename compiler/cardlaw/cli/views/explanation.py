"""One rule with all that bears on it, as text or as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from cardlaw.cli.screen import Screen
from cardlaw.cli.units import in_lines, lines_said
from cardlaw.cli.words import headed, without_force
from cardlaw.language import model as m
from cardlaw.language.bearing import Bearing, Link, Waiver, WordUse, bearing
from cardlaw.language.diagnostics.display import visible
from cardlaw.language.saying import ListedWords, Saying
from cardlaw.players.words import PlayerWords
from cardlaw.wording.commands import say

Elsewhere = dict[str, list[tuple[str, m.Words, str]]]
"""By edition, the rules on a topic: name, gloss, lines."""

LAYERS = {"text": "printed", "reading": "under a reading", "assumption": "assumed"}
"""How the layers are called in JSON."""


def explained(
    model: m.Model,
    rule: m.Rule,
    elsewhere: Elsewhere,
    screen: Screen,
    models: Mapping[str, m.Model],
    idle: frozenset[tuple[str, str]] = frozenset(),
) -> Iterator[str]:
    """The rule, then section by section what bears on it; a section without content is left out.

    `models` are those of the other editions, and `idle` the rules there that are not in force.
    """
    found = bearing(model, rule)
    yield screen.words(headed(rule.name, rule.unit, screen))
    yield from screen.wrap(PlayerWords(model, screen.language).text(rule.gloss), "  ")
    yield ""
    facts = [(screen.words(say("fact", what=what)), fact) for what, fact in _facts(model, found, screen)]
    width = max(len(name) for name, _ in facts)
    for name, fact in facts:
        yield from screen.wrap(fact, f"  {name:<{width}}  ")
    if rule.clauses:
        yield from _section(say("explain-clauses"), _clauses(rule, screen), screen)
    yield from _section(say("explain-overrides"), _links(model, found.overrides, screen), screen)
    yield from _section(say("explain-overridden-by"), _links(model, found.overridden_by, screen), screen)
    yield from _section(say("explain-sets-aside"), _waivers(model, rule, found.waives, screen), screen)
    yield from _section(say("explain-set-aside-by"), _waivers(model, rule, found.waived_by, screen), screen)
    yield from _section(say("explain-leans-on"), _words(model, found.leans_on, "defined", screen), screen)
    yield from _section(say("explain-gives-meaning"), _words(model, found.used_by, "used", screen), screen)
    yield from _section(say("explain-touched"), _touches(model, found, screen), screen)
    notes = (
        f"{screen.words(say('quoted', text=said(note.text, screen)))}{_at(note.lines, screen)}"
        for note in found.notes
        if note.text
    )
    yield from _section(say("explain-notes"), _lines(notes, screen), screen)
    same = (_told(model, name, screen) + _without(model, name, screen) for name in found.same_topic)
    words = PlayerWords(model, screen.language)
    topic = next((words.text(each.text) for each in model.topics if each.name == rule.topic), rule.topic)
    yield from _section(say("explain-also-about", topic=topic), _lines(same, screen), screen)
    others = _elsewhere(rule, elsewhere, models, idle, screen)
    yield from _section(say("explain-elsewhere", topic=topic), others, screen)


def said(words: m.Words, screen: Screen) -> str:
    """What an author wrote, in the reader's language if somebody translated it there."""
    return screen.text(words)


def _section(title: Saying, lines: Iterator[str], screen: Screen) -> Iterator[str]:
    first = next(lines, None)
    if first is not None:
        yield ""
        yield from (screen.paint("strong", line) for line in screen.wrap(title, "  "))
        yield first
        yield from lines


def _facts(model: m.Model, found: Bearing, screen: Screen) -> Iterator[tuple[str, str]]:
    rule = found.rule
    topic = next((topic for topic in model.topics if topic.name == rule.topic), None)
    unit = next((unit for unit in model.units if unit.name == rule.unit), None)
    yield "about", rule.topic + (f": {PlayerWords(model, screen.language).text(topic.text)}" if topic else "")
    if rule.lines:
        lines = in_lines(rule.lines)
        yield "printed", lines_said(lines, unit.source if unit and unit.source else "")
    if rule.assumed is not None:
        yield "assumed", said(rule.assumed, screen)
    if not rule.lines and rule.assumed is None:
        yield "stated", say("explain-stated", sort=unit.sort if unit else "unit", name=rule.unit)
    if rule.under:
        holds = say("explain-as-chosen" if found.in_force else "explain-not-in-force")
        yield "under", f"{_under(model, rule.under, screen)} ({screen.words(holds)})"
    marks = [
        say(mark)
        for mark, there in (
            ("mark-breakable", rule.breakable),
            ("mark-even-if-won", rule.even_if_won),
            ("mark-by-example", rule.by_example),
        )
        if there
    ]
    marks += [say("mark-before", rules=", ".join(rule.before))] if rule.before else []
    marks += [say("mark-after", rules=", ".join(rule.after))] if rule.after else []
    if marks:
        yield "marks", "; ".join(map(screen.words, marks))
    yield "file", f"{visible(rule.position.file)}:{rule.position.line}"


def _clauses(rule: m.Rule, screen: Screen) -> Iterator[str]:
    """The clauses as they are written, long lines broken and indented further."""
    for placed in rule.clauses:
        for line in placed.written.split("\n"):
            indent = "    " + " " * (len(line) - len(line.lstrip()))
            yield from screen.wrap(line.strip(), indent, indent + "    ")


def _told(model: m.Model, name: str, screen: Screen) -> str:
    """A rule in its words, with its name."""
    return f"{PlayerWords(model, screen.language).text(model.rule(name).gloss)} ({name})"


def _quoted(model: m.Model, name: str, screen: Screen) -> str:
    """A rule in its words, quoted, with its name."""
    words = PlayerWords(model, screen.language).text(model.rule(name).gloss).rstrip(".")
    return f"{screen.words(say('quoted', text=words))} ({name}){_without(model, name, screen)}"


def _without(model: m.Model, name: str, screen: Screen) -> str:
    return without_force(model, model.rule(name), screen)


def _links(model: m.Model, links: tuple[Link, ...], screen: Screen) -> Iterator[str]:
    for link in links:
        parts = [_told(model, link.rule, screen)]
        if link.through:
            through = "; ".join(_quoted(model, name, screen) for name in link.through)
            parts.append(say("explain-through", rules=through))
        if link.under:
            parts.append(say("explain-under", choices=_under(model, link.under, screen)))
        if not link.holds:
            parts.append(say("explain-not-as-chosen"))
        yield from screen.wrap(" ".join(map(screen.words, parts)), "    ", "      ")


def _waivers(model: m.Model, rule: m.Rule, waivers: tuple[Waiver, ...], screen: Screen) -> Iterator[str]:
    """What sets a rule aside, or what it sets aside, with the clause that does."""
    for waiver in waivers:
        other = waiver.target if waiver.rule == rule.id else waiver.rule
        off = _without(model, other, screen)
        told = _told(model, other, screen)
        yield from screen.wrap(f"{told}{off}: {' '.join(waiver.written.split())}", "    ", "      ")


def _words(model: m.Model, words: tuple[WordUse, ...], verb: str, screen: Screen) -> Iterator[str]:
    for word in words:
        rules = "; ".join(_quoted(model, name, screen) for name in word.rules) or say("explain-no-other")
        yield from screen.wrap(say(f"explain-{verb}-by", word=word.word, rules=rules), "    ", "      ")


def _touches(model: m.Model, found: Bearing, screen: Screen) -> Iterator[str]:
    axes = {axis.name: axis for axis in model.axes}
    texts = {silence.name: said(silence.text, screen) for silence in model.silences}
    for touch in found.touches:
        if touch.sort == "silence":
            text = texts[touch.name]
        else:
            axis = axes[touch.name]
            text = f"{said(axis.text, screen)} {_arms(model, axis, screen)}"
        sort, how = (screen.words(say("sort", sort=touch.sort)), screen.words(say(f"touch-{touch.how}")))
        yield from screen.wrap(f"{sort} {touch.name}: {text} ({how})", "    ", "      ")
    if any(touch.name in axes for touch in found.touches):
        yield from screen.wrap(say("list-current-value"), "    ", "      ")


def _arms(model: m.Model, axis: m.Axis, screen: Screen) -> str:
    now = model.choice(axis.name)
    if len(axis.arms) > 12:
        return f"{axis.arms[0].value}–{axis.arms[-1].value}, {now}*"
    return " / ".join(
        f"{_value(arm, screen)}*" if arm.value == now else _value(arm, screen) for arm in axis.arms
    )


def _value(arm: m.Arm, screen: Screen) -> str:
    """A value in its words, where its author gave it some."""
    return str(arm.value) if arm.title is None else screen.words(say("quoted", text=said(arm.title, screen)))


def _elsewhere(
    rule: m.Rule,
    elsewhere: Elsewhere,
    models: Mapping[str, m.Model],
    idle: frozenset[tuple[str, str]],
    screen: Screen,
) -> Iterator[str]:
    """For each other edition its rules on the topic, in their words; first the one that has the same name."""
    width = max((len(edition) for edition in elsewhere), default=0)
    for edition, rules in elsewhere.items() if any(elsewhere.values()) else ():
        lead = f"    {edition:<{width}}  "
        if not rules:
            yield f"{lead}{screen.words(say('word-nothing'))}"
        for name, gloss, _ in sorted(rules, key=lambda each: each[0] != rule.name):
            model = models.get(edition)
            text = said(gloss, screen) if model is None else PlayerWords(model, screen.language).text(gloss)
            told = f"{text} ({name})"
            if (edition, name) in idle:
                told = f"{told} {screen.words(say('explain-not-as-chosen'))}"
            yield from screen.wrap(told, lead, " " * (len(lead) + 2))
            lead = " " * len(lead)


def _lines(texts: Iterable[str], screen: Screen) -> Iterator[str]:
    for text in texts:
        yield from screen.wrap(text, "    ")


def _at(lines: tuple[tuple[int, int], ...], screen: Screen) -> str:
    return f" ({screen.words(lines_said(in_lines(lines)))})" if lines else ""


def _under(model: m.Model, under: tuple[m.Condition, ...], screen: Screen) -> str:
    axes = {axis.name: axis for axis in model.axes}
    choices = []
    for condition in under:
        arms = [arm for arm in axes[condition.axis].arms if arm.value in condition.values]
        values = ListedWords(tuple(_value(arm, screen) for arm in arms), "or", quoted=False)
        choices.append(say("explain-is", name=condition.axis, values=values.in_(screen.language)))
    return ListedWords(tuple(map(screen.words, choices)), quoted=False).in_(screen.language)


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
            edition: [{"rule": name, "gloss": gloss.text, "lines": lines} for name, gloss, lines in rules]
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
