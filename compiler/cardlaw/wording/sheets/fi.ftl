# Mitä painetussa lehtisessä on sääntöjen lisäksi.

set-up = Alkuvalmistelut
turn = Vuoron kulku
cards = Mitä kortit tekevät
end = Miten peli päättyy
points = Pisteet
choices = Valintamme
made-of = Koottu näistä
card = Kortti
does = Mitä se tekee
counts-own = kortin { $name }
players = Pelaajia
deck = Kortteja pakassa
dealt = Kortteja kullekin
house-rules = { $title }: omat sääntömme
differences =
    { $n ->
        [0] Tulkintamme mukaan ne eivät eroa pelatessa.
        [one] Tulkintamme mukaan niissä on yksi ero.
       *[other] Tulkintamme mukaan niissä on { $n } eroa.
    }
differences-otherwise =
    { $n ->
        [one] Yksi ero lisää näkyy muilla tulkinnoilla tai valinnoilla.
       *[other] { $n } eroa lisää näkyy muilla tulkinnoilla tai valinnoilla.
    }
only-if = Vain jos: { $given }
answer-chosen = ”{ $question }”: { $answer }
answer-chosen-in = { $edition } – { $chosen }
own-rules = Omia sääntöjämme
assumed = ° Painetut säännöt eivät sano tätä. Näin me pelaamme.
comes-first = mutta katso { $rules }
set-aside-here = Toinen tässä annettu sääntö voi syrjäyttää tämän.
page = { $n }/{ $total }
more-at = Lisää:
left-out =
    { $n ->
        [one] Tästä on jätetty pois yksi sääntö, jota painetussa lehtisessä ei ole; se on täysissä säännöissä.
       *[other] Tästä on jätetty pois { $n } sääntöä, joita painetussa lehtisessä ei ole; ne ovat täysissä säännöissä.
    }
not-shown =
    { $n ->
        [one] Yksi ero on jätetty tästä pois.
       *[other] { $n } eroa on jätetty tästä pois.
    }
kind-full = Säännöt
kind-one-page = Säännöt yhdellä sivulla
kind-house-rules = Kotisäännöt
kind-poster = Miten säännöt eroavat
kind-cheat-cards = Muistikortit

# Mitä `cardlaw print` sanoo.

written =
    { $file } ({ $pages ->
        [one] yksi sivu
       *[other] { $pages } sivua
    })
needs-typst = PDF tarvitsee paketin `typst`, jota ei ole asennettu.
install-typst = pip install 'cardlaw[print]', tai valitse toinen muoto: --output sheet.html tai sheet.md
no-house-rules = `{ $name }` on painettu versio sellaisenaan: siinä ei ole kotisääntöjä.
try-variant = Nimeä muunnelma tai lisää paketteja: "ID with PAKETTI, PAKETTI"
too-few = Juliste näyttää, miten versiot eroavat, ja tarvitsee niitä vähintään kaksi.
name-two = cardlaw print ID ID --kind poster
only-one = Tällainen lehtinen ({ $kind }) kertoo yhdestä sääntökirjasta.
other-games = Nämä ovat eri pelien sääntökirjoja, ja juliste kertoo yhdestä pelistä.
no-difference = Versioiden { $names } väliltä ei löytynyt eroa, jonka juliste voisi näyttää.
cannot-write = Tiedostoa `{ $file }` ei voi kirjoittaa: { $why }
no-address = `{ $link }` ei ole osoite: osoite alkaa https:// tai http:// eikä siinä ole välilyöntejä.
no-ending = Tiedoston `{ $file }` nimestä ei selviä, onko se PDF, HTML vai Markdown.
give-ending = Anna nimelle pääte .pdf, .html tai .md.
too-long = Tämä ei mahdu yhdelle sivulle: pienimmälläkin tekstillä sivuja tuli { $n }.
print-full = Tulosta sen sijaan täydet säännöt: --kind full
comparing = verrataan

# `cardlaw site`

site-making = tehdään sivuja
site-untranslated = { $language }: { $n ->
    [one] 1 esimerkkitilanteen otsikko on kääntämättä; se näytetään englanniksi
   *[other] { $n } esimerkkitilanteen otsikkoa on kääntämättä; ne näytetään englanniksi
 }
site-done = { $n } tiedostoa kansiossa { $folder }; `mkdocs build` tai `properdocs build` tekee siellä sivuston
site-no-scenarios = `--scenarios` nimeää polun `{ $name }`, jota ei ole
site-foreign = `{ $name }` ei ole kansio, jonka `cardlaw site` on tehnyt
site-new-folder = nimeä uusi tai tyhjä kansio
