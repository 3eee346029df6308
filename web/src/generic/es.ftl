# El tablero de un juego que no tiene uno propio.
generic-moves = Qué puedes hacer
generic-yes = sí
generic-no = no
generic-waits = { $you ->
    [yes] Te toca.
   *[no] { $count ->
        [one] Turno de { $names }.
       *[other] Turno de: { $names }.
      }
  }
