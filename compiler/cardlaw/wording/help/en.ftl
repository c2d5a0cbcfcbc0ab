# What `--help` says, in English. A command has a text under its name, and an argument under COMMAND-ARGUMENT;
# arguments that several commands take are under every-ARGUMENT.

word-usage = usage
word-arguments = arguments
word-options = options
word-every-verb = options of every command
word-examples = examples
main-title = a rulebook you can compile
main-version = show which cardlaw this is
main-every-verb = `cardlaw VERB --help` shows what a command takes, with examples. Rulebooks are named by id (ID), by id with choices (ID[CHOICE=VALUE]) or house rules ("ID with PACK"), or by file. `cardlaw list` shows the ids. `--language fi` speaks Finnish; en, fi, nb, it and sv are spoken.
main-exit-codes = Exit codes: 0 clean; 1 something is open, different, failed or unknown; 2 wrong use, or a file that does not compile.

every-rules = look for rules in this folder first; may be given several times (then in the folders of CARDLAW_RULES)
every-format = text (for people), plain (a line each) or json
every-language = the language to speak: en, fi, nb, it or sv (that of your system, else en)
every-no-color = no colours, as with NO_COLOR in the environment
every-help = show this text
every-jobs = how many processes to use (one for each processor)
every-reach = also show how play gets from the deal to each situation, as far as that is found
every-emit-courses = write the games found by --reach into a folder, for `cardlaw replay`
every-players = how many play (4, or what the rules allow)

list = show games, editions, house rules and variants with their choices
list-words = the words that rules are written in: moves, events, cards, states, topics
list-all = everything: also the reason for each value and what the sheet does not say
list-ids = a game, edition, house rule or variant to show in full; without one, everything in short

check = compile rule files and report contradictions, what is open and what was assumed
check-ids = what to check; without one, everything there is
check-all = every point in full: its rules, its situation, what settles it
check-compile-only = compile, and look for nothing else
check-emit-spec = write the findings as scenarios into a folder
check-fix = first make every fix that is certain
check-watch = check again whenever a rule file changes

compare = show what differs between editions, with a situation where one shows it
compare-ids = two or more editions or variants of one game
compare-topic = everything that differs in this topic
compare-all = every difference, also those that follow from others
compare-why = also the rules that decide, what else follows, what the sheets leave open and what is not known
compare-proofs = also list what was proved to be the same
compare-together = also try every two other readings or options together (takes minutes)
compare-matrix = only who agrees with whom, topic by topic
compare-moves = only what is allowed, not what follows from it

ask = answer whether a move is allowed in a situation, and why
ask-ids = the editions or variants to ask; without one, you are asked for everything
ask-given = something about the table, such as "top is red 7" or "hand is red 2, +4"; `hand` is the hand of whoever moves. May be given several times. To ask about an answer, say what was just played, such as "d plays red +2"; if that was wrong, "d wrongly plays +4"
ask-situation = a file with such statements, one to a line; `#` begins a remark, - reads from stdin
ask-move = what somebody tries, such as "play red 2"
ask-why = everything: what would be allowed, what the answer depends on, what was assumed, what follows
ask-quick = skip the proof that what you left out makes no difference
ask-exit-zero = end with 0 whatever the answer is; without it, 0 means allowed or required in every edition asked, and 1 anything else

explain = explain a rule, a word or an error code
explain-clause = the name of a rule, a word of the game (`cardlaw list ID --words`), a word of cardlaw, or an error code
explain-within = the edition or variant, with choices and house rules if you like

play = play against the computer in the terminal
play-id = what to play
play-players = how many play, you included
play-seed = the same seed deals the same cards
play-others = how the others play: strategic or random
play-seat = who sits at seat N (yours is 1): person, strategic, random or MODULE:CLASS; people share the screen
play-names = the names of the players
play-save = write every move to this file
play-resume = go on with a saved game

simulate = play many rounds and show the statistics
simulate-ids = the editions or variants to play, with the same seeds
simulate-rounds = how many rounds (1000)
simulate-seed = the seed of the first round (0)
simulate-policy = what to do where the rules contradict each other: strict (what forbids wins) or lenient
simulate-unlawful = how often a random player breaks a rule that can be broken (a share from 0 to 1)
simulate-forgets = how often it leaves a duty undone, such as a call (a share from 0 to 1)
simulate-windows = how often it takes a chance to catch somebody or cut in (a share from 0 to 1)
simulate-engine = fast or reference (the interpreter); both play the same rounds. Without it, the fast one plays what it can
simulate-csv = a line for each round instead of statistics
simulate-against = one more edition or variant; the others are compared with it (else with the first)
simulate-strategy = strategic (the default), random, or a Python class of yours as MODULE:CLASS; or one for each seat: S,S,S
simulate-output = write every round: a name that ends in .csv, .json or .parquet; may be given several times
simulate-plot = draw the result: a name that ends in .svg or .png
simulate-histogram = show turns and points of the rounds in bars
every-cluster = let a Dask cluster do the work: the address of its scheduler, such as tcp://HOST:8786 (CARDLAW_CLUSTER)
every-in-play = play so many rounds (200 will do) and show in how many of them each point comes up and changes who wins
simulate-jobs = how many rounds to play at once (one for each processor)

compile = write a game as WebAssembly
compile-id = the edition or variant
compile-output = the file to write: its name ends in .wasm, or in .wat for text that people can read

replay = show which moves of a game were against the rules of one or more editions
replay-file = a saved game, or a file of scenarios
replay-under = the editions or variants to judge it by, instead of its own
replay-scenario = only this scenario of the file
replay-brief = only the moves that break a rule

test = run scenarios and report failed expectations
test-paths = spec files, or folders that hold some
test-unshown = list the rules that no scenario shows

coverage = show how much of a printed sheet has become rules
coverage-id = an edition, or a variant of one
coverage-source = the text of the sheet; without it, blank lines cannot be told from skipped ones
coverage-exit-zero = end with 0 even if lines are pending or uncited; without it, that is 1

translate = list what is still to be translated, and exchange files with translators
translate-ids = what to translate, with all it builds on and its scenarios; a file of rules or scenarios; without one, everything
translate-into = the language to translate into: fi, nb, it or sv
translate-export = write a PO file for a translator
translate-import = take in a PO file; it is kept in `po` beside the rules and the scenarios
translate-all = list every missing text, not only the first ones of each file

new = start a variant of your own: a file that compiles as it is, with remarks
new-name = the name of the variant: small letters, digits, -
new-extends = the edition or variant it is built on
new-packs = house rules to take in
new-output = where to write it (NAME.rules; - is the screen)

packs = list house rules, and show which go together
packs-names = games, editions or house rules; with --matrix one house rule or two
packs-matrix = which house rules go together on this edition or variant
packs-look = check the pairs that are not known or have changed (seconds each), and keep the result
packs-kept = the file in which the result is kept
packs-exit-zero = end with 0 even if some house rules clash or are not known; without it, that is 1

print = print a rulebook as a sheet for the table: PDF, HTML or Markdown
print-names = a rulebook; for a poster, two or more
print-kind = full (every rule), one-page, house-rules (what a variant changes), poster (how editions differ) or cheat-cards
print-output = the file to write: its name ends in .pdf, .html or .md; - writes Markdown to the screen (ID.pdf)
print-paper = a3, a4, a5 or booklet: A5 pages on A4, to be folded (a4; a3 for a poster)
print-link = an address to print on the sheet

site = write all pages as Markdown, for any generator of sites
site-ids = rulebooks to show; without any, your own, or the shipped ones
site-out = the folder to write: a new or empty one, or one that this wrote before
site-languages = en, fi, nb, it, sv, with commas between; the first is the main one (en)
site-at = the folder of the pages inside the site (rules)
site-scenarios = scenario files or folders, drawn as situations
site-findings = all (compute what is missing), kept or none (all)
site-title = what the site is called (Rulebooks)
site-strict = exit 1 if a rule file or a list is wrong, or a word is missing

plan = show what a variant changes compared with what it is built on
plan-variant = a variant, or an edition with house rules or choices added
plan-against = compare with this, not with what it extends
plan-quick = only what changes at the table; look for no findings

share = turn a variant into a short string
share-file = a variant of your own
share-remarks = keep its remarks, which makes the string longer

open = turn a string from `share` back into rules
open-string = what `cardlaw share` printed; - reads it from stdin
open-output = write it to this file, or into this folder, instead of the screen

fmt = put rule files into the standard layout
fmt-files = rule and scenario files, or folders that hold them; - reads from stdin and writes to stdout
fmt-check = write nothing; exit 1 if a file would change
fmt-diff = write nothing; show what would change

studio = ask, play, write and compare in the browser
studio-port = the port to serve at (a free one)
studio-no-browser = only show the address; open no browser

lsp = help editors show errors, complete words and explain rules

completion = complete commands, options, ids and rules in the shell
completion-shell = bash, zsh or fish

doctor = show versions and the installation, and how to repair them
