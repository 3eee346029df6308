# Several people at one device.
together-title = On one device
together-about = Pass this device round. The game is played by the printed rules, without a network.
together-game = Game
together-covered = Everyone’s cards are covered while the device is passed on.
together-open = All cards lie open in this game, so nothing is covered.
together-undo = Nothing can be taken back, because others have seen what followed. Every player may ask for hints.
together-names = Who plays?
together-without = Without { $name }
together-more = One more
together-bots = Bots beside you
together-level = Strength of the bots
together-begin = Deal the cards
together-go-on = Continue the last game
together-instead = The game on this device that you left will be given up.
together-pass = Pass the device to { $name }
together-pass-about = All hands are covered. The others look away.
together-show = { $name }: show my cards
