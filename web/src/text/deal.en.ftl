# The cards of a finished game for a friend.
deal-title = A friend’s cards
deal-friend = your friend
deal-send = Play my deal
deal-send-about = A link that gives a friend the same cards, rules and bots. It contains your result.
deal-link = Link to this deal
deal-invite = I made { $points ->
    [one] { $points } point
   *[other] { $points } points
  } with these cards. And you?
deal-result = { $name } took place { $place } of { $seats } with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
deal-about = { $bots ->
    [0] You get the same cards.
    [one] You get the same cards, against the same bot.
   *[other] You get the same cards, against the same { $bots } bots.
  }
deal-level = Their level: { $level }.
deal-rules = { $rules ->
    [one] One rule is not as printed.
   *[other] { $rules } rules are not as printed.
  }
deal-instead = This gives up the other friend’s deal that you have begun.
deal-play = Play these cards
deal-go-on = Continue
deal-unreadable = This link contains no deal. Perhaps part of it is missing.
deal-compared = The same cards, two results
deal-place = place { $place }
deal-better = You did better than { $name }.
deal-worse = { $name } did better.
deal-equal = You took the same place as { $name }.
