about-hilo = Trade nine hidden cards for low ones; lines of one color leave.
