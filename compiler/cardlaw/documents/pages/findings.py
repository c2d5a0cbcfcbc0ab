"""Findings as a page: what was found, between which rules, the smallest situation, what settles it."""

from __future__ import annotations

from cardlaw.documents.pages.addresses import Key
from cardlaw.documents.pages.bars import crumbs, language_bar, tabs
from cardlaw.documents.pages.context import Context
from cardlaw.documents.pages.figures import situation_figure
from cardlaw.documents.pages.html import Html, Page, Writer, listed, statement, tag, words
from cardlaw.documents.pages.naming import title
from cardlaw.documents.pages.rules import Sheet
from cardlaw.documents.pictures.looks import Looks
from cardlaw.documents.prose import to_plain
from cardlaw.documents.results import Found
from cardlaw.language import model as m


def findings_page(context: Context, model: m.Model, language: str) -> Page:
    prose = context.prose(model, language)
    sheet = Sheet(context, prose, Key("findings", model.name, language))
    heading = f"{title(prose)}: {to_plain(prose.label('findings'))}"
    writer = Writer(heading, language)
    writer.add(crumbs(context, sheet.here, prose, tag("code", words(model.name), class_="cl-id")))
    writer.heading(1, "findings", heading)
    writer.add(language_bar(context, sheet.here, prose), tabs(sheet))
    found = context.findings(model.name)
    if found is None:
        writer.add(tag("p", sheet.label("no-findings-yet"), class_="cl-note"))
        return writer.page()
    writer.add(tag("p", sheet.label("findings-intro"), class_="cl-note"))
    if not found:
        writer.add(tag("p", sheet.label("no-findings")))
    for finding in found:
        _finding(writer, sheet, finding)
    return writer.page()


def _finding(writer: Writer, sheet: Sheet, finding: Found) -> None:
    kind = sheet.label(f"kind-{finding.kind}")
    text = to_plain(sheet.prose.label(f"kind-{finding.kind}"))
    status = tag(
        "span", sheet.label(f"status-{finding.status}"), class_=f"cl-badge cl-status-{finding.status}"
    )
    code = tag("code", words(finding.code), class_="cl-id")
    shown = f"{kind[:1].upper()}{kind[1:]} {status} {code}"
    refs = ", ".join(sheet.numbers[r] for r in dict.fromkeys(map(_rule, finding.rules)) if r in sheet.numbers)
    writer.heading(2, f"finding-{finding.id}", f"{text} · {refs}" if refs else text, shown)
    writer.add(tag("p", ticked(sheet, finding.message)))
    writer.add(_clauses(sheet, finding))
    if finding.table is not None and finding.table.drawable:
        picture = situation_figure(sheet.prose, Looks(sheet.model), finding.table, finding.message)
        writer.add(tag("figure", picture.svg(), class_="cl-figure"))
    if finding.verdicts:
        writer.add(
            listed(
                (
                    f"{words(who)}: {tag('strong', verdict_word(sheet, said))}"
                    for who, said in finding.verdicts
                )
            )
        )
    if finding.derivation:
        writer.add(listed(ticked(sheet, step) for step in finding.derivation))
    small: list[Html] = []
    if finding.settled:
        refs = ", ".join(
            sheet.rule_link(name) if name in sheet.numbers else tag("code", words(name))
            for name in finding.settled
        )
        small.append(f"{sheet.label('settled')} {refs}")
    if finding.replayed:
        small.append(sheet.label("replayed"))
    if small:
        writer.add(tag("p", " · ".join(small), class_="cl-small"))


VERDICTS = frozenset({"may", "must", "must-not", "silent", "contradictory", "unoffered"})


def verdict_word(sheet: Sheet, said: str) -> Html:
    """A verdict in the reader's language; anything else as it is."""
    name = said.replace(" ", "-")
    return sheet.label(f"verdict-{name}") if name in VERDICTS else tag("span", words(said), lang="en")


def _rule(clause: str) -> str:
    return clause.partition("#")[0]


def ticked(sheet: Sheet, text: str) -> Html:
    """A message of the analysis: what stands in backticks is a rule to go to, or a name."""
    out: list[Html] = []
    for at, part in enumerate(text.split("`")):
        if at % 2 == 0:
            out.append(words(part))
        elif _rule(part) in sheet.numbers:
            out.append(sheet.rule_link(_rule(part)))
        else:
            out.append(tag("code", words(part)))
    return tag("span", *out, lang="en")


def _clauses(sheet: Sheet, finding: Found) -> Html:
    """Each rule concerned, with its sentence."""
    link = sheet.link
    items = []
    rules = {rule.id: rule for rule in sheet.model.rules}
    for name in finding.rules:
        rule = rules.get(_rule(name))
        if rule is None:
            continue
        placed = [c for c in rule.clauses if c.id == name] or list(rule.clauses)
        said = " ".join(statement(sheet.prose.clause(c.clause), link, 1) for c in placed)
        items.append(f"{sheet.rule_link(rule.id)} {said}")
    return listed(items, class_="cl-clauses") if items else ""
