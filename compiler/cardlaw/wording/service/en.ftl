# What the language service says beside the rules that are being written.

local = `{ $name }` is a name that this clause, or the move it is about, gives.
value-of = a value of { $of }, declared in `{ $unit }`
declared-in = declared in { $unit }
called = players say: { $term }
printed = printed: { $lines }
printed-of = printed: { $lines } of { $sheet }
one-line = line { $lines }
several-lines = lines { $lines }
has-lines = { $what }, which has { $n } lines
assumed = assumed: { $why }
overridden = overridden by { $rules }
overridden-otherwise = under other choices overridden by { $rules }
set-aside = set aside by { $rules }
not-in-force = not in force as chosen
holds-under = holds only under { $choices }
choice-is = { $axis } { $values }
rule-of = rule of { $unit }
cited-by = cited by { $rules }
and-more = { $rules } and { $n } more
scenarios =
    { $n ->
        [one] 1 scenario
       *[other] { $n } scenarios
    }
findings =
    { $n ->
        [one] 1 finding: { $first }
       *[other] { $n } findings: { $first }
    }
otherwise-in = otherwise in { $editions }
this-rule-too = and this rule
builds-on =
    { $n ->
        [one] `{ $unit }`, which this builds on, has an error: { $first }
       *[other] `{ $unit }`, which this builds on, has { $n } errors: { $first }
    }
let-override = let `{ $rule }` override: then { $then }
accept = accept `{ $id }`
in-this-rule = named in this rule
of-each = of each { $owner }
of-a-card = of a card
of-what = of { $what }
short-name = short name
a-number = a number
value-of-choice = value of { $choice }
no-name = `{ $name }` is not a name: names are in small letters with hyphens
word-of-tables = `{ $name }` is a word of every table and cannot be declared
in-shipped = `{ $name }` is declared or used in the shipped rules, which stay as they are
then-wrong = then { $why }
nothing-declared = there is nothing here that a rule file declares
type-of-each = { $type } of each { $owner }
both = { $one }; { $other }
