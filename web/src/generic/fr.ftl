# La table d’un jeu qui n’en a pas à lui.
generic-moves = Ce que tu peux faire
generic-yes = oui
generic-no = non
generic-waits = { $you ->
    [yes] À toi de jouer.
   *[no] Au tour de { $names }.
  }
