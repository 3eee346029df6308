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
reason-uno-flip-catch = { $name } zieht Karten für das vergessene Wort.
reason-uno-flip-say = Niemand kann dich mehr erwischen.
reason-uno-flip-draw = Eine Karte mehr auf der Hand, die passen kann.
reason-uno-flip-draw-until = Du ziehst, bis eine Karte passt, und darfst sie spielen.
reason-uno-flip-draw-keep = Eine Karte mehr auf der Hand, und dein Zug ist zu Ende.
reason-uno-flip-keep = Die Hand bleibt, wie sie ist.
reason-uno-flip-stack = Du ziehst den ganzen Stapel.
