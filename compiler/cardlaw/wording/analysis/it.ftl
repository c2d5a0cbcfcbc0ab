# Che cosa dice l’analisi. Un messaggio comincia con la minuscola se può stare dentro una frase.

## Perché una mossa non è offerta

card-not-held = { $who } non ha { $card }
card-not-in-pack = in questo mazzo non c’è { $card }
game-over = la partita è finita
out-of-round = { $who } è fuori dalla smazzata
decides-first = { $who } deve prima decidere altro
table-decides-first = il tavolo deve prima decidere altro
other-acts = tocca { FORM($other, "to") } agire, e { $who } ora non può { $move }
table-acts = prima agisce il tavolo, e { $who } ora non può { $move }
not-among = ora non si può { $move }; si può { $moves }
cannot-be-done = con queste carte non si può { $move }
impossible = { $why }
told-twice = { $zone } è indicata due volte
holds-more = { FORM($zone, "in") } ci sono più di { $n } carte
pack-too-small = { FORM($zone, "in") } non possono esserci { $n } carte: il mazzo ne ha troppo poche
not-a-choice = non si può scegliere; ci sono { $values }
answers-first = { $who } deve prima rispondere: { $moves }
table-answers-first = il tavolo deve prima rispondere: { $moves }
chooses-first = { $who } deve prima scegliere: { $what }
table-chooses-first = il tavolo deve prima scegliere: { $what }

## Verdetti

ask-may = sì: { $who } può { $move }
ask-must = sì: { $who } deve { $move }
ask-must-not = no: { $who } non può { $move }
ask-silent = non previsto: le regole non dicono se { $who } può { $move }
ask-contradictory = sì e no: le regole si contraddicono su se { $who } può { $move }
ask-not-offered = no: ora { $who } non può { $move }
ask-depends = dipende: non hai detto { $what }
ask-wrong-yet = è permesso, ma è considerato scorretto
ask-wrong-too = è anche considerato scorretto
ask-impossible = non si può chiedere: { $why }
ask-more = Aggiungi --why per vedere su che cosa si basa, che cosa si è supposto e che cosa ne segue.
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
thing-state = qual è { FORM($state, "definite") }
thing-state-of = qual è { FORM($state, "definite") } { FORM($who, "of") }
thing-owes = se { $who } deve ancora { $move }
told-cards = { FORM($zone, "in") } c’è { $cards }
told-no-cards = { FORM($zone, "in") } non ci sono carte
told-top = in cima { FORM($zone, "to") } c’è { $card }
told-no-top = { FORM($zone, "in") } non ci sono carte
told-state = { $state }
told-as-it-starts = { $what }: come all’inizio
told-owes = { $who } deve ancora { $move }
told-owes-not = { $who } non deve più { $move }
case = { $verdict }, se { $when }

## Perché

quoted = «{ $text }» ({ $place })
cited-line = { $unit }, riga { $lines }
cited-lines = { $unit }, righe { $lines }
cited-assumed = { $unit }, supposizione nostra
cited = { $unit }
held-in-the-way = { $who } ha { $cards }
in-the-way = { FORM($zone, "in") } c’è { $cards }
could-instead = { $who } potrebbe { $move }
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
breaks = questo violerebbe { $rules }
gives-way = la regola { $rule } lo permette, ma cede a { $others }
would-allow = la regola { $rule } lo permetterebbe, ma { $but }
but-held = { FORM($zone, "in") } c’è { $cards }
but-unfit = { $card } non è una carta del tipo richiesto
but-none-such = { FORM($zone, "in") } non c’è nessuna carta del tipo richiesto
but-no-other = { FORM($zone, "in") } non c’è nessun’altra carta del tipo richiesto (esclusa: { $card })
but-unmet = la condizione non è soddisfatta
text-clash = il testo stampato da solo si contraddice: sì secondo { $yes }, no secondo { $no }
by-rule = { $rule } ({ $place })

## Su che cosa si basa una risposta

rests = si basa su un’interpretazione. «{ $choice }» Noi leggiamo: { $value }. Altrimenti: { $others }
rests-other = { $verdict } (letto come: { $values })
rests-because = motivo: { $text }
assume-holds = si suppone che { $who } abbia { $cards }
assume-players = si suppone che i giocatori siano { $n } ({ $first }–{ $last })
assume-direction = si suppone che il gioco proceda { $way }
assume-both = si suppone che i giocatori siano { $n } ({ $first }–{ $last }) e che il gioco proceda { $way }
proved = nient’altro sul tavolo può cambiarlo
not-proved = stesso risultato in tutte le { $n } situazioni provate; non dimostrato (togli --quick per dimostrarlo)
not-known = non si sa se qualcosa che hai omesso lo cambia: { $why }
if-right = se la mossa precedente era corretta: { $what }
if-wrong = se la mossa precedente era scorretta: { $what }

## Una mossa precedente

earlier-open = non hai detto abbastanza per sapere se { $who } ha sbagliato a { $move }
earlier-wrong = { $who } ha sbagliato a { $move }, come mostrano le carte
earlier-right = { $who } ha fatto bene a { $move }, come mostrano le carte
earlier-wrong-by = { $who } ha sbagliato a { $move }, come mostrano le carte: { $rules }
earlier-wrong-before = { $who } ha sbagliato a { $move } se le carte sono quelle prima della mossa; ha fatto bene se sono quelle dopo
earlier-right-before = { $who } ha fatto bene a { $move } se le carte sono quelle prima della mossa; ha sbagliato se sono quelle dopo
earlier-rests-wrong = si basa su un’interpretazione. «{ $choice }» Noi leggiamo: { $value }. La mossa era scorretta letto come: { $values }
earlier-rests-right = si basa su un’interpretazione. «{ $choice }» Noi leggiamo: { $value }. La mossa era corretta letto come: { $values }
window-won = la smazzata finisce appena { $who } fa questo ({ $move }), quindi nessuno può { $rest }
window-none = qui nessuna regola permette a nessuno di { $move }
window-none-after = nessuna regola permette a nessuno di { $move } dopo che { $who } fa questo: { $done }
window-after = dopo questo non si può { $move }; si può dopo che qualcuno fa questo: { $acts }
window-others = qui le regole lasciano { $move } a { $others }, non { FORM($who, "to") }

## Che cosa segue

follows = che cosa segue, in tutte le { $n } situazioni provate
follows-in-some = che cosa segue, in { $some } situazioni provate su { $n }
follows-right = che cosa segue se la mossa precedente era corretta, in { $n } situazioni provate
follows-wrong = che cosa segue se la mossa precedente era scorretta, in { $n } situazioni provate
follows-open = dipende da ciò che non hai detto: { $what }
change-chooses = { $who } sceglie, per esempio, { $value }
change-chooses-card = { $who } sceglie, per esempio, { $card }
change-chooses-player = { $who } sceglie, per esempio, { $other }
change-table-chooses = il tavolo sceglie, per esempio, { $value }
change-top = in cima { FORM($zone, "to") } c’è { $card }
change-size = { $zone }: { $before } → { $now } carte
change-more = { $zone }: { TRAIT($n, "count") ->
        [one] una carta
       *[other] { $n } carte
    } in più
change-fewer = { $zone }: { TRAIT($n, "count") ->
        [one] una carta
       *[other] { $n } carte
    } in meno
change-state = { $state }
change-turn = prossimo turno: { $who }
change-turn-else = se nessuno lo fa, prossimo turno: { $who }
change-goes-on = { $who } continua
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
answer-declines = { $who } può lasciar perdere
answer-not = se { $who } non lo fa
answer-yes = { $who } risponde sì a «{ $what }»
answer-no = { $who } risponde no a «{ $what }»
table-answer-yes = il tavolo risponde sì a «{ $what }»
table-answer-no = il tavolo risponde no a «{ $what }»
table-answer-may = il tavolo può { $move }
by-reading = { $what }: «{ $text }»
given-does = se { $who } fa questo ({ $move })
given-declines = se { $who } lascia perdere
given-then = { $given }, { $then }
subject-choice = che cosa sceglie { $who } ({ $n })
subject-table-choice = che cosa sceglie il tavolo ({ $n })
subject-asked = chi può agire dopo
subject-turn = a chi tocca dopo
subject-onward = come continua il gioco
subject-answers = che cosa possono fare gli altri
subject-more-answers = che cos’altro possono fare gli altri
follows-by-reading = si basa su un’interpretazione. «{ $choice }» Noi leggiamo: { $value }. Altrimenti: { $others }
follows-other = { $then } (letto come: { $value })
follows-not-so = niente di questo (letto come: { $value })
follows-assumed = la regola { $rule } è una nostra supposizione: «{ $text }» Senza di essa: { $then }
follows-assumed-not = la regola { $rule } è una nostra supposizione: «{ $text }» Senza di essa non succede

## Che cosa si è trovato

nothing-follows = non segue nulla
found-clash = { $rule } permette ciò che { $rule-2 } vieta, e nessuna delle due cede
found-clash-first = { $rule } permette ciò che { $rule-2 } vieta; { $rule-3 } ha la precedenza
found-duty-yields = { $rule } permette una mossa diversa da quella che { $rule-2 } impone; { $rule-3 } ha la precedenza
found-values = { $rule } e { $rule-2 } danno valori diversi: { $name }
found-dead = { $rule } non si applica mai
found-lawful = una mossa che non viola alcuna regola è sbagliata secondo { $rule }
found-order = { $rule } prende una carta { FORM($zone, "from") } in base alla posizione, e { $rule-2 } mescola le carte più tardi
found-arms-alike = nulla distingue «{ $value }» da «{ $value-2 }»: «{ $choice }»
found-redundant = nulla cambierebbe senza { $rule }
found-self = la condizione di { $rule } si può giudicare solo dopo che è stata giudicata
found-shadowed = { $rule } cede ad altre ovunque si applichi
found-undefined = si usa «{ $name }», ma nessuna regola dice che cosa sia
found-unsaid = non è detto se qui un giocatore possa { $act }
found-stuck = un giocatore che deve scegliere se { $acts } non può fare nulla di tutto ciò
found-broken = il tavolo può non restare come { $rule } dice che sia sempre (dopo: { $what })
found-late = { $rule } vale ancora quando la smazzata è finita secondo { $rule-2 }
found-example = solo un esempio dice quello che dice { $rule }
found-breakable = un giocatore può violare { $rule }, e la mossa resta valida se nessuno si oppone
found-undone = un giocatore può non fare ciò che { $rule } impone, e resta così se nessuno si oppone
found-several = dopo una mossa più giocatori possono aver vinto secondo { $rule }, e nessuna clausola dice chi di loro
found-broken-deal = all’inizio dei turni il tavolo può non essere come { $rule } dice che sia sempre
why-allowed = il tavolo è tra quelli che le regole ammettono; se il gioco vi porti non è stato chiesto
why-dealt = è così nella distribuzione { $n } per { $n-2 } giocatori
found-unknown = non si sa se qui ci sia un rilievo del tipo «{ $kind }»: { $why }
found-unsupported = { $rule } non viene esaminata: { $why }
found-both-change = { $packs } cambiano entrambi { TRAIT($rules, "person") ->
        [plural] le regole
       *[other] la regola
    } { $rules }
found-follows = { TRAIT($rules, "person") ->
        [plural] seguono
       *[other] segue
    } { $rules }
found-short = { FORM($name, "definite") } cresce, e { FORM($zone, "in") } possono non esserci tante carte
why-adds = { $rule } fa crescere { FORM($name, "definite") }
why-takes-so-many = { $rule } prende altrettante carte { FORM($zone, "from") }
why-held = { $zone } e ciò che lo riempie contengono solo le carte che nessuno ha
why-settled = { $rule } dice che cosa succede allora
why-unsettled = nessuna regola dice che cosa succede allora
why-no-situation = non c’è situazione in cui possa applicarsi
why-same-both = ogni verdetto, effetto, numero e parola è uguale nei due modi
why-same-without = ogni verdetto, numero e parola su cui incide è uguale con o senza di essa
why-needs = { $rule } richiede { $rule-2 }
why-by = a causa di { $rules }
why-shuffles = { $name }: { $rule } mescola { $zone }
why-takes = { $name }: { $rule } prende { FORM($zone, "from") }
why-not-shuffled = nessun passo precedente mescola { $zone }
found-also = { $what }, e il contrasto con { $rules } è un altro rilievo
found-innocent = una mossa che { $rule } vieta non è scorretta per nessuna regola su mosse simili
found-no-window = a nessuno è mai permesso di { $act }
found-undefined-of = si usa «{ $name }» per { $kind }, ma nessuna regola dice che cosa sia
found-unsupported-all = { $text } non si può esaminare: { $why }
found-unsupported-move = questa mossa qui non viene esaminata ({ $act }): { $why }
found-silence = { $text }
found-ambiguous = { $question } { $about }: { $one } ({ $value }), { $two } ({ $value-2 })
found-count = { $rule } conta { $n } carte, ma la somma delle parti è { $n-2 }
about-move = { $move }
about-act = dopo { $act }
about-word = «{ $word }»
about-word-of = «{ $word }» di { $of }
a-kind = { FORM($kind, "indefinite") }
why-never-asked = non viene mai chiesta
why-silent = la trascrizione tace su { $name }
why-count = { $rule }: { $n }
why-example = le righe citate mostrano un solo caso; che valga anche altrove è una nostra lettura
why-used = «{ $name }» è usato in { $where }
why-used-in-body = lo svolgimento di una mossa o fase
why-not-given-text = nessuna regola del solo testo lo dà
why-not-given-reading = nessuna regola del testo come lo leggiamo lo dà
why-not-given-assumption = nessuna regola come si gioca lo dà
why-everywhere = { $rules } valgono a ogni tavolo
why-verdict = { $label }: { $said }

## Un riassunto

check-nothing = { $name }: non si è trovato niente
check-points = { $name }: { $parts }
points-open = { TRAIT($n, "count") ->
        [one] 1 punto aperto
       *[other] { $n } punti aperti
    }
points-read = { $n } risolti da un’interpretazione
points-assumed = { $n } risolti da una supposizione
points-settled = { $n } risolti dal testo stesso
points-accepted = { $n } accettati
head-open = Aperti: le regole non lo decidono
head-read = Interpretati: le parole hanno più sensi, e ne abbiamo scelto uno
head-assumed = Supposti: il foglio non lo dice, e abbiamo deciso noi
head-settled = Risolti dal testo stesso
head-accepted = Accettati così come sono
check-read = { $question } Noi leggiamo: { $value }
check-by = { $what } ({ $rules })
check-adds = Che cosa aggiunge { $name } a { $base }:
check-adds-nothing = { $name } non aggiunge niente a ciò che si trova in { $base }
check-own = { $base } da solo ha { $n } punti, di cui { $open } aperti; `cardlaw check { $base }` li mostra
check-more = Aggiungi --all per ogni punto con la situazione e ciò che lo risolverebbe (in inglese).

## Un riassunto del confronto

compare-differ = { $editions } differiscono in { TRAIT($n, "count") ->
        [one] 1 punto
       *[other] { $n } punti
    }. Di che cosa si tratta: { $topics }
compare-differ-only = { $editions } differiscono in { TRAIT($n, "count") ->
        [one] 1 punto
       *[other] { $n } punti
    }
compare-same = tra { $editions } non si è trovata nessuna differenza; cose dimostrate uguali: { $n }
compare-unknown = di altre { $n } cose non si sa se differiscono; si veda la fine
