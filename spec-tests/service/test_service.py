"""The language service over the small game: each question with the place it is asked at, and its answer."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cardlaw.language import syntax as s
from cardlaw.language.reading.folders import shipped_rules
from cardlaw.service.service import Service
from cardlaw.service.workspace import edited
from cardlaw.wording.service import DECLARED, say
from service.small import FILES, HOUSE, SPEC, at, shown, small


@pytest.fixture
def service(tmp_path: Path) -> Service:
    return small(tmp_path)


# ---------------------------------------------------------------- diagnostics
def test_sound_files_have_no_problems(service: Service) -> None:
    assert {name: service.diagnostics(name) for name in FILES} == dict.fromkeys(FILES, ())


def test_a_problem_has_its_place_its_help_and_its_fix(service: Service) -> None:
    service.open("house.rules", HOUSE.replace("may lay star", "may lai star"))
    (problem,) = service.diagnostics("house.rules")
    assert (problem.code, problem.help) == ("E0205", "did you mean `lay`?")
    assert shown(service, (problem.place,)) == ["house.rules:9 lai"]
    (fix,) = problem.fixes
    assert edited(service.workspace.text("house.rules"), fix.edits) == HOUSE


def test_a_pack_is_read_with_the_edition_it_is_tried_with(service: Service) -> None:
    service.open("house.rules", HOUSE.replace("overrides lay-fitting", "overrides lay-fiting"))
    assert service.diagnostics("house.rules") == ()
    (problem,) = service.diagnostics("house.rules", base="plain")
    assert (problem.code, problem.fixes[0].title) == ("E0209", "write `lay-fitting`")


def test_what_a_file_builds_on_is_named_where_it_is_named(service: Service) -> None:
    service.open("small.rules", FILES["small.rules"].replace("kind pip: suit", "kind pip: siut"))
    (problem,) = service.diagnostics("plain.rules")
    assert shown(service, (problem.place,)) == ["plain.rules:2 small"]
    assert "which this builds on, has an error" in problem.message
    assert shown(service, (problem.related[0].place,)) == ["small.rules:8 siut"]


def test_a_scenario_is_read_under_what_it_names(service: Service) -> None:
    service.open("first.spec", SPEC.replace("moon 2", "moon 9").replace("under plain", "under plian"))
    (problem,) = service.diagnostics("first.spec")
    assert (problem.code, problem.fixes[0].edits[0].text) == ("E0215", "plain")
    service.open("first.spec", SPEC.replace("moon 2", "moon 9"))
    (problem,) = service.diagnostics("first.spec")
    assert problem.code == "E0310"


def test_only_what_changed_is_read_again(service: Service) -> None:
    before = service.workspace.reading("plain.rules")
    service.open("house.rules", HOUSE + "# more\n")
    assert service.workspace.reading("plain.rules") is before
    service.open("small.rules", FILES["small.rules"] + "# more\n")
    assert service.workspace.reading("plain.rules") is not before


# ---------------------------------------------------------------- names
def test_definition_of_each_sort_of_name(service: Service) -> None:
    asked = {
        ("plain.rules", "may ", "lay card only"): "small.rules:29 lay",
        ("plain.rules", "only when card is ", "fitting"): "small.rules:26 fitting",
        ("plain.rules", "shuffle ", "stock\n    table"): "small.rules:13 stock",
        ("plain.rules", "2 ", "pip for"): "small.rules:8 pip",
        ("plain.rules", "under ", "star-fits always"): "plain.rules:9 star-fits",
        ("plain.rules", "under star-fits ", "always"): "plain.rules:10 always",
        ("plain.rules", "set dealer to ", "chosen-dealer"): "plain.rules:41 chosen-dealer",
        ("plain.rules", "may lay ", "card only"): "small.rules:29 card",
        ("plain.rules", "at ", "run-out"): "small.rules:36 run-out",
        ("plain.rules", "plain of ", "small"): "small.rules:2 small",
        ("house.rules", "overrides ", "lay-fitting"): "plain.rules:76 lay-fitting",
        ("first.spec", "shows ", "lay-fitting"): "plain.rules:76 lay-fitting",
        ("first.spec", "hand of ann is ", "sun 5"): "small.rules:5 sun",
        ("first.spec", "under ", "plain"): "plain.rules:2 plain",
        ("first.spec", "given turn of ", "ann"): "first.spec:6 ann",
    }
    found = {key: shown(service, service.definition(key[0], at(service, *key)))[:1] for key in asked}
    assert found == {key: [place] for key, place in asked.items()}


def test_references_are_those_of_the_thing_not_of_the_letters(service: Service) -> None:
    found = shown(service, service.references("small.rules", at(service, "small.rules", "kind ", "star")))
    assert found == [
        "small.rules:9 star",
        "small.rules:11 star",
        "house.rules:9 star",
        "plain.rules:19 star",
        "plain.rules:74 star",
    ]
    assert not any("star-fits" in place for place in found)


def test_a_move_is_found_in_both_its_forms(tmp_path: Path) -> None:
    more = (
        '\nrule lead\n  "The suit leads."\n  about laying\n  assumed "why"\n'
        "  when player lays card:\n    set leading to suit of card\n"
    )
    service = small(tmp_path, plain=FILES["plain.rules"] + more)
    asked = at(service, "small.rules", "move ", "lay card")
    words = {place.split(" ", 1)[1] for place in shown(service, service.references("small.rules", asked))}
    assert words == {"lay", "lays"}
    made = service.rename("small.rules", asked, "drop")
    texts = {name: service.workspace.text(name) for name in FILES}
    for name in texts:
        service.open(name, edited(texts[name], [edit for edit in made.edits if edit.place.file == name]))
    assert "when player drops card:" in service.workspace.text("plain.rules")
    assert "move drop card in hand" in service.workspace.text("small.rules")
    assert "may drop star" in service.workspace.text("house.rules")
    assert all(service.diagnostics(name) == () for name in FILES)


def test_what_a_text_names_is_renamed_in_it(tmp_path: Path) -> None:
    """A choice and a kind of card, in the words of a rule and in their translations."""
    pack = (
        'cardlaw 1\npack house for small\n  "A full hand."\n\n'
        'option most-held "How many?" from 3 to 9 chosen 5\n\n'
        'rule full\n  "With {most-held} cards, no {star}."\n  in fi "Kortteja {most-held}, ei {star partitive}."\n'
        "  about laying\n  player must not lay card when size of hand of player is most-held and card is star\n"
    )
    service = small(tmp_path, house=pack)
    assert service.diagnostics("house.rules") == ()
    for asked, new in ((("option ", "most-held"), "limit"), (("no {", "star"), "comet-card")):
        made = service.rename("house.rules", at(service, "house.rules", *asked), new)
        for name in FILES:
            mine = [edit for edit in made.edits if edit.place.file == name]
            service.open(name, edited(service.workspace.text(name), mine))
    text = service.workspace.text("house.rules")
    assert '"With {limit} cards, no {comet-card}."' in text and "{comet-card partitive}" in text
    assert "most-held" not in text and "kind comet-card" in service.workspace.text("small.rules")
    assert service.diagnostics("house.rules") == ()


def test_a_role_is_renamed_in_its_clause_only(service: Service) -> None:
    made = service.rename(
        "plain.rules", at(service, "plain.rules", "table chooses player as ", "chosen-dealer"), "first"
    )
    assert shown(service, tuple(edit.place for edit in made.edits)) == [
        "plain.rules:41 chosen-dealer",
        "plain.rules:42 chosen-dealer",
    ]


@pytest.mark.parametrize(
    ("new", "why"),
    [
        ("New Name", "`New Name` is not a name: names are in small letters with hyphens"),
        ("player", "`player` is a word that every game has; it cannot be declared"),
        ("comet", "then `comet` is declared twice"),
    ],
)
def test_a_name_that_cannot_be_is_refused(service: Service, new: str, why: str) -> None:
    refused = service.rename("small.rules", at(service, "small.rules", "kind ", "star"), new)
    assert (refused.edits, refused.refused) == ((), why)


# ---------------------------------------------------------------- what is shown beside a word
def test_hover_says_what_a_word_means_and_a_rule_reads_as(service: Service) -> None:
    rule = service.hover("first.spec", at(service, "first.spec", "shows ", "lay-fitting"))
    texts = [part.text for part in rule.parts]
    assert texts[0] == "Only a fitting card may be laid."
    assert "printed: lines 10–13 of sheet.txt" in texts and "rule of plain" in texts
    zone = service.hover("plain.rules", at(service, "plain.rules", "shuffle ", "stock\n    table"))
    assert zone.parts[0].text == "zone stock: pile, face-down, holds-deck refilled by run-out"
    lines = service.hover(
        "plain.rules", at(service, "plain.rules", "lines 14-15\n  under ", "star-fits") - 18
    )
    assert lines.parts[0].text == "printed: lines 14–15 of sheet.txt, which has 40 lines"
    word = service.hover("plain.rules", at(service, "plain.rules", "player ", "may lay card only") + 1)
    assert [part.sort for part in word.parts][:1] == ["code"]


def test_hover_in_another_language(tmp_path: Path) -> None:
    text = FILES["plain.rules"].replace(
        '  "Two to four play."\n', '  "Two to four play."\n    in fi "Pelaajia on 2–4."\n'
    )
    text = text.replace('    in fi "Pelaajia', '  in fi "Pelaajia')
    service = small(tmp_path, plain=text)
    told = service.hover("plain.rules", at(service, "plain.rules", "rule ", "seats"), "fi")
    assert told.parts[0].text == "Pelaajia on 2–4."


def test_completion_gives_what_fits_the_place(service: Service) -> None:
    def labels(written: str) -> list[str]:
        service.open("house.rules", HOUSE + written)
        text = service.workspace.text("house.rules")
        return [proposal.label for proposal in service.completion("house.rules", len(text))]

    assert {"lay", "take", "doubt"} <= set(labels("  player may "))
    assert "heap" not in labels("  player may ")
    assert labels("  player may lay card o") == ["even", "of", "only", "when"]
    assert {"sun", "star"} <= set(labels("  player may lay sun "))
    assert {"star", "comet", "sun", "fitting"} <= set(labels("  player may lay card when card is "))
    assert {"rule", "option", "variant"} <= set(labels("\n"))
    assert {"laying", "taking"} <= set(labels('\nrule more\n  "G."\n  about '))
    assert {"lay-fitting", "may-take"} <= set(labels('\nrule more\n  "G."\n  overrides '))
    assert {"opening", "star-fits"} <= set(labels('\nrule more\n  "G."\n  under '))
    assert {"always", "same-suit"} <= set(labels('\nrule more\n  "G."\n  under star-fits '))
    assert {"lays", "takes"} <= set(labels('\nrule more\n  "G."\n  when player '))
    assert labels('\nrule more\n  "G."\n  about laying\n  ')[:5] == ["always", "at", "deck", "seats", "when"]
    assert labels('\nrule more\n  "player may ') == []
    assert labels("\n# player may ") == []


def test_signature_shows_the_shape_and_the_part_being_written(service: Service) -> None:
    text = HOUSE + "  player may lay card when "
    service.open("house.rules", text)
    first, second = service.signature("house.rules", len(text))
    assert first.label == "player may MOVE card when CONDITION"
    assert first.label[slice(*first.parameters[first.active])] == "CONDITION"
    assert "only when" in second.label


def test_symbols_stand_in_their_chapters(tmp_path: Path) -> None:
    text = FILES["plain.rules"].replace("rule out\n", 'chapter "The end" about ending\n\nrule out\n')
    service = small(tmp_path, plain=text)
    symbols = service.symbols("plain.rules")
    assert (symbols[0].name, symbols[0].sort) == ("plain", "edition")
    assert [inner.name for inner in symbols[1].inside] == ["left-of-dealer", "dealer"]
    assert (symbols[-1].name, [inner.name for inner in symbols[-1].inside]) == ("The end", ["out", "restock"])
    assert [symbol.name for symbol in service.workspace_symbols("lfit")] == ["lay-fitting"]


def test_folding_formatting_and_tokens(service: Service) -> None:
    folds = {(fold.first, fold.last) for fold in service.folding("house.rules")}
    assert folds == {(2, 3), (5, 9)}
    assert service.formatting("house.rules") == ()
    loose = HOUSE.replace("about laying", "about   laying") + "\n\n\n"
    service.open("house.rules", loose)
    assert edited(loose, service.formatting("house.rules")) == HOUSE
    service.open("house.rules", HOUSE)
    words = {HOUSE[token.start : token.end]: token.sort for token in service.tokens("house.rules")}
    assert {word: words[word] for word in ("rule", "star", "lay", "hand", "player", "laying", "may")} == {
        "rule": "word",
        "star": "kind",
        "lay": "move",
        "hand": "zone",
        "player": "kernel",
        "laying": "topic",
        "may": "word",
    }


def test_actions_are_the_fixes_at_a_place(service: Service) -> None:
    service.open("house.rules", HOUSE.replace("may lay star", "may lays star"))
    (action,) = service.actions("house.rules", HOUSE.index("lay star"), HOUSE.index("lay star"))
    assert (action.title, action.certain) == ("write `lay`", True)


def test_hints_say_what_overrides_a_rule(tmp_path: Path) -> None:
    more = (
        '\nrule free-star\n  "A star goes anywhere."\n  about laying\n  assumed "why"\n'
        "  overrides lay-fitting\n  player may lay star\n"
    )
    service = small(tmp_path, plain=FILES["plain.rules"] + more)
    hints = {hint.text: hint.at for hint in service.hints("plain.rules")}
    assert hints["overridden by free-star"] == at(service, "plain.rules", "rule ", "lay-fitting") + len(
        "lay-fitting"
    )
    assert "not in force as chosen" in hints


def test_lenses_count_the_scenarios_that_show_a_rule(service: Service) -> None:
    (lens,) = service.lenses("plain.rules")
    assert (lens.text, lens.about) == ("1 scenario", ("lay-a-sun",))
    assert shown(service, lens.places) == ["first.spec:4 lay-a-sun"]


def test_findings_have_remedies_as_fixes(tmp_path: Path) -> None:
    """What the analysis finds stands at its rule; the line that settles it can be written at once."""
    more = (
        '\nrule stars-never\n  "No star is laid."\n  about laying\n  lines 17\n  player must not lay star\n'
        '\nrule stars-free\n  "A star may be laid."\n  about laying\n  lines 18\n'
        "  player may lay card even when card is star\n"
    )
    service = small(tmp_path, plain=FILES["plain.rules"] + more)
    (found,) = (
        each for each in service.findings("plain.rules") if "nothing says which" in each.message and each.help
    )
    assert (found.code, found.severity) == ("F0101", "warning")
    assert shown(service, (found.place,)) == ["plain.rules:110 stars-free"]
    assert [fix.title for fix in found.fixes] == [
        "let `stars-free` override: then allowed",
        "let `stars-never` override: then not allowed",
        "accept `contradiction-stars-free-stars-never`",
    ]
    (lens, _) = (lens for lens in service.lenses("plain.rules", findings=True) if found.message in lens.text)
    assert lens.about == ("contradiction-stars-free-stars-never",)
    settled = small(tmp_path, plain=edited(service.workspace.text("plain.rules"), found.fixes[0].edits))
    assert settled.diagnostics("plain.rules") == ()
    assert not [each for each in settled.findings("plain.rules") if each.code == "F0101" and each.help]


def test_answers_are_plain_data(service: Service) -> None:
    for question, about in {
        "diagnostics": {},
        "symbols": {},
        "tokens": {},
        "hover": {"offset": 30},
        "completion": {"offset": 30},
        "lenses": {},
    }.items():
        answer = service.ask(question, name="plain.rules", base="plain", **about)
        assert json.loads(json.dumps(answer)) == answer
    with pytest.raises(ValueError, match="no question `eval`"):
        service.ask("eval", name="plain.rules")


def test_the_pure_service_imports_neither_a_server_nor_a_solver() -> None:
    import subprocess
    import sys

    code = (
        "import sys; from cardlaw.service.service import Service; s = Service(); s.open('x.rules', 'cardlaw 1\\n');"
        "s.diagnostics('x.rules'); print([m for m in ('pygls', 'z3', 'rich', 'lsprotocol') if m in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


# ---------------------------------------------------------------- the shipped rules
NOT_NAMED = {"en", "fi", "nb", "it", "sv", "pile", "hand", "face-up", "face-down", "holds-deck", "cards"}
"""Codes of languages, traits of zones: words that nothing declares."""


@pytest.mark.parametrize("unit", ["it-56", "packs/stacking", "variants/friday-night"])
def test_every_name_in_the_shipped_rules_is_known(unit: str) -> None:
    path = shipped_rules() / "uno" / f"{unit}.rules"
    service = Service()
    text = service.workspace.text(str(path))
    unknown = {text[each.start : each.end] for each in service.tokens(str(path)) if each.sort == "name"}
    findings = set(re.findall(r"^accepted (\S+)", text, re.MULTILINE))
    assert unknown - NOT_NAMED - findings == set()
    assert service.diagnostics(str(path)) == ()


def test_a_move_of_the_shipped_rules_is_followed_through_its_game() -> None:
    path = str(shipped_rules() / "uno" / "it-56.rules")
    service = Service()
    spot = service.workspace.text(path).index("may accept") + len("may ")
    (place,) = service.definition(path, spot)
    assert Path(place.file).name == "uno.rules"
    found = {Path(each.file).name for each in service.references(path, spot)}
    assert {"uno.rules", "it-56.rules", "fi-112.rules"} <= found
    assert not found & {"parlour.rules", "pub.rules", "dormitory.rules"}
    assert service.rename(path, spot, "agree").refused.endswith("shipped rules, which stay as they are")


def test_what_a_word_means_is_told_in_the_words_of_the_reference() -> None:
    """The English of each form is the docstring of its class: who changes one is told to change all five."""
    forms = {
        re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower().removesuffix("-item"): each
        for name, each in vars(s).items()
        if isinstance(each, type)
    }
    told = [id for id in DECLARED if id.startswith("form-")]
    assert len(told) > 40
    for id in told:
        said = (forms[id.removeprefix("form-")].__doc__ or "").split("\n\n")[0]
        assert say(id) == " ".join(said.split()), id
