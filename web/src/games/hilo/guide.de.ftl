# HILO in Kürze.
guide-hilo-goal = Vor jedem liegen neun verdeckte Karten, von −1 bis 11. Werde die hohen los: Hat jemand **100** Punkte, gewinnen die **wenigsten**.
guide-hilo-turn = Am Anfang deckst du zwei deiner Karten auf. Dann tust du in deinem Zug eines von zweien:
guide-hilo-take = **Nimm** die offene Karte des Ablagestapels und tausche sie gegen eine von deinen, ob offen oder verdeckt.
guide-hilo-draw = **Zieh** eine Karte, die nur du siehst. Tausche sie ebenso, oder lege sie ab und decke eine von deinen auf.
guide-hilo-cards-title = HILO!
guide-hilo-cards = Drei offene Karten **einer Farbe** in einer Reihe, Spalte oder Diagonale: Am Ende deines Zuges darfst du sie entfernen, und die Lücke schließt sich.
guide-hilo-end = Sind alle deine Karten offen, hast du die Runde beendet: Alle anderen sind **noch einmal** dran. Dann zählt jeder zusammen. Hast du die Runde beendet und nicht allein die kleinste Summe, wird deine **verdoppelt**.
