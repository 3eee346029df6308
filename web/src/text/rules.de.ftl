# Die Regelbücher auf der Seite.
rules-of = Regeln: { $game }
rules-all = Alle Regeln
rules-shared = Was alle Spiele gemeinsam haben
rules-shared-about = Plätze, Alter, Züge, und wie ein Tisch geschrieben wird.
rules-rulings = Einzelheiten
rules-rulings-about = Was gilt, wo ein Regelbuch es offenlässt.
rules-contents = Inhalt
rules-search = Suche
rules-search-for = ein Wort, oder 3.2
rules-found = { $count ->
    [one] an { $count } Stelle
   *[other] an { $count } Stellen
  }
rules-nothing = Hier steht nichts mit diesen Wörtern.
rules-for-programs = für Programme
refused-game_over = Das Spiel ist aus.
refused-unknown_move = Diesen Zug gibt es nicht.
refused-not_your_turn = Du bist nicht dran.
refused-illegal_move = Das geht jetzt nicht.

# Karten, wie Regelbücher sie nennen.
card-red = Rot
card-yellow = Gelb
card-green = Grün
card-blue = Blau
card-pink = Pink
card-teal = Türkis
card-purple = Lila
card-orange = Orange
card-cyan = Türkis
card-draw1 = Zieh eins
card-draw5 = Zieh fünf
card-reverse = Richtungswechsel
card-skip = Aussetzen
card-flip = Flip
card-wild = Farbwahl
card-flip3 = Drei ziehen
card-freeze = Einfrieren
card-skip-all = Alle setzen aus
card-wild-draw2 = Farbwahl Zieh zwei
card-wild-draw-color = Farbwahl Zieh die Farbe
