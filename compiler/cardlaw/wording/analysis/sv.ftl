# Det analysen säger. Ett meddelande börjar med liten bokstav om det kan stå inne i en mening.

## Varför ett drag inte erbjuds

card-not-held = { $who } har inte { $card }
card-fewer-in-pack = det fanns fler av det här kortet i spel än i den här kortleken: { $card }
card-not-in-pack = { $card } finns inte i den här kortleken
game-over = spelet är slut
out-of-round = { $who } är ute ur omgången
decides-first = { $who } har något annat att avgöra först
table-decides-first = bordet har något annat att avgöra först
other-acts = det är { FORM($other, "genitive") } tur att agera, och { $who } kan inte { $move } nu
table-acts = bordet agerar först, och { $who } kan inte { $move } nu
not-among = det går inte att { $move } nu, bara att { $moves }
cannot-be-done = det går inte att { $move } med de här korten
impossible = { $why }
told-twice = { $zone } är angiven två gånger
holds-more = { FORM($zone, "in") } finns fler än { $n } kort
pack-too-small = { FORM($zone, "in") } kan det inte finnas { $n } kort: kortleken har för få
not-a-choice = det kan inte väljas; det finns { $values }
answers-first = { $who } måste svara först: { $moves }
table-answers-first = bordet måste svara först: { $moves }
chooses-first = { $who } måste välja först: { $what }
table-chooses-first = bordet måste välja först: { $what }

## Utslag

ask-may = ja: { $who } får { $move }
ask-must = ja: { $who } måste { $move }
ask-must-not = nej: { $who } får inte { $move }
ask-silent = framgår inte: reglerna säger inte om { $who } får { $move }
ask-contradictory = ja och nej: reglerna motsäger varandra i frågan om { $who } får { $move }
ask-not-offered = nej: { $who } kan inte { $move } nu
ask-depends = det beror på något som du inte har sagt: { $what }
ask-answers = det beror på vad som nyss hände, och det har du inte sagt
ask-wrong-yet = det är tillåtet, men det räknas som fel
ask-wrong-too = det räknas också som fel
ask-impossible = kan inte besvaras: { $why }
ask-mover = { $who } är spelaren som gör draget
ask-more = Lägg till --why för att se vad svaret bygger på, vad som antas och vad som följer.
move = { $move }
place = { $zone }
ruling-may = tillåtet
ruling-must = obligatoriskt
ruling-must-not = inte tillåtet
ruling-silent = framgår inte av reglerna
ruling-contradictory = reglerna motsäger varandra
ruling-not-offered = inte möjligt
ruling-depends = beror på det du inte har sagt
ruling-unknown = inte känt
ruling-may-wrong = tillåtet, men räknas som fel
ruling-must-wrong = obligatoriskt, men räknas som fel
ruling-must-not-wrong = inte tillåtet, och räknas som fel
ruling-silent-wrong = framgår inte av reglerna, och räknas som fel
ruling-contradictory-wrong = reglerna motsäger varandra, och det räknas som fel

## Det som inte är sagt

thing-cards = vilka kort som finns { FORM($zone, "in") }
thing-held = vilka andra kort { $who } har
thing-top = vilket kort som ligger överst i { $zone }
thing-state = { HAS($state, "asked") ->
        [yes] { FORM($state, "asked") }
       *[no] { HAS($state, "negative") ->
            [yes] om { $state }
           *[no] { HAS($state, "definite") ->
                [yes] { FORM($state, "definite") }
               *[no] vad som gäller för ”{ $state }”
            }
        }
    }
thing-player = vem som är { HAS($state, "definite") ->
        [yes] { FORM($state, "definite") }
       *[no] { $state }
    }
thing-state-of = { HAS($state, "negative") ->
        [yes] om { $who } { $state }
       *[no] { FORM($who, "genitive") } { HAS($state, "owned") ->
            [yes] { FORM($state, "owned") }
           *[no] { $state }
        }
    }
thing-owes = om { $who } fortfarande måste { $move }
told-cards = { $cards } finns { FORM($zone, "in") }
case-cards = bara { $cards } finns { FORM($zone, "in") }
told-no-cards = { $zone } är { TRAIT($zone, "gender") ->
        [neuter] tomt
       *[other] tom
    }
told-top = { $card } ligger överst i { $zone }
told-no-top = { $zone } är { TRAIT($zone, "gender") ->
        [neuter] tomt
       *[other] tom
    }
told-state = { $state }
told-state-earlier = { $state } tidigare under den här turen
told-state-so-far = { $state } hittills
told-as-it-starts = { $what } är som i början
told-owes = { $who } fortfarande måste { $move }
told-owes-not = { $who } inte längre måste { $move }
case = { $verdict }, till exempel om { $when }

## Varför

quoted = ”{ $text }” ({ $place })
cited-line = { $unit }, rad { $lines }
cited-lines = { $unit }, rad { $lines }
cited-assumed = { $unit }, vårt antagande
cited = { $unit }
held-in-the-way = { $who } har { $cards }
in-the-way = { FORM($zone, "in") } finns { $cards }
could-instead = dessa skulle vara tillåtna: { $cards }
any-value = { HAS($value, "neuter") ->
        [yes] vilket { FORM($value, "neuter") } { NOUN("card") } som helst
       *[no] vilken { HAS($value, "card") ->
            [yes] { FORM($value, "card") }
           *[no] { $value }
        } som helst
    }
any-number = vilken { $value }:a som helst
any-kind = { TRAIT($kind, "gender") ->
        [neuter] vilket
       *[other] vilken
    } { $kind } som helst
one-card = { $card }
some-more = { $n } till
breaks = det skulle bryta mot { TRAIT($rules, "person") ->
        [plural] reglerna
       *[other] regeln
    } { $rules }
gives-way = regeln { $rule } tillåter det, men viker för { $others }
would-allow = regeln { $rule } tillåter det inte här: { $but }
but-held = { FORM($zone, "in") } finns { $cards }
but-unfit = { $card } är inte ett sådant kort som den kräver
but-none-such = { FORM($zone, "in") } finns inget sådant kort som den kräver
but-no-other = { FORM($zone, "in") } finns inget sådant kort som den kräver, förutom { $card }
but-unmet = villkoret är inte uppfyllt
text-clash = den tryckta texten motsäger sig själv: { $yes } säger ja, { $no } säger nej
rule-said = { $rule } (”{ $text }”)
by-rule = { $rule } (”{ $text }” { $place })

## Vad ett svar vilar på

rests = svaret beror på hur bladet tolkas. ”{ $choice }” Vår tolkning: { $value }. Tolkat annorlunda: { $others }
rests-other = { $verdict } ({ $values })
quoted-value = ”{ $value }”
rests-because = skäl: { $text }
assume-holds = vi antar att { $who } har { $cards }
assume-played = { HAS($move, "past") ->
        [yes] vi antar att { $who } { FORM($move, "past") } dessförinnan
       *[no] vi antar att { $who } gjorde detta dessförinnan: { $move }
    }
assume-state = vi antar att detta gällde före det draget: { $state }
assume-players = vi antar { $n } spelare ({ $first }–{ $last })
assume-direction = vi antar att spelet går { $way }
assume-both = vi antar { $n } spelare ({ $first }–{ $last }) och att spelet går { $way }
proved = inget annat vid bordet kan ändra svaret
not-proved = samma resultat i alla { $n } situationer som prövats; inte bevisat (utelämna --quick för att bevisa det)
not-known = det är inte känt om något du har utelämnat ändrar det: { $why }
if-right = om det tidigare draget var rätt: { $what }
if-wrong = om det tidigare draget var fel: { $what }
if-done-right = om det var rätt av { $who } att { $move }: { $what }
if-done-wrong = om det var fel av { $who } att { $move }: { $what }

## Ett tidigare drag

earlier-open = du har inte sagt tillräckligt för att det ska gå att avgöra om det var fel av { $who } att { $move }: berätta vad { $who } har på handen
earlier-open-table = du har inte sagt tillräckligt för att det ska gå att avgöra om det var fel av { $who } att { $move }: berätta mer om bordet före det draget
earlier-wrong = korten visar att det var fel av { $who } att { $move }
earlier-right = korten visar att det var rätt av { $who } att { $move }
earlier-wrong-before = det var fel av { $who } att { $move } om korten är de före draget, och rätt om de är de efter draget
earlier-right-before = det var rätt av { $who } att { $move } om korten är de före draget, och fel om de är de efter draget
earlier-rests-wrong = svaret beror på hur bladet tolkas. ”{ $choice }” Vår tolkning: { $value }. Draget var fel om man tolkar så här: { $values }
earlier-rests-right = svaret beror på hur bladet tolkas. ”{ $choice }” Vår tolkning: { $value }. Draget var rätt om man tolkar så här: { $values }
window-won = omgången är slut så snart { $who } { HAS($move, "third") ->
        [yes] { FORM($move, "third") }
       *[no] gör det här ({ $move })
    }, så ingen hinner { $rest }
window-none = ingen regel låter någon { $move } här
window-none-after = ingen regel låter någon { $move } efter att { $who } har gjort det här: { $done }
window-after = det går inte att { $move } efter det, bara { $moments }
window-now = det går bara att { $move } { $moments }
window-others = här låter reglerna { $others } { $move }, inte { $who }
window-others-ways = här får bara { $others } { $move } (eller { $back } om spelet går { $way }), inte { $who }
window-own-turn = det här är inget svar på det { $by } gjorde. Om det nu är { FORM($who, "genitive") } tur, utelämna det draget och berätta hur bordet ser ut nu
about-turn = svaret gäller { FORM($who, "genitive") } tur
about-answer = { HAS($done, "past") ->
        [yes] svaret gäller vad { $who } får svara efter att { $by } { FORM($done, "past") }
       *[no] svaret gäller vad { $who } får svara efter att { $by } gjorde det här: { $done }
    }
about-before = svaret gäller när { $who } just ska { $event }
turn-comes = { HAS($done, "past") ->
        [yes] svaret gäller när turen kommer till { $who }, efter att { $by } { FORM($done, "past") }
       *[no] svaret gäller när turen kommer till { $who }, efter att { $by } gjorde det här: { $done }
    }
turn-stays = { HAS($done, "past") ->
        [yes] { $by } { FORM($done, "past") }, och turen är fortfarande { FORM($by, "genitive") }
       *[no] turen är fortfarande { FORM($by, "genitive") } efter det här: { $done }
    }
turn-lost = { HAS($done, "past") ->
        [yes] { $who } förlorar den här turen, eftersom { $by } { FORM($done, "past") }
       *[no] { $who } förlorar den här turen, eftersom { $by } gjorde det här: { $done }
    }
turn-not = { HAS($done, "past") ->
        [yes] turen är inte { FORM($who, "genitive") }: { $by } { FORM($done, "past") }, så den är { FORM($other, "genitive") }
       *[no] turen är inte { FORM($who, "genitive") } utan { FORM($other, "genitive") } efter det här: { $done }
    }
answered-first = { HAS($done, "past") ->
        [yes] { $by } { FORM($done, "past") }. Det här kommer först: { $first }
       *[no] { $by } gjorde det här: { $done }. Det här kommer först: { $first }
    }

## Vad som följer

follows = det här följer, i alla { $n } situationer som prövats
follows-in-some = det här följer, i { $some } av { $n } situationer som prövats
follows-anyway = det här följer om { $who } gör det ändå, i { $some } av { $n } situationer som prövats
follows-right = det här följer om det tidigare draget var rätt, i { $n } situationer som prövats
follows-wrong = det här följer om det tidigare draget var fel, i { $n } situationer som prövats
follows-open = resten varierar från situation till situation: { $what }
change-chooses = { $who } väljer till exempel { FORM($value, "neuter") }
change-chooses-card = { $who } väljer till exempel { $card }
change-chooses-player = { $who } väljer till exempel { $other }
change-table-chooses = bordet väljer till exempel { FORM($value, "neuter") }
change-swapped = { $zone } och { $zone-2 } byter plats
change-passed-on = { $name }: alla skickar vidare till nästa spelare
change-top = { $card } ligger nu överst i { $zone }
change-size = { $zone }: { TRAIT($now, "count") ->
        [0] inga kort kvar (förut { $before })
       *[other] { $now } kort (förut { $before })
    }
change-more = { $zone }: { TRAIT($n, "count") ->
        [one] 1 kort mer
       *[other] { $n } kort fler
    }
change-fewer = { $zone }: { TRAIT($n, "count") ->
        [one] 1 kort färre
       *[other] { $n } kort färre
    }
change-state = { $state }
change-turn = nästa tur är { FORM($who, "genitive") }
change-turn-else = om ingen gör något är nästa tur { FORM($who, "genitive") }
change-goes-on = { $who } fortsätter sin tur
change-table-goes-on = bordet fortsätter
change-round-over = omgången är slut
change-game-over = spelet är slut
change-game-won = spelet är slut, och { $who } har vunnit det
change-asked = sedan: { $first }
change-asked-else = sedan: { $first }; annars: { $then }
asked-may = { $who } får { $moves }
asked-must = { $who } måste { $moves }
table-asked-may = bordet får { $moves }
table-asked-must = bordet måste { $moves }
answer-may = { $who } får { $move }
answer-must = { $who } måste { $move }
answer-then = { $answer }; sedan
answer-declines = { $who } får låta bli
answer-not = om { $who } inte gör det
answer-yes = { $who } svarar ja på ”{ $what }”
answer-no = { $who } svarar nej på ”{ $what }”
table-answer-yes = bordet svarar ja på ”{ $what }”
table-answer-no = bordet svarar nej på ”{ $what }”
table-answer-may = bordet får { $move }
answer-plain-yes = { $who } svarar ja
answer-plain-no = { $who } svarar nej
table-answer-plain-yes = bordet svarar ja
table-answer-plain-no = bordet svarar nej
by-reading = { $what }: ”{ $text }”
given-does = { HAS($move, "third") ->
        [yes] om { $who } { FORM($move, "third") }
       *[no] om { $who } gör det här ({ $move })
    }
given-declines = om { $who } låter bli
given-then = { $then }, { $given }
given-any = vad som än görs då: { $then }
answers-either = { $who } svarar ja eller nej på ”{ $what }”
table-answers-either = bordet svarar ja eller nej på ”{ $what }”
answers-plain-either = { $who } får göra detta (ja) eller låta bli (nej)
table-answers-plain-either = bordet får göra detta (ja) eller låta bli (nej)
given-yes = om { $who } svarar ja på ”{ $what }”
given-no = om { $who } svarar nej på ”{ $what }”
given-table-yes = om bordet svarar ja på ”{ $what }”
given-table-no = om bordet svarar nej på ”{ $what }”
given-plain-yes = om { $who } svarar ja
given-plain-no = om { $who } svarar nej
given-table-plain-yes = om bordet svarar ja
given-table-plain-no = om bordet svarar nej
change-alike = samma sak följer
change-kept = { $zone }: lika många kort som förut
change-as-if = samma sak följer som { $given }
change-may-differ = något av det här kan bli annorlunda
change-not = det här händer inte – { $what }
subject-chooses = vad { $who } väljer
subject-table-chooses = vad bordet väljer
subject-choice = vad { $who } väljer ({ $n })
subject-table-choice = vad bordet väljer ({ $n })
subject-asked = vem som kan agera härnäst
subject-swapped = vilka kort som byter plats
subject-turn = vems tur det är härnäst
subject-onward = hur spelet fortsätter
subject-answers = vad andra får göra
subject-more-answers = vad mer andra får göra
follows-by-reading = det beror på hur bladet tolkas. ”{ $choice }” Vår tolkning: { $value }. Tolkat annorlunda: { $others }
follows-other = { $then } (”{ $value }”)
follows-not-so = något av det här kan bli annorlunda (”{ $value }”)
follows-assumed = regeln { $rule } är vårt antagande: ”{ $text }” Utan den: { $then }
follows-assumed-not = regeln { $rule } är vårt antagande: ”{ $text }” Utan den kan något av det här bli annorlunda
by-our-reading = det beror på hur bladet tolkas. ”{ $choice }” Vår tolkning: { $value }
read-otherwise = tolkat annorlunda (”{ $value }”):
without-assumed = regeln { $rule } är vårt antagande: ”{ $text }” Utan den:

## Vad som hittades

nothing-follows = ingen ytterligare regel gäller
found-clash = { $rule } tillåter det som { $rule-2 } förbjuder, och ingenting säger vilken som går före
found-clash-first = { $rule } tillåter det som { $rule-2 } förbjuder; { $rule-3 } går före
found-duty-yields = { $rule } tillåter ett annat drag än det { $rule-2 } kräver; { $rule-3 } går före
found-values = { $rule } och { $rule-2 } säger inte samma sak om { FORM($name, "definite") }
found-dead = { $rule } gäller aldrig
found-dead-clause = sats { $n } i { $rule } gäller aldrig
found-lawful = ett tillåtet drag skulle räknas som fel enligt { $rule }
found-demanded = { $rule } kräver ett drag som skulle räknas som fel enligt { $rule-2 }
found-order = { $rule } tar ett kort från { $zone } innan { $rule-2 } blandar korten
found-arms-alike = här spelar det ingen roll vad man svarar på ”{ $choice }”: ”{ $value }” och ”{ $value-2 }” spelas likadant
found-redundant = inget skulle ändras utan { $rule }
found-redundant-clause = inget skulle ändras utan sats { $n } i { $rule }
found-redundant-assumed = { $rule } säger bara det som ändå skulle följa av reglerna
found-redundant-clause-assumed = sats { $n } i { $rule } säger bara det som ändå skulle följa av reglerna
found-self = för att veta om { $rule } gäller måste man redan veta om den gäller
found-shadowed = { $rule } viker för andra överallt där den gäller
found-shadowed-clause = sats { $n } i { $rule } viker för andra överallt där den gäller
found-unread = ingenting beror på ”{ $name }”
found-unread-printed = enligt de tryckta reglerna beror ingenting på ”{ $name }”
found-undefined = ”{ $name }” används, och ingen regel säger vad det är
found-unsaid = reglerna säger inte om en spelare får { $act } här
found-stuck = en spelare som måste { $acts } får inte göra något av det
found-broken = det här kan bryta det som { $rule } säger alltid gäller: { $what }
found-late = { $rule } gäller fortfarande efter att { $rule-2 } har avslutat omgången
found-example = { $rule } visas bara i ett exempel
found-breakable = en spelare kan bryta mot { $rule }, och draget gäller om ingen invänder
found-undone = en spelare kan låta bli det som { $rule } kräver, och så förblir det om ingen invänder
found-several = efter ett drag kan flera spelare ha vunnit enligt { $rule }, och ingen regel säger vem av dem som vinner
found-broken-deal = det som { $rule } säger alltid gäller, gäller kanske inte när turerna börjar
why-allowed = reglerna tillåter den här situationen; om spelet leder dit har inte undersökts
why-dealt = så är det i giv { $n } för { $n-2 } spelare
found-unknown = vi kunde inte kontrollera ”{ $kind }” här: { $why }
found-unchecked-broken-always = vi kunde inte kontrollera om { $rule } fortfarande gäller efter { TRAIT($acts, "several") ->
        [yes] något av det här
       *[other] det här
    }: { $acts } ({ $why })
found-unchecked-several-winners = vi kunde inte kontrollera om flera spelare kan vinna samtidigt efter { TRAIT($acts, "several") ->
        [yes] något av det här
       *[other] det här
    }: { $acts } ({ $why })
found-unsupported = { $rule } undersöks inte: { $why }
found-both-change = { $packs } ändrar båda { TRAIT($rules, "person") ->
        [plural] reglerna
       *[other] regeln
    } { $rules }
pair-both-change = båda ändrar vad reglerna säger om detta: { $topics }
pair-error = { $text }
pair-not-looked-at = inte undersökt sedan reglerna ändrades
found-follows = { $rules } gäller då
found-short = { FORM($name, "definite") } växer, och det är inte säkert att det finns så många kort { FORM($zone, "in") }
why-adds = { $rule } ökar { FORM($name, "definite") }
why-takes-so-many = { $rule } tar lika många kort från { $zone }
why-held = { $zone } och det som den fylls på med rymmer bara de kort som ingen har
why-settled = { $rule } säger vad som händer då
why-unsettled = ingen regel säger vad som händer då
why-no-situation = det finns ingen situation där den skulle kunna gälla
why-same-both = alla svar, följder, tal och ord är desamma i båda fallen
why-same-without = alla svar, tal och ord är desamma med och utan den
why-needs = { $rule } behöver { $rule-2 }
why-by = av { $rules }
why-shuffles = { $name }: { $rule } blandar { $zone }
why-takes = { $name }: { $rule } tar från { $zone }
why-not-shuffled = inget tidigare steg blandar { $zone }
why-not-shuffled-printed = på bladet blandar inget tidigare steg { $zone }
found-also = { $what }, och krocken med { $rules } är ett eget fynd
found-innocent = ett drag som { $rule } förbjuder är inte fel enligt någon regel om sådana drag
found-no-window = ingen får någonsin { $act }
found-undefined-of = ”{ $name }” används om { $kind }, och ingen regel säger vad det är
found-unsupported-all = { $text } kan inte undersökas: { $why }
found-unsupported-move = det här draget undersöks inte här ({ $act }): { $why }
found-silence = { $text }
found-ambiguous = { $question } Exempel: { $about } – { $one } ({ $value }); { $two } ({ $value-2 })
found-happening = { $question } Exempel: { $about } – { $says }
so-under = { $what } ({ $way })
found-count = { $rule } räknar { $n } kort, och delarna blir tillsammans { $n-2 }
about-move = { $move }
about-act = { HAS($act, "third") ->
        [yes] när någon { FORM($act, "third") }
       *[no] efter detta: { $act }
    }
about-word = ”{ $word }”
about-word-of = ”{ $word }” för { $of }
a-kind = { FORM($kind, "indefinite") }
why-never-asked = den efterfrågas aldrig
why-silent = regelfilen markerar detta som öppet: { $name }
why-count = { $rule }: { $n }
why-example = raderna den hänvisar till visar bara ett fall; att den gäller annars är vår tolkning
why-sets = { $rule } noterar: ”{ $name }”
why-used = ”{ $name }” används i { $where }
why-used-in-body = själva draget eller fasen
why-not-given-text = ingen regel i texten ensam ger det
why-not-given-reading = ingen regel i texten som den tolkas ger det
why-not-given-assumption = ingen regel som det spelas ger det
why-everywhere = { $rules } gäller i alla situationer
why-always-contradict = som de är tryckta motsäger { $rules } alltid varandra
why-verdict = { $label }: { $said }
by-layer-text = enligt texten ensam
by-layer-reading = som vi tolkar det
by-layer-assumption = som det spelas här
## En sammanfattning

check-nothing = { $name }: inga punkter att notera
check-points = { $name }, { TRAIT($n, "count") ->
        [one] 1 punkt
       *[other] { $n } punkter sammanlagt
    }: { $parts }
check-gravest = { TRAIT($n, "count") ->
        [one] den allvarligaste
       *[other] de allvarligaste
    }:
points-open = { TRAIT($n, "count") ->
        [one] 1 öppen
       *[other] { $n } öppna
    }
points-read = { TRAIT($n, "count") ->
        [one] 1 avgjord
       *[other] { $n } avgjorda
    } genom en tolkning
points-assumed = { TRAIT($n, "count") ->
        [one] 1 avgjord
       *[other] { $n } avgjorda
    } genom ett antagande
points-settled = { TRAIT($n, "count") ->
        [one] 1 avgjord
       *[other] { $n } avgjorda
    } av texten själv
points-accepted = { TRAIT($n, "count") ->
        [one] 1 godtagen
       *[other] { $n } godtagna
    }
head-open = Öppet: inget avgör det ännu
head-remarks = Öppet: detta har ingen verkan, eller vi kunde inte kontrollera det
head-read = Tolkat: så förstår vi bladets ord
head-assumed = Antaget: reglerna säger inget, och vi bestämde
head-settled = Avgjort av texten själv
head-accepted = Godtaget: vi låter det vara som det är
check-read = { $question } Vår tolkning: { $value }
check-read-example = { $rule } står bara i ett exempel. Vår tolkning: det är en regel ändå
check-read-more = { $question } Vår tolkning: { $value } (detta avgör { $n } punkter)
check-by = { $what }. Vi spelar så här: { $rules }
check-by-arising = { $what }. Det kommer bara upp med valet ”{ $values }”. Då spelar vi så här: { $rules }
check-assumptions = { $n } punkter; `cardlaw check --all "{ $name }"` visar hur vi spelar i var och en.
check-settled = { TRAIT($n, "count") ->
        [one] 1 punkt; `cardlaw check --all "{ $name }"` visar hur texten avgör den
       *[other] { $n } punkter; `cardlaw check --all "{ $name }"` visar hur texten avgör var och en
    }
check-adds = { $name } tillför { $base } { TRAIT($n, "count") ->
        [one] 1 punkt
       *[other] { $n } punkter
    }: { $parts }
check-adds-nothing = { $name } tillför inget utöver det som finns i { $base }
check-own = { TRAIT($n, "count") ->
        [one] 1 punkt till
       *[other] { $n } punkter till
    } kommer från { $base } (öppna: { TRAIT($open, "count") ->
        [0] inga
       *[other] { $open }
    }); se `cardlaw check --all { $base }`
check-more = Lägg till --all för att se varje punkt med ett exempel och det som skulle avgöra den.
## En sammanfattning av en jämförelse


## Vad som jämförs, och när det görs

item-move = { $act }
item-at = { $item } ({ $moment })
item-stages = { $stages }
item-event = { HAS($event, "happens") ->
        [yes] när { FORM($event, "happens") }
       *[no] { $event }
    }
item-pack = korten
item-players = antalet spelare
item-order-of-stages = omgångens gång
item-number = { $name }
item-number-of = { $name }: { $kind }
item-state = tillståndet ”{ $name }”
item-zone = platsen ”{ $name }”
item-kind = kortsorten ”{ $name }”
item-attribute = egenskapen ”{ $name }”
item-act = ”{ $act }”
item-teams = lag
item-sides = kortens sidor
item-backs = kortens baksidor
item-a-turn = en tur
item-rule = regeln { $rule }
item-first-after = vad som kommer först: ”{ $name }”
item-only-in = { $item }, som bara finns i { $edition }
item-differently = { $item }, skriven på olika sätt
item-topic = reglerna om detta: { $topic }
item-bodies = vad drag och turer består av
item-other-choices = regler med andra val
item-together = två andra tolkningar eller val samtidigt
item-threes = tre andra tolkningar eller val samtidigt
item-rests-on = det som bygger på regeln { $rule }
item-cards = korten
item-choice = ”{ $choice }” med { $value }
item-place = { $zone }
item-winner = vem som vinner spelet
item-outcome = hur spelet slutar
item-over = om det är slut
item-in-round = vilka som är med i omgången
item-in-game = vilka som är med i spelet
item-whose-turn = vems tur det är
item-owed = vad någon fortfarande måste göra
item-shown = vad som visas
item-asked = vem som tillfrågas om vad
moment-turn = på egen tur
moment-other-turn = på någon annans tur
moment-after = { HAS($event, "participle") ->
        [yes] när någon har { FORM($event, "participle") }
       *[no] { HAS($event, "past") ->
            [yes] efter att någon { FORM($event, "past") }
           *[no] efter detta: { $event }
        }
    }
moment-after-own = { HAS($event, "third") ->
        [yes] när du { FORM($event, "third") }
       *[no] efter detta: { $event }
    }
moment-before = { HAS($event, "third") ->
        [yes] när någon just ska { $event }
       *[no] just före detta: { $event }
    }
moment-before-own = när du just ska { $event }
moment-until = { $moment }, { HAS($until, "third") ->
        [yes] tills någon { FORM($until, "third") }
       *[no] tills { $until }
    }
## Skillnader

differ-may = { $item }: om det är tillåtet
differ-wrong = { $item }: om det är fel
differ-have = { $item }: vilka utgåvor som har det
differ-offered = { $item }: om det erbjuds
differ-number = { $item }: vilket tal
differ-written = { $item }
differ-declared = { $item }: vad som är bestämt
differ-played = { $item }, sett i spel
differ-if-wrong = { $item }: vad som följer om det räknas som fel
differ-draws = { $item }: hur många kort som dras
differ-dealt = { $item }: hur många kort som delas ut
differ-losses = { $item }: vem som förlorar sin tur
differ-next = { $item }: vem som har nästa tur
differ-won = { $item }: vem som vinner omgången
differ-ended = { $item }: om det är slut
differ-champion = { $item }: vem som vinner spelet
differ-turn = { $item }: vems tur det är
differ-seats = { $item }: vilka som är med i omgången
differ-windows = { $item }: vem som får ingripa och hur länge
differ-decisions = { $item }: vem som har något att välja
differ-reveals = { $item }: vad som visas för vem
differ-order = { $item }: vad som kommer först
differ-state = { $item }: { HAS($name, "asked") ->
        [yes] { FORM($name, "asked") } efteråt
       *[no] { HAS($name, "negative") ->
            [yes] om ”{ $name }” gäller efteråt
           *[no] { FORM($name, "definite") } efteråt
        }
    }
differ-zone = { $item }: vilka kort som hamnar { FORM($zone, "in") }
ruling-wrong = fel
ruling-not-wrong = inte fel
ruling-yes = ja
ruling-no = nej
ruling-no-value = inget värde
ruling-both = { $verdict }, { $guilt }
ruling-and-wrong = och räknas som fel
ruling-but-wrong = men räknas som fel
ruling-and-not-wrong = och räknas inte som fel
ruling-but-not-wrong = men räknas inte som fel
## Vad som händer i utgåvorna

seen-draws = { $who } drar { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }
seen-draws-none = { $who } drar inget { NOUN("card") }
seen-draws-each = alla drar { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }
seen-draws-nobody = ingen drar
seen-dealt = { $who } får { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    } i given
seen-dealt-none = { $who } får inget { NOUN("card") } i given
seen-loses = { $who } förlorar { TRAIT($n, "count") ->
        [one] sin tur
       *[other] { $n } turer
    }
seen-loses-none = { $who } förlorar inte sin tur
seen-by = { $what } ({ $by })
seen-next = { $who } har nästa tur
seen-next-open = turerna går vidare i ordning
seen-turn = det är { FORM($who, "genitive") } tur
seen-turn-nobody = det är ingens tur
seen-state = { $state }
seen-won-somebody = någon har vunnit omgången
seen-won-nobody = ingen har vunnit omgången
seen-won = { $who } har vunnit omgången
seen-won-level = { $who } ligger lika, och inget säger vem som har vunnit omgången
seen-goes-on = spelet går vidare
seen-round-over = omgången är slut
seen-round-goes-on = omgången går vidare
seen-game-over = spelet är slut
seen-game-goes-on = spelet fortsätter
seen-game-level = { $who } ligger lika, och inget säger vem som vinner spelet
seen-game-without-winner = spelet slutar utan vinnare
seen-wins-game = { $who } vinner spelet
seen-nobody-wins-game = ingen har vunnit spelet
seen-outcome = { $what }
seen-in-round = med i omgången: { $who }
seen-in-game = med i spelet: { $who }
seen-nobody-in = ingen är kvar
seen-may = { $who } kan { $acts }
seen-nobody-may = ingen kan { $acts }
seen-until = { $what } tills { $until }
seen-no-window = ingen kan ingripa
seen-then = { $what }, varefter { $then }
seen-several = { $each }
seen-answers = { $who } måste { $acts }
seen-table-answers = bordet måste { $acts }
seen-asked = { $who } har något att bestämma
seen-table-asked = bordet har något att bestämma
seen-nobody-asked = ingen har något att bestämma
seen-not-asked = { $who } har inget att bestämma
seen-table-not-asked = spelarna behöver inte komma överens om något
seen-chooses = { $who } väljer { FORM($what, "indefinite") }
seen-table-chooses = spelarna kommer överens om { FORM($what, "indefinite") }
seen-chooses-yes-no = { $who } får göra detta (ja) eller låta bli (nej)
seen-table-chooses-yes-no = bordet får göra detta (ja) eller låta bli (nej)
seen-when-asked = när { $who } tillfrågas: { $what }
seen-when-table-asked = när bordet tillfrågas: { $what }
seen-shown = { $zone } visas för { $who }
seen-shown-several = { $zones } visas för { $who }
seen-not-shown = { $zone } visas inte för { $who }
seen-shown-nobody = { $zone } visas inte för någon
seen-nothing-shown = inget visas
seen-empty = det ligger inga { NOUN("card", "plural") } { FORM($zone, "in") }
seen-holds = { $zone } innehåller { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }
seen-holds-all = { $zone } innehåller { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }: { $cards }
seen-holds-top = { $zone } innehåller { TRAIT($n, "count") ->
        [one] 1 { NOUN("card") }
       *[other] { $n } { NOUN("card", "plural") }
    }, överst { $cards }
seen-holds-cards = { $zone } innehåller { $cards }
seen-among = { $what }, bland dem { $cards }
seen-lies = { $what }, { $cards } { $place }
seen-lies-on-top = överst { FORM($zone, "in") } ligger { $card }
place-top = överst
place-bottom = underst
place-below = med { TRAIT($n, "count") ->
        [one] 1 kort
       *[other] { $n } kort
    } ovanpå
place-above = med { TRAIT($n, "count") ->
        [one] 1 kort
       *[other] { $n } kort
    } under
seen-after-shuffle = { $name } kommer efter en blandning
seen-after-assumed-shuffle = { $name } kommer efter en blandning bara för att vi antar det
seen-before-shuffle = { $name } kommer före all blandning
seen-has = har det
seen-lacks = har det inte
seen-offers = erbjuder det
seen-offers-not = erbjuder det inte
seen-owes = { $who } måste fortfarande { $move }
seen-owes-not = { $who } behöver inte { $move }
seen-asked-among = { $who } får välja: { $acts }
seen-table-asked-among = bordet får välja: { $acts }
seen-offered = { $who } kan { $move } ({ $verdict })
seen-offered-too = { $who } kan { $move } ({ $verdict }, men möjligt)
seen-offered-choice = { $who } kan välja: { $move }
seen-not-offered = { $who } kan inte: { $move }
seen-table-offered = bordet kan välja: { $move }
seen-table-not-offered = bordet kan inte välja: { $move }
seen-move = { $move }
seen-choice = { $what }
seen-declines = avstå
seen-pack = { $n } kort ({ $kinds })
counted-kind = { $n } { TRAIT($n, "count") ->
        [one] { $kind }
       *[other] { FORM($kind, "plural") }
    }
seen-players = { $n }–{ $n-2 } spelare
seen-stages = { $stages }
seen-number = { $n }
seen-value = { $value }
seen-value-when = `{ $value }` när `{ $when }`
seen-number-for = { $n } för { $kinds }
seen-number-else = { $n } för alla andra kort
seen-values = { $values }
seen-no-value = inget
seen-no-such-number = det finns inte, och ingen regel frågar efter det
## Vad som svaras på vägen

answered = { HAS($move, "third") ->
        [yes] { $who } { FORM($move, "third") }
       *[no] { $who } svarar: { $move }
    }
table-answered = bordet svarar: { $move }
answered-instead = { $what } i stället för att { $other }
picks = { $who } väljer { FORM($what, "neuter") }
picks-card = { $who } väljer { $card }
picks-player = { $who } väljer spelare { $other }
table-picks = bordet väljer { FORM($what, "neuter") }
table-picks-card = bordet väljer { $card }
table-picks-player = bordet väljer spelare { $other }
table-picks-player-where = där bordet väljer en spelare väljer det { $other }
picks-nothing = { $who } väljer inget
table-picks-nothing = bordet väljer inget
comes-up = { $card } hamnar överst { FORM($zone, "in") }
comes-up-in = { $card } hamnar överst { FORM($zone, "in") } ({ $editions })
comes-up-if = { $card } hamnar överst { FORM($zone, "in") } ({ $ways })
way-chosen = { $value }
way-first = { $rule } går före { $rule-2 }
does-this = { HAS($move, "third") ->
        [yes] { $who } { FORM($move, "third") }
       *[no] { $who } gör detta: { $move }
    }
table-does-this = bordet gör detta: { $move }
nothing-done = inget har gjorts ännu
course = spel { $n } med { $n-2 } spelare, svar { $n-3 }

## Vad som är bestämt

declared = { $parts }
declared-type = { FORM($type, "indefinite") }
declared-each = { FORM($type, "indefinite") } för varje { $each }
declared-starts = börjar som { $value }
declared-starts-empty = börjar utan värde
declared-for-round = gäller hela omgången
declared-for-turn = gäller under turen
declared-for-game = gäller hela spelet
declared-pile = en hög
declared-hand = en hand
declared-of-each = en för varje { $each }
declared-seen-all = alla ser den
declared-seen-none = ingen ser den
declared-seen-owner = bara ägaren ser den
declared-backs = de andra ser baksidorna
declared-deck = här ligger kortleken
declared-refilled = fylls på så här: { $event }
declared-values = { $values }
declared-takes = behöver { $what }
declared-takes-nothing = behöver inget
declared-answers = svar på detta: { $move }
declared-other-names = under andra namn
declared-teams = { $n } lag
declared-no-teams = inga lag
declared-one-side = en sida
declared-lacked = { $n } kort som den andra saknar
declared-breakable = kan brytas
declared-unbreakable = kan inte brytas
declared-even-if-won = gäller även när omgången är vunnen
declared-not-if-won = gäller inte längre när omgången är vunnen

## Kring en jämförelse

compare-differ = { $editions } skiljer sig åt på { TRAIT($n, "count") ->
        [one] 1 punkt
       *[other] { $n } punkter
    }
compare-differ-more = { $editions } skiljer sig åt på { TRAIT($n, "count") ->
        [one] 1 punkt
       *[other] { $n } punkter
    }. { $n-2 } till, som visas nedan, kräver ett annat val
compare-same = ingen skillnad hittades mellan { $editions }; { $n } saker är bevisat lika
compare-unknown = det är inte känt om { TRAIT($n, "count") ->
        [one] 1 sak till skiljer sig
       *[other] { $n } saker till skiljer sig
    }; --why visar vilka, och varför
compare-untried = vi prövade andra tolkningar och val en i taget; --together prövar dem också två och två ({ TRAIT($n, "count") ->
        [one] 1 par
       *[other] { $n } par
    })
compare-threes = vi prövar inte tre eller fler tolkningar eller val på en gång (det skulle bli { TRAIT($n, "count") ->
        [one] 1 kombination av tre
       *[other] { $n } kombinationer av tre
    })
compare-more-choices = andra tolkningar och val i { $editions } ger ytterligare skillnader
compare-more-choices-all = andra tolkningar och val i { $editions } ger ytterligare skillnader, som --all visar
compare-summed-up = { TRAIT($n, "count") ->
        [one] 1 punkt återges
       *[other] { $n } punkter återges
    } bara i korthet här; --why visar allt
compare-more = Lägg till --why för att se reglerna bakom varje punkt och det som bladen lämnar öppet. --topic ÄMNE eller --all visar alla situationer.
compare-lines = Tal bredvid en regel är rader på bladet.
compare-sum = sammanlagt har { $editions } { TRAIT($n, "count") ->
        [one] 1 skillnad
       *[other] { $n } skillnader
    } när varje situation, tolkning och val räknas för sig; { TRAIT($n-2, "count") ->
        [one] 1 sak är bevisat lika
       *[other] { $n-2 } saker är bevisat lika
    }
taken-for-granted = detta bygger på det som { $rules } säger alltid gäller
topic-none = Hela omgången
legend-letter = mellan utgåvor med samma bokstav hittades ingen skillnad
legend-between = ingen skillnad hittad mot vare sig A eller B, som skiljer sig åt
legend-assumed = reglerna säger det inte; det vi antar spelas som A
legend-partly = reglerna lämnar en del öppet; det vi antar där spelas som A
legend-silent = reglerna säger det inte, och vi antar inget
legend-lacking = har inget sådant kort och ingen sådan regel
legend-more = det finns fler skillnader: med andra val eller tolkningar, eller bara i det som slumpen ger (vilka kort som kommer och var de hamnar)
same-in-all = lika i alla
same-moves = ingen skillnad i vad som är tillåtet
stands-stricter = { $ones } är strängare
stands-looser = { $ones } är friare
stands-more-wrong = { $ones } räknar fler drag som fel
stands-less-wrong = { $ones } räknar färre drag som fel
stands-stricter-than = { $ones } är strängare än { $others }
stands-looser-than = { $ones } är friare än { $others }
stands-more-wrong-than = { $ones } räknar fler drag som fel än { $others }
stands-less-wrong-than = { $ones } räknar färre drag som fel än { $others }
stands-each-wrong = båda räknar drag som fel som den andra inte räknar som fel
stands-each-allows = båda tillåter något som den andra förbjuder
stands-silent = den ena säger inget om det
stands-silent-in = { $edition } säger inte alltid något om det
stands-unknown = inte känt
stands-differ = de skiljer sig åt
stands-pair = { $one } och { $other }: { $what }
chosen-value = ”{ $choice }”: { $value }
chosen-in = { $edition } – { $chosen }
only-under = bara med { $choices }
not-under = inte med { $choices }
otherwise-under = utfallet blir ett annat med { $choices }
chance-alone = bara av en slump: med andra kort gör båda samma sak
chance-in-each = vilka kort som kommer upp är en slump i var och en
assumed-on-both-sides = antaget på båda sidor; bladen säger det inte
assumed-cards-of-number = vilka kort det är har antagits på båda sidor; bara antalet är tryckt, i { $editions }
with-it = skiljer sig också
state-only-in = { HAS($name, "definite") ->
        [yes] { FORM($name, "definite") }
       *[no] ”{ $name }”
    } finns bara i { $editions }
for-example = till exempel
not-seen-in-play = vi har inte sett det uppstå i spel
by-assumption = antagen
by-statement = angiven
by-rules = regler { $rules }
head-moves = Vad man får göra, drag för drag
moves-same = { $n } till: lika (bevisat)
only-offers = bara i { $edition }
has-no-such = { $edition } har inget sådant kort eller drag
guilt-of = om det är fel: { $item }
comes-of = vad som följer av detta: { $item }
comes-of-both = vad som följer av detta när båda tillåter det: { $item }
head-unsaid = Vad ett blad inte säger, och hur man spelar då
printed-elsewhere = tryckt på annat håll
none-says = bladen säger inget om { TRAIT($n, "count") ->
        [one] 1 sak, och den
       *[other] { $n } saker, och de
    } spelas likadant
none-says-more = bladen säger inget om { TRAIT($n, "count") ->
        [one] 1 sak till, och den
       *[other] { $n } saker till, och de
    } spelas likadant
head-printed = Tryckt bara på några av bladen
printed-not-in = ”{ $text }” Finns inte i { $editions }
head-proved = Bevisat lika
head-proved-under = Bevisat lika, men bara med andra tolkningar eller val
proved-by-structure = av uppbyggnaden
proved-by-entry = post för post
proved-by-step = steg för steg
proved-by-solver = med lösaren
unknown-thing = inte känt: { $item } – { $why }
at-players = det är { $n } spelare
told-bottom = underst { FORM($zone, "in") } ligger { $card }
at-after = { HAS($move, "past") ->
        [yes] dessförinnan { FIRST(FORM($move, "past")) } { $who } { REST(FORM($move, "past")) }
       *[no] dessförinnan gjorde { $who } detta: { $move }
    }
at-after-wrong = { HAS($move, "past") ->
        [yes] dessförinnan { FIRST(FORM($move, "past")) } { $who } felaktigt { REST(FORM($move, "past")) }
       *[no] dessförinnan gjorde { $who } detta felaktigt: { $move }
    }
at-won = omgången har just vunnits
at-tries = { $who } försöker { $move }
compare-may = får { $who } { $move }?
compare-wrong = är det fel av { $who } att { $move }?
compare-when = när { $who } { FORM($move, "third") }

## Slags fynd

kind-contradiction = motsägelse
kind-lawful-yet-guilty = tillåtet, men räknas som fel
kind-unlawful-yet-innocent = förbjudet, men räknas inte som fel
kind-broken-always = bryter mot det som alltid gäller
kind-after-the-end = gäller efter slutet
kind-ambiguous = tvetydig
kind-self-referential = hänvisar till sig själv
kind-by-example = bygger på ett exempel
kind-stuck = låst läge
kind-silent = inte sagt
kind-breakable = kan brytas
kind-several-winners = flera vinnare
kind-dead = gäller aldrig
kind-shadowed = viker alltid
kind-redundant = utan verkan
kind-unread = en detalj utan verkan
kind-count = talen går inte ihop
kind-order = stegens ordning
kind-unknown = okänt
kind-unsupported = kan inte undersökas

## Vad som avgör ett fynd, vad en husregel ändrar

status-open = öppet
status-read = avgjort genom en tolkning
status-assumed = avgjort genom ett antagande
status-settled = avgjort av texten själv
status-accepted = godtaget
finding-head = { $kind } · { $status }
says-yes = tillåter det
says-strong-yes = tillåter det uttryckligen
says-demands = kräver det
says-not-against = förbjuder det inte här
says-no = förbjuder det
says-wrong = kallar det fel
says-overridden = viker
says-value = säger { $value }
party = { $rule } ({ $place })
party-says = { $rule } ({ $place }): { $says }
cited-at = { $unit }, { $where }
means-word = det bygger på: ”{ $text }” ({ $place })
at-subject = om { $what }
settled-by = avgjort av { $rules }
settled-read = { $name }: { $question } Vår tolkning: { $value }
settled-option = punkten finns bara med ett visst alternativ. { $name }: { $question } Svar: { $values }
settled-only = punkten finns bara med tolkningen { $values }
settled-case = { $what } (”{ $ways }”)
settled-cases = resultat: { $cases }
settled-alike = resultat: { $what }, hur man än tolkar
settled-forbids = förbjudet av { $rules } om man tolkar så här: { $ways }
settled-preferred = om { $rule } går före { $rule-2 }: { $then }
settled-accepted = godtaget: { $text }
then-value = { $name } är { $value }
remedy-vain = det hjälper inte att { $rule } får gå före { $rule-2 }; det vore fortfarande: { $then }
remedy-vain-for = det hjälper inte att { $rule } får gå före { $rule-2 }, på grund av { $rules }; det vore fortfarande: { $then }
remedy-stand = för att { $rule } ska avgöra, { $how }; då: { $then }
remedy-stand-against = för att { $rule } ska avgöra, { $how } (även { $rules } är emot); då: { $then }
how-override = skriv { $text } i den
how-override-read = skriv { $text } i den, med en tolkning som villkor om orden tillåter båda
how-leave-pack = utelämna husregeln { $pack }, eller låt { $rule } gälla i färre fall där
how-take-out = ta bort { $rule } ur { $unit }, eller låt den gälla i färre fall
remedy-innocent = för att göra det rätt, låt regeln { $rule } gälla i färre fall, eller lägg till en tolkning där den inte gäller
remedy-innocent-then = för att göra det rätt, låt regeln { $rule } gälla i färre fall, eller lägg till en tolkning där den inte gäller; då: { $then }
remedy-forbid = för att förbjuda det, låt { $rules } tillåta färre drag
remedy-forbid-by = för att förbjuda det, skriv { $text } i en regel som går före { $rules }; då: { $then }
remedy-widen = låt en `wrongly`-sats gälla fler drag, eller låt { $rules } förbjuda färre
remedy-correct = rätta { $rules }, eller låt { $rule } kräva mindre
remedy-correct-there = rätta det som händer där, eller låt { $rule } kräva mindre
remedy-keep-out = om spelet aldrig leder till en sådan situation, lägg till ett annat `always` som säger varför inte
remedy-rank = lägg till en regel som säger vem av dem som vinner, eller rangordna dem: `wins round when … with most …`
remedy-decide = lägg till en regel som avgör det. Ange raderna om den står på bladet; märk den annars med `assumed`
remedy-remove = ta bort { $rules }, eller rätta dess villkor
remedy-ask = skriv regeln som frågar efter det, eller ta bort det som sätter det i { $rules }
remedy-accept = vill du godta det, skriv { $text } i regelfilen
elsewhere = i andra utgåvor: { $cases }
elsewhere-case = { $what } i { $editions }
elsewhere-read = { $what } i { $editions } (beror på vår tolkning där: { $readings })
head-silences = det som { $name } inte säger
silence-status = { $what } ({ $status })
silence-accepted = { $what } (godtaget: { $text })
then-broken = efter detta ({ $act }) är det inte så som { $rule } säger
then-level = efter detta ({ $act }) har { $n } spelare vunnit samtidigt enligt { $rule }
then-late = omgången är slut, och { $rule } gäller fortfarande
then-disorder = { $rule } tar kort, och först därefter blandar { $rule-2 }
then-short = ”{ $name }” var { $n }, och { $n-2 } av dessa kort finns inte där
then-happens = detta händer: { $acts }
then-asked = ett av dessa krävs: { $acts }
plan-head = { $name } jämfört med { $base }
plan-new = nya regler:
plan-gone = borttagna regler:
plan-changed = ändrade regler:
plan-now-before = går nu före { $rules }
plan-now-for = gäller nu även { $kinds }
plan-more-rules = och { $n } till (--format plain nämner alla)
plan-chosen = valt: { $name } = { $now } (var { $before })
plan-nothing-written = ingen regel är skriven på annat sätt
turn-now-allowed = nu tillåtet
turn-no-longer-allowed = inte längre tillåtet
turn-now-a-duty = nu obligatoriskt
turn-no-longer-a-duty = inte längre obligatoriskt
turn-judged-otherwise = bedöms annorlunda
plan-head-offered = möjligt bara i den ena av de två
plan-head-effects = vad som går annorlunda
plan-unknown-things = vi kunde inte ta reda på om något mer skiljer sig här
plan-unknown-thing = { $items }: { $why }
plan-was = förut: { $what }
plan-now = nu: { $what }
plan-no-verdict = ingenting
plan-head-new = nya fynd
plan-head-also-new = också nytt
plan-head-no-longer = fanns i { $base }, men inte längre här
plan-differs = { $name } ändrar spelet: { $parts }
plan-allowed = { TRAIT($n, "count") ->
        [one] 1 skillnad
       *[other] { $n } skillnader
    } i vad som är tillåtet
plan-happens = { TRAIT($n, "count") ->
        [one] 1 skillnad
       *[other] { $n } skillnader
    } i vad som händer
plan-unknown = { $name }: ingen skillnad hittades, men { TRAIT($n, "count") ->
        [one] 1 sak är okänd
       *[other] { $n } saker är okända
    }
plan-same = { $name } ändrar inget vid bordet: { TRAIT($n, "count") ->
        [one] 1 sak undersöktes och är bevisat lika
       *[other] { $n } saker undersöktes och är bevisat lika
    }
plan-findings = { TRAIT($n, "count") ->
        [0] inga nya fynd
        [one] 1 nytt fynd ({ TRAIT($n-2, "count") ->
            [one] öppet
           *[other] inte öppet
        })
       *[other] { $n } nya fynd, { TRAIT($n-2, "count") ->
            [0] inget av dem öppet
            [one] ett av dem öppet
           *[other] { $n-2 } av dem öppna
        }
    }
step = { HAS($move, "third") ->
        [yes] { $who } { FORM($move, "third") }
       *[no] { $who }: { $move }
    }
table-step = bordet: { $move }
step-declines = { $who } låter bli
picks-amount = { $who } väljer { $n }
table-picks-amount = bordet väljer { $n }
table-says-yes = bordet säger ja
table-says-no = bordet säger nej
quote = ”{ $text }”
clause-of-rule = { $rule } (sats { $n })
