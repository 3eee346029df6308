# The questions of the judge.
judge-to = ¿Para quién?
judge-card-draw = ¿Qué me hace esta carta?
judge-card-stay = ¿Puedo plantarme, y con cuántos puntos?
judge-card-give = ¿Puedo dar esta carta a ese jugador?
judge-card-to-0 = yo
judge-card-to-1 = alguien que sigue en juego
judge-card-to-2 = alguien con segunda oportunidad
judge-card-to-3 = alguien congelado
judge-card-to-4 = alguien que se pasó
judge-card-three = Roba tres: ¿qué me hacen estas cartas?
