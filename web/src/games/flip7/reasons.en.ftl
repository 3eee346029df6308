reason-flip7-no-card = No card is left, so this is a stay.
reason-flip7-saved = { $a } of { $b } unseen cards would bust you, but your Second Chance takes one.
reason-flip7-safe = { $a ->
    [one] The one unseen card does not bust you.
   *[other] None of the { $a } unseen cards busts you.
  }
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
