about-hilo = Cambia tus nueve cartas tapadas por otras bajas; tres de un color en línea dejan la mesa.
