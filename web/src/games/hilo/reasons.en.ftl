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
reason-hilo-left = About { $a ->
    [one] { $a } point
   *[other] { $a } points
  } are left to you after this turn.
