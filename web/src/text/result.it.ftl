# Il risultato di una partita.
result-shout = { $count ->
    [0] Nessun vincitore
    [one] { $you ->
        [yes] Hai vinto!
       *[no] Vince { $name }!
      }
   *[other] { $you ->
        [yes] Pari merito!
       *[no] Pari merito!
      }
  }
result-line = { $game } · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } round
  }
result-target = ai { $target }
result-undone = con mosse annullate
result-place = { $place }° posto su { $seats }
result-best = Miglior round
result-best-about = { $points ->
    [one] { $points } punto nel round { $round }
   *[other] { $points } punti nel round { $round }
  }
result-turning = Svolta: round { $round }
result-lucky = Carta più fortunata: round { $round }
result-chance = { $said } { $from } → { $to } di vincere.
result-course = Com’è andata
result-looking = Si cerca la svolta…
