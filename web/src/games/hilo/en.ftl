# HILO. {$nameYou} is "yes" where {$name} is the player.
hilo-card = { $color ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [cyan] cyan
    [blue] blue
    [purple] purple
   *[pink] pink
  } { $value }
hilo-a-card = a card
hilo-face-down = face down
hilo-place = { $place ->
    [t-l] top left
    [t-c] top middle
    [t-r] top right
    [m-l] middle left
    [m-r] middle right
    [b-l] bottom left
    [b-c] bottom middle
    [b-r] bottom right
    [t-x] top
    [b-x] bottom
    [x-l] left
    [x-r] right
    [x-x] only
   *[m-c] middle
  }
hilo-line-row = { $place ->
    [some] a row
    [t-x] the top row
    [m-x] the middle row
    [b-x] the bottom row
   *[only] the row
  }
hilo-line-col = { $place ->
    [some] a column
    [x-l] the left column
    [x-c] the middle column
    [x-r] the right column
   *[only] the column
  }
hilo-line-diag = { $place ->
    [some] a diagonal
    [a1c3] the diagonal from the top left
   *[c1a3] the diagonal from the top right
  }

hilo-dealt = { $card } begins the discard pile.
hilo-turned = { $name } turned over { $card }.
hilo-turned-final = { $name }: { $card } lay face down.
hilo-begins = { $nameYou ->
    [yes] You begin: your two cards have the highest sum.
   *[no] { $name } begins with the highest sum.
  }
hilo-took = { $name } took { $card } from the discard pile.
hilo-recycled = { $cards ->
    [one] { $cards } card of the discard pile is
   *[other] { $cards } cards of the discard pile are
  } the new draw pile.
hilo-drew = { $name } drew { $card }.
hilo-discarded = { $name } discarded { $card }.
hilo-traded = { $name } traded { $discarded } for { $card }.
hilo-shout = HILO!
hilo-removed = HILO! { $name } removed { $line }: { $cards }.
hilo-slid = { $direction ->
    [horizontal] The cards closed up sideways.
   *[vertical] The cards closed up upward.
  }
hilo-kept = { $name } kept the cards as they are.
hilo-ended = { $nameYou ->
    [yes] You have no face-down card left and ended the round. All others get one more turn.
   *[no] { $name } has no face-down card left and ended the round. All others get one more turn.
  }
hilo-stopped = The round was stopped after { $turns } turns.
hilo-scored = { $nameYou ->
    [yes] Your sum: { $sum }.
   *[no] { $name }’s sum: { $sum }.
  }
hilo-doubled = { $nameYou ->
    [yes] You ended the round without the lowest sum alone: it was doubled to { $score }.
   *[no] { $name } ended the round without the lowest sum alone: it was doubled to { $score }.
  }
hilo-won = { $name } won with { $total ->
    [one] { $total } point
   *[other] { $total } points
  }.
hilo-round = Round { $round } begins.

hilo-move-turn = Turn over the { $position } card
hilo-move-take = Take { $taken } for { $card } ({ $position })
hilo-move-take-down = Take { $taken } for the face-down card ({ $position })
hilo-move-draw = Draw a card
hilo-move-trade = Trade { $card } ({ $position }) for { $drawn }
hilo-move-trade-down = Trade the face-down card ({ $position }) for { $drawn }
hilo-move-discard = Discard { $drawn } and turn over a card
hilo-move-remove = Remove { $line }
hilo-move-remove-horizontal = Remove { $line }, close up sideways
hilo-move-remove-vertical = Remove { $line }, close up upward
hilo-move-keep = Keep all cards
hilo-the-drawn = the drawn card

hilo-ask-uncover = Turn over two of your cards.
hilo-ask-uncover-second = Turn over a second card of yours.
hilo-ask-choose = Draw a card or take { $top }.
hilo-ask-picked = { $top }: which card does it replace?
hilo-ask-aimed = Press it again to put { $top } there.
hilo-ask-drawn = { $drawn }: trade or discard?
hilo-ask-flip = Turn over one of your face-down cards.
hilo-ask-hilo = { $again ->
    [yes] Another HILO! Remove one more line?
   *[no] HILO! Remove a line?
  }
hilo-ask-hilo-forced = { $again ->
    [yes] Another HILO! Which line goes?
   *[no] HILO! Which line goes?
  }
hilo-ask-slid = Two new lines: which one goes?
hilo-ask-final = All cards are open: which line goes?
hilo-wait = { $name }’s turn.
hilo-wait-chance = A card is turned up …
hilo-over = The game is over.

hilo-cards-of = { $nameYou ->
    [yes] Your cards
   *[no] { $name }’s cards
  }
hilo-piles = Piles
hilo-cell = { $position }: { $card }
hilo-cell-turn = { $position }: { $card }, turn it over
hilo-cell-trade = { $position }: { $card }, trade it
hilo-cell-line = { $position }: { $card }, in a line
hilo-cell-last = { $cell }; changed last
hilo-sum = { $down ->
    [0] sum { $sum }
   *[other] open cards: { $sum }, face down: { $down }
  }
hilo-sum-short = sum
hilo-empty = No card left
hilo-ended-by = ended the round
hilo-last-turn = Your last turn! { $ask }
hilo-draw-pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
hilo-draw-short = Draw
hilo-discard-pile = Discard pile: { $card } on top of { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
hilo-discard-empty = Discard pile: empty
hilo-discard-short = Discard
hilo-hand = Drawn: { $card }
hilo-hand-short = Drawn
hilo-incoming-short = New card
hilo-draw = Draw a card
hilo-take = Take { $card }
hilo-put-back = Leave { $card }
hilo-discard = Discard { $card }
hilo-or-card = and turn one over – or press the card that it replaces
hilo-press-card = Press the card that it replaces
hilo-press-other = or press another card
hilo-lines = Lines to remove
hilo-remove = Remove { $line }
hilo-remove-chosen = Remove
hilo-sign = { $line }
hilo-sign-diag = Diagonal
hilo-keep = Keep
hilo-after = After that
hilo-after-words = Then you have: { $rows }.
hilo-after-none = Then you have no card left.
hilo-score = { $doubled ->
    [yes] { $sum }×2 = { $score }
   *[no] { $score }
  }
hilo-score-words = { $doubled ->
    [yes] sum { $sum }, doubled: { $score }
   *[no] sum { $score }
  }
hilo-round-over = Round { $round } is over.
hilo-next-round = Next round

hilo-lesson-goal = You each have nine cards face down; nobody has seen them. They count from −1 to 11, and the lowest sum wins.
hilo-lesson-turn = First everybody turns over two cards. Press the one in the middle.
hilo-lesson-second = A red 9: quite high. Now turn over the one in the top left corner.
hilo-lesson-begin = Your open cards add up to 15, the bot’s to 7. The higher sum begins: that is you. Your sum is always here, with the number of cards still face down beside it.
hilo-lesson-take = A green 0 lies on the discard pile. Low is good: take it! Press the pile, then your card at the bottom left. You may trade open and face-down cards.
hilo-lesson-draw = Out came an orange 10: well done. The bot drew an 8, put it away and turned over a card instead. You do not want that 8: draw a card.
hilo-lesson-trade = A red 2! Red 6 and red 9 lie on the diagonal already. Lay the 2 at the bottom right: three open cards of one color in a row, a column or a diagonal are a HILO.
hilo-lesson-hilo = HILO! The line may go. After a diagonal you choose how the others close up: ← or ↑. Choose one, look what is left, and press “Remove”.
hilo-lesson-gone = 17 points less! The lowest of the three came to the top of the discard pile, and the bot took it. You may also keep a line and remove it at the end of a later turn.
hilo-lesson-again = That 11 helps nobody. Draw once more.
hilo-lesson-discard = Another 11! Put it away. Then you turn over one of your own cards.
hilo-lesson-flip = Turn over any of your cards.
hilo-lesson-end = A −1, the best there is! When somebody has no face-down card left, everybody else has one more turn; then all cards are turned over. Careful: if you end the round and do not have the lowest sum alone, yours is doubled.
hilo-lesson-last = The sums of all rounds are added. When somebody has 100 points or more the game is over, and the lowest total wins.
hilo-refused-open = That card is face up already: choose one that is face down.
hilo-refused-line = That is no line of three face-up cards of one color.
hilo-refused-other = First the HILO: say which line goes, or whether it stays.
hilo-refused-forced = You cannot keep it: a HILO must be removed.
hilo-refused-slid = You cannot keep both: one of the two new lines must go.
hilo-refused-stays = This line lay open before the end of the round: it stays.
hilo-refused-final = All cards are open: say which line goes.
