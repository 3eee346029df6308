about-hilo = Cambia nueve cartas tapadas por otras bajas; las líneas de un solo color se van.
