about-hilo = Scambia le tue nove carte coperte con carte basse; tre dello stesso colore in linea lasciano il tavolo.
