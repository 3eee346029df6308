# Posizioni da risolvere.
puzzles-title = Rompicapi
puzzles-about = Posizioni da partite fra bot in cui la mossa naturale è costata molto. Una lunga ricerca ha verificato qual è la migliore.
puzzles-score = { $right } su { $all } risolti al primo tentativo
puzzles-go = Risolvi
puzzles-solve = Risolvi i rompicapi: { $game }
puzzles-question = Tu cosa giocheresti?
puzzles-chances = Probabilità di vincere
puzzles-list = Tutte le risposte in un elenco
puzzles-number = rompicapo { $number } di { $all }
puzzles-right = Giusto: { $move }.
puzzles-wrong = Meglio: { $move }.
puzzles-yours = la tua scelta
puzzles-natural = la mossa del bot
puzzles-next = Prossimo rompicapo
puzzles-failed = Non è stato possibile caricare i rompicapi. Sei offline?
