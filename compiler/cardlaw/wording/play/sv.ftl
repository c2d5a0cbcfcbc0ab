# Det som sägs vid bordet. Den som sitter vid skärmen tilltalas med ”du”.

## Words that every table shares

word-you = du
word-table = bordet
word-nobody = ingen
word-yes = ja
word-no = nej
word-clockwise = medurs
word-counterclockwise = moturs
word-direction = riktning
word-round-number = omgång
word-winner = vinnare
word-player = spelare
word-team = lag
word-number = tal
word-card = kort
word-yes-no = ja eller nej
word-out = ute
word-decline = låta bli

## What somebody does; `you` is `yes` if it is the person at the screen

lose-turn = { $who } står över
take-over = { $who } tar över turen
go-again = { $who } får en tur till
drop-out = { $who } går ur omgången
leave-game = { $who } lämnar spelet
chooses = { $who } väljer { $what }
table-chooses = bordet väljer { $what }
chooses-to = { $who } väljer att { $what }
gets =
    { $who } får { $n ->
        [one] ett kort
       *[other] { $n } kort
    }
win-round = { $who } vinner omgången
win-game = { $who } vinner spelet
does = { $who } { $what }
you-do = { $who } { $what }
with-cards = { $said } ({ $cards })
round-over-points = omgången är slut; poäng: { $points }
quoted = ”{ $text }”

## What happens, what is asked, what is answered

shown = { $zone } visas: { $cards }
shuffled = { $zone } blandas
turned = { $cards } vänds upp
empty = { $zone } har inga kort kvar
swapped = { $one } och { $other } byter plats
rotated = varje { $zone } går vidare till nästa spelare
settled = bordet avgör { $about }: { $what }
round = omgång { $n }
round-over = omgången är slut
game-over = spelet är slut
won-by = vunnet av { $who }
too-long = det tog för lång tid och är avbrutet
may = du får:
answers = svar:
against = mot reglerna:
ask-choice = välj: { $what }
ask-table = du bestämmer för bordet: { $what }
ask-ruling = reglerna avgör inte detta; vad ska gälla för { $about }?
only-move = bara ett drag är möjligt: { $move }
legend = Vad tecknen på korten betyder:
has-turn = vems tur det är
n-cards =
    { $n ->
        [one] 1 kort
       *[other] { $n } kort
    }
hint = prova: { $move }
hint-only = det är det enda draget som är tillåtet
hint-must = du måste
hint-more-cards = du blir av med fler kort än med andra drag ({ $n })
hint-dearest = inget av korten du får lägga är värt mer när kort räknas ({ $n })
hint-least-alike = inget av korten du får lägga har mindre gemensamt med dina andra kort
hint-sheds = du blir av med ett kort
hint-costs = alla andra drag skulle ge dig kort, och ingen annan
hint-guess = inget du ser avgör det här, så det är en gissning
hint-least-use = inget av korten har mindre gemensamt med dina andra kort
hint-fewest = ingen annan du kan välja har färre kort ({ $n })
hint-most-held = du har inte mer av något annat du kan välja ({ $n })
topics = Skriv `rules` och ett nummer för att se reglerna:
nothing-to-undo = det finns inget att ångra
undone = ditt senaste svar är ångrat
saved = sparat i { $file }; från och med nu sparas varje drag
saved-name = i filen heter du { $name }
save-where = skriv `save` och ett filnamn, till exempel `save kvall.table`
hand-over = Nu är det { $who }. Tryck Enter när ingen annan tittar.
is-may = { $move }: tillåtet
is-must = { $move }: måste göras
is-must-not = { $move }: mot reglerna
is-silent = { $move }: reglerna säger inget om det
is-contradictory = { $move }: reglerna både tillåter och förbjuder det
is-not-offered = { $move }: inte möjligt nu
not-held = du har inte { $card }
no-card = det finns inget kort { $card }
needs = { $move } behöver mer: { $what }
first = svara först på frågan
no-such-move = `{ $text }` är inget drag här; skriv ett tal, eller ? för hjälp
did-you-mean = menade du `{ $guess }`?
why-what = skriv ett drag efter det, till exempel `why 1` eller `why` och ett kort
more-moves = det finns fler kortkombinationer än som får plats här; du kan skriva vilken annan som helst
no-such-number = det finns inget { $text }; dragen är 1 till { $n }
have-to = du måste svara; skriv ett tal, eller ? för hjälp
lines = { $many ->
    [no] rad
   *[yes] raderna
 } { $n }
assumed = antaget
hello = { $n } spelare, frö { $seed }; ? för hjälp
left = du lämnade bordet; fortsätt: { $command }
left-unsaved = du lämnade bordet; inget sparades (nästa gång sparar `save FIL` spelet)

## The help; what stands before the gap is typed

help-move = Skriv numret på ett drag, själva draget eller bara kortet.
help-enter = Tryck Enter för att avstå, där det går. Är bara ett drag möjligt görs det åt dig.
help-hint = hint        ett drag som en klok spelare skulle göra
help-undo = undo        ångra ditt senaste svar
help-why = why DRAG    vilka regler som tillåter eller förbjuder det; DRAG är ett nummer eller vilket drag som helst
help-rules = rules       vad reglerna säger, ämne för ämne
help-log = log         vad som har hänt hittills
help-table = table       bordet en gång till
help-save = save FIL    spara spelet och fortsätt
help-quit = quit        lämna bordet; ett sparat spel kan återupptas
help-help = ?           den här hjälpen
