# Das Ergebnis eines Spiels.
result-shout = { $count ->
    [0] Niemand gewinnt
    [one] { $you ->
        [yes] Gewonnen!
       *[no] { $name } gewinnt!
      }
   *[other] { $you ->
        [yes] Geteilter Sieg!
       *[no] Geteilter Sieg!
      }
  }
result-line = { $game } · { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
  }
result-target = bis { $target }
result-undone = mit zurückgenommenen Zügen
result-place = Platz { $place } von { $seats }
result-best = Beste Runde
result-best-about = { $points ->
    [one] { $points } Punkt in Runde { $round }
   *[other] { $points } Punkte in Runde { $round }
  }
result-turning = Wendepunkt: Runde { $round }
result-lucky = Glückskarte: Runde { $round }
result-chance = { $said } { $from } → { $to } Siegchance.
result-course = So lief es
result-looking = Der Wendepunkt wird gesucht …
