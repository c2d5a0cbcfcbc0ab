# Vad språktjänsten säger bredvid reglerna som skrivs.

local = `{ $name }` är ett namn som den här satsen, eller draget den handlar om, ger.
value-of = ett värde för { $of }, deklarerat i `{ $unit }`
declared-in = deklarerat i { $unit }
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
cited-by = åberopas av { $rules }
and-more = { $rules } och { $n } till
scenarios =
    { $n ->
        [one] 1 scenario
       *[other] { $n } scenarier
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
short-name = förkortning
a-number = ett tal
value-of-choice = värde för { $choice }
no-name = `{ $name }` är inget namn: namn har små bokstäver och bindestreck
word-of-tables = `{ $name }` är ett ord i varje spel och kan inte deklareras
in-shipped = `{ $name }` används i reglerna som följer med, och de förblir som de är
then-wrong = då { $why }
nothing-declared = här finns inget som en regelfil deklarerar
type-of-each = { $type } för varje { $owner }
both = { $one }; { $other }

form-about = Vad regeln handlar om, om inte samma sak som kapitlet.
form-after = Det som den här regeln gör sker efter det som de andra gör.
form-and = Båda villkoren är uppfyllda.
form-or = Minst ett av villkoren är uppfyllt.
form-not = Villkoret är inte uppfyllt.
form-arithmetic = Tal läggs ihop, dras ifrån med `-` eller multipliceras med `*`.
form-assign = Tillståndet får det värdet.
form-add = Tillståndet ökar med det talet.
form-attribute = Något som kort kan visa, med sina värden; också en enkel lista av värden som var och en kan ha tillstånd och platser.
form-choose = Någon, eller bordet, väljer; valet har ett namn för stegen som följer.
form-compare = Tal jämförs med `<`, `<=`, `>` eller `>=`.
form-count = Hur många det finns som uppfyller villkoret.
form-do = En spelare gör ett drag, eller något händer en spelare.
form-effect = Efter draget eller händelsen, om det passar och villkoret är uppfyllt, följer stegen.
form-event = Något som händer en spelare eller bordet; innehållet är vad det leder till, och ett steg utlöser det.
form-for-each = Stegen en gång för var och en av dem som finns när det börjar; spelarna tas från en viss plats, om en är angiven.
form-given-is = Korten på en plats, det översta först, bara det översta kortet, eller värdet av ett tillstånd.
form-given-turn = Vems tur det är.
form-gloss = En mening med skribentens egna ord; läsaren får se den där saken har betydelse.
form-has = Värdet finns.
form-if = Stegen sker om villkoret är uppfyllt; annars de efter `else`.
form-is = De två sidorna är lika, eller saken är en sådan sak.
form-kind = Ett slags kort: egenskaperna det visar, var och en fri eller med det enda värde som alla korten har.
form-let = Ett namn på ett värde som det är nu, för stegen som följer.
form-members = Korten på en plats, spelare, eller värdena av en egenskap; `except` utesluter några.
form-move = Något som en spelare väljer att göra, deklarerat som ett ensamt verb; regler säger när det är tillåtet.
form-name = En roll, en parameter, ett tillstånd, en plats, en storhet, ett val av tal, ett värde eller en förkortning.
form-need = Det som ett paket inte klarar sig utan: det spelas bara med utgåvor och paket som har det.
form-of = Det som frågas om en sak: en egenskap hos ett kort, en plats hos en spelare, spelaren bredvid, toppen av en hög.
form-option = Ett val som bladet, eller paketet, lämnar åt bordet.
form-overrides = Där den här regeln gäller viker de andra; med `under` bara med det värdet.
form-pack = Husregler som kan läggas till alla utgåvor av en ordlista; paketet säger bara vad det lägger till och ändrar.
form-quantifier = För någon, för ingen eller för var och en av dem är villkoret uppfyllt. Det omfattar allt till höger.
form-replaces = Den här regeln ersätter de andra, också där något annat hänvisar till dem.
form-rule = Det som en mening på bladet bestämmer: en förklaring, märken och satserna som säger det.
form-scenario = En situation, vad som görs i den och vad som sedan gäller.
form-shift = Kort går till en plats, överst om inget annat sägs.
form-fetch = Så många kort från toppen av en plats går till en annan; en hög som tar slut fylls på.
form-spec = Scenarier som prövar utgåvor och varianter med samma ordlista.
form-state = Något som man minns: under omgången, under en tur (`this-turn`) eller från omgång till omgång (`kept`).
form-swap = Två platser byter kort.
form-then-holds = Platsen har exakt de här korten.
form-then-that = Villkoret är uppfyllt.
form-then-turn = Vems tur det nu är.
form-title = Vad folk kallar spelet, utgåvan, paketet eller varianten; id:t är det man skriver.
form-topic = Något som regler kan handla om; utgåvor jämförs ämne för ämne, och paket hänvisar till ämnen.
form-under-edition = Utgåvan eller varianten som scenariot spelas med; varje sådan rad spelar det en gång till.
form-variant = En utgåva, eller en annan variant, med paket, val och egna ändringar.
form-version = Versionen av språket som filen är skriven i.
form-when-chooses = En spelare väljer.
form-when-does = En spelare gör ett drag, eller avstår.
form-zone = En plats för kort, eller en för varje spelare, lag eller värde, med kännetecken; en händelse kan fylla på den när den tar slut.
