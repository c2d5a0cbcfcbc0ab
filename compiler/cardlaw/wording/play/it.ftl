# Che cosa si dice al tavolo. A chi siede allo schermo si dà del tu.

## Words that every table shares

word-you = tu
word-table = il tavolo
word-nobody = nessuno
word-yes = sì
word-no = no
word-clockwise = orario
word-counterclockwise = antiorario
word-direction = senso di gioco
word-round-number = smazzata
word-winner = vincitore
word-player = giocatore
word-team = squadra
word-number = numero
word-card = carta
word-yes-no = sì o no
word-out = fuori
word-decline = non fare nulla

## What somebody does; `you` is `yes` if it is the person at the screen

lose-turn =
    { $you ->
        [yes] salti
       *[no] { $who } salta
    } il turno
take-over =
    { $you ->
        [yes] prendi
       *[no] { $who } prende
    } il turno
go-again =
    { $you ->
        [yes] giochi
       *[no] { $who } gioca
    } un altro turno
drop-out =
    { $you ->
        [yes] esci
       *[no] { $who } esce
    } dalla smazzata
leave-game =
    { $you ->
        [yes] lasci
       *[no] { $who } lascia
    } la partita
chooses =
    { $you ->
        [yes] scegli
       *[no] { $who } sceglie
    }: { $what }
table-chooses = il tavolo sceglie: { $what }
chooses-to =
    { $you ->
        [yes] scegli
       *[no] { $who } sceglie
    } di { $what }
gets =
    { $you ->
        [yes] ricevi
       *[no] { $who } riceve
    } { $n ->
        [one] una carta
       *[other] { $n } carte
    }
win-round =
    { $you ->
        [yes] vinci
       *[no] { $who } vince
    } la smazzata
win-game =
    { $you ->
        [yes] vinci
       *[no] { $who } vince
    } la partita
does = { $who } { $what }
you-do =
    { $form ->
        [second] { $what }
       *[third] { $who }: { $what }
    }
with-cards = { $said } ({ $cards })
round-over-points = la smazzata è finita; punti: { $points }
quoted = «{ $text }»

## What happens, what is asked, what is answered

shown = si mostra { $zone }: { $cards }
shuffled = si mescola { $zone }
turned = si scopre { $cards }
empty = { $zone }: nessuna carta
swapped = si scambiano { $one } e { $other }
rotated = ogni { $zone } passa al giocatore successivo
settled = il tavolo decide { $about }: { $what }
round = smazzata { $n }
round-over = la smazzata è finita
game-over = la partita è finita
won-by = vince { $who }
too-long = è durata troppo ed è stata interrotta
may = puoi:
answers = risposte:
against = contro le regole:
ask-choice = scegli: { $what }
ask-table = decidi tu per il tavolo: { $what }
ask-ruling = le regole non lo decidono; che cosa decidi per { $about }?
only-move = una sola mossa è possibile: { $move }
legend = Che cosa significano i segni sulle carte:
has-turn = di chi è il turno
n-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
hint = prova: { $move }
hint-only = è l’unica mossa permessa
hint-must = devi farlo
hint-more-cards = ti liberi di più carte che con altre mosse ({ $n })
hint-dearest = nessuna carta che puoi giocare vale di più quando si contano le carte ({ $n })
hint-least-alike = nessuna carta che puoi giocare ha meno in comune con le altre tue carte
hint-sheds = ti liberi di una carta
hint-costs = ogni altra mossa porterebbe carte a te e a nessun altro
hint-guess = niente di ciò che vedi lo decide, quindi è un tentativo
hint-least-use = nessuna carta ha meno in comune con le altre tue carte
hint-fewest = nessun altro che puoi scegliere ha meno carte ({ $n })
hint-most-held = di nient’altro che puoi scegliere ne hai di più ({ $n })
topics = Scrivi `rules` e un numero per leggere le regole:
nothing-to-undo = non c’è nulla da annullare
undone = la tua ultima risposta è annullata
saved = salvata in { $file }, come ogni mossa da qui in poi
saved-name = nel file ti chiami { $name }
save-where = scrivi `save` e il nome di un file, per esempio `save sera.table`
hand-over = È il turno di { $who }. Premi Invio quando nessun altro guarda.
is-may = { $move }: permesso
is-must = { $move }: obbligatorio
is-must-not = { $move }: contro le regole
is-silent = { $move }: le regole non lo prevedono
is-contradictory = { $move }: le regole lo permettono e lo vietano
is-not-offered = { $move }: non possibile ora
not-held = non hai { $card }
no-card = non c’è una carta { $card }
needs = { $move } richiede altro: { $what }
first = rispondi prima alla domanda
no-such-move = `{ $text }` qui non è una mossa; scrivi un numero, o ? per aiuto
did-you-mean = volevi dire `{ $guess }`?
why-what = scrivi dopo una mossa, per esempio `why 1` oppure `why` e una carta
more-moves = ci sono più combinazioni di carte di quante ce ne stiano qui; puoi scriverne qualsiasi altra
no-such-number = non c’è un numero { $text }; le mosse sono da 1 a { $n }
have-to = devi scegliere; scrivi un numero, o ? per aiuto
lines = { $many ->
    [no] riga
   *[yes] righe
 } { $n }
assumed = supposto
hello = { $n } giocatori, seme { $seed }; ? per aiuto
left = hai lasciato il tavolo; per continuare: { $command }
left-unsaved = hai lasciato il tavolo; nulla è stato salvato (la prossima volta `save FILE` lo salva)

## The help; what stands before the gap is typed

help-move = Scrivi il numero di una mossa, la mossa o solo la carta.
help-enter = Premi Invio per passare, dove è possibile. Se una sola mossa è possibile, viene fatta per te.
help-hint = hint        una mossa che farebbe un bravo giocatore
help-undo = undo        annulla la tua ultima risposta
help-why = why MOSSA   quali regole la permettono o la vietano
help-rules = rules       che cosa dicono le regole, per argomento
help-log = log         che cosa è successo finora
help-table = table       di nuovo il tavolo
help-save = save FILE   salva la partita e continua
help-quit = quit        esci; una partita salvata si può riprendere
help-help = ?           questo aiuto
