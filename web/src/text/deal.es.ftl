# Las cartas de una partida terminada, para otra persona.
deal-title = Cartas de un amigo
deal-friend = tu amigo
deal-send = Juega mis cartas
deal-send-about = Un enlace con el que un amigo recibe las mismas cartas, reglas y bots. Incluye tu resultado.
deal-link = Enlace a estas cartas
deal-invite = He hecho { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } con estas cartas. ¿Y tú?
deal-result = { $name } quedó en el puesto { $place } de { $seats } con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
deal-about = { $bots ->
    [0] Recibes las mismas cartas.
    [one] Recibes las mismas cartas, contra el mismo bot.
   *[other] Recibes las mismas cartas, contra los mismos { $bots } bots.
  }
deal-level = Su nivel: { $level }.
deal-rules = { $rules ->
    [one] Una regla no es como la impresa.
   *[other] { $rules } reglas no son como las impresas.
  }
deal-instead = Se abandona la otra partida de este tipo que habías empezado.
deal-play = Jugar estas cartas
deal-go-on = Continuar
deal-unreadable = Este enlace no contiene cartas. Quizá le falte una parte.
deal-compared = Las mismas cartas, dos resultados
deal-place = puesto { $place }
deal-better = Lo has hecho mejor que { $name }.
deal-worse = { $name } lo hizo mejor.
deal-equal = Has quedado en el mismo puesto que { $name }.
