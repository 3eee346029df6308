# HILO in Kürze.
guide-hilo-goal = Vor jedem liegen neun verdeckte Karten, von −1 bis 11. Werde die hohen los: Hat jemand **100** Punkte, gewinnt, wer die **wenigsten** hat.
guide-hilo-turn = Am Anfang deckst du zwei deiner Karten auf. Dann hast du in jedem Zug die Wahl:
guide-hilo-take = **Nimm** die offene Karte des Ablagestapels und tausche sie gegen eine von deinen, ob offen oder verdeckt.
guide-hilo-draw = **Zieh** eine Karte, die nur du siehst. Tausche sie ebenso, oder lege sie ab und decke eine von deinen auf.
guide-hilo-cards-title = HILO!
guide-hilo-cards = Drei offene Karten **einer Farbe** in einer Reihe, Spalte oder Diagonale: Am Ende deines Zuges darfst du sie entfernen, und die Lücke schließt sich.
guide-hilo-end = Sind alle deine Karten offen, hast du die Runde beendet: Alle anderen sind **noch einmal** dran. Dann zählt jeder zusammen. Hast du sie beendet und nicht allein die niedrigste Summe, wird deine **verdoppelt**.
