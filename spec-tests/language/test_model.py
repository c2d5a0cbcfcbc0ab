"""The model: frozen, hashable, serialisable by its schema, and named by a hash that knows rules from layout."""

from __future__ import annotations

import gc
import json
import re
import weakref
from dataclasses import FrozenInstanceError, fields, is_dataclass, replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator, meta

from cardlaw.language import model as m
from cardlaw.language.diagnostics.examples import BASE, SMALL_EDITION, SMALL_VOCABULARY, example_library
from cardlaw.language.loading import Compiled, Library
from cardlaw.language.printing.layout import format_source
from cardlaw.language.reading.source import Source
from cardlaw.language.serialising import model_hash, schema, to_json
from cardlaw.language.walking import nodes

SHIPPED = [entry.name for entry in Library().of_sort("edition", "variant")]
TOKEN = re.compile(r'"[^"\n]*"|#[^\n]*|[a-z0-9][a-z0-9-]*|[0-9]+|\S')


@cache
def shipped(name: str) -> m.Model:
    model = Library().compile(name).model
    assert model is not None
    return model


def small(vocabulary: str = SMALL_VOCABULARY, edition: str = SMALL_EDITION) -> Compiled:
    return example_library([Source("v.rules", vocabulary), Source("e.rules", edition)]).compile("plain")


# ---------------------------------------------------------------- shape
@pytest.mark.parametrize("name", SHIPPED)
def test_json_of_every_shipped_edition_is_valid(name: str) -> None:
    data = json.loads(json.dumps(to_json(shipped(name)), ensure_ascii=False))
    problems = sorted(Draft202012Validator(schema()).iter_errors(data), key=str)
    assert [problem.message[:300] for problem in problems] == []


def test_the_schema_is_one_and_strict() -> None:
    assert meta.is_valid(schema())
    data = to_json(shipped(SHIPPED[0]))
    for wrong in ({**data, "extra": 1}, {**data, "rules": 3}, {k: v for k, v in data.items() if k != "name"}):
        assert not Draft202012Validator(schema()).is_valid(wrong)
    described = [name for name, part in schema()["$defs"].items() if part["type"] != "object"]
    assert described == []


@pytest.mark.parametrize("name", SHIPPED)
def test_a_model_is_frozen_hashable_and_equal_to_itself_compiled_again(name: str) -> None:
    model = shipped(name)
    again = Library().compile(name).model
    assert again == model and hash(again) == hash(model) and again is not model
    for node in list(nodes(model))[:2_000]:
        assert is_dataclass(node)
        assert all(not isinstance(getattr(node, f.name), list | dict | set) for f in fields(node))
    with pytest.raises(FrozenInstanceError):
        model.name = "other"  # type: ignore[misc]


def test_every_name_is_resolved_and_every_type_known() -> None:
    for name in SHIPPED:
        model = shipped(name)
        types = {a.name for a in model.attributes} | {
            *("number", "yes-no", "card", "cards", "player", "team", "zone", "direction"),
        }
        for node in nodes((model.rules, model.acts, model.stages, model.examples)):
            type_ = getattr(node, "type", None)
            assert type_ is None or type_ in types, (name, node)


# ---------------------------------------------------------------- the hash
def test_the_hash_does_not_know_layout_comments_or_file_names() -> None:
    plain = small().hash
    assert plain is not None
    commented = re.sub(r"\n(rule|zone|topic) ", r"\n\n# a remark\n\1 ", SMALL_EDITION)
    assert small(edition=commented).hash == plain
    assert small(edition=SMALL_EDITION.replace("\n", "   # said here\n")).hash == plain
    assert small(
        vocabulary=SMALL_VOCABULARY.replace("short top for top of heap", "short top  for (top   of heap)")
    )
    assert small(vocabulary=SMALL_VOCABULARY.replace("top of heap", "top   of   heap")).hash == plain
    assert small(edition=SMALL_EDITION.replace("\n    ", "\n      ")).hash == plain
    other = example_library([Source("/elsewhere/x.rules", SMALL_EDITION)]).compile("plain")
    assert other.hash == plain
    assert other.model == small().model


def test_models_that_only_tell_in_other_words_are_played_alike() -> None:
    plain = small().model
    reworded = small(edition=SMALL_EDITION.replace('"Five cards each."', '"Each gets five."')).model
    changed = small(edition=SMALL_EDITION.replace("hand-size is 5", "hand-size is 6")).model
    assert plain is not None and reworded is not None and changed is not None
    assert plain != reworded
    assert m.played_hash(plain) == m.played_hash(reworded) != m.played_hash(changed)


@given(st.data())
@settings(max_examples=15)
def test_spaces_and_comments_anywhere_leave_the_hash(data: st.DataObject) -> None:
    lines = SMALL_EDITION.split("\n")
    changed = []
    for line in lines:
        if data.draw(st.integers(0, 5)) == 0:
            changed.append("# " + data.draw(st.text("abc \"'#:", max_size=8)))
        words = re.split(r'( +)(?=(?:[^"]*"[^"]*")*[^"]*$)', line.strip())
        indent = line[: len(line) - len(line.lstrip())]
        spaced = "".join(w * data.draw(st.integers(1, 3)) if w.isspace() else w for w in words)
        changed.append(indent + spaced + data.draw(st.sampled_from(["", " ", "  # x"])))
    assert small(edition="\n".join(changed)).hash == small().hash


@pytest.mark.parametrize("name", SHIPPED)
def test_formatting_a_file_leaves_its_hash(name: str) -> None:
    path = next(entry.path for entry in Library().of_sort("edition", "variant") if entry.name == name)
    source = Source(str(path), path.read_text(encoding="utf-8"))
    formatted, wrong = format_source(source)
    assert formatted is not None and wrong == ()
    assert Library().compile_source(Source("x", formatted)).hash == model_hash(shipped(name))


MUTATIONS = [
    ("seats are 2 to 4", "seats are 2 to 5"),
    ("hand-size is 5", "hand-size is 6"),
    ("2 star for each suit", "3 star for each suit"),
    ("deck has 28 cards\n", ""),
    ("  breakable\n", ""),
    ("only when card is fitting", "even when card is fitting"),
    ("player may take", "player must take"),
    ("suit of card is suit of top", "suit of card is not suit of top"),
    ("  under star-fits always\n", ""),
    ("chosen always because", "always because"),
    ("lines 16", "lines 17"),
    ("of 40 lines", "of 41 lines"),
    ("move heap except top of heap to stock", "move heap to stock"),
    ("    shuffle stock\n    table", "    table"),
    ('"You may always take a card instead."', '"Take a card instead, if you like."'),
    ("left of dealer begins", "right of dealer begins"),
    ("rule may-take", "rule free-take"),
    ("about taking\n  lines 16", "about laying\n  lines 16"),
    ('assumed "the sheet does not say"', 'assumed "customary"'),
    ("dealer\nreading", "dealer\n  winner\nreading"),
    ("wins round when hand of player is empty", "wins round by lay when hand of player is empty"),
    ("game when player is winner\n", "game when player is winner\n  round ends when stock is empty\n"),
]


@pytest.mark.parametrize(("old", "new"), MUTATIONS)
def test_every_change_of_a_rule_changes_the_hash(old: str, new: str) -> None:
    assert SMALL_EDITION.count(old) >= 1
    text = SMALL_EDITION.replace(old, new, 1)
    if old.startswith("chosen"):
        text = text.replace("same-suit because", "chosen same-suit because")
    if "3 star" in new:
        text = text.replace("28 cards", "30 cards")
    changed = small(edition=text)
    assert changed.hash is not None, [d.message for d in changed.diagnostics]
    assert changed.hash != small().hash


@given(st.data())
@settings(max_examples=25)
def test_two_texts_with_one_hash_have_one_model(data: st.DataObject) -> None:
    """A word of a real edition is swapped for another of its words; what still compiles differs, or is the same."""
    words = [(found.start(), found.end()) for found in TOKEN.finditer(SMALL_EDITION)]
    at = data.draw(st.sampled_from(words))
    other = data.draw(st.sampled_from(words))
    text = SMALL_EDITION[: at[0]] + SMALL_EDITION[other[0] : other[1]] + SMALL_EDITION[at[1] :]
    changed = small(edition=text)
    if changed.model is not None:
        assert (changed.hash == small().hash) == (changed.model == small().model)


def test_places_are_no_part_of_the_hash_and_everything_else_is() -> None:
    model = small().model
    assert model is not None
    rule = model.rules[0]
    moved = replace(rule, position=m.Position("elsewhere", 9, 9, 9))
    assert moved == rule
    assert model_hash(replace(model, rules=(moved, *model.rules[1:]))) == model_hash(model)
    for field in fields(m.Model):
        empty: Any = "other" if isinstance(getattr(model, field.name), str | int) else ()
        if getattr(model, field.name):
            assert model_hash(replace(model, **{field.name: empty})) != model_hash(model), field.name


# ---------------------------------------------------------------- the workspace
def test_a_fact_is_worked_out_once_for_each_model_and_goes_with_it() -> None:
    model, asked = shipped("it-56"), list[str]()

    def counted(of: m.Model) -> int:
        asked.append(of.name)
        return len(of.rules)

    fact = m.Fact(counted)
    again = replace(model, rules=model.rules[:3])
    assert [fact(model), fact(again), fact(model), fact(again)] == [len(model.rules), 3] * 2
    assert asked == [model.name] * 2
    gone = weakref.ref(again.workspace)
    del again
    gc.collect()
    assert gone() is None


def test_what_does_not_hang_on_choices_is_worked_out_once_for_all_of_them() -> None:
    model, asked = shipped("it-56"), list[object]()
    free = m.ChoiceFree(lambda of: asked.append(of.choices))
    axis = model.axes[0]
    for arm in axis.arms:
        free(
            model.choosing((name, arm.value if name == axis.name else value) for name, value in model.choices)
        )
    assert len(asked) == 1 and len(axis.arms) > 1
    free(replace(model, rules=()))
    assert len(asked) == 2


def test_what_is_known_of_several_models_hangs_on_their_order() -> None:
    one, other = shipped("it-56"), shipped("nb-108")
    names = m.Joint(lambda models: [model.name for model in models])
    assert names((one, other)) is names([one, other])
    assert names((other, one)) == [other.name, one.name] and names((one,)) == [one.name]


# ---------------------------------------------------------------- layers
LAYERS = """\
cardlaw 1
edition plain of small
  source "sheet.txt" of 40 lines
option pace "How fast?" lines 1:
  chosen quick
  slow
reading sense "In which sense?" lines 2:
  chosen wide
  narrow
"""


def layered(name: str, *marks: str) -> str:
    return f'rule {name}\n  "The rule {name}."\n  about taking\n' + "".join(f"  {mark}\n" for mark in marks)


def test_layers_hold_the_printed_the_chosen_and_the_assumed() -> None:
    text = LAYERS + "".join(
        (
            layered("printed", "lines 3", "player may take"),
            layered("quick", "lines 3", "under pace quick", "player may take"),
            layered("slow", "lines 3", "under pace slow", "player may take"),
            layered("wide", "lines 3", "under sense wide", "player may take"),
            layered("narrow", "lines 3", "under sense narrow", "player may take"),
            layered("ours", 'assumed "custom"', "player may take"),
            layered("ours-narrow", 'assumed "custom"', "under sense narrow", "player may take"),
            layered("cards", 'assumed "custom"', "deck:", "  2 comet 1", "round ends when stock is empty"),
        )
    )
    model = small(edition=text).model
    assert model is not None

    def held(layer: m.Layer, of: m.Model) -> set[str]:
        return {rule.id for rule in of.rules_in(layer)}

    assert {rule.id: rule.layer for rule in model.rules} == {
        **dict.fromkeys(("printed", "quick", "slow"), "text"),
        **dict.fromkeys(("wide", "narrow"), "reading"),
        **dict.fromkeys(("ours", "ours-narrow", "cards"), "assumption"),
    }
    assert held("text", model) == {"printed", "quick"}
    assert held("reading", model) == {"printed", "quick", "wide"}
    assert held("assumption", model) == {"printed", "quick", "wide", "ours", "cards"}
    library = example_library([Source("e.rules", text)])
    other = library.compile("plain[pace=slow, sense=narrow]").model
    assert other is not None
    assert held("assumption", other) == {"printed", "slow", "narrow", "ours", "ours-narrow", "cards"}
    assert other.choice("pace") == "slow" and other.rule("narrow").under == (
        m.Condition("sense", ("narrow",)),
    )


def test_the_base_of_examples_is_what_it_says() -> None:
    model: Any = small().model
    assert [unit.sort for unit in model.units] == ["vocabulary", "edition"] and len(BASE) == 2
    assert model.act("lay").parameters[0].type == "card"
