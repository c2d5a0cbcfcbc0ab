"""The cards of a pack as pictures: a strip on the edition's page, all faces on a page of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby

from cardlaw.documents.pages.pieces.addresses import Key
from cardlaw.documents.pages.pieces.bars import crumbs, language_bar
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.decks import copies, pack_rows, rows_of
from cardlaw.documents.pages.pieces.depending import rule_axes
from cardlaw.documents.pages.pieces.html import (
    NOTHING,
    FinishedPage,
    Html,
    PageWriter,
    between,
    drawn,
    tag,
    words,
)
from cardlaw.documents.pages.pieces.naming import after_number, called, game_title
from cardlaw.documents.pages.pieces.parts import part
from cardlaw.documents.pages.pieces.rules import Sheet
from cardlaw.documents.pictures import card_picture
from cardlaw.documents.pictures.looks import CardLooks, looks_of
from cardlaw.documents.prose import Prose, to_plain
from cardlaw.documents.prose.planning.scene import PhraseScene
from cardlaw.documents.prose.planning.things import face
from cardlaw.language import model as m


def pack_strip(sheet: Sheet) -> Html:
    """One card of each row, with how many there are."""
    if not pack_rows(sheet.model):
        return NOTHING
    strip = tag(
        "div",
        *(
            part(sheet.prose, rule_axes(sheet.model, [rule]), partial(_rows, rule=rule), "div", "cl-rows")
            for rule in sheet.model.rules
            if any(isinstance(placed.clause, m.Deck) for placed in rule.clauses)
        ),
        class_="cl-strip",
    )
    there = Key("gallery", sheet.model.vocabulary, sheet.here.language)
    address = sheet.context.addresses.link(sheet.here, there)
    more = tag("p", tag("a", sheet.label("gallery"), href=address), class_="cl-small")
    return strip + more


def _rows(prose: Prose, rule: m.Rule) -> Html:
    """What one rule puts into the pack, under the choices made."""
    looks = looks_of(prose.model)
    figures = []
    for count, faces in rows_of(prose.model, rule):
        total = count * len(faces)
        if not total:
            continue
        pictures = NOTHING.join(_card(prose, looks, one) for one in _samples(prose.model, faces))
        caption = tag("figcaption", words(f"{total} {after_number(prose, total, faces[0].kind)}"))
        figures.append(tag("figure", tag("div", pictures, class_="cl-fan"), caption))
    return NOTHING.join(figures)


def _samples(model: m.Model, faces: Sequence[m.Face]) -> list[m.Face]:
    """A few faces of a row: one for each value of its first attribute."""
    seen: dict[object, m.Face] = {}
    for at, one in enumerate(faces):
        key = one.values[0] if one.values else None
        if key not in seen:
            seen[key] = faces[min(at + len(seen) * 2, len(faces) - 1)] if _varied(faces) else one
    return list(seen.values())[:4]


def _varied(faces: Sequence[m.Face]) -> bool:
    return len({one.values[1:] for one in faces}) > 1


def _card(prose: Prose, looks: CardLooks, one: m.Face) -> Html:
    title = to_plain(prose.sentence(face(PhraseScene(prose.model), one.kind, one.values)))
    return drawn(card_picture(looks, one.kind, one.values, title))


def gallery_page(
    context: SiteContext, models: Sequence[m.Model], vocabulary: str, language: str
) -> FinishedPage:
    """Every face of every edition of a game, kind by kind, with how many each edition has."""
    prose = context.prose(models[0], language)
    here = Key("gallery", vocabulary, language)
    heading = f"{game_title(prose)}: {to_plain(prose.label('gallery'))}"
    writer = PageWriter(heading, language)
    writer.add(crumbs(context, here, prose))
    writer.heading(1, "gallery", heading)
    writer.add(language_bar(context, here, prose))
    for kind in models[0].kinds:
        faces = sorted(_faces(models, kind.name), key=lambda one: _rank(models, kind, one))
        if not faces:
            continue
        name = prose.name(kind.name)
        title = name[:1].upper() + name[1:]
        writer.heading(2, f"kind-{kind.name}", title)
        looks = looks_of(models[0])
        varied = _varied(faces)
        rows = [list(row) for _, row in groupby(faces, key=lambda one: one.values[:1])] if varied else [faces]
        for row in rows:
            writer.add(tag("div", *(_card(prose, looks, one) for one in row), class_="cl-gallery"))
        counts = [
            tag(
                "a",
                words(called(context.prose(model, language))),
                href=context.addresses.link(here, _page(model, language)),
            )
            + f" {many}"
            for model in models
            if (many := copies(model, kind.name))
            and any(u.name == model.name and u.sort == "edition" for u in model.units)
        ]
        writer.add(tag("p", between(" · ", counts), class_="cl-small"))
    return writer.page()


def _page(model: m.Model, language: str) -> Key:
    return Key("edition", model.name, language)


def _faces(models: Sequence[m.Model], kind: str) -> Iterator[m.Face]:
    seen: set[m.Face] = set()
    for model in models:
        for _, faces in pack_rows(model):
            for one in faces:
                if one.kind == kind and one not in seen:
                    seen.add(one)
                    yield one


def _rank(models: Sequence[m.Model], kind: m.Kind, one: m.Face) -> list[int]:
    """Where a face stands: by its values, in the order in which they are declared."""
    declared = {attribute.name: attribute.values for model in models for attribute in model.attributes}
    places = []
    for (attribute, _), value in zip(kind.features, one.values, strict=False):
        order = declared[attribute]
        places.append(order.index(value) if value in order else len(order))
    return places
