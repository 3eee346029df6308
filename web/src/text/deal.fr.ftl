# Les cartes d’une partie finie pour un ami.
deal-title = Les cartes d’un ami
deal-friend = ton ami
deal-send = Joue ma donne
deal-send-about = Un lien qui donne à un ami les mêmes cartes, règles et bots. Il contient ton résultat.
deal-link = Lien vers cette donne
deal-invite = J’ai fait { $points ->
    [one] { $points } point
   *[other] { $points } points
  } avec ces cartes. Et toi ?
deal-result = { $name } : { $place ->
    [1] 1re
   *[other] { $place }e
  } place sur { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
deal-about = { $bots ->
    [0] Tu reçois les mêmes cartes.
    [1] Tu reçois les mêmes cartes, contre le même bot.
   *[other] Tu reçois les mêmes cartes, contre les { $bots } mêmes bots.
  }
deal-level = Leur niveau : { $level }.
deal-rules = { $rules ->
    [one] Une règle diffère du livret.
   *[other] { $rules } règles diffèrent du livret.
  }
deal-instead = L’autre donne d’un ami que tu as commencée est abandonnée.
deal-play = Jouer cette donne
deal-go-on = Continuer
deal-unreadable = Ce lien ne contient pas de donne. Il en manque peut-être une partie.
deal-compared = Les mêmes cartes, deux résultats
deal-place = { $place ->
    [1] 1re
   *[other] { $place }e
  } place
deal-better = Tu as fait mieux que { $name }.
deal-worse = { $name } a fait mieux.
deal-equal = { $name } et toi finissez à la même place.
