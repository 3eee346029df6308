# Uno Flip.
uno-color-red = Rot
uno-color-yellow = Gelb
uno-color-green = Grün
uno-color-blue = Blau
uno-color-pink = Pink
uno-color-teal = Türkis
uno-color-purple = Lila
uno-color-orange = Orange
uno-symbol-draw1 = „Zieh eins“
uno-symbol-draw5 = „Zieh fünf“
uno-symbol-reverse = Richtungswechsel
uno-symbol-skip = Aussetzen
uno-symbol-skip-all = „Alle setzen aus“
uno-symbol-flip = Flip
uno-symbol-wild = Farbwahl
uno-symbol-wild-draw2 = „Farbwahl Zieh zwei“
uno-symbol-wild-draw-color = „Farbwahl Zieh die Farbe“
uno-face = { $color } { $symbol }
uno-any-wild = Farbwahl

### events
uno-event-dealer_card = { $name } { $nameYou ->
    [yes] ziehst
   *[no] zieht
  } { $card }, um den Geber zu bestimmen.
uno-event-dealer_tie = Gleichstand: Alle mit einer { $number } ziehen noch einmal.
uno-event-dealer_shuffled = Die gezogenen Karten wurden zurückgemischt.
uno-event-dealer = { $name } { $nameYou ->
    [yes] hast die höchste Zahl und gibst.
   *[no] hat die höchste Zahl und gibt.
  }
uno-event-round = Runde { $round }: { $name } { $nameYou ->
    [yes] hast
   *[no] hat
  } gegeben.
uno-event-turned_up = Die erste Karte ist { $card }.
uno-event-put_back = { $card } kam zuerst und wurde zurückgemischt.
uno-event-begins = { $name } { $nameYou ->
    [yes] fängst an.
   *[no] fängt an.
  }
uno-event-jumped_in = { $name } { $nameYou ->
    [yes] hast
   *[no] hat
  } eingeworfen, vor { $beforeYou ->
    [yes] dir
   *[no] { $before }
  }!
uno-event-swapped = { $name } { $nameYou ->
    [yes] hast
   *[no] hat
  } die Hand mit { $withYou ->
    [yes] dir
   *[no] { $with }
  } getauscht!
uno-event-new_hand = { $name } { $nameYou ->
    [yes] hast
   *[no] hat
  } jetzt: { $hand }.
uno-event-played = { $name } { $nameYou ->
    [yes] hast
   *[no] hat
  } { $card } gespielt.
uno-event-played-drawn = { $name } { $nameYou ->
    [yes] hast
   *[no] hat
  } die gezogene Karte gleich gespielt: { $card }.
uno-event-said_uno = { $name } { $nameYou ->
    [yes] hast
   *[no] hat
  } „Uno!“ gesagt.
uno-event-drew = { $name } { $nameYou ->
    [yes] hast
   *[no] hat
  } { $card } gezogen{ $why }.
uno-event-drew-back = { $name } { $nameYou ->
    [yes] hast
   *[no] hat
  } eine Karte gezogen{ $why }; ihre Rückseite: { $back }.
uno-event-drew-hidden = { $name } { $nameYou ->
    [yes] hast
   *[no] hat
  } eine Karte gezogen{ $why }.
uno-why-card = {" "}wegen der Aktionskarte
uno-why-caught = {" "}für das vergessene „Uno“
uno-why-guilty = {" "}zur Strafe
uno-why-last-card = {" "}wegen der letzten Karte
uno-why-first-card = {" "}wegen der ersten Karte
uno-event-found = { $name } { $nameYou ->
    [yes] hast
   *[no] hat
  } { $color } gefunden.
uno-event-drew_on = Das passt nicht: { $name } { $nameYou ->
    [yes] ziehst
   *[no] zieht
  } weiter.
uno-event-kept = { $name } { $nameYou ->
    [yes] hast
   *[no] hat
  } die Karte behalten.
uno-event-passed = { $name } { $nameYou ->
    [yes] hast
   *[no] hat
  } gepasst.
uno-event-refilled = Der Ablagestapel wurde umgedreht: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  } zum Ziehen.
uno-event-no_cards = Für { $nameYou ->
    [yes] dich
   *[no] { $name }
  } war keine Karte mehr da.
uno-event-flipped = Flip! Jetzt gilt die { $side ->
    [light] helle
   *[dark] dunkle
  } Seite; oben liegt { $card }.
uno-event-named = { $name } { $nameYou ->
    [yes] wünschst dir
   *[no] wünscht sich
  } { $color }.
uno-event-reversed = Jetzt geht es andersherum: { $direction ->
    [right] im Uhrzeigersinn
   *[left] gegen den Uhrzeigersinn
  }.
uno-event-lost_turn = { $name } { $nameYou ->
    [yes] musst
   *[no] muss
  } aussetzen.
uno-event-skipped_all = Alle anderen setzen aus: { $name } { $nameYou ->
    [yes] bist
   *[no] ist
  } noch einmal dran.
uno-event-caught = { $by } { $byYou ->
    [yes] hast
   *[no] hat
  } { $nameYou ->
    [yes] dich
   *[no] { $name }
  } erwischt: „Uno“ wurde nicht gesagt!
uno-event-challenged = { $name } { $nameYou ->
    [yes] zweifelst
   *[no] zweifelt
  } an { $ofYou ->
    [yes] deinem Zug.
   *[no] dem Zug von { $of }.
  }
uno-event-challenged-hand = { $name } { $nameYou ->
    [yes] zweifelst
   *[no] zweifelt
  } an { $ofYou ->
    [yes] deinem Zug
   *[no] dem Zug von { $of }
  } und { $nameYou ->
    [yes] siehst
   *[no] sieht
  }: { $hand }.
uno-event-verdict = { $name } { $nameYou ->
    [yes] hattest
   *[no] hatte
  } { $verdict ->
    [guilty] doch { $color }: erwischt!
   *[innocent] kein { $color }: zu Unrecht verdächtigt!
  }
uno-event-accepted = { $name } { $nameYou ->
    [yes] nimmst
   *[no] nimmt
  } es hin.
uno-event-blocked = Niemand konnte mehr spielen: Die Runde endete nach { $turns } Zügen.
uno-event-cards_left = { $name } { $nameYou ->
    [yes] hast
   *[no] hat
  } noch: { $cards } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }).
uno-event-round_over = { $name } { $nameYou ->
    [yes] hast
   *[no] hat
  } Runde { $round } gewonnen!
uno-event-round_over-blocked = Runde { $round } ist vorbei; niemand hat sie gewonnen.
uno-event-scored = { $name } { $nameYou ->
    [yes] bekommst
   *[no] bekommt
  } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }.
uno-event-game_over = Das Spiel ist nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
  } zu Ende.
uno-event-won = { $name } { $nameYou ->
    [yes] hast
   *[no] hat
  } das Spiel mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
  } gewonnen!

### moves
uno-move-play = { $card } spielen{ $wild ->
    [yes] {" "}und { $color } wünschen
   *[no] {""}
  }{ $uno ->
    [yes] , mit „Uno!“
   *[no] {""}
  }
uno-move-swap = Hand mit { $name } tauschen
uno-move-color = { $color } wünschen
uno-move-draw = Karte ziehen
uno-move-take = { $search ->
    [only] Ziehen, bis { $until } kommt
    [both] Ziehen, bis { $until } kommt, dann { $cards }
   *[no] { $cards } ziehen
  }
uno-move-pass = Passen
uno-move-keep = Karte behalten
uno-move-challenge = Anzweifeln
uno-move-accept = Hinnehmen
uno-move-catch = { $name } erwischen!
uno-move-uno = Uno!

### what is to be done
uno-ask-over = Das Spiel ist zu Ende.
uno-ask-color = Du bist dran: Welche Farbe wünschst du dir?
uno-ask-challenge = { $name } wünscht sich { $color }. Anzweifeln oder hinnehmen?
uno-ask-drawn = Die gezogene Karte spielen oder behalten?
uno-ask-play = Du bist dran: { $wanted }.
uno-ask-answer = Antworte mit einer Ziehkarte, oder { $search ->
    [only] zieh, bis { $until } kommt
    [both] zieh, bis { $until } kommt, dann noch { $cards }
   *[no] zieh { $cards }
  }.
uno-ask-take = Keine Ziehkarte passt: { $search ->
    [only] Zieh, bis { $until } kommt
    [both] Zieh, bis { $until } kommt, dann noch { $cards }
   *[no] Zieh { $cards }
  }!
uno-ask-swap = Eine 7! Mit wem tauschst du die Hand?
uno-ask-jump = Genau dieselbe Karte: Wirf sie ein, außer der Reihe!
uno-ask-draw = Du bist dran: Nichts passt. Zieh!
uno-ask-pass = Du bist dran und kannst nur passen.
uno-ask-catch = { $name } hat nicht „Uno“ gesagt!
uno-ask-late = Du hast nicht „Uno“ gesagt! Sag es, bevor dich jemand erwischt.
uno-ask-keep = Die gezogene Karte passt nicht: Du behältst sie.
uno-ask-wait = { $nameYou ->
    [yes] Du bist dran
   *[no] { $name } ist dran
  } …
uno-ask-swapping = { $name } { $nameYou ->
    [yes] wählst
   *[no] wählt
  }, mit wem die Hand getauscht wird …
uno-ask-drawing = { $name } { $nameYou ->
    [yes] ziehst
   *[no] zieht
  }{ $hunt ->
    [yes] , bis { $until } kommt
   *[no] {""}
  } …
uno-ask-dealing = Die Karten werden ausgeteilt …

### why not
uno-no-fit = { $card } passt nicht: { $symbol ->
    [none] Es ist nicht { $color }.
   *[other] weder { $color } noch { $symbol }.
  }
uno-no-turn = Noch nicht: { $name } ist dran.
uno-no-other = Jetzt geht nur die gezogene Karte: { $card }. Oder behalte sie.
uno-no-answer = Erst anzweifeln oder hinnehmen.
uno-no-wild = { $card } geht nur, wenn du kein { $color } hast.
uno-no-answer-stack = Auf einen Stapel antwortet nur eine passende Ziehkarte. Oder zieh alles.
uno-no-swap = Wähl erst, mit wem du die Hand tauschst.
uno-no-last = { $card } ist keine Zahl: Die letzte Karte muss eine sein.
uno-no-color = Wünsch dir erst eine Farbe.
uno-no-catch = Gerade kann niemand erwischt werden.
uno-no-uno = Gerade gibt es nichts zu sagen.
uno-no-fit-flip = { $card } passt nicht auf den ersten Flip: nur { $color }, eine Farbwahl oder ein anderer Flip.

### on the board
uno-others = Die anderen
uno-piles = Die Stapel
uno-hand = Deine Karten
uno-actions = Was du tun kannst
uno-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
uno-backs = { $count ->
    [one] Rückseite der Karte
   *[other] Rückseiten von { $count } Karten
  }: { $cards }
uno-faces = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }: { $cards }
uno-next = danach
uno-dealer = gibt
uno-draws-until = zieht bis
uno-draws-more = zieht noch { $left }
uno-said = Uno!
uno-shout-caught = Erwischt!
uno-dealer-card = Gezogen, um den Geber zu bestimmen: { $card }
uno-card = { $card }, dahinter { $back }{ $playable ->
    [yes] , spielbar
   *[no] , jetzt nicht spielbar
  }{ $drawn ->
    [yes] , eben gezogen
   *[no] {""}
  }
uno-draw-pile = Ziehstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }{ $back ->
    [none] {""}
   *[other] , Rückseite der obersten { $back }
  }
uno-draw-pile-name = im Stapel
uno-discard-pile = Ablagestapel: oben { $card }
uno-discard-empty = Ablagestapel: leer
uno-discard-count = { $count } gelegt
uno-color-now = Farbe: { $color }
uno-side-light = helle Seite
uno-side-dark = dunkle Seite
uno-direction-right = Es geht im Uhrzeigersinn
uno-direction-left = Es geht gegen den Uhrzeigersinn
uno-clockwise = im Uhrzeiger­sinn
uno-counterclockwise = gegen den Uhrzeiger­sinn
uno-say = Uno!
uno-say-how = Zur nächsten Karte „Uno!“ sagen
uno-say-when = bevor du die vorletzte Karte spielst
uno-choose = Welche Farbe?
uno-choose-for = { $card }: Welche Farbe?
uno-cancel = Andere Karte
uno-challenge-means = Du siehst die Karten. Hatte { $name } { $color }: { $side ->
    [light] { $name } zieht 2, und du spielst.
   *[dark] { $name } zieht, bis { $now } kommt, und du spielst.
  } Sonst { $side ->
    [light] ziehst du 4.
   *[dark] ziehst du so lange, und dann noch 2.
  }
uno-accept-means = { $side ->
    [light] Du ziehst 2 und setzt aus.
   *[dark] Du ziehst, bis { $now } kommt, und setzt aus.
  }
uno-color-before = die Farbe davor
uno-hand-of = { $name } hatte:
uno-round-won = { $nameYou ->
    [yes] Du gewinnst Runde { $round }
   *[no] { $name } gewinnt Runde { $round }
  }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
uno-round-blocked = Runde { $round }: niemand hat gewonnen
