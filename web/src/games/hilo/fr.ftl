# HILO. {$nameYou} est "yes" quand {$name} est la personne elle-même.
hilo-card = le { $value } { $color ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [cyan] turquoise
    [blue] bleu
    [purple] violet
   *[pink] rose
  }
hilo-a-card = une carte
hilo-face-down = face cachée
hilo-place = { $place ->
    [t-l] en haut à gauche
    [t-c] en haut au milieu
    [t-r] en haut à droite
    [m-l] au milieu à gauche
    [m-r] au milieu à droite
    [b-l] en bas à gauche
    [b-c] en bas au milieu
    [b-r] en bas à droite
    [t-x] en haut
    [b-x] en bas
    [x-l] à gauche
    [x-r] à droite
    [x-x] ici
   *[m-c] au milieu
  }
hilo-line-row = { $place ->
    [some] une rangée
    [t-x] la rangée du haut
    [m-x] la rangée du milieu
    [b-x] la rangée du bas
   *[only] la rangée
  }
hilo-line-col = { $place ->
    [some] une colonne
    [x-l] la colonne de gauche
    [x-c] la colonne du milieu
    [x-r] la colonne de droite
   *[only] la colonne
  }
hilo-line-diag = { $place ->
    [some] une diagonale
    [a1c3] la diagonale d’en haut à gauche
   *[c1a3] la diagonale d’en haut à droite
  }

hilo-dealt = La défausse commence par { $card }.
hilo-turned = { $nameYou ->
    [yes] Tu as retourné { $card }.
   *[no] { $name } a retourné { $card }.
  }
hilo-turned-final = { $name } : { $card } était face cachée.
hilo-begins = { $nameYou ->
    [yes] Tu commences : tes deux cartes ont la plus grande somme.
   *[no] { $name } commence, avec la plus grande somme.
  }
hilo-took = { $nameYou ->
    [yes] Tu as pris { $card } dans la défausse.
   *[no] { $name } a pris { $card } dans la défausse.
  }
hilo-recycled = { $cards ->
    [one] { $cards } carte de la défausse forme
   *[other] { $cards } cartes de la défausse forment
  } la nouvelle pioche.
hilo-drew = { $nameYou ->
    [yes] Tu as pioché { $card }.
   *[no] { $name } a pioché { $card }.
  }
hilo-discarded = { $nameYou ->
    [yes] Tu as défaussé { $card }.
   *[no] { $name } a défaussé { $card }.
  }
hilo-traded = { $nameYou ->
    [yes] Tu as échangé { $discarded } contre { $card }.
   *[no] { $name } a échangé { $discarded } contre { $card }.
  }
hilo-shout = HILO !
hilo-removed = HILO ! { $nameYou ->
    [yes] Tu as retiré { $line } : { $cards }.
   *[no] { $name } a retiré { $line } : { $cards }.
  }
hilo-slid = { $direction ->
    [horizontal] Les cartes se sont resserrées sur le côté.
   *[vertical] Les cartes se sont resserrées vers le haut.
  }
hilo-kept = { $nameYou ->
    [yes] Tu as gardé toutes tes cartes.
   *[no] { $name } a gardé toutes ses cartes.
  }
hilo-ended = { $nameYou ->
    [yes] Tu n’as plus de carte cachée : tu finis la manche. Tous les autres jouent encore une fois.
   *[no] { $name } n’a plus de carte cachée et finit la manche. Tous les autres jouent encore une fois.
  }
hilo-stopped = La manche s’est arrêtée après { $turns } tours.
hilo-scored = { $nameYou ->
    [yes] Ta somme : { $sum }.
   *[no] Somme de { $name } : { $sum }.
  }
hilo-doubled = { $nameYou ->
    [yes] Tu as fini la manche, mais ta somme n’est pas la plus petite de toutes : elle est doublée et vaut { $score }.
   *[no] { $name } a fini la manche, mais sa somme n’est pas la plus petite de toutes : elle est doublée et vaut { $score }.
  }
hilo-won = { $nameYou ->
    [yes] Tu as gagné avec { $total ->
        [one] { $total } point
       *[other] { $total } points
      }.
   *[no] { $name } a gagné avec { $total ->
        [one] { $total } point
       *[other] { $total } points
      }.
  }
hilo-round = La manche { $round } commence.

hilo-move-turn = Retourner la carte { $position }
hilo-move-take = Prendre { $taken } contre { $card } ({ $position })
hilo-move-take-down = Prendre { $taken } contre la carte cachée ({ $position })
hilo-move-draw = Piocher une carte
hilo-move-trade = Échanger { $card } ({ $position }) contre { $drawn }
hilo-move-trade-down = Échanger la carte cachée ({ $position }) contre { $drawn }
hilo-move-discard = Défausser { $drawn } et retourner une carte
hilo-move-remove = Retirer { $line }
hilo-move-remove-horizontal = Retirer { $line }, resserrer sur le côté
hilo-move-remove-vertical = Retirer { $line }, resserrer vers le haut
hilo-move-keep = Garder toutes les cartes
hilo-the-drawn = la carte piochée

hilo-ask-uncover = Retourne deux de tes cartes.
hilo-ask-uncover-second = Retourne une deuxième carte.
hilo-ask-choose = Pioche une carte ou prends { $top }.
hilo-ask-picked = Quelle carte veux-tu remplacer par { $top } ?
hilo-ask-aimed = Touche encore une fois : { $top } va là.
hilo-ask-drawn = { $drawn } : échanger ou défausser ?
hilo-ask-flip = Retourne une de tes cartes cachées.
hilo-ask-hilo = { $again ->
    [yes] Encore un HILO ! Retirer un alignement de plus ?
   *[no] HILO ! Retirer un alignement ?
  }
hilo-ask-hilo-forced = { $again ->
    [yes] Encore un HILO ! Quel alignement part ?
   *[no] HILO ! Quel alignement part ?
  }
hilo-ask-slid = Deux nouveaux alignements : lequel part ?
hilo-ask-final = Tout est visible : quel alignement part ?
hilo-wait = Au tour de { $name }.
hilo-wait-chance = Une carte est retournée…
hilo-over = La partie est finie.

hilo-cards-of = { $nameYou ->
    [yes] Tes cartes
   *[no] Cartes de { $name }
  }
hilo-piles = Piles
hilo-cell = { $position } : { $card }
hilo-cell-turn = { $position } : { $card }, la retourner
hilo-cell-trade = { $position } : { $card }, échanger
hilo-cell-line = { $position } : { $card }, dans un alignement
hilo-cell-last = { $cell } ; dernier changement
hilo-sum = { $down ->
    [0] somme { $sum }
   *[other] cartes visibles : { $sum }, cachées : { $down }
  }
hilo-sum-short = somme
hilo-empty = Plus aucune carte
hilo-ended-by = a fini la manche
hilo-last-turn = Ton dernier tour ! { $ask }
hilo-draw-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
hilo-draw-short = Pioche
hilo-discard-pile = Défausse : { $card } au-dessus de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
hilo-discard-empty = Défausse : vide
hilo-discard-short = Défausse
hilo-hand = Pioché : { $card }
hilo-hand-short = Pioché
hilo-incoming-short = Nouvelle
hilo-draw = Piocher
hilo-take = Prendre { $card }
hilo-put-back = Laisser { $card }
hilo-discard = Défausser { $card }
hilo-or-card = et en retourner une – ou touche la carte à remplacer
hilo-press-card = Touche la carte à remplacer
hilo-press-other = ou touche une autre carte
hilo-lines = Alignements à retirer
hilo-remove = Retirer { $line }
hilo-remove-chosen = Retirer
hilo-sign = { $line }
hilo-sign-diag = Diagonale
hilo-keep = Garder
hilo-after = Ensuite
hilo-after-words = Il te reste alors : { $rows }.
hilo-after-none = Il ne te reste alors aucune carte.
hilo-score = { $doubled ->
    [yes] { $sum }×2 = { $score }
   *[no] { $score }
  }
hilo-score-words = { $doubled ->
    [yes] somme { $sum }, doublée : { $score }
   *[no] somme { $score }
  }
hilo-round-over = La manche { $round } est finie.
hilo-next-round = Manche suivante

hilo-lesson-goal = Chacun a neuf cartes face cachée ; personne ne les a vues. Elles valent de −1 à 11, et la plus petite somme gagne.
hilo-lesson-turn = D’abord, tout le monde retourne deux cartes. Touche celle du milieu.
hilo-lesson-second = Un 9 rouge : plutôt haut. Retourne maintenant celle du coin en haut à gauche.
hilo-lesson-begin = Tes cartes visibles font 15, celles du bot 7. La plus grande somme commence : c’est toi. Ta somme est toujours ici, avec le nombre de cartes encore cachées.
hilo-lesson-take = Un 0 vert est sur la défausse. Petit, c’est bien : prends-le ! Touche la pile, puis ta carte en bas à gauche. Tu peux échanger des cartes visibles ou cachées.
hilo-lesson-draw = Il en sort un 10 orange : bien joué. Le bot a pioché un 8, l’a défaussé et a retourné une carte. Tu ne veux pas de ce 8 : pioche une carte.
hilo-lesson-trade = Un 2 rouge ! Le 6 rouge et le 9 rouge sont déjà sur la diagonale. Pose le 2 en bas à droite : trois cartes visibles d’une couleur en rangée, colonne ou diagonale font un HILO.
hilo-lesson-hilo = HILO ! L’alignement peut partir. Après une diagonale, tu choisis comment les autres se resserrent : ← ou ↑. Choisis, regarde ce qui reste, et touche « Retirer ».
hilo-lesson-gone = 17 points de moins ! La plus petite des trois est arrivée sur la défausse, et le bot l’a prise. Tu peux aussi garder un alignement et le retirer à la fin d’un autre tour.
hilo-lesson-again = Ce 11 n’aide personne. Pioche encore.
hilo-lesson-discard = Encore un 11 ! Défausse-le. Tu retournes alors une de tes cartes.
hilo-lesson-flip = Retourne n’importe laquelle de tes cartes.
hilo-lesson-end = Un −1, le meilleur ! Quand quelqu’un n’a plus de carte cachée, tous les autres jouent encore une fois ; puis tout est retourné. Attention : si tu finis la manche sans avoir seul la plus petite somme, la tienne est doublée.
hilo-lesson-last = Les sommes des manches s’ajoutent. Quand quelqu’un a 100 points ou plus, la partie est finie, et le plus petit total gagne.
hilo-refused-open = Cette carte est déjà visible : choisis-en une cachée.
hilo-refused-line = Ce ne sont pas trois cartes visibles d’une couleur alignées.
hilo-refused-other = D’abord le HILO : dis quel alignement part, ou s’il reste.
hilo-refused-forced = Tu ne peux pas le garder : un HILO doit partir.
hilo-refused-slid = Tu ne peux pas garder les deux : un des deux nouveaux alignements doit partir.
hilo-refused-stays = Cet alignement était visible avant la fin de la manche : il reste.
hilo-refused-final = Tout est visible : dis quel alignement part.
