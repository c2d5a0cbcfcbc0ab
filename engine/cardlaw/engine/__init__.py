"""The table: state, decisions, windows and events, played exactly as a model says."""

from cardlaw.engine.decisions import Decision, Move, Say, Verdict
from cardlaw.engine.errors import BadSave, BadSituation, ChangedVariant, NotOffered, NotPlayable, TableError
from cardlaw.engine.layout import Card, Place
from cardlaw.engine.limits import Limits
from cardlaw.engine.log import Entry
from cardlaw.engine.saving import Recorder, Saved, read, resume
from cardlaw.engine.situation import OpenWindow, Situation
from cardlaw.engine.table import Table
from cardlaw.engine.transcript import transcript
from cardlaw.engine.views import View, ZoneView

__all__ = [
    "BadSave",
    "BadSituation",
    "Card",
    "ChangedVariant",
    "Decision",
    "Entry",
    "Limits",
    "Move",
    "NotOffered",
    "NotPlayable",
    "OpenWindow",
    "Place",
    "Recorder",
    "Saved",
    "Say",
    "Situation",
    "Table",
    "TableError",
    "Verdict",
    "View",
    "ZoneView",
    "read",
    "resume",
    "transcript",
]
