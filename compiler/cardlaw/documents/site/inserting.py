"""A difference between editions on a page of the site's own, where a remark in its Markdown asks for it."""

from __future__ import annotations

import re

from markupsafe import Markup

from cardlaw.documents.pages.cases.findings import CLASHES, finding_section
from cardlaw.documents.pages.comparison.comparing import fewest, not_yet
from cardlaw.documents.pages.comparison.differing import difference_section
from cardlaw.documents.pages.pieces.addresses import Key
from cardlaw.documents.pages.pieces.html import NOTHING, Html, slim, tag
from cardlaw.documents.pages.pieces.naming import is_edition
from cardlaw.documents.pages.pieces.rules import Sheet
from cardlaw.documents.site.site import Site

ASKED = re.compile(r"<!-- cardlaw difference ([\w-]+) ([\w-]+) -->")
FOUND = re.compile(r"<!-- cardlaw finding ([\w-]+) ([\w-]+) -->")


def inserted(markdown: str, site: Site, address: str) -> str:
    """The Markdown of the page at an address with every such remark answered."""
    here = Key("page", address, _language(site))
    told = FOUND.sub(lambda found: _finding(site, here, found), markdown)
    return ASKED.sub(lambda found: _difference(site, here, found), told)


def _language(site: Site) -> str:
    return site.context.languages[0]


def _finding(site: Site, here: Key, asked: re.Match[str]) -> Html:
    """The clash of a rulebook that a reading settles, by the names of both."""
    model = site.context.models.get(asked[1])
    if model is None:
        return Markup(asked[0])
    sheet = Sheet(site.context, site.context.prose(model, here.language), here)
    found = site.context.findings(model.name) or ()
    about = [each for each in found if each.kind in CLASHES and asked[2] in each.settled and each.table]
    there = Key("findings", model.name, here.language)
    body = [finding_section(sheet, each, there, "h2") for each in about[:1]]
    return (
        tag("div", slim(NOTHING.join(body), "found-"), class_="cl-page", lang=here.language)
        if body
        else NOTHING
    )


def _difference(site: Site, here: Key, asked: re.Match[str]) -> Html:
    """The difference of a topic that sets the most editions of a game apart, or how to have it computed."""
    models = [model for model in site.games.get(asked[1], ()) if is_edition(model)]
    if not models:
        return Markup(asked[0])
    context = site.context
    sheets = [Sheet(context, context.prose(model, here.language), here) for model in models]
    found = context.comparison(tuple(model.name for model in models))
    if found is None:
        body = not_yet(sheets[0])
    else:
        drawn = [each for each in found.differences if each.topic == asked[2] and each.table is not None]
        about = [each for each in drawn if not each.under] or drawn
        body = NOTHING.join(difference_section(sheets, each) for each in fewest(about, 1))
    return tag("div", slim(body, "differ-"), class_="cl-page", lang=here.language)
