# Hi Lo Flip en breve.
guide-hi_lo_flip-goal = Deshazte de tus siete cartas y llévate pilas: cada carta que te llevas da puntos. Cuando alguien tiene **75**, gana quien tenga más.
guide-hi_lo_flip-turn = Juega una carta **mayor** que la de encima si la ficha muestra HI, o **menor** si muestra LO. Si una de las tuyas sirve, debes jugar.
guide-hi_lo_flip-cards-title = Ninguna sirve, y cartas especiales
guide-hi_lo_flip-toss = **Lanza** la ficha. Si cambia de cara, tus cartas sirven. Si no, robas una carta, que se juega si sirve.
guide-hi_lo_flip-reset = Si tampoco: el **otro jugador que jugó el último** se lleva toda la pila, y tú empiezas otra con cualquier carta.
guide-hi_lo_flip-one = **Acaba en 1**: el siguiente roba una carta y pierde el turno.
guide-hi_lo_flip-two = **Acaba en 2**: juegas otra carta enseguida.
guide-hi_lo_flip-ten = **Acaba en 0**: 10 puntos para quien se la lleve.
guide-hi_lo_flip-end = Tu última carta termina la ronda: te llevas la pila y **10** puntos más. Cada carta tomada da **1** punto, o **10** si acaba en 0. Las cartas en las manos no dan nada.
