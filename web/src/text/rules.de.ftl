# Die Regelbücher auf der Seite.
rules-of = Regeln: { $game }
rules-all = Regeln aller Spiele
rules-shared = Was alle Spiele gemeinsam haben
rules-shared-about = Der Tisch, das Alter, der Zufall, Züge und Optionen.
rules-rulings = Einzelheiten
rules-rulings-about = Was gilt, wo ein Regelbuch es offenlässt.
rules-contents = Inhalt
rules-search = Suche
rules-search-for = ein Wort, oder 3.2
rules-found = { $count ->
    [one] an { $count } Stelle
   *[other] an { $count } Stellen
  }
rules-nothing = Hier steht nichts mit diesen Wörtern.
refused-game_over = Das Spiel ist zu Ende.
refused-unknown_move = Diesen Zug gibt es nicht.
refused-not_your_turn = Du bist nicht dran.
refused-illegal_move = Das geht jetzt nicht.
rules-whole = Alle Regeln
rules-brief = In Kürze
rules-print = Drucken
guide-goal = Das Ziel
guide-turn = Dein Zug
guide-cards = Besondere Karten
guide-end = So endet es
guide-usual = So wird es meist gespielt; Hausregeln können davon abweichen.
find = Alle Regeln durchsuchen
find-rule = Regel
find-ruling = Einzelheit
find-option = Option
find-question = Darf ich das?
find-more = Und { $count } weitere: Ein Wort mehr findet weniger.
rules-pad = Zurück zum Zettel
