# Der große Bildschirm.
tv-title = Großer Bildschirm
tv-about = Ein Tisch für den Fernseher: Er zeigt die Karten, die Handys sind die Hände. Mitspieler kommen durch Scannen dazu.
tv-name = TV
tv-game = Welches Spiel?
tv-seats = Plätze
tv-sound = Ton auf diesem Bildschirm
tv-create = Tisch öffnen
tv-closed = Dieser Tisch ist geschlossen.
tv-another = Einen anderen Tisch öffnen
tv-scan = Scannen und mitspielen
tv-join = Mitspielen oder zusehen
tv-first = Wer zuerst scannt, startet das Spiel.
tv-host = { $name } startet das Spiel auf dem Handy.
tv-happened = Was geschah
tv-round = Runde { $round }
tv-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
  }
tv-next = Auf einem Handy noch einmal spielen: Das nächste Spiel erscheint hier.
