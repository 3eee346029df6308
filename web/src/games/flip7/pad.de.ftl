# Der Punktezettel dieses Spiels.
pad-nothing-flip7 = Verzockt
pad-who-flip7 = Flip 7
pad-with-flip7 = { $points } + { $bonus } = { $sum }
pad-no-twice = zweimal dieselbe Zahl heißt verzockt.
pad-no-eight = mit sieben verschiedenen Zahlen endet die Runde.
pad-no-seven-unsaid = sieben verschiedene Zahlen sind ein Flip 7: Markiere es mit ★.
pad-no-not-seven = ein Flip 7 hat sieben verschiedene Zahlen.
pad-no-no-seven-score = das gibt kein Flip 7.
pad-no-no-score = das geben keine Karten ohne Flip 7.
flip7-odds-next = { $name }: die nächste Karte
flip7-odds-bust = { $chance } verzockt ({ $cards } von { $of })
flip7-odds-saved = { $chance } kostet die Zweite Chance
flip7-odds-now = { $chance } bringt Flip 7
flip7-odds-go-on = Flip 7 beim Weiternehmen: { $chance }
flip7-odds-points = Punkte dieser Runde
flip7-odds-stay = aufhören { $points }
flip7-odds-hit = Karte { $exact ->
    [yes] { $points }
   *[no] etwa { $points }
  }
flip7-odds-if = Kommt { $card }
