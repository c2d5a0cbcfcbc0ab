"""`cardlaw new`, `share` and `open`: a variant is started, sent and read back; what is damaged says so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from cardlaw.language.loading import Library
from cardlaw.language.storage import share as sharing
from cardlaw.language.storage.share import Parcel, Unreadable
from cli.conftest import Run

OWN = """
topic sevens "What a seven does"

rule seven-swaps
  "Whoever plays a seven swaps hands with a player of choice."
  about sevens
  when player plays card where number of card is 7:
    player chooses player as other in players except player
    swap hand of player with hand of other
"""


def new(run: Run, *argv: str) -> str:
    ran = run("new", "friday", "--extends", "sv-112", *argv)
    assert ran.code == 0, ran.err
    return ran.out


# -------------------------------------------------------------------- new
@pytest.mark.parametrize(
    "argv",
    [
        ("sv-112",),
        ("fi-108",),
        ("it-56",),
        ("pub",),
        ("parlour",),
        ("dormitory",),
        ("sv-112[scoring=everyone-keeps, custom-count=1]",),
        ("sv-112", "--with", "stacking", "jump-in"),
        ("sv-112 with stacking[stack-on=cross]", "--with", "jump-in"),
        ("nb-108", "--with", "stacking,seven-zero"),
    ],
    ids=str,
)
def test_a_new_file_compiles_and_is_laid_out(run: Run, desk: Path, argv: tuple[str, ...]) -> None:
    ran = run("new", "friday", "--extends", *argv)
    assert ran.code == 0, ran.err
    assert ran.out.startswith("wrote friday.rules\n")
    assert run("check", "friday.rules", "--compile-only").code == 0
    assert run("fmt", "--check", "friday.rules").code == 0
    text = (desk / "friday.rules").read_text("utf-8")
    assert max(map(len, text.splitlines())) <= 100


def test_verbs_that_take_a_number_are_shown_with_one(run: Run, desk: Path) -> None:
    assert run("new", "friday", "--extends", "sv-112").code == 0
    text = " ".join((desk / "friday.rules").read_text("utf-8").replace("\n# ", " ").split())
    assert "takes 3 (draw 3 cards)" in text
    assert "reaches 3 (draw or get rid of cards so as to hold 3 cards)" in text


def test_commands_and_verbs_in_a_new_file_can_be_copied(run: Run, desk: Path) -> None:
    assert run("new", "friday", "--extends", "sv-112").code == 0
    text = (desk / "friday.rules").read_text("utf-8")
    assert text.endswith("".join(f"#   cardlaw {verb} friday.rules\n" for verb in ("check", "play", "share")))
    assert "redeals (" in text and "exhaustions" not in text and "puts-back" not in text


def test_it_plays_as_its_base_does(run: Run, desk: Path) -> None:
    new(run)
    library = Library((desk,))
    friday, base = library.compile("friday").model, library.compile("sv-112").model
    assert friday is not None and base is not None
    assert (friday.rules, friday.choices, friday.acts) == (base.rules, base.choices, base.acts)


def test_choices_and_packs_are_written_down(run: Run, desk: Path) -> None:
    ran = run("new", "friday", "--extends", "sv-112[scoring=everyone-keeps]", "--with", "stacking")
    assert ran.code == 0
    text = (desk / "friday.rules").read_text("utf-8")
    assert "variant friday extends sv-112 with stacking\n" in text
    assert "\nset scoring to everyone-keeps\n" in text
    assert "# set scoring" not in text, "what is chosen is not offered once more"
    assert "# set stack-on to cross\n" in text, "the options of the packs are offered too"


def test_every_remark_line_can_be_made_to_count(run: Run, desk: Path) -> None:
    """Taking the # away from any choice, or from the rule, gives a file that compiles."""
    new(run)
    lines = (desk / "friday.rules").read_text("utf-8").splitlines()
    choices = [place for place, line in enumerate(lines) if line.startswith("# set ")]
    assert len(choices) > 10
    for place in choices:
        changed = [line[2:] if at == place else line for at, line in enumerate(lines)]
        (desk / "other.rules").write_text(
            "\n".join(changed).replace("variant friday", "variant other") + "\n"
        )
        assert run("check", "other.rules", "--compile-only").code == 0, lines[place]
    start = lines.index("# rule my-own")
    listed = " ".join(line.removeprefix("# ") for line in lines[:start])
    for verb in (lines[start + 3].split()[3], lines[start + 4].split()[-1]):
        assert f" {verb} (" in listed.replace(f"{verb}:", verb), "what the rule uses is listed"
    changed = [line[2:] if start <= at < start + 5 else line for at, line in enumerate(lines)]
    (desk / "other.rules").write_text("\n".join(changed).replace("variant friday", "variant other") + "\n")
    ran = run("check", "other.rules", "--compile-only")
    assert ran.code == 0, ran.err


def test_nothing_is_overwritten(run: Run, desk: Path) -> None:
    (desk / "friday.rules").write_text("mine\n")
    ran = run("new", "friday", "--extends", "sv-112")
    assert ran.code == 2
    assert (desk / "friday.rules").read_text() == "mine\n"
    assert "`friday.rules` already exists" in ran.err


def test_output_and_json(run: Run, desk: Path) -> None:
    shown = new(run, "--output", "-")
    assert shown.startswith("cardlaw 1\nvariant friday extends sv-112\n")
    assert not (desk / "friday.rules").exists()
    data = json.loads(new(run, "--output", "else.rules", "--format", "json"))
    assert data["file"] == "else.rules" and data["variant"] == "friday" and len(data["hash"]) == 64
    assert (desk / "else.rules").exists()


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (("Friday", "--extends", "sv-112"), "`Friday` cannot be the name of a variant"),
        (("friday night", "--extends", "sv-112"), "`friday night` cannot be the name"),
        (("../friday", "--extends", "sv-112"), "`../friday` cannot be the name"),
        (("player", "--extends", "sv-112"), "`player` is a word of the rule language"),
        (("pub", "--extends", "sv-112"), "there is already an edition `pub`"),
        (("friday",), "needs --extends"),
        (("friday", "--extends", "sv-113"), "there is no edition or variant `sv-113`"),
        (("friday", "--extends", "sv 112"), "is not the id of an edition"),
        (("friday", "--extends", "sv-112", "--with", "stakcing"), "there is no pack `stakcing`"),
        (("friday", "--extends", "pub", "--with", "stacking"), "`stacking`"),
        (("friday", "--extends", "sv-112[scoring=nonsense]"), "`scoring` cannot be `nonsense`"),
        (("friday", "--extends", "sv-112", "--output", "no/such/place.rules"), "cannot be written"),
    ],
)
def test_new_wrong_use(run: Run, desk: Path, argv: tuple[str, ...], message: str) -> None:
    ran = run("new", *argv)
    assert ran.code == 2
    assert message in " ".join(ran.err.split())
    assert not list(desk.glob("*.rules"))


# -------------------------------------------------------------------- share and open
def shared(run: Run, desk: Path, more: str = OWN) -> str:
    new(run, "--with", "stacking")
    path = desk / "friday.rules"
    path.write_text(path.read_text("utf-8") + more, "utf-8")
    ran = run("share", "friday.rules")
    assert ran.code == 0, ran.err
    return ran.out.strip()


def test_there_and_back(run: Run, desk: Path) -> None:
    string = shared(run, desk)
    assert len(string) < 350 and string.isascii() and " " not in string
    (desk / "friday.rules").rename(desk / "mine.txt")
    ran = run("open", string, "--output", "friday.rules")
    assert (ran.code, ran.out) == (0, "wrote friday.rules\n")
    assert "checked: the same rules as where it was shared" in ran.err
    assert run("share", "friday.rules").out.strip() == string
    assert "#" not in (desk / "friday.rules").read_text("utf-8")


def test_open_prints(run: Run, desk: Path) -> None:
    string = shared(run, desk)
    ran = run("open", string)
    assert ran.code == 0
    assert ran.out.startswith("cardlaw 1\nvariant friday extends sv-112 with stacking\n")
    assert "rule seven-swaps" in ran.out
    assert run("open", "-", stdin=f"  '{string[:80]}\n{string[80:]}'\n").out == ran.out, "wrapped and quoted"


def test_remarks_are_kept_if_wanted(run: Run, desk: Path) -> None:
    shared(run, desk)
    string = run("share", "friday.rules", "--remarks").out.strip()
    assert run("open", string).out == (desk / "friday.rules").read_text("utf-8")


def test_own_packs_and_bases_travel_along(run: Run, desk: Path) -> None:
    string = run("share", "evening", "--rules", "house").out.strip()
    data = json.loads(run("open", string, "--format", "json").out)
    assert data["files"][0]["name"] == "evening.rules"
    assert {file["name"] for file in data["files"]} == {
        "evening.rules",
        "breather.rules",
        "ladder.rules",
        "short.rules",
    }
    assert data["same"] and data["differs"] == [] and data["hash"].startswith(data["expected"])
    ran = run("open", string, "--output", "one.rules")
    assert ran.code == 2
    assert "the string holds 4 files" in ran.err
    (desk / "away").mkdir()
    ran = run("open", string, "--output", "away")
    assert ran.code == 0 and len(list((desk / "away").iterdir())) == 4
    assert run("check", "evening", "--rules", "away", "--compile-only").code == 0


def test_open_overwrites_nothing(run: Run, desk: Path) -> None:
    string = shared(run, desk)
    ran = run("open", string, "--output", "friday.rules")
    assert ran.code == 2
    assert "`friday.rules` already exists" in ran.err


def test_other_rules_here_are_told(run: Run, desk: Path) -> None:
    """The base changed between sharing and opening: the variant opens, and what differs is named."""
    (desk / "short-2.rules").write_text("cardlaw 1\nvariant mine extends short\nset next-height to either\n")
    string = run("share", "short-2.rules", "--rules", "house").out.strip()
    parcel = sharing.read(string, 1)
    only = Parcel(parcel.version, parcel.hash, parcel.marks, parcel.texts[:1])
    string = sharing.write(only)
    assert run("open", string, "--rules", "house").code == 0
    rules = desk / "house/short.rules"
    rules.write_text(rules.read_text("utf-8").replace("hand-size is 3", "hand-size is 4"), "utf-8")
    ran = run("open", string, "--rules", "house")
    assert ran.code == 1
    assert "not the same rules as where it was shared:\n  edition `short` is another one\n" in ran.err
    assert "variant mine extends short" in ran.out


def test_a_missing_base_is_told(run: Run, desk: Path) -> None:
    (desk / "mine.rules").write_text("cardlaw 1\nvariant mine extends short\n")
    parcel = sharing.read(run("share", "mine.rules", "--rules", "house").out.strip(), 1)
    string = sharing.write(Parcel(parcel.version, parcel.hash, parcel.marks, parcel.texts[:1]))
    ran = run("open", string)
    assert ran.code == 2
    assert "there is no edition or variant `short`" in ran.err
    assert "it does not compile with the rules that are here" in ran.err
    assert ran.out.startswith("cardlaw 1\nvariant mine extends short"), "its text is shown all the same"


@pytest.mark.parametrize(
    ("reference", "message"),
    [
        ("sv-112", "`sv-112` is not a variant, and only variants are shared"),
        ("stacking", "`stacking` is a house rule; this needs an edition or a variant"),
        ("uno", "`uno` is a game; this needs an edition or a variant"),
        ("nothing.rules", "nothing.rules"),
        ("friday.rules[scoring=everyone-keeps]", "choices on the command line are not part of the file"),
    ],
)
def test_share_wrong_use(run: Run, desk: Path, reference: str, message: str) -> None:
    new(run)
    ran = run("share", reference)
    assert ran.code == 2
    assert message in " ".join(ran.err.split())


# -------------------------------------------------------------------- strings that went through something
PARCEL = Parcel(1, "ab" * 16, (("base", "01234567"),), ("cardlaw 1\nvariant x extends base\n",))
STRING = sharing.write(PARCEL)


def wrong(string: str) -> str:
    with pytest.raises(Unreadable) as caught:
        sharing.read(string, 1)
    return str(caught.value)


def test_a_string_reads_back() -> None:
    assert sharing.read(STRING, 1) == PARCEL
    assert sharing.read(f"\n `{STRING[:20]}\n  {STRING[20:]}` ", 1) == PARCEL


@pytest.mark.parametrize("cut", range(1, len(STRING)))
def test_a_cut_at_any_place_is_told(cut: int) -> None:
    message = wrong(STRING[:cut])
    body = STRING.split("_", 3)[3]
    if cut > len(STRING) - len(body):
        assert message.startswith(
            f"it is cut short: {cut - (len(STRING) - len(body))} of {len(body)} characters"
        )
    else:
        assert (
            "not a string" in message or "beginning of the string" in message or "cut short: 0 of" in message
        )


@given(place=st.integers(0, len(STRING) - 1), character=st.characters(min_codepoint=33, max_codepoint=382))
@example(place=0, character="C")
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_altered_character_is_noticed(place: int, character: str) -> None:
    altered = STRING[:place] + character + STRING[place + 1 :]
    if altered == STRING:
        return
    try:
        assert sharing.read(altered, 1) == PARCEL, "only quotes at the ends may go unnoticed"
    except Unreadable as caught:
        assert str(caught)


def test_additions_other_versions_and_nonsense() -> None:
    assert wrong(STRING + "AAAA").startswith("something was added to it")
    assert wrong(STRING.replace("cardlaw_1_", "cardlaw_2_")).startswith("it was shared in version 2")
    assert wrong("").startswith("this is not a string")
    assert wrong("https://example.org/x").startswith("this is not a string")
    assert wrong("cardlaw_x_y_z") == "the beginning of the string is damaged"
    assert wrong(STRING[:-1] + "é") == "`é` does not belong in it"
    assert wrong("cardlaw_1_4_AAAA").startswith("it was altered on its way")


def test_bombs_are_not_unpacked() -> None:
    huge = sharing.write(Parcel(1, "ab" * 16, (), ("x" * 3_000_000,)))
    assert "holds more than" in wrong(huge)


def test_what_is_no_rule_file_is_refused(run: Run) -> None:
    ran = run("open", sharing.write(Parcel(1, "ab" * 16, (), ("hello",))))
    assert ran.code == 2
    assert "it does not hold rules" in ran.err
    edition = sharing.write(Parcel(1, "ab" * 16, (), ("cardlaw 1\nedition x of y\n",)))
    assert "it holds no variant" in run("open", edition).err


def test_control_characters_are_not_let_through(run: Run) -> None:
    text = 'cardlaw 1\nvariant x extends sv-112\n  "\x1b[31mred"\n'
    ran = run("open", sharing.write(Parcel(1, "ab" * 16, (), (text,))))
    assert "\x1b" not in ran.out and "\x1b" not in ran.err


@given(
    st.text(st.characters(blacklist_categories=["Cs"], blacklist_characters="\0"), min_size=1, max_size=300)
)
def test_any_text_survives(text: str) -> None:
    parcel = Parcel(1, "0f" * 16, (("a", "00000000"), ("b-2", "ffffffff")), (text, "cardlaw 1\n"))
    assert sharing.read(sharing.write(parcel), 1) == parcel


def test_bare_keeps_what_is_quoted() -> None:
    text = '# a remark\nrule x # why\n  "No. # 1"  # gloss\n\n\n\n  # more\nset a to b\n'
    assert sharing.bare(text) == 'rule x\n  "No. # 1"\n\nset a to b\n'
