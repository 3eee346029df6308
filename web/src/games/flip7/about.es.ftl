about-flip7 = ¿Otra carta o te plantas? Reúne números distintos; si uno se repite, estás fuera.
