# Mitä kääntäjä sanoo sääntöjen kirjoittajalle, suomeksi.

everyday-article = jätä se pois: kielessä ei ole artikkeleita
everyday-may = sallittu sanotaan sanalla `may`
everyday-must-not = kielto sanotaan sanoilla `must not`
everyday-must = velvollisuus sanotaan sanalla `must`
everyday-everybody = kirjoita `for each p in players:` ja sen alle, mitä `p` tekee
everyday-others = muut ovat `players except player`
everyday-loses-turn = kirjoita `loses-turn`
everyday-min-max = sanoja `min` ja `max` ei ole: vertaa lukuja, `if A < B:` ja `else:`
everyday-odd = luettele luvut: `… is 1 or … is 3`
everyday-cards = jätä se pois: laji ja arvot nimeävät kortit
everyday-while = kirjoita `repeat until` ja ehto, joka lopettaa sen
everyday-who = sano, kuka: esimerkiksi `player` tai `next of player`
everyday-whose = sano, kenen, sanan `of` jälkeen: `… of player`
everyday-digits = kirjoita luku numeroin: `{ $number }`
everyday-condition = ehto alkaa sanalla `when`
everyday-unless = kirjoita `when not …`
everyday-only-when = ehto sanoo sen: `may … only when …`
everyday-also = jätä se pois: lupa ei vie toiselta mitään
everyday-for-each = kirjoita `for each p in { $whom }:` ja sen alle { $done }
everyday-random = sattuma valitsee lukuja ja askelia, ei pelaajia: katso `by chance:` tai kirjoita `table chooses player as p`
no-such = täällä ei ole nimeä `{ $word }` ({ $what })
a-declared = { $sort ->
    [type] ominaisuus
    [kind] laji
    [group] ryhmä
    [zone] paikka
    [state] tila
    [quantity] suure
    [predicate] predikaatti
    [event] tapahtuma, eikä kukaan valitse sitä
    [act] siirto tai tapahtuma
    [stage] vaihe
    [topic] aihe
    [short] lyhyt nimi
   *[axis] vaihtoehto tai tulkinta
 }
there-are = täällä on { $names }
range-smaller-first = väli alkaa pienemmästä luvusta
write-range = kirjoita `{ $high }..{ $low }`
range-too-long = välissä saa olla { NUMBER($most, useGrouping: 1) } lukua, ja tässä on { NUMBER($count, useGrouping: 1) }
a-type = { $type ->
    [yes-no] kyllä-tai-ei-väite
    [cards] korttijoukko
    [unknown] jokin tuntematon
    [card] kortti
    [player] pelaaja
    [team] joukkue
    [number] luku
    [zone] paikka
    [direction] suunta
   *[other] `{ $type }`
 }
circle = nämä säännöt kiertävät kehää: `{ $first }` { $verb ->
    [overrides] syrjäyttää säännön
    [sets-aside] kumoaa säännön
   *[comes-before] tulee ennen sääntöä
 } { $rest }
circle-link = `{ $name }`, joka { $verb ->
    [overrides] syrjäyttää säännön
    [sets-aside] kumoaa säännön
   *[comes-before] tulee ennen sääntöä
 } { $rest }
so-many-for = { $number }{ $n ->
    [one] {""}
   *[other] {" "}kullekin
 } arvolle { $names }
word-cards = korttia
for-each-of = {" "}kutakin kohti ({ $each })
deck-miscounted = pakassa sanotaan olevan { $count } { $what }{ $each }, mutta rivit antavat { $found }
free-attribute-of = lajin `{ $kind }` vapaa ominaisuus
option-over-numbers = lukuvaihtoehto
a-file = { $sort ->
    [vocabulary] sanasto
    [edition] versio
    [pack] paketti
    [variant] muunnelma
   *[spec] esimerkkitilanteiden tiedosto
 }
does-not-belong-in = `{ $word }` ei kuulu tähän tiedostoon ({ $file })
belongs-in = se kuuluu tällaiseen: { $places }
belongs-in-own-pack = se kuuluu tällaiseen: { $places }; pane se omaan pakettiisi: `{ $line }`
word-numbers = lukuja
two-sides-of-card = kortin kaksi puolta
name-whole-card = nimeä koko kortti, esimerkiksi `{ $card }`
clause-names = lauseke itse nimeää { $names }
of-a-card = kortin oma on `{ $word } of card`
of-a-card-and = kortin oma on `{ $word } of card`, ja sellainen on myös { $names }
ask-each = kysy kultakin: `some p in { $players } where …`, tai tee se `for each p in { $players }:`
nothing-has = millään ei ole `{ $name }`
cannot-have = { $type }: sillä ei voi olla `{ $name }`
nothing-has-a = millään ei ole `{ $selector }`
write-this = kirjoita `{ $what }`
takes-and-given = `{ $act }` vaatii: { $wanted }; annettu: { $n ->
    [0] ei mitään
    [one] yksi asia
   *[other] { $n } asiaa
 }
two-sides-one-sort = sanan `is` molemmin puolin on samaa lajia
value-of-type = { $type }
thing-to-act = { $parameter } siirrolle { $act }
a-value = arvo
stands-on-card = `{ $word }` on { $sort }: se lukee kortissa, eikä mikään sääntö määrittele sitä
rule-of-called = sääntö täällä: `{ $model }`
is-already = `{ $word }` on jo { $sort }
add-about = lisää `about TOPIC` selityksen alle tai anna luvulle aihe; aiheet esitellään sanastossa
add-about-one-of = lisää `about TOPIC` selityksen alle tai anna luvulle aihe: { $names }
new-topic = uusi aihe esitellään näin: `topic { $word } "What it is about"`
new-topic-or = { $known }; uusi aihe esitellään näin: `topic { $word } "What it is about"`
so-many-kinds = { NUMBER($n, useGrouping: 1) } lajia
so-many-cards = { NUMBER($n, useGrouping: 1) } erilaista korttia
packs-are-added = `{ $name }` on { $unit }, ja paketit lisätään versioon tai muunnelmaan
both-are-called = { $one } ja { $other } ovat molemmat nimeltään `{ $name }`
is-and-needs = `{ $word }` on { $other }; tähän tarvitaan { $what }
a-unit = { $sort ->
    [edition] versio
    [variant] muunnelma
    [pack] paketti
    [vocabulary] sanasto
    [spec] esimerkkitilanteiden tiedosto
   *[edition-or-variant] versio tai muunnelma
 }
no-unit-in-folders = sääntökansioissa ei ole { $sort ->
    [edition] versiota
    [variant] muunnelmaa
    [pack] pakettia
    [vocabulary] sanastoa
    [spec] esimerkkitilanteita
   *[edition-or-variant] versiota eikä muunnelmaa
 } `{ $word }`
files-say-they-are = { $n } tiedostoa sanoo olevansa { $sort ->
    [edition] versio
    [variant] muunnelma
    [pack] paketti
    [vocabulary] sanasto
    [spec] esimerkkitilanteiden tiedosto
   *[edition-or-variant] versio tai muunnelma
 } `{ $name }`: { $where }
stands-in-for-shipped = tämä tiedosto korvaa mukana tulevan: { $sort ->
    [edition] versio
    [variant] muunnelma
    [pack] paketti
    [vocabulary] sanasto
    [spec] esimerkkitilanteiden tiedosto
   *[edition-or-variant] versio tai muunnelma
 } `{ $name }`
name-a-part = anna osalle nimi: määrittele predikaatti tai suure ja käytä sitä tässä
name-the-steps = anna sisemmät askeleet omalle tapahtumalle ja kirjoita tähän `do`
another-edition = pelaa se versiolla, jossa se on
add-pack = lisää se: `with { $pack }, …`
editions-have-it = se on täällä: { $names }
no-edition-has-it = sitä ei ole missään versiossa täällä
did-you-mean = tarkoititko `{ $guess }`?
choices-are-made = `{ $name }` on { $unit }, ja valinnat tehdään versiolle tai muunnelmalle
control-character = tässä on näkymätön ohjausmerkki, { $code }
delete-it = poista se
delete-many = poista se; tiedostossa niitä on { $n }
not-utf8-at = tämä ei ole UTF-8:aa: tavu { $byte } rivillä { $line } on { $value }
a-tab = sarkain
a-tab-and-more = sarkain; samoin { $n ->
    [one] 1 muulla rivillä
   *[other] { $n } muulla rivillä
 }
file-too-big = tiedostossa `{ $name }` on { NUMBER($size, useGrouping: 1) } tavua; { $what } saa olla enintään { $most }
file-goes-on = `{ $name }` jatkuu; { $what } saa olla enintään { $most }
input-goes-on = syöte jatkuu; { $what } saa olla enintään { $most }
a-kind-of-file = { $what ->
    [a-rule-file] sääntötiedosto
    [a-shared-variant] jaettu muunnelma
    [a-situation] tilanne
    [a-sheet] lehtinen
    [a-kept-matrix] säilytetty taulukko
    [a-save-file] tallennus
    [a-file-of-translations] käännöstiedosto
   *[a-file-read-here] tässä luettava tiedosto
 }
a-colon = kaksoispiste
a-comma = pilkku
a-closing-parenthesis = sulkeva sulje
the-end-of-line = rivin loppu
a-condition = ehto
a-name = nimi
a-number = luku
a-text-in-quotes = teksti lainausmerkeissä
something-else = jokin muu
another-word = jokin muu sana
sign-straight-quotes = lainausmerkit ovat suoria: `"`
sign-text-quotes = teksti on merkkien `"` ja `"` välissä
sign-hyphen = kirjoita tavuviiva, `-`
sign-full-stop = rivi päättyy ilman pistettä
sign-semicolon = rivi päättyy ilman puolipistettä
sign-is = että kaksi asiaa on samat, sanotaan sanalla `is`
sign-not = kirjoita `not` tai `is not`
sign-and = kirjoita `and`
sign-or = kirjoita `or`
sign-slash = huomautus on merkin `#` jälkeen; jakolaskua ei ole
sign-times = kirjoita `*`, tai `x` luvun ja kortin väliin
sign-dots = kirjoita kaksi pistettä, `..`
sign-space = kirjoita välilyönti
sign-brace = riviin kuuluva sisennetään sen alle, ilman aaltosulkeita
a-no-break-space = sitova välilyönti
a-blank = tyhjä merkki, joka ei ole välilyönti
sign-remark = huomautus on merkin `#` jälkeen
list-of-names = nimiluettelo päättyy nimeen
list-of-numbers = lukuluettelo päättyy lukuun
list-of-things = luettelo päättyy viimeiseen asiaansa
not-with-a-comma = { $listed }, ei pilkkuun
should-end-before = rivin pitäisi päättyä ennen sanaa `{ $found }`
should-end-or-go-on = rivin pitäisi päättyä ennen sanaa `{ $found }` tai jatkua: { $others }
a-topic = aihe
a-finding = löydös
a-rule = sääntö
a-stage-or-event = vaihe tai tapahtuma
an-event = tapahtuma
name-of-event = tapahtuman nimi
an-edition = versio
a-language = kieli, kuten `en`
a-move = siirto
what-is-needed = mitä tarvitaan
a-pack = paketti
an-option-or-reading = vaihtoehto tai tulkinta
name-of-side = puolen nimi
name-for-silence = aukon nimi
name-of-stage = vaiheen nimi
name-of-the = nimi sanan `{ $word }` jälkeen
it-reads = rivi kirjoitetaan näin: { $shapes }
word-help = ohje
severity = { $severity ->
    [error] virhe
    [warning] varoitus
   *[note] huomautus
 }
noun = { $what ->
    [kind] laji
    [group] ryhmä
    [attribute] ominaisuus
    [type] tyyppi
    [topic] aihe
    [move] siirto
    [event] tapahtuma
    [rule] sääntö
    [predicate] predikaatti
    [quantity] suure
    [custom] tapa
    [state] tila
    [zone] paikka
    [value] arvo
    [kind-or-value] laji tai arvo
    [move-or-event] siirto tai tapahtuma
    [option-or-reading] vaihtoehto tai tulkinta
    [stage-or-event] vaihe tai tapahtuma
    [kind-or-group] laji tai ryhmä
    [predicate-of-a-zone] paikan predikaatti
    [kind-group-predicate-or-card] laji, ryhmä, predikaatti tai kortti
    [kind-or-value-of-a-card] kortin laji tai arvo
    [zone-of-each-player-called] pelaajan oma paikka
    [state-of-each-player-called] pelaajan oma tila
    [trait-of-a-zone] paikan piirre
    [pack-of-this-variant-called] tämän muunnelman paketti
   *[thing] asia
 }
nothing-rule-can-broken = mitään säännössä `{ $rule }` ei voi rikkoa
only-may-only-when = vain `may … only when`, `must` ja `must not` ovat rikottavissa: siirrä merkintä sääntöön, joka sanoo sen
nothing-rule-happens-won = säännössä `{ $rule }` ei tapahdu mitään, oli voitettu tai ei
mark-belongs-rule-when = merkintä kuuluu sääntöön, jossa on `when player …:` tai `at …:`
rule-cites-no-example = sääntö `{ $rule }` ei viittaa esimerkkiin
mark-belongs-rule-whose = merkintä kuuluu sääntöön, jonka `lines` ovat esimerkin rivejä
rule-can-never-hold = sääntö `{ $rule }` ei voi koskaan päteä: mikään valinta ei täytä kaikkia sen `under`-rivejä
must-hold-too = tämänkin on pädettävä
several-under-lines-must = kaikkien `under`-rivien on pädettävä; luettele vaihtoehdot yhdellä rivillä sanalla `or`
rule-never-overrides-rule = sääntö `{ $rule }` ei koskaan syrjäytä tätä: sääntö itse pätee toisella valinnalla
rule-holds-only = sääntö pätee vain täällä
take-two-conditions-out = poista toinen ehdoista
circle-2 = kehässä
take-links-out-let = poista yksi yhteyksistä tai anna sen päteä vain yhdellä tulkinnan arvolla
take-before-after-lines = poista yksi `before`- tai `after`-riveistä
defined-itself = `{ $circle }` määritellään itsellään
defined-each-other = { $names } määritellään toisillaan
and-here = ja tässä
definition-may-need-what = määritelmä ei saa tarvita sitä, mitä se määrittelee; epäselvän lauseen yhtenä merkityksenä se voi olla tulkinnan arvossa, jota ei ole valittu
use-number-rule = käytä nimeä `{ $axis }` lukuna säännössä
put-rule-under = pane sääntö näin: `under { $axis } { $chosen }`
nothing-hangs = mikään ei riipu tästä: { $sort ->
    [reading] tulkinta
   *[option] vaihtoehto
 } `{ $axis }`
take-out = { $use }, tai poista se
used-no-rule-says = sanaa `{ $what }` käytetään, mutta mikään sääntö ei kerro, mikä se on
used = käytetään tässä
define-rule = määrittele se säännössä: `{ $owner }`
hold-deck-zone-must = { $names } sisältävät pakan, mutta niitä saa olla yksi
no-zone-holds-deck = mikään paikka ei sisällä pakkaa
holds-too = tämäkin sisältää sen
give-zone-trait-holds-deck = anna yhdelle paikalle piirre `holds-deck`
no-turns-no-round = pelissä `{ $model }` ei ole vuoroja: ei ole riviä `round:`, jossa on `turns:`
declare-round-vocabulary-turns = esittele sanastossa `round:`, siinä `turns:` ja mitä vuorolla tarjotaan
let-stand = , tai anna näiden olla voimassa: { $names }
round-never-ends-no = pelin `{ $model }` erä ei koskaan lopu: mikään sääntö ei kerro, milloin se on voitettu tai ohi
ended-force = tämä lopetti sen, mutta ei ole voimassa
add-rule-player-wins = lisää sääntö, kuten `player wins round when hand of player is empty`{ $instead }
silence = aukko `{ $what }`
give-them-another-name = anna toiselle eri nimi
told-twice = { $what } on kerrottu kahdesti
first-told = ensimmäisen kerran tässä
accepted-without-reason = `{ $finding }` hyväksytään ilman perustelua
say-why-may-stay = kerro, miksi se saa jäädä: perustelu näytetään komennossa `cardlaw check`
how-shown = kortin osan `{ $what }` ulkoasu
take-two-out = poista toinen niistä
name = sanan `{ $what }` nimi kielellä `{ $language }`
example = esimerkki `{ $item }`
both-stand-nothing-says = `{ $unit }` ja `{ $unit2 }` korvaavat molemmat tapahtuman `{ $act }`, eikä mikään kerro, kumpi tulee ensin
does-so = `{ $unit }` tekee sen tässä
say-before-topic-if = kirjoita `before topic { $topic } if any` tai `after topic { $topic } if any` sääntöön `{ $other }`, tai jätä toinen pois
no-cards-no-rule = pelissä `{ $model }` ei ole kortteja: mikään sääntö ei kerro, mitä pakassa on
add-rule-deck-rows = lisää sääntö, jossa on `deck:` ja rivejä, kuten `2 KIND for each ATTRIBUTE`
deck-may-have-cards = pakassa saa olla { NUMBER($mostcards, useGrouping: 1) } korttia, ja tässä voi olla { NUMBER($total, useGrouping: 1) }
rows-counted = rivit laskettiin tässä
correct-rows-number-where = korjaa rivit tai luku; jos lehtinen laskee väärin, anna sen luvut myös kaikille osille
folder = `{ $what }` on kansio
ordinary-file = `{ $what }` ei ole tavallinen tiedosto
there-no-file = tiedostoa `{ $what }` ei ole
cannot-read = tiedostoa `{ $what }` ei voi lukea: { $reason }
standard-input-closed-nothing = syöte on suljettu, eikä siitä voi lukea
standard-input-cannot-read = syötettä ei voi lukea: { $reason }
extends-itself = `{ $base }` laajentaa itseään
extend-each-other = { $names } laajentavat toisiaan
and-this = ja tämä
variant-extends-edition-variant = muunnelma laajentaa versiota tai muunnelmaa, joka ei laajenna sitä
name-edition-edition-pack = nimeä versio: `EDITION with PACK`
variant-may-have-packs = muunnelmassa saa olla { $mostpacks } pakettia, ja tässä on { $n }
pack = paketti `{ $word }` on peliin `{ $vocabulary }`, ja tämä on `{ $what }`
pack-says-so = paketti sanoo sen tässä
choose-pack = valitse peliin `{ $what }` sopiva paketti
the-one = toinen
other = toinen
files-played-together-may = yhdessä pelattavissa tiedostoissa saa olla { NUMBER($mostwordstogether, useGrouping: 1) } sanaa; tiedoston `{ $what }` kanssa niitä on { NUMBER($words, useGrouping: 1) }
leave-packs-out = jätä paketteja pois
first-listed = lueteltu ensin tässä
listed-twice = `{ $word }` on lueteltu kahdesti
give-each-own-name = anna kullekin oma nimi, tai nimeä tiedosto sen polulla
give-another-name-if = anna sille toinen nimi, jos et tarkoita sitä
file-may-have-items = tiedostossa saa olla { NUMBER($mostitems, useGrouping: 1) } kohtaa, ja tässä on { NUMBER($n, useGrouping: 1) }
split-into-edition-packs = jaa se versioksi ja paketeiksi
parentheses-may-nested-deep = sulkeita saa olla { $deepestparentheses } sisäkkäin
number-may-have-digits = luvussa saa olla { $mostdigits } numeroa, ja tässä on { NUMBER($n, useGrouping: 1) }
file-may-have-words = tiedostossa saa olla { NUMBER($mostwords, useGrouping: 1) } sanaa ja merkkiä, ja tässä on enemmän
line-may-have-characters = rivillä saa olla { NUMBER($longestline, useGrouping: 1) } merkkiä välilyöntien lisäksi
lines-may-indented-levels = rivejä saa sisentää { $deepestblock } tasoa
name-edition-edition = nimeä versio: `EDITION[…]`
first-chosen = valittu ensin tässä
chosen-twice = `{ $axis }` on valittu kahdesti
it-has = siinä on { $names }
leaves-nothing-choose = siinä ei ole valittavaa
no-option-reading = siinä (`{ $what }`) ei ole vaihtoehtoa eikä tulkintaa `{ $axis }`
cannot = `{ $axis }` ei voi olla `{ $wanted }`
id-edition-variant = `{ $reference }` ei ole version eikä muunnelman tunnus
no-id-given = tunnusta ei annettu
packs-have-commas-between = pakettien välissä on pilkku, ja kaikki valinnat ovat yksissä hakasulkeissa lopussa
write = kirjoita `{ $meant }`: { $how }
id-name-id-choices = kirjoita tunnus, tunnus ja valinnat, kuten `ID[VALINTA=ARVO]`, tunnus ja paketit, kuten `ID with PACK`, tai sääntötiedoston polku
first-line-file-indented = tiedoston ensimmäistä riviä ei sisennetä
move-left = siirrä se vasempaan reunaan
nested-too-deep-follow = tässä on liian monta tasoa sisäkkäin
file-does-say-which = tiedosto ei kerro, millä kielen versiolla se on kirjoitettu
begin-file-cardlaw = aloita tiedosto näin: `cardlaw { $languageversion }`
version-language-compiler-reads = tämä on kielen versio { $number }, ja tämä kääntäjä lukee versiota { $languageversion }
cardlaw-use-compiler-reads = kirjoita `cardlaw { $languageversion }`, tai käytä kääntäjää, joka lukee tuota versiota
version-line-comes-first = versiorivi on tiedostossa ensimmäisenä
move-top = siirrä se alkuun
file-says-once-what = tiedosto kertoo kerran, mikä se on
take-two-away = poista toinen niistä
file-does-say-what = tiedosto ei kerro, mikä se on
after-version-line-vocabulary = kirjoita versiorivin jälkeen `vocabulary NAME`, `edition NAME of VOCABULARY`, `pack NAME for VOCABULARY`, `variant NAME extends EDITION` tai `spec NAME of VOCABULARY`
stands-before-line-says = tämä on ennen riviä, joka kertoo, mikä tiedosto on
move-below-line = siirrä se sen rivin alle
both-change = `{ $one }` ja `{ $other }` muuttavat molemmat sääntöjä { $names }
rule = sääntö
let-variant-say-which = anna muunnelman sanoa, kumpi voittaa: { $names }
replace-each-other-so = { $names } korvaavat toisensa, joten mikään niistä ei jää
and-this-one = ja tämä
let-them-stand = anna yhden niistä jäädä
there-nothing-settle-between = pakettien `{ $winner }` ja `{ $loser }` välillä ei ole tässä mitään ratkaistavaa
take-line-out = poista rivi
deck-none = version `{ $edition }` pakassa sitä ei ole
there-no-move = sellaista siirtoa ei ole
there-no-event = sellaista tapahtumaa ei ole
no-rule-about = versiossa `{ $edition }` ei ole sääntöä siitä
pack-played = sitä pakettia ei pelata tässä
no-rule = versiossa `{ $edition }` ei ole sellaista sääntöä
needs = `{ $file }` tarvitsee: { $sort ->
    [kind] laji
    [move] siirto
    [event] tapahtuma
    [topic] aihe
    [pack] paketti
   *[rule] sääntö
 } `{ $word }`; { $lack }
string-cardlaw-share-made = tämä ei ole merkkijono, jonka `cardlaw share` teki
beginning-string-damaged = merkkijonon alku on vioittunut
begins-two-numbers-goes = se alkaa `{ $prefix }_`, sitten kaksi lukua, ja jatkuu kirjaimin ja numeroin
was-shared-version-rule = se jaettiin sääntökielen versiossa { $theirs }, ja tämä cardlaw lukee versiota { $version }
update-older-two = päivitä vanhempi niistä
share-again-newer-cardlaw = jaa se uudelleen uudemmalla cardlaw’lla
does-belong = `{ $odd }` ei kuulu siihen
copy-whole-string-once = kopioi koko merkkijono uudelleen, eikä mitään muuta
cut-short-characters-came = se on katkennut: { $n } / { $length } merkkiä tuli perille
something-was-added-characters = siihen on lisätty jotain: siinä on { $n } merkkiä, kun pitäisi olla { $length }
was-altered-way-checksum = se on muuttunut matkalla: tarkistussumma ei täsmää
copy-whole-string-once-2 = kopioi koko merkkijono uudelleen; älä kirjoita sitä käsin
holds-more-than-bytes = siinä on yli { NUMBER($largest, useGrouping: 1) } tavua sääntöjä
another = { $sorts ->
    [edition] versio
    [variant] muunnelma
    [pack] paketti
   *[vocabulary] sanasto
 } `{ $what }` on eri
takes-part-did-there = { $sorts ->
    [edition] versio
    [variant] muunnelma
    [pack] paketti
   *[vocabulary] sanasto
 } `{ $what }` on mukana täällä mutta ei siellä
took-part-there-does = `{ $what }` oli mukana siellä mutta ei täällä
utf = tämä on { $encoding } eikä UTF-8
save-file-utf = tallenna tiedosto UTF-8-muodossa
text-byte-zero = tämä ei ole tekstiä: tavu { $zero } on nolla
name-rule-file-saved = nimeä sääntötiedosto, joka on tallennettu UTF-8-tekstinä
file-only-blank-lines = tiedostossa on vain tyhjiä rivejä ja huomautuksia
file-empty = tiedosto on tyhjä
begin-cardlaw-then-say = aloita `cardlaw 1` ja kerro sitten, mikä tiedosto on, esimerkiksi `vocabulary small`
name-rule-file = nimeä sääntötiedosto
split-into-edition-packs-2 = jaa se versioksi ja paketeiksi, tai nimeä toinen tiedosto
line-indented-tab = tämä rivi on sisennetty sarkaimella
indent-two-spaces = sisennä kahdella välilyönnillä
file-translations = `{ $what }` ei ole käännöstiedosto: riviä { $line } ei voi lukea
declare-event = esittele se: `event { $word }`
whoever-does-already = `{ $doer }` on jo se, joka tekee `{ $item }`
call-other-something-else = anna toiselle eri nimi, esimerkiksi `other as player in players except { $doer }`
takes-twice = `{ $item }` vaatii kahdesti `{ $param }`
first-named = nimetty ensin tässä
give-each-own-name-2 = anna kullekin oma nimi sanalla `as`
move-takes-cards-together = siirrossa on 1–{ $mosttogether } korttia kerralla, pienempi luku ensin
does-say-what = tämä ei kerro, mikä `{ $what }` on
number-player-players = esimerkiksi `{ $what } as number` tai `{ $what } as player in players`
option-goes-from-smaller = vaihtoehto kulkee pienemmästä luvusta suurempaan, väliä enintään { $widestoption }
goes-from-chosen = `{ $axis }` kulkee { $low }–{ $high }, mutta valittu on { $chosen }
choose-number-inside-range = valitse luku väliltä
lists-twice = `{ $what }` luettelee kahdesti arvon `{ $arm }`
leaves-no-choice-arm = `{ $what }` ei jätä valinnan varaa: sillä on yksi arvo
add-another-leave-out = lisää toinen tai jätä se pois
does-say-which-arms = `{ $what }` ei kerro, mikä sen arvoista on valittu
chosen = kirjoita `chosen { $arms }`
chosen-arms-needs = `{ $what }`: valittuja arvoja on { $n }, ja pitää olla yksi
chosen-first = valittu ensin
take-chosen-out = poista yksi `chosen`
set-twice = `{ $what }` on asetettu kahdesti
first-set = asetettu ensin tässä
after-stands-bare-verb = sanan `{ $after }` jälkeen on verbin perusmuoto: `{ $bare }`, ei `{ $verb }`
after-may-stands-move = sanan `may` jälkeen on siirto, ei `{ $verb }`
befalls-players-only-moves = `{ $act }` tapahtuu pelaajille; vain siirtoja sallitaan tai kielletään
declare-move-if-players = esittele se sanalla `move`, jos pelaajat valitsevat sen
game-won-between-rounds = peli voitetaan erien välissä, ei siirrolla eikä tapahtumalla
leave-out-say-what = jätä `by …` pois, tai sano, mikä voittaa erän: `wins round by …`
game-players-smaller-number = peli on 1–{ $mostseats } pelaajalle, pienempi luku ensin
players-can-make-teams = { $most } pelaajaa voi muodostaa 2–{ $most } joukkuetta
takes-card-number = `{ $act }` vaatii kortin, ja `{ $arg }` on luku
card-condition = kirjoita `card`, ja ehtoon `{ $asked }`
does-belong-after = `{ $word }` ei kuulu sanan `{ $before }` jälkeen
condition-begins-when-only = ehto alkaa sanoilla `when`, `only when` tai `even when`
move-somebody-makes = `{ $event }` on siirto: joku tekee sen
when-player = kirjoita `when player { $verb }:`
there-each = `{ $what }` on jokaisella omansa ({ $of })
write-of-is = kirjoita `{ $what } of { $of } is …`
state-what-happens-sets = `{ $subject }` on tila: tapahtumat asettavat sen, mikään sääntö ei määrittele sitä
set-step-set = aseta se askeleessa: `set { $subject } to { $node }`
declare-word-what-rule = esittele sana sille, mitä sääntö tarkoittaa: `predicate NAME of { $subject }`
declare-predicate = esittele se: `predicate { $what } of { $subject }`
declare-quantity = esittele se: `quantity { $subject }`
declare-quantity-2 = esittele se: `quantity { $what } of { $subject }`
state-set-step-set = `{ $what }` on tila: aseta se askeleessa, `set { $what } of { $subject } to …`
there-each-thing = `{ $quantity }` on yksi yhteinen, ei jokaisella omansa
write-is = kirjoita `{ $quantity } is …`
declared = esitelty tässä
there-two-customs = tapa `{ $what }` on kahdesti
first = ensimmäinen
custom-does-say-assumed = tapa `{ $what }` ei kerro, että se on oletettu
custom-cites-lines-no = tapa `{ $what }` viittaa riveihin, mutta mikään lehtinen ei sano sitä
custom-fills-what-sheets = tapa täyttää sen, mitä lehtiset jättävät pois: kirjoita `assumed "why"`, eikä `lines`
custom-does-say-what = tapa `{ $what }` ei kerro, mistä se puhuu
add-about-topic-below = lisää `about TOPIC` selityksen alle
gives-cards-back-cards = tämä antaa korteille kääntöpuolen, mutta korteilla on yksi puoli
declare-sides-name-name = esittele sanastossa `sides NAME, NAME`
row-backs = rivillä on { $n } etupuolta ja { $n2 } kääntöpuolta
give-back-all-many = anna yksi kääntöpuoli kaikille, tai yhtä monta kuin etupuolia
row-does-say-which = rivi ei kerro, mikä { $missing } lajilla `{ $kind }` on
each = kirjoita `for each { $missing }`
deck-may-have-cards-2 = pakassa saa olla { NUMBER($mostcards, useGrouping: 1) } korttia, ja tämän rivin kanssa on enemmän
card-kind-row-names = kortti on yhtä lajia, ja tämä rivi nimeää { $names }
give-each-kind-row = anna jokaiselle lajille oma rivi
group-row-deck-about = `{ $group }` on ryhmä, ja pakan rivi koskee yhtä lajia
give-each-row-own = anna näille kullekin oma rivi: { $names }
does-name-kind-card = `{ $spec }` ei nimeä korttilajia
begin-kind = aloita lajista: { $names }
no = mikään `{ $kind }` ei ole `{ $given }`
row-says-which-card = rivi kertoo, mikä `{ $what }` kortissa on, ja sitten `for each { $what }`
goes-from = `{ $what }` kulkee { $numbers }–{ $numbers2 }
number = `{ $what }` ei ole luku
each-range-inside = kirjoita `for each { $what }` tai väli sen sisältä
cards-all-them = kaikille kirjoita `cards`
values-cannot-them = ominaisuuden `{ $what }` arvot ovat { $what2 }, eikä `{ $values }` voi olla niistä yksi
declare-attribute-own = esittele oma ominaisuus
sides-card-named-twice = kortin puolet on nimetty kahdesti
card-two-sides-named = kortissa on kaksi puolta, ja nimettyjä on { $n }
name-front-back-sides = nimeä etu- ja kääntöpuoli, esimerkiksi `sides light, dark`
short-name-stands-short = lyhyt nimi `{ $word }` on lyhyen nimen `{ $what }` sisällä
short-name = lyhyt nimi
spell-out-full = kirjoita se kokonaan
group-part-itself = ryhmä `{ $what }` on osa itseään
parts-each-other = { $names } ovat toistensa osia
list-kinds-groups-do = luettele lajeja tai ryhmiä, joissa tämä ei ole
expected = tässä pitäisi olla { $type }, mutta `{ $what }` on { $type2 }
say-what-asked-empty = sano, mitä siitä kysytään, esimerkiksi `{ $what } is empty`
say-what-asked = sano, mitä siitä kysytään, esimerkiksi `{ $what } is 3` tai `{ $what } > 3`
say-what-asked-2 = sano, mitä siitä kysytään, esimerkiksi `{ $what } is …` tai `{ $what } has …`
how-many-cards-holds = korttien määrä siinä on `size of { $what }`
cards-top = yksi sen korteista on `top of { $what }`
name-role-player-next = nimeä rooli, esimerkiksi `player` tai `next of player`
write-2 = kirjoita { $names }
write-of-is-2 = kirjoita `{ $asked } of { $left } is { $right }`
is-and-is = `{ $left }` on { $type }, ja `{ $right }` on { $type2 }
does-say-what-asked = `{ $what }` on { $sortof }, eikä tässä kerrota, mistä sitä kysytään
whole-comparison = kirjoita koko vertailu: `{ $subject } is { $what }`
write-of = kirjoita `{ $what } of { $owner }`
choice-between-words-number = `{ $what }` on valinta sanojen välillä, ei luku
put-rule-under-instead = pane sääntö sen alle: `under { $what } { $first }`
value-does-say-which = `{ $what }` on arvo näissä: { $names }; tämä ei kerro missä
ask-card-card = kysy kortilta, esimerkiksi `{ $homes } of card is { $what }`
winner-left-another-state = kirjoita `winner`, `left of …` tai muu tila, jonka tyyppi on player
names-known = tässä tunnetut nimet ovat { $names }
nobody-called-player = kukaan ei ole tässä nimeltään `player`
opposite-direction = kirjoita `opposite of direction`
opposite-alone-no-direction = pelkkä `opposite` ei ole suunta
can = se voi olla { $names }
nothing-called = mikään ei ole täällä nimeltään `{ $word }`
players-several-say-some = `players` on monta: kirjoita `some p in players where …` tai `every p in players where …`
say-whose = sano, kenen: `{ $word } of { $owner }`
several-players-needed = `{ $expr }` on monta pelaajaa, ja tässä tarvitaan yksi
asked = `{ $selector } of` kysytään tältä: { $which }; `{ $base }` on { $type }
there-each-2 = `{ $selector }` on yksi yhteinen, ei jokaisella omansa ({ $found })
there-all = `{ $selector }` on yksi kaikille
alone = kirjoita pelkkä `{ $selector }`
something-asked-thing = `{ $selector }` on { $selector2 }, eikä sitä kysytä sanalla `of`
write-is-2 = kirjoita `{ $base } is { $selector }`
every-ask-empty = jokaisella on yksi ({ $found }); kysy `{ $what } of … is empty`
alone-yes-or-no-statement = pelkkä `{ $what }` ei ole kyllä-tai-ei-väite
alone-yes-or-no-statements = pelkät { $names } eivät ole kyllä-tai-ei-väitteitä
comparison-out = kirjoita vertailu kokonaan: `{ $whole }`
say-who-does-what = sano, kuka tekee mitä, esimerkiksi `player begins`
set-direction-opposite-direction = kirjoita `set direction to opposite of direction`
no-step-begins = mikään askel ei ala sanalla `{ $what }`
player-does-step-several = askeleen tekee yksi pelaaja, ja `{ $what }` on monta
rules-say-how-many = kirjoita `{ $act }`: säännöt kertovat, montako
whole-move-without-number = `{ $act }` on koko siirto ilman lukua; luvun kanssa kirjoita `{ $given }`
number-may-million-most = luku saa olla enintään miljoona
was-wrong-asks-about = `was wrong` kysyy siirrosta, johon vastataan, eikä tässä vastata mihinkään
use-where-move-declared = käytä sitä siellä, missä tehdään siirto, jonka esittelyssä on `answering … by …`
never = `{ $what }` ei ole koskaan `{ $given }`
said = `{ $what }` sanotaan tästä: { $type }, ei tästä: { $type2 }
except-leaves-out-player = `except` jättää pois yhden pelaajan, ja `{ $each }` on monta
compare-teams-where-team = vertaa joukkueita: `… where team of p is not team of { $base }`
something-go-through = `{ $dom }` on { $type }, eikä sitä voi käydä läpi
go-through-zone-players = käy läpi paikka, `players`, ominaisuus tai väli, kuten `1..6`
could-different-cards = `{ $what }` voi olla { $n } eri korttia
say-which-card = sano mikä niistä, esimerkiksi `{ $card }`
no-card-shows = missään kortissa ei ole `{ $part }`
there-no-card = korttia `{ $what }` ei ole
no-kind-card-all = millään korttilajilla ei ole näitä kaikkia
rules-may-point-rules = säännöt saavat osoittaa yhteensä { NUMBER($mostlinks, useGrouping: 1) } sääntöön, ja tämän kanssa niitä on enemmän
name-rules-instead-whole = nimeä sääntöjä kokonaisten aiheiden sijaan
no-other-rule-about = mikään muu sääntö täällä ei puhu aiheesta `{ $what }`
name-rule-topic-edition = nimeä sääntö tai aihe, josta versiossa on sääntöjä
several-files-have-rule = sääntö `{ $what }` on useassa tiedostossa
say-which = sano, kumpi: { $homes }
rule-points-itself = sääntö `{ $what }` osoittaa itseensä
name-another-rule = nimeä toinen sääntö
no-rule-2 = tiedostossa `{ $unit }` ei ole sääntöä `{ $what }`
there = sellainen on täällä: { $homes }
word-every-table-cannot = `{ $word }` on jokaisen pelin sana, eikä sitä voi esitellä
choose-another-name = valitse toinen nimi
declared-twice = `{ $word }` on esitelty kahdesti
first-declared = esitelty ensin tässä
group-grows-group-also = ryhmä kasvaa näin: `group { $word } also KIND`
if-both-mean-same = jos molemmat tarkoittavat samaa, esittele se vain yhdessä tiedostossa; muuten anna toiselle eri nimi
cites-lines-file-does = tämä viittaa riveihin, mutta tiedosto ei nimeä lähdettään
source-named-below-line = lähde nimetään tämän rivin alla
add-source-sheet-number = lisää `source "SHEET" of NUMBER lines` tiedoston ensimmäisen rivin alle
lines-counted-from = rivit lasketaan ykkösestä
write-3 = kirjoita `{ $high }-{ $low }`
first-line-citation-comes = viittauksen ensimmäinen rivi tulee ensin
source-lines-cites-line = lähteessä on { $last } riviä, ja tämä viittaa riviin { $high }
length-told = sen pituus on tässä
correct-citation-length-source = korjaa viittaus tai lähteen pituus
round-told-twice = erä on kuvattu kahdesti
both-tell-round-anew = `{ $names }` ja `{ $names2 }` kuvaavat molemmat erän uudelleen
tells = `{ $names }` kuvaa sen tässä
pack-only-adds-move = paketti, joka vain lisää siirron, sanoo `turns also offer MOVE`; tai jätä toinen pois, tai kuvaa erä muunnelmassa
round-turns-once = erässä on `turns:` kerran
put-all-happens-turn = pane kaikki vuorolla tapahtuva yhteen lohkoon
turn-game-offers-nothing = tämän pelin vuoro ei tarjoa pelaajalle (`player`) mitään, joten siirto ei mahdu sen rinnalle
tell-round-anew-round = kuvaa erä uudelleen: `round:`
there-two-rules-file = tiedostossa on kaksi sääntöä `{ $item }`
rule-says-twice = säännössä `{ $draft }` on kahdesti `{ $word }`
first-said = sanottu ensin tässä
split-rule-if-both = jaa sääntö, jos tarkoitat molempia
take-out-2 = poista toinen
rule-does-say-what = sääntö `{ $draft }` ei kerro, mistä se puhuu
rule-both-printed-assumed = sääntö `{ $draft }` on sekä painettu että oletettu
split-what-sheet-says = jaa se: mitä lehtinen sanoo (`lines`), mitä me lisäämme (`assumed`)
rule-neither-cites-lines = sääntö `{ $draft }` ei viittaa riveihin eikä kerro olevansa oletettu
add-lines-if-sheet = lisää `lines 12-14`, jos lehtinen sanoo sen, tai `assumed "why"`, jos me sanomme
rule-no-clause-so = säännössä `{ $draft }` ei ole lauseketta, joten siitä ei seuraa mitään
remark-sheet-written-note = lehtisen huomautus kirjoitetaan `note "…" lines 3-4 see RULE`
whoever-acts-called-nothing = tekijä on tässä nimeltään `{ $role }`, eikä mikään muu puhu hänestä
two-players-called = kaksi pelaajaa on nimeltään `{ $what }`
give-each-seat-own = anna kullekin paikalle oma nimi
game-players-most-given = peli on enintään { $mostplayers } pelaajalle, ja annettu on { $n }
first-given = annettu ensin tässä
say-line-take-two = sano se yhdellä rivillä, tai poista toinen
given-twice = tämä on annettu kahdesti
card-lies-there-given = siellä on yksi kortti, ja `{ $target }` on annettu muuten
spell-card-out-kind = kirjoita kortti lajin ja arvojen mukaan
thing-several-given = `{ $target }` on yksi asia, ja annettu on monta
cannot-given = `{ $target }` ei ole annettavissa
give-cards-zone-card = anna paikan kortit, sen päällimmäinen kortti tai tila
empty-place-no-cards = tyhjässä paikassa ei ole kortteja: `{ $target } has 0 cards`
no-card-called = mikään kortti ei ole nimeltään `{ $what }`
deck-may-have-cards-3 = pakassa saa olla { NUMBER($mostcards, useGrouping: 1) } korttia
cards-lie-zone = kortit ovat paikassa, ja `{ $target }` on { $type }
name-zone-hand = nimeä paikka, esimerkiksi `hand of …`
is = `{ $word }` on { $other }
further = ja tässä, ja myöhemmin
given-anew-pass-only = `{ $what }` saa uuden arvon vain tällä kierroksella; seuraavalla se on taas sama kuin ennen silmukkaa
keep-state-state-number = pidä se tilassa: `state { $what }: number starts 0` ylhäällä, `set { $what } to …` ennen silmukkaa, `add … to { $what }` sen sisällä
only-players-sit-order = vain pelaajilla on istumajärjestys, josta aloittaa, ja `{ $dom }` antaa: { $type }
leave-out-starting = jätä pois `starting at …`
chance-counts-more = mahdollisuuden paino on 1 tai enemmän
leave-out-what-never = jätä pois se, mitä ei koskaan tapahdu
cards-shown-players = kortteja näytetään pelaajille
proceed-lets-what-was = `proceed` antaa korvatun tapahtua, eikä tässä korvata mitään
use-clause-form-when = käytä sitä lausekkeessa, jonka muoto on `when player would …:`
only-cards-moved-cards = vain kortteja siirretään, ja `{ $dom }` ei ole kortteja
player = { $why }, ja `{ $dom }` ei ole pelaaja
zone-each-player = `{ $word }` ei ole paikka, joka on jokaisella pelaajalla
name-clause-only-stays = `{ $word }` on nimi vain tässä lausekkeessa, eikä se muutu
declare-state-what-remembered = esittele tila sille, mitä pitää muistaa
cards-moved-there-move = kortit siirretään sinne: `move … to { $target }`
cards-moved-move = kortteja siirretään: `move … to { $end }`
rule-says-what = sääntö kertoo, mikä se on: `{ $target } is …`
what-card-shows-does = mitä kortissa on, ei muutu
only-state-set-declare = vain tila asetetaan; esittele se näin: `state NAME: TYPE`
state-so-cannot-set = `{ $target }` ei ole tila, joten sitä ei voi asettaa
number-2 = `{ $target }` on { $type }, ei luku
set = kirjoita `set { $target } to …`
moves-offered-players = siirtoja tarjotaan pelaajille
offered-several-players-does = tätä tarjotaan usealle pelaajalle, eikä kerrota, moniko saa ottaa sen
any-if-first-take = kirjoita `to any of { $domain }`, jos ensimmäinen ottaja sulkee sen, tai `to each of { $domain }`
offers-choose = `{ $dom }` tarjoaa valittavaksi: { $type }, ei: { $type2 }
does-say-which-s = tämä ei kerro, mistä valitaan ({ $type })
add = lisää `{ $among }`
only-players-choose = vain pelaajat valitsevat
keeps-chosen = `{ $state }` säilyttää: { $kept }; valittu on { $type }
say-who-player = sano, kuka: `player { $verb }`
stands-what-somebody-does = tässä sanotaan, mitä joku tekee: `{ $verb }`, ei `{ $verb2 }`
value = `{ $what }` ei ole ominaisuuden `{ $attribute }` arvo
game-may-have-kind = pelissä saa olla { $limit }, ja tämän lajin kanssa on enemmän
leave-out-attributes-no = jätä pois ominaisuudet, joita mikään sääntö ei kysy, tai anna niille vähemmän arvoja
kept-each-player-team = { $what ->
    [zone] paikka
   *[state] tila
 } on pelaajan, joukkueen tai ominaisuuden arvon oma, ei tämän: { $each }
pile-order-top-hand = pinolla on järjestys ja päällimmäinen, kädellä ei kumpaakaan
seen-all-nobody-owner = sen näkevät kaikki, ei kukaan tai omistaja
backs-seen-about-cards-two = `backs-seen` koskee kaksipuolisia kortteja, ja tämän pelin korteissa on yksi puoli
leave-out-declare-sides = jätä se pois, tai esittele `sides NAME, NAME`
zone-cannot-both = paikka `{ $item }` ei voi olla sekä `{ $first }` että `{ $second }`
said-2 = sanottu tässä
keep-two-words = { $why }: jätä toinen sanoista
number-starts = kirjoita luku, esimerkiksi `starts 0`
leave-starts-out-set = jätä `starts` pois ja aseta se askeleessa
is-not = `{ $what }` ei ole { $type }
third-person-already = `{ $verb }` on jo sanan `{ $other }` kolmas persoona
give-them-another-third = anna toiselle eri kolmas persoona, esimerkiksi `{ $sort } { $what } … spoken OTHER-WORD`
make-sentence-two-translation = tee niistä yksi lause; käännös on sanan `in` ja kielen jälkeen
rule-gloss-right-below = säännöllä on yksi selitys, heti nimen alla
indent-like-clauses-rule = sisennä se kuten säännön lausekkeet
clause-does-stand-among = lauseke, jossa on `{ $found }`, ei ole askelten joukossa
stands-above-clauses-rule = kuuluu säännön lausekkeiden yläpuolelle
move-line-up-below = siirrä rivi ylös, selityksen alle
no-if-above = on ilman `if`-riviä yläpuolellaan
indent-like-if-belongs = sisennä se kuten `if`, johon se kuuluu, heti sen askelten jälkeen
step-steps-stand-under = on askel, ja askeleet ovat rivin alla, joka kertoo, milloin ne tehdään
put-under-line-stage = pane se sellaisen rivin alle kuin `at STAGE:` tai `when player MOVES card:`
belongs-rule-does-stand = kuuluu sääntöön eikä tähän
indent-like-gloss-rule = sisennä se kuten säännön selitys
stands-under-line-says = kuuluu sen rivin alle, joka kertoo, mikä tiedosto on
move-top-file = siirrä se tiedoston alkuun
begins-item-own = aloittaa oman kohtansa
begin-line-without-indentation = aloita rivi sillä, ilman sisennystä
said-3 = `{ $word }` { $what }
line-begins = rivi alkaa tässä näin: { $expected }
no-line-begins = mikään rivi ei ala tässä sanalla `{ $word }`
indent-if-belongs-line = sisennä se, jos se kuuluu yllä olevaan riviin; huomautus on merkin `#` jälkeen
nothing-rule-file-begins = mikään sääntötiedostossa ei ala tekstillä lainausmerkeissä
stands-inside-rule-indent = se kuuluu säännön sisään: sisennä kahdella välilyönnillä
indent-if-belongs-line-2 = sisennä se, jos se kuuluu yllä olevaan riviin
space-missing = välilyönti puuttuu: `{ $parted }`
stands-under-line-says-2 = se kuuluu sen rivin alle, joka kertoo, mikä tiedosto on: sisennä kahdella välilyönnillä
item-begins-word-rule = kohta alkaa sanalla, kuten `rule`, `option`, `reading`, `silent about`, `kind` tai `zone`
nothing-rule-file-begins-2 = mikään sääntötiedostossa ei ala sanalla `{ $found }`
line-indented-like-no = tämä rivi on sisennetty eri tavalla kuin mikään yllä oleva
indent-two-spaces-each = sisennä kaksi välilyöntiä tasoa kohti
line-indented-but-line = tämä rivi on sisennetty, mutta yllä oleva rivi ei avaa lohkoa
indent-like-line-above = sisennä se kuten yllä oleva rivi, tai vähemmän
say-rule-your-own = sano sääntö omin sanoin, lainausmerkeissä ja sisennettynä: `  "Seven cards each."`
put-gloss-quotes = pane selitys lainausmerkkeihin: `"{ $strip }"`
rule-needs-gloss-line = sääntö `{ $what }` tarvitsee selityksen nimensä jälkeen
nothing-indented-under-line = tämän rivin alla ei ole mitään sisennettynä
what-belongs-stands-below = siihen kuuluva on alla, kaksi välilyöntiä syvemmällä, esimerkiksi `{ $context }`
colon-missing-before = kaksoispiste puuttuu ennen sanaa `{ $found }`
write-4 = kirjoita `{ $line }:`
end-line = päätä rivi merkkiin `:`
colon-missing-end-line = kaksoispiste puuttuu rivin lopusta
text-no-closing-quote = tekstiltä puuttuu lopettava lainausmerkki
close-same-line = lopeta se merkillä `"` samalla rivillä
text-quotes-needed = tässä tarvitaan teksti lainausmerkeissä
write-5 = kirjoita `"{ $begin }"`
two-full-stops-between = kirjoita kaksi pistettä, `..`, ensimmäisen ja viimeisen luvun väliin
means-nothing = { $what } ei merkitse tässä mitään
names-small-letters-hyphens = nimissä on pieniä kirjaimia ja tavuviivoja: `{ $canonical }`
names-small-letters-hyphens-2 = nimissä on pieniä kirjaimia ja tavuviivoja, ja ensin on kirjain
name-2 = `{ $word }` ei ole nimi
write-6 = kirjoita `0 - { $word }`
number-more = luku on tässä 0 tai enemmän
state-starts-more-step = tila alkaa nollasta tai suuremmasta; askel voi asettaa sen pienemmäksi: `set { $state } to 0 - { $word }`
number-below-cannot-written = alle nollan olevaa lukua ei voi kirjoittaa
text-ends-second-quote = teksti päättyy toiseen lainausmerkkiinsä, ja tämä jatkuu
inside-text-single-quote = käytä tekstin sisällä merkkejä “ ja ” tai puolilainausmerkkejä
parenthesis-closes-nothing = tämä sulje ei sulje mitään
take-away = poista se
parenthesis-closed = tätä suljetta ei ole suljettu
close = sulje se merkillä `)`
there-comma-too-many = pilkku on liikaa
take-comma-away-say = poista pilkku tai kirjoita, mitä seuraa; luettelo on yhdellä rivillä
stands-first-condition-after = `{ $words }` on ehdossa ensimmäisenä, tai sanan `and` tai `or` jälkeen
put-parentheses = pane se sulkeisiin: `({ $words } { $found } in …)`
reaches-end-condition-so = `{ $opened }` ulottuu ehdon loppuun, joten sen jälkeen ei voi olla `{ $found }`
put-parentheses-2 = pane se sulkeisiin: `({ $opened } …) { $found } …`
needed-number = tässä tarvitaan { $noun }, ei luku { $found }
number-needed = tässä tarvitaan luku, ei `{ $found }`
text-quotes-needed-2 = tässä tarvitaan teksti lainausmerkeissä, ei `{ $found }`
needed-text-quotes = tässä tarvitaan { $noun }, ei teksti lainausmerkeissä
does-begin-condition = `{ $joint }` ei aloita ehtoa tässä
does-say-whether-may = tämä ei kerro, mitä `{ $first }` saa tehdä, mitä on pakko tehdä tai mikä on kiellettyä, eikä mitä seuraa
what-follows-stands-steps = mitä seuraa, on askelina rivin `when { $first } { $found } …:` alla
step-no-condition-own = askeleella ei ole omaa ehtoa
put-below-line-if = pane se rivin `if CONDITION:` alle
when-after-rule-only = kirjoita `when { $rest }:`; `after RULE` vain järjestää sääntöjä
after-does-say-when = `after` ei kerro, milloin jotain tapahtuu
line-about-move = rivi koskee yhtä siirtoa
ask-about-each-itself = kysy kustakin erikseen
what-lies-top-comes = päällimmäinen sanotaan ensin
top-zone-card = esimerkiksi `top is { $card }` tai `top of ZONE is { $card }`
number-cards-number-alone = korttien määrä on pelkkä luku
leave-cards-out = jätä `cards` pois
each-n = kirjoita `for each n in 1..{ $loop }:`
count-up-to = kirjoita tähän luku; jos lasketaan lukuun `{ $found }` asti, pidä tilaa ja kirjoita `repeat until STATE is { $found }:`
steps-repeated = askelia ei toisteta sanalla `{ $word }`
name-word-another = nimi on yksi sana, ja `{ $found }` on toinen
join-them-hyphen = yhdistä ne tavuviivalla: `{ $words }-{ $found }`
missing-end-line = rivin lopusta puuttuu `{ $word }`
missing-before = ennen sanaa `{ $found }` puuttuu `{ $word }`
needed = tässä tarvitaan `{ $word }`, ei `{ $found }`
line-ends-needed = rivi päättyy, ja tässä tarvitaan { $needed }
line-own-below-indented = kirjoita `{ $rest }` omalle rivilleen alle, kaksi välilyöntiä syvemmälle
line-should-end-after = rivin pitäisi päättyä kaksoispisteeseensä
write-7 = kirjoita `>=`
expected-but-found = tässä pitäisi olla { $needed }, mutta on `{ $found }`
file-scenarios = tämä ei ole esimerkkitilanteiden tiedosto
begin-spec-name-vocabulary = aloita se näin: `spec NAME of VOCABULARY`
there-two-scenarios-file = tiedostossa on kaksi esimerkkitilannetta `{ $item }`
scenario-does-say-under = esimerkkitilanne `{ $item }` ei kerro, minkä version säännöin
add-under-edition-first = lisää `under EDITION` sen ensimmäiseksi riviksi
command-line = komentorivi
kernel-player = Se, joka tekee siirron tai jonka vuoro on.
kernel-players = Kaikki erässä mukana olevat, paikka kerrallaan.
kernel-partners = Pelaajan joukkueen muut jäsenet.
kernel-table = Pöydän ääressä istuvat päättävät sen yhdessä.
kernel-next = Se, jonka vuoro on seuraavaksi pelisuunnassa.
kernel-previous = Se, jonka vuoro oli edellinen pelisuunnassa.
kernel-left = Vasemmalla istuva naapuri, kuljettiinpa kumpaan suuntaan tahansa.
kernel-right = Oikealla istuva naapuri, kuljettiinpa kumpaan suuntaan tahansa.
kernel-winner = Erän voittaja, kunnes joku voittaa seuraavan.
kernel-round-number = Monesko pelin erä on menossa, alkaen 1:stä.
kernel-size = Montako korttia siinä on; `size of players` laskee pelaajat.
kernel-top = Pinon päällimmäinen kortti.
kernel-bottom = Pinon alimmainen kortti.
kernel-newest = Kortti, joka tuli siihen viimeksi.
kernel-empty = Siinä ei ole yhtään korttia.
kernel-opposite = Päinvastainen suunta.
kernel-clockwise = Kultakin paikalta sen vasemmalla puolella olevalle.
kernel-counterclockwise = Päinvastoin kuin myötäpäivään.
kernel-number = Tyyppi: kokonaisluku.
kernel-yes-no = Tyyppi: kyllä tai ei; `NAME is yes` kysyy sitä.
kernel-card = Tyyppi: kortti. Siirrossa kortti, jolla se tehdään.
kernel-team = Joukkue, jossa pelaaja pelaa; myös tyyppi.
kernel-zone = Tyyppi: paikka, jossa kortteja on.
kernel-direction = Kumpaan suuntaan peli kulkee; myös tyyppi.
kernel-yes = Tyypin yes-no arvo; `true` on sama.
kernel-no = Tyypin yes-no arvo; `false` on sama.
kernel-lose-turn = Pelaajan seuraava vuoro jää väliin.
kernel-regain-turn = Yksikään pelaajan vuoro ei enää jää väliin.
kernel-begin = Pelaajan vuoro tulee seuraavaksi.
kernel-take-over = Vuoro on nyt tämän pelaajan; peli jatkuu siitä.
kernel-go-again = Tämän vuoron jälkeen pelaaja saa uuden vuoron.
kernel-drop-out = Pelaaja putoaa erästä.
kernel-leave-game = Pelaaja putoaa pelistä.
kernel-turn-begins = Vuoro alkaa; `player` on se, jonka vuoro on.
kernel-turn-ends = Vuoro päättyy; `player` on se, jonka vuoro oli.
kernel-decline = Esimerkkitilanteessa: pelaaja ei tee mitään tarjotuista siirroista.
