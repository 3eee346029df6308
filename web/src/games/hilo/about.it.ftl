about-hilo = Scambia nove carte coperte con carte basse; le linee di un colore se ne vanno.
