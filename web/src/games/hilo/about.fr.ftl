about-hilo = Échange neuf cartes cachées contre de plus petites ; les lignes d’une même couleur s’en vont.
