# Det som sies ved bordet. Den som sitter ved skjermen, tiltales med «du».

## Words that every table shares

word-you = du
word-table = bordet
word-nobody = ingen
word-yes = ja
word-no = nei
word-clockwise = med klokka
word-counterclockwise = mot klokka
word-direction = retning
word-round-number = runde
word-winner = vinner
word-player = spiller
word-team = lag
word-number = tall
word-card = kort
word-yes-no = ja eller nei
word-out = ute
word-decline = la det være

## What somebody does; `you` is `yes` if it is the person at the screen

lose-turn = { $who } står over
take-over = { $who } tar over turen
go-again = { $who } får en tur til
drop-out = { $who } går ut av runden
leave-game = { $who } forlater spillet
chooses = { $who } velger { $what }
table-chooses = bordet velger { $what }
chooses-to = { $who } velger å { $what }
gets =
    { $who } får { $n ->
        [one] et kort
       *[other] { $n } kort
    }
win-round = { $who } vinner runden
win-game = { $who } vinner spillet
does = { $who } { $what }
you-do = { $who } { $what }
with-cards = { $said } ({ $cards })
round-over-points = runden er over; poeng: { $points }
quoted = «{ $text }»

## What happens, what is asked, what is answered

shown = { $zone } vises: { $cards }
shuffled = { $zone } stokkes
turned = { $cards } snus opp
empty = { $zone } er tom
swapped = { $one } og { $other } byttes om
rotated = hver { $zone } går videre til neste
settled = bordet avgjør { $about }: { $what }
round = runde { $n }
round-over = runden er over
game-over = spillet er over
won-by = vunnet av { $who }
too-long = det varte for lenge og ble stoppet
may = du kan:
answers = svar:
against = mot reglene:
ask-choice = velg: { $what }
ask-table = du bestemmer for bordet: { $what }
ask-ruling = reglene avgjør ikke dette; hva skal gjelde for { $about }?
only-move = bare ett trekk er mulig: { $move }
legend = Hva tegnene på kortene betyr:
has-turn = hvem som har tur
n-cards =
    { $n ->
        [one] 1 kort
       *[other] { $n } kort
    }
hint = prøv: { $move }
hint-only = det er det eneste trekket som er tillatt
hint-must = du må
hint-more-cards = du blir kvitt flere kort enn med andre trekk ({ $n })
hint-dearest = ingen av kortene du kan spille, er verdt mer når kort telles ({ $n })
hint-least-alike = ingen av kortene du kan spille, har mindre til felles med de andre kortene dine
hint-sheds = du blir kvitt et kort
hint-costs = alle andre trekk ville gitt deg kort, og ingen andre
hint-guess = ingenting du ser, avgjør dette, så det er en gjetning
hint-least-use = ingen av kortene har mindre til felles med de andre kortene dine
hint-fewest = ingen andre du kan velge, har færre kort ({ $n })
hint-most-held = du har ikke mer av noe annet du kan velge ({ $n })
topics = Skriv `rules` og et tall for å se reglene:
nothing-to-undo = det er ingenting å angre
undone = det siste svaret ditt er angret
saved = lagret i { $file }; alle trekk fra nå av lagres også der
saved-name = i filen heter du { $name }
save-where = skriv `save` og et filnavn, for eksempel `save kveld.table`
hand-over = { $who } er neste. Trykk Enter når ingen andre ser på.
is-may = { $move }: tillatt
is-must = { $move }: påbudt
is-must-not = { $move }: mot reglene
is-silent = { $move }: ikke dekket av reglene
is-contradictory = { $move }: reglene både tillater og forbyr det
is-not-offered = { $move }: ikke mulig nå
not-held = du har ikke { $card }
no-card = det finnes ikke noe kort { $card }
needs = { $move } trenger mer: { $what }
first = svar først på det som spørres om
no-such-move = `{ $text }` er ikke et trekk her; skriv et tall, eller ? for hjelp
did-you-mean = mente du `{ $guess }`?
why-what = skriv et trekk etter det, for eksempel `why 1` eller `why` og et kort
more-moves = det finnes flere kombinasjoner av kort enn det er plass til her; du kan skrive en hvilken som helst annen
no-such-number = det finnes ikke noe { $text }; trekkene er 1 til { $n }
have-to = du må svare; skriv et tall, eller ? for hjelp
lines = { $many ->
    [no] linje
   *[yes] linjene
 } { $n }
assumed = antatt
hello = { $n } spillere, frø { $seed }; ? for hjelp
left = forlot bordet; fortsett: { $command }
left-unsaved = forlot bordet; ingenting ble lagret (neste gang lagrer `save FIL` spillet)

## The help; what stands before the gap is typed

help-move = Skriv nummeret på et trekk, selve trekket eller bare kortet.
help-enter = Trykk Enter for å la være, der det går an. Er bare ett trekk mulig, gjøres det for deg.
help-hint = hint        et trekk som en fornuftig spiller ville gjort
help-undo = undo        angre det siste svaret ditt
help-why = why TREKK   hvilke regler som tillater eller forbyr det; TREKK er et nummer eller et trekk
help-rules = rules       hva reglene sier, emne for emne
help-log = log         hva som har skjedd så langt
help-table = table       bordet en gang til
help-save = save FIL    lagre spillet og fortsett
help-quit = quit        gå; et lagret spill kan fortsettes
help-help = ?           denne hjelpen
