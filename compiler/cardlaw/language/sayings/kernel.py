"""The words that every game has, explained."""

from __future__ import annotations

from cardlaw.language.saying import Declared

KERNEL: Declared = {
    "kernel-player": {},
    "kernel-players": {},
    "kernel-partners": {},
    "kernel-table": {},
    "kernel-next": {},
    "kernel-previous": {},
    "kernel-left": {},
    "kernel-right": {},
    "kernel-winner": {},
    "kernel-round-number": {},
    "kernel-size": {},
    "kernel-top": {},
    "kernel-bottom": {},
    "kernel-newest": {},
    "kernel-empty": {},
    "kernel-opposite": {},
    "kernel-clockwise": {},
    "kernel-counterclockwise": {},
    "kernel-number": {},
    "kernel-yes-no": {},
    "kernel-card": {},
    "kernel-team": {},
    "kernel-zone": {},
    "kernel-direction": {},
    "kernel-yes": {},
    "kernel-no": {},
    "kernel-lose-turn": {},
    "kernel-regain-turn": {},
    "kernel-begin": {},
    "kernel-take-over": {},
    "kernel-go-again": {},
    "kernel-drop-out": {},
    "kernel-leave-game": {},
    "kernel-turn-begins": {},
    "kernel-turn-ends": {},
    "kernel-decline": {},
}
