# Alrededor de una lección; lo que dice la guía está en la carpeta de cada juego.
learn-about = Una breve primera partida de cada juego. La guía te dice qué hacer, y las cartas son siempre las mismas.
learn-coach = Guía
learn-watch = Mira lo que pasa…
learn-step = { $step } de { $steps }
learn-next = Siguiente
learn-again = Desde el principio
learn-end = Dejar la lección
learn-done = Esto es { $game }. Ya sabes lo necesario para jugar.
learn-real = Jugar de verdad
