# Il tavolo di un gioco che non ne ha uno suo.
generic-moves = Cosa puoi fare
generic-yes = sì
generic-no = no
generic-waits = { $you ->
    [yes] Tocca a te.
   *[no] Tocca a { $names }.
  }
