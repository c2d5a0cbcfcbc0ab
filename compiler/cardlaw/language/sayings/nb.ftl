# Hva kompilatoren sier til den som skriver regler, på norsk.

everyday-article = utelat det: språket har ingen artikler
everyday-may = det tillatte sies med `may`
everyday-must-not = det forbudte sies med `must not`
everyday-must = en plikt sies med `must`
everyday-everybody = skriv `for each p in players:`, og under den hva `p` gjør
everyday-others = de andre er `players except player`
everyday-loses-turn = skriv `loses-turn`
everyday-min-max = det finnes ikke `min` eller `max`: sammenlign tallene med `if A < B:` og `else:`
everyday-odd = list opp tallene: `… is 1 or … is 3`
everyday-cards = utelat det: slaget og verdiene nevner kortene
everyday-while = skriv `repeat until` og vilkåret som avslutter
everyday-who = si hvem, for eksempel `player` eller `next of player`
everyday-whose = si hvem sin etter `of`: `… of player`
everyday-digits = skriv tallet med sifre: `{ $number }`
everyday-condition = et vilkår begynner med `when`
everyday-unless = skriv `when not …`
everyday-only-when = vilkåret sier det: `may … only when …`
everyday-also = utelat det: én tillatelse tar ingenting fra en annen
everyday-for-each = skriv `for each p in { $whom }:`, og under den { $done }
everyday-random = tilfeldighet velger tall og trinn, ikke spillere: se `by chance:`, eller skriv `table chooses player as p`
no-such = her finnes ikke noe som heter `{ $word }` ({ $what })
a-declared = { $sort ->
    [type] en egenskap
    [kind] et slag
    [group] en gruppe
    [zone] et sted
    [state] en tilstand
    [quantity] en størrelse
    [predicate] et predikat
    [event] en hendelse, som ingen velger
    [act] et trekk eller en hendelse
    [stage] en fase
    [topic] et emne
    [short] en kortform
   *[axis] et alternativ eller en tolkning
 }
there-are = det finnes { $names }
range-smaller-first = et område begynner med det minste tallet
write-range = skriv `{ $high }..{ $low }`
range-too-long = et område kan ha { NUMBER($most, useGrouping: 1) } tall, og dette har { NUMBER($count, useGrouping: 1) }
a-type = { $type ->
    [yes-no] en ja-eller-nei-påstand
    [cards] en mengde kort
    [unknown] noe ukjent
    [card] et kort
    [player] en spiller
    [team] et lag
    [number] et tall
    [zone] et sted
    [direction] en retning
   *[other] en `{ $type }`
 }
circle = disse reglene går i ring: `{ $first }` { $verb ->
    [overrides] går foran
    [sets-aside] setter til side
   *[comes-before] kommer før
 } { $rest }
circle-link = `{ $name }`, som { $verb ->
    [overrides] går foran
    [sets-aside] setter til side
   *[comes-before] kommer før
 } { $rest }
so-many-for = { $number }{ $n ->
    [one] {""}
   *[other] {" "}hver
 } for { $names }
word-cards = kort
for-each-of = {" "}for hver { $each }
deck-miscounted = kortstokken sies å ha { $count } { $what }{ $each }, men radene gir { $found }
free-attribute-of = fri egenskap ved `{ $kind }`
option-over-numbers = alternativ med tall
a-file = { $sort ->
    [vocabulary] en ordliste
    [edition] en utgave
    [pack] en pakke
    [variant] en variant
   *[spec] en scenariofil
 }
does-not-belong-in = `{ $word }` hører ikke hjemme i { $file }
belongs-in = det hører hjemme i { $places }
belongs-in-own-pack = det hører hjemme i { $places }; legg det i en egen pakke: `{ $line }`
word-numbers = tall
two-sides-of-card = de to sidene av et kort
name-whole-card = nevn hele kortet, for eksempel `{ $card }`
clause-names = leddet selv nevner { $names }
of-a-card = et korts er `{ $word } of card`
of-a-card-and = et korts er `{ $word } of card`, og { $names } er en
ask-each = spør hver av dem: `some p in { $players } where …`, eller gjør det `for each p in { $players }:`
nothing-has = ingenting har `{ $name }`
cannot-have = { $type } kan ikke ha `{ $name }`
nothing-has-a = ingenting har en `{ $selector }`
write-this = skriv `{ $what }`
takes-and-given = `{ $act }` tar { $wanted }, og { $n ->
    [0] ingenting er gitt
    [one] én ting er gitt
   *[other] { $n } ting er gitt
 }
two-sides-one-sort = de to sidene av `is` er av samme slag
value-of-type = { $type }
thing-to-act = { $parameter } til { $act }
a-value = en verdi
stands-on-card = `{ $word }` er { $sort }: det står på kortet, ingen regel definerer det
rule-of-called = regel i `{ $model }`
is-already = `{ $word }` er allerede { $sort }
add-about = legg til `about TOPIC` under forklaringen, eller gi kapitlet et emne; emner erklæres i ordlisten
add-about-one-of = legg til `about TOPIC` under forklaringen, eller gi kapitlet et emne: { $names }
new-topic = et nytt erklæres med `topic { $word } "What it is about"`
new-topic-or = { $known }; et nytt erklæres med `topic { $word } "What it is about"`
so-many-kinds = { NUMBER($n, useGrouping: 1) } slag
so-many-cards = { NUMBER($n, useGrouping: 1) } forskjellige kort
packs-are-added = `{ $name }` er { $unit }, og pakker legges til en utgave eller variant
both-are-called = { $one } og { $other } heter begge `{ $name }`
is-and-needs = `{ $word }` er { $other }, og her trengs { $what }
a-unit = { $sort ->
    [edition] en utgave
    [variant] en variant
    [pack] en pakke
    [vocabulary] en ordliste
    [spec] en scenariofil
   *[edition-or-variant] en utgave eller variant
 }
no-unit-in-folders = det finnes ingen { $sort ->
    [edition] utgave
    [variant] variant
    [pack] pakke
    [vocabulary] ordliste
    [spec] scenariofil
   *[edition-or-variant] utgave eller variant
 } `{ $word }` i regelmappene
files-say-they-are = { $n } filer sier at de er { $sort ->
    [edition] utgaven
    [variant] varianten
    [pack] pakken
    [vocabulary] ordlisten
    [spec] scenariofilen
   *[edition-or-variant] utgaven eller varianten
 } `{ $name }`: { $where }
stands-in-for-shipped = denne filen erstatter { $sort ->
    [edition] utgaven
    [variant] varianten
    [pack] pakken
    [vocabulary] ordlisten
    [spec] scenariofilen
   *[edition-or-variant] utgaven eller varianten
 } `{ $name }` som følger med
name-a-part = gi en del av det et navn: definer et predikat eller en størrelse og bruk det her
name-the-steps = gi de indre trinnene til en egen hendelse, og skriv `do` her
another-edition = spill den med en utgave som har det
add-pack = legg den til: `with { $pack }, …`
editions-have-it = { $names } har det
no-edition-has-it = ingen utgave her har det
did-you-mean = mente du `{ $guess }`?
choices-are-made = `{ $name }` er { $unit }, og valg tas for en utgave eller variant
control-character = her står et usynlig styretegn, { $code }
delete-it = slett det
delete-many = slett det; filen har { $n } av dem
not-utf8-at = dette er ikke UTF-8: byte { $byte }, på linje { $line }, er { $value }
a-tab = en tabulator
a-tab-and-more = en tabulator; { $n ->
    [one] 1 linje til har
   *[other] { $n } linjer til har
 } en tabulator der
file-too-big = `{ $name }` har { NUMBER($size, useGrouping: 1) } byte, og { $what } kan ha { $most }
file-goes-on = `{ $name }` fortsetter, og { $what } kan ha { $most }
input-goes-on = standard inn fortsetter, og { $what } kan ha { $most }
a-kind-of-file = { $what ->
    [a-rule-file] en regelfil
    [a-shared-variant] en delt variant
    [a-situation] en situasjon
    [a-sheet] et ark
    [a-kept-matrix] en lagret tabell
    [a-save-file] en lagringsfil
    [a-file-of-translations] en oversettelsesfil
   *[a-file-read-here] en fil som leses her
 }
a-colon = et kolon
a-comma = et komma
a-closing-parenthesis = en sluttparentes
the-end-of-line = slutten av linjen
a-condition = et vilkår
a-name = et navn
a-number = et tall
a-text-in-quotes = en tekst i anførselstegn
something-else = noe annet
another-word = et annet ord
sign-straight-quotes = anførselstegn er rette: `"`
sign-text-quotes = en tekst står mellom `"` og `"`
sign-hyphen = skriv en bindestrek, `-`
sign-full-stop = en linje slutter uten punktum
sign-semicolon = en linje slutter uten semikolon
sign-is = at to ting er like, sies med `is`
sign-not = skriv `not`, eller `is not`
sign-and = skriv `and`
sign-or = skriv `or`
sign-slash = en merknad står etter `#`; divisjon finnes ikke
sign-times = skriv `*`, eller `x` mellom et tall og et kort
sign-dots = skriv to punktum, `..`
sign-space = skriv et mellomrom
sign-brace = det som hører til en linje, rykkes inn under den, uten klammer
a-no-break-space = et hardt mellomrom
a-blank = et tomrom som ikke er mellomrom
sign-remark = en merknad står etter `#`
list-of-names = en liste med navn slutter med et navn
list-of-numbers = en liste med tall slutter med et tall
list-of-things = en liste slutter med den siste tingen
not-with-a-comma = { $listed }, ikke med et komma
should-end-before = linjen burde slutte før `{ $found }`
should-end-or-go-on = linjen burde slutte før `{ $found }`, eller fortsette med { $others }
a-topic = et emne
a-finding = et funn
a-rule = en regel
a-stage-or-event = en fase eller en hendelse
an-event = en hendelse
name-of-event = navnet på hendelsen
an-edition = en utgave
a-language = et språk, for eksempel `en`
a-move = et trekk
what-is-needed = det som trengs
a-pack = en pakke
an-option-or-reading = et alternativ eller en tolkning
name-of-side = navnet på en side
name-for-silence = et navn på tausheten
name-of-stage = navnet på fasen
name-of-the = navnet etter `{ $word }`
it-reads = den skrives { $shapes }
word-help = hjelp
severity = { $severity ->
    [error] feil
    [warning] advarsel
   *[note] merknad
 }
noun = { $what ->
    [kind] slag
    [group] gruppe
    [attribute] egenskap
    [type] type
    [topic] emne
    [move] trekk
    [event] hendelse
    [rule] regel
    [predicate] predikat
    [quantity] størrelse
    [custom] skikk
    [state] tilstand
    [zone] sted
    [value] verdi
    [kind-or-value] slag eller verdi
    [move-or-event] trekk eller hendelse
    [option-or-reading] alternativ eller tolkning
    [stage-or-event] fase eller hendelse
    [kind-or-group] slag eller gruppe
    [predicate-of-a-zone] predikat for et sted
    [kind-group-predicate-or-card] slag, gruppe, predikat eller kort
    [kind-or-value-of-a-card] slag eller verdi på et kort
    [zone-of-each-player-called] sted som hver spiller har
    [state-of-each-player-called] tilstand som hver spiller har
    [trait-of-a-zone] kjennetegn ved et sted
    [pack-of-this-variant-called] pakke i denne varianten
   *[thing] ting
 }
nothing-rule-can-broken = ingenting i regelen `{ $rule }` kan brytes
only-may-only-when = bare `may … only when`, `must` og `must not` kan brytes: flytt merket til regelen som sier det
nothing-rule-happens-won = ingenting i regelen `{ $rule }` skjer, vunnet eller ikke
mark-belongs-rule-when = merket hører til en regel med `when player …:` eller `at …:`
rule-cites-no-example = regelen `{ $rule }` viser ikke til noe eksempel
mark-belongs-rule-whose = merket hører til en regel der `lines` er linjene i et gjennomført eksempel
rule-can-never-hold = regelen `{ $rule }` kan aldri gjelde: ingen valg oppfyller alle `under`-linjene
must-hold-too = dette må også gjelde
several-under-lines-must = flere `under`-linjer må alle gjelde; skriv alternativene på én linje med `or`
rule-never-overrides-rule = regelen `{ $rule }` går aldri foran denne: regelen selv gjelder under et annet valg
rule-holds-only = regelen gjelder bare her
take-two-conditions-out = ta bort ett av de to vilkårene
circle-2 = i ringen
take-links-out-let = ta bort en av lenkene, eller la den gjelde under bare én verdi av en tolkning
take-before-after-lines = ta bort en av linjene med `before` eller `after`
defined-itself = `{ $circle }` er definert ved seg selv
defined-each-other = { $names } er definert ved hverandre
and-here = og her
definition-may-need-what = en definisjon kan ikke trenge det den definerer; som én betydning av en flertydig setning kan den stå i en verdi av en tolkning som ikke er valgt
use-number-rule = bruk `{ $axis }` som et tall i en regel
put-rule-under = sett en regel `under { $axis } { $chosen }`
nothing-hangs = ingenting avhenger av { $sort ->
    [reading] tolkningen
   *[option] alternativet
 } `{ $axis }`
take-out = { $use }, eller ta det bort
used-no-rule-says = `{ $what }` brukes, men ingen regel sier hva det er
used = brukt her
define-rule = definer det i en regel: `{ $owner }`
hold-deck-zone-must = { $names } holder kortstokken, og bare ett sted kan det
no-zone-holds-deck = ingen steder holder kortstokken
holds-too = denne holder den også
give-zone-trait-holds-deck = gi ett sted kjennetegnet `holds-deck`
no-turns-no-round = `{ $model }` har ingen turer: ingen `round:` med `turns:` er erklært
declare-round-vocabulary-turns = erklær `round:` i ordlisten, med `turns:` og hva som tilbys på en tur
let-stand = , eller la { $names } stå
round-never-ends-no = en runde av `{ $model }` tar aldri slutt: ingen regel sier når den er vunnet eller over
ended-force = denne avsluttet den, men gjelder ikke
add-rule-player-wins = legg til en regel som `player wins round when hand of player is empty`{ $instead }
silence = tausheten `{ $what }`
give-them-another-name = gi en av dem et annet navn
told-twice = { $what } er sagt to ganger
first-told = sagt først her
accepted-without-reason = `{ $finding }` godtas uten grunn
say-why-may-stay = si hvorfor det kan bli stående: den som leser `cardlaw check`, får vite det
how-shown = hvordan `{ $what }` vises
take-two-out = ta bort en av de to
name = navnet på `{ $what }` på `{ $language }`
example = eksemplet `{ $item }`
both-stand-nothing-says = `{ $unit }` og `{ $unit2 }` erstatter begge `{ $act }`, og ingenting sier hvilken som kommer først
does-so = `{ $unit }` gjør det her
say-before-topic-if = skriv `before topic { $topic } if any` eller `after topic { $topic } if any` i `{ $other }`, eller utelat en av de to
no-cards-no-rule = `{ $model }` har ingen kort: ingen regel sier hva som er i kortstokken
add-rule-deck-rows = legg til en regel med `deck:` og rader som `2 KIND for each ATTRIBUTE`
deck-may-have-cards = en kortstokk kan ha { NUMBER($mostcards, useGrouping: 1) } kort, og denne kan ha { NUMBER($total, useGrouping: 1) }
rows-counted = radene ble talt her
correct-rows-number-where = rett radene eller tallet; der arket teller feil, gi tallene for alle deler også
folder = `{ $what }` er en mappe
ordinary-file = `{ $what }` er ikke en vanlig fil
there-no-file = det finnes ingen fil `{ $what }`
cannot-read = `{ $what }` kan ikke leses: { $reason }
standard-input-closed-nothing = standard inn er lukket, og ingenting kan leses derfra
standard-input-cannot-read = standard inn kan ikke leses: { $reason }
extends-itself = `{ $base }` bygger på seg selv
extend-each-other = { $names } bygger på hverandre
and-this = og denne
variant-extends-edition-variant = en variant bygger på en utgave, eller på en variant som ikke bygger på den
name-edition-edition-pack = nevn utgaven: `EDITION with PACK`
variant-may-have-packs = en variant kan ha { $mostpacks } pakker, og denne har { $n }
pack = pakken `{ $word }` er for `{ $vocabulary }`, og dette er `{ $what }`
pack-says-so = pakken sier det her
choose-pack = velg en pakke for `{ $what }`
the-one = den ene
other = den andre
files-played-together-may = filer som spilles sammen, kan ha { NUMBER($mostwordstogether, useGrouping: 1) } ord, og med `{ $what }` har de { NUMBER($words, useGrouping: 1) }
leave-packs-out = utelat pakker
first-listed = nevnt først her
listed-twice = `{ $word }` er nevnt to ganger
give-each-own-name = gi hver sitt eget navn, eller oppgi filen med stien
give-another-name-if = gi den et annet navn om det ikke er meningen
file-may-have-items = en fil kan ha { NUMBER($mostitems, useGrouping: 1) } poster, og denne har { NUMBER($n, useGrouping: 1) }
split-into-edition-packs = del den opp i en utgave og pakker
parentheses-may-nested-deep = parenteser kan ligge { $deepestparentheses } dypt i hverandre
number-may-have-digits = et tall kan ha { $mostdigits } sifre, og dette har { NUMBER($n, useGrouping: 1) }
file-may-have-words = en fil kan ha { NUMBER($mostwords, useGrouping: 1) } ord og tegn, og denne har flere
line-may-have-characters = en linje kan ha { NUMBER($longestline, useGrouping: 1) } tegn utenom mellomrom
lines-may-indented-levels = linjer kan rykkes inn { $deepestblock } nivåer
name-edition-edition = nevn utgaven: `EDITION[…]`
first-chosen = valgt først her
chosen-twice = `{ $axis }` er valgt to ganger
it-has = den har { $names }
leaves-nothing-choose = den lar ingenting være å velge
no-option-reading = `{ $what }` har ikke noe alternativ og ingen tolkning `{ $axis }`
cannot = `{ $axis }` kan ikke være `{ $wanted }`
id-edition-variant = `{ $reference }` er ikke id-en til en utgave eller variant
no-id-given = ingen id er gitt
packs-have-commas-between = pakker har komma mellom seg, og alle valg står i én hakeparentes til slutt
write = skriv `{ $meant }`: { $how }
id-name-id-choices = skriv en id, en id med valg som `ID[VALG=VERDI]`, en id med pakker som `ID with PACK`, eller stien til en regelfil
first-line-file-indented = den første linjen i en fil rykkes ikke inn
move-left = flytt den til venstre
nested-too-deep-follow = dette er for dypt nøstet
file-does-say-which = filen sier ikke hvilken versjon av språket den er skrevet i
begin-file-cardlaw = begynn filen med `cardlaw { $languageversion }`
version-language-compiler-reads = dette er versjon { $number } av språket, og denne kompilatoren leser versjon { $languageversion }
cardlaw-use-compiler-reads = skriv `cardlaw { $languageversion }`, eller bruk en kompilator som leser den versjonen
version-line-comes-first = versjonslinjen kommer først i en fil
move-top = flytt den øverst
file-says-once-what = en fil sier én gang hva den er
take-two-away = ta bort en av de to
file-does-say-what = filen sier ikke hva den er
after-version-line-vocabulary = skriv etter versjonslinjen `vocabulary NAME`, `edition NAME of VOCABULARY`, `pack NAME for VOCABULARY`, `variant NAME extends EDITION` eller `spec NAME of VOCABULARY`
stands-before-line-says = dette står før linjen som sier hva filen er
move-below-line = flytt det under den linjen
both-change = `{ $one }` og `{ $other }` endrer begge { $names }
rule = regelen
let-variant-say-which = la en variant si hvilken som vinner: { $names }
replace-each-other-so = { $names } erstatter hverandre, så ingen av dem blir stående
and-this-one = og denne
let-them-stand = la en av dem bli stående
there-nothing-settle-between = det er ingenting å avgjøre mellom `{ $winner }` og `{ $loser }` her
take-line-out = ta bort linjen
deck-none = kortstokken i `{ $edition }` har ingen
there-no-move = det finnes ikke noe slikt trekk
there-no-event = det finnes ingen slik hendelse
no-rule-about = `{ $edition }` har ingen regel om det
pack-played = den pakken spilles ikke her
no-rule = `{ $edition }` har ingen slik regel
needs = `{ $file }` trenger { $sort ->
    [kind] slaget
    [move] trekket
    [event] hendelsen
    [topic] emnet
    [pack] pakken
   *[rule] regelen
 } `{ $word }`, og { $lack }
string-cardlaw-share-made = dette er ikke en streng som `cardlaw share` har laget
beginning-string-damaged = begynnelsen av strengen er skadet
begins-two-numbers-goes = den begynner med `{ $prefix }_`, to tall, og fortsetter med bokstaver og sifre
was-shared-version-rule = den ble delt i versjon { $theirs } av regelspråket, og denne cardlaw leser versjon { $version }
update-older-two = oppdater den eldste av de to
share-again-newer-cardlaw = del den igjen med en nyere cardlaw
does-belong = `{ $odd }` hører ikke hjemme i den
copy-whole-string-once = kopier hele strengen en gang til, og ingenting annet
cut-short-characters-came = den er kuttet: { $n } av { $length } tegn kom frem
something-was-added-characters = noe er lagt til: den har { $n } tegn i stedet for { $length }
was-altered-way-checksum = den ble endret underveis: kontrollsummen stemmer ikke
copy-whole-string-once-2 = kopier hele strengen en gang til, med maskin
holds-more-than-bytes = den inneholder mer enn { NUMBER($largest, useGrouping: 1) } byte regler
another = { $sorts ->
    [edition] utgaven
    [variant] varianten
    [pack] pakken
   *[vocabulary] ordlisten
 } `{ $what }` er en annen
takes-part-did-there = { $sorts ->
    [edition] utgaven
    [variant] varianten
    [pack] pakken
   *[vocabulary] ordlisten
 } `{ $what }` er med her, men var ikke med der
took-part-there-does = `{ $what }` var med der, men er ikke med her
utf = dette er { $encoding }, ikke UTF-8
save-file-utf = lagre filen som UTF-8
text-byte-zero = dette er ikke tekst: byte { $zero } er null
name-rule-file-saved = oppgi en regelfil, lagret som UTF-8-tekst
file-only-blank-lines = filen har bare tomme linjer og merknader
file-empty = filen er tom
begin-cardlaw-then-say = begynn med `cardlaw 1`, og si så hva filen er, for eksempel `vocabulary small`
name-rule-file = oppgi en regelfil
split-into-edition-packs-2 = del den opp i en utgave og pakker, eller oppgi en annen fil
line-indented-tab = denne linjen er rykket inn med en tabulator
indent-two-spaces = rykk inn med to mellomrom
file-translations = `{ $what }` er ikke en oversettelsesfil: linje { $line } kan ikke leses
declare-event = erklær den: `event { $word }`
whoever-does-already = `{ $doer }` er allerede den som gjør `{ $item }`
call-other-something-else = kall den andre noe annet, for eksempel `other as player in players except { $doer }`
takes-twice = `{ $item }` tar `{ $param }` to ganger
first-named = nevnt først her
give-each-own-name-2 = gi hver sitt eget navn med `as`
move-takes-cards-together = et trekk tar ett til { $mosttogether } kort sammen, det minste tallet først
does-say-what = dette sier ikke hva `{ $what }` er
number-player-players = for eksempel `{ $what } as number` eller `{ $what } as player in players`
option-goes-from-smaller = et alternativ går fra et mindre tall til et større, høyst { $widestoption } fra hverandre
goes-from-chosen = `{ $axis }` går fra { $low } til { $high }, og { $chosen } er valgt
choose-number-inside-range = velg et tall innenfor området
lists-twice = `{ $what }` nevner `{ $arm }` to ganger
leaves-no-choice-arm = `{ $what }` gir ikke noe valg: det har én verdi
add-another-leave-out = legg til en til, eller utelat det
does-say-which-arms = `{ $what }` sier ikke hvilken av verdiene som er valgt
chosen = skriv `chosen { $arms }`
chosen-arms-needs = `{ $what }` har { $n } valgte verdier, og trenger én
chosen-first = valgt først
take-chosen-out = ta bort én `chosen`
set-twice = `{ $what }` er satt to ganger
first-set = satt først her
after-stands-bare-verb = etter `{ $after }` står grunnformen av verbet: `{ $bare }`, ikke `{ $verb }`
after-may-stands-move = etter `may` står trekket, ikke `{ $verb }`
befalls-players-only-moves = `{ $act }` skjer med spillere; bare trekk tillates eller forbys
declare-move-if-players = erklær det med `move` om spillere velger det
game-won-between-rounds = et spill vinnes mellom runder, ikke ved et trekk eller en hendelse
leave-out-say-what = utelat `by …`, eller si hva som vinner runden: `wins round by …`
game-players-smaller-number = et spill er for 1 til { $mostseats } spillere, det minste tallet først
players-can-make-teams = { $most } spillere kan danne 2 til { $most } lag
takes-card-number = `{ $act }` tar et kort, og `{ $arg }` er et tall
card-condition = skriv `card`, og i vilkåret `{ $asked }`
does-belong-after = `{ $word }` hører ikke hjemme etter `{ $before }`
condition-begins-when-only = et vilkår begynner med `when`, `only when` eller `even when`
move-somebody-makes = `{ $event }` er et trekk: noen gjør det
when-player = skriv `when player { $verb }:`
there-each = det finnes en `{ $what }` for hver { $of }
write-of-is = skriv `{ $what } of { $of } is …`
state-what-happens-sets = `{ $subject }` er en tilstand: det som skjer, setter den, ingen regel definerer den
set-step-set = sett den i et trinn: `set { $subject } to { $node }`
declare-word-what-rule = erklær et ord for det regelen mener: `predicate NAME of { $subject }`
declare-predicate = erklær det: `predicate { $what } of { $subject }`
declare-quantity = erklær det: `quantity { $subject }`
declare-quantity-2 = erklær det: `quantity { $what } of { $subject }`
state-set-step-set = `{ $what }` er en tilstand: sett den i et trinn, `set { $what } of { $subject } to …`
there-each-thing = det finnes bare én `{ $quantity }`, ikke én for hver ting
write-is = skriv `{ $quantity } is …`
declared = erklært her
there-two-customs = det finnes to skikker `{ $what }`
first = den første
custom-does-say-assumed = skikken `{ $what }` sier ikke at den er antatt
custom-cites-lines-no = skikken `{ $what }` viser til linjer, men ingen ark sier det
custom-fills-what-sheets = en skikk fyller det arkene utelater: skriv `assumed "why"`, og ingen `lines`
custom-does-say-what = skikken `{ $what }` sier ikke hva den handler om
add-about-topic-below = legg til `about TOPIC` under forklaringen
gives-cards-back-cards = dette gir kort en bakside, og kortene har én side
declare-sides-name-name = erklær `sides NAME, NAME` i ordlisten
row-backs = denne raden har { $n } forsider og { $n2 } baksider
give-back-all-many = gi én bakside for alle, eller like mange som forsidene
row-does-say-which = raden sier ikke hvilken { $missing } en `{ $kind }` har
each = skriv `for each { $missing }`
deck-may-have-cards-2 = en kortstokk kan ha { NUMBER($mostcards, useGrouping: 1) } kort, og med denne raden har den flere
card-kind-row-names = et kort er av ett slag, og denne raden nevner { $names }
give-each-kind-row = gi hvert slag sin egen rad
group-row-deck-about = `{ $group }` er en gruppe, og en rad i kortstokken gjelder ett slag
give-each-row-own = gi hver av { $names } sin egen rad
does-name-kind-card = `{ $spec }` nevner ikke noe slag kort
begin-kind = begynn med slaget, ett av { $names }
no = ingen `{ $kind }` er `{ $given }`
row-says-which-card = raden sier hvilken `{ $what }` kortet har, og så `for each { $what }`
goes-from = `{ $what }` går fra { $numbers } til { $numbers2 }
number = `{ $what }` er ikke et tall
each-range-inside = skriv `for each { $what }`, eller et område innenfor det
cards-all-them = skriv `cards` for alle
values-cannot-them = verdiene av `{ $what }` er { $what2 }, og `{ $values }` kan ikke være en av dem
declare-attribute-own = erklær en egen egenskap
sides-card-named-twice = sidene av et kort er nevnt to ganger
card-two-sides-named = et kort har to sider, og { $n } er nevnt
name-front-back-sides = nevn forsiden og baksiden, for eksempel `sides light, dark`
short-name-stands-short = kortformen `{ $word }` står i kortformen `{ $what }`
short-name = en kortform
spell-out-full = skriv det helt ut
group-part-itself = gruppen `{ $what }` er en del av seg selv
parts-each-other = { $names } er deler av hverandre
list-kinds-groups-do = nevn slag, eller grupper som ikke inneholder denne
expected = her ventet vi { $type }, men `{ $what }` er { $type2 }
say-what-asked-empty = si hva som spørres om det, for eksempel `{ $what } is empty`
say-what-asked = si hva som spørres om det, for eksempel `{ $what } is 3` eller `{ $what } > 3`
say-what-asked-2 = si hva som spørres om det, for eksempel `{ $what } is …` eller `{ $what } has …`
how-many-cards-holds = hvor mange kort det har, er `size of { $what }`
cards-top = ett av kortene er `top of { $what }`
name-role-player-next = nevn en rolle som `player`, eller `next of player`
write-2 = skriv { $names }
write-of-is-2 = skriv `{ $asked } of { $left } is { $right }`
is-and-is = `{ $left }` er { $type }, og `{ $right }` er { $type2 }
does-say-what-asked = `{ $what }` er { $sortof }, og her sies det ikke hva det spørres om
whole-comparison = skriv hele sammenligningen: `{ $subject } is { $what }`
write-of = skriv `{ $what } of { $owner }`
choice-between-words-number = `{ $what }` er et valg mellom ord, ikke et tall
put-rule-under-instead = sett regelen under det i stedet: `under { $what } { $first }`
value-does-say-which = `{ $what }` er en verdi av { $names }, og her sies det ikke av hvilken
ask-card-card = spør om et kort, for eksempel `{ $homes } of card is { $what }`
winner-left-another-state = skriv `winner`, `left of …` eller en annen tilstand av typen player
names-known = navnene som er kjent her, er { $names }
nobody-called-player = ingen heter `player` her
opposite-direction = skriv `opposite of direction`
opposite-alone-no-direction = bare `opposite` er ingen retning
can = det kan være { $names }
nothing-called = ingenting her heter `{ $word }`
players-several-say-some = `players` er flere: skriv `some p in players where …` eller `every p in players where …`
say-whose = si hvem sin: `{ $word } of { $owner }`
several-players-needed = `{ $expr }` er flere spillere, og her trengs én
asked = `{ $selector } of` spørres om { $which }, og `{ $base }` er { $type }
there-each-2 = det finnes bare én `{ $selector }`, ikke én for hver { $found }
there-all = det finnes én `{ $selector }` for alle
alone = skriv bare `{ $selector }`
something-asked-thing = `{ $selector }` er { $selector2 }, ikke noe som spørres med `of`
write-is-2 = skriv `{ $base } is { $selector }`
every-ask-empty = hver { $found } har en; spør `{ $what } of … is empty`
alone-yes-or-no-statement = bare `{ $what }` er ikke en ja-eller-nei-påstand
alone-yes-or-no-statements = bare { $names } er ikke ja-eller-nei-påstander
comparison-out = skriv ut sammenligningen: `{ $whole }`
say-who-does-what = si hvem som gjør hva, for eksempel `player begins`
set-direction-opposite-direction = skriv `set direction to opposite of direction`
no-step-begins = ingen trinn begynner med `{ $what }`
player-does-step-several = én spiller gjør et trinn, og `{ $what }` er flere
rules-say-how-many = skriv `{ $act }`: reglene sier hvor mange
whole-move-without-number = `{ $act }` er hele trekket, uten tall; med et tall, skriv `{ $given }`
number-may-million-most = et tall kan være høyst en million
was-wrong-asks-about = `was wrong` spør om trekket som besvares, og ingenting besvares her
use-where-move-declared = bruk det der et trekk som er erklært `answering … by …`, gjøres
never = `{ $what }` er aldri `{ $given }`
said = `{ $what }` sies om { $type }, ikke om { $type2 }
except-leaves-out-player = `except` utelater én spiller, og `{ $each }` er flere
compare-teams-where-team = sammenlign lagene: `… where team of p is not team of { $base }`
something-go-through = `{ $dom }` er { $type }, ikke noe å gå gjennom
go-through-zone-players = gå gjennom et sted, `players`, en egenskap eller et område som `1..6`
could-different-cards = `{ $what }` kan være { $n } forskjellige kort
say-which-card = si hvilket, for eksempel `{ $card }`
no-card-shows = ingen kort viser `{ $part }`
there-no-card = det finnes ikke noe kort `{ $what }`
no-kind-card-all = ikke noe slag kort har alle disse sammen
rules-may-point-rules = regler kan peke på { NUMBER($mostlinks, useGrouping: 1) } regler til sammen, og med denne peker de på flere
name-rules-instead-whole = nevn regler i stedet for hele emner
no-other-rule-about = ingen annen regel her handler om `{ $what }`
name-rule-topic-edition = nevn en regel, eller et emne som utgaven har regler om
several-files-have-rule = flere filer har en regel `{ $what }`
say-which = si hvilken: { $homes }
rule-points-itself = regelen `{ $what }` peker på seg selv
name-another-rule = nevn en annen regel
no-rule-2 = `{ $unit }` har ingen regel `{ $what }`
there = det finnes { $homes }
word-every-table-cannot = `{ $word }` er et ord i alle spill og kan ikke erklæres
choose-another-name = velg et annet navn
declared-twice = `{ $word }` er erklært to ganger
first-declared = erklært først her
group-grows-group-also = en gruppe vokser med `group { $word } also KIND`
if-both-mean-same = om begge betyr det samme, erklær det i bare én fil; gi ellers en av dem et annet navn
cites-lines-file-does = dette viser til linjer, men filen nevner ikke kilden sin
source-named-below-line = kilden nevnes under denne linjen
add-source-sheet-number = legg til `source "SHEET" of NUMBER lines` under den første linjen i filen
lines-counted-from = linjer telles fra 1
write-3 = skriv `{ $high }-{ $low }`
first-line-citation-comes = den første linjen i en henvisning kommer først
source-lines-cites-line = kilden har { $last } linjer, og dette viser til linje { $high }
length-told = lengden sies her
correct-citation-length-source = rett henvisningen, eller lengden på kilden
round-told-twice = runden er beskrevet to ganger
both-tell-round-anew = `{ $names }` og `{ $names2 }` beskriver begge runden på nytt
tells = `{ $names }` beskriver den her
pack-only-adds-move = en pakke som bare legger til et trekk, sier `turns also offer MOVE` i stedet; eller utelat en, eller beskriv runden i en variant
round-turns-once = en runde har `turns:` én gang
put-all-happens-turn = legg alt som skjer på en tur, i én blokk
turn-game-offers-nothing = en tur i dette spillet tilbyr ingenting til `player`, så ikke noe trekk kan stå ved siden av
tell-round-anew-round = beskriv runden på nytt: `round:`
there-two-rules-file = det er to regler `{ $item }` i denne filen
rule-says-twice = regelen `{ $draft }` sier `{ $word }` to ganger
first-said = sagt først her
split-rule-if-both = del regelen om begge er ment
take-out-2 = ta bort en
rule-does-say-what = regelen `{ $draft }` sier ikke hva den handler om
rule-both-printed-assumed = regelen `{ $draft }` er både trykt og antatt
split-what-sheet-says = del den: det arket sier, med `lines`, det vi legger til, med `assumed`
rule-neither-cites-lines = regelen `{ $draft }` viser verken til linjer eller sier at den er antatt
add-lines-if-sheet = legg til `lines 12-14` om arket sier det, eller `assumed "why"` om vi gjør det
rule-no-clause-so = regelen `{ $draft }` har ikke noe ledd, så ingenting følger av den
remark-sheet-written-note = en merknad på arket skrives `note "…" lines 3-4 see RULE`
whoever-acts-called-nothing = den som handler, heter `{ $role }` her, og ingenting annet snakker om den
two-players-called = to spillere heter `{ $what }`
give-each-seat-own = gi hver plass sitt eget navn
game-players-most-given = et spill er for høyst { $mostplayers } spillere, og { $n } er gitt
first-given = gitt først her
say-line-take-two = si det på én linje, eller ta bort en av de to
given-twice = dette er gitt to ganger
card-lies-there-given = ett kort ligger der, og `{ $target }` er gitt på en annen måte
spell-card-out-kind = skriv ut kortet med slag og verdier
thing-several-given = `{ $target }` er én ting, og flere er gitt
cannot-given = `{ $target }` kan ikke gis
give-cards-zone-card = gi kortene på et sted, kortet øverst på et, eller en tilstand
empty-place-no-cards = et tomt sted har ingen kort: `{ $target } has 0 cards`
no-card-called = ingen kort heter `{ $what }`
deck-may-have-cards-3 = en kortstokk kan ha { NUMBER($mostcards, useGrouping: 1) } kort
cards-lie-zone = kort ligger på et sted, og `{ $target }` er { $type }
name-zone-hand = nevn et sted, for eksempel `hand of …`
is = `{ $word }` er { $other }
further = og her, og lenger frem
given-anew-pass-only = `{ $what }` gis på nytt bare i denne omgangen; i den neste er det igjen det det var før løkken
keep-state-state-number = hold det i en tilstand: `state { $what }: number starts 0` over, `set { $what } to …` før løkken, `add … to { $what }` i den
only-players-sit-order = bare spillere sitter i en rekkefølge å begynne fra, og `{ $dom }` gir { $type }
leave-out-starting = utelat `starting at …`
chance-counts-more = en sjanse teller 1 eller mer
leave-out-what-never = utelat det som aldri skjer
cards-shown-players = kort vises til spillere
proceed-lets-what-was = `proceed` lar det erstattede skje, og ingenting erstattes her
use-clause-form-when = bruk det i et ledd av formen `when player would …:`
only-cards-moved-cards = bare kort flyttes, og `{ $dom }` er ikke kort
player = { $why }, og `{ $dom }` er ikke en spiller
zone-each-player = `{ $word }` er ikke et sted som hver spiller har
name-clause-only-stays = `{ $word }` er et navn i bare dette leddet, og endres ikke
declare-state-what-remembered = erklær en tilstand for det som skal huskes
cards-moved-there-move = kort flyttes dit: `move … to { $target }`
cards-moved-move = kort flyttes: `move … to { $end }`
rule-says-what = en regel sier hva det er: `{ $target } is …`
what-card-shows-does = det et kort viser, endres ikke
only-state-set-declare = bare en tilstand settes; erklær en med `state NAME: TYPE`
state-so-cannot-set = `{ $target }` er ikke en tilstand og kan derfor ikke settes
number-2 = `{ $target }` er { $type }, ikke et tall
set = skriv `set { $target } to …`
moves-offered-players = trekk tilbys spillere
offered-several-players-does = dette tilbys flere spillere, og sier ikke hvor mange som kan ta det
any-if-first-take = skriv `to any of { $domain }` om den første som tar det, lukker det, eller `to each of { $domain }`
offers-choose = `{ $dom }` tilbyr { $type } å velge, ikke { $type2 }
does-say-which-s = dette sier ikke hva det er å velge mellom ({ $type })
add = legg til `{ $among }`
only-players-choose = bare spillere velger
keeps-chosen = `{ $state }` holder { $kept }, og { $type } velges
say-who-player = si hvem: `player { $verb }`
stands-what-somebody-does = her står det hva noen gjør: `{ $verb }`, ikke `{ $verb2 }`
value = `{ $what }` er ikke en verdi av `{ $attribute }`
game-may-have-kind = et spill kan ha { $limit }, og med dette slaget har det flere
leave-out-attributes-no = utelat egenskaper som ingen regel spør om, eller gi dem færre verdier
kept-each-player-team = { $what ->
    [zone] et sted
   *[state] en tilstand
 } finnes for hver spiller, hvert lag eller hver verdi av en egenskap, ikke for hver { $each }
pile-order-top-hand = en bunke har en rekkefølge og et øverste kort, en hånd har ingen av delene
seen-all-nobody-owner = det ses av alle, av ingen eller av eieren
backs-seen-about-cards-two = `backs-seen` gjelder kort med to sider, og kortene i dette spillet har én
leave-out-declare-sides = utelat det, eller erklær `sides NAME, NAME`
zone-cannot-both = stedet `{ $item }` kan ikke være både `{ $first }` og `{ $second }`
said-2 = sagt her
keep-two-words = { $why }: behold ett av de to ordene
number-starts = skriv et tall, for eksempel `starts 0`
leave-starts-out-set = utelat `starts` og sett det i et trinn
is-not = `{ $what }` er ikke { $type }
third-person-already = `{ $verb }` er allerede tredje person av `{ $other }`
give-them-another-third = gi en av dem en annen tredje person, for eksempel `{ $sort } { $what } … spoken OTHER-WORD`
make-sentence-two-translation = gjør de to til én setning; en oversettelse står etter `in` og språket
rule-gloss-right-below = en regel har én forklaring, rett under navnet
indent-like-clauses-rule = rykk den inn som leddene i regelen
clause-does-stand-among = et ledd med `{ $found }` står ikke blant trinn
stands-above-clauses-rule = står over leddene i en regel
move-line-up-below = flytt linjen opp, under forklaringen
no-if-above = har ingen `if` over seg
indent-like-if-belongs = rykk den inn som den `if` den hører til, rett etter trinnene
step-steps-stand-under = er et trinn, og trinn står under en linje som sier når de gjøres
put-under-line-stage = sett den under en linje som `at STAGE:` eller `when player MOVES card:`
belongs-rule-does-stand = hører til en regel og står ikke her
indent-like-gloss-rule = rykk den inn som forklaringen til regelen
stands-under-line-says = står under linjen som sier hva filen er
move-top-file = flytt den øverst i filen
begins-item-own = begynner en egen post
begin-line-without-indentation = begynn linjen med det, uten innrykk
said-3 = `{ $word }` { $what }
line-begins = en linje her begynner med { $expected }
no-line-begins = ingen linje her begynner med `{ $word }`
indent-if-belongs-line = rykk den inn, om den hører til linjen over; en merknad står etter `#`
nothing-rule-file-begins = ingenting i en regelfil begynner med en tekst i anførselstegn
stands-inside-rule-indent = det står inne i en regel: rykk det inn med to mellomrom
indent-if-belongs-line-2 = rykk den inn, om den hører til linjen over
space-missing = et mellomrom mangler: `{ $parted }`
stands-under-line-says-2 = det står under linjen som sier hva filen er: rykk det inn med to mellomrom
item-begins-word-rule = en post begynner med et ord som `rule`, `option`, `reading`, `silent about`, `kind` eller `zone`
nothing-rule-file-begins-2 = ingenting i en regelfil begynner med `{ $found }`
line-indented-like-no = denne linjen er ikke rykket inn som noen linje over
indent-two-spaces-each = rykk inn to mellomrom for hvert nivå
line-indented-but-line = denne linjen er rykket inn, men linjen over åpner ingen blokk
indent-like-line-above = rykk den inn som linjen over, eller mindre
say-rule-your-own = si regelen med egne ord, i anførselstegn og rykket inn: `  "Seven cards each."`
put-gloss-quotes = sett forklaringen i anførselstegn: `"{ $strip }"`
rule-needs-gloss-line = regelen `{ $what }` trenger en forklaring etter navnet
nothing-indented-under-line = ingenting er rykket inn under denne linjen
what-belongs-stands-below = det som hører til den, står under, to mellomrom lenger inn, for eksempel `{ $context }`
colon-missing-before = et kolon mangler før `{ $found }`
write-4 = skriv `{ $line }:`
end-line = avslutt linjen med `:`
colon-missing-end-line = et kolon mangler på slutten av linjen
text-no-closing-quote = denne teksten mangler avsluttende anførselstegn
close-same-line = avslutt den med `"` på samme linje
text-quotes-needed = her trengs en tekst i anførselstegn
write-5 = skriv `"{ $begin }"`
two-full-stops-between = skriv to punktum, `..`, mellom det første tallet og det siste
means-nothing = { $what } betyr ingenting her
names-small-letters-hyphens = navn skrives med små bokstaver og bindestrek: `{ $canonical }`
names-small-letters-hyphens-2 = navn skrives med små bokstaver og bindestrek, og begynner med en bokstav
name-2 = `{ $word }` er ikke et navn
write-6 = skriv `0 - { $word }`
number-more = et tall her er 0 eller mer
state-starts-more-step = en tilstand begynner på 0 eller mer; et trinn kan sette den lavere: `set { $state } to 0 - { $word }`
number-below-cannot-written = et tall under 0 kan ikke skrives
text-ends-second-quote = en tekst slutter ved det andre anførselstegnet, og denne fortsetter
inside-text-single-quote = skriv “ og ” eller enkle anførselstegn inne i en tekst
parenthesis-closes-nothing = denne parentesen avslutter ingenting
take-away = ta det bort
parenthesis-closed = denne parentesen er ikke avsluttet
close = avslutt den med `)`
there-comma-too-many = det er et komma for mye
take-comma-away-say = ta bort kommaet, eller skriv hva som følger; en liste står på én linje
stands-first-condition-after = `{ $words }` står først i et vilkår, eller etter `and` eller `or`
put-parentheses = sett det i parentes: `({ $words } { $found } in …)`
reaches-end-condition-so = `{ $opened }` rekker til slutten av vilkåret, så ingen `{ $found }` kan følge
put-parentheses-2 = sett det i parentes: `({ $opened } …) { $found } …`
needed-number = her trengs { $noun }, ikke tallet { $found }
number-needed = her trengs et tall, ikke `{ $found }`
text-quotes-needed-2 = her trengs en tekst i anførselstegn, ikke `{ $found }`
needed-text-quotes = her trengs { $noun }, ikke en tekst i anførselstegn
does-begin-condition = `{ $joint }` begynner ikke et vilkår her
does-say-whether-may = dette sier ikke om `{ $first }` kan, må eller ikke kan, eller hva som følger
what-follows-stands-steps = det som følger, står i trinn, under `when { $first } { $found } …:`
step-no-condition-own = et trinn har ikke noe eget vilkår
put-below-line-if = sett det under en linje `if CONDITION:`
when-after-rule-only = skriv `when { $rest }:`; `after RULE` ordner bare regler
after-does-say-when = `after` sier ikke når noe skjer
line-about-move = en linje gjelder ett trekk
ask-about-each-itself = spør om hvert for seg
what-lies-top-comes = det som ligger øverst, kommer først
top-zone-card = for eksempel `top is { $card }`, eller `top of ZONE is { $card }`
number-cards-number-alone = et antall kort er bare tallet
leave-cards-out = utelat `cards`
each-n = skriv `for each n in 1..{ $loop }:`
count-up-to = skriv et tall her; for å telle til `{ $found }`, bruk en tilstand og skriv `repeat until STATE is { $found }:`
steps-repeated = trinn gjentas ikke med `{ $word }`
name-word-another = et navn er ett ord, og `{ $found }` er et til
join-them-hyphen = sett dem sammen med en bindestrek: `{ $words }-{ $found }`
missing-end-line = `{ $word }` mangler på slutten av linjen
missing-before = `{ $word }` mangler før `{ $found }`
needed = her trengs `{ $word }`, ikke `{ $found }`
line-ends-needed = linjen slutter, og her trengs { $needed }
line-own-below-indented = skriv `{ $rest }` på en egen linje under, to mellomrom lenger inn
line-should-end-after = linjen burde slutte etter kolonet
write-7 = skriv `>=`
expected-but-found = her ventet vi { $needed }, men fant `{ $found }`
file-scenarios = dette er ikke en scenariofil
begin-spec-name-vocabulary = begynn den med `spec NAME of VOCABULARY`
there-two-scenarios-file = det er to scenarioer `{ $item }` i denne filen
scenario-does-say-under = scenarioet `{ $item }` sier ikke under hvilken utgave
add-under-edition-first = legg til `under EDITION` som den første linjen
command-line = kommandolinjen
kernel-player = Den som gjør trekket, eller som har turen.
kernel-players = Alle som er med i runden, plass for plass.
kernel-partners = De andre på spillerens lag.
kernel-table = De som sitter ved bordet, bestemmer det sammen.
kernel-next = Den som har neste tur i spilleretningen.
kernel-previous = Den som hadde forrige tur i spilleretningen.
kernel-left = Naboen til venstre, uansett hvilken vei det spilles.
kernel-right = Naboen til høyre, uansett hvilken vei det spilles.
kernel-winner = Den som vant runden, til noen vinner den neste.
kernel-round-number = Hvilken runde i spillet det er, regnet fra 1.
kernel-size = Hvor mange kort som ligger der; `size of players` teller spillere.
kernel-top = Det øverste kortet i en bunke.
kernel-bottom = Det nederste kortet i en bunke.
kernel-newest = Kortet som kom dit sist.
kernel-empty = Det ligger ingen kort der.
kernel-opposite = Den motsatte veien.
kernel-clockwise = Fra hver plass til den til venstre for den.
kernel-counterclockwise = Motsatt vei av med klokka.
kernel-number = En type: et helt tall.
kernel-yes-no = En type: ja eller nei; `NAME is yes` spør om det.
kernel-card = En type: et kort. I et trekk: kortet det gjøres med.
kernel-team = Laget en spiller er på; også en type.
kernel-zone = En type: et sted der det ligger kort.
kernel-direction = Hvilken vei det spilles; også en type.
kernel-yes = En verdi av typen yes-no; `true` er det samme.
kernel-no = En verdi av typen yes-no; `false` er det samme.
kernel-lose-turn = Spillerens neste tur hoppes over.
kernel-regain-turn = Ingen av spillerens turer hoppes over lenger.
kernel-begin = Spillerens tur kommer nå.
kernel-take-over = Turen er spillerens nå; spillet fortsetter derfra.
kernel-go-again = Spilleren får enda en tur etter denne.
kernel-drop-out = Spilleren er ute av runden.
kernel-leave-game = Spilleren er ute av spillet.
kernel-turn-begins = En tur begynner; `player` er den som har turen.
kernel-turn-ends = En tur slutter; `player` er den som hadde turen.
kernel-decline = I et scenario: spilleren gjør ingen av trekkene som tilbys.
