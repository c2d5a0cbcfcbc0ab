# Che cosa dice il servizio linguistico accanto alle regole che si scrivono.

local = `{ $name }` è un nome dato da questa clausola, o dalla mossa di cui parla.
value-of = un valore di { $of }, dichiarato in `{ $unit }`
declared-in = dichiarato in { $unit }
called = i giocatori dicono: { $term }
printed = stampato: { $lines }
printed-of = stampato: { $lines } di { $sheet }
one-line = riga { $lines }
several-lines = righe { $lines }
has-lines = { $what }, che ha { $n } righe
assumed = presunto: { $why }
overridden = cede a { $rules }
overridden-otherwise = con altre scelte cede a { $rules }
set-aside = messo da parte da { $rules }
not-in-force = non vale con queste scelte
holds-under = vale solo con { $choices }
choice-is = { $axis } { $values }
rule-of = regola di { $unit }
cited-by = citato da { $rules }
and-more = { $rules } e altri { $n }
scenarios =
    { $n ->
        [one] 1 situazione di prova
       *[other] { $n } situazioni di prova
    }
findings =
    { $n ->
        [one] 1 rilievo: { $first }
       *[other] { $n } rilievi: { $first }
    }
otherwise-in = diverso in { $editions }
this-rule-too = e questa regola
builds-on =
    { $n ->
        [one] `{ $unit }`, su cui si basa, ha un errore: { $first }
       *[other] `{ $unit }`, su cui si basa, ha { $n } errori: { $first }
    }
let-override = fai prevalere `{ $rule }`; allora: { $then }
accept = accetta `{ $id }`
in-this-rule = nominato in questa regola
of-each = di ogni { $owner }
of-a-card = di una carta
of-what = di { $what }
short-name = nome breve
a-number = un numero
value-of-choice = valore di { $choice }
no-name = `{ $name }` non è un nome: i nomi hanno lettere minuscole e trattini
word-of-tables = `{ $name }` è una parola di ogni tavolo e non si può dichiarare
in-shipped = `{ $name }` è usato nelle regole fornite, che restano come sono
then-wrong = allora { $why }
nothing-declared = qui non c'è nulla che un file di regole dichiari
type-of-each = { $type } di ogni { $owner }
both = { $one }; { $other }
