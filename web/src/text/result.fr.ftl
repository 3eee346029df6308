# Le résultat d’une partie.
result-shout = { $count ->
    [0] Personne n’a gagné
    [1] { $you ->
        [yes] Tu as gagné !
       *[no] { $name } gagne !
      }
   *[other] { $you ->
        [yes] Victoire partagée !
       *[no] À égalité !
      }
  }
result-line = { $game } · { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }
result-target = en { $target ->
    [one] { $target } point
   *[other] { $target } points
  }
result-undone = avec des coups annulés
result-place = { $place ->
    [1] 1re
   *[other] { $place }e
  } place sur { $seats }
result-best = Meilleure manche
result-best-about = { $points ->
    [one] { $points } point dans la manche { $round }
   *[other] { $points } points dans la manche { $round }
  }
result-turning = Tournant : manche { $round }
result-lucky = Carte la plus chanceuse : manche { $round }
result-chance = { $said } { $from } → { $to } de gagner.
result-course = Le fil de la partie
result-looking = Recherche du tournant…
