# Was von einem Spiel gegen Bots selten zu sagen ist.
play-elsewhere = Dieses Spiel ist in einem anderen Tab offen.
play-elsewhere-about = Zwei Tabs können nicht dasselbe Spiel fortsetzen. Spiel dort weiter, oder hol das Spiel hierher.
play-take = Hierher holen
play-stopped = Das Spiel ist stehen geblieben: { $reason }
play-unread = Vielleicht lässt sich das gemerkte Spiel nicht mehr lesen. Stattdessen geht ein neues.
play-fresh = Neues Spiel
play-unkept = Dieser Browser merkt sich nichts: Das Spiel ist weg, wenn du die Seite schließt.
