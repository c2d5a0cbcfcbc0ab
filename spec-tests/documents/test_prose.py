"""Prose is complete: every node in every language, every clause of every shipped rule file, and nothing missing."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast

from cardlaw.documents.pages.comparison.packs import MARKS
from cardlaw.documents.prose import LANGUAGES, Prose, to_html, to_plain
from cardlaw.documents.prose.languages import message_file
from cardlaw.documents.prose.phrases import NamedPhrase
from cardlaw.documents.prose.planning import conditions, domains, scenarios, steps, things
from cardlaw.documents.prose.planning.scene import PhraseScene
from cardlaw.language import model as m
from cardlaw.language.kernel import DECLINE, DIRECTIONS, KERNEL_ACTS
from cardlaw.language.loading import Library
from cardlaw.language.walking import nodes
from documents import nodes as samples

SAMPLER = Path(__file__).parents[1] / "samples" / "sample.rules"
LIBRARY = Library()
SHIPPED = [entry.name for entry in LIBRARY.of_sort("edition", "variant")]
PLANNING = Path(things.__file__).parent
"""In what respects the analysis sets editions apart."""


@pytest.fixture(scope="module")
def sampler() -> m.Model:
    model = LIBRARY.compile(str(SAMPLER)).model
    assert model is not None
    return model


def check(text: str) -> None:
    """A sentence has no hole, no stray blank and no forgotten placeholder."""
    plain = to_plain(text)
    assert plain.strip(), "nothing was said"
    assert not re.search(r"[{}$]|\?\?\?|  | [,.;:]|,\.|None", plain), plain


def check_distinct(prose: Prose, model: m.Model) -> None:
    """Clauses that say different things read differently: nothing got lost on the way into words."""
    read: dict[str, m.Clause] = {}
    for rule in model.rules:
        for placed in rule.clauses:
            text = prose.clause(placed.clause).plain()
            assert read.setdefault(text, placed.clause) == placed.clause, (rule.id, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_expression(language: str, sampler: m.Model) -> None:
    prose, scene = Prose(sampler, language), PhraseScene(sampler)
    for node in samples.EXPRESSIONS:
        check(prose.phrase(things.thing(scene, node)))
        check(prose.phrase(conditions.condition(scene, node)))
        check(prose.phrase(conditions.condition(scene, node, False)))
        check("x" + prose.phrase(conditions.relative(scene, "card", "card", node)))
        check("x" + prose.phrase(conditions.relative(scene, "player", "player", m.Not(node))))
    assert not prose.faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_domain(language: str, sampler: m.Model) -> None:
    prose, scene = Prose(sampler, language), PhraseScene(sampler)
    for domain in samples.DOMAINS:
        check(prose.phrase(domains.plural(scene, domain)))
        check(prose.phrase(domains.member(scene, "card", domain)))
    assert not prose.faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step(language: str, sampler: m.Model) -> None:
    """Alone, after other words, and inside an effect."""
    prose, scene = Prose(sampler, language), PhraseScene(sampler)
    for step in samples.STEPS:
        for plan in steps.sequence(scene, (step,)):
            check(prose._statement(plan).plain())
        effect = m.Effect("lay", "player", m.YES, m.YES, (step,), False)
        check(prose.clause(effect).plain())
        check(prose.clause(m.Effect("lay", "player", samples.PIP, m.YES, (step, step), False)).plain())
    assert not prose.faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause(language: str, sampler: m.Model) -> None:
    prose = Prose(sampler, language)
    for clause in samples.CLAUSES:
        check(prose.clause(clause).plain())
    assert not prose.faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_scenario(language: str, sampler: m.Model) -> None:
    prose = Prose(sampler, language)
    scene = PhraseScene(sampler).bind(anna=NamedPhrase("anna", "seat"), bea=NamedPhrase("bea", "seat"))
    for line in samples.LINES:
        check(prose._statement(scenarios.line(scene, line)).plain())
    assert not prose.faults


@pytest.mark.parametrize(
    ("union", "tried"),
    [
        (m.Expr, samples.EXPRESSIONS),
        (m.Domain, samples.DOMAINS),
        (m.Step, samples.STEPS),
        (m.Clause, samples.CLAUSES),
        (m.Given | m.When | m.Then, samples.LINES),
    ],
    ids=["expressions", "domains", "steps", "clauses", "scenarios"],
)
def test_the_samples_leave_no_node_out(union, tried) -> None:
    seen = {type(node) for sample in tried for node in nodes(sample)} | {type(sample) for sample in tried}
    assert set(get_args(union)) <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_kernel_is_known(language: str) -> None:
    there = {e.id.name: e for e in message_file(language).body if isinstance(e, ast.Message)}
    verbs = {"third", "past"} | ({"necessive", "by"} if language == "fi" else set())
    for act in KERNEL_ACTS:
        message = there[f"word-{act.name}"]
        forms = {attribute.id.name for attribute in message.attributes}
        assert forms >= ({"happens"} if not act.has_subject else verbs), act.name
    for name in (*DIRECTIONS, DECLINE, "card", "player", "team", "number", "zone", "direction", "winner"):
        assert f"word-{name}" in there, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_packs_read_in_every_language(language: str) -> None:
    """The rules of every house-rule pack, on the first edition that bears it."""
    from cardlaw.documents.pages.pieces.addresses import Addresses
    from cardlaw.documents.pages.pieces.context import SiteContext
    from cardlaw.documents.site.site import Site, Wish

    site = Site(Wish(), SiteContext(Addresses("rules", "en"), (language,)))
    missing: list[str] = []
    for compiled in site.packed:
        assert compiled.model is not None
        prose = Prose(compiled.model, language)
        for rule in compiled.model.rules:
            if any(unit.sort == "pack" and unit.name == rule.unit for unit in compiled.model.units):
                for placed in rule.clauses:
                    check(prose.clause(placed.clause).plain())
        check_distinct(prose, compiled.model)
        assert not prose.faults
        missing += map(str, prose.missing)
    assert not missing, "\n".join(sorted(set(missing)))


def test_all_languages_have_all_messages() -> None:
    """What planning asks for stands in every file; what stands in one file alone is a helper of that file."""
    source = "\n".join(path.read_text("utf-8") for path in PLANNING.glob("*.py"))
    asked = set(re.findall(r'\bsay\(\s*"([a-z-]+)"', source))
    for language in LANGUAGES:
        there = {e.id.name for e in message_file(language).body if isinstance(e, ast.Message)}
        assert asked <= there, (language, sorted(asked - there))


def test_no_message_is_said_in_vain() -> None:
    """A message that neither planning nor another message names has been forgotten."""
    source = "\n".join(path.read_text("utf-8") for path in PLANNING.parent.rglob("*.py"))
    pages = "\n".join(path.read_text("utf-8") for path in PLANNING.parents[1].rglob("*.py")).replace("'", '"')
    for language in LANGUAGES:
        text = "\n".join(
            line
            for line in (PLANNING.parent / "messages" / f"{language}.ftl").read_text("utf-8").splitlines()
        )
        for entry in message_file(language).body:
            if not isinstance(entry, ast.Message) or entry.id.name.startswith("word-"):
                continue
            name = entry.id.name
            if name.startswith(("page-means-", "page-found-")):
                continue
            if name.startswith("page-pair-"):  # called after what two packs can come to
                assert name.removeprefix("page-pair-").removeprefix("means-") in MARKS, (language, name)
                continue
            if name.startswith("page-"):
                assert f'"{name.removeprefix("page-")}"' in pages or f'"{name}"' in pages, (language, name)
                continue
            used = f'"{name}"' in source or re.search(rf"\{{ {name} \}}", text)
            made = re.match(
                r"(card-at|verdict|wins|ends|end|next|previous|left|right|when|instead|may|must|wrongly)\b",
                name,
            )
            assert used or made, (language, name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_rules_read_in_every_language(name: str, language: str) -> None:
    """Every clause, act and example of every shipped variant, with no term or form missing."""
    model = LIBRARY.compile(name).model
    assert model is not None
    prose = Prose(model, language)
    for rule in model.rules:
        for placed in rule.clauses:
            statement = prose.clause(placed.clause)
            check(statement.plain())
            assert statement.text[-1] in ".:!?”»\ue002"
    check_distinct(prose, model)
    for act in model.acts:
        statement_or_none = prose.body(act)
        if statement_or_none is not None:
            check(statement_or_none.plain())
    for example in model.examples:
        for statement in prose.scenario(example):
            check(statement.plain())
    assert not prose.faults
    assert not prose.missing, "\n".join(map(str, prose.missing))


def test_a_missing_term_is_named_and_shown(sampler: m.Model) -> None:
    prose = Prose(sampler, "fi")
    text = prose.clause(m.DeckHas(4, ("blank",), None)).text
    assert '<span lang="en" class="cl-missing" title="blank">blank</span>' in to_html(text)
    assert [str(x) for x in prose.missing if x.name == "blank"] == [
        '`blank` has no term in fi: add `term blank in fi "…"`'
    ]


def test_a_missing_form_is_named() -> None:
    model = LIBRARY.compile("fi-108").model
    assert model is not None
    thin = tuple(
        m.Term(t.name, t.language, t.text, ()) if (t.name, t.language) == ("discard-pile", "fi") else t
        for t in model.terms
    )
    prose = Prose(replace(model, terms=thin), "fi")
    prose.clause(model.rule("fits").clauses[1].clause)
    assert [(x.name, x.form) for x in prose.missing] == [("discard-pile", "genitive")]


def test_text_of_rule_files_is_escaped_and_cannot_forge_marks() -> None:
    model = LIBRARY.compile("fi-108").model
    assert model is not None
    nasty = "<script>alert(1)</script>\ue000term x\ue001"
    terms = (*model.terms, m.Term("discard-pile", "en", nasty, ()))
    prose = Prose(replace(model, terms=terms), "en")
    html = to_html(prose.clause(model.rule("fits").clauses[1].clause).text)
    assert "<script>" not in html
    assert "&lt;script&gt;" in html
    words = m.Words(nasty)
    assert "<script>" not in to_html(prose.words(words))


def test_free_text_is_tagged_unless_translated() -> None:
    model = LIBRARY.compile("fi-108").model
    assert model is not None
    words = m.Words("Again?", (("fi", "Uudelleen?"),))
    assert to_html(Prose(model, "fi").words(words)) == "Uudelleen?"
    assert to_html(Prose(model, "it").words(words)) == '<span lang="en" class="cl-foreign">Again?</span>'


GOLDEN = {
    "must-match": {
        "en": "You must play a card that fits if you did not just draw a card.",
        "fi": "Pelaajan on pelattava sopiva kortti, jos hän ei ole juuri nostanut korttia.",
        "nb": "Du må spille et passende kort hvis du ikke nettopp har trukket et kort.",
        "it": "Il giocatore deve giocare una carta abbinabile se non ha appena pescato una carta.",
        "sv": "Du måste spela ett passande kort om du inte nyss har dragit ett kort.",
    },
    "may-hold-back": {
        "en": "You may draw a card even if you have a playable card in hand.",
        "fi": "Pelaaja saa nostaa kortin, vaikka hänellä on kädessään pelattavissa oleva kortti.",
        "nb": "Du kan trekke et kort også når du har et spillbart kort på hånden.",
        "it": "Il giocatore può pescare una carta anche se ha in mano una carta giocabile.",
        "sv": "Du får dra ett kort även om du har ett spelbart kort på handen.",
    },
}


@pytest.mark.parametrize("rule", GOLDEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_condition_in_five_languages(rule: str, language: str) -> None:
    model = LIBRARY.compile("nb-108").model
    assert model is not None
    clause = model.rule(rule).clauses[0].clause
    assert isinstance(clause, m.Norm)
    if rule == "must-match":  # said here with a condition that the sheet does not have
        assert isinstance(clause, m.Norm)
        drew = m.Present(m.StateOf("drawn", m.Local("player", "player"), "card"))
        clause = replace(clause, condition=m.AllOf((clause.condition, m.Not(drew))))
    assert Prose(model, language).clause(clause).plain() == GOLDEN[rule][language]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("sv", "A får lägga klöver nio och hjärter nio"),
        ("nb", "A kan legge kløver ni og hjerter ni"),
    ],
)
def test_a_move_of_several_cards_names_each(language: str, said: str) -> None:
    model = LIBRARY.compile("dormitory").model
    assert model is not None
    nines = tuple(m.CardLiteral("pip-card", (suit, "nine")) for suit in ("clubs", "hearts"))
    then = m.ThenVerdict(m.Local("a", "player"), "may", "lay", nines, ())
    scene = PhraseScene(model).bound("a", NamedPhrase("a", "seat"))
    assert to_plain(Prose(model, language).sentence(scenarios.line(scene, then).text)) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "B may challenge"),
        ("fi", "B saa haastaa"),
        ("nb", "B kan utfordre"),
        ("it", "B può sfidare"),
        ("sv", "B får utmana"),
    ],
)
def test_a_scenario_names_the_player_who_may(language: str, said: str) -> None:
    model = LIBRARY.compile("fi-108").model
    assert model is not None
    then = m.ThenVerdict(m.Local("b", "player"), "may", "challenge", (), ())
    scene = PhraseScene(model).bound("b", NamedPhrase("b", "seat"))
    assert to_plain(Prose(model, language).sentence(scenarios.line(scene, then).text)) == said


def test_what_was_named_just_before_keeps_its_gender() -> None:
    model = LIBRARY.compile("fi-108 with triple-play").model
    assert model is not None
    piles = next(rule for rule in model.rules if rule.id == "piles-reshuffled")
    assert "i reservebunken til den banen" in Prose(model, "nb").clause(piles.clauses[0].clause).plain()


@pytest.mark.parametrize(
    ("language", "alone", "after_if"),
    [
        ("en", "A has no cards in hand.", "if you have no cards in hand"),
        ("nb", "A har ingen kort på hånden.", "hvis du ikke har noen kort på hånden"),
        ("sv", "A har inga kort på handen.", "om du inte har några kort på handen"),
    ],
)
def test_a_clause_that_stands_for_itself_has_its_own_order(language: str, alone: str, after_if: str) -> None:
    model = LIBRARY.compile("sv-112").model
    assert model is not None
    prose = Prose(model, language)
    hand = m.Size(m.CardsIn(m.ZoneOf("hand", m.Local("a", "player")), ()))
    then = m.ThenThat(m.Same(hand, m.Const("number", 0)))
    scene = PhraseScene(model).bound("a", NamedPhrase("a", "seat"))
    assert to_plain(prose.sentence(scenarios.line(scene, then).text)) + "." == alone
    yours = m.Size(m.CardsIn(m.ZoneOf("hand", m.Local("player", "player")), ()))
    clause = m.Norm("must", "draw", "player", m.YES, m.Same(yours, m.Const("number", 0)))
    assert after_if in prose.clause(clause).plain()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "If you have more cards in hand than before this,"),
        ("fi", "Jos hänellä on kädessään enemmän kortteja kuin ennen tätä,"),
        ("nb", "Hvis du har flere kort på hånden enn før dette,"),
        ("it", "Se ha in mano più carte di prima,"),
        ("sv", "Om du har fler kort på handen än före detta"),
    ],
)
def test_a_count_taken_first_is_told_as_more_than_before(language: str, said: str) -> None:
    model = LIBRARY.compile("it-56").model
    assert model is not None
    prose = Prose(model, language)
    body = prose.body(next(act for act in model.acts if act.name == "draw"))
    assert body is not None and len(body.items) == 2, body
    assert said in to_plain(body.items[1].plain()), body.items[1].plain()
    assert not prose.faults and not prose.missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_counted_by_kind_and_value_without_a_relative_clause(language: str) -> None:
    model = LIBRARY.compile("sv-112").model
    assert model is not None
    prose, scene = Prose(model, language), PhraseScene(model)
    card = m.Local("c", "card")
    red = m.Same(m.AttributeOf("colour", card), m.Const("colour", "red"))
    asked = m.AllOf((red, m.KindIs(card, ("number-card",))))
    count = m.Count("c", "card", m.CardsIn(m.ZoneOf("draw-pile", None), ()), asked)
    said = to_plain(prose.phrase(conditions.condition(scene, m.Same(count, m.Const("number", 19)))))
    assert "19" in said and not re.search(r"\b(whose|that|vars|som|der|joka|jonka|il cui|che)\b", said), said
    assert not prose.faults and not prose.missing


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "from now on no player has passed"),
        ("nb", "gjelder det fra nå av at ingen spiller har meldt pass"),
        ("sv", "gäller från och med nu att ingen spelare har passat"),
    ],
)
def test_a_denial_stays_one_where_words_change_places(language: str, said: str) -> None:
    model = LIBRARY.compile("dormitory").model
    assert model is not None
    effect = next(rule for rule in model.rules if rule.id == "back-in")
    assert said in Prose(model, language).clause(effect.clauses[0].clause).plain()


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "there is exactly 1 player", "there are exactly 2 players"),
        ("nb", "det er nøyaktig 1 spiller", "det er nøyaktig 2 spillere"),
        ("it", "c’è esattamente 1 giocatore", "i giocatori sono esattamente 2"),
    ],
)
def test_players_are_counted_whichever_way_they_are_asked_for(language: str, one: str, two: str) -> None:
    model = LIBRARY.compile("parlour").model
    assert model is not None
    prose, scene = Prose(model, language), PhraseScene(model)
    everybody = m.Players((), None)
    for asked in (m.Size(everybody), m.Count("p", "player", everybody, m.YES)):
        for number, said in ((1, one), (2, two)):
            whether = m.Same(asked, m.Const("number", number))
            assert to_plain(prose.phrase(conditions.condition(scene, whether))) == said


READ = [
    (
        "it-56",
        "guilt-wild",
        "en",
        "wrong to play a wild draw card if you also have a plain wild in hand.",
    ),
    ("it-56", "guilt-wild", "fi", "jos pelaajalla on kädessään myös tavallinen villi kortti."),
    ("parlour", "no-holding-back", "fi", "Pelaaja ei saa nostaa korttia, jos"),
    ("parlour", "draw-on", "fi", "Kun pelaajan pitäisi nostaa kortti ja"),
    ("dormitory", "lowest-leads", "fi", "pelaaja, jonka kädessä olevien korttien"),
    ("it-56", "guilt-wild", "nb", "hvis du i tillegg har et vanlig jokerkort på hånden."),
    ("it-56", "guilt-wild", "it", "se il giocatore ha inoltre in mano una carta Jolly Cambia Colore."),
    ("it-56", "guilt-wild", "sv", "om du dessutom har ett vanligt jokerkort på handen."),
    ("it-56", "single-hand", "en", "Whoever wins the round wins the game."),
    ("it-56", "challenge-innocent", "en", "the challenger draws 4 cards."),
    ("it-56", "play-fitting", "it", "Il giocatore può giocare una carta solo se è abbinabile."),
    ("fi-108", "round-end", "en", "You win the round by playing your last card."),
    ("fi-108", "round-end", "fi", "Pelaaja voittaa erän pelaamalla viimeisen korttinsa."),
    ("fi-108", "call-window", "en", "and any other player can catch you."),
    ("fi-108", "call-window", "sv", "kan avslöja dig."),
    ("it-56", "call-duty", "fi", "jos hänellä on kädessään 1 kortti."),
    ("fi-108", "deal-passes-left", "en", "the role of dealer passes to the left."),
    ("fi-108", "nothing-left", "en", "and the discard pile holds at most 1 card,"),
    ("fi-108", "draw-card-effect", "sv", "drar nästa spelare 2 kort och står över."),
    ("fi-108", "fewest-wins", "fi", "Kun jonkin pelaajan pistemäärä"),
    ("fi-108", "draw-card-onto", "nb", "Du kan bare spille et trekk to-kort hvis"),
    (
        "friday-night",
        "may-jump-in",
        "en",
        "with a card that is identical to the top card of the discard pile.",
    ),
    ("friday-night", "may-jump-in", "fi", "kortin ohi vuoron vain, jos se on samanlainen kuin"),
    ("friday-night", "seven-swaps", "nb", "Hånden din og hånden til den valgte spilleren byttes om."),
    ("friday-night", "seven-swaps", "fi", "Hänen kätensä ja valitun pelaajan käsi"),
    ("friday-night", "seven-swaps", "it", "La sua mano e la mano del giocatore scelto"),
    ("friday-night", "zero-passes", "en", "every player passes their hand on to the next."),
    ("friday-night", "stack-window", "fi", "Kohdepelaaja kasvattaa kertymää N kortilla."),
    (
        "sv-112 with stacking[stack-total=doubles]",
        "total-doubles",
        "en",
        "Otherwise, the total to draw is doubled.",
    ),
    ("friday-night", "draw-two-stacks", "it", "fa pescare 2 carte al giocatore successivo."),
    ("dormitory", "one-rank", "it", "solo se le carte hanno tutte lo stesso valore."),
    ("dormitory", "one-rank", "fi", "vain, jos kaikilla korteilla on sama arvo."),
    ("dormitory", "best-cards", "nb", "For hvert av tallene fra 1 til 2"),
    ("dormitory", "best-cards", "sv", "läggs kortet med högst styrka på den spelarens hand."),
    ("dormitory", "best-cards", "it", "va in mano a quel giocatore."),
    (
        "dormitory",
        "tribute-of-the-last",
        "nb",
        "Den sistplasserte er spilleren med høyest plasseringsnummer.",
    ),
    ("dormitory", "tribute-of-the-last", "it", "dà 2 carte delle migliori al primo classificato."),
    ("dormitory", "lowest-leads", "fi", "korttien, joiden maa on risti ja joiden arvo on kolmonen,"),
    ("dormitory", "must-beat", "fi", "ja korttien joukossa on kortti, joka ei ole tikin voittava."),
    ("dormitory", "higher", "sv", "dess styrka är större än styrkan"),
    ("nb-108", "colour-in-force", "nb", "ikke har farge eller at den gjeldende fargen er"),
    ("nb-108", "colour-in-force", "sv", "inte har någon färg eller att den gällande färgen är"),
    ("nb-108", "may-catch", "nb", "Avsløreren kan bare avsløre en annen spiller hvis"),
    ("sv-112", "only-drawn", "sv", "får du bara lägga kortet du nyss drog."),
    ("nb-108", "of-colour", "en", "A card is of the colour to match if its colour is the colour in force."),
]


@pytest.mark.parametrize(("name", "rule", "language", "said"), READ)
def test_sentences_that_readers_of_the_language_put_right(
    name: str, rule: str, language: str, said: str
) -> None:
    model = LIBRARY.compile(name).model
    assert model is not None
    prose = Prose(model, language)
    text = " ".join(prose.clause(placed.clause).plain() for placed in model.rule(rule).clauses)
    assert said in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_a_situation_have_their_heads(language: str) -> None:
    """They are named after the lines, so that no search of the code finds these messages."""
    model = LIBRARY.compile("fi-108").model
    assert model is not None
    prose = Prose(model, language)
    heads = [prose.label(name) for name in ("given", "when", "then")]
    assert len({*heads}) == 3 and not any("page-" in head for head in heads)
