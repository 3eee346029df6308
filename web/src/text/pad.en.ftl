# The score pad.
pad-title = Score pads
pad-about = For games with real cards: the rules add up and know who deals and when the game is over.
pad-not-kept = This browser stores nothing: the pad is lost when the page is closed.
pad-bad-file = { $file } cannot be read: { $reason }
pad-new = New pad
pad-kept = Kept pads
pad-ended = finished
pad-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }
pad-remove = Delete
pad-remove-sure = Sure?
pad-not-removed = The browser did not delete it. Try again.
pad-deleted = Deleted.
pad-import = Open a pad from a file
pad-too-large = it is too large to be a pad.
pad-new-title = Keep score: { $game }
pad-names = Who plays, in the order of the seats?
pad-without = Without { $name }
pad-more = One more
pad-begin = Start the pad
pad-lost = This pad is not in this browser.
pad-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
  }
pad-nobody = The game is over, and nobody has won.
pad-leads = { $count ->
    [one] { $names } leads.
   *[other] { $names } lead.
  }
pad-played-off = { $names } share the lead: another round decides.
pad-fixing = Correcting round { $round }
pad-inserting = A forgotten round before round { $round }
pad-round = Round { $round }
pad-deals = { $name } deals
pad-begins = { $names } begins
pad-begins-age = { $all ->
    [yes] the oldest or the youngest begins
   *[no] the oldest or the youngest begins: { $names }
}
pad-undo = Undo
pad-sheet = Standings and rounds
pad-again = New game with the same people
pad-begun = This round was begun card by card in the terminal. It is ended there, or here by its points.
pad-finish = Finish this round by points
pad-then = then { $total } in all
pad-counts = counts { $points }
pad-by-points = Points
pad-by-cards = Add up cards
pad-longer = { $points } for { $name }?
pad-follows = next key: { $name }
pad-all-the-same = Enter it anyway
pad-included = { $points } with the bonus
pad-left-out = Nothing is entered for { $names }. 0 points?
pad-zero = Yes, 0 points
pad-cancel = Cancel
pad-take = Take the correction
pad-enter = Enter the round
pad-next = Next
pad-seats = Players
pad-minus = Plus or minus
pad-clear = Clear
pad-back = Delete a digit
pad-cards = Cards
pad-lying = Cards entered
pad-take-away = Take away { $card }
pad-changes = This changes:
pad-same = No total changes.
pad-fix-moves = The cards of this round were entered one by one: after the correction it has only its points.
pad-drop = Remove this round
pad-drop-sure = Really remove?
pad-insert = Insert a round before it
pad-back-to = Back to the pad
pad-standings = Standings
pad-needs = { $points } to go
pad-left = { $points } from the end
pad-all-rounds = Rounds
pad-correct = Correct
pad-correct-round = Correct round { $round }
pad-nothing-yet = Nothing yet.
pad-forgot = Forgot a round?
pad-forgot-before = Enter it before round { $round }
pad-name-of = New name of { $name }
pad-rename = Change names
pad-others = Somebody comes or goes
pad-along = Those who stay keep their points
pad-along-about = On a new pad; people are the same if their names are. This pad is kept as it is.
pad-renamed = Done
pad-export = Save as a file
pad-speak = Say the totals aloud
pad-later = Round { $round } would then be impossible.
pad-no-no-card = there is no card { $word }.
pad-no-copies = there are not so many cards { $word }.
pad-no-range = points go from { $least } to { $most }.
pad-no-who = Who went out?
pad-no-over = The game is over.
pad-no-name = This name is too long or has | or ; in it.
pad-no-above-all = all cards together have fewer points.
pad-no-again = Somebody else has just entered round { $round }. Is this another one?
pad-arrived = Round { $round } was just entered elsewhere.
pad-corrected = Round { $round } was just changed elsewhere.
pad-removed = Round { $round } was taken back elsewhere.
pad-undone = Taken back: round { $round }.
pad-undone-other = Taken back.
pad-redo = Enter it again
pad-theirs = No, keep theirs
pad-compare = Compare
pad-another = Yes, round { $round }
pad-too-many = There are too many names: { $names }.
pad-no-changed = Another window or phone has changed this pad. Look at it and try again.
pad-no-undo = There is nothing to undo.
pad-no-full = The pad is full.
pad-no-line = these are too many words for one entry, or signs that no file holds.
pad-no-memory = This device is short of memory.
pad-no-begun = this round was begun card by card.
pad-no-refused = the rules do not allow this move.
pad-no-seen = cards that are out cannot be named here.
pad-no-out = no more of these cards are in the deck: { $word }.
pad-no-next-round = the round is over before { $word }.
pad-follow = Card by card
pad-total = { $total } in all
pad-which-card = { $name }: which card?
pad-which-first = Which card comes first?
pad-odds = Odds
pad-odds-none = This table wants no odds.
pad-odds-failed = The odds could not be computed.
pad-odds-win = Chance to win
pad-with-odds = Odds at this table
pad-assumed = Assumed: { $count ->
    [one] the cards of round { $rounds } are
   *[other] the cards of rounds { $rounds } are
  } still in the deck, because not all of them are known.
pad-outs = I now tap cards that are out
pad-count = Cards out
pad-count-about = Tap each card of this round that is out.
pad-count-means = Out is a card that can no longer be drawn: it was played, laid open or shown. The odds then know what is left.
pad-count-left = { $cards ->
    [one] One card is not out.
   *[other] { $cards } cards are not out.
  }
pad-count-side = { $side ->
    [light] Light side
   *[dark] Dark side
  } ⇄
pad-replay = Replay and review
pad-no-record = In this game hands stay hidden: a pad has the points and the cards that count, and no replay.
pad-who-deals = Who deals?
pad-need-lead = { $points } { $way ->
    [fewer] fewer
   *[more] more
  } than { $names } in this round to lead, { $level } to draw level
pad-need-level = Level with { $names }
pad-need-ahead = { $points } ahead of { $names }
pad-need-others = { $count } others
pad-end-can = This round can end the game. { $shares ->
    [yes] Players who then share the lead share the win.
   *[no] If players then share the lead, another round is played.
  }
pad-end-last = This is the last round. { $shares ->
    [yes] Players who then share the lead share the win.
   *[no] If players then share the lead, another round is played.
  }
pad-story = The story so far
pad-story-best = Best round: { $names }, { $points } in round { $round }
pad-story-changes = { $count ->
    [0] The lead has not changed.
    [one] The lead changed once.
   *[other] The lead changed { $count } times.
  }
pad-story-ahead = { $name } won by { $points }.
pad-story-back = { $name } was { $points } behind after round { $round } and { $over ->
    [yes] won.
   *[no] leads now.
  }
pad-hand = Hand over by QR code
pad-hand-about = Point the camera of the other phone at it: it gets all rounds that are entered, not one that is half typed, also without a network if it has opened this page before. Then go on with one of the two.
pad-hand-qr = QR code of this pad
pad-hand-part = Code { $part } of { $of }
pad-hand-next = Next code
pad-hand-large = This pad cannot be shown as QR codes. Save it as a file and send that.
pad-hand-link = The same as a link
pad-taken = Take over this pad?
pad-taken-part = Code { $part } of { $of } is here. Now point the camera at code { $next }.
pad-taken-bad = This code cannot be read. Scan it again, or have the pad saved as a file.
pad-taken-new = Take it over
pad-taken-more = You have this pad, and the other phone went on with it.
pad-taken-same = You have this pad already, just as it is here.
pad-taken-less = You have this pad already, with more entries than here.
pad-taken-split = You have this pad, and both phones went on with it. Which one counts?
pad-taken-own = Go on with mine
pad-taken-other = Take this one instead of mine
pad-taken-both = Keep both
pad-taken-open = Open the pad
pad-taken-shared = It is shared: what others enter comes by itself.
pad-share = Share this pad
pad-share-about = Others open it on their phones: with this code, this link or this picture.
pad-share-look = Only to look on
pad-share-qr = QR code of the link
pad-share-tv = Big screen
pad-shared = Shared
pad-only-looks = You look on.
pad-shared-away = No connection.
pad-shared-waits = { $count ->
    [one] One entry waits.
   *[other] { $count } entries wait.
  }
pad-shared-gone = The server no longer has this pad.
pad-shared-again = The server had lost entries, which are sent again.
pad-code-unknown = There is no pad with the code { $code }.
pad-to = to { $target }
pad-rules = Rules of this pad
pad-rule-of = (rule { $rule })
pad-rule = { $rule }: { $value }
pad-rules-differ = These differ from the book:
pad-rules-same = All rules are as in the book.
pad-rules-book = The rules of the book
pad-rules-change = Change the rules
pad-rules-from = From when on?
pad-rules-now = from now on
pad-rules-first = for the whole game
pad-rules-take = Take these rules
pad-rules-drop = Take back { $rules }
pad-rules-drop-sure = Take the change back
pad-play-on = Play on
pad-play-on-how = With a later end the game goes on: change the points or rounds that end it.
pad-goes-on = The game goes on.
pad-no-rules = This cannot be changed now.
pad-heap-cards = Each card
pad-for = for { $name }
pad-doubled = { $sum } ×2 = { $points }
pad-older = { $count ->
    [one] One older
   *[other] { $count } older
  }
