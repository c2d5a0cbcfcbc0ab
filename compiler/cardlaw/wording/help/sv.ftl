# Vad `--help` säger, på svenska.

word-usage = användning
word-arguments = argument
word-options = flaggor
word-every-verb = flaggor för alla kommandon
word-examples = exempel
main-title = en regelbok som kan kompileras
main-version = visa vilken cardlaw det här är
main-every-verb = `cardlaw VERB --help` visar vad ett kommando tar, med exempel. Regelböcker anges med id (ID), id med val (ID[VAL=VÄRDE]) eller husregler ("ID with PACK"), eller med fil. `cardlaw list` visar id:na. `--language en` talar engelska; språken är en, fi, nb, it och sv.
main-exit-codes = Slutkoder: 0 inget att anmärka; 1 något är öppet, olika, misslyckat eller okänt; 2 fel användning, eller en fil som inte kompilerar.

every-rules = leta först efter regler i den här mappen; kan ges flera gånger (därefter i mapparna i CARDLAW_RULES)
every-format = text (för människor), plain (en rad var) eller json
every-language = språket: en, fi, nb, it eller sv (systemets, annars en)
every-no-color = inga färger, som med NO_COLOR i miljön
every-help = visa den här texten
every-jobs = hur många processer som används (en per processor)
every-reach = visa också hur spelet når varje situation från given, så långt det går att finna
every-emit-courses = skriv de spel som --reach hittar i en mapp, för `cardlaw replay`
every-players = hur många som spelar (4, eller vad reglerna tillåter)

list = visa spel, utgåvor, husregler och varianter med deras val
list-words = orden som regler skrivs med: drag, händelser, kort, tillstånd, ämnen
list-all = allt: även skälet till varje värde och det som bladet inte säger
list-ids = ett spel, en utgåva, husregel eller variant att visa helt; utan den allt i korthet

check = kompilera regelfiler och visa motsägelser, vad som är öppet och vad som är antaget
check-ids = vad som ska kontrolleras; utan det allt som finns
check-all = varje punkt helt: dess regler, dess situation och vad som avgör den
check-compile-only = bara kompilera, leta inte efter annat
check-emit-spec = skriv fynden som scenarier i en mapp
check-fix = gör först alla säkra rättningar
check-watch = kontrollera igen när en regelfil ändras

compare = visa vad som skiljer utgåvor åt, med en situation där någon visar det
compare-ids = två eller fler utgåvor eller varianter av ett spel
compare-topic = allt som skiljer i det här ämnet
compare-all = varje skillnad, även de som följer av andra
compare-why = också reglerna som avgör, vad annat som följer, vad bladen lämnar öppet och vad som inte är känt
compare-proofs = lista också vad som bevisades vara lika
compare-together = pröva också alla andra tolkningar eller val två och två tillsammans (tar minuter)
compare-matrix = bara vem som är överens med vem, ämne för ämne
compare-moves = bara vad som är tillåtet, inte vad som följer av det

ask = svara på om ett drag är tillåtet i en situation, och varför
ask-ids = utgåvorna eller varianterna som tillfrågas; utan dem frågas du om allt
ask-given = något om bordet, till exempel "top is red 7" eller "hand is red 2, +4"; `hand` är handen hos den som gör draget. Kan ges flera gånger. För att fråga om ett svar, säg vad som nyss spelades, till exempel "d plays red +2"; om det var fel, "d wrongly plays +4"
ask-situation = en fil med sådana uppgifter, en på varje rad; `#` inleder en kommentar, - läser standard in
ask-move = vad någon försöker, till exempel "play red 2"
ask-why = allt: vad som vore tillåtet, vad svaret beror på, vad som antogs, vad som följer
ask-quick = hoppa över beviset att det du utelämnat inte spelar någon roll
ask-exit-zero = sluta med 0 vad svaret än är; utan den betyder 0 att varje utgåva tillåter eller kräver draget, och 1 allt annat

explain = förklara en regel, ett ord eller en felkod
explain-clause = namnet på en regel, ett ord i spelet (`cardlaw list ID --words`), ett av cardlaws ord, eller en felkod
explain-within = utgåvan eller varianten, med val och husregler om du vill

play = spela mot datorn i terminalen
play-id = vad som ska spelas
play-players = hur många som spelar, du inräknad
play-seed = samma frö ger samma kort
play-others = hur de andra spelar: strategic eller random
play-seat = vem som sitter på plats N (din är 1): person, strategic, random eller MODULE:CLASS; människor delar skärmen
play-names = spelarnas namn
play-save = skriv varje drag till den här filen
play-resume = fortsätt ett sparat spel

simulate = spela många omgångar och visa statistiken
simulate-ids = utgåvorna eller varianterna som spelas, med samma frön
simulate-rounds = hur många omgångar (1000)
simulate-seed = den första omgångens frö (0)
simulate-policy = vad som gäller när reglerna motsäger varandra: strict (förbudet vinner) eller lenient
simulate-unlawful = hur ofta en slumpspelare bryter mot en regel som kan brytas (en andel från 0 till 1)
simulate-forgets = hur ofta den låter bli en plikt, som ett rop (en andel från 0 till 1)
simulate-windows = hur ofta den tar chansen att avslöja någon eller ingripa (en andel från 0 till 1)
simulate-engine = fast eller reference (tolken); båda spelar samma omgångar. Utan den spelar den snabba vad den kan
simulate-csv = en rad för varje omgång i stället för statistik
simulate-against = en utgåva eller variant till, som de andra jämförs med (annars med den första)
simulate-strategy = strategic (standard), random, eller en egen Pythonklass som MODULE:CLASS; eller en för varje plats: S,S,S
simulate-output = skriv varje omgång: ett namn som slutar på .csv, .json eller .parquet; kan ges flera gånger
simulate-plot = rita resultatet: ett namn som slutar på .svg eller .png
simulate-histogram = visa omgångarnas turer och poäng i staplar
every-cluster = låt ett Dask-kluster göra arbetet: adressen till dess schemaläggare, som tcp://HOST:8786 (CARDLAW_CLUSTER)
every-in-play = spela så många omgångar (200 räcker) och visa i hur många av dem varje punkt inträffar och ändrar vem som vinner
simulate-jobs = hur många omgångar som spelas samtidigt (en per processor)

compile = skriv ett spel som WebAssembly
compile-id = utgåvan eller varianten
compile-output = filen att skriva: namnet slutar på .wasm, eller på .wat för läsbar text

replay = visa vilka drag i ett spel som bröt mot reglerna i en eller flera utgåvor
replay-file = ett sparat spel, eller en scenariofil
replay-under = utgåvorna eller varianterna att bedöma efter, i stället för dess egna
replay-scenario = bara det här scenariot i filen
replay-brief = bara dragen som bryter mot en regel

test = kör scenarier och visa vad som inte stämmer
test-paths = spec-filer, eller mappar med sådana
test-unshown = lista reglerna som inget scenario visar

coverage = visa hur mycket av ett tryckt blad som är skrivet som regler
coverage-id = en utgåva, eller en variant av en
coverage-source = bladets text; utan den kan tomma rader inte skiljas från överhoppade
coverage-exit-zero = sluta med 0 även om rader återstår eller är ociterade; annars är det 1

translate = lista vad som återstår att översätta, och utbyt filer med översättare
translate-ids = vad som ska översättas, med allt det bygger på och dess scenarier; en fil med regler eller scenarier; utan något av det allt
translate-into = språket att översätta till: fi, nb, it eller sv
translate-export = skriv en PO-fil till en översättare
translate-import = ta emot en PO-fil; den sparas i `po` bredvid reglerna och scenarierna
translate-all = lista varje text som saknas, inte bara de första i varje fil

new = börja en egen variant: en fil som kompilerar som den är, med anmärkningar
new-name = variantens namn: små bokstäver, siffror, -
new-extends = utgåvan eller varianten den bygger på
new-packs = husregler att ta med
new-output = vart den skrivs (NAME.rules; - är skärmen)

packs = lista husregler, och visa vilka som går ihop
packs-names = spel, utgåvor eller husregler; med --matrix en eller två husregler
packs-matrix = vilka husregler som går ihop på den här utgåvan eller varianten
packs-look = undersök paren som inte är kända eller har ändrats (sekunder var), och spara resultatet
packs-kept = filen där resultatet sparas
packs-exit-zero = sluta med 0 även om husregler krockar eller inte är kända; annars är det 1

print = skriv ut en regelbok som blad för bordet: PDF, HTML eller Markdown
print-names = en regelbok; för en affisch två eller fler
print-kind = full (varje regel), one-page, house-rules (vad en variant ändrar), poster (hur utgåvor skiljer sig) eller cheat-cards
print-output = filen att skriva: namnet slutar på .pdf, .html eller .md; - skriver Markdown till skärmen (ID.pdf)
print-paper = a3, a4, a5 eller booklet: A5-sidor på A4, att vika (a4; a3 för en affisch)
print-link = en adress att trycka på bladet

site = skriv alla sidor som Markdown, för vilken webbplatsgenerator som helst
site-ids = regelböckerna som ska visas; utan några: dina egna eller de medföljande
site-out = mappen att skriva till: ny eller tom, eller en som detta har skrivit förut
site-languages = en, fi, nb, it, sv med komma emellan; det första är huvudspråket (en)
site-at = mappen för sidorna på webbplatsen (rules)
site-scenarios = scenariofiler eller -mappar som ritas som situationer
site-findings = all (beräkna det som saknas), kept eller none (all)
site-title = vad webbplatsen heter (Rulebooks)
site-strict = avsluta med 1 om en regelfil eller lista är fel eller ett ord saknas

plan = visa vad en variant ändrar jämfört med det den bygger på
plan-variant = en variant, eller en utgåva med husregler eller val
plan-against = jämför med den här, inte med det den bygger på
plan-quick = bara vad som ändras vid bordet; leta inte efter fynd

share = gör en variant till en kort sträng
share-file = en egen variant
share-remarks = behåll kommentarerna; strängen blir längre

open = gör en sträng från `share` till regler igen
open-string = det som `cardlaw share` skrev ut; - läser det från standard in
open-output = skriv till den här filen eller mappen i stället för till skärmen

fmt = ge regelfiler standardform
fmt-files = regel- och scenariofiler, eller mappar med sådana; - läser standard in och skriver till standard ut
fmt-check = skriv inget; sluta med 1 om en fil skulle ändras
fmt-diff = skriv inget; visa vad som skulle ändras

studio = fråga, spela, skriv och jämför i webbläsaren
studio-port = porten att använda (en ledig)
studio-no-browser = visa bara adressen; öppna ingen webbläsare

lsp = hjälp textredigerare att visa fel, komplettera ord och förklara regler

completion = komplettera kommandon, flaggor, id:n och regler i skalet
completion-shell = bash, zsh eller fish

doctor = visa versioner och installation, och hur fel åtgärdas
