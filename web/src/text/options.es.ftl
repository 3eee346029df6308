# Una mesa nueva: asientos, niveles, opciones de reglas.
number-less = { $label }: menos
number-more = { $label }: más
new-title = { $game }: nueva partida
new-players = Jugadores (contigo)
new-level = Nivel de los bots
level-random-about = Hace cualquier jugada permitida. Para empezar.
level-easy-about = Como un principiante simpático.
level-normal-about = Cuenta las cartas vistas y sopesa cada jugada.
level-hard-about = Piensa por adelantado y prueba jugadas.
level-expert-about = Piensa hasta un segundo por jugada.
new-rules = Reglas de esta mesa
new-usual = Las reglas habituales
new-changed = { $count ->
    [0] las habituales
    [one] una cambiada
   *[other] { $count } cambiadas
  }
new-single = Cambiar reglas sueltas
new-house = Reglas de la casa
new-house-about = No están en el reglamento impreso, pero se juegan en muchas mesas. Según el reglamento, todas están desactivadas.
new-house-changed = { $count ->
    [0] ninguna
   *[other] { $count }
  }
clash-rules = «{ $one }» y «{ $two }» no son compatibles. Deja una de las dos como estaba.
clash-seats = «{ $rule }» no es posible así con { $seats ->
    [one] un jugador
   *[other] { $seats } jugadores
  }. Cambia eso o el número de jugadores.
preset-book = Reglamento
preset-family = Familiar
preset-quick = Rápida
preset-wild = Salvaje
preset-own = Mis reglas
preset-own-about = Las que guardaste: { $count ->
    [one] un cambio
   *[other] { $count } cambios
  }.
preset-changed = Cambiadas
preset-keep = Guardar como mis reglas
preset-kept = Guardado en este navegador.
preset-not-kept = Este navegador no puede guardarlas.
preset-link = Copiar enlace a estas reglas
preset-copied = Enlace copiado.
new-begin = Repartir
new-instead = Se abandonará la partida de { $game } que dejaste a medias.
ages-up = { $name }: más edad

# Opciones de reglas: option-JUEGO-CLAVE es su nombre, -help una frase sobre ella, y hay un texto para cada valor.
# preset-JUEGO-NOMBRE es la frase sobre un conjunto de reglas, preset-NOMBRE su nombre en todos los juegos.
new-more = Más reglas
new-more-about = Para el juego mismo: los puntos no dependen de ellas.
