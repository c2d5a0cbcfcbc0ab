# Mitä monista simuloiduista kierroksista sanotaan.

## Alku

rounds-each =
    { $n ->
        [one] 1 kierros kutakin, siemenluku { $first }.
       *[other] { $n } kierrosta kutakin, siemenluvut { $first }–{ $last }.
    }
players-are = Pelaajat: { $who }.
player-strategic = strategiset (pelaavat kalleimmat kortit ensin ja noudattavat sääntöjä)
player-random = satunnaiset (mikä tahansa siirto; näin pitkiä kierroksia ei pelaa kukaan)
player-own = { $name } (oma)
by-fast = Pelattu nopealla pelimoottorilla.
by-reference = Pelattu tulkilla.
by-both = Pelattu nopealla pelimoottorilla: { $fast }; tulkki: { $reference }.
intervals = ± on 95 %:n luottamusväli. Paikat: voitettujen kierrosten osuus ja montako prosenttiyksikköä se on yli tasaosuuden.
few-rounds = Kun kierroksia on vain { $n }, välit ovat karkeita.

## Mistä luku kertoo

row-players = pelaajia
row-decisions = päätöksiä kierroksessa
row-deviation = keskihajonta
row-percentiles = 5., 50. ja 95. prosenttipiste
row-turns = vuoroja kierroksessa
row-points = pisteitä kierroksessa
row-seat = paikka { $seat } voittaa
row-seats-equal = paikat tasaveroiset? (khiin neliö -testi)
row-undecided = ei voittajaa
row-limit = pysäytetty vuororajaan
row-stuck = joku jumissa
row-broken = { $what } ei pitänyt paikkaansa
row-move = siirron `{ $move }` osuus

## Muunnelma toista vastaan

compared =
    { $n ->
        [one] { $other } verrattuna: { $base }, 1 kierros samalla siemenluvulla
       *[other] { $other } verrattuna: { $base }, { $n } kierrosta samoilla siemenluvuilla
    }
head-change = muutos
head-effect = vaikutus
head-chance = sattumalta
effect-negligible = mitätön
effect-small = pieni
effect-medium = keskisuuri
effect-large = suuri
another-winner = Eri paikka voittaa { $share } kierroksista (95 %: { $low } – { $high }).
not-as-many-players = Pelaajia on eri määrä, joten voittajia ei verrata.
tests = Sattumalta: kuinka todennäköisesti pelkkä sattuma antaa tällaisen muutoksen (parittainen z-testi; paikoille McNemarin testi, prosenttiyksikköinä). Vaikutus: Cohenin d pareille.

## Histogrammit ja kuvaajat

rounds-by = { $variant }, { $what }: kierrosten määrä
share-by = { $what }: osuus kierroksista (%)
and-more = { $low } tai enemmän
won-by-seat = { $variant }: voitot paikoittain (%)
plot-title = Simuloidut kierrokset

## Huomautukset

slow = Tulkki pelaa muunnelmaa { $variant }, mikä kestää kauemmin. Nopea pelimoottori ei tunne: { $why }.
no-host = Nopea pelimoottori tarvitsee paketin `wasmtime`, jota ei ole asennettu. Sen asentaa `pip install cardlaw[fast]`. Siihen asti pelaa tulkki, mikä kestää kauemmin.
beyond =
    { $n ->
        [one] 1 kierros muunnelmaa `{ $variant }` ei mahtunut nopeaan pelimoottoriin; tulkki pelasi sen.
       *[other] { $n } kierrosta muunnelmaa `{ $variant }` ei mahtunut nopeaan pelimoottoriin; tulkki pelasi ne.
    }
cut = Keskeytetty. Muunnelman `{ $variant }` luvut ovat ensimmäisistä { $n } kierroksesta (pyydettiin { $all }).
limited =
    { $n ->
        [one] 1 kierros muunnelmaa `{ $variant }` pysäytettiin rajaan ({ $turns } vuoroa tai { $decisions } päätöstä). Se lasketaan siihen asti.
       *[other] { $n } kierrosta muunnelmaa `{ $variant }` pysäytettiin rajaan ({ $turns } vuoroa tai { $decisions } päätöstä). Ne lasketaan siihen asti.
    }
written =
    { $n ->
        [one] Kirjoitettu: { $file }, 1 kierros.
       *[other] Kirjoitettu: { $file }, { $n } kierrosta.
    }
written-plot = Kirjoitettu: { $file }.
on-cluster =
    { $n ->
        [one] Pelattu klusterissa { $address }, 1 työprosessi.
       *[other] Pelattu klusterissa { $address }, { $n } työprosessia.
    }
cluster-lost = Yhteys klusteriin katkesi; loput pelattiin tällä koneella.

## Väärä käyttö

unknown-ending = tiedoston `{ $file }` päätteen on oltava { $endings }, jotta muoto tiedetään
needs-extra = `{ $file }` tarvitsee paketin `{ $package }`, jota ei ole asennettu; asenna se: `pip install cardlaw[{ $extra }]`
cannot-write = tiedostoa `{ $file }` ei voi kirjoittaa: { $why }
no-fonts = kuvaa `{ $file }` ei voi piirtää: koneessa ei ole kirjasimia; kirjoita .svg-tiedosto

## Kuinka usein jollakin on pelissä väliä

in-play = Kuinka usein sillä on väliä
in-play-how =
    { $n ->
        [one] Mitattu 1 kierroksella, strategiset pelaajat, tulkki. Suluissa 95 %:n luottamusväli.
       *[other] Mitattu { $n } kierroksella, strategiset pelaajat, tulkki. Suluissa 95 %:n luottamusväli.
    } Jokainen kierros pelataan samasta siemenluvusta molempien säännöillä. Se, mikä tulee eteen kohdassa, jossa kierrokset eroavat, muuttaa voittajan.
in-play-up = Tulee eteen { $share } kierroksista ({ $low } – { $high }), pelaajia { $players }, säännöt { $home }.
in-play-changes = Muuttaa voittajan { $share } kierroksista ({ $low } – { $high }).
in-play-never = Ei tullut eteen yhdelläkään kierroksella, pelaajia { $players } (95 %: enintään { $high }).
in-play-decks = Ei tiedetä, muuttaako se voittajan: pakat ovat erilaiset, joten kahta samaa jakoa ei ole.
in-play-no-other = Ei tiedetä, muuttaako se voittajan: sitä ei voi pelata toisin.
in-play-no-table =
    { $n ->
        [one] 1 muu koskee kirjoitettua eikä tule pöydässä eteen.
       *[other] { $n } muuta koskee kirjoitettua eikä tule pöydässä eteen.
    }
in-play-under =
    { $n ->
        [one] 1 muu näkyy vain toisilla tulkinnoilla tai valinnoilla; `--all` mittaa senkin.
       *[other] { $n } muuta näkyy vain toisilla tulkinnoilla tai valinnoilla; `--all` mittaa nekin.
    }
in-play-unexplained = { $n } kierroksella niistä { $all }:sta, jotka eroavat, mikään yllä oleva ei tullut eteen erokohdassa.
in-play-cut =
    { $n ->
        [one] 1 kierros pysäytettiin { $most } päätöksen jälkeen; sillä ei ole voittajaa.
       *[other] { $n } kierrosta pysäytettiin { $most } päätöksen jälkeen; niillä ei ole voittajaa.
    }
