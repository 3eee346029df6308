# The questions of the judge.
judge-chip = La ficha muestra
judge-stuck = Ninguna de mis cartas sirve: ¿qué pasa?
judge-toss = La ficha cae
judge-toss-same = por el mismo lado
judge-toss-other = por el otro lado
judge-last = Juego mi última carta: ¿qué pasa?
judge-players = ¿Cuántos juegan?
judge-players-2 = dos
judge-players-3 = tres o más
