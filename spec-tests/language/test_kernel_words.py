"""The words that every game has: each is explained, in a form that compiles."""

from __future__ import annotations

import pytest

from cardlaw.language.diagnostics.examples import compile_example
from cardlaw.language.kernel import KERNEL_ACTS, RESERVED, YES_WORDS
from cardlaw.language.kernel_words import KERNEL_WORDS, KernelWord, kernel_word

PLACES = {
    "steps": 'rule own\n  "Own."\n  about laying\n  when player lays card:\n    {}\n',
    "loop": 'rule own\n  "Own."\n  about laying\n  when player lays card:\n    {}\n      p gets 1\n',
    "stage": 'rule own\n  "Own."\n  about laying\n  {}\n    shuffle stock\n',
    "condition": 'rule own\n  "Own."\n  about laying\n  player must not lay card when {}\n',
    "player": 'rule own\n  "Own."\n  about laying\n  player must not lay card when {} is dealer\n',
    "number": 'rule own\n  "Own."\n  about laying\n  player must not lay card when {} > 3\n',
    "card": 'rule own\n  "Own."\n  about laying\n  player must not lay card when {} is star\n',
    "choice": 'rule own\n  "Own."\n  about laying\n  when player lays card:\n    player chooses card as c in {}\n',
    "item": "{}\n",
}
IN_RULES = [word for word in KERNEL_WORDS.values() if word.name != "decline"]
"""All but the one that only scenarios have."""


def test_every_word_is_there() -> None:
    verbs = {act.verb for act in KERNEL_ACTS}
    told = {*KERNEL_WORDS, *verbs, *YES_WORDS, "face"}
    assert told >= RESERVED
    assert all(kernel_word(verb) is not None for verb in verbs)


@pytest.mark.parametrize("word", IN_RULES, ids=lambda word: word.name)
def test_the_form_compiles(word: KernelWord) -> None:
    form = word.form.replace("ZONE", "heap").replace("NAME", "own-thing")
    form = form.removeprefix("own-thing in ")
    state = "state own-thing: yes-no\n" if "own-thing to" in form else ""
    head = f"cardlaw 1\npack own for small\n{state}"
    found = [
        place for place, text in PLACES.items() if not compile_example(head + text.format(form)).diagnostics
    ]
    assert found, word.form
