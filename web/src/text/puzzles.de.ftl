# Stellungen zum Lösen.
puzzles-title = Rätsel
puzzles-about = Stellungen aus Spielen zwischen Bots, in denen der naheliegende Zug viel gekostet hat. Eine lange Suche hat geprüft, welcher der beste ist.
puzzles-score = { $right } von { $all } im ersten Versuch gelöst
puzzles-go = Lösen
puzzles-solve = Rätsel lösen: { $game }
puzzles-question = Was würdest du spielen?
puzzles-chances = Gewinnchancen
puzzles-list = Alle Antworten als Liste
puzzles-number = Rätsel { $number } von { $all }
puzzles-right = Richtig: { $move }.
puzzles-wrong = Besser: { $move }.
puzzles-yours = deine Wahl
puzzles-natural = Zug des Bots
puzzles-next = Nächstes Rätsel
puzzles-failed = Die Rätsel ließen sich nicht laden. Bist du offline?
