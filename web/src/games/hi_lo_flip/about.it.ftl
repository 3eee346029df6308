about-hi_lo_flip = Più alta o più bassa? Decide il gettone. Incassa dove un altro non ti segue.
