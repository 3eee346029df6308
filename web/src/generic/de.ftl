# Das Brett eines Spiels, das kein eigenes hat.
generic-moves = Was du tun kannst
generic-yes = ja
generic-no = nein
generic-waits = { $names } { $you ->
    [yes] bist dran.
   *[no] { $count ->
        [one] ist
       *[other] sind
      } dran.
  }
