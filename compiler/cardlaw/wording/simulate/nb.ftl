# Det som sies om mange simulerte runder.

## Begynnelsen

rounds-each =
    { $n ->
        [one] 1 runde av hver, frø { $first }.
       *[other] { $n } runder av hver, frø { $first } til { $last }.
    }
rounds-played =
    { $n ->
        [one] 1 runde, frø { $first }.
       *[other] { $n } runder, frø { $first } til { $last }.
    }
players-are = Spillere: { $who }.
player-strategic = strategiske (de kvitter seg først med kortene som koster mest, og følger reglene)
player-random = tilfeldige (hvilket som helst trekk, så rundene blir lengre enn ved et ekte bord)
player-own = { $name } (din egen)
by-fast = Spilt av den raske motoren.
by-reference = Spilt av tolken.
by-both = Spilt av den raske motoren: { $fast }; av tolken: { $reference }.
intervals = ± viser området der det sanne tallet ligger, 19 av 20 ganger. Plasser: andelen vunne runder; i parentes hvor langt det er fra en lik andel, i prosentpoeng. Tallene er avrundet; forskjeller er regnet ut før avrundingen.
few-rounds = Med bare { $n } runder er intervallene grove.

## Hva et tall handler om

row-players = spillere
row-decisions = avgjørelser per runde
row-deviation = standardavvik
row-percentiles = 5., 50. og 95. persentil
row-turns = turer per runde
row-points = poeng per runde
row-seat = plass { $seat } vinner
row-seats-equal = er plassene like? (kjikvadrattest)
row-undecided = runder som ingen vant
row-limit = stoppet ved turgrensen
row-stuck = runder som stanset opp
row-broken = { $what } holdt ikke
row-move = trekk: { $move }

## En variant mot en annen

compared =
    { $n ->
        [one] { $other } mot { $base }, 1 runde på samme frø
       *[other] { $other } mot { $base }, { $n } runder på de samme frøene
    }
head-change = endring
head-effect = effekt
head-chance = ren tilfeldighet
effect-negligible = ubetydelig
effect-small = liten
effect-medium = middels
effect-large = stor
another-winner = En annen plass vinner i { $share } av rundene (95 %: { $low } til { $high }).
not-as-many-players = Det er ikke like mange spillere, så hvem som vinner, blir ikke sammenlignet.
tests = Ren tilfeldighet: hvor ofte bare flaks ville gitt en så stor endring; under 0,05 er den trolig ekte (parvis z-test; for plasser McNemars test). Intervallene regnes ut på en annen måte og kan si noe annet nær grensen. Plasser endres i prosentpoeng. Effekt: Cohens d for par; også en ekte endring kan være uten betydning.

## Histogrammer og figurer

rounds-by = { $variant }, { $what }: antall runder
share-by = { $what }: andel av rundene (%)
and-more = { $low } og mer
won-by-seat = { $variant }: vunnet av hver plass (%)
plot-title = Simulerte runder

## Merknader

slow = Tolken spiller { $variant }, og det tar lengre tid. Den raske motoren kjenner ikke: { $why }.
no-host = Den raske motoren trenger `wasmtime`, som ikke er installert. `pip install cardlaw[fast]` henter det. Inntil da spiller tolken, og det tar lengre tid.
beyond =
    { $n ->
        [one] 1 runde av `{ $variant }` gikk ut over det den raske motoren rommer; tolken spilte den.
       *[other] { $n } runder av `{ $variant }` gikk ut over det den raske motoren rommer; tolken spilte dem.
    }
cut = Avbrutt. Tallene for `{ $variant }` er fra de første { $n } av { $all } runder.
limited =
    { $n ->
        [one] 1 runde av `{ $variant }` ble stoppet ved en grense ({ $turns } turer eller { $decisions } avgjørelser). Den teller med det som ble spilt.
       *[other] { $n } runder av `{ $variant }` ble stoppet ved en grense ({ $turns } turer eller { $decisions } avgjørelser). De teller med det som ble spilt.
    }
written =
    { $n ->
        [one] Skrevet: { $file }, 1 runde.
       *[other] Skrevet: { $file }, { $n } runder.
    }
written-plot = Skrevet: { $file }.
on-cluster =
    { $n ->
        [one] Spilt på klyngen { $address }, 1 arbeider.
       *[other] Spilt på klyngen { $address }, { $n } arbeidere.
    }
cluster-lost = Klyngen forsvant; resten ble spilt her.

## Feil bruk

unknown-ending = `{ $file }` må ende på { $endings }, slik at formen er kjent
needs-extra = `{ $file }` trenger `{ $package }`, som ikke er installert; `pip install cardlaw[{ $extra }]` installerer den
cannot-write = `{ $file }` kan ikke skrives: { $why }
no-fonts = `{ $file }` kan ikke tegnes: denne maskinen har ingen skrifter; skriv en .svg-fil i stedet

## Hvor ofte noe betyr noe i spill

in-play = Hvor ofte det betyr noe
in-play-how =
    { $n ->
        [one] Målt på 1 runde, strategiske spillere, av tolken. Parentesene er intervaller på 95 %.
       *[other] Målt på { $n } runder, strategiske spillere, av tolken. Parentesene er intervaller på 95 %.
    } Hver runde spilles fra samme frø etter reglene til begge. Det som dukker opp der de to skilles, er det som endrer vinneren.
in-play-up = Dukker opp i { $share } av rundene ({ $low } til { $high }), med { $players } spillere, etter reglene i { $home }.
in-play-changes = Endrer hvem som vinner i { $share } av rundene ({ $low } til { $high }).
in-play-never = Dukket ikke opp i noen runde med { $players } spillere (95 %: i høyst { $high }).
in-play-decks = Om det endrer hvem som vinner, er ikke kjent: kortstokkene er ulike, så ingen to runder deles ut likt.
in-play-no-other = Om det endrer hvem som vinner, er ikke kjent: det finnes ingen annen måte å spille det på.
in-play-no-table =
    { $n ->
        [one] 1 til gjelder det som står skrevet, og dukker aldri opp ved et bord.
       *[other] { $n } til gjelder det som står skrevet, og dukker aldri opp ved et bord.
    }
in-play-under =
    { $n ->
        [one] 1 til vises bare med andre tolkninger eller alternativer; `--all` måler den også.
       *[other] { $n } til vises bare med andre tolkninger eller alternativer; `--all` måler dem også.
    }
in-play-unexplained = I { $n } av de { $all } rundene som skilles, dukket ikke noe av det ovenfor opp der de skilles.
in-play-cut =
    { $n ->
        [one] 1 runde ble stoppet etter { $most } avgjørelser og teller som vunnet av ingen.
       *[other] { $n } runder ble stoppet etter { $most } avgjørelser og teller som vunnet av ingen.
    }
row-short = for få kort å trekke
row-no-starter = ingen var satt til å begynne
row-several-winners = flere vinnere
row-deal-short = for få kort å dele ut
row-contradictory-move = reglene motsier hverandre om et trekk
row-contradictory-number = reglene motsier hverandre om et tall
row-silent-number = ingen regel gir et tall
row-nobody = ingen der til å gjøre det
row-card-missing = kortet er ikke der det skal være
row-nothing-to-choose = ingenting å velge mellom
row-too-many = flere trekk enn det som listes opp
row-limit-at = grensen nådd: { $what }
