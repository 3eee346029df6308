about-hilo = Tausche neun verdeckte Karten gegen niedrige; Linien einer Farbe verschwinden.
