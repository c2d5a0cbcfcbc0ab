# Vad språktjänsten säger bredvid reglerna som skrivs.

local = `{ $name }` är ett namn som den här satsen, eller draget den handlar om, ger.
value-of = ett värde av { $of }, infört i `{ $unit }`
declared-in = infört i { $unit }
called = spelarna säger: { $term }
printed = tryckt: { $lines }
printed-of = tryckt: { $lines } i { $sheet }
one-line = rad { $lines }
several-lines = rad { $lines }
has-lines = { $what }, som har { $n } rader
assumed = antaget: { $why }
overridden = viker för { $rules }
overridden-otherwise = med andra val viker den för { $rules }
set-aside = sätts åt sidan av { $rules }
not-in-force = gäller inte med dessa val
holds-under = gäller bara med { $choices }
choice-is = { $axis } { $values }
rule-of = regel i { $unit }
cited-by = hänvisas till av { $rules }
and-more = { $rules } och { $n } till
scenarios =
    { $n ->
        [one] 1 exempel
       *[other] { $n } exempel
    }
findings =
    { $n ->
        [one] 1 fynd: { $first }
       *[other] { $n } fynd: { $first }
    }
otherwise-in = annorlunda i { $editions }
this-rule-too = och den här regeln
builds-on =
    { $n ->
        [one] `{ $unit }`, som detta bygger på, har ett fel: { $first }
       *[other] `{ $unit }`, som detta bygger på, har { $n } fel: { $first }
    }
let-override = låt `{ $rule }` gå före; då: { $then }
accept = godta `{ $id }`
in-this-rule = nämns i den här regeln
of-each = för varje { $owner }
of-a-card = hos ett kort
of-what = hos { $what }
short-name = kort namn
a-number = ett tal
value-of-choice = värde av { $choice }
no-name = `{ $name }` är inget namn: namn har små bokstäver och bindestreck
word-of-tables = `{ $name }` är ett ord vid alla bord och kan inte införas
in-shipped = `{ $name }` används i reglerna som följer med, och de förblir som de är
then-wrong = då { $why }
nothing-declared = här finns inget som en regelfil inför
type-of-each = { $type } för varje { $owner }
both = { $one }; { $other }
