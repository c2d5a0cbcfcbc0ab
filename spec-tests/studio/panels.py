"""Every screen of the studio with everything it can show: brought up one after the other, for tests and for the eye.

Each panel leaves the page with what it is named after, worked out and waiting for nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from studio.page import Page

Panel = Callable[[Page], None]
SMALL = "it-56"
"""The smallest rulebook: what is shown of it is there soonest."""
OTHER = "nb-108"
MISTAKE = "other takes 1"
CLASHING = ("draw-until-playable", "draw-one-keep")


def show(page: Page, screen: str, state: object = None) -> None:
    """A screen as the last visit left it, or as it is the first time."""
    kept = f"localStorage.setItem('cardlaw-{screen}', {json.dumps(json.dumps(state))})"
    forgotten = f"localStorage.removeItem('cardlaw-{screen}')"
    if not page.see("Boolean(document.querySelector('nav a'))"):
        page.open("#ask")
    page.see(
        "(() => { document.querySelector('.screen')?.setAttribute('data-before', ''); "
        f"{forgotten if state is None else kept}; document.querySelector('nav a[data-screen={screen}]').click() }})()"
    )
    page.there(f".screen.{screen}:not([data-before]) :is(h1, .card)")


def _asked(books: list[str], hand: list[str], move: str, **more: object) -> Panel:
    def bring(page: Page) -> None:
        state = {"game": "uno", "books": books, "tops": {"top": "red 7"}, "hand": hand, "move": move}
        show(page, "ask", {**state, **more})
        page.wait("document.querySelector('.verdict .word') && !document.querySelector('.verdict.waiting')")
        page.see("document.querySelectorAll('.answers details').forEach((each) => (each.open = true))")

    return bring


def _bare(screen: str, sign: str) -> Panel:
    def bring(page: Page) -> None:
        show(page, screen)
        page.there(sign)

    return bring


def _dealt(page: Page, *others: str) -> None:
    game = {"variant": "fi-108", "files": None, "seed": 5, "moves": []}
    seats = ["person", *others]
    show(
        page, "play", {"game": {**game, "seats": seats, "names": ["kim", "ada", "ben", "cleo"][: len(seats)]}}
    )
    page.there(".hand .card, .hand-over")


def table(page: Page) -> None:
    _dealt(page, "strategic", "strategic", "random")
    for _ in range(2):
        before = page.see("location.hash")
        page.click(".hand .card.lit, .felt .moves button:not(.against)")
        page.wait(f"location.hash !== {json.dumps(before)}")
    page.there(".hand .card.lit, .felt .moves button")


def hinted(page: Page) -> None:
    table(page)
    page.click(".tools button", 0)
    page.there(".said p")


def refused(page: Page) -> None:
    table(page)
    page.click(".hand .card.dim")
    page.there(".said p")


def replayed(page: Page) -> None:
    table(page)
    page.click(".tools button", 2)
    page.there(".past select")
    page.see(
        "(() => { const under = document.querySelector('.past select'); "
        f"under.value = '{OTHER}'; under.dispatchEvent(new Event('change')) }})()"
    )
    page.there(".past strong")


def handed_over(page: Page) -> None:
    _dealt(page, "person")
    page.click(".hand .card.lit, .felt .moves button:not(.against)")
    page.there(".hand-over")


def write(page: Page) -> None:
    _bare("write", ".trials .green")(page)
    page.see(
        "(() => { const base = document.querySelectorAll('.fields select')[1]; "
        f"base.value = '{SMALL}'; base.dispatchEvent(new Event('change')) }})()"
    )
    page.there(".results .difference")
    page.wait("!document.querySelector('.results.stale')")


def _beside(at: int, sign: str) -> Panel:
    """One of the buttons below the text."""

    def bring(page: Page) -> None:
        write(page)
        page.click(".writing .tools button", at)
        page.there(sign)

    return bring


def _about(at: int, sign: str) -> Panel:
    """What is said about a word of the text."""

    def bring(page: Page) -> None:
        write(page)
        page.typed(".editor", "takes 1", "takes 2")
        page.there(".trials .red")
        page.typed(".editor", "number-draws", "number-draws")
        page.click(".tools.minor button", at)
        page.there(sign)

    return bring


def mistaken(page: Page) -> None:
    write(page)
    page.typed(".editor", MISTAKE, "other takse 1")
    page.there(".found .error .fix")


def failing(page: Page) -> None:
    write(page)
    page.typed(".editor", MISTAKE, "other takes 2")
    page.there(".trials .red")
    page.wait("!document.querySelector('.results.stale')")


def contradicting(page: Page) -> None:
    """A rule that contradicts the sheet: an open finding with its fixes."""
    text = (
        'cardlaw 1\npack ours for uno\n  title "No red"\n\nrule no-red\n  "No red card is played."\n'
        "  about placing\n  player must not play card when colour of card is red\n"
    )
    show(page, "write", {"text": text, "scenarios": "", "base": SMALL})
    page.there(".problems h2.good")
    page.click(".writing .tools button", 2)
    page.wait("document.querySelector('.results .grounds, .results .found')")


def clashing(page: Page) -> None:
    show(page, "sheet", {"edition": SMALL, "packs": list(CLASHING), "choices": {}})
    page.there(":is(.pair, .noprint .problem)")


def chosen(page: Page) -> None:
    """House rules that leave choices, some of them with long answers."""
    show(page, "sheet", {"edition": "fi-108", "packs": ["jump-in", "stacking"], "choices": {}})
    page.there(".questions select")
    page.there(".sheet-page dl")


def sheet_found(page: Page) -> None:
    show(page, "sheet", {"edition": SMALL, "packs": ["jump-in"], "choices": {}})
    page.there(".sheet-page .house")
    page.click(".tools button", -1)
    page.there(".noprint .findings p")


def compared(page: Page) -> None:
    show(page, "compare", {"game": "uno", "books": [SMALL, f"{SMALL} with jump-in, stacking"], "shown": True})
    page.there(".differences h2")


def compared_in_full(page: Page) -> None:
    show(page, "compare", {"game": "uno", "books": ["fi-108", "fi-112"], "shown": True, "others": True})
    page.there(".differences .under-others")


def damaged(page: Page) -> None:
    page.open("#compare=eJyrVkrLz1eyUkpKLFKqBQAdegQ0"[:24])
    page.there("main > .problem")


PANELS: dict[str, Panel] = {
    "ask": _bare("ask", ".picker .card"),
    "ask-answers": _asked(["fi-108", SMALL], ["red 3", "blue 9"], "play red 3"),
    "ask-refused": _asked([SMALL], ["wild-draw", "red 3"], "play wild-draw"),
    "ask-depends": _asked([SMALL], [], "draw", more="hand has 3 cards"),
    "ask-after": _asked(
        [f"{SMALL} with stacking", SMALL],
        ["blue draw-card", "red 3"],
        "stack blue draw-card",
        before="red draw-card",
    ),
    "play": _bare("play", ".setup"),
    "play-table": table,
    "play-hint": hinted,
    "play-refused": refused,
    "play-replay": replayed,
    "play-hand-over": handed_over,
    "write": write,
    "write-mistake": mistaken,
    "write-failing": failing,
    "write-found": _beside(2, ".results p:not(.hint), .results .difference"),
    "write-contradicting": contradicting,
    "write-rounds": _beside(3, ".results table"),
    "write-sheet": _beside(4, ".results .sheet-page"),
    "write-explain": _about(1, ".results p:not(.hint), .results pre"),
    "write-define": _about(2, ".results pre"),
    "write-rename": _about(3, ".results form"),
    "sheet": _bare("sheet", ".sheet-page"),
    "sheet-choices": chosen,
    "sheet-clash": clashing,
    "sheet-found": sheet_found,
    "compare": _bare("compare", ".compare .chip"),
    "compare-two": compared,
    "compare-in-full": compared_in_full,
    "damaged": damaged,
}

SAYS: dict[str, tuple[str, str]] = {
    "ask-answers": (".verdict .word", "Yes: A may play a red 3."),
    "ask-refused": (".verdict .word", "No: A must not play a wild draw card."),
    "ask-after": (".answers", "This rulebook does not have this move."),
    "play-refused": (".said", "against the rules"),
    "play-replay": (".past", "Every move is legal under these rules."),
    "write-mistake": (".found .error", "write takes"),
    "write-found": (".results", "Nothing is open: we found no contradiction and no gap."),
    "write-contradicting": (".results", "Open points: "),
    "write-sheet": (".results .sheet-page", "Everyone else draws a card when the number 5 is played."),
    "write-rounds": (".results table", "Turns per round"),
    "sheet": (".sheet-title", "UNO, Finnish sheet (108 cards)"),
    "sheet-choices": (".sheet-page dl", "a wild may not jump in"),
    "sheet-clash": (".pair strong", "Draw one and keep it and Draw until you can play clash."),
    "compare-two": (".differences", "Jump in"),
}
"""What a panel says, in English, and where."""
