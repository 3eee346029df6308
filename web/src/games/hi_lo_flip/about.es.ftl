about-hi_lo_flip = ¿Mayor o menor? Juega lo que diga la ficha y llévate lo que otros no puedan seguir.
