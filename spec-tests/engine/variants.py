"""The variants on which the invariants are tried: the small game, the sampler, and whatever is shipped."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cardlaw.language.loading import Library
from cardlaw.language.model import Model
from engine.small import OPEN, OUT, small

SAMPLES = Path(__file__).parents[1] / "samples"

BUSY = (
    OPEN
    + OUT
    + """
rule refill
  at run-dry:
    move pile except top of pile to stock
    shuffle stock
rule wrong
  player wrongly lays card when some other in hand of player where hue of other is hue of top of pile
rule ask-next
  when player lays card where mark of card is 1:
    offer doubt, believe to next of player
rule may-doubt
  doubter may doubt
rule may-believe
  doubter may believe
rule doubted
  when doubter doubts:
    reveal hand of layer to doubter
    if layer was wrong:
      layer gets 2
    else:
      doubter gets 2
rule swap
  when player lays card where mark of card is 2 and size of hand of player > 0:
    player chooses player as other in players except player
    swap hand of player with hand of other
rule rotate
  when player lays card where mark of card is 3 and size of hand of player > 0:
    rotate hand
rule steal
  when player lays card where mark of card is 4:
    player chooses card as stolen in hand of next of player
    move stolen to hand of player
rule wheel
  when player lays star:
    by chance:
      1:
        next of player loses-turn
      1:
        set direction to opposite of direction
      1:
        player goes-again
rule duty
  breakable
  player must shout when size of hand of player is 1
rule call-window
  when player lays card where size of hand of player is 1:
    offer shout to player, then point to any of players except player until turn-begins
rule may-point
  pointer may point other only when other owes shout
rule pointed
  when pointer points other:
    other gets 2
"""
)


@cache
def variants() -> dict[str, Model]:
    """Every variant by name."""
    found = {"small": small(BUSY)}
    sample = Library((SAMPLES,)).compile("sample").model
    if sample is not None:
        found["sample"] = sample
    library = Library()
    for entry in library.of_sort("edition", "variant"):
        model = library.compile(entry.name).model
        if model is not None:
            found[entry.name] = model
    return found
