"""What a person is told at the terminal, in five languages; whatever belongs to a game comes from its terms.

English speaks to the person as `you`. The other languages use the third person of the terms, so the person is called
what goes with that.
"""

from __future__ import annotations

LANGUAGES = ("en", "fi", "nb", "it", "sv")

PHRASES: dict[str, tuple[str, str, str, str, str]] = {
    # ---- who
    "you": ("you", "pelaaja", "du", "Lei", "du"),
    "table": ("the table", "pöytä", "bordet", "il tavolo", "bordet"),
    "nobody": ("nobody", "ei kukaan", "ingen", "nessuno", "ingen"),
    # ---- words every table shares
    "yes": ("yes", "kyllä", "ja", "sì", "ja"),
    "no": ("no", "ei", "nei", "no", "nej"),
    "clockwise": ("clockwise", "myötäpäivään", "med klokka", "in senso orario", "medurs"),
    "counterclockwise": (
        "counter-clockwise",
        "vastapäivään",
        "mot klokka",
        "in senso antiorario",
        "moturs",
    ),
    "direction": ("direction", "suunta", "retning", "senso di gioco", "riktning"),
    "round-number": ("round", "kierros", "runde", "mano", "omgång"),
    "winner": ("winner", "voittaja", "vinner", "vincitore", "vinnare"),
    "player": ("player", "pelaaja", "spiller", "giocatore", "spelare"),
    "team": ("team", "joukkue", "lag", "squadra", "lag"),
    "number": ("number", "luku", "tall", "numero", "tal"),
    "card": ("card", "kortti", "kort", "carta", "kort"),
    "yes-no": ("yes or no", "kyllä vai ei", "ja eller nei", "sì o no", "ja eller nej"),
    "out": ("out", "poissa", "ute", "fuori", "ute"),
    "decline": ("let it be", "jätä väliin", "la det være", "lascia stare", "låt bli"),
    # ---- what the kernel's verbs say, of somebody else; `-you` is what English says to the person
    "lose-turn": (
        "loses the turn",
        "menettää vuoronsa",
        "står over",
        "perde il turno",
        "står över",
    ),
    "lose-turn-you": ("lose the turn", "", "", "", ""),
    "take-over": (
        "takes over the turn",
        "ottaa vuoron",
        "tar over turen",
        "prende il turno",
        "tar över turen",
    ),
    "take-over-you": ("take over the turn", "", "", "", ""),
    "go-again": (
        "has another turn",
        "saa uuden vuoron",
        "får en tur til",
        "gioca un altro turno",
        "får en tur till",
    ),
    "go-again-you": ("have another turn", "", "", "", ""),
    "drop-out": (
        "drops out of the round",
        "putoaa kierrokselta",
        "går ut av runden",
        "esce dalla mano",
        "går ur omgången",
    ),
    "drop-out-you": ("drop out of the round", "", "", "", ""),
    "leave-game": (
        "leaves the game",
        "poistuu pelistä",
        "forlater spillet",
        "lascia la partita",
        "lämnar spelet",
    ),
    "leave-game-you": ("leave the game", "", "", "", ""),
    "choose": ("chooses {what}", "valitsee: {what}", "velger {what}", "sceglie {what}", "väljer {what}"),
    "choose-you": ("choose {what}", "", "", "", ""),
    "win-round": (
        "wins the round",
        "voittaa kierroksen",
        "vinner runden",
        "vince la mano",
        "vinner omgången",
    ),
    "win-round-you": ("win the round", "", "", "", ""),
    "win-game": ("wins the game", "voittaa pelin", "vinner spillet", "vince la partita", "vinner spelet"),
    "win-game-you": ("win the game", "", "", "", ""),
    "get": ("gets {n} cards", "saa {n} korttia", "får {n} kort", "riceve {n} carte", "får {n} kort"),
    "get-you": ("get {n} cards", "", "", "", ""),
    "get-one": ("gets a card", "saa kortin", "får et kort", "riceve una carta", "får ett kort"),
    "get-one-you": ("get a card", "", "", "", ""),
    "choose-to": (
        "chooses to {what}",
        "valitsee: {what}",
        "velger å {what}",
        "sceglie di {what}",
        "väljer att {what}",
    ),
    "choose-to-you": ("choose to {what}", "", "", "", ""),
    # ---- what happens
    "shown": (
        "{zone} is shown: {cards}",
        "{zone} näytetään: {cards}",
        "{zone} vises: {cards}",
        "si mostra {zone}: {cards}",
        "{zone} visas: {cards}",
    ),
    "shuffled": (
        "{zone} is shuffled",
        "{zone} sekoitetaan",
        "{zone} stokkes",
        "si mescola {zone}",
        "{zone} blandas",
    ),
    "empty": ("{zone} is empty", "{zone} on tyhjä", "{zone} er tom", "{zone}: vuoto", "{zone} är tom"),
    "swapped": (
        "{one} and {other} change places",
        "{one} ja {other} vaihtavat paikkaa",
        "{one} og {other} bytter plass",
        "si scambiano {one} e {other}",
        "{one} och {other} byter plats",
    ),
    "rotated": (
        "every {zone} passes on to the next player",
        "jokainen {zone} siirtyy seuraavalle",
        "hver {zone} går videre til neste",
        "ogni {zone} passa al prossimo",
        "varje {zone} går vidare till nästa",
    ),
    "settled": (
        "the table settles {about}: {what}",
        "pöytä ratkaisee, {about}: {what}",
        "bordet avgjør {about}: {what}",
        "il tavolo decide {about}: {what}",
        "bordet avgör {about}: {what}",
    ),
    "round": ("round {n}", "kierros {n}", "runde {n}", "mano {n}", "omgång {n}"),
    "round-over": (
        "the round is over",
        "kierros on ohi",
        "runden er over",
        "la mano è finita",
        "omgången är slut",
    ),
    "points": ("points", "pisteet", "poeng", "punti", "poäng"),
    "game-over": (
        "the game is over",
        "peli on ohi",
        "spillet er over",
        "la partita è finita",
        "spelet är slut",
    ),
    "won-by": ("won by {who}", "voittaja on {who}", "vunnet av {who}", "vince {who}", "vunnet av {who}"),
    "too-long": (
        "it went on too long and is broken off",
        "se kesti liian kauan ja keskeytettiin",
        "det varte for lenge og er avbrutt",
        "è durata troppo ed è interrotta",
        "det tog för lång tid och är avbrutet",
    ),
    # ---- what is asked
    "may": ("you may: ", "voit: ", "du kan: ", "puoi: ", "du kan: "),
    "against": (
        "against the rules: ",
        "vastoin sääntöjä: ",
        "mot reglene: ",
        "contro le regole: ",
        "mot reglerna: ",
    ),
    "ask-choice": ("choose: {what}", "valitse: {what}", "velg: {what}", "scegli: {what}", "välj: {what}"),
    "ask-table": (
        "the table chooses: {what}",
        "pöytä valitsee: {what}",
        "bordet velger: {what}",
        "il tavolo sceglie: {what}",
        "bordet väljer: {what}",
    ),
    "ask-ruling": (
        "the rules do not settle this; what shall hold for {about}?",
        "säännöt eivät ratkaise tätä; mikä pätee: {about}?",
        "reglene avgjør ikke dette; hva skal gjelde for {about}?",
        "le regole non lo decidono; che cosa vale per {about}?",
        "reglerna avgör inte detta; vad ska gälla för {about}?",
    ),
    "only-move": (
        "only one move is possible: {move}",
        "vain yksi siirto on mahdollinen: {move}",
        "bare ett trekk er mulig: {move}",
        "una sola mossa è possibile: {move}",
        "bara ett drag är möjligt: {move}",
    ),
    "legend": (
        "What the signs on the cards mean:",
        "Korttien merkit:",
        "Hva tegnene på kortene betyr:",
        "Che cosa significano i segni sulle carte:",
        "Vad tecknen på korten betyder:",
    ),
    "hint": ("try: {move}", "kokeile: {move}", "prøv: {move}", "prova: {move}", "prova: {move}"),
    "topics": (
        "Type `rules` and a number for what the rules say:",
        "Kirjoita `rules` ja numero, niin näet säännöt:",
        "Skriv `rules` og et tall for å se reglene:",
        "Scrivi `rules` e un numero per leggere le regole:",
        "Skriv `rules` och ett nummer för att se reglerna:",
    ),
    "nothing-to-undo": (
        "there is nothing to take back",
        "ei ole mitään peruttavaa",
        "det er ingenting å angre",
        "non c\u2019è nulla da annullare",
        "det finns inget att ångra",
    ),
    "undone": (
        "your last answer is taken back",
        "viime vastauksesi on peruttu",
        "det siste svaret ditt er angret",
        "la tua ultima risposta è annullata",
        "ditt senaste svar är ångrat",
    ),
    "saved": (
        "saved in {file}; every move from now on is, too",
        "tallennettu: {file}; tästä eteenpäin tallennetaan jokainen siirto",
        "lagret i {file}; det blir alle trekk fra nå av også",
        "salvata in {file}, come ogni mossa da qui in poi",
        "sparat i {file}; från och med nu sparas varje drag",
    ),
    "save-where": (
        "type `save` and the name of a file, such as `save evening.table`",
        "kirjoita `save` ja tiedoston nimi, esimerkiksi `save ilta.table`",
        "skriv `save` og et filnavn, for eksempel `save kveld.table`",
        "scrivi `save` e il nome di un file, per esempio `save sera.table`",
        "skriv `save` och ett filnamn, till exempel `save kvall.table`",
    ),
    "hand-over": (
        "{who} is next. Press Enter when nobody else is looking. ",
        "Vuorossa on {who}. Paina Enter, kun kukaan muu ei katso. ",
        "Nå er det {who}. Trykk Enter når ingen andre ser på. ",
        "Tocca a {who}. Premi Invio quando nessun altro guarda. ",
        "Nu är det {who}. Tryck Enter när ingen annan tittar. ",
    ),
    # ---- what is answered
    "is-may": (
        "{move}: allowed",
        "{move}: sallittu",
        "{move}: tillatt",
        "{move}: permesso",
        "{move}: tillåtet",
    ),
    "is-must": (
        "{move}: what has to be done",
        "{move}: pakollista",
        "{move}: påbudt",
        "{move}: obbligatorio",
        "{move}: obligatoriskt",
    ),
    "is-must-not": (
        "{move}: against the rules",
        "{move}: sääntöjen vastaista",
        "{move}: mot reglene",
        "{move}: contro le regole",
        "{move}: mot reglerna",
    ),
    "is-silent": (
        "{move}: the rules do not provide for it",
        "{move}: säännöt eivät tunne sitä",
        "{move}: reglene åpner ikke for det",
        "{move}: le regole non lo prevedono",
        "{move}: reglerna säger inget om det",
    ),
    "is-contradictory": (
        "{move}: the rules both allow and forbid it",
        "{move}: säännöt sekä sallivat että kieltävät sen",
        "{move}: reglene både tillater og forbyr det",
        "{move}: le regole lo permettono e lo vietano",
        "{move}: reglerna både tillåter och förbjuder det",
    ),
    "is-not-offered": (
        "{move}: not possible now",
        "{move}: ei mahdollista nyt",
        "{move}: ikke mulig nå",
        "{move}: non possibile ora",
        "{move}: inte möjligt nu",
    ),
    "not-held": (
        "you do not hold {card}",
        "kädessäsi ei ole korttia {card}",
        "du har ikke {card}",
        "non hai {card}",
        "du har inte {card}",
    ),
    "no-card": (
        "there is no card {card}",
        "korttia {card} ei ole",
        "det finnes ikke noe kort {card}",
        "non c\u2019è una carta {card}",
        "det finns inget kort {card}",
    ),
    "needs": (
        "{move} needs more than that: {what}",
        "{move} tarvitsee muutakin: {what}",
        "{move} trenger mer: {what}",
        "{move} richiede altro: {what}",
        "{move} behöver mer: {what}",
    ),
    "first": (
        "first answer what is asked",
        "vastaa ensin kysymykseen",
        "svar først på det som spørres om",
        "rispondi prima alla domanda",
        "svara först på frågan",
    ),
    "no-such-move": (
        "`{text}` is no move here; type a number, or ? for help",
        "`{text}` ei ole siirto; kirjoita numero tai ? (ohje)",
        "`{text}` er ikke et trekk her; skriv et tall, eller ? for hjelp",
        "`{text}` non è una mossa; scrivi un numero, o ? per aiuto",
        "`{text}` är inget drag här; skriv ett tal, eller ? för hjälp",
    ),
    "more-moves": (
        "there are more sets of cards than fit here; you can type any other",
        "korttiyhdistelmiä on enemmän kuin tähän mahtuu; voit kirjoittaa minkä tahansa muunkin",
        "det finnes flere kortsett enn det er plass til her; du kan skrive hvilket som helst annet",
        "ci sono più combinazioni di carte di quante ce ne stiano qui; puoi scriverne qualsiasi altra",
        "det finns fler kortkombinationer än som får plats här; du kan skriva vilken annan som helst",
    ),
    "no-such-number": (
        "there is no {text}; the moves are 1 to {n}",
        "numeroa {text} ei ole; siirrot ovat 1\u2013{n}",
        "det finnes ikke noe {text}; trekkene er 1 til {n}",
        "non c\u2019è il {text}; le mosse sono da 1 a {n}",
        "det finns inget {text}; dragen är 1 till {n}",
    ),
    "have-to": (
        "you have to answer; type a number, or ? for help",
        "on vastattava; kirjoita numero tai ? (ohje)",
        "du må svare; skriv et tall, eller ? for hjelp",
        "devi rispondere; scrivi un numero, o ? per aiuto",
        "du måste svara; skriv ett tal, eller ? för hjälp",
    ),
    "lines": ("lines {n}", "rivit {n}", "linje {n}", "righe {n}", "rad {n}"),
    "assumed": ("assumed", "oletettu", "antatt", "presunto", "antaget"),
    # ---- around the table
    "hello": (
        "{n} players, seed {seed}; ? for help",
        "{n} pelaajaa, siemenluku {seed}; ? näyttää ohjeen",
        "{n} spillere, frø {seed}; ? for hjelp",
        "{n} giocatori, seme {seed}; ? per aiuto",
        "{n} spelare, frö {seed}; ? för hjälp",
    ),
    "left": (
        "left the table; to go on: {command}",
        "pöydästä lähdetty; jatka: {command}",
        "forlot bordet; fortsett: {command}",
        "hai lasciato il tavolo; per continuare: {command}",
        "lämnade bordet; fortsätt: {command}",
    ),
    "left-unsaved": (
        "left the table; nothing was saved (see --save)",
        "pöydästä lähdetty; mitään ei tallennettu (--save)",
        "forlot bordet; ingenting ble lagret (se --save)",
        "hai lasciato il tavolo; nulla è stato salvato (vedi --save)",
        "lämnade bordet; inget sparades (se --save)",
    ),
}

HELP: dict[str, tuple[str, ...]] = {
    "en": (
        "Type the number of a move, the move itself, or just the card.",
        "Press Enter to pass. A move that is the only one possible is made for you.",
        "hint        a move that a sensible player would make",
        "undo        take your last answer back",
        "why MOVE    which rules allow or forbid it; MOVE is a number or any move",
        "rules       what the rules say, by topic",
        "log         what happened so far",
        "table       the table again",
        "save FILE   save this game, and go on",
        "quit        leave; a saved game can be resumed",
        "?           this help",
    ),
    "fi": (
        "Kirjoita siirron numero, siirto itse tai pelkkä kortti.",
        "Enter ohittaa. Ainoa mahdollinen siirto tehdään puolestasi.",
        "hint        siirto, jonka järkevä pelaaja tekisi",
        "undo        peru viime vastauksesi",
        "why SIIRTO  mitkä säännöt sallivat tai kieltävät sen",
        "rules       mitä säännöt sanovat, aiheittain",
        "log         mitä tähän asti on tapahtunut",
        "table       pöytä uudelleen",
        "save NIMI   tallenna peli ja jatka",
        "quit        lähde; tallennettua peliä voi jatkaa",
        "?           tämä ohje",
    ),
    "nb": (
        "Skriv tallet på et trekk, selve trekket eller bare kortet.",
        "Trykk Enter for å stå over. Er bare ett trekk mulig, gjøres det for deg.",
        "hint        et trekk som en fornuftig spiller ville gjort",
        "undo        angre det siste svaret ditt",
        "why TREKK   hvilke regler som tillater eller forbyr det",
        "rules       hva reglene sier, emne for emne",
        "log         hva som har skjedd så langt",
        "table       bordet en gang til",
        "save FIL    lagre spillet og fortsett",
        "quit        gå; et lagret spill kan fortsettes",
        "?           denne hjelpen",
    ),
    "it": (
        "Scrivi il numero di una mossa, la mossa o solo la carta.",
        "Premi Invio per passare. Se una sola mossa è possibile, viene fatta per te.",
        "hint        una mossa che farebbe un giocatore accorto",
        "undo        annulla la tua ultima risposta",
        "why MOSSA   quali regole la permettono o la vietano",
        "rules       che cosa dicono le regole, per argomento",
        "log         che cosa è successo finora",
        "table       di nuovo il tavolo",
        "save FILE   salva la partita e continua",
        "quit        esci; una partita salvata si può riprendere",
        "?           questo aiuto",
    ),
    "sv": (
        "Skriv numret på ett drag, själva draget eller bara kortet.",
        "Tryck Enter för att stå över. Är bara ett drag möjligt görs det åt dig.",
        "hint        ett drag som en klok spelare skulle göra",
        "undo        ångra ditt senaste svar",
        "why DRAG    vilka regler som tillåter eller förbjuder det",
        "rules       vad reglerna säger, ämne för ämne",
        "log         vad som har hänt hittills",
        "table       bordet en gång till",
        "save FIL    spara spelet och fortsätt",
        "quit        gå; ett sparat spel kan återupptas",
        "?           denna hjälp",
    ),
}


class Phrases:
    """The phrases of one language; a language without its own is told in English."""

    def __init__(self, language: str) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self._place = LANGUAGES.index(self.language)

    def __call__(self, key: str, /, **parts: object) -> str:
        text = PHRASES[key][self._place] or PHRASES[key][0]
        return text.format(**parts) if parts else text

    def get(self, key: str) -> str | None:
        """A word that every table shares; None for one of the game's."""
        return PHRASES[key][self._place] if key in PHRASES else None

    @property
    def help(self) -> tuple[str, ...]:
        return HELP[self.language]
