### Swedish. The acting player is “du”. Conditions are subordinate clauses (inte before the verb).
### Forms: genitive · object (pronouns) · after (a step after something else: verb first) · negative, that, that-negative · in, from.

## Helpers used by other messages
en-ett = { TRAIT($noun, "gender") ->
        [neuter] ett
       *[other] en
    }
annan = { TRAIT($noun, "gender") ->
        [neuter] annat
       *[other] annan
    }
naagot = { TRAIT($noun, "gender") ->
        [neuter] något
       *[other] någon
    }
saadan = { TRAIT($subject, "gender") ->
        [neuter] { FORM($predicate, "neuter") }
       *[other] { $predicate }
    }
bounded = { $bound ->
        [exactly] exakt { $n }
        [at-least] minst { $n }
        [at-most] högst { $n }
        [more-than] större än { $n }
       *[less-than] mindre än { $n }
    }
bounded-cards = { $bound ->
        [exactly] { "" }
        [at-least] minst
        [at-most] högst
        [more-than] fler än
       *[less-than] färre än
    } { $n } { NOUN("card", "plural") }
object-form = object
nothing = { "" }

## Words every table shares
word-card = kort
    .gender = neuter
    .plural = kort
    .indefinite = ett kort
    .definite = kortet
    .definite-plural = korten
    .genitive = kortets
word-player = spelare
    .gender = common
    .plural = spelare
    .indefinite = en spelare
    .definite = spelaren
    .definite-plural = spelarna
    .genitive = spelarens
word-team = lag
    .gender = neuter
    .plural = lag
    .indefinite = ett lag
    .definite = laget
    .definite-plural = lagen
    .genitive = lagets
word-number = tal
    .gender = neuter
    .plural = tal
    .indefinite = ett tal
    .definite = talet
    .definite-plural = talen
    .genitive = talets
word-zone = hög
    .gender = common
    .plural = högar
    .indefinite = en hög
    .definite = högen
    .definite-plural = högarna
    .genitive = högens
word-side = sida
    .gender = common
    .plural = sidor
    .indefinite = en sida
    .definite = sidan som vänder upp
    .definite-plural = sidorna
    .genitive = sidans
word-yes-no = svar
    .gender = neuter
    .plural = svar
    .indefinite = ja eller nej
    .definite = svaret
    .definite-plural = svaren
    .genitive = svarets
word-direction = spelriktning
    .gender = common
    .plural = spelriktningar
    .indefinite = en spelriktning
    .definite = spelriktningen
    .definite-plural = spelriktningarna
    .genitive = spelriktningens
word-clockwise = medurs
word-counterclockwise = moturs
word-winner = omgångsvinnare
    .gender = common
    .plural = omgångsvinnare
    .indefinite = en omgångsvinnare
    .definite = omgångsvinnaren
    .definite-plural = omgångsvinnarna
    .genitive = omgångsvinnarens
word-round-number = omgångens nummer
    .gender = neuter
    .plural = omgångarnas nummer
    .indefinite = ett nummer på omgången
    .definite = omgångens nummer
    .definite-plural = omgångarnas nummer
    .genitive = omgångens nummers
word-lose-turn = stå över
    .third = står över
    .past = stod över
word-regain-turn = få tillbaka förlorade turer
    .third = får tillbaka förlorade turer
    .past = fick tillbaka förlorade turer
word-begin = börja
    .third = börjar
    .past = började
word-take-over = ta över turen
    .third = tar över turen
    .past = tog över turen
word-go-again = få en tur till
    .third = får en tur till
    .past = fick en tur till
word-drop-out = gå ur omgången
    .third = går ur omgången
    .past = gick ur omgången
word-leave-game = lämna spelet
    .third = lämnar spelet
    .past = lämnade spelet
word-decline = avstå
    .third = avstår
    .past = avstod
word-turn-begins = nästa tur börjar
    .happens = nästa tur börjar
word-turn-ends = turen är slut
    .happens = turen är slut

## Players
actor = du
    .object = dig
    .genitive = din
actor-again = du
    .object = dig
    .genitive = din
the = { FORM($noun, "definite") }
    .genitive = { FORM($noun, "genitive") }
a = { FORM($noun, "indefinite") }
    .genitive = { FORM($noun, "indefinite") }s
    .none = { naagot } { $noun }
own = spelaren
    .genitive = spelarens
gap = { FORM($noun, "definite") }
    .genitive = { FORM($noun, "genitive") }
some-player = någon spelare
    .genitive = någon spelares
only-one-player = bara en spelare
    .genitive = bara en spelares
every-player = varje spelare
    .genitive = varje spelares
every-player-except = varje spelare utom { FORM($excepted, "object") }
every-other-player = var och en av de andra spelarna
any-player = vilken spelare som helst
any-other-player = vilken annan spelare som helst
another-player = en annan spelare
    .genitive = en annan spelares
    .none = någon annan spelare
that-player = den spelaren
    .genitive = den spelarens
turn-player = spelaren som står i tur
next-player = nästa spelare
    .genitive = nästa spelares
previous-player = föregående spelare
    .genitive = föregående spelares
left-player = spelaren till vänster om dig
right-player = spelaren till höger om dig
next-of = spelaren efter { FORM($player, "object") }
previous-of = spelaren före { FORM($player, "object") }
left-of = spelaren till vänster om { FORM($player, "object") }
right-of = spelaren till höger om { FORM($player, "object") }
team-of = laget för { FORM($owner, "object") }
players = alla spelare
other-players = de andra spelarna
players-except = spelarna utom { FORM($excepted, "object") }
partners-of = medspelarna till { FORM($player, "object") }
any-of = vem som helst av { $members }
each-of = { TRAIT($members, "gender") ->
        [neuter] vart och ett
       *[other] var och en
    } av { $members }
one-of = en av { $members }
    .none = någon av { $members }
the-table = bordet
best-player = spelaren med { $extreme ->
        [most] högst
       *[least] lägst
    } { FORM($value, "bare") } { $where }
best-other = { FORM($noun, "definite") } med { $extreme ->
        [most] högst
       *[least] lägst
    } { FORM($value, "bare") } { $where }

## Cards
itself = det
    .reflexive = yes
it-card = det
    .gender = neuter
    .genitive = dess
that-card = det kortet
    .gender = neuter
    .genitive = det kortets
other-card = det andra kortet
    .gender = neuter
    .genitive = det andra kortets
that-one = { TRAIT($noun, "gender") ->
        [neuter] detta
       *[other] denna
    }
    .gender = { TRAIT($noun, "gender") }
    .genitive = dess
those-cards = korten
    .gender = neuter
    .in = bland korten
several-cards = { $least } till { $most } { NOUN("card", "plural") }
card-at-top = det översta { NOUN("card", "definite") } { FORM($zone, "in") }
    .gender = neuter
card-at-bottom = det understa { NOUN("card", "definite") } { FORM($zone, "in") }
    .gender = neuter
card-at-newest = det senaste { NOUN("card", "definite") } { FORM($zone, "in") }
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
    .indefinite = { en-ett } { described-adjective } { $noun }
described-after = { HAS($predicate, "neuter") ->
        [yes] { "" }
       *[no] { HAS($predicate, "after") ->
            [yes] { FORM($predicate, "after") }
           *[no] som är { $predicate }
        }
    }
face-numbered = { $value } { $number }
face-numbered-only = { FORM($noun, "indefinite") } med siffran { $number }
face-paired = { $value } { $second }
face-valued = { en-ett } { TRAIT($noun, "gender") ->
        [neuter] { FORM($value, "neuter") }
       *[other] { $value }
    } { $noun }
a-card-in = { $other ->
        [yes] ett annat { NOUN("card") }
       *[no] { NOUN("card", "indefinite") }
    } { FORM($zone, "in") }
    .none = { $other ->
        [yes] något annat { NOUN("card") }
       *[no] något { NOUN("card") }
    } { FORM($zone, "in") }
cards-in = { NOUN("card", "definite-plural") } { FORM($zone, "in") }
    .gender = neuter
cards-in-except = alla { NOUN("card", "plural") } { FORM($zone, "in") } utom { $excepted }
    .gender = neuter
every-card-in = varje { $noun } { FORM($zone, "in") } { $where }
every = varje { $noun }
chosen = { TRAIT($noun, "gender") ->
        [neuter] det valda
       *[other] den valda
    } { FORM($noun, "definite") }
called = ”{ $name }”

## Zones
zone = { FORM($noun, "definite") }
    .in = { HAS($noun, "in") ->
        [yes] { FORM($noun, "in") }
       *[no] i { FORM($noun, "definite") }
    }
    .from = från { FORM($noun, "definite") }
held-zone = { FORM($noun, "definite") }
    .in = { HAS($noun, "in") ->
        [yes] { FORM($noun, "in") }
       *[no] i { FORM($noun, "definite") }
    }
    .from = från { FORM($noun, "definite") }
own-zone = { FORM($noun, "definite") }
    .in = { HAS($noun, "in") ->
        [yes] { FORM($noun, "in") }
       *[no] i { FORM($noun, "definite") }
    }
    .from = från { FORM($noun, "definite") }
zone-of = { HAS($owner, "genitive") ->
        [yes] { FORM($owner, "genitive") } { $noun }
       *[no] { FORM($noun, "definite") } hos { FORM($owner, "object") }
    }
    .in = { HAS($owner, "genitive") ->
        [yes] { zone-preposition } { FORM($owner, "genitive") } { $noun }
       *[no] { HAS($noun, "in") ->
            [yes] { FORM($noun, "in") }
           *[no] i { FORM($noun, "definite") }
        } hos { FORM($owner, "object") }
    }
    .from = från { HAS($owner, "genitive") ->
        [yes] { FORM($owner, "genitive") } { $noun }
       *[no] { FORM($noun, "definite") } hos { FORM($owner, "object") }
    }
zone-preposition = { HAS($noun, "in") ->
        [yes] på
       *[no] i
    }
zone-for = { FORM($noun, "definite") } ”{ $key }”
    .in = i { FORM($noun, "definite") } ”{ $key }”
    .from = från { FORM($noun, "definite") } ”{ $key }”
that-zone = den högen
    .in = i den högen
    .from = från den högen
some-zone = en hög

## Numbers and values
yes = ja
no = nej
so-many = N
unsaid-number = ett antal
that-number = N
that-value = { TRAIT($noun, "gender") ->
        [neuter] det
       *[other] den
    } { FORM($noun, "definite") }
drawn-number = det lottade talet
counted = { $n } { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "plural") }
    }
so-often = { $what } ({ TRAIT($n, "count") ->
        [2] två gånger
       *[other] { $n } gånger
    })
faces-numbered = { HAS($value, "plural") ->
        [yes] { TRAIT($n, "count") ->
            [2] två
            [3] tre
           *[other] { $n }
        } { FORM($value, "plural") } { $number }:or
       *[no] { $value } { $number } ({ TRAIT($n, "count") ->
            [2] två gånger
           *[other] { $n } gånger
        })
    }
faces-valued = { HAS($value, "plural") ->
        [yes] { TRAIT($n, "count") ->
            [2] två
            [3] tre
           *[other] { $n }
        } { FORM($value, "plural") } { FORM($noun, "plural") }
       *[no] { $value } { $noun } ({ TRAIT($n, "count") ->
            [2] två gånger
           *[other] { $n } gånger
        })
    }
counted-as = lika många { FORM($noun, "plural") } som { $n }
uncounted = { FORM($noun, "plural") }
attribute-of = { TRAIT($owner, "reflexive") ->
        [yes] { TRAIT($attribute, "gender") ->
            [neuter] sitt
           *[other] sin
        } { $attribute }
       *[no] { egenskap }
    }
    .bare = { $attribute } för { $owner }
egenskap = { HAS($owner, "genitive") ->
        [yes] { FORM($owner, "genitive") } { aegt }
       *[no] { FORM($attribute, "definite") } på { $owner }
    }
own-state = { HAS($noun, "own") ->
        [yes] { FORM($noun, "own") }
       *[no] { TRAIT($noun, "gender") ->
            [neuter] ditt
           *[other] din
        } { $noun }
    }
    .bare = { $noun }
    .gender = { TRAIT($noun, "gender") }
state-of = { HAS($owner, "genitive") ->
        [yes] { FORM($owner, "genitive") } { owned }
       *[no] { FORM($noun, "definite") } för { FORM($owner, "object") }
    }
    .bare = { $noun }
owned = { HAS($noun, "owned") ->
        [yes] { FORM($noun, "owned") }
       *[no] { $noun }
    }
sum = { $left } + { $right }
    .bare = { $left } + { $right }
difference = { $left } − { $right }
    .bare = { $left } − { $right }
product = { $left } × { $right }
    .bare = { $left } × { $right }
cards-number = antalet { NOUN("card", "plural") } { FORM($zone, "in") }
    .bare = antal { NOUN("card", "plural") } { FORM($zone, "in") }
players-number = antalet spelare
    .bare = antal spelare
count-of = antalet av { $members }
    .bare = antal av { $members }
total-of = det sammanlagda { FORM($attribute, "definite") } av { $members }
    .bare = sammanlagt { $attribute } av { $members }
total-general = summan av { $value } för { $members }
    .bare = summa av { $value } för { $members }
opposite-of = motsatsen till { $direction }
whether = huruvida { $condition }
numbers = talen från { $low } till { $high }
    .gender = neuter
a-number = ett tal från { $low } till { $high }
    .none = något tal från { $low } till { $high }
values = alla { FORM($noun, "plural") }
values-except = alla { FORM($noun, "plural") } utom { $excepted }
a-value-except = { FORM($noun, "indefinite") } som inte är { $excepted }
    .none = { naagot } { $noun } som inte är { $excepted }
members-that = { $members } { $where }
    .gender = { TRAIT($members, "gender") }
member-that = { $member } { $where }

## Conditions
grouped = { $clauses }
    .negative = { $clauses }
    .that = { $clauses }
    .that-negative = { $clauses }
always-true = inget hindrar det
    .that = som finns
never-true = det aldrig kan ske
    .that = som aldrig finns
    .never = yes
is-so = { $value } är ja
    .negative = { $value } är nej
is-kind = { $subject } är { $kind }
    .negative = { $subject } inte är { $kind }
    .main-negative = { $subject } är inte { $kind }
    .that = som är { $kind }
    .that-negative = som inte är { $kind }
is-predicate = { $subject } är { saadan }
    .negative = { $subject } inte är { saadan }
    .main-negative = { $subject } är inte { saadan }
    .that = som är { saadan }
    .that-negative = som inte är { saadan }
has-attribute = { $subject } har { FORM($attribute, "indefinite") }
    .negative = { $subject } inte har { TRAIT($attribute, "gender") ->
        [neuter] något
       *[other] någon
    } { $attribute }
    .main-negative = { $subject } har inte { TRAIT($attribute, "gender") ->
        [neuter] något
       *[other] någon
    } { $attribute }
    .that = som har { FORM($attribute, "indefinite") }
    .that-negative = som inte har { TRAIT($attribute, "gender") ->
        [neuter] något
       *[other] någon
    } { $attribute }
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
       *[no] { $subject } inte har { TRAIT($state, "gender") ->
            [neuter] något
           *[other] någon
        } { $state }
    }
    .main-negative = { HAS($state, "main-absent") ->
        [yes] { FORM($state, "main-absent") }
       *[no] { $subject } har inte { TRAIT($state, "gender") ->
            [neuter] något
           *[other] någon
        } { $state }
    }
    .that = som har { FORM($state, "indefinite") }
    .that-negative = som inte har { TRAIT($state, "gender") ->
        [neuter] något
       *[other] någon
    } { $state }
exists = { $value } finns
    .negative = { $value } inte finns
    .main-negative = { $value } finns inte
flag = { $clause }
    .negative = { HAS($clause, "negative") ->
        [yes] { FORM($clause, "negative") }
       *[no] det inte är så att { $clause }
    }
    .main-negative = { HAS($clause, "main-negative") ->
        [yes] { FORM($clause, "main-negative") }
       *[no] { HAS($clause, "negative") ->
            [yes] { FORM($clause, "negative") }
           *[no] det är inte så att { $clause }
        }
    }
does = { $subject } { $clause }
    .negative = { $subject } { FORM($clause, "negative") }
    .main-negative = { $subject } { FIRST($clause) } inte { REST($clause) }
    .that = som { $clause }
    .that-negative = som { FORM($clause, "negative") }
answer = svaret är ja
    .negative = svaret är nej
decision = { $chooser } vill
    .negative = { $chooser } inte vill
    .main-negative = { $chooser } vill inte
owes = { $subject } fortfarande måste { $act }
    .main = { $subject } måste fortfarande { $act }
    .main-negative = { $subject } behöver inte längre { $act }
    .negative = { $subject } inte längre måste { $act }
    .that = som fortfarande måste { $act }
    .that-negative = som inte längre måste { $act }
was-wrong = { $subject } gjorde fel
    .negative = { $subject } inte gjorde fel
    .main-negative = { $subject } gjorde inte fel
    .that = som gjorde fel
    .that-negative = som inte gjorde fel
samma = samma { $attribute } som { $other }
same-attribute = { $subject } har { samma }
    .negative = { $subject } inte har { samma }
    .main-negative = { $subject } har inte { samma }
    .that = som har { samma }
    .that-negative = som inte har { samma }
aegare = { HAS($subject, "genitive") ->
        [yes] { FORM($subject, "genitive") } { aegt }
       *[no] { FORM($attribute, "definite") } på { $subject }
    }
aegt = { HAS($attribute, "owned") ->
        [yes] { FORM($attribute, "owned") }
       *[no] { $attribute }
    }
attribute-is = { aegare } är { $value }
    .negative = { aegare } inte är { $value }
    .main-negative = { aegare } är inte { $value }
    .that = vars { $attribute } är { $value }
    .that-negative = vars { $attribute } inte är { $value }
is-same = { $subject } är { $other }
    .negative = { $subject } inte är { $other }
    .main-negative = { $subject } är inte { $other }
    .that = som är { $other }
    .that-negative = som inte är { $other }
compares = { $value } är { bounded }
    .negative = { $value } inte är { bounded }
    .main-negative = { $value } är inte { bounded }
attribute-compares = { aegare } är { bounded }
    .that = vars { $attribute } är { bounded }
round-number-is = { $bound ->
        [at-least] det är omgång { $n } eller senare
        [at-most] det är omgång { $n } eller tidigare
       *[other] omgångens nummer är { bounded }
    }
has-no-cards = { $subject } inte har några { NOUN("card", "plural") } { FORM($zone, "in") }
    .main = { $subject } har inga { NOUN("card", "plural") } { FORM($zone, "in") }
    .negative = { $subject } har { NOUN("card", "plural") } { FORM($zone, "in") }
    .that = som inte har några { NOUN("card", "plural") } { FORM($zone, "in") }
    .that-negative = som har { NOUN("card", "plural") } { FORM($zone, "in") }
has-cards = { $subject } har { bounded-cards } { FORM($zone, "in") }
    .negative = { $subject } inte har { bounded-cards } { FORM($zone, "in") }
    .main-negative = { $subject } har inte { bounded-cards } { FORM($zone, "in") }
    .that = som har { bounded-cards } { FORM($zone, "in") }
    .that-negative = som inte har { bounded-cards } { FORM($zone, "in") }
tom = { TRAIT($zone, "gender") ->
        [neuter] tomt
       *[other] tom
    }
has-more-than-before = { $subject } har fler { NOUN("card", "plural") } { FORM($zone, "in") } än före detta
    .negative = { $subject } inte har fler { NOUN("card", "plural") } { FORM($zone, "in") } än före detta
    .main-negative = { $subject } har inte fler { NOUN("card", "plural") } { FORM($zone, "in") } än före detta
    .that = som har fler { NOUN("card", "plural") } { FORM($zone, "in") } än före detta
    .that-negative = som inte har fler { NOUN("card", "plural") } { FORM($zone, "in") } än före detta
is-empty = { $zone } är { tom }
    .negative = { $zone } inte är { tom }
    .main-negative = { $zone } är inte { tom }
zone-has-cards = det finns { bounded-cards } { FORM($zone, "in") }
    .negative = det inte finns { bounded-cards } { FORM($zone, "in") }
    .main-negative = det finns inte { bounded-cards } { FORM($zone, "in") }
players-are = det är { bounded } spelare
    .negative = det inte är { bounded } spelare
    .main-negative = det är inte { bounded } spelare
players-that = det finns { bounded } spelare { $where }
    .negative = det inte finns { bounded } spelare { $where }
    .main-negative = det finns inte { bounded } spelare { $where }
cards-counted = det finns { bounded } { sorted } { $only } { FORM($zone, "in") }
    .negative = det inte finns { bounded } { sorted } { $only } { FORM($zone, "in") }
    .main-negative = det finns inte { bounded } { sorted } { $only } { FORM($zone, "in") }
sorted = { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "plural") }
    }
number-of-members = antalet av { $members } är { bounded }
    .negative = antalet av { $members } inte är { bounded }
    .main-negative = antalet av { $members } är inte { bounded }
ett-kort = { $other ->
        [yes] { FORM($noun, "indefinite") }
       *[no] { FORM($noun, "indefinite") }
    }
ocksaa = { $other ->
        [yes] dessutom
       *[no] { "" }
    }
naagot-kort = { naagot } { $other ->
        [yes] { annan } { $noun }
       *[no] { $noun }
    }
has-card = { $subject } { ocksaa } har { ett-kort } { FORM($zone, "in") } { $where }
    .negative = { $subject } inte har { naagot-kort } { FORM($zone, "in") } { $where }
    .main-negative = { $subject } har inte { naagot-kort } { FORM($zone, "in") } { $where }
    .that = som { ocksaa } har { ett-kort } { FORM($zone, "in") } { $where }
    .that-negative = som inte har { naagot-kort } { FORM($zone, "in") } { $where }
holds-card = { $subject } har { FORM($card, "object") } { FORM($zone, "in") }
    .negative = { $subject } inte har { FORM($card, "object") } { FORM($zone, "in") }
    .main-negative = { $subject } har inte { FORM($card, "object") } { FORM($zone, "in") }
    .that = som har { FORM($card, "object") } { FORM($zone, "in") }
    .that-negative = som inte har { FORM($card, "object") } { FORM($zone, "in") }
in-the-round = { $subject } är med i omgången
    .negative = { $subject } är ute ur omgången
    .that = som är med i omgången
    .that-negative = som är ute ur omgången
card-lies = det { ocksaa } finns { ett-kort } { FORM($zone, "in") } { $where }
    .negative = det inte finns { naagot-kort } { FORM($zone, "in") } { $where }
    .main-negative = det finns inte { naagot-kort } { FORM($zone, "in") } { $where }
there-is = det finns { $member } { $where }
    .negative = det inte finns { FORM($member, "none") } { $where }
    .main-negative = det finns inte { FORM($member, "none") } { $where }
for-every = det för { each-of } gäller att { $condition }
for-which = där det gäller att { $condition }
## Clauses
may = { HAS($act, "allowed") ->
        [yes] { FORM($act, "allowed") }
       *[no] { $subject } får { $act }
    }
may-if = { $subject } får { $act } om { $condition }
may-only = { $subject } får bara { $act } om { $condition }
may-only-such = { $subject } får bara { $act }
may-even = { $subject } får { $act } även om { $condition }
must = { $subject } måste { $act }
must-if = { $subject } måste { $act } om { $condition }
must-not = { $subject } får inte { $act }
must-not-if = { $subject } får inte { $act } om { $condition }
wrongly = det är alltid fel att { $act }
wrongly-if = det är fel att { $act } om { $condition }
wins-round = { $subject } vinner omgången { $by } när { $condition }
wins-game = { $subject } vinner spelet { $by } när { $condition }
wins-round-ranked = när { $condition } vinns omgången { $by } av { $among ->
        [yes] den av dem
       *[no] spelaren
    } med { $extreme ->
        [most] högst
       *[least] lägst
    } { FORM($value, "bare") }
wins-game-ranked = när { $condition } vinns spelet { $by } av { $among ->
        [yes] den av dem
       *[no] spelaren
    } med { $extreme ->
        [most] högst
       *[least] lägst
    } { FORM($value, "bare") }
by = genom att { $acts }
ends-round = omgången är slut när { $condition }
ends-game = spelet är slut när { $condition }
waived = regel { $rule } gäller inte
waived-if = regel { $rule } gäller inte om { $condition }
defined-if = { HAS($condition, "never") ->
        [yes] { FORM($defined, "main-negative") } i något fall
       *[no] { $defined } om { $condition }
    }
quantity-is = { HAS($quantity, "says") ->
        [yes] { FORM($quantity, "says") }
       *[no] { FORM($quantity, "definite") } är { $value }
    }
quantity-is-if = { HAS($quantity, "says") ->
        [yes] { FORM($quantity, "says") }
       *[no] { FORM($quantity, "definite") } är { $value }
    } om { $condition }
attribute-set = { HAS($attribute, "says") ->
        [yes] { FORM($attribute, "says") }
       *[no] { FORM($attribute, "definite") } för { $owner } är { $value }
    }
attribute-set-if = { $defined } om { $condition }
always = det gäller alltid { $condition }
always-either = det gäller alltid antingen { $one } eller { $other }
always-that = att { $clause }
when = när { $cause }
when-and = när { $cause } och { $condition }
instead = när { $cause } sker detta i stället
instead-and = när { $cause } och { $condition } sker detta i stället
trigger = { $subject } { FORM($act, "third") }
would = { $subject } skulle { $act }
then = { $intro } { FORM($step, "after") }
    .after = { $intro } { FORM($step, "after") }
otherwise-then = annars { FORM($step, "after") }
deck = kortleken innehåller
deck-row = { $n } { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "plural") }
    } { $only }
deck-row-each = { $n } { TRAIT($n, "count") ->
        [one] { $noun }
       *[other] { FORM($noun, "plural") }
    } { $only } i { $each }
deck-row-backed = { $row }, med { $back } på baksidan
each-value = varje { $noun }
each-from-to = varje { $noun } från { $low } till { $high }
only-values = med { FORM($noun, "definite") } { $values }
deck-has = kortleken har { $n } { FORM($noun, "plural") }
deck-has-each = kortleken har { $n } { FORM($noun, "plural") } av varje { $each }
seats = { $least } till { $most } spelare deltar
seats-exactly = exakt { $n } spelare deltar
seats-in-teams = { $least } till { $most } spelare deltar, i { $teams } lag

## Steps
do = { $subject } { FORM($act, "third") }
    .after = { FIRST(FORM($act, "third")) } { $subject } { REST(FORM($act, "third")) }
takes-place = detta sker: { $clause }
    .after = sker detta: { $clause }
becomes = { $state } är nu { $value }
    .after = är { $state } nu { $value }
becomes-card = { $value } gäller nu som { $state }
    .after = gäller { $value } nu som { $state }
forget = { $state } gäller inte längre
    .after = gäller { $state } inte längre
direction-turns = spelriktningen vänds
    .after = vänds spelriktningen
has-won-round = { $subject } har vunnit omgången
    .after = har { $subject } vunnit omgången
direction-is = spelet går { $way }
    .after = går spelet { $way }
flag-set = från och med nu gäller att { $clause }
    .negative = från och med nu gäller att { FORM($clause, "negative") }
    .after = gäller från och med nu att { $clause }
    .after-negative = gäller från och med nu att { FORM($clause, "negative") }
does-now = från och med nu gäller att { $subject } { $clause }
    .negative = från och med nu gäller att { $subject } { FORM($clause, "negative") }
    .none = från och med nu gäller att ingen spelare { $clause }
    .after = gäller från och med nu att { $subject } { $clause }
    .after-negative = gäller från och med nu att { $subject } { FORM($clause, "negative") }
    .after-none = gäller från och med nu att ingen spelare { $clause }
add = { $value } läggs till { $state }
    .after = läggs { $value } till { $state }
doubled = { $state } fördubblas
    .after = fördubblas { $state }
subtract = { $value } dras av från { $state }
    .after = dras { $value } av från { $state }
dit = { $place ->
        [underneath] under { $zone }
        [at-random] på en slumpmässig plats { FORM($zone, "in") }
       *[other] { FORM($zone, "in") }
    }
move-card = { $card } läggs { dit }
    .after = läggs { $card } { dit }
move-cards = { $cards } läggs { dit }
    .after = läggs { $cards } { dit }
dithaen = { $place ->
        [underneath] botten av { $zone }
        [at-random] en slumpmässig plats { FORM($zone, "in") }
       *[other] { $zone }
    }
fetch = { $cards } flyttas { FORM($origin, "from") } till { dithaen }
    .after = flyttas { $cards } { FORM($origin, "from") } till { dithaen }
shuffle = { $zone } blandas
    .after = blandas { $zone }
var-hand = till varje spelares { $noun }
deal = { $cards } { FORM($origin, "from") } delas ut { var-hand }, med början hos { FORM($start, "object") }
    .after = delas { $cards } { FORM($origin, "from") } ut { var-hand }, med början hos { FORM($start, "object") }
deal-all = alla { NOUN("card", "plural") } { FORM($origin, "from") } delas ut ett i taget { var-hand }, med början hos { FORM($start, "object") }
    .after = delas alla { NOUN("card", "plural") } { FORM($origin, "from") } ut ett i taget { var-hand }, med början hos { FORM($start, "object") }
chooses = { $subject } väljer { HAS($member, "neuter") ->
        [yes] { FORM($member, "neuter") }
       *[no] { $member }
    }
    .after = väljer { $subject } { HAS($member, "neuter") ->
        [yes] { FORM($member, "neuter") }
       *[no] { $member }
    }
table-chooses = spelarna kommer överens om { $member }
    .after = kommer spelarna överens om { $member }
choose-secretly = { $choosers } väljer var för sig { $member } i hemlighet; detta är { FORM($state, "definite") }
    .after = väljer { $choosers } var för sig { $member } i hemlighet; detta är { FORM($state, "definite") }
can = { $subject } kan { $acts }
    .after = kan { $subject } { $acts }
has-choice = { $subject } kan antingen { $acts }
    .after = kan { $subject } antingen { $acts }
has-turn-to = { $subject } kan nu { $acts }
    .after = kan { $subject } nu { $acts }
offer-until = tills { $until } { FORM($first, "after") }
    .after = { FORM($first, "after") } tills { $until }
offer-until-then = tills { $until } { FORM($first, "after") }, och { $later }
    .after = { FORM($first, "after") } tills { $until }, och { $later }
swap = { $left } och { $right } byter plats
    .after = byter { $left } och { $right } plats
rotate = alla spelare ger { sin } { $noun } vidare till nästa
    .after = ger alla spelare { sin } { $noun } vidare till nästa
reveal = { $zone } visas för { FORM($to, "object") }
    .after = visas { $zone } för { FORM($to, "object") }
announce = spelarna meddelas: ”{ $text }”
    .after = meddelas spelarna: ”{ $text }”
proceed = det som skulle ske sker ändå
    .after = sker ändå det som skulle ske
proceed-with = det som skulle ske sker ändå; antalet är { $values }
    .after = sker ändå det som skulle ske; antalet är { $values }
won-round = omgången vinns av { $subject }
won-game = spelet vinns av { $subject }
end-round = omgången är slut
    .after = är omgången slut
end-game = spelet är slut
    .after = är spelet slut
let = { $name } är { $value }
    .after = är { $name } { $value }
ask = bordet tillfrågas: ”{ $question }”
    .after = tillfrågas bordet: ”{ $question }”
chance = ett tal från { $low } till { $high } lottas
    .after = lottas ett tal från { $low } till { $high }
if = om { $condition }
otherwise = annars
otherwise-if = annars, om { $condition },
repeat = detta upprepas tills { $condition }
by-chance = ett av detta sker, genom lottning
odds = { $weight } { TRAIT($weight, "count") ->
        [one] gång
       *[other] gånger
    } av { $whole }
for-each = för { $each } { $where }{ $started ->
        [yes] , med början hos { FORM($start, "object") }
       *[no] { "" }
    }
starting = { $step }, med början hos { FORM($start, "object") }
    .after = { FORM($step, "after") }, med början hos { FORM($start, "object") }
sin = { TRAIT($noun, "gender") ->
        [neuter] sitt
       *[other] sin
    }
best-by = { FORM($noun, "definite") } med { $extreme ->
        [most] högst
       *[least] lägst
    } { $attribute }
is-identical = { $subject } är likadant som { $other }
    .negative = { $subject } inte är likadant som { $other }
    .main-negative = { $subject } är inte likadant som { $other }
    .that = som är likadant som { $other }
    .that-negative = som inte är likadant som { $other }
all-alike = alla { $members } har samma { $attribute }
winner-wins-game = den som vinner omgången vinner spelet
wins-round-last = { $subject } vinner omgången { $by }
wins-game-last = { $subject } vinner spelet { $by }
last-card = det sista { NOUN("card", "definite") }
passes-left = rollen som { $noun } går vidare till vänster
    .after = går rollen som { $noun } vidare till vänster
passes-right = rollen som { $noun } går vidare till höger
    .after = går rollen som { $noun } vidare till höger
whole-own-zone = { TRAIT($noun, "gender") ->
        [neuter] ditt
       *[other] din
    } { $noun }
that-very-player = du
    .object = dig
    .genitive = din

## Scenarios
given-turn = det är { FORM($player, "genitive") } tur
holds = { $zone } innehåller { $cards }
no-cards = inga kort
given-faces = { $by } { FORM($act, "past") }{ $wrongly ->
        [yes] , mot reglerna,
       *[no] { "" }
    } och { $subject } kan nu { $acts }
table-says = bordet säger: { $value }
chance-gives = lotten faller på { $n }
verdict-may = { $subject } får { $act }
verdict-must = { $subject } måste { $act }
verdict-must-not = { $subject } får inte { $act }
verdict-silent = reglerna säger inte om { $subject } får { $act }
verdict-contradictory = reglerna motsäger varandra i frågan om { $subject } får { $act }
verdict-unoffered = { $subject } har inte möjlighet att { $act }
because = { $verdict } ({ $rules })
then-under = med { $choices }
choice = { $axis }: { $value }
then-finding = detta är fyndet { $finding }

## Pages
page-rulebooks = Regelböcker
page-edition = Utgåva
page-variant = Variant
page-pack = Husregelpaket
page-vocabulary = Ordlista
page-read-in = Läs på
page-print-sheet = Skriv ut regelbladet
page-at-a-glance = I korthet
page-cards-in-pack = Kort i leken
page-players = Spelare
page-dealt = Kort per spelare
page-rules = Regler
page-printed = { $n } { TRAIT($n, "count") ->
        [one] tryckt
       *[other] tryckta
    }
page-assumed-count = { $n } { TRAIT($n, "count") ->
        [one] antagen
       *[other] antagna
    }
page-sheet-language = Bladets språk
page-how-a-round-goes = Så går en omgång
page-turns = turer
page-your-turn = Turen
page-after = efter
page-the-cards = Korten
page-comes-from = Varifrån den kommer:
page-the-rules = Reglerna
page-bookkeeping = Det som spelet tar för givet
page-options-and-readings = Alternativ och tolkningar
page-reading = Tolkning
page-option = Alternativ
page-options-intro = Där bladet lämnar något att välja, eller orden kan förstås på flera sätt. Välj ett annat svar, så ändras sidan.
page-chosen-here = vald här
page-it-brings = lägger till
page-it-drops = tar bort
page-changes-nothing-else = ändrar ingenting här
page-formal-text = Formell text
page-on-the-sheet = På bladet
page-line = rad
page-lines = raderna
page-assumed = Antaget
page-only-with = bara om:
page-or-with = eller om:
page-breakable = kan brytas; en annan spelare får då invända
page-even-if-won = även efter att omgången är vunnen
page-by-example = visas bara i ett exempel
page-yields-here = viker, som det tolkas här, för
page-goes-before = Detta sker före reglerna om ”{ $topics }”:
page-goes-after = Detta sker efter reglerna om ”{ $topics }”:
page-overridden-by = viker för
page-waived-by = upphävs av
page-under = om svaret är
page-found-of-it = fynd:
page-sheet-silent = bladet säger inte detta
page-silences = Det bladet lämnar öppet
page-settled-by = avgjort av
page-arises-only = uppstår bara om:
page-not-settled = står öppet även här
page-notes = Anmärkningar till bladet
page-see = se
page-acts = Vad dragen gör i sig själva
page-examples = Tryckta exempel
page-situations = Situationer
page-situations-intro = Testerna spelar varje situation, varje gång.
page-apparatus = Rad för rad
page-apparatus-intro = Vad det blev av varje rad på bladet: vad den säger, hur den tolkas här, vad annat den kan betyda, vad den lämnar öppet och vad som antas.
page-apparatus-unsaid = Inte på bladet
page-assumed-by-custom = antaget enligt sed
page-remark-note = anmärkning
page-remark-example = exempel
page-remark-oddity = märkligt
page-remark-doubt = tveksamt
page-remark-flavour = ingen regel
page-remark-heading = rubrik
page-remark-pending = återstår
page-shown-in = visas i en situation
page-shows = visar
page-given = Givet
page-when = När
page-then = Då
page-findings = Fynd
page-findings-intro = Där tryckta regler motsäger varandra, inte säger något eller kan tolkas på två sätt. Varje punkt har den minsta situation som visar den.
page-no-findings-yet = Fynden i den här regelboken har inte beräknats för den här webbplatsen.
page-no-findings = Analysen fann inget att rapportera.
page-settled = avgjort av
page-settled-by-answer = avgjort av vårt svar:
page-glossary = Ordbok
page-glossary-intro = Vad saker heter på varje språk och i de utgåvor som har egna ord.
page-glossary-intro-one = Vad orden i reglerna heter på svenska.
page-gallery = Kortgalleri
page-comparison = Jämförelse
page-comparison-intro = Varje ruta säger kort vad utgåvan säger. Är rutan en länk kan du öppna den och se en situation som utgåvorna avgör olika.
page-no-comparison-yet = Utgåvorna har inte jämförts för den här webbplatsen; reglerna står sida vid sida nedan. Den här inställningen i insticksprogrammet beräknar jämförelsen:
page-topic = Ämne
page-same = lika
page-differs = skiljer sig
page-silent = inte sagt
page-no-rule = ingen regel
page-to-move = står i tur
page-direction = Spelriktning
page-missing-terms = Ord som ingen regelfil ger ännu
page-shown-on = Visas på
page-two-by-two = Två och två
page-no-difference = ingen skillnad
page-word = Ord i regelfilerna
page-variants = Varianter
page-packs = Husregelpaket
page-rules-counted = regler
page-left-open = { TRAIT($n, "count") ->
        [one] en öppen punkt
       *[other] { $n } öppna punkter
    }
page-remarks = { TRAIT($n, "count") ->
        [one] ett fynd som inte kräver något svar
       *[other] { $n } fynd som inte kräver något svar
    }
page-lacks = kortet saknas
page-rules-side-by-side = Reglerna sida vid sida
page-other-topics = Andra ämnen
page-verdict = Utslag
page-decided-by = Avgörs av
page-readings = Tolkningar av bladet
page-by-text = Enligt texten ensam
page-by-reading = Som vi tolkar det
page-by-play = Som det spelas här
page-means-contradiction = En regel tillåter det som en annan förbjuder.
page-means-two-values = Två regler anger olika tal.
page-means-lawful-yet-guilty = Reglerna tillåter draget, men den som gjort det skulle förlora en utmaning.
page-means-required-yet-guilty = Reglerna kräver draget, men den som gjort det skulle förlora en utmaning.
page-means-unlawful-yet-innocent = Reglerna förbjuder draget, men den som gjort det skulle inte förlora en utmaning.
page-means-broken-always = En regel kan leda till en situation som enligt en annan regel aldrig uppstår.
page-means-after-the-end = En regel som fortfarande gäller när omgången är slut.
page-means-ambiguous = Orden kan förstås på mer än ett sätt, och det spelar roll.
page-means-self-referential = För att veta om ett villkor är uppfyllt måste man redan veta om det är uppfyllt.
page-means-by-example = En regel som bladet bara visar i ett exempel; här får den gälla överallt.
page-means-stuck = En spelare måste bestämma sig, och ingenting är tillåtet.
page-means-silent = Ingen tryckt regel avgör detta.
page-means-silent-anyway = Ingen tryckt regel säger detta rakt ut, men det följer av reglerna ändå.
page-means-breakable = En regel som spelarna kan bryta. Om ingen invänder gäller det som gjorts.
page-means-several-winners = Ett enda drag gör flera spelare till vinnare, och ingen regel säger vem av dem som vinner.
page-means-dead = En regel som aldrig gäller.
page-means-shadowed = En regel som viker för andra överallt där den skulle gälla.
page-means-redundant = En regel utan vilken ingenting skulle ändras.
page-means-unread = Reglerna håller reda på något som ingenting i spelet beror på.
page-means-count = Tal på bladet som inte går ihop.
page-means-order = Ett kort tas från en hög som blandas först senare.
page-means-unknown = Det som analysen inte kunde avgöra inom sina gränser.
page-means-unsupported = Det som analysen inte kan följa.
page-legend-assumed = bladet säger inte allt eller inget alls i det här ämnet, och det som saknas antar vi; utgåvans sida visar vad vi antar
page-partly-assumed = Delvis antaget
page-wholly-assumed = Antaget
page-legend-lacks = har inget sådant kort eller ingen sådan regel
page-not-compared = inte jämförda
page-as-chosen-here = visas så som regelboken är, vad som än väljs ovan
page-it-rewords = ändrar
page-holds-against = viker inte längre för
page-matters-only-with = ändrar något bara om:
page-idle-choices = Utan verkan här, eftersom reglerna de gällde inte ingår i den här regelboken:
page-choices-taken = Gjorda val:
page-precisely = Exakt
page-made-of = Sammansatt av
page-own-rules = { $n } { TRAIT($n, "count") ->
        [one] egen regel
       *[other] egna regler
    }
page-used-in = Del av
page-house-count = { $n } { TRAIT($n, "count") ->
        [one] husregel
       *[other] husregler
    }
page-findings-settled = Avgjort

## What the analysis says
page-seen-unset = { TRAIT($name, "gender") ->
        [neuter] inget
       *[other] ingen
    } { $name }
page-earlier = { $state } tidigare under den här turen
page-now = { $state } nu
page-this-is = det är { $what }
page-also-holds = { $who } har också { $cards }
page-with = { $move } ({ $known })
page-packs-two-by-two = Husregler två och två
page-packs-intro = Vilka husregler som går ihop: varje par som kan läggas på en och samma utgåva har undersökts. Ett inramat tecken öppnar det som hittades.
page-pair-independent = oberoende
page-pair-fine = går bra
page-pair-idle = delvis utan verkan
page-pair-clash = krockar
page-pair-unknown = inte känt
page-pair-means-independent = ingen av dem rör vid det som den andra ändrar
page-pair-means-fine = de har något gemensamt; när de undersöktes tillsammans hittades inget
page-pair-means-idle = de kan spelas ihop, men någon av deras regler har ingen verkan tillsammans med den andra
page-as-before = Den här sidan är från före den senaste ändringen av reglerna.
page-both-change = båda ändrar { TRAIT($rules, "person") ->
        [plural] reglerna
       *[other] regeln
    } { $rules }
page-pair-means-clash = de går inte ihop, eller lämnar något öppet som ingen av dem lämnar öppet ensam
page-pair-means-unknown = inte avgjort, eller inte undersökt sedan en fil ändrades
page-disputes = Vem har rätt?
page-disputes-intro = Frågor som spelare grälar om. För var och en: situationen, vad varje regelblad och populära husregler säger, och meningen som avgör.
page-disputes-then = Sedan:
page-put-on = { $base } med { $packs }
page-disputes-tried = Varje svar är det som programmet gör med dessa regler. Det var detsamma i flera situationer som passar bilden; det som bilden inte visar var olika varje gång.
page-ask-in-studio = Fråga om en annan situation i studion
page-no-such-move = De här reglerna har inget sådant drag
page-what-changes = Vad som ändras
page-change-drops = borta:
page-change-replaces = gäller inte längre:
page-change-limits = gäller inte längre överallt:
page-options-intro-house = Det som den här husregeln överlåter åt dig. Välj ett annat svar, så ändras sidan.
page-change-adds = { TRAIT($n, "count") ->
        [one] En regel läggs till.
       *[other] { $n } regler läggs till.
    }
page-change-adds-by-choice = Det finns { $n } nya regler. Några av dem gäller bara med vissa val.
page-change-adds-all-by-choice = { TRAIT($n, "count") ->
        [one] Det finns en ny regel. Den gäller bara med ett visst val.
        [2] Det finns 2 nya regler. Båda gäller bara med vissa val.
       *[other] Det finns { $n } nya regler. Alla gäller bara med vissa val.
    }
page-legend-odd = fet
page-legend-odd-means = skiljer sig från de flesta andra
page-same-in-all = Lika i alla
page-same-in-both = Lika i båda
page-same-means = Så som vi tolkar bladen hittades ingen skillnad i spelet här, inom analysens gränser. Andra tolkningar kan ge skillnader.
page-not-said = inte sagt
page-as-it-was = som förut
page-otherwise-here = inte som de andra
page-more-differs = Mer som skiljer sig här
page-differs-otherwise = Olika bara med andra val eller tolkningar
page-matters = { TRAIT($n, "count") ->
        [one] Utgåvorna skiljer sig åt på en punkt.
       *[other] Utgåvorna skiljer sig åt på { $n } punkter.
    }
page-two-differ = { TRAIT($n, "count") ->
        [one] De skiljer sig åt på en punkt.
       *[other] De skiljer sig åt på { $n } punkter.
    }
page-rule-file = regelfil
page-what-was-found = Vad som hittades
page-found-open = Öppet
page-found-read = Avgjort av hur vi tolkar bladet
page-found-assumed = Avgjort av det vi antar
page-found-settled = Avgjort av texten själv
page-without-effect = regler utan verkan
page-found-without-effect = Regler utan verkan
page-found-accepted = Godtaget utan ändring
page-found-as-below = Som i
page-elsewhere = Andra utgåvor
page-read-here = Som vi tolkar det
page-read-otherwise = Tolkat på annat sätt
page-chosen-otherwise = Med ett annat val
page-house-rules = Husregler
page-house-intro = Husregler som paket att lägga på vilken utgåva som helst, och varianter gjorda av dem.
page-often-every = Det hände i alla { $rounds } omgångar som datorer spelade.
page-often = { TRAIT($n, "count") ->
        [one] Det hände i en av { $rounds } omgångar som datorer spelade.
       *[other] Det hände i { $n } av { $rounds } omgångar som datorer spelade.
    }
page-often-with = De spelades med ett annat svar än det som valts här:
page-tab-home = Hem
page-tab-play = Spela
page-tab-learn = Lär dig
page-tab-recipes = Recept
page-tab-reference = Referens
page-tab-about = Om
may-only-this = om { $condition } får { $subject } bara { $act }
