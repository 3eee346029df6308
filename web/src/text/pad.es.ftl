# La hoja de puntos.
pad-title = Hojas de puntos
pad-about = Para partidas con cartas de verdad: las reglas suman y saben quién reparte y cuándo termina la partida.
pad-not-kept = Este navegador no guarda nada: la hoja se pierde al cerrar la página.
pad-bad-file = No se puede leer { $file }: { $reason }
pad-new = Hoja nueva
pad-kept = Hojas guardadas
pad-ended = terminada
pad-rounds = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
  }
pad-remove = Borrar
pad-remove-sure = ¿Seguro?
pad-not-removed = El navegador no la ha borrado. Inténtalo de nuevo.
pad-deleted = Borrado.
pad-import = Abrir una hoja de un archivo
pad-too-large = es demasiado grande para ser una hoja.
pad-new-title = Anotar puntos: { $game }
pad-names = ¿Quién juega, en el orden de los asientos?
pad-without = Sin { $name }
pad-more = Una persona más
pad-begin = Empezar la hoja
pad-lost = Esta hoja no está en este navegador.
pad-wins = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
  }
pad-nobody = La partida terminó y no ha ganado nadie.
pad-leads = { $count ->
    [one] Va primero { $names }.
   *[other] Van primeros { $names }.
  }
pad-played-off = { $names } empatan en cabeza: decide otra ronda.
pad-fixing = Corrigiendo la ronda { $round }
pad-inserting = Una ronda olvidada antes de la ronda { $round }
pad-round = Ronda { $round }
pad-deals = reparte { $name }
pad-begins = empieza { $names }
pad-begins-age = { $all ->
    [yes] empieza quien tenga más o menos años
   *[no] empieza quien tenga más o menos años: { $names }
}
pad-undo = Deshacer
pad-sheet = Clasificación y rondas
pad-again = Otra partida con los mismos
pad-begun = Esta ronda se empezó carta a carta en el terminal. Se termina allí, o aquí por puntos.
pad-finish = Terminar la ronda por puntos
pad-then = luego { $total } en total
pad-counts = cuenta { $points }
pad-by-points = Puntos
pad-by-cards = Sumar cartas
pad-longer = ¿{ $points } para { $name }?
pad-follows = siguiente tecla: { $name }
pad-all-the-same = Anotar de todos modos
pad-included = { $points } con el bono
pad-left-out = No hay nada anotado para { $names }. ¿0 puntos?
pad-zero = Sí, 0 puntos
pad-cancel = Cancelar
pad-take = Aceptar la corrección
pad-enter = Anotar la ronda
pad-next = Siguiente
pad-seats = Jugadores
pad-minus = Más o menos
pad-clear = Vaciar
pad-back = Borrar una cifra
pad-cards = Cartas
pad-lying = Cartas anotadas
pad-take-away = Quitar { $card }
pad-changes = Esto cambia:
pad-same = No cambia ningún total.
pad-fix-moves = Las cartas de esta ronda se anotaron una a una: tras la corrección solo tendrá sus puntos.
pad-drop = Quitar esta ronda
pad-drop-sure = ¿Quitarla de verdad?
pad-insert = Insertar antes una ronda
pad-back-to = Volver a la hoja
pad-standings = Clasificación
pad-needs = faltan { $points }
pad-left = a { $points } del final
pad-all-rounds = Rondas
pad-correct = Corregir
pad-correct-round = Corregir la ronda { $round }
pad-nothing-yet = Aún nada.
pad-forgot = ¿Una ronda olvidada?
pad-forgot-before = Anotarla antes de la ronda { $round }
pad-name-of = Nombre nuevo de { $name }
pad-rename = Cambiar nombres
pad-others = Alguien llega o se va
pad-along = Quien se queda conserva sus puntos
pad-along-about = En una hoja nueva; mismo nombre, misma persona. Esta hoja se queda como está.
pad-renamed = Listo
pad-export = Guardar en un archivo
pad-speak = Decir los totales en voz alta
pad-later = La ronda { $round } sería entonces imposible.
pad-no-no-card = no hay carta { $word }.
pad-no-copies = no hay tantas cartas { $word }.
pad-no-range = los puntos van de { $least } a { $most }.
pad-no-who = ¿Quién se quedó sin cartas?
pad-no-over = La partida ha terminado.
pad-no-name = Este nombre es demasiado largo o lleva | o ;.
pad-no-above-all = todas las cartas juntas tienen menos puntos.
pad-no-again = Alguien acaba de anotar la ronda { $round }. ¿Es esta otra?
pad-arrived = La ronda { $round } se acaba de anotar en otro sitio.
pad-corrected = La ronda { $round } se acaba de cambiar en otro sitio.
pad-removed = La ronda { $round } se ha deshecho en otro sitio.
pad-undone = Deshecho: ronda { $round }.
pad-undone-other = Deshecho.
pad-redo = Anotar otra vez
pad-theirs = No, vale la otra
pad-compare = Comparar
pad-another = Sí, ronda { $round }
pad-too-many = Hay demasiados nombres: { $names }.
pad-no-changed = Otra ventana u otro móvil ha cambiado esta hoja. Mírala y prueba otra vez.
pad-no-undo = No hay nada que deshacer.
pad-no-full = La hoja está llena.
pad-no-line = son demasiadas palabras para una anotación, o signos que ningún archivo admite.
pad-no-memory = A este dispositivo le falta memoria.
pad-no-begun = esta ronda se empezó carta a carta.
pad-no-refused = las reglas no permiten esta jugada.
pad-no-seen = aquí no se pueden nombrar cartas que ya salieron.
pad-no-out = ya no quedan de estas cartas en el mazo: { $word }.
pad-no-next-round = la ronda termina antes de { $word }.
pad-follow = Carta a carta
pad-total = { $total } en total
pad-which-card = { $name }: ¿qué carta?
pad-which-first = ¿Qué carta sale primero?
pad-odds = Probabilidades
pad-odds-none = Esta mesa no quiere probabilidades.
pad-odds-failed = No se han podido calcular las probabilidades.
pad-odds-win = Probabilidad de ganar
pad-with-odds = Probabilidades en esta mesa
pad-assumed = Se supone: { $count ->
    [one] las cartas de la ronda { $rounds } siguen
   *[other] las cartas de las rondas { $rounds } siguen
  } en el mazo, porque no se conocen todas.
pad-outs = Ahora toco cartas que ya han salido
pad-count = Cartas fuera
pad-count-about = Toca cada carta de esta ronda que ya ha salido.
pad-count-means = Ha salido la carta que ya no se puede robar: se jugó, está a la vista o se mostró. Las probabilidades cuentan entonces lo que queda.
pad-count-left = { $cards ->
    [one] Una carta no ha salido.
   *[other] { $cards } cartas no han salido.
  }
pad-count-side = { $side ->
    [light] Lado claro
   *[dark] Lado oscuro
  } ⇄
pad-replay = Ver y analizar
pad-no-record = En este juego las manos quedan ocultas: una hoja tiene los puntos y las cartas que cuentan, y la partida no se puede volver a ver.
pad-who-deals = ¿Quién reparte?
pad-need-lead = { $points } { $way ->
    [fewer] menos
   *[more] más
  } que { $names } en esta ronda para ir en cabeza, { $level } para empatar
pad-need-level = Empate con { $names }
pad-need-ahead = { $points } por delante de { $names }
pad-need-others = otras { $count } personas
pad-end-can = Esta ronda puede acabar la partida. { $shares ->
    [yes] Quienes compartan entonces la cabeza ganan juntos.
   *[no] Si entonces hay empate en cabeza, se juega otra ronda.
  }
pad-end-last = Es la última ronda. { $shares ->
    [yes] Quienes compartan entonces la cabeza ganan juntos.
   *[no] Si entonces hay empate en cabeza, se juega otra ronda.
  }
pad-story = La historia hasta ahora
pad-story-best = Mejor ronda: { $names }, { $points } en la ronda { $round }
pad-story-changes = { $count ->
    [0] El primer puesto no ha cambiado.
    [one] El primer puesto ha cambiado una vez.
   *[other] El primer puesto ha cambiado { $count } veces.
  }
pad-story-ahead = { $name } ganó por { $points }.
pad-story-back = { $name } iba { $points } por detrás tras la ronda { $round } y { $over ->
    [yes] ganó.
   *[no] ahora va en cabeza.
  }
pad-hand = Pasar con un código QR
pad-hand-about = Apunta con la cámara del otro móvil: recibe todas las rondas anotadas, no la que está a medias, también sin red si ya ha abierto esta página alguna vez. Después seguid con uno de los dos.
pad-hand-qr = Código QR de esta hoja
pad-hand-part = Código { $part } de { $of }
pad-hand-next = Código siguiente
pad-hand-large = Esta hoja no cabe en códigos QR. Guárdala como archivo y envíalo.
pad-hand-link = Lo mismo como enlace
pad-taken = ¿Recibir esta hoja?
pad-taken-part = El código { $part } de { $of } ya está aquí. Apunta ahora con la cámara al código { $next }.
pad-taken-bad = Este código no se puede leer. Escanéalo otra vez o pide la hoja como archivo.
pad-taken-new = Recibir
pad-taken-more = Ya tienes esta hoja, y el otro móvil ha seguido con ella.
pad-taken-same = Ya tienes esta hoja, tal como está aquí.
pad-taken-less = Ya tienes esta hoja, con más anotaciones que aquí.
pad-taken-split = Ya tienes esta hoja, y los dos móviles han seguido con ella. ¿Cuál vale?
pad-taken-own = Seguir con la mía
pad-taken-other = Usar esta en lugar de la mía
pad-taken-both = Conservar las dos
pad-taken-open = Abrir la hoja
pad-taken-shared = Está compartida: lo que anotan los demás llega solo.
pad-share = Compartir esta hoja
pad-share-about = Otros la abren en su móvil: con este código, este enlace o esta imagen.
pad-share-look = Solo para mirar
pad-share-qr = Código QR del enlace
pad-share-tv = Pantalla grande
pad-shared = Compartida
pad-only-looks = Estás mirando.
pad-shared-away = Sin conexión.
pad-shared-waits = { $count ->
    [one] Una anotación espera.
   *[other] { $count } anotaciones esperan.
  }
pad-shared-gone = El servidor ya no tiene esta hoja.
pad-shared-again = Al servidor le faltaban anotaciones. Se envían otra vez.
pad-code-unknown = No hay ninguna hoja con el código { $code }.
pad-to = hasta { $target }
pad-rules = Reglas de esta hoja
pad-rule-of = (regla { $rule })
pad-rule = { $rule }: { $value }
pad-rules-differ = Estas difieren del reglamento:
pad-rules-same = Todas las reglas son las del reglamento.
pad-rules-book = Las reglas del reglamento
pad-rules-change = Cambiar las reglas
pad-rules-from = ¿Desde cuándo?
pad-rules-now = a partir de ahora
pad-rules-first = para toda la partida
pad-rules-take = Usar estas reglas
pad-rules-drop = Deshacer { $rules }
pad-rules-drop-sure = Deshacer el cambio
pad-play-on = Seguir jugando
pad-play-on-how = Con un final más tardío la partida sigue: cambiad los puntos o las rondas que la terminan.
pad-goes-on = La partida sigue.
pad-no-rules = Eso no se puede cambiar ahora.
pad-heap-cards = Cada carta
pad-for = para { $name }
pad-doubled = { $sum } ×2 = { $points }
pad-older = { $count ->
    [one] Una anterior
   *[other] { $count } anteriores
  }
