# Messages rares d’une partie contre des bots.
play-elsewhere = Cette partie est ouverte dans un autre onglet.
play-elsewhere-about = Deux onglets ne peuvent pas continuer la même partie. Continue dans l’autre, ou reprends-la ici.
play-take = La reprendre ici
play-stopped = La partie s’est arrêtée : { $reason }
play-unread = La partie enregistrée est peut-être abîmée. Tu peux en commencer une nouvelle.
play-fresh = Nouvelle partie
play-unkept = Ce navigateur ne peut rien enregistrer : la partie est perdue si tu fermes la page.
play-lost = Ce navigateur n’a pas pu enregistrer la partie : elle est perdue si tu fermes la page.
