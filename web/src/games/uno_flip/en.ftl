# Uno Flip.
uno-color-red = red
uno-color-yellow = yellow
uno-color-green = green
uno-color-blue = blue
uno-color-pink = pink
uno-color-teal = teal
uno-color-purple = purple
uno-color-orange = orange
uno-symbol-draw1 = draw one
uno-symbol-draw5 = draw five
uno-symbol-reverse = reverse
uno-symbol-skip = skip
uno-symbol-skip-all = skip everyone
uno-symbol-flip = flip
uno-symbol-wild = wild
uno-symbol-wild-draw2 = wild draw two
uno-symbol-wild-draw-color = wild draw color
uno-face = { $color } { $symbol }
uno-any-wild = wild

### events
uno-event-dealer_card = { $name } drew { $card } to see who deals.
uno-event-dealer_tie = A tie: those with a { $number } draw again.
uno-event-dealer_shuffled = The cards drawn were shuffled back.
uno-event-dealer = { $name } had the highest number and { $nameYou ->
    [yes] deal.
   *[no] deals.
  }
uno-event-round = Round { $round }: { $name } dealt.
uno-event-turned_up = The first card is { $card }.
uno-event-put_back = { $card } came first and was shuffled back.
uno-event-begins = { $nameYou ->
    [yes] You begin.
   *[no] { $name } begins.
  }
uno-event-jumped_in = { $name } jumped in before { $beforeYou ->
    [yes] you
   *[no] { $before }
  }!
uno-event-swapped = { $name } swapped hands with { $withYou ->
    [yes] you
   *[no] { $with }
  }!
uno-event-new_hand = { $nameYou ->
    [yes] You now hold
   *[no] { $name } now holds
  }: { $hand }.
uno-event-played = { $name } played { $card }.
uno-event-played-drawn = { $name } played the card just drawn: { $card }.
uno-event-said_uno = { $name } said “Uno!”
uno-event-drew = { $name } drew { $card }{ $why }.
uno-event-drew-back = { $name } drew a card{ $why }; on its back: { $back }.
uno-event-drew-hidden = { $name } drew a card{ $why }.
uno-why-card = {" "}for the action card
uno-why-caught = {" "}for forgetting “Uno”
uno-why-guilty = {" "}as a penalty
uno-why-last-card = {" "}for the last card
uno-why-first-card = {" "}for the first card
uno-event-found = { $name } found { $color }.
uno-event-kept = { $name } kept the card.
uno-event-drew_on = It did not fit: { $name } drew on.
uno-event-passed = { $name } passed.
uno-event-refilled = The discard pile was turned over: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } to draw from.
uno-event-no_cards = There was no card left for { $nameYou ->
    [yes] you
   *[no] { $name }
  } to draw.
uno-event-flipped = Flip! Now it is the { $side ->
    [light] light
   *[dark] dark
  } side; { $card } is on top.
uno-event-named = { $name } named { $color }.
uno-event-reversed = Play goes the other way round now: { $direction ->
    [right] clockwise
   *[left] counterclockwise
  }.
uno-event-lost_turn = { $name } lost a turn.
uno-event-skipped_all = Everyone else is skipped: { $nameYou ->
    [yes] you play
   *[no] { $name } plays
  } again.
uno-event-caught = { $by } caught { $nameYou ->
    [yes] you: you
   *[no] { $name }, who
  } had not said “Uno”!
uno-event-challenged = { $name } challenged { $ofYou ->
    [yes] you
   *[no] { $of }
  }.
uno-event-challenged-hand = { $name } challenged { $ofYou ->
    [yes] you
   *[no] { $of }
  } and saw: { $hand }.
uno-event-verdict = { $name } { $verdict ->
    [guilty] did have { $color }: guilty!
   *[innocent] had no { $color }: innocent!
  }
uno-event-accepted = { $name } did not challenge.
uno-event-blocked = Nobody could play: the round ended after { $turns } turns.
uno-event-cards_left = { $name } had left: { $cards } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }).
uno-event-round_over = { $name } won round { $round }!
uno-event-round_over-blocked = Round { $round } is over; nobody won it.
uno-event-scored = { $name } scored { $points }.
uno-event-game_over = The game is over after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }.
uno-event-won = { $name } won the game with { $total ->
    [one] { $total } point
   *[other] { $total } points
  }!

### moves
uno-move-play = Play { $card }{ $wild ->
    [yes] {" "}and name { $color }
   *[no] {""}
  }{ $uno ->
    [yes] , saying “Uno!”
   *[no] {""}
  }
uno-move-swap = Swap hands with { $name }
uno-move-color = Name { $color }
uno-move-draw = Draw a card
uno-move-pass = Pass
uno-move-take = Draw { $search ->
    [only] until { $until } comes
    [both] until { $until } comes, then { $cards }
   *[no] { $cards }
  }
uno-move-keep = Keep the card
uno-move-challenge = Challenge
uno-move-accept = Accept
uno-move-catch = Catch { $name }!
uno-move-uno = Uno!

### what is to be done
uno-ask-over = The game is over.
uno-ask-color = Your turn: name a color.
uno-ask-challenge = { $name } named { $color }. Challenge or accept?
uno-ask-drawn = Play the card you drew, or keep it?
uno-ask-play = Your turn: { $wanted }.
uno-ask-answer = Answer with a draw card, or draw { $search ->
    [only] until { $until } comes
    [both] until { $until } comes, then { $cards } more
   *[no] { $cards }
  }.
uno-ask-take = No draw card answers: draw { $search ->
    [only] until { $until } comes
    [both] until { $until } comes, then { $cards } more
   *[no] { $cards }
  }!
uno-ask-swap = A 7! With whom do you swap hands?
uno-ask-jump = The very same card: play it out of turn!
uno-ask-draw = Your turn: nothing fits. Draw!
uno-ask-pass = Your turn: you can only pass.
uno-ask-catch = { $name } did not say “Uno”!
uno-ask-late = You did not say “Uno”! Say it before somebody catches you.
uno-ask-keep = The card you drew does not fit: you keep it.
uno-ask-wait = { $nameYou ->
    [yes] Your turn
   *[no] { $name }’s turn
  } …
uno-ask-swapping = { $name } { $nameYou ->
    [yes] choose
   *[no] chooses
  } whom to swap hands with …
uno-ask-drawing = { $name } { $hunt ->
    [yes] { $nameYou ->
        [yes] draw
       *[no] draws
      } until { $until } comes
   *[no] { $nameYou ->
        [yes] draw
       *[no] draws
      }
  } …
uno-ask-dealing = The cards are being dealt …

### why not
uno-no-fit = { $card } does not fit: { $symbol ->
    [none] it is not { $color }.
   *[other] neither { $color } nor { $symbol }.
  }
uno-no-turn = Not yet: it is { $name }’s turn.
uno-no-other = Only the card just drawn can be played now: { $card }. Or keep it.
uno-no-answer = First challenge or accept.
uno-no-wild = { $card } is only for hands without { $color }.
uno-no-answer-stack = Only a draw card that fits answers a stack. Or draw for all of it.
uno-no-swap = First choose with whom you swap hands.
uno-no-last = { $card } is no number: the last card must be one.
uno-no-color = First name a color.
uno-no-catch = There is nobody to catch now.
uno-no-uno = There is no word to say now.
uno-no-fit-flip = { $card } does not go on the first flip: only { $color }, a wild or another flip does.

### on the board
uno-others = The others
uno-piles = The piles
uno-hand = Your cards
uno-actions = What you can do
uno-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
uno-backs = { $count ->
    [one] Back of the card
   *[other] Backs of { $count } cards
  }: { $cards }
uno-faces = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }: { $cards }
uno-next = next
uno-dealer = dealer
uno-draws-until = draws until
uno-draws-more = { $left } to draw
uno-said = Uno!
uno-shout-caught = Catch!
uno-dealer-card = Drawn to see who deals: { $card }
uno-card = { $card }, behind it { $back }{ $playable ->
    [yes] , playable
   *[no] , not playable now
  }{ $drawn ->
    [yes] , just drawn
   *[no] {""}
  }
uno-draw-pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }{ $back ->
    [none] {""}
   *[other] , back of the top one { $back }
  }
uno-draw-pile-name = to draw
uno-discard-pile = Discard pile: { $card } on top
uno-discard-empty = Discard pile: empty
uno-discard-count = { $count } played
uno-color-now = Color: { $color }
uno-side-light = light side
uno-side-dark = dark side
uno-direction-right = Play goes clockwise
uno-direction-left = Play goes counterclockwise
uno-clockwise = clockwise
uno-counterclockwise = counter­clockwise
uno-say = Uno!
uno-say-how = Say “Uno!” with the next card
uno-say-when = before you play your last card but one
uno-choose = Which color?
uno-choose-for = { $card }: which color?
uno-cancel = Another card
uno-challenge-means = You see the hand. If { $name } had { $color }: { $side ->
    [light] { $name } draws 2, and you play.
   *[dark] { $name } draws until { $now } comes, and you play.
  } If not: { $side ->
    [light] you draw 4.
   *[dark] you draw that way, and 2 more.
  }
uno-accept-means = { $side ->
    [light] You draw 2 and lose your turn.
   *[dark] You draw until { $now } comes and lose your turn.
  }
uno-color-before = the color before
uno-hand-of = { $name } had:
uno-round-won = { $name } won round { $round }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
uno-round-blocked = Round { $round }: nobody won
