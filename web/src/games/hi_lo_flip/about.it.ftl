about-hi_lo_flip = Più alta o più bassa? Gioca come dice il gettone, e incassa dove gli altri non possono seguirti.
