# Posiciones para resolver.
puzzles-title = Ejercicios
puzzles-about = Posiciones de partidas entre bots en las que la jugada natural costó mucho. Una búsqueda larga encontró la mejor.
puzzles-score = { $right } de { $all } resueltos al primer intento
puzzles-go = Resolver
puzzles-solve = Resolver ejercicios: { $game }
puzzles-question = ¿Qué jugarías?
puzzles-chances = Probabilidades de ganar
puzzles-list = Todas las respuestas en una lista
puzzles-number = ejercicio { $number } de { $all }
puzzles-right = Correcto: { $move }.
puzzles-wrong = Mejor: { $move }.
puzzles-yours = tu elección
puzzles-natural = jugada del bot
puzzles-next = Siguiente
puzzles-failed = No se pudieron cargar los ejercicios. ¿Estás sin conexión?
