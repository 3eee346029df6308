# Hi Lo Flip

hi_lo_flip-hi = HI
hi_lo_flip-lo = LO
hi_lo_flip-any = jede Karte
hi_lo_flip-higher = höher als { $top }
hi_lo_flip-lower = niedriger als { $top }
hi_lo_flip-not-higher = { $card } ist nicht höher als { $top }.
hi_lo_flip-not-lower = { $card } ist nicht niedriger als { $top }.

hi_lo_flip-card-plain = { $card }
hi_lo_flip-card-ten = { $card }, 10 Punkte
hi_lo_flip-card-skip = { $card }, lässt aussetzen
hi_lo_flip-card-more = { $card }, und noch eine Karte
hi_lo_flip-playable = spielbar
hi_lo_flip-not-playable = nicht spielbar
hi_lo_flip-hand = Deine Hand, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
hi_lo_flip-hand-of = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  } auf der Hand
hi_lo_flip-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
hi_lo_flip-taken = +{ $points }
hi_lo_flip-taken-long = in dieser Runde genommen: { $cards ->
    [0] keine Karten
    [one] { $cards } Karte, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }
   *[other] { $cards } Karten, { $points } Punkte
  }
hi_lo_flip-draw-pile = Nachziehstapel
hi_lo_flip-discard-pile = Ablagestapel
hi_lo_flip-discard-empty = Der Ablagestapel ist leer
hi_lo_flip-discard-long = Ablagestapel: { $top } liegt oben, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
hi_lo_flip-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
hi_lo_flip-chip = Der Chip zeigt { $side }
hi_lo_flip-chip-none = Der Chip wurde noch nicht geworfen
hi_lo_flip-chip-turned = gedreht!
hi_lo_flip-chip-stays = bleibt { $side }
hi_lo_flip-chip-hi = höher
hi_lo_flip-chip-lo = niedriger

hi_lo_flip-now-skipped = setzt aus
hi_lo_flip-now-took = nimmt { $points }
hi_lo_flip-now-owes = noch eine!
hi_lo_flip-now-reset = nichts passt
hi_lo_flip-now-out = letzte Karte!

hi_lo_flip-round-over = Runde { $round } ist vorbei
hi_lo_flip-seat = Spieler
hi_lo_flip-piles = Stapel
hi_lo_flip-bonus = Bonus
hi_lo_flip-sum = Runde
hi_lo_flip-total = Summe
hi_lo_flip-last-round = Letzte Runde: { $scores }
hi_lo_flip-last-score = { $name } { $score }

hi_lo_flip-dealt = Du bekommst die { $card }.
hi_lo_flip-opened = Der Chip wurde geworfen und zeigt { $side }: { $nameYou ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
  }
hi_lo_flip-tossed = { $nameYou ->
    [yes] Du hattest nichts Passendes und hast den Chip geworfen:
   *[no] { $name } hatte nichts Passendes und hat den Chip geworfen:
  } { $turned ->
    [yes] Er zeigt jetzt { $side }.
   *[no] Er bleibt auf { $side }.
  }
hi_lo_flip-drew = { $nameYou ->
    [yes] Du hast die { $card } gezogen.
   *[no] { $name } hat die { $card } gezogen.
  }
hi_lo_flip-drew-hidden = { $nameYou ->
    [yes] Du hast eine Karte gezogen.
   *[no] { $name } hat eine Karte gezogen.
  }
hi_lo_flip-played = { $drawn ->
    [yes] { $nameYou ->
        [yes] Du spielst die { $card }, die du gerade gezogen hast.
       *[no] { $name } spielt die gerade gezogene { $card }.
      }
   *[no] { $nameYou ->
        [yes] Du spielst die { $card }.
       *[no] { $name } spielt die { $card }.
      }
  }
hi_lo_flip-owes = { $nameYou ->
    [yes] Sie endet auf 2: Du musst noch eine Karte spielen.
   *[no] Sie endet auf 2: { $name } muss noch eine Karte spielen.
  }
hi_lo_flip-skipped = { $byYou ->
    [yes] Deine Karte endet auf 1:
   *[no] Die Karte von { $by } endet auf 1:
  } { $nameYou ->
    [yes] Du ziehst eine Karte und setzt aus.
   *[no] { $name } zieht eine Karte und setzt aus.
  }
hi_lo_flip-recycled = Der Ablagestapel wird zum Nachziehstapel ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }); die { $top } bleibt liegen.
hi_lo_flip-no_card = { $nameYou ->
    [yes] Für dich war keine Karte zum Ziehen da.
   *[no] Für { $name } war keine Karte zum Ziehen da.
  }
hi_lo_flip-took = { $fromYou ->
    [yes] Du hattest nichts Passendes auf die { $top }:
   *[no] { $from } hatte nichts Passendes auf die { $top }:
  } { $nameYou ->
    [yes] Du nimmst
   *[no] { $name } nimmt
  } { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  } für { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
  }
hi_lo_flip-out = { $nameYou ->
    [yes] Du hast deine letzte Karte gespielt: Du nimmst den Stapel
   *[no] { $name } hat die letzte Karte gespielt und nimmt den Stapel
  } ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }) und { $bonus ->
    [one] { $bonus } Punkt.
   *[other] { $bonus } Punkte.
  }
hi_lo_flip-scored = { $nameYou ->
    [yes] Du hast in dieser Runde
   *[no] { $name } hat in dieser Runde
  } { $score ->
    [one] { $score } Punkt geholt.
   *[other] { $score } Punkte geholt.
  }
hi_lo_flip-round = Runde { $round }: { $nameYou ->
    [yes] Du hast die wenigsten Punkte und beginnst.
   *[no] { $name } hat die wenigsten Punkte und beginnt.
  }
hi_lo_flip-won = { $nameYou ->
    [yes] Du hast mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
      } gewonnen!
   *[no] { $name } hat mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
      } gewonnen.
  }

hi_lo_flip-move = Die { $card } spielen

hi_lo_flip-over = Das Spiel ist zu Ende.
hi_lo_flip-dealing = Die Karten werden ausgeteilt …
hi_lo_flip-toss = Der Chip wird geworfen.
hi_lo_flip-draws = { $nameYou ->
    [yes] Du ziehst eine Karte.
   *[no] { $name } zieht eine Karte.
  }
hi_lo_flip-ask-begin = { $nameYou ->
    [yes] Du beginnst: Spiel irgendeine Karte.
   *[no] { $name } beginnt mit irgendeiner Karte.
  }
hi_lo_flip-ask-play = { $nameYou ->
    [yes] Du bist dran: { $wanted }.
   *[no] { $name } ist dran: { $wanted }.
  }
hi_lo_flip-ask-another = { $nameYou ->
    [yes] Noch eine Karte: { $wanted }.
   *[no] { $name } spielt noch eine Karte: { $wanted }.
  }
hi_lo_flip-ask-restart = { $nameYou ->
    [yes] Neuer Stapel: irgendeine Karte.
   *[no] { $name } beginnt einen neuen Stapel.
  }
hi_lo_flip-ask-stuck = { $nameYou ->
    [yes] Nichts passt: Der Chip wird geworfen.
   *[no] { $name } hat nichts Passendes und wirft den Chip.
  }

# Die Lektion
hi_lo_flip-lesson-welcome = Willkommen! Die Karten gehen von 1 bis 100. Stapel, die du nimmst, bringen Punkte, und wer zuerst seine letzte Karte spielt, bekommt 10 dazu. Diese sieben sind deine.
hi_lo_flip-lesson-chip = Der Chip zeigt HI: Jede Karte muss höher sein als die davor. Bei LO muss jede niedriger sein.
hi_lo_flip-lesson-begin = Du beginnst mit irgendeiner Karte. Eine niedrige lässt Platz nach oben: Spiel die 14.
hi_lo_flip-lesson-two = 46! Deine Karten darunter sind blass, denn sie sind nicht höher. Spiel die 52: Sie endet auf 2, also spielst du gleich noch eine.
hi_lo_flip-lesson-one = Jetzt die zweite Karte: Spiel die 61. Sie endet auf 1: Wer als Nächstes dran wäre, zieht eine Karte und setzt aus.
hi_lo_flip-lesson-hundred = Ausgesetzt: Schon bist du wieder dran. Karten, die auf 0 enden, zählen 10 Punkte für den, der sie nimmt. Nichts ist höher als 100: Spiel sie!
hi_lo_flip-lesson-taken = Nichts war höher. Der Chip wurde geworfen und blieb auf HI, auch die gezogene Karte passte nicht, also ging der Stapel an den, der davor gespielt hatte: an dich! Fünf Karten, 14 Punkte. Dann begann ein neuer Stapel mit irgendeiner Karte, der 95.
hi_lo_flip-lesson-turned = Du hattest nichts Höheres als 95, aber dein Wurf hat den Chip auf LO gedreht. Dann passt jede Karte deiner Hand. Spiel die 73.
hi_lo_flip-lesson-lower = Ab jetzt geht es abwärts, bis ein Wurf den Chip wieder dreht. Niedriger als 24: Spiel die 19.
hi_lo_flip-lesson-reset = Pech: 8 ist nicht niedriger als 5, der Chip blieb auf LO, und die gezogene 40 passte auch nicht (sonst wäre sie von selbst gespielt worden). So ging der Stapel an die andere Seite.
hi_lo_flip-lesson-restart = Du beginnst einen neuen Stapel mit irgendeiner Karte. Werde die hohe los: Spiel die 40.
hi_lo_flip-lesson-last = Eine Karte ist noch da, und sie ist niedriger als 17. Deine letzte Karte beendet die Runde: Du nimmst den Stapel und 10 Punkte dazu. Spiel die 8!
hi_lo_flip-lesson-end = Das ist das ganze Spiel! Karten, die noch auf der Hand sind, zählen nichts. Sonst wird gespielt, bis jemand 75 Punkte hat. Viel Spaß!
