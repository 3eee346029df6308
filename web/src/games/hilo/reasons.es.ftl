reason-hilo-trade = El { $a } ocupa el lugar de tu { $b }.
reason-hilo-trade-down = El { $a } ocupa el lugar de una carta desconocida, que vale { $b } de media.
reason-hilo-remove = { $a ->
    [one] Se va { $a } punto
   *[other] Se van { $a } puntos
  }.
reason-hilo-keep = La línea se queda y podrá retirarse más tarde.
reason-hilo-discard = El { $a } se va, y se destapa una de tus cartas.
reason-hilo-draw = Las cartas que pueden salir valen { $a } de media.
reason-hilo-turn = Una carta tapada vale { $a } de media.
reason-hilo-left = Tras este turno te quedan unos { $a ->
    [one] { $a } punto
   *[other] { $a } puntos
  }.
