"""Chance at the table: one SplitMix64 stream per round, the same on every machine.

`next64`: state ← state + 0x9E3779B97F4A7C15 (all modulo 2^64); z ← state;
z ← (z xor z>>30) · 0xBF58476D1CE4E5B9; z ← (z xor z>>27) · 0x94D049BB133111EB; the number is z xor z>>31.
`next32` is the upper half of `next64`. `below(n)` is (next32 · n) >> 32 and consumes one number, also for n = 1.

The stream of round r (from 1) starts from the state that is the r-th number of the stream started at the seed.

A shuffle is Fisher–Yates over the pile from bottom (place 0) to top (place n-1): for i from n-1 down to 1,
j ← below(i+1), and the cards at i and j change places.

Cards that somebody picks from without seeing them are held out in the order that such a shuffle gives with a stream of
its own: its state is mixed(state xor number of acts so far · 0x9E3779B97F4A7C15).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

MASK = 0xFFFF_FFFF_FFFF_FFFF
STEP = 0x9E37_79B9_7F4A_7C15


class Stream(Protocol):
    """Whatever holds the state of a stream."""

    rng: int


def mixed(z: int) -> int:
    """The number that a state of the stream gives."""
    z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
    return z ^ (z >> 31)


def stream_of(seed: int, round_number: int) -> int:
    """The state from which the stream of a round starts."""
    return mixed((seed + round_number * STEP) & MASK)


def below(stream: Stream, n: int) -> int:
    """A number from 0 to n-1."""
    stream.rng = z = (stream.rng + STEP) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
    return (((z ^ (z >> 31)) >> 32) * n) >> 32


def shuffle(stream: Stream, cards: list[int]) -> None:
    """Put the cards in an order that chance decides."""
    for i in range(len(cards) - 1, 0, -1):
        j = below(stream, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


class _Aside:
    """A stream beside the table's own."""

    def __init__(self, rng: int) -> None:
        self.rng = rng


def fanned(stream: Stream, moment: int, cards: Sequence[int]) -> list[int]:
    """Cards held out unseen, to have one picked: in an order that nobody can follow from one moment to the next.

    The order depends on the stream and the moment, and takes nothing from the stream.
    """
    held = list(cards)
    shuffle(_Aside(mixed((stream.rng ^ moment * STEP) & MASK)), held)
    return held
