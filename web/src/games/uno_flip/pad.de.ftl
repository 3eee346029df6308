# Der Punktezettel dieses Spiels.
pad-who-uno_flip = Ist fertig
pad-card-draw1 = zieh 1
pad-card-draw5 = zieh 5
pad-card-reverse = Umkehr
pad-card-skip = Aus­setzen
pad-card-skip-all = alle setzen aus
pad-card-flip = Flip
pad-card-wild = Farbwahl
pad-card-wild-draw2 = Wahl zieh 2
pad-card-wild-draw-color = Wahl zieh Farbe
pad-nobody-uno_flip = Niemand, die Runde war blockiert
pad-no-nobody = Wer ist fertig?
pad-no-mixed = Manche Karten sind hell, andere dunkel. Alle Hände zeigen dieselbe Seite.
pad-no-sides = alle Karten zeigen dieselbe Seite.
pad-no-out-holds = Wer fertig ist, hat keine Karte mehr.
pad-no-partners = Partner haben dieselben Punkte.
pad-no-winner-scores = Punkte bekommt nur, wer fertig ist.
