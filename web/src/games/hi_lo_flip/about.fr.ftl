about-hi_lo_flip = Plus haut ou plus bas ? Le jeton décide. Ramasse ce qu’un autre ne peut suivre.
