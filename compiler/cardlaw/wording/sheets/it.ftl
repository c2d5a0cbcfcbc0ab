# Che cosa c’è su un foglio stampato oltre alle regole.

set-up = Preparazione
turn = Il turno
cards = Che cosa fanno le carte
end = Come finisce
points = Punti
choices = Le nostre scelte
made-of = Composto da
card = Carta
does = Che cosa fa
counts-own = { $name } della carta
players = Giocatori
deck = Carte nel mazzo
dealt = Carte a testa
house-rules = { $title }: le nostre regole della casa
differences =
    { $n ->
        [0] Come le interpretiamo, al tavolo non differiscono.
        [one] Come le interpretiamo, differiscono in un punto.
       *[other] Come le interpretiamo, differiscono in { $n } punti.
    }
differences-otherwise =
    { $n ->
        [one] Un altro si vede con altre interpretazioni o opzioni.
       *[other] Altri { $n } si vedono con altre interpretazioni o opzioni.
    }
only-if = Solo se: { $given }
answer-chosen = «{ $question }»: { $answer }
answer-chosen-in = { $edition } – { $chosen }
own-rules = Regole nostre
assumed = ° Le regole stampate non lo dicono. Noi giochiamo così.
comes-first = ma vedi { $rules }
set-aside-here = Un'altra regola qui può prevalere su questa.
page = { $n } di { $total }
more-at = Altro:
left-out =
    { $n ->
        [one] Qui manca una regola che il foglio stampato non dà; si trova nelle regole complete.
       *[other] Qui mancano { $n } regole che il foglio stampato non dà; si trovano nelle regole complete.
    }
not-shown =
    { $n ->
        [one] Un’altra differenza non è mostrata qui.
       *[other] Altre { $n } differenze non sono mostrate qui.
    }
kind-full = Regole
kind-one-page = Le regole in una pagina
kind-house-rules = Regole della casa
kind-poster = In che cosa differiscono le regole
kind-cheat-cards = Carte promemoria

# Che cosa dice `cardlaw print`.

written =
    { $file } ({ $pages ->
        [one] una pagina
       *[other] { $pages } pagine
    })
needs-typst = Per un PDF serve il pacchetto `typst`, che non è installato.
install-typst = pip install 'cardlaw[print]', oppure scegli un altro formato: --output sheet.html o sheet.md
no-house-rules = `{ $name }` è un’edizione stampata così com’è: non ha regole della casa.
try-variant = Indica una variante, o aggiungi pacchetti: "ID with PACK, PACK"
too-few = Un manifesto mostra in che cosa differiscono le edizioni, e ne servono almeno due.
name-two = cardlaw print ID ID --kind poster
only-one = Un foglio di tipo { $kind } riguarda un solo regolamento.
other-games = Sono regolamenti di giochi diversi, e un manifesto riguarda un solo gioco.
no-difference = Tra { $names } non è stata trovata alcuna differenza che un manifesto possa mostrare.
cannot-write = Non è possibile scrivere `{ $file }`: { $why }
no-address = `{ $link }` non è un indirizzo: comincia con https:// o http:// e non ha spazi.
no-ending = Da `{ $file }` non si capisce se è un PDF, HTML o Markdown.
give-ending = Il nome deve finire in .pdf, .html o .md.
too-long = Non sta in una pagina: con il carattere più piccolo le pagine sono { $n }.
print-full = Stampa invece il foglio completo: --kind full
comparing = confronto

# `cardlaw site`

site-making = creazione delle pagine
site-untranslated = { $language }: { $n ->
    [one] 1 titolo di scenario non è tradotto e appare
   *[other] { $n } titoli di scenario non sono tradotti e appaiono
 } in inglese
site-done = { $n } file in { $folder }; `mkdocs build` o `properdocs build` in quella cartella crea il sito
site-no-scenarios = `--scenarios` indica `{ $name }`, che non esiste
site-foreign = `{ $name }` non è una cartella creata da `cardlaw site`
site-new-folder = indica una cartella nuova o vuota
