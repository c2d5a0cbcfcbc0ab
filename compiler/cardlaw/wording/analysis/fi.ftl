# Mitä analyysi sanoo. Viesti alkaa pienellä, jos se voi olla lauseen osa; näyttäjä korottaa alkukirjaimen ja lisää pisteen.

## Miksi siirtoa ei tarjota

card-not-held = { FORM($who, "adessive") } ei ole { FORM($card, "partitive") }
card-fewer-in-pack = tätä korttia oli pelissä enemmän kuin pakassa on: { $card }
card-not-in-pack = pakassa ei ole { FORM($card, "partitive") }
game-over = peli on ohi
out-of-round = { $who } on pudonnut erästä
decides-first = { FORM($who, "genitive") } on ensin ratkaistava muuta
table-decides-first = pöydän on ensin ratkaistava muuta
other-acts = nyt on { FORM($other, "genitive") } vuoro toimia, eikä { $who } voi { FORM($move, "infinitive", object: "partitive") }
table-acts = pöytä toimii ensin, eikä { $who } voi nyt { FORM($move, "infinitive", object: "partitive") }
not-among = nyt ei voi { FORM($move, "infinitive", object: "partitive") }; sen sijaan voi { $moves }
cannot-be-done = näillä korteilla ei voi { FORM($move, "infinitive", object: "partitive") }
impossible = { $why }
told-twice = { $zone } on kerrottu kahdesti
holds-more = { FORM($zone, "inessive") } on enemmän kuin { $n } korttia
pack-too-small = { FORM($zone, "inessive") } ei voi olla { $n } korttia: pakassa on liian vähän
not-a-choice = sitä ei voi valita; tarjolla on { $values }
answers-first = { FORM($who, "genitive") } on vastattava ensin: { FORM($moves, "infinitive", object: "nominative") }
table-answers-first = pöydän on vastattava ensin: { FORM($moves, "infinitive", object: "nominative") }
chooses-first = { FORM($who, "genitive") } on valittava ensin: { $what }
table-chooses-first = pöydän on valittava ensin: { $what }

## Ratkaisut

ask-may = kyllä: { $who } saa { $move }
ask-must = kyllä: { FORM($who, "genitive") } on { FORM($move, "necessive") }
ask-must-not = ei: { $who } ei saa { FORM($move, "infinitive", object: "partitive") }
ask-silent = ei vastausta: säännöt eivät kerro, saako { $who } { $move }
ask-contradictory = kyllä ja ei: säännöt ovat keskenään ristiriitaisia siinä, saako { $who } { $move }
ask-not-offered = ei: { $who } ei voi nyt { FORM($move, "infinitive", object: "partitive") }
ask-depends = riippuu: et ole kertonut, { $what }
ask-answers = riippuu siitä, mitä juuri tapahtui, etkä ole kertonut sitä
ask-wrong-yet = se on sallittua, mutta se katsotaan vääräksi
ask-wrong-too = se katsotaan myös vääräksi
ask-impossible = ei voi kysyä: { $why }
ask-mover = { $who } on siirron tekijä
ask-more = Lisää --why, niin näet säännöt vastauksen takana, oletukset ja sen, mitä seuraa.
move = { FORM($move, "infinitive", object: "nominative") }
place = { $zone }
ruling-may = sallittua
ruling-must = pakollista
ruling-must-not = ei sallittua
ruling-silent = säännöt eivät kerro
ruling-contradictory = säännöt ristiriidassa
ruling-not-offered = ei mahdollista
ruling-depends = riippuu siitä, mitä et ole kertonut
ruling-unknown = ei tiedetä
ruling-may-wrong = sallittua, mutta katsotaan vääräksi
ruling-must-wrong = pakollista, mutta katsotaan vääräksi
ruling-must-not-wrong = ei sallittua, ja katsotaan vääräksi
ruling-silent-wrong = säännöt eivät kerro, ja katsotaan vääräksi
ruling-contradictory-wrong = säännöt ristiriidassa, ja katsotaan vääräksi

## Mitä ei kerrottu

thing-cards = mitkä kortit ovat { FORM($zone, "inessive") }
thing-held = mitä muita kortteja { FORM($who, "adessive") } on
thing-top = mikä kortti on { FORM($zone, "genitive") } päällimmäisenä
thing-state = { HAS($state, "negative") ->
        [yes] onko niin, että { $state }
       *[no] { HAS($state, "asked") ->
            [yes] { FORM($state, "asked") }
           *[no] mikä on { $state }
        }
    }
thing-player = kuka on { $state }
thing-state-of = mikä on { FORM($who, "genitive") } { $state }
thing-owes = onko { FORM($who, "genitive") } vielä { FORM($move, "necessive") }
told-cards = { FORM($zone, "inessive") } on { $cards }
case-cards = { FORM($zone, "inessive") } on vain { $cards }
told-no-cards = { FORM($zone, "inessive") } ei ole kortteja
told-top = { FORM($zone, "genitive") } päällimmäisenä on { $card }
told-no-top = { FORM($zone, "inessive") } ei ole kortteja
told-state = { $state }
told-state-earlier = { $state } aiemmin tällä vuorolla
told-state-so-far = { $state } tähän mennessä
told-as-it-starts = alusta asti ennallaan on se, { $what }
told-owes = { FORM($who, "genitive") } on vielä { FORM($move, "necessive") }
told-owes-not = { FORM($who, "genitive") } ei tarvitse enää { FORM($move, "infinitive", object: "partitive") }
case = { $verdict }, esimerkiksi jos { $when }

## Miksi

quoted = ”{ $text }” ({ $place })
cited-line = { $unit }, rivi { $lines }
cited-lines = { $unit }, rivit { $lines }
cited-assumed = { $unit }, oletuksemme
cited = { $unit }
held-in-the-way = { FORM($who, "adessive") } on { $cards }
in-the-way = { FORM($zone, "inessive") } on { $cards }
could-instead = sallittuja olisivat: { $cards }
any-value = { $form ->
        [genitive] minkä tahansa
        [partitive] mitä tahansa
       *[other] mikä tahansa
    } { FORM($value, $form) }{ HAS($value, "plural") ->
        [yes] {" "}{ NOUN("card", $form) }
       *[no] { "" }
    }
any-number = { $form ->
        [genitive] minkä tahansa { $value }:n
        [partitive] mitä tahansa { $value }
       *[other] mikä tahansa { $value }
    }
any-kind = { $form ->
        [genitive] minkä tahansa
        [partitive] mitä tahansa
       *[other] mikä tahansa
    } { FORM($kind, $form) }
one-card = { FORM($card, $form) }
some-more = { $n } muuta
breaks = tämä rikkoisi { TRAIT($rules, "person") ->
        [plural] sääntöjä
       *[other] sääntöä
    } { $rules }
gives-way = sääntö { $rule } sallii sen, mutta { $others } { TRAIT($others, "person") ->
        [plural] menevät
       *[other] menee
    } edelle
would-allow = sääntö { $rule } ei salli sitä tässä: { $but }
but-held = { FORM($zone, "inessive") } on { $cards }
but-unfit = { $card } ei ole sellainen kortti, jota se edellyttää
but-none-such = { FORM($zone, "inessive") } ei ole sellaista korttia, jota se edellyttää
but-no-other = { FORM($zone, "inessive") } ei ole { FORM($card, "genitive") } lisäksi sellaista korttia, jota se edellyttää
but-unmet = sen ehto ei täyty
text-clash = painettu teksti on ristiriidassa itsensä kanssa: kyllä ({ $yes }), ei ({ $no })
rule-said = { $rule } (”{ $text }”)
by-rule = { $rule } (”{ $text }” { $place })

## Mihin vastaus perustuu

rests = tämä riippuu siitä, miten lehtistä tulkitaan. ”{ $choice }” Tulkintamme: { $value }. Toisin tulkittuna: { $others }
rests-other = { $verdict } ({ $values })
quoted-value = ”{ $value }”
rests-because = peruste: { $text }
assume-holds = oletetaan, että { FORM($who, "adessive") } on { $cards }
assume-played = { HAS($move, "past") ->
        [yes] oletetaan, että sitä ennen { $who } { FORM($move, "past") }
       *[no] oletetaan, että sitä ennen { $who } teki tämän: { FORM($move, "infinitive", object: "nominative") }
    }
assume-state = oletetaan, että ennen sitä siirtoa { $state }
assume-players = oletetaan, että pelaajia on { $n } ({ $first }–{ $last })
assume-direction = oletetaan, että peli kulkee { $way }
assume-both = oletetaan, että pelaajia on { $n } ({ $first }–{ $last }) ja peli kulkee { $way }
proved = mikään muu pöydässä ei voi muuttaa tätä vastausta
not-proved = sama tulos kaikissa { $n } kokeillussa tilanteessa; ei todistettu (jätä --quick pois, niin se todistetaan)
not-known = ei tiedetä, vaikuttaako jokin kertomatta jäänyt: { $why }
if-right = jos aiempi siirto oli oikein: { $what }
if-wrong = jos aiempi siirto oli väärin: { $what }
if-done-right = { HAS($move, "past") ->
        [yes] jos oli oikein, että { $who } { FORM($move, "past") }: { $what }
       *[no] jos { FORM($who, "genitive") } siirto ({ FORM($move, "infinitive", object: "nominative") }) oli oikea: { $what }
    }
if-done-wrong = { HAS($move, "past") ->
        [yes] jos oli väärin, että { $who } { FORM($move, "past") }: { $what }
       *[no] jos { FORM($who, "genitive") } siirto ({ FORM($move, "infinitive", object: "nominative") }) oli väärä: { $what }
    }

## Aiempi siirto

earlier-open = { HAS($move, "past") ->
        [yes] et ole kertonut tarpeeksi, jotta tiedettäisiin, oliko väärin, että { $who } { FORM($move, "past") }: kerro, mitä { FORM($who, "adessive") } on kädessä
       *[no] et ole kertonut tarpeeksi, jotta tiedettäisiin, oliko { FORM($who, "genitive") } siirto ({ FORM($move, "infinitive", object: "nominative") }) väärä: kerro, mitä { FORM($who, "adessive") } on kädessä
    }
earlier-open-table = { HAS($move, "past") ->
        [yes] et ole kertonut tarpeeksi, jotta tiedettäisiin, oliko väärin, että { $who } { FORM($move, "past") }: kerro, millainen pöytä oli ennen sitä siirtoa
       *[no] et ole kertonut tarpeeksi, jotta tiedettäisiin, oliko { FORM($who, "genitive") } siirto ({ FORM($move, "infinitive", object: "nominative") }) väärä: kerro, millainen pöytä oli ennen sitä siirtoa
    }
earlier-wrong = { HAS($move, "past") ->
        [yes] oli väärin, että { $who } { FORM($move, "past") }, kuten kerrotut kortit osoittavat
       *[no] { FORM($who, "genitive") } siirto ({ FORM($move, "infinitive", object: "nominative") }) oli väärä, kuten kerrotut kortit osoittavat
    }
earlier-right = { HAS($move, "past") ->
        [yes] oli oikein, että { $who } { FORM($move, "past") }, kuten kerrotut kortit osoittavat
       *[no] { FORM($who, "genitive") } siirto ({ FORM($move, "infinitive", object: "nominative") }) oli oikea, kuten kerrotut kortit osoittavat
    }
earlier-wrong-before = { HAS($move, "past") ->
        [yes] oli väärin, että { $who } { FORM($move, "past") }, jos kerrotut kortit ovat siirtoa edeltävät, ja oikein, jos ne ovat siirron jälkeiset
       *[no] { FORM($who, "genitive") } siirto ({ FORM($move, "infinitive", object: "nominative") }) oli väärä, jos kerrotut kortit ovat siirtoa edeltävät, ja oikea, jos ne ovat siirron jälkeiset
    }
earlier-right-before = { HAS($move, "past") ->
        [yes] oli oikein, että { $who } { FORM($move, "past") }, jos kerrotut kortit ovat siirtoa edeltävät, ja väärin, jos ne ovat siirron jälkeiset
       *[no] { FORM($who, "genitive") } siirto ({ FORM($move, "infinitive", object: "nominative") }) oli oikea, jos kerrotut kortit ovat siirtoa edeltävät, ja väärä, jos ne ovat siirron jälkeiset
    }
earlier-rests-wrong = tämä riippuu siitä, miten lehtistä tulkitaan. ”{ $choice }” Tulkintamme: { $value }. Siirto oli väärä, jos tulkitaan näin: { $values }
earlier-rests-right = tämä riippuu siitä, miten lehtistä tulkitaan. ”{ $choice }” Tulkintamme: { $value }. Siirto oli oikea, jos tulkitaan näin: { $values }
window-won = erä päättyy heti, kun { HAS($move, "third") ->
        [yes] { $who } { FORM($move, "third") }
       *[no] { $who } tekee tämän ({ FORM($move, "infinitive", object: "nominative") })
    }, joten kukaan ei ehdi { $rest }
window-none = mikään sääntö ei anna kenenkään { FORM($move, "infinitive", object: "partitive") } tässä
window-none-after = { HAS($done, "past") ->
        [yes] { $who } { FORM($done, "past") }; mikään sääntö ei anna kenenkään sen jälkeen { FORM($move, "infinitive", object: "partitive") }
       *[no] mikään sääntö ei anna kenenkään { FORM($move, "infinitive", object: "partitive") } tämän jälkeen: { FORM($done, "infinitive", object: "nominative") }
    }
window-after = sen jälkeen ei voi { FORM($move, "infinitive", object: "partitive") }; se on mahdollista vain, { $moments }
window-now = { $move } voi vain silloin, { $moments }
window-others = tässä { $move } saa vain { $others }, ei { $who }
window-others-ways = tässä { $move } saa vain { $others } (tai { $back }, jos peli kulkee { $way }), ei { $who }
window-own-turn = tällä ei vastata siihen, mitä { $by } teki. Jos nyt on { FORM($who, "genitive") } vuoro, jätä se siirto pois ja kerro, miltä pöytä nyt näyttää
about-turn = vastaus koskee { FORM($who, "genitive") } vuoroa
about-answer = { HAS($done, "past") ->
        [yes] vastaus koskee sitä, mitä { $who } saa vastata, kun { $by } { FORM($done, "past") }
       *[no] vastaus koskee sitä, mitä { $who } saa vastata tähän: { FORM($done, "infinitive", object: "nominative") }
    }
about-before = vastaus koskee hetkeä ennen kuin { $who } { FORM($event, "third") }
turn-comes = { HAS($done, "past") ->
        [yes] vastaus koskee hetkeä, jolloin vuoro tulee { FORM($who, "allative") } sen jälkeen, kun { $by } { FORM($done, "past") }
       *[no] vastaus koskee hetkeä, jolloin vuoro tulee { FORM($who, "allative") } tämän jälkeen: { FORM($done, "infinitive", object: "nominative") }
    }
turn-stays = { HAS($done, "past") ->
        [yes] { $by } { FORM($done, "past") }, ja on yhä { FORM($by, "genitive") } vuoro
       *[no] tämän jälkeen on yhä { FORM($by, "genitive") } vuoro: { FORM($done, "infinitive", object: "nominative") }
    }
turn-lost = { HAS($done, "past") ->
        [yes] { $who } menettää tämän vuoron, koska { $by } { FORM($done, "past") }
       *[no] { $who } menettää tämän vuoron, koska { $by } teki näin: { FORM($done, "infinitive", object: "nominative") }
    }
turn-not = { HAS($done, "past") ->
        [yes] nyt ei ole { FORM($who, "genitive") } vuoro: { $by } { FORM($done, "past") }, joten vuorossa on { $other }
       *[no] nyt ei ole { FORM($who, "genitive") } vuoro, vaan vuorossa on { $other } tämän jälkeen: { FORM($done, "infinitive", object: "nominative") }
    }
answered-first = { HAS($done, "past") ->
        [yes] { $by } { FORM($done, "past") }; ensin { $first }
       *[no] { $by } teki näin: { FORM($done, "infinitive", object: "nominative") }. Ensin { $first }
    }

## Mitä seuraa

follows = mitä seuraa (kaikissa { $n } kokeillussa tilanteessa)
follows-in-some = mitä seuraa ({ $some } tilanteessa { $n } kokeillusta)
follows-anyway = mitä seuraa, jos { $who } tekee niin silti ({ $some } tilanteessa { $n } kokeillusta)
follows-right = mitä seuraa, jos aiempi siirto oli oikein ({ $n } kokeillussa tilanteessa)
follows-wrong = mitä seuraa, jos aiempi siirto oli väärin ({ $n } kokeillussa tilanteessa)
follows-open = muu vaihtelee tilanteesta toiseen: { $what }
change-chooses = { $who } valitsee esimerkiksi: { $value }
change-chooses-card = { $who } valitsee esimerkiksi: { $card }
change-chooses-player = { $who } valitsee esimerkiksi: { $other }
change-table-chooses = pöytä valitsee esimerkiksi: { $value }
change-swapped = { $zone } ja { $zone-2 } vaihtavat paikkaa
change-passed-on = jokainen { $name } siirtyy seuraavalle pelaajalle
change-top = { FORM($zone, "genitive") } päällimmäisenä on nyt { $card }
change-size = { $zone }: kortteja { $before } → { $now }
change-more = { $zone }: { TRAIT($n, "count") ->
        [one] 1 kortti
       *[other] { $n } korttia
    } lisää
change-fewer = { $zone }: { TRAIT($n, "count") ->
        [one] 1 kortti
       *[other] { $n } korttia
    } vähemmän
change-state = { $state }
change-turn = seuraavaksi vuorossa on { $who }
change-turn-else = jos kukaan ei tee mitään, seuraavaksi vuorossa on { $who }
change-goes-on = { $who } jatkaa vuoroaan
change-table-goes-on = pöytä jatkaa
change-round-over = erä on ohi
change-game-over = peli on ohi
change-game-won = peli on ohi, ja { $who } on voittanut sen
change-asked = sitten { $first }
change-asked-else = sitten { $first }; muuten { $then }
asked-may = { $who } saa { $moves }
asked-must = { FORM($who, "genitive") } on { FORM($moves, "necessive") }
table-asked-may = pöytä saa { $moves }
table-asked-must = pöydän on { FORM($moves, "necessive") }
answer-may = { $who } saa { $move }
answer-must = { FORM($who, "genitive") } on { FORM($move, "necessive") }
answer-then = { $answer }; sitten
answer-declines = { $who } saa olla tekemättä mitään
answer-not = jos { $who } ei tee niin
answer-yes = { $who } vastaa kyllä: ”{ $what }”
answer-no = { $who } vastaa ei: ”{ $what }”
table-answer-yes = pöytä vastaa kyllä: ”{ $what }”
table-answer-no = pöytä vastaa ei: ”{ $what }”
table-answer-may = pöytä saa { $move }
answer-plain-yes = { $who } vastaa kyllä
answer-plain-no = { $who } vastaa ei
table-answer-plain-yes = pöytä vastaa kyllä
table-answer-plain-no = pöytä vastaa ei
by-reading = { $what } (”{ $text }”)
given-does = { HAS($move, "third") ->
        [yes] jos { $who } { FORM($move, "third") }
       *[no] jos { $who } tekee tämän ({ FORM($move, "infinitive", object: "nominative") })
    }
given-declines = jos { $who } ei tee mitään
given-then = { $given }, { $then }
given-any = mitä sitten tehdäänkin, { $then }
answers-either = { $who } vastaa kyllä tai ei: ”{ $what }”
table-answers-either = pöytä vastaa kyllä tai ei: ”{ $what }”
answers-plain-either = { $who } saa tehdä näin (kyllä) tai olla tekemättä (ei)
table-answers-plain-either = pöytä saa tehdä näin (kyllä) tai olla tekemättä (ei)
given-yes = jos { $who } vastaa kyllä (”{ $what }”)
given-no = jos { $who } vastaa ei (”{ $what }”)
given-table-yes = jos pöytä vastaa kyllä (”{ $what }”)
given-table-no = jos pöytä vastaa ei (”{ $what }”)
given-plain-yes = jos { $who } vastaa kyllä
given-plain-no = jos { $who } vastaa ei
given-table-plain-yes = jos pöytä vastaa kyllä
given-table-plain-no = jos pöytä vastaa ei
change-alike = seuraa sama
change-kept = { $zone }: yhtä monta korttia kuin ennen
change-as-if = seuraa sama kuin { $given }
change-may-differ = jokin tästä voi mennä toisin
change-not = tätä ei tapahdu – { $what }
subject-chooses = mitä { $who } valitsee
subject-table-chooses = mitä pöytä valitsee
subject-choice = mitä { $who } valitsee ({ $n })
subject-table-choice = mitä pöytä valitsee ({ $n })
subject-asked = kuka voi toimia seuraavaksi
subject-swapped = mitkä kortit vaihtavat paikkaa
subject-turn = kenen vuoro on seuraavaksi
subject-onward = miten peli jatkuu
subject-answers = mitä muut saavat tehdä
subject-more-answers = mitä muuta muut saavat tehdä
follows-by-reading = tämä riippuu siitä, miten lehtistä tulkitaan. ”{ $choice }” Tulkintamme: { $value }. Toisin tulkittuna: { $others }
follows-other = { $then } (”{ $value }”)
follows-not-so = jokin tästä voi mennä toisin (”{ $value }”)
follows-assumed = sääntö { $rule } on oletuksemme: ”{ $text }” Ilman sitä: { $then }
follows-assumed-not = sääntö { $rule } on oletuksemme: ”{ $text }” Ilman sitä jokin tästä voi mennä toisin
by-our-reading = tämä riippuu siitä, miten lehtistä tulkitaan. ”{ $choice }” Tulkintamme: { $value }
read-otherwise = toisin tulkittuna (”{ $value }”):
without-assumed = sääntö { $rule } on oletuksemme: ”{ $text }” Ilman sitä:

## Mitä löytyi

nothing-follows = mitään muuta sääntöä ei sovelleta
found-clash = { $rule } sallii sen, minkä { $rule-2 } kieltää, eikä mikään kerro, kumpi menee edelle
found-clash-first = { $rule } sallii sen, minkä { $rule-2 } kieltää; { $rule-3 } menee edelle
found-duty-yields = { $rule } sallii muun siirron kuin sen, jota { $rule-2 } vaatii; { $rule-3 } menee edelle
found-values = { $rule } ja { $rule-2 } antavat eri arvon: { $name }
found-dead = { $rule } ei koskaan päde
found-dead-clause = kohdan { $rule } { $n }. lauseke ei koskaan päde
found-lawful = sallittu siirto katsottaisiin vääräksi kohdan { $rule } mukaan
found-demanded = { $rule } vaatii siirtoa, joka katsottaisiin vääräksi kohdan { $rule-2 } mukaan
found-order = { $rule } ottaa kortin { FORM($zone, "elative") }, ennen kuin { $rule-2 } sekoittaa kortit
found-arms-alike = tässä ei ole väliä, miten vastaa kysymykseen ”{ $choice }”: peli on sama, oli vastaus ”{ $value }” tai ”{ $value-2 }”
found-redundant = mikään ei muuttuisi ilman kohtaa { $rule }
found-redundant-clause = mikään ei muuttuisi ilman kohdan { $rule } { $n }. lauseketta
found-redundant-assumed = { $rule } vain toteaa sen, mikä säännöistä seuraisi muutenkin
found-redundant-clause-assumed = kohdan { $rule } { $n }. lauseke vain toteaa sen, mikä säännöistä seuraisi muutenkin
found-self = jotta tietäisi, päteekö { $rule }, pitäisi jo tietää, päteekö se
found-shadowed = aina kun { $rule } pätisi, jokin muu menee sen edelle
found-shadowed-clause = aina kun kohdan { $rule } { $n }. lauseke pätisi, jokin muu menee sen edelle
found-unread = merkinnällä ”{ $name }” ei ole vaikutusta
found-unread-printed = painettujen sääntöjen mukaan merkinnällä ”{ $name }” ei ole vaikutusta
found-undefined = sanaa ”{ $name }” käytetään, mutta mikään sääntö ei kerro, mitä se on
found-unsaid = säännöt eivät kerro, saako pelaaja tässä { $act }
found-stuck = pelaaja, jonka on { FORM($acts, "necessive") }, ei saa tehdä siitä mitään
found-broken = tämä voi rikkoa sen, minkä { $rule } sanoo pätevän aina: { $what }
found-late = { $rule } pätee vielä senkin jälkeen, kun { $rule-2 } on päättänyt erän
found-example = { $rule } näkyy vain esimerkissä
found-breakable = pelaaja voi rikkoa kohtaa { $rule }, ja siirto jää voimaan, ellei kukaan puutu siihen
found-undone = pelaaja voi jättää tekemättä sen, mitä { $rule } vaatii, ja niin jää, ellei kukaan puutu siihen
found-several = yhden siirron jälkeen useat pelaajat voivat olla voittaneet kohdan { $rule } mukaan, eikä mikään kohta sano, kuka heistä
found-broken-deal = se, minkä { $rule } sanoo pätevän aina, ei välttämättä päde vuorojen alkaessa
why-allowed = säännöt sallivat tämän tilanteen; johtaako peli siihen, ei ole tutkittu
why-dealt = näin on jaossa { $n }, kun pelaajia on { $n-2 }
found-unknown = kohtaa ”{ $kind }” ei voitu tarkistaa tässä: { $why }
found-unchecked-broken-always = emme voineet tarkistaa, päteekö { $rule } vielä { TRAIT($acts, "several") ->
        [yes] jonkin näistä jälkeen
       *[other] tämän jälkeen
    }: { $acts } ({ $why })
found-unchecked-several-winners = emme voineet tarkistaa, voiko usea pelaaja voittaa yhtä aikaa { TRAIT($acts, "several") ->
        [yes] jonkin näistä jälkeen
       *[other] tämän jälkeen
    }: { $acts } ({ $why })
found-unsupported = kohtaa { $rule } ei tutkita: { $why }
found-both-change = { $packs } muuttavat molemmat { TRAIT($rules, "person") ->
        [plural] kohtia
       *[other] kohtaa
    } { $rules }
pair-both-change = molemmat muuttavat sitä, mitä säännöt sanovat tästä: { $topics }
pair-error = { $text }
pair-not-looked-at = ei tutkittu sen jälkeen, kun säännöt muuttuivat
found-follows = sovelletaan { TRAIT($rules, "person") ->
        [plural] sääntöjä
       *[other] sääntöä
    } { $rules }
found-short = { $name } kasvaa, eikä { FORM($zone, "inessive") } välttämättä ole niin monta korttia
why-adds = { $rule } kasvattaa: { $name }
why-takes-so-many = { $rule } ottaa yhtä monta korttia { FORM($zone, "elative") }
why-held = { FORM($zone, "inessive") } ja siinä, millä se täytetään, on vain ne kortit, joita kenelläkään ei ole
why-settled = { $rule } kertoo, mitä silloin tapahtuu
why-unsettled = mikään sääntö ei kerro, mitä silloin tapahtuu
why-no-situation = ei ole tilannetta, jossa se voisi tulla sovellettavaksi
why-same-both = jokainen vastaus, seuraus, luku ja sana on kummallakin tavalla sama
why-same-without = jokainen vastaus, luku ja sana on sama sen kanssa ja ilman sitä
why-needs = { $rule } edellyttää kohtaa { $rule-2 }
why-by = sen edelle menee { $rules }
why-shuffles = { $name }: { $rule } sekoittaa { FORM($zone, "genitive") }
why-takes = { $name }: { $rule } ottaa { FORM($zone, "elative") }
why-not-shuffled = mikään aiempi vaihe ei sekoita { FORM($zone, "partitive") }
why-not-shuffled-printed = lehtisessä mikään aiempi vaihe ei sekoita { FORM($zone, "partitive") }
found-also = { $what }; ristiriita kohdan { $rules } kanssa on eri löydös
found-innocent = siirtoa, jonka { $rule } kieltää, ei katsota vääräksi minkään tällaisia siirtoja koskevan kohdan mukaan
found-no-window = missään vaiheessa ei voi { FORM($act, "infinitive", object: "partitive") }
found-undefined-of = sanaa ”{ $name }” käytetään kortista ”{ $kind }”, mutta mikään sääntö ei kerro, mitä se on
found-unsupported-all = sääntöjä { $text } ei voi tutkia: { $why }
found-unsupported-move = tätä siirtoa ei tutkita tässä ({ $act }): { $why }
found-silence = { $text }
found-ambiguous = { $question } Esimerkki: { $about } – { $one } ({ $value }); { $two } ({ $value-2 })
found-happening = { $question } Esimerkki: { $about } – { $says }
so-under = { $what } ({ $way })
found-count = { $rule } laskee { $n } korttia, mutta osien summa on { $n-2 }
about-move = { HAS($move, "third") ->
        [yes] pelaaja { FORM($move, "third") }
       *[no] { $move }
    }
about-act = { HAS($act, "third") ->
        [yes] kun joku { FORM($act, "third") }
       *[no] kun { $act }
    }
about-word = ”{ $word }”
about-word-of = ”{ $word }”: { $of }
a-kind = { FORM($kind, $form) }
why-never-asked = sitä ei koskaan kysytä
why-silent = sääntötiedosto merkitsee tämän avoimeksi ({ $name })
why-count = { $rule }: { $n }
why-example = sen lainaamat rivit näyttävät vain yhden tapauksen; että se pätee muuallakin, on meidän tulkintamme
why-sets = { $rule } merkitsee muistiin: ”{ $name }”
why-used = sanaa ”{ $name }” käyttää { $where }
why-used-in-body = siirron tai vaiheen kulku
why-not-given-text = mikään pelkän tekstin kohta ei anna sitä
why-not-given-reading = mikään tulkitun tekstin kohta ei anna sitä
why-not-given-assumption = mikään pelattavien sääntöjen kohta ei anna sitä
why-everywhere = { $rules } { TRAIT($rules, "person") ->
        [plural] pätevät
       *[other] pätee
    } joka tilanteessa
why-always-contradict = painettuina { $rules } ovat aina ristiriidassa keskenään
why-verdict = { $label }: { $said }
by-layer-text = pelkän tekstin mukaan
by-layer-reading = meidän tulkintamme mukaan
by-layer-assumption = niin kuin pelataan

## Yhteenveto löydetystä

check-nothing = { $name }: ei huomautettavaa
check-points = { TRAIT($n, "count") ->
        [one] { $name }: yksi kohta ({ $parts })
       *[other] { $name }: kohtia { $n }, joista { $parts }
    }
check-gravest = { TRAIT($n, "count") ->
        [one] vakavin niistä
       *[other] vakavimmat niistä
    }:
points-open = avoimia { $n }
points-read = tulkinnalla ratkaistuja { $n }
points-assumed = oletuksella ratkaistuja { $n }
points-settled = tekstissä itsessään ratkaistuja { $n }
points-accepted = hyväksyttyjä { $n }
head-open = Avoinna: mikään ei vielä ratkaise tätä
head-remarks = Avoinna: tällä ei ole vaikutusta, tai emme voineet tarkistaa sitä
head-read = Tulkittu: näin ymmärrämme lehtisen sanat
head-assumed = Oletettu: säännöt eivät kerro, ja päätimme itse
head-settled = Teksti itse ratkaisee
head-accepted = Hyväksytty: jätämme sen ennalleen
check-read = { $question } Tulkintamme: { $value }
check-read-example = { $rule } on vain esimerkissä. Tulkintamme: se on silti sääntö
check-read-more = { $question } Tulkintamme: { $value } (tämä ratkaisee { $n } kohtaa)
check-by = { $what }. Pelaamme näin: { $rules }
check-by-arising = { $what }. Tämä tulee vastaan vain valinnalla ”{ $values }”. Silloin pelaamme näin: { $rules }
check-assumptions = { $n } kohtaa; `cardlaw check --all "{ $name }"` näyttää, miten missäkin pelataan.
check-settled = { TRAIT($n, "count") ->
        [one] 1 kohta; `cardlaw check --all "{ $name }"` näyttää, miten teksti sen ratkaisee
       *[other] { $n } kohtaa; `cardlaw check --all "{ $name }"` näyttää, miten teksti ratkaisee kunkin
    }
check-adds = { TRAIT($n, "count") ->
        [one] { $name } lisää sääntöihin { $base } yhden kohdan ({ $parts })
       *[other] { $name } lisää sääntöihin { $base } { $n } kohtaa, joista { $parts }
    }
check-adds-nothing = { $base }: { $name } ei lisää löydöksiä
check-own = { TRAIT($n, "count") ->
        [one] 1 muu kohta tulee säännöistä { $base }, { TRAIT($open, "count") ->
            [0] eikä se ole avoin
           *[other] ja se on avoin
        }; `cardlaw check --all { $base }` näyttää sen
       *[other] { $n } muuta kohtaa tulee säännöistä { $base }, { TRAIT($open, "count") ->
            [0] eikä niistä mikään ole avoin
           *[other] ja niistä on avoimia { $open }
        }; `cardlaw check --all { $base }` näyttää ne
    }
check-more = Lisää --all, niin näet jokaisen kohdan esimerkkeineen ja sen, mikä sen ratkaisisi.

## Vertailun yhteenveto


## Mitä verrataan ja milloin se tehdään

item-move = { HAS($act, "third") ->
        [yes] pelaaja { FORM($act, "third") }
       *[no] { $act }
    }
item-at = { $item } ({ $moment })
item-stages = { $stages }
item-event = { HAS($event, "happens") ->
        [yes] kun { FORM($event, "happens") }
       *[no] { $event }
    }
item-pack = kortit
item-players = pelaajien määrä
item-order-of-stages = erän kulku
item-number = { $name }
item-number-of = { $name }: { $kind }
item-state = tila ”{ $name }”
item-zone = paikka ”{ $name }”
item-kind = korttilaji ”{ $name }”
item-attribute = ominaisuus ”{ $name }”
item-act = ”{ $act }”
item-teams = joukkueet
item-sides = korttien puolet
item-backs = korttien selkäpuolet
item-a-turn = vuoro
item-rule = sääntö { $rule }
item-first-after = mikä tulee ensin: ”{ $name }”
item-only-in = { $item } (vain tässä: { $edition })
item-differently = { $item } (kirjoitettu eri tavalla)
item-topic = säännöt tästä aiheesta: { $topic }
item-bodies = mistä siirrot ja vuorot koostuvat
item-other-choices = säännöt muilla valinnoilla
item-together = kaksi muuta tulkintaa tai valintaa yhdessä
item-threes = kolme muuta tulkintaa tai valintaa yhdessä
item-rests-on = mikä perustuu sääntöön { $rule }
item-cards = kortit
item-choice = ”{ $choice }” arvolla { $value }
item-place = { $zone }
item-winner = pelin voittaja
item-outcome = pelin lopputulos
item-over = onko peli ohi
item-in-round = ketkä ovat mukana erässä
item-in-game = ketkä ovat mukana pelissä
item-whose-turn = kenen vuoro on
item-owed = mitä jonkun on vielä tehtävä
item-shown = mitä näytetään
item-asked = keneltä kysytään mitä
moment-turn = omalla vuorolla
moment-other-turn = toisen vuorolla
moment-after = { HAS($event, "third") ->
        [yes] kun joku { FORM($event, "third") }
       *[no] sen jälkeen: { $event }
    }
moment-after-own = { HAS($event, "second") ->
        [yes] kun { FORM($event, "second") }
       *[no] sen jälkeen: { $event }
    }
moment-before = { HAS($event, "necessive") ->
        [yes] kun olisi { FORM($event, "necessive") }
       *[no] ennen tätä: { $event }
    }
moment-before-own = { HAS($event, "necessive") ->
        [yes] kun sinun olisi { FORM($event, "necessive") }
       *[no] ennen tätä: { $event }
    }
moment-until = { $moment }, { HAS($until, "third") ->
        [yes] kunnes joku { FORM($until, "third") }
       *[no] kunnes { $until }
    }

## Erot

differ-may = { $item }: onko se sallittua
differ-wrong = { $item }: onko se väärin
differ-have = { $item }: missä versioissa se on
differ-offered = { $item }: onko se tarjolla
differ-number = { $item }: mikä luku
differ-written = { $item }
differ-declared = { $item }: mitä on määritelty
differ-played = { $item }, havaittu pelissä
differ-if-wrong = { $item }: mitä seuraa, jos se katsotaan vääräksi
differ-draws = { $item }: kuinka monta korttia nostetaan
differ-dealt = { $item }: kuinka monta korttia jaetaan
differ-losses = { $item }: kuka menettää vuoron
differ-next = { $item }: kenellä on seuraava vuoro
differ-won = { $item }: kuka voittaa erän
differ-ended = { $item }: onko se ohi
differ-champion = { $item }: kuka voittaa pelin
differ-turn = { $item }: kenen vuoro on
differ-seats = { $item }: ketkä ovat mukana erässä
differ-windows = { $item }: kuka voi puuttua peliin ja mihin asti
differ-decisions = { $item }: kenellä on jotakin valittavaa
differ-reveals = { $item }: mitä näytetään kenelle
differ-order = { $item }: mikä tulee ensin
differ-state = { $item }: { HAS($name, "negative") ->
        [yes] päteekö ”{ $name }” sen jälkeen
       *[no] { $name } sen jälkeen
    }
differ-zone = { $item }: mitkä kortit päätyvät { FORM($zone, "illative") }
ruling-wrong = väärin
ruling-not-wrong = ei väärin
ruling-yes = kyllä
ruling-no = ei
ruling-no-value = ei arvoa
ruling-both = { $verdict }, { $guilt }
ruling-and-wrong = ja katsotaan vääräksi
ruling-but-wrong = mutta katsotaan vääräksi
ruling-and-not-wrong = eikä katsota vääräksi
ruling-but-not-wrong = mutta ei katsota vääräksi

## Mitä eri versioissa tapahtuu

seen-draws = { $who } nostaa { TRAIT($n, "count") ->
        [one] 1 { NOUN("card", "genitive") }
       *[other] { $n } { NOUN("card", "partitive") }
    }
seen-draws-none = { $who } ei nosta { NOUN("card", "partitive") }
seen-draws-each = jokainen nostaa { TRAIT($n, "count") ->
        [one] 1 { NOUN("card", "genitive") }
       *[other] { $n } { NOUN("card", "partitive") }
    }
seen-draws-nobody = kukaan ei nosta
seen-dealt = { FORM($who, "allative") } jaetaan { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "partitive") }
    }
seen-dealt-none = { FORM($who, "allative") } ei jaeta { NOUN("card", "partitive") }
seen-loses = { $who } menettää { TRAIT($n, "count") ->
        [one] vuoron
       *[other] { $n } vuoroa
    }
seen-loses-none = { $who } ei menetä vuoroa
seen-by = { $what } ({ $by })
seen-next = seuraava vuoro on { FORM($who, "adessive") }
seen-next-open = vuorot jatkuvat järjestyksessä
seen-turn = vuorossa on { $who }
seen-turn-nobody = vuoro ei ole kenelläkään
seen-state = { $state }
seen-won-somebody = joku on voittanut erän
seen-won-nobody = kukaan ei ole voittanut erää
seen-won = { $who } on voittanut erän
seen-won-level = { $who } ovat tasoissa, eikä mikään kerro, kuka on voittanut erän
seen-goes-on = peli jatkuu
seen-round-over = erä on ohi
seen-round-goes-on = erä jatkuu
seen-game-over = peli on ohi
seen-game-goes-on = peli jatkuu
seen-game-level = { $who } ovat tasoissa, eikä mikään kerro, kuka voittaa pelin
seen-game-without-winner = peli päättyy ilman voittajaa
seen-wins-game = { $who } voittaa pelin
seen-nobody-wins-game = kukaan ei ole voittanut peliä
seen-outcome = { $what }
seen-in-round = erässä mukana: { $who }
seen-in-game = pelissä mukana: { $who }
seen-nobody-in = ketään ei ole jäljellä
seen-may = { $who } voi { $acts }
seen-nobody-may = kukaan ei voi { FORM($acts, "infinitive", object: "partitive") }
seen-until = { $what }, kunnes { $until }
seen-no-window = kukaan ei voi puuttua peliin
seen-then = { $what }, sitten { $then }
seen-several = { $each }
seen-answers = { FORM($who, "genitive") } on { FORM($acts, "necessive") }
seen-table-answers = pöydän on { FORM($acts, "necessive") }
seen-asked = { FORM($who, "genitive") } on päätettävä jotakin
seen-table-asked = pöydän on päätettävä jotakin
seen-nobody-asked = kenenkään ei tarvitse päättää mitään
seen-not-asked = { FORM($who, "genitive") } ei tarvitse päättää mitään
seen-table-not-asked = pelaajien ei tarvitse sopia mistään
seen-chooses = { $who } valitsee { FORM($what, "genitive") }
seen-table-chooses = pelaajat sopivat keskenään: { $what }
seen-chooses-yes-no = { $who } saa tehdä näin (kyllä) tai olla tekemättä (ei)
seen-table-chooses-yes-no = pöytä saa tehdä näin (kyllä) tai olla tekemättä (ei)
seen-when-asked = kun { FORM($who, "ablative") } kysytään, { $what }
seen-when-table-asked = kun pöydältä kysytään, { $what }
seen-shown = { $zone } näytetään { FORM($who, "allative") }
seen-shown-several = { $zones } näytetään { FORM($who, "allative") }
seen-not-shown = { FORM($zone, "partitive") } ei näytetä { FORM($who, "allative") }
seen-shown-nobody = { FORM($zone, "partitive") } ei näytetä kenellekään
seen-nothing-shown = mitään ei näytetä
seen-empty = { FORM($zone, "inessive") } ei ole { NOUN("card", "partitive") }
seen-holds = { FORM($zone, "inessive") } on { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "partitive") }
    }
seen-holds-all = { FORM($zone, "inessive") } on { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "partitive") }
    }: { $cards }
seen-holds-top = { FORM($zone, "inessive") } on { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "partitive") }
    }, päällimmäisenä { $cards }
seen-holds-cards = { FORM($zone, "inessive") } on { $cards }
seen-among = { $what }, muun muassa { $cards }
seen-lies = { $what }, { $cards } { $place }
seen-lies-on-top = { FORM($zone, "genitive") } päällimmäisenä on { $card }
place-top = päällimmäisenä
place-bottom = alimmaisena
place-below = niin, että sen päällä on { TRAIT($n, "count") ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
place-above = niin, että sen alla on { TRAIT($n, "count") ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
seen-after-shuffle = { $name } vasta sekoituksen jälkeen
seen-after-assumed-shuffle = { $name } vasta sekoituksen jälkeen vain siksi, että niin oletetaan
seen-before-shuffle = { $name } ennen kuin kortteja on sekoitettu
seen-has = on
seen-lacks = ei ole
seen-offers = on tarjolla
seen-offers-not = ei ole tarjolla
seen-owes = { FORM($who, "genitive") } on vielä { FORM($move, "necessive") }
seen-owes-not = { FORM($who, "genitive") } ei tarvitse { FORM($move, "infinitive", object: "partitive") }
seen-asked-among = { $who } valitsee: { FORM($acts, "infinitive", object: "nominative") }
seen-table-asked-among = pöytä valitsee: { FORM($acts, "infinitive", object: "nominative") }
seen-offered = { $who } voi tehdä tämän: { FORM($move, "infinitive", object: "nominative") } ({ $verdict })
seen-offered-too = { $who } voi tehdä tämän: { FORM($move, "infinitive", object: "nominative") } ({ $verdict }, mutta mahdollista)
seen-offered-choice = { $who } voi valita: { FORM($move, "infinitive", object: "nominative") }
seen-not-offered = { $who } ei voi valita: { FORM($move, "infinitive", object: "nominative") }
seen-table-offered = pöytä voi valita: { FORM($move, "infinitive", object: "nominative") }
seen-table-not-offered = pöytä ei voi valita: { FORM($move, "infinitive", object: "nominative") }
seen-move = { $move }
seen-choice = { $what }
seen-declines = jättää väliin
seen-pack = { $n } korttia ({ $kinds })
counted-kind = { $n } { TRAIT($n, "count") ->
        [one] { $kind }
       *[other] { FORM($kind, "partitive") }
    }
seen-players = { $n }–{ $n-2 } pelaajaa
seen-stages = { $stages }
seen-number = { $n }
seen-value = { $value }
seen-value-when = `{ $value }`, kun `{ $when }`
seen-number-for = { $n } ({ $kinds })
seen-number-else = { $n } (mikä tahansa muu kortti)
seen-values = { $values }
seen-no-value = ei mitään
seen-no-such-number = sellaista ei ole, eikä mikään sääntö kysy sitä

## Mitä matkan varrella vastataan

answered = { HAS($move, "third") ->
        [yes] { $who } { FORM($move, "third") }
       *[no] { $who } vastaa: { FORM($move, "infinitive", object: "nominative") }
    }
table-answered = pöytä vastaa: { FORM($move, "infinitive", object: "nominative") }
answered-instead = { $what }{ HAS($other, "negative") ->
        [yes] {" "}eikä { FORM($other, "negative") }
       *[no] , vaikka voisi { $other }
    }
picks = { $who } valitsee: { $what }
picks-card = { $who } valitsee: { $card }
picks-player = { $who } valitsee pelaajan { $other }
table-picks = pöytä valitsee: { $what }
table-picks-card = pöytä valitsee: { $card }
table-picks-player = pöytä valitsee pelaajan { $other }
table-picks-player-where = kun pöytä valitsee pelaajan, se on { $other }
picks-nothing = { $who } ei valitse mitään
table-picks-nothing = pöytä ei valitse mitään
comes-up = { FORM($zone, "genitive") } päälle tulee { $card }
comes-up-in = { FORM($zone, "genitive") } päälle tulee { $card } ({ $editions })
comes-up-if = { FORM($zone, "genitive") } päälle tulee { $card } ({ $ways })
way-chosen = { $value }
way-first = { $rule } menee säännön { $rule-2 } edelle
does-this = { HAS($move, "third") ->
        [yes] { $who } { FORM($move, "third") }
       *[no] { $who } tekee tämän: { FORM($move, "infinitive", object: "nominative") }
    }
table-does-this = pöytä tekee tämän: { FORM($move, "infinitive", object: "nominative") }
nothing-done = mitään ei ole vielä tehty
course = peli { $n }, pelaajia { $n-2 }, vastaus { $n-3 }

## Mitä on määritelty

declared = { $parts }
declared-type = { $type }
declared-each = { $type }, jokaiselle oma ({ $each })
declared-starts = alkuarvo { $value }
declared-starts-empty = alussa ei arvoa
declared-for-round = säilyy erän ajan
declared-for-turn = säilyy vuoron ajan
declared-for-game = säilyy koko pelin ajan
declared-pile = pino
declared-hand = käsi
declared-of-each = jokaiselle oma ({ $each })
declared-seen-all = kaikki näkevät
declared-seen-none = kukaan ei näe
declared-seen-owner = vain omistaja näkee
declared-backs = muut näkevät selkäpuolet
declared-deck = pakka on tässä
declared-refilled = täydennetään: { $event }
declared-values = { $values }
declared-takes = tarvitsee: { $what }
declared-takes-nothing = ei tarvitse mitään
declared-answers = vastaus tähän: { FORM($move, "infinitive", object: "nominative") }
declared-other-names = muilla nimillä
declared-teams = { $n } joukkuetta
declared-no-teams = ei joukkueita
declared-one-side = yksi puoli
declared-lacked = { $n } korttia, joita toisessa ei ole
declared-breakable = sen voi rikkoa
declared-unbreakable = sitä ei voi rikkoa
declared-even-if-won = pätee vielä, kun erä on voitettu
declared-not-if-won = ei enää päde, kun erä on voitettu

## Vertailun kehys

compare-differ = { $editions } eroavat { TRAIT($n, "count") ->
        [one] 1 kohdassa
       *[other] { $n } kohdassa
    }
compare-differ-more = { $editions } eroavat { TRAIT($n, "count") ->
        [one] 1 kohdassa
       *[other] { $n } kohdassa
    }. Alla on lisäksi { TRAIT($n-2, "count") ->
        [one] 1 ero, joka vaatii
       *[other] { $n-2 } eroa, jotka vaativat
    } toisen vaihtoehdon
compare-same = eroja ei löytynyt: { $editions }; todistetusti samoja asioita on { $n }
compare-unknown = ei tiedetä, eroaako { TRAIT($n, "count") ->
        [one] vielä 1 asia
       *[other] vielä { $n } asiaa
    }; --why näyttää, mitkä ja miksi
compare-untried = kokeilimme muita tulkintoja ja valintoja yksi kerrallaan; --together kokeilee niitä myös pareittain ({ TRAIT($n, "count") ->
        [one] 1 pari
       *[other] { $n } paria
    })
compare-threes = kolmea tai useampaa tulkintaa tai valintaa emme kokeile yhtä aikaa (kolmen yhdistelmiä olisi { $n })
compare-more-choices = muut tulkinnat ja valinnat tuovat lisää eroja: { $editions }
compare-more-choices-all = muut tulkinnat ja valinnat tuovat lisää eroja, jotka --all näyttää: { $editions }
compare-summed-up = { TRAIT($n, "count") ->
        [one] 1 kohta kerrotaan
       *[other] { $n } kohtaa kerrotaan
    } tässä vain lyhyesti; --why kertoo ne kaikki
compare-more = Lisää --why, niin näet ratkaisevat säännöt ja sen, mitä lehtiset jättävät avoimeksi; --topic AIHE tai --all näyttää joka tilanteen.
compare-lines = Säännön vieressä olevat luvut ovat sen lehtisen rivejä.
compare-sum = kaikkiaan eroja on { $n } ({ $editions }), kun jokainen tilanne, tulkinta ja valinta lasketaan erikseen; todistetusti samoja asioita on { $n-2 }
taken-for-granted = tässä pidetään selvänä sitä, mikä aina pätee sääntöjen { $rules } mukaan
topic-none = Koko erä
legend-letter = saman kirjaimen versioissa ei löytynyt eroa
legend-between = ei löytynyt eroa kumpaankaan, vaikka A ja B eroavat toisistaan
legend-assumed = säännöt eivät kerro; oletuksemme mukaan pelataan kuten A
legend-partly = säännöt jättävät osan avoimeksi; siinä oletuksemme mukaan pelataan kuten A
legend-silent = säännöt eivät kerro, emmekä oleta mitään
legend-lacking = tällaista korttia tai sääntöä ei ole
legend-more = eroja on lisää: muilla valinnoilla tai tulkinnoilla tai vain siinä, mitä sattuma tuo (mitkä kortit tulevat ja minne ne päätyvät)
same-in-all = sama kaikissa
same-moves = ei eroa siinä, mikä on sallittua
stands-stricter = tiukempi: { $ones }
stands-looser = väljempi: { $ones }
stands-more-wrong = katsoo useampia siirtoja vääriksi: { $ones }
stands-less-wrong = katsoo harvempia siirtoja vääriksi: { $ones }
stands-stricter-than = tiukempi: { $ones } (kuin { $others })
stands-looser-than = väljempi: { $ones } (kuin { $others })
stands-more-wrong-than = katsoo useampia siirtoja vääriksi: { $ones } (kuin { $others })
stands-less-wrong-than = katsoo harvempia siirtoja vääriksi: { $ones } (kuin { $others })
stands-each-wrong = kumpikin katsoo vääriksi siirtoja, joita toinen ei katso
stands-each-allows = kumpikin sallii jotakin, minkä toinen kieltää
stands-silent = toinen niistä ei sano siitä mitään
stands-silent-in = { $edition } ei aina sano siitä mitään
stands-unknown = ei tiedetä
stands-differ = ne eroavat
stands-pair = { $one } ja { $other }: { $what }
chosen-value = ”{ $choice }”: { $value }
chosen-in = { $edition } – { $chosen }
only-under = vain näin valittuna: { $choices }
not-under = ei näin valittuna: { $choices }
otherwise-under = tulos on toinen, jos valitaan { $choices }
chance-alone = pelkkää sattumaa: toisilla korteilla kumpikin tekee samoin
chance-in-each = esiin tulevat kortit ovat kussakin sattumaa
assumed-on-both-sides = molemmissa oletettu; lehtiset eivät kerro
assumed-cards-of-number = se, mitkä kortit nämä ovat, on oletettu molemmissa; vain niiden määrän sanoo { $editions }
with-it = eroa on myös tässä
state-only-in = ”{ $name }” on vain näissä: { $editions }
for-example = esimerkiksi
not-seen-in-play = tätä tilannetta emme ole nähneet pelissä
by-assumption = oletettu
by-statement = sanottu
by-rules = säännöt { $rules }
head-moves = Mitä saa tehdä, siirto siirrolta
moves-same = { $n } muuta: samat (todistettu)
only-offers = vain tässä: { $edition }
has-no-such = tällaista korttia tai siirtoa ei ole: { $edition }
guilt-of = onko se väärin: { $item }
comes-of = mitä tästä seuraa: { $item }
comes-of-both = mitä tästä seuraa, kun molemmat sallivat sen: { $item }
head-unsaid = Mitä lehtinen ei kerro ja miten silloin pelataan
printed-elsewhere = painettu muualla
none-says = mikään lehtinen ei sano mitään { TRAIT($n, "count") ->
        [one] 1 asiasta, ja sitä
       *[other] { $n } asiasta, ja niitä
    } pelataan samoin
none-says-more = mikään lehtinen ei sano mitään myöskään { TRAIT($n, "count") ->
        [one] 1 muusta asiasta, ja sitä
       *[other] { $n } muusta asiasta, ja niitä
    } pelataan samoin
head-printed = Painettu vain osassa lehtisiä
printed-not-in = ”{ $text }” Ei näissä: { $editions }
head-proved = Todistetusti samat
head-proved-under = Todistetusti samat, mutta vain muilla tulkinnoilla tai valinnoilla
proved-by-structure = rakenteen perusteella
proved-by-entry = kohta kohdalta
proved-by-step = askel askeleelta
proved-by-solver = ratkaisimella
unknown-thing = ei tiedetä: { $item }: { $why }
at-players = pelaajia on { $n }
told-bottom = { FORM($zone, "genitive") } alimmaisena on { $card }
at-after = { HAS($move, "past") ->
        [yes] sitä ennen { $who } { FORM($move, "past") }
       *[no] sitä ennen { $who } teki tämän: { FORM($move, "infinitive", object: "nominative") }
    }
at-after-wrong = { HAS($move, "past") ->
        [yes] sitä ennen { $who } { FORM($move, "past") } väärin
       *[no] sitä ennen { $who } teki tämän väärin: { FORM($move, "infinitive", object: "nominative") }
    }
at-won = erä on juuri voitettu
at-tries = { $who } yrittää { $move }
compare-may = saako { $who } { $move }?
compare-wrong = onko väärin, jos { $who } { FORM($move, "third") }?
compare-when = kun { $who } { FORM($move, "third") }

## Löydösten lajit

kind-contradiction = ristiriita
kind-lawful-yet-guilty = sallittua, mutta katsotaan vääräksi
kind-unlawful-yet-innocent = kiellettyä, mutta ei katsota vääräksi
kind-broken-always = rikkoo sitä, mikä aina pätee
kind-after-the-end = pätee lopun jälkeen
kind-ambiguous = monitulkintainen
kind-self-referential = viittaa itseensä
kind-by-example = vain esimerkin varassa
kind-stuck = umpikuja
kind-silent = ei sanota
kind-breakable = voidaan rikkoa
kind-several-winners = useita voittajia
kind-dead = ei koskaan päde
kind-shadowed = jokin muu menee aina edelle
kind-redundant = ilman vaikutusta
kind-unread = yksityiskohta ilman vaikutusta
kind-count = luvut eivät täsmää
kind-order = vaiheiden järjestys
kind-unknown = ei tiedossa
kind-unsupported = ei voi tutkia

## Mikä ratkaisee löydöksen, mitä kotisääntö muuttaa

status-open = avoin
status-read = ratkaistu tulkinnalla
status-assumed = ratkaistu oletuksella
status-settled = ratkaistu tekstissä itsessään
status-accepted = hyväksytty
finding-head = { $kind } · { $status }
says-yes = sallii sen
says-strong-yes = sallii sen nimenomaan
says-demands = vaatii sitä
says-not-against = ei kiellä sitä tässä
says-no = kieltää sen
says-wrong = pitää sitä vääränä
says-overridden = väistyy
says-value = antaa arvon { $value }
party = { $rule } ({ $place })
party-says = { $rule } ({ $place }): { $says }
cited-at = { $unit }, { $where }
means-word = tämä riippuu tästä: ”{ $text }” ({ $place })
at-subject = koskee: { $what }
settled-by = sen ratkaisee { $rules }
settled-read = { $name }: { $question } Tulkintamme: { $value }
settled-option = se on olemassa vain yhdessä vaihtoehdossa. { $name }: { $question } { $values }
settled-only = asia nousee esiin vain tulkinnalla { $values }
settled-case = { $what } (”{ $ways }”)
settled-cases = tulos: { $cases }
settled-alike = tulos: { $what }, tulkittiinpa miten tahansa
settled-forbids = sen kieltää { $rules }, jos tulkitaan: { $ways }
settled-preferred = jos { $rule } menee kohdan { $rule-2 } edelle: { $then }
settled-accepted = hyväksytty: { $text }
then-value = { $name } on { $value }
remedy-vain = ei auta, vaikka { $rule } menisi kohdan { $rule-2 } edelle; tulos olisi yhä: { $then }
remedy-vain-for = ei auta, vaikka { $rule } menisi kohdan { $rule-2 } edelle, sillä esteenä on { $rules }; tulos olisi yhä: { $then }
remedy-stand = jotta { $rule } ratkaisisi asian, { $how }; silloin: { $then }
remedy-stand-against = jotta { $rule } ratkaisisi asian, { $how } (myös { $rules } on vastaan); silloin: { $then }
how-override = kirjoita siihen { $text }
how-override-read = kirjoita siihen { $text }, tulkinnan alle, jos sanat sallivat molemmat
how-leave-pack = jätä kotisääntö { $pack } pois, tai anna kohdan { $rule } päteä siellä harvemmissa tapauksissa
how-take-out = poista { $rule } tiedostosta { $unit }, tai anna sen päteä harvemmissa tapauksissa
remedy-innocent = jotta se olisi oikein, anna kohdan { $rule } päteä harvemmissa tapauksissa, tai lisää tulkinta, jossa se ei päde
remedy-innocent-then = jotta se olisi oikein, anna kohdan { $rule } päteä harvemmissa tapauksissa, tai lisää tulkinta, jossa se ei päde; silloin: { $then }
remedy-forbid = jotta se olisi kielletty, anna kohdan { $rules } sallia harvempia siirtoja
remedy-forbid-by = jotta se olisi kielletty, kirjoita { $text } sääntöön, joka menee näiden edelle: { $rules }; silloin: { $then }
remedy-widen = anna jonkin `wrongly`-kohdan koskea useampia siirtoja, tai anna kohdan { $rules } kieltää harvempia
remedy-correct = korjaa { $rules }, tai anna kohdan { $rule } vaatia vähemmän
remedy-correct-there = korjaa se, mitä siinä tapahtuu, tai anna kohdan { $rule } vaatia vähemmän
remedy-keep-out = jos peli ei koskaan johda sellaiseen tilanteeseen, lisää toinen `always`-kohta, joka kertoo, miksi ei
remedy-rank = lisää sääntö, joka kertoo, kuka heistä voittaa, tai aseta heidät järjestykseen: `wins round when … with most …`
remedy-decide = lisää sääntö, joka ratkaisee asian. Anna sen rivinumerot, jos se on lehtisessä; muuten merkitse se sanalla `assumed`
remedy-remove = poista { $rules }, tai korjaa sen ehto
remedy-ask = kirjoita sääntö, joka kysyy sitä, tai poista askel, joka asettaa sen: { $rules }
remedy-accept = jos hyväksyt sen, kirjoita sääntötiedostoon { $text }
elsewhere = muualla: { $cases }
elsewhere-case = { $what } ({ $editions })
elsewhere-read = { $what } ({ $editions }), mutta siellä vain meidän tulkintamme mukaan: { $readings }
head-silences = mitä { $name } ei kerro
silence-status = { $what } ({ $status })
silence-accepted = { $what } (hyväksytty: { $text })
then-broken = tämän jälkeen ({ $act }) ei ole niin kuin { $rule } sanoo
then-level = tämän jälkeen ({ $act }) { $n } pelaajaa on voittanut yhtä aikaa kohdan { $rule } mukaan
then-late = erä on ohi, ja { $rule } pätee yhä
then-disorder = { $rule } ottaa kortteja, ja vasta sitten { $rule-2 } sekoittaa
then-short = ”{ $name }” oli { $n }, ja näistä korteista puuttuu { $n-2 }
then-happens = tämä tapahtuu: { $acts }
then-asked = yhtä näistä vaaditaan: { $acts }
plan-head = { $name }, vertailukohta { $base }
plan-new = uudet säännöt:
plan-gone = poistuneet säännöt:
plan-changed = muuttuneet säännöt:
plan-now-before = menee nyt näiden edelle: { $rules }
plan-now-for = koskee nyt myös: { $kinds }
plan-more-rules = ja { $n } muuta (--format plain nimeää kaikki)
plan-chosen = valittu: { $name } = { $now } (oli { $before })
plan-nothing-written = mitään ei ole kirjoitettu eri tavalla
turn-now-allowed = nyt sallittua
turn-no-longer-allowed = ei enää sallittua
turn-now-a-duty = nyt pakollista
turn-no-longer-a-duty = ei enää pakollista
turn-judged-otherwise = arvioidaan toisin
plan-head-offered = mahdollista vain toisessa
plan-head-effects = mikä menee toisin
plan-unknown-things = emme saaneet selville, eroaako tässä mikään muu
plan-unknown-thing = { $items }: { $why }
plan-was = ennen: { $what }
plan-now = nyt: { $what }
plan-no-verdict = ei mitään
plan-head-new = uusia löydöksiä
plan-head-also-new = uutta myös
plan-head-no-longer = löytyi säännöistä { $base }, ei enää näistä
plan-differs = { $name } muuttaa peliä: { $parts }
plan-allowed = { TRAIT($n, "count") ->
        [one] 1 ero
       *[other] { $n } eroa
    } sallituissa siirroissa
plan-happens = { TRAIT($n, "count") ->
        [one] 1 ero
       *[other] { $n } eroa
    } seurauksissa
plan-unknown = { $name }: eroa ei löytynyt, mutta { TRAIT($n, "count") ->
        [one] 1 asia jäi selvittämättä
       *[other] { $n } asiaa jäi selvittämättä
    }
plan-same = { $name } ei muuta mitään pöydässä: { TRAIT($n, "count") ->
        [one] 1 asia
       *[other] { $n } asiaa
    } tutkittiin ja todistettiin samaksi
plan-findings = { TRAIT($n, "count") ->
        [0] ei uusia löydöksiä
        [one] 1 uusi löydös (avoimia: { $n-2 })
       *[other] { $n } uutta löydöstä (avoimia: { $n-2 })
    }
step = { HAS($move, "third") ->
        [yes] { $who } { FORM($move, "third") }
       *[no] { $who }: { FORM($move, "infinitive", object: "nominative") }
    }
table-step = pöytä: { FORM($move, "infinitive", object: "nominative") }
step-declines = { $who } antaa olla
picks-amount = { $who } valitsee { $n }
table-picks-amount = pöytä valitsee { $n }
table-says-yes = pöytä sanoo kyllä
table-says-no = pöytä sanoo ei
quote = ”{ $text }”
clause-of-rule = { $rule } (lauseke { $n })
