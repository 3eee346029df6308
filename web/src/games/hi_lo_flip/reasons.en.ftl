reason-hi-lo-flip-last = Your last card: you take { $a ->
    [one] { $a } point
   *[other] { $a } points
  } and { $b } more.
reason-hi-lo-flip-follow = { $a } of { $b } unseen cards can follow it; the pile is then worth { $c }.
reason-hi-lo-flip-skip = The next player draws and loses a turn.
reason-hi-lo-flip-again = You play once more.
