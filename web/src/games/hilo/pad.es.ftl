# La hoja de puntos de este juego.
pad-who-hilo = Cerró la ronda
pad-starter-hilo = empieza la mayor suma de dos cartas abiertas
pad-no-who-hilo = ¿Quién cerró la ronda?
pad-no-nine-cards = hay como mucho nueve cartas.
pad-no-no-layout = hay nueve, seis, tres o ninguna carta.
pad-no-above-nine = nueve cartas tienen como mucho 99 puntos; solo quien cerró la ronda puede tener más.
pad-no-doubled = Quien cerró la ronda no tiene la suma más baja: sus puntos se duplican.
hilo-odds-draw = Una carta robada: { $mean } de media; { $lower } de { $cards } son más bajas que la carta destapada más alta.
hilo-odds-sums = Suma más baja tras este turno, de media
