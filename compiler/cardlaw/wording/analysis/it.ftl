# Che cosa dice l’analisi. Un messaggio comincia con la minuscola se può stare dentro una frase.

## Perché una mossa non è offerta

card-not-held = { $who } non ha { $card }
card-fewer-in-pack = in gioco c’erano più copie di questa carta di quante ne ha questo mazzo: { $card }
card-not-in-pack = in questo mazzo non c’è { $card }
game-over = la partita è finita
out-of-round = { $who } è fuori dalla smazzata
decides-first = { $who } deve prima decidere altro
table-decides-first = il tavolo deve prima decidere altro
other-acts = tocca { FORM($other, "to") } agire, e { $who } ora non può { $move }
table-acts = prima agisce il tavolo, e { $who } ora non può { $move }
not-among = ora non si può { $move }, ma solo { $moves }
cannot-be-done = con queste carte non si può { $move }
impossible = { $why }
told-twice = { $zone } compare due volte
holds-more = { FORM($zone, "in") } ci sono più di { $n } carte
pack-too-small = { FORM($zone, "in") } non possono esserci { $n } carte: il mazzo ne ha troppo poche
not-a-choice = non è tra le scelte: { $values }
answers-first = { $who } deve prima rispondere: { $moves }
table-answers-first = il tavolo deve prima rispondere: { $moves }
chooses-first = { $who } deve prima scegliere: { $what }
table-chooses-first = il tavolo deve prima scegliere: { $what }

## Verdetti

ask-may = sì: { $who } può { $move }
ask-must = sì: { $who } deve { $move }
ask-must-not = no: { $who } non può { $move }
ask-silent = non previsto: le regole non dicono se { $who } può { $move }
ask-contradictory = sì e no: sul fatto che { $who } possa { $move } le regole si contraddicono
ask-not-offered = no: ora { $who } non può { $move }
ask-depends = dipende: non hai detto { $what }
ask-answers = dipende da che cosa è appena successo, e non l’hai detto
ask-wrong-yet = è permesso, ma è considerato scorretto
ask-wrong-too = è anche considerato scorretto
ask-impossible = non si può chiedere: { $why }
ask-mover = { $who } è chi fa la mossa
ask-more = Aggiungi --why per vedere le regole su cui si basa, che cosa abbiamo supposto e che cosa ne segue.
move = { $move }
place = { $zone }
ruling-may = permesso
ruling-must = obbligatorio
ruling-must-not = non permesso
ruling-silent = non previsto dalle regole
ruling-contradictory = regole in contraddizione
ruling-not-offered = non possibile
ruling-depends = dipende da ciò che non hai detto
ruling-unknown = non si sa
ruling-may-wrong = permesso, ma considerato scorretto
ruling-must-wrong = obbligatorio, ma considerato scorretto
ruling-must-not-wrong = non permesso, e considerato scorretto
ruling-silent-wrong = non previsto dalle regole, e considerato scorretto
ruling-contradictory-wrong = regole in contraddizione, e considerato scorretto

## Ciò che non è stato detto

thing-cards = quali carte ci sono { FORM($zone, "in") }
thing-held = quali altre carte ha { $who }
thing-top = quale carta è in cima { FORM($zone, "to") }
thing-state = { HAS($state, "negative") ->
        [yes] se { $state }
       *[no] { HAS($state, "asked") ->
            [yes] { FORM($state, "asked") }
           *[no] qual è { FORM($state, "definite") }
        }
    }
thing-player = chi è { FORM($state, "definite") }
thing-state-of = qual è { FORM($state, "definite") } { HAS($state, "agent") ->
        [yes] { FORM($who, "from") }
       *[no] { FORM($who, "of") }
    }
thing-owes = se { $who } deve ancora { $move }
told-cards = { FORM($zone, "in") } { TRAIT($cards, "person") ->
        [plural] ci sono
       *[other] c’è
    } { $cards }
case-cards = { FORM($zone, "in") } { TRAIT($cards, "person") ->
        [plural] ci sono
       *[other] c’è
    } solo { $cards }
told-no-cards = { FORM($zone, "in") } non ci sono carte
told-top = in cima { FORM($zone, "to") } c’è { $card }
told-no-top = { FORM($zone, "in") } non ci sono carte
told-state = { $state }
told-state-earlier = { $state } poco prima, in questo turno
told-state-so-far = { $state } finora
told-as-it-starts = { $what }: come all’inizio
told-owes = { $who } deve ancora { $move }
told-owes-not = { $who } non ha più l’obbligo di { $move }
case = { $verdict }, per esempio se { $when }

## Perché

quoted = «{ $text }» ({ $place })
cited-line = { $unit }, riga { $lines }
cited-lines = { $unit }, righe { $lines }
cited-assumed = { $unit }, supposizione nostra
cited = { $unit }
held-in-the-way = { $who } ha { $cards }
in-the-way = { FORM($zone, "in") } { TRAIT($cards, "person") ->
        [plural] ci sono
       *[other] c’è
    } { $cards }
could-instead = sarebbero permesse: { $cards }
any-value = qualsiasi { NOUN("card") } { HAS($value, "feminine") ->
        [yes] { FORM($value, "feminine") }
       *[no] di { $value }
    }
any-number = qualsiasi { $value }
any-kind = qualsiasi { $kind }
one-card = { $card }
some-more = { TRAIT($n, "count") ->
        [one] un’altra
       *[other] altre { $n }
    }
breaks = questo infrangerebbe { $rules }
gives-way = la regola { $rule } lo permette, ma cede a { $others }
would-allow = la regola { $rule } lo permetterebbe, ma { $but }
but-held = { FORM($zone, "in") } { TRAIT($cards, "person") ->
        [plural] ci sono
       *[other] c’è
    } { $cards }
but-unfit = { $card } non è una carta del tipo richiesto
but-none-such = { FORM($zone, "in") } non c’è nessuna carta del tipo richiesto
but-no-other = { FORM($zone, "in") }, a parte { $card }, non c’è nessuna carta del tipo richiesto
but-unmet = la condizione non è soddisfatta
text-clash = il testo stampato da solo si contraddice: sì secondo { $yes }, no secondo { $no }
rule-said = { $rule } («{ $text }»)
by-rule = { $rule } («{ $text }» { $place })

## Su che cosa si basa una risposta

rests = si basa su un’interpretazione. «{ $choice }» La nostra interpretazione: { $value }. Interpretato altrimenti: { $others }
rests-other = { $verdict } ({ $values })
quoted-value = «{ $value }»
rests-because = motivo: { $text }
assume-holds = si suppone che { $who } abbia { $cards }
assume-played = { HAS($move, "past") ->
        [yes] si suppone questo: prima { $who } { FORM($move, "past") }
       *[no] si suppone questa mossa precedente { FORM($who, "of") }: { $move }
    }
assume-state = si suppone questo prima di quella mossa: { $state }
assume-players = si suppone che i giocatori siano { $n } ({ $first }–{ $last })
assume-direction = si suppone che il gioco proceda { $way }
assume-both = si suppone che i giocatori siano { $n } ({ $first }–{ $last }) e che il gioco proceda { $way }
proved = nient’altro sul tavolo può cambiare questa risposta
not-proved = stesso risultato in tutte le { $n } situazioni provate; non dimostrato (togli --quick per dimostrarlo)
not-known = non si sa se qualcosa che hai omesso cambia la risposta: { $why }
if-right = se la mossa precedente era corretta: { $what }
if-wrong = se la mossa precedente era scorretta: { $what }
if-done-right = se la mossa { FORM($who, "of") } ({ $move }) era corretta: { $what }
if-done-wrong = se la mossa { FORM($who, "of") } ({ $move }) era scorretta: { $what }

## Una mossa precedente

earlier-open = non hai detto abbastanza per sapere se la mossa { FORM($who, "of") } ({ $move }) era scorretta: di’ che cosa ha in mano { $who }
earlier-open-table = non hai detto abbastanza per sapere se la mossa { FORM($who, "of") } ({ $move }) era scorretta: descrivi meglio il tavolo prima di quella mossa
earlier-wrong = la mossa { FORM($who, "of") } ({ $move }) era scorretta, come mostrano le carte
earlier-right = la mossa { FORM($who, "of") } ({ $move }) era corretta, come mostrano le carte
earlier-wrong-before = la mossa { FORM($who, "of") } ({ $move }) era scorretta se le carte sono quelle prima della mossa, corretta se sono quelle dopo
earlier-right-before = la mossa { FORM($who, "of") } ({ $move }) era corretta se le carte sono quelle prima della mossa, scorretta se sono quelle dopo
earlier-rests-wrong = si basa su un’interpretazione. «{ $choice }» La nostra interpretazione: { $value }. La mossa era scorretta se si interpreta: { $values }
earlier-rests-right = si basa su un’interpretazione. «{ $choice }» La nostra interpretazione: { $value }. La mossa era corretta se si interpreta: { $values }
window-won = la smazzata finisce appena { $who } { HAS($move, "third") ->
        [yes] { FORM($move, "third") }
       *[no] fa questo ({ $move })
    }, quindi nessuno può { $rest }
window-none = qui nessuna regola permette di { $move }
window-none-after = { HAS($done, "past") ->
        [yes] { $who } { FORM($done, "past") }: dopo, nessuna regola permette di { $move }
       *[no] nessuna regola permette di { $move } dopo questo: { $done }
    }
window-after = ora non si può { $move }: si può solo { $moments }
window-now = si può { $move } solo { $moments }
window-others = qui solo { $others } { TRAIT($others, "person") ->
        [plural] possono
       *[other] può
    } { $move }, non { $who }
window-others-ways = qui solo { $others } { TRAIT($others, "person") ->
        [plural] possono
       *[other] può
    } { $move } (oppure { $back }, se si gioca { $way }), non { $who }
window-own-turn = questa non è una risposta a ciò che ha fatto { $by }. Se ora è il turno { FORM($who, "of") }, ometti quella mossa e descrivi il tavolo com’è adesso
about-turn = la risposta vale per il turno { FORM($who, "of") }
about-answer = { HAS($done, "past") ->
        [yes] la risposta vale per quello che { $who } può rispondere dopo che { $by } { FORM($done, "past") }
       *[no] la risposta vale per quello che { $who } può rispondere dopo questo: { $done }
    }
about-before = la risposta vale per quando { $who } sta per { $event }
turn-comes = { HAS($done, "past") ->
        [yes] la risposta vale per quando il turno passa { FORM($who, "to") }, dopo che { $by } { FORM($done, "past") }
       *[no] la risposta vale per quando il turno passa { FORM($who, "to") }, dopo questo: { $done }
    }
turn-stays = { HAS($done, "past") ->
        [yes] { $by } { FORM($done, "past") }, ed è ancora il turno { FORM($by, "of") }
       *[no] dopo questo ({ $done }) è ancora il turno { FORM($by, "of") }
    }
turn-lost = { HAS($done, "past") ->
        [yes] { $who } perde questo turno, perché { $by } { FORM($done, "past") }
       *[no] { $who } perde questo turno per via di questo: { $done }
    }
turn-not = { HAS($done, "past") ->
        [yes] non è il turno { FORM($who, "of") }: { $by } { FORM($done, "past") }, quindi è il turno { FORM($other, "of") }
       *[no] dopo questo ({ $done }) non è il turno { FORM($who, "of") }, ma { FORM($other, "of") }
    }
answered-first = { HAS($done, "past") ->
        [yes] { $by } { FORM($done, "past") }; prima, però, { $first }
       *[no] { $by } ha fatto questo: { $done }. Prima, però, { $first }
    }

## Che cosa segue

follows = che cosa segue, in tutte le { $n } situazioni provate
follows-in-some = che cosa segue, in { $some } situazioni provate su { $n }
follows-anyway = che cosa segue se { $who } lo fa lo stesso, in { $some } situazioni provate su { $n }
follows-right = che cosa segue se la mossa precedente era corretta, in { $n } situazioni provate
follows-wrong = che cosa segue se la mossa precedente era scorretta, in { $n } situazioni provate
follows-open = il resto cambia da una situazione all’altra: { $what }
change-chooses = { $who } sceglie, per esempio, { $value }
change-chooses-card = { $who } sceglie, per esempio, { $card }
change-chooses-player = { $who } sceglie, per esempio, { $other }
change-table-chooses = il tavolo sceglie, per esempio, { $value }
change-swapped = { $zone } e { $zone-2 } si scambiano
change-passed-on = { $name }: ognuno passa al giocatore successivo
change-top = in cima { FORM($zone, "to") } c’è { $card }
change-size = { $zone }: da { TRAIT($before, "count") ->
        [one] 1 carta
       *[other] { $before } carte
    } a { $now }
change-more = { $zone }: { TRAIT($n, "count") ->
        [one] una carta
       *[other] { $n } carte
    } in più
change-fewer = { $zone }: { TRAIT($n, "count") ->
        [one] una carta
       *[other] { $n } carte
    } in meno
change-state = { $state }
change-turn = il prossimo turno è { FORM($who, "of") }
change-turn-else = se nessuno fa niente, il prossimo turno è { FORM($who, "of") }
change-goes-on = la mossa seguente è ancora { FORM($who, "of") }
change-table-goes-on = il tavolo continua
change-round-over = la smazzata è finita
change-game-over = la partita è finita
change-game-won = la partita è finita, e l’ha vinta { $who }
change-asked = poi { $first }
change-asked-else = poi { $first }, altrimenti { $then }
asked-may = { $who } può { $moves }
asked-must = { $who } deve { $moves }
table-asked-may = il tavolo può { $moves }
table-asked-must = il tavolo deve { $moves }
answer-may = { $who } può { $move }
answer-must = { $who } deve { $move }
answer-then = { $answer }; poi
answer-declines = { $who } può non fare nulla
answer-not = se { $who } non lo fa
answer-yes = { $who } risponde sì a «{ $what }»
answer-no = { $who } risponde no a «{ $what }»
table-answer-yes = il tavolo risponde sì a «{ $what }»
table-answer-no = il tavolo risponde no a «{ $what }»
table-answer-may = il tavolo può { $move }
answer-plain-yes = { $who } risponde sì
answer-plain-no = { $who } risponde no
table-answer-plain-yes = il tavolo risponde sì
table-answer-plain-no = il tavolo risponde no
by-reading = { $what }: «{ $text }»
given-does = { HAS($move, "third") ->
        [yes] se { $who } { FORM($move, "third") }
       *[no] se { $who } fa questo ({ $move })
    }
given-declines = se { $who } non fa nulla
given-then = { $given }, { $then }
given-any = qualunque cosa si faccia allora, { $then }
answers-either = { $who } risponde sì o no a «{ $what }»
table-answers-either = il tavolo risponde sì o no a «{ $what }»
answers-plain-either = { $who } può farlo (sì) o non farlo (no)
table-answers-plain-either = il tavolo può farlo (sì) o non farlo (no)
given-yes = se { $who } risponde sì a «{ $what }»
given-no = se { $who } risponde no a «{ $what }»
given-table-yes = se il tavolo risponde sì a «{ $what }»
given-table-no = se il tavolo risponde no a «{ $what }»
given-plain-yes = se { $who } risponde sì
given-plain-no = se { $who } risponde no
given-table-plain-yes = se il tavolo risponde sì
given-table-plain-no = se il tavolo risponde no
change-alike = il seguito è lo stesso
change-kept = { $zone }: tante carte quante prima
change-as-if = il seguito è lo stesso che { $given }
change-may-differ = qualcosa può andare diversamente
change-not = questo non succede – { $what }
subject-chooses = che cosa sceglie { $who }
subject-table-chooses = che cosa sceglie il tavolo
subject-choice = che cosa sceglie { $who } ({ $n })
subject-table-choice = che cosa sceglie il tavolo ({ $n })
subject-asked = chi può agire dopo
subject-swapped = quali carte si scambiano
subject-turn = a chi tocca dopo
subject-onward = come continua il gioco
subject-answers = che cosa possono fare gli altri
subject-more-answers = che cos’altro possono fare gli altri
follows-by-reading = si basa su un’interpretazione. «{ $choice }» La nostra interpretazione: { $value }. Interpretato altrimenti: { $others }
follows-other = { $then } («{ $value }»)
follows-not-so = una parte può andare diversamente («{ $value }»)
follows-assumed = la regola { $rule } è una nostra supposizione: «{ $text }» Senza di essa: { $then }
follows-assumed-not = la regola { $rule } è una nostra supposizione: «{ $text }» Senza di essa qualcosa può andare diversamente
by-our-reading = si basa su un’interpretazione. «{ $choice }» La nostra interpretazione: { $value }
read-otherwise = interpretato altrimenti («{ $value }»):
without-assumed = la regola { $rule } è una nostra supposizione: «{ $text }» Senza di essa:

## Che cosa si è trovato

nothing-follows = non si applica nessun’altra regola
found-clash = { $rule } permette ciò che { $rule-2 } vieta, e niente dice quale delle due prevale
found-clash-first = { $rule } permette ciò che { $rule-2 } vieta; { $rule-3 } ha la precedenza
found-duty-yields = { $rule } permette una mossa diversa da quella che { $rule-2 } impone; { $rule-3 } ha la precedenza
found-values = { $rule } e { $rule-2 } danno a «{ $name }» valori diversi
found-dead = { $rule } non si applica mai
found-dead-clause = la clausola { $n } di { $rule } non si applica mai
found-lawful = una mossa permessa sarebbe considerata scorretta secondo { $rule }
found-demanded = { $rule } impone una mossa che sarebbe considerata scorretta secondo { $rule-2 }
found-order = { $rule } prende una carta { FORM($zone, "from") } prima che { $rule-2 } mescoli le carte
found-arms-alike = qui non importa come si risponde a «{ $choice }»: con «{ $value }» e con «{ $value-2 }» si gioca allo stesso modo
found-redundant = nulla cambierebbe senza { $rule }
found-redundant-clause = nulla cambierebbe senza la clausola { $n } di { $rule }
found-redundant-assumed = { $rule } dice soltanto ciò che risulterebbe comunque dalle regole
found-redundant-clause-assumed = la clausola { $n } di { $rule } dice soltanto ciò che risulterebbe comunque dalle regole
found-self = per sapere se { $rule } vale, bisogna già sapere se vale
found-shadowed = { $rule } cede ad altre regole ovunque si applichi
found-shadowed-clause = la clausola { $n } di { $rule } cede ad altre regole ovunque si applichi
found-unread = nulla dipende da «{ $name }»
found-unread-printed = secondo le regole stampate nulla dipende da «{ $name }»
found-undefined = si usa «{ $name }», ma nessuna regola dice che cosa sia
found-unsaid = non è detto se qui un giocatore possa { $act }
found-stuck = un giocatore che deve scegliere se { $acts } non può fare nulla di tutto questo
found-broken = questo può violare ciò che { $rule } dice essere sempre vero: { $what }
found-late = { $rule } si applica ancora dopo che { $rule-2 } ha concluso la smazzata
found-example = { $rule } si vede solo in un esempio
found-breakable = un giocatore può infrangere { $rule }, e la mossa resta valida se nessuno si oppone
found-undone = un giocatore può non fare ciò che { $rule } impone, e resta così se nessuno si oppone
found-several = dopo una mossa più giocatori possono aver vinto secondo { $rule }, e nessuna clausola dice chi di loro vince
found-broken-deal = ciò che { $rule } dice essere sempre vero può non esserlo quando cominciano i turni
why-allowed = le regole ammettono questa situazione; non si è esaminato se il gioco vi possa portare
why-dealt = è così nella distribuzione { $n } per { $n-2 } giocatori
found-unknown = qui non si è potuto controllare «{ $kind }»: { $why }
found-unchecked-broken-always = non si è potuto controllare se { $rule } vale ancora { TRAIT($acts, "several") ->
        [yes] dopo una di queste cose
       *[other] dopo questo
    }: { $acts } ({ $why })
found-unchecked-several-winners = non si è potuto controllare se { TRAIT($acts, "several") ->
        [yes] dopo una di queste cose
       *[other] dopo questo
    } possono vincere insieme più giocatori: { $acts } ({ $why })
found-unsupported = { $rule } non si può esaminare: { $why }
found-both-change = { $packs } cambiano tutte e due { TRAIT($rules, "person") ->
        [plural] le stesse regole
       *[other] la stessa regola
    }: { $rules }
pair-both-change = entrambe cambiano ciò che le regole dicono su questo: { $topics }
pair-error = { $text }
pair-not-looked-at = non esaminato da quando le regole sono cambiate
found-follows = { TRAIT($rules, "person") ->
        [plural] si applicano
       *[other] si applica
    } { $rules }
found-short = { FORM($name, "definite") } cresce, e { FORM($zone, "in") } possono non esserci tante carte
why-adds = { $rule } fa crescere { FORM($name, "definite") }
why-takes-so-many = { $rule } prende altrettante carte { FORM($zone, "from") }
why-held = { $zone } e ciò che lo riempie contengono solo le carte che nessuno ha
why-settled = { $rule } dice che cosa succede allora
why-unsettled = nessuna regola dice che cosa succede allora
why-no-situation = non c’è situazione in cui possa applicarsi
why-same-both = ogni verdetto, effetto, numero e parola è uguale nei due modi
why-same-without = ogni verdetto, numero e parola è uguale con e senza di essa
why-needs = { $rule } richiede { $rule-2 }
why-by = a causa di { $rules }
why-shuffles = { $name }: { $rule } mescola { $zone }
why-takes = { $name }: { $rule } prende { FORM($zone, "from") }
why-not-shuffled = nessun passo precedente mescola { $zone }
why-not-shuffled-printed = nel foglio nessun passo precedente mescola { $zone }
found-also = { $what }, e il contrasto con { $rules } è un altro rilievo
found-innocent = una mossa che { $rule } vieta non è scorretta secondo nessuna clausola su mosse del genere
found-no-window = nessuno ha mai l’occasione di { $act }
found-undefined-of = si usa «{ $name }» per { $kind }, ma nessuna regola dice che cosa sia
found-unsupported-all = { $text } non si può esaminare: { $why }
found-unsupported-move = questa mossa qui non viene esaminata ({ $act }): { $why }
found-silence = { $text }
found-ambiguous = { $question } Esempio: { $about } – { $one } ({ $value }); { $two } ({ $value-2 })
found-happening = { $question } Esempio: { $about } – { $says }
so-under = { $what } ({ $way })
found-count = { $rule } conta { $n } carte, ma la somma delle parti è { $n-2 }
about-move = { $move }
about-act = { HAS($act, "past") ->
        [yes] dopo che qualcuno { FORM($act, "past") }
       *[no] dopo: { $act }
    }
about-word = «{ $word }»
about-word-of = «{ $word }» di { $of }
a-kind = { FORM($kind, "indefinite") }
why-never-asked = non viene mai chiesta
why-silent = il file di regole lo segna come lasciato aperto: { $name }
why-count = { $rule }: { $n }
why-example = le righe citate mostrano un solo caso; che valga anche altrove è una nostra interpretazione
why-sets = { $rule } annota: «{ $name }»
why-used = «{ $name }» è usato in { $where }
why-used-in-body = lo svolgimento di una mossa o fase
why-not-given-text = nessuna regola del solo testo lo dà
why-not-given-reading = nessuna regola del testo come lo interpretiamo lo dà
why-not-given-assumption = nessuna regola come si gioca lo dà
why-everywhere = { $rules } si applicano in ogni situazione
why-always-contradict = così come sono stampate, { $rules } si contraddicono sempre
why-verdict = { $label }: { $said }
by-layer-text = secondo il solo testo
by-layer-reading = secondo la nostra interpretazione
by-layer-assumption = come si gioca qui

## Un riassunto

check-nothing = { $name }: nessun punto da segnalare
check-points = { $name }, { TRAIT($n, "count") ->
        [one] 1 punto
       *[other] { $n } punti
    } in tutto: { $parts }
check-gravest = { TRAIT($n, "count") ->
        [one] il più grave
       *[other] i più gravi
    }:
points-open = { TRAIT($n, "count") ->
        [one] 1 aperto
       *[other] { $n } aperti
    }
points-read = { TRAIT($n, "count") ->
        [one] 1 deciso
       *[other] { $n } decisi
    } da un’interpretazione
points-assumed = { TRAIT($n, "count") ->
        [one] 1 deciso
       *[other] { $n } decisi
    } da una supposizione
points-settled = { TRAIT($n, "count") ->
        [one] 1 deciso
       *[other] { $n } decisi
    } dal testo stesso
points-accepted = { TRAIT($n, "count") ->
        [one] 1 accettato
       *[other] { $n } accettati
    }
head-open = Aperti: nulla li decide ancora
head-remarks = Aperti: non hanno effetto, o non abbiamo potuto verificarli
head-read = Interpretati: così intendiamo le parole del foglio
head-assumed = Supposti: le regole non lo dicono, e abbiamo deciso noi
head-settled = Decisi dal testo stesso
head-accepted = Accettati: li lasciamo come sono
check-read = { $question } La nostra interpretazione: { $value }
check-read-example = { $rule } sta solo in un esempio. La nostra interpretazione: è comunque una regola
check-read-more = { $question } La nostra interpretazione: { $value } (questo decide { $n } punti)
check-by = { $what }. Giochiamo così: { $rules }
check-by-arising = { $what }. Si presenta solo con la scelta «{ $values }». In quel caso giochiamo così: { $rules }
check-assumptions = { $n } punti; `cardlaw check --all "{ $name }"` mostra come giochiamo in ciascuno.
check-settled = { TRAIT($n, "count") ->
        [one] 1 punto; `cardlaw check --all "{ $name }"` mostra come lo decide il testo
       *[other] { $n } punti; `cardlaw check --all "{ $name }"` mostra come il testo decide ciascuno
    }
check-adds = { $name } aggiunge a { $base } { TRAIT($n, "count") ->
        [one] 1 punto
       *[other] { $n } punti
    }: { $parts }
check-adds-nothing = { $name } non aggiunge niente a ciò che si trova in { $base }
check-own = { TRAIT($n, "count") ->
        [one] un altro punto viene
       *[other] altri { $n } punti vengono
    } da { $base } (aperti: { $open }); `cardlaw check --all { $base }` { TRAIT($n, "count") ->
        [one] lo
       *[other] li
    } mostra
check-more = Aggiungi --all per vedere ogni punto con un esempio e con ciò che lo deciderebbe.

## Un riassunto del confronto


## Che cosa si confronta, e quando si fa

item-move = { $act }
item-at = { $item } ({ $moment })
item-stages = { $stages }
item-event = { HAS($event, "happens") ->
        [yes] quando { FORM($event, "happens") }
       *[no] { $event }
    }
item-pack = le carte
item-players = il numero dei giocatori
item-order-of-stages = lo svolgimento di una smazzata
item-number = { $name }
item-number-of = { $name }: { $kind }
item-state = lo stato «{ $name }»
item-zone = la zona «{ $name }»
item-kind = il tipo di carta «{ $name }»
item-attribute = la caratteristica «{ $name }»
item-act = «{ $act }»
item-teams = le squadre
item-sides = i lati delle carte
item-backs = i dorsi delle carte
item-a-turn = un turno
item-rule = la regola { $rule }
item-first-after = che cosa viene per primo dopo questo: «{ $name }»
item-only-in = { $item }, solo in { $edition }
item-differently = { $item }, scritto in modo diverso
item-topic = le regole su questo argomento: { $topic }
item-bodies = di che cosa sono fatti mosse e turni
item-other-choices = le regole con altre scelte
item-together = due altre interpretazioni o opzioni insieme
item-threes = tre altre interpretazioni o opzioni insieme
item-rests-on = ciò che si basa sulla regola { $rule }
item-cards = le carte
item-choice = «{ $choice }» con { $value }
item-place = { $zone }
item-winner = chi vince la partita
item-outcome = come finisce la partita
item-over = se è finita
item-in-round = chi partecipa alla smazzata
item-in-game = chi partecipa alla partita
item-whose-turn = di chi è il turno
item-owed = che cosa resta da fare a qualcuno
item-shown = che cosa si mostra
item-asked = chi deve decidere, e che cosa
moment-turn = nel proprio turno
moment-other-turn = nel turno di un altro
moment-after = { HAS($event, "past") ->
        [yes] dopo che qualcuno { FORM($event, "past") }
       *[no] dopo: { $event }
    }
moment-after-own = { HAS($event, "second") ->
        [yes] quando { FORM($event, "second") }
       *[no] dopo: { $event }
    }
moment-before = quando qualcuno sta per { $event }
moment-before-own = quando stai per { $event }
moment-until = { $moment }, { HAS($until, "third") ->
        [yes] finché qualcuno non { FORM($until, "third") }
       *[no] finché non { $until }
    }

## Differenze

differ-may = { $item }: se è permesso
differ-wrong = { $item }: se è scorretto
differ-have = { $item }: quali edizioni ce l’hanno
differ-offered = { $item }: se si può scegliere
differ-number = { $item }: quale numero
differ-written = { $item }
differ-declared = { $item }: che cosa è dichiarato
differ-played = { $item }, visto in gioco
differ-if-wrong = { $item }: che cosa segue se è considerato scorretto
differ-draws = { $item }: quante carte si pescano
differ-dealt = { $item }: quante carte si distribuiscono
differ-losses = { $item }: chi salta il turno
differ-next = { $item }: di chi è il prossimo turno
differ-won = { $item }: chi vince la smazzata
differ-ended = { $item }: se è finita
differ-champion = { $item }: chi vince la partita
differ-turn = { $item }: di chi è il turno
differ-seats = { $item }: chi partecipa alla smazzata
differ-windows = { $item }: chi può intervenire, e fino a quando
differ-decisions = { $item }: chi ha qualcosa da scegliere
differ-reveals = { $item }: che cosa si mostra a chi
differ-order = { $item }: che cosa viene prima
differ-state = { $item }: { HAS($name, "negative") ->
        [yes] se poi vale «{ $name }»
       *[no] { FORM($name, "definite") } che ne risulta
    }
differ-zone = { $item }: quali carte finiscono { FORM($zone, "in") }
ruling-wrong = scorretto
ruling-not-wrong = non scorretto
ruling-yes = sì
ruling-no = no
ruling-no-value = nessun valore
ruling-both = { $verdict }, { $guilt }
ruling-and-wrong = e considerato scorretto
ruling-but-wrong = ma considerato scorretto
ruling-and-not-wrong = e non considerato scorretto
ruling-but-not-wrong = ma non considerato scorretto

## Che cosa succede nelle edizioni

seen-draws = { $who } pesca { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }
seen-draws-none = { $who } non pesca { NOUN("card", "plural") }
seen-draws-each = ognuno pesca { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }
seen-draws-nobody = nessuno pesca
seen-dealt = { $who } riceve { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    } dal mazziere
seen-dealt-none = { $who } non riceve { NOUN("card", "plural") } dal mazziere
seen-loses = { $who } salta { TRAIT($n, "count") ->
        [one] il turno
       *[other] { $n } turni
    }
seen-loses-none = { $who } non salta il turno
seen-by = { $what } ({ $by })
seen-next = il prossimo turno è { FORM($who, "of") }
seen-next-open = i turni proseguono in ordine
seen-turn = il turno è { FORM($who, "of") }
seen-turn-nobody = il turno non è di nessuno
seen-state = { $state }
seen-won-somebody = qualcuno ha vinto la smazzata
seen-won-nobody = nessuno ha vinto la smazzata
seen-won = { $who } ha vinto la smazzata
seen-won-level = { $who } sono pari, e niente dice chi ha vinto la smazzata
seen-goes-on = il gioco continua
seen-round-over = la smazzata è finita
seen-round-goes-on = la smazzata continua
seen-game-over = la partita è finita
seen-game-goes-on = la partita continua
seen-game-level = { $who } sono pari, e niente dice chi vince la partita
seen-game-without-winner = la partita finisce senza vincitore
seen-wins-game = { $who } vince la partita
seen-nobody-wins-game = nessuno ha vinto la partita
seen-outcome = { $what }
seen-in-round = sono nella smazzata: { $who }
seen-in-game = sono nella partita: { $who }
seen-nobody-in = non resta nessuno
seen-may = { $who } { TRAIT($who, "person") ->
        [plural] possono
       *[other] può
    } { $acts }
seen-nobody-may = nessuno può { $acts }
seen-until = { $what } { HAS($until, "third") ->
        [yes] finché qualcuno non { FORM($until, "third") }
       *[no] finché non { $until }
    }
seen-no-window = nessuno può intervenire
seen-then = { $what }, poi { $then }
seen-several = { $each }
seen-answers = { $who } deve { $acts }
seen-table-answers = il tavolo deve { $acts }
seen-asked = { $who } deve decidere qualcosa
seen-table-asked = il tavolo deve decidere qualcosa
seen-nobody-asked = nessuno deve decidere nulla
seen-not-asked = { $who } non deve decidere nulla
seen-table-not-asked = i giocatori non devono scegliere nulla insieme
seen-chooses = { $who } sceglie { FORM($what, "indefinite") }
seen-table-chooses = i giocatori scelgono insieme { FORM($what, "indefinite") }
seen-chooses-yes-no = { $who } può farlo (sì) o non farlo (no)
seen-table-chooses-yes-no = il tavolo può farlo (sì) o non farlo (no)
seen-when-asked = quando decide { $who }: { $what }
seen-when-table-asked = quando decide il tavolo: { $what }
seen-shown = { $zone } si mostra { FORM($who, "to") }
seen-shown-several = { $zones } si mostrano { FORM($who, "to") }
seen-not-shown = { $zone } non si mostra { FORM($who, "to") }
seen-shown-nobody = { $zone } non si mostra a nessuno
seen-nothing-shown = non si mostra nulla
seen-empty = non ci sono { NOUN("card", "plural") } { FORM($zone, "in") }
seen-holds = { $zone } contiene { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }
seen-holds-all = { $zone } contiene { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }: { $cards }
seen-holds-top = { $zone } contiene { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }, in cima { $cards }
seen-holds-cards = { $zone } contiene { $cards }
seen-among = { $what }, tra cui { $cards }
seen-lies = { $what }, { $cards } { $place }
seen-lies-on-top = in cima { FORM($zone, "to") } c’è { $card }
place-top = in cima
place-bottom = in fondo
place-below = con { TRAIT($n, "count") ->
        [one] 1 carta
       *[other] { $n } carte
    } sopra
place-above = con { TRAIT($n, "count") ->
        [one] 1 carta
       *[other] { $n } carte
    } sotto
seen-after-shuffle = { $name } viene dopo che si è mescolato
seen-after-assumed-shuffle = { $name } viene dopo che si è mescolato solo perché lo supponiamo
seen-before-shuffle = { $name } viene prima che si mescoli
seen-has = ce l’ha
seen-lacks = non ce l’ha
seen-offers = lo permette
seen-offers-not = non lo permette
seen-owes = { $who } deve ancora { $move }
seen-owes-not = { $who } non ha l’obbligo di { $move }
seen-asked-among = { $who } può scegliere: { $acts }
seen-table-asked-among = il tavolo può scegliere: { $acts }
seen-offered = { $who } può { $move } ({ $verdict })
seen-offered-too = { $who } può { $move } ({ $verdict }, ma possibile)
seen-offered-choice = { $who } può scegliere: { $move }
seen-not-offered = { $who } non può scegliere: { $move }
seen-table-offered = il tavolo può scegliere: { $move }
seen-table-not-offered = il tavolo non può scegliere: { $move }
seen-move = { $move }
seen-choice = { $what }
seen-declines = non fare nulla
seen-pack = { $n } carte ({ $kinds })
counted-kind = { $n } { TRAIT($n, "count") ->
        [one] { $kind }
       *[other] { FORM($kind, "plural") }
    }
seen-players = da { $n } a { $n-2 } giocatori
seen-stages = { $stages }
seen-number = { $n }
seen-value = { $value }
seen-value-when = `{ $value }` quando `{ $when }`
seen-number-for = { $n } per { $kinds }
seen-number-else = { $n } per ogni altra carta
seen-values = { $values }
seen-no-value = niente
seen-no-such-number = non c’è, e nessuna regola lo consulta

## Che cosa si risponde lungo la strada

answered = { HAS($move, "third") ->
        [yes] { $who } { FORM($move, "third") }
       *[no] { $who } risponde: { $move }
    }
table-answered = il tavolo risponde: { $move }
answered-instead = { $what } invece di { $other }
picks = { $who } sceglie { $what }
picks-card = { $who } sceglie { $card }
picks-player = { $who } sceglie il giocatore { $other }
table-picks = il tavolo sceglie { $what }
table-picks-card = il tavolo sceglie { $card }
table-picks-player = il tavolo sceglie il giocatore { $other }
table-picks-player-where = dove il tavolo sceglie un giocatore, sceglie { $other }
picks-nothing = { $who } non sceglie nulla
table-picks-nothing = il tavolo non sceglie nulla
comes-up = { $card } finisce in cima { FORM($zone, "to") }
comes-up-in = { $card } finisce in cima { FORM($zone, "to") } ({ $editions })
comes-up-if = { $card } finisce in cima { FORM($zone, "to") } ({ $ways })
way-chosen = { $value }
way-first = { $rule } prevale su { $rule-2 }
does-this = { HAS($move, "third") ->
        [yes] { $who } { FORM($move, "third") }
       *[no] { $who } fa questo: { $move }
    }
table-does-this = il tavolo fa questo: { $move }
nothing-done = non si è ancora fatto nulla
course = partita { $n } con { $n-2 } giocatori, risposta { $n-3 }

## Che cosa è stabilito

declared = { $parts }
declared-type = { FORM($type, "indefinite") }
declared-each = { FORM($type, "indefinite") } per ogni { $each }
declared-starts = all’inizio { $value }
declared-starts-empty = all’inizio senza valore
declared-for-round = vale per la smazzata
declared-for-turn = vale per il turno
declared-for-game = vale per tutta la partita
declared-pile = una pila
declared-hand = una mano
declared-of-each = una per ogni { $each }
declared-seen-all = visibile a tutti
declared-seen-none = visibile a nessuno
declared-seen-owner = visibile solo a chi la possiede
declared-backs = gli altri vedono i dorsi
declared-deck = contiene il mazzo
declared-refilled = si riempie così: { $event }
declared-values = { $values }
declared-takes = richiede { $what }
declared-takes-nothing = non richiede nulla
declared-answers = risposta a: { $move }
declared-other-names = con altri nomi
declared-teams = { $n } squadre
declared-no-teams = nessuna squadra
declared-one-side = un lato
declared-lacked = { $n } carte che l’altra non ha
declared-breakable = si può infrangere
declared-unbreakable = non si può infrangere
declared-even-if-won = vale anche a smazzata vinta
declared-not-if-won = non vale più a smazzata vinta

## Intorno a un confronto

compare-differ = { $editions } differiscono in { TRAIT($n, "count") ->
        [one] 1 punto
       *[other] { $n } punti
    }
compare-differ-more = { $editions } differiscono in { TRAIT($n, "count") ->
        [one] 1 punto
       *[other] { $n } punti
    }. { TRAIT($n-2, "count") ->
        [one] Un altro, mostrato sotto, richiede
       *[other] Altri { $n-2 }, mostrati sotto, richiedono
    } un’altra opzione
compare-same = nessuna differenza trovata tra { $editions }; { TRAIT($n, "count") ->
        [one] 1 cosa dimostrata uguale
       *[other] { $n } cose dimostrate uguali
    }
compare-unknown = non si sa se { TRAIT($n, "count") ->
        [one] un’altra cosa differisce
       *[other] altre { $n } cose differiscono
    }; --why mostra quali, e perché
compare-untried = abbiamo provato le altre interpretazioni e opzioni una alla volta; --together le prova anche a coppie ({ TRAIT($n, "count") ->
        [one] 1 coppia
       *[other] { $n } coppie
    })
compare-threes = non proviamo insieme tre o più interpretazioni o opzioni (sarebbero { TRAIT($n, "count") ->
        [one] 1 terna
       *[other] { $n } terne
    })
compare-more-choices = altre interpretazioni o opzioni di { $editions } danno ulteriori differenze
compare-more-choices-all = altre interpretazioni o opzioni di { $editions } danno ulteriori differenze, che --all mostra
compare-summed-up = { TRAIT($n, "count") ->
        [one] 1 punto è qui solo riassunto; --why lo spiega
       *[other] { $n } punti sono qui solo riassunti; --why li spiega tutti
    }
compare-more = Aggiungi --why per le regole che decidono e per ciò che i fogli lasciano aperto. Con --topic ARGOMENTO o --all vedi ogni situazione.
compare-lines = I numeri accanto a una regola sono righe del foglio.
compare-sum = in tutto, tra { $editions } { TRAIT($n, "count") ->
        [one] c’è 1 differenza
       *[other] ci sono { $n } differenze
    }, contando ogni situazione, interpretazione e opzione; { TRAIT($n-2, "count") ->
        [one] 1 cosa è dimostrata uguale
       *[other] { $n-2 } cose sono dimostrate uguali
    }
taken-for-granted = si dà per scontato ciò che secondo { $rules } vale sempre
topic-none = Tutta la smazzata
legend-letter = tra le edizioni con la stessa lettera non si sono trovate differenze
legend-between = nessuna differenza trovata con A né con B, che tra loro differiscono
legend-assumed = le regole non lo dicono; ciò che supponiamo si gioca come A
legend-partly = le regole lasciano aperta una parte; ciò che supponiamo si gioca come A
legend-silent = le regole non lo dicono, e non supponiamo nulla
legend-lacking = non ha una carta o una regola del genere
legend-more = ci sono altre differenze: con altre opzioni o interpretazioni, o solo in ciò che porta il caso (quali carte escono e dove finiscono)
same-in-all = uguale in tutte
same-moves = nessuna differenza in ciò che è permesso
stands-stricter = { $ones } { TRAIT($ones, "person") ->
        [plural] sono più severe
       *[other] è più severa
    }
stands-looser = { $ones } { TRAIT($ones, "person") ->
        [plural] sono più permissive
       *[other] è più permissiva
    }
stands-more-wrong = { $ones } { TRAIT($ones, "person") ->
        [plural] considerano scorrette
       *[other] considera scorrette
    } più mosse
stands-less-wrong = { $ones } { TRAIT($ones, "person") ->
        [plural] considerano scorrette
       *[other] considera scorrette
    } meno mosse
stands-stricter-than = { $ones } { TRAIT($ones, "person") ->
        [plural] sono più severe
       *[other] è più severa
    } di { $others }
stands-looser-than = { $ones } { TRAIT($ones, "person") ->
        [plural] sono più permissive
       *[other] è più permissiva
    } di { $others }
stands-more-wrong-than = { $ones } { TRAIT($ones, "person") ->
        [plural] considerano scorrette
       *[other] considera scorrette
    } più mosse di { $others }
stands-less-wrong-than = { $ones } { TRAIT($ones, "person") ->
        [plural] considerano scorrette
       *[other] considera scorrette
    } meno mosse di { $others }
stands-each-wrong = ciascuna considera scorrette mosse che l’altra accetta
stands-each-allows = ciascuna permette qualcosa che l’altra vieta
stands-silent = una delle due non ne parla
stands-silent-in = { $edition } non sempre ne parla
stands-unknown = non si sa
stands-differ = differiscono
stands-pair = { $one } e { $other }: { $what }
chosen-value = «{ $choice }»: { $value }
chosen-in = { $edition } – { $chosen }
only-under = solo con { $choices }
not-under = non con { $choices }
otherwise-under = l’esito è diverso con { $choices }
chance-alone = solo per caso: con altre carte entrambe fanno lo stesso
chance-in-each = quali carte vengano fuori è un caso in ciascuna
assumed-on-both-sides = supposto in entrambe; i fogli non lo dicono
assumed-cards-of-number = quali siano queste carte è supposto in entrambe; è stampato solo il loro numero, in { $editions }
with-it = diverso anche
state-only-in = { HAS($name, "definite") ->
        [yes] { FORM($name, "definite") }
       *[no] «{ $name }»
    } c’è solo in { $editions }
for-example = per esempio
not-seen-in-play = non l’abbiamo mai visto succedere in partita
by-assumption = supposta
by-statement = dichiarata
by-rules = regole { $rules }
head-moves = Che cosa si può fare, mossa per mossa
moves-same = { TRAIT($n, "count") ->
        [one] un’altra: uguale
       *[other] altre { $n }: uguali
    } (dimostrato)
only-offers = solo in { $edition }
has-no-such = { $edition } non ha una carta o una mossa del genere
guilt-of = se è scorretto: { $item }
comes-of = che cosa ne segue: { $item }
comes-of-both = che cosa ne segue, quando entrambe lo permettono: { $item }
head-unsaid = Che cosa un foglio non dice, e come si gioca allora
printed-elsewhere = stampato altrove
none-says = i fogli non dicono nulla su { TRAIT($n, "count") ->
        [one] 1 questione, e lì
       *[other] { $n } questioni, e lì
    } si gioca allo stesso modo
none-says-more = i fogli non dicono nulla su { TRAIT($n, "count") ->
        [one] un’altra questione, e lì
       *[other] altre { $n } questioni, e lì
    } si gioca allo stesso modo
head-printed = Stampato solo su alcuni fogli
printed-not-in = «{ $text }» Non in { $editions }
head-proved = Dimostrato uguale
head-proved-under = Dimostrato uguale, ma solo con altre interpretazioni o opzioni
proved-by-structure = dalla struttura
proved-by-entry = voce per voce
proved-by-step = passo per passo
proved-by-solver = con il risolutore
unknown-thing = non si sa: { $item } – { $why }
at-players = i giocatori sono { $n }
told-bottom = in fondo { FORM($zone, "to") } c’è { $card }
at-after = { HAS($move, "past") ->
        [yes] prima { $who } { FORM($move, "past") }
       *[no] prima { $who } ha fatto questo: { $move }
    }
at-after-wrong = { HAS($move, "past") ->
        [yes] prima { $who } { FORM($move, "past") }, ed era scorretto
       *[no] prima { $who } ha fatto questo, ed era scorretto: { $move }
    }
at-won = la smazzata è appena stata vinta
at-tries = { $who } tenta di { $move }
compare-may = { $who } può { $move }?
compare-wrong = è scorretto se { $who } { FORM($move, "third") }?
compare-when = quando { $who } { FORM($move, "third") }

## Tipi di rilievi

kind-contradiction = contraddizione
kind-lawful-yet-guilty = permesso, ma considerato scorretto
kind-unlawful-yet-innocent = vietato, ma non considerato scorretto
kind-broken-always = infrange ciò che vale sempre
kind-after-the-end = si applica dopo la fine
kind-ambiguous = ambiguo
kind-self-referential = autoreferenziale
kind-by-example = si basa su un esempio
kind-stuck = bloccato
kind-silent = non previsto
kind-breakable = si può infrangere
kind-several-winners = più vincitori
kind-dead = non si applica mai
kind-shadowed = cede sempre
kind-redundant = senza effetto
kind-unread = un dettaglio senza effetto
kind-count = i conti non tornano
kind-order = ordine dei passi
kind-unknown = ignoto
kind-unsupported = non si può esaminare

## Che cosa decide un rilievo, che cosa cambia una regola della casa

status-open = aperto
status-read = deciso da un’interpretazione
status-assumed = deciso da una supposizione
status-settled = deciso dal testo stesso
status-accepted = accettato
finding-head = { $kind } · { $status }
says-yes = lo permette
says-strong-yes = lo permette espressamente
says-demands = lo esige
says-not-against = qui non lo vieta
says-no = lo vieta
says-wrong = lo considera scorretto
says-overridden = cede
says-value = dice { $value }
party = { $rule } ({ $place })
party-says = { $rule } ({ $place }): { $says }
cited-at = { $unit }, { $where }
means-word = questo dipende da: «{ $text }» ({ $place })
at-subject = riguarda: { $what }
settled-by = deciso da { $rules }
settled-read = { $name }: { $question } La nostra interpretazione: { $value }
settled-option = si pone solo con un’opzione. { $name }: { $question } { $values }
settled-only = si pone solo con l’interpretazione { $values }
settled-case = { $what } («{ $ways }»)
settled-cases = risultato: { $cases }
settled-alike = risultato: { $what }, comunque si interpreti
settled-forbids = vietato da { $rules } con questa interpretazione: { $ways }
settled-preferred = se { $rule } prevale su { $rule-2 }: { $then }
settled-accepted = accettato: { $text }
then-value = { $name } è { $value }
remedy-vain = far prevalere { $rule } su { $rule-2 } non cambia nulla; resterebbe: { $then }
remedy-vain-for = far prevalere { $rule } su { $rule-2 } non cambia nulla, a causa di { $rules }; resterebbe: { $then }
remedy-stand = perché decida { $rule }, { $how }; allora: { $then }
remedy-stand-against = perché decida { $rule }, { $how } (lo vieterebbe anche { $rules }); allora: { $then }
how-override = scrivi lì { $text }
how-override-read = scrivi lì { $text }, sotto un’interpretazione se le parole ammettono entrambe
how-leave-pack = togli la regola della casa { $pack }, o fai valere lì { $rule } in meno casi
how-take-out = togli { $rule } da { $unit }, o falla valere in meno casi
remedy-innocent = perché sia corretto, fai valere { $rule } in meno casi, o aggiungi un’interpretazione in cui non vale
remedy-innocent-then = perché sia corretto, fai valere { $rule } in meno casi, o aggiungi un’interpretazione in cui non vale; allora: { $then }
remedy-forbid = per vietarlo, permetti meno mosse in { $rules }
remedy-forbid-by = per vietarlo, scrivi { $text } in una regola che prevale su { $rules }; allora: { $then }
remedy-widen = fai valere una clausola `wrongly` per più mosse, o vieta meno mosse in { $rules }
remedy-correct = correggi { $rules }, o chiedi di meno in { $rule }
remedy-correct-there = correggi ciò che succede lì, o chiedi di meno in { $rule }
remedy-keep-out = se il gioco non porta mai a una situazione così, aggiungi un altro `always` che dica perché
remedy-rank = aggiungi una regola che dica chi di loro vince, o ordinali: `wins round when … with most …`
remedy-decide = aggiungi una regola che lo decida. Indica le sue righe se sta sul foglio; altrimenti scrivi `assumed`
remedy-remove = togli { $rules }, o correggi la sua condizione
remedy-ask = scrivi la regola che lo chiede, o togli ciò che lo imposta in { $rules }
remedy-accept = se può restare così, scrivi { $text } nel file di regole
elsewhere = nelle altre edizioni: { $cases }
elsewhere-case = { $what } in { $editions }
elsewhere-read = { $what } in { $editions }, ma lì solo secondo la nostra interpretazione di { $readings }
head-silences = ciò che { $name } non dice
silence-status = { $what } ({ $status })
silence-accepted = { $what } (accettato: { $text })
then-broken = { HAS($act, "past") ->
        [yes] dopo che qualcuno { FORM($act, "past") },
       *[no] dopo questo ({ $act })
    } non è come dice { $rule }
then-level = { HAS($act, "past") ->
        [yes] dopo che qualcuno { FORM($act, "past") },
       *[no] dopo questo ({ $act })
    } { $n } giocatori hanno vinto insieme secondo { $rule }
then-late = la smazzata è finita, e { $rule } si applica ancora
then-disorder = { $rule } prende carte, e solo dopo { $rule-2 } mescola
then-short = «{ $name }» era { $n }, e { $n-2 } di queste carte non ci sono
then-happens = succede questo: { $acts }
then-asked = si richiede una di queste cose: { $acts }
plan-head = { $name } rispetto a { $base }
plan-new = regole nuove:
plan-gone = regole tolte:
plan-changed = regole cambiate:
plan-now-before = ora prevale su { $rules }
plan-now-for = ora anche per { $kinds }
plan-more-rules = e { TRAIT($n, "count") ->
        [one] un’altra
       *[other] altre { $n }
    } (--format plain le elenca tutte)
plan-chosen = scelto: { $name } = { $now } (era { $before })
plan-nothing-written = niente è scritto in modo diverso
turn-now-allowed = ora permesso
turn-no-longer-allowed = non più permesso
turn-now-a-duty = ora obbligatorio
turn-no-longer-a-duty = non più obbligatorio
turn-judged-otherwise = giudicato in modo diverso
plan-head-offered = possibile solo in una delle due
plan-head-effects = che cosa succede di diverso
plan-unknown-things = non siamo riusciti a stabilire se cambi altro in questi casi
plan-unknown-thing = { $items }: { $why }
plan-was = prima: { $what }
plan-now = ora: { $what }
plan-no-verdict = niente
plan-head-new = nuovi rilievi
plan-head-also-new = nuovi anche
plan-head-no-longer = trovati in { $base } e qui non più
plan-differs = { $name } cambia il gioco: { $parts }
plan-allowed = { TRAIT($n, "count") ->
        [one] 1 differenza
       *[other] { $n } differenze
    } in ciò che è permesso
plan-happens = { TRAIT($n, "count") ->
        [one] 1 differenza
       *[other] { $n } differenze
    } in ciò che succede
plan-unknown = { $name }: nessuna differenza trovata, ma { TRAIT($n, "count") ->
        [one] 1 cosa non si sa
       *[other] { $n } cose non si sanno
    }
plan-same = { $name } non cambia nulla al tavolo: { TRAIT($n, "count") ->
        [one] 1 cosa è stata esaminata e dimostrata uguale
       *[other] { $n } cose sono state esaminate e dimostrate uguali
    }
plan-findings = { TRAIT($n, "count") ->
        [0] nessun nuovo rilievo
        [one] 1 nuovo rilievo (aperti: { $n-2 })
       *[other] { $n } nuovi rilievi (aperti: { $n-2 })
    }
step = { HAS($move, "third") ->
        [yes] { $who } { FORM($move, "third") }
       *[no] { $who }: { $move }
    }
table-step = il tavolo: { $move }
step-declines = { $who } non fa nulla
picks-amount = { $who } sceglie { $n }
table-picks-amount = il tavolo sceglie { $n }
table-says-yes = il tavolo dice di sì
table-says-no = il tavolo dice di no
quote = «{ $text }»
clause-of-rule = { $rule } (clausola { $n })
