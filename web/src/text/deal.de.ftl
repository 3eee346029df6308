# Die Karten eines beendeten Spiels für jemand anderen.
deal-title = Karten von Freunden
deal-friend = dein Freund
deal-send = Spiel meine Karten
deal-send-about = Ein Link, mit dem jemand dieselben Karten, Regeln und Bots bekommt. Er enthält dein Ergebnis.
deal-link = Link zu diesen Karten
deal-invite = Ich habe mit diesen Karten { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } gemacht. Und du?
deal-result = { $name } kam mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  } auf Platz { $place } von { $seats }.
deal-about = { $bots ->
    [0] Du bekommst dieselben Karten.
    [one] Du bekommst dieselben Karten, gegen denselben Bot.
   *[other] Du bekommst dieselben Karten, gegen dieselben { $bots } Bots.
  }
deal-level = Ihre Stufe: { $level }.
deal-rules = { $rules ->
    [one] Eine Regel ist anders als gedruckt.
   *[other] { $rules } Regeln sind anders als gedruckt.
  }
deal-instead = Das Spiel mit anderen Karten von Freunden, das du begonnen hast, wird aufgegeben.
deal-play = Diese Karten spielen
deal-go-on = Weiterspielen
deal-unreadable = In diesem Link stehen keine Karten. Vielleicht fehlt ein Teil davon.
deal-compared = Dieselben Karten, zwei Ergebnisse
deal-place = Platz { $place }
deal-better = Du warst besser als { $name }.
deal-worse = { $name } war besser.
deal-equal = Du kamst auf denselben Platz wie { $name }.
