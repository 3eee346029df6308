# Hi Lo Flip en bref.
guide-hi_lo_flip-goal = Débarrasse-toi de tes sept cartes, et ramasse des piles : chaque carte ramassée donne des points. Quand quelqu’un atteint **75**, le plus haut total gagne.
guide-hi_lo_flip-turn = Joue une carte **plus haute** que celle du dessus si le jeton montre HI, **plus basse** s’il montre LO. Si une des tiennes va, tu dois jouer.
guide-hi_lo_flip-cards-title = Aucune carte ne va, et cartes spéciales
guide-hi_lo_flip-toss = **Lance** le jeton. S’il se retourne, tes cartes vont. Sinon tu pioches une carte, jouée si elle va.
guide-hi_lo_flip-reset = Toujours rien : la **dernière autre personne** qui a joué ramasse toute la pile, et tu en commences une nouvelle avec une carte au choix.
guide-hi_lo_flip-one = **Finit par 1** : la personne suivante pioche une carte et passe son tour.
guide-hi_lo_flip-two = **Finit par 2** : tu joues aussitôt une autre carte.
guide-hi_lo_flip-ten = **Finit par 0** : vaut 10 points à qui la ramasse.
guide-hi_lo_flip-end = Ta dernière carte finit la manche : tu ramasses la pile et **10** points de plus. Chaque carte ramassée donne **1** point, ou **10** si elle finit par 0. Les cartes en main ne donnent rien.
