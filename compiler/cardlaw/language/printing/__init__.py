"""Syntax → text: each node in its one canonical spelling, a statement to a line."""

from cardlaw.language.printing.items import print_file, print_item
from cardlaw.language.printing.phrases import print_domain, print_expression, print_target, print_value
from cardlaw.language.printing.steps import Line

__all__ = [
    "Line",
    "print_domain",
    "print_expression",
    "print_file",
    "print_item",
    "print_target",
    "print_value",
]
