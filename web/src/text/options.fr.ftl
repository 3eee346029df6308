# Une nouvelle table : places, niveaux, options.
number-less = { $label } : moins
number-more = { $label } : plus
new-title = { $game } : nouvelle partie
new-players = Joueurs, toi compris
new-level = Niveau des bots
level-random-about = Joue n’importe quel coup permis. Bien pour une première partie.
level-easy-about = Comme un débutant sympathique.
level-normal-about = Compte les cartes vues et évalue chaque coup.
level-hard-about = Anticipe et essaie ses coups.
level-expert-about = Anticipe, jusqu’à une seconde par coup.
new-rules = Règles de cette table
new-usual = Les règles habituelles
new-changed = { $count ->
    [0] les habituelles
    [1] une changée
   *[other] { $count } changées
  }
new-single = Changer les règles une à une
new-house = Règles maison
new-house-about = Pas dans les règles imprimées, mais jouées à bien des tables. Selon le livret, aucune n’est active.
new-house-changed = { $count ->
    [0] aucune
   *[other] { $count }
  }
clash-rules = « { $one } » et « { $two } » ne vont pas ensemble. Remets-en une comme avant.
clash-seats = « { $rule } » n’est pas possible ainsi { $seats ->
    [one] en solo
   *[other] à { $seats }
  }. Change cette règle, ou le nombre de joueurs.
preset-book = Livret
preset-family = Famille
preset-quick = Rapide
preset-wild = Folie
preset-own = Mes règles
preset-own-about = Celles que tu as enregistrées : { $count ->
    [one] un changement
   *[other] { $count } changements
  }.
preset-changed = Modifié
preset-keep = Enregistrer comme mes règles
preset-kept = Enregistré dans ce navigateur.
preset-not-kept = Ce navigateur ne peut pas l’enregistrer.
preset-link = Copier un lien vers ces règles
preset-copied = Lien copié.
new-begin = Distribuer
new-instead = La partie de { $game } en cours sera abandonnée.
ages-up = { $name } : plus âgé

# Options : option-JEU-CLÉ est son nom, -help une phrase à son sujet, et un texte pour chacun de ses mots.
# preset-JEU-NOM est la phrase au sujet d’un ensemble, preset-NOM son nom dans tous les jeux.
new-more = Autres règles
new-more-about = Pour le jeu lui-même : les points n’en dépendent pas.
