"""The sweep asks about all that is shipped, and tells a fault from an answer and from one that takes too long."""

from __future__ import annotations

import os

import pytest

import cardlaw.cli.main
import sweep
from cardlaw.language.loading import Library
from cardlaw.wording.commands import say
from soaking.variety import Variety
from sweep import Case, asked, cases, swept


def test_every_edition_is_asked_about_with_packs_options_and_readings() -> None:
    variety = Variety()
    some = ("it-56", "dormitory", "friday-night")
    assert {"fi-108", "fi-112", "nb-108", "sv-112", "parlour", "pub", *some} < {
        v.name for v in variety.editions
    }
    variety.editions = [each for each in variety.editions if each.name in some]
    variety.packs = {"uno": ["stacking"]}
    names = {case.argv for case in cases(variety)}
    for command in (
        ("check", "dormitory"),
        ("plan", "friday-night", "--quick"),
        ("check", "it-56 with stacking"),
        ("compare", "it-56", "it-56 with stacking", "--moves", "--jobs", "1"),
        ("compare", "it-56", "it-56 with stacking", "--jobs", "1"),
        ("plan", "it-56 with stacking[stack-on=cross]", "--quick"),
        ("compare", "dormitory", "dormitory[twos=sweeps]", "--jobs", "1"),
        ("compare", "dormitory", "dormitory[length=30]", "--moves", "--jobs", "1"),
    ):
        assert command in names
    readings = [
        axis for v in variety.editions if v.name == "it-56" for axis in v.model.axes if axis.sort == "reading"
    ]
    for axis in readings:
        assert any(f"it-56[{axis.name}=" in word for argv in names for word in argv)
    assert readings


def test_a_sample_of_it_passes() -> None:
    some = [
        Case(("compare", "pub", "pub[eights=plain]", "--moves", "--jobs", "1")),
        Case(("plan", "dormitory[twos=sweeps]", "--quick")),
    ]
    assert [(case, outcome) for case, outcome, _, _ in swept(some, 1, 60)] == [
        (case, "passed") for case in some
    ]


def test_an_exception_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(argv: list[str]) -> int:
        raise ZeroDivisionError(argv[0])

    monkeypatch.setattr(cardlaw.cli.main, "main", broken)
    (told,) = swept([Case(("check", "pub"))], 1, 60)
    assert told[1] == "failed" and "ZeroDivisionError: check" in told[2]
    assert asked(Case(("check", "pub")), Library())[0] == "failed"


def test_a_name_that_nobody_knows_is_a_fault() -> None:
    misspelt = [
        Case(("check", "pubb")),
        Case(("check", "pub[eights=plane]")),
        Case(("plan", "pub[eigths=plain]", "--quick")),
        Case(("compare", "pub", "pub with stackin", "--moves", "--jobs", "1")),
    ]
    assert [outcome for _, outcome, _, _ in swept(misspelt, 1, 60)] == ["failed"] * len(misspelt)


def test_rules_that_contradict_each_other_are_refused_and_counted_so() -> None:
    (told,) = swept([Case(("check", "it-56 with no-bluff, free-wild-draw"))], 1, 60)
    assert told[1] == "refused"


def test_a_claim_that_the_engine_does_not_bear_out_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def claims(argv: list[str]) -> int:
        print(say("check-fault", id="silent-pass"))
        return 1

    monkeypatch.setattr(cardlaw.cli.main, "main", claims)
    (told,) = swept([Case(("check", "pub"))], 1, 60)
    assert told[1] == "failed" and "silent-pass" in told[2]


def test_cases_after_one_that_ended_its_process_are_still_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(argv: list[str]) -> int:
        if "--moves" in argv:
            os._exit(3)
        return 0

    monkeypatch.setattr(cardlaw.cli.main, "main", killed)
    some = [Case(("compare", "pub", "pub[eights=plain]", *more)) for more in ((), ("--moves",), ("--all",))]
    assert [(case, outcome) for case, outcome, _, _ in swept(some, 1, 60)] == [
        *zip(some, ("passed", "failed", "passed"), strict=True)
    ]


def test_what_takes_too_long_is_not_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(argv: list[str]) -> int:
        while True:
            pass

    monkeypatch.setattr(cardlaw.cli.main, "main", endless)
    (told,) = swept([Case(("check", "pub"))], 1, 1)
    assert told[1] == "not finished"


class Held:
    """In the place of all that is shipped."""

    library = Library()


def test_the_last_line_counts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sweep, "Variety", lambda: Held())
    monkeypatch.setattr(sweep, "cases", lambda _: [Case(("check", "pub")), Case(("check", "parlour"))])
    monkeypatch.setattr(cardlaw.cli.main, "main", lambda argv: 0 if argv[1] == "pub" else 3)
    monkeypatch.setattr("sys.argv", ["sweep.py", "--jobs", "1"])
    assert sweep.main() == 1
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 1 failed"
