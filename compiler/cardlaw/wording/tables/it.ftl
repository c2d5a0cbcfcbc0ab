# Di che cosa si lamenta un tavolo, un salvataggio, un giocatore proprio o uno scenario.

save-there-already = `{ $file }` esiste già; riprendilo, o scegli un altro nome
save-cannot-write = `{ $file }` non si può scrivere: { $why }
save-only-grows = delle risposte sono state ritirate, e un salvataggio può solo crescere: iniziane uno nuovo
save-is-none = `{ $file }` non è il salvataggio di un tavolo
save-damaged = `{ $file }` è danneggiato alla riga { $line }; nulla di ciò che segue è affidabile
save-breaks-off = `{ $file }` s’interrompe prima di dire che cosa si è giocato
save-other-version = `{ $file }` è stato scritto da un’altra versione (formato { $version })
save-lacks = `{ $file }` non dice questo: { $what }
save-lacks-name = `{ $file }` non dice con quali regole si è giocato
save-lacks-rules = `{ $file }` non dice le sue regole
save-too-long = `{ $file }` contiene più di { $n } caratteri di regole
save-open-elsewhere = `{ $file }` è aperto a un altro tavolo; lascia prima quello, o riprendi una copia del file
save-changed = le regole non sono più quelle di `{ $file }`: { $what }
save-not-again-at = `{ $file }` non si può rigiocare alla risposta { $n }: { $why }
save-not-again = `{ $file }` non si può rigiocare: { $why }
differs-variant = il file è di `{ $file }`, e questo è `{ $name }`
differs-gone = regole tolte: { $rules }
differs-added = regole aggiunte: { $rules }
differs-changed = regole cambiate: { $rules }
differs-choice = `{ $axis }` era `{ $before }` ed è `{ $now }`
differs-declared = dichiarazioni cambiate: carte, zone, stati o mosse
no-player = non c’è un giocatore { $seat }
no-player-of = non c’è un giocatore { $seat }; i giocatori vanno da 0 a { $most }
no-act = non c’è una mossa o un evento `{ $name }`
no-move = non c’è una mossa `{ $name }`
no-zone = non c’è una zona `{ $name }`
no-zone-of = non c’è una zona `{ $name }` di { $of }
no-state = non c’è uno stato `{ $name }`
no-state-of = non c’è uno stato `{ $name }` di { $of }
no-card = non c’è una carta `{ $text }`
no-card-number = non c’è una carta numero { $n }
not-in-pack = `{ $card }` non è nel mazzo
too-often = nel mazzo { $n ->
        [one] c’è un solo `{ $card }`
       *[other] ci sono solo { $n } `{ $card }`
    }
state-is-number = `{ $name }` è un numero, e `{ $value }` no
state-cannot-be = `{ $name }` non può essere `{ $value }`
breaks-always = un tavolo così non può esistere: infrange { $rules }
no-stage = non c’è una fase `{ $name }`
no-stage-among = non c’è una fase `{ $name }`; ci sono { $stages }
not-waiting-for-stage = il tavolo non aspetta la fase `{ $name }`
not-waiting-for-end = il tavolo non aspetta la fine della smazzata
waits-for-stage = il tavolo aspetta una fase
over = la partita è finita
takes-things = `{ $name }` richiede { $n ->
    [one] 1 cosa
   *[other] { $n } cose
 }
takes-things-not = `{ $name }` richiede { $n ->
    [one] 1 cosa
   *[other] { $n } cose
 }, non { $given }
not-known-here = `{ $name }` non è noto dove si usa
defined-by-itself = `{ $name }` è definito da sé stesso
no-deck-zone = `{ $name }` non dice quale zona contiene il mazzo
not-for-so-many = `{ $name }` prevede { $number } giocatori, non { $n }
no-list = i valori di { $type } non si possono elencare
no-cards = `{ $name }` non ha carte
no-policy = non c’è un criterio `{ $name }`; ci sono { $policies }
seed-is-number = un seme è un numero intero
no-move-number = ci sono { $n } mosse, quindi non c’è un numero { $number }
not-offered-to = `{ $text }` non è una mossa che { $who } può fare; ci sono { $moves }
the-table = il tavolo
player-numbered = giocatore { $n }
not-so-many-answers = ci sono { $n } risposte da ritirare, non { $wanted }
circle-under = `{ $name }` non si può giocare con { $choices }: `{ $word }` è allora definito da sé stesso
its-rules = le sue regole
too-many = troppo: { $what }
too-many-in = `{ $where }` non si può calcolare: troppo: { $what }
limit-members = cose percorse in una sola espressione
limit-digits = cifre in un numero: più di { $n }
limit-ways = modi di fare una mossa: più di { $n }
limit-cards = carte da spostare: { $n }
limit-passes = passaggi per cicli tra due risposte
limit-inside = azioni dentro azioni
limit-round = azioni in una smazzata
limit-turn = azioni in un turno
limit-steps = passi in una sola azione
none-in-pack = il suo mazzo non ha carte `{ $card }`
only-top-given = di una zona si può dare solo la prima carta
owed-and-met = lo stesso giocatore non può dover ancora fare la mossa `{ $act }` e averla già fatta
player-by-name = un giocatore si dà per nome, o come vicino di uno
card-by-values = una carta si dà con i suoi valori, come colore e numero
no-card-shows = nessuna carta del mazzo mostra `{ $text }` su uno dei lati
no-strategy = non c’è una strategia `{ $name }`; può essere { $names } o MODULE:CLASS
no-module = non c’è un modulo Python `{ $name }`
cannot-load = il modulo `{ $name }` non si può caricare: { $why }
no-class = `{ $module }` non ha una classe `{ $name }` con un metodo `answer(table, seat)`
cannot-make = `{ $name }` non si può creare: { $why }
bad-answer = `{ $name }` ha risposto { $given }; una risposta è il posto di una mossa, da 0 a { $most }
no-distributed = `distributed` non è installato; `pip install cardlaw[cluster]` lo installa
no-cluster = nessun cluster risponde a `{ $address }` ({ $why })
worker-lacks-cardlaw = un worker di `{ $address }` non può caricare cardlaw ({ $why })
no-workers = il cluster a `{ $address }` non ha worker
other-version = i worker di `{ $address }` hanno cardlaw { $theirs }; qui è { $ours }
given-comes-first = ciò che è dato viene prima di ciò che si fa
stage-before-play = una fase si può chiedere solo prima che il gioco cominci
nothing-to-choose = { $who } qui non ha nulla da scegliere
and-waiting = { $said }; { $waiting }
round-is-over = la smazzata è finita
is-to-act = ora deve agire { $who }
is-to-choose = ora deve scegliere { $who }
is-to-choose-what = ora deve scegliere { $who } ({ $what })
is-to-answer = ora deve rispondere { $who }
not-among = non è tra le scelte: { $choices }
cannot-act-now = { $who } ora non può agire
is-not-offered = { $who } non può farlo: { $why }
nothing-to-decline = non c’è nulla a cui rinunciare
word-by = { $word }, secondo { $rules }
against-rules = è contro { $rules }
is-not-so = non è così
is-not-so-nothing = non è così: non è niente
is-not-so-nobody = non è così: nessuno
is-not-so-but = non è così: è { $value }
is-turn-of = è il turno di { $who }
round-goes-on = la smazzata continua
game-goes-on = la partita continua
findings-elsewhere = qui non si cercano rilievi; usa `cardlaw test`
no-finding = non c’è un rilievo `{ $id }`
has-won-round = { $who } ha vinto la smazzata
has-won-game = { $who } ha vinto la partita
nobody = nessuno
no-rule = nessuna regola
verdict-is = il verdetto è `{ $word }`
verdict-is-for = il verdetto è `{ $word }` ({ $why })
verdict-is-by = il verdetto è `{ $word }`, deciso da { $rules }
decided-by = lo decide { $rules }
holds-cards = contiene { $cards }
holds-nothing = non contiene niente
cards-in-record = { $n ->
    [one] 1 carta
   *[other] { $n } carte
 } qui, { $wanted } nella registrazione
other-cards = altre carte
player-failed = `{ $name }` ha fallito: { $why }
least-to-most = da { $least } a { $most }
refused = { $why }
too-many-decisions = troppe decisioni
table-settles = il tavolo deve decidere ciò che le regole lasciano aperto
not-this-game = questo non è un tavolo di questo gioco
no-word = non ha una parola per qualcosa a questo tavolo
at-place = { $place }: { $what }
bad-dispute = { $file }:{ $line }: una riga è `topic/name: question | given; given | move`, e `| ID, ID` dopo per altri regolamenti
two-disputes = { $file }:{ $line }: ci sono due domande `{ $id }`
