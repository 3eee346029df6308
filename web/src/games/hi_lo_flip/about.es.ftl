about-hi_lo_flip = ¿Mayor o menor? La ficha decide. Llévate lo que nadie pueda seguir.
