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
reason-uno-flip-catch = { $name } draws cards for the forgotten word.
reason-uno-flip-say = Nobody can catch you any more.
reason-uno-flip-draw = A card more in the hand, which may fit.
reason-uno-flip-draw-until = You draw until a card fits, and may play it.
reason-uno-flip-draw-keep = A card more in the hand, and your turn is over.
reason-uno-flip-keep = The hand stays as it is.
reason-uno-flip-stack = You draw for the whole stack.
