### Norwegian bokmål. The acting player is “du”. Conditions are subordinate clauses (ikke before the verb).
### Forms: genitive · object (pronouns) · after (a step after something else: verb first) · negative, that, that-negative · in, from.

## Helpers used by other messages
en-et = { TRAIT($noun, "gender") ->
        [neuter] et
        [feminine] ei
       *[other] en
    }
annen = { TRAIT($noun, "gender") ->
        [neuter] annet
       *[other] annen
    }
noen = { TRAIT($noun, "gender") ->
        [neuter] noe
       *[other] noen
    }
slik = { TRAIT($subject, "gender") ->
        [neuter] { FORM($predicate, "neuter") }
       *[other] { $predicate }
    }
bounded = { $bound ->
        [exactly] nøyaktig { $n }
        [at-least] minst { $n }
        [at-most] høyst { $n }
        [more-than] større enn { $n }
       *[less-than] mindre enn { $n }
    }
bounded-count = { $bound ->
        [exactly] nøyaktig { $n }
        [at-least] minst { $n }
        [at-most] høyst { $n }
        [more-than] flere enn { $n }
       *[less-than] færre enn { $n }
    }
bounded-cards = { $bound ->
        [exactly] { "" }
        [at-least] minst
        [at-most] høyst
        [more-than] flere enn
       *[less-than] færre enn
    } { $n } { NOUN("card", "plural") }
bounded-players = { bounded-count } { TRAIT($n, "count") ->
        [one] { NOUN("player") }
       *[other] { NOUN("player", "plural") }
    }
object-form = object
nothing = { "" }

## Words every table shares
word-card = kort
    .gender = neuter
    .plural = kort
    .indefinite = et kort
    .definite = kortet
    .definite-plural = kortene
    .genitive = kortets
word-player = spiller
    .gender = masculine
    .plural = spillere
    .indefinite = en spiller
    .definite = spilleren
    .definite-plural = spillerne
    .genitive = spillerens
word-team = lag
    .gender = neuter
    .plural = lag
    .indefinite = et lag
    .definite = laget
    .definite-plural = lagene
    .genitive = lagets
word-number = tall
    .gender = neuter
    .plural = tall
    .indefinite = et tall
    .definite = tallet
    .definite-plural = tallene
    .genitive = tallets
word-zone = bunke
    .gender = masculine
    .plural = bunker
    .indefinite = en bunke
    .definite = bunken
    .definite-plural = bunkene
    .genitive = bunkens
word-side = side
    .gender = masculine
    .plural = sider
    .indefinite = en side
    .definite = siden som vender opp
    .definite-plural = sidene
    .genitive = sidens
word-yes-no = svar
    .gender = neuter
    .plural = svar
    .indefinite = ja eller nei
    .definite = svaret
    .definite-plural = svarene
    .genitive = svarets
word-direction = spilleretning
    .gender = masculine
    .plural = spilleretninger
    .indefinite = en spilleretning
    .definite = spilleretningen
    .definite-plural = spilleretningene
    .genitive = spilleretningens
word-clockwise = med klokka
word-counterclockwise = mot klokka
word-winner = rundevinner
    .gender = masculine
    .plural = rundevinnere
    .indefinite = en rundevinner
    .definite = rundevinneren
    .definite-plural = rundevinnerne
    .genitive = rundevinnerens
word-round-number = rundenummer
    .gender = neuter
    .plural = rundenumre
    .indefinite = et rundenummer
    .definite = rundenummeret
    .definite-plural = rundenumrene
    .genitive = rundenummerets
word-lose-turn = stå over
    .third = står over
    .past = sto over
word-regain-turn = få tapte turer tilbake
    .third = får tapte turer tilbake
    .past = fikk tapte turer tilbake
word-begin = begynne
    .third = begynner
    .past = begynte
word-take-over = overta turen
    .third = overtar turen
    .past = overtok turen
word-go-again = få én tur til
    .third = får én tur til
    .past = fikk én tur til
word-drop-out = gå ut av runden
    .third = går ut av runden
    .past = gikk ut av runden
word-leave-game = forlate spillet
    .third = forlater spillet
    .past = forlot spillet
word-decline = la være
    .third = lar være
    .past = lot være
word-turn-begins = neste tur begynner
    .happens = neste tur begynner
word-turn-ends = turen er over
    .happens = turen er over

## Players
actor = du
    .object = deg
    .genitive = din
actor-again = du
    .object = deg
    .genitive = din
the = { FORM($noun, "definite") }
    .genitive = { FORM($noun, "genitive") }
a = { FORM($noun, "indefinite") }
    .genitive = { FORM($noun, "indefinite") }s
    .none = { noen } { $noun }
own = spilleren
    .genitive = spillerens
gap = { FORM($noun, "definite") }
    .genitive = { FORM($noun, "genitive") }
some-player = en spiller
    .genitive = en spillers
only-one-player = bare én spiller
    .genitive = bare én spillers
every-player = hver spiller
    .genitive = hver spillers
every-player-except = hver spiller unntatt { FORM($excepted, "object") }
every-other-player = hver av de andre spillerne
any-player = en hvilken som helst spiller
any-other-player = en hvilken som helst annen spiller
another-player = en annen spiller
    .genitive = en annen spillers
    .none = noen annen spiller
that-player = den spilleren
    .genitive = den spillerens
turn-player = spilleren i tur
next-player = neste spiller
    .genitive = neste spillers
previous-player = forrige spiller
    .genitive = forrige spillers
left-player = spilleren til venstre for deg
right-player = spilleren til høyre for deg
next-of = spilleren etter { FORM($player, "object") }
previous-of = spilleren før { FORM($player, "object") }
left-of = spilleren til venstre for { FORM($player, "object") }
right-of = spilleren til høyre for { FORM($player, "object") }
team-of = laget til { FORM($owner, "object") }
players = alle spillerne
other-players = de andre spillerne
players-except = spillerne unntatt { FORM($excepted, "object") }
partners-of = medspillerne til { FORM($player, "object") }
any-of = hvem som helst av { $members }
each-of = { TRAIT($members, "gender") ->
        [neuter] hvert
       *[other] hver
    } av { $members }
one-of = en av { $members }
    .none = noen av { $members }
the-table = bordet
best-player = spilleren med { $extreme ->
        [most] høyest
       *[least] lavest
    } { FORM($value, "bare") } { $where }
best-other = { FORM($noun, "definite") } med { $extreme ->
        [most] høyest
       *[least] lavest
    } { FORM($value, "bare") } { $where }

## Cards
itself = det
    .reflexive = yes
it-card = det
    .gender = neuter
    .genitive = kortets
that-card = det kortet
    .gender = neuter
    .genitive = det kortets
other-card = det andre kortet
    .gender = neuter
    .genitive = det andre kortets
that-one = { that-value }
    .gender = { TRAIT($noun, "gender") }
    .genitive = { TRAIT($noun, "gender") ->
        [neuter] det
       *[other] den
    } { FORM($noun, "genitive") }
those-cards = kortene
    .gender = neuter
    .in = blant kortene
several-cards = { $least } til { $most } { NOUN("card", "plural") }
card-at-top = det øverste { NOUN("card", "definite") } { FORM($zone, "in") }
    .gender = neuter
card-at-bottom = det nederste { NOUN("card", "definite") } { FORM($zone, "in") }
    .gender = neuter
card-at-newest = det nyeste { NOUN("card", "definite") } { FORM($zone, "in") }
    .gender = neuter
a-kind-of = { FORM($kinds, "indefinite") }
a-such = { FORM($noun, "indefinite") } { $where }
described-adjective = { HAS($predicate, "neuter") ->
        [yes] { TRAIT($noun, "gender") ->
            [neuter] { FORM($predicate, "neuter") }
           *[other] { $predicate }
        }
       *[no] { "" }
    }
described = { described-adjective } { $noun }
    .indefinite = { en-et } { described-adjective } { $noun }
described-after = { HAS($predicate, "neuter") ->
        [yes] { "" }
       *[no] { HAS($predicate, "after") ->
            [yes] { FORM($predicate, "after") }
           *[no] som er { $predicate }
        }
    }
face-numbered = { $value } { $number }
face-numbered-only = { FORM($noun, "indefinite") } med tallet { $number }
face-paired = { $value } { $second }
face-valued = { en-et } { TRAIT($noun, "gender") ->
        [neuter] { FORM($value, "neuter") }
       *[other] { $value }
    } { $noun }
a-card-in = { $other ->
        [yes] et annet { NOUN("card") }
       *[no] { NOUN("card", "indefinite") }
    } { FORM($zone, "in") }
    .none = { $other ->
        [yes] noe annet { NOUN("card") }
       *[no] noe { NOUN("card") }
    } { FORM($zone, "in") }
cards-in = { NOUN("card", "definite-plural") } { FORM($zone, "in") }
    .gender = neuter
cards-in-except = alle { NOUN("card", "definite-plural") } { FORM($zone, "in") } unntatt { $excepted }
    .gender = neuter
every-card-in = { TRAIT($noun, "gender") ->
        [neuter] hvert
       *[other] hver
    } { $noun } { FORM($zone, "in") } { $where }
every = { TRAIT($noun, "gender") ->
        [neuter] hvert
       *[other] hver
    } { $noun }
chosen = { TRAIT($noun, "gender") ->
        [neuter] det valgte
       *[other] den valgte
    } { FORM($noun, "definite") }
called = «{ $name }»

## Zones
zone = { FORM($noun, "definite") }
    .in = { HAS($noun, "in") ->
        [yes] { FORM($noun, "in") }
       *[no] i { FORM($noun, "definite") }
    }
    .from = fra { FORM($noun, "definite") }
    .gender = { TRAIT($noun, "gender") }
held-zone = { FORM($noun, "definite") }
    .in = { HAS($noun, "in") ->
        [yes] { FORM($noun, "in") }
       *[no] i { FORM($noun, "definite") }
    }
    .from = fra { FORM($noun, "definite") }
    .gender = { TRAIT($noun, "gender") }
own-zone = { FORM($noun, "definite") }
    .in = { HAS($noun, "in") ->
        [yes] { FORM($noun, "in") }
       *[no] i { FORM($noun, "definite") }
    }
    .from = fra { FORM($noun, "definite") }
    .gender = { TRAIT($noun, "gender") }
zone-of = { HAS($owner, "genitive") ->
        [yes] { FORM($owner, "genitive") } { $noun }
       *[no] { FORM($noun, "definite") } til { FORM($owner, "object") }
    }
    .in = { HAS($noun, "in") ->
        [yes] { FORM($noun, "in") }
       *[no] i { FORM($noun, "definite") }
    } til { FORM($owner, "object") }
    .from = fra { FORM($noun, "definite") } til { FORM($owner, "object") }
    .gender = { TRAIT($noun, "gender") }
zone-for = { FORM($noun, "definite") } «{ $key }»
    .in = i { FORM($noun, "definite") } «{ $key }»
    .from = fra { FORM($noun, "definite") } «{ $key }»
    .gender = { TRAIT($noun, "gender") }
that-zone = den bunken
    .in = i den bunken
    .from = fra den bunken
some-zone = en bunke

## Numbers and values
yes = ja
no = nei
so-many = N
unsaid-number = et antall
that-number = N
that-value = { TRAIT($noun, "gender") ->
        [neuter] det
       *[other] den
    } { FORM($noun, "definite") }
drawn-number = det tilfeldige tallet
counted = { $n } { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "plural") }
    }
so-often = { $what } ({ TRAIT($n, "count") ->
        [2] to ganger
       *[other] { $n } ganger
    })
faces-numbered = { HAS($value, "plural") ->
        [yes] { TRAIT($n, "count") ->
            [2] to
            [3] tre
           *[other] { $n }
        } { FORM($value, "plural") } { $number }-ere
       *[no] { $value } { $number } ({ TRAIT($n, "count") ->
            [2] to ganger
           *[other] { $n } ganger
        })
    }
faces-valued = { HAS($value, "plural") ->
        [yes] { TRAIT($n, "count") ->
            [2] to
            [3] tre
           *[other] { $n }
        } { FORM($value, "plural") } { FORM($noun, "plural") }
       *[no] { $value } { $noun } ({ TRAIT($n, "count") ->
            [2] to ganger
           *[other] { $n } ganger
        })
    }
counted-as = like mange { FORM($noun, "plural") } som { $n }
uncounted = { FORM($noun, "plural") }
attribute-of = { TRAIT($owner, "reflexive") ->
        [yes] { TRAIT($attribute, "gender") ->
            [neuter] sitt
           *[other] sin
        } { $attribute }
       *[no] { egenskap }
    }
    .bare = { $attribute } for { $owner }
egenskap = { HAS($owner, "genitive") ->
        [yes] { FORM($owner, "genitive") } { $attribute }
       *[no] { FORM($attribute, "definite") } { TRAIT($owner, "gender") ->
            [neuter] på
           *[other] til
        } { $owner }
    }
own-state = { HAS($noun, "own") ->
        [yes] { FORM($noun, "own") }
       *[no] { FORM($noun, "definite") } { TRAIT($noun, "gender") ->
            [neuter] ditt
           *[other] din
        }
    }
    .bare = { $noun }
    .gender = { TRAIT($noun, "gender") }
state-of = { HAS($owner, "genitive") ->
        [yes] { FORM($owner, "genitive") } { $noun }
       *[no] { FORM($noun, "definite") } til { FORM($owner, "object") }
    }
    .bare = { $noun }
sum = { $left } + { $right }
    .bare = { $left } + { $right }
difference = { $left } − { $right }
    .bare = { $left } − { $right }
product = { $left } × { $right }
    .bare = { $left } × { $right }
cards-number = antallet { NOUN("card", "plural") } { FORM($zone, "in") }
    .bare = antall { NOUN("card", "plural") } { FORM($zone, "in") }
players-number = antallet spillere
    .bare = antall spillere
count-of = antallet av { $members }
    .bare = antall av { $members }
total-of = den samlede { FORM($attribute, "definite") } av { $members }
    .bare = samlet { $attribute } av { $members }
total-general = summen av { $value } for { $members }
    .bare = sum av { $value } for { $members }
opposite-of = det motsatte av { $direction }
whether = om { $condition }
numbers = tallene fra { $low } til { $high }
    .gender = neuter
a-number = et tall fra { $low } til { $high }
    .none = noe tall fra { $low } til { $high }
values = alle { FORM($noun, "definite-plural") }
values-except = alle { FORM($noun, "definite-plural") } unntatt { $excepted }
a-value-except = { FORM($noun, "indefinite") } som ikke er { $excepted }
    .none = { noen } { $noun } som ikke er { $excepted }
members-that = { $members } { $where }
    .gender = { TRAIT($members, "gender") }
member-that = { $member } { $where }

## Conditions
grouped = { $clauses }
    .negative = { $clauses }
    .that = { $clauses }
    .that-negative = { $clauses }
always-true = ingenting er til hinder
    .that = som finnes
never-true = det aldri kan skje
    .that = som aldri finnes
    .never = yes
is-so = { $value } er ja
    .negative = { $value } er nei
is-kind = { $subject } er { $kind }
    .negative = { $subject } ikke er { $kind }
    .main-negative = { $subject } er ikke { $kind }
    .that = som er { $kind }
    .that-negative = som ikke er { $kind }
is-predicate = { $subject } er { slik }
    .negative = { $subject } ikke er { slik }
    .main-negative = { $subject } er ikke { slik }
    .that = som er { slik }
    .that-negative = som ikke er { slik }
has-attribute = { $subject } har { FORM($attribute, "indefinite") }
    .negative = { $subject } ikke har { $attribute }
    .main-negative = { $subject } har ikke { $attribute }
    .that = som har { FORM($attribute, "indefinite") }
    .that-negative = som ikke har { $attribute }
has-state = { HAS($state, "present") ->
        [yes] { FORM($state, "present") }
       *[no] { $subject } har { FORM($state, "indefinite") }
    }
    .main = { HAS($state, "main-present") ->
        [yes] { FORM($state, "main-present") }
       *[no] { $subject } har { FORM($state, "indefinite") }
    }
    .negative = { HAS($state, "absent") ->
        [yes] { FORM($state, "absent") }
       *[no] { $subject } ikke har { $state }
    }
    .main-negative = { HAS($state, "main-absent") ->
        [yes] { FORM($state, "main-absent") }
       *[no] { $subject } har ikke { $state }
    }
    .that = som har { FORM($state, "indefinite") }
    .that-negative = som ikke har { $state }
exists = { $value } finnes
    .negative = { $value } ikke finnes
    .main-negative = { $value } finnes ikke
flag = { $clause }
    .negative = { HAS($clause, "negative") ->
        [yes] { FORM($clause, "negative") }
       *[no] det ikke er slik at { $clause }
    }
    .main-negative = { HAS($clause, "main-negative") ->
        [yes] { FORM($clause, "main-negative") }
       *[no] { HAS($clause, "negative") ->
            [yes] { FORM($clause, "negative") }
           *[no] det er ikke slik at { $clause }
        }
    }
does = { $subject } { $clause }
    .negative = { $subject } { FORM($clause, "negative") }
    .main-negative = { $subject } { FIRST($clause) } ikke { REST($clause) }
    .that = som { $clause }
    .that-negative = som { FORM($clause, "negative") }
answer = svaret er ja
    .negative = svaret er nei
decision = { $chooser } vil
    .negative = { $chooser } ikke vil
    .main-negative = { $chooser } vil ikke
owes = { $subject } fremdeles må { $act }
    .main = { $subject } må fremdeles { $act }
    .main-negative = { $subject } trenger ikke lenger å { $act }
    .negative = { $subject } ikke lenger trenger å { $act }
    .that = som fremdeles må { $act }
    .that-negative = som ikke lenger trenger å { $act }
was-wrong = { $subject } brøt reglene
    .negative = { $subject } ikke brøt reglene
    .main-negative = { $subject } brøt ikke reglene
    .that = som brøt reglene
    .that-negative = som ikke brøt reglene
samme = samme { $attribute } som { $other }
same-attribute = { $subject } har { samme }
    .negative = { $subject } ikke har { samme }
    .main-negative = { $subject } har ikke { samme }
    .that = som har { samme }
    .that-negative = som ikke har { samme }
eier = { HAS($subject, "genitive") ->
        [yes] { FORM($subject, "genitive") } { $attribute }
       *[no] { FORM($attribute, "definite") } { TRAIT($subject, "gender") ->
            [neuter] på
           *[other] til
        } { $subject }
    }
attribute-is = { eier } er { $value }
    .negative = { eier } ikke er { $value }
    .main-negative = { eier } er ikke { $value }
    .that = der { FORM($attribute, "definite") } er { $value }
    .that-negative = der { FORM($attribute, "definite") } ikke er { $value }
is-same = { $subject } er { $other }
    .negative = { $subject } ikke er { $other }
    .main-negative = { $subject } er ikke { $other }
    .that = som er { FORM($other, "object") }
    .that-negative = som ikke er { FORM($other, "object") }
compares = { $value } er { bounded }
    .negative = { $value } ikke er { bounded }
    .main-negative = { $value } er ikke { bounded }
attribute-compares = { eier } er { bounded }
    .that = der { FORM($attribute, "definite") } er { bounded }
round-number-is = { $bound ->
        [at-least] det er runde { $n } eller senere
        [at-most] det er runde { $n } eller tidligere
       *[other] rundenummeret er { bounded }
    }
has-no-cards = { $subject } ikke har noen { NOUN("card", "plural") } { FORM($zone, "in") }
    .main = { $subject } har ingen { NOUN("card", "plural") } { FORM($zone, "in") }
    .negative = { $subject } har { NOUN("card", "plural") } { FORM($zone, "in") }
    .that = som ikke har noen { NOUN("card", "plural") } { FORM($zone, "in") }
    .that-negative = som har { NOUN("card", "plural") } { FORM($zone, "in") }
has-cards = { $subject } har { bounded-cards } { FORM($zone, "in") }
    .negative = { $subject } ikke har { bounded-cards } { FORM($zone, "in") }
    .main-negative = { $subject } har ikke { bounded-cards } { FORM($zone, "in") }
    .that = som har { bounded-cards } { FORM($zone, "in") }
    .that-negative = som ikke har { bounded-cards } { FORM($zone, "in") }
tom = { TRAIT($zone, "gender") ->
        [neuter] tomt
       *[other] tom
    }
has-more-than-before = { $subject } har flere { NOUN("card", "plural") } { FORM($zone, "in") } enn før dette
    .negative = { $subject } ikke har flere { NOUN("card", "plural") } { FORM($zone, "in") } enn før dette
    .main-negative = { $subject } har ikke flere { NOUN("card", "plural") } { FORM($zone, "in") } enn før dette
    .that = som har flere { NOUN("card", "plural") } { FORM($zone, "in") } enn før dette
    .that-negative = som ikke har flere { NOUN("card", "plural") } { FORM($zone, "in") } enn før dette
is-empty = { $zone } er { tom }
    .negative = { $zone } ikke er { tom }
    .main-negative = { $zone } er ikke { tom }
zone-has-cards = det er { bounded-cards } { FORM($zone, "in") }
    .negative = det ikke er { bounded-cards } { FORM($zone, "in") }
    .main-negative = det er ikke { bounded-cards } { FORM($zone, "in") }
players-are = det er { bounded-players }
    .negative = det ikke er { bounded-players }
    .main-negative = det er ikke { bounded-players }
players-that = det er { bounded-players } { $where }
    .negative = det ikke er { bounded-players } { $where }
    .main-negative = det er ikke { bounded-players } { $where }
cards-counted = det er { bounded-count } { sorted } { $only } { FORM($zone, "in") }
    .negative = det ikke er { bounded-count } { sorted } { $only } { FORM($zone, "in") }
    .main-negative = det er ikke { bounded-count } { sorted } { $only } { FORM($zone, "in") }
sorted = { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "plural") }
    }
number-of-members = antallet av { $members } er { bounded }
    .negative = antallet av { $members } ikke er { bounded }
    .main-negative = antallet av { $members } er ikke { bounded }
et-kort = { $other ->
        [yes] { FORM($noun, "indefinite") }
       *[no] { FORM($noun, "indefinite") }
    }
ogsaa = { $other ->
        [yes] i tillegg
       *[no] { "" }
    }
noe-kort = { noen } { $other ->
        [yes] { annen } { $noun }
       *[no] { $noun }
    }
has-card = { $subject } { ogsaa } har { et-kort } { FORM($zone, "in") } { $where }
    .negative = { $subject } ikke har { noe-kort } { FORM($zone, "in") } { $where }
    .main-negative = { $subject } har ikke { noe-kort } { FORM($zone, "in") } { $where }
    .that = som { ogsaa } har { et-kort } { FORM($zone, "in") } { $where }
    .that-negative = som ikke har { noe-kort } { FORM($zone, "in") } { $where }
holds-card = { $subject } har { FORM($card, "object") } { FORM($zone, "in") }
    .negative = { $subject } ikke har { FORM($card, "object") } { FORM($zone, "in") }
    .main-negative = { $subject } har ikke { FORM($card, "object") } { FORM($zone, "in") }
    .that = som har { FORM($card, "object") } { FORM($zone, "in") }
    .that-negative = som ikke har { FORM($card, "object") } { FORM($zone, "in") }
in-the-round = { $subject } er med i runden
    .negative = { $subject } er ute av runden
    .that = som er med i runden
    .that-negative = som er ute av runden
card-lies = det { ogsaa } er { et-kort } { FORM($zone, "in") } { $where }
    .negative = det ikke er { noe-kort } { FORM($zone, "in") } { $where }
    .main-negative = det er ikke { noe-kort } { FORM($zone, "in") } { $where }
there-is = det finnes { $member } { $where }
    .negative = det ikke finnes { FORM($member, "none") } { $where }
    .main-negative = det finnes ikke { FORM($member, "none") } { $where }
for-every = det for { each-of } gjelder at { $condition }
for-which = slik at { $condition }

## Clauses
may = { HAS($act, "allowed") ->
        [yes] { FORM($act, "allowed") }
       *[no] { $subject } kan { $act }
    }
may-if = { $subject } kan { $act } hvis { $condition }
may-only = { $subject } kan bare { $act } hvis { $condition }
may-only-such = { $subject } kan bare { $act }
may-even = { $subject } kan { $act } også når { $condition }
must = { $subject } må { $act }
must-if = { $subject } må { $act } hvis { $condition }
must-not = { $subject } kan ikke { $act }
must-not-if = { $subject } kan ikke { $act } hvis { $condition }
wrongly = det er alltid feil å { $act }
wrongly-if = det er feil å { $act } hvis { $condition }
wins-round = { $subject } vinner runden { $by } når { $condition }
wins-game = { $subject } vinner spillet { $by } når { $condition }
wins-round-ranked = når { $condition }, vinnes runden { $by } av { $among ->
        [yes] den av dem
       *[no] spilleren
    } med { $extreme ->
        [most] høyest
       *[least] lavest
    } { FORM($value, "bare") }
wins-game-ranked = når { $condition }, vinnes spillet { $by } av { $among ->
        [yes] den av dem
       *[no] spilleren
    } med { $extreme ->
        [most] høyest
       *[least] lavest
    } { FORM($value, "bare") }
by = ved å { $acts }
ends-round = runden er over når { $condition }
ends-game = spillet er over når { $condition }
waived = regel { $rule } gjelder ikke
waived-if = regel { $rule } gjelder ikke hvis { $condition }
defined-if = { HAS($condition, "never") ->
        [yes] { FORM($defined, "main-negative") } i noe tilfelle
       *[no] { $defined } hvis { $condition }
    }
quantity-is = { HAS($quantity, "says") ->
        [yes] { FORM($quantity, "says") }
       *[no] { FORM($quantity, "definite") } er { $value }
    }
quantity-is-if = { HAS($quantity, "says") ->
        [yes] { FORM($quantity, "says") }
       *[no] { FORM($quantity, "definite") } er { $value }
    } hvis { $condition }
attribute-set = { HAS($attribute, "says") ->
        [yes] { FORM($attribute, "says") }
       *[no] { FORM($attribute, "definite") } til { $owner } er { $value }
    }
attribute-set-if = { $defined } hvis { $condition }
always = det gjelder alltid { $condition }
always-either = det gjelder alltid enten { $one } eller { $other }
always-that = at { $clause }
when = når { $cause }
when-and = når { $cause } og { $condition }
instead = når { $cause }, skjer dette i stedet
instead-and = når { $cause } og { $condition }, skjer dette i stedet
trigger = { $subject } { FORM($act, "third") }
would = { $subject } skulle { $act }
then = { $intro }, { FORM($step, "after") }
    .after = { $intro }, { FORM($step, "after") }
otherwise-then = ellers { FORM($step, "after") }
deck = kortstokken inneholder
deck-row = { $n } { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "plural") }
    } { $only }
deck-row-each = { $n } { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "plural") }
    } { $only } i { $each }
deck-row-backed = { $row }, med { $back } på baksiden
each-value = { TRAIT($noun, "gender") ->
        [neuter] hvert
       *[other] hver
    } { $noun }
each-from-to = { TRAIT($noun, "gender") ->
        [neuter] hvert
       *[other] hver
    } { $noun } fra { $low } til { $high }
only-values = med { FORM($noun, "definite") } { $values }
deck-has = kortstokken har { $n } { FORM($noun, "plural") }
deck-has-each = kortstokken har { $n } { FORM($noun, "plural") } i { TRAIT($each, "gender") ->
        [neuter] hvert
       *[other] hver
    } { $each }
seats = { $least } til { $most } spillere deltar
seats-exactly = nøyaktig { $n } spillere deltar
seats-in-teams = { $least } til { $most } spillere deltar, fordelt på { $teams } lag

## Steps
do = { $subject } { FORM($act, "third") }
    .after = { FIRST(FORM($act, "third")) } { $subject } { REST(FORM($act, "third")) }
takes-place = { $clause }
    .after = følger dette: { $clause }
becomes = { $state } er nå { $value }
    .after = er { $state } nå { $value }
becomes-card = { $value } gjelder nå som { $state }
    .after = gjelder { $value } nå som { $state }
forget = { $state } gjelder ikke lenger
    .after = gjelder { $state } ikke lenger
direction-turns = spilleretningen snus
    .after = snus spilleretningen
has-won-round = { $subject } har vunnet runden
    .after = har { $subject } vunnet runden
direction-is = spillet går { $way }
    .after = går spillet { $way }
flag-set = fra nå av gjelder det at { $clause }
    .negative = fra nå av gjelder det at { FORM($clause, "negative") }
    .after = gjelder det fra nå av at { $clause }
    .after-negative = gjelder det fra nå av at { FORM($clause, "negative") }
does-now = fra nå av gjelder det at { $subject } { $clause }
    .negative = fra nå av gjelder det at { $subject } { FORM($clause, "negative") }
    .none = fra nå av gjelder det at ingen spiller { $clause }
    .after = gjelder det fra nå av at { $subject } { $clause }
    .after-negative = gjelder det fra nå av at { $subject } { FORM($clause, "negative") }
    .after-none = gjelder det fra nå av at ingen spiller { $clause }
add = { $value } legges til { $state }
    .after = legges { $value } til { $state }
doubled = { $state } dobles
    .after = dobles { $state }
subtract = { $value } trekkes fra { $state }
    .after = trekkes { $value } fra { $state }
dit = { $place ->
        [underneath] under { $zone }
        [at-random] på et tilfeldig sted { FORM($zone, "in") }
       *[other] { FORM($zone, "in") }
    }
move-card = { $card } legges { dit }
    .after = legges { $card } { dit }
move-cards = { $cards } legges { dit }
    .after = legges { $cards } { dit }
fetch = { $cards } flyttes { FORM($origin, "from") } til { $place ->
        [underneath] undersiden av { $zone }
        [at-random] et tilfeldig sted { FORM($zone, "in") }
       *[other] { $zone }
    }
    .after = flyttes { $cards } { FORM($origin, "from") } til { $place ->
        [underneath] undersiden av { $zone }
        [at-random] et tilfeldig sted { FORM($zone, "in") }
       *[other] { $zone }
    }
shuffle = { $zone } stokkes
    .after = stokkes { $zone }
hver-haand = { HAS($noun, "in") ->
        [yes] { "" }
       *[no] i { FORM($noun, "definite") }
    } til hver spiller
deal = { $cards } { FORM($origin, "from") } deles ut { hver-haand }, med start hos { FORM($start, "object") }
    .after = deles { $cards } { FORM($origin, "from") } ut { hver-haand }, med start hos { FORM($start, "object") }
deal-all = alle { NOUN("card", "definite-plural") } { FORM($origin, "from") } deles ut ett for ett { hver-haand }, med start hos { FORM($start, "object") }
    .after = deles alle { NOUN("card", "definite-plural") } { FORM($origin, "from") } ut ett for ett { hver-haand }, med start hos { FORM($start, "object") }
chooses = { $subject } velger { valgt }
    .after = velger { $subject } { valgt }
valgt = { HAS($member, "neuter") ->
        [yes] { FORM($member, "neuter") }
       *[no] { $member }
    }
table-chooses = spillerne blir enige om { $member }
    .after = blir spillerne enige om { $member }
choose-secretly = { $choosers } velger hver for seg { $member } i hemmelighet; dette er { FORM($state, "definite") }
    .after = velger { $choosers } hver for seg { $member } i hemmelighet; dette er { FORM($state, "definite") }
can = { $subject } kan { $acts }
    .after = kan { $subject } { $acts }
has-choice = { $subject } kan enten { $acts }
    .after = kan { $subject } enten { $acts }
has-turn-to = { $subject } kan nå { $acts }
    .after = kan { $subject } nå { $acts }
offer-until = inntil { $until }, { FORM($first, "after") }
    .after = { FORM($first, "after") } inntil { $until }
offer-until-then = inntil { $until }, { FORM($first, "after") }, og { $later }
    .after = { FORM($first, "after") } inntil { $until }, og { $later }
swap = { $left } og { $right } byttes om
    .after = byttes { $left } og { $right } om
rotate = alle spillerne gir { FORM($noun, "definite") } { sin } videre til neste
    .after = gir alle spillerne { FORM($noun, "definite") } { sin } videre til neste
reveal = { $zone } vises til { FORM($to, "object") }
    .after = vises { $zone } til { FORM($to, "object") }
announce = det kunngjøres: «{ $text }»
    .after = kunngjøres det: «{ $text }»
proceed = det som skulle skje, skjer likevel
    .after = skjer likevel det som skulle skje
proceed-with = det som skulle skje, skjer likevel; antallet er { $values }
    .after = skjer likevel det som skulle skje; antallet er { $values }
won-round = runden vinnes av { $subject }
won-game = spillet vinnes av { $subject }
end-round = runden er over
    .after = er runden over
end-game = spillet er over
    .after = er spillet over
let = { $name } er { $value }
    .after = er { $name } { $value }
ask = spillerne blir spurt: «{ $question }»
    .after = blir spillerne spurt: «{ $question }»
chance = et tall fra { $low } til { $high } velges tilfeldig
    .after = velges et tall fra { $low } til { $high } tilfeldig
if = hvis { $condition }
otherwise = ellers
otherwise-if = ellers, hvis { $condition }
repeat = dette gjentas til { $condition }
by-chance = én av disse tingene skjer, valgt tilfeldig
odds = i { $weight } av { $whole } tilfeller
for-each = for { $each } { $where }{ $started ->
        [yes] , med start hos { FORM($start, "object") }
       *[no] { "" }
    }
starting = { $step }, med start hos { FORM($start, "object") }
    .after = { FORM($step, "after") }, med start hos { FORM($start, "object") }
sin = { TRAIT($noun, "gender") ->
        [neuter] sitt
       *[other] sin
    }
best-by = { FORM($noun, "definite") } med { $extreme ->
        [most] høyest
       *[least] lavest
    } { $attribute }
is-identical = { $subject } er likt { $other }
    .negative = { $subject } ikke er likt { $other }
    .main-negative = { $subject } er ikke likt { $other }
    .that = som er likt { $other }
    .that-negative = som ikke er likt { $other }
all-alike = alle { $members } har samme { $attribute }
winner-wins-game = den som vinner runden, vinner spillet
wins-round-last = { $subject } vinner runden { $by }
wins-game-last = { $subject } vinner spillet { $by }
last-card = det siste { NOUN("card", "definite") }
passes-left = rollen som { $noun } går videre til venstre
    .after = går rollen som { $noun } videre til venstre
passes-right = rollen som { $noun } går videre til høyre
    .after = går rollen som { $noun } videre til høyre
whole-own-zone = { FORM($noun, "definite") } { TRAIT($noun, "gender") ->
        [neuter] ditt
       *[other] din
    }
that-very-player = du
    .object = deg
    .genitive = din

## Scenarios
given-turn = { $player } har turen
holds = { $cards } er { FORM($zone, "in") }
no-cards = ingen kort
given-faces = { $by } { FORM($act, "past") }{ $wrongly ->
        [yes] , mot reglene,
       *[no] { "" }
    } og { $subject } kan nå { $acts }
table-says = bordet sier: { $value }
chance-gives = det tilfeldige tallet er { $n }
verdict-may = { $subject } kan { $act }
verdict-must = { $subject } må { $act }
verdict-must-not = { $subject } kan ikke { $act }
verdict-silent = reglene sier ikke om { $subject } kan { $act }
verdict-contradictory = reglene motsier hverandre om hvorvidt { $subject } kan { $act }
verdict-unoffered = { $subject } har ikke anledning til å { $act }
because = { $verdict } ({ $rules })
then-under = hvis valget er «{ $choices }»
choice = { $axis }: { $value }
then-finding = dette er funnet { $finding }

## Pages
page-rulebooks = Regelbøker
page-edition = Utgave
page-variant = Variant
page-pack = Pakke med husregler
page-vocabulary = Ordliste
page-read-in = Les på
page-print-sheet = Skriv ut regelarket
page-at-a-glance = Kort fortalt
page-cards-in-pack = Kort i kortstokken
page-players = Spillere
page-dealt = Kort til hver
page-rules = Regler
page-printed = { $n } { TRAIT($n, "count") ->
        [one] trykt
       *[other] trykte
    }
page-assumed-count = { $n } { TRAIT($n, "count") ->
        [one] antatt
       *[other] antatte
    }
page-sheet-language = Arkets språk
page-how-a-round-goes = Slik går en runde
page-turns = turer
page-your-turn = Turen
page-after = etter
page-the-cards = Kortene
page-comes-from = Hvor den kommer fra:
page-the-rules = Reglene
page-bookkeeping = Det spillet tar for gitt
page-options-and-readings = Alternativer og tolkninger
page-reading = Tolkning
page-option = Alternativ
page-options-intro = Der regelarket lar noe være valgfritt, eller ordene kan forstås på flere måter. Velg et annet svar, så endrer siden seg.
page-chosen-here = valgt her
page-it-brings = legger til
page-it-drops = tar bort
page-changes-nothing-else = endrer ingenting her
page-formal-text = Formell tekst
page-on-the-sheet = På arket
page-line = linje
page-lines = linjene
page-assumed = Antatt
page-only-with = bare hvis:
page-or-with = eller hvis:
page-breakable = kan brytes; en annen spiller kan da gripe inn
page-even-if-won = også etter at runden er vunnet
page-by-example = bare vist i et eksempel
page-yields-here = viker, slik vi tolker det, for
page-goes-before = Dette skjer før reglene om «{ $topics }»:
page-goes-after = Dette skjer etter reglene om «{ $topics }»:
page-overridden-by = viker for
page-waived-by = settes til side av
page-under = hvis svaret er
page-found-of-it = funn:
page-sheet-silent = arket sier ikke dette
page-silences = Det arket lar stå åpent
page-settled-by = avgjort av
page-arises-only = oppstår bare hvis:
page-not-settled = står åpent her også
page-notes = Merknader til arket
page-see = se
page-acts = Hva trekkene gjør i seg selv
page-examples = Trykte eksempler
page-situations = Situasjoner
page-situations-intro = Testene spiller hver situasjon, hver gang.
page-apparatus = Linje for linje
page-apparatus-intro = Hva som ble ut av hver linje på arket: hva den sier, hvordan vi tolker den, hva annet den kan bety, hva den lar stå åpent, og hva vi antar.
page-apparatus-unsaid = Ikke på arket
page-assumed-by-custom = antatt etter skikk og bruk
page-remark-note = merknad
page-remark-example = eksempel
page-remark-oddity = pussig
page-remark-doubt = tvil
page-remark-flavour = ingen regel
page-remark-heading = overskrift
page-remark-pending = gjenstår
page-shown-in = vist i en situasjon
page-shows = viser
page-given = Gitt
page-when = Når
page-then = Da
page-findings = Funn
page-findings-intro = Der trykte regler motsier hverandre, ikke sier noe eller kan leses på to måter. Hvert punkt har den minste situasjonen som viser det.
page-no-findings-yet = Funnene i denne regelboken er ikke beregnet i dette bygget.
page-no-findings = Analysen fant ingenting å melde.
page-settled = avgjort av:
page-settled-by-answer = avgjort av svaret vårt:
page-glossary = Ordbok
page-glossary-intro = Hva ting heter på hvert språk, og i utgavene som har egne ord.
page-glossary-intro-one = Hva ordene i reglene heter på norsk.
page-gallery = Kortgalleri
page-comparison = Sammenligning
page-comparison-intro = Hver rute sier kort hva utgaven sier. Er ruten en lenke, kan du åpne den og se en situasjon som utgavene avgjør ulikt.
page-no-comparison-yet = Utgavene er ikke sammenlignet i dette bygget; reglene står side om side nedenfor. Denne innstillingen i programtillegget beregner sammenligningen:
page-topic = Emne
page-same = lik
page-differs = ulik
page-silent = ikke sagt
page-no-rule = ingen regel
page-to-move = i tur
page-direction = Spilleretning
page-missing-terms = Ord som ingen regelfil gir ennå
page-shown-on = Vist på
page-two-by-two = To og to
page-no-difference = ingen forskjell
page-word = Ord i regelfilene
page-variants = Varianter
page-packs = Pakker med husregler
page-rules-counted = regler
page-left-open = { TRAIT($n, "count") ->
        [one] ett åpent punkt
       *[other] { $n } åpne punkter
    }
page-remarks = { TRAIT($n, "count") ->
        [one] ett funn som ikke krever noe svar
       *[other] { $n } funn som ikke krever noe svar
    }
page-lacks = kortet finnes ikke
page-rules-side-by-side = Reglene side om side
page-other-topics = Andre emner
page-verdict = Avgjørelse
page-decided-by = Avgjøres av
page-readings = Tolkninger av regelarket
page-by-text = Etter teksten alene
page-by-reading = Slik vi tolker den
page-by-play = Slik det spilles her
page-means-contradiction = Én regel tillater det en annen forbyr.
page-means-two-values = To regler oppgir ulike tall.
page-means-lawful-yet-guilty = Reglene tillater trekket, men den som gjør det, ville tape en utfordring.
page-means-required-yet-guilty = Reglene krever trekket, men den som gjør det, ville tape en utfordring.
page-means-unlawful-yet-innocent = Reglene forbyr trekket, men den som gjør det, ville ikke tape en utfordring.
page-means-broken-always = En regel kan føre til en situasjon som ifølge en annen regel aldri oppstår.
page-means-after-the-end = En regel som fortsatt gjelder etter at runden er over.
page-means-ambiguous = Ordene kan forstås på flere måter, og det har betydning.
page-means-self-referential = For å vite om en betingelse er oppfylt, må du allerede vite om den er oppfylt.
page-means-by-example = En regel som arket bare viser i et eksempel; vi lar den gjelde overalt.
page-means-stuck = En spiller må bestemme seg, og ingenting er tillatt.
page-means-silent = Ingen trykt regel avgjør dette.
page-means-silent-anyway = Ingen trykt regel sier dette rett ut, men det følger av reglene likevel.
page-means-breakable = En regel som spillerne kan bryte. Griper ingen inn, blir det stående.
page-means-several-winners = Ett trekk gjør flere spillere til vinnere, og ingen regel sier hvem av dem som vinner.
page-means-dead = En regel som aldri gjelder.
page-means-shadowed = En regel som andre setter til side overalt der den ville gjelde.
page-means-redundant = En regel som ingenting ville endre seg uten.
page-means-unread = Reglene holder rede på noe som ingenting i spillet avhenger av.
page-means-count = Tall på arket som ikke stemmer overens.
page-means-order = Et kort tas fra en bunke som ikke stokkes før senere.
page-means-unknown = Det analysen ikke kunne avgjøre innenfor grensene sine.
page-means-unsupported = Det analysen ikke kan følge.
page-legend-assumed = arket sier ikke alt eller ikke noe om dette temaet, og det som mangler, antar vi; siden for utgaven viser hva vi antar
page-partly-assumed = Delvis antatt
page-wholly-assumed = Antatt
page-legend-lacks = har ikke noe slikt kort eller noen slik regel
page-not-compared = ikke sammenlignet
page-as-chosen-here = vist slik regelboken står, uansett hva som velges ovenfor
page-it-rewords = endrer
page-holds-against = viker ikke lenger for
page-matters-only-with = endrer noe bare hvis:
page-idle-choices = Uten virkning her, siden reglene de gjaldt, ikke er med i denne regelboken:
page-choices-taken = Valg som er gjort:
page-precisely = Presist
page-made-of = Satt sammen av
page-own-rules = { $n } egne regler
page-used-in = Del av
page-house-count = { $n } husregler
page-findings-settled = Avgjort

## What the analysis says
page-seen-unset = { $name }: ingen
page-earlier = { $state } tidligere i denne turen
page-now = { $state } nå
page-this-is = det er { $what }
page-also-holds = { $who } har også { $cards }
page-with = { $move } ({ $known })
page-packs-two-by-two = Husregler to og to
page-packs-intro = Hvilke husregler som går sammen: Hvert par som kan legges til én utgave, er undersøkt. Et merke med ramme åpner det som ble funnet.
page-pair-independent = uavhengige
page-pair-fine = går sammen
page-pair-idle = delvis uten virkning
page-pair-clash = går ikke sammen
page-pair-unknown = ikke kjent
page-pair-means-independent = ingen av dem bruker det den andre endrer
page-pair-means-fine = de har noe felles; undersøkt sammen ble ingenting funnet
page-pair-means-idle = de kan spilles sammen, men en regel har ingen virkning ved siden av den andre
page-as-before = Denne siden er fra før den siste endringen av reglene.
page-both-change = begge endrer { TRAIT($rules, "person") ->
        [plural] reglene
       *[other] regelen
    } { $rules }
page-pair-means-clash = de går ikke sammen, eller lar noe stå åpent som ingen av dem lar stå åpent alene
page-pair-means-unknown = ikke avgjort, eller ikke undersøkt etter at en fil ble endret
page-disputes = Hvem har rett?
page-disputes-intro = Spørsmål som spillere krangler om. For hvert av dem: situasjonen, hva hvert regelark og populære husregler sier, og setningen som avgjør.
page-disputes-then = Da:
page-put-on = { $base } med { $packs }
page-disputes-tried = Hvert svar er det programmet gjør med disse reglene. Det var det samme i flere situasjoner som passer til bildet; det bildet ikke viser, var forskjellig hver gang.
page-ask-in-studio = Spør om en annen situasjon i studioet
page-no-such-move = Disse reglene har ikke et slikt trekk
page-what-changes = Hva som endres
page-change-drops = borte:
page-change-replaces = gjelder ikke lenger:
page-change-limits = gjelder ikke lenger overalt:
page-options-intro-house = Det denne husregelen overlater til deg. Velg et annet svar, så endrer siden seg.
page-change-adds = { TRAIT($n, "count") ->
        [one] Én regel kommer til.
       *[other] { $n } regler kommer til.
    }
page-change-adds-by-choice = Det er { $n } nye regler. Noen av dem gjelder bare med bestemte valg.
page-change-adds-all-by-choice = { TRAIT($n, "count") ->
        [one] Det er én ny regel. Den gjelder bare med et bestemt valg.
        [2] Det er 2 nye regler. Begge gjelder bare med bestemte valg.
       *[other] Det er { $n } nye regler. Alle gjelder bare med bestemte valg.
    }
page-legend-odd = fet
page-legend-odd-means = går sin egen vei, ulikt de fleste andre
page-same-in-all = Likt i alle
page-same-in-both = Likt i begge
page-same-means = Slik vi tolker arkene, ble ingen forskjell i spillet funnet her, innenfor grensene for analysen. Andre tolkninger kan gi forskjeller.
page-not-said = ikke sagt
page-as-it-was = som før
page-otherwise-here = ikke som de andre
page-more-differs = Mer som er ulikt her
page-differs-otherwise = Ulikt bare med andre alternativer eller tolkninger
page-matters = { TRAIT($n, "count") ->
        [one] Utgavene er ulike på ett punkt.
       *[other] Utgavene er ulike på { $n } punkter.
    }
page-two-differ = { TRAIT($n, "count") ->
        [one] De er ulike på ett punkt.
       *[other] De er ulike på { $n } punkter.
    }
page-rule-file = regelfil
page-what-was-found = Hva som ble funnet
page-found-open = Åpent
page-found-read = Avgjort av hvordan vi tolker arket
page-found-assumed = Avgjort av det vi antar
page-found-settled = Avgjort av teksten selv
page-without-effect = regler uten virkning
page-found-without-effect = Regler uten virkning
page-found-accepted = Godtatt uten endring
page-found-as-below = Som i
page-elsewhere = Andre utgaver
page-read-here = Slik vi tolker det
page-read-otherwise = Tolket på en annen måte
page-chosen-otherwise = Med et annet valg
page-house-rules = Husregler
page-house-intro = Husregler som pakker du kan legge til en hvilken som helst utgave, og varianter som er laget av dem.
page-often-every = Det skjedde i alle de { $rounds } rundene som datamaskiner spilte.
page-often = { TRAIT($n, "count") ->
        [one] Det skjedde i én av { $rounds } runder som datamaskiner spilte.
       *[other] Det skjedde i { $n } av { $rounds } runder som datamaskiner spilte.
    }
page-often-with = De ble spilt med et annet svar enn det som er valgt her:
page-tab-home = Hjem
page-tab-play = Spill
page-tab-learn = Lær
page-tab-recipes = Oppskrifter
page-tab-reference = Referanse
page-tab-about = Om
may-only-this = hvis { $condition }, kan { $subject } bare { $act }
