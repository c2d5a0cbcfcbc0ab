# Che cosa dice il servizio linguistico accanto alle regole che si scrivono.

local = `{ $name }` è un nome dato da questa clausola, o dalla mossa di cui parla.
value-of = un valore di { $of }, dichiarato in `{ $unit }`
declared-in = dichiarato in { $unit }
called = i giocatori dicono: { $term }
printed = stampato: { $lines }
printed-of = stampato: { $lines } di { $sheet }
one-line = riga { $lines }
several-lines = righe { $lines }
has-lines = { $what }, che ha { $n } righe
assumed = supposto: { $why }
overridden = cede a { $rules }
overridden-otherwise = con altre scelte cede a { $rules }
set-aside = sospesa da { $rules }
not-in-force = non vale con queste scelte
holds-under = vale solo con { $choices }
choice-is = { $axis } { $values }
rule-of = regola di { $unit }
cited-by = citata da { $rules }
and-more = { $rules } e { $n ->
    [one] un’altra
   *[other] altre { $n }
 }
scenarios =
    { $n ->
        [one] 1 scenario
       *[other] { $n } scenari
    }
findings =
    { $n ->
        [one] 1 rilievo: { $first }
       *[other] { $n } rilievi: { $first }
    }
otherwise-in = diverso in { $editions }
this-rule-too = e questa regola
builds-on =
    { $n ->
        [one] `{ $unit }`, su cui si basa, ha un errore: { $first }
       *[other] `{ $unit }`, su cui si basa, ha { $n } errori: { $first }
    }
let-override = fai prevalere `{ $rule }`; allora: { $then }
accept = accetta `{ $id }`
in-this-rule = nominato in questa regola
of-each = di ogni { $owner }
of-a-card = di una carta
of-what = di { $what }
short-name = nome breve
a-number = un numero
value-of-choice = valore di { $choice }
no-name = `{ $name }` non è un nome: i nomi sono in minuscolo con trattini
word-of-tables = `{ $name }` è una parola di ogni gioco e non si può dichiarare
in-shipped = `{ $name }` è dichiarato o usato nelle regole incluse, che restano come sono
then-wrong = allora { $why }
nothing-declared = qui non c’è nulla che un file di regole dichiari
type-of-each = { $type } di ogni { $owner }
both = { $one }; { $other }

form-about = Di che cosa parla la regola, se non di ciò di cui parla il suo capitolo.
form-after = Ciò che fa questa regola avviene dopo ciò che fanno quelle.
form-and = Valgono entrambe le condizioni.
form-or = Vale almeno una delle condizioni.
form-not = La condizione non vale.
form-arithmetic = Numeri sommati, sottratti con `-` o moltiplicati con `*`.
form-assign = Lo stato prende quel valore.
form-add = Lo stato cresce di quel numero.
form-attribute = Qualcosa che le carte possono mostrare, con i suoi valori; anche un semplice elenco di valori per cui tenere stati e zone.
form-choose = Qualcuno, o il tavolo, sceglie; la scelta ha un nome per i passi seguenti.
form-compare = Numeri confrontati con `<`, `<=`, `>` o `>=`.
form-count = Quanti sono quelli per cui vale la condizione.
form-do = Un giocatore fa una mossa, o a un giocatore capita un evento.
form-effect = Dopo la mossa o l’evento, se corrisponde e la condizione vale, seguono i passi.
form-event = Qualcosa che accade a un giocatore o al tavolo; il corpo è ciò che ne viene, e un passo lo provoca.
form-for-each = I passi una volta per ciascuno di quelli che ci sono all’inizio; i giocatori vanno da un posto in poi, se è dato.
form-given-is = Le carte di una zona, quella in cima per prima, solo la carta in cima, o il valore di uno stato.
form-given-turn = Di chi è il turno.
form-gloss = Una frase con le parole di chi scrive; chi legge la vede ovunque la cosa conti.
form-has = Il valore c’è.
form-if = I passi avvengono se la condizione vale; altrimenti quelli dopo `else`.
form-is = I due lati sono uguali, o la cosa è una cosa simile.
form-kind = Un tipo di carta: gli attributi che mostra, ciascuno libero o con l’unico valore di tutte le sue carte.
form-let = Un nome per un valore com’è adesso, per i passi seguenti.
form-members = Le carte di una zona, i giocatori o i valori di un attributo; `except` ne esclude alcuni.
form-move = Qualcosa che un giocatore sceglie di fare, dichiarato come solo verbo; le regole dicono quando è permesso.
form-name = Un ruolo, un parametro, uno stato, una zona, una grandezza, un’opzione con numeri, un valore o un nome breve.
form-need = Ciò di cui un pacchetto non può fare a meno: si gioca solo con edizioni e pacchetti che lo hanno.
form-of = Ciò che si chiede di una cosa: un attributo di una carta, una zona di un giocatore, il posto accanto, la cima di una pila.
form-option = Una scelta che il foglio, o il pacchetto, lascia al tavolo.
form-overrides = Dove vale questa regola, quelle cedono; con `under`, solo con quel valore.
form-pack = Regole della casa che si possono aggiungere a ogni edizione di un vocabolario; dice solo che cosa aggiunge e cambia.
form-quantifier = Per qualcuno, per nessuno o per ognuno di loro vale la condizione. Comprende tutto ciò che sta a destra.
form-replaces = Questa regola prende il posto di quelle, qualunque altra cosa vi rimandi.
form-rule = Ciò che stabilisce una frase del foglio: una spiegazione, i segni e le clausole che lo dicono.
form-scenario = Una situazione, ciò che vi si fa e ciò che poi vale.
form-shift = Le carte vanno in una zona, in cima se non è detto altro.
form-fetch = Tante carte dalla cima di una zona vanno in un’altra; una pila che finisce si riempie.
form-spec = Scenari con cui si provano edizioni e varianti di un vocabolario.
form-state = Qualcosa che si ricorda: per la smazzata, per un turno (`this-turn`) o da una smazzata all’altra (`kept`).
form-swap = Due zone si scambiano le carte.
form-then-holds = La zona ha esattamente queste carte.
form-then-that = La condizione vale.
form-then-turn = Di chi è ora il turno.
form-title = Come si chiama il gioco, l’edizione, il pacchetto o la variante; l’id serve per scrivere.
form-topic = Qualcosa di cui le regole possono parlare; le edizioni si confrontano, e i pacchetti vi rimandano, argomento per argomento.
form-under-edition = L’edizione o la variante con cui si gioca lo scenario; ogni riga così lo gioca un’altra volta.
form-variant = Un’edizione, o un’altra variante, con pacchetti, scelte e cambiamenti propri.
form-version = La versione del linguaggio in cui è scritto il file.
form-when-chooses = Un giocatore sceglie.
form-when-does = Un giocatore fa una mossa, o non fa nulla.
form-zone = Un posto per le carte, o uno per ogni giocatore, squadra o valore, con le sue caratteristiche; un evento può riempirlo quando finisce.
