about-hilo = Tausche deine neun verdeckten Karten gegen niedrige; drei einer Farbe in einer Linie verlassen den Tisch.
