# Che cosa dice `--help`, in italiano.

word-usage = uso
word-arguments = argomenti
word-options = opzioni
word-every-verb = opzioni di ogni comando
word-examples = esempi
main-title = un regolamento che si può compilare
main-version = mostra quale cardlaw è questo
main-every-verb = `cardlaw VERB --help` mostra che cosa accetta un comando, con esempi. I regolamenti si indicano con l’id (ID), con l’id e scelte (ID[SCELTA=VALORE]) o regole della casa ("ID with PACK"), o con un file. `cardlaw list` mostra gli id. `--language en` parla inglese; le lingue sono en, fi, nb, it e sv.
main-exit-codes = Codici di uscita: 0 tutto a posto; 1 qualcosa è aperto, diverso, fallito o ignoto; 2 uso sbagliato, o un file che non compila.

every-rules = cerca le regole prima in questa cartella; si può ripetere (poi nelle cartelle di CARDLAW_RULES)
every-format = text (per le persone), plain (una riga ciascuno) o json
every-language = la lingua: en, fi, nb, it o sv (quella del sistema, altrimenti en)
every-no-color = senza colori, come con NO_COLOR nell’ambiente
every-help = mostra questo testo
every-jobs = quanti processi usare (uno per processore)
every-reach = mostra anche come si arriva dalla distribuzione a ogni situazione, se si trova il modo
every-emit-courses = scrivi in una cartella le partite trovate da --reach, per `cardlaw replay`
every-players = quanti giocano (4, o quanto permettono le regole)

list = mostra giochi, edizioni, regole della casa e varianti con le loro scelte
list-words = le parole con cui si scrivono le regole: mosse, eventi, carte, stati, argomenti
list-all = tutto: anche il motivo di ogni valore e ciò che il foglio non dice
list-ids = un gioco, un’edizione, una regola della casa o una variante da mostrare per intero; senza, tutto in breve

check = compila i file di regole e mostra contraddizioni, che cosa è aperto e che cosa è supposto
check-ids = che cosa controllare; senza, tutto ciò che c’è
check-all = ogni punto per intero: le sue regole, la sua situazione, che cosa lo decide
check-compile-only = compila soltanto, senza cercare altro
check-emit-spec = scrivi i rilievi come scenari in una cartella
check-fix = prima fai ogni correzione certa
check-watch = controlla di nuovo ogni volta che un file di regole cambia

compare = mostra in che cosa differiscono le edizioni, con una situazione se ce n’è una che lo mostra
compare-ids = due o più edizioni o varianti di uno stesso gioco
compare-topic = tutto ciò che differisce in questo argomento
compare-all = ogni differenza, anche quelle che derivano da altre
compare-why = anche le regole che decidono, che cos’altro ne segue, che cosa i fogli lasciano aperto e che cosa non si sa
compare-proofs = elenca anche ciò che si è dimostrato uguale
compare-together = prova anche ogni coppia di altre interpretazioni o opzioni insieme (ci vogliono minuti)
compare-matrix = solo chi è d’accordo con chi, argomento per argomento
compare-moves = solo ciò che è permesso, non ciò che ne segue

ask = di’ se una mossa è permessa in una situazione, e perché
ask-ids = le edizioni o varianti da interrogare; senza, ti viene chiesto tutto
ask-given = qualcosa sul tavolo, per esempio "top is red 7" o "hand is red 2, +4"; `hand` è la mano di chi muove. Si può ripetere. Per chiedere di una risposta, indica che cosa è stato appena giocato, per esempio "d plays red +2"; se era scorretto, "d wrongly plays +4"
ask-situation = un file con indicazioni così, una per riga; `#` comincia un commento, - legge lo standard input
ask-move = che cosa si tenta, per esempio "play red 2"
ask-why = tutto: che cosa sarebbe permesso, su che cosa si basa la risposta, che cosa si è supposto, che cosa segue
ask-quick = salta la dimostrazione che ciò che non hai detto non conta
ask-exit-zero = esci con 0 qualunque sia la risposta; senza, 0 vuol dire che ogni edizione permette o impone la mossa, 1 tutto il resto

explain = spiega una regola, una parola o un codice di errore
explain-clause = il nome di una regola, una parola del gioco (`cardlaw list ID --words`), una parola di cardlaw, o un codice di errore
explain-within = l’edizione o la variante, con scelte e regole della casa se vuoi

play = gioca contro il computer nel terminale
play-id = che cosa giocare
play-players = quanti giocano, compreso te
play-seed = lo stesso seme distribuisce le stesse carte
play-others = come giocano gli altri: strategic o random
play-seat = chi siede al posto N (il tuo è 1): person, strategic, random o MODULE:CLASS; le persone condividono lo schermo
play-names = i nomi dei giocatori
play-save = scrivi ogni mossa in questo file
play-resume = continua una partita salvata

simulate = gioca molte smazzate e mostra le statistiche
simulate-ids = le edizioni o varianti da giocare, con gli stessi semi
simulate-rounds = quante smazzate (1000)
simulate-seed = il seme della prima smazzata (0)
simulate-policy = che fare se le regole si contraddicono: strict (vince il divieto) o lenient
simulate-unlawful = quanto spesso un giocatore casuale infrange una regola che si può infrangere (una quota da 0 a 1)
simulate-forgets = quanto spesso dimentica un obbligo, come gridare (una quota da 0 a 1)
simulate-windows = quanto spesso approfitta dell’occasione di cogliere in fallo qualcuno o di intervenire (una quota da 0 a 1)
simulate-engine = fast o reference (l’interprete); entrambi giocano le stesse smazzate. Senza, quello veloce gioca ciò che può
simulate-csv = una riga per smazzata invece delle statistiche
simulate-against = l’edizione o variante con cui si confrontano le altre (altrimenti la prima)
simulate-strategy = strategic (predefinita), random, o una tua classe Python come MODULE:CLASS; o una per posto: S,S,S
simulate-output = scrivi ogni smazzata: un nome che finisce in .csv, .json o .parquet; si può ripetere
simulate-plot = disegna il risultato: un nome che finisce in .svg o .png
simulate-histogram = mostra turni e punti delle smazzate con delle barre
every-cluster = fai lavorare un cluster Dask: l’indirizzo del suo scheduler, come tcp://HOST:8786 (CARDLAW_CLUSTER)
every-in-play = gioca tante smazzate (200 bastano) e mostra in quante ogni punto si presenta e cambia chi vince
simulate-jobs = quante smazzate giocare insieme (una per processore)

compile = scrivi un gioco come WebAssembly
compile-id = l’edizione o la variante
compile-output = il file da scrivere: il nome finisce in .wasm, o in .wat per un testo leggibile

replay = mostra quali mosse di una partita erano contro le regole di una o più edizioni
replay-file = una partita salvata, o un file di scenari
replay-under = le edizioni o varianti con cui giudicarlo, invece delle sue
replay-scenario = solo questo scenario del file
replay-brief = solo le mosse che infrangono una regola

test = esegui gli scenari e mostra che cosa non è andato come previsto
test-paths = file spec, o cartelle che ne contengono
test-unshown = elenca le regole che nessuno scenario mostra

coverage = mostra quanto di un foglio stampato è diventato regole
coverage-id = un’edizione, o una sua variante
coverage-source = il testo del foglio; senza, le righe vuote non si distinguono da quelle saltate
coverage-exit-zero = esci con 0 anche se ci sono righe da fare o non citate; senza, è 1

translate = elenca ciò che resta da tradurre, e scambia file con i traduttori
translate-ids = che cosa tradurre, con tutto ciò su cui si basa e i suoi scenari; un file di regole o di scenari; senza, tutto
translate-into = la lingua in cui tradurre: fi, nb, it o sv
translate-export = scrivi un file PO per un traduttore
translate-import = leggi un file PO tradotto; si conserva in `po` accanto alle regole e agli scenari
translate-all = elenca ogni testo che manca, non solo i primi di ogni file

new = comincia una tua variante: un file che compila così com’è, con commenti
new-name = il nome della variante: lettere minuscole, cifre, -
new-extends = l’edizione o la variante su cui si basa
new-packs = regole della casa da includere
new-output = dove scriverla (NAME.rules; - è lo schermo)

packs = elenca le regole della casa, e mostra quali vanno insieme
packs-names = giochi, edizioni o regole della casa; con --matrix una o due regole della casa
packs-matrix = quali regole della casa vanno insieme su questa edizione o variante
packs-look = esamina le coppie ignote o cambiate (secondi ciascuna), e conserva il risultato
packs-kept = il file in cui si conserva il risultato
packs-exit-zero = esci con 0 anche se alcune regole della casa sono in conflitto, o non si sa; senza, è 1

print = stampa un regolamento come foglio per il tavolo: PDF, HTML o Markdown
print-names = un regolamento; per un manifesto due o più
print-kind = full (ogni regola), one-page, house-rules (che cosa cambia una variante), poster (in che cosa differiscono le edizioni) o cheat-cards (carte promemoria)
print-output = il file da scrivere: il nome finisce in .pdf, .html o .md; - scrive Markdown sullo schermo (ID.pdf)
print-paper = a3, a4, a5 o booklet: pagine A5 su A4, da piegare (a4; a3 per un manifesto)
print-link = un indirizzo da stampare sul foglio

site = scrivi tutte le pagine come Markdown, per qualsiasi generatore di siti
site-ids = i regolamenti da mostrare; senza, i tuoi o quelli inclusi
site-out = la cartella da scrivere: nuova o vuota, o già scritta da questo comando
site-languages = en, fi, nb, it, sv separate da virgole; la prima è la principale (en)
site-at = la cartella delle pagine nel sito (rules)
site-scenarios = file o cartelle di scenari, disegnati come situazioni
site-findings = all (calcola ciò che manca), kept o none (all)
site-title = il nome del sito (Rulebooks)
site-strict = esci con 1 se un file di regole o un elenco è sbagliato o manca una parola

plan = mostra che cosa cambia una variante rispetto a ciò su cui si basa
plan-variant = una variante, o un’edizione con regole della casa o scelte
plan-against = confronta con questa, non con ciò che estende
plan-quick = solo ciò che cambia al tavolo; non cercare rilievi

share = trasforma una variante in una breve stringa
share-file = una tua variante
share-remarks = conserva i commenti; la stringa diventa più lunga

open = trasforma una stringa di `share` di nuovo in regole
open-string = ciò che ha scritto `cardlaw share`; - lo legge dallo standard input
open-output = scrivi in questo file o in questa cartella invece che sullo schermo

fmt = metti i file di regole nel formato standard
fmt-files = file di regole e di scenari, o cartelle che ne contengono; - legge lo standard input e scrive sullo standard output
fmt-check = non scrivere nulla; esci con 1 se un file cambierebbe
fmt-diff = non scrivere nulla; mostra che cosa cambierebbe

studio = chiedi, gioca, scrivi e confronta nel browser
studio-port = la porta da usare (una libera)
studio-no-browser = mostra solo l’indirizzo; non aprire il browser

lsp = aiuta gli editor a mostrare errori, completare parole e spiegare regole

completion = completa comandi, opzioni, id e regole nella shell
completion-shell = bash, zsh o fish

doctor = mostra versioni e installazione, e come ripararle
