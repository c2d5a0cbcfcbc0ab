# What the analysis says. A message begins with a small letter if it can stand inside a sentence; whoever shows it
# raises the first letter and adds the stop. Players are called by letters or by name.

## Why a move is not offered

card-not-held = { $who } does not hold { $card }
card-fewer-in-pack = more of this card were in play than this deck has: { $card }
card-not-in-pack = this deck does not have { $card }
game-over = the game is over
out-of-round = { $who } is out of the round
decides-first = { $who } has something else to decide first
table-decides-first = the table has something else to decide first
other-acts = { $other } is to act first, and { $who } cannot { $move } now
table-acts = the table acts first, and { $who } cannot { $move } now
not-among = it is not possible to { $move } now, only to { $moves }
cannot-be-done = it is not possible to { $move } with the cards there are
impossible = { $why }
told-twice = { $zone } is given twice
holds-more = { $zone } holds more than { $n } cards
pack-too-small = { $zone } cannot hold { $n } cards: the deck has too few
not-a-choice = that is not among the choices: { $values }
answers-first = { $who } is to answer first: { $moves }
table-answers-first = the table is to answer first: { $moves }
chooses-first = { $who } is to choose a { $what } first
table-chooses-first = the table is to choose a { $what } first

## Verdicts

ask-may = yes: { $who } may { $move }
ask-must = yes: { $who } has to { $move }
ask-must-not = no: { $who } must not { $move }
ask-silent = not covered: the rules do not say whether { $who } may { $move }
ask-contradictory = yes and no: the rules contradict each other on whether { $who } may { $move }
ask-not-offered = no: { $who } cannot { $move } now
ask-depends = it depends: you have not said { $what }
ask-answers = it depends on what happened just before, and you have not said that
ask-wrong-yet = it is allowed, but it counts as wrong
ask-wrong-too = it also counts as wrong
ask-impossible = cannot be asked: { $why }
ask-mover = { $who } is the player who makes the move
ask-more = Add --why to see the rules behind it, what we assumed and what happens next.
move = { $move }
place = { $zone }
ruling-may = allowed
ruling-must = required
ruling-must-not = not allowed
ruling-silent = not covered by the rules
ruling-contradictory = contradictory
ruling-not-offered = not possible
ruling-depends = it depends on what you have not said
ruling-unknown = not known
ruling-may-wrong = allowed, but it counts as wrong
ruling-must-wrong = required, but it counts as wrong
ruling-must-not-wrong = not allowed, and it counts as wrong
ruling-silent-wrong = not covered by the rules, and it counts as wrong
ruling-contradictory-wrong = contradictory, and it counts as wrong

## What was not said

thing-cards = which cards are { FORM($zone, "in") }
thing-held = what else { $who } holds
thing-top = which card is on top of { $zone }
thing-state = { HAS($state, "negative") ->
        [yes] whether { $state }
       *[no] { HAS($state, "asked") ->
            [yes] { FORM($state, "asked") }
           *[no] what the { $state } is
        }
    }
thing-player = who the { $state } is
thing-state-of = { HAS($who, "genitive") ->
        [yes] what { FORM($who, "genitive") } { $state } is
       *[no] what the { $state } of { $who } is
    }
thing-owes = whether { $who } still has to { $move }
told-cards = { HAS($zone, "in") ->
        [yes] { $zone }: { $cards }
       *[no] { $zone } is { $cards }
    }
case-cards = { $zone } holds only { $cards }
told-no-cards = { $zone } is empty
told-top = the top of { $zone } is { $card }
told-no-top = { $zone } is empty
told-state = { $state }
told-state-earlier = { $state } earlier in this turn
told-state-so-far = { $state } so far
told-as-it-starts = { $what }: as at the start
told-owes = { $who } still has to { $move }
told-owes-not = { $who } no longer has to { $move }
case = { $verdict }, for example if { $when }

## Why

quoted = “{ $text }” ({ $place })
cited-line = { $unit }, line { $lines }
cited-lines = { $unit }, lines { $lines }
cited-assumed = { $unit }, our assumption
cited = { $unit }
held-in-the-way = { $who } holds { $cards }
in-the-way = { $zone }: { $cards }
could-instead = these would be allowed: { $cards }
any-value = any { $value } card
any-number = any { $value }
any-kind = any { $kind }
one-card = { $card }
some-more = { $n } more
breaks = this would break the { TRAIT($rules, "person") ->
        [plural] rules
       *[other] rule
    } { $rules }
gives-way = the rule { $rule } allows it, but { $others } { TRAIT($others, "person") ->
        [plural] come
       *[other] comes
    } first
would-allow = the rule { $rule } does not allow it here: { $but }
but-held = { $zone } holds { $cards }
but-unfit = { $card } is not the kind of card it asks for
but-none-such = { $zone } holds no card of the kind it asks for
but-no-other = { $zone } holds no card of the kind it asks for besides { $card }
but-unmet = its condition is not met
text-clash = the printed text contradicts itself: { $yes } says yes, { $no } says no
rule-said = { $rule } (“{ $text }”)
by-rule = { $rule } (“{ $text }” { $place })

## What an answer rests on

rests = this depends on how the sheet is read. “{ $choice }” Our reading: { $value }. Read otherwise: { $others }
rests-other = { $verdict } ({ $values })
quoted-value = “{ $value }”
rests-because = reason: { $text }
assume-holds = assuming { $who } holds { $cards }
assume-played = { HAS($move, "past") ->
        [yes] assuming { $who } { FORM($move, "past") } before that
       *[no] assuming { $who } did this before: { $move }
    }
assume-state = assuming this before that move: { $state }
assume-players = assuming { $n } players ({ $first }–{ $last })
assume-direction = assuming play goes { $way }
assume-both = assuming { $n } players ({ $first }–{ $last }), playing { $way }
proved = nothing else at the table can change this answer
not-proved = same result in all { $n } situations tried; not proved (leave out --quick to prove it)
not-known = it is not known whether anything you left out changes this: { $why }
if-right = if the earlier move was right: { $what }
if-wrong = if the earlier move was wrong: { $what }
if-done-right = if { $who } was right to { $move }: { $what }
if-done-wrong = if { $who } was wrong to { $move }: { $what }

## An earlier move

earlier-open = you have not said enough to know whether { $who } was wrong to { $move }: say what { $who } holds
earlier-open-table = you have not said enough to know whether { $who } was wrong to { $move }: say more of the table before that move
earlier-wrong = { $who } was wrong to { $move }, as the cards given show
earlier-right = { $who } was right to { $move }, as the cards given show
earlier-wrong-before = { $who } was wrong to { $move } if the cards given are those before that move, and right if they are those after it
earlier-right-before = { $who } was right to { $move } if the cards given are those before that move, and wrong if they are those after it
earlier-rests-wrong = this depends on how the sheet is read. “{ $choice }” Our reading: { $value }. The move was wrong if you read it so: { $values }
earlier-rests-right = this depends on how the sheet is read. “{ $choice }” Our reading: { $value }. The move was right if you read it so: { $values }
window-won = the round ends as soon as { $who } { HAS($move, "third") ->
        [yes] { FORM($move, "third") }
       *[no] does this ({ $move })
    }, so nobody can { $rest }
window-none = no rule lets anybody { $move } here
window-none-after = { HAS($done, "past") ->
        [yes] { $who } { FORM($done, "past") }; no rule lets anybody { $move } after that
       *[no] no rule lets anybody { $move } after this: { $done }
    }
window-after = it is not possible to { $move } after that, only { $moments }
window-now = it is possible to { $move } only { $moments }
window-others = here the rules let { $others } { $move }, not { $who }
window-others-ways = here only { $others } may { $move } (or { $back } if play goes { $way }), not { $who }
window-own-turn = that is not an answer to what { $by } did. If it is { FORM($who, "genitive") } turn now, leave that move out and say what the table is like now
about-turn = { HAS($who, "genitive") ->
        [yes] this is about { FORM($who, "genitive") } turn
       *[no] this is about the turn of { $who }
    }
about-answer = { HAS($done, "past") ->
        [yes] this is about what { $who } may answer after { $by } { FORM($done, "past") }
       *[no] this is about what { $who } may answer after { $by } did this: { $done }
    }
about-before = this is about the moment when { $who } is about to { $event }
turn-comes = { HAS($done, "past") ->
        [yes] this is about the moment when the turn comes to { $who }, after { $by } { FORM($done, "past") }
       *[no] this is about the moment when the turn comes to { $who }, after { $by } did this: { $done }
    }
turn-stays = { HAS($done, "past") ->
        [yes] { $by } { FORM($done, "past") }, and it is still { FORM($by, "genitive") } turn
       *[no] it is still { FORM($by, "genitive") } turn after this: { $done }
    }
turn-lost = { HAS($done, "past") ->
        [yes] { $who } loses this turn, because { $by } { FORM($done, "past") }
       *[no] { $who } loses this turn, because { $by } did this: { $done }
    }
turn-not = { HAS($done, "past") ->
        [yes] it is not { FORM($who, "genitive") } turn: { $by } { FORM($done, "past") }, so it is { FORM($other, "genitive") }
       *[no] it is not { FORM($who, "genitive") } turn, but { FORM($other, "genitive") }, after this: { $done }
    }
answered-first = { HAS($done, "past") ->
        [yes] { $by } { FORM($done, "past") }; first, { $first }
       *[no] { $by } did this: { $done }. First, { $first }
    }

## What follows

follows = what follows, in all { $n } situations tried
follows-in-some = what follows, in { $some } of { $n } situations tried
follows-anyway = what follows if { $who } does it all the same, in { $some } of { $n } situations tried
follows-right = what follows if the earlier move was right, in { $n } situations tried
follows-wrong = what follows if the earlier move was wrong, in { $n } situations tried
follows-open = the rest differs from situation to situation: { $what }
change-chooses = { $who } chooses, for example, { $value }
change-chooses-card = { $who } chooses, for example, { $card }
change-chooses-player = { $who } chooses, for example, { $other }
change-table-chooses = the table chooses, for example, { $value }
change-swapped = { $zone } and { $zone-2 } change places
change-passed-on = every { $name } passes to the next player
change-top = the top of { $zone } is now { $card }
change-size = { $zone }: { TRAIT($now, "count") ->
        [0] no cards left (before: { $before })
        [one] 1 card (before: { $before })
       *[other] { $now } cards (before: { $before })
    }
change-more = { $zone }: { TRAIT($n, "count") ->
        [one] 1 more card
       *[other] { $n } more cards
    }
change-fewer = { $zone }: { TRAIT($n, "count") ->
        [one] 1 fewer card
       *[other] { $n } fewer cards
    }
change-state = { $state }
change-turn = { $who } has the next turn
change-turn-else = if nobody does anything, { $who } has the next turn
change-goes-on = { $who } moves again
change-table-goes-on = the table goes on
change-round-over = the round is over
change-game-over = the game is over
change-game-won = the game is over, and { $who } has won it
change-asked = then { $first }
change-asked-else = then { $first }; otherwise { $then }
asked-may = { $who } may { $moves }
asked-must = { $who } must { $moves }
table-asked-may = the table may { $moves }
table-asked-must = the table must { $moves }
answer-may = { $who } may { $move }
answer-must = { $who } must { $move }
answer-then = { $answer }; then
answer-declines = { $who } may do nothing
answer-not = if { $who } does not
answer-yes = { $who } says yes to “{ $what }”
answer-no = { $who } says no to “{ $what }”
table-answer-yes = the table says yes to “{ $what }”
table-answer-no = the table says no to “{ $what }”
table-answer-may = the table may { $move }
answer-plain-yes = { $who } says yes
answer-plain-no = { $who } says no
table-answer-plain-yes = the table says yes
table-answer-plain-no = the table says no
by-reading = { $what }: “{ $text }”
given-does = { HAS($move, "third") ->
        [yes] if { $who } { FORM($move, "third") }
       *[no] if { $who } does this ({ $move })
    }
given-declines = if { $who } does nothing
given-then = { $given }, { $then }
given-any = whatever is done then, { $then }
answers-either = { $who } says yes or no to “{ $what }”
table-answers-either = the table says yes or no to “{ $what }”
answers-plain-either = { $who } may do so (yes) or not (no)
table-answers-plain-either = the table may do so (yes) or not (no)
given-yes = if { $who } says yes to “{ $what }”
given-no = if { $who } says no to “{ $what }”
given-table-yes = if the table says yes to “{ $what }”
given-table-no = if the table says no to “{ $what }”
given-plain-yes = if { $who } says yes
given-plain-no = if { $who } says no
given-table-plain-yes = if the table says yes
given-table-plain-no = if the table says no
change-alike = the same follows
change-kept = { $zone }: as many cards as before
change-as-if = the same follows as { $given }
change-may-differ = some of this can come out differently
change-not = this does not happen – { $what }
subject-chooses = what { $who } chooses
subject-table-chooses = what the table chooses
subject-choice = what { $who } chooses ({ $n })
subject-table-choice = what the table chooses ({ $n })
subject-asked = who can act next
subject-swapped = which cards change places
subject-turn = whose turn is next
subject-onward = how play goes on
subject-answers = what others may do
subject-more-answers = what else others may do
follows-by-reading = this depends on how the sheet is read. “{ $choice }” Our reading: { $value }. Read otherwise: { $others }
follows-other = { $then } (“{ $value }”)
follows-not-so = some of this can come out differently (“{ $value }”)
follows-assumed = the rule { $rule } is our assumption: “{ $text }” Without it: { $then }
follows-assumed-not = the rule { $rule } is our assumption: “{ $text }” Without it some of this can come out differently
by-our-reading = this depends on how the sheet is read. “{ $choice }” Our reading: { $value }
read-otherwise = read otherwise (“{ $value }”):
without-assumed = the rule { $rule } is our assumption: “{ $text }” Without it:

## What was found

nothing-follows = no further rule applies
found-clash = { $rule } allows what { $rule-2 } forbids, and nothing says which comes first
found-clash-first = { $rule } allows what { $rule-2 } forbids; { $rule-3 } comes first
found-duty-yields = { $rule } allows another move than { $rule-2 } demands; { $rule-3 } comes first
found-values = { $rule } and { $rule-2 } do not agree on the { $name }
found-dead = { $rule } never applies
found-dead-clause = clause { $n } of { $rule } never applies
found-lawful = a legal move would count as wrong because of { $rule }
found-demanded = { $rule } demands a move that would count as wrong because of { $rule-2 }
found-order = { $rule } takes a card from { $zone } before { $rule-2 } shuffles it
found-arms-alike = it makes no difference here how you answer “{ $choice }”: “{ $value }” and “{ $value-2 }” play alike
found-redundant = nothing would change without { $rule }
found-redundant-clause = nothing would change without clause { $n } of { $rule }
found-redundant-assumed = { $rule } only states what the rules would give anyway
found-redundant-clause-assumed = clause { $n } of { $rule } only states what the rules would give anyway
found-self = to know whether { $rule } applies, one must already know whether it applies
found-shadowed = { $rule } is overridden wherever it applies
found-shadowed-clause = clause { $n } of { $rule } is overridden wherever it applies
found-unread = nothing depends on “{ $name }”
found-unread-printed = by the printed rules, nothing depends on “{ $name }”
found-undefined = “{ $name }” is used, and no rule says what it is
found-unsaid = the rules do not say whether a player may { $act } here
found-stuck = a player who has to { $acts } may not do any of that
found-broken = this may break what { $rule } says is always so: { $what }
found-late = { $rule } still applies after { $rule-2 } has ended the round
found-example = { $rule } is shown only in a worked example
found-breakable = a player can break { $rule }, and the move stands unless somebody objects
found-undone = a player can leave undone what { $rule } demands, and that stands unless somebody objects
found-several = after one move several players can have won by { $rule }, and no clause says which of them
found-broken-deal = what { $rule } says is always so may not be so when the turns begin
why-allowed = the rules allow this situation; whether play can lead to it was not checked
why-dealt = so it is in deal { $n } for { $n-2 } players
found-unknown = we could not check for “{ $kind }” here: { $why }
found-unchecked-broken-always = we could not check whether { $rule } still holds after somebody does { TRAIT($acts, "several") ->
        [yes] any of these
       *[other] this
    }: { $acts } ({ $why })
found-unchecked-several-winners = we could not check whether several players can win at once after somebody does { TRAIT($acts, "several") ->
        [yes] any of these
       *[other] this
    }: { $acts } ({ $why })
found-unsupported = { $rule } cannot be analysed: { $why }
found-both-change = { $packs } both change { TRAIT($rules, "person") ->
        [plural] the rules
       *[other] the rule
    } { $rules }
pair-both-change = both change what the rules say on { $topics }
pair-error = { $text }
pair-not-looked-at = not looked at since the rules changed
found-follows = { $rules } then { TRAIT($rules, "person") ->
        [plural] apply
       *[other] applies
    }
found-short = more cards may be needed than { $zone } holds, because the { $name } keeps growing
why-adds = { $rule } adds to the { $name }
why-takes-so-many = { $rule } takes as many cards from { $zone }
why-held = { $zone } and what refills it hold only the cards that nobody has
why-settled = { $rule } says what happens then
why-unsettled = no rule says what happens then
why-no-situation = there is no situation in which it could apply
why-same-both = every answer, outcome, number and word is the same either way
why-same-without = every answer, number and word is the same with it and without it
why-needs = { $rule } needs { $rule-2 }
why-by = by { $rules }
why-shuffles = { $name }: { $rule } shuffles { $zone }
why-takes = { $name }: { $rule } takes from { $zone }
why-not-shuffled = no step before that shuffles { $zone }
why-not-shuffled-printed = on the sheet, no step before that shuffles { $zone }
found-also = { $what }, and its clash with { $rules } is another finding
found-innocent = a move that { $rule } forbids is not wrong by any clause about such moves
found-no-window = nobody ever gets the chance to { $act }
found-undefined-of = “{ $name }” of { $kind } is used, and no clause says what it is
found-unsupported-all = { $text } cannot be analysed: { $why }
found-unsupported-move = the move { $act } is not analysed here: { $why }
found-silence = { $text }
found-ambiguous = { $question } Example: { $about } – { $one } ({ $value }); { $two } ({ $value-2 })
found-happening = { $question } Example: { $about } – { $says }
so-under = { $what } ({ $way })
found-count = { $rule } counts { $n } cards, and the parts add up to { $n-2 }
about-move = { $move }
about-act = after { HAS($act, "gerund") ->
        [yes] { FORM($act, "gerund") }
       *[no] { $act }
    }
about-word = “{ $word }”
about-word-of = “{ $word }” of { $of }
a-kind = { FORM($kind, "indefinite") }
why-never-asked = it is never asked for
why-silent = the rule file marks this as left open ({ $name })
why-count = { $rule }: { $n }
why-example = the lines it cites only show one case; that it holds elsewhere is how we read them
why-sets = { $rule } notes “{ $name }”
why-used = “{ $name }” is used in { $where }
why-used-in-body = the body of a move or stage
why-not-given-text = no clause of the text alone gives it
why-not-given-reading = no clause of the text as read gives it
why-not-given-assumption = no clause of the rules as played gives it
why-everywhere = { $rules } apply in every situation
why-always-contradict = as printed, { $rules } always contradict each other
why-verdict = { $label }: { $said }
by-layer-text = by the text alone
by-layer-reading = as we read it
by-layer-assumption = as it is played here

## A summary of what was found

check-nothing = { $name } has no points to note
check-points = { $name } has { TRAIT($n, "count") ->
        [one] 1 point
       *[other] { $n } points
    } to note: { $parts }
check-gravest = { TRAIT($n, "count") ->
        [one] the gravest one:
       *[other] the gravest of them:
    }
points-open = { $n } open
points-read = { $n } settled by a reading
points-assumed = { $n } settled by an assumption
points-settled = { $n } settled by the text itself
points-accepted = { $n } accepted
head-open = Open: nothing settles this yet
head-remarks = Open: this has no effect, or we could not check it
head-read = Read: this is how we take the words of the sheet
head-assumed = Assumed: the rules do not say, and we decided
head-settled = Settled by the text itself
head-accepted = Accepted: we leave it as it is
check-read = { $question } Our reading: { $value }
check-read-example = { $rule } stands only in a worked example. Our reading: it is a rule all the same
check-read-more = { $question } Our reading: { $value } (this settles { $n } points)
check-by = { $what }. We play: { $rules }
check-by-arising = { $what }. This comes up only with “{ $values }”. We then play: { $rules }
check-assumptions = { $n } points; `cardlaw check --all "{ $name }"` shows what we play in each.
check-settled = { TRAIT($n, "count") ->
        [one] 1 point; `cardlaw check --all "{ $name }"` shows how the text settles it
       *[other] { $n } points; `cardlaw check --all "{ $name }"` shows how the text settles each
    }
check-adds = { $name } adds { TRAIT($n, "count") ->
        [one] 1 point
       *[other] { $n } points
    } to { $base }: { $parts }
check-adds-nothing = { $name } adds nothing to what is found in { $base }
check-own = { TRAIT($n, "count") ->
        [one] 1 more point comes
       *[other] { $n } more points come
    } from { $base }, { TRAIT($open, "count") ->
        [0] none
       *[other] { $open }
    } of them open; `cardlaw check --all { $base }` shows them
check-more = Add --all to see every point with an example and what would settle it.

## A summary of a comparison


## What is compared, and when it is done

item-move = { $act }
item-at = { $item } { $moment }
item-stages = { $stages }
item-event = { HAS($event, "happens") ->
        [yes] when { FORM($event, "happens") }
       *[no] { $event }
    }
item-pack = the cards
item-players = the number of players
item-order-of-stages = the course of a round
item-number = { $name }
item-number-of = { $name } of { $kind }
item-state = the state “{ $name }”
item-zone = the place “{ $name }”
item-kind = the kind of card “{ $name }”
item-attribute = the feature “{ $name }”
item-act = “{ $act }”
item-teams = teams
item-sides = the sides of cards
item-backs = the backs of cards
item-a-turn = a turn
item-rule = the rule { $rule }
item-first-after = what comes first after “{ $name }”
item-only-in = { $item }, which only { $edition } has
item-differently = { $item }, written differently
item-topic = the rules on this topic: { $topic }
item-bodies = what moves and turns consist of
item-other-choices = rules under other choices
item-together = two other readings or options together
item-threes = three other readings or options together
item-rests-on = what rests on the rule { $rule }
item-cards = the cards
item-choice = “{ $choice }” with { $value }
item-place = { $zone }
item-winner = the winner of the game
item-outcome = the outcome of the game
item-over = whether it is over
item-in-round = who is in the round
item-in-game = who is in the game
item-whose-turn = whose turn it is
item-owed = what somebody still has to do
item-shown = what is shown
item-asked = who is asked what
moment-turn = on your turn
moment-other-turn = on another player’s turn
moment-after = { HAS($event, "third") ->
        [yes] after somebody { FORM($event, "third") }
       *[no] after { $event }
    }
moment-after-own = after you { $event }
moment-before = when somebody is about to { $event }
moment-before-own = when you are about to { $event }
moment-until = { $moment }, { HAS($until, "third") ->
        [yes] until somebody { FORM($until, "third") }
       *[no] until { $until }
    }

## Differences

differ-may = { $item }: whether you may
differ-wrong = { $item }: whether it is wrong
differ-have = { $item }: which editions have it
differ-offered = { $item }: whether it is offered
differ-number = { $item }: which number
differ-written = { $item }
differ-declared = { $item }: what is declared
differ-played = { $item }, seen in play
differ-if-wrong = { $item }: what follows if it counts as wrong
differ-draws = { $item }: how many cards are drawn
differ-dealt = { $item }: how many cards are dealt
differ-losses = { $item }: who loses a turn
differ-next = { $item }: who has the next turn
differ-won = { $item }: who wins the round
differ-ended = { $item }: whether it is over
differ-champion = { $item }: who wins the game
differ-turn = { $item }: whose turn it is
differ-seats = { $item }: who is in the round
differ-windows = { $item }: who may step in, and until when
differ-decisions = { $item }: who has something to choose
differ-reveals = { $item }: what is shown to whom
differ-order = { $item }: what comes first
differ-state = { $item }: { HAS($name, "negative") ->
        [yes] whether “{ $name }” is so afterwards
       *[no] the { $name } afterwards
    }
differ-zone = { $item }: which cards end up in { $zone }
ruling-wrong = wrong
ruling-not-wrong = not wrong
ruling-yes = yes
ruling-no = no
ruling-no-value = no value
ruling-both = { $verdict }, { $guilt }
ruling-and-wrong = and it counts as wrong
ruling-but-wrong = but it counts as wrong
ruling-and-not-wrong = and it does not count as wrong
ruling-but-not-wrong = but it does not count as wrong

## What editions do

seen-draws = { $who } draws { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }
seen-draws-none = { $who } draws no { NOUN("card", "plural") }
seen-draws-each = everyone draws { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }
seen-draws-nobody = nobody draws
seen-dealt = { $who } is dealt { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }
seen-dealt-none = { $who } is dealt no { NOUN("card", "plural") }
seen-loses = { $who } loses { TRAIT($n, "count") ->
        [one] a turn
       *[other] { $n } turns
    }
seen-loses-none = { $who } loses no turn
seen-by = { $what } ({ $by })
seen-next = { $who } has the next turn
seen-next-open = turns go on in order
seen-turn = it is the turn of { $who }
seen-turn-nobody = it is nobody's turn
seen-state = { $state }
seen-won-somebody = somebody has won the round
seen-won-nobody = nobody has won the round
seen-won = { $who } has won the round
seen-won-level = { $who } are level, and nothing says who has won the round
seen-goes-on = play goes on
seen-round-over = the round is over
seen-round-goes-on = the round goes on
seen-game-over = the game is over
seen-game-goes-on = the game goes on
seen-game-level = { $who } are level, and nothing says who wins the game
seen-game-without-winner = the game is over without a winner
seen-wins-game = { $who } wins the game
seen-nobody-wins-game = nobody has won the game
seen-outcome = { $what }
seen-in-round = in the round: { $who }
seen-in-game = in the game: { $who }
seen-nobody-in = nobody is left
seen-may = { $who } can { $acts }
seen-nobody-may = nobody can { $acts }
seen-until = { $what } until { $until }
seen-no-window = nobody can step in
seen-then = { $what }, then { $then }
seen-several = { $each }
seen-answers = { $who } has to { $acts }
seen-table-answers = the table has to { $acts }
seen-asked = { $who } has something to decide
seen-table-asked = the table has something to decide
seen-nobody-asked = nobody has anything to decide
seen-not-asked = { $who } has nothing to decide
seen-table-not-asked = the players need not agree on anything
seen-chooses = { $who } chooses { FORM($what, "indefinite") }
seen-table-chooses = the players agree on { FORM($what, "indefinite") }
seen-chooses-yes-no = { $who } may do so (yes) or not (no)
seen-table-chooses-yes-no = the table may do so (yes) or not (no)
seen-when-asked = when { $who } is asked, { $what }
seen-when-table-asked = when the table is asked, { $what }
seen-shown = { $zone } is shown to { $who }
seen-shown-several = { $zones } are shown to { $who }
seen-not-shown = { $zone } is not shown to { $who }
seen-shown-nobody = { $zone } is shown to nobody
seen-nothing-shown = nothing is shown
seen-empty = { $zone } is empty
seen-holds = { $zone } holds { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }
seen-holds-all = { $zone } holds { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    } ({ $cards })
seen-holds-top = { $zone } holds { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }, on top { $cards }
seen-holds-cards = { $zone } holds { $cards }
seen-among = { $what }, among them { $cards }
seen-lies = { $what }, { $cards } { $place }
seen-lies-on-top = { $card } lies on top of { $zone }
place-top = on top
place-bottom = at the bottom
place-below = with { TRAIT($n, "count") ->
        [one] 1 card
       *[other] { $n } cards
    } above it
place-above = with { TRAIT($n, "count") ->
        [one] 1 card
       *[other] { $n } cards
    } below it
seen-after-shuffle = { $name } comes after a shuffle
seen-after-assumed-shuffle = { $name } comes after a shuffle only by our assumption
seen-before-shuffle = { $name } comes before any shuffle
seen-has = has it
seen-lacks = does not have it
seen-offers = offers it
seen-offers-not = does not offer it
seen-owes = { $who } still has to { $move }
seen-owes-not = { $who } does not have to { $move }
seen-asked-among = { $who } is asked to choose: { $acts }
seen-table-asked-among = the table is asked to choose: { $acts }
seen-offered = { $who } can { $move } ({ $verdict })
seen-offered-too = { $who } can { $move } ({ $verdict }, but possible)
seen-offered-choice = { $who } can choose: { $move }
seen-not-offered = { $who } cannot: { $move }
seen-table-offered = the table can choose: { $move }
seen-table-not-offered = the table cannot choose: { $move }
seen-move = { $move }
seen-choice = { $what }
seen-declines = decline
seen-pack = { $n } cards ({ $kinds })
counted-kind = { $n } { TRAIT($n, "count") ->
        [one] { $kind }
       *[other] { FORM($kind, "plural") }
    }
seen-players = { $n } to { $n-2 } players
seen-stages = { $stages }
seen-number = { $n }
seen-value = { $value }
seen-value-when = `{ $value }` when `{ $when }`
seen-number-for = { $n } for { $kinds }
seen-number-else = { $n } for any other card
seen-values = { $values }
seen-no-value = nothing
seen-no-such-number = there is none, and no rule asks for it

## What is answered on the way

answered = { HAS($move, "third") ->
        [yes] { $who } { FORM($move, "third") }
       *[no] { $who } answers: { $move }
    }
table-answered = the table answers: { $move }
answered-instead = { $what } instead of { HAS($other, "gerund") ->
        [yes] { FORM($other, "gerund") }
       *[no] this: { $other }
    }
picks = { $who } chooses { $what }
picks-card = { $who } chooses { $card }
picks-player = { $who } chooses player { $other }
table-picks = the table chooses { $what }
table-picks-card = the table chooses { $card }
table-picks-player = the table chooses player { $other }
table-picks-player-where = where the table chooses a player, it chooses { $other }
picks-nothing = { $who } chooses nothing
table-picks-nothing = the table chooses nothing
comes-up = { $card } ends up on top of { $zone }
comes-up-in = { $card } ends up on top of { $zone } in { $editions }
comes-up-if = { $card } ends up on top of { $zone } ({ $ways })
way-chosen = { $value }
way-first = { $rule } overrides { $rule-2 }
does-this = { HAS($move, "third") ->
        [yes] { $who } { FORM($move, "third") }
       *[no] { $who } does this: { $move }
    }
table-does-this = the table does this: { $move }
nothing-done = nothing is done yet
course = game { $n } of { $n-2 } players, answer { $n-3 }

## What is declared

declared = { $parts }
declared-type = { FORM($type, "indefinite") }
declared-each = { FORM($type, "indefinite") } of each { $each }
declared-starts = starts as { $value }
declared-starts-empty = starts as nothing
declared-for-round = kept for the round
declared-for-turn = kept for the turn
declared-for-game = kept for the game
declared-pile = a pile
declared-hand = a hand
declared-of-each = one for each { $each }
declared-seen-all = seen by all
declared-seen-none = seen by nobody
declared-seen-owner = seen by its owner
declared-backs = backs seen by the others
declared-deck = holds the deck
declared-refilled = refilled by { $event }
declared-values = { $values }
declared-takes = takes { $what }
declared-takes-nothing = takes nothing
declared-answers = an answer to { $move }
declared-other-names = under other names
declared-teams = { $n } teams
declared-no-teams = no teams
declared-one-side = one side
declared-lacked = { $n } cards with faces that the other lacks
declared-breakable = may be broken
declared-unbreakable = cannot be broken
declared-even-if-won = still applies once the round is won
declared-not-if-won = no longer applies once the round is won

## Around a comparison

compare-differ = { $editions } differ in { TRAIT($n, "count") ->
        [one] 1 point
       *[other] { $n } points
    }
compare-differ-more = { $editions } differ in { TRAIT($n, "count") ->
        [one] 1 point
       *[other] { $n } points
    }. { $n-2 } more, shown below, { TRAIT($n-2, "count") ->
        [one] needs
       *[other] need
    } another option
compare-same = no difference was found between { $editions }; { TRAIT($n, "count") ->
        [one] 1 thing was
       *[other] { $n } things were
    } proved the same
compare-unknown = it is not known whether { TRAIT($n, "count") ->
        [one] 1 more thing differs
       *[other] { $n } more things differ
    }; --why shows which, and why
compare-untried = we tried other readings and options one at a time; --together also tries them in pairs ({ TRAIT($n, "count") ->
        [one] 1 pair
       *[other] { $n } pairs
    })
compare-threes = we do not try three or more readings or options together (there would be { TRAIT($n, "count") ->
        [one] 1 set of three
       *[other] { $n } sets of three
    })
compare-more-choices = other readings and options of { $editions } make further differences
compare-more-choices-all = other readings and options of { $editions } make further differences, which --all shows
compare-summed-up = { TRAIT($n, "count") ->
        [one] 1 point is
       *[other] { $n } points are
    } only summed up here; --why tells each
compare-more = Add --why for the rules behind each point and for what the sheets leave open. --topic TOPIC or --all shows every situation.
compare-lines = Numbers beside a rule are lines of its sheet.
compare-sum = in all, { $editions } have { TRAIT($n, "count") ->
        [one] 1 difference
       *[other] { $n } differences
    }, counting each situation, reading and option; { TRAIT($n-2, "count") ->
        [one] 1 thing was
       *[other] { $n-2 } things were
    } proved the same
taken-for-granted = this relies on what { $rules } says is always so
topic-none = The whole round
legend-letter = editions with the same letter were not found to differ
legend-between = not found to differ from A nor from B, which do differ
legend-assumed = the rules do not say; what we assume plays like A
legend-partly = the rules leave part of it open; what we assume there plays like A
legend-silent = the rules do not say, and we assume nothing
legend-lacking = it has no such card or rule
legend-more = there are more differences: under other options or readings, or only in what chance brings (which cards come up, and where they end up)
same-in-all = the same in all
same-moves = no difference in what is allowed
stands-stricter = { $ones } { TRAIT($ones, "person") ->
        [plural] are
       *[other] is
    } stricter
stands-looser = { $ones } { TRAIT($ones, "person") ->
        [plural] are
       *[other] is
    } looser
stands-more-wrong =
    { $ones } { TRAIT($ones, "person") ->
        [plural] count
       *[other] counts
    } more moves as wrong
stands-less-wrong =
    { $ones } { TRAIT($ones, "person") ->
        [plural] count
       *[other] counts
    } fewer moves as wrong
stands-stricter-than = { $ones } { TRAIT($ones, "person") ->
        [plural] are
       *[other] is
    } stricter than { $others }
stands-looser-than = { $ones } { TRAIT($ones, "person") ->
        [plural] are
       *[other] is
    } looser than { $others }
stands-more-wrong-than =
    { $ones } { TRAIT($ones, "person") ->
        [plural] count
       *[other] counts
    } more moves as wrong than { $others }
stands-less-wrong-than =
    { $ones } { TRAIT($ones, "person") ->
        [plural] count
       *[other] counts
    } fewer moves as wrong than { $others }
stands-each-wrong = each counts moves as wrong that the other does not
stands-each-allows = each allows what the other forbids
stands-silent = one of them says nothing of it
stands-silent-in = { $edition } does not always cover it
stands-unknown = not known
stands-differ = they differ
stands-pair = { $one } and { $other }: { $what }
chosen-value = “{ $choice }”: { $value }
chosen-in = { $edition } – { $chosen }
only-under = only with { $choices }
not-under = not with { $choices }
otherwise-under = comes out differently with { $choices }
chance-alone = by chance alone: with other cards either does the same
chance-in-each = which cards come up is chance in each of them
assumed-on-both-sides = assumed on both sides; the sheets do not say
assumed-cards-of-number = which cards these are is assumed on both sides; only their number is printed, in { $editions }
with-it = also different
state-only-in = { HAS($name, "negative") ->
        [yes] “{ $name }”
       *[no] the { $name }
    } exists only in { $editions }
for-example = for example
not-seen-in-play = we have not seen this come up in play
by-assumption = assumed
by-statement = stated
by-rules = rules { $rules }
head-moves = What may be done, move by move
moves-same = { $n } more: the same (proved)
only-offers = only in { $edition }
has-no-such = { $edition } has no such card or move
guilt-of = whether it is wrong: { $item }
comes-of = what follows from this: { $item }
comes-of-both = what follows from this, where both allow it: { $item }
head-unsaid = What a sheet does not say, and what is played there
printed-elsewhere = printed elsewhere
none-says = the sheets say nothing on { TRAIT($n, "count") ->
        [one] 1 matter, and it is
       *[other] { $n } matters, and these are
    } played alike
none-says-more = the sheets say nothing on { TRAIT($n, "count") ->
        [one] 1 more matter, and it is
       *[other] { $n } more matters, and these are
    } played alike
head-printed = Only printed in some of the sheets
printed-not-in = “{ $text }” Not in { $editions }
head-proved = Proved the same
head-proved-under = Proved the same, but only with other readings or options
proved-by-structure = by structure
proved-by-entry = entry by entry
proved-by-step = step by step
proved-by-solver = by the solver
unknown-thing = not known: { $item } – { $why }
at-players = there are { $n } players
told-bottom = the bottom of { $zone } is { $card }
at-after = { HAS($move, "past") ->
        [yes] before that, { $who } { FORM($move, "past") }
       *[no] before that, { $who } did this: { $move }
    }
at-after-wrong = { HAS($move, "past") ->
        [yes] before that, { $who } wrongly { FORM($move, "past") }
       *[no] before that, { $who } did this wrongly: { $move }
    }
at-won = the round has just been won
at-tries = { $who } tries to { $move }
compare-may = may { $who } { $move }?
compare-wrong = is it wrong of { $who } to { $move }?
compare-when = when { $who } { HAS($move, "third") ->
        [yes] { FORM($move, "third") }
       *[no] does this ({ $move })
    }

## Kinds of findings

kind-contradiction = contradiction
kind-lawful-yet-guilty = allowed, but counts as wrong
kind-unlawful-yet-innocent = forbidden, but does not count as wrong
kind-broken-always = breaks what is always so
kind-after-the-end = applies after the end
kind-ambiguous = ambiguous
kind-self-referential = refers to itself
kind-by-example = rests on an example
kind-stuck = stuck
kind-silent = not covered
kind-breakable = can be broken
kind-several-winners = several winners
kind-dead = never applies
kind-shadowed = always overridden
kind-redundant = without effect
kind-unread = a detail without effect
kind-count = numbers do not add up
kind-order = order of steps
kind-unknown = not known
kind-unsupported = cannot be analysed

## What settles a finding, what a house rule changes

status-open = open
status-read = settled by a reading
status-assumed = settled by an assumption
status-settled = settled by the text itself
status-accepted = accepted
finding-head = { $kind } · { $status }
says-yes = allows it
says-strong-yes = expressly allows it
says-demands = demands it
says-not-against = does not forbid it here
says-no = forbids it
says-wrong = calls it wrong
says-overridden = gives way
says-value = says { $value }
party = { $rule } ({ $place })
party-says = { $rule } ({ $place }): { $says }
cited-at = { $unit }, { $where }
means-word = this depends on: “{ $text }” ({ $place })
at-subject = about { $what }
settled-by = settled by { $rules }
settled-read = { $name }: { $question } Our reading: { $value }
settled-option = this point exists only under an option. { $name }: { $question } { $values }
settled-only = this arises only under the reading { $values }
settled-case = { $what } (“{ $ways }”)
settled-cases = result: { $cases }
settled-alike = result: { $what }, whichever way it is read
settled-forbids = forbidden by { $rules } if you read it so: { $ways }
settled-preferred = if { $rule } overrides { $rule-2 }: { $then }
settled-accepted = accepted: { $text }
then-value = { $name } is { $value }
remedy-vain = letting { $rule } override { $rule-2 } changes nothing; it would still be: { $then }
remedy-vain-for = letting { $rule } override { $rule-2 } changes nothing, because of { $rules }; it would still be: { $then }
remedy-stand = to let { $rule } decide, { $how }; then: { $then }
remedy-stand-against = to let { $rule } decide, { $how } ({ $rules } would forbid it, too); then: { $then }
how-override = write { $text } in it
how-override-read = write { $text } in it, under a reading if the words allow both
how-leave-pack = leave the house rule { $pack } out, or let { $rule } apply in fewer cases there
how-take-out = take { $rule } out of { $unit }, or let it apply in fewer cases
remedy-innocent = to make it right, let the rule { $rule } apply in fewer cases, or add a reading under which it does not apply
remedy-innocent-then = to make it right, let the rule { $rule } apply in fewer cases, or add a reading under which it does not apply; then: { $then }
remedy-forbid = to forbid it, let { $rules } allow fewer moves
remedy-forbid-by = to forbid it, write { $text } in a rule that overrides { $rules }; then: { $then }
remedy-widen = let a `wrongly` clause apply to more moves, or let { $rules } forbid fewer
remedy-correct = correct { $rules }, or let { $rule } demand less
remedy-correct-there = correct what happens there, or let { $rule } demand less
remedy-keep-out = if play never leads to such a situation, add another `always` that says why not
remedy-rank = add a rule that says which of them wins, or rank them: `wins round when … with most …`
remedy-decide = add a rule that decides it. Give its lines if the sheet has it; otherwise mark it `assumed`
remedy-remove = take { $rules } out, or correct its condition
remedy-ask = write the rule that asks for it, or take out what sets it in { $rules }
remedy-accept = to accept it, write { $text } in the rule file
elsewhere = in other editions: { $cases }
elsewhere-case = { $what } in { $editions }
elsewhere-read = { $what } in { $editions } (depends on { TRAIT($readings, "person") ->
        [plural] our readings
       *[other] our reading
    } there: { $readings })
head-silences = what { $name } does not say
silence-status = { $what } ({ $status })
silence-accepted = { $what } (accepted: { $text })
then-broken = { HAS($act, "gerund") ->
        [yes] after { FORM($act, "gerund") },
       *[no] after this ({ $act })
    } it is not as { $rule } says
then-level = { HAS($act, "gerund") ->
        [yes] after { FORM($act, "gerund") },
       *[no] after this ({ $act })
    } { $n } players have won at once by { $rule }
then-late = the round is over, and { $rule } still applies
then-disorder = { $rule } takes cards, and only then { $rule-2 } shuffles
then-short = the { $name } was { $n }, and { $n-2 } of these cards are not there
then-happens = this happens: { $acts }
then-asked = one of these is asked for: { $acts }
plan-head = { $name } compared with { $base }
plan-new = new rules:
plan-gone = rules that are gone:
plan-changed = changed rules:
plan-now-before = now comes before { $rules }
plan-now-for = now also for { $kinds }
plan-more-rules = and { $n } more (--format plain names them all)
plan-chosen = chosen: { $name } = { $now } (was { $before })
plan-nothing-written = no rule is written differently
turn-now-allowed = now allowed
turn-no-longer-allowed = no longer allowed
turn-now-a-duty = now required
turn-no-longer-a-duty = no longer required
turn-judged-otherwise = judged differently
plan-head-offered = possible only in one of the two
plan-head-effects = what happens differently
plan-unknown-things = we could not find out whether anything else differs when it comes to this
plan-unknown-thing = { $items }: { $why }
plan-was = before: { $what }
plan-now = now: { $what }
plan-no-verdict = nothing
plan-head-new = new findings
plan-head-also-new = also new
plan-head-no-longer = found in { $base }, and no longer here
plan-differs = { $name } changes the game: { $parts }
plan-allowed = { TRAIT($n, "count") ->
        [one] 1 difference
       *[other] { $n } differences
    } in what is allowed
plan-happens = { TRAIT($n, "count") ->
        [one] 1 difference
       *[other] { $n } differences
    } in what happens
plan-unknown = { $name }: no difference was found, but { TRAIT($n, "count") ->
        [one] 1 thing is
       *[other] { $n } things are
    } not known
plan-same = { $name } changes nothing at the table: { TRAIT($n, "count") ->
        [one] 1 thing was
       *[other] { $n } things were
    } looked at and proved the same
plan-findings = { TRAIT($n, "count") ->
        [0] no new findings
        [one] 1 new finding ({ $n-2 } open)
       *[other] { $n } new findings ({ $n-2 } open)
    }
step = { HAS($move, "third") ->
        [yes] { $who } { FORM($move, "third") }
       *[no] { $who }: { $move }
    }
table-step = the table: { $move }
step-declines = { $who } does nothing
picks-amount = { $who } chooses { $n }
table-picks-amount = the table chooses { $n }
table-says-yes = the table says yes
table-says-no = the table says no
quote = “{ $text }”
clause-of-rule = clause { $n } of { $rule }
