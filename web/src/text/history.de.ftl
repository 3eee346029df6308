# Die Liste der beendeten Spiele.
games-title = Deine Spiele
games-about = Alle Spiele, die du in diesem Browser zu Ende gespielt hast, offline und online. Sie bleiben auf diesem Gerät.
games-none = Noch kein beendetes Spiel. Das nächste, das du zu Ende spielst, erscheint hier.
games-only = Zeigen
games-all = alle Spiele
games-import = Dateien importieren
games-export = Alle in einer Datei speichern
games-imported = { $games ->
    [one] Ein Spiel wurde importiert.
   *[other] { $games } Spiele wurden importiert.
  } { $fresh ->
    [0] Alle waren schon da.
   *[other] Neu: { $fresh }.
  }
games-count = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  }{ $whose ->
    [others] { "" }
    [all] , { $won } gewonnen
   *[some] ; auf deinem eigenen Platz hast du { $won } von { $own } gewonnen
  }
games-won = Du hast gewonnen
games-side = Eure Seite hat gewonnen
games-shared = Geteilter Sieg
games-won-by = Gewonnen: { $names }
games-nobody = Niemand hat gewonnen
games-place = Platz { $place } von { $seats }
games-with = mit { $names }
games-undone = mit zurückgenommenen Zügen
games-remove = Löschen
games-remove-sure = Sicher?
games-export-shown = Diese in einer Datei speichern
games-more = Mehr zeigen
games-none-such = Dazu passt kein Spiel.
games-filter = Welche Spiele
games-result = Ergebnis
games-any = alle
games-result-won = gewonnen
games-result-lost = nicht gewonnen
games-against = Gegen
games-people = Menschen
games-bots = nur Bots
games-period = Zeitraum
games-ever = seit Beginn
games-week = die letzten 7 Tage
games-month = die letzten 30 Tage
games-year = das letzte Jahr
games-no-record = das ist keine Aufzeichnung eines Spiels
games-not-over = dieses Spiel ist nicht zu Ende
games-bad-file = { $file } wurde nicht importiert: { $reason }. Nichts wurde geändert.
games-bad-game = { $file } wurde wegen des Spiels Nummer { $game } nicht importiert: { $reason }. Nichts wurde geändert.
games-no-room = Dieser Browser hatte keinen Platz für die Spiele, oder er speichert keine. Nichts wurde geändert; deine Dateien bleiben, wie sie sind.
games-not-removed = Das Spiel ließ sich nicht löschen. Nichts wurde geändert.
games-removed = Gelöscht.
games-refused = Dieser Browser speichert hier keine Spiele, wie oft in einem privaten Fenster. Du kannst ein Spiel am Ende als Datei speichern.
stats-title = Insgesamt
stats-games = Spiele
stats-won = Gewonnen
stats-row = Siege in Folge
stats-row-best = Rekord: { $games }
stats-round = Beste Runde
stats-results = Deine letzten Ergebnisse ({ $games }), das neueste rechts. Gefüllt: gewonnen. Je höher, desto besser der Platz.
stats-results-places = Deine Plätze, der älteste zuerst: { $places }
stats-judge = { $games ->
    [one] Ein Spiel analysieren
   *[other] { $games } Spiele analysieren
  }
stats-judge-about = Zeigt, was das Glück gebracht hat und was deine Züge gekostet haben. Das dauert einige Sekunden pro Spiel.
stats-judging = Die Spiele werden analysiert …
stats-judged = Fertig analysiert.
stats-unjudged = { $games ->
    [one] Ein Spiel ließ sich nicht analysieren.
   *[other] { $games } Spiele ließen sich nicht analysieren.
  }
stats-balance = Glück und Können
stats-balance-mean = { $games ->
    [one] Im analysierten Spiel hat das Glück deine Gewinnchance um { $luck } verändert; deine eigenen Züge haben { $cost } gekostet.
   *[other] In den { $games } analysierten Spielen hat das Glück deine Gewinnchance um { $luck } pro Spiel verändert; deine eigenen Züge haben { $cost } gekostet.
  }
stats-points = { $points ->
    [one] { $sign }{ $points } Prozentpunkt
   *[other] { $sign }{ $points } Prozentpunkte
  }
stats-balance-chart = Das Glück und die Kosten deiner Züge in jedem Spiel. Die Zahlen stehen in der Tabelle darunter.
stats-luck = Glück: Karten und andere
stats-cost = Was deine Züge gekostet haben
stats-table = Als Tabelle
stats-game = Spiel
stats-start = Chance am Anfang
