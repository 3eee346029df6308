# The list of finished games.
games-title = Your games
games-about = Every game that you have finished in this browser. They stay on this device.
games-none = No finished game yet. The next one that you play to its end is here.
games-only = Show
games-all = all games
games-import = Import files
games-export = Save all as one file
games-imported = { $refused ->
    [0] { $taken ->
        [one] One game was imported.
       *[other] { $taken } games were imported.
      }
   *[other] Imported: { $taken }. Not imported: { $refused }, because they are not records of finished games.
  }
games-count = { $games ->
    [one] One game, { $won } won
   *[other] { $games } games, { $won } won
  }
games-won = You won
games-shared = You share the win
games-won-by = Won by { $names }
games-nobody = Nobody won
games-place = Place { $place } of { $seats }
games-with = with { $names }
games-remove = Delete
games-remove-sure = Really delete?
