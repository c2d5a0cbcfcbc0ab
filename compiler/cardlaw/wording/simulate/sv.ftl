# Det som sägs om många simulerade omgångar.

## Början

rounds-each =
    { $n ->
        [one] 1 omgång av varje, frö { $first }.
       *[other] { $n } omgångar av varje, frön { $first } till { $last }.
    }
rounds-played =
    { $n ->
        [one] 1 omgång, frö { $first }.
       *[other] { $n } omgångar, frön { $first } till { $last }.
    }
players-are = Spelare: { $who }.
player-strategic = strategiska (de gör sig först av med dyra kort och följer reglerna)
player-random = slumpspelare (vilket drag som helst, så omgångarna blir längre än vid ett riktigt bord)
player-own = { $name } (din egen)
by-fast = Spelat av den snabba motorn.
by-reference = Spelat av tolken.
by-both = Spelat av den snabba motorn: { $fast }; av tolken: { $reference }.
intervals = ± är ett intervall på 95 %: det sanna värdet ligger där 19 gånger av 20. Platser: andelen vunna omgångar; inom parentes hur långt det är från en lika stor andel, i procentenheter. Siffrorna är avrundade; skillnader är uträknade före avrundningen.
few-rounds = Med bara { $n } omgångar är intervallen grova.

## Vad en siffra handlar om

row-players = spelare
row-decisions = beslut per omgång
row-deviation = standardavvikelse
row-percentiles = 5:e, 50:e och 95:e percentilen
row-turns = turer per omgång
row-points = poäng per omgång
row-seat = plats { $seat } vinner
row-seats-equal = lika platser? (chitvåtest)
row-undecided = omgångar utan vinnare
row-limit = stoppade vid turgränsen
row-stuck = omgångar som inte kom vidare
row-broken = { $what } gällde inte
row-move = drag: { $move }

## En variant mot en annan

compared =
    { $n ->
        [one] { $other } mot { $base }, 1 omgång på samma frö
       *[other] { $other } mot { $base }, { $n } omgångar på samma frön
    }
head-change = ändring
head-effect = effekt
head-chance = bara slump
effect-negligible = försumbar
effect-small = liten
effect-medium = medelstor
effect-large = stor
another-winner = En annan plats vinner i { $share } av omgångarna (95 %: { $low } till { $high }).
not-as-many-players = Antalet spelare är inte detsamma, så vem som vinner jämförs inte.
tests = Bara slump: hur ofta ren slump skulle ge en så stor ändring; under 0,05 är den troligen verklig (parat z-test; för platser McNemars test). Intervallen räknas ut på ett annat sätt och kan säga något annat nära gränsen. Platser ändras i procentenheter. Effekt: Cohens d för par; även en verklig ändring kan sakna betydelse.
## Histogram och diagram

rounds-by = { $variant }, { $what }: antal omgångar
share-by = { $what }: andel av omgångarna (%)
and-more = { $low } och mer
won-by-seat = { $variant }: vunna av varje plats (%)
plot-title = Simulerade omgångar

## Anmärkningar

slow = Tolken spelar { $variant }, och det tar längre tid. Den snabba motorn känner inte till: { $why }.
no-host = Den snabba motorn behöver `wasmtime`, som inte är installerat. `pip install cardlaw[fast]` hämtar det. Tills dess spelar tolken, och det tar längre tid.
beyond =
    { $n ->
        [one] 1 omgång av `{ $variant }` gick utöver vad den snabba motorn rymmer; tolken spelade den.
       *[other] { $n } omgångar av `{ $variant }` gick utöver vad den snabba motorn rymmer; tolken spelade dem.
    }
cut = Avbrutet. Siffrorna för `{ $variant }` gäller de första { $n } av { $all } omgångar.
limited =
    { $n ->
        [one] 1 omgång av `{ $variant }` stoppades vid en gräns ({ $turns } turer eller { $decisions } beslut). Den räknas med det som spelades.
       *[other] { $n } omgångar av `{ $variant }` stoppades vid en gräns ({ $turns } turer eller { $decisions } beslut). De räknas med det som spelades.
    }
written =
    { $n ->
        [one] Skrivet: { $file }, 1 omgång.
       *[other] Skrivet: { $file }, { $n } omgångar.
    }
written-plot = Skrivet: { $file }.
on-cluster =
    { $n ->
        [one] Spelat på klustret { $address }, 1 arbetare.
       *[other] Spelat på klustret { $address }, { $n } arbetare.
    }
cluster-lost = Klustret försvann; resten spelades här.

## Fel användning

unknown-ending = `{ $file }` måste sluta på { $endings }, så att formen är känd
needs-extra = `{ $file }` behöver `{ $package }`, som inte är installerat; `pip install cardlaw[{ $extra }]` installerar det
cannot-write = `{ $file }` kan inte skrivas: { $why }
no-fonts = `{ $file }` kan inte ritas: den här datorn har inga typsnitt; skriv en .svg-fil i stället

## Hur ofta något spelar roll

in-play = Hur ofta det spelar roll
in-play-how =
    { $n ->
        [one] Mätt på 1 omgång, strategiska spelare, av tolken. Parenteserna är intervall på 95 %.
       *[other] Mätt på { $n } omgångar, strategiska spelare, av tolken. Parenteserna är intervall på 95 %.
    } Varje omgång spelas från samma frö efter bådas regler. Det som inträffar där de två skiljs åt är det som ändrar vinnaren.
in-play-up = Inträffar i { $share } av omgångarna ({ $low } till { $high }), med { $players } spelare, efter reglerna i { $home }.
in-play-changes = Ändrar vem som vinner i { $share } av omgångarna ({ $low } till { $high }).
in-play-never = Inträffade inte i någon omgång med { $players } spelare (95 %: i högst { $high }).
in-play-decks = Om det ändrar vem som vinner är inte känt: kortlekarna är olika, så inga två omgångar delas ut lika.
in-play-no-other = Om det ändrar vem som vinner är inte känt: det finns inget annat sätt att spela det.
in-play-no-table =
    { $n ->
        [one] 1 till gäller det som står skrivet och inträffar aldrig vid ett bord.
       *[other] { $n } till gäller det som står skrivet och inträffar aldrig vid ett bord.
    }
in-play-under =
    { $n ->
        [one] 1 till visar sig bara med andra tolkningar eller val; `--all` mäter den också.
       *[other] { $n } till visar sig bara med andra tolkningar eller val; `--all` mäter dem också.
    }
in-play-unexplained = I { $n } av de { $all } omgångar som skiljs åt inträffade inget av ovanstående där de skiljs åt.
in-play-cut =
    { $n ->
        [one] 1 omgång stoppades efter { $most } beslut och räknas som vunnen av ingen.
       *[other] { $n } omgångar stoppades efter { $most } beslut och räknas som vunna av ingen.
    }
row-short = för få kort att dra
row-no-starter = ingen utsedd att börja
row-several-winners = flera vinnare
row-deal-short = för få kort att dela ut
row-contradictory-move = reglerna motsäger varandra om ett drag
row-contradictory-number = reglerna motsäger varandra om ett tal
row-silent-number = ingen regel ger ett tal
row-nobody = ingen där som kan göra det
row-card-missing = kortet är inte där det ska vara
row-nothing-to-choose = inget att välja mellan
row-too-many = fler drag än vad som räknas upp
row-limit-at = gränsen nådd: { $what }
