# Lo schermo grande.
tv-title = Schermo grande
tv-about = Un tavolo per il televisore: mostra le carte, e i telefoni sono le mani. I giocatori entrano inquadrando il codice.
tv-name = TV
tv-game = Quale gioco?
tv-seats = Posti
tv-sound = Suoni su questo schermo
tv-create = Apri il tavolo
tv-closed = Questo tavolo è chiuso.
tv-another = Apri un altro tavolo
tv-scan = Inquadra per giocare
tv-join = Gioca o guarda
tv-first = Chi inquadra il codice per primo avvia la partita.
tv-host = { $name } avvia la partita dal telefono.
tv-happened = Cronaca
tv-round = Round { $round }
tv-won = { $count ->
    [one] { $names } vince!
   *[other] { $names } vincono!
  }
tv-next = Giocate ancora da un telefono: la prossima partita compare qui.
