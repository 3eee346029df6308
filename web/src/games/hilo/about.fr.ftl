about-hilo = Échange neuf cartes cachées contre de plus petites ; les lignes d’une couleur s’en vont.
