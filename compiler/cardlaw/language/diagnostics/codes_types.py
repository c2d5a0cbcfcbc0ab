"""The codes E03xx: things that do not go together. Examples build on the small game."""

from __future__ import annotations

from cardlaw.language.diagnostics.codes_names import PACK, RULE
from cardlaw.language.diagnostics.diagnostic import Code

EFFECT = RULE + "  when player lays card:\n"

TYPE_CODES = (
    Code(
        "E0301",
        "something else is needed here",
        "Every phrase is a number, a card, a player, a zone, a value of an attribute, or a statement that is true "
        "or not. The message says which is needed and which is there.",
        wrong=RULE + "  player may lay card when card is leading\n",
        right=RULE + "  player may lay card when suit of card is leading\n",
    ),
    Code(
        "E0302",
        "a word without its comparison",
        "`or` and `and` join whole statements. `card is star or comet` says nothing about `comet`: the comparison "
        "is written out on both sides.",
        wrong=RULE + "  player may lay card when card is star or comet\n",
        right=RULE + "  player may lay card when card is star or card is comet\n",
    ),
    Code(
        "E0303",
        "asked of the wrong thing",
        "`suit of` is asked of a card, `top of` of a zone, `next of` of a player; a predicate is said of what it "
        "was declared for; what there is once is not asked of anything.",
        wrong=RULE + "  player may lay card when suit of player is sun\n",
        right=RULE + "  player may lay card when suit of card is sun\n",
    ),
    Code(
        "E0304",
        "too much or too little after a verb",
        "A move or event takes what it was declared with, in that order. In a rule, the name of the thing "
        "itself (such as `card`) means any such thing.",
        wrong=RULE + "  player may lay\n",
        right=RULE + "  player may lay card\n",
    ),
    Code(
        "E0305",
        "not said what, of which, or by whom",
        "A parameter says what it is, a choice among cards or numbers says which there are, a move is made by "
        "somebody, and only what players choose can be allowed or forbidden.",
        wrong=EFFECT + "    player chooses card as shown\n",
        right=EFFECT + "    player chooses card as shown in hand of player\n",
    ),
    Code(
        "E0306",
        "not something that can be set or moved",
        "Steps set states and move cards. Roles and names bound in a clause stay as they are, quantities follow "
        "from rules, and what a card shows does not change.",
        wrong=EFFECT + "    set suit of card to sun\n",
        right=EFFECT + "    set leading to suit of card\n",
    ),
    Code(
        "E0307",
        "not said whose",
        "Of a zone, state or quantity `of each …` there are several, so the rule says whose it means.",
        wrong=RULE + "  player may take when score > 3\n",
        right=RULE + "  player may take when score of player > 3\n",
    ),
    Code(
        "E0308",
        "nothing was answered that could be wrong",
        "`was wrong` reads the judgement on the move that is being answered. It makes sense where a move declared "
        "`answering … by …` is made, and after `then` in a scenario.",
        wrong=RULE + "  player may take when dealer was wrong\n",
        right=PACK + 'rule extra\n  "A doubted player who was wrong takes one."\n  about doubting\n'
        "  when doubter doubts where layer was wrong:\n    layer gets 1\n",
    ),
    Code(
        "E0309",
        "nothing to proceed with",
        "`proceed` lets happen what a replacement stood in for, so it belongs in a clause with `would`.",
        wrong=EFFECT + "    proceed\n",
        right=RULE + "  when player would lay card:\n    proceed\n",
    ),
    Code(
        "E0310",
        "there is no such card",
        "A card is spelled by its kind and its values, in any order. The deck's rows name one kind each and say "
        "which of its values they mean.",
        wrong=RULE + "  player may lay card when card is sun moon\n",
        right=RULE + "  player may lay card when card is sun 3\n",
    ),
    Code(
        "E0311",
        "could be several",
        "Where one card is needed, its spelling fits one face only; where a value is needed, it belongs to one "
        "attribute.",
        wrong=EFFECT + "    set drawn of player to star\n",
        right=EFFECT + "    set drawn of player to star sun\n",
    ),
    Code(
        "E0312",
        "a choice between words is not a value",
        "An option over numbers can be used as a number. What depends on a choice between words is put under it.",
        wrong=RULE + "  player may take when opening is dealer\n",
        right=RULE + "  under opening dealer\n  player may take\n",
    ),
    Code(
        "E0313",
        "offered to several, taken by how many?",
        "A move offered to several players is taken by the first who wants it (`any of`) or by everybody who does "
        "(`each of`).",
        wrong=EFFECT + "    offer take to players\n",
        right=EFFECT + "    offer take to any of players\n",
    ),
    Code(
        "E0314",
        "nothing to go through",
        "One goes through the cards of a zone, through players, through the values of an attribute or through a "
        "range of numbers.",
        wrong=RULE + "  player may take when some c in rank of top where c is 3\n",
        right=RULE + "  player may take when some c in hand of player where rank of c is 3\n",
    ),
    Code(
        "E0315",
        "not something that a rule defines",
        "A rule defines quantities (`hand-size is 5`) and predicates (`card is fitting when …`). States are set by "
        "steps, and the kind of a card is printed on it.",
        wrong=RULE + "  card is star when rank of card is 5\n",
        right=RULE + "  card is fitting when rank of card is 5\n",
    ),
    Code(
        "E0316",
        "a game is not won by a move",
        "Whether somebody has won the game is looked at when a round is over, so no move or event can win it there "
        "and then. `by` names what wins a round.",
        wrong=RULE + "  player wins game by lay when hand of player is empty\n",
        right=RULE + "  player wins round by lay when hand of player is empty\n",
    ),
)
