# La liste des parties finies.
games-title = Tes parties
games-about = Toutes les parties finies dans ce navigateur, hors ligne et en ligne. Elles restent sur cet appareil.
games-none = Pas encore de partie finie. La prochaine que tu joues jusqu’au bout sera ici.
games-only = Afficher
games-all = tous les jeux
games-import = Importer des fichiers
games-export = Tout enregistrer dans un fichier
games-imported = { $games ->
    [one] { $games } partie importée.
   *[other] { $games } parties importées.
  } { $fresh ->
    [0] Toutes étaient déjà ici.
   *[other] Nouvelles : { $fresh }.
  }
games-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }{ $whose ->
    [others] { "" }
    [all] , { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
      }
   *[some]  ; à ta propre place, tu en as gagné { $won } sur { $own }
  }
games-won = Tu as gagné
games-side = Ton équipe a gagné
games-shared = Tu partages la victoire
games-won-by = Victoire : { $names }
games-nobody = Personne n’a gagné
games-place = { $place ->
    [1] 1re
   *[other] { $place }e
  } place sur { $seats }
games-with = avec { $names }
games-undone = avec des coups annulés
games-remove = Effacer
games-remove-sure = Sûr ?
games-export-shown = Enregistrer celles-ci dans un fichier
games-more = Afficher plus
games-none-such = Aucune partie ne correspond.
games-filter = Quelles parties
games-result = Résultat
games-any = tous
games-result-won = victoire
games-result-lost = sans victoire
games-against = Contre
games-people = des humains
games-bots = des bots seulement
games-period = Période
games-ever = depuis le début
games-week = 7 derniers jours
games-month = 30 derniers jours
games-year = dernière année
games-no-record = ce n’est pas l’enregistrement d’une partie
games-not-over = cette partie n’est pas finie
games-bad-file = { $file } n’a pas été importé : { $reason }. Rien n’a changé.
games-bad-game = { $file } n’a pas été importé à cause de sa partie numéro { $game } : { $reason }. Rien n’a changé.
games-no-room = Ce navigateur n’a pas de place pour ces parties, ou refuse d’en garder. Rien n’a changé ; tes fichiers restent tels quels.
games-not-removed = La partie n’a pas pu être effacée. Rien n’a changé.
games-removed = Supprimé.
games-refused = Ce navigateur ne garde pas de parties ici, comme souvent en navigation privée. Tu peux enregistrer une partie dans un fichier quand elle est finie.
stats-title = Bilan
stats-games = Parties
stats-won = Gagnées
stats-row = Victoires d’affilée
stats-row-best = record : { $games }
stats-round = Meilleure manche
stats-results = Tes derniers résultats ({ $games }), le plus récent à droite. Plein : gagné. Plus c’est haut, meilleure est la place.
stats-results-places = Tes places, la plus ancienne d’abord : { $places }
stats-judge = { $games ->
    [one] Analyser une partie
   *[other] Analyser { $games } parties
  }
stats-judge-about = Montre ce que le hasard t’a donné et ce que tes coups ont coûté. Cela prend quelques secondes par partie.
stats-judging = Analyse des parties…
stats-judged = Analyse terminée.
stats-unjudged = { $games ->
    [one] Une partie n’a pas pu être analysée.
   *[other] { $games } parties n’ont pas pu être analysées.
  }
stats-balance = Hasard et habileté
stats-balance-mean = { $games ->
    [one] Dans la partie analysée, le hasard a changé tes chances de gagner de { $luck } ; tes propres coups ont coûté { $cost }.
   *[other] Dans les { $games } parties analysées, le hasard a changé tes chances de gagner de { $luck } par partie ; tes propres coups ont coûté { $cost }.
  }
stats-points = { $points ->
    [one] { $sign }{ $points } point de pourcentage
   *[other] { $sign }{ $points } points de pourcentage
  }
stats-balance-chart = Le hasard et le coût de tes coups dans chaque partie. Les nombres sont dans le tableau ci-dessous.
stats-luck = Hasard : les cartes et les autres
stats-cost = Ce que tes coups ont coûté
stats-table = En tableau
stats-game = Partie
stats-start = Chances au début
