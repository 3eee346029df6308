# La lección de Uno Flip.
uno-lesson-hand = Cada carta tiene dos lados. En grande, el que vale ahora; en la esquina, pequeño, el del dorso. Estas son tuyas.
uno-lesson-others = De las cartas de los demás solo ves los dorsos, igual que en el mazo. Quien se quede antes sin cartas gana la ronda.
uno-lesson-color = Encima hay un 5 azul. Vale una carta del mismo color: juega tu 7 azul.
uno-lesson-number = Ben puso un 3 rojo. También vale el mismo número, sea cual sea su color: juega el 3 verde.
uno-lesson-draw = Ada saltó a Ben, y no tienes ni verde ni un salto. Así que roba una carta.
uno-lesson-wild = Un comodín sirve siempre, y eliges el color. Una carta recién robada se puede jugar al momento: juégala y elige rojo.
uno-lesson-challenge = ¿Robar dos? Un comodín roba dos solo debería jugarlo quien no tenga el color anterior: rojo. ¿Le crees a Ben? ¡Desafíalo!
uno-lesson-draw-one = Ahí está su 5 rojo: ¡descubierto! Ben robó dos, y te toca. Juega +1: Ada roba una y pierde el turno.
uno-lesson-flip = Ahora, lo mejor: el flip. Lo gira todo: tus cartas, las pilas y todas las manos. ¡Juégalo!
uno-lesson-dark = El lado oscuro es más duro: +5, y robar hasta que salga un color. Ada ha cambiado el sentido. Salta a todos y juegas otra vez.
uno-lesson-uno = ¡Quedan dos cartas! Pulsa primero «¡Uno!» y juega +5. Si lo olvidas, los demás pueden atraparte, y robas dos. Así que vigílalos tú también.
uno-lesson-last = Ben robó cinco. Encima hay un 7 rosa, así que tu 7 turquesa sirve: ¡juega tu última carta!
uno-lesson-end = Ganas la ronda y sumas todas las cartas que aún tenían los demás. Normalmente gana quien llega a 500 puntos. ¡Eso es todo!
