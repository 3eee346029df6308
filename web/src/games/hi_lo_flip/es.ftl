# Hi Lo Flip

hi_lo_flip-hi = HI
hi_lo_flip-lo = LO
hi_lo_flip-any = cualquier carta
hi_lo_flip-higher = mayor que { $top }
hi_lo_flip-lower = menor que { $top }
hi_lo_flip-not-higher = { $card } no es mayor que { $top }.
hi_lo_flip-not-lower = { $card } no es menor que { $top }.

hi_lo_flip-card-plain = { $card }
hi_lo_flip-card-ten = { $card }, 10 puntos
hi_lo_flip-card-skip = { $card }, salta al siguiente
hi_lo_flip-card-more = { $card }, y otra carta
hi_lo_flip-playable = jugable
hi_lo_flip-not-playable = no jugable
hi_lo_flip-hand = Tu mano, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }
hi_lo_flip-hand-of = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  } en la mano
hi_lo_flip-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }
hi_lo_flip-taken = +{ $points }
hi_lo_flip-taken-long = tomadas en esta ronda: { $cards ->
    [0] ninguna carta
    [one] { $cards } carta, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }
   *[other] { $cards } cartas, { $points } puntos
  }
hi_lo_flip-draw-pile = Mazo
hi_lo_flip-discard-pile = Descarte
hi_lo_flip-discard-empty = El descarte está vacío
hi_lo_flip-discard-long = Descarte: { $top } encima, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
hi_lo_flip-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
hi_lo_flip-chip = La ficha muestra { $side }
hi_lo_flip-chip-none = Aún no se ha lanzado la ficha
hi_lo_flip-chip-turned = ¡cambia!
hi_lo_flip-chip-stays = sigue { $side }
hi_lo_flip-chip-hi = mayor
hi_lo_flip-chip-lo = menor

hi_lo_flip-now-skipped = pierde turno
hi_lo_flip-now-took = toma { $points }
hi_lo_flip-now-owes = ¡otra carta!
hi_lo_flip-now-reset = nada sirve
hi_lo_flip-now-out = ¡última carta!

hi_lo_flip-round-over = Fin de la ronda { $round }
hi_lo_flip-seat = Jugador
hi_lo_flip-piles = Pilas
hi_lo_flip-bonus = Extra
hi_lo_flip-sum = Ronda
hi_lo_flip-total = Total
hi_lo_flip-last-round = Última ronda: { $scores }
hi_lo_flip-last-score = { $name } { $score }

hi_lo_flip-dealt = Recibes el { $card }.
hi_lo_flip-opened = Se lanzó la ficha y muestra { $side }: { $nameYou ->
    [yes] empiezas tú.
   *[no] empieza { $name }.
  }
hi_lo_flip-tossed = { $nameYou ->
    [yes] No tenías nada que jugar y lanzaste la ficha:
   *[no] { $name } no tenía nada que jugar y lanzó la ficha:
  } { $turned ->
    [yes] cambia a { $side }.
   *[no] sigue en { $side }.
  }
hi_lo_flip-drew = { $nameYou ->
    [yes] Robaste el { $card }.
   *[no] { $name } robó el { $card }.
  }
hi_lo_flip-drew-hidden = { $nameYou ->
    [yes] Robaste una carta.
   *[no] { $name } robó una carta.
  }
hi_lo_flip-played = { $drawn ->
    [yes] { $nameYou ->
        [yes] Jugaste el { $card }, la carta recién robada.
       *[no] { $name } jugó el { $card }, la carta recién robada.
      }
   *[no] { $nameYou ->
        [yes] Jugaste el { $card }.
       *[no] { $name } jugó el { $card }.
      }
  }
hi_lo_flip-owes = { $nameYou ->
    [yes] Acaba en 2: debes jugar otra carta.
   *[no] Acaba en 2: { $name } debe jugar otra carta.
  }
hi_lo_flip-skipped = { $byYou ->
    [yes] Tu carta acaba en 1:
   *[no] La carta de { $by } acaba en 1:
  } { $nameYou ->
    [yes] robas una carta y pierdes el turno.
   *[no] { $name } roba una carta y pierde el turno.
  }
hi_lo_flip-recycled = El descarte pasa a ser el mazo ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }); el { $top } se queda.
hi_lo_flip-no_card = { $nameYou ->
    [yes] No quedaba ninguna carta que pudieras robar.
   *[no] No quedaba ninguna carta para { $name }.
  }
hi_lo_flip-took = { $fromYou ->
    [yes] No tenías nada que jugar sobre el { $top }:
   *[no] { $from } no tenía nada que jugar sobre el { $top }:
  } { $nameYou ->
    [yes] te llevas
   *[no] { $name } se lleva
  } { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  } por { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
  }
hi_lo_flip-out = { $nameYou ->
    [yes] Jugaste tu última carta: te llevas la pila
   *[no] { $name } jugó su última carta y se lleva la pila
  } ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }) y { $bonus ->
    [one] { $bonus } punto.
   *[other] { $bonus } puntos.
  }
hi_lo_flip-scored = { $nameYou ->
    [yes] Sumaste
   *[no] { $name } sumó
  } { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
  } en esta ronda.
hi_lo_flip-round = Ronda { $round }: { $nameYou ->
    [yes] tienes el total más bajo y empiezas.
   *[no] { $name } tiene el total más bajo y empieza.
  }
hi_lo_flip-won = { $nameYou ->
    [yes] ¡Has ganado con { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
      }!
   *[no] { $name } ganó con { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
      }.
  }

hi_lo_flip-move = Jugar el { $card }

hi_lo_flip-over = La partida ha terminado.
hi_lo_flip-dealing = Se reparten las cartas…
hi_lo_flip-toss = Se lanza la ficha.
hi_lo_flip-draws = { $nameYou ->
    [yes] Robas una carta.
   *[no] { $name } roba una carta.
  }
hi_lo_flip-ask-begin = { $nameYou ->
    [yes] Empiezas tú: juega cualquier carta.
   *[no] { $name } empieza con cualquier carta.
  }
hi_lo_flip-ask-play = { $nameYou ->
    [yes] Te toca: { $wanted }.
   *[no] Turno de { $name }: { $wanted }.
  }
hi_lo_flip-ask-another = { $nameYou ->
    [yes] Otra carta: { $wanted }.
   *[no] { $name } juega otra carta: { $wanted }.
  }
hi_lo_flip-ask-restart = { $nameYou ->
    [yes] Nueva pila: cualquier carta.
   *[no] { $name } empieza una nueva pila.
  }
hi_lo_flip-ask-stuck = { $nameYou ->
    [yes] Nada { $wanted }: se lanza la ficha.
   *[no] { $name } no tiene nada { $wanted } y lanza la ficha.
  }

# La lección
hi_lo_flip-lesson-welcome = ¡Hola! Las cartas van del 1 al 100. Cada pila que te llevas da puntos, y quien juegue primero su última carta recibe 10 más. Estas siete son tuyas.
hi_lo_flip-lesson-chip = La ficha muestra HI: cada carta debe ser mayor que la anterior. Con LO, cada carta debe ser menor.
hi_lo_flip-lesson-begin = Empiezas tú, con cualquier carta. Una baja deja margen: juega el 14.
hi_lo_flip-lesson-two = ¡46! Tus cartas por debajo están apagadas, porque no son mayores. Juega el 52: acaba en 2, así que enseguida juegas otra.
hi_lo_flip-lesson-one = Ahora la segunda carta: juega el 61. Acaba en 1: el siguiente roba una carta y pierde el turno.
hi_lo_flip-lesson-hundred = Turno saltado: ya te toca otra vez. Las cartas que acaban en 0 valen 10 puntos para quien se las lleva. Nada es mayor que 100: ¡juégalo!
hi_lo_flip-lesson-taken = Nada era mayor. Se lanzó la ficha y siguió en HI, y la carta robada tampoco servía. Así que la pila fue para el otro jugador que había jugado el último: ¡tú! Cinco cartas, 14 puntos. Después empezó otra pila con cualquier carta: un 95.
hi_lo_flip-lesson-turned = No tenías nada mayor que 95, pero al lanzar la ficha salió LO. Así sirve cualquier carta de tu mano. Juega el 73.
hi_lo_flip-lesson-lower = Desde ahora se va hacia abajo, hasta que la ficha vuelva a cambiar. Menor que 24: juega el 19.
hi_lo_flip-lesson-reset = Mala suerte: 8 no es menor que 5, la ficha siguió en LO, y el 40 que robaste no servía (se habría jugado solo). Así que la pila fue para el otro lado.
hi_lo_flip-lesson-restart = Empiezas una nueva pila con cualquier carta. Deshazte de la alta: juega el 40.
hi_lo_flip-lesson-last = Queda una carta, y es menor que 17. Tu última carta termina la ronda: te llevas la pila y 10 puntos más. ¡Juega el 8!
hi_lo_flip-lesson-end = ¡Ese es todo el juego! Las cartas que quedan en las manos no cuentan. Normalmente se juega hasta que alguien tiene 75 puntos. ¡A divertirse!
