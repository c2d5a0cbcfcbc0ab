"""A sample of `make agree`: the verdict on every move of random situations, by three judges."""

from __future__ import annotations

import random

import pytest

from analysis.agreement import EDITIONS, Agreement
from shipped import model_of


@pytest.mark.parametrize("edition", EDITIONS)
def test_three_judges_agree(edition):
    tally = Agreement(model_of(edition), block=40).run(400, seed=random.Random().randrange(2**32), slowly=1.0)
    assert tally.quarrels == []
    assert {"may", "must-not"} <= set(tally.words)
    assert tally.thrice == tally.verdicts
