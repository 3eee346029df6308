# Des positions à résoudre.
puzzles-title = Énigmes
puzzles-about = Des positions de parties entre bots où le coup naturel a coûté cher. Une longue recherche a vérifié lequel est le meilleur.
puzzles-score = { $right } sur { $all } résolues au premier essai
puzzles-go = Résoudre
puzzles-solve = Résoudre des énigmes de { $game }
puzzles-question = Que jouerais-tu ?
puzzles-chances = Chances de gagner
puzzles-list = Toutes les réponses en liste
puzzles-number = énigme { $number } sur { $all }
puzzles-right = Exact : { $move }.
puzzles-wrong = Mieux : { $move }.
puzzles-yours = ton choix
puzzles-natural = le coup du bot
puzzles-next = Énigme suivante
puzzles-failed = Les énigmes n’ont pas pu être chargées. Es-tu hors ligne ?
