about-hilo = Échange tes neuf cartes cachées contre des petites ; trois d’une couleur alignées quittent la table.
