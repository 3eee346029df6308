# The deal of the day.
daily-title = Daily deal
daily-about = The same cards for everyone today, against two bots of the level “normal”. You have one try a game: no hints, no taking back.
daily-play = Play
daily-go-on = Continue
daily-result = Place { $place } of { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
daily-share = Share result
daily-others = Daily deals
daily-row = { $days } days in a row.
daily-days = Your days
daily-before = The month before
daily-after = The month after
daily-played = { $games ->
    [one] One game,
   *[other] { $games } games,
  } { $won } won
daily-legend = A ring is a game that you finished, a full one a game that you won.
