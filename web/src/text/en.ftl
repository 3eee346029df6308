# The texts of the page itself. Those of a game are in its folder.
you = You
seat-number = Seat { $seat }
home = Home
close = Close
loading = One moment …
screen-failed = This part of the page could not be loaded. Are you offline?
engine-failed = The game could not be started: { $reason }

game-flip7 = Flip 7
game-hilo = HILO
game-hi_lo_flip = Hi Lo Flip
game-uno_flip = Uno Flip

your-turn = Your turn
is-to-act = to act
away = a bot plays
offline = not connected
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
round = Round
round-number = round { $round }
total = Total
table-tools = Table
leave-table = Leave the table
undo = Take back
hint = Hint
scores = Scores
log = What happened
let-go = Let it go
win-chance = wins { $chance }
game-over = The game is over
won-by = { $you ->
    [yes] You won!
   *[no] { $count ->
        [one] { $names } won.
       *[other] { $names } share the win.
      }
  }
play-again = Play again
lesson-not-now = Later! Do what the coach says first.
