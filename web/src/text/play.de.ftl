# Was von einem Spiel gegen Bots selten zu sagen ist.
play-elsewhere = Dieses Spiel ist in einem anderen Tab offen.
play-elsewhere-about = Zwei Tabs können nicht dasselbe Spiel fortsetzen. Spiel im anderen weiter, oder hol das Spiel hierher.
play-take = Hierher holen
play-stopped = Das Spiel ist stehen geblieben: { $reason }
play-unread = Das gespeicherte Spiel ist vielleicht beschädigt. Du kannst stattdessen ein neues beginnen.
play-fresh = Neues Spiel
play-unkept = Dieser Browser speichert nichts: Das Spiel ist weg, wenn du die Seite schließt.
play-lost = Dieser Browser konnte das Spiel nicht speichern: Die Wiederholung ist weg, wenn du die Seite schließt.
