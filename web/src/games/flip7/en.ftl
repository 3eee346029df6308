# Cards
flip7-plus = plus { $points }
flip7-card-times = times 2
flip7-card-freeze = Freeze
flip7-card-flip3 = Flip Three
flip7-card-second = Second Chance
flip7-card-busting = { $card }, the second one: busted
flip7-card-lost = { $card }, gone

# What happened
flip7-round = { $nameYou ->
    [yes] Round { $round } begins. You deal.
   *[no] Round { $round } begins. { $name } deals.
  }
flip7-reshuffled = The discard pile is the deck again: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
flip7-dealt = { $nameYou ->
    [yes] You are dealt { $card }.
   *[no] { $name } is dealt { $card }.
  }
flip7-drew = { $nameYou ->
    [yes] You hit: { $card }.
   *[no] { $name } hits: { $card }.
  }
flip7-flipped = { $left ->
    [0] { $nameYou ->
        [yes] You flip { $card }, the last one.
       *[no] { $name } flips { $card }, the last one.
      }
   *[other] { $nameYou ->
        [yes] You flip { $card }; { $left } to come.
       *[no] { $name } flips { $card }; { $left } to come.
      }
  }
flip7-no-card = { $nameYou ->
    [yes] There is no card left for you.
   *[no] There is no card left for { $name }.
  }
flip7-stayed = { $nameYou ->
    [yes] You stay with { $points }.
   *[no] { $name } stays with { $points }.
  }
flip7-busted = { $nameYou ->
    [yes] A second { $card }: you bust.
   *[no] A second { $card }: { $name } busts.
  }
flip7-saved = { $nameYou ->
    [yes] Your Second Chance saves you from a second { $card }.
   *[no] A Second Chance saves { $name } from a second { $card }.
  }
flip7-set-aside = { $nameYou ->
    [yes] You set { $card } aside for later.
   *[no] { $name } sets { $card } aside for later.
  }
flip7-froze = { $nameYou ->
    [yes] You freeze { $target } at { $points }.
   *[no] { $targetYou ->
        [yes] { $name } freezes you at { $points }.
       *[no] { $name } freezes { $target } at { $points }.
      }
  }
flip7-froze-self = { $nameYou ->
    [yes] You freeze yourself at { $points }.
   *[no] { $name } takes the Freeze, at { $points }.
  }
flip7-flip3 = { $nameYou ->
    [yes] You make { $target } flip three cards.
   *[no] { $targetYou ->
        [yes] { $name } makes you flip three cards.
       *[no] { $name } makes { $target } flip three cards.
      }
  }
flip7-flip3-self = { $nameYou ->
    [yes] You flip three cards yourself.
   *[no] { $name } flips three cards.
  }
flip7-gave = { $nameYou ->
    [yes] You give { $target } a Second Chance.
   *[no] { $targetYou ->
        [yes] { $name } gives you a Second Chance.
       *[no] { $name } gives { $target } a Second Chance.
      }
  }
flip7-discarded = { $nameYou ->
    [yes] Your { $card } is discarded.
   *[no] { $name }’s { $card } is discarded.
  }
flip7-seven = { $nameYou ->
    [yes] Seven numbers: you have a Flip 7!
   *[no] Seven numbers: { $name } has a Flip 7!
  }
flip7-round-over = Round { $round } is over.
flip7-scored = { $nameYou ->
    [yes] { $points ->
        [0] You score nothing.
       *[other] You score { $points }.
      }
   *[no] { $points ->
        [0] { $name } scores nothing.
       *[other] { $name } scores { $points }.
      }
  }
flip7-game-over = The game is over after round { $round }.
flip7-won = { $nameYou ->
    [yes] You win { flip7-with-points }!
   *[no] { $name } wins { flip7-with-points }.
  }
flip7-gave-self = { $nameYou ->
    [yes] You keep the Second Chance.
   *[no] { $name } keeps the Second Chance.
  }
flip7-lost = The challenge is lost: nobody reached { points } in time.
flip7-challenge = Challenge: { points } by the end of round { $rounds }

# Moves
flip7-move-hit = Hit
flip7-move-stay = Stay with { $points }
flip7-move-target = { $nameYou ->
    [yes] Yourself
   *[no] { $name }
  }
flip7-move-freeze = { $nameYou ->
    [yes] Freeze yourself
   *[no] Freeze { $name }
  }
flip7-move-flip3 = { $nameYou ->
    [yes] Flip Three for yourself
   *[no] Flip Three for { $name }
  }
flip7-move-second = { $nameYou ->
    [yes] Second Chance for yourself
   *[no] Second Chance for { $name }
  }

# What is to be done
flip7-prompt-over = The game is over.
flip7-prompt-choose = Your turn: hit or stay?
flip7-prompt-hit = Your turn: take a card.
flip7-prompt-target = Choose somebody.
flip7-prompt-freeze = Freeze: who is out of this round?
flip7-prompt-flip3 = Flip Three: who takes three cards?
flip7-prompt-second = You have a Second Chance already: who gets this one?
flip7-wait-deal = The cards are being dealt …
flip7-wait-card = { $nameYou ->
    [yes] Your card comes …
   *[no] { $name } takes a card …
  }
flip7-wait-choose = { $nameYou ->
    [yes] It is your turn.
   *[no] { $name }: hit or stay?
  }
flip7-wait-target = { $nameYou ->
    [yes] You choose who gets the card.
   *[no] { $name } chooses who gets the card …
  }

# The board
flip7-others = The others
flip7-cards-of = { $nameYou ->
    [yes] Your cards
   *[no] { $name }’s cards
  }
flip7-extras-of = { $nameYou ->
    [yes] Your other cards
   *[no] Other cards of { $name }
  }
flip7-seat-of = { $nameYou ->
    [yes] Your seat
   *[no] Seat of { $name }
  }
flip7-hit = Hit
flip7-stay = Stay
flip7-with-points = { $points ->
    [one] with { $points } point
   *[other] with { $points } points
  }
flip7-takes-card = one more card
flip7-odds = { $bust } bust
flip7-odds-seven = { $seven } Flip 7
flip7-odds-whole = The next card busts you with a chance of { $bust }.{ $seven ->
    [no] {""}
   *[other] {" "}If you keep hitting, you get a Flip 7 with a chance of { $seven }.
  }
flip7-actions = What you can do
flip7-middle = The middle of the table
flip7-stake = { $nameYou ->
    [yes] points at stake
   *[no] points at stake for { $name }
  }
flip7-stake-lost = { $nameYou ->
    [yes] points: you busted
   *[no] points: { $name } busted
  }
flip7-deck = Deck
flip7-discard = Discard
flip7-pile = { $pile }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
flip7-active = active
flip7-stayed-status = stayed
flip7-frozen = frozen
flip7-busted-status = busted
flip7-row-points = { $points ->
    [one] { $points } point in this row
   *[other] { $points } points in this row
  }
flip7-score = +{ $points }
flip7-score-last = last round +{ $points }
flip7-progress = { $count ->
    [0] no number yet
    [7] Flip 7!
   *[other] { $count } of 7 numbers
  }
flip7-to-give = { $nameYou ->
    [yes] { $card }: for whom?
   *[no] { $name } has { $card }
  }
flip7-drawing = { $nameYou ->
    [yes] Flip Three: { $left } more for you
   *[no] Flip Three: { $left } more for { $name }
  }
flip7-waiting = set aside
flip7-waiting-card = { $nameYou ->
    [yes] { $card }, set aside by you
   *[no] { $card }, set aside by { $name }
  }
flip7-interrupted = interrupted
flip7-interrupted-card = { $nameYou ->
    [yes] { $card }, your cards to come
   *[no] { $card }, { $name } has cards to come
  }
flip7-shout-bust = Bust!
flip7-shout-bust-about = A second { $card } · { $points ->
    [one] { $points } point lost
   *[other] { $points } points lost
  }
flip7-shout-seven = Flip 7!
flip7-shout-seven-about = { $nameYou ->
    [yes] You: { $points } points and 15 extra
   *[no] { $name }: { $points } points and 15 extra
  }
flip7-end-of-round = Round { $round } is over

# The lesson
flip7-lesson-1 = Collect different numbers: their sum is what you score. A number that you have already busts you: nothing this round! Your first card lies at the bottom.
flip7-lesson-2 = You have a 5. Take one more card (hit), or keep what you have (stay). Hit!
flip7-lesson-3 = An 8: 13 points. High numbers come often: there are twelve 12s, but only one 1. Ben’s +4 just adds points. Hit again!
flip7-lesson-4 = A Second Chance: it saves you once. Ada drew a Freeze and gave it to Ben: he keeps his points but is out of this round. You are safe: hit!
flip7-lesson-5 = A second 8! Your Second Chance saved you; both cards are gone. Ada had none and busted. Only you are left: hit!
flip7-lesson-6 = Times 2 doubles your numbers: (5 + 8) × 2 = 26. Nothing saves you any more, so be wise and stay.
flip7-lesson-7 = 26 points for you. The first to have 200 at the end of a round wins. In this round Ada has busted already. Hit!
flip7-lesson-8 = Flip Three! Somebody must take three cards: choose who. With only a 1 you have little to fear. Choose yourself!
flip7-lesson-9 = Four different numbers. Seven of them are a Flip 7: 15 points extra, and the round ends at once. Dare it: hit!
flip7-lesson-10 = A 12, five numbers! The row shows how many are missing. Hit!
flip7-lesson-11 = Six numbers! With 44 points you might well stay. But this once: hit!
flip7-lesson-12 = Flip 7! 47 points and 15 extra. Now you know all that you need. Have fun!
flip7-refused-stay = You have no card yet, so you cannot stay.
flip7-refused-choose = It is time to hit or to stay.
flip7-refused-assign = First choose who gets the card.
flip7-refused-out = { $nameYou ->
    [yes] You are
   *[no] { $name } is
  } out of this round: choose somebody who still plays.
flip7-refused-others = Choose somebody else: you may take it yourself only when nobody else still plays.
flip7-refused-second = { $nameYou ->
    [yes] You hold a Second Chance already: give this one to somebody else.
   *[no] { $name } holds a Second Chance already: choose somebody without one.
  }
