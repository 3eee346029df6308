# Around a lesson; what the coach says is in the folder of its game.
learn-about = A short first game of each. A coach tells you what to do, and the cards are always the same.
learn-coach = Coach
learn-watch = Watch what happens …
learn-step = { $step } of { $steps }
learn-next = Next
learn-again = From the beginning
learn-end = End the lesson
learn-done = That is { $game }. Now you know enough to play.
learn-real = Play a real game
