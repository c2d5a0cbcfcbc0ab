# Hva språktjenesten sier ved siden av reglene som skrives.

local = `{ $name }` er et navn som denne setningen, eller trekket den handler om, gir.
value-of = en verdi av { $of }, innført i `{ $unit }`
declared-in = innført i { $unit }
called = spillerne sier: { $term }
printed = trykt: { $lines }
printed-of = trykt: { $lines } i { $sheet }
one-line = linje { $lines }
several-lines = linje { $lines }
has-lines = { $what }, som har { $n } linjer
assumed = antatt: { $why }
overridden = overstyres av { $rules }
overridden-otherwise = med andre valg overstyrt av { $rules }
set-aside = settes til side av { $rules }
not-in-force = gjelder ikke med disse valgene
holds-under = gjelder bare med { $choices }
choice-is = { $axis } { $values }
rule-of = regel i { $unit }
cited-by = vises til av { $rules }
and-more = { $rules } og { $n } til
scenarios =
    { $n ->
        [one] 1 eksempel
       *[other] { $n } eksempler
    }
findings =
    { $n ->
        [one] 1 funn: { $first }
       *[other] { $n } funn: { $first }
    }
otherwise-in = annerledes i { $editions }
this-rule-too = og denne regelen
builds-on =
    { $n ->
        [one] `{ $unit }`, som dette bygger på, har en feil: { $first }
       *[other] `{ $unit }`, som dette bygger på, har { $n } feil: { $first }
    }
let-override = la `{ $rule }` gå foran; da: { $then }
accept = godta `{ $id }`
in-this-rule = navngitt i denne regelen
of-each = til hver { $owner }
of-a-card = ved et kort
of-what = ved { $what }
short-name = kort navn
a-number = et tall
value-of-choice = verdi av { $choice }
no-name = `{ $name }` er ikke et navn: navn har små bokstaver og bindestreker
word-of-tables = `{ $name }` er et ord ved alle bord og kan ikke innføres
in-shipped = `{ $name }` brukes i reglene som følger med, og de blir som de er
then-wrong = da: { $why }
nothing-declared = her er ingenting som en regelfil innfører
type-of-each = { $type } til hver { $owner }
both = { $one }; { $other }
