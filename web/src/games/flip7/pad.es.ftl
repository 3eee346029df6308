# La hoja de puntos de este juego.
pad-nothing-flip7 = Eliminado
pad-who-flip7 = Flip 7
pad-with-flip7 = con el bonus
pad-no-twice = el mismo número dos veces elimina.
pad-no-eight = la ronda acaba con siete números distintos.
pad-no-seven-unsaid = siete números distintos son un Flip 7: marcadlo con ★.
pad-no-not-seven = un Flip 7 tiene siete números distintos.
pad-no-no-seven-score = ningún Flip 7 da esos puntos.
pad-no-no-score = ningunas cartas dan esos puntos sin Flip 7.
