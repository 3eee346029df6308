# HILO. {$nameYou} è "yes" quando {$name} è il giocatore stesso.
hilo-card = { $value } { $color ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [cyan] turchese
    [blue] blu
    [purple] viola
   *[pink] rosa
  }
hilo-a-card = una carta
hilo-face-down = coperta
hilo-place = { $place ->
    [t-l] in alto a sinistra
    [t-c] in alto al centro
    [t-r] in alto a destra
    [m-l] al centro a sinistra
    [m-r] al centro a destra
    [b-l] in basso a sinistra
    [b-c] in basso al centro
    [b-r] in basso a destra
    [t-x] in alto
    [b-x] in basso
    [x-l] a sinistra
    [x-r] a destra
    [x-x] unica
   *[m-c] al centro
  }
hilo-line-row = { $place ->
    [some] una riga
    [t-x] la riga in alto
    [m-x] la riga centrale
    [b-x] la riga in basso
   *[only] la riga
  }
hilo-line-col = { $place ->
    [some] una colonna
    [x-l] la colonna sinistra
    [x-c] la colonna centrale
    [x-r] la colonna destra
   *[only] la colonna
  }
hilo-line-diag = { $place ->
    [some] una diagonale
    [a1c3] la diagonale da sinistra
   *[c1a3] la diagonale da destra
  }

hilo-dealt = { $card } apre gli scarti.
hilo-turned = { $nameYou ->
    [yes] Hai girato { $card }.
   *[no] { $name } ha girato { $card }.
  }
hilo-turned-final = { $name }: sotto c’era { $card }.
hilo-begins = { $nameYou ->
    [yes] Cominci tu: le tue due carte hanno la somma più alta.
   *[no] Comincia { $name } con la somma più alta.
  }
hilo-took = { $nameYou ->
    [yes] Hai preso { $card } dagli scarti.
   *[no] { $name } ha preso { $card } dagli scarti.
  }
hilo-recycled = { $cards ->
    [one] { $cards } carta degli scarti è
   *[other] { $cards } carte degli scarti sono
  } il nuovo mazzo.
hilo-drew = { $nameYou ->
    [yes] Hai pescato { $card }.
   *[no] { $name } ha pescato { $card }.
  }
hilo-discarded = { $nameYou ->
    [yes] Hai scartato { $card }.
   *[no] { $name } ha scartato { $card }.
  }
hilo-traded = { $nameYou ->
    [yes] Hai scambiato { $discarded } con { $card }.
   *[no] { $name } ha scambiato { $discarded } con { $card }.
  }
hilo-shout = HILO!
hilo-removed = HILO! { $nameYou ->
    [yes] Hai tolto { $line }: { $cards }.
   *[no] { $name } ha tolto { $line }: { $cards }.
  }
hilo-slid = { $direction ->
    [horizontal] Le carte si sono accostate di lato.
   *[vertical] Le carte si sono accostate verso l’alto.
  }
hilo-kept = { $nameYou ->
    [yes] Hai lasciato le carte così.
   *[no] { $name } ha lasciato le carte così.
  }
hilo-ended = { $nameYou ->
    [yes] Non hai più carte coperte e hai chiuso il round. Agli altri resta un turno.
   *[no] { $name } non ha più carte coperte e ha chiuso il round. Agli altri resta un turno.
  }
hilo-stopped = Il round è stato fermato dopo { $turns } turni.
hilo-scored = { $nameYou ->
    [yes] La tua somma: { $sum }.
   *[no] Somma di { $name }: { $sum }.
  }
hilo-doubled = { $nameYou ->
    [yes] Hai chiuso il round senza avere da solo la somma più bassa: raddoppia a { $score }.
   *[no] { $name } ha chiuso il round senza avere da solo la somma più bassa: raddoppia a { $score }.
  }
hilo-won = { $nameYou ->
    [yes] Hai vinto con { $total ->
        [one] { $total } punto
       *[other] { $total } punti
      }.
   *[no] { $name } ha vinto con { $total ->
        [one] { $total } punto
       *[other] { $total } punti
      }.
  }
hilo-round = Inizia il round { $round }.

hilo-move-turn = Gira la carta { $position }
hilo-move-take = Scambia { $card } ({ $position }) con { $taken }
hilo-move-take-down = Scambia la carta coperta ({ $position }) con { $taken }
hilo-move-draw = Pesca una carta
hilo-move-trade = Scambia { $card } ({ $position }) con { $drawn }
hilo-move-trade-down = Scambia la carta coperta ({ $position }) con { $drawn }
hilo-move-discard = Scarta { $drawn } e gira una carta
hilo-move-remove = Togli { $line }
hilo-move-remove-horizontal = Togli { $line }, accosta di lato
hilo-move-remove-vertical = Togli { $line }, accosta verso l’alto
hilo-move-keep = Tieni tutte le carte
hilo-the-drawn = la carta pescata

hilo-ask-uncover = Gira due delle tue carte.
hilo-ask-uncover-second = Gira un’altra delle tue carte.
hilo-ask-choose = Pesca una carta o prendi { $top }.
hilo-ask-picked = { $top }: quale carta sostituisce?
hilo-ask-aimed = Premi ancora: { $top } va lì.
hilo-ask-drawn = { $drawn }: scambi o scarti?
hilo-ask-flip = Gira una delle tue carte coperte.
hilo-ask-hilo = { $again ->
    [yes] Un altro HILO! Togli un’altra linea?
   *[no] HILO! Togli una linea?
  }
hilo-ask-hilo-forced = { $again ->
    [yes] Un altro HILO! Quale linea va via?
   *[no] HILO! Quale linea va via?
  }
hilo-ask-slid = Due linee nuove: quale va via?
hilo-ask-final = Tutto è scoperto: quale linea va via?
hilo-wait = Tocca a { $name }.
hilo-wait-chance = Si gira una carta…
hilo-over = La partita è finita.

hilo-cards-of = { $nameYou ->
    [yes] Le tue carte
   *[no] Carte di { $name }
  }
hilo-piles = Mazzo e scarti
hilo-cell = { $position }: { $card }
hilo-cell-turn = { $position }: { $card }, girala
hilo-cell-trade = { $position }: { $card }, scambiala
hilo-cell-line = { $position }: { $card }, in una linea
hilo-cell-last = { $cell }; cambiata per ultima
hilo-sum = { $down ->
    [0] somma { $sum }
   *[other] carte scoperte: { $sum }, coperte: { $down }
  }
hilo-sum-short = somma
hilo-empty = Niente carte
hilo-ended-by = ha chiuso il round
hilo-last-turn = Il tuo ultimo turno! { $ask }
hilo-draw-pile = Mazzo: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
hilo-draw-short = Mazzo
hilo-discard-pile = Scarti: { $card } in cima a { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
hilo-discard-empty = Scarti: vuoti
hilo-discard-short = Scarti
hilo-hand = Pescata: { $card }
hilo-hand-short = Pescata
hilo-incoming-short = Nuova carta
hilo-draw = Pesca una carta
hilo-take = Prendi { $card }
hilo-put-back = Lascia { $card }
hilo-discard = Scarta { $card }
hilo-or-card = e gira una carta – o premi la carta da sostituire
hilo-press-card = Premi la carta da sostituire
hilo-press-other = o premi un’altra carta
hilo-lines = Linee da togliere
hilo-remove = Togli { $line }
hilo-remove-chosen = Togli
hilo-sign = { $line }
hilo-sign-diag = Diagonale
hilo-keep = Tieni
hilo-after = Dopo
hilo-after-words = Dopo hai: { $rows }.
hilo-after-none = Dopo non hai più carte.
hilo-score = { $doubled ->
    [yes] { $sum }×2 = { $score }
   *[no] { $score }
  }
hilo-score-words = { $doubled ->
    [yes] somma { $sum }, raddoppiata: { $score }
   *[no] somma { $score }
  }
hilo-round-over = Fine del round { $round }.
hilo-next-round = Prossimo round

hilo-lesson-goal = Ognuno ha nove carte coperte; nessuno le ha viste. Valgono da −1 a 11, e vince la somma più bassa.
hilo-lesson-turn = Prima ognuno gira due carte. Premi quella al centro.
hilo-lesson-second = Un 9 rosso: piuttosto alto. Ora gira quella in alto a sinistra.
hilo-lesson-begin = Le tue carte scoperte fanno 15, quelle del bot 7. Comincia chi ha di più: tu. La tua somma è sempre qui, con accanto il numero delle carte ancora coperte.
hilo-lesson-take = Sugli scarti c’è uno 0 verde. Basso è bello: prendilo! Premi gli scarti, poi la tua carta in basso a sinistra. Puoi scambiare carte scoperte e coperte.
hilo-lesson-draw = È uscito un 10 arancione: ben fatto. Il bot ha pescato un 8, l’ha scartato e ha girato una carta. Quell’8 non ti serve: pesca una carta.
hilo-lesson-trade = Un 2 rosso! Sulla diagonale ci sono già un 6 e un 9 rossi. Metti il 2 in basso a destra: tre carte scoperte dello stesso colore in una riga, una colonna o una diagonale sono un HILO.
hilo-lesson-hilo = HILO! La linea può andare via. Dopo una diagonale scegli come si accostano le altre: ← o ↑. Scegli, guarda che cosa resta e premi “Togli”.
hilo-lesson-gone = 17 punti in meno! La più bassa delle tre è finita in cima agli scarti, e il bot l’ha presa. Una linea puoi anche tenerla e toglierla alla fine di un altro turno.
hilo-lesson-again = Quell’11 non serve a nessuno. Pesca ancora.
hilo-lesson-discard = Un altro 11! Scartalo. Poi giri una delle tue carte.
hilo-lesson-flip = Gira una qualsiasi delle tue carte.
hilo-lesson-end = Un −1, la carta migliore! Quando qualcuno non ha più carte coperte, agli altri resta un turno; poi si girano tutte le carte. Attenzione: se chiudi il round e non hai da solo la somma più bassa, la tua raddoppia.
hilo-lesson-last = Le somme di tutti i round si sommano. Quando qualcuno ha 100 punti o più la partita è finita, e vince il totale più basso.
hilo-refused-open = Quella carta è già scoperta: scegline una coperta.
hilo-refused-line = Non è una linea di tre carte scoperte dello stesso colore.
hilo-refused-other = Prima l’HILO: di’ quale linea va via, o se resta.
hilo-refused-forced = Non puoi tenerla: un HILO va tolto.
hilo-refused-slid = Non puoi tenerle tutte e due: una delle due linee nuove deve andare via.
hilo-refused-stays = Questa linea era scoperta già prima della fine del round: resta.
hilo-refused-final = Tutte le carte sono scoperte: di’ quale linea va via.
