# Cartas
flip7-plus = más { $points }
flip7-card-times = por 2
flip7-card-freeze = Congelar
flip7-card-flip3 = Roba tres
flip7-card-second = Segunda oportunidad
flip7-card-busting = { $card }, repetida: fuera
flip7-card-lost = { $card }, perdida

# Qué ha pasado
flip7-round = { $nameYou ->
    [yes] Empieza la ronda { $round }. Repartes tú.
   *[no] Empieza la ronda { $round }. Reparte { $name }.
  }
flip7-reshuffled = El descarte vuelve a ser el mazo: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }.
flip7-dealt = { $nameYou ->
    [yes] Recibes { $card }.
   *[no] { $name } recibe { $card }.
  }
flip7-drew = { $nameYou ->
    [yes] Pides carta: { $card }.
   *[no] { $name } pide carta: { $card }.
  }
flip7-flipped = { $left ->
    [0] { $nameYou ->
        [yes] Robas { $card }, la última.
       *[no] { $name } roba { $card }, la última.
      }
   *[other] { $nameYou ->
        [yes] Robas { $card }. Quedan { $left }.
       *[no] { $name } roba { $card }. Quedan { $left }.
      }
  }
flip7-no-card = { $nameYou ->
    [yes] No queda ninguna carta para ti.
   *[no] No queda ninguna carta para { $name }.
  }
flip7-stayed = { $nameYou ->
    [yes] Te plantas con { $points }.
   *[no] { $name } se planta con { $points }.
  }
flip7-busted = { $nameYou ->
    [yes] Otro { $card }: te pasas.
   *[no] Otro { $card }: { $name } se pasa.
  }
flip7-saved = { $nameYou ->
    [yes] Tu Segunda oportunidad te salva de otro { $card }.
   *[no] Una Segunda oportunidad salva a { $name } de otro { $card }.
  }
flip7-set-aside = { $nameYou ->
    [yes] Apartas «{ $card }» para luego.
   *[no] { $name } aparta «{ $card }» para luego.
  }
flip7-froze = { $nameYou ->
    [yes] Congelas a { $target } con { $points }.
   *[no] { $targetYou ->
        [yes] { $name } te congela con { $points }.
       *[no] { $name } congela a { $target } con { $points }.
      }
  }
flip7-froze-self = { $nameYou ->
    [yes] Te congelas con { $points }.
   *[no] { $name } se congela con { $points }.
  }
flip7-flip3 = { $nameYou ->
    [yes] Haces que { $target } robe tres cartas.
   *[no] { $targetYou ->
        [yes] { $name } te hace robar tres cartas.
       *[no] { $name } hace que { $target } robe tres cartas.
      }
  }
flip7-flip3-self = { $nameYou ->
    [yes] Robas tú las tres cartas.
   *[no] { $name } roba las tres cartas.
  }
flip7-gave = { $nameYou ->
    [yes] Das a { $target } una Segunda oportunidad.
   *[no] { $targetYou ->
        [yes] { $name } te da una Segunda oportunidad.
       *[no] { $name } da a { $target } una Segunda oportunidad.
      }
  }
flip7-discarded = { $nameYou ->
    [yes] Se descarta tu carta «{ $card }».
   *[no] Se descarta la carta «{ $card }» de { $name }.
  }
flip7-seven = { $nameYou ->
    [yes] Siete números: ¡tienes un Flip 7!
   *[no] Siete números: ¡{ $name } tiene un Flip 7!
  }
flip7-round-over = La ronda { $round } ha terminado.
flip7-scored = { $nameYou ->
    [yes] { $points ->
        [0] No sumas nada.
       *[other] Sumas { $points }.
      }
   *[no] { $points ->
        [0] { $name } no suma nada.
       *[other] { $name } suma { $points }.
      }
  }
flip7-game-over = La partida termina tras la ronda { $round }.
flip7-won = { $nameYou ->
    [yes] ¡Ganas { flip7-with-points }!
   *[no] { $name } gana { flip7-with-points }.
  }
flip7-gave-self = { $nameYou ->
    [yes] Te quedas la Segunda oportunidad.
   *[no] { $name } se queda la Segunda oportunidad.
  }
flip7-lost = Desafío perdido: nadie llegó a { points } a tiempo.
flip7-challenge = Desafío: { points } al final de la ronda { $rounds }

# Jugadas
flip7-move-hit = Pedir carta
flip7-move-stay = Plantarse con { $points }
flip7-move-target = { $nameYou ->
    [yes] Para ti
   *[no] { $name }
  }
flip7-move-freeze = { $nameYou ->
    [yes] Congelarte
   *[no] Congelar a { $name }
  }
flip7-move-flip3 = { $nameYou ->
    [yes] Roba tres para ti
   *[no] Roba tres para { $name }
  }
flip7-move-second = { $nameYou ->
    [yes] Segunda oportunidad para ti
   *[no] Segunda oportunidad para { $name }
  }

# Qué hay que hacer
flip7-prompt-over = La partida ha terminado.
flip7-prompt-choose = ¿Pides o te plantas?
flip7-prompt-hit = Te toca: pide una carta.
flip7-prompt-target = Elige a alguien.
flip7-prompt-freeze = Congelar: ¿quién deja la ronda?
flip7-prompt-flip3 = Roba tres: ¿quién toma tres cartas?
flip7-prompt-second = Ya tienes una Segunda oportunidad: ¿a quién le das esta?
flip7-wait-deal = Se reparten las cartas…
flip7-wait-card = { $nameYou ->
    [yes] Llega tu carta…
   *[no] { $name } toma una carta…
  }
flip7-wait-choose = { $nameYou ->
    [yes] Te toca.
   *[no] { $name }: ¿pide o se planta?
  }
flip7-wait-target = { $nameYou ->
    [yes] Eliges quién recibe la carta.
   *[no] { $name } elige quién recibe la carta…
  }

# El tablero
flip7-others = Los demás
flip7-cards-of = { $nameYou ->
    [yes] Tus cartas
   *[no] Cartas de { $name }
  }
flip7-extras-of = { $nameYou ->
    [yes] Tus otras cartas
   *[no] Otras cartas de { $name }
  }
flip7-seat-of = { $nameYou ->
    [yes] Tu asiento
   *[no] Asiento de { $name }
  }
flip7-hit = Pedir
flip7-stay = Plantarse
flip7-with-points = { $points ->
    [one] con { $points } punto
   *[other] con { $points } puntos
  }
flip7-takes-card = otra carta
flip7-odds = { $bust } fuera
flip7-odds-seven = { $seven } Flip 7
flip7-odds-whole = Con la próxima carta te pasas con una probabilidad de { $bust }.{ $seven ->
    [no] {""}
   *[other] {" "}Si sigues pidiendo, consigues un Flip 7 con una probabilidad de { $seven }.
  }
flip7-actions = Qué puedes hacer
flip7-middle = El centro de la mesa
flip7-stake = { $nameYou ->
    [yes] puntos en juego
   *[no] puntos en juego para { $name }
  }
flip7-stake-lost = { $nameYou ->
    [yes] puntos: te has pasado
   *[no] puntos: { $name } se ha pasado
  }
flip7-deck = Mazo
flip7-discard = Descarte
flip7-pile = { $pile }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }
flip7-active = en juego
flip7-stayed-status = se plantó
flip7-frozen = se congeló
flip7-busted-status = se pasó
flip7-row-points = { $points ->
    [one] { $points } punto en esta fila
   *[other] { $points } puntos en esta fila
  }
flip7-score = +{ $points }
flip7-score-last = última ronda +{ $points }
flip7-progress = { $count ->
    [0] aún sin números
    [7] ¡Flip 7!
   *[other] { $count } de 7 números
  }
flip7-to-give = { $nameYou ->
    [yes] { $card }: ¿para quién?
   *[no] { $name } tiene «{ $card }»
  }
flip7-drawing = { $nameYou ->
    [yes] Roba tres: { $left } más para ti
   *[no] Roba tres: { $left } más para { $name }
  }
flip7-waiting = apartada
flip7-waiting-card = { $nameYou ->
    [yes] { $card }, apartada por ti
   *[no] { $card }, apartada por { $name }
  }
flip7-interrupted = en pausa
flip7-interrupted-card = { $nameYou ->
    [yes] { $card }, te quedan cartas por robar
   *[no] { $card }, a { $name } le quedan cartas por robar
  }
flip7-shout-bust = ¡Repetida!
flip7-shout-bust-about = Otro { $card } · { $points ->
    [one] { $points } punto perdido
   *[other] { $points } puntos perdidos
  }
flip7-shout-seven = ¡Flip 7!
flip7-shout-seven-about = { $nameYou ->
    [yes] Tú: { $points } puntos y 15 extra
   *[no] { $name }: { $points } puntos y 15 extra
  }
flip7-end-of-round = Fin de la ronda { $round }

# La lección
flip7-lesson-1 = Reúne números distintos: su suma son tus puntos. Si te sale uno que ya tienes, te pasas: ¡cero en esta ronda! Tu primera carta está abajo.
flip7-lesson-2 = Tienes un 5. Toma otra carta (pedir) o quédate con lo que tienes (plantarse). ¡Pide!
flip7-lesson-3 = Un 8: 13 puntos. Los números altos salen mucho: hay doce 12, pero solo un 1. El +4 de Ben solo suma puntos. ¡Pide otra vez!
flip7-lesson-4 = Una Segunda oportunidad: te salva una vez. Ada sacó Congelar y se la dio a Ben: conserva sus puntos, pero deja la ronda. Tú no corres peligro: ¡pide!
flip7-lesson-5 = ¡Otro 8! Tu Segunda oportunidad te ha salvado; las dos cartas se van. Ada no tenía y se ha pasado. Solo quedas tú: ¡pide!
flip7-lesson-6 = Por 2 duplica tus números: (5 + 8) × 2 = 26. Ya nada te salva, así que sé prudente y plántate.
flip7-lesson-7 = 26 puntos para ti. Gana quien llegue antes a 200 al final de una ronda. En esta ronda Ada ya se ha pasado. ¡Pide!
flip7-lesson-8 = ¡Roba tres! Alguien debe tomar tres cartas: eliges quién. Con solo un 1 tienes poco que temer. ¡Elígete a ti!
flip7-lesson-9 = Cuatro números distintos. Siete son un Flip 7: 15 puntos extra, y la ronda acaba al instante. Atrévete: ¡pide!
flip7-lesson-10 = Un 12, ¡cinco números! La fila muestra cuántos faltan. ¡Pide!
flip7-lesson-11 = ¡Seis números! Con 44 puntos bien podrías plantarte. Pero por esta vez: ¡pide!
flip7-lesson-12 = ¡Flip 7! 47 puntos y 15 extra. Ya sabes todo lo necesario. ¡A divertirse!
flip7-refused-stay = Aún no tienes cartas, así que no puedes plantarte.
flip7-refused-choose = Ahora toca pedir o plantarse.
flip7-refused-assign = Elige primero quién recibe la carta.
flip7-refused-out = { $nameYou ->
    [yes] Ya no estás
   *[no] { $name } ya no está
  } en esta ronda: elige a alguien que siga jugando.
flip7-refused-others = Elige a otra persona: solo puedes quedártela si nadie más sigue jugando.
flip7-refused-second = { $nameYou ->
    [yes] Ya tienes una Segunda oportunidad: da esta a otra persona.
   *[no] { $name } ya tiene una Segunda oportunidad: elige a alguien que no la tenga.
  }
