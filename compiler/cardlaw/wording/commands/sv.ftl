# Vad kommandona säger, på svenska.

## Ord
word-help = hjälp
word-nothing = ingenting
compiles = kompilerar
does-not-compile = kompilerar inte
sort = { $sort ->
    [edition] utgåva
    [pack] husregel
    [variant] variant
    [vocabulary] spel
    [option] alternativ
    [reading] tolkning
    [silence] säger inget om
   *[other] enhet
 }
layer = { $layer ->
    [assumed] antaget
   *[other] tryckt
 }
lines = { $n ->
    [one] rad
   *[other] raderna
 } { $lines }
lines-of = { $n ->
    [one] rad
   *[other] raderna
 } { $lines } i { $source }
count-errors = { $n } fel
count-warnings = { $n ->
    [one] 1 varning
   *[other] { $n } varningar
 }
count-rules = { $n ->
    [0] inga egna regler
    [one] 1 egen regel
   *[other] { $n } egna regler
 }
count-silences = { $n ->
    [one] 1 tystnad
   *[other] { $n } tystnader
 }
count-rulebooks = { $n ->
    [one] 1 regelbok
   *[other] { $n } regelböcker
 }
count-unchecked-rulebooks = { $n ->
    [one] 1 regelbok att kontrollera
   *[other] { $n } regelböcker att kontrollera
 }
count-looks = { $n ->
    [one] 1 steg
   *[other] { $n } steg
 }
count-pairs = { $n } par
count-rounds = { $n ->
    [one] 1 omgång
   *[other] { $n } omgångar
 }
did-you-mean = menade du `{ $guess }`?
such-as = till exempel `{ $what }`
write-it = skriv `{ $what }`
wrote = skrev { $file }
written = skrivet: { $file }
choose-another-name = välj ett annat namn
there-already = `{ $file }` finns redan
cannot-write = `{ $file }` kan inte skrivas: { $why }
changed-meanwhile = någon annan ändrade `{ $file }` under tiden

## Felaktig användning
no-such-verb = det finns inget kommando `{ $word }`
lists-verbs = `cardlaw --help` listar kommandona
no-such-option = `{ $command }` har ingen flagga `{ $option }`
lists-options = `{ $command }` listar flaggorna
see-help = `{ $command }` visar vad det tar
needs-argument = `{ $verb }` behöver { $what }
needs-value = `{ $verb }`: { $option } behöver ett värde efter sig
takes-no-value = `{ $verb }`: { $option } tar inget värde
unexpected-argument = `{ $verb }`: oväntat argument `{ $word }`
quote-the-name = sätt hela namnet inom citattecken: "{ $name }"
not-both = `{ $verb }` tar { $one } eller { $other }, inte båda
no-such-value = det finns { $what ->
    [kind-of-sheet] inget slags blad
    [paper] ingen pappersstorlek
    [format] inget format
    [strategy] ingen strategi
    [policy] ingen policy
    [engine] ingen motor
    [shell] inget skal
   *[other] inget värde
 } `{ $text }`
can-be = det kan vara { $values }
can-be-guess = menade du `{ $guess }`? Det kan vara { $values }
not-a-whole-number = `{ $text }` är inte ett heltal från { $least } till { $most }
not-a-share = `{ $text }` är inte en andel från 0 till 1, till exempel 0.1
no-such-language = språket `{ $asked }` talas inte här, bara { $known }; svaret kommer på engelska
no-folder = `{ $name }` är ingen mapp
is-a-file = `{ $name }` är en fil, inte en mapp
rules-takes-folder = `--rules` tar en mapp med regelfiler
variable-holds-folders = CARDLAW_RULES listar mappar med regelfiler, med `{ $sign }` emellan
left-out = `{ $file }` utelämnas: den börjar inte som en regelfil; `cardlaw check { $file }` visar varför
a-file-does-not-compile = en fil kompilerar inte
and-more-problems = och { $n } till; `--format plain` visar alla
do-less = låt regeln göra mindre
system-refused = systemet vägrade: { $why }
system-refused-file = systemet vägrade `{ $file }`: { $why }
try-again = rätta till det och försök igen
fault-of-ours = det här är ett fel i cardlaw, inte i dina regler ({ $what })
report-fault = rapportera det till projektet, med kommandot och regelfilerna; CARDLAW_DEBUG=1 visar hela spåret
help-format-and = text (för människor), plain (en rad var), json, { $forms }

## Att namnge regler
no-such-unit = det finns inget spel, ingen utgåva, variant eller husregel `{ $name }` i regelmapparna
no-such-edition = det finns ingen utgåva eller variant `{ $name }` i regelmapparna
list-shows = `cardlaw list` visar vad som finns
list-shows-editions = `cardlaw list` visar utgåvorna
not-an-edition = `{ $name }` är ingen utgåva
not-an-id = `{ $reference }` är inte ett id för en utgåva eller variant
write-an-id = skriv ett id, eller ett id med val: `ID[VAL=VÄRDE]`; `cardlaw list` visar vad som finns
not-a-pack = `{ $word }` är inte namnet på en husregel
needs-edition = `{ $reference }` är { $sort ->
    [pack] en husregel
    [vocabulary] ett spel
   *[other] en scenariofil
 }; här behövs en utgåva eller en variant
edition-with-pack = lägg den på en utgåva: `EDITION with { $pack }`
its-editions = dess utgåvor är { $names }
could-be = `{ $name }` kan vara { $names }
name-one = skriv vilken du menar
both-called = `{ $one }` och `{ $other }` heter båda `{ $name }`
told-apart-by = ange utgåvor som skiljer sig åt i namn eller val
save-rules-unreadable = reglerna i `{ $file }` kan inte läsas: { $why }
save-no-rules = `{ $file }` är ett spel efter `{ $variant }`, och de reglerna finns inte här
name-rule-folder = ange mappen där de finns med `--rules DIR`

## Förlopp
progress-begins = { $doing }: { $things } …
progress-so-far = { $doing }: { $n } av { $things }, { $seconds } s hittills
progress-left = { $doing }: { $n } av { $things }, { $rate }, ungefär { $left } s kvar
progress-last = { $things } ({ $name })
progress-rate = { $n } i sekunden
progress-each = { $n } s per styck
doing-checking = kontrollerar
doing-comparing = jämför
doing-looking-at = undersöker
doing-playing = spelar

## list
list-words-of-what = `--words` behöver ett spel, en utgåva, variant eller husregel
list-explain-word = `cardlaw explain WORD --in ID` visar hur ett ord deklareras och vilka regler som använder det.
list-current-value = * = värdet som gäller. Byt det med ID[VAL=VÄRDE].
list-house-rules = husregler
list-one = `cardlaw list ID` visar ett spel, en utgåva eller en husregel med det som kan väljas.
list-no-vocabulary = dess ordlista `{ $name }` finns inte i regelmapparna
list-shelf = { $sort ->
    [edition] utgåvor
    [variant] varianter
   *[pack] husregler
 }
list-broken = kompilerar inte: `{ $command }` visar varför
list-set = valt
list-head = { $sort ->
    [edition] utgåva { $name } av { $base }
    [pack] husregel { $name } för { $base }
    [variant] variant { $name } av { $base }
   *[other] spel { $name }
 }
list-fact = { $what ->
    [file] fil
    [source] källa
    [language] språk
    [needs] behöver
    [sets] väljer
   *[rules] regler
 }
list-silent-about = inte sagt på bladet
list-rules = { $n ->
    [0] { $all }, ingen av dem i den egna filen
   *[other] { $all }, { $n } av dem i den egna filen
 }
list-star = * märker det värde som är valt nu; `{ $reference }` väljer ett annat.
list-silences = { $n ->
    [one] Bladet svarar inte på 1 fråga. `cardlaw check --all { $name }` visar den bland fynden, med det vi antar.
   *[other] Bladet svarar inte på { $n } frågor. `cardlaw check --all { $name }` visar dem bland fynden, med det vi antar.
 } `cardlaw list { $name } --all` visar allt, med skälen.
list-range = från { $low } till { $high }, * { $chosen }

## spelets ord
words-moves = drag: vad spelare väljer att göra
words-events = händelser: vad som händer spelare
words-attributes = vad ett kort kan visa
words-kinds = sorters kort
words-groups = grupper av sorter
words-zones = var korten ligger
words-shorts = förkortningar
words-states = vad som hålls i minnet
words-predicates = vad som kan sägas om en sak: `… is WORD`
words-quantities = vad som har ett värde
words-options = alternativ
words-number-options = alternativ med tal
words-readings = tolkningar
words-silences = tystnader
words-topics = ämnen: vad en regel handlar om
words-every-game = ord som varje spel har
words-declared = { $sort ->
    [move] drag
    [event] händelse
    [attribute] egenskap
    [kind] sort
    [group] grupp
    [zone] plats
    [short-name] förkortning
    [state] tillstånd
    [predicate] predikat
    [quantity] storhet
    [option] alternativ
    [reading] tolkning
    [silence] tystnad
   *[topic] ämne
 }, deklarerat i { $place }
words-said = skrivs
words-rules-about = regler om det
words-in = i { $name }
words-for-example = till exempel i { $name }
words-rules-under = regler som gäller med det
words-defined-by = regler som säger vad det betyder
words-used-by = regler som använder det
## check
check-waiting = väntar på en ändring; Ctrl-C avslutar
check-one-shows-more = `cardlaw check ID` visar mer av en regelbok; lägg till --all för varje punkt
check-no-situation = ingen situation för { $ids }: { $reason }
check-fixed = rättade { $where }: { $what }
check-nothing-to-fix = inget här har en säker rättning
check-again = kontrollera den igen
check-compile = { $n } av { $total } kompilerar
check-compile-but = { $n } av { $total } kompilerar; inte { $names }
check-fault = ett fel hos oss: spelmotorn visar inte `{ $id }`; rapportera det gärna
check-accepts-nothing = `{ $unit }` godtar `{ $finding }`, men det finns inget sådant fynd
check-accepts-nothing-guess = `{ $unit }` godtar `{ $finding }`, men det finns inget sådant fynd; menade du `{ $guess }`?
check-counts = { $rules ->
    [one] 1 regel
   *[other] { $rules } regler
 } ({ $printed } tryckta, { $reading } tolkade, { $assumed } antagna), { $options } alternativ, { $readings ->
    [one] 1 tolkning
   *[other] { $readings } tolkningar
 }, { $silences ->
    [one] 1 tystnad
   *[other] { $silences } tystnader
 }
column-rules = regler
column-stated = tryckta
column-read = tolkade
column-assumed = antagna
column-options = alternativ
column-readings = tolkningar
column-silent = tystnader
## spelförlopp
reach-head = Hur spelet når dit från given, bara med tillåtna drag
reach-missed = { $name }: inte nått på { NUMBER($n, useGrouping: 1) } drag; det bevisar inget
reach-findings = { $title }: { $n } av { $total } fynd nådda från given
reach-differences = { $title }: { $n } av { $total ->
    [one] 1 skillnad
   *[other] { $total } skillnader
 } nådda från given
reach-bare = { $n } till gäller det skrivna och behöver ingen situation
reach-course = { $name }: { $n ->
    [0] inget drag, direkt efter given
    [one] 1 drag
   *[other] { $n } drag
 }
reach-course-by = { $name }: { $n ->
    [0] inget drag, direkt efter given
    [one] 1 drag
   *[other] { $n } drag
 } enligt reglerna i { $rules }
reach-then = sedan { $what }
reach-written = skrivet: { $n } förlopp av { $title } i { $folder }

## ask
ask-needs-move = `ask` behöver ett drag: --move
ask-needs-edition = `ask` behöver en utgåva eller variant
ask-needs-both = `ask` behöver en utgåva och ett drag
ask-not-understood = `ask` förstod inget av svaren
ask-asking = frågar { $name }{ $total ->
    [one] {""}
   *[other] {" "}({ $n } av { $total })
 }
ask-situation-lines = en sak om bordet på varje rad, som efter `--given`; `#` inleder en kommentar
ask-line = { $file }, rad { $line }
ask-given-lines = raderna efter `--given` säger hur bordet ser ut
ask-never-wrong = ingen regel säger när ett sådant drag är fel; utelämna `wrongly`
ask-table-impossible = ett sådant bord kan inte finnas: { $rules }
ask-not-together = det här går inte ihop: { $lines }
ask-cannot-be = det här kan inte stämma: { $lines }
ask-too-short = raden säger för lite
ask-unclear = `{ $word }` går inte att förstå här
ask-player-alone = `{ $word }` är en spelare: säg vilka kort du menar
ask-not-on-table = `{ $word }` säger inget om bordet i sig
ask-one-on-top = bara ett kort ligger överst
ask-no-card = inget kort heter `{ $word }`
ask-no-move-alone = `{ $word }` är inget eget drag
ask-part-of-moves = det är en del av ett annat drag; fråga om det draget
ask-such-lines = säg en sak om bordet, till exempel { $examples }
ask-two-lines = menade du `{ $one }` och, på en egen rad, `{ $other }`?
ask-turn-and-move = skriv draget så här: `{ $move }`, och säg `{ $turn }` om bordet
ask-say-owed = Om draget återstår att göra, säg det:
ask-say-met = Om det redan är gjort, säg det:
ask-has-done = du sade att det här redan är gjort (`{ $line }`); fråga om ett annat drag
ask-say-before = Säg hur bordet såg ut före det draget, till exempel:
ask-just-played = Säg vad som nyss hände, till exempel:
ask-answers-this = Det draget är ett svar på ett annat, till exempel:
ask-next-open = vad som kommer efter det draget beror på något som du inte har sagt
ask-next-open-help = säg vems tur det är nu (`--given "turn of b"`), eller utelämna det draget och berätta hur bordet ser ut nu
ask-next-open-table = utelämna det draget och berätta hur bordet ser ut nu
ask-set-otherwise = det du sade passar inte ihop med det draget: efter det { $lines }
ask-set-otherwise-help = säg så i stället, eller utelämna det: draget bestämmer det självt
ask-one-earlier = säg bara ett tidigare drag; det som hände före det syns på vad som ligger på bordet
ask-no-cards-left = kortleken har inget kort kvar till { $hands }
ask-say-players = säg hur många som spelar (`--given "players a, b"`), eller vad de har på handen (`--given "hand of b has 0 cards"`)
question-how = Tryck Enter för att hoppa över något, Ctrl-C för att sluta.
question-rules = Vilka regler? (en eller flera, till exempel { $example })
question-top = Vilket kort ligger överst? ({ $pile }; till exempel { $card })
question-played = Spelade någon nyss ett kort som du vill svara på? (till exempel { $example }; tryck Enter om det bara är din tur)
question-hand = Vilka kort har du på handen? (med kommatecken emellan)
question-more = Något mer om bordet? (till exempel `hand of b has 1 card`)
question-moves = Drag: { $moves }
question-needed = det här kan inte utelämnas
question-move = Vad skulle du göra? (till exempel `{ $example }`)

## explain
explain-head = { $name } i { $unit }
explain-alone = { $name }
explain-written = skrivs
explain-not-a-rule = `{ $words }` är inte namnet på en regel
explain-write-rule = skriv `RULE` eller `RULE of UNIT`
explain-not-by-itself = `{ $name }` kan inte spelas för sig
explain-name-edition = ange en utgåva eller variant, till exempel `ID with PACK`
explain-rule-of-pack = det är en regel i husregeln `{ $pack }`: `{ $option }`
explain-is-a-pack = det är en husregel: `{ $command }` eller `{ $option }`
explain-lists-words = `{ $command }` listar spelets ord
explain-nothing-in = det finns ingen regel och inget ord `{ $name }` i `{ $where }`
explain-nothing = det finns ingen regel och inget ord `{ $name }` i regelmapparna
explain-is-a = det är { $sort ->
    [edition] en utgåva
    [variant] en variant
    [pack] en husregel
   *[other] ett spel
 }: `{ $command }`
explain-who-uses = reglerna i en utgåva: `{ $command }`
explain-no-edition = ingen utgåva tar { $sort ->
    [pack] husregeln
   *[other] ordlistan
 } `{ $name }`, så dess regler säger inget ännu
explain-as-in = visas som i { $name }
explain-all-of-one = allt om en av dem: `{ $command }`
explain-code-in-brackets = ett fel visar sin kod inom hakparentes; `cardlaw check --all` visar fyndens koder
explain-no-code = det finns ingen kod `{ $id }`
explain-wrong = fel
explain-right = rätt
explain-clauses = satser
explain-overrides = går före
explain-overridden-by = viker för
explain-sets-aside = upphäver
explain-set-aside-by = upphävs av
explain-leans-on = beror på
explain-gives-meaning = ger mening åt
explain-touched = tolkningar, alternativ, tystnader
explain-notes = anmärkningar
explain-also-about = mer om ”{ $topic }”
explain-elsewhere = vad andra utgåvor säger om ”{ $topic }”
explain-stated = av { $sort ->
    [edition] utgåvan
    [variant] varianten
    [pack] husregeln
   *[other] ordlistan
 } { $name }
explain-as-chosen = som valt
explain-not-in-force = inte valt, så den gäller inte
words-more = och { $n } till: { $rules }
explain-not-as-chosen = (bara enligt en annan tolkning eller ett annat val)
explain-left-nothing = (andra regler upphäver den)
explain-through = via { $rules }
explain-under = om { $choices }
explain-is = `{ $name }` är { $values }
explain-no-other = ingen annan regel
explain-defined-by = { $word }, definieras av { $rules }
explain-used-by = { $word }, används av { $rules }
fact = { $what ->
    [about] om
    [printed] tryckt
    [assumed] antaget
    [stated] angivet
    [under] bara om
    [marks] märken
   *[file] fil
 }
mark-breakable = kan brytas: en spelare kan försöka, och andra kan invända
mark-even-if-won = även efter vinst
mark-by-example = genom exempel: bladet visar det bara i ett exempel
mark-before = före { $rules }
mark-after = efter { $rules }
touch-holds-under = regeln beror på det valet
touch-overrides-under = vad regeln går före beror på det valet
touch-overridden-under = vad som går före regeln beror på det valet
touch-counts-with = regeln räknar med det
touch-same-lines = från samma rader på bladet
touch-resolves = regeln avgör det
touch-same-topic = om samma ämne

## play
play-bad-seat = `{ $text }` säger inte vem som sitter var, till exempel `2=random`
play-bad-names = `{ $text }` är inte namn: ett namn är ett ord av bokstäver, med kommatecken mellan namnen
play-same-name = två spelare har samma namn
play-no-names = det som står i `{ $file }.names` är inte namnen på spelarna i det här spelet; de kallas något annat
play-needs-id = `play` behöver id:t på det som ska spelas
play-as-saved = ett återupptaget spel fortsätter som det sparades
play-resumed = återupptog { $file }: { $n } drag
play-resumed-cut = återupptog { $file }: { $n } drag; det sista blev avklippt och är förlorat
play-no-seat = det finns ingen plats { $seat }: { $n } spelar
play-nobody = ingen vid det här bordet är en människa
play-simulate = `cardlaw simulate` spelar utan människor
play-endless-line = en rad på standard in har över { NUMBER($n, useGrouping: 1) } tecken
play-short-line = ett drag är en kort rad

## test
test-no-files = det finns ingen spec-fil i { $paths }
test-spec-files = scenarier finns i filer som slutar på `.spec`; regelfiler läses av `cardlaw check`
print-form-by-name = bladets form följer av filnamnet: --output NAMN.pdf, NAMN.html eller NAMN.md
test-unshown = { $unit }: inget scenario visar { $rules }
test-summary = { $n ->
    [one] 1 scenario kört
   *[other] { $n } scenarier körda
 }, { $lines ->
    [one] 1 rad kontrollerad
   *[other] { $lines } rader kontrollerade
 }, { $failed } misslyckades
test-under = { $scenario } enligt { $under }

## coverage
coverage-no-sheet = `{ $name }` kommer inte från ett tryckt blad
coverage-source-line = en utgåva nämner sitt blad under sin första rad: `source "SHEET" of 120 lines`
coverage-other-sheet-exactly = `{ $file }` har { $n ->
    [one] 1 rad
   *[other] { $n } rader
 }, men `{ $edition }` är skriven från ett blad med { $lines }
coverage-other-sheet-least = `{ $file }` har { $n ->
    [one] 1 rad
   *[other] { $n } rader
 }, men `{ $edition }` är skriven från ett blad med minst { $lines }
coverage-give-same-text = ge samma text som hänvisningarna räknar sina rader i
coverage-head = { $edition } från { $source }: { $n ->
    [one] 1 rad
   *[other] { $n } rader
 }
coverage-head-blank = { $edition } från { $source }: { $n ->
    [one] 1 rad
   *[other] { $n } rader
 }, varav { $blank ->
    [0] inga tomma
    [one] 1 tom
   *[other] { $blank } tomma
 }
coverage-sort = { $sort ->
    [formalised] blev en regel
    [note] anmärkning
    [flavour] stämningstext
    [heading] rubrik
    [noise] oläslig
    [pending] återstår
    [uncovered] inte täckt
   *[uncited] inte citerat
 }
coverage-uncited = rader som inte citeras är tomma eller utelämnade; --source visar vilka

## translate
translate-no-language = `{ $language }` är inget av sidornas språk
translate-exported = { $n ->
    [one] 1 text
   *[other] { $n } texter
 }, { $missing } att översätta: { $file }
translate-needs-po = ge en PO-fil så som `cardlaw translate --export` skriver den
translate-done = { $language }: { $n } av { $total } texter översatta ({ $share } %)
translate-file = { $file }: { $n ->
    [one] 1 text
   *[other] { $n } texter
 } att översätta
translate-more = och { $n } till (`--all` listar dem)
translate-stale = { $n ->
    [one] 1 översättning
   *[other] { $n } översättningar
 } av texter som har ändrats eller försvunnit: exportera för att se dem
translate-nothing-said = `{ $file }` översätter inget som dessa regler säger
translate-export-new = exportera en ny fil med `cardlaw translate --export`
translate-taken = { $n ->
    [one] 1 översättning ny eller ändrad
   *[other] { $n } översättningar nya eller ändrade
 }, i { $files }
translate-taken-none = ingen översättning är ny eller ändrad
translate-no-longer = { $file }:{ $line }: sägs inte längre: { $text }
translate-other-language = `{ $file }` är på `{ $theirs }`, inte på `{ $language }`

## new
new-check = kontrollera:
new-play = spela:
new-bad-name = `{ $name }` kan inte vara namnet på en variant
new-good-name = använd små bokstäver, siffror och enstaka bindestreck, med en bokstav först, till exempel `friday-night`
new-reserved = `{ $name }` är ett ord i regelspråket
new-taken = det finns redan { $sort ->
    [edition] en utgåva
    [variant] en variant
    [pack] en husregel
   *[other] ett spel
 } `{ $name }`, i { $file }
new-other-output = välj ett annat namn, eller --output FILE
new-gloss = Så som vi spelar.
new-remark = Alla regler i { $base } gäller, utom där den här filen säger något annat. Tecknet # inleder en kommentar: ta bort # där en rad ska gälla.
new-then = Sedan:
new-choices = Det här kan väljas:
new-chosen = (valt nu)
new-own-rule = En egen regel. Ordet efter `about` säger vart den hör; ämnena är:
new-moves = Vad spelare kan göra: { $verbs }
new-events = Vad som kan hända dem: { $verbs }
new-all-words = Alla ord i spelet: { $command }
new-own-gloss = Vad den säger, i en mening.

## share och open
share-no-variant = `{ $name }` är ingen variant, och bara varianter delas
share-start-one = börja en med `{ $command }`
share-shipped = `{ $name }` följer med cardlaw; skicka bara namnet
share-choices = val på kommandoraden hör inte till filen
share-set = skriv in dem i filen som `set VAL to VÄRDE`
open-no-variant = den innehåller ingen variant
open-not-rules = den innehåller inga regler
open-two-files = den innehåller två filer som båda säger sig vara `{ $name }`
open-several-files = strängen innehåller { $n } filer: { $names }
open-needs-folder = `--output` tar en mapp för dem
open-other-output = välj ett annat namn för `--output`
open-rival = { $other } heter också `{ $name }`; ge sökvägen för den du menar: { $path }
open-other-names = namn, förklaringar eller kommentarer är inte desamma
open-does-not-compile = den kompilerar inte med reglerna som finns här
open-same = kontrollerat: samma regler som där den delades ({ $hash })
open-not-same = inte samma regler som där den delades:

## fmt
fmt-not-both = `fmt` läser standard in (`-`) eller filer, inte båda
fmt-no-files = det finns ingen regelfil i mappen `{ $folder }`
rule-files-end = regelfiler slutar på `.rules`
fmt-again = formatera den igen
fmt-would-format = skulle formatera { $file }
fmt-formatted = formaterade { $file }
fmt-would-change = { $n ->
    [one] 1 fil
   *[other] { $n } filer
 } skulle ändras
fmt-changed = { $n ->
    [one] 1 fil formaterad
   *[other] { $n } filer formaterade
 }
fmt-same = { $n ->
    [one] 1 fil
   *[other] { $n } filer
 } redan i standardform
fmt-unread = { $n ->
    [one] 1 fil oläst
   *[other] { $n } filer olästa
 }

## doctor
doctor-wrong = { $n ->
    [one] 1 sak
   *[other] { $n } saker
 } att rätta till
doctor-right = allt är i ordning
doctor-failed = kunde inte kontrolleras: { $why }
doctor-reinstall = installera cardlaw igen, eller kör `make demo` i källmappen
doctor-newer-python = installera Python { $version } eller nyare
doctor-not-installed-itself = cardlaw självt är inte installerat
doctor-not-installed = är inte installerat
doctor-newer-package = det måste vara { $version } eller nyare: { $command }
doctor-no-rules = de medföljande reglerna finns inte i { $folder }
doctor-rules = { $folders } ({ $kind ->
    [checkout] källmappen
   *[other] installerat
 }): { $games } spel, { $editions ->
    [one] 1 utgåva
   *[other] { $editions } utgåvor
 }, { $variants ->
    [one] 1 variant
   *[other] { $variants } varianter
 }, { $packs ->
    [one] 1 husregel
   *[other] { $packs } husregler
 }
doctor-compile = { $n } av { $total } utgåvor, varianter och husregler kompilerar
doctor-see-check = `{ $command }` visar vad som är fel med dem
doctor-cache-off = avstängt (CARDLAW_CACHE), så varje start tar längre tid
doctor-cache = { $folder } ({ $n ->
    [one] 1 parser sparad
   *[other] { $n } parsrar sparade
 })
doctor-cache-own = gör den till din egen: { $command }
doctor-cache-open = { $folder } är öppen för andra och används därför inte
doctor-cache-none = { $folder } kan inte skapas
doctor-cache-set = sätt CARDLAW_CACHE till en mapp som kan skrivas, eller till `off`
doctor-terminal = { $there ->
    [yes] {""}
   *[no] ingen;{" "}
 }{ $n } kolumner, { $colours ->
    [yes] färger
   *[no] inga färger
 }, { $encoding }
doctor-utf8 = sätt PYTHONUTF8=1, eller en UTF-8-locale

## compile, studio, completion, lsp
compile-no-form = `{ $file }` slutar varken på .wasm eller .wat
compile-forms = låt namnet sluta på .wasm, eller på .wat för läsbar text
compile-outside = `{ $name }` kan inte skrivas som WebAssembly: { $why }
compile-written = { $file }: { NUMBER($n, useGrouping: 1) } byte, sha256 { $digest }
studio-not-built = studion är inte byggd ännu
studio-build = kör `make studio`, och sedan `cardlaw studio` igen
studio-port = port { $port } kan inte användas: { $why }
studio-free-port = utelämna --port för att använda en ledig
studio-at = Studion finns på { $address } (Ctrl-C avslutar).
studio-too-long = de här reglerna har fler än { $most } tecken
studio-shorter = gör dem kortare
studio-seats = { $n } kan inte spela det här
studio-seats-help = det är för { $least } till { $most } spelare
studio-move-unfit = spelet kan inte spelas om: drag { $n } passar inte ({ $why })
studio-new-game = länken är skadad eller så har reglerna ändrats; börja ett nytt spel
studio-no-undo = det finns inget att ångra
fix-indent = dra in med mellanslag
fix-indent-two = dra in två mellanslag
fix-take-out = ta bort `{ $text }`
fix-put-in = sätt in `{ $text }`
fix-write = skriv `{ $text }`
fix-in-places = { $fix } ({ $n } ställen)
fix-certain = rätta { $n } säkra fel
fix-layout = ge filen standardform
completion-needs-shell = `completion` behöver namnet på ett skal
completion-quotes = Skriv det inom citattecken: zsh läser [ som ett mönster.
lsp-needs-pygls = språkservern behöver paketet `pygls`, som inte är installerat
lsp-install = installera det med `pip install 'cardlaw[lsp]'`

## plan

plan-no-variant = `{ $name }` är ingen variant: den ändrar inget
plan-what = ange `{ $name } with PACK`, en fil som `cardlaw new` har gjort, eller säg vad den ska jämföras med: `--against ID`
different-games = det här är utgåvor av olika spel
one-game-only = bara utgåvor av samma spel kan jämföras
plan-same-twice = det finns inget att jämföra: båda är desamma
plan-against = ange en annan med `--against`

## compare, packs, replay

named-twice = `{ $name }` nämns två gånger
name-another = ange en annan att jämföra med
needs-two = en jämförelse behöver minst två utgåvor
list-has-all = ange en till: `cardlaw list` visar alla
no-topic = det finns inget ämne `{ $name }`
packs-with-matrix = `--look` och `--kept` hör till `--matrix`
packs-none = inga husregler
packs-none-for = det finns inga husregler för `{ $name }`
packs-lists = `cardlaw packs` listar dem
packs-bare-id = `--matrix` tar ett rent id
packs-other-edition = `{ $file }` gäller `{ $name }`
packs-this-edition = `--kept` tar filen för den här utgåvan
packs-unreadable = den här versionen av cardlaw kan inte läsa de sparade paren i `{ $file }`; inget av dem används
list-name-alone = här kan bara ett namn stå; `cardlaw print { $name }` eller `cardlaw check { $name }` visar helheten
packs-left = { $n } av { $total } par är inte undersökta med reglerna som de är nu: `cardlaw packs --matrix { $name } --look` gör det
packs-no-pack = det finns ingen husregel `{ $name }` för `{ $game }`
packs-two = ange två husregler för att öppna en ruta i tabellen
packs-looked = { $n } av { $total } par undersökta
packs-title = { $name }: { $n } husregler, två och två
packs-opens = `cardlaw packs --matrix { $name } PACK PACK` visar ett par
packs-count = { $n ->
    [one] 1 husregel
   *[other] { $n } husregler
 }
packs-needs = för utgåvor med { $what }
need = { $sort ->
    [kind] { $n ->
        [one] kortet { $names }
       *[other] korten { $names }
    }
    [event] { $n ->
        [one] händelsen { $names }
       *[other] händelserna { $names }
    }
    [move] { $n ->
        [one] draget { $names }
       *[other] dragen { $names }
    }
    [pack] { $n ->
        [one] husregeln { $names }
       *[other] husreglerna { $names }
    }
    [rule] { $n ->
        [one] regeln { $names }
       *[other] reglerna { $names }
    }
   *[topic] regler om { $names }
 }
packs-touches = den ena ändrar det som den andra använder: { $what }
packs-touches-more = den ena ändrar det som den andra använder: { $what } (och { $n } till)
and-some-more = { $what } (och { $n } till)
both-of = { $one } och { $other }
pair-word = { $verdict ->
    [independent] oberoende
    [fine] går ihop
    [idle] något blir utan verkan
    [clash] går inte ihop
   *[unknown] okänt
 }
pair-means = { $verdict ->
    [independent] oberoende: ingen av dem använder det som den andra ändrar
    [fine] går ihop: undersökta tillsammans, och inget hittades
    [idle] något blir utan verkan: de går ihop, men en regel har ingen verkan tillsammans med den andra
    [clash] går inte ihop, eller lämnar något öppet
    [clash-written] går inte ihop: de kan inte sättas ihop
    [clash-open] går inte ihop: tillsammans lämnar de något öppet
   *[unknown] okänt
 }
replay-forms = ett spelförlopp är en sparfil, som `cardlaw play --save` skriver den, eller en fil med ett scenario
replay-rules = `{ $file }` har regler, inte ett spelförlopp
replay-no-scenarios = `{ $file }` är ingen fil med scenarier
replay-picks = `--scenario` väljer ett av flera i en fil
replay-cut-off = { $file }: sista raden är avklippt och utelämnad
replay-other-rules = { $file }: det här är inte reglerna som det spelades efter: { $what }
replay-not-again = `{ $file }` kan inte spelas om: { $why }
replay-title = { $name }, { $n } spelare, frö { $seed }
replay-nobody = ingen hann göra ett drag
replay-stranger = det är en variant av `{ $other }`, inte av `{ $game }`
replay-empty = `{ $file }` har inget scenario
replay-no-scenario = `{ $file }` har inget scenario `{ $name }`
it-has = den har { $names }
replay-no-edition = scenariot `{ $name }` säger inte vilken utgåva det gäller
replay-add-under = lägg till `under EDITION`, eller ge `--under EDITION`
ruling-breach = detta bryter mot en regel; det går ändå att göra, och spelet fortsätter
ruling-omission = dessförinnan gjorde { $who } inte det som måste göras
ruling-not-possible = inte möjligt här: { $why }
ruling-silent = inte möjligt här: ingen regel tillåter det
ruling-contradictory = inte möjligt här: reglerna både tillåter och förbjuder det
ruling-forbidden = inte möjligt här: reglerna förbjuder det
ruling-unjudged = kan inte bedömas härifrån: { $why }
ruling-parted = kan inte bedömas härifrån: { $why } (sedan drag { $number } är korten inte desamma som i inspelningen: { $what })
trial-not-judged = kan inte bedömas: { $why }
trial-breaches = { $n ->
    [one] 1 regel bröts, vid drag { $number }
   *[other] { $n } regler bröts, den första vid drag { $number }
 }
trial-broken = drag { $number } är inte möjligt; längre går bedömningen inte
trial-unjudged = kan inte bedömas från drag { $number }
trial-before = { $what }; dessutom: { $breaches }
trial-not-to-the-end = kan inte bedömas till slutet: { $why }
trial-moves = { $n ->
    [one] 1 drag
   *[other] { $n } drag
 }, { $what }
trial-all-lawful = alla tillåtna
word-table = bordet
of-name = `{ $name }`: { $what }

## site

site-no-folder = `{ $option }` anger `{ $given }`, och { $where } är ingen mapp; sökvägen läses från där mkdocs.yml finns
site-not-there = `{ $option }` anger `{ $given }`, och { $where } finns inte; sökvägen läses från där mkdocs.yml finns
site-no-part = `nav` anger `{ $name }`, och det finns ingen sådan del; { $help }
list-source = { $n ->
    [one] { $source }, 1 rad
   *[other] { $source }, { $n } rader
 }
quoted = ”{ $text }”
