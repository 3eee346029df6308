# HILO. {$nameYou} es "yes" cuando {$name} es quien mira.
hilo-card = { $value } { $color ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [cyan] turquesa
    [blue] azul
    [purple] morado
   *[pink] rosa
  }
hilo-a-card = una carta
hilo-face-down = tapada
hilo-place = { $place ->
    [t-l] arriba a la izquierda
    [t-c] arriba en el centro
    [t-r] arriba a la derecha
    [m-l] centro a la izquierda
    [m-r] centro a la derecha
    [b-l] abajo a la izquierda
    [b-c] abajo en el centro
    [b-r] abajo a la derecha
    [t-x] arriba
    [b-x] abajo
    [x-l] izquierda
    [x-r] derecha
    [x-x] la única
   *[m-c] centro
  }
hilo-line-row = { $place ->
    [some] una fila
    [t-x] la fila de arriba
    [m-x] la fila del centro
    [b-x] la fila de abajo
   *[only] la fila
  }
hilo-line-col = { $place ->
    [some] una columna
    [x-l] la columna izquierda
    [x-c] la columna central
    [x-r] la columna derecha
   *[only] la columna
  }
hilo-line-diag = { $place ->
    [some] una diagonal
    [a1c3] la diagonal desde arriba a la izquierda
   *[c1a3] la diagonal desde arriba a la derecha
  }

hilo-dealt = El { $card } empieza el descarte.
hilo-turned = { $nameYou ->
    [yes] Destapaste el { $card }.
   *[no] { $name } destapó el { $card }.
  }
hilo-turned-final = { $name }: el { $card } estaba tapado.
hilo-begins = { $nameYou ->
    [yes] Empiezas tú: tus dos cartas tienen la suma más alta.
   *[no] Empieza { $name }, con la suma más alta.
  }
hilo-took = { $nameYou ->
    [yes] Tomaste el { $card } del descarte.
   *[no] { $name } tomó el { $card } del descarte.
  }
hilo-recycled = { $cards ->
    [one] { $cards } carta del descarte forma
   *[other] { $cards } cartas del descarte forman
  } el nuevo mazo.
hilo-drew = { $nameYou ->
    [yes] Robaste { $card }.
   *[no] { $name } robó { $card }.
  }
hilo-discarded = { $nameYou ->
    [yes] Descartaste el { $card }.
   *[no] { $name } descartó el { $card }.
  }
hilo-traded = { $nameYou ->
    [yes] Cambiaste el { $discarded } por el { $card }.
   *[no] { $name } cambió el { $discarded } por el { $card }.
  }
hilo-shout = ¡HILO!
hilo-removed = ¡HILO! { $nameYou ->
    [yes] Retiraste { $line }: { $cards }.
   *[no] { $name } retiró { $line }: { $cards }.
  }
hilo-slid = { $direction ->
    [horizontal] Las cartas se juntaron de lado.
   *[vertical] Las cartas se juntaron hacia arriba.
  }
hilo-kept = { $nameYou ->
    [yes] Dejaste las cartas como están.
   *[no] { $name } dejó las cartas como están.
  }
hilo-ended = { $nameYou ->
    [yes] No te quedan cartas tapadas y terminaste la ronda. Los demás tienen un turno más.
   *[no] A { $name } no le quedan cartas tapadas y terminó la ronda. Los demás tienen un turno más.
  }
hilo-stopped = La ronda se detuvo tras { $turns } turnos.
hilo-scored = { $nameYou ->
    [yes] Tu suma: { $sum }.
   *[no] Suma de { $name }: { $sum }.
  }
hilo-doubled = { $nameYou ->
    [yes] Terminaste la ronda, pero tu suma no es la más baja de todas: se duplica a { $score }.
   *[no] { $name } terminó la ronda, pero su suma no es la más baja de todas: se duplica a { $score }.
  }
hilo-won = { $nameYou ->
    [yes] Ganaste con { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
      }.
   *[no] { $name } ganó con { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
      }.
  }
hilo-round = Empieza la ronda { $round }.

hilo-move-turn = Destapar una carta ({ $position })
hilo-move-take = Cambiar { $card } ({ $position }) por { $taken }
hilo-move-take-down = Cambiar la carta tapada ({ $position }) por { $taken }
hilo-move-draw = Robar una carta
hilo-move-trade = Cambiar { $card } ({ $position }) por { $drawn }
hilo-move-trade-down = Cambiar la carta tapada ({ $position }) por { $drawn }
hilo-move-discard = Descartar { $drawn } y destapar una carta
hilo-move-remove = Retirar { $line }
hilo-move-remove-horizontal = Retirar { $line } y juntar de lado
hilo-move-remove-vertical = Retirar { $line } y juntar hacia arriba
hilo-move-keep = Conservar todas las cartas
hilo-the-drawn = la carta robada

hilo-ask-uncover = Destapa dos de tus cartas.
hilo-ask-uncover-second = Destapa otra de tus cartas.
hilo-ask-choose = Roba una carta o toma el { $top }.
hilo-ask-picked = { $top }: ¿qué carta sustituye?
hilo-ask-aimed = Pulsa otra vez: { $top } va ahí.
hilo-ask-drawn = { $drawn }: ¿cambiar o descartar?
hilo-ask-flip = Destapa una de tus cartas.
hilo-ask-hilo = { $again ->
    [yes] ¡Otro HILO! ¿Retiras otra línea?
   *[no] ¡HILO! ¿Retiras una línea?
  }
hilo-ask-hilo-forced = { $again ->
    [yes] ¡Otro HILO! ¿Qué línea se va?
   *[no] ¡HILO! ¿Qué línea se va?
  }
hilo-ask-slid = Dos líneas nuevas: ¿cuál se va?
hilo-ask-final = Todo está destapado: ¿qué línea se va?
hilo-wait = Turno de { $name }.
hilo-wait-chance = Se destapa una carta…
hilo-over = La partida ha terminado.

hilo-cards-of = { $nameYou ->
    [yes] Tus cartas
   *[no] Cartas de { $name }
  }
hilo-piles = Pilas
hilo-cell = { $position }: { $card }
hilo-cell-turn = { $position }: { $card }, destapar
hilo-cell-trade = { $position }: { $card }, cambiar
hilo-cell-line = { $position }: { $card }, en una línea
hilo-cell-last = { $cell }; último cambio
hilo-sum = { $down ->
    [0] suma { $sum }
   *[other] destapadas: { $sum }, tapadas: { $down }
  }
hilo-sum-short = suma
hilo-empty = Sin cartas
hilo-ended-by = terminó la ronda
hilo-last-turn = ¡Tu último turno! { $ask }
hilo-draw-pile = Mazo: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
hilo-draw-short = Robar
hilo-discard-pile = Descarte: { $card } sobre { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
hilo-discard-empty = Descarte: vacío
hilo-discard-short = Descarte
hilo-hand = Robada: { $card }
hilo-hand-short = Robada
hilo-incoming-short = Nueva
hilo-draw = Robar carta
hilo-take = Tomar { $card }
hilo-put-back = Dejar { $card }
hilo-discard = Descartar { $card }
hilo-or-card = y destapar una, o pulsa la carta que sustituye
hilo-press-card = Pulsa la carta que sustituye
hilo-press-other = o pulsa otra carta
hilo-lines = Líneas que puedes retirar
hilo-remove = Retirar { $line }
hilo-remove-chosen = Retirar
hilo-sign = { $line }
hilo-sign-diag = Diagonal
hilo-keep = Conservar
hilo-after = Después
hilo-after-words = Después tienes: { $rows }.
hilo-after-none = Después no te queda ninguna carta.
hilo-score = { $doubled ->
    [yes] { $sum }×2 = { $score }
   *[no] { $score }
  }
hilo-score-words = { $doubled ->
    [yes] suma { $sum }, duplicada: { $score }
   *[no] suma { $score }
  }
hilo-round-over = Fin de la ronda { $round }.
hilo-next-round = Siguiente ronda

hilo-lesson-goal = Cada jugador tiene nueve cartas tapadas; nadie las ha visto. Valen de −1 a 11, y gana la suma más baja.
hilo-lesson-turn = Primero cada uno destapa dos cartas. Pulsa la del centro.
hilo-lesson-second = Un 9 rojo: bastante alto. Destapa ahora la de arriba a la izquierda.
hilo-lesson-begin = Tus cartas destapadas suman 15; las del bot, 7. Empieza la suma más alta: tú. Tu suma está siempre aquí, y al lado el número de cartas aún tapadas.
hilo-lesson-take = En el descarte hay un 0 verde. Cuanto más bajo, mejor: ¡tómalo! Pulsa la pila y luego tu carta de abajo a la izquierda. Puedes cambiar cartas destapadas y tapadas.
hilo-lesson-draw = Ha salido un 10 naranja: bien hecho. El bot robó un 8, lo descartó y destapó una carta a cambio. Ese 8 no te interesa: roba una carta.
hilo-lesson-trade = ¡Un 2 rojo! En la diagonal ya hay un 6 rojo y un 9 rojo. Pon el 2 abajo a la derecha: tres cartas destapadas de un color en una fila, columna o diagonal son un HILO.
hilo-lesson-hilo = ¡HILO! La línea puede irse. Tras una diagonal eliges cómo se juntan las demás: ← o ↑. Elige una, mira qué queda y pulsa «Retirar».
hilo-lesson-gone = ¡17 puntos menos! La más baja de las tres quedó arriba en el descarte, y el bot la tomó. También puedes conservar una línea y retirarla al final de un turno posterior.
hilo-lesson-again = Ese 11 no le sirve a nadie. Roba otra vez.
hilo-lesson-discard = ¡Otro 11! Descártalo. A cambio destapas una de tus cartas.
hilo-lesson-flip = Destapa cualquiera de tus cartas.
hilo-lesson-end = ¡Un −1, la mejor que hay! Cuando a alguien no le quedan cartas tapadas, los demás tienen un turno más; después se destapa todo. Cuidado: si terminas la ronda y no eres el único con la suma más baja, la tuya se duplica.
hilo-lesson-last = Se suman todas las rondas. Cuando alguien tiene 100 puntos o más, la partida termina y gana el total más bajo.
hilo-refused-open = Esa carta ya está destapada: elige una tapada.
hilo-refused-line = Esa no es una línea de tres cartas destapadas de un color.
hilo-refused-other = Primero el HILO: di qué línea se va o si se queda.
hilo-refused-forced = No puedes conservarla: un HILO debe retirarse.
hilo-refused-slid = No puedes conservar las dos: una de las líneas nuevas debe irse.
hilo-refused-stays = Esta línea ya estaba destapada antes del final de la ronda: se queda.
hilo-refused-final = Todo está destapado: di qué línea se va.
