# Mitä monista simuloiduista eristä sanotaan.

## Alku

rounds-each =
    { $n ->
        [one] 1 erä kutakin, siemenluku { $first }.
       *[other] { $n } erää kutakin, siemenluvut { $first }–{ $last }.
    }
rounds-played =
    { $n ->
        [one] 1 erä, siemenluku { $first }.
       *[other] { $n } erää, siemenluvut { $first }–{ $last }.
    }
players-are = Pelaajat: { $who }.
player-strategic = strategiset (pelaavat kalleimmat kortit ensin ja noudattavat sääntöjä)
player-random = satunnaiset (mikä tahansa siirto; näin pitkiä eriä ei pelaa kukaan)
player-own = { $name } (oma)
by-fast = Pelattu nopealla pelimoottorilla.
by-reference = Pelattu tulkilla.
by-both = Pelattu nopealla pelimoottorilla: { $fast }; tulkki: { $reference }.
intervals = ± on 95 %:n luottamusväli. Paikat: voitettujen erien osuus ja montako prosenttiyksikköä se on yli tasaosuuden. Luvut on pyöristetty; erotukset on laskettu ennen pyöristystä.
few-rounds = Kun eriä on vain { $n }, välit ovat karkeita.

## Mistä luku kertoo

row-players = pelaajia
row-decisions = päätöksiä erässä
row-deviation = keskihajonta
row-percentiles = 5., 50. ja 95. prosenttipiste
row-turns = vuoroja erässä
row-points = pisteitä erässä
row-seat = paikka { $seat } voittaa
row-seats-equal = paikat tasaveroiset? (khiin neliö -testi)
row-undecided = ei voittajaa
row-limit = pysäytetty vuororajaan
row-stuck = kesken jääneet erät
row-broken = { $what } ei pitänyt paikkaansa
row-move = siirrot: { $move }

## Muunnelma toista vastaan

compared =
    { $n ->
        [one] { $other }, vertailukohta { $base }, 1 erä samalla siemenluvulla
       *[other] { $other }, vertailukohta { $base }, { $n } erää samoilla siemenluvuilla
    }
head-change = muutos
head-effect = vaikutus
head-chance = sattumalta
effect-negligible = mitätön
effect-small = pieni
effect-medium = keskisuuri
effect-large = suuri
another-winner = Eri paikka voittaa { $share } eristä (95 %: { $low } – { $high }).
not-as-many-players = Pelaajia on eri määrä, joten voittajia ei verrata.
tests = Sattumalta: kuinka todennäköisesti pelkkä sattuma antaa tällaisen muutoksen; alle 0,05 se on luultavasti todellinen (parittainen z-testi, paikoille McNemarin testi). Väli lasketaan toisin ja voi rajan lähellä sanoa muuta. Paikat muuttuvat prosenttiyksikköinä. Vaikutus: Cohenin d pareille; todellinenkin muutos voi olla merkityksettömän pieni.

## Histogrammit ja kuvaajat

rounds-by = { $variant }, { $what }: erien määrä
share-by = { $what }: osuus eristä (%)
and-more = { $low } tai enemmän
won-by-seat = { $variant }: voitot paikoittain (%)
plot-title = Simuloidut erät

## Huomautukset

slow = Tulkki pelaa muunnelmaa { $variant }, mikä kestää kauemmin. Nopea pelimoottori ei tunne: { $why }.
no-host = Nopea pelimoottori tarvitsee paketin `wasmtime`, jota ei ole asennettu. Sen asentaa `pip install cardlaw[fast]`. Siihen asti pelaa tulkki, mikä kestää kauemmin.
beyond =
    { $n ->
        [one] 1 erä muunnelmaa `{ $variant }` ei mahtunut nopeaan pelimoottoriin; tulkki pelasi sen.
       *[other] { $n } erää muunnelmaa `{ $variant }` ei mahtunut nopeaan pelimoottoriin; tulkki pelasi ne.
    }
cut = Keskeytetty. Muunnelman `{ $variant }` luvut ovat ensimmäisistä { $n } erästä (pyydettiin { $all }).
limited =
    { $n ->
        [one] 1 erä muunnelmaa `{ $variant }` pysäytettiin rajaan ({ $turns } vuoroa tai { $decisions } päätöstä). Se lasketaan siihen asti.
       *[other] { $n } erää muunnelmaa `{ $variant }` pysäytettiin rajaan ({ $turns } vuoroa tai { $decisions } päätöstä). Ne lasketaan siihen asti.
    }
written =
    { $n ->
        [one] Kirjoitettu: { $file }, 1 erä.
       *[other] Kirjoitettu: { $file }, { $n } erää.
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
        [one] Mitattu 1 erällä, strategiset pelaajat, tulkki. Suluissa 95 %:n luottamusväli.
       *[other] Mitattu { $n } erällä, strategiset pelaajat, tulkki. Suluissa 95 %:n luottamusväli.
    } Jokainen erä pelataan samasta siemenluvusta molempien säännöillä. Voittajan muuttajaksi luetaan se, mikä tulee eteen kohdassa, jossa erät eroavat.
in-play-up = Tulee eteen { $share } eristä ({ $low } – { $high }), pelaajia { $players }, säännöt { $home }.
in-play-changes = Muuttaa voittajan { $share } eristä ({ $low } – { $high }).
in-play-never = Ei tullut eteen yhdessäkään erässä, pelaajia { $players } (95 %: enintään { $high }).
in-play-decks = Ei tiedetä, muuttaako se voittajan: pakat ovat erilaiset, joten kahta samaa jakoa ei ole.
in-play-no-other = Ei tiedetä, muuttaako se voittajan: sitä ei voi pelata toisin.
in-play-no-table =
    { $n ->
        [one] 1 muu koskee vain tekstiä eikä tule pöydässä eteen.
       *[other] { $n } muuta koskee vain tekstiä eikä tule pöydässä eteen.
    }
in-play-under =
    { $n ->
        [one] 1 muu näkyy vain toisilla tulkinnoilla tai valinnoilla; `--all` mittaa senkin.
       *[other] { $n } muuta näkyy vain toisilla tulkinnoilla tai valinnoilla; `--all` mittaa nekin.
    }
in-play-unexplained = Eroavia eriä on { $all }; niistä { $n } erässä mikään yllä oleva ei tullut eteen erokohdassa.
in-play-cut =
    { $n ->
        [one] 1 erä pysäytettiin { $most } päätöksen jälkeen; sillä ei ole voittajaa.
       *[other] { $n } erää pysäytettiin { $most } päätöksen jälkeen; niillä ei ole voittajaa.
    }
row-short = kortit loppuivat kesken noston
row-no-starter = aloittajaa ei nimetty
row-several-winners = useita voittajia
row-deal-short = kortit loppuivat kesken jaon
row-contradictory-move = säännöt ristiriidassa siirrosta
row-contradictory-number = säännöt ristiriidassa luvusta
row-silent-number = mikään sääntö ei anna lukua
row-nobody = ketään ei ole tekemässä sitä
row-card-missing = kortti ei ole paikallaan
row-nothing-to-choose = mitään ei voi valita
row-too-many = siirtoja on enemmän kuin luetellaan
row-limit-at = raja tuli vastaan: { $what }
