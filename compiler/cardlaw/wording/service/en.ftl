# What the language service says beside the rules that are being written.

local = `{ $name }` is a name that this clause, or the move it is about, gives.
value-of = a value of { $of }, declared in `{ $unit }`
declared-in = declared in { $unit }
called = players say: { $term }
printed = printed: { $lines }
printed-of = printed: { $lines } of { $sheet }
one-line = line { $lines }
several-lines = lines { $lines }
has-lines = { $what }, which has { $n } lines
assumed = assumed: { $why }
overridden = overridden by { $rules }
overridden-otherwise = under other choices overridden by { $rules }
set-aside = set aside by { $rules }
not-in-force = not in force as chosen
holds-under = holds only with { $choices }
choice-is = { $axis } { $values }
rule-of = rule of { $unit }
cited-by = cited by { $rules }
and-more = { $rules } and { $n } more
scenarios =
    { $n ->
        [one] 1 scenario
       *[other] { $n } scenarios
    }
findings =
    { $n ->
        [one] 1 finding: { $first }
       *[other] { $n } findings: { $first }
    }
otherwise-in = otherwise in { $editions }
this-rule-too = and this rule
builds-on =
    { $n ->
        [one] `{ $unit }`, which this builds on, has an error: { $first }
       *[other] `{ $unit }`, which this builds on, has { $n } errors: { $first }
    }
let-override = let `{ $rule }` override: then { $then }
accept = accept `{ $id }`
in-this-rule = named in this rule
of-each = of each { $owner }
of-a-card = of a card
of-what = of { $what }
short-name = short name
a-number = a number
value-of-choice = value of { $choice }
no-name = `{ $name }` is not a name: names are in small letters with hyphens
word-of-tables = `{ $name }` is a word that every game has; it cannot be declared
in-shipped = `{ $name }` is declared or used in the shipped rules, which stay as they are
then-wrong = then { $why }
nothing-declared = there is nothing here that a rule file declares
type-of-each = { $type } of each { $owner }
both = { $one }; { $other }

form-about = What the rule is about, if not what its chapter is about.
form-after = What this rule does happens after what those do.
form-and = Both conditions hold.
form-or = At least one of the conditions holds.
form-not = The condition does not hold.
form-arithmetic = Numbers added, subtracted with `-` or multiplied with `*`.
form-assign = The state becomes that value.
form-add = The state grows by that number.
form-attribute = Something that cards can show, with its values; also a plain list of values to keep states and zones for.
form-choose = Somebody, or the table, chooses; the choice has a name for the steps that follow.
form-compare = Numbers compared, with `<`, `<=`, `>` or `>=`.
form-count = How many there are for which the condition holds.
form-do = A player does a move, or an event happens to a player.
form-effect = After the move or event, if it matches and the condition holds, the steps follow.
form-event = Something that happens to a player or the table; its body is what it comes to, and a step raises it.
form-for-each = The steps once for each of them, as they are when it begins; players go from a seat on if one is given.
form-given-is = The cards of a zone, the top card first, the card on top of one alone, or the value of a state.
form-given-turn = Whose turn it is.
form-gloss = One sentence in the transcriber's own words; readers are shown it wherever the thing matters.
form-has = The value is there.
form-if = The steps happen if the condition holds; otherwise those after `else`.
form-is = The two sides are the same, or the thing is such a thing.
form-kind = A sort of card: the attributes that it shows, each free or with the one value that all its cards have.
form-let = A name for a value as it is now, for the steps that follow.
form-members = The cards of a zone, players, or the values of an attribute; `except` leaves some out.
form-move = Something a player chooses to do, declared as a bare verb; rules say when it is allowed.
form-name = A role, a parameter, a state, a zone, a quantity, an option over numbers, a value or a short name.
form-need = What a pack cannot do without: it is played only with editions and packs that have it.
form-of = What is asked of a thing: an attribute of a card, a zone of a player, the seat next to one, the top of a pile.
form-option = A choice that the sheet, or the pack, leaves to the table.
form-overrides = Where this rule applies, those rules give way; with `under`, only in that arm.
form-pack = House rules that can be added to every edition of a vocabulary; it says only what it adds and changes.
form-quantifier = For some, for no, or for every one of them the condition holds. It takes in everything to its right.
form-replaces = This rule takes the place of those, whatever else points at them.
form-rule = What one sentence of the sheet rules: a gloss, marks, and the clauses that say it.
form-scenario = A situation, what is done in it, and what then holds.
form-shift = Cards go to a zone, on top unless said otherwise.
form-fetch = So many cards from the top of one zone go to another; a pile that runs out is refilled.
form-spec = Scenarios that editions and variants of one vocabulary are tested with.
form-state = Something that is remembered: for the round, for a turn (`this-turn`) or from round to round (`kept`).
form-swap = Two zones change their cards.
form-then-holds = The zone holds exactly these cards.
form-then-that = The condition holds.
form-then-turn = Whose turn it now is.
form-title = What people call the game, edition, pack or variant; its id is for typing.
form-topic = Something that rules can be about; editions are compared, and packs point at them, topic by topic.
form-under-edition = The edition or variant under which the scenario is played; each such line plays it once more.
form-variant = An edition, or another variant, with packs, choices and changes of its own.
form-version = The version of the language that the file is written in.
form-when-chooses = A player chooses.
form-when-does = A player makes a move, or declines.
form-zone = A place for cards, or one of each player, team or value, with traits; an event can refill it as it runs out.
