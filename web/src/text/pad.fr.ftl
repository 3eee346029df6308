# La feuille de points.
pad-title = Feuilles de points
pad-about = Pour jouer avec de vraies cartes : les règles additionnent et savent qui distribue et quand la partie est finie.
pad-not-kept = Ce navigateur n’enregistre rien : la feuille est perdue quand la page est fermée.
pad-bad-file = { $file } ne peut pas être lu : { $reason }
pad-new = Nouvelle feuille
pad-kept = Feuilles gardées
pad-ended = terminée
pad-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }
pad-remove = Supprimer
pad-remove-sure = Sûr ?
pad-not-removed = Le navigateur ne l’a pas supprimée. Réessaie.
pad-deleted = Supprimé.
pad-import = Ouvrir une feuille d’un fichier
pad-too-large = il est trop grand pour une feuille.
pad-new-title = Compter les points : { $game }
pad-names = Qui joue, dans l’ordre des places ?
pad-without = Sans { $name }
pad-more = Encore quelqu’un
pad-begin = Commencer la feuille
pad-lost = Cette feuille n’est pas dans ce navigateur.
pad-wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
  }
pad-nobody = La partie est finie et personne n’a gagné.
pad-leads = { $count ->
    [one] { $names } est en tête.
   *[other] { $names } sont en tête.
  }
pad-played-off = { $names } sont à égalité en tête : une manche de plus décide.
pad-fixing = Correction de la manche { $round }
pad-inserting = Une manche oubliée avant la manche { $round }
pad-round = Manche { $round }
pad-deals = { $name } distribue
pad-begins = { $names } commence
pad-begins-age = { $all ->
    [yes] le plus âgé ou le plus jeune commence
   *[no] le plus âgé ou le plus jeune commence : { $names }
}
pad-undo = Annuler
pad-sheet = Classement et manches
pad-again = Nouvelle partie avec les mêmes
pad-begun = Cette manche a été commencée carte par carte dans le terminal. Elle se termine là-bas, ou ici aux points.
pad-finish = Finir la manche aux points
pad-then = alors { $total } en tout
pad-counts = compte { $points }
pad-by-points = Points
pad-by-cards = Additionner les cartes
pad-longer = { $points } pour { $name } ?
pad-follows = touche suivante : { $name }
pad-all-the-same = Inscrire quand même
pad-included = { $points } avec le bonus
pad-left-out = Rien n’est inscrit pour { $names }. 0 point ?
pad-zero = Oui, 0 point
pad-cancel = Annuler
pad-take = Accepter la correction
pad-enter = Inscrire la manche
pad-next = Suivant
pad-seats = Joueurs
pad-minus = Plus ou moins
pad-clear = Effacer
pad-back = Effacer un chiffre
pad-cards = Cartes
pad-lying = Cartes inscrites
pad-take-away = Enlever { $card }
pad-changes = Cela change :
pad-same = Aucun total ne change.
pad-fix-moves = Les cartes de cette manche ont été saisies une à une : après la correction, elle n’aura plus que ses points.
pad-drop = Enlever la manche
pad-drop-sure = Vraiment l’enlever ?
pad-insert = Insérer une manche avant
pad-back-to = Retour à la feuille
pad-standings = Classement
pad-needs = encore { $points }
pad-left = à { $points } de la fin
pad-all-rounds = Manches
pad-correct = Corriger
pad-correct-round = Corriger la manche { $round }
pad-nothing-yet = Encore rien.
pad-forgot = Une manche oubliée ?
pad-forgot-before = L’inscrire avant la manche { $round }
pad-name-of = Nouveau nom de { $name }
pad-rename = Changer les noms
pad-others = Quelqu’un arrive ou s’en va
pad-along = Ceux qui restent gardent leurs points
pad-along-about = Sur une nouvelle feuille ; même nom, même personne. Cette feuille reste telle quelle.
pad-renamed = Terminé
pad-export = Enregistrer en fichier
pad-speak = Dire les totaux à voix haute
pad-later = La manche { $round } serait alors impossible.
pad-no-no-card = il n’y a pas de carte { $word }.
pad-no-copies = il n’y a pas autant de cartes { $word }.
pad-no-range = les points vont de { $least } à { $most }.
pad-no-who = Qui n’a plus de cartes ?
pad-no-over = La partie est finie.
pad-no-name = Ce nom est trop long ou contient | ou ;.
pad-no-above-all = toutes les cartes ensemble ont moins de points.
pad-no-again = Quelqu’un d’autre vient d’inscrire la manche { $round }. Est-ce une autre ?
pad-arrived = La manche { $round } vient d’être inscrite ailleurs.
pad-corrected = La manche { $round } vient d’être modifiée ailleurs.
pad-removed = La manche { $round } a été annulée ailleurs.
pad-undone = Annulé : manche { $round }.
pad-undone-other = Annulé.
pad-redo = Inscrire à nouveau
pad-theirs = Non, garder l’autre
pad-compare = Comparer
pad-another = Oui, manche { $round }
pad-too-many = Il y a trop de noms : { $names }.
pad-no-changed = Une autre fenêtre ou un autre téléphone a modifié cette feuille. Regarde-la et réessaie.
pad-no-undo = Il n’y a rien à annuler.
pad-no-full = La feuille est pleine.
pad-no-line = il y a trop de mots pour une ligne, ou des signes qu’aucun fichier ne contient.
pad-no-memory = Cet appareil manque de mémoire.
pad-no-begun = cette manche a été commencée carte par carte.
pad-no-refused = les règles n’autorisent pas ce coup.
pad-no-seen = on ne peut pas nommer ici des cartes déjà sorties.
pad-no-out = il n’y a plus de ces cartes dans la pioche : { $word }.
pad-no-next-round = la manche est finie avant { $word }.
pad-follow = Carte par carte
pad-total = { $total } au total
pad-which-card = { $name } : quelle carte ?
pad-which-first = Quelle carte vient en premier ?
pad-odds = Probabilités
pad-odds-none = Cette table ne veut pas de probabilités.
pad-odds-failed = Impossible de calculer les probabilités.
pad-odds-win = Chances de gagner
pad-with-odds = Probabilités à cette table
pad-assumed = Hypothèse : { $count ->
    [one] les cartes de la manche { $rounds } sont
   *[other] les cartes des manches { $rounds } sont
  } encore dans la pioche, car toutes ne sont pas connues.
pad-outs = Je touche maintenant des cartes déjà sorties
pad-count = Cartes sorties
pad-count-about = Touche chaque carte de cette manche qui est sortie.
pad-count-means = Une carte est sortie quand on ne peut plus la piocher : elle a été jouée, elle est visible ou on l’a montrée. Les probabilités tiennent alors compte du reste.
pad-count-left = { $cards ->
    [one] Une carte n’est pas sortie.
   *[other] { $cards } cartes ne sont pas sorties.
  }
pad-count-side = { $side ->
    [light] Côté clair
   *[dark] Côté sombre
  } ⇄
pad-replay = Revoir et analyser
pad-no-record = Dans ce jeu, les mains restent cachées : une feuille a les points et les cartes qui comptent, et la partie ne peut pas être revue.
pad-who-deals = Qui distribue ?
pad-need-lead = { $points } de { $way ->
    [fewer] moins
   *[more] plus
  } que { $names } dans cette manche pour mener, { $level } pour égaliser
pad-need-level = À égalité avec { $names }
pad-need-ahead = { $points } d’avance sur { $names }
pad-need-others = { $count } autres
pad-end-can = Cette manche peut terminer la partie. { $shares ->
    [yes] Ceux qui mènent alors ensemble gagnent ensemble.
   *[no] Si plusieurs mènent alors ensemble, on joue encore une manche.
  }
pad-end-last = C’est la dernière manche. { $shares ->
    [yes] Ceux qui mènent alors ensemble gagnent ensemble.
   *[no] Si plusieurs mènent alors ensemble, on joue encore une manche.
  }
pad-story = L’histoire de la partie
pad-story-best = Meilleure manche : { $names }, { $points } à la manche { $round }
pad-story-changes = { $count ->
    [0] La première place n’a pas changé.
    [one] La première place a changé { $count } fois.
   *[other] La première place a changé { $count } fois.
  }
pad-story-ahead = { $name } a gagné avec { $points } d’avance.
pad-story-back = { $name } avait { $points } de retard après la manche { $round } et { $over ->
    [yes] a gagné.
   *[no] mène maintenant.
  }
pad-hand = Transmettre par code QR
pad-hand-about = Vise-le avec l’appareil photo de l’autre téléphone : il reçoit toutes les manches inscrites, pas celle à moitié saisie, même sans réseau s’il a déjà ouvert cette page. Continue ensuite sur l’un des deux.
pad-hand-qr = Code QR de cette feuille
pad-hand-part = Code { $part } sur { $of }
pad-hand-next = Code suivant
pad-hand-large = Cette feuille ne tient pas dans des codes QR. Enregistre-la comme fichier et envoie-le.
pad-hand-link = La même chose en lien
pad-taken = Reprendre cette feuille ?
pad-taken-part = Le code { $part } sur { $of } est arrivé. Vise maintenant le code { $next }.
pad-taken-bad = Ce code est illisible. Scanne-le encore une fois, ou demande la feuille comme fichier.
pad-taken-new = Reprendre
pad-taken-more = Tu as déjà cette feuille, et l’autre téléphone l’a continuée.
pad-taken-same = Tu as déjà cette feuille, exactement comme ici.
pad-taken-less = Tu as déjà cette feuille, avec plus d’entrées qu’ici.
pad-taken-split = Tu as déjà cette feuille, et les deux téléphones l’ont continuée. Laquelle compte ?
pad-taken-own = Continuer avec la mienne
pad-taken-other = Prendre celle-ci à la place
pad-taken-both = Garder les deux
pad-taken-open = Ouvrir la feuille
pad-taken-shared = Elle est partagée : ce que les autres notent arrive tout seul.
pad-share = Partager cette feuille
pad-share-about = D’autres l’ouvrent sur leur téléphone : avec ce code, ce lien ou cette image.
pad-share-look = Seulement pour regarder
pad-share-qr = Code QR du lien
pad-share-tv = Grand écran
pad-shared = Partagée
pad-only-looks = Tu regardes.
pad-shared-away = Pas de connexion.
pad-shared-waits = { $count ->
    [one] Une entrée attend.
   *[other] { $count } entrées attendent.
  }
pad-shared-gone = Le serveur n’a plus cette feuille.
pad-shared-again = Il manquait des entrées au serveur. Elles sont renvoyées.
pad-code-unknown = Aucune feuille n’a le code { $code }.
pad-to = jusqu’à { $target }
pad-rules = Règles de cette feuille
pad-rule-of = (règle { $rule })
pad-rule = { $rule } : { $value }
pad-rules-differ = Différentes du livret :
pad-rules-same = Toutes les règles sont celles du livret.
pad-rules-book = Les règles du livret
pad-rules-change = Changer les règles
pad-rules-from = À partir de quand ?
pad-rules-now = à partir de maintenant
pad-rules-first = pour toute la partie
pad-rules-take = Prendre ces règles
pad-rules-drop = Annuler { $rules }
pad-rules-drop-sure = Annuler le changement
pad-play-on = Continuer à jouer
pad-play-on-how = Avec une fin plus tardive, la partie continue : change les points ou les manches qui la terminent.
pad-goes-on = La partie continue.
pad-no-rules = Cela ne peut pas être changé maintenant.
pad-heap-cards = Chaque carte
pad-for = pour { $name }
pad-doubled = { $sum } ×2 = { $points }
pad-older = { $count ->
    [one] Une plus ancienne
   *[other] { $count } plus anciennes
  }
