# HILO. {$nameYou} ist "yes", wo {$name} der Spieler selbst ist.
hilo-card = { $color ->
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [cyan] Türkis
    [blue] Blau
    [purple] Lila
   *[pink] Rosa
  } { $value }
hilo-a-card = eine Karte
hilo-face-down = verdeckt
hilo-place = { $place ->
    [t-l] oben links
    [t-c] oben in der Mitte
    [t-r] oben rechts
    [m-l] links in der Mitte
    [m-r] rechts in der Mitte
    [b-l] unten links
    [b-c] unten in der Mitte
    [b-r] unten rechts
    [t-x] oben
    [b-x] unten
    [x-l] links
    [x-r] rechts
    [x-x] dort
   *[m-c] in der Mitte
  }
hilo-line-row = { $place ->
    [some] eine Reihe
    [t-x] obere Reihe
    [m-x] mittlere Reihe
    [b-x] untere Reihe
   *[only] die Reihe
  }
hilo-line-col = { $place ->
    [some] eine Spalte
    [x-l] linke Spalte
    [x-c] mittlere Spalte
    [x-r] rechte Spalte
   *[only] die Spalte
  }
hilo-line-diag = { $place ->
    [some] eine Diagonale
    [a1c3] Diagonale von links oben
   *[c1a3] Diagonale von rechts oben
  }

hilo-dealt = { $card } beginnt den Ablagestapel.
hilo-turned = { $nameYou ->
    [yes] Du hast { $card } aufgedeckt.
   *[no] { $name } hat { $card } aufgedeckt.
  }
hilo-turned-final = { $name }: Verdeckt lag { $card }.
hilo-begins = { $nameYou ->
    [yes] Du beginnst: Deine zwei Karten haben die höchste Summe.
   *[no] { $name } beginnt mit der höchsten Summe.
  }
hilo-took = { $nameYou ->
    [yes] Du hast { $card } vom Ablagestapel genommen.
   *[no] { $name } hat { $card } vom Ablagestapel genommen.
  }
hilo-recycled = { $cards ->
    [one] { $cards } Karte des Ablagestapels ist
   *[other] { $cards } Karten des Ablagestapels sind
  } der neue Nachziehstapel.
hilo-drew = { $nameYou ->
    [yes] Du hast { $card } gezogen.
   *[no] { $name } hat { $card } gezogen.
  }
hilo-discarded = { $nameYou ->
    [yes] Du hast { $card } abgelegt.
   *[no] { $name } hat { $card } abgelegt.
  }
hilo-traded = { $nameYou ->
    [yes] Du hast { $discarded } gegen { $card } getauscht.
   *[no] { $name } hat { $discarded } gegen { $card } getauscht.
  }
hilo-shout = HILO!
hilo-removed = HILO! { $nameYou ->
    [yes] Du hast { $line } entfernt: { $cards }.
   *[no] { $name } hat { $line } entfernt: { $cards }.
  }
hilo-slid = { $direction ->
    [horizontal] Die Karten sind seitlich zusammengerückt.
   *[vertical] Die Karten sind nach oben zusammengerückt.
  }
hilo-kept = { $nameYou ->
    [yes] Du hast die Karten so gelassen.
   *[no] { $name } hat die Karten so gelassen.
  }
hilo-ended = { $nameYou ->
    [yes] Du hast keine verdeckte Karte mehr und die Runde beendet. Alle anderen sind noch einmal dran.
   *[no] { $name } hat keine verdeckte Karte mehr und die Runde beendet. Alle anderen sind noch einmal dran.
  }
hilo-stopped = Die Runde wurde nach { $turns } Zügen abgebrochen.
hilo-scored = { $nameYou ->
    [yes] Deine Summe: { $sum }.
   *[no] Summe von { $name }: { $sum }.
  }
hilo-doubled = { $nameYou ->
    [yes] Du hast die Runde beendet, aber nicht allein die niedrigste Summe: Sie wird auf { $score } verdoppelt.
   *[no] { $name } hat die Runde beendet, aber nicht allein die niedrigste Summe: Sie wird auf { $score } verdoppelt.
  }
hilo-won = { $nameYou ->
    [yes] Du hast mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
      } gewonnen.
   *[no] { $name } hat mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
      } gewonnen.
  }
hilo-round = Runde { $round } beginnt.

hilo-move-turn = Die Karte { $position } aufdecken
hilo-move-take = { $taken } gegen { $card } ({ $position }) tauschen
hilo-move-take-down = { $taken } gegen die verdeckte Karte ({ $position }) tauschen
hilo-move-draw = Eine Karte ziehen
hilo-move-trade = { $card } ({ $position }) gegen { $drawn } tauschen
hilo-move-trade-down = Die verdeckte Karte ({ $position }) gegen { $drawn } tauschen
hilo-move-discard = { $drawn } ablegen und eine Karte aufdecken
hilo-move-remove = { $line } entfernen
hilo-move-remove-horizontal = { $line } entfernen, seitlich zusammenrücken
hilo-move-remove-vertical = { $line } entfernen, nach oben zusammenrücken
hilo-move-keep = Alle Karten behalten
hilo-the-drawn = die gezogene Karte

hilo-ask-uncover = Decke zwei deiner Karten auf.
hilo-ask-uncover-second = Decke noch eine deiner Karten auf.
hilo-ask-choose = Zieh eine Karte oder nimm { $top }.
hilo-ask-picked = { $top }: Welche Karte soll sie ersetzen?
hilo-ask-aimed = Drück noch einmal: { $top } kommt dorthin.
hilo-ask-drawn = { $drawn }: tauschen oder ablegen?
hilo-ask-flip = Decke eine deiner verdeckten Karten auf.
hilo-ask-hilo = { $again ->
    [yes] Noch ein HILO! Eine weitere Linie entfernen?
   *[no] HILO! Eine Linie entfernen?
  }
hilo-ask-hilo-forced = { $again ->
    [yes] Noch ein HILO! Welche Linie kommt weg?
   *[no] HILO! Welche Linie kommt weg?
  }
hilo-ask-slid = Zwei neue Linien: Welche kommt weg?
hilo-ask-final = Alle Karten sind offen: Welche Linie kommt weg?
hilo-wait = { $name } ist dran.
hilo-wait-chance = Eine Karte wird aufgedeckt …
hilo-over = Das Spiel ist zu Ende.

hilo-cards-of = { $nameYou ->
    [yes] Deine Karten
   *[no] Karten von { $name }
  }
hilo-piles = Stapel
hilo-cell = { $position }: { $card }
hilo-cell-turn = { $position }: { $card }, aufdecken
hilo-cell-trade = { $position }: { $card }, tauschen
hilo-cell-line = { $position }: { $card }, in einer Linie
hilo-cell-last = { $cell }; zuletzt geändert
hilo-sum = { $down ->
    [0] Summe { $sum }
   *[other] offene Karten: { $sum }, verdeckt: { $down }
  }
hilo-sum-short = Summe
hilo-empty = Keine Karte mehr
hilo-ended-by = hat die Runde beendet
hilo-last-turn = Dein letzter Zug! { $ask }
hilo-draw-pile = Nachziehstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
hilo-draw-short = Ziehen
hilo-discard-pile = Ablagestapel: { $card } auf { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
hilo-discard-empty = Ablagestapel: leer
hilo-discard-short = Ablage
hilo-hand = Gezogen: { $card }
hilo-hand-short = Gezogen
hilo-incoming-short = Neue Karte
hilo-draw = Karte ziehen
hilo-take = { $card } nehmen
hilo-put-back = { $card } liegen lassen
hilo-discard = { $card } ablegen
hilo-or-card = und eine aufdecken – oder drück auf die Karte, die sie ersetzt
hilo-press-card = Drück auf die Karte, die sie ersetzt
hilo-press-other = oder drück auf eine andere Karte
hilo-lines = Linien zum Entfernen
hilo-remove = { $line } entfernen
hilo-remove-chosen = Entfernen
hilo-sign = { $line }
hilo-sign-diag = Diagonale
hilo-keep = Behalten
hilo-after = Danach
hilo-after-words = Danach hast du: { $rows }.
hilo-after-none = Danach hast du keine Karte mehr.
hilo-score = { $doubled ->
    [yes] { $sum }×2 = { $score }
   *[no] { $score }
  }
hilo-score-words = { $doubled ->
    [yes] Summe { $sum }, verdoppelt: { $score }
   *[no] Summe { $score }
  }
hilo-round-over = Runde { $round } ist vorbei.
hilo-next-round = Nächste Runde

hilo-lesson-goal = Vor jedem liegen neun verdeckte Karten; niemand hat sie gesehen. Sie zählen von −1 bis 11, und die niedrigste Summe gewinnt.
hilo-lesson-turn = Zuerst deckt jeder zwei Karten auf. Drück auf die in der Mitte.
hilo-lesson-second = Eine rote 9: ziemlich hoch. Decke nun die links oben auf.
hilo-lesson-begin = Deine offenen Karten ergeben 15, die des Bots 7. Wer mehr hat, beginnt: du. Die Summe steht immer hier, daneben die Zahl der verdeckten Karten.
hilo-lesson-take = Auf dem Ablagestapel liegt eine grüne 0. Niedrig ist gut: Nimm sie! Drück auf den Stapel, dann auf deine Karte links unten. Tauschen darfst du offene und verdeckte Karten.
hilo-lesson-draw = Heraus kam eine orange 10: gut gemacht. Der Bot hat eine 8 gezogen, sie abgelegt und dafür eine Karte aufgedeckt. Die 8 willst du nicht: Zieh eine Karte.
hilo-lesson-trade = Eine rote 2! Auf der Diagonale liegen schon eine rote 6 und eine rote 9. Leg die 2 rechts unten hin: Drei offene Karten einer Farbe in einer Reihe, Spalte oder Diagonale sind ein HILO.
hilo-lesson-hilo = HILO! Die Linie darf weg. Nach einer Diagonale wählst du, wie die anderen Karten zusammenrücken: ← oder ↑. Wähle, sieh dir an, was bleibt, und drück „Entfernen“.
hilo-lesson-gone = 17 Punkte weniger! Die niedrigste der drei kam oben auf den Ablagestapel, und der Bot hat sie gleich genommen. Du darfst eine Linie auch behalten und am Ende eines späteren Zuges entfernen.
hilo-lesson-again = Die 11 hilft niemandem. Zieh noch einmal.
hilo-lesson-discard = Noch eine 11! Leg sie ab. Dafür deckst du eine deiner eigenen Karten auf.
hilo-lesson-flip = Decke irgendeine deiner Karten auf.
hilo-lesson-end = −1, die beste überhaupt! Wenn jemand keine verdeckte Karte mehr hat, sind alle anderen noch einmal dran; dann wird alles aufgedeckt. Vorsicht: Wer die Runde beendet und nicht allein die niedrigste Summe hat, zählt doppelt.
hilo-lesson-last = Die Summen aller Runden werden zusammengezählt. Hat jemand 100 Punkte oder mehr, ist das Spiel zu Ende, und die niedrigste Gesamtsumme gewinnt.
hilo-refused-open = Diese Karte ist schon offen: Nimm eine verdeckte.
hilo-refused-line = Das ist keine Linie aus drei offenen Karten einer Farbe.
hilo-refused-other = Erst das HILO: Sag, welche Linie wegkommt oder ob sie bleibt.
hilo-refused-forced = Du kannst sie nicht behalten: Eine HILO-Linie muss weg.
hilo-refused-slid = Du kannst nicht beide behalten: Eine der zwei neuen Linien muss weg.
hilo-refused-stays = Diese Linie lag schon vor dem Ende der Runde offen: Sie bleibt.
hilo-refused-final = Alle Karten sind offen: Sag, welche Linie wegkommt.
