"""The studio in a real browser: each screen worked as a person would, with Python inside the page.

One browser and one visit serve all tests, in order, since starting Python there costs seconds.
"""

from __future__ import annotations

import json

import pytest

from cardlaw.studio.answering import answer
from cardlaw.studio.building import SITE
from cardlaw.studio.rules import LANGUAGES
from studio.looks import SCHEMES, WIDTHS, barriers, dress, undress
from studio.page import PHONE, Page, serving
from studio.panels import PANELS, SAYS, show

pytestmark = pytest.mark.xdist_group("studio")
VIEWS = [(width, scheme) for width in WIDTHS for scheme in SCHEMES]
SOME_PANELS = (
    *("ask-answers", "play-refused", "write-mistake", "write-contradicting"),
    *("write-sheet", "sheet-choices", "sheet-clash", "compare-two"),
)
"""Of each screen what has most on it; the two widths and the two schemes take turns."""
HOSTILE = '<img src=x onerror="window.ran=1">'


@pytest.fixture(scope="module", autouse=True)
def forgotten(page: Page) -> None:
    """Nothing is kept from tests before."""
    page.open("#ask")
    page.see("localStorage.clear()")


def test_may_i_answers_and_its_link_brings_the_answer_back(page: Page) -> None:
    page.open("#ask")
    page.there(".picker .card")
    page.see(
        "[...document.querySelectorAll('.books .chip input:checked')].slice(1).forEach((box) => box.click())"
    )
    page.wait("document.querySelectorAll('.books .chip input:checked').length === 1")
    page.click(".picker .card", 7)
    page.wait("document.querySelector('.slot.here .slot-name')?.innerText.includes('hand')")
    page.click(".picker .card", 3)
    page.click(".move-cards button.card")
    page.there(".verdict:not(.waiting) .word")
    said = page.text(".verdict .word")
    assert said == "Yes: A may play a red 3."
    assert "fi-108" in page.text(".verdict .grounds")
    link = page.see("location.hash")
    assert link.startswith("#ask=")
    page.open(link)
    page.there(".verdict:not(.waiting) .word")
    assert page.text(".verdict .word") == said


def test_may_i_takes_my_hand_for_mine_whoever_played_before(page: Page) -> None:
    table = {"game": "uno", "books": ["sv-112"], "tops": {"top": "red 7"}, "hand": ["red 3"]}
    show(page, "ask", {**table, "before": "wild-draw", "move": "challenge"})
    page.there(".verdict:not(.waiting) .word")
    assert page.text(".verdict .word") == "Yes: A may challenge."
    assert "You have not said enough to know whether D was wrong" in page.text(".verdict")
    stacked = {
        "books": ["sv-112 with stacking"],
        "hand": ["blue draw-card", "red 3"],
        "before": "red draw-card",
    }
    show(page, "ask", {**table, **stacked})
    page.click(".move-cards:nth-of-type(2) button.card", 0)
    page.there(".verdict:not(.waiting) .word")
    assert page.text(".verdict .word") == "Yes: A may stack a blue draw-two."
    show(page, "ask", {**table, "hand": ["blue 1"], "before": "red 3"})
    page.there(".slot select")
    page.see(
        "(() => { const who = document.querySelector('.slot select'); who.value = 'me'; "
        "who.dispatchEvent(new Event('change')) })()"
    )
    page.wait("document.querySelector('.slot select').value === 'me'")
    page.see(
        "[...document.querySelectorAll('.moves button')].find((each) => each.innerText === 'Call UNO').click()"
    )
    page.there(".verdict:not(.waiting) .word")
    assert page.text(".verdict .word") == "Yes: A has to call UNO."


def test_a_cut_link_is_told_and_runs_nothing(page: Page) -> None:
    page.open("#ask=eJyrVkrLz1eyUkpKLFKqBQAdegQ0"[:20])
    page.there(".problem")
    page.there(".picker .card")


def test_a_game_is_played_with_reasons_and_survives_a_reload(page: Page) -> None:
    page.open("#play")
    page.see("Math.random = () => 0.5")
    page.click("button.primary")
    page.there(".hand .card")
    for _ in range(3):
        before = page.text(".log")
        page.click(".hand .card.lit, .felt .moves button")
        page.wait(f"document.querySelector('.log').innerText !== {json.dumps(before)}")
    log = page.text(".log")
    page.open("")
    page.there(".hand .card")
    assert page.text(".log") == log
    page.click(".tools button")
    page.there(".said p")


def test_a_house_rule_is_written_on_a_phone_played_and_sent(page: Page) -> None:
    """A new person on a phone: from a recipe to a rule of one's own, its scenario, a game, and a link."""
    page.browser._ask("Emulation.setDeviceMetricsOverride", **PHONE)
    page.open("#write")
    page.there(".trials .green")
    page.see(
        "(() => { const blank = document.querySelector('[data-blank=number]'); blank.value = '8'; "
        "blank.dispatchEvent(new Event('change')) })()"
    )
    page.wait("document.querySelector('.editor').innerText.includes('number of card is 8')")
    page.there(".trials .green")
    page.typed(".editor", "is 8", "is 9")
    page.there(".trials .red")
    assert page.see("document.querySelector('[data-blank]')") is None, "the text is one's own now"
    for old in ("a is red 8", "plays red 8"):
        page.typed(".editor.low", old, old.replace("8", "9"))
    page.there(".trials .green")
    assert page.see("document.documentElement.scrollWidth <= innerWidth")
    link = page.see("location.hash")
    page.click(".tools .primary")
    page.click(".setup button.primary")
    page.there(".hand .card")
    page.see("localStorage.clear()")
    page.open(link)
    page.there(".trials .green")
    assert "number of card is 9" in page.text(".editor")
    page.screen("ask")
    page.screen("write")
    page.there(".editor .cm-line")
    assert "number of card is 9" in page.text(".editor"), "what a link brought is kept"
    page.browser._ask("Emulation.clearDeviceMetricsOverride")


def test_a_rule_is_written_from_a_blank_in_everyday_words_with_its_fixes(page: Page) -> None:
    """Plain English and what is tapped: no word of the language has to be known."""
    page.browser._ask("Emulation.setDeviceMetricsOverride", **PHONE)
    page.open("#write")
    page.there(".trials .green")
    chosen = "(() => { const from = document.querySelector('.fields select'); from.value = '%s'; %s })()"
    page.see(chosen % ("blank", "from.dispatchEvent(new Event('change'))"))
    page.wait("document.querySelector('.editor').innerText.includes('topic ours')")
    page.wait("document.querySelector('.problems .warning')")
    assert "nothing follows from it" in page.text(".problems")
    page.click(".tools.minor button", 0)
    page.there(".cm-tooltip-autocomplete li")
    offered = page.text(".cm-tooltip-autocomplete")
    assert "when player MOVES card where CONDITION:" in offered
    page.browser.press("Escape")
    page.browser._ask("Input.insertText", text="when a player plays a 9:\n    everyone else draws one")
    for title in (
        "take a out",
        "take a out",
        "write card (2 places)",
        "write for each p in players except player:",
        "write takes 1",
    ):
        page.wait(
            "!document.querySelector('.problems.checking') && "
            f"document.querySelector('.found .fix')?.innerText.startsWith({json.dumps(title)})"
        )
        page.click(".found .fix")
    page.there(".problems .good")
    page.wait("document.querySelector('.results .difference')?.innerText.includes('B draws 1 card')")
    assert page.text(".results .difference h3") == "A plays a red 9: how many cards are drawn"
    assert "p takes 1" in page.text(".editor")
    page.browser._ask("Emulation.clearDeviceMetricsOverride")


def test_the_address_of_a_screen_one_comes_back_to_holds_what_it_shows(page: Page) -> None:
    """Phones send the address with a button of their own."""
    page.screen("sheet")
    page.there(".sheet-page")
    page.screen("write")
    page.there(".problems .good")
    page.wait("location.hash.length > 100")
    link = page.see("location.href")
    with page.browser.another_profile(), serving() as address:
        page.browser.open(link.replace(page.address, address))
        page.there(".problems .good")
        assert "p takes 1" in page.text(".editor")


def test_a_text_that_made_room_for_another_can_be_had_back(page: Page) -> None:
    page.there(".problems .good")
    page.see(
        "(() => { const from = document.querySelector('.fields select'); from.value = 'pack jump-in'; "
        "from.dispatchEvent(new Event('change')) })()"
    )
    page.wait("document.querySelector('.editor').innerText.includes('our-jump-in')")
    page.see(
        "(() => { const from = document.querySelector('.fields select'); from.value = 'before'; "
        "from.dispatchEvent(new Event('change')) })()"
    )
    page.wait("document.querySelector('.editor').innerText.includes('p takes 1')")


def test_a_recipe_is_said_anew_in_another_language(page: Page) -> None:
    page.see("localStorage.clear()")
    page.open("#write")
    page.there("[data-blank]")
    for language, said in (("fi", "Kun pelataan"), ("en", "Everyone else draws")):
        page.see(
            "(() => { const tongue = document.getElementById('tongue'); "
            f"tongue.value = '{language}'; tongue.dispatchEvent(new Event('change')) }})()"
        )
        page.wait(f"document.querySelector('.editor')?.innerText.includes({json.dumps(said)})")
        page.there("[data-blank]")


def test_mistakes_are_shown_and_mended_while_writing(page: Page) -> None:
    page.screen("write")
    page.there(".problems .good")
    page.typed(".editor", "other takes 1", f"other takse 1\n# {HOSTILE}\n")
    page.click(".found .error .fix")
    page.there(".problems .good")
    assert HOSTILE in page.text(".editor")
    assert page.see("window.ran") is None


def test_hostile_rules_and_links_run_nothing_and_freeze_nothing(page: Page) -> None:
    """Scripts in every string, rules without an end, and far too long a text: the page answers all the time."""
    texts = (
        f'cardlaw 1\npack ours for uno\n  "{HOSTILE}"\n  title "{HOSTILE}"\nrule x\n  "{HOSTILE}"\n  about placing\n'
        "  when player plays card:\n    while 1 > 0:\n      player takes 0\n",
        "cardlaw 1\npack ours for uno\n" + 'rule r "x' * 40_000,
        "(" * 100_000,
    )
    for number, text in enumerate(texts):
        state = {"text": f"# hostile {number}\n{text}", "scenarios": text, "base": "it-56"}
        written = (
            "(async () => { const bytes = new Uint8Array(await new Response(new Blob([JSON.stringify("
            f"{json.dumps(state)})]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer());"
            " let text = ''; for (const byte of bytes) text += String.fromCharCode(byte);"
            " return '#write=' + btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') })()"
        )
        page.see(f"{written}.then((link) => (location.hash = link))")
        page.wait(f"document.querySelector('.editor')?.innerText.includes('hostile {number}')")
        page.there(".problems h2, .problems .problem")
        assert page.see("window.ran") is None
        assert page.see("document.querySelectorAll('main img[src]').length") == 0
    page.see("localStorage.clear(); location.hash = '#write=' + 'A'.repeat(2_000_000)")
    page.there("main > .problem")


def test_a_worker_that_breaks_down_takes_nothing_with_it(page: Page) -> None:
    """Every worker is shut down from outside; the page starts another one and goes on where it was."""
    page.screen("play")
    page.click(".setup button.primary")
    page.there(".hand .card")
    hand = page.text(".players")
    page.see("cardlawStudio.quick.worker.dispatchEvent(new ErrorEvent('error', {message: 'out of memory'}))")
    page.click(".tools button")
    page.wait("document.querySelector('.said').innerText")
    assert page.text(".players") == hand
    page.see("localStorage.clear()")


def test_our_sheet_follows_its_switches(page: Page) -> None:
    show(page, "sheet", {"edition": "fi-108", "packs": [], "choices": {}})
    page.there(".sheet-page")
    assert "Jump in" not in page.text(".sheet-page")
    page.see(
        "[...document.querySelectorAll('.packs .chip')].find((each) => each.innerText === 'Jump in')"
        ".querySelector('input').click()"
    )
    page.there(".sheet-page .house")
    assert page.text(".sheet-title").endswith("+ Jump in")
    assert "a wild may not jump in" in page.text(".sheet-page dl")
    page.see(
        "(() => { const asked = [...document.querySelectorAll('.question')]"
        ".find((each) => each.innerText.startsWith('May you jump in with a wild?')).querySelector('select');"
        " asked.value = [...asked.options].find((each) => !each.selected).value;"
        " asked.dispatchEvent(new Event('change')) })()"
    )
    page.wait("document.querySelector('.sheet-page dl').innerText.includes('a wild may jump in too')")
    dress(page, "phone", "light")
    words = page.see(
        "[...document.querySelectorAll('.sheet-page dt')].map((each) => each.getBoundingClientRect().width)"
    )
    assert min(words) > 200, "a question has the width of the page"
    assert page.see("document.documentElement.scrollWidth <= innerWidth")
    undress(page)


def test_house_rules_that_clash_are_named_and_one_is_left_out(page: Page) -> None:
    show(
        page, "sheet", {"edition": "it-56", "packs": ["draw-until-playable", "draw-one-keep"], "choices": {}}
    )
    page.there(".pair.clash")
    assert page.text(".pair strong") == "Draw one and keep it and Draw until you can play clash."
    assert page.see("document.querySelector('.tools .primary').disabled"), "there is nothing to print"
    page.click(".pair button", 0)
    page.there(".sheet-page .house")
    assert page.text(".sheet-title").endswith("+ Draw until you can play")
    assert not page.see("document.querySelector('.tools .primary').disabled")
    page.see("localStorage.removeItem('cardlaw-sheet')")


def test_the_page_speaks_other_languages(page: Page) -> None:
    page.screen("ask")
    for language in (*LANGUAGES[1:], "en"):
        page.see(
            "(() => { const tongue = document.getElementById('tongue'); "
            f"tongue.value = '{language}'; tongue.dispatchEvent(new Event('change')) }})()"
        )
        page.wait(f"document.documentElement.lang === '{language}'")
        said = json.loads((SITE / "languages" / f"{language}.json").read_text("utf-8"))["ask-title"]
        page.wait(f"document.querySelector('h1')?.innerText === {json.dumps(said)}")


def test_nothing_keeps_a_reader_out(page: Page) -> None:
    """axe finds nothing on screens, light or dark, on a desk or a phone; they say what they should. `make axe`: all."""
    for at, name in enumerate(SOME_PANELS):
        width, scheme = VIEWS[at % len(VIEWS)]
        dress(page, width, scheme)
        PANELS[name](page)
        if name in SAYS:
            where, said = SAYS[name]
            assert said in page.text(where)
        assert (name, width, scheme, barriers(page)) == (name, width, scheme, [])
    undress(page)
    page.see("localStorage.clear()")


def test_python_in_the_page_answers_as_natively(page: Page) -> None:
    line = ["ask", "pub", "--given", "top is seven of hearts", "--move", "draw", "--format", "json"]
    for request in (
        {"do": "kit", "variant": "it-56", "language": "fi"},
        {"do": "command", "argv": line},
        {
            "do": "command",
            "argv": ["simulate", "it-56", "--rounds", "2", "--engine", "reference", "--format", "json"],
        },
        {"do": "sheet", "variant": "parlour[twos=draw-two]", "language": "sv"},
    ):
        assert page.ask(request) == json.loads(answer(json.dumps(request))), request


def test_work_can_be_cancelled_and_python_starts_anew(page: Page) -> None:
    """Five mixtures under every reading: nothing of that is kept, and no machine is done with it in two seconds."""
    mixed = [
        f"{edition} with stacking, jump-in" for edition in ("fi-108", "fi-112", "nb-108", "it-56", "sv-112")
    ]
    show(page, "compare", {"game": "uno", "books": mixed, "shown": True, "others": True})
    page.wait("!document.querySelector('#cancel').hidden")
    page.click("#cancel")
    page.wait("document.querySelector('.differences').innerText.startsWith('Cancelled')")
    page.screen("sheet")
    page.there(".sheet-page")
    page.see("localStorage.removeItem('cardlaw-compare')")


def test_a_second_visit_needs_no_network(page: Page) -> None:
    page.open("#ask")
    page.wait("navigator.serviceWorker.controller")
    page.see("localStorage.clear()")
    page.offline(True)
    page.open("#ask")
    page.there(".picker .card")
    page.click(".picker .card", 7)
    page.click(".picker .card", 3)
    page.click(".move-cards button.card")
    page.there(".verdict:not(.waiting) .word")
    page.screen("play")
    page.click(".setup button.primary")
    page.there(".hand .card.lit, .felt .moves button")
    before = page.text(".log")
    page.click(".hand .card.lit, .felt .moves button")
    page.wait(f"document.querySelector('.log').innerText !== {json.dumps(before)}")
    page.offline(False)
    page.see("localStorage.clear()")
