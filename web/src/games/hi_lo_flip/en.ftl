# Hi Lo Flip

hi_lo_flip-hi = HI
hi_lo_flip-lo = LO
hi_lo_flip-any = any card
hi_lo_flip-higher = higher than { $top }
hi_lo_flip-lower = lower than { $top }
hi_lo_flip-not-higher = { $card } is not higher than { $top }.
hi_lo_flip-not-lower = { $card } is not lower than { $top }.

hi_lo_flip-card-plain = { $card }
hi_lo_flip-card-ten = { $card }, 10 points
hi_lo_flip-card-skip = { $card }, skips the next player
hi_lo_flip-card-more = { $card }, and another card
hi_lo_flip-playable = playable
hi_lo_flip-not-playable = not playable
hi_lo_flip-hand = Your hand, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
hi_lo_flip-hand-of = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } in hand
hi_lo_flip-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
hi_lo_flip-taken = +{ $points }
hi_lo_flip-taken-long = taken in this round: { $cards ->
    [0] no cards
    [one] { $cards } card, { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
   *[other] { $cards } cards, { $points } points
  }
hi_lo_flip-draw-pile = Draw pile
hi_lo_flip-discard-pile = Discard pile
hi_lo_flip-discard-empty = The discard pile is empty
hi_lo_flip-discard-long = Discard pile: { $top } on top, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
hi_lo_flip-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
hi_lo_flip-chip = The chip shows { $side }
hi_lo_flip-chip-none = The chip has not been tossed yet
hi_lo_flip-chip-turned = turned!
hi_lo_flip-chip-stays = stays { $side }
hi_lo_flip-chip-hi = higher
hi_lo_flip-chip-lo = lower

hi_lo_flip-now-skipped = skipped
hi_lo_flip-now-took = took { $points }
hi_lo_flip-now-owes = another card!
hi_lo_flip-now-reset = nothing to play
hi_lo_flip-now-out = last card!

hi_lo_flip-round-over = Round { $round } is over
hi_lo_flip-seat = Player
hi_lo_flip-piles = Piles
hi_lo_flip-bonus = Bonus
hi_lo_flip-sum = Round
hi_lo_flip-total = Total
hi_lo_flip-last-round = Last round: { $scores }
hi_lo_flip-last-score = { $name } { $score }

hi_lo_flip-dealt = You were dealt { $card }.
hi_lo_flip-opened = The chip was tossed and shows { $side }: { $nameYou ->
    [yes] you begin.
   *[no] { $name } begins.
  }
hi_lo_flip-tossed = { $name } had nothing to play and tossed the chip: { $turned ->
    [yes] it turned to { $side }.
   *[no] it stays { $side }.
  }
hi_lo_flip-drew = { $name } drew { $card }.
hi_lo_flip-drew-hidden = { $name } drew a card.
hi_lo_flip-played = { $drawn ->
    [yes] { $name } played { $card }, the card just drawn.
   *[no] { $name } played { $card }.
  }
hi_lo_flip-owes = { $nameYou ->
    [yes] It ends in 2: you must play another card.
   *[no] It ends in 2: { $name } must play another card.
  }
hi_lo_flip-skipped = { $byYou ->
    [yes] Your card ends in 1:
   *[no] { $by }’s card ends in 1:
  } { $nameYou ->
    [yes] you draw a card and lose your turn.
   *[no] { $name } draws a card and loses a turn.
  }
hi_lo_flip-recycled = The discard pile became the draw pile ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }); { $top } stayed.
hi_lo_flip-no_card = { $nameYou ->
    [yes] There was no card for you to draw.
   *[no] There was no card for { $name } to draw.
  }
hi_lo_flip-took = { $from } had nothing to play on { $top }: { $nameYou ->
    [yes] you take
   *[no] { $name } takes
  } { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } for { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
hi_lo_flip-out = { $nameYou ->
    [yes] You played your last card: you take the pile
   *[no] { $name } played the last card and takes the pile
  } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }) and { $bonus ->
    [one] { $bonus } point.
   *[other] { $bonus } points.
  }
hi_lo_flip-scored = { $nameYou ->
    [yes] You scored
   *[no] { $name } scored
  } { $score ->
    [one] { $score } point
   *[other] { $score } points
  } in this round.
hi_lo_flip-round = Round { $round }: { $nameYou ->
    [yes] you have the lowest total and begin.
   *[no] { $name } has the lowest total and begins.
  }
hi_lo_flip-won = { $nameYou ->
    [yes] You won with { $total ->
        [one] { $total } point
       *[other] { $total } points
      }!
   *[no] { $name } won with { $total ->
        [one] { $total } point
       *[other] { $total } points
      }.
  }

hi_lo_flip-move = Play { $card }

hi_lo_flip-over = The game is over.
hi_lo_flip-dealing = The cards are being dealt …
hi_lo_flip-toss = The chip is tossed.
hi_lo_flip-draws = { $nameYou ->
    [yes] You draw a card.
   *[no] { $name } draws a card.
  }
hi_lo_flip-ask-begin = { $nameYou ->
    [yes] You begin: play any card.
   *[no] { $name } begins with any card.
  }
hi_lo_flip-ask-play = { $nameYou ->
    [yes] Your turn: { $wanted }.
   *[no] { $name }’s turn: { $wanted }.
  }
hi_lo_flip-ask-another = { $nameYou ->
    [yes] One more card: { $wanted }.
   *[no] { $name } plays one more card: { $wanted }.
  }
hi_lo_flip-ask-restart = { $nameYou ->
    [yes] Start a new pile with any card.
   *[no] { $name } starts a new pile.
  }
hi_lo_flip-ask-stuck = { $nameYou ->
    [yes] Nothing { $wanted }: the chip is tossed.
   *[no] { $name } has nothing { $wanted } and tosses.
  }

# The lesson
hi_lo_flip-lesson-welcome = Welcome! The cards are 1 to 100. Every pile that you take brings points, and the first to play their last card gets 10 more. These seven are yours.
hi_lo_flip-lesson-chip = The chip shows HI: every card must be higher than the one before. With LO, every card must be lower.
hi_lo_flip-lesson-begin = You begin, with any card. A low one leaves room: play 14.
hi_lo_flip-lesson-two = 46! Your cards below it are dim, since they are not higher. Play 52: it ends in 2, so you play one more right away.
hi_lo_flip-lesson-one = Now the second card: play 61. It ends in 1: the next player draws a card and loses a turn.
hi_lo_flip-lesson-hundred = Skipped, so it is your turn again. Cards that end in 0 are worth 10 points to the player who takes them. Nothing is higher than 100: play it!
hi_lo_flip-lesson-taken = Nothing was higher. The chip was tossed and stayed HI, and the card drawn did not fit either. So the pile went to the other player who played last: you! Five cards, 14 points. Then a new pile began, with any card: a 95.
hi_lo_flip-lesson-turned = You had nothing higher than 95, but your toss turned the chip to LO. Then every card of your hand fits. Play 73.
hi_lo_flip-lesson-lower = From now on it goes down, until a toss turns the chip again. Lower than 24: play 19.
hi_lo_flip-lesson-reset = Bad luck: 8 is not lower than 5, the chip stayed LO, and the 40 that you drew did not fit (it would have been played by itself). So the pile went to the other side.
hi_lo_flip-lesson-restart = You begin a new pile with any card. Get rid of the high one: play 40.
hi_lo_flip-lesson-last = One card is left, and it is lower than 17. Your last card ends the round: you take the pile and 10 points more. Play 8!
hi_lo_flip-lesson-end = That is the whole game! Cards left in hands count nothing. Usually rounds are played until somebody has 75 points. Have fun!
