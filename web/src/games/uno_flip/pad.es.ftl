# La hoja de puntos de este juego.
pad-who-uno_flip = Se quedó sin cartas
pad-card-draw1 = roba 1
pad-card-draw5 = roba 5
pad-card-reverse = cambio de sentido
pad-card-skip = salto
pad-card-skip-all = salto a todos
pad-card-flip = flip
pad-card-wild = comodín
pad-card-wild-draw2 = comodín roba 2
pad-card-wild-draw-color = comodín roba color
pad-nobody-uno_flip = Nadie, la ronda quedó bloqueada
pad-no-nobody = ¿Quién se quedó sin cartas?
pad-no-mixed = Unas cartas son claras y otras oscuras. Todas las manos muestran la misma cara.
pad-no-sides = todas las cartas muestran la misma cara.
pad-no-out-holds = Quien se quedó sin cartas no tiene ninguna.
pad-no-partners = Las parejas tienen los mismos puntos.
pad-no-winner-scores = Solo puntúa quien se quedó sin cartas.
