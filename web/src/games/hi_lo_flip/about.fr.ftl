about-hi_lo_flip = Plus haut ou plus bas ? Le jeton décide. Ramasse ce que nul ne peut suivre.
