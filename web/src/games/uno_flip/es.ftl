# Uno Flip.
uno-color-red = rojo
uno-color-yellow = amarillo
uno-color-green = verde
uno-color-blue = azul
uno-color-pink = rosa
uno-color-teal = turquesa
uno-color-purple = morado
uno-color-orange = naranja
uno-symbol-draw1 = roba uno
uno-symbol-draw5 = roba cinco
uno-symbol-reverse = cambio de sentido
uno-symbol-skip = salto
uno-symbol-skip-all = salto a todos
uno-symbol-flip = flip
uno-symbol-wild = comodín
uno-symbol-wild-draw2 = comodín roba dos
uno-symbol-wild-draw-color = comodín roba color
uno-face = { $symbol } { $color }
uno-any-wild = comodín

### events
uno-event-dealer_card = { $nameYou ->
    [yes] Robaste un { $card } para ver quién reparte.
   *[no] { $name } robó un { $card } para ver quién reparte.
  }
uno-event-dealer_tie = Empate: quienes tienen un { $number } roban otra vez.
uno-event-dealer_shuffled = Las cartas robadas se volvieron a barajar.
uno-event-dealer = { $nameYou ->
    [yes] Tienes el número más alto y repartes.
   *[no] { $name } tiene el número más alto y reparte.
  }
uno-event-round = { $nameYou ->
    [yes] Ronda { $round }: repartiste tú.
   *[no] Ronda { $round }: repartió { $name }.
  }
uno-event-turned_up = La primera carta es un { $card }.
uno-event-put_back = Salió primero un { $card } y se volvió a barajar.
uno-event-begins = { $nameYou ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
  }
uno-event-jumped_in = { $nameYou ->
    [yes] ¡Te adelantaste a { $before }!
   *[no] { $beforeYou ->
        [yes] ¡{ $name } se te adelantó!
       *[no] ¡{ $name } se adelantó a { $before }!
      }
  }
uno-event-swapped = { $nameYou ->
    [yes] ¡Cambiaste la mano con { $with }!
   *[no] { $withYou ->
        [yes] ¡{ $name } cambió la mano contigo!
       *[no] ¡{ $name } cambió la mano con { $with }!
      }
  }
uno-event-new_hand = { $nameYou ->
    [yes] Ahora tienes
   *[no] { $name } tiene ahora
  }: { $hand }.
uno-event-played = { $nameYou ->
    [yes] Jugaste un { $card }.
   *[no] { $name } jugó un { $card }.
  }
uno-event-played-drawn = { $nameYou ->
    [yes] Jugaste la carta recién robada: { $card }.
   *[no] { $name } jugó la carta recién robada: { $card }.
  }
uno-event-said_uno = { $nameYou ->
    [yes] Dijiste «¡Uno!».
   *[no] { $name } dijo «¡Uno!».
  }
uno-event-drew = { $nameYou ->
    [yes] Robaste un { $card }{ $why }.
   *[no] { $name } robó un { $card }{ $why }.
  }
uno-event-drew-back = { $nameYou ->
    [yes] Robaste una carta{ $why }; en su dorso: { $back }.
   *[no] { $name } robó una carta{ $why }; en su dorso: { $back }.
  }
uno-event-drew-hidden = { $nameYou ->
    [yes] Robaste una carta{ $why }.
   *[no] { $name } robó una carta{ $why }.
  }
uno-why-card = {" "}por la carta de acción
uno-why-caught = {" "}por olvidar «Uno»
uno-why-guilty = {" "}como castigo
uno-why-last-card = {" "}por la última carta
uno-why-first-card = {" "}por la primera carta
uno-event-found = { $nameYou ->
    [yes] Encontraste { $color }.
   *[no] { $name } encontró { $color }.
  }
uno-event-kept = { $nameYou ->
    [yes] Te quedaste la carta.
   *[no] { $name } se quedó la carta.
  }
uno-event-drew_on = { $nameYou ->
    [yes] No servía: sigues robando.
   *[no] No servía: { $name } sigue robando.
  }
uno-event-passed = { $nameYou ->
    [yes] Pasaste.
   *[no] { $name } pasó.
  }
uno-event-refilled = Se dio la vuelta al descarte: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  } para robar.
uno-event-no_cards = { $nameYou ->
    [yes] Ya no te quedaban cartas que robar.
   *[no] Ya no quedaban cartas para { $name }.
  }
uno-event-flipped = ¡Flip! Ahora vale el lado { $side ->
    [light] claro
   *[dark] oscuro
  }; encima hay un { $card }.
uno-event-named = { $nameYou ->
    [yes] Elegiste { $color }.
   *[no] { $name } eligió { $color }.
  }
uno-event-reversed = Ahora se juega al revés: { $direction ->
    [right] en sentido horario
   *[left] en sentido antihorario
  }.
uno-event-lost_turn = { $nameYou ->
    [yes] Perdiste el turno.
   *[no] { $name } perdió el turno.
  }
uno-event-skipped_all = Se salta a todos los demás: { $nameYou ->
    [yes] juegas
   *[no] { $name } juega
  } otra vez.
uno-event-caught = { $nameYou ->
    [yes] ¡{ $by } te atrapó: no dijiste «Uno»!
   *[no] { $byYou ->
        [yes] ¡Atrapaste a { $name }: no dijo «Uno»!
       *[no] ¡{ $by } atrapó a { $name }: no dijo «Uno»!
      }
  }
uno-event-challenged = { $nameYou ->
    [yes] Desafiaste a { $of }.
   *[no] { $ofYou ->
        [yes] { $name } te desafió.
       *[no] { $name } desafió a { $of }.
      }
  }
uno-event-challenged-hand = { $nameYou ->
    [yes] Desafiaste a { $of } y viste: { $hand }.
   *[no] { $ofYou ->
        [yes] { $name } te desafió y vio: { $hand }.
       *[no] { $name } desafió a { $of } y vio: { $hand }.
      }
  }
uno-event-verdict = { $verdict ->
    [guilty] { $nameYou ->
        [yes] Sí tenías { $color }: ¡culpable!
       *[no] { $name } sí tenía { $color }: ¡culpable!
      }
   *[innocent] { $nameYou ->
        [yes] No tenías { $color }: ¡inocente!
       *[no] { $name } no tenía { $color }: ¡inocente!
      }
  }
uno-event-accepted = { $nameYou ->
    [yes] Aceptaste.
   *[no] { $name } aceptó.
  }
uno-event-blocked = Nadie podía seguir: la ronda terminó tras { $turns } turnos.
uno-event-cards_left = { $nameYou ->
    [yes] Te quedaban:
   *[no] A { $name } le quedaban:
  } { $cards } ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }).
uno-event-round_over = { $nameYou ->
    [yes] ¡Ganaste la ronda { $round }!
   *[no] ¡{ $name } ganó la ronda { $round }!
  }
uno-event-round_over-blocked = La ronda { $round } ha terminado; no la ganó nadie.
uno-event-scored = { $nameYou ->
    [yes] Sumaste { $points }.
   *[no] { $name } sumó { $points }.
  }
uno-event-game_over = La partida termina tras { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
  }.
uno-event-won = { $nameYou ->
    [yes] ¡Ganaste la partida
   *[no] ¡{ $name } ganó la partida
  } con { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
  }!

### moves
uno-move-play = Jugar { $card }{ $wild ->
    [yes] {" "}y elegir { $color }
   *[no] {""}
  }{ $uno ->
    [yes] , con «¡Uno!»
   *[no] {""}
  }
uno-move-swap = Cambiar la mano con { $name }
uno-move-color = Elegir { $color }
uno-move-draw = Robar carta
uno-move-pass = Pasar
uno-move-take = Robar { $search ->
    [only] hasta que salga { $until }
    [both] hasta que salga { $until }, y luego { $cards }
   *[no] { $cards }
  }
uno-move-keep = Quedársela
uno-move-challenge = Desafiar
uno-move-accept = Aceptar
uno-move-catch = ¡Atrapar a { $name }!
uno-move-uno = ¡Uno!

### what is to be done
uno-ask-over = La partida ha terminado.
uno-ask-color = Te toca: elige un color.
uno-ask-challenge = { $name } eligió { $color }. ¿Desafías o aceptas?
uno-ask-drawn = ¿Juegas la carta robada o te la quedas?
uno-ask-play = Te toca: { $wanted }.
uno-ask-answer = Responde con una carta de robar, o roba { $search ->
    [only] hasta que salga { $until }
    [both] hasta que salga { $until }, y luego { $cards } más
   *[no] { $cards }
  }.
uno-ask-take = No puedes responder: ¡roba { $search ->
    [only] hasta que salga { $until }
    [both] hasta que salga { $until }, y luego { $cards } más
   *[no] { $cards }
  }!
uno-ask-swap = ¡Un 7! ¿Con quién cambias la mano?
uno-ask-jump = La misma carta: ¡juégala fuera de turno!
uno-ask-draw = Te toca: nada sirve. ¡Roba!
uno-ask-pass = Te toca: solo puedes pasar.
uno-ask-catch = ¡{ $name } no dijo «Uno»!
uno-ask-late = ¡No dijiste «Uno»! Dilo antes de que alguien te atrape.
uno-ask-keep = La carta robada no sirve: te la quedas.
uno-ask-wait = { $nameYou ->
    [yes] Te toca
   *[no] Turno de { $name }
  }…
uno-ask-swapping = { $nameYou ->
    [yes] Eliges
   *[no] { $name } elige
  } con quién cambiar la mano…
uno-ask-drawing = { $nameYou ->
    [yes] Robas
   *[no] { $name } roba
  }{ $hunt ->
    [yes] {" "}hasta que salga { $until }
   *[no] {""}
  }…
uno-ask-dealing = Se reparten las cartas…

### why not
uno-no-fit = { $card } no sirve: { $symbol ->
    [none] no es { $color }.
   *[other] ni { $color } ni { $symbol }.
  }
uno-no-turn = Todavía no: le toca a { $name }.
uno-no-other = Ahora solo se puede jugar la carta recién robada: { $card }. O quedártela.
uno-no-answer = Primero desafía o acepta.
uno-no-wild = { $card } es solo para manos sin { $color }.
uno-no-answer-stack = Solo puedes responder con una carta de robar que sirva. O roba todo.
uno-no-swap = Primero elige con quién cambias la mano.
uno-no-last = { $card } no es un número: la última carta debe serlo.
uno-no-color = Primero elige un color.
uno-no-catch = Ahora no hay a quién atrapar.
uno-no-uno = Ahora no hay nada que decir.
uno-no-fit-flip = { $card } no va sobre el primer flip: solo { $color }, un comodín u otro flip.

### on the board
uno-others = Los demás
uno-piles = Las pilas
uno-hand = Tus cartas
uno-actions = Qué puedes hacer
uno-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
uno-backs = { $count ->
    [one] Dorso de la carta
   *[other] Dorsos de { $count } cartas
  }: { $cards }
uno-faces = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }: { $cards }
uno-next = después
uno-dealer = reparte
uno-draws-until = roba hasta
uno-draws-more = roba { $left } más
uno-said = ¡Uno!
uno-shout-caught = ¡Te atrapé!
uno-dealer-card = Robada para ver quién reparte: { $card }
uno-card = { $card }, detrás { $back }{ $playable ->
    [yes] , jugable
   *[no] , ahora no jugable
  }{ $drawn ->
    [yes] , recién robada
   *[no] {""}
  }
uno-draw-pile = Mazo: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }{ $back ->
    [none] {""}
   *[other] , dorso de la primera { $back }
  }
uno-draw-pile-name = en el mazo
uno-discard-pile = Descarte: { $card } encima
uno-discard-empty = Descarte: vacío
uno-discard-count = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
  }
uno-color-now = Color: { $color }
uno-side-light = lado claro
uno-side-dark = lado oscuro
uno-direction-right = Se juega en sentido horario
uno-direction-left = Se juega en sentido antihorario
uno-clockwise = sentido horario
uno-counterclockwise = sentido anti­horario
uno-say = ¡Uno!
uno-say-how = Decir «¡Uno!» con la próxima carta
uno-say-when = antes de jugar tu penúltima carta
uno-choose = ¿Qué color?
uno-choose-for = { $card }: ¿qué color?
uno-cancel = Otra carta
uno-challenge-means = Ves su mano. Si { $name } tenía { $color }: { $side ->
    [light] { $name } roba 2, y juegas tú.
   *[dark] { $name } roba hasta que salga { $now }, y juegas tú.
  } Si no: { $side ->
    [light] robas 4.
   *[dark] robas tú hasta entonces, y 2 más.
  }
uno-accept-means = { $side ->
    [light] Robas 2 y pierdes el turno.
   *[dark] Robas hasta que salga { $now } y pierdes el turno.
  }
uno-color-before = el color de antes
uno-hand-of = { $name } tenía:
uno-round-won = { $nameYou ->
    [yes] Ganaste la ronda { $round }
   *[no] { $name } ganó la ronda { $round }
  }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
uno-round-blocked = Ronda { $round }: no ganó nadie
