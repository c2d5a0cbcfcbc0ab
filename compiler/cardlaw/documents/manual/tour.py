"""A tour of the language: files that build on the small game and, together with it, use every production."""

from __future__ import annotations

TOUR_WORDS = """\
cardlaw 1
vocabulary sky
  "A made-up game that has what the small one lacks."
  in fi "Keksitty peli."

sides light, dark
attribute suit: sun, moon
attribute rank: 1..6
attribute lane: near, far
kind pip: suit, rank
kind last: rank 6

zone stock: pile, face-down, holds-deck refilled by run-out
zone row of each lane: pile, face-up
zone hand of each player: hand, seen-by-owner, backs-seen

state leader: player
state wish: suit
state vote of each player: suit
state tokens of each player: number starts 3 kept
state team-score of each team: number starts 0 kept
quantity hand-size
quantity worth of card
predicate fitting of card

move lay card in hand of player, row as zone in row:
  move card to row
move lay-pair 2..3 cards as set in hand of player:
  move set to row of near
move fetch:
  player gets 1
move call
move doubt answering lay by layer
event get amount as number spoken gets:
  move amount from stock to hand of player
event run-out

round:
  stage dealing
  turns:
    offer lay, lay-pair, fetch to player
  stage counting

show sun as "S" tinted "#c62828" marked "*"
term sun in fi "aurinko", plural "auringot"
also called sun: "day card", "S"
also called sun in fi: "päivä"
short near-top for top of row of near

topic cards "The cards"
topic table "Seats, dealing, turns" in fi "Paikat, jako, vuorot"
topic laying "Laying cards"
topic ending "The end"

custom rule leader-moves-on
  "The lead passes to the left after each round."
  about table
  assumed "customary"
  at counting:
    set leader to left of leader
"""

TOUR_EDITION = """\
cardlaw 1
edition evening of sky
  "The evening sheet."
  title "Evening Sky" in fi "Iltataivas"
  source "evening.txt" of 60 lines
  language en

option opening "Who begins?" lines 4:
  chosen eldest "the eldest player" because "the sheet names it first"
  youngest
option extra "How many extra comets?" from 0 to 2 chosen 1
reading only "Does \u2018only\u2019 bind the second sentence?" lines 7-8:
  chosen both
  first
silent about ties "What if two are out at once?" lines 20 topic ending resolved by out
says table "{hand-size} cards each" under opening eldest
chapter "Setting up" about table
heading "Setting up" lines 3
note "A cloth keeps the cards from sliding." lines 5 see deal
oddity "The same pile has two names." lines 5, 9 see deal
doubt "The cloth could be counted among the cards." lines 5-6 because "it is never dealt"
flavour "Made for long evenings." lines 1
noise lines 2
pending "The table of bonuses" lines 50-58
accepted silent-0001 "the sheet is meant to be vague here"

rule cards
  "Two of each card, with backs."
  in fi "Kaksi kutakin."
  about cards
  lines 6
  deck:
    2 pip for each suit, rank in 1..5 backed by last
    extra last
  deck has 10 pip for each suit

rule seats
  "Four or six, in two teams."
  lines 3
  seats are 4 to 6 in 2 teams

rule deal
  "Four each, one to each row, votes, and a throw for the start."
  lines 4-5
  at dealing:
    shuffle stock
    table chooses player as chosen
    set leader to chosen
    deal hand-size from stock to hand starting at left of leader
    move 1 from stock to row of near
    move top of stock to row of far underneath
    players secretly choose suit into vote
    chance thrown in 1..6
    if thrown is 6:
      leader gets 1
    else if thrown > 4:
      announce "A high throw."
    else:
      ask table "Does the youngest begin?" as youngest
      if youngest:
        right of leader begins
    clear wish

rule youngest
  "The dealer's right begins if the youngest is to."
  lines 4
  under opening youngest
  at dealing:
    right of leader begins

by custom leader-moves-on

rule hand-size
  "Four cards."
  lines 4
  hand-size is 4

rule fitting
  "A card fits by suit or rank, and always on an empty row."
  about laying
  lines 7-8
  card is fitting when suit of card is suit of near-top or rank of card is rank of near-top
  card is fitting when row of near is empty and not rank of card is 6

rule lay-fitting
  "Only what fits may be laid."
  about laying
  lines 7-8
  breakable resolved by must-call
  player may lay card, row only when card is fitting

rule lay-last
  "The last card may be laid though it does not fit."
  about laying
  lines 9
  overrides lay-fitting under only first
  player may lay last, row even when card is not fitting

rule pairs
  "Cards of one rank go together."
  about laying
  lines 10
  player may lay-pair set when every one in set where rank of one is rank of bottom of row of near

rule may-fetch
  "You may fetch a card while you have tokens."
  about laying
  lines 11
  player may fetch when tokens of player - 1 >= 0 and (leader is player or stock is not empty)

rule must-call
  "With one card left you have to call."
  about ending
  lines 12
  breakable
  player must call when size of hand of player is 1

rule no-doubt
  "You must not doubt a partner."
  about laying
  lines 13
  player must not doubt when some friend in partners of player where friend is layer

rule wrongly-laid
  "A last card is wrongly laid by somebody who still holds a sun."
  about laying
  lines 14
  player wrongly lays last, row when some other in hand of player except card where other is sun

rule doubted
  "Doubting shows the hand; the loser takes two."
  about laying
  lines 15
  when doubter doubts where layer was wrong:
    reveal hand of layer to doubter
    layer gets 2

rule after-laying
  "A laid card opens the calls, and may cost or bring something."
  about laying
  lines 16
  by example
  even if won
  before wheel
  when player lays card, row where card has rank and player owes call:
    offer call to player, then doubt to any of players except player until turn-begins
    for each friend in partners of player where friend has no vote starting at next of player:
      friend gets 1
    let spare be size of hand of player
    repeat until spare > 3:
      subtract 1 from tokens of player
    add (count c in hand of player where c is pip) to tokens of player

rule wheel
  "A pip spins the wheel."
  about laying
  lines 17
  when player lays pip sun, row:
    by chance:
      2:
        player chooses suit as wished
        set wish to wished
      1:
        swap hand of player with hand of next of player

rule turn-over
  "On a one every hand passes on."
  about laying
  lines 18
  after after-laying
  when player lays card, row where rank of card is 1:
    rotate hand
    move every c in row of near where c is not near-top to stock at random
    do run-out

rule gentle
  "Whoever would get cards with none left in the stock gets none."
  about laying
  lines 19
  when player would get amount:
    if stock is empty:
      proceed with 0
    else:
      proceed

rule worth
  "A card is worth its rank."
  about ending
  lines 21
  worth of card is rank of card when card is pip

rule out
  "Whoever is out wins; the team with most tokens wins the game."
  about ending
  lines 20-22
  player wins round by lay, lay-pair when hand of player is empty
  player wins game when team-score of team of player > 2 with most tokens of player
  round ends when stock is empty

rule counting
  "The fewest points win a token."
  about ending
  lines 23
  at counting:
    let best be (p in players with least (total worth of c for c in hand of p))
    add 1 to team-score of team of best
    end game

rule one-direction
  "Play never turns round."
  about table
  assumed "nothing on the sheet turns it"
  always direction is clockwise

example fits "A sun fits on a sun." lines 7 about laying:
  given players ann, ben, cat, dan
  given turn of ann
  given hand of ann is pip sun 3, 2 x last
  given row of near is pip sun 5
  given stock has 9 cards
  given wish is sun
  given ben owes call
  then ann may lay pip sun 3, row of near because lay-fitting
"""

TOUR_PACK = """\
cardlaw 1
pack gusts for sky
  "More wind."
  needs topic laying

attribute lane also middle
kind gust: rank
group windy: gust
group windy also last
move blow
turns also offer blow

rule blow
  "Anybody may blow."
  about laying
  player may blow

rule lay-gust
  "A gust goes anywhere."
  about laying
  replaces lay-last of evening
  overrides topic laying if any
  under opening eldest or youngest
  player may lay windy, row
  no-doubt does not apply when player is leader
  may-fetch of evening does not apply
"""

TOUR_VARIANT = """\
cardlaw 1
variant friday extends evening with gusts, calm
set opening to youngest
remove wheel
prefer gusts over calm for lay-last
"""

TOUR_SECOND_PACK = """\
cardlaw 1
pack calm for sky
rule lay-calm
  "Nothing but what fits."
  about laying
  replaces lay-last
  player may lay last, row when card is fitting
"""

TOUR_SPEC = """\
cardlaw 1
spec evenings of sky

scenario doubting "A doubted last card." shows wrongly-laid, topic laying:
  under evening [opening=youngest]
  under evening with gusts
  given b faces doubt, call after a wrongly lays last, row of near
  given leader is c
  when b doubts
  then hand of a holds pip sun 3
  then turn of c
scenario opening "What happens before anybody plays.":
  under evening
  when stage dealing
  when table says a
  when a chooses sun
  when chance 5
  then a must call
  then silent whether a may doubt because no-doubt
  then under only first and opening eldest:
    then a may fetch
  then finding ties
  then round is over
  then game is won by a
  then size of hand of a is 4
  then hand of a holds pip sun 1
"""

TOUR = (
    ("sky.rules", TOUR_WORDS),
    ("evening.rules", TOUR_EDITION),
    ("gusts.rules", TOUR_PACK),
    ("calm.rules", TOUR_SECOND_PACK),
    ("friday.rules", TOUR_VARIANT),
    ("evenings.spec", TOUR_SPEC),
)
