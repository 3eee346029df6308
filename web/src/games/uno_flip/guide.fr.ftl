# Uno Flip en bref.
guide-uno_flip-goal = Les cartes ont deux côtés, un clair et un sombre ; l’un des deux compte. Débarrasse-toi en premier de tes sept cartes : celles des autres sont tes points. Avec **500**, tu gagnes.
guide-uno_flip-turn = Joue une carte de la **même couleur**, du même **nombre** ou **symbole** que celle du dessus, ou un joker. Si tu ne peux ou ne veux pas, pioches-en une ; tu peux la jouer si elle va. Avec ton avant-dernière carte, dis **Uno !** Si tu l’oublies et qu’on te surprend, tu pioches 2 cartes.
guide-uno_flip-draw = **+1**, de nuit **+5** : la personne suivante pioche et passe son tour.
guide-uno_flip-skip = **Passe-tour** : la personne suivante passe ; de nuit, toutes les autres.
guide-uno_flip-reverse = **Demi-tour** : le sens change.
guide-uno_flip-flip = **Flip** : toutes les cartes se retournent, sur la table et dans les mains.
guide-uno_flip-wild = **Joker** : va toujours ; tu choisis la couleur. **Joker +2** : la personne suivante pioche aussi 2 et passe son tour.
guide-uno_flip-color = **Joker couleur**, de nuit : la personne suivante pioche jusqu’à ta couleur.
guide-uno_flip-end = Ta dernière carte gagne la manche. Tu marques les cartes des autres mains : les nombres leur valeur, les cartes Action **10** à **30**, les jokers **40** à **60**.
