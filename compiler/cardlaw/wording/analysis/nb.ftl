# Det analysen sier. En melding begynner med liten bokstav hvis den kan stå inne i en setning.

## Hvorfor et trekk ikke tilbys

card-not-held = { $who } har ikke { $card }
card-fewer-in-pack = det var flere av dette kortet i spill enn det er i denne kortstokken: { $card }
card-not-in-pack = { $card } finnes ikke i denne kortstokken
game-over = spillet er over
out-of-round = { $who } er ute av runden
decides-first = { $who } har noe annet å avgjøre først
table-decides-first = bordet har noe annet å avgjøre først
other-acts = { $other } skal gjøre noe først, og { $who } kan ikke { $move } nå
table-acts = bordet skal gjøre noe først, og { $who } kan ikke { $move } nå
not-among = det går ikke an å { $move } nå, bare å { $moves }
cannot-be-done = det går ikke an å { $move } med disse kortene
impossible = { $why }
told-twice = { $zone } er oppgitt to ganger
holds-more = { FORM($zone, "in") } er det mer enn { $n } kort
pack-too-small = { FORM($zone, "in") } kan det ikke være { $n } kort: kortstokken har for få
not-a-choice = det er ikke blant valgene: { $values }
answers-first = { $who } må svare først: { $moves }
table-answers-first = bordet må svare først: { $moves }
chooses-first = { $who } må velge først: { $what }
table-chooses-first = bordet må velge først: { $what }

## Avgjørelser

ask-may = ja: { $who } har lov til å { $move }
ask-must = ja: { $who } må { $move }
ask-must-not = nei: { $who } har ikke lov til å { $move }
ask-silent = ikke dekket: reglene sier ikke om { $who } har lov til å { $move }
ask-contradictory = ja og nei: reglene motsier hverandre om { $who } har lov til å { $move }
ask-not-offered = nei: { $who } kan ikke { $move } nå
ask-depends = det kommer an på noe du ikke har sagt: { $what }
ask-answers = det kommer an på hva som nettopp har skjedd, og det har du ikke sagt
ask-wrong-yet = det er tillatt, men det regnes som feil
ask-wrong-too = det regnes også som feil
ask-impossible = kan ikke spørres: { $why }
ask-mover = { $who } er spilleren som gjør trekket
ask-more = Legg til --why for å se reglene bak svaret, hva vi har antatt, og hva som skjer videre.
move = { $move }
place = { $zone }
ruling-may = tillatt
ruling-must = påbudt
ruling-must-not = ikke tillatt
ruling-silent = ikke dekket av reglene
ruling-contradictory = selvmotsigende regler
ruling-not-offered = ikke mulig
ruling-depends = kommer an på det du ikke har sagt
ruling-unknown = ikke kjent
ruling-may-wrong = tillatt, men regnes som feil
ruling-must-wrong = påbudt, men regnes som feil
ruling-must-not-wrong = ikke tillatt, og regnes som feil
ruling-silent-wrong = ikke dekket av reglene, og regnes som feil
ruling-contradictory-wrong = selvmotsigende regler, og regnes som feil

## Det som ikke er sagt

thing-cards = hvilke kort som er { FORM($zone, "in") }
thing-held = hva annet { $who } har på hånden
thing-top = hvilket kort som ligger øverst i { $zone }
thing-state = { HAS($state, "negative") ->
        [yes] om { $state }
       *[no] { HAS($state, "asked") ->
            [yes] { FORM($state, "asked") }
           *[no] { HAS($state, "definite") ->
                [yes] hva { FORM($state, "definite") } er
               *[no] verdien av «{ $state }»
            }
        }
    }
thing-player = { HAS($state, "definite") ->
        [yes] hvem { FORM($state, "definite") } er
       *[no] hvem som er «{ $state }»
    }
thing-state-of = { HAS($state, "definite") ->
        [yes] hva { FORM($state, "definite") } til { $who } er
       *[no] verdien av «{ $state }» hos { $who }
    }
thing-owes = om { $who } fortsatt må { $move }
told-cards = { $cards } er { FORM($zone, "in") }
case-cards = bare { $cards } er { FORM($zone, "in") }
told-no-cards = { $zone } er { TRAIT($zone, "gender") ->
        [neuter] tomt
       *[other] tom
    }
told-top = { $card } ligger øverst i { $zone }
told-no-top = { $zone } er { TRAIT($zone, "gender") ->
        [neuter] tomt
       *[other] tom
    }
told-state = { $state }
told-state-earlier = { $state } tidligere i denne turen
told-state-so-far = { $state } så langt
told-as-it-starts = { $what } er som i starten
told-owes = { $who } fortsatt må { $move }
told-owes-not = { $who } ikke lenger trenger å { $move }
case = { $verdict }, for eksempel hvis { $when }

## Hvorfor

quoted = «{ $text }» ({ $place })
cited-line = { $unit }, linje { $lines }
cited-lines = { $unit }, linjene { $lines }
cited-assumed = { $unit }, vår antakelse
cited = { $unit }
held-in-the-way = { $who } har { $cards }
in-the-way = { $cards } er { FORM($zone, "in") }
could-instead = følgende ville vært tillatt: { $cards }
any-value = { HAS($value, "neuter") ->
        [yes] et hvilket som helst { FORM($value, "neuter") } { NOUN("card") }
       *[no] { TRAIT($value, "gender") ->
            [neuter] et hvilket som helst
           *[other] en hvilken som helst
        } { HAS($value, "card") ->
            [yes] { FORM($value, "card") }
           *[no] { $value }
        }
    }
any-number = en hvilken som helst { $value }-er
any-kind = { TRAIT($kind, "gender") ->
        [neuter] et hvilket som helst
       *[other] en hvilken som helst
    } { $kind }
one-card = { $card }
some-more = { $n } til
breaks = dette ville bryte { TRAIT($rules, "person") ->
        [plural] reglene
       *[other] regelen
    } { $rules }
gives-way = regelen { $rule } tillater det, men { $others } går foran
would-allow = regelen { $rule } tillater det ikke her: { $but }
but-held = { $cards } er { FORM($zone, "in") }
but-unfit = { $card } er ikke et slikt kort som regelen krever
but-none-such = { FORM($zone, "in") } er det ikke noe slikt kort som regelen krever
but-no-other = { FORM($zone, "in") } er det ikke noe slikt kort som regelen krever, utenom { $card }
but-unmet = betingelsen er ikke oppfylt
text-clash = den trykte teksten motsier seg selv: { $yes } sier ja, { $no } sier nei
rule-said = { $rule } («{ $text }»)
by-rule = { $rule } («{ $text }» { $place })

## Hva et svar bygger på

rests = svaret avhenger av hvordan arket tolkes. «{ $choice }» Vår tolkning: { $value }. Tolket annerledes: { $others }
rests-other = { $verdict } ({ $values })
quoted-value = «{ $value }»
rests-because = begrunnelse: { $text }
assume-holds = vi antar at { $who } har { $cards }
assume-played = { HAS($move, "past") ->
        [yes] vi antar at { $who } { FORM($move, "past") } før det
       *[no] vi antar at { $who } gjorde dette før det: { $move }
    }
assume-state = vi antar dette før det trekket: { $state }
assume-players = vi antar { $n } spillere ({ $first }–{ $last })
assume-direction = vi antar at spillet går { $way }
assume-both = vi antar { $n } spillere ({ $first }–{ $last }), og at spillet går { $way }
proved = ikke noe annet ved bordet kan endre svaret
not-proved = samme resultat i { TRAIT($n, "count") ->
        [one] den ene situasjonen vi prøvde
       *[other] alle de { $n } situasjonene vi prøvde
    }; ikke bevist (utelat --quick for å bevise det)
not-known = det er ikke kjent om noe du har utelatt, endrer svaret: { $why }
if-right = hvis det tidligere trekket var riktig: { $what }
if-wrong = hvis det tidligere trekket var feil: { $what }
if-done-right = hvis det var riktig av { $who } å { $move }: { $what }
if-done-wrong = hvis det var feil av { $who } å { $move }: { $what }

## Et tidligere trekk

earlier-open = du har ikke sagt nok til å vite om det var feil av { $who } å { $move }: fortell hva { $who } har på hånden
earlier-open-table = du har ikke sagt nok til å vite om det var feil av { $who } å { $move }: fortell mer om bordet før det trekket
earlier-wrong = kortene viser at det var feil av { $who } å { $move }
earlier-right = kortene viser at det var riktig av { $who } å { $move }
earlier-wrong-before = det var feil av { $who } å { $move } hvis kortene er de før trekket, og riktig hvis de er de etter
earlier-right-before = det var riktig av { $who } å { $move } hvis kortene er de før trekket, og feil hvis de er de etter
earlier-rests-wrong = svaret avhenger av hvordan arket tolkes. «{ $choice }» Vår tolkning: { $value }. Trekket var feil hvis det tolkes slik: { $values }
earlier-rests-right = svaret avhenger av hvordan arket tolkes. «{ $choice }» Vår tolkning: { $value }. Trekket var riktig hvis det tolkes slik: { $values }
window-won = runden er over så snart { $who } { HAS($move, "third") ->
        [yes] { FORM($move, "third") }
       *[no] gjør dette ({ $move })
    }, så ingen rekker å { $rest }
window-none = ingen regel lar noen { $move } her
window-none-after = { HAS($done, "past") ->
        [yes] { $who } { FORM($done, "past") }; ingen regel lar noen { $move } etter det
       *[no] ingen regel lar noen { $move } etter at { $who } har gjort dette: { $done }
    }
window-after = det går ikke an å { $move } etter dette, bare { $moments }
window-now = det går bare an å { $move } { $moments }
window-others = her lar reglene { $others } { $move }, ikke { $who }
window-others-ways = her kan bare { $others } { $move } (eller { $back } hvis spillet går { $way }), ikke { $who }
window-own-turn = dette er ikke et svar på det { $by } gjorde. Er turen nå hos { $who }, utelat det trekket og fortell hvordan bordet ser ut nå
about-turn = dette gjelder turen til { $who }
about-answer = { HAS($done, "past") ->
        [yes] dette gjelder hva { $who } kan svare etter at { $by } { FORM($done, "past") }
       *[no] dette gjelder hva { $who } kan svare etter at { $by } gjorde dette: { $done }
    }
about-before = dette gjelder når { $who } skal til å { $event }
turn-comes = { HAS($done, "past") ->
        [yes] dette gjelder når turen kommer til { $who }, etter at { $by } { FORM($done, "past") }
       *[no] dette gjelder når turen kommer til { $who }, etter at { $by } gjorde dette: { $done }
    }
turn-stays = { HAS($done, "past") ->
        [yes] { $by } { FORM($done, "past") }, og turen er fortsatt hos { $by }
       *[no] turen er fortsatt hos { $by } etter dette: { $done }
    }
turn-lost = { HAS($done, "past") ->
        [yes] { $who } mister denne turen fordi { $by } { FORM($done, "past") }
       *[no] { $who } mister denne turen fordi { $by } gjorde dette: { $done }
    }
turn-not = { HAS($done, "past") ->
        [yes] turen er ikke hos { $who }: { $by } { FORM($done, "past") }, så den er hos { $other }
       *[no] turen er ikke hos { $who }, men hos { $other }, etter dette: { $done }
    }
answered-first = { HAS($done, "past") ->
        [yes] { $by } { FORM($done, "past") }. Dette kommer først: { $first }
       *[no] { $by } gjorde dette: { $done }. Dette kommer først: { $first }
    }

## Hva som følger

follows = dette følger i { TRAIT($n, "count") ->
        [one] den ene situasjonen vi prøvde
       *[other] alle de { $n } situasjonene vi prøvde
    }
follows-in-some = dette følger i { $some } av { TRAIT($n, "count") ->
        [one] den ene situasjonen vi prøvde
       *[other] de { $n } situasjonene vi prøvde
    }
follows-anyway = dette følger hvis { $who } gjør det likevel, i { $some } av { TRAIT($n, "count") ->
        [one] den ene situasjonen vi prøvde
       *[other] de { $n } situasjonene vi prøvde
    }
follows-right = dette følger hvis det tidligere trekket var riktig, i { TRAIT($n, "count") ->
        [one] den ene situasjonen vi prøvde
       *[other] de { $n } situasjonene vi prøvde
    }
follows-wrong = dette følger hvis det tidligere trekket var feil, i { TRAIT($n, "count") ->
        [one] den ene situasjonen vi prøvde
       *[other] de { $n } situasjonene vi prøvde
    }
follows-open = resten varierer fra situasjon til situasjon: { $what }
change-chooses = { $who } velger for eksempel { HAS($value, "neuter") ->
        [yes] { FORM($value, "neuter") }
       *[no] { $value }
    }
change-chooses-card = { $who } velger for eksempel { $card }
change-chooses-player = { $who } velger for eksempel { $other }
change-table-chooses = bordet velger for eksempel { HAS($value, "neuter") ->
        [yes] { FORM($value, "neuter") }
       *[no] { $value }
    }
change-swapped = { $zone } og { $zone-2 } bytter plass
change-passed-on = { $name }: alle gir videre til neste spiller
change-top = { $card } ligger nå øverst i { $zone }
change-size = { $zone }: { TRAIT($now, "count") ->
        [0] ingen kort igjen (før { $before })
       *[other] { $now } kort (før { $before })
    }
change-more = { $zone }: { TRAIT($n, "count") ->
        [one] 1 kort til
       *[other] { $n } kort til
    }
change-fewer = { $zone }: { TRAIT($n, "count") ->
        [one] 1 kort færre
       *[other] { $n } kort færre
    }
change-state = { $state }
change-turn = { $who } har neste tur
change-turn-else = hvis ingen gjør noe, har { $who } neste tur
change-goes-on = { $who } fortsetter turen sin
change-table-goes-on = bordet fortsetter
change-round-over = runden er over
change-game-over = spillet er over
change-game-won = spillet er over, og { $who } har vunnet det
change-asked = deretter: { $first }
change-asked-else = deretter: { $first }; ellers: { $then }
asked-may = { $who } kan { $moves }
asked-must = { $who } må { $moves }
table-asked-may = bordet kan { $moves }
table-asked-must = bordet må { $moves }
answer-may = { $who } kan { $move }
answer-must = { $who } må { $move }
answer-then = { $answer }; deretter
answer-declines = { $who } kan la være
answer-not = hvis { $who } ikke gjør det
answer-yes = { $who } svarer ja på «{ $what }»
answer-no = { $who } svarer nei på «{ $what }»
table-answer-yes = bordet svarer ja på «{ $what }»
table-answer-no = bordet svarer nei på «{ $what }»
table-answer-may = bordet kan { $move }
answer-plain-yes = { $who } svarer ja
answer-plain-no = { $who } svarer nei
table-answer-plain-yes = bordet svarer ja
table-answer-plain-no = bordet svarer nei
by-reading = { $what }: «{ $text }»
given-does = { HAS($move, "third") ->
        [yes] hvis { $who } { FORM($move, "third") }
       *[no] hvis { $who } gjør dette ({ $move })
    }
given-declines = hvis { $who } lar være
given-then = { $then } { $given }
given-any = { $then }, uansett hva som blir gjort da
answers-either = { $who } svarer ja eller nei på «{ $what }»
table-answers-either = bordet svarer ja eller nei på «{ $what }»
answers-plain-either = { $who } kan gjøre dette (ja) eller la være (nei)
table-answers-plain-either = bordet kan gjøre dette (ja) eller la være (nei)
given-yes = hvis { $who } svarer ja på «{ $what }»
given-no = hvis { $who } svarer nei på «{ $what }»
given-table-yes = hvis bordet svarer ja på «{ $what }»
given-table-no = hvis bordet svarer nei på «{ $what }»
given-plain-yes = hvis { $who } svarer ja
given-plain-no = hvis { $who } svarer nei
given-table-plain-yes = hvis bordet svarer ja
given-table-plain-no = hvis bordet svarer nei
change-alike = det samme følger
change-kept = { $zone }: like mange kort som før
change-as-if = det samme følger som { $given }
change-may-differ = noe av dette kan gå annerledes
change-not = dette skjer ikke – { $what }
subject-chooses = hva { $who } velger
subject-table-chooses = hva bordet velger
subject-choice = hva { $who } velger ({ $n })
subject-table-choice = hva bordet velger ({ $n })
subject-asked = hvem som kan gjøre noe som neste
subject-swapped = hvilke kort som bytter plass
subject-turn = hvem som har neste tur
subject-onward = hvordan spillet går videre
subject-answers = hva andre kan gjøre
subject-more-answers = hva mer andre kan gjøre
follows-by-reading = dette avhenger av hvordan arket tolkes. «{ $choice }» Vår tolkning: { $value }. Tolket annerledes: { $others }
follows-other = { $then } («{ $value }»)
follows-not-so = noe av dette kan gå annerledes («{ $value }»)
follows-assumed = regelen { $rule } er vår antakelse: «{ $text }» Uten den: { $then }
follows-assumed-not = regelen { $rule } er vår antakelse: «{ $text }» Uten den kan noe av dette gå annerledes
by-our-reading = dette avhenger av hvordan arket tolkes. «{ $choice }» Vår tolkning: { $value }
read-otherwise = tolket annerledes («{ $value }»):
without-assumed = regelen { $rule } er vår antakelse: «{ $text }» Uten den:

## Hva som ble funnet

nothing-follows = ingen flere regler gjelder
found-clash = { $rule } tillater det som { $rule-2 } forbyr, og ingenting sier hvilken som går foran
found-clash-first = { $rule } tillater det som { $rule-2 } forbyr; { $rule-3 } går foran
found-duty-yields = { $rule } tillater et annet trekk enn det { $rule-2 } krever; { $rule-3 } går foran
found-values = { $rule } og { $rule-2 } er ikke enige om { FORM($name, "definite") }
found-dead = { $rule } gjelder aldri
found-dead-clause = ledd { $n } i { $rule } gjelder aldri
found-lawful = et lovlig trekk ville regnes som feil på grunn av { $rule }
found-demanded = { $rule } krever et trekk som ville regnes som feil på grunn av { $rule-2 }
found-order = { $rule } tar et kort fra { $zone } før { $rule-2 } stokker kortene
found-arms-alike = her spiller det ingen rolle hva du svarer på «{ $choice }»: «{ $value }» og «{ $value-2 }» spilles likt
found-redundant = ingenting ville endre seg uten { $rule }
found-redundant-clause = ingenting ville endre seg uten ledd { $n } i { $rule }
found-redundant-assumed = { $rule } sier bare det som uansett ville følge av reglene
found-redundant-clause-assumed = ledd { $n } i { $rule } sier bare det som uansett ville følge av reglene
found-self = for å vite om { $rule } gjelder, må du allerede vite om den gjelder
found-shadowed = { $rule } viker for andre regler overalt der den gjelder
found-shadowed-clause = ledd { $n } i { $rule } viker for andre regler overalt der det gjelder
found-unread = ingenting avhenger av «{ $name }»
found-unread-printed = etter de trykte reglene avhenger ingenting av «{ $name }»
found-undefined = «{ $name }» brukes, men ingen regel sier hva det er
found-unsaid = reglene sier ikke om en spiller kan { $act } her
found-stuck = en spiller som må { $acts }, har ikke lov til noe av det
found-broken = dette kan bryte det som { $rule } sier alltid gjelder: { $what }
found-late = { $rule } gjelder fortsatt etter at { $rule-2 } har avsluttet runden
found-example = { $rule } vises bare i et eksempel
found-breakable = en spiller kan bryte { $rule }, og trekket blir stående hvis ingen griper inn
found-undone = en spiller kan la være å gjøre det { $rule } krever, og det blir stående hvis ingen griper inn
found-several = etter ett trekk kan flere spillere ha vunnet etter { $rule }, og ingen regel sier hvem av dem som vinner
found-broken-deal = det { $rule } sier alltid gjelder, gjelder kanskje ikke når turene begynner
why-allowed = reglene tillater denne situasjonen; om spillet kan føre dit, er ikke undersøkt
why-dealt = slik er det i utdeling { $n } for { $n-2 } spillere
found-unknown = vi kunne ikke undersøke «{ $kind }» her: { $why }
found-unchecked-broken-always = vi kunne ikke undersøke om { $rule } fortsatt gjelder etter { TRAIT($acts, "several") ->
        [yes] noe av dette
       *[other] dette
    }: { $acts } ({ $why })
found-unchecked-several-winners = vi kunne ikke undersøke om flere spillere kan vinne samtidig etter { TRAIT($acts, "several") ->
        [yes] noe av dette
       *[other] dette
    }: { $acts } ({ $why })
found-unsupported = { $rule } kan ikke undersøkes: { $why }
found-both-change = { $packs } endrer begge { TRAIT($rules, "person") ->
        [plural] reglene
       *[other] regelen
    } { $rules }
pair-both-change = begge endrer det reglene sier om dette: { $topics }
pair-error = { $text }
pair-not-looked-at = ikke undersøkt siden reglene ble endret
found-follows = { $rules } gjelder da
found-short = { FORM($name, "definite") } vokser, og det er ikke sikkert at det er så mange kort { FORM($zone, "in") }
why-adds = { $rule } øker { FORM($name, "definite") }
why-takes-so-many = { $rule } tar like mange kort fra { $zone }
why-held = { $zone } og det den fylles opp med, har bare de kortene som ingen har på hånden
why-settled = { $rule } sier hva som da skjer
why-unsettled = ingen regel sier hva som da skjer
why-no-situation = det finnes ingen situasjon der den kunne gjelde
why-same-both = alle svar, følger, tall og ord er de samme i begge tilfeller
why-same-without = alle svar, tall og ord er de samme med og uten den
why-needs = { $rule } trenger { $rule-2 }
why-by = etter { $rules }
why-shuffles = { $name }: { $rule } stokker { $zone }
why-takes = { $name }: { $rule } tar fra { $zone }
why-not-shuffled = ikke noe trinn før det stokker { $zone }
why-not-shuffled-printed = på arket er det ikke noe trinn før det som stokker { $zone }
found-also = { $what }, og konflikten med { $rules } er et annet funn
found-innocent = et trekk som { $rule } forbyr, er ikke feil etter noen regel om slike trekk
found-no-window = ingen får noen gang anledning til å { $act }
found-undefined-of = «{ $name }» brukes om { $kind }, men ingen regel sier hva det er
found-unsupported-all = { $text } kan ikke undersøkes: { $why }
found-unsupported-move = trekket «{ $act }» undersøkes ikke her: { $why }
found-silence = { $text }
found-ambiguous = { $question } Eksempel: { $about } – { $one } ({ $value }); { $two } ({ $value-2 })
found-happening = { $question } Eksempel: { $about } – { $says }
so-under = { $what } ({ $way })
found-count = { $rule } teller { $n } kort, og delene blir til sammen { $n-2 }
about-move = { HAS($move, "third") ->
        [yes] en spiller { FORM($move, "third") }
       *[no] { $move }
    }
about-act = { HAS($act, "third") ->
        [yes] når noen { FORM($act, "third") }
       *[no] etter { $act }
    }
about-word = «{ $word }»
about-word-of = «{ $word }» for { $of }
a-kind = { FORM($kind, "indefinite") }
why-never-asked = den blir aldri brukt
why-silent = regelfilen merker dette som åpent ({ $name })
why-count = { $rule }: { $n }
why-example = linjene den viser til, viser bare ett tilfelle; at den gjelder ellers, er vår tolkning
why-sets = { $rule } noterer: «{ $name }»
why-used = «{ $name }» brukes i { $where }
why-used-in-body = innholdet i et trekk eller en fase
why-not-given-text = ingen regel i teksten alene gir det
why-not-given-reading = ingen regel i teksten slik den tolkes, gir det
why-not-given-assumption = ingen regel slik det spilles her, gir det
why-everywhere = { $rules } gjelder i alle situasjoner
why-always-contradict = slik de er trykt, motsier { $rules } alltid hverandre
why-verdict = { $label }: { $said }
by-layer-text = bare etter teksten
by-layer-reading = slik vi tolker den
by-layer-assumption = slik det spilles her

## Et sammendrag

check-nothing = { $name }: ingen punkter å merke seg
check-points = { $name }, { TRAIT($n, "count") ->
        [one] 1 punkt
       *[other] { $n } punkter i alt
    }: { $parts }
check-gravest = { TRAIT($n, "count") ->
        [one] det alvorligste
       *[other] de alvorligste
    }:
points-open = { TRAIT($n, "count") ->
        [one] 1 åpent
       *[other] { $n } åpne
    }
points-read = { $n } avgjort ved en tolkning
points-assumed = { $n } avgjort ved en antakelse
points-settled = { $n } avgjort av teksten selv
points-accepted = { $n } godtatt
head-open = Åpent: ingenting avgjør dette ennå
head-remarks = Åpent: dette har ingen virkning, eller vi kunne ikke kontrollere det
head-read = Tolket: slik forstår vi arkets ord
head-assumed = Antatt: reglene sier ingenting, så vi har bestemt
head-settled = Avgjort av teksten selv
head-accepted = Godtatt: vi lar det være som det er
check-read = { $question } Vår tolkning: { $value }
check-read-example = { $rule } står bare i et eksempel. Vår tolkning: det er en regel likevel
check-read-more = { $question } Vår tolkning: { $value } (dette avgjør { $n } punkter)
check-by = { $what }. Vi spiller slik: { $rules }
check-by-arising = { $what }. Det kommer bare opp med valget «{ $values }». Da spiller vi slik: { $rules }
check-assumptions = { $n } punkter; `cardlaw check --all "{ $name }"` viser hva vi spiller i hvert av dem.
check-settled = { TRAIT($n, "count") ->
        [one] 1 punkt; `cardlaw check --all "{ $name }"` viser hvordan teksten avgjør det
       *[other] { $n } punkter; `cardlaw check --all "{ $name }"` viser hvordan teksten avgjør hvert av dem
    }
check-adds = { $name } tilfører { $base } { TRAIT($n, "count") ->
        [one] 1 punkt
       *[other] { $n } punkter
    }: { $parts }
check-adds-nothing = { $name } tilfører ingenting utover det som finnes i { $base }
check-own = { TRAIT($n, "count") ->
        [one] 1 punkt til
       *[other] { $n } punkter til
    } kommer fra { $base }, { TRAIT($open, "count") ->
        [0] ingen av dem åpne
        [one] 1 av dem åpent
       *[other] { $open } av dem åpne
    }; `cardlaw check --all { $base }` viser dem
check-more = Legg til --all for å se hvert punkt med et eksempel og det som ville avgjøre det.

## Et sammendrag av en sammenligning


## Hva som sammenlignes, og når det gjøres

item-move = { HAS($act, "third") ->
        [yes] en spiller { FORM($act, "third") }
       *[no] { $act }
    }
item-at = { $item } ({ $moment })
item-stages = { $stages }
item-event = { HAS($event, "happens") ->
        [yes] når { FORM($event, "happens") }
       *[no] { $event }
    }
item-pack = kortene
item-players = antall spillere
item-order-of-stages = gangen i en runde
item-number = { $name }
item-number-of = { $name } for { $kind }
item-state = tilstanden «{ $name }»
item-zone = stedet «{ $name }»
item-kind = kortslaget «{ $name }»
item-attribute = egenskapen «{ $name }»
item-act = «{ $act }»
item-teams = lag
item-sides = kortenes sider
item-backs = kortenes baksider
item-a-turn = en tur
item-rule = regelen { $rule }
item-first-after = hva som kommer først etter «{ $name }»
item-only-in = { $item }, som bare { $edition } har
item-differently = { $item }, skrevet ulikt
item-topic = reglene om dette: { $topic }
item-bodies = hva trekk og turer består av
item-other-choices = regler ved andre valg
item-together = to andre tolkninger eller alternativer samtidig
item-threes = tre andre tolkninger eller alternativer samtidig
item-rests-on = det som bygger på regelen { $rule }
item-cards = kortene
item-choice = «{ $choice }» med «{ $value }»
item-place = { $zone }
item-winner = hvem som vinner spillet
item-outcome = hvordan spillet ender
item-over = om det er over
item-in-round = hvem som er med i runden
item-in-game = hvem som er med i spillet
item-whose-turn = hvem som har tur
item-owed = hva noen fortsatt må gjøre
item-shown = hva som vises
item-asked = hvem som må bestemme hva
moment-turn = i egen tur
moment-other-turn = i en annens tur
moment-after = { HAS($event, "participle") ->
        [yes] etter at noen har { FORM($event, "participle") }
       *[no] { HAS($event, "third") ->
            [yes] når noen { FORM($event, "third") }
           *[no] etter dette: { $event }
        }
    }
moment-after-own = { HAS($event, "third") ->
        [yes] når du { FORM($event, "third") }
       *[no] etter dette: { $event }
    }
moment-before = når noen skal til å { $event }
moment-before-own = når du skal til å { $event }
moment-until = { $moment }, { HAS($until, "third") ->
        [yes] til noen { FORM($until, "third") }
       *[no] til { $until }
    }

## Forskjeller

differ-may = { $item }: om det er tillatt
differ-wrong = { $item }: om det er feil
differ-have = { $item }: hvilke utgaver som har det
differ-offered = { $item }: om det er mulig
differ-number = { $item }: hvilket tall
differ-written = { $item }
differ-declared = { $item }: hva som er fastsatt
differ-played = { $item }, sett i spill
differ-if-wrong = { $item }: hva som følger hvis det regnes som feil
differ-draws = { $item }: hvor mange kort som trekkes
differ-dealt = { $item }: hvor mange kort som deles ut
differ-losses = { $item }: hvem som må stå over
differ-next = { $item }: hvem som har neste tur
differ-won = { $item }: hvem som vinner runden
differ-ended = { $item }: om det er over
differ-champion = { $item }: hvem som vinner spillet
differ-turn = { $item }: hvem som har tur
differ-seats = { $item }: hvem som er med i runden
differ-windows = { $item }: hvem som kan gripe inn, og hvor lenge
differ-decisions = { $item }: hvem som har noe å velge
differ-reveals = { $item }: hva som vises til hvem
differ-order = { $item }: hva som kommer først
differ-state = { $item }: { HAS($name, "negative") ->
        [yes] om «{ $name }» gjelder etterpå
       *[no] { FORM($name, "definite") } etterpå
    }
differ-zone = { $item }: hvilke kort som havner { FORM($zone, "in") }
ruling-wrong = feil
ruling-not-wrong = ikke feil
ruling-yes = ja
ruling-no = nei
ruling-no-value = ingen verdi
ruling-both = { $verdict }, { $guilt }
ruling-and-wrong = og regnes som feil
ruling-but-wrong = men regnes som feil
ruling-and-not-wrong = og regnes ikke som feil
ruling-but-not-wrong = men regnes ikke som feil

## Hva som skjer i utgavene

seen-draws = { $who } trekker { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }
seen-draws-none = { $who } trekker ingen { NOUN("card", "plural") }
seen-draws-each = alle trekker { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }
seen-draws-nobody = ingen trekker
seen-dealt = { $who } får utdelt { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }
seen-dealt-none = { $who } får ikke utdelt noen { NOUN("card", "plural") }
seen-loses =
    { $who } må stå over { TRAIT($n, "count") ->
        [one] én gang
       *[other] { $n } ganger
    }
seen-loses-none = { $who } trenger ikke å stå over
seen-by = { $what } ({ $by })
seen-next = { $who } har neste tur
seen-next-open = turene går videre i rekkefølge
seen-turn = { $who } har tur
seen-turn-nobody = ingen har tur
seen-state = { $state }
seen-won-somebody = noen har vunnet runden
seen-won-nobody = ingen har vunnet runden
seen-won = { $who } har vunnet runden
seen-won-level = { $who } står likt, og ingenting sier hvem som har vunnet runden
seen-goes-on = spillet går videre
seen-round-over = runden er over
seen-round-goes-on = runden går videre
seen-game-over = spillet er over
seen-game-goes-on = spillet fortsetter
seen-game-level = { $who } står likt, og ingenting sier hvem som vinner spillet
seen-game-without-winner = spillet ender uten vinner
seen-wins-game = { $who } vinner spillet
seen-nobody-wins-game = ingen har vunnet spillet
seen-outcome = { $what }
seen-in-round = med i runden: { $who }
seen-in-game = med i spillet: { $who }
seen-nobody-in = ingen er igjen
seen-may = { $who } kan { $acts }
seen-nobody-may = ingen kan { $acts }
seen-until = { $what } til { $until }
seen-no-window = ingen kan gripe inn
seen-then = { $what }, og deretter: { $then }
seen-several = { $each }
seen-answers = { $who } må { $acts }
seen-table-answers = bordet må { $acts }
seen-asked = { $who } har noe å bestemme
seen-table-asked = bordet har noe å bestemme
seen-nobody-asked = ingen har noe å bestemme
seen-not-asked = { $who } har ikke noe å bestemme
seen-table-not-asked = spillerne trenger ikke å bli enige om noe
seen-chooses = { $who } velger { FORM($what, "indefinite") }
seen-table-chooses = spillerne blir enige om { FORM($what, "indefinite") }
seen-chooses-yes-no = { $who } kan gjøre dette (ja) eller la være (nei)
seen-table-chooses-yes-no = bordet kan gjøre dette (ja) eller la være (nei)
seen-when-asked = når { $who } må bestemme: { $what }
seen-when-table-asked = når bordet må bestemme: { $what }
seen-shown = { $zone } vises til { $who }
seen-shown-several = { $zones } vises til { $who }
seen-not-shown = { $zone } vises ikke til { $who }
seen-shown-nobody = { $zone } vises ikke til noen
seen-nothing-shown = ingenting vises
seen-empty = { FORM($zone, "in") } er det ingen { NOUN("card", "plural") }
seen-holds = { FORM($zone, "in") } er det { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }
seen-holds-all = { FORM($zone, "in") } er det { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    } ({ $cards })
seen-holds-top = { FORM($zone, "in") } er det { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }, øverst { $cards }
seen-holds-cards = { $cards } er { FORM($zone, "in") }
seen-among = { $what }, blant dem { $cards }
seen-lies = { $what }, { $cards } { $place }
seen-lies-on-top = øverst { FORM($zone, "in") } ligger { $card }
place-top = øverst
place-bottom = nederst
place-below = med { TRAIT($n, "count") ->
        [one] 1 kort
       *[other] { $n } kort
    } over seg
place-above = med { TRAIT($n, "count") ->
        [one] 1 kort
       *[other] { $n } kort
    } under seg
seen-after-shuffle = { $name } kommer etter en stokking
seen-after-assumed-shuffle = { $name } kommer etter en stokking bare fordi vi antar det
seen-before-shuffle = { $name } kommer før noen stokking
seen-has = har det
seen-lacks = har det ikke
seen-offers = har det
seen-offers-not = har det ikke
seen-owes = { $who } må fortsatt { $move }
seen-owes-not = { $who } trenger ikke å { $move }
seen-asked-among = { $who } må velge: { $acts }
seen-table-asked-among = bordet må velge: { $acts }
seen-offered = { $who } kan { $move } ({ $verdict })
seen-offered-too = { $who } kan { $move } ({ $verdict }, men mulig)
seen-offered-choice = { $who } kan velge: { $move }
seen-not-offered = { $who } kan ikke: { $move }
seen-table-offered = bordet kan velge: { $move }
seen-table-not-offered = bordet kan ikke velge: { $move }
seen-move = { $move }
seen-choice = { $what }
seen-declines = la det være
seen-pack = { $n } kort ({ $kinds })
counted-kind = { $n } { TRAIT($n, "count") ->
        [one] { $kind }
       *[other] { FORM($kind, "plural") }
    }
seen-players = { $n } til { $n-2 } spillere
seen-stages = { $stages }
seen-number = { $n }
seen-value = { $value }
seen-value-when = `{ $value }` når `{ $when }`
seen-number-for = { $n } for { $kinds }
seen-number-else = { $n } for alle andre kort
seen-values = { $values }
seen-no-value = ingenting
seen-no-such-number = ikke noe slikt tall, og ingen regel spør etter det

## Hva som svares underveis

answered = { HAS($move, "third") ->
        [yes] { $who } { FORM($move, "third") }
       *[no] { $who } svarer: { $move }
    }
table-answered = bordet svarer: { $move }
answered-instead = { $what } i stedet for å { $other }
picks = { $who } velger { HAS($what, "neuter") ->
        [yes] { FORM($what, "neuter") }
       *[no] { $what }
    }
picks-card = { $who } velger { $card }
picks-player = { $who } velger spiller { $other }
table-picks = bordet velger { HAS($what, "neuter") ->
        [yes] { FORM($what, "neuter") }
       *[no] { $what }
    }
table-picks-card = bordet velger { $card }
table-picks-player = bordet velger spiller { $other }
table-picks-player-where = der bordet velger en spiller, velger det { $other }
picks-nothing = { $who } velger ingenting
table-picks-nothing = bordet velger ingenting
comes-up = { $card } havner øverst { FORM($zone, "in") }
comes-up-in = { $card } havner øverst { FORM($zone, "in") } ({ $editions })
comes-up-if = { $card } havner øverst { FORM($zone, "in") } ({ $ways })
way-chosen = { $value }
way-first = { $rule } går foran { $rule-2 }
does-this = { HAS($move, "third") ->
        [yes] { $who } { FORM($move, "third") }
       *[no] { $who } gjør dette: { $move }
    }
table-does-this = bordet gjør dette: { $move }
nothing-done = ingenting er gjort ennå
course = spill { $n } med { $n-2 } spillere, svar { $n-3 }

## Hva som er fastsatt

declared = { $parts }
declared-type = { FORM($type, "indefinite") }
declared-each = { FORM($type, "indefinite") } for { TRAIT($each, "gender") ->
        [neuter] hvert
       *[other] hver
    } { $each }
declared-starts = er { $value } i starten
declared-starts-empty = har ingen verdi i starten
declared-for-round = gjelder hele runden
declared-for-turn = gjelder i løpet av turen
declared-for-game = gjelder hele spillet
declared-pile = en bunke
declared-hand = en hånd
declared-of-each = en for hver { $each }
declared-seen-all = alle ser den
declared-seen-none = ingen ser den
declared-seen-owner = bare eieren ser den
declared-backs = de andre ser baksidene
declared-deck = kortstokken ligger her
declared-refilled = fylles på slik: { $event }
declared-values = { $values }
declared-takes = tar { $what }
declared-takes-nothing = tar ingenting
declared-answers = et svar på dette: { $move }
declared-other-names = under andre navn
declared-teams = { $n } lag
declared-no-teams = ingen lag
declared-one-side = én side
declared-lacked = { $n } kort som den andre mangler
declared-breakable = kan brytes
declared-unbreakable = kan ikke brytes
declared-even-if-won = gjelder også når runden er vunnet
declared-not-if-won = gjelder ikke lenger når runden er vunnet

## Rundt en sammenligning

compare-differ = { $editions } er forskjellige på { TRAIT($n, "count") ->
        [one] 1 punkt
       *[other] { $n } punkter
    }
compare-differ-more = { $editions } er forskjellige på { TRAIT($n, "count") ->
        [one] 1 punkt
       *[other] { $n } punkter
    }. { $n-2 } til, vist nedenfor, krever et annet alternativ
compare-same = det ble ikke funnet noen forskjell mellom { $editions }; { TRAIT($n, "count") ->
        [one] 1 ting er bevist lik
       *[other] { $n } ting er bevist like
    }
compare-unknown = det er ikke kjent om { TRAIT($n, "count") ->
        [one] 1 ting til er ulik
       *[other] { $n } ting til er ulike
    }; --why viser hvilke, og hvorfor
compare-untried = vi prøvde andre tolkninger og alternativer én om gangen; --together prøver dem også to og to ({ TRAIT($n, "count") ->
        [one] 1 par
       *[other] { $n } par
    })
compare-threes = vi prøver ikke tre eller flere tolkninger eller alternativer samtidig (det ville bli { TRAIT($n, "count") ->
        [one] 1 kombinasjon av tre
       *[other] { $n } kombinasjoner av tre
    })
compare-more-choices = andre tolkninger og alternativer i { $editions } gir enda flere forskjeller
compare-more-choices-all = andre tolkninger og alternativer i { $editions } gir enda flere forskjeller, som --all viser
compare-summed-up = { TRAIT($n, "count") ->
        [one] 1 punkt er
       *[other] { $n } punkter er
    } bare oppsummert her; --why viser alt
compare-more = Legg til --why for å se reglene bak hvert punkt og det arkene lar stå åpent. --topic EMNE eller --all viser alle situasjonene.
compare-lines = Tall ved siden av en regel er linjer på arket.
compare-sum = til sammen har { $editions } { TRAIT($n, "count") ->
        [one] 1 forskjell
       *[other] { $n } forskjeller
    } når hver situasjon, hver tolkning og hvert alternativ telles for seg; { TRAIT($n-2, "count") ->
        [one] 1 ting er bevist lik
       *[other] { $n-2 } ting er bevist like
    }
taken-for-granted = dette bygger på det som { $rules } sier alltid gjelder
topic-none = Hele runden
legend-letter = mellom utgaver med samme bokstav ble det ikke funnet noen forskjell
legend-between = ikke funnet forskjellig fra verken A eller B, som er forskjellige
legend-assumed = reglene sier det ikke; det vi antar, spilles som A
legend-partly = reglene lar en del stå åpent; det vi antar der, spilles som A
legend-silent = reglene sier det ikke, og vi antar ingenting
legend-lacking = har ikke et slikt kort eller en slik regel
legend-more = det er flere forskjeller: med andre alternativer eller tolkninger, eller bare i det tilfeldigheten gir (hvilke kort som kommer, og hvor de havner)
same-in-all = likt i alle
same-moves = ingen forskjell i hva som er tillatt
stands-stricter = { $ones } er strengere
stands-looser = { $ones } tillater mer
stands-more-wrong = { $ones } regner flere trekk som feil
stands-less-wrong = { $ones } regner færre trekk som feil
stands-stricter-than = { $ones } er strengere enn { $others }
stands-looser-than = { $ones } tillater mer enn { $others }
stands-more-wrong-than = { $ones } regner flere trekk som feil enn { $others }
stands-less-wrong-than = { $ones } regner færre trekk som feil enn { $others }
stands-each-wrong = begge regner trekk som feil som den andre ikke gjør
stands-each-allows = begge tillater det den andre forbyr
stands-silent = den ene sier ingenting om det
stands-silent-in = { $edition } dekker det ikke alltid
stands-unknown = ikke kjent
stands-differ = de er forskjellige
stands-pair = { $one } og { $other }: { $what }
chosen-value = «{ $choice }»: { $value }
chosen-in = { $edition } – { $chosen }
only-under = bare med { $choices }
not-under = ikke med { $choices }
otherwise-under = utfallet blir et annet med { $choices }
chance-alone = bare tilfeldig: med andre kort gjør begge det samme
chance-in-each = hvilke kort som kommer opp, er tilfeldig i hver av dem
assumed-on-both-sides = antatt på begge sider; arkene sier det ikke
assumed-cards-of-number = hvilke kort dette er, er antatt på begge sider; bare antallet er trykt, i { $editions }
with-it = også forskjellig
state-only-in = { HAS($name, "definite") ->
        [yes] { FORM($name, "definite") }
       *[no] «{ $name }»
    } finnes bare i { $editions }
for-example = for eksempel
not-seen-in-play = vi har ikke sett dette oppstå i spill
by-assumption = antatt
by-statement = sagt
by-rules = regler { $rules }
head-moves = Hva som er lov, trekk for trekk
moves-same = { $n } til: like (bevist)
only-offers = bare i { $edition }
has-no-such = { $edition } har ikke et slikt kort eller trekk
guilt-of = om det er feil: { $item }
comes-of = hva som følger av dette: { $item }
comes-of-both = hva som følger av dette der begge tillater det: { $item }
head-unsaid = Hva et ark ikke sier, og hva som spilles da
printed-elsewhere = trykt andre steder
none-says = arkene sier ingenting om { TRAIT($n, "count") ->
        [one] 1 sak, og den
       *[other] { $n } saker, og de
    } spilles likt
none-says-more = arkene sier ingenting om { TRAIT($n, "count") ->
        [one] 1 sak til, og den
       *[other] { $n } saker til, og de
    } spilles likt
head-printed = Bare trykt på noen av arkene
printed-not-in = «{ $text }» Ikke i { $editions }
head-proved = Bevist like
head-proved-under = Bevist like, men bare med andre tolkninger eller alternativer
proved-by-structure = etter oppbygningen
proved-by-entry = post for post
proved-by-step = trinn for trinn
proved-by-solver = med løseren
unknown-thing = ikke kjent: { $item } – { $why }
at-players = det er { $n } spillere
told-bottom = nederst { FORM($zone, "in") } ligger { $card }
at-after = { HAS($move, "past") ->
        [yes] før det { FIRST(FORM($move, "past")) } { $who } { REST(FORM($move, "past")) }
       *[no] før det gjorde { $who } dette: { $move }
    }
at-after-wrong = { HAS($move, "past") ->
        [yes] før det { FIRST(FORM($move, "past")) } { $who } feilaktig { REST(FORM($move, "past")) }
       *[no] før det gjorde { $who } dette feilaktig: { $move }
    }
at-won = runden er nettopp vunnet
at-tries = { $who } prøver å { $move }
compare-may = kan { $who } { $move }?
compare-wrong = er det feil av { $who } å { $move }?
compare-when = når { $who } { HAS($move, "third") ->
        [yes] { FORM($move, "third") }
       *[no] gjør dette ({ $move })
    }

## Slags funn

kind-contradiction = motsigelse
kind-lawful-yet-guilty = tillatt, men regnes som feil
kind-unlawful-yet-innocent = forbudt, men regnes ikke som feil
kind-broken-always = bryter det som alltid gjelder
kind-after-the-end = gjelder etter slutten
kind-ambiguous = flertydig
kind-self-referential = viser til seg selv
kind-by-example = bygger på et eksempel
kind-stuck = fastlåst
kind-silent = ikke dekket
kind-breakable = kan brytes
kind-several-winners = flere vinnere
kind-dead = gjelder aldri
kind-shadowed = viker alltid
kind-redundant = uten virkning
kind-unread = en detalj uten virkning
kind-count = tallene stemmer ikke
kind-order = rekkefølgen på trinnene
kind-unknown = ikke kjent
kind-unsupported = kan ikke undersøkes

## Hva som avgjør et funn, hva en husregel endrer

status-open = åpent
status-read = avgjort ved en tolkning
status-assumed = avgjort ved en antakelse
status-settled = avgjort av teksten selv
status-accepted = godtatt
finding-head = { $kind } · { $status }
says-yes = tillater det
says-strong-yes = tillater det uttrykkelig
says-demands = krever det
says-not-against = forbyr det ikke her
says-no = forbyr det
says-wrong = kaller det feil
says-overridden = viker
says-value = sier { $value }
party = { $rule } ({ $place })
party-says = { $rule } ({ $place }): { $says }
cited-at = { $unit }, { $where }
means-word = dette avhenger av: «{ $text }» ({ $place })
at-subject = om { $what }
settled-by = avgjort av { $rules }
settled-read = { $name }: { $question } Vår tolkning: { $value }
settled-option = punktet finnes bare med et bestemt alternativ. { $name }: { $question } { $values }
settled-only = punktet finnes bare med tolkningen { $values }
settled-case = { $what } («{ $ways }»)
settled-cases = resultat: { $cases }
settled-alike = resultat: { $what }, uansett hvordan det tolkes
settled-forbids = forbudt etter { $rules } hvis det tolkes slik: { $ways }
settled-preferred = hvis { $rule } går foran { $rule-2 }: { $then }
settled-accepted = godtatt: { $text }
then-value = { $name } er { $value }
remedy-vain = det endrer ingenting om { $rule } går foran { $rule-2 }; det ville fortsatt være: { $then }
remedy-vain-for = det endrer ingenting om { $rule } går foran { $rule-2 }, på grunn av { $rules }; det ville fortsatt være: { $then }
remedy-stand = for at { $rule } skal avgjøre, { $how }; da: { $then }
remedy-stand-against = for at { $rule } skal avgjøre, { $how } ({ $rules } ville også forby det); da: { $then }
how-override = skriv { $text } i den
how-override-read = skriv { $text } i den, med en tolkning som betingelse hvis ordene tillater begge deler
how-leave-pack = utelat husregelen { $pack }, eller la { $rule } gjelde i færre tilfeller der
how-take-out = ta { $rule } ut av { $unit }, eller la den gjelde i færre tilfeller
remedy-innocent = for å gjøre det riktig, la regelen { $rule } gjelde i færre tilfeller, eller legg til en tolkning der den ikke gjelder
remedy-innocent-then = for å gjøre det riktig, la regelen { $rule } gjelde i færre tilfeller, eller legg til en tolkning der den ikke gjelder; da: { $then }
remedy-forbid = for å forby det, la { $rules } tillate færre trekk
remedy-forbid-by = for å forby det, skriv { $text } i en regel som går foran { $rules }; da: { $then }
remedy-widen = la et `wrongly`-ledd gjelde flere trekk, eller la { $rules } forby færre
remedy-correct = rett { $rules }, eller la { $rule } kreve mindre
remedy-correct-there = rett det som skjer der, eller la { $rule } kreve mindre
remedy-keep-out = hvis spillet aldri fører til en slik situasjon, legg til et annet `always` som sier hvorfor ikke
remedy-rank = legg til en regel som sier hvem av dem som vinner, eller ranger dem: `wins round when … with most …`
remedy-decide = legg til en regel som avgjør det. Oppgi linjene hvis den står på arket; merk den ellers med `assumed`
remedy-remove = ta ut { $rules }, eller rett betingelsen
remedy-ask = skriv en regel som bruker den, eller ta bort det som setter den i { $rules }
remedy-accept = vil du godta det, skriv { $text } i regelfilen
elsewhere = i andre utgaver: { $cases }
elsewhere-case = { $what } i { $editions }
elsewhere-read = { $what } i { $editions } (avhenger av vår tolkning der: { $readings })
head-silences = det { $name } ikke sier
silence-status = { $what } ({ $status })
silence-accepted = { $what } (godtatt: { $text })
then-broken = { HAS($act, "third") ->
        [yes] når noen { FORM($act, "third") }, er det ikke slik { $rule } sier
       *[no] etter dette ({ $act }) er det ikke slik { $rule } sier
    }
then-level = { HAS($act, "third") ->
        [yes] når noen { FORM($act, "third") }, har { $n } spillere vunnet samtidig etter { $rule }
       *[no] etter dette ({ $act }) har { $n } spillere vunnet samtidig etter { $rule }
    }
then-late = runden er over, og { $rule } gjelder fortsatt
then-disorder = { $rule } tar kort, og først deretter stokker { $rule-2 }
then-short = «{ $name }» var { $n }, og { $n-2 } av disse kortene er ikke der
then-happens = dette skjer: { $acts }
then-asked = ett av disse kreves: { $acts }
plan-head = { $name } sammenlignet med { $base }
plan-new = nye regler:
plan-gone = regler som er borte:
plan-changed = endrede regler:
plan-now-before = går nå foran { $rules }
plan-now-for = gjelder nå også { $kinds }
plan-more-rules = og { $n } til (--format plain nevner alle)
plan-chosen = valgt: { $name } = { $now } (var { $before })
plan-nothing-written = ingen regel er skrevet annerledes
turn-now-allowed = nå tillatt
turn-no-longer-allowed = ikke lenger tillatt
turn-now-a-duty = nå påbudt
turn-no-longer-a-duty = ikke lenger påbudt
turn-judged-otherwise = bedømmes annerledes
plan-head-offered = bare mulig i den ene av de to
plan-head-effects = hva som går annerledes
plan-unknown-things = vi fant ikke ut om noe mer er annerledes her
plan-unknown-thing = { $items }: { $why }
plan-was = før: { $what }
plan-now = nå: { $what }
plan-no-verdict = ingenting
plan-head-new = nye funn
plan-head-also-new = også nytt
plan-head-no-longer = funnet i { $base }, men ikke lenger her
plan-differs = { $name } endrer spillet: { $parts }
plan-allowed = { TRAIT($n, "count") ->
        [one] 1 forskjell
       *[other] { $n } forskjeller
    } i hva som er lov
plan-happens = { TRAIT($n, "count") ->
        [one] 1 forskjell
       *[other] { $n } forskjeller
    } i hva som skjer
plan-unknown = { $name }: det ble ikke funnet noen forskjell, men { TRAIT($n, "count") ->
        [one] 1 ting er ikke kjent
       *[other] { $n } ting er ikke kjent
    }
plan-same = { $name } endrer ingenting ved bordet: { TRAIT($n, "count") ->
        [one] 1 ting ble undersøkt og er bevist lik
       *[other] { $n } ting ble undersøkt og er bevist like
    }
plan-findings = { TRAIT($n, "count") ->
        [0] ingen nye funn
        [one] 1 nytt funn ({ TRAIT($n-2, "count") ->
            [one] åpent
           *[other] ikke åpent
        })
       *[other] { $n } nye funn, { TRAIT($n-2, "count") ->
            [0] ingen av dem åpne
            [one] ett av dem åpent
           *[other] { $n-2 } av dem åpne
        }
    }
step = { HAS($move, "third") ->
        [yes] { $who } { FORM($move, "third") }
       *[no] { $who }: { $move }
    }
table-step = bordet: { $move }
step-declines = { $who } lar det være
picks-amount = { $who } velger { $n }
table-picks-amount = bordet velger { $n }
table-says-yes = bordet sier ja
table-says-no = bordet sier nei
quote = «{ $text }»
clause-of-rule = { $rule } (ledd { $n })
