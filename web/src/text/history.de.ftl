# Die Liste der beendeten Spiele.
games-title = Deine Spiele
games-about = Alle Spiele, die du in diesem Browser zu Ende gespielt hast, offline und online. Sie bleiben auf diesem Gerät.
games-none = Noch kein beendetes Spiel. Das nächste, das du zu Ende spielst, steht hier.
games-only = Zeigen
games-all = alle Spiele
games-import = Dateien einlesen
games-export = Alle als eine Datei sichern
games-imported = { $games ->
    [one] Ein Spiel wurde eingelesen.
   *[other] { $games } Spiele wurden eingelesen.
  } { $fresh ->
    [0] Alle waren schon da.
   *[other] Neu: { $fresh }.
  }
games-count = { $games ->
    [one] Ein Spiel, { $won } gewonnen
   *[other] { $games } Spiele, { $won } gewonnen
  }
games-won = Du hast gewonnen
games-side = Eure Seite hat gewonnen
games-shared = Du teilst den Sieg
games-won-by = Gewonnen: { $names }
games-nobody = Niemand hat gewonnen
games-place = Platz { $place } von { $seats }
games-with = mit { $names }
games-remove = Löschen
games-remove-sure = Wirklich löschen?
games-export-shown = Diese als eine Datei sichern
games-more = Mehr zeigen
games-none-such = So ein Spiel ist nicht dabei.
games-filter = Welche Spiele
games-result = Ergebnis
games-any = alle
games-result-won = gewonnen
games-result-lost = nicht gewonnen
games-against = Gegen
games-people = Menschen
games-bots = nur Bots
games-period = Zeitraum
games-ever = immer
games-week = die letzten 7 Tage
games-month = die letzten 30 Tage
games-year = das letzte Jahr
games-no-record = das ist keine Aufzeichnung eines Spiels
games-not-over = dieses Spiel ist nicht zu Ende
games-bad-file = { $file } wurde nicht eingelesen: { $reason }. Nichts wurde geändert.
games-bad-game = { $file } wurde wegen des Spiels Nummer { $game } nicht eingelesen: { $reason }. Nichts wurde geändert.
games-no-room = Dieser Browser hatte keinen Platz für die Spiele, oder er behält keine. Nichts wurde geändert; deine Dateien bleiben, wie sie sind.
games-not-removed = Das Spiel ließ sich nicht löschen. Nichts wurde geändert.
games-refused = Dieser Browser behält hier keine Spiele, wie oft in einem privaten Fenster. Du kannst ein Spiel an seinem Ende als Datei sichern.
stats-title = Alles in allem
stats-games = Spiele
stats-won = Gewonnen
stats-row = In Folge gewonnen
stats-row-best = höchstens { $games }
stats-round = Beste Runde
stats-results = Deine letzten Ergebnisse ({ $games }), das neueste rechts. Gefüllt: gewonnen. Je höher, desto besser der Platz.
stats-results-places = Deine Plätze, der älteste zuerst: { $places }
stats-judge = { $games ->
    [one] Ein Spiel durchdenken
   *[other] { $games } Spiele durchdenken
  }
stats-judge-about = Zeigt, was das Glück gab und was deine Züge gekostet haben. Das dauert einige Sekunden pro Spiel.
stats-judging = Die Spiele werden durchdacht …
stats-balance = Glück und Können
stats-balance-mean = { $games ->
    [one] Im betrachteten Spiel änderte das Glück deine Gewinnchance um { $luck }; deine eigenen Züge kosteten { $cost }.
   *[other] In den { $games } betrachteten Spielen änderte das Glück deine Gewinnchance um { $luck } pro Spiel; deine eigenen Züge kosteten { $cost }.
  }
stats-balance-chart = Das Glück und die Kosten deiner Züge in jedem Spiel. Die Zahlen stehen in der Tabelle darunter.
stats-luck = Glück: Karten und andere
stats-cost = Was deine Züge kosteten
stats-table = Als Tabelle
stats-game = Spiel
stats-start = Chance am Anfang
