# Mitä pöydässä sanotaan. Ruudun ääressä istuvaa sinutellaan.

## Words that every table shares

word-you = sinä
word-table = pöytä
word-nobody = ei kukaan
word-yes = kyllä
word-no = ei
word-clockwise = myötäpäivään
word-counterclockwise = vastapäivään
word-direction = suunta
word-round-number = erä
word-winner = voittaja
word-player = pelaaja
word-team = joukkue
word-number = luku
word-card = kortti
word-yes-no = kyllä vai ei
word-out = poissa
word-decline = jättää väliin

## What somebody does; `you` is `yes` if it is the person at the screen

lose-turn =
    { $you ->
        [yes] menetät vuorosi
       *[no] { $who } menettää vuoronsa
    }
take-over =
    { $you ->
        [yes] otat vuoron
       *[no] { $who } ottaa vuoron
    }
go-again =
    { $you ->
        [yes] saat
       *[no] { $who } saa
    } uuden vuoron
drop-out =
    { $you ->
        [yes] putoat
       *[no] { $who } putoaa
    } erästä
leave-game =
    { $you ->
        [yes] poistut
       *[no] { $who } poistuu
    } pelistä
chooses =
    { $you ->
        [yes] valitset
       *[no] { $who } valitsee
    }: { $what }
table-chooses = pöytä valitsee: { $what }
chooses-to =
    { $you ->
        [yes] valitset
       *[no] { $who } valitsee
    }: { $what }
gets =
    { $you ->
        [yes] saat
       *[no] { $who } saa
    } { $n ->
        [one] kortin
       *[other] { $n } korttia
    }
win-round =
    { $you ->
        [yes] voitat
       *[no] { $who } voittaa
    } erän
win-game =
    { $you ->
        [yes] voitat
       *[no] { $who } voittaa
    } pelin
does = { $who } { $what }
you-do =
    { $form ->
        [second] { $what }
       *[third] { $who }: { $what }
    }
with-cards = { $said } ({ $cards })
round-over-points = erä on ohi; pisteet: { $points }
quoted = ”{ $text }”

## What happens, what is asked, what is answered

shown = { $zone } näytetään: { $cards }
shuffled = { $zone } sekoitetaan
turned = { $cards } käännetään esiin
empty = { $zone } on tyhjä
swapped = { $one } ja { $other } vaihtavat paikkaa
rotated = jokainen { $zone } siirtyy seuraavalle
settled = pöytä ratkaisee ({ $about }): { $what }
round = erä { $n }
round-over = erä on ohi
game-over = peli on ohi
won-by = voittaja on { $who }
too-long = peli kesti liian kauan ja keskeytettiin
may = voit:
answers = vastaukset:
against = vastoin sääntöjä:
ask-choice = valitse: { $what }
ask-table = päätä pöydän puolesta: { $what }
ask-ruling = säännöt eivät ratkaise tätä; mikä pätee: { $about }?
only-move = vain yksi siirto on mahdollinen: { $move }
legend = Korttien merkit:
has-turn = kenen vuoro on
n-cards =
    { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }
hint = voisit { $move }
hint-only = se on ainoa sallittu siirto
hint-must = se on tehtävä
hint-more-cards = sillä pääset eroon useammista korteista kuin muissa siirroissa ({ $n })
hint-dearest = mikään kortti, jonka saat pelata, ei ole pisteitä laskettaessa arvokkaampi ({ $n })
hint-least-alike = millään kortilla, jonka saat pelata, ei ole vähemmän yhteistä muiden korttiesi kanssa
hint-sheds = sillä pääset eroon kortista
hint-costs = mikä tahansa muu siirto toisi kortteja sinulle eikä kenellekään muulle
hint-guess = mikään näkemäsi ei ratkaise tätä, joten se on arvaus
hint-least-use = millään kortilla ei ole vähemmän yhteistä muiden korttiesi kanssa
hint-fewest = kenelläkään muulla valittavalla ei ole vähemmän kortteja ({ $n })
hint-most-held = mitään muuta valittavaa sinulla ei ole enempää ({ $n })
topics = Kirjoita `rules` ja numero, niin näet säännöt:
nothing-to-undo = ei ole mitään peruttavaa
undone = viime vastauksesi on peruttu
saved = tallennettu: { $file }; tästä eteenpäin tallennetaan jokainen siirto
saved-name = tiedostossa nimesi on { $name }
save-where = kirjoita `save` ja tiedoston nimi, esimerkiksi `save ilta.table`
hand-over = Vuorossa on { $who }. Paina Enter, kun kukaan muu ei katso.
is-may = { $move }: sallittua
is-must = { $move }: pakollista
is-must-not = { $move }: sääntöjen vastaista
is-silent = { $move }: säännöt eivät tunne sitä
is-contradictory = { $move }: säännöt sekä sallivat että kieltävät sen
is-not-offered = { $move }: ei mahdollista nyt
not-held = kädessäsi ei ole korttia { $card }
no-card = korttia { $card } ei ole
needs = { $move } tarvitsee muutakin: { $what }
first = vastaa ensin kysymykseen
no-such-move = `{ $text }` ei ole siirto; kirjoita numero tai ? (ohje)
did-you-mean = tarkoititko `{ $guess }`?
why-what = kirjoita perään siirto, esimerkiksi `why 1` tai `why` ja kortti
more-moves = korttiyhdistelmiä on enemmän kuin tähän mahtuu; voit kirjoittaa minkä tahansa muunkin
no-such-number = numeroa { $text } ei ole; siirrot ovat 1–{ $n }
have-to = sinun on vastattava; kirjoita numero tai ? (ohje)
lines = { $many ->
    [no] rivi
   *[yes] rivit
 } { $n }
assumed = oletettu
hello = { $n } pelaajaa, siemenluku { $seed }; ? näyttää ohjeen
left = lähdit pöydästä; jatka: { $command }
left-unsaved = lähdit pöydästä; mitään ei tallennettu (ensi kerralla `save TIEDOSTO` tallentaa)

## The help; what stands before the gap is typed

help-move = Kirjoita siirron numero, siirto itse tai pelkkä kortti.
help-enter = Enter ohittaa, jos se on mahdollista. Ainoa mahdollinen siirto tehdään puolestasi.
help-hint = hint        siirto, jonka järkevä pelaaja tekisi
help-undo = undo        peru viime vastauksesi
help-why = why SIIRTO  mitkä säännöt sallivat tai kieltävät sen
help-rules = rules       mitä säännöt sanovat, aiheittain
help-log = log         mitä tähän asti on tapahtunut
help-table = table       pöytä uudelleen
help-save = save NIMI   tallenna peli ja jatka
help-quit = quit        lähde; tallennettua peliä voi jatkaa
help-help = ?           tämä ohje
