"""The page of an edition, variant or pack: a rule sheet with everything behind it."""

from __future__ import annotations

import re

from markupsafe import Markup

from cardlaw.documents.pages.cases.figures import flow_figure
from cardlaw.documents.pages.cases.findings import CLASHES, headline, home_of, status_badge
from cardlaw.documents.pages.cases.situations import example_section
from cardlaw.documents.pages.pieces.addresses import Key
from cardlaw.documents.pages.pieces.axes import axes_section, shown_axes
from cardlaw.documents.pages.pieces.bars import crumbs, language_bar, tabs
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.decks import card_total
from cardlaw.documents.pages.pieces.depending import (
    Yielding,
    arising,
    hold,
    in_force,
    mentioned,
    rule_axes,
    wording_axes,
    yieldings,
)
from cardlaw.documents.pages.pieces.html import (
    BLANK,
    NOTHING,
    FinishedPage,
    Html,
    PageWriter,
    between,
    drawn,
    listed,
    statement,
    tag,
    together,
    words,
)
from cardlaw.documents.pages.pieces.naming import game_title, is_edition, language_name, title, unit_title
from cardlaw.documents.pages.pieces.numbering import chapters
from cardlaw.documents.pages.pieces.parts import part
from cardlaw.documents.pages.pieces.rules import Sheet, cited, has_apparatus, rule_section, turned_by
from cardlaw.documents.prose import LANGUAGES, Prose, to_html, to_plain
from cardlaw.documents.prose.phrases import NumberPhrase, say
from cardlaw.documents.prose.planning.scene import book_of
from cardlaw.documents.results import ShownFinding
from cardlaw.language import model as m
from cardlaw.language.walking import nodes

INSIDE_LINK = re.compile(r"</?a\b[^>]*>")
"""Links are taken out of what becomes a link itself."""


def edition_page(
    context: SiteContext, model: m.Model, language: str, only: str | None = None
) -> FinishedPage:
    """The sheet of a variant in a language; `only` narrows the rules to one unit, for a pack on an edition."""
    prose = context.prose(model, language, only)
    name = only or model.name
    here = Key("edition", name, language)
    sheet = Sheet(context, prose, here, only)
    unit = next((u for u in model.units if u.name == name), model.units[-1])
    heading = title(prose) if only is None else unit_title(prose, only)
    writer = PageWriter(heading, language, to_plain(prose.words(unit.gloss)))
    sort = tag("span", sheet.label(unit.sort), BLANK, tag("code", words(name), class_="cl-id"))
    writer.add(crumbs(context, here, prose, sort))
    writer.heading(1, name, heading)
    writer.add(tag("p", sheet.words(unit.gloss), class_="cl-lead"))
    if only is None:
        writer.add(_made_of(sheet))
        writer.add(language_bar(context, here, prose, printed=True), tabs(sheet), _on_paper(sheet))
        _glance(writer, sheet)
        _cards(writer, sheet)
    else:
        base = next((u.name for u in model.units if u.sort == "edition"), model.name)
        writer.add(language_bar(context, here, prose))
        if unit.source is not None and unit.source_lines is None:
            from_where = sheet.words(m.Words(unit.source))
            writer.add(tag("p", sheet.label("comes-from"), BLANK, from_where, class_="cl-note"))
        writer.add(tag("p", sheet.label("shown-on"), BLANK, _unit_link(sheet, base), class_="cl-note"))
        if context.used.get(only):
            users = between(", ", (_user_link(sheet, user) for user in context.used[only]))
            writer.add(tag("p", sheet.label("used-in"), BLANK, users, class_="cl-note"))
    if only is not None or not is_edition(model):
        _changes(writer, sheet)
    if shown_axes(sheet, only):
        writer.heading(2, "options", to_plain(prose.label("options-and-readings")))
        writer.add(axes_section(sheet, only))
    for chapter in chapters(model):
        if only is not None and chapter.unit != only:
            continue
        named = _chapter_title(sheet, chapter.title, chapter.unit)
        head, shown = f"{chapter.number} · {to_plain(named)}", to_html(named)
        if only is None:
            shown = tag("span", words(chapter.number), class_="cl-chapter") + " " + shown
        else:
            head = to_plain(named)
        look = "cl-bookkeeping" if chapter.unit == model.vocabulary else None
        writer.heading(2, f"chapter-{chapter.number}", head, shown, class_=look)
        writer.add(*(rule_section(sheet, rule) for rule in chapter.rules))
    if only is not None and context.scenarios.get(only):
        writer.heading(2, "situations", to_plain(prose.label("situations")))
        for told in context.scenarios[only]:
            writer.add(example_section(sheet, told.scenario, "example", told.under))
    if only is None:
        _acts(writer, sheet)
        _silences(writer, sheet)
        _examples(writer, sheet)
        _findings(writer, sheet)
        _notes(writer, sheet)
    writer.missing = (*(f"{_used_at(model, each.name)}: {each}" for each in prose.missing), *prose.faults)
    if prose.missing:
        writer.heading(2, "missing", to_plain(prose.label("missing-terms")))
        writer.add(
            listed((tag("code", words(missing)) for missing in prose.missing), class_="cl-missing-list")
        )
    return writer.page()


def _made_of(sheet: Sheet) -> Html:
    """What a variant is put together from: the edition, then each pack of house rules."""
    below = [unit for unit in sheet.model.units if unit.sort in ("edition", "pack")]
    if is_edition(sheet.model) or not below:
        return NOTHING
    parts = [_unit_link(sheet, unit.name) for unit in below]
    own = sum(rule.unit == sheet.model.name for rule in sheet.model.rules)
    if own:
        parts.append(to_html(sheet.prose.phrase(say("page-own-rules", n=NumberPhrase(own)))))
    return tag("p", sheet.label("made-of"), BLANK, between("; ", parts), class_="cl-note cl-made-of")


def _unit_link(sheet: Sheet, name: str) -> Html:
    """A rulebook or pack by its title, leading to its page where it has one."""
    if name not in sheet.context.shown:
        return tag("code", words(name))
    there = sheet.context.addresses.link(sheet.here, Key("edition", name, sheet.here.language))
    return tag("a", words(unit_title(sheet.prose, name)), href=there)


def _used_at(model: m.Model, name: str) -> str:
    """The file and line of the first rule that speaks of a name, or of the first rule where none does."""
    word = re.compile(rf"(?<![\w-]){re.escape(name)}s?(?![\w-])")
    using = [rule for rule in model.rules if any(word.search(placed.written) for placed in rule.clauses)]
    rule = next(iter(using or model.rules), None)
    return f"{rule.position.file}:{rule.position.line}" if rule is not None else model.name


def _user_link(sheet: Sheet, name: str) -> Html:
    """A variant that is made of this pack, by the title that it gives itself."""
    model = sheet.context.models.get(name)
    shown = name if model is None else title(sheet.context.prose(model, sheet.here.language))
    there = sheet.context.addresses.link(sheet.here, Key("edition", name, sheet.here.language))
    return tag("a", words(shown), href=there)


def _changes(writer: PageWriter, sheet: Sheet) -> None:
    """What a variant or pack does to the edition: choices set otherwise, rules that are gone or give way."""
    model = sheet.model
    units = {unit.name for unit in model.units if unit.sort not in ("vocabulary", "edition")}
    own = {sheet.only} if sheet.only is not None else units
    base = next((u.name for u in model.units if u.sort == "edition"), None)
    printed = sheet.context.models.get(base) if base is not None else None
    items: list[Html] = []
    for axis in model.axes:
        if axis.unit not in own and model.choice(axis.name) != axis.chosen:
            arm = next(arm for arm in axis.arms if arm.value == model.choice(axis.name))
            items.append(
                together(sheet.words(axis.text), " ", tag("strong", to_html(sheet.prose.value(arm))))
            )
    gone = {rule.id for rule in printed.rules} - {rule.id for rule in model.rules} if printed else set()
    if printed is not None and gone:
        there = Sheet(sheet.context, sheet.context.prose(printed, sheet.here.language), sheet.here)
        said = [
            together(there.words(r.gloss), " ", there.rule_link(r.id)) for r in printed.rules if r.id in gone
        ]
        items += [together(sheet.label("change-drops"), " ", each) for each in said]
    given_up: dict[str, list[Yielding]] = {}
    for each in yieldings(model):
        to, rule = sheet.rules[each.to], sheet.rules[each.rule]
        if to.unit in own and rule.unit not in own and hold(each.under, model):
            given_up.setdefault(rule.id, []).append(each)
    for id, several in given_up.items():
        to_these = between(", ", map(sheet.rule_link, dict.fromkeys(each.to for each in several)))
        link = tag("span", sheet.rule_link(id), words(" → "), to_these, class_="cl-small")
        label = sheet.label("change-replaces" if any(each.wholly for each in several) else "change-limits")
        items.append(together(label, " ", sheet.words(sheet.rules[id].gloss), " ", link))
    added = [rule for rule in model.rules if rule.unit in own]
    by_choice = [bool(rule.under) for rule in added]
    message = "page-change-adds"
    if added and all(by_choice):
        message = "page-change-adds-all-by-choice"
    elif any(by_choice):
        message = "page-change-adds-by-choice"
    writer.heading(2, "changes", to_plain(sheet.prose.label("what-changes")))
    writer.add(tag("p", to_html(sheet.prose.phrase(say(message, n=NumberPhrase(len(added)))))))
    if items:
        writer.add(listed(dict.fromkeys(items), class_="cl-clauses"))


def _chapter_title(sheet: Sheet, given: m.Words | None, unit: str) -> str:
    """The name of a chapter, as marked text."""
    if given is not None:
        return sheet.prose.words(given)
    if unit == sheet.model.vocabulary:
        return sheet.prose.label("bookkeeping")
    plain = len(sheet.model.units) <= 2 or sheet.only is not None
    return sheet.prose.label("the-rules") if plain else unit_title(sheet.prose, unit)


def _on_paper(sheet: Sheet) -> Html:
    """What a printed sheet says of itself: game, edition, and every choice that was made."""
    game = tag("strong", words(game_title(sheet.prose)))
    name = tag("code", words(sheet.model.name), class_="cl-variant")
    taken = [
        tag(
            "li",
            sheet.words(axis.text),
            BLANK,
            tag("b", _value(sheet, axis), data_choice=axis.name),
        )
        for axis in shown_axes(sheet, None)
    ]
    head = tag("p", sheet.label("choices-taken")) if taken else NOTHING
    return tag("div", tag("p", game, words(" · "), name), head, tag("ul", *taken), class_="cl-paper")


def _value(sheet: Sheet, axis: m.Axis) -> Html:
    """The value of a choice in words."""
    chosen = sheet.model.choice(axis.name)
    return next((to_html(sheet.prose.value(a)) for a in axis.arms if a.value == chosen), words(chosen))


def _glance(writer: PageWriter, sheet: Sheet) -> None:
    """The facts a reader wants first, and the flow of a round."""
    model, prose = sheet.model, sheet.prose
    writer.heading(2, "glance", to_plain(prose.label("at-a-glance")))
    amounts = _deal_amounts(model)
    counted = [rule for rule in model.rules if any(_is_counted(c.clause, amounts) for c in rule.clauses)]
    writer.add(part(prose, rule_axes(model, counted), _facts, "dl", "cl-facts"))
    writer.heading(2, "flow", to_plain(prose.label("how-a-round-goes")))
    opening = [rule for rule in model.rules if any(isinstance(n, m.Offer) for n in nodes(rule.clauses))]
    writer.add(
        part(prose, rule_axes(model, opening), lambda said: drawn(flow_figure(said)), "figure", "cl-figure")
    )


def _is_counted(clause: m.Clause, amounts: set[str]) -> bool:
    match clause:
        case m.Deck() | m.Seats():
            return True
        case m.DefineQuantity(quantity):
            return quantity in amounts
        case _:
            return False


def _facts(prose: Prose) -> Html:
    model = prose.model
    facts: list[tuple[str, Html]] = []
    total = card_total(model)
    if total:
        facts.append(("cards-in-pack", words(total)))
    for rule in model.rules_in("assumption"):
        for placed in rule.clauses:
            if isinstance(placed.clause, m.Seats) and in_force(model, rule):
                least, most = placed.clause.least, placed.clause.most
                facts.append(("players", words(f"{least}–{most}" if least != most else str(least))))
    dealt = next((s for s in book_of(model).numbers.items() if s[0] in _deal_amounts(model)), None)
    if dealt is not None:
        facts.append(("dealt", words(dealt[1].value)))
    own = {unit.name for unit in model.units if unit.sort in ("edition", "vocabulary")}
    house = sum(rule.unit not in own for rule in model.rules)
    assumed = sum(rule.unit in own and rule.layer == "assumption" for rule in model.rules)
    counts = [("page-printed", len(model.rules) - house - assumed), ("page-assumed-count", assumed)]
    counts += [("page-house-count", house)] if house else []
    facts.append(
        (
            "rules",
            tag("br").join(to_html(prose.phrase(say(message, n=NumberPhrase(n)))) for message, n in counts),
        )
    )
    edition = next((u for u in model.units if u.sort == "edition"), None)
    if edition is not None and edition.language in LANGUAGES:
        facts.append(("sheet-language", words(language_name(edition.language, prose.language))))
    return NOTHING.join(
        (tag("div", tag("dt", to_html(prose.label(name))), tag("dd", value)) for name, value in facts)
    )


def _deal_amounts(model: m.Model) -> set[str]:
    return {
        step.amount.quantity
        for rule in model.rules
        for step in nodes(rule.clauses)
        if isinstance(step, m.Deal) and isinstance(step.amount, m.QuantityOf)
    }


def _cards(writer: PageWriter, sheet: Sheet) -> None:
    from cardlaw.documents.pages.rulebooks.gallery import pack_strip

    strip = pack_strip(sheet)
    if strip:
        writer.heading(2, "cards", to_plain(sheet.prose.label("the-cards")))
        writer.add(strip)


def _acts(writer: PageWriter, sheet: Sheet) -> None:
    link = sheet.link
    arise = arising(sheet.model)
    acts = [act for act in sheet.model.acts if act.body and act.name in arise]

    def said(prose: Prose) -> Html:
        return NOTHING.join(statement(body, link) for act in acts if (body := prose.body(act)) is not None)

    if acts:
        writer.heading(2, "acts", to_plain(sheet.prose.label("acts")))
        axes = wording_axes(sheet.model, mentioned(tuple(act.body for act in acts)))
        writer.add(part(sheet.prose, axes, said, "div", "cl-acts"))


def _silences(writer: PageWriter, sheet: Sheet) -> None:
    if not sheet.model.silences:
        return
    heading = to_plain(sheet.prose.label("silences"))
    writer.heading(2, "silences", heading)
    items = []
    base = _inherited(sheet)
    for silence in sheet.model.silences:
        if silence.unit == base:
            continue
        rest = []
        if silence.lines:
            rest.append(cited(sheet, silence.lines))
        if turned := turned_by(sheet, silence):
            rest.append(turned)
        known = [id for id in silence.resolved_by if id in sheet.numbers]
        if known:
            refs = between(", ", (sheet.rule_link(id) for id in known))
            rest.append(together(sheet.label("settled-by"), " ", refs))
        else:
            rest.append(sheet.label("not-settled"))
        small = tag("span", between(" · ", rest), class_="cl-small")
        items.append(tag("li", sheet.words(silence.text), BLANK, small, id=f"silence-{silence.name}"))
    if base is not None and any(silence.unit == base for silence in sheet.model.silences):
        there = sheet.context.addresses.link(
            sheet.here, Key("edition", base, sheet.here.language), "silences"
        )
        items.append(tag("li", tag("a", words(f"{unit_title(sheet.prose, base)}: {heading}"), href=there)))
    writer.add(tag("ul", *items, class_="cl-silences"))


def _inherited(sheet: Sheet) -> str | None:
    """The edition that a variant is built on, where it has a page of its own: what it leaves open is said there."""
    names = [unit.name for unit in sheet.model.units if unit.sort == "edition"]
    return next((n for n in names if n != sheet.model.name and n in sheet.context.shown), None)


def _examples(writer: PageWriter, sheet: Sheet) -> None:
    if not sheet.model.examples:
        return
    writer.heading(2, "examples", to_plain(sheet.prose.label("examples")))
    writer.add(*(example_section(sheet, example, "example") for example in sheet.model.examples))


def _findings(writer: PageWriter, sheet: Sheet) -> None:
    found = sheet.context.findings(sheet.model.name)
    writer.heading(2, "findings", to_plain(sheet.prose.label("findings")))
    if found is None:
        writer.add(tag("p", sheet.label("no-findings-yet"), class_="cl-note"))
        return
    if not found:
        writer.add(tag("p", sheet.label("no-findings")))
        return
    there = Key("findings", sheet.model.name, sheet.here.language)
    still_open = [finding for finding in found if finding.status == "open"]
    if still_open:
        writer.add(listed((_finding(sheet, each) for each in still_open), class_="cl-findings"))
    if len(still_open) < len(found):
        address = sheet.context.addresses.link(sheet.here, there)
        rest = together(sheet.label("findings-settled"), " (", len(found) - len(still_open), ")")
        writer.add(tag("p", tag("a", rest, href=address), class_="cl-findings"))


def _finding(sheet: Sheet, finding: ShownFinding) -> Html:
    """A finding in a line: what it is in words, of which sort, how it stands, and the rules concerned."""
    address = sheet.context.addresses.link(sheet.here, home_of(sheet, finding), f"finding-{finding.id}")
    said = tag("a", Markup(INSIDE_LINK.sub("", headline(sheet, finding))), href=address)
    named = dict.fromkeys(m.rule_of(clause) for clause in finding.rules)
    refs = between(", ", (sheet.rule_link(id) for id in named if id in sheet.numbers))
    kind = tag("span", sheet.kind_of(finding), class_="cl-small")
    small = NOTHING if finding.kind in CLASHES else kind + " "
    return together(said, " ", small, status_badge(sheet, finding.status), " ", refs).rstrip()


def _notes(writer: PageWriter, sheet: Sheet) -> None:
    notes = [remark for remark in sheet.model.remarks if remark.sort in ("note", "pending") and remark.text]
    if not notes or has_apparatus(sheet.model):
        return
    writer.heading(2, "notes", to_plain(sheet.prose.label("notes")))
    items = []
    for remark in notes:
        see = [id for id in remark.see if id in sheet.numbers]
        refs = (
            together(" (", sheet.label("see"), " ", between(", ", (sheet.rule_link(id) for id in see)), ")")
            if see
            else ""
        )
        place = " " + cited(sheet, remark.lines) if remark.lines else ""
        items.append(together(sheet.words(remark.text), refs, place))
    writer.add(listed(items, class_="cl-notes"))
