# La feuille de points de ce jeu.
pad-nothing-flip7 = Sauté
pad-who-flip7 = Flip 7
pad-with-flip7 = { $points } + { $bonus } = { $sum }
pad-no-twice = deux fois le même nombre fait sauter.
pad-no-eight = la manche finit avec sept nombres différents.
pad-no-seven-unsaid = sept nombres différents font un Flip 7 : marque-le avec ★.
pad-no-not-seven = un Flip 7 a sept nombres différents.
pad-no-no-seven-score = aucun Flip 7 ne donne ces points.
pad-no-no-score = aucune carte ne donne ces points sans Flip 7.
flip7-odds-next = { $name } : la prochaine carte
flip7-odds-bust = { $chance } fait sauter ({ $cards } sur { $of })
flip7-odds-saved = { $chance } coûte la Seconde chance
flip7-odds-now = { $chance } fait un Flip 7
flip7-odds-go-on = Flip 7 en continuant : { $chance }
flip7-odds-points = Points de cette manche
flip7-odds-stay = stop { $points }
flip7-odds-hit = encore { $exact ->
    [yes] { $points }
   *[no] environ { $points }
  }
flip7-odds-if = Si c’est { $card }
