# The result of a game.
result-shout = { $count ->
    [0] Nobody won
    [one] { $you ->
        [yes] You won!
       *[no] { $name } wins!
      }
   *[other] { $you ->
        [yes] You share it!
       *[no] Shared!
      }
  }
result-line = { $game } · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
result-target = to { $target }
result-undone = with moves taken back
result-place = Place { $place } of { $seats }
result-best = Best round
result-best-about = { $points ->
    [one] { $points } point in round { $round }
   *[other] { $points } points in round { $round }
  }
result-turning = Turning point: round { $round }
result-lucky = Luckiest card: round { $round }
result-chance = { $said } { $from } → { $to } to win.
result-course = How it went
result-looking = Looking for the turning point …
