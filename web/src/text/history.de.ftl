# Die Liste der beendeten Spiele.
games-title = Deine Spiele
games-about = Alle Spiele, die du in diesem Browser zu Ende gespielt hast. Sie bleiben auf diesem Gerät.
games-none = Noch kein beendetes Spiel. Das nächste, das du zu Ende spielst, steht hier.
games-only = Zeigen
games-all = alle Spiele
games-import = Dateien einlesen
games-export = Alle als eine Datei sichern
games-imported = { $refused ->
    [0] { $taken ->
        [one] Ein Spiel wurde eingelesen.
       *[other] { $taken } Spiele wurden eingelesen.
      }
   *[other] Eingelesen: { $taken }. Nicht eingelesen: { $refused }, denn das sind keine Aufzeichnungen beendeter Spiele.
  }
games-count = { $games ->
    [one] Ein Spiel, { $won } gewonnen
   *[other] { $games } Spiele, { $won } gewonnen
  }
games-won = Du hast gewonnen
games-shared = Du teilst den Sieg
games-won-by = Gewonnen: { $names }
games-nobody = Niemand hat gewonnen
games-place = Platz { $place } von { $seats }
games-with = mit { $names }
games-remove = Löschen
games-remove-sure = Wirklich löschen?
