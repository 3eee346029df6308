about-flip7 = ¿Otra carta o te plantas? Si un número se repite, estás fuera.
