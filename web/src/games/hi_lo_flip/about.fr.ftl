about-hi_lo_flip = Plus haut ou plus bas ? Joue comme le jeton l’indique, et ramasse ce que les autres ne peuvent suivre.
