# Positions to be solved.
puzzles-title = Puzzles
puzzles-about = Positions from games between bots in which the natural move cost a lot. A long search has found the best one.
puzzles-score = { $right } of { $all } solved at the first try
puzzles-go = Solve
puzzles-solve = Solve puzzles of { $game }
puzzles-question = What would you play?
puzzles-chances = Chances to win
puzzles-list = All answers as a list
puzzles-number = puzzle { $number } of { $all }
puzzles-right = Right: { $move }.
puzzles-wrong = Better: { $move }.
puzzles-yours = your choice
puzzles-natural = the bot’s move
puzzles-next = Next puzzle
puzzles-failed = The puzzles could not be loaded. Are you offline?
