"""Rules: their marks, layer and topic, and the rules they point at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics import Label, Span
from cardlaw.language.elaboration.clauses import clause, clause_context
from cardlaw.language.elaboration.expressions import Context, condition
from cardlaw.language.elaboration.scope import Scope, plain, words


@dataclass
class Draft:
    """A rule on its way into the model: its syntax, its unit, what its marks say."""

    syntax: s.Rule
    unit: str
    sort: type[s.Node]
    chapter: s.Chapter | None
    id: str = ""
    topic: str = ""
    lines: tuple[tuple[int, int], ...] = ()
    assumed: m.Words | None = None
    under: tuple[m.Condition, ...] = ()
    layer: m.Layer = "text"
    breakable: bool = False
    even_if_won: bool = False
    removed_by: list[tuple[str, Span]] = field(default_factory=list)

    @property
    def name(self) -> str:
        return self.syntax.name.text


def drafts(scope: Scope, files: Iterable[s.File]) -> list[Draft]:
    """Every rule of every unit, in order, with its marks read."""
    found: list[Draft] = []
    for file in files:
        chapter: s.Chapter | None = None
        names: dict[str, Span] = {}
        for item in file.items:
            if isinstance(item, s.Chapter):
                chapter = item
                if item.topic is not None and item.topic.text not in scope.topics:
                    scope.unknown("E0206", item.topic, "topic", scope.topics)
            elif isinstance(item, s.Rule):
                if item.name.text in names:
                    scope.complain(
                        "E0201",
                        item.name.span,
                        f"there are two rules `{item.name.text}` in this file",
                        labels=(Label(names[item.name.text], "the first one"),),
                    )
                    continue
                names[item.name.text] = item.name.span
                draft = Draft(item, file.head.name.text, type(file.head), chapter)
                _read_marks(scope, draft, file)
                found.append(draft)
    count: dict[str, int] = {}
    for draft in found:
        count[draft.name] = count.get(draft.name, 0) + 1
    for draft in found:
        draft.id = draft.name if count[draft.name] == 1 else f"{draft.name} of {draft.unit}"
    return found


def _read_marks(scope: Scope, draft: Draft, file: s.File) -> None:
    rule = draft.syntax
    last = last_line(file)
    for mark in rule.marks:
        match mark:
            case s.Cited(cite=cite):
                draft.lines += cited(scope, cite, last)
            case s.About(topic=topic):
                if topic.text not in scope.topics:
                    scope.unknown("E0206", topic, "topic", scope.topics)
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
            case _:
                pass
    if not draft.topic and draft.chapter is not None and draft.chapter.topic is not None:
        draft.topic = draft.chapter.topic.text
    if not draft.topic:
        scope.complain(
            "E0502",
            rule.name.span,
            f"rule `{draft.name}` does not say what it is about",
            help="add `about TOPIC` below its gloss, or give its chapter a topic: "
            + (", ".join(f"`{t}`" for t in list(scope.topics)[:8]) + ("…" if len(scope.topics) > 8 else "")),
        )
    if draft.lines and draft.assumed is not None and not draft.under:
        scope.complain(
            "E0515",
            rule.name.span,
            f"rule `{draft.name}` is both printed and assumed",
            help="split it: what the sheet says with `lines`, what we add with `assumed`",
        )
    if not draft.lines and draft.assumed is None and draft.sort in (s.Edition, s.Vocabulary):
        scope.complain(
            "E0501",
            rule.name.span,
            f"rule `{draft.name}` neither cites its lines nor says that it is assumed",
            help='add `lines 12-14` if the sheet says it, or `assumed "why"` if we do',
        )
    readings = {name for name, (axis, _) in scope.axes.items() if isinstance(axis, s.Reading)}
    if draft.assumed is not None:
        draft.layer = "assumption"
    elif any(c.axis in readings for c in draft.under):
        draft.layer = "reading"
    says_nothing = not rule.clauses and not any(isinstance(mark, s.Replaces) for mark in rule.marks)
    if says_nothing and draft.assumed is None:
        scope.complain(
            "W0603",
            rule.name.span,
            f"rule `{draft.name}` has no clause, so nothing follows from it",
            help='a remark of the sheet is written `note "…" lines 3-4 see RULE`',
        )


def last_line(file: s.File) -> int | None:
    for line in file.head.head:
        if isinstance(line, s.SourceNote) and line.lines is not None:
            return line.lines.value
    return None


def cited(scope: Scope, cite: s.Cite | None, last: int | None) -> tuple[tuple[int, int], ...]:
    """The line ranges of a citation, each checked against the source."""
    spans: list[tuple[int, int]] = []
    for lines in cite.spans if cite else ():
        if lines.low > lines.high or lines.low < 1:
            scope.complain(
                "E0503",
                lines.span,
                "line numbers go up, from 1",
                help=f"write `{max(lines.high, 1)}-{max(lines.low, 1)}`",
            )
        elif last is not None and lines.high > last:
            scope.complain(
                "E0503",
                lines.span,
                f"the source has {last} lines",
                help="cite lines of the source, or correct its length in the head of the file",
            )
        else:
            spans.append((lines.low, lines.high))
    return tuple(spans)


def arms(axis: s.Option | s.NumberOption | s.Reading) -> tuple[int | str, ...]:
    if isinstance(axis, s.NumberOption):
        return tuple(range(axis.low.value, axis.high.value + 1))
    return tuple(arm.name.text for arm in axis.arms)


def choice_condition(scope: Scope, cond: s.Condition) -> m.Condition | None:
    if cond.axis.text not in scope.axes:
        scope.unknown("E0207", cond.axis, "option or reading", scope.axes)
        return None
    known = arms(scope.axes[cond.axis.text][0])
    for given in cond.values:
        if plain(given) not in known:
            _unknown_arm(scope, cond.axis.text, given, known)
            return None
    return m.Condition(cond.axis.text, tuple(plain(v) for v in cond.values))


def _unknown_arm(scope: Scope, axis: str, given: s.Value, known: Iterable[int | str]) -> None:
    names = [str(k) for k in known]
    if isinstance(given, s.Word):
        scope.unknown("E0208", given, f"arm of `{axis}` called", names)
    else:
        scope.complain(
            "E0208",
            given.span,
            f"`{axis}` has no value {given.value}",
            help=f"it can be {', '.join(names[:12])}",
        )


@dataclass
class Linker:
    """Finds the rules that a target names, seen from the unit that names them."""

    scope: Scope
    drafts: list[Draft]
    complete: bool
    """False where a pack is compiled without an edition: rules of the edition are then not looked for."""

    def find(self, target: s.Target, unit: str, asking: Draft | None = None) -> list[Draft]:
        live = [d for d in self.drafts if d is not asking]
        if isinstance(target, s.TopicTarget):
            name = target.topic.text
            if name not in self.scope.topics:
                self.scope.unknown("E0206", target.topic, "topic", self.scope.topics)
                return []
            own_base = asking is not None and asking.sort is s.Edition
            found = [d for d in live if d.topic == name and (own_base or d.unit != unit)]
            if not found and self.complete:
                self.scope.complain(
                    "E0402",
                    target.span,
                    f"no rule here is about `{name}`",
                    help="the edition says nothing on that topic, so there is nothing to change",
                )
            return found
        name = target.name.text
        matching = [d for d in live if d.name == name and (target.unit is None or d.unit == target.unit.text)]
        if target.unit is None:
            matching = [d for d in matching if d.unit == unit] or matching
        if len(matching) > 1:
            homes = ", ".join(f"`{name} of {d.unit}`" for d in matching)
            self.scope.complain(
                "E0406", target.span, f"several units have a rule `{name}`", help=f"say which: {homes}"
            )
            return []
        if not matching and asking is not None and asking.name == name and target.unit is None:
            self.scope.complain("E0209", target.span, f"rule `{name}` points at itself")
            return []
        if not matching and self.complete:
            self.scope.unknown("E0209", target.name, "rule", {d.name for d in live})
        return matching

    def all(self, targets: Iterable[s.Target], unit: str, asking: Draft | None = None) -> tuple[str, ...]:
        found = [d.id for t in targets for d in self.find(t, unit, asking)]
        return tuple(dict.fromkeys(found))


def finish(scope: Scope, linker: Linker, draft: Draft) -> m.Rule:
    """The rule as the model has it, with its clauses elaborated and its targets found."""
    placed: list[m.PlacedClause] = []
    many = len(draft.syntax.clauses) > 1
    for number, node in enumerate(draft.syntax.clauses, 1):
        made = _waive(scope, linker, draft, node) if isinstance(node, s.Waive) else clause(scope, node)
        if made is not None:
            name = f"{draft.id}#{number}" if many else draft.id
            placed.append(m.PlacedClause(name, made, position(node.span), _written(node.span)))
    overrides = tuple(
        m.Override(
            linker.all(mark.targets, draft.unit, draft),
            choice_condition(scope, mark.under) if mark.under is not None else None,
        )
        for mark in draft.syntax.marks
        if isinstance(mark, s.Overrides)
    )
    before = tuple(
        i
        for k in draft.syntax.marks
        if isinstance(k, s.Before)
        for i in linker.all(k.targets, draft.unit, draft)
    )
    after = tuple(
        i
        for k in draft.syntax.marks
        if isinstance(k, s.After)
        for i in linker.all(k.targets, draft.unit, draft)
    )
    return m.Rule(
        id=draft.id,
        name=draft.name,
        unit=draft.unit,
        gloss=words(draft.syntax.gloss.text),
        topic=draft.topic,
        chapter=draft.chapter.text.value if draft.chapter else None,
        layer=draft.layer,
        lines=draft.lines,
        assumed=draft.assumed,
        under=draft.under,
        overrides=tuple(o for o in overrides if o.rules),
        breakable=draft.breakable,
        even_if_won=draft.even_if_won,
        before=before,
        after=after,
        clauses=tuple(placed),
        position=position(draft.syntax.span),
    )


def _waive(scope: Scope, linker: Linker, draft: Draft, node: s.Waive) -> m.Waive | None:
    found = linker.find(node.target, draft.unit, draft)
    if not found:
        return None
    contexts = [c for k in found[0].syntax.clauses if (c := clause_context(scope, k)) is not None]
    if not contexts:
        if node.condition is None:
            return m.Waive(found[0].id, m.YES)
        contexts = [Context(scope, {})]
    return m.Waive(found[0].id, condition(contexts[0], node.condition))


def position(span: Span) -> m.Position:
    end = span.source.line_col(max(span.end - 1, span.start))[0]
    return m.Position(span.source.name, span.line, span.column, end)


def _written(span: Span) -> str:
    """The clause as its author wrote it, moved to the left margin."""
    first, *rest = span.text.split("\n")
    indent = span.column - 1
    return "\n".join([first, *(line[indent:] for line in rest)])
