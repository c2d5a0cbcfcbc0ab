"""One rule on a page: what it says, where it stands on the sheet, what it overrides, its formal text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from cardlaw.analysis.results.status import turns_on
from cardlaw.documents.pages.pieces.addresses import Key, rule_anchor, term_anchor
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.decks import spoken_clauses
from cardlaw.documents.pages.pieces.depending import (
    Conditions,
    beaten,
    counts,
    hold,
    in_own_words,
    matters_with,
    mentioned_in,
    unnamed_axes,
    wording_axes,
)
from cardlaw.documents.pages.pieces.html import (
    BLANK,
    NOTHING,
    Html,
    between,
    details,
    statement,
    tag,
    together,
    words,
)
from cardlaw.documents.pages.pieces.naming import passing_names
from cardlaw.documents.pages.pieces.numbering import chapters, numbers, part_of
from cardlaw.documents.pages.pieces.parts import any_data, part, under_data
from cardlaw.documents.prose import Prose, to_html
from cardlaw.documents.prose.marking import Link, capitalised
from cardlaw.documents.prose.phrases import say
from cardlaw.documents.results import ShownFinding
from cardlaw.documents.sentences import Speaker
from cardlaw.language import model as m
from cardlaw.language.bearing import sets_aside
from cardlaw.language.records import dataclass
from cardlaw.wording.arguments import Message
from cardlaw.wording.messages import message


@dataclass(frozen=True)
class Sheet:
    """A variant in a language, with all that its rules refer to."""

    context: SiteContext
    prose: Prose
    here: Key
    only: str | None = None
    """The unit whose rules the page shows, where it does not show all of the variant's."""

    @property
    def model(self) -> m.Model:
        return self.prose.model

    @cached_property
    def numbers(self) -> dict[str, str]:
        return numbers(chapters(self.model), self.only)

    @cached_property
    def units(self) -> dict[str, m.Unit]:
        return {unit.name: unit for unit in self.model.units}

    @cached_property
    def rules(self) -> dict[str, m.Rule]:
        return {rule.id: rule for rule in self.model.rules}

    @cached_property
    def overridden(self) -> dict[str, list[tuple[m.Rule, m.Condition | None]]]:
        """By which rules each rule is overridden."""
        found: dict[str, list[tuple[m.Rule, m.Condition | None]]] = {}
        for rule in self.model.rules:
            for override in rule.overrides:
                for target in (id for id in override.rules if not sets_aside(self.rules[id], rule)):
                    found.setdefault(target, []).append((rule, override.under))
        return found

    @cached_property
    def waived(self) -> dict[str, list[m.Rule]]:
        found: dict[str, list[m.Rule]] = {}
        for rule in self.model.rules:
            for placed in rule.clauses:
                if isinstance(placed.clause, m.Waive):
                    found.setdefault(placed.clause.target, []).append(rule)
        return found

    @cached_property
    def shown_in(self) -> dict[str, list[m.Scenario]]:
        found: dict[str, list[m.Scenario]] = {}
        for told in self.context.scenarios.get(self.model.name, ()):
            for rule in told.scenario.shows:
                found.setdefault(rule, []).append(told.scenario)
        return found

    @cached_property
    def found_in(self) -> dict[str, list[ShownFinding]]:
        """The findings that touch each rule."""
        found: dict[str, list[ShownFinding]] = {}
        for finding in self.context.findings(self.model.name) or ():
            for rule in dict.fromkeys(m.rule_of(clause) for clause in finding.rules):
                found.setdefault(rule, []).append(finding)
        return found

    @cached_property
    def homes(self) -> dict[str, Key]:
        """The page on which each rule stands."""
        language = self.here.language
        base = next((u.name for u in self.model.units if u.sort == "edition"), self.model.name)
        found: dict[str, Key] = {}
        for rule in self.model.rules:
            name = self.model.name
            if self.only is not None:
                name = rule.unit if rule.unit == self.only else base
            found[rule.id] = Key("edition", name, language)
        return found

    def anchor(self, id: str) -> str:
        """Where a rule stands on its page: on the page of a pack by its name alone, whatever the pack is put on."""
        rule = self.rules.get(id)
        own = self.only is not None and rule is not None and rule.unit == self.only
        return rule_anchor(rule.name if own and rule is not None else id)

    @cached_property
    def link(self) -> Link:
        """Where the marks of a sentence lead: rules to their page; on that of a rulebook, terms to the glossary."""
        glossary = Key("glossary", self.model.vocabulary, self.here.language)

        def address(kind: str, name: str) -> str | None:
            match kind:
                case "rule" | "value":
                    home = self.homes.get(name)
                    return self.context.addresses.link(self.here, home, self.anchor(name)) if home else None
                case "term" if self.here.sort == "edition" and name not in passing_names(self.model):
                    return self.context.addresses.link(self.here, glossary, term_anchor(name))
                case _:
                    return None

        return address

    @cached_property
    def _speaker(self) -> Speaker:
        return Speaker(self.prose, number=lambda id: self.numbers.get(m.rule_of(id)))

    def said(self, message: Message) -> Html:
        """A message of the analysis as a sentence without its stop."""
        return to_html(self.prose.sentence(self._speaker.phrase(message)).replace("`", ""), self.link)

    def part(self, message: Message) -> Html:
        """A message of the analysis inside a line: no capital, no stop."""
        return to_html(self.prose.phrase(self._speaker.phrase(message)).replace("`", ""), self.link)

    def kind_of(self, finding: ShownFinding) -> Html:
        """What sort of finding it is, in a few words."""
        if finding.demanded:
            return self.part(message("ruling-must-wrong"))
        return to_html(self.prose.kind(finding.kind))

    def label(self, name: str) -> Html:
        return to_html(self.prose.label(name))

    def words(self, text: m.Words | None) -> Html:
        return to_html(self.prose.words(text))

    def told_in_words(self, rule: m.Rule) -> bool:
        """Whether a rule stands on its page in the words of its author: nothing that can be switched changes them."""
        varies = unnamed_axes(self.model, rule)
        return not rule.clauses or (not varies and self.prose.speaks(rule.gloss))

    def quoted(self, rule: m.Rule, clause: str | None = None) -> Html:
        return quoted(self.prose, rule, self.link, clause)

    def rule_link(self, id: str) -> Html:
        """A rule called by its number."""
        home = self.homes.get(id)
        if home is None:
            return tag("code", words(id))
        address = self.context.addresses.link(self.here, home, self.anchor(id))
        return tag("a", words(self.numbers.get(id, id)), href=address)


def quoted(prose: Prose, rule: m.Rule, link: Link | None, clause: str | None = None) -> Html:
    """What a rule says, in a line: in the words of its author, else as it is made from one clause or from all."""
    if not rule.clauses or (in_own_words(prose.model, rule) and prose.speaks(rule.gloss)):
        return to_html(prose.words(rule.gloss))
    placed = [c for c in rule.clauses if c.id == clause] or list(rule.clauses)
    return between(" ", (statement(prose.clause(c.clause), link, 1) for c in placed))


def exactly(prose: Prose, rule: m.Rule, link: Link | None) -> Html:
    """A rule in sentences that are made from its clauses."""
    return NOTHING.join(statement(prose.clause(placed.clause), link) for placed in spoken_clauses(rule))


def _moment(prose: Prose, rule: m.Rule) -> Html:
    """Before or after which others a rule is carried out: what is made from its clauses does not tell."""
    lines = []
    for label, ids in (("page-goes-before", rule.before), ("page-goes-after", rule.after)):
        if topics := _topics_of(prose, rule, ids):
            said = prose.phrase(say(label, topics=topics))
            lines.append(tag("p", to_html(capitalised(said))))
    return NOTHING.join(lines)


def _topics_of(prose: Prose, rule: m.Rule, ids: tuple[str, ...]) -> str:
    """The topics of some rules, those of the rule's own topic by their names."""
    of = {each.id: each for each in prose.model.rules}
    titles = {topic.name: prose.words(topic.text) for topic in prose.model.topics}
    named = (
        prose.heading(of[id]) if of[id].topic == rule.topic else titles.get(of[id].topic, of[id].topic)
        for id in ids
        if id in of
    )
    return ", ".join(dict.fromkeys(named))


def precisely(sheet: Sheet, prose: Prose, rule: m.Rule) -> Html:
    """The same, folded, beside the words of the rule's author."""
    made = exactly(prose, rule, sheet.link)
    made = made and _moment(prose, rule) + made
    return details(sheet.label("precisely"), made, class_="cl-precisely") if made else NOTHING


def has_apparatus(model: m.Model) -> bool:
    """Whether a model is an edition of a printed sheet whose lines are counted."""
    return _is_printed(model.units[-1])


def _is_printed(unit: m.Unit) -> bool:
    """Whether the rules of a unit are told on a page of its sheet line by line."""
    return unit.sort == "edition" and unit.source_lines is not None


def rule_section(sheet: Sheet, rule: m.Rule) -> Html:
    """A rule as a numbered paragraph, what is printed first and everything else after it."""
    axes = wording_axes(sheet.model, mentioned_in(sheet.model)[rule.id])
    known = sheet.only is None and rule.unit != sheet.model.name and rule.unit in sheet.context.shown

    def said(prose: Prose) -> Html:
        if not sheet.told_in_words(rule):
            return _moment(prose, rule) + exactly(prose, rule, sheet.link)
        told = tag("p", to_html(prose.words(rule.gloss)))
        return told if known or _is_printed(sheet.units[rule.unit]) else told + precisely(sheet, prose, rule)

    says = part(sheet.prose, axes, said, "div", "cl-says")
    own = Key("edition", rule.unit, sheet.here.language)
    number = tag("b", words(sheet.numbers[rule.id]))  # the script makes it a link to itself
    if known:
        address = sheet.context.addresses.link(sheet.here, own, rule_anchor(rule.name))
        number = tag("a", words(sheet.numbers[rule.id]), href=address)
    name = tag("span", to_html(capitalised(sheet.prose.heading(rule))))
    head = tag("h3", number, *([] if known else [BLANK, name]), id=sheet.anchor(rule.id))
    body = together(head, says, meta_of_known(sheet, rule) if known else meta(sheet, rule))
    beside = source(sheet, rule)
    look = f"cl-rule cl-{rule.layer}" + ("" if counts(sheet.model, rule) else " cl-off")
    lost = beaten(sheet.model, rule)
    if any(hold(conditions, sheet.model) for conditions in lost):
        look += " cl-beaten"
    if rule.unit == sheet.model.vocabulary:
        look += " cl-bookkeeping"
    if sheet.only is None and rule.unit != sheet.model.name:
        look += " cl-inherited"
    return tag(
        "section",
        tag("div", body, class_="cl-main") + beside if beside else body,
        class_=look,
        data_under=under_data(rule.under),
        data_beaten=any_data(lost),
    )


def meta(sheet: Sheet, rule: m.Rule) -> Html:
    """The small print of a rule, as a list of remarks."""
    remarks = _only_with(sheet, rule)
    priorities = NOTHING.join(_priorities(sheet, rule))
    if rule.assumed is not None:
        remarks.append(badge(sheet.label("assumed"), "assumed") + " " + sheet.words(rule.assumed))
    if rule.lines:
        remarks.append(cited(sheet, rule.lines))
    if rule.breakable:
        remarks.append(badge(sheet.label("breakable"), "breakable"))
    if rule.even_if_won:
        remarks.append(badge(sheet.label("even-if-won"), "won"))
    if rule.by_example:
        remarks.append(badge(sheet.label("by-example"), "example"))
    shown = sheet.shown_in.get(rule.id, ())
    if shown:
        remarks.append(tag("a", sheet.label("shown-in"), href=_situation(sheet, shown[0])))
    found = sheet.found_in.get(rule.id, ()) if sheet.only is None else ()
    telling = next((finding for finding in found if finding.status != "settled"), None)
    if telling is not None:
        there = Key("findings", sheet.model.name, sheet.here.language)
        address = sheet.context.addresses.link(sheet.here, there, f"finding-{telling.id}")
        remarks.append(tag("a", _finding_beside(sheet, telling), href=address))
    if written := formal(sheet, rule):
        remarks.append(written)
    if not remarks and not priorities:
        return NOTHING
    return tag("ul", *(tag("li", remark) for remark in remarks), priorities, class_="cl-meta")


def _finding_beside(sheet: Sheet, finding: ShownFinding) -> Html:
    """What was found where a rule has a part in it; the kind alone would read as said of the rule."""
    if finding.kind == "silent":
        return sheet.label("sheet-silent")
    return together(sheet.label("found-of-it"), " ", sheet.kind_of(finding))


def _only_with(sheet: Sheet, rule: m.Rule) -> list[Html]:
    """The choices under which a rule counts, and those under which any rule uses what it says."""
    takes = [("only-with", each) for each in rule.under]
    takes += [("matters-only-with", each) for each in matters_with(sheet.model, rule)]
    return [
        badge(together(sheet.label(label), " ", chosen_words(sheet, condition, asked=True)), "under")
        for label, condition in takes
    ]


def chosen_words(sheet: Sheet, condition: m.Condition, asked: bool = False) -> Html:
    """The values of a choice in words, leading to its switch.

    The question stands before them where it is `asked`, and before numbers, which say nothing without it.
    """
    axis = next((axis for axis in sheet.model.axes if axis.name == condition.axis), None)
    if axis is None:
        return words(f"{condition.axis}: {' / '.join(map(str, condition.values))}")
    said = [to_html(sheet.prose.value(arm)) for arm in axis.arms if arm.value in condition.values]
    shown = between(" / ", said)
    if asked:
        shown = together(sheet.words(axis.text), " ", tag("em", shown))
    elif any(isinstance(value, int) for value in condition.values):
        shown = together(sheet.words(axis.text), " ", shown)
    there = Key("edition", sheet.only or sheet.model.name, sheet.here.language)
    if sheet.only is not None and axis.unit != sheet.only:
        return shown
    return tag("a", shown, href=sheet.context.addresses.link(sheet.here, there, f"axis-{axis.name}"))


def turned_by(sheet: Sheet, silence: m.Silence) -> Html:
    """The choices without which something that the sheet does not say does not come up; nothing if it always does."""
    asked = [chosen_words(sheet, each, asked=True) for each in turns_on(sheet.model, silence)]
    return together(sheet.label("arises-only"), " ", between(", ", asked)) if asked else NOTHING


def meta_of_known(sheet: Sheet, rule: m.Rule) -> Html:
    """The small print of a rule that has a page of its own elsewhere: only what holds here."""
    mark = [badge(sheet.label("assumed"), "assumed")] if rule.assumed is not None else []
    remarks = NOTHING.join(tag("li", remark) for remark in (*_only_with(sheet, rule), *mark))
    told = remarks + NOTHING.join(_priorities(sheet, rule))
    return tag("ul", told, class_="cl-meta") if told else NOTHING


def _situation(sheet: Sheet, scenario: m.Scenario) -> str:
    """Where a scenario stands: a rulebook with many of them has several pages."""
    told = sheet.context.scenarios[sheet.model.name]
    at = next(at for at, each in enumerate(told) if each.scenario is scenario)
    there = Key("situations", sheet.model.name, sheet.here.language, part_of(at))
    return sheet.context.addresses.link(sheet.here, there, f"situation-{scenario.name}")


def _priorities(sheet: Sheet, rule: m.Rule) -> Iterator[Html]:
    """What a rule gives way to, shown while both count and the condition holds."""
    by_conditions: dict[tuple[Conditions, m.Condition | None], list[str]] = {}
    for by, under in sheet.overridden.get(rule.id, ()):
        by_conditions.setdefault(((*_given(under), *by.under), under), []).append(by.id)
    for (conditions, under), ids in by_conditions.items():
        refs = between(", ", map(sheet.rule_link, ids))
        said = together(sheet.label("overridden-by"), " ", refs, _under(sheet, under))
        yield _while(sheet, conditions, said, "cl-yields")
    for by in sheet.waived.get(rule.id, ()):
        said = together(sheet.label("waived-by"), " ", sheet.rule_link(by.id))
        yield _while(sheet, by.under, said, "cl-yields")


def _given(condition: m.Condition | None) -> Conditions:
    return () if condition is None else (condition,)


def _while(sheet: Sheet, conditions: Conditions, said: Html, look: str | None) -> Html:
    off = None if hold(conditions, sheet.model) else "cl-off"
    class_ = " ".join(filter(None, (look, off))) or None
    return tag("li", said, class_=class_, data_under=under_data(conditions))


def _under(sheet: Sheet, condition: m.Condition | None) -> Html:
    if condition is None:
        return NOTHING
    return together(" (", sheet.label("under"), " ", tag("q", chosen_words(sheet, condition)), ")")


def badge(text: Html, sort: str) -> Html:
    return tag("span", text, class_=f"cl-badge cl-badge-{sort}")


def cited(sheet: Sheet, lines: tuple[tuple[int, int], ...]) -> Html:
    one = len(lines) == 1 and lines[0][0] == lines[0][1]
    spans = ", ".join(str(a) if a == b else f"{a}–{b}" for a, b in lines)
    return tag("cite", together(sheet.label("line" if one else "lines"), " ", spans))


def formal(sheet: Sheet, rule: m.Rule) -> Html:
    """The way to the rule as it stands in its file."""
    written_in = next((u.name for u in sheet.model.units if u.file == rule.position.file), rule.unit)
    if written_in not in sheet.context.files:
        return NOTHING
    there = Key("file", written_in, sheet.context.addresses.language)
    name = rule.id.partition(" of ")[0]
    address = sheet.context.addresses.link(sheet.here, there, rule_anchor(name))
    return tag("a", sheet.label("formal-text"), href=address)


def source(sheet: Sheet, rule: m.Rule) -> Html:
    """The original lines beside the rule, if the source stands at hand."""
    unit = sheet.units.get(rule.unit)
    lines = sheet.context.source_lines(unit) if unit is not None else ()
    if not lines or not rule.lines or unit is None:
        return NOTHING
    quoted = " … ".join(
        " ".join(line.strip() for line in lines[first - 1 : last]) for first, last in rule.lines
    )
    return tag(
        "blockquote",
        tag("span", sheet.label("on-the-sheet"), class_="cl-source-head", lang=sheet.here.language),
        words(quoted),
        class_="cl-source",
        lang=unit.language,
    )
