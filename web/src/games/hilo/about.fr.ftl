about-hilo = Échange tes neuf cartes cachées contre de plus petites ; trois de même couleur alignées quittent la table.
