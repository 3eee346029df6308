# What is rarely to be said of a game against bots.
play-elsewhere = This game is open in another tab.
play-elsewhere-about = Two tabs cannot go on with the same game. Go on in the other one, or bring the game here.
play-take = Bring it here
play-stopped = The game has stopped: { $reason }
play-unread = Perhaps the kept game cannot be read any more. A new one can be begun instead.
play-fresh = New game
play-unkept = This browser keeps nothing: the game is lost when you close the page.
