# Was für einen Zug spricht: die Tatsachen von uc_reasons (include/upcard/search.h).
reason-flip7-no-card = Es ist keine Karte mehr da, also ist das wie Aufhören.
reason-flip7-saved = Mit { $a } von { $b } ungesehenen Karten wärst du raus, aber deine Zweite Chance fängt eine ab.
reason-flip7-safe = Keine der { $a } ungesehenen Karten wirft dich raus.
reason-flip7-bust = { $a } von { $b } ungesehenen Karten { $a ->
    [one] wirft
   *[other] werfen
  } dich raus.
reason-flip7-seven = { $a ->
    [one] { $a } macht
   *[other] { $a } machen
  } einen Flip 7.
reason-flip7-stay = Du sicherst { $a ->
    [one] { $a } Punkt
   *[other] { $a } Punkte
  } und hast dann { $b }.
reason-flip7-freeze = { $name } sichert { $a ->
    [one] { $a } Punkt
   *[other] { $a } Punkte
  } und hört mit { $b } auf.
reason-flip7-freeze-you = Du sicherst { $a ->
    [one] { $a } Punkt
   *[other] { $a } Punkte
  } und hörst mit { $b } auf.
reason-flip7-three = Mit { NUMBER($b, maximumFractionDigits: 0) } % Wahrscheinlichkeit werfen drei Karten { $name } raus; zu verlieren { $a ->
    [one] ist { $a } Punkt
   *[other] sind { $a } Punkte
  }.
reason-flip7-three-you = Mit { NUMBER($b, maximumFractionDigits: 0) } % Wahrscheinlichkeit werfen drei Karten dich raus; zu verlieren { $a ->
    [one] ist { $a } Punkt
   *[other] sind { $a } Punkte
  }.
reason-flip7-second = { $nameYou ->
    [yes] Du hast
   *[no] { $name } hat
  } mit dieser Runde { $a ->
    [one] { $a } Punkt
   *[other] { $a } Punkte
  }.
reason-hilo-trade = Die { $a } kommt an die Stelle deiner { $b }.
reason-hilo-trade-down = Die { $a } kommt an die Stelle einer unbekannten Karte, die im Schnitt { $b } zählt.
reason-hilo-remove = { $a ->
    [one] { $a } Punkt fällt
   *[other] { $a } Punkte fallen
  } weg.
reason-hilo-keep = Die Linie bleibt und kann später weg.
reason-hilo-discard = Die { $a } geht weg, und eine deiner Karten wird aufgedeckt.
reason-hilo-draw = Die Karten, die kommen können, zählen im Schnitt { $a }.
reason-hilo-turn = Eine verdeckte Karte zählt im Schnitt { $a }.
reason-hilo-left = Etwa { $a } Punkte bleiben dir nach diesem Zug.
reason-hi-lo-flip-last = Deine letzte Karte: Du bekommst { $a } Punkte und 10 dazu.
reason-hi-lo-flip-follow = { $a } von { $b } ungesehenen Karten können darauf folgen; der Stapel zählt dann { $c }.
reason-hi-lo-flip-skip = Wer danach dran ist, zieht und setzt aus.
reason-hi-lo-flip-again = Du spielst noch einmal.
reason-uno-flip-last = Es ist deine letzte Karte: Die Runde gehört dir.
reason-uno-flip-draw-one = { $name } zieht eine.
reason-uno-flip-draw-five = { $name } zieht fünf.
reason-uno-flip-skip = { $name } setzt aus.
reason-uno-flip-skip-all = Alle anderen setzen aus.
reason-uno-flip-draw-two = { $name } zieht zwei.
reason-uno-flip-draw-color = { $name } zieht, bis eine Karte die Farbe hat, die du nennst.
reason-uno-flip-flip = Deine Hand zählt { $a } auf dieser Seite und { $b } auf der anderen.
reason-uno-flip-more = Du hast noch { $a } { $color ->
    [red] rote
    [yellow] gelbe
    [green] grüne
    [blue] blaue
    [pink] pinke
    [teal] türkise
    [purple] lila
   *[orange] orange
  } { $a ->
    [one] Karte
   *[other] Karten
  }.
reason-uno-flip-left = { $a ->
    [one] { $a } Karte bleibt
   *[other] { $a } Karten bleiben
  } auf deiner Hand.
reason-uno-flip-color = Du hast { $a } { $color ->
    [red] rote
    [yellow] gelbe
    [green] grüne
    [blue] blaue
    [pink] pinke
    [teal] türkise
    [purple] lila
   *[orange] orange
  } { $a ->
    [one] Karte
   *[other] Karten
  }.
reason-uno-flip-holds = { $name } hat { $a ->
    [one] { $a } Karte
   *[other] { $a } Karten
  }.
reason-uno-flip-catch = { $name } zieht zwei Karten für das vergessene Wort.
reason-uno-flip-draw = Eine Karte mehr auf der Hand, die passen kann.
reason-uno-flip-keep = Die Hand bleibt, wie sie ist.
