# Hi Lo Flip in Kürze.
guide-hi_lo_flip-goal = Werde deine sieben Karten los und nimm Stapel: Jede genommene Karte bringt Punkte. Hat jemand **75**, gewinnt, wer die meisten Punkte hat.
guide-hi_lo_flip-turn = Spiele eine Karte, die **höher** ist als die oberste, wenn der Chip HI zeigt, oder **niedriger**, wenn er LO zeigt. Passt eine von deinen, musst du spielen.
guide-hi_lo_flip-cards-title = Keine passende Karte, besondere Karten
guide-hi_lo_flip-toss = **Wirf** den Chip. Dreht er sich um, passen deine Karten. Sonst ziehst du eine Karte, die gespielt wird, wenn sie passt.
guide-hi_lo_flip-reset = Immer noch keine: Der **andere Spieler, der zuletzt** eine Karte gespielt hat, nimmt den ganzen Stapel, und du beginnst mit irgendeiner Karte einen neuen.
guide-hi_lo_flip-one = **Endet auf 1**: Der nächste Spieler zieht eine Karte und setzt aus.
guide-hi_lo_flip-two = **Endet auf 2**: Du spielst sofort noch eine Karte.
guide-hi_lo_flip-ten = **Endet auf 0**: 10 Punkte für den, der sie nimmt.
guide-hi_lo_flip-end = Deine letzte Karte beendet die Runde: Du nimmst den Stapel und bekommst **10** Punkte dazu. Jede genommene Karte bringt **1** Punkt, oder **10**, wenn sie auf 0 endet. Karten auf der Hand bringen nichts.
