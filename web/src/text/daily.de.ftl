# Die Karten des Tages.
daily-title = Tagesspiel
daily-about = Heute bekommen alle dieselben Karten, gegen zwei Bots der Stufe „normal“. Du hast einen Versuch pro Spiel: ohne Tipps, ohne Zurücknehmen.
daily-play = Spielen
daily-go-on = Weiterspielen
daily-result = Platz { $place } von { $seats }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
daily-share = Ergebnis teilen
daily-others = Tagesspiele
daily-row = { $days } Tage in Folge.
daily-days = Deine Tage
daily-before = Der Monat davor
daily-after = Der Monat danach
daily-played = { $games ->
    [one] Ein Spiel,
   *[other] { $games } Spiele,
  } { $won } gewonnen
daily-legend = Ein Ring ist ein beendetes Spiel, ein voller ein gewonnenes.
