reason-hi-lo-flip-last = La tua ultima carta: prendi { $a ->
    [one] { $a } punto
   *[other] { $a } punti
  } e altri { $b }.
reason-hi-lo-flip-follow = Delle { $b } carte non viste { $a ->
    [one] { $a } può
   *[other] { $a } possono
  } seguirla; la pila allora vale { $c }.
reason-hi-lo-flip-skip = Il prossimo giocatore pesca e salta il turno.
reason-hi-lo-flip-again = Giochi ancora una volta.
