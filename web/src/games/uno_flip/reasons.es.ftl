reason-uno-flip-last = Es tu última carta: la ronda es tuya.
reason-uno-flip-draw-one = { $name } roba una.
reason-uno-flip-draw-five = { $name } roba cinco.
reason-uno-flip-skip = { $name } pierde el turno.
reason-uno-flip-skip-all = Los demás pierden el turno.
reason-uno-flip-draw-two = { $name } roba dos.
reason-uno-flip-draw-color = { $name } roba hasta que una carta tenga el color que eliges.
reason-uno-flip-flip = Tu mano vale { $a } por este lado y { $b } por el otro.
reason-uno-flip-more = Tienes { $a ->
    [one] { $a } carta
   *[other] { $a } cartas
  } más de color { $color ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [pink] rosa
    [teal] turquesa
    [purple] morado
   *[orange] naranja
  }.
reason-uno-flip-left = { $a ->
    [one] Te queda { $a } carta
   *[other] Te quedan { $a } cartas
  } en la mano.
reason-uno-flip-color = Tienes { $a ->
    [one] { $a } carta
   *[other] { $a } cartas
  } de color { $color ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [pink] rosa
    [teal] turquesa
    [purple] morado
   *[orange] naranja
  }.
reason-uno-flip-holds = { $name } tiene { $a ->
    [one] { $a } carta
   *[other] { $a } cartas
  }.
reason-uno-flip-catch = { $name } roba cartas por la palabra olvidada.
reason-uno-flip-say = Ya nadie puede atraparte.
reason-uno-flip-draw = Una carta más en la mano, que puede servir.
reason-uno-flip-draw-until = Robas hasta que una carta sirva, y puedes jugarla.
reason-uno-flip-draw-keep = Una carta más en la mano, y acaba tu turno.
reason-uno-flip-keep = La mano se queda como está.
reason-uno-flip-stack = Robas por todo el montón.
