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
judge-special = Arriba hay una carta que acaba en 1 o 2 y nada encaja: ¿quién se lleva el montón?
judge-special-ends = Acaba en
judge-special-1 = 1, y quien va después de quien roba no puede jugar
judge-special-2 = 2, y quien la puso no tiene otra que encaje
judge-special-first = la primera persona
judge-special-second = la segunda persona
judge-special-third = la tercera persona
