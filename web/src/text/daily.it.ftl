# Le carte del giorno.
daily-title = Sfida del giorno
daily-about = Oggi le stesse carte per tutti, contro due bot di livello “normale”. Hai un tentativo per gioco: niente consigli, niente annulla.
daily-play = Gioca
daily-go-on = Continua
daily-result = { $place }° posto su { $seats }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
daily-share = Condividi
daily-others = Sfide del giorno
daily-row = { $days } giorni di fila.
daily-days = I tuoi giorni
daily-before = Il mese prima
daily-after = Il mese dopo
daily-played = { $games ->
    [one] Una partita,
   *[other] { $games } partite,
  } vinte: { $won }
daily-legend = Un anello è una partita finita, uno pieno una partita vinta.
