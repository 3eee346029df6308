# Los reglamentos en la página.
rules-of = Reglas: { $game }
rules-all = Reglas de todos los juegos
rules-shared = Lo común a todos los juegos
rules-shared-about = La mesa, la edad, el azar, las jugadas y las opciones.
rules-rulings = Detalles
rules-rulings-about = Qué se juega donde un reglamento deja algo abierto.
rules-contents = Contenido
rules-search = Buscar
rules-search-for = una palabra, o 3.2
rules-found = { $count ->
    [one] en { $count } lugar
   *[other] en { $count } lugares
  }
rules-nothing = Ninguna regla contiene estas palabras.
refused-game_over = La partida ha terminado.
refused-unknown_move = Esa jugada no existe.
refused-not_your_turn = No te toca.
refused-illegal_move = Eso no es posible ahora.
rules-whole = Todas las reglas
rules-brief = En breve
rules-print = Imprimir
guide-goal = El objetivo
guide-turn = Tu turno
guide-cards = Cartas especiales
guide-end = Cómo termina
guide-usual = Son las reglas habituales; las reglas de la casa pueden cambiarlas.
find = Buscar en todas las reglas
find-rule = regla
find-ruling = detalle
find-option = opción
find-question = ¿Puedo hacerlo?
find-more = Y { $count } más: otra palabra encuentra menos.
rules-pad = Volver a la hoja
