"""How findings are told: words a table understands, places that can be found, advice that can be followed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from cardlaw.analysis.findings.acceptance import accepted_for_nothing
from cardlaw.analysis.findings.check import check_model
from cardlaw.analysis.report.report import to_json
from cardlaw.analysis.results.finding import Report
from cardlaw.cli.views.findings.finding_text import called
from cardlaw.documents.prose import Prose
from cardlaw.language import model as m
from cardlaw.language.loading import Library, load
from engine.cited import CLASH, cited_file
from engine.small import VOCABULARY
from shipped import model_of, report_of, told

PAYING = """
rule pays
  "Who rests pays the toll."
  about doing
  lines 10
  when player rests:
    player pays toll
"""

TOLL = (
    PAYING
    + """
rule toll
  "The toll is one."
  about doing
  lines 9
  toll is 1
"""
)

GUILT = """
rule guilty
  "Wrong is a star laid while a card that tells was held."
  about laying
  lines 4
  player wrongly lays star when some other in hand of player where other is fit

rule telling
  "A blue card tells."
  about laying
  lines 6-7
  card is fit when hue of card is blue
"""

ASIDE = """
reading telling-tales "Does a blue card tell?" lines 6-7:
  chosen yes
  no

rule tells-not
  "Only a red card tells."
  about laying
  lines 6-7
  under telling-tales no
  overrides telling
  card is fit when hue of card is red
"""

VARIANT = """\
cardlaw 1
variant evening extends tested
  "As on Fridays."

"""

DEARER = """\
rule dearer
  "The toll is two."
  about doing
  toll is 2
"""


class Shelf:
    """A folder with the small game, an edition of it and, if wanted, more files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.put("small", VOCABULARY)

    def put(self, name: str, text: str) -> None:
        (self.folder / f"{name}.rules").write_text(text, encoding="utf-8")

    def edition(self, rules: str, name: str = "tested") -> None:
        self.put(name, cited_file(rules, name))

    def checked(self, reference: str) -> Report:
        compiled = Library((self.folder,)).compile(reference)
        assert compiled.model is not None, [d.message for d in compiled.diagnostics]
        report = check_model(compiled.model)
        assert report.faults == ()
        return report

    def told(self, reference: str, *others: str, everything: bool = False, brief: bool = False) -> str:
        library = Library((self.folder,))
        models = [library.compile(other).model for other in others]
        found = [model for model in models if model is not None]
        return told(self.checked(reference), everything=everything, brief=brief, others=found)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def test_a_clause_is_told_with_the_rule_that_defines_its_word(shelf):
    shelf.edition(GUILT + ASIDE)
    means = "This depends on: “A blue card tells.” (tested, lines 6–7)"
    short = shelf.told("tested")
    clash = " ".join(short.partition("allowed, but counts as wrong")[2].partition("\n\n")[0].split())
    assert "`guilty` (tested, line 4): calls it wrong" in clash
    assert means in clash
    assert "tells-not" not in clash, "a rule of an arm that is not taken defines nothing here"
    full = shelf.told("tested", everything=True)
    assert means in " ".join(full.split())
    assert "card is fit when hue of card is blue" in full.partition("ambiguous")[0]
    brief = " ".join(shelf.told("tested", brief=True).split())
    assert "(tested, line 4)" in brief and "`guilty`" not in brief and means not in brief


def test_what_a_clause_says_is_told_in_words(shelf):
    shelf.edition(CLASH + "  player may lay plain\n")
    report = shelf.checked("tested")
    short = told(report)
    assert "`not-stars` (tested, line 4): forbids it" in short
    assert "`stars-on-red` (tested, line 5): expressly allows it" in short
    assert "`stars-on-red` allows what `not-stars` forbids" in short
    for text in (short, told(report, everything=True)):
        assert "strong yes" not in text
    (clash,) = [f for f in to_json(report) if f["kind"] == "contradiction"]
    assert clash["says"]["stars-on-red#1"] == "strong yes", "machines read the word of the semantics"


def test_advice_can_be_followed(shelf):
    shelf.edition(TOLL)
    shelf.put("evening", VARIANT + DEARER)
    told = " ".join(shelf.told("evening").split())
    assert "`toll` (tested, line 9): says 1" in told
    assert (
        "To let `toll` decide, take `dearer` out of `evening`, or let it apply in fewer cases; then: `toll` is 1."
        in told
    )
    assert "To let `dearer` decide, write `overrides toll` in it; then: `toll` is 2." in told
    shelf.put("evening", VARIANT + DEARER.replace("  toll is 2", "  overrides toll\n  toll is 2"))
    assert not [f for f in shelf.checked("evening").findings if f.kind == "contradiction"]
    shelf.put("evening", VARIANT)
    assert not [f for f in shelf.checked("evening").findings if f.kind == "contradiction"]


AGAINST_STARS = """
rule not-stars
  "Stars may not be laid."
  about laying
  lines 4
  player must not lay star

rule nothing-on-red
  "Nothing may be laid on a red card."
  about laying
  lines 5
  player must not lay card when hue of top of pile is red

rule stars-on-red
  "A star may be laid even on a red card."
  about laying
  lines 6
  player may lay star even when hue of top of pile is red
"""


def test_what_else_is_against_a_move_is_overridden_with_the_other(shelf):
    """An override that would leave the table as it is is not proposed."""
    shelf.edition(AGAINST_STARS)
    told = " ".join(shelf.told("tested").split())
    clash = told.partition("contradiction-stars-on-red-not-stars")[2].partition("To accept it")[0]
    assert (
        "To let `stars-on-red` decide, write `overrides not-stars, nothing-on-red` in it, under a reading if the "
        "words allow both (`nothing-on-red` (tested, line 5) would forbid it, too); then: allowed" in clash
    )
    assert "To let `not-stars` decide, write `overrides stars-on-red` in it" in clash
    assert "then: not allowed" in clash
    shelf.edition(AGAINST_STARS.replace("  lines 6\n", "  lines 6\n  overrides not-stars, nothing-on-red\n"))
    assert not [f for f in shelf.checked("tested").findings if f.kind == "contradiction" and f.open]


def test_the_other_arm_may_leave_the_table_contradictory(shelf):
    """What comes of a table is said of every arm, and by all the rules."""
    shelf.edition(
        """
reading stars "May a star be laid on red?" lines 4-6:
  chosen no
  yes
"""
        + AGAINST_STARS.replace(
            "  lines 4\n", "  lines 4\n  overrides stars-on-red under stars no\n"
        ).replace("  lines 6\n", "  lines 6\n  overrides not-stars under stars yes\n")
    )
    told = " ".join(shelf.told("tested").split())
    clash = told.partition("contradiction-stars-on-red-not-stars")[2].partition("contradiction ·")[0]
    assert "Result: not allowed (“no”); contradictory (“yes”)." in clash


def test_a_rule_of_one_file_is_overridden_there(shelf):
    shelf.edition(TOLL + DEARER.replace("about doing", "about doing\n  lines 11"))
    told = " ".join(shelf.told("tested").split())
    assert (
        "To let `toll` decide, write `overrides dearer` in it, under a reading if the words allow both"
        in told
    )


def test_a_pack_cannot_be_named_by_another(shelf):
    shelf.edition(PAYING)
    for name, amount in (("cheap", 1), ("dear", 2)):
        shelf.put(
            name,
            f'cardlaw 1\npack {name} for small\n  "A toll."\n\n'
            f'rule {name}-toll\n  "The toll."\n  about doing\n  toll is {amount}\n',
        )
    told = " ".join(shelf.told("tested with cheap, dear").split())
    assert "To let `cheap-toll` decide, leave the house rule `dear` out, or let `dear-toll` apply" in told
    assert "overrides" not in told


def test_a_rule_that_cites_nothing_has_a_place(shelf):
    shelf.edition(TOLL)
    shelf.put("evening", VARIANT + DEARER)
    told = "".join(shelf.told("evening").split())
    assert f"`dearer`(evening,{shelf.folder / 'evening.rules'}:5):says2" in told


def test_an_exception_that_cites_nothing_has_a_place(shelf):
    plain, _, exception = EXCEPTION.partition("rule stars-on-red")
    shelf.edition(plain)
    shelf.put("evening", VARIANT + "rule stars-on-red" + exception.replace("  lines 5\n", ""))
    told = "".join(shelf.told("evening", everything=True).split())
    assert f"`stars-on-red`(evening,{shelf.folder / 'evening.rules'}:5):expresslyallowsit" in told


def test_rules_in_force_are_not_called_idle(shelf):
    shelf.edition(TOLL)
    shelf.put("evening", VARIANT + DEARER.replace("  toll is 2", "  overrides toll\n  toll is 2"))
    told = shelf.told("evening", everything=True)
    assert "`toll` is overridden wherever it applies" in told
    assert "By `dearer`." in told
    assert "nothing would change without" not in told


def test_a_clause_without_which_nothing_changes_is_named_alone(shelf):
    shelf.edition("""
rule again
  "A star may be laid."
  about laying
  lines 8
  player may lay star
""")
    told = shelf.told("tested", everything=True)
    assert "Nothing would change without `again`." in told
    assert "is overridden" not in told


def test_one_clause_of_several_without_which_nothing_changes_is_named_by_number(shelf):
    shelf.edition("""
rule again
  "A star may be laid, and nothing with a single card left."
  about laying
  lines 8
  player may lay star
  player must not lay card when size of hand of player is 1
""")
    told = shelf.told("tested", everything=True)
    assert "Nothing would change without clause 1 of `again`." in told
    assert "without `again`" not in told


def test_a_silence_without_a_rule_may_say_how_it_is_played(shelf):
    shelf.edition('silent about resting "Where to rest is not said; here anywhere" topic resting\n')
    told = shelf.told("tested", everything=True)
    assert "What tested does not say\n  Where to rest is not said; here anywhere (open)." in told


EXCEPTION = CLASH.replace("  player may lay star even", "  overrides not-stars\n  player may lay star even")


def test_an_exception_is_told_in_a_line(shelf):
    shelf.edition(EXCEPTION)
    assert "contradiction · " not in shelf.told("tested")
    _, head, after = shelf.told("tested", everything=True).partition("contradiction · ")
    assert head and after.startswith("settled by the text itself")
    line = " ".join(after.partition("\n\n")[0].split())
    assert "`stars-on-red` allows what `not-stars` forbids; `stars-on-red` comes first." in line


def test_an_exception_whose_table_is_contradictory_says_by_which_clause(shelf):
    shelf.edition(
        EXCEPTION
        + """
rule no-first-stars
  "A star is not laid on a red card."
  about laying
  lines 6
  player must not lay star when hue of top of pile is red
"""
    )
    told = " ".join(shelf.told("tested").split())
    assert "contradiction · open contradiction-stars-on-red-no-first-stars" in told
    full = " ".join(shelf.told("tested", everything=True).split())
    assert "`stars-on-red` comes first, and its clash with `no-first-stars` is another finding" in full


def test_an_exception_is_shown_where_nothing_else_is_contradictory(shelf):
    shelf.edition(
        EXCEPTION
        + """
rule no-red-stars
  "A red star is not laid on a red card."
  about laying
  lines 6
  player must not lay star when hue of top of pile is red and hue of card is red
"""
    )
    (found,) = (f for f in shelf.checked("tested").findings if f.status == "settled")
    assert found.verdicts == (("text", "may"),)
    assert found.message == "`stars-on-red` allows what `not-stars` forbids; `stars-on-red` comes first"


READ = """
reading red-stars "May stars be laid on red?" lines 4-5:
  chosen yes
  no

rule not-stars
  "Stars may not be laid."
  about laying
  lines 4
  overrides stars-on-red under red-stars no
  player must not lay star

rule stars-on-red
  "A star may be laid even on a red card."
  about laying
  lines 5
  overrides not-stars under red-stars yes
  player may lay star even when hue of top of pile is red
"""


def test_the_word_of_another_edition_may_rest_on_a_reading(shelf):
    shelf.edition(EXCEPTION.replace("  overrides not-stars\n", ""))
    shelf.edition("", "free")
    shelf.edition(READ, "read")
    told = " ".join(shelf.told("tested", "read", "free").split())
    assert (
        "In other editions: allowed in free; allowed in read (depends on our reading there: `red-stars`)."
        in told
    )


def test_a_clause_is_known_by_its_parts():
    assert m.ClauseId.of("turn-up#2") == ("turn-up", 2) and m.ClauseId.of("turn-up") == ("turn-up", None)
    assert m.ClauseId("turn-up", 2).written == "turn-up#2" and m.rule_of("turn-up#2") == "turn-up"


def test_clauses_are_named_with_their_number():
    prose = Prose(load("sv-112"), "en")
    assert called(prose, "turn-up#2") == "clause 2 of `turn-up`" and called(prose, "turn-up") == "`turn-up`"
    assert called(Prose(load("sv-112"), "sv"), "turn-up#2") == "`turn-up` (sats 2)"


def test_rules_that_follow_keep_their_names(shelf):
    shelf.edition("""
reading cost-of-rest "Does resting cost anything?" lines 4:
  chosen yes
  no

rule rest-costs
  "Resting costs one."
  about doing
  lines 4
  under cost-of-rest yes
  when player rests:
    player pays 1
""")
    told = shelf.told("tested", everything=True)
    assert "Yes: `rest-costs` then applies." in told


@cache
def _told(edition: str, *others: str) -> str:
    return " ".join(told(report_of(edition), others=list(map(model_of, others))).split())


def test_the_guilty_wild_draw_is_told_with_what_convicts():
    said = _told("fi-108", "nb-108", "it-56")
    assert "“A card that can be played proves the play wrong.” (fi-108, lines 101–102)" in said
    assert (
        "In other editions: allowed, and it does not count as wrong in it-56; "
        "allowed, and it does not count as wrong in nb-108 (depends on our reading there: `guilt`)." in said
    )


def test_rules_that_always_contradict_each_other_are_said_to_do_so_as_printed():
    """They were said to apply in every situation, and by the reading chosen one gives way to the other."""
    (clash,) = (
        f for f in report_of("it-56").findings if f.id == "contradiction-draw-amount-name-draw-amount-text"
    )
    assert [str(step) for step in clash.why] == [
        "as printed, `draw-amount-name` and `draw-amount-text` always contradict each other"
    ]


SILENCE = """
silent about seats "How many can play is not said" topic resting
"""


def test_what_is_accepted_is_told_with_its_reason(shelf):
    shelf.edition(SILENCE + 'accepted silent-seats "as many as there are chairs"\n')
    assert "(accepted: as many as there are chairs)" in shelf.told("tested", everything=True)


def test_an_acceptance_of_nothing_is_told_with_the_nearest(shelf):
    shelf.edition(SILENCE + 'accepted silent-seat "no matter"\n')
    found = list(accepted_for_nothing(shelf.checked("tested"), check_model))
    assert [(acceptance.finding, near) for acceptance, near in found] == [("silent-seat", "silent-seats")]


def test_what_the_base_accepts_is_not_looked_for_under_every_choice_of_a_variant(shelf):
    """Once, a house rule that settled what its edition accepts made a check take thirty times as long."""
    shelf.edition(SILENCE + 'accepted silent-seat "no matter"\n')
    report = shelf.checked("tested")
    assert not list(accepted_for_nothing(report, lambda other: pytest.fail(other.name), report.model))


def test_what_is_found_only_under_another_arm_may_be_accepted(shelf):
    reading = """
reading whim "Does it matter?" lines 4:
  chosen yes
  no

rule rest-at-whim
  "One may rest, too."
  about resting
  lines 4
  under whim no
  player may rest
"""
    shelf.edition(reading)
    other = shelf.checked("tested[whim=no]").findings
    here = {finding.id for finding in shelf.checked("tested").findings}
    only_there = [finding.id for finding in other if finding.id not in here]
    assert "redundant-whim-yes" in only_there
    for id in only_there:
        shelf.edition(reading + f'accepted {id} "so be it"\n')
        assert not list(accepted_for_nothing(shelf.checked("tested"), check_model)), id


def test_what_has_no_effect_is_not_said_to_be_undecided_by_the_rules():
    report = report_of("it-56")
    found = tuple(
        replace(each, status="open") if each.kind == "redundant" else each for each in report.findings
    )
    said = told(replace(report, findings=found))
    undecided, _, rest = said.partition("Open: this has no effect, or we could not check it\n")
    assert "Open: nothing settles this yet\n" in undecided and "Read: " not in undecided
    assert "only states what the rules would give anyway" not in undecided
    assert "only states what the rules would give anyway" in rest.partition("\n\n")[0]
