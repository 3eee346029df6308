# L’elenco delle partite finite.
games-title = Le tue partite
games-about = Tutte le partite che hai finito in questo browser, offline e online. Restano su questo dispositivo.
games-none = Ancora nessuna partita finita. La prossima che giochi fino in fondo comparirà qui.
games-only = Mostra
games-all = tutti i giochi
games-import = Importa file
games-export = Salva tutte in un file
games-imported = { $games ->
    [one] Una partita importata.
   *[other] { $games } partite importate.
  } { $fresh ->
    [0] C’erano già tutte.
   *[other] Nuove: { $fresh }.
  }
games-count = { $games ->
    [one] Una partita
   *[other] { $games } partite
  }{ $whose ->
    [others] { "" }
    [all] , vinte: { $won }
   *[some] ; al tuo posto ne hai vinte { $won } su { $own }
  }
games-won = Hai vinto
games-side = La tua coppia ha vinto
games-shared = Pari merito
games-won-by = Vittoria: { $names }
games-nobody = Nessun vincitore
games-place = { $place }° posto su { $seats }
games-with = con { $names }
games-undone = con mosse annullate
games-remove = Elimina
games-remove-sure = Sicuro?
games-export-shown = Salva queste in un file
games-more = Mostra altre
games-none-such = Nessuna partita corrisponde.
games-filter = Quali partite
games-result = Risultato
games-any = tutti
games-result-won = vinte
games-result-lost = non vinte
games-against = Contro
games-people = persone
games-bots = solo bot
games-period = Periodo
games-ever = dall’inizio
games-week = ultimi 7 giorni
games-month = ultimi 30 giorni
games-year = ultimo anno
games-no-record = non è la registrazione di una partita
games-not-over = questa partita non è finita
games-bad-file = { $file } non è stato importato: { $reason }. Non è cambiato nulla.
games-bad-game = { $file } non è stato importato per via della partita numero { $game }: { $reason }. Non è cambiato nulla.
games-no-room = Questo browser non aveva spazio per le partite, o non ne conserva. Non è cambiato nulla; i tuoi file restano come sono.
games-not-removed = Non è stato possibile eliminare la partita. Non è cambiato nulla.
games-removed = Eliminato.
games-refused = Questo browser qui non conserva le partite, come spesso accade in una finestra privata. Puoi salvare una partita come file quando finisce.
stats-title = In totale
stats-games = Partite
stats-won = Vinte
stats-row = Vinte di fila
stats-row-best = record: { $games }
stats-round = Miglior round
stats-results = I tuoi ultimi risultati ({ $games }), il più recente a destra. Pieno: vinta. Più in alto, migliore il posto.
stats-results-places = I tuoi posti, dal più vecchio: { $places }
stats-judge = { $games ->
    [one] Analizza una partita
   *[other] Analizza { $games } partite
  }
stats-judge-about = Mostra quanto ha dato la fortuna e quanto sono costate le tue mosse. Richiede qualche secondo per partita.
stats-judging = Analisi delle partite…
stats-judged = Analisi terminata.
stats-unjudged = { $games ->
    [one] Non è stato possibile analizzare una partita.
   *[other] Non è stato possibile analizzare { $games } partite.
  }
stats-balance = Fortuna e bravura
stats-balance-mean = { $games ->
    [one] Nella partita analizzata la fortuna ha cambiato la tua probabilità di vincere di { $luck }; le tue mosse sono costate { $cost }.
   *[other] Nelle { $games } partite analizzate la fortuna ha cambiato la tua probabilità di vincere di { $luck } a partita; le tue mosse sono costate { $cost }.
  }
stats-points = { $points ->
    [one] { $sign }{ $points } punto percentuale
   *[other] { $sign }{ $points } punti percentuali
  }
stats-balance-chart = La fortuna e il costo delle tue mosse in ogni partita. I numeri sono nella tabella qui sotto.
stats-luck = Fortuna: carte e altri giocatori
stats-cost = Costo delle tue mosse
stats-table = Tabella
stats-game = Partita
stats-start = Probabilità iniziale
