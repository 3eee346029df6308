about-hilo = Trade your nine hidden cards for low ones; three of a color in a line leave the table.
