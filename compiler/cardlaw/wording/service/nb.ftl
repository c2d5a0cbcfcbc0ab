# Hva språktjenesten sier ved siden av reglene som skrives.

local = `{ $name }` er et navn som dette leddet, eller trekket det handler om, gir.
value-of = en verdi av { $of }, erklært i `{ $unit }`
declared-in = erklært i { $unit }
called = spillerne sier: { $term }
printed = trykt: { $lines }
printed-of = trykt: { $lines } i { $sheet }
one-line = linje { $lines }
several-lines = linjene { $lines }
has-lines = { $what }, som har { $n } linjer
assumed = antatt: { $why }
overridden = viker for { $rules }
overridden-otherwise = viker med andre valg for { $rules }
set-aside = settes til side av { $rules }
not-in-force = gjelder ikke med disse valgene
holds-under = gjelder bare med { $choices }
choice-is = { $axis } { $values }
rule-of = regel i { $unit }
cited-by = vises til av { $rules }
and-more = { $rules } og { $n } til
scenarios = { $n ->
        [one] 1 scenario
       *[other] { $n } scenarioer
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
short-name = kortform
a-number = et tall
value-of-choice = verdi av { $choice }
no-name = `{ $name }` er ikke et navn: navn har små bokstaver og bindestreker
word-of-tables = `{ $name }` er et ord i alle spill og kan ikke erklæres
in-shipped = `{ $name }` er erklært eller brukes i reglene som følger med, og de blir som de er
then-wrong = da: { $why }
nothing-declared = her er ingenting som en regelfil erklærer
type-of-each = { $type } til hver { $owner }
both = { $one }; { $other }

form-about = Hva regelen handler om, hvis ikke det samme som kapitlet.
form-after = Det denne regelen gjør, skjer etter det de andre gjør.
form-and = Begge vilkårene er oppfylt.
form-or = Minst ett av vilkårene er oppfylt.
form-not = Vilkåret er ikke oppfylt.
form-arithmetic = Tall legges sammen, trekkes fra med `-` eller ganges med `*`.
form-assign = Tilstanden får denne verdien.
form-add = Tilstanden øker med dette tallet.
form-attribute = Noe som kort kan vise, med verdiene; også en ren liste av verdier som tilstander og steder holdes for.
form-choose = Noen, eller bordet, velger; valget har et navn for trinnene som følger.
form-compare = Tall sammenlignes med `<`, `<=`, `>` eller `>=`.
form-count = Hvor mange det er som oppfyller vilkåret.
form-do = En spiller gjør et trekk, eller noe hender en spiller.
form-effect = Etter trekket eller hendelsen, hvis det passer og vilkåret er oppfylt, følger trinnene.
form-event = Noe som hender en spiller eller bordet; innholdet er det som kommer av det, og et trinn utløser det.
form-for-each = Trinnene én gang for hver av dem, slik de er når det begynner; spillere går fra en plass hvis den er gitt.
form-given-is = Kortene på et sted, det øverste først, bare det øverste kortet, eller verdien av en tilstand.
form-given-turn = Hvem som har tur.
form-gloss = Én setning med avskriverens egne ord; leseren får se den der saken har noe å si.
form-has = Verdien finnes.
form-if = Trinnene skjer hvis vilkåret er oppfylt; ellers de etter `else`.
form-is = De to sidene er like, eller tingen er en slik ting.
form-kind = Et slags kort: egenskapene det viser, hver fri eller med den ene verdien som alle kortene har.
form-let = Et navn på en verdi slik den er nå, for trinnene som følger.
form-members = Kortene på et sted, spillere, eller verdiene av en egenskap; `except` utelater noen.
form-move = Noe en spiller velger å gjøre, erklært som et verb i grunnform; regler sier når det er lov.
form-name = En rolle, en parameter, en tilstand, et sted, en størrelse, et alternativ med tall, en verdi eller en kortform.
form-need = Det en pakke ikke klarer seg uten: den spilles bare med utgaver og pakker som har det.
form-of = Det som spørres om en ting: en egenskap ved et kort, et sted hos en spiller, plassen ved siden av, toppen av en bunke.
form-option = Et valg som arket, eller pakken, overlater til bordet.
form-overrides = Der denne regelen gjelder, viker de andre; med `under` bare med den verdien.
form-pack = Husregler som kan legges til alle utgaver av en ordliste; den sier bare hva den legger til og endrer.
form-quantifier = For noen, for ingen eller for alle av dem er vilkåret oppfylt. Det omfatter alt til høyre.
form-replaces = Denne regelen trer i stedet for de andre, uansett hva annet som viser til dem.
form-rule = Det én setning på arket bestemmer: en forklaring, merker og leddene som sier det.
form-scenario = En situasjon, hva som gjøres i den, og hva som så gjelder.
form-shift = Kort går til et sted, øverst hvis ikke annet er sagt.
form-fetch = Så mange kort fra toppen av ett sted går til et annet; en bunke som tar slutt, fylles opp.
form-spec = Scenarioer som utgaver og varianter av én ordliste prøves med.
form-state = Noe som huskes: gjennom runden, gjennom en tur (`this-turn`) eller fra runde til runde (`kept`).
form-swap = To steder bytter kort.
form-then-holds = Stedet har nøyaktig disse kortene.
form-then-that = Vilkåret er oppfylt.
form-then-turn = Hvem som har tur nå.
form-title = Det folk kaller spillet, utgaven, pakken eller varianten; id-en er til å skrive.
form-topic = Noe regler kan handle om; utgaver sammenlignes, og pakker viser til dem, emne for emne.
form-under-edition = Utgaven eller varianten som scenarioet spilles med; hver slik linje spiller det én gang til.
form-variant = En utgave, eller en annen variant, med pakker, valg og egne endringer.
form-version = Versjonen av språket som filen er skrevet i.
form-when-chooses = En spiller velger.
form-when-does = En spiller gjør et trekk, eller lar være.
form-zone = Et sted for kort, eller ett for hver spiller, hvert lag eller hver verdi, med kjennetegn; en hendelse kan fylle det når det tar slutt.
