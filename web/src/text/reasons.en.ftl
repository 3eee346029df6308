# What speaks for a move: the facts of uc_reasons (include/upcard/search.h).
reason-flip7-no-card = No card is left, so this is a stay.
reason-flip7-saved = { $a } of { $b } unseen cards would bust you, but your Second Chance takes one.
reason-flip7-safe = None of the { $a } unseen cards busts you.
reason-flip7-bust = { $a } of { $b } unseen cards { $a ->
    [one] busts
   *[other] bust
  } you.
reason-flip7-seven = { $a ->
    [one] { $a } makes
   *[other] { $a } make
  } a Flip 7.
reason-flip7-stay = You bank { $a ->
    [one] { $a } point
   *[other] { $a } points
  }, for a total of { $b }.
reason-flip7-freeze = { $name } banks { $a ->
    [one] { $a } point
   *[other] { $a } points
  } and stops at a total of { $b }.
reason-flip7-freeze-you = You bank { $a ->
    [one] { $a } point
   *[other] { $a } points
  } and stop at a total of { $b }.
reason-flip7-three = Three cards bust { $name } with a chance of { NUMBER($b, maximumFractionDigits: 0) }%; there { $a ->
    [one] is { $a } point
   *[other] are { $a } points
  } to lose.
reason-flip7-three-you = Three cards bust you with a chance of { NUMBER($b, maximumFractionDigits: 0) }%; there { $a ->
    [one] is { $a } point
   *[other] are { $a } points
  } to lose.
reason-flip7-second = { $nameYou ->
    [yes] You have
   *[no] { $name } has
  } { $a ->
    [one] { $a } point
   *[other] { $a } points
  }, this round included.
reason-hilo-trade = The { $a } takes the place of your { $b }.
reason-hilo-trade-down = The { $a } takes the place of an unknown card, which is { $b } on average.
reason-hilo-remove = { $a ->
    [one] { $a } point goes
   *[other] { $a } points go
  }.
reason-hilo-keep = The line stays, to be removed later.
reason-hilo-discard = The { $a } goes, and a card of yours is turned over.
reason-hilo-draw = The cards that may come are { $a } on average.
reason-hilo-turn = A face-down card is { $a } on average.
reason-hilo-left = About { $a } points are left to you after this turn.
reason-hi-lo-flip-last = Your last card: you take { $a } points and 10 more.
reason-hi-lo-flip-follow = { $a } of { $b } unseen cards can follow it; the pile is then worth { $c }.
reason-hi-lo-flip-skip = The next player draws and loses a turn.
reason-hi-lo-flip-again = You play once more.
reason-uno-flip-last = It is your last card: the round is yours.
reason-uno-flip-draw-one = { $name } draws one.
reason-uno-flip-draw-five = { $name } draws five.
reason-uno-flip-skip = { $name } loses a turn.
reason-uno-flip-skip-all = All others lose a turn.
reason-uno-flip-draw-two = { $name } draws two.
reason-uno-flip-draw-color = { $name } draws until a card has the color you name.
reason-uno-flip-flip = Your hand counts { $a } on this side and { $b } on the other.
reason-uno-flip-more = You have { $a } more { $color } { $a ->
    [one] card
   *[other] cards
  }.
reason-uno-flip-left = { $a ->
    [one] { $a } card stays
   *[other] { $a } cards stay
  } in your hand.
reason-uno-flip-color = You have { $a } { $color } { $a ->
    [one] card
   *[other] cards
  }.
reason-uno-flip-holds = { $name } holds { $a ->
    [one] { $a } card
   *[other] { $a } cards
  }.
reason-uno-flip-catch = { $name } draws two cards for the forgotten word.
reason-uno-flip-draw = A card more in the hand, which may fit.
reason-uno-flip-keep = The hand stays as it is.
