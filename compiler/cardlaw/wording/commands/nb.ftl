# Hva kommandoene sier, på norsk.

## Ord
word-help = hjelp
word-nothing = ingenting
compiles = kompilerer
does-not-compile = kompilerer ikke
sort = { $sort ->
    [edition] utgave
    [pack] husregel
    [variant] variant
    [vocabulary] spill
    [option] alternativ
    [reading] tolkning
    [silence] taushet
   *[other] enhet
 }
layer = { $layer ->
    [assumed] antatt
   *[other] trykt
 }
lines = { $n ->
    [one] linje
   *[other] linjene
 } { $lines }
lines-of = { $n ->
    [one] linje
   *[other] linjene
 } { $lines } i { $source }
count-errors = { $n } feil
count-warnings = { $n ->
    [one] 1 advarsel
   *[other] { $n } advarsler
 }
count-rules = { $n ->
    [0] ingen egne regler
    [one] 1 egen regel
   *[other] { $n } egne regler
 }
count-silences = { $n ->
    [one] 1 taushet
   *[other] { $n } tausheter
 }
count-rulebooks = { $n ->
    [one] 1 regelbok
   *[other] { $n } regelbøker
 }
count-unchecked-rulebooks = { $n ->
    [one] 1 regelbok som må sjekkes
   *[other] { $n } regelbøker som må sjekkes
 }
count-looks = { $n ->
    [one] 1 trinn
   *[other] { $n } trinn
 }
count-pairs = { $n } par
count-rounds = { $n ->
    [one] 1 runde
   *[other] { $n } runder
 }
did-you-mean = mente du `{ $guess }`?
such-as = for eksempel `{ $what }`
write-it = skriv `{ $what }`
wrote = skrev { $file }
written = skrevet: { $file }
choose-another-name = velg et annet navn
there-already = `{ $file }` finnes allerede
cannot-write = `{ $file }` kan ikke skrives: { $why }
changed-meanwhile = noen andre endret `{ $file }` i mellomtiden

## Feil bruk
no-such-verb = det finnes ingen kommando `{ $word }`
lists-verbs = `cardlaw --help` lister kommandoene
no-such-option = `{ $command }` har ikke noe flagg `{ $option }`
lists-options = `{ $command }` lister flaggene
see-help = `{ $command }` viser hva den tar
needs-argument = `{ $verb }` trenger { $what }
needs-value = `{ $verb }`: { $option } trenger en verdi etter seg
takes-no-value = `{ $verb }`: { $option } tar ingen verdi
unexpected-argument = `{ $verb }`: uventet argument `{ $word }`
quote-the-name = sett hele navnet i anførselstegn: "{ $name }"
not-both = `{ $verb }` tar { $one } eller { $other }, ikke begge
no-such-value = det finnes { $what ->
    [kind-of-sheet] ikke noe slags ark
    [paper] ingen papirstørrelse
    [format] ikke noe format
    [strategy] ingen strategi
    [policy] ingen fremgangsmåte
    [engine] ingen motor
    [shell] ikke noe skall
   *[other] ingen verdi
 } `{ $text }`
can-be = det kan være { $values }
can-be-guess = mente du `{ $guess }`? Det kan være { $values }
not-a-whole-number = `{ $text }` er ikke et heltall fra { $least } til { $most }
not-a-share = `{ $text }` er ikke en andel fra 0 til 1, for eksempel 0.1
no-such-language = språket `{ $asked }` finnes ikke her, bare { $known }; svarene kommer på engelsk
no-folder = `{ $name }` er ikke en mappe
is-a-file = `{ $name }` er en fil, ikke en mappe
rules-takes-folder = `--rules` tar en mappe med regelfiler
variable-holds-folders = CARDLAW_RULES lister mapper med regelfiler, med `{ $sign }` mellom dem
left-out = `{ $file }` utelates: den begynner ikke som en regelfil; `cardlaw check { $file }` viser hvorfor
a-file-does-not-compile = en fil kompilerer ikke
and-more-problems = og { $n } til; `--format plain` viser alle
do-less = la regelen gjøre mindre
system-refused = systemet nektet: { $why }
system-refused-file = systemet nektet `{ $file }`: { $why }
try-again = rett det og prøv igjen
fault-of-ours = dette er en feil i cardlaw, ikke i reglene dine ({ $what })
report-fault = meld fra til prosjektet, med kommandoen og regelfilene; CARDLAW_DEBUG=1 viser hele sporet
help-format-and = text (for mennesker), plain (én linje hver), json, { $forms }

## Å navngi regler
no-such-unit = det finnes ikke noe spill, noen utgave, variant eller husregel `{ $name }` i regelmappene
no-such-edition = det finnes ingen utgave eller variant `{ $name }` i regelmappene
list-shows = `cardlaw list` viser hva som finnes
list-shows-editions = `cardlaw list` viser utgavene
not-an-edition = `{ $name }` er ikke en utgave
not-an-id = `{ $reference }` er ikke id-en til en utgave eller variant
write-an-id = skriv en id, eller en id med valg: `ID[VALG=VERDI]`; `cardlaw list` viser hva som finnes
not-a-pack = `{ $word }` er ikke navnet på en husregel
needs-edition = `{ $reference }` er { $sort ->
    [pack] en husregel
    [vocabulary] et spill
   *[other] en scenariofil
 }; her trengs en utgave eller en variant
edition-with-pack = legg den til en utgave: `EDITION with { $pack }`
its-editions = utgavene av det er { $names }
could-be = `{ $name }` kan være { $names }
name-one = skriv hvilken du mener
both-called = `{ $one }` og `{ $other }` heter begge `{ $name }`
told-apart-by = oppgi utgaver som er forskjellige i navn eller valg
save-rules-unreadable = reglene i `{ $file }` kan ikke leses: { $why }
save-no-rules = `{ $file }` er et spill av `{ $variant }`, og de reglene finnes ikke her
name-rule-folder = oppgi mappen de ligger i med `--rules DIR`

## Framdrift
progress-begins = { $doing }: { $things } …
progress-so-far = { $doing }: { $n } av { $things }, { $seconds } s så langt
progress-left = { $doing }: { $n } av { $things }, { $rate }, omtrent { $left } s igjen
progress-last = { $things } ({ $name })
progress-rate = { $n } i sekundet
progress-each = { $n } s hver
doing-checking = kontrollerer
doing-comparing = sammenligner
doing-looking-at = undersøker
doing-playing = spiller

## list
list-words-of-what = `--words` trenger et spill, en utgave, variant eller husregel
list-explain-word = `cardlaw explain WORD --in ID` viser hvordan et ord er erklært og hvilke regler som bruker det.
list-current-value = * = verdien som gjelder. Bytt den med ID[VALG=VERDI].
list-house-rules = husregler
list-one = `cardlaw list ID` viser én med valgene: et spill, en utgave, en husregel.
list-no-vocabulary = ordlisten `{ $name }` finnes ikke i regelmappene
list-shelf = { $sort ->
    [edition] utgaver
    [variant] varianter
   *[pack] husregler
 }
list-broken = kompilerer ikke: `{ $command }` viser hvorfor
list-set = satt
list-head = { $sort ->
    [edition] utgave { $name } av { $base }
    [pack] husregel { $name } for { $base }
    [variant] variant { $name } av { $base }
   *[other] spill { $name }
 }
list-fact = { $what ->
    [file] fil
    [source] kilde
    [language] språk
    [needs] trenger
    [sets] setter
   *[rules] regler
 }
list-silent-about = ikke sagt på arket
list-rules = { $n ->
    [0] { $all }, ingen av dem i egen fil
   *[other] { $all }, { $n } av dem i egen fil
 }
list-star = * merker verdien som er valgt nå; `{ $reference }` velger en annen.
list-silences = Arket svarer ikke på { $n } spørsmål. `cardlaw check --all { $name }` viser dem blant funnene, med det vi antar. `cardlaw list { $name } --all` viser alt, med begrunnelser.
list-range = fra { $low } til { $high }, * { $chosen }

## ordene i et spill
words-moves = trekk: det spillere velger å gjøre
words-events = hendelser: det som skjer med spillere
words-attributes = hva et kort kan vise
words-kinds = slag av kort
words-groups = grupper av slag
words-zones = hvor kortene ligger
words-shorts = kortformer
words-states = hva som huskes
words-predicates = hva som kan sies om en ting: `… is WORD`
words-quantities = hva som har en verdi
words-options = alternativer
words-number-options = alternativer med tall
words-readings = tolkninger
words-silences = tausheter
words-topics = emner: hva en regel handler om
words-every-game = ord som alle spill har
words-declared = { $sort ->
    [move] trekk
    [event] hendelse
    [attribute] egenskap
    [kind] slag
    [group] gruppe
    [zone] sted
    [short-name] kortform
    [state] tilstand
    [predicate] predikat
    [quantity] størrelse
    [option] alternativ
    [reading] tolkning
    [silence] taushet
   *[topic] emne
 }, erklært i { $place }
words-said = skrives
words-rules-about = regler om det
words-in = i { $name }
words-for-example = for eksempel i { $name }
words-rules-under = regler som gjelder under det
words-defined-by = regler som sier hva det betyr
words-used-by = regler som bruker det

## check
check-waiting = venter på en endring; Ctrl-C avslutter
check-one-shows-more = `cardlaw check ID` viser mer av én regelbok; legg til --all for hvert punkt
check-no-situation = ingen situasjon for { $ids }: { $reason }
check-fixed = rettet { $where }: { $what }
check-nothing-to-fix = ingenting her har en sikker rettelse
check-again = kontroller den igjen
check-compile = { $n } av { $total } kompilerer
check-compile-but = { $n } av { $total } kompilerer; ikke { $names }
check-fault = en feil hos oss: spillmotoren viser ikke `{ $id }`; meld gjerne fra
check-accepts-nothing = `{ $unit }` godtar `{ $finding }`, men det finnes ikke noe slikt funn
check-accepts-nothing-guess = `{ $unit }` godtar `{ $finding }`, men det finnes ikke noe slikt funn; mente du `{ $guess }`?
check-counts = { $rules ->
    [one] 1 regel
   *[other] { $rules } regler
 } ({ $printed } trykt, { $reading } tolket, { $assumed } antatt), { $options ->
    [one] 1 alternativ
   *[other] { $options } alternativer
 }, { $readings ->
    [one] 1 tolkning
   *[other] { $readings } tolkninger
 }, { $silences ->
    [one] 1 taushet
   *[other] { $silences } tausheter
 }
column-rules = regler
column-stated = trykt
column-read = tolket
column-assumed = antatt
column-options = alternativer
column-readings = tolkninger
column-silent = tausheter

## spillforløp
reach-head = Hvordan spillet kommer dit fra utdelingen, bare med lovlige trekk
reach-missed = { $name }: ikke nådd på { NUMBER($n, useGrouping: 1) } trekk; det beviser ingenting
reach-findings = { $title }: { $n } av { $total } funn nådd fra utdelingen
reach-differences = { $title }: { $n } av { $total ->
    [one] 1 forskjell
   *[other] { $total } forskjeller
 } nådd fra utdelingen
reach-bare = { $n } til handler om det skrevne og trenger ingen situasjon
reach-course = { $name }: { $n ->
    [0] ingen trekk, rett etter utdelingen
    [one] 1 trekk
   *[other] { $n } trekk
 }
reach-course-by = { $name }: { $n ->
    [0] ingen trekk, rett etter utdelingen
    [one] 1 trekk
   *[other] { $n } trekk
 } etter reglene i { $rules }
reach-then = så { $what }
reach-written = skrevet: { $n } forløp av { $title } i { $folder }

## ask
ask-needs-move = `ask` trenger et trekk: --move
ask-needs-edition = `ask` trenger en utgave eller variant
ask-needs-both = `ask` trenger en utgave og et trekk
ask-not-understood = `ask` forsto ingen av svarene
ask-asking = spør { $name }{ $total ->
    [one] {""}
   *[other] {" "}({ $n } av { $total })
 }
ask-situation-lines = én ting om bordet på hver linje, som etter `--given`; `#` begynner en merknad
ask-line = { $file }, linje { $line }
ask-given-lines = linjene etter `--given` sier hvordan bordet ser ut
ask-never-wrong = ingen regel sier når et slikt trekk er feil; utelat `wrongly`
ask-table-impossible = et slikt bord kan ikke finnes: { $rules }
ask-not-together = dette går ikke sammen: { $lines }
ask-cannot-be = dette kan ikke stemme: { $lines }
ask-too-short = linjen sier for lite
ask-unclear = `{ $word }` kan ikke forstås her
ask-player-alone = `{ $word }` er en spiller: si hvilke kort du mener
ask-not-on-table = `{ $word }` alene sier ingenting om bordet
ask-one-on-top = bare ett kort ligger øverst
ask-no-card = det finnes ikke noe kort som heter `{ $word }`
ask-no-move-alone = `{ $word }` er ikke et eget trekk
ask-part-of-moves = det er en del av et annet trekk: spør om det trekket
ask-such-lines = si én ting om bordet, for eksempel { $examples }
ask-two-lines = mente du `{ $one }` og, på en egen linje, `{ $other }`?
ask-turn-and-move = skriv trekket slik: `{ $move }`, og si `{ $turn }` om bordet
ask-say-owed = Hvis trekket fortsatt skal gjøres, si det:
ask-say-met = Hvis det alt er gjort, si det:
ask-has-done = du sa at dette alt er gjort (`{ $line }`); spør om et annet trekk
ask-say-before = Si hvordan bordet var før det trekket, for eksempel:
ask-just-played = Si hva som nettopp skjedde, for eksempel:
ask-answers-this = Det trekket er svar på et annet, for eksempel:
ask-next-open = hva som kommer etter det trekket, kommer an på noe du ikke har sagt
ask-next-open-help = si hvem sin tur det er nå (`--given "turn of b"`), eller utelat det trekket og si hvordan bordet er nå
ask-next-open-table = utelat det trekket og si hvordan bordet er nå
ask-set-otherwise = det du sa, passer ikke til det trekket: etter det { $lines }
ask-set-otherwise-help = si det slik, eller utelat det: trekket bestemmer det selv
ask-one-earlier = si bare ett tidligere trekk; det som skjedde før det, vises av det som ligger på bordet
ask-no-cards-left = kortstokken har ingen kort igjen til { $hands }
ask-say-players = si hvor mange som spiller (`--given "players a, b"`), eller hva de har (`--given "hand of b has 0 cards"`)
question-how = Trykk Enter for å hoppe over noe, Ctrl-C for å slutte.
question-rules = Hvilke regler? (én eller flere, for eksempel { $example })
question-top = Hvilket kort ligger øverst? ({ $pile }; for eksempel { $card })
question-played = Spilte noen nettopp et kort som du vil svare på? (for eksempel { $example }; trykk Enter hvis det bare er din tur)
question-hand = Hvilke kort har du på hånden? (med komma mellom)
question-more = Noe mer om bordet? (for eksempel `hand of b has 1 card`)
question-moves = Trekk: { $moves }
question-needed = dette kan ikke utelates
question-move = Hva ville du gjort? (for eksempel `{ $example }`)

## explain
explain-head = { $name } i { $unit }
explain-alone = { $name }
explain-written = skrives
explain-not-a-rule = `{ $words }` er ikke navnet på en regel
explain-write-rule = skriv `RULE` eller `RULE of UNIT`
explain-not-by-itself = `{ $name }` kan ikke spilles alene
explain-name-edition = oppgi en utgave eller variant, for eksempel `ID with PACK`
explain-rule-of-pack = det er en regel i husregelen `{ $pack }`: `{ $option }`
explain-is-a-pack = det er en husregel: `{ $command }` eller `{ $option }`
explain-lists-words = `{ $command }` lister ordene i spillet
explain-nothing-in = det finnes ingen regel og ikke noe ord `{ $name }` i `{ $where }`
explain-nothing = det finnes ingen regel og ikke noe ord `{ $name }` i regelmappene
explain-is-a = det er { $sort ->
    [edition] en utgave
    [variant] en variant
    [pack] en husregel
   *[other] et spill
 }: `{ $command }`
explain-who-uses = for reglene i én utgave: `{ $command }`
explain-no-edition = ingen utgave bruker { $sort ->
        [pack] husregelen
       *[other] ordlisten
    } `{ $name }`, så reglene der sier ingenting ennå
explain-as-in = vist som i { $name }
explain-all-of-one = for alt om én av dem: `{ $command }`
explain-code-in-brackets = en feil viser koden sin i hakeparenteser; `cardlaw check --all` viser kodene til funn
explain-no-code = det finnes ingen kode `{ $id }`
explain-wrong = feil
explain-right = riktig
explain-clauses = ledd
explain-overrides = går foran
explain-overridden-by = viker for
explain-sets-aside = setter til side
explain-set-aside-by = settes til side av
explain-leans-on = avhenger av
explain-gives-meaning = gir mening til
explain-touched = tolkninger, alternativer, tausheter
explain-notes = merknader
explain-also-about = mer om «{ $topic }»
explain-elsewhere = hva andre utgaver sier om «{ $topic }»
explain-stated = av { $sort ->
    [edition] utgaven
    [variant] varianten
    [pack] husregelen
   *[other] ordlisten
 } { $name }
explain-as-chosen = som valgt
explain-not-in-force = ikke valgt, så den gjelder ikke
words-more = og { $n } til: { $rules }
explain-not-as-chosen = (bare ved en annen tolkning eller et annet valg)
explain-left-nothing = (andre regler setter den til side)
explain-through = via { $rules }
explain-under = hvis { $choices }
explain-is = `{ $name }` er { $values }
explain-no-other = ingen annen regel
explain-defined-by = { $word }, definert av { $rules }
explain-used-by = { $word }, brukt av { $rules }
fact = { $what ->
    [about] om
    [printed] trykt
    [assumed] antatt
    [stated] sagt
    [under] bare hvis
    [marks] merker
   *[file] fil
 }
mark-breakable = kan brytes: en spiller kan prøve, og andre kan protestere
mark-even-if-won = også om det er vunnet
mark-by-example = ved eksempel: arket viser det bare i et eksempel
mark-before = før { $rules }
mark-after = etter { $rules }
touch-holds-under = regelen avhenger av det
touch-overrides-under = hva regelen går foran, avhenger av det
touch-overridden-under = hva som går foran regelen, avhenger av det
touch-counts-with = regelen regner med det som et tall
touch-same-lines = fra de samme linjene på arket
touch-resolves = regelen avgjør det
touch-same-topic = om det samme emnet

## play
play-bad-seat = `{ $text }` sier ikke hvem som sitter hvor, for eksempel `2=random`
play-bad-names = `{ $text }` er ikke navn: et navn er ett ord av bokstaver, med komma mellom navnene
play-same-name = to spillere har samme navn
play-no-names = det som står i `{ $file }.names`, er ikke navnene på spillerne i dette spillet; de kalles noe annet
play-needs-id = `play` trenger id-en til det som skal spilles
play-as-saved = et spill som gjenopptas, fortsetter slik det ble lagret
play-resumed = gjenopptok { $file }: { $n } trekk
play-resumed-cut = gjenopptok { $file }: { $n } trekk; det siste ble kuttet og er tapt
play-no-seat = det finnes ingen plass { $seat }: { $n } spiller
play-nobody = ingen ved dette bordet er et menneske
play-simulate = `cardlaw simulate` spiller uten mennesker
play-endless-line = en linje på standard inn har mer enn { NUMBER($n, useGrouping: 1) } tegn
play-short-line = et trekk er én kort linje

## test
test-no-files = det finnes ingen spec-fil i { $paths }
test-spec-files = scenarioer ligger i filer som slutter på `.spec`; regelfiler leses av `cardlaw check`
print-form-by-name = formen på arket følger av filnavnet: --output NAVN.pdf, NAVN.html eller NAVN.md
test-unshown = { $unit }: ingen scenarioer viser { $rules }
test-summary = { $n ->
    [one] 1 scenario kjørt
   *[other] { $n } scenarioer kjørt
 }, { $lines ->
    [one] 1 linje kontrollert
   *[other] { $lines } linjer kontrollert
 }, { $failed } mislyktes
test-under = { $scenario } med { $under }

## coverage
coverage-no-sheet = `{ $name }` er ikke tatt fra et trykt ark
coverage-source-line = en utgave nevner arket sitt under den første linjen: `source "SHEET" of 120 lines`
coverage-other-sheet-exactly = `{ $file }` har { $n ->
    [one] 1 linje
   *[other] { $n } linjer
 }, men `{ $edition }` er skrevet fra et ark med { $lines }
coverage-other-sheet-least = `{ $file }` har { $n ->
    [one] 1 linje
   *[other] { $n } linjer
 }, men `{ $edition }` er skrevet fra et ark med minst { $lines }
coverage-give-same-text = gi den samme teksten som henvisningene teller linjene i
coverage-head = { $edition } fra { $source }: { $n ->
    [one] 1 linje
   *[other] { $n } linjer
 }
coverage-head-blank = { $edition } fra { $source }: { $n ->
    [one] 1 linje
   *[other] { $n } linjer
 }, { $blank ->
    [0] ingen av dem tomme
    [one] 1 av dem tom
   *[other] { $blank } av dem tomme
 }
coverage-sort = { $sort ->
    [formalised] ble til en regel
    [note] merknad
    [flavour] stemningstekst
    [heading] overskrift
    [noise] uleselig
    [pending] gjenstår
    [uncovered] ikke dekket
   *[uncited] ikke sitert
 }
coverage-uncited = linjer som ikke er sitert, er tomme eller utelatt; --source viser hvilke

## translate
translate-no-language = `{ $language }` er ikke et av sidenes språk
translate-exported = { $n ->
    [one] 1 tekst
   *[other] { $n } tekster
 }, { $missing } å oversette: { $file }
translate-needs-po = gi en PO-fil slik `cardlaw translate --export` skriver den
translate-done = { $language }: { $n } av { $total } tekster oversatt ({ $share } %)
translate-file = { $file }: { $n ->
    [one] 1 tekst
   *[other] { $n } tekster
 } å oversette
translate-more = og { $n } til (`--all` lister dem)
translate-stale = { $n ->
    [one] 1 oversettelse
   *[other] { $n } oversettelser
 } av tekster som er endret eller borte: eksporter for å se dem
translate-nothing-said = `{ $file }` oversetter ingenting av det disse reglene sier
translate-export-new = eksporter en ny fil med `cardlaw translate --export`
translate-taken = { $n ->
    [one] 1 oversettelse er ny eller endret
   *[other] { $n } oversettelser er nye eller endret
 }, i { $files }
translate-taken-none = ingen oversettelse er ny eller endret
translate-no-longer = { $file }:{ $line }: sies ikke lenger: { $text }
translate-other-language = `{ $file }` er på `{ $theirs }`, ikke på `{ $language }`

## new
new-check = kontroller:
new-play = spill:
new-bad-name = `{ $name }` kan ikke være navnet på en variant
new-good-name = bruk små bokstaver, sifre og enkle bindestreker, med en bokstav først, for eksempel `friday-night`
new-reserved = `{ $name }` er et ord i regelspråket
new-taken = det finnes allerede { $sort ->
    [edition] en utgave
    [variant] en variant
    [pack] en husregel
   *[other] et spill
 } `{ $name }`, i { $file }
new-other-output = velg et annet navn, eller --output FILE
new-gloss = Slik vi spiller.
new-remark = Alle regler i { $base } gjelder, unntatt der denne filen sier noe annet. Tegnet # begynner en merknad: ta bort # der en linje skal gjelde.
new-then = Så:
new-choices = Dette kan velges:
new-chosen = (valgt nå)
new-own-rule = En egen regel. Ordet etter `about` sier hvor den hører hjemme; emnene er:
new-moves = Hva spillere kan gjøre: { $verbs }
new-events = Hva som kan skje med dem: { $verbs }
new-all-words = Alle ord i spillet: { $command }
new-own-gloss = Hva den sier, i én setning.

## share og open
share-no-variant = `{ $name }` er ikke en variant, og bare varianter deles
share-start-one = begynn på en med `{ $command }`
share-shipped = `{ $name }` følger med cardlaw; bare send navnet
share-choices = valg på kommandolinjen er ikke en del av filen
share-set = skriv dem inn i filen som `set VALG to VERDI`
open-no-variant = den inneholder ingen variant
open-not-rules = den inneholder ikke regler
open-two-files = den inneholder to filer som begge sier at de er `{ $name }`
open-several-files = strengen inneholder { $n } filer: { $names }
open-needs-folder = `--output` tar en mappe til dem
open-other-output = velg et annet navn til `--output`
open-rival = { $other } heter også `{ $name }`; gi stien til den du mener: { $path }
open-other-names = navn, forklaringer eller merknader er ikke de samme
open-does-not-compile = den kompilerer ikke med reglene som finnes her
open-same = kontrollert: de samme reglene som der den ble delt ({ $hash })
open-not-same = ikke de samme reglene som der den ble delt:

## fmt
fmt-not-both = `fmt` leser standard inn (`-`) eller filer, ikke begge
fmt-no-files = det finnes ingen regelfil i mappen `{ $folder }`
rule-files-end = regelfiler slutter på `.rules`
fmt-again = formater den igjen
fmt-would-format = ville formatert { $file }
fmt-formatted = formaterte { $file }
fmt-would-change = { $n ->
    [one] 1 fil
   *[other] { $n } filer
 } ville bli endret
fmt-changed = { $n ->
    [one] 1 fil
   *[other] { $n } filer
 } formatert
fmt-same = { $n ->
    [one] 1 fil
   *[other] { $n } filer
 } allerede i standardform
fmt-unread = { $n ->
    [one] 1 fil
   *[other] { $n } filer
 } ikke lest

## doctor
doctor-wrong = { $n ->
    [one] 1 ting
   *[other] { $n } ting
 } å rette
doctor-right = alt er i orden
doctor-failed = kunne ikke kontrolleres: { $why }
doctor-reinstall = installer cardlaw på nytt, eller kjør `make demo` i kildemappen
doctor-newer-python = installer Python { $version } eller nyere
doctor-not-installed-itself = cardlaw selv er ikke installert
doctor-not-installed = er ikke installert
doctor-newer-package = det må være { $version } eller nyere: { $command }
doctor-no-rules = reglene som følger med, finnes ikke i { $folder }
doctor-rules = { $folders } ({ $kind ->
    [checkout] kildemappen
   *[other] installert
 }): { $games } spill, { $editions ->
    [one] 1 utgave
   *[other] { $editions } utgaver
 }, { $variants ->
    [one] 1 variant
   *[other] { $variants } varianter
 }, { $packs ->
    [one] 1 husregel
   *[other] { $packs } husregler
 }
doctor-compile = { $n } av { $total } utgaver, varianter og husregler kompilerer
doctor-see-check = `{ $command }` viser hva som er galt med dem
doctor-cache-off = slått av (CARDLAW_CACHE), så hver start tar lengre tid
doctor-cache = { $folder } ({ $n ->
    [one] 1 parser lagret
   *[other] { $n } parsere lagret
 })
doctor-cache-own = gjør den til bare din: { $command }
doctor-cache-open = { $folder } er åpen for andre og brukes derfor ikke
doctor-cache-none = { $folder } kan ikke lages
doctor-cache-set = sett CARDLAW_CACHE til en mappe som kan skrives, eller til `off`
doctor-terminal = { $there ->
    [yes] {""}
   *[no] ingen;{" "}
 }{ $n } kolonner, { $colours ->
    [yes] farger
   *[no] ingen farger
 }, { $encoding }
doctor-utf8 = sett PYTHONUTF8=1, eller en UTF-8-locale

## compile, studio, completion, lsp
compile-no-form = `{ $file }` slutter verken på .wasm eller .wat
compile-forms = la navnet slutte på .wasm, eller på .wat for lesbar tekst
compile-outside = `{ $name }` kan ikke skrives som WebAssembly: { $why }
compile-written = { $file }: { NUMBER($n, useGrouping: 1) } byte, sha256 { $digest }
studio-not-built = studioet er ikke bygd ennå
studio-build = kjør `make studio`, og så `cardlaw studio` igjen
studio-port = port { $port } kan ikke brukes: { $why }
studio-free-port = utelat --port for å bruke en ledig
studio-at = Studioet er på { $address } (Ctrl-C avslutter).
studio-too-long = disse reglene har mer enn { $most } tegn
studio-shorter = gjør dem kortere
studio-seats = { $n } kan ikke spille dette
studio-seats-help = det er for { $least } til { $most } spillere
studio-move-unfit = spillet kan ikke spilles om igjen: trekk { $n } passer ikke ({ $why })
studio-new-game = lenken er skadet, eller reglene er endret siden; start et nytt spill
studio-no-undo = det er ingenting å angre
fix-indent = rykk inn med mellomrom
fix-indent-two = rykk inn to mellomrom
fix-take-out = ta bort `{ $text }`
fix-put-in = sett inn `{ $text }`
fix-write = skriv `{ $text }`
fix-in-places = { $fix } ({ $n } steder)
fix-certain = rett { $n } sikre feil
fix-layout = sett filen i standardform
completion-needs-shell = `completion` trenger navnet på et skall
completion-quotes = Skriv det i anførselstegn: zsh leser [ som et mønster.
lsp-needs-pygls = språktjeneren trenger pakken `pygls`, som ikke er installert
lsp-install = installer den med `pip install 'cardlaw[lsp]'`

## plan

plan-no-variant = `{ $name }` er ingen variant: den endrer ingenting
plan-what = planlegg `{ $name } with PACK`, en fil som `cardlaw new` har laget, eller si hva den skal sammenlignes med: `--against ID`
different-games = dette er utgaver av forskjellige spill
one-game-only = bare utgaver av samme spill kan sammenlignes
plan-same-twice = det er ingenting å sammenligne: begge er like
plan-against = oppgi en annen med `--against`

## compare, packs, replay

named-twice = `{ $name }` er nevnt to ganger
name-another = oppgi en annen å sammenligne med
needs-two = en sammenligning trenger minst to utgaver
list-has-all = oppgi en til: `cardlaw list` viser alle
no-topic = det finnes ikke noe emne `{ $name }`
packs-with-matrix = `--look` og `--kept` hører til `--matrix`
packs-none = ingen husregler
packs-none-for = det finnes ingen husregler for `{ $name }`
packs-lists = `cardlaw packs` lister dem
packs-bare-id = `--matrix` tar en ren id
packs-other-edition = `{ $file }` gjelder `{ $name }`
packs-this-edition = `--kept` tar filen til denne utgaven
packs-unreadable = denne versjonen av cardlaw kan ikke lese de lagrede parene i `{ $file }`; ingen av dem brukes
list-name-alone = her kan det bare stå et navn; for helheten, prøv `cardlaw print { $name }` eller `cardlaw check { $name }`
packs-left = { $n } av { $total } par er ikke undersøkt etter at reglene ble endret; `cardlaw packs --matrix { $name } --look` undersøker dem
packs-no-pack = det finnes ingen husregel `{ $name }` for `{ $game }`
packs-two = oppgi to husregler for å åpne en rute i tabellen
packs-looked = { $n } av { $total } par undersøkt
packs-title = { $name }: { $n } husregler, to og to
packs-opens = `cardlaw packs --matrix { $name } PACK PACK` viser ett par
packs-count = { $n ->
    [one] 1 husregel
   *[other] { $n } husregler
 }
packs-needs = for utgaver med { $what }
need = { $sort ->
    [kind] { $n ->
        [one] kortet { $names }
       *[other] kortene { $names }
    }
    [event] { $n ->
        [one] hendelsen { $names }
       *[other] hendelsene { $names }
    }
    [move] { $n ->
        [one] trekket { $names }
       *[other] trekkene { $names }
    }
    [pack] { $n ->
        [one] husregelen { $names }
       *[other] husreglene { $names }
    }
    [rule] { $n ->
        [one] regelen { $names }
       *[other] reglene { $names }
    }
   *[topic] regler om { $names }
 }
packs-touches = den ene endrer det den andre bruker: { $what }
packs-touches-more = den ene endrer det den andre bruker: { $what } (og { $n } til)
and-some-more = { $what } (og { $n } til)
both-of = { $one } og { $other }
pair-word = { $verdict ->
        [independent] uavhengige
        [fine] går sammen
        [idle] delvis uten virkning
        [clash] går ikke sammen
       *[unknown] ikke kjent
    }
pair-means = { $verdict ->
        [independent] uavhengige: ingen av dem bruker det den andre endrer
        [fine] går sammen: undersøkt sammen, og ingenting ble funnet
        [idle] delvis uten virkning: de går sammen, men en regel har ingen virkning ved siden av den andre
        [clash] går ikke sammen, eller lar noe stå åpent
        [clash-written] går ikke sammen: de kan ikke settes sammen
        [clash-open] går ikke sammen: sammen lar de noe stå åpent
       *[unknown] ikke kjent
    }
replay-forms = et spillforløp er en lagringsfil, slik `cardlaw play --save` skriver den, eller en fil med et scenario
replay-rules = `{ $file }` har regler, ikke et spillforløp
replay-no-scenarios = `{ $file }` er ikke en fil med scenarioer
replay-picks = `--scenario` velger ett av flere i en fil
replay-cut-off = { $file }: den siste linjen er kuttet av og utelatt
replay-other-rules = { $file }: dette er ikke reglene det ble spilt etter: { $what }
replay-not-again = `{ $file }` kan ikke spilles igjen: { $why }
replay-title = { $name }, { $n } spillere, frø { $seed }
replay-nobody = ingen gjorde et trekk i det
replay-stranger = det er en variant av `{ $other }`, ikke av `{ $game }`
replay-empty = `{ $file }` har ikke noe scenario
replay-no-scenario = `{ $file }` har ikke noe scenario `{ $name }`
it-has = den har { $names }
replay-no-edition = scenarioet `{ $name }` sier ikke hvilken utgave det gjelder
replay-add-under = legg til `under EDITION`, eller gi `--under EDITION`
ruling-breach = dette bryter en regel; det kan likevel gjøres, og spillet fortsetter
ruling-omission = før dette lot { $who } være å gjøre det som måtte gjøres
ruling-not-possible = ikke mulig her: { $why }
ruling-silent = ikke mulig her: ingen regel tillater det
ruling-contradictory = ikke mulig her: reglene både tillater og forbyr det
ruling-forbidden = ikke mulig her: reglene forbyr det
ruling-unjudged = kan ikke bedømmes herfra: { $why }
ruling-parted = kan ikke bedømmes herfra: { $why } (siden trekk { $number } er kortene ikke de samme som i loggen: { $what })
trial-not-judged = kan ikke bedømmes: { $why }
trial-breaches = { $n ->
    [one] 1 regel ble brutt, ved trekk { $number }
   *[other] { $n } regler ble brutt, den første ved trekk { $number }
 }
trial-broken = trekk { $number } er ikke mulig; resten er ikke bedømt
trial-unjudged = kan ikke bedømmes fra trekk { $number }
trial-before = { $what }; i tillegg: { $breaches }
trial-not-to-the-end = kan ikke bedømmes til slutten: { $why }
trial-moves = { $n ->
    [one] 1 trekk
   *[other] { $n } trekk
 }, { $what }
trial-all-lawful = alle tillatt
word-table = bordet
of-name = `{ $name }`: { $what }

## site

site-no-folder = `{ $option }` nevner `{ $given }`, og { $where } er ingen mappe; stien leses fra der mkdocs.yml er
site-not-there = `{ $option }` nevner `{ $given }`, og { $where } finnes ikke; stien leses fra der mkdocs.yml er
site-no-part = `nav` nevner `{ $name }`, og det finnes ingen slik del; { $help }
list-source = { $n ->
    [one] { $source }, 1 linje
   *[other] { $source }, { $n } linjer
 }
quoted = «{ $text }»
