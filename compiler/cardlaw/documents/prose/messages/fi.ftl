### Finnish. The acting player is “pelaaja”, afterwards “hän”. Noun phrases take every case: a pattern hands the case
### asked of it on to its nouns ($form).
### Forms: the cases · none · negative, that, that-negative (conditions) · necessive, infinitive, third (acts).

## Helpers used by other messages
bounded = { $bound ->
        [exactly] täsmälleen { $n }
        [at-least] vähintään { $n }
        [at-most] enintään { $n }
        [more-than] suurempi kuin { $n }
       *[less-than] pienempi kuin { $n }
    }
bounded-cards = { $bound ->
        [exactly] { "" }
        [at-least] vähintään
        [at-most] enintään
        [more-than] enemmän kuin
       *[less-than] vähemmän kuin
    } { $n } { TRAIT($n, "count") ->
        [one] { NOUN("card") }
       *[other] { NOUN("card", "partitive") }
    }
bounded-players = { bounded } { TRAIT($n, "count") ->
        [one] { NOUN("player") }
       *[other] { NOUN("player", "partitive") }
    }
comma-where = { HAS($where, "silent") ->
        [yes] { $where }
       *[no] , { $where },
    }
omistaja = { TRAIT($subject, "pronoun") ->
        [yes] { FORM($subject, "owner") }
       *[no] { FORM($subject, "genitive") }
    }
millainen = { HAS($predicate, "predicative") ->
        [yes] { FORM($predicate, "predicative") }
       *[no] { $predicate }
    }
object-form = genitive
    .passive = nominative
    .imperative = nominative
    .necessive = nominative
    .negative = partitive
nothing = { "" }
    .silent = yes

## Words every table shares
word-card = kortti
    .genitive = kortin
    .partitive = korttia
    .inessive = kortissa
    .elative = kortista
    .illative = korttiin
    .adessive = kortilla
    .ablative = kortilta
    .allative = kortille
    .plural = kortit
    .plural-genitive = korttien
    .plural-partitive = kortteja
    .plural-allative = korteille
word-player = pelaaja
    .genitive = pelaajan
    .partitive = pelaajaa
    .inessive = pelaajassa
    .elative = pelaajasta
    .illative = pelaajaan
    .adessive = pelaajalla
    .ablative = pelaajalta
    .allative = pelaajalle
    .plural = pelaajat
    .plural-genitive = pelaajien
    .plural-partitive = pelaajia
    .plural-allative = pelaajille
word-team = joukkue
    .genitive = joukkueen
    .partitive = joukkuetta
    .inessive = joukkueessa
    .elative = joukkueesta
    .illative = joukkueeseen
    .adessive = joukkueella
    .ablative = joukkueelta
    .allative = joukkueelle
    .plural = joukkueet
    .plural-genitive = joukkueiden
    .plural-partitive = joukkueita
    .plural-allative = joukkueille
word-number = luku
    .genitive = luvun
    .partitive = lukua
    .inessive = luvussa
    .elative = luvusta
    .illative = lukuun
    .adessive = luvulla
    .ablative = luvulta
    .allative = luvulle
    .plural = luvut
    .plural-genitive = lukujen
    .plural-partitive = lukuja
    .plural-allative = luvuille
word-zone = pino
    .genitive = pinon
    .partitive = pinoa
    .inessive = pinossa
    .elative = pinosta
    .illative = pinoon
    .adessive = pinolla
    .ablative = pinolta
    .allative = pinolle
    .plural = pinot
    .plural-genitive = pinojen
    .plural-partitive = pinoja
    .plural-allative = pinoille
word-side = näkyvä puoli
    .genitive = näkyvän puolen
    .partitive = näkyvää puolta
    .inessive = näkyvässä puolessa
    .elative = näkyvästä puolesta
    .illative = näkyvään puoleen
    .adessive = näkyvällä puolella
    .ablative = näkyvältä puolelta
    .allative = näkyvälle puolelle
    .plural = puolet
    .plural-genitive = puolien
    .plural-partitive = puolia
    .plural-allative = puolille
word-yes-no = vastaus
    .genitive = vastauksen
    .partitive = vastausta
    .inessive = vastauksessa
    .elative = vastauksesta
    .illative = vastaukseen
    .adessive = vastauksella
    .ablative = vastaukselta
    .allative = vastaukselle
    .plural = vastaukset
    .plural-genitive = vastausten
    .plural-partitive = vastauksia
    .plural-allative = vastauksille
word-direction = pelisuunta
    .genitive = pelisuunnan
    .partitive = pelisuuntaa
    .inessive = pelisuunnassa
    .elative = pelisuunnasta
    .illative = pelisuuntaan
    .adessive = pelisuunnalla
    .ablative = pelisuunnalta
    .allative = pelisuunnalle
    .plural = pelisuunnat
    .plural-genitive = pelisuuntien
    .plural-partitive = pelisuuntia
    .plural-allative = pelisuunnille
word-clockwise = myötäpäivään
word-counterclockwise = vastapäivään
word-winner = erän voittaja
    .genitive = erän voittajan
    .partitive = erän voittajaa
    .inessive = erän voittajassa
    .elative = erän voittajasta
    .illative = erän voittajaan
    .adessive = erän voittajalla
    .ablative = erän voittajalta
    .allative = erän voittajalle
    .plural = erän voittajat
    .plural-genitive = erän voittajien
    .plural-partitive = erän voittajia
    .plural-allative = erän voittajille
word-round-number = erän numero
    .genitive = erän numeron
    .partitive = erän numeroa
    .inessive = erän numerossa
    .elative = erän numerosta
    .illative = erän numeroon
    .adessive = erän numerolla
    .ablative = erän numerolta
    .allative = erän numerolle
    .plural = erien numerot
    .plural-genitive = erien numeroiden
    .plural-partitive = erien numeroita
    .plural-allative = erien numeroille
word-lose-turn = menettää vuoronsa
    .by = menettämällä vuoronsa
    .third = menettää vuoronsa
    .necessive = menetettävä vuoronsa
    .past = menetti vuoronsa
word-regain-turn = saada menetetyt vuorot takaisin
    .by = saamalla menetetyt vuorot takaisin
    .third = saa menetetyt vuorot takaisin
    .necessive = saatava menetetyt vuorot takaisin
    .past = sai menetetyt vuorot takaisin
word-begin = aloittaa
    .by = aloittamalla
    .third = aloittaa
    .necessive = aloitettava
    .past = aloitti
word-take-over = ottaa vuoron
    .by = ottamalla vuoron
    .third = ottaa vuoron
    .necessive = otettava vuoro
    .past = otti vuoron
word-go-again = saada uuden vuoron
    .by = saamalla uuden vuoron
    .third = saa uuden vuoron
    .necessive = saatava uusi vuoro
    .past = sai uuden vuoron
word-drop-out = jäädä pois erästä
    .by = jäämällä pois erästä
    .third = jää pois erästä
    .necessive = jäätävä pois erästä
    .past = jäi pois erästä
word-leave-game = jättää pelin
    .by = jättämällä pelin
    .third = jättää pelin
    .necessive = jätettävä peli
    .past = jätti pelin
word-decline = olla tekemättä mitään
    .by = olemalla tekemättä mitään
    .third = ei tee mitään
    .necessive = oltava tekemättä mitään
    .past = ei tehnyt mitään
word-turn-begins = seuraava vuoro alkaa
    .happens = seuraava vuoro alkaa
word-turn-ends = vuoro päättyy
    .happens = vuoro päättyy
word-next = seuraava
    .genitive = seuraavan
    .partitive = seuraavaa
    .inessive = seuraavassa
    .elative = seuraavasta
    .illative = seuraavaan
    .adessive = seuraavalla
    .ablative = seuraavalta
    .allative = seuraavalle
word-previous = edellinen
    .genitive = edellisen
    .partitive = edellistä
    .inessive = edellisessä
    .elative = edellisestä
    .illative = edelliseen
    .adessive = edellisellä
    .ablative = edelliseltä
    .allative = edelliselle
word-sitting = istuva
    .genitive = istuvan
    .partitive = istuvaa
    .inessive = istuvassa
    .elative = istuvasta
    .illative = istuvaan
    .adessive = istuvalla
    .ablative = istuvalta
    .allative = istuvalle
word-top = päällimmäinen
    .genitive = päällimmäisen
    .partitive = päällimmäistä
    .inessive = päällimmäisessä
    .elative = päällimmäisestä
    .illative = päällimmäiseen
    .adessive = päällimmäisellä
    .ablative = päällimmäiseltä
    .allative = päällimmäiselle
word-bottom = alimmainen
    .genitive = alimmaisen
    .partitive = alimmaista
    .inessive = alimmaisessa
    .elative = alimmaisesta
    .illative = alimmaiseen
    .adessive = alimmaisella
    .ablative = alimmaiselta
    .allative = alimmaiselle
word-newest = viimeksi saatu
    .genitive = viimeksi saadun
    .partitive = viimeksi saatua
    .inessive = viimeksi saadussa
    .elative = viimeksi saadusta
    .illative = viimeksi saatuun
    .adessive = viimeksi saadulla
    .ablative = viimeksi saadulta
    .allative = viimeksi saadulle
word-every = jokainen
    .genitive = jokaisen
    .partitive = jokaista
    .inessive = jokaisessa
    .elative = jokaisesta
    .illative = jokaiseen
    .adessive = jokaisella
    .ablative = jokaiselta
    .allative = jokaiselle
word-other = muu
    .genitive = muun
    .partitive = muuta
    .inessive = muussa
    .elative = muusta
    .illative = muuhun
    .adessive = muulla
    .ablative = muulta
    .allative = muulle
word-another = toinen
    .genitive = toisen
    .partitive = toista
    .inessive = toisessa
    .elative = toisesta
    .illative = toiseen
    .adessive = toisella
    .ablative = toiselta
    .allative = toiselle
word-that = kyseinen
    .genitive = kyseisen
    .partitive = kyseistä
    .inessive = kyseisessä
    .elative = kyseisestä
    .illative = kyseiseen
    .adessive = kyseisellä
    .ablative = kyseiseltä
    .allative = kyseiselle
word-chosen = valittu
    .genitive = valitun
    .partitive = valittua
    .inessive = valitussa
    .elative = valitusta
    .illative = valittuun
    .adessive = valitulla
    .ablative = valitulta
    .allative = valitulle
word-some = jokin
    .genitive = jonkin
    .partitive = jotakin
    .inessive = jossakin
    .elative = jostakin
    .illative = johonkin
    .adessive = jollakin
    .ablative = joltakin
    .allative = jollekin
word-only-one = vain yksi
    .genitive = vain yhden
    .partitive = vain yhtä
    .inessive = vain yhdessä
    .elative = vain yhdestä
    .illative = vain yhteen
    .adessive = vain yhdellä
    .ablative = vain yhdeltä
    .allative = vain yhdelle

## Players
actor = { NOUN("player", $form) }
actor-again = hän
    .genitive = hänen
    .owner = { NOUN("player", "genitive") }
    .pronoun = yes
    .partitive = häntä
    .inessive = hänessä
    .elative = hänestä
    .illative = häneen
    .adessive = hänellä
    .ablative = häneltä
    .allative = hänelle
the = { FORM($noun, $form) }
a = { FORM($noun, $form) }
    .none = { FORM($noun, "partitive") }
own = { NOUN("player", $form) }
gap = { FORM($noun, $form) }
some-player = { WORD("some", $form) } { NOUN("player", $form) }
only-one-player = { WORD("only-one", $form) } { NOUN("player", $form) }
every-player = { WORD("every", $form) } { NOUN("player", $form) }
every-player-except = { WORD("every", $form) } { NOUN("player", $form) } paitsi { FORM($excepted, $form) }
every-other-player = { WORD("every", $form) } { WORD("other", $form) } { NOUN("player", $form) }
any-player = { $form ->
        [genitive] kenen tahansa
        [partitive] ketä tahansa
        [inessive] kenessä tahansa
        [elative] kenestä tahansa
        [illative] keneen tahansa
        [adessive] kenellä tahansa
        [ablative] keneltä tahansa
        [allative] kenelle tahansa
       *[other] kuka tahansa
    } { NOUN("player", $form) }
any-other-player = { $form ->
        [genitive] kenen tahansa
        [partitive] ketä tahansa
        [inessive] kenessä tahansa
        [elative] kenestä tahansa
        [illative] keneen tahansa
        [adessive] kenellä tahansa
        [ablative] keneltä tahansa
        [allative] kenelle tahansa
       *[other] kuka tahansa
    } { WORD("other", $form) } { NOUN("player", $form) }
another-player = { WORD("another", $form) } { NOUN("player", $form) }
    .none = muuta { NOUN("player", "partitive") }
that-player = { WORD("that", $form) } { NOUN("player", $form) }
turn-player = vuorossa oleva pelaaja
    .genitive = vuorossa olevan pelaajan
    .partitive = vuorossa olevaa pelaajaa
    .inessive = vuorossa olevassa pelaajassa
    .elative = vuorossa olevasta pelaajasta
    .illative = vuorossa olevaan pelaajaan
    .adessive = vuorossa olevalla pelaajalla
    .ablative = vuorossa olevalta pelaajalta
    .allative = vuorossa olevalle pelaajalle
next-player = { WORD("next", $form) } { NOUN("player", $form) }
previous-player = { WORD("previous", $form) } { NOUN("player", $form) }
left-player = hänestä vasemmalla { WORD("sitting", $form) } { NOUN("player", $form) }
right-player = hänestä oikealla { WORD("sitting", $form) } { NOUN("player", $form) }
next-of = { FORM($player, "elative") } { WORD("next", $form) } { NOUN("player", $form) }
previous-of = { FORM($player, "genitive") } { WORD("previous", $form) } { NOUN("player", $form) }
left-of = { FORM($player, "elative") } vasemmalla { WORD("sitting", $form) } { NOUN("player", $form) }
right-of = { FORM($player, "elative") } oikealla { WORD("sitting", $form) } { NOUN("player", $form) }
team-of = { FORM($owner, "genitive") } { NOUN("team", $form) }
players = kaikki pelaajat
    .genitive = kaikkien pelaajien
    .partitive = kaikkia pelaajia
    .elative = kaikista pelaajista
    .adessive = kaikilla pelaajilla
    .allative = kaikille pelaajille
other-players = muut pelaajat
    .genitive = muiden pelaajien
    .partitive = muita pelaajia
    .elative = muista pelaajista
    .adessive = muilla pelaajilla
    .allative = muille pelaajille
players-except = pelaajat paitsi { $excepted }
    .genitive = pelaajien paitsi { FORM($excepted, "genitive") }
    .partitive = pelaajia paitsi { FORM($excepted, "partitive") }
    .elative = pelaajista paitsi { FORM($excepted, "elative") }
    .adessive = pelaajilla paitsi { FORM($excepted, "adessive") }
    .allative = pelaajille paitsi { FORM($excepted, "allative") }
partners-of = { FORM($player, "genitive") } pelikumppanit
    .genitive = { FORM($player, "genitive") } pelikumppanien
    .partitive = { FORM($player, "genitive") } pelikumppaneita
    .elative = { FORM($player, "genitive") } pelikumppaneista
    .adessive = { FORM($player, "genitive") } pelikumppaneilla
    .allative = { FORM($player, "genitive") } pelikumppaneille
any-of = { $form ->
        [genitive] kenen tahansa
        [partitive] ketä tahansa
        [inessive] kenessä tahansa
        [elative] kenestä tahansa
        [illative] keneen tahansa
        [adessive] kenellä tahansa
        [ablative] keneltä tahansa
        [allative] kenelle tahansa
       *[other] kuka tahansa
    } { FORM($members, "elative") }
each-of = { WORD("every", $form) } { FORM($members, "elative") }
one-of = yksi { FORM($members, "elative") }
    .genitive = yhden { FORM($members, "elative") }
    .elative = yhdestä { FORM($members, "elative") }
    .none = ketään { FORM($members, "elative") }
the-table = pöytä
    .genitive = pöydän
    .adessive = pöydällä
jonka-paras = , { HAS($where, "silent") ->
        [yes] { "" }
       *[no] { $where } ja{ " " }
    }jonka { FORM($value, "bare") } on { $extreme ->
        [most] suurin
       *[least] pienin
    },
best-player = { NOUN("player", $form) }{ jonka-paras }
best-other = { FORM($noun, $form) }{ jonka-paras }

## Cards
itself = se
    .genitive = sen
    .partitive = sitä
    .inessive = siinä
    .elative = siitä
    .illative = siihen
    .adessive = sillä
    .ablative = siltä
    .allative = sille
it-card = se
    .possessive = yes
    .genitive = sen
    .partitive = sitä
    .inessive = siinä
    .elative = siitä
    .illative = siihen
    .adessive = sillä
    .ablative = siltä
    .allative = sille
that-card = { WORD("that", $form) } { NOUN("card", $form) }
other-card = { WORD("another", $form) } { NOUN("card", $form) }
that-one = se
    .genitive = sen
    .partitive = sitä
    .elative = siitä
    .adessive = sillä
    .allative = sille
those-cards = { $form ->
        [genitive] korttien
        [partitive] kortteja
        [elative] korteista
        [inessive] korttien joukossa
        [adessive] korteilla
        [allative] korteille
       *[other] kortit
    }
several-cards = { $least }–{ $most } { NOUN("card", "partitive") }
    .genitive = { $least }–{ $most } { NOUN("card", "partitive") }
    .partitive = { $least }–{ $most } { NOUN("card", "partitive") }
    .nominative = { $least }–{ $most } { NOUN("card", "partitive") }
card-at-top = { FORM($zone, "genitive") } { WORD("top", $form) } { NOUN("card", $form) }
card-at-bottom = { FORM($zone, "genitive") } { WORD("bottom", $form) } { NOUN("card", $form) }
card-at-newest = { FORM($zone, "illative") } { WORD("newest", $form) } { NOUN("card", $form) }
a-kind-of = { FORM($kinds, $form) }
a-such = { FORM($noun, $form) }{ comma-where }
described-adjective = { HAS($predicate, "genitive") ->
        [yes] { FORM($predicate, $form) }
       *[no] { "" }
    }
described = { described-adjective } { FORM($noun, $form) }
described-after = { HAS($predicate, "genitive") ->
        [yes] { "" }
       *[no] , joka on { $predicate },
    }
    .silent = yes
face-numbered = { FORM($value, $form) } { $form ->
        [genitive] { $number }:n
        [partitive] { TRAIT($number, "count") ->
            [0] 0:aa
            [1] 1:tä
            [2] 2:ta
            [3] 3:a
            [4] 4:ää
            [5] 5:tä
            [6] 6:ta
            [7] 7:ää
            [8] 8:aa
            [9] 9:ää
           *[other] { $number }
        }
       *[other] { $number }
    }
face-numbered-only = { FORM($noun, $form) } { $number }
face-paired = { $value }{ FORM($second, $form) }
face-valued = { FORM($value, $form) } { FORM($noun, $form) }
a-card-in = { $other ->
        [yes] { WORD("another", $form) } { NOUN("card", $form) }
       *[no] { NOUN("card", $form) }
    } { FORM($zone, "elative") }
    .none = { $other ->
        [yes] muuta { NOUN("card", "partitive") }
       *[no] { NOUN("card", "partitive") }
    } { FORM($zone, "inessive") }
olevat = { $form ->
        [genitive] olevien { NOUN("card", "plural-genitive") }
        [partitive] olevia { NOUN("card", "plural-partitive") }
        [elative] olevista korteista
        [adessive] olevilla korteilla
        [allative] oleville { NOUN("card", "plural-allative") }
       *[other] olevat { NOUN("card", "plural") }
    }
cards-in = { FORM($zone, "inessive") } { olevat }
cards-in-except = kaikki { FORM($zone, "inessive") } olevat { NOUN("card", "plural") } paitsi { $excepted }
    .genitive = kaikkien { FORM($zone, "inessive") } olevien { NOUN("card", "plural-genitive") } paitsi { FORM($excepted, "genitive") }
every-card-in = { WORD("every", $form) } { FORM($zone, "inessive") } { $form ->
        [genitive] olevan
        [partitive] olevaa
       *[other] oleva
    } { FORM($noun, $form) }{ comma-where }
every = { WORD("every", $form) } { FORM($noun, $form) }
chosen = { WORD("chosen", $form) } { FORM($noun, $form) }
called = ”{ $name }”
    .genitive = ”{ $name }”
    .partitive = ”{ $name }”

## Zones
zone = { FORM($noun, $form) }
held-zone = { FORM($noun, $form) }
    .held = { FORM($noun, "own-inessive") }
own-zone = { FORM($noun, $form) }
zone-of = { FORM($owner, "genitive") } { FORM($noun, $form) }
zone-for = { FORM($key, "genitive") } { FORM($noun, $form) }
that-zone = { WORD("that", $form) } { NOUN("zone", $form) }
some-zone = { NOUN("zone", $form) }

## Numbers and values
yes = kyllä
no = ei
so-many = N
    .genitive = N
that-number = N
    .genitive = N
unsaid-number = jokin luku
    .genitive = jonkin luvun
that-value = { WORD("that", $form) } { FORM($noun, $form) }
drawn-number = arvottu luku
    .genitive = arvotun luvun
    .partitive = arvottua lukua
counted = { $n } { TRAIT($n, "count") ->
        [one] { FORM($noun, $form) }
       *[other] { FORM($noun, "partitive") }
    }
    .adessive = { $n } { FORM($noun, "adessive") }
so-often = { FORM($what, $form) } ({ $n } kpl)
faces-numbered = { FORM($value, $form) } { $number } ({ $n } kpl)
faces-valued = { FORM($value, $form) } { FORM($noun, $form) } ({ $n } kpl)
counted-as = yhtä monta { FORM($noun, "partitive") } kuin { $n }
    .genitive = yhtä monta { FORM($noun, "partitive") } kuin { $n }
    .partitive = yhtä monta { FORM($noun, "partitive") } kuin { $n }
    .adessive = yhtä monella { FORM($noun, "adessive") } kuin { $n }
    .nominative = yhtä monta { FORM($noun, "partitive") } kuin { $n }
uncounted = { FORM($noun, "plural-partitive") }
    .genitive = { FORM($noun, "plural-partitive") }
    .partitive = { FORM($noun, "plural-partitive") }
    .adessive = yhdellä tai useammalla { FORM($noun, "adessive") }
    .nominative = { FORM($noun, "plural-partitive") }
attribute-of = { FORM($owner, "genitive") } { FORM($attribute, $form) }
    .bare = { TRAIT($owner, "possessive") ->
        [yes] { $attribute }
       *[no] { FORM($owner, "genitive") } { $attribute }
    }
own-state = { HAS($noun, "own") ->
        [yes] { FORM($noun, $form) }
       *[no] { NOUN("player", "genitive") } { FORM($noun, $form) }
    }
    .bare = { $noun }
omistettu = { HAS($noun, "owned") ->
        [yes] { FORM($noun, "owned") }
       *[no] { $noun }
    }
state-of = { FORM($owner, "genitive") } { $form ->
        [genitive] { FORM($noun, "genitive") }
        [partitive] { FORM($noun, "partitive") }
        [inessive] { FORM($noun, "inessive") }
        [elative] { FORM($noun, "elative") }
        [illative] { FORM($noun, "illative") }
        [adessive] { FORM($noun, "adessive") }
        [ablative] { FORM($noun, "ablative") }
        [allative] { FORM($noun, "allative") }
       *[other] { omistettu }
    }
    .bare = { $noun }
sum = { $left } + { $right }
    .genitive = { $left } + { $right }
    .bare = { $left } + { $right }
difference = { $left } − { $right }
    .genitive = { $left } − { $right }
    .bare = { $left } − { $right }
product = { $left } × { $right }
    .genitive = { $left } × { $right }
    .bare = { $left } × { $right }
maara = { $form ->
        [genitive] määrän
        [partitive] määrää
        [illative] määrään
        [ablative] määrältä
       *[other] määrä
    }
cards-number = { FORM($zone, "inessive") } olevien { NOUN("card", "plural-genitive") } { maara }
    .bare = { FORM($zone, "inessive") } olevien { NOUN("card", "plural-genitive") } määrä
players-number = pelaajien { maara }
    .bare = pelaajien määrä
count-of = { FORM($members, "genitive") } { maara }
    .bare = { FORM($members, "genitive") } määrä
total-of = { FORM($members, "genitive") } { $form ->
        [genitive] yhteenlasketun
        [partitive] yhteenlaskettua
       *[other] yhteenlaskettu
    } { FORM($attribute, $form) }
    .bare = { FORM($members, "genitive") } yhteenlaskettu { $attribute }
total-general = { $form ->
        [genitive] summan
        [partitive] summaa
       *[other] summa
    } ”{ $value }” { FORM($members, "elative") }
    .bare = summa ”{ $value }” { FORM($members, "elative") }
opposite-of = päinvastainen suunta
whether = se, että { $condition }
numbers = luvut { $low }–{ $high }
    .genitive = lukujen { $low }–{ $high }
    .elative = luvuista { $low }–{ $high }
a-number = luku väliltä { $low }–{ $high }
    .genitive = luvun väliltä { $low }–{ $high }
    .elative = luvusta väliltä { $low }–{ $high }
    .none = lukua väliltä { $low }–{ $high }
values = kaikki { FORM($noun, "plural") }
    .genitive = kaikkien { FORM($noun, "plural-genitive") }
    .elative = kaikista { FORM($noun, "plural-partitive") }
values-except = kaikki { FORM($noun, "plural") } paitsi { $excepted }
    .genitive = kaikkien { FORM($noun, "plural-genitive") } paitsi { FORM($excepted, "genitive") }
    .elative = kaikista paitsi { FORM($excepted, "elative") }
a-value-except = { WORD("other", $form) } { FORM($noun, $form) } kuin { $excepted }
    .none = muuta { FORM($noun, "partitive") } kuin { $excepted }
members-that = { FORM($members, $form) }{ MANY(comma-where) }
member-that = { FORM($member, $form) }{ comma-where }

## Conditions
grouped = { $clauses }
    .negative = { $clauses }
    .that = { $clauses }
    .that-negative = { $clauses }
always-true = mikään ei estä
    .that = joka on olemassa
never-true = niin ei voi koskaan olla
    .that = jota ei koskaan ole
    .never = yes
is-so = { $value } on kyllä
    .negative = { $value } on ei
is-kind = { $subject } on { $kind }
    .negative = { $subject } ei ole { $kind }
    .that = joka on { $kind }
    .that-negative = joka ei ole { $kind }
is-predicate = { $subject } on { millainen }
    .negative = { $subject } ei ole { millainen }
    .that = joka on { millainen }
    .that-negative = joka ei ole { millainen }
has-attribute = { FORM($subject, "adessive") } on { $attribute }
    .negative = { FORM($subject, "adessive") } ei ole { FORM($attribute, "partitive") }
    .that = jolla on { $attribute }
    .that-negative = jolla ei ole { FORM($attribute, "partitive") }
has-state = { HAS($state, "present") ->
        [yes] { FORM($state, "present") }
       *[no] { FORM($subject, "adessive") } on { $state }
    }
    .negative = { HAS($state, "absent") ->
        [yes] { FORM($state, "absent") }
       *[no] { FORM($subject, "adessive") } ei ole { FORM($state, "partitive") }
    }
    .that = jolla on { $state }
    .that-negative = jolla ei ole { FORM($state, "partitive") }
exists = { $value } on olemassa
    .negative = { FORM($value, "partitive") } ei ole
flag = { $clause }
    .negative = { HAS($clause, "negative") ->
        [yes] { FORM($clause, "negative") }
       *[no] ei ole niin, että { $clause }
    }
does = { $subject } { $clause }
    .negative = { $subject } { FORM($clause, "negative") }
    .that = joka { $clause }
    .that-negative = joka { FORM($clause, "negative") }
answer = vastaus on kyllä
    .negative = vastaus on ei
decision = { $chooser } haluaa
    .negative = { $chooser } ei halua
owes = { FORM($subject, "genitive") } on vielä { FORM($act, "necessive") }
    .negative = { FORM($subject, "genitive") } ei tarvitse enää { FORM($act, "infinitive", object: "partitive") }
    .that = jonka on vielä { FORM($act, "necessive") }
    .that-negative = jonka ei tarvitse enää { FORM($act, "infinitive", object: "partitive") }
was-wrong = { $subject } toimi väärin
    .negative = { $subject } ei toiminut väärin
    .that = joka toimi väärin
    .that-negative = joka ei toiminut väärin
same-attribute = { FORM($subject, "adessive") } on sama { $attribute } kuin { FORM($other, "adessive") }
    .negative = { FORM($subject, "adessive") } ei ole samaa { FORM($attribute, "partitive") } kuin { FORM($other, "adessive") }
    .that = jolla on sama { $attribute } kuin { FORM($other, "adessive") }
    .that-negative = jolla ei ole samaa { FORM($attribute, "partitive") } kuin { FORM($other, "adessive") }
ominaisuus = { HAS($attribute, "owned") ->
        [yes] { FORM($attribute, "owned") }
       *[no] { $attribute }
    }
attribute-is = { omistaja } { ominaisuus } on { $value }
    .negative = { omistaja } { ominaisuus } ei ole { $value }
    .that = jonka { ominaisuus } on { $value }
    .that-negative = jonka { ominaisuus } ei ole { $value }
is-same = { $subject } on { $other }
    .negative = { $subject } ei ole { $other }
    .that = joka on { $other }
    .that-negative = joka ei ole { $other }
compares = { $value } on { bounded }
    .negative = { $value } ei ole { bounded }
attribute-compares = { omistaja } { $attribute } on { bounded }
    .that = jonka { $attribute } on { bounded }
round-number-is = { $bound ->
        [at-least] on { $n }. erä tai myöhempi
        [at-most] on { $n }. erä tai aiempi
       *[other] erän numero on { bounded }
    }
has-no-cards = { FORM($subject, "adessive") } ei ole { FORM($zone, "held") } { NOUN("card", "plural-partitive") }
    .negative = { FORM($subject, "adessive") } on { FORM($zone, "held") } { NOUN("card", "plural-partitive") }
    .that = jolla ei ole { FORM($zone, "held") } { NOUN("card", "plural-partitive") }
    .that-negative = jolla on { FORM($zone, "held") } { NOUN("card", "plural-partitive") }
has-cards = { FORM($subject, "adessive") } on { FORM($zone, "held") } { bounded-cards }
    .negative = { FORM($subject, "adessive") } ei ole { FORM($zone, "held") } { bounded-cards }
    .that = jolla on { FORM($zone, "held") } { bounded-cards }
    .that-negative = jolla ei ole { FORM($zone, "held") } { bounded-cards }
has-more-than-before = { FORM($subject, "adessive") } on { FORM($zone, "held") } enemmän { NOUN("card", "plural-partitive") } kuin ennen tätä
    .negative = { FORM($subject, "adessive") } ei ole { FORM($zone, "held") } enemmän { NOUN("card", "plural-partitive") } kuin ennen tätä
    .that = jolla on { FORM($zone, "held") } enemmän { NOUN("card", "plural-partitive") } kuin ennen tätä
    .that-negative = jolla ei ole { FORM($zone, "held") } enemmän { NOUN("card", "plural-partitive") } kuin ennen tätä
is-empty = { $zone } on tyhjä
    .negative = { $zone } ei ole tyhjä
zone-has-cards = { FORM($zone, "inessive") } on { bounded-cards }
    .negative = { FORM($zone, "inessive") } ei ole { bounded-cards }
players-are = pelaajia on { bounded }
    .negative = pelaajia ei ole { bounded }
players-that = on { bounded-players }{ heista }{ comma-where }
    .negative = ei ole { bounded-players }{ heista }{ comma-where }
heista = { TRAIT($n, "count") ->
        [one] { "" }
       *[other] , joista kukin on sellainen
    }
cards-counted = { FORM($zone, "inessive") } on { bounded } { sorted }{ $valued ->
        [yes] , { $only }
       *[no] { "" }
    }
    .negative = { FORM($zone, "inessive") } ei ole { bounded } { sorted }{ $valued ->
        [yes] , { $only }
       *[no] { "" }
    }
sorted = { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "partitive") }
    }
number-of-members = { FORM($members, "genitive") } määrä on { bounded }
    .negative = { FORM($members, "genitive") } määrä ei ole { bounded }
kortti = { $other ->
        [yes] myös { $noun }
       *[no] { $noun }
    }
korttia = { $other ->
        [yes] muuta { FORM($noun, "partitive") }
       *[no] { FORM($noun, "partitive") }
    }
has-card = { FORM($subject, "adessive") } on { FORM($zone, "held") } { kortti }{ comma-where }
    .negative = { FORM($subject, "adessive") } ei ole { FORM($zone, "held") } { korttia }{ comma-where }
    .that = jolla on { FORM($zone, "held") } { kortti }{ comma-where }
    .that-negative = jolla ei ole { FORM($zone, "held") } { korttia }{ comma-where }
holds-card = { FORM($subject, "adessive") } on { FORM($zone, "held") } { $card }
    .negative = { FORM($subject, "adessive") } ei ole { FORM($zone, "held") } { FORM($card, "partitive") }
    .that = jolla on { FORM($zone, "held") } { $card }
    .that-negative = jolla ei ole { FORM($zone, "held") } { FORM($card, "partitive") }
in-the-round = { $subject } on mukana erässä
    .negative = { $subject } on pudonnut erästä
    .that = joka on mukana erässä
    .that-negative = joka on pudonnut erästä
card-lies = { FORM($zone, "inessive") } on { kortti }{ comma-where }
    .negative = { FORM($zone, "inessive") } ei ole { korttia }{ comma-where }
there-is = on { $member }{ comma-where }
    .negative = ei ole { FORM($member, "none") }{ comma-where }
for-every = { FORM($members, "elative") } jokaisesta pätee, että { $condition }
for-which = josta pätee, että { $condition }

## Clauses
may = { HAS($act, "allowed") ->
        [yes] { FORM($act, "allowed") }
       *[no] { $subject } saa { $act }
    }
may-if = { $subject } saa { $act }, jos { $condition }
may-only = { $subject } saa { $act } vain, jos { $condition }
may-only-such = { $subject } saa { $plain } vain, jos { $condition }
may-even = { $subject } saa { $act }, vaikka { $condition }
must = { FORM($subject, "genitive") } on { FORM($act, "necessive") }
must-if = { FORM($subject, "genitive") } on { FORM($act, "necessive") }, jos { $condition }
must-not = { $subject } ei saa { FORM($act, "infinitive", object: "partitive") }
must-not-if = { $subject } ei saa { FORM($act, "infinitive", object: "partitive") }, jos { $condition }
wrongly = on aina väärin { FORM($act, "infinitive", object: "nominative") }
wrongly-if = on väärin { FORM($act, "infinitive", object: "nominative") }, jos { $condition }
wins-round = { $subject } voittaa erän { $by }, kun { $condition }
wins-game = { $subject } voittaa pelin { $by }, kun { $condition }
wins-round-ranked = kun { $condition }, erän voittaa { $by } { $among ->
        [yes] heistä se
       *[no] pelaaja
    }, jonka { FORM($value, "bare") } on { $extreme ->
        [most] suurin
       *[least] pienin
    }
wins-game-ranked = kun { $condition }, pelin voittaa { $by } { $among ->
        [yes] heistä se
       *[no] pelaaja
    }, jonka { FORM($value, "bare") } on { $extreme ->
        [most] suurin
       *[least] pienin
    }
by = { FORM($acts, "by") }
ends-round = erä päättyy, kun { $condition }
ends-game = peli päättyy, kun { $condition }
waived = sääntö { $rule } ei päde
waived-if = sääntö { $rule } ei päde, jos { $condition }
defined-if = { HAS($condition, "never") ->
        [yes] { FORM($defined, "negative") } missään tapauksessa
       *[no] { $defined }, jos { $condition }
    }
quantity-is = { HAS($quantity, "says") ->
        [yes] { FORM($quantity, "says") }
       *[no] { $quantity } on { $value }
    }
quantity-is-if = { HAS($quantity, "says") ->
        [yes] { FORM($quantity, "says") }
       *[no] { $quantity } on { $value }
    }, jos { $condition }
attribute-set = { HAS($attribute, "says") ->
        [yes] { FORM($attribute, "says") }
       *[no] { FORM($owner, "genitive") } { $attribute } on { $value }
    }
attribute-set-if = { $defined }, jos { $condition }
always = aina pätee, { $condition }
always-either = aina pätee, { $one }, tai { $other }
always-that = että { $clause }
when = kun { $cause }
when-and = kun { $cause } ja { $condition }
instead = kun { $cause }, tapahtuu sen sijaan tämä
instead-and = kun { $cause } ja { $condition }, tapahtuu sen sijaan tämä
trigger = { $subject } { FORM($act, "third") }
would = { FORM($subject, "genitive") } pitäisi { FORM($act, "infinitive", object: "nominative") }
then = { $intro }, { $step }
otherwise-then = muuten { $step }
deck = pakassa on
deck-row = { $n } { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "partitive") }
    }{ HAS($only, "silent") ->
        [yes] { "" }
       *[no] , { $only }
    }
deck-row-each = { $n } { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "partitive") }
    }{ HAS($only, "silent") ->
        [yes] { "" }
       *[no] , { $only },
    } { $each }
deck-row-backed = { $row }; kääntöpuolella { $back }
each-value = kutakin { FORM($noun, "partitive") }
each-from-to = kutakin { FORM($noun, "partitive") } { $low }–{ $high }
only-values = { $noun } { $values }
deck-has = pakassa on { $n } { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "partitive") }
    }
deck-has-each = pakassa on { $n } { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "partitive") }
    } kutakin { FORM($each, "partitive") }
seats = pelaajia on { $least }–{ $most }
seats-exactly = pelaajia on täsmälleen { $n }
seats-in-teams = pelaajia on { $least }–{ $most }, ja joukkueita { $teams }

## Steps
do = { $subject } { FORM($act, "third") }
takes-place = { $clause }
becomes = { $state } on nyt { $value }
becomes-card = { $value } on nyt { $state }
forget = { FORM($state, "partitive") } ei enää ole
direction-turns = pelisuunta vaihtuu
has-won-round = { $subject } on voittanut erän
direction-is = peli kulkee { $way }
flag-set = tästä lähtien { $clause }
    .negative = tästä lähtien { FORM($clause, "negative") }
does-now = tästä lähtien { $subject } { $clause }
    .none = tästä lähtien kukaan { NOUN("player") } { FORM($clause, "negative") }
    .negative = tästä lähtien { $subject } { FORM($clause, "negative") }
add = { $value } lisätään { FORM($state, "illative") }
doubled = { $state } kaksinkertaistuu
subtract = { $value } vähennetään { FORM($state, "elative") }
move-card = { $card } siirretään { $place ->
        [underneath] { FORM($zone, "genitive") } alle
        [at-random] { FORM($zone, "genitive") } satunnaiseen kohtaan
       *[other] { FORM($zone, "illative") }
    }
move-cards = { $cards } siirretään { $place ->
        [underneath] { FORM($zone, "genitive") } alle
        [at-random] { FORM($zone, "genitive") } satunnaisiin kohtiin
       *[other] { FORM($zone, "illative") }
    }
fetch = { $cards } siirretään { FORM($origin, "elative") } { $place ->
        [underneath] { FORM($zone, "genitive") } alle
        [at-random] { FORM($zone, "genitive") } satunnaisiin kohtiin
       *[other] { FORM($zone, "illative") }
    }
shuffle = { $zone } sekoitetaan
deal = jokaisen pelaajan { FORM($noun, "illative") } jaetaan { FORM($origin, "elative") } { $cards }, alkaen { FORM($start, "elative") }
deal-all = kaikki { NOUN("card", "plural") } jaetaan { FORM($origin, "elative") } yksi kerrallaan jokaisen pelaajan { FORM($noun, "illative") }, alkaen { FORM($start, "elative") }
chooses = { $subject } valitsee { FORM($member, "genitive") }
table-chooses = pelaajat sopivat { FORM($member, "elative") }
choose-secretly = { $choosers } valitsevat kukin salaa: { $member }; se on heidän { $state }
can = { $subject } voi { $acts }
has-choice = { $subject } voi joko { $acts }
has-turn-to = { $subject } voi nyt { $acts }
offer-until = ennen kuin { $until }, { $first }
offer-until-then = ennen kuin { $until }, { $first }, ja { $later }
swap = { $left } ja { $right } vaihdetaan keskenään
rotate = jokainen pelaaja antaa { FORM($noun, "inessive") } olevat korttinsa seuraavalle
reveal = { $zone } näytetään { FORM($to, "allative") }
announce = pelaajille ilmoitetaan: ”{ $text }”
proceed = se, minkä piti tapahtua, tapahtuu sittenkin
proceed-with = se, minkä piti tapahtua, tapahtuu sittenkin; luku on { $values }
won-round = erän voittaa { $subject }
won-game = pelin voittaa { $subject }
end-round = erä päättyy
end-game = peli päättyy
let = { $name } on { $value }
ask = pelaajilta kysytään: ”{ $question }”
chance = arvotaan luku väliltä { $low }–{ $high }
if = jos { $condition }
otherwise = muuten
otherwise-if = muuten, jos { $condition }
repeat = tätä toistetaan, kunnes { $condition }
by-chance = arvan mukaan tapahtuu yksi näistä
odds = todennäköisyydellä { $weight }/{ $whole }
for-each = { FORM($each, "genitive") } kohdalla{ comma-where }{ $started ->
        [yes] , alkaen { FORM($start, "elative") }
       *[no] { "" }
    }
starting = { $step }, alkaen { FORM($start, "elative") }
best-by = { FORM($noun, $form) }, jonka { $attribute } on { $extreme ->
        [most] suurin
       *[least] pienin
    },
is-identical = { $subject } on samanlainen kuin { $other }
    .negative = { $subject } ei ole samanlainen kuin { $other }
    .that = joka on samanlainen kuin { $other }
    .that-negative = joka ei ole samanlainen kuin { $other }
all-alike = kaikilla { FORM($members, "adessive") } on sama { $attribute }
winner-wins-game = erän voittaja voittaa pelin
wins-round-last = { $subject } voittaa erän { $by }
wins-game-last = { $subject } voittaa pelin { $by }
last-card = viimeinen korttinsa
    .genitive = viimeisen korttinsa
    .partitive = viimeistä korttiaan
passes-left = { FORM($noun, "genitive") } tehtävä siirtyy vasemmalle
passes-right = { FORM($noun, "genitive") } tehtävä siirtyy oikealle
whole-own-zone = { HAS($noun, "own") ->
        [yes] hänen { FORM($noun, "own") }
       *[no] { NOUN("player", "genitive") } { $noun }
    }
that-very-player = tämä { NOUN("player") }
    .genitive = tämän { NOUN("player", "genitive") }
    .partitive = tätä { NOUN("player", "partitive") }
    .elative = tästä { NOUN("player", "elative") }
    .adessive = tällä { NOUN("player", "adessive") }
    .ablative = tältä { NOUN("player", "ablative") }
    .allative = tälle { NOUN("player", "allative") }

## Scenarios
given-turn = on { FORM($player, "genitive") } vuoro
holds = { FORM($zone, "inessive") } on { $cards }
no-cards = ei yhtään korttia
given-faces = { $by } { FORM($act, "past") }{ $wrongly ->
        [yes] , sääntöjen vastaisesti,
       *[no] { "" }
    } ja { $subject } voi nyt { $acts }
table-says = pelaajat päättävät: { $value }
chance-gives = arpa antaa luvun { $n }
verdict-may = { $subject } saa { $act }
verdict-must = { FORM($subject, "genitive") } on { FORM($act, "necessive") }
verdict-must-not = { $subject } ei saa { FORM($act, "infinitive", object: "partitive") }
verdict-silent = säännöt eivät kerro, saako { $subject } { $act }
verdict-contradictory = säännöt ovat keskenään ristiriitaisia siinä, saako { $subject } { $act }
verdict-unoffered = { $subject } ei voi nyt { FORM($act, "infinitive", object: "partitive") }
because = { $verdict } ({ $rules })
then-under = valinnalla ”{ $choices }”
choice = { $axis }: { $value }
then-finding = tämä on löydös { $finding }

## Pages
page-rulebooks = Sääntökirjat
page-edition = Versio
page-variant = Muunnelma
page-pack = Kotisääntöpaketti
page-vocabulary = Sanasto
page-read-in = Lue kielellä
page-print-sheet = Tulosta sääntölehtinen
page-at-a-glance = Lyhyesti
page-cards-in-pack = Kortteja pakassa
page-players = Pelaajia
page-dealt = Kortteja kullekin
page-rules = Säännöt
page-printed = { $n } { TRAIT($n, "count") ->
        [one] painettu
       *[other] painettua
    }
page-assumed-count = { $n } { TRAIT($n, "count") ->
        [one] oletettu
       *[other] oletettua
    }
page-sheet-language = Lehtisen kieli
page-how-a-round-goes = Erän kulku
page-turns = vuorot
page-your-turn = Vuoro
page-after = jälkeen
page-the-cards = Kortit
page-comes-from = Alkuperä:
page-the-rules = Säännöt
page-bookkeeping = Mitä pelissä pidetään selvänä
page-options-and-readings = Valinnat ja tulkinnat
page-reading = Tulkinta
page-option = Valinta
page-options-intro = Kohdat, joissa sääntölehtinen jättää valinnan varaa tai sanat voi ymmärtää useammalla tavalla. Valitse toinen vaihtoehto, niin sivu muuttuu sen mukaan.
page-chosen-here = valittu tässä
page-it-brings = tuo mukaan
page-it-drops = poistaa
page-changes-nothing-else = ei muuta tässä mitään
page-formal-text = Sääntökielellä
page-on-the-sheet = Lehtisessä
page-line = rivi
page-lines = rivit
page-assumed = Oletettu
page-only-with = vain valinnalla:
page-or-with = tai valinnalla:
page-breakable = voidaan rikkoa; toinen pelaaja voi silloin puuttua siihen
page-even-if-won = myös erän voiton jälkeen
page-by-example = vain esimerkissä
page-yields-here = näin tulkittuna sen edelle menee
page-goes-before = Tämä tapahtuu ennen sääntöjä aiheesta ”{ $topics }”:
page-goes-after = Tämä tapahtuu sääntöjen jälkeen aiheesta ”{ $topics }”:
page-overridden-by = sen edelle menee
page-waived-by = sen kumoaa
page-under = jos vastaus on
page-found-of-it = havainto:
page-sheet-silent = lehtinen ei sano tätä
page-silences = Mitä lehtinen jättää auki
page-settled-by = sen ratkaisee
page-arises-only = tulee vastaan vain valinnalla:
page-not-settled = jää tässäkin auki
page-notes = Huomautuksia lehtisestä
page-see = ks.
page-acts = Mitä siirrot tekevät itsessään
page-examples = Painettuja esimerkkejä
page-situations = Tilanteita
page-situations-intro = Testit pelaavat jokaisen tilanteen joka kerta.
page-apparatus = Rivi riviltä
page-apparatus-intro = Mitä lehtisen kustakin rivistä tehtiin: mitä se sanoo, miten se tulkitaan tässä, mitä muuta se voisi tarkoittaa, mitä se jättää auki ja mitä oletetaan.
page-apparatus-unsaid = Ei lehtisessä
page-assumed-by-custom = oletettu tavan mukaan
page-remark-note = huomautus
page-remark-example = esimerkki
page-remark-oddity = outoa
page-remark-doubt = pohdittu
page-remark-flavour = ei sääntö
page-remark-heading = otsikko
page-remark-pending = kesken
page-shown-in = näkyy tilanteessa
page-shows = näyttää
page-given = Lähtötilanne
page-when = Kun
page-then = Silloin
page-findings = Löydökset
page-findings-intro = Missä painetut säännöt ovat ristiriidassa, eivät sano mitään tai voidaan ymmärtää kahdella tavalla. Kustakin kohdasta on pienin tilanne, joka sen näyttää.
page-no-findings-yet = Tämän sääntökirjan löydöksiä ei ole laskettu tässä koosteessa.
page-no-findings = Tarkistuksessa ei löytynyt mitään.
page-settled = ratkaisee
page-settled-by-answer = vastauksemme ratkaisee:
page-glossary = Sanasto
page-glossary-intro = Miksi asioita kutsutaan kullakin kielellä ja versioissa, joilla on omat sanansa.
page-glossary-intro-one = Miksi sääntöjen sanoja kutsutaan suomeksi.
page-gallery = Korttigalleria
page-comparison = Vertailu
page-comparison-intro = Kukin ruutu kertoo lyhyesti, mitä versio sanoo. Jos ruutu on linkki, avaa se, niin näet tilanteen, jonka versiot ratkaisevat eri tavoin.
page-no-comparison-yet = Versioita ei ole vertailtu tässä koosteessa; säännöt ovat alla rinnakkain. Tämä liitännäisen asetus laskee vertailun:
page-topic = Aihe
page-same = sama
page-differs = eroaa
page-silent = ei sanota
page-no-rule = ei sääntöä
page-to-move = vuorossa
page-direction = Pelisuunta
page-missing-terms = Sanat, joita mikään sääntötiedosto ei vielä anna
page-shown-on = Esitetään versiolla
page-two-by-two = Kaksi kerrallaan
page-no-difference = ei eroa
page-word = Sana sääntötiedostoissa
page-variants = Muunnelmat
page-packs = Kotisääntöpaketit
page-rules-counted = sääntöä
page-left-open = { TRAIT($n, "count") ->
        [one] yksi avoin kohta
       *[other] { $n } avointa kohtaa
    }
page-remarks = { TRAIT($n, "count") ->
        [one] yksi löydös, joka ei vaadi vastausta
       *[other] { $n } löydöstä, jotka eivät vaadi vastausta
    }
page-lacks = korttia ei ole
page-rules-side-by-side = Säännöt rinnakkain
page-other-topics = Muut aiheet
page-verdict = Ratkaisu
page-decided-by = Ratkaisevat säännöt
page-readings = Lehtisen tulkintoja
page-by-text = Pelkän tekstin mukaan
page-by-reading = Meidän tulkintamme mukaan
page-by-play = Niin kuin tässä pelataan
page-means-contradiction = Yksi sääntö sallii sen, minkä toinen kieltää.
page-means-two-values = Kaksi sääntöä antaa eri luvun.
page-means-lawful-yet-guilty = Säännöt sallivat siirron, mutta sen tekijä häviäisi haasteen.
page-means-required-yet-guilty = Säännöt vaativat siirtoa, mutta sen tekijä häviäisi haasteen.
page-means-unlawful-yet-innocent = Säännöt kieltävät siirron, mutta sen tekijä ei häviäisi haastetta.
page-means-broken-always = Sääntö voi johtaa tilanteeseen, jota ei toisen säännön mukaan voi olla.
page-means-after-the-end = Sääntö, joka pätee vielä erän päätyttyä.
page-means-ambiguous = Sanat voi ymmärtää useammalla tavalla, ja sillä on merkitystä.
page-means-self-referential = Jotta tietäisi, täyttyykö ehto, pitäisi jo tietää, täyttyykö se.
page-means-by-example = Sääntö, jonka lehtinen näyttää vain esimerkissä; sen oletetaan pätevän kaikkialla.
page-means-stuck = Pelaajan täytyy päättää, eikä mikään ole sallittua.
page-means-silent = Mikään painettu sääntö ei ratkaise tätä.
page-means-silent-anyway = Mikään painettu sääntö ei sano tätä suoraan, mutta se seuraa säännöistä muutenkin.
page-means-breakable = Sääntö, jonka pelaajat voivat rikkoa. Ellei kukaan puutu asiaan, tehty jää voimaan.
page-means-several-winners = Yksi siirto tekee useista pelaajista voittajia, eikä mikään sääntö sano, kuka heistä voittaa.
page-means-dead = Sääntö, joka ei koskaan päde.
page-means-shadowed = Sääntö, jonka edelle jokin muu menee aina, kun se pätisi.
page-means-redundant = Sääntö, jota ilman mikään ei muuttuisi.
page-means-unread = Säännöissä pidetään kirjaa jostakin, mistä mikään pelissä ei riipu.
page-means-count = Lehtisen luvut eivät täsmää.
page-means-order = Kortti otetaan pinosta, joka sekoitetaan vasta myöhemmin.
page-means-unknown = Mitä analyysi ei rajoissaan pystynyt ratkaisemaan.
page-means-unsupported = Mitä analyysi ei pysty seuraamaan.
page-legend-assumed = lehtinen jättää tämän aiheen osin tai kokonaan sanomatta, ja puuttuvan oletamme; version sivulta näkee, mitä oletamme
page-partly-assumed = Osin oletettu
page-wholly-assumed = Oletettu
page-legend-lacks = tällaista korttia tai sääntöä ei ole
page-not-compared = ei vertailtu
page-as-chosen-here = näytetään kuten sääntökirjassa, valittiinpa yllä mitä tahansa
page-it-rewords = muuttaa:
page-holds-against = sen edelle ei enää mene
page-matters-only-with = vaikuttaa vain, jos valitaan:
page-idle-choices = Ilman vaikutusta tässä, koska säännöt, joita ne koskivat, eivät kuulu tähän sääntökirjaan:
page-choices-taken = Tehdyt valinnat:
page-precisely = Tarkasti
page-made-of = Koottu näistä:
page-own-rules = omia sääntöjä: { $n }
page-used-in = Mukana:
page-house-count = { $n } { TRAIT($n, "count") ->
        [one] kotisääntö
       *[other] kotisääntöä
    }
page-findings-settled = Ratkaistut

## What the analysis says
page-seen-unset = { FORM($name, "partitive") } ei ole
page-earlier = { $state } aiemmin tällä vuorolla
page-now = nyt { $state }
page-this-is = se on { $what }
page-also-holds = kädessä on myös { $cards }
page-with = { $move } ({ $known })
page-packs-two-by-two = Kotisäännöt pareittain
page-packs-intro = Mitkä kotisäännöt sopivat yhteen: jokainen pari, jonka samaan versioon voi liittää, on tutkittu. Kehystetty merkki avaa sen, mitä löytyi.
page-pair-independent = riippumaton
page-pair-fine = sopii
page-pair-idle = osin vaikutukseton
page-pair-clash = ristiriita
page-pair-unknown = ei tiedossa
page-pair-means-independent = kumpikaan ei koske siihen, mitä toinen muuttaa
page-pair-means-fine = niillä on jotakin yhteistä; yhdessä tutkittaessa ei löytynyt mitään
page-pair-means-idle = niitä voi pelata yhdessä, mutta jokin niiden säännöistä ei vaikuta mihinkään toisen rinnalla
page-as-before = Tämä sivu on ajalta ennen sääntöjen viimeisintä muutosta.
page-both-change = molemmat muuttavat { TRAIT($rules, "person") ->
        [plural] kohtia
       *[other] kohtaa
    } { $rules }
page-pair-means-clash = ne eivät sovi yhteen tai jättävät avoimeksi jotakin, mitä kumpikaan yksin ei jätä
page-pair-means-unknown = ei ratkennut, tai sitä ei ole tutkittu sen jälkeen kun tiedosto muuttui
page-disputes = Kuka on oikeassa?
page-disputes-intro = Kysymyksiä, joista pelaajat kiistelevät. Jokaisesta kerrotaan tilanne, mitä kukin sääntölehtinen ja suosittu kotisääntö sanoo ja mikä lause ratkaisee.
page-disputes-then = Sitten:
page-put-on = { $base }, mukana { $packs }
page-disputes-tried = Vastaukset ovat sitä, mitä ohjelma näillä säännöillä tekee. Vastaus oli sama useassa kuvaan sopivassa tilanteessa; se, mitä kuva ei näytä, oli niissä erilaista.
page-ask-in-studio = Kysy toisesta tilanteesta studiossa
page-no-such-move = Näissä säännöissä ei ole sellaista siirtoa
page-what-changes = Mikä muuttuu
page-change-drops = poistuu:
page-change-replaces = ei enää päde:
page-change-limits = ei enää päde kaikkialla:
page-options-intro-house = Mitä tämä kotisääntö jättää sinun päätettäväksi. Valitse toinen vaihtoehto, niin sivu muuttuu sen mukaan.
page-change-adds = { TRAIT($n, "count") ->
        [one] Yksi sääntö lisätään.
       *[other] { $n } sääntöä lisätään.
    }
page-change-adds-by-choice = Uusia sääntöjä on { $n }. Osa niistä pätee vain tietyillä valinnoilla.
page-change-adds-all-by-choice = { TRAIT($n, "count") ->
        [one] Uusia sääntöjä on yksi. Se pätee vain tietyllä valinnalla.
        [2] Uusia sääntöjä on 2. Kumpikin pätee vain tietyillä valinnoilla.
       *[other] Uusia sääntöjä on { $n }. Kaikki pätevät vain tietyillä valinnoilla.
    }
page-legend-odd = lihavoitu
page-legend-odd-means = eri tavalla kuin useimmissa muissa
page-same-in-all = Samoin kaikissa
page-same-in-both = Samoin molemmissa
page-same-means = Näin luettuina lehtisten välillä ei löytynyt tässä eroa pelissä, analyysin rajoissa. Muissa tulkinnoissa eroja voi olla.
page-not-said = ei sanota
page-as-it-was = kuten ennenkin
page-otherwise-here = toisin kuin muissa
page-more-differs = Muita eroja tässä
page-differs-otherwise = Eroaa vain muilla valinnoilla tai tulkinnoilla
page-matters = { TRAIT($n, "count") ->
        [one] Versiot eroavat yhdessä asiassa.
       *[other] Versiot eroavat { $n } asiassa.
    }
page-two-differ = { TRAIT($n, "count") ->
        [one] Ne eroavat yhdessä asiassa.
       *[other] Ne eroavat { $n } asiassa.
    }
page-rule-file = sääntötiedosto
page-what-was-found = Mitä löytyi
page-found-open = Avoin
page-found-read = Ratkaistu tulkinnalla
page-found-assumed = Ratkaistu oletuksella
page-found-settled = Teksti itse ratkaisee
page-without-effect = sääntöjä ilman vaikutusta
page-found-without-effect = Säännöt ilman vaikutusta
page-found-accepted = Hyväksytty sellaisenaan
page-found-as-below = Kuten versiossa
page-elsewhere = Muut versiot
page-read-here = Tulkintamme mukaan
page-read-otherwise = Toisin tulkittuna
page-chosen-otherwise = Toisella valinnalla
page-house-rules = Kotisäännöt
page-house-intro = Kotisäännöt paketteina, jotka voi lisätä mihin tahansa versioon, ja niistä tehdyt muunnelmat.
page-often-every = Tietokone pelasi { $rounds } erää, ja se tuli eteen niistä jokaisessa.
page-often = { TRAIT($n, "count") ->
        [one] Tietokone pelasi { $rounds } erää, ja se tuli eteen yhdessä erässä.
       *[other] Tietokone pelasi { $rounds } erää, ja se tuli eteen { $n } erässä.
    }
page-often-with = Ne pelattiin toisella valinnalla kuin tässä:
page-tab-home = Etusivu
page-tab-play = Pelaa
page-tab-learn = Opi
page-tab-recipes = Ohjeita
page-tab-reference = Viiteopas
page-tab-about = Tietoja
may-only-this = { $subject } saa { $act } eikä muita { NOUN("card", "plural-partitive") }, jos { $condition }
