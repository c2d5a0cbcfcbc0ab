# Vad kompilatorn säger till den som skriver regler, på svenska.

everyday-article = utelämna det: språket har inga artiklar
everyday-may = det som är tillåtet sägs med `may`
everyday-must-not = det som är förbjudet sägs med `must not`
everyday-must = en plikt sägs med `must`
everyday-everybody = skriv `for each p in players:`, och under den vad `p` gör
everyday-others = de andra är `players except player`
everyday-loses-turn = skriv `loses-turn`
everyday-min-max = det finns inget `min` eller `max`: jämför talen med `if A < B:` och `else:`
everyday-odd = räkna upp talen: `… is 1 or … is 3`
everyday-cards = utelämna det: sorten och värdena säger vilka kort det är
everyday-while = skriv `repeat until` och villkoret som avslutar
everyday-who = säg vem, till exempel `player` eller `next of player`
everyday-whose = säg vems efter `of`: `… of player`
everyday-digits = skriv talet med siffror: `{ $number }`
everyday-condition = ett villkor börjar med `when`
everyday-unless = skriv `when not …`
everyday-only-when = villkoret säger det: `may … only when …`
everyday-also = utelämna det: en tillåtelse inskränker ingen annan
everyday-for-each = skriv `for each p in { $whom }:`, och under den { $done }
everyday-random = slumpen väljer tal och steg, inte spelare: se `by chance:`, eller skriv `table chooses player as p`
no-such = här finns inget som heter `{ $word }` ({ $what })
a-declared = { $sort ->
    [type] en egenskap
    [kind] en sort
    [group] en grupp
    [zone] en plats
    [state] ett tillstånd
    [quantity] en storhet
    [predicate] ett predikat
    [event] en händelse, som ingen väljer
    [act] ett drag eller en händelse
    [stage] en fas
    [topic] ett ämne
    [short] en förkortning
   *[axis] ett alternativ eller en tolkning
 }
there-are = det finns { $names }
range-smaller-first = ett intervall börjar med sitt mindre tal
write-range = skriv `{ $high }..{ $low }`
range-too-long = ett intervall får ha { NUMBER($most, useGrouping: 1) } tal, och det här har { NUMBER($count, useGrouping: 1) }
a-type = { $type ->
    [yes-no] ett ja-eller-nej-påstående
    [cards] en mängd kort
    [unknown] något okänt
    [card] ett kort
    [player] en spelare
    [team] ett lag
    [number] ett tal
    [zone] en plats
    [direction] en riktning
   *[other] en `{ $type }`
 }
circle = dessa regler går i ring: `{ $first }` { $verb ->
    [overrides] går före
    [sets-aside] upphäver
   *[comes-before] kommer före
 } { $rest }
circle-link = `{ $name }`, som { $verb ->
    [overrides] går före
    [sets-aside] upphäver
   *[comes-before] kommer före
 } { $rest }
so-many-for = { $number }{ $n ->
    [one] {""}
   *[other] {" "}var
 } för { $names }
word-cards = kort
for-each-of = {" "}för varje { $each }
deck-miscounted = kortleken sägs ha { $count } { $what }{ $each }, men raderna ger { $found }
free-attribute-of = fri egenskap hos `{ $kind }`
option-over-numbers = alternativ med tal
a-file = { $sort ->
    [vocabulary] en ordlista
    [edition] en utgåva
    [pack] ett paket
    [variant] en variant
   *[spec] en scenariofil
 }
does-not-belong-in = `{ $word }` hör inte hemma i { $file }
belongs-in = det hör hemma i { $places }
belongs-in-own-pack = det hör hemma i { $places }; lägg det i ett eget paket: `{ $line }`
word-numbers = tal
two-sides-of-card = ett korts två sidor
name-whole-card = ange hela kortet, till exempel `{ $card }`
clause-names = satsen själv nämner { $names }
of-a-card = för ett kort skrivs det `{ $word } of card`
of-a-card-and = för ett kort skrivs det `{ $word } of card`, och { $names } är en
ask-each = fråga var och en: `some p in { $players } where …`, eller gör det `for each p in { $players }:`
nothing-has = inget har `{ $name }`
cannot-have = { $type } kan inte ha `{ $name }`
nothing-has-a = inget har en `{ $selector }`
write-this = skriv `{ $what }`
takes-and-given = `{ $act }` tar { $wanted }, och { $n ->
    [0] inget är givet
    [one] en sak är given
   *[other] { $n } saker är givna
 }
two-sides-one-sort = de två sidorna om `is` är av samma slag
value-of-type = { $type }
thing-to-act = { $parameter } till { $act }
a-value = ett värde
stands-on-card = `{ $word }` är { $sort }: det står på kortet, ingen regel definierar det
rule-of-called = regel i `{ $model }`
is-already = `{ $word }` är redan { $sort }
add-about = lägg till `about TOPIC` under förklaringen, eller ge kapitlet ett ämne; ämnen deklareras i ordlistan
add-about-one-of = lägg till `about TOPIC` under förklaringen, eller ge kapitlet ett ämne: { $names }
new-topic = ett nytt deklareras med `topic { $word } "What it is about"`
new-topic-or = { $known }; ett nytt deklareras med `topic { $word } "What it is about"`
so-many-kinds = { NUMBER($n, useGrouping: 1) } sorter
so-many-cards = { NUMBER($n, useGrouping: 1) } olika kort
packs-are-added = `{ $name }` är { $unit }, och paket läggs till en utgåva eller variant
both-are-called = { $one } och { $other } heter båda `{ $name }`
is-and-needs = `{ $word }` är { $other }, och här behövs { $what }
a-unit = { $sort ->
    [edition] en utgåva
    [variant] en variant
    [pack] ett paket
    [vocabulary] en ordlista
    [spec] en scenariofil
   *[edition-or-variant] en utgåva eller variant
 }
no-unit-in-folders = det finns { $sort ->
    [edition] ingen utgåva
    [variant] ingen variant
    [pack] inget paket
    [vocabulary] ingen ordlista
    [spec] ingen scenariofil
   *[edition-or-variant] ingen utgåva eller variant
 } `{ $word }` i regelmapparna
files-say-they-are = { $n } filer säger att de är { $sort ->
    [edition] utgåvan
    [variant] varianten
    [pack] paketet
    [vocabulary] ordlistan
    [spec] scenariofilen
   *[edition-or-variant] utgåvan eller varianten
 } `{ $name }`: { $where }
stands-in-for-shipped = den här filen ersätter { $sort ->
    [edition] den medföljande utgåvan
    [variant] den medföljande varianten
    [pack] det medföljande paketet
    [vocabulary] den medföljande ordlistan
    [spec] den medföljande scenariofilen
   *[edition-or-variant] den medföljande utgåvan eller varianten
 } `{ $name }`
name-a-part = namnge en del av det: definiera ett predikat eller en storhet och använd det här
name-the-steps = ge de inre stegen till en egen händelse, och skriv `do` här
another-edition = spela den med en utgåva som har det
add-pack = lägg till det: `with { $pack }, …`
editions-have-it = { $names } har det
no-edition-has-it = ingen utgåva här har det
did-you-mean = menade du `{ $guess }`?
choices-are-made = `{ $name }` är { $unit }, och val görs för en utgåva eller variant
control-character = här står ett osynligt styrtecken, { $code }
delete-it = ta bort det
delete-many = ta bort det; filen har { $n } sådana
not-utf8-at = det här är inte UTF-8: byte { $byte }, på rad { $line }, är { $value }
a-tab = en tabb
a-tab-and-more = en tabb; { $n ->
    [one] 1 rad till har
   *[other] { $n } rader till har
 } en tabb där
file-too-big = `{ $name }` har { NUMBER($size, useGrouping: 1) } byte, och { $what } får ha { $most }
file-goes-on = `{ $name }` fortsätter, och { $what } får ha { $most }
input-goes-on = standard in fortsätter, och { $what } får ha { $most }
a-kind-of-file = { $what ->
    [a-rule-file] en regelfil
    [a-shared-variant] en delad variant
    [a-situation] en situation
    [a-sheet] ett blad
    [a-kept-matrix] en sparad tabell
    [a-save-file] en sparfil
    [a-file-of-translations] en översättningsfil
   *[a-file-read-here] en fil som läses här
 }
a-colon = ett kolon
a-comma = ett kommatecken
a-closing-parenthesis = en slutparentes
the-end-of-line = radens slut
a-condition = ett villkor
a-name = ett namn
a-number = ett tal
a-text-in-quotes = en text inom citattecken
something-else = något annat
another-word = ett annat ord
sign-straight-quotes = citattecken är raka: `"`
sign-text-quotes = en text står mellan `"` och `"`
sign-hyphen = skriv ett bindestreck, `-`
sign-full-stop = en rad slutar utan punkt
sign-semicolon = en rad slutar utan semikolon
sign-is = att två saker är lika sägs med `is`
sign-not = skriv `not`, eller `is not`
sign-and = skriv `and`
sign-or = skriv `or`
sign-slash = en kommentar står efter `#`; division finns inte
sign-times = skriv `*`, eller `x` mellan ett tal och ett kort
sign-dots = skriv två punkter, `..`
sign-space = skriv ett mellanslag
sign-brace = det som hör till en rad dras in under den, utan klamrar
a-no-break-space = ett fast mellanslag
a-blank = ett blanktecken som inte är mellanslag
sign-remark = en kommentar står efter `#`
list-of-names = en lista med namn slutar med ett namn
list-of-numbers = en lista med tal slutar med ett tal
list-of-things = en lista slutar med sin sista sak
not-with-a-comma = { $listed }, inte med ett kommatecken
should-end-before = raden borde sluta före `{ $found }`
should-end-or-go-on = raden borde sluta före `{ $found }`, eller fortsätta med { $others }
a-topic = ett ämne
a-finding = ett fynd
a-rule = en regel
a-stage-or-event = en fas eller en händelse
an-event = en händelse
name-of-event = händelsens namn
an-edition = en utgåva
a-language = ett språk, till exempel `en`
a-move = ett drag
what-is-needed = det som behövs
a-pack = ett paket
an-option-or-reading = ett alternativ eller en tolkning
name-of-side = en sidas namn
name-for-silence = ett namn på tystnaden
name-of-stage = fasens namn
name-of-the = namnet efter `{ $word }`
it-reads = den skrivs { $shapes }
word-help = hjälp
severity = { $severity ->
    [error] fel
    [warning] varning
   *[note] anmärkning
 }
noun = { $what ->
    [kind] sort
    [group] grupp
    [attribute] egenskap
    [type] typ
    [topic] ämne
    [move] drag
    [event] händelse
    [rule] regel
    [predicate] predikat
    [quantity] storhet
    [custom] sed
    [state] tillstånd
    [zone] plats
    [value] värde
    [kind-or-value] sort eller värde
    [move-or-event] drag eller händelse
    [option-or-reading] alternativ eller tolkning
    [stage-or-event] fas eller händelse
    [kind-or-group] sort eller grupp
    [predicate-of-a-zone] predikat för en plats
    [kind-group-predicate-or-card] sort, grupp, predikat eller kort
    [kind-or-value-of-a-card] ett korts sort eller värde
    [zone-of-each-player-called] varje spelares plats
    [state-of-each-player-called] varje spelares tillstånd
    [trait-of-a-zone] kännetecken hos en plats
    [pack-of-this-variant-called] paket i den här varianten
   *[thing] sak
 }
nothing-rule-can-broken = inget i regeln `{ $rule }` kan brytas
only-may-only-when = bara `may … only when`, `must` och `must not` kan brytas: flytta märket till regeln som säger det
nothing-rule-happens-won = inget i regeln `{ $rule }` händer, vare sig omgången är vunnen eller inte
mark-belongs-rule-when = märket hör till en regel med `when player …:` eller `at …:`
rule-cites-no-example = regeln `{ $rule }` hänvisar inte till något exempel
mark-belongs-rule-whose = märket hör till en regel vars `lines` är raderna för ett genomgånget exempel
rule-can-never-hold = regeln `{ $rule }` kan aldrig gälla: inget val uppfyller alla dess `under`-rader
must-hold-too = det här måste också gälla
several-under-lines-must = flera `under`-rader måste alla gälla; skriv alternativen på en rad med `or`
rule-never-overrides-rule = regeln `{ $rule }` går aldrig före den här: regeln själv gäller med ett annat val
rule-holds-only = regeln gäller bara här
take-two-conditions-out = ta bort ett av de två villkoren
circle-2 = i ringen
take-links-out-let = ta bort en av länkarna, eller låt den gälla med bara ett värde av en tolkning
take-before-after-lines = ta bort en av raderna med `before` eller `after`
defined-itself = `{ $circle }` definieras av sig självt
defined-each-other = { $names } definieras av varandra
and-here = och här
definition-may-need-what = en definition får inte behöva det den definierar; är den en av flera betydelser av en tvetydig mening kan den stå i ett värde av en tolkning, som inte är valt
use-number-rule = använd `{ $axis }` som ett tal i en regel
put-rule-under = sätt en regel `under { $axis } { $chosen }`
nothing-hangs = inget beror på { $sort ->
    [reading] tolkningen
   *[option] alternativet
 } `{ $axis }`
take-out = { $use }, eller ta bort det
used-no-rule-says = `{ $what }` används, men ingen regel säger vad det är
used = används här
define-rule = definiera det i en regel: `{ $owner }`
hold-deck-zone-must = { $names } har kortleken, och bara en plats får ha den
no-zone-holds-deck = ingen plats har kortleken
holds-too = den här har den också
give-zone-trait-holds-deck = ge en plats kännetecknet `holds-deck`
no-turns-no-round = `{ $model }` har inga turer: ingen `round:` med `turns:` är deklarerad
declare-round-vocabulary-turns = deklarera `round:` i ordlistan, med `turns:` och vad som erbjuds på en tur
let-stand = , eller låt { $names } stå kvar
round-never-ends-no = en omgång av `{ $model }` tar aldrig slut: ingen regel säger när den är vunnen eller över
ended-force = den här avslutade den, men gäller inte
add-rule-player-wins = lägg till en regel som `player wins round when hand of player is empty`{ $instead }
silence = tystnaden `{ $what }`
give-them-another-name = ge en av dem ett annat namn
told-twice = { $what } sägs två gånger
first-told = sagt först här
accepted-without-reason = `{ $finding }` godtas utan skäl
say-why-may-stay = säg varför det får stå kvar: den som läser `cardlaw check` får veta det
how-shown = hur `{ $what }` visas
take-two-out = ta bort en av de två
name = namnet på `{ $what }` på `{ $language }`
example = exemplet `{ $item }`
both-stand-nothing-says = `{ $unit }` och `{ $unit2 }` ersätter båda `{ $act }`, och inget säger vilken som kommer först
does-so = `{ $unit }` gör det här
say-before-topic-if = skriv `before topic { $topic } if any` eller `after topic { $topic } if any` i `{ $other }`, eller utelämna en av de två
no-cards-no-rule = `{ $model }` har inga kort: ingen regel säger vad som finns i kortleken
add-rule-deck-rows = lägg till en regel med `deck:` och rader som `2 KIND for each ATTRIBUTE`
deck-may-have-cards = en kortlek får ha { NUMBER($mostcards, useGrouping: 1) } kort, och den här kan ha { NUMBER($total, useGrouping: 1) }
rows-counted = raderna räknades här
correct-rows-number-where = rätta raderna eller talet; där bladet räknar fel, ge dess tal för alla delar också
folder = `{ $what }` är en mapp
ordinary-file = `{ $what }` är ingen vanlig fil
there-no-file = det finns ingen fil `{ $what }`
cannot-read = `{ $what }` kan inte läsas: { $reason }
standard-input-closed-nothing = standard in är stängt, och inget kan läsas därifrån
standard-input-cannot-read = standard in kan inte läsas: { $reason }
extends-itself = `{ $base }` bygger på sig själv
extend-each-other = { $names } bygger på varandra
and-this = och den här
variant-extends-edition-variant = en variant bygger på en utgåva, eller på en variant som inte bygger på den
name-edition-edition-pack = ange utgåvan: `EDITION with PACK`
variant-may-have-packs = en variant får ha { $mostpacks } paket, och den här har { $n }
pack = paketet `{ $word }` är för `{ $vocabulary }`, och det här är `{ $what }`
pack-says-so = paketet säger det här
choose-pack = välj ett paket för `{ $what }`
the-one = den ena
other = den andra
files-played-together-may = filer som spelas tillsammans får ha { NUMBER($mostwordstogether, useGrouping: 1) } ord, och med `{ $what }` har de { NUMBER($words, useGrouping: 1) }
leave-packs-out = utelämna paket
first-listed = nämnd först här
listed-twice = `{ $word }` nämns två gånger
give-each-own-name = ge var och en ett eget namn, eller ange filen med dess sökväg
give-another-name-if = ge den ett annat namn om det inte är meningen
file-may-have-items = en fil får ha { NUMBER($mostitems, useGrouping: 1) } poster, och den här har { NUMBER($n, useGrouping: 1) }
split-into-edition-packs = dela upp den i en utgåva och paket
parentheses-may-nested-deep = parenteser får ligga { $deepestparentheses } djupt i varandra
number-may-have-digits = ett tal får ha { $mostdigits } siffror, och det här har { NUMBER($n, useGrouping: 1) }
file-may-have-words = en fil får ha { NUMBER($mostwords, useGrouping: 1) } ord och tecken, och den här har fler
line-may-have-characters = en rad får ha { NUMBER($longestline, useGrouping: 1) } tecken förutom mellanslagen
lines-may-indented-levels = rader får dras in { $deepestblock } nivåer
name-edition-edition = ange utgåvan: `EDITION[…]`
first-chosen = vald först här
chosen-twice = `{ $axis }` väljs två gånger
it-has = den har { $names }
leaves-nothing-choose = den lämnar inget att välja
no-option-reading = `{ $what }` har inget alternativ och ingen tolkning `{ $axis }`
cannot = `{ $axis }` kan inte vara `{ $wanted }`
id-edition-variant = `{ $reference }` är inte ett id för en utgåva eller variant
no-id-given = inget id är givet
packs-have-commas-between = paket har kommatecken emellan, och alla val står i en enda hakparentes sist
write = skriv `{ $meant }`: { $how }
id-name-id-choices = skriv ett id, ett id med val som `ID[VAL=VÄRDE]`, ett id med paket som `ID with PACK`, eller sökvägen till en regelfil
first-line-file-indented = den första raden i en fil dras inte in
move-left = flytta den till vänster
nested-too-deep-follow = det här är för djupt nästlat
file-does-say-which = filen säger inte vilken version av språket den är skriven i
begin-file-cardlaw = börja filen med `cardlaw { $languageversion }`
version-language-compiler-reads = det här är version { $number } av språket, och den här kompilatorn läser version { $languageversion }
cardlaw-use-compiler-reads = skriv `cardlaw { $languageversion }`, eller använd en kompilator som läser den versionen
version-line-comes-first = versionsraden kommer först i en fil
move-top = flytta den överst
file-says-once-what = en fil säger en gång vad den är
take-two-away = ta bort en av de två
file-does-say-what = filen säger inte vad den är
after-version-line-vocabulary = skriv efter versionsraden `vocabulary NAME`, `edition NAME of VOCABULARY`, `pack NAME for VOCABULARY`, `variant NAME extends EDITION` eller `spec NAME of VOCABULARY`
stands-before-line-says = det här kommer före raden som säger vad filen är
move-below-line = flytta det under den raden
both-change = `{ $one }` och `{ $other }` ändrar båda { $names }
rule = regeln
let-variant-say-which = låt en variant säga vilken som vinner: { $names }
replace-each-other-so = { $names } ersätter varandra, så ingen av dem står kvar
and-this-one = och den här
let-them-stand = låt en av dem stå kvar
there-nothing-settle-between = det finns inget att avgöra mellan `{ $winner }` och `{ $loser }` här
take-line-out = ta bort raden
deck-none = kortleken i `{ $edition }` har ingen
there-no-move = det finns inget sådant drag
there-no-event = det finns ingen sådan händelse
no-rule-about = `{ $edition }` har ingen regel om det
pack-played = det paketet spelas inte här
no-rule = `{ $edition }` har ingen sådan regel
needs = `{ $file }` behöver { $sort ->
    [kind] sorten
    [move] draget
    [event] händelsen
    [topic] ämnet
    [pack] paketet
   *[rule] regeln
 } `{ $word }`, och { $lack }
string-cardlaw-share-made = det här är ingen sträng som `cardlaw share` har gjort
beginning-string-damaged = strängens början är skadad
begins-two-numbers-goes = den börjar med `{ $prefix }_`, två tal, och fortsätter med bokstäver och siffror
was-shared-version-rule = den delades i version { $theirs } av regelspråket, och den här cardlaw läser version { $version }
update-older-two = uppdatera den äldre av de två
share-again-newer-cardlaw = dela den igen med en nyare cardlaw
does-belong = `{ $odd }` hör inte hemma i den
copy-whole-string-once = kopiera hela strängen en gång till, och inget annat
cut-short-characters-came = den är avklippt: { $n } av { $length } tecken kom fram
something-was-added-characters = något har lagts till: den har { $n } tecken i stället för { $length }
was-altered-way-checksum = den ändrades på vägen: kontrollsumman stämmer inte
copy-whole-string-once-2 = kopiera hela strängen en gång till i stället för att skriva av den
holds-more-than-bytes = den innehåller mer än { NUMBER($largest, useGrouping: 1) } byte regler
another = { $sorts ->
    [edition] utgåvan
    [variant] varianten
    [pack] paketet
   *[vocabulary] ordlistan
 } `{ $what }` är en annan
takes-part-did-there = { $sorts ->
    [edition] utgåvan
    [variant] varianten
    [pack] paketet
   *[vocabulary] ordlistan
 } `{ $what }` är med här men var inte med där
took-part-there-does = `{ $what }` var med där men är inte med här
utf = det här är { $encoding }, inte UTF-8
save-file-utf = spara filen som UTF-8
text-byte-zero = det här är inte text: byte { $zero } är noll
name-rule-file-saved = ange en regelfil, sparad som UTF-8-text
file-only-blank-lines = filen har bara tomma rader och kommentarer
file-empty = filen är tom
begin-cardlaw-then-say = börja med `cardlaw 1`, och säg sedan vad filen är, till exempel `vocabulary small`
name-rule-file = ange en regelfil
split-into-edition-packs-2 = dela upp den i en utgåva och paket, eller ange en annan fil
line-indented-tab = den här raden är indragen med en tabb
indent-two-spaces = dra in med två mellanslag
file-translations = `{ $what }` är ingen översättningsfil: rad { $line } går inte att läsa
declare-event = deklarera den: `event { $word }`
whoever-does-already = `{ $doer }` är redan den som gör `{ $item }`
call-other-something-else = kalla den andra något annat, till exempel `other as player in players except { $doer }`
takes-twice = `{ $item }` tar `{ $param }` två gånger
first-named = nämnd först här
give-each-own-name-2 = ge var och en ett eget namn med `as`
move-takes-cards-together = ett drag tar ett till { $mosttogether } kort tillsammans, det mindre talet först
does-say-what = det här säger inte vad `{ $what }` är
number-player-players = till exempel `{ $what } as number` eller `{ $what } as player in players`
option-goes-from-smaller = ett alternativ går från ett mindre tal till ett större, högst { $widestoption } ifrån varandra
goes-from-chosen = `{ $axis }` går från { $low } till { $high }, och { $chosen } är valt
choose-number-inside-range = välj ett tal inom intervallet
lists-twice = `{ $what }` nämner `{ $arm }` två gånger
leaves-no-choice-arm = `{ $what }` lämnar inget val: det har ett enda värde
add-another-leave-out = lägg till ett, eller utelämna det
does-say-which-arms = `{ $what }` säger inte vilket av värdena som är valt
chosen = skriv `chosen { $arms }`
chosen-arms-needs = `{ $what }` har { $n } valda värden, och behöver ett
chosen-first = vald först
take-chosen-out = ta bort ett `chosen`
set-twice = `{ $what }` sätts två gånger
first-set = satt först här
after-stands-bare-verb = efter `{ $after }` står verbets grundform: `{ $bare }`, inte `{ $verb }`
after-may-stands-move = efter `may` står draget, inte `{ $verb }`
befalls-players-only-moves = `{ $act }` händer spelare; bara drag tillåts eller förbjuds
declare-move-if-players = deklarera det med `move` om spelare väljer det
game-won-between-rounds = ett spel vinns mellan omgångar, inte genom ett drag eller en händelse
leave-out-say-what = utelämna `by …`, eller säg vad som vinner omgången: `wins round by …`
game-players-smaller-number = ett spel är för 1 till { $mostseats } spelare, det mindre talet först
players-can-make-teams = { $most } spelare kan bilda 2 till { $most } lag
takes-card-number = `{ $act }` tar ett kort, och `{ $arg }` är ett tal
card-condition = skriv `card`, och i villkoret `{ $asked }`
does-belong-after = `{ $word }` hör inte hemma efter `{ $before }`
condition-begins-when-only = ett villkor börjar med `when`, `only when` eller `even when`
move-somebody-makes = `{ $event }` är ett drag: någon gör det
when-player = skriv `when player { $verb }:`
there-each = det finns en `{ $what }` för varje { $of }
write-of-is = skriv `{ $what } of { $of } is …`
state-what-happens-sets = `{ $subject }` är ett tillstånd: det som händer sätter det, ingen regel definierar det
set-step-set = sätt det i ett steg: `set { $subject } to { $node }`
declare-word-what-rule = deklarera ett ord för det regeln menar: `predicate NAME of { $subject }`
declare-predicate = deklarera det: `predicate { $what } of { $subject }`
declare-quantity = deklarera det: `quantity { $subject }`
declare-quantity-2 = deklarera det: `quantity { $what } of { $subject }`
state-set-step-set = `{ $what }` är ett tillstånd: sätt det i ett steg, `set { $what } of { $subject } to …`
there-each-thing = det finns en enda `{ $quantity }`, inte en för varje sak
write-is = skriv `{ $quantity } is …`
declared = deklarerad här
there-two-customs = det finns två seder `{ $what }`
first = den första
custom-does-say-assumed = seden `{ $what }` säger inte att den är antagen
custom-cites-lines-no = seden `{ $what }` hänvisar till rader, men inget blad säger det
custom-fills-what-sheets = en sed fyller i det som bladen utelämnar: skriv `assumed "why"`, och inga `lines`
custom-does-say-what = seden `{ $what }` säger inte vad den handlar om
add-about-topic-below = lägg till `about TOPIC` under förklaringen
gives-cards-back-cards = det här ger kort en baksida, och korten har en sida
declare-sides-name-name = deklarera `sides NAME, NAME` i ordlistan
row-backs = den här raden har { $n } framsidor och { $n2 } baksidor
give-back-all-many = ge en baksida för alla, eller lika många som framsidorna
row-does-say-which = raden säger inte vilken { $missing } en `{ $kind }` har
each = skriv `for each { $missing }`
deck-may-have-cards-2 = en kortlek får ha { NUMBER($mostcards, useGrouping: 1) } kort, och med den här raden har den fler
card-kind-row-names = ett kort är av en sort, och den här raden nämner { $names }
give-each-kind-row = ge varje sort en egen rad
group-row-deck-about = `{ $group }` är en grupp, och en rad i kortleken handlar om en sort
give-each-row-own = ge var och en av { $names } en egen rad
does-name-kind-card = `{ $spec }` nämner ingen sorts kort
begin-kind = börja med sorten, en av { $names }
no = ingen `{ $kind }` är `{ $given }`
row-says-which-card = raden säger vilken `{ $what }` kortet har, och sedan `for each { $what }`
goes-from = `{ $what }` går från { $numbers } till { $numbers2 }
number = `{ $what }` är inget tal
each-range-inside = skriv `for each { $what }`, eller ett intervall inom det
cards-all-them = skriv `cards` för alla
values-cannot-them = värdena av `{ $what }` är { $what2 }, och `{ $values }` kan inte vara ett av dem
declare-attribute-own = deklarera en egen egenskap
sides-card-named-twice = ett korts sidor nämns två gånger
card-two-sides-named = ett kort har två sidor, och { $n } är nämnda
name-front-back-sides = ange framsidan och baksidan, till exempel `sides light, dark`
short-name-stands-short = förkortningen `{ $word }` står i förkortningen `{ $what }`
short-name = en förkortning
spell-out-full = skriv ut det helt
group-part-itself = gruppen `{ $what }` är en del av sig själv
parts-each-other = { $names } är delar av varandra
list-kinds-groups-do = ange sorter, eller grupper som inte innehåller den här
expected = här väntades { $type }, men `{ $what }` är { $type2 }
say-what-asked-empty = säg vad som frågas om det, till exempel `{ $what } is empty`
say-what-asked = säg vad som frågas om det, till exempel `{ $what } is 3` eller `{ $what } > 3`
say-what-asked-2 = säg vad som frågas om det, till exempel `{ $what } is …` eller `{ $what } has …`
how-many-cards-holds = hur många kort den har är `size of { $what }`
cards-top = ett av dess kort är `top of { $what }`
name-role-player-next = ange en roll som `player`, eller `next of player`
write-2 = skriv { $names }
write-of-is-2 = skriv `{ $asked } of { $left } is { $right }`
is-and-is = `{ $left }` är { $type }, och `{ $right }` är { $type2 }
does-say-what-asked = `{ $what }` är { $sortof }, och här sägs inte vad det frågas om
whole-comparison = skriv hela jämförelsen: `{ $subject } is { $what }`
write-of = skriv `{ $what } of { $owner }`
choice-between-words-number = `{ $what }` är ett val mellan ord, inte ett tal
put-rule-under-instead = sätt regeln under det i stället: `under { $what } { $first }`
value-does-say-which = `{ $what }` är ett värde av { $names }, och här sägs inte av vilken
ask-card-card = fråga om ett kort, till exempel `{ $homes } of card is { $what }`
winner-left-another-state = skriv `winner`, `left of …` eller ett annat tillstånd av typen player
names-known = namnen som är kända här är { $names }
nobody-called-player = ingen heter `player` här
opposite-direction = skriv `opposite of direction`
opposite-alone-no-direction = bara `opposite` är ingen riktning
can = det kan vara { $names }
nothing-called = inget här heter `{ $word }`
players-several-say-some = `players` är flera: skriv `some p in players where …` eller `every p in players where …`
say-whose = säg vems: `{ $word } of { $owner }`
several-players-needed = `{ $expr }` är flera spelare, och här behövs en
asked = `{ $selector } of` frågas om { $which }, och `{ $base }` är { $type }
there-each-2 = det finns en enda `{ $selector }`, inte en för varje { $found }
there-all = det finns en `{ $selector }` för alla
alone = skriv bara `{ $selector }`
something-asked-thing = `{ $selector }` är { $selector2 }, inget som frågas med `of`
write-is-2 = skriv `{ $base } is { $selector }`
every-ask-empty = varje { $found } har en; fråga `{ $what } of … is empty`
alone-yes-or-no-statement = bara `{ $what }` är inget ja-eller-nej-påstående
alone-yes-or-no-statements = bara { $names } är inga ja-eller-nej-påståenden
comparison-out = skriv ut jämförelsen: `{ $whole }`
say-who-does-what = säg vem som gör vad, till exempel `player begins`
set-direction-opposite-direction = skriv `set direction to opposite of direction`
no-step-begins = inget steg börjar med `{ $what }`
player-does-step-several = en spelare gör ett steg, och `{ $what }` är flera
rules-say-how-many = skriv `{ $act }`: reglerna säger hur många
whole-move-without-number = `{ $act }` är hela draget, utan tal; med ett tal, skriv `{ $given }`
number-may-million-most = ett tal får vara högst en miljon
was-wrong-asks-about = `was wrong` frågar om draget som besvaras, och inget besvaras här
use-where-move-declared = använd det där ett drag som är deklarerat `answering … by …` görs
never = `{ $what }` är aldrig `{ $given }`
said = `{ $what }` sägs om { $type }, inte om { $type2 }
except-leaves-out-player = `except` utelämnar en spelare, och `{ $each }` är flera
compare-teams-where-team = jämför lagen: `… where team of p is not team of { $base }`
something-go-through = `{ $dom }` är { $type }, inget att gå igenom
go-through-zone-players = gå igenom en plats, `players`, en egenskap eller ett intervall som `1..6`
could-different-cards = `{ $what }` kan vara { $n } olika kort
say-which-card = säg vilket, till exempel `{ $card }`
no-card-shows = inget kort visar `{ $part }`
there-no-card = det finns inget kort `{ $what }`
no-kind-card-all = ingen sorts kort har alla dessa tillsammans
rules-may-point-rules = regler får peka på { NUMBER($mostlinks, useGrouping: 1) } regler sammanlagt, och med den här pekar de på fler
name-rules-instead-whole = ange regler i stället för hela ämnen
no-other-rule-about = ingen annan regel här handlar om `{ $what }`
name-rule-topic-edition = ange en regel, eller ett ämne som utgåvan har regler om
several-files-have-rule = flera filer har en regel `{ $what }`
say-which = säg vilken: { $homes }
rule-points-itself = regeln `{ $what }` pekar på sig själv
name-another-rule = ange en annan regel
no-rule-2 = `{ $unit }` har ingen regel `{ $what }`
there = det finns { $homes }
word-every-table-cannot = `{ $word }` är ett ord i varje spel och kan inte deklareras
choose-another-name = välj ett annat namn
declared-twice = `{ $word }` är deklarerat två gånger
first-declared = deklarerat först här
group-grows-group-also = en grupp växer med `group { $word } also KIND`
if-both-mean-same = om båda betyder detsamma, deklarera det i bara en fil; ge annars en av dem ett annat namn
cites-lines-file-does = det här hänvisar till rader, men filen nämner inte sin källa
source-named-below-line = källan nämns under den här raden
add-source-sheet-number = lägg till `source "SHEET" of NUMBER lines` under filens första rad
lines-counted-from = rader räknas från 1
write-3 = skriv `{ $high }-{ $low }`
first-line-citation-comes = en hänvisnings första rad kommer först
source-lines-cites-line = källan har { $last } rader, och det här hänvisar till rad { $high }
length-told = dess längd sägs här
correct-citation-length-source = rätta hänvisningen, eller källans längd
round-told-twice = omgången beskrivs två gånger
both-tell-round-anew = `{ $names }` och `{ $names2 }` beskriver båda omgången på nytt
tells = `{ $names }` beskriver den här
pack-only-adds-move = ett paket som bara lägger till ett drag säger `turns also offer MOVE` i stället; eller utelämna ett, eller beskriv omgången i en variant
round-turns-once = en omgång har `turns:` en gång
put-all-happens-turn = lägg allt som händer på en tur i ett block
turn-game-offers-nothing = en tur i det här spelet erbjuder inget till `player`, så inget drag kan stå bredvid
tell-round-anew-round = beskriv omgången på nytt: `round:`
there-two-rules-file = det finns två regler `{ $item }` i den här filen
rule-says-twice = regeln `{ $draft }` säger `{ $word }` två gånger
first-said = sagt först här
split-rule-if-both = dela regeln om båda är meningen
take-out-2 = ta bort en
rule-does-say-what = regeln `{ $draft }` säger inte vad den handlar om
rule-both-printed-assumed = regeln `{ $draft }` är både tryckt och antagen
split-what-sheet-says = dela den: det bladet säger med `lines`, det vi lägger till med `assumed`
rule-neither-cites-lines = regeln `{ $draft }` hänvisar varken till rader eller säger att den är antagen
add-lines-if-sheet = lägg till `lines 12-14` om bladet säger det, eller `assumed "why"` om vi gör det
rule-no-clause-so = regeln `{ $draft }` har ingen sats, så inget följer av den
remark-sheet-written-note = en anmärkning på bladet skrivs `note "…" lines 3-4 see RULE`
whoever-acts-called-nothing = den som gör draget heter `{ $role }` här, och det namnet används ingen annanstans
two-players-called = två spelare heter `{ $what }`
give-each-seat-own = ge varje spelare ett eget namn
game-players-most-given = ett spel är för högst { $mostplayers } spelare, och { $n } är givna
first-given = givet först här
say-line-take-two = säg det på en rad, eller ta bort en av de två
given-twice = det här är givet två gånger
card-lies-there-given = ett kort ligger där, och `{ $target }` är givet på annat sätt
spell-card-out-kind = skriv ut kortet med sort och värden
thing-several-given = `{ $target }` är en sak, och flera är givna
cannot-given = `{ $target }` kan inte ges
give-cards-zone-card = ge en plats kort, kortet överst på en, eller ett tillstånd
empty-place-no-cards = en tom plats har inga kort: `{ $target } has 0 cards`
no-card-called = inget kort heter `{ $what }`
deck-may-have-cards-3 = en kortlek får ha { NUMBER($mostcards, useGrouping: 1) } kort
cards-lie-zone = kort ligger på en plats, och `{ $target }` är { $type }
name-zone-hand = ange en plats, till exempel `hand of …`
is = `{ $word }` är { $other }
further = och här, och längre fram
given-anew-pass-only = `{ $what }` ges på nytt bara i det här varvet; i nästa är det åter vad det var före slingan
keep-state-state-number = spara det i ett tillstånd: `state { $what }: number starts 0` ovanför, `set { $what } to …` före slingan, `add … to { $what }` i den
only-players-sit-order = bara spelare sitter i en ordning att börja från, och `{ $dom }` ger { $type }
leave-out-starting = utelämna `starting at …`
chance-counts-more = en chans är minst 1
leave-out-what-never = utelämna det som aldrig händer
cards-shown-players = kort visas för spelare
proceed-lets-what-was = `proceed` låter det ersatta hända, och inget ersätts här
use-clause-form-when = använd det i en sats av formen `when player would …:`
only-cards-moved-cards = bara kort flyttas, och `{ $dom }` är inte kort
player = { $why }, och `{ $dom }` är ingen spelare
zone-each-player = `{ $word }` är ingen plats som varje spelare har
name-clause-only-stays = `{ $word }` är ett namn i bara den här satsen, och ändras inte
declare-state-what-remembered = deklarera ett tillstånd för det som ska minnas
cards-moved-there-move = kort flyttas dit: `move … to { $target }`
cards-moved-move = kort flyttas: `move … to { $end }`
rule-says-what = en regel säger vad det är: `{ $target } is …`
what-card-shows-does = vad ett kort visar ändras inte
only-state-set-declare = bara ett tillstånd sätts; deklarera ett med `state NAME: TYPE`
state-so-cannot-set = `{ $target }` är inget tillstånd och kan därför inte sättas
number-2 = `{ $target }` är { $type }, inte ett tal
set = skriv `set { $target } to …`
moves-offered-players = drag erbjuds spelare
offered-several-players-does = det här erbjuds flera spelare, och säger inte hur många som får ta det
any-if-first-take = skriv `to any of { $domain }` om den första som tar det stänger det, eller `to each of { $domain }`
offers-choose = `{ $dom }` erbjuder { $type } att välja, inte { $type2 }
does-say-which-s = det här säger inte vad det finns att välja mellan ({ $type })
add = lägg till `{ $among }`
only-players-choose = bara spelare väljer
keeps-chosen = `{ $state }` har { $kept }, men här väljs { $type }
say-who-player = säg vem: `player { $verb }`
stands-what-somebody-does = här står vad någon gör: `{ $verb }`, inte `{ $verb2 }`
value = `{ $what }` är inget värde av `{ $attribute }`
game-may-have-kind = ett spel får ha { $limit }, och med den här sorten har det fler
leave-out-attributes-no = utelämna egenskaper som ingen regel frågar om, eller ge dem färre värden
kept-each-player-team = { $what ->
    [zone] en plats
   *[state] ett tillstånd
 } finns för varje spelare, lag eller värde av en egenskap, inte för varje { $each }
pile-order-top-hand = en hög har en ordning och ett översta kort, en hand har ingetdera
seen-all-nobody-owner = den ses av alla, av ingen eller av sin ägare
backs-seen-about-cards-two = `backs-seen` gäller kort med två sidor, och korten i det här spelet har en
leave-out-declare-sides = utelämna det, eller deklarera `sides NAME, NAME`
zone-cannot-both = platsen `{ $item }` kan inte vara både `{ $first }` och `{ $second }`
said-2 = sagt här
keep-two-words = { $why }: behåll ett av de två orden
number-starts = skriv ett tal, till exempel `starts 0`
leave-starts-out-set = utelämna `starts` och sätt det i ett steg
is-not = `{ $what }` är inte { $type }
third-person-already = `{ $verb }` är redan tredje person av `{ $other }`
give-them-another-third = ge en av dem en annan tredje person, till exempel `{ $sort } { $what } … spoken OTHER-WORD`
make-sentence-two-translation = gör en mening av de två; en översättning står efter `in` och språket
rule-gloss-right-below = en regel har en förklaring, direkt under namnet
indent-like-clauses-rule = dra in den som regelns satser
clause-does-stand-among = en sats med `{ $found }` står inte bland steg
stands-above-clauses-rule = står ovanför en regels satser
move-line-up-below = flytta upp raden, under förklaringen
no-if-above = har inget `if` ovanför sig
indent-like-if-belongs = dra in den som det `if` den hör till, direkt efter dess steg
step-steps-stand-under = är ett steg, och steg står under en rad som säger när de görs
put-under-line-stage = sätt den under en rad som `at STAGE:` eller `when player MOVES card:`
belongs-rule-does-stand = hör till en regel och står inte här
indent-like-gloss-rule = dra in den som regelns förklaring
stands-under-line-says = står under raden som säger vad filen är
move-top-file = flytta den överst i filen
begins-item-own = börjar en egen post
begin-line-without-indentation = börja raden med det, utan indrag
said-3 = `{ $word }` { $what }
line-begins = en rad här börjar med { $expected }
no-line-begins = ingen rad här börjar med `{ $word }`
indent-if-belongs-line = dra in den, om den hör till raden ovanför; en kommentar står efter `#`
nothing-rule-file-begins = inget i en regelfil börjar med en text inom citattecken
stands-inside-rule-indent = det står inuti en regel: dra in det med två mellanslag
indent-if-belongs-line-2 = dra in den, om den hör till raden ovanför
space-missing = ett mellanslag saknas: `{ $parted }`
stands-under-line-says-2 = det står under raden som säger vad filen är: dra in det med två mellanslag
item-begins-word-rule = en post börjar med ett ord som `rule`, `option`, `reading`, `silent about`, `kind` eller `zone`
nothing-rule-file-begins-2 = inget i en regelfil börjar med `{ $found }`
line-indented-like-no = den här raden är inte indragen som någon rad ovanför
indent-two-spaces-each = dra in två mellanslag för varje nivå
line-indented-but-line = den här raden är indragen, men raden ovanför öppnar inget block
indent-like-line-above = dra in den som raden ovanför, eller mindre
say-rule-your-own = säg regeln med egna ord, inom citattecken och indraget: `  "Seven cards each."`
put-gloss-quotes = sätt förklaringen inom citattecken: `"{ $strip }"`
rule-needs-gloss-line = regeln `{ $what }` behöver en förklaring efter sitt namn
nothing-indented-under-line = inget är indraget under den här raden
what-belongs-stands-below = det som hör till den står under, två mellanslag längre in, till exempel `{ $context }`
colon-missing-before = ett kolon saknas före `{ $found }`
write-4 = skriv `{ $line }:`
end-line = avsluta raden med `:`
colon-missing-end-line = ett kolon saknas i slutet av raden
text-no-closing-quote = den här texten har inget slutande citattecken
close-same-line = avsluta den med `"` på samma rad
text-quotes-needed = här behövs en text inom citattecken
write-5 = skriv `"{ $begin }"`
two-full-stops-between = skriv två punkter, `..`, mellan det första talet och det sista
means-nothing = { $what } betyder inget här
names-small-letters-hyphens = namn skrivs med små bokstäver och bindestreck: `{ $canonical }`
names-small-letters-hyphens-2 = namn skrivs med små bokstäver och bindestreck, och börjar med en bokstav
name-2 = `{ $word }` är inget namn
write-6 = skriv `0 - { $word }`
number-more = ett tal här är 0 eller mer
state-starts-more-step = ett tillstånd börjar på 0 eller mer; ett steg kan sätta det lägre: `set { $state } to 0 - { $word }`
number-below-cannot-written = ett tal under 0 kan inte skrivas
text-ends-second-quote = en text slutar vid sitt andra citattecken, och den här fortsätter
inside-text-single-quote = skriv “ och ” eller enkla citattecken inuti en text
parenthesis-closes-nothing = den här parentesen avslutar inget
take-away = ta bort det
parenthesis-closed = den här parentesen är inte avslutad
close = avsluta den med `)`
there-comma-too-many = det är ett kommatecken för mycket
take-comma-away-say = ta bort kommatecknet, eller skriv vad som följer; en lista står på en rad
stands-first-condition-after = `{ $words }` står först i ett villkor, eller efter `and` eller `or`
put-parentheses = sätt det inom parentes: `({ $words } { $found } in …)`
reaches-end-condition-so = `{ $opened }` räcker till villkorets slut, så inget `{ $found }` kan följa
put-parentheses-2 = sätt det inom parentes: `({ $opened } …) { $found } …`
needed-number = här behövs { $noun }, inte talet { $found }
number-needed = här behövs ett tal, inte `{ $found }`
text-quotes-needed-2 = här behövs en text inom citattecken, inte `{ $found }`
needed-text-quotes = här behövs { $noun }, inte en text inom citattecken
does-begin-condition = `{ $joint }` börjar inget villkor här
does-say-whether-may = det här säger inte om `{ $first }` får, måste eller inte får, eller vad som följer
what-follows-stands-steps = det som följer står i steg, under `when { $first } { $found } …:`
step-no-condition-own = ett steg har inget eget villkor
put-below-line-if = sätt det under en rad `if CONDITION:`
when-after-rule-only = skriv `when { $rest }:`; `after RULE` ordnar bara regler
after-does-say-when = `after` säger inte när något händer
line-about-move = en rad handlar om ett drag
ask-about-each-itself = fråga om vart och ett för sig
what-lies-top-comes = det som ligger överst kommer först
top-zone-card = till exempel `top is { $card }`, eller `top of ZONE is { $card }`
number-cards-number-alone = ett antal kort är bara talet
leave-cards-out = utelämna `cards`
each-n = skriv `for each n in 1..{ $loop }:`
count-up-to = skriv ett tal här; för att räkna till `{ $found }`, använd ett tillstånd och skriv `repeat until STATE is { $found }:`
steps-repeated = steg upprepas inte med `{ $word }`
name-word-another = ett namn är ett ord, och `{ $found }` är ett till
join-them-hyphen = sätt ihop dem med ett bindestreck: `{ $words }-{ $found }`
missing-end-line = `{ $word }` saknas i slutet av raden
missing-before = `{ $word }` saknas före `{ $found }`
needed = här behövs `{ $word }`, inte `{ $found }`
line-ends-needed = raden slutar, och här behövs { $needed }
line-own-below-indented = skriv `{ $rest }` på en egen rad under, två mellanslag längre in
line-should-end-after = raden borde sluta efter sitt kolon
write-7 = skriv `>=`
expected-but-found = här väntades { $needed }, men här står `{ $found }`
file-scenarios = det här är ingen scenariofil
begin-spec-name-vocabulary = börja den med `spec NAME of VOCABULARY`
there-two-scenarios-file = det finns två scenarier `{ $item }` i den här filen
scenario-does-say-under = scenariot `{ $item }` säger inte vilken utgåva det gäller
add-under-edition-first = lägg till `under EDITION` som dess första rad
command-line = kommandoraden
kernel-player = Den som gör draget, eller vars tur det är.
kernel-players = Alla som är med i omgången, plats för plats.
kernel-partners = De andra i spelarens lag.
kernel-table = De som sitter vid bordet bestämmer det tillsammans.
kernel-next = Den vars tur det är härnäst, åt det håll man spelar.
kernel-previous = Den vars tur det var före, åt det håll man spelar.
kernel-left = Grannen till vänster, åt vilket håll man än spelar.
kernel-right = Grannen till höger, åt vilket håll man än spelar.
kernel-winner = Den som vann omgången, tills någon vinner nästa.
kernel-round-number = Vilken omgång i spelet det är, räknat från 1.
kernel-size = Hur många kort som ligger där; `size of players` räknar spelare.
kernel-top = Det översta kortet i en hög.
kernel-bottom = Det understa kortet i en hög.
kernel-newest = Kortet som kom dit sist.
kernel-empty = Inget kort ligger där.
kernel-opposite = Åt andra hållet.
kernel-clockwise = Från varje plats till den till vänster om den.
kernel-counterclockwise = Åt andra hållet än medurs.
kernel-number = En typ: ett heltal.
kernel-yes-no = En typ: ja eller nej; `NAME is yes` frågar efter det.
kernel-card = En typ: ett kort. I ett drag: kortet det görs med.
kernel-team = Laget en spelare är med i; också en typ.
kernel-zone = En typ: en plats där kort ligger.
kernel-direction = Åt vilket håll man spelar; också en typ.
kernel-yes = Ett värde av typen yes-no; `true` är detsamma.
kernel-no = Ett värde av typen yes-no; `false` är detsamma.
kernel-lose-turn = Spelarens nästa tur hoppas över.
kernel-regain-turn = Ingen av spelarens turer hoppas längre över.
kernel-begin = Nästa tur är spelarens.
kernel-take-over = Turen är spelarens nu; spelet fortsätter därifrån.
kernel-go-again = Spelaren får en tur till efter den här.
kernel-drop-out = Spelaren är ute ur omgången.
kernel-leave-game = Spelaren är ute ur spelet.
kernel-turn-begins = En tur börjar; `player` är den vars tur det är.
kernel-turn-ends = En tur slutar; `player` är den vars tur det var.
kernel-decline = I ett scenario: spelaren gör inget av de drag som erbjuds.
