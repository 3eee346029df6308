# The list of finished games.
games-title = Your games
games-about = Every game that you have finished in this browser, offline and online. They stay on this device.
games-none = No finished game yet. The next one that you play to its end will appear here.
games-only = Show
games-all = all games
games-import = Import files
games-export = Save all as one file
games-imported = { $games ->
    [one] One game was imported.
   *[other] { $games } games were imported.
  } { $fresh ->
    [0] All of them were here already.
   *[other] New: { $fresh }.
  }
games-count = { $games ->
    [one] One game
   *[other] { $games } games
  }{ $whose ->
    [others] { "" }
    [all] , { $won } won
   *[some] ; in your own seat you won { $won } of { $own }
  }
games-won = You won
games-side = Your side won
games-shared = You share the win
games-won-by = Won by { $names }
games-nobody = Nobody won
games-place = Place { $place } of { $seats }
games-with = with { $names }
games-undone = with moves taken back
games-remove = Delete
games-remove-sure = Sure?
games-export-shown = Save these as one file
games-more = Show more
games-none-such = No game matches.
games-filter = Which games
games-result = Result
games-any = all
games-result-won = won
games-result-lost = not won
games-against = Against
games-people = people
games-bots = only bots
games-period = Period
games-ever = all time
games-week = the last 7 days
games-month = the last 30 days
games-year = the last year
games-no-record = it is not a record of a game
games-not-over = this game is not over
games-bad-file = { $file } was not imported: { $reason }. Nothing was changed.
games-bad-game = { $file } was not imported because of its game number { $game }: { $reason }. Nothing was changed.
games-no-room = This browser has no room for the games, or keeps none. Nothing was changed; your files stay as they are.
games-not-removed = The game could not be deleted. Nothing was changed.
games-removed = Deleted.
games-refused = This browser keeps no games here, as is common in a private window. You can save a game as a file when it ends.
stats-title = Overall
stats-games = Games
stats-won = Won
stats-row = Won in a row
stats-row-best = best: { $games }
stats-round = Best round
stats-results = Your last results ({ $games }), the newest at the right. Filled: won. The higher, the better the place.
stats-results-places = Your places, the oldest first: { $places }
stats-judge = { $games ->
    [one] Review a game
   *[other] Review { $games } games
  }
stats-judge-about = Shows what luck gave you and what your moves cost. It takes a few seconds per game.
stats-judging = Reviewing the games …
stats-judged = Reviewed.
stats-unjudged = { $games ->
    [one] One game could not be reviewed.
   *[other] { $games } games could not be reviewed.
  }
stats-balance = Luck and skill
stats-balance-mean = { $games ->
    [one] In the reviewed game, luck changed your chance to win by { $luck }; your own moves cost { $cost }.
   *[other] In the { $games } reviewed games, luck changed your chance to win by { $luck } a game; your own moves cost { $cost }.
  }
stats-points = { $points ->
    [one] { $sign }{ $points } percentage point
   *[other] { $sign }{ $points } percentage points
  }
stats-balance-chart = Luck and the cost of your moves in each game. The numbers are in the table below.
stats-luck = Luck: cards and other players
stats-cost = What your moves cost
stats-table = As a table
stats-game = Game
stats-start = Chance at the start
