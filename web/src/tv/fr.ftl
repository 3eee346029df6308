# Le grand écran.
tv-title = Grand écran
tv-about = Une table pour la télévision : elle montre les cartes, et chacun joue sur son téléphone. On la rejoint en scannant.
tv-name = Télé
tv-game = Quel jeu ?
tv-seats = Places
tv-sound = Son sur cet écran
tv-create = Ouvrir la table
tv-closed = Cette table est fermée.
tv-another = Ouvrir une autre table
tv-scan = Scanne pour jouer
tv-join = Jouer ou regarder
tv-first = La première personne qui scanne lance la partie.
tv-host = { $name } lance la partie sur son téléphone.
tv-happened = Le fil de la partie
tv-round = Manche { $round }
tv-won = { $count ->
    [one] Victoire de { $names } !
   *[other] Victoire partagée : { $names } !
  }
tv-next = Rejoue sur un téléphone : la partie suivante apparaît ici.
