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

option-flip7-decks = Kartensätze zu 94 Karten
option-flip7-decks-help = Ein zweiter Satz ist für viele Spieler: üblich bei mehr als 18.
option-flip7-dealer = Gibt zuerst
option-flip7-first_seat = Spielt zuerst
option-flip7-first_seat-left = links vom Geber
option-flip7-first_seat-dealer = der Geber
option-flip7-reshuffle = Ablagestapel wird neu gemischt
option-flip7-reshuffle-never = wenn der Stapel leer ist
option-flip7-reshuffle-each_round = nach jeder Runde
option-flip7-target = Punkte, die das Spiel beenden
option-flip7-tie = Bei Gleichstand an der Spitze
option-flip7-tie-extra_round = noch eine Runde
option-flip7-tie-shared = geteilter Sieg

option-hilo-removal = Dreierlinien am Ende des Zuges
option-hilo-removal-optional = dürfen bleiben
option-hilo-removal-forced = müssen weg
option-hilo-target = Punkte, die das Spiel beenden
option-hilo-target-help = Die wenigsten Punkte gewinnen.
option-hilo-max_turns = Längste Runde, in Zügen
option-hilo-max_turns-help = Dann endet sie von selbst. 0: ohne Grenze.
option-hilo-ages = Von der ältesten zur jüngsten Person
option-hilo-ages-help = Bei Gleichstand beginnt die jüngste.

option-hi_lo_flip-target = Punkte, die das Spiel beenden
option-hi_lo_flip-tie = Bei Gleichstand an der Spitze
option-hi_lo_flip-tie-shared = geteilter Sieg
option-hi_lo_flip-tie-extra_round = noch eine Runde
option-hi_lo_flip-after_two = Wenn nach einer Karte mit 2 am Ende keine passt
option-hi_lo_flip-after_two-full = werfen und ziehen wie immer
option-hi_lo_flip-after_two-reset = gleich ein neuer Stapel
option-hi_lo_flip-ages = Von der ältesten zur jüngsten Person
option-hi_lo_flip-ages-help = In der ersten Runde und bei Gleichstand beginnt die älteste, wenn der Chip HI zeigt, die jüngste, wenn er LO zeigt.

option-uno_flip-dealer = Gibt zuerst
option-uno_flip-dealer-draw = wer die höchste Karte zieht
option-uno_flip-backs = Die Rückseiten fremder Karten
option-uno_flip-backs-visible = sind zu sehen
option-uno_flip-backs-hidden = bleiben verborgen
option-uno_flip-first_flip = Ein Flip als erste Karte
option-uno_flip-first_flip-flip = dreht alles um
option-uno_flip-first_flip-redraw = wird ersetzt
option-uno_flip-uno = Bei der letzten Karte
option-uno_flip-uno-help = Wer das Wort vergisst, kann erwischt werden und zieht zwei.
option-uno_flip-uno-declare = „Uno“ sagen
option-uno_flip-uno-auto = es wird für dich gesagt
option-uno_flip-two_player_reverse = Zu zweit, nach einem Richtungswechsel
option-uno_flip-two_player_reverse-skip = ist derselbe noch einmal dran
option-uno_flip-two_player_reverse-plain = ist der andere dran
option-uno_flip-wild_draw = Eine Farbwahl zum Ziehen, wenn man die Farbe hat
option-uno_flip-wild_draw-challenge = darf angezweifelt werden
option-uno_flip-wild_draw-block = ist verboten
option-uno_flip-wild_draw-free = ist immer erlaubt
option-uno_flip-exposed_wild = Nach einem Flip liegt eine Farbwahl oben: Die Farbe wünscht
option-uno_flip-exposed_wild-next = wer als Nächstes dran ist
option-uno_flip-exposed_wild-flipper = wer gedreht hat
option-uno_flip-scoring = Eine Runde zählt
option-uno_flip-scoring-winner = für ihren Gewinner die Karten der anderen
option-uno_flip-scoring-lowest = für alle die eigenen Karten; die kleinste Summe gewinnt
option-uno_flip-target = Punkte, die das Spiel beenden
option-uno_flip-max_turns = Längste Runde, in Zügen
option-uno_flip-max_turns-help = Dann endet sie ohne Wertung. 0: ohne Grenze.
