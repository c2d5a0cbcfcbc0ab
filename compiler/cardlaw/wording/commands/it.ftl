# Che cosa dicono i comandi, in italiano.

## Parole
word-help = aiuto
word-nothing = niente
compiles = compila
does-not-compile = non compila
sort = { $sort ->
    [edition] edizione
    [pack] regola della casa
    [variant] variante
    [vocabulary] gioco
    [option] opzione
    [reading] interpretazione
    [silence] tace su
   *[other] unità
 }
layer = { $layer ->
    [assumed] supposto
   *[other] stampato
 }
lines = { $n ->
    [one] riga
   *[other] righe
 } { $lines }
lines-of = { $n ->
    [one] riga
   *[other] righe
 } { $lines } di { $source }
count-errors = { $n ->
    [one] 1 errore
   *[other] { $n } errori
 }
count-warnings = { $n ->
    [one] 1 avviso
   *[other] { $n } avvisi
 }
count-rules = { $n ->
    [0] nessuna regola propria
    [one] 1 regola propria
   *[other] { $n } regole proprie
 }
count-silences = { $n ->
    [one] 1 silenzio
   *[other] { $n } silenzi
 }
count-rulebooks = { $n ->
    [one] 1 regolamento
   *[other] { $n } regolamenti
 }
count-unchecked-rulebooks = { $n ->
    [one] 1 regolamento da controllare
   *[other] { $n } regolamenti da controllare
 }
count-looks = { $n ->
    [one] 1 passo
   *[other] { $n } passi
 }
count-pairs = { $n ->
    [one] 1 coppia
   *[other] { $n } coppie
 }
count-rounds = { $n ->
    [one] 1 smazzata
   *[other] { $n } smazzate
 }
did-you-mean = intendevi `{ $guess }`?
such-as = per esempio `{ $what }`
write-it = scrivi `{ $what }`
wrote = scritto { $file }
written = scritto: { $file }
choose-another-name = scegli un altro nome
there-already = `{ $file }` esiste già
cannot-write = `{ $file }` non si può scrivere: { $why }
changed-meanwhile = nel frattempo qualcun altro ha modificato `{ $file }`

## Uso sbagliato
no-such-verb = non c’è un comando `{ $word }`
lists-verbs = `cardlaw --help` elenca i comandi
no-such-option = `{ $command }` non ha l’opzione `{ $option }`
lists-options = `{ $command }` elenca le opzioni
see-help = `{ $command }` mostra che cosa accetta
needs-argument = `{ $verb }` ha bisogno di { $what }
needs-value = `{ $verb }`: dopo { $option } serve un valore
takes-no-value = `{ $verb }`: { $option } non accetta valori
unexpected-argument = `{ $verb }`: argomento inatteso `{ $word }`
quote-the-name = metti tutto il nome tra virgolette: "{ $name }"
not-both = `{ $verb }` accetta { $one } o { $other }, non entrambi
no-such-value = non c’è { $what ->
    [kind-of-sheet] un tipo di foglio
    [paper] un formato di carta
    [format] un formato
    [strategy] una strategia
    [policy] un criterio
    [engine] un motore
    [shell] una shell
   *[other] un valore
 } `{ $text }`
can-be = può essere { $values }
can-be-guess = intendevi `{ $guess }`? Può essere { $values }
not-a-whole-number = `{ $text }` non è un numero intero da { $least } a { $most }
not-a-share = `{ $text }` non è una quota da 0 a 1, per esempio 0.1
no-such-language = la lingua `{ $asked }` qui non si parla, solo { $known }; rispondo in inglese
no-folder = `{ $name }` non è una cartella
is-a-file = `{ $name }` è un file, non una cartella
rules-takes-folder = `--rules` accetta una cartella con file di regole
variable-holds-folders = CARDLAW_RULES elenca cartelle con file di regole, separate da `{ $sign }`
left-out = `{ $file }` viene ignorato: non comincia come un file di regole; `cardlaw check { $file }` mostra perché
a-file-does-not-compile = un file non compila
and-more-problems = e { $n ->
    [one] un altro
   *[other] altri { $n }
 }; `--format plain` li mostra tutti
do-less = fai fare meno alla regola
system-refused = il sistema ha rifiutato: { $why }
system-refused-file = il sistema ha rifiutato `{ $file }`: { $why }
try-again = correggi e riprova
fault-of-ours = questo è un difetto di cardlaw, non delle tue regole ({ $what })
report-fault = segnalalo al progetto, con il comando e i file di regole; CARDLAW_DEBUG=1 mostra la traccia completa
help-format-and = text (per le persone), plain (una riga ciascuno), json, { $forms }

## Nominare le regole
no-such-unit = nelle cartelle delle regole non c’è un gioco, un’edizione, una variante o una regola della casa `{ $name }`
no-such-edition = nelle cartelle delle regole non c’è un’edizione o una variante `{ $name }`
list-shows = `cardlaw list` mostra che cosa c’è
list-shows-editions = `cardlaw list` mostra le edizioni
not-an-edition = `{ $name }` non è un’edizione
not-an-id = `{ $reference }` non è l’id di un’edizione o di una variante
write-an-id = scrivi un id, o un id con scelte: `ID[SCELTA=VALORE]`; `cardlaw list` mostra che cosa c’è
not-a-pack = `{ $word }` non è il nome di una regola della casa
needs-edition = `{ $reference }` è { $sort ->
    [pack] una regola della casa
    [vocabulary] un gioco
   *[other] un file di scenari
 }; qui serve un’edizione o una variante
edition-with-pack = aggiungila a un’edizione: `EDITION with { $pack }`
its-editions = le sue edizioni sono { $names }
could-be = `{ $name }` può essere { $names }
name-one = indica quale intendi
both-called = `{ $one }` e `{ $other }` si chiamano entrambe `{ $name }`
told-apart-by = indica edizioni diverse per nome o per una scelta
save-rules-unreadable = le regole in `{ $file }` non si possono leggere: { $why }
save-no-rules = `{ $file }` è una partita di `{ $variant }`, e quelle regole non sono qui
name-rule-folder = indica la cartella che le contiene con `--rules DIR`

## Avanzamento
progress-begins = { $doing }: { $things }…
progress-so-far = { $doing }: { $n } su { $things }, { $seconds } s finora
progress-left = { $doing }: { $n } su { $things }, { $rate }, mancano circa { $left } s
progress-last = { $things } ({ $name })
progress-rate = { $n } al secondo
progress-each = { $n } s ciascuno
doing-checking = controllo
doing-comparing = confronto
doing-looking-at = esame
doing-playing = gioco

## list
list-words-of-what = `--words` ha bisogno di un gioco, un’edizione, una variante o una regola della casa
list-explain-word = `cardlaw explain WORD --in ID` mostra come una parola è dichiarata e quali regole la usano.
list-current-value = * = valore in vigore. Cambialo con ID[SCELTA=VALORE].
list-house-rules = regole della casa
list-one = `cardlaw list ID` ne mostra uno con le sue scelte: un gioco, un’edizione, una regola della casa.
list-no-vocabulary = il suo vocabolario `{ $name }` non è nelle cartelle delle regole
list-shelf = { $sort ->
    [edition] edizioni
    [variant] varianti
   *[pack] regole della casa
 }
list-broken = non compila: `{ $command }` mostra perché
list-set = scelta
list-head = { $sort ->
    [edition] edizione { $name } di { $base }
    [pack] regola della casa { $name } per { $base }
    [variant] variante { $name } di { $base }
   *[other] gioco { $name }
 }
list-fact = { $what ->
    [file] file
    [source] fonte
    [language] lingua
    [needs] serve
    [sets] sceglie
   *[rules] regole
 }
list-silent-about = non detto dal foglio
list-rules = { $n ->
    [0] { $all }, nessuna nel suo file
   *[other] { $all }, di cui { $n } nel suo file
 }
list-star = * segna il valore scelto ora; `{ $reference }` ne sceglie un altro.
list-silences = { $n ->
    [one] Il foglio non risponde a 1 domanda. `cardlaw check --all { $name }` la mostra fra i rilievi, con ciò che supponiamo.
   *[other] Il foglio non risponde a { $n } domande. `cardlaw check --all { $name }` le mostra fra i rilievi, con ciò che supponiamo.
 } `cardlaw list { $name } --all` mostra tutto, con i motivi.
list-range = da { $low } a { $high }, * { $chosen }

## le parole di un gioco
words-moves = mosse: ciò che i giocatori scelgono di fare
words-events = eventi: ciò che accade ai giocatori
words-attributes = che cosa può mostrare una carta
words-kinds = tipi di carte
words-groups = gruppi di tipi
words-zones = dove stanno le carte
words-shorts = nomi brevi
words-states = che cosa si ricorda
words-predicates = che cosa si può dire di una cosa: `… is WORD`
words-quantities = che cosa ha un valore
words-options = opzioni
words-number-options = opzioni con numeri
words-readings = interpretazioni
words-silences = silenzi
words-topics = argomenti: di che cosa parla una regola
words-every-game = parole di ogni gioco
words-declared = { $sort ->
    [move] mossa
    [event] evento
    [attribute] attributo
    [kind] tipo
    [group] gruppo
    [zone] zona
    [short-name] nome breve
    [state] stato
    [predicate] predicato
    [quantity] grandezza
    [option] opzione
    [reading] interpretazione
    [silence] silenzio
   *[topic] argomento
 }, in { $place }
words-said = si scrive
words-rules-about = regole che ne parlano
words-in = in { $name }
words-for-example = per esempio in { $name }
words-rules-under = regole che ne dipendono
words-defined-by = definita da
words-used-by = usata da

## check
check-waiting = in attesa di una modifica; Ctrl-C termina
check-one-shows-more = `cardlaw check ID` mostra di più di un regolamento; con --all ogni punto
check-no-situation = nessuna situazione per { $ids }: { $reason }
check-fixed = corretto { $where }: { $what }
check-nothing-to-fix = qui non c’è nulla da correggere con certezza
check-again = controllalo di nuovo
check-compile = { $n } su { $total } compilano
check-compile-but = { $n } su { $total } compilano; non { $names }
check-fault = un difetto nostro: il motore non mostra `{ $id }`; segnalalo, per favore
check-accepts-nothing = `{ $unit }` accetta `{ $finding }`, ma non c’è un rilievo così
check-accepts-nothing-guess = `{ $unit }` accetta `{ $finding }`, ma non c’è un rilievo così; intendevi `{ $guess }`?
check-counts = { $rules ->
    [one] 1 regola
   *[other] { $rules } regole
 } ({ $printed } stampate, { $reading } interpretate, { $assumed } supposte), { $options ->
    [one] 1 opzione
   *[other] { $options } opzioni
 }, { $readings ->
    [one] 1 interpretazione
   *[other] { $readings } interpretazioni
 }, { $silences ->
    [one] 1 silenzio
   *[other] { $silences } silenzi
 }
column-rules = regole
column-stated = stampate
column-read = interpr.
column-assumed = supposte
column-options = opzioni
column-readings = interpretaz.
column-silent = silenzi

## svolgimenti del gioco
reach-head = Come ci si arriva dalla distribuzione, solo con mosse permesse
reach-missed = { $name }: non raggiunto in { NUMBER($n, useGrouping: 1) } mosse di gioco; questo non dimostra nulla
reach-findings = { $title }: { $n } su { $total ->
    [one] 1 rilievo raggiunto
   *[other] { $total } rilievi raggiunti
 } dalla distribuzione
reach-differences = { $title }: { $n } su { $total ->
    [one] 1 differenza raggiunta
   *[other] { $total } differenze raggiunte
 } dalla distribuzione
reach-bare = { $n ->
    [one] un altro riguarda ciò che è scritto e non ha
   *[other] altri { $n } riguardano ciò che è scritto e non hanno
 } bisogno di una situazione
reach-course = { $name }: { $n ->
    [0] nessuna mossa, appena distribuito
    [one] 1 mossa
   *[other] { $n } mosse
 }
reach-course-by = { $name }: { $n ->
    [0] nessuna mossa, appena distribuito
    [one] 1 mossa
   *[other] { $n } mosse
 } con le regole di { $rules }
reach-then = poi { $what }
reach-written = scritto: { $n ->
    [one] 1 svolgimento
   *[other] { $n } svolgimenti
 } di { $title } in { $folder }

## ask
ask-needs-move = `ask` ha bisogno di una mossa: --move
ask-needs-edition = `ask` ha bisogno di un’edizione o di una variante
ask-needs-both = `ask` ha bisogno di un’edizione e di una mossa
ask-not-understood = `ask` non ha capito nessuna delle risposte
ask-asking = domanda a { $name }{ $total ->
    [one] {""}
   *[other] {" "}({ $n } su { $total })
 }
ask-situation-lines = una cosa sul tavolo per riga, come dopo `--given`; `#` comincia un commento
ask-line = { $file }, riga { $line }
ask-given-lines = le righe `--given` dicono com’è il tavolo
ask-never-wrong = nessuna regola dice quando una mossa del genere è scorretta; togli `wrongly`
ask-table-impossible = un tavolo così non può esistere: { $rules }
ask-not-together = queste cose non vanno insieme: { $lines }
ask-cannot-be = questo non è possibile: { $lines }
ask-too-short = la riga dice troppo poco
ask-unclear = qui non si capisce `{ $word }`
ask-player-alone = `{ $word }` è un giocatore: di’ quali carte intendi
ask-not-on-table = `{ $word }` da solo non dice nulla del tavolo
ask-one-on-top = in cima c’è una sola carta
ask-no-card = nessuna carta si chiama `{ $word }`
ask-no-move-alone = `{ $word }` non è una mossa a sé
ask-part-of-moves = fa parte di un’altra mossa: chiedi di quella
ask-such-lines = di’ una cosa sul tavolo, per esempio { $examples }
ask-two-lines = intendevi `{ $one }` e, su una riga a sé, `{ $other }`?
ask-turn-and-move = scrivi la mossa così: `{ $move }`, e indica `{ $turn }` fra le cose sul tavolo
ask-say-owed = Se la mossa è ancora da fare, dillo:
ask-say-met = Se è già stata fatta, dillo:
ask-has-done = hai detto che questo è già stato fatto (`{ $line }`); chiedi di un’altra mossa
ask-say-before = Indica com’era il tavolo prima di quella mossa, per esempio:
ask-just-played = Indica che cosa è appena successo, per esempio:
ask-answers-this = Quella mossa risponde a un’altra, per esempio:
ask-next-open = che cosa viene dopo quella mossa dipende da cose che non hai detto
ask-next-open-help = di’ di chi è il turno adesso (`--given "turn of b"`), oppure ometti quella mossa e di’ com’è il tavolo adesso
ask-next-open-table = ometti quella mossa e di’ com’è il tavolo adesso
ask-set-otherwise = quello che hai detto non va d’accordo con quella mossa: dopo, { $lines }
ask-set-otherwise-help = di’ così, oppure omettilo: lo decide la mossa
ask-one-earlier = indica una sola mossa precedente; quello che è successo prima si vede da ciò che c’è sul tavolo
ask-no-cards-left = nel mazzo non restano carte per { $hands }
ask-say-players = di’ quanti giocano (`--given "players a, b"`), o che cosa hanno in mano (`--given "hand of b has 0 cards"`)
question-how = Premi Invio per saltare una domanda, Ctrl-C per uscire.
question-rules = Quali regole? (una o più, per esempio { $example })
question-top = Quale carta è in cima? ({ $pile }; per esempio { $card })
question-played = Qualcuno ha appena giocato una carta a cui vuoi rispondere? (per esempio { $example }; premi Invio se è semplicemente il tuo turno)
question-hand = Quali carte hai in mano? (separate da virgole)
question-more = Altro sul tavolo? (per esempio `hand of b has 1 card`)
question-moves = Mosse: { $moves }
question-needed = questo non si può omettere
question-move = Che cosa faresti? (per esempio `{ $example }`)

## explain
explain-head = { $name } di { $unit }
explain-alone = { $name }
explain-written = si scrive
explain-not-a-rule = `{ $words }` non è il nome di una regola
explain-write-rule = scrivi `RULE`, oppure `RULE of UNIT`
explain-not-by-itself = `{ $name }` non si gioca da sola
explain-name-edition = indica un’edizione o una variante, per esempio `ID with PACK`
explain-rule-of-pack = fa parte della regola della casa `{ $pack }`: `{ $option }`
explain-is-a-pack = è una regola della casa: `{ $command }`, oppure `{ $option }`
explain-lists-words = `{ $command }` elenca le parole del gioco
explain-nothing-in = non c’è né una regola né una parola `{ $name }` in `{ $where }`
explain-nothing = nelle cartelle delle regole non c’è né una regola né una parola `{ $name }`
explain-is-a = è { $sort ->
    [edition] un’edizione
    [variant] una variante
    [pack] una regola della casa
   *[other] un gioco
 }: `{ $command }`
explain-who-uses = per le regole che la usano: `{ $command }`
explain-no-edition = nessuna edizione usa { $sort ->
    [pack] la regola della casa
   *[other] il vocabolario
 } `{ $name }`, quindi le sue regole non dicono ancora nulla
explain-as-in = mostrata come in { $name }
explain-all-of-one = per tutto su una di esse: `{ $command }`
explain-code-in-brackets = un errore mostra il suo codice tra parentesi quadre; `cardlaw check --all` mostra quelli dei rilievi
explain-no-code = non c’è un codice `{ $id }`
explain-wrong = sbagliato
explain-right = giusto
explain-clauses = clausole
explain-overrides = prevale su
explain-overridden-by = cede a
explain-sets-aside = sospende
explain-set-aside-by = sospesa da
explain-leans-on = dipende da
explain-gives-meaning = dà significato a
explain-touched = interpretazioni, opzioni, silenzi
explain-notes = note
explain-also-about = altre regole su «{ $topic }»
explain-elsewhere = che cosa dicono altre edizioni su «{ $topic }»
explain-stated = { $sort ->
    [edition] dall’edizione
    [variant] dalla variante
    [pack] dalla regola della casa
   *[other] dal vocabolario
 } { $name }
explain-as-chosen = come scelto
explain-not-in-force = non è la scelta fatta, quindi non è in vigore
words-more = e { $n ->
    [one] un’altra
   *[other] altre { $n }
 }: { $rules }
explain-not-as-chosen = (solo con un’altra interpretazione o opzione)
explain-left-nothing = (altre regole non ne lasciano nulla)
explain-through = tramite { $rules }
explain-under = se { $choices }
explain-is = `{ $name }` è { $values }
explain-no-other = nessun’altra regola
explain-defined-by = { $word }, definita da { $rules }
explain-used-by = { $word }, usata da { $rules }
fact = { $what ->
    [about] su
    [printed] stampata
    [assumed] supposta
    [stated] detta
    [under] solo se
    [marks] segni
   *[file] file
 }
mark-breakable = si può infrangere: un giocatore può provarci, e gli altri possono contestare
mark-even-if-won = anche se si è vinto
mark-by-example = con un esempio: il foglio lo mostra solo in un esempio
mark-before = prima di { $rules }
mark-after = dopo { $rules }
touch-holds-under = la regola dipende da essa
touch-overrides-under = da essa dipende su che cosa prevale la regola
touch-overridden-under = da essa dipende che cosa prevale sulla regola
touch-counts-with = la regola conta con essa
touch-same-lines = dalle stesse righe del foglio
touch-resolves = la regola lo decide
touch-same-topic = sullo stesso argomento

## play
play-bad-seat = `{ $text }` non dice chi siede dove, per esempio `2=random`
play-bad-names = `{ $text }` non sono nomi: un nome è una parola di lettere, con virgole tra i nomi
play-same-name = due giocatori hanno lo stesso nome
play-no-names = in `{ $file }.names` non ci sono i nomi dei giocatori di questa partita; si chiamano in altro modo
play-needs-id = `play` ha bisogno dell’id di ciò che si gioca
play-as-saved = una partita ripresa continua com’era salvata
play-resumed = ripresa { $file }: { $n ->
    [one] 1 mossa
   *[other] { $n } mosse
 }
play-resumed-cut = ripresa { $file }: { $n ->
    [one] 1 mossa
   *[other] { $n } mosse
 }; l’ultima era troncata ed è persa
play-no-seat = non c’è un posto { $seat }: giocano in { $n }
play-nobody = nessuno a questo tavolo è una persona
play-simulate = `cardlaw simulate` gioca senza persone
play-endless-line = una riga dello standard input ha più di { NUMBER($n, useGrouping: 1) } caratteri
play-short-line = una mossa è una riga breve

## test
test-no-files = non ci sono file spec in { $paths }
test-spec-files = gli scenari sono nei file che finiscono in `.spec`; i file di regole li legge `cardlaw check`
print-form-by-name = il formato del foglio dipende dal nome del file: --output NOME.pdf, NOME.html o NOME.md
test-unshown = { $unit }: nessuno scenario mostra { $rules }
test-summary = { $n ->
    [one] 1 scenario eseguito
   *[other] { $n } scenari eseguiti
 }, { $lines ->
    [one] 1 riga controllata
   *[other] { $lines } righe controllate
 }, { $failed ->
    [one] 1 fallito
   *[other] { $failed } falliti
 }
test-under = { $scenario } con { $under }

## coverage
coverage-no-sheet = `{ $name }` non è tratta da un foglio stampato
coverage-source-line = un’edizione nomina il suo foglio sotto la prima riga: `source "SHEET" of 120 lines`
coverage-other-sheet-exactly = `{ $file }` ha { $n ->
    [one] 1 riga
   *[other] { $n } righe
 }, ma `{ $edition }` è scritta da un foglio di { $lines }
coverage-other-sheet-least = `{ $file }` ha { $n ->
    [one] 1 riga
   *[other] { $n } righe
 }, ma `{ $edition }` è scritta da un foglio di almeno { $lines }
coverage-give-same-text = dai il testo di cui le citazioni contano le righe
coverage-head = { $edition } da { $source }: { $n ->
    [one] 1 riga
   *[other] { $n } righe
 }
coverage-head-blank = { $edition } da { $source }: { $n ->
    [one] 1 riga
   *[other] { $n } righe
 }, di cui { $blank ->
    [0] nessuna vuota
    [one] 1 vuota
   *[other] { $blank } vuote
 }
coverage-sort = { $sort ->
    [formalised] diventa regola
    [note] nota
    [flavour] testo di contorno
    [heading] titolo
    [noise] illeggibile
    [pending] da fare
    [uncovered] non coperta
   *[uncited] non citata
 }
coverage-uncited = le righe non citate sono vuote o tralasciate; --source mostra quali

## translate
translate-no-language = `{ $language }` non è una lingua delle pagine
translate-exported = { $n ->
    [one] 1 testo
   *[other] { $n } testi
 }, { $missing } da tradurre: { $file }
translate-needs-po = dai un file PO come lo scrive `cardlaw translate --export`
translate-done = { $language }: { $n } testi su { $total } tradotti ({ $share } %)
translate-file = { $file }: { $n ->
    [one] 1 testo
   *[other] { $n } testi
 } da tradurre
translate-more = e { $n ->
    [one] un altro
   *[other] altri { $n }
 } (`--all` elenca tutto)
translate-stale = { $n ->
    [one] 1 traduzione
   *[other] { $n } traduzioni
 } di testi cambiati o spariti: esporta per vederle
translate-nothing-said = `{ $file }` non traduce nulla di ciò che dicono queste regole
translate-export-new = esporta un file nuovo con `cardlaw translate --export`
translate-taken = { $n ->
    [one] 1 traduzione nuova o cambiata
   *[other] { $n } traduzioni nuove o cambiate
 }, in { $files }
translate-taken-none = nessuna traduzione è nuova o cambiata
translate-no-longer = { $file }:{ $line }: non si dice più: { $text }
translate-other-language = `{ $file }` è in `{ $theirs }`, non in `{ $language }`

## new
new-check = controllala:
new-play = giocala:
new-bad-name = `{ $name }` non può essere il nome di una variante
new-good-name = usa lettere minuscole, cifre e trattini singoli, con una lettera all’inizio, per esempio `friday-night`
new-reserved = `{ $name }` è una parola del linguaggio delle regole
new-taken = c’è già { $sort ->
    [edition] un’edizione
    [variant] una variante
    [pack] una regola della casa
   *[other] un gioco
 } `{ $name }`, in { $file }
new-other-output = scegli un altro nome, o --output FILE
new-gloss = Come giochiamo noi.
new-remark = Valgono tutte le regole di { $base }, tranne dove questo file dice altro. Il segno # comincia un commento: togli il # dove una riga deve contare.
new-then = Poi:
new-choices = Che cosa si può scegliere:
new-chosen = (scelto ora)
new-own-rule = Una regola tua. La parola dopo `about` dice dove va; gli argomenti sono:
new-moves = Che cosa possono fare i giocatori: { $verbs }
new-events = Che cosa può capitare loro: { $verbs }
new-all-words = Tutte le parole del gioco: { $command }
new-own-gloss = Che cosa dice, in una frase.

## share e open
share-no-variant = `{ $name }` non è una variante, e si condividono solo varianti
share-start-one = cominciane una con `{ $command }`
share-shipped = `{ $name }` è inclusa in cardlaw; basta mandare il nome
share-choices = le scelte sulla riga di comando non fanno parte del file
share-set = scrivile nel file come `set SCELTA to VALORE`
open-no-variant = non contiene una variante
open-not-rules = non contiene regole
open-two-files = contiene due file che dicono entrambi di essere `{ $name }`
open-several-files = la stringa contiene { $n } file: { $names }
open-needs-folder = `--output` accetta una cartella per loro
open-other-output = scegli un altro nome per `--output`
open-rival = anche { $other } si chiama `{ $name }`; per dire quale intendi, dai il percorso: { $path }
open-other-names = nomi, spiegazioni o commenti non sono gli stessi
open-does-not-compile = non compila con le regole che ci sono qui
open-same = controllato: le stesse regole di dove è stata condivisa ({ $hash })
open-not-same = non sono le stesse regole di dove è stata condivisa:

## fmt
fmt-not-both = `fmt` legge lo standard input (`-`) o dei file, non entrambi
fmt-no-files = nella cartella `{ $folder }` non ci sono file di regole
rule-files-end = i file di regole finiscono in `.rules`
fmt-again = formattalo di nuovo
fmt-would-format = formatterebbe { $file }
fmt-formatted = formattato { $file }
fmt-would-change = { $n ->
    [one] 1 file cambierebbe
   *[other] { $n } file cambierebbero
 }
fmt-changed = { $n ->
    [one] 1 file formattato
   *[other] { $n } file formattati
 }
fmt-same = { $n } file già nel formato standard
fmt-unread = { $n ->
    [one] 1 file non letto
   *[other] { $n } file non letti
 }

## doctor
doctor-wrong = { $n ->
    [one] 1 cosa
   *[other] { $n } cose
 } da sistemare
doctor-right = tutto è in ordine
doctor-failed = non si è potuto controllare: { $why }
doctor-reinstall = installa di nuovo cardlaw, o nella cartella dei sorgenti esegui `make demo`
doctor-newer-python = installa Python { $version } o successivo
doctor-not-installed-itself = cardlaw stesso non è installato
doctor-not-installed = non è installato
doctor-newer-package = deve essere { $version } o successivo: { $command }
doctor-no-rules = le regole incluse non sono in { $folder }
doctor-rules = { $folders } ({ $kind ->
    [checkout] cartella dei sorgenti
   *[other] installato
 }): { $games ->
    [one] 1 gioco
   *[other] { $games } giochi
 }, { $editions ->
    [one] 1 edizione
   *[other] { $editions } edizioni
 }, { $variants ->
    [one] 1 variante
   *[other] { $variants } varianti
 }, { $packs ->
    [one] 1 regola della casa
   *[other] { $packs } regole della casa
 }
doctor-compile = { $n } su { $total } tra edizioni, varianti e regole della casa compilano
doctor-see-check = `{ $command }` mostra che cosa non va
doctor-cache-off = disattivata (CARDLAW_CACHE), quindi ogni avvio richiede più tempo
doctor-cache = { $folder } ({ $n ->
    [one] 1 analizzatore conservato
   *[other] { $n } analizzatori conservati
 })
doctor-cache-own = rendila solo tua: { $command }
doctor-cache-open = { $folder } è aperta ad altri, quindi non si usa
doctor-cache-none = { $folder } non si può creare
doctor-cache-set = imposta CARDLAW_CACHE su una cartella scrivibile, o su `off`
doctor-terminal = { $there ->
    [yes] {""}
   *[no] nessuno;{" "}
 }{ $n } colonne, { $colours ->
    [yes] colori
   *[no] senza colori
 }, { $encoding }
doctor-utf8 = imposta PYTHONUTF8=1, o un locale UTF-8

## compile, studio, completion, lsp
compile-no-form = `{ $file }` non finisce né in .wasm né in .wat
compile-forms = fai finire il nome in .wasm, o in .wat per un testo leggibile
compile-outside = `{ $name }` non si può scrivere come WebAssembly: { $why }
compile-written = { $file }: { NUMBER($n, useGrouping: 1) } byte, sha256 { $digest }
studio-not-built = lo studio non è ancora costruito
studio-build = esegui `make studio`, poi di nuovo `cardlaw studio`
studio-port = la porta { $port } non si può usare: { $why }
studio-free-port = togli --port per usarne una libera
studio-at = Lo studio è su { $address } (Ctrl-C lo chiude).
studio-too-long = queste regole hanno più di { $most } caratteri
studio-shorter = accorciale
studio-seats = non si può giocare in { $n }
studio-seats-help = si gioca da { $least } a { $most }
studio-move-unfit = la partita non si può rigiocare: la mossa { $n } non va bene ({ $why })
studio-new-game = il link è danneggiato oppure le regole sono cambiate; inizia una nuova partita
studio-no-undo = non c’è niente da annullare
fix-indent = rientra con spazi
fix-indent-two = rientra di due spazi
fix-take-out = togli `{ $text }`
fix-put-in = inserisci `{ $text }`
fix-write = scrivi `{ $text }`
fix-in-places = { $fix } (in { $n } punti)
fix-certain = correggi { $n } errori certi
fix-layout = metti il file nel formato standard
completion-needs-shell = `completion` ha bisogno del nome di una shell
completion-quotes = Scrivilo tra virgolette: zsh prende [ per un modello di ricerca.
lsp-needs-pygls = il server di linguaggio ha bisogno del pacchetto `pygls`, che non è installato
lsp-install = installalo con `pip install 'cardlaw[lsp]'`

## plan

plan-no-variant = `{ $name }` non è una variante: non cambia nulla
plan-what = prova `{ $name } with PACK`, un file fatto da `cardlaw new`, o di’ con che cosa confrontarla: `--against ID`
different-games = queste sono edizioni di giochi diversi
one-game-only = si possono confrontare solo edizioni dello stesso gioco
plan-same-twice = non c’è nulla da confrontare: sono uguali
plan-against = indicane un’altra con `--against`

## compare, packs, replay

named-twice = `{ $name }` è indicata due volte
name-another = indicane un’altra con cui confrontarla
needs-two = un confronto richiede due o più edizioni
list-has-all = indicane un’altra: `cardlaw list` le mostra tutte
no-topic = non c’è un argomento `{ $name }`
packs-with-matrix = `--look` e `--kept` vanno con `--matrix`
packs-none = nessuna regola della casa
packs-none-for = non ci sono regole della casa per `{ $name }`
packs-lists = `cardlaw packs` le elenca
packs-bare-id = `--matrix` vuole un id semplice
packs-other-edition = `{ $file }` riguarda `{ $name }`
packs-this-edition = `--kept` vuole il file di questa edizione
packs-unreadable = questa versione di cardlaw non può leggere le coppie conservate in `{ $file }`; non se ne usa nessuna
list-name-alone = qui si può scrivere solo un nome; per vedere tutto prova `cardlaw print { $name }` o `cardlaw check { $name }`
packs-left = { $n } coppie su { $total } non sono state esaminate da quando le regole sono cambiate; `cardlaw packs --matrix { $name } --look` le esamina
packs-no-pack = non c’è una regola della casa `{ $name }` per `{ $game }`
packs-two = indica due regole della casa per aprire una casella della tabella
packs-looked = { $n } coppie su { $total } esaminate
packs-title = { $name }: { $n } regole della casa, a due a due
packs-opens = `cardlaw packs --matrix { $name } PACK PACK` mostra una coppia
packs-count = { $n ->
    [one] 1 regola della casa
   *[other] { $n } regole della casa
 }
packs-needs = per edizioni con { $what }
need = { $sort ->
    [kind] { $n ->
        [one] la carta { $names }
       *[other] le carte { $names }
    }
    [event] { $n ->
        [one] l’evento { $names }
       *[other] gli eventi { $names }
    }
    [move] { $n ->
        [one] la mossa { $names }
       *[other] le mosse { $names }
    }
    [pack] { $n ->
        [one] la regola della casa { $names }
       *[other] le regole della casa { $names }
    }
    [rule] { $n ->
        [one] la regola { $names }
       *[other] le regole { $names }
    }
   *[topic] regole su { $names }
 }
packs-touches = l’una cambia ciò che l’altra usa: { $what }
packs-touches-more = l’una cambia ciò che l’altra usa: { $what } (e { $n ->
    [one] un’altra
   *[other] altre { $n }
 })
and-some-more = { $what } (e { $n ->
    [one] un altro
   *[other] altri { $n }
 })
both-of = { $one } e { $other }
pair-word = { $verdict ->
    [independent] indipendenti
    [fine] compatibili
    [idle] qualcosa resta senza effetto
    [clash] in conflitto
   *[unknown] non si sa
 }
pair-means = { $verdict ->
    [independent] indipendenti: nessuna usa ciò che l’altra cambia
    [fine] compatibili: esaminate insieme, senza trovare nulla
    [idle] qualcosa resta senza effetto: vanno insieme, ma una regola non ha effetto accanto all’altra
    [clash] in conflitto: non vanno insieme, o lasciano qualcosa di aperto
    [clash-written] in conflitto: non si possono combinare
    [clash-open] in conflitto: insieme lasciano qualcosa di aperto
   *[unknown] non si sa
 }
replay-forms = uno svolgimento è un salvataggio, come lo scrive `cardlaw play --save`, o un file con uno scenario
replay-rules = `{ $file }` contiene regole, non uno svolgimento
replay-no-scenarios = `{ $file }` non è un file di scenari
replay-picks = `--scenario` ne sceglie uno tra quelli di un file
replay-cut-off = { $file }: l’ultima riga è troncata e viene ignorata
replay-other-rules = { $file }: non sono le regole con cui si è giocato: { $what }
replay-not-again = `{ $file }` non si può rigiocare: { $why }
replay-title = { $name }, { $n } giocatori, seme { $seed }
replay-nobody = nessuno ha fatto una mossa
replay-stranger = è una variante di `{ $other }`, non di `{ $game }`
replay-empty = `{ $file }` non ha scenari
replay-no-scenario = `{ $file }` non ha uno scenario `{ $name }`
it-has = ha { $names }
replay-no-edition = lo scenario `{ $name }` non dice con quale edizione
replay-add-under = aggiungi `under EDITION`, o dai `--under EDITION`
ruling-breach = questo infrange una regola; si può fare comunque, e il gioco continua
ruling-omission = prima { $who } non ha fatto ciò che doveva
ruling-not-possible = qui non è possibile: { $why }
ruling-silent = qui non è possibile: nessuna regola lo permette
ruling-contradictory = qui non è possibile: le regole lo permettono e lo vietano
ruling-forbidden = qui non è possibile: le regole lo vietano
ruling-unjudged = da qui non si può giudicare: { $why }
ruling-parted = da qui non si può giudicare: { $why } (dalla mossa { $number } le carte non sono quelle della registrazione: { $what })
trial-not-judged = non si può giudicare: { $why }
trial-breaches = { $n ->
    [one] 1 regola infranta, alla mossa { $number }
   *[other] { $n } regole infrante, la prima alla mossa { $number }
 }
trial-broken = la mossa { $number } non è possibile; da lì in poi non si giudica
trial-unjudged = non si può giudicare dalla mossa { $number }
trial-before = { $what }; inoltre { $breaches }
trial-not-to-the-end = non si può giudicare fino alla fine: { $why }
trial-moves = { $n ->
    [one] 1 mossa
   *[other] { $n } mosse
 }, { $what }
trial-all-lawful = tutte permesse
word-table = il tavolo
of-name = `{ $name }`: { $what }

## site

site-no-folder = `{ $option }` indica `{ $given }`, e { $where } non è una cartella; il percorso parte da dove sta mkdocs.yml
site-not-there = `{ $option }` indica `{ $given }`, e { $where } non c’è; il percorso parte da dove sta mkdocs.yml
site-no-part = `nav` indica `{ $name }`, e non c’è una parte così; { $help }
list-source = { $n ->
    [one] { $source }, 1 riga
   *[other] { $source }, { $n } righe
 }
quoted = «{ $text }»
