reason-flip7-no-card = No quedan cartas, así que es como plantarse.
reason-flip7-saved = Te pasarías con { $a } de { $b } cartas no vistas, pero tu Segunda oportunidad para una.
reason-flip7-safe = { $a ->
    [one] Con la única carta no vista no te pasas.
   *[other] Con ninguna de las { $a } cartas no vistas te pasas.
  }
reason-flip7-bust = Te pasas con { $a } de { $b } cartas no vistas.
reason-flip7-seven = { $a ->
    [one] { $a } da
   *[other] { $a } dan
  } un Flip 7.
reason-flip7-stay = Guardas { $a ->
    [one] { $a } punto
   *[other] { $a } puntos
  }, con un total de { $b }.
reason-flip7-freeze = { $name } guarda { $a ->
    [one] { $a } punto
   *[other] { $a } puntos
  } y se queda en un total de { $b }.
reason-flip7-freeze-you = Guardas { $a ->
    [one] { $a } punto
   *[other] { $a } puntos
  } y te quedas en un total de { $b }.
reason-flip7-three = Con tres cartas, { $name } se pasa con una probabilidad de { NUMBER($b, maximumFractionDigits: 0) } %; { $a ->
    [one] hay { $a } punto
   *[other] hay { $a } puntos
  } que perder.
reason-flip7-three-you = Con tres cartas te pasas con una probabilidad de { NUMBER($b, maximumFractionDigits: 0) } %; { $a ->
    [one] hay { $a } punto
   *[other] hay { $a } puntos
  } que perder.
reason-flip7-second = { $nameYou ->
    [yes] Tienes
   *[no] { $name } tiene
  } { $a ->
    [one] { $a } punto
   *[other] { $a } puntos
  }, contando esta ronda.
