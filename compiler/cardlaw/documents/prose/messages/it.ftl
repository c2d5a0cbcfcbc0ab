### Italian. The acting player is “il giocatore”, and left out where the verb says enough.
### Forms: of, to, from, in, on (a noun with its preposition) · none · negative, that, that-negative (conditions) · subject.

## Helpers used by other messages
lo-stesso = { TRAIT($attribute, "gender") ->
        [feminine] la stessa
       *[other] lo stesso
    } { $attribute }
tale = { TRAIT($subject, "gender") ->
        [feminine] { FORM($predicate, "feminine") }
       *[other] { $predicate }
    }
il-cui = { TRAIT($attribute, "gender") ->
        [feminine] la cui
       *[other] il cui
    } { $attribute }
bounded = { $bound ->
        [exactly] esattamente { $n }
        [at-least] almeno { $n }
        [at-most] al massimo { $n }
        [more-than] più di { $n }
       *[less-than] meno di { $n }
    }
bounded-value = { $bound ->
        [more-than] maggiore { di }
        [less-than] minore { di }
       *[other] { bounded }
    }
di = { HAS($n, "of") ->
        [yes] { FORM($n, "of") }
       *[no] di { $n }
    }
bounded-cards = { $bound ->
        [exactly] { "" }
        [at-least] almeno
        [at-most] al massimo
        [more-than] più di
       *[less-than] meno di
    } { $n } { TRAIT($n, "count") ->
        [one] { NOUN("card") }
       *[other] { NOUN("card", "plural") }
    }
bounded-players = { bounded } { TRAIT($n, "count") ->
        [one] { NOUN("player") }
       *[other] { NOUN("player", "plural") }
    }
object-form = object
nothing = { "" }
    .silent = yes

## Words every table shares
word-card = carta
    .gender = feminine
    .indefinite = una carta
    .definite = la carta
    .plural = carte
    .plural-definite = le carte
    .of = della carta
    .to = alla carta
    .from = dalla carta
    .in = nella carta
    .on = sulla carta
word-player = giocatore
    .gender = masculine
    .indefinite = un giocatore
    .definite = il giocatore
    .plural = giocatori
    .plural-definite = i giocatori
    .of = del giocatore
    .to = al giocatore
    .from = dal giocatore
    .in = nel giocatore
    .on = sul giocatore
word-team = squadra
    .gender = feminine
    .indefinite = una squadra
    .definite = la squadra
    .plural = squadre
    .plural-definite = le squadre
    .of = della squadra
    .to = alla squadra
    .from = dalla squadra
    .in = nella squadra
    .on = sulla squadra
word-number = numero
    .gender = masculine
    .indefinite = un numero
    .definite = il numero
    .plural = numeri
    .plural-definite = i numeri
    .of = del numero
    .to = al numero
    .from = dal numero
    .in = nel numero
    .on = sul numero
word-zone = mazzo
    .gender = masculine
    .indefinite = un mazzo
    .definite = il mazzo
    .plural = mazzi
    .plural-definite = i mazzi
    .of = del mazzo
    .to = al mazzo
    .from = dal mazzo
    .in = nel mazzo
    .on = sul mazzo
word-side = lato
    .gender = masculine
    .indefinite = un lato
    .definite = il lato visibile
    .plural = lati
    .plural-definite = i lati
    .of = del lato visibile
    .to = al lato visibile
    .from = dal lato visibile
    .in = nel lato visibile
    .on = sul lato visibile
word-yes-no = risposta
    .gender = feminine
    .indefinite = sì o no
    .definite = la risposta
    .plural = risposte
    .plural-definite = le risposte
    .of = della risposta
    .to = alla risposta
    .from = dalla risposta
    .in = nella risposta
    .on = sulla risposta
word-direction = senso di gioco
    .gender = masculine
    .indefinite = un senso di gioco
    .definite = il senso di gioco
    .plural = sensi di gioco
    .plural-definite = i sensi di gioco
    .of = del senso di gioco
    .to = al senso di gioco
    .from = dal senso di gioco
    .in = nel senso di gioco
    .on = sul senso di gioco
word-clockwise = in senso orario
    .predicate = orario
word-counterclockwise = in senso antiorario
    .predicate = antiorario
word-winner = vincitore della smazzata
    .gender = masculine
    .indefinite = un vincitore della smazzata
    .definite = il vincitore della smazzata
    .plural = vincitori della smazzata
    .plural-definite = i vincitori della smazzata
    .of = del vincitore della smazzata
    .to = al vincitore della smazzata
    .from = dal vincitore della smazzata
    .in = nel vincitore della smazzata
    .on = sul vincitore della smazzata
word-round-number = numero della smazzata
    .gender = masculine
    .indefinite = un numero di smazzata
    .definite = il numero della smazzata
    .plural = numeri delle smazzate
    .plural-definite = i numeri delle smazzate
    .of = del numero della smazzata
    .to = al numero della smazzata
    .from = dal numero della smazzata
    .in = nel numero della smazzata
    .on = sul numero della smazzata
word-lose-turn = saltare il turno
    .third = salta il turno
    .past = ha saltato il turno
word-regain-turn = recuperare i turni da saltare
    .third = recupera i turni da saltare
    .past = ha recuperato i turni da saltare
word-begin = cominciare
    .third = comincia
    .past = ha cominciato
word-take-over = prendere il turno
    .third = prende il turno
    .past = ha preso il turno
word-go-again = giocare un altro turno
    .third = gioca un altro turno
    .past = ha giocato un altro turno
word-drop-out = uscire dalla smazzata
    .third = esce dalla smazzata
    .past = è uscito dalla smazzata
word-leave-game = lasciare la partita
    .third = lascia la partita
    .past = ha lasciato la partita
word-decline = rinunciare
    .third = rinuncia
    .past = ha rinunciato
word-turn-begins = comincia il turno successivo
    .happens = comincia il turno successivo
word-turn-ends = finisce il turno
    .happens = finisce il turno

## Players
actor = { NOUN("player", "definite") }
    .gender = masculine
    .of = { NOUN("player", "of") }
    .to = { NOUN("player", "to") }
    .from = { NOUN("player", "from") }
actor-again = { "" }
    .possessive = yes
    .gender = masculine
    .object = { NOUN("player", "definite") }
    .named = { NOUN("player", "definite") }
    .of = { NOUN("player", "of") }
    .to = { NOUN("player", "to") }
    .from = { NOUN("player", "from") }
the = { FORM($noun, "definite") }
    .of = { FORM($noun, "of") }
    .to = { FORM($noun, "to") }
    .from = { FORM($noun, "from") }
    .in = { FORM($noun, "in") }
    .on = { FORM($noun, "on") }
a = { FORM($noun, "indefinite") }
    .of = di { FORM($noun, "indefinite") }
    .to = a { FORM($noun, "indefinite") }
    .from = da { FORM($noun, "indefinite") }
    .in = in { FORM($noun, "indefinite") }
    .on = su { FORM($noun, "indefinite") }
    .none = { TRAIT($noun, "gender") ->
        [feminine] nessuna
       *[other] nessun
    } { $noun }
own = { "" }
    .gender = masculine
    .of = { "" }
    .to = { "" }
    .from = { "" }
gap = { FORM($noun, "definite") }
    .of = { FORM($noun, "of") }
    .to = { FORM($noun, "to") }
    .from = { FORM($noun, "from") }
some-player = un giocatore
    .gender = masculine
    .of = di un giocatore
    .to = a un giocatore
    .from = da un giocatore
only-one-player = un solo giocatore
    .gender = masculine
    .of = di un solo giocatore
    .to = a un solo giocatore
    .from = da un solo giocatore
every-player = ogni giocatore
    .gender = masculine
    .of = di ogni giocatore
    .to = a ogni giocatore
    .from = da ogni giocatore
every-player-except = ogni giocatore tranne { FORM($excepted, "object") }
    .gender = masculine
    .of = di ogni giocatore tranne { FORM($excepted, "object") }
    .to = a ogni giocatore tranne { FORM($excepted, "object") }
    .from = da ogni giocatore tranne { FORM($excepted, "object") }
every-other-player = ogni altro giocatore
    .gender = masculine
    .of = di ogni altro giocatore
    .to = a ogni altro giocatore
    .from = da ogni altro giocatore
any-player = qualunque giocatore
    .gender = masculine
    .of = di qualunque giocatore
    .to = a qualunque giocatore
    .from = da qualunque giocatore
any-other-player = qualunque altro giocatore
    .gender = masculine
    .of = di qualunque altro giocatore
    .to = a qualunque altro giocatore
    .from = da qualunque altro giocatore
another-player = un altro giocatore
    .gender = masculine
    .of = di un altro giocatore
    .to = a un altro giocatore
    .from = da un altro giocatore
    .none = nessun altro giocatore
that-player = quel giocatore
    .gender = masculine
    .of = di quel giocatore
    .to = a quel giocatore
    .from = da quel giocatore
turn-player = il giocatore di turno
    .gender = masculine
    .of = del giocatore di turno
    .to = al giocatore di turno
    .from = dal giocatore di turno
next-player = il giocatore successivo
    .gender = masculine
    .of = del giocatore successivo
    .to = al giocatore successivo
    .from = dal giocatore successivo
previous-player = il giocatore precedente
    .gender = masculine
    .of = del giocatore precedente
    .to = al giocatore precedente
    .from = dal giocatore precedente
left-player = il giocatore alla sua sinistra
    .gender = masculine
    .of = del giocatore alla sua sinistra
    .to = al giocatore alla sua sinistra
    .from = dal giocatore alla sua sinistra
right-player = il giocatore alla sua destra
    .gender = masculine
    .of = del giocatore alla sua destra
    .to = al giocatore alla sua destra
    .from = dal giocatore alla sua destra
next-of = il giocatore dopo { FORM($player, "object") }
    .gender = masculine
    .of = del giocatore dopo { FORM($player, "object") }
    .to = al giocatore dopo { FORM($player, "object") }
    .from = dal giocatore dopo { FORM($player, "object") }
previous-of = il giocatore prima { FORM($player, "of") }
    .gender = masculine
    .of = del giocatore prima { FORM($player, "of") }
    .to = al giocatore prima { FORM($player, "of") }
    .from = dal giocatore prima { FORM($player, "of") }
left-of = il giocatore alla sinistra { FORM($player, "of") }
    .gender = masculine
    .of = del giocatore alla sinistra { FORM($player, "of") }
    .to = al giocatore alla sinistra { FORM($player, "of") }
    .from = dal giocatore alla sinistra { FORM($player, "of") }
right-of = il giocatore alla destra { FORM($player, "of") }
    .gender = masculine
    .of = del giocatore alla destra { FORM($player, "of") }
    .to = al giocatore alla destra { FORM($player, "of") }
    .from = dal giocatore alla destra { FORM($player, "of") }
team-of = la squadra { FORM($owner, "of") }
    .gender = feminine
    .of = della squadra { FORM($owner, "of") }
    .to = alla squadra { FORM($owner, "of") }
    .from = dalla squadra { FORM($owner, "of") }
players = tutti i giocatori
    .of = di tutti i giocatori
    .to = a tutti i giocatori
    .from = da tutti i giocatori
other-players = gli altri giocatori
    .of = degli altri giocatori
    .to = agli altri giocatori
    .from = dagli altri giocatori
players-except = i giocatori tranne { FORM($excepted, "object") }
    .of = dei giocatori tranne { FORM($excepted, "object") }
    .to = ai giocatori tranne { FORM($excepted, "object") }
    .from = dai giocatori tranne { FORM($excepted, "object") }
partners-of = i compagni { FORM($player, "of") }
    .of = dei compagni { FORM($player, "of") }
    .to = ai compagni { FORM($player, "of") }
    .from = dai compagni { FORM($player, "of") }
any-of = uno qualunque { FORM($members, "of") }
    .gender = masculine
    .of = di uno qualunque { FORM($members, "of") }
    .to = a uno qualunque { FORM($members, "of") }
    .from = da uno qualunque { FORM($members, "of") }
each-of = ognuno { FORM($members, "of") }
    .gender = masculine
    .of = di ognuno { FORM($members, "of") }
    .to = a ognuno { FORM($members, "of") }
    .from = da ognuno { FORM($members, "of") }
one-of = uno { FORM($members, "of") }
    .none = nessuno { FORM($members, "of") }
the-table = il tavolo
che-anche = { HAS($where, "silent") ->
        [yes] { "" }
       *[no] { $where } e
    }
il-piu = { TRAIT($value, "gender") ->
        [feminine] { $extreme ->
            [most] la più alta
           *[least] la più bassa
        }
       *[other] { $extreme ->
            [most] il più alto
           *[least] il più basso
        }
    }
best-player = il giocatore { che-anche } per il quale { FORM($value, "bare") } è { il-piu }
    .gender = masculine
    .of = del giocatore { che-anche } per il quale { FORM($value, "bare") } è { il-piu }
    .to = al giocatore { che-anche } per il quale { FORM($value, "bare") } è { il-piu }
    .from = dal giocatore { che-anche } per il quale { FORM($value, "bare") } è { il-piu }
per-cui = { TRAIT($noun, "gender") ->
        [feminine] per la quale
       *[other] per il quale
    }
best-other = { FORM($noun, "definite") } { che-anche } { per-cui } { FORM($value, "bare") } è { il-piu }
    .of = { FORM($noun, "of") } { che-anche } { per-cui } { FORM($value, "bare") } è { il-piu }
    .to = { FORM($noun, "to") } { che-anche } { per-cui } { FORM($value, "bare") } è { il-piu }

## Cards
itself = { "" }
    .gender = feminine
    .possessive = yes
    .of = di essa
it-card = { "" }
    .gender = feminine
    .possessive = yes
    .object = la carta
    .of = della carta
    .to = alla carta
    .from = dalla carta
that-card = quella carta
    .gender = feminine
    .of = di quella carta
    .to = a quella carta
    .from = da quella carta
other-card = l’altra carta
    .gender = feminine
    .of = dell’altra carta
    .to = all’altra carta
    .from = dall’altra carta
that-one = questo
    .of = di questo
    .to = a questo
those-cards = le carte
    .in = tra le carte
    .of = delle carte
    .to = alle carte
several-cards = da { $least } a { $most } { NOUN("card", "plural") }
card-at-top = { NOUN("card", "definite") } in cima { FORM($zone, "to") }
    .gender = { "feminine" }
    .of = { NOUN("card", "of") } in cima { FORM($zone, "to") }
    .to = { NOUN("card", "to") } in cima { FORM($zone, "to") }
    .from = { NOUN("card", "from") } in cima { FORM($zone, "to") }
card-at-bottom = { NOUN("card", "definite") } in fondo { FORM($zone, "to") }
    .gender = { "feminine" }
    .of = { NOUN("card", "of") } in fondo { FORM($zone, "to") }
    .to = { NOUN("card", "to") } in fondo { FORM($zone, "to") }
card-at-newest = l’ultima { NOUN("card") } arrivata { FORM($zone, "in") }
    .gender = { "feminine" }
    .of = dell’ultima { NOUN("card") } arrivata { FORM($zone, "in") }
    .to = all’ultima { NOUN("card") } arrivata { FORM($zone, "in") }
a-kind-of = { FORM($kinds, "indefinite") }
    .of = di { FORM($kinds, "indefinite") }
a-such = { FORM($noun, "indefinite") } { $where }
    .of = di { FORM($noun, "indefinite") } { $where }
described-adjective = { HAS($predicate, "after") ->
        [yes] { FORM($predicate, "after") }
       *[no] { TRAIT($noun, "gender") ->
            [feminine] { FORM($predicate, "feminine") }
           *[other] { $predicate }
        }
    }
described = { $noun } { described-adjective }
    .indefinite = { FORM($noun, "indefinite") } { described-adjective }
described-after = { "" }
face-numbered = { TRAIT($number, "count") ->
        [0] uno
       *[other] un
    } { $number } { $value }
face-numbered-only = { FORM($noun, "indefinite") } { $number }
face-paired = { HAS($second, "definite") ->
        [yes] { FORM($second, "definite") }
       *[no] { $second }
    } di { $value }
face-valued = { FORM($noun, "indefinite") } { TRAIT($noun, "gender") ->
        [feminine] { FORM($value, "feminine") }
       *[other] { $value }
    }
a-card-in = { $other ->
        [yes] un’altra { NOUN("card") }
       *[no] { NOUN("card", "indefinite") }
    } { FORM($zone, "in") }
    .none = { $other ->
        [yes] nessun’altra { NOUN("card") }
       *[no] nessuna { NOUN("card") }
    } { FORM($zone, "in") }
cards-in = { NOUN("card", "plural-definite") } { FORM($zone, "in") }
    .of = { NOUN("card", "plural-of") } { FORM($zone, "in") }
    .to = { NOUN("card", "plural-to") } { FORM($zone, "in") }
cards-in-except = tutte { NOUN("card", "plural-definite") } { FORM($zone, "in") } tranne { FORM($excepted, "object") }
    .of = di tutte { NOUN("card", "plural-definite") } { FORM($zone, "in") } tranne { FORM($excepted, "object") }
    .to = a tutte { NOUN("card", "plural-definite") } { FORM($zone, "in") } tranne { FORM($excepted, "object") }
every-card-in = ogni { $noun } { FORM($zone, "in") } { $where }
every = ogni { $noun }
chosen = { FORM($noun, "definite") } { TRAIT($noun, "gender") ->
        [feminine] scelta
       *[other] scelto
    }
    .of = { FORM($noun, "of") } { TRAIT($noun, "gender") ->
        [feminine] scelta
       *[other] scelto
    }
    .to = { FORM($noun, "to") } { TRAIT($noun, "gender") ->
        [feminine] scelta
       *[other] scelto
    }
    .from = { FORM($noun, "from") } { TRAIT($noun, "gender") ->
        [feminine] scelta
       *[other] scelto
    }
called = «{ $name }»
    .of = di «{ $name }»

## Zones
zone = { FORM($noun, "definite") }
    .of = { FORM($noun, "of") }
    .to = { FORM($noun, "to") }
    .from = { FORM($noun, "from") }
    .in = { FORM($noun, "in") }
    .on = { FORM($noun, "on") }
held-zone = { FORM($noun, "definite") }
    .of = { FORM($noun, "of") }
    .to = { FORM($noun, "to") }
    .from = { FORM($noun, "from") }
    .in = { FORM($noun, "in") }
    .on = { FORM($noun, "on") }
own-zone = { FORM($noun, "definite") }
    .of = { FORM($noun, "of") }
    .to = { FORM($noun, "to") }
    .from = { FORM($noun, "from") }
    .in = { FORM($noun, "in") }
    .on = { FORM($noun, "on") }
zone-of = { FORM($noun, "definite") } { FORM($owner, "of") }
    .of = { FORM($noun, "of") } { FORM($owner, "of") }
    .to = { FORM($noun, "to") } { FORM($owner, "of") }
    .from = { FORM($noun, "from") } { FORM($owner, "of") }
    .in = { FORM($noun, "in") } { FORM($owner, "to") }
    .on = { FORM($noun, "in") } { FORM($owner, "to") }
zone-for = { FORM($noun, "definite") } «{ $key }»
    .of = { FORM($noun, "of") } «{ $key }»
    .to = { FORM($noun, "to") } «{ $key }»
    .from = { FORM($noun, "from") } «{ $key }»
    .in = { FORM($noun, "in") } «{ $key }»
    .on = { FORM($noun, "on") } «{ $key }»
that-zone = quel mazzo
    .of = di quel mazzo
    .to = a quel mazzo
    .from = da quel mazzo
    .in = in quel mazzo
    .on = su quel mazzo
some-zone = un mazzo

## Numbers and values
yes = sì
no = no
so-many = N
unsaid-number = un numero
that-number = N
that-value = { TRAIT($noun, "gender") ->
        [feminine] quella
       *[other] quel
    } { $noun }
    .of = di { TRAIT($noun, "gender") ->
        [feminine] quella
       *[other] quel
    } { $noun }
drawn-number = il numero sorteggiato
    .of = del numero sorteggiato
counted = { $n } { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "plural") }
    }
    .person = { TRAIT($n, "count") ->
        [one] singular
       *[other] plural
    }
so-often = { $what } ({ TRAIT($n, "count") ->
        [2] due volte
       *[other] { $n } volte
    })
faces-numbered = { HAS($value, "plural") ->
        [yes] { TRAIT($n, "count") ->
            [2] due
            [3] tre
           *[other] { $n }
        } { $number } { FORM($value, "plural") }
       *[no] { $number } { $value } ({ TRAIT($n, "count") ->
            [2] due volte
           *[other] { $n } volte
        })
    }
    .person = plural
faces-valued = { HAS($value, "plural") ->
        [yes] { TRAIT($n, "count") ->
            [2] due
            [3] tre
           *[other] { $n }
        } { FORM($noun, "plural") } { TRAIT($noun, "gender") ->
            [feminine] { FORM($value, "feminine-plural") }
           *[other] { FORM($value, "plural") }
        }
       *[no] { $noun } { $value } ({ TRAIT($n, "count") ->
            [2] due volte
           *[other] { $n } volte
        })
    }
    .person = plural
counted-as = tante { FORM($noun, "plural") } quante ne indica { $n }
uncounted = { FORM($noun, "plural") }
attribute-of = { TRAIT($owner, "possessive") ->
        [yes] { TRAIT($attribute, "gender") ->
            [feminine] la sua
           *[other] il suo
        } { $attribute }
       *[no] { FORM($attribute, "definite") } { FORM($owner, "of") }
    }
    .gender = { TRAIT($attribute, "gender") }
    .of = { TRAIT($owner, "possessive") ->
        [yes] { TRAIT($attribute, "gender") ->
            [feminine] della sua
           *[other] del suo
        } { $attribute }
       *[no] { FORM($attribute, "of") } { FORM($owner, "of") }
    }
    .to = { TRAIT($owner, "possessive") ->
        [yes] { TRAIT($attribute, "gender") ->
            [feminine] alla sua
           *[other] al suo
        } { $attribute }
       *[no] { FORM($attribute, "to") } { FORM($owner, "of") }
    }
    .bare = { TRAIT($owner, "possessive") ->
        [yes] { FORM($attribute, "definite") }
       *[no] { FORM($attribute, "definite") } { FORM($owner, "of") }
    }
own-state = { HAS($noun, "own") ->
        [yes] { FORM($noun, "own") }
       *[no] { TRAIT($noun, "gender") ->
            [feminine] la sua
           *[other] il suo
        } { $noun }
    }
    .of = { TRAIT($noun, "gender") ->
        [feminine] della sua
       *[other] del suo
    } { $noun }
    .to = { TRAIT($noun, "gender") ->
        [feminine] alla sua
       *[other] al suo
    } { $noun }
    .from = { TRAIT($noun, "gender") ->
        [feminine] dalla sua
       *[other] dal suo
    } { $noun }
    .bare = { FORM($noun, "definite") }
state-of = { FORM($noun, "definite") } { di-chi }
    .of = { FORM($noun, "of") } { di-chi }
    .to = { FORM($noun, "to") } { di-chi }
    .from = { FORM($noun, "from") } { FORM($owner, "of") }
    .bare = { FORM($noun, "definite") }
di-chi = { HAS($noun, "agent") ->
        [yes] { FORM($owner, "from") }
       *[no] { FORM($owner, "of") }
    }
sum = { $left } + { $right }
    .bare = { $left } + { $right }
difference = { $left } − { $right }
    .bare = { $left } − { $right }
product = { $left } × { $right }
    .bare = { $left } × { $right }
cards-number = il numero di { NOUN("card", "plural") } { FORM($zone, "in") }
    .of = del numero di { NOUN("card", "plural") } { FORM($zone, "in") }
    .bare = il numero di { NOUN("card", "plural") } { FORM($zone, "in") }
players-number = il numero dei giocatori
    .of = del numero dei giocatori
    .bare = il numero dei giocatori
count-of = il numero { FORM($members, "of") }
    .of = del numero { FORM($members, "of") }
    .bare = il numero { FORM($members, "of") }
total-of = { FORM($attribute, "definite") } { TRAIT($attribute, "gender") ->
        [feminine] complessiva
       *[other] complessivo
    } { FORM($members, "of") }
    .of = { FORM($attribute, "of") } { TRAIT($attribute, "gender") ->
        [feminine] complessiva
       *[other] complessivo
    } { FORM($members, "of") }
    .bare = { FORM($attribute, "definite") } { TRAIT($attribute, "gender") ->
        [feminine] complessiva
       *[other] complessivo
    } { FORM($members, "of") }
total-general = la somma, per { $members }, di { $value }
    .of = della somma, per { $members }, di { $value }
    .bare = la somma, per { $members }, di { $value }
opposite-of = il contrario { FORM($direction, "of") }
whether = se { $condition }
numbers = i numeri da { $low } a { $high }
    .of = dei numeri da { $low } a { $high }
a-number = un numero da { $low } a { $high }
    .none = nessun numero da { $low } a { $high }
values = ogni { $noun }
    .of = di ogni { $noun }
values-except = ogni { $noun } tranne { FORM($excepted, "object") }
    .of = di ogni { $noun } tranne { FORM($excepted, "object") }
a-value-except = { FORM($noun, "indefinite") } { TRAIT($noun, "gender") ->
        [feminine] diversa
       *[other] diverso
    } da { $excepted }
    .none = { TRAIT($noun, "gender") ->
        [feminine] nessuna
       *[other] nessun
    } { $noun } { TRAIT($noun, "gender") ->
        [feminine] diversa
       *[other] diverso
    } da { $excepted }
members-that = { $members } { $where }
    .of = { FORM($members, "of") } { $where }
member-that = { $member } { $where }

## Conditions
grouped = { $clauses }
    .negative = { $clauses }
    .that = { $clauses }
    .that-negative = { $clauses }
always-true = nulla lo impedisce
    .that = che c’è
never-true = ciò non può mai accadere
    .that = che non c’è mai
    .never = yes
is-so = { $value } è sì
    .negative = { $value } è no
is-kind = { $subject } è { $kind }
    .negative = { $subject } non è { $kind }
    .that = che è { $kind }
    .that-negative = che non è { $kind }
is-predicate = { HAS($predicate, "verb") ->
        [yes] { $subject } { FORM($predicate, "verb") }
       *[no] { $subject } è { tale }
    }
    .negative = { HAS($predicate, "verb") ->
        [yes] { $subject } non { FORM($predicate, "verb") }
       *[no] { $subject } non è { tale }
    }
    .that = { HAS($predicate, "verb") ->
        [yes] che { FORM($predicate, "verb") }
       *[no] che è { tale }
    }
    .that-negative = { HAS($predicate, "verb") ->
        [yes] che non { FORM($predicate, "verb") }
       *[no] che non è { tale }
    }
has-attribute = { $subject } ha { FORM($attribute, "indefinite") }
    .negative = { $subject } non ha { $attribute }
    .that = che ha { FORM($attribute, "indefinite") }
    .that-negative = che non ha { $attribute }
has-state = { HAS($state, "present") ->
        [yes] { FORM($state, "present") }
       *[no] { $subject } ha { FORM($state, "indefinite") }
    }
    .negative = { HAS($state, "absent") ->
        [yes] { FORM($state, "absent") }
       *[no] { $subject } non ha { TRAIT($state, "gender") ->
            [feminine] nessuna
           *[other] nessun
        } { $state }
    }
    .that = che ha { FORM($state, "indefinite") }
    .that-negative = che non ha { TRAIT($state, "gender") ->
        [feminine] nessuna
       *[other] nessun
    } { $state }
exists = c’è { $value }
    .negative = non c’è { $value }
flag = { $clause }
    .negative = { HAS($clause, "negative") ->
        [yes] { FORM($clause, "negative") }
       *[no] non è vero che { $clause }
    }
does = { $subject } { $clause }
    .negative = { $subject } { FORM($clause, "negative") }
    .that = che { $clause }
    .that-negative = che { FORM($clause, "negative") }
answer = la risposta è sì
    .negative = la risposta è no
decision = { $chooser } lo vuole
    .negative = { $chooser } non lo vuole
owes = { $subject } deve ancora { $act }
    .negative = { $subject } non deve più { $act }
    .that = che deve ancora { $act }
    .that-negative = che non deve più { $act }
was-wrong = { $subject } ha infranto le regole
    .negative = { $subject } non ha infranto le regole
    .that = che ha infranto le regole
    .that-negative = che non ha infranto le regole
same-attribute = { $subject } ha { lo-stesso } { FORM($other, "of") }
    .negative = { $subject } non ha { lo-stesso } { FORM($other, "of") }
    .that = che ha { lo-stesso } { FORM($other, "of") }
    .that-negative = che non ha { lo-stesso } { FORM($other, "of") }
proprio = { TRAIT($subject, "possessive") ->
        [yes] { TRAIT($attribute, "gender") ->
            [feminine] la sua
           *[other] il suo
        } { $attribute }
       *[no] { FORM($attribute, "definite") } { HAS($attribute, "agent") ->
            [yes] { FORM($subject, "from") }
           *[no] { FORM($subject, "of") }
        }
    }
attribute-is = { proprio } è { $value }
    .negative = { proprio } non è { $value }
    .that = { il-cui } è { $value }
    .that-negative = { il-cui } non è { $value }
is-same = { $subject } è { predicato }
    .negative = { $subject } non è { predicato }
    .that = che è { predicato }
    .that-negative = che non è { predicato }
predicato = { HAS($other, "predicate") ->
        [yes] { FORM($other, "predicate") }
       *[no] { $other }
    }
compares = { $value } è { bounded-value }
    .negative = { $value } non è { bounded-value }
attribute-compares = { proprio } è { bounded-value }
    .that = { il-cui } è { bounded-value }
round-number-is = { $bound ->
        [at-least] è la smazzata numero { $n } o una successiva
        [at-most] è la smazzata numero { $n } o una precedente
       *[other] il numero della smazzata è { bounded }
    }
has-no-cards = { $subject } non ha più { NOUN("card", "plural") } { FORM($zone, "in") }
    .negative = { $subject } ha { NOUN("card", "plural") } { FORM($zone, "in") }
    .that = che non ha più { NOUN("card", "plural") } { FORM($zone, "in") }
    .that-negative = che ha { NOUN("card", "plural") } { FORM($zone, "in") }
has-cards = { $subject } ha { FORM($zone, "in") } { bounded-cards }
    .negative = { $subject } non ha { FORM($zone, "in") } { bounded-cards }
    .that = che ha { FORM($zone, "in") } { bounded-cards }
    .that-negative = che non ha { FORM($zone, "in") } { bounded-cards }
has-more-than-before = { $subject } ha { FORM($zone, "in") } più { NOUN("card", "plural") } di prima
    .negative = { $subject } non ha { FORM($zone, "in") } più { NOUN("card", "plural") } di prima
    .that = che ha { FORM($zone, "in") } più { NOUN("card", "plural") } di prima
    .that-negative = che non ha { FORM($zone, "in") } più { NOUN("card", "plural") } di prima
is-empty = { FORM($zone, "in") } non ci sono { NOUN("card", "plural") }
    .negative = { FORM($zone, "in") } ci sono { NOUN("card", "plural") }
zone-has-cards = { FORM($zone, "in") } { TRAIT($n, "count") ->
        [one] c’è
       *[other] ci sono
    } { bounded-cards }
    .negative = { FORM($zone, "in") } non ci sono { bounded-cards }
players-are = { TRAIT($n, "count") ->
        [one] c’è { bounded-players }
       *[other] i giocatori sono { bounded }
    }
    .negative = { TRAIT($n, "count") ->
        [one] non c’è { bounded-players }
       *[other] i giocatori non sono { bounded }
    }
players-that = { ci-sono } { bounded-players } { $where }
    .negative = non { ci-sono } { bounded-players } { $where }
ci-sono = { TRAIT($n, "count") ->
        [one] c’è
       *[other] ci sono
    }
cards-counted = { FORM($zone, "in") } ci { TRAIT($n, "count") ->
        [one] è
       *[other] sono
    } { bounded } { sorted } { $only }
    .negative = { FORM($zone, "in") } non ci { TRAIT($n, "count") ->
        [one] è
       *[other] sono
    } { bounded } { sorted } { $only }
sorted = { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "plural") }
    }
number-of-members = il numero { FORM($members, "of") } è { bounded-value }
    .negative = il numero { FORM($members, "of") } non è { bounded-value }
inoltre = { $other ->
        [yes] inoltre { FORM($zone, "in") }
       *[no] { FORM($zone, "in") }
    }
nessuna-carta = { $other ->
        [yes] { TRAIT($noun, "gender") ->
            [feminine] nessun’altra
           *[other] nessun altro
        } { $noun }
       *[no] { TRAIT($noun, "gender") ->
            [feminine] nessuna
           *[other] nessun
        } { $noun }
    }
has-card = { $subject } ha { inoltre } { FORM($noun, "indefinite") } { $where }
    .negative = { $subject } non ha { FORM($zone, "in") } { nessuna-carta } { $where }
    .that = che ha { inoltre } { FORM($noun, "indefinite") } { $where }
    .that-negative = che non ha { FORM($zone, "in") } { nessuna-carta } { $where }
holds-card = { $subject } ha { FORM($zone, "in") } { FORM($card, "object") }
    .negative = { $subject } non ha { FORM($zone, "in") } { FORM($card, "object") }
    .that = che ha { FORM($zone, "in") } { FORM($card, "object") }
    .that-negative = che non ha { FORM($zone, "in") } { FORM($card, "object") }
in-the-round = { $subject } partecipa ancora alla smazzata
    .negative = { $subject } è fuori dalla smazzata
    .that = che partecipa ancora alla smazzata
    .that-negative = che è fuori dalla smazzata
card-lies = { FORM($zone, "in") } c’è { $other ->
        [yes] inoltre { FORM($noun, "indefinite") }
       *[no] { FORM($noun, "indefinite") }
    } { $where }
    .negative = { FORM($zone, "in") } non c’è { nessuna-carta } { $where }
there-is = c’è { $member } { $where }
    .negative = non c’è { FORM($member, "none") } { $where }
for-every = per { $members } vale che { $condition }
for-which = per { $sort ->
        [player] il quale
       *[other] la quale
    } vale che { $condition }

## Clauses
may = { HAS($act, "allowed") ->
        [yes] { FORM($act, "allowed") }
       *[no] { $subject } può { $act }
    }
may-if = { $subject } può { $act } se { $condition }
may-only = { $subject } può { $act } solo se { $condition }
may-only-such = { $subject } può { $plain } solo se { $condition }
may-even = { $subject } può { $act } anche se { $condition }
must = { $subject } deve { $act }
must-if = { $subject } deve { $act } se { $condition }
must-not = { $subject } non può { $act }
must-not-if = { $subject } non può { $act } se { $condition }
wrongly = è sempre scorretto { $act }
wrongly-if = è scorretto { $act } se { $condition }
wins-round = { $subject } vince la smazzata { $by } quando { $condition }
wins-game = { $subject } vince la partita { $by } quando { $condition }
wins-round-ranked = quando { $condition }, vince la smazzata { $by } { $among ->
        [yes] chi di loro ha
       *[no] il giocatore con
    } { FORM($value, "bare") } più { TRAIT($value, "gender") ->
        [feminine] { $extreme ->
            [most] alta
           *[least] bassa
        }
       *[other] { $extreme ->
            [most] alto
           *[least] basso
        }
    }
wins-game-ranked = quando { $condition }, vince la partita { $by } { $among ->
        [yes] chi di loro ha
       *[no] il giocatore con
    } { FORM($value, "bare") } più { TRAIT($value, "gender") ->
        [feminine] { $extreme ->
            [most] alta
           *[least] bassa
        }
       *[other] { $extreme ->
            [most] alto
           *[least] basso
        }
    }
by = { HAS($acts, "gerund") ->
        [yes] { FORM($acts, "gerund") }
       *[no] nel { $acts }
    }
ends-round = la smazzata finisce quando { $condition }
ends-game = la partita finisce quando { $condition }
waived = la regola { $rule } non vale
waived-if = la regola { $rule } non vale se { $condition }
defined-if = { HAS($condition, "never") ->
        [yes] { FORM($defined, "negative") } in nessun caso
       *[no] { $defined } se { $condition }
    }
quantity-is = { HAS($quantity, "says") ->
        [yes] { FORM($quantity, "says") }
       *[no] { FORM($quantity, "definite") } è { $value }
    }
quantity-is-if = { HAS($quantity, "says") ->
        [yes] { FORM($quantity, "says") }
       *[no] { FORM($quantity, "definite") } è { $value }
    } se { $condition }
attribute-set = { HAS($attribute, "says") ->
        [yes] { FORM($attribute, "says") }
       *[no] { FORM($attribute, "definite") } { FORM($owner, "of") } è { $value }
    }
attribute-set-if = { $defined } se { $condition }
always = vale sempre { $condition }
always-either = vale sempre { $one } oppure { $other }
always-that = che { $clause }
when = quando { $cause }
when-and = quando { $cause } e { $condition }
instead = quando { $cause }, invece accade questo
instead-and = quando { $cause } e { $condition }, invece accade questo
trigger = { $subject } { FORM($act, "third") }
would = { $subject } dovrebbe { $act }
then = { $intro }, { $step }
otherwise-then = altrimenti { $step }
deck = il mazzo contiene
deck-row = { $n } { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "plural") }
    } { $only }
deck-row-each = { $n } { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "plural") }
    } { $only } per { $each }
deck-row-backed = { $row }, con { $back } sul retro
each-value = ogni { $noun }
each-from-to = ogni { $noun } da { $low } a { $high }
only-values = con { FORM($noun, "definite") } { $values }
deck-has = il mazzo ha { $n } { FORM($noun, "plural") }
deck-has-each = il mazzo ha { $n } { FORM($noun, "plural") } per ogni { $each }
seats = giocano da { $least } a { $most } giocatori
seats-exactly = giocano esattamente { $n } giocatori
seats-in-teams = giocano da { $least } a { $most } giocatori, in { $teams } squadre

## Steps
do = { $subject } { FORM($act, "third") }
takes-place = poi { $clause }
becomes = { $state } è ora { FORM($value, "object") }
becomes-card = { $value } conta ora come { $state }
forget = { $state } non conta più
direction-turns = il senso di gioco si inverte
has-won-round = { $subject } ha vinto la smazzata
direction-is = il gioco procede { $way }
flag-set = da ora in poi vale che { $clause }
    .negative = da ora in poi vale che { FORM($clause, "negative") }
does-now = da ora in poi vale che { $subject } { $clause }
    .none = da ora in poi vale che nessun giocatore { $clause }
    .negative = da ora in poi vale che { $subject } { FORM($clause, "negative") }
add = { $value } si aggiunge { FORM($state, "to") }
doubled = { $state } raddoppia
subtract = si toglie { $value } { FORM($state, "from") }
move-card = { FORM($card, "object") } va { $place ->
        [underneath] sotto { $zone }
        [at-random] in un punto a caso { FORM($zone, "of") }
       *[other] { FORM($zone, "on") }
    }
move-cards = { $cards } vanno { $place ->
        [underneath] sotto { $zone }
        [at-random] in punti a caso { FORM($zone, "of") }
       *[other] { FORM($zone, "in") }
    }
fetch = { $cards } vanno { FORM($origin, "from") } { $place ->
        [underneath] sotto { $zone }
        [at-random] in punti a caso { FORM($zone, "of") }
       *[other] { FORM($zone, "in") }
    }
shuffle = si mescola { $zone }
deal = si distribuiscono { $cards } { FORM($origin, "from") } { FORM($noun, "in") } a ogni giocatore, a partire { FORM($start, "from") }
deal-all = si distribuiscono una alla volta tutte { NOUN("card", "plural-definite") } { FORM($origin, "from") } { FORM($noun, "in") } a ogni giocatore, a partire { FORM($start, "from") }
chooses = { $subject } sceglie { $member }
table-chooses = i giocatori si accordano su { $member }
choose-secretly = { $choosers } scelgono in segreto ciascuno { $member }; questo vale come { $state }
can = { $subject } può { $acts }
has-choice = { $subject } sceglie se { $acts }
has-turn-to = { $subject } può ora { $acts }
offer-until = finché non { $until }, { $first }
offer-until-then = finché non { $until }, { $first } e { $later }
swap = { $left } e { $right } si scambiano
rotate = ogni giocatore passa { TRAIT($noun, "gender") ->
        [feminine] la propria
       *[other] il proprio
    } { $noun } al successivo
reveal = si mostra { FORM($to, "to") } { $zone }
announce = si annuncia ai giocatori: «{ $text }»
proceed = accade comunque ciò che doveva accadere
proceed-with = accade comunque ciò che doveva accadere; il numero è { $values }
won-round = vince la smazzata { $subject }
won-game = vince la partita { $subject }
end-round = la smazzata è finita
end-game = la partita è finita
let = { $name } è { $value }
ask = si chiede ai giocatori: «{ $question }»
chance = si sorteggia un numero da { $low } a { $high }
if = se { $condition }
otherwise = altrimenti
otherwise-if = altrimenti, se { $condition }
repeat = si ripete quanto segue fino al momento in cui { $condition }
by-chance = a sorte accade una di queste cose
odds = { TRAIT($weight, "count") ->
        [one] { $weight } volta
       *[other] { $weight } volte
    } su { $whole }
for-each = per { $each } { $where }{ $started ->
        [yes] , a partire { FORM($start, "from") }
       *[no] { "" }
    }
starting = { $step }, a partire { FORM($start, "from") }
best-by = { FORM($noun, "definite") } con { FORM($attribute, "definite") } { $extreme ->
        [most] più { TRAIT($attribute, "gender") ->
            [feminine] alta
           *[other] alto
        }
       *[least] più { TRAIT($attribute, "gender") ->
            [feminine] bassa
           *[other] basso
        }
    }
is-identical = { $subject } è uguale { FORM($other, "to") }
    .negative = { $subject } non è uguale { FORM($other, "to") }
    .that = che è uguale { FORM($other, "to") }
    .that-negative = che non è uguale { FORM($other, "to") }
all-alike = { $members } hanno { TRAIT($attribute, "gender") ->
        [feminine] tutte la stessa
       *[other] tutte lo stesso
    } { $attribute }
winner-wins-game = chi vince la smazzata vince la partita
wins-round-last = { $subject } vince la smazzata { $by }
wins-game-last = { $subject } vince la partita { $by }
last-card = l’ultima { NOUN("card") }
passes-left = il ruolo di { $noun } passa a sinistra
passes-right = il ruolo di { $noun } passa a destra
whole-own-zone = { TRAIT($noun, "gender") ->
        [feminine] la sua
       *[other] il suo
    } { $noun }
that-very-player = quel giocatore
    .gender = masculine
    .of = di quel giocatore
    .to = a quel giocatore
    .from = da quel giocatore

## Scenarios
given-turn = è il turno { FORM($player, "of") }
holds = { $zone } contiene { $cards }
no-cards = nessuna carta
given-faces = { $by } { FORM($act, "past") }{ $wrongly ->
        [yes] , contro le regole,
       *[no] { "" }
    } e { $subject } può ora { $acts }
table-says = il tavolo dice: { $value }
chance-gives = la sorte dà { $n }
verdict-may = { $subject } può { $act }
verdict-must = { $subject } deve { $act }
verdict-must-not = { $subject } non può { $act }
verdict-silent = le regole non dicono se { $subject } può { $act }
verdict-contradictory = sul fatto che { $subject } possa { $act } le regole si contraddicono
verdict-unoffered = { $subject } non ha modo di { $act }
because = { $verdict } ({ $rules })
then-under = con { $choices }
choice = { $axis }: { $value }
then-finding = questo è il rilievo { $finding }

## Pages
page-rulebooks = Regolamenti
page-edition = Edizione
page-variant = Variante
page-pack = Pacchetto di regole della casa
page-vocabulary = Vocabolario
page-read-in = Leggi in
page-print-sheet = Stampa il foglio
page-at-a-glance = In breve
page-cards-in-pack = Carte nel mazzo
page-players = Giocatori
page-dealt = Carte a testa
page-rules = Regole
page-printed = { $n } { TRAIT($n, "count") ->
        [one] stampata
       *[other] stampate
    }
page-assumed-count = { $n } { TRAIT($n, "count") ->
        [one] supposta
       *[other] supposte
    }
page-sheet-language = Lingua del foglio
page-how-a-round-goes = Come si svolge una smazzata
page-turns = turni
page-your-turn = Il turno
page-after = dopo
page-the-cards = Le carte
page-comes-from = Da dove viene:
page-the-rules = Le regole
page-bookkeeping = Ciò che il gioco dà per scontato
page-options-and-readings = Opzioni e interpretazioni
page-reading = Interpretazione
page-option = Opzione
page-options-intro = Dove il foglio lascia una scelta, o le parole hanno più di un senso. Scegli un’altra risposta, e la pagina cambia.
page-chosen-here = scelto qui
page-it-brings = introduce
page-it-drops = toglie
page-changes-nothing-else = qui non cambia nulla
page-formal-text = Testo formale
page-on-the-sheet = Sul foglio
page-line = riga
page-lines = righe
page-assumed = Supposta
page-only-with = solo se:
page-or-with = oppure se:
page-breakable = si può infrangere; un altro giocatore può allora opporsi
page-even-if-won = anche dopo la vittoria della smazzata
page-by-example = mostrato solo in un esempio
page-yields-here = interpretata così, cede a
page-goes-before = Questo avviene prima delle regole su «{ $topics }»:
page-goes-after = Questo avviene dopo le regole su «{ $topics }»:
page-overridden-by = cede a
page-waived-by = è sospesa da
page-under = se la risposta è
page-found-of-it = trovato:
page-sheet-silent = il foglio non lo dice
page-silences = Ciò che il foglio lascia aperto
page-settled-by = deciso da
page-arises-only = si presenta solo se:
page-not-settled = resta aperto anche qui
page-notes = Note sul foglio
page-see = vedi
page-acts = Che cosa fanno le mosse di per sé
page-examples = Esempi stampati
page-situations = Situazioni
page-situations-intro = A ogni controllo del progetto ogni situazione viene rigiocata.
page-apparatus = Riga per riga
page-apparatus-intro = Che cosa si è ricavato da ogni riga del foglio: che cosa dice, come si interpreta qui, che altro potrebbe significare, che cosa lascia aperto e che cosa si suppone.
page-apparatus-unsaid = Non è sul foglio
page-assumed-by-custom = supposta, secondo l’uso
page-remark-note = nota
page-remark-example = esempio
page-remark-oddity = stranezza
page-remark-doubt = dubbio
page-remark-flavour = non è una regola
page-remark-heading = titolo
page-remark-pending = da fare
page-shown-in = mostrata in una situazione
page-shows = mostra
page-given = Dato
page-when = Quando
page-then = Allora
page-findings = Rilievi
page-findings-intro = Dove le regole stampate si contraddicono, tacciono o si possono interpretare in due modi. Ogni punto ha la situazione più piccola che lo mostra.
page-no-findings-yet = I rilievi di questo regolamento non sono stati calcolati in questa compilazione.
page-no-findings = L’analisi non ha trovato nulla da segnalare.
page-settled = deciso da
page-settled-by-answer = deciso dalla nostra risposta:
page-glossary = Glossario
page-glossary-intro = Come si chiamano le cose in ogni lingua e nelle edizioni che hanno parole proprie.
page-glossary-intro-one = Come si chiamano in italiano le parole delle regole.
page-gallery = Galleria delle carte
page-comparison = Confronto
page-comparison-intro = Ogni cella dice in breve che cosa prevede l’edizione. Dove la cella è un collegamento, aprila per vedere una situazione che le edizioni decidono in modo diverso.
page-no-comparison-yet = Le edizioni non sono state confrontate in questa compilazione; le regole sono affiancate qui sotto. Questa opzione del plugin calcola il confronto:
page-topic = Argomento
page-same = uguale
page-differs = diverso
page-silent = non previsto
page-no-rule = nessuna regola
page-to-move = di turno
page-direction = Senso di gioco
page-missing-terms = Parole che nessun file di regole dà ancora
page-shown-on = Mostrato su
page-two-by-two = A due a due
page-no-difference = nessuna differenza
page-word = Parola nei file delle regole
page-variants = Varianti
page-packs = Pacchetti di regole della casa
page-rules-counted = regole
page-left-open = { TRAIT($n, "count") ->
        [one] un punto aperto
       *[other] { $n } punti aperti
    }
page-remarks = { TRAIT($n, "count") ->
        [one] un rilievo che non richiede risposta
       *[other] { $n } rilievi che non richiedono risposta
    }
page-lacks = carta assente
page-rules-side-by-side = Le regole a confronto
page-other-topics = Altri argomenti
page-verdict = Verdetto
page-decided-by = Deciso da
page-readings = Interpretazioni del foglio
page-by-text = Secondo il solo testo
page-by-reading = Secondo la nostra interpretazione
page-by-play = Come si gioca qui
page-means-contradiction = Una regola permette ciò che un’altra vieta.
page-means-two-values = Due regole danno numeri diversi.
page-means-lawful-yet-guilty = Le regole permettono la mossa, ma a una contestazione avrebbe torto chi l’ha fatta.
page-means-required-yet-guilty = Le regole impongono la mossa, ma a una contestazione avrebbe torto chi l’ha fatta.
page-means-unlawful-yet-innocent = Le regole vietano la mossa, ma a una contestazione avrebbe ragione chi l’ha fatta.
page-means-broken-always = Una regola può smentire ciò che un’altra dice essere sempre vero.
page-means-after-the-end = Una regola che si applica ancora a smazzata finita.
page-means-ambiguous = Le parole si possono intendere in più modi, e la differenza conta.
page-means-self-referential = Per sapere se una condizione vale bisogna già sapere se vale.
page-means-by-example = Una regola che il foglio mostra solo in un esempio; qui vale ovunque.
page-means-stuck = Un giocatore deve decidere, ma nessuna mossa è permessa.
page-means-silent = Nessuna regola stampata lo decide.
page-means-silent-anyway = Nessuna regola stampata lo dice espressamente, ma le regole portano comunque a questo.
page-means-breakable = Una regola che i giocatori possono infrangere. Se nessuno si oppone, ciò che è fatto resta valido.
page-means-several-winners = Una sola mossa fa vincere più giocatori, e nessuna regola dice chi di loro vince.
page-means-dead = Una regola che non si applica mai.
page-means-shadowed = Una regola che cede ad altre ovunque si applichi.
page-means-redundant = Una regola senza la quale nulla cambierebbe.
page-means-unread = Le regole tengono conto di qualcosa da cui nel gioco non dipende nulla.
page-means-count = Numeri del foglio che non tornano.
page-means-order = Si prende una carta da un mazzo che viene mescolato solo più tardi.
page-means-unknown = Ciò che l’analisi non ha potuto decidere entro i suoi limiti.
page-means-unsupported = Ciò che l’analisi non può seguire.
page-legend-assumed = il foglio tace in tutto o in parte su questo argomento, e quel che manca lo supponiamo noi; la pagina dell’edizione dice che cosa supponiamo
page-partly-assumed = In parte supposto
page-wholly-assumed = Supposto
page-legend-lacks = non ha una carta o una regola del genere
page-not-compared = non confrontate
page-as-chosen-here = mostrato come sta nel regolamento, qualunque scelta si faccia sopra
page-it-rewords = cambia
page-holds-against = non cede più a
page-matters-only-with = cambia qualcosa solo se:
page-idle-choices = Senza effetto qui, perché le regole a cui si riferivano non fanno parte di questo regolamento:
page-choices-taken = Scelte fatte:
page-precisely = Più precisamente
page-made-of = Composta da
page-own-rules = regole proprie: { $n }
page-used-in = Fa parte di
page-house-count = { $n } regole della casa
page-findings-settled = Decisi

## What the analysis says
page-seen-unset = { TRAIT($name, "gender") ->
        [feminine] nessuna
       *[other] nessun
    } { $name }
page-earlier = { $state } poco prima, in questo turno
page-now = adesso { $state }
page-this-is = è { $what }
page-also-holds = { $who } ha in mano anche { $cards }
page-with = { $move } ({ $known })
page-packs-two-by-two = Regole della casa a due a due
page-packs-intro = Quali regole della casa vanno bene insieme: ogni coppia applicabile a un’edizione è stata esaminata. Un segno con cornice apre ciò che si è trovato.
page-pair-independent = indipendenti
page-pair-fine = compatibili
page-pair-idle = in parte senza effetto
page-pair-clash = in conflitto
page-pair-unknown = ignoto
page-pair-means-independent = nessuna tocca ciò che l’altra cambia
page-pair-means-fine = hanno qualcosa in comune; esaminandole insieme non si è trovato nulla
page-pair-means-idle = si possono giocare insieme, ma accanto all’altra qualche regola resta senza effetto
page-as-before = Questa pagina risale a prima dell’ultima modifica delle regole.
page-both-change = cambiano tutte e due { TRAIT($rules, "person") ->
        [plural] le stesse regole
       *[other] la stessa regola
    }: { $rules }
page-pair-means-clash = non vanno insieme, o lasciano aperto qualcosa che nessuna delle due da sola lascia aperto
page-pair-means-unknown = non deciso, o non esaminato da quando un file è cambiato
page-disputes = Chi ha ragione?
page-disputes-intro = Domande su cui i giocatori litigano. Per ognuna: la situazione, che cosa dicono ogni foglio e le regole della casa più diffuse, e la frase che decide.
page-disputes-then = Poi:
page-put-on = { $base } con { $packs }
page-disputes-tried = Ogni risposta è ciò che il programma fa con queste regole. È stata la stessa in più situazioni che corrispondono all’immagine; ciò che l’immagine non mostra era ogni volta diverso.
page-ask-in-studio = Chiedi di un’altra situazione nello studio
page-no-such-move = Queste regole non hanno una mossa del genere
page-what-changes = Che cosa cambia
page-change-drops = non c’è più:
page-change-replaces = non vale più:
page-change-limits = non vale più dappertutto:
page-options-intro-house = Che cosa questa regola della casa lascia decidere a te. Scegli un’altra risposta, e la pagina cambia.
page-change-adds = { TRAIT($n, "count") ->
        [one] Si aggiunge una regola.
       *[other] Si aggiungono { $n } regole.
    }
page-change-adds-by-choice = Le regole nuove sono { $n }. Alcune valgono solo con certe scelte.
page-change-adds-all-by-choice = { TRAIT($n, "count") ->
        [one] C’è una regola nuova. Vale solo con una certa scelta.
        [2] Le regole nuove sono 2. Valgono entrambe solo con certe scelte.
       *[other] Le regole nuove sono { $n }. Valgono tutte solo con certe scelte.
    }
page-legend-odd = grassetto
page-legend-odd-means = diversa dalla maggior parte
page-same-in-all = Uguale in tutte
page-same-in-both = Uguale in entrambe
page-same-means = Come interpretiamo i fogli, qui non è stata trovata nessuna differenza di gioco, nei limiti dell’analisi. Con altre interpretazioni possono esserci differenze.
page-not-said = non detto
page-as-it-was = come prima
page-otherwise-here = non come le altre
page-more-differs = Altre differenze qui
page-differs-otherwise = Diverso solo con altre opzioni o interpretazioni
page-matters = { TRAIT($n, "count") ->
        [one] Le edizioni differiscono in un punto.
       *[other] Le edizioni differiscono in { $n } punti.
    }
page-two-differ = { TRAIT($n, "count") ->
        [one] Differiscono in un punto.
       *[other] Differiscono in { $n } punti.
    }
page-rule-file = file delle regole
page-what-was-found = Che cosa si è trovato
page-found-open = Aperto
page-found-read = Deciso da come interpretiamo il foglio
page-found-assumed = Deciso da ciò che supponiamo
page-found-settled = Deciso dal testo stesso
page-without-effect = regole senza effetto
page-found-without-effect = Regole senza effetto
page-found-accepted = Accettato senza modifiche
page-found-as-below = Come in
page-elsewhere = Altre edizioni
page-read-here = Come lo interpretiamo noi
page-read-otherwise = Interpretato altrimenti
page-chosen-otherwise = Con un’altra scelta
page-house-rules = Regole della casa
page-house-intro = Le regole della casa sono pacchetti da aggiungere a qualsiasi edizione; con essi si fanno le varianti.
page-often-every = È capitato in tutte le { $rounds } smazzate giocate dal computer.
page-often = { TRAIT($n, "count") ->
        [one] È capitato in una delle { $rounds } smazzate giocate dal computer.
       *[other] È capitato in { $n } delle { $rounds } smazzate giocate dal computer.
    }
page-often-with = Sono state giocate con una risposta diversa da quella scelta qui:
page-tab-home = Inizio
page-tab-play = Gioca
page-tab-learn = Impara
page-tab-recipes = Ricette
page-tab-reference = Riferimento
page-tab-about = Informazioni
may-only-this = { $subject } può { $act } e nessun’altra { NOUN("card") }, se { $condition }
