# La donne du jour.
daily-title = Donne du jour
daily-about = Les mêmes cartes pour tout le monde aujourd’hui, contre deux bots de niveau « normal ». Un seul essai par jeu : pas de conseil, pas de retour en arrière.
daily-play = Jouer
daily-go-on = Continuer
daily-result = { $place ->
    [1] 1re
   *[other] { $place }e
  } place sur { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
daily-share = Partager le résultat
daily-others = Donnes du jour
daily-row = { $days } jours d’affilée.
daily-days = Tes jours
daily-before = Le mois d’avant
daily-after = Le mois d’après
daily-played = { $games ->
    [one] Une partie,
   *[other] { $games } parties,
  } { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }
daily-legend = Un anneau : une partie finie ; un disque plein : une partie gagnée.
