# De uitslag van een spel.
result-shout = { $count ->
    [0] Niemand wint
    [one] { $you ->
        [yes] Gewonnen!
       *[no] { $name } wint!
      }
   *[other] { $you ->
        [yes] Gedeelde zege!
       *[no] Gedeelde zege!
      }
  }
result-line = { $game } · { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
  }
result-target = tot { $target }
result-undone = met teruggenomen zetten
result-place = Plaats { $place } van { $seats }
result-best = Beste ronde
result-best-about = { $points ->
    [one] { $points } punt in ronde { $round }
   *[other] { $points } punten in ronde { $round }
  }
result-turning = Keerpunt: ronde { $round }
result-lucky = Gelukskaart: ronde { $round }
result-chance = { $said } { $from } → { $to } winstkans.
result-course = Zo ging het
result-looking = Het keerpunt wordt gezocht…
