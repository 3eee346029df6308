# El resultado de una partida.
result-shout = { $count ->
    [0] No gana nadie
    [one] { $you ->
        [yes] ¡Victoria!
       *[no] ¡Gana { $name }!
      }
   *[other] { $you ->
        [yes] ¡Empate!
       *[no] ¡Empate!
      }
  }
result-line = { $game } · { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  }
result-target = a { $target }
result-undone = con jugadas deshechas
result-place = Puesto { $place } de { $seats }
result-best = Mejor ronda
result-best-about = { $points ->
    [one] { $points } punto en la ronda { $round }
   *[other] { $points } puntos en la ronda { $round }
  }
result-turning = Momento clave: ronda { $round }
result-lucky = Carta de la suerte: ronda { $round }
result-chance = { $said } { $from } → { $to } de ganar.
result-course = Cómo fue
result-looking = Buscando el punto de inflexión…
