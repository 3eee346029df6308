# Cartes
flip7-plus = plus { $points }
flip7-card-times = fois 2
flip7-card-freeze = Gel
flip7-card-flip3 = Trois cartes
flip7-card-second = Seconde chance
flip7-card-busting = { $card }, en double : sauté
flip7-card-lost = { $card }, perdue

# Ce qui s’est passé
flip7-round = { $nameYou ->
    [yes] La manche { $round } commence. Tu distribues.
   *[no] La manche { $round } commence. { $name } distribue.
  }
flip7-reshuffled = La défausse redevient la pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
flip7-dealt = { $nameYou ->
    [yes] Tu reçois : { $card }.
   *[no] { $name } reçoit : { $card }.
  }
flip7-drew = { $nameYou ->
    [yes] Tu prends une carte : { $card }.
   *[no] { $name } prend une carte : { $card }.
  }
flip7-flipped = { $left ->
    [0] { $nameYou ->
        [yes] Tu retournes : { $card }, la dernière.
       *[no] { $name } retourne : { $card }, la dernière.
      }
   *[other] { $nameYou ->
        [yes] Tu retournes : { $card }. Encore { $left }.
       *[no] { $name } retourne : { $card }. Encore { $left }.
      }
  }
flip7-no-card = { $nameYou ->
    [yes] Il n’y a plus de carte pour toi.
   *[no] Il n’y a plus de carte pour { $name }.
  }
flip7-stayed = { $nameYou ->
    [yes] Tu t’arrêtes à { $points }.
   *[no] { $name } s’arrête à { $points }.
  }
flip7-busted = { $nameYou ->
    [yes] Un deuxième { $card } : tu sautes.
   *[no] Un deuxième { $card } : { $name } saute.
  }
flip7-saved = { $nameYou ->
    [yes] Ta Seconde chance te sauve d’un deuxième { $card }.
   *[no] Une Seconde chance sauve { $name } d’un deuxième { $card }.
  }
flip7-set-aside = { $nameYou ->
    [yes] Tu mets « { $card } » de côté pour plus tard.
   *[no] { $name } met « { $card } » de côté pour plus tard.
  }
flip7-froze = { $nameYou ->
    [yes] Tu gèles { $target } à { $points }.
   *[no] { $targetYou ->
        [yes] { $name } te gèle à { $points }.
       *[no] { $name } gèle { $target } à { $points }.
      }
  }
flip7-froze-self = { $nameYou ->
    [yes] Tu prends le Gel toi-même, à { $points }.
   *[no] { $name } prend le Gel, à { $points }.
  }
flip7-flip3 = { $nameYou ->
    [yes] Tu fais prendre trois cartes à { $target }.
   *[no] { $targetYou ->
        [yes] { $name } te fait prendre trois cartes.
       *[no] { $name } fait prendre trois cartes à { $target }.
      }
  }
flip7-flip3-self = { $nameYou ->
    [yes] Tu prends trois cartes toi-même.
   *[no] { $name } prend trois cartes.
  }
flip7-gave = { $nameYou ->
    [yes] Tu donnes une Seconde chance à { $target }.
   *[no] { $targetYou ->
        [yes] { $name } te donne une Seconde chance.
       *[no] { $name } donne une Seconde chance à { $target }.
      }
  }
flip7-discarded = { $nameYou ->
    [yes] Ta carte « { $card } » part à la défausse.
   *[no] { $name } perd « { $card } », qui part à la défausse.
  }
flip7-seven = { $nameYou ->
    [yes] Sept nombres : tu as un Flip 7 !
   *[no] Sept nombres : { $name } a un Flip 7 !
  }
flip7-round-over = La manche { $round } est finie.
flip7-scored = { $nameYou ->
    [yes] { $points ->
        [0] Tu ne marques rien.
       *[other] Tu marques { $points }.
      }
   *[no] { $points ->
        [0] { $name } ne marque rien.
       *[other] { $name } marque { $points }.
      }
  }
flip7-game-over = La partie est finie après la manche { $round }.
flip7-won = { $nameYou ->
    [yes] Tu gagnes { flip7-with-points } !
   *[no] { $name } gagne { flip7-with-points }.
  }
flip7-gave-self = { $nameYou ->
    [yes] Tu gardes la Seconde chance.
   *[no] { $name } garde la Seconde chance.
  }
flip7-lost = Le défi est perdu : personne n’a atteint { points } à temps.
flip7-challenge = Défi : { points } avant la fin de la manche { $rounds }

# Coups
flip7-move-hit = Encore une carte
flip7-move-stay = Stop à { $points }
flip7-move-target = { $nameYou ->
    [yes] Moi
   *[no] { $name }
  }
flip7-move-freeze = { $nameYou ->
    [yes] Me geler
   *[no] Geler { $name }
  }
flip7-move-flip3 = { $nameYou ->
    [yes] Trois cartes pour moi
   *[no] Trois cartes pour { $name }
  }
flip7-move-second = { $nameYou ->
    [yes] Seconde chance pour moi
   *[no] Seconde chance pour { $name }
  }

# Ce qu’il faut faire
flip7-prompt-over = La partie est finie.
flip7-prompt-choose = À toi : encore ou stop ?
flip7-prompt-hit = À toi : prends une carte.
flip7-prompt-target = Choisis quelqu’un.
flip7-prompt-freeze = Gel : qui quitte la manche ?
flip7-prompt-flip3 = Trois cartes : pour qui ?
flip7-prompt-second = Tu as déjà une Seconde chance : pour qui est celle-ci ?
flip7-wait-deal = Distribution…
flip7-wait-card = { $nameYou ->
    [yes] Ta carte arrive…
   *[no] { $name } prend une carte…
  }
flip7-wait-choose = { $nameYou ->
    [yes] C’est à toi.
   *[no] { $name } : encore ou stop ?
  }
flip7-wait-target = { $nameYou ->
    [yes] Tu choisis pour qui est la carte.
   *[no] { $name } choisit pour qui est la carte…
  }

# La table
flip7-others = Les autres
flip7-cards-of = { $nameYou ->
    [yes] Tes cartes
   *[no] Cartes de { $name }
  }
flip7-extras-of = { $nameYou ->
    [yes] Tes autres cartes
   *[no] Autres cartes de { $name }
  }
flip7-seat-of = { $nameYou ->
    [yes] Ta place
   *[no] Place de { $name }
  }
flip7-hit = Encore
flip7-stay = Stop
flip7-with-points = { $points ->
    [one] avec { $points } point
   *[other] avec { $points } points
  }
flip7-takes-card = une carte de plus
flip7-odds = { $bust } de sauter
flip7-odds-seven = { $seven } Flip 7
flip7-odds-whole = La prochaine carte te fait sauter dans { $bust } des cas.{ $seven ->
    [no] {""}
   *[other] {" "}Si tu continues, tu obtiens un Flip 7 dans { $seven } des cas.
  }
flip7-actions = Ce que tu peux faire
flip7-middle = Le milieu de la table
flip7-stake = { $nameYou ->
    [yes] points en jeu
   *[no] points en jeu pour { $name }
  }
flip7-stake-lost = { $nameYou ->
    [yes] points : tu as sauté
   *[no] points : { $name } a sauté
  }
flip7-deck = Pioche
flip7-discard = Défausse
flip7-pile = { $pile } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
flip7-active = en jeu
flip7-stayed-status = stop
flip7-frozen = gel
flip7-busted-status = a sauté
flip7-row-points = { $points ->
    [one] { $points } point dans cette rangée
   *[other] { $points } points dans cette rangée
  }
flip7-score = +{ $points }
flip7-score-last = dernière manche +{ $points }
flip7-progress = { $count ->
    [0] aucun nombre
    [1] 1 nombre sur 7
    [7] Flip 7 !
   *[other] { $count } nombres sur 7
  }
flip7-to-give = { $nameYou ->
    [yes] { $card } : pour qui ?
   *[no] { $name } a : { $card }
  }
flip7-drawing = { $nameYou ->
    [yes] Trois cartes : encore { $left } pour toi
   *[no] Trois cartes : encore { $left } pour { $name }
  }
flip7-waiting = de côté
flip7-waiting-card = { $nameYou ->
    [yes] { $card }, mise de côté par toi
   *[no] { $card }, mise de côté par { $name }
  }
flip7-interrupted = interrompu
flip7-interrupted-card = { $nameYou ->
    [yes] { $card }, tu as encore des cartes à prendre
   *[no] { $card }, { $name } a encore des cartes à prendre
  }
flip7-shout-bust = Sauté !
flip7-shout-bust-about = Un deuxième { $card } · { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
  }
flip7-shout-seven = Flip 7 !
flip7-shout-seven-about = { $nameYou ->
    [yes] Toi : { $points } points, et 15 en plus
   *[no] { $name } : { $points } points, et 15 en plus
  }
flip7-end-of-round = La manche { $round } est finie

# La leçon
flip7-lesson-1 = Réunis des nombres différents : leur somme fait tes points. Un nombre que tu as déjà te fait sauter : rien pour cette manche ! Ta première carte est en bas.
flip7-lesson-2 = Tu as un 5. Prends une carte de plus (Encore), ou garde ce que tu as (Stop). Encore !
flip7-lesson-3 = Un 8 : 13 points. Les grands nombres sont fréquents : il y a douze 12, mais un seul 1. Le +4 de Ben ajoute juste des points. Encore !
flip7-lesson-4 = Une Seconde chance : elle te sauve une fois. Ada a tiré un Gel et l’a donné à Ben : il garde ses points, mais quitte la manche. Tu ne risques rien : encore !
flip7-lesson-5 = Un deuxième 8 ! Ta Seconde chance a servi : les deux cartes partent. Ada n’en avait pas, et a sauté. Il ne reste que toi : encore !
flip7-lesson-6 = Fois 2 double tes nombres : (5 + 8) × 2 = 26. Plus rien ne te sauve : sois sage, et stop.
flip7-lesson-7 = 26 points pour toi. Le premier à avoir 200 points à la fin d’une manche gagne. Dans cette manche, Ada a déjà sauté. Encore !
flip7-lesson-8 = Trois cartes ! Quelqu’un doit prendre trois cartes : choisis qui. Avec un seul 1, tu risques peu. Choisis-toi !
flip7-lesson-9 = Quatre nombres différents. Sept font un Flip 7 : 15 points de plus, et la manche finit aussitôt. Ose : encore !
flip7-lesson-10 = Un 12, cinq nombres ! La rangée montre combien il en manque. Encore !
flip7-lesson-11 = Six nombres ! Avec 44 points, tu pourrais t’arrêter. Mais pour cette fois : encore !
flip7-lesson-12 = Flip 7 ! 47 points, et 15 en plus. Tu sais tout ce qu’il faut. Amuse-toi bien !
flip7-refused-stay = Tu n’as pas encore de carte : tu ne peux pas t’arrêter.
flip7-refused-choose = C’est le moment de choisir : encore ou stop.
flip7-refused-assign = Choisis d’abord pour qui est la carte.
flip7-refused-out = { $nameYou ->
    [yes] Tu as
   *[no] { $name } a
  } quitté cette manche : choisis quelqu’un qui joue encore.
flip7-refused-others = Choisis quelqu’un d’autre : tu ne peux la prendre que si plus personne d’autre ne joue.
flip7-refused-second = { $nameYou ->
    [yes] Tu as déjà une Seconde chance : donne celle-ci à quelqu’un d’autre.
   *[no] { $name } a déjà une Seconde chance : choisis quelqu’un qui n’en a pas.
  }
