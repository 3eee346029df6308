# The texts of the page itself. Those of a game are in its folder.
you = You
seat-number = Seat { $seat }
name-up = Move { $name } up
home = Home page
close = Close
loading = One moment …
screen-failed = This part of the page could not be loaded. Are you offline, or is there a new version of the page?
load-again = Load again
old-browser = This browser is too old for the games, which need one of 2023 or later: please update it.
engine-failed = The game could not be started: { $reason }

your-turn = Your turn
is-to-act = has the turn
away = a bot plays
offline = not connected
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
round = Round
round-number = round { $round }
round-next = Next: round { $round }.
round-to = · to { $target }
race = Race to { $target }
total = Total
table-tools = Table
leave-table = Leave the table
undo = Take back
hint = Hint
mute = Mute
scores = Scores
log = What happened
log-newest = What happened, newest first
let-go = Ignore it
win-chance = { $chance } to win
game-over = The game is over
won-by = { $who ->
    [you] You won!
    [side] Your side won!
    [partners] { $names } won as partners.
   *[others] { $count ->
        [0] Nobody won.
        [one] { $names } won.
       *[other] { $names } share the win.
      }
  }
play-again = Play again
result = Result
fewest-win = The fewest points win.
lesson-not-now = Later! First do this step.

### replay
replay = Replay
review = Review
verify = Verify the cards
share = Share
share-link = A link to this game
share-file = Save as a file
copy = Copy
copied = Copied.
copy-by-hand = Your browser did not allow copying: please select the link and copy it yourself.
review-it = Replay and review

### shell
skip = Skip to the content
settings = Settings
rules = Rules
learn = Learn to play
back-home = To the home page

level-random = at random
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert

home-tagline = { $games ->
    [4] Four
   *[other] { $games }
  } card games. Play at once, alone or with friends.
home-games = Games
about-exactly = For { $max } players.
about-any = For { $min } to { $max } players.
home-play = Play
home-play-game = Play { $game }
home-go-on = Continue
home-go-on-with = Continue { $game }
home-go-on-daily = Continue { $game }, the daily deal
home-go-on-deal = Continue { $game } with a friend’s cards
home-go-on-together = Continue { $game } on one device
home-go-on-pad = Score pad: { $game }, { $names }
home-new = New game
home-new-of = New game of { $game }
home-new-sure = Give up the old one?
home-new-sure-of = Give up the old one? A new game of { $game }
home-left = game in progress
home-left-in = round { $round } · game in progress
home-install = Install the app
home-options = Options
home-options-of = Options of { $game }
home-learn = Learn
home-learn-game = Learn (2 min): { $game }
home-learn-time = (2 min)
home-rules-of = Rules of { $game }
home-friends = With friends
home-friends-about = Send them a link or a code. Bots take the seats that are still free.
home-offline = You are offline. Games against bots work; playing with others needs a network.
home-play-with-friends = Play with friends
home-code = Table code
home-code-unclear = A code has six letters and digits, such as ABC 234.
home-daily = Daily deal
home-join = Join
home-puzzles = Puzzles
home-together = On one device
home-judge = May I?
home-pad = Keep score
home-lobby = Open tables
home-tv = Big screen
home-more = More
home-games-played = Your games

update = New version
update-ready = A new version is ready.
update-take = Load it now
update-elsewhere = Another tab has loaded a new version. Please load this one again too.

### online: the frame of all tables
scores-and-log = Scores and what happened
news-open = { $last } { $count ->
    [0] What happened
   *[other] +{ $count } more: what happened
  }
state-of-game = The table in words
table-news = News of the table
news-since = Since your last move
news-none = Nothing yet.
log-whole = The whole game, newest first
face-title = Your face
face-name = the one that belongs to your name
face-number = face { $number }
face-others = Other faces
