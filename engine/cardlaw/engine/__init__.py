"""The table: state, decisions, windows and events, played exactly as a model says."""

from cardlaw.engine.decisions import Decision, Move, Say, Verdict
from cardlaw.engine.errors import BadSave, BadSituation, ChangedVariant, NotOffered, TableError
from cardlaw.engine.layout import Card, Place
from cardlaw.engine.limits import Limits
from cardlaw.engine.table import Table

__all__ = [
    "BadSave",
    "BadSituation",
    "Card",
    "ChangedVariant",
    "Decision",
    "Limits",
    "Move",
    "NotOffered",
    "Place",
    "Say",
    "Table",
    "TableError",
    "Verdict",
]
