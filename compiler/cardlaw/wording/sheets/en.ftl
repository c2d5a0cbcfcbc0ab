# What stands on a printed sheet besides its rules.

set-up = Setting up
turn = Taking a turn
cards = What the cards do
end = How it ends
points = Points
choices = What we chose
made-of = Made of
card = Card
does = What it does
counts-own = its { $name }
players = Players
deck = Cards in the deck
dealt = Cards each
house-rules = { $title }: our house rules
differences =
    { $n ->
        [0] As we read them, they do not differ at the table.
        [one] As we read them, they differ in one matter.
       *[other] As we read them, they differ in { $n } matters.
    }
differences-otherwise =
    { $n ->
        [one] One more shows under other readings or options.
       *[other] { $n } more show under other readings or options.
    }
only-if = Only if: { $given }
answer-chosen = “{ $question }”: { $answer }
answer-chosen-in = { $edition } – { $chosen }
own-rules = Rules of our own
assumed = ° The printed rules do not say this. It is how we play.
comes-first = but see { $rules }
set-aside-here = Another rule here can set this aside.
page = { $n } of { $total }
more-at = More:
left-out =
    { $n ->
        [one] One rule that the printed sheet does not give is left out here; the full sheet has it.
       *[other] { $n } rules that the printed sheet does not give are left out here; the full sheet has them.
    }
not-shown =
    { $n ->
        [one] One more difference is not shown here.
       *[other] { $n } more differences are not shown here.
    }
kind-full = Rules
kind-one-page = The rules on one page
kind-house-rules = House rules
kind-poster = How the rules differ
kind-cheat-cards = Reference cards

# What `cardlaw print` says.

written =
    { $file } ({ $pages ->
        [one] one page
       *[other] { $pages } pages
    })
needs-typst = A PDF needs the package `typst`, which is not installed.
install-typst = pip install 'cardlaw[print]', or write another form: --output sheet.html or sheet.md
no-house-rules = `{ $name }` is a printed edition as it is: it has no house rules.
try-variant = Name a variant, or put packs on it: "ID with PACK, PACK"
too-few = A poster shows how editions differ, and needs at least two of them.
name-two = cardlaw print ID ID --kind poster
only-one = A sheet of the kind { $kind } is about one rulebook.
other-games = These are rulebooks of different games, and a poster is about one game.
no-difference = No difference between { $names } was found that a poster could show.
cannot-write = `{ $file }` cannot be written: { $why }
no-address = `{ $link }` is not an address: it begins with https:// or http:// and has no blanks.
no-ending = `{ $file }` does not say whether it is a PDF, HTML or Markdown.
give-ending = Let its name end in .pdf, .html or .md.
too-long = This does not fit on one page: it came to { $n } pages at the smallest type.
print-full = Print the whole sheet instead: --kind full
comparing = comparing

# `cardlaw site`

site-making = making pages
site-untranslated = { $language }: { $n ->
    [one] 1 scenario title is
   *[other] { $n } scenario titles are
 } not translated, and shown in English
site-done = { $n } files in { $folder }; `mkdocs build` or `properdocs build` there makes the site
site-no-scenarios = `--scenarios` names `{ $name }`, which is not there
site-foreign = `{ $name }` is not a folder that `cardlaw site` made
site-new-folder = name a new or an empty folder
