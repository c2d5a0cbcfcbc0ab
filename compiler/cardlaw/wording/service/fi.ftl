# Mitä kielipalvelu kertoo kirjoitettavien sääntöjen vieressä.

local = Nimen `{ $name }` antaa tämä lauseke tai siirto, jota se koskee.
value-of = arvo, jonka lajina on { $of }; esitelty: `{ $unit }`
declared-in = esitelty: { $unit }
called = pelaajat sanovat: { $term }
printed = painettuna: { $lines }
printed-of = painettuna: { $sheet }, { $lines }
one-line = rivi { $lines }
several-lines = rivit { $lines }
has-lines = { $what } (lehdessä on { $n } riviä)
assumed = oletus: { $why }
overridden = ohittaa: { $rules }
overridden-otherwise = muilla valinnoilla ohittaa: { $rules }
set-aside = syrjäyttää: { $rules }
not-in-force = ei voimassa näillä valinnoilla
holds-under = voimassa vain, kun valintana on { $choices }
choice-is = { $axis } { $values }
rule-of = sääntö tiedostossa { $unit }
cited-by = tähän viittaa: { $rules }
and-more = { $rules } ja { $n } muuta
scenarios =
    { $n ->
        [one] 1 esimerkkitilanne
       *[other] { $n } esimerkkitilannetta
    }
findings =
    { $n ->
        [one] 1 löydös: { $first }
       *[other] { $n } löydöstä: { $first }
    }
otherwise-in = toisin säännöissä { $editions }
this-rule-too = ja tämä sääntö
builds-on =
    { $n ->
        [one] pohjana on `{ $unit }`, ja siinä on virhe: { $first }
       *[other] pohjana on `{ $unit }`, ja siinä on { $n } virhettä: { $first }
    }
let-override = anna säännön `{ $rule }` ohittaa; silloin: { $then }
accept = hyväksy `{ $id }`
in-this-rule = nimetty tässä säännössä
of-each = jokaisella: { $owner }
of-a-card = kortin ominaisuus
of-what = kohteena { $what }
short-name = lyhyt nimi
a-number = luku
value-of-choice = valinnan { $choice } arvo
no-name = `{ $name }` ei kelpaa nimeksi: nimissä on pieniä kirjaimia ja väliviivoja
word-of-tables = `{ $name }` on jokaisen pöydän sana, eikä sitä voi esitellä
in-shipped = `{ $name }` on käytössä mukana tulevissa säännöissä, ja ne pysyvät ennallaan
then-wrong = silloin { $why }
nothing-declared = tässä ei ole mitään, mitä sääntötiedosto esittelee
type-of-each = { $type }, jokaisella: { $owner }
both = { $one }; { $other }
