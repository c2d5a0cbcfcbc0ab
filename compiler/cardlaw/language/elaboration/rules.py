"""Rules: their marks, layer and topic, and the rules they point at."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import Label, Span, did_you_mean, meant
from cardlaw.language.elaboration.choices import choice_condition
from cardlaw.language.elaboration.clauses.clauses import clause, clause_context
from cardlaw.language.elaboration.clauses.customs import is_custom
from cardlaw.language.elaboration.clauses.expressions import Context, condition
from cardlaw.language.elaboration.linking import Linker, RuleDraft
from cardlaw.language.elaboration.places import cited, position, written
from cardlaw.language.elaboration.scope import Scope, listed, there_are, words
from cardlaw.language.holes import HOLE
from cardlaw.language.sayings import say

ONCE = (s.About, s.Assumed, s.Breakable, s.EvenIfWon, s.ByExample)


def drafts(scope: Scope, files: Iterable[s.File]) -> list[RuleDraft]:
    """Every rule of every unit, in order, with its marks read."""
    found: list[RuleDraft] = []
    for file in files:
        chapter: s.Chapter | None = None
        names: dict[str, Span] = {}
        for item in file.items:
            if isinstance(item, s.Chapter):
                chapter = item
                if item.topic is not None:
                    scope.use(item.topic, "topic", item.topic.text)
                if item.topic is not None and item.topic.text not in scope.topics:
                    unknown_topic(scope, item.topic)
            elif isinstance(item, s.Rule):
                if item.name.text in names:
                    scope.complain(
                        "E0201",
                        item.name.span,
                        say("there-two-rules-file", item=item.name.text),
                        labels=(Label(names[item.name.text], say("first")),),
                        help=say("give-them-another-name"),
                    )
                scope.declare(f"rule of {file.head.name.text}", item.name)
                draft = RuleDraft(item, file.head.name.text, type(file.head), chapter)
                draft.custom = is_custom(item, file)
                _read_marks(scope, draft, file)
                if item.name.text in names:
                    _read_clauses(scope, item)
                else:
                    found.append(draft)
                names.setdefault(item.name.text, item.name.span)
    count: dict[str, int] = {}
    for draft in found:
        count[draft.name] = count.get(draft.name, 0) + 1
    for draft in found:
        draft.id = draft.name if count[draft.name] == 1 else f"{draft.name} of {draft.unit}"
    return found


def _read_clauses(scope: Scope, rule: s.Rule) -> None:
    """What is wrong with the clauses of a rule that does not stand; rules it points at are not looked for."""
    for node in rule.clauses:
        if not isinstance(node, s.Waive):
            clause(scope, node)


def _read_marks(scope: Scope, draft: RuleDraft, file: s.File) -> None:
    rule = draft.syntax
    seen: dict[type[s.Node], Span] = {}
    cites = False
    for mark in rule.marks:
        if isinstance(mark, ONCE) and type(mark) in seen:
            _said_twice(scope, draft, mark, seen[type(mark)])
            continue
        seen.setdefault(type(mark), mark.span)
        match mark:
            case s.Cited(cite=cite):
                cites = True
                draft.lines += cited(scope, cite, file)
            case s.About(topic=topic):
                if topic.text not in scope.topics:
                    unknown_topic(scope, topic)
                scope.use(topic, "topic", topic.text)
                draft.topic = topic.text
            case s.Assumed(reason=reason):
                draft.assumed = words(reason)
            case s.Under(condition=cond):
                if (choice := choice_condition(scope, cond)) is not None:
                    draft.under += (choice,)
            case s.Breakable():
                draft.breakable = True
            case s.EvenIfWon():
                draft.even_if_won = True
            case s.ByExample():
                draft.by_example = True
            case _:
                pass
    if not draft.topic and draft.chapter is not None and draft.chapter.topic is not None:
        draft.topic = draft.chapter.topic.text
    readings = {name for name, (axis, _) in scope.axes.items() if isinstance(axis, s.Reading)}
    if draft.assumed is not None:
        draft.layer = "assumption"
    elif any(c.axis in readings for c in draft.under):
        draft.layer = "reading"
    _check_marks(scope, draft, cites)


def _said_twice(scope: Scope, draft: RuleDraft, mark: s.Mark, first: Span) -> None:
    word = mark.span.text.split()[0]
    scope.complain(
        "E0201",
        mark.span,
        say("rule-says-twice", draft=draft.name, word=word),
        labels=(Label(first, say("first-said")),),
        help=say("split-rule-if-both") if isinstance(mark, s.About) else say("take-out-2"),
    )


def _check_marks(scope: Scope, draft: RuleDraft, cites: bool) -> None:
    rule, at = draft.syntax, draft.syntax.name.span
    if not draft.topic:
        some = list(scope.topics)
        scope.complain(
            "E0502",
            at,
            say("rule-does-say-what", draft=draft.name),
            help=say("add-about-one-of", names=listed(some, "or")) if some else say("add-about"),
        )
    if cites and draft.assumed is not None and not draft.under:
        scope.complain(
            "E0515",
            at,
            say("rule-both-printed-assumed", draft=draft.name),
            help=say("split-what-sheet-says"),
        )
    if not cites and draft.assumed is None and draft.sort in (s.Edition, s.Vocabulary):
        scope.complain(
            "E0501",
            at,
            say("rule-neither-cites-lines", draft=draft.name),
            help=say("add-lines-if-sheet"),
        )
    for node in rule.clauses:
        if isinstance(node, s.Norm | s.Wins | s.Effect | s.Replacement):
            _check_role(scope, node.subject, node.span)
    speaks = rule.clauses or draft.assumed is not None  # what we assume can be that nothing happens
    if not speaks and not any(isinstance(mark, s.Replaces) for mark in rule.marks):
        scope.complain(
            "W0603",
            at,
            say("rule-no-clause-so", draft=draft.name),
            help=say("remark-sheet-written-note"),
        )


def _check_role(scope: Scope, role: s.Word, clause: Span) -> None:
    """A clause may call who acts what it likes; a name that it uses only once may be a slip."""
    answered = {act.answering[1] for act in scope.acts.values() if act.answering is not None}
    known = {"player", *answered}
    said = re.findall(r"[\w-]+", clause.text)
    if role.text in known or said.count(role.text) > 1:
        return
    if (guess := did_you_mean(role.text, known)) and guess not in said:
        message = say("whoever-acts-called-nothing", role=role.text)
        scope.complain(
            "W0606", role.span, message, help=say("did-you-mean", guess=guess), fix=meant(role.span, guess)
        )


def finish(scope: Scope, linker: Linker, draft: RuleDraft) -> m.Rule:
    """The rule as the model has it, with its clauses elaborated and its targets found."""
    made = [(node, made) for node in draft.syntax.clauses for made in _clauses(scope, linker, draft, node)]
    placed = tuple(
        m.PlacedClause(
            m.ClauseId(draft.id, number if len(made) > 1 else None).written,
            clause_,
            position(node.span),
            written(node.span),
        )
        for number, (node, clause_) in enumerate(made, 1)
    )
    overrides = tuple(
        m.Override(
            linker.ids(mark.targets, draft.unit, draft),
            choice_condition(scope, mark.under) if mark.under is not None else None,
        )
        for mark in draft.syntax.marks
        if isinstance(mark, s.Overrides)
    )
    before, after = (
        tuple(
            id
            for mark in draft.syntax.marks
            if isinstance(mark, sort)
            for id in linker.ids(mark.targets, draft.unit, draft)
        )
        for sort in (s.Before, s.After)
    )
    unanswered = tuple(
        id
        for mark in draft.syntax.marks
        if isinstance(mark, s.Breakable)
        for id in linker.ids(mark.resolved or (), draft.unit, draft)
    )
    return m.Rule(
        id=draft.id,
        name=draft.name,
        unit=draft.unit,
        gloss=_gloss(scope, draft.syntax.gloss.text),
        topic=draft.topic,
        chapter=words(draft.chapter.text) if draft.chapter else None,
        layer=draft.layer,
        lines=draft.lines,
        assumed=draft.assumed,
        custom=draft.custom,
        under=draft.under,
        overrides=tuple(o for o in overrides if o.rules),
        breakable=draft.breakable,
        unanswered=unanswered,
        even_if_won=draft.even_if_won,
        by_example=draft.by_example,
        before=before,
        after=after,
        clauses=placed,
        position=position(draft.syntax.span),
    )


def _gloss(scope: Scope, text: s.Text) -> m.Words:
    """A gloss, each of whose holes names a choice whose value is said there, or a kind of card."""
    for name, span in _holes(text):
        kind = name.partition(" ")[0]
        if name in scope.axes:
            scope.use(s.Word(span, name), "axis", name)
        elif kind in scope.kinds:
            scope.use(s.Word(span.source.span(span.start, span.start + len(kind)), kind), "kind", kind)
        else:
            scope.unknown("E0207", s.Word(span, name), "option or reading", scope.axes)
    return words(text)


def _holes(text: s.Text) -> Iterator[tuple[str, Span]]:
    """The names in the holes of a text and of its translations, with where they are written."""
    for string in (text, *(said for _, said in text.translations)):
        source, start = string.span.source, string.span.start
        written = source.text[start : string.span.end]
        for hole in HOLE.finditer(written):
            if hole[1] is not None:
                yield hole[1], source.span(start + hole.start(1), start + hole.end(1))


def _clauses(scope: Scope, linker: Linker, draft: RuleDraft, node: s.Clause) -> Iterator[m.Clause]:
    if isinstance(node, s.Waive):
        for waived in linker.find(node.target, draft.unit, draft):
            yield _waive(scope, waived, node)
    elif (made := clause(scope, node)) is not None:
        yield made


def unknown_topic(scope: Scope, word: s.Word) -> None:
    known = there_are(scope.topics)
    declared = say("new-topic", word=word.text)
    if known:
        declared = say("new-topic-or", known=known, word=word.text)
    scope.unknown("E0206", word, "topic", scope.topics, declared)


def _waive(scope: Scope, waived: RuleDraft, node: s.Waive) -> m.Waive:
    """The condition of a waiver speaks of the roles of the clause it sets aside."""
    contexts = [c for other in waived.syntax.clauses if (c := clause_context(scope, other)) is not None]
    context = contexts[0] if contexts else Context(scope, {})
    return m.Waive(waived.id, condition(context, node.condition))
