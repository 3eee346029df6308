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

### replay
replay = Replay
replay-none = There is no finished game here yet.
replay-no-server = The server cannot be reached. Are you offline?
replay-not-over = This game is not over yet. Its replay is here when it is.
replay-not-found = There is no game with the code { $code }.
replay-back = One move back
replay-next = One move on
replay-play = Play
replay-pause = Pause
replay-position = Move
replay-move = Move { $move } of { $moves }
replay-eyes = Seen by
replay-open = everybody (all cards open)
replay-watching = who watches
review = Review
verify = Verify the cards
share = Share
share-link = A link to this game
share-file = Save as a file
copy = Copy
copied = Copied.
copy-by-hand = The browser did not let it be copied: please select and copy it yourself.
verify-how = Before anybody added a seed, a secret was drawn and its fingerprint was published. Secret and seeds decide every card. All of them are computed again here, in your browser.
verify-running = Computing …
verify-good = All { $draws } draws are those that the secret and the seeds decide.
verify-no-seed = All moves follow the rules. This record does not tell the secret of its cards, so its { $draws } draws cannot be computed again.
verify-bad = This record is not in order: { $reason }
verify-commit = Fingerprint, published before the game
verify-noted = The fingerprint is the one that this browser was told before the game.
verify-not-noted = The fingerprint is not the one that this browser was told before the game.
verify-seed = Secret and the players’ seeds
verify-elsewhere = The same with another program: save the record as a file, and run upcard verify on it.
review-whose = The game of
review-running = Thinking it over …
review-costly = What cost most
review-none = No move was plainly worse than the best one. Well played!
review-cost = cost { $cost }
review-better = Better: { $move } (wins { $chance }).
review-show = Show it
review-how = Only what the player could know counts, so bad luck is no mistake.
review-curve = The chance to win went from { $first } to { $last }.
review-legend = Chance to win, from 0 % below to 100 % above. Dotted lines: new rounds. Dots: costly moves.
review-it = Replay and review

### shell
skip = Skip to the content
settings = Settings
rules = Rules
learn = Learn to play
back-home = Back to the start

level-random = at random
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert

home-tagline = Four card games. Play at once, alone or with friends.
home-games = Games
about-flip7 = One more card, or stay? Collect different numbers; the same one twice and you are out.
about-hilo = Trade your nine hidden cards for low ones; three of a color in a line leave the table.
about-hi_lo_flip = Higher or lower? Play as the chip says, and collect what others cannot follow.
about-uno_flip = Match color or symbol, until somebody flips every card to its dark side.
home-play = Play
home-play-game = Play { $game }
home-go-on = Go on
home-go-on-with = Go on with { $game }
home-new = New game
home-new-of = New game of { $game }
home-options = Options
home-options-of = Options of { $game }
home-learn = Learn (2 min)
home-learn-game = Learn (2 min): { $game }
home-rules-of = Rules of { $game }
home-friends = With friends
home-friends-about = Send them a link or a code. Bots sit on the chairs that are still free.
home-offline = You are offline. Games against bots work; tables with others need the network.
home-play-with-friends = Play with friends
home-code = Code of a table
home-code-unclear = A code has six letters and digits, such as ABC 234.
home-join = Join
home-lobby = Open tables
home-more = More

update = New version
update-ready = A new version is ready.
update-take = Load it now

### online: the frame of all tables
scores-and-log = Scores and what happened
news-open = { $last } { $count ->
    [0] What happened
    [one] and { $count } more: what happened
   *[other] and { $count } more: what happened
  }
state-of-game = How the game stands
table-news = News of the table
news-since = Since your last move
news-none = Nothing yet.
log-whole = The whole game
