"""The page of a sheet line by line: each point with what has become of it."""

from __future__ import annotations

import re

from cardlaw.documents.pages.addresses import Addresses
from cardlaw.documents.pages.apparatus import apparatus_page
from cardlaw.documents.pages.context import Context
from cardlaw.language.loading import load


def test_a_silence_is_shown_with_its_status():
    page = apparatus_page(Context(Addresses("rules", "en"), ("en",)), load("it-56"), "en").html
    told = re.findall(r'cl-status-(\w+)">[^<]*</span> (?:<span[^>]*>)?([^<]*)', page)
    statuses = {about.strip(): status for status, about in told}
    assert statuses["How the dealer is chosen is not said; the table decides"] == "open"
    assert statuses["How many can play is not said"] == "assumed"
