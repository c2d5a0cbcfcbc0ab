"""The page of packs two by two: every pair that is kept has its mark, and those that need a word are told about."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from cardlaw.analysis.packs.compatibility import kept_file, read
from cardlaw.analysis.results.finding import IDLE, Report
from cardlaw.analysis.results.status import Status
from cardlaw.documents.evidence.pairs import pairs_of
from cardlaw.documents.pages.cases.findings import findings_page
from cardlaw.documents.pages.comparison.packs import MARKS, TOLD
from cardlaw.documents.pages.pieces.addresses import Addresses, Key
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.depending import arising
from cardlaw.documents.pages.pieces.html import to_text
from cardlaw.documents.pages.pieces.table import ShownTable
from cardlaw.documents.pages.rulebooks.edition import edition_page
from cardlaw.documents.pages.rulebooks.overview import overview_page
from cardlaw.documents.results import CountedRounds, ShownFinding, ShownPairs
from cardlaw.documents.site.navigation import navigation
from cardlaw.documents.site.site import Site, Wish
from cardlaw.language import model as m
from cardlaw.wording.arguments import SpokenChoice, SpokenRule, SpokenText
from cardlaw.wording.messages import message
from shipped import report_of

EDITION = "sv-112"
KEPT = read(kept_file(EDITION))


@pytest.fixture(scope="module")
def site() -> Site:
    site = Site(Wish(editions=(EDITION,)), SiteContext(Addresses("rules", "en"), ("en", "it")))
    assert KEPT is not None
    site.context = replace(site.context, pairs=(pairs_of(KEPT),))
    return site


def page(site: Site, language: str) -> str:
    return next(
        each.make().html
        for each in site.pages()
        if each.key.sort == "packs" and each.key.language == language
    )


def test_the_page_stands_in_the_navigation_of_each_language(site: Site) -> None:
    addresses = site.context.addresses
    for language, file in (("en", f"{EDITION}.md"), ("it", f"{EDITION}-it.md")):
        assert f"rules/games/uno/packs/{file}" in str(navigation(site, addresses, language))


def rows(html: str) -> list[list[str]]:
    body = html[html.index("<tbody>") : html.index("</tbody>")]
    return [re.findall(r"<td>(.*?)</td>", row) for row in body.split("</tr>")[:-1]]


def test_every_pair_has_the_mark_that_is_kept(site: Site) -> None:
    grid = rows(page(site, "en"))
    for one, row in zip(KEPT.packs, grid, strict=True):
        for other, cell in zip(KEPT.packs, row, strict=True):
            found = KEPT.cell(one, other)
            assert to_text(cell) == (MARKS[found.verdict] if found is not None else ""), (one, other)


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_needs_a_word_is_opened_from_its_mark(site: Site, language: str) -> None:
    html = page(site, language)
    for cell in KEPT.cells:
        anchor = f"pair-{'--'.join(cell.packs)}"
        told = cell.verdict in TOLD
        assert (f'id="{anchor}"' in html) is told, anchor
        assert html.count(f'href="#{anchor}"') == (2 if told else 0), anchor
    assert "`" not in to_text(html[html.index("</table>") :])
    if language == "it":
        below = html[html.index("</table>") :]
        assert 'lang="en"' not in re.sub(r"<q.*?</q>", "", below)
        assert "non si applica mai" in below


def test_a_pair_whose_files_have_changed_is_not_known(site: Site) -> None:
    pairs = site.context.pairs[0]
    unlooked = ShownPairs(
        pairs.edition, pairs.packs, tuple(replace(c, verdict="unknown", told=()) for c in pairs.cells)
    )
    site = Site(site.wish, replace(site.context, pairs=(unlooked,)))
    html = page(site, "en")
    assert {to_text(cell) for row in rows(html) for cell in row} == {"", "?"}
    assert f"{len(pairs.cells)} not known" in html


@pytest.fixture(scope="module")
def shelf() -> Site:
    return Site(Wish(), SiteContext(Addresses("rules", "en"), ("en", "nb")))


def test_words_that_packs_bring_are_in_the_glossary(shelf: Site) -> None:
    """Every link of a pack's page to the glossary leads to a word there."""
    planned = {each.key: each for each in shelf.pages() if each.key.language == "en"}
    there = set(re.findall(r'id="(term-[^"]+)"', planned[Key("glossary", "uno", "en")].make().html))
    for pack in ("triple-play", "launcher", "spin"):
        html = planned[Key("edition", pack, "en")].make().html
        asked = set(re.findall(r'href="[^"]*/glossary/#(term-[^"]+)"', html))
        assert asked and asked <= there, (pack, asked - there)


def test_a_made_sentence_stands_where_its_rule_has_its_own_page(shelf: Site) -> None:
    """A pack's page folds it under each rule; a variant repeats none but of what the vocabulary assumes."""
    planned = {each.key: each for each in shelf.pages() if each.key.language == "en"}
    pack, variant = (planned[Key("edition", name, "en")].make().html for name in ("stacking", "friday-night"))
    assert pack.count('class="cl-precisely"') > 10
    assert "You need not stack." in to_text(variant)
    assert (
        variant.count('class="cl-precisely"')
        == variant.count('class="cl-rule cl-assumption cl-bookkeeping')
        == 1
    )


def test_a_pack_has_a_page_in_each_language(shelf: Site) -> None:
    planned = {each.key: each for each in shelf.pages()}
    english, norwegian = (planned[Key("edition", "stacking", code)].make() for code in ("en", "nb"))
    assert (english.title, norwegian.title) == ("Stacking", "Stabling")
    assert 'hreflang="nb"' in english.html and "Må du trekke" in to_text(norwegian.html)
    assert "Where it comes from: Played in many homes; as Progressive" in to_text(english.html)
    assert "Hvor den kommer fra: Spilles i mange hjem; som Progressive" in to_text(norwegian.html)


def test_a_variant_says_what_it_is_made_of_and_a_pack_where_it_is_used(shelf: Site) -> None:
    planned = {each.key: each for each in shelf.pages()}
    friday = planned[Key("edition", "friday-night", "nb")].make().html
    made = re.search(r'<p class="cl-note cl-made-of">(.*?)</p>', friday)
    assert made is not None
    named = [to_text(part) for part in made[1].split("; ")]
    assert named[0].endswith("UNO, svensk ark (112 kort)")
    assert set(named[1:]) >= {"Stabling", "Sju bytter, null roterer"}
    assert 'id="changes"' in friday and re.search(r"Det er \d+ nye regler\. Noen av dem", to_text(friday))
    assert 'href="../../stacking/nb/"' in made[1]
    facts = to_text(re.search(r'<dl class="cl-facts".*?</dl>', friday, re.DOTALL)[0])  # type: ignore[index]
    assert "husregler" in facts
    pack = planned[Key("edition", "stacking", "en")].make().html
    assert 'Part of <a href="../friday-night/">Friday night</a>' in pack
    own = re.findall(r'<h3[^>]*><a href="[^"]*">([^<]+)</a>', pack)
    assert own == [str(at) for at in range(1, len(own) + 1)]


def test_findings_are_listed_in_words_open_ones_first(shelf: Site) -> None:
    model = next(model for model in shelf.models if model.name == "it-56")
    silence = model.silences[0]
    clash = message("found-clash", rule=SpokenRule("play-fitting"), rule_2=SpokenRule("after-drawing"))
    found = (
        ShownFinding("settled-1", "F1", "contradiction", "read", ("play-fitting",), clash),
        ShownFinding(
            "open-1", "F2", "silent", "open", (), message("found-silence", text=SpokenText(silence.text))
        ),
    )
    context = replace(shelf.context, findings=lambda _: found)
    html = edition_page(context, model, "en").html
    listed = html[html.index('<h2 id="findings"') :]
    assert silence.text.text in to_text(listed) and "allows what" not in listed
    assert '<a href="findings/">Settled (1)</a>' in listed
    assert not re.search(r"<a [^>]*>(?:(?!</a>).)*<a ", listed)
    whole = findings_page(context, model, "en").html
    first, _, rest = whole.partition('<h2 id="found-read"')
    assert silence.text.text in to_text(first) and "allows what" not in first
    assert "allows what" in to_text(rest)
    assert "cl-missing" not in whole


def test_a_rule_of_a_pack_is_found_by_its_own_name_whatever_the_pack_is_put_on(site: Site) -> None:
    made = site.pack_models["call-and-catch"]
    html = edition_page(site.context, made, "en", only="call-and-catch").html
    own = [rule for rule in made.rules if rule.unit == "call-and-catch"]
    assert any(" of " in rule.id for rule in own), "the edition has rules of these names too"
    for rule in own:
        assert html.count(f'id="rule-{rule.name}"') == 1, rule.id


def test_a_rule_with_a_moment_tells_it(shelf: Site) -> None:
    """Two rules of stacking do opposite things on a challenge, one before it is settled and one after."""
    planned = {each.key: each for each in shelf.pages()}
    told = to_text(planned[Key("edition", "stacking", "en")].make().html)
    before = "This happens before the rules on “What the challenge costs, and whom”:"
    after = "This happens after the rules on “What the challenge costs, and whom”:"
    assert re.search(f"{before}\\s*When the challenger challenges, from now on nothing can be stacked", told)
    assert re.search(f"{after}\\s*When the challenger challenges, from now on cards can be stacked", told)
    assert "There are 19 new rules. Some of them apply only with certain choices." in told


def test_the_entrance_counts_as_check_does(shelf: Site) -> None:
    """All rules, and of the findings those that are open."""
    model = next(model for model in shelf.models if model.name == "it-56")
    silence = message("found-silence", text=SpokenText(model.silences[0].text))
    statuses: tuple[Status, ...] = ("open", "open", "open", "read")
    found = tuple(
        ShownFinding(f"f-{at}", "F2", "silent", status, (), silence) for at, status in enumerate(statuses)
    )
    told = to_text(
        overview_page(
            replace(shelf.context, findings=lambda _: found), {"uno": [model]}, frozenset(), "en"
        ).html
    )
    assert f"{len(model.rules)} rules · 3 points left open" in told
    alike = message("found-redundant", rule=SpokenRule(model.rules[0].id))
    idle = tuple(ShownFinding(f"r-{at}", "F4", kind, "open", (), alike) for at, kind in enumerate(IDLE))
    told = to_text(
        overview_page(
            replace(shelf.context, findings=lambda _: (*found[:1], *idle)),
            {"uno": [model]},
            frozenset(),
            "en",
        ).html
    )
    assert f"{len(model.rules)} rules · 1 point left open · 3 findings that need no answer" in told, (
        "no rule is left open by these"
    )
    unknown = to_text(overview_page(shelf.context, {"uno": [model]}, frozenset(), "en").html)
    assert f"{len(model.rules)} rules" in unknown and "left open" not in unknown


def test_a_clash_and_the_question_it_turns_on_have_headings_of_their_own(shelf: Site) -> None:
    model = next(model for model in shelf.models if model.name == "it-56")
    asked = next(axis for axis in model.axes if axis.sort == "reading")
    clash = message("found-clash", rule=SpokenRule("play-fitting"), rule_2=SpokenRule("after-drawing"))
    question = message("found-silence", text=SpokenText(asked.text))
    found = (
        ShownFinding("one", "F1", "contradiction", "read", (), clash, settled=(asked.name,)),
        ShownFinding("two", "F3", "ambiguous", "read", (), question, settled=(asked.name,)),
    )
    html = findings_page(replace(shelf.context, findings=lambda _: found), model, "en").html
    heads = [to_text(head) for head in re.findall(r"<h3[^>]*>(.*?)</h3>", html)]
    assert len(set(heads)) == 2 and heads[0] == f"{heads[1]} (contradiction)"


def test_two_clashes_of_one_move_name_their_rules_in_the_heading(shelf: Site) -> None:
    model = next(model for model in shelf.models if model.name == "it-56")
    one, other = (rule.id for rule in model.rules[:2])
    late = message("found-late", rule=SpokenRule(one), rule_2=SpokenRule(other))
    found = tuple(ShownFinding(name, "F1", "after-the-end", "read", (name,), late) for name in (one, other))
    html = findings_page(replace(shelf.context, findings=lambda _: found), model, "en").html
    heads = [to_text(head) for head in re.findall(r"<h3[^>]*>(.*?)</h3>", html)]
    assert len(set(heads)) == 2 and [head.endswith(")") for head in heads] == [True, True]


def test_what_reads_the_same_is_a_line_once_and_keeps_every_address(shelf: Site) -> None:
    model = next(model for model in shelf.models if model.name == "it-56")
    rule = model.rules[0].id
    late = message("found-late", rule=SpokenRule(rule), rule_2=SpokenRule(model.rules[1].id))
    found = tuple(
        ShownFinding(name, "F1", "after-the-end", "settled", (clause,), late)
        for name, clause in (("one", f"{rule} 1"), ("two", f"{rule} 2"))
    )
    html = findings_page(replace(shelf.context, findings=lambda _: found), model, "en").html
    assert len(re.findall(r"<li>.*?still applies.*?</li>", html)) == 1
    assert 'id="finding-one"' in html and 'id="finding-two"' in html


def test_what_the_text_settles_says_which_rule_gives_way_and_idle_rules_stand_apart(shelf: Site) -> None:
    """A list of what is no contradiction once said `contradiction` in every line."""
    model = next(model for model in shelf.models if model.name == "it-56")
    over = next(rule for rule in model.rules if rule.overrides and rule.overrides[0].rules)
    under = over.overrides[0].rules[0]
    clash = message("found-clash", rule=SpokenRule(under), rule_2=SpokenRule(over.id))
    alike = message("found-redundant", rule=SpokenRule(under))
    table = ShownTable(("a", "b"), "a", tried=("a", "draw", ()))
    found = (
        ShownFinding("one", "F1", "contradiction", "settled", (over.id, under), clash, table),
        ShownFinding("two", "F4", "redundant", "settled", (under,), alike),
    )
    html = findings_page(replace(shelf.context, findings=lambda _: found), model, "en").html
    settled, _, idle = html[html.index('id="found-settled"') :].partition('id="found-without-effect"')
    numbers = {rule: re.search(rf'href="[^"]*#rule-{rule}">([\d.]+)<', html)[1] for rule in (under, over.id)}  # type: ignore[index]
    assert f"A draws a card: {numbers[under]} gives way to {numbers[over.id]}" in to_text(settled)
    assert "contradiction" not in to_text(settled)
    assert "Rules without effect (1)" in to_text(idle) and to_text(idle).count("without effect") == 1


def test_a_clash_says_what_else_the_player_holds_and_what_the_rules_demand(shelf: Site) -> None:
    model = next(model for model in shelf.models if model.name == "it-56")
    wild, other = m.CardLiteral("wild-draw", ()), m.CardLiteral("wild", ())
    ids = tuple(rule.id for rule in model.rules[:2])
    said = message("found-clash", rule=SpokenRule(ids[0]), rule_2=SpokenRule(ids[1]))
    table = ShownTable(("a", "b"), "a", (("hand", "a", (wild, other)),), tried=("a", "play", (wild,)))
    found = tuple(
        ShownFinding(word, "F1", "lawful-yet-guilty", "open", ids, said, table, (("text", word),))
        for word in ("may", "must")
    )
    html = findings_page(replace(shelf.context, findings=lambda _: found), model, "en").html
    heads = [to_text(head) for head in re.findall(r"<h3[^>]*>(.*?)</h3>", html)]
    held = "A plays a wild draw card (A also holds a plain wild)"
    assert heads == [f"{held}: allowed, but counts as wrong", f"{held}: required, but it counts as wrong"]
    assert to_text(html).count("whoever makes it would lose a challenge") == 2
    drawn = replace(table, states=(("drawn", "a", wild), ("drawn", "b", wild), ("score", "a", other)))
    html = findings_page(
        replace(shelf.context, findings=lambda _: (replace(found[1], table=drawn),)), model, "en"
    ).html
    known = "it is the card just drawn and A also holds a plain wild"
    assert f"A plays a wild draw card ({known}): required, but it counts as wrong" in to_text(html)


def test_the_top_of_a_findings_page_counts_what_its_headings_count(shelf: Site) -> None:
    model = next(model for model in shelf.models if model.name == "it-56")
    ids = tuple(rule.id for rule in model.rules[:3])
    dead = message("found-dead", rule=SpokenRule(ids[0]))
    kinds = ("dead", "dead", "breakable")
    found = tuple(
        ShownFinding(f"f{at}", "F4", kind, "settled", (id,), dead)
        for at, (id, kind) in enumerate(zip(ids, kinds, strict=True))
    )
    said = to_text(findings_page(replace(shelf.context, findings=lambda _: found), model, "en").html)
    assert "1 · settled by the text itself 2 · rules without effect" in said
    assert "Settled by the text itself (1)" in said and "Rules without effect (2)" in said


def test_a_page_tells_of_moves_and_events_that_can_come_about(shelf: Site) -> None:
    """A sheet on which nobody gets rid of cards once told how that goes."""
    acts = {
        name: arising(next(model for model in shelf.models if model.name == name))
        for name in ("it-56", "sv-112")
    }
    assert {"play", "draw", "take", "name-colour", "exhaustion"} <= acts["it-56"]
    assert not {"shed", "reach"} & acts["it-56"]
    assert "shed" in acts["sv-112"]


def test_the_glossary_has_the_words_of_the_rules_and_not_what_a_step_calls_something(shelf: Site) -> None:
    planned = {each.key: each for each in shelf.pages()}
    html = planned[Key("glossary", "uno", "en")].make().html
    assert 'id="term-drawn"' in html and "Word in the rule files" in html
    assert not [name for name in ("held", "wanted", "willing") if f'id="term-{name}"' in html]


def _page_of(shelf: Site, report: Report) -> str:
    found = tuple(
        ShownFinding(
            each.id,
            each.code,
            each.kind,
            each.status,
            each.clauses,
            each.said,
            settled=each.settled,
            reason=each.reason,
        )
        for each in report.findings
    )
    return findings_page(replace(shelf.context, findings=lambda _: found), report.model, "en").html


def _section(html: str, finding: str) -> str:
    return to_text(html[html.index(f'id="finding-{finding}"') :].split("</section>")[0])


def test_a_silence_that_other_choices_bring_about_says_which(shelf: Site) -> None:
    model = next(model for model in shelf.models if model.name == "it-56")
    html = edition_page(shelf.context, model, "en").html
    left = re.findall(r'<li id="silence-([^"]*)">(.*?)</li>', html)
    told = {name: to_text(line) for name, line in left if "arises only if:" in to_text(line)}
    assert {*told} == {"turned-wild", "turned-wild-draw", "several-opponents"}
    assert "a wild can start the game · settled by 2.10" in told["turned-wild"]
    assert "points over several rounds · settled by 9.5" in told["several-opponents"]
    turned = _section(_page_of(shelf, report_of("it-56")), "silent-turned-wild")
    assert "arises only if:" in turned and turned.index("a wild can start") < turned.index("settled by 2.10")


def test_what_a_finding_is_said_to_be_is_so(shelf: Site) -> None:
    """Two numbers forbid nothing; and of what the rules come to anyway none can be said to decide it."""
    html = _page_of(shelf, report_of("it-56"))
    assert "Two rules give different numbers." in _section(
        html, "contradiction-draw-amount-name-draw-amount-text"
    )
    clash = _section(html, "contradiction-wild-draw-any-time-wild-draw-condition")
    assert "One rule allows what another forbids." in clash
    anyway = "No printed rule says this outright, but the rules come to it anyway."
    assert all(anyway in _section(html, f"silent-{name}") for name in ("last-wild", "last-card-challenge"))
    assert "No printed rule decides this." in _section(html, "silent-next-dealer")
    assert "the round is over before anybody is asked" in _section(html, "dead-no-challenge-at-the-end")


def test_how_often_a_finding_came_up_is_told_as_it_was_counted(shelf: Site) -> None:
    """So many rounds are a sample: no rate of a thousand is claimed, and what they were played with is named."""
    model = next(model for model in shelf.models if model.name == "it-56")
    clash = message("found-clash", rule=SpokenRule("play-fitting"), rule_2=SpokenRule("after-drawing"))
    other = (SpokenChoice("jolly-action", "apart"),)
    found = (
        ShownFinding("one", "F1", "contradiction", "read", (), clash),
        ShownFinding("two", "F1", "contradiction", "read", (), clash, played=other),
        ShownFinding("three", "F1", "contradiction", "read", (), clash),
    )
    counts = {("it-56", "one"): (300, 300), ("it-56", "two"): (13, 300), ("it-56", "three"): (0, 300)}
    often = {about: CountedRounds(*both) for about, both in counts.items()}
    html = findings_page(replace(shelf.context, findings=lambda _: found, often=often), model, "en").html
    assert "It came up in all 300 rounds that computers played." in _section(html, "one")
    assert (
        "It came up in 13 of 300 rounds that computers played. "
        "They were played with another answer than the one chosen here: a wild can start the game"
        in _section(html, "two")
    )
    assert "It came up" not in _section(html, "three") and "thousand" not in to_text(html)
