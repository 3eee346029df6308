# Der Punktezettel dieses Spiels.
pad-nothing-flip7 = Geplatzt
pad-who-flip7 = Flip 7
pad-with-flip7 = mit dem Bonus
pad-no-twice = zweimal dieselbe Zahl ist geplatzt.
pad-no-eight = mit sieben verschiedenen Zahlen endet die Runde.
pad-no-seven-unsaid = sieben verschiedene Zahlen sind ein Flip 7: Markiert es mit ★.
pad-no-not-seven = ein Flip 7 hat sieben verschiedene Zahlen.
pad-no-no-seven-score = das gibt kein Flip 7.
pad-no-no-score = das geben keine Karten ohne Flip 7.
