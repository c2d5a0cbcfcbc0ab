"""Which house rules go together: a grid of marks, and for each pair that needs a word what was found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property

from cardlaw.documents.pages.pieces.addresses import Key, rule_anchor
from cardlaw.documents.pages.pieces.bars import crumbs, language_bar
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.html import (
    NOTHING,
    FinishedPage,
    Html,
    PageWriter,
    between,
    listed,
    table,
    tag,
    to_text,
    together,
    words,
)
from cardlaw.documents.pages.pieces.naming import game_title, spelled, title, unit_title
from cardlaw.documents.pages.pieces.numbering import chapters, numbers
from cardlaw.documents.pages.pieces.rules import Sheet, quoted
from cardlaw.documents.prose import Prose, to_html, to_plain
from cardlaw.documents.prose.phrases import say
from cardlaw.documents.results import ShownPair, ShownPairs
from cardlaw.documents.sentences import Speaker
from cardlaw.language import model as m
from cardlaw.wording.arguments import Argument, Message, SpokenListing

MARKS = {"independent": "·", "fine": "+", "idle": "~", "clash": "×", "unknown": "?"}
"""What a pair can come to, with its mark; the last three are told about below the grid."""
TOLD = ("clash", "idle", "unknown")
MOST_RULES = 4
"""So many rules are named in one sentence, then how many more there are."""


def packs_page(
    context: SiteContext, model: m.Model, packs: Mapping[str, m.Model], pairs: ShownPairs, language: str
) -> FinishedPage:
    """All pairs of packs on an edition; `packs` has each pack on an edition that bears it."""
    here = Key("packs", model.vocabulary, language, model.name)
    sheet = Sheet(context, context.prose(model, language), here)
    found = _Pairs(sheet, packs, pairs)
    heading = f"{game_title(sheet.prose)}: {to_plain(sheet.prose.label('packs-two-by-two'))}"
    writer = PageWriter(heading, language)
    writer.add(crumbs(context, here, sheet.prose, tag("code", words(model.name), class_="cl-id")))
    writer.heading(1, "packs", heading)
    writer.add(language_bar(context, here, sheet.prose))
    there = context.addresses.link(here, Key("edition", model.name, language))
    edition = tag("a", words(title(sheet.prose)), href=there)
    writer.add(tag("p", sheet.label("packs-intro")))
    writer.add(tag("p", together(sheet.label("edition"), ": ", edition), class_="cl-small"))
    writer.add(found.legend(), found.grid())
    for verdict in TOLD:
        cells = [cell for cell in pairs.cells if cell.verdict == verdict and cell.told]
        if cells:
            name = to_plain(sheet.prose.label(f"pair-{verdict}"))
            writer.heading(2, f"pairs-{verdict}", f"{name[:1].upper()}{name[1:]} ({len(cells)})")
            means = to_plain(sheet.prose.label(f"pair-means-{verdict}"))
            writer.add(tag("p", words(f"{means[:1].upper()}{means[1:]}."), class_="cl-note"))
            writer.add(*map(found.section, cells))
    return writer.page()


class _Pairs:
    """The parts of the page."""

    def __init__(self, sheet: Sheet, packs: Mapping[str, m.Model], pairs: ShownPairs) -> None:
        self.sheet, self.packs, self.pairs = sheet, packs, pairs
        self.cells = {frozenset(cell.packs): cell for cell in pairs.cells}

    def legend(self) -> Html:
        counts = Counter(cell.verdict for cell in self.pairs.cells)
        lines = [
            tag(
                "div",
                tag("dt", self._mark(verdict)),
                tag(
                    "dd",
                    tag("b", together(counts[verdict], " ", self.sheet.label(f"pair-{verdict}"))),
                    words(": "),
                    self.sheet.label(f"pair-means-{verdict}"),
                ),
            )
            for verdict in MARKS
            if counts[verdict]
        ]
        return tag("dl", *lines, class_="cl-legend")

    def grid(self) -> Html:
        head = [
            self.sheet.label("pack"),
            *(tag("span", words(self._name(name)), class_="cl-upright") for name in self.pairs.packs),
        ]
        rows = [
            [self._link(name), *(self._cell(name, other) for other in self.pairs.packs)]
            for name in self.pairs.packs
        ]
        return table(head, rows, class_="cl-pairing")

    def _mark(self, verdict: str) -> Html:
        return tag("span", words(MARKS[verdict]), class_=f"cl-mark cl-mark-{verdict}")

    def _cell(self, one: str, other: str) -> Html:
        cell = self.cells.get(frozenset((one, other)))
        if cell is None:
            return NOTHING
        mark = words(MARKS[cell.verdict])
        look = f"cl-mark cl-mark-{cell.verdict}"
        if not cell.told:
            return tag("span", mark, class_=look)
        said = together(
            self._name(one),
            ", ",
            self._name(other),
            ": ",
            to_plain(self.sheet.prose.label(f"pair-{cell.verdict}")),
        )
        return tag("a", mark, href=f"#{_anchor(cell)}", class_=look, title=said, aria_label=said)

    def _link(self, pack: str) -> Html:
        if pack not in self.packs:
            return words(self._name(pack))
        context, here = self.sheet.context, self.sheet.here
        return tag("a", words(self._name(pack)), href=context.addresses.link(here, self._page(pack)))

    def _name(self, pack: str) -> str:
        """A pack by its title in the reader's language."""
        model = self.packs.get(pack)
        return spelled(pack) if model is None else unit_title(self._prose(model), pack)

    def _prose(self, model: m.Model) -> Prose:
        return self.sheet.context.prose(model, self.sheet.here.language)

    def _page(self, pack: str) -> Key:
        return Key("edition", pack, self.sheet.here.language)

    def section(self, cell: ShownPair) -> Html:
        """Two packs with what was found between them, and the rules it is about."""
        one, other = cell.packs
        items = [self._told(message, clauses) for message, clauses in cell.told]
        head = together(self._link(one), " + ", self._link(other))
        return tag(
            "section",
            tag("h3", head, id=_anchor(cell)),
            listed(dict.fromkeys(items)),
            class_="cl-pair",
        )

    def _told(self, message: Message, clauses: tuple[str, ...]) -> Html:
        message, left = _shortened(message)
        phrase = self._speaker.phrase(message)
        if message.id == "found-both-change":  # the packs are named in the heading
            rules = dict(message.arguments)["rules"]
            phrase = say("page-both-change", rules=self._speaker.phrase(rules))
        said = to_html(self.sheet.prose.sentence(phrase).replace("`", ""), self._address)
        quoted = between(" ", filter(None, map(self._quoted, clauses)))
        stop = "" if said.endswith("…") else f" (+{left})." if left else "."
        return together(said, stop, " ", quoted).strip()

    def _quoted(self, clause: str) -> Html:
        """What the clause says, where it is one of a pack's."""
        id = m.rule_of(clause)
        model = self.models.get(id)
        if model is None:
            return NOTHING
        rule = next(rule for rule in model.rules if rule.id == id)
        return tag("q", words(to_text(quoted(self._prose(model), rule, None, clause))), class_="cl-small")

    @cached_property
    def models(self) -> dict[str, m.Model]:
        """The model in which each rule of a pack stands, by its id there and by its id beside another pack's."""
        found: dict[str, m.Model] = {}
        for pack, model in self.packs.items():
            for rule in model.rules:
                if rule.unit == pack:
                    found.setdefault(rule.id, model)
                    found.setdefault(f"{rule.id} of {pack}", model)
        return found

    @cached_property
    def _speaker(self) -> Speaker:
        return Speaker(self.sheet.prose, number=self._called)

    def _address(self, kind: str, name: str) -> str | None:
        addresses, here = self.sheet.context.addresses, self.sheet.here
        if kind != "rule":
            return self.sheet.link(kind, name)
        if name in self.models:
            unit = next(rule.unit for rule in self.models[name].rules if rule.id == name.partition(" of ")[0])
            return addresses.link(here, self._page(unit), rule_anchor(name.partition(" of ")[0]))
        return self.sheet.link(kind, name)

    def _called(self, id: str) -> str | None:
        """Rules of packs by their names, or by the pack's and a number; those of the edition by their numbers."""
        id = m.rule_of(id)
        if id not in self.models:
            return self.sheet.numbers.get(id)
        model, name = self.models[id], id.partition(" of ")[0]
        prose = self._prose(model)
        rule = next((rule for rule in model.rules if rule.id == name), None)
        if rule is None:
            return spelled(name)
        if prose.names(rule):
            return to_plain(prose.phrase(say("called", name=to_plain(prose.heading(rule)))))
        return f"{self._name(rule.unit)} {numbers(chapters(model), rule.unit)[name]}"


def _shortened(message: Message) -> tuple[Message, int]:
    """The message with the first few rules of a long list, and how many are left out."""
    left = 0
    arguments: list[tuple[str, Argument]] = []
    for name, given in message.arguments:
        if isinstance(given, SpokenListing) and len(given.items) > MOST_RULES:
            left += len(given.items) - MOST_RULES
            given = replace(given, items=given.items[:MOST_RULES])
        arguments.append((name, given))
    return Message(message.id, tuple(arguments)), left


def _anchor(cell: ShownPair) -> str:
    return f"pair-{cell.packs[0]}--{cell.packs[1]}"
