# Mitä `--help` kertoo, suomeksi.

word-usage = käyttö
word-arguments = argumentit
word-options = valitsimet
word-every-verb = kaikkien komentojen valitsimet
word-examples = esimerkkejä
main-title = sääntökirja, jota tietokonekin osaa lukea
main-version = näytä cardlaw’n versio
main-every-verb = `cardlaw VERB --help` kertoo, miten komentoa käytetään, ja antaa esimerkkejä. Sääntökirjat nimetään tunnuksella (ID), tunnuksella ja valinnoilla (ID[VALINTA=ARVO]) tai kotisäännöillä ("ID with PACK") tai tiedostolla. `cardlaw list` näyttää tunnukset. `--language en` vaihtaa kieleksi englannin; kielet ovat en, fi, nb, it ja sv.
main-exit-codes = Paluuarvot: 0 kunnossa; 1 jotain on avointa, erilaista, epäonnistunutta tai ei tiedossa; 2 väärä käyttö tai tiedosto, joka ei käänny.

every-rules = etsi sääntöjä ensin tästä kansiosta; voi antaa monta kertaa (sitten CARDLAW_RULES-kansioista)
every-format = text (ihmisille), plain (rivi kerrallaan) tai json
every-language = kieli: en, fi, nb, it tai sv (järjestelmän kieli, muuten en)
every-no-color = ei värejä, kuten ympäristömuuttuja NO_COLOR
every-help = näytä tämä teksti
every-jobs = montako prosessia käytetään (yksi jokaista suoritinta kohti)
every-reach = näytä myös, miten jaosta päästään kuhunkin tilanteeseen, jos se löytyy
every-emit-courses = kirjoita valitsimen --reach löytämät pelit kansioon komentoa `cardlaw replay` varten
every-players = montako pelaa (4 tai mitä säännöt sallivat)

list = näytä pelit, versiot, kotisäännöt ja muunnelmat valintoineen
list-words = sanat, joilla säännöt kirjoitetaan: siirrot, tapahtumat, kortit, tilat, aiheet
list-all = kaikki: myös kunkin arvon perustelu ja se, mitä lehtinen ei kerro
list-ids = peli, versio, kotisääntö tai muunnelma, joka näytetään kokonaan; ilman sitä kaikki lyhyesti

check = käännä sääntötiedostot ja kerro, mikä on ristiriidassa, avoinna tai oletettu
check-ids = mitä tarkistetaan; ilman sitä kaikki
check-all = jokainen kohta kokonaan: sen säännöt, tilanne ja ratkaisu
check-compile-only = vain käännä, älä etsi muuta
check-emit-spec = kirjoita löydökset esimerkkitilanteiksi kansioon
check-fix = tee ensin kaikki varmat korjaukset
check-watch = tarkista uudelleen aina, kun sääntötiedosto muuttuu

compare = näytä, missä versiot eroavat, ja tilanne, jos jokin näyttää eron
compare-ids = vähintään kaksi saman pelin versiota tai muunnelmaa
compare-topic = kaikki tämän aiheen erot
compare-all = jokainen ero, myös ne, jotka seuraavat muista
compare-why = myös ratkaisevat säännöt, mitä muuta seuraa, mitä lehtiset jättävät avoimeksi ja mitä ei tiedetä
compare-proofs = luettele myös, mikä todistettiin samaksi
compare-together = kokeile myös kaikkia muita tulkintoja tai valintoja kaksi kerrallaan (kestää minuutteja)
compare-matrix = vain kuka on samaa mieltä kenen kanssa, aihe kerrallaan
compare-moves = vain mikä on sallittua, ei mitä siitä seuraa

ask = vastaa, onko siirto tilanteessa sallittu ja miksi
ask-ids = versiot tai muunnelmat, joilta kysytään; ilman niitä sinulta kysytään kaikki
ask-given = jotain pöydästä, kuten "top is red 7" tai "hand is red 2, +4"; `hand` on siirron tekijän käsi. Voi antaa monta kertaa. Jos kysyt vastauksesta, kerro, mitä juuri pelattiin, kuten "d plays red +2"; jos se oli väärin, "d wrongly plays +4"
ask-situation = tiedosto, jossa tällaisia tietoja on yksi rivillä; `#` aloittaa huomautuksen, - lukee syötteestä
ask-move = mitä joku yrittää, esimerkiksi "play red 2"
ask-why = kaikki: mikä olisi sallittua, mistä vastaus riippuu, mitä oletettiin, mitä seuraa
ask-quick = älä todista, ettei pois jätetyllä ole väliä
ask-exit-zero = paluuarvo on aina 0; ilman tätä 0 tarkoittaa, että jokainen versio sallii tai vaatii siirron, ja 1 kaikkea muuta

explain = selitä sääntö, sana tai virhekoodi
explain-clause = säännön nimi, pelin sana (`cardlaw list ID --words`), cardlaw’n sana tai virhekoodi
explain-within = versio tai muunnelma, halutessasi valintoineen ja kotisääntöineen

play = pelaa tietokonetta vastaan päätteessä
play-id = mitä pelataan
play-players = montako pelaa, sinä mukaan lukien
play-seed = sama siemenluku jakaa samat kortit
play-others = miten muut pelaavat: strategic tai random
play-seat = kuka istuu paikalla N (sinun on 1): person, strategic, random tai MODULE:CLASS; ihmiset jakavat näytön
play-names = pelaajien nimet
play-save = kirjoita jokainen siirto tähän tiedostoon
play-resume = jatka tallennettua peliä

simulate = pelaa monta erää ja näytä tilastot
simulate-ids = versiot tai muunnelmat, jotka pelataan samoilla siemenluvuilla
simulate-rounds = montako erää (1000)
simulate-seed = ensimmäisen erän siemenluku (0)
simulate-policy = mitä tehdään, kun säännöt ovat ristiriidassa: strict (kielto voittaa) tai lenient
simulate-unlawful = kuinka usein satunnainen pelaaja rikkoo sääntöä, jonka voi rikkoa (osuus 0–1)
simulate-forgets = kuinka usein se jättää velvollisuuden, kuten huudon, tekemättä (osuus 0–1)
simulate-windows = kuinka usein se käyttää tilaisuuden huomauttaa tai keskeyttää (osuus 0–1)
simulate-engine = fast tai reference (tulkki); molemmat pelaavat samat erät. Ilman tätä nopea pelaa, minkä osaa
simulate-csv = rivi kustakin erästä tilastojen sijaan
simulate-against = vielä yksi versio tai muunnelma, johon muita verrataan (muuten ensimmäiseen)
simulate-strategy = strategic (oletus), random tai oma Python-luokkasi MODULE:CLASS; tai yksi kullekin paikalle: S,S,S
simulate-output = kirjoita joka erä: pääte on .csv, .json tai .parquet; voi antaa monta kertaa
simulate-plot = piirrä tulos: pääte on .svg tai .png
simulate-histogram = näytä erien vuorot ja pisteet pylväinä
every-cluster = anna työ Dask-klusterille: sen ajastimen osoite, kuten tcp://HOST:8786 (CARDLAW_CLUSTER)
every-in-play = pelaa näin monta erää (200 riittää) ja näytä, kuinka monessa kukin kohta tulee eteen ja muuttaa voittajan
simulate-jobs = montako erää pelataan yhtä aikaa (yksi jokaista suoritinta kohti)

compile = kirjoita peli WebAssemblyksi
compile-id = versio tai muunnelma
compile-output = kirjoitettava tiedosto: pääte on .wasm, tai .wat jos haluat luettavan tekstin

replay = näytä, mitkä pelin siirrot olivat yhden tai useamman version sääntöjen vastaisia
replay-file = tallennettu peli tai esimerkkitilanteiden tiedosto
replay-under = versiot tai muunnelmat, joilla se arvioidaan sen omien sijaan
replay-scenario = vain tämä tiedoston esimerkkitilanne
replay-brief = vain siirrot, jotka rikkovat säännön

test = aja esimerkkitilanteet ja kerro, mikä ei toteutunut
test-paths = spec-tiedostoja tai kansioita, joissa niitä on
test-unshown = luettele säännöt, joita mikään esimerkkitilanne ei näytä

coverage = näytä, kuinka suuri osa painetusta lehtisestä on kirjoitettu säännöiksi
coverage-id = versio tai sen muunnelma
coverage-source = lehtisen teksti; ilman sitä tyhjiä rivejä ei voi erottaa pois jätetyistä
coverage-exit-zero = paluuarvo on 0, vaikka rivejä olisi kesken tai viittaamatta; muuten se on 1

translate = luettele kääntämättömät tekstit ja vaihda tiedostoja kääntäjien kanssa
translate-ids = mitä käännetään, pohjineen ja esimerkkitilanteineen, tai sääntö- tai spec-tiedosto; ilman sitä kaikki
translate-into = kieli, jolle käännetään: fi, nb, it tai sv
translate-export = kirjoita PO-tiedosto kääntäjälle
translate-import = ota PO-tiedosto vastaan; se säilytetään kansiossa `po` sääntöjen ja esimerkkitilanteiden vieressä
translate-all = luettele jokainen puuttuva teksti, ei vain tiedostojen ensimmäisiä

new = aloita oma muunnelma: tiedosto, joka kääntyy sellaisenaan, huomautuksineen
new-name = muunnelman nimi: pieniä kirjaimia, numeroita, -
new-extends = versio tai muunnelma, jolle se rakentuu
new-packs = mukaan otettavat kotisäännöt
new-output = minne se kirjoitetaan (NAME.rules; - on näyttö)

packs = luettele kotisäännöt ja näytä, mitkä sopivat yhteen
packs-names = pelejä tai kotisääntöjä; --matrix-valitsimen kanssa yksi tai kaksi kotisääntöä
packs-matrix = mitkä kotisäännöt sopivat yhteen tässä versiossa tai muunnelmassa
packs-look = tutki parit, joita ei tunneta tai jotka ovat muuttuneet (sekunteja kukin), ja säilytä tulos
packs-kept = tiedosto, jossa tulos säilytetään
packs-exit-zero = paluuarvo on 0, vaikka jotkin kotisäännöt eivät sovi yhteen; muuten se on 1

print = tulosta sääntökirja pöytään: PDF, HTML tai Markdown
print-names = sääntökirja; julisteeseen vähintään kaksi
print-kind = full (joka sääntö), one-page, house-rules (mitä muunnelma muuttaa), poster (miten versiot eroavat) tai cheat-cards
print-output = kirjoitettava tiedosto: pääte on .pdf, .html tai .md; - kirjoittaa Markdownin näytölle (ID.pdf)
print-paper = a3, a4, a5 tai booklet: A5-sivuja A4:lle, taitettavaksi (a4; julisteelle a3)
print-link = osoite, joka painetaan lehtiseen

site = kirjoita kaikki sivut Markdownina mille tahansa sivustogeneraattorille
site-ids = näytettävät sääntökirjat; ilman niitä omasi tai mukana tulevat
site-out = kirjoitettava kansio: uusi tai tyhjä, tai sellainen, jonka tämä on jo kirjoittanut
site-languages = en, fi, nb, it, sv pilkuilla erotettuina; ensimmäinen on pääkieli (en)
site-at = sivujen kansio sivustolla (rules)
site-scenarios = esimerkkitilanteiden tiedostoja tai kansioita; ne piirretään
site-findings = all (laske puuttuvat), kept tai none (all)
site-title = sivuston nimi (Rulebooks)
site-strict = päätä koodiin 1, jos sääntötiedosto tai luettelo on väärin tai sana puuttuu

plan = näytä, mitä muunnelma muuttaa pohjaansa verrattuna
plan-variant = muunnelma, tai versio, johon on lisätty kotisääntöjä tai valintoja
plan-against = vertaa tähän eikä siihen, mitä se laajentaa
plan-quick = vain mikä pöydässä muuttuu; älä etsi löydöksiä

share = tee muunnelmasta lyhyt merkkijono
share-file = oma muunnelmasi
share-remarks = säilytä huomautukset; merkkijonosta tulee pidempi

open = tee `share`-komennon merkkijonosta taas säännöt
open-string = mitä `cardlaw share` tulosti; - lukee sen syötteestä
open-output = kirjoita tähän tiedostoon tai kansioon näytön sijaan

fmt = muotoile sääntötiedostot vakioasuun
fmt-files = sääntöjen ja esimerkkitilanteiden tiedostoja tai kansioita; - lukee syötteestä ja kirjoittaa tulosteeseen
fmt-check = älä kirjoita mitään; paluuarvo on 1, jos jokin tiedosto muuttuisi
fmt-diff = älä kirjoita mitään; näytä, mikä muuttuisi

studio = kysy, pelaa, kirjoita ja vertaa selaimessa
studio-port = portti, jossa palvellaan (jokin vapaa)
studio-no-browser = näytä vain osoite; älä avaa selainta

lsp = auta editoreita näyttämään virheet, täydentämään sanoja ja selittämään sääntöjä

completion = täydennä komennot, valitsimet, tunnukset ja säännöt komentotulkissa
completion-shell = bash, zsh tai fish

doctor = näytä versiot ja asennus ja kerro, miten ne korjataan
