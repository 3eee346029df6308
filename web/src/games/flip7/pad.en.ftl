# The score pad of this game.
pad-nothing-flip7 = Bust
pad-who-flip7 = Flip 7
pad-with-flip7 = { $points } + { $bonus } = { $sum }
pad-no-twice = the same number twice is a bust.
pad-no-eight = a round ends with seven different numbers.
pad-no-seven-unsaid = seven different numbers are a Flip 7: mark it with ★.
pad-no-not-seven = a Flip 7 has seven different numbers.
pad-no-no-seven-score = no Flip 7 gives that score.
pad-no-no-score = no cards give that score without a Flip 7.
flip7-odds-next = { $name }: the next card
flip7-odds-bust = { $chance } bust ({ $cards } of { $of })
flip7-odds-saved = { $chance } cost the Second Chance
flip7-odds-now = { $chance } make a Flip 7
flip7-odds-go-on = Flip 7 if hitting on: { $chance }
flip7-odds-points = Points of this round
flip7-odds-stay = stay { $points }
flip7-odds-hit = hit { $exact ->
    [yes] { $points }
   *[no] about { $points }
  }
flip7-odds-if = If it is { $card }
