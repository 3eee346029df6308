about-hi_lo_flip = Più alta o più bassa? Decide il gettone. Incassa dove nessuno ti segue.
