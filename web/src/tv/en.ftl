# The big screen.
tv-title = Big screen
tv-about = A table for a television: it shows the cards, and phones are the hands. Players join by scanning.
tv-name = TV
tv-game = Which game?
tv-seats = Seats
tv-sound = Sound on this screen
tv-create = Open the table
tv-closed = This table is closed.
tv-another = Open another table
tv-scan = Scan to play
tv-join = Join or watch
tv-first = The first player who scans starts the game.
tv-host = { $name } starts the game on the phone.
tv-happened = What happened
tv-round = Round { $round }
tv-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
  }
tv-next = Play again on a phone: the next game appears here.
