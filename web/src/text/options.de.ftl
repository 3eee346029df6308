# Ein neuer Tisch: Plätze, Stufen, Regeloptionen.
number-less = { $label }: weniger
number-more = { $label }: mehr
new-title = { $game }: neues Spiel
new-players = Spieler, dich mitgezählt
new-level = Stärke der Bots
level-random-about = Irgendein erlaubter Zug. Für den Anfang.
level-easy-about = Wie ein netter Anfänger.
level-normal-about = Zählt mit, was zu sehen war, und wägt jeden Zug ab.
level-hard-about = Denkt voraus und probiert Züge durch.
level-expert-about = Denkt bis zu einer Sekunde je Zug voraus.
new-rules = Regeln dieses Tisches
new-usual = Die üblichen Regeln
new-changed = { $count ->
    [0] die üblichen
    [one] eine geändert
   *[other] { $count } geändert
  }
new-begin = Karten austeilen
new-instead = Das Spiel { $game }, das du verlassen hast, wird dann aufgegeben.
ages-up = { $name }: älter

# Regeloptionen: option-SPIEL-SCHLÜSSEL ist der Name, -help ein Satz dazu, und je ein Text für jedes ihrer Wörter.
