# Het bord van een spel dat er zelf geen heeft.
generic-moves = Wat je kunt doen
generic-yes = ja
generic-no = nee
generic-waits = { $names } { $you ->
    [yes] bent aan de beurt.
   *[no] { $count ->
        [one] is
       *[other] zijn
      } aan de beurt.
  }
