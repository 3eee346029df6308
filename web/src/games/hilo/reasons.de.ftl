reason-hilo-trade = Die { $a } kommt an die Stelle deiner { $b }.
reason-hilo-trade-down = Die { $a } kommt an die Stelle einer unbekannten Karte, die im Schnitt { $b } zählt.
reason-hilo-remove = { $a ->
    [one] { $a } Punkt fällt
   *[other] { $a } Punkte fallen
  } weg.
reason-hilo-keep = Die Linie bleibt und kann später wegkommen.
reason-hilo-discard = Die { $a } wird abgelegt, und eine deiner Karten wird aufgedeckt.
reason-hilo-draw = Die Karten, die kommen können, zählen im Schnitt { $a }.
reason-hilo-turn = Eine verdeckte Karte zählt im Schnitt { $a }.
reason-hilo-left = Etwa { $a ->
    [one] { $a } Punkt
   *[other] { $a } Punkte
  } bleiben dir nach diesem Zug.
