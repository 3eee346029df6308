# The lesson of Uno Flip.
uno-lesson-hand = Jede Karte hat zwei Seiten. Groß siehst du die, die gerade gilt, klein in der Ecke die Rückseite. Das sind deine.
uno-lesson-others = Von den anderen siehst du nur die Rückseiten, genauso beim Ziehstapel. Wer zuerst alle Karten los ist, gewinnt die Runde.
uno-lesson-color = Oben liegt eine blaue 5. Eine Karte derselben Farbe passt: Spiel deine blaue 7.
uno-lesson-number = Ben hat eine rote 3 gelegt. Auch die gleiche Zahl passt, egal in welcher Farbe: Spiel die grüne 3.
uno-lesson-draw = Ada hat Ben aussetzen lassen, und du hast weder Grün noch Aussetzen. Zieh also eine Karte.
uno-lesson-wild = Eine Farbwahl passt immer, und du bestimmst die Farbe. Was du gerade gezogen hast, darfst du gleich spielen: Spiel sie und wünsch dir Rot.
uno-lesson-challenge = Zwei ziehen? „Farbwahl Zieh zwei“ soll nur spielen, wer die Farbe davor nicht hat: Rot. Glaubst du Ben? Zweifle es an!
uno-lesson-draw-one = Da ist seine rote 5: erwischt! Ben zieht selbst zwei, und du bist dran. Spiel +1: Ada zieht eine Karte und setzt aus.
uno-lesson-flip = Jetzt kommt das Beste: der Flip. Er dreht alles um, deine Karten, die Stapel und die Karten der anderen. Spiel ihn!
uno-lesson-dark = Die dunkle Seite ist härter: +5, und ziehen, bis eine Farbe kommt. Ada hat die Richtung gewechselt. Lass alle aussetzen, dann bist du noch einmal dran.
uno-lesson-uno = Noch zwei Karten! Drück erst „Uno!“ und spiel dann +5. Wer das vergisst, kann erwischt werden und zieht zwei. Pass also auch bei den anderen auf.
uno-lesson-last = Ben hat fünf gezogen. Oben liegt eine pinke 7, da passt deine türkise 7: Spiel deine letzte Karte!
uno-lesson-end = Du hast die Runde gewonnen und bekommst die Punkte aller Karten, die die anderen noch haben. Meist gewinnt, wer 500 hat. Das war’s!
