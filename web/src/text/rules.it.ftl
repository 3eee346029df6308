# I regolamenti sulla pagina.
rules-of = Regole: { $game }
rules-all = Tutti i regolamenti
rules-shared = In comune a tutti i giochi
rules-shared-about = Il tavolo, l’età, il caso, le mosse e le opzioni.
rules-rulings = Precisazioni
rules-rulings-about = Dove un regolamento lascia qualcosa in sospeso.
rules-contents = Indice
rules-search = Cerca
rules-search-for = una parola, o 3.2
rules-found = { $count ->
    [one] in { $count } punto
   *[other] in { $count } punti
  }
rules-nothing = Nessuna regola contiene queste parole.
refused-game_over = La partita è finita.
refused-unknown_move = Questa mossa non esiste.
refused-not_your_turn = Non tocca a te.
refused-illegal_move = Adesso non si può.
rules-whole = Tutte le regole
rules-brief = In breve
rules-print = Stampa
guide-goal = Lo scopo
guide-turn = Il tuo turno
guide-cards = Carte speciali
guide-end = Come finisce
guide-usual = Sono le regole consuete; le regole di casa possono cambiarle.
find = Cerca in tutte le regole
find-rule = regola
find-ruling = precisazione
find-option = opzione
find-question = Posso farlo?
find-more = E altri { $count }: una parola in più ne trova meno.
rules-pad = Torna al foglio
