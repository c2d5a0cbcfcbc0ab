# Det analysen sier. En melding begynner med liten bokstav hvis den kan stå inne i en setning.

## Hvorfor et trekk ikke tilbys

card-not-held = { $who } har ikke { $card }
card-not-in-pack = { $card } finnes ikke i denne kortstokken
game-over = spillet er over
out-of-round = { $who } er ute av runden
decides-first = { $who } har noe annet å avgjøre først
table-decides-first = bordet har noe annet å avgjøre først
other-acts = det er { $other } sin tur til å handle, og { $who } kan ikke { $move } nå
table-acts = bordet handler først, og { $who } kan ikke { $move } nå
not-among = det går ikke an å { $move } nå, bare å { $moves }
cannot-be-done = det går ikke an å { $move } med disse kortene
impossible = { $why }
told-twice = { $zone } er oppgitt to ganger
holds-more = { FORM($zone, "in") } er det mer enn { $n } kort
pack-too-small = { FORM($zone, "in") } kan det ikke være { $n } kort: kortstokken har for få
not-a-choice = det kan ikke velges; det finnes { $values }
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
ask-depends = det kommer an på: du har ikke sagt { $what }
ask-wrong-yet = det er tillatt, men det regnes som feil
ask-wrong-too = det regnes også som feil
ask-impossible = kan ikke spørres: { $why }
ask-more = Legg til --why for å se hva det bygger på, hva som er antatt, og hva som følger.
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
thing-held = hvilke andre kort { $who } har
thing-top = hvilket kort som ligger øverst i { $zone }
thing-state = hva som gjelder for «{ $state }»
thing-state-of = hva som gjelder for «{ $state }» hos { $who }
thing-owes = om { $who } fortsatt må { $move }
told-cards = { $cards } er { FORM($zone, "in") }
told-no-cards = { $zone } er tom
told-top = { $card } ligger øverst i { $zone }
told-no-top = { $zone } er tom
told-state = { $state }
told-as-it-starts = { $what }: som i starten
told-owes = { $who } fortsatt må { $move }
told-owes-not = { $who } ikke lenger må { $move }
case = { $verdict } hvis { $when }

## Hvorfor

quoted = «{ $text }» ({ $place })
cited-line = { $unit }, linje { $lines }
cited-lines = { $unit }, linje { $lines }
cited-assumed = { $unit }, vår antakelse
cited = { $unit }
held-in-the-way = { $who } har { $cards }
in-the-way = { FORM($zone, "in") } er { $cards }
could-instead = { $who } kunne { $move }
any-value = { HAS($value, "neuter") ->
        [yes] et hvilket som helst { FORM($value, "neuter") } { NOUN("card") }
       *[no] en hvilken som helst { $value }
    }
any-number = en hvilken som helst { $value }
any-kind = { TRAIT($kind, "gender") ->
        [neuter] et hvilket som helst
       *[other] en hvilken som helst
    } { $kind }
one-card = { $card }
some-more = { $n } til
breaks = dette ville bryte { $rules }
gives-way = regelen { $rule } tillater det, men viker for { $others }
would-allow = regelen { $rule } ville tillatt det, men { $but }
but-held = { FORM($zone, "in") } er { $cards }
but-unfit = { $card } er ikke et slikt kort som den krever
but-none-such = { FORM($zone, "in") } er det ikke noe slikt kort som den krever
but-no-other = { FORM($zone, "in") } er det ikke noe slikt kort som den krever, utenom { $card }
but-unmet = vilkåret er ikke oppfylt
text-clash = den trykte teksten alene motsier seg selv: ja ifølge { $yes }, nei ifølge { $no }
by-rule = { $rule } ({ $place })

## Hva et svar bygger på

rests = dette bygger på en tolkning. «{ $choice }» Vår tolkning: { $value }. Ellers: { $others }
rests-other = { $verdict } (tolket som: { $values })
rests-because = begrunnelse: { $text }
assume-holds = vi antar at { $who } har { $cards }
assume-players = vi antar { $n } spillere ({ $first }–{ $last })
assume-direction = vi antar at spillet går { $way }
assume-both = vi antar { $n } spillere ({ $first }–{ $last }), og at spillet går { $way }
proved = ikke noe annet ved bordet kan endre dette
not-proved = samme resultat i alle { $n } situasjoner som er prøvd; ikke bevist (dropp --quick for å bevise det)
not-known = det er ikke kjent om noe du har utelatt, endrer dette: { $why }
if-right = hvis det tidligere trekket var riktig: { $what }
if-wrong = hvis det tidligere trekket var feil: { $what }

## Et tidligere trekk

earlier-open = du har ikke sagt nok til å vite om det var feil av { $who } å { $move }
earlier-wrong = det var feil av { $who } å { $move }, som kortene viser
earlier-right = det var riktig av { $who } å { $move }, som kortene viser
earlier-wrong-by = det var feil av { $who } å { $move }, som kortene viser: { $rules }
earlier-wrong-before = det var feil av { $who } å { $move } hvis kortene er de før trekket, og riktig hvis de er de etter trekket
earlier-right-before = det var riktig av { $who } å { $move } hvis kortene er de før trekket, og feil hvis de er de etter trekket
earlier-rests-wrong = dette bygger på en tolkning. «{ $choice }» Vår tolkning: { $value }. Trekket var feil hvis det tolkes slik: { $values }
earlier-rests-right = dette bygger på en tolkning. «{ $choice }» Vår tolkning: { $value }. Trekket var riktig hvis det tolkes slik: { $values }
window-won = runden er over så snart { $who } gjør dette ({ $move }), så ingen rekker å { $rest }
window-none = ingen regel lar noen { $move } her
window-none-after = ingen regel lar noen { $move } etter at { $who } har gjort dette: { $done }
window-after = det går ikke an å { $move } etter dette; det går an etter at noen har gjort dette: { $acts }
window-others = her lar reglene { $others } { $move }, ikke { $who }

## Hva som følger

follows = dette følger, i alle { $n } situasjoner som er prøvd
follows-in-some = dette følger, i { $some } av { $n } situasjoner som er prøvd
follows-right = dette følger hvis det tidligere trekket var riktig, i { $n } situasjoner som er prøvd
follows-wrong = dette følger hvis det tidligere trekket var feil, i { $n } situasjoner som er prøvd
follows-open = det kommer an på det du ikke har sagt: { $what }
change-chooses = { $who } velger for eksempel { $value }
change-chooses-card = { $who } velger for eksempel { $card }
change-chooses-player = { $who } velger for eksempel { $other }
change-table-chooses = bordet velger for eksempel { $value }
change-top = øverst i { $zone } ligger { $card }
change-size = { $zone }: { $before } → { $now } kort
change-more = { $zone }: { $n } kort mer
change-fewer = { $zone }: { $n } kort mindre
change-state = { $state }
change-turn = neste tur: { $who }
change-turn-else = hvis ingen gjør det, neste tur: { $who }
change-goes-on = { $who } fortsetter
change-table-goes-on = bordet fortsetter
change-round-over = runden er over
change-game-over = spillet er over
change-game-won = spillet er over, og { $who } har vunnet det
change-asked = så: { $first }
change-asked-else = så: { $first }; ellers: { $then }
asked-may = { $who } kan { $moves }
asked-must = { $who } må { $moves }
table-asked-may = bordet kan { $moves }
table-asked-must = bordet må { $moves }
answer-may = { $who } kan { $move }
answer-must = { $who } må { $move }
answer-declines = { $who } kan la være
answer-not = hvis { $who } ikke gjør det
answer-yes = { $who } svarer ja på «{ $what }»
answer-no = { $who } svarer nei på «{ $what }»
table-answer-yes = bordet svarer ja på «{ $what }»
table-answer-no = bordet svarer nei på «{ $what }»
table-answer-may = bordet kan { $move }
by-reading = { $what }: «{ $text }»
given-does = hvis { $who } gjør dette ({ $move })
given-declines = hvis { $who } lar være
given-then = { $given }, { $then }
subject-choice = hva { $who } velger ({ $n })
subject-table-choice = hva bordet velger ({ $n })
subject-asked = hvem som kan handle som neste
subject-turn = hvem som har neste tur
subject-onward = hvordan spillet fortsetter
subject-answers = hva andre kan gjøre
subject-more-answers = hva mer andre kan gjøre
follows-by-reading = dette bygger på en tolkning. «{ $choice }» Vår tolkning: { $value }. Ellers: { $others }
follows-other = { $then } (tolket som: { $value })
follows-not-so = ikke noe av dette (tolket som: { $value })
follows-assumed = regelen { $rule } er vår antakelse: «{ $text }» Uten den: { $then }
follows-assumed-not = regelen { $rule } er vår antakelse: «{ $text }» Uten den skjer dette ikke

## Hva som ble funnet

nothing-follows = ingenting følger
found-clash = { $rule } tillater det som { $rule-2 } forbyr, og ingen av dem viker
found-clash-first = { $rule } tillater det som { $rule-2 } forbyr; { $rule-3 } går foran
found-duty-yields = { $rule } tillater et annet trekk enn det { $rule-2 } krever; { $rule-3 } går foran
found-values = { $rule } og { $rule-2 } gir { FORM($name, "definite") } ulike verdier
found-dead = { $rule } gjelder aldri
found-lawful = et trekk som ikke bryter noen regel, regnes som feil etter { $rule }
found-demanded = { $rule } krever et trekk som regnes som feil etter { $rule-2 }
found-order = { $rule } tar et kort fra { $zone } etter plassen det har, og { $rule-2 } stokker kortene senere
found-arms-alike = ingenting skiller «{ $value }» fra «{ $value-2 }»: «{ $choice }»
found-redundant = ingenting ville endre seg uten { $rule }
found-self = betingelsen i { $rule } kan først avgjøres når den er avgjort
found-shadowed = { $rule } viker for andre overalt der den gjelder
found-undefined = «{ $name }» er brukt, og ingen regel sier hva det er
found-unsaid = det er ikke sagt om en spiller kan { $act } her
found-stuck = en spiller som må { $acts }, kan ikke gjøre noe av det
found-broken = bordet behøver ikke å forbli slik { $rule } sier at det alltid er (etter: { $what })
found-late = { $rule } gjelder fortsatt etter at runden er over etter { $rule-2 }
found-example = bare et eksempel sier det som { $rule } sier
found-breakable = en spiller kan bryte { $rule }, og trekket blir stående om ingen griper inn
found-undone = en spiller kan la være å gjøre det { $rule } krever, og det blir stående om ingen griper inn
found-several = etter ett trekk kan flere spillere ha vunnet etter { $rule }, og ingen regel sier hvem av dem
found-broken-deal = når turene begynner, behøver ikke bordet å være slik { $rule } sier at det alltid er
why-allowed = reglene tillater denne situasjonen; om spillet fører dit, er ikke undersøkt
why-dealt = slik er det i utdeling { $n } for { $n-2 } spillere
found-unknown = det er ikke kjent om det finnes et funn av typen «{ $kind }» her: { $why }
found-unsupported = { $rule } er ikke undersøkt: { $why }
found-both-change = { $packs } endrer begge { TRAIT($rules, "person") ->
        [plural] reglene
       *[other] regelen
    } { $rules }
pair-error = { $text }
pair-not-looked-at = ikke undersøkt siden reglene ble endret
found-follows = { $rules } følger
found-short = { FORM($name, "definite") } vokser, og det behøver ikke å være så mange kort { FORM($zone, "in") }
why-adds = { $rule } øker { FORM($name, "definite") }
why-takes-so-many = { $rule } tar like mange kort fra { $zone }
why-held = { $zone } og det den fylles med, inneholder bare de kortene ingen har
why-settled = { $rule } sier hva som da skjer
why-unsettled = ingen regel sier hva som da skjer
why-no-situation = det finnes ingen situasjon der den kunne gjelde
why-same-both = alle avgjørelser, virkninger, tall og ord er de samme på begge måter
why-same-without = alle avgjørelser, tall og ord den har noe å si for, er de samme med og uten den
why-needs = { $rule } trenger { $rule-2 }
why-by = av { $rules }
why-shuffles = { $name }: { $rule } stokker { $zone }
why-takes = { $name }: { $rule } tar fra { $zone }
why-not-shuffled = ingen tidligere del stokker { $zone }
found-also = { $what }, og konflikten med { $rules } er et eget funn
found-innocent = et trekk som { $rule } forbyr, er ikke feil etter noen regel om slike trekk
found-no-window = ingen får noen gang { $act }
found-undefined-of = «{ $name }» er brukt om { $kind }, og ingen regel sier hva det er
found-unsupported-all = { $text } kan ikke undersøkes: { $why }
found-unsupported-move = dette trekket er ikke undersøkt her ({ $act }): { $why }
found-silence = { $text }
found-ambiguous = { $question } { $about }: { $one } ({ $value }), { $two } ({ $value-2 })
found-happening = { $question } { $about }: { $says }
so-under = { $what } ({ $way })
found-count = { $rule } teller { $n } kort, og delene blir til sammen { $n-2 }
about-move = { $move }
about-act = etter { $act }
about-word = «{ $word }»
about-word-of = «{ $word }» for { $of }
a-kind = { FORM($kind, "indefinite") }
why-never-asked = det spørres aldri etter den
why-silent = regelfilen sier at arket lar dette stå åpent: { $name }
why-count = { $rule }: { $n }
why-example = linjene den viser til, viser bare ett tilfelle; at den gjelder ellers, er vår tolkning
why-used = «{ $name }» er brukt i { $where }
why-used-in-body = selve trekket eller fasen
why-not-given-text = ingen regel i teksten alene gir det
why-not-given-reading = ingen regel i teksten slik den tolkes, gir det
why-not-given-assumption = ingen regel slik det spilles, gir det
why-everywhere = { $rules } gjelder i alle situasjoner
why-verdict = { $label }: { $said }
by-layer-text = etter teksten alene
by-layer-reading = slik vi tolker den
by-layer-assumption = slik det spilles

## Et sammendrag

check-nothing = { $name }: ingenting funnet
check-points = { $name }: { $parts }
points-open = { TRAIT($n, "count") ->
        [one] 1 åpent punkt
       *[other] { $n } åpne punkter
    }
points-read = { $n } avgjort ved en tolkning
points-assumed = { $n } avgjort ved en antakelse
points-settled = { $n } avgjort av teksten selv
points-accepted = { $n } godtatt
head-open = Åpent: reglene avgjør det ikke
head-read = Tolket: ordene har flere betydninger, og vi valgte én
head-assumed = Antatt: arket sier ingenting, og vi bestemte
head-settled = Avgjort av teksten selv
head-accepted = Godtatt som det er
check-read = { $question } Vår tolkning: { $value }
check-by = { $what }. Vi spiller slik: { $rules }
check-adds = Det { $name } tilfører { $base }:
check-adds-nothing = { $name } tilfører ingenting utover det som finnes i { $base }
check-own = { $base } selv har { $n } punkter, { $open } av dem åpne; `cardlaw check { $base }` viser dem
check-more = Legg til --all for hvert punkt med situasjon og det som ville avgjøre det.

## Et sammendrag av en sammenligning


## Hva som sammenlignes, og når det gjøres

item-move = { $act }
item-at = { $item } ({ $moment })
item-stages = { $stages }
item-event = { $event }
item-pack = kortene
item-players = antall spillere
item-order-of-stages = gangen i en runde
item-number = { $name }
item-number-of = { $name }: { $kind }
item-state = tilstanden «{ $name }»
item-zone = plassen «{ $name }»
item-kind = korttypen «{ $name }»
item-attribute = egenskapen «{ $name }»
item-act = «{ $act }»
item-teams = lag
item-sides = kortenes sider
item-backs = kortenes baksider
item-a-turn = en tur
item-rule = regelen { $rule }
item-first-after = hva som kommer først: «{ $name }»
item-only-in = { $item }, som bare finnes i { $edition }
item-differently = { $item }, skrevet på ulike måter
item-topic = reglene om dette: { $topic }
item-bodies = hva trekk og turer består av
item-other-choices = regler ved andre valg
item-together = to andre tolkninger eller valg samtidig
item-threes = tre andre tolkninger eller valg samtidig
item-rests-on = det som bygger på regelen { $rule }
item-cards = kortene
item-choice = «{ $choice }» med { $value }
item-place = { $zone }
item-winner = hvem som vinner spillet
item-outcome = hvordan spillet ender
item-over = om det er over
item-in-round = hvem som er med i runden
item-in-game = hvem som er med i spillet
item-whose-turn = hvem som har turen
item-owed = hva noen fortsatt må gjøre
item-shown = hva som vises
item-asked = hvem som blir spurt om hva
moment-turn = på egen tur
moment-other-turn = på en annens tur
moment-after = etter dette: { $event }
moment-until = { $moment }, inntil: { $until }

## Forskjeller

differ-may = { $item }: om det er tillatt
differ-wrong = { $item }: om det er feil
differ-have = { $item }: hvilke utgaver som har det
differ-offered = { $item }: om det er mulig å velge
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
differ-turn = { $item }: hvem som har turen
differ-seats = { $item }: hvem som er med i runden
differ-windows = { $item }: hvem som kan gripe inn, og hvor lenge
differ-decisions = { $item }: hvem som blir spurt om hva
differ-reveals = { $item }: hva som vises til hvem
differ-order = { $item }: hva som kommer først
differ-state = { $item }: hva «{ $name }» er da
differ-zone = { $item }: hvilke kort som havner { FORM($zone, "in") }
ruling-wrong = feil
ruling-not-wrong = ikke feil
ruling-yes = ja
ruling-no = nei
ruling-no-value = ingen verdi
ruling-both = { $verdict }, { $guilt }

## Hva som skjer i utgavene

seen-draws = { $who } trekker { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }
seen-draws-none = { $who } trekker ikke { NOUN("card") }
seen-dealt = { $who } får utdelt { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }
seen-dealt-none = { $who } får ikke utdelt { NOUN("card") }
seen-loses =
    { $who } må stå over { TRAIT($n, "count") ->
        [one] én gang
       *[other] { $n } ganger
    }
seen-loses-none = { $who } trenger ikke stå over
seen-by = { $what } ({ $by })
seen-next = { $who } har neste tur
seen-next-open = turene går videre i rekkefølge
seen-turn = { $who } har turen
seen-turn-nobody = ingen har turen
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
seen-until = { $what } (inntil: { $until })
seen-no-window = ingen kan gripe inn
seen-then = { $what }, deretter { $then }
seen-several = { $each }
seen-answers = { $who } må { $acts }
seen-table-answers = bordet må { $acts }
seen-asked = { $who } blir spurt
seen-table-asked = bordet blir spurt
seen-nobody-asked = ingen blir spurt
seen-not-asked = { $who } blir ikke spurt
seen-table-not-asked = bordet blir ikke spurt
seen-chooses = { $who } velger { FORM($what, "indefinite") }
seen-table-chooses = bordet velger { FORM($what, "indefinite") }
seen-chooses-yes-no = { $who } velger ja eller nei
seen-table-chooses-yes-no = bordet velger ja eller nei
seen-when-asked = når { $who } blir spurt: { $what }
seen-when-table-asked = når bordet blir spurt: { $what }
seen-shown = { $zone } vises til { $who }
seen-not-shown = { $zone } vises ikke til { $who }
seen-shown-nobody = { $zone } vises ikke til noen
seen-nothing-shown = ingenting vises
seen-empty = det er ingen { NOUN("card", "plural") } { FORM($zone, "in") }
seen-holds = { $zone } inneholder { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }
seen-holds-all = { $zone } inneholder { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }: { $cards }
seen-holds-top = { $zone } inneholder { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }, øverst { $cards }
seen-holds-cards = { $zone } inneholder { $cards }
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
seen-after-shuffle = { $name } etter en stokking
seen-before-shuffle = { $name } før noen stokking
seen-has = har det
seen-lacks = har det ikke
seen-offers = gir mulighet til det
seen-offers-not = gir ikke mulighet til det
seen-owes = { $who } må fortsatt { $move }
seen-owes-not = { $who } trenger ikke { $move }
seen-asked-among = { $who } får velge: { $acts }
seen-table-asked-among = bordet får velge: { $acts }
seen-offered = { $who } kan velge å { $move } ({ $verdict })
seen-offered-too = { $who } kan velge å { $move } ({ $verdict }, men mulig)
seen-offered-choice = { $who } kan velge: { $move }
seen-not-offered = { $who } kan ikke velge: { $move }
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
seen-values = { $values }
seen-no-value = ingenting
seen-no-such-number = ikke noe slikt tall

## Hva som svares underveis

answered = { $who } svarer: { $move }
table-answered = bordet svarer: { $move }
picks = { $who } velger { $what }
picks-card = { $who } velger { $card }
picks-player = { $who } velger spiller { $other }
table-picks = bordet velger { $what }
table-picks-card = bordet velger { $card }
table-picks-player = bordet velger spiller { $other }
picks-nothing = { $who } velger ingenting
table-picks-nothing = bordet velger ingenting
comes-up = { $card } havner øverst { FORM($zone, "in") }
comes-up-in = { $card } havner øverst { FORM($zone, "in") } ({ $editions })
comes-up-if = { $card } havner øverst { FORM($zone, "in") } ({ $ways })
way-chosen = { $value }
way-first = { $rule } går foran { $rule-2 }
does-this = { $who } gjør dette: { $move }
table-does-this = bordet gjør dette: { $move }
nothing-done = ingenting er gjort ennå
course = spill { $n } med { $n-2 } spillere, svar { $n-3 }

## Hva som er fastsatt

declared = { $parts }
declared-type = { FORM($type, "indefinite") }
declared-each = { FORM($type, "indefinite") } for hver { $each }
declared-starts = begynner som { $value }
declared-starts-empty = begynner uten verdi
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
declared-deck = her ligger kortstokken
declared-refilled = fylles på slik: { $event }
declared-values = { $values }
declared-takes = trenger { $what }
declared-takes-nothing = trenger ingenting
declared-answers = svar på dette: { $move }
declared-other-names = under andre navn
declared-teams = { $n } lag
declared-no-teams = ingen lag
declared-one-side = én side
declared-lacked = { $n } kort som den andre mangler
declared-breakable = kan brytes
declared-unbreakable = kan ikke brytes
declared-even-if-won = fortsetter selv om runden er vunnet
declared-not-if-won = opphører når runden er vunnet

## Rundt en sammenligning

compare-differ = { $editions } er forskjellige på { TRAIT($n, "count") ->
        [one] 1 punkt
       *[other] { $n } punkter
    }
compare-same = fant ingen forskjell mellom { $editions }; { TRAIT($n, "count") ->
        [one] 1 ting er
       *[other] { $n } ting er
    } bevist like
compare-unknown = det er ikke kjent om { TRAIT($n, "count") ->
        [one] 1 ting til er forskjellig
       *[other] { $n } ting til er forskjellige
    }; --why viser hvilke, og hvorfor
compare-untried = for det som skjer, ble { TRAIT($n, "count") ->
        [one] 1 par
       *[other] { $n } par
    } av andre tolkninger eller valg ikke prøvd samtidig; med --together prøves de også
compare-threes = tre eller flere prøves aldri samtidig for det som skjer; det ville vært { TRAIT($n, "count") ->
        [one] 1 måte
       *[other] { $n } måter
    } å ta tre på
compare-more-choices = flere forskjeller ved andre tolkninger eller valg: { $editions }
compare-more = Legg til --why for reglene som avgjør, og for det arkene lar stå åpent; --topic EMNE eller --all for alle situasjonene.
compare-lines = Tall ved siden av en regel er linjer på arket.
compare-sum = { $editions }: { TRAIT($n, "count") ->
        [one] 1 forskjell
       *[other] { $n } forskjeller
    } når hver situasjon og hver annen tolkning eller valgmulighet telles for seg; { $n-2 } ting er bevist like
taken-for-granted = her regnes det som gitt at det som { $rules } sier, alltid gjelder
topic-none = Hele runden
legend-letter = mellom utgaver med samme bokstav er det ikke funnet forskjell
legend-between = ikke funnet forskjellig fra verken A eller B, som er forskjellige
legend-assumed = arket sier det ikke; det vi antar, spilles som A
legend-partly = arket lar en del stå åpent; det vi antar der, spilles som A
legend-silent = arket sier det ikke, og vi antar ingenting
legend-lacking = har ikke et slikt kort eller en slik regel
legend-more = flere forskjeller ved andre valg eller tolkninger, eller ved tilfeldigheter
same-in-all = likt i alle
same-moves = ingen forskjell i hva som er tillatt
stands-stricter = { $ones } er strengere
stands-looser = { $ones } er romsligere
stands-more-wrong = { $ones } regner mer som feil
stands-less-wrong = { $ones } regner mindre som feil
stands-stricter-than = { $ones } er strengere enn { $others }
stands-looser-than = { $ones } er romsligere enn { $others }
stands-more-wrong-than = { $ones } regner mer som feil enn { $others }
stands-less-wrong-than = { $ones } regner mindre som feil enn { $others }
stands-each-wrong = begge regner noe som feil som den andre ikke gjør
stands-each-allows = begge tillater noe som den andre forbyr
stands-silent = den ene sier ingenting om det
stands-unknown = ikke kjent
stands-differ = de er forskjellige
stands-pair = { $one } og { $other }: { $what }
only-under = bare ved { $choices }
not-under = ikke ved { $choices }
otherwise-under = annerledes ved { $choices }
chance-alone = bare tilfeldig: med andre kort gjør begge det samme
assumed-on-both-sides = antatt på begge sider; arkene sier det ikke
with-it = samtidig
state-only-in = «{ $name }» finnes bare i { $editions }
for-example = for eksempel
by-assumption = antatt
by-statement = fastsatt
by-rules = regler { $rules }
head-moves = Hva man kan gjøre, trekk for trekk
moves-same = { $n } til: like (bevist)
only-offers = bare { $edition } gir mulighet til det
has-no-such = { $edition } har ikke et slikt kort eller trekk
guilt-of = om det er feil: { $item }
comes-of = hva som følger av dette: { $item }
comes-of-both = hva som følger av dette når begge tillater det: { $item }
head-unsaid = Hva et ark ikke sier, og hva som spilles da
printed-elsewhere = trykt andre steder
none-says = om { TRAIT($n, "count") ->
        [one] 1 sak
       *[other] { $n } saker
    } sier ingen av arkene noe, og alle følger de samme reglene
none-says-more = om { TRAIT($n, "count") ->
        [one] 1 sak til
       *[other] { $n } saker til
    } sier ingen av arkene noe, og alle følger de samme reglene
head-printed = Bare trykt på noen av arkene
printed-not-in = «{ $text }» Ikke i { $editions }
head-proved = Bevist like
head-proved-under = Bevist like, men bare ved andre tolkninger eller valg
proved-by-structure = ved oppbygning
proved-by-entry = post for post
proved-by-step = steg for steg
proved-by-solver = med løseren
unknown-thing = ikke kjent: { $item }: { $why }
at-players = det er { $n } spillere
told-bottom = nederst { FORM($zone, "in") } ligger { $card }
at-after = før det gjorde { $who } dette: { $move }
at-after-wrong = før det gjorde { $who } dette feil: { $move }
at-won = runden er nettopp vunnet
at-tries = { $who } prøver å { $move }
compare-may = kan { $who } { $move }?
compare-wrong = er det galt av { $who } å { $move }?
compare-when = når { $who } { FORM($move, "third") }

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
kind-silent = ikke sagt
kind-breakable = kan brytes
kind-several-winners = flere vinnere
kind-dead = gjelder aldri
kind-shadowed = alltid satt til side
kind-redundant = uten virkning
kind-count = tallene stemmer ikke
kind-order = rekkefølge
kind-unknown = ukjent
kind-unsupported = kan ikke undersøkes

## Hva som avgjør et funn, hva en husregel endrer

status-open = åpent
status-read = avgjort ved en tolkning
status-assumed = avgjort ved en antakelse
status-settled = avgjort av teksten
status-accepted = godtatt
status-exception = teksten selv sier hvilket ledd som går foran
finding-head = { $kind } · { $status }
says-yes = tillater det
says-strong-yes = tillater det uttrykkelig
says-no = forbyr det
says-wrong = kaller det feil
says-overridden = viker
says-value = sier { $value }
party = { $rule } ({ $place })
party-says = { $rule } ({ $place }): { $says }
cited-at = { $unit }, { $where }
means-word = «{ $word }» betyr her: «{ $text }» ({ $place })
at-subject = om { $what }
settled-by = avgjort av { $rules }
settled-read = { $name }: { $question } Vår tolkning: { $value }
settled-option = det finnes bare under et alternativ. { $name }: { $question } { $values }
settled-only = det finnes bare hvis det tolkes slik: { $values }
settled-case = { $what } ({ $ways })
settled-cases = resultat: { $cases }
settled-alike = resultat: { $what }, uansett hvordan det tolkes
settled-forbids = forbudt av { $rules }, hvis det tolkes slik: { $ways }
settled-preferred = hvis { $rule } går foran { $rule-2 }: { $then }
settled-accepted = godtatt: { $text }
then-value = { $name } er { $value }
remedy-vain = det hjelper ikke om { $rule } går foran { $rule-2 }; det ville fortsatt være: { $then }
remedy-vain-for = det hjelper ikke om { $rule } går foran { $rule-2 }, på grunn av { $rules }; det ville fortsatt være: { $then }
remedy-stand = for at { $rule } skal avgjøre, { $how }; da: { $then }
remedy-stand-against = for at { $rule } skal avgjøre, { $how } (også { $rules } er imot); da: { $then }
how-override = skriv { $text } i den
how-override-read = skriv { $text } i den, under en tolkning hvis ordene tillater begge
how-leave-pack = utelat husregelen { $pack }, eller snevre inn { $rule } der
how-take-out = ta { $rule } ut av { $unit }, eller snevre den inn
remedy-innocent = for å kalle det riktig, snevre inn { $rule }, eller la en tolkning oppheve den
remedy-innocent-then = for å kalle det riktig, snevre inn { $rule }, eller la en tolkning oppheve den; da: { $then }
remedy-forbid = for å forby det, snevre inn { $rules }
remedy-forbid-by = for å forby det, skriv { $text } i en regel som går foran { $rules }; da: { $then }
remedy-widen = utvid et `wrongly`-ledd, eller snevre inn { $rules }
remedy-correct = rett { $rules }, eller snevre inn { $rule }
remedy-correct-there = rett det som skjer der, eller snevre inn { $rule }
remedy-keep-out = hvis spillet aldri fører til en slik situasjon, si med et annet `always` hva som holder den ute
remedy-rank = legg til en regel som sier hvem av dem som vinner, eller ranger dem: `wins round when … with most …`
remedy-decide = legg til en regel som avgjør det: med linjer hvis arket gjør det, ellers `assumed`
remedy-remove = ta ut { $rules }, eller rett vilkåret
remedy-accept = eller godta det: { $text }
elsewhere = andre steder: { $cases }
elsewhere-case = { $what } i { $editions }
elsewhere-read = { $what } i { $editions }, men der bare etter vår tolkning av { $readings }
head-silences = det { $name } ikke sier
silence-status = { $what } ({ $status })
silence-status-by = { $what } ({ $status }: { $rules })
silence-accepted = { $what } (godtatt: { $text })
then-broken = etter dette ({ $act }) er det ikke slik { $rule } sier
then-level = etter dette ({ $act }) har { $n } spillere vunnet samtidig etter { $rule }
then-late = runden er over, og { $rule } gjelder fortsatt
then-disorder = { $rule } tar kort, og først deretter stokker { $rule-2 }
then-short = «{ $name }» var { $n }, og { $n-2 } av disse kortene er ikke der
then-happens = dette skjer: { $acts }
then-asked = ett av disse kreves: { $acts }
plan-head = { $name } mot { $base }
plan-new = nytt: { $rules }
plan-gone = borte: { $rules }
plan-changed = endret: { $rules }
plan-chosen = valgt: { $name } = { $now } (var { $before })
plan-nothing-written = ingenting er skrevet annerledes
turn-now-allowed = nå tillatt
turn-no-longer-allowed = ikke lenger tillatt
turn-now-a-duty = nå påbudt
turn-no-longer-a-duty = ikke lenger påbudt
turn-judged-otherwise = bedømt annerledes
plan-head-offered = bare tilbudt i en av de to
plan-head-effects = det som går annerledes
plan-was = før: { $what }
plan-now = nå: { $what }
plan-no-verdict = ingenting
plan-head-new = nye funn
plan-head-also-new = også nytt
plan-head-no-longer = funnet i { $base }, men ikke lenger her
plan-differs = { $name } endrer spillet: { TRAIT($n, "count") ->
        [one] 1 forskjell
       *[other] { $n } forskjeller
    } i hva som er lov, { $n-2 } i hva som skjer
plan-unknown = { $name }: ingen forskjell ble funnet, men { TRAIT($n, "count") ->
        [one] 1 ting er ukjent
       *[other] { $n } ting er ukjent
    }
plan-same = { $name } endrer ingenting ved bordet: { TRAIT($n, "count") ->
        [one] 1 ting ble
       *[other] { $n } ting ble
    } undersøkt og bevist likt
plan-findings = nye funn: { $n }, åpne: { $n-2 }
step = { $who }: { $move }
table-step = bordet: { $move }
step-declines = { $who } lar det være
picks-amount = { $who } velger { $n }
table-picks-amount = bordet velger { $n }
table-says-yes = bordet sier ja
table-says-no = bordet sier nei
quote = «{ $text }»
