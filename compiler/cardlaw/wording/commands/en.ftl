# What the commands say, in English.

## Words
word-help = help
word-nothing = nothing
compiles = compiles
does-not-compile = does not compile
sort = { $sort ->
    [edition] edition
    [pack] house rule
    [variant] variant
    [vocabulary] game
    [option] option
    [reading] reading
    [silence] silent about
   *[other] unit
 }
layer = { $layer ->
    [assumed] assumed
   *[other] printed
 }
lines = { $n ->
    [one] line
   *[other] lines
 } { $lines }
lines-of = { $n ->
    [one] line
   *[other] lines
 } { $lines } of { $source }
count-errors = { $n ->
    [one] 1 error
   *[other] { $n } errors
 }
count-warnings = { $n ->
    [one] 1 warning
   *[other] { $n } warnings
 }
count-rules = { $n ->
    [0] no rules of its own
    [one] 1 rule of its own
   *[other] { $n } rules of its own
 }
count-silences = { $n ->
    [one] 1 silence
   *[other] { $n } silences
 }
count-rulebooks = { $n ->
    [one] 1 rulebook
   *[other] { $n } rulebooks
 }
count-unchecked-rulebooks = { $n ->
    [one] 1 rulebook that needs checking
   *[other] { $n } rulebooks that need checking
 }
count-looks = { $n ->
    [one] 1 step
   *[other] { $n } steps
 }
count-pairs = { $n ->
    [one] 1 pair
   *[other] { $n } pairs
 }
count-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
 }
did-you-mean = did you mean `{ $guess }`?
such-as = for example `{ $what }`
write-it = write `{ $what }`
wrote = wrote { $file }
written = written: { $file }
choose-another-name = choose another name
there-already = `{ $file }` already exists
cannot-write = `{ $file }` cannot be written: { $why }
changed-meanwhile = `{ $file }` was changed by someone else meanwhile

## Wrong use
no-such-verb = there is no command `{ $word }`
lists-verbs = `cardlaw --help` lists the commands
no-such-option = `{ $command }` has no option `{ $option }`
lists-options = `{ $command }` lists the options
see-help = `{ $command }` shows what it takes
needs-argument = `{ $verb }` needs { $what }
needs-value = `{ $verb }`: { $option } needs a value after it
takes-no-value = `{ $verb }`: { $option } takes no value
unexpected-argument = `{ $verb }`: unexpected argument `{ $word }`
quote-the-name = put the whole name in quotes: "{ $name }"
not-both = `{ $verb }` takes { $one } or { $other }, not both
no-such-value = there is no { $what ->
    [kind-of-sheet] kind of sheet
    [paper] paper size
    [format] format
    [strategy] strategy
    [policy] policy
    [engine] engine
    [shell] shell
   *[other] value
 } `{ $text }`
can-be = it can be { $values }
can-be-guess = did you mean `{ $guess }`? It can be { $values }
not-a-whole-number = `{ $text }` is not a whole number from { $least } to { $most }
not-a-share = `{ $text }` is not a share from 0 to 1, such as 0.1
no-such-language = there is no language `{ $asked }` here, only { $known }; answering in English
no-folder = `{ $name }` is not a folder
is-a-file = `{ $name }` is a file, not a folder
rules-takes-folder = `--rules` takes a folder that holds rule files
variable-holds-folders = CARDLAW_RULES holds folders with rule files, with `{ $sign }` between them
left-out = `{ $file }` is left out: it does not begin as a rule file; `cardlaw check { $file }` shows why
a-file-does-not-compile = a file does not compile
and-more-problems = and { $n } more; `--format plain` shows all
do-less = make the rule do less
system-refused = the system refused: { $why }
system-refused-file = the system refused `{ $file }`: { $why }
try-again = put that right, and try again
fault-of-ours = this is a fault in cardlaw itself, not in your rules ({ $what })
report-fault = please report it to the project, with the command and the rule files that caused it; CARDLAW_DEBUG=1 shows the full trace
help-format-and = text (for people), plain (a line each), json, { $forms }

## Naming rules
no-such-unit = there is no game, edition, variant or house rule `{ $name }` in the rule folders
no-such-edition = there is no edition or variant `{ $name }` in the rule folders
list-shows = `cardlaw list` shows what there is
list-shows-editions = `cardlaw list` shows the editions
not-an-edition = `{ $name }` is not an edition
not-an-id = `{ $reference }` is not the id of an edition or variant
write-an-id = write an id, or an id with choices: `ID[CHOICE=VALUE]`; `cardlaw list` shows what there is
not-a-pack = `{ $word }` is not the name of a house rule
needs-edition = `{ $reference }` is a { $sort ->
    [pack] house rule
    [vocabulary] game
   *[other] file of scenarios
 }; this needs an edition or a variant
edition-with-pack = put it on an edition: `EDITION with { $pack }`
its-editions = its editions are { $names }
could-be = `{ $name }` could be { $names }
name-one = name the one you mean
both-called = `{ $one }` and `{ $other }` are both called `{ $name }`
told-apart-by = name editions that differ in their name or in a choice
save-rules-unreadable = the rules in `{ $file }` cannot be read: { $why }
save-no-rules = `{ $file }` is a game of `{ $variant }`, and those rules are not here
name-rule-folder = name the folder that holds them with `--rules DIR`

## Progress
progress-begins = { $doing }: { $things } …
progress-so-far = { $doing }: { $n } of { $things }, { $seconds } s so far
progress-left = { $doing }: { $n } of { $things }, { $rate }, about { $left } s left
progress-last = { $things } ({ $name })
progress-rate = { $n } a second
progress-each = { $n } s each
doing-checking = checking
doing-comparing = comparing
doing-looking-at = looking at
doing-playing = playing

## list
list-words-of-what = `--words` needs a game, edition, variant or house rule
list-explain-word = `cardlaw explain WORD --in ID` shows how a word is declared and which rules use it.
list-current-value = * = current value. Change it with ID[CHOICE=VALUE].
list-house-rules = house rules
list-one = `cardlaw list ID` shows one with its choices: a game, an edition, a house rule.
list-no-vocabulary = its vocabulary `{ $name }` is not in the rule folders
list-shelf = { $sort ->
    [edition] editions
    [variant] variants
   *[pack] house rules
 }
list-broken = does not compile: `{ $command }` shows why
list-set = set
list-head = { $sort ->
    [edition] edition { $name } of { $base }
    [pack] house rule { $name } for { $base }
    [variant] variant { $name } of { $base }
   *[other] game { $name }
 }
list-fact = { $what ->
    [file] file
    [source] source
    [language] language
    [needs] needs
    [sets] sets
   *[rules] rules
 }
list-silent-about = not said by the sheet
list-rules = { $n ->
    [0] { $all }, none of them in its own file
   *[other] { $all }, { $n } of them in its own file
 }
list-star = * marks the value that is chosen now; `{ $reference }` chooses another.
list-silences = { $n ->
    [one] The sheet does not answer 1 question. `cardlaw check --all { $name }` shows it among its findings, with what we assume.
   *[other] The sheet does not answer { $n } questions. `cardlaw check --all { $name }` shows them among its findings, with what we assume.
 } `cardlaw list { $name } --all` lists everything, with reasons.
list-range = from { $low } to { $high }, * { $chosen }

## the words of a game
words-moves = moves: what players choose to do
words-events = events: what happens to players
words-attributes = what a card can show
words-kinds = kinds of cards
words-groups = groups of kinds
words-zones = where cards lie
words-shorts = short names
words-states = what is remembered
words-predicates = what can be said of a thing: `… is WORD`
words-quantities = what has a value
words-options = options
words-number-options = options with numbers
words-readings = readings
words-silences = silences
words-topics = topics: what a rule is about
words-every-game = words that every game has
words-declared = { $sort ->
    [move] move
    [event] event
    [attribute] attribute
    [kind] kind
    [group] group
    [zone] zone
    [short-name] short name
    [state] state
    [predicate] predicate
    [quantity] quantity
    [option] option
    [reading] reading
    [silence] silence
   *[topic] topic
 }, declared in { $place }
words-said = written
words-rules-about = rules about it
words-in = in { $name }
words-for-example = for example in { $name }
words-rules-under = rules that hold under it
words-defined-by = rules that say what it means
words-used-by = rules that use it

## check
check-waiting = waiting for a change; Ctrl-C ends
check-one-shows-more = `cardlaw check ID` shows more of one rulebook; add --all for every point
check-no-situation = no situation for { $ids }: { $reason }
check-fixed = fixed { $where }: { $what }
check-nothing-to-fix = nothing here has a fix that is certain
check-again = check it again
check-compile = { $n } of { $total } compile
check-compile-but = { $n } of { $total } compile; not { $names }
check-fault = a fault of ours: the engine does not show `{ $id }`; please report it
check-accepts-nothing = `{ $unit }` accepts `{ $finding }`, but there is no such finding
check-accepts-nothing-guess = `{ $unit }` accepts `{ $finding }`, but there is no such finding; did you mean `{ $guess }`?
check-counts = { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
 } ({ $printed } printed, { $reading } as read, { $assumed } assumed), { $options ->
    [one] 1 option
   *[other] { $options } options
 }, { $readings ->
    [one] 1 reading
   *[other] { $readings } readings
 }, { $silences ->
    [one] 1 silence
   *[other] { $silences } silences
 }
column-rules = rules
column-stated = printed
column-read = as read
column-assumed = assumed
column-options = options
column-readings = readings
column-silent = silent

## courses of play
reach-head = How play gets there from the deal, by legal moves only
reach-missed = { $name }: not reached in { NUMBER($n, useGrouping: 1) } moves of play; that proves nothing
reach-findings = { $title }: { $n } of { $total ->
    [one] 1 finding
   *[other] { $total } findings
 } reached from the deal
reach-differences = { $title }: { $n } of { $total ->
    [one] 1 difference
   *[other] { $total } differences
 } reached from the deal
reach-bare = { $n } more are about what is written, and need no situation
reach-course = { $name }: { $n ->
    [0] no move, as it is dealt
    [one] 1 move
   *[other] { $n } moves
 }
reach-course-by = { $name }: { $n ->
    [0] no move, as it is dealt
    [one] 1 move
   *[other] { $n } moves
 } by the rules of { $rules }
reach-then = then { $what }
reach-written = written: { $n ->
    [one] 1 course
   *[other] { $n } courses
 } of { $title } in { $folder }

## ask
ask-needs-move = `ask` needs a move: --move
ask-needs-edition = `ask` needs an edition or variant
ask-needs-both = `ask` needs an edition and a move
ask-not-understood = `ask` understood none of the answers
ask-asking = asking { $name }{ $total ->
    [one] {""}
   *[other] {" "}({ $n } of { $total })
 }
ask-situation-lines = one thing about the table on each line, as after `--given`; `#` begins a remark
ask-line = { $file }, line { $line }
ask-given-lines = the `--given` lines say what the table looks like
ask-never-wrong = no rule says when such a move is wrong; leave `wrongly` out
ask-table-impossible = no table can be like this: { $rules }
ask-not-together = these do not go together: { $lines }
ask-cannot-be = this cannot be: { $lines }
ask-too-short = the line says too little
ask-unclear = `{ $word }` is not understood here
ask-player-alone = `{ $word }` is a player: say which cards are meant
ask-not-on-table = `{ $word }` alone says nothing about the table
ask-one-on-top = only one card lies on top
ask-no-card = no card is called `{ $word }`
ask-no-move-alone = `{ $word }` is not a move of its own
ask-part-of-moves = it is part of another move: ask about that move
ask-such-lines = say one thing about the table, such as { $examples }
ask-two-lines = did you mean `{ $one }` and, on a line of its own, `{ $other }`?
ask-turn-and-move = write the move as `{ $move }`, and say `{ $turn }` of the table
ask-say-owed = If the move is still due, say so:
ask-say-met = If it has been made, say that:
ask-has-done = you said that this has been done already (`{ $line }`); ask about another move
ask-say-before = Say what the table was like before that move, for example:
ask-just-played = Say what happened just before, for example:
ask-answers-this = That move is an answer to another one, for example:
ask-next-open = what comes after that move depends on what you have not said
ask-next-open-help = say whose turn it is now (`--given "turn of b"`), or leave that move out and say what the table is like now
ask-next-open-table = leave that move out and say what the table is like now
ask-set-otherwise = what you said does not fit that move: after it, { $lines }
ask-set-otherwise-help = say that instead, or leave it out: the move sets it by itself
ask-one-earlier = tell only one earlier move; what came before it is told by what lies on the table
ask-no-cards-left = the deck has no card left for { $hands }
ask-say-players = say how many play (`--given "players a, b"`), or what they hold (`--given "hand of b has 0 cards"`)
question-how = Press Enter to leave something out, Ctrl-C to stop.
question-rules = Which rules? (one or more, such as { $example })
question-top = Which card is on top of the { $pile }? (such as { $card })
question-played = Did somebody just play a card that you want to react to? (such as { $example }; press Enter if it is simply your turn)
question-hand = Which cards do you hold? (with commas between them)
question-more = Anything else about the table? (such as `hand of b has 1 card`)
question-moves = Moves: { $moves }
question-needed = this cannot be left out
question-move = What would you do? (such as `{ $example }`)

## explain
explain-head = { $name } of { $unit }
explain-alone = { $name }
explain-written = written
explain-not-a-rule = `{ $words }` is not the name of a rule
explain-write-rule = write `RULE`, or `RULE of UNIT`
explain-not-by-itself = `{ $name }` cannot be played by itself
explain-name-edition = name an edition or variant, such as `ID with PACK`
explain-rule-of-pack = it is a rule of the house rule `{ $pack }`: `{ $option }`
explain-is-a-pack = it is a house rule: `{ $command }`, or `{ $option }`
explain-lists-words = `{ $command }` lists the words of the game
explain-nothing-in = there is no rule and no word `{ $name }` in `{ $where }`
explain-nothing = there is no rule and no word `{ $name }` in the rule folders
explain-is-a = it is { $sort ->
    [edition] an edition
    [variant] a variant
    [pack] a house rule
   *[other] a game
 }: `{ $command }`
explain-who-uses = for the rules of one edition: `{ $command }`
explain-no-edition = no edition takes the { $sort ->
    [pack] house rule
   *[other] vocabulary
 } `{ $name }`, so its rules say nothing yet
explain-as-in = shown as in { $name }
explain-all-of-one = for everything about one of them: `{ $command }`
explain-code-in-brackets = an error shows its code in brackets; `cardlaw check --all` shows those of findings
explain-no-code = there is no code `{ $id }`
explain-wrong = wrong
explain-right = right
explain-clauses = clauses
explain-overrides = overrides
explain-overridden-by = overridden by
explain-sets-aside = sets aside
explain-set-aside-by = set aside by
explain-leans-on = depends on
explain-gives-meaning = gives meaning to
explain-touched = readings, options, silences
explain-notes = notes
explain-also-about = also about “{ $topic }”
explain-elsewhere = what other editions say about “{ $topic }”
explain-stated = by { $sort ->
    [edition] edition
    [variant] variant
    [pack] house rule
   *[other] vocabulary
 } { $name }
explain-as-chosen = as chosen
explain-not-in-force = not as chosen, so it is not in force
words-more = and { $n } more: { $rules }
explain-not-as-chosen = (only under another reading or option)
explain-left-nothing = (other rules leave nothing of it)
explain-through = by way of { $rules }
explain-under = if { $choices }
explain-is = `{ $name }` is { $values }
explain-no-other = no other rule
explain-defined-by = { $word }, defined by { $rules }
explain-used-by = { $word }, used by { $rules }
fact = { $what ->
    [about] about
    [printed] printed
    [assumed] assumed
    [stated] stated
    [under] only if
    [marks] marks
   *[file] file
 }
mark-breakable = can be broken: a player may try it, and others may object
mark-even-if-won = even if won
mark-by-example = by example: the sheet shows it only in a worked example
mark-before = before { $rules }
mark-after = after { $rules }
touch-holds-under = the rule depends on it
touch-overrides-under = what the rule overrides depends on it
touch-overridden-under = what overrides the rule depends on it
touch-counts-with = the rule counts with it
touch-same-lines = from the same lines of the sheet
touch-resolves = the rule settles it
touch-same-topic = about the same topic

## play
play-bad-seat = `{ $text }` does not say who sits where, such as `2=random`
play-bad-names = `{ $text }` are not names: a name is one word of letters, with commas between names
play-same-name = two players have the same name
play-no-names = what is in `{ $file }.names` are not the names of the players of this game; they are called otherwise
play-needs-id = `play` needs the id of what to play
play-as-saved = a resumed game goes on as it was saved
play-resumed = resumed { $file }: { $n ->
    [one] 1 move
   *[other] { $n } moves
 }
play-resumed-cut = resumed { $file }: { $n ->
    [one] 1 move
   *[other] { $n } moves
 }; the last one was cut off and is lost
play-no-seat = there is no seat { $seat }: { $n ->
    [one] 1 plays
   *[other] { $n } play
 }
play-nobody = nobody at this table is a person
play-simulate = `cardlaw simulate` plays without people
play-endless-line = a line on standard input has more than { NUMBER($n, useGrouping: 1) } letters
play-short-line = a move is one short line

## test
test-no-files = there is no spec file in { $paths }
test-spec-files = scenarios are in files that end in `.spec`; `cardlaw check` reads rule files
print-form-by-name = the sheet’s form follows from its file name: --output NAME.pdf, NAME.html or NAME.md
test-unshown = { $unit }: no scenario shows { $rules }
test-summary = { $n ->
    [one] 1 scenario run
   *[other] { $n } scenarios run
 }, { $lines ->
    [one] 1 line checked
   *[other] { $lines } lines checked
 }, { $failed } failed
test-under = { $scenario } under { $under }

## coverage
coverage-no-sheet = `{ $name }` is not taken from a printed sheet
coverage-source-line = an edition names its sheet below its first line: `source "SHEET" of 120 lines`
coverage-other-sheet-exactly = `{ $file }` has { $n ->
    [one] 1 line
   *[other] { $n } lines
 }, but `{ $edition }` is written from a sheet of { $lines }
coverage-other-sheet-least = `{ $file }` has { $n ->
    [one] 1 line
   *[other] { $n } lines
 }, but `{ $edition }` is written from a sheet of at least { $lines }
coverage-give-same-text = give the text whose lines the citations count
coverage-head = { $edition } from { $source }: { $n ->
    [one] 1 line
   *[other] { $n } lines
 }
coverage-head-blank = { $edition } from { $source }: { $n ->
    [one] 1 line
   *[other] { $n } lines
 }, { $blank ->
    [0] none
   *[other] { $blank }
 } of them blank
coverage-sort = { $sort ->
    [formalised] became a rule
    [note] note
    [flavour] flavour text
    [heading] heading
    [noise] unreadable
    [pending] still to do
    [uncovered] not covered
   *[uncited] not cited
 }
coverage-uncited = lines that are not cited are blank or left out; --source shows which

## translate
translate-no-language = `{ $language }` is not a language of the pages
translate-exported = { $n ->
    [one] 1 text
   *[other] { $n } texts
 }, { $missing } to translate: { $file }
translate-needs-po = give a PO file as `cardlaw translate --export` writes it
translate-done = { $language }: { $n } of { $total } texts translated ({ $share } %)
translate-file = { $file }: { $n ->
    [one] 1 text
   *[other] { $n } texts
 } to translate
translate-more = and { $n } more (`--all` lists them)
translate-stale = { $n ->
    [one] 1 translation
   *[other] { $n } translations
 } of texts that have changed or gone: export to see them
translate-nothing-said = `{ $file }` translates nothing that these rules say
translate-export-new = export a new file with `cardlaw translate --export`
translate-taken = { $n ->
    [one] 1 translation
   *[other] { $n } translations
 } new or changed, in { $files }
translate-taken-none = no translation is new or changed
translate-no-longer = { $file }:{ $line }: no longer said: { $text }
translate-other-language = `{ $file }` is in `{ $theirs }`, not in `{ $language }`

## new
new-check = check it:
new-play = play it:
new-bad-name = `{ $name }` cannot be the name of a variant
new-good-name = use small letters, digits and single hyphens, beginning with a letter, such as `friday-night`
new-reserved = `{ $name }` is a word of the rule language
new-taken = there is already { $sort ->
    [edition] an edition
    [variant] a variant
    [pack] a house rule
   *[other] a game
 } `{ $name }`, in { $file }
new-other-output = choose another name, or --output FILE
new-gloss = As we play it.
new-remark = All rules of { $base } hold, except where this file says something else. A # begins a remark: take the # away where you want a line to count.
new-then = Then:
new-choices = What can be chosen:
new-chosen = (chosen now)
new-own-rule = A rule of your own. The word after `about` says where it belongs; these are the topics:
new-moves = What players can do: { $verbs }
new-events = What can happen to them: { $verbs }
new-all-words = All words of the game: { $command }
new-own-gloss = What it says, in a sentence.

## share and open
share-no-variant = `{ $name }` is not a variant, and only variants are shared
share-start-one = start one with `{ $command }`
share-shipped = `{ $name }` comes with cardlaw; just send its name
share-choices = choices on the command line are not part of the file
share-set = write them into the file as `set CHOICE to VALUE`
open-no-variant = it holds no variant
open-not-rules = it does not hold rules
open-two-files = it holds two files that both say they are `{ $name }`
open-several-files = the string holds { $n } files: { $names }
open-needs-folder = `--output` takes a folder for them
open-other-output = choose another name for `--output`
open-rival = { $other } is also called `{ $name }`; to say which you mean, give the path: { $path }
open-other-names = names, glosses or remarks are not the same
open-does-not-compile = it does not compile with the rules that are here
open-same = checked: the same rules as where it was shared ({ $hash })
open-not-same = not the same rules as where it was shared:

## fmt
fmt-not-both = `fmt` reads stdin (`-`) or files, not both
fmt-no-files = there is no rule file in the folder `{ $folder }`
rule-files-end = rule files end in `.rules`
fmt-again = format it again
fmt-would-format = would format { $file }
fmt-formatted = formatted { $file }
fmt-would-change = { $n ->
    [one] 1 file
   *[other] { $n } files
 } would change
fmt-changed = { $n ->
    [one] 1 file
   *[other] { $n } files
 } formatted
fmt-same = { $n ->
    [one] 1 file
   *[other] { $n } files
 } already in the standard layout
fmt-unread = { $n ->
    [one] 1 file
   *[other] { $n } files
 } not read

## doctor
doctor-wrong = { $n ->
    [one] 1 thing
   *[other] { $n } things
 } to put right
doctor-right = everything is in order
doctor-failed = could not be checked: { $why }
doctor-reinstall = install cardlaw again, or in a checkout run `make demo`
doctor-newer-python = install Python { $version } or newer
doctor-not-installed-itself = cardlaw itself is not installed
doctor-not-installed = is not installed
doctor-newer-package = it must be { $version } or newer: { $command }
doctor-no-rules = the shipped rules are not at { $folder }
doctor-rules = { $folders } ({ $kind ->
    [checkout] the checkout
   *[other] installed
 }): { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $editions ->
    [one] 1 edition
   *[other] { $editions } editions
 }, { $variants ->
    [one] 1 variant
   *[other] { $variants } variants
 }, { $packs ->
    [one] 1 house rule
   *[other] { $packs } house rules
 }
doctor-compile = { $n } of { $total } editions, variants and house rules compile
doctor-see-check = `{ $command }` shows what is wrong with them
doctor-cache-off = switched off (CARDLAW_CACHE), so every start takes longer
doctor-cache = { $folder } ({ $n ->
    [one] 1 parser
   *[other] { $n } parsers
 } kept)
doctor-cache-own = make it yours alone: { $command }
doctor-cache-open = { $folder } is open to others, so it is not used
doctor-cache-none = { $folder } cannot be made
doctor-cache-set = set CARDLAW_CACHE to a folder that can be written, or to `off`
doctor-terminal = { $there ->
    [yes] {""}
   *[no] none;{" "}
 }{ $n } columns, { $colours ->
    [yes] colours
   *[no] no colours
 }, { $encoding }
doctor-utf8 = set PYTHONUTF8=1, or a UTF-8 locale

## compile, studio, completion, lsp
compile-no-form = `{ $file }` ends in neither .wasm nor .wat
compile-forms = end the name in .wasm, or in .wat for text that people can read
compile-outside = `{ $name }` cannot be written as WebAssembly: { $why }
compile-written = { $file }: { NUMBER($n, useGrouping: 1) } bytes, sha256 { $digest }
studio-not-built = the studio is not built yet
studio-build = run `make studio`, then `cardlaw studio` again
studio-port = port { $port } cannot be used: { $why }
studio-free-port = leave out --port to use a free one
studio-at = The studio is at { $address } (Ctrl-C ends it).
studio-too-long = these rules have more than { $most } characters
studio-shorter = make them shorter
studio-seats = { $n } cannot play this
studio-seats-help = it is for { $least } to { $most } players
studio-move-unfit = the game cannot be played again: move { $n } does not fit ({ $why })
studio-new-game = the link is damaged, or the rules have changed since; start a new game
studio-no-undo = there is nothing to take back
fix-indent = indent with spaces
fix-indent-two = indent by two spaces
fix-take-out = take `{ $text }` out
fix-put-in = put `{ $text }` in
fix-write = write `{ $text }`
fix-in-places = { $fix } ({ $n } places)
fix-certain = fix { $n } certain mistakes
fix-layout = put the file into the standard layout
completion-needs-shell = `completion` needs the name of a shell
completion-quotes = Put it in quotes: zsh takes [ for a pattern.
lsp-needs-pygls = the language server needs the package `pygls`, which is not installed
lsp-install = install it with `pip install 'cardlaw[lsp]'`

## plan

plan-no-variant = `{ $name }` is not a variant: it changes nothing
plan-what = plan `{ $name } with PACK`, a file that `cardlaw new` made, or name what to compare it with: `--against ID`
different-games = these are editions of different games
one-game-only = only editions of one game can be compared
plan-same-twice = there is nothing to compare: both are the same
plan-against = name another one with `--against`

## compare, packs, replay

named-twice = `{ $name }` is named twice
name-another = name another one to compare it with
needs-two = a comparison needs two editions or more
list-has-all = name another one: `cardlaw list` has them all
no-topic = there is no topic `{ $name }`
packs-with-matrix = `--look` and `--kept` go with `--matrix`
packs-none = no house rules
packs-none-for = there are no house rules for `{ $name }`
packs-lists = `cardlaw packs` lists them
packs-bare-id = `--matrix` takes a bare id
packs-other-edition = `{ $file }` is about `{ $name }`
packs-this-edition = `--kept` takes the file of this edition
packs-unreadable = the kept pairs in `{ $file }` cannot be read by this version of cardlaw; none of them is used
list-name-alone = only a name can stand here; for the whole, try `cardlaw print { $name }` or `cardlaw check { $name }`
packs-left = { $n } of { $total } pairs have not been checked since the rules changed; `cardlaw packs --matrix { $name } --look` checks them
packs-no-pack = there is no house rule `{ $name }` for `{ $game }`
packs-two = name two house rules to open a cell of the table
packs-looked = { $n } of { $total } pairs looked at
packs-title = { $name }: { $n } house rules, two by two
packs-opens = `cardlaw packs --matrix { $name } PACK PACK` shows one pair
packs-count = { $n ->
    [one] 1 house rule
   *[other] { $n } house rules
 }
packs-needs = for editions with { $what }
need = { $sort ->
    [kind] { $n ->
        [one] the card { $names }
       *[other] the cards { $names }
    }
    [event] { $n ->
        [one] the event { $names }
       *[other] the events { $names }
    }
    [move] { $n ->
        [one] the move { $names }
       *[other] the moves { $names }
    }
    [pack] { $n ->
        [one] the house rule { $names }
       *[other] the house rules { $names }
    }
    [rule] { $n ->
        [one] the rule { $names }
       *[other] the rules { $names }
    }
   *[topic] rules about { $names }
 }
packs-touches = one changes what the other uses: { $what }
packs-touches-more = one changes what the other uses: { $what } (and { $n } more)
and-some-more = { $what } (and { $n } more)
both-of = { $one } and { $other }
pair-word = { $verdict ->
    [independent] independent
    [fine] fine
    [idle] idle
    [clash] clash
   *[unknown] not known
 }
pair-means = { $verdict ->
    [independent] independent: neither uses what the other changes
    [fine] fine: looked at together, and nothing was found
    [idle] idle: they go together, but some rule has no effect beside the other
    [clash] clash: they do not go together, or leave something open
    [clash-written] clash: they cannot be put together
    [clash-open] clash: together they leave something open
   *[unknown] not known
 }
replay-forms = a course of play is a save file, as `cardlaw play --save` writes it, or a file with a scenario
replay-rules = `{ $file }` holds rules, not a course of play
replay-no-scenarios = `{ $file }` is not a file of scenarios
replay-picks = `--scenario` picks one of several in a file
replay-cut-off = { $file }: the last line is cut off and left out
replay-other-rules = { $file }: these are not the rules it was played by: { $what }
replay-not-again = `{ $file }` cannot be played again: { $why }
replay-title = { $name }, { $n } players, seed { $seed }
replay-nobody = nobody made a move in it
replay-stranger = it is a variant of `{ $other }`, not of `{ $game }`
replay-empty = `{ $file }` has no scenario
replay-no-scenario = `{ $file }` has no scenario `{ $name }`
it-has = it has { $names }
replay-no-edition = the scenario `{ $name }` does not say under which edition
replay-add-under = add `under EDITION` to it, or give `--under EDITION`
ruling-breach = this breaks a rule; it can be done all the same, and play goes on
ruling-omission = before this, { $who } did not do what had to be done
ruling-not-possible = not possible here: { $why }
ruling-silent = not possible here: no rule allows it
ruling-contradictory = not possible here: the rules both allow and forbid it
ruling-forbidden = not possible here: the rules forbid it
ruling-unjudged = cannot be judged from here: { $why }
ruling-parted = cannot be judged from here: { $why } (since move { $number } the cards are not those of the record: { $what })
trial-not-judged = cannot be judged: { $why }
trial-breaches = { $n ->
    [one] 1 rule was broken, at move { $number }
   *[other] { $n } rules were broken, the first at move { $number }
 }
trial-broken = move { $number } is not possible; judged no further
trial-unjudged = cannot be judged from move { $number } on
trial-before = { $what }; apart from that, { $breaches }
trial-not-to-the-end = cannot be judged to the end: { $why }
trial-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
 }, { $what }
trial-all-lawful = all allowed
word-table = the table
of-name = `{ $name }`: { $what }

## site

site-no-folder = `{ $option }` names `{ $given }`, and { $where } is not a folder; the path is read from where mkdocs.yml is
site-not-there = `{ $option }` names `{ $given }`, and { $where } is not there; the path is read from where mkdocs.yml is
site-no-part = `nav` names `{ $name }`, and there is no such part; { $help }
list-source = { $n ->
    [one] { $source }, 1 line
   *[other] { $source }, { $n } lines
 }
quoted = “{ $text }”
