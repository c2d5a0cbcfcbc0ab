# Mitä kielipalvelu kertoo kirjoitettavien sääntöjen vieressä.

local = Nimen `{ $name }` antaa tämä lauseke tai siirto, jota se koskee.
value-of = arvo, jonka lajina on { $of }; esitelty: `{ $unit }`
declared-in = esitelty: { $unit }
called = pelaajat sanovat: { $term }
printed = painettuna: { $lines }
printed-of = painettuna: { $sheet }, { $lines }
one-line = rivi { $lines }
several-lines = rivit { $lines }
has-lines = { $what } (lehtisessä on { $n } riviä)
assumed = oletus: { $why }
overridden = edelle menee: { $rules }
overridden-otherwise = muilla valinnoilla edelle menee: { $rules }
set-aside = kumoaja: { $rules }
not-in-force = ei voimassa näillä valinnoilla
holds-under = voimassa vain, kun valintana on { $choices }
choice-is = { $axis } { $values }
rule-of = sääntö tiedostossa { $unit }
cited-by = tähän viittaa: { $rules }
and-more = { $rules } ja { $n } muuta
scenarios =
    { $n ->
        [one] 1 esimerkkitilanne
       *[other] { $n } esimerkkitilannetta
    }
findings =
    { $n ->
        [one] 1 löydös: { $first }
       *[other] { $n } löydöstä: { $first }
    }
otherwise-in = toisin näissä: { $editions }
this-rule-too = ja tämä sääntö
builds-on =
    { $n ->
        [one] pohjana on `{ $unit }`, ja siinä on virhe: { $first }
       *[other] pohjana on `{ $unit }`, ja siinä on { $n } virhettä: { $first }
    }
let-override = anna säännön `{ $rule }` mennä edelle; silloin: { $then }
accept = hyväksy `{ $id }`
in-this-rule = nimetty tässä säännössä
of-each = jokaisella: { $owner }
of-a-card = kortin ominaisuus
of-what = kohteena { $what }
short-name = lyhyt nimi
a-number = luku
value-of-choice = valinnan { $choice } arvo
no-name = `{ $name }` ei kelpaa nimeksi: nimissä on pieniä kirjaimia ja tavuviivoja
word-of-tables = `{ $name }` on jokaisen pelin sana, eikä sitä voi esitellä
in-shipped = `{ $name }` on käytössä mukana tulevissa säännöissä, ja ne pysyvät ennallaan
then-wrong = silloin { $why }
nothing-declared = tässä ei ole mitään, mitä sääntötiedosto esittelee
type-of-each = { $type }, jokaisella: { $owner }
both = { $one }; { $other }

form-about = Mitä sääntö koskee, jos ei samaa kuin lukunsa.
form-after = Se, mitä tämä sääntö tekee, tapahtuu noiden sääntöjen jälkeen.
form-and = Molemmat ehdot pitävät paikkansa.
form-or = Ainakin yksi ehdoista pitää paikkansa.
form-not = Ehto ei pidä paikkaansa.
form-arithmetic = Lukuja lasketaan yhteen, vähennetään merkillä `-` tai kerrotaan merkillä `*`.
form-assign = Tila saa tämän arvon.
form-add = Tila kasvaa tämän luvun verran.
form-attribute = Jotakin, mitä korteissa voi näkyä, arvoineen; myös pelkkä arvojen luettelo, jonka mukaan tiloja ja paikkoja pidetään.
form-choose = Joku tai koko pöytä valitsee; valinnalla on nimi seuraavia askelia varten.
form-compare = Lukuja verrataan merkeillä `<`, `<=`, `>` tai `>=`.
form-count = Kuinka monta on niitä, joille ehto pitää paikkansa.
form-do = Pelaaja tekee siirron, tai pelaajalle tapahtuu jotakin.
form-effect = Siirron tai tapahtuman jälkeen, jos se on tällainen ja ehto pitää paikkansa, seuraavat nämä askeleet.
form-event = Jotakin, mitä pelaajalle tai pöydälle tapahtuu; sisällä on, mitä siitä seuraa, ja jokin askel aiheuttaa sen.
form-for-each = Askeleet kerran kullekin niistä, jotka ovat mukana alussa; pelaajat järjestyksessä annetusta paikasta, jos se on annettu.
form-given-is = Paikan kortit, päällimmäinen ensin, pelkkä päällimmäinen kortti tai tilan arvo.
form-given-turn = Kenen vuoro on.
form-gloss = Yksi lause kirjoittajan omin sanoin; se näytetään lukijalle aina, kun asialla on merkitystä.
form-has = Arvo on olemassa.
form-if = Askeleet tapahtuvat, jos ehto pitää paikkansa; muuten sanan `else` jälkeiset.
form-is = Kaksi puolta ovat samat, tai asia on tällainen.
form-kind = Korttilaji: ominaisuudet, joita siinä näkyy, kukin vapaana tai sillä arvolla, joka on kaikissa sen korteissa.
form-let = Nimi arvolle sellaisena kuin se nyt on, seuraavia askelia varten.
form-members = Paikan kortit, pelaajat tai ominaisuuden arvot; `except` jättää joitakin pois.
form-move = Jotakin, minkä pelaaja päättää tehdä, esitelty pelkkänä verbinä; säännöt kertovat, milloin se on sallittua.
form-name = Rooli, parametri, tila, paikka, suure, luvun valinta, arvo tai lyhyt nimi.
form-need = Mitä ilman kotisääntö ei toimi: sitä pelataan vain sellaisten sääntöjen kanssa, joissa se on.
form-of = Mitä jostakin kysytään: kortin ominaisuus, pelaajan paikka, jonkun vieressä istuva, pinon päällimmäinen.
form-option = Valinta, jonka lehtinen tai kotisääntö jättää pelaajille.
form-overrides = Missä tämä sääntö pätee, nuo väistyvät; sanan `under` kanssa vain silloin, kun se arvo on valittu.
form-pack = Kotisääntöjä, jotka voi lisätä jokaiseen saman sanaston versioon; kertoo vain, mitä lisää ja muuttaa.
form-quantifier = Ehto pitää paikkansa joillekin, ei yhdellekään tai jokaiselle niistä. Se ulottuu kaikkeen oikealla puolellaan.
form-replaces = Tämä sääntö tulee noiden tilalle, viittasipa niihin mikä muu tahansa.
form-rule = Mitä yksi lehtisen lause määrää: selitys, merkinnät ja lausekkeet, jotka sanovat sen.
form-scenario = Tilanne, mitä siinä tehdään ja mikä sitten pitää paikkansa.
form-shift = Kortit menevät paikkaan, päällimmäisiksi, ellei toisin sanota.
form-fetch = Näin monta korttia yhden paikan päältä siirtyy toiseen; loppuva pino täytetään.
form-spec = Esimerkkitilanteita, joilla yhden sanaston versioita ja muunnelmia testataan.
form-state = Jotakin, mikä muistetaan: erän ajan, vuoron ajan (`this-turn`) tai erästä toiseen (`kept`).
form-swap = Kaksi paikkaa vaihtaa korttinsa.
form-then-holds = Paikassa on täsmälleen nämä kortit.
form-then-that = Ehto pitää paikkansa.
form-then-turn = Kenen vuoro nyt on.
form-title = Miksi peliä, versiota, kotisääntöä tai muunnelmaa kutsutaan; tunnus on kirjoittamista varten.
form-topic = Jotakin, mitä säännöt voivat koskea; versioita verrataan ja kotisäännöt viittaavat niihin aiheittain.
form-under-edition = Versio tai muunnelma, jolla esimerkkitilanne pelataan; jokainen tällainen rivi pelaa sen kerran lisää.
form-variant = Versio tai toinen muunnelma, jolla on kotisääntöjä, valintoja ja omia muutoksia.
form-version = Kielen versio, jolla tiedosto on kirjoitettu.
form-when-chooses = Pelaaja valitsee.
form-when-does = Pelaaja tekee siirron tai jättää väliin.
form-zone = Paikka korteille, tai oma jokaiselle pelaajalle, joukkueelle tai arvolle, ominaisuuksineen; tapahtuma voi täyttää sen, kun se loppuu.
