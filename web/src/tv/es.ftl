# La pantalla grande.
tv-title = Pantalla grande
tv-about = Una mesa para el televisor: él muestra las cartas, y los móviles son las manos. Para unirse basta con escanear.
tv-name = TV
tv-game = ¿Qué juego?
tv-seats = Asientos
tv-sound = Sonido en esta pantalla
tv-create = Abrir la mesa
tv-closed = Esta mesa está cerrada.
tv-another = Abrir otra mesa
tv-scan = Escanea y juega
tv-join = Jugar o mirar
tv-first = Quien escanee primero empieza la partida.
tv-host = { $name } empieza la partida en el móvil.
tv-happened = Qué ha pasado
tv-round = Ronda { $round }
tv-won = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
  }
tv-next = Para jugar otra vez, usa un móvil: la próxima partida aparece aquí.
