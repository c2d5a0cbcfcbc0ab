"""Items: the head of a file, declarations, choices, and the lines of a sheet that are no rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from cardlaw.language import syntax as s
from cardlaw.language.printing.phrases import (
    print_cite,
    print_condition,
    print_domain,
    print_expression,
    print_range,
    print_string,
    print_target,
    print_targets,
    print_text,
    print_value,
    print_words,
)
from cardlaw.language.printing.rules import print_gloss, print_rule
from cardlaw.language.printing.scenarios import print_example, print_scenario
from cardlaw.language.printing.steps import Line, print_block


def print_file(file: s.File, version: int = 1) -> Iterator[Line]:
    """The lines of a file without its comments; blank lines are for the formatter to set."""
    yield Line(0, f"cardlaw {version}")
    for item in (file.head, *file.items):
        yield from print_item(item)


def print_item(item: s.Item) -> Iterator[Line]:
    match item:
        case s.Rule():
            yield from print_rule(item)
        case s.Custom(_, rule):
            first, *rest = print_rule(rule)
            yield Line(first.depth, f"custom {first.text}")
            yield from rest
        case s.Example():
            yield from print_example(item)
        case s.Scenario():
            yield from print_scenario(item)
        case s.Vocabulary() | s.Edition() | s.Pack() | s.Variant() | s.Spec():
            yield Line(0, _print_unit(item))
            for line in item.head:
                yield from _print_head_line(line)
        case s.MoveItem() | s.Event():
            yield Line(0, _print_act(item) + (":" if item.body else ""))
            yield from print_block(item.body, 1)
        case s.RoundItem(_, stages):
            yield Line(0, "round:")
            for stage in stages:
                yield from _print_stage(stage)
        case s.Option() | s.Reading():
            word = "option" if isinstance(item, s.Option) else "reading"
            yield Line(0, f"{word} {item.name.text} {print_text(item.text)}{_cited(item.cite)}:")
            yield from _print_arms(item.arms)
        case _:
            yield Line(0, _print_plain_item(item))


def _print_unit(unit: s.UnitHead) -> str:
    match unit:
        case s.Vocabulary(_, name):
            return f"vocabulary {name.text}"
        case s.Edition(_, name, vocabulary):
            return f"edition {name.text} of {vocabulary.text}"
        case s.Pack(_, name, vocabulary):
            return f"pack {name.text} for {vocabulary.text}"
        case s.Variant(_, name, base, packs):
            return f"variant {name.text} extends {base.text}" + (
                "" if packs is None else f" with {print_words(packs)}"
            )
        case s.Spec(_, name, vocabulary):
            return f"spec {name.text} of {vocabulary.text}"
        case _:
            assert_never(unit)


def _print_head_line(line: s.HeadLine) -> Iterator[Line]:
    match line:
        case s.Gloss():
            yield from print_gloss(line)
        case s.Title(_, text):
            yield Line(1, f"title {print_text(text)}")
        case s.SourceNote(_, name, lines):
            length = "" if lines is None else f" of {lines.value} lines"
            yield Line(1, f"source {print_string(name)}{length}")
        case s.Language(_, code):
            yield Line(1, f"language {code.text}")
        case s.Need(_, sort, names):
            yield Line(1, f"needs {sort} {print_words(names)}")
        case _:
            assert_never(line)


def _print_act(act: s.MoveItem | s.Event) -> str:
    word = "move" if isinstance(act, s.MoveItem) else "event"
    params = ", ".join(_print_param(param) for param in act.params)
    written = f"{word} {act.name.text}" + (f" {params}" if params else "")
    if isinstance(act, s.MoveItem) and act.answering is not None:
        written += f" answering {act.answering.act.text} by {act.answering.role.text}"
    return written if act.spoken is None else f"{written} spoken {act.spoken.text}"


def _print_param(param: s.Param) -> str:
    match param:
        case s.One(_, name, type, domain):
            typed = "" if type is None else f" as {type.text}"
            return name.text + typed + ("" if domain is None else f" in {print_domain(domain)}")
        case s.Several(_, low, high, name, domain):
            return f"{low.value}..{high.value} cards as {name.text} in {print_domain(domain)}"
        case _:
            assert_never(param)


def _print_stage(stage: s.Stage | s.Turns) -> Iterator[Line]:
    match stage:
        case s.Stage(_, name):
            yield Line(1, f"stage {name.text}")
        case s.Turns(_, body):
            yield Line(1, "turns:")
            yield from print_block(body, 2)
        case _:
            assert_never(stage)


def _print_arms(arms: Iterable[s.Arm]) -> Iterator[Line]:
    for arm in arms:
        title = "" if arm.title is None else f" {print_text(arm.title)}"
        reason = "" if arm.because is None else f" because {print_text(arm.because)}"
        yield Line(1, f"{'chosen ' if arm.chosen else ''}{arm.name.text}{title}{reason}")


def _cited(cite: s.Cite | None) -> str:
    return "" if cite is None else f" {print_cite(cite)}"


def _see(targets: tuple[s.Target, ...] | None) -> str:
    return "" if targets is None else f" see {print_targets(targets)}"


def _each(word: s.Word | None) -> str:
    return "" if word is None else f" of each {word.text}"


PlainItem = (
    s.Version
    | s.Attribute
    | s.Extension
    | s.Offered
    | s.Sides
    | s.Kind
    | s.Group
    | s.Also
    | s.Zone
    | s.State
    | s.Quantity
    | s.Predicate
    | s.Topic
    | s.Short
    | s.Shown
    | s.Term
    | s.Called
    | s.NumberOption
    | s.Silence
    | s.Says
    | s.Chapter
    | s.Note
    | s.Oddity
    | s.Doubt
    | s.Flavour
    | s.Heading
    | s.Noise
    | s.Pending
    | s.Accepted
    | s.Setting
    | s.Removal
    | s.Preference
    | s.Adopted
)


def _print_plain_item(item: PlainItem) -> str:
    match item:
        case s.Version(_, number):
            return f"cardlaw {number}"
        case s.Attribute(_, name, values):
            listed = print_range(values) if isinstance(values, s.Range) else print_words(values)
            return f"attribute {name.text}: {listed}"
        case s.Extension(_, name, more):
            return f"attribute {name.text} also {print_words(more)}"
        case s.Sides(_, names):
            return f"sides {print_words(names)}"
        case s.Kind(_, name, features):
            return f"kind {name.text}: {', '.join(_print_feature(feature) for feature in features)}"
        case s.Group(_, name, members):
            return f"group {name.text}: {print_words(members)}"
        case s.Also(_, name, members):
            return f"group {name.text} also {print_words(members)}"
        case s.Zone(_, name, each, traits, refilled):
            refill = "" if refilled is None else f" refilled by {refilled.text}"
            return f"zone {name.text}{_each(each)}: {print_words(traits)}{refill}"
        case s.State(_, name, each, type, starts, lasts):
            first = "" if starts is None else f" starts {print_value(starts)}"
            span = "" if lasts is None else f" {lasts}"
            return f"state {name.text}{_each(each)}: {type.text}{first}{span}"
        case s.Quantity(_, name, of, quantity_type):
            owner = "" if of is None else f" of {of.text}"
            return f"quantity {name.text}{owner}" + (
                "" if quantity_type is None else f": {quantity_type.text}"
            )
        case s.Predicate(_, name, subject):
            return f"predicate {name.text} of {subject.text}"
        case s.Topic(_, name, text):
            return f"topic {name.text} {print_text(text)}"
        case s.Offered(_, moves):
            return f"turns also offer {print_words(moves)}"
        case s.Short(_, name, meaning):
            return f"short {name.text} for {print_expression(meaning)}"
        case s.Shown(_, shown, label, tint, mark):
            tinted = "" if tint is None else f" tinted {print_string(tint)}"
            marked = "" if mark is None else f" marked {print_string(mark)}"
            return f"show {print_value(shown)} as {print_string(label)}{tinted}{marked}"
        case s.Term(_, name, language, word, forms):
            others = "".join(f', {form.name} "{form.text}"' for form in forms)
            return f"term {name.text} in {language.text} {print_string(word)}{others}"
        case s.Called(_, name, language, names):
            spoken = "" if language is None else f" in {language.text}"
            return f"also called {print_value(name)}{spoken}: {', '.join(map(print_string, names))}"
        case s.NumberOption(_, name, text, cite, low, high, chosen):
            bounds = f"from {low.value} to {high.value} chosen {chosen.value}"
            return f"option {name.text} {print_text(text)}{_cited(cite)} {bounds}"
        case s.Silence(_, name, text, cite, topic, resolved):
            about = "" if topic is None else f" topic {topic.text}"
            answer = "" if resolved is None else f" resolved by {print_targets(resolved)}"
            return f"silent about {name.text} {print_text(text)}{_cited(cite)}{about}{answer}"
        case s.Says(_, topic, text, under):
            given = "" if under is None else f" under {print_condition(under)}"
            return f"says {topic.text} {print_text(text)}{given}"
        case s.Chapter(_, text, topic):
            return f"chapter {print_text(text)}" + ("" if topic is None else f" about {topic.text}")
        case s.Note(_, text, cite, see):
            return f"note {print_text(text)}{_cited(cite)}{_see(see)}"
        case s.Oddity(_, text, cite, see):
            return f"oddity {print_text(text)}{_cited(cite)}{_see(see)}"
        case s.Doubt(_, text, cite, because):
            return f"doubt {print_text(text)}{_cited(cite)} because {print_text(because)}"
        case s.Flavour(_, text, source):
            return f"flavour {print_text(text)} {print_cite(source)}"
        case s.Heading(_, text, source):
            return f"heading {print_text(text)} {print_cite(source)}"
        case s.Noise(_, source):
            return f"noise {print_cite(source)}"
        case s.Pending(_, text, source):
            return f"pending {print_text(text)} {print_cite(source)}"
        case s.Accepted(_, finding, reason):
            return f"accepted {finding.text} {print_text(reason)}"
        case s.Setting(_, axis, value):
            return f"set {axis.text} to {print_value(value)}"
        case s.Removal(_, targets):
            return f"remove {print_targets(targets)}"
        case s.Preference(_, winner, loser, target):
            return f"prefer {winner.text} over {loser.text} for {print_target(target)}"
        case s.Adopted(_, names):
            return f"by custom {print_words(names)}"
        case _:
            assert_never(item)


def _print_feature(feature: s.Feature) -> str:
    return feature.attribute.text + ("" if feature.value is None else f" {print_value(feature.value)}")
