# Det som står på et trykt ark i tillegg til reglene.

set-up = Forberedelser
turn = Turen din
cards = Hva kortene gjør
end = Slik slutter spillet
points = Poeng
choices = Det vi har valgt
made-of = Satt sammen av
card = Kort
does = Hva det gjør
counts-own = kortets { $name }
players = Spillere
deck = Kort i kortstokken
dealt = Kort til hver
house-rules = { $title }: husreglene våre
differences =
    { $n ->
        [0] Slik vi tolker dem, er de ikke forskjellige ved bordet.
        [one] Slik vi tolker dem, er de forskjellige på ett punkt.
       *[other] Slik vi tolker dem, er de forskjellige på { $n } punkter.
    }
differences-otherwise =
    { $n ->
        [one] Ett til viser seg med andre tolkninger eller alternativer.
       *[other] { $n } til viser seg med andre tolkninger eller alternativer.
    }
only-if = Bare hvis: { $given }
answer-chosen = «{ $question }»: { $answer }
answer-chosen-in = { $edition } – { $chosen }
own-rules = Våre egne regler
assumed = ° De trykte reglene sier ikke dette. Slik spiller vi.
comes-first = men se { $rules }
set-aside-here = En annen regel her kan sette denne til side.
page = { $n } av { $total }
more-at = Mer:
left-out =
    { $n ->
        [one] Én regel som det trykte arket ikke gir, er utelatt her; den står i de fullstendige reglene.
       *[other] { $n } regler som det trykte arket ikke gir, er utelatt her; de står i de fullstendige reglene.
    }
not-shown =
    { $n ->
        [one] Én forskjell til vises ikke her.
       *[other] { $n } forskjeller til vises ikke her.
    }
kind-full = Regler
kind-one-page = Reglene på én side
kind-house-rules = Husregler
kind-poster = Slik er reglene forskjellige
kind-cheat-cards = Huskekort

# Det `cardlaw print` sier.

written =
    { $file } ({ $pages ->
        [one] én side
       *[other] { $pages } sider
    })
needs-typst = En PDF trenger pakken `typst`, som ikke er installert.
install-typst = pip install 'cardlaw[print]', eller velg en annen form: --output sheet.html eller sheet.md
no-house-rules = `{ $name }` er en trykt utgave slik den er: den har ingen husregler.
try-variant = Nevn en variant, eller legg til pakker: "ID with PACK, PACK"
too-few = En plakat viser hvordan utgaver er forskjellige, og trenger minst to av dem.
name-two = cardlaw print ID ID --kind poster
only-one = Et ark av typen { $kind } handler om én regelbok.
other-games = Dette er regelbøker til forskjellige spill, og en plakat handler om ett spill.
no-difference = Det ble ikke funnet noen forskjell mellom { $names } som en plakat kan vise.
cannot-write = `{ $file }` kan ikke skrives: { $why }
no-address = `{ $link }` er ikke en adresse: den begynner med https:// eller http:// og har ingen mellomrom.
no-ending = `{ $file }` sier ikke om det er PDF, HTML eller Markdown.
give-ending = La navnet slutte på .pdf, .html eller .md.
too-long = Dette får ikke plass på én side: det ble { $n } sider med den minste skriften.
print-full = Skriv ut hele arket i stedet: --kind full
comparing = sammenligner

# `cardlaw site`

site-making = lager sider
site-untranslated = { $language }: { $n ->
    [one] 1 scenariotittel er ikke oversatt og vises
   *[other] { $n } scenariotitler er ikke oversatt og vises
 } på engelsk
site-done = { $n } filer i { $folder }; `mkdocs build` eller `properdocs build` der lager nettstedet
site-no-scenarios = `--scenarios` nevner `{ $name }`, som ikke finnes
site-foreign = `{ $name }` er ikke en mappe som `cardlaw site` har laget
site-new-folder = nevn en ny eller tom mappe
