# Mitä komennot sanovat, suomeksi.

## Sanoja
word-help = ohje
word-nothing = ei mitään
compiles = kääntyy
does-not-compile = ei käänny
sort = { $sort ->
    [edition] versio
    [pack] kotisääntö
    [variant] muunnelma
    [vocabulary] peli
    [option] vaihtoehto
    [reading] tulkinta
    [silence] aukko
   *[other] yksikkö
 }
layer = { $layer ->
    [assumed] oletettu
   *[other] painettu
 }
lines = { $n ->
    [one] rivi
   *[other] rivit
 } { $lines }
lines-of = { $n ->
    [one] rivi
   *[other] rivit
 } { $lines } lähteessä { $source }
count-errors = { $n ->
    [one] 1 virhe
   *[other] { $n } virhettä
 }
count-warnings = { $n ->
    [one] 1 varoitus
   *[other] { $n } varoitusta
 }
count-rules = { $n ->
    [0] ei omia sääntöjä
    [one] 1 oma sääntö
   *[other] { $n } omaa sääntöä
 }
count-silences = { $n ->
    [one] 1 aukko
   *[other] { $n } aukkoa
 }
count-rulebooks = { $n ->
    [one] 1 sääntökirja
   *[other] { $n } sääntökirjaa
 }
count-unchecked-rulebooks = { $n ->
    [one] 1 tarkistettava sääntökirja
   *[other] { $n } tarkistettavaa sääntökirjaa
 }
count-looks = { $n ->
    [one] 1 vaihe
   *[other] { $n } vaihetta
 }
count-pairs = { $n ->
    [one] 1 pari
   *[other] { $n } paria
 }
count-rounds = { $n ->
    [one] 1 erä
   *[other] { $n } erää
 }
did-you-mean = tarkoititko `{ $guess }`?
such-as = esimerkiksi `{ $what }`
write-it = kirjoita `{ $what }`
wrote = kirjoitettu: { $file }
written = kirjoitettu: { $file }
choose-another-name = valitse toinen nimi
there-already = `{ $file }` on jo olemassa
cannot-write = tiedostoa `{ $file }` ei voi kirjoittaa: { $why }
changed-meanwhile = joku muu muutti tiedostoa `{ $file }` sillä välin

## Väärä käyttö
no-such-verb = komentoa `{ $word }` ei ole
lists-verbs = `cardlaw --help` luettelee komennot
no-such-option = komennolla `{ $command }` ei ole valitsinta `{ $option }`
lists-options = `{ $command }` luettelee valitsimet
see-help = `{ $command }` kertoo, miten komentoa käytetään
needs-argument = `{ $verb }` tarvitsee lisäksi: { $what }
needs-value = `{ $verb }`: valitsimen { $option } perään tarvitaan arvo
takes-no-value = `{ $verb }`: valitsimelle { $option } ei anneta arvoa
unexpected-argument = `{ $verb }`: ylimääräinen sana `{ $word }`
quote-the-name = pane koko nimi lainausmerkkeihin: "{ $name }"
not-both = `{ $verb }`: anna { $one } tai { $other }, ei molempia
no-such-value = { $what ->
    [kind-of-sheet] lehtisen lajia
    [paper] paperikokoa
    [format] muotoa
    [strategy] pelitapaa
    [policy] menettelyä
    [engine] moottoria
    [shell] komentotulkkia
   *[other] arvoa
 } `{ $text }` ei ole
can-be = mahdollisia ovat { $values }
can-be-guess = tarkoititko `{ $guess }`? Mahdollisia ovat { $values }
not-a-whole-number = `{ $text }` ei ole kokonaisluku väliltä { $least }–{ $most }
not-a-share = `{ $text }` ei ole osuus väliltä 0–1, esimerkiksi 0.1
no-such-language = kieltä `{ $asked }` ei ole; kielet ovat { $known }. Vastataan englanniksi
no-folder = `{ $name }` ei ole kansio
is-a-file = `{ $name }` on tiedosto, ei kansio
rules-takes-folder = valitsimelle `--rules` annetaan kansio, jossa on sääntötiedostoja
variable-holds-folders = CARDLAW_RULES luettelee sääntökansiot, ja niiden välissä on `{ $sign }`
left-out = `{ $file }` jätetään pois: se ei ala kuin sääntötiedosto; `cardlaw check { $file }` kertoo miksi
a-file-does-not-compile = jokin tiedosto ei käänny
and-more-problems = ja { $n } muuta; `--format plain` näyttää kaikki
do-less = anna säännön tehdä vähemmän
system-refused = järjestelmä kieltäytyi: { $why }
system-refused-file = järjestelmä kieltäytyi avaamasta tiedostoa `{ $file }`: { $why }
try-again = korjaa se ja yritä uudelleen
fault-of-ours = tämä on vika cardlaw’ssa itsessään, ei säännöissäsi ({ $what })
report-fault = ilmoita siitä projektille ja liitä mukaan komento ja sääntötiedostot; CARDLAW_DEBUG=1 näyttää koko virhejäljen
help-format-and = text (ihmisille), plain (rivi kerrallaan), json, { $forms }

## Sääntöjen nimeäminen
no-such-unit = sääntökansioissa ei ole peliä, versiota, muunnelmaa eikä kotisääntöä `{ $name }`
no-such-edition = sääntökansioissa ei ole versiota eikä muunnelmaa `{ $name }`
list-shows = `cardlaw list` näyttää, mitä on
list-shows-editions = `cardlaw list` näyttää versiot
not-an-edition = `{ $name }` ei ole versio
not-an-id = `{ $reference }` ei ole version eikä muunnelman tunnus
write-an-id = kirjoita tunnus, tai tunnus ja valinnat: `ID[VALINTA=ARVO]`; `cardlaw list` näyttää, mitä on
not-a-pack = `{ $word }` ei ole kotisäännön nimi
needs-edition = `{ $reference }` on { $sort ->
    [pack] kotisääntö
    [vocabulary] peli
   *[other] esimerkkitilanteiden tiedosto
 }; tähän tarvitaan versio tai muunnelma
edition-with-pack = liitä se versioon: `EDITION with { $pack }`
its-editions = sen versiot ovat { $names }
could-be = `{ $name }` voi olla { $names }
name-one = sano, mitä niistä tarkoitat
both-called = `{ $one }` ja `{ $other }` ovat molemmat nimeltään `{ $name }`
told-apart-by = nimeä versioita, joilla on eri nimi tai eri valinta
save-rules-unreadable = tiedoston `{ $file }` sääntöjä ei voi lukea: { $why }
save-no-rules = tiedoston `{ $file }` peli on pelattu säännöillä `{ $variant }`, eikä niitä ole täällä
name-rule-folder = nimeä kansio, jossa ne ovat: `--rules DIR`

## Eteneminen
progress-begins = { $doing }: { $things } …
progress-so-far = { $doing }: { $n } / { $things }, { $seconds } s tähän asti
progress-left = { $doing }: { $n } / { $things }, { $rate }, noin { $left } s jäljellä
progress-last = { $things } ({ $name })
progress-rate = { $n } sekunnissa
progress-each = { $n } s kukin
doing-checking = tarkistetaan
doing-comparing = verrataan
doing-looking-at = tutkitaan
doing-playing = pelataan

## list
list-words-of-what = `--words` tarvitsee pelin, version, muunnelman tai kotisäännön
list-explain-word = `cardlaw explain WORD --in ID` näyttää, miten sana on esitelty ja mitkä säännöt käyttävät sitä.
list-current-value = * = voimassa oleva arvo. Vaihda se kirjoittamalla ID[VALINTA=ARVO].
list-house-rules = kotisäännöt
list-one = `cardlaw list ID` näyttää yhden valintoineen: pelin, version tai kotisäännön.
list-no-vocabulary = sen sanastoa `{ $name }` ei ole sääntökansioissa
list-shelf = { $sort ->
    [edition] versiot
    [variant] muunnelmat
   *[pack] kotisäännöt
 }
list-broken = ei käänny: `{ $command }` kertoo miksi
list-set = asetus
list-head = { $sort ->
    [edition] versio { $name }, peli { $base }
    [pack] kotisääntö { $name }, peli { $base }
    [variant] muunnelma { $name }, pohjana { $base }
   *[other] peli { $name }
 }
list-fact = { $what ->
    [file] tiedosto
    [source] lähde
    [language] kieli
    [needs] tarvitsee
    [sets] asettaa
   *[rules] sääntöjä
 }
list-silent-about = lehtinen ei kerro
list-rules = { $n ->
    [0] { $all }, ei yhtään omassa tiedostossa
   *[other] { $all }, joista { $n } omassa tiedostossa
 }
list-star = * merkitsee nyt valitun arvon; `{ $reference }` valitsee toisen.
list-silences = { $n ->
    [one] Lehtinen jättää vastaamatta 1 kysymykseen. `cardlaw check --all { $name }` näyttää sen löydösten joukossa ja kertoo oletuksemme.
   *[other] Lehtinen jättää vastaamatta { $n } kysymykseen. `cardlaw check --all { $name }` näyttää ne löydösten joukossa ja kertoo oletuksemme.
 } `cardlaw list { $name } --all` näyttää kaiken perusteluineen.
list-range = { $low }–{ $high }, * { $chosen }

## pelin sanat
words-moves = siirrot: mitä pelaajat päättävät tehdä
words-events = tapahtumat: mitä pelaajille tapahtuu
words-attributes = mitä kortissa voi olla
words-kinds = korttien lajit
words-groups = lajien ryhmät
words-zones = missä kortit ovat
words-shorts = lyhyet nimet
words-states = mitä muistetaan
words-predicates = mitä asiasta voi sanoa: `… is WORD`
words-quantities = millä on arvo
words-options = vaihtoehdot
words-number-options = vaihtoehdot, joissa on lukuja
words-readings = tulkinnat
words-silences = aukot
words-topics = aiheet: mistä sääntö puhuu
words-every-game = sanat, jotka ovat joka pelissä
words-declared = { $sort ->
    [move] siirto
    [event] tapahtuma
    [attribute] ominaisuus
    [kind] laji
    [group] ryhmä
    [zone] paikka
    [short-name] lyhyt nimi
    [state] tila
    [predicate] predikaatti
    [quantity] suure
    [option] vaihtoehto
    [reading] tulkinta
    [silence] aukko
   *[topic] aihe
 }, esitelty: { $place }
words-said = kirjoitetaan
words-rules-about = säännöt siitä
words-in = { $name }
words-for-example = esimerkkinä { $name }
words-rules-under = säännöt, jotka pätevät sen mukaan
words-defined-by = määrittelee
words-used-by = käyttää

## check
check-waiting = odotan muutosta; Ctrl-C lopettaa
check-one-shows-more = `cardlaw check ID` näyttää yhdestä sääntökirjasta enemmän; --all joka kohdan
check-no-situation = ei tilannetta: { $ids } ({ $reason })
check-fixed = korjattu { $where }: { $what }
check-nothing-to-fix = täällä ei ole varmaa korjausta mihinkään
check-again = tarkista se uudelleen
check-compile = { $n } / { $total } kääntyy
check-compile-but = { $n } / { $total } kääntyy; ei { $names }
check-fault = meidän vikamme: pelimoottori ei näytä löydöstä `{ $id }`; ilmoita siitä
check-accepts-nothing = `{ $unit }` hyväksyy löydöksen `{ $finding }`, mutta sellaista ei ole
check-accepts-nothing-guess = `{ $unit }` hyväksyy löydöksen `{ $finding }`, mutta sellaista ei ole; tarkoititko `{ $guess }`?
check-counts = { $rules ->
    [one] 1 sääntö
   *[other] { $rules } sääntöä
 } (painettu { $printed }, tulkittu { $reading }, oletettu { $assumed }), { $options ->
    [one] 1 vaihtoehto
   *[other] { $options } vaihtoehtoa
 }, { $readings ->
    [one] 1 tulkinta
   *[other] { $readings } tulkintaa
 }, { $silences ->
    [one] 1 aukko
   *[other] { $silences } aukkoa
 }
column-rules = sääntöjä
column-stated = painettu
column-read = tulkittu
column-assumed = oletettu
column-options = vaihtoeht.
column-readings = tulkintoja
column-silent = aukkoja

## pelin kulku
reach-head = Miten jaosta päästään sinne, vain sallituin siirroin
reach-missed = { $name }: ei löytynyt { NUMBER($n, useGrouping: 1) } siirron pelissä; se ei todista mitään
reach-findings = { $title }: { $n } / { $total ->
    [one] 1 löydös
   *[other] { $total } löydöstä
 } saavutettu jaosta
reach-differences = { $title }: { $n } / { $total ->
    [one] 1 ero
   *[other] { $total } eroa
 } saavutettu jaosta
reach-bare = lisäksi { $n } koskee kirjoitettua tekstiä eikä tarvitse tilannetta
reach-course = { $name }: { $n ->
    [0] ei siirtoja, heti jaon jälkeen
    [one] 1 siirto
   *[other] { $n } siirtoa
 }
reach-course-by = { $name }: { $n ->
    [0] ei siirtoja, heti jaon jälkeen
    [one] 1 siirto
   *[other] { $n } siirtoa
 }, säännöt { $rules }
reach-then = sitten { $what }
reach-written = kirjoitettu: { $n ->
    [one] 1 pelin kulku
   *[other] { $n } pelin kulkua
 } ({ $title }) kansioon { $folder }

## ask
ask-needs-move = `ask` tarvitsee siirron: --move
ask-needs-edition = `ask` tarvitsee version tai muunnelman
ask-needs-both = `ask` tarvitsee version ja siirron
ask-not-understood = `ask` ei ymmärtänyt mitään vastauksista
ask-asking = kysytään: { $name }{ $total ->
    [one] {""}
   *[other] {" "}({ $n } / { $total })
 }
ask-situation-lines = joka rivillä yksi asia pöydästä, kuten `--given`-valitsimen jälkeen; `#` aloittaa huomautuksen
ask-line = { $file }, rivi { $line }
ask-given-lines = `--given`-rivit kertovat, miltä pöytä näyttää
ask-never-wrong = mikään sääntö ei kerro, milloin tällainen siirto on väärin; jätä `wrongly` pois
ask-table-impossible = tällaista pöytää ei voi olla: { $rules }
ask-not-together = nämä eivät sovi yhteen: { $lines }
ask-cannot-be = näin ei voi olla: { $lines }
ask-too-short = rivi kertoo liian vähän
ask-unclear = tässä ei ymmärretä, mitä `{ $word }` tarkoittaa
ask-player-alone = `{ $word }` on pelaaja: sano, mitä kortteja tarkoitat
ask-not-on-table = `{ $word }` ei yksin kerro pöydästä mitään
ask-one-on-top = päällimmäisenä on vain yksi kortti
ask-no-card = minkään kortin nimi ei ole `{ $word }`
ask-no-move-alone = `{ $word }` ei ole oma siirtonsa
ask-part-of-moves = se on osa toista siirtoa: kysy siitä siirrosta
ask-such-lines = sano yksi asia pöydästä, esimerkiksi { $examples }
ask-two-lines = tarkoititko `{ $one }` ja omalla rivillään `{ $other }`?
ask-turn-and-move = kirjoita siirto näin: `{ $move }`, ja kerro pöydästä `{ $turn }`
ask-say-owed = Jos siirto on vielä tekemättä, kerro se:
ask-say-met = Jos se on jo tehty, kerro se:
ask-has-done = kerroit, että tämä on jo tehty (`{ $line }`); kysy toisesta siirrosta
ask-say-before = Kerro, millainen pöytä oli ennen sitä siirtoa, esimerkiksi:
ask-just-played = Kerro, mitä juuri tapahtui, esimerkiksi:
ask-answers-this = Tällä siirrolla vastataan toiseen siirtoon, esimerkiksi tähän:
ask-next-open = se, mitä tuon siirron jälkeen tulee, riippuu siitä, mitä et ole kertonut
ask-next-open-help = kerro, kenen vuoro nyt on (`--given "turn of b"`), tai jätä tuo siirto pois ja kerro, millainen pöytä on nyt
ask-next-open-table = jätä tuo siirto pois ja kerro, millainen pöytä on nyt
ask-set-otherwise = mitä kerroit, ei sovi tuohon siirtoon: sen jälkeen { $lines }
ask-set-otherwise-help = sano se näin tai jätä se pois: siirto määrää sen itse
ask-one-earlier = sano vain yksi aiempi siirto; sitä ennen tapahtuneen kertoo se, mitä pöydällä on
ask-no-cards-left = pakassa ei ole enää kortteja: { $hands }
ask-say-players = sano, montako pelaa (`--given "players a, b"`), tai mitä heillä on (`--given "hand of b has 0 cards"`)
question-how = Ohita kysymys painamalla Enter, lopeta painamalla Ctrl-C.
question-rules = Mitkä säännöt? (yhdet tai useat, esimerkiksi { $example })
question-top = Mikä kortti on päällimmäisenä? ({ $pile }; esimerkiksi { $card })
question-played = Pelasiko joku juuri kortin, johon haluat vastata? (esimerkiksi { $example }; paina Enter, jos on vain sinun vuorosi)
question-hand = Mitkä kortit sinulla on kädessäsi? (pilkut väliin)
question-more = Vielä jotain pöydästä? (esimerkiksi `hand of b has 1 card`)
question-moves = Siirrot: { $moves }
question-needed = tätä ei voi jättää pois
question-move = Mitä tekisit? (esimerkiksi `{ $example }`)

## explain
explain-head = { $name } ({ $unit })
explain-alone = { $name }
explain-written = kirjoitetaan
explain-not-a-rule = `{ $words }` ei ole säännön nimi
explain-write-rule = kirjoita `RULE` tai `RULE of UNIT`
explain-not-by-itself = `{ $name }` ei ole pelattavissa yksinään
explain-name-edition = nimeä versio tai muunnelma, esimerkiksi `ID with PACK`
explain-rule-of-pack = se on kotisäännön `{ $pack }` sääntö: `{ $option }`
explain-is-a-pack = se on kotisääntö: `{ $command }` tai `{ $option }`
explain-lists-words = `{ $command }` luettelee pelin sanat
explain-nothing-in = sääntöä tai sanaa `{ $name }` ei ole täällä: `{ $where }`
explain-nothing = sääntöä tai sanaa `{ $name }` ei ole sääntökansioissa
explain-is-a = se on { $sort ->
    [edition] versio
    [variant] muunnelma
    [pack] kotisääntö
   *[other] peli
 }: `{ $command }`
explain-who-uses = sitä käyttävät säännöt näyttää `{ $command }`
explain-no-edition = mikään versio ei käytä { $sort ->
    [pack] kotisääntöä
   *[other] sanastoa
 } `{ $name }`, joten sen säännöt eivät vielä sano mitään
explain-as-in = näytetään säännöillä { $name }
explain-all-of-one = kaiken yhdestä näyttää `{ $command }`
explain-code-in-brackets = virheen koodi on hakasulkeissa; löydösten koodit näyttää `cardlaw check --all`
explain-no-code = koodia `{ $id }` ei ole
explain-wrong = väärin
explain-right = oikein
explain-clauses = lausekkeet
explain-overrides = menee näiden edelle
explain-overridden-by = väistyy näiden tieltä
explain-sets-aside = kumoaa
explain-set-aside-by = kumoaja
explain-leans-on = riippuu sanoista
explain-gives-meaning = antaa merkityksen sanoille
explain-touched = tulkinnat, vaihtoehdot, aukot
explain-notes = huomautukset
explain-also-about = muut säännöt aiheesta ”{ $topic }”
explain-elsewhere = miten muut versiot sanovat aiheesta ”{ $topic }”
explain-stated = { $sort ->
    [edition] versio
    [variant] muunnelma
    [pack] kotisääntö
   *[other] sanasto
 } { $name }
explain-as-chosen = valittu näin
explain-not-in-force = ei valittu, joten se ei ole voimassa
words-more = ja { $n } muuta: { $rules }
explain-not-as-chosen = (vain toisen tulkinnan tai valinnan mukaan)
explain-left-nothing = (muut säännöt kumoavat sen)
explain-through = tämän kautta: { $rules }
explain-under = jos { $choices }
explain-is = `{ $name }` on { $values }
explain-no-other = ei muita sääntöjä
explain-defined-by = { $word }, määrittelee: { $rules }
explain-used-by = { $word }, käyttää: { $rules }
fact = { $what ->
    [about] aihe
    [printed] painettu
    [assumed] oletettu
    [stated] sanoo
    [under] ehto
    [marks] merkinnät
   *[file] tiedosto
 }
mark-breakable = voidaan rikkoa: pelaaja voi yrittää, ja muut voivat puuttua
mark-even-if-won = vaikka olisi voitettu
mark-by-example = esimerkki: lehtinen näyttää sen vain esimerkissä
mark-before = ennen: { $rules }
mark-after = jälkeen: { $rules }
touch-holds-under = sääntö riippuu siitä
touch-overrides-under = siitä riippuu, minkä edelle sääntö menee
touch-overridden-under = siitä riippuu, mikä menee säännön edelle
touch-counts-with = sääntö laskee sillä
touch-same-lines = samoista lehtisen riveistä
touch-resolves = sääntö ratkaisee sen
touch-same-topic = samasta aiheesta

## play
play-bad-seat = `{ $text }` ei kerro, kuka istuu missä; esimerkiksi `2=random`
play-bad-names = `{ $text }` eivät ole nimiä: nimi on yksi sana kirjaimia, ja nimien välissä on pilkku
play-same-name = kahdella pelaajalla on sama nimi
play-no-names = tiedostossa `{ $file }.names` ei ole tämän pelin pelaajien nimiä; heille annetaan muut nimet
play-needs-id = `play` tarvitsee tunnuksen: mitä pelataan?
play-as-saved = jatkettu peli jatkuu sellaisena kuin se tallennettiin
play-resumed = jatketaan { $file }: { $n ->
    [one] 1 siirto
   *[other] { $n } siirtoa
 }
play-resumed-cut = jatketaan { $file }: { $n ->
    [one] 1 siirto
   *[other] { $n } siirtoa
 }; viimeinen katkesi ja menetettiin
play-no-seat = paikkaa { $seat } ei ole: pelaajia on { $n }
play-nobody = kukaan tässä pöydässä ei ole ihminen
play-simulate = `cardlaw simulate` pelaa ilman ihmisiä
play-endless-line = syötteen rivillä on yli { NUMBER($n, useGrouping: 1) } merkkiä
play-short-line = siirto on yksi lyhyt rivi

## test
test-no-files = täällä ei ole spec-tiedostoja: { $paths }
test-spec-files = esimerkkitilanteet ovat tiedostoissa, joiden pääte on `.spec`; sääntötiedostot lukee `cardlaw check`
print-form-by-name = lehtisen muoto määräytyy tiedoston nimestä: --output NIMI.pdf, NIMI.html tai NIMI.md
test-unshown = { $unit }: mikään esimerkkitilanne ei näytä sääntöjä { $rules }
test-summary = { $n ->
    [one] 1 esimerkkitilanne ajettu
   *[other] { $n } esimerkkitilannetta ajettu
 }, { $lines ->
    [one] 1 rivi tarkistettu
   *[other] { $lines } riviä tarkistettu
 }, { $failed } epäonnistui
test-under = { $scenario }, säännöt { $under }

## coverage
coverage-no-sheet = `{ $name }` ei perustu painettuun lehtiseen
coverage-source-line = versio nimeää lehtisensä ensimmäisen rivinsä alla: `source "SHEET" of 120 lines`
coverage-other-sheet-exactly = tiedostossa `{ $file }` on { $n ->
    [one] 1 rivi
   *[other] { $n } riviä
 }, mutta `{ $edition }` on kirjoitettu lehtisestä, jossa on { $lines } riviä
coverage-other-sheet-least = tiedostossa `{ $file }` on { $n ->
    [one] 1 rivi
   *[other] { $n } riviä
 }, mutta `{ $edition }` on kirjoitettu lehtisestä, jossa on vähintään { $lines } riviä
coverage-give-same-text = anna se teksti, jonka riveihin viitataan
coverage-head = { $edition }, lähde { $source }: { $n ->
    [one] 1 rivi
   *[other] { $n } riviä
 }
coverage-head-blank = { $edition }, lähde { $source }: { $n ->
    [one] 1 rivi
   *[other] { $n } riviä
 }, joista tyhjiä { $blank }
coverage-sort = { $sort ->
    [formalised] tuli säännöksi
    [note] huomautus
    [flavour] tunnelmateksti
    [heading] otsikko
    [noise] lukukelvoton
    [pending] kesken
    [uncovered] käsittelemättä
   *[uncited] ei viitattu
 }
coverage-uncited = rivit, joihin ei viitata, ovat tyhjiä tai pois jätettyjä; --source näyttää kummat

## translate
translate-no-language = `{ $language }` ei ole sivujen kieli
translate-exported = { $n ->
    [one] 1 teksti
   *[other] { $n } tekstiä
 }, kääntämättä { $missing }: { $file }
translate-needs-po = anna PO-tiedosto, jollaisen `cardlaw translate --export` kirjoittaa
translate-done = { $language }: { $n } / { $total } tekstiä käännetty ({ $share } %)
translate-file = { $file }: { $n ->
    [one] 1 teksti
   *[other] { $n } tekstiä
 } kääntämättä
translate-more = ja { $n } muuta (`--all` luettelee ne)
translate-stale = { $n ->
    [one] 1 käännös
   *[other] { $n } käännöstä
 } teksteistä, jotka ovat muuttuneet tai poistuneet: vie tiedosto, niin näet ne
translate-nothing-said = `{ $file }` ei käännä mitään, mitä nämä säännöt sanovat
translate-export-new = vie uusi tiedosto: `cardlaw translate --export`
translate-taken = { $n ->
    [one] 1 uusi tai muuttunut käännös
   *[other] { $n } uutta tai muuttunutta käännöstä
 }: { $files }
translate-taken-none = yhtään uutta tai muuttunutta käännöstä ei ole
translate-no-longer = { $file }:{ $line }: ei enää sanota: { $text }
translate-other-language = `{ $file }` on kielellä `{ $theirs }`, ei `{ $language }`

## new
new-check = tarkista:
new-play = pelaa:
new-bad-name = `{ $name }` ei kelpaa muunnelman nimeksi
new-good-name = käytä pieniä kirjaimia, numeroita ja yksittäisiä tavuviivoja, kirjain ensin, esimerkiksi `friday-night`
new-reserved = `{ $name }` on sääntökielen sana
new-taken = { $sort ->
    [edition] versio
    [variant] muunnelma
    [pack] kotisääntö
   *[other] peli
 } `{ $name }` on jo olemassa: { $file }
new-other-output = valitse toinen nimi tai --output FILE
new-gloss = Näin me pelaamme.
new-remark = Kaikki säännöt ({ $base }) ovat voimassa, ellei tämä tiedosto sano muuta. Merkki # aloittaa huomautuksen: poista # riviltä, jonka haluat voimaan.
new-then = Sitten:
new-choices = Mitä voi valita:
new-chosen = (valittu nyt)
new-own-rule = Oma sääntö. Sana `about` kertoo, mihin sääntö kuuluu; aiheita ovat:
new-moves = Mitä pelaajat voivat tehdä: { $verbs }
new-events = Mitä heille voi tapahtua: { $verbs }
new-all-words = Kaikki pelin sanat: { $command }
new-own-gloss = Mitä sääntö sanoo, yhdellä lauseella.

## share ja open
share-no-variant = `{ $name }` ei ole muunnelma, ja vain muunnelmia jaetaan
share-start-one = aloita sellainen: `{ $command }`
share-shipped = `{ $name }` tulee cardlaw’n mukana; lähetä vain sen nimi
share-choices = komentorivin valinnat eivät ole osa tiedostoa
share-set = kirjoita ne tiedostoon: `set VALINTA to ARVO`
open-no-variant = siinä ei ole muunnelmaa
open-not-rules = siinä ei ole sääntöjä
open-two-files = siinä on kaksi tiedostoa, jotka molemmat sanovat olevansa `{ $name }`
open-several-files = merkkijonossa on { $n } tiedostoa: { $names }
open-needs-folder = anna niille kansio: `--output`
open-other-output = valitse toinen nimi: `--output`
open-rival = { $other } on myös nimeltään `{ $name }`; sano kumpaa tarkoitat antamalla polku: { $path }
open-other-names = nimet, selitykset tai huomautukset eivät ole samat
open-does-not-compile = se ei käänny täällä olevien sääntöjen kanssa
open-same = tarkistettu: samat säännöt kuin siellä, missä se jaettiin ({ $hash })
open-not-same = säännöt eivät ole samat kuin siellä, missä se jaettiin:

## fmt
fmt-not-both = `fmt` lukee joko syötteen (`-`) tai tiedostoja, ei molempia
fmt-no-files = kansiossa `{ $folder }` ei ole sääntötiedostoja
rule-files-end = sääntötiedoston nimen lopussa on `.rules`
fmt-again = muotoile se uudelleen
fmt-would-format = muotoiltaisiin { $file }
fmt-formatted = muotoiltu { $file }
fmt-would-change = { $n ->
    [one] 1 tiedosto muuttuisi
   *[other] { $n } tiedostoa muuttuisi
 }
fmt-changed = { $n ->
    [one] 1 tiedosto muotoiltu
   *[other] { $n } tiedostoa muotoiltu
 }
fmt-same = { $n ->
    [one] 1 tiedosto
   *[other] { $n } tiedostoa
 } jo vakioasussa
fmt-unread = { $n ->
    [one] 1 tiedosto
   *[other] { $n } tiedostoa
 } lukematta

## doctor
doctor-wrong = { $n ->
    [one] 1 asia
   *[other] { $n } asiaa
 } korjattavana
doctor-right = kaikki on kunnossa
doctor-failed = ei voitu tarkistaa: { $why }
doctor-reinstall = asenna cardlaw uudelleen tai aja lähdekansiossa `make demo`
doctor-newer-python = asenna Python { $version } tai uudempi
doctor-not-installed-itself = cardlaw itse ei ole asennettu
doctor-not-installed = ei ole asennettu
doctor-newer-package = version pitää olla { $version } tai uudempi: { $command }
doctor-no-rules = mukana tulevat säännöt puuttuvat: { $folder }
doctor-rules = { $folders } ({ $kind ->
    [checkout] lähdekansio
   *[other] asennettu
 }): { $games ->
    [one] 1 peli
   *[other] { $games } peliä
 }, { $editions ->
    [one] 1 versio
   *[other] { $editions } versiota
 }, { $variants ->
    [one] 1 muunnelma
   *[other] { $variants } muunnelmaa
 }, { $packs ->
    [one] 1 kotisääntö
   *[other] { $packs } kotisääntöä
 }
doctor-compile = versioista, muunnelmista ja kotisäännöistä kääntyy { $n } / { $total }
doctor-see-check = `{ $command }` kertoo, mikä niissä on vikana
doctor-cache-off = pois päältä (CARDLAW_CACHE), joten jokainen käynnistys kestää kauemmin
doctor-cache = { $folder } ({ $n ->
    [one] 1 jäsennin tallessa
   *[other] { $n } jäsennintä tallessa
 })
doctor-cache-own = rajaa se vain itsellesi: { $command }
doctor-cache-open = { $folder } on avoin muille, joten sitä ei käytetä
doctor-cache-none = kansiota { $folder } ei voi luoda
doctor-cache-set = aseta muuttujaan CARDLAW_CACHE kansio, johon voi kirjoittaa, tai `off`
doctor-terminal = { $there ->
    [yes] {""}
   *[no] ei päätettä;{" "}
 }{ $n } saraketta, { $colours ->
    [yes] värit
   *[no] ei värejä
 }, { $encoding }
doctor-utf8 = aseta PYTHONUTF8=1 tai UTF-8-kielialue

## compile, studio, completion, lsp
compile-no-form = tiedoston `{ $file }` pääte ei ole .wasm eikä .wat
compile-forms = käytä päätettä .wasm, tai .wat jos haluat luettavan tekstin
compile-outside = `{ $name }` ei ole kirjoitettavissa WebAssemblyksi: { $why }
compile-written = { $file }: { NUMBER($n, useGrouping: 1) } tavua, sha256 { $digest }
studio-not-built = studiota ei ole vielä rakennettu
studio-build = aja `make studio` ja sitten uudelleen `cardlaw studio`
studio-port = porttia { $port } ei voi käyttää: { $why }
studio-free-port = jätä --port pois, niin käytetään vapaata
studio-at = Studio on osoitteessa { $address } (Ctrl-C lopettaa).
studio-too-long = näissä säännöissä on yli { $most } merkkiä
studio-shorter = lyhennä niitä
studio-seats = tätä ei voi pelata { $n } pelaajalla
studio-seats-help = pelaajia voi olla { $least }–{ $most }
studio-move-unfit = peliä ei voi pelata uudelleen: siirto { $n } ei sovi ({ $why })
studio-new-game = linkki on vioittunut tai säännöt ovat muuttuneet; aloita uusi peli
studio-no-undo = mitään ei ole peruttavana
fix-indent = sisennä välilyönneillä
fix-indent-two = sisennä kahdella välilyönnillä
fix-take-out = poista `{ $text }`
fix-put-in = lisää `{ $text }`
fix-write = kirjoita `{ $text }`
fix-in-places = { $fix } ({ $n } kohdassa)
fix-certain = korjaa varmat virheet ({ $n })
fix-layout = muotoile tiedosto vakioasuun
completion-needs-shell = `completion` tarvitsee komentotulkin nimen
completion-quotes = Kirjoita se lainausmerkkeihin: zsh tulkitsee merkin [ hakukuvioksi.
lsp-needs-pygls = kielipalvelin tarvitsee paketin `pygls`, jota ei ole asennettu
lsp-install = asenna se: `pip install 'cardlaw[lsp]'`

## plan

plan-no-variant = `{ $name }` ei ole muunnelma: se ei muuta mitään
plan-what = anna `{ $name } with PACK` tai `cardlaw new` -komennon tekemä tiedosto, tai nimeä vertailukohta: `--against ID`
different-games = nämä ovat eri pelien versioita
one-game-only = vain saman pelin versioita voi verrata
plan-same-twice = verrattavaa ei ole: molemmat ovat samat
plan-against = nimeä toinen valitsimella `--against`

## compare, packs, replay

named-twice = `{ $name }` on mainittu kahdesti
name-another = nimeä toinen, johon sitä verrataan
needs-two = vertailuun tarvitaan vähintään kaksi versiota
list-has-all = nimeä toinen: `cardlaw list` näyttää kaikki
no-topic = aihetta `{ $name }` ei ole
packs-with-matrix = `--look` ja `--kept` kuuluvat valitsimeen `--matrix`
packs-none = ei kotisääntöjä
packs-none-for = kotisääntöjä ei ole: `{ $name }`
packs-lists = `cardlaw packs` luettelee ne
packs-bare-id = valitsimelle `--matrix` annetaan pelkkä tunnus
packs-other-edition = `{ $file }` koskee versiota `{ $name }`
packs-this-edition = valitsimelle `--kept` annetaan tämän version tiedosto
packs-unreadable = tämä cardlaw’n versio ei osaa lukea tiedostoon `{ $file }` tallennettuja pareja; niitä ei käytetä
list-name-alone = tähän käy vain nimi; kokonaisuuden näyttävät `cardlaw print { $name }` ja `cardlaw check { $name }`
packs-left = { $n }/{ $total } paria on tutkimatta nykyisillä säännöillä: `cardlaw packs --matrix { $name } --look` tutkii ne
packs-no-pack = kotisääntöä `{ $name }` ei ole peliin `{ $game }`
packs-two = nimeä kaksi kotisääntöä, niin taulukon ruutu avautuu
packs-looked = { $n }/{ $total } paria tutkittu
packs-title = { $name }: { $n } kotisääntöä, kaksi kerrallaan
packs-opens = `cardlaw packs --matrix { $name } PACK PACK` näyttää yhden parin
packs-count = { $n ->
    [one] 1 kotisääntö
   *[other] { $n } kotisääntöä
 }
packs-needs = versioille, joissa on { $what }
need = { $sort ->
    [kind] { $n ->
        [one] kortti { $names }
       *[other] kortit { $names }
    }
    [event] { $n ->
        [one] tapahtuma { $names }
       *[other] tapahtumat { $names }
    }
    [move] { $n ->
        [one] siirto { $names }
       *[other] siirrot { $names }
    }
    [pack] { $n ->
        [one] kotisääntö { $names }
       *[other] kotisäännöt { $names }
    }
    [rule] { $n ->
        [one] sääntö { $names }
       *[other] säännöt { $names }
    }
   *[topic] { $n ->
        [one] sääntöjä aiheesta { $names }
       *[other] sääntöjä aiheista { $names }
    }
 }
packs-touches = toinen muuttaa sitä, mitä toinen käyttää: { $what }
packs-touches-more = toinen muuttaa sitä, mitä toinen käyttää: { $what } (ja { $n } muuta)
and-some-more = { $what } (ja { $n } muuta)
both-of = { $one } ja { $other }
pair-word = { $verdict ->
    [independent] toisistaan riippumattomat
    [fine] sopivat yhteen
    [idle] osa jää vaikutuksetta
    [clash] ristiriidassa
   *[unknown] ei tiedossa
 }
pair-means = { $verdict ->
    [independent] toisistaan riippumattomat: kumpikaan ei käytä sitä, mitä toinen muuttaa
    [fine] sopivat yhteen: tutkittu yhdessä, eikä mitään löytynyt
    [idle] osa jää vaikutuksetta: ne sopivat yhteen, mutta jokin kohta ei vaikuta mihinkään toisen rinnalla
    [clash] ristiriidassa: ne eivät sovi yhteen, tai jotain jää auki
    [clash-written] ristiriidassa: niitä ei voi yhdistää
    [clash-open] ristiriidassa: yhdessä ne jättävät jotain auki
   *[unknown] ei tiedossa
 }
replay-forms = pelin kulku on `cardlaw play --save` -komennon tallenne tai tiedosto, jossa on esimerkkitilanne
replay-rules = tiedostossa `{ $file }` on sääntöjä, ei pelin kulkua
replay-no-scenarios = `{ $file }` ei ole esimerkkitilanteiden tiedosto
replay-picks = `--scenario` valitsee yhden tiedoston useista
replay-cut-off = { $file }: viimeinen rivi on katkennut ja jätetty pois
replay-other-rules = { $file }: näillä säännöillä sitä ei pelattu: { $what }
replay-not-again = tiedostoa `{ $file }` ei voi pelata uudelleen: { $why }
replay-title = { $name }, { $n } pelaajaa, siemenluku { $seed }
replay-nobody = kukaan ei ehtinyt siirtää
replay-stranger = se on pelin `{ $other }` muunnelma, ei pelin `{ $game }`
replay-empty = tiedostossa `{ $file }` ei ole esimerkkitilannetta
replay-no-scenario = tiedostossa `{ $file }` ei ole esimerkkitilannetta `{ $name }`
it-has = siinä on { $names }
replay-no-edition = esimerkkitilanne `{ $name }` ei kerro versiota
replay-add-under = lisää siihen `under EDITION`, tai anna `--under EDITION`
ruling-breach = tämä rikkoo sääntöä; sen voi silti tehdä, ja peli jatkuu
ruling-omission = tätä ennen { $who } ei tehnyt, mitä olisi pitänyt
ruling-not-possible = ei ole tässä mahdollista: { $why }
ruling-silent = ei ole tässä mahdollista: mikään sääntö ei salli sitä
ruling-contradictory = ei ole tässä mahdollista: säännöt sekä sallivat että kieltävät sen
ruling-forbidden = ei ole tässä mahdollista: säännöt kieltävät sen
ruling-unjudged = ei voi arvioida tästä eteenpäin: { $why }
ruling-parted = ei voi arvioida tästä eteenpäin: { $why } (siirrosta { $number } alkaen kortit eivät ole samat kuin tallenteessa: { $what })
trial-not-judged = ei voi arvioida: { $why }
trial-breaches = { $n ->
    [one] yhtä sääntöä rikottiin, siirrossa { $number }
   *[other] { $n } sääntöä rikottiin, ensimmäistä siirrossa { $number }
 }
trial-broken = siirto { $number } ei ole mahdollinen; pidemmälle ei arvioitu
trial-unjudged = ei voi arvioida siirrosta { $number } alkaen
trial-before = { $what }; sen lisäksi { $breaches }
trial-not-to-the-end = ei voi arvioida loppuun: { $why }
trial-moves = { $n ->
    [one] 1 siirto
   *[other] { $n } siirtoa
 }, { $what }
trial-all-lawful = kaikki sallittuja
word-table = pöytä
of-name = `{ $name }`: { $what }

## site

site-no-folder = `{ $option }` nimeää kohteen `{ $given }`, eikä { $where } ole kansio; polku luetaan tiedoston mkdocs.yml kansiosta
site-not-there = `{ $option }` nimeää kohteen `{ $given }`, eikä sitä ole ({ $where }); polku luetaan tiedoston mkdocs.yml kansiosta
site-no-part = `nav` nimeää kohdan `{ $name }`, eikä sellaista osaa ole; { $help }
list-source = { $n ->
    [one] { $source }, 1 rivi
   *[other] { $source }, { $n } riviä
 }
quoted = ”{ $text }”
