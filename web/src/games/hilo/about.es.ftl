about-hilo = Cambia nueve cartas tapadas por otras bajas; las líneas de un color se van.
