# Hi Lo Flip

hi_lo_flip-hi = HI
hi_lo_flip-lo = LO
hi_lo_flip-any = n’importe quelle carte
hi_lo_flip-higher = plus haut que { $top }
hi_lo_flip-lower = plus bas que { $top }
hi_lo_flip-not-higher = { $card } n’est pas plus haut que { $top }.
hi_lo_flip-not-lower = { $card } n’est pas plus bas que { $top }.

hi_lo_flip-card-plain = { $card }
hi_lo_flip-card-ten = { $card }, 10 points
hi_lo_flip-card-skip = { $card }, la personne suivante passe
hi_lo_flip-card-more = { $card }, et encore une carte
hi_lo_flip-playable = jouable
hi_lo_flip-not-playable = pas jouable
hi_lo_flip-hand = Ta main, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
hi_lo_flip-hand-of = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } en main
hi_lo_flip-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
hi_lo_flip-taken = +{ $points }
hi_lo_flip-taken-long = ramassé dans cette manche : { $cards ->
    [0] rien
    [one] { $cards } carte, { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
   *[other] { $cards } cartes, { $points } points
  }
hi_lo_flip-draw-pile = Pioche
hi_lo_flip-discard-pile = Défausse
hi_lo_flip-discard-empty = La défausse est vide
hi_lo_flip-discard-long = Défausse : { $top } au-dessus, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
hi_lo_flip-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
hi_lo_flip-chip = Le jeton montre { $side }
hi_lo_flip-chip-none = Le jeton n’a pas encore été lancé
hi_lo_flip-chip-turned = retourné !
hi_lo_flip-chip-stays = reste sur { $side }
hi_lo_flip-chip-hi = plus haut
hi_lo_flip-chip-lo = plus bas

hi_lo_flip-now-skipped = passe
hi_lo_flip-now-took = a pris { $points }
hi_lo_flip-now-owes = encore une !
hi_lo_flip-now-reset = rien à jouer
hi_lo_flip-now-out = dernière !

hi_lo_flip-round-over = La manche { $round } est finie
hi_lo_flip-seat = Nom
hi_lo_flip-piles = Piles
hi_lo_flip-bonus = Bonus
hi_lo_flip-sum = Manche
hi_lo_flip-total = Total
hi_lo_flip-last-round = Dernière manche : { $scores }
hi_lo_flip-last-score = { $name } { $score }

hi_lo_flip-dealt = Tu as reçu { $card }.
hi_lo_flip-opened = Le jeton montre { $side } : { $nameYou ->
    [yes] tu commences.
   *[no] { $name } commence.
  }
hi_lo_flip-tossed = { $nameYou ->
    [yes] Rien à jouer : tu as lancé le jeton.
   *[no] { $name } n’avait rien à jouer et a lancé le jeton.
  } { $turned ->
    [yes] Il passe à { $side }.
   *[no] Il reste sur { $side }.
  }
hi_lo_flip-drew = { $nameYou ->
    [yes] Tu as pioché { $card }.
   *[no] { $name } a pioché { $card }.
  }
hi_lo_flip-drew-hidden = { $nameYou ->
    [yes] Tu as pioché une carte.
   *[no] { $name } a pioché une carte.
  }
hi_lo_flip-played = { $nameYou ->
    [yes] Tu as joué { $card }
   *[no] { $name } a joué { $card }
  }{ $drawn ->
    [yes] , la carte piochée.
   *[no] .
  }
hi_lo_flip-owes = { $nameYou ->
    [yes] Elle finit par 2 : tu dois jouer encore une carte.
   *[no] Elle finit par 2 : { $name } doit jouer encore une carte.
  }
hi_lo_flip-skipped = { $byYou ->
    [yes] Ta carte finit par 1 :
   *[no] La carte de { $by } finit par 1 :
  } { $nameYou ->
    [yes] tu pioches une carte et passes ton tour.
   *[no] { $name } pioche une carte et passe son tour.
  }
hi_lo_flip-recycled = La défausse devient la pioche ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }) ; { $top } reste.
hi_lo_flip-no_card = { $nameYou ->
    [yes] Il n’y avait plus de carte à piocher pour toi.
   *[no] Il n’y avait plus de carte à piocher pour { $name }.
  }
hi_lo_flip-took = { $fromYou ->
    [yes] Tu n’avais rien à jouer
   *[no] { $from } n’avait rien à jouer
  } sur { $top } : { $nameYou ->
    [yes] tu ramasses
   *[no] { $name } ramasse
  } { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } pour { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
hi_lo_flip-out = { $nameYou ->
    [yes] Ta dernière carte : tu ramasses la pile
   *[no] { $name } joue sa dernière carte et ramasse la pile
  } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }) et { $bonus ->
    [one] { $bonus } point.
   *[other] { $bonus } points.
  }
hi_lo_flip-scored = { $nameYou ->
    [yes] Tu as marqué
   *[no] { $name } a marqué
  } { $score ->
    [one] { $score } point
   *[other] { $score } points
  } dans cette manche.
hi_lo_flip-round = Manche { $round } : { $nameYou ->
    [yes] tu as le plus petit total et commences.
   *[no] { $name } a le plus petit total et commence.
  }
hi_lo_flip-won = { $nameYou ->
    [yes] Tu as gagné avec { $total ->
        [one] { $total } point
       *[other] { $total } points
      } !
   *[no] { $name } a gagné avec { $total ->
        [one] { $total } point
       *[other] { $total } points
      }.
  }

hi_lo_flip-move = Jouer { $card }

hi_lo_flip-over = La partie est finie.
hi_lo_flip-dealing = Distribution…
hi_lo_flip-toss = Le jeton est lancé.
hi_lo_flip-draws = { $nameYou ->
    [yes] Tu pioches une carte.
   *[no] { $name } pioche une carte.
  }
hi_lo_flip-ask-begin = { $nameYou ->
    [yes] Tu commences : joue n’importe quelle carte.
   *[no] { $name } commence avec une carte au choix.
  }
hi_lo_flip-ask-play = { $nameYou ->
    [yes] À toi : { $wanted }.
   *[no] À { $name } : { $wanted }.
  }
hi_lo_flip-ask-another = { $nameYou ->
    [yes] Encore une carte : { $wanted }.
   *[no] Encore une carte de { $name } : { $wanted }.
  }
hi_lo_flip-ask-restart = { $nameYou ->
    [yes] Commence une nouvelle pile avec la carte de ton choix.
   *[no] { $name } commence une nouvelle pile.
  }
hi_lo_flip-ask-stuck = { $nameYou ->
    [yes] Rien de { $wanted } : le jeton est lancé.
   *[no] { $name } n’a rien de { $wanted } et lance.
  }

# La leçon
hi_lo_flip-lesson-welcome = Bienvenue ! Les cartes vont de 1 à 100. Chaque pile que tu ramasses donne des points, et qui joue sa dernière carte en premier en reçoit 10 de plus. Ces sept-là sont à toi.
hi_lo_flip-lesson-chip = Le jeton montre HI : chaque carte doit être plus haute que la précédente. Avec LO, plus basse.
hi_lo_flip-lesson-begin = Tu commences, avec la carte de ton choix. Une petite laisse de la place : joue 14.
hi_lo_flip-lesson-two = 46 ! Tes cartes plus basses sont ternes : elles ne vont pas. Joue 52 : elle finit par 2, donc tu en joues aussitôt une autre.
hi_lo_flip-lesson-one = La deuxième carte : joue 61. Elle finit par 1 : la personne suivante pioche une carte et passe son tour.
hi_lo_flip-lesson-hundred = Elle passe, donc c’est encore à toi. Une carte qui finit par 0 vaut 10 points à qui la ramasse. Rien n’est plus haut que 100 : joue-la !
hi_lo_flip-lesson-taken = Rien n’était plus haut. Le jeton lancé est resté sur HI, et la carte piochée n’allait pas non plus. La pile est donc allée à la dernière autre personne à avoir joué : toi ! Cinq cartes, 14 points. Puis une nouvelle pile commence, avec une carte au choix : 95.
hi_lo_flip-lesson-turned = Tu n’avais rien de plus haut que 95, mais ton lancer a tourné le jeton sur LO. Toutes tes cartes vont, alors. Joue 73.
hi_lo_flip-lesson-lower = Maintenant on descend, jusqu’à ce qu’un lancer retourne le jeton. Plus bas que 24 : joue 19.
hi_lo_flip-lesson-reset = Pas de chance : 8 n’est pas plus bas que 5, le jeton est resté sur LO, et le 40 pioché n’allait pas (sinon il aurait été joué tout seul). La pile est donc allée en face.
hi_lo_flip-lesson-restart = Tu commences une nouvelle pile avec la carte de ton choix. Débarrasse-toi de la grande : joue 40.
hi_lo_flip-lesson-last = Il te reste une carte, plus basse que 17. Ta dernière carte finit la manche : tu ramasses la pile et 10 points de plus. Joue 8 !
hi_lo_flip-lesson-end = C’est tout ! Les cartes restées en main ne comptent pas. D’habitude, on joue des manches jusqu’à ce que quelqu’un ait 75 points. Amuse-toi bien !
