"""The formulas give what tables of them give."""

from __future__ import annotations

import pytest

from cardlaw.simulation.intervals import around, by_chance, chi_squared, equal_counts, mcnemar, share, size


def test_wilson_intervals_of_shares():
    found = share(10, 100)
    assert (found.value, found.low, found.high) == pytest.approx((0.1, 0.05523, 0.17437), abs=1e-4)
    assert share(0, 20) == pytest.approx((0.0, 0.0, 0.16113), abs=1e-4)
    assert share(20, 20) == pytest.approx((1.0, 0.83887, 1.0), abs=1e-4)
    assert share(0, 0) == (0.0, 0.0, 1.0), "of no rounds nothing is known"


def test_chance_of_a_deviation():
    assert by_chance(1.959964) == by_chance(-1.959964) == pytest.approx(0.05, abs=1e-6)
    assert by_chance(0.0) == 1.0 and by_chance(float("inf")) == 0.0
    assert around(5.0, 1.0) == pytest.approx((5.0, 3.04004, 6.95996), abs=1e-4)


@pytest.mark.parametrize(
    ("x", "degrees", "chance"),
    [
        (3.841459, 1, 0.05),
        (5.991465, 2, 0.05),
        (7.814728, 3, 0.05),
        (16.918978, 9, 0.05),
        (23.2093, 10, 0.01),
    ],
)
def test_chi_squared(x: float, degrees: int, chance: float):
    assert chi_squared(x, degrees) == pytest.approx(chance, abs=1e-5)


def test_counts_that_should_be_equal():
    assert equal_counts((25, 25, 25, 25)) == 1.0
    assert equal_counts((30, 20, 30, 20)) == pytest.approx(chi_squared(4.0, 3))
    assert equal_counts((0, 0)) == equal_counts((7,)) == 1.0


def test_mcnemar():
    assert mcnemar(0, 0) == mcnemar(3, 3) == 1.0
    assert mcnemar(1, 9) == pytest.approx(0.021484, abs=1e-6), "exact: two tails of the binomial"
    assert mcnemar(121, 59) == pytest.approx(5.45e-6, rel=0.01), "with continuity correction"
    assert mcnemar(5, 30) == mcnemar(30, 5)


def test_words_for_effects():
    assert [size(effect) for effect in (0.1, -0.2, 0.5, -2.0)] == ["negligible", "small", "medium", "large"]
