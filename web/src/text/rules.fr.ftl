# Les règles sur la page.
rules-of = Règles de { $game }
rules-all = Règles de tous les jeux
rules-shared = Commun à tous les jeux
rules-shared-about = La table, l’âge, le hasard, les coups et les options.
rules-rulings = Points de détail
rules-rulings-about = Ce qui a été décidé là où une règle laisse un doute.
rules-contents = Sommaire
rules-search = Chercher
rules-search-for = un mot, ou 3.2
rules-found = { $count ->
    [one] trouvé à { $count } endroit
   *[other] trouvé à { $count } endroits
  }
rules-nothing = Aucune règle d’ici ne contient ces mots.
refused-game_over = La partie est finie.
refused-unknown_move = Ce coup n’existe pas.
refused-not_your_turn = Ce n’est pas ton tour.
refused-illegal_move = Ce n’est pas possible maintenant.
rules-whole = Toutes les règles
rules-brief = En bref
rules-print = Imprimer
guide-goal = Le but
guide-turn = Ton tour
guide-cards = Cartes spéciales
guide-end = La fin
guide-usual = Ce sont les règles habituelles ; des règles maison peuvent les changer.
find = Chercher dans toutes les règles
find-rule = règle
find-ruling = point de détail
find-option = option
find-question = Ai-je le droit ?
find-more = Et { $count } de plus : un mot de plus en trouve moins.
rules-pad = Retour à la feuille
