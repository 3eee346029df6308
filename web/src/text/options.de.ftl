# Ein neuer Tisch: Plätze, Stufen, Regeloptionen.
number-less = { $label }: weniger
number-more = { $label }: mehr
new-title = { $game }: neues Spiel
new-players = Spieler (mit dir)
new-level = Stärke der Bots
level-random-about = Macht irgendeinen erlaubten Zug. Für den Anfang.
level-easy-about = Wie ein netter Anfänger.
level-normal-about = Merkt sich die gesehenen Karten und wägt jeden Zug ab.
level-hard-about = Denkt voraus und probiert Züge durch.
level-expert-about = Denkt bis zu einer Sekunde je Zug voraus.
new-rules = Regeln dieses Tisches
new-usual = Die üblichen Regeln
new-changed = { $count ->
    [0] die üblichen
    [one] eine geändert
   *[other] { $count } geändert
  }
new-single = Einzelne Regeln ändern
new-house = Hausregeln
new-house-about = Nicht in der gedruckten Anleitung, aber an vielen Tischen üblich. Nach der Anleitung sind alle aus.
new-house-changed = { $count ->
    [0] keine
   *[other] { $count }
  }
clash-rules = „{ $one }“ und „{ $two }“ passen nicht zusammen. Setz eine der beiden zurück.
clash-seats = „{ $rule }“ geht so nicht mit { $seats ->
    [one] einem Spieler
   *[other] { $seats } Spielern
  }. Ändere das oder die Zahl der Spieler.
preset-book = Nach Anleitung
preset-family = Familie
preset-quick = Kurz
preset-wild = Wild
preset-own = Meine Regeln
preset-own-about = Was du gespeichert hast: { $count ->
    [one] eine Änderung
   *[other] { $count } Änderungen
  }.
preset-changed = Geändert
preset-keep = Als meine Regeln speichern
preset-kept = In diesem Browser gespeichert.
preset-not-kept = Dieser Browser kann sie nicht speichern.
preset-link = Link zu diesen Regeln kopieren
preset-copied = Link kopiert.
new-begin = Karten austeilen
new-instead = Das Spiel { $game }, das du verlassen hast, wird dann aufgegeben.
ages-up = { $name }: älter

# Regeloptionen: option-SPIEL-SCHLÜSSEL ist der Name, -help ein Satz dazu, und je ein Text für jedes ihrer Wörter.
# preset-SPIEL-NAME ist der Satz über eine Voreinstellung, preset-NAME ihr Name in allen Spielen.
new-more = Weitere Regeln
new-more-about = Für das Spielen selbst: Die Punkte hängen nicht davon ab.
