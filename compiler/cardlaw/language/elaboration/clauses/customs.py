"""Customs: rules of the vocabulary for what sheets leave out, put in place in each unit that follows them.

Two sheets that are silent on the same matter and follow the same custom have the same rule, and so cannot differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Label
from cardlaw.language.elaboration.clauses.clauses import clause
from cardlaw.language.elaboration.scope import Scope
from cardlaw.language.sayings import say


def adopted(scope: Scope, files: Iterable[s.File]) -> list[s.File]:
    """The files with the rule of each custom standing where a unit follows it; customs nobody follows are read too."""
    files = list(files)
    customs: dict[str, s.Rule] = {}
    for file in files:
        for item in file.items:
            if isinstance(item, s.Custom):
                _declare(scope, customs, item.rule)
    followed: set[str] = set()
    found = [replace(file, items=tuple(_expanded(scope, customs, followed, file))) for file in files]
    for name, rule in customs.items():
        if name not in followed:
            for node in rule.clauses:
                if not isinstance(node, s.Waive):
                    clause(scope, node)
    return found


def is_custom(rule: s.Rule, file: s.File) -> bool:
    """Whether a rule came into a unit by custom: it is written in another file."""
    return rule.span.source.name != file.span.source.name


def _declare(scope: Scope, customs: dict[str, s.Rule], rule: s.Rule) -> None:
    name = rule.name.text
    if name in customs:
        scope.complain(
            "E0201",
            rule.name.span,
            say("there-two-customs", what=name),
            labels=(Label(customs[name].name.span, say("first")),),
            help=say("give-them-another-name"),
        )
        return
    customs[name] = rule
    scope.declare("custom", rule.name)
    for mark in rule.marks:
        if isinstance(mark, s.About):
            scope.use(mark.topic, "topic", mark.topic.text)
    marks = {type(mark) for mark in rule.marks}
    if s.Assumed not in marks or s.Cited in marks:
        scope.complain(
            "E0501",
            rule.name.span,
            say("custom-does-say-assumed", what=name)
            if s.Cited not in marks
            else say("custom-cites-lines-no", what=name),
            help=say("custom-fills-what-sheets"),
        )
    if s.About not in marks:
        scope.complain(
            "E0502",
            rule.name.span,
            say("custom-does-say-what", what=name),
            help=say("add-about-topic-below"),
        )


def _expanded(scope: Scope, customs: dict[str, s.Rule], followed: set[str], file: s.File) -> Iterator[s.Item]:
    for item in file.items:
        if not isinstance(item, s.Adopted):
            yield item
            continue
        for word in item.names:
            if word.text in customs:
                scope.use(word, "custom", word.text)
                followed.add(word.text)
                yield customs[word.text]
            else:
                scope.unknown("E0222", word, "custom", customs)
