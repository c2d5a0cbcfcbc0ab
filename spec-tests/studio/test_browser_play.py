"""Games in the browser: taken back, handed over, saved, sent; and workers that are killed or asked for too much."""

from __future__ import annotations

import json

import pytest

from cardlaw.studio.answering import answer
from cardlaw.studio.screens.playing import MOST_OF_THE_LOG
from studio.page import Page
from studio.panels import show

pytestmark = pytest.mark.xdist_group("studio")
ENDLESS = (
    'cardlaw 1\npack ours for uno\n  "Without an end."\n  needs event take\n\nrule endless\n  "Again and again."\n'
    "  about draw-card\n  when player plays card:\n    repeat until 1 > 2:\n      player takes 0\n"
)


@pytest.fixture(scope="module", autouse=True)
def forgotten(page: Page) -> None:
    """Nothing is kept from tests before."""
    page.open("#ask")
    page.see("localStorage.clear()")


def started(page: Page, *others: str) -> None:
    """A game that is always dealt the same."""
    page.open("#play")
    page.see("localStorage.clear()")
    page.open("#play")
    page.see("Math.random = () => 0.5")
    for at, who in enumerate(others):
        page.there(".seats select")
        page.see(
            f"(() => {{ const seat = document.querySelectorAll('.seats select')[{at}]; seat.value = '{who}'; "
            "seat.dispatchEvent(new Event('change')) })()"
        )
    page.click(".setup button.primary")
    page.there(".hand .card, .hand-over")


def answered(page: Page) -> None:
    """One move that the rules allow."""
    before = page.see("location.hash")
    page.click(".hand .card.lit, .felt .moves button:not(.against)")
    page.wait(f"location.hash !== {json.dumps(before)}")


def test_a_move_is_taken_back_and_made_again(page: Page) -> None:
    started(page)
    answered(page)
    before, hand = page.text(".log"), page.text(".felt .hand")
    answered(page)
    assert page.text(".log") != before
    page.click(".tools button", 1)
    page.wait(f"document.querySelector('.log').innerText === {json.dumps(before)}")
    assert page.text(".felt .hand") == hand


def test_what_is_new_is_told_however_long_the_game(page: Page) -> None:
    """A log that is longer than what the page shows of it."""
    game = {"variant": "nb-108", "seed": 3, "seats": ["person", "random", "random", "random"]}
    game |= {"names": ["kim", "ada", "ben", "cleo"], "moves": []}
    table = json.loads(answer(json.dumps({"do": "play", **game})))
    while table["logged"] < 2 * MOST_OF_THE_LOG:
        move = next(each["text"] for each in table["decision"]["moves"] if each["lawful"])
        game["moves"] = table["moves"]
        table = json.loads(answer(json.dumps({"do": "play", **game, "then": {"choose": move}})))
    game["moves"] = table["moves"]
    show(page, "play", {"game": {**game, "files": None}})
    page.there(".hand .card")
    for _ in range(2):
        answered(page)
        page.there(".news li")
        news = page.see("[...document.querySelectorAll('.news li')].map((each) => each.textContent)")
        log = page.see("[...document.querySelectorAll('.log li')].map((each) => each.textContent)")
        assert log[-len(news) :] == news


def test_a_game_is_saved_to_a_file_opened_again_and_sent_to_another_machine(page: Page) -> None:
    started(page)
    answered(page)
    log, link = page.text(".log"), page.see("location.hash")
    page.see("URL.createObjectURL = (blob) => { window.saved = blob; return '#play' }")
    page.click(".tools button", 4)
    text = page.see("window.saved.text()")
    page.click(".tools button", 5)
    page.there("#game-file")
    given = json.dumps(text)
    page.see(
        f"(() => {{ const files = new DataTransfer(); files.items.add(new File([{given}], 'game.json'));"
        " const box = document.getElementById('game-file'); box.files = files.files;"
        " box.dispatchEvent(new Event('change')) })()"
    )
    page.there(".hand .card")
    assert page.text(".log") == log
    with page.browser.another_profile():
        page.open(link)
        page.there(".hand .card")
        assert page.text(".log") == log
        page.open(link[: len(link) // 2])
        page.there("main > .problem")
        page.there(".setup")


def test_a_file_that_is_no_game_is_told(page: Page) -> None:
    page.open("#play")
    page.see("localStorage.clear()")
    page.open("#play")
    page.there("#game-file")
    page.see(
        "(() => { const files = new DataTransfer(); files.items.add(new File(['{\"moves\": 3}'], 'game.json'));"
        " const box = document.getElementById('game-file'); box.files = files.files;"
        " box.dispatchEvent(new Event('change')) })()"
    )
    page.there(".screen .problem")


def test_people_hand_the_screen_over_and_see_no_hand_of_another(page: Page) -> None:
    started(page, "person", "person", "person")
    hands: dict[str, str] = {}
    for _ in range(3):
        page.there(".hand .card")
        mine = page.text(".players .turn strong")
        hands[mine] = page.text(".felt .hand")
        answered(page)
        page.wait("document.querySelector('.hand-over') || document.querySelector('.hand .card')")
        if page.see("Boolean(document.querySelector('.hand-over'))"):
            # Nothing of anybody's cards is on the screen while it is handed over.
            assert page.see("document.querySelectorAll('.screen .card').length") == 0
            assert page.text(".log") == ""
            assert page.see("document.querySelector('.mine [role=log]').textContent") == ""
            page.click(".hand-over button")
    page.there(".hand .card")
    assert page.see("document.querySelectorAll('.players .card').length") == 0


def test_a_game_needs_no_mouse_and_is_heard(page: Page) -> None:
    """After each move the keys are at the next one, and what the others did is said to those who listen."""
    started(page)
    for _ in range(3):
        page.wait("document.activeElement.matches('.hand .card.lit, .felt .moves button')")
        before = page.see("location.hash")
        page.browser.press("Enter")
        page.wait(f"location.hash !== {json.dumps(before)}")
    page.there(".news li")
    news = page.see("[...document.querySelectorAll('.news li')].map((each) => each.textContent)")
    assert page.see("document.querySelector('.mine [role=log]').textContent") == "; ".join(news)


def test_a_rule_without_an_end_is_stopped_and_told(page: Page) -> None:
    """Where such a rule is played, the page says so and goes on."""
    text = json.dumps({"wish": {"variant": "it-56 with ours", "files": {"ours": ENDLESS}}})
    page.open("#play")
    page.see(f"localStorage.setItem('cardlaw-play', {json.dumps(text)})")
    page.open("#play")
    page.see("Math.random = () => 0.5")
    page.click(".setup button.primary")
    page.there(".hand .card.lit, .felt .moves button")
    page.click(".hand .card.lit, .felt .moves button")
    page.there(".felt .over")
    assert "too long" in page.text(".felt .over")
    page.see("localStorage.clear()")
    page.screen("sheet")
    page.there(".sheet-page")


def test_a_worker_that_is_killed_can_be_cancelled_and_replaced(page: Page) -> None:
    started(page)
    page.see("cardlawStudio.quick.worker.terminate()")
    page.click(".tools button", 0)
    page.wait("!document.querySelector('#cancel').hidden")
    page.click("#cancel")
    page.there(".said p")
    page.click(".tools button", 0)
    page.wait("document.querySelector('.said').innerText.length > 12")
    page.there(".hand .card")


def test_a_text_of_five_million_characters_freezes_nothing(page: Page) -> None:
    page.open("#write")
    page.there(".trials .green")
    page.see(
        "(() => { const given = new DataTransfer();"
        " given.setData('text/plain', '# a line without an end\\n'.repeat(210_000));"
        " document.querySelector('.editor .cm-content').dispatchEvent("
        "new ClipboardEvent('paste', {clipboardData: given, bubbles: true, cancelable: true})) })()"
    )
    page.there(".problems .problem")
    assert "400,000" in page.text(".problems")
    page.screen("sheet")
    page.there(".sheet-page")
    page.open("#write")
    page.there(".trials .green")


def test_memory_stays_where_it_is_however_much_is_written(page: Page) -> None:
    page.open("#write")
    page.there(".trials .green")
    edit = (
        "(async () => {{ for (let n = {start}; n < {stop}; n++) {{"
        " const files = {{ours: `cardlaw 1\\nvariant ours extends parlour\\n# ${{n}}\\n`}};"
        " await cardlawStudio.ask({{do: 'service', question: 'diagnostics', name: 'ours', files}});"
        " await cardlawStudio.ask({{do: 'service', question: 'tokens', name: 'ours', files}}) }}"
        " return cardlawStudio.quick.memory }})()"
    )
    early = page.see(edit.format(start=0, stop=20))
    late = page.see(edit.format(start=20, stop=100))
    assert late - early < 20_000_000
    # A worker that has taken much is replaced as soon as it has nothing to do.
    page.see("window.before = cardlawStudio.quick.worker; cardlawStudio.quick.memory = 1e9")
    page.see(edit.format(start=0, stop=1))
    page.wait("cardlawStudio.quick.worker !== window.before || cardlawStudio.quick.memory < 5e8")
