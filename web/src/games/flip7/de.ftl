# Karten
flip7-plus = plus { $points }
flip7-card-times = mal 2
flip7-card-freeze = Einfrieren
flip7-card-flip3 = Drei ziehen
flip7-card-second = Zweite Chance
flip7-card-busting = { $card }, schon die zweite: verzockt
flip7-card-lost = { $card }, weg

# Was geschehen ist
flip7-round = { $nameYou ->
    [yes] Runde { $round } beginnt. Du gibst.
   *[no] Runde { $round } beginnt. { $name } gibt.
  }
flip7-reshuffled = Der Ablagestapel ist wieder Nachziehstapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }.
flip7-dealt = { $nameYou ->
    [yes] Du bekommst: { $card }.
   *[no] { $name } bekommt: { $card }.
  }
flip7-drew = { $nameYou ->
    [yes] Du nimmst eine Karte: { $card }.
   *[no] { $name } nimmt eine Karte: { $card }.
  }
flip7-flipped = { $left ->
    [0] { $nameYou ->
        [yes] Du deckst auf: { $card }, die letzte.
       *[no] { $name } deckt auf: { $card }, die letzte.
      }
   *[other] { $nameYou ->
        [yes] Du deckst auf: { $card }. Noch { $left }.
       *[no] { $name } deckt auf: { $card }. Noch { $left }.
      }
  }
flip7-no-card = { $nameYou ->
    [yes] Für dich ist keine Karte mehr da.
   *[no] Für { $name } ist keine Karte mehr da.
  }
flip7-stayed = { $nameYou ->
    [yes] Du hörst mit { $points } auf.
   *[no] { $name } hört mit { $points } auf.
  }
flip7-busted = { $nameYou ->
    [yes] Die zweite { $card }: Du hast dich verzockt.
   *[no] Die zweite { $card }: { $name } hat sich verzockt.
  }
flip7-saved = { $nameYou ->
    [yes] Deine Zweite Chance rettet dich vor der zweiten { $card }.
   *[no] Eine Zweite Chance rettet { $name } vor der zweiten { $card }.
  }
flip7-set-aside = { $nameYou ->
    [yes] Du legst „{ $card }“ für später beiseite.
   *[no] { $name } legt „{ $card }“ für später beiseite.
  }
flip7-froze = { $nameYou ->
    [yes] Du frierst { $target } bei { $points } ein.
   *[no] { $targetYou ->
        [yes] { $name } friert dich bei { $points } ein.
       *[no] { $name } friert { $target } bei { $points } ein.
      }
  }
flip7-froze-self = { $nameYou ->
    [yes] Du frierst dich selbst bei { $points } ein.
   *[no] { $name } friert sich selbst bei { $points } ein.
  }
flip7-flip3 = { $nameYou ->
    [yes] Du lässt { $target } drei Karten ziehen.
   *[no] { $targetYou ->
        [yes] { $name } lässt dich drei Karten ziehen.
       *[no] { $name } lässt { $target } drei Karten ziehen.
      }
  }
flip7-flip3-self = { $nameYou ->
    [yes] Du ziehst selbst drei Karten.
   *[no] { $name } zieht selbst drei Karten.
  }
flip7-gave = { $nameYou ->
    [yes] Du gibst { $target } eine Zweite Chance.
   *[no] { $targetYou ->
        [yes] { $name } gibt dir eine Zweite Chance.
       *[no] { $name } gibt { $target } eine Zweite Chance.
      }
  }
flip7-discarded = { $nameYou ->
    [yes] Deine Karte „{ $card }“ wird abgelegt.
   *[no] Die Karte „{ $card }“ von { $name } wird abgelegt.
  }
flip7-seven = { $nameYou ->
    [yes] Sieben Zahlen: Du hast einen Flip 7!
   *[no] Sieben Zahlen: { $name } hat einen Flip 7!
  }
flip7-round-over = Runde { $round } ist vorbei.
flip7-scored = { $nameYou ->
    [yes] { $points ->
        [0] Du bekommst nichts.
        [one] Du bekommst { $points } Punkt.
       *[other] Du bekommst { $points } Punkte.
      }
   *[no] { $points ->
        [0] { $name } bekommt nichts.
        [one] { $name } bekommt { $points } Punkt.
       *[other] { $name } bekommt { $points } Punkte.
      }
  }
flip7-game-over = Das Spiel ist nach Runde { $round } zu Ende.
flip7-won = { $nameYou ->
    [yes] Du gewinnst { flip7-with-points }!
   *[no] { $name } gewinnt { flip7-with-points }.
  }
flip7-gave-self = { $nameYou ->
    [yes] Du behältst die Zweite Chance.
   *[no] { $name } behält die Zweite Chance.
  }
flip7-lost = Herausforderung verloren: Niemand hat rechtzeitig { points } erreicht.
flip7-challenge = Herausforderung: { points } bis zum Ende von Runde { $rounds }

# Züge
flip7-move-hit = Noch eine Karte
flip7-move-stay = Mit { $points } aufhören
flip7-move-target = { $nameYou ->
    [yes] Du selbst
   *[no] { $name }
  }
flip7-move-freeze = { $nameYou ->
    [yes] Dich selbst einfrieren
   *[no] { $name } einfrieren
  }
flip7-move-flip3 = { $nameYou ->
    [yes] Selbst drei ziehen
   *[no] { $name } zieht drei
  }
flip7-move-second = { $nameYou ->
    [yes] Zweite Chance für dich
   *[no] Zweite Chance für { $name }
  }

# Was zu tun ist
flip7-prompt-over = Das Spiel ist zu Ende.
flip7-prompt-choose = Noch eine oder aufhören?
flip7-prompt-hit = Nimm eine Karte.
flip7-prompt-target = Wähle jemanden aus.
flip7-prompt-freeze = Einfrieren: Für wen ist die Runde vorbei?
flip7-prompt-flip3 = Drei ziehen: Wer nimmt drei Karten?
flip7-prompt-second = Du hast schon eine Zweite Chance: Wer bekommt diese?
flip7-wait-deal = Die Karten werden ausgeteilt …
flip7-wait-card = { $nameYou ->
    [yes] Deine Karte kommt …
   *[no] { $name } nimmt eine Karte …
  }
flip7-wait-choose = { $nameYou ->
    [yes] Du bist dran.
   *[no] { $name }: noch eine oder aufhören?
  }
flip7-wait-target = { $nameYou ->
    [yes] Du wählst aus, wer die Karte bekommt.
   *[no] { $name } wählt aus, wer die Karte bekommt …
  }

# Das Brett
flip7-others = Die anderen
flip7-cards-of = { $nameYou ->
    [yes] Deine Karten
   *[no] Karten von { $name }
  }
flip7-extras-of = { $nameYou ->
    [yes] Deine weiteren Karten
   *[no] Weitere Karten von { $name }
  }
flip7-seat-of = { $nameYou ->
    [yes] Dein Platz
   *[no] Platz von { $name }
  }
flip7-hit = Noch eine
flip7-stay = Aufhören
flip7-with-points = { $points ->
    [one] mit { $points } Punkt
   *[other] mit { $points } Punkten
  }
flip7-takes-card = Karte nehmen
flip7-odds = { $bust } raus
flip7-odds-seven = { $seven } Flip 7
flip7-odds-whole = Mit der nächsten Karte verzockst du dich mit einer Chance von { $bust }.{ $seven ->
    [no] {""}
   *[other] {" "}Nimmst du immer weiter Karten, bekommst du mit einer Chance von { $seven } einen Flip 7.
  }
flip7-actions = Was du tun kannst
flip7-middle = Die Mitte des Tisches
flip7-stake = { $nameYou ->
    [yes] Punkte im Spiel
   *[no] Punkte im Spiel für { $name }
  }
flip7-stake-lost = { $nameYou ->
    [yes] Punkte: du hast dich verzockt
   *[no] Punkte: { $name } hat sich verzockt
  }
flip7-deck = Stapel
flip7-discard = Ablage
flip7-pile = { $pile }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
flip7-active = im Spiel
flip7-stayed-status = aufgehört
flip7-frozen = eingefroren
flip7-busted-status = verzockt
flip7-row-points = { $points ->
    [one] { $points } Punkt in dieser Reihe
   *[other] { $points } Punkte in dieser Reihe
  }
flip7-score = +{ $points }
flip7-score-last = letzte Runde +{ $points }
flip7-progress = { $count ->
    [0] noch keine Zahl
    [7] Flip 7!
   *[other] { $count } von 7 Zahlen
  }
flip7-to-give = { $nameYou ->
    [yes] { $card }: für wen?
   *[no] { $name } hat „{ $card }“
  }
flip7-drawing = { $nameYou ->
    [yes] Drei ziehen: noch { $left } für dich
   *[no] Drei ziehen: noch { $left } für { $name }
  }
flip7-waiting = beiseite
flip7-waiting-card = { $nameYou ->
    [yes] { $card }, von dir beiseitegelegt
   *[no] { $card }, von { $name } beiseitegelegt
  }
flip7-interrupted = unterbrochen
flip7-interrupted-card = { $nameYou ->
    [yes] { $card }, du ziehst danach weiter
   *[no] { $card }, { $name } zieht danach weiter
  }
flip7-shout-bust = Verzockt!
flip7-shout-bust-about = Schon die zweite { $card } · { $points ->
    [one] { $points } Punkt weg
   *[other] { $points } Punkte weg
  }
flip7-shout-seven = Flip 7!
flip7-shout-seven-about = { $nameYou ->
    [yes] Du: { $points } Punkte und 15 extra
   *[no] { $name }: { $points } Punkte und 15 extra
  }
flip7-end-of-round = Runde { $round } ist vorbei

# Die Lektion
flip7-lesson-1 = Sammle verschiedene Zahlen: Ihre Summe sind deine Punkte. Kommt eine Zahl, die du schon hast, bist du raus: keine Punkte! Deine erste Karte liegt unten.
flip7-lesson-2 = Du hast eine 5. Nimm noch eine Karte, oder hör auf und behalte, was du hast. Nimm noch eine!
flip7-lesson-3 = Eine 8: 13 Punkte. Hohe Zahlen kommen oft: Es gibt zwölf 12er, aber nur eine 1. Bens +4 bringt einfach Punkte. Noch eine!
flip7-lesson-4 = Eine Zweite Chance: Sie rettet dich einmal. Ada hat „Einfrieren“ gezogen und Ben gegeben: Er behält seine Punkte, scheidet aber für diese Runde aus. Du bist sicher: noch eine!
flip7-lesson-5 = Die zweite 8! Deine Zweite Chance hat dich gerettet; beide Karten sind weg. Ada hatte keine und hat sich verzockt. Nur du bist noch dabei: noch eine!
flip7-lesson-6 = Mal 2 verdoppelt deine Zahlen: (5 + 8) × 2 = 26. Nichts rettet dich mehr: Sei klug und hör auf.
flip7-lesson-7 = 26 Punkte für dich. Wer am Ende einer Runde zuerst 200 hat, gewinnt. In dieser Runde hat Ada sich schon verzockt. Noch eine!
flip7-lesson-8 = „Drei ziehen“! Jemand muss drei Karten nehmen, und du wählst, wer. Mit nur einer 1 hast du wenig zu fürchten. Wähle dich selbst!
flip7-lesson-9 = Vier verschiedene Zahlen. Sieben sind ein Flip 7: 15 Punkte extra, und die Runde endet sofort. Trau dich: noch eine!
flip7-lesson-10 = Eine 12, fünf Zahlen! Die Reihe zeigt, wie viele noch fehlen. Noch eine!
flip7-lesson-11 = Sechs Zahlen! Mit 44 Punkten darf man gern aufhören. Aber dieses eine Mal: noch eine!
flip7-lesson-12 = Flip 7! 47 Punkte und 15 dazu. Jetzt weißt du alles, was du brauchst. Viel Spaß!
flip7-refused-stay = Du hast noch keine Karte, also kannst du nicht aufhören.
flip7-refused-choose = Jetzt heißt es: noch eine Karte oder aufhören.
flip7-refused-assign = Wähle erst, wer die Karte bekommt.
flip7-refused-out = { $nameYou ->
    [yes] Du bist
   *[no] { $name } ist
  } in dieser Runde nicht mehr dabei: Wähle jemanden, der noch spielt.
flip7-refused-others = Wähle jemand anderen: Selbst nehmen darfst du sie nur, wenn sonst niemand mehr dabei ist.
flip7-refused-second = { $nameYou ->
    [yes] Du hast schon eine Zweite Chance: Gib diese jemand anderem.
   *[no] { $name } hat schon eine Zweite Chance: Wähle jemanden ohne.
  }
