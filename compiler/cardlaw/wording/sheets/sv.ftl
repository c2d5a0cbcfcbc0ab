# Det som står på ett tryckt blad utöver reglerna.

set-up = Förberedelser
turn = Din tur
cards = Vad korten gör
end = Så slutar spelet
points = Poäng
choices = Det vi har valt
made-of = Sammansatt av
card = Kort
does = Vad det gör
counts-own = kortets { $name }
players = Spelare
deck = Kort i leken
dealt = Kort till var och en
house-rules = { $title }: våra husregler
differences =
    { $n ->
        [0] Som vi tolkar dem skiljer de sig inte vid bordet.
        [one] Som vi tolkar dem skiljer de sig på en punkt.
       *[other] Som vi tolkar dem skiljer de sig på { $n } punkter.
    }
differences-otherwise =
    { $n ->
        [one] En till visar sig med andra tolkningar eller val.
       *[other] { $n } till visar sig med andra tolkningar eller val.
    }
only-if = Bara om: { $given }
answer-chosen = ”{ $question }”: { $answer }
answer-chosen-in = { $edition } – { $chosen }
own-rules = Våra egna regler
assumed = ° De tryckta reglerna säger inte detta. Så spelar vi.
comes-first = men se { $rules }
set-aside-here = En annan regel här kan gå före den här.
page = { $n } av { $total }
more-at = Mer:
left-out =
    { $n ->
        [one] En regel som det tryckta bladet inte ger är utelämnad här; den finns i de fullständiga reglerna.
       *[other] { $n } regler som det tryckta bladet inte ger är utelämnade här; de finns i de fullständiga reglerna.
    }
not-shown =
    { $n ->
        [one] En skillnad till visas inte här.
       *[other] { $n } skillnader till visas inte här.
    }
kind-full = Regler
kind-one-page = Reglerna på en sida
kind-house-rules = Husregler
kind-poster = Så skiljer sig reglerna
kind-cheat-cards = Minneskort

# Det `cardlaw print` säger.

written =
    { $file } ({ $pages ->
        [one] en sida
       *[other] { $pages } sidor
    })
needs-typst = En PDF behöver paketet `typst`, som inte är installerat.
install-typst = pip install 'cardlaw[print]', eller välj en annan form: --output sheet.html eller sheet.md
no-house-rules = `{ $name }` är en tryckt utgåva som den är: den har inga husregler.
try-variant = Ange en variant, eller lägg till paket: "ID with PACK, PACK"
too-few = En affisch visar hur utgåvor skiljer sig, och behöver minst två av dem.
name-two = cardlaw print ID ID --kind poster
only-one = Ett blad av sorten { $kind } handlar om en regelbok.
other-games = Det här är regelböcker till olika spel, och en affisch handlar om ett spel.
no-difference = Mellan { $names } hittades ingen skillnad som en affisch kan visa.
cannot-write = `{ $file }` kan inte skrivas: { $why }
no-address = `{ $link }` är ingen adress: den börjar med https:// eller http:// och har inga blanksteg.
no-ending = `{ $file }` visar inte om det är PDF, HTML eller Markdown.
give-ending = Låt namnet sluta på .pdf, .html eller .md.
too-long = Det får inte plats på en sida: det blev { $n } sidor med den minsta stilen.
print-full = Skriv ut hela bladet i stället: --kind full
comparing = jämför

# `cardlaw site`

site-making = gör sidor
site-untranslated = { $language }: { $n ->
    [one] 1 scenariotitel är inte översatt och visas
   *[other] { $n } scenariotitlar är inte översatta och visas
 } på engelska
site-done = { $n } filer i { $folder }; `mkdocs build` eller `properdocs build` där gör webbplatsen
site-no-scenarios = `--scenarios` anger `{ $name }`, som inte finns
site-foreign = `{ $name }` är ingen mapp som `cardlaw site` har gjort
site-new-folder = ange en ny eller tom mapp
