about-hi_lo_flip = ¿Mayor o menor? La ficha decide. Llévate lo que otro no pueda seguir.
