# What is said at the table. The person at the screen is addressed as “you”.

## Words that every table shares

word-you = you
word-table = the table
word-nobody = nobody
word-yes = yes
word-no = no
word-clockwise = clockwise
word-counterclockwise = counterclockwise
word-direction = direction
word-round-number = round
word-winner = winner
word-player = player
word-team = team
word-number = number
word-card = card
word-yes-no = yes or no
word-out = out
word-decline = do nothing

## What somebody does; `you` is `yes` if it is the person at the screen

lose-turn =
    { $you ->
        [yes] you lose
       *[no] { $who } loses
    } the turn
take-over =
    { $you ->
        [yes] you take
       *[no] { $who } takes
    } over the turn
go-again =
    { $you ->
        [yes] you have
       *[no] { $who } has
    } another turn
drop-out =
    { $you ->
        [yes] you drop
       *[no] { $who } drops
    } out of the round
leave-game =
    { $you ->
        [yes] you leave
       *[no] { $who } leaves
    } the game
chooses =
    { $you ->
        [yes] you choose
       *[no] { $who } chooses
    } { $what }
table-chooses = the table chooses { $what }
chooses-to =
    { $you ->
        [yes] you choose
       *[no] { $who } chooses
    } to { $what }
gets =
    { $you ->
        [yes] you get
       *[no] { $who } gets
    } { $n ->
        [one] a card
       *[other] { $n } cards
    }
win-round =
    { $you ->
        [yes] you win
       *[no] { $who } wins
    } the round
win-game =
    { $you ->
        [yes] you win
       *[no] { $who } wins
    } the game
does = { $who } { $what }
you-do = { $who } { $what }
with-cards = { $said } ({ $cards })
round-over-points = the round is over; points: { $points }
quoted = “{ $text }”

## What happens, what is asked, what is answered

shown = { $zone } is shown: { $cards }
shuffled = { $zone } is shuffled
turned = { $cards } is turned up
empty = { $zone } is empty
swapped = { $one } and { $other } change places
rotated = every { $zone } passes on to the next player
settled = the table settles { $about }: { $what }
round = round { $n }
round-over = the round is over
game-over = the game is over
won-by = won by { $who }
too-long = it went on too long and was stopped
may = you may:
answers = answers:
against = against the rules:
ask-choice = choose: { $what }
ask-table = you decide for the table: { $what }
ask-ruling = the rules do not settle this; what do you decide for { $about }?
only-move = only one move is possible: { $move }
legend = What the signs on the cards mean:
has-turn = whose turn it is
n-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
hint = try: { $move }
hint-only = it is the only move allowed
hint-must = you have to
hint-more-cards = it gets rid of more cards than others ({ $n })
hint-dearest = none of the cards you may play is worth more when cards are counted ({ $n })
hint-least-alike = none of the cards you may play has less in common with your other cards
hint-sheds = it gets rid of a card
hint-costs = any other move would bring you cards, and nobody else
hint-guess = nothing that you see decides this, so it is a guess
hint-least-use = none of the cards has less in common with your other cards
hint-fewest = nobody else to choose from holds fewer cards ({ $n })
hint-most-held = you hold no more of anything else to choose from ({ $n })
topics = Type `rules` and a number for what the rules say:
nothing-to-undo = there is nothing to take back
undone = your last answer is taken back
saved = saved in { $file }; every move from now on is, too
saved-name = the file calls you { $name }
save-where = type `save` and the name of a file, such as `save evening.table`
hand-over = { $who } is next. Press Enter when nobody else is looking.
is-may = { $move }: allowed
is-must = { $move }: what has to be done
is-must-not = { $move }: against the rules
is-silent = { $move }: the rules do not provide for it
is-contradictory = { $move }: the rules both allow and forbid it
is-not-offered = { $move }: not possible now
not-held = you do not hold { $card }
no-card = there is no card { $card }
needs = { $move } needs more than that: { $what }
first = first answer what is asked
no-such-move = `{ $text }` is not a move here; type a number, or ? for help
did-you-mean = did you mean `{ $guess }`?
why-what = type a move after it, such as `why 1` or `why` and a card
more-moves = there are more sets of cards than fit here; you can type any other
no-such-number = there is no { $text }; the moves are 1 to { $n }
have-to = you have to answer; type a number, or ? for help
lines = { $many ->
    [no] line
   *[yes] lines
 } { $n }
assumed = assumed
hello = { $n } players, seed { $seed }; ? for help
left = left the table; to go on: { $command }
left-unsaved = left the table; nothing was saved (next time, `save FILE` saves it)

## The help; what stands before the gap is typed

help-move = Type the number of a move, the move itself, or just the card.
help-enter = Press Enter to pass, where you may. A move that is the only one possible is made for you.
help-hint = hint        a move that a sensible player would make
help-undo = undo        take your last answer back
help-why = why MOVE    which rules allow or forbid it; MOVE is a number or any move
help-rules = rules       what the rules say, by topic
help-log = log         what happened so far
help-table = table       the table again
help-save = save FILE   save this game, and go on
help-quit = quit        leave; a saved game can be resumed
help-help = ?           this help
