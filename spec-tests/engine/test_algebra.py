"""The one reading of expressions: nothing that the model knows is left without a meaning."""

from __future__ import annotations

from typing import get_args

from cardlaw.language import model as m
from cardlaw.language.core.algebra import DOMAINS, FOLDS


def test_every_kind_of_expression_and_domain_has_a_meaning():
    assert set(FOLDS) == set(get_args(m.Expr))
    assert set(DOMAINS) == set(get_args(m.Domain))
