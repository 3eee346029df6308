# Der Punktezettel dieses Spiels.
pad-who-hi_lo_flip = Ist fertig
pad-with-hi_lo_flip = { $points } + { $bonus } = { $sum }
pad-no-no-bonus = der Bonus fürs Fertigwerden fehlt.
pad-no-negative = Punkte sind nicht negativ.
pad-worth-hi_lo_flip = 1 Punkt je Karte, 10 bei einer 0 am Ende
pad-heap-hi_lo_flip = Karten
pad-heap-valued-hi_lo_flip = davon mit 0 am Ende
pad-no-heap = es gibt 100 Karten, und zehn davon enden auf 0.
pad-no-heap-tens = mehr Karten enden auf 0, als da sind.
