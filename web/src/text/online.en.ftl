# Tables with others.
line-away = Reconnecting …
line-none = The server cannot be reached. Trying again …
line-kept-out = The server refuses connections at the moment. Trying again …
line-offline-games = Games against bots work without it.

error-away = The connection was lost. Please try again.
error-no_table = There is no table with this code. It may be over, or the code has a mistake.
error-no_chair = No seat is free at this table.
error-busy = The server is very busy. Please try again.
error-frozen = This table was stopped because of an error. The operator of the server can look into it.
error-cannot_save = The server cannot save at the moment. Nothing was changed; please try again soon.
error-shutting_down = The server is restarting. One moment …
error-stale = This move was already made: by you on another device, or by a bot.
error-not_your_turn = It is not your turn any more.
error-wrong_phase = That is not possible at this stage of the game.
error-not_allowed = That is not allowed at this table: you are not the host, or the host removed you.
error-not_seated = You have no seat at this table. Please sit down first.
error-hello_first = Please enter a name first.
error-bad_options = The server does not accept these settings. Please choose others.
error-bad_token = The server no longer knows you. Please load the page again.
error-bad_message = The page and the server do not understand each other. Please load the page again.
error-unknown_move = There is no such move. Please choose another one.
error-illegal_move = That is not possible now.
error-too_many-emote = You can send one emote a second.
error-too_many-second = Too many requests. Please wait a second.
error-too_many-minute = Too many attempts. Please wait a minute.
error-too_many-hour = Too many attempts. Please try again in an hour.
error-too_many-tables = You cannot open another table now. Finish or leave one of yours, or try again later.
error-bad_name = The server does not accept this name. Please choose another one.
error-muted = The operator of this server has muted you.
name-empty = Please enter a name: one letter, digit or sign is enough.
name-long = A name has at most 20 characters; this one has { $count }.
name-unseen = This name contains invisible characters, perhaps inside a combined emoji such as a family. Simple emojis are fine.
needs-network = Playing with others needs a network, and you are offline.

name-title = What shall we call you?
name-label = Your name at the table
name-about = The others see it. You need no account; this browser remembers you.
name-go = Continue

friends-title = Play with friends
friends-game = Game
friends-seats = Seats
friends-bots = Bots among them
friends-bots-help = Bots can also take free seats later.
friends-level = Strength of the bots
friends-clock = Time for a move
clock-blitz = 10 seconds
clock-fast = 20 seconds
clock-normal = 1 minute
clock-slow = 5 minutes
clock-day = 1 day
clock-week = 1 week
clock-none = no time limit
clock-days = { $days } d { $hours } h
clock-hours = { $hours }:{ $minutes } h
friends-absent = When the time is up
absent-bot = a bot stands in
absent-bot-about = until they are back
absent-out = a bot plays on
absent-out-about = they are out of the game
friends-watch = Who may watch
watch-nobody = nobody
watch-invited = anyone with the code
watch-everybody = everyone
watch-everybody-about = once it has begun, the game is under “Open tables”
friends-delay = Delay for spectators, in seconds
friends-hints = Hints
hints-alone = only for a single player
hints-on = for all
hints-off = for nobody
friends-hints-about = The best moves and their chances, on this page and in our programs. No server can keep players from computing by themselves.
table-hints-on = Hints are on for all.
table-hints-off = Hints are off.
lobby-hints = with hints
friends-open = Open table
friends-open-about = Everyone sees it in the list and may sit down. Otherwise only people with the code.
friends-more = Time and more
friends-create = Open the table

table-code = Table { $code }
invite-title = Invite friends
invite-about = Send them this link, or tell them the code.
invite-link = Link to this table
invite-code = Code
invite-copy = Copy the link
invite-share = Send …
invite-text = Come and play { $game } with me!
invite-qr = QR code of the link
invite-local = This address works on this machine only. For other devices start the server with --listen :4040 and open the page at this machine’s address in your network.

waiting-title = { $game }: waiting for players
waiting-title-full = { $game }: all seats are taken
waiting-seats = Here: { $here } of { $seats }
waiting-free = free
waiting-you = you
waiting-host = host
waiting-bot = bot, { $level }
waiting-away = not here now
waiting-sit = Sit down
waiting-sit-here = Take seat { $seat }
waiting-set = Seat { $seat }
waiting-set-free = free
waiting-set-bot = bot: { $level }
waiting-remove = Remove { $name }
waiting-start = Start the game
waiting-fill = Start with bots on the free seats
waiting-fill-level = Strength of bots on free seats
waiting-for-host = { $host } starts the game.
waiting-for-nobody = The host starts the game.
waiting-watching = You are watching.
waiting-full = All seats are taken. You can watch.
waiting-ready = All seats are taken: you can start!
waiting-missing = All seats are taken. Not here yet: { $names }.
waiting-rules = Rules of this table
waiting-usual = The usual rules.
waiting-clock = { $clock } for a move; then { $absent }.
waiting-clock-none = No time limit.
waiting-watchers = { $count ->
    [0] Nobody is watching.
    [one] { $count } is watching.
   *[other] { $count } are watching.
  }
waiting-leave = Leave the table
came = { $name } has sat down.
went = { $name } has left.

online-joining = Looking for table { $code } …
online-closed = This table was closed before the game was over.
online-closed-operator = The operator of the server closed this table.
online-closed-empty = This table is closed: all players left it.
online-closed-abandoned = This table is closed: nobody was here for a long time.
online-paused = The server cannot save at the moment. The game continues as soon as it can; no move is lost.
online-frozen = The server stopped this table because of an error. The operator can look into it; no move is lost.
online-restored = The server went back to an older copy: the game continues from an earlier move.
measure-ban = The operator of this server does not let you in.
measure-mute = The operator of this server has muted you: nobody gets your emotes.
measure-name = The operator of this server has given you the name “{ $name }”. You cannot change it.
measure-news = The operator of this server announces: { $why }
measure-over = The operator of this server has lifted a measure against you.
measure-due = It is planned for { $date }.
measure-until = This holds until { $date }.
measure-why = Reason: { $why }
online-removed = The host removed you from this table.
online-left = You have left this table.
online-again = Back to the table
online-over = This game is over.
online-replay = See its replay
online-delay = You see this game { $seconds } seconds later. It begins in a moment.
online-soon = The game begins …
online-other-version = This page and the server have different versions. Please load the page again, or ask the operator of the server.
online-private = You cannot watch this table: it allows no spectators, or the host removed you.
online-bot-name = { $name } (bot)
online-sending = Your move is being sent …
online-watching = You are watching.
online-late = { $seconds } s behind
online-stands-in = Your time ran out: a bot plays for you.
online-stands-still = Your time ran out. Paused until somebody is back.
online-your-bot = a bot for you
online-bot-of = a bot for { $name }
online-back = I am back
online-out = A bot finishes the game for you. You can watch.
online-reminder = { $seconds ->
    [one] It is your turn: { $seconds } second left.
   *[other] It is your turn: { $seconds } seconds left.
  }
online-sit = Sit down
online-take = Take over { $name } (bot)
online-sit-name = Take a seat
online-begun = The game has begun in the meantime.
online-code = Table code
online-code-go = Find the table
online-all-away = Paused until somebody is back.

leave-title = Leave the table?
leave-playing = A bot plays for you from now on. The home page leads you back.
leave-host = Another player becomes the host.
leave-do = Leave: a bot plays on
leave-stay = Stay here
leave-look = Home page, keep my seat
leave-look-about = Your time keeps running.

people-title = Players
people-and = { $count ->
    [one] Players; { $count } spectator
   *[other] Players; { $count } spectators
  }
people-mute = Hide emotes from { $name }
people-report = Report { $name }
people-reason = Why?
report-name = offensive name
report-emotes = annoying with emotes
report-stalling = plays slowly on purpose
report-cheating = cheats
report-other = something else
people-report-do = Report
people-reported = Thank you. The operator of the server will look at it.
people-remove = Remove
people-remove-sure = Really remove { $name }? A bot plays on, and they cannot come back.
people-remove-not = Cancel
people-here = here
people-bot = bot, { $level }
people-open = free
people-out = out of the game: a bot plays on

emote-title = Say something
emote-said = { $name }: { $emote }
emote-hello = Hello!
emote-thanks = Thank you!
emote-well_played = Well played!
emote-good_luck = Good luck!
emote-oops = Oops!
emote-wow = Wow!
emote-hurry = Your turn!
emote-ouch = Ouch!
emote-close = That was close!
emote-lucky = Lucky!
emote-sorry = Sorry!
emote-thinking = Let me think …
emote-nice_try = Nice try!
emote-haha = Ha ha!
emote-bye = Goodbye!
emote-gone = Gone: a bot plays on.
emote-late = Too slow: a bot plays.
emote-back = I am back!

rematch = Rematch
rematch-join = Sit down for the rematch
rematch-there = A rematch is ready, with a seat for you.
rematch-begun = The rematch has begun, with a seat for you.
rematch-go = Go to the rematch

lobby-title = Open tables
lobby-own = Your tables
lobby-your-turn = your turn
home-turns = It is your turn
home-turn = { $game }: to the table
home-tables = Your tables
home-table = { $game }: continue
home-table-with = with { $names }
home-back = { $game }: back to the table
lobby-quick = Play now with others
lobby-quick-about = You sit down at an open table of this game, or open a new one.
lobby-none = No table is open now. Open one, or let the page find you one above.
lobby-row = { $host }: { $free ->
    [0] no seat free
    [one] { $free } of { $seats } seats free
   *[other] { $free } of { $seats } seats free
  }
lobby-join = Sit down
lobby-look = Watch
lobby-phase-waiting = not begun yet
lobby-phase-playing = in play
lobby-phase-over = over
lobby-phase-closed = closed
lobby-phase-paused = paused
lobby-phase-frozen = stopped
lobby-go = To the table
lobby-new = Open a table
push-offer = Tell me when it is my turn
push-about = A notification on this device, also while the page is closed. It comes through the push service of your browser and says only which table it is.
push-turn = It is your turn
push-table = Table
push-refused = The browser blocks notifications of this page. You can allow them in its settings.
push-not-allowed = Without your permission there are no notifications.
push-failed = That did not work. The push service of your browser may be out of reach; try again later.
