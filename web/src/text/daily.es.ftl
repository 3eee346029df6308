# Las cartas del día.
daily-title = Reto diario
daily-about = Hoy todo el mundo recibe las mismas cartas, contra dos bots de nivel «normal». Tienes un intento por juego: sin pistas y sin deshacer.
daily-play = Jugar
daily-go-on = Continuar
daily-result = Puesto { $place } de { $seats }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
daily-share = Compartir resultado
daily-others = Retos diarios
daily-row = { $days } días seguidos.
daily-days = Tus días
daily-before = El mes anterior
daily-after = El mes siguiente
daily-played = { $games ->
    [one] Una partida,
   *[other] { $games } partidas,
  } victorias: { $won }
daily-legend = Un anillo es una partida terminada; uno relleno, una ganada.
