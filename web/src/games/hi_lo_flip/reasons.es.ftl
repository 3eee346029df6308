reason-hi-lo-flip-last = Tu última carta: te llevas { $a ->
    [one] { $a } punto
   *[other] { $a } puntos
  } y { $b } más.
reason-hi-lo-flip-follow = { $a } de { $b } cartas no vistas pueden seguirla; la pila vale entonces { $c }.
reason-hi-lo-flip-skip = El siguiente roba y pierde el turno.
reason-hi-lo-flip-again = Juegas otra vez.
