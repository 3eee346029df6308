reason-hilo-trade = Il { $a } prende il posto del tuo { $b }.
reason-hilo-trade-down = Il { $a } prende il posto di una carta sconosciuta, che in media vale { $b }.
reason-hilo-remove = { $a ->
    [one] Se ne va { $a } punto
   *[other] Se ne vanno { $a } punti
  }.
reason-hilo-keep = La linea resta, da togliere più tardi.
reason-hilo-discard = Il { $a } va via, e giri una delle tue carte.
reason-hilo-draw = Le carte che possono arrivare valgono in media { $a }.
reason-hilo-turn = Una carta coperta vale in media { $a }.
reason-hilo-left = Dopo questo turno ti restano circa { $a ->
    [one] { $a } punto
   *[other] { $a } punti
  }.
