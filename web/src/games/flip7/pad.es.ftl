# La hoja de puntos de este juego.
pad-nothing-flip7 = Se pasó
pad-who-flip7 = Flip 7
pad-with-flip7 = { $points } + { $bonus } = { $sum }
pad-no-twice = con el mismo número dos veces uno se pasa.
pad-no-eight = la ronda acaba con siete números distintos.
pad-no-seven-unsaid = siete números distintos son un Flip 7: márcalo con ★.
pad-no-not-seven = un Flip 7 tiene siete números distintos.
pad-no-no-seven-score = ningún Flip 7 da esos puntos.
pad-no-no-score = ningunas cartas dan esos puntos sin Flip 7.
flip7-odds-next = { $name }: la próxima carta
flip7-odds-bust = { $chance } se pasa ({ $cards } de { $of })
flip7-odds-saved = { $chance } gasta la Segunda oportunidad
flip7-odds-now = { $chance } da un Flip 7
flip7-odds-go-on = Flip 7 si sigue pidiendo: { $chance }
flip7-odds-points = Puntos de esta ronda
flip7-odds-stay = plantarse { $points }
flip7-odds-hit = pedir { $exact ->
    [yes] { $points }
   *[no] unos { $points }
  }
flip7-odds-if = Si sale { $card }
