"""The small game as a sheet of 99 lines prints it: for tests of findings, each adds the rules it is about."""

from __future__ import annotations

from cardlaw.language.model import Model
from engine.small import EDITION, OUT, completed, small

CITED = EDITION.replace(
    '  "What every test shares."\n', '  "What every test shares."\n  source "sheet.txt" of 99 lines\n'
)

LAYING = """
rule may-lay
  "Anything may be laid."
  about laying
  lines 1
  player may lay card

rule may-pick
  "One may pick."
  about laying
  lines 2
  player may pick
"""

RESTING = """
rule may-rest
  "One may rest."
  about resting
  lines 3
  player may rest
"""

CLASH = """
rule not-stars
  "Stars may not be laid."
  about laying
  lines 4
  player must not lay star

rule stars-on-red
  "A star may be laid even on a red card."
  about laying
  lines 5
  player may lay star even when hue of top of pile is red
"""
"""A no and a strong yes that neither gives way."""

ONE_TOLL = """
rule one-toll
  "The toll is one."
  about doing
  lines 6
  toll is 1
"""

PAID = """
rule paid
  "A toll is paid."
  about doing
  lines 8
  when player rests:
    player pays toll
"""


def cited(rules: str) -> Model:
    """The small game in which anything may be done, with these rules added."""
    return small(LAYING + RESTING + rules + OUT, "", CITED)


def cited_file(rules: str, name: str) -> str:
    """The same as the text of an edition with this name."""
    bare = CITED.replace("edition tested", f"edition {name}")
    return bare + LAYING + RESTING + completed(rules) + "\n" + OUT
