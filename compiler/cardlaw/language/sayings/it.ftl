# Che cosa dice il compilatore a chi scrive regole, in italiano.

everyday-article = toglilo: il linguaggio non ha articoli
everyday-may = ciò che è permesso si dice con `may`
everyday-must-not = ciò che è vietato si dice con `must not`
everyday-must = un obbligo si dice con `must`
everyday-everybody = scrivi `for each p in players:`, e sotto ciò che `p` fa
everyday-others = gli altri sono `players except player`
everyday-loses-turn = scrivi `loses-turn`
everyday-min-max = non ci sono `min` o `max`: confronta i numeri con `if A < B:` ed `else:`
everyday-odd = elenca i numeri: `… is 1 or … is 3`
everyday-cards = toglilo: il tipo e i valori nominano le carte
everyday-while = scrivi `repeat until` e la condizione che lo termina
everyday-who = di’ chi, per esempio `player` o `next of player`
everyday-whose = di’ di chi dopo `of`: `… of player`
everyday-digits = scrivi il numero in cifre: `{ $number }`
everyday-condition = una condizione comincia con `when`
everyday-unless = scrivi `when not …`
everyday-only-when = lo dice la condizione: `may … only when …`
everyday-also = toglilo: un permesso non toglie nulla a un altro
everyday-for-each = scrivi `for each p in { $whom }:`, e sotto { $done }
everyday-random = il caso sceglie numeri e passi, non giocatori: vedi `by chance:`, o scrivi `table chooses player as p`
no-such = qui non c’è nulla che si chiami `{ $word }` ({ $what })
a-declared = { $sort ->
    [type] un attributo
    [kind] un tipo
    [group] un gruppo
    [zone] una zona
    [state] uno stato
    [quantity] una grandezza
    [predicate] un predicato
    [event] un evento, che nessuno sceglie
    [act] una mossa o un evento
    [stage] una fase
    [topic] un argomento
    [short] un nome breve
   *[axis] un’opzione o un’interpretazione
 }
there-are = { $n ->
    [one] c’è
   *[other] ci sono
 } { $names }
range-smaller-first = un intervallo comincia dal numero minore
write-range = scrivi `{ $high }..{ $low }`
range-too-long = un intervallo può avere { NUMBER($most, useGrouping: 1) } numeri, e questo ne ha { NUMBER($count, useGrouping: 1) }
a-type = { $type ->
    [yes-no] un’affermazione da sì o no
    [cards] un insieme di carte
    [unknown] qualcosa di ignoto
    [card] una carta
    [player] un giocatore
    [team] una squadra
    [number] un numero
    [zone] una zona
    [direction] una direzione
   *[other] un valore di `{ $type }`
 }
circle = queste regole girano in cerchio: `{ $first }` { $verb ->
    [overrides] prevale su
    [sets-aside] sospende
   *[comes-before] viene prima di
 } { $rest }
circle-link = `{ $name }`, che { $verb ->
    [overrides] prevale su
    [sets-aside] sospende
   *[comes-before] viene prima di
 } { $rest }
so-many-for = { $number }{ $n ->
    [one] {""}
   *[other] {" "}ciascuno
 } per { $names }
word-cards = carte
for-each-of = {" "}per ogni { $each }
deck-miscounted = si dice che il mazzo abbia { $count } { $what }{ $each }, ma le sue righe danno { $found }
free-attribute-of = attributo libero di `{ $kind }`
option-over-numbers = opzione con numeri
a-file = { $sort ->
    [vocabulary] un vocabolario
    [edition] un’edizione
    [pack] un pacchetto
    [variant] una variante
   *[spec] un file di scenari
 }
does-not-belong-in = `{ $word }` non va in { $file }
belongs-in = va in { $places }
belongs-in-own-pack = va in { $places }; mettilo in un tuo pacchetto: `{ $line }`
word-numbers = numeri
two-sides-of-card = i due lati di una carta
name-whole-card = nomina la carta intera, per esempio `{ $card }`
clause-names = la clausola stessa nomina { $names }
of-a-card = quello di una carta è `{ $word } of card`
of-a-card-and = quello di una carta è `{ $word } of card`, e { $names } ne è uno
ask-each = chiedilo a ciascuno: `some p in { $players } where …`, o fallo `for each p in { $players }:`
nothing-has = nulla ha `{ $name }`
cannot-have = { $type } non può avere `{ $name }`
nothing-has-a = nulla ha un `{ $selector }`
write-this = scrivi `{ $what }`
takes-and-given = `{ $act }` prende { $wanted }, e { $n ->
    [0] non è dato nulla
    [one] è data una cosa
   *[other] sono date { $n } cose
 }
two-sides-one-sort = i due lati di `is` sono della stessa specie
value-of-type = { $type }
thing-to-act = { $parameter } di { $act }
a-value = un valore
stands-on-card = `{ $word }` è { $sort }: sta scritto sulla carta, nessuna regola lo definisce
rule-of-called = regola di `{ $model }`
is-already = `{ $word }` è già { $sort }
add-about = aggiungi `about TOPIC` sotto la spiegazione, o dai un argomento al capitolo; gli argomenti si dichiarano nel vocabolario
add-about-one-of = aggiungi `about TOPIC` sotto la spiegazione, o dai un argomento al capitolo: { $names }
new-topic = uno nuovo si dichiara con `topic { $word } "What it is about"`
new-topic-or = { $known }; uno nuovo si dichiara con `topic { $word } "What it is about"`
so-many-kinds = { NUMBER($n, useGrouping: 1) } tipi
so-many-cards = { NUMBER($n, useGrouping: 1) } carte diverse
packs-are-added = `{ $name }` è { $unit }, e i pacchetti si aggiungono a un’edizione o a una variante
both-are-called = { $one } e { $other } si chiamano entrambi `{ $name }`
is-and-needs = `{ $word }` è { $other }, e qui serve { $what }
a-unit = { $sort ->
    [edition] un’edizione
    [variant] una variante
    [pack] un pacchetto
    [vocabulary] un vocabolario
    [spec] un file di scenari
   *[edition-or-variant] un’edizione o una variante
 }
no-unit-in-folders = nelle cartelle delle regole non c’è { $sort ->
    [edition] un’edizione
    [variant] una variante
    [pack] un pacchetto
    [vocabulary] un vocabolario
    [spec] un file di scenari
   *[edition-or-variant] un’edizione o una variante
 } `{ $word }`
files-say-they-are = { $n } file dicono di essere { $sort ->
    [edition] l’edizione
    [variant] la variante
    [pack] il pacchetto
    [vocabulary] il vocabolario
    [spec] il file di scenari
   *[edition-or-variant] l’edizione o la variante
 } `{ $name }`: { $where }
stands-in-for-shipped = questo file sostituisce { $sort ->
    [edition] l’edizione inclusa
    [variant] la variante inclusa
    [pack] il pacchetto incluso
    [vocabulary] il vocabolario incluso
    [spec] il file di scenari incluso
   *[edition-or-variant] l’edizione o la variante inclusa
 } `{ $name }`
name-a-part = dai un nome a una parte: definisci un predicato o una grandezza e usalo qui
name-the-steps = dai i passi interni a un evento proprio, e scrivi qui `do`
another-edition = giocalo con un’edizione che ce l’ha
add-pack = aggiungilo: `with { $pack }, …`
editions-have-it = { $n ->
    [one] ce l’ha { $names }
   *[other] ce l’hanno { $names }
 }
no-edition-has-it = qui nessuna edizione ce l’ha
did-you-mean = intendevi `{ $guess }`?
choices-are-made = `{ $name }` è { $unit }, e le scelte si fanno per un’edizione o una variante
control-character = qui c’è un carattere di controllo invisibile, { $code }
delete-it = cancellalo
delete-many = cancellalo; il file ne ha { $n }
not-utf8-at = questo non è UTF-8: il byte { $byte }, alla riga { $line }, è { $value }
a-tab = una tabulazione
a-tab-and-more = una tabulazione; { $n ->
    [one] un’altra riga ne ha
   *[other] altre { $n } righe ne hanno
 } una lì
file-too-big = `{ $name }` ha { NUMBER($size, useGrouping: 1) } byte, e { $what } può averne { $most }
file-goes-on = `{ $name }` continua, e { $what } può avere { $most }
input-goes-on = lo standard input continua, e { $what } può avere { $most }
a-kind-of-file = { $what ->
    [a-rule-file] un file di regole
    [a-shared-variant] una variante condivisa
    [a-situation] una situazione
    [a-sheet] un foglio
    [a-kept-matrix] una tabella conservata
    [a-save-file] un salvataggio
    [a-file-of-translations] un file di traduzioni
   *[a-file-read-here] un file letto qui
 }
a-colon = due punti
a-comma = una virgola
a-closing-parenthesis = una parentesi chiusa
the-end-of-line = la fine della riga
a-condition = una condizione
a-name = un nome
a-number = un numero
a-text-in-quotes = un testo tra virgolette
something-else = qualcos’altro
another-word = un’altra parola
sign-straight-quotes = le virgolette sono dritte: `"`
sign-text-quotes = un testo sta tra `"` e `"`
sign-hyphen = scrivi un trattino, `-`
sign-full-stop = una riga finisce senza punto
sign-semicolon = una riga finisce senza punto e virgola
sign-is = che due cose siano uguali si dice con `is`
sign-not = scrivi `not`, o `is not`
sign-and = scrivi `and`
sign-or = scrivi `or`
sign-slash = un commento sta dopo `#`; la divisione non c’è
sign-times = scrivi `*`, o `x` tra un numero e una carta
sign-dots = scrivi due punti di fila, `..`
sign-space = scrivi uno spazio
sign-brace = ciò che appartiene a una riga sta rientrato sotto, senza graffe
a-no-break-space = uno spazio unificatore
a-blank = un carattere vuoto che non è uno spazio
sign-remark = un commento sta dopo `#`
list-of-names = un elenco di nomi finisce con un nome
list-of-numbers = un elenco di numeri finisce con un numero
list-of-things = un elenco finisce con l’ultima delle sue cose
not-with-a-comma = { $listed }, non con una virgola
should-end-before = la riga dovrebbe finire prima di `{ $found }`
should-end-or-go-on = la riga dovrebbe finire prima di `{ $found }`, o continuare con { $others }
a-topic = un argomento
a-finding = un rilievo
a-rule = una regola
a-stage-or-event = una fase o un evento
an-event = un evento
name-of-event = il nome dell’evento
an-edition = un’edizione
a-language = una lingua, per esempio `en`
a-move = una mossa
what-is-needed = ciò che serve
a-pack = un pacchetto
an-option-or-reading = un’opzione o un’interpretazione
name-of-side = il nome di un lato
name-for-silence = un nome per il silenzio
name-of-stage = il nome della fase
name-of-the = il nome dopo `{ $word }`
it-reads = si scrive { $shapes }
word-help = aiuto
severity = { $severity ->
    [error] errore
    [warning] avviso
   *[note] nota
 }
noun = { $what ->
    [kind] tipo
    [group] gruppo
    [attribute] attributo
    [type] tipo di valore
    [topic] argomento
    [move] mossa
    [event] evento
    [rule] regola
    [predicate] predicato
    [quantity] grandezza
    [custom] usanza
    [state] stato
    [zone] zona
    [value] valore
    [kind-or-value] tipo o valore
    [move-or-event] mossa o evento
    [option-or-reading] opzione o interpretazione
    [stage-or-event] fase o evento
    [kind-or-group] tipo o gruppo
    [predicate-of-a-zone] predicato di una zona
    [kind-group-predicate-or-card] tipo, gruppo, predicato o carta
    [kind-or-value-of-a-card] tipo o valore di una carta
    [zone-of-each-player-called] zona di ogni giocatore
    [state-of-each-player-called] stato di ogni giocatore
    [trait-of-a-zone] caratteristica di una zona
    [pack-of-this-variant-called] pacchetto di questa variante
   *[thing] cosa
 }
nothing-rule-can-broken = nulla nella regola `{ $rule }` si può infrangere
only-may-only-when = solo `may … only when`, `must` e `must not` si possono infrangere: sposta il segno nella regola che lo dice
nothing-rule-happens-won = nulla nella regola `{ $rule }` accade, vinto o no
mark-belongs-rule-when = il segno va in una regola con `when player …:` o `at …:`
rule-cites-no-example = la regola `{ $rule }` non cita un esempio
mark-belongs-rule-whose = il segno va in una regola le cui `lines` sono quelle di un esempio svolto
rule-can-never-hold = la regola `{ $rule }` non può mai valere: nessuna scelta soddisfa tutte le sue righe `under`
must-hold-too = anche questo deve valere
several-under-lines-must = se le righe `under` sono più d’una, devono valere tutte; elenca le alternative in una riga con `or`
rule-never-overrides-rule = la regola `{ $rule }` non prevale mai su questo: la regola stessa vale con un’altra scelta
rule-holds-only = la regola vale solo qui
take-two-conditions-out = togli una delle due condizioni
circle-2 = nel giro
take-links-out-let = togli uno dei legami, o fallo valere con un solo valore di un’interpretazione
take-before-after-lines = togli una delle righe `before` o `after`
defined-itself = `{ $circle }` è definito da sé stesso
defined-each-other = { $names } sono definiti l’uno dall’altro
and-here = e qui
definition-may-need-what = una definizione non può avere bisogno di ciò che definisce; come uno dei sensi di una frase ambigua può stare in un valore non scelto di un’interpretazione
use-number-rule = usa `{ $axis }` come numero in una regola
put-rule-under = metti una regola `under { $axis } { $chosen }`
nothing-hangs = nulla dipende { $sort ->
    [reading] dall’interpretazione
   *[option] dall’opzione
 } `{ $axis }`
take-out = { $use }, o toglila
used-no-rule-says = `{ $what }` è usato, ma nessuna regola dice che cos’è
used = usato qui
define-rule = definiscilo in una regola: `{ $owner }`
hold-deck-zone-must = { $names } contengono il mazzo, e può farlo una zona sola
no-zone-holds-deck = nessuna zona contiene il mazzo
holds-too = anche questa lo contiene
give-zone-trait-holds-deck = dai a una zona la caratteristica `holds-deck`
no-turns-no-round = `{ $model }` non ha turni: non è dichiarato un `round:` con `turns:`
declare-round-vocabulary-turns = dichiara `round:` nel vocabolario, con `turns:` e ciò che si offre in un turno
let-stand = , o lascia { $names }
round-never-ends-no = una smazzata di `{ $model }` non finisce mai: nessuna regola dice quando è vinta o conclusa
ended-force = questa la concludeva, e non è in vigore
add-rule-player-wins = aggiungi una regola come `player wins round when hand of player is empty`{ $instead }
silence = il silenzio `{ $what }`
give-them-another-name = dai a uno dei due un altro nome
told-twice = { $what }: è detto due volte
first-told = detto prima qui
accepted-without-reason = `{ $finding }` è accettato senza un motivo
say-why-may-stay = di’ perché può restare così: lo legge chi usa `cardlaw check`
how-shown = come si mostra `{ $what }`
take-two-out = togli uno dei due
name = il nome di `{ $what }` in `{ $language }`
example = l’esempio `{ $item }`
both-stand-nothing-says = `{ $unit }` e `{ $unit2 }` sostituiscono entrambi `{ $act }`, e nulla dice quale viene prima
does-so = `{ $unit }` lo fa qui
say-before-topic-if = scrivi `before topic { $topic } if any` o `after topic { $topic } if any` in `{ $other }`, o togli uno dei due
no-cards-no-rule = `{ $model }` non ha carte: nessuna regola dice che cosa c’è nel mazzo
add-rule-deck-rows = aggiungi una regola con `deck:` e righe come `2 KIND for each ATTRIBUTE`
deck-may-have-cards = un mazzo può avere { NUMBER($mostcards, useGrouping: 1) } carte, e questo può averne { NUMBER($total, useGrouping: 1) }
rows-counted = le righe sono contate qui
correct-rows-number-where = correggi le righe o il numero; se il foglio conta male, dai i suoi numeri anche per tutte le parti
folder = `{ $what }` è una cartella
ordinary-file = `{ $what }` non è un file normale
there-no-file = non c’è un file `{ $what }`
cannot-read = `{ $what }` non si può leggere: { $reason }
standard-input-closed-nothing = lo standard input è chiuso, e non se ne può leggere nulla
standard-input-cannot-read = lo standard input non si può leggere: { $reason }
extends-itself = `{ $base }` estende sé stessa
extend-each-other = { $names } si estendono a vicenda
and-this = e questa
variant-extends-edition-variant = una variante estende un’edizione, o una variante che non la estende
name-edition-edition-pack = nomina l’edizione: `EDITION with PACK`
variant-may-have-packs = una variante può avere { $mostpacks } pacchetti, e questa ne ha { $n }
pack = il pacchetto `{ $word }` è per `{ $vocabulary }`, e questo è `{ $what }`
pack-says-so = il pacchetto lo dice qui
choose-pack = scegli un pacchetto per `{ $what }`
the-one = l’uno
other = l’altro
files-played-together-may = i file giocati insieme possono avere { NUMBER($mostwordstogether, useGrouping: 1) } parole, e con `{ $what }` ne hanno { NUMBER($words, useGrouping: 1) }
leave-packs-out = togli qualche pacchetto
first-listed = elencato prima qui
listed-twice = `{ $word }` è elencato due volte
give-each-own-name = dai a ciascuno il suo nome, o indica il file con il percorso
give-another-name-if = dagli un altro nome se non è ciò che vuoi
file-may-have-items = un file può avere { NUMBER($mostitems, useGrouping: 1) } voci, e questo ne ha { NUMBER($n, useGrouping: 1) }
split-into-edition-packs = dividilo in un’edizione e pacchetti
parentheses-may-nested-deep = le parentesi possono annidarsi fino a { $deepestparentheses } livelli
number-may-have-digits = un numero può avere { $mostdigits } cifre, e questo ne ha { NUMBER($n, useGrouping: 1) }
file-may-have-words = un file può avere { NUMBER($mostwords, useGrouping: 1) } parole e segni, e questo ne ha di più
line-may-have-characters = una riga può avere { NUMBER($longestline, useGrouping: 1) } caratteri oltre agli spazi
lines-may-indented-levels = le righe possono rientrare di { $deepestblock } livelli
name-edition-edition = nomina l’edizione: `EDITION[…]`
first-chosen = scelto prima qui
chosen-twice = `{ $axis }` è scelto due volte
it-has = ha { $names }
leaves-nothing-choose = non lascia nulla da scegliere
no-option-reading = `{ $what }` non ha un’opzione o un’interpretazione `{ $axis }`
cannot = `{ $axis }` non può essere `{ $wanted }`
id-edition-variant = `{ $reference }` non è l’id di un’edizione o di una variante
no-id-given = non è dato alcun id
packs-have-commas-between = tra i pacchetti ci sono virgole, e tutte le scelte stanno in una sola coppia di parentesi quadre alla fine
write = scrivi `{ $meant }`: { $how }
id-name-id-choices = scrivi un id, un id con scelte come `ID[SCELTA=VALORE]`, un id con pacchetti come `ID with PACK`, o il percorso di un file di regole
first-line-file-indented = la prima riga di un file non è rientrata
move-left = spostala a sinistra
nested-too-deep-follow = questo è annidato troppo in profondità
file-does-say-which = il file non dice in quale versione del linguaggio è scritto
begin-file-cardlaw = comincia il file con `cardlaw { $languageversion }`
version-language-compiler-reads = questa è la versione { $number } del linguaggio, e questo compilatore legge la versione { $languageversion }
cardlaw-use-compiler-reads = scrivi `cardlaw { $languageversion }`, o usa un compilatore che legge quella versione
version-line-comes-first = la riga della versione viene per prima in un file
move-top = spostala in cima
file-says-once-what = un file dice una volta che cos’è
take-two-away = togli uno dei due
file-does-say-what = il file non dice che cos’è
after-version-line-vocabulary = dopo la riga della versione scrivi `vocabulary NAME`, `edition NAME of VOCABULARY`, `pack NAME for VOCABULARY`, `variant NAME extends EDITION` o `spec NAME of VOCABULARY`
stands-before-line-says = questo sta prima della riga che dice che cos’è il file
move-below-line = spostalo sotto quella riga
both-change = `{ $one }` e `{ $other }` cambiano entrambi { $names }
rule = la regola
let-variant-say-which = fai dire a una variante quale vince: { $names }
replace-each-other-so = { $names } si sostituiscono a vicenda, quindi non ne resta nessuna
and-this-one = e questa
let-them-stand = lasciane una
there-nothing-settle-between = qui non c’è nulla da decidere tra `{ $winner }` e `{ $loser }`
take-line-out = togli la riga
deck-none = il mazzo di `{ $edition }` non ne ha
there-no-move = non c’è una mossa così
there-no-event = non c’è un evento così
no-rule-about = `{ $edition }` non ha regole su questo
pack-played = quel pacchetto qui non si gioca
no-rule = `{ $edition }` non ha una regola così
needs = a `{ $file }` serve { $sort ->
    [kind] il tipo
    [move] la mossa
    [event] l’evento
    [topic] l’argomento
    [pack] il pacchetto
   *[rule] la regola
 } `{ $word }`, e { $lack }
string-cardlaw-share-made = questa non è una stringa fatta da `cardlaw share`
beginning-string-damaged = l’inizio della stringa è danneggiato
begins-two-numbers-goes = comincia con `{ $prefix }_`, due numeri, e continua con lettere e cifre
was-shared-version-rule = è stata condivisa nella versione { $theirs } del linguaggio, e questo cardlaw legge la versione { $version }
update-older-two = aggiorna il più vecchio dei due
share-again-newer-cardlaw = condividila di nuovo con un cardlaw più recente
does-belong = `{ $odd }` non ne fa parte
copy-whole-string-once = copia di nuovo tutta la stringa, e nient’altro
cut-short-characters-came = è tagliata: sono arrivati { $n } caratteri su { $length }
something-was-added-characters = vi è stato aggiunto qualcosa: ha { $n } caratteri invece di { $length }
was-altered-way-checksum = è stata alterata per strada: la somma di controllo non torna
copy-whole-string-once-2 = copia di nuovo tutta la stringa, a macchina
holds-more-than-bytes = contiene più di { NUMBER($largest, useGrouping: 1) } byte di regole
another = { $sorts ->
    [edition] l’edizione
    [variant] la variante
    [pack] il pacchetto
   *[vocabulary] il vocabolario
 } `{ $what }` non è lo stesso
takes-part-did-there = { $sorts ->
    [edition] l’edizione
    [variant] la variante
    [pack] il pacchetto
   *[vocabulary] il vocabolario
 } `{ $what }` qui c’è e là non c’era
took-part-there-does = `{ $what }` là c’era e qui non c’è
utf = questo è { $encoding }, non UTF-8
save-file-utf = salva il file come UTF-8
text-byte-zero = questo non è testo: il byte { $zero } è zero
name-rule-file-saved = indica un file di regole, salvato come testo UTF-8
file-only-blank-lines = il file ha solo righe vuote e commenti
file-empty = il file è vuoto
begin-cardlaw-then-say = comincia con `cardlaw 1`, poi di’ che cos’è il file, per esempio `vocabulary small`
name-rule-file = indica un file di regole
split-into-edition-packs-2 = dividilo in un’edizione e pacchetti, o indica un altro file
line-indented-tab = questa riga è rientrata con una tabulazione
indent-two-spaces = rientra con due spazi
file-translations = `{ $what }` non è un file di traduzioni: la riga { $line } non si può leggere
declare-event = dichiaralo: `event { $word }`
whoever-does-already = `{ $doer }` è già chi fa `{ $item }`
call-other-something-else = dai all’altro un altro nome, per esempio `other as player in players except { $doer }`
takes-twice = `{ $item }` prende due volte `{ $param }`
first-named = nominato prima qui
give-each-own-name-2 = dai a ciascuno il suo nome con `as`
move-takes-cards-together = una mossa prende da una a { $mosttogether } carte insieme, il numero minore per primo
does-say-what = questo non dice che cos’è `{ $what }`
number-player-players = per esempio `{ $what } as number` o `{ $what } as player in players`
option-goes-from-smaller = un’opzione va da un numero minore a uno maggiore, distanti al più { $widestoption }
goes-from-chosen = `{ $axis }` va da { $low } a { $high }, ed è scelto { $chosen }
choose-number-inside-range = scegli un numero dentro l’intervallo
lists-twice = `{ $what }` elenca due volte `{ $arm }`
leaves-no-choice-arm = `{ $what }` non lascia scelta: ha un solo valore
add-another-leave-out = aggiungine un altro, o toglila
does-say-which-arms = `{ $what }` non dice quale dei suoi valori è scelto
chosen = scrivi `chosen { $arms }`
chosen-arms-needs = `{ $what }` ha { $n } valori scelti, e ne serve uno
chosen-first = scelto prima
take-chosen-out = togli un `chosen`
set-twice = `{ $what }` è impostato due volte
first-set = impostato prima qui
after-stands-bare-verb = dopo `{ $after }` va la forma base del verbo: `{ $bare }`, non `{ $verb }`
after-may-stands-move = dopo `may` va la mossa, non `{ $verb }`
befalls-players-only-moves = `{ $act }` capita ai giocatori; si permettono o vietano solo mosse
declare-move-if-players = dichiaralo con `move` se lo scelgono i giocatori
game-won-between-rounds = una partita si vince tra una smazzata e l’altra, non con una mossa o un evento
leave-out-say-what = togli `by …`, o di’ che cosa vince la smazzata: `wins round by …`
game-players-smaller-number = un gioco è per 1–{ $mostseats } giocatori, il numero minore per primo
players-can-make-teams = { $most } giocatori possono formare da 2 a { $most } squadre
takes-card-number = `{ $act }` prende una carta, e `{ $arg }` è un numero
card-condition = scrivi `card`, e nella condizione `{ $asked }`
does-belong-after = `{ $word }` non va dopo `{ $before }`
condition-begins-when-only = una condizione comincia con `when`, `only when` o `even when`
move-somebody-makes = `{ $event }` è una mossa: la fa qualcuno
when-player = scrivi `when player { $verb }:`
there-each = c’è un `{ $what }` per ogni { $of }
write-of-is = scrivi `{ $what } of { $of } is …`
state-what-happens-sets = `{ $subject }` è uno stato: lo imposta ciò che accade, nessuna regola lo definisce
set-step-set = impostalo in un passo: `set { $subject } to { $node }`
declare-word-what-rule = dichiara una parola per ciò che la regola intende: `predicate NAME of { $subject }`
declare-predicate = dichiaralo: `predicate { $what } of { $subject }`
declare-quantity = dichiarala: `quantity { $subject }`
declare-quantity-2 = dichiarala: `quantity { $what } of { $subject }`
state-set-step-set = `{ $what }` è uno stato: impostalo in un passo, `set { $what } of { $subject } to …`
there-each-thing = c’è un solo `{ $quantity }`, non uno per ogni cosa
write-is = scrivi `{ $quantity } is …`
declared = dichiarato qui
there-two-customs = ci sono due usanze `{ $what }`
first = la prima
custom-does-say-assumed = l’usanza `{ $what }` non dice di essere supposta
custom-cites-lines-no = l’usanza `{ $what }` cita righe, e nessun foglio lo dice
custom-fills-what-sheets = un’usanza colma ciò che i fogli tralasciano: scrivi `assumed "why"`, e niente `lines`
custom-does-say-what = l’usanza `{ $what }` non dice di che cosa parla
add-about-topic-below = aggiungi `about TOPIC` sotto la spiegazione
gives-cards-back-cards = questo dà alle carte un retro, e le carte hanno un lato solo
declare-sides-name-name = dichiara `sides NAME, NAME` nel vocabolario
row-backs = questa riga ha { $n } fronti e { $n2 } retri
give-back-all-many = dai un retro per tutti, o tanti quanti i fronti
row-does-say-which = questa riga non dice quale { $missing } ha un `{ $kind }`
each = scrivi `for each { $missing }`
deck-may-have-cards-2 = un mazzo può avere { NUMBER($mostcards, useGrouping: 1) } carte, e con questa riga ne ha di più
card-kind-row-names = una carta è di un tipo solo, e questa riga nomina { $names }
give-each-kind-row = dai a ogni tipo una riga sua
group-row-deck-about = `{ $group }` è un gruppo, e una riga del mazzo riguarda un tipo solo
give-each-row-own = dai a ciascuno di { $names } una riga sua
does-name-kind-card = `{ $spec }` non nomina un tipo di carta
begin-kind = comincia dal tipo, uno di { $names }
no = nessun `{ $kind }` è `{ $given }`
row-says-which-card = questa riga dice quale `{ $what }` ha la carta, e poi `for each { $what }`
goes-from = `{ $what }` va da { $numbers } a { $numbers2 }
number = `{ $what }` non è un numero
each-range-inside = scrivi `for each { $what }`, o un intervallo al suo interno
cards-all-them = scrivi `cards` per tutte
values-cannot-them = i valori di `{ $what }` sono { $what2 }, e `{ $values }` non può essere uno di essi
declare-attribute-own = dichiara un attributo suo
sides-card-named-twice = i lati di una carta sono nominati due volte
card-two-sides-named = una carta ha due lati, e ne { $n ->
    [one] è nominato uno
   *[other] sono nominati { $n }
 }
name-front-back-sides = nomina il fronte e il retro, per esempio `sides light, dark`
short-name-stands-short = il nome breve `{ $word }` sta nel nome breve `{ $what }`
short-name = un nome breve
spell-out-full = scrivilo per intero
group-part-itself = il gruppo `{ $what }` è parte di sé stesso
parts-each-other = { $names } sono parti l’uno dell’altro
list-kinds-groups-do = elenca tipi, o gruppi che non contengono questo
expected = qui ci vuole { $type }, e `{ $what }` è { $type2 }
say-what-asked-empty = di’ che cosa si chiede, per esempio `{ $what } is empty`
say-what-asked = di’ che cosa si chiede, per esempio `{ $what } is 3` o `{ $what } > 3`
say-what-asked-2 = di’ che cosa si chiede, per esempio `{ $what } is …` o `{ $what } has …`
how-many-cards-holds = quante carte contiene è `size of { $what }`
cards-top = una delle sue carte è `top of { $what }`
name-role-player-next = nomina un ruolo come `player`, o `next of player`
write-2 = scrivi { $names }
write-of-is-2 = scrivi `{ $asked } of { $left } is { $right }`
is-and-is = `{ $left }` è { $type }, e `{ $right }` è { $type2 }
does-say-what-asked = `{ $what }` è { $sortof }, e qui non si dice di che cosa si chiede
whole-comparison = scrivi tutto il confronto: `{ $subject } is { $what }`
write-of = scrivi `{ $what } of { $owner }`
choice-between-words-number = `{ $what }` è una scelta tra parole, non un numero
put-rule-under-instead = metti invece la regola sotto di essa: `under { $what } { $first }`
value-does-say-which = `{ $what }` è un valore di { $names }, e qui non si dice di quale
ask-card-card = chiedilo di una carta, per esempio `{ $homes } of card is { $what }`
winner-left-another-state = scrivi `winner`, `left of …` o un altro stato di tipo player
names-known = i nomi noti qui sono { $names }
nobody-called-player = qui nessuno si chiama `player`
opposite-direction = scrivi `opposite of direction`
opposite-alone-no-direction = `opposite` da solo non è una direzione
can = può essere { $names }
nothing-called = qui nulla si chiama `{ $word }`
players-several-say-some = `players` sono più d’uno: scrivi `some p in players where …` o `every p in players where …`
say-whose = di’ di chi: `{ $word } of { $owner }`
several-players-needed = `{ $expr }` sono più giocatori, e qui ne serve uno
asked = `{ $selector } of` si chiede di { $which }, e `{ $base }` è { $type }
there-each-2 = c’è un solo `{ $selector }`, non uno per ogni { $found }
there-all = c’è un solo `{ $selector }` per tutti
alone = scrivi solo `{ $selector }`
something-asked-thing = `{ $selector }` è { $selector2 }, non qualcosa che si chiede con `of`
write-is-2 = scrivi `{ $base } is { $selector }`
every-ask-empty = ogni { $found } ne ha uno; chiedi `{ $what } of … is empty`
alone-yes-or-no-statement = `{ $what }` da solo non è un’affermazione da sì o no
alone-yes-or-no-statements = { $names } da soli non sono affermazioni da sì o no
comparison-out = scrivi il confronto per esteso: `{ $whole }`
say-who-does-what = di’ chi fa che cosa, per esempio `player begins`
set-direction-opposite-direction = scrivi `set direction to opposite of direction`
no-step-begins = nessun passo comincia con `{ $what }`
player-does-step-several = un passo lo fa un giocatore, e `{ $what }` sono più d’uno
rules-say-how-many = scrivi `{ $act }`: quante lo dicono le regole
whole-move-without-number = `{ $act }` è tutta la mossa, senza numero; con un numero scrivi `{ $given }`
number-may-million-most = un numero può essere al più un milione
was-wrong-asks-about = `was wrong` chiede della mossa a cui si risponde, e qui non si risponde a nulla
use-where-move-declared = usalo dove si fa una mossa dichiarata `answering … by …`
never = `{ $what }` non è mai `{ $given }`
said = `{ $what }` si dice di { $type }, non di { $type2 }
except-leaves-out-player = `except` esclude un giocatore, e `{ $each }` sono più d’uno
compare-teams-where-team = confronta le squadre: `… where team of p is not team of { $base }`
something-go-through = `{ $dom }` è { $type }, non qualcosa da percorrere
go-through-zone-players = percorri una zona, `players`, un attributo o un intervallo come `1..6`
could-different-cards = `{ $what }` potrebbe essere { $n } carte diverse
say-which-card = di’ quale, per esempio `{ $card }`
no-card-shows = nessuna carta mostra `{ $part }`
there-no-card = non c’è una carta `{ $what }`
no-kind-card-all = nessun tipo di carta ha tutto questo insieme
rules-may-point-rules = le regole possono indicare { NUMBER($mostlinks, useGrouping: 1) } regole in tutto, e con questa ne indicano di più
name-rules-instead-whole = nomina regole invece di interi argomenti
no-other-rule-about = qui nessun’altra regola parla di `{ $what }`
name-rule-topic-edition = nomina una regola, o un argomento su cui l’edizione ha regole
several-files-have-rule = più file hanno una regola `{ $what }`
say-which = di’ quale: { $homes }
rule-points-itself = la regola `{ $what }` indica sé stessa
name-another-rule = nomina un’altra regola
no-rule-2 = `{ $unit }` non ha una regola `{ $what }`
there = c’è { $homes }
word-every-table-cannot = `{ $word }` è una parola di ogni gioco e non si può dichiarare
choose-another-name = scegli un altro nome
declared-twice = `{ $word }` è dichiarato due volte
first-declared = dichiarato prima qui
group-grows-group-also = un gruppo cresce con `group { $word } also KIND`
if-both-mean-same = se vogliono dire lo stesso, dichiaralo in un solo file; altrimenti dai a uno dei due un altro nome
cites-lines-file-does = questo cita righe, e il file non nomina la sua fonte
source-named-below-line = la fonte si nomina sotto questa riga
add-source-sheet-number = aggiungi `source "SHEET" of NUMBER lines` sotto la prima riga del file
lines-counted-from = le righe si contano da 1
write-3 = scrivi `{ $high }-{ $low }`
first-line-citation-comes = la prima riga di una citazione viene prima
source-lines-cites-line = la fonte ha { $last } righe, e questo cita la riga { $high }
length-told = la sua lunghezza è detta qui
correct-citation-length-source = correggi la citazione, o la lunghezza della fonte
round-told-twice = la smazzata è descritta due volte
both-tell-round-anew = `{ $names }` e `{ $names2 }` descrivono entrambi la smazzata da capo
tells = `{ $names }` la descrive qui
pack-only-adds-move = un pacchetto che aggiunge solo una mossa dice invece `turns also offer MOVE`; o togline uno, o descrivi la smazzata in una variante
round-turns-once = una smazzata ha `turns:` una volta
put-all-happens-turn = metti in un solo blocco tutto ciò che accade in un turno
turn-game-offers-nothing = un turno di questo gioco non offre nulla a `player`, quindi nessuna mossa può affiancarlo
tell-round-anew-round = descrivi la smazzata da capo: `round:`
there-two-rules-file = in questo file ci sono due regole `{ $item }`
rule-says-twice = la regola `{ $draft }` dice due volte `{ $word }`
first-said = detto prima qui
split-rule-if-both = dividi la regola se intendi entrambi
take-out-2 = togline uno
rule-does-say-what = la regola `{ $draft }` non dice di che cosa parla
rule-both-printed-assumed = la regola `{ $draft }` è sia stampata sia supposta
split-what-sheet-says = dividila: ciò che dice il foglio con `lines`, ciò che aggiungiamo noi con `assumed`
rule-neither-cites-lines = la regola `{ $draft }` non cita righe e non dice di essere supposta
add-lines-if-sheet = aggiungi `lines 12-14` se lo dice il foglio, o `assumed "why"` se lo diciamo noi
rule-no-clause-so = la regola `{ $draft }` non ha clausole, quindi non ne segue nulla
remark-sheet-written-note = un’osservazione del foglio si scrive `note "…" lines 3-4 see RULE`
whoever-acts-called-nothing = chi agisce qui si chiama `{ $role }`, e null’altro ne parla
two-players-called = due giocatori si chiamano `{ $what }`
give-each-seat-own = dai a ogni posto il suo nome
game-players-most-given = un gioco è per { $mostplayers } giocatori al più, e ne sono dati { $n }
first-given = dato prima qui
say-line-take-two = dillo in una riga, o togli uno dei due
given-twice = questo è dato due volte
card-lies-there-given = lì c’è una carta, e `{ $target }` è dato altrimenti
spell-card-out-kind = scrivi la carta con il tipo e i valori
thing-several-given = `{ $target }` è una cosa sola, e ne sono date più
cannot-given = `{ $target }` non si può dare
give-cards-zone-card = dai le carte di una zona, la carta in cima a una, o uno stato
empty-place-no-cards = un posto vuoto non ha carte: `{ $target } has 0 cards`
no-card-called = nessuna carta si chiama `{ $what }`
deck-may-have-cards-3 = un mazzo può avere { NUMBER($mostcards, useGrouping: 1) } carte
cards-lie-zone = le carte stanno in una zona, e `{ $target }` è { $type }
name-zone-hand = nomina una zona, per esempio `hand of …`
is = `{ $word }` è { $other }
further = e qui, e più avanti
given-anew-pass-only = `{ $what }` ha un nuovo valore solo in questo giro; nel prossimo è di nuovo ciò che era prima del ciclo
keep-state-state-number = tienilo in uno stato: `state { $what }: number starts 0` sopra, `set { $what } to …` prima del ciclo, `add … to { $what }` dentro
only-players-sit-order = solo i giocatori siedono in un ordine da cui cominciare, e `{ $dom }` dà { $type }
leave-out-starting = togli `starting at …`
chance-counts-more = una probabilità conta 1 o più
leave-out-what-never = togli ciò che non accade mai
cards-shown-players = le carte si mostrano a giocatori
proceed-lets-what-was = `proceed` lascia accadere ciò che è sostituito, e qui non si sostituisce nulla
use-clause-form-when = usalo in una clausola della forma `when player would …:`
only-cards-moved-cards = si spostano solo carte, e `{ $dom }` non sono carte
player = { $why }, e `{ $dom }` non è un giocatore
zone-each-player = `{ $word }` non è una zona di ogni giocatore
name-clause-only-stays = `{ $word }` è un nome di questa sola clausola, e non cambia
declare-state-what-remembered = dichiara uno stato per ciò che va ricordato
cards-moved-there-move = lì si spostano carte: `move … to { $target }`
cards-moved-move = si spostano carte: `move … to { $end }`
rule-says-what = che cos’è lo dice una regola: `{ $target } is …`
what-card-shows-does = ciò che una carta mostra non cambia
only-state-set-declare = si imposta solo uno stato; dichiarane uno con `state NAME: TYPE`
state-so-cannot-set = `{ $target }` non è uno stato, quindi non si può impostare
number-2 = `{ $target }` è { $type }, non un numero
set = scrivi `set { $target } to …`
moves-offered-players = le mosse si offrono a giocatori
offered-several-players-does = questo si offre a più giocatori, e non dice quanti possono prenderlo
any-if-first-take = scrivi `to any of { $domain }` se il primo che lo prende lo chiude, o `to each of { $domain }`
offers-choose = `{ $dom }` offre da scegliere { $type }, non { $type2 }
does-say-which-s = questo non dice tra che cosa si sceglie ({ $type })
add = aggiungi `{ $among }`
only-players-choose = scelgono solo i giocatori
keeps-chosen = `{ $state }` tiene { $kept }, e si sceglie { $type }
say-who-player = di’ chi: `player { $verb }`
stands-what-somebody-does = qui va ciò che qualcuno fa: `{ $verb }`, non `{ $verb2 }`
value = `{ $what }` non è un valore di `{ $attribute }`
game-may-have-kind = un gioco può avere { $limit }, e con questo tipo ne ha di più
leave-out-attributes-no = togli gli attributi che nessuna regola chiede, o dai loro meno valori
kept-each-player-team = { $what ->
    [zone] una zona
   *[state] uno stato
 } è di ogni giocatore, squadra o valore di un attributo, non di ogni { $each }
pile-order-top-hand = una pila ha un ordine e una cima, una mano non ha né l’uno né l’altra
seen-all-nobody-owner = la vedono tutti, nessuno o il suo proprietario
backs-seen-about-cards-two = `backs-seen` riguarda carte con due lati, e le carte di questo gioco ne hanno uno
leave-out-declare-sides = toglilo, o dichiara `sides NAME, NAME`
zone-cannot-both = la zona `{ $item }` non può essere sia `{ $first }` sia `{ $second }`
said-2 = detto qui
keep-two-words = { $why }: tieni una delle due parole
number-starts = scrivi un numero, per esempio `starts 0`
leave-starts-out-set = togli `starts` e impostalo in un passo
is-not = `{ $what }` non è { $type }
third-person-already = `{ $verb }` è già la terza persona di `{ $other }`
give-them-another-third = dai a uno dei due un’altra terza persona, per esempio `{ $sort } { $what } … spoken OTHER-WORD`
make-sentence-two-translation = fanne una frase sola; una traduzione sta dopo `in` e la lingua
rule-gloss-right-below = una regola ha una spiegazione, subito sotto il nome
indent-like-clauses-rule = rientrala come le clausole della regola
clause-does-stand-among = una clausola con `{ $found }` non sta tra i passi
stands-above-clauses-rule = sta sopra le clausole di una regola
move-line-up-below = sposta la riga in su, sotto la spiegazione
no-if-above = non ha un `if` sopra di sé
indent-like-if-belongs = rientralo come l’`if` a cui appartiene, subito dopo i suoi passi
step-steps-stand-under = è un passo, e i passi stanno sotto una riga che dice quando si fanno
put-under-line-stage = mettilo sotto una riga come `at STAGE:` o `when player MOVES card:`
belongs-rule-does-stand = appartiene a una regola e non sta qui
indent-like-gloss-rule = rientralo come la spiegazione della regola
stands-under-line-says = sta sotto la riga che dice che cos’è il file
move-top-file = spostalo in cima al file
begins-item-own = comincia una voce propria
begin-line-without-indentation = comincia la riga con esso, senza rientro
said-3 = `{ $word }` { $what }
line-begins = qui una riga comincia con { $expected }
no-line-begins = qui nessuna riga comincia con `{ $word }`
indent-if-belongs-line = rientrala, se appartiene alla riga sopra; un commento sta dopo `#`
nothing-rule-file-begins = in un file di regole nulla comincia con un testo tra virgolette
stands-inside-rule-indent = sta dentro una regola: rientralo di due spazi
indent-if-belongs-line-2 = rientrala, se appartiene alla riga sopra
space-missing = manca uno spazio: `{ $parted }`
stands-under-line-says-2 = sta sotto la riga che dice che cos’è il file: rientralo di due spazi
item-begins-word-rule = una voce comincia con una parola come `rule`, `option`, `reading`, `silent about`, `kind` o `zone`
nothing-rule-file-begins-2 = in un file di regole nulla comincia con `{ $found }`
line-indented-like-no = questa riga non è rientrata come nessuna riga sopra
indent-two-spaces-each = rientra di due spazi per ogni livello
line-indented-but-line = questa riga è rientrata, ma la riga sopra non apre un blocco
indent-like-line-above = rientrala come la riga sopra, o meno
say-rule-your-own = di’ la regola con parole tue, tra virgolette e rientrata: `  "Seven cards each."`
put-gloss-quotes = metti la spiegazione tra virgolette: `"{ $strip }"`
rule-needs-gloss-line = la regola `{ $what }` ha bisogno di una spiegazione dopo il nome
nothing-indented-under-line = nulla è rientrato sotto questa riga
what-belongs-stands-below = ciò che le appartiene sta sotto, rientrato di altri due spazi, per esempio `{ $context }`
colon-missing-before = mancano i due punti prima di `{ $found }`
write-4 = scrivi `{ $line }:`
end-line = finisci la riga con `:`
colon-missing-end-line = mancano i due punti alla fine della riga
text-no-closing-quote = questo testo non ha le virgolette di chiusura
close-same-line = chiudilo con `"` sulla stessa riga
text-quotes-needed = qui serve un testo tra virgolette
write-5 = scrivi `"{ $begin }"`
two-full-stops-between = scrivi due punti di fila, `..`, tra il primo numero e l’ultimo
means-nothing = { $what } qui non vuol dire nulla
names-small-letters-hyphens = i nomi sono in minuscolo con trattini: `{ $canonical }`
names-small-letters-hyphens-2 = i nomi sono in minuscolo con trattini, e cominciano con una lettera
name-2 = `{ $word }` non è un nome
write-6 = scrivi `0 - { $word }`
number-more = qui un numero è 0 o più
state-starts-more-step = uno stato comincia da 0 o più; un passo può metterlo più in basso: `set { $state } to 0 - { $word }`
number-below-cannot-written = un numero sotto 0 non si può scrivere
text-ends-second-quote = un testo finisce alle sue seconde virgolette, e questo continua
inside-text-single-quote = dentro un testo scrivi “ e ” o virgolette semplici
parenthesis-closes-nothing = questa parentesi non chiude nulla
take-away = toglila
parenthesis-closed = questa parentesi non è chiusa
close = chiudila con `)`
there-comma-too-many = c’è una virgola di troppo
take-comma-away-say = togli la virgola, o scrivi che cosa segue; un elenco sta su una riga
stands-first-condition-after = `{ $words }` sta all’inizio di una condizione, o dopo `and` o `or`
put-parentheses = mettilo tra parentesi: `({ $words } { $found } in …)`
reaches-end-condition-so = `{ $opened }` arriva alla fine della condizione, quindi non può seguirlo `{ $found }`
put-parentheses-2 = mettilo tra parentesi: `({ $opened } …) { $found } …`
needed-number = qui serve { $noun }, non il numero { $found }
number-needed = qui serve un numero, non `{ $found }`
text-quotes-needed-2 = qui serve un testo tra virgolette, non `{ $found }`
needed-text-quotes = qui serve { $noun }, non un testo tra virgolette
does-begin-condition = `{ $joint }` qui non comincia una condizione
does-say-whether-may = questo non dice se `{ $first }` può, deve o non deve, o che cosa segue
what-follows-stands-steps = ciò che segue sta in passi, sotto `when { $first } { $found } …:`
step-no-condition-own = un passo non ha una condizione propria
put-below-line-if = mettilo sotto una riga `if CONDITION:`
when-after-rule-only = scrivi `when { $rest }:`; `after RULE` mette solo in ordine le regole
after-does-say-when = `after` non dice quando accade qualcosa
line-about-move = una riga riguarda una mossa
ask-about-each-itself = chiedi di ciascuna da sola
what-lies-top-comes = ciò che sta in cima si dice prima
top-zone-card = per esempio `top is { $card }`, oppure `top of ZONE is { $card }`
number-cards-number-alone = un numero di carte è il solo numero
leave-cards-out = togli `cards`
each-n = scrivi `for each n in 1..{ $loop }:`
count-up-to = scrivi qui un numero; per contare fino a `{ $found }`, usa uno stato e scrivi `repeat until STATE is { $found }:`
steps-repeated = i passi non si ripetono con `{ $word }`
name-word-another = un nome è una parola, e `{ $found }` è un’altra
join-them-hyphen = uniscile con un trattino: `{ $words }-{ $found }`
missing-end-line = manca `{ $word }` alla fine della riga
missing-before = manca `{ $word }` prima di `{ $found }`
needed = qui serve `{ $word }`, non `{ $found }`
line-ends-needed = la riga finisce, e qui serve { $needed }
line-own-below-indented = scrivi `{ $rest }` su una riga sua sotto, rientrata di altri due spazi
line-should-end-after = la riga dovrebbe finire dopo i due punti
write-7 = scrivi `>=`
expected-but-found = qui ci vuole { $needed }, e c’è `{ $found }`
file-scenarios = questo non è un file di scenari
begin-spec-name-vocabulary = comincialo con `spec NAME of VOCABULARY`
there-two-scenarios-file = in questo file ci sono due scenari `{ $item }`
scenario-does-say-under = lo scenario `{ $item }` non dice con quale edizione
add-under-edition-first = aggiungi `under EDITION` come sua prima riga
command-line = la riga di comando
kernel-player = Chi fa la mossa, o chi è di turno.
kernel-players = Tutti quelli che partecipano alla smazzata, posto per posto.
kernel-partners = Gli altri della squadra di quel giocatore.
kernel-table = Lo decidono insieme le persone al tavolo.
kernel-next = Chi è di turno dopo, nel senso in cui si gioca.
kernel-previous = Chi era di turno prima, nel senso in cui si gioca.
kernel-left = Il vicino di sinistra, in qualunque senso si giochi.
kernel-right = Il vicino di destra, in qualunque senso si giochi.
kernel-winner = Chi ha vinto la smazzata, finché qualcuno non vince la successiva.
kernel-round-number = Quale smazzata della partita è in corso, a partire da 1.
kernel-size = Quante carte ci sono; `size of players` conta i giocatori.
kernel-top = La carta in cima a una pila.
kernel-bottom = La carta in fondo a una pila.
kernel-newest = L’ultima carta arrivata lì.
kernel-empty = Non c’è nessuna carta.
kernel-opposite = Il senso contrario.
kernel-clockwise = Da ogni posto a quello alla sua sinistra.
kernel-counterclockwise = Il contrario del senso orario.
kernel-number = Un tipo: un numero intero.
kernel-yes-no = Un tipo: sì o no; `NAME is yes` lo chiede.
kernel-card = Un tipo: una carta. In una mossa, la carta con cui la si fa.
kernel-team = La squadra di un giocatore; anche un tipo.
kernel-zone = Un tipo: un posto dove stanno le carte.
kernel-direction = In che senso si gioca; anche un tipo.
kernel-yes = Un valore di tipo yes-no; `true` è lo stesso.
kernel-no = Un valore di tipo yes-no; `false` è lo stesso.
kernel-lose-turn = Il prossimo turno di quel giocatore viene saltato.
kernel-regain-turn = Nessun turno di quel giocatore viene più saltato.
kernel-begin = Il prossimo turno è di quel giocatore.
kernel-take-over = Il turno ora è di quel giocatore; il gioco continua da lì.
kernel-go-again = Dopo questo, quel giocatore ha un altro turno.
kernel-drop-out = Quel giocatore è fuori dalla smazzata.
kernel-leave-game = Quel giocatore è fuori dalla partita.
kernel-turn-begins = Comincia un turno; `player` è chi è di turno.
kernel-turn-ends = Finisce un turno; `player` è chi era di turno.
kernel-decline = In uno scenario: quel giocatore non fa nessuna delle mosse offerte.
