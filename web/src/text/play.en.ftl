# Rare messages about a game against bots.
play-elsewhere = This game is open in another tab.
play-elsewhere-about = Two tabs cannot continue the same game. Continue in the other one, or bring the game here.
play-take = Bring it here
play-stopped = The game has stopped: { $reason }
play-unread = The saved game may be damaged. You can begin a new one instead.
play-fresh = New game
play-unkept = This browser cannot save anything: the game is lost when you close the page.
play-lost = This browser could not save the game: its replay is lost when you close the page.
