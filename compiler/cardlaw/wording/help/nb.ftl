# Hva `--help` sier, på norsk.

word-usage = bruk
word-arguments = argumenter
word-options = flagg
word-every-verb = flagg for alle kommandoer
word-examples = eksempler
main-title = en regelbok som kan kompileres
main-version = vis hvilken cardlaw dette er
main-every-verb = `cardlaw VERB --help` viser hva en kommando tar, med eksempler. Regelbøker oppgis med id (ID), id med valg (ID[VALG=VERDI]) eller husregler ("ID with PACK"), eller med fil. `cardlaw list` viser id-ene. `--language en` gir svar på engelsk; språkene er en, fi, nb, it og sv.
main-exit-codes = Sluttkoder: 0 ingenting å bemerke; 1 noe er åpent, forskjellig, mislykket eller ukjent; 2 feil bruk, eller en fil som ikke kompilerer.

every-rules = let etter regler i denne mappen først; kan gis flere ganger (deretter i mappene i CARDLAW_RULES)
every-format = text (for mennesker), plain (én linje hver) eller json
every-language = språket: en, fi, nb, it eller sv (systemets, ellers en)
every-no-color = ingen farger, som med NO_COLOR i miljøet
every-help = vis denne teksten
every-jobs = hvor mange prosesser som brukes (én per prosessor)
every-reach = vis også hvordan spillet når hver situasjon fra utdelingen, så langt det blir funnet
every-emit-courses = skriv spillene som --reach finner, i en mappe, for `cardlaw replay`
every-players = hvor mange som spiller (4, eller det reglene tillater)

list = vis spill, utgaver, husregler og varianter med valgene deres
list-words = ordene reglene skrives med: trekk, hendelser, kort, tilstander, emner
list-all = alt: også begrunnelsen for hver verdi og det arket ikke sier
list-ids = et spill, en utgave, husregel eller variant å vise helt; uten den alt i korthet

check = kompiler regelfiler og vis motsigelser, det som er åpent, og det som er antatt
check-ids = hva som skal kontrolleres; uten det alt som finnes
check-all = hvert punkt helt: reglene, situasjonen og hva som avgjør det
check-compile-only = bare kompiler, let ikke etter annet
check-emit-spec = skriv funnene som scenarioer i en mappe
check-fix = gjør først alle sikre rettelser
check-watch = kontroller igjen når en regelfil endres

compare = vis hva som skiller utgaver, med en situasjon der en slik viser det
compare-ids = to eller flere utgaver eller varianter av ett spill
compare-topic = alt som er forskjellig i dette emnet
compare-all = hver forskjell, også de som følger av andre
compare-why = også reglene som avgjør, hva annet som følger, hva arkene lar stå åpent, og hva som ikke er kjent
compare-proofs = vis også hva som er bevist likt
compare-together = prøv også alle andre tolkninger eller alternativer to og to sammen (tar minutter)
compare-matrix = bare hvem som er enig med hvem, emne for emne
compare-moves = bare hva som er lov, ikke hva som følger av det

ask = svar på om et trekk er lov i en situasjon, og hvorfor
ask-ids = utgavene eller variantene som spørres; uten dem blir du spurt om alt
ask-given = noe om bordet, for eksempel "top is red 7" eller "hand is red 2, +4"; `hand` er hånden til den som gjør trekket. Kan gis flere ganger. For å spørre om et svar, si hva som nettopp ble spilt, for eksempel "d plays red +2"; hvis det var feil, "d wrongly plays +4"
ask-situation = en fil med slike opplysninger, én på hver linje; `#` begynner en merknad, - leser standard inn
ask-move = hva noen prøver, for eksempel "play red 2"
ask-why = alt: hva som ville vært lov, hva svaret avhenger av, hva som ble antatt, hva som følger
ask-quick = hopp over beviset for at det du utelot, ikke spiller noen rolle
ask-exit-zero = slutt med 0 uansett svar; uten den betyr 0 at hver utgave tillater eller krever trekket, og 1 alt annet

explain = forklar en regel, et ord eller en feilkode
explain-clause = navnet på en regel, et ord i spillet (`cardlaw list ID --words`), et av cardlaws ord, eller en feilkode
explain-within = utgaven eller varianten, med valg og husregler om du vil

play = spill mot datamaskinen i terminalen
play-id = hva som skal spilles
play-players = hvor mange som spiller, deg medregnet
play-seed = samme frø gir samme kort
play-others = hvordan de andre spiller: strategic eller random
play-seat = hvem som sitter på plass N (din er 1): person, strategic, random eller MODULE:CLASS; mennesker deler skjermen
play-names = spillernes navn
play-save = skriv hvert trekk til denne filen
play-resume = fortsett et lagret spill

simulate = spill mange runder og vis statistikken
simulate-ids = utgavene eller variantene som spilles, med de samme frøene
simulate-rounds = hvor mange runder (1000)
simulate-seed = frøet til den første runden (0)
simulate-policy = hva som gjelder når reglene motsier hverandre: strict (forbudet vinner) eller lenient
simulate-unlawful = hvor ofte en tilfeldig spiller bryter en regel som kan brytes (en andel fra 0 til 1)
simulate-forgets = hvor ofte den lar være å oppfylle en plikt, som et rop (en andel fra 0 til 1)
simulate-windows = hvor ofte den bruker sjansen til å avsløre noen eller hoppe inn (en andel fra 0 til 1)
simulate-engine = fast eller reference (tolken); begge spiller de samme rundene. Uten den spiller den raske det den kan
simulate-csv = én linje for hver runde i stedet for statistikk
simulate-against = én utgave eller variant til, som de andre sammenlignes med (ellers med den første)
simulate-strategy = strategic (standard), random, eller en egen Python-klasse som MODULE:CLASS; eller én for hver plass: S,S,S
simulate-output = skriv hver runde: et navn som slutter på .csv, .json eller .parquet; kan gis flere ganger
simulate-plot = tegn resultatet: et navn som slutter på .svg eller .png
simulate-histogram = vis turer og poeng for rundene i søyler
every-cluster = la en Dask-klynge gjøre arbeidet: adressen til planleggeren, for eksempel tcp://HOST:8786 (CARDLAW_CLUSTER)
every-in-play = spill så mange runder (200 holder) og vis i hvor mange av dem hvert punkt dukker opp og endrer hvem som vinner
simulate-jobs = hvor mange runder som spilles samtidig (én per prosessor)

compile = skriv et spill som WebAssembly
compile-id = utgaven eller varianten
compile-output = filen som skrives: navnet slutter på .wasm, eller på .wat for lesbar tekst

replay = vis hvilke trekk i et spill som brøt reglene i én eller flere utgaver
replay-file = et lagret spill, eller en scenariofil
replay-under = utgavene eller variantene det skal bedømmes etter, i stedet for sine egne
replay-scenario = bare dette scenarioet i filen
replay-brief = bare trekkene som bryter en regel

test = kjør scenarioer og vis hva som ikke stemte
test-paths = spec-filer, eller mapper med slike
test-unshown = vis reglene som ingen scenarioer viser

coverage = vis hvor mye av et trykt ark som er skrevet som regler
coverage-id = en utgave, eller en variant av en
coverage-source = teksten på arket; uten den kan tomme linjer ikke skilles fra utelatte
coverage-exit-zero = slutt med 0 selv om linjer gjenstår eller ikke er sitert; ellers er det 1

translate = vis hva som gjenstår å oversette, og utveksle filer med oversettere
translate-ids = hva som skal oversettes, med alt det bygger på og scenarioene; en fil med regler eller scenarioer; uten det alt
translate-into = språket å oversette til: fi, nb, it eller sv
translate-export = skriv en PO-fil til en oversetter
translate-import = ta imot en PO-fil; den lagres i `po` ved siden av reglene og scenarioene
translate-all = vis hver tekst som mangler, ikke bare de første i hver fil

new = begynn på en egen variant: en fil som kompilerer som den er, med merknader
new-name = navnet på varianten: små bokstaver, sifre, -
new-extends = utgaven eller varianten den bygger på
new-packs = husregler å ta med
new-output = hvor den skrives (NAME.rules; - er skjermen)

packs = vis husregler, og hvilke som går sammen
packs-names = spill, utgaver eller husregler; med --matrix én eller to husregler
packs-matrix = hvilke husregler som går sammen på denne utgaven eller varianten
packs-look = undersøk parene som ikke er kjent eller er endret (sekunder hver), og lagre resultatet
packs-kept = filen der resultatet lagres
packs-exit-zero = slutt med 0 selv om noen husregler ikke går sammen eller ikke er kjent; ellers er det 1

print = skriv ut en regelbok som ark til bordet: PDF, HTML eller Markdown
print-names = en regelbok; til en plakat to eller flere
print-kind = full (alle regler), one-page, house-rules (hva en variant endrer), poster (hvordan utgaver skiller seg) eller cheat-cards
print-output = filen som skrives: navnet slutter på .pdf, .html eller .md; - skriver Markdown til skjermen (ID.pdf)
print-paper = a3, a4, a5 eller booklet: A5-sider på A4, til å brette (a4; a3 for en plakat)
print-link = en adresse som trykkes på arket

site = skriv alle sider som Markdown, for en hvilken som helst nettstedsgenerator
site-ids = regelbøkene som skal vises; uten noen: dine egne eller de medfølgende
site-out = mappen det skrives til: ny eller tom, eller en som dette har skrevet før
site-languages = en, fi, nb, it, sv med komma mellom; den første er hovedspråket (en)
site-at = mappen for sidene på nettstedet (rules)
site-scenarios = scenariofiler eller -mapper som tegnes som situasjoner
site-findings = all (beregn det som mangler), kept eller none (all)
site-title = hva nettstedet heter (Rulebooks)
site-strict = avslutt med 1 hvis en regelfil eller liste er feil eller et ord mangler

plan = vis hva en variant endrer sammenlignet med det den bygger på
plan-variant = en variant, eller en utgave med husregler eller valg
plan-against = sammenlign med denne, ikke med det den bygger på
plan-quick = bare hva som endres ved bordet; let ikke etter funn

share = gjør en variant om til en kort streng
share-file = en egen variant
share-remarks = behold merknadene; strengen blir lengre

open = gjør en streng fra `share` om til regler igjen
open-string = det `cardlaw share` skrev ut; - leser det fra standard inn
open-output = skriv til denne filen eller mappen i stedet for til skjermen

fmt = sett regelfiler i standardform
fmt-files = regel- og scenariofiler, eller mapper med slike; - leser standard inn og skriver til standard ut
fmt-check = skriv ingenting; slutt med 1 om en fil ville bli endret
fmt-diff = skriv ingenting; vis hva som ville bli endret

studio = spør, spill, skriv og sammenlign i nettleseren
studio-port = porten som brukes (en ledig)
studio-no-browser = vis bare adressen; åpne ingen nettleser

lsp = hjelp redigeringsprogrammer med å vise feil, fullføre ord og forklare regler

completion = fullfør kommandoer, flagg, id-er og regler i skallet
completion-shell = bash, zsh eller fish

doctor = vis versjoner og installasjon, og hvordan de repareres
