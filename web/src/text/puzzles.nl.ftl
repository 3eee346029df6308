# Stellingen om op te lossen.
puzzles-title = Puzzels
puzzles-about = Stellingen uit spellen tussen bots waarin de voor de hand liggende zet veel kostte. Een lange zoektocht vond de beste.
puzzles-score = { $right } van { $all } opgelost bij de eerste poging
puzzles-go = Oplossen
puzzles-solve = Puzzels oplossen: { $game }
puzzles-question = Wat zou jij spelen?
puzzles-chances = Winkansen
puzzles-list = Alle antwoorden als lijst
puzzles-number = puzzel { $number } van { $all }
puzzles-right = Goed: { $move }.
puzzles-wrong = Beter: { $move }.
puzzles-yours = jouw keuze
puzzles-natural = zet van de bot
puzzles-next = Volgende puzzel
puzzles-failed = De puzzels konden niet worden geladen. Ben je offline?
