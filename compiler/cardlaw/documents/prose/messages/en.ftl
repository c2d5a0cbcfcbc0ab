### English. The acting player is “you”; everyone else is spoken of in the third person.
### Forms: genitive · negative, that, that-negative (conditions) · in, from (zones) · plural, indefinite (nouns).

## Helpers used by other messages
be = { TRAIT($subject, "person") ->
        [second] are
       *[other] is
    }
have = { TRAIT($subject, "person") ->
        [second] have
       *[other] has
    }
do-not = { TRAIT($subject, "person") ->
        [second] do not
       *[other] does not
    }
who = { $sort ->
        [player] who
       *[other] that
    }
bounded = { $bound ->
        [exactly] exactly { $n }
        [at-least] at least { $n }
        [at-most] at most { $n }
        [more-than] more than { $n }
       *[less-than] less than { $n }
    }
bounded-cards = { $bound ->
        [exactly] { "" }
        [at-least] at least
        [at-most] at most
        [more-than] more than
       *[less-than] fewer than
    } { $n } { TRAIT($n, "count") ->
        [one] { NOUN("card") }
       *[other] { NOUN("card", "plural") }
    }
object-form = { "" }
nothing = { "" }

## Words every table shares
word-card = card
    .plural = cards
    .indefinite = a card
    .definite = the card
    .genitive = the card’s
word-player = player
    .plural = players
    .indefinite = a player
    .definite = the player
    .genitive = the player’s
word-team = team
    .plural = teams
    .indefinite = a team
    .definite = the team
word-number = number
    .plural = numbers
    .indefinite = a number
    .definite = the number
word-zone = pile
    .plural = piles
    .indefinite = a pile
    .definite = the pile
word-side = side
    .plural = sides
    .indefinite = a side
    .definite = the side that is up
word-yes-no = answer
    .plural = answers
    .indefinite = yes or no
    .definite = the answer
word-direction = direction of play
    .plural = directions of play
    .indefinite = a direction of play
    .definite = the direction of play
word-clockwise = clockwise
word-counterclockwise = counterclockwise
word-winner = round winner
    .plural = round winners
    .indefinite = a round winner
    .definite = the round winner
    .genitive = the round winner’s
word-round-number = number of the round
    .definite = the number of the round
    .indefinite = a number of a round
    .plural = numbers of the rounds
word-lose-turn = lose the turn
    .third = loses the turn
    .past = lost the turn
    .gerund = losing the turn
word-regain-turn = get lost turns back
    .third = gets lost turns back
    .past = got lost turns back
    .gerund = getting lost turns back
word-begin = begin
    .third = begins
    .past = began
    .gerund = beginning
word-take-over = take over the turn
    .third = takes over the turn
    .past = took over the turn
    .gerund = taking over the turn
word-go-again = have another turn
    .third = has another turn
    .past = had another turn
    .gerund = having another turn
word-drop-out = drop out of the round
    .third = drops out of the round
    .past = dropped out of the round
    .gerund = dropping out of the round
word-leave-game = leave the game
    .third = leaves the game
    .past = left the game
    .gerund = leaving the game
word-decline = decline
    .third = declines
    .past = declined
    .gerund = declining
word-turn-begins = the next turn begins
    .happens = the next turn begins
word-turn-ends = the turn ends
    .happens = the turn ends

## Players
actor = you
    .genitive = your
    .person = second
actor-again = you
    .genitive = your
    .person = second
the = { FORM($noun, "definite") }
    .genitive = { FORM($noun, "genitive") }
a = { FORM($noun, "indefinite") }
    .none = no { $noun }
    .genitive = { FORM($noun, "indefinite") }’s
own = that player
    .genitive = their
gap = { NOUN("player") }
    .genitive = { NOUN("player") }’s
some-player = some player
    .genitive = some player’s
every-player = each player
    .genitive = each player’s
only-one-player = only one player
    .genitive = only one player’s
every-player-except = each player except { $excepted }
every-other-player = each other player
    .genitive = each other player’s
any-player = any player
    .genitive = any player’s
any-other-player = any other player
    .genitive = any other player’s
another-player = another player
    .none = no other player
    .genitive = another player’s
that-player = that player
    .genitive = that player’s
turn-player = the player whose turn it is
next-player = the next player
    .genitive = the next player’s
previous-player = the previous player
    .genitive = the previous player’s
left-player = the player on your left
right-player = the player on your right
next-of = the player after { $player }
previous-of = the player before { $player }
left-of = the player on { HAS($player, "genitive") ->
        [yes] { FORM($player, "genitive") } left
       *[no] the left of { $player }
    }
right-of = the player on { HAS($player, "genitive") ->
        [yes] { FORM($player, "genitive") } right
       *[no] the right of { $player }
    }
team-of = { HAS($owner, "genitive") ->
        [yes] { FORM($owner, "genitive") } team
       *[no] the team of { $owner }
    }
players = all players
other-players = the other players
players-except = the players except { $excepted }
partners-of = the partners of { $player }
any-of = any of { $members }
each-of = each of { $members }
one-of = one of { $members }
    .none = none of { $members }
the-table = the table
best-player = the player with the { $extreme ->
        [most] highest
       *[least] lowest
    } { FORM($value, "bare") } { $where }
best-other = the { $noun } with the { $extreme ->
        [most] highest
       *[least] lowest
    } { FORM($value, "bare") } { $where }

## Cards
it-card = it
    .genitive = its
itself = it
    .genitive = its
that-card = that card
    .genitive = that card’s
other-card = the other card
    .genitive = the other card’s
that-one = it
    .genitive = its
those-cards = the cards
    .in = among the cards
several-cards = { $least } to { $most } { NOUN("card", "plural") }
card-at-top = the top { NOUN("card") } of { $zone }
card-at-bottom = the bottom { NOUN("card") } of { $zone }
card-at-newest = the newest { NOUN("card") } { FORM($zone, "in") }
a-kind-of = { FORM($kinds, "indefinite") }
a-such = { FORM($noun, "indefinite") } { $where }
described = { HAS($predicate, "attributive") ->
        [yes] { FORM($predicate, "attributive") } { FORM($noun, $form) }
       *[no] { FORM($noun, $form) }
    }
    .indefinite = { HAS($predicate, "attributive") ->
        [yes] { ARTICLE(FORM($predicate, "attributive")) } { FORM($predicate, "attributive") } { $noun }
       *[no] { FORM($noun, "indefinite") }
    }
described-after = { HAS($predicate, "attributive") ->
        [yes] { "" }
       *[no] { HAS($predicate, "after") ->
            [yes] { FORM($predicate, "after") }
           *[no] that is { $predicate }
        }
    }
face-numbered = { ARTICLE($value) } { $value } { $number }
face-numbered-only = { FORM($noun, "indefinite") } { $number }
face-paired = the { HAS($value, "of") ->
        [yes] { $second } { FORM($value, "of") }
       *[no] { $value } { $second }
    }
face-valued = { ARTICLE($value) } { $value } { $noun }
a-card-in-none = no { $other ->
        [yes] other { NOUN("card") }
       *[no] { NOUN("card") }
    } { FORM($zone, "in") }
a-card-in = { $other ->
        [yes] another { NOUN("card") }
       *[no] { NOUN("card", "indefinite") }
    } { FORM($zone, "in") }
    .none = { a-card-in-none }
cards-in = the { NOUN("card", "plural") } { FORM($zone, "in") }
cards-in-except = all { NOUN("card", "plural") } { FORM($zone, "in") } except { $excepted }
every-card-in = every { $noun } { FORM($zone, "in") } { $where }
every = every { $noun }
chosen = the chosen { $noun }
called = “{ $name }”

## Zones
zone = { FORM($noun, "definite") }
    .in = { HAS($noun, "in") ->
        [yes] { FORM($noun, "in") }
       *[no] in { FORM($noun, "definite") }
    }
    .from = from { FORM($noun, "definite") }
held-zone = { $noun }
    .in = { HAS($noun, "in") ->
        [yes] { FORM($noun, "in") }
       *[no] in the { $noun }
    }
own-zone = your { $noun }
    .in = in your { $noun }
    .from = from your { $noun }
zone-of = { HAS($owner, "genitive") ->
        [yes] { FORM($owner, "genitive") } { $noun }
       *[no] the { $noun } of { $owner }
    }
    .in = in { HAS($owner, "genitive") ->
        [yes] { FORM($owner, "genitive") } { $noun }
       *[no] the { $noun } of { $owner }
    }
    .from = from { HAS($owner, "genitive") ->
        [yes] { FORM($owner, "genitive") } { $noun }
       *[no] the { $noun } of { $owner }
    }
zone-for = the { $key } { $noun }
    .in = in the { $key } { $noun }
    .from = from the { $key } { $noun }
that-zone = that pile
    .in = in that pile
    .from = from that pile
some-zone = a pile

## Numbers and values
yes = yes
no = no
so-many = N
unsaid-number = some number
that-number = N
that-value = that { $noun }
drawn-number = the number picked at random
counted = { $n } { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "plural") }
    }
so-often = { $what } ({ TRAIT($n, "count") ->
        [2] twice
       *[other] { $n } times
    })
faces-numbered = { TRAIT($n, "count") ->
        [2] two
        [3] three
       *[other] { $n }
    } { $value } { $number }s
faces-valued = { TRAIT($n, "count") ->
        [2] two
        [3] three
       *[other] { $n }
    } { $value } { FORM($noun, "plural") }
counted-as = as many { FORM($noun, "plural") } as { $n }
uncounted = { FORM($noun, "plural") }
attribute-of = { HAS($owner, "genitive") ->
        [yes] { FORM($owner, "genitive") } { $attribute }
       *[no] the { $attribute } of { $owner }
    }
    .bare = { $attribute } of { $owner }
own-state = { HAS($noun, "own") ->
        [yes] { FORM($noun, "own") }
       *[no] your { $noun }
    }
    .bare = { $noun }
state-of = { HAS($owner, "genitive") ->
        [yes] { FORM($owner, "genitive") } { $noun }
       *[no] the { $noun } of { $owner }
    }
    .bare = { $noun }
sum = { $left } + { $right }
    .bare = { $left } + { $right }
difference = { $left } − { $right }
    .bare = { $left } − { $right }
product = { $left } × { $right }
    .bare = { $left } × { $right }
cards-number = the number of { NOUN("card", "plural") } { FORM($zone, "in") }
    .bare = number of { NOUN("card", "plural") } { FORM($zone, "in") }
players-number = the number of players
    .bare = number of players
count-of = how many there are of { $members }
    .bare = number of { $members }
total-of = the total { $attribute } of { $members }
    .bare = total { $attribute } of { $members }
total-general = the sum of { $value } over { $members }
    .bare = sum of { $value } over { $members }
opposite-of = the opposite of { $direction }
whether = whether { $condition }
numbers = the numbers from { $low } to { $high }
a-number = a number from { $low } to { $high }
    .none = no number from { $low } to { $high }
values = all { FORM($noun, "plural") }
values-except = all { FORM($noun, "plural") } except { $excepted }
a-value-except = { FORM($noun, "indefinite") } other than { $excepted }
    .none = no { $noun } other than { $excepted }
members-that = { $members } { $where }
member-that = { $member } { $where }

## Conditions
grouped = { $clauses }
    .negative = { $clauses }
    .that = { $clauses }
    .that-negative = { $clauses }
always-true = nothing speaks against it
    .that = { who } { be } there
never-true = it can never be
    .that = { who } { be } never there
    .never = yes
is-so = { $value } is yes
    .negative = { $value } is no
is-kind = { $subject } { be } { $kind }
    .negative = { $subject } { be } not { $kind }
    .that = { who } is { $kind }
    .that-negative = { who } is not { $kind }
is-predicate = { HAS($predicate, "verb") ->
        [yes] { $subject } { FORM($predicate, "verb") }
       *[no] { $subject } { be } { $predicate }
    }
    .negative = { HAS($predicate, "negative") ->
        [yes] { $subject } { FORM($predicate, "negative") }
       *[no] { $subject } { be } not { $predicate }
    }
    .that = { HAS($predicate, "verb") ->
        [yes] { who } { FORM($predicate, "verb") }
       *[no] { who } is { $predicate }
    }
    .that-negative = { HAS($predicate, "negative") ->
        [yes] { who } { FORM($predicate, "negative") }
       *[no] { who } is not { $predicate }
    }
has-attribute = { $subject } { have } { FORM($attribute, "indefinite") }
    .negative = { $subject } { have } no { $attribute }
    .that = { who } has { FORM($attribute, "indefinite") }
    .that-negative = { who } has no { $attribute }
has-state = { HAS($state, "present") ->
        [yes] { FORM($state, "present") }
       *[no] { $subject } { have } { FORM($state, "indefinite") }
    }
    .negative = { HAS($state, "absent") ->
        [yes] { FORM($state, "absent") }
       *[no] { $subject } { have } no { $state }
    }
    .that = { who } has { FORM($state, "indefinite") }
    .that-negative = { who } has no { $state }
exists = there is { $value }
    .negative = there is not { $value }
flag = { $clause }
    .negative = { HAS($clause, "negative") ->
        [yes] { FORM($clause, "negative") }
       *[no] it is not the case that { $clause }
    }
does = { $subject } { TRAIT($subject, "person") ->
        [second] { FORM($clause, "plural") }
       *[other] { $clause }
    }
    .negative = { $subject } { TRAIT($subject, "person") ->
        [second] { FORM($clause, "plural-negative") }
       *[other] { FORM($clause, "negative") }
    }
    .that = { who } { $clause }
    .that-negative = { who } { FORM($clause, "negative") }
answer = the answer is yes
    .negative = the answer is no
decision = { $chooser } { TRAIT($chooser, "person") ->
        [second] want
       *[other] wants
    } to
    .negative = { $chooser } { TRAIT($chooser, "person") ->
        [second] do
       *[other] does
    } not want to
owes = { $subject } still { have } to { $act }
    .negative = { $subject } no longer { have } to { $act }
    .that = { who } still has to { $act }
    .that-negative = { who } no longer has to { $act }
was-wrong = { $subject } broke the rules
    .negative = { $subject } did not break the rules
    .that = { who } broke the rules
    .that-negative = { who } did not break the rules
same-attribute = { $subject } { have } the same { $attribute } as { $other }
    .negative = { $subject } { do-not } have the same { $attribute } as { $other }
    .that = { who } has the same { $attribute } as { $other }
    .that-negative = { who } does not have the same { $attribute } as { $other }
attribute-is = { HAS($subject, "genitive") ->
        [yes] { FORM($subject, "genitive") } { $attribute }
       *[no] the { $attribute } of { $subject }
    } is { $value }
    .negative = { HAS($subject, "genitive") ->
        [yes] { FORM($subject, "genitive") } { $attribute }
       *[no] the { $attribute } of { $subject }
    } is not { $value }
    .that = whose { $attribute } is { $value }
    .that-negative = whose { $attribute } is not { $value }
is-same = { $subject } { be } { $other }
    .negative = { $subject } { be } not { $other }
    .that = { who } is { $other }
    .that-negative = { who } is not { $other }
compares = { $value } is { bounded }
    .negative = { $value } is not { bounded }
attribute-compares = { HAS($subject, "genitive") ->
        [yes] { FORM($subject, "genitive") } { $attribute }
       *[no] the { $attribute } of { $subject }
    } is { bounded }
    .that = whose { $attribute } is { bounded }
round-number-is = { $bound ->
        [at-least] this is round { $n } or later
        [at-most] this is round { $n } or earlier
       *[other] the number of the round is { bounded }
    }
has-no-cards = { $subject } { have } no { NOUN("card", "plural") } { FORM($zone, "in") }
    .negative = { $subject } { have } { NOUN("card", "plural") } { FORM($zone, "in") }
    .that = { who } has no { NOUN("card", "plural") } { FORM($zone, "in") }
    .that-negative = { who } has { NOUN("card", "plural") } { FORM($zone, "in") }
has-cards = { $subject } { have } { bounded-cards } { FORM($zone, "in") }
    .negative = { $subject } { do-not } have { bounded-cards } { FORM($zone, "in") }
    .that = { who } has { bounded-cards } { FORM($zone, "in") }
    .that-negative = { who } does not have { bounded-cards } { FORM($zone, "in") }
has-more-than-before = { $subject } { have } more { NOUN("card", "plural") } { FORM($zone, "in") } than before this
    .negative = { $subject } { do-not } have more { NOUN("card", "plural") } { FORM($zone, "in") } than before this
    .that = { who } has more { NOUN("card", "plural") } { FORM($zone, "in") } than before this
    .that-negative = { who } does not have more { NOUN("card", "plural") } { FORM($zone, "in") } than before this
is-empty = { $zone } is empty
    .negative = { $zone } is not empty
zone-has-cards = { $zone } holds { bounded-cards }
    .negative = { $zone } does not hold { bounded-cards }
players-are = there { TRAIT($n, "count") ->
        [one] is { bounded } player
       *[other] are { bounded } players
    }
    .negative = there { TRAIT($n, "count") ->
        [one] is not { bounded } player
       *[other] are not { bounded } players
    }
players-that = there { TRAIT($n, "count") ->
        [one] is { bounded } player
       *[other] are { bounded } players
    } { $where }
    .negative = there { TRAIT($n, "count") ->
        [one] is not { bounded } player
       *[other] are not { bounded } players
    } { $where }
cards-counted = there { TRAIT($n, "count") ->
        [one] is
       *[other] are
    } { bounded } { sorted } { $only } { FORM($zone, "in") }
    .negative = there { TRAIT($n, "count") ->
        [one] is
       *[other] are
    } not { bounded } { sorted } { $only } { FORM($zone, "in") }
sorted = { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "plural") }
    }
number-of-members = the number of { $members } is { bounded }
    .negative = the number of { $members } is not { bounded }
besides = { $other ->
        [yes] also{" "}
       *[no] { "" }
    }
has-card = { $subject } { besides }{ have } { FORM($noun, "indefinite") } { FORM($zone, "in") } { $where }
    .negative = { $subject } { have } no { $other ->
        [yes] other { $noun }
       *[no] { $noun }
    } { FORM($zone, "in") } { $where }
    .that = { who } { besides }has { FORM($noun, "indefinite") } { FORM($zone, "in") } { $where }
    .that-negative = { who } has no { $other ->
        [yes] other { $noun }
       *[no] { $noun }
    } { FORM($zone, "in") } { $where }
holds-card = { $subject } { have } { $card } { FORM($zone, "in") }
    .negative = { $subject } { do-not } have { $card } { FORM($zone, "in") }
    .that = { who } has { $card } { FORM($zone, "in") }
    .that-negative = { who } does not have { $card } { FORM($zone, "in") }
in-the-round = { $subject } { be } still in the round
    .negative = { $subject } { be } out of the round
    .that = { who } is still in the round
    .that-negative = { who } is out of the round
card-lies = there is{ besides } { FORM($noun, "indefinite") } { FORM($zone, "in") } { $where }
    .negative = there is no { $other ->
        [yes] other { $noun }
       *[no] { $noun }
    } { FORM($zone, "in") } { $where }
there-is = there is { $member } { $where }
    .negative = there is { FORM($member, "none") } { $where }
for-every = for each of { $members } it holds that { $condition }
for-which = for { $sort ->
        [player] whom
       *[other] which
    } it holds that { $condition }

## Clauses
may = { HAS($act, "allowed") ->
        [yes] { FORM($act, "allowed") }
       *[no] { $subject } may { $act }
    }
may-if = { $subject } may { $act } if { $condition }
may-only = { $subject } may { $act } only if { $condition }
may-only-such = { $subject } may only { $act }
may-even = { $subject } may { $act } even if { $condition }
must = { $subject } must { $act }
must-if = { $subject } must { $act } if { $condition }
must-not = { $subject } must not { $act }
must-not-if = { $subject } must not { $act } if { $condition }
wrongly = it is always wrong to { $act }
wrongly-if = it is wrong to { $act } if { $condition }
wins-round = { $subject } { TRAIT($subject, "person") ->
        [second] win
       *[other] wins
    } the round { $by } when { $condition }
wins-game = { $subject } { TRAIT($subject, "person") ->
        [second] win
       *[other] wins
    } the game { $by } when { $condition }
wins-round-ranked = when { $condition }, the round is won { $by } by { $among ->
        [yes] the one of them
       *[no] the player
    } with the { $extreme ->
        [most] highest
       *[least] lowest
    } { FORM($value, "bare") }
wins-game-ranked = when { $condition }, the game is won { $by } by { $among ->
        [yes] the one of them
       *[no] the player
    } with the { $extreme ->
        [most] highest
       *[least] lowest
    } { FORM($value, "bare") }
by = by { FORM($acts, "gerund") }
ends-round = the round ends when { $condition }
ends-game = the game ends when { $condition }
waived = rule { $rule } does not apply
waived-if = rule { $rule } does not apply if { $condition }
defined-if = { HAS($condition, "never") ->
        [yes] { FORM($defined, "negative") } in any case
       *[no] { $defined } if { $condition }
    }
quantity-is = { HAS($quantity, "says") ->
        [yes] { FORM($quantity, "says") }
       *[no] { FORM($quantity, "definite") } is { $value }
    }
quantity-is-if = { HAS($quantity, "says") ->
        [yes] { FORM($quantity, "says") }
       *[no] { FORM($quantity, "definite") } is { $value }
    } if { $condition }
attribute-set = { HAS($attribute, "says") ->
        [yes] { FORM($attribute, "says") }
       *[no] the { $attribute } of { $owner } is { $value }
    }
attribute-set-if = { $defined } if { $condition }
always = at any time { $condition }
always-either = at any time either { $one }, or { $other }
always-that = { $clause }
when = when { $cause }
when-and = when { $cause } and { $condition }
instead = whenever { $cause }, this happens instead
instead-and = whenever { $cause } and { $condition }, this happens instead
trigger = { $subject } { TRAIT($subject, "person") ->
        [second] { $act }
       *[other] { FORM($act, "third") }
    }
would = { $subject } would { $act }
then = { $intro }, { $step }
otherwise-then = otherwise, { $step }
deck = the deck holds
deck-row = { $n } { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "plural") }
    } { $only }
deck-row-each = { $n } { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "plural") }
    } { $only } for { $each }
deck-row-backed = { $row }, with { $back } on the back
each-value = each { $noun }
each-from-to = each { $noun } from { $low } to { $high }
only-values = with the { $noun } { $values }
deck-has = the deck has { $n } { FORM($noun, "plural") } { "" }
deck-has-each = the deck has { $n } { FORM($noun, "plural") } of each { $each }
seats = { $least } to { $most } players take part
seats-exactly = exactly { $n } players take part
seats-in-teams = { $least } to { $most } players take part, in { $teams } teams

## Steps
do = { $subject } { TRAIT($subject, "person") ->
        [second] { $act }
       *[other] { FORM($act, "third") }
    }
takes-place = then { $clause }
becomes = { $state } is now { $value }
becomes-card = { $value } now counts as { $state }
forget = { $state } no longer counts
direction-turns = play changes direction
has-won-round = { $subject } has won the round
direction-is = play goes { $way }
flag-set = from now on { $clause }
    .negative = from now on { HAS($clause, "negative") ->
        [yes] { FORM($clause, "negative") }
       *[no] it is no longer so that { $clause }
    }
does-now = from now on { $subject } { TRAIT($subject, "person") ->
        [second] { FORM($clause, "plural") }
       *[other] { $clause }
    }
    .none = from now on no player { $clause }
    .negative = from now on { $subject } { TRAIT($subject, "person") ->
        [second] { FORM($clause, "plural-negative") }
       *[other] { FORM($clause, "negative") }
    }
add = { $value } is added to { $state }
doubled = { $state } is doubled
subtract = { $value } is taken off { $state }
move-card = { $card } { $place ->
        [underneath] goes under { $zone }
        [at-random] is put at a random place { FORM($zone, "in") }
       *[other] is put on { $zone }
    }
move-cards = { $cards } { $place ->
        [underneath] go under { $zone }
        [at-random] are put at random places { FORM($zone, "in") }
       *[other] go to { $zone }
    }
fetch = { $cards } { $place ->
        [underneath] go { FORM($origin, "from") } under { $zone }
        [at-random] go { FORM($origin, "from") } to random places { FORM($zone, "in") }
       *[other] go { FORM($origin, "from") } to { $zone }
    }
shuffle = { $zone } is shuffled
deal = { $cards } are dealt { FORM($origin, "from") } to each player’s { $noun }, starting with { $start }
deal-all = all { NOUN("card", "plural") } are dealt out { FORM($origin, "from") } one by one to each player’s { $noun }, starting with { $start }
chooses = { $subject } { TRAIT($subject, "person") ->
        [second] choose
       *[other] chooses
    } { $member }
table-chooses = the players agree on { $member }
choose-secretly = { $choosers } each choose { $member } in secret; this is their { $state }
can = { $subject } can { $acts }
has-choice = { $subject } { TRAIT($subject, "person") ->
        [second] choose
       *[other] chooses
    } whether to { $acts }
has-turn-to = { $subject } can { $acts } now
offer-until = until { $until }, { $first }
offer-until-then = until { $until }, { $first } and { $later }
swap = { $left } and { $right } are exchanged
rotate = every player passes their { $noun } on to the next
reveal = { $zone } is shown to { $to }
announce = the players are told: “{ $text }”
proceed = what was to happen happens after all
proceed-with = what was to happen happens after all; the number is { $values }
won-round = the round is won by { $subject }
won-game = the game is won by { $subject }
end-round = the round is over
end-game = the game is over
let = { $name } is { $value }
ask = the players are asked: “{ $question }”
chance = a number from { $low } to { $high } is picked at random
if = if { $condition }
otherwise = otherwise
otherwise-if = otherwise, if { $condition }
repeat = this is repeated until { $condition }
by-chance = one of these happens, by lot
odds = { $weight } times in { $whole }
for-each = for { $each } { $where }{ $started ->
        [yes] , starting with { $start }
       *[no] { "" }
    }
starting = { $step }, starting with { $start }
best-by = the { $noun } with the { $extreme ->
        [most] highest
       *[least] lowest
    } { $attribute }
is-identical = { $subject } { be } identical to { $other }
    .negative = { $subject } { be } not identical to { $other }
    .that = { who } is identical to { $other }
    .that-negative = { who } is not identical to { $other }
all-alike = { $members } are all of the same { $attribute }
winner-wins-game = whoever wins the round wins the game
wins-round-last = { $subject } { TRAIT($subject, "person") ->
        [second] win
       *[other] wins
    } the round { $by }
wins-game-last = { $subject } { TRAIT($subject, "person") ->
        [second] win
       *[other] wins
    } the game { $by }
last-card = { $own ->
        [yes] your
       *[no] the
    } last { NOUN("card") }
passes-left = the role of { $noun } passes to the left
passes-right = the role of { $noun } passes to the right
whole-own-zone = your { $noun }
that-very-player = you

## Scenarios
given-turn = it is { FORM($player, "genitive") } turn
holds = { $zone } holds { $cards }
no-cards = no cards
given-faces = { $by } { $wrongly ->
        [yes] wrongly
       *[no] { "" }
    } { FORM($act, "past") }, and { $subject } can now { $acts }
table-says = the table says: { $value }
chance-gives = the lot falls on { $n }
verdict-may = { $subject } may { $act }
verdict-must = { $subject } must { $act }
verdict-must-not = { $subject } must not { $act }
verdict-silent = the rules do not say whether { $subject } may { $act }
verdict-contradictory = the rules contradict each other on whether { $subject } may { $act }
verdict-unoffered = it is not open to { $subject } to { $act }
because = { $verdict } ({ $rules })
then-under = with { $choices }
choice = { $axis }: { $value }
then-finding = this is the finding { $finding }

## Pages
page-rulebooks = Rulebooks
page-edition = Edition
page-variant = Variant
page-pack = House-rule pack
page-vocabulary = Vocabulary
page-read-in = Read in
page-print-sheet = Print this sheet
page-at-a-glance = At a glance
page-cards-in-pack = Cards in the deck
page-players = Players
page-dealt = Cards dealt to each
page-rules = Rules
page-printed = { $n } printed
page-assumed-count = { $n } assumed
page-sheet-language = Language of the sheet
page-how-a-round-goes = How a round goes
page-turns = turns
page-your-turn = The turn
page-after = after
page-the-cards = The cards
page-comes-from = Where it comes from:
page-the-rules = The rules
page-bookkeeping = What the game takes for granted
page-options-and-readings = Options and readings
page-reading = Reading
page-option = Option
page-options-intro = Where the sheet offers a choice, or its words allow more than one sense. Choose another answer, and the page changes with it.
page-chosen-here = chosen here
page-it-brings = brings
page-it-drops = drops
page-changes-nothing-else = changes nothing here
page-formal-text = Formal text
page-on-the-sheet = On the sheet
page-line = line
page-lines = lines
page-assumed = Assumed
page-only-with = only if:
page-or-with = or if:
page-breakable = can be broken; another player may then object
page-even-if-won = even after the round is won
page-by-example = shown in an example only
page-yields-here = as it is read here, gives way to
page-goes-before = This happens before the rules on “{ $topics }”:
page-goes-after = This happens after the rules on “{ $topics }”:
page-overridden-by = gives way to
page-waived-by = set aside by
page-under = if the answer is
page-found-of-it = we found:
page-sheet-silent = the sheet does not say this
page-silences = What the sheet leaves open
page-settled-by = settled by
page-arises-only = arises only if:
page-not-settled = left open here too
page-notes = Notes on the sheet
page-see = see
page-acts = What the moves do by themselves
page-examples = Printed examples
page-situations = Situations
page-situations-intro = Each situation is played by the tests, every time.
page-apparatus = Line by line
page-apparatus-intro = What became of each line of the sheet: what it says, how it is read here, what else it could mean, what it leaves open, and what is assumed.
page-apparatus-unsaid = Not in the sheet
page-assumed-by-custom = assumed, as is customary
page-remark-note = note
page-remark-example = example
page-remark-oddity = odd
page-remark-doubt = doubted
page-remark-flavour = no rule
page-remark-heading = heading
page-remark-pending = still to do
page-shown-in = shown in a situation
page-shows = shows
page-given = Given
page-when = When
page-then = Then
page-findings = Findings
page-findings-intro = Where printed rules contradict each other, say nothing, or can be read in two ways. Each point has the smallest situation that shows it.
page-no-findings-yet = The findings of this rulebook have not been computed in this build.
page-no-findings = The analysis found nothing to report.
page-settled = settled by
page-settled-by-answer = settled by our answer:
page-glossary = Glossary
page-glossary-intro = What things are called in each language, and in each edition where it has words of its own.
page-glossary-intro-one = What the words of the rules are called in English.
page-gallery = Card gallery
page-comparison = Comparison
page-comparison-intro = Each cell says in a few words what the edition says. Where a cell is a link, open it to see a situation that the editions decide differently.
page-no-comparison-yet = The editions have not been compared in this build; their rules are side by side below. In the plugin’s options, this computes the comparison:
page-topic = Topic
page-same = same
page-differs = differs
page-silent = not covered
page-no-rule = no rule
page-to-move = to move
page-direction = Direction of play
page-missing-terms = Words that no rule file gives yet
page-shown-on = Shown on
page-two-by-two = Two by two
page-no-difference = no difference
page-word = Word in the rule files
page-variants = Variants
page-packs = House-rule packs
page-rules-counted = rules
page-left-open = { TRAIT($n, "count") ->
        [one] 1 point left open
       *[other] { $n } points left open
    }
page-remarks = { TRAIT($n, "count") ->
        [one] 1 finding that needs no answer
       *[other] { $n } findings that need no answer
    }
page-lacks = no such card
page-rules-side-by-side = The rules side by side
page-other-topics = Other topics
page-verdict = Verdict
page-decided-by = Decided by
page-readings = Readings of the sheet
page-by-text = By the text alone
page-by-reading = As we read it
page-by-play = As it is played here
page-means-contradiction = One rule allows what another forbids.
page-means-two-values = Two rules give different numbers.
page-means-lawful-yet-guilty = The rules allow the move, but whoever makes it would lose a challenge.
page-means-required-yet-guilty = The rules demand the move, but whoever makes it would lose a challenge.
page-means-unlawful-yet-innocent = The rules forbid the move, but whoever makes it would not lose a challenge.
page-means-broken-always = A rule can make false what another rule says is always so.
page-means-after-the-end = A rule that still applies after the round is over.
page-means-ambiguous = The words can be taken in more than one sense, and it matters.
page-means-self-referential = To know whether a condition holds, one must already know whether it holds.
page-means-by-example = A rule that only a worked example on the sheet shows; we take it to hold everywhere.
page-means-stuck = A player has to decide, and nothing is allowed.
page-means-silent = No printed rule decides this.
page-means-silent-anyway = No printed rule says this outright, but the rules come to it anyway.
page-means-breakable = A rule that players can break. Unless somebody objects, what was done stands.
page-means-several-winners = One move leaves several players as winners, and no rule says which of them wins.
page-means-dead = A rule that never applies.
page-means-shadowed = A rule that others override wherever it applies.
page-means-redundant = A rule without which nothing would change.
page-means-unread = The rules keep track of something on which nothing in the game depends.
page-means-count = Numbers on the sheet that do not add up.
page-means-order = A card is taken from a pile that is shuffled only later.
page-means-unknown = What the analysis could not decide within its limits.
page-means-unsupported = What the analysis cannot follow.
page-legend-assumed = the sheet leaves part or all of this topic unsaid, and we assume what is missing; the edition’s page says what that is
page-partly-assumed = Partly assumed
page-wholly-assumed = Assumed
page-legend-lacks = has no such card or rule
page-not-compared = not compared
page-as-chosen-here = shown as the rulebook has it, whatever is chosen above
page-it-rewords = changes
page-holds-against = no longer gives way to
page-matters-only-with = changes something only if:
page-idle-choices = Without effect here, since the rules they were about are not part of this rulebook:
page-choices-taken = Choices taken:
page-precisely = Precisely
page-made-of = Made of
page-own-rules = { $n } rules of its own
page-used-in = Part of
page-house-count = { $n } house rules
page-findings-settled = Settled

## What the analysis says
page-seen-unset = no { $name }
page-earlier = { $state } earlier in this turn
page-now = by now, { $state }
page-this-is = it is { $what }
page-also-holds = { $who } also holds { $cards }
page-with = { $move } ({ $known })
page-packs-two-by-two = House rules two by two
page-packs-intro = Which house rules go together: every pair that can be put on one edition was looked at. A mark with a frame opens what was found.
page-pair-independent = independent
page-pair-fine = fine
page-pair-idle = idle in part
page-pair-clash = clash
page-pair-unknown = not known
page-pair-means-independent = neither touches what the other changes
page-pair-means-fine = they have something in common; looked at together, nothing was found
page-pair-means-idle = they can be played together, but some rule of theirs has nothing to do beside the other
page-as-before = This page is from before the last change of the rules.
page-both-change = both change { TRAIT($rules, "person") ->
        [plural] the rules
       *[other] the rule
    } { $rules }
page-pair-means-clash = they do not go together, or leave something open that neither leaves open alone
page-pair-means-unknown = not decided, or not looked at since a file changed
page-disputes = Who is right?
page-disputes-intro = Questions that players quarrel about. For each: the situation, what every sheet and popular house rule says, and the sentence that decides.
page-disputes-then = Then:
page-put-on = { $base } with { $packs }
page-disputes-tried = Each answer is what the program does with these rules. It was the same in several situations that fit the picture; what the picture does not show was filled in differently each time.
page-ask-in-studio = Ask about another situation in the studio
page-no-such-move = These rules know no such move
page-what-changes = What changes
page-change-drops = gone:
page-change-replaces = no longer holds:
page-change-limits = no longer holds everywhere:
page-options-intro-house = What this house rule leaves to you. Choose another answer, and the page changes with it.
page-change-adds = { TRAIT($n, "count") ->
        [one] One rule is added.
       *[other] { $n } rules are added.
    }
page-change-adds-by-choice = There are { $n } new rules. Some of them apply only with certain choices.
page-change-adds-all-by-choice = { TRAIT($n, "count") ->
        [one] There is one new rule. It applies only with a certain choice.
        [2] There are 2 new rules. Both apply only with certain choices.
       *[other] There are { $n } new rules. All of them apply only with certain choices.
    }
page-legend-odd = bold
page-legend-odd-means = goes its own way, unlike most others
page-same-in-all = The same in all
page-same-in-both = The same in both
page-same-means = As we read the sheets, no difference in play was found here, within the limits of the analysis. Other readings may differ.
page-not-said = not said
page-as-it-was = as before
page-otherwise-here = not like the others
page-more-differs = More that differs here
page-differs-otherwise = Different only under other options or readings
page-matters = { TRAIT($n, "count") ->
        [one] The editions differ in one matter.
       *[other] The editions differ in { $n } matters.
    }
page-two-differ = { TRAIT($n, "count") ->
        [one] They differ in one matter.
       *[other] They differ in { $n } matters.
    }
page-rule-file = rule file
page-what-was-found = What was found
page-found-open = Open
page-found-read = Settled by how we read the sheet
page-found-assumed = Settled by what we assume
page-found-settled = Settled by the text itself
page-without-effect = rules without effect
page-found-without-effect = Rules without effect
page-found-accepted = Accepted without change
page-found-as-below = As in
page-elsewhere = Other editions
page-read-here = As we read it
page-read-otherwise = Read differently
page-chosen-otherwise = With another choice
page-house-rules = House rules
page-house-intro = House rules as packs to put on any edition, and variants made of them.
page-often-every = It came up in all { $rounds } rounds that computers played.
page-often = { TRAIT($n, "count") ->
        [one] It came up in one of { $rounds } rounds that computers played.
       *[other] It came up in { $n } of { $rounds } rounds that computers played.
    }
page-often-with = They were played with another answer than the one chosen here:
page-tab-home = Home
page-tab-play = Play
page-tab-learn = Learn
page-tab-recipes = Recipes
page-tab-reference = Reference
page-tab-about = About
may-only-this = if { $condition }, { $subject } may only { $act }
