"""The table: state, decisions, windows and events, played exactly as a model says."""

from cardlaw.engine.errors import BadSave, BadSituation, ChangedVariant, NotOffered, NotPlayable, TableError
from cardlaw.engine.limits import Limits
from cardlaw.engine.play.decisions import Decision, Move, Say, Verdict
from cardlaw.engine.play.log import Entry
from cardlaw.engine.play.situation import OpenWindow, Situation
from cardlaw.engine.play.table import Table
from cardlaw.engine.play.transcript import transcript
from cardlaw.engine.play.views import View, ZoneView
from cardlaw.engine.saves.saving import Recorder, Saved, read, resume
from cardlaw.engine.state.layout import Card, Place

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
