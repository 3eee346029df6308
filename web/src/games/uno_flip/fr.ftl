# Uno Flip.
uno-color-red = rouge
uno-color-yellow = jaune
uno-color-green = vert
uno-color-blue = bleu
uno-color-pink = rose
uno-color-teal = turquoise
uno-color-purple = violet
uno-color-orange = orange
uno-symbol-draw1 = +1
uno-symbol-draw5 = +5
uno-symbol-reverse = demi-tour
uno-symbol-skip = passe-tour
uno-symbol-skip-all = passe-tous
uno-symbol-flip = flip
uno-symbol-wild = joker
uno-symbol-wild-draw2 = joker +2
uno-symbol-wild-draw-color = joker couleur
uno-face = { $symbol } { $color }
uno-any-wild = joker

### Ce qui s’est passé
uno-event-dealer_card = { $nameYou ->
    [yes] Tu as tiré
   *[no] { $name } a tiré
  } le { $card } pour savoir qui distribue.
uno-event-dealer_tie = Égalité à { $number } : on tire encore.
uno-event-dealer_shuffled = Les cartes tirées ont été remélangées.
uno-event-dealer = { $nameYou ->
    [yes] Tu as le plus grand nombre et distribues.
   *[no] { $name } a le plus grand nombre et distribue.
  }
uno-event-round = Manche { $round } : { $nameYou ->
    [yes] tu as distribué.
   *[no] { $name } a distribué.
  }
uno-event-turned_up = La première carte est le { $card }.
uno-event-put_back = Le { $card } est sorti en premier et a été remélangé.
uno-event-begins = { $nameYou ->
    [yes] Tu commences.
   *[no] { $name } commence.
  }
uno-event-jumped_in = { $nameYou ->
    [yes] Tu as pris le tour de { $before } !
   *[no] { $name } a pris { $beforeYou ->
        [yes] ton tour
       *[no] le tour de { $before }
      } !
  }
uno-event-swapped = { $nameYou ->
    [yes] Tu as échangé ta main avec { $with } !
   *[no] { $name } a échangé sa main avec { $withYou ->
        [yes] toi
       *[no] { $with }
      } !
  }
uno-event-new_hand = { $nameYou ->
    [yes] Tu as maintenant en main
   *[no] { $name } a maintenant en main
  } : { $hand }.
uno-event-played = { $nameYou ->
    [yes] Tu as joué
   *[no] { $name } a joué
  } le { $card }.
uno-event-played-drawn = { $nameYou ->
    [yes] Tu as joué la carte piochée
   *[no] { $name } a joué la carte piochée
  } : { $card }.
uno-event-said_uno = { $nameYou ->
    [yes] Tu as dit « Uno ! »
   *[no] { $name } a dit « Uno ! »
  }
uno-event-drew = { $nameYou ->
    [yes] Tu as pioché
   *[no] { $name } a pioché
  } le { $card }{ $why }.
uno-event-drew-back = { $nameYou ->
    [yes] Tu as pioché
   *[no] { $name } a pioché
  } une carte{ $why } ; au dos : { $back }.
uno-event-drew-hidden = { $nameYou ->
    [yes] Tu as pioché
   *[no] { $name } a pioché
  } une carte{ $why }.
uno-why-card = {" "}pour la carte Action
uno-why-caught = {" "}pour un « Uno » oublié
uno-why-guilty = {" "}en pénalité
uno-why-last-card = {" "}pour la dernière carte
uno-why-first-card = {" "}pour la première carte
uno-event-found = { $nameYou ->
    [yes] Tu as trouvé
   *[no] { $name } a trouvé
  } : { $color }.
uno-event-kept = { $nameYou ->
    [yes] Tu as gardé la carte.
   *[no] { $name } a gardé la carte.
  }
uno-event-drew_on = Elle n’allait pas : { $nameYou ->
    [yes] tu as encore pioché.
   *[no] { $name } a encore pioché.
  }
uno-event-passed = { $nameYou ->
    [yes] Tu as passé.
   *[no] { $name } a passé.
  }
uno-event-refilled = La défausse a été retournée : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } à piocher.
uno-event-no_cards = Il n’y avait plus de carte à piocher pour { $nameYou ->
    [yes] toi
   *[no] { $name }
  }.
uno-event-flipped = Flip ! Voici le côté { $side ->
    [light] clair
   *[dark] sombre
  } ; dessus : { $card }.
uno-event-named = { $nameYou ->
    [yes] Tu as choisi
   *[no] { $name } a choisi
  } : { $color }.
uno-event-reversed = On joue maintenant dans l’autre sens : { $direction ->
    [right] horaire
   *[left] antihoraire
  }.
uno-event-lost_turn = { $nameYou ->
    [yes] Tu as passé ton tour.
   *[no] { $name } a passé son tour.
  }
uno-event-skipped_all = Tous les autres passent : { $nameYou ->
    [yes] tu rejoues.
   *[no] { $name } rejoue.
  }
uno-event-caught = Contre-Uno ! { $byYou ->
    [yes] Tu as surpris { $name }, qui n’avait pas dit « Uno ».
   *[no] { $nameYou ->
        [yes] { $by } a vu que tu n’avais pas dit « Uno ».
       *[no] { $by } a surpris { $name }, qui n’avait pas dit « Uno ».
      }
  }
uno-event-challenged = { $nameYou ->
    [yes] Tu as contesté le coup de { $of }.
   *[no] { $ofYou ->
        [yes] { $name } a contesté ton coup.
       *[no] { $name } a contesté le coup de { $of }.
      }
  }
uno-event-challenged-hand = { $nameYou ->
    [yes] Tu as contesté le coup de { $of } et vu
   *[no] { $ofYou ->
        [yes] { $name } a contesté ton coup et vu
       *[no] { $name } a contesté le coup de { $of } et vu
      }
  } : { $hand }.
uno-event-verdict = { $verdict ->
    [guilty] { $nameYou ->
        [yes] Tu avais du { $color } : coupable !
       *[no] { $name } avait du { $color } : coupable !
      }
   *[innocent] { $nameYou ->
        [yes] Tu n’avais pas de { $color } : innocent !
       *[no] { $name } n’avait pas de { $color } : innocent !
      }
  }
uno-event-accepted = { $nameYou ->
    [yes] Tu n’as pas contesté.
   *[no] { $name } n’a pas contesté.
  }
uno-event-blocked = Plus personne ne pouvait jouer : la manche s’est arrêtée après { $turns } tours.
uno-event-cards_left = { $nameYou ->
    [yes] Il te restait
   *[no] Il restait à { $name }
  } : { $cards } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }).
uno-event-round_over = { $nameYou ->
    [yes] Tu as gagné
   *[no] { $name } a gagné
  } la manche { $round } !
uno-event-round_over-blocked = La manche { $round } est finie ; personne ne l’a gagnée.
uno-event-scored = { $nameYou ->
    [yes] Tu as marqué
   *[no] { $name } a marqué
  } { $points }.
uno-event-game_over = La partie est finie après { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
  }.
uno-event-won = { $nameYou ->
    [yes] Tu as gagné la partie avec
   *[no] { $name } a gagné la partie avec
  } { $total ->
    [one] { $total } point
   *[other] { $total } points
  } !

### Coups
uno-move-play = Jouer le { $card }{ $wild ->
    [yes] {" "}et choisir { $color }
   *[no] {""}
  }{ $uno ->
    [yes] , en disant « Uno ! »
   *[no] {""}
  }
uno-move-swap = Échanger sa main avec { $name }
uno-move-color = Choisir { $color }
uno-move-draw = Piocher une carte
uno-move-pass = Passer
uno-move-take = Piocher { $search ->
    [only] jusqu’à { $until }
    [both] jusqu’à { $until }, puis { $cards }
   *[no] { $cards }
  }
uno-move-keep = Garder la carte
uno-move-challenge = Contester
uno-move-accept = Accepter
uno-move-catch = Contre-Uno : { $name } !
uno-move-uno = Uno !

### Ce qu’il faut faire
uno-ask-over = La partie est finie.
uno-ask-color = À toi : choisis une couleur.
uno-ask-challenge = { $name } a choisi { $color }. Contester ou accepter ?
uno-ask-drawn = Jouer la carte piochée ou la garder ?
uno-ask-play = À toi : { $wanted }.
uno-ask-answer = Réponds avec une carte « + », ou pioche { $search ->
    [only] jusqu’à { $until }
    [both] jusqu’à { $until }, puis { $cards } de plus
   *[no] { $cards }
  }.
uno-ask-take = Aucune carte « + » ne répond : pioche { $search ->
    [only] jusqu’à { $until }
    [both] jusqu’à { $until }, puis { $cards } de plus
   *[no] { $cards }
  } !
uno-ask-swap = Un 7 ! Avec qui échanges-tu ta main ?
uno-ask-jump = La même carte : joue-la hors de ton tour !
uno-ask-draw = À toi : rien à jouer. Pioche !
uno-ask-pass = À toi : tu ne peux que passer.
uno-ask-catch = { $name } n’a pas dit « Uno » !
uno-ask-late = Tu n’as pas dit « Uno » ! Dis-le avant qu’on te surprenne.
uno-ask-keep = La carte piochée ne va pas : tu la gardes.
uno-ask-wait = { $nameYou ->
    [yes] À toi
   *[no] Au tour de { $name }
  }…
uno-ask-swapping = { $nameYou ->
    [yes] Tu choisis avec qui échanger ta main
   *[no] { $name } choisit avec qui échanger sa main
  }…
uno-ask-drawing = { $nameYou ->
    [yes] Tu pioches
   *[no] { $name } pioche
  }{ $hunt ->
    [yes] {" "}jusqu’à { $until }
   *[no] {""}
  }…
uno-ask-dealing = Distribution…

### Pourquoi pas
uno-no-fit = Le { $card } ne va pas : { $symbol ->
    [none] pas de { $color }.
   *[other] ni { $color } ni { $symbol }.
  }
uno-no-turn = Pas encore : c’est au tour de { $name }.
uno-no-other = Seule la carte piochée peut être jouée : { $card }. Ou garde-la.
uno-no-answer = D’abord, conteste ou accepte.
uno-no-wild = Le { $card } ne se joue qu’avec une main sans { $color }.
uno-no-answer-stack = Seule une carte « + » qui va répond à une pile de « + ». Ou pioche le tout.
uno-no-swap = Choisis d’abord avec qui tu échanges ta main.
uno-no-last = Le { $card } n’est pas un nombre : la dernière carte doit en être un.
uno-no-color = Choisis d’abord une couleur.
uno-no-catch = Il n’y a personne à surprendre.
uno-no-uno = Il n’y a rien à dire maintenant.
uno-no-fit-flip = Le { $card } ne va pas sur le premier flip : seulement { $color }, un joker ou un autre flip.

### Sur la table
uno-others = Les autres
uno-piles = Les piles
uno-hand = Tes cartes
uno-actions = Ce que tu peux faire
uno-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
uno-backs = { $count ->
    [one] Dos de la carte
   *[other] Dos de { $count } cartes
  } : { $cards }
uno-faces = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } : { $cards }
uno-next = ensuite
uno-dealer = donne
uno-draws-until = pioche jusqu’à
uno-draws-more = encore { $left }
uno-said = Uno !
uno-shout-caught = Contre-Uno !
uno-dealer-card = Tirée pour savoir qui distribue : { $card }
uno-card = { $card }, au dos { $back }{ $playable ->
    [yes] , jouable
   *[no] , pas jouable
  }{ $drawn ->
    [yes] , piochée à l’instant
   *[no] {""}
  }
uno-draw-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }{ $back ->
    [none] {""}
   *[other] , dos de la première { $back }
  }
uno-draw-pile-name = dans la pioche
uno-discard-pile = Défausse : { $card } au-dessus
uno-discard-empty = Défausse : vide
uno-discard-count = { $count ->
    [one] { $count } jouée
   *[other] { $count } jouées
  }
uno-color-now = Couleur : { $color }
uno-side-light = côté clair
uno-side-dark = côté sombre
uno-direction-right = On joue dans le sens horaire
uno-direction-left = On joue dans le sens antihoraire
uno-clockwise = sens horaire
uno-counterclockwise = sens anti­horaire
uno-say = Uno !
uno-say-how = Dire « Uno ! » avec la prochaine carte
uno-say-when = avant de jouer ton avant-dernière carte
uno-choose = Quelle couleur ?
uno-choose-for = { $card } : quelle couleur ?
uno-cancel = Une autre carte
uno-challenge-means = Tu vois la main. Si { $name } avait du { $color } : { $side ->
    [light] { $name } pioche 2, et tu joues.
   *[dark] { $name } pioche jusqu’à { $now }, et tu joues.
  } Sinon : { $side ->
    [light] tu pioches 4.
   *[dark] tu pioches jusque-là, et 2 de plus.
  }
uno-accept-means = { $side ->
    [light] Tu pioches 2 et passes ton tour.
   *[dark] Tu pioches jusqu’à { $now } et passes ton tour.
  }
uno-color-before = la couleur d’avant
uno-hand-of = { $name } avait :
uno-round-won = { $nameYou ->
    [yes] Tu as gagné
   *[no] { $name } a gagné
  } la manche { $round } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
uno-round-blocked = Manche { $round } : personne n’a gagné
