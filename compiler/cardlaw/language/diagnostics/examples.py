"""Small examples of the rule language: what they build on, and how the text of one is compiled.

An example is one rule file, or several with a line `--- NAME.rules` before each; the last one is what it shows.
A pack is compiled together with the small edition.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from cardlaw.language.loading import Compiled, Library
from cardlaw.language.reading.source import Source

SEPARATOR = re.compile(r"^--- (\S+)\n", re.MULTILINE)
HEAD = re.compile(r"^(vocabulary|edition|pack|variant|spec) ([a-z0-9-]+)", re.MULTILINE)

SMALL_VOCABULARY = """\
cardlaw 1
vocabulary small
  "A made-up game: cards of two suits, laid on a heap."

attribute suit: sun, moon
attribute rank: 1..5

kind pip: suit, rank
kind star: suit
kind comet: rank
group special: star, comet

zone stock: pile, face-down, holds-deck refilled by run-out
zone heap: pile, face-up
zone hand of each player: hand, seen-by-owner

short top for top of heap

state dealer: player
state leading: suit
state score of each player: number starts 0 kept
state drawn of each player: card this-turn

quantity hand-size
quantity worth of card
predicate fitting of card
predicate stuck of player

move lay card in hand of player:
  move card to heap
move take:
  player gets 1
move doubt answering lay by layer
event get amount as number:
  move amount from stock to hand of player
event run-out

round:
  stage dealing
  turns:
    offer lay, take to player
  stage counting

topic pack "The cards"
topic table "Seats and dealing"
topic laying "Which card may be laid"
topic taking "Taking a card"
topic doubting "Doubting a card that was laid"
topic ending "The end, and what cards are worth"

custom rule pass-left
  "In later rounds the deal passes to the left."
  about table
  assumed "customary"
  at dealing where round-number > 1:
    set dealer to left of dealer
"""

SMALL_EDITION = """\
cardlaw 1
edition plain of small
  "The small game as its sheet tells it."
  source "sheet.txt" of 40 lines

option opening "Who begins?" lines 8-9:
  chosen left-of-dealer
  dealer
reading star-fits "Does a star fit on every suit?" lines 14-15:
  chosen always because "the sentence names no suit"
  same-suit because "the sentence before it does"

rule the-pack
  "Two of each pip, two stars of each suit, four comets."
  about pack
  lines 1-4
  deck:
    2 pip for each suit, rank
    2 star for each suit
    4 comet 1
  deck has 28 cards

rule seats
  "Two to four play."
  about table
  lines 5
  seats are 2 to 4

rule hand-size
  "Five cards each."
  about table
  lines 6
  hand-size is 5

rule deal
  "The cards are shuffled and dealt, and one is turned up."
  about table
  lines 6-7
  at dealing:
    shuffle stock
    table chooses player as chosen-dealer
    set dealer to chosen-dealer
    deal hand-size from stock to hand starting at left of dealer
    move top of stock to heap

rule left-opens
  "The dealer's left begins."
  about table
  lines 8
  under opening left-of-dealer
  at dealing:
    left of dealer begins

rule dealer-opens
  "The dealer begins."
  about table
  lines 9
  under opening dealer
  at dealing:
    dealer begins

rule fits
  "A card fits by suit or rank."
  about laying
  lines 10-13
  card is fitting when suit of card is suit of top
  card is fitting when rank of card is rank of top

rule star-fits
  "A star fits always."
  about laying
  lines 14-15
  under star-fits always
  card is fitting when card is star

rule lay-fitting
  "Only a fitting card may be laid."
  about laying
  lines 10-13
  breakable
  player may lay card only when card is fitting

rule may-take
  "You may always take a card instead."
  about taking
  lines 16
  player may take

rule out
  "Whoever has no card left wins the round, and with it the game."
  about ending
  lines 20
  player wins round when hand of player is empty
  player wins game when player is winner

rule restock
  "The heap but for its top becomes the stock."
  about taking
  assumed "the sheet does not say"
  at run-out:
    move heap except top of heap to stock
    shuffle stock
"""

BASE = (Source("small.rules", SMALL_VOCABULARY), Source("plain.rules", SMALL_EDITION))


def example_files(text: str, name: str = "example.rules") -> tuple[Source, ...]:
    """The files that the text of an example stands for."""
    first, *rest = SEPARATOR.split(text)
    named = tuple(Source(rest[i], rest[i + 1]) for i in range(0, len(rest), 2))
    return (Source(name, first), *named) if first.strip() else named


def example_library(files: Iterable[Source]) -> Library:
    """A library of these files and the small game, and nothing else; a file may take the small game's place."""
    return Library(given=(*files, *BASE), shipped=None)


def compile_example(text: str, name: str = "example.rules") -> Compiled:
    """What compiling an example gives: its last file, a pack as it is played with the small edition."""
    files = example_files(text, name)
    library = example_library(files)
    head = HEAD.search(files[-1].text)
    if head is not None and head[1] == "pack":
        return library.compile(f"plain with {head[2]}")
    return library.compile_source(files[-1])
