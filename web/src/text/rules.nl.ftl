# De regelboeken op de pagina.
rules-of = Spelregels: { $game }
rules-all = Regels van alle spellen
rules-shared = Wat alle spellen delen
rules-shared-about = De tafel, leeftijd, toeval, zetten en opties.
rules-rulings = Details
rules-rulings-about = Wat geldt waar een regelboek iets openlaat.
rules-contents = Inhoud
rules-search = Zoeken
rules-search-for = een woord, of 3.2
rules-found = { $count ->
    [one] op { $count } plek
   *[other] op { $count } plekken
  }
rules-nothing = Geen regel bevat deze woorden.
refused-game_over = Het spel is afgelopen.
refused-unknown_move = Die zet bestaat niet.
refused-not_your_turn = Je bent niet aan de beurt.
refused-illegal_move = Dat kan nu niet.
rules-whole = Alle regels
rules-brief = In het kort
rules-print = Afdrukken
guide-goal = Het doel
guide-turn = Jouw beurt
guide-cards = Speciale kaarten
guide-end = Zo eindigt het
guide-usual = Dit zijn de gewone regels; huisregels kunnen ze veranderen.
find = Alle regels doorzoeken
find-rule = regel
find-ruling = detail
find-option = optie
find-question = Mag dit?
find-more = En nog { $count }: een woord meer vindt minder.
rules-pad = Terug naar het blad
