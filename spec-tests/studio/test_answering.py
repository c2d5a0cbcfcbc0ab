"""The studio's one door, natively: the answers are the commands' own, and nothing that comes in breaks it."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from cardlaw.cli.main import main
from cardlaw.studio.answering import LARGEST_REQUEST, answer
from cardlaw.studio.rules import LANGUAGES

SMALL = Path(__file__).parents[1] / "cli" / "house"
HOUSE = "cardlaw 1\nvariant ours extends parlour\n"


def asked(**request: Any) -> Any:
    return json.loads(answer(json.dumps(request)))


@pytest.mark.parametrize(
    "line",
    [
        ("ask", "pub", "--given", "top is seven of hearts", "--move", "play ace of hearts", "--quick"),
        ("list", "parlour"),
        ("simulate", "parlour", "--rounds", "3"),
        ("explain", "nothing-like-it"),
    ],
    ids=lambda line: line[0],
)
def test_a_command_answers_as_it_does_natively(
    line: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = asked(do="command", argv=[*line, "--format", "json"])
    monkeypatch.setattr("sys.stdin", io.StringIO())
    code = main([*line, "--format", "json"])
    assert found == {"code": code, "out": json.loads(capsys.readouterr().out)}


def test_a_command_reads_the_rules_that_came_along() -> None:
    found = asked(
        do="command", argv=["check", "@ours", "--compile-only", "--format", "json"], files={"ours": HOUSE}
    )
    assert found["code"] == 0
    broken = HOUSE.replace("parlour", "parlor")
    found = asked(do="command", argv=["check", "@ours", "--format", "json"], files={"ours": broken})
    assert found["code"] == 2
    assert found["out"]["error"]["diagnostics"][0]["place"]["file"] == "ours.rules"


@pytest.mark.parametrize(
    ("request_", "said"),
    [
        ("{", "not JSON"),
        ("[]", "not a JSON object"),
        ("[" * 100_000, "not JSON"),
        (" " * (LARGEST_REQUEST + 1), "more than"),
        ('{"do": "leap"}', "cannot do `leap`"),
        ('{"do": "command", "argv": ["play", "pub"]}', "not a command of the studio"),
        ('{"do": "command", "argv": ["check", "--rules=/"]}', "does not take"),
        ('{"do": "kit", "variant": "nothing"}', "no edition or variant `nothing`"),
        ('{"do": "kit", "variant": "../../etc"}', "no rules are named"),
        ('{"do": "kit", "variant": "ours", "files": {"../ours": ""}}', "no name for rules"),
        ('{"do": "kit", "variant": "ours", "files": {"ours": "nonsense"}}', ""),
        (
            '{"do": "play", "variant": "pub", "seats": ["person"], "names": ["a"], "moves": [], "seed": 1}',
            "1 cannot",
        ),
        ('{"do": "play", "variant": "pub", "seats": 3}', "who sits where"),
    ],
)
def test_what_cannot_be_answered_is_told_in_the_commands_own_shape(request_: str, said: str) -> None:
    error = json.loads(answer(request_))["error"]
    assert set(error) == {"kind", "message", "help", "said", "said_help", "diagnostics"}
    assert error["kind"] in ("usage", "rules")
    assert said in error["message"]


@pytest.mark.parametrize(
    ("facts", "move", "word"),
    [
        (["top is seven of hearts", "hand is ace of hearts"], "play ace of hearts", "may"),
        (["top is seven of hearts", "hand is ace of clubs"], "play ace of clubs", "must-not"),
        (["top is seven of hearts"], "draw", "hangs"),
    ],
)
def test_a_move_is_judged_as_the_command_does(facts: list[str], move: str, word: str) -> None:
    line = ["ask", "parlour", *(part for fact in facts for part in ("--given", fact)), "--move", move]
    (native,) = asked(do="command", argv=[*line, "--format", "json"])["out"]["answers"].values()
    found = asked(do="ask", variant="parlour", given=facts, move=move, language="sv")
    assert found["verdict"] == native["verdict"] == word
    (case,) = found["cases"]
    said = [ground["citation"] for ground in case["verdicts"][0]["grounds"]]
    assert len(said) == len(native["because"] or native["outcomes"][0]["because"])
    assert found["head"].startswith({"may": "Ja", "must-not": "Nej", "hangs": "Det beror"}[word])
    if word == "hangs":
        assert len(case["verdicts"]) == 2 and all(each["said"] for each in case["verdicts"])


def test_a_question_that_cannot_be_read_is_told_in_the_readers_language() -> None:
    for given, move in (("top", "draw"), ([1], "draw"), (["top is seven of hearts"], None)):
        assert asked(do="ask", variant="parlour", given=given, move=move)["error"]["kind"] == "usage"
    wrong = asked(do="ask", variant="parlour", given=["top is seven of herts"], move="draw", language="fi")
    english = asked(do="ask", variant="parlour", given=["top is seven of herts"], move="draw")
    assert wrong["error"]["message"] != english["error"]["message"]
    assert wrong["error"]["said"]["id"] == english["error"]["said"]["id"]


def test_a_situation_that_cannot_be_is_told_without_words_of_the_terminal() -> None:
    asking = {"do": "ask", "variant": "it-56", "given": ["hand is red 3, red 3"], "move": "play red 3"}
    english, finnish = (asked(**asking, language=language)["error"] for language in ("en", "fi"))
    assert english["message"] == "the deck has only one `red 3`"
    assert english["help"] is None
    assert finnish["message"] != english["message"]


def test_a_move_that_is_not_offered_is_told_in_the_readers_language() -> None:
    game = {"do": "play", "variant": "parlour", "seed": 1, "seats": ["person"] * 2, "names": ["a", "b"]}
    wrong = {"moves": [], "then": {"choose": "leap"}}
    english, finnish = (asked(**game, **wrong, language=language)["error"] for language in ("en", "fi"))
    assert "`leap`" in english["message"] and "`leap`" in finnish["message"]
    assert finnish["message"] != english["message"]


def test_a_kit_has_what_a_situation_is_laid_with() -> None:
    kit = asked(do="kit", variant="pub", language="fi")
    assert kit["tops"] and kit["hand"] == "hand"
    assert all(card["picture"].startswith("<svg") and card["name"] for card in kit["cards"])
    assert any([part["type"] for part in move["takes"]] == ["card"] for move in kit["moves"])
    assert any(not move["takes"] for move in kit["moves"])
    assert kit["players"]["least"] <= kit["players"]["usual"] <= kit["players"]["most"]
    assert all(kit["rules"].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_is_told_in_every_language(language: str) -> None:
    shelf = asked(do="games", language=language)
    assert {game["game"] for game in shelf} >= {"uno", "mau-mau"}
    assert all(
        each["title"] for game in shelf for sort in ("edition", "pack", "variant") for each in game[sort]
    )


def test_choices_come_with_their_questions() -> None:
    axes = {axis["name"]: axis for axis in asked(do="choices", variant="parlour[twos=draw-two]")["axes"]}
    assert axes["twos"]["chosen"] == "draw-two"
    assert axes["twos"]["question"].endswith("?")
    assert [arm["value"] for arm in axes["twos"]["arms"]] == ["plain", "draw-two"]


# ------------------------------------------------------------------ play
GAME = {"do": "play", "variant": "parlour", "seed": 4, "seats": ["person", "strategic", "random"]}


def played(moves: list[str], **more: Any) -> Any:
    return asked(**GAME, names=["kim", "ada", "ben"], moves=moves, **more)


def at_turn() -> Any:
    """The table when the first person has to move: what the table itself is asked is answered."""
    table = played([])
    while table["decision"]["player"] is None:
        table = played(table["moves"], then={"choose": table["decision"]["moves"][0]["text"]})
    return table


def test_a_game_is_played_by_what_the_page_keeps() -> None:
    table = at_turn()
    assert table["decision"]["player"] == table["seat"] == 0
    assert len(table["hand"]) == table["players"][0]["zones"][0]["count"]
    assert table["players"][1]["zones"][0]["cards"] is None, "nobody sees another's hand"
    move = next(move for move in table["decision"]["moves"] if move["lawful"])
    after = played(table["moves"], then={"choose": move["text"]})
    assert after["moves"][: len(table["moves"]) + 1] == [*table["moves"], move["text"]]
    assert after["log"] != table["log"]
    assert played(after["moves"]) == after, "the same game is the same table"
    assert played(after["moves"], then={"undo": True}) == table


def test_a_table_tells_why_not_and_gives_hints() -> None:
    table = at_turn()
    offered = {card for move in table["decision"]["moves"] for card in move["cards"]}
    kit = asked(do="kit", variant="parlour")
    other = next(card for at, card in enumerate(kit["cards"]) if at not in offered and card["copies"])
    act = table["decision"]["moves"][0]["act"]
    why = played(table["moves"], tell={"why": f"{act} {other['text']}"})
    assert why["told"] and all(why["told"])
    hint, *why = played(table["moves"], tell={"hint": True})["told"]
    assert hint and len(why) <= 1


def test_a_game_that_does_not_fit_its_rules_is_refused() -> None:
    assert "cannot be played again: move 1" in played(["leap"])["error"]["message"]


def test_a_game_is_looked_at_step_by_step_and_judged_by_other_rules() -> None:
    table = at_turn()
    for _ in range(3):
        move = next(move for move in table["decision"]["moves"] if move["lawful"])
        table = played(table["moves"], then={"choose": move["text"]})
    past = played(table["moves"][:2], still=True)
    assert past["moves"] == table["moves"][:2], "the computer does not play on"
    game = {**GAME, "names": ["kim", "ada", "ben"], "moves": table["moves"], "do": "replay"}
    own = asked(**game, under="parlour")
    assert (own["verdict"], own["rulings"]) == ("clean", [])
    other = asked(**game, under="parlour[twos=draw-two]")
    assert other["judged"] > 0 or other["problem"]
    foreign = asked(**game, under="pub")
    assert foreign["verdict"] == "unknown" and foreign["problem"]


def test_a_move_that_other_rules_do_not_allow_is_told_in_words() -> None:
    game = {
        "do": "replay",
        "variant": "sv-112 with seven-zero",
        "seats": ["person", "person"],
        "names": ["kim", "ada"],
    }
    moves = ["play wild-draw"]
    for seed in range(60):
        found = asked(**game, seed=seed, moves=moves, under="sv-112", language="fi")
        if found.get("rulings"):
            break
    said = found["rulings"][0]["said"]
    assert said.startswith("kim: ") and said.endswith("W+4")
    assert found["rulings"][0]["rules"][0]["citation"] == "sv-112, rivit 84–86"


def test_an_open_chance_says_how_long_it_stands() -> None:
    game = {"do": "play", "variant": "sv-112", "seed": 5, "seats": ["person", "strategic", "random"]}
    game["names"] = ["kim", "ada", "ben"]
    table = asked(**game, moves=[])
    for _ in range(40):
        if table["decision"]["until"]:
            break
        move = next(move for move in table["decision"]["moves"] if move["lawful"])
        table = asked(**game, moves=table["moves"], then={"choose": move["text"]})
    assert table["decision"]["until"] == "turn begins"
    assert table["decision"]["declinable"]


def test_a_long_game_says_how_much_was_told_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page shows what is new since the last move, however little of the log comes along."""
    monkeypatch.setattr("cardlaw.studio.screens.playing.MOST_OF_THE_LOG", 3)
    table = at_turn()
    before = table["logged"]
    assert before >= len(table["log"]) <= 3
    move = next(move for move in table["decision"]["moves"] if move["lawful"])
    after = played(table["moves"], then={"choose": move["text"]})
    assert after["logged"] > before and len(after["log"]) == 3


def test_people_share_a_screen() -> None:
    game = {**GAME, "seats": ["person", "person"], "names": ["kim", "ada"], "moves": []}
    table = asked(**game)
    first = table["seat"]
    for _ in range(6):
        move = next(move for move in table["decision"]["moves"] if move["lawful"])
        table = asked(**{**game, "moves": table["moves"]}, then={"choose": move["text"]}, seat=table["seat"])
        if table["seat"] != first:
            break
    assert table["seat"] != first
    assert table["players"][first]["zones"][0]["cards"] is None


# ------------------------------------------------------------------ writing, sheets, comparing
def test_what_is_being_written_is_looked_at_by_the_language_service() -> None:
    text = HOUSE.replace("parlour", "parlor")
    found = asked(do="service", question="diagnostics", name="ours", files={"ours": text})["answer"]
    assert [each["code"] for each in found] == ["E0215"]
    assert text[found[0]["place"]["start"] : found[0]["place"]["end"]] == "parlor"
    assert asked(do="service", question="diagnostics", name="ours", files={"ours": HOUSE})["answer"] == []
    hover = asked(
        do="service", question="hover", name="ours", offset=text.index("extends"), files={"ours": text}
    )
    assert hover["answer"]["parts"]
    refused = asked(do="service", question="open", name="ours", files={"ours": text})["error"]
    assert "no question" in refused["message"]


def test_mistakes_are_told_in_the_readers_language() -> None:
    text = HOUSE.replace("extends", "extnds")
    told = {
        language: asked(
            do="service", question="diagnostics", name="ours", files={"ours": text}, language=language
        )["answer"][0]
        for language in LANGUAGES
    }
    assert len({each["message"] for each in told.values()}) == len(LANGUAGES)
    titles = {language: each["fixes"][0]["title"] for language, each in told.items()}
    assert titles["it"] == "scrivi `extends`" and titles["sv"] == "skriv `extends`"


def test_a_house_rule_can_be_started_from() -> None:
    blank = asked(do="command", argv=["new", "ours", "--extends", "parlour"])
    assert blank["code"] == 0 and "variant ours extends parlour" in blank["text"]
    text = asked(do="recipe", pack="mercy", name="our-mercy")["text"]
    assert "pack our-mercy for uno" in text
    found = asked(do="service", question="diagnostics", name="ours", files={"ours": text}, base="it-56")
    assert [each for each in found["answer"] if each["severity"] == "error"] == []
    colours = asked(do="service", question="tokens", name="ours", files={"ours": text}, base="it-56")
    assert {each["sort"] for each in colours["answer"]} >= {"word", "text"}
    assert "no house rule" in asked(do="recipe", pack="nothing", name="ours")["error"]["message"]


def recipes() -> list[str]:
    return [each["id"] for game in asked(do="games") for each in game["recipe"]]


def test_every_recipe_works_in_every_language_on_every_edition() -> None:
    assert len(recipes()) >= 3
    for at, recipe in enumerate(recipes()):
        language = LANGUAGES[at % len(LANGUAGES)]
        values = {each["name"]: each["values"] for each in asked(do="recipe", recipe=recipe)["blanks"]}
        for turn, edition in enumerate(("fi-108", "fi-112", "nb-108", "it-56", "sv-112")):
            blanks = {name: known[-1 - turn % len(known)] for name, known in values.items()}
            made = asked(do="recipe", recipe=recipe, language=language, blanks=blanks)
            assert "{" not in made["text"] + made["scenarios"]
            assert {each["name"]: each["chosen"] for each in made["blanks"]} == blanks
            given = {"variant": f"{edition} with ours", "files": {"ours": made["text"]}}
            found = asked(do="scenarios", text=made["scenarios"], **given)
            assert found["problems"] == [], (recipe, edition)
            assert [each["passed"] for each in found["scenarios"]] == [True], (recipe, edition, found)
    foreign = asked(do="recipe", recipe="number-draws", blanks={"number": "{title}", "cards": ["1"]})
    assert foreign == asked(do="recipe", recipe="number-draws", blanks=7)
    words = [asked(do="recipe", recipe=recipes()[0], language=language)["text"] for language in LANGUAGES]
    assert len(set(words)) == len(LANGUAGES)


def test_a_scenario_that_does_not_come_true_says_what_came_instead() -> None:
    made = asked(do="recipe", recipe="number-draws")
    given = {"variant": "it-56 with ours", "files": {"ours": made["text"].replace("takes 1", "takes 2")}}
    (found,) = asked(do="scenarios", text=made["scenarios"], **given)["scenarios"]
    assert not found["passed"]
    line = made["scenarios"].splitlines()[found["failures"][0]["line"] - 1].strip()
    assert line == found["failures"][0]["written"]
    assert "3" in found["failures"][0]["message"]
    wrong = asked(do="scenarios", text=made["scenarios"].replace("red 5", "red 55"), **given)
    assert wrong["problems"] and not wrong["scenarios"][0]["passed"]
    refused = asked(do="scenarios", text="cardlaw 1\npack other for uno\n", **given)
    assert "not a file of scenarios" in refused["error"]["message"]


def test_many_rounds_come_with_figures_and_a_plot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardlaw.studio.screens.rounds.ROUNDS", 300)
    heard: list[tuple[int, int]] = []
    monkeypatch.setattr("cardlaw.studio.answering._listeners", [lambda *told: heard.append(told)])
    found = asked(do="rounds", variant="pub", against="parlour", titles=["ours", "theirs"], language="sv")
    assert found["engine"] == ["fast", "fast"]
    assert [each["title"] for each in found["figures"]] == ["ours", "theirs"]
    assert all(each["turns"] > 1 and abs(sum(each["seats"]) - 1) < 0.2 for each in found["figures"])
    assert found["plot"].startswith("<svg") and "ours" in found["plot"]
    assert heard[-1] == (600, 600)


def test_a_name_of_ones_own_rules_is_found_and_changed() -> None:
    text = asked(do="recipe", recipe="number-draws")["text"]
    about = {"do": "service", "name": "ours", "files": {"ours": text}, "base": "it-56"}
    place = asked(**about, question="definition", offset=text.index("takes") + 1)["answer"][0]
    assert place["title"] == "uno.rules" and "take" in place["text"].splitlines()[0]
    at = text.index("number-draws") + 1
    edits = asked(**about, question="rename", offset=at, new="nines")["answer"]["edits"]
    assert [text[each["place"]["start"] : each["place"]["end"]] for each in edits] == ["number-draws"]
    assert {each["text"] for each in edits} == {"nines"}


def test_own_rules_are_played() -> None:
    game = {**GAME, "variant": "ours", "files": {"ours": HOUSE}, "names": ["a", "b", "c"], "moves": []}
    assert asked(**game)["decision"]


def test_a_sheet_has_what_counts_and_nothing_that_gives_way() -> None:
    plain = asked(do="sheet", variant="parlour")
    changed = asked(do="sheet", variant="parlour[twos=draw-two]")
    rules = [
        {rule["id"] for chapter in each["chapters"] for rule in chapter["rules"]} for each in (plain, changed)
    ]
    assert rules[1] - rules[0], "the choice brings a rule"
    said = {each["question"]: each["chosen"] for each in changed["choices"]}
    assert said != {each["question"]: each["chosen"] for each in plain["choices"]}
    assert all(rule["text"] for chapter in changed["chapters"] for rule in chapter["rules"])
    assert plain["cards"] == 52


def test_differences_come_with_a_sentence_and_a_picture() -> None:
    files = {path.stem: path.read_text("utf-8") for path in SMALL.glob("*.rules")}
    found = asked(do="differences", ids=["short", "short[next-height=either]"], files=files)
    assert [topic["topic"] for topic in found["topics"]] == ["laying"]
    first = found["topics"][0]["differences"][0]
    assert first["head"] and first["where"] and first["picture"].startswith("<svg")
    assert first["under"] == [] and found["unknown"] == []
    assert len({each["verdict"] for each in first["says"]}) == 2
    assert "two to" in asked(do="differences", ids=["parlour"])["error"]["message"]


CLASHING = (
    "cardlaw 1\nvariant ours extends parlour\n\nrule any-heart\n"
    '  "A heart can always be played."\n  about matching\n'
    "  player may play card even when suit of card is hearts\n"
)


def test_what_house_rules_contradict_is_told_with_a_picture_and_a_fix() -> None:
    given = {"variant": "ours", "against": "parlour", "files": {"ours": CLASHING}, "name": "ours"}
    told = {
        language: {each["id"]: each for each in asked(do="findings", **given, language=language)["findings"]}
        for language in ("en", "nb")
    }
    id, first = next((id, each) for id, each in told["en"].items() if id.startswith("contradiction"))
    assert first["open"] and "“A heart can always be played”" in first["said"]
    assert first["picture"].startswith("<svg") and first["where"]
    assert {rule["citation"] for rule in first["rules"]} > {"ours"}
    (edit,) = first["problem"]["fixes"][0]["edits"]
    mended = CLASHING[: edit["place"]["start"]] + edit["text"] + CLASHING[edit["place"]["end"] :]
    assert "overrides" in edit["text"]
    assert asked(do="service", question="diagnostics", name="ours", files={"ours": mended})["answer"] == []
    other = told["nb"][id]
    assert other["kind"].startswith("Motsigelse")
    assert other["problem"]["fixes"][0]["title"].startswith("la `any-heart` gå foran")


def test_two_house_rules_are_looked_at_together() -> None:
    packs = ["draw-one-keep", "draw-one-play"]
    told = [asked(do="together", edition="it-56", packs=packs, language=each) for each in ("en", "sv")]
    assert [each["verdict"] for each in told] == ["clash", "clash"]
    assert all(isinstance(said, str) and said for each in told for said in each["told"])
    assert told[0]["told"] != told[1]["told"]
    for wrong in (["mercy"], ["mercy", "mercy"], ["mercy", "nothing"], "mercy"):
        assert "house rule" in asked(do="together", edition="it-56", packs=wrong)["error"]["message"]
    assert "no rules" in asked(do="together", edition="it-56 with mercy", packs=packs)["error"]["message"]
