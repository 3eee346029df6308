# Il segnapunti.
pad-title = Segnapunti
pad-about = Per partite con carte vere: le regole sommano e sanno chi dà le carte e quando la partita finisce.
pad-not-kept = Questo browser non salva nulla: il foglio va perso quando la pagina si chiude.
pad-bad-file = { $file } non si può leggere: { $reason }
pad-new = Nuovo foglio
pad-kept = Fogli salvati
pad-ended = finita
pad-rounds = { $rounds ->
    [one] un round
   *[other] { $rounds } round
  }
pad-remove = Elimina
pad-remove-sure = Sicuro?
pad-not-removed = Il browser non l’ha eliminato. Riprova.
pad-deleted = Eliminato.
pad-import = Apri un foglio da un file
pad-too-large = è troppo grande per un foglio.
pad-new-title = Segna i punti: { $game }
pad-names = Chi gioca, nell’ordine dei posti?
pad-without = Senza { $name }
pad-more = Un altro
pad-begin = Inizia il foglio
pad-lost = Questo foglio non è in questo browser.
pad-wins = { $count ->
    [one] Vince { $names }!
   *[other] Vincono { $names }!
  }
pad-nobody = La partita è finita e non ha vinto nessuno.
pad-leads = { $count ->
    [one] { $names } è in testa.
   *[other] { $names } sono in testa.
  }
pad-played-off = { $names } sono in testa alla pari: decide un altro round.
pad-fixing = Correzione del round { $round }
pad-inserting = Un round dimenticato prima del round { $round }
pad-round = Round { $round }
pad-deals = dà le carte { $name }
pad-begins = comincia { $names }
pad-begins-age = { $all ->
    [yes] comincia il più anziano o il più giovane
   *[no] comincia il più anziano o il più giovane: { $names }
}
pad-undo = Annulla
pad-sheet = Classifica e round
pad-again = Nuova partita con gli stessi
pad-begun = Questo round è iniziato carta per carta nel terminale. Si finisce lì, o qui a punti.
pad-finish = Finisci il round a punti
pad-then = poi { $total } in tutto
pad-counts = vale { $points }
pad-by-points = Punti
pad-by-cards = Sommare le carte
pad-longer = { $points } per { $name }?
pad-follows = prossimo tasto: { $name }
pad-all-the-same = Scrivi comunque
pad-included = { $points } con il bonus
pad-left-out = Per { $names } non è scritto niente. 0 punti?
pad-zero = Sì, 0 punti
pad-cancel = Annulla
pad-take = Accetta la correzione
pad-enter = Scrivi il round
pad-next = Avanti
pad-seats = Giocatori
pad-minus = Più o meno
pad-clear = Svuota
pad-back = Cancella una cifra
pad-cards = Carte
pad-lying = Carte scritte
pad-take-away = Togli { $card }
pad-changes = Questo cambia:
pad-same = Nessun totale cambia.
pad-fix-moves = Le carte di questo round sono state inserite una a una: dopo la correzione avrà solo i suoi punti.
pad-drop = Togli il round
pad-drop-sure = Toglierlo davvero?
pad-insert = Inserisci un round prima
pad-back-to = Torna al foglio
pad-standings = Classifica
pad-needs = mancano { $points }
pad-left = a { $points } dalla fine
pad-all-rounds = Round
pad-correct = Correggi
pad-correct-round = Correggi il round { $round }
pad-nothing-yet = Ancora niente.
pad-forgot = Un round dimenticato?
pad-forgot-before = Scrivilo prima del round { $round }
pad-name-of = Nuovo nome di { $name }
pad-rename = Cambia i nomi
pad-others = Qualcuno arriva o se ne va
pad-along = Chi resta tiene i suoi punti
pad-along-about = Su un foglio nuovo; stesso nome, stessa persona. Questo foglio resta com’è.
pad-renamed = Fatto
pad-export = Salva in un file
pad-speak = Leggi i totali ad alta voce
pad-later = Il round { $round } sarebbe allora impossibile.
pad-no-no-card = non c’è la carta { $word }.
pad-no-copies = non ci sono tante carte { $word }.
pad-no-range = i punti vanno da { $least } a { $most }.
pad-no-who = Chi ha finito le carte?
pad-no-over = La partita è finita.
pad-no-name = Questo nome è troppo lungo o contiene | o ;.
pad-no-above-all = tutte le carte insieme hanno meno punti.
pad-no-again = Qualcun altro ha appena inserito il round { $round }. Questo è un altro?
pad-arrived = Il round { $round } è stato appena inserito altrove.
pad-corrected = Il round { $round } è stato appena cambiato altrove.
pad-removed = Il round { $round } è stato annullato altrove.
pad-undone = Annullato: round { $round }.
pad-undone-other = Annullato.
pad-redo = Inserisci di nuovo
pad-theirs = No, vale l’altro
pad-compare = Confronta
pad-another = Sì, round { $round }
pad-too-many = Ci sono troppi nomi: { $names }.
pad-no-changed = Un’altra finestra o un altro telefono ha cambiato questo foglio. Guardalo e riprova.
pad-no-undo = Non c’è nulla da annullare.
pad-no-full = Il foglio è pieno.
pad-no-line = sono troppe parole per una riga, o segni che nessun file contiene.
pad-no-memory = Su questo dispositivo manca la memoria.
pad-no-begun = questo round è iniziato carta per carta.
pad-no-refused = le regole non permettono questa mossa.
pad-no-seen = qui non si possono nominare carte già uscite.
pad-no-out = di queste carte non ce ne sono più nel mazzo: { $word }.
pad-no-next-round = il round finisce prima di { $word }.
pad-follow = Carta per carta
pad-total = { $total } in tutto
pad-which-card = { $name }: quale carta?
pad-which-first = Quale carta viene per prima?
pad-odds = Probabilità
pad-odds-none = Questo tavolo non vuole probabilità.
pad-odds-failed = Non è stato possibile calcolare le probabilità.
pad-odds-win = Probabilità di vittoria
pad-with-odds = Probabilità a questo tavolo
pad-assumed = Si suppone: { $count ->
    [one] le carte del round { $rounds } sono
   *[other] le carte dei round { $rounds } sono
  } ancora nel mazzo, perché non si conoscono tutte.
pad-outs = Ora tocco carte già uscite
pad-count = Carte uscite
pad-count-about = Tocca ogni carta di questo round che è uscita.
pad-count-means = Una carta è uscita quando non si può più pescare: è stata giocata, è scoperta o è stata mostrata. Le probabilità contano allora quel che resta.
pad-count-left = { $cards ->
    [one] Una carta non è uscita.
   *[other] { $cards } carte non sono uscite.
  }
pad-count-side = { $side ->
    [light] Lato chiaro
   *[dark] Lato scuro
  } ⇄
pad-replay = Rivedi e analizza
pad-no-record = In questo gioco le mani restano coperte: un segnapunti ha i punti e le carte che contano, e la partita non si può rivedere.
pad-who-deals = Chi dà le carte?
pad-need-lead = { $points } in { $way ->
    [fewer] meno
   *[more] più
  } di { $names } in questo round per andare in testa, { $level } per pareggiare
pad-need-level = Alla pari con { $names }
pad-need-ahead = { $points } davanti a { $names }
pad-need-others = altri { $count }
pad-end-can = Questo round può chiudere la partita. { $shares ->
    [yes] Chi allora è in testa alla pari vince insieme.
   *[no] Se allora più giocatori sono in testa, si gioca un altro round.
  }
pad-end-last = È l’ultimo round. { $shares ->
    [yes] Chi allora è in testa alla pari vince insieme.
   *[no] Se allora più giocatori sono in testa, si gioca un altro round.
  }
pad-story = La storia finora
pad-story-best = Miglior round: { $names }, { $points } nel round { $round }
pad-story-changes = { $count ->
    [0] Il primo posto non è cambiato.
    [one] Il primo posto è cambiato una volta.
   *[other] Il primo posto è cambiato { $count } volte.
  }
pad-story-ahead = { $name } ha vinto di { $points }.
pad-story-back = { $name } era indietro di { $points } dopo il round { $round } e { $over ->
    [yes] ha vinto.
   *[no] ora è in testa.
  }
pad-hand = Passa con un codice QR
pad-hand-about = Inquadralo con la fotocamera dell’altro telefono: riceve tutti i round inseriti, non quello a metà, anche senza rete se ha già aperto questa pagina. Poi continuate su uno dei due.
pad-hand-qr = Codice QR di questo foglio
pad-hand-part = Codice { $part } di { $of }
pad-hand-next = Codice successivo
pad-hand-large = Questo foglio non entra in codici QR. Salvalo come file e invialo.
pad-hand-link = Lo stesso come link
pad-taken = Prendere questo foglio?
pad-taken-part = Il codice { $part } di { $of } è arrivato. Ora inquadra il codice { $next }.
pad-taken-bad = Questo codice non si legge. Inquadralo di nuovo o fatti dare il foglio come file.
pad-taken-new = Prendi
pad-taken-more = Hai già questo foglio, e l’altro telefono l’ha continuato.
pad-taken-same = Hai già questo foglio, proprio com’è qui.
pad-taken-less = Hai già questo foglio, con più voci di qui.
pad-taken-split = Hai già questo foglio, e i due telefoni l’hanno continuato. Quale vale?
pad-taken-own = Continua con il mio
pad-taken-other = Usa questo al posto del mio
pad-taken-both = Tieni entrambi
pad-taken-open = Apri il foglio
pad-taken-shared = È condiviso: ciò che gli altri inseriscono arriva da solo.
pad-share = Condividi questo foglio
pad-share-about = Gli altri lo aprono sul telefono: con questo codice, questo link o questa immagine.
pad-share-look = Solo per guardare
pad-share-qr = Codice QR del link
pad-share-tv = Schermo grande
pad-shared = Condiviso
pad-only-looks = Stai guardando.
pad-shared-away = Nessuna connessione.
pad-shared-waits = { $count ->
    [one] Una voce attende.
   *[other] { $count } voci attendono.
  }
pad-shared-gone = Il server non ha più questo foglio.
pad-shared-again = Al server mancavano alcune voci. Vengono inviate di nuovo.
pad-code-unknown = Nessun foglio ha il codice { $code }.
pad-to = fino a { $target }
pad-rules = Regole di questo foglio
pad-rule-of = (regola { $rule })
pad-rule = { $rule }: { $value }
pad-rules-differ = Diverse dal regolamento:
pad-rules-same = Tutte le regole sono quelle del regolamento.
pad-rules-book = Le regole del regolamento
pad-rules-change = Cambia le regole
pad-rules-from = Da quando?
pad-rules-now = da adesso
pad-rules-first = per tutta la partita
pad-rules-take = Prendi queste regole
pad-rules-drop = Annulla { $rules }
pad-rules-drop-sure = Annulla la modifica
pad-play-on = Continua a giocare
pad-play-on-how = Con una fine più lontana la partita continua: cambiate i punti o le manche che la chiudono.
pad-goes-on = La partita continua.
pad-no-rules = Questo non si può cambiare adesso.
pad-heap-cards = Ogni carta
pad-for = per { $name }
pad-doubled = { $sum } ×2 = { $points }
pad-older = { $count ->
    [one] Uno più vecchio
   *[other] { $count } più vecchi
  }
