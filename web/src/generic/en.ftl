# The board of a game that has none of its own.
generic-moves = What you can do
generic-yes = yes
generic-no = no
generic-waits = { $names } { $you ->
    [yes] are to act.
   *[no] { $count ->
        [one] is
       *[other] are
      } to act.
  }
