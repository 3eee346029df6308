# La hoja de puntos de este juego.
pad-who-hi_lo_flip = Se quedó sin cartas
pad-with-hi_lo_flip = { $points } + { $bonus } = { $sum }
pad-no-no-bonus = falta la bonificación por quedarse sin cartas.
pad-no-negative = los puntos no son negativos.
pad-worth-hi_lo_flip = 1 punto por carta, 10 si acaba en 0
pad-heap-hi_lo_flip = Cartas
pad-heap-valued-hi_lo_flip = de ellas acaban en 0
pad-no-heap = hay 100 cartas, y diez de ellas acaban en 0.
pad-no-heap-tens = más cartas acaban en 0 de las que hay.
