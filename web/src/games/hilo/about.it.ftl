about-hilo = Scambia nove carte coperte con carte basse; le linee di un solo colore se ne vanno.
