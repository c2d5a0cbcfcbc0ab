# Quello che si dice di molte smazzate simulate.

## L’inizio

rounds-each =
    { $n ->
        [one] 1 smazzata per ciascuna, seme { $first }.
       *[other] { $n } smazzate per ciascuna, semi da { $first } a { $last }.
    }
rounds-played =
    { $n ->
        [one] 1 smazzata, seme { $first }.
       *[other] { $n } smazzate, semi da { $first } a { $last }.
    }
players-are = Giocatori: { $who }.
player-strategic = strategici (si liberano per prime delle carte che costano di più e rispettano le regole)
player-random = casuali (una mossa qualsiasi, quindi le smazzate sono più lunghe che a un vero tavolo)
player-own = { $name } (tuo)
by-fast = Giocato dal motore veloce.
by-reference = Giocato dall’interprete.
by-both = Giocato dal motore veloce: { $fast }; dall’interprete: { $reference }.
intervals = ± è un intervallo al 95 %: la cifra vera vi cade 19 volte su 20. Posti: la quota di smazzate vinte; tra parentesi, di quanti punti percentuali si scosta da una quota uguale per tutti. Le cifre sono arrotondate; le differenze sono calcolate prima di arrotondare.
few-rounds = Con sole { $n } smazzate gli intervalli sono approssimativi.

## Di che cosa parla una cifra

row-players = giocatori
row-decisions = decisioni per smazzata
row-deviation = deviazione standard
row-percentiles = 5º, 50º e 95º percentile
row-turns = turni per smazzata
row-points = punti per smazzata
row-seat = vince il posto { $seat }
row-seats-equal = posti uguali? (test del chi quadrato)
row-undecided = smazzate vinte da nessuno
row-limit = fermate al limite dei turni
row-stuck = smazzate che si sono bloccate
row-broken = { $what } non valeva
row-move = mosse: { $move }

## Una variante contro un’altra

compared =
    { $n ->
        [one] { $other } rispetto a { $base }, 1 smazzata con lo stesso seme
       *[other] { $other } rispetto a { $base }, { $n } smazzate con gli stessi semi
    }
head-change = differenza
head-effect = effetto
head-chance = per caso
effect-negligible = trascurabile
effect-small = piccolo
effect-medium = medio
effect-large = grande
another-winner = Vince un altro posto nel { $share } delle smazzate (95 %: da { $low } a { $high }).
not-as-many-players = Il numero di giocatori è diverso, quindi non si confronta chi vince.
tests = Per caso: quanto è probabile che il solo caso dia una tale differenza; sotto 0,05 è probabilmente reale (test z per dati appaiati; per i posti test di McNemar). Gli intervalli si calcolano in altro modo e vicino al limite possono dire altro. I posti cambiano in punti percentuali. Effetto: d di Cohen per coppie; anche una differenza reale può essere irrilevante.

## Istogrammi e grafici

rounds-by = { $variant }, { $what }: numero di smazzate
share-by = { $what }: quota di smazzate (%)
and-more = { $low } e oltre
won-by-seat = { $variant }: vinte da ogni posto (%)
plot-title = Smazzate simulate

## Osservazioni

slow = L’interprete gioca { $variant }, e ci vuole di più. Il motore veloce non conosce: { $why }.
no-host = Il motore veloce ha bisogno di `wasmtime`, che non è installato. `pip install cardlaw[fast]` lo installa. Fino ad allora gioca l’interprete, e ci vuole di più.
beyond =
    { $n ->
        [one] 1 smazzata di `{ $variant }` ha superato i limiti del motore veloce; l’ha giocata l’interprete.
       *[other] { $n } smazzate di `{ $variant }` hanno superato i limiti del motore veloce; le ha giocate l’interprete.
    }
cut = Interrotto. Le cifre di `{ $variant }` riguardano le prime { $n } smazzate di { $all }.
limited =
    { $n ->
        [one] 1 smazzata di `{ $variant }` è stata fermata a un limite ({ $turns } turni o { $decisions } decisioni). Conta per quanto è stato giocato.
       *[other] { $n } smazzate di `{ $variant }` sono state fermate a un limite ({ $turns } turni o { $decisions } decisioni). Contano per quanto è stato giocato.
    }
written =
    { $n ->
        [one] Scritto: { $file }, 1 smazzata.
       *[other] Scritto: { $file }, { $n } smazzate.
    }
written-plot = Scritto: { $file }.
on-cluster =
    { $n ->
        [one] Giocato sul cluster { $address }, 1 nodo.
       *[other] Giocato sul cluster { $address }, { $n } nodi.
    }
cluster-lost = Il cluster non risponde più; il resto è stato giocato qui.

## Uso sbagliato

unknown-ending = `{ $file }` deve finire in { $endings }, così se ne conosce la forma
needs-extra = `{ $file }` ha bisogno di `{ $package }`, che non è installato; lo installa `pip install cardlaw[{ $extra }]`
cannot-write = `{ $file }` non si può scrivere: { $why }
no-fonts = `{ $file }` non si può disegnare: questo computer non ha font; scrivi invece un file .svg

## Quanto spesso qualcosa conta nel gioco

in-play = Quanto spesso conta
in-play-how =
    { $n ->
        [one] Misurato su 1 smazzata, giocatori strategici, dall’interprete. Tra parentesi gli intervalli al 95 %.
       *[other] Misurato su { $n } smazzate, giocatori strategici, dall’interprete. Tra parentesi gli intervalli al 95 %.
    } Ogni smazzata si gioca dallo stesso seme con le regole di entrambe. Ciò che si presenta dove le due si separano è ciò che cambia il vincitore.
in-play-up = Si presenta nel { $share } delle smazzate (da { $low } a { $high }), con { $players } giocatori, con le regole di { $home }.
in-play-changes = Cambia chi vince nel { $share } delle smazzate (da { $low } a { $high }).
in-play-never = Non si è presentato in nessuna smazzata con { $players } giocatori (95 %: al massimo nel { $high }).
in-play-decks = Non si sa se cambia chi vince: i mazzi sono diversi, quindi non ci sono due smazzate distribuite allo stesso modo.
in-play-no-other = Non si sa se cambia chi vince: non c’è un altro modo di giocarlo.
in-play-no-table =
    { $n ->
        [one] Un altro riguarda ciò che è scritto e non si presenta mai al tavolo.
       *[other] Altri { $n } riguardano ciò che è scritto e non si presentano mai al tavolo.
    }
in-play-under =
    { $n ->
        [one] Un altro si vede solo con altre interpretazioni o opzioni; `--all` misura anche quello.
       *[other] Altri { $n } si vedono solo con altre interpretazioni o opzioni; `--all` misura anche quelli.
    }
in-play-unexplained = In { $n } delle { $all } smazzate che si separano, nulla di quanto sopra si è presentato dove si separano.
in-play-cut =
    { $n ->
        [one] 1 smazzata è stata fermata dopo { $most } decisioni e conta come vinta da nessuno.
       *[other] { $n } smazzate sono state fermate dopo { $most } decisioni e contano come vinte da nessuno.
    }
row-short = troppo poche carte da pescare
row-no-starter = non si sa chi comincia
row-several-winners = più vincitori
row-deal-short = troppo poche carte da distribuire
row-contradictory-move = regole in contraddizione su una mossa
row-contradictory-number = regole in contraddizione su un numero
row-silent-number = nessuna regola dà un numero
row-nobody = nessuno che possa farlo
row-card-missing = carta non al suo posto
row-nothing-to-choose = niente da scegliere
row-too-many = più mosse di quante se ne elencano
row-limit-at = limite raggiunto: { $what }
