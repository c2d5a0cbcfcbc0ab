"""Packs have no order, replacements take the place of what they replace, and variants come after what they extend."""

from __future__ import annotations

from itertools import permutations

import pytest

from cardlaw.language import model as m
from cardlaw.language.diagnostics.examples import BASE, SMALL_EDITION, example_library
from cardlaw.language.loading import Compiled
from cardlaw.language.reading.source import Source


def pack(name: str, *rules: str, head: str = "") -> Source:
    return Source(f"{name}.rules", f"cardlaw 1\npack {name} for small\n{head}" + "".join(rules))


def rule(name: str, *lines: str, topic: str = "laying") -> str:
    return f'rule {name}\n  "The rule {name}."\n  about {topic}\n' + "".join(f"  {line}\n" for line in lines)


def variant(name: str, base: str, packs: str = "", rest: str = "") -> Source:
    together = f" with {packs}" if packs else ""
    return Source(f"{name}.rules", f"cardlaw 1\nvariant {name} extends {base}{together}\n{rest}")


def compiled(reference: str, *files: Source) -> Compiled:
    return example_library(files).compile(reference)


def model(reference: str, *files: Source) -> m.Model:
    result = compiled(reference, *files)
    assert result.model is not None, [d.message for d in result.diagnostics]
    return result.model


def codes(reference: str, *files: Source) -> list[str]:
    return [d.code for d in compiled(reference, *files).diagnostics]


def names(found: m.Model) -> set[str]:
    return {r.id for r in found.rules}


ANY = pack("any", rule("lay-any", "replaces lay-fitting", "player may lay card"))
NONE = pack("none", rule("lay-none", "replaces lay-fitting", "player must not lay card"))
LESS = pack("less", head="remove lay-fitting\n")
EXTRA = pack(
    "extra", rule("on-top", "overrides lay-fitting", "player may lay star"), head="state hurry: number\n"
)
MORE = pack(
    "more", "kind cloud: suit\n", "group special also cloud\n", rule("clouds", "player may lay cloud")
)
LAST = pack("last", rule("last", "after topic table", "at dealing:", "  shuffle stock", topic="table"))


# ---------------------------------------------------------------- order
def test_packs_in_any_order_give_the_same_model() -> None:
    files = (ANY, EXTRA, MORE, LAST)
    hashes = {
        compiled(f"plain with {', '.join(order)}", *given).hash
        for order in permutations(("any", "extra", "more", "last"))
        for given in (files, files[::-1])
    }
    assert len(hashes) == 1 and None not in hashes


def test_a_variant_lists_its_packs_in_any_order() -> None:
    orders = [", ".join(order) for order in permutations(("any", "extra", "more"))]
    hashes = {compiled("house", ANY, EXTRA, MORE, variant("house", "plain", order)).hash for order in orders}
    assert len(hashes) == 1 and None not in hashes


def test_rules_keep_their_order_but_for_before_and_after() -> None:
    plain = [r.id for r in model("plain").rules]
    assert plain == ["the-pack", "seats", "hand-size", "deal", "left-opens", "dealer-opens", *plain[6:]]
    early = pack("early", rule("early", "before the-pack", "player may take"))
    assert [r.id for r in model("plain with early", early).rules] == ["early", *plain]
    moved = BASE[1].text.replace('  "Two to four play."\n', '  "Two to four play."\n  after out\n')
    order = [r.id for r in model("plain", Source("plain.rules", moved)).rules]
    assert order.index("seats") == order.index("out") + 1
    assert [i for i in order if i != "seats"] == [i for i in plain if i != "seats"]


# ---------------------------------------------------------------- removing and replacing
def test_what_overrode_a_replaced_rule_overrides_its_replacement() -> None:
    found = model("plain with any, extra", ANY, EXTRA)
    assert "lay-fitting" not in names(found)
    assert found.rule("on-top").overrides == (m.Override(("lay-any",), None),)


def test_what_overrode_a_removed_rule_overrides_nothing() -> None:
    found = model("plain with less, extra", LESS, EXTRA)
    assert "lay-fitting" not in names(found)
    assert found.rule("on-top").overrides == ()


def test_waivers_silences_and_notes_follow_replacements_too() -> None:
    sheet = (
        BASE[1].text
        + 'silent about stars "Nothing" resolved by lay-fitting\nnote "See." lines 3 see lay-fitting\n'
    )
    waiver = pack("waiver", rule("free", "player may take", "lay-fitting does not apply when card is star"))
    found = model("plain with any, waiver", Source("plain.rules", sheet), ANY, waiver)
    assert [c.clause.target for c in found.rule("free").clauses if isinstance(c.clause, m.Waive)] == [
        "lay-any"
    ]
    assert found.silences[0].resolved_by == ("lay-any",) and found.remarks[0].see == ("lay-any",)
    gone = model("plain with less, waiver", Source("plain.rules", sheet), LESS, waiver)
    assert len(gone.rule("free").clauses) == 1
    assert gone.silences[0].resolved_by == () and gone.remarks[0].see == ()


def test_a_pack_may_build_on_what_another_pack_puts_in() -> None:
    upon = pack(
        "upon", rule("lay-even-more", "replaces lay-any", "player may lay card"), head="  needs pack any\n"
    )
    found = model("plain with any, upon, extra", ANY, upon, EXTRA)
    assert {"lay-any", "lay-fitting"} & names(found) == set()
    assert found.rule("on-top").overrides == (m.Override(("lay-even-more",), None),)


def test_a_pack_that_takes_out_a_whole_topic_means_the_edition_and_not_other_packs() -> None:
    sweep = pack("sweep", rule("sweep", "replaces topic laying", "player may lay card"))
    found = model("plain with sweep, extra", sweep, EXTRA)
    assert {r.id for r in found.rules if r.topic == "laying"} == {"sweep", "on-top"}
    assert found.rule("on-top").overrides == (m.Override(("sweep",), None),)


def test_a_pack_that_overrides_a_whole_topic_means_other_packs_too() -> None:
    above = pack("above", rule("above", "overrides topic laying", "player may lay card", topic="taking"))
    found = model("plain with above, extra", above, EXTRA)
    assert found.rule("above").overrides == (
        m.Override(("fits", "star-fits", "lay-fitting", "on-top"), None),
    )


# ---------------------------------------------------------------- two packs, one rule
@pytest.mark.parametrize("rivals", [(ANY, NONE), (ANY, LESS)], ids=["replace", "remove"])
def test_two_packs_that_change_one_rule_are_told(rivals: tuple[Source, Source]) -> None:
    one, two = (source.name.removesuffix(".rules") for source in rivals)
    assert codes(f"plain with {one}, {two}", *rivals) == ["E0401"]
    assert codes("house", *rivals, variant("house", "plain", f"{two}, {one}")) == ["E0401"]


def test_two_packs_that_remove_one_rule_agree() -> None:
    fewer = pack("fewer", head="remove lay-fitting\n")
    assert names(model("plain with less, fewer", LESS, fewer)) == names(model("plain")) - {"lay-fitting"}


@pytest.mark.parametrize(
    ("winner", "loser", "stands"), [("any", "none", {"lay-any"}), ("none", "any", {"lay-none"})]
)
def test_a_variant_prefers(winner: str, loser: str, stands: set[str]) -> None:
    house = variant("house", "plain", "any, none", f"prefer {winner} over {loser} for lay-fitting\n")
    assert names(model("house", ANY, NONE, house)) == (names(model("plain")) - {"lay-fitting"}) | stands


def test_preferring_leaves_the_loser_out_with_all_it_replaces() -> None:
    wide = pack("wide", rule("wide", "replaces lay-fitting, may-take", "player may lay card"))
    house = variant("house", "plain", "any, wide", "prefer any over wide for topic laying\n")
    assert names(model("house", ANY, wide, house)) == (names(model("plain")) - {"lay-fitting"}) | {"lay-any"}


def test_preferring_the_one_that_removes() -> None:
    house = variant("house", "plain", "any, less", "prefer less over any for lay-fitting\n")
    assert names(model("house", ANY, LESS, house)) == names(model("plain")) - {"lay-fitting"}


def test_three_rivals_need_one_that_beats_both_others() -> None:
    files = (ANY, NONE, LESS)
    half = variant("house", "plain", "any, none, less", "prefer any over none for lay-fitting\n")
    assert codes("house", *files, half) == ["E0401"]
    whole = variant(
        "house",
        "plain",
        "any, none, less",
        "".join(f"prefer any over {loser} for lay-fitting\n" for loser in ("none", "less")),
    )
    assert "lay-any" in names(model("house", *files, whole))
    circle = variant(
        "house",
        "plain",
        "any, none",
        "prefer any over none for lay-fitting\nprefer none over any for lay-fitting\n",
    )
    assert codes("house", *files, circle) == ["E0401"]


def test_a_variant_that_changes_the_rule_itself_settles_it() -> None:
    own = rule("own", "replaces lay-fitting", "player may lay card")
    found = model("house", ANY, NONE, variant("house", "plain", "any, none", own))
    assert names(found) == (names(model("plain")) - {"lay-fitting"}) | {"own"}
    gone = model("house", ANY, NONE, variant("house", "plain", "any, none", "remove lay-fitting\n"))
    assert names(gone) == names(model("plain")) - {"lay-fitting"}


# ---------------------------------------------------------------- variants
def test_variants_come_after_what_they_extend_whatever_their_names() -> None:
    base = variant("zebra", "plain", "any", "set opening to dealer\nset star-fits to same-suit\n")
    top = variant("ant", "zebra", "extra", "set opening to left-of-dealer\n")
    found = model("ant", base, top, ANY, EXTRA)
    assert dict(found.choices) == {"opening": "left-of-dealer", "star-fits": "same-suit"}
    assert [unit.name for unit in found.units] == ["small", "plain", "any", "extra", "zebra", "ant"]
    assert dict(model("zebra", base, ANY).choices)["opening"] == "dealer"


def test_choices_asked_for_win_over_choices_set() -> None:
    house = variant("house", "plain", "", "set opening to dealer\n")
    assert dict(model("house[opening=left-of-dealer]", house).choices)["opening"] == "left-of-dealer"
    assert model("house", house).rules_in("text") != model("house[opening=left-of-dealer]", house).rules_in(
        "text"
    )


def test_a_later_unit_tells_the_round_anew() -> None:
    again = pack("again", "round:\n  stage dealing\n  turns:\n    offer take to player\n")
    assert [stage.name for stage in model("plain with again", again).stages] == ["dealing", "turns"]
    assert [stage.name for stage in model("plain").stages] == ["dealing", "turns", "counting"]


@pytest.mark.parametrize("packs", ["winks, nods", "nods, winks"])
def test_packs_each_add_a_move_to_the_turn(packs: str) -> None:
    files = [
        pack(f"{act}s", f"move {act}\nturns also offer {act}\n\n", rule(f"may-{act}", f"player may {act}"))
        for act in ("wink", "nod")
    ]
    found = model(f"plain with {packs}", *files)
    ((offer,),) = [stage.turns for stage in found.stages if stage.turns]
    assert isinstance(offer, m.Offer)
    assert offer.offerings[0].acts == ("lay", "take", "nod", "wink")
    (turns,) = [stage for stage in model("plain").stages if stage.turns]
    assert "nod" not in str(turns)


def test_added_moves_stand_beside_each_offer_to_the_player_of_the_round_in_force() -> None:
    told = """round:
  turns:
    if stock is empty:
      offer lay to player
    else:
      offer take to player, then doubt to any of players except player
"""
    adding = pack("winks", "move wink\nturns also offer wink, lay\n\n", rule("may-wink", "player may wink"))
    found = model("own", adding, variant("own", "plain", "winks", told))
    ((step,),) = [stage.turns for stage in found.stages if stage.turns]
    assert isinstance(step, m.If)
    ((yes,), (no,)) = step.then, step.otherwise
    assert isinstance(yes, m.Offer) and isinstance(no, m.Offer)
    assert [offering.acts for offering in yes.offerings] == [("lay", "wink")]
    assert [offering.acts for offering in no.offerings] == [("take", "wink", "lay"), ("doubt",)]


def test_groups_grow_with_packs_and_so_do_groups_of_them() -> None:
    outer = pack("outer", "group odd: special\n")
    found = model("plain with more, outer", MORE, outer)
    assert dict((g.name, g.kinds) for g in found.groups)["odd"] == ("star", "comet", "cloud")


# ---------------------------------------------------------------- customs
def test_a_custom_holds_only_where_it_is_followed_and_stands_there() -> None:
    assert "pass-left" not in names(model("plain"))
    found = model(
        "plain with leftward", pack("leftward", "by custom pass-left\n", rule("own", "player may take"))
    )
    custom = found.rule("pass-left")
    assert (custom.unit, custom.custom, custom.layer, custom.topic) == (
        "leftward",
        True,
        "assumption",
        "table",
    )
    assert not found.rule("own").custom
    order = [r.id for r in found.rules]
    assert order.index("pass-left") < order.index("own")


def test_two_units_that_follow_one_custom_have_the_same_rule() -> None:
    one, other = (
        model(f"plain with {name}", pack(name, "by custom pass-left\n")).rule("pass-left")
        for name in ("early", "late")
    )
    assert one.clauses == other.clauses and one.gloss == other.gloss and one.assumed == other.assumed


def test_oddities_and_doubts_are_remarks_with_their_reasons() -> None:
    text = SMALL_EDITION.replace("edition plain", "edition odd")
    text += (
        'oddity "The heap has two names." lines 3 see deal\n'
        'doubt "It may be the stock." lines 3-4 because "it lies face up"\n'
    )
    odd, doubt = (r for r in model("odd", Source("odd.rules", text)).remarks if r.sort in ("oddity", "doubt"))
    assert (odd.text.text, odd.see, odd.because) == ("The heap has two names.", ("deal",), None)
    assert (doubt.lines, doubt.because.text) == (((3, 4),), "it lies face up")
