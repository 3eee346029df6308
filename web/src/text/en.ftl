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
number-less = { $label }: less
number-more = { $label }: more

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
home-learn = Learn in 2 min
home-learn-game = Learn in 2 min: { $game }
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

new-title = { $game }: new game
new-players = Players, with you
new-level = The others play
level-random = at random
level-random-about = Any legal move. For a first look.
level-easy = easy
level-easy-about = Like a pleasant beginner.
level-normal = normal
level-normal-about = Counts what has been seen and weighs each move.
level-hard = hard
level-hard-about = Thinks ahead and tries its moves out.
level-expert = expert
level-expert-about = Thinks ahead for up to a second a move.
new-rules = Rules of this table
new-usual = As printed
new-changed = { $count ->
    [0] as printed
    [one] one changed
   *[other] { $count } changed
  }
new-begin = Deal the cards
new-instead = The { $game } game that you left will be given up.
ages-up = { $name }: older

learn-about = A short first game each. A coach says what to do, and the cards are always the same.
learn-coach = Coach
learn-watch = Watch what happens …
learn-step = { $step } of { $steps }
learn-next = Next
learn-again = From the beginning
learn-end = End the lesson
learn-done = That is { $game }. Now you know enough to play.
learn-real = Play a real game

update = New version
update-ready = A new version is ready.
update-take = Load it now

rules-of = Rules of { $game }
rules-all = All rules
rules-rulings = Rulings on details
rules-contents = Contents
rules-search = Search
rules-search-for = a word, or 3.2
rules-found = { $count ->
    [one] found in { $count } place
   *[other] found in { $count } places
  }
rules-nothing = Nothing here has these words.
rules-for-programs = for programs
refused-game_over = The game is over.
refused-unknown_move = There is no such move.
refused-not_your_turn = It is not your turn.
refused-illegal_move = That is not possible now.

setting-look = Language and look
setting-language = Language
setting-language-auto = as the browser
setting-mode = Light or dark
setting-mode-system = as the system
setting-mode-light = light
setting-mode-dark = dark
setting-textSize = Size of text
setting-textSize-1 = normal
setting-textSize-1_15 = larger
setting-textSize-1_3 = large
setting-textSize-1_5 = very large
setting-hand = Buttons for
setting-hand-about = What is pressed most lies on this side.
setting-hand-right = the right hand
setting-hand-left = the left hand
setting-cards = Cards and pace
setting-theme = Look of the cards
setting-theme-standard = as printed
setting-theme-standard-about = Colors with small marks.
setting-theme-four_color = strong colors
setting-theme-four_color-about = Fewer hues, far apart.
setting-theme-symbols = large marks
setting-theme-symbols-about = Shapes and letters before colors.
setting-motion = Moving cards
setting-motion-system = as the system
setting-motion-on = always
setting-motion-off = never
setting-pace = Pace
setting-pace-about = How long what others do stays on the screen.
setting-pace-relaxed = relaxed
setting-pace-normal = normal
setting-pace-fast = fast
setting-pace-instant = no pauses
setting-odds = Flip 7: show how likely the next card busts
setting-odds-about = Counted from the cards that were seen.
setting-notice = Sound and touch
setting-sound = Sound
setting-sound-test = Play a sound
setting-vibrate = Vibrate
setting-vibrate-about = When it is your turn.
setting-others = At tables with others
setting-name = Your name there
setting-name-about = All who sit at the table see it.
setting-app = This app
setting-installed = Upcard is installed as an app.
setting-install = Install as an app
setting-install-about = It has its own window then, and works without a network.
setting-install-how = Without a network it works in this browser too. To have it beside other apps, look for “Install” or “Add to home screen” in the menu of the browser.
setting-data-about = Games, settings and your seats at tables with others are kept in this browser alone.
setting-delete = Delete all data
setting-delete-sure = This deletes the games that you left, your settings, and what proves that you are you at tables with others. It cannot be undone.
setting-delete-now = Delete everything
setting-keep = Keep it
setting-version = Upcard { $version }.
setting-license = License
setting-licenses-others = Licenses of the libraries in it

### online: the frame of all tables
scores-and-log = Scores and what happened
news-open = { $last } { $count ->
    [0] What happened
    [one] and { $count } more: what happened
   *[other] and { $count } more: what happened
  }
news-since = Since your last move
news-none = Nothing yet.
log-whole = The whole game
