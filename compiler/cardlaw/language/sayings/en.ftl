# What the compiler says to authors, in English.

everyday-article = leave it out: the language has no articles
everyday-may = what is allowed is said with `may`
everyday-must-not = what is forbidden is said with `must not`
everyday-must = a duty is said with `must`
everyday-everybody = write `for each p in players:`, and below it what `p` does
everyday-others = the others are `players except player`
everyday-loses-turn = write `loses-turn`
everyday-min-max = there is no `min` or `max`: compare the numbers with `if A < B:` and `else:`
everyday-odd = list the numbers: `… is 1 or … is 3`
everyday-cards = leave it out: the kind and the values name the cards
everyday-while = write `repeat until` and the condition that ends it
everyday-who = say who, such as `player` or `next of player`
everyday-whose = say whose after `of`: `… of player`
everyday-digits = write the number in digits: `{ $number }`
everyday-condition = a condition begins with `when`
everyday-unless = write `when not …`
everyday-only-when = the condition says it: `may … only when …`
everyday-also = leave it out: one permission takes nothing from another
everyday-for-each = write `for each p in { $whom }:`, and below it { $done }
everyday-random = chance picks numbers and steps, not players: see `by chance:`, or write `table chooses player as p`
no-such = there is no { $what } `{ $word }`
a-declared = { $sort ->
    [type] an attribute
    [kind] a kind
    [group] a group
    [zone] a zone
    [state] a state
    [quantity] a quantity
    [predicate] a predicate
    [event] an event, and nobody chooses it
    [act] a move or event
    [stage] a stage
    [topic] a topic
    [short] a short name
   *[axis] an option or reading
 }
there-are = there { $n ->
    [one] is
   *[other] are
 } { $names }
range-smaller-first = a range begins with its smaller number
write-range = write `{ $high }..{ $low }`
range-too-long = a range may hold { NUMBER($most, useGrouping: 1) } numbers, and this one holds { NUMBER($count, useGrouping: 1) }
a-type = { $type ->
    [yes-no] a yes-or-no statement
    [cards] a set of cards
    [unknown] something unknown
   *[other] { $vowel ->
        [yes] an { $type }
       *[no] a { $type }
     }
 }
circle = these rules run in a circle: `{ $first }` { $verb ->
    [overrides] overrides
    [sets-aside] sets aside
   *[comes-before] comes before
 } { $rest }
circle-link = `{ $name }`, which { $verb ->
    [overrides] overrides
    [sets-aside] sets aside
   *[comes-before] comes before
 } { $rest }
so-many-for = { $number }{ $n ->
    [one] {""}
   *[other] {" "}each
 } for { $names }
word-cards = cards
for-each-of = {" "}for each { $each }
deck-miscounted = the deck is said to have { $count } { $what }{ $each }, and its rows give { $found }
free-attribute-of = free attribute of `{ $kind }` called
option-over-numbers = option over numbers called
a-file = { $sort ->
    [vocabulary] a vocabulary
    [edition] an edition
    [pack] a pack
    [variant] a variant
   *[spec] a file of scenarios
 }
does-not-belong-in = `{ $word }` does not belong in { $file }
belongs-in = it belongs in { $places }
belongs-in-own-pack = it belongs in { $places }; put it into a pack of your own: `{ $line }`
word-numbers = numbers
two-sides-of-card = the two sides of a card
name-whole-card = name the whole card, such as `{ $card }`
clause-names = the clause itself names { $names }
of-a-card = a card's is `{ $word } of card`
of-a-card-and = a card's is `{ $word } of card`, and { $names } is one
ask-each = ask each of them: `some p in { $players } where …`, or do it `for each p in { $players }:`
nothing-has = nothing has `{ $name }`
cannot-have = { $type } cannot have `{ $name }`
nothing-has-a = nothing has a `{ $selector }`
write-this = write `{ $what }`
takes-and-given = `{ $act }` takes { $wanted }, and { $n ->
    [0] nothing is
    [one] one thing is
   *[other] { $n } things are
 } given
two-sides-one-sort = the two sides of `is` are of one sort
value-of-type = { $type }
thing-to-act = { $parameter } to { $act } called
a-value = a value
stands-on-card = `{ $word }` is { $sort }: it is printed on the card, and no rule defines it
rule-of-called = rule of `{ $model }` called
is-already = `{ $word }` is { $sort } already
add-about = add `about TOPIC` below its gloss, or give its chapter a topic; topics are declared in the vocabulary
add-about-one-of = add `about TOPIC` below its gloss, or give its chapter a topic: { $names }
new-topic = a new one is declared with `topic { $word } "What it is about"`
new-topic-or = { $known }; a new one is declared with `topic { $word } "What it is about"`
so-many-kinds = { NUMBER($n, useGrouping: 1) } kinds
so-many-cards = { NUMBER($n, useGrouping: 1) } different cards
packs-are-added = `{ $name }` is { $unit }, and packs are added to an edition or variant
both-are-called = { $one } and { $other } are both called `{ $name }`
is-and-needs = `{ $word }` is { $other }, and this needs { $what }
a-unit = { $sort ->
    [edition] an edition
    [variant] a variant
    [pack] a pack
    [vocabulary] a vocabulary
    [spec] a spec
   *[edition-or-variant] an edition or variant
 }
no-unit-in-folders = there is no { $sort ->
    [edition] edition
    [variant] variant
    [pack] pack
    [vocabulary] vocabulary
    [spec] spec
   *[edition-or-variant] edition or variant
 } `{ $word }` in the rule folders
files-say-they-are = { $n } files say that they are the { $sort ->
    [edition] edition
    [variant] variant
    [pack] pack
    [vocabulary] vocabulary
    [spec] spec
   *[edition-or-variant] edition or variant
 } `{ $name }`: { $where }
stands-in-for-shipped = this file replaces the shipped { $sort ->
    [edition] edition
    [variant] variant
    [pack] pack
    [vocabulary] vocabulary
    [spec] spec
   *[edition-or-variant] edition or variant
 } `{ $name }`
name-a-part = name a part of it: define a predicate or a quantity and use that here
name-the-steps = give the inner steps to an event of their own, and `do` that event here
another-edition = play it with an edition that has it
add-pack = add it: `with { $pack }, …`
editions-have-it = { $names } { $n ->
    [one] has
   *[other] have
 } it
no-edition-has-it = no edition here has it
did-you-mean = did you mean `{ $guess }`?
choices-are-made = `{ $name }` is { $unit }, and choices are made for an edition or variant
control-character = there is an invisible control character here, { $code }
delete-it = delete it
delete-many = delete it; the file has { $n } of them
not-utf8-at = this is not UTF-8: byte { $byte }, on line { $line }, is { $value }
a-tab = a tab
a-tab-and-more = a tab; { $n } more { $n ->
    [one] line has
   *[other] lines have
 } a tab there
file-too-big = `{ $name }` has { NUMBER($size, useGrouping: 1) } bytes, and { $what } may have { $most }
file-goes-on = `{ $name }` goes on, and { $what } may have { $most }
input-goes-on = standard input goes on, and { $what } may have { $most }
a-kind-of-file = { $what ->
    [a-rule-file] a rule file
    [a-shared-variant] a shared variant
    [a-situation] a situation
    [a-sheet] a sheet
    [a-kept-matrix] a kept matrix
    [a-save-file] a save file
    [a-file-of-translations] a file of translations
   *[a-file-read-here] a file read here
 }
a-colon = a colon
a-comma = a comma
a-closing-parenthesis = a closing parenthesis
the-end-of-line = the end of the line
a-condition = a condition
a-name = a name
a-number = a number
a-text-in-quotes = a text in quotes
something-else = something else
another-word = another word
sign-straight-quotes = quote marks are straight: `"`
sign-text-quotes = a text is between `"` and `"`
sign-hyphen = write a hyphen, `-`
sign-full-stop = a line ends without a full stop
sign-semicolon = a line ends without a semicolon
sign-is = that two things are the same is said with `is`
sign-not = write `not`, or `is not`
sign-and = write `and`
sign-or = write `or`
sign-slash = a remark comes after `#`; there is no division
sign-times = write `*`, or `x` between a number and a card
sign-dots = write two full stops, `..`
sign-space = write a space
sign-brace = what belongs to a line is indented under it, without braces
a-no-break-space = a no-break space
a-blank = a blank that is no space
sign-remark = a remark comes after `#`
list-of-names = a list of names ends with a name
list-of-numbers = a list of numbers ends with a number
list-of-things = a list ends with the last of its things
not-with-a-comma = { $listed }, not with a comma
should-end-before = the line should end before `{ $found }`
should-end-or-go-on = the line should end before `{ $found }`, or go on with { $others }
a-topic = a topic
a-finding = a finding
a-rule = a rule
a-stage-or-event = a stage or an event
an-event = an event
name-of-event = the name of the event
an-edition = an edition
a-language = a language such as `en`
a-move = a move
what-is-needed = what is needed
a-pack = a pack
an-option-or-reading = an option or a reading
name-of-side = the name of a side
name-for-silence = a name for the silence
name-of-stage = the name of the stage
name-of-the = the name of the { $word }
it-reads = it reads { $shapes }
word-help = help
severity = { $severity ->
    [error] error
    [warning] warning
   *[note] note
 }
noun = { $what ->
    [kind] kind
    [group] group
    [attribute] attribute
    [type] type
    [topic] topic
    [move] move
    [event] event
    [rule] rule
    [predicate] predicate
    [quantity] quantity
    [custom] custom
    [state] state
    [zone] zone
    [value] value
    [kind-or-value] kind or value
    [move-or-event] move or event
    [option-or-reading] option or reading
    [stage-or-event] stage or event
    [kind-or-group] kind or group
    [predicate-of-a-zone] predicate of a zone
    [kind-group-predicate-or-card] kind, group, predicate or card
    [kind-or-value-of-a-card] kind or value of a card
    [zone-of-each-player-called] zone of each player called
    [state-of-each-player-called] state of each player called
    [trait-of-a-zone] trait of a zone
    [pack-of-this-variant-called] pack of this variant called
   *[thing] thing
 }
nothing-rule-can-broken = nothing in rule `{ $rule }` can be broken
only-may-only-when = only `may … only when`, `must` and `must not` can be broken: move the mark to the rule that says it
nothing-rule-happens-won = nothing in rule `{ $rule }` happens, won or not
mark-belongs-rule-when = the mark belongs to a rule with `when player …:` or `at …:`
rule-cites-no-example = rule `{ $rule }` cites no example
mark-belongs-rule-whose = the mark belongs to a rule whose `lines` are those of a worked example
rule-can-never-hold = rule `{ $rule }` can never hold: no choice satisfies all of its `under` lines
must-hold-too = this must hold too
several-under-lines-must = several `under` lines must all hold; list alternatives in one line with `or`
rule-never-overrides-rule = rule `{ $rule }` never overrides this: the rule itself holds under another choice
rule-holds-only = the rule holds here only
take-two-conditions-out = take one of the two conditions out
circle-2 = in the circle
take-links-out-let = take one of the links out, or let it hold under one value of a reading only
take-before-after-lines = take one of the `before` or `after` lines out
defined-itself = `{ $circle }` is defined by itself
defined-each-other = { $names } are defined by each other
and-here = and here
definition-may-need-what = a definition may not need what it defines; as one sense of an ambiguous sentence it can be under a value of a reading that is not chosen
use-number-rule = use `{ $axis }` as a number in a rule
put-rule-under = put a rule `under { $axis } { $chosen }`
nothing-hangs = nothing depends on the { $sort } `{ $axis }`
take-out = { $use }, or take the { $sort } out
used-no-rule-says = `{ $what }` is used, and no rule says what it is
used = used here
define-rule = define it in a rule: `{ $owner }`
hold-deck-zone-must = { $names } { $decks } hold the deck, and one zone must
no-zone-holds-deck = no zone holds the deck
holds-too = this holds it too
give-zone-trait-holds-deck = give one zone the trait `holds-deck`
no-turns-no-round = `{ $model }` has no turns: no `round:` with `turns:` is declared
declare-round-vocabulary-turns = declare `round:` in the vocabulary, with `turns:` and what is offered in a turn
let-stand = , or keep { $names }
round-never-ends-no = a round of `{ $model }` never ends: no rule says when it is won or over
ended-force = this ended it, and is not in force
add-rule-player-wins = add a rule such as `player wins round when hand of player is empty`{ $instead }
silence = the silence `{ $what }`
give-them-another-name = give one of them another name
told-twice = { $what } is given twice
first-told = first given here
accepted-without-reason = `{ $finding }` is accepted without a reason
say-why-may-stay = say why it may stay as it is: whoever reads `cardlaw check` is told so
how-shown = how `{ $what }` is shown
take-two-out = take one of the two out
name = the name of `{ $what }` in `{ $language }`
example = the example `{ $item }`
both-stand-nothing-says = `{ $unit }` and `{ $unit2 }` both replace `{ $act }`, and nothing says which comes first
does-so = `{ $unit }` does so here
say-before-topic-if = say `before topic { $topic } if any` or `after topic { $topic } if any` in `{ $other }`, or leave one of the two out
no-cards-no-rule = `{ $model }` has no cards: no rule says what is in the deck
add-rule-deck-rows = add a rule with `deck:` and rows such as `2 KIND for each ATTRIBUTE`
deck-may-have-cards = a deck may have { NUMBER($mostcards, useGrouping: 1) } cards, and this one can have { NUMBER($total, useGrouping: 1) }
rows-counted = rows counted here
correct-rows-number-where = correct the rows or the number; where the sheet miscounts, give its numbers for all parts too
folder = `{ $what }` is a folder
ordinary-file = `{ $what }` is not an ordinary file
there-no-file = there is no file `{ $what }`
cannot-read = `{ $what }` cannot be read: { $reason }
standard-input-closed-nothing = standard input is closed, and nothing can be read from it
standard-input-cannot-read = standard input cannot be read: { $reason }
extends-itself = `{ $base }` extends itself
extend-each-other = { $names } extend each other
and-this = and this
variant-extends-edition-variant = a variant extends an edition, or a variant that does not extend it
name-edition-edition-pack = name the edition: `EDITION with PACK`
variant-may-have-packs = a variant may have { $mostpacks } packs, and this one has { $n }
pack = pack `{ $word }` is for `{ $vocabulary }`, and this is `{ $what }`
pack-says-so = the pack says so here
choose-pack = choose a pack for `{ $what }`
the-one = the one
other = the other
files-played-together-may = files that are played together may have { NUMBER($mostwordstogether, useGrouping: 1) } words, and with `{ $what }` they have { NUMBER($words, useGrouping: 1) }
leave-packs-out = leave packs out
first-listed = first listed here
listed-twice = `{ $word }` is listed twice
give-each-own-name = give each its own name, or name the file you mean by its path
give-another-name-if = give it another name if that is not meant
file-may-have-items = a file may have { NUMBER($mostitems, useGrouping: 1) } items, and this one has { NUMBER($n, useGrouping: 1) }
split-into-edition-packs = split it into an edition and packs
parentheses-may-nested-deep = parentheses may be nested { $deepestparentheses } deep
number-may-have-digits = a number may have { $mostdigits } digits, and this one has { NUMBER($n, useGrouping: 1) }
file-may-have-words = a file may have { NUMBER($mostwords, useGrouping: 1) } words and signs, and this one has more
line-may-have-characters = a line may have { NUMBER($longestline, useGrouping: 1) } characters besides its spaces
lines-may-indented-levels = lines may be indented { $deepestblock } levels deep
name-edition-edition = name the edition: `EDITION[…]`
first-chosen = first chosen here
chosen-twice = `{ $axis }` is chosen twice
it-has = it has { $names }
leaves-nothing-choose = it leaves nothing to choose
no-option-reading = `{ $what }` has no option or reading `{ $axis }`
cannot = `{ $axis }` cannot be `{ $wanted }`
id-edition-variant = `{ $reference }` is not the id of an edition or variant
no-id-given = no id is given
packs-have-commas-between = packs have commas between them, and all choices go in one bracket at the end
write = write `{ $meant }`: { $how }
id-name-id-choices = write an id, an id with choices such as `ID[CHOICE=VALUE]`, an id with packs such as `ID with PACK`, or the path of a rule file
first-line-file-indented = the first line of a file is not indented
move-left = move it to the left
nested-too-deep-follow = this is nested too deep to follow
file-does-say-which = the file does not say which version of the language it is written in
begin-file-cardlaw = begin the file with `cardlaw { $languageversion }`
version-language-compiler-reads = this is version { $number } of the language, and this compiler reads version { $languageversion }
cardlaw-use-compiler-reads = write `cardlaw { $languageversion }`, or use a compiler that reads that version
version-line-comes-first = the version line comes first in a file
move-top = move it to the top
file-says-once-what = a file says once what it is
take-two-away = take one of the two away
file-does-say-what = the file does not say what it is
after-version-line-vocabulary = after the version line write `vocabulary NAME`, `edition NAME of VOCABULARY`, `pack NAME for VOCABULARY`, `variant NAME extends EDITION` or `spec NAME of VOCABULARY`
stands-before-line-says = this is before the line that says what the file is
move-below-line = move it below that line
both-change = `{ $one }` and `{ $other }` both change { $rules } { $names }
rule = the rule
let-variant-say-which = let a variant say which wins: { $names }
replace-each-other-so = { $names } replace each other, so none of them is left
and-this-one = and this one
let-them-stand = leave one of them
there-nothing-settle-between = there is nothing to settle between `{ $winner }` and `{ $loser }` here
take-line-out = take the line out
deck-none = the deck of `{ $edition }` has none
there-no-move = there is no such move
there-no-event = there is no such event
no-rule-about = `{ $edition }` has no rule about it
pack-played = that pack is not played here
no-rule = `{ $edition }` has no such rule
needs = `{ $file }` needs the { $sort } `{ $word }`, and { $lack }
string-cardlaw-share-made = this is not a string that `cardlaw share` made
beginning-string-damaged = the beginning of the string is damaged
begins-two-numbers-goes = it begins with `{ $prefix }_`, two numbers, and goes on in letters and digits
was-shared-version-rule = it was shared in version { $theirs } of the rule language, and this cardlaw reads version { $version }
update-older-two = update the older of the two
share-again-newer-cardlaw = share it again with a newer cardlaw
does-belong = `{ $odd }` does not belong in it
copy-whole-string-once = copy the whole string once more, and nothing else
cut-short-characters-came = it is cut short: { $n } of { $length } characters came through
something-was-added-characters = something was added to it: it has { $n } characters instead of { $length }
was-altered-way-checksum = it was altered on its way: its checksum does not fit
copy-whole-string-once-2 = copy the whole string once more, by machine
holds-more-than-bytes = it holds more than { NUMBER($largest, useGrouping: 1) } bytes of rules
another = { $sorts } `{ $what }` is another one
takes-part-did-there = { $sorts } `{ $what }` takes part here and did not there
took-part-there-does = `{ $what }` took part there and does not here
utf = this is { $encoding }, not UTF-8
save-file-utf = save the file as UTF-8
text-byte-zero = this is not text: byte { $zero } is zero
name-rule-file-saved = name a rule file, saved as UTF-8 text
file-only-blank-lines = the file has only blank lines and comments
file-empty = the file is empty
begin-cardlaw-then-say = begin with `cardlaw 1`, then say what the file is, such as `vocabulary small`
name-rule-file = name a rule file
split-into-edition-packs-2 = split it into an edition and packs, or name another file
line-indented-tab = this line is indented with a tab
indent-two-spaces = indent with two spaces
file-translations = `{ $what }` is not a file of translations: line { $line } cannot be read
declare-event = declare it: `event { $word }`
whoever-does-already = `{ $doer }` is whoever does `{ $item }` already
call-other-something-else = call the other one something else, such as `other as player in players except { $doer }`
takes-twice = `{ $item }` takes `{ $param }` twice
first-named = first named here
give-each-own-name-2 = give each its own name with `as`
move-takes-cards-together = a move takes one to { $mosttogether } cards together, the smaller number first
does-say-what = this does not say what `{ $what }` is
number-player-players = such as `{ $what } as number` or `{ $what } as player in players`
option-goes-from-smaller = an option goes from a smaller number to a larger, at most { $widestoption } apart
goes-from-chosen = `{ $axis }` goes from { $low } to { $high }, and { $chosen } is chosen
choose-number-inside-range = choose a number inside the range
lists-twice = `{ $what }` lists `{ $arm }` twice
leaves-no-choice-arm = `{ $what }` leaves no choice: it has one value
add-another-leave-out = add another, or leave it out
does-say-which-arms = `{ $what }` does not say which of its values is chosen
chosen = write `chosen { $arms }`
chosen-arms-needs = `{ $what }` has { $n } chosen values, and needs one
chosen-first = chosen first
take-chosen-out = take one `chosen` out
set-twice = `{ $what }` is set twice
first-set = first set here
after-stands-bare-verb = after `{ $after }` comes the bare verb: `{ $bare }`, not `{ $verb }`
after-may-stands-move = after `may` comes the move, not `{ $verb }`
befalls-players-only-moves = `{ $act }` happens to players; only moves are allowed or forbidden
declare-move-if-players = declare it with `move` if players choose it
game-won-between-rounds = a game is won between rounds, not by a move or event
leave-out-say-what = leave `by …` out, or say what wins the round: `wins round by …`
game-players-smaller-number = a game is for 1 to { $mostseats } players, the smaller number first
players-can-make-teams = { $most } players can make 2 to { $most } teams
takes-card-number = `{ $act }` takes a card, and `{ $arg }` is a number
card-condition = write `card`, and in the condition `{ $asked }`
does-belong-after = `{ $word }` does not belong after `{ $before }`
condition-begins-when-only = a condition begins with `when`, `only when` or `even when`
move-somebody-makes = `{ $event }` is a move: somebody makes it
when-player = write `when player { $verb }:`
there-each = there is a `{ $what }` of each { $of }
write-of-is = write `{ $what } of { $of } is …`
state-what-happens-sets = `{ $subject }` is a state: what happens sets it, no rule defines it
set-step-set = set it in a step: `set { $subject } to { $node }`
declare-word-what-rule = declare a word for what the rule means: `predicate NAME of { $subject }`
declare-predicate = declare it: `predicate { $what } of { $subject }`
declare-quantity = declare it: `quantity { $subject }`
declare-quantity-2 = declare it: `quantity { $what } of { $subject }`
state-set-step-set = `{ $what }` is a state: set it in a step, `set { $what } of { $subject } to …`
there-each-thing = there is one `{ $quantity }`, not one of each thing
write-is = write `{ $quantity } is …`
declared = declared here
there-two-customs = there are two customs `{ $what }`
first = the first one
custom-does-say-assumed = custom `{ $what }` does not say that it is assumed
custom-cites-lines-no = custom `{ $what }` cites lines, and no sheet says it
custom-fills-what-sheets = a custom fills what sheets leave out: write `assumed "why"`, and no `lines`
custom-does-say-what = custom `{ $what }` does not say what it is about
add-about-topic-below = add `about TOPIC` below its gloss
gives-cards-back-cards = this gives cards a back, and the cards have one side
declare-sides-name-name = declare `sides NAME, NAME` in the vocabulary
row-backs = this row has { $n } { $faces } and { $n2 } backs
give-back-all-many = give one back for all, or as many as there are fronts
row-does-say-which = this row does not say which { $missing } a `{ $kind }` has
each = write `for each { $missing }`
deck-may-have-cards-2 = a deck may have { NUMBER($mostcards, useGrouping: 1) } cards, and with this row it has more
card-kind-row-names = a card is of one kind, and this row names { $names }
give-each-kind-row = give each kind a row of its own
group-row-deck-about = `{ $group }` is a group, and a row of the deck is about one kind
give-each-row-own = give each of { $names } a row of its own
does-name-kind-card = `{ $spec }` does not name a kind of card
begin-kind = begin with the kind, one of { $names }
no = no `{ $kind }` is `{ $given }`
row-says-which-card = this row says which `{ $what }` the card has, and then `for each { $what }`
goes-from = `{ $what }` goes from { $numbers } to { $numbers2 }
number = `{ $what }` is not a number
each-range-inside = write `for each { $what }`, or a range inside it
cards-all-them = write `cards` for all of them
values-cannot-them = the values of `{ $what }` are { $what2 }, and `{ $values }` cannot be one of them
declare-attribute-own = declare an attribute of its own
sides-card-named-twice = the sides of a card are named twice
card-two-sides-named = a card has two sides, and { $n } { $names } named
name-front-back-sides = name the front and the back, such as `sides light, dark`
short-name-stands-short = the short name `{ $word }` is inside the short name `{ $what }`
short-name = a short name
spell-out-full = spell it out in full
group-part-itself = group `{ $what }` is a part of itself
parts-each-other = { $names } are parts of each other
list-kinds-groups-do = list kinds, or groups that do not hold this one
expected = expected { $type } here, and `{ $what }` is { $type2 }
say-what-asked-empty = say what is asked of it, such as `{ $what } is empty`
say-what-asked = say what is asked of it, such as `{ $what } is 3` or `{ $what } > 3`
say-what-asked-2 = say what is asked of it, such as `{ $what } is …` or `{ $what } has …`
how-many-cards-holds = how many cards it holds is `size of { $what }`
cards-top = one of its cards is `top of { $what }`
name-role-player-next = name a role such as `player`, or `next of player`
write-2 = write { $names }
write-of-is-2 = write `{ $asked } of { $left } is { $right }`
is-and-is = `{ $left }` is { $type }, and `{ $right }` is { $type2 }
does-say-what-asked = `{ $what }` is { $sortof }, and does not say of what it is asked
whole-comparison = write the whole comparison: `{ $subject } is { $what }`
write-of = write `{ $what } of { $owner }`
choice-between-words-number = `{ $what }` is a choice between words, not a number
put-rule-under-instead = put the rule under it instead: `under { $what } { $first }`
value-does-say-which = `{ $what }` is a value of { $names }, and this does not say of which
ask-card-card = ask it of a card, such as `{ $homes } of card is { $what }`
winner-left-another-state = write `winner`, `left of …` or another state of type player
names-known = the names known here are { $names }
nobody-called-player = nobody is called `player` here
opposite-direction = write `opposite of direction`
opposite-alone-no-direction = `opposite` alone is no direction
can = it can be { $names }
nothing-called = nothing here is called `{ $word }`
players-several-say-some = `players` are several: say `some p in players where …` or `every p in players where …`
say-whose = say whose: `{ $word } of { $owner }`
several-players-needed = `{ $expr }` is several players, and one is needed here
asked = `{ $selector } of` is asked of { $which }, and `{ $base }` is { $type }
there-each-2 = there is one `{ $selector }`, not one of each { $found }
there-all = there is one `{ $selector }` for all
alone = write `{ $selector }` alone
something-asked-thing = `{ $selector }` is { $selector2 }, not something asked `of` a thing
write-is-2 = write `{ $base } is { $selector }`
every-ask-empty = every { $found } has one; ask `{ $what } of … is empty`
alone-yes-or-no-statement = `{ $what }` alone is not a yes-or-no statement
alone-yes-or-no-statements = { $names } alone are not yes-or-no statements
comparison-out = write the comparison out: `{ $whole }`
say-who-does-what = say who does what, such as `player begins`
set-direction-opposite-direction = write `set direction to opposite of direction`
no-step-begins = no step begins with `{ $what }`
player-does-step-several = one player does a step, and `{ $what }` is several
rules-say-how-many = write `{ $act }`: the rules say how many
whole-move-without-number = `{ $act }` is the whole move, without a number; with a number write `{ $given }`
number-may-million-most = a number may be a million at most
was-wrong-asks-about = `was wrong` asks about the move being answered, and nothing is answered here
use-where-move-declared = use it where a move declared `answering … by …` is made
never = `{ $what }` is never `{ $given }`
said = `{ $what }` is said of { $type }, not of { $type2 }
except-leaves-out-player = `except` leaves out one player, and `{ $each }` is several
compare-teams-where-team = compare the teams: `… where team of p is not team of { $base }`
something-go-through = `{ $dom }` is { $type }, not something to go through
go-through-zone-players = go through a zone, `players`, an attribute or a range such as `1..6`
could-different-cards = `{ $what }` could be { $n } different cards
say-which-card = say which one, such as `{ $card }`
no-card-shows = no card shows `{ $part }`
there-no-card = there is no card `{ $what }`
no-kind-card-all = no kind of card has all of these together
rules-may-point-rules = rules may point at { NUMBER($mostlinks, useGrouping: 1) } rules in all, and with this they point at more
name-rules-instead-whole = name rules instead of whole topics
no-other-rule-about = no other rule here is about `{ $what }`
name-rule-topic-edition = name a rule, or a topic that the edition has rules about
several-files-have-rule = several files have a rule `{ $what }`
say-which = say which: { $homes }
rule-points-itself = rule `{ $what }` points at itself
name-another-rule = name another rule
no-rule-2 = `{ $unit }` has no rule `{ $what }`
there = there is { $homes }
word-every-table-cannot = `{ $word }` is a word that every game has; it cannot be declared
choose-another-name = choose another name
declared-twice = `{ $word }` is declared twice
first-declared = first declared here
group-grows-group-also = a group grows with `group { $word } also KIND`
if-both-mean-same = if both mean the same, declare it in one file only; otherwise give one of them another name
cites-lines-file-does = this cites lines, and the file does not name its source
source-named-below-line = the source is named below this line
add-source-sheet-number = add `source "SHEET" of NUMBER lines` below the first line of the file
lines-counted-from = lines are counted from 1
write-3 = write `{ $high }-{ $low }`
first-line-citation-comes = the first line of a citation comes first
source-lines-cites-line = the source has { $last } lines, and this cites line { $high }
length-told = its length is given here
correct-citation-length-source = correct the citation, or the length of the source
round-told-twice = the round is described twice
both-tell-round-anew = `{ $names }` and `{ $names2 }` both describe the round again
tells = `{ $names }` describes it here
pack-only-adds-move = a pack that only adds a move says `turns also offer MOVE` instead; or leave one out, or describe the round in a variant
round-turns-once = a round has `turns:` once
put-all-happens-turn = put all that happens in a turn in one block
turn-game-offers-nothing = a turn of this game offers nothing to `player`, so no move can be added beside it
tell-round-anew-round = describe the round again: `round:`
there-two-rules-file = there are two rules `{ $item }` in this file
rule-says-twice = rule `{ $draft }` says `{ $word }` twice
first-said = first said here
split-rule-if-both = split the rule if both are meant
take-out-2 = take one out
rule-does-say-what = rule `{ $draft }` does not say what it is about
rule-both-printed-assumed = rule `{ $draft }` is both printed and assumed
split-what-sheet-says = split it: what the sheet says with `lines`, what we add with `assumed`
rule-neither-cites-lines = rule `{ $draft }` neither cites its lines nor says that it is assumed
add-lines-if-sheet = add `lines 12-14` if the sheet says it, or `assumed "why"` if we do
rule-no-clause-so = rule `{ $draft }` has no clause, so nothing follows from it
remark-sheet-written-note = a remark of the sheet is written `note "…" lines 3-4 see RULE`
whoever-acts-called-nothing = whoever acts is called `{ $role }` here, and nothing else speaks of them
two-players-called = two players are called `{ $what }`
give-each-seat-own = give each seat its own name
game-players-most-given = a game is for { $mostplayers } players at most, and { $n } are given
first-given = first given here
say-line-take-two = say it in one line, or take one of the two out
given-twice = this is given twice
card-lies-there-given = one card lies there, and `{ $target }` is given otherwise
spell-card-out-kind = spell the card out by its kind and values
thing-several-given = `{ $target }` is one thing, and several are given
cannot-given = `{ $target }` cannot be given
give-cards-zone-card = give the cards of a zone, the card on top of one, or a state
empty-place-no-cards = an empty place has no cards: `{ $target } has 0 cards`
no-card-called = no card is called `{ $what }`
deck-may-have-cards-3 = a deck may have { NUMBER($mostcards, useGrouping: 1) } cards
cards-lie-zone = cards lie in a zone, and `{ $target }` is { $type }
name-zone-hand = name a zone, such as `hand of …`
is = `{ $word }` is { $other }
further = and here, and further on
given-anew-pass-only = `{ $what }` gets a new value in this pass only; in the next pass it is again what it was before the loop
keep-state-state-number = keep it in a state: `state { $what }: number starts 0` above, `set { $what } to …` before the loop, `add … to { $what }` in it
only-players-sit-order = only players sit in an order to start from, and `{ $dom }` gives { $type }
leave-out-starting = leave out `starting at …`
chance-counts-more = a chance counts 1 or more
leave-out-what-never = leave out what never happens
cards-shown-players = cards are shown to players
proceed-lets-what-was = `proceed` lets what was replaced happen, and nothing is replaced here
use-clause-form-when = use it in a clause of the form `when player would …:`
only-cards-moved-cards = only cards are moved, and `{ $dom }` is not cards
player = { $why }, and `{ $dom }` is not a player
zone-each-player = `{ $word }` is not a zone that each player has
name-clause-only-stays = `{ $word }` is a name for this clause only, and stays as it is
declare-state-what-remembered = declare a state for what is to be remembered
cards-moved-there-move = cards are moved there: `move … to { $target }`
cards-moved-move = cards are moved: `move … to { $end }`
rule-says-what = a rule says what it is: `{ $target } is …`
what-card-shows-does = what a card shows does not change
only-state-set-declare = only a state is set; declare one with `state NAME: TYPE`
state-so-cannot-set = `{ $target }` is not a state, so it cannot be set
number-2 = `{ $target }` is { $type }, not a number
set = write `set { $target } to …`
moves-offered-players = moves are offered to players
offered-several-players-does = this is offered to several players, and does not say how many may take it
any-if-first-take = write `to any of { $domain }` if the first to take it closes it, or `to each of { $domain }`
offers-choose = `{ $dom }` offers { $type } to choose, not { $type2 }
does-say-which-s = this does not say which { $type }s there are to choose from
add = add `{ $among }`
only-players-choose = only players choose
keeps-chosen = `{ $state }` keeps { $kept }, and { $type } is chosen
say-who-player = say who: `player { $verb }`
stands-what-somebody-does = here it says what somebody does: `{ $verb }`, not `{ $verb2 }`
value = `{ $what }` is not a value of `{ $attribute }`
game-may-have-kind = a game may have { $limit }, and with this kind it has more
leave-out-attributes-no = leave out attributes that no rule asks for, or give them fewer values
kept-each-player-team = a { $what } is kept for each player, team or value of an attribute, not for each { $each }
pile-order-top-hand = a pile has an order and a top, a hand has neither
seen-all-nobody-owner = it is seen by all, by nobody or by its owner
backs-seen-about-cards-two = `backs-seen` is about cards with two sides, and the cards of this game have one
leave-out-declare-sides = leave it out, or declare `sides NAME, NAME`
zone-cannot-both = zone `{ $item }` cannot be both `{ $first }` and `{ $second }`
said-2 = said here
keep-two-words = { $why }: keep one of the two words
number-starts = write a number, such as `starts 0`
leave-starts-out-set = leave `starts` out and set it in a step
is-not = `{ $what }` is not { $type }
third-person-already = `{ $verb }` is the third person of `{ $other }` already
give-them-another-third = give one of them another third person, such as `{ $sort } { $what } … spoken OTHER-WORD`
make-sentence-two-translation = make one sentence of the two; a translation of it comes after `in` and its language
rule-gloss-right-below = a rule has one gloss, right below its name
indent-like-clauses-rule = indent it like the clauses of its rule
clause-does-stand-among = a clause with `{ $found }` does not belong among steps
stands-above-clauses-rule = belongs above the clauses of a rule
move-line-up-below = move this line up, below the gloss
no-if-above = has no `if` above it
indent-like-if-belongs = indent it like the `if` it belongs to, right after its steps
step-steps-stand-under = is a step, and steps belong under a line that says when they are done
put-under-line-stage = put it under a line such as `at STAGE:` or `when player MOVES card:`
belongs-rule-does-stand = belongs to a rule and not here
indent-like-gloss-rule = indent it like the gloss of its rule
stands-under-line-says = belongs under the line that says what the file is
move-top-file = move it to the top of the file
begins-item-own = begins an item of its own
begin-line-without-indentation = begin the line with it, without indentation
said-3 = `{ $word }` { $what }
line-begins = a line here begins with { $expected }
no-line-begins = no line here begins with `{ $word }`
indent-if-belongs-line = indent it, if it belongs to the line above; a remark comes after `#`
nothing-rule-file-begins = nothing in a rule file begins with a text in quotes
stands-inside-rule-indent = it belongs inside a rule: indent it by two spaces
indent-if-belongs-line-2 = indent it, if it belongs to the line above
space-missing = a space is missing: `{ $parted }`
stands-under-line-says-2 = it belongs under the line that says what the file is: indent it by two spaces
item-begins-word-rule = an item begins with a word such as `rule`, `option`, `reading`, `silent about`, `kind` or `zone`
nothing-rule-file-begins-2 = nothing in a rule file begins with `{ $found }`
line-indented-like-no = this line is indented like no line above it
indent-two-spaces-each = indent by two spaces for each level
line-indented-but-line = this line is indented, but the line above it opens no block
indent-like-line-above = indent it like the line above, or less
say-rule-your-own = say the rule in your own words, in quotes and indented: `  "Seven cards each."`
put-gloss-quotes = put the gloss in quotes: `"{ $strip }"`
rule-needs-gloss-line = rule `{ $what }` needs a gloss line after its name
nothing-indented-under-line = nothing is indented under this line
what-belongs-stands-below = what belongs to it comes below, indented by two spaces more, such as `{ $context }`
colon-missing-before = a colon is missing before `{ $found }`
write-4 = write `{ $line }:`
end-line = end the line with `:`
colon-missing-end-line = a colon is missing at the end of this line
text-no-closing-quote = this text has no closing quote mark
close-same-line = close it with `"` on the same line
text-quotes-needed = a text in quotes is needed here
write-5 = write `"{ $begin }"`
two-full-stops-between = write two full stops, `..`, between the first number and the last
means-nothing = { $what } means nothing here
names-small-letters-hyphens = names are in small letters with hyphens: `{ $canonical }`
names-small-letters-hyphens-2 = names are in small letters with hyphens, and begin with a letter
name-2 = `{ $word }` is not a name
write-6 = write `0 - { $word }`
number-more = a number here is 0 or more
state-starts-more-step = a state starts at 0 or more; a step can set it lower: `set { $state } to 0 - { $word }`
number-below-cannot-written = a number below 0 cannot be written
text-ends-second-quote = a text ends at its second quote mark, and this one goes on
inside-text-single-quote = inside a text, write “ and ” or single quote marks
parenthesis-closes-nothing = this parenthesis closes nothing
take-away = take it away
parenthesis-closed = this parenthesis is not closed
close = close it with `)`
there-comma-too-many = there is a comma too many
take-comma-away-say = take the comma away, or say what follows it; a list is on one line
stands-first-condition-after = `{ $words }` comes first in a condition, or after `and` or `or`
put-parentheses = put it in parentheses: `({ $words } { $found } in …)`
reaches-end-condition-so = `{ $opened }` reaches to the end of the condition, so no `{ $found }` can follow it
put-parentheses-2 = put it in parentheses: `({ $opened } …) { $found } …`
needed-number = { $noun } is needed here, not the number { $found }
number-needed = a number is needed here, not `{ $found }`
text-quotes-needed-2 = a text in quotes is needed here, not `{ $found }`
needed-text-quotes = { $noun } is needed here, not a text in quotes
does-begin-condition = `{ $joint }` does not begin a condition here
does-say-whether-may = this does not say whether `{ $first }` may, must or must not, or what follows
what-follows-stands-steps = what follows goes in steps, below `when { $first } { $found } …:`
step-no-condition-own = a step has no condition of its own
put-below-line-if = put it below a line `if CONDITION:`
when-after-rule-only = write `when { $rest }:`; `after RULE` only puts rules into order
after-does-say-when = `after` does not say when something happens
line-about-move = a line is about one move
ask-about-each-itself = ask about each by itself
what-lies-top-comes = what lies on top comes first
top-zone-card = such as `top is { $card }`, or `top of ZONE is { $card }`
number-cards-number-alone = a number of cards is the number alone
leave-cards-out = leave `cards` out
each-n = write `for each n in 1..{ $loop }:`
count-up-to = write a number here; to count up to `{ $found }`, keep a state and write `repeat until STATE is { $found }:`
steps-repeated = steps are not repeated with `{ $word }`
name-word-another = a name is one word, and `{ $found }` is another
join-them-hyphen = join them with a hyphen: `{ $words }-{ $found }`
missing-end-line = `{ $word }` is missing at the end of this line
missing-before = `{ $word }` is missing before `{ $found }`
needed = `{ $word }` is needed here, not `{ $found }`
line-ends-needed = the line ends, and { $needed } is needed here
line-own-below-indented = write `{ $rest }` on a line of its own below, indented by two spaces more
line-should-end-after = the line should end after its colon
write-7 = write `>=`
expected-but-found = expected { $needed }, but found `{ $found }`
file-scenarios = this is not a file of scenarios
begin-spec-name-vocabulary = begin it with `spec NAME of VOCABULARY`
there-two-scenarios-file = there are two scenarios `{ $item }` in this file
scenario-does-say-under = scenario `{ $item }` does not say under which edition
add-under-edition-first = add `under EDITION` as its first line
command-line = the command line

## words that every game has
kernel-player = Whoever makes the move, or whose turn it is.
kernel-players = All who are in the round, seat by seat.
kernel-partners = The others of that player's team.
kernel-table = The people at the table together decide it.
kernel-next = Whose turn follows, the way play is going.
kernel-previous = Whose turn came before, the way play is going.
kernel-left = The neighbour on the left, whichever way play is going.
kernel-right = The neighbour on the right, whichever way play is going.
kernel-winner = Who won the round, until somebody wins the next.
kernel-round-number = Which round of the game it is, from 1.
kernel-size = How many cards lie there; `size of players` counts players.
kernel-top = The uppermost card of a pile.
kernel-bottom = The lowest card of a pile.
kernel-newest = The card that came there last.
kernel-empty = No card lies there.
kernel-opposite = The other way round.
kernel-clockwise = From each seat to the one on its left.
kernel-counterclockwise = The other way from clockwise.
kernel-number = A type: a whole number.
kernel-yes-no = A type: yes or no; `NAME is yes` asks it.
kernel-card = A type: a card. In a move, the card it is made with.
kernel-team = The team a player plays in; also a type.
kernel-zone = A type: a place where cards lie.
kernel-direction = Which way play goes; also a type.
kernel-yes = A value of type yes-no; `true` is the same.
kernel-no = A value of type yes-no; `false` is the same.
kernel-lose-turn = That player's next turn is passed over.
kernel-regain-turn = No turn of that player is passed over any more.
kernel-begin = That player's turn comes next.
kernel-take-over = The turn is that player's now; play goes on from there.
kernel-go-again = Another turn of that player follows this one.
kernel-drop-out = That player is out of the round.
kernel-leave-game = That player is out of the game.
kernel-turn-begins = A turn begins; `player` is whose turn it is.
kernel-turn-ends = A turn ends; `player` is whose turn it was.
kernel-decline = In a scenario: that player makes none of the moves offered.
